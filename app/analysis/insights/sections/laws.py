"""Moving: the laws of human mobility in the visits themselves, and what they leave to foretell."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from app.analysis.insights.aggregates import EVERYTHING, Mean, Quantity, whole_bins
from app.analysis.insights.mobility import (
    DAYS,
    DAYS_SINCE,
    FAVOURITES,
    HOURS,
    LAST_RANK,
    LEAST_TIMES,
    LEAST_VISITS,
    VISITS,
    bands,
    bins_of,
    ends_of,
    enough_left_out,
    mobility_of,
    panel,
    ratio,
    regrouped,
)
from app.analysis.insights.quantities import RIGHT
from app.analysis.insights.section import Section
from app.analysis.insights.writing import counts, judged, rows_of
from app.formulas.mobility import (
    distribution_exponent,
    frequency_exponent,
    power_law_fit,
    single_share,
    total_variation,
)
from app.mobility.notation import WEEKDAY_NAMES
from app.mobility.places import UNKNOWN
from app.network.insights import LEAST_PEOPLE, Column, Selection, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from jaxtyping import Float
    from numpy.typing import NDArray

    from app.analysis.insights.estimates import Estimate, Found, Groups
    from app.analysis.insights.mobility import Mobility, Panel
    from app.analysis.insights.rows import Rows
    from app.analysis.insights.section import Context
    from app.network.insights import Claim, Unit

    Numbers = NDArray[np.float64]

SECTION = "laws"
TEXT_EXPONENTS = (1.2, 1.4)
YEAR = 365
MONTH_NAMES = (
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
)  # fmt: skip
MEASURES = ("random", "uncorrelated", "true")
MOST_GROUPS = 8
LIMIT_BINS, ENTROPY_BINS = 20, 0.25
DAILY, WEEKLY = "every 24 hours", "after 168 hours"
WEEKEND, OTHER_PAIRS = "Saturday and Sunday", "any other two days"
BY_RANK, BY_TIMES, FROM_RANKS = "share by rank", "places by visits", "the same, from the ranks"
OVER_DAYS, OVER_VISITS = "places over days", "places over visits"
REVISITS, MOVES = "visits to a place of before", "moves never made before"

_DAY, _HALF_DAY, _NEAR = 24, 12, 2
_SATURDAY = 5
_LEAST_MONTHS = 3  # of two, the correlation is always 1 or −1
_OF_VISITS = "Made of all dated visits of the data set, whatever the split."


def _returned(rows: Rows) -> Float[NDArray[np.float32], "N S"]:
    """By steps back: whether the next visit is to the place last visited then, NaN for no place.

    A place counts where it was visited last; earlier visits to it and unknown places are none.
    """
    places = rows.locations
    steps = np.arange(places.shape[1])
    last = places > UNKNOWN
    for step in range(1, int(rows.lengths.max())):
        last[:, step] &= (places[:, :step] != places[:, step, None]).all(1)
    hit = (rows.recency[:, None] == steps).astype(np.float32)
    known = last & ~np.isnan(rows.in_history)[:, None]
    return np.where(known, hit, np.float32(np.nan))


TARGET_RECENCY = Quantity(
    "target_recency",
    "Steps back of the last visit to the target",
    "steps",
    lambda rows: rows.recency,
)
RETURN_RATE = Quantity("return_rate", "Probability of the place", "probability", _returned)
BY_TARGET_RECENCY = whole_bins(
    "target_recency",
    "Steps back of the last visit to the target",
    (*range(16), 20, 24, 32, 48),
    TARGET_RECENCY,
)
RECENCIES = Mean(TARGET_RECENCY, BY_TARGET_RECENCY)
RETURN_RATES = Mean(RETURN_RATE)
RIGHTS = Mean(RIGHT, EVERYTHING)
_STEP_EDGES = (*range(16), 20, 24, 32, 48)


def _tables(context: Context) -> Iterable[Table | None]:
    yield _recency_of_targets(context.found)
    mobility = mobility_of(context.source)
    if mobility is None:
        return
    yield _visits_by_rank(mobility)
    yield _places_by_times(mobility)
    yield _exponents(mobility)
    yield _exploration(mobility, "days", DAYS, mobility.places_by_day, mobility.tracked_days)
    yield _exploration(mobility, "visits", VISITS, mobility.places_by_visit, mobility.visits)
    yield _revisits(mobility)
    yield _return_times(mobility)
    yield _return_rates(mobility)
    yield _return_peaks(mobility)
    yield _rhythms(mobility)
    yield _rhythm_distances(mobility)
    yield _visits_by_month(mobility)
    enough = _long_enough(context.found, mobility)
    if enough.sum() >= LEAST_PEOPLE:
        yield _predictability(mobility, enough)
        yield _limits_of_people(mobility, enough)
        yield _entropies_of_people(mobility, enough)
        yield _accuracy_by_limit(context.found, mobility, enough)


def _recency_of_targets(found: Found) -> Table | None:
    groups, often = found.groups(RECENCIES), found.sums(RECENCIES, "n")
    if not groups.members:
        return None
    own = regrouped(often, groups)
    shares = bands(found, ratio, own, often.sum(1, keepdims=True))
    steps = found.sums(RETURN_RATES).shape[2]
    hits, chances = (
        np.stack(
            [found.sums(RETURN_RATES, part)[:, 0, _steps(bins, steps)].sum(1) for bins in members],
            1,
        )
        for part, members in (("sum", groups.members), ("n", groups.members))
    )
    rates = bands(found, ratio, hits, chances)
    return Table(
        name="recency_of_targets",
        title="How recently people were at the place they go to next",
        section=SECTION,
        definition=(
            "Over histories that hold their target: the share whose target was last visited so "
            "many steps back. Beside it the probability that the place last visited so many steps "
            "back is the next one, over all histories and the places that were last visited then."
        ),
        histories=int(often.sum()),
        people=int((often.sum(1) > 0).sum()),
        columns=[
            Column(name="target_recency", title="Steps back of the last visit to the target"),
            *_with_ends("share", "Share of the targets in the history", "share"),
            *_with_ends("return_rate", "Probability of the place", "probability"),
            *counts(),
        ],
        rows=rows_of(groups.labels, *shares, *rates, own.sum(0), (own > 0).sum(0)),
        notes=[groups.note] if groups.note else [],
        selects=Selection(by=BY_TARGET_RECENCY.name, groups=groups.members),
    )


def _steps(bins: Sequence[int], steps: int) -> list[int]:
    """The steps back that are in these bins."""
    ends = (*_STEP_EDGES[1:], max(steps, _STEP_EDGES[-1] + 1))
    return [step for one in bins for step in range(_STEP_EDGES[one], min(ends[one], steps))]


def _visits_by_rank(mobility: Mobility) -> Table:
    some = _ranked(mobility)
    shares = mobility.rank_shares[some.people, : some.points]
    found = bands(
        mobility.found, ratio, *_of_panel(mobility.rank_shares[:, : some.points], some.people)
    )
    people = int(some.people.sum())
    return _of_visits(
        name="visits_by_rank",
        title="How often people visit their places, by rank",
        definition=(
            "The share of a person's visits that are to their most visited place, the next one, "
            f"and so on; the mean over {people:,} people who have at least {some.points:,} "
            "places, so that every rank is about the same people."
        ),
        people=people,
        columns=[
            Column(name="rank", title="Rank of the place", unit="count"),
            *_with_ends("share", "Share of the visits", "share"),
            Column(
                name="cumulative_share", title="Share of this and all ranks before", unit="share"
            ),
            Column(name="people", title="People", unit="count"),
        ],
        cells=[
            range(1, some.points + 1),
            *found,
            shares.mean(0).cumsum(),
            [people] * some.points,
        ],
        notes=[_panel_note(mobility, some)],
    )


def _ranked(mobility: Mobility) -> Panel:
    """The people of the ranks; those with a place of a later rank are none or enough people."""
    ranks = list(range(1, LAST_RANK + 1))
    while True:
        some = panel(mobility.places, ranks)
        further = int((mobility.places > some.points).sum())
        if not 0 < further < LEAST_PEOPLE or some.points == 1:
            return some
        ranks.pop()


def _places_by_times(mobility: Mobility) -> Table:
    sums = mobility.places_by_times
    last = [f"{LEAST_TIMES[-1]} or more"]
    labels = [
        str(low) if high == low + 1 else f"{low} to {high - 1}"
        for low, high in itertools.pairwise(LEAST_TIMES)
    ] + last
    groups = bins_of("times", labels, sums)
    own = regrouped(sums, groups)
    shares = bands(mobility.found, ratio, own, sums.sum(1, keepdims=True))
    ends = (*(low - 1 for low in LEAST_TIMES[1:]), np.nan)
    lows, highs = ends_of(groups, LEAST_TIMES, ends)
    return _of_visits(
        name="places_by_times",
        title="How many places are visited how often",
        definition=(
            "Of all places of all people, each counted once for everybody who went there: the "
            "share that the person visited so many times, and that share by the number of times "
            "in the bin."
        ),
        people=len(mobility.people),
        columns=[
            Column(name="times", title="Visits to the place"),
            Column(name="times_from", title="From", unit="count"),
            Column(name="times_to", title="To", unit="count"),
            *_with_ends("share", "Share of the places", "share"),
            Column(name="density", title="Share for one number of visits", unit="share"),
            Column(name="people", title="People", unit="count"),
        ],
        cells=[
            groups.labels, lows, highs, *shares, shares.value / (highs - lows + 1),
            (own > 0).sum(0),
        ],
        notes=[groups.note] if groups.note else [],
    )  # fmt: skip


class _Law(NamedTuple):
    """A power law that was fitted, with the ends of what it was fitted to."""

    law: str
    exponent: Estimate
    scale: float
    first: int
    last: int | None
    people: int


def _laws(mobility: Mobility) -> list[_Law]:
    """All exponents, as the texts write them: falls and rises are both positive."""
    found = mobility.found
    everybody = len(mobility.people)
    ranked = _ranked(mobility)
    laws = []
    if ranked.points > 1:
        ranks = np.arange(1.0, ranked.points + 1)
        shares = mobility.rank_shares[:, : ranked.points] * ranked.people[:, None]
        of_ranks = power_law_fit(ranks, shares.sum(0) / ranked.people.sum())
        rank = found.estimate(lambda sums: -power_law_fit(ranks, sums).exponent, shares)
        implied = found.estimate(
            lambda sums: distribution_exponent(-power_law_fit(ranks, sums).exponent), shares
        )
        people = int(ranked.people.sum())
        laws = [
            _Law(BY_RANK, rank, float(of_ranks.scale), 1, ranked.points, people),
            _Law(FROM_RANKS, implied, np.nan, 1, ranked.points, people),
        ]
    times = _times_exponent(mobility)
    single = float(single_share(np.array(times.value)))
    laws.insert(1, _Law(BY_TIMES, times, single, 1, None, everybody))
    for law, points, reached, places in (
        (OVER_DAYS, DAYS, mobility.tracked_days, mobility.places_by_day),
        (OVER_VISITS, VISITS, mobility.visits, mobility.places_by_visit),
    ):
        some = panel(reached, points)
        if some.points > 1:
            x = np.array(points[: some.points], np.float64)
            sums = places[:, : some.points] * some.people[:, None]
            fit = power_law_fit(x, sums.sum(0) / some.people.sum())
            exponent = found.estimate(_exponent_over(x), sums)
            last = points[some.points - 1]
            laws.append(
                _Law(law, exponent, float(fit.scale), points[0], last, int(some.people.sum()))
            )
    return laws


def _exponent_over(x: Numbers) -> Callable[[Numbers], Numbers]:
    return lambda sums: power_law_fit(x, sums).exponent


def _times_exponent(mobility: Mobility) -> Estimate:
    """The exponent of the distribution of frequencies, as T §7.1 writes it."""
    return mobility.found.estimate(
        lambda logs, places: frequency_exponent(ratio(logs, places)),
        mobility.log_times,
        mobility.places,
    )


def _exponents(mobility: Mobility) -> Table:
    laws = _laws(mobility)
    return _of_visits(
        name="mobility_exponents",
        title="The exponents of the laws",
        definition=(
            f'"{BY_RANK}": ζ of f ∝ rank^−ζ. "{BY_TIMES}": γ of P(n) ∝ n^−γ, the most likely for '
            f'n = 1, 2, … visits to a place. "{FROM_RANKS}": 1 + 1/ζ, what γ would be if the '
            f'ranks told all. "{OVER_DAYS}" and "{OVER_VISITS}": μ of S ∝ t^μ. All but the second '
            "are least squares on logarithms, over the points of the tables, each point alike."
        ),
        people=len(mobility.people),
        columns=[
            Column(name="law", title="Law"),
            *_with_ends("exponent", "Exponent", ""),
            Column(name="scale", title="Value at 1"),
            Column(name="fitted_from", title="Fitted from", unit="count"),
            Column(name="fitted_to", title="To", unit="count"),
            Column(name="people", title="People", unit="count"),
        ],
        cells=[
            [law.law for law in laws],
            *zip(*(law.exponent for law in laws), strict=True),
            [law.scale for law in laws],
            [law.first for law in laws],
            [law.last for law in laws],
            [law.people for law in laws],
        ],
    )


def _exploration(
    mobility: Mobility,
    over: str,
    points: Sequence[int],
    places: Float[Numbers, "P X"],
    reached: Float[Numbers, " P"],
) -> Table:
    some = panel(reached, points)
    people = int(some.people.sum())
    found = bands(mobility.found, ratio, *_of_panel(places[:, : some.points], some.people))
    first = f"{over} since the first visit" if over == "days" else "visits"
    return _of_visits(
        name=f"exploration_by_{over}",
        title=f"Different places over {over}",
        definition=(
            f"How many different places a person has been to in so many first {over}; the mean "
            f"over {people:,} people who have that many {over}."
        ),
        people=people,
        columns=[
            Column(name=over, title=first.capitalize(), unit="days" if over == "days" else "count"),
            *_with_ends("places", "Different places", "count"),
            Column(name="people", title="People", unit="count"),
        ],
        cells=[points[: some.points], *found, [people] * some.points],
        notes=[_panel_note(mobility, some)],
    )


def _revisits(mobility: Mobility) -> Table:
    again = _revisit_share(mobility)
    moves = mobility.found.estimate(ratio, mobility.different_moves, mobility.moves)
    people = len(mobility.people)
    return _of_visits(
        name="revisits",
        title="Old places and new moves",
        definition=(
            f'"{REVISITS}": the share of visits to a place where the person has been already. '
            f'"{MOVES}": the share of moves, from one visit to the next, between two places that '
            "the person had not gone between in that direction. Both hang on how long people were "
            "watched."
        ),
        people=people,
        columns=[
            Column(name="measure", title="Measure"),
            *_with_ends("share", "Share", "share"),
            Column(name="people", title="People", unit="count"),
        ],
        cells=[[REVISITS, MOVES], *zip(again, moves, strict=True), [people, people]],
    )


def _revisit_share(mobility: Mobility) -> Estimate:
    return mobility.found.estimate(ratio, mobility.visits - mobility.places, mobility.visits)


def _return_times(mobility: Mobility) -> Table:
    sums = mobility.returns
    groups = bins_of("hours", [*map(str, range(HOURS + 1)), f"{HOURS + 1} or more"], sums)
    own = regrouped(sums, groups)
    shares = bands(mobility.found, ratio, own, sums.sum(1, keepdims=True))
    edges = [0, *np.arange(HOURS + 1) + 0.5, np.nan]
    lows, highs = ends_of(groups, edges[:-1], edges[1:])
    return _of_visits(
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
            *_with_ends("share", "Share of the returns", "share"),
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
    return _of_visits(
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
            *_with_ends("return_rate", "Returns a day", "rate"),
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
    return _of_visits(
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
            *_with_ends("peak_ratio", "Returns there by those beside it", ""),
        ],
        cells=[[DAILY, WEEKLY], *zip(*peaks, strict=True)],
    )


def _near(returns: Float[Numbers, "R H"], hour: int) -> Float[Numbers, " R"]:
    return returns[:, hour - _NEAR : hour + _NEAR + 1].sum(1)


def _daily(returns: Float[Numbers, "R H"]) -> Float[Numbers, " R"]:
    """Returns around whole days by those half a day before and after."""
    peaks = range(_DAY, HOURS, _DAY)
    at = sum(_near(returns, hour) for hour in peaks)
    beside = sum(
        _near(returns, hour - _HALF_DAY) + _near(returns, hour + _HALF_DAY) for hour in peaks
    )
    return ratio(np.asarray(at), np.asarray(beside) / 2)


def _weekly(returns: Float[Numbers, "R H"]) -> Float[Numbers, " R"]:
    """Returns around a week by those around the day before and after."""
    week = 7 * _DAY
    return ratio(
        _near(returns, week), (_near(returns, week - _DAY) + _near(returns, week + _DAY)) / 2
    )


def _rhythms(mobility: Mobility) -> Table:
    columns: list[list[Any]] = [[] for _ in range(9)]
    notes: list[str] = []
    everything = mobility.week.sum((1, 2))[:, None]
    for weekday, name in enumerate(WEEKDAY_NAMES):
        sums = mobility.week[:, weekday]
        groups = bins_of("hour", [*map(str, range(_DAY))], sums)
        if not groups.members:
            notes.append(f"{name}: visits of fewer than {LEAST_PEOPLE} people are left out.")
            continue
        if groups.note:
            notes.append(groups.note)
        own = regrouped(sums, groups)
        lows, highs = ends_of(groups, range(_DAY), range(1, _DAY + 1))
        cells: list[Iterable[Any]] = [
            [name] * len(lows), groups.labels, lows, highs,
            *bands(mobility.found, ratio, own, everything), own.sum(0), (own > 0).sum(0),
        ]  # fmt: skip
        for column, found in zip(columns, cells, strict=True):
            column.extend(found)
    return _of_visits(
        name="rhythms",
        title="When people arrive",
        definition="The share of all visits that begin on that weekday in that hour.",
        people=len(mobility.people),
        columns=[
            Column(name="weekday", title="Weekday"),
            Column(name="hour", title="Hour"),
            Column(name="hour_from", title="From", unit="hours"),
            Column(name="hour_to", title="To", unit="hours"),
            *_with_ends("share", "Share of the visits", "share"),
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
    return _of_visits(
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
            *_with_ends("distance", "Distance of the hours", "share"),
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
    return _of_visits(
        name="visits_by_month",
        title="Visits by month",
        definition=(
            "Visits in a month of the year by the days of it that lie between a person's first and "
            "last visit."
        ),
        people=len(mobility.people),
        columns=[
            Column(name="month", title="Month"),
            *_with_ends("visits_a_day", "Visits a day", "rate"),
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


def _predictability(mobility: Mobility, enough: NDArray[np.bool_]) -> Table:
    entropies = bands(mobility.found, ratio, *_of_panel(mobility.entropies, enough))
    limits = bands(mobility.found, ratio, *_of_panel(mobility.limits, enough))
    people = int(enough.sum())
    return _of_visits(
        name="predictability",
        title="How well the next place can be foretold at best",
        definition=(
            "The mean over people of the entropy of a visit and of the share of visits that can be "
            "foretold at best by Fano's inequality: as if a person's places were alike (random), "
            "knowing how often each is visited (uncorrelated), and knowing all order in their "
            "sequence (true, by the Lempel–Ziv estimator)."
        ),
        people=people,
        columns=[
            Column(name="measure", title="Entropy"),
            *_with_ends("entropy", "Entropy of a visit", "nats"),
            *_with_ends("limit", "Limit of predictability", "rate"),
            Column(name="people", title="People", unit="count"),
        ],
        cells=[MEASURES, *entropies, *limits, [people] * len(MEASURES)],
        notes=[*_left_out(mobility, enough), _VISITS_NOT_HOURS],
    )


_VISITS_NOT_HOURS = (
    "Sequences are of visits, not of hours as in Song et al. 2010: where most hours repeat the one "
    "before, an hour has less entropy than a visit, and their limit is higher. The limit is that "
    "of the places alone; who also knows the time, or other people, can do better. The estimate "
    "converges slowly: of visits drawn at random it is too low, and the limit too high."
)


def _limits_of_people(mobility: Mobility, enough: NDArray[np.bool_]) -> Table:
    edges = np.linspace(0, 1, LIMIT_BINS + 1)
    return _histograms(
        mobility,
        enough,
        mobility.limits,
        edges,
        Column(name="limit", title="Limit of predictability", unit="rate"),
        name="limits_of_people",
        title="How well each of the people can be foretold at best",
    )


def _entropies_of_people(mobility: Mobility, enough: NDArray[np.bool_]) -> Table:
    most = float(mobility.entropies[enough].max())
    edges = np.arange(0, most + 2 * ENTROPY_BINS, ENTROPY_BINS)
    return _histograms(
        mobility,
        enough,
        mobility.entropies,
        edges,
        Column(name="entropy", title="Entropy of a visit", unit="nats"),
        name="entropies_of_people",
        title="The entropy of people's sequences",
    )


def _histograms(
    mobility: Mobility,
    enough: NDArray[np.bool_],
    values: Float[Numbers, "P 3"],
    edges: Float[Numbers, " E"],
    of: Column,
    *,
    name: str,
    title: str,
) -> Table:
    """How many people have a value in each bin, for each of the three entropies."""
    labels = [f"{low:.2f} to {high:.2f}" for low, high in itertools.pairwise(edges)]
    columns: list[list[Any]] = [[] for _ in range(6)]
    notes = []
    for measure, own in zip(MEASURES, values.T, strict=True):
        bins = np.clip(np.searchsorted(edges, own, side="right") - 1, 0, len(labels) - 1)
        member = (bins[:, None] == np.arange(len(labels))) & enough[:, None]
        groups = bins_of(of.name, labels, member.astype(np.float64))
        people = regrouped(member.astype(np.float64), groups).sum(0)
        if groups.note:
            notes.append(groups.note)
        cells: list[Iterable[Any]] = [
            [measure] * len(people),
            groups.labels,
            *ends_of(groups, edges[:-1].tolist(), edges[1:].tolist()),
            people / people.sum(),
            people,
        ]
        for column, found in zip(columns, cells, strict=True):
            column.extend(found)
    return _of_visits(
        name=name,
        title=title,
        definition=f"The share of people by their {of.title.lower()}; see predictability.",
        people=int(enough.sum()),
        columns=[
            Column(name="measure", title="Entropy"),
            of.model_copy(update={"unit": ""}),
            Column(name=f"{of.name}_from", title="From", unit=of.unit),
            Column(name=f"{of.name}_to", title="To", unit=of.unit),
            Column(name="share", title="Share of the people", unit="share"),
            Column(name="people", title="People", unit="count"),
        ],
        cells=columns,
        notes=[*_left_out(mobility, enough), *dict.fromkeys(notes)],
    )


def _long_enough(found: Found, mobility: Mobility) -> NDArray[np.bool_]:
    """Whose sequences are long enough; where nearly all of them have histories, those who do.

    All tables of predictability are of these people or of at least `LEAST_PEOPLE` fewer, and they
    are everybody or at least `LEAST_PEOPLE` fewer.
    """
    enough = mobility.visits >= LEAST_VISITS
    with_histories = _answers(found, mobility)[0] > 0
    while True:
        before = enough
        if 0 < (enough & ~with_histories).sum() < LEAST_PEOPLE:
            enough = enough & with_histories
        enough = enough_left_out(enough, mobility.visits)
        if (enough == before).all():
            return enough


def _answers(found: Found, mobility: Mobility) -> tuple[Float[Numbers, " P"], Float[Numbers, " P"]]:
    """How many histories each person has, and how many first answers are right."""
    often, right = (np.zeros(len(mobility.people)) for _ in range(2))
    _, owners, asked_of = np.intersect1d(
        mobility.people, found.ledger.people, assume_unique=True, return_indices=True
    )
    often[owners] = found.sums(RIGHTS, "n")[asked_of, 0]
    right[owners] = found.sums(RIGHTS)[asked_of, 0]
    return often, right


def _accuracy_by_limit(found: Found, mobility: Mobility, enough: NDArray[np.bool_]) -> Table | None:
    often, right = _answers(found, mobility)
    limit = mobility.limits[:, -1]
    asked = np.flatnonzero(enough & (often > 0))
    count = min(MOST_GROUPS, len(asked) // LEAST_PEOPLE)
    if not count:
        return None
    parts = [asked, *np.array_split(asked[np.argsort(limit[asked], kind="stable")], count)]
    member = np.zeros((len(often), len(parts)))
    for group, people in enumerate(parts):
        member[people, group] = 1
    every, rights, limits = (member * numbers[:, None] for numbers in (often, right, often * limit))
    found_limits = bands(mobility.found, ratio, limits, every)
    rates = bands(mobility.found, ratio, rights, every)
    below = bands(
        mobility.found, lambda some, own, all_of: ratio(some - own, all_of), limits, rights, every
    )
    return Table(
        name="accuracy_by_limit",
        title="The network's answers against the limit",
        section=SECTION,
        definition=(
            "People in groups of equal size by their limit of predictability (true entropy): the "
            "mean limit, where everybody weighs as much as they have histories, the share of "
            "first answers that are right, and how far that is below the limit."
        ),
        histories=int(every[:, 0].sum()),
        people=len(asked),
        columns=[
            Column(name="group", title="People"),
            *_with_ends("limit", "Limit of predictability", "rate"),
            *_with_ends("accuracy", "Accuracy@1", "rate"),
            *_with_ends("below_limit", "Below the limit", "rate"),
            *counts(),
        ],
        rows=rows_of(
            ["all", *(f"group {number}" for number in range(1, count + 1))],
            *found_limits, *rates, *below, every.sum(0), member.sum(0),
        ),
        notes=[
            *_left_out(mobility, enough),
            "Limits are of all visits of the data set, accuracies of the histories traced.",
            _VISITS_NOT_HOURS,
        ],
    )  # fmt: skip


def _left_out(mobility: Mobility, enough: NDArray[np.bool_]) -> list[str]:
    few = int((~enough).sum())
    if not few:
        return []
    if few == (mobility.visits < LEAST_VISITS).sum():
        return [
            f"{few:,} people with fewer than {LEAST_VISITS} visits are left out, because the "
            "estimate of their entropy would be biased."
        ]
    return [
        f"{few:,} people are left out: any with fewer than {LEAST_VISITS} visits, because the "
        "estimate of their entropy would be biased, and others so that no table is of everybody "
        "but a few, who could be told by subtraction."
    ]


def _of_panel(
    values: Float[Numbers, "P X"], people: NDArray[np.bool_]
) -> tuple[Float[Numbers, "P X"], Float[Numbers, "P 1"]]:
    """Values of some of the people, and who they are, for a mean."""
    return values * people[:, None], people[:, None].astype(np.float64)


def _panel_note(mobility: Mobility, some: Panel) -> str:
    return (
        f"{int(some.people.sum()):,} of {len(mobility.people):,} people: at least half, those who "
        "get furthest."
    )


def _with_ends(name: str, title: str, unit: Unit) -> list[Column]:
    """A column and those of its interval."""
    return [
        Column(name=name + suffix, title=title + words, unit=unit)
        for suffix, words in (("", ""), ("_low", ", low"), ("_high", ", high"))
    ]


def _of_visits(
    *,
    name: str,
    title: str,
    definition: str,
    people: int,
    columns: list[Column],
    cells: Sequence[Iterable[Any]],
    notes: Iterable[str] = (),
) -> Table:
    """A table of visits, which is made of no history."""
    return Table(
        name=name,
        title=title,
        section=SECTION,
        definition=f"{definition} {_OF_VISITS}",
        histories=0,
        people=people,
        columns=columns,
        rows=rows_of(*cells),
        notes=list(notes),
    )


def _claims(context: Context) -> Iterable[Claim | None]:
    yield _recency_in_steps(context.found)
    mobility = mobility_of(context.source)
    if mobility is None:
        return
    yield from _power_laws(mobility)
    yield _few_dominate(mobility)
    yield from _peaks(mobility)
    yield _weekends(mobility)
    yield _seasons(mobility)
    yield _recency_in_time(mobility)
    if context.source.kind == "check-ins":
        yield _favourites(mobility)
    if context.source.kind == "gps stays":
        yield _diverse_moves(mobility)


def _power_laws(mobility: Mobility) -> Iterable[Claim]:
    """The text's range, held against what it writes and against what it seems to mean."""
    low, high = TEXT_EXPONENTS
    laws = {law.law: law for law in _laws(mobility)}
    yield _exponent_claim(
        mobility,
        _inside(lambda logs, places: frequency_exponent(ratio(logs, places))),
        mobility.log_times,
        mobility.places,
        name="visitation-exponent",
        claim=f"How often places are visited follows P(f) ∝ f^−γ with γ from {low} to {high}.",
        measured=(
            "As the text writes it, γ of the distribution over places of how often each is visited "
            f"is {_said(laws[BY_TIMES].exponent)}"
        ),
    )
    if BY_RANK not in laws:
        return
    some = _ranked(mobility)
    ranks = np.arange(1.0, some.points + 1)
    yield _exponent_claim(
        mobility,
        _inside(lambda sums: -power_law_fit(ranks, sums).exponent),
        mobility.rank_shares[:, : some.points] * some.people[:, None],
        name="rank-exponent",
        claim=(
            f"The same with {low} to {high} as the exponent of frequency by rank, f ∝ rank^−ζ, for "
            "which the literature reports 1.2."
        ),
        measured=(
            f"ζ over the first {some.points} ranks is {_said(laws[BY_RANK].exponent)}, and γ would "
            f"be 1 + 1/ζ = {laws[FROM_RANKS].exponent.value:.2f}"
        ),
    )


