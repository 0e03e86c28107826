"""Places of stays that come with coordinates only."""

from __future__ import annotations

import math
import sys
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from pointerscope.mobility.clustering import EARTH_RADIUS, NOISE, cluster_stays
from pointerscope.mobility.report import Report
from pointerscope.mobility.sources import DataError, MissingExtraError, ReadReporter
from pointerscope.mobility.stay_detection import DetectedStays
from pointerscope.mobility.table_options import PositionOptions
from pointerscope.mobility.table_visits import About, visits_of_stays
from pointerscope.mobility.time_zones import find_time_zone

if TYPE_CHECKING:
    from pointerscope.mobility.data_set import DataSet

pytestmark = pytest.mark.slow

METRE_NORTH = 180 / math.pi / EARTH_RADIUS  # degrees of latitude
EVERYTHING = PositionOptions(least_days=0, activity_minutes=0, merge_minutes=None)
BEGINNING = datetime(2009, 1, 1, tzinfo=UTC)


def metres_east(latitude: float) -> float:
    return METRE_NORTH / math.cos(math.radians(latitude))


def distance(first: tuple[float, float], second: tuple[float, float]) -> float:
    """Metres along the great circle, through the chord between two points in space."""

    def in_space(point: tuple[float, float]) -> np.ndarray:
        latitude, longitude = np.radians(point)
        return np.array(
            [
                np.cos(latitude) * np.cos(longitude),
                np.cos(latitude) * np.sin(longitude),
                np.sin(latitude),
            ]
        )

    chord = float(np.linalg.norm(in_space(first) - in_space(second)))
    return 2 * EARTH_RADIUS * math.asin(chord / 2)


def labels_of(points, **options) -> list[int]:
    latitudes, longitudes = np.array(points, dtype=np.float64).reshape(-1, 2).T
    return cluster_stays(latitudes, longitudes, **options).tolist()


class PositionedStay(NamedTuple):
    """A stay of a person at coordinates."""

    person: str
    arrival: datetime
    leaving: datetime
    latitude: float
    longitude: float


def locate_stays(stays: list[PositionedStay], options: PositionOptions, report: Report) -> DataSet:
    """The data set that stays make."""
    people = list(dict.fromkeys(stay.person for stay in stays))
    moments = [(stay.arrival.timestamp(), stay.leaving.timestamp()) for stay in stays]
    found = DetectedStays(
        np.array([begin for begin, _ in moments], np.int64),
        np.array([end for _, end in moments], np.int64),
        np.array([stay.latitude for stay in stays], float),
        np.array([stay.longitude for stay in stays], float),
    )
    person = np.array([people.index(stay.person) for stay in stays], np.int32)
    about = About("Any", person="Agent")
    reporter = ReadReporter(report=report)
    return visits_of_stays(people, person, found, options, reporter, about, name="any")


def stay(
    person="1", day=0.0, minutes=60, north=0.0, east=0.0, latitude=40.0, longitude=116.0
) -> PositionedStay:
    arrival = BEGINNING + timedelta(days=day)
    return PositionedStay(
        person,
        arrival,
        arrival + timedelta(minutes=minutes),
        latitude + north * METRE_NORTH,
        longitude + east * metres_east(latitude),
    )


def dropped(report: Report) -> dict[str, int]:
    return {entry.reason: entry.count for entry in report.dropped}


offsets = st.lists(
    st.tuples(st.integers(0, 60), st.integers(0, 60)), min_size=1, max_size=14
)  # metres


@settings(deadline=None, max_examples=60)
@given(offsets, st.integers(1, 4), st.sampled_from([0.0, 40.0, -70.0]))
def test_clusters_are_those_of_the_definition(offsets, least, latitude):
    metres = 20.5
    points = [
        (latitude + north * METRE_NORTH, 116 + east * metres_east(latitude))
        for north, east in offsets
    ]
    apart = [[distance(one, other) for other in points] for one in points]
    assume(all(abs(value - metres) > 0.01 for row in apart for value in row))
    near = [{j for j, value in enumerate(row) if value <= metres} for row in apart]
    cores = {i for i, own in enumerate(near) if len(own) >= least}

    labels = labels_of(points, metres=metres, least_stays=least)

    for core in cores:
        assert labels[core] != NOISE
        reached, edge = {core}, {core}
        while edge:
            edge = {j for i in edge for j in near[i] & cores} - reached
            reached |= edge
        assert {i for i in cores if labels[i] == labels[core]} == reached
    for other in set(range(len(points))) - cores:
        allowed = {labels[core] for core in near[other] & cores} or {NOISE}
        assert labels[other] in allowed


