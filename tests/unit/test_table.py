"""Anybody's tables."""

from __future__ import annotations

import csv
import io
import json
import re
import sys
import zipfile
from datetime import UTC, datetime, timedelta, timezone
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import pyarrow as pa
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pyarrow import parquet

from pointerscope.mobility.sources import (
    DataError,
    MissingExtraError,
    ReadReporter,
    guess_source,
    sources,
)
from pointerscope.mobility.table_files import open_table

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from pointerscope.mobility.data_set import DataSet

SOURCE = sources()["table"]
MONDAY = datetime(2026, 3, 2)
LATEST = datetime(2099, 1, 1)  # later years are refused in a table
HEADER = "user,arrival,departure,place"
ROWS = ["7,2026-03-02 08:00,2026-03-02 09:30,home", "7,2026-03-02 10:00,2026-03-02 11:00,work"]


def write(folder: Path, *lines: str, encoding: str = "utf-8", name: str = "visits.csv") -> Path:
    path = folder / name
    path.write_bytes("".join(line + "\n" for line in lines).encode(encoding))
    return path


def write_parquet(folder: Path, name: str = "visits.parquet", **columns: Any) -> Path:
    path = folder / name
    parquet.write_table(pa.table(columns), path)
    return path


def read(path: Path, reporter: ReadReporter | None = None, **options: Any) -> DataSet:
    return SOURCE.read(path, SOURCE.options(**options), reporter or ReadReporter())


def guess_and_read(path: Path) -> DataSet:
    source = guess_source(path)
    return source.read(path, source.options(), ReadReporter())


def flat(data: DataSet) -> list[tuple[str, str, datetime, int]]:
    """Every visit with the names of person and place."""
    names = {place.id: place.label for place in data.places}
    return [
        (data.people[person], names[visit.location], visit.arrival, visit.duration_minutes)
        for person, own in data.visits.items()
        for visit in own
    ]


def arrivals(folder: Path, *times: str, **options: Any) -> list[datetime]:
    """How these times are read; each is somebody else's."""
    lines = [f'{user},"{time}",home' for user, time in enumerate(times)]
    data = read(write(folder, "user,time,place", *lines), **options)
    return [own[0].arrival for own in data.visits.values()]


def notes(data: DataSet) -> str:
    return " ".join(data.report.notes)


def test_a_table_of_visits_is_read(tmp_path):
    assert flat(read(write(tmp_path, HEADER, *ROWS))) == [
        ("User 7", "home", MONDAY + timedelta(hours=8), 90),
        ("User 7", "work", MONDAY + timedelta(hours=10), 60),
    ]


@pytest.mark.parametrize(
    "name", ["visits.csv", "visits.tsv", "visits.txt", "VISITS.CSV", "visits.tab"]
)
def test_it_is_recognised(tmp_path, name):
    assert guess_source(write(tmp_path, HEADER, *ROWS, name=name)).name == "table"


def test_parquet_is_recognised_under_any_name(tmp_path):
    assert SOURCE.recognises(write_parquet(tmp_path, "visits", user=[1]))


def test_other_paths_are_not_recognised(tmp_path):
    paths = [tmp_path, tmp_path / "missing.csv", tmp_path / "binary.csv", tmp_path / "one.csv"]
    paths[2].write_bytes(bytes(range(256)))
    paths[3].write_text("a story\nwithout columns\n")
    paths.append(write(tmp_path, HEADER, *ROWS, name="visits.json"))
    for path in paths:
        assert not SOURCE.recognises(path)


# The same visits come out of every way to write them.


PEOPLE = st.text("abcdefÄ漢 ,;|\"'", min_size=1, max_size=6).map(str.strip).filter(bool)
VISITS = st.lists(
    st.tuples(
        PEOPLE,
        PEOPLE,
        st.integers(0, 50_000).map(lambda minutes: MONDAY + timedelta(minutes=minutes)),
        st.integers(0, 2000),
    ),
    min_size=1,
    max_size=12,
    unique_by=lambda visit: (visit[0], visit[2]),
)


def as_sorted(visits: Sequence[tuple[str, str, datetime, int]]) -> list[Any]:
    return sorted(visits, key=lambda visit: (visit[0], visit[2]))


@given(VISITS, st.data())
@settings(max_examples=60)
def test_every_dialect_holds_the_same_visits(tmp_path_factory, visits, data):
    out = io.StringIO()
    writer = csv.writer(
        out,
        delimiter=data.draw(st.sampled_from(",;\t|")),
        lineterminator=data.draw(st.sampled_from(["\n", "\r\n"])),
        quoting=data.draw(st.sampled_from([csv.QUOTE_MINIMAL, csv.QUOTE_ALL])),
    )
    written = data.draw(st.sampled_from(["%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M:%S", "%Y/%m/%d %H:%M"]))
    writer.writerow(["person", "place_id", "started_at", "duration", "place_name"])
    for person, place, arrival, minutes in visits:
        writer.writerow([person, f"p{place}", arrival.strftime(written), minutes, place])
    path = tmp_path_factory.mktemp("any") / "visits.csv"
    path.write_bytes(
        out.getvalue().encode(data.draw(st.sampled_from(["utf-8", "utf-8-sig", "utf-16"])))
    )
    found = read(path, merge_minutes=None)
    assert as_sorted(flat(found)) == as_sorted(visits)
    assert not found.report.dropped


