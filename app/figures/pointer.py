"""Where the pointer lands: scores and weights of visits, and their way onto places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from app.figures.labels import cut, escaped, percent, visit_axis, visit_labels, visit_ticks
from app.figures.theme import NEUTRAL, POINTER, ROW_HEIGHT
from app.figures.views import Figure, view

if TYPE_CHECKING:
    from app.analysis.explanation import Explanation

_STEPS = 24
_WIDEST = 16.0
_THINNEST = 1.0


@view(
    title="Which visits the pointer chooses",
    caption=(
        "Content score plus position bias is a visit's score; the softmax of the scores gives "
        "the weights, which sum to 1."
    ),
    order=20,
    needs=("pointer",),
)
def pointer(explanation: Explanation) -> Figure:
    """Content score, position bias and weight of every visit, side by side."""
    weights, content = explanation.pointer_weights, explanation.content_scores
    assert weights is not None  # the view needs a pointer
    assert content is not None
    labels = visit_labels(explanation)
    # Name, name for a narrow axis, values, colour.
    columns = [("content score", "content", content, NEUTRAL)]
    if explanation.position_bias is not None:
        columns.append(("position bias", "bias", explanation.position_bias, NEUTRAL))
    columns.append(("weight", "weight", weights, POINTER))
    data: list[dict[str, Any]] = []
    layout: dict[str, Any] = {}
    for index, (name, short, values, colour) in enumerate(columns):
        suffix = "" if index == 0 else str(index + 1)
        data.append(
            {
                "type": "bar",
                "orientation": "h",
                "name": name,
                "x": values,
                "y": labels,
                "xaxis": f"x{suffix}",
                "marker": {"color": colour},
                "hovertemplate": f"%{{y}}<br>{name} %{{x:.6f}}<extra></extra>",
            }
        )
        width = 1 / len(columns)
        layout[f"xaxis{suffix}"] = {
            "domain": [
                index * width,
                (index + 1) * width - (0.03 if index + 1 < len(columns) else 0),
            ],
            "title": {"text": short},
            "nticks": 4,
            "tickangle": 0,
        }
    chosen = int(weights.argmax())
    visit = explanation.visits[chosen]
    layout |= {
        "height": 100 + ROW_HEIGHT * max(len(labels), 4),
        "showlegend": False,
        "hovermode": "y",
        "yaxis": visit_axis(explanation) | {"autorange": "reversed"},
        "meta": {
            "priority": {"yaxis": weights.tolist()},
            "summary": (
                f"{visit.label} on {visit.moment} gets the largest weight, "
                f"{percent(float(weights[chosen]))}; the weights spread over "
                f"{explanation.effective_positions:.1f} effective positions "
                f"(entropy {explanation.pointer_entropy:.3f} nats)."
            ),
            "table": {
                "columns": ["visit", *(name for name, *_ in columns)],
                "rows": [
                    [label, *(float(values[row]) for _, _, values, _ in columns)]
                    for row, label in enumerate(_plain_labels(explanation))
                ],
            },
        },
    }
    return {"data": data, "layout": layout}


@view(
    title="From visits to places: scatter-add",
    caption=(
        "Every visit hands its weight to its place; a place that was visited more than once "
        "collects the sum."
    ),
    order=21,
    needs=("pointer",),
)
def scatter_add(explanation: Explanation) -> Figure:
    """Lines from visits on the left to places on the right, as wide as the weight is large."""
    weights, places = explanation.pointer_weights, explanation.pointed_at()
    assert weights is not None  # the view needs a pointer
    assert places is not None
    count = len(weights)
    height_of = {
        place.location: (rank + 0.5) * count / len(places) - 0.5
        for rank, place in enumerate(places)
    }
    along = np.linspace(0, 1, _STEPS)
    bend = along * along * (3 - 2 * along)
    labels = visit_labels(explanation)
    largest = float(weights.max())
    data: list[dict[str, Any]] = []
    for row, visit in enumerate(explanation.visits):
        weight = float(weights[row])
        share = weight / largest if largest else 0.0
        data.append(
            {
                "type": "scatter",
                "mode": "lines",
                "x": along.astype(np.float32),
                "y": (row + (height_of[visit.location] - row) * bend).astype(np.float32),
                "line": {"width": _THINNEST + (_WIDEST - _THINNEST) * share, "color": POINTER},
                "opacity": 0.25 + 0.6 * share,
                "hoveron": "points",
                "name": labels[row],
                "hovertemplate": f"%{{fullData.name}}<br>weight {weight:.6f}<extra></extra>",
            }
        )
    data.append(
        {
            "type": "scatter",
            "mode": "markers",
            "x": [1] * len(places),
            "y": [height_of[place.location] for place in places],
            "yaxis": "y2",
            "cliponaxis": False,
            "marker": {"size": 12, "color": POINTER},
            "customdata": [[escaped(place.label), place.probability] for place in places],
            "hovertemplate": "%{customdata[0]}<br>probability %{customdata[1]:.6f}<extra></extra>",
        }
    )
    span = {"range": [count - 0.3, -0.7], "showgrid": False, "zeroline": False, "tickmode": "array"}
    best = places[0]
    return {
        "data": data,
        "layout": {
            "height": 60 + ROW_HEIGHT * max(count, len(places), 4),
            "showlegend": False,
            "hovermode": "closest",
            "xaxis": {"visible": False, "range": [-0.01, 1.02]},
            "yaxis": span | {"tickvals": list(range(count)), "ticktext": visit_ticks(explanation)},
            "yaxis2": span
            | {
                "overlaying": "y",
                "side": "right",
                "ticks": "outside",
                "ticklen": 10,
                "tickcolor": "rgba(0, 0, 0, 0)",
                "tickvals": [height_of[place.location] for place in places],
                "ticktext": [
                    f"<b>{percent(place.probability)}</b> {escaped(cut(place.label))}"
                    for place in places
                ],
            },
            "meta": {
                "priority": {
                    "yaxis": weights.tolist(),
                    "yaxis2": [place.probability for place in places],
                },
                "summary": (
                    f"{count} visits to {len(places)} places; {best.label} collects the most, "
                    f"{percent(best.probability)} of the pointer's probability."
                ),
                "table": {
                    "columns": ["place", "visits", "pointer probability"],
                    "rows": [
                        [
                            place.label,
                            sum(visit.location == place.location for visit in explanation.visits),
                            place.probability,
                        ]
                        for place in places
                    ],
                },
            },
        },
    }


def _plain_labels(explanation: Explanation) -> list[str]:
    return [f"{visit.label} · {visit.moment}" for visit in explanation.visits]
