"""The derivative of the softmax, against automatic differentiation and differences."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.formulas import softmax
from pointerscope.formulas.jacobian import numerical_jacobian, softmax_jacobian
from pointerscope.lessons.catalogue import find_lesson

properties = settings(deadline=None, max_examples=40)
scores = st.lists(st.floats(-20, 20), min_size=1, max_size=8)
temperatures = st.floats(0.1, 10)


def numpy_array(values):
    return np.asarray(values, dtype=np.float64)


def torch_tensor(values):
    return torch.as_tensor(np.asarray(values, dtype=np.float64))


LIBRARIES = [pytest.param(numpy_array, id="numpy"), pytest.param(torch_tensor, id="torch")]
both = pytest.mark.parametrize("array", LIBRARIES)


def close(actual, expected, *, rtol=1e-9, atol=1e-9):
    np.testing.assert_allclose(np.asarray(actual), np.asarray(expected), rtol=rtol, atol=atol)


def differentiated(values, temperature):
    return torch.autograd.functional.jacobian(
        lambda z: softmax(z, temperature=temperature), torch_tensor(values)
    )


@both
@properties
@given(values=scores, temperature=temperatures)
def test_the_jacobian_is_what_automatic_differentiation_gives(array, values, temperature):
    weights = softmax(array(values), temperature=temperature)
    jacobian = softmax_jacobian(weights, temperature=temperature)
    close(jacobian, differentiated(values, temperature))


@both
@properties
@given(values=scores)
def test_rows_and_columns_of_the_jacobian_sum_to_zero(array, values):
    # Together the weights stay 1, and a shift of all scores changes nothing.
    jacobian = np.asarray(softmax_jacobian(softmax(array(values))))
    close(jacobian.sum(0), 0)
    close(jacobian.sum(1), 0)


@both
def test_the_jacobian_takes_a_batch(array):
    weights = softmax(array(np.random.default_rng(0).normal(size=(2, 3, 4))))
    jacobian = softmax_jacobian(weights)
    assert tuple(jacobian.shape) == (2, 3, 4, 4)
    close(jacobian[1, 2], softmax_jacobian(weights[1, 2]))


@both
@properties
@given(values=scores, temperature=temperatures)
def test_differences_come_close_to_the_jacobian(array, values, temperature):
    z = array(values)
    measured = numerical_jacobian(lambda z: softmax(z, temperature=temperature), z, 1e-5)
    close(measured, differentiated(values, temperature), rtol=0, atol=1e-6)


@both
def test_differences_of_a_quadratic_map_are_exact(array):
    # From three numbers to two: a row for what comes out, a column for what goes in.
    matrix = array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    measured = numerical_jacobian(lambda z: (z * z) @ matrix.swapaxes(0, 1), array([1, 2, 3]), 0.25)
    close(measured, [[2, 8, 18], [8, 20, 36]])


def test_the_lesson_shows_what_automatic_differentiation_gives():
    for inputs in ({}, {"tau": 0.5, "z": [3, -1, 0]}):
        solution = find_lesson("softmax").solve(inputs)
        expected = differentiated(solution["z"], float(solution["tau"]))
        close(solution["J"], expected)
        close(solution["measured"], expected, rtol=0, atol=1e-5)
