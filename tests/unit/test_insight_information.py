"""Information over a whole data set, held against the fifty histories traced one by one."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from operator import mul
from statistics import correlation, fmean, pvariance
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from pointerscope.analysis.insights.aggregates import PairCounts
from pointerscope.analysis.insights.dependence import measure_dependence
from pointerscope.analysis.insights.estimates import Estimator
from pointerscope.analysis.insights.ledger import Ledger
from pointerscope.analysis.insights.measurements import BlockMeasurements, Sample, measure_histories
from pointerscope.analysis.insights.sections.information import (
    GATE_BY_KIND,
    STEPS_BACK,
    correlations,
    proportionality,
    section,
)
from pointerscope.figures.views import find_view, views
from pointerscope.formulas import entropy, kl_divergence
from pointerscope.mobility.kinds import KINDS, UNKNOWN_KIND, classify_category, classify_places
from pointerscope.mobility.places import UNKNOWN, Places
from pointerscope.training.scores import draw_resamples
from tests.insights import context, fifty, insights, measured, town, traces, without

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pointerscope.analysis.insights.measurements import HistoryMeasurements
    from pointerscope.analysis.insights.section import InsightInputs
    from pointerscope.network.architecture import Component
    from pointerscope.network.insights import Claim, InsightTable
    from pointerscope.network.trace import Trace

pytestmark = pytest.mark.slow

Measure = Callable[[Sample, "Trace"], Any]
SAMPLES, LEAST_COVERED = 15, 12
VIEWS = tuple(name for name, view in views().items() if view.section == "information")


def _context(of: BlockMeasurements) -> InsightInputs:
    return replace(context(), estimator=Estimator(Ledger.from_measurements(of, section.aggregates)))


def _table(name: str) -> InsightTable:
    table = insights().table(name)
    assert table is not None
    return table


def _claim(name: str) -> Claim:
    return next(claim for claim in insights().claims if claim.name == name)


def _both() -> Iterable[tuple[Sample, Trace]]:
    return zip(fifty(), traces(), strict=True)


def _entropy(sample: Sample, trace: Trace) -> float:
    assert trace.pointer_weights is not None
    return float(entropy(trace.pointer_weights[0].double()))


def _ratio(sample: Sample, trace: Trace) -> float:
    return _entropy(sample, trace) / math.log(len(sample.history))


def _answer(probabilities: Any) -> int:
    return int(probabilities[0, UNKNOWN + 1 :].argmax()) + UNKNOWN + 1


def _right(sample: Sample, trace: Trace) -> float:
    return float(_answer(trace.probabilities) == sample.history.target)


def _confidence(sample: Sample, trace: Trace) -> float:
    return float(trace.probabilities[0, UNKNOWN + 1 :].max())


def _blend_entropy(sample: Sample, trace: Trace) -> float:
    return float(entropy(trace.probabilities[0].double()))


def _divergence(sample: Sample, trace: Trace) -> float:
    pointer, generation = trace.pointer_probabilities, trace.generation_probabilities
    assert pointer is not None
    assert generation is not None
    return float(kl_divergence(pointer[0].double(), generation[0].double()))


def _from_middle(sample: Sample, trace: Trace) -> float:
    return abs(float(trace.gate[0]) - 0.5)


def _differ(sample: Sample, trace: Trace) -> float:
    return float(_answer(trace.pointer_probabilities) != _answer(trace.generation_probabilities))


def _swing(sample: Sample, trace: Trace) -> float:
    """How far the target's probability is apart with the gate forced to either end."""
    target = sample.history.target
    assert target is not None
    if target == UNKNOWN:
        return math.nan
    pointer, generation = trace.pointer_probabilities, trace.generation_probabilities
    assert pointer is not None
    assert generation is not None
    return abs(float(pointer[0, target]) - float(generation[0, target]))


def _target_weight(sample: Sample, trace: Trace) -> float:
    """The weight of the visits to the target's place."""
    assert trace.pointer_weights is not None
    if sample.history.target == UNKNOWN:
        return math.nan
    weights = trace.pointer_weights[0].tolist()
    visits = zip(sample.history.locations, weights, strict=True)
    return sum(weight for place, weight in visits if place == sample.history.target)


def _gate(sample: Sample, trace: Trace) -> float:
    return float(trace.gate[0])


