"""The difference of two figures of one view: with and without a change, or of two networks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from pointerscope.core.problems import InvalidQueryError
from pointerscope.figures.contract import is_network_figure
from pointerscope.figures.theme import DIFFERENCE, NEUTRAL, ThemeName, difference_axis
from pointerscope.figures.views import Figure, NothingToShowError, find_view, finish_figure

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery

_AXIS_OF_VALUES = {"heatmap": "z", "bar": "y"}
_OWN_RANGE = {"range", "rangemode"}
_COPIED_META = ("choices", "visit_axes", "priority")
COLUMNS = ("first", "second", "difference")  # of tables with both sides
_CAPTION = (
    "This figure (the first) minus the one it is compared with (the second): magenta is less, "
    "green is more."
)


class NoDifferenceError(NothingToShowError):
    """Two figures that cannot be subtracted."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"{reason} Compare them side by side instead.")


def draw_difference(
    name: str,
    explain: Callable[[], ExplainedQuery],
    explain_reference: Callable[[], ExplainedQuery],
    theme: ThemeName = "light",
    selected: Mapping[str, str] | None = None,
) -> Figure:
    """Return the figure of one explanation minus that of another, number by number.

    Visits are compared position by position. Where their places differ, the figure shows the
    names of the first explanation.

    Args:
        name: of the view.
        explain: returns the explanation.
        explain_reference: returns the explanation it is compared with.
        theme: the colours of paper, ink and scales.
        selected: values of options as texts.

    Raises:
        UnknownViewError: there is no such view.
        NothingToShowError: one of the two lacks what the view shows.
        NoDifferenceError: the two figures cannot be subtracted.
        InvalidOptionError: the view has no such option, or the option no such value.
    """
    view = find_view(name)
    if view.reads != "history":
        raise NoDifferenceError("This view does not depend on a history, so nothing can differ.")
    explanation, reference = explain(), explain_reference()
    for side in (explanation, reference):
        if missing := view.missing_part_in(side.bundle):
            raise missing
    if view.difference is not None:
        try:
            figure = view.difference(explanation, reference)
        except InvalidQueryError as error:
            raise NoDifferenceError(error.problems[0].message) from error
    else:
        figure = subtract(
            view.draw(explanation.bundle, explain), view.draw(reference.bundle, explain_reference)
        )
    finish_figure(figure, view, explanation.bundle, theme, selected or {})
    if not (view.reads_pairs or is_network_figure(figure)):  # which show both sides
        meta = figure["layout"]["meta"]
        meta["title"] = f"Difference: {view.title[0].lower()}{view.title[1:]}"
        meta["caption"] = _CAPTION
    return figure


def subtract(figure: Figure, reference: Figure) -> Figure:
    """Return the first figure with the numbers of the second subtracted.

    Heatmaps are subtracted cell by cell in their order, bars by their names. Traces of other
    types, and bars that only one figure has, are left out.

    Raises:
        NoDifferenceError: the figures have no heatmaps or bars, or their shapes or labels differ.
    """
    layout, reference_layout = figure["layout"], reference["layout"]
    meta, reference_meta = layout.get("meta", {}), reference_layout.get("meta", {})
    if "parts" in meta:
        raise NoDifferenceError("The numbers of this view depend on its options.")
    pairs = _pairs(figure["data"], reference["data"])
    for trace, reference_trace in pairs:
        _require_same_labels(trace, layout, reference_trace, reference_layout)
    data = [_subtract_trace(*pair) for pair in pairs]
    values = [_values(trace) for trace in data]
    new_meta = {key: meta[key] for key in _COPIED_META if key in meta}
    new_meta["summary"] = _summary(data, values)
    if "cells" in meta:
        new_meta["cells"] = [*meta["cells"][:-1], "difference"]
    if "table" in meta and "table" in reference_meta:
        by_position = "visit_axes" in meta
        new_meta["table"] = _table(meta["table"], reference_meta["table"], by_position=by_position)
    return {"data": data, "layout": _layout(layout, data) | {"meta": new_meta}}


