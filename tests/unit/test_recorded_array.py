"""Recorded arrays: NumPy's own numbers, and expressions that give them again."""

from __future__ import annotations

import numpy as np
import pytest

from pointerscope.formulas import scatter_add, sigmoid, softmax
from pointerscope.formulas.normalisation import row_moments
from pointerscope.formulas.primitives import gelu, layer_norm
from pointerscope.lessons.framework import agreeing, plain, recorded
from pointerscope.lessons.framework.expressions import evaluate, express_tables, source_tables
from tests.expressions import evaluate_in_node

X = np.arange(6.0).reshape(2, 3) - 2.3
Y = np.array([[0.5, -1.0, 2.0], [3.0, 0.25, -4.0]])
PLACES = np.array([2, 0, 2])

FORMULAS = {
    "arithmetic": lambda x, y: (x + 2 * y) / 3 - x**2 + abs(y) ** 0.5 + 1 / y,
    "products": lambda x, y: x @ y.T @ (y @ x.T),
    "products with vectors": lambda x, y: np.stack([x @ y[0], y @ x[1]]),
    "batches of products": lambda x, y: x[:, None, :] @ y[:, :, None],
    "reductions": lambda x, y: np.stack([x.sum(), y.mean(), x.max() * y.min(), y.prod()]),
    "reductions of one dimension": lambda x, y: x.sum(0) + y.mean(0, keepdims=True) + y.std(0),
    "moved elements": lambda x, y: np.concatenate([x.T.reshape(2, 3)[:, ::-1], y], axis=1)[:, 1:5],
    "chosen elements": lambda x, y: x[[1, 0, 1], [2, 2, 0]] + np.repeat(y[:, 0], 2)[1:],
    "conditions": lambda x, y: np.where(x > y, x, -y) + np.maximum(x, 0),
    "running sums": lambda x, y: x.cumsum() + y.cumsum(0).ravel(),
    "diagonals": lambda x, y: np.diag(x[0]) + np.diag((x.T @ y).diagonal()),
    "exponentials": lambda x, y: np.exp(x) + np.log(abs(y)) + np.tanh(x) + np.sin(y) * np.cos(y),
    "softmax": lambda x, y: softmax(x, temperature=0.7) + softmax(y, mask=y < 3),
    "primitives": lambda x, y: gelu(x) + sigmoid(y),
    "a layer norm": lambda x, y: layer_norm(x, y[0], y[1]),
    "a scatter-add": lambda x, y: scatter_add(x, np.broadcast_to(PLACES, x.shape), 4),
    "rounding": lambda x, y: (x * 100 / 3).round(1) + np.sign(y),
    "a mean kept": lambda x, y: x - x.mean(-1, keepdims=True),
}


@pytest.mark.parametrize("name", FORMULAS)
def test_the_numbers_are_those_of_numpy_of_the_evaluator_and_of_the_browser(name):
    expected = np.asarray(FORMULAS[name](X, Y))
    made = FORMULAS[name](recorded(X, table="x"), recorded(Y, table="y"))
    np.testing.assert_array_equal(plain(made), expected)
    expression = express_tables({"made": made})["made"]
    numbers = {"x": X.ravel().tolist(), "y": Y.ravel().tolist()}
    cells = list(range(expected.size))
    case = {"expression": expression, "numbers": numbers, "cells": cells}
    [answer] = evaluate_in_node([case])
    computed = evaluate(expression, lambda table: {"x": X, "y": Y}[table["name"]])
    for found in (computed, answer["evaluated"], answer["opened"]):
        np.testing.assert_allclose(np.reshape(found, expected.shape), expected, rtol=1e-12)


def test_an_expression_refers_to_the_tables_of_its_step():
    x = recorded(X, table="x")
    moments = row_moments(x)
    tables = {
        "mean": moments.mean,
        "variance": moments.variance,
        "normed": layer_norm(x, Y[0], Y[1]),
    }
    expressions = express_tables(tables)
    assert source_tables(expressions["mean"]) == {"x"}
    assert source_tables(expressions["normed"]) == {"x", "mean", "variance"}


def test_a_table_begins_where_its_values_were_given():
    weights = np.eye(3)
    expressions = express_tables(
        {"W": recorded(weights), "product": recorded(X, table="x") @ weights}
    )
    assert expressions["W"] is None
    assert source_tables(expressions["product"]) == {"x", "W"}


def test_what_only_numpy_computes_is_opaque():
    inverse = np.linalg.inv(recorded(Y @ Y.T, table="y"))
    expressions = express_tables(
        {"inverse": inverse, "twice": 2 * inverse, "alone": 3 * inverse[0]}
    )
    assert expressions["inverse"] is None
    assert source_tables(expressions["twice"]) == {"inverse"}
    unnamed = express_tables({"twice": 2 * inverse})["twice"]
    assert "opaque" in [operation["op"] for operation in unnamed]


def test_assignments_are_recorded():
    x = recorded(X.copy(), table="x")
    x[0, 1] = recorded(Y, table="y")[1, 2]
    assert plain(x)[0, 1] == Y[1, 2]
    expression = express_tables({"made": 1 * x})["made"]
    assert source_tables(expression) == {"x", "y"}


def test_measured_numbers_have_a_record_only_if_the_formula_gives_them():
    formula = 2 * recorded(X, table="x")
    near, far = 2 * X + 1e-7, 2 * X + 1e-3
    expressions = express_tables(
        {
            name: agreeing(values, formula, tolerance=1e-5)
            for name, values in (("near", near), ("far", far))
        }
    )
    assert source_tables(expressions["near"]) == {"x"}
    assert expressions["far"] is None
