"""What the generation head predicts by itself."""

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery, leading_locations
from pointerscope.core.percentages import percent
from pointerscope.figures.labels import place_names
from pointerscope.figures.prediction import (
    counted_entries,
    draw_place_difference,
    ranked_bars_layout,
    unknown_sentence,
)
from pointerscope.figures.theme import GENERATION
from pointerscope.figures.views import Figure, view
from pointerscope.formulas import entropy, perplexity
from pointerscope.mobility.places import UNKNOWN


def draw_generation_difference(explanation: ExplainedQuery, reference: ExplainedQuery) -> Figure:
    """Draw how the generation head's probability of every leading place differs."""
    after, before = explanation.generation_probabilities, reference.generation_probabilities
    assert after is not None  # the view needs a generation head
    assert before is not None
    return draw_place_difference(explanation, reference, after, before)


@view(
    title="What does the generation head predict?",
    caption=(
        "The most probable places by the generation head alone. Filled bars are places of the "
        "history; hatched bars are new places, which the pointer cannot predict."
    ),
    section="choosing",
    order=1,
    needs=("generation", "pointer"),  # alone, it is the prediction
    difference=draw_generation_difference,
)
def generation(explanation: ExplainedQuery) -> Figure:
    """Draw bars of the leading places; those of the history are filled."""
    probabilities = explanation.generation_probabilities
    assert probabilities is not None  # the view needs a generation head
    names = place_names(explanation.bundle.places)
    leading = leading_locations(probabilities, explanation.query.top_k)
    unknown = float(probabilities[UNKNOWN])
    visited = np.isin(leading, explanation.query.history.locations)
    locations, shown = leading.tolist(), probabilities[leading].tolist()
    labels = [names.labels[location] for location in locations]
    precise = probabilities.astype(np.float64)
    counted = f", where {entries}" if (entries := counted_entries(probabilities)) else ""
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
            **ranked_bars_layout(names, locations, shown),
            "meta": {
                "priority": {"yaxis": shown},
                "summary": (
                    f"{'Of the places it knows, the' if unknown >= shown[0] else 'The'} generation "
                    f"head puts {names.plain[locations[0]]} first with {percent(shown[0])}."
                    f"{unknown_sentence(unknown)} The probability is spread as if evenly over "
                    f"{perplexity(precise):.1f} places (entropy {entropy(precise):.3f} nats)"
                    f"{counted}. Of the {len(locations)} places shown, {int(visited.sum())} "
                    f"{'is' if visited.sum() == 1 else 'are'} in the history."
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
