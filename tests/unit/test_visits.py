"""The rule that fills in what a person left out."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.core.problems import InvalidQueryError
from pointerscope.mobility.notation import MAX_STAY_MINUTES, WrittenVisit, parse_visits
from pointerscope.mobility.places import Place, Places
from pointerscope.mobility.query import written_visits
from pointerscope.mobility.visits import REFERENCE_MONDAY, Visit, fill_in_visits, first_moment

pytestmark = pytest.mark.slow

properties = settings(deadline=None, max_examples=150)

PLACES = Places(
    [
        Place(2, "Home", typical_minutes=600),
        Place(3, "Office", typical_minutes=480),
        Place(4, "Café"),
        Place(5, "Bus stop", typical_minutes=0),
    ],
    vocabulary_size=7,
)

times = st.times().map(lambda at: at.replace(second=0, microsecond=0))
undated = st.builds(
    lambda place, moment, stay: WrittenVisit(place, *moment, stay),
    st.integers(1, 6),
    st.one_of(st.just((None, None)), st.tuples(st.one_of(st.none(), st.integers(0, 6)), times)),
    st.one_of(st.none(), st.integers(0, 3000)),
)
histories = st.lists(undated, min_size=1, max_size=12)


@st.composite
def visits_in_order(draw):
    """Visits as a data set might hold them: dated, oldest first."""
    moments = sorted(
        draw(
            st.lists(
                st.datetimes(min_value=datetime(1900, 1, 1), max_value=datetime(2200, 12, 31)),
                min_size=1,
                max_size=8,
            )
        )
    )
    near = draw(st.booleans())
    first = datetime(2026, 11, 18, 9, 30)
    return [
        Visit(
            draw(st.integers(1, 6)),
            (first + (moment - moments[0]) / 5_000 if near else moment).replace(
                second=0, microsecond=0
            ),
            draw(st.integers(0, MAX_STAY_MINUTES)),
        )
        for moment in moments
    ]


def filled(text):
    return fill_in_visits(parse_visits(text), PLACES)


def arrivals(text):
    return [visit.arrival for visit in filled(text)]


def test_the_first_visit_begins_on_the_reference_monday_at_eight():
    assert arrivals("Home") == [datetime(2026, 11, 16, 8, 0)]


def test_a_later_visit_without_a_time_begins_when_the_one_before_ends():
    assert arrivals("Home +45, Café") == [
        datetime(2026, 11, 16, 8, 0),
        datetime(2026, 11, 16, 8, 45),
    ]


def test_the_first_weekday_lies_in_the_reference_week():
    assert arrivals("Home @ Mon 00:00") == [datetime(2026, 11, 16, 0, 0)]
    assert arrivals("Home @ Sun 23:59") == [datetime(2026, 11, 22, 23, 59)]


def test_the_first_time_without_a_day_is_on_monday():
    assert arrivals("Home @ 05:30") == [datetime(2026, 11, 16, 5, 30)]


def test_a_later_weekday_is_the_next_such_day():
    assert arrivals("Home @ Fri 08:00, Café @ Mon 08:00")[1] == datetime(2026, 11, 23, 8, 0)


def test_the_same_weekday_later_in_the_day_is_the_same_day():
    assert arrivals("Home @ Fri 08:00, Café @ Fri 08:01")[1] == datetime(2026, 11, 20, 8, 1)


def test_the_same_weekday_not_later_in_the_day_is_a_week_on():
    assert arrivals("Home @ Fri 08:00, Café @ Fri 08:00")[1] == datetime(2026, 11, 27, 8, 0)


def test_a_later_time_is_the_same_day():
    assert arrivals("Home @ Tue 08:00, Café @ 08:01")[1] == datetime(2026, 11, 17, 8, 1)


def test_an_earlier_time_is_the_next_day():
    assert arrivals("Home @ Tue 08:00, Café @ 07:59")[1] == datetime(2026, 11, 18, 7, 59)


def test_the_same_time_is_the_next_day():
    assert arrivals("Home @ Tue 08:00, Café @ 08:00")[1] == datetime(2026, 11, 18, 8, 0)


def test_a_date_is_taken_as_it_is():
    assert arrivals("Home @ 2011-03-04 05:06") == [datetime(2011, 3, 4, 5, 6)]


def test_a_time_after_a_date_counts_from_the_date():
    assert arrivals("Home @ 2011-03-04 22:00, Café @ 06:00")[1] == datetime(2011, 3, 5, 6, 0)


def test_two_visits_may_have_the_same_date_and_time():
    assert len(filled("Home @ 2011-03-04 22:00, Café @ 2011-03-04 22:00")) == 2


def test_a_stay_left_out_is_typical_of_the_place():
    assert [visit.duration_minutes for visit in filled("Home, Office, Bus stop")] == [600, 480, 0]


def test_a_stay_left_out_is_an_hour_where_nothing_is_typical():
    assert [visit.duration_minutes for visit in filled("Café, #6, #1")] == [60, 60, 60]


def test_a_stay_left_out_is_cut_short_by_the_next_visit():
    assert filled("Home @ 08:00, Office @ 09:15")[0].duration_minutes == 75


def test_a_written_stay_is_never_cut_short():
    assert filled("Home @ 08:00 +600, Office @ 09:15")[0].duration_minutes == 600


def test_a_check_in_stays_no_minutes():
    assert filled("Home +0")[0].duration_minutes == 0


@pytest.mark.parametrize(
    ("text", "left_out"),
    [
        ("Home", ("day", "time", "stay")),
        ("Home +5", ("day", "time")),
        ("Home @ 08:00", ("day", "stay")),
        ("Home @ 08:00 +5", ("day",)),
        ("Home @ Mon 08:00", ("stay",)),
        ("Home @ 2026-11-16 08:00 +5", ()),
    ],
)
def test_what_was_left_out_is_told(text, left_out):
    assert filled(text)[0].filled_in == left_out


def test_a_stay_cut_short_still_counts_as_filled_in():
    assert filled("Home @ 08:00, Office @ 09:15")[0].filled_in == ("day", "stay")


def test_a_date_before_the_visit_above_is_out_of_order():
    with pytest.raises(InvalidQueryError, match="begins before the one above") as caught:
        filled("Home @ 2026-11-16 08:00, Café @ 2026-11-16 07:59")
    assert caught.value.problems[0].where == "visits[1]"


def test_every_unknown_place_is_told():
    with pytest.raises(InvalidQueryError) as caught:
        filled("Hime, Home, #99, Coffee")
    wheres = [problem.where for problem in caught.value.problems]
    assert wheres == ["visits[0]", "visits[2]", "visits[3]"]


def test_no_visits_are_filled_in_to_no_visits():
    assert fill_in_visits((), PLACES) == ()


@properties
@given(written=histories)
def test_visits_without_dates_are_always_in_order(written):
    found = [visit.arrival for visit in fill_in_visits(written, PLACES)]
    assert found == sorted(found)


@properties
@given(written=histories)
def test_a_written_moment_lies_after_the_visit_before(written):
    found = fill_in_visits(written, PLACES)
    for before, visit, said in zip(found, found[1:], written[1:], strict=False):
        if said.time is not None:
            assert visit.arrival > before.arrival


@properties
@given(written=histories)
def test_visits_keep_what_was_written(written):
    for said, visit in zip(written, fill_in_visits(written, PLACES), strict=True):
        assert visit.location == said.place
        if said.time is not None:
            assert visit.arrival.time() == said.time
        if isinstance(said.day, int):
            assert visit.arrival.weekday() == said.day
        if said.stay is not None:
            assert visit.duration_minutes == said.stay


@properties
@given(written=histories)
def test_what_is_filled_in_is_exactly_what_was_not_written(written):
    for said, visit in zip(written, fill_in_visits(written, PLACES), strict=True):
        assert ("day" in visit.filled_in) == (said.day is None)
        assert ("time" in visit.filled_in) == (said.time is None)
        assert ("stay" in visit.filled_in) == (said.stay is None)


@properties
@given(written=histories)
def test_no_stay_that_was_left_out_reaches_into_the_next_visit(written):
    found = fill_in_visits(written, PLACES)
    for visit, following in pairwise(found):
        if "stay" in visit.filled_in:
            assert visit.end <= following.arrival


@properties
@given(written=histories)
def test_the_first_visit_without_a_date_lies_in_the_reference_week(written):
    days = fill_in_visits(written, PLACES)[0].arrival.date() - REFERENCE_MONDAY
    assert timedelta(0) <= days < timedelta(days=7)


@properties
@given(visits=visits_in_order())
def test_reading_written_visits_gives_the_same_visits(visits):
    assert [
        (visit.location, visit.arrival, visit.duration_minutes)
        for visit in fill_in_visits(written_visits(visits, PLACES), PLACES)
    ] == [(visit.location, visit.arrival, visit.duration_minutes) for visit in visits]


@properties
@given(visits=visits_in_order())
def test_visits_are_written_with_nothing_left_to_fill_in_but_days(visits):
    for visit in fill_in_visits(written_visits(visits, PLACES), PLACES):
        assert set(visit.filled_in) <= {"day"}


def test_visits_are_written_briefly():
    visits = filled("Home @ Mon 08:00 +5, Café @ Mon 09:00 +5, Office @ Wed 09:00 +5")
    assert [visit.day for visit in written_visits(visits, PLACES)] == [0, None, 2]


def test_visits_outside_the_reference_week_are_written_with_their_date():
    visits = [Visit(2, datetime(2011, 3, 4, 5, 6), 7)]
    assert written_visits(visits, PLACES) == (
        WrittenVisit("Home", date(2011, 3, 4), time(5, 6), 7),
    )


@properties
@given(
    day=st.integers(0, 6),
    at=times,
    after=st.datetimes(min_value=datetime(2000, 1, 1), max_value=datetime(2100, 1, 1)).map(
        lambda moment: moment.replace(second=0, microsecond=0)
    ),
)
def test_no_earlier_moment_would_do(day, at, after):
    candidates = (datetime.combine(after.date(), at) + timedelta(days=days) for days in range(9))
    expected = next(moment for moment in candidates if moment > after and moment.weekday() == day)
    assert first_moment(day, at, after) == expected
