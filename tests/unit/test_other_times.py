"""A history moved to other weekdays and hours."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

import numpy as np
import plotly.graph_objects as go
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.analysis.explanation import explain
from pointerscope.analysis.other_times import HOURS, compute_other_times, shift_history
from pointerscope.core.settings import Settings
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.labels import place_names
from pointerscope.figures.views import draw
from pointerscope.mobility.histories import build_history
from pointerscope.mobility.query import Query
from pointerscope.mobility.visits import Visit
from pointerscope.network.bundles import read_bundle
from tests.conftest import WITHOUT, write_tiny

pytestmark = pytest.mark.slow

COLUMNS = ("locations", "weekdays", "start_minutes", "durations", "days_before")
STAYS = [
    ("#2", "2026-11-16T08:00", 45),
    ("#3", "2026-11-16T09:15", 480),
    ("#4", "2026-11-16T23:40", 30),
    ("#3", "2026-11-17T09:00", 60),
]
PREDICT_AT = datetime(2026, 11, 17, 18, 30)
CHANGES = {
    "mask_visits": [1],
    "order": [1, 0, 2, 3],
    "without_features": ["duration"],
    "pointer_temperature": 2.0,
    "skip": [{"layer": 0, "part": "attention"}],
}
RECORD = {
    "X": [2, 3, 4],
    "user_X": 0,
    "weekday_X": [5, 1, 0],
    "start_min_X": [600, 1430, 20],
    "dur_X": [30, 10, 60],
    "diff": [3, 1, 1],
}  # its weekdays and days before disagree


@pytest.fixture(scope="module", params=["town", "tiny", *WITHOUT])
def bundle(request, tmp_path_factory):
    if request.param == "town":
        return read_bundle(Settings().models / "town")
    folder = tmp_path_factory.mktemp("bundles") / request.param
    return read_bundle(write_tiny(folder, WITHOUT.get(request.param, set())))


def asked(bundle, hours=0, changes=None):
    """The query with every moment so many hours later."""
    later = timedelta(hours=hours)
    visits = [
        {
            "location": place,
            "arrival": (datetime.fromisoformat(arrival) + later).isoformat(),
            "duration_minutes": stay,
        }
        for place, arrival, stay in STAYS
    ]
    at = (PREDICT_AT + later).isoformat()
    return explain(bundle, Query(visits=visits, predict_at=at, interventions=changes))


@pytest.mark.parametrize("changes", [None, CHANGES], ids=["as learned", "changed"])
def test_moved_by_hours_is_the_query_moved_by_hours(bundle, changes):
    found = compute_other_times(asked(bundle, changes=changes)).hours
    for row, hours in enumerate(HOURS):
        there = asked(bundle, hours, changes)
        np.testing.assert_allclose(found.probabilities[row], there.probabilities, atol=1e-5)
        assert found.gate[row] == pytest.approx(there.gate, abs=1e-5)


@pytest.mark.parametrize("changes", [None, CHANGES], ids=["as learned", "changed"])
def test_moved_to_a_weekday_is_the_query_on_that_weekday(bundle, changes):
    here = asked(bundle, changes=changes)
    found = compute_other_times(here)
    for day in range(7):
        there = asked(bundle, 24 * ((day - found.weekday) % 7), changes)
        assert there.visits[-1].weekday == day
        np.testing.assert_allclose(
            found.weekdays.probabilities[day], there.probabilities, atol=1e-5
        )
        assert found.weekdays.gate[day] == pytest.approx(there.gate, abs=1e-5)


def test_not_moved_is_the_answer_as_it_is(bundle):
    for query in (Query(record=RECORD), Query(visits="#2, #3"), Query(visits="#4")):
        explanation = explain(bundle, query)
        found = compute_other_times(explanation)
        for same in (
            found.weekdays.probabilities[found.weekday],
            found.hours.probabilities[HOURS.index(0)],
        ):
            np.testing.assert_allclose(same, explanation.probabilities, atol=1e-5)
        assert found.leaders[0] == explanation.prediction.location


moments = st.datetimes(datetime(2020, 1, 1), datetime(2030, 1, 1)).map(
    lambda moment: moment.replace(second=0, microsecond=0)
)


@given(
    st.lists(moments, min_size=1, max_size=5).map(sorted),
    st.integers(0, 10_000),
    st.integers(-200, 200),
)
def test_a_history_moves_as_its_dates_do(arrivals, later, hours):
    predict_at = arrivals[-1] + timedelta(minutes=later)
    shift = timedelta(hours=hours)
    visits = [Visit(2 + index, arrival, 30) for index, arrival in enumerate(arrivals)]
    by_dates = build_history(
        [Visit(visit.location, visit.arrival + shift, 30) for visit in visits],
        1,
        predict_at + shift,
    )
    found = shift_history(build_history(visits, 1, predict_at), predict_at, hours)
    for name in COLUMNS:
        np.testing.assert_array_equal(getattr(found, name), getattr(by_dates, name))


@given(st.integers(-4, 4))
def test_whole_weeks_change_nothing(weeks):
    visits = [Visit(2, datetime(2026, 11, 16, 23, 50), 5), Visit(3, datetime(2026, 11, 17, 1), 5)]
    history = build_history(visits, 1, PREDICT_AT)
    found = shift_history(history, PREDICT_AT, 7 * 24 * weeks)
    for name in COLUMNS:
        np.testing.assert_array_equal(getattr(found, name), getattr(history, name))


def test_a_network_that_sees_no_times_answers_alike_at_all_times(tmp_path):
    bundle = read_bundle(write_tiny(tmp_path / "timeless", {"time", "weekday", "recency"}))
    explanation = asked(bundle)
    found = compute_other_times(explanation)
    for there in (found.weekdays, found.hours):
        np.testing.assert_allclose(there.probabilities - explanation.probabilities, 0, atol=1e-6)


def test_the_figure_marks_the_present_and_its_table_holds_every_move(bundle):
    explanation = asked(bundle)
    figure = draw("when", bundle, lambda: explanation)
    go.Figure(figure)
    assert b"NaN" not in figure_bytes(figure)
    layout = figure["layout"]
    assert [(shape["x0"] + shape["x1"]) / 2 for shape in layout["shapes"]] == [1, 0]
    table = layout["meta"]["table"]
    assert len(table["rows"]) == 7 + 24
    here = next(row for row in table["rows"] if row[0] == "not moved")
    assert "3 hours later" in [row[0] for row in table["rows"]]
    assert not [row for row in table["rows"] if row[0][0] in "+-=@"]
    assert here[1] == place_names(bundle.places).plain[explanation.prediction.location]
    assert here[3] == pytest.approx(explanation.prediction.probability, abs=1e-5)
    assert "but not the hour of the next one" in layout["meta"]["summary"]


def test_where_no_times_are_read_it_is_said_that_moving_changes_nothing(tmp_path):
    timeless = read_bundle(write_tiny(tmp_path / "timeless", {"time", "weekday", "recency"}))
    whole = read_bundle(write_tiny(tmp_path / "whole"))
    off = {"without_features": ["time", "weekday", "recency"]}
    for explanation in (asked(timeless), asked(whole, changes=off)):
        meta = draw("when", explanation.bundle, lambda asked=explanation: asked)["layout"]["meta"]
        assert "This network uses no times" in meta["summary"]
        assert "The network sees" not in meta["summary"]


def test_the_gate_has_a_line_where_there_are_two_parts(bundle):
    drawn = {trace["name"] for trace in draw("when", bundle, lambda: asked(bundle))["data"]}
    two = bundle.architecture.components >= {"pointer", "generation"}
    assert ("the gate" in drawn) == two


def test_a_forced_gate_is_said_to_be_fixed(bundle):
    if not bundle.architecture.components >= {"pointer", "generation"}:
        return
    explanation = asked(bundle, changes={"gate": 0.25})
    summary = draw("when", bundle, lambda: explanation)["layout"]["meta"]["summary"]
    has_gate = bundle.architecture.has("gate")
    said = "The gate is" if has_gate else "Without a gate, the pointer's share is"
    assert f"{said} fixed at 0.25." in summary


def test_a_gate_that_no_move_changes_is_said_to_stay():
    timeless = read_bundle(Settings().models / "town-without-time")
    query = Query(visits="Maple Court @ Mon 08:00 +45, Café Luna")
    meta = draw("when", timeless, lambda: explain(timeless, query))["layout"]["meta"]
    assert re.search(r"The gate stays at 0\.\d{3}\.", meta["summary"])
