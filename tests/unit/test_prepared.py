"""Prepared data sets: what was written is read again."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.mobility.data_set import DataSet, HistoryRule, Records, split_histories
from pointerscope.mobility.places import UNKNOWN, Place
from pointerscope.mobility.prepared import (
    DataSetCatalogue,
    PreparedError,
    read_prepared,
    read_summary,
    write_prepared,
)
from pointerscope.mobility.report import Report
from pointerscope.mobility.town import simulate_town
from pointerscope.mobility.visits import Visit


def small(**other: object) -> DataSet:
    visits = tuple(
        Visit(5 + index % 2, datetime(2026, 3, 2, 8) + timedelta(hours=12 * index), index)
        for index in range(40)
    )
    known = {
        "name": "small",
        "title": "Small",
        "licence": "CC0-1.0",
        "places": (Place(5, 'Café "Ö", north', "café", 1.5, -2.25), Place(6)),
        "people": {1: "Ada, the first"},
        "visits": {1: visits},
        "kind": "gps stays",
        "terms": "Be kind.\n",
        "rule": HistoryRule(previous_visits=9),
    }
    return DataSet(**known | other)


def test_a_data_set_is_read_as_it_was_written(tmp_path):
    report = Report()
    report.drop("lines that cannot be read", where="visits.csv, line 17: no time")
    written = small(report=report)
    write_prepared(tmp_path / "mine", written, "table", {"time_zone": "UTC"})
    assert read_prepared(tmp_path / "mine") == replace(written, name="mine", title="Small")


@given(
    st.lists(
        st.tuples(
            st.integers(2, 2_000_000_000),
            st.datetimes(datetime(1, 1, 1), datetime(9990, 1, 1)),
            st.integers(0, 100_000),
        ),
        min_size=1,
        max_size=20,
    )
)
def test_any_visits_are_read_as_they_were_written(tmp_path_factory, rows):
    visits = tuple(
        Visit(location, moment.replace(second=0, microsecond=0), minutes)
        for location, moment, minutes in sorted(rows, key=lambda row: row[1])
    )
    folder = tmp_path_factory.mktemp("data") / "any"
    write_prepared(folder, small(visits={7: visits}, people={7: "Seven"}), "table", {})
    read = read_prepared(folder)
    assert isinstance(read, DataSet)
    assert read.visits == {7: visits}


def test_the_town_is_the_same_after_being_prepared(tmp_path):
    town = simulate_town(1, residents=4, weeks=4)
    write_prepared(tmp_path / "town", town, "town", {"seed": 1})
    read = read_prepared(tmp_path / "town")
    assert isinstance(read, DataSet)
    assert replace(read, title=town.title) == town
    assert any(reason.decided_by for own in read.reasons.values() for reason in own)
    assert any(reason.repeats is None for own in read.reasons.values() for reason in own)


def test_records_are_read_as_they_were_written(tmp_path):
    split = split_histories(simulate_town(1, residents=4, weeks=4))
    records = Records("r", "R", "none", split.train, split.validation, split.test)
    summary = write_prepared(tmp_path / "r", records, "records", {})
    assert summary.records
    everything = (*split.train, *split.validation, *split.test)
    visited = {place for history in everything for place in history.locations.tolist()}
    targets = {history.target for history in everything}
    assert summary.places == len((visited | targets) - {UNKNOWN})
    assert (summary.first_day, summary.visits) == (
        None,
        len(split.train) + len(split.validation) + len(split.test),
    )
    read = read_prepared(tmp_path / "r")
    assert isinstance(read, Records)
    for name in ("train", "validation", "test"):
        for one, other in zip(getattr(read, name), getattr(records, name), strict=True):
            assert (one.user, one.target) == (other.user, other.target)
            for column in ("locations", "weekdays", "start_minutes", "durations", "days_before"):
                np.testing.assert_array_equal(getattr(one, column), getattr(other, column))


def test_the_summary_says_what_there_is(tmp_path):
    write_prepared(tmp_path / "mine", small(), "table", {"person": "who"})
    summary = read_summary(tmp_path / "mine")
    assert (summary.people, summary.places, summary.visits) == (1, 2, 40)
    assert (summary.first_day, summary.last_day) == (date(2026, 3, 2), date(2026, 3, 21))
    assert (summary.source, summary.options) == ("table", {"person": "who"})


def test_a_renamed_folder_has_its_own_name(tmp_path):
    write_prepared(tmp_path / "mine", small(), "table", {})
    (tmp_path / "mine").rename(tmp_path / "yours")
    assert [summary.name for summary in DataSetCatalogue(tmp_path).all()] == ["yours"]
    assert read_prepared(tmp_path / "yours").name == "yours"


def test_writing_again_replaces_what_was_there_as_a_whole(tmp_path):
    split = split_histories(simulate_town(1, residents=4, weeks=4))
    records = Records("r", "R", "none", split.train, split.validation, split.test)
    write_prepared(tmp_path / "mine", records, "records", {})
    write_prepared(tmp_path / "mine", small(), "table", {})
    assert sorted(path.name for path in (tmp_path / "mine").iterdir()) == [
        "data.json",
        "people.csv",
        "places.csv",
        "visits.csv",
    ]
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_the_catalogue_lists_what_can_be_opened(tmp_path):
    write_prepared(tmp_path / "b", small(), "table", {})
    write_prepared(tmp_path / "a", small(), "table", {})
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "data.json").write_text("{")
    (tmp_path / "notes").mkdir()
    assert [summary.name for summary in DataSetCatalogue(tmp_path).all()] == ["a", "b"]
    assert DataSetCatalogue(tmp_path / "nowhere").all() == []


def test_a_data_set_that_is_not_there_is_named(tmp_path):
    with pytest.raises(PreparedError, match="no prepared data set"):
        read_prepared(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("file", "line", "message"),
    [
        ("visits.csv", "1,5,yesterday,3", "visits.csv, line 42"),
        ("visits.csv", "1,5", "visits.csv, line 42"),
        ("places.csv", "x,,,,,", "Line 4"),
        ("people.csv", "1", "Line 3"),
    ],
)
def test_a_damaged_line_is_named(tmp_path, file, line, message):
    write_prepared(tmp_path / "mine", small(), "table", {})
    with (tmp_path / "mine" / file).open("a", encoding="utf-8") as opened:
        opened.write(line + "\n")
    with pytest.raises(PreparedError, match=message):
        read_prepared(tmp_path / "mine")


def test_reasons_that_do_not_belong_to_the_visits_are_refused(tmp_path):
    town = simulate_town(1, residents=2, weeks=4)
    write_prepared(tmp_path / "town", town, "town", {})
    reasons = tmp_path / "town" / "reasons.csv"
    lines = reasons.read_text(encoding="utf-8").splitlines(keepends=True)
    reasons.write_text("".join(lines[:-1]), encoding="utf-8")
    with pytest.raises(PreparedError, match="more or fewer lines"):
        read_prepared(tmp_path / "town")
    reasons.write_text("".join([*lines, "1,errand\n"]), encoding="utf-8")
    with pytest.raises(PreparedError, match=f"reasons.csv, line {len(lines) + 1}"):
        read_prepared(tmp_path / "town")


def test_a_missing_file_is_named(tmp_path):
    write_prepared(tmp_path / "mine", small(), "table", {})
    (tmp_path / "mine" / "visits.csv").unlink()
    with pytest.raises(PreparedError, match="damaged"):
        read_prepared(tmp_path / "mine")


def test_a_prepared_data_set_is_for_its_owner_alone(tmp_path):
    write_prepared(tmp_path / "mine", small(), "table", {})
    assert (tmp_path / "mine").stat().st_mode & 0o077 == 0
