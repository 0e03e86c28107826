"""Attention with linear biases, on NumPy arrays and on torch tensors."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch

from pointerscope.formulas import softmax
from pointerscope.formulas.alibi import alibi_bias, alibi_slopes


def numpy_array(values):
    return np.asarray(values, dtype=np.float64)


def torch_tensor(values):
    return torch.as_tensor(np.asarray(values, dtype=np.float64))


both = pytest.mark.parametrize(
    "array", [pytest.param(numpy_array, id="numpy"), pytest.param(torch_tensor, id="torch")]
)


def close(actual, expected):
    np.testing.assert_allclose(np.asarray(actual), np.asarray(expected), rtol=1e-9, atol=1e-9)


@both
def test_the_bias_falls_by_the_slope_with_every_position(array):
    # L: m times (-i, -(i - 1), …, 0, -1, …).
    found = alibi_bias(array([2]), array(range(5)), 0.5)
    close(found, [[-1.0, -0.5, 0.0, -0.5, -1.0]])


@both
def test_the_bias_depends_on_the_distance_alone(array):
    here = alibi_bias(array([1, 4]), array(range(5)), 0.25)
    there = alibi_bias(array([1001, 1004]), array(range(1000, 1005)), 0.25)
    close(here, there)


@both
def test_equal_contents_get_weights_that_decay_by_one_factor(array):
    weights = np.asarray(softmax(alibi_bias(array([5]), array(range(6)), 0.5)))[0]
    close(weights[:-1] / weights[1:], [math.exp(-0.5)] * 5)


@both
def test_slopes_of_eight_heads_are_halved_from_one_to_the_next(array):
    close(alibi_slopes(8, array([0.0])), [1 / 2**head for head in range(1, 9)])


@both
def test_the_last_slope_is_the_same_for_any_number_of_heads(array):
    for heads in (1, 2, 4, 16):
        close(alibi_slopes(heads, array([0.0]))[-1], 1 / 256)