@given(VISITS, st.sampled_from(["s", "ms", "us", "ns"]), st.booleans())
@settings(max_examples=30)
def test_parquet_holds_the_same_visits(tmp_path_factory, visits, unit, as_departure):
    person, place, arrival, minutes = map(list, zip(*visits, strict=True))
    columns: dict[str, Any] = {
        "person": pa.array(person).dictionary_encode(),
        "place": [f"p{name}" for name in place],
        "place_name": place,
        "arrival": pa.array(arrival, pa.timestamp(unit)),
    }
    if as_departure:
        ends = [start + timedelta(minutes=m) for start, m in zip(arrival, minutes, strict=True)]
        columns["departure"] = pa.array(ends, pa.timestamp(unit))
    else:
        columns["duration"] = minutes
    path = write_parquet(tmp_path_factory.mktemp("any"), **columns)
    assert as_sorted(flat(read(path, merge_minutes=None))) == as_sorted(visits)


def test_latin_1_is_read_with_a_note(tmp_path):
    data = read(write(tmp_path, HEADER, *ROWS, ROWS[0].replace("home", "Café"), encoding="latin-1"))
    assert "Café" in [place.name for place in data.places]
    assert "visits.csv is not in UTF-8 and was read as Latin-1." in data.report.notes


def test_semicolons_go_with_decimal_commas(tmp_path):
    rows = ["user;time;place;lat;lon", "1;2026-03-02 08:00;home;47,5;8,25"]
    (place,) = read(write(tmp_path, *rows)).places
    assert (place.latitude, place.longitude) == (47.5, 8.25)


# Columns.


@pytest.mark.parametrize(
    "header",
    [
        "user_id,started_at,finished_at,location_id",
        "UserID,Start Time,End Time,Place",
        "agent,arrival,leaving_time,venueId",
        "uid,check-in,check-out,POI",
        "id,start,end,location",
        "userId,utcTimestamp,venueCategory,venueId",
        "who,when,until,where",
        "customer,ts,until,where",
    ],
)
def test_columns_are_guessed_by_their_names(tmp_path, header):
    assert len(flat(read(write(tmp_path, header, *ROWS)))) == 2


def test_what_was_taken_and_ignored_is_noted(tmp_path):
    lines = ["id,user,arrival,place,weather", "1,7,2026-03-02 08:00,home,fine"]
    data = read(write(tmp_path, *lines))
    assert data.report.notes[:2] == [
        'Columns used: "user" as person, "arrival" as arrival, "place" as place.',
        'Columns ignored: "id", "weather".',
    ]


def test_columns_can_be_set(tmp_path):
    lines = ["who,when,where,user", "ann,2026-03-02 08:00,home,x"]
    data = read(write(tmp_path, *lines), person="WHO", arrival="when", place="where")
    assert flat(data)[0][:2] == ("ann", "home")


def test_columns_called_by_a_number_can_be_set(tmp_path):
    lines = ["1,2,3", "ann,2026-03-02 08:00,home"]
    assert len(flat(read(write(tmp_path, *lines), person=1, arrival=2, place=3))) == 1


def test_a_guess_can_be_turned_down(tmp_path):
    data = read(write(tmp_path, HEADER, *ROWS), departure="")
    assert data.kind == "check-ins"


def test_columns_that_cannot_be_guessed_are_asked_for(tmp_path):
    with pytest.raises(DataError) as caught:
        read(write(tmp_path, "a,b,c", "ann,2026-03-02 08:00,home"))
    message = str(caught.value)
    for part in ("--set person=COLUMN", "--set arrival=COLUMN", "--set place=COLUMN"):
        assert part in message
    assert "The columns are: a, b, c." in message


def test_one_coordinate_alone_is_no_place(tmp_path):
    with pytest.raises(DataError, match="latitude and longitude"):
        read(write(tmp_path, "user,time,lat", "1,2026-03-02 08:00,47"))


def test_a_column_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(DataError, match=r'no column "who".*user, arrival, departure, place'):
        read(write(tmp_path, HEADER, *ROWS), person="who")


def test_two_columns_of_one_name_are_refused(tmp_path):
    with pytest.raises(DataError, match='Two columns have the name "user"'):
        read(write(tmp_path, "user,user,time,place", "1,2,2026-03-02 08:00,home"))


@pytest.mark.parametrize("form", ["text", "JSON Lines"])
def test_a_table_of_more_columns_than_any_data_set_has_is_refused(tmp_path, form):
    names = [f"column_{n}" for n in range(1_001)]
    if form == "text":
        path = write(tmp_path, ",".join(names), ",".join("1" for _ in names))
    else:
        path = write(tmp_path, json.dumps(dict.fromkeys(names, 1)), name="visits.jsonl")
    with pytest.raises(DataError, match="has more than 1,000 columns"):
        read(path)


def test_a_file_with_more_columns_than_that_on_all_lines_together_is_refused(tmp_path):
    lines = (json.dumps({f"left_{n}": 1, f"right_{n}": 1}) for n in range(501))
    with pytest.raises(DataError, match="has more than 1,000 columns"):
        read(write(tmp_path, *lines, name="visits.jsonl"))


def test_names_that_are_too_long_are_no_columns(tmp_path):
    visit = {"user": 1, "time": "2026-03-02 08:00", "place": "home"}
    path = write(tmp_path, json.dumps({"k" * 200: {"a": 1}, **visit}), name="visits.jsonl")
    assert open_table(path).columns == ("user", "time", "place")
    with pytest.raises(DataError, match="names have more than 200 characters"):
        open_table(write(tmp_path, json.dumps({"k" * 201: 1}), name="visits.jsonl"))


