"""Normalisation: moments, batch norm, the gradient of layer norm, and where it stands."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from torch.nn import functional

from pointerscope.formulas import layer_norm
from pointerscope.formulas.normalisation import (
    batch_norm,
    layer_norm_backward,
    post_norm,
    pre_norm,
    row_moments,
)
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
def test_moments_of_the_worked_example(array):
    # L, "Layer Normalization: Full Derivation".
    found = row_moments(array([2.0, -1.0, 0.5, 1.5]))
    close(found.mean, [0.75])
    close(found.centred, [1.25, -1.75, -0.25, 0.75])
    close(found.squares, [1.5625, 3.0625, 0.0625, 0.5625])
    close(found.variance, [1.3125])
    close(found.deviation, [1.15], atol=0.005)


@both
def test_moments_make_layer_norm(array):
    x = array(np.random.default_rng(21).normal(size=(2, 3, 5)))
    found = row_moments(x, epsilon=1e-5)
    one, none = array(np.ones(5)), array(np.zeros(5))
    close(found.centred / found.deviation, layer_norm(x, one, none, epsilon=1e-5))


@both
def test_batch_norm_is_torchs(array):
    random = np.random.default_rng(22)
    x, weight, bias = random.normal(size=(6, 4)), random.normal(size=4), random.normal(size=4)
    expected = functional.batch_norm(
        torch_tensor(x), None, None, torch_tensor(weight), torch_tensor(bias), training=True
    )
    close(batch_norm(array(x), array(weight), array(bias)), expected)


@both
@pytest.mark.parametrize("epsilon", [1e-5, 0.1])
def test_the_gradient_of_layer_norm_is_that_of_automatic_differentiation(array, epsilon):
    x, upstream = np.random.default_rng(23).normal(size=(2, 3, 6))
    leaf = torch_tensor(x).requires_grad_()
    one, none = torch.ones(6, dtype=torch.float64), torch.zeros(6, dtype=torch.float64)
    normal = layer_norm(leaf, one, none, epsilon=epsilon)
    [expected] = torch.autograd.grad(normal, leaf, torch_tensor(upstream))
    close(layer_norm_backward(array(upstream), array(x), epsilon=epsilon), expected)


@both
def test_norms_stand_before_the_sublayer_or_after_the_sum(array):
    # L, "Pre-Norm vs Post-Norm".
    x = array(np.random.default_rng(24).normal(size=(3, 5)))
    one, none = array(np.ones(5)), array(np.zeros(5))
    normal = layer_norm(x, one, none)
    close(pre_norm(x, lambda h: 3 * h, one, none), np.asarray(x) + 3 * np.asarray(normal))
    close(post_norm(x, lambda h: 3 * h, one, none), layer_norm(4 * x, one, none))


def test_layer_norm_ignores_other_tokens_and_batch_norm_does_not():
    solved = find_lesson("layer-norm").solve()
    assert not solved["LN_changes"].any()
    assert np.abs(solved["BN_changes"]).min(0).max() > 0.1


@pytest.mark.parametrize("growth", [1, 30, 1000])
def test_attention_after_layer_norm_does_not_see_growth(growth):
    lesson = find_lesson("layer-norm")
    close(lesson.solve({"growth": growth})["A_N"], lesson.solve()["A_N"])
    sharper = lesson.solve({"growth": growth})["A_G"].max(-1)
    assert (sharper >= lesson.solve({"growth": 1})["A_G"].max(-1) - 1e-12).all()


def test_a_token_of_equal_features_cannot_be_normalised_without_epsilon():
    lesson = find_lesson("layer-norm")
    edited = {"H": [[2, 2, 2, 2], [0, 3, -2, 1], [1, 0, 4, -1]]}
    assert "deviation is 0" in lesson.solve(edited).steps[3].error
    solved = lesson.solve({**edited, "epsilon": 1e-5})
    assert [step.error for step in solved.steps] == [""] * len(solved.steps)
    close(solved["N"][0], np.zeros(4))