def _exponent_claim(
    mobility: Mobility,
    effect: Callable[..., Numbers],
    *sums: Numbers,
    name: str,
    claim: str,
    measured: str,
) -> Claim:
    return judged(
        mobility.found.estimate(effect, *sums),
        name=name,
        view="visits-by-rank",
        source="T §7.1",
        claim=claim,
        measured=measured,
        of="how far it lies inside that range",
        found=mobility.found,
    )


def _inside(exponent: Callable[..., Numbers]) -> Callable[..., Numbers]:
    """How far an exponent is inside the range of the text; negative outside."""
    low, high = TEXT_EXPONENTS

    def distance(*sums: Numbers) -> Numbers:
        value = exponent(*sums)
        return np.minimum(value - low, high - value)

    return distance


def _few_dominate(mobility: Mobility) -> Claim:
    shares = mobility.rank_shares[:, :FAVOURITES].sum(1)
    ones = np.ones(len(shares))
    value = float(shares.mean())
    some = _ranked(mobility)
    places = min(FAVOURITES, some.points)
    of_some = float(mobility.rank_shares[some.people, :places].sum(1).mean())
    return judged(
        mobility.found.estimate(lambda own, every: ratio(own, every) - 0.5, shares, ones),
        name="few-places-dominate",
        view="visits-by-rank",
        source="T §7.2",
        claim="A few places dominate a person's visits.",
        measured=(
            f"Read as {FAVOURITES} places for more than half of the visits: of the visits of all "
            f"{len(shares):,} people they take {value:.1%} on average; of those of "
            f"{int(some.people.sum()):,} people with at least {some.points} places, whom the "
            f"figure shows, the first {places} take {of_some:.1%}".replace("%", " %")
        ),
        of="the excess over one half",
        found=mobility.found,
    )


