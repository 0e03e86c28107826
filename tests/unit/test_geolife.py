"""Geolife as published."""

from __future__ import annotations

import subprocess
import sys
from datetime import datetime, timedelta
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import pytest

from pointerscope.mobility.data_set import split_histories
from pointerscope.mobility.sources import (
    DataError,
    MissingExtraError,
    ReadReporter,
    guess_source,
    sources,
)
from pointerscope.mobility.sources.geolife import GeolifeOptions

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow

HEADER = (
    "Geolife trajectory\r\nWGS 84\r\nAltitude is in Feet\r\nReserved 3\r\n"
    "0,2,255,My Track,0,0,2,8421376\r\n0\r\n"
)
FIRST_DAY = datetime(2009, 1, 1)
WORK = np.array([39.98, 116.31])
HOMES = {"000": np.array([40.02, 116.35]), "001": np.array([39.94, 116.27])}
DAYS = 55
NEVER_LONG_ENOUGH = {"least_days": 0, "least_stays": 1}


def point(moment: datetime, position) -> str:
    latitude, longitude = position
    return f"{latitude:.6f},{longitude:.6f},0,492,39744.12,{moment:%Y-%m-%d,%H:%M:%S}\r\n"


def points_of_day(day: int, home, rng) -> list[str]:
    """At work from 1:00 to 9:00 UTC, at home from 9:30 on, and 25 minutes' way each time."""
    midnight = FIRST_DAY + timedelta(days=day)
    places = [(60, WORK), (570, home), (1_500, WORK)]  # minutes of the day: when, where
    points = []
    for (arrival, here), (next_arrival, there) in pairwise(places):
        leaving = next_arrival - 30
        for minute in range(arrival, leaving + 1, 10):
            points.append((minute, here + rng.uniform(-2e-5, 2e-5, 2)))
        for step in range(1, 6):
            points.append((leaving + 5 * step, here + (there - here) * step / 6))
    return [point(midnight + timedelta(minutes=minute), where) for minute, where in points]


def write(folder: Path, person: str, name: str, content: str) -> Path:
    path = folder / "Data" / person / "Trajectory" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, newline="")
    return path


def write_two_people(folder: Path) -> Path:
    rng = np.random.default_rng(1)
    for person, home in HOMES.items():
        for day in range(DAYS):
            name = f"{FIRST_DAY + timedelta(days=day):%Y%m%d}000000.plt"
            write(folder, person, name, HEADER + "".join(points_of_day(day, home, rng)))
    return folder


def read(folder: Path, reporter: ReadReporter | None = None, **options):
    return sources()["geolife"].read(folder, GeolifeOptions(**options), reporter or ReadReporter())


def dropped(data) -> dict[str, list[str]]:
    return {entry.reason: entry.examples for entry in data.report.dropped}


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    return write_two_people(tmp_path_factory.mktemp("geolife"))


@pytest.fixture(scope="module")
def data(folder):
    return read(folder)


@pytest.fixture
def copy(tmp_path) -> Path:
    return write_two_people(tmp_path)


def test_visits_are_the_stays_in_local_time(data):
    for visits in data.visits.values():
        at_work, at_home = visits[0::2], visits[1::2]
        assert {visit.duration_minutes for visit in at_work} == {8 * 60 + 5}
        assert [visit.arrival for visit in at_work] == [
            FIRST_DAY + timedelta(days=day, hours=9) for day in range(DAYS)
        ]
        assert {visit.duration_minutes for visit in at_home[:-1]} == {15 * 60 + 5}
        assert [visit.arrival for visit in at_home] == [
            FIRST_DAY + timedelta(days=day, hours=17, minutes=30) for day in range(DAYS)
        ]


def test_two_people_share_a_place_of_work_and_have_homes_of_their_own(data):
    assert len(data.places) == 3
    (work,) = {visit.location for visits in data.visits.values() for visit in visits[0::2]}
    homes = [{visit.location for visit in visits[1::2]} for visits in data.visits.values()]
    assert [len(home) for home in homes] == [1, 1]
    assert len({work, *homes[0], *homes[1]}) == 3


def test_places_have_mean_positions(data):
    positions = {place.id: (place.latitude, place.longitude) for place in data.places}
    for number, home in enumerate(HOMES.values(), 1):
        at_work, at_home = data.visits[number][:2]
        assert positions[at_work.location] == pytest.approx(WORK, abs=1e-5)
        assert positions[at_home.location] == pytest.approx(home, abs=1e-5)


def test_the_data_say_where_they_come_from(data):
    assert (data.name, data.title, data.kind) == ("geolife", "Geolife", "gps stays")
    assert data.licence.startswith("Microsoft Research License Agreement")
    assert data.terms.count("Zheng") >= 3
    assert not data.invented
    assert data.people == {1: "User 000", 2: "User 001"}