def _kind(sample: Sample, trace: Trace) -> str:
    assert sample.history.target is not None
    if sample.history.target == UNKNOWN:
        return "unknown"
    if sample.earlier_visits == 0:
        return "new"
    return classify_category(town().places[sample.history.target].category) or "unknown"


QUANTITIES: dict[str, Measure] = {
    "accuracy": _right,
    "confidence": _confidence,
    "blend_entropy": _blend_entropy,
    "gate_from_middle": _from_middle,
    "answers_differ": _differ,
    "swing": _swing,
    "gate": _gate,
    "target_weight": _target_weight,
}


@cache
def _values(quantity: Measure) -> tuple[Any, ...]:
    return tuple(quantity(sample, trace) for sample, trace in _both())


def _mean(values: Iterable[float]) -> float | None:
    known = [value for value in values if not math.isnan(value)]
    return fmean(known) if known else None


def _check_groups(table: InsightTable, groups: list[list[int]]) -> None:
    """Every mean of a table against the mean over the histories of each row."""
    assert table.column("histories") == [len(group) for group in groups]
    for column in table.columns:
        if column.name not in QUANTITIES:
            continue
        values = _values(QUANTITIES[column.name])
        expected = [_mean(values[index] for index in group) for group in groups]
        assert table.column(column.name) == pytest.approx(expected, abs=1e-4)


def _in_rows(table: InsightTable, bins: list[int]) -> list[list[int]]:
    assert table.selects is not None
    return [
        [index for index, number in enumerate(bins) if number in members]
        for members in table.selects.groups
    ]


@pytest.mark.parametrize(
    ("name", "of", "width"),
    [
        ("entropy_and_accuracy", _entropy, 0.2),
        ("entropy_ratio_and_accuracy", _ratio, 0.1),
        ("divergence_and_decisiveness", _divergence, 1.0),
    ],
)
def test_means_by_bin_are_those_of_the_histories_in_it(
    name: str, of: Measure, width: float
) -> None:
    table = _table(name)
    _check_groups(table, _in_rows(table, [int(value / width) for value in _values(of)]))


def test_means_by_kind_are_those_of_targets_of_the_kind() -> None:
    table = _table("kinds_of_place")
    labels = [*KINDS, "new"]
    bins = [labels.index(kind) if kind in labels else -1 for kind in _values(_kind)]
    _check_groups(table, _in_rows(table, bins))


def test_groups_by_kind_are_of_at_least_five_people() -> None:
    assert min(_table("kinds_of_place").numbers("people")) >= 5


@pytest.mark.parametrize(
    ("name", "of", "title"),
    [
        ("entropy_correlations", _entropy, "Pointer entropy"),
        ("entropy_correlations", _ratio, "Entropy ratio"),
        ("divergence_correlations", _divergence, "Divergence, nats"),
    ],
)
def test_correlations_are_those_over_the_histories(name: str, of: Measure, title: str) -> None:
    quantities = {
        "Accuracy@1": _right,
        "Probability of the prediction": _confidence,
        "Entropy of the blend": _blend_entropy,
        "Distance of the gate from one half": _from_middle,
        "Parts that predict different places": _differ,
        "Swing of the target's probability": _swing,
    }
    rows = [row for row in _table(name).rows if row[0] == title]
    for row in rows:
        other = _values(quantities[str(row[1])])
        pairs = [pair for pair in zip(_values(of), other, strict=True) if not math.isnan(pair[1])]
        same = len({measured for _, measured in pairs}) == 1
        expected = None if same else correlation(*zip(*pairs, strict=True))
        assert row[2] == pytest.approx(expected, abs=1e-3)
    assert len(rows) == (5 if of is _divergence else 3)


def _long() -> list[tuple[Sample, Trace]]:
    return [
        (sample, trace)
        for sample, trace in _both()
        if len(sample.history) >= STEPS_BACK and sample.history.target != UNKNOWN
    ]


def test_mutual_information_is_that_of_the_pairs_of_target_and_place() -> None:
    table, samples = _table("mutual_information"), [sample for sample, _ in _long()]
    for back, found in zip(
        table.column("steps_back"), table.numbers("mutual_information"), strict=True
    ):
        pairs = [
            (sample.history.target, int(sample.history.locations[-1 - int(back or 0)]))
            for sample in samples
        ]
        firsts, seconds = zip(*pairs, strict=True)
        expected = sum(
            math.log(
                pairs.count(pair) * len(pairs) / firsts.count(pair[0]) / seconds.count(pair[1])
            )
            for pair in pairs
        )
        assert found == pytest.approx(expected / len(pairs), abs=1e-5)