def _peaks(mobility: Mobility) -> Iterable[Claim]:
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


def _weekends(mobility: Mobility) -> Claim:
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


def _seasons(mobility: Mobility) -> Claim:
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


def _recency_in_steps(found: Found) -> Claim | None:
    hits, chances = (found.sums(RETURN_RATES, part)[:, 0] for part in ("sum", "n"))
    steps = hits.shape[1]
    starts = [2**power for power in range(steps.bit_length()) if 2**power < steps]
    if not starts:
        return None
    kept = [
        slice(start, 2 * start)
        for start in starts
        if (hits[:, start : 2 * start].sum(1) > 0).sum() >= LEAST_PEOPLE
    ]
    if len(kept) < 2:
        return None
    own, often = (np.stack([part[:, at].sum(1) for at in kept], 1) for part in (hits, chances))
    rates = ratio(own.sum(0), often.sum(0))
    zero = float(ratio(hits[:, 0].sum(), chances[:, 0].sum()))
    said = ", ".join(f"{rate:.3f}" for rate in rates)
    return judged(
        found.estimate(lambda some, every: _smallest_fall(ratio(some, every)), own, often),
        name="recency-in-steps",
        view="recency-of-targets",
        source="T §7.1",
        claim="A return to a place grows less probable with the steps since its last visit.",
        measured=(
            f"Places last visited 1, 2 to 3, 4 to 7, … steps back are the next with probability "
            f"{said}; the place of the last visit itself, which has to be left first, with "
            f"{zero:.3f}, and does not count"
        ),
        of="the smallest fall from one of these to the next, in logarithms,",
        found=found,
    )