def test_everything_read_is_counted(data):
    points = DAYS * 2 * (49 + 5 + 91 + 5)
    assert data.report.read == {
        "tracks": 2 * DAYS,
        "people with tracks": 2,
        "points": points,
        "stays": 4 * DAYS,
        "people with stays": 2,
    }
    assert not data.report.dropped


def test_histories_can_be_made_of_them(data):
    assert split_histories(data).test


@pytest.mark.filterwarnings("ignore")
def test_stays_are_those_of_trackintel_on_its_own(folder, data):
    import trackintel

    fixes, _ = trackintel.io.read_geolife(str(folder / "Data"))
    _, stays = fixes.generate_staypoints(
        dist_threshold=200, time_threshold=30, gap_threshold=24 * 60, include_last=True
    )
    arrivals = stays["started_at"].dt.tz_convert("Asia/Shanghai").dt.tz_localize(None)
    for number, person in enumerate(HOMES, 1):
        own = arrivals[stays["user_id"] == int(person)].sort_values()
        assert [visit.arrival for visit in data.visits[number]] == own.dt.to_pydatetime().tolist()


def test_the_folder_of_the_people_will_do(folder, data):
    assert read(folder / "Data").visits == data.visits


def test_progress_is_told_by_person(folder):
    told = []
    read(folder, ReadReporter(on_progress=lambda *step: told.append(step)))
    assert told[:3] == [("people", 0, 2), ("people", 1, 2), ("people", 2, 2)]


def test_damage_costs_only_what_is_damaged(copy, data):
    tracks = sorted((copy / "Data/000/Trajectory").iterdir())
    lines = tracks[3].read_text().splitlines(keepends=True)
    lines.insert(16, "39.98,116.31,0,49\r\n")
    lines.insert(20, "400.166667,116.31,0,492,39744.12,2009-01-04,01:40:01\r\n")
    lines.insert(30, "nan,116.31,0,492,39744.12,2009-01-04,01:40:01\r\n")
    lines.insert(40, "39.98,116.31,0,492,39744.12,2009-02-30,01:40:01\r\n")
    lines.insert(50, "39.98,116.31,0,492,39744.12,1880-01-04,01:40:01\r\n")
    lines.insert(60, "\r\n")
    tracks[3].write_text("".join(lines), newline="")
    tracks[4].write_text(tracks[4].read_text().removeprefix(HEADER.replace("\r", "")), newline="")
    write(copy, "001", "20090102000001.plt", "")
    write(copy, "001", "20090102000002.plt", HEADER)
    write(copy, "001", "20090102000003.plt", "\0\xff\n" * 20)
    write(copy, "001", "labels.txt", "Start Time\tEnd Time\tTransportation Mode\n")
    write(copy, "002", "20090102000000.plt", "")

    damaged = read(copy)

    assert damaged.visits == data.visits
    assert damaged.report.read["points"] == data.report.read["points"]
    place = "Data/000/Trajectory/20090104000000.plt"
    assert dropped(damaged) == {
        "lines that are not points": [
            *(f"{place}, line {number}" for number in (17, 31, 41)),
            *(f"Data/001/Trajectory/20090102000003.plt, line {number}" for number in (7, 8)),
        ],
        "points that are not on Earth": [f"{place}, line {number}" for number in (21, 51)],
        "tracks without points": [
            *(f"Data/001/Trajectory/2009010200000{number}.plt" for number in (1, 2, 3)),
            "Data/002/Trajectory/20090102000000.plt",
        ],
        "people without points": ["Data/002"],
    }


def test_the_order_of_points_and_tracks_does_not_matter(copy, data):
    first, second, *_ = sorted((copy / "Data/001/Trajectory").iterdir())
    lines = first.read_text().splitlines(keepends=True)
    first.write_text("".join(lines[:6] + lines[:5:-1]), newline="")
    second.rename(second.with_name("20991231000000.plt"))
    assert read(copy).visits == data.visits


def test_a_point_at_a_moment_that_has_one_is_dropped_and_counted(copy, data):
    moment = FIRST_DAY + timedelta(hours=2)
    write(copy, "001", "20991231000000.plt", HEADER + point(moment, (10, 10)) * 3)
    again = read(copy)
    assert again.visits == data.visits
    (entry,) = again.report.dropped
    assert (entry.reason, entry.count) == ("points at the same moment as another", 3)
    assert entry.examples == ["Data/001: 3 points"]


def test_people_tracked_for_too_few_days_are_left_out(folder):
    with pytest.raises(DataError, match="people tracked for no more than 56 days"):
        read(folder, least_days=56)


