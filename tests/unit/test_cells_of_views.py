"""Every number that a view computes from its arrays is the one that the browser computes."""

from __future__ import annotations

from functools import cache

import numpy as np
import orjson
import pytest

from pointerscope.analysis.explanation import explain
from pointerscope.core.settings import Settings
from pointerscope.figures.contract import figure_meta
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.selected_arrays import compute_selected
from pointerscope.figures.views import draw, views
from pointerscope.mobility.interventions import Interventions
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from tests.expressions import run_in_node

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna @ 17:30, Maple Court"
INTERVENTIONS = [
    {},
    {"mask_visits": [0, 2], "attention_temperature": 0.5},
    {"scaling": False, "pointer_scaling": False, "pointer_temperature": 2.0},
    {"remove_heads": [[0, 0], [1, 1]], "replace_with": "mean", "gate": 0.25},
    {"position_bias": False, "sinusoidal": False, "position_from_end": False},
    {"residuals": False, "layer_norm": False, "skip": [{"layer": 1, "part": "attention"}]},
    {"without_features": ["user", "time"], "only": "pointer", "order": [2, 0, 1, 3]},
]


@cache
def town():
    return read_bundle(Settings().models / "town")


@cache
def explained(index):
    query = Query.model_validate({"visits": DAY, "interventions": INTERVENTIONS[index]})
    return explain(town(), query)


def selections(choices):
    """The first values of all options, the last ones, and each option's others alone."""
    first = {choice["name"]: choice["values"][0] for choice in choices}
    yield first
    yield {choice["name"]: choice["values"][-1] for choice in choices}
    for choice in choices:
        yield from (first | {choice["name"]: value} for value in choice["values"][1:3])


def expressions_of(meta):
    """Every expression of the parts and the table of a figure."""
    table = meta.get("table", {})
    parts = [part.get("is") or part["lines"] for part in meta.get("parts", ())]
    return [*parts, *table.get("values", ()), *([table["matrix"]] if "matrix" in table else ())]


def drawn(view, index, selected):
    return draw(
        view,
        town(),
        lambda: explained(index),
        selected={name: str(value) for name, value in selected.items()},
    )


VIEWS = [name for name, view in views().items() if view.options and view.section]


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("index", range(len(INTERVENTIONS)))
def test_every_cell_opens_to_the_number_shown(view, index):
    choices = figure_meta(drawn(view, index, {})).get("choices", [])
    cases, expected = [], []
    for selected in selections(choices):
        figure = drawn(view, index, selected)
        meta = figure_meta(figure)
        expressions = expressions_of(meta)
        expected.append([compute_selected(one, meta).ravel() for one in expressions])
        sent = figure_meta(orjson.loads(figure_bytes(figure)))
        asked = expressions_of(sent)
        cases.append({"meta": sent, "selected": selected, "expressions": asked})
    for numbers, answers in zip(expected, run_in_node("select-arrays.js", cases), strict=True):
        for shown, answer in zip(numbers, answers, strict=True):
            scale = 1e-5 * max(1, np.nan_to_num(np.abs(shown)).max(initial=0))
            for found in (answer["computed"], answer["opened"]):
                # JSON has no NaN, where a figure has nothing to show.
                np.testing.assert_allclose(np.array(found, dtype=float), shown, atol=scale)


def test_cells_are_opened_under_every_intervention():
    assert {key for changes in INTERVENTIONS for key in changes} == set(Interventions.model_fields)
