"""Tables of lessons: number formats, shading, labels; and texts with formulas."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.lessons.catalogue import find_lesson
from pointerscope.lessons.framework import table
from pointerscope.lessons.framework.mathml import split_formulas, split_parts, to_mathml
from pointerscope.lessons.framework.numbers import (
    WEIGHT_STOPS,
    exact_text,
    format_cells,
    number_text,
    rounded_text,
)
from pointerscope.lessons.framework.sentences import with_signs
from pointerscope.publishing.prose import render_formula, render_prose


def make_table(values, **options):
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
def test_numbers_are_formatted_for_reading(value, decimals, text):
    assert number_text(value, decimals) == text


@pytest.mark.parametrize(
    ("value", "decimals", "text"),
    [(-5.55e-17, 1, "0.0"), (6.9e-13, 2, "0.00"), (-2.25, 1, "−2.2"), (4096, 0, "4096")],
)
def test_answers_have_as_many_decimals_as_were_asked_for(value, decimals, text):
    assert rounded_text(value, decimals) == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("from -0.94 to 0.89", "from −0.94 to 0.89"),
        ("by at most 1.1e-16", "by at most 1.1e−16"),
        ("size 2e-3, (-4)", "size 2e−3, (−4)"),
        ("BERT-2, pre-norm, 2019-10", "BERT-2, pre-norm, 2019-10"),
        ("has 48.8% of it", "has 48.8\u00a0% of it"),
    ],
)
def test_numbers_in_remarks_have_true_minus_signs_and_a_space_before_percent(text, written):
    assert with_signs(text) == written


def test_sums_in_a_remark_are_rounded_like_their_terms():
    remarks = [step.result.remark for step in find_lesson("gate").solve().steps]
    [sums] = [remark for remark in remarks if remark.startswith("Sums: ")]
    assert sums.startswith("Sums: pointer 1.001, generation 1, blend 1.001. ")


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_the_exact_text_of_a_number_is_that_number(value):
    assert float(exact_text(value)) == value


def test_tables_have_the_decimals_that_they_need_at_most_three_the_same_in_every_cell():
    assert [
        [cell.text for cell in row] for row in format_cells(make_table([[1, 20], [3, -4]]))
    ] == [
        ["1", "20"],
        ["3", "−4"],
    ]
    assert [cell.text for cell in format_cells(make_table([1, 0.5]))[0]] == ["1.0", "0.5"]
    assert [cell.text for cell in format_cells(make_table([1, 1 / 3]))[0]] == ["1.000", "0.333"]


def test_weights_are_shaded_by_the_nearest_stop_of_the_scale():
    row = format_cells(make_table(list(WEIGHT_STOPS), shade="weights"))[0]
    assert [cell.level for cell in row] == list(range(len(WEIGHT_STOPS)))
    assert [cell.level for cell in format_cells(make_table([0.5, 0.6], shade="weights"))[0]] == [
        5,
        6,
    ]


def test_differences_are_shaded_symmetrically_around_zero():
    row = format_cells(make_table([-2, -1, 0, 1, 2], shade="differences"))[0]
    assert [cell.level for cell in row] == [-4, -2, 0, 2, 4]
    assert [cell.level for cell in format_cells(make_table([0, 0], shade="differences"))[0]] == [
        0,
        0,
    ]


def test_missing_labels_are_numbers_and_labels_that_do_not_fit_are_rejected():
    assert make_table(np.zeros((2, 3))).columns == ("1", "2", "3")
    assert make_table(np.zeros(3)).rows == ("",)
    with pytest.raises(ValueError, match="2 by 3 but has 1 row and 3 column labels"):
        make_table(np.zeros((2, 3)), rows=("one",))
    with pytest.raises(ValueError, match="3 dimensions"):
        make_table(np.zeros((2, 3, 4)))


def test_a_long_row_with_named_columns_is_drawn_vertically():
    names = tuple("abcdefghij")
    assert make_table(np.zeros(10), columns=names).is_vertical
    assert not make_table(np.zeros(3), columns=names[:3]).is_vertical
    assert not make_table(np.zeros(10)).is_vertical
    assert not make_table(np.zeros((2, 10)), columns=names).is_vertical


def test_text_between_formulas_is_escaped():
    written = str(render_prose("<b>of $d_k < 3$ & more"))
    assert written.startswith("&lt;b&gt;of <math")
    assert written.endswith("</math> &amp; more")
    with pytest.raises(ValueError, match="no partner"):
        split_formulas("a $ alone")


@pytest.mark.parametrize("shade", ["", "differences"])
def test_errors_of_rounding_have_no_colour(shade):
    for values in ([2e-16, -1e-17], [0, 0]):
        row = format_cells(make_table(values, shade=shade))[0]
        assert [cell.level for cell in row] == [0, 0]


def test_blocks_are_split_at_wide_spaces_outside_of_groups():
    assert split_parts(r"Q = X W, \quad K = Y") == ["Q = X W, ", " K = Y"]
    for whole in (
        r"\begin{cases} 0 & i \quad j \end{cases}",
        r"\left( a \quad b \right)",
        r"\text{a \quad b}",
        r"a \quadruple",
        r"\quad",
    ):
        assert split_parts(whole) == [whole]
    assert render_formula(r"a \quad b", block=True).count("<math") == 2
    assert render_formula(r"a \quad b").count("<math") == 1


def test_formulas_become_inline_or_block_mathml():
    assert 'display="inline"' in to_mathml("x^2")
    assert 'display="block"' in to_mathml("x^2", block=True)
