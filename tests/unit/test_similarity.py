"""How alike heads are: both libraries agree, and the ends of each scale are in their place."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch

from pointerscope.formulas.similarity import (
    attention_correlations,
    pairwise_cosines,
    pairwise_divergences,
    relative_change,
    subspace_overlap,
)

RNG = np.random.default_rng(5)


@pytest.mark.parametrize(
    ("formula", "arrays"),
    [
        (subspace_overlap, (RNG.normal(size=(8, 2)), RNG.normal(size=(8, 3)))),
        (subspace_overlap, (RNG.normal(size=(4, 8, 2)), RNG.normal(size=(4, 8, 2)))),
        (pairwise_divergences, (RNG.dirichlet(np.ones(5), size=(3, 4)),)),
        (attention_correlations, (RNG.dirichlet(np.ones(5), size=(2, 3, 5)),)),
        (attention_correlations, (np.full((2, 3, 3), 1 / 3),)),
        (pairwise_cosines, (RNG.normal(size=(4, 6)),)),
        (relative_change, (RNG.normal(size=(3, 2)), RNG.normal(size=(3, 2)))),
    ],
)
def test_numpy_and_torch_agree(formula, arrays):
    ours = formula(*arrays)
    theirs = formula(*map(torch.from_numpy, arrays))
    np.testing.assert_allclose(ours, theirs.numpy(), atol=1e-12)


def test_a_space_overlaps_itself_wholly_whatever_spans_it():
    matrix = RNG.normal(size=(8, 2))
    other = matrix @ RNG.normal(size=(2, 2))
    assert subspace_overlap(matrix, other) == pytest.approx(1)


def test_a_space_within_another_overlaps_it_wholly():
    matrix = RNG.normal(size=(8, 4))
    assert subspace_overlap(matrix, matrix[:, :1]) == pytest.approx(1)
    twice = np.repeat(matrix[:, :1], 2, axis=1)
    assert subspace_overlap(matrix, twice) == pytest.approx(1)


def test_spaces_at_right_angles_do_not_overlap():
    axes = np.eye(6)
    assert subspace_overlap(axes[:, :2], axes[:, 2:5]) == pytest.approx(0)
    assert subspace_overlap(axes[:, :2], np.zeros((6, 2))) == 0


def test_the_overlap_is_the_mean_squared_cosine_of_the_angles():
    angle = 0.7
    first = np.array([[1.0, 0], [0, 1], [0, 0], [0, 0]])
    second = np.array([[math.cos(angle), 0], [0, 0], [math.sin(angle), 0], [0, 1]])
    assert subspace_overlap(first, second) == pytest.approx(math.cos(angle) ** 2 / 2)


def test_random_spaces_share_their_part_of_the_whole_on_average():
    overlaps = subspace_overlap(RNG.normal(size=(4000, 8, 2)), RNG.normal(size=(4000, 8, 2)))
    assert overlaps.mean() == pytest.approx(2 / 8, abs=0.01)


def test_heads_that_look_alike_do_not_diverge_and_heads_that_share_nothing_do_most():
    left, right = np.array([[1.0, 0], [1, 0]]), np.array([[0.0, 1], [0, 1]])
    found = pairwise_divergences(np.stack([left, right, left]))
    most = math.log(2)
    np.testing.assert_allclose(found, [[0, most, 0], [most, 0, most], [0, most, 0]])


def test_divergences_are_averaged_over_the_queries():
    first, second = np.array([[1.0, 0], [1, 0]]), np.array([[0.0, 1], [1, 0]])
    assert pairwise_divergences(np.stack([first, second]))[0, 1] == pytest.approx(math.log(2) / 2)


def test_attention_correlates_as_pearson_says():
    weights = RNG.dirichlet(np.ones(6), size=(2, 3, 4))  # two histories, three heads, 4 by 6
    found = attention_correlations(weights)
    for one, expected in zip(found, weights.reshape(2, 3, -1), strict=True):
        np.testing.assert_allclose(one, np.corrcoef(expected), atol=1e-12)


def test_a_head_that_looks_everywhere_alike_correlates_with_none():
    sharp, even = np.eye(3), np.full((3, 3), 1 / 3)
    found = attention_correlations(np.stack([sharp, even, sharp[::-1], sharp]))
    np.testing.assert_array_equal(found[1], 0)
    np.testing.assert_allclose(found[0], [1, 0, 0, 1], atol=1e-12)


def test_heads_that_look_where_the_other_does_not_correlate_negatively():
    left, right = np.array([[1.0, 0], [1, 0]]), np.array([[0.0, 1], [0, 1]])
    assert attention_correlations(np.stack([left, right]))[0, 1] == pytest.approx(-1)


def test_a_single_visit_is_looked_at_in_one_way_only():
    np.testing.assert_array_equal(attention_correlations(np.ones((2, 1, 1))), 0)


def test_cosines_of_rows_match_torch():
    rows = np.random.default_rng(0).normal(size=(6, 5))
    expected = torch.nn.functional.cosine_similarity(
        torch.tensor(rows)[:, None], torch.tensor(rows)[None], dim=-1
    )
    np.testing.assert_allclose(pairwise_cosines(rows), expected)
    assert not pairwise_cosines(np.zeros((2, 3))).any()


@pytest.mark.parametrize("scale", [1.0, 1e-200, 1e200])
def test_cosines_do_not_depend_on_the_size(scale):
    rows = np.array([[1.0, 0], [3, 0], [0, 2], [-1, 0], [1, 1], [0, 0]])
    found = pairwise_cosines(rows * scale)
    np.testing.assert_allclose(found[0], [1, 1, 0, -1, math.sqrt(0.5), 0], atol=1e-12)


def test_a_change_is_measured_by_the_size_before_it():
    before = np.array([[3.0, 4.0]])
    assert relative_change(before, 0 * before) == pytest.approx(1)
    assert relative_change(before, before * 1.5) == pytest.approx(0.5)
    assert relative_change(0 * before, 0 * before) == 0
    assert relative_change(0 * before, before) == math.inf