@pytest.mark.parametrize("latitude", [0.0, 40.0, 60.0, -80.0])
def test_metres_are_metres_in_every_direction(latitude):
    for there in (
        lambda metres: (latitude + metres * METRE_NORTH, 116.0),
        lambda metres: (latitude, 116.0 + metres * metres_east(latitude)),
    ):
        assert labels_of([there(0), there(19.9)], metres=20, least_stays=2) == [0, 0]
        assert labels_of([there(0), there(20.1)], metres=20, least_stays=2) == [NOISE, NOISE]


def test_neighbours_may_lie_on_both_sides_of_the_antimeridian():
    points = [(10.0, 180 - 5 * METRE_NORTH), (10.0, -180 + 5 * METRE_NORTH)]
    assert labels_of(points, metres=20, least_stays=2) == [0, 0]


def test_locations_are_numbered_as_they_appear():
    points = [(50, 1), (40, 1), (30, 1), (50, 1), (60, 1), (40, 1), (60, 1)]
    assert labels_of(points, metres=20, least_stays=2) == [0, 1, NOISE, 0, 2, 1, 2]


def test_no_stays_have_no_locations():
    assert labels_of([], metres=20, least_stays=2) == []


def test_very_many_stays_at_one_position_fit_into_memory():
    assert set(labels_of([(40, 116)] * 200_000, metres=20, least_stays=2)) == {0}


def test_without_scikit_learn_the_message_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "sklearn.cluster", None)
    with pytest.raises(MissingExtraError, match=r"pointerscope\[data\]"):
        labels_of([(1, 1)], metres=20, least_stays=2)


def test_a_stay_becomes_a_visit_in_local_time_cut_to_the_minute():
    arrival = datetime(2009, 1, 1, 20, 30, 59, tzinfo=UTC)
    stays = [
        PositionedStay("1", arrival, arrival + timedelta(minutes=90), 40, 116),
        stay(day=9),
    ]
    located = locate_stays(stays, EVERYTHING, Report())
    first = located.visits[1][0]
    assert (first.arrival, first.duration_minutes) == (datetime(2009, 1, 2, 4, 30), 90)


def test_a_stay_lasts_as_long_as_it_does_when_clocks_change():
    options = EVERYTHING.model_copy(update={"time_zone": "Europe/Zurich"})
    evening = datetime(2009, 3, 28, 22, tzinfo=UTC)  # the clock goes forward at 1:00 UTC
    stays = [
        PositionedStay("1", evening, evening + timedelta(hours=8), 47, 8),
        PositionedStay("1", evening + timedelta(days=1), evening + timedelta(days=1.5), 47, 8),
    ]
    visits = locate_stays(stays, options, Report()).visits[1]
    assert [visit.arrival.hour for visit in visits] == [23, 0]
    assert [visit.duration_minutes for visit in visits] == [480, 720]


def test_a_place_is_the_mean_of_the_stays_there():
    located = locate_stays([stay(north=0), stay(day=1, north=10)], EVERYTHING, Report())
    (place,) = located.places
    assert place.latitude == pytest.approx(40 + 5 * METRE_NORTH, abs=1e-9)
    assert place.longitude == pytest.approx(116)
    assert {visit.location for visit in located.visits[1]} == {place.id}


def test_a_place_on_the_antimeridian_stays_there():
    stays = [stay(longitude=180.0, east=-4), stay(day=1, longitude=-180.0, east=4)]
    (place,) = locate_stays(stays, EVERYTHING, Report()).places
    assert abs(place.longitude) == pytest.approx(180)


def test_a_stay_at_no_place_is_dropped_and_counted():
    report = Report()
    located = locate_stays([stay(), stay(day=1), stay(day=2, north=500)], EVERYTHING, report)
    assert len(located.visits[1]) == 2
    assert dropped(report) == {"stays at no place, because fewer than 2 are within 20 m": 1}


