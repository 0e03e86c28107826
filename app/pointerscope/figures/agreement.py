"""How far the pointer and the generation head agree."""

import math
from typing import Any

import numpy as np

from pointerscope.analysis.agreement import Agreement, compute_agreement
from pointerscope.analysis.explanation import ExplainedQuery, leading_locations
from pointerscope.core.array_types import Array, Float
from pointerscope.figures.labels import place_axis, place_names
from pointerscope.figures.prediction import counted_entries, require_same_places
from pointerscope.figures.theme import (
    DIFFERENCE,
    GENERATION,
    NEUTRAL,
    POINTER,
    ROW_HEIGHT,
    difference_axis,
)
from pointerscope.figures.views import Figure, view
from pointerscope.mobility.places import UNKNOWN

_SIDES = (("pointer", POINTER), ("generation head", GENERATION))
_ROOM = 1.05


def draw_agreement_difference(explanation: ExplainedQuery, reference: ExplainedQuery) -> Figure:
    """Draw how the probabilities of both parts differ, side by side.

    Raises:
        NoDifferenceError: the two networks know different places.
    """
    names = require_same_places(explanation, reference)
    after, before = _both(explanation), _both(reference)
    changes = after - before
    leading = np.union1d(
        leading_locations(after.max(0), explanation.query.top_k, with_unknown=True),
        leading_locations(before.max(0), explanation.query.top_k, with_unknown=True),
    )
    leading = leading[np.argsort(-np.maximum(after, before)[:, leading].max(0), kind="stable")]
    locations = leading.tolist()
    largest = float(np.abs(changes[:, leading]).max()) or 1.0
    labels = [names.labels[location] for location in locations]
    data, layout = _paired_bars(
        labels, changes[:, leading], "change", [-_ROOM * largest, _ROOM * largest]
    )
    for trace in data:
        trace["hovertemplate"] = trace["hovertemplate"].replace(":.6f", ":+.6f")
        trace["marker"] = {
            "color": trace["x"],
            "coloraxis": DIFFERENCE,
            "line": {"color": NEUTRAL, "width": 1},
        }
    agreement_after = compute_agreement(explanation, 1)
    agreement_before = compute_agreement(reference, 1)
    assert agreement_after is not None  # the view needs both parts
    assert agreement_before is not None
    return {
        "data": data,
        "layout": layout
        | {
            DIFFERENCE: difference_axis(largest) | {"showscale": False},
            "yaxis": place_axis(labels, [names.ticks[location] for location in locations]),
            "meta": {
                "summary": (
                    f"The Jensen–Shannon divergence of pointer and generation head is "
                    f"{agreement_after.jensen_shannon:.3f} nats instead of "
                    f"{agreement_before.jensen_shannon:.3f}."
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
    title="Do pointer and generation head agree?",
    caption=(
        "On the left the pointer's probability of a place, on the right the generation head's. The "
        "more alike the two sides are, the less the gate matters."
    ),
    section="choosing",
    order=2,
    needs=("pointer", "generation"),
    difference=draw_agreement_difference,
)
def agreement(explanation: ExplainedQuery) -> Figure:
    """Draw paired bars of the places that lead either distribution."""
    found = compute_agreement(explanation, explanation.query.top_k)
    assert found is not None  # the view needs both parts
    both = _both(explanation)
    names = place_names(explanation.bundle.places)
    leading = leading_locations(both.max(0), explanation.query.top_k, with_unknown=True)
    locations = leading.tolist()
    shown = both[:, leading]
    labels = [names.labels[location] for location in locations]
    largest = float(shown.max()) * _ROOM
    data, layout = _paired_bars(labels, shown, "probability", [0, largest])
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
                "summary": _summary(found, both, names.plain),
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
    """Return the probabilities of the pointer and of the generation head."""
    pointer, generation = explanation.pointer_probabilities, explanation.generation_probabilities
    assert pointer is not None  # the view needs both parts
    assert generation is not None
    return np.stack([pointer, generation])


def _paired_bars(
    labels: list[str], values: Float[Array, "2 n"], what: str, span: list[float]
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return the bars of both parts, in two panels that share their places, and their layout."""
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


def _summary(found: Agreement, both: Float[Array, "2 V"], names: list[str]) -> str:
    first, second = (
        "an unknown place" if leading[0] == UNKNOWN else names[int(leading[0])]
        for leading in (found.pointer_leading, found.generation_leading)
    )
    first_places = (
        f"Both put {first} first"
        if first == second
        else f"The pointer puts {first} first, the generation head {second}"
    )
    pointer, generation, blend = found.effective_places.tolist()
    shared = len(found.shared) or "none"
    counted = f"; {entries}" if (entries := counted_entries(both)) else ""
    return (
        f"{first_places}; they share {shared} of their leading places. Their Jensen–Shannon "
        f"divergence is {found.jensen_shannon:.3f} nats, of at most {math.log(2):.3f}. "
        f"KL(pointer ‖ generation) is {_nats(found.pointer_from_generation)}, KL(generation ‖ "
        f"pointer) {_nats(found.generation_from_pointer)}{_reason_if_infinite(found)}. Effective "
        f"numbers of places: pointer {pointer:.1f}, generation head {generation:.1f}, blend "
        f"{blend:.1f}{counted}."
    )


def _nats(divergence: float) -> str:
    return f"{divergence:.3f} nats" if math.isfinite(divergence) else "infinite"


def _reason_if_infinite(found: Agreement) -> str:
    if math.isfinite(found.generation_from_pointer):
        return ""
    return ", because the pointer gives 0 to places that the generation head considers possible"


def _measures(found: Agreement) -> list[list[Any]]:
    """Return the rows of the table that compare the whole distributions."""
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
