"""Figures that hold more than they show, against plain NumPy."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from pointerscope.figures.selected_arrays import (
    ALL,
    apply_selection,
    compute_selected,
    selected,
    take,
)
from pointerscope.formulas import softmax
from pointerscope.lessons.framework.expressions import express

RANDOM = np.random.default_rng(5)
WEIGHTS = RANDOM.dirichlet(np.ones(4), size=(2, 3, 4)).astype(np.float32)  # layer, head, T, T
KEYS = RANDOM.normal(size=(2, 3, 4, 5)).astype(np.float32)  # layer, head, T, k
ARRAYS = {"weights": WEIGHTS, "keys": KEYS}
CHOSEN = {"layer": 1, "head": 2, "query": 3}


def value(expression, **chosen):
    """The value of an expression in a figure of both arrays."""
    meta = figure()["layout"]["meta"]
    for choice in meta["choices"]:
        choice["value"] = (CHOSEN | chosen)[choice["name"]]
    return compute_selected(expression, meta)


def test_taking_follows_the_chosen_values_in_their_order():
    np.testing.assert_array_equal(value(take("weights", WEIGHTS, "layer", "head")), WEIGHTS[1, 2])
    row = take("weights", WEIGHTS, "layer", "head", "query")
    np.testing.assert_array_equal(value(row, layer=0, query=1), WEIGHTS[0, 2, 1])


def test_taking_at_nothing_takes_the_whole():
    np.testing.assert_array_equal(value(take("weights", WEIGHTS)), WEIGHTS)


def test_taking_at_all_takes_the_first():
    row = take("weights", WEIGHTS, "layer", "head", "query")
    np.testing.assert_array_equal(value(row, query=ALL), WEIGHTS[1, 2, 0])


def test_what_is_computed_of_selected_arrays_follows_the_options_too():
    query = selected("keys", KEYS, "layer", "head", "query")
    scores = selected("keys", KEYS, "layer", "head") @ query / 2
    mask = np.array([True, False, True, False])
    weights = express(softmax(scores, temperature=0.25, mask=mask))
    powers = np.where(mask, np.exp(KEYS[1, 2] @ KEYS[1, 2, 3] / 2 / 0.25), 0)
    found = value(weights)
    np.testing.assert_allclose(found, powers / powers.sum(), rtol=1e-5)
    assert found.dtype == np.float32


def figure(*parts, query=3, trace=None):
    """A figure of these parts; the second layer is the one shown first."""
    choices = [
        {"name": "layer", "values": [0, 1], "value": 1},
        {"name": "head", "values": [0, 1, 2], "value": 0},
        {"name": "query", "values": [0, 1, 2, 3, ALL], "value": query},
    ]
    meta = {"arrays": ARRAYS, "parts": list(parts), "choices": choices}
    return {"data": [trace or {}, {}], "layout": {"meta": meta}}


def shown(*parts, **more):
    made = figure(*parts, **more)
    apply_selection(made)
    return made["data"]


def test_every_part_sets_the_attribute_of_its_trace():
    z = {"trace": 1, "attribute": "z", "is": take("weights", WEIGHTS, "layer", "head")}
    x = {"trace": 0, "attribute": "x", "is": take("weights", WEIGHTS, "layer", "head", "query")}
    first, second = shown(z, x, query=2, trace={"type": "bar"})
    np.testing.assert_array_equal(second["z"], WEIGHTS[1, 0])
    np.testing.assert_array_equal(first["x"], WEIGHTS[1, 0, 2])
    assert first["type"] == "bar"


def test_a_part_is_taken_by_the_place_of_a_value_and_not_by_the_value():
    made = figure({"trace": 0, "attribute": "z", "is": take("weights", WEIGHTS, "head")})
    made["layout"]["meta"]["choices"][1] |= {"values": [7, 8], "value": 8}
    apply_selection(made)
    np.testing.assert_array_equal(made["data"][0]["z"], WEIGHTS[1])


def test_a_figure_without_parts_stays_as_it_is():
    made = {"data": [{"z": [1]}], "layout": {"meta": {"choices": []}}}
    apply_selection(made)
    assert made["data"] == [{"z": [1]}]


def lines_of(values, query, above, to):
    """The pairs that the lines of a part join, with their horizontal ends."""
    shown = np.asarray(values, dtype=np.float32)
    lines = {"trace": 0, "lines": take("values", shown), "row": "query", "above": above, "to": to}
    made = figure(lines, query=query)
    made["layout"]["meta"]["arrays"] = {"values": shown}
    apply_selection(made)
    trace = made["data"][0]
    return trace["x"].reshape(-1, 3), trace["y"].reshape(-1, 3)


GRADED = [[0.1, 0.2, 0.3, 0.4], [0.2, 0.2, 0.2, 0.2], [0.0, 0.3, 0.31, 0.9], [1, 0, 0.25, 0.3]]


def test_lines_of_a_chosen_row_lead_to_its_columns_between_the_bounds():
    x, y = lines_of(GRADED, 2, 0.125, 0.5)
    np.testing.assert_array_equal(y[:, :2], [[2, 1], [2, 2]])
    np.testing.assert_array_equal(x[:, :2], [[0, 1], [0, 1]])


def test_lines_of_all_rows_lead_from_each_to_its_own_columns():
    _, y = lines_of(GRADED, ALL, 0.35, 1.0)
    np.testing.assert_array_equal(y[:, :2], [[0, 3], [2, 3], [3, 0]])


def test_lines_do_not_hang_together():
    x, y = lines_of(GRADED, ALL, 0.05, 0.25)
    assert np.isnan(x[:, 2]).all()
    assert np.isnan(y[:, 2]).all()


@pytest.mark.parametrize("query", [0, ALL])
def test_the_lower_bound_is_left_out_and_the_upper_one_is_in(query):
    values = [[0.25, 0.5, 0.75, 0.5]] + [[0] * 4] * 3
    _, y = lines_of(values, query, 0.25, 0.5)
    np.testing.assert_array_equal(y[:, :2], [[0, 1], [0, 3]])


def test_where_nothing_lies_between_the_bounds_there_is_no_line():
    x, y = lines_of(GRADED, 0, 0.9, 1.0)
    assert x.size == y.size == 0


@given(
    arrays(np.float32, (4, 4), elements=st.floats(0, 1, width=32)),
    st.sampled_from([0, 1, 2, 3, ALL]),
)
def test_bounds_that_follow_each_other_draw_every_weight_once(values, query):
    bounds = [0.0, 0.125, 0.5, 1.0]
    drawn = [
        tuple(map(int, line[:2]))
        for above, to in pairwise(bounds)
        for line in lines_of(values, query, above, to)[1]
    ]
    rows = range(4) if query == ALL else [query]
    assert sorted(drawn) == [
        (row, column) for row in rows for column in range(4) if values[row, column] > 0
    ]
