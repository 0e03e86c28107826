"""Gradients written out, against automatic differentiation."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from pointerscope.formulas import (
    blend,
    cross_entropy,
    layer_norm,
    linear,
    scaled_dot_product_attention,
)
from pointerscope.formulas.gradients import (
    blend_backward,
    chained_slopes,
    log_loss_backward,
    numerical_gradient,
    path_products,
    scores_backward,
    sizes_by_depth,
    softmax_backward,
    weighted_sum_backward,
)
from pointerscope.lessons.catalogue import find_lesson

ARRANGEMENTS = ["plain", "residual", "post-norm", "pre-norm"]


def numpy_array(values):
    return np.asarray(values, dtype=np.float64)


def torch_tensor(values):
    return torch.as_tensor(np.asarray(values, dtype=np.float64))


LIBRARIES = [pytest.param(numpy_array, id="numpy"), pytest.param(torch_tensor, id="torch")]
both = pytest.mark.parametrize("array", LIBRARIES)


def close(actual, expected, *, rtol=1e-9, atol=1e-9):
    np.testing.assert_allclose(np.asarray(actual), np.asarray(expected), rtol=rtol, atol=atol)


def attention_gradients(upstream, queries, keys, values):
    """By automatic differentiation: at queries, keys and values."""
    leaves = [
        torch_tensor(matrix).requires_grad_() for matrix in map(np.asarray, (queries, keys, values))
    ]
    outputs = scaled_dot_product_attention(*leaves).outputs
    return torch.autograd.grad(outputs, leaves, torch_tensor(upstream))


# --- Attention (F §9.1)


@both
@pytest.mark.parametrize("batch", [(), (2, 3)])
def test_gradients_of_attention_are_those_of_automatic_differentiation(array, batch):
    random = np.random.default_rng(11)
    queries = random.normal(size=(*batch, 5, 4))
    keys = random.normal(size=(*batch, 6, 4))
    values = random.normal(size=(*batch, 6, 3))
    upstream = random.normal(size=(*batch, 5, 3))
    expected = attention_gradients(upstream, queries, keys, values)

    weights = scaled_dot_product_attention(*map(array, (queries, keys, values))).weights
    average = weighted_sum_backward(array(upstream), weights, array(values))
    of_scores = softmax_backward(average.weights, weights)
    found = scores_backward(of_scores, array(queries), array(keys))
    for actual, wanted in zip((*found, average.values), expected, strict=True):
        close(actual, wanted)


@both
def test_a_row_of_the_gradient_at_scores_sums_to_nothing(array):
    random = np.random.default_rng(12)
    upstream, scores = random.normal(size=(2, 3, 7))
    weights = array(scores)
    weights = scaled_dot_product_attention(weights, weights, weights).weights
    close(softmax_backward(array(upstream)[:, :3], weights).sum(-1), np.zeros(3))


@both
def test_without_scaling_the_gradient_is_the_root_of_the_width_times_as_large(array):
    random = np.random.default_rng(13)
    upstream, queries, keys = (array(m) for m in random.normal(size=(3, 9, 9)))
    scaled = scores_backward(upstream, queries, keys)
    unscaled = scores_backward(upstream, queries, keys, scaled=False)
    for one, other in zip(scaled, unscaled, strict=True):
        close(3 * np.asarray(one), other)


def test_the_lesson_gives_the_gradients_of_automatic_differentiation():
    solved = find_lesson("backprop").solve()
    expected = attention_gradients(solved["G"], solved["Q"], solved["K"], solved["V"])
    for name, wanted in zip(("dQ", "dK", "dV"), expected, strict=True):
        close(solved[name], wanted)


# --- The gate (F §6.4 and §9.2, T §4.6)


@both
def test_gradients_through_the_gate_are_those_of_automatic_differentiation(array):
    random = np.random.default_rng(14)
    pointer, generation = random.dirichlet(np.ones(5), size=(2, 4))
    gate = random.uniform(size=4)
    target = np.eye(5)[[0, 3, 3, 1]]
    leaves = [torch_tensor(value).requires_grad_() for value in (gate, pointer, generation)]
    loss = cross_entropy(torch_tensor(target), blend(*leaves)).sum()
    expected = torch.autograd.grad(loss, leaves)

    final = blend(array(gate), array(pointer), array(generation))
    upstream = log_loss_backward(final, array(target))
    found = blend_backward(upstream, array(gate), array(pointer), array(generation))
    for actual, wanted in zip(found, expected, strict=True):
        close(actual, wanted)


@both
def test_only_the_right_place_has_a_gradient_whatever_the_others_have(array):
    found = log_loss_backward(array([0.25, 0.75, 0.0]), array([1, 0, 0]))
    close(found, [-4, 0, 0])


def test_the_lesson_gives_the_gradients_at_the_pointer_scores_of_automatic_differentiation():
    solved = find_lesson("backprop").solve()
    scores = torch_tensor(solved["s"]).requires_grad_()
    gate = torch_tensor(solved["g"]).requires_grad_()
    weights = scores.softmax(-1)
    # L5, L17, L5, of the places L5, L17 and others; L5 is right.
    pointer = torch.stack([weights[0] + weights[2], weights[1], weights[1] * 0])
    loss = -blend(gate, pointer, torch_tensor(solved["P_gen"]))[0].log()
    of_scores, of_gate = torch.autograd.grad(loss, (scores, gate))
    close(solved["ds"], of_scores)
    close(solved["dg"], of_gate)
    close(solved["loss"], loss.detach())


def test_a_higher_gate_is_no_stronger_gradient_where_generation_gives_nothing():
    # F §9.2 says that it always is one.
    lesson = find_lesson("backprop")
    slopes = [lesson.solve({"P_gen": [0, 0.15, 0.85], "g": g})["ds"] for g in (0.2, 0.5, 0.9)]
    close(slopes[1:], [slopes[0]] * 2)


# --- Differences


@both
def test_gradient_by_differences_are_exact_for_a_parabola(array):
    x = array([[1.0, -2.0], [0.5, 3.0]])
    found = numerical_gradient(lambda batch: (batch * batch).sum((-1, -2)), x, step=0.25)
    close(found, 2 * np.asarray(x))


@both
def test_gradient_by_differences_of_a_single_number(array):
    close(numerical_gradient(lambda batch: batch**3, array(2.0), step=1e-5), 12)


# --- Depth (L, "Residual Connections")


@both
def test_slopes_of_layers_are_multiplied(array):
    slopes = array([0.5, -0.5, 2.0])
    close(chained_slopes(slopes, residual=False), [0.5, -0.25, -0.5])
    close(chained_slopes(slopes, residual=True), [1.5, 0.75, 2.25])


@both
@pytest.mark.parametrize("layers", [1, 2, 5])
def test_paths_are_two_to_the_layers_and_sum_to_the_product_with_residuals(array, layers):
    slopes = array(np.random.default_rng(15).normal(size=layers))
    paths = path_products(slopes)
    assert len(paths) == 2**layers
    close(paths.sum(), chained_slopes(slopes, residual=True)[-1])
    assert float(paths[0]) == 1
    close(paths[-1], chained_slopes(slopes, residual=False)[-1])
    close(paths[1], slopes[0])


def through(x, weights, arrangement):
    one, none = torch.ones_like(x), torch.zeros_like(x)
    for weight in weights:
        if arrangement == "plain":
            x = linear(x, weight)
        elif arrangement == "residual":
            x = x + linear(x, weight)
        elif arrangement == "pre-norm":
            x = x + linear(layer_norm(x, one, none), weight)
        else:
            x = layer_norm(x + linear(x, weight), one, none)
    return x


@both
@pytest.mark.parametrize("arrangement", ARRANGEMENTS)
def test_gradients_through_depth_are_those_of_automatic_differentiation(array, arrangement):
    random = np.random.default_rng(16)
    x, weights = random.normal(size=6), 0.4 * random.normal(size=(5, 6, 6))
    found = sizes_by_depth(array(x), array(weights), arrangement)
    for depth in range(6):
        state = through(torch_tensor(x), torch_tensor(weights[:depth]), arrangement)
        rest = torch_tensor(weights[depth:])
        jacobian = torch.autograd.functional.jacobian(
            lambda h, rest=rest: through(h, rest, arrangement), state
        )
        close(found.gradients[depth], (jacobian**2).sum().div(6).sqrt())
        close(found.states[depth], (state**2).mean().sqrt())


@both
@pytest.mark.parametrize("arrangement", ARRANGEMENTS)
def test_the_way_around_is_what_sublayers_that_do_nothing_leave(array, arrangement):
    x = array([3.0, -1.0, 0.5, 1.5])
    found = sizes_by_depth(x, array(np.zeros((3, 4, 4))), arrangement)
    if arrangement == "plain":
        close(found.highways, np.zeros(4))
    else:
        close(found.highways, found.gradients)
    if arrangement in ("residual", "pre-norm"):
        close(found.highways, np.ones(4))


def test_a_gradient_with_residuals_can_be_smaller_than_one():
    # L, "Residual connections guarantee: gradient magnitude ≥ 1": not with slopes near -1.
    assert chained_slopes(np.full(96, -0.9), residual=True)[-1] == pytest.approx(0.1**96)
    assert chained_slopes(np.array([0.5, -1.0, 2.0]), residual=True)[-1] == 0
