"""Figures that carry arrays once, and say which part of them each trace shows.

Selecting a layer, a head or a visit needs no request: the page shows another part of the same
arrays. A small language of plain data, which `static/js/parts.js` reads too, says which part. An
expression is one of

- `{"take": "weights", "at": ["layer", "head"]}`: an array at the selected values of options; the
  value "all", always the last one, takes the whole,
- `{"product": [vector, rows]}`: each row times the vector, elementwise,
- `{"dots": [vector, rows], "over": 4.0}`: the sums of these products, divided,
- `{"softmax": scores, "temperature": 1.0, "mask": [true, …] or null}`,
- `{"row": expression}`: a vector as a matrix of one row.

A part sets an attribute of a trace to an expression, or `x` and `y` to lines:

- `{"trace": 0, "attribute": "z", "is": expression}`
- `{"trace": 0, "lines": expression, "row": "query", "above": 0.1, "to": 0.2}`: lines from the row
  on the left to the column on the right, for values above one bound and up to the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.formulas import softmax

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    Expression = Mapping[str, Any]
    Arrays = Mapping[str, NDArray[Any]]

ALL = "all"


def take(name: str, *options: str) -> dict[str, Any]:
    """Return the expression for an array at the selected values of options."""
    return {"take": name, "at": list(options)}


def apply_parts(figure: dict[str, Any]) -> None:
    """Set the attributes of all traces that depend on the selected values of options."""
    meta = figure["layout"]["meta"]
    if "parts" not in meta:
        return
    indices = {
        choice["name"]: ALL if choice["value"] == ALL else choice["values"].index(choice["value"])
        for choice in meta["choices"]
    }
    for part in meta["parts"]:
        trace = figure["data"][part["trace"]]
        if "lines" in part:
            values = evaluate(part["lines"], meta["arrays"], indices)
            trace |= _lines(values, indices[part["row"]], part["above"], part["to"])
        else:
            trace[part["attribute"]] = evaluate(part["is"], meta["arrays"], indices)


def evaluate(
    expression: Expression, arrays: Arrays, indices: Mapping[str, int | str]
) -> NDArray[Any]:
    """Return the value of an expression.

    Args:
        expression: see the module.
        arrays: by name.
        indices: of the selected value of each option, or "all".
    """
    if "take" in expression:
        array = arrays[expression["take"]]
        for option in expression["at"]:
            index = indices[option]
            array = array if isinstance(index, str) else array[index]
        return array
    if "row" in expression:
        return evaluate(expression["row"], arrays, indices)[None]
    if "softmax" in expression:
        mask = expression["mask"]
        return softmax(
            evaluate(expression["softmax"], arrays, indices),
            temperature=expression["temperature"],
            mask=None if mask is None else np.asarray(mask),
        )
    key = "product" if "product" in expression else "dots"
    vector, rows = (evaluate(factor, arrays, indices) for factor in expression[key])
    products = vector * rows
    return products if key == "product" else products.sum(-1) / expression["over"]


def _lines(
    values: NDArray[Any], row: int | str, above: float, to: float
) -> dict[str, NDArray[np.float32]]:
    """Return lines from (0, row) to (1, column), with gaps between them."""
    if isinstance(row, str):
        rows, columns = np.nonzero((values > above) & (values <= to))
    else:
        columns = np.flatnonzero((values[row] > above) & (values[row] <= to))
        rows = np.full_like(columns, row)
    x, y = np.full((2, len(rows), 3), np.nan, dtype=np.float32)
    x[:, 0], x[:, 1] = 0, 1
    y[:, 0], y[:, 1] = rows, columns
    return {"x": x.ravel(), "y": y.ravel()}
