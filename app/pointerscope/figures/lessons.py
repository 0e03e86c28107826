"""The pictures of lessons, drawn like every other figure."""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.figures.labels import cut, escaped, in_template, place_axis
from pointerscope.figures.theme import (
    BLEND,
    DIFFERENCE,
    GENERATION,
    NEUTRAL,
    POINTER,
    WEIGHT_AXIS,
    ThemeName,
    difference_axis,
    height_of_rows,
    template,
)
from pointerscope.lessons.framework.pictures import Bars, Graph, Heat, Lines, Picture, Points

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

Figure = dict[str, Any]

_COLOURS = (POINTER, GENERATION, BLEND, NEUTRAL)
_DASHES = ("solid", "dash", "dot", "dashdot")
_HEIGHT = 380
_MARGIN_OF_ROWS = 130
_MOST_POWERS = 8  # of ten that are all named on an axis
_LEAST_EDGE = 0.02  # of a weight that is drawn in a graph
_THICKEST_EDGE = 12  # pixels


def draw_picture(name: str, picture: Picture, theme: ThemeName) -> Figure:
    """The figure of a picture, complete with theme, title and table.

    Args:
        name: of the step that it belongs to.
        picture: what is drawn.
        theme: the colours of paper, ink and scales.
    """
    figure = _draw(picture)
    meta = {"view": name, "title": picture.title, "caption": picture.caption}
    figure["layout"]["meta"] = meta | figure["layout"].get("meta", {})
    figure["layout"]["template"] = template(theme)
    return figure


@singledispatch
def _draw(picture: Picture) -> Figure:
    raise TypeError(f"{type(picture)} is no picture.")


@_draw.register
def _(picture: Lines) -> Figure:
    data = [
        {
            "type": "scatter",
            "mode": "lines+markers" if picture.markers else "lines",
            "name": escaped(name),
            "x": _numbers(picture.x),
            "y": _numbers(values),
            "line": _line(index),
            "hovertemplate": f"{in_template(name)}<br>%{{x:.6~g}}: %{{y:.6~g}}<extra></extra>",
        }
        for index, (name, values) in enumerate(picture.curves.items())
    ]
    values = np.concatenate([_numbers(values) for values in picture.curves.values()])
    axes = {
        f"{letter}axis": {"title": {"text": title}}
        | (_powers_of_ten(shown) if letter in picture.logarithmic else {})
        for letter, title, shown in (
            ("x", picture.x_title, _numbers(picture.x)),
            ("y", picture.y_title, values),
        )
    }
    meta = {"table": _columns(picture.x_title, _numbers(picture.x).tolist(), picture.curves)}
    return {"data": data, "layout": axes | {"height": _HEIGHT, "meta": meta}}


@_draw.register
def _(picture: Bars) -> Figure:
    labels = _apart(picture.labels)
    data = [
        {
            "type": "bar",
            "name": escaped(name),
            "x": labels,
            "y": _numbers(values),
            "marker": {"color": _COLOURS[index % len(_COLOURS)]},
            "hovertemplate": f"%{{x}}<br>{in_template(name)} %{{y:.6~g}}<extra></extra>",
        }
        for index, (name, values) in enumerate(picture.bars.items())
    ]
    layout = {
        "height": _HEIGHT,
        "barmode": "group",
        "xaxis": _named(labels, picture.labels),
        "yaxis": {"title": {"text": picture.y_title}},
        "meta": {"table": _columns("", list(picture.labels), picture.bars)},
    }
    return {"data": data, "layout": layout}


@_draw.register
def _(picture: Heat) -> Figure:
    rows, columns = _apart(picture.rows), _apart(picture.columns)
    weights = picture.scale == "weights"
    values = _numbers(picture.values)
    trace = {
        "type": "heatmap",
        "x": columns,
        "y": rows,
        "z": values,
        "coloraxis": "coloraxis" if weights else DIFFERENCE,
        "xgap": 1,
        "ygap": 1,
        "hovertemplate": "%{y}, %{x}: %{z:.6~g}<extra></extra>",
    }
    largest = float(np.abs(values).max(initial=0.0))
    layout = {
        "height": height_of_rows(len(rows)) + _MARGIN_OF_ROWS,
        "xaxis": _named(columns, picture.columns) | {"title": {"text": picture.x_title}},
        "yaxis": place_axis(rows, [escaped(cut(row)) for row in picture.rows])
        | {"title": {"text": picture.y_title}},
        "coloraxis" if weights else DIFFERENCE: WEIGHT_AXIS
        if weights
        else difference_axis(largest) | {"colorbar": {"title": {"text": "value"}}},
    }
    return {"data": [trace], "layout": layout}


@_draw.register
def _(picture: Graph) -> Figure:
    count = len(picture.nodes)
    angles = np.pi / 2 - 2 * np.pi * np.arange(count) / count
    x, y = np.cos(angles), np.sin(angles)
    weights = _numbers(picture.weights)
    edges = [_edge(picture.nodes, x, y, weights, row, column) for row, column in _edges(weights)]
    nodes = {
        "type": "scatter",
        "mode": "markers+text",
        "x": x,
        "y": y,
        "text": [escaped(cut(node)) for node in picture.nodes],
        "textposition": ["top center" if at >= 0 else "bottom center" for at in y.tolist()],
        "marker": {"size": 16 + 28 * np.clip(np.diag(weights), 0, 1), "color": POINTER},
        "customdata": np.diag(weights),
        "hovertemplate": "%{text}: %{customdata:.6f} on itself<extra></extra>",
    }
    hidden = {"visible": False, "range": [-1.5, 1.5]}
    table = {
        "columns": ["from", *picture.nodes],
        "rows": [[node, *row] for node, row in zip(picture.nodes, weights.tolist(), strict=True)],
    }
    layout = {
        "height": _HEIGHT,
        "showlegend": False,
        "xaxis": hidden,
        "yaxis": hidden | {"scaleanchor": "x"},
        "meta": {"table": table},
    }
    return {"data": [*edges, nodes], "layout": layout}