def test_half_a_character_of_json_is_replaced(tmp_path):
    visit = {"user": 1, "time": "2026-03-02 08:00", "place": "Caf\ud800\U0001f600", "\udc00": 1}
    path = write(tmp_path, json.dumps(visit), name="visits.jsonl")
    assert open_table(path).columns[-1] == "?"
    assert flat(read(path))[0][1] == "Caf?\U0001f600"


def test_other_columns_change_nothing_up_to_that_limit(tmp_path):
    more = [f"column_{n}" for n in range(996)]
    rows = (",".join([row, *("1" for _ in more)]) for row in ROWS)
    path = write(tmp_path, ",".join([HEADER, *more]), *rows, name="wide.csv")
    assert flat(read(path)) == flat(read(write(tmp_path, HEADER, *ROWS)))


@pytest.mark.parametrize("lines", [["a story", "and no table"], [], [""]])
def test_a_file_that_is_not_a_table_is_refused(tmp_path, lines):
    with pytest.raises(DataError, match="is not a table"):
        read(write(tmp_path, *lines))


def test_a_header_alone_is_refused(tmp_path):
    with pytest.raises(DataError):
        read(write(tmp_path, HEADER))


def test_a_folder_is_refused(tmp_path):
    with pytest.raises(DataError, match="cannot be opened"):
        read(tmp_path)


# Times.


@pytest.mark.parametrize(
    "time",
    [
        "2026-03-02 08:05",
        "2026-03-02T08:05",
        "2026-03-02 08:05:59",
        "2026-03-02T08:05:59.123",
        "2026-03-02,08:05:00",
        "2026-03-02 08:05:00.123456",
        "20260302T080500",
        "2026-03-02T08:05:00Z",
        "2026-03-02 08:05:00+01:00",
        "2026-03-02T08:05:00-0500",
        "2026/03/02 08:05",
        "2026/3/2 8:05:10",
        "1772438700",
        "1772438700.5",
        "1772438700000",
        "1.7724387e9",
        "Mon Mar 02 08:05:00 +0000 2026",
    ],
)
def test_times_are_read_in_many_forms(tmp_path, time):
    assert arrivals(tmp_path, time) == [datetime(2026, 3, 2, 8, 5)]


@pytest.mark.parametrize(
    ("times", "expected"),
    [
        (["03/02/2026 08:05", "13/02/2026 08:05"], datetime(2026, 2, 3, 8, 5)),
        (["03/02/2026 08:05", "03/13/2026 08:05"], datetime(2026, 3, 2, 8, 5)),
        (["3.2.2026 8:05", "13.2.2026 8:05:01"], datetime(2026, 2, 3, 8, 5)),
    ],
)
def test_a_date_that_shows_the_order_decides_for_all(tmp_path, times, expected):
    assert arrivals(tmp_path, *times)[0] == expected


def test_it_may_stand_far_down(tmp_path):
    times = [*["03/02/2026 08:05"] * 1500, "13/02/2026 08:05"]
    assert arrivals(tmp_path, *times)[0] == datetime(2026, 2, 3, 8, 5)


def test_it_may_stand_among_the_departures(tmp_path):
    lines = [HEADER, "1,12/02/2026 23:00,13/02/2026 07:00,home"]
    assert flat(read(write(tmp_path, *lines)))[0][2:] == (datetime(2026, 2, 12, 23), 480)


@pytest.mark.parametrize(
    "times", [["03/02/2026 08:05"], ["13/02/2026 08:05", "02/13/2026 08:05", "02/02/2026 08:05"]]
)
def test_days_that_could_be_months_are_asked_about(tmp_path, times):
    with pytest.raises(DataError, match="time_format="):
        arrivals(tmp_path, *times)
    expected = datetime(2026, 2, 3, 8, 5)
    if len(times) == 1:
        assert arrivals(tmp_path, *times, time_format="%d/%m/%Y %H:%M") == [expected]


@pytest.mark.parametrize("time", ["yesterday", "08:05", "2026-03-02", "20260302", "12", "1e300"])
def test_times_of_an_unknown_format_need_an_option(tmp_path, time):
    with pytest.raises(DataError, match=r'"time" was chosen as arrival.*time_format='):
        arrivals(tmp_path, time)


def test_the_form_can_be_set(tmp_path):
    assert arrivals(
        tmp_path,
        "02.03.26 08h05 +0000",
        time_format="%d.%m.%y %Hh%M %z",
        time_zone="America/New_York",
    ) == [datetime(2026, 3, 2, 3, 5)]


def test_the_time_format_belongs_to_the_column_not_to_the_row(tmp_path):
    lines = [f"{user},2026-03-02 08:05,home" for user in range(4)]
    data = read(write(tmp_path, "user,time,place", *lines, "9,1772438700,home"))
    assert len(data.people) == 4
    assert data.report.dropped[0].examples == [
        'visits.csv, line 6: arrival "1772438700" does not have the format ISO 8601.'
    ]


def test_times_with_and_without_zones_do_not_mix(tmp_path):
    times = ["2026-03-02 08:05", "2026-03-02 08:05", "2026-03-02 08:05+01:00"]
    assert len(arrivals(tmp_path, *times)) == 2