def test_people_share_places_unless_told_otherwise():
    stays = [stay("1"), stay("1", day=1), stay("2"), stay("2", day=1)]
    shared = locate_stays(stays, EVERYTHING, Report())
    own = locate_stays(stays, EVERYTHING.model_copy(update={"shared_places": False}), Report())
    assert len(shared.places) == 1
    assert len(own.places) == 2
    assert {visit.location for visit in own.visits[1]}.isdisjoint(
        visit.location for visit in own.visits[2]
    )


def test_one_stay_of_each_of_two_people_makes_a_shared_place_only():
    stays = [stay("1"), stay("2", day=1)]
    assert len(locate_stays(stays, EVERYTHING, Report()).places) == 1
    own = EVERYTHING.model_copy(update={"shared_places": False, "least_stays": 2})
    with pytest.raises(DataError, match="No stay is left"):
        locate_stays(stays, own, Report())


def test_where_no_place_has_two_stays_every_stay_makes_one():
    report = Report()
    located = locate_stays([stay(), stay(day=1, north=900)], EVERYTHING, report)
    assert len(located.places) == 2
    assert "least_stays=2" in report.warnings[0]


def test_where_nobody_was_tracked_for_long_everybody_is_included():
    report = Report()
    located = locate_stays([stay(), stay(day=1)], PositionOptions(), report)
    assert len(located.visits[1]) == 2
    assert "least_days=50" in report.warnings[0]


def test_people_tracked_for_too_few_days_make_no_places():
    options = EVERYTHING.model_copy(update={"least_days": 50})
    short = [stay("2", day=day, north=900) for day in range(50)]
    long = [stay("1", day=day) for day in (0, 50)] + [stay("1", day=3, north=900)]
    report = Report()
    located = locate_stays([*short, *long], options, report)
    assert located.people == {1: "Agent 1"}
    assert len(located.visits[1]) == 2
    assert dropped(report)["people tracked for no more than 50 days"] == 1
    assert dropped(report)["stays of people tracked for no more than 50 days"] == 50


def test_days_of_tracking_are_those_of_all_stays_not_of_the_visits_left():
    options = PositionOptions(least_days=50)
    stays = [stay(day=1), stay(day=2), stay(day=0, minutes=5), stay(day=60, minutes=5)]
    report = Report()
    assert len(locate_stays(stays, options, report).visits[1]) == 2
    assert dropped(report) == {"stays shorter than 25 minutes": 2}


@pytest.mark.parametrize(("minutes", "visits"), [(24, 2), (25, 3)])
def test_an_activity_takes_at_least_25_minutes(minutes, visits):
    stays = [stay(), stay(day=1), stay(day=2, minutes=minutes)]
    located = locate_stays(stays, PositionOptions(least_days=0), Report())
    assert len(located.visits[1]) == visits


@pytest.mark.parametrize(("gap", "visits"), [(1, 1), (2, 2)])
def test_stays_a_minute_apart_at_one_place_are_merged(gap, visits):
    stays = [stay(minutes=60), stay(day=(60 + gap) / 1440, north=10)]
    located = locate_stays(stays, PositionOptions(least_days=0), Report())
    assert len(located.visits[1]) == visits
    assert located.visits[1][-1].end == datetime(2009, 1, 1, 10, gap)


def test_the_order_of_the_stays_does_not_matter():
    stays = [stay(person, day, north=1_000 * day) for person in "123" for day in range(5)]
    one, other = (locate_stays(own, EVERYTHING, Report()) for own in (stays, stays[::-1]))
    assert (one.places, one.people) == (other.places, other.people)
    assert dict(one.visits) == dict(other.visits)


def test_when_nothing_is_left_the_message_says_what_became_of_it():
    with pytest.raises(DataError, match="people tracked for no more than 50 days"):
        locate_stays([stay()], PositionOptions(least_days=50), Report())


@pytest.mark.parametrize("name", ["Asia/Peking", "", "Europe", "../etc/passwd", "/etc/passwd"])
def test_an_unknown_time_zone_is_named(name):
    with pytest.raises(DataError, match="no time zone"):
        find_time_zone(name)
