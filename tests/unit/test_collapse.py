"""Two attention layers as one, ReLU, and what tells them from one."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from torch.nn import functional

from pointerscope.formulas import affine, feed_forward, gelu, scaled_dot_product_attention, softmax
from pointerscope.formulas.collapse import collapsed_weights, log_ratios, singular_values
from pointerscope.formulas.primitives import relu
from pointerscope.lessons.catalogue import find_lesson


def numpy_array(values):
    return np.asarray(values, dtype=np.float64)


def torch_tensor(values):
    return torch.as_tensor(np.asarray(values, dtype=np.float64))


LIBRARIES = [pytest.param(numpy_array, id="numpy"), pytest.param(torch_tensor, id="torch")]
both = pytest.mark.parametrize("array", LIBRARIES)


def close(actual, expected, *, rtol=1e-9, atol=1e-9):
    np.testing.assert_allclose(np.asarray(actual), np.asarray(expected), rtol=rtol, atol=atol)


@both
def test_relu_keeps_what_is_positive(array):
    close(relu(array([-2.0, 0.0, 3.0])), [0, 0, 3])


@both
@pytest.mark.parametrize(("activation", "torchs"), [(gelu, functional.gelu), (relu, torch.relu)])
def test_the_feed_forward_network_takes_either_activation(array, activation, torchs):
    random = np.random.default_rng(31)
    x, w1, b1 = random.normal(size=(3, 4)), random.normal(size=(8, 4)), random.normal(size=8)
    w2, b2 = random.normal(size=(4, 8)), random.normal(size=4)
    hidden = torchs(functional.linear(*map(torch_tensor, (x, w1, b1))))
    expected = functional.linear(hidden, torch_tensor(w2), torch_tensor(b2))
    maps = affine(array(w1), array(b1)), affine(array(w2), array(b2))
    close(feed_forward(array(x), *maps, activation=activation), expected)


@both
def test_joint_weights_are_the_second_times_the_first_and_sum_to_one(array):
    first, second = (softmax(array(m)) for m in np.random.default_rng(32).normal(size=(2, 4, 4)))
    joint = collapsed_weights(second, first)
    close(joint.sum(-1), np.ones(4))
    close(joint[0, 1], (second[0] * first[:, 1]).sum())


@both
@pytest.mark.parametrize("width", [1, 2, 3])
def test_logarithms_of_ratios_have_at_most_the_rank_of_the_width(array, width):
    queries, keys = np.random.default_rng(33).normal(size=(2, 6, width))
    weights = scaled_dot_product_attention(array(queries), array(keys), array(keys)).weights
    found = np.asarray(singular_values(log_ratios(weights)))
    assert (found > 1e-9).sum() == width


def test_two_bare_layers_are_one_while_their_weights_are_held():
    # L, "Linear Self-Attention Collapse: The Proof".
    solved = find_lesson("collapse").solve()
    close(solved["gap"], np.zeros((4, 2)))
    close(solved["sums"], np.ones((4, 1)))


def test_weights_that_follow_the_input_are_not_those_of_one_layer():
    # L calls the two equivalent to one layer.
    solved = find_lesson("collapse").solve()
    assert np.abs(solved["off"]).max() > 0.1
    assert solved["ranks"].ravel().tolist() == [2, 2, 3]  # queries and keys are 2 wide


def test_relu_leaves_over_what_no_single_layer_can():
    lesson = find_lesson("collapse")
    assert np.abs(lesson.solve()["left"]).max() > 0.1
    close(lesson.solve(removed=["rectify"])["left"], np.zeros((4, 2)))
    # Where all units stay on, ReLU does nothing.
    close(lesson.solve({"b_1": [100] * 8})["left"], np.zeros((4, 2)))


def test_an_interaction_is_nothing_to_a_straight_line_and_simple_for_two_units():
    product, line, units = find_lesson("collapse").solve()["cases"].T
    close(product, [1, -1, -1, 1])
    close(line, np.zeros(4))
    close(units, product)
