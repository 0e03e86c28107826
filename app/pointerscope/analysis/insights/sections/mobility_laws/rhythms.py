"""Arrivals by weekday and hour: hours, weekdays and months."""

import itertools
from collections.abc import Iterable
from typing import Any

import numpy as np

from pointerscope.analysis.insights.estimates import ratio, regroup_sums
from pointerscope.analysis.insights.mobility import (
    DAY_HOURS,
    WEEK_DAYS,
    Mobility,
    bin_ends,
    estimate_with_intervals,
    merge_bins,
)
from pointerscope.analysis.insights.sections.mobility_laws.visits import visit_table
from pointerscope.analysis.insights.tables import (
    LEAST_DIFFERENCE,
    claim_from_effect,
    interval_columns,
)
from pointerscope.core.array_types import Float, Numbers
from pointerscope.formulas.mobility import total_variation
from pointerscope.mobility.notation import WEEKDAY_NAMES
from pointerscope.network.insights import MIN_PEOPLE, Claim, InsightColumn, InsightTable

YEAR = 365
MONTH_NAMES = (
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
)  # fmt: skip
WEEKEND, OTHER_PAIRS = "Saturday and Sunday", "any other two days"
_SATURDAY = 5
_MIN_MONTHS = 3  # the correlation over two months is always 1 or −1


def tables(mobility: Mobility) -> Iterable[InsightTable]:
    """Yield the tables of visits by weekday and hour, of weekends, and of visits by month."""
    yield _rhythms(mobility)
    yield _rhythm_distances(mobility)
    yield _visits_by_month(mobility)


def _rhythms(mobility: Mobility) -> InsightTable:
    columns: list[list[Any]] = [[] for _ in range(9)]
    notes: list[str] = []
    hours = [*map(str, range(DAY_HOURS))]
    merged = [merge_bins("hour", hours, mobility.week[:, weekday]) for weekday in range(WEEK_DAYS)]
    shown = [weekday for weekday, groups in enumerate(merged) if groups.members]
    everything = mobility.week[:, shown].sum((1, 2))[:, None]
    for weekday, (name, groups) in enumerate(zip(WEEKDAY_NAMES, merged, strict=True)):
        sums = mobility.week[:, weekday]
        if not groups.members:
            notes.append(
                f"{name}: its visits are left out, because fewer than {MIN_PEOPLE} people have any."
            )
            continue
        if groups.note:
            notes.append(groups.note)
        own = regroup_sums(sums, groups)
        lows, highs = bin_ends(groups, range(DAY_HOURS), range(1, DAY_HOURS + 1))
        cells: list[Iterable[Any]] = [
            [name] * len(lows), groups.labels, lows, highs,
            *estimate_with_intervals(mobility.estimator, ratio, own, everything),
            own.sum(0), (own > 0).sum(0),
        ]  # fmt: skip
        for column, values in zip(columns, cells, strict=True):
            column.extend(values)
    return visit_table(
        name="rhythms",
        title="Arrivals by weekday and hour",
        definition="The share of all visits that begin on the weekday in the hour.",
        people=len(mobility.people),
        columns=[
            InsightColumn(name="weekday", title="Weekday"),
            InsightColumn(name="hour", title="Hour"),
            InsightColumn(name="hour_from", title="From", unit="hours"),
            InsightColumn(name="hour_to", title="To", unit="hours"),
            *interval_columns("share", "Share of the visits", "share"),
            InsightColumn(name="visits", title="Visits", unit="count"),
            InsightColumn(name="people", title="People", unit="count"),
        ],
        cells=columns,
        notes=dict.fromkeys(notes),
    )


