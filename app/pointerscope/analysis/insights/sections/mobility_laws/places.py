"""The places of people: how often each is visited, and how many there are."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.analysis.insights.mobility import (
    DAYS,
    FAVOURITES,
    LAST_RANK,
    LEAST_TIMES,
    VISITS,
    bands,
    bins_of,
    ends_of,
    panel,
    ratio,
    regrouped,
)
from pointerscope.analysis.insights.sections.mobility_laws.visits import of_panel, of_visits
from pointerscope.analysis.insights.writing import judged, with_ends
from pointerscope.formulas.mobility import (
    distribution_exponent,
    frequency_exponent,
    power_law_fit,
    single_share,
)
from pointerscope.network.insights import LEAST_PEOPLE, Column, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.estimates import Estimate
    from pointerscope.analysis.insights.mobility import Mobility, Panel
    from pointerscope.network.insights import Claim

    Numbers = NDArray[np.float64]

TEXT_EXPONENTS = (1.2, 1.4)
BY_RANK, BY_TIMES, FROM_RANKS = "share by rank", "places by visits", "the same, from the ranks"
OVER_DAYS, OVER_VISITS = "places over days", "places over visits"
REVISITS, MOVES = "visits to a place of before", "moves never made before"


def tables(mobility: Mobility) -> Iterable[Table]:
    """Visits by place, places by visits, and the laws that they follow."""
    yield _visits_by_rank(mobility)
    yield _places_by_times(mobility)
    yield _exponents(mobility)
    yield _exploration(mobility, "days", DAYS, mobility.places_by_day, mobility.tracked_days)
    yield _exploration(mobility, "visits", VISITS, mobility.places_by_visit, mobility.visits)
    yield _revisits(mobility)


def _visits_by_rank(mobility: Mobility) -> Table:
    some = _ranked(mobility)
    shares = mobility.rank_shares[some.people, : some.points]
    found = bands(
        mobility.found, ratio, *of_panel(mobility.rank_shares[:, : some.points], some.people)
    )
    people = int(some.people.sum())
    return of_visits(
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
            *with_ends("share", "Share of the visits", "share"),
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
    return of_visits(
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
            *with_ends("share", "Share of the places", "share"),
            Column(name="density", title="Share for one number of visits", unit="share"),
            Column(name="people", title="People", unit="count"),
        ],
        cells=[
            groups.labels, lows, highs, *shares, shares.value / (highs - lows + 1),
            (own > 0).sum(0),
        ],
        notes=[groups.note] if groups.note else [],
    )  # fmt: skip


def _exponents(mobility: Mobility) -> Table:
    laws = _laws(mobility)
    return of_visits(
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
            *with_ends("exponent", "Exponent"),
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


def _exploration(
    mobility: Mobility,
    over: str,
    points: Sequence[int],
    places: Float[Numbers, "P X"],
    reached: Float[Numbers, " P"],
) -> Table:
    some = panel(reached, points)
    people = int(some.people.sum())
    found = bands(mobility.found, ratio, *of_panel(places[:, : some.points], some.people))
    first = f"{over} since the first visit" if over == "days" else "visits"
    return of_visits(
        name=f"exploration_by_{over}",
        title=f"Different places over {over}",
        definition=(
            f"How many different places a person has been to in so many first {over}; the mean "
            f"over {people:,} people who have that many {over}."
        ),
        people=people,
        columns=[
            Column(name=over, title=first.capitalize(), unit="days" if over == "days" else "count"),
            *with_ends("places", "Different places", "count"),
            Column(name="people", title="People", unit="count"),
        ],
        cells=[points[: some.points], *found, [people] * some.points],
        notes=[_panel_note(mobility, some)],
    )


def _panel_note(mobility: Mobility, some: Panel) -> str:
    return (
        f"{int(some.people.sum()):,} of {len(mobility.people):,} people: at least half, those who "
        "get furthest."
    )


def _revisits(mobility: Mobility) -> Table:
    again = _revisit_share(mobility)
    moves = mobility.found.estimate(ratio, mobility.different_moves, mobility.moves)
    people = len(mobility.people)
    return of_visits(
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
            *with_ends("share", "Share", "share"),
            Column(name="people", title="People", unit="count"),
        ],
        cells=[[REVISITS, MOVES], *zip(again, moves, strict=True), [people, people]],
    )


def _revisit_share(mobility: Mobility) -> Estimate:
    return mobility.found.estimate(ratio, mobility.visits - mobility.places, mobility.visits)


def power_laws(mobility: Mobility) -> Iterable[Claim]:
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


def few_dominate(mobility: Mobility) -> Claim:
    """Whether a few places take most visits."""
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


def favourites(mobility: Mobility) -> Claim:
    """Whether most visits are to places of before."""
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


def diverse_moves(mobility: Mobility) -> Claim:
    """How many moves are new."""
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