def test_weights_stand_beside_it_for_the_same_histories() -> None:
    table, long = _table("mutual_information"), _long()
    for back, weight in zip(table.column("steps_back"), table.numbers("weight"), strict=True):
        expected = fmean(
            float(trace.pointer_weights[0, -1 - int(back or 0)])
            for _, trace in long
            if trace.pointer_weights is not None
        )
        assert weight == pytest.approx(expected, abs=1e-5)
    assert set(table.column("histories")) == {len(long)}


def test_what_is_beyond_chance_is_what_was_counted_less_chance() -> None:
    table = _table("mutual_information")
    for found, chance in (
        ("information", "chance"),
        ("information_within_people", "chance_within_people"),
    ):
        counted = np.subtract(table.numbers("mutual_information"), table.numbers(chance))
        assert table.numbers(found) == pytest.approx(counted, abs=1e-5)


def _visits_and_weights() -> tuple[np.ndarray, np.ndarray]:
    """Shares of the visits and of the weight by history and kind."""
    visits, weights = np.zeros((2, len(fifty()), len(KINDS)))
    for index, (sample, trace) in enumerate(_both()):
        assert trace.pointer_weights is not None
        for place, weight in zip(
            sample.history.locations, trace.pointer_weights[0].tolist(), strict=True
        ):
            kind = classify_category(town().places[int(place)].category)
            if kind is not None:
                visits[index, KINDS.index(kind)] += 1 / len(sample.history)
                weights[index, KINDS.index(kind)] += weight
    return visits, weights


def test_shares_by_kind_of_the_visited_place_are_means_over_the_histories() -> None:
    table, (visits, weights) = _table("weight_by_kind"), _visits_and_weights()
    kinds = [KINDS.index(str(kind)) for kind in table.column("kind")]
    visits, weights = visits[:, kinds], weights[:, kinds]
    assert table.numbers("visit_share") == pytest.approx(visits.mean(0), abs=1e-5)
    assert table.numbers("weight_share") == pytest.approx(weights.mean(0), abs=1e-5)
    ratio = weights.sum(0) / visits.sum(0)
    assert table.numbers("weight_over_visits") == pytest.approx(ratio, abs=1e-4)


def _people(times: int, seed: int = 0) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """People with histories of two places each that mean nothing but who it is."""
    random = np.random.default_rng(seed)
    owners = np.repeat(np.arange(40), times)
    x, y = (2 * owners + random.integers(2, size=len(owners)) for _ in range(2))
    return owners, x, y


def _counted(owners: np.ndarray, x: np.ndarray, y: np.ndarray) -> PairCounts:
    pairs, times = np.unique(
        np.stack([np.zeros_like(x), x, y, owners], 1), axis=0, return_counts=True
    )
    return PairCounts(pairs.astype(np.int32), times.astype(np.int64))


def _dependence(owners: np.ndarray, x: np.ndarray, y: np.ndarray) -> Any:
    people = np.unique(owners)
    times = np.concatenate(list(draw_resamples(len(people))), 1)
    found = measure_dependence(_counted(owners, x, y), people, times)
    assert found is not None
    return found


def test_of_what_only_says_who_it_is_nothing_is_left_within_people() -> None:
    found = [_dependence(*_people(30, seed)).shuffled_within for seed in range(SAMPLES)]
    assert sum(one.low[0] <= 0 <= one.high[0] for one in found) >= LEAST_COVERED


def test_of_who_it_is_rather_too_little_is_left_among_everybody() -> None:
    assert 1 < _dependence(*_people(30)).shuffled.low[0] < math.log(40)


def test_of_independent_variables_nothing_is_left_beyond_chance() -> None:
    owners = np.repeat(np.arange(40), 30)
    found = [
        _dependence(owners, *np.random.default_rng(seed).integers(30, size=(2, len(owners))))
        for seed in range(SAMPLES)
    ]
    assert min(one.observed[0] for one in found) > 0.2
    assert sum(one.shuffled.low[0] <= 0 <= one.shuffled.high[0] for one in found) >= LEAST_COVERED