def test_times_without_a_zone_are_local(tmp_path):
    data = read(write(tmp_path, HEADER, *ROWS), time_zone="Asia/Tokyo")
    assert flat(data)[0][2] == datetime(2026, 3, 2, 8)
    assert "no zone and are read as local times" in notes(data)


def test_times_with_a_zone_keep_their_own_clock(tmp_path):
    path = write(tmp_path, "user,time,place", "1,2026-03-02T08:05+09:00,home")
    data = read(path)
    assert flat(data)[0][2] == datetime(2026, 3, 2, 8, 5)
    assert "set time_zone" in notes(data)


def test_times_with_a_zone_are_converted_to_the_one_that_is_set(tmp_path):
    before, after = arrivals(
        tmp_path, "2026-10-31T12:00Z", "2026-11-02T12:00Z", time_zone="America/New_York"
    )
    assert (before.hour, after.hour) == (8, 7)


def test_an_unknown_zone_is_refused(tmp_path):
    with pytest.raises(DataError, match="Mars"):
        read(write(tmp_path, HEADER, *ROWS), time_zone="Mars/Base")


def test_a_stay_while_clocks_are_put_back_lasts_as_long_as_it_did(tmp_path):
    lines = [HEADER, "1,2026-11-01T00:30-04:00,2026-11-01T01:30-05:00,bar"]
    path = write(tmp_path, *lines)
    assert flat(read(path))[0][2:] == (datetime(2026, 11, 1, 0, 30), 120)
    assert flat(read(path, time_zone="America/New_York"))[0][2:] == (
        datetime(2026, 11, 1, 0, 30),
        120,
    )


def test_a_parquet_zone_is_kept(tmp_path):
    zone = ZoneInfo("America/New_York")
    moments = [datetime(2026, 11, 1, 0, 30, tzinfo=zone), datetime(2026, 11, 1, 3, tzinfo=zone)]
    path = write_parquet(
        tmp_path,
        user=["a"],
        place=["bar"],
        arrival=pa.array(moments[:1], pa.timestamp("us", "America/New_York")),
        departure=pa.array(moments[1:], pa.timestamp("us", "America/New_York")),
    )
    assert flat(read(path))[0][2:] == (datetime(2026, 11, 1, 0, 30), 210)


@given(
    st.lists(
        st.tuples(st.datetimes(datetime(1990, 1, 1), LATEST), st.integers(-720, 840)),
        min_size=1,
        max_size=6,
    ),
    st.sampled_from(["Europe/Zurich", "America/New_York", "Australia/Lord_Howe"]),
)
@settings(max_examples=40)
def test_moments_become_the_local_time_of_the_zone(tmp_path_factory, moments, zone):
    aware = [moment.replace(tzinfo=timezone(timedelta(minutes=east))) for moment, east in moments]
    found = arrivals(
        tmp_path_factory.mktemp("any"), *(moment.isoformat() for moment in aware), time_zone=zone
    )
    assert found == [
        moment.astimezone(ZoneInfo(zone)).replace(tzinfo=None, fold=0, second=0, microsecond=0)
        for moment in aware
    ]


def test_only_one_time_with_a_zone_is_refused(tmp_path):
    lines = [HEADER, "1,2026-03-02T08:00Z,2026-03-02T09:00,home"]
    with pytest.raises(DataError, match='Only one of "arrival" and "departure"'):
        read(write(tmp_path, *lines))


# Lengths of stay.


@pytest.mark.parametrize(
    ("column", "options", "minutes"),
    [
        ("duration", {}, 90),
        ("duration", {"duration_unit": "seconds"}, 1),
        ("duration", {"duration_unit": "hours"}, 2879),
        ("duration_s", {}, 1),
        ("durationSeconds", {}, 1),
        ("duration (hours)", {"duration": "duration (hours)"}, 2879),
        ("minutes", {}, 90),
    ],
)
def test_durations_have_a_unit(tmp_path, column, options, minutes):
    path = write(tmp_path, f"user,time,place,{column}", "1,2026-03-02 08:00,home,90.9")
    assert flat(read(path, **options))[0][3] == minutes


def test_parquet_durations_need_no_unit(tmp_path):
    path = write_parquet(
        tmp_path,
        user=[1],
        time=[MONDAY],
        place=["home"],
        duration=pa.array([timedelta(minutes=45)], pa.duration("ns")),
    )
    assert flat(read(path))[0][3] == 45


def test_a_departure_goes_before_a_duration(tmp_path):
    path = write(tmp_path, HEADER + ",duration", *(row + ",5" for row in ROWS))
    assert [visit[3] for visit in flat(read(path))] == [90, 60]


def test_visits_without_a_length_are_check_ins(tmp_path):
    lines = ["user,time,place", "1,2026-03-02 08:00:10,a", "1,2026-03-02 08:00:50,a"]
    data = read(write(tmp_path, *lines))
    assert data.kind == "check-ins"
    assert [visit[3] for visit in flat(data)] == [0, 0]
    assert len(flat(read(write(tmp_path, *lines), merge_minutes=1))) == 1


def test_stays_are_merged(tmp_path):
    path = write(tmp_path, HEADER, *ROWS, "7,2026-03-02 11:01,2026-03-02 12:00,work")
    data = read(path)
    assert data.kind == "visits"
    assert [visit[3] for visit in flat(data)] == [90, 120]


# Places.


