"""What is read off self-attention: rollout, what values move, and what heads look for."""

from __future__ import annotations

import hypothesis.strategies as st
import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis.extra.numpy import arrays
from scipy.stats import entropy

from pointerscope.analysis.attention_flow import (
    applied_weights,
    compute_attention_sums,
    compute_rollout,
    compute_value_norms,
)
from pointerscope.analysis.explanation import explain
from pointerscope.analysis.head_roles import ROLES, compute_head_roles, explanation_head_roles
from pointerscope.core.settings import Settings
from pointerscope.formulas import attention_rollout, softmax, transformed_values, value_norms
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from tests.conftest import write_tiny
from tests.insights import first_of_day

pytestmark = pytest.mark.slow

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna @ 17:30, Maple Court"
ALL_HEADS = [[0, head] for head in range(4)]


@pytest.fixture(scope="module")
def town():
    return read_bundle(Settings().models / "town")


def asked(bundle, visits=DAY, **interventions):
    return explain(bundle, Query.model_validate({"visits": visits, "interventions": interventions}))


def weights_of(layers, heads, visits, seed=0):
    scores = np.random.default_rng(seed).normal(size=(layers, heads, visits, visits))
    return softmax(2 * scores)


def test_rollout_is_the_product_of_half_attention_and_half_identity():
    weights = weights_of(3, 2, 5)
    expected = np.eye(5)
    for layer, rolled in enumerate(attention_rollout(weights)):
        expected = (0.5 * (weights[layer, 0] + weights[layer, 1]) / 2 + 0.5 * np.eye(5)) @ expected
        np.testing.assert_allclose(rolled, expected, atol=1e-12)


@given(
    arrays(np.float64, (2, 3, 4, 4), elements=st.floats(-30, 30)),
    st.floats(0, 1),
)
def test_rows_of_a_rollout_sum_to_one(scores, residual):
    for rolled in attention_rollout(softmax(scores), residual=residual):
        np.testing.assert_allclose(rolled.sum(-1), 1, atol=1e-9)


def test_rollout_of_heads_that_move_less_keeps_rows_that_sum_to_one():
    weights = weights_of(2, 2, 4)
    weights[:, 0] = 0
    half = (0.5 * weights[0, 1] / 2 + 0.5 * np.eye(4)) / 0.75
    np.testing.assert_allclose(attention_rollout(weights)[0], half, atol=1e-12)


def test_formulas_give_tensors_for_tensors():
    weights, values = weights_of(2, 2, 4), np.random.default_rng(1).normal(size=(2, 2, 4, 3))
    out = np.random.default_rng(2).normal(size=(2, 6, 6))
    for rolled, tensor in zip(
        attention_rollout(weights), attention_rollout(torch.from_numpy(weights)), strict=True
    ):
        np.testing.assert_allclose(rolled, tensor.numpy(), atol=1e-12)
    moved = transformed_values(values, out)
    of_tensors = transformed_values(torch.from_numpy(values), torch.from_numpy(out))
    np.testing.assert_allclose(moved, of_tensors.numpy(), atol=1e-12)
    norms = value_norms(torch.from_numpy(weights), of_tensors)
    np.testing.assert_allclose(value_norms(weights, moved), norms.numpy(), atol=1e-12)


def test_value_norms_are_the_lengths_of_weighted_vectors():
    weights, moved = weights_of(1, 2, 4), np.random.default_rng(1).normal(size=(1, 2, 4, 6))
    vectors = weights[..., None] * moved[:, :, None]
    lengths = np.linalg.norm(vectors, axis=-1)
    np.testing.assert_allclose(value_norms(weights, moved), lengths, atol=1e-12)


def test_the_rollout_of_a_history_mixes_its_attention(town):
    explanation = asked(town)
    expected = np.eye(4)
    for layer, rolled in enumerate(compute_rollout(explanation)):
        mixed = 0.5 * explanation.self_attention[layer].mean(0) + 0.5 * np.eye(4)
        expected = mixed / mixed.sum(-1, keepdims=True) @ expected
        np.testing.assert_allclose(rolled, expected, atol=1e-6)


def test_without_residuals_nothing_stays_in_place(town):
    explanation = asked(town, residuals=False)
    first = compute_rollout(explanation)[0]
    np.testing.assert_allclose(first, explanation.self_attention[0].mean(0), atol=1e-6)


