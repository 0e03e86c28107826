"""Tables of the places of the vocabulary, and what these are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.core.memoise import once_for_each
from pointerscope.lessons.walkthrough.context import present
from pointerscope.lessons.walkthrough.tables import drawn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import ArrayLike

    from pointerscope.lessons.framework.tables import How, Table
    from pointerscope.lessons.walkthrough.context import Walk
    from pointerscope.mobility.places import Places

LEADING = 10  # places of the vocabulary that are shown
BY_POINTER = r"P_{\text{ptr}}"
BY_GENERATION = r"P_{\text{gen}}"


def place_rows(
    walk: Walk,
    name: str,
    places: Sequence[int],
    probabilities: ArrayLike,
    symbol: str,
    title: str,
    how: How,
) -> Table:
    """Probabilities with a row for every place."""
    column = np.reshape(probabilities, (-1, 1))
    rows = names_of(walk, places)
    return drawn(name, column, symbol, title, how, rows=rows, shade="weights")


def names_of(walk: Walk, places: Sequence[int]) -> tuple[str, ...]:
    """What these places are called."""
    names = all_names(walk.explanation.bundle.places)
    return tuple(names[place] for place in places)


@once_for_each
def all_names(places: Places) -> tuple[str, ...]:
    """What the locations of a vocabulary are called: with the id where a name is not enough."""
    return tuple(
        place.label
        if place.name is None or not places.notation(place.id).startswith("#")
        else f"{place.label} #{place.id}"
        for place in (places[location] for location in range(places.locations))
    )


def pointed_at(walk: Walk) -> list[int]:
    """The places of the history, that with the most pointer weight first."""
    return [place.location for place in present(walk.explanation.pointed_at())]
