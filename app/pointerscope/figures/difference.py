"""The difference of two figures of one view: with and without a change, or of two networks."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.figures.theme import DIFFERENCE, NEUTRAL, difference_axis
from pointerscope.figures.views import Figure, NothingToShowError, complete, find_view

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.figures.theme import ThemeName

_AXIS_OF_VALUES = {"heatmap": "z", "bar": "y"}
_OWN_RANGE = {"range", "rangemode"}
_KEPT = ("choices", "visit_axes", "priority")
_LESS_OR_MORE = "blue is less, orange is more than in the one compared with"


class NoDifferenceError(NothingToShowError):
    """Two figures that cannot be subtracted."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"{reason} Look at the two side by side.")


def draw_difference(
    name: str,
    explain: Callable[[], ExplainedQuery],
    explain_other: Callable[[], ExplainedQuery],
    theme: ThemeName = "light",
    chosen: Mapping[str, str] | None = None,
) -> Figure:
    """The figure of what one explanation has more or less than another, number by number.

    Visits are compared position by position; where their places differ, the names are those of
    the first.

    Raises:
        UnknownViewError: there is no such view.
        NothingToShowError: one of the two lacks what the view shows, or they cannot be subtracted.
        InvalidOptionError: the view has no such option, or the option no such value.
    """
    view = find_view(name)
    if view.reads != "history":
        raise NoDifferenceError("This view reads no history.")
    explanation, other = explain(), explain_other()
    for side in (explanation, other):
        if missing := view.missing_part_in(side.bundle):
            raise missing
    if view.difference is not None:
        figure = view.difference(explanation, other)
    else:
        figure = subtract(
            view.draw(explanation.bundle, explain), view.draw(other.bundle, explain_other)
        )
    complete(figure, view, theme, chosen or {})
    meta = figure["layout"]["meta"]
    meta["title"] = f"Difference: {view.title[0].lower()}{view.title[1:]}"
    meta["caption"] = f"What is seen here, less what is seen in the other: {_LESS_OR_MORE}."
    return figure


def subtract(figure: Figure, other: Figure) -> Figure:
    """The first figure with the numbers of the second taken away.

    Heatmaps are subtracted cell by cell, bars where they stand for the same; bars that only one
    figure has, and what else they hold, are left out.

    Raises:
        NoDifferenceError: shapes or labels do not agree.
    """
    if "parts" in figure["layout"]["meta"]:
        raise NoDifferenceError("This view has no difference.")
    pairs = _pairs(figure["data"], other["data"])
    for trace, of_other in pairs:
        _check(trace, figure["layout"], of_other, other["layout"])
    data = [_subtracted(*pair) for pair in pairs]
    values = [_values(trace) for trace in data]
    layout = _layout(figure["layout"], data)
    meta, other_meta = layout["meta"], other["layout"]["meta"]
    layout["meta"] = {key: meta[key] for key in _KEPT if key in meta}
    layout["meta"]["summary"] = _largest(data, values)
    if "table" in meta and "table" in other_meta:
        by_place = "visit_axes" in meta
        layout["meta"]["table"] = _table(meta["table"], other_meta["table"], by_place=by_place)
    return {"data": data, "layout": layout}


