"""Where each position looks: self-attention, all heads at once and any one of them large."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from pointerscope.analysis.attention_flow import attention_sums
from pointerscope.figures.difference import subtract
from pointerscope.figures.labels import percent, visit_names
from pointerscope.figures.parts import take
from pointerscope.figures.theme import NEUTRAL, WEIGHT_AXIS, height_of_rows
from pointerscope.figures.views import Figure, Option, view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.analysis.attention_flow import AttentionSums
    from pointerscope.analysis.explanation import ExplainedQuery

    Array = NDArray[np.float32]

LAYER = Option("layer", "Layer", "The encoder layer, 0 is the first.")
HEAD = Option("head", "Head", "The attention head of that layer.")

_HOVER = "%{y}<br>looks at %{x}<br>weight %{z:.6f}"
_PANEL = 190
# With more visits, gaps between cells would be as wide as the cells.
_MOST_WITH_GAPS = 24
# The large map leaves room for slim bars beside and above it.
_ACROSS, _UP = 0.84, 0.86
_BAR_ROOM = 60


@view(
    title="Where every head looks",
    caption=(
        "One small map for each head of each layer: a row is a visit that looks, a column a "
        "visit that is looked at, oldest first, and every row sums to 1."
    ),
    section="looking",
    order=0,
)
def heads(explanation: ExplainedQuery) -> Figure:
    """A grid of small heatmaps, layers from top to bottom, heads from left to right."""
    weights = explanation.self_attention
    layers, count, visits, _ = weights.shape
    grid = _grid(layers, count)
    axis = visit_names(explanation).axis
    flat = weights.reshape(-1, visits, visits)
    return {
        "data": [panel | {"z": z} for panel, z in zip(grid.panels, flat, strict=True)],
        "layout": grid.layout
        | {
            # All maps share the categories of the first.
            "xaxis": axis | grid.layout["xaxis"],
            "yaxis": axis | grid.layout["yaxis"],
            "meta": {"summary": _sharpest(explanation), "visit_axes": grid.axes},
        },
    }


def head_difference(explanation: ExplainedQuery, other: ExplainedQuery) -> Figure:
    """The weights of one less those of the other; the sums beside them have other scales."""
    return subtract(_maps(explanation), _maps(other))


@view(
    title="One head, large",
    caption=(
        "Each row shows how one visit spreads its attention and sums to 1; the bars above add up "
        "how much each visit is looked at, those beside say by their entropy how widely each "
        "visit looks."
    ),
    section="looking",
    order=1,
    options=(LAYER, HEAD),
    difference=head_difference,
)
def head(explanation: ExplainedQuery) -> Figure:
    """A heatmap with its sums for every head, of which the chosen one is shown."""
    figure = _maps(explanation)
    layout, maps = figure["layout"], figure["data"]
    sums = attention_sums(explanation.self_attention)
    visits = sums.columns.shape[-1]
    first = visit_names(explanation).labels[0]
    layout["height"] += _BAR_ROOM
    layout["showlegend"] = False
    layout["bargap"] = 0.1
    layout["xaxis"]["domain"] = [0, _ACROSS]
    layout["yaxis"]["domain"] = [0, _UP]
    layout["coloraxis"] = WEIGHT_AXIS | _BESIDE_THE_MAP
    layout["xaxis2"] = _BESIDE | {"range": [0, max(float(np.log(visits)), 0.1)]}
    layout["yaxis2"] = _ABOVE | {"range": [0, float(sums.columns.max())]}
    texts = layout["meta"]["summaries"]["texts"]
    layout["meta"]["summaries"]["texts"] = list(
        map("{} {}".format, texts, _received(explanation, sums))
    )
    layout["meta"] |= {
        "small": {"yaxis2": {"showticklabels": False}},
        "arrays": {
            "columns": sums.columns,
            "entropies": sums.entropies,
            "rows": sums.rows,
        },
        "parts": [
            {"trace": len(maps), "attribute": "y", "is": _of_head("columns")},
            {"trace": len(maps) + 1, "attribute": "x", "is": _of_head("entropies")},
            {"trace": len(maps) + 1, "attribute": "customdata", "is": _of_head("rows")},
        ],
        "table": {
            "beside": True,
            "columns": ["visit", "looked at in all", "sum of its row", "entropy of its row"],
            "labels": visit_names(explanation).plain,
            "values": [_of_head("columns"), _of_head("rows"), _of_head("entropies")],
        },
    }
    bars = [{**_COLUMN_BARS, "x0": first}, {**_ROW_BARS, "y0": first}]
    return {"data": maps + bars, "layout": layout}


def range_of(count: int) -> list[int]:
    """The values of an option that counts."""
    return list(range(count))


def square(explanation: ExplainedQuery, x_title: str, y_title: str) -> dict[str, Any]:
    """The layout of a large map with the visits on both axes."""
    axis = visit_names(explanation).axis
    visits = len(explanation.query.history)
    # Places of ticks instead of their categories: names are not said once more.
    axis["tickvals"] = range_of(visits)
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


def gaps(visits: int) -> dict[str, int]:
    """The space between the cells of a map."""
    gap = int(visits <= _MOST_WITH_GAPS)
    return {"xgap": gap, "ygap": gap}


def sharpest_looks(
    explanation: ExplainedQuery, weights: Float[Array, "layers heads T T"]
) -> Iterator[tuple[str, str, float]]:
    """For each head in turn the largest number: who looks, at whom, and the number."""
    visits = weights.shape[-1]
    flat = weights.reshape(-1, visits * visits)
    largest = flat.argmax(-1)
    names = visit_names(explanation).plain
    for cell, value in zip(largest.tolist(), flat.max(-1).tolist(), strict=True):
        query, key = divmod(cell, visits)
        yield names[query], names[key], value


def _of_head(array: str) -> dict[str, Any]:
    """The part of an array that belongs to the chosen head."""
    return take(array, LAYER.name, HEAD.name)


def _maps(explanation: ExplainedQuery) -> Figure:
    """The large maps alone."""
    layers, count, visits, _ = explanation.self_attention.shape
    common = _LARGE | gaps(visits)
    looks = sharpest_looks(explanation, explanation.self_attention)
    layout = square(explanation, "visit looked at", "visit that looks")
    layout["coloraxis"] = WEIGHT_AXIS
    layout["meta"] |= {
        "summaries": {
            "by": [LAYER.name, HEAD.name],
            "texts": [
                f"The sharpest look of this head: {query} at {key}, weight {percent(weight)}."
                for query, key, weight in looks
            ],
        },
        "choices": [LAYER.choice(range_of(layers)), HEAD.choice(range_of(count))],
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


def _sharpest(explanation: ExplainedQuery) -> str:
    """The largest of all weights, as a sentence."""
    weights = explanation.self_attention
    layer, head, query, key = map(int, np.unravel_index(weights.argmax(), weights.shape))
    names = visit_names(explanation).plain
    return (
        f"The sharpest look in layer {layer}, head {head}: {names[query]} at {names[key]}, "
        f"weight {percent(float(weights[layer, head, query, key]))}."
    )


def _received(explanation: ExplainedQuery, sums: AttentionSums) -> Iterator[str]:
    """For each head in turn who is looked at most and how widely visits look, as a sentence."""
    names = visit_names(explanation).plain
    visits = len(names)
    columns = sums.columns.reshape(-1, visits)
    widths = sums.effective_positions.mean(-1).ravel().tolist()
    most, sizes = columns.argmax(-1).tolist(), columns.max(-1).tolist()
    for key, size, width in zip(most, sizes, widths, strict=True):
        yield (
            f"{names[key]} is looked at most, {size:.2f} of {visits} in all; "
            f"a visit looks at {width:.1f} effective positions on average."
        )


class _Grid(NamedTuple):
    """What the small maps of networks of one shape have in common."""

    panels: tuple[dict[str, Any], ...]
    layout: dict[str, Any]
    axes: list[str]


@cache
def _grid(layers: int, count: int) -> _Grid:
    """Panels without weights, and a layout without names."""
    panels: list[dict[str, Any]] = []
    annotations: list[dict[str, Any]] = []
    axes: dict[str, Any] = {}
    for layer in range(layers):
        for head in range(count):
            number = layer * count + head + 1
            suffix = "" if number == 1 else str(number)
            left, right = _share(head, count, 0.03)
            bottom, top = _share(layers - 1 - layer, layers, 0.2 / layers)
            panels.append(
                {
                    "type": "heatmap",
                    "name": f"layer {layer}, head {head}",
                    "meta": {LAYER.name: layer, HEAD.name: head},
                    "coloraxis": "coloraxis",
                    "xaxis": f"x{suffix}",
                    "yaxis": f"y{suffix}",
                    "hovertemplate": _HOVER + "<extra>%{fullData.name}</extra>",
                }
            )
            # The names of visits stand on the first axes alone; the page lends them to the others.
            hidden = {"type": "category", "showticklabels": False, "showgrid": False}
            axes[f"xaxis{suffix}"] = {
                **hidden,
                "domain": [left, right],
                "anchor": f"y{suffix}",
            }
            axes[f"yaxis{suffix}"] = {
                **hidden,
                "domain": [bottom, top],
                "anchor": f"x{suffix}",
                "autorange": "reversed",
            }
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
        "height": 60 + _PANEL * layers,
        "coloraxis": WEIGHT_AXIS,
        "margin": {"t": 32},
        "annotations": annotations,
    }
    return _Grid(tuple(panels), layout | axes, list(axes))


def _share(index: int, count: int, gap: float) -> tuple[float, float]:
    """The index-th of equal parts of 0 to 1 with gaps between them."""
    width = (1 - gap * (count - 1)) / count
    return index * (width + gap), index * (width + gap) + width


_LARGE = {
    "type": "heatmap",
    "coloraxis": "coloraxis",
    "hovertemplate": _HOVER + "<extra></extra>",
}
_COLUMN_BARS = {
    "type": "bar",
    "name": "looked at in all",
    "yaxis": "y2",
    "marker": {"color": NEUTRAL},
    "hovertemplate": "%{x}<br>looked at in all %{y:.6f}<extra></extra>",
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
    "domain": [_ACROSS + 0.02, 1],
    "anchor": "y",
    "side": "top",
    "title": {"text": "entropy"},
    "nticks": 3,
    "tickangle": 0,
}
# On average a visit is looked at once.
_ABOVE = {
    "domain": [_UP + 0.02, 1],
    "anchor": "x",
    "tickvals": [1],
    "ticktext": ["sum = 1"],
}
_BESIDE_THE_MAP = {"colorbar": {"len": _UP, "y": 0, "yanchor": "bottom"}}
