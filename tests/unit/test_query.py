"""Queries: what a model reads of them, and what is wrong with those it cannot read."""

from __future__ import annotations

from datetime import date, datetime, time

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from pointerscope.core.messages import NO_PLACE
from pointerscope.core.problems import MAX_PROBLEMS, InvalidQueryError
from pointerscope.mobility.notation import WrittenVisit
from pointerscope.mobility.places import People, Place, Places
from pointerscope.mobility.query import Query, read_query

properties = settings(deadline=None, max_examples=80)

PLACES = Places(
    [
        Place(2, "Maple Court", typical_minutes=600),
        Place(3, "Riverside Offices", typical_minutes=480),
        Place(4, "Café Luna"),
        Place(5, "Station"),
        Place(6, "station"),
        Place(7, "Bar, north"),
    ],
    vocabulary_size=10,
)
PEOPLE = People({1: "Ana", 2: "Ben"}, users=5)
MAX_VISITS = 6

RECORD = {
    "X": [2, 3, 1],
    "user_X": [1, 1, 1],
    "weekday_X": [0, 1, 1],
    "start_min_X": [480, 540, 600],
    "dur_X": [45, 30, 0],
    "diff": [2, 1, 1],
}


def read(people=PEOPLE, **query):
    return read_query(Query(**query), PLACES, people, MAX_VISITS)


def problems_of(**query):
    with pytest.raises(InvalidQueryError) as caught:
        read(**query)
    return caught.value.problems


def problem_of(**query):
    (problem,) = problems_of(**query)
    return problem


# --- Visits


def test_notation_is_read():
    found = read(user="Ana", visits="Maple Court @ Mon 08:00 +45, Café Luna @ 09:00")
    assert found.history.locations.tolist() == [2, 4]
    assert found.history.start_minutes.tolist() == [480, 540]
    assert found.history.durations.tolist() == [45, 60]
    assert found.history.user == 1


def test_a_list_of_visits_reads_as_its_notation_does():
    listed = read(
        visits=[
            {"location": "Maple Court", "arrival": "Mon 08:00", "duration_minutes": 45},
            {"location": 3, "arrival": "09:00"},
            {"location": "#4"},
            "café luna",
            "#1",
        ]
    )
    written = read(visits="Maple Court @ Mon 08:00 +45, #3 @ 09:00, #4, Café Luna, #1")
    assert listed.visits == written.visits
    assert listed.predict_at == written.predict_at


def test_a_name_in_a_list_needs_no_quotes():
    assert read(visits=["Bar, north"]).history.locations.tolist() == [7]


@pytest.mark.parametrize(
    "visits",
    [
        "cafe luna @ Mon 08:00",
        "CAFE LUNA @ Mon 08:00",
        [{"location": "cafe luna", "arrival": "Mon 08:00"}],
        [{"location": "Càfé Luna", "arrival": "Mon 08:00"}],
    ],
)
def test_a_place_is_found_without_regard_to_case_and_accents(visits):
    assert read(visits=visits).history.locations.tolist() == [4]


def test_a_list_of_names_is_read_without_regard_to_case_and_accents():
    assert read(visits=["MAPLE court", "cafe luna", "Bär, NORTH"]).history.locations.tolist() == [
        2,
        4,
        7,
    ]


@pytest.mark.parametrize(("user", "number"), [("ANA", 1), ("Bèn", 2), ("ana", 1)])
def test_a_person_is_found_without_regard_to_case_and_accents(user, number):
    assert read(user=user, visits="#2").history.user == number


def test_an_exact_name_goes_before_the_same_name_in_another_case():
    assert read(visits="Station, station").history.locations.tolist() == [5, 6]


@pytest.mark.parametrize("typed", ["STATION", "bar north", "cafe", "Maple", "Stations"])
def test_a_suggestion_can_be_typed_and_sent_in_a_list(typed):
    suggestions = problem_of(visits=[typed]).suggestions
    assert suggestions
    for suggestion in suggestions:
        assert read(visits=suggestion).visits == read(visits=[suggestion]).visits