def test_long_stays_are_cut_short(folder):
    data = read(folder, longest_minutes=500)
    assert {visit.duration_minutes for visit in data.visits[1]} == {485, 500}
    assert data.report.changed == {"stays cut short to 500 minutes": 2 * DAYS}


def test_a_stay_takes_as_long_as_is_said(folder):
    data = read(folder, stay_minutes=600)
    assert len(data.visits[1]) == DAYS


def test_an_activity_takes_as_long_as_is_said(folder):
    data = read(folder, activity_minutes=600)
    assert len(data.visits[1]) == DAYS
    assert "stays shorter than 600 minutes" in dropped(data)


def test_a_stay_reaches_as_far_as_is_said(folder):
    data = read(folder, stay_metres=1e5, stay_minutes=1, **NEVER_LONG_ENOUGH)
    assert [len(visits) for visits in data.visits.values()] == [1, 1]


def track_of(tmp_path: Path, *points: tuple[float, float]) -> Path:
    """One person's track: minutes since the beginning, and metres to the north of work."""
    content = HEADER + "".join(
        point(FIRST_DAY + timedelta(minutes=minute), WORK + np.array([metres / 111_195, 0]))
        for minute, metres in points
    )
    write(tmp_path, "000", "20090101000000.plt", content)
    return tmp_path


def test_a_step_outside_for_half_a_minute_is_merged_away(tmp_path):
    there = [(minute, 0) for minute in range(0, 60, 10)]
    back = [(minute + 1, 0) for minute in range(60, 120, 10)]
    folder = track_of(tmp_path, *there, (60.5, 500), *back, (121, 900))
    merged = read(folder, **NEVER_LONG_ENOUGH)
    apart = read(folder, merge_minutes=None, **NEVER_LONG_ENOUGH)
    assert [visit.duration_minutes for visit in merged.visits[1]] == [121]
    assert [visit.duration_minutes for visit in apart.visits[1]] == [60, 60]
    assert merged.report.changed == {"stays merged with the one before": 1}


def test_no_stay_lasts_across_a_gap(tmp_path):
    folder = track_of(tmp_path, (0, 0), (60, 0), (1_000, 0), (1_100, 0), (1_110, 900))
    within = read(folder, **NEVER_LONG_ENOUGH)
    cut = read(folder, gap_minutes=600, **NEVER_LONG_ENOUGH)
    assert [visit.duration_minutes for visit in within.visits[1]] == [1_110]
    assert [visit.duration_minutes for visit in cut.visits[1]] == [110]


def test_the_last_stay_counts_unless_told_otherwise(tmp_path):
    folder = track_of(tmp_path, (0, 0), (60, 0), (70, 900), (130, 900))
    assert len(read(folder, **NEVER_LONG_ENOUGH).visits[1]) == 2
    assert len(read(folder, last_stay=False, **NEVER_LONG_ENOUGH).visits[1]) == 1


def test_a_person_who_never_stays_is_no_error(copy, data):
    write(copy, "002", "20090101000000.plt", HEADER + point(FIRST_DAY, WORK))
    assert read(copy).visits == data.visits


@pytest.mark.parametrize("library", ["trackintel", "pyarrow.csv"])
def test_without_a_library_the_message_says_what_to_install(folder, monkeypatch, library):
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(MissingExtraError, match=r"pip install 'pointerscope\[data\]'"):
        read(folder)


def test_the_sources_load_without_any_library_of_the_extra():
    code = (
        "import sys\n"
        "blocked = ('torch', 'pandas', 'geopandas', 'pyarrow', 'sklearn', 'trackintel')\n"
        "sys.modules.update(dict.fromkeys(blocked))\n"
        "import pointerscope.mobility.sources.geolife, pointerscope.mobility.sources.stay_table\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_an_unknown_time_zone_is_refused(folder):
    with pytest.raises(DataError, match="no time zone"):
        read(folder, time_zone="Mars/Olympus")


def test_a_folder_without_tracks_is_refused(tmp_path):
    with pytest.raises(DataError, match=r"Data/<person>/Trajectory"):
        read(tmp_path)
    with pytest.raises(DataError, match="cannot be read"):
        read(tmp_path / "missing")


def test_the_form_is_recognised(folder):
    assert guess_source(folder).name == "geolife"
    assert guess_source(folder / "Data").name == "geolife"


def test_odd_paths_are_not_recognised(folder, tmp_path):
    recognises = sources()["geolife"].recognises
    (tmp_path / "Data").write_bytes(b"\0\xff")
    assert not recognises(tmp_path)
    assert not recognises(tmp_path / "Data")
    assert not recognises(tmp_path / "missing")
    assert not recognises(tmp_path / ("x" * 5_000))
    assert not recognises(next((folder / "Data/000/Trajectory").iterdir()))
