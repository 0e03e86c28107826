"""What people go to a place for, read off its category."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

import numpy as np

if TYPE_CHECKING:
    from jaxtyping import Int
    from numpy.typing import NDArray

    from pointerscope.mobility.places import Places

Kind = Literal["home", "work", "food", "other"]
KINDS: tuple[Kind, ...] = ("home", "work", "food", "other")
NO_KIND = -1

# Phrases of the categories of the town, of Foursquare and of OpenStreetMap. Those of several words
# count first, so that an opera house is no home and a dentist's office nobody's work in particular.
_PHRASES: dict[Kind, tuple[str, ...]] = {
    "home": (
        "home", "residence", "residence hall", "residential", "apartment", "housing", "dormitory",
        "dorm", "house", "condo",
    ),
    "work": (
        "office", "work", "workshop", "workplace", "factory", "industrial", "coworking",
        "tech startup", "college", "school", "university", "campus", "hospital",
    ),
    "food": (
        "food", "restaurant", "café", "cafe", "cafeteria", "coffee", "bakery", "bagel", "donut",
        "breakfast", "snack", "bar", "pub", "gastropub", "biergarten", "brewery", "diner", "deli",
        "bodega", "pizza", "burger", "burrito", "taco", "sandwich", "salad", "soup", "bistro",
        "grocer", "grocery", "supermarket", "joint", "steakhouse", "tea", "dessert", "ice cream",
        "noodle house",
    ),
    "other": (
        "post office", "box office", "ticket office", "doctor s office", "dentist s office",
        "opera house", "court house", "house of worship", "home store", "home goods",
        "home improvement", "home service", "assisted living",
    ),
}  # fmt: skip
_KIND_OF: dict[str, Kind] = {
    phrase: kind for kind, phrases in _PHRASES.items() for phrase in phrases
}
_LONGEST = max(len(phrase.split()) for phrase in _KIND_OF)
_WORD = re.compile(r"[^\W\d_]+")


def kind_of(category: str | None) -> Kind | None:
    """Home, work (or study), food (or drink) or other, by what a category says; None without one.

    The longest phrase of a category that is known decides, of several the first.
    """
    words = [_singular(word) for word in _WORD.findall((category or "").lower())]
    if not words:
        return None
    for length in range(_LONGEST, 0, -1):
        for start in range(len(words) - length + 1):
            kind = _KIND_OF.get(" ".join(words[start : start + length]))
            if kind is not None:
                return kind
    return "other"


def kinds_of(places: Places) -> Int[NDArray[np.int64], " V"]:
    """The kind of every location of a vocabulary as an index of `KINDS`, `NO_KIND` if not known."""
    kinds = np.full(places.locations, NO_KIND)
    for place in places:
        kind = kind_of(place.category)
        if kind is not None:
            kinds[place.id] = KINDS.index(kind)
    return kinds


def _singular(word: str) -> str:
    """The word as the phrases have it: "offices" is an office."""
    single = word.removesuffix("s")
    return single if single in _SINGULAR else word


_SINGULAR = {word for phrase in _KIND_OF for word in phrase.split() if len(word) > 1}