def _pairs(
    traces: list[dict[str, Any]], references: list[dict[str, Any]]
) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Return the traces to subtract from each other: heatmaps by order, bars by name."""
    maps = [trace for trace in references if trace["type"] == "heatmap"]
    if sum(trace["type"] == "heatmap" for trace in traces) != len(maps):
        raise NoDifferenceError("The two figures have different numbers of heatmaps.")
    bars = {trace.get("name", ""): trace for trace in references if trace["type"] == "bar"}
    remaining_maps = iter(maps)
    pairs = []
    for trace in traces:
        if trace["type"] == "heatmap":
            pairs.append((trace, next(remaining_maps)))
        elif trace["type"] == "bar" and trace.get("name", "") in bars:
            pairs.append((trace, bars[trace.get("name", "")]))
    if not pairs:
        raise NoDifferenceError("This view has no bars or heatmaps to subtract.")
    return pairs


def _layout(layout: Mapping[str, Any], data: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a layout for differences, without the panels of the traces left out."""
    used = {_axis_key(axis, trace) for trace in data for axis in "xy"}
    removed = {name for name in layout if name[1:].startswith("axis") and name not in used}
    remaining = {name: layout[name] for name in layout if name not in removed | {"coloraxis"}}
    axes = used & remaining.keys()
    for name in axes:
        dropped = () if "categoryarray" in remaining[name] else _OWN_RANGE
        remaining[name] = {
            key: value for key, value in remaining[name].items() if key not in dropped
        }
    for letter in "xy":
        removed_axes = [layout[name] for name in removed if name[0] == letter]
        remaining_axes = [remaining[name] for name in axes if name[0] == letter]
        if removed_axes and remaining_axes:
            share = _close_gaps(remaining_axes, removed_axes)
            if letter == "y" and "height" in remaining:
                remaining["height"] *= share
    # Bars show their differences by length too, so they need no colour scale.
    maps = [_values(trace) for trace in data if trace["type"] == "heatmap"]
    values = maps or [_values(trace) for trace in data]
    largest = max(float(np.abs(numbers).max(initial=0.0)) for numbers in values)
    remaining[DIFFERENCE] = difference_axis(largest) | {"showscale": bool(maps)}
    return remaining | {"showlegend": False}


def _close_gaps(axes: list[dict[str, Any]], removed: list[Mapping[str, Any]]) -> float:
    """Spread the remaining panels over the room of all; return the share they had of it."""
    all_domains, domains = (
        sorted({tuple(axis.get("domain", (0, 1))) for axis in panels})
        for panels in ([*axes, *removed], axes)
    )
    gaps = [after[0] - before[1] for before, after in pairwise(all_domains)]
    gap = max(min(gaps, default=0.0), 0.0)
    share = sum(high - low for low, high in domains) + gap * (len(domains) - 1)
    moved, start = {}, 0.0
    for low, high in domains:
        moved[low, high] = [start / share, (start + high - low) / share]
        start += high - low + gap
    for axis in axes:
        axis["domain"] = moved[tuple(axis.get("domain", (0, 1)))]
    return share


def _require_same_labels(
    trace: Mapping[str, Any],
    layout: Mapping[str, Any],
    reference: Mapping[str, Any],
    reference_layout: Mapping[str, Any],
) -> None:
    """Check that the values of two traces belong to the same things."""
    if trace["type"] != reference["type"] or _values(trace).shape != _values(reference).shape:
        raise NoDifferenceError("The two figures have different sizes.")
    for axis in {"x", "y"} - {_axis_of_values(trace)}:
        key = _axis_key(axis, trace)
        if key in layout.get("meta", {}).get("visit_axes", ()):
            continue  # visits are compared by position
        labels, reference_labels = (
            list(drawn.get(axis, placed.get(key, {}).get("categoryarray", ())))
            for drawn, placed in ((trace, layout), (reference, reference_layout))
        )
        if labels != reference_labels:
            raise NoDifferenceError("The two figures do not show the same things.")


