"""Predictions rolled forward: each appended, the network asked again."""

from __future__ import annotations

from datetime import timedelta

import numpy as np
import plotly.graph_objects as go
import pytest
import torch

from pointerscope.analysis.explanation import explain
from pointerscope.analysis.rollforward import roll_forward
from pointerscope.core.settings import Settings
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.labels import place_names
from pointerscope.figures.views import draw
from pointerscope.mobility.places import FIRST_KNOWN
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from tests.conftest import WITHOUT, write_tiny

pytestmark = pytest.mark.slow

DAY = "#2 @ 2026-11-16 08:00 +45, #3 @ 09:00 +480, #4 @ 17:10 +30, #3 @ 2026-11-17 09:00 +60"
CHANGES = {
    "mask_visits": [0, 2],
    "without_features": ["time"],
    "position_bias": False,
    "attention_temperature": 2.0,
}


@pytest.fixture(scope="module", params=["town", "tiny", *WITHOUT])
def bundle(request, tmp_path_factory):
    if request.param == "town":
        return read_bundle(Settings().models / "town")
    folder = tmp_path_factory.mktemp("bundles") / request.param
    written = write_tiny(folder, WITHOUT.get(request.param, set()), max_visits=9)
    return known_only(read_bundle(written))


def known_only(bundle):
    """The same bundle, so that it answers with known places alone."""
    with torch.no_grad():
        if bundle.network.gen_head is not None:
            bundle.network.gen_head.bias[:2] = -50
    return bundle


def sent(visits):
    return [
        {
            "location": visit.location,
            "arrival": visit.arrival.isoformat(),
            "duration_minutes": visit.duration_minutes,
        }
        for visit in visits
    ]


def test_the_first_step_is_the_answer_itself(bundle):
    explanation = explain(bundle, Query(visits=DAY, predict_at="2026-11-19 07:00"))
    rolled = roll_forward(explanation)
    assert rolled.locations[0] == explanation.prediction.location
    assert rolled.probabilities[0] == pytest.approx(explanation.prediction.probability)
    assert rolled.gate[0] == pytest.approx(explanation.gate)


@pytest.mark.parametrize("changes", [None, CHANGES], ids=["as learned", "changed"])
@pytest.mark.parametrize("predict_at", [None, "2026-11-18 07:00"])
def test_a_step_is_the_query_with_the_predicted_visits_written_out(bundle, changes, predict_at):
    query = Query(visits=DAY, predict_at=predict_at, interventions=changes)
    explanation = explain(bundle, query)
    rolled = roll_forward(explanation)
    assert len(rolled.locations) == 12
    most = bundle.architecture.max_visits
    for step in range(1, 12):
        line = [*explanation.query.visits, *rolled.visits[:step]]
        first = rolled.first[step]
        assert first == max(0, len(line) - most)
        masks = [place - first for place in (0, 2) if place >= first]
        there = explain(
            bundle,
            Query(
                visits=sent(line[first:]),
                interventions=changes and changes | {"mask_visits": masks},
            ),
        )
        assert rolled.locations[step] == there.prediction.location
        assert rolled.probabilities[step] == pytest.approx(there.prediction.probability, abs=1e-5)
        assert rolled.gate[step] == pytest.approx(there.gate, abs=1e-5)
        if there.pointer_weights is not None:
            weights = rolled.weights[step, first : len(line)]
            np.testing.assert_allclose(weights, there.pointer_weights, atol=1e-5)
            assert rolled.weights[step].sum() == pytest.approx(1, abs=1e-5)


def test_the_order_is_changed_once(bundle):
    order = [2, 0, 3, 1]
    explanation = explain(bundle, Query(visits=DAY, interventions={"order": order}))
    rolled = roll_forward(explanation, 4)
    visits = explain(bundle, Query(visits=DAY)).query.visits
    assert rolled.visits[0].arrival == visits[-1].end
    for step in range(1, 4):
        there = explain(
            bundle,
            Query(
                visits=sent([*visits, *rolled.visits[:step]]),
                interventions={"order": [*order, *range(4, 4 + step)]},
            ),
        )
        assert rolled.locations[step] == there.prediction.location
        assert rolled.probabilities[step] == pytest.approx(there.prediction.probability, abs=1e-5)


