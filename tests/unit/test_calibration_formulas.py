"""How far probabilities can be believed, and what an ideal gate gives."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.formulas.calibration import calibration_error, ideal_blend, responsibility
from pointerscope.formulas.gate import blend

probabilities = st.floats(0, 1)
properties = settings(deadline=None, max_examples=40)


def arrays(*values):
    return tuple(np.asarray(value, np.float64) for value in values)


def test_nothing_is_wrong_where_every_bin_is_as_often_right_as_confident():
    right, histories = arrays([1, 6], [4, 8])
    assert calibration_error(right, right, histories) == 0


def test_the_error_weighs_every_bin_by_its_histories():
    # Two bins of 1 and 3 histories: |1 − 0.4| / 1 and |3 · 1/3 − 3 · 2/3| / 3.
    right, confidence, histories = arrays([1, 1], [0.4, 2], [1, 3])
    expected = (1 * abs(1 - 0.4) + 3 * abs(1 / 3 - 2 / 3)) / 4
    assert calibration_error(right, confidence, histories) == pytest.approx(expected)


def test_an_empty_bin_adds_nothing():
    with_one = arrays([1, 0], [0.4, 0], [1, 0])
    without = arrays([1], [0.4], [1])
    assert calibration_error(*with_one) == calibration_error(*without)


@properties
@given(probabilities, probabilities)
def test_no_gate_gives_the_target_more_than_the_ideal(pointer, generation):
    gates = np.linspace(0, 1, 101)
    [parts] = blend(gates[None, :, None], *(np.full((1, 101, 1), p) for p in (pointer, generation)))
    assert ideal_blend(*arrays(pointer, generation)) >= parts.max() - 1e-12


@properties
@given(probabilities, probabilities)
def test_the_ideal_is_one_of_the_two(pointer, generation):
    assert ideal_blend(*arrays(pointer, generation)) == max(pointer, generation)


def test_the_pointer_is_responsible_for_all_that_it_alone_gives():
    assert responsibility(*arrays(0.3, 0.5, 0.15)) == pytest.approx(1)


def test_responsibility_is_the_gradient_by_the_pointers_log_probability():
    gate = torch.tensor(0.7, dtype=torch.float64)
    log_pointer = torch.tensor(-1.2, dtype=torch.float64, requires_grad=True)
    blended = gate * log_pointer.exp() + (1 - gate) * 0.05
    (-blended.log()).backward()
    found = responsibility(gate, log_pointer.detach().exp(), blended.detach())
    assert found.item() == pytest.approx(-log_pointer.grad.item())


@pytest.mark.parametrize("formula", [calibration_error, responsibility])
def test_numpy_and_torch_agree(formula):
    numbers = np.random.default_rng(0).uniform(0.1, 1, (3, 2, 5))
    np.testing.assert_allclose(formula(*numbers), formula(*torch.tensor(numbers)))


def test_the_ideal_agrees_in_numpy_and_torch():
    pair = np.random.default_rng(0).uniform(0, 1, (2, 7))
    np.testing.assert_allclose(ideal_blend(*pair), ideal_blend(*torch.tensor(pair)))
