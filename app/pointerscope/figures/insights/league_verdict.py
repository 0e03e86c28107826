"""One sentence that weighs the measures of the league of explanations."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from pointerscope.core.percentages import percent
from pointerscope.figures.labels import listed
from pointerscope.figures.trust import RANDOM
from pointerscope.network.insights import InsightTable

# Insertion minus deletion is no further measure beside these two.
_LARGEST_IS_BEST = ("insertion_area", "comprehensiveness", "stability")
_SMALLEST_IS_BEST = ("deletion_area", "sufficiency")
_NO_LARGER_THAN_0 = "randomised"


def weigh_measures(league: InsightTable, causes: InsightTable | None) -> str:
    """Return which explanation is at the best in most measures, and which finds causes most often.

    An explanation is at the best where it is the best or lies within the interval of the best, and
    for random weights where its interval does not lie above 0. Rules that do not look into the
    network take no part.

    Args:
        league: the grades.
        causes: how often explanations point to the recorded cause, if it is known.
    """
    found = _at_the_best(league)
    counts = Counter(name for names in found.values() for name in names)
    if not counts:
        return ""
    groups: defaultdict[int, list[str]] = defaultdict(list)
    for name, count in counts.items():
        groups[count].append(name)
    most, *others = sorted(groups, reverse=True)
    said = (
        f"Best, or within the interval of the best, in {most} of {len(found)} measures: "
        f"{listed(groups[most])}"
    )
    if others:
        said += f" (in {others[0]}: {listed(groups[others[0]])})"
    return f"{said}. {'' if causes is None else _weigh_causes(causes)}".strip()


def _at_the_best(league: InsightTable) -> dict[str, list[str]]:
    """Return the explanations that are at the best in each measure that was taken."""
    ranks = league.column("rank")
    inside = [index for index, rank in enumerate(ranks) if rank is not None]
    names = [str(name) for name in league.column("explanation")]
    found = {}
    for measure in (*_LARGEST_IS_BEST, *_SMALLEST_IS_BEST, _NO_LARGER_THAN_0):
        values, low, high = (league.numbers(measure + end) for end in ("", "_low", "_high"))
        known = [index for index in inside if not math.isnan(values[index])]
        if not known:
            continue
        if measure == _NO_LARGER_THAN_0:
            found[measure] = [names[index] for index in known if low[index] <= 0]
        elif measure in _LARGEST_IS_BEST:
            best = max(known, key=values.__getitem__)
            found[measure] = [names[index] for index in known if values[index] >= low[best]]
        else:
            best = min(known, key=values.__getitem__)
            found[measure] = [names[index] for index in known if values[index] <= high[best]]
    return found


def _weigh_causes(causes: InsightTable) -> str:
    """Return which explanation points to a deciding visit most often, over all customs."""
    rows: defaultdict[str, dict[str, tuple[float, float, float]]] = defaultdict(dict)
    for name, custom, value, low, histories in zip(
        causes.column("explanation"),
        causes.column("custom"),
        causes.numbers("deciding"),
        causes.numbers("deciding_low"),
        causes.numbers("histories"),
        strict=True,
    ):
        if name != RANDOM and not str(name).startswith("Rule"):
            rows[str(name)][str(custom)] = value, low, histories
    shares = {name: _share(list(own.values())) for name, own in rows.items()}
    first, *others = sorted(shares, key=shares.__getitem__, reverse=True)
    customs = list(rows[first])
    told = sum(_is_at_the_best(rows, first, custom) for custom in customs)
    counted = int(sum(histories for _, _, histories in rows[first].values()))
    said = (
        f"The recorded cause of a visit is found most often by {first}, in "
        f"{percent(shares[first])} of {counted:,} histories"
    )
    if others:
        said += f" ({others[0]}: {percent(shares[others[0]])})"
    return (
        f"{said}; it is best, or within the interval of the best, for {told} of {len(customs)} "
        "customs."
    )


def _share(cells: Sequence[tuple[float, float, float]]) -> float:
    return sum(value * count for value, _, count in cells) / sum(count for _, _, count in cells)


def _is_at_the_best(
    rows: Mapping[str, Mapping[str, tuple[float, float, float]]], name: str, custom: str
) -> bool:
    best = max((own[custom] for own in rows.values() if custom in own), key=lambda cell: cell[0])
    return rows[name][custom][0] >= best[1]
