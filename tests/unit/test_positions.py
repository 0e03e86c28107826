"""Formulas of position, on NumPy arrays and on torch tensors."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.formulas.positions import (
    angles,
    cosines,
    distances,
    frequencies,
    group_and_index,
    normalised_index,
    offset_rotation,
    product_at_offset,
    rotate_pairs,
    sinusoidal_table,
    squared_differences,
    stage,
    wavelengths,
)

properties = settings(deadline=None, max_examples=40)


def numpy_array(values):
    return np.asarray(values, dtype=np.float64)


def torch_tensor(values):
    return torch.as_tensor(np.asarray(values, dtype=np.float64))


both = pytest.mark.parametrize(
    "array", [pytest.param(numpy_array, id="numpy"), pytest.param(torch_tensor, id="torch")]
)


def close(actual, expected):
    np.testing.assert_allclose(np.asarray(actual), np.asarray(expected), rtol=1e-9, atol=1e-9)


@both
def test_frequencies_fall_from_one_to_nearly_one_over_the_base(array):
    found = np.asarray(frequencies(8, array([0.0])))
    close(found, [1, 0.1, 0.01, 0.001])
    close(found[1:] / found[:-1], [0.1] * 3)


@both
def test_frequencies_have_a_last_one_for_an_odd_width(array):
    assert len(frequencies(5, array([0.0]))) == 3


@both
def test_a_pair_is_back_after_its_wavelength(array):
    lengths = np.asarray(wavelengths(frequencies(4, array([0.0]))))
    for pair, length in enumerate(lengths):
        start, end = np.asarray(sinusoidal_table(array([3.0, 3.0 + length]), 4))
        close(start[2 * pair :][:2], end[2 * pair :][:2])


def test_the_wavelengths_of_a_wide_table():
    # D prints 1, 1.036, 316 and 9950 as wavelengths and 6.28, 6.5, 2000 and 62,500 as cycles.
    found = wavelengths(frequencies(512, np.array([0.0])))[[0, 1, 127, 255]]
    expected = [2 * math.pi * 10_000 ** (2 * pair / 512) for pair in (0, 1, 127, 255)]
    close(found, expected)
    assert found[2] == pytest.approx(606, abs=1)
    assert found[3] == pytest.approx(60_612, abs=1)


@both
@properties
@given(
    angle=st.floats(-10, 10),
    pair=st.tuples(st.floats(-5, 5), st.floats(-5, 5)),
)
def test_a_pair_turns_like_a_complex_number(array, angle, pair):
    turned = complex(*pair) * complex(math.cos(angle), math.sin(angle))
    close(rotate_pairs(array([pair]), array([[angle]])), [[turned.real, turned.imag]])


@both
@properties
@given(
    positions=st.lists(st.integers(0, 500), min_size=1, max_size=5),
    offset=st.integers(-60, 60),
    pairs=st.integers(1, 6),
)
def test_one_matrix_moves_every_position_on(array, positions, offset, pairs):
    d = 2 * pairs
    here = np.asarray(sinusoidal_table(array(positions), d))
    there = np.asarray(sinusoidal_table(array(positions) + offset, d))
    matrix = offset_rotation(angles(array(offset), frequencies(d, array([0.0]))))
    close(here @ np.asarray(matrix).T, there)


@both
def test_a_matrix_for_each_of_several_offsets(array):
    several = offset_rotation(angles(array([1.0, 2.0]), frequencies(4, array([0.0]))))
    one = np.asarray(several[0])
    assert several.shape == (2, 4, 4)
    close(one @ one, several[1])
    close(one @ one.T, np.eye(4))


@both
@properties
@given(position=st.integers(0, 400), offset=st.integers(-400, 400), pairs=st.integers(1, 6))
def test_dot_products_depend_on_the_offset_alone(array, position, offset, pairs):
    here, there = np.asarray(sinusoidal_table(array([position, position + offset]), 2 * pairs))
    turned = angles(array(offset), frequencies(2 * pairs, array([0.0])))
    close(here @ there, product_at_offset(turned))


@both
def test_distances_are_those_of_the_standard_library(array):
    x, y = np.random.default_rng(3).normal(size=(2, 4, 5))
    expected = [math.dist(one, other) for one, other in zip(x, y, strict=True)]
    close(distances(array(x), array(y)), expected)
    close(squared_differences(array(x), array(y)).sum(-1), np.square(expected))


@both
def test_cosines_are_products_of_vectors_of_length_one(array):
    x, y = np.random.default_rng(4).normal(size=(2, 5, 3))
    expected = [
        float(one @ other) / math.hypot(*one) / math.hypot(*other)
        for one, other in zip(x, y, strict=True)
    ]
    close(cosines(array(x), array(y)), expected)
    close(cosines(array(x), array(x)), np.ones(5))
    close(cosines(array(x), array(np.zeros((5, 3)))), np.zeros(5))


@both
def test_far_positions_may_be_nearer_than_near_ones(array):
    # D, "Nearby Positions Are Similar", holds within half a turn of the fastest pair.
    table = sinusoidal_table(array([0, 1, 3, 6, 100]), 4)
    _, one, three, six, hundred = np.asarray(distances(table, table[:1])).tolist()
    assert six < one < hundred < three


@both
def test_the_normalised_index_ends_at_one(array):
    # D, "Approach 2": positions 0, 1, 2 and 100 of a longest length of 100.
    close(normalised_index(array([0, 1, 2, 100]), 100), [0, 0.01, 0.02, 1])


@both
@properties
@given(number=st.integers(1, 500), size=st.integers(1, 12))
def test_groups_and_places_give_the_number_back(array, number, size):
    group, place = group_and_index(array([number]), size)
    assert 1 <= float(place[0]) <= size
    assert float(group[0]) * size + float(place[0]) == number


@both
def test_ball_47_is_the_fifth_of_the_eighth_over(array):
    over, ball = group_and_index(array([1, 6, 7, 47, 120]), 6)
    close(over, [0, 0, 1, 7, 19])
    close(ball, [1, 6, 1, 5, 6])


@both
def test_stages_count_the_starts_that_are_reached(array):
    close(stage(array([1, 6, 7, 15, 16, 20]), [7, 16]), [0, 0, 1, 1, 2, 2])