def _rhythm_distances(mobility: Mobility) -> InsightTable:
    estimator, week = mobility.estimator, mobility.week
    weekend, other = (
        float(distance(week.sum(0)[None])[0]) for distance in (_weekend_distance, _other_distance)
    )
    difference = estimator.estimate(_excess_of_weekend, week)
    return visit_table(
        name="rhythm_distances",
        title="Difference of weekdays and weekends",
        definition=(
            "The share of visits that would have to begin at another hour to give two days the "
            "hourly distribution of the other five: for Saturday and Sunday, for the mean of all "
            "other pairs of days, and the difference of the two."
        ),
        people=len(mobility.people),
        columns=[
            InsightColumn(name="days", title="Days"),
            *interval_columns("distance", "Distance of the hourly distributions", "share"),
        ],
        cells=[
            [WEEKEND, OTHER_PAIRS, "difference"],
            [weekend, other, difference.value],
            [None, None, difference.low],
            [None, None, difference.high],
        ],
        notes=[
            "The two distances have no interval: resampling adds noise, and noise increases any "
            "distance."
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


def _visits_by_month(mobility: Mobility) -> InsightTable:
    short = mobility.days < YEAR
    visits, watched = mobility.months.sum(1), mobility.observed_days_by_month.sum(1)
    groups = merge_bins("month", MONTH_NAMES, watched, bounded=True)
    own, days = (regroup_sums(sums, groups) for sums in (visits, watched))
    rates = estimate_with_intervals(mobility.estimator, ratio, own, days)
    notes = [groups.note] if groups.note else []
    cells = [groups.labels, *rates, own.sum(0), days.sum(0), (days > 0).sum(0)]
    return visit_table(
        name="visits_by_month",
        title="Visits by month",
        definition=(
            "Visits in each month of the year, divided by the days of the month between a "
            "person's first and last visit."
        ),
        people=len(mobility.people),
        columns=[
            InsightColumn(name="month", title="Month"),
            *interval_columns("visits_a_day", "Visits per day", "rate"),
            InsightColumn(name="visits", title="Visits", unit="count"),
            InsightColumn(name="tracked_days", title="Days of observation", unit="days"),
            InsightColumn(name="people", title="People", unit="count"),
        ],
        cells=[[] for _ in cells] if short else cells,
        notes=[_no_seasons(mobility)] if short else notes,
    )


def _no_seasons(mobility: Mobility) -> str:
    return f"The visits span {mobility.days:,} days; seasons need at least {YEAR}."


def _season(visits: Float[Numbers, "R 2 M"], days: Float[Numbers, "R 2 M"]) -> Numbers:
    """Return the correlation of the months of even years with those of odd years."""
    rates = ratio(visits, days)
    known = ~np.isnan(rates).any(1, keepdims=True)
    count = np.maximum(known.sum(-1, keepdims=True), 1)
    rates = np.where(known, rates, 0.0)
    off = np.where(known, rates - rates.sum(-1, keepdims=True) / count, 0.0)
    even, odd = off[:, 0], off[:, 1]
    return ratio((even * odd).sum(-1), np.sqrt((even**2).sum(-1) * (odd**2).sum(-1)))


def weekends(mobility: Mobility) -> Claim:
    """Test whether weekends differ from other days."""
    estimator, week = mobility.estimator, mobility.week
    weekend, other = (
        float(distance(week.sum(0)[None])[0]) for distance in (_weekend_distance, _other_distance)
    )
    return claim_from_effect(
        estimator.estimate(_excess_of_weekend, week),
        name="weekday-weekend",
        least=LEAST_DIFFERENCE,
        view="rhythms",
        source="T §7.1",
        claim="Weekdays and weekends have different rhythms.",
        measured=(
            f"The hourly distribution of Saturday and Sunday has a distance of {weekend:.3f} from "
            f"that of the other days; other pairs of days have {other:.3f} on average"
        ),
        effect_name="the difference",
        estimator=estimator,
    )


def seasons(mobility: Mobility) -> Claim:
    """Test for seasons: patterns that recur in another year."""
    effect = None
    if mobility.days < YEAR:
        measured = _no_seasons(mobility).rstrip(".")
    elif mobility.days < 2 * YEAR:
        measured = (
            f"{mobility.days:,} days cannot distinguish a season from events of a single year"
        )
    else:
        watched = (mobility.observed_days_by_month > 0).sum(0)  # people, [2, 12]
        observed = (watched >= MIN_PEOPLE).all(0)
        if observed.sum() >= _MIN_MONTHS:
            effect = mobility.estimator.estimate(
                _season,
                mobility.months[..., observed],
                mobility.observed_days_by_month[..., observed],
            )
        measured = (
            "We take this to mean that visits per day vary over the months alike in even and in "
            f"odd years, over the {int(observed.sum())} months in which at least {MIN_PEOPLE} "
            "people were observed in both; the people of different years differ in part"
        )
    return claim_from_effect(
        effect,
        name="seasonal-variations",
        view="seasons",
        source="T §7.1",
        claim="Mobility varies with the seasons.",
        measured=measured,
        effect_name="the correlation of even and odd years over the months",
        estimator=mobility.estimator,
    )
