"""People's places: how often each is visited, and how many there are."""

import itertools
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np

from pointerscope.analysis.insights.estimates import Estimate, ratio, regroup_sums
from pointerscope.analysis.insights.mobility import (
    DAYS,
    FAVOURITES,
    LAST_RANK,
    VISIT_COUNT_BINS,
    VISITS,
    Mobility,
    Panel,
    bin_ends,
    estimate_with_intervals,
    merge_bins,
    select_panel,
)
from pointerscope.analysis.insights.sections.mobility_laws.visits import panel_sums, visit_table
from pointerscope.analysis.insights.tables import claim_from_effect, interval_columns
from pointerscope.core.array_types import Float, Numbers
from pointerscope.core.percentages import percent
from pointerscope.formulas.mobility import (
    distribution_exponent,
    frequency_exponent,
    power_law_fit,
    share_of_ones,
)
from pointerscope.network.insights import MIN_PEOPLE, Claim, InsightColumn, InsightTable

TEXT_EXPONENTS = (1.2, 1.4)
BY_RANK, BY_TIMES, FROM_RANKS = (
    "share by rank",
    "places by visits",
    "places by visits, from the ranks",
)
OVER_DAYS, OVER_VISITS = "places over days", "places over visits"
REVISITS, MOVES = "visits to a place visited before", "moves never made before"


def tables(mobility: Mobility) -> Iterable[InsightTable]:
    """Yield the tables of visits by place, places by visits, and their power laws."""
    yield _visits_by_rank(mobility)
    yield _places_by_times(mobility)
    yield _exponents(mobility)
    yield _exploration(mobility, "days", DAYS, mobility.places_by_day, mobility.tracked_days)
    yield _exploration(mobility, "visits", VISITS, mobility.places_by_visit, mobility.visits)
    yield _revisits(mobility)


def _visits_by_rank(mobility: Mobility) -> InsightTable:
    some = _select_ranked(mobility)
    shares = mobility.rank_shares[some.people, : some.points]
    bands = estimate_with_intervals(
        mobility.estimator, ratio, *panel_sums(mobility.rank_shares[:, : some.points], some.people)
    )
    people, _ = _numbers_of_people(mobility, some)
    return visit_table(
        name="visits_by_rank",
        title="Visits by rank of the place",
        definition=(
            "The share of a person's visits to their most visited place, to the second, and so "
            f"on; the mean over {people:,} people with at least {some.points:,} places, so that "
            "all ranks cover the same people."
        ),
        people=people,
        columns=[
            InsightColumn(name="rank", title="Rank of the place", unit="count"),
            *interval_columns("share", "Share of the visits", "share"),
            InsightColumn(
                name="cumulative_share", title="Share of this and all earlier ranks", unit="share"
            ),
            InsightColumn(name="people", title="People", unit="count"),
        ],
        cells=[
            range(1, some.points + 1),
            *bands,
            shares.mean(0).cumsum(),
            [people] * some.points,
        ],
        notes=[_panel_note(mobility, some)],
    )


def _select_ranked(mobility: Mobility) -> Panel:
    """Select the people for the ranks; nobody or enough people have places of later ranks."""
    ranks = list(range(1, LAST_RANK + 1))
    while True:
        some = select_panel(mobility.places, ranks)
        further = int((mobility.places > some.points).sum())
        if not 0 < further < MIN_PEOPLE or some.points == 1:
            return some
        ranks.pop()


