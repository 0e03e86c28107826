"""Masks, on NumPy arrays and on torch tensors."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch

from pointerscope.formulas import masked, softmax
from pointerscope.formulas.masking import additive_mask, causal_mask

MAKERS = [np.asarray, torch.as_tensor]


@pytest.mark.parametrize("make", MAKERS)
def test_a_position_sees_itself_and_what_comes_before(make):
    found = causal_mask(make(np.arange(4)))
    np.testing.assert_array_equal(np.asarray(found), np.tri(4, dtype=bool))


@pytest.mark.parametrize("make", MAKERS)
def test_positions_decide_and_not_the_order_in_which_they_stand(make):
    found = np.asarray(causal_mask(make(np.array([2, 0, 1]))))
    np.testing.assert_array_equal(found, [[1, 1, 1], [0, 1, 0], [0, 1, 1]])


@pytest.mark.parametrize("make", MAKERS)
def test_sequences_of_a_batch_have_masks_of_their_own(make):
    found = np.asarray(causal_mask(make(np.array([[0, 1], [1, 0]]))))
    np.testing.assert_array_equal(found, [[[1, 0], [1, 1]], [[1, 1], [0, 1]]])


@pytest.mark.parametrize("make", MAKERS)
def test_what_is_hidden_gets_minus_infinity_and_the_rest_nothing(make):
    found = np.asarray(additive_mask(make(np.array([True, False]))))
    np.testing.assert_array_equal(found, [0.0, -math.inf])


@pytest.mark.parametrize("make", MAKERS)
def test_adding_a_mask_is_the_same_as_setting_scores_to_minus_infinity(make):
    scores = make(np.random.default_rng(3).normal(size=(5, 5)))
    mask = causal_mask(make(np.arange(5)))
    added = softmax(scores + additive_mask(mask))
    np.testing.assert_allclose(np.asarray(added), np.asarray(softmax(masked(scores, mask))))
