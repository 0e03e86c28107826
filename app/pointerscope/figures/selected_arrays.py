"""Figures that carry arrays once, and show the part of them that selected options name.

Selecting a layer, a head or a visit needs no request: the page computes what it shows from the same
arrays. How is said by expressions, as in lessons (`pointerscope.lessons.framework.expressions`).
Their tables are the figure's arrays at the selected values of options; the value "all" takes the
first part. A part of a figure sets an attribute of a trace to an expression, or `x` and `y` to
lines:

- `{"trace": 0, "attribute": "z", "is": expression}`
- `{"trace": 0, "lines": expression, "row": "query", "above": 0.1, "to": 0.2}`: lines from the row
  on the left to the column on the right, for values above one bound and up to the other.

`static/js/selected-arrays.js` does the same in the browser.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pointerscope.lessons.framework.expressions import Expression, evaluate, express
from pointerscope.lessons.framework.recorded_array import recorded

ALL = "all"


def selected(name: str, array: NDArray[Any], *options: str) -> NDArray[Any]:
    """Return the first part of an array, recorded as the part that options select.

    Args:
        name: of the array in the figure.
        array: its first dimensions are indexed by the options.
        options: their names.
    """
    return recorded(array[(0,) * len(options)], table=name, at=options)


def take(name: str, array: NDArray[Any], *options: str) -> Expression:
    """Return the expression of the part of an array that options select; see `selected`."""
    return express(selected(name, array, *options))


def apply_selection(figure: dict[str, Any]) -> None:
    """Set the attributes of traces and the titles of axes that depend on options."""
    meta = figure["layout"]["meta"]
    for part in meta.get("parts", ()):
        trace = figure["data"][part["trace"]]
        if "lines" in part:
            row = next(one for one in meta["choices"] if one["name"] == part["row"])
            trace |= _lines(compute_selected(part["lines"], meta), row["value"], part)
        else:
            trace[part["attribute"]] = compute_selected(part["is"], meta)
    for entry in meta.get("axis_titles", ()):
        choice = next(one for one in meta["choices"] if one["name"] == entry["option"])
        axis = figure["layout"][entry["axis"]]
        titled = axis.get("colorbar", axis)
        text = entry["titles"][choice["values"].index(choice["value"])]
        titled["title"] = titled.get("title", {}) | {"text": text}


def selected_labels(choices: Sequence[Mapping[str, Any]]) -> list[str | int]:
    """Return the selected value of every option, as its control shows it."""
    return [
        choice.get("labels", choice["values"])[choice["values"].index(choice["value"])]
        for choice in choices
    ]


def selection_words(choices: Sequence[Mapping[str, Any]]) -> str:
    """Return the selected values in words; numbers with the name of their option."""
    return ", ".join(
        f"{choice['title'].lower()} {label}" if isinstance(label, int) else label
        for choice, label in zip(choices, selected_labels(choices), strict=True)
    )


def compute_selected(expression: Expression, meta: Mapping[str, Any]) -> NDArray[Any]:
    """Return the value of an expression for the selected values of a figure's options.

    Args:
        expression: reads the figure's arrays.
        meta: of the figure, with `arrays` and `choices`.
    """
    indices = {
        choice["name"]: 0 if choice["value"] == ALL else choice["values"].index(choice["value"])
        for choice in meta.get("choices", ())
    }

    def read_table(table: Mapping[str, Any]) -> NDArray[Any]:
        part: NDArray[Any] = meta["arrays"][table["name"]]
        return part[tuple(indices[option] for option in table.get("at", ()))]

    return evaluate(expression, read_table)


def _lines(
    values: NDArray[Any], row: int | str, bounds: Mapping[str, Any]
) -> dict[str, NDArray[np.float32]]:
    """Return lines from (0, row) to (1, column), with gaps between them."""
    rows, columns = np.nonzero((values > bounds["above"]) & (values <= bounds["to"]))
    if row != ALL:
        rows, columns = rows[rows == row], columns[rows == row]
    x, y = np.full((2, len(rows), 3), np.nan, dtype=np.float32)
    x[:, 0], x[:, 1] = 0, 1
    y[:, 0], y[:, 1] = rows, columns
    return {"x": x.ravel(), "y": y.ravel()}
