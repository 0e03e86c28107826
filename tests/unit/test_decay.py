"""Exponential decay against power law, on decays that are known."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch

from pointerscope.analysis.insights.decay import (
    EXPONENTIAL,
    POWER_LAW,
    describe_fits,
    fit,
    fit_by_grid_search,
)
from pointerscope.formulas.decay import corrected_akaike, exponential_decay, power_law

STEPS = np.arange(1.0, 11.0)
A, RATE, C, EXPONENT = 0.3, 0.9, 0.04, 0.7
EXPONENTIAL_DATA = A * np.exp(-RATE * STEPS) + C
POWER_DATA = A / STEPS**EXPONENT
NOISE = np.random.default_rng(3).normal(size=(40, len(STEPS)))
LIBRARIES = [pytest.param(np.asarray, id="numpy"), pytest.param(torch.as_tensor, id="torch")]
both = pytest.mark.parametrize("array", LIBRARIES)


@both
def test_exponential_decay_is_its_formula(array):
    decayed = exponential_decay(array(np.array([0.0, 2.0])), 3.0, 0.5, 1.0)
    np.testing.assert_allclose(np.asarray(decayed), [4.0, 3 * math.exp(-1) + 1])


@both
def test_power_law_is_its_formula(array):
    np.testing.assert_allclose(
        np.asarray(power_law(array(np.array([1.0, 4.0])), 3.0, 0.5)), [3.0, 1.5]
    )


@both
def test_power_law_falls_alike_whenever_the_steps_double(array):
    values = np.asarray(power_law(array(np.array([1.0, 2.0, 4.0, 8.0])), 0.2, 0.7))
    np.testing.assert_allclose(values[1:] / values[:-1], 2**-0.7)


@both
def test_criterion_is_its_formula(array):
    # n = 10, K = 3 + 1: 10 log(0.02) + 8 + 40 / 5
    [found] = np.asarray(corrected_akaike(array(np.array([0.2])), 10, 3))
    assert found == pytest.approx(10 * math.log(0.02) + 16)


def test_criterion_of_an_exact_fit_is_minus_infinity():
    assert corrected_akaike(np.float64(0), 10, 2) == -math.inf


def test_criterion_refuses_too_few_points():
    with pytest.raises(ValueError, match="5 points are too few for 3 parameters"):
        corrected_akaike(np.float64(1), 5, 3)


def test_known_exponential_is_found():
    assert fit(EXPONENTIAL, STEPS, EXPONENTIAL_DATA).parameters == pytest.approx((A, RATE, C))


def test_known_power_law_is_found():
    assert fit(POWER_LAW, STEPS, POWER_DATA).parameters == pytest.approx((A, EXPONENT))


@pytest.mark.parametrize(
    ("curve", "data", "known"),
    [
        (EXPONENTIAL, EXPONENTIAL_DATA, (A, RATE, C)),
        (POWER_LAW, POWER_DATA, (A, EXPONENT)),
    ],
)
def test_noise_leaves_parameters_within_their_errors(curve, data, known):
    deviations = []
    for noise in NOISE:
        found = fit(curve, STEPS, data + 0.002 * noise)
        apart = np.subtract(found.parameters, known)
        deviations.append(apart / found.errors)
    # About standard normal: 95 % within two or so.
    assert np.mean(np.abs(deviations) < 2.5) > 0.9


def test_residual_error_is_that_of_the_noise():
    errors = [
        fit(EXPONENTIAL, STEPS, EXPONENTIAL_DATA + 0.002 * noise).residual_error for noise in NOISE
    ]
    assert np.sqrt(np.mean(np.square(errors))) == pytest.approx(0.002, rel=0.1)


@pytest.mark.parametrize(
    ("data", "right", "wrong"),
    [(EXPONENTIAL_DATA, EXPONENTIAL, POWER_LAW), (POWER_DATA, POWER_LAW, EXPONENTIAL)],
)
def test_the_curve_that_made_the_data_is_preferred(data, right, wrong):
    for noise in NOISE:
        noisy = data + 0.001 * noise
        assert fit(right, STEPS, noisy).aicc < fit(wrong, STEPS, noisy).aicc


@pytest.mark.parametrize(
    ("data", "name"), [(EXPONENTIAL_DATA, "exponential decay"), (POWER_DATA, "power law")]
)
def test_the_better_curve_is_said(data, name):
    fits = [fit(curve, STEPS, data + 0.001 * NOISE[0]) for curve in (EXPONENTIAL, POWER_LAW)]
    assert describe_fits(fits).startswith(f"The {name} describes the weights better than the ")


def test_points_count_by_their_histories():
    bent = EXPONENTIAL_DATA.copy()
    bent[-1] += 0.05
    counts = np.array([1e6] * 9 + [1.0])
    found = fit(EXPONENTIAL, STEPS, bent, counts)
    assert found.parameters == pytest.approx((A, RATE, C), rel=1e-3)


def test_profile_finds_what_the_search_finds():
    for curve, data in ((EXPONENTIAL, EXPONENTIAL_DATA), (POWER_LAW, POWER_DATA)):
        noisy = data + 0.001 * NOISE
        profiled = fit_by_grid_search(curve, STEPS, noisy, np.ones(10)).parameters
        searched = [fit(curve, STEPS, one).parameters for one in noisy]
        np.testing.assert_allclose(profiled, searched, rtol=2e-3)


def test_profile_knows_what_its_curves_leave():
    noisy = EXPONENTIAL_DATA + 0.001 * NOISE
    parameters, squares = fit_by_grid_search(EXPONENTIAL, STEPS, noisy, np.ones(10))
    for (a, rate, c), left, data in zip(parameters, squares, noisy, strict=True):
        assert left == pytest.approx(np.sum((data - a * np.exp(-rate * STEPS) - c) ** 2))


@pytest.mark.parametrize("curve", [EXPONENTIAL, POWER_LAW])
@pytest.mark.parametrize(
    ("steps", "weights", "said"),
    [
        (STEPS, np.full(10, 0.03), "equal at every step"),
        (STEPS, np.zeros(10), "equal at every step"),
        (STEPS, 0.01 * STEPS, "do not fall"),
        (STEPS[:3], EXPONENTIAL_DATA[:3], "too few"),
        (STEPS[:0], EXPONENTIAL_DATA[:0], "too few"),
        (STEPS, np.eye(10)[0] * 0.2, "single step"),
    ],
    ids=["flat", "zero", "rising", "few", "none", "spike"],
)
def test_what_cannot_be_fitted_is_said(curve, steps, weights, said):
    found = fit(curve, steps, weights)
    assert said in found.problem
    assert all(map(math.isnan, found.parameters))


def test_what_neither_curve_fits_is_said_in_one_sentence():
    fits = [fit(curve, STEPS, 0.01 * STEPS) for curve in (EXPONENTIAL, POWER_LAW)]
    assert describe_fits(fits) == (
        "Over these steps the weights do not fall like an exponential decay or a power law."
    )


def test_the_only_curve_that_fits_is_said_with_what_stands_against_the_other():
    falling = 0.2 - 0.001 * STEPS**2  # ever faster, as no exponential decay falls
    fits = [fit(curve, STEPS, falling) for curve in (EXPONENTIAL, POWER_LAW)]
    said = describe_fits(fits)
    assert said.startswith("The power law fits with a residual error of ")
    assert said.endswith("the weights do not fall like an exponential decay.")


def test_curves_that_differ_little_are_said_to():
    loud = EXPONENTIAL_DATA + 0.05 * NOISE
    said = [
        describe_fits([fit(curve, STEPS, one) for curve in (EXPONENTIAL, POWER_LAW)])
        for one in loud
    ]
    assert any("about equally well" in sentence for sentence in said)


def test_a_baseline_below_nothing_is_said():
    nearly_straight = 0.2 - 0.02 * STEPS + 0.0003 * STEPS**2
    said = describe_fits([fit(EXPONENTIAL, STEPS, nearly_straight)])
    assert "level off below 0" in said


def test_a_search_that_comes_to_no_end_is_said(monkeypatch):
    def lost(*args, **kwargs):
        raise RuntimeError("Optimal parameters not found")

    monkeypatch.setattr("scipy.optimize.curve_fit", lost)
    assert "did not converge" in fit(EXPONENTIAL, STEPS, EXPONENTIAL_DATA).problem