def test_of_several_names_the_most_frequent_is_taken(tmp_path):
    lines = [
        f"{user},2026-03-02 08:00,17,{name},{category}"
        for user, (name, category) in enumerate(
            [("Bar", ""), ("Café", "food"), ("Café", "food"), ("", "bar")]
        )
    ]
    (place,) = read(write(tmp_path, "user,time,place_id,place_name,category", *lines)).places
    assert (place.name, place.category) == ("Café", "food")


def test_ids_that_are_words_are_names(tmp_path):
    lines = ["1,2026-03-02 08:00,17", "1,2026-03-02 09:00,Bar", f"1,2026-03-02 10:00,{'4af' * 8}"]
    places = read(write(tmp_path, "user,time,place", *lines)).places
    assert [place.name for place in places] == [None, None, "Bar"]


def test_a_place_lies_at_the_median_of_its_coordinates(tmp_path):
    lines = [f"{user},2026-03-02 08:00,home,{40 + user},8" for user in (1, 2, 9)]
    lines.append("4,2026-03-02 08:00,home,,")
    (place,) = read(write(tmp_path, "user,time,place,lat,lon", *lines)).places
    assert (place.latitude, place.longitude) == (42, 8)


def test_coordinates_alone_make_places_of_what_is_near(tmp_path):
    lines = [
        "1,2026-03-02 08:00,47.3,8.5",
        "2,2026-03-02 08:00,47.3003,8.5",  # 33 m
        "1,2026-03-02 09:00,47.4,8.5",
        "2,2026-03-02 09:00,47.4,8.5",
        "1,2026-03-02 10:00,47.5,8.5",  # nobody else was there
    ]
    path = write(tmp_path, "user,time,lat,lon", *lines)
    data = read(path)
    first, second = data.places
    assert (first.name, second.name) == (None, None)
    assert first.latitude == pytest.approx(47.30015)
    assert second.latitude == 47.4
    (dropped,) = data.report.dropped
    assert dropped.count == 1
    assert dropped.reason == "visits at no place, because fewer than 2 are within 50 m"
    assert len(read(path, epsilon_metres=20, least_stays=1).places) == 4


def test_clustering_without_its_library_is_refused(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "sklearn.cluster", None)
    with pytest.raises(MissingExtraError, match=r"pointerscope\[data\]"):
        read(write(tmp_path, "user,time,lat,lon", "1,2026-03-02 08:00,47.3,8.5"))


def test_parquet_without_its_library_is_refused(tmp_path, monkeypatch):
    path = write_parquet(tmp_path, user=[1])
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtraError, match=r"pointerscope\[data\]"):
        read(path)


# Rows that cannot be read.


BAD_HEADER = "user,arrival,departure,place,lat,lon"
GOOD = "7,2026-03-02 08:00,2026-03-02 09:30,home,47,8"


@pytest.mark.parametrize(
    ("bad", "reason", "detail"),
    [
        (",2026-03-02 08:00,2026-03-02 09:30,home,47,8", "a missing value", "no person"),
        ("NaN,2026-03-02 08:00,2026-03-02 09:30,home,47,8", "a missing value", "no person"),
        ("7,,2026-03-02 09:30,home,47,8", "a missing value", "no arrival"),
        ("7,2026-03-02 08:00,,home,47,8", "a missing value", "no departure"),
        ("7,2026-03-02 08:00,2026-03-02 09:30, ,47,8", "a missing value", "no place"),
        ("7,soon,2026-03-02 09:30,home,47,8", "a time that cannot be read", 'arrival "soon"'),
        ("7,2026-03-02 08:00,2026-02-30 09:30,home,47,8", "a time that cannot be read", "02-30"),
        ("7,2026-03-02 08:00,2026-03-02 07:59,home,47,8", "a departure before the arrival", "<"),
        ("7,2026-03-02 08:00,2046-03-02 07:59,home,47,8", "a stay that is too long", "minutes"),
        ("7,2026-03-02 08:00,2026-03-02 09:30,home,91,8", "coordinates out of range", "latitude"),
        ("7,2026-03-02 08:00,2026-03-02 09:30,home,47,-181", "coordinates out", "longitude"),
        ("7,2026-03-02 08:00,2026-03-02 09:30,home,x,8", "a number that cannot", 'latitude "x"'),
        ("7,2026-03-02 08:00,2026-03-02 09:30,home,inf,8", "a number that cannot", "inf"),
        ("7,2026-03-02 08:00", "cells that do not fit the columns", "2 columns instead of 6"),
        (GOOD + ",9", "cells that do not fit the columns", "7 columns instead of 6"),
    ],
)
def test_a_bad_line_is_reported_with_its_number(tmp_path, bad, reason, detail):
    data = read(write(tmp_path, BAD_HEADER, GOOD, "", bad, GOOD.replace("7,", "8,", 1)))
    assert len(flat(data)) == 2
    (dropped,) = data.report.dropped
    assert dropped.reason.startswith(f"lines with {reason}")
    assert dropped.count == 1
    assert dropped.examples[0].startswith("visits.csv, line 4: ")
    assert detail in dropped.examples[0]


@pytest.mark.parametrize("duration", ["-5", "soon", "1e300", ""])
def test_a_bad_duration_is_reported(tmp_path, duration):
    lines = [
        f"{user},2026-03-02 08:00,home,{minutes}" for user, minutes in enumerate((5, duration))
    ]
    data = read(write(tmp_path, "user,time,place,duration", *lines))
    assert len(flat(data)) == 1
    assert data.report.dropped[0].examples[0].startswith("visits.csv, line 3: ")


