"""Files that used to be read wrongly, or refused without a hint what to do."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest

from pointerscope.mobility.sources import DataError, ReadReporter, guess_source, sources
from pointerscope.mobility.table_columns import COLUMN_NAMES, choose_columns
from tests.forms import life, text, track

if TYPE_CHECKING:
    from pathlib import Path

    from pointerscope.mobility.data_set import DataSet

pytestmark = pytest.mark.slow


def read(path: Path, source: str | None = None, **options: Any) -> DataSet:
    found = sources()[source] if source else guess_source(path)
    return found.read(path, found.options(**options), ReadReporter())


def warnings(data: DataSet) -> str:
    return "\n".join(data.report.warnings)


def visits(data: DataSet) -> list[Any]:
    return [visit for own in data.visits.values() for visit in own]


# Positions.


def positions(folder: Path) -> Path:
    rows = [
        f"{latitude},{longitude},{moment:%Y-%m-%dT%H:%M:%SZ},7"
        for moment, latitude, longitude in track(days=8, every=1)
    ]
    return text(folder / "gps.csv", "latitude,longitude,time,user", *rows)


def test_positions_of_a_track_become_stays_and_not_a_visit_each(tmp_path):
    data = read(positions(tmp_path))
    assert data.kind == "gps stays"
    assert len(visits(data)) == pytest.approx(8 * 4, abs=2)
    assert data.report.read["positions"] == 8 * 1305
    for part in ("A row follows every 60 seconds", "stay_minutes", "stay_metres", "rows=visits"):
        assert part in warnings(data)


def test_a_row_is_a_visit_if_that_is_set(tmp_path):
    data = read(positions(tmp_path), rows="visits", merge_minutes=None)
    assert data.kind == "check-ins"
    assert len(visits(data)) == 8 * 1305


def test_where_nobody_stays_the_message_names_the_thresholds(tmp_path):
    rows = [f"{47 + n / 100},8,2026-03-02 08:{n:02}:00,7" for n in range(60)]
    path = text(tmp_path / "run.csv", "latitude,longitude,time,user", *rows)
    with pytest.raises(DataError, match=r"stay_minutes=10.*stay_metres=400.*rows=visits"):
        read(path)


def test_stays_last_at_least_as_long_as_is_set(tmp_path):
    short = read(positions(tmp_path), stay_minutes=90)
    assert {visit.duration_minutes >= 90 for visit in visits(short)} == {True}
    assert len(visits(short)) < len(visits(read(positions(tmp_path))))


# Columns and clocks.


def test_leaving_datetime_is_the_departure(tmp_path):
    path = text(
        tmp_path / "stops.csv",
        "lat,lng,datetime,uid,leaving_datetime",
        *["47.1,8.1,2026-03-02 08:00:00,1,2026-03-02 09:30:00"] * 2,
        "47.1,8.1,2026-03-03 08:00:00,1,2026-03-03 08:45:00",
    )
    assert [visit.duration_minutes for visit in visits(read(path))] == [90, 45]


def test_the_time_zone_offset_of_a_row_makes_its_time_local(tmp_path):
    path = text(
        tmp_path / "check-ins.csv",
        "userId,venueId,latitude,longitude,timezoneOffset,utcTimestamp",
        "470,49bbd6c0f964a520f4531fe3,40.72,-74.0,-240,Tue Apr 03 18:00:09 +0000 2012",
    )
    data = read(path)
    assert visits(data)[0].arrival == datetime(2012, 4, 3, 14)
    assert 'the column "timezoneOffset", in minutes' in " ".join(data.report.notes)


def test_offsets_in_hours_are_seen(tmp_path):
    lines = ["user,place,time,utc_offset", "1,a,2012-04-03T18:00:00Z,-4", "2,a,2012-04-03T18:00Z,9"]
    data = read(text(tmp_path / "visits.csv", *lines))
    assert [visit.arrival.hour for visit in visits(data)] == [14, 3]


def test_times_of_several_offsets_are_ordered_by_the_moment(tmp_path):
    lines = [
        "user,place,time",
        "1,Tokyo,2026-03-02T20:00+09:00",
        "1,Zurich,2026-03-02T14:00+01:00",  # two hours later, on a clock eight hours behind
        "1,Rome,2026-03-02T22:00+01:00",
    ]
    data = read(text(tmp_path / "trip.csv", *lines))
    names = {place.id: place.name for place in data.places}
    assert [names[visit.location] for visit in visits(data)] == ["Tokyo", "Zurich", "Rome"]
    assert [visit.arrival.hour for visit in visits(data)] == [20, 20, 22]
    assert "2 different offsets from UTC (+01:00, +09:00)" in warnings(data)
    assert "time_zone=" in warnings(data)


def test_times_in_utc_become_local_by_the_coordinates(tmp_path):
    lines = [
        "user,place,time,lat,lon",
        "1,a,2026-07-01T12:00:00Z,40.71,-74.0",
        "2,b,2026-07-01T12:00:00Z,35.68,139.76",
    ]
    data = read(text(tmp_path / "world.csv", *lines))
    assert [visit.arrival.hour for visit in visits(data)] == [8, 21]
    notes = " ".join(data.report.notes)
    assert "America/New_York (50.0%)" in notes
    assert "Asia/Tokyo (50.0%)" in notes


def test_a_time_zone_that_is_set_goes_before_the_coordinates(tmp_path):
    lines = ["user,place,time,lat,lon", "1,a,2026-07-01T12:00:00Z,40.71,-74.0"]
    data = read(text(tmp_path / "visits.csv", *lines), time_zone="Asia/Tokyo")
    assert visits(data)[0].arrival.hour == 21


def test_times_in_utc_without_coordinates_are_warned_of(tmp_path):
    data = read(text(tmp_path / "v.csv", "user,place,time", "1,a,2026-07-01T12:00:00Z"))
    assert "All times are in UTC" in warnings(data)


def test_date_and_time_in_two_columns_are_read_together(tmp_path):
    lines = ["user,place,date,time", "1,a,2026-07-01,12:05", "1,b,2026-07-02,13:10:30"]
    arrivals = [visit.arrival for visit in visits(read(text(tmp_path / "v.csv", *lines)))]
    assert arrivals == [datetime(2026, 7, 1, 12, 5), datetime(2026, 7, 2, 13, 10)]


# Overlaps.


def overlapping(folder: Path) -> Path:
    rows = [
        f"1,{datetime(2026, 3, 2) + timedelta(hours=n):%Y-%m-%d %H:%M},p{n % 3},5400"
        for n in range(99)
    ]
    return text(folder / "visits.csv", "user,arrival,place,duration", *rows)


def test_overlaps_are_counted_and_the_likely_cause_is_named(tmp_path):
    said = warnings(read(overlapping(tmp_path)))
    assert "98 of 98 stays (100.0%) last into the next one" in said
    assert "duration_unit=seconds" in said
    assert "overlaps=cut" in said


def test_overlaps_are_cut_if_that_is_set(tmp_path):
    data = read(overlapping(tmp_path), overlaps="cut")
    assert [visit.duration_minutes for visit in visits(data)] == [60] * 98 + [2879]
    assert data.report.changed["stays cut to end before the next begins"] == 98


def test_the_right_unit_leaves_no_overlap(tmp_path):
    said = read(overlapping(tmp_path), duration_unit="minutes", longest_minutes=60)
    assert "last into" not in warnings(said)


# Without a header.


ROWS = [
    f"p{one.person};{one.arrival:%Y-%m-%d %H:%M};{one.place};{one.minutes}" for one in life(days=3)
]


def test_without_a_header_the_cells_say_what_columns_are(tmp_path):
    data = read(text(tmp_path / "visits.csv", *ROWS))
    assert len(visits(data)) == len(ROWS)  # the first row is not lost
    assert set(data.people.values()) == {"p1", "p2"}
    assert data.report.columns["column_3"] == "place"
    assert "--set person=1" in warnings(data)


def test_columns_without_names_can_be_set_by_their_numbers(tmp_path):
    path = text(tmp_path / "visits.csv", *ROWS)
    data = read(path, person=1, arrival=2, place=3, duration=4)
    assert len(visits(data)) == len(ROWS)
    assert visits(data)[0].duration_minutes == 240


def test_a_header_can_be_claimed(tmp_path):
    path = text(tmp_path / "visits.csv", *ROWS)
    with pytest.raises(DataError, match=r"[Nn]o column"):
        read(path, header=True)


# Samples and unknown files.


def test_a_sample_of_geolife_of_a_few_days_is_read_with_default_settings(tmp_path):
    folder = tmp_path / "geolife" / "000" / "Trajectory"
    folder.mkdir(parents=True)
    points = [
        f"{latitude},{longitude},0,492,39744.12,{moment:%Y-%m-%d},{moment:%H:%M:%S}"
        for moment, latitude, longitude in track(days=2)
    ]
    header = ["Geolife trajectory", "WGS 84", "Altitude is in Feet", "Reserved 3", "0,2,255", "0"]
    text(folder / "20081023025304.plt", *header, *points)
    data = read(tmp_path / "geolife")
    assert len(visits(data)) >= 6
    assert data.rule.previous_visits == 40
    assert "least_days=50" in warnings(data)


def test_where_nothing_is_left_each_reason_stands_on_a_line_with_its_setting(tmp_path):
    lines = ["user,time,lat,lon", "7,2026-03-02 08:00,47,8", "7,2026-03-02 10:00,48,9"]
    with pytest.raises(DataError) as caught:
        read(text(tmp_path / "visits.csv", *lines))
    first, *reasons = str(caught.value).splitlines()
    assert first == "No stay is left. What was dropped, and the setting that changes it:"
    assert reasons == [
        "- 2 visits at no place, because fewer than 2 are within 50 m (--set epsilon_metres=100 or "
        "least_stays=1)"
    ]


@pytest.mark.parametrize(
    ("name", "content", "nearest"),
    [
        ("notes.json", '{"notes": []}', "nearest to google-timeline"),
        ("places.geo", "geo_id,type,coordinates\n1,Point,[8 47]\n", "name the file *.dyna"),
        ("cat.png", "\x89PNG\r\n", "It is a picture."),
        ("story.txt", "Once upon a time\nthere was\n", 'begins with "Once upon a time"'),
    ],
)
def test_an_unknown_file_is_compared_with_the_nearest_form(tmp_path, name, content, nearest):
    (tmp_path / name).write_bytes(content.encode("latin-1"))
    with pytest.raises(DataError) as caught:
        read(tmp_path / name)
    assert nearest in str(caught.value)


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


def features(*found: str) -> str:
    return '{"type": "FeatureCollection", "features": [' + ", ".join(found) + "]}"


def point(coordinates: str) -> str:
    return (
        '{"type": "Feature", "properties": {"time": "2026-03-02T08:00:00Z"}, "geometry": '
        '{"type": "Point", "coordinates": ' + coordinates + "}}"
    )


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("a.geojson", features(nested(5_000)), "a.geojson is nested too deeply. Export it again."),
        ("a.geojson", features(nested(500)), "not laid out as GeoJSON is. Export it again."),
        ("a.geojson", features("7"), "not laid out as GeoJSON is"),
        ("a.geojson", features(point("{}"), point("3")), "not laid out as GeoJSON is"),
        ("a.geojson", features(point(nested(5_000))), "nested too deeply"),
        ("a.geojson", features(point(nested(500))), "no position has a time"),
        ("a.geojson", features(point(f"[{nested(500)}, {nested(500)}]")), "no visits|latitude"),
        ("a.json", f'{{"semanticSegments": {nested(5_000)}}}', "nested too deeply"),
        ("a.json", f'{{"semanticSegments": {nested(500)}}}', "not laid out as Google Timeline is"),
        ("a.json", '{"semanticSegments": 7}', "not laid out as Google Timeline is"),
        ("a.json", '{"locations": [{"latitudeE7": "x"}]}', "not laid out as Google Timeline is"),
        ("a.json", '[{"_type":"location","tst":7}, ' + nested(5_000) + "]", "nested too deeply"),
        ("a.jsonl", f'{{"a": {nested(5_000)}}}', "nested too deeply"),
        ("a.jsonl", '{"a": ' * 980 + "7" + "}" * 980, "nested too deeply|no column"),
    ],
)
def test_json_that_is_nested_too_deeply_or_holds_something_else_is_refused(
    tmp_path, name, content, said
):
    with pytest.raises(DataError, match=said):
        read(text(tmp_path / name, content))


def test_a_position_that_is_no_number_is_dropped(tmp_path):
    days = range(1, 21)
    good = [point("[8.5, 47.3]").replace("-02T", f"-{day:02}T") for day in days]
    data = read(text(tmp_path / "a.geojson", features(*good, point("[[8.5], 47.3]"))))
    assert len(visits(data)) == 20


def test_a_table_with_too_few_columns_names_what_it_lacks(tmp_path):
    path = text(tmp_path / "places.csv", "id,name,lat,lon", "1,Bar,47,8", "2,Pub,47,8")
    with pytest.raises(DataError, match=r"nearest to a table of visits.*arrival.*--set arrival="):
        read(path)


def test_from_and_to_are_times_unless_another_column_is(tmp_path):
    roles = dict.fromkeys(COLUMN_NAMES)
    stays = choose_columns(["who", "from", "to", "where"], roles)
    assert stays == {"person": "who", "arrival": "from", "departure": "to", "place": "where"}
    journeys = choose_columns(["who", "time", "from", "to", "where"], roles)
    assert journeys == {"person": "who", "arrival": "time", "place": "where"}


def test_locations_of_trackintel_alone_name_the_file_that_is_needed(tmp_path):
    path = text(tmp_path / "locations.csv", "id,user_id,center", "0,1,POINT (8 47)")
    with pytest.raises(DataError, match=r"arrival"):
        read(path)
