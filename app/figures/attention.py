"""Where each position looks: self-attention, all heads at once and any one of them large."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from app.figures.labels import percent, visit_axis, visit_labels
from app.figures.theme import ROW_HEIGHT, WEIGHT_AXIS
from app.figures.views import Figure, Option, view

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

    from app.analysis.explanation import Explanation

    Array = NDArray[np.float32]

LAYER = Option("layer", "Layer", "The encoder layer, 0 is the first.")
HEAD = Option("head", "Head", "The attention head of that layer.")

_HOVER = "%{y}<br>looks at %{x}<br>weight %{z:.6f}"
_PANEL = 190
_MOST_WITH_GAPS = 24


@view(
    title="Where every head looks",
    caption=(
        "One small map for each head of each layer: a row is a visit that looks, a column a "
        "visit that is looked at, oldest first, and every row sums to 1."
    ),
    order=10,
)
def heads(explanation: Explanation) -> Figure:
    """A grid of small heatmaps, layers from top to bottom, heads from left to right."""
    layers, count = explanation.self_attention.shape[:2]
    labels = visit_labels(explanation)
    data: list[dict[str, Any]] = []
    layout: dict[str, Any] = {"annotations": []}
    for layer in range(layers):
        for head in range(count):
            number = layer * count + head + 1
            suffix = "" if number == 1 else str(number)
            left, right = _share(head, count, 0.03)
            bottom, top = _share(layers - 1 - layer, layers, 0.16 / layers)
            data.append(
                {
                    "type": "heatmap",
                    "name": f"layer {layer}, head {head}",
                    "x": labels,
                    "y": labels,
                    "z": explanation.self_attention[layer, head],
                    "meta": {LAYER.name: layer, HEAD.name: head},
                    "coloraxis": "coloraxis",
                    "xaxis": f"x{suffix}",
                    "yaxis": f"y{suffix}",
                    "hovertemplate": _HOVER + "<extra>%{fullData.name}</extra>",
                }
            )
            blank = {"type": "category", "showticklabels": False, "showgrid": False}
            layout[f"xaxis{suffix}"] = blank | {"domain": [left, right], "anchor": f"y{suffix}"}
            layout[f"yaxis{suffix}"] = blank | {
                "domain": [bottom, top],
                "anchor": f"x{suffix}",
                "autorange": "reversed",
            }
            layout["annotations"].append(
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
    layout |= {
        "height": 60 + _PANEL * layers,
        "coloraxis": WEIGHT_AXIS,
        "margin": {"t": 32},
        "meta": {"summary": _sharpest(explanation, explanation.self_attention)},
    }
    return {"data": data, "layout": layout}


@view(
    title="One head, large",
    caption=(
        "Each row shows how one visit spreads its attention over all visits: the stronger the "
        "colour, the larger the weight, and every row sums to 1."
    ),
    order=11,
    options=(LAYER, HEAD),
)
def head(explanation: Explanation) -> Figure:
    """A heatmap for every head, of which the chosen one is shown."""
    layers, count, visits, _ = explanation.self_attention.shape
    gap = 1 if visits <= _MOST_WITH_GAPS else 0
    labels = visit_labels(explanation)
    data = [
        {
            "type": "heatmap",
            "name": f"layer {layer}, head {head}",
            "x": labels,
            "y": labels,
            "z": explanation.self_attention[layer, head],
            "coloraxis": "coloraxis",
            "xgap": gap,
            "ygap": gap,
            "hovertemplate": _HOVER + "<extra></extra>",
            "meta": {LAYER.name: layer, HEAD.name: head},
        }
        for layer in range(layers)
        for head in range(count)
    ]
    axis = visit_axis(explanation) | {"showgrid": False}
    return {
        "data": data,
        "layout": {
            "height": 300 + ROW_HEIGHT * max(visits, 6),
            "coloraxis": WEIGHT_AXIS,
            "xaxis": axis | {"title": {"text": "visit looked at"}, "tickangle": -90},
            "yaxis": axis | {"title": {"text": "visit that looks"}, "autorange": "reversed"},
            "meta": {
                "summaries": [
                    _sharpest(explanation, explanation.self_attention[layer, head])
                    for layer in range(layers)
                    for head in range(count)
                ],
                "choices": [
                    _choice(LAYER, layers),
                    _choice(HEAD, count),
                ],
            },
        },
    }


def _choice(option: Option, values: int) -> dict[str, Any]:
    return {
        "name": option.name,
        "title": option.title,
        "values": list(range(values)),
        "value": 0,
    }


def _share(index: int, count: int, gap: float) -> tuple[float, float]:
    """The index-th of equal parts of 0 to 1 with gaps between them."""
    width = (1 - gap * (count - 1)) / count
    return index * (width + gap), index * (width + gap) + width


def _sharpest(explanation: Explanation, weights: Float[Array, "*heads T T"]) -> str:
    """The largest of some weights, as a sentence."""
    *head, query, key = map(int, np.unravel_index(weights.argmax(), weights.shape))
    looks, looked_at = explanation.visits[query], explanation.visits[key]
    where = f"in layer {head[0]}, head {head[1]}" if head else "of this head"
    return (
        f"The sharpest look {where}: {looks.label} ({looks.moment}) at {looked_at.label} "
        f"({looked_at.moment}), weight {percent(float(weights.max()))}."
    )
