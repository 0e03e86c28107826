"""One head as lines from the visits that look to the visits that are looked at."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.figures.attention import HEAD, LAYER, head_difference, range_of
from pointerscope.figures.labels import percent, visit_names
from pointerscope.figures.parts import ALL, take
from pointerscope.figures.theme import NEUTRAL, height_of_rows
from pointerscope.figures.views import Figure, Option, view

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery

QUERY = Option("query", "Looking", "The visit that looks, or all of them.")

# The bounds between ten strengths of lines; weights are closer together near 0.
_BOUNDS = (0.005, 0.01, 0.02, 0.04, 0.07, 0.1, 0.2, 0.35, 0.5, 0.7, 1.001)


@view(
    title="One head as lines",
    caption=(
        "Each line leads from a visit that looks, on the left, to one that it looks at, on the "
        "right: the stronger the line, the larger the weight; weights of 0.5 % or less have none."
    ),
    section="looking",
    order=2,
    options=(LAYER, HEAD, QUERY),
    difference=head_difference,
)
def lines(explanation: ExplainedQuery) -> Figure:
    """Lines of ten strengths, each a trace; markers on the right say the weights."""
    weights = explanation.self_attention
    layers, count, visits, _ = weights.shape
    names = visit_names(explanation)
    chosen = take("weights", LAYER.name, HEAD.name)
    steps = len(_STRENGTHS)
    rows = np.arange(visits, dtype=np.float32)
    keys = {"x": np.ones(visits, np.float32), "y": rows, "text": names.labels}
    span = _SPAN | {
        "range": [visits - 0.3, -0.7],
        "tickvals": list(range(visits)),
        "ticktext": names.ticks,
    }
    received = weights.sum(-2)
    shares = received.mean((0, 1)) / visits
    most = int(shares.argmax())
    return {
        "data": [*map(dict, _STRENGTHS), {**_OF_ONE, **keys}, {**_OF_ALL, **keys}],
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
                    *(part | {"lines": chosen} for part in _LINES),
                    {
                        "trace": steps,
                        "attribute": "customdata",
                        "is": take("weights", LAYER.name, HEAD.name, QUERY.name),
                    },
                    {
                        "trace": steps + 1,
                        "attribute": "customdata",
                        "is": take("received", LAYER.name, HEAD.name),
                    },
                ],
                "choices": [
                    LAYER.choice(range_of(layers)),
                    HEAD.choice(range_of(count)),
                    QUERY.choice(
                        [*range(visits), ALL], visits - 1, [*names.numbered, "all visits"]
                    ),
                ],
                "table": {
                    "columns": ["visit that looks", *names.plain],
                    "labels": names.plain,
                    "matrix": chosen,
                },
                "summary": (
                    f"Of the weight that all visits give in all heads of all layers, "
                    f"{names.plain[most]} gets the most, {percent(float(shares[most]))}; evenly "
                    f"spread it would be {percent(1 / visits)}."
                ),
            },
        },
    }


def _markers(hover: str, **more: Any) -> dict[str, Any]:
    """Where the pointer finds the numbers; nothing of them is seen."""
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
_OF_ONE = _markers("%{text}<br>is looked at with weight %{customdata:.6f}")
# Drawn last, so that these are found where both are.
_OF_ALL = _markers(
    "%{text}<br>is looked at by all visits together with %{customdata:.6f}",
    meta={QUERY.name: ALL},
)
_SPAN = {"showgrid": False, "zeroline": False, "tickmode": "array"}
