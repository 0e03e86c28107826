"""The mark of trust: how an explanation that a view shows does in the league of explanations."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pointerscope.figures.contract import TrustMark
    from pointerscope.network.insights import Insights

LEAGUE = "explanation_league"
VIEW = "explanation-league"
RANDOM = "Random order"  # the last row of the league


def trust_mark(insights: Insights, shown: Sequence[str]) -> TrustMark | None:
    """Return how the explanations of a view rank; None where they were not graded.

    Args:
        insights: of the bundle.
        shown: titles of explanations, as in the league.
    """
    league = insights.table(LEAGUE)
    if league is None:
        return None
    rows = {
        str(name): (rank, separation, low)
        for name, rank, separation, low in zip(
            league.column("explanation"),
            league.column("rank"),
            league.numbers("separation"),
            league.numbers("separation_low"),
            strict=True,
        )
    }
    ranked = {name: row for name, row in rows.items() if row[0] is not None}
    graded = sorted(
        ((name, *ranked[name]) for name in shown if name in ranked), key=lambda row: int(row[1])
    )
    if not graded:
        return None
    first = next(iter(ranked))
    of_chance = rows[RANDOM][1]
    places = []
    for name, rank, separation, low in graded:
        of_all = "" if places else f" of {len(ranked)} explanations"
        chance = "" if low > of_chance else ", not told apart from chance"
        places.append(f"{name}: {ordinal(int(rank))}{of_all} ({number(separation)}{chance})")
    best = (
        "" if graded[0][0] == first else f"the first, {first}, reaches {number(ranked[first][1])}, "
    )
    return {
        "text": (
            f"How far to trust this? {'; '.join(places)}. Measured by insertion minus deletion: "
            f"{best}random orders {number(of_chance)}."
        ),
        "view": VIEW,
    }


def number(value: float) -> str:
    """Format a number with two decimals and a true minus sign."""
    return f"{value:z.2f}".replace("-", "−")


def ordinal(rank: int) -> str:
    """Return a rank in words' short form: 1st, 2nd, 3rd, 11th."""
    suffix = "th" if 10 <= rank % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(rank % 10, "th")
    return f"{rank}{suffix}"
