"""Cells of tables never become formulas when a spreadsheet opens them."""

from __future__ import annotations

import csv
import io
import math
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.core.spreadsheets import escape_formula

SIGNS = "=+-@＝＋－＠"


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("=1+1", "'=1+1"),
        ("+1+1", "'+1+1"),
        ("-cmd", "'-cmd"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("＝1", "'＝1"),
        (" =1", "' =1"),
        ("\ufeff=1", "'\ufeff=1"),
        ("\0=1", "'\0=1"),
        ("\tName", "'\tName"),
        ("\r\nName", "'\r\nName"),
        ("Café;=1+1", "Café;'=1+1"),
        ("Café\n=1+1", "Café\n'=1+1"),
        ("\t=1", "'\t'=1"),
        ("-inf", "'-inf"),
        ("+1_0", "'+1_0"),
        ("−5", "−5"),
    ],
)
def test_an_apostrophe_stands_before_what_could_be_a_formula(text, cell):
    assert escape_formula(text) == cell


@pytest.mark.parametrize("value", [-5, -0.5, None, "-5", "+0.5", "-1e-9", ".5", "Café Luna", "a-b"])
def test_numbers_and_plain_words_stay(value):
    assert escape_formula(value) == value


@given(text=st.text(st.sampled_from(f'{SIGNS}a1 ;,"\t\r\n\0'), max_size=12))
def test_no_cell_begins_with_a_formula_whatever_separates_cells(text):
    written = io.StringIO(newline="")
    csv.writer(written).writerow(["a", escape_formula(text), "b"])
    [row] = csv.reader(io.StringIO(written.getvalue(), newline=""))
    cells = [row[1]]
    # A spreadsheet with other separators ignores quotation marks within a cell.
    for separator in (";", "\t"):
        lines = re.split("[\r\n]", written.getvalue().replace('"', ""))
        cells += [cell for line in lines for cell in line.split(separator)]
    formulas = [cell for cell in cells if re.match(rf"[\s\0]*[{re.escape(SIGNS)}]", cell)]
    assert formulas in ([], [text])
    assert not formulas or math.isfinite(float(text))