def test_intervals_hold_what_two_variables_truly_say() -> None:
    """The second is the first or, half of the time, one of the person's two places."""
    truth = math.log(2) + 0.75 * math.log(0.75) + 0.25 * math.log(0.25)
    covered = 0
    for seed in range(SAMPLES):
        owners, x, y = _people(30, seed)
        same = np.random.default_rng(100 + seed).random(len(x)) < 0.5
        found = _dependence(owners, x, np.where(same, x, y)).shuffled_within
        covered += found.low[0] <= truth <= found.high[0]
    assert covered >= LEAST_COVERED


def test_a_variable_and_itself_keep_within_people_what_it_says_beyond_who_it_is() -> None:
    owners, x, _ = _people(30)
    assert _dependence(owners, x, x).shuffled_within.value[0] == pytest.approx(
        math.log(2), abs=0.05
    )


def test_chance_does_not_depend_on_how_histories_came() -> None:
    owners, x, y = _people(30)
    order = np.random.default_rng(2).permutation(len(x))
    first, second = _dependence(owners, x, y), _dependence(owners[order], x[order], y[order])
    assert first.shuffled.chance[0] == second.shuffled.chance[0]


def test_without_pairs_there_is_no_mutual_information() -> None:
    empty = PairCounts(np.zeros((0, 4), np.int32), np.zeros(0, np.int64))
    assert measure_dependence(empty, np.arange(5), np.ones((5, 3))) is None


def test_proportional_values_are_explained_in_full() -> None:
    weights = np.array([[0.1, 0.2, 0.3, 0.05]])
    assert proportionality(3 * weights, weights) == pytest.approx([1])


def test_a_line_that_misses_the_origin_is_not_proportional() -> None:
    weights = np.array([[0.1, 0.2, 0.3, 0.05]])
    assert correlations(5 + weights, weights) == pytest.approx([1])
    assert proportionality(5 + weights, weights)[0] < 0


def test_information_and_weight_are_compared_by_their_changes_from_step_to_step() -> None:
    """Both fall with time, so their levels correlate whatever they have to do with each other."""
    table = _table("mutual_information")
    weight, shuffled, within = (
        [later - earlier for earlier, later in pairwise(table.numbers(name))]
        for name in ("weight", "information", "information_within_people")
    )
    follows, proportional = map(
        _claim, ("information-follows-weight", "information-proportional-to-weight")
    )
    assert follows.effect == pytest.approx(correlation(shuffled, weight), abs=1e-3)
    written = f"{correlation(within, weight):.3f}".replace("-", "−")
    assert f"the correlation is {written} (" in follows.measured
    factor = sum(map(mul, shuffled, weight)) / sum(map(mul, weight, weight))
    missed = fmean((a - factor * b) ** 2 for a, b in zip(shuffled, weight, strict=True))
    assert proportional.effect == pytest.approx(1 - missed / pvariance(shuffled), abs=1e-3)


def test_every_entropy_lies_within_its_bounds() -> None:
    rooms = [
        min(_entropy(*both), math.log(len(both[0].history)) - _entropy(*both)) for both in _both()
    ]
    claim = _claim("entropy-within-bounds")
    assert claim.effect == pytest.approx(fmean(rooms), abs=1e-4)
    assert claim.verdict == "by construction"
    assert "0 of 50 histories lie outside" in claim.measured


def test_entropies_beyond_their_bounds_are_counted_against_the_claim() -> None:
    rows = measured().rows
    assert rows.entropy is not None
    broken = measured()._replace(rows=replace(rows, entropy=rows.entropy + np.float32(10)))
    claims = {claim.name: claim for claim in section.claims(_context(broken)) if claim}
    assert claims["entropy-within-bounds"].verdict == "does not hold"
    assert "50 of 50 histories lie outside" in claims["entropy-within-bounds"].measured


def _judged(rows: HistoryMeasurements, name: str) -> Claim:
    """A claim about the fifty with some of their numbers replaced."""
    claims = section.claims(_context(measured()._replace(rows=rows)))
    return next(claim for claim in claims if claim and claim.name == name)


