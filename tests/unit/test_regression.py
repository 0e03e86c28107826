"""The hat matrix, against least squares and its own properties."""

from __future__ import annotations

import statistics

import numpy as np
import pytest
import torch

from pointerscope.formulas.regression import hat_matrix, inverse_gram


def numpy_array(values):
    return np.asarray(values, dtype=np.float64)


def torch_tensor(values):
    return torch.as_tensor(np.asarray(values, dtype=np.float64))


LIBRARIES = [pytest.param(numpy_array, id="numpy"), pytest.param(torch_tensor, id="torch")]
both = pytest.mark.parametrize("array", LIBRARIES)

DESIGN = np.random.default_rng(0).normal(size=(7, 3))
OBSERVED = np.random.default_rng(1).normal(size=7)


def close(actual, expected, *, rtol=1e-9, atol=1e-9):
    np.testing.assert_allclose(np.asarray(actual), np.asarray(expected), rtol=rtol, atol=atol)


@both
def test_the_hat_matrix_gives_what_least_squares_fits(array):
    coefficients = np.linalg.lstsq(DESIGN, OBSERVED, rcond=None)[0]
    close(hat_matrix(array(DESIGN)) @ array(OBSERVED), DESIGN @ coefficients)


@both
def test_the_hat_matrix_of_a_line_gives_the_line_of_the_standard_library(array):
    x = [0.0, 1.0, 2.0, 4.0]
    y = [1.0, 0.0, 3.0, 5.0]
    line = statistics.linear_regression(x, y)
    hat = hat_matrix(array([[1.0, value] for value in x]))
    close(hat @ array(y), [line.intercept + line.slope * value for value in x])


@both
def test_the_hat_matrix_projects(array):
    hat = hat_matrix(array(DESIGN))
    close(hat @ hat, hat)
    close(hat, hat.swapaxes(0, 1))
    close(np.trace(np.asarray(hat)), 3)


@both
def test_rows_sum_to_one_where_there_is_an_intercept(array):
    with_intercept = np.column_stack([np.ones(7), DESIGN])
    close(hat_matrix(array(with_intercept)).sum(-1), np.ones(7))
    assert not np.allclose(np.asarray(hat_matrix(array(DESIGN)).sum(-1)), 1)


@both
def test_the_inverse_undoes_the_dot_products_of_columns(array):
    close(inverse_gram(array(DESIGN)) @ array(DESIGN.T @ DESIGN), np.eye(3))


@both
@pytest.mark.parametrize(
    "design",
    [
        [[1.0, 2.0], [2.0, 4.0], [3.0, 6.0]],
        [[0.0], [0.0]],
        [[1.0, 2.0]],
        [[1.0, 1e6], [1.0, 1e6 + 1e-4]],
    ],
)
def test_dependent_columns_are_refused(array, design):
    with pytest.raises(ValueError, match="linearly dependent"):
        hat_matrix(array(design))
