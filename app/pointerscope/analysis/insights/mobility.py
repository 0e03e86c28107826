"""Measurements of the visits of a data set, person by person.

P people. Every measurement is a sum or a number per person, so that means and intervals follow as
for histories: by resampling people, each with all of their visits.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from pointerscope.analysis.insights.aggregates import Grouping
from pointerscope.analysis.insights.data import InsightData
from pointerscope.analysis.insights.disclosure import exclude_enough
from pointerscope.analysis.insights.estimates import (
    Estimator,
    Groups,
    merge_groups,
    percentile_interval,
)
from pointerscope.analysis.insights.ledger import Ledger
from pointerscope.core.array_types import Bool, Booleans, Float, Int, Integers, Numbers
from pointerscope.core.memoise import memoise_by_object
from pointerscope.formulas.information import entropy
from pointerscope.formulas.mobility import (
    match_lengths,
    predictability_limit,
    rank_frequency,
    sequence_entropy,
)
from pointerscope.mobility.visits import Visit
from pointerscope.network.insights import MIN_PEOPLE

LAST_RANK = 50
FAVOURITES = 5
# Days since a person's first visit, and numbers of visits, about evenly spaced on a log scale.
DAYS = (1, 2, 3, 4, 5, 7, 10, 14, 21, 28, 42, 60, 90, 120, 180, 270, 365, 540, 730, 1095)
VISITS = (1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000, 1500, 2000)
VISIT_COUNT_BINS = (1, 2, 3, 5, 9, 17, 33, 65, 129, 257)
HOURS = 240
RETURN_DAY_BINS = (0, 1, 2, 4, 8, 16)
WEEK_DAYS, DAY_HOURS, MONTHS = 7, 24, 12
MIN_VISITS = 50
MERGED = f"Bins of fewer than {MIN_PEOPLE} people are merged with their neighbours."

_HOUR, _DAY = 60, 60 * 24
_THURSDAY = 3  # 1 January 1970


@dataclass(frozen=True, eq=False)
class Mobility:
    """Measurements of the visits of P people; people without visits are left out.

    Attributes:
        people: their ids in the data set, ascending.
        visits: number of visits of each person.
        places: number of different places of each person.
        moves: number of moves from one visit to the next.
        different_moves: number of different ordered pairs of places among the moves.
        first_day: day of the earliest visit of anyone.
        last_day: day of the latest visit of anyone.
        rank_shares: the share of a person's visits at the place of each rank; the last entry is for
            all ranks after `LAST_RANK`.
        places_by_visit_count: number of places by the person's number of visits there, in bins that
            begin at `VISIT_COUNT_BINS`.
        log_visit_counts: sum over a person's places of the logarithm of the number of visits there.
        tracked_days: days from the first to the last visit.
        places_by_day: different places in the first `DAYS` days.
        places_by_visit: different places in the first `VISITS` visits.
        returns: visits that were followed by another visit to the same place, by the time between
            them to the nearest hour; the last entry is for more than `HOURS`.
        returns_by_day_bin: such visits, by days between the two; bins begin at `RETURN_DAY_BINS`.
        exposure_days: by bin of `RETURN_DAY_BINS`: days, summed over visits, during which a visit
            had no return yet and was still observed (the denominator of the return rate).
        week: visits by weekday of the arrival, Monday 0, and hour.
        months: visits by parity of the year (row 0 even) and month of the year.
        observed_days_by_month: days between a person's first and last visit, in the same shape.
        entropies: log of the number of distinct places, entropy of the visit shares, and Lempel–Ziv
            estimate of the entropy of the sequence; in nats.
        limits: limits of predictability for each of these entropies.
        estimator: resamples the people.
    """

    people: Int[Integers, " P"]
    visits: Float[Numbers, " P"]
    places: Float[Numbers, " P"]
    moves: Float[Numbers, " P"]
    different_moves: Float[Numbers, " P"]
    first_day: np.datetime64
    last_day: np.datetime64
    rank_shares: Float[Numbers, "P R"]
    places_by_visit_count: Float[Numbers, "P B"]
    log_visit_counts: Float[Numbers, " P"]
    tracked_days: Float[Numbers, " P"]
    places_by_day: Float[Numbers, "P D"]
    places_by_visit: Float[Numbers, "P V"]
    returns: Float[Numbers, "P H"]
    returns_by_day_bin: Float[Numbers, "P S"]
    exposure_days: Float[Numbers, "P S"]
    week: Float[Numbers, "P 7 24"]
    months: Float[Numbers, "P 2 12"]
    observed_days_by_month: Float[Numbers, "P 2 12"]
    entropies: Float[Numbers, "P 3"]
    limits: Float[Numbers, "P 3"]
    estimator: Estimator

    @property
    def days(self) -> int:
        """From the first to the last day of all visits."""
        return int((self.last_day - self.first_day).astype(np.int64)) + 1


@memoise_by_object
def measure_mobility(data: InsightData) -> Mobility | None:
    """Measure the mobility of the people of a data set, over all splits; memoised.

    Return None if the visits have no dates, or if there are too few people.
    """
    visits = {person: own for person, own in sorted((data.visits or {}).items()) if own}
    if len(visits) < MIN_PEOPLE:
        return None
    people = np.array(list(visits), np.int64)
    measured = [_measure_person(own) for own in visits.values()]
    parts: dict[str, Any] = {
        name: np.array([person[name] for person in measured], np.float64) for name in measured[0]
    }
    parts["limits"] = predictability_limit(parts["entropies"], parts["places"][:, None])
    estimator = Estimator(
        Ledger(people, {}, histories=int(parts["visits"].sum())), invented=data.invented
    )
    first, last = parts.pop("first_day"), parts.pop("last_day")
    return Mobility(
        people=people,
        first_day=np.datetime64(int(first.min()), "D"),
        last_day=np.datetime64(int(last.max()), "D"),
        estimator=estimator,
        **parts,
    )


def _measure_person(visits: Sequence[Visit]) -> dict[str, Any]:
    places = np.unique([visit.location for visit in visits], return_inverse=True)[1]
    arrivals = np.array([visit.arrival for visit in visits], "datetime64[m]").astype(np.int64)
    times = np.bincount(places)
    first_visits = np.sort(
        np.unique(places, return_index=True)[1]
    )  # index of the first visit to each place
    moves = np.stack([places[:-1], places[1:]], 1)
    return {
        "visits": len(places),
        "places": len(times),
        "moves": len(moves),
        "different_moves": len(np.unique(moves, axis=0)),
        "rank_shares": _ranks(places),
        "places_by_visit_count": _binned(times, VISIT_COUNT_BINS),
        "log_visit_counts": np.log(times).sum(),
        "tracked_days": (arrivals[-1] - arrivals[0]) / _DAY,
        "places_by_day": np.searchsorted(
            arrivals[first_visits] - arrivals[0], np.multiply(DAYS, _DAY)
        ),
        "places_by_visit": np.searchsorted(first_visits, VISITS),
        **_returns(places, arrivals),
        **_calendar(arrivals),
        "entropies": (
            np.log(len(times)),
            entropy(times / len(places)),
            sequence_entropy(match_lengths(places.tolist())),
        ),
    }


def _ranks(places: Int[Integers, " n"]) -> Float[Numbers, " R"]:
    shares = rank_frequency(places)
    by_rank = np.zeros(LAST_RANK + 1)
    by_rank[: min(len(shares), LAST_RANK)] = shares[:LAST_RANK]
    by_rank[LAST_RANK] = shares[LAST_RANK:].sum()
    return by_rank


def _binned(values: Integers, lows: Sequence[int]) -> Integers:
    """Count the values in each bin; the last bin is open."""
    return np.bincount(np.searchsorted(lows, values, side="right") - 1, minlength=len(lows))


def _returns(places: Integers, arrivals: Integers) -> dict[str, Any]:
    """Measure the time from each visit to the next at its place, or to the end of observation."""
    order = np.argsort(places, kind="stable")
    follows = np.flatnonzero(places[order][1:] == places[order][:-1])
    minutes = np.full(len(places), -1)
    minutes[order[follows]] = arrivals[order[follows + 1]] - arrivals[order[follows]]
    returned = minutes >= 0
    hours = np.minimum((minutes[returned] + _HOUR // 2) // _HOUR, HOURS + 1)
    edges = np.multiply(RETURN_DAY_BINS, _DAY)
    bins = np.searchsorted(edges, minutes[returned], side="right") - 1
    observed = np.where(returned, minutes, arrivals[-1] - arrivals)[:, None]
    spent = np.clip(observed, edges[:-1], edges[1:]) - edges[:-1]
    return {
        "returns": np.bincount(hours, minlength=HOURS + 2),
        "returns_by_day_bin": np.bincount(bins, minlength=len(edges))[:-1],
        "exposure_days": spent.sum(0) / _DAY,
    }


def _calendar(arrivals: Integers) -> dict[str, Any]:
    """Count visits by hour, weekday and month, and the observed days of each month."""
    days, hours = arrivals // _DAY, arrivals % _DAY // _HOUR
    slots = (days + _THURSDAY) % WEEK_DAYS * DAY_HOURS + hours
    observed = np.arange(days[0], days[-1] + 1)
    return {
        "first_day": days[0],
        "last_day": days[-1],
        "week": np.bincount(slots, minlength=WEEK_DAYS * DAY_HOURS).reshape(WEEK_DAYS, DAY_HOURS),
        "months": _by_month(days),
        "observed_days_by_month": _by_month(observed),
    }


def _by_month(days: Integers) -> Int[Integers, "2 12"]:
    """Count days by month, for even and for odd years."""
    months = days.astype("datetime64[D]").astype("datetime64[M]").astype(np.int64)  # since 1970
    return np.bincount(months % (2 * MONTHS), minlength=2 * MONTHS).reshape(2, MONTHS)


class Panel(NamedTuple):
    """People who all reach every point of a range, so that all points describe the same people.

    Attributes:
        people: whether each person belongs to the panel.
        points: number of points that all of them reach.
    """

    people: Bool[Booleans, " P"]
    points: int


def select_panel(reached: Float[Numbers, " P"], points: Sequence[float]) -> Panel:
    """Select the half of the people who get furthest, at least `MIN_PEOPLE`.

    Ties with the last person of this half are included. The panel leaves out either nobody or at
    least `MIN_PEOPLE` people.

    Args:
        reached: how far each person gets.
        points: of the range, ascending.
    """
    wanted = max(MIN_PEOPLE, -(-len(reached) // 2))
    furthest = np.sort(reached)[::-1][wanted - 1]
    count = int(np.searchsorted(points, furthest, side="right"))
    required = points[count - 1] if count else furthest
    people = exclude_enough(reached >= required, reached)
    if people.sum() < MIN_PEOPLE:
        everybody = int(np.searchsorted(points, reached.min(), side="right"))
        return Panel(np.ones(len(reached), bool), everybody)
    return Panel(people, count)


class IntervalEstimates(NamedTuple):
    """Numbers with the ends of their intervals, [G] each."""

    value: Float[Numbers, " G"]
    low: Float[Numbers, " G"]
    high: Float[Numbers, " G"]


def estimate_with_intervals(
    estimator: Estimator, statistic: Callable[..., Numbers], *sums: Float[Numbers, "P ..."]
) -> IntervalEstimates:
    """Estimate a vector of statistics of sums over people, with intervals.

    Args:
        estimator: resamples the people.
        statistic: a function of the sums over people, [R, …] each, that returns [R, G].
        sums: by person.
    """
    [value] = statistic(*(part.sum(0)[None] for part in sums))
    return IntervalEstimates(
        value, *percentile_interval(statistic(*map(estimator.resampled, sums)), estimator.people)
    )


def merge_bins(
    name: str,
    labels: Sequence[str],
    counted: Float[Numbers, "P B"],
    join: str = " to ",
    *,
    bounded: bool = False,
) -> Groups:
    """Merge neighbouring bins so that each has at least `MIN_PEOPLE` people.

    Args:
        name: of the binned quantity.
        labels: of the bins.
        counted: counts of each person in each bin.
        join: the text between the first and the last label of merged bins.
        bounded: whether the range of the bins is fixed and public.
    """
    by = Grouping(name, name, tuple(labels), lambda rows: None, join=join, bounded=bounded)
    groups = merge_groups(by, counted > 0)
    # The row labels show which bins were merged; a list of them could be very long.
    return replace(groups, note=MERGED) if groups.note else groups


def bin_ends(
    groups: Groups, lows: Sequence[float], highs: Sequence[float]
) -> tuple[Float[Numbers, " G"], Float[Numbers, " G"]]:
    """Return the ends of groups of bins; NaN for the outer ends of merged outermost groups.

    The exact outer limit of a merged outermost group could identify a single person.

    Args:
        groups: of the bins.
        lows: lower end of each bin.
        highs: upper end of each bin.
    """
    starts = np.array([lows[min(bins)] for bins in groups.members], np.float64)
    ends = np.array([highs[max(bins)] for bins in groups.members], np.float64)
    starts[0] = np.nan if len(groups.members[0]) > 1 else starts[0]
    ends[-1] = np.nan if len(groups.members[-1]) > 1 else ends[-1]
    return starts, ends
