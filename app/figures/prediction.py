"""What comes out: the leading places, and which part of the network each is owed to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from app.figures.labels import cut, escaped, percent
from app.figures.theme import GENERATION, POINTER, ROW_HEIGHT
from app.figures.views import Figure, view

if TYPE_CHECKING:
    from app.analysis.explanation import Explanation


@view(
    title="Where next: the leading places",
    caption=(
        "Each bar is a place's probability: the blue part is copied from the history by the "
        "pointer, the orange part comes from the generation head, both weighted by the gate."
    ),
    order=0,
)
def prediction(explanation: Explanation) -> Figure:
    """Stacked bars of the pointer's and the generation head's part of every leading place."""
    leading = explanation.leading(explanation.query.top_k)
    # Categories must be unique, and names need not be.
    keys = [f"{rank} {escaped(place.label)}" for rank, place in enumerate(leading, 1)]
    names = [escaped(place.label) for place in leading]
    parts = (
        ("copied by the pointer", POINTER, [place.from_pointer for place in leading]),
        ("from the generation head", GENERATION, [place.from_generation for place in leading]),
    )
    best = leading[0]
    return {
        "data": [
            {
                "type": "bar",
                "orientation": "h",
                "name": name,
                "y": keys,
                "x": np.array(values),
                "customdata": [
                    [label, place.probability] for label, place in zip(names, leading, strict=True)
                ],
                "marker": {"color": colour},
                "hovertemplate": (
                    "%{customdata[0]}<br>" + name + ": %{x:.6f}<br>"
                    "together: %{customdata[1]:.6f}<extra></extra>"
                ),
            }
            for name, colour, values in parts
        ],
        "layout": {
            "barmode": "stack",
            "height": 110 + ROW_HEIGHT * len(leading) * 1.25,
            "margin": {"t": 44},
            "xaxis": {"title": {"text": "probability"}, "rangemode": "tozero", "nticks": 6},
            "yaxis": {
                "type": "category",
                "autorange": "reversed",
                "tickmode": "array",
                "tickvals": keys,
                "ticktext": [
                    f"{escaped(cut(place.label))} <b>{percent(place.probability)}</b>"
                    for place in leading
                ],
            },
            "meta": {
                "summary": (
                    f"{best.label} leads with {percent(best.probability)}: "
                    f"{percent(best.from_pointer)} copied by the pointer, "
                    f"{percent(best.from_generation)} from the generation head."
                ),
                "table": {
                    "columns": ["place", "from the pointer", "from generation", "probability"],
                    "rows": [
                        [
                            place.label,
                            place.from_pointer,
                            place.from_generation,
                            place.probability,
                        ]
                        for place in leading
                    ],
                },
            },
        },
    }
