"""Ways to score a query against keys, against sums written out, torch and simulation."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch

from pointerscope.formulas import content_scores
from pointerscope.formulas.compatibility import (
    additive_parameters,
    additive_scores,
    bilinear_parameters,
    bilinear_scores,
    dot_product_excess_kurtosis,
    dot_product_variance,
)


def numpy_array(values):
    return np.asarray(values, dtype=np.float64)


def torch_tensor(values):
    return torch.as_tensor(np.asarray(values, dtype=np.float64))


LIBRARIES = [pytest.param(numpy_array, id="numpy"), pytest.param(torch_tensor, id="torch")]
both = pytest.mark.parametrize("array", LIBRARIES)


def close(actual, expected, *, rtol=1e-9, atol=1e-9):
    np.testing.assert_allclose(np.asarray(actual), np.asarray(expected), rtol=rtol, atol=atol)


def drawn(*shapes, seed=0):
    random = np.random.default_rng(seed)
    return tuple(random.normal(size=shape) for shape in shapes)


@both
def test_additive_scores_are_a_small_network_of_query_and_key(array):
    query, keys, query_weight, key_weight, direction = drawn(3, (5, 4), (2, 3), (2, 4), 2)
    found = additive_scores(*map(array, (query, keys, query_weight, key_weight, direction)))
    for row, key in enumerate(keys):
        units = [
            math.tanh(sum(query_weight[unit] * query) + sum(key_weight[unit] * key))
            for unit in range(2)
        ]
        close(found.hidden[row], units)
        close(found.scores[row], direction[0] * units[0] + direction[1] * units[1])


def test_additive_scores_match_torch_layers():
    query, keys, query_weight, key_weight, direction = drawn((6, 3), (6, 5, 4), (2, 3), (2, 4), 2)
    of_query, of_keys = torch.nn.Linear(3, 2, bias=False), torch.nn.Linear(4, 2, bias=False)
    of_query.weight.data, of_keys.weight.data = map(torch_tensor, (query_weight, key_weight))
    hidden = (of_query(torch_tensor(query))[:, None] + of_keys(torch_tensor(keys))).tanh()
    found = additive_scores(query, keys, query_weight, key_weight, direction)
    close(found.scores, (hidden @ torch_tensor(direction)).detach())


@both
def test_additive_scores_never_exceed_the_sum_of_the_direction(array):
    query, keys, query_weight, key_weight, direction = drawn(3, (5, 4), (2, 3), (2, 4), 2)
    found = additive_scores(
        array(query * 1e6), *map(array, (keys, query_weight, key_weight, direction))
    )
    assert np.all(np.abs(np.asarray(found.scores)) <= np.abs(direction).sum() + 1e-12)


@both
def test_bilinear_scores_match_torch(array):
    query, keys, weight = drawn((2, 3), (2, 5, 4), (3, 4))
    layer = torch.nn.Bilinear(3, 4, 1, bias=False)
    layer.weight.data = torch_tensor(weight)[None]
    repeated = torch_tensor(query)[:, None].expand(2, 5, 3)
    expected = layer(repeated.contiguous(), torch_tensor(keys))[..., 0].detach()
    close(bilinear_scores(*map(array, (query, keys, weight))), expected)


@both
def test_bilinear_scores_by_the_identity_are_dot_products(array):
    query, keys = drawn(4, (5, 4))
    close(
        bilinear_scores(array(query), array(keys), array(np.eye(4))),
        content_scores(array(query), array(keys), scaled=False),
    )


@both
def test_dot_products_of_two_projections_are_bilinear(array):
    # Attention projects both sides: together the projections are one matrix of low rank.
    query, keys, of_query, of_keys = drawn(4, (5, 4), (2, 4), (2, 4))
    weight = of_query.T @ of_keys
    assert np.linalg.matrix_rank(weight) == 2
    close(
        bilinear_scores(array(query), array(keys), array(weight)),
        content_scores(array(of_query @ query), array(keys @ of_keys.T), scaled=False),
    )


@pytest.mark.parametrize(("query", "key", "hidden"), [(3, 4, 2), (64, 64, 64), (1, 1, 1)])
def test_parameters_are_the_entries_of_the_weights(query, key, hidden):
    counted = np.zeros((hidden, query)).size + np.zeros((hidden, key)).size + hidden
    assert additive_parameters(query, key, hidden) == counted
    assert bilinear_parameters(query, key) == np.zeros((query, key)).size


@both
@pytest.mark.parametrize(
    ("kurtosis", "draw"),
    [
        (3.0, lambda random, size: random.normal(size=size)),
        (1.0, lambda random, size: random.choice([-1.0, 1.0], size=size)),
        (1.8, lambda random, size: random.uniform(-math.sqrt(3), math.sqrt(3), size=size)),
    ],
)
def test_moments_of_drawn_dot_products_are_those_of_the_theorem(array, kurtosis, draw):
    random = np.random.default_rng(1)
    for width in (1, 4, 16):
        products = (draw(random, (200_000, width)) * draw(random, (200_000, width))).sum(-1)
        variance = products.var()
        excess = (products**4).mean() / variance**2 - 3
        close(dot_product_variance(array(width)), variance, rtol=0.02)
        close(dot_product_excess_kurtosis(array(width), kurtosis), excess, rtol=0.1, atol=0.03)


@both
def test_variances_of_components_multiply(array):
    close(dot_product_variance(array([1, 10]), 4.0, 0.25), [1, 10])
    close(dot_product_variance(array(3), 4.0, 9.0), 108)
