"""The prediction: the most probable places, and what each part of the network contributes."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery, leading_locations, most_probable_place
from pointerscope.analysis.model_card import signed
from pointerscope.core.array_types import Array, Float, Int, Integers
from pointerscope.core.percentages import percent
from pointerscope.figures.difference import COLUMNS, NoDifferenceError
from pointerscope.figures.labels import PlaceNames, listed, place_axis, place_names, times
from pointerscope.figures.theme import (
    DIFFERENCE,
    GENERATION,
    NEUTRAL,
    POINTER,
    ROW_HEIGHT,
    difference_axis,
)
from pointerscope.figures.views import Figure, OnlyWith, view
from pointerscope.mobility.places import NO_KNOWN_PLACE, PADDING, UNKNOWN

Locations = Int[Integers, " n"]


def draw_prediction_difference(explanation: ExplainedQuery, reference: ExplainedQuery) -> Figure:
    """Draw how the probability of every leading place differs between two explanations."""
    after, before = explanation.probabilities, reference.probabilities
    figure = draw_place_difference(explanation, reference, after, before)
    first, then = int(most_probable_place(before)), int(most_probable_place(after))
    names = place_names(explanation.bundle.places).plain
    largest = int(np.abs(after - before).argmax())
    if first == then:
        answer = (
            f"The prediction stays {names[then]}, with {percent(float(after[then]))} instead of "
            f"{percent(float(before[then]))}"
        )
    else:
        answer = (
            f"The prediction is {names[then]} with {percent(float(after[then]))} instead of "
            f"{names[first]} with {percent(float(before[first]))}; {names[first]} now has "
            f"{percent(float(after[first]))}"
        )
    if largest not in (first, then) and after[largest] != before[largest]:
        answer += f"; {names[largest]} changes most, by {_points(after, before)}"
    figure["layout"]["meta"]["summary"] = f"{answer}."
    return figure


def leading_sentence(explanation: ExplainedQuery) -> str:
    """Return which place leads, and what pointer and generation head contribute to it."""
    answer = explanation.prediction
    if not answer.probability:
        return NO_KNOWN_PLACE
    name = place_names(explanation.bundle.places).plain[answer.location]
    if len(_parts(explanation)) < 2:
        return f"{name} leads with {percent(answer.probability)}."
    return (
        f"{name} leads with {percent(answer.probability)}: "
        f"{percent(answer.from_pointer)} copied by the pointer, "
        f"{percent(answer.from_generation)} from the generation head."
    )


def unknown_sentence(probability: float) -> str:
    """Return how probable a place is that the model does not know; empty if it hardly ever is."""
    if probability < _MIN_SHOWN:
        return ""
    return f" Places that the model does not know have {percent(probability)} together."


def counted_entries(probabilities: Float[Array, "*n V"]) -> str:
    """Return which entries of the list count as a place each, though they are none.

    Empty if none of them has any probability.
    """
    entries = ((UNKNOWN, "the unknown place"), (PADDING, "padding"))
    counted = [name for location, name in entries if probabilities[..., location].any()]
    if not counted:
        return ""
    return f"{listed(counted)} {'count as one each' if len(counted) > 1 else 'counts as one'}"


def ranked_bars_layout(
    names: PlaceNames, locations: Sequence[int], shares: Sequence[float]
) -> dict[str, Any]:
    """Return the layout of horizontal bars of places with their probabilities."""
    ticks = [
        f"{names.ticks[location]} <b>{percent(share)}</b>"
        for location, share in zip(locations, shares, strict=True)
    ]
    return {
        "height": 110 + ROW_HEIGHT * len(locations) * 1.25,
        "margin": {"t": 44},
        "xaxis": {"title": {"text": "probability"}, "rangemode": "tozero", "nticks": 6},
        "yaxis": place_axis([names.labels[location] for location in locations], ticks),
    }


_MIN_SHOWN = 0.0005  # a probability that is not written as 0.0 %


@view(
    title="Where next?",
    caption=(
        "Each bar is the probability of a place.",
        OnlyWith(
            ("pointer", "generation"),
            "Blue is copied from the history by the pointer, orange comes from the generation "
            "head.",
        ),
        OnlyWith(
            ("pointer", "generation", "gate"), "The gate decides how much each of them counts."
        ),
        "Places that the model does not know have no bar; from 0.1 % on, the summary says how "
        "probable they are together.",
    ),
    section="answer",
    order=0,
    difference=draw_prediction_difference,
)
def prediction(explanation: ExplainedQuery) -> Figure:
    """Draw the probability of each leading place, in stacked bars of what each part contributes."""
    names = place_names(explanation.bundle.places)
    ranked = leading_locations(explanation.probabilities, max(explanation.query.top_k, 2))
    leading = ranked[: explanation.query.top_k]
    locations = leading.tolist()
    labels = [names.labels[location] for location in locations]
    totals = explanation.probabilities[leading]
    parts = _parts(explanation)
    contributed = [share * probabilities[leading] for *_, share, probabilities in parts]
    is_blend = len(parts) > 1
    together = "<br>together: %{customdata:.6f}" * is_blend
    shown = totals.tolist()
    return {
        "data": [
            {
                "type": "bar",
                "orientation": "h",
                "name": part.name,
                "y": labels,
                "x": values,
                "customdata": totals,
                "marker": {"color": part.colour},
                "hovertemplate": f"%{{y}}<br>{part.name}: %{{x:.6f}}{together}<extra></extra>",
            }
            for part, values in zip(parts, contributed, strict=True)
        ],
        "layout": {
            "barmode": "stack",
            "showlegend": is_blend,
            **ranked_bars_layout(names, locations, shown),
            "meta": {
                "priority": {"yaxis": shown},
                "summary": (
                    leading_sentence(explanation)
                    + (_margin(names.plain, explanation.probabilities, ranked) if shown[0] else "")
                    + unknown_sentence(explanation.unknown_probability)
                ),
                "table": {
                    "columns": [
                        "place",
                        *(part.column for part in parts if is_blend),
                        "probability",
                    ],
                    "rows": [
                        list(row)
                        for row in zip(
                            [names.plain[location] for location in locations],
                            *(values.tolist() for values in contributed if is_blend),
                            shown,
                            strict=True,
                        )
                    ],
                },
            },
        },
    }


class _Part(NamedTuple):
    """Pointer or generation head, and how much its probabilities count."""

    name: str
    column: str
    colour: str
    share: np.float32
    probabilities: Float[Array, " V"]


def _parts(explanation: ExplainedQuery) -> list[_Part]:
    """Return the parts that the network has, the pointer first; one alone is the answer."""
    gate = np.float32(explanation.gate)
    parts = []
    if (copied := explanation.pointer_probabilities) is not None:
        parts.append(_Part("copied by the pointer", "from the pointer", POINTER, gate, copied))
    if (generated := explanation.generation_probabilities) is not None:
        name = "from the generation head"
        parts.append(_Part(name, name, GENERATION, 1 - gate, generated))
    return parts if len(parts) > 1 else [part._replace(name="probability") for part in parts]


def _margin(names: Sequence[str], probabilities: Float[Array, " V"], ranked: Locations) -> str:
    """Return how far the first place is ahead of the second, in points and as a ratio."""
    if len(ranked) < 2:
        return " Every other place has a probability of 0."
    best, second = ranked[:2].tolist()
    first, runner_up = float(probabilities[best]), float(probabilities[second])
    ratio = times(first / runner_up)
    points = f"{round(100 * first, 1) - round(100 * runner_up, 1):.1f}"  # of what is shown
    if ratio == "1" and points == "0.0":
        return f" {names[second]} is as probable."
    return (
        f" Second is {names[second]} with {percent(runner_up)}, {points} points behind: "
        f"the first is {ratio} times as probable."
    )


def draw_place_difference(
    explanation: ExplainedQuery,
    reference: ExplainedQuery,
    after: Float[Array, " V"],
    before: Float[Array, " V"],
) -> Figure:
    """Draw signed bars: the change of every place that leads one of two distributions.

    Args:
        explanation: the explanation.
        reference: what it is compared with.
        after: probabilities of the explanation.
        before: probabilities of the reference.

    Raises:
        NoDifferenceError: the two networks know different places.
    """
    names = require_same_places(explanation, reference)
    leading = np.union1d(
        leading_locations(after, explanation.query.top_k),
        leading_locations(before, explanation.query.top_k),
    )
    highest = np.maximum(after[leading], before[leading])
    leading = leading[np.argsort(-highest, kind="stable")]
    locations = leading.tolist()
    changes = after[leading] - before[leading]
    largest = float(np.abs(changes).max())
    labels = [names.labels[location] for location in locations]
    values = [after[leading].tolist(), before[leading].tolist(), changes.tolist()]
    named = int(np.abs(changes).argmax())
    return {
        "data": [
            {
                "type": "bar",
                "orientation": "h",
                "name": "difference",
                "y": labels,
                "x": changes,
                "customdata": np.stack([after[leading], before[leading]], 1),
                "marker": {
                    "color": changes,
                    "coloraxis": DIFFERENCE,
                    "line": {"color": NEUTRAL, "width": 1},
                },
                "hovertemplate": (
                    "%{y}<br>first %{customdata[0]:.6f}<br>second %{customdata[1]:.6f}<br>"
                    "difference %{x:+.6f}<extra></extra>"
                ),
            }
        ],
        "layout": {
            "height": 90 + ROW_HEIGHT * len(labels) * 1.25,
            "showlegend": False,
            # Bars show their differences by length too, so they need no colour scale.
            DIFFERENCE: difference_axis(largest) | {"showscale": False},
            "xaxis": {"title": {"text": "change of probability"}, "nticks": 5},
            "yaxis": place_axis(labels, [names.ticks[location] for location in locations]),
            "meta": {
                "priority": {"yaxis": np.abs(changes).tolist()},
                "summary": (
                    f"{names.plain[locations[named]]} changes most, by {_points(after, before)}."
                    if largest
                    else "Nothing differs."
                ),
                "table": {
                    "columns": ["place", *COLUMNS],
                    "rows": [
                        [names.plain[location], *row]
                        for location, row in zip(locations, zip(*values, strict=True), strict=True)
                    ],
                },
            },
        },
    }


def require_same_places(explanation: ExplainedQuery, reference: ExplainedQuery) -> PlaceNames:
    """Return the names of the places, which two explanations must share.

    Raises:
        NoDifferenceError: the two networks know different places.
    """
    names, others = place_names(explanation.bundle.places), place_names(reference.bundle.places)
    if names.plain != others.plain:
        raise NoDifferenceError("The two models know different places.")
    return names


def _points(after: Float[Array, " V"], before: Float[Array, " V"]) -> str:
    """Return the largest change of a probability in points."""
    changes = after - before
    change = 100 * float(changes[np.abs(changes).argmax()])
    return f"{signed(change, 1)} points"
