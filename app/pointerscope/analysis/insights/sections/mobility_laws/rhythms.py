"""When people arrive: hours, weekdays and months."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.insights.mobility import (
    DAY_HOURS,
    bands,
    bins_of,
    ends_of,
    ratio,
    regrouped,
)
from pointerscope.analysis.insights.sections.mobility_laws.visits import of_visits
from pointerscope.analysis.insights.writing import judged, with_ends
from pointerscope.formulas.mobility import total_variation
from pointerscope.mobility.notation import WEEKDAY_NAMES
from pointerscope.network.insights import LEAST_PEOPLE, Column, Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.mobility import Mobility
    from pointerscope.network.insights import Claim

    Numbers = NDArray[np.float64]

YEAR = 365
MONTH_NAMES = (
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
)  # fmt: skip
WEEKEND, OTHER_PAIRS = "Saturday and Sunday", "any other two days"
_SATURDAY = 5
_LEAST_MONTHS = 3  # of two, the correlation is always 1 or −1


def tables(mobility: Mobility) -> Iterable[Table]:
    """Visits by hour and weekday, what weekends differ by, and visits by month."""
    yield _rhythms(mobility)
    yield _rhythm_distances(mobility)
    yield _visits_by_month(mobility)


def _rhythms(mobility: Mobility) -> Table:
    columns: list[list[Any]] = [[] for _ in range(9)]
    notes: list[str] = []
    everything = mobility.week.sum((1, 2))[:, None]
    for weekday, name in enumerate(WEEKDAY_NAMES):
        sums = mobility.week[:, weekday]
        groups = bins_of("hour", [*map(str, range(DAY_HOURS))], sums)
        if not groups.members:
            notes.append(f"{name}: visits of fewer than {LEAST_PEOPLE} people are left out.")
            continue
        if groups.note:
            notes.append(groups.note)
        own = regrouped(sums, groups)
        lows, highs = ends_of(groups, range(DAY_HOURS), range(1, DAY_HOURS + 1))
        cells: list[Iterable[Any]] = [
            [name] * len(lows), groups.labels, lows, highs,
            *bands(mobility.found, ratio, own, everything), own.sum(0), (own > 0).sum(0),
        ]  # fmt: skip
        for column, found in zip(columns, cells, strict=True):
            column.extend(found)
    return of_visits(
        name="rhythms",
        title="When people arrive",
        definition="The share of all visits that begin on that weekday in that hour.",
        people=len(mobility.people),
        columns=[
            Column(name="weekday", title="Weekday"),
            Column(name="hour", title="Hour"),
            Column(name="hour_from", title="From", unit="hours"),
            Column(name="hour_to", title="To", unit="hours"),
            *with_ends("share", "Share of the visits", "share"),
            Column(name="visits", title="Visits", unit="count"),
            Column(name="people", title="People", unit="count"),
        ],
        cells=columns,
        notes=dict.fromkeys(notes),
    )


def _rhythm_distances(mobility: Mobility) -> Table:
    found, week = mobility.found, mobility.week
    weekend, other = (
        float(distance(week.sum(0)[None])[0]) for distance in (_weekend_distance, _other_distance)
    )
    difference = found.estimate(_excess_of_weekend, week)
    return of_visits(
        name="rhythm_distances",
        title="How far weekdays and weekends are apart",
        definition=(
            "The share of visits that would have to begin at another hour to make the hours of two "
            "days those of the other five: for Saturday and Sunday, the mean over all other pairs "
            "of days, which is what two days differ by that are no weekend, and the difference."
        ),
        people=len(mobility.people),
        columns=[
            Column(name="days", title="Days"),
            *with_ends("distance", "Distance of the hours", "share"),
        ],
        cells=[
            [WEEKEND, OTHER_PAIRS, "difference"],
            [weekend, other, difference.value],
            [None, None, difference.low],
            [None, None, difference.high],
        ],
        notes=[
            "The two distances have no interval: drawing people anew adds noise, and noise makes "
            "any distance larger."
        ],
    )


def _pair_distance(week: Float[Numbers, "R 7 24"], pair: tuple[int, int]) -> Numbers:
    two = week[:, list(pair)].sum(1)
    rest = week.sum(1) - two
    return total_variation(
        ratio(two, two.sum(1, keepdims=True)), ratio(rest, rest.sum(1, keepdims=True))
    )


def _weekend_distance(week: Float[Numbers, "R 7 24"]) -> Float[Numbers, " R"]:
    return _pair_distance(week, (_SATURDAY, _SATURDAY + 1))


def _other_distance(week: Float[Numbers, "R 7 24"]) -> Float[Numbers, " R"]:
    pairs = set(itertools.combinations(range(7), 2)) - {(_SATURDAY, _SATURDAY + 1)}
    return np.mean([_pair_distance(week, pair) for pair in sorted(pairs)], 0)


def _excess_of_weekend(week: Float[Numbers, "R 7 24"]) -> Float[Numbers, " R"]:
    return _weekend_distance(week) - _other_distance(week)


def _visits_by_month(mobility: Mobility) -> Table:
    short = mobility.days < YEAR
    visits, watched = mobility.months.sum(1), mobility.month_days.sum(1)
    groups = bins_of("month", MONTH_NAMES, watched, bounded=True)
    own, days = (regrouped(sums, groups) for sums in (visits, watched))
    rates = bands(mobility.found, ratio, own, days)
    notes = [groups.note] if groups.note else []
    cells = [groups.labels, *rates, own.sum(0), days.sum(0), (days > 0).sum(0)]
    return of_visits(
        name="visits_by_month",
        title="Visits by month",
        definition=(
            "Visits in a month of the year by the days of it that lie between a person's first and "
            "last visit."
        ),
        people=len(mobility.people),
        columns=[
            Column(name="month", title="Month"),
            *with_ends("visits_a_day", "Visits a day", "rate"),
            Column(name="visits", title="Visits", unit="count"),
            Column(name="tracked_days", title="Days of people", unit="days"),
            Column(name="people", title="People", unit="count"),
        ],
        cells=[[] for _ in cells] if short else cells,
        notes=[_no_seasons(mobility)] if short else notes,
    )


def _no_seasons(mobility: Mobility) -> str:
    return f"The visits span {mobility.days:,} days; seasons take at least {YEAR}."


def _season(visits: Float[Numbers, "R 2 M"], days: Float[Numbers, "R 2 M"]) -> Numbers:
    """How well the months of even years agree with those of odd ones: their correlation."""
    rates = ratio(visits, days)
    known = ~np.isnan(rates).any(1, keepdims=True)
    count = np.maximum(known.sum(-1, keepdims=True), 1)
    rates = np.where(known, rates, 0.0)
    off = np.where(known, rates - rates.sum(-1, keepdims=True) / count, 0.0)
    even, odd = off[:, 0], off[:, 1]
    return ratio((even * odd).sum(-1), np.sqrt((even**2).sum(-1) * (odd**2).sum(-1)))


def weekends(mobility: Mobility) -> Claim:
    """Whether weekends differ from other days."""
    found, week = mobility.found, mobility.week
    weekend, other = (
        float(distance(week.sum(0)[None])[0]) for distance in (_weekend_distance, _other_distance)
    )
    return judged(
        found.estimate(_excess_of_weekend, week),
        name="weekday-weekend",
        view="rhythms",
        source="T §7.1",
        claim="Weekdays and weekends have rhythms of their own.",
        measured=(
            f"The hours of Saturday and Sunday are {weekend:.3f} from those of the other days, "
            f"those of any other two days {other:.3f} on average"
        ),
        of="the difference",
        found=found,
    )


def seasons(mobility: Mobility) -> Claim:
    """Only what comes back in another year is a season."""
    effect = None
    if mobility.days < YEAR:
        measured = _no_seasons(mobility).rstrip(".")
    elif mobility.days < 2 * YEAR:
        measured = f"{mobility.days:,} days cannot tell a season from what happened in that year"
    else:
        watched = (mobility.month_days > 0).sum(0)  # people, [2, 12]
        kept = (watched >= LEAST_PEOPLE).all(0)
        if kept.sum() >= _LEAST_MONTHS:
            effect = mobility.found.estimate(
                _season, mobility.months[..., kept], mobility.month_days[..., kept]
            )
        measured = (
            "Read as months that differ, in visits a day, alike in even and in odd years, over the "
            f"{int(kept.sum())} months in which at least {LEAST_PEOPLE} people were watched in "
            "both; those of different years are different people in part"
        )
    return judged(
        effect,
        name="seasonal-variations",
        view="seasons",
        source="T §7.1",
        claim="Mobility varies with the seasons.",
        measured=measured,
        of="the correlation of the two over the months",
        found=mobility.found,
    )
