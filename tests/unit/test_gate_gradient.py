"""The gradient of the loss by the gate, and the losses of a text's positions."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch.nn import functional

from pointerscope.formulas import blend, cross_entropy, log_loss, sigmoid
from pointerscope.formulas.gate import gate_gradient, sigmoid_slope
from pointerscope.formulas.gradients import blend_backward, log_loss_backward
from pointerscope.formulas.next_word_loss import next_word_losses

shares = st.floats(0.01, 0.99)
properties = settings(deadline=None, max_examples=40)


def loss_at(gate, pointer, generation):
    return -np.log(gate * pointer + (1 - gate) * generation)


@properties
@given(shares, shares, shares)
def test_the_gradient_is_the_slope_of_the_loss(gate, pointer, generation):
    nudge = 1e-6
    slope = (
        loss_at(gate + nudge, pointer, generation) - loss_at(gate - nudge, pointer, generation)
    ) / (2 * nudge)
    blended = gate * pointer + (1 - gate) * generation
    arrays = map(np.asarray, (pointer, generation, blended))
    assert gate_gradient(*arrays) == pytest.approx(slope, rel=1e-5, abs=1e-5)


def test_automatic_differentiation_finds_the_same_gradients():
    logit = torch.tensor(0.7, dtype=torch.float64, requires_grad=True)
    gate = sigmoid(logit)
    gate.retain_grad()
    pointer = torch.tensor([0.6, 0.3, 0.1], dtype=torch.float64)
    generation = torch.tensor([0.1, 0.2, 0.7], dtype=torch.float64)
    blended = blend(gate, pointer, generation)
    (-blended[2].log()).backward()
    found = gate_gradient(pointer[2], generation[2], blended[2].detach())
    assert found.item() == pytest.approx(gate.grad.item())
    slope = sigmoid_slope(gate.detach())
    assert (found * slope).item() == pytest.approx(logit.grad.item())


def test_numpy_and_torch_agree():
    numbers = np.random.default_rng(0).uniform(0.05, 1, (3, 5))
    np.testing.assert_allclose(gate_gradient(*numbers), gate_gradient(*torch.tensor(numbers)))
    np.testing.assert_allclose(sigmoid_slope(numbers), sigmoid_slope(torch.tensor(numbers)))


def test_it_is_the_sum_over_all_places_where_only_one_is_right():
    pointer, generation = np.array([0.6, 0.4, 0.0]), np.array([0.2, 0.1, 0.7])
    gate, right = np.array(0.3), np.array([0.0, 1.0, 0.0])
    blended = blend(gate, pointer, generation)
    whole = blend_backward(log_loss_backward(blended, right), gate, pointer, generation)
    found = gate_gradient(pointer[1:2], generation[1:2], blended[1:2])
    np.testing.assert_allclose(found, whole.gate)


@pytest.mark.parametrize(("pointer", "generation", "sign"), [(0.5, 0.2, -1), (0.2, 0.5, 1)])
def test_the_gate_is_pushed_to_the_part_that_gives_more(pointer, generation, sign):
    found = gate_gradient(*map(np.asarray, (pointer, generation, 0.3)))
    assert np.sign(found) == sign


def test_the_slope_of_the_sigmoid_is_at_most_a_quarter():
    x = np.linspace(-8, 8, 161)
    nudge = 1e-5
    slopes = (sigmoid(x + nudge) - sigmoid(x - nudge)) / (2 * nudge)
    np.testing.assert_allclose(sigmoid_slope(sigmoid(x)), slopes, atol=1e-9)
    assert sigmoid_slope(sigmoid(x)).max() == sigmoid_slope(np.array(0.5)) == 0.25


# --- Next words


@pytest.mark.parametrize("size", [1.0, 1e6])
def test_losses_are_those_of_torch(size):
    random = np.random.default_rng(1)
    logits = random.standard_normal((4, 7)) * size
    targets = np.array([0, 6, 3, 3])
    expected = functional.cross_entropy(
        torch.tensor(logits), torch.tensor(targets), reduction="none"
    )
    np.testing.assert_allclose(next_word_losses(logits, targets), expected, atol=1e-9)
    found = next_word_losses(torch.tensor(logits), torch.tensor(targets))
    np.testing.assert_allclose(found, expected, atol=1e-9)


def test_a_word_as_likely_as_all_others_costs_the_logarithm_of_their_number():
    found = next_word_losses(np.full((2, 8), 3.0), np.array([0, 5]))
    np.testing.assert_allclose(found, math.log(8))


@properties
@given(st.floats(1e-6, 1))
def test_the_loss_of_an_answer_is_its_cross_entropy_with_certainty(p):
    answers = np.array([p, 1 - p])
    assert log_loss(answers)[0] == pytest.approx(cross_entropy(np.array([1.0, 0.0]), answers))
    assert log_loss(torch.tensor(p, dtype=torch.float64)).item() == pytest.approx(-math.log(p))
