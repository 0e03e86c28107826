"""Tables of places of the vocabulary, and the labels of places."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.core.memoise import memoise_by_object
from pointerscope.lessons.walkthrough.followed_trace import require
from pointerscope.lessons.walkthrough.tables import shown_table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike

    from pointerscope.lessons.framework.tables import LessonTable
    from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace
    from pointerscope.mobility.places import Places

TOP_PLACES = 10  # how many of the most probable places are shown
BY_POINTER = r"P_{\text{ptr}}"
BY_GENERATION = r"P_{\text{gen}}"


def place_rows(
    trace: FollowedTrace,
    name: str,
    places: Sequence[int],
    probabilities: ArrayLike,
    symbol: str,
    title: str,
) -> LessonTable:
    """Return a table of probabilities with one row for each place."""
    return shown_table(
        name,
        np.reshape(probabilities, (-1, 1)),
        symbol,
        title,
        rows=place_labels(trace, places),
        shade="weights",
    )


def place_labels(trace: FollowedTrace, places: Sequence[int]) -> tuple[str, ...]:
    """Return the labels of these locations."""
    labels = vocabulary_labels(trace.explanation.bundle.places)
    return tuple(labels[place] for place in places)


@memoise_by_object
def vocabulary_labels(places: Places) -> tuple[str, ...]:
    """Return the label of every location: its name, with the id if several share the name."""
    return tuple(
        place.label
        if place.name is None or not places.notation(place.id).startswith("#")
        else f"{place.label} #{place.id}"
        for place in (places[location] for location in range(places.vocabulary_size))
    )


def visited_places(trace: FollowedTrace) -> list[int]:
    """Return the places of the history, by decreasing pointer probability."""
    return [place.location for place in require(trace.explanation.pointer_places())]
