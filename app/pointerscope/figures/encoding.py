"""Figures as JSON, with NumPy arrays as the typed arrays of Plotly."""

from __future__ import annotations

from typing import Any

import numpy as np
import orjson
import pybase64


def figure_bytes(content: Any) -> bytes:
    """Return JSON in which NumPy arrays are the typed arrays of Plotly."""
    return orjson.dumps(content, default=_typed_array)


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
