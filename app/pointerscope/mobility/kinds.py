"""Kinds of places (home, work, food, other), derived from their categories."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

import numpy as np

from pointerscope.core.array_types import Int, Integers

if TYPE_CHECKING:
    from pointerscope.mobility.places import Places

PlaceKind = Literal["home", "work", "food", "other"]
KINDS: tuple[PlaceKind, ...] = ("home", "work", "food", "other")
UNKNOWN_KIND = -1

# Phrases in the categories of the town, Foursquare and OpenStreetMap. Longer phrases are matched
# first, so that an opera house is not a home and a dentist's office not a workplace.
_PHRASES: dict[PlaceKind, tuple[str, ...]] = {
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
_KIND_BY_PHRASE: dict[str, PlaceKind] = {
    phrase: kind for kind, phrases in _PHRASES.items() for phrase in phrases
}
_MAX_WORDS = max(len(phrase.split()) for phrase in _KIND_BY_PHRASE)
_WORD = re.compile(r"[^\W\d_]+")


def classify_category(category: str | None) -> PlaceKind | None:
    """Return the kind of a category: home, work or study, food or drink, or other.

    The longest known phrase in the category decides; among equally long ones, the first. Without a
    category the kind is None.
    """
    words = [_singular(word) for word in _WORD.findall((category or "").lower())]
    if not words:
        return None
    for length in range(_MAX_WORDS, 0, -1):
        for start in range(len(words) - length + 1):
            kind = _KIND_BY_PHRASE.get(" ".join(words[start : start + length]))
            if kind is not None:
                return kind
    return "other"


def classify_places(places: Places) -> Int[Integers, " V"]:
    """Return the kind of every location as an index into `KINDS`, or `UNKNOWN_KIND`."""
    kinds = np.full(places.vocabulary_size, UNKNOWN_KIND)
    for place in places:
        kind = classify_category(place.category)
        if kind is not None:
            kinds[place.id] = KINDS.index(kind)
    return kinds


def _singular(word: str) -> str:
    """Return the word in the singular if a phrase has it so: "office" for "offices"."""
    single = word.removesuffix("s")
    return single if single in _SINGULAR else word


_SINGULAR = {word for phrase in _KIND_BY_PHRASE for word in phrase.split() if len(word) > 1}
