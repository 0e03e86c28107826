"""When people come back to a place."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.analysis.insights.mobility import (
    DAY_HOURS,
    DAYS_SINCE,
    HOURS,
    WEEK_DAYS,
    bands,
    bins_of,
    ends_of,
    ratio,
    regrouped,
)
from pointerscope.analysis.insights.sections.mobility_laws.recency import smallest_fall
from pointerscope.analysis.insights.sections.mobility_laws.visits import of_visits
from pointerscope.analysis.insights.writing import judged, with_ends
from pointerscope.network.insights import Column, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.estimates import Groups
    from pointerscope.analysis.insights.mobility import Mobility
    from pointerscope.network.insights import Claim

    Numbers = NDArray[np.float64]

DAILY, WEEKLY = "every 24 hours", "after 168 hours"
_HALF_DAY, _NEAR = 12, 2


def tables(mobility: Mobility) -> Iterable[Table]:
    """How long people stay away, and the peaks of that."""
    yield _return_times(mobility)
    yield _return_rates(mobility)
    yield _return_peaks(mobility)


def _return_times(mobility: Mobility) -> Table:
    sums = mobility.returns
    groups = bins_of("hours", [*map(str, range(HOURS + 1)), f"{HOURS + 1} or more"], sums)
    own = regrouped(sums, groups)
    shares = bands(mobility.found, ratio, own, sums.sum(1, keepdims=True))
    edges = [0, *np.arange(HOURS + 1) + 0.5, np.nan]
    lows, highs = ends_of(groups, edges[:-1], edges[1:])
    return of_visits(
        name="return_times",
        title="How long until people come back",
        definition=(
            "The time from the arrival at a place to the person's next arrival there, to the "
            "nearest hour: the share of all such returns, and that share by the hours in the bin."
        ),
        people=len(mobility.people),
        columns=[
            Column(name="hours", title="Hours"),
            Column(name="hours_from", title="From", unit="hours"),
            Column(name="hours_to", title="To", unit="hours"),
            *with_ends("share", "Share of the returns", "share"),
            Column(name="density", title="Share in an hour", unit="share"),
            Column(name="returns", title="Returns", unit="count"),
            Column(name="people", title="People", unit="count"),
        ],
        cells=[
            groups.labels, lows, highs, *shares, shares.value / (highs - lows), own.sum(0),
            (own > 0).sum(0),
        ],
        notes=[groups.note] if groups.note else [],
    )  # fmt: skip


def _return_rates(mobility: Mobility) -> Table:
    groups, own, days = _since(mobility)
    rates = bands(mobility.found, ratio, own, days)
    return of_visits(
        name="return_rates",
        title="How probable a return is, by the days since the visit",
        definition=(
            "Returns so long after the last visit to a place, by the days for which a place was "
            "so long unvisited; a place not returned to counts until the person's last visit."
        ),
        people=len(mobility.people),
        columns=[
            Column(name="days", title="Days since the visit"),
            Column(name="days_from", title="From", unit="days"),
            Column(name="days_to", title="To", unit="days"),
            *with_ends("return_rate", "Returns a day", "rate"),
            Column(name="returns", title="Returns", unit="count"),
            Column(name="people", title="People", unit="count"),
        ],
        cells=[
            groups.labels,
            *ends_of(groups, DAYS_SINCE[:-1], DAYS_SINCE[1:]),
            *rates,
            own.sum(0),
            (own > 0).sum(0),
        ],
        notes=[groups.note] if groups.note else [],
    )


def _since(mobility: Mobility) -> tuple[Groups, Numbers, Numbers]:
    """Returns by the days since the visit, and the days for which one could be seen."""
    labels = [f"{low} to {high}" for low, high in itertools.pairwise(DAYS_SINCE)]
    groups = bins_of("days", labels, mobility.returns_since)
    own, days = (regrouped(sums, groups) for sums in (mobility.returns_since, mobility.days_since))
    return groups, own, days


def _return_peaks(mobility: Mobility) -> Table:
    peaks = [mobility.found.estimate(peak, mobility.returns) for peak in (_daily, _weekly)]
    return of_visits(
        name="return_peaks",
        title="The peaks of the returns",
        definition=(
            f"Returns within {_NEAR} hours of a multiple of 24 hours, up to nine days, by the mean "
            "of those as near to 12 hours before and after it; and those within 2 hours of 168 "
            "hours by the mean of those around 144 and 192. Without a rhythm, a decay that slows "
            "down gives less than 1."
        ),
        people=len(mobility.people),
        columns=[
            Column(name="peak", title="Peak"),
            *with_ends("peak_ratio", "Returns there by those beside it"),
        ],
        cells=[[DAILY, WEEKLY], *zip(*peaks, strict=True)],
    )


def _near(returns: Float[Numbers, "R H"], hour: int) -> Float[Numbers, " R"]:
    return returns[:, hour - _NEAR : hour + _NEAR + 1].sum(1)


def _daily(returns: Float[Numbers, "R H"]) -> Float[Numbers, " R"]:
    """Returns around whole days by those half a day before and after."""
    peaks = range(DAY_HOURS, HOURS, DAY_HOURS)
    at = sum(_near(returns, hour) for hour in peaks)
    beside = sum(
        _near(returns, hour - _HALF_DAY) + _near(returns, hour + _HALF_DAY) for hour in peaks
    )
    return ratio(np.asarray(at), np.asarray(beside) / 2)


def _weekly(returns: Float[Numbers, "R H"]) -> Float[Numbers, " R"]:
    """Returns around a week by those around the day before and after."""
    week = WEEK_DAYS * DAY_HOURS
    return ratio(
        _near(returns, week),
        (_near(returns, week - DAY_HOURS) + _near(returns, week + DAY_HOURS)) / 2,
    )


def peaks(mobility: Mobility) -> Iterable[Claim]:
    """Whether people come back after whole days, and weeks."""
    for name, peak, words, where in (
        ("daily-returns", _daily, "Daily", "around whole days by those half a day off"),
        ("weekly-returns", _weekly, "Weekly", "around a week by those around six and eight days"),
    ):
        value = mobility.found.estimate(peak, mobility.returns).value
        yield judged(
            mobility.found.estimate(_less_one(peak), mobility.returns),
            name=name,
            view="return-times",
            source="T §7.1",
            claim=f"{words} rhythms shape where people are.",
            measured=f"Returns {where} are {value:.2f} to 1",
            of="the excess over 1",
            found=mobility.found,
        )


def _less_one(statistic: Callable[[Numbers], Numbers]) -> Callable[[Numbers], Numbers]:
    return lambda sums: statistic(sums) - 1


def recency_in_time(mobility: Mobility) -> Claim:
    """Whether a return grows less probable with time."""
    groups, own, days = _since(mobility)
    rates = ratio(own.sum(0), days.sum(0))
    said = ", ".join(
        f"{rate:.3f} ({label})" for rate, label in zip(rates, groups.labels, strict=True)
    )
    return judged(
        mobility.found.estimate(lambda some, every: smallest_fall(ratio(some, every)), own, days)
        if len(rates) > 1
        else None,
        name="recency-in-time",
        view="return-times",
        source="T §7.1",
        claim="A return to a place grows less probable with the time since its last visit.",
        measured=f"Returns a day by the days since the visit are {said}",
        of="the smallest fall from one of these to the next, in logarithms,",
        found=mobility.found,
    )