def _recency_in_time(mobility: Mobility) -> Claim:
    groups, own, days = _since(mobility)
    rates = ratio(own.sum(0), days.sum(0))
    said = ", ".join(
        f"{rate:.3f} ({label})" for rate, label in zip(rates, groups.labels, strict=True)
    )
    return judged(
        mobility.found.estimate(lambda some, every: _smallest_fall(ratio(some, every)), own, days)
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


def _smallest_fall(rates: Float[Numbers, "R B"]) -> Float[Numbers, " R"]:
    """Of the falls from each rate to the next, in logarithms; negative where one rises."""
    with np.errstate(divide="ignore", invalid="ignore"):
        falls = np.log(rates[:, :-1]) - np.log(rates[:, 1:])
    return np.nan_to_num(falls, nan=0.0, posinf=np.inf, neginf=-np.inf).min(1)


def _favourites(mobility: Mobility) -> Claim:
    again = _revisit_share(mobility)
    return judged(
        mobility.found.estimate(
            lambda own, every: ratio(own, every) - 0.5,
            mobility.visits - mobility.places,
            mobility.visits,
        ),
        name="check-ins-come-back",
        view="exploration",
        source="T §7.3",
        claim="Check-ins return to favourite places at a high rate.",
        measured=f"Read as most of them: {_said(again, 3)} of the visits are to a place of before",
        of="the excess over one half",
        found=mobility.found,
    )


def _diverse_moves(mobility: Mobility) -> Claim:
    moves = mobility.found.estimate(ratio, mobility.different_moves, mobility.moves)
    return judged(
        None,
        name="gps-moves-diverse",
        view="exploration",
        source="T §7.3",
        claim="GPS stays move between places in more diverse ways than check-ins do.",
        measured=(
            f"A share of {_said(moves, 3)} of the moves were never made before by the person; one "
            "data set alone cannot say whether that is more than in check-ins"
        ),
        of="",
        found=mobility.found,
    )


def _said(estimate: Estimate, digits: int = 2) -> str:
    return f"{estimate.value:.{digits}f} ({estimate.low:.{digits}f} to {estimate.high:.{digits}f})"


section = Section(
    name=SECTION,
    order=60,
    aggregates=(RECENCIES, RETURN_RATES, RIGHTS),
    tables=_tables,
    claims=_claims,
)
