"""The laws of mobility, against sequences and distributions of which the answer is known."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.formulas.mobility import (
    distribution_exponent,
    fano_entropy,
    frequency_exponent,
    match_lengths,
    mean_log_frequency,
    power_law_fit,
    predictability_limit,
    rank_frequency,
    sequence_entropy,
    share_of_ones,
    total_variation,
)

LONG = 10_000


def drawn(probabilities, length=LONG, seed=0):
    return np.random.default_rng(seed).choice(len(probabilities), length, p=probabilities).tolist()


def estimated(sequence):
    return sequence_entropy(match_lengths(sequence))


def by_hand(sequence):
    """Every length tried, from 1 on, against every place to begin before."""
    lengths = []
    for start in range(len(sequence)):
        length = 1
        while start + length <= len(sequence) and any(
            sequence[before : before + length] == sequence[start : start + length]
            for before in range(start - length + 1)
        ):
            length += 1
        lengths.append(length)
    return lengths


@given(st.lists(st.integers(0, 3), min_size=1, max_size=40))
def test_match_lengths_are_those_found_by_trying_all(sequence):
    assert match_lengths(sequence).tolist() == by_hand(sequence)


def test_match_lengths_of_a_sequence_by_hand():
    # a | b | a, ab? "a" is known, "ab" is known: the piece from the third visit ends the sequence.
    assert match_lengths([7, 9, 7, 9]).tolist() == [1, 1, 3, 2]


def test_the_names_of_places_do_not_matter():
    sequence = drawn([0.5, 0.3, 0.2], 200)
    renamed = [10_000 - 7 * place for place in sequence]
    assert match_lengths(sequence).tolist() == match_lengths(renamed).tolist()


def test_entropy_of_one_place_vanishes():
    assert estimated([5] * LONG) == pytest.approx(4 * math.log(LONG) / LONG, rel=1e-3)


def test_entropy_of_a_cycle_vanishes():
    assert estimated(list(range(7)) * 1_000) < 0.01


@pytest.mark.parametrize(
    "probabilities", [[0.25] * 4, [0.1] * 10, [0.7, 0.1, 0.1, 0.1], [0.5, 0.25, 0.125, 0.125]]
)
def test_entropy_of_independent_visits_is_that_of_their_distribution(probabilities):
    expected = -sum(p * math.log(p) for p in probabilities)
    assert estimated(drawn(probabilities)) == pytest.approx(expected, rel=0.1)


def chain(stay, places=4, length=LONG):
    """Who stays at a place with a probability, and else goes to any other."""
    random = np.random.default_rng(1)
    leaves = random.random(length) >= stay
    steps = np.where(leaves, random.integers(1, places, length), 0)
    return (np.cumsum(steps) % places).tolist()


def test_entropy_of_a_markov_chain_is_its_rate_and_not_that_of_its_places():
    stay = 0.8
    rate = -stay * math.log(stay) - 0.2 * math.log(0.2 / 3)
    assert estimated(chain(stay)) == pytest.approx(rate, rel=0.1)
    assert rate < 0.6 * math.log(4)


def test_limit_of_a_markov_chain_is_its_likeliest_step():
    # Fano is an equality where all wrong places are alike.
    assert predictability_limit(estimated(chain(0.8)), 4) == pytest.approx(0.8, abs=0.03)


def test_estimated_limit_of_uniform_visits_is_near_chance_and_not_below():
    # Near log N the limit is steep, and the estimate of the entropy converges slowly.
    assert 0.25 <= predictability_limit(estimated(drawn([0.25] * 4)), 4) < 0.45


def test_limit_of_uniform_visits_of_known_entropy_is_chance():
    assert predictability_limit(math.log(10), 10) == pytest.approx(0.1)


def test_limit_of_a_cycle_is_certainty():
    assert predictability_limit(estimated(list(range(7)) * 1_000), 7) > 0.997


@pytest.mark.parametrize("entropy", [0.0, 0.5, 3.0])
def test_one_place_is_always_foretold(entropy):
    assert predictability_limit(entropy, 1) == 1


@pytest.mark.parametrize("entropy", [0.0, -1e-12])
def test_no_entropy_means_certainty(entropy):
    assert predictability_limit(entropy, 12) == 1


@pytest.mark.parametrize("entropy", [math.log(12), 3.0])
def test_all_the_entropy_there_can_be_means_chance(entropy):
    assert predictability_limit(entropy, 12) == pytest.approx(1 / 12)


@given(st.integers(2, 500), st.floats(0, 1))
def test_the_limit_undoes_fano(places, part):
    probability = 1 / places + part * (1 - 1 / places)
    limit = predictability_limit(fano_entropy(np.array(probability), places), places)
    assert limit == pytest.approx(probability, abs=1e-7)


@given(st.integers(2, 500), st.floats(0.001, 0.999))
def test_fano_undoes_the_limit(places, part):
    entropy = part * math.log(places)
    assert fano_entropy(predictability_limit(entropy, places), places) == pytest.approx(entropy)


def test_fano_by_hand():
    # H(0.75) + 0.25 log 3
    expected = -0.75 * math.log(0.75) - 0.25 * math.log(0.25) + 0.25 * math.log(3)
    assert fano_entropy(np.array(0.75), 4) == pytest.approx(expected)


def test_limits_come_by_the_array():
    limits = predictability_limit(np.array([0.0, 1.0, 9.0]), np.array([3, 1, 4]))
    assert limits == pytest.approx([1, 1, 0.25])


def test_shares_by_rank_begin_with_the_most_visited():
    assert rank_frequency(np.array([3, 1, 3, 2, 3, 1])) == pytest.approx([3 / 6, 2 / 6, 1 / 6])


@given(st.floats(-3, 3), st.floats(0.01, 100))
def test_a_power_law_is_found_again(exponent, scale):
    x = np.arange(1.0, 12)
    fit = power_law_fit(x, np.stack([scale * x**exponent, x]))
    assert fit.exponent == pytest.approx([exponent, 1], abs=1e-9)
    assert fit.scale == pytest.approx([scale, 1])


def test_no_power_law_through_zero():
    assert np.isnan(power_law_fit(np.array([1.0, 2.0]), np.array([1.0, 0.0])).exponent)


@pytest.mark.parametrize("exponent", [1.3, 2.0, 3.5])
def test_mean_logarithm_is_the_sum_over_all_numbers(exponent):
    n = np.arange(1.0, 2_000_000)
    tail = n[-1] ** (1 - exponent) / (exponent - 1)  # the integral of what is left out
    weight = (n**-exponent).sum() + tail
    logs = (np.log(n) * n**-exponent).sum() + tail * (math.log(n[-1]) + 1 / (exponent - 1))
    assert mean_log_frequency(np.array(exponent)) == pytest.approx(logs / weight, rel=1e-4)


@given(st.floats(1.05, 8))
def test_the_likeliest_exponent_is_found_again(exponent):
    found = frequency_exponent(mean_log_frequency(np.array(exponent)))
    assert found == pytest.approx(exponent, rel=1e-3)


def test_the_likeliest_exponent_of_draws():
    draws = np.random.default_rng(2).zipf(2.2, 50_000)
    assert frequency_exponent(np.log(draws).mean()) == pytest.approx(2.2, abs=0.03)


def test_no_exponent_of_nothing():
    assert np.isnan(frequency_exponent(np.array(np.nan)))


def test_single_share_of_two_is_six_by_pi_squared():
    assert share_of_ones(np.array(2.0)) == pytest.approx(6 / math.pi**2)


def test_frequencies_of_ranks_are_distributed_as_their_exponent_says():
    zeta = 1.25
    frequencies = np.arange(1.0, 100_001) ** -zeta
    limits = np.geomspace(1e-5, 1e-2, 20)
    above = np.array([(frequencies > limit).sum() for limit in limits])
    # P(f) is the derivative of the number above, whose exponent is one less.
    assert 1 - power_law_fit(limits, above).exponent == pytest.approx(
        distribution_exponent(np.array(zeta)), abs=0.02
    )


def test_total_variation_is_what_has_to_be_moved():
    p, q = np.array([[0.5, 0.5, 0.0]]), np.array([[0.2, 0.5, 0.3]])
    assert total_variation(p, q) == pytest.approx([0.3])
