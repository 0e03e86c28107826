"""What the generation head would answer on its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.analysis.explanation import leading_locations
from pointerscope.figures.labels import percent, place_names
from pointerscope.figures.prediction import change_of_places, ranked_bars
from pointerscope.figures.theme import GENERATION
from pointerscope.figures.views import Figure, view
from pointerscope.formulas import entropy

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery


def change_of_generation(explanation: ExplainedQuery, against: ExplainedQuery) -> Figure:
    """How the generation head's probability of every leading place differs."""
    after, before = explanation.generation_probabilities, against.generation_probabilities
    assert after is not None  # the view needs a generation head
    assert before is not None
    return change_of_places(explanation, against, after, before)


@view(
    title="What the generation head proposes",
    caption=(
        "The most probable places of the generation head, before the gate; filled bars are places "
        "of the history, hatched ones are places that the pointer could not name."
    ),
    section="choosing",
    order=1,
    needs=("generation",),
    difference=change_of_generation,
)
def generation(explanation: ExplainedQuery) -> Figure:
    """Bars of the leading places, those of the history filled."""
    probabilities = explanation.generation_probabilities
    assert probabilities is not None  # the view needs a generation head
    names = place_names(explanation.bundle.places)
    leading = leading_locations(probabilities, explanation.query.top_k)
    visited = np.isin(leading, explanation.query.history.locations)
    locations, shown = leading.tolist(), probabilities[leading].tolist()
    labels = [names.labels[location] for location in locations]
    spread = float(entropy(probabilities.astype(np.float64)))
    groups = (("in the history", visited, ""), ("not in the history", ~visited, "/"))
    return {
        "data": [
            {
                "type": "bar",
                "orientation": "h",
                "name": name,
                "y": [label for label, here in zip(labels, group.tolist(), strict=True) if here],
                "x": probabilities[leading[group]],
                "marker": {"color": GENERATION, "pattern": {"shape": shape, "size": 8}},
                "hovertemplate": f"%{{y}}<br>probability %{{x:.6f}}<br>{name}<extra></extra>",
            }
            for name, group, shape in groups
        ],
        "layout": {
            "barmode": "overlay",
            "showlegend": True,
            **ranked_bars(names, locations, shown),
            "meta": {
                "priority": {"yaxis": shown},
                "summary": (
                    f"The generation head proposes {names.plain[locations[0]]} with "
                    f"{percent(shown[0])}. It spreads like an even choice among "
                    f"{np.exp(spread):.1f} places (entropy {spread:.3f} nats); of the "
                    f"{len(locations)} places shown {int(visited.sum())} are in the history."
                ),
                "table": {
                    "columns": ["place", "probability", "in the history"],
                    "rows": [
                        [names.plain[location], share, "yes" if here else "no"]
                        for location, share, here in zip(
                            locations, shown, visited.tolist(), strict=True
                        )
                    ],
                },
            },
        },
    }
