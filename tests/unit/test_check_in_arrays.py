"""Check-ins in NumPy arrays."""

from __future__ import annotations

import io
import pickle
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from pointerscope.mobility.sources import DataError, ReadReporter, guess_source, sources

if TYPE_CHECKING:
    from pathlib import Path

    from pointerscope.mobility.data_set import DataSet

SOURCE = sources()["check-in-arrays"]
ROWS = [[7, 30, 90], [7, 12, 0], [5, 12, 60]]


def write(folder: Path, rows: Any, places: Any = None, name: str = "nyc") -> Path:
    path = folder / f"{name}-checkins.npy"
    np.save(path, np.array(rows, dtype=np.int32))
    if places is not None:
        np.save(folder / f"{name}-places.npy", np.array(places, dtype=np.float64))
    return path


def read(path: Path, reporter: ReadReporter | None = None, **options: Any) -> DataSet:
    return SOURCE.read(path, SOURCE.options(**options), reporter or ReadReporter())


def arrivals(path: Path, *moments: str, zone: str = "America/New_York") -> list[str]:
    """The local times of check-ins at these moments of UTC."""
    minutes = [int(datetime.fromisoformat(moment).timestamp()) // 60 for moment in moments]
    rows = [[user, 1, minute] for user, minute in enumerate(minutes)]
    data = read(write(path, rows), start="1970-01-01T00:00Z", time_zone=zone)
    return [f"{own[0].arrival:%m-%d %H:%M}" for own in data.visits.values()]


def test_people_are_numbered_in_the_order_of_their_numbers(tmp_path):
    assert read(write(tmp_path, ROWS)).people == {1: "User 5", 2: "User 7"}


def test_visits_stand_in_the_order_of_time(tmp_path):
    data = read(write(tmp_path, ROWS))
    assert [visit.location for visit in data.visits[2]] == [2, 3]


def test_check_ins_have_no_minutes(tmp_path):
    data = read(write(tmp_path, ROWS))
    assert {visit.duration_minutes for own in data.visits.values() for visit in own} == {0}


def test_minute_0_is_the_start_in_local_time(tmp_path):
    data = read(write(tmp_path, ROWS))
    assert data.visits[2][0].arrival == datetime(2012, 4, 3, 14, 0)


def test_the_start_and_the_zone_are_options(tmp_path):
    data = read(write(tmp_path, ROWS), start="2013-01-01T00:30+01:00", time_zone="Asia/Tokyo")
    assert data.visits[2][0].arrival == datetime(2013, 1, 1, 8, 30)


def test_a_start_without_a_zone_is_refused():
    with pytest.raises(ValidationError):
        SOURCE.options(start="2013-01-01T00:30")


def test_an_unknown_zone_is_refused(tmp_path):
    with pytest.raises(DataError, match="New_Amsterdam"):
        read(write(tmp_path, ROWS), time_zone="America/New_Amsterdam")


def test_clocks_are_put_back_in_november(tmp_path):
    local = arrivals(tmp_path, "2012-11-03T16:00Z", "2012-11-05T16:00Z")
    assert local == ["11-03 12:00", "11-05 11:00"]


def test_the_hour_that_happens_twice_has_the_same_times_twice(tmp_path):
    moments = ("2012-11-04T05:00Z", "2012-11-04T05:59Z", "2012-11-04T06:00Z", "2012-11-04T07:00Z")
    assert arrivals(tmp_path, *moments) == [
        *("11-04 01:00", "11-04 01:59"),
        *("11-04 01:00", "11-04 02:00"),
    ]


def test_clocks_are_put_forward_in_march(tmp_path):
    moments = ("2013-03-10T06:59Z", "2013-03-10T07:00Z")
    assert arrivals(tmp_path, *moments) == ["03-10 01:59", "03-10 03:00"]


def test_zones_of_half_hours_are_kept_to_the_minute(tmp_path):
    assert arrivals(tmp_path, "2012-06-01T00:01Z", zone="Asia/Kathmandu") == ["06-01 05:46"]


@given(minutes=st.lists(st.integers(-20_000_000, 40_000_000), min_size=1, max_size=20))
def test_local_times_are_those_of_the_zone(tmp_path_factory, minutes):
    path = write(tmp_path_factory.mktemp("any"), [[u, 1, m] for u, m in enumerate(minutes)])
    start = datetime(2012, 4, 3, 18, tzinfo=UTC).timestamp()
    expected = [
        datetime.fromtimestamp(start + minute * 60, UTC)
        .astimezone(ZoneInfo("America/New_York"))
        .replace(tzinfo=None, fold=0)
        for minute in minutes
    ]
    assert [own[0].arrival for own in read(path).visits.values()] == expected


def test_places_have_the_coordinates_beside_the_check_ins(tmp_path):
    data = read(write(tmp_path, ROWS, [[30, 40.5, -74.5], [12, 40.25, -74.25]]))
    assert [(p.id, p.latitude, p.longitude) for p in data.places] == [
        (2, 40.25, -74.25),
        (3, 40.5, -74.5),
    ]


def test_places_without_coordinates_are_noted(tmp_path):
    data = read(write(tmp_path, ROWS, [[30, 40.5, -74.5]]))
    assert data.places[0].latitude is None
    assert "1 visited places have no coordinates in nyc-places.npy." in data.report.notes


def test_a_missing_file_of_places_is_noted(tmp_path):
    data = read(write(tmp_path, ROWS))
    assert data.places[0].latitude is None
    assert "There is no nyc-places.npy, so places have no coordinates." in data.report.notes


@pytest.mark.parametrize("row", [[30, 91, 0], [30, 0, -181], [30, np.nan, 0], [30.5, 0, 0]])
def test_impossible_coordinates_are_reported(tmp_path, row):
    data = read(write(tmp_path, ROWS, [[12, 40.25, -74.25], row]))
    assert data.places[1].latitude is None
    (dropped,) = data.report.dropped
    assert dropped.reason == "places with impossible coordinates"
    assert dropped.examples == ["nyc-places.npy, row 1"]


def test_check_ins_at_impossible_times_are_reported(tmp_path):
    data = read(write(tmp_path, [*ROWS, [5, 12, 2_000_000_000]]))
    (dropped,) = data.report.dropped
    assert dropped.count == 1
    assert dropped.examples == ["nyc-checkins.npy, row 3: minute 2000000000"]


def test_mostly_impossible_times_are_refused(tmp_path):
    rows = [[1, 1, 0], [1, 2, 2_000_000_000], [1, 3, 2_000_000_000]]
    with pytest.raises(DataError, match="2 of 3 check-ins"):
        read(write(tmp_path, rows))


def test_no_check_ins_are_refused(tmp_path):
    with pytest.raises(DataError):
        read(write(tmp_path, np.empty((0, 3))))


def test_check_ins_are_merged_only_if_asked(tmp_path):
    rows = [[1, 1, 0], [1, 1, 5], [1, 2, 30]]
    path = write(tmp_path, rows)
    assert len(read(path).visits[1]) == 3
    assert len(read(path, merge_minutes=10).visits[1]) == 2


def test_the_same_check_in_twice_counts_once(tmp_path):
    data = read(write(tmp_path, [*ROWS, ROWS[0]]))
    assert sum(map(len, data.visits.values())) == 3


def test_histories_are_the_last_forty_visits(tmp_path):
    assert read(write(tmp_path, ROWS)).rule.previous_visits == 40


def test_the_terms_name_the_paper(tmp_path):
    data = read(write(tmp_path, ROWS))
    assert data.kind == "check-ins"
    assert data.licence == "research use"
    assert "TSMC2014" in data.terms


def test_a_folder_with_one_file_of_check_ins_is_read(tmp_path):
    write(tmp_path, ROWS)
    assert guess_source(tmp_path).name == "check-in-arrays"
    assert read(tmp_path).title == "Check-ins in New York"


def test_a_folder_with_two_is_refused(tmp_path):
    write(tmp_path, ROWS)
    write(tmp_path, ROWS, name="tky")
    assert not SOURCE.recognises(tmp_path)
    with pytest.raises(DataError, match=r"nyc-checkins\.npy, tky-checkins\.npy"):
        read(tmp_path)


def test_other_paths_are_not_recognised(tmp_path):
    (tmp_path / "some.npy").write_bytes(b"")
    for path in (tmp_path, tmp_path / "some.npy", tmp_path / "missing-checkins.npy"):
        assert not SOURCE.recognises(path)


@pytest.mark.parametrize(
    ("array", "message"),
    [
        (np.zeros((3, 2), np.int32), "three columns"),
        (np.zeros(3, np.int32), "three columns"),
        (np.zeros((3, 3)), "whole numbers"),
        (np.zeros((3, 3), np.uint64), "whole numbers"),
        (np.zeros(3, [("user", "i4")]), "three columns"),
    ],
)
def test_other_arrays_are_refused(tmp_path, array, message):
    path = tmp_path / "x-checkins.npy"
    np.save(path, array)
    with pytest.raises(DataError, match=message):
        read(path)


def test_places_that_are_no_numbers_are_refused(tmp_path):
    path = write(tmp_path, ROWS)
    np.save(tmp_path / "nyc-places.npy", np.array([["a", "b", "c"]]))
    with pytest.raises(DataError, match="must contain numbers"):
        read(path)


@pytest.mark.parametrize("content", [b"", b"user,place,minute\n", b"\x93NUMPY\x01\x00"])
def test_what_is_no_array_is_refused(tmp_path, content):
    path = tmp_path / "x-checkins.npy"
    path.write_bytes(content)
    with pytest.raises(DataError):
        read(path)


def test_several_arrays_in_one_file_are_refused(tmp_path):
    out = io.BytesIO()
    np.savez(out, rows=np.array(ROWS))
    path = tmp_path / "x-checkins.npy"
    path.write_bytes(out.getvalue())
    with pytest.raises(DataError):
        read(path)


class _Marks:
    """Would make a file if it were unpickled."""

    def __init__(self, marker: Path) -> None:
        self.marker = marker

    def __reduce__(self) -> tuple[Any, ...]:
        return open, (str(self.marker), "w")


def test_objects_are_never_loaded(tmp_path):
    marker = tmp_path / "marker"
    harmful = np.empty((1, 3), object)
    harmful[:] = _Marks(marker)
    np.save(tmp_path / "x-checkins.npy", harmful, allow_pickle=True)
    (tmp_path / "y-checkins.npy").write_bytes(pickle.dumps(_Marks(marker)))
    for name in "xy":
        with pytest.raises(DataError):
            read(tmp_path / f"{name}-checkins.npy")
    assert not marker.exists()


def test_a_shape_larger_than_the_file_is_refused(tmp_path):
    path = write(tmp_path, ROWS)
    path.write_bytes(path.read_bytes().replace(b"(3, 3), }        ", b"(999999999, 3), }"))
    with pytest.raises(DataError):
        read(path)