def test_a_bad_row_of_parquet_is_reported_with_its_number(tmp_path):
    times = [MONDAY, MONDAY, MONDAY]
    data = read(write_parquet(tmp_path, user=[1, None, 3], place=[5, 6, 7], time=times))
    assert data.people == {1: "User 1", 2: "User 3"}
    assert data.report.dropped[0].examples == ["visits.parquet, row 2: no person."]


def test_whole_numbers_that_parquet_holds_as_fractions_stay_whole(tmp_path):
    path = write_parquet(tmp_path, user=[1.0, 2.0, None], place=[5, 6, 7], time=[MONDAY] * 3)
    assert read(path).people == {1: "User 1", 2: "User 2"}


def test_mostly_bad_lines_are_refused(tmp_path):
    with pytest.raises(DataError, match=r"2 of 3 lines cannot be read.*line 3"):
        read(write(tmp_path, HEADER, ROWS[0], "x", "y"))


def test_a_quotation_mark_that_never_ends_loses_no_line_silently(tmp_path):
    good = [f"{user},2026-03-02 08:00,2026-03-02 09:30,home" for user in range(9)]
    data = read(
        write(tmp_path, HEADER, *good, '9,2026-03-02 08:00,2026-03-02 09:30,"home', *good[:3])
    )
    assert data.report.read["lines"] == 13
    (dropped,) = data.report.dropped
    assert dropped.count == 4
    assert dropped.examples == ["visits.csv, line 11: a line break inside a cell."]


def test_a_very_long_cell_does_not_end_the_reading(tmp_path):
    good = [f"{user},2026-03-02 08:00,2026-03-02 09:30,home" for user in range(9)]
    data = read(write(tmp_path, HEADER, good[0], f'x,y,z,"{"a" * 200_000}"', *good[1:]))
    assert len(data.people) == 9


def test_lines_within_a_cell_that_is_not_read_are_counted(tmp_path):
    lines = [HEADER + ",remark", ROWS[0] + ',"one\ntwo\nthree"', ROWS[1] + ",none"]
    data = read(write(tmp_path, *lines))
    assert len(flat(data)) == 2
    assert data.report.read["lines inside quoted cells"] == 2


@given(st.lists(st.integers(0, 2), min_size=1, max_size=30))
@settings(max_examples=40)
def test_every_line_is_a_visit_or_dropped(tmp_path_factory, kinds):
    forms = ("{},2026-03-02 08:00,home", ",2026-03-02 08:00,home", "{},soon")
    lines = [forms[kind].format(user) for user, kind in enumerate(kinds)]
    path = write(tmp_path_factory.mktemp("any"), "user,time,place", *lines)
    if kinds.count(0) * 2 < len(kinds):
        with pytest.raises(DataError):
            read(path)
        return
    data = read(path)
    assert len(flat(data)) == kinds.count(0)
    assert sum(entry.count for entry in data.report.dropped) == len(kinds) - kinds.count(0)
    assert data.report.read["lines"] == len(kinds)


def test_a_damaged_parquet_file_is_refused(tmp_path):
    path = write_parquet(tmp_path, user=[1], time=[MONDAY], place=["a"])
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(DataError, match="damaged"):
        read(path)


@pytest.mark.parametrize("kind", [pa.timestamp("us"), pa.timestamp("us", "UTC"), pa.timestamp("s")])
def test_a_parquet_time_beyond_the_calendar_drops_its_row(tmp_path, kind):
    last = 2**62 if kind.unit == "us" else 2**52
    seconds = round(MONDAY.replace(tzinfo=UTC).timestamp())
    first = seconds * (10**6 if kind.unit == "us" else 1)
    times = pa.array([first, first, last], kind)
    data = read(write_parquet(tmp_path, user=[1, 2, 3], place=[5, 6, 7], time=times))
    assert [visit[2] for visit in flat(data)] == [MONDAY, MONDAY]
    assert data.report.dropped[0].examples[0].startswith("visits.parquet, row 3: arrival ")


def test_a_parquet_file_whose_times_all_lie_beyond_the_calendar_is_refused(tmp_path):
    times = pa.array([2**62, 2**62 - 1], pa.timestamp("us"))
    with pytest.raises(DataError, match="its times cannot be read"):
        read(write_parquet(tmp_path, user=[1, 2], place=[5, 6], time=times))


def test_a_parquet_zone_that_there_is_not_is_named(tmp_path):
    times = pa.array([0, 1], pa.timestamp("ms", "Mars/X"))
    path = write_parquet(tmp_path, user=[1, 2], place=[5, 6], time=times)
    with pytest.raises(DataError, match=r'column "time".*"Mars/X", which is unknown. Export'):
        read(path)


def test_a_parquet_zone_may_be_hours_and_minutes(tmp_path):
    times = pa.array([MONDAY.replace(tzinfo=UTC)], pa.timestamp("us", "+05:30"))
    data = read(write_parquet(tmp_path, user=[1], place=[5], time=times))
    assert flat(data)[0][2] == MONDAY + timedelta(hours=5, minutes=30)


