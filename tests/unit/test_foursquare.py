"""Foursquare check-ins as tab-separated text."""

from __future__ import annotations

from calendar import month_abbr
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.mobility.sources import DataError, ReadReporter, guess_source, sources

if TYPE_CHECKING:
    from pathlib import Path

    from pointerscope.mobility.data_set import DataSet

SOURCE = sources()["foursquare"]
VENUE, BRIDGE = "49bbd6c0f964a520f4531fe3", "4a43c0aef964a520c6a61fe3"


def line(
    user: str = "470",
    venue: str = VENUE,
    category: str = "Café",
    latitude: Any = 40.5,
    longitude: Any = -74.0,
    offset: Any = -240,
    moment: str = "Tue Apr 03 18:00:09 +0000 2012",
) -> str:
    columns = (user, venue, "4bf58dd8d48988d1e0931735", category, latitude, longitude)
    return "\t".join(map(str, (*columns, offset, moment)))


def write(folder: Path, *lines: str, encoding: str = "latin-1", end: str = "\n") -> Path:
    path = folder / "dataset_TSMC2014_NYC.txt"
    path.write_bytes("".join(line + end for line in lines).encode(encoding))
    return path


def read(path: Path, **options: Any) -> DataSet:
    return SOURCE.read(path, SOURCE.options(**options), ReadReporter())


def test_the_file_is_recognised(tmp_path):
    assert guess_source(write(tmp_path, line())).name == "foursquare"


def test_a_header_does_not_hide_the_file(tmp_path):
    path = write(tmp_path, "user\tvenue\tid\tname\tlat\tlon\toffset\ttime", line(), line(user="1"))
    assert SOURCE.recognises(path)
    assert read(path).report.dropped[0].count == 1


def test_other_paths_are_not_recognised(tmp_path):
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 10)
    (tmp_path / "empty").write_bytes(b"")
    for path in (tmp_path, tmp_path / "binary", tmp_path / "empty", tmp_path / "missing"):
        assert not SOURCE.recognises(path)


def test_the_time_is_local_by_the_offset_of_the_line(tmp_path):
    data = read(write(tmp_path, line()))
    assert data.visits[1][0].arrival == datetime(2012, 4, 3, 14, 0)


def test_the_offset_changes_with_the_season(tmp_path):
    autumn = line(offset=-240, moment="Sun Nov 04 05:59:00 +0000 2012")
    winter = line(venue=BRIDGE, offset=-300, moment="Sun Nov 04 06:30:00 +0000 2012")
    for lines in ((autumn, winter), (winter, autumn)):
        visits = read(write(tmp_path, *lines)).visits[1]
        assert [visit.location for visit in visits] == [2, 3]  # in the order of the moments
        assert [f"{visit.arrival:%H:%M}" for visit in visits] == ["01:59", "01:59"]


def test_the_offset_may_change_the_day(tmp_path):
    data = read(write(tmp_path, line(offset=540, moment="Mon Dec 31 23:30:00 +0000 2012")))
    assert data.visits[1][0].arrival == datetime(2013, 1, 1, 8, 30)


@given(
    moment=st.datetimes(datetime(1971, 1, 1), datetime(2090, 1, 1)).map(
        lambda moment: moment.replace(microsecond=0)
    ),
    offset=st.integers(-12 * 60, 14 * 60),
)
def test_any_time_is_read_as_it_was_written(tmp_path_factory, moment, offset):
    written = f"Mon {month_abbr[moment.month]} {moment:%d %H:%M:%S} +0000 {moment.year}"
    data = read(write(tmp_path_factory.mktemp("any"), line(offset=offset, moment=written)))
    local = moment + timedelta(minutes=offset)
    assert data.visits[1][0].arrival == local.replace(second=0)


def test_seconds_decide_what_came_first(tmp_path):
    later = line(venue="1", moment="Tue Apr 03 18:00:40 +0000 2012")
    earlier = line(venue="2", moment="Tue Apr 03 18:00:20 +0000 2012")
    assert [visit.location for visit in read(write(tmp_path, later, earlier)).visits[1]] == [3, 2]


def test_check_ins_have_no_minutes(tmp_path):
    assert read(write(tmp_path, line())).visits[1][0].duration_minutes == 0


def test_a_venue_has_a_category_and_no_name(tmp_path):
    (place,) = read(write(tmp_path, line())).places
    assert (place.name, place.category) == (None, "Café")


@pytest.mark.parametrize("encoding", ["latin-1", "utf-8"])
def test_either_encoding_is_read(tmp_path, encoding):
    (place,) = read(write(tmp_path, line(), encoding=encoding)).places
    assert place.category == "Café"


