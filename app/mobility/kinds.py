"""What people go to a place for, read off its category."""

from __future__ import annotations

from typing import Literal

Kind = Literal["home", "work", "food"]
KINDS: tuple[Kind, ...] = ("home", "work", "food")

# Words of the categories of the town, of Foursquare and of OpenStreetMap, in lower case.
_WORDS: dict[Kind, tuple[str, ...]] = {
    "home": ("home", "residence", "residential", "apartment", "housing", "dormitory", "house"),
    "work": (
        "office", "work", "workshop", "workplace", "factory", "industrial", "coworking",
        "college", "school", "university", "campus", "hospital",
    ),
    "food": (
        "food", "restaurant", "café", "cafe", "coffee", "bakery", "bar", "pub", "diner", "deli",
        "bodega", "pizza", "burger", "sandwich", "bistro", "fast_food", "grocer", "grocery",
        "supermarket", "joint", "steakhouse", "tea", "dessert", "ice",
    ),
}  # fmt: skip
_KIND_OF: dict[str, Kind] = {word: kind for kind, words in _WORDS.items() for word in words}


def kind_of(category: str | None) -> Kind | None:
    """Home, work (or study) or food, by the first word of a category that says so; else None."""
    words = (category or "").lower().replace("/", " ").replace("(", " ").replace(")", " ").split()
    return next((_KIND_OF[word] for word in words if word in _KIND_OF), None)
