"""Every published form, from a file to a model that explains."""

from __future__ import annotations

from datetime import datetime

import numpy as np
import pytest
from click.testing import CliRunner

from pointerscope.cli.main import main
from pointerscope.mobility.data_set import split_histories
from pointerscope.mobility.growing_array import GrowingArray
from pointerscope.mobility.look import look_at
from pointerscope.mobility.prepared import read_prepared, write_prepared
from pointerscope.mobility.sources import ReadReporter, guess_source
from pointerscope.mobility.visit_table import VisitTable
from pointerscope.mobility.visits import Visit
from tests.forms import DAYS, FORMS, Form, life

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.write.__name__)
def test_a_form_becomes_the_visits_that_were_lived(tmp_path, form: Form):
    (tmp_path / "in").mkdir()
    path = form.write(tmp_path / "in")
    source = guess_source(path)
    assert source.name == form.source
    data = source.read(path, source.options(**form.options), ReadReporter())
    assert len(data.visits) == form.people
    assert len(data.places) == 3
    assert not data.report.dropped

    expected = [one for one in life() if one.person == 1]
    found = data.visits[1]
    arrivals = [one.arrival.replace(tzinfo=None) for one in expected]
    if form.tracked:  # a stay is found where someone stays; the shortest and the last may differ
        assert len(found) >= 3 * DAYS
        found_at = {visit.arrival for visit in found}
        assert sum(arrival in found_at for arrival in arrivals) >= 3 * DAYS - 2
    else:
        assert [visit.arrival for visit in found] == arrivals
        minutes = [one.minutes if form.durations else 0 for one in expected]
        assert [visit.duration_minutes for visit in found] == minutes
    if not form.tracked:
        places = {one.place: visit.location for visit, one in zip(found, expected, strict=True)}
        assert [visit.location for visit in found] == [places[one.place] for one in expected]

    write_prepared(tmp_path / "out", data, source.name, {})
    again = read_prepared(tmp_path / "out")
    assert again.visits == data.visits
    assert len(split_histories(again).train) > 10
    assert look_at(data).visits == sum(map(len, data.visits.values()))


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.write.__name__)
def test_hours_of_day_are_those_of_the_people(tmp_path, form: Form):
    path = form.write(tmp_path)
    source = guess_source(path)
    hours = look_at(source.read(path, source.options(**form.options), ReadReporter())).hours
    assert hours[8] + hours[13] + hours[18] > 0.6 * sum(hours)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.write.__name__)
def test_a_form_becomes_a_model_that_explains(tmp_path, form: Form):
    (tmp_path / "in").mkdir()
    path = form.write(tmp_path / "in")
    settings = [f"{name}={value}" for name, value in form.options.items()]
    places = ("--data", tmp_path / "data", "--models", tmp_path / "models")
    tiny = ("--epochs", "1", *("--set", "d_model=16", "--set", "heads=2", "--set", "layers=1"))
    chosen = [word for setting in settings for word in ("--set", setting)]
    for command in (
        ("data", "mine", path, "--yes", "--data", tmp_path / "data", *chosen),
        ("train", "mine", *tiny, *places),
        ("explain", "mine", "#2 @ Mon 08:00, #3", "--models", tmp_path / "models"),
    ):
        done = CliRunner().invoke(main, [str(argument) for argument in command])
        assert done.exit_code == 0, done.output


def test_visits_in_arrays_are_read_like_a_dictionary():
    visits = {
        3: (Visit(2, datetime(2026, 3, 2, 8), 45), Visit(4, datetime(2026, 3, 2, 9), 0)),
        1: (Visit(2, datetime(2026, 3, 2, 7, 59), 2879),),
    }
    table = VisitTable.of(visits)
    assert table == visits
    assert list(table) == [1, 3]
    assert VisitTable.of({}) == {}


def test_an_array_grows_to_what_was_added():
    growing = GrowingArray()
    parts = [np.arange(length, dtype=np.int32) for length in (3, 0, 500, 7)]
    for part in parts:
        growing.extend(part)
    assert growing.array().tolist() == np.concatenate(parts).tolist()
