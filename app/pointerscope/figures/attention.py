"""Self-attention: all heads at once, and one head large."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from pointerscope.analysis.attention_flow import (
    AttentionSums,
    compute_attention_sums,
    working_heads,
)
from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.core.array_types import Array, Bool, Booleans, Float
from pointerscope.core.percentages import percent
from pointerscope.figures.difference import subtract
from pointerscope.figures.labels import visit_names
from pointerscope.figures.selected_arrays import take
from pointerscope.figures.theme import NEUTRAL, WEIGHT_AXIS, height_of_rows
from pointerscope.figures.views import Figure, Option, view

LAYER = Option("layer", "Layer", "The encoder layer, 0 is the first.")
HEAD = Option("head", "Head", "The attention head within the layer.")

_HOVER = "%{y}<br>reads from %{x}<br>weight %{z:.6f}"
_ASKS, _READS = "visit that asks", "visit it reads from"
_WOULD_HAVE = "Switched off: these are the weights that it would have used. "
_PANEL = 190
# With more visits, gaps between cells would be as wide as the cells.
_MAX_VISITS_WITH_GAPS = 24
# Width and height of the large map; slim bars take the rest.
_MAP_WIDTH, _MAP_HEIGHT = 0.84, 0.86
_BAR_ROOM = 60


@view(
    title="All attention heads",
    caption=(
        "Each small map is one head of one layer. A row is the visit that asks, a column the "
        "visit it reads from, oldest first; every row sums to 1."
    ),
    needs=("attention",),
    explains=("Attention",),
    section="looking",
    order=0,
)
def heads(explanation: ExplainedQuery) -> Figure:
    """Draw a grid of small heatmaps, layers from top to bottom, heads from left to right."""
    weights = explanation.self_attention
    layers, count, visits, _ = weights.shape
    grid = _grid(layers, count)
    flat = weights.reshape(-1, visits, visits)
    return {
        "data": [panel | {"z": z} for panel, z in zip(grid.panels, flat, strict=True)],
        "layout": grid.layout
        | {
            # All maps share the categories of the first.
            **_named_edges(explanation, layers, count, grid.layout),
            "meta": {
                "summary": _strongest_link(explanation),
                "visit_axes": grid.axes,
                "cells": [_ASKS, _READS, "weight"],
                "small": {"title": {"font": {"size": 12}}},
            },
        },
    }


def _named_edges(
    explanation: ExplainedQuery, layers: int, count: int, layout: Mapping[str, Any]
) -> dict[str, Any]:
    """Return the axes at the left and lower edges of the grid, with visits by number and name."""
    names = visit_names(explanation)
    rows = [f"{number} {name.split(' · ')[0]}" for number, name in enumerate(names.ticks, 1)]
    columns = [str(number) for number in range(1, len(rows) + 1)]
    positions = option_values(len(rows))  # of ticks, so that the categories are sent once
    named = {"showticklabels": True, "tickmode": "array", "tickvals": positions, "tickangle": 0}
    edges: dict[str, Any] = {}
    for layer in range(layers):
        axis = _axis("yaxis", layer)
        first = {} if layer else names.axis
        edges[axis] = first | layout[axis] | named
        edges[axis] |= {"ticktext": rows, "title": {"text": _ASKS}}
    for head in range(count):
        axis = _axis("xaxis", head)
        edges[axis] = layout[axis] | named | {"ticktext": columns}
    edges["xaxis"] = names.axis | edges["xaxis"] | {"title": _ROOM_FOR_TITLE}
    return edges


def draw_head_difference(explanation: ExplainedQuery, reference: ExplainedQuery) -> Figure:
    """Draw the difference of the weights, without the bars, whose scales differ."""
    return subtract(_maps(explanation), _maps(reference))


@view(
    title="One attention head",
    caption=(
        "Each row shows how one visit spreads its attention over the visits it reads from; it "
        "sums to 1. The bars above add up how much each visit is read from; the bars on the right "
        "show by their entropy how widely each visit spreads its attention."
    ),
    needs=("attention",),
    explains=("Attention",),
    section="looking",
    order=1,
    options=(LAYER, HEAD),
    difference=draw_head_difference,
)
def head(explanation: ExplainedQuery) -> Figure:
    """Draw a heatmap for every head, of which the selected one is shown, with its sums."""
    figure = _maps(explanation)
    layout, maps = figure["layout"], figure["data"]
    sums = compute_attention_sums(explanation.self_attention)
    visits = sums.columns.shape[-1]
    first = visit_names(explanation).labels[0]
    layout["height"] += _BAR_ROOM
    layout["showlegend"] = False
    layout["bargap"] = 0.1
    layout["xaxis"]["domain"] = [0, _MAP_WIDTH]
    layout["yaxis"]["domain"] = [0, _MAP_HEIGHT]
    layout["coloraxis"] = WEIGHT_AXIS | _BESIDE_THE_MAP
    layout["xaxis2"] = _BESIDE | {"range": [0, max(float(np.log(visits)), 0.1)]}
    layout["yaxis2"] = _ABOVE | {"range": [0, float(sums.columns.max())]}
    texts = layout["meta"]["summaries"]["texts"]
    layout["meta"]["summaries"]["texts"] = list(
        map("{} {}".format, texts, _reading_sentences(explanation, sums))
    )
    arrays = {"columns": sums.columns, "entropies": sums.entropies, "rows": sums.rows}
    columns, entropies, rows = (
        take(name, array, LAYER.name, HEAD.name) for name, array in arrays.items()
    )
    layout["meta"] |= {
        "small": {"yaxis2": {"showticklabels": False}},
        "arrays": arrays,
        "parts": [
            {"trace": len(maps), "attribute": "y", "is": columns},
            {"trace": len(maps) + 1, "attribute": "x", "is": entropies},
            {"trace": len(maps) + 1, "attribute": "customdata", "is": rows},
        ],
        "table": {
            "beside": True,
            "columns": ["visit", "read from in total", "sum of its row", "entropy of its row"],
            "labels": visit_names(explanation).plain,
            "values": [columns, rows, entropies],
        },
    }
    bars = [{**_COLUMN_BARS, "x0": first}, {**_ROW_BARS, "y0": first}]
    return {"data": maps + bars, "layout": layout}


def option_values(count: int) -> list[int]:
    """Return the values of an option that counts from 0."""
    return list(range(count))


def square_layout(explanation: ExplainedQuery, x_title: str, y_title: str) -> dict[str, Any]:
    """Return the layout of a large map with the visits on both axes."""
    axis = visit_names(explanation).axis
    visits = len(explanation.query.history)
    # Positions of ticks instead of categories, so that the names are not sent twice.
    axis["tickvals"] = option_values(visits)
    return {
        "height": 300 + height_of_rows(max(visits, 6)),
        "xaxis": {**axis, "showgrid": False, "title": {"text": x_title}, "tickangle": -90},
        "yaxis": {
            **axis,
            "showgrid": False,
            "title": {"text": y_title},
            "autorange": "reversed",
        },
        "meta": {"visit_axes": ["xaxis", "yaxis"]},
    }


def cell_gaps(visits: int) -> dict[str, int]:
    """Return the space between the cells of a map."""
    gap = int(visits <= _MAX_VISITS_WITH_GAPS)
    return {"xgap": gap, "ygap": gap}


def strongest_links(
    explanation: ExplainedQuery, weights: Float[Array, "layers heads T T"]
) -> Iterator[tuple[str, str, float]]:
    """Yield the largest number of each head: the visit of its row, of its column, the number."""
    visits = weights.shape[-1]
    flat = weights.reshape(-1, visits * visits)
    largest = flat.argmax(-1)
    names = visit_names(explanation).plain
    for cell, value in zip(largest.tolist(), flat.max(-1).tolist(), strict=True):
        query, key = divmod(cell, visits)
        yield names[query], names[key], value


def _maps(explanation: ExplainedQuery) -> Figure:
    """Draw the large maps without the bars."""
    layers, count, visits, _ = explanation.self_attention.shape
    common = _LARGE | cell_gaps(visits)
    links = strongest_links(explanation, explanation.self_attention)
    layout = square_layout(explanation, _READS, _ASKS)
    layout["coloraxis"] = WEIGHT_AXIS
    layout["meta"] |= {
        "summaries": {
            "by": [LAYER.name, HEAD.name],
            "texts": [
                f"{'' if works else _WOULD_HAVE}This head's strongest link is {query} → {key} "
                f"({percent(weight)})."
                for (query, key, weight), works in zip(
                    links, working_heads(explanation).flat, strict=True
                )
            ],
        },
        "choices": [LAYER.choice(option_values(layers)), HEAD.choice(option_values(count))],
    }
    data = [
        {
            **common,
            "name": f"layer {layer}, head {head}",
            "z": explanation.self_attention[layer, head],
            "meta": {LAYER.name: layer, HEAD.name: head},
        }
        for layer in range(layers)
        for head in range(count)
    ]
    return {"data": data, "layout": layout}


def switched_off_sentence(working: Bool[Booleans, ...]) -> str:
    """Return how many heads a sentence leaves out because they read nothing; empty if none."""
    off = int((~working).sum())
    heads = "1 head that is" if off == 1 else f"{off} heads that are"
    return f" {heads} switched off {'is' if off == 1 else 'are'} not counted." if off else ""


def _strongest_link(explanation: ExplainedQuery) -> str:
    """Return the largest of all weights by which visits read, as a sentence."""
    working = working_heads(explanation)
    if not working.any():
        return "Every head is switched off: no visit reads another one."
    weights = np.where(working[..., None, None], explanation.self_attention, -1)
    layer, head, query, key = map(int, np.unravel_index(weights.argmax(), weights.shape))
    names = visit_names(explanation).plain
    return (
        f"The strongest link is {names[query]} → {names[key]} in layer {layer}, head {head} "
        f"({percent(float(weights[layer, head, query, key]))}).{switched_off_sentence(working)}"
    )


def _reading_sentences(explanation: ExplainedQuery, sums: AttentionSums) -> Iterator[str]:
    """Yield for each head which visit is read from most, and how widely visits spread."""
    names = visit_names(explanation).plain
    visits = len(names)
    columns = sums.columns.reshape(-1, visits)
    widths = sums.effective_positions.mean(-1).ravel().tolist()
    most, sizes = columns.argmax(-1).tolist(), columns.max(-1).tolist()
    for key, size, width in zip(most, sizes, widths, strict=True):
        yield (
            f"{names[key]} is read from most, {size:.2f} of {visits} in total. On average a visit "
            f"spreads its attention as if evenly over {width:.1f} visits."
        )


class _Grid(NamedTuple):
    """What the small maps of all networks with these sizes share."""

    panels: tuple[dict[str, Any], ...]
    layout: dict[str, Any]
    axes: list[str]


@cache
def _grid(layers: int, count: int) -> _Grid:
    """Return panels without weights, and a layout without names."""
    panels: list[dict[str, Any]] = []
    annotations: list[dict[str, Any]] = []
    # The maps of a layer share their rows, those of a column their columns. Only the first axes
    # carry the names of visits; the page copies them to the others.
    hidden = {"type": "category", "showticklabels": False, "showgrid": False}
    axes: dict[str, Any] = {
        _axis("xaxis", head): {
            **hidden,
            "domain": list(_share(head, count, 0.03)),
            "anchor": _axis("y", layers - 1),
        }
        for head in range(count)
    } | {
        _axis("yaxis", layer): {
            **hidden,
            "domain": list(_share(layers - 1 - layer, layers, 0.2 / layers)),
            "anchor": "x",
            "autorange": "reversed",
        }
        for layer in range(layers)
    }
    for layer in range(layers):
        for head in range(count):
            left, right = axes[_axis("xaxis", head)]["domain"]
            _, top = axes[_axis("yaxis", layer)]["domain"]
            panels.append(
                {
                    "type": "heatmap",
                    "name": f"layer {layer}, head {head}",
                    "meta": {LAYER.name: layer, HEAD.name: head},
                    "coloraxis": "coloraxis",
                    "xaxis": _axis("x", head),
                    "yaxis": _axis("y", layer),
                    "hovertemplate": _HOVER + "<extra>%{fullData.name}</extra>",
                }
            )
            annotations.append(
                {
                    "text": f"L{layer} H{head}",
                    "x": (left + right) / 2,
                    "y": top,
                    "xref": "paper",
                    "yref": "paper",
                    "xanchor": "center",
                    "yanchor": "bottom",
                    "showarrow": False,
                }
            )
    layout = {
        "title": {"text": _READS} | _BELOW_ALL_MAPS,
        "height": 60 + _PANEL * layers,
        "coloraxis": WEIGHT_AXIS,
        "margin": {"t": 32},
        "annotations": annotations,
    }
    return _Grid(tuple(panels), layout | axes, list(axes))


def _axis(name: str, index: int) -> str:
    """Return the name of the axis with this index, as Plotly counts: x, x2, x3 and so on."""
    return f"{name}{index + 1}" if index else name


def _share(index: int, count: int, gap: float) -> tuple[float, float]:
    """Return one of several equal parts of the interval from 0 to 1, with gaps between them."""
    width = (1 - gap * (count - 1)) / count
    return index * (width + gap), index * (width + gap) + width


_BELOW_ALL_MAPS = {
    "xref": "paper",
    "x": 0.5,
    "xanchor": "center",
    "yref": "container",
    "y": 0,
    "yanchor": "bottom",
}
_ROOM_FOR_TITLE = {"text": "\N{NO-BREAK SPACE}"}  # below the numbers of visits
_LARGE = {
    "type": "heatmap",
    "coloraxis": "coloraxis",
    "hovertemplate": _HOVER + "<extra></extra>",
}
_COLUMN_BARS = {
    "type": "bar",
    "name": "read from in total",
    "yaxis": "y2",
    "marker": {"color": NEUTRAL},
    "hovertemplate": "%{x}<br>read from in total %{y:.6f}<extra></extra>",
}
_ROW_BARS = {
    "type": "bar",
    "orientation": "h",
    "name": "entropy",
    "xaxis": "x2",
    "marker": {"color": NEUTRAL},
    "hovertemplate": (
        "%{y}<br>entropy %{x:.6f} nats<br>sum of the row %{customdata:.6f}<extra></extra>"
    ),
}
_BESIDE = {
    "domain": [_MAP_WIDTH + 0.02, 1],
    "anchor": "y",
    "side": "top",
    "title": {"text": "entropy"},
    "nticks": 3,
    "tickangle": 0,
}
# The columns sum to 1 on average.
_ABOVE = {
    "domain": [_MAP_HEIGHT + 0.02, 1],
    "anchor": "x",
    "tickvals": [1],
    "ticktext": ["sum = 1"],
}
_BESIDE_THE_MAP = {"colorbar": {"len": _MAP_HEIGHT, "y": 0, "yanchor": "bottom"}}
