"""How the gate decides between copying and generating."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.figures.labels import percent
from app.figures.theme import GENERATION, POINTER
from app.figures.views import Figure, view

if TYPE_CHECKING:
    from app.analysis.explanation import Explanation


@view(
    title="How the gate decides",
    caption=(
        "The gate is the pointer's share of the answer; the rest belongs to the generation head."
    ),
    order=30,
)
def gate(explanation: Explanation) -> Figure:
    """One bar from 0 to 1, cut at the gate."""
    value = explanation.gate
    learned = explanation.gate_logit is not None
    parts = (("pointer", value, POINTER), ("generation head", 1 - value, GENERATION))
    if learned:
        summary = (
            f"The gate is {value:.4f} (logit {explanation.gate_logit:.4f}): "
            f"{percent(value)} pointer, {percent(1 - value)} generation head."
        )
    else:
        summary = f"This network learned no gate: the pointer's share is fixed at {value:g}."
    return {
        "data": [
            {
                "type": "bar",
                "orientation": "h",
                "name": f"{name} {percent(share)}",
                "x": [share],
                "y": [""],
                "marker": {"color": colour},
                "hovertemplate": f"{name} %{{x:.6f}}<extra></extra>",
            }
            for name, share, colour in parts
        ],
        "layout": {
            "barmode": "stack",
            "height": 190,
            "margin": {"t": 44},
            "xaxis": {"range": [0, 1], "title": {"text": "share of the answer"}},
            "yaxis": {"showticklabels": False},
            "meta": {
                "summary": summary,
                "table": {
                    "columns": ["part", "share"],
                    "rows": [[name, share] for name, share, _ in parts],
                },
            },
        },
    }
