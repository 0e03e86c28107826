"""Ranks, scores with their intervals, and what a network does over many histories."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn.metrics import f1_score

from pointerscope.mobility.histories import History
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN
from pointerscope.network.architecture import COMPONENTS, Architecture
from pointerscope.network.trace import Batch
from pointerscope.training import metrics
from pointerscope.training import scores as scoring
from pointerscope.training.fit import new_network
from pointerscope.training.metrics import compute_ranks, evaluate_network
from pointerscope.training.scores import (
    MISSED,
    RESAMPLING_SEED,
    GroundTruth,
    Predictions,
    compute_scores,
    interval_tail,
)

pytestmark = pytest.mark.slow

LOCATIONS, USERS = 14, 6
NAMES = {
    "accuracy_at_1",
    "accuracy_at_5",
    "accuracy_at_10",
    "mrr",
    "ndcg_at_10",
    "weighted_f1",
    "mean_rank",
    "calibration_error",
    "accuracy_at_1_with_unknown",
    "accuracy_at_1_unknown_as_place",
    "calibration_error_with_unknown",
}

# --- Ranks

# Few different values, so that ties are common; 13 known places, so that ranks go beyond 10.
predictions_and_target = st.tuples(
    st.lists(st.sampled_from([-3.0, -2.0, -1.0, 0.0]), min_size=15, max_size=15),
    st.integers(2, 14),
)


def rank_by_sorting(predictions: list[float], target: int) -> int:
    known = range(FIRST_KNOWN, len(predictions))
    best_first = sorted(known, key=lambda i: (-predictions[i], i))
    return best_first.index(target) + 1


def rank(predictions: list[float], target: int) -> int:
    return int(compute_ranks(torch.tensor([predictions]), torch.tensor([target])))


@given(predictions_and_target)
def test_a_rank_is_the_position_after_sorting(case):
    predictions, target = case
    assert rank(predictions, target) == rank_by_sorting(predictions, target)


def test_of_equal_predictions_the_smaller_id_ranks_higher():
    predictions = [0.0, 0.0, 0.0, -9.0, 0.0, 0.0]
    assert [rank(predictions, target) for target in (2, 4, 5)] == [1, 2, 3]


def test_an_unknown_target_is_missed_even_when_it_was_predicted():
    assert rank([0.0, 5.0, 0.0], UNKNOWN) == MISSED


def test_padding_and_unknown_are_ahead_of_no_place():
    assert rank([9.0, 9.0, 0.0, 1.0], 3) == 1


# --- Scores


PEOPLE = st.integers(0, 4)


@st.composite
def predictions(draw, people=PEOPLE):
    """Answers that fit together, and the truth about them."""
    count = draw(st.integers(1, 30))
    targets = draw(st.lists(st.integers(1, 6), min_size=count, max_size=count))
    found, first = [], []
    for target in targets:
        own = MISSED if target == UNKNOWN else draw(st.integers(1, 14))
        found.append(own)
        others = [place for place in range(7) if place != target or target == UNKNOWN]
        first.append(target if own == 1 else draw(st.sampled_from(others)))
    confidence = draw(st.lists(st.integers(0, 30), min_size=count, max_size=count))
    unknown = draw(st.lists(st.integers(0, 30), min_size=count, max_size=count))
    owners = draw(st.lists(people, min_size=count, max_size=count))
    return (
        Predictions(
            np.array(found), np.array(first), np.array(confidence) / 30, np.array(unknown) / 30
        ),
        GroundTruth(np.array(targets), np.array(owners)),
    )


def plain_scores(answers: Predictions, truth: GroundTruth) -> dict[str, float]:
    found, count = answers.ranks.tolist(), len(answers.ranks)
    hits = [r for r in found if r != MISSED]
    # -1 is a label that no answer has.
    labels = np.where(truth.targets == UNKNOWN, -1, truth.targets)
    plain = {
        "accuracy_at_1": sum(r <= 1 for r in hits) / count,
        "accuracy_at_5": sum(r <= 5 for r in hits) / count,
        "accuracy_at_10": sum(r <= 10 for r in hits) / count,
        "mrr": sum(1 / r for r in hits) / count,
        "ndcg_at_10": sum(1 / math.log2(r + 1) for r in hits if r <= 10) / count,
        "weighted_f1": f1_score(labels, answers.first, average="weighted", zero_division=0),
        "calibration_error": plain_calibration_error(found, answers.confidence.tolist()),
    }
    # Where "unknown" is more probable it is the answer, and never a right one.
    pairs = list(zip(answers.confidence.tolist(), answers.unknown.tolist(), strict=True))
    answered = [r if own >= other else MISSED for r, (own, other) in zip(found, pairs, strict=True)]
    plain["accuracy_at_1_with_unknown"] = sum(r == 1 for r in answered) / count
    unknown_found = sum(
        r == MISSED and own < other for r, (own, other) in zip(found, pairs, strict=True)
    )
    plain["accuracy_at_1_unknown_as_place"] = (
        plain["accuracy_at_1_with_unknown"] + unknown_found / count
    )
    plain["calibration_error_with_unknown"] = plain_calibration_error(
        answered, list(map(max, pairs))
    )
    return plain | ({"mean_rank": sum(hits) / len(hits)} if hits else {})


def plain_calibration_error(found: list[int], confidence: list[float]) -> float:
    total = 0.0
    for number in range(15):
        inside = [
            (float(r == 1), c)
            for r, c in zip(found, confidence, strict=True)
            if number < c * 15 <= number + 1 or (number == 0 and c == 0)
        ]
        if inside:
            accuracy, mean = (sum(column) / len(inside) for column in zip(*inside, strict=True))
            total += len(inside) / len(found) * abs(accuracy - mean)
    return total


def scores_by_name(answers: Predictions, truth: GroundTruth) -> dict[str, float]:
    found = compute_scores(answers, truth).model_dump(exclude_none=True)
    return {name: found[name] for name in NAMES & found.keys()}


@settings(deadline=None, max_examples=60)
@given(predictions())
def test_scores_are_those_of_a_plain_computation(case):
    assert scores_by_name(*case) == pytest.approx(plain_scores(*case))


@settings(deadline=None, max_examples=30)
@given(predictions())
def test_scores_are_ordered(case):
    got = compute_scores(*case)
    assert got.accuracy_at_1 <= got.accuracy_at_5 <= got.accuracy_at_10
    assert got.accuracy_at_1 <= got.mrr + 1e-12
    assert got.accuracy_at_1 <= got.ndcg_at_10 + 1e-12


def test_an_unknown_target_counts_against_the_place_that_was_answered():
    answers = Predictions(np.array([1, MISSED]), np.array([3, 3]))
    truth = GroundTruth(np.array([3, UNKNOWN]), np.array([1, 2]))
    # Place 3: precision 1/2, recall 1, so F1 2/3, for one history of two.
    assert compute_scores(answers, truth).weighted_f1 == pytest.approx(1 / 3)


def test_without_probabilities_there_is_no_calibration():
    got = compute_scores(
        Predictions(np.array([1]), np.array([3])), GroundTruth(np.array([3]), np.array([1]))
    )
    assert got.calibration_error is None
    assert "calibration_error" not in got.intervals


def test_without_known_targets_there_is_no_mean_rank():
    answers = Predictions(np.array([MISSED]), np.array([3]), np.array([0.5]))
    got = compute_scores(answers, GroundTruth(np.array([UNKNOWN]), np.array([1])))
    assert (got.mean_rank, got.accuracy_at_10, got.weighted_f1) == (None, 0, 0)


def test_scores_of_nothing_are_refused():
    with pytest.raises(ValueError, match="at least one history"):
        GroundTruth.from_histories([])


# --- Intervals


def plain_intervals(
    answers: Predictions, truth: GroundTruth, resamples: int
) -> dict[str, list[float]]:
    """The bootstrap spelled out: draw people, put their histories together, score them."""
    people = np.unique(truth.people)
    owners = truth.people if len(people) > 1 else np.arange(len(truth.people))
    people = np.unique(owners)
    random = np.random.default_rng(RESAMPLING_SEED)
    found: dict[str, list[float]] = {}
    for _ in range(resamples):
        drawn = people[random.integers(len(people), size=len(people))]
        rows = np.concatenate([np.flatnonzero(owners == person) for person in drawn])
        plain = plain_scores(
            Predictions(*(column[rows] for column in answers)),
            GroundTruth(truth.targets[rows], truth.people[rows]),
        )
        for name, value in plain.items():
            found.setdefault(name, []).append(value)
    tail = interval_tail(len(people))
    return {name: np.quantile(drawn, [tail, 1 - tail]).tolist() for name, drawn in found.items()}


@settings(deadline=None, max_examples=15)
@given(case=st.one_of(predictions(), predictions(people=st.just(3))), at_once=st.integers(1, 70))
def test_intervals_are_those_of_a_bootstrap_over_people_spelled_out(case, at_once):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scoring, "RESAMPLES", 40)
        patch.setattr(scoring, "MAX_NUMBERS_PER_BLOCK", at_once)
        got = compute_scores(*case).intervals
    expected = plain_intervals(*case, resamples=40)
    assert got.keys() == expected.keys() & scores_by_name(*case).keys()
    for name, interval in got.items():
        assert list(interval) == pytest.approx(expected[name]), name


def test_an_interval_is_wider_where_people_are_alike_inside():
    """Sixty histories of six people say less than those of sixty."""
    random = np.random.default_rng(0)
    right = np.repeat(random.integers(0, 2, 6), 10)
    answers = Predictions(right + 1, np.full(60, 3), np.full(60, 0.5))
    targets = np.where(right == 0, 3, 4)

    def width(people: np.ndarray) -> float:
        low, high = compute_scores(answers, GroundTruth(targets, people)).intervals["accuracy_at_1"]
        return high - low

    assert width(np.repeat(np.arange(6), 10)) > 1.5 * width(np.arange(60))


def test_of_one_person_histories_are_drawn():
    answers = Predictions(np.tile([1, 2], 20), np.full(40, 3), np.full(40, 0.5))
    truth = GroundTruth(np.tile([3, 4], 20), np.full(40, 7))
    low, high = compute_scores(answers, truth).intervals["accuracy_at_1"]
    # Of 40 draws with chance 1/2, 95 % have 14 to 26 hits.
    assert (low, high) == pytest.approx((0.35, 0.65), abs=0.03)


def test_equal_answers_have_equal_intervals():
    answers = Predictions(np.array([1, 2, 3, 1]), np.array([3, 2, 2, 4]), np.array([0.5] * 4))
    truth = GroundTruth(np.array([3, 4, 5, 4]), np.array([1, 1, 2, 3]))
    with_confidence = compute_scores(answers, truth).intervals
    without = compute_scores(answers._replace(confidence=None), truth).intervals
    assert without == {name: with_confidence[name] for name in without}


# --- Networks


def history(length: int, target: int | None = 2) -> History:
    column = np.ones(length, dtype=np.int64)
    return History(column + 1, 1, column, column, column, column, target)


def histories_of(*lengths: int, seed: int = 0) -> list[History]:
    random = np.random.default_rng(seed)
    return [
        History(
            locations=random.integers(1, LOCATIONS, length),
            user=int(random.integers(1, USERS)),
            weekdays=random.integers(0, 7, length),
            start_minutes=random.integers(0, 1440, length),
            durations=random.integers(0, 4000, length),
            days_before=np.sort(random.integers(0, 8, length))[::-1].copy(),
            target=int(random.integers(1, LOCATIONS)),
        )
        for length in lengths
    ]


def network_of(*without: str):
    components = frozenset(COMPONENTS) - set(without)
    users = USERS if "user" in components else 0
    network = new_network(
        Architecture(LOCATIONS, users, d_model=8, heads=2, feed_forward=8, components=components),
        seed=0,
    )
    with torch.no_grad():  # far enough from even, so that there is something to tell apart
        for parameter in network.parameters():
            parameter.mul_(2)
    return network


LENGTHS = (1, 3, 30, 2, 7, 64, 5, 1, 21)


def test_a_history_without_a_target_is_refused():
    with pytest.raises(ValueError, match="without a target"):
        evaluate_network(network_of(), [history(3, target=None)])


def test_no_histories_are_refused():
    with pytest.raises(ValueError, match="at least one history"):
        evaluate_network(network_of(), [])


def test_measuring_is_without_dropout_and_leaves_a_network_training():
    network, histories = network_of(), histories_of(*LENGTHS)
    network.train()
    assert evaluate_network(network, histories) == evaluate_network(network, histories)
    assert network.training


def test_a_networks_scores_are_those_of_its_predictions():
    network, histories = network_of(), histories_of(*LENGTHS)
    with torch.inference_mode():
        alone = [network.eval()(Batch.from_histories([history], 64)) for history in histories]
    predictions, truth = torch.cat(alone), GroundTruth.from_histories(histories)
    best = predictions[:, FIRST_KNOWN:].max(1)
    answers = Predictions(
        compute_ranks(predictions, torch.from_numpy(truth.targets)).numpy(),
        FIRST_KNOWN + best.indices.numpy(),
        best.values.double().exp().numpy(),
        predictions[:, UNKNOWN].double().exp().numpy(),
    )
    got, expected = evaluate_network(network, histories).scores, compute_scores(answers, truth)
    assert got.model_dump(exclude={"intervals"}) == pytest.approx(
        expected.model_dump(exclude={"intervals"}), abs=1e-6
    )


@pytest.mark.parametrize("part", ["pointer", "generation"])
def test_a_part_alone_is_scored_by_its_own_probabilities(part):
    network, histories = network_of(), histories_of(*LENGTHS)
    with torch.inference_mode():
        trace = network.eval().trace(Batch.from_histories(histories, 64))
    truth = GroundTruth.from_histories(histories)
    own = (getattr(trace, f"{part}_probabilities") + 1e-10).log()
    found = compute_ranks(own, torch.from_numpy(truth.targets)).numpy()
    first = FIRST_KNOWN + own[:, FIRST_KNOWN:].argmax(1).numpy()
    expected = compute_scores(Predictions(found, first), truth)
    got = evaluate_network(network, histories).parts[f"{part}_alone"]
    of_probabilities = {
        "calibration_error", "accuracy_at_1_with_unknown", "calibration_error_with_unknown",
        "accuracy_at_1_unknown_as_place",
    }  # fmt: skip
    assert got.model_dump(exclude={"intervals"} | of_probabilities) == pytest.approx(
        expected.model_dump(exclude={"intervals"} | of_probabilities)
    )


@pytest.mark.parametrize(
    "without", [("pointer", "position_bias", "gate"), ("generation", "gate"), ("generation",)]
)
def test_a_network_of_one_part_has_no_parts(without):
    assert evaluate_network(network_of(*without), histories_of(*LENGTHS)).parts == {}


def test_batches_change_nothing(monkeypatch):
    network, histories = network_of(), histories_of(*LENGTHS)
    whole = evaluate_network(network, histories)
    monkeypatch.setattr(metrics, "EVALUATION_BATCH_SIZE", 2)
    some = evaluate_network(network, histories)
    said = whole.scores.model_dump(exclude={"intervals"})
    assert some.scores.model_dump(exclude={"intervals"}) == pytest.approx(said, abs=1e-6)
    by_step = {"weight_by_steps_back", "histories_by_steps_back"}
    said = whole.behaviour.model_dump(exclude=by_step)
    assert some.behaviour.model_dump(exclude=by_step) == pytest.approx(said, abs=1e-6)
    for name in by_step:
        said = getattr(whole.behaviour, name)
        assert getattr(some.behaviour, name) == pytest.approx(said, abs=1e-6)


def test_behaviour_is_what_the_traces_show():
    network, histories = network_of(), histories_of(*LENGTHS)
    traces = [network.eval().trace(Batch.from_histories([one], 64)) for one in histories]
    gates = [float(trace.gate.detach()) for trace in traces]
    weights = [trace.pointer_weights[0].detach().double().numpy() for trace in traces]
    entropies = [-(own * np.log(np.where(own > 0, own, 1))).sum() for own in weights]
    right = [
        FIRST_KNOWN + int(trace.probabilities[0, FIRST_KNOWN:].argmax()) == one.target
        for one, trace in zip(histories, traces, strict=True)
    ]
    assert any(right), "nothing would be shown"
    assert not all(right), "nothing would be shown"
    got = evaluate_network(network, histories).behaviour
    assert got.histories == len(histories)
    assert got.gate_mean == pytest.approx(np.mean(gates))
    assert got.gate_deviation == pytest.approx(np.std(gates))
    hits = [gate for gate, hit in zip(gates, right, strict=True) if hit]
    misses = [gate for gate, hit in zip(gates, right, strict=True) if not hit]
    assert (got.gate_when_right, got.gate_when_wrong) == pytest.approx(
        (np.mean(hits), np.mean(misses))
    )
    assert got.pointer_entropy_mean == pytest.approx(np.mean(entropies), rel=1e-4)
    assert got.pointer_entropy_deviation == pytest.approx(np.std(entropies), rel=1e-4)
    back = [[own[-1 - step] for own in weights if len(own) > step] for step in range(20)]
    assert got.histories_by_steps_back == [len(own) for own in back]
    assert got.weight_by_steps_back == pytest.approx([np.mean(own) for own in back], rel=1e-4)


def test_weights_go_back_no_further_than_the_longest_history():
    got = evaluate_network(network_of(), histories_of(2, 5, 3)).behaviour
    assert got.histories_by_steps_back == [3, 3, 2, 1, 1]


def test_an_unknown_target_is_in_no_history():
    def with_target(target: int) -> History:
        return replace(history(3, target), locations=np.array([3, UNKNOWN, 4]))

    histories = [with_target(target) for target in (3, 4, 5, UNKNOWN)]
    assert evaluate_network(network_of(), histories).behaviour.targets_in_history == 0.5


def test_a_network_without_a_gate_has_no_gate_to_tell_of():
    got = evaluate_network(network_of("gate"), histories_of(*LENGTHS)).behaviour
    assert (got.gate_mean, got.gate_deviation, got.gate_when_right) == (None, None, None)
    assert got.pointer_entropy_mean is not None


def test_a_network_without_a_pointer_points_nowhere():
    network = network_of("pointer", "position_bias", "gate")
    got = evaluate_network(network, histories_of(*LENGTHS)).behaviour
    assert (got.pointer_entropy_mean, got.weight_by_steps_back) == (None, [])