def _places_by_times(mobility: Mobility) -> InsightTable:
    sums = mobility.places_by_visit_count
    last = [f"{VISIT_COUNT_BINS[-1]} or more"]
    labels = [
        str(low) if high == low + 1 else f"{low} to {high - 1}"
        for low, high in itertools.pairwise(VISIT_COUNT_BINS)
    ] + last
    groups = merge_bins("times", labels, sums)
    own = regroup_sums(sums, groups)
    shares = estimate_with_intervals(mobility.estimator, ratio, own, sums.sum(1, keepdims=True))
    ends = (*(low - 1 for low in VISIT_COUNT_BINS[1:]), np.nan)
    lows, highs = bin_ends(groups, VISIT_COUNT_BINS, ends)
    return visit_table(
        name="places_by_times",
        title="Places by number of visits",
        definition=(
            "Every pair of a person and one of their places, by the person's number of visits "
            "there: the share of the pairs in each bin, and that share divided by the width of "
            "the bin."
        ),
        people=len(mobility.people),
        columns=[
            InsightColumn(name="times", title="Visits to the place"),
            InsightColumn(name="times_from", title="From", unit="count"),
            InsightColumn(name="times_to", title="To", unit="count"),
            *interval_columns("share", "Share of the places", "share"),
            InsightColumn(name="density", title="Share per number of visits", unit="share"),
            InsightColumn(name="people", title="People", unit="count"),
        ],
        cells=[
            groups.labels, lows, highs, *shares, shares.value / (highs - lows + 1),
            (own > 0).sum(0),
        ],
        notes=[groups.note] if groups.note else [],
    )  # fmt: skip


