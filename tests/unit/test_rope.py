"""Rotary position embedding, on NumPy arrays and on torch tensors."""

from __future__ import annotations

import cmath

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.formulas.rope import apply_rotary

properties = settings(deadline=None, max_examples=40)


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
def test_pairs_are_complex_numbers_that_turn(array):
    x = np.random.default_rng(1).normal(size=(2, 3, 6))
    positions = [0, 4, 9]
    turned = np.asarray(apply_rotary(array(x), array(positions)))
    for row, position in enumerate(positions):
        for pair in range(3):
            angle = position / 10_000 ** (2 * pair / 6)
            numbers = x[:, row, 2 * pair] + 1j * x[:, row, 2 * pair + 1]
            expected = numbers * cmath.exp(1j * angle)
            close(turned[:, row, 2 * pair], expected.real)
            close(turned[:, row, 2 * pair + 1], expected.imag)


@both
@properties
@given(
    seed=st.integers(0, 2**32 - 1),
    query=st.integers(0, 300),
    key=st.integers(0, 300),
    shift=st.integers(0, 300),
)
def test_scores_depend_on_the_distance_alone(array, seed, query, key, shift):
    q, k = np.random.default_rng(seed).normal(size=(2, 1, 8))

    def score(shift):
        turned_query = apply_rotary(array(q), array([query + shift]))
        turned_key = apply_rotary(array(k), array([key + shift]))
        return float((turned_query * turned_key).sum())

    assert score(shift) == pytest.approx(score(0), abs=1e-9)


@both
def test_lengths_stay(array):
    x = np.random.default_rng(2).normal(size=(4, 6))
    turned = np.asarray(apply_rotary(array(x), array([0, 1, 50, 1000])))
    close(np.linalg.norm(turned, axis=-1), np.linalg.norm(x, axis=-1))
    close(turned[0], x[0])


@both
def test_base_sets_the_slowest_frequency(array):
    turned = apply_rotary(array([[1.0, 0.0, 1.0, 0.0]]), array([3.0]), base=9.0)
    close(turned[0], [np.cos(3), np.sin(3), np.cos(1), np.sin(1)])