def test_a_venue_lies_at_the_median_of_its_positions(tmp_path):
    lines = [line(user=str(user), latitude=40 + user) for user in (1, 2, 9)]
    assert read(write(tmp_path, *lines)).places[0].latitude == 42


def test_line_ends_of_windows_and_empty_lines_are_no_matter(tmp_path):
    data = read(write(tmp_path, line(), "", line(venue=BRIDGE), end="\r\n"))
    assert len(data.visits[1]) == 2
    assert not data.report.dropped
    assert data.report.read["lines"] == 2


@pytest.mark.parametrize(
    ("bad", "problem"),
    [
        ("470\tvenue", "2 columns instead of 8"),
        (line(user=" "), "no person"),
        (line(latitude="north"), 'latitude "north"'),
        (line(latitude=91), "latitude 91"),
        (line(offset="UTC"), 'utc_offset "UTC"'),
        (line(offset=2000), "offset 2000"),
        (line(moment="2012-04-03 18:00:09"), 'arrival "2012-04-03 18:00:09"'),
        (line(moment="Tue Apr 31 18:00:09 +0000 2012"), "does not have the format Tue Apr 03"),
        (line(moment="Tue Avr 03 18:00:09 +0000 2012"), "does not have the format Tue Apr 03"),
        (line(moment="Tue Apr 03 18:60:09 +0000 2012"), "does not have the format Tue Apr 03"),
    ],
)
def test_a_line_that_cannot_be_read_is_reported_with_its_number(tmp_path, bad, problem):
    data = read(write(tmp_path, line(), bad, line(venue=BRIDGE)))
    assert len(data.visits[1]) == 2
    (dropped,) = data.report.dropped
    assert dropped.count == 1
    assert dropped.examples[0].startswith("dataset_TSMC2014_NYC.txt, line 2: ")
    assert problem in dropped.examples[0]


def test_a_check_in_without_a_position_is_read(tmp_path):
    data = read(write(tmp_path, line(), line(venue=BRIDGE, longitude="nan")))
    assert [place.longitude for place in data.places] == [-74, None]


def test_another_clock_than_that_of_utc_is_converted(tmp_path):
    data = read(write(tmp_path, line(moment="Tue Apr 03 18:00:09 +0100 2012")))
    assert data.visits[1][0].arrival == datetime(2012, 4, 3, 13, 0)


def test_small_offsets_are_minutes_too(tmp_path):
    data = read(
        write(tmp_path, line(offset=1), line(offset=5, moment="Wed Apr 04 08:00:00 +0000 2012"))
    )
    assert [f"{visit.arrival:%H:%M}" for visit in data.visits[1]] == ["18:01", "08:05"]


def test_a_bad_line_leaves_no_trace_in_its_venue(tmp_path):
    bad = line(latitude=10, offset="UTC")
    assert read(write(tmp_path, line(), bad, line(user="1"))).places[0].latitude == 40.5


def test_mostly_unreadable_lines_are_refused(tmp_path):
    with pytest.raises(DataError, match=r"2 of 3 lines cannot be read.*line 2"):
        read(write(tmp_path, line(), "x", "y"))


@pytest.mark.parametrize("content", [b"", b"\n\n"])
def test_an_empty_file_is_refused(tmp_path, content):
    (tmp_path / "empty.txt").write_bytes(content)
    with pytest.raises(DataError, match="is not a table"):
        read(tmp_path / "empty.txt")


def test_what_cannot_be_opened_is_refused(tmp_path):
    with pytest.raises(DataError, match="cannot be opened"):
        read(tmp_path)


def test_progress_is_told_to_the_end(tmp_path):
    told: list[tuple[str, int, int]] = []
    path = write(tmp_path, line())
    SOURCE.read(path, SOURCE.options(), ReadReporter(lambda *what: told.append(what)))
    size = path.stat().st_size
    assert told[-1] == (f"bytes of {path.name}", size, size)


def test_the_data_set_says_what_it_is(tmp_path):
    data = read(write(tmp_path, line()))
    assert data.title == "Foursquare check-ins in New York"
    assert data.kind == "check-ins"
    assert data.rule.previous_visits == 40
    assert "IEEE Transactions on Systems, Man, and Cybernetics" in data.terms


def test_a_year_that_cannot_be_is_counted(tmp_path):
    odd = line(moment="Mon Jan 01 00:00:09 +0000 0001")
    assert read(write(tmp_path, line(), line(), odd)).report.dropped[0].count == 1