def test_a_layer_without_attention_leaves_every_visit_to_itself(town):
    for change in (
        {"skip": [{"layer": 0, "part": "attention"}]},
        {"remove_heads": ALL_HEADS},
    ):
        np.testing.assert_array_equal(compute_rollout(asked(town, **change))[0], np.eye(4))


@pytest.mark.parametrize("part", ["attention", "feed_forward"])
def test_a_layer_that_puts_out_nothing_leaves_nothing(town, part):
    explanation = asked(town, residuals=False, skip=[{"layer": 0, "part": part}])
    assert not np.any(compute_rollout(explanation))


@pytest.mark.parametrize(
    "change",
    [
        {},
        {"mask_visits": [1]},
        {"scaling": False, "attention_temperature": 0.5},
        {"remove_heads": [[0, 1], [1, 2]]},
        {"remove_heads": [[0, 1], [1, 2]], "replace_with": "mean"},
        {"remove_heads": [[0, 1]], "replace_with": "mean", "mask_visits": [0]},
    ],
)
def test_what_heads_move_adds_up_to_their_outputs_through_the_projection(town, change):
    explanation = asked(town, **change)
    norms = compute_value_norms(explanation)
    moved = norms.weights[..., None] * norms.transformed[:, :, None]  # (layers, heads, T, T, d)
    width = explanation.values.shape[-1]
    for layer, block in enumerate(town.network.transformer.layers):
        projection = block.self_attn.out_proj.weight.detach().numpy()
        for head in range(4):
            part = projection[:, head * width : (head + 1) * width]
            put_out = explanation.head_outputs[layer, head] @ part.T
            np.testing.assert_allclose(moved[layer, head].sum(1), put_out, atol=1e-5)
    np.testing.assert_allclose(norms.norms, np.linalg.norm(moved, axis=-1), atol=1e-5)


def test_all_heads_together_move_what_attention_adds(town):
    explanation = asked(town, skip=[{"layer": 0, "part": "feed_forward"}])
    norms = compute_value_norms(explanation)
    moved = (norms.weights[0] @ norms.transformed[0]).sum(0)
    bias = town.network.transformer.layers[0].self_attn.out_proj.bias.detach().numpy()
    added = explanation.hidden[1] - explanation.hidden[0]
    np.testing.assert_allclose(moved + bias, added, atol=1e-5)


def test_removed_heads_and_skipped_attention_move_nothing(town):
    change = {"remove_heads": [[0, 1]], "skip": [{"layer": 1, "part": "attention"}]}
    norms = compute_value_norms(asked(town, **change)).norms
    assert not norms[0, 1].any()
    assert not norms[1].any()
    assert norms[0, 0].all()


def test_interventions_leave_the_weights_of_the_pass_as_they_are(town):
    explanation = asked(town, remove_heads=[[0, 1]])
    applied_weights(explanation)
    np.testing.assert_allclose(explanation.self_attention.sum(-1), 1, atol=1e-6)


def test_sums_and_entropies_are_those_of_rows_and_columns(town):
    weights = asked(town, mask_visits=[0]).self_attention
    sums = compute_attention_sums(weights)
    np.testing.assert_allclose(sums.rows, 1, atol=1e-6)
    np.testing.assert_allclose(sums.columns.sum(-1), 4, atol=1e-5)
    assert not sums.columns[..., 0].any()
    np.testing.assert_allclose(sums.entropies, entropy(weights, axis=-1), atol=1e-5)
    np.testing.assert_allclose(sums.effective_positions, np.exp(sums.entropies), rtol=1e-5)


def roles_by_hand(weights, locations, minutes, weekdays, keys):
    """Share and chance by role, by loops over pairs of visits."""
    visits = range(len(locations))
    related = {
        "itself": lambda i, j: i == j,
        "one back": lambda i, j: j == i - 1,
        "last but one": lambda i, j: i != j and j == len(locations) - 2,
        "same place": lambda i, j: i != j and locations[i] == locations[j],
        "same hour": lambda i, j: (
            i != j and min((minutes[i] - minutes[j]) % 1440, (minutes[j] - minutes[i]) % 1440) <= 60
        ),
        "same weekday": lambda i, j: i != j and weekdays[i] == weekdays[j],
        "first of the day": lambda i, j: i != j and j == first_of_day(weekdays, i),
        "first visit": lambda i, j: i != j and j == 0,
    }
    found = {}
    for role in ROLES:
        sought = {i: [j for j in visits if keys[j] and related[role](i, j)] for i in visits}
        looking = [i for i in visits if sought[i]]
        if looking:
            share = np.mean([weights[i, sought[i]].sum() for i in looking])
            chance = np.mean([len(sought[i]) / sum(keys) for i in looking])
            found[role] = (share, chance, len(looking))
        else:
            found[role] = (0, 0, 0)
    return [found[role] for role in ROLES]


