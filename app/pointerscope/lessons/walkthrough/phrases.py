"""Numbers in words, and what several sections say of theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy as np
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.tables import Table
    from pointerscope.lessons.walkthrough.context import Walk


def number(value: float) -> str:
    """A number in four digits."""
    return f"{value:.4g}".replace("-", "−")


def percent(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.1f} %"


def extremes(walk: Walk, scores: NDArray[np.float64]) -> str:
    """The largest and the smallest score, with their visits."""
    if len(scores) == 1:
        return "There is one visit, so there is one score."
    high, low = int(scores.argmax()), int(scores.argmin())
    return (
        f"The largest is {number(scores[high])}, of {walk.visits[high]}; the smallest "
        f"{number(scores[low])}, of {walk.visits[low]}."
    )


def most(walk: Walk, weights: NDArray[np.float32]) -> str:
    """The visit with the largest weight."""
    place = int(weights.argmax())
    return f"The most goes to {walk.visits[place]}: {percent(weights[place])}."


def too_large(made: Iterable[Table]) -> str:
    """The tables that are not drawn, if any."""
    titles = [found.title for found in made if not found.shown]
    if not titles:
        return ""
    return (
        f"Too large to be shown for so many visits: {', '.join(titles).lower()}. Open a cell "
        "that is made of them to see their numbers."
    )