def test_an_iso_arrival_is_read():
    found = read(visits=[{"location": 2, "arrival": "2026-11-16T08:00"}])
    assert found.visits[0].arrival == datetime(2026, 11, 16, 8, 0)


def test_what_was_written_is_kept_as_it_was_written():
    found = read(visits=[{"location": "Café Luna", "arrival": "2026-11-16T08:00"}, "Bar, north"])
    assert found.written == (
        WrittenVisit("Café Luna", date(2026, 11, 16), time(8, 0)),
        WrittenVisit("Bar, north"),
    )
    assert found.notation == 'Café Luna @ 2026-11-16 08:00, "Bar, north"'


def test_no_user_is_nobody_in_particular():
    assert read(visits="Café Luna").history.user == 0


def test_top_k_is_passed_on():
    assert read(visits="Café Luna", top_k=7).top_k == 7
    assert read(visits="Café Luna").top_k == 10


visits = st.lists(
    st.tuples(
        st.integers(1, 9),
        st.none() | st.sampled_from(["08:00", "Tue 23:10", "Fri 00:00"]),
        st.none() | st.integers(0, 5000),
    ),
    min_size=1,
    max_size=3,
)


@properties
@given(rows=visits)
def test_reading_the_notation_of_a_query_gives_the_same_query(rows):
    listed = [
        {"location": location, "arrival": arrival, "duration_minutes": stay}
        for location, arrival, stay in rows
    ]
    found = read(visits=listed)
    assert read(visits=found.notation).visits == found.visits


# --- When to predict


def test_the_prediction_is_for_the_end_of_the_last_visit():
    assert read(visits="Maple Court @ Mon 08:00 +45").predict_at == datetime(2026, 11, 16, 8, 45)


@pytest.mark.parametrize(
    ("predict_at", "moment"),
    [
        ("2026-11-18T10:00", datetime(2026, 11, 18, 10, 0)),
        ("2026-11-16 08:00", datetime(2026, 11, 16, 8, 0)),
        ("09:00", datetime(2026, 11, 16, 9, 0)),
        ("07:00", datetime(2026, 11, 17, 7, 0)),
        ("Mon 08:00", datetime(2026, 11, 23, 8, 0)),
        ("Sun 08:00", datetime(2026, 11, 22, 8, 0)),
        ("  ", datetime(2026, 11, 16, 8, 45)),
    ],
)
def test_the_prediction_is_for_the_moment_asked_for(predict_at, moment):
    found = read(visits="Maple Court @ Mon 08:00 +45", predict_at=predict_at)
    assert found.predict_at == moment


def test_the_day_of_the_prediction_reaches_the_days_before():
    found = read(visits="Maple Court @ Mon 08:00, Café Luna @ Wed 08:00", predict_at="Fri 01:00")
    assert found.history.days_before.tolist() == [4, 2]


def test_the_hour_of_the_prediction_reaches_nothing():
    early = read(visits="Maple Court @ Mon 08:00", predict_at="Fri 01:00").history
    late = read(visits="Maple Court @ Mon 08:00", predict_at="Fri 23:00").history
    assert early.days_before.tolist() == late.days_before.tolist()


def test_a_prediction_before_the_last_visit_is_refused():
    problem = problem_of(visits="Maple Court @ 2026-11-16 08:00", predict_at="2026-11-16T07:59")
    assert problem.where == "predict_at"
    assert "2026-11-16 08:00" in problem.message


@pytest.mark.parametrize(
    "text", ["tomorrow", "25:00", "2026-02-30 08:00", "08:00Z", "9999-01-01 00:00"]
)
def test_an_impossible_prediction_is_refused(text):
    assert problem_of(visits="Café Luna", predict_at=text).where == "predict_at"


# --- What is wrong with visits


def test_a_misspelled_place_comes_with_the_closest_names():
    problem = problem_of(visits="Café Luna, Maple Cort")
    assert problem.where == "visits[1]"
    assert problem.suggestions[0] == "Maple Court"


def test_a_shared_name_comes_with_its_ids():
    problem = problem_of(visits=["STATION"])
    assert problem.where == "visits[0]"
    assert problem.suggestions == ("#5", "#6")


