"""Stays with coordinates, as text."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from pointerscope.mobility.data_set import split_histories
from pointerscope.mobility.sources import DataError, ReadReporter, guess_source, sources
from pointerscope.mobility.sources.stay_table import StayTableOptions

HEADER = "Latitude Longitude ArrivingTime LeavingTime AgentID"
HOME, WORK = "39.98 116.31", "40.02 116.4"
LENIENT = {"least_days": 0, "merge_minutes": None}


def line(position: str, arrival: datetime, minutes: int, agent: str = "135") -> str:
    moments = (arrival, arrival + timedelta(minutes=minutes))
    arriving, leaving = (moment.strftime("%Y-%m-%d,%H:%M:%S") for moment in moments)
    return f"{position} {arriving} {leaving} {agent}"


def days(count: int, agent: str = "135") -> list[str]:
    """Home and work on so many days."""
    first = datetime(2009, 1, 1)
    return [
        line(position, first + timedelta(days=day, hours=hour), minutes, agent)
        for day in range(count)
        for position, hour, minutes in [(WORK, 1, 480), (HOME, 10, 600)]
    ]


@pytest.fixture
def read(tmp_path):
    def read(*lines: str, reporter: ReadReporter | None = None, **options):
        path = tmp_path / "stays.txt"
        path.write_text("\n".join(lines) + "\n")
        options = StayTableOptions(**options)
        return sources()["stay-table"].read(path, options, reporter or ReadReporter())

    return read


def test_visits_are_in_local_time(read):
    data = read(HEADER, *days(60))
    first, second, *_ = data.visits[1]
    assert (first.arrival, first.duration_minutes) == (datetime(2009, 1, 1, 9), 480)
    assert (second.arrival, second.duration_minutes) == (datetime(2009, 1, 1, 18), 600)
    assert len(data.visits[1]) == 120


def test_another_time_zone_is_followed(read):
    data = read(HEADER, *days(60), time_zone="Europe/Zurich")
    assert data.visits[1][0].arrival == datetime(2009, 1, 1, 2)


def test_places_have_the_positions_of_the_stays(read):
    data = read(HEADER, *days(60))
    positions = {place.id: (place.latitude, place.longitude) for place in data.places}
    at_work, at_home, *_ = data.visits[1]
    assert positions[at_work.location] == pytest.approx((40.02, 116.4))
    assert positions[at_home.location] == pytest.approx((39.98, 116.31))
    assert len(positions) == 2


def test_the_people_are_called_by_their_numbers(read):
    data = read(HEADER, *days(60, "9"), *days(60, "10"), *days(60, "b"))
    assert data.people == {1: "Agent 9", 2: "Agent 10", 3: "b"}


def test_nothing_is_claimed_of_origin_or_licence(read):
    data = read(HEADER, *days(60))
    assert (data.kind, data.licence, data.invented) == ("gps stays", "not stated", False)
    assert any("Asia/Shanghai" in note for note in data.report.notes)


def test_people_tracked_for_50_days_are_left_out(read):
    data = read(HEADER, *days(50, "1"), *days(51, "2"))
    assert data.people == {1: "Agent 2"}


def test_histories_can_be_made_of_them(read):
    assert len(split_histories(read(HEADER, *days(60))).test) == 24


def test_a_file_without_its_header_loses_nothing(read):
    assert read(*days(60)).visits == read(HEADER, *days(60)).visits


def test_empty_lines_and_foreign_line_ends_do_not_matter(read):
    stays = days(60)
    report = (data := read(HEADER + "\r", "", *(f"{stay}  \r" for stay in stays), "")).report
    assert data.visits == read(HEADER, *stays).visits
    assert report.read["lines"] == 120
    assert not report.dropped


@pytest.mark.parametrize(
    "damaged",
    [
        "39.98 116.31 2009-01-10,01:48:22 2009-01-10,02:25:17",
        "39.98 116.31 2009-01-10,01:48:22 2009-01-10,02:25:17 135 7",
        "39.98 east 2009-01-10,01:48:22 2009-01-10,02:25:17 135",
        "nan 116.31 2009-01-10,01:48:22 2009-01-10,02:25:17 135",
        "400 116.31 2009-01-10,01:48:22 2009-01-10,02:25:17 135",
        "39.98 181 2009-01-10,01:48:22 2009-01-10,02:25:17 135",
        "39.98 116.31 2009-02-30,01:48:22 2009-03-01,02:25:17 135",
        "39.98 116.31 2009-01-10,24:00:00 2009-01-11,02:25:17 135",
        "39.98 116.31 2009-01-10T01:48:22 2009-01-10T02:25:17 135",
        "39.98 116.31 0001-01-01,01:48:22 9999-12-31,02:25:17 135",
        "\0\x01\x02",
    ],
)
def test_a_damaged_line_is_skipped_with_its_place(read, damaged):
    stays = days(60)
    data = read(HEADER, *stays[:7], damaged, *stays[7:])
    assert data.visits == read(HEADER, *stays).visits
    (entry,) = data.report.dropped
    assert (entry.reason, entry.count) == ("lines that cannot be read", 1)
    assert entry.examples[0].startswith("stays.txt, line 9: ")


def test_a_stay_that_ends_before_it_begins_is_skipped_with_its_place(read):
    data = read(HEADER, line(HOME, datetime(2009, 1, 1), -1), *days(60))
    (entry,) = data.report.dropped
    assert entry.reason == "stays that end before they begin"
    assert entry.examples == ["stays.txt, line 2"]


def test_half_of_the_lines_may_be_damaged_but_no_more(read):
    assert len(read(HEADER, *days(2), *["?"] * 4, **LENIENT).visits[1]) == 4
    with pytest.raises(DataError, match=r"5 of 9 lines cannot be read.*stays\.txt, line 6"):
        read(HEADER, *days(2), *["?"] * 5, **LENIENT)


def test_a_file_with_nothing_but_a_header_is_refused(read):
    with pytest.raises(DataError, match="contains no lines"):
        read(HEADER)


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(DataError, match="cannot be opened"):
        sources()["stay-table"].read(tmp_path / "none.txt", StayTableOptions(), ReadReporter())


def test_an_unknown_time_zone_is_refused(read):
    with pytest.raises(DataError, match="no time zone"):
        read(HEADER, *days(60), time_zone="Mars/Olympus")


def test_progress_is_told_to_the_end(read):
    told = []
    read(HEADER, *days(6_000), reporter=ReadReporter(on_progress=lambda *step: told.append(step)))
    assert told[:2] == [("lines", 10_000, 12_002), ("lines", 12_002, 12_002)]
    assert told[-1] == ("visits clustered", 12_000, 12_000)


@pytest.mark.parametrize("beginning", [HEADER, HEADER.upper(), "\ufeff" + HEADER, days(1)[0]])
def test_the_form_is_recognised_by_its_first_line(tmp_path, beginning):
    path = tmp_path / "anything"
    path.write_text(beginning + "\n" + days(1)[1], encoding="utf-8")
    assert guess_source(path).name == "stay-table"


@pytest.mark.parametrize(
    "content", [b"", b"\n" + HEADER.encode(), b"a b c d e\n1 2 3 4 5", bytes(range(256)) * 20]
)
def test_nothing_else_is_recognised(tmp_path, content):
    path = tmp_path / "anything"
    path.write_bytes(content)
    assert not sources()["stay-table"].recognises(path)


def test_odd_paths_are_not_recognised(tmp_path):
    recognises = sources()["stay-table"].recognises
    assert not recognises(tmp_path)
    assert not recognises(tmp_path / "missing")
    assert not recognises(tmp_path / ("x" * 5_000))


def test_stays_made_of_geolife_bring_its_licence(read):
    unsaid, said = read(HEADER, *days(60)), read(HEADER, *days(60), origin="geolife")
    assert (unsaid.licence, said.licence) == ("not stated", "Microsoft Research License Agreement")
    assert "for research, not for" in said.terms
    assert said.visits == unsaid.visits
