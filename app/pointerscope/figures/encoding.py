"""NumPy arrays as JSON: the typed arrays of Plotly, and those of the API."""

from typing import Any, Literal

import numpy as np
import orjson
import pybase64

Encoding = Literal["list", "base64"]


def figure_bytes(content: Any) -> bytes:
    """Return JSON in which NumPy arrays are the typed arrays of Plotly."""
    return orjson.dumps(content, default=_typed_array)


def encode_array(array: np.ndarray[Any, Any] | None, encoding: Encoding) -> Any:
    """Return an array for JSON: a (nested) list, or base64 with dtype and shape.

    JSON has no infinity: in a list, minus infinity is the string "-inf".
    """
    if array is None:
        return None
    if encoding == "base64":
        dtype, data = array_bytes(array)
        return {"dtype": dtype, "shape": list(array.shape), "data": data}
    array = np.ascontiguousarray(array)
    if np.isfinite(array).all():
        return array
    texts = np.where(array == -np.inf, "-inf", np.where(np.isinf(array), "inf", "nan"))
    return np.where(np.isfinite(array), array.astype(object), texts).tolist()


def array_bytes(array: np.ndarray[Any, Any]) -> tuple[str, str]:
    """Return the number type of an array and its numbers in base64, row-major, little-endian."""
    kind = _LITTLE.get(array.dtype)
    if kind is None:
        array = array.astype(array.dtype.newbyteorder("<"))
        kind = array.dtype.str
    if not array.flags.c_contiguous:
        array = np.ascontiguousarray(array)
    return kind, pybase64.b64encode_as_string(array.data)


def _typed_array(value: object) -> Any:
    if isinstance(value, np.ndarray):
        dtype, data = array_bytes(value)
        typed = {"dtype": dtype[1:], "bdata": data}
        if value.ndim > 1:
            typed["shape"] = ", ".join(map(str, value.shape))
        return typed
    raise TypeError(f"A value of {type(value)} cannot be written as JSON.")


# The number types of figures, as little-endian machines name them.
_LITTLE = {
    np.dtype(name): np.dtype(name).str
    for name in ("float32", "float64", "int8", "uint8", "int16", "int32", "int64", "bool")
    if np.dtype(name).str[0] in "<|"
}
