"""From a data set to histories."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.mobility.data_set import (
    DataSet,
    HistoryRule,
    Records,
    split_histories,
    split_records,
)
from pointerscope.mobility.histories import build_history
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN, Place
from pointerscope.mobility.town import simulate_town
from pointerscope.mobility.visits import Visit

MONDAY = datetime(2026, 3, 2)
HOME, WORK, CAFÉ, LATE = 10, 20, 30, 40
PLACES = tuple(Place(number, f"Place {number}") for number in (HOME, WORK, CAFÉ, LATE))


def data_set(*people: list[Visit], places: tuple[Place, ...] = PLACES) -> DataSet:
    visits = {user: tuple(own) for user, own in enumerate(people, 1)}
    names = {user: f"Person {user}" for user in visits}
    return DataSet("small", "Small", "CC0-1.0", places, names, visits)


def visit(day: int, hour: int, location: int, minutes: int = 60) -> Visit:
    return Visit(location, MONDAY + timedelta(days=day, hours=hour), minutes)


def commuter(days: int) -> list[Visit]:
    """Work at 9 and home at 18, every day."""
    return [
        visit(day, hour, place) for day in range(days) for hour, place in ((9, WORK), (18, HOME))
    ]


def test_the_days_are_split_in_60_20_and_20_percent():
    split = split_histories(data_set(commuter(20)))
    # Days 7 to 11 train (the first 7 are nobody's target), 12 to 15 validate, 16 to 19 test.
    assert [len(split.train), len(split.validation), len(split.test)] == [10, 8, 8]


def test_every_person_is_split_by_their_own_days():
    later = [v._replace(arrival=v.arrival + timedelta(days=100)) for v in commuter(20)]
    split = split_histories(data_set(commuter(20), later))
    assert [history.user for history in split.test] == [1] * 8 + [2] * 8


def test_a_history_reaches_seven_days_before_the_day_of_its_target():
    split = split_histories(data_set(commuter(20)))
    assert max(int(history.days_before.max()) for history in split.train) == 7


def test_a_history_holds_the_earlier_visits_of_the_same_day():
    split = split_histories(data_set(commuter(20)))
    evening = split.train[1]
    assert evening.days_before[-1] == 0


def test_previous_days_is_an_option():
    split = split_histories(data_set(commuter(20)), HistoryRule(previous_days=2))
    assert {int(history.days_before.max()) for history in split.train} == {2}


def test_visits_of_the_first_seven_days_are_not_predicted():
    split = split_histories(data_set(commuter(20)))
    assert split.dropped["visits in a person's first 7 days"] == 14


def test_a_history_with_fewer_than_three_visits_is_dropped():
    away = [v for v in commuter(30) if not 8 <= (v.arrival - MONDAY).days < 20]
    split = split_histories(data_set(away, commuter(30)))
    # After the absence: the first three visits have 0, 1 and 2 before them.
    assert split.dropped["visits after fewer than 3 others"] == 3


def test_every_visit_is_predicted_or_counted_as_dropped():
    data = simulate_town(3, residents=6, weeks=5)
    split = split_histories(data)
    predicted = len(split.train) + len(split.validation) + len(split.test)
    assert predicted + sum(split.dropped.values()) == sum(map(len, data.visits.values()))


def test_a_long_history_keeps_its_most_recent_visits():
    whole = split_histories(data_set(commuter(20)))
    cut = split_histories(data_set(commuter(20)), max_visits=4)
    assert [history.locations.tolist() for history in cut.test] == [
        history.locations[-4:].tolist() for history in whole.test
    ]


def test_cut_histories_are_counted():
    split = split_histories(data_set(commuter(20)), max_visits=4)
    assert split.cut == len(split.train) + len(split.validation) + len(split.test)


def test_the_vocabulary_is_made_of_the_places_of_training_days():
    split = split_histories(data_set([*commuter(20)[:-1], visit(19, 20, LATE)]))
    assert [place.name for place in split.places] == [f"Place {HOME}", f"Place {WORK}"]


def test_known_places_are_numbered_from_the_first_known_id():
    split = split_histories(data_set(commuter(20)))
    assert [place.id for place in split.places] == [FIRST_KNOWN, FIRST_KNOWN + 1]
    assert split.locations == FIRST_KNOWN + 2


def test_a_place_seen_only_later_is_an_unknown_target():
    split = split_histories(data_set([*commuter(20)[:-1], visit(19, 20, LATE)]))
    assert split.test[-1].target == UNKNOWN


def test_a_place_seen_only_later_is_unknown_in_histories():
    visits = sorted([*commuter(20), visit(18, 12, LATE)], key=lambda v: v.arrival)
    split = split_histories(data_set(visits))
    assert split.test[-1].locations.tolist().count(UNKNOWN) == 1


def test_training_targets_are_always_known():
    split = split_histories(simulate_town(3, residents=6, weeks=5))
    assert UNKNOWN not in {history.target for history in split.train}


def test_typical_minutes_are_the_median_of_the_training_visits():
    visits = [visit(day, 9, WORK, 100 + day) for day in range(20)]
    split = split_histories(data_set(visits))
    # Training days are 0 to 11; the median of 100 … 111 is 105.5, rounded to even.
    assert split.places[0].typical_minutes == 106


def test_a_place_without_a_description_keeps_its_id_alone():
    split = split_histories(data_set(commuter(20), places=()))
    assert [place.name for place in split.places] == [None, None]


def test_histories_are_what_their_dated_visits_make():
    split = split_histories(simulate_town(3, residents=6, weeks=5))
    for history, dated in zip(split.test, split.dated_test, strict=True):
        made = build_history(dated.visits, dated.user, dated.predict_at)
        for column in ("locations", "weekdays", "start_minutes", "durations", "days_before"):
            np.testing.assert_array_equal(getattr(history, column), getattr(made, column))
        assert (history.user, history.target) == (dated.user, dated.target)


def test_training_histories_are_made_as_dated_ones_are():
    """Days 10 and 11 are the last training days of 20 days, and the test days of 12."""
    train = split_histories(data_set(commuter(20))).train
    dated = split_histories(data_set(commuter(12))).dated_test
    for trained, tested in zip(train[-len(dated) :], dated, strict=True):
        for column in ("locations", "weekdays", "start_minutes", "durations", "days_before"):
            np.testing.assert_array_equal(getattr(trained, column), getattr(tested.history, column))


def test_too_little_data_is_refused_with_the_reason():
    with pytest.raises(ValueError, match="more than 7 training days"):
        split_histories(data_set(commuter(6)))


@given(st.lists(st.tuples(st.integers(0, 40), st.integers(0, 23)), min_size=30, max_size=80))
def test_nothing_of_a_history_lies_after_its_target(moments):
    visits = [visit(day, hour, WORK, 0) for day, hour in sorted(moments)]
    try:
        split = split_histories(data_set(visits, commuter(20)), max_visits=10)
    except ValueError:
        return
    for dated in split.dated_test:
        assert all(v.arrival <= dated.predict_at for v in dated.visits)
        assert 3 <= len(dated.visits) <= 10


def test_a_history_of_previous_visits_reaches_back_however_long_ago():
    sparse = [visit(11 * number, 9, WORK if number % 2 else HOME, 0) for number in range(20)]
    split = split_histories(data_set(sparse), HistoryRule(previous_visits=5))
    # The first three visits have too few before them; the fourth and fifth have 3 and 4.
    assert [len(history) for history in split.train[:4]] == [3, 4, 5, 5]
    assert split.train[-1].days_before.tolist() == [55, 44, 33, 22, 11]
    assert split.dropped == {"visits after fewer than 3 others": 3}


def test_the_rule_of_a_data_set_is_its_default():
    own = replace(data_set(commuter(20)), rule=HistoryRule(previous_visits=4))
    assert {len(history) for history in split_histories(own).test} == {4}
    assert max(len(history) for history in split_histories(own, HistoryRule()).test) == 15


def test_the_visitors_of_a_place_are_the_people_there_on_training_days():
    alone = [*commuter(20), visit(2, 12, CAFÉ), visit(2, 14, CAFÉ), visit(19, 20, CAFÉ)]
    also_late = [*commuter(20), visit(19, 21, CAFÉ)]
    split = split_histories(
        data_set(sorted(alone, key=lambda v: v.arrival), sorted(also_late, key=lambda v: v.arrival))
    )
    visitors = dict(zip((place.name for place in split.places), split.visitors, strict=True))
    assert visitors == {f"Place {HOME}": 2, f"Place {WORK}": 2, f"Place {CAFÉ}": 1}


def records(**other: object) -> Records:
    split = split_histories(data_set(commuter(20), commuter(20)))
    known = {"train": split.train, "validation": split.validation, "test": split.test}
    return Records("made", "Made", "CC0-1.0", **known | other)


def test_records_keep_the_split_and_the_ids_they_came_with():
    made = records()
    split = split_records(made)
    assert (split.train, split.validation, split.test) == (made.train, made.validation, made.test)
    assert split.locations == 1 + max(int(history.locations.max()) for history in made.train)
    assert split.users == 3


def test_records_that_are_too_long_keep_their_most_recent_visits():
    split = split_records(records(), max_visits=4)
    assert {len(history) for history in (*split.train, *split.test)} == {4}
    assert split.cut == len(split.train) + len(split.validation) + len(split.test)
    assert split.test[-1].days_before.tolist() == [2, 1, 1, 0]


def test_records_get_dates_that_make_the_same_histories():
    split = split_records(records())
    for dated, history in zip(split.dated_test, split.test, strict=True):
        np.testing.assert_array_equal(dated.history.locations, history.locations)
        np.testing.assert_array_equal(dated.history.days_before, history.days_before)
        np.testing.assert_array_equal(dated.history.start_minutes, history.start_minutes)
        assert dated.history.weekdays.tolist() == history.weekdays.tolist()
        assert dated.target == history.target