def _exponents(mobility: Mobility) -> InsightTable:
    laws = _laws(mobility)
    return visit_table(
        name="mobility_exponents",
        title="Exponents of the power laws",
        definition=(
            f'"{BY_RANK}": ζ of f ∝ rank^−ζ. "{BY_TIMES}": γ of P(n) ∝ n^−γ, by maximum '
            f'likelihood for n = 1, 2, … visits to a place. "{FROM_RANKS}": 1 + 1/ζ, the γ that '
            f'the ranks imply. "{OVER_DAYS}" and "{OVER_VISITS}": μ of S ∝ t^μ. All but the '
            "second are least-squares fits of logarithms to the points of the tables, with equal "
            "weights."
        ),
        people=len(mobility.people),
        columns=[
            InsightColumn(name="law", title="Law"),
            *interval_columns("exponent", "Exponent"),
            InsightColumn(name="scale", title="Value at 1"),
            InsightColumn(name="fitted_from", title="Fitted from", unit="count"),
            InsightColumn(name="fitted_to", title="To", unit="count"),
            InsightColumn(name="people", title="People", unit="count"),
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
    """A fitted power law and its range."""

    law: str
    exponent: Estimate
    scale: float
    first: int
    last: int | None
    people: int


def _laws(mobility: Mobility) -> list[_Law]:
    """Fit all exponents, positive as the texts write them, for falling and rising laws alike."""
    estimator = mobility.estimator
    everybody = len(mobility.people)
    ranked = _select_ranked(mobility)
    laws = []
    if ranked.points > 1:
        ranks = np.arange(1.0, ranked.points + 1)
        shares = mobility.rank_shares[:, : ranked.points] * ranked.people[:, None]
        of_ranks = power_law_fit(ranks, shares.sum(0) / ranked.people.sum())
        rank = estimator.estimate(lambda sums: -power_law_fit(ranks, sums).exponent, shares)
        implied = estimator.estimate(
            lambda sums: distribution_exponent(-power_law_fit(ranks, sums).exponent), shares
        )
        people = int(ranked.people.sum())
        laws = [
            _Law(BY_RANK, rank, float(of_ranks.scale), 1, ranked.points, people),
            _Law(FROM_RANKS, implied, np.nan, 1, ranked.points, people),
        ]
    times = _times_exponent(mobility)
    single = float(share_of_ones(np.array(times.value)))
    laws.insert(1, _Law(BY_TIMES, times, single, 1, None, everybody))
    for law, points, reached, places in (
        (OVER_DAYS, DAYS, mobility.tracked_days, mobility.places_by_day),
        (OVER_VISITS, VISITS, mobility.visits, mobility.places_by_visit),
    ):
        some = select_panel(reached, points)
        if some.points > 1:
            x = np.array(points[: some.points], np.float64)
            sums = places[:, : some.points] * some.people[:, None]
            fit = power_law_fit(x, sums.sum(0) / some.people.sum())
            exponent = estimator.estimate(_exponent_over(x), sums)
            last = points[some.points - 1]
            laws.append(
                _Law(law, exponent, float(fit.scale), points[0], last, int(some.people.sum()))
            )
    return laws


def _exponent_over(x: Numbers) -> Callable[[Numbers], Numbers]:
    return lambda sums: power_law_fit(x, sums).exponent


def _times_exponent(mobility: Mobility) -> Estimate:
    """Estimate the exponent of the distribution of visit counts, as T §7.1 defines it."""
    return mobility.estimator.estimate(
        lambda logs, places: frequency_exponent(ratio(logs, places)),
        mobility.log_visit_counts,
        mobility.places,
    )


def _exploration(
    mobility: Mobility,
    over: str,
    points: Sequence[int],
    places: Float[Numbers, "P X"],
    reached: Float[Numbers, " P"],
) -> InsightTable:
    some = select_panel(reached, points)
    people, _ = _numbers_of_people(mobility, some)
    bands = estimate_with_intervals(
        mobility.estimator, ratio, *panel_sums(places[:, : some.points], some.people)
    )
    first = f"{over} since the first visit" if over == "days" else "visits"
    return visit_table(
        name=f"exploration_by_{over}",
        title=f"Different places over {over}",
        definition=(
            f"The number of different places in a person's first {over}; the mean over {people:,} "
            f"people who have at least as many {over} as the last row."
        ),
        people=people,
        columns=[
            InsightColumn(
                name=over, title=first.capitalize(), unit="days" if over == "days" else "count"
            ),
            *interval_columns("places", "Different places", "count"),
            InsightColumn(name="people", title="People", unit="count"),
        ],
        cells=[points[: some.points], *bands, [people] * some.points],
        notes=[_panel_note(mobility, some)],
    )


def _panel_note(mobility: Mobility, some: Panel) -> str:
    panel, everybody = _numbers_of_people(mobility, some)
    return f"{panel:,} of {everybody:,} people: at least half, those with the longest records."


def _numbers_of_people(mobility: Mobility, some: Panel) -> tuple[int, int]:
    """Return the numbers to publish of the people of a panel and of all people."""
    publish = mobility.estimator.publish_people
    return publish(int(some.people.sum())), publish(len(mobility.people))


def _revisits(mobility: Mobility) -> InsightTable:
    again = _revisit_share(mobility)
    moves = mobility.estimator.estimate(ratio, mobility.different_moves, mobility.moves)
    people = len(mobility.people)
    return visit_table(
        name="revisits",
        title="Revisits and new moves",
        definition=(
            f'"{REVISITS}": the share of visits to a place that the person has visited before. '
            f'"{MOVES}": the share of moves, from one visit to the next, that the person had not '
            "made before in that direction. Both depend on how long people were observed."
        ),
        people=people,
        columns=[
            InsightColumn(name="measure", title="Measure"),
            *interval_columns("share", "Share", "share"),
            InsightColumn(name="people", title="People", unit="count"),
        ],
        cells=[[REVISITS, MOVES], *zip(again, moves, strict=True), [people, people]],
    )


def _revisit_share(mobility: Mobility) -> Estimate:
    return mobility.estimator.estimate(ratio, mobility.visits - mobility.places, mobility.visits)


def power_laws(mobility: Mobility) -> Iterable[Claim]:
    """Test the text's range for the exponent it writes and for the one it seems to mean."""
    low, high = TEXT_EXPONENTS
    laws = {law.law: law for law in _laws(mobility)}
    yield _exponent_claim(
        mobility,
        _inside(lambda logs, places: frequency_exponent(ratio(logs, places))),
        mobility.log_visit_counts,
        mobility.places,
        name="visitation-exponent",
        claim=f"The visit frequency of places follows P(f) ∝ f^−γ with γ from {low} to {high}.",
        measured=(
            "As the text writes it, γ of the distribution of visits per place is "
            f"{_format_estimate(laws[BY_TIMES].exponent)}"
        ),
    )
    if BY_RANK not in laws:
        return
    some = _select_ranked(mobility)
    ranks = np.arange(1.0, some.points + 1)
    yield _exponent_claim(
        mobility,
        _inside(lambda sums: -power_law_fit(ranks, sums).exponent),
        mobility.rank_shares[:, : some.points] * some.people[:, None],
        name="rank-exponent",
        claim=(
            f"The visit frequency of places follows f ∝ rank^−ζ with ζ from {low} to {high}; the "
            "literature reports 1.2."
        ),
        measured=(
            f"ζ over the first {some.points} ranks is {_format_estimate(laws[BY_RANK].exponent)}, "
            f"which implies γ = 1 + 1/ζ = {laws[FROM_RANKS].exponent.value:.2f}"
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
    return claim_from_effect(
        mobility.estimator.estimate(effect, *sums),
        name=name,
        view="visits-by-rank",
        source="T §7.1",
        claim=claim,
        measured=measured,
        effect_name="its distance inside that range, negative outside,",
        estimator=mobility.estimator,
    )


def _inside(exponent: Callable[..., Numbers]) -> Callable[..., Numbers]:
    """Return the distance of an exponent to the ends of the text's range; negative outside."""
    low, high = TEXT_EXPONENTS

    def distance(*sums: Numbers) -> Numbers:
        value = exponent(*sums)
        return np.minimum(value - low, high - value)

    return distance


def few_dominate(mobility: Mobility) -> Claim:
    """Test whether a few places get most visits."""
    shares = mobility.rank_shares[:, :FAVOURITES].sum(1)
    ones = np.ones(len(shares))
    value = float(shares.mean())
    some = _select_ranked(mobility)
    panel, everybody = _numbers_of_people(mobility, some)
    places = min(FAVOURITES, some.points)
    of_some = float(mobility.rank_shares[some.people, :places].sum(1).mean())
    return claim_from_effect(
        mobility.estimator.estimate(lambda own, every: ratio(own, every) - 0.5, shares, ones),
        name="few-places-dominate",
        view="visits-by-rank",
        source="T §7.2",
        claim="A few places dominate a person's visits.",
        measured=(
            f"We take this to mean that {FAVOURITES} places get more than half of the visits: "
            f"over all {everybody:,} people they get {percent(value)} on average; for the "
            f"{panel:,} people of the figure, with at least {some.points} "
            f"places, the first {places} get {percent(of_some)}"
        ),
        effect_name="the excess over one half",
        estimator=mobility.estimator,
    )


def favourites(mobility: Mobility) -> Claim:
    """Test whether most visits are revisits."""
    again = _revisit_share(mobility)
    return claim_from_effect(
        mobility.estimator.estimate(
            lambda own, every: ratio(own, every) - 0.5,
            mobility.visits - mobility.places,
            mobility.visits,
        ),
        name="check-ins-come-back",
        view="exploration",
        source="T §7.3",
        claim="Check-ins return to favourite places at a high rate.",
        measured=(
            "We take a high rate to mean most visits: the share of visits to a place visited "
            f"before is {_format_estimate(again, 3)}"
        ),
        effect_name="the excess over one half",
        estimator=mobility.estimator,
    )


def diverse_moves(mobility: Mobility) -> Claim:
    """Report the share of new moves."""
    moves = mobility.estimator.estimate(ratio, mobility.different_moves, mobility.moves)
    return claim_from_effect(
        None,
        name="gps-moves-diverse",
        view="exploration",
        source="T §7.3",
        claim="Moves between places are more diverse for GPS stays than for check-ins.",
        measured=(
            f"The share of moves that the person had never made before is "
            f"{_format_estimate(moves, 3)}; a single "
            "data set cannot show whether this is more than for check-ins"
        ),
        effect_name="",
        estimator=mobility.estimator,
    )


def _format_estimate(estimate: Estimate, digits: int = 2) -> str:
    return f"{estimate.value:.{digits}f} ({estimate.low:.{digits}f} to {estimate.high:.{digits}f})"
