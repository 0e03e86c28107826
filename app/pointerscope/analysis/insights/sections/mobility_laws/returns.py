"""When people return to a place."""

import itertools
from collections.abc import Callable, Iterable

import numpy as np

from pointerscope.analysis.insights.estimates import Groups, ratio, regroup_sums
from pointerscope.analysis.insights.mobility import (
    DAY_HOURS,
    HOURS,
    RETURN_DAY_BINS,
    WEEK_DAYS,
    Mobility,
    bin_ends,
    estimate_with_intervals,
    merge_bins,
)
from pointerscope.analysis.insights.sections.mobility_laws.recency import smallest_fall
from pointerscope.analysis.insights.sections.mobility_laws.visits import visit_table
from pointerscope.analysis.insights.tables import claim_from_effect, interval_columns
from pointerscope.core.array_types import Float, Numbers
from pointerscope.network.insights import Claim, InsightColumn, InsightTable

DAILY, WEEKLY = "every 24 hours", "after 168 hours"
_HALF_DAY, _NEAR = 12, 2


def tables(mobility: Mobility) -> Iterable[InsightTable]:
    """Yield the tables of return times, return rates and their peaks."""
    yield _return_times(mobility)
    yield _return_rates(mobility)
    yield _return_peaks(mobility)


def _return_times(mobility: Mobility) -> InsightTable:
    sums = mobility.returns
    groups = merge_bins("hours", [*map(str, range(HOURS + 1)), f"{HOURS + 1} or more"], sums)
    own = regroup_sums(sums, groups)
    shares = estimate_with_intervals(mobility.estimator, ratio, own, sums.sum(1, keepdims=True))
    edges = [0, *np.arange(HOURS + 1) + 0.5, np.nan]
    lows, highs = bin_ends(groups, edges[:-1], edges[1:])
    return visit_table(
        name="return_times",
        title="Time until the return to a place",
        definition=(
            "The time from an arrival at a place to the person's next arrival there, to the "
            "nearest hour: the share of all returns in each bin, and that share per hour."
        ),
        people=len(mobility.people),
        columns=[
            InsightColumn(name="hours", title="Hours"),
            InsightColumn(name="hours_from", title="From", unit="hours"),
            InsightColumn(name="hours_to", title="To", unit="hours"),
            *interval_columns("share", "Share of the returns", "share"),
            InsightColumn(name="density", title="Share per hour", unit="share"),
            InsightColumn(name="returns", title="Returns", unit="count"),
            InsightColumn(name="people", title="People", unit="count"),
        ],
        cells=[
            groups.labels, lows, highs, *shares, shares.value / (highs - lows), own.sum(0),
            (own > 0).sum(0),
        ],
        notes=[groups.note] if groups.note else [],
    )  # fmt: skip


def _return_rates(mobility: Mobility) -> InsightTable:
    groups, own, days = _since(mobility)
    rates = estimate_with_intervals(mobility.estimator, ratio, own, days)
    return visit_table(
        name="return_rates",
        title="Return rate by days since the visit",
        definition=(
            "Returns so many days after the last visit to a place, divided by the days of "
            "observation that long after a visit. A place without a return counts until the "
            "person's last visit."
        ),
        people=len(mobility.people),
        columns=[
            InsightColumn(name="days", title="Days since the visit"),
            InsightColumn(name="days_from", title="From", unit="days"),
            InsightColumn(name="days_to", title="To", unit="days"),
            *interval_columns("return_rate", "Returns per day", "rate"),
            InsightColumn(name="returns", title="Returns", unit="count"),
            InsightColumn(name="people", title="People", unit="count"),
        ],
        cells=[
            groups.labels,
            *bin_ends(groups, RETURN_DAY_BINS[:-1], RETURN_DAY_BINS[1:]),
            *rates,
            own.sum(0),
            (own > 0).sum(0),
        ],
        notes=[groups.note] if groups.note else [],
    )