def test_visits_follow_one_another_and_last_what_is_typical(bundle):
    explanation = explain(bundle, Query(visits=DAY))
    rolled = roll_forward(explanation)
    end = explanation.query.visits[-1].end
    for visit in rolled.visits:
        assert visit.arrival == end
        typical = bundle.places[visit.location].typical_minutes
        assert visit.duration_minutes == (60 if typical is None else typical)
        end = visit.arrival + timedelta(minutes=visit.duration_minutes)


def test_the_first_visit_begins_when_the_query_says(bundle):
    explanation = explain(bundle, Query(visits=DAY, predict_at="2026-11-19 07:00"))
    assert f"{roll_forward(explanation, 1).visits[0].arrival:%a %d %H:%M}" == "Thu 19 07:00"


def test_a_record_that_contradicts_itself_rolls_on(bundle):
    record = {
        "X": [2, 3, 4],
        "user_X": 0,
        "weekday_X": [5, 1, 0],
        "start_min_X": [600, 1430, 20],
        "dur_X": [30, 10, 60],
        "diff": [3, 1, 1],
    }
    assert len(roll_forward(explain(bundle, Query(record=record))).locations) == 12


def test_every_step_is_a_known_place(tmp_path):
    bundle = read_bundle(write_tiny(tmp_path / "lost", {"pointer", "position_bias", "gate"}))
    with torch.no_grad():
        bundle.network.gen_head.bias[1] = 50
    explanation = explain(bundle, Query(visits="#2, #3"))
    rolled = roll_forward(explanation)
    assert len(rolled.visits) == 12
    assert (rolled.locations >= FIRST_KNOWN).all()
    assert explanation.unknown_probability > 0.9
    go.Figure(drawable(draw("rollforward", bundle, lambda: explanation)))


def test_a_network_of_one_visit_reads_the_last_prediction_alone(tmp_path):
    bundle = known_only(read_bundle(write_tiny(tmp_path / "short", max_visits=1)))
    rolled = roll_forward(explain(bundle, Query(visits="#2")))
    assert rolled.first == tuple(range(12))
    np.testing.assert_allclose(rolled.weights, np.eye(12), atol=1e-6)


def drawable(figure):
    """The figure without what Plotly does not know of: its arrays stand in `meta`."""
    return {"data": figure["data"], "layout": figure["layout"] | {"meta": {}}}


@pytest.mark.parametrize("step", [0, 5, 11])
def test_the_figure_shows_the_chosen_step(bundle, step):
    explanation = explain(bundle, Query(visits=DAY))
    rolled = roll_forward(explanation)
    figure = draw("rollforward", bundle, lambda: explanation, selected={"step": str(step)})
    go.Figure(drawable(figure))
    assert b"NaN" not in figure_bytes(figure)
    np.testing.assert_array_equal(figure["data"][0]["x"], rolled.probabilities)
    assert figure["data"][1]["x"].nonzero()[0].tolist() == [step]
    if rolled.weights is not None:
        np.testing.assert_array_equal(figure["data"][-1]["x"], rolled.weights[step])
    meta = figure["layout"]["meta"]
    assert meta["player"] == "step"
    assert meta["summary"].startswith(f"Step {step + 1} of 12")
    assert "where, not when" in meta["summary"]


def test_the_table_holds_every_step(bundle):
    explanation = explain(bundle, Query(visits=DAY))
    rolled = roll_forward(explanation)
    table = draw("rollforward", bundle, lambda: explanation)["layout"]["meta"]["table"]
    assert [row[0] for row in table["rows"]] == [str(number) for number in range(1, 13)]
    assert [row[4] for row in table["rows"]] == pytest.approx(rolled.probabilities.tolist())
    assert all(len(row) == len(table["columns"]) for row in table["rows"])
    assert table["rows"][0][1] == place_names(bundle.places).plain[explanation.prediction.location]


def test_places_of_one_name_are_told_apart_by_their_ids(tmp_path):
    bundle = read_bundle(write_tiny(tmp_path / "twins"))
    with torch.no_grad():
        bundle.network.gen_head.bias[6] = 50
    explanation = explain(bundle, Query(visits="#2", interventions={"only": "generation"}))
    figure = draw("rollforward", bundle, lambda: explanation)
    assert figure["data"][0]["y"][0] == "1 Twin #6"
    assert figure["layout"]["meta"]["table"]["rows"][0][1] == "Twin #6"