@pytest.mark.parametrize("visits", ["#10", "#0", [{"location": 10}], [{"location": -4}], ["#999"]])
def test_an_unknown_id_is_refused(visits):
    problem = problem_of(visits=visits)
    assert problem.where == "visits[0]"
    assert "There is no location" in problem.message


@pytest.mark.parametrize("visits", ["", " ,\n", []])
def test_no_visits_are_refused(visits):
    problem = problem_of(visits=visits)
    assert problem.where == "visits"
    assert "at least one visit" in problem.message


@pytest.mark.parametrize("visits", [", ".join(["#2"] * 9), ["#2"] * 9])
def test_too_many_visits_are_refused(visits):
    problem = problem_of(visits=visits)
    assert problem.where == "visits"
    assert "at most 6" in problem.message
    assert "Leave out the oldest 3" in problem.message


def test_as_many_visits_as_the_model_takes_are_read():
    assert len(read(visits=["#2"] * MAX_VISITS).history) == MAX_VISITS


def test_visits_out_of_order_are_refused():
    problem = problem_of(visits="#2 @ 2026-11-16 08:00, #3 @ 2026-11-15 08:00")
    assert problem.where == "visits[1]"
    assert "oldest first" in problem.message


@pytest.mark.parametrize("visit", ["", "  ", {"location": ""}, {"location": " "}])
def test_a_visit_without_a_place_is_refused(visit):
    problem = problem_of(visits=["#2", visit])
    assert problem.where == "visits[1]"
    assert problem.message == NO_PLACE


@pytest.mark.parametrize(
    "arrival", ["2026-11-16T08:00+01:00", "25:00", "2026-02-30T08:00", "soon", ""]
)
def test_an_arrival_that_cannot_be_read_is_named(arrival):
    problem = problem_of(visits=["#2", {"location": 2, "arrival": arrival}])
    assert problem.where == "visits[1].arrival"


@pytest.mark.parametrize(
    "visits", ["#2 +-5", "#2 +999999", '"Café Luna', "#2 @ 08:00Z", "#2 @ 24:00"]
)
def test_notation_that_cannot_be_read_is_named(visits):
    assert problem_of(visits=visits).where == "visits[0]"


@pytest.mark.parametrize("name", ["<img src=x onerror=alert(1)>", "</script>", "#1234567890"])
def test_markup_and_odd_names_are_refused_as_places(name):
    assert problem_of(visits=[name]).where == "visits[0]"


@pytest.mark.parametrize("user", ["Zoe", "", 5, 0, -1, "99"])
def test_an_unknown_person_is_refused(user):
    assert problem_of(user=user, visits="#2").where == "user"


def test_everything_that_is_wrong_is_told_at_once():
    wheres = [problem.where for problem in problems_of(user="Zoe", visits="Nowhere, #2, #99")]
    assert wheres == ["user", "visits[0]", "visits[2]"]


def test_neither_visits_nor_a_record_are_refused():
    assert problem_of().where == "visits"


def test_visits_together_with_a_record_are_refused():
    assert problem_of(visits="#2", record=RECORD).where == "visits"


@pytest.mark.parametrize(
    "visit",
    [
        {"location": 2, "duration_minutes": -1},
        {"location": 2, "duration_minutes": 10**6},
        {"location": 2, "duration_minutes": 1.5},
        {"location": 2.0},
        {"location": True},
        {"location": None},
        {"arrival": "08:00"},
        {"location": 2, "departure": "09:00"},
        {"location": "x" * 1001},
        17,
    ],
)
def test_a_visit_of_the_wrong_shape_is_no_query(visit):
    with pytest.raises(ValidationError):
        Query(visits=[visit])


@pytest.mark.parametrize("top_k", [0, -1, 1_001, 1.5])
def test_top_k_lies_between_one_and_a_hundred(top_k):
    with pytest.raises(ValidationError):
        Query(visits="#2", top_k=top_k)


# --- Half characters and endless texts

HALF = "Caf\ud800"


def refusal(**query):
    with pytest.raises(ValidationError) as caught:
        Query(**query)
    return caught.value.errors()


