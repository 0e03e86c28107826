"""The mark of trust: how an explanation that a view shows does in the league of explanations."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from pointerscope.figures.contract import TrustMark
from pointerscope.network.insights import Insights, InsightTable

LEAGUE = "explanation_league"
VIEW = "explanation-league"
RANDOM = "Random order"  # the last row of the league


class _Grade(NamedTuple):
    rank: float
    separation: float
    low: float


def trust_mark(insights: Insights, shown: Sequence[str]) -> TrustMark | None:
    """Return how the explanations of a view rank; None where they were not graded.

    Args:
        insights: of the bundle.
        shown: titles of explanations, as in the league.
    """
    league = insights.table(LEAGUE)
    if league is None:
        return None
    grades = {
        str(name): _Grade(*numbers)
        for name, *numbers in zip(
            league.column("explanation"),
            *(league.numbers(column) for column in ("rank", "separation", "separation_low")),
            strict=True,
        )
    }
    ranked = [name for name, grade in grades.items() if not math.isnan(grade.rank)]
    graded = [name for name in ranked if name in shown]
    if not graded:
        return None
    if level := nothing_to_rank(league):
        return {"text": f"How far to trust this? {level}", "view": VIEW}
    first, of_chance = ranked[0], grades[RANDOM].separation
    places: list[str] = []
    for name in graded:
        rank, separation, low = grades[name]
        of_all = "" if places else f" of {len(ranked)} explanations"
        chance = "" if low > of_chance else ", not told apart from chance"
        places.append(f"{name}: {ordinal(int(rank))}{of_all} ({number(separation)}{chance})")
    best = f"the first, {first}, reaches {number(grades[first].separation)}, "
    if graded[0] == first:
        best = ""
    return {
        "text": (
            f"How far to trust this? As a ranking of visits, {'; '.join(places)}. Measured by "
            f"insertion minus deletion: {best}random orders {number(of_chance)}."
        ),
        "view": VIEW,
    }


def nothing_to_rank(league: InsightTable) -> str:
    """Say that all explanations reach the same, as it is shown; empty if one differs.

    Args:
        league: with the random orders as its last row.
    """
    reached = {number(separation) for separation in league.numbers("separation")}
    if len(reached) > 1:
        return ""
    return (
        "No explanation ranks above another here: insertion minus deletion is "
        f"{reached.pop()} for every explanation, and for random orders."
    )


def number(value: float) -> str:
    """Format a number with two decimals and a true minus sign."""
    return f"{value:z.2f}".replace("-", "−")


def ordinal(rank: int) -> str:
    """Return a rank in words' short form: 1st, 2nd, 3rd, 11th."""
    suffix = "th" if 10 <= rank % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(rank % 10, "th")
    return f"{rank}{suffix}"
