"""Shapley values: their axioms, a game by hand, and sampled values against exact ones."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.analysis.shapley import (
    all_subsets,
    compute_shapley_values,
    exact_interactions,
    exact_values,
    sampled_values,
)

TABLES = st.integers(0, 5).flatmap(
    lambda players: st.lists(st.floats(-10, 10), min_size=2**players, max_size=2**players).map(
        np.array
    )
)


def game_of(table):
    return lambda subsets: table[subsets @ (1 << np.arange(subsets.shape[1]))]


def by_all_orders(table):
    """The definition: the mean gain over all orders of joining."""
    players = len(table).bit_length() - 1
    orders = [*permutations(range(players))]
    gains = np.zeros(players)
    for order in orders:
        row = 0
        for player in order:
            gains[player] += table[row | 1 << player] - table[row]
            row |= 1 << player
    return gains / len(orders)


@given(TABLES)
def test_exact_values_are_means_over_all_orders(table):
    np.testing.assert_allclose(exact_values(table), by_all_orders(table), atol=1e-9)


@given(TABLES)
def test_values_add_up_to_all_minus_none(table):
    assert exact_values(table).sum() == pytest.approx(table[-1] - table[0], abs=1e-9)


@given(TABLES)
def test_players_that_add_the_same_have_equal_values(table):
    players = len(table).bit_length() - 1
    if players < 2:
        return
    rows = np.arange(len(table))
    swapped = rows & ~3 | (rows & 1) << 1 | (rows & 2) >> 1
    values = exact_values(table + table[swapped])  # the first two players are interchangeable
    assert values[0] == pytest.approx(values[1], abs=1e-9)


@given(TABLES, st.floats(-5, 5))
def test_a_player_that_adds_nothing_has_no_value_and_no_interactions(table, alone):
    rows = np.arange(2 * len(table))
    with_dummy = table[rows % len(table)]
    np.testing.assert_allclose(exact_values(with_dummy)[-1:], 0, atol=1e-9)
    np.testing.assert_allclose(exact_values(with_dummy)[:-1], exact_values(table), atol=1e-9)
    np.testing.assert_allclose(exact_interactions(with_dummy)[-1], 0, atol=1e-9)
    # One that adds the same to every subset has this as its value.
    constant = with_dummy + alone * (rows >= len(table))
    assert exact_values(constant)[-1] == pytest.approx(alone, abs=1e-9)


def test_the_glove_game_by_hand():
    """One left and two right gloves; a pair is worth 1 (values 2/3, 1/6, 1/6)."""
    table = np.array([float(subset[0] and subset[1:].any()) for subset in all_subsets(3)])
    assert exact_values(table) == pytest.approx([2 / 3, 1 / 6, 1 / 6])
    # Left and a right glove: 1 without the other right glove, 0 with it; two right gloves: -1, 0.
    assert exact_interactions(table)[0] == pytest.approx([0, 0.5, 0.5])
    assert exact_interactions(table)[1, 2] == pytest.approx(-0.5)


def test_leaving_out_one_of_two_that_replace_each_other_costs_nothing():
    either = np.array([float(subset.any()) for subset in all_subsets(2)])
    found = compute_shapley_values(game_of(either), 2)
    assert found.without_one == pytest.approx([0, 0])
    assert found.values == pytest.approx([0.5, 0.5])
    assert (found.empty, found.whole, found.errors) == (0, 1, None)


@pytest.mark.parametrize("players", [3, 7, 10])
def test_sampled_values_agree_with_exact_ones_within_their_errors(players):
    table = np.random.default_rng(players).normal(size=2**players).cumsum()
    exact = exact_values(table)
    values, errors = sampled_values(game_of(table), players, subsets=1_000)
    assert values.sum() == pytest.approx(table[-1] - table[0])
    assert (np.abs(values - exact) <= 4 * errors + 1e-9).all()
    assert errors.max() < np.ptp(table) / 3


def test_a_game_of_more_than_twelve_players_is_sampled_the_same_each_time():
    weights = np.arange(14.0)

    def total(subsets):
        return (subsets @ weights) ** 2

    first, second = (compute_shapley_values(total, 14) for _ in range(2))
    np.testing.assert_array_equal(first.values, second.values)
    # Of the square of a sum, each player has its weight times the whole sum.
    np.testing.assert_array_less(
        np.abs(first.values - weights * weights.sum()), 4 * first.errors + 1e-9
    )
    assert first.interactions is None
    assert first.without_one == pytest.approx(91**2 - (91 - weights) ** 2)


def test_no_players_have_no_values():
    found = compute_shapley_values(lambda subsets: np.full(len(subsets), 0.3), 0)
    assert (len(found.values), found.empty, found.whole) == (0, 0.3, 0.3)
