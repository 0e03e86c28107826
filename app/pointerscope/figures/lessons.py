"""Figures of lesson steps, drawn from the plain data of their pictures."""

from collections.abc import Mapping, Sequence
from functools import singledispatch
from typing import Any

import numpy as np

from pointerscope.core.array_types import Numbers
from pointerscope.figures.labels import escape, escape_in_template, place_axis, shorten
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
    recolour,
    template,
)
from pointerscope.lessons.framework.pictures import Bars, Graph, Heatmap, Lines, Picture, Points

Figure = dict[str, Any]

_COLOURS = (POINTER, GENERATION, BLEND, NEUTRAL)
_DASHES = ("solid", "dash", "dot", "dashdot")
_HEIGHT = 380
_HEATMAP_MARGINS = 130  # pixels, beside the rows
_MAX_LABELLED_POWERS = 8  # of ten on a logarithmic axis
_MIN_EDGE_WEIGHT = 0.02  # smaller weights have no edge
_MAX_EDGE_PIXELS = 12


def draw_picture(name: str, picture: Picture, theme: ThemeName) -> Figure:
    """Draw the figure of a step, with theme, title and table.

    Args:
        name: the id of the step.
        picture: the data.
        theme: the colours of background, text and scales.
    """
    figure = _draw(picture)
    meta = {"view": name, "title": picture.title, "caption": picture.caption, "summary": ""}
    figure["layout"]["meta"] = meta | figure["layout"].get("meta", {})
    figure = recolour(figure, theme)
    figure["layout"]["template"] = template(theme)
    return figure


@singledispatch
def _draw(picture: Picture) -> Figure:
    raise TypeError(f"{type(picture)} is not a picture. Use one of the classes of Picture.")


@_draw.register
def _(picture: Lines) -> Figure:
    data = [
        {
            "type": "scatter",
            "mode": "lines+markers" if picture.markers else "lines",
            "name": escape(name),
            "x": _numbers(picture.x),
            "y": _numbers(values),
            "line": _line_style(index),
            "hovertemplate": (
                f"{escape_in_template(name)}<br>%{{x:.6~g}}: %{{y:.6~g}}<extra></extra>"
            ),
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
    labels = _distinct(picture.labels)
    data = [
        {
            "type": "bar",
            "name": escape(name),
            "x": labels,
            "y": _numbers(values),
            "marker": {"color": _COLOURS[index % len(_COLOURS)]},
            "hovertemplate": f"%{{x}}<br>{escape_in_template(name)} %{{y:.6~g}}<extra></extra>",
        }
        for index, (name, values) in enumerate(picture.bars.items())
    ]
    layout = {
        "height": _HEIGHT,
        "barmode": "group",
        "xaxis": _category_axis(labels, picture.labels),
        "yaxis": {"title": {"text": picture.y_title}},
        "meta": {"table": _columns("", list(picture.labels), picture.bars)},
    }
    return {"data": data, "layout": layout}


@_draw.register
def _(picture: Heatmap) -> Figure:
    rows, columns = _distinct(picture.rows), _distinct(picture.columns)
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
        "height": height_of_rows(len(rows)) + _HEATMAP_MARGINS,
        "xaxis": _category_axis(columns, picture.columns) | {"title": {"text": picture.x_title}},
        "yaxis": place_axis(rows, [escape(shorten(row)) for row in picture.rows])
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
        "text": [escape(shorten(node)) for node in picture.nodes],
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
                "name": escape(group),
                "x": x[inside],
                "y": y[inside],
                "text": [escape(shorten(label)) for label in labels],
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


def _numbers(values: Any) -> Numbers:
    """Return numbers as float64; Plotly cannot draw 64-bit integers."""
    return np.asarray(values, dtype=np.float64)


def _powers_of_ten(values: Numbers) -> dict[str, Any]:
    """Return a logarithmic axis; up to 8 powers of ten are all labelled, nothing in between."""
    positive = values[values > 0]
    powers = np.ptp(np.log10(positive)) if len(positive) else 0.0
    ticks = {"dtick": 1} if powers <= _MAX_LABELLED_POWERS else {"nticks": _MAX_LABELLED_POWERS}
    return {"type": "log", "exponentformat": "power"} | ticks


def _line_style(index: int) -> dict[str, Any]:
    """Return the line style of a curve: a colour, and a new dash once all colours are used."""
    dash = _DASHES[index // len(_COLOURS) % len(_DASHES)]
    return {"color": _COLOURS[index % len(_COLOURS)], "width": 2.5, "dash": dash}


def _columns(first: str, labels: list[Any], values_by_name: Mapping[str, Any]) -> dict[str, Any]:
    columns = [_numbers(values).tolist() for values in values_by_name.values()]
    rows = [[f"{label:.6g}" if isinstance(label, float) else str(label)] for label in labels]
    for row, *values in zip(rows, *columns, strict=True):
        row.extend(values)
    return {"columns": [first, *values_by_name], "rows": rows}


def _category_axis(labels: list[str], texts: Sequence[str]) -> dict[str, Any]:
    """Return an axis of distinct labels, shown as these texts."""
    return {
        "type": "category",
        "tickmode": "array",
        "tickvals": labels,
        "ticktext": [escape(shorten(text)) for text in texts],
    }


def _distinct(texts: Sequence[str]) -> list[str]:
    """Return labels that differ for Plotly even where two texts are equal.

    A repeated text gets zero-width spaces.
    """
    seen: dict[str, int] = {}
    labels = []
    for text in texts:
        seen[text] = seen.get(text, 0) + 1
        labels.append(escape(text) + "\u200b" * (seen[text] - 1))
    return labels


def _edges(weights: Numbers) -> list[tuple[int, int]]:
    """Return the edges of a graph as (row, column); the strongest come last and lie on top."""
    pairs = [
        (int(row), int(column))
        for row, column in np.argwhere(weights > _MIN_EDGE_WEIGHT)
        if row != column
    ]
    return sorted(pairs, key=lambda pair: weights[pair])


def _edge(
    nodes: tuple[str, ...],
    x: Numbers,
    y: Numbers,
    weights: Numbers,
    row: int,
    column: int,
) -> dict[str, Any]:
    """Draw one edge, bent to its right so that the two directions do not overlap."""
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
        "line": {"color": NEUTRAL, "width": 1 + _MAX_EDGE_PIXELS * min(weight, 1.0)},
        "opacity": 0.35 + 0.65 * min(weight, 1.0),
        "text": f"{escape(nodes[row])} → {escape(nodes[column])}: {weight:.6f}",
        "hoverinfo": "text",
    }
