"""Ranks and scores."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from app.mobility.histories import History
from app.mobility.places import UNKNOWN
from app.network.architecture import Architecture
from app.training.fit import new_network
from app.training.metrics import MISSED, measure_network, predict, ranks, scores

# Few different values, so that ties are common; 13 locations, so that ranks go beyond 10.
predictions_and_target = st.tuples(
    st.lists(st.sampled_from([-3.0, -2.0, -1.0, 0.0]), min_size=13, max_size=13),
    st.integers(2, 12),
)


def rank_by_sorting(predictions: list[float], target: int) -> int:
    best_first = sorted(range(len(predictions)), key=lambda i: (-predictions[i], i))
    return best_first.index(target) + 1


def rank(predictions: list[float], target: int) -> int:
    return int(ranks(torch.tensor([predictions]), torch.tensor([target])))


def history(length: int, target: int | None = 2) -> History:
    column = np.ones(length, dtype=np.int64)
    return History(column + 1, 1, column, column, column, column, target)


@given(predictions_and_target)
def test_a_rank_is_the_position_after_sorting(case):
    predictions, target = case
    assert rank(predictions, target) == rank_by_sorting(predictions, target)


def test_of_equal_predictions_the_smaller_id_ranks_higher():
    assert [rank([0.0, -9.0, 0.0, 0.0], target) for target in (0, 2, 3)] == [1, 2, 3]


def test_an_unknown_target_is_missed_even_when_it_was_predicted():
    assert rank([0.0, 5.0, 0.0], UNKNOWN) == MISSED


def test_the_published_evaluation_counts_unknown_like_any_location():
    predictions = torch.tensor([[0.0, 5.0, 0.0]])
    assert int(ranks(predictions, torch.tensor([UNKNOWN]), unknown_can_be_right=True)) == 1


@given(st.lists(st.integers(0, 40), min_size=1, max_size=30))
def test_scores_are_those_of_a_plain_computation(found):
    got = scores(torch.tensor(found))
    hits = [r for r in found if r != MISSED]
    assert got.histories == len(found)
    assert got.accuracy_at_1 == pytest.approx(sum(r <= 1 for r in hits) / len(found))
    assert got.accuracy_at_5 == pytest.approx(sum(r <= 5 for r in hits) / len(found))
    assert got.accuracy_at_10 == pytest.approx(sum(r <= 10 for r in hits) / len(found))
    assert got.mrr == pytest.approx(sum(1 / r for r in hits) / len(found))
    gains = [1 / math.log2(r + 1) for r in hits if r <= 10]
    assert got.ndcg_at_10 == pytest.approx(sum(gains) / len(found))


@given(st.lists(st.integers(0, 40), min_size=1, max_size=30))
def test_scores_are_ordered(found):
    got = scores(torch.tensor(found))
    assert got.accuracy_at_1 <= got.accuracy_at_5 <= got.accuracy_at_10
    assert got.accuracy_at_1 <= got.mrr + 1e-12
    assert got.accuracy_at_1 <= got.ndcg_at_10 + 1e-12


def test_scores_of_nothing_are_refused():
    with pytest.raises(ValueError, match="at least one history"):
        scores(torch.tensor([], dtype=torch.int64))


def test_a_history_without_a_target_is_refused():
    network = new_network(Architecture(5, 2, d_model=8, heads=2, feed_forward=8), seed=0)
    with pytest.raises(ValueError, match="without a target"):
        measure_network(network, [history(3, target=None)])


def test_predictions_do_not_depend_on_what_else_is_predicted():
    network = new_network(Architecture(5, 2, d_model=8, heads=2, feed_forward=8), seed=0)
    together = predict(network, [history(3), history(9)])
    torch.testing.assert_close(together[:1], predict(network, [history(3)]), rtol=0, atol=1e-5)


def test_prediction_is_without_dropout_and_leaves_a_network_training():
    network = new_network(Architecture(5, 2, d_model=8, heads=2, feed_forward=8), seed=0)
    network.train()
    first, second = predict(network, [history(9)]), predict(network, [history(9)])
    assert torch.equal(first, second)
    assert network.training
