"""The first look at data: what was read, and what looks suspicious."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import numpy as np
import pytest

from pointerscope.cli.look import draw_map, render_look
from pointerscope.mobility import look
from pointerscope.mobility.data_set import (
    CHECK_IN_RULE,
    DataSet,
    HistoryRule,
    least_days,
    split_histories,
)
from pointerscope.mobility.look import LookedPlaces, look_at
from pointerscope.mobility.places import UNKNOWN, Place
from pointerscope.mobility.report import Report
from pointerscope.mobility.visits import Visit
from pointerscope.publishing.look_page import render_look_page

MONDAY = datetime(2026, 3, 2)


def life(
    hours: tuple[int, ...] = (8, 12, 18), days: int = 30, people: int = 2, **changes: Any
) -> DataSet:
    """People who go to a place of their own at each of these hours."""
    visits = {
        person: tuple(
            Visit(2 + number, MONDAY + timedelta(days=day, hours=hour), 60)
            for day in range(days)
            for number, hour in enumerate(hours)
        )
        for person in range(1, people + 1)
    }
    places = tuple(
        Place(2 + number, f"Place {number}", "Café", 47 + number / 100, 8 + number / 50)
        for number in range(len(hours))
    )
    given: dict[str, Any] = {
        "name": "life",
        "title": "A life",
        "licence": "CC0-1.0",
        "places": places,
        "people": {person: f"p{person}" for person in visits},
        "visits": visits,
    }
    return DataSet(**(given | changes))


def test_a_look_counts_people_places_and_hours():
    look = look_at(life())
    assert (look.people, look.places, look.visits) == (2, 3, 180)
    assert [hour for hour, count in enumerate(look.hours) if count] == [8, 12, 18]
    assert (look.first_day, look.last_day) == (MONDAY.date(), datetime(2026, 3, 31).date())
    assert sum(look.weekdays) == 180
    assert not look.warnings


@pytest.mark.parametrize(("rule", "first_days"), [(HistoryRule(), 7), (CHECK_IN_RULE, 0)])
def test_the_needed_days_are_the_fewest_that_leave_histories_in_every_part(rule, first_days):
    needed = least_days(first_days)
    split = split_histories(life(days=needed, rule=rule))
    assert split.train
    assert split.validation
    assert split.test
    assert not look_at(life(days=needed, rule=rule)).obstacle
    obstacle = look_at(life(days=needed - 1, rule=rule)).obstacle
    assert f"{needed} days of somebody are needed (the longest record has {needed - 1})" in obstacle
    assert ("Or set history=visits, for which 5 days are enough." in obstacle) == bool(first_days)


@pytest.mark.parametrize(
    "rule",
    [
        HistoryRule(),
        CHECK_IN_RULE,
        HistoryRule(parts="last"),
        HistoryRule(parts="people"),
        HistoryRule(previous_visits=40, in_every_part=True),
    ],
)
@pytest.mark.parametrize("days", [1, 4, 5, 20])
def test_large_data_are_checked_like_small_ones(rule, days, monkeypatch):
    """Their histories are looked for only until every part has one."""
    data = life(days=days, people=5, rule=rule)
    counted = look_at(data).obstacle
    monkeypatch.setattr(look, "MAX_SPLIT_VISITS", 0)
    assert look_at(data).obstacle == counted
    assert counted if days == 1 else days < 20 or not counted


def test_places_that_are_all_new_on_validation_days_hinder_a_training():
    known = life(days=20)
    visits = {
        person: tuple(one._replace(location=5) if one.arrival.day > 13 else one for one in found)
        for person, found in known.visits.items()
    }
    data = life(visits=visits, places=(*known.places, Place(5, "New", "Café", 47, 8)))
    assert {history.target for history in split_histories(data).validation} == {UNKNOWN}
    assert "every place on the days to validate on is new" in look_at(data).obstacle


def test_five_visits_are_shown_as_they_are_read():
    first, *others = look_at(life()).rows
    assert len(others) == 4
    assert first.arrival == "Mon 2026-03-02 08:00"
    assert (first.minutes, first.place, first.position) == (60, "Place 0 (Café)", "47.0000, 8.0000")


def test_histories_are_counted_as_training_will_find_them():
    facts = look_at(life()).facts
    assert facts["histories (the visits of 7 days)"] == "66 to train on, 36 to validate, 36 to test"


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (life(hours=(0,)), "may be dates only"),
        (life(days=1, hours=(8, 12), people=20), "person=COLUMN"),
        (life(hours=(8,)), "All visits are to one place"),
        (life(days=30, hours=(8,), rule=HistoryRule(least_visits=40)), "so add visits"),
        (life(days=3), "no history is left to train, validate or test on"),
    ],
)
def test_what_looks_suspicious_names_the_setting(data, said):
    assert said in "\n".join(look_at(data).warnings)


def test_no_zone_is_named_against_coordinates():
    hours = (20, 23, 1, 3, 5, 19, 22)
    nowhere = tuple(Place(place.id) for place in life().places)
    assert "time_zone=" in "\n".join(look_at(life(hours=hours, places=nowhere)).warnings)
    said = "\n".join(look_at(life(hours=hours)).warnings)
    assert "not in the local time of the coordinates" in said
    assert "time_zone=" not in said


@pytest.mark.parametrize(("minutes", "unit"), [(0, None), (1, "hours"), (5_000, "seconds")])
def test_stays_of_an_unlikely_length_name_the_unit(minutes, unit):
    visits = {1: tuple(Visit(2 + n % 2, MONDAY + timedelta(days=n), minutes) for n in range(50))}
    said = "\n".join(look_at(life(visits=visits)).warnings)
    assert (f"duration_unit={unit}" in said) == (unit is not None)


def test_much_that_was_dropped_is_worth_checking():
    report = Report()
    report.count("lines", 100)
    report.drop("stays shorter than 25 minutes", 40)
    said = "\n".join(look_at(life(report=report)).warnings)
    assert "40% of the data were dropped" in said
    assert "activity_minutes=0" in said


def test_a_few_journeys_do_not_shrink_the_town():
    far = Place(9, latitude=-33.0, longitude=151.0)
    base = life()
    visits = {1: (*base.visits[1], Visit(9, MONDAY + timedelta(days=40), 60)), 2: base.visits[2]}
    found = look_at(life(places=(*base.places, far), visits=visits)).map
    assert found is not None
    assert found.bounds[0] > 46
    assert 0 < found.outside < 0.01


def test_the_terminal_shows_everything_in_80_columns():
    report = Report(columns={"user": "person", "colour": ""}, warnings=["Set time_zone. " * 20])
    said = render_look(look_at(life(report=report)))
    for part in (
        "A life",
        "180 visits of 2 people to 3 places, 2026-03-02 to 2026-03-31",
        "ignored",
        "as they will be read",
        "Where they are",
        "Arrivals by hour of day",
        "Worth checking (1)",
    ):
        assert part in said
    assert max(map(len, said.splitlines())) <= 80


def test_north_is_up_and_east_is_right():
    corners = LookedPlaces(
        np.array([48.0, 47.0]), np.array([8.0, 9.5]), np.array([1, 1]), 0.0, (47.0, 48.0, 8.0, 9.5)
    )
    lines = draw_map(corners)
    assert lines[0][0] == "⠁"
    assert lines[-1][-1] == "⢀"[0] or lines[-1].rstrip()[-1] != "\u2800"
    assert len(lines[0]) < len(lines[-1])


def test_one_place_is_a_map_too():
    alone = LookedPlaces(np.array([47.0]), np.array([8.0]), np.array([5]), 0.0, (47, 47, 8, 8))
    assert any(line.strip("\u2800 ") for line in draw_map(alone))


def test_the_page_holds_the_same_and_escapes_what_data_say():
    report = Report(columns={"<b>user": "person"}, warnings=["Set <time_zone>."])
    page = render_look_page(look_at(life(report=report)))
    assert "180 visits of 2 people to 3 places" in page
    assert "&lt;b&gt;user" in page
    assert "Set &lt;time_zone&gt;." in page
    assert page.count("<circle") == 3
    assert "<script" not in page
    assert "http:" not in page.replace("http-equiv", "")
