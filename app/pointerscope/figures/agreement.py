"""Whether pointer and generation head agree."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.agreement import agreement_of
from pointerscope.analysis.explanation import leading_locations
from pointerscope.figures.labels import place_axis, place_names
from pointerscope.figures.prediction import same_places
from pointerscope.figures.theme import (
    DIFFERENCE,
    GENERATION,
    NEUTRAL,
    POINTER,
    ROW_HEIGHT,
    difference_axis,
)
from pointerscope.figures.views import Figure, view

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.analysis.agreement import Agreement
    from pointerscope.analysis.explanation import ExplainedQuery

    Array = NDArray[np.float32]

_SIDES = (("pointer", POINTER), ("generation head", GENERATION))
_ROOM = 1.05


def change_of_agreement(explanation: ExplainedQuery, against: ExplainedQuery) -> Figure:
    """How the probabilities of both parts differ, side by side.

    Raises:
        NothingToShowError: the two know different places.
    """
    names = same_places(explanation, against)
    after, before = _both(explanation), _both(against)
    changes = after - before
    leading = np.union1d(
        leading_locations(after.max(0), explanation.query.top_k),
        leading_locations(before.max(0), explanation.query.top_k),
    )
    leading = leading[np.argsort(-np.maximum(after, before)[:, leading].max(0), kind="stable")]
    locations = leading.tolist()
    largest = float(np.abs(changes[:, leading]).max()) or 1.0
    labels = [names.labels[location] for location in locations]
    data, layout = _beside(
        labels, changes[:, leading], "change", [-_ROOM * largest, _ROOM * largest]
    )
    for trace in data:
        trace["hovertemplate"] = trace["hovertemplate"].replace(":.6f", ":+.6f")
        trace["marker"] = {
            "color": trace["x"],
            "coloraxis": DIFFERENCE,
            "line": {"color": NEUTRAL, "width": 1},
        }
    one, other = agreement_of(explanation, 1), agreement_of(against, 1)
    assert one is not None  # the view needs both parts
    assert other is not None
    return {
        "data": data,
        "layout": layout
        | {
            DIFFERENCE: difference_axis(largest) | {"showscale": False},
            "yaxis": place_axis(labels, [names.ticks[location] for location in locations]),
            "meta": {
                "summary": (
                    f"The Jensen–Shannon divergence of pointer and generation head is "
                    f"{one.jensen_shannon:.3f} nats where it was {other.jensen_shannon:.3f}."
                ),
                "table": {
                    "columns": ["place", "pointer", "generation head"],
                    "rows": [
                        [names.plain[location], *row]
                        for location, row in zip(
                            locations, changes[:, leading].T.tolist(), strict=True
                        )
                    ],
                },
            },
        },
    }


@view(
    title="Whether pointer and generation head agree",
    caption=(
        "To the left what the pointer gives a place, to the right what the generation head gives "
        "it: the more alike the two sides, the less hangs on the gate."
    ),
    section="choosing",
    order=2,
    needs=("pointer", "generation"),
    difference=change_of_agreement,
)
def agreement(explanation: ExplainedQuery) -> Figure:
    """Paired bars of the places that lead either distribution."""
    found = agreement_of(explanation, explanation.query.top_k)
    assert found is not None  # the view needs both parts
    both = _both(explanation)
    names = place_names(explanation.bundle.places)
    leading = leading_locations(both.max(0), explanation.query.top_k)
    locations = leading.tolist()
    shown = both[:, leading]
    labels = [names.labels[location] for location in locations]
    largest = float(shown.max()) * _ROOM
    data, layout = _beside(labels, shown, "probability", [0, largest])
    layout["xaxis"]["range"] = [largest, 0]
    blend = explanation.probabilities[leading]
    places = zip(locations, *shown.tolist(), blend.tolist(), strict=True)
    return {
        "data": data,
        "layout": layout
        | {
            "yaxis": place_axis(labels, [names.ticks[location] for location in locations]),
            "meta": {
                "priority": {"yaxis": shown.max(0).tolist()},
                "summary": _words(found, names.plain),
                "table": {
                    "columns": ["place or measure", "pointer", "generation head", "blend"],
                    "rows": [
                        *([names.plain[location], *numbers] for location, *numbers in places),
                        *_measures(found),
                    ],
                },
            },
        },
    }


def _both(explanation: ExplainedQuery) -> Float[Array, "2 V"]:
    """Pointer and generation probabilities."""
    pointer, generation = explanation.pointer_probabilities, explanation.generation_probabilities
    assert pointer is not None  # the view needs both parts
    assert generation is not None
    return np.stack([pointer, generation])


def _beside(
    labels: list[str], values: Float[Array, "2 n"], what: str, span: list[float]
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The bars of both parts in two panels that share their places."""
    data = [
        {
            "type": "bar",
            "orientation": "h",
            "name": name,
            "y": labels,
            "x": side,
            "xaxis": axis,
            "marker": {"color": colour},
            "hovertemplate": f"%{{y}}<br>{name}: {what} %{{x:.6f}}<extra></extra>",
        }
        for (name, colour), side, axis in zip(_SIDES, values, ("x", "x2"), strict=True)
    ]
    across = {"range": span, "nticks": 4, "tickangle": 0}
    layout = {
        "height": 110 + ROW_HEIGHT * len(labels) * 1.25,
        "showlegend": False,
        "hovermode": "y",
        "xaxis": across | {"domain": [0, 0.47], "title": {"text": "pointer"}},
        "xaxis2": across | {"domain": [0.53, 1], "title": {"text": "generation"}},
    }
    return data, layout


def _words(found: Agreement, names: list[str]) -> str:
    first, second = int(found.pointer_leading[0]), int(found.generation_leading[0])
    heads = (
        f"Both put {names[first]} first"
        if first == second
        else f"The pointer puts {names[first]} first, the generation head {names[second]}"
    )
    pointer, generation, blend = found.effective_places.tolist()
    shared = len(found.shared) or "none"
    return (
        f"{heads}; they share {shared} of their leading places. Their Jensen–Shannon "
        f"divergence is {found.jensen_shannon:.3f} nats, where {math.log(2):.3f} is the most. "
        f"KL(pointer ‖ generation) is {_nats(found.pointer_from_generation)}, KL(generation ‖ "
        f"pointer) {_nats(found.generation_from_pointer)}{_why(found)}. Effective numbers of "
        f"places: pointer {pointer:.1f}, generation head {generation:.1f}, blend {blend:.1f}."
    )


def _nats(divergence: float) -> str:
    return f"{divergence:.3f} nats" if math.isfinite(divergence) else "infinite"


def _why(found: Agreement) -> str:
    if math.isfinite(found.generation_from_pointer):
        return ""
    return ", as the pointer gives nothing to places that the generation head holds possible"


def _measures(found: Agreement) -> list[list[Any]]:
    """The rows of the table that compare the distributions as wholes."""
    divergences = [
        value if math.isfinite(value) else "infinite"
        for value in (found.pointer_from_generation, found.generation_from_pointer)
    ]
    shared = len(found.shared)
    return [
        ["entropy, nats", *found.entropies.tolist()],
        ["effective number of places", *found.effective_places.tolist()],
        ["KL divergence from the other, nats", *divergences, ""],
        ["Jensen–Shannon divergence, nats", *[found.jensen_shannon] * 2, ""],
        ["leading places shared with the other", shared, shared, ""],
    ]