def write_excel(folder: Path, rows: str, size: str = "", sheets: int = 1) -> Path:
    """Write a sheet of these rows as they stand in the file, below one that names the columns.

    Args:
        folder: where the file is written.
        rows: XML.
        size: XML that says how large the sheet is.
        sheets: how many sheets the workbook names; all of them are this one.
    """
    main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    package = "http://schemas.openxmlformats.org/package/2006"
    head = "".join(f'<c t="inlineStr"><is><t>{name}</t></is></c>' for name in ("user", "time"))
    place = '<c t="inlineStr"><is><t>place</t></is></c>'
    relation = '<Relationships xmlns="{0}/relationships"><Relationship Id="a" {1}/></Relationships>'
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{package}/content-types"><Override PartName='
        '"/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.'
        'spreadsheetml.sheet.main+xml"/></Types>',
        "_rels/.rels": relation.format(
            package, f'Type="{office}/officeDocument" Target="xl/workbook.xml"'
        ),
        "xl/workbook.xml": f'<workbook xmlns="{main}" xmlns:r="{office}"><sheets>'
        + "".join(f'<sheet name="{n}" sheetId="{n}" r:id="a"/>' for n in range(1, sheets + 1))
        + "</sheets></workbook>",
        "xl/_rels/workbook.xml.rels": relation.format(
            package, f'Type="{office}/worksheet" Target="worksheets/sheet1.xml"'
        ),
        "xl/worksheets/sheet1.xml": f'<worksheet xmlns="{main}">{size}<sheetData><row>{head}{place}'
        f"</row>{rows}</sheetData></worksheet>",
    }
    path = folder / "visits.xlsx"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return path


VISIT = "<c><v>1</v></c><c t='d'><v>2026-03-02T08:00:00</v></c><c><v>5</v></c>"


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ("<row r='99999999999999'/>", r"rows after row 1,048,576, .*\. Export it again, or as CSV"),
        ("<row><c><v>nan</v></c></row>", r"damaged after row 1: .*'nan'\. Export it again"),
        (f"<row>{VISIT}</row><row><c r='ZZZZZZZ2'><v>1</v></c></row>", "after row 2: .* Export"),
        ("<row><c t='s'><v>7</v></c></row>", "damaged after row 1: .* Export it again"),
        ("<row><c>", "damaged after row 0: .* Export it again"),
        (f"<row>{VISIT}</row><!--{' ' * 9_000_000}-->", "too large when unpacked. Export it"),
    ],
    ids=["row", "number", "column", "text", "end", "size"],
)
def test_an_excel_file_that_excel_would_not_write_is_refused(tmp_path, rows, message):
    with pytest.raises(DataError, match=message):
        read(write_excel(tmp_path, rows))


def write_zip(folder: Path) -> Path:
    path = folder / "visits.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("visits.csv", "\n".join([HEADER, *ROWS]))
    return path


def change_entries(path: Path, at: int, byte: int) -> None:
    """Change a byte of each entry in the central directory of a zip file."""
    content = bytearray(path.read_bytes())
    for entry in re.finditer(rb"PK\x01\x02", content):
        content[entry.start() + at] = byte
    path.write_bytes(content)


@pytest.mark.parametrize("kind", ["zip", "xlsx"])
@pytest.mark.parametrize(
    ("at", "byte", "message"),
    [
        (8, 1, "is protected by a password and can be read only without one"),
        (8, 64, "is protected by a password and can be read only without one"),
        (8, 32, "is compressed in a way that cannot be read"),
        (10, zipfile.ZIP_LZMA, "is compressed in a way that cannot be read"),
        (10, 99, "is compressed in a way that cannot be read"),
        (6, 99, "is damaged"),
    ],
)
def test_a_zip_file_that_cannot_be_unpacked_is_refused(tmp_path, kind, at, byte, message):
    path = write_zip(tmp_path) if kind == "zip" else write_excel(tmp_path, f"<row>{VISIT}</row>")
    assert flat(read(path))
    change_entries(path, at, byte)
    remedy = "(Unpack it|Download|Export it)"
    for refused in (read, guess_and_read):
        with pytest.raises(DataError, match=rf"^visits\.{kind} {message}.*\. {remedy}"):
            refused(path)


def test_a_zip_file_with_several_tables_is_refused_with_their_names(tmp_path):
    path = write_zip(tmp_path)
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("more.csv", HEADER)
    with pytest.raises(DataError, match=r"contains visits\.csv, more\.csv\. Unpack it and name"):
        guess_source(path)


def test_an_excel_file_that_excel_has_protected_is_refused(tmp_path):
    path = tmp_path / "visits.xlsx"
    path.write_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(4_096))
    with pytest.raises(DataError, match=r"is protected by a password\. Save it .* without a pass"):
        guess_and_read(path)


def test_rows_that_are_missing_in_excel_are_passed_over(tmp_path):
    rows = f"<row r='2'>{VISIT}</row><row r='1048576'>{VISIT.replace('08', '09')}</row>"
    assert len(flat(read(write_excel(tmp_path, rows)))) == 2


def test_an_excel_file_is_as_large_as_its_rows_whatever_it_says(tmp_path):
    path = write_excel(tmp_path, f"<row>{VISIT}</row>", '<dimension ref="A1:XFD1048576"/>')
    assert [visit[2] for visit in flat(read(path))] == [MONDAY + timedelta(hours=8)]


def test_an_excel_file_is_read_once_however_many_sheets_it_names(tmp_path, monkeypatch):
    opened = []
    open_member = zipfile.ZipFile.open

    def count(archive, name, *arguments, **others):
        opened.append(str(name))
        return open_member(archive, name, *arguments, **others)

    monkeypatch.setattr(zipfile.ZipFile, "open", count)
    counts = []
    for sheets in (1, 300):
        opened.clear()
        path = write_excel(tmp_path, f"<row>{VISIT}</row>", sheets=sheets)
        assert len(flat(read(path))) == 1
        counts.append(len(opened))
    assert counts[0] == counts[1]


