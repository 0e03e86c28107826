"""The visit notation: written visits can be parsed again, and errors name what cannot be."""

from __future__ import annotations

from contextlib import suppress
from datetime import date, time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.core.messages import NO_PLACE
from pointerscope.core.problems import InvalidQueryError
from pointerscope.mobility.notation import (
    MAX_MOMENT_CHARACTERS,
    MAX_STAY_MINUTES,
    MAX_VISIT_CHARACTERS,
    WEEKDAYS,
    WrittenVisit,
    format_moment,
    format_place,
    format_visits,
    parse_moment,
    parse_place,
    parse_visits,
    split_visits,
)
from tests.growth import MAX_SLOPE, slope

properties = settings(deadline=None, max_examples=150)

awkward = st.text(alphabet=list('ab ",@+#\n\r\t:0é漢🚲\u2028\u00a0'), min_size=1, max_size=12)
names = st.one_of(st.text(min_size=1, max_size=30), awkward)
ids = st.integers(0, 999_999_999)
times = st.times().map(lambda at: at.replace(second=0, microsecond=0))
days = st.one_of(
    st.none(), st.integers(0, 6), st.dates(min_value=date(1900, 1, 1), max_value=date(2200, 12, 31))
)
moments = st.one_of(st.just((None, None)), st.tuples(days, times))
stays = st.one_of(st.none(), st.integers(0, MAX_STAY_MINUTES))
written_visits = st.builds(
    lambda place, moment, stay: WrittenVisit(place, *moment, stay),
    st.one_of(names, ids),
    moments,
    stays,
)


def problem_of(text):
    """The one problem that reading the text gives."""
    with pytest.raises(InvalidQueryError) as caught:
        parse_visits(text)
    (problem,) = caught.value.problems
    return problem


# --- What is written can be read back


@properties
@given(visits=st.lists(written_visits, max_size=5).map(tuple))
def test_reading_what_was_written_gives_the_same_visits(visits):
    assert parse_visits(format_visits(visits)) == visits


@properties
@given(
    visits=st.lists(written_visits, min_size=1, max_size=4).map(tuple), end=st.sampled_from("\n\r")
)
def test_lines_separate_visits_as_commas_do(visits, end):
    assert parse_visits(end.join(format_visits([visit]) for visit in visits)) == visits


@properties
@given(place=st.one_of(names, ids))
def test_reading_a_written_place_gives_the_same_place(place):
    assert parse_place(format_place(place), "place") == place


@properties
@given(day=days, at=times)
def test_reading_a_written_moment_gives_the_same_moment(day, at):
    assert parse_moment(format_moment(day, at), "moment") == (day, at)


# --- What people write


def test_example_of_the_documentation():
    text = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"
    assert parse_visits(text) == (
        WrittenVisit("Maple Court", 0, time(8), 45),
        WrittenVisit("Riverside Offices", None, time(9), 480),
        WrittenVisit("Café Luna"),
    )


def test_example_is_written_as_it_was_read():
    text = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"
    assert format_visits(parse_visits(text)) == text


@pytest.mark.parametrize("text", ["", " ", ",", "\n\n", " , \r\n,"])
def test_nothing_is_no_visits(text):
    assert parse_visits(text) == ()


def test_empty_lines_and_a_comma_at_the_end_are_nothing():
    assert parse_visits("\nA,\r\nB,\n\n") == (WrittenVisit("A"), WrittenVisit("B"))


def test_spaces_around_the_signs_may_be_left_out():
    assert parse_visits("A@Mon 8:05+7") == (WrittenVisit("A", 0, time(8, 5), 7),)


def test_a_stay_needs_no_moment():
    assert parse_visits("A +30") == (WrittenVisit("A", stay=30),)


def test_an_id_is_a_number_behind_a_hash():
    assert parse_visits("#17 @ 09:00") == (WrittenVisit(17, None, time(9)),)


def test_a_quoted_hash_is_a_name():
    assert parse_visits('"#17"') == (WrittenVisit("#17"),)


def test_a_quote_in_a_name_is_doubled():
    assert parse_visits('"The ""Old"" Mill, north" +5') == (
        WrittenVisit('The "Old" Mill, north', stay=5),
    )


def test_a_quoted_name_may_hold_new_lines():
    assert parse_visits('"one\ntwo" +1\nthree') == (
        WrittenVisit("one\ntwo", stay=1),
        WrittenVisit("three"),
    )


@pytest.mark.parametrize(
    "name", ["Café Luna", "O'Hara's", "Bäckerei Groß (Süd)", "駅前", "Bus 12: Depot", "A-1/b; c"]
)
def test_plain_names_need_no_quotes(name):
    assert format_place(name) == name


@pytest.mark.parametrize("name", ["a,b", "a@b", "a+b", "a#b", 'a"b', "a\nb", " a", "a ", " "])
def test_names_with_signs_stand_in_quotes(name):
    assert format_place(name) == '"' + name.replace('"', '""') + '"'