@pytest.mark.parametrize(
    ("query", "where"),
    [
        ({"visits": f"{HALF} @ Mon 08:00"}, ["visits"]),
        ({"visits": ["#2", HALF]}, ["visits", 1]),
        ({"visits": [{"location": HALF}]}, ["visits", 0, "location"]),
        ({"visits": [{"location": 2, "arrival": HALF}]}, ["visits", 0, "arrival"]),
        ({"visits": "#2", "user": HALF}, ["user"]),
        ({"visits": "#2", "predict_at": "\udfff"}, ["predict_at"]),
    ],
)
def test_half_a_character_is_refused_with_a_sentence(query, where):
    named = {"visits", "user", "predict_at", "location", "arrival"}
    (error,) = (error for error in refusal(**query) if error["type"] == "value_error")
    assert [part for part in error["loc"] if part in named or isinstance(part, int)] == where
    assert "contains half a character (a lone surrogate)" in error["msg"]


def test_a_character_beyond_the_first_plane_is_whole():
    assert Query(visits=["\N{BICYCLE}"]).visits == ["\N{BICYCLE}"]


def nested(levels):
    value = {}
    for _ in range(levels):
        value = {"a": value}
    return value


@pytest.mark.parametrize("interventions", [{HALF: 1}, {"only": [HALF]}, nested(400)])
def test_interventions_that_cannot_be_written_again_are_refused(interventions):
    (error,) = refusal(visits="#2", interventions=interventions)
    assert error["loc"] == ("interventions",)
    assert "This is not plain JSON" in error["msg"]


@pytest.mark.parametrize(
    ("visits", "message"),
    [("#2," * 70_000, "at most 200000 characters"), (["#2"] * 10_001, "at most 10000 items")],
)
def test_endless_visits_are_refused(visits, message):
    (error,) = refusal(visits=visits)
    assert message in error["msg"]


@pytest.mark.parametrize("column", RECORD)
def test_endless_records_are_refused(column):
    messages = [error["msg"] for error in refusal(record={**RECORD, column: [1] * 10_001})]
    assert any("at most 10000 items" in message for message in messages)


# --- Records


def test_a_record_is_read_number_for_number():
    history = read(record=RECORD).history
    assert history.locations.tolist() == RECORD["X"]
    assert history.user == 1
    assert history.weekdays.tolist() == RECORD["weekday_X"]
    assert history.start_minutes.tolist() == RECORD["start_min_X"]
    assert history.durations.tolist() == RECORD["dur_X"]
    assert history.days_before.tolist() == RECORD["diff"]


def test_the_person_of_a_record_may_stand_there_once():
    assert read(record={**RECORD, "user_X": 2}).history.user == 2


def test_the_target_of_a_record_is_not_used():
    assert read(record={**RECORD, "Y": 4}).history.target is None


def test_a_record_becomes_visits_in_the_reference_week():
    assert [visit.arrival for visit in read(record=RECORD).visits] == [
        datetime(2026, 11, 16, 8, 0),
        datetime(2026, 11, 17, 9, 0),
        datetime(2026, 11, 17, 10, 0),
    ]


def test_the_visits_of_a_record_can_be_written_and_read_again():
    found = read(record=RECORD)
    again = read(user=1, visits=found.notation, predict_at="2026-11-18 00:00")
    assert again.history.locations.tolist() == RECORD["X"]
    assert again.history.weekdays.tolist() == RECORD["weekday_X"]
    assert again.history.start_minutes.tolist() == RECORD["start_min_X"]
    assert again.history.durations.tolist() == RECORD["dur_X"]
    assert again.history.days_before.tolist() == RECORD["diff"]


moments = st.lists(
    st.tuples(
        st.integers(1, 9),
        st.datetimes(min_value=datetime(2026, 10, 1), max_value=datetime(2026, 12, 31)),
        st.integers(0, 5000),
    ),
    min_size=1,
    max_size=MAX_VISITS,
).map(lambda rows: sorted(rows, key=lambda row: row[1]))


