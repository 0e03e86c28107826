"""One head as lines from query visits to key visits."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from pointerscope.analysis.attention_flow import working_heads
from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.analysis.head_roles import even_weights
from pointerscope.core.array_types import Array, Float
from pointerscope.core.percentages import percent
from pointerscope.figures.attention import (
    HEAD,
    LAYER,
    draw_head_difference,
    option_values,
    switched_off_sentence,
)
from pointerscope.figures.labels import visit_names
from pointerscope.figures.selected_arrays import ALL, take
from pointerscope.figures.theme import NEUTRAL, height_of_rows
from pointerscope.figures.views import Figure, Option, view

QUERY = Option("query", "Visit that asks", "The visit whose attention is shown, or all of them.")

# The bounds between ten widths of lines, closer together near 0 as most weights are small.
_BOUNDS = (0.005, 0.01, 0.02, 0.04, 0.07, 0.1, 0.2, 0.35, 0.5, 0.7, 1.001)


@view(
    title="One attention head as lines",
    caption=(
        "Each line leads from the visit that asks, on the left, to a visit it reads from, on the "
        "right. The thicker the line, the larger the weight; weights of 0.5 % or less have no line."
    ),
    needs=("attention",),
    explains=("Attention",),
    section="looking",
    order=2,
    options=(LAYER, HEAD, QUERY),
    difference=draw_head_difference,
)
def lines(explanation: ExplainedQuery) -> Figure:
    """Draw a trace of lines for each of ten widths; markers on the right show the weights."""
    weights = explanation.self_attention
    layers, count, visits, _ = weights.shape
    names = visit_names(explanation)
    selected_head = take("weights", weights, LAYER.name, HEAD.name)
    steps = len(_STRENGTHS)
    rows = np.arange(visits, dtype=np.float32)
    keys = {"x": np.ones(visits, np.float32), "y": rows, "text": names.labels}
    span = _SPAN | {
        "range": [visits - 0.3, -0.7],
        "tickvals": list(range(visits)),
        "ticktext": names.ticks,
    }
    received = weights.sum(-2)
    return {
        "data": [*map(dict, _STRENGTHS), {**_MARKERS_OF_ONE, **keys}, {**_MARKERS_OF_ALL, **keys}],
        "layout": {
            "height": 60 + height_of_rows(max(visits, 6)),
            "showlegend": False,
            "hovermode": "closest",
            "xaxis": {"visible": False, "range": [-0.02, 1.02]},
            "yaxis": span,
            "yaxis2": span | {"overlaying": "y", "side": "right", "matches": "y"},
            "meta": {
                "visit_axes": ["yaxis", "yaxis2"],
                "arrays": {"weights": weights, "received": received},
                "parts": [
                    *(part | {"lines": selected_head} for part in _LINES),
                    {
                        "trace": steps,
                        "attribute": "customdata",
                        "is": take("weights", weights, LAYER.name, HEAD.name, QUERY.name),
                    },
                    {
                        "trace": steps + 1,
                        "attribute": "customdata",
                        "is": take("received", received, LAYER.name, HEAD.name),
                    },
                ],
                "choices": [
                    LAYER.choice(option_values(layers)),
                    HEAD.choice(option_values(count)),
                    QUERY.choice(
                        [*range(visits), ALL], visits - 1, [*names.numbered, "all visits"]
                    ),
                ],
                "table": {
                    "columns": ["visit that asks", *names.plain],
                    "labels": names.plain,
                    "matrix": selected_head,
                },
                "summary": _summary(explanation, received, names.plain),
            },
        },
    }


def _summary(
    explanation: ExplainedQuery, received: Float[Array, "layers heads T"], names: list[str]
) -> str:
    """Return which visit is read from most, by the heads that are on."""
    working = working_heads(explanation)
    if not working.any():
        return "Every head is switched off: no visit reads another one."
    shares = received[working].mean(0) / len(names)
    even = even_weights(explanation).mean(0)
    most = int(shares.argmax())
    return (
        f"Over all heads of all layers, {names[most]} is read from most: it gets "
        f"{percent(float(shares[most]))} of the attention, where an even spread would give "
        f"{percent(float(even[most]))}.{switched_off_sentence(working)}"
    )


def _markers(hover: str, **more: Any) -> dict[str, Any]:
    """Return invisible markers, over which the mouse shows numbers."""
    return {
        "type": "scatter",
        "mode": "markers",
        "yaxis": "y2",
        "cliponaxis": False,
        "marker": {"size": 16, "opacity": 0, "color": NEUTRAL},
        "hovertemplate": hover + "<extra></extra>",
        **more,
    }


_STRENGTHS = tuple(
    {
        "type": "scatter",
        "mode": "lines",
        "line": {"color": NEUTRAL, "width": round(1 + 5 * share, 2)},
        "opacity": round(0.12 + 0.88 * share, 2),
        "hoverinfo": "skip",
    }
    for share in np.linspace(0, 1, len(_BOUNDS) - 1).tolist()
)
_LINES = tuple(
    {"trace": index, "row": QUERY.name, "above": above, "to": to}
    for index, (above, to) in enumerate(pairwise(_BOUNDS))
)
_MARKERS_OF_ONE = _markers("%{text}<br>is read from with weight %{customdata:.6f}")
# Drawn last, so that the mouse finds these where both are.
_MARKERS_OF_ALL = _markers(
    "%{text}<br>is read from by all visits together, weight %{customdata:.6f}",
    meta={QUERY.name: ALL},
)
_SPAN = {"showgrid": False, "zeroline": False, "tickmode": "array"}