def _since(mobility: Mobility) -> tuple[Groups, Numbers, Numbers]:
    """Return the returns by days since the visit, and the days of observation."""
    labels = [f"{low} to {high}" for low, high in itertools.pairwise(RETURN_DAY_BINS)]
    groups = merge_bins("days", labels, mobility.returns_by_day_bin)
    own, days = (
        regroup_sums(sums, groups) for sums in (mobility.returns_by_day_bin, mobility.exposure_days)
    )
    return groups, own, days


def _return_peaks(mobility: Mobility) -> InsightTable:
    peaks = [mobility.estimator.estimate(peak, mobility.returns) for peak in (_daily, _weekly)]
    return visit_table(
        name="return_peaks",
        title="Daily and weekly peaks of the returns",
        definition=(
            f"Returns within {_NEAR} hours of a multiple of 24 hours, up to nine days, divided by "
            "the mean of those equally near to 12 hours before and after it; and returns within 2 "
            "hours of 168 hours, divided by the mean of those near 144 and 192 hours. Without a "
            "rhythm, a convex decay gives less than 1."
        ),
        people=len(mobility.people),
        columns=[
            InsightColumn(name="peak", title="Peak"),
            *interval_columns("peak_ratio", "Ratio to the neighbouring returns"),
        ],
        cells=[[DAILY, WEEKLY], *zip(*peaks, strict=True)],
    )


def _near(returns: Float[Numbers, "R H"], hour: int) -> Float[Numbers, " R"]:
    return returns[:, hour - _NEAR : hour + _NEAR + 1].sum(1)


def _daily(returns: Float[Numbers, "R H"]) -> Float[Numbers, " R"]:
    """Divide returns around whole days by those half a day before and after."""
    peaks = range(DAY_HOURS, HOURS, DAY_HOURS)
    at = sum(_near(returns, hour) for hour in peaks)
    beside = sum(
        _near(returns, hour - _HALF_DAY) + _near(returns, hour + _HALF_DAY) for hour in peaks
    )
    return ratio(np.asarray(at), np.asarray(beside) / 2)


def _weekly(returns: Float[Numbers, "R H"]) -> Float[Numbers, " R"]:
    """Divide returns around one week by those one day before and after."""
    week = WEEK_DAYS * DAY_HOURS
    return ratio(
        _near(returns, week),
        (_near(returns, week - DAY_HOURS) + _near(returns, week + DAY_HOURS)) / 2,
    )


def peaks(mobility: Mobility) -> Iterable[Claim]:
    """Test whether people return after whole days and after a week."""
    for name, peak, words, at, beside in (
        ("daily-returns", _daily, "Daily", "whole days", "half a day off"),
        ("weekly-returns", _weekly, "Weekly", "one week", "around six and eight days"),
    ):
        value = mobility.estimator.estimate(peak, mobility.returns).value
        yield claim_from_effect(
            mobility.estimator.estimate(_minus_one(peak), mobility.returns),
            name=name,
            view="return-times",
            source="T §7.1",
            claim=f"{words} rhythms shape where people are.",
            measured=f"Returns around {at} are {value:.2f} times as frequent as those {beside}",
            effect_name="the excess over 1",
            estimator=mobility.estimator,
        )


def _minus_one(statistic: Callable[[Numbers], Numbers]) -> Callable[[Numbers], Numbers]:
    return lambda sums: statistic(sums) - 1


def recency_in_time(mobility: Mobility) -> Claim:
    """Test whether returns become less probable with time."""
    groups, own, days = _since(mobility)
    rates = ratio(own.sum(0), days.sum(0))
    said = ", ".join(
        f"{rate:.3f} ({label})" for rate, label in zip(rates, groups.labels, strict=True)
    )
    return claim_from_effect(
        mobility.estimator.estimate(
            lambda some, every: smallest_fall(ratio(some, every)), own, days
        )
        if len(rates) > 1
        else None,
        name="recency-in-time",
        view="return-times",
        source="T §7.1",
        claim="A return to a place becomes less probable with the time since its last visit.",
        measured=f"Returns per day by the days since the visit are {said}",
        effect_name="the smallest fall between neighbours, in logarithms,",
        estimator=mobility.estimator,
    )