@properties
@given(rows=moments, later=st.integers(0, 30))
def test_a_consistent_record_has_a_notation_that_reads_to_its_history(rows, later):
    day = rows[-1][1].toordinal() + later
    record = {
        "X": [location for location, _, _ in rows],
        "user_X": 2,
        "weekday_X": [arrival.weekday() for _, arrival, _ in rows],
        "start_min_X": [arrival.hour * 60 + arrival.minute for _, arrival, _ in rows],
        "dur_X": [stay for _, _, stay in rows],
        "diff": [day - arrival.toordinal() for _, arrival, _ in rows],
    }
    found = read(record=record)
    again = read(user=2, visits=found.notation, predict_at=found.predict_at.isoformat())
    for name in ("locations", "user", "weekdays", "start_minutes", "durations", "days_before"):
        assert np.array_equal(getattr(again.history, name), getattr(found.history, name))


@pytest.mark.parametrize(
    "change",
    [
        {"weekday_X": [3, 1, 1]},
        {"weekday_X": [0, 1, 2]},
        {"start_min_X": [480, 600, 540]},
        {"start_min_X": [480, 600, 599]},
    ],
)
def test_a_record_that_contradicts_itself_is_read_but_has_no_notation(change):
    record = {**RECORD, **change}
    found = read(record=record)
    assert found.history.weekdays.tolist() == record["weekday_X"]
    assert found.history.start_minutes.tolist() == record["start_min_X"]
    assert found.history.days_before.tolist() == record["diff"]
    assert found.written is None
    assert found.notation is None


def test_the_person_of_a_record_is_nobody_where_the_network_has_no_people():
    assert read(people=People({}, users=0), record=RECORD).history.user == 0


@pytest.mark.parametrize("column", ["user_X", "weekday_X", "start_min_X", "dur_X", "diff"])
@pytest.mark.parametrize("change", [lambda values: values[:-1], lambda values: [*values, 1]])
def test_columns_of_other_lengths_are_refused(column, change):
    wheres = [
        problem.where for problem in problems_of(record={**RECORD, column: change(RECORD[column])})
    ]
    assert wheres == [f"record.{column}"]


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("X", 0),
        ("X", 10),
        ("X", -1),
        ("X", 10**30),
        ("user_X", 5),
        ("user_X", -1),
        ("weekday_X", 7),
        ("weekday_X", -1),
        ("start_min_X", 1440),
        ("start_min_X", -1),
        ("dur_X", -1),
        ("dur_X", 100_000),
        ("diff", -1),
        ("diff", 36_501),
    ],
)
def test_numbers_out_of_range_are_named(column, value):
    values = [*RECORD[column][:-1], value]
    assert f"record.{column}[2]" in [
        problem.where for problem in problems_of(record={**RECORD, column: values})
    ]


def test_days_before_that_grow_are_refused():
    problem = problem_of(record={**RECORD, "diff": [1, 2, 2]})
    assert problem.where == "record.diff"


def test_a_record_of_two_people_is_refused():
    problem = problem_of(record={**RECORD, "user_X": [1, 2, 1]})
    assert problem.where == "record.user_X"


def test_an_empty_record_is_refused():
    assert problem_of(record={name: [] for name in RECORD}).where == "record.X"


def test_a_record_that_is_too_long_is_refused():
    long = {name: [values[0]] * 7 for name, values in RECORD.items()}
    assert problem_of(record=long).where == "record.X"


@pytest.mark.parametrize("more", [{"user": "Ana"}, {"predict_at": "08:00"}])
def test_a_record_holds_its_own_person_and_days(more):
    assert problem_of(record=RECORD, **more).where == "record"


def test_a_thoroughly_wrong_record_has_a_readable_number_of_problems():
    wrong = {"X": [99] * 6, "user_X": 99} | dict.fromkeys(
        ["weekday_X", "start_min_X", "dur_X", "diff"], [-1] * 6
    )
    assert len(problems_of(record=wrong)) == MAX_PROBLEMS


@pytest.mark.parametrize(
    "change",
    [{"X": [2.5, 3, 1]}, {"X": "2"}, {"X": [True, 3, 1]}, {"Z": [1]}, {"diff": None}],
)
def test_a_record_of_the_wrong_shape_is_no_query(change):
    with pytest.raises(ValidationError):
        Query(record={**RECORD, **change})