@pytest.mark.parametrize(
    ("lengths", "verdict"), [("the same", "holds"), ("of the entropy", "readings disagree")]
)
def test_nothing_is_told_by_entropy_where_its_ratio_says_otherwise(
    lengths: str, verdict: str
) -> None:
    """Entropies of log m over m² visits have the same ratio, whatever m is."""
    of = np.random.default_rng(0).integers(2, 7, size=50)
    rows = replace(
        measured().rows,
        entropy=np.log(of).astype(np.float32),
        blend_entropy=of.astype(np.float32),
        lengths=np.full(50, 50) if lengths == "the same" else of**2 + of % 2,
    )
    claim = _judged(rows, "entropy-leaves-several-places")
    assert claim.effect is not None
    assert claim.effect > 0.9
    assert claim.verdict == verdict
    assert ("the two readings disagree" in claim.measured) == (verdict == "readings disagree")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("entropy-within-bounds", "a theorem"),
        ("restaurants-get-medium-attention", "For new places it is 0 by construction"),
        ("low-entropy-is-evidence", "we do not test whether this evidence is strong"),
    ],
)
def test_what_could_not_fail_or_is_not_tested_is_said(name: str, words: str) -> None:
    assert words in _claim(name).measured


def test_an_unknown_target_is_not_a_new_place() -> None:
    rows = measured().rows
    assert rows.target_kind is not None
    unknown = replace(rows, targets=np.full(50, UNKNOWN), earlier_visits=np.zeros(50, np.float32))
    unknown = replace(unknown, target_kind=np.full(50, UNKNOWN_KIND))
    estimator = _context(measured()._replace(rows=unknown)).estimator
    assert estimator.sums(GATE_BY_KIND, "n").sum() == 0


def test_what_few_people_visit_of_no_known_kind_cannot_be_had_by_subtraction() -> None:
    rows = measured().rows
    assert rows.visits_by_kind is not None
    own = rows.visits_by_kind.copy()
    own[rows.people == rows.people[0]] *= 0.5
    of = _context(measured()._replace(rows=replace(rows, visits_by_kind=own)))
    table = next(table for table in section.tables(of) if table and table.name == "weight_by_kind")
    assert len(table.rows) < len(KINDS)
    assert "subtraction" in table.notes[0]


def test_kind_claims_are_judged_by_the_smaller_side() -> None:
    claim = _claim("home-and-work-get-much-attention")
    food = _values(_kind).count("food")
    assert claim.verdict == "cannot be told"
    assert f"from {food} histories" in claim.measured


def test_kind_claims_are_about_the_mean_weight_on_targets_of_the_kinds() -> None:
    kinds, weights = _values(_kind), _values(_target_weight)
    regular = [w for k, w in zip(kinds, weights, strict=True) if k in ("home", "work")]
    food = [w for k, w in zip(kinds, weights, strict=True) if k == "food"]
    expected = fmean(regular) - fmean(food)
    assert _claim("home-and-work-get-much-attention").effect == pytest.approx(expected, abs=1e-4)


def test_divergence_claims_are_correlations_over_the_histories() -> None:
    swings = zip(_values(_divergence), _values(_swing), strict=True)
    known = [pair for pair in swings if not math.isnan(pair[1])]
    assert _claim("divergence-gives-the-gate-impact").effect == pytest.approx(
        correlation(*zip(*known, strict=True)), abs=1e-3
    )


def test_places_without_categories_have_no_kinds() -> None:
    nameless = Places([], town().architecture.locations)
    rows = measure_histories(town().network, fifty()[:2], kinds=classify_places(nameless)).rows
    assert rows.target_kind is None
    assert rows.weights_by_kind is None


@pytest.mark.parametrize("component", ["gate", "pointer", "generation"])
def test_what_a_network_lacks_has_no_tables_or_claims(component: Component) -> None:
    lacking = without(component)
    of = _context(
        measure_histories(lacking.network, fifty(), kinds=classify_places(lacking.places))
    )
    tables = {table.name for table in section.tables(of) if table}
    claimed = {claim.name for claim in section.claims(of) if claim}
    known = lacking.architecture.components
    assert ("entropy_and_accuracy" in tables) == ("pointer" in known)
    assert ("divergence_correlations" in tables) == ({"pointer", "generation"} <= known)
    assert ("weight_by_kind" in tables) == ("pointer" in known)
    assert ("divergence-goes-with-one-mechanism" in claimed) == ("gate" in known)
    assert ("information-follows-weight" in claimed) == ("pointer" in known)
    assert "mutual_information" in tables


@pytest.mark.parametrize("name", VIEWS)
def test_every_claim_is_shown_by_a_view_of_the_section(name: str) -> None:
    assert insights().claims_of(name)
    assert find_view(name).section == "information"
