"""Histories and their features, exactly as published."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.mobility.histories import (
    History,
    build_history,
    compute_features,
    reconstruct_visits,
)
from pointerscope.mobility.visits import REFERENCE_MONDAY, Visit

pytestmark = pytest.mark.slow

properties = settings(deadline=None, max_examples=100)

MAX_VISITS = 12


def history(*visits, user=1):
    """A history of (location, weekday, start minute, duration, days before)."""
    columns = [np.array(column, dtype=np.int64) for column in zip(*visits, strict=True)]
    locations, weekdays, start_minutes, durations, days_before = columns
    return History(locations, user, weekdays, start_minutes, durations, days_before)


visit_rows = st.tuples(
    st.integers(1, 500),
    st.integers(-1, 9),
    st.integers(-30, 1500),
    st.integers(-40, 4000),
    st.integers(-2, 400),
)
histories = st.builds(
    lambda rows, user: history(*rows, user=user),
    st.lists(visit_rows, min_size=1, max_size=MAX_VISITS),
    st.integers(0, 50),
)


def clamp(value, most):
    return max(0, min(value, most))


def feature(one, name):
    """The features of one history by a loop over its visits."""
    length = len(one)
    read = {
        "locations": lambda i: one.locations[i],
        "time": lambda i: clamp(one.start_minutes[i] // 15, 96),
        "weekday": lambda i: clamp(one.weekdays[i], 7),
        "recency": lambda i: clamp(one.days_before[i], 8),
        "duration": lambda i: clamp(one.durations[i] // 30, 99),
        "position_from_end": lambda i: clamp(length - i, MAX_VISITS - 1),
    }[name]
    return [int(read(i)) for i in range(length)]


@pytest.mark.parametrize(
    "name", ["locations", "time", "weekday", "recency", "duration", "position_from_end"]
)
@properties
@given(batch=st.lists(histories, min_size=1, max_size=4))
def test_features_equal_a_loop_padded_with_zeros(name, batch):
    longest = max(map(len, batch))
    expected = [feature(one, name) + [0] * (longest - len(one)) for one in batch]
    assert getattr(compute_features(batch, MAX_VISITS), name).tolist() == expected


@properties
@given(batch=st.lists(histories, min_size=1, max_size=4))
def test_features_hold_one_user_and_length_for_each_history(batch):
    features = compute_features(batch, MAX_VISITS)
    assert features.user.tolist() == [one.user for one in batch]
    assert features.lengths.tolist() == [len(one) for one in batch]


@properties
@given(batch=st.lists(histories, min_size=1, max_size=4))
def test_valid_is_true_where_there_is_a_visit(batch):
    features = compute_features(batch, MAX_VISITS)
    positions = np.arange(features.locations.shape[1])
    assert np.array_equal(features.valid, positions < features.lengths[:, None])


@pytest.mark.parametrize(
    ("minute", "slot"),
    [(0, 0), (14, 0), (15, 1), (479, 31), (480, 32), (1439, 95), (1440, 96), (1500, 96)],
)
def test_time_is_the_quarter_of_an_hour(minute, slot):
    assert compute_features([history((2, 0, minute, 0, 0))], 5).time.tolist() == [[slot]]


@pytest.mark.parametrize(
    ("minutes", "bucket"), [(0, 0), (29, 0), (30, 1), (480, 16), (2969, 98), (2970, 99), (9999, 99)]
)
def test_duration_is_the_half_hour(minutes, bucket):
    assert compute_features([history((2, 0, 0, minutes, 0))], 5).duration.tolist() == [[bucket]]


@pytest.mark.parametrize(("days", "recency"), [(-1, 0), (0, 0), (1, 1), (8, 8), (9, 8), (365, 8)])
def test_recency_is_at_most_eight_days(days, recency):
    assert compute_features([history((2, 0, 0, 0, days))], 5).recency.tolist() == [[recency]]


def test_the_most_recent_visit_is_one_from_the_end():
    one = history(*[(2, 0, 0, 0, 0)] * 3)
    assert compute_features([one], 5).position_from_end.tolist() == [[3, 2, 1]]


def test_the_oldest_of_a_full_history_shares_a_position_with_its_neighbour():
    one = history(*[(2, 0, 0, 0, 0)] * 5)
    assert compute_features([one], 5).position_from_end.tolist() == [[4, 4, 3, 2, 1]]


@pytest.mark.parametrize("batch", [[], [history(*[(2, 0, 0, 0, 0)] * 6)]])
def test_too_many_or_no_visits_are_refused(batch):
    with pytest.raises(ValueError, match="Every history must have 1 to 5 visits"):
        compute_features(batch, 5)


def test_an_empty_history_is_refused():
    none = np.array([], dtype=np.int64)
    with pytest.raises(ValueError, match="Every history must have 1 to 5 visits"):
        compute_features([History(none, 1, none, none, none, none)], 5)


def test_features_leave_the_history_alone():
    one = history((2, 9, 1500, 9999, 99))
    compute_features([one], 5)
    assert one.durations.tolist() == [9999]
    assert one.days_before.tolist() == [99]


# --- Visits and histories


visits = st.lists(
    st.builds(
        Visit,
        st.integers(1, 50),
        st.datetimes(min_value=datetime(2000, 1, 1), max_value=datetime(2100, 1, 1)).map(
            lambda moment: moment.replace(second=0, microsecond=0)
        ),
        st.integers(0, 5000),
    ),
    min_size=1,
    max_size=6,
).map(lambda found: sorted(found, key=lambda visit: visit.arrival))


@properties
@given(found=visits, later=st.timedeltas(timedelta(0), timedelta(days=30)))
def test_a_history_holds_what_its_visits_say(found, later):
    predict_at = found[-1].arrival + later
    one = build_history(found, 3, predict_at)
    assert one.user == 3
    assert one.locations.tolist() == [visit.location for visit in found]
    assert one.weekdays.tolist() == [visit.arrival.weekday() for visit in found]
    assert one.start_minutes.tolist() == [
        visit.arrival.hour * 60 + visit.arrival.minute for visit in found
    ]
    assert one.durations.tolist() == [visit.duration_minutes for visit in found]
    assert one.days_before.tolist() == [
        predict_at.toordinal() - visit.arrival.toordinal() for visit in found
    ]


def test_days_before_count_midnights_and_not_hours():
    found = [Visit(2, datetime(2026, 11, 16, 23, 59), 0)]
    assert build_history(found, 1, datetime(2026, 11, 17, 0, 0)).days_before.tolist() == [1]


@properties
@given(found=visits, later=st.timedeltas(timedelta(0), timedelta(days=30)))
def test_visits_of_a_history_make_the_same_history(found, later):
    one = build_history(found, 3, found[-1].arrival + later)
    again = reconstruct_visits(one)
    midnight = datetime.combine(again[-1].arrival.date(), time())
    predict_at = midnight + timedelta(days=int(one.days_before[-1]))
    other = build_history(again, 3, predict_at)
    for name in ("locations", "weekdays", "start_minutes", "durations", "days_before"):
        assert getattr(other, name).tolist() == getattr(one, name).tolist()


@properties
@given(found=visits)
def test_the_last_visit_of_a_record_lies_in_the_reference_week(found):
    one = build_history(found, 3, found[-1].end)
    day = reconstruct_visits(one)[-1].arrival.date()
    assert date(2026, 11, 16) <= day <= date(2026, 11, 22)
    assert day.weekday() == found[-1].arrival.weekday()
    assert date(2026, 11, 16) == REFERENCE_MONDAY
