"""What is read off everybody's visits once, person by person.

P people. Everything is a sum, or a number, of one person, so that means and their intervals follow
as they do for histories: people are drawn, each with all that is theirs.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from pointerscope.analysis.insights.aggregates import Grouping
from pointerscope.analysis.insights.estimates import Found, Groups, interval, merged
from pointerscope.analysis.insights.ledger import Ledger
from pointerscope.core.memoise import once_for_each
from pointerscope.formulas.information import entropy
from pointerscope.formulas.mobility import (
    match_lengths,
    predictability_limit,
    rank_frequency,
    sequence_entropy,
)
from pointerscope.network.insights import LEAST_PEOPLE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from jaxtyping import Bool, Float, Int
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.source import Source
    from pointerscope.mobility.visits import Visit

    Numbers = NDArray[np.float64]
    Integers = NDArray[np.int64]

LAST_RANK = 50
FAVOURITES = 5
# Of days since a person's first visit, and of visits: about evenly spread on a logarithmic scale.
DAYS = (1, 2, 3, 4, 5, 7, 10, 14, 21, 28, 42, 60, 90, 120, 180, 270, 365, 540, 730, 1095)
VISITS = (1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1000, 1500, 2000)
LEAST_TIMES = (1, 2, 3, 5, 9, 17, 33, 65, 129, 257)
HOURS = 240
DAYS_SINCE = (0, 1, 2, 4, 8, 16)
WEEK_DAYS, DAY_HOURS, MONTHS = 7, 24, 12
LEAST_VISITS = 50
MERGED = f"Bins of fewer than {LEAST_PEOPLE} people are merged with their neighbours."

_HOUR, _DAY = 60, 60 * 24
_THURSDAY = 3  # 1 January 1970


@dataclass(frozen=True, eq=False)
class Mobility:
    """The visits of P people in numbers, those without a visit left out.

    Attributes:
        people: their ids in the data set, ascending.
        visits: of each.
        places: different ones that each went to.
        moves: from one visit to the next, of each person.
        different_moves: how many pairs of places those are.
        first_day: of all visits.
        last_day: of all visits.
        rank_shares: the share of a person's visits at the place of each rank; the last entry is
            for all ranks after `LAST_RANK`.
        places_by_times: how many places a person went to so often, in the bins that begin at
            `LEAST_TIMES`.
        log_times: the sum of the logarithm of how often, over a person's places.
        tracked_days: from the first to the last visit, in days.
        places_by_day: different ones in the first `DAYS` days.
        places_by_visit: different ones in the first `VISITS` visits.
        returns: visits that were followed by another to the same place, by the hours until then,
            to the nearest hour; the last entry is for those after more than `HOURS`.
        returns_since: the same by the days of `DAYS_SINCE`.
        days_since: for how many days a return so long after a visit could be seen.
        week: visits by weekday of the arrival, Monday 0, and hour.
        months: visits by month of the year, of even years and of odd ones.
        month_days: days of each month between a person's first and last visit, likewise.
        entropies: of a person's sequence of places: random, uncorrelated, and true by Lempel–Ziv.
        limits: of predictability, by each of these.
        found: draws the people.
    """

    people: Int[Integers, " P"]
    visits: Float[Numbers, " P"]
    places: Float[Numbers, " P"]
    moves: Float[Numbers, " P"]
    different_moves: Float[Numbers, " P"]
    first_day: np.datetime64
    last_day: np.datetime64
    rank_shares: Float[Numbers, "P R"]
    places_by_times: Float[Numbers, "P B"]
    log_times: Float[Numbers, " P"]
    tracked_days: Float[Numbers, " P"]
    places_by_day: Float[Numbers, "P D"]
    places_by_visit: Float[Numbers, "P V"]
    returns: Float[Numbers, "P H"]
    returns_since: Float[Numbers, "P S"]
    days_since: Float[Numbers, "P S"]
    week: Float[Numbers, "P 7 24"]
    months: Float[Numbers, "P 2 12"]
    month_days: Float[Numbers, "P 2 12"]
    entropies: Float[Numbers, "P 3"]
    limits: Float[Numbers, "P 3"]
    found: Found

    @property
    def days(self) -> int:
        """From the first to the last day of all visits."""
        return int((self.last_day - self.first_day).astype(np.int64)) + 1


@once_for_each
def mobility_of(source: Source) -> Mobility | None:
    """What the visits of a data set say of its people's moving; the split does not matter.

    None where there are no dates, or too few people to say anything without saying it of one.
    """
    visits = {person: own for person, own in sorted((source.visits or {}).items()) if own}
    if len(visits) < LEAST_PEOPLE:
        return None
    people = np.array(list(visits), np.int64)
    read = [_read(own) for own in visits.values()]
    parts: dict[str, Any] = {
        name: np.array([one[name] for one in read], np.float64) for name in read[0]
    }
    parts["limits"] = predictability_limit(parts["entropies"], parts["places"][:, None])
    found = Found(Ledger(people, {}, histories=int(parts["visits"].sum())))
    first, last = parts.pop("first_day"), parts.pop("last_day")
    return Mobility(
        people=people,
        first_day=np.datetime64(int(first.min()), "D"),
        last_day=np.datetime64(int(last.max()), "D"),
        found=found,
        **parts,
    )


def _read(visits: Sequence[Visit]) -> dict[str, Any]:
    """The numbers of one person."""
    places = np.unique([visit.location for visit in visits], return_inverse=True)[1]
    arrivals = np.array([visit.arrival for visit in visits], "datetime64[m]").astype(np.int64)
    times = np.bincount(places)
    first_visits = np.sort(np.unique(places, return_index=True)[1])  # to each place
    moves = np.stack([places[:-1], places[1:]], 1)
    return {
        "visits": len(places),
        "places": len(times),
        "moves": len(moves),
        "different_moves": len(np.unique(moves, axis=0)),
        "rank_shares": _ranks(places),
        "places_by_times": _binned(times, LEAST_TIMES),
        "log_times": np.log(times).sum(),
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
    known = np.zeros(LAST_RANK + 1)
    known[: min(len(shares), LAST_RANK)] = shares[:LAST_RANK]
    known[LAST_RANK] = shares[LAST_RANK:].sum()
    return known


def _binned(values: Integers, lows: Sequence[int]) -> Integers:
    """How many values are in each bin, the last one open."""
    return np.bincount(np.searchsorted(lows, values, side="right") - 1, minlength=len(lows))


def _returns(places: Integers, arrivals: Integers) -> dict[str, Any]:
    """When each visit was followed by the next to its place, or how long it was not."""
    order = np.argsort(places, kind="stable")
    follows = np.flatnonzero(places[order][1:] == places[order][:-1])
    minutes = np.full(len(places), -1)
    minutes[order[follows]] = arrivals[order[follows + 1]] - arrivals[order[follows]]
    returned = minutes >= 0
    hours = np.minimum((minutes[returned] + _HOUR // 2) // _HOUR, HOURS + 1)
    edges = np.multiply(DAYS_SINCE, _DAY)
    bins = np.searchsorted(edges, minutes[returned], side="right") - 1
    watched = np.where(returned, minutes, arrivals[-1] - arrivals)[:, None]
    spent = np.clip(watched, edges[:-1], edges[1:]) - edges[:-1]
    return {
        "returns": np.bincount(hours, minlength=HOURS + 2),
        "returns_since": np.bincount(bins, minlength=len(edges))[:-1],
        "days_since": spent.sum(0) / _DAY,
    }


def _calendar(arrivals: Integers) -> dict[str, Any]:
    """Visits by hour, weekday and month, and the days of each month that were watched."""
    days, hours = arrivals // _DAY, arrivals % _DAY // _HOUR
    slots = (days + _THURSDAY) % WEEK_DAYS * DAY_HOURS + hours
    watched = np.arange(days[0], days[-1] + 1)
    return {
        "first_day": days[0],
        "last_day": days[-1],
        "week": np.bincount(slots, minlength=WEEK_DAYS * DAY_HOURS).reshape(WEEK_DAYS, DAY_HOURS),
        "months": _by_month(days),
        "month_days": _by_month(watched),
    }


def _by_month(days: Integers) -> Int[Integers, "2 12"]:
    """How many days there are of each month of even years and of odd ones."""
    months = days.astype("datetime64[D]").astype("datetime64[M]").astype(np.int64)  # since 1970
    return np.bincount(months % (2 * MONTHS), minlength=2 * MONTHS).reshape(2, MONTHS)


class Panel(NamedTuple):
    """People who all reach every point of a range, so that each point is about the same people.

    Attributes:
        people: who they are among all.
        points: how many of the points they reach.
    """

    people: Bool[NDArray[np.bool_], " P"]
    points: int


def panel(reached: Float[Numbers, " P"], points: Sequence[float]) -> Panel:
    """The half of the people who get furthest, at least `LEAST_PEOPLE`, and what they all reach.

    They are more where more reach that, but never all but a few.

    Args:
        reached: how far each person gets.
        points: ascending.
    """
    wanted = max(LEAST_PEOPLE, -(-len(reached) // 2))
    furthest = np.sort(reached)[::-1][wanted - 1]
    count = int(np.searchsorted(points, furthest, side="right"))
    least = points[count - 1] if count else furthest
    people = enough_left_out(reached >= least, reached)
    if people.sum() < LEAST_PEOPLE:
        everybody = int(np.searchsorted(points, reached.min(), side="right"))
        return Panel(np.ones(len(reached), bool), everybody)
    return Panel(people, count)


def enough_left_out(
    people: Bool[NDArray[np.bool_], " P"], by: Float[Numbers, " P"]
) -> Bool[NDArray[np.bool_], " P"]:
    """Some of the people, with more left out where fewer than `LEAST_PEOPLE` would be.

    Subtracted from a number of everybody, theirs would else tell of those few.

    Args:
        people: who they are among all.
        by: those with the least of it are left out.
    """
    few = int((~people).sum())
    kept = people.copy()
    if 0 < few < LEAST_PEOPLE:
        kept[np.argsort(np.where(people, by, np.inf), kind="stable")[: LEAST_PEOPLE - few]] = False
    return kept


class Bands(NamedTuple):
    """Numbers with the ends of their intervals, [G] each."""

    value: Float[Numbers, " G"]
    low: Float[Numbers, " G"]
    high: Float[Numbers, " G"]


def bands(found: Found, statistic: Callable[..., Numbers], *sums: Float[Numbers, "P ..."]) -> Bands:
    """Any statistic of sums over people, with its intervals.

    Args:
        found: draws the people.
        statistic: takes the sums over people of each, [R, …], and gives [R, G].
        sums: by person.
    """
    [value] = statistic(*(part.sum(0)[None] for part in sums))
    return Bands(value, *interval(statistic(*map(found.resampled, sums))))


def ratio(own: Numbers, every: Numbers) -> Numbers:
    """One sum by another, NaN where that is 0."""
    own, every = np.broadcast_arrays(own, every)
    return np.divide(own, every, out=np.full(own.shape, np.nan), where=every > 0)


def bins_of(
    name: str,
    labels: Sequence[str],
    counted: Float[Numbers, "P B"],
    join: str = " to ",
    *,
    bounded: bool = False,
) -> Groups:
    """Bins of at least `LEAST_PEOPLE` people, neighbours merged where there are fewer.

    Args:
        name: of what the bins are of.
        labels: of the bins.
        counted: what each person has in each.
        join: what stands between the first and the last label of merged bins.
        bounded: whether everybody knows where the bins end.
    """
    by = Grouping(name, name, tuple(labels), lambda rows: None, join=join, bounded=bounded)
    groups = merged(by, counted > 0)
    # The rows say themselves which bins were merged, and they may be hundreds.
    return replace(groups, note=MERGED) if groups.note else groups


def ends_of(
    groups: Groups, lows: Sequence[float], highs: Sequence[float]
) -> tuple[Float[Numbers, " G"], Float[Numbers, " G"]]:
    """Where groups of bins begin and end; NaN on the outer side of merged outermost ones.

    There the last bin that is not empty ends where one person does.

    Args:
        groups: of the bins.
        lows: where each bin begins.
        highs: where each ends.
    """
    starts = np.array([lows[min(bins)] for bins in groups.members], np.float64)
    ends = np.array([highs[max(bins)] for bins in groups.members], np.float64)
    starts[0] = np.nan if len(groups.members[0]) > 1 else starts[0]
    ends[-1] = np.nan if len(groups.members[-1]) > 1 else ends[-1]
    return starts, ends


def regrouped(sums: Float[Numbers, "P B"], groups: Groups) -> Float[Numbers, "P G"]:
    """Sums of bins as sums of the groups that they are merged into."""
    return np.stack([sums[:, members].sum(1) for members in groups.members], 1)
