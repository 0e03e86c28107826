"""Figures that hold more than they show: arrays once, and which part of them each trace shows.

Choosing a layer, a head or a visit asks nobody: whoever draws the figure takes another part of
the same arrays. What to take is said in a small language of plain data, which `static/js/parts.js`
reads too. An expression is one of

- `{"take": "weights", "at": ["layer", "head"]}`: an array at the chosen values of options; the
  value "all", which stands behind all others, takes the whole,
- `{"product": [vector, rows]}`: each row times the vector, elementwise,
- `{"dots": [vector, rows], "over": 4.0}`: the sums of these products, divided,
- `{"softmax": scores, "temperature": 1.0, "mask": [true, …] or null}`,
- `{"row": expression}`: a vector as a matrix of one row.

A part sets an attribute of a trace to an expression, or `x` and `y` to lines:

- `{"trace": 0, "attribute": "z", "is": expression}`
- `{"trace": 0, "lines": expression, "row": "query", "above": 0.1, "to": 0.2}`: lines from the row's
  place on the left to the column's on the right, of the values above one bound up to the other.
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
    """An array at the chosen values of options."""
    return {"take": name, "at": list(options)}


def show_parts(figure: dict[str, Any]) -> None:
    """Give every trace the part that the chosen values of the options name."""
    meta = figure["layout"]["meta"]
    if "parts" not in meta:
        return
    chosen = {
        choice["name"]: ALL if choice["value"] == ALL else choice["values"].index(choice["value"])
        for choice in meta["choices"]
    }
    for part in meta["parts"]:
        trace = figure["data"][part["trace"]]
        if "lines" in part:
            values = evaluate(part["lines"], meta["arrays"], chosen)
            trace |= _lines(values, chosen[part["row"]], part["above"], part["to"])
        else:
            trace[part["attribute"]] = evaluate(part["is"], meta["arrays"], chosen)


def evaluate(
    expression: Expression, arrays: Arrays, chosen: Mapping[str, int | str]
) -> NDArray[Any]:
    """The value of an expression for the chosen indices."""
    if "take" in expression:
        array = arrays[expression["take"]]
        for option in expression["at"]:
            index = chosen[option]
            array = array if isinstance(index, str) else array[index]
        return array
    if "row" in expression:
        return evaluate(expression["row"], arrays, chosen)[None]
    if "softmax" in expression:
        mask = expression["mask"]
        return softmax(
            evaluate(expression["softmax"], arrays, chosen),
            temperature=expression["temperature"],
            mask=None if mask is None else np.asarray(mask),
        )
    key = "product" if "product" in expression else "dots"
    vector, rows = (evaluate(factor, arrays, chosen) for factor in expression[key])
    products = vector * rows
    return products if key == "product" else products.sum(-1) / expression["over"]


def _lines(
    values: NDArray[Any], row: int | str, above: float, to: float
) -> dict[str, NDArray[np.float32]]:
    """Lines from (0, row) to (1, column), apart from each other."""
    if isinstance(row, str):
        rows, columns = np.nonzero((values > above) & (values <= to))
    else:
        columns = np.flatnonzero((values[row] > above) & (values[row] <= to))
        rows = np.full_like(columns, row)
    x, y = np.full((2, len(rows), 3), np.nan, dtype=np.float32)
    x[:, 0], x[:, 1] = 0, 1
    y[:, 0], y[:, 1] = rows, columns
    return {"x": x.ravel(), "y": y.ravel()}