def _subtract_trace(trace: dict[str, Any], reference: dict[str, Any]) -> dict[str, Any]:
    difference = _values(trace) - _values(reference)
    axis = _axis_of_values(trace)
    if trace["type"] == "heatmap":
        return trace | {
            "z": difference,
            "coloraxis": DIFFERENCE,
            "hovertemplate": "%{y}<br>%{x}<br>difference %{z:+.6f}<extra>%{fullData.name}</extra>",
        }
    labels = "x" if axis == "y" else "y"
    colours = {
        "color": difference,
        "coloraxis": DIFFERENCE,
        "line": {"color": NEUTRAL, "width": 1},
    }
    return trace | {
        axis: difference,
        "marker": trace.get("marker", {}) | colours,
        "customdata": None,
        "hovertemplate": f"%{{{labels}}}<br>difference %{{{axis}:+.6f}}"
        "<extra>%{fullData.name}</extra>",
    }


def _axis_key(axis: str, trace: Mapping[str, Any]) -> str:
    """Return the layout's key for the horizontal or vertical axis of a trace."""
    return f"{axis}axis{trace.get(f'{axis}axis', axis)[1:]}"


def _axis_of_values(trace: Mapping[str, Any]) -> str:
    return "x" if trace.get("orientation") == "h" else _AXIS_OF_VALUES[trace["type"]]


def _values(trace: Mapping[str, Any]) -> NDArray[Any]:
    axis = _axis_of_values(trace)
    if axis not in trace:
        raise NoDifferenceError(f'A {trace["type"]} of this view has no "{axis}" to subtract.')
    return np.asarray(trace[axis], dtype=np.float32)


def _summary(traces: list[dict[str, Any]], values: list[NDArray[Any]]) -> str:
    """Return the largest difference as a sentence."""
    sizes = [float(np.abs(numbers).max(initial=0.0)) for numbers in values]
    index = int(np.argmax(sizes))
    if not sizes[index]:
        return "Nothing differs."
    numbers = values[index].ravel()
    largest = float(numbers[np.abs(numbers).argmax()])
    name = traces[index].get("name")
    where = f" ({name})" if len(traces) > 1 and name else ""
    return f"The largest difference is {largest:+.4f}{where}."


def _table(
    table: Mapping[str, Any], reference: Mapping[str, Any], *, by_position: bool
) -> dict[str, Any]:
    """Return the difference of the rows and columns that two tables share.

    Tables of visits are compared row by row, others by the labels of their rows.

    Raises:
        NoDifferenceError: a table is computed from options, or the tables have different sizes.
    """
    if "rows" not in table or "rows" not in reference:
        raise NoDifferenceError("The table of this view depends on its options.")
    rows, reference_rows = table["rows"], reference["rows"]
    if by_position:
        if len(rows) != len(reference_rows):
            raise NoDifferenceError("The two tables have different numbers of rows.")
        pairs = list(zip(rows, reference_rows, strict=True))
    else:
        by_label = {row[0]: row for row in reference_rows}
        pairs = [(row, by_label[row[0]]) for row in rows if row[0] in by_label]
    columns, reference_columns = table["columns"], reference["columns"]
    shared = [(index, index) for index in range(1, len(columns))]
    if len(columns) != len(reference_columns):
        shared = [
            (index, reference_columns.index(name))
            for index, name in enumerate(columns)
            if index and name in reference_columns
        ]
    return {
        "columns": [columns[0], *(columns[index] for index, _ in shared)],
        "rows": [
            [row[0], *(_subtract_cell(row[index], other[at]) for index, at in shared)]
            for row, other in pairs
        ],
    }


def _subtract_cell(value: Any, reference: Any) -> Any:
    """Return the difference of two numbers, None if one is missing, and a text unchanged."""
    if value is None or reference is None:
        return None
    numbers = isinstance(value, int | float) and isinstance(reference, int | float)
    return value - reference if numbers else value