def test_moments_of_google_that_are_none_are_refused(tmp_path):
    position = {"latitudeE7": 47 * 10**7, "longitudeE7": 8 * 10**7, "timestampMs": "9" * 25}
    path = tmp_path / "Records.json"
    path.write_text(json.dumps({"locations": [position] * 9}))
    source = guess_source(path)
    with pytest.raises(DataError, match=r'times cannot be read, such as "9999.*Set the format'):
        source.read(path, source.options(), ReadReporter())


# What is made of it.


def test_few_visits_make_histories_of_the_last_visits(tmp_path):
    rare = [f"1,2026-{month:02}-02 08:00,home" for month in range(1, 10)]
    data = read(write(tmp_path, "user,time,place", *rare))
    assert data.rule.previous_visits == 40
    assert "fewer than 3 visits in 7 days" in notes(data)


def test_many_visits_make_histories_of_days(tmp_path):
    often = [f"1,2026-03-{day:02} 08:00,home" for day in range(1, 20)]
    assert read(write(tmp_path, "user,time,place", *often)).rule.previous_visits is None


@pytest.mark.parametrize(("history", "visits"), [("visits", 40), ("days", None)])
def test_histories_can_be_set(tmp_path, history, visits):
    assert read(write(tmp_path, HEADER, *ROWS), history=history).rule.previous_visits == visits


def test_nothing_is_said_of_the_licence(tmp_path):
    data = read(write(tmp_path, HEADER, *ROWS))
    assert (data.licence, data.terms) == ("not stated", "")


def test_people_that_are_no_numbers_keep_their_names(tmp_path):
    path = write(tmp_path, "user,time,place", "ann,2026-03-02 08:00,home")
    assert read(path).people == {1: "ann"}


@pytest.mark.parametrize("form", ["csv", "parquet"])
def test_progress_is_told_to_the_end(tmp_path, form):
    path = write(tmp_path, HEADER, *ROWS)
    if form == "parquet":
        path = write_parquet(tmp_path, user=[1], time=[MONDAY], place=["a"])
    told: list[tuple[str, int, int]] = []
    read(path, ReadReporter(lambda *what: told.append(what)))
    what, done, total = told[-1]
    assert path.name in what
    assert done == total > 0


def test_moments_of_utc_are_not_taken_for_local_silently(tmp_path):
    path = write_parquet(tmp_path, user=[1], place=["a"], time=[datetime(2026, 3, 2, tzinfo=UTC)])
    assert "set time_zone" in notes(read(path))


@pytest.mark.parametrize(
    "time", ["0001-01-01T00:00:00Z", "0001-01-01T00:00:00+05:00", "9999-12-31T23:59:00Z"]
)
def test_a_year_that_cannot_be_is_counted(tmp_path, time):
    rows = [f"{row.replace(' 0', 'T0').replace(' 1', 'T1')}" for row in ROWS]
    rows = [f"7,{a}:00Z,{b}:00Z,{place}" for _, a, b, place in (row.split(",") for row in rows)]
    data = read(
        write(tmp_path, HEADER, *rows, f"7,{time},{time},home"), time_zone="America/New_York"
    )
    [dropped] = data.report.dropped
    assert (dropped.reason, dropped.count) == ("lines with a time not in 1900 to 2099", 1)
    assert len(flat(data)) == 2


def test_a_table_without_rows_is_refused_as_that(tmp_path):
    with pytest.raises(DataError, match="contains no visits"):
        read(write(tmp_path, HEADER))


def test_coordinates_without_a_place_say_why_nothing_is_left(tmp_path):
    rows = ["7,2026-03-02 08:00,47,8", "7,2026-03-02 10:00,48,9"]
    with pytest.raises(
        DataError, match=r"(?s)No stay is left\..*2 visits at no place.*--set epsilon_metres=100"
    ):
        read(write(tmp_path, "user,time,lat,lon", *rows))


@given(st.lists(st.sampled_from(["a,b", 'say "hi"', "two\nlines", "Café", "x", ""]), max_size=12))
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_arrow_and_python_read_the_same(tmp_path_factory, monkeypatch, remarks):
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(["user", "arrival", "place", "remark"])
    for number, remark in enumerate(["x", *remarks]):
        writer.writerow([number, f"2026-03-02 08:{number:02}", f"p{number % 3}", remark])
    path = tmp_path_factory.mktemp("any") / "visits.csv"
    path.write_text(out.getvalue(), encoding="utf-8")
    with_arrow = read(path)
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "pyarrow", None)
        alone = read(path)
    assert with_arrow.visits == alone.visits
    assert with_arrow.report == alone.report


def test_a_damaged_line_among_good_ones_is_found_by_its_number_in_a_large_table(tmp_path):
    rows = [f"{n % 50},2026-03-02 08:00:{n % 60:02},p{n % 7}" for n in range(200_000)]
    rows[150_000] = "7,soon,p1"
    rows[180_000] = "7,2026-03-02 08:00"
    data = read(write(tmp_path, "user,arrival,place", *rows))
    examples = [example for entry in data.report.dropped[:2] for example in entry.examples]
    assert any(example.startswith("visits.csv, line 150,002: arrival") for example in examples)
    assert any(example.startswith("visits.csv, line 180,002: 2 columns") for example in examples)
