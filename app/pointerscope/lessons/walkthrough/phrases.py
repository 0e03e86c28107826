"""Numbers as text, and sentences that several sections use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointerscope.core.percentages import percent

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy as np
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.tables import LessonTable


def format_number(value: float) -> str:
    """Format a number with four significant digits."""
    return f"{value:.4g}".replace("-", "−")


def describe_extremes(scores: NDArray[np.float64], visits: tuple[str, ...]) -> str:
    """Name the visits with the largest and the smallest score."""
    if len(scores) == 1:
        return "There is one visit, so there is one score."
    high, low = int(scores.argmax()), int(scores.argmin())
    return (
        f"The largest score is {format_number(scores[high])}, for {visits[high]}; the smallest is "
        f"{format_number(scores[low])}, for {visits[low]}."
    )


def describe_largest_weight(weights: NDArray[np.float32], visits: tuple[str, ...]) -> str:
    """Name the visit with the largest weight."""
    largest = int(weights.argmax())
    return f"The largest weight goes to {visits[largest]}: {percent(weights[largest])}."


def describe_hidden_tables(tables: Iterable[LessonTable]) -> str:
    """Name the tables that pages do not draw; empty if they draw all."""
    titles = [table.title for table in tables if not table.is_shown]
    if not titles:
        return ""
    return (
        f"Too large to show for so many visits: {', '.join(titles).lower()}. Open a cell that is "
        "computed from them to see their numbers."
    )