@pytest.mark.parametrize(
    ("text", "day"),
    [("Mon", 0), ("tue", 1), ("WED", 2), ("Thursday", 3), ("friday", 4), ("Sat", 5), ("Sund", 6)],
)
def test_weekdays_are_read_in_any_case_and_length(text, day):
    assert parse_moment(f"{text} 08:00", "arrival") == (day, time(8))


@pytest.mark.parametrize(
    "text",
    ["2026-11-16 08:00", "2026-11-16T08:00", "2026-11-16T08:00:59", "2026-11-16t08:00:00.123"],
)
def test_iso_moments_are_read_and_seconds_dropped(text):
    assert parse_moment(text, "arrival") == (date(2026, 11, 16), time(8))


# --- What cannot be read


@pytest.mark.parametrize(
    "text",
    [
        "08:00Z",
        "08:00 z",
        "08:00+01:00",
        "08:00-05:00",
        "08:00+0100",
        "08:00:30+01",
        "Mon 08:00 -05",
    ],
)
def test_a_zone_is_refused_with_a_sentence(text):
    with pytest.raises(InvalidQueryError, match="Leave out the time zone") as caught:
        parse_moment(text, "visits[0].arrival")
    assert caught.value.problems[0].where == "visits[0].arrival"


def test_a_zone_in_a_visit_is_refused():
    assert "Leave out the time zone" in problem_of("A @ 2026-11-16T08:00Z").message


@pytest.mark.parametrize(
    "text",
    ["#2; #3", "A @ Mon 08:00; B", "A @ Mon 08:00 +45; B @ 09:00", "A +45; B", '"A" @ 08:00; "B"'],
)
def test_visits_between_semicolons_get_a_hint(text):
    problem = problem_of(f"A, {text}")
    assert problem.where == "visits[1]"
    assert problem.message.endswith(" Separate visits by commas or new lines.")


def test_a_semicolon_in_quotes_is_not_the_cause():
    assert problem_of('"A; B" @ noon').message.startswith("“noon” is not a day and time")
    assert parse_visits("A; B, C") == (WrittenVisit("A; B"), WrittenVisit("C"))


@pytest.mark.parametrize("text", ["24:00", "99:00", "08:60", "23:99"])
def test_impossible_times_are_refused(text):
    assert "is not a time of day" in problem_of(f"A @ {text}").message


@pytest.mark.parametrize("text", ["2026-02-30", "2026-13-01", "2025-02-29", "2026-00-10"])
def test_impossible_dates_are_refused(text):
    assert problem_of(f"A @ {text} 08:00").message.startswith(f"There is no date {text}. ")


@pytest.mark.parametrize("text", ["1899-12-31", "2201-01-01", "0001-01-01", "9999-12-31"])
def test_dates_far_away_are_refused(text):
    assert "between 1900 and 2200" in problem_of(f"A @ {text} 08:00").message


@pytest.mark.parametrize("text", ["Mox", "Sunny", "M0n", "Monda y"])
def test_words_that_are_no_day_are_refused(text):
    assert problem_of(f"A @ {text} 08:00").where == "visits[0]"


def test_a_wrong_weekday_comes_with_the_right_ones():
    assert problem_of("A @ Moo 08:00").suggestions == WEEKDAYS


@pytest.mark.parametrize(
    "text", ["", " ", "Mon", "8", "08.00", "8h", "2026-11-16", "noon", "٠٨:٠٠"]
)
def test_text_that_is_no_moment_is_refused(text):
    assert "is not a day and time" in problem_of(f"A @ {text}").message


@pytest.mark.parametrize(
    "stay", ["", "-5", "5.5", "1e3", "100000", "9" * 400, "abc", "5 min", "٣", "0x10"]
)
def test_stays_that_are_no_minutes_are_refused(stay):
    assert "is not a length of stay" in problem_of(f"A +{stay}").message


@pytest.mark.parametrize("text", ['"A', 'A"', '"A" B', '"A"B"', 'A "B"', '"A"" @ 08:00'])
def test_quotes_that_do_not_close_are_refused(text):
    assert problem_of(text).where == "visits[0]"


@pytest.mark.parametrize("text", ["A @ 08:00 @ 09:00", "A +5 +6", "A +5 @ 08:00"])
def test_signs_out_of_place_are_refused(text):
    assert "A visit is a place, then @" in problem_of(text).message


@pytest.mark.parametrize("text", ['""', "@ 08:00", "+5", '"" +5'])
def test_a_visit_without_a_place_is_refused(text):
    assert problem_of(text).message == NO_PLACE


@pytest.mark.parametrize("text", ["#", "#-1", "#x", "#1x", "#1 2", "#" + "1" * 10, "#٣"])
def test_ids_that_are_no_number_are_refused(text):
    assert "is not a location id" in problem_of(text).message


def test_a_hash_inside_a_name_asks_for_quotes():
    assert "double quotes" in problem_of("Gate #5").message