@_draw.register
def _(picture: Points) -> Figure:
    groups = picture.groups or ("",) * len(picture.labels)
    x, y = _numbers(picture.x), _numbers(picture.y)
    data = []
    for index, group in enumerate(dict.fromkeys(groups)):
        inside = np.array([other == group for other in groups])
        labels = [label for label, here in zip(picture.labels, inside, strict=True) if here]
        data.append(
            {
                "type": "scatter",
                "mode": "lines+markers+text" if picture.joined else "markers+text",
                "name": escaped(group),
                "x": x[inside],
                "y": y[inside],
                "text": [escaped(cut(label)) for label in labels],
                "textposition": "top center",
                "line": {"color": _COLOURS[index % len(_COLOURS)], "width": 1},
                "marker": {"color": _COLOURS[index % len(_COLOURS)], "size": 9},
                "hovertemplate": "%{text}: (%{x:.6~g}, %{y:.6~g})<extra></extra>",
            }
        )
    rows = zip(picture.labels, x.tolist(), y.tolist(), strict=True)
    layout = {
        "height": _HEIGHT,
        "showlegend": len(data) > 1,
        "xaxis": {"title": {"text": picture.x_title}},
        "yaxis": {"title": {"text": picture.y_title}}
        | ({"scaleanchor": "x"} if picture.square else {}),
        "meta": {
            "table": {
                "columns": ["", picture.x_title, picture.y_title],
                "rows": [list(row) for row in rows],
            }
        },
    }
    return {"data": data, "layout": layout}


def _numbers(values: Any) -> NDArray[np.float64]:
    """Numbers of the type that every figure can be drawn with; Plotly takes no 64-bit integers."""
    return np.asarray(values, dtype=np.float64)


def _powers_of_ten(values: NDArray[np.float64]) -> dict[str, Any]:
    """A logarithmic axis; of few powers each is named, and nothing between them."""
    positive = values[values > 0]
    powers = np.ptp(np.log10(positive)) if len(positive) else 0.0
    named = {"dtick": 1} if powers <= _MOST_POWERS else {"nticks": _MOST_POWERS}
    return {"type": "log", "exponentformat": "power"} | named


def _line(index: int) -> dict[str, Any]:
    """Curves differ in colour, and beyond the colours in how they are dashed."""
    dash = _DASHES[index // len(_COLOURS) % len(_DASHES)]
    return {"color": _COLOURS[index % len(_COLOURS)], "width": 2.5, "dash": dash}


def _columns(first: str, labels: list[Any], named: Mapping[str, Any]) -> dict[str, Any]:
    """A table with a column for each of some named values."""
    columns = [_numbers(values).tolist() for values in named.values()]
    rows = [[f"{at:.6g}" if isinstance(at, float) else str(at)] for at in labels]
    for row, *values in zip(rows, *columns, strict=True):
        row.extend(values)
    return {"columns": [first, *named], "rows": rows}


def _named(labels: list[str], words: Sequence[str]) -> dict[str, Any]:
    return {
        "type": "category",
        "tickmode": "array",
        "tickvals": labels,
        "ticktext": [escaped(cut(word)) for word in words],
    }


def _apart(words: Sequence[str]) -> list[str]:
    """Labels that Plotly keeps apart, also where two words are the same."""
    seen: dict[str, int] = {}
    labels = []
    for word in words:
        seen[word] = seen.get(word, 0) + 1
        labels.append(escaped(word) + "\u200b" * (seen[word] - 1))
    return labels


def _edges(weights: NDArray[np.float64]) -> list[tuple[int, int]]:
    """The pairs that a graph joins, the weakest first so that the strong lie on top."""
    pairs = [
        (int(row), int(column))
        for row, column in np.argwhere(weights > _LEAST_EDGE)
        if row != column
    ]
    return sorted(pairs, key=lambda pair: weights[pair])


def _edge(
    nodes: tuple[str, ...],
    x: NDArray[np.float64],
    y: NDArray[np.float64],
    weights: NDArray[np.float64],
    row: int,
    column: int,
) -> dict[str, Any]:
    """One edge, bent to its right so that both directions can be told apart."""
    start, end = np.array([x[row], y[row]]), np.array([x[column], y[column]])
    along = end - start
    bend = (start + end) / 2 + 0.15 * np.array([along[1], -along[0]])
    at = np.linspace(0, 1, 13)[:, None]
    path = (1 - at) ** 2 * start + 2 * at * (1 - at) * bend + at**2 * end
    weight = float(weights[row, column])
    return {
        "type": "scatter",
        "mode": "lines",
        "x": path[:, 0],
        "y": path[:, 1],
        "line": {"color": NEUTRAL, "width": 1 + _THICKEST_EDGE * min(weight, 1.0)},
        "opacity": 0.35 + 0.65 * min(weight, 1.0),
        "text": f"{escaped(nodes[row])} → {escaped(nodes[column])}: {weight:.6f}",
        "hoverinfo": "text",
    }
