"""A deck of twenty live views, for a test and a benchmark."""

from __future__ import annotations

from pointerscope.figures.views import views

MANY = [name for name, view in views().items() if view.reads == "history"][:20]


def deck_of_many(visits: str) -> str:
    """A slide for each of twenty views of the same visits."""
    slides = "".join(f"- title: {name}\n  view: {name}\n" for name in MANY)
    return f"title: Many views\nvisits: '{visits}'\nslides:\n{slides}"