def test_every_unreadable_visit_has_its_own_problem():
    with pytest.raises(InvalidQueryError) as caught:
        parse_visits("A @ 25:00, B, C +x, D @ Mon 08:00, #q")
    wheres = [problem.where for problem in caught.value.problems]
    assert wheres == ["visits[0]", "visits[2]", "visits[4]"]


@pytest.mark.parametrize("text", ["", " ", "A, B", "A @ 08:00", "A +5", '"A", "B"'])
def test_a_place_alone_is_one_place_and_nothing_else(text):
    with pytest.raises(InvalidQueryError) as caught:
        parse_place(text, "replace_with")
    assert caught.value.problems[0].where == "replace_with"


@properties
@given(
    text=st.one_of(st.text(max_size=60), st.text(alphabet=list('aM #"@+,:T-0189\n'), max_size=40))
)
def test_any_text_is_refused_or_written_back(text):
    visits = problems = ()
    try:
        visits = parse_visits(text)
    except InvalidQueryError as error:
        problems = error.problems
    assert parse_visits(format_visits(visits)) == visits
    assert all(problem.where.startswith("visits[") for problem in problems)


@properties
@given(st.text(alphabet=list('a ",\n\r'), max_size=20))
def test_visits_are_split_at_separators_outside_quotes(text):
    visits, is_quoted = [""], False
    for sign in text:
        is_quoted ^= sign == '"'
        if sign in ",\n\r" and not is_quoted:
            visits.append("")
        else:
            visits[-1] += sign
    assert [*split_visits(text)] == [visit for visit in visits if visit.strip()]


# --- Long texts

hostile = st.one_of(
    st.sampled_from(
        [
            " " * 100_000 + 'a"b',
            "a" + " " * 100_000 + '"b',
            '"' + " " * 100_000,
            '"' * 99_999,
            ' "' * 50_000,
            '""' * 50_000 + "@",
            "a@" + " " * 100_000 + "b",
            "a@Mon" + " " * 100_000 + "08:00",
            "a@08:00:00." + "0" * 100_000 + "x",
            "@" * 100_000,
            "+" * 100_000,
            "a+" + "9" * 100_000,
            "#" + "1" * 100_000,
        ]
    ),
    st.lists(st.sampled_from([' "', "  ", '""', ' @ "', "0:00", "+"]), min_size=1, max_size=4).map(
        lambda parts: "".join(parts) * 20_000
    ),
)


@settings(deadline=None, max_examples=40)
@given(text=hostile)
def test_a_hostile_text_is_read_or_refused(text):
    visits = problems = ()
    try:
        visits = parse_visits(text)
    except InvalidQueryError as error:
        problems = error.problems
    assert parse_visits(format_visits(visits)) == visits
    assert all(len(problem.message) < 250 for problem in problems)


@pytest.mark.parametrize(
    "written",
    ["A{0}@{0}08:00", "A{0}#", "#1{0}b", '{0}A{0}"', "A @ 08:00{0}b", "A +{0}1{0}b"],
)
def test_the_time_for_a_visit_grows_no_faster_than_its_spaces(written):
    def read(spaces):
        text = ",".join([written.format(" " * spaces)] * 40)
        return lambda: suppressed(parse_visits, text)

    assert slope({spaces: read(spaces) for spaces in (120, 240, 480, 960)}) < MAX_SLOPE


def suppressed(read, text):
    with suppress(InvalidQueryError):
        read(text)


@pytest.mark.parametrize("character", ["a", '"', "@", "+", "#", "0", ":", " ", "é"])
def test_a_visit_that_is_too_long_is_refused_whatever_it_holds(character):
    text = "a" + character * MAX_VISIT_CHARACTERS + "b"
    assert "at most 2,000 characters" in problem_of(text).message
    with pytest.raises(InvalidQueryError, match="at most 2,000 characters"):
        parse_place(text, "place")


@pytest.mark.parametrize("character", ["a", '"', "@", "+", "#", "0", ":", " ", ".", "٣"])
def test_a_moment_that_is_too_long_is_refused_whatever_it_holds(character):
    with pytest.raises(InvalidQueryError, match="is too long for a day and time") as caught:
        parse_moment("0" + character * MAX_MOMENT_CHARACTERS + "0", "arrival")
    assert caught.value.problems[0].where == "arrival"


def test_the_longest_visit_is_read():
    name = "a" * (MAX_VISIT_CHARACTERS - len(" +45"))
    assert parse_visits(f"  {name} +45  ") == (WrittenVisit(name, stay=45),)


def test_the_longest_moment_is_read():
    moment = "Mon".ljust(MAX_MOMENT_CHARACTERS - len("08:00")) + "08:00"
    assert parse_moment(f"  {moment}  ", "arrival") == (0, time(8))


def test_the_space_around_a_visit_does_not_count():
    blank = " " * 100_000
    assert parse_visits(f"{blank}A{blank},{blank}") == (WrittenVisit("A"),)
