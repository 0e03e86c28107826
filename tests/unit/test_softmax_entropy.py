"""The entropy of weights from their scores: that of the weights themselves, at every sharpness."""

from __future__ import annotations

import hypothesis.strategies as st
import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis.extra.numpy import arrays

from pointerscope.formulas import entropy, softmax
from pointerscope.formulas.softmax_entropy import softmax_entropy


@given(arrays(np.float64, (3, 4, 5), elements=st.floats(-50, 50)))
def test_it_is_the_entropy_of_the_weights(scores):
    weights = softmax(scores)
    np.testing.assert_allclose(softmax_entropy(scores, weights), entropy(weights), atol=1e-11)


@given(arrays(np.float32, (3, 4, 5), elements=st.floats(-20, 20, width=32)))
def test_single_precision_is_exact_to_a_hundred_thousandth(scores):
    tensor = torch.from_numpy(scores)
    found = softmax_entropy(tensor, softmax(tensor)).numpy()
    exact = entropy(softmax(scores.astype(np.float64)))
    np.testing.assert_allclose(found, exact, atol=1e-5)


@pytest.mark.parametrize("score", [-60.0, -95.0, -1000.0])
def test_a_first_weight_that_vanishes_is_no_matter(score):
    scores = torch.tensor([[score, 0.0, 0.0], [0.0, 0.0, 0.0]])
    found = softmax_entropy(scores, softmax(scores)).numpy()
    np.testing.assert_allclose(found, np.log([2, 3]), atol=1e-5)
    alike = softmax_entropy(scores.numpy(), softmax(scores.numpy()))
    np.testing.assert_allclose(alike, np.log([2, 3]), atol=1e-5)


def test_numpy_and_torch_agree():
    scores = np.random.default_rng(3).normal(size=(2, 3, 6))
    theirs = softmax_entropy(torch.from_numpy(scores), softmax(torch.from_numpy(scores)))
    np.testing.assert_allclose(softmax_entropy(scores, softmax(scores)), theirs.numpy())


def test_one_score_leaves_no_doubt():
    assert softmax_entropy(np.array([3.0]), np.array([1.0])) == 0