@given(st.data(), st.integers(1, 7))
def test_roles_are_what_loops_over_pairs_find(data, visits):
    def draw(most):
        return np.array(data.draw(st.lists(st.integers(0, most), min_size=visits, max_size=visits)))

    locations, minutes, weekdays, keys = draw(2), draw(1439), draw(6), draw(1).astype(bool)
    keys[-1] = True
    weights = np.where(keys, weights_of(1, 2, visits)[0], 0)
    weights /= weights.sum(-1, keepdims=True)
    roles = compute_head_roles(weights, locations, minutes, weekdays, keys)
    for head in range(2):
        expected = np.array(roles_by_hand(weights[head], locations, minutes, weekdays, keys))
        np.testing.assert_allclose(roles.shares[head], expected[:, 0], atol=1e-6)
        np.testing.assert_allclose(roles.chances, expected[:, 1], atol=1e-6)
        np.testing.assert_array_equal(roles.query_counts, expected[:, 2])


def test_uniform_attention_is_chance_and_stands_out_for_nothing():
    visits = 6
    weights = np.full((1, visits, visits), 1 / visits, dtype=np.float32)
    places = np.array([2, 3, 2, 4, 3, 2])
    roles = compute_head_roles(weights, places, places * 60, places)
    np.testing.assert_allclose(roles.excess, 0, atol=1e-6)
    assert roles.dominant.tolist() == [-1]


@pytest.mark.parametrize("role", ["itself", "one back", "first visit"])
def test_a_head_that_looks_at_one_kind_of_visit_alone_is_named_after_it(role):
    visits = 8
    looked_at = {
        "itself": np.arange(visits),
        "one back": np.maximum(np.arange(visits) - 1, 0),
        "first visit": np.zeros(visits, dtype=int),
    }
    weights = np.eye(visits, dtype=np.float32)[looked_at[role]][None]
    apart = np.arange(visits)
    roles = compute_head_roles(weights, apart, apart * 150, apart % 7)
    assert [ROLES[found] for found in roles.dominant] == [role]


def test_hours_are_the_same_around_midnight():
    weights = np.full((1, 2, 2), 0.5, dtype=np.float32)
    roles = compute_head_roles(weights, np.array([2, 3]), np.array([1430, 50]), np.array([0, 1]))
    assert roles.query_counts[ROLES.index("same hour")] == 2
    later = compute_head_roles(weights, np.array([2, 3]), np.array([1430, 51]), np.array([0, 1]))
    assert later.query_counts[ROLES.index("same hour")] == 0


def test_padded_histories_of_a_batch_have_the_roles_that_each_has_alone():
    random = np.random.default_rng(0)
    locations, minutes, weekdays = (random.integers(0, most, (2, 5)) for most in (3, 1440, 7))
    weights = weights_of(2, 3, 5)  # two histories of three heads
    weights[1, :, :, 3:] = 0
    weights[1] /= weights[1].sum(-1, keepdims=True)
    there = np.array([[True] * 5, [True] * 3 + [False] * 2])
    together = compute_head_roles(weights, locations, minutes, weekdays, there, there)
    alone = compute_head_roles(
        weights[1, :, :3, :3], locations[1, :3], minutes[1, :3], weekdays[1, :3]
    )
    np.testing.assert_allclose(together.shares[1], alone.shares, atol=1e-6)
    np.testing.assert_allclose(together.chances[1], alone.chances, atol=1e-6)
    np.testing.assert_array_equal(together.query_counts[1], alone.query_counts)


def test_a_single_visit_can_only_look_at_itself(tmp_path):
    roles = explanation_head_roles(asked(read_bundle(write_tiny(tmp_path / "tiny")), "Home"))
    assert roles.query_counts.tolist() == [1] + [0] * (len(ROLES) - 1)
    np.testing.assert_array_equal(roles.shares[:, 0], 1)
    assert np.isfinite(roles.ratios).all()
    assert (roles.dominant == -1).all()
