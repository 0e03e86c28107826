"""What is measured of many histories at once, against each history traced alone."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
import torch

from pointerscope.analysis.head_roles import ROLES, compute_head_roles
from pointerscope.analysis.insights.measurements import NO_TARGET, Sample, measure_histories
from pointerscope.mobility.interventions import Interventions
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN
from pointerscope.network.trace import Batch
from tests.insights import fifty, measured, town, traces, without

pytestmark = pytest.mark.usefixtures("one_thread")
WITHIN = {"atol": 1e-5, "rtol": 1e-5}


@pytest.fixture(scope="module")
def rows():
    return measured().rows


def alone(read):
    """Something read off every trace, computed alone, with its case."""
    return np.array(
        [read(sample, trace) for sample, trace in zip(fifty(), traces(), strict=True)], np.float64
    )


def first_known(probabilities):
    """The most probable place that is one."""
    values = probabilities[0].tolist()
    return max(range(FIRST_KNOWN, len(values)), key=lambda place: (values[place], -place))


def test_rows_stand_in_the_order_of_the_cases(rows):
    assert rows.people.tolist() == [sample.person for sample in fifty()]
    assert rows.lengths.tolist() == [len(sample.history) for sample in fifty()]
    assert rows.targets.tolist() == [sample.history.target for sample in fifty()]
    known = [sample.history.target != UNKNOWN for sample in fifty()]
    earlier = [sample.earlier_visits for sample in fifty()]
    np.testing.assert_array_equal(rows.earlier_visits, np.where(known, earlier, np.nan))


def test_hours_and_weekdays_are_those_of_the_last_visit(rows):
    assert rows.hours.tolist() == [int(c.history.start_minutes[-1]) // 60 for c in fifty()]
    assert rows.weekdays.tolist() == [int(c.history.weekdays[-1]) for c in fifty()]


def test_a_target_is_in_the_history_where_one_of_its_places_is_it(rows):
    held = [
        sample.history.target > UNKNOWN
        and sample.history.target in sample.history.locations.tolist()
        for sample in fifty()
    ]
    assert rows.in_history.tolist() == held
    backwards = [sample.history.locations.tolist()[::-1] for sample in fifty()]
    expected = [
        places.index(sample.history.target) if known else np.nan
        for sample, places, known in zip(fifty(), backwards, held, strict=True)
    ]
    np.testing.assert_array_equal(rows.recency, expected)


def test_an_unknown_target_is_missed_and_has_no_probability(rows):
    unknown = rows.targets == UNKNOWN
    assert unknown.sum() == 1
    assert rows.right[unknown].tolist() == rows.rank[unknown].tolist() == [0]
    assert rows.in_history[unknown].tolist() == [0]
    assert np.isnan(rows.probability[unknown]).all()


@pytest.mark.parametrize(
    ("part", "of"),
    [
        ("", "probabilities"),
        ("pointer_", "pointer_probabilities"),
        ("generation_", "generation_probabilities"),
    ],
)
def test_answers_and_probabilities_are_those_of_each_history_alone(rows, part, of):
    answers = alone(lambda _, trace: first_known(getattr(trace, of)))
    np.testing.assert_array_equal(getattr(rows, f"{part}answers"), answers)
    targets = alone(lambda sample, _: sample.history.target)
    np.testing.assert_array_equal(getattr(rows, f"{part}right"), answers == targets)
    expected = alone(lambda sample, trace: getattr(trace, of)[0, sample.history.target])
    expected[targets == UNKNOWN] = np.nan
    np.testing.assert_allclose(getattr(rows, f"{part}probability"), expected, **WITHIN)


def test_confidence_rank_and_entropy_are_those_of_the_blend(rows):
    confidence = alone(lambda _, trace: trace.probabilities[0, FIRST_KNOWN:].max())
    np.testing.assert_allclose(rows.confidence, confidence, **WITHIN)

    def rank(sample, trace):
        values = trace.probabilities[0].tolist()
        target = sample.history.target
        ahead = sum(value > values[target] for value in values[FIRST_KNOWN:])
        return 0 if target == UNKNOWN else 1 + ahead

    np.testing.assert_array_equal(rows.rank, alone(rank))
    entropy = alone(lambda _, t: -torch.special.xlogy(t.probabilities, t.probabilities).sum())
    np.testing.assert_allclose(rows.blend_entropy, entropy, **WITHIN)


def test_gate_entropy_and_weights_are_those_of_the_pointer(rows):
    np.testing.assert_allclose(rows.gate, alone(lambda _, trace: trace.gate[0]), **WITHIN)
    entropy = alone(lambda _, t: -(t.pointer_weights.log() * t.pointer_weights).nansum())
    np.testing.assert_allclose(rows.entropy, entropy, **WITHIN)
    for row, trace in zip(rows.weights, traces(), strict=True):
        backwards = trace.pointer_weights[0].tolist()[::-1]
        np.testing.assert_allclose(row[: len(backwards)], backwards, **WITHIN)
        assert np.isnan(row[len(backwards) :]).all()


def test_weights_of_content_are_those_without_the_position_bias(rows):
    network, most = town().network, town().architecture.max_visits
    without_bias = Interventions(position_bias=False)
    for row, sample in zip(rows.content_weights, fifty(), strict=True):
        with torch.inference_mode():
            trace = network.trace(
                Batch.from_histories([sample.history], most), interventions=without_bias
            )
        # Only the pointer has the bias, so that all before it is the same.
        backwards = trace.pointer_weights[0].tolist()[::-1]
        np.testing.assert_allclose(row[: len(backwards)], backwards, **WITHIN)


def test_divergence_is_of_the_pointer_from_the_generation_head(rows):
    def divergence(_, trace):
        p, q = trace.pointer_probabilities[0].double(), trace.generation_probabilities[0].double()
        return sum(a * np.log(a / b) for a, b in zip(p.tolist(), q.tolist(), strict=True) if a > 0)

    np.testing.assert_allclose(rows.divergence, alone(divergence), atol=1e-4, rtol=1e-4)


def heads_of(trace):
    return np.concatenate([layer.weights[0].double().numpy() for layer in trace.layers])


def test_entropy_and_distance_of_heads_are_means_over_the_visits_that_look(rows):
    for row, distances, trace in zip(rows.head_entropy, rows.head_distance, traces(), strict=True):
        weights = heads_of(trace)
        entropies = -(weights * np.log(np.maximum(weights, 1e-300))).sum(-1).mean(-1)
        np.testing.assert_allclose(row, entropies, atol=2e-5, rtol=1e-4)
        at = np.arange(weights.shape[-1])
        apart = np.abs(at[:, None] - at)
        np.testing.assert_allclose(distances, (weights * apart).sum(-1).mean(-1), rtol=1e-4)


def test_roles_are_those_of_each_history_alone(rows):
    for index, (sample, trace) in enumerate(zip(fifty(), traces(), strict=True)):
        history = sample.history
        # The network reads times by the quarter of an hour.
        starts = history.start_minutes // 15 * 15
        found = compute_head_roles(
            heads_of(trace).astype(np.float32), history.locations, starts, history.weekdays
        )
        np.testing.assert_allclose(rows.role_shares[index], found.shares, atol=1e-5)
        np.testing.assert_allclose(rows.role_chances[index], found.chances, atol=1e-5)
        np.testing.assert_array_equal(rows.role_looking[index], found.query_counts)
    assert rows.role_shares.shape[-1] == len(ROLES)


def test_similarity_is_the_correlation_of_all_weights(rows):
    for row, trace in zip(rows.similarity, traces(), strict=True):
        weights = heads_of(trace)
        expected = np.corrcoef(weights.reshape(len(weights), -1))
        np.testing.assert_allclose(row, expected, atol=1e-4)


def test_maps_are_sums_aligned_at_the_end():
    maps = measured().maps
    expected = np.zeros_like(maps)
    for trace in traces():
        weights = heads_of(trace)
        visits = weights.shape[-1]
        expected[:, :visits, :visits] += weights[:, ::-1, ::-1]
    np.testing.assert_allclose(maps, expected, atol=1e-4)


def test_a_removed_head_is_one_whose_output_is_zero(rows):
    network, most = town().network, town().architecture.max_visits
    heads = town().architecture.heads
    for column in (0, rows.right_without.shape[1] - 1):
        changes = Interventions(remove_heads=((column // heads, column % heads),))
        for index, sample in enumerate(fifty()[:10]):
            with torch.inference_mode():
                trace = network.trace(
                    Batch.from_histories([sample.history], most), interventions=changes
                )
            right = first_known(trace.probabilities) == sample.history.target
            assert rows.right_without[index, column] == right


@pytest.mark.parametrize(
    ("component", "missing"),
    [
        ("gate", {"gate"}),
        ("position_bias", {"content_weights"}),
        ("generation", {"generation_right", "generation_answers", "divergence", "gate"}),
        ("pointer", {"pointer_right", "pointer_answers", "weights", "entropy", "divergence"}),
    ],
)
def test_what_a_network_lacks_is_none(component, missing):
    rows = measured(without(component)).rows
    assert {name for name in missing if getattr(rows, name) is None} == missing
    assert rows.right is not None
    assert rows.head_entropy is not None


def test_a_history_that_leads_nowhere_known_is_neither_right_nor_wrong():
    sample = fifty()[0]
    untold = Sample(replace(sample.history, target=None), person=sample.person)
    rows = measure_histories(town().network, [sample, untold]).rows
    assert rows.targets.tolist() == [sample.history.target, NO_TARGET]
    for name in ("right", "in_history", "recency", "earlier_visits", "probability"):
        assert np.isnan(getattr(rows, name)[1]), name
    assert rows.gate[0] == pytest.approx(rows.gate[1], abs=1e-6)
    assert rows.answers[0] == rows.answers[1]


def test_measuring_leaves_the_network_in_its_mode():
    network = town().network
    measure_histories(network, fifty()[:2])
    assert not network.training
    network.train()
    try:
        measure_histories(network, fifty()[:2])
        assert network.training
    finally:
        network.eval()