def _pairs(
    traces: list[dict[str, Any]], others: list[dict[str, Any]]
) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The traces to subtract from each other: heatmaps in their order, bars by their names."""
    maps = [trace for trace in others if trace["type"] == "heatmap"]
    if sum(trace["type"] == "heatmap" for trace in traces) != len(maps):
        raise NoDifferenceError("The two do not show the same number of things.")
    bars = {trace["name"]: trace for trace in others if trace["type"] == "bar"}
    following = iter(maps)
    pairs = []
    for trace in traces:
        if trace["type"] == "heatmap":
            pairs.append((trace, next(following)))
        elif trace["type"] == "bar" and trace["name"] in bars:
            pairs.append((trace, bars[trace["name"]]))
    if not pairs:
        raise NoDifferenceError("This view has no difference.")
    return pairs


def _layout(layout: Mapping[str, Any], data: list[dict[str, Any]]) -> dict[str, Any]:
    """A layout for differences, without the panels of what is left out."""
    shown = {_name_of(axis, trace) for trace in data for axis in "xy"}
    left_out = {name for name in layout if name[1:].startswith("axis") and name not in shown}
    kept = {name: layout[name] for name in layout if name not in left_out | {"coloraxis"}}
    axes = shown & kept.keys()
    for name in axes:
        dropped = () if "categoryarray" in kept[name] else _OWN_RANGE
        kept[name] = {key: kept[name][key] for key in kept[name] if key not in dropped}
    for axis in "xy":
        gone = [layout[name] for name in left_out if name[0] == axis]
        left = [kept[name] for name in axes if name[0] == axis]
        if gone and left:
            room = _close_up(left, gone)
            kept["height"] *= room if axis == "y" else 1
    # Of bars the lengths say what the colours do.
    maps = [_values(trace) for trace in data if trace["type"] == "heatmap"]
    values = maps or [_values(trace) for trace in data]
    largest = max(float(np.abs(found).max(initial=0.0)) for found in values)
    kept[DIFFERENCE] = difference_axis(largest) | {"showscale": bool(maps)}
    return kept | {"showlegend": False}


def _close_up(axes: list[dict[str, Any]], left_out: list[Mapping[str, Any]]) -> float:
    """Let panels that are left fill the room of those left out; the share that they had of it."""
    whole, kept = (
        sorted({tuple(axis.get("domain", (0, 1))) for axis in of})
        for of in ([*axes, *left_out], axes)
    )
    gaps = [after[0] - before[1] for before, after in pairwise(whole)]
    gap = max(min(gaps, default=0.0), 0.0)
    share = sum(high - low for low, high in kept) + gap * (len(kept) - 1)
    moved, start = {}, 0.0
    for low, high in kept:
        moved[low, high] = [start / share, (start + high - low) / share]
        start += high - low + gap
    for axis in axes:
        axis["domain"] = moved[tuple(axis.get("domain", (0, 1)))]
    return share


def _check(
    trace: Mapping[str, Any],
    layout: Mapping[str, Any],
    other: Mapping[str, Any],
    other_layout: Mapping[str, Any],
) -> None:
    """See whether the values of two traces stand for the same."""
    if trace["type"] != other["type"] or _values(trace).shape != _values(other).shape:
        raise NoDifferenceError("The two are not of the same size.")
    for axis in {"x", "y"} - {_axis_of_values(trace)}:
        name = _name_of(axis, trace)
        if name in layout["meta"].get("visit_axes", ()):
            continue  # visits are compared by their place in line
        labels, others = (
            list(drawn.get(axis, placed.get(name, {}).get("categoryarray", ())))
            for drawn, placed in ((trace, layout), (other, other_layout))
        )
        if labels != others:
            raise NoDifferenceError("The two do not show the same things.")


def _subtracted(trace: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """A trace with the values of another taken away."""
    values, others = _values(trace), _values(other)
    axis = _axis_of_values(trace)
    if trace["type"] == "heatmap":
        return trace | {
            "z": values - others,
            "coloraxis": DIFFERENCE,
            "hovertemplate": "%{y}<br>%{x}<br>difference %{z:+.6f}<extra>%{fullData.name}</extra>",
        }
    labels = "x" if axis == "y" else "y"
    changes = values - others
    coloured = {"color": changes, "coloraxis": DIFFERENCE, "line": {"color": NEUTRAL, "width": 1}}
    return trace | {
        axis: changes,
        "marker": trace.get("marker", {}) | coloured,
        "customdata": None,
        "hovertemplate": f"%{{{labels}}}<br>difference %{{{axis}:+.6f}}"
        "<extra>%{fullData.name}</extra>",
    }


def _name_of(axis: str, trace: Mapping[str, Any]) -> str:
    """What the layout calls the horizontal or vertical axis of a trace."""
    return f"{axis}axis{trace.get(f'{axis}axis', axis)[1:]}"


def _axis_of_values(trace: Mapping[str, Any]) -> str:
    return "x" if trace.get("orientation") == "h" else _AXIS_OF_VALUES[trace["type"]]


def _values(trace: Mapping[str, Any]) -> NDArray[Any]:
    return np.asarray(trace[_axis_of_values(trace)], dtype=np.float32)


def _largest(traces: list[dict[str, Any]], values: list[NDArray[Any]]) -> str:
    """The largest difference, as a sentence."""
    sizes = [float(np.abs(found).max(initial=0.0)) for found in values]
    index = int(np.argmax(sizes))
    if not sizes[index]:
        return "Nothing differs."
    found = values[index].ravel()
    largest = float(found[np.abs(found).argmax()])
    where = f" ({traces[index].get('name')})" if len(traces) > 1 else ""
    return f"The largest difference is {largest:+.4f}{where}."


def _table(table: Mapping[str, Any], other: Mapping[str, Any], *, by_place: bool) -> dict[str, Any]:
    """The rows and columns that both tables hold, number by number.

    Where visits are shown, rows are compared by their place in line, as visits are.
    """
    rows, others = table["rows"], other["rows"]
    if by_place:
        pairs = list(zip(rows, others, strict=True))
    else:
        by_label = {row[0]: row for row in others}
        pairs = [(row, by_label[row[0]]) for row in rows if row[0] in by_label]
    columns, of_others = table["columns"], other["columns"]
    at = [(place, place) for place in range(1, len(columns))]
    if len(columns) != len(of_others):
        at = [
            (place, of_others.index(name))
            for place, name in enumerate(columns)
            if place and name in of_others
        ]
    return {
        "columns": [columns[0], *(columns[place] for place, _ in at)],
        "rows": [
            [row[0], *(_less(row[place], of_other[there]) for place, there in at)]
            for row, of_other in pairs
        ],
    }


def _less(value: Any, other: Any) -> Any:
    """The difference of numbers, nothing where one is missing, and words as they are."""
    if value is None or other is None:
        return None
    numbers = isinstance(value, int | float) and isinstance(other, int | float)
    return value - other if numbers else value
