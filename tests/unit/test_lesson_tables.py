"""Tables of lessons: how their numbers are written and shaded, and words with formulas in them."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.lessons.framework import table
from pointerscope.lessons.framework.numbers import WEIGHT_STOPS, cells_of, exact_text, number_text
from pointerscope.lessons.framework.prose import mathml, pieces
from pointerscope.publishing.prose import prose


def made(values, **options):
    return table("t", values, symbol="t", title="Table", **options)


@pytest.mark.parametrize(
    ("value", "decimals", "text"),
    [
        (0.39215, 3, "0.392"),
        (-0.39215, 3, "−0.392"),
        (7, 0, "7"),
        (7, 3, "7.000"),
        (-1e-17, 3, "−1.00e−17"),
        (0, 3, "0.000"),
        (-0.0, 3, "0.000"),
        (12_345, 0, "12,345"),
        (7_084_800, 0, "7,084,800"),
        (7_084_800, None, "7,084,800"),
        (0.25, None, "0.250"),
        (1.5e12, 0, "1.50e12"),
        (0.0001234, 3, "1.23e−4"),
        (math.inf, 3, "∞"),
        (-math.inf, 3, "−∞"),
    ],
)
def test_numbers_are_written_for_reading(value, decimals, text):
    assert number_text(value, decimals) == text


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_the_exact_text_of_a_number_is_that_number(value):
    assert float(exact_text(value)) == value


def test_whole_tables_have_no_decimals_and_others_have_the_same_everywhere():
    assert [[cell.text for cell in row] for row in cells_of(made([[1, 20], [3, -4]]))] == [
        ["1", "20"],
        ["3", "−4"],
    ]
    assert [cell.text for cell in cells_of(made([1, 0.5]))[0]] == ["1.000", "0.500"]


def test_weights_are_shaded_by_the_nearest_step_of_the_scale():
    row = cells_of(made(list(WEIGHT_STOPS), shade="weights"))[0]
    assert [cell.level for cell in row] == list(range(len(WEIGHT_STOPS)))
    assert [cell.level for cell in cells_of(made([0.5, 0.6], shade="weights"))[0]] == [5, 6]


def test_differences_are_shaded_evenly_to_both_sides_of_nothing():
    row = cells_of(made([-2, -1, 0, 1, 2], shade="differences"))[0]
    assert [cell.level for cell in row] == [-4, -2, 0, 2, 4]
    assert [cell.level for cell in cells_of(made([0, 0], shade="differences"))[0]] == [0, 0]


def test_labels_that_are_left_out_are_numbers_and_those_that_do_not_fit_are_refused():
    assert made(np.zeros((2, 3))).columns == ("1", "2", "3")
    assert made(np.zeros(3)).rows == ("",)
    with pytest.raises(ValueError, match="2 by 3: 1 by 3 labels"):
        made(np.zeros((2, 3)), rows=("one",))
    with pytest.raises(ValueError, match="3 dimensions"):
        made(np.zeros((2, 3, 4)))


def test_a_long_row_with_names_is_read_downwards():
    names = tuple("abcdefghij")
    assert made(np.zeros(10), columns=names).reads_down
    assert not made(np.zeros(3), columns=names[:3]).reads_down
    assert not made(np.zeros(10)).reads_down
    assert not made(np.zeros((2, 10)), columns=names).reads_down


def test_words_between_formulas_are_text():
    written = str(prose("<b>of $d_k < 3$ & more"))
    assert written.startswith("&lt;b&gt;of <math")
    assert written.endswith("</math> &amp; more")
    with pytest.raises(ValueError, match="no partner"):
        pieces("a $ alone")


def test_formulas_are_mathml_in_a_line_or_a_block():
    assert 'display="inline"' in mathml("x^2")
    assert 'display="block"' in mathml("x^2", block=True)
