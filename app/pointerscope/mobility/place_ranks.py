"""Places numbered by their rank in a history, so that a network needs no fixed list of places.

The same in the browser: `static/js/network/place-ranks.js`.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

import numpy as np

from pointerscope.mobility.histories import History
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN, Place

PlaceOrder = Literal["recency", "frequency"]


def rank_places(locations: Sequence[int], order: PlaceOrder) -> dict[int, int]:
    """Return the rank of each place of a history as a location, `FIRST_KNOWN` for the first.

    Args:
        locations: the places of the visits, oldest first.
        order: by recency, the place of the most recent visit is first, then the one visited before
            it, and so on. By frequency, the place with the most visits is first; of equals, the
            one visited more recently.
    """
    by_recency = list(dict.fromkeys(reversed(locations)))
    if order == "frequency":
        visits = Counter(locations)
        by_recency.sort(key=lambda place: -visits[place])
    return {place: rank for rank, place in enumerate(by_recency, FIRST_KNOWN)}


def with_ranks(history: History, order: PlaceOrder) -> History:
    """Return a history whose locations are ranks; a target that it has not visited is unknown."""
    locations = history.locations.tolist()
    ranks = rank_places(locations, order)
    return replace(
        history,
        locations=np.array([ranks[place] for place in locations], np.int64),
        target=None if history.target is None else ranks.get(history.target, UNKNOWN),
    )


def rank_names(order: PlaceOrder, ranks: int) -> tuple[Place, ...]:
    """Return the places of a vocabulary of ranks, with names that say what they are."""
    word = {"recency": "last", "frequency": "top"}[order]
    names = [f"{word.capitalize()} place"]
    names += [f"{_ordinal(rank)} {word} place" for rank in range(2, ranks + 1)]
    return tuple(Place(id, name) for id, name in enumerate(names, FIRST_KNOWN))


def _ordinal(number: int) -> str:
    suffix = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{'th' if 10 < number % 100 < 20 else suffix}"
