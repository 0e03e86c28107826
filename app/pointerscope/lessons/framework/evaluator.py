"""Computes expressions with NumPy, as `static/js/expression.js` does in the browser."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.formulas.primitives import gelu, sigmoid, softmax

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.expressions import Expression

    Operation = Mapping[str, Any]

_REDUCTIONS: dict[str, Any] = {
    "sum": np.sum,
    "product": np.prod,
    "largest": np.max,
    "smallest": np.min,
}
_PRIMITIVES: dict[str, Any] = {"gelu": gelu, "sigmoid": sigmoid}


def evaluate(
    expression: Expression, read_table: Callable[[Operation], NDArray[Any]]
) -> NDArray[Any]:
    """Return the array that an expression computes.

    Args:
        expression: see `pointerscope.lessons.framework.expressions`.
        read_table: returns the array of a `table` operation.
    """
    results: list[Any] = []
    for operation in expression:
        operands = [results[place] for place in operation.get("of", ())]
        if operation["op"] == "table":
            values = read_table(operation)
        else:
            values = _compute(operation, operands)
        # Numbers without dimensions stay as they are, so that they keep single precision.
        results.append(np.reshape(values, operation["shape"]) if operation["shape"] else values)
    return np.asarray(results[-1])


def viewed_index(view: Operation) -> NDArray[np.intp]:
    """Return the flat index in the operand for each element of a view."""
    if "index" in view:
        return np.asarray(view["index"])
    index = np.array(view["offset"])
    for axis, (length, stride) in enumerate(zip(view["shape"], view["strides"], strict=True)):
        steps = np.arange(length) * stride
        index = index + steps.reshape(-1, *[1] * (len(view["shape"]) - axis - 1))
    return index.ravel()


def _compute(operation: Operation, operands: list[Any]) -> Any:
    name = operation["op"]
    if name in {"constant", "opaque"}:
        shape, values = operation["shape"], np.array(operation["values"], dtype=np.float64)
        return np.broadcast_to(values, math.prod(shape)) if shape else float(values)
    if name == "view":
        return np.ravel(operands[0])[viewed_index(operation)]
    if name == "join":
        return np.concatenate([np.ravel(operand) for operand in operands])
    if name == "collect":
        flat = np.ravel(operands[0])
        return np.array([flat[list(group)].sum() for group in operation["groups"]])
    if name == "softmax":
        scores, *temperature = operands
        return softmax(scores, temperature=float(temperature[0]) if temperature else 1.0)
    if name in _REDUCTIONS:
        return _REDUCTIONS[name](operands[0], axis=-1)
    if name == "round":
        return np.round(operands[0], int(operands[1]))
    return (_PRIMITIVES.get(name) or getattr(np, name))(*operands)
