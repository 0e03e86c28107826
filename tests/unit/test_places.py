"""Places and people: finding them by name, and their tables."""

from __future__ import annotations

import gc
import weakref

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.core.problems import InvalidQueryError
from pointerscope.mobility.notation import MAX_STAY_MINUTES, parse_place
from pointerscope.mobility.places import (
    People,
    Place,
    Places,
    read_people,
    read_places,
    write_people,
    write_places,
)

properties = settings(deadline=None, max_examples=100)

PLACES = Places(
    [
        Place(2, "Maple Court", "home"),
        Place(3, "Riverside Offices", "work"),
        Place(4, "Café Luna", "food"),
        Place(5, "Station", "transport"),
        Place(6, "STATION"),
        Place(7, "Straße 9"),
    ],
    vocabulary_size=10,
)
PEOPLE = People({1: "Ana", 2: "Ben", 4: "Person 3", 5: "ana  maria"}, users=7)

# A lone carriage return is the one character that Python's csv writer leaves unquoted.
names = st.text(st.characters(exclude_characters="\r", exclude_categories=["Cs"]), min_size=1)
places = st.builds(
    Place,
    id=st.integers(2, 50),
    name=st.none() | names,
    category=st.none() | names,
    latitude=st.none() | st.floats(-90, 90),
    longitude=st.none() | st.floats(-180, 180),
    typical_minutes=st.none() | st.integers(0, MAX_STAY_MINUTES),
)
COLUMNS = "id,name,category,latitude,longitude,typical_minutes\n"


def problem_of(call, *arguments):
    with pytest.raises(InvalidQueryError) as caught:
        call(*arguments)
    (problem,) = caught.value.problems
    return problem


# --- Finding places


def test_places_that_nobody_uses_any_more_are_freed_at_once():
    used = Places([Place(2, "Maple Court"), Place(3, "maple court"), Place(4)], vocabulary_size=5)
    assert [used.texts[location].notation for location in (1, 2, 3, 4)] == ["#1", "#2", "#3", "#4"]
    freed = weakref.ref(used)
    gc.disable()  # a server collects its older objects no more
    try:
        del used
        assert freed() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("name", ["Maple Court", "maple court", "MAPLE COURT", " Maple   court "])
def test_a_name_is_found_without_regard_to_case_and_spacing(name):
    assert PLACES.find(name, "visits[0]") == 2


@pytest.mark.parametrize("name", ["CAFÉ LUNA", "cafe\u0301 luna"])
def test_a_name_is_found_however_its_accents_are_encoded(name):
    assert PLACES.find(name, "visits[0]") == 4


def test_a_sharp_s_is_found_as_two():
    assert PLACES.find("STRASSE 9", "visits[0]") == 7


@pytest.mark.parametrize("location", [1, 2, 8, 9])
def test_an_id_of_the_vocabulary_is_found(location):
    assert PLACES.find(location, "visits[0]") == location


@pytest.mark.parametrize("location", [-1, 0, 10, 10**12])
def test_an_id_outside_the_vocabulary_is_refused(location):
    problem = problem_of(PLACES.find, location, "visits[3]")
    assert problem.where == "visits[3]"
    assert "Write an id from #1 (unknown place) to #9." in problem.message


@pytest.mark.parametrize("name", ["cafe luna", "Cafe  Luna", "CAFE LUNA", "Càfê Lüna"])
def test_a_name_is_found_without_regard_to_accents(name):
    assert PLACES.find(name, "visits[0]") == 4


@pytest.mark.parametrize(
    ("known", "typed"),
    [
        ("Łódź Główna", "lodz glowna"),
        ("Ærø Kro", "aero kro"),
        ("Zürich HB", "zurich hb"),
        ("Đồng Khởi", "dong khoi"),
        ("Œuvre", "oeuvre"),
        ("ＣＡＦÉ", "cafe"),
    ],
)
def test_a_name_is_found_by_its_plain_letters(known, typed):
    assert Places([Place(2, known)], 3).find(typed, "visits[0]") == 2


def test_vowels_of_scripts_without_accents_are_no_accents():
    places = Places([Place(2, "की"), Place(3, "कु")], 4)
    assert problem_of(places.find, "क", "visits[0]").suggestions == ()


@pytest.mark.parametrize(("name", "location"), [("Station", 5), ("STATION", 6)])
def test_an_exact_name_goes_before_the_same_in_another_case(name, location):
    assert PLACES.find(name, "visits[0]") == location


ACCENTED = Places(
    [
        Place(2, "Café Luna", "café"),
        Place(3, "Cafè Luna"),
        Place(4, "Cafe Luna"),
        Place(5, "Mill", "bakery"),
        Place(6, "Mill", "museum"),
        Place(7, "Rosé, bar"),
        Place(8, "Rose, bar", "food"),
        Place(9, "rose, bar"),
    ],
    vocabulary_size=12,
)


@pytest.mark.parametrize(
    ("name", "location"),
    [("Café Luna", 2), ("CAFÉ LUNA", 2), ("cafè luna", 3), ("cafe luna", 4), ("Cafe Luna", 4)],
)
def test_an_accent_that_is_written_counts(name, location):
    assert ACCENTED.find(name, "visits[0]") == location


def test_a_name_without_accents_is_refused_where_it_could_mean_several_places():
    places = Places([Place(2, "Café Luna"), Place(3, "Cafè Luna")], 4)
    problem = problem_of(places.find, "cafe luna", "visits[0]")
    assert problem.suggestions == ("Café Luna", "Cafè Luna")
    assert problem.message == (
        "2 places match “cafe luna”: Café Luna or Cafè Luna. "
        "Write the one you mean, such as Café Luna."
    )


def test_a_name_without_accents_suggests_ids_for_shared_names():
    problem = problem_of(ACCENTED.find, "ROSÈ, BAR", "visits[0]")
    assert problem.suggestions == ('"Rosé, bar"', "#8", "#9")
    assert "#8 (Rose, bar, food)" in problem.message


def test_a_shared_name_is_refused_with_its_ids():
    problem = problem_of(PLACES.find, "sTATION", "visits[0]")
    assert problem.suggestions == ("#5", "#6")
    assert problem.message == (
        "2 places match “sTATION”: #5 (Station, transport) or #6 (STATION). "
        "Write the one you mean, such as #5."
    )
    assert "#5 (Mill, bakery) or #6 (Mill, museum)" in problem_of(ACCENTED.find, "Mill", "").message


def test_every_place_of_a_shared_name_is_suggested():
    places = Places([Place(location, "Kiosk") for location in range(2, 32)], 40)
    problem = problem_of(places.find, "kiosk", "visits[0]")
    assert problem.suggestions == tuple(f"#{location}" for location in range(2, 32))
    assert problem.message.startswith("30 places match “kiosk”: #2 (Kiosk), ")
    assert "#6 (Kiosk) and 25 more. " in problem.message


@pytest.mark.parametrize("places", [PLACES, ACCENTED])
@pytest.mark.parametrize("typed", ["station", "mill", "rosè, bar", "maple", "cafe"])
def test_every_suggestion_can_be_typed(places, typed):
    try:
        places.find(typed, "visits[0]")
    except InvalidQueryError as error:
        for suggestion in error.problems[0].suggestions:
            assert places.find(parse_place(suggestion, "w"), "w") in range(2, 12)


def test_a_name_in_quotes_is_found_without_them_but_a_quoted_name_goes_first():
    places = Places([Place(2, "Bar, north"), Place(3, '"Bar, north"'), Place(4, 'The "Mill"')], 5)
    assert places.find("Bar, north", "w") == 2
    assert places.find('"Bar, north"', "w") == 3
    assert places.find('"The ""Mill"""', "w") == 4


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Maple Curt", "Maple Court"),
        ("MapleCourt", "Maple Court"),
        ("court maple", "Maple Court"),
        ("Caffe Luna", "Café Luna"),
        ("cafe", "Café Luna"),
        ("Riverside Ofices", "Riverside Offices"),
        ("Strase 9", "Straße 9"),
        ("Mpale Cuort", "Maple Court"),
    ],
)
def test_a_misspelled_name_comes_with_the_closest(typed, meant):
    problem = problem_of(PLACES.find, typed, "visits[0]")
    assert problem.where == "visits[0]"
    assert problem.suggestions[0] == meant
    assert problem.message == f"No place matches “{typed}”. Did you mean {meant}?"


def test_two_swapped_letters_of_a_short_name_are_a_typo():
    places = Places([Place(2, "Home"), Place(3, "Work")], 4)
    assert problem_of(places.find, "Hoem", "visits[0]").suggestions == ("Home",)


def test_a_misspelled_name_that_is_shared_comes_with_ids():
    problem = problem_of(PLACES.find, "Statoin", "visits[0]")
    assert problem.suggestions == ("#5", "#6")
    assert problem.message.endswith("Did you mean #5 (Station, transport)?")


@pytest.mark.parametrize(
    "typed", ["xyzzy", "asdf", "Nowhere", "Eiffel Tower", "qwertz uiop", "b", "la", "", "漢字", "—"]
)
def test_nonsense_comes_without_suggestions(typed):
    problem = problem_of(PLACES.find, typed, "visits[0]")
    assert problem.suggestions == ()
    assert problem.message == (
        f"No place matches “{typed}”. Write a name from the list of places, or an id such as #2."
    )


@pytest.mark.parametrize("places", [PLACES, Places([], 9)])
def test_names_between_semicolons_get_a_hint(places):
    problem = problem_of(places.find, "Maple Court; Café Luna", "visits[0]")
    assert problem.message.endswith(" Separate visits by commas or new lines.")


def test_without_any_names_ids_are_asked_for():
    problem = problem_of(Places([], 10).find, "Home", "visits[0]")
    assert "Write an id" in problem.message


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "{{7*7}}", "' OR 1=1 --", "\x00", ""]
)
def test_markup_is_just_an_unknown_name(name):
    problem = problem_of(PLACES.find, name, "visits[0]")
    assert f"“{name}”" in problem.message


def test_a_long_unknown_name_is_shortened():
    assert len(problem_of(PLACES.find, "x" * 900, "visits[0]").message) < 160


@pytest.mark.parametrize("place", ["Maple Court" + "\u0301" * 30, "Maple" + " " * 30 + "Court"])
def test_a_name_with_many_more_characters_than_any_is_not_converted(place):
    longest = max(len(known.name) for known in PLACES if known.name)
    assert len(place) <= 4 * longest
    assert PLACES.find(place, "visits[0]") == 2
    longer = place.replace("\u0301", "\u0301" * 2).replace("  ", "    ")
    assert len(longer) > 4 * longest
    with pytest.raises(InvalidQueryError, match="Maple Court"):
        PLACES.find(longer, "visits[0]")


def test_the_beginning_of_a_long_name_finds_the_nearest():
    assert problem_of(PLACES.find, "Maple Court " * 80, "w").suggestions[0] == "Maple Court"
    assert problem_of(PEOPLE.find, "Ben" + " x" * 400).suggestions


@pytest.mark.parametrize("name", ["a" * 5000, '"' * 1500])
def test_a_name_too_long_for_a_visit_is_written_as_an_id(name):
    assert Places([Place(2, name)], 3).notation(2) == "#2"


@properties
@given(known=st.lists(places, max_size=8, unique_by=lambda place: place.id))
def test_every_place_is_found_by_its_notation(known):
    vocabulary = Places(known, 60)
    for location in range(1, 60):
        assert vocabulary.find(parse_place(vocabulary.notation(location), "w"), "w") == location


def test_a_shared_name_is_written_as_an_id():
    assert PLACES.notation(5) == "#5"


def test_a_place_without_a_name_is_written_as_an_id():
    assert PLACES.notation(8) == "#8"


@pytest.mark.parametrize(
    ("location", "label"),
    [(2, "Maple Court"), (0, "padding"), (1, "unknown place"), (8, "#8")],
)
def test_every_place_has_a_label(location, label):
    assert PLACES[location].label == label


def test_places_run_through_the_whole_vocabulary():
    assert [place.id for place in PLACES] == list(range(2, 10))


# --- Searching places


def searched(text):
    return [place.id for place in PLACES.search(text)]


def test_search_gives_what_begins_with_the_text_first():
    assert searched("ca") == [4]
    assert searched("r")[0] == 3


def test_search_finds_inside_names_and_categories():
    assert searched("court") == [2]
    assert searched("WORK") == [3]


@pytest.mark.parametrize("text", ["cafe", "CAFÉ", "cafè", "afé l", "luna"])
def test_search_finds_without_regard_to_case_and_accents(text):
    assert searched(text) == [4]


def test_search_finds_every_cafe_by_name_and_category():
    places = Places(
        [
            Place(2, "Café Luna"),
            Place(3, "CAFE COMPASS"),
            Place(4, "Harbour Beans", "Café"),
            Place(5, "Old Cafè"),
            Place(6, "Town Library"),
        ],
        vocabulary_size=8,
    )
    assert [place.id for place in places.search("cafe")] == [2, 3, 4, 5]


def test_search_finds_ids():
    assert 8 in searched("#8")
    assert searched("8") == [8]


@pytest.mark.parametrize("text", ["11", "#11", " #11 "])
def test_search_finds_ids_by_their_beginning_and_the_whole_id_first(text):
    places = Places([Place(2, "11 Mill Lane"), Place(3, "Route 11"), Place(4, "Station")], 120)
    assert [place.id for place in places.search(text)] == [11, 2, *range(110, 120), 3]


def test_search_for_nothing_gives_everything():
    assert searched("  ") == list(range(2, 10))


def test_search_for_what_is_not_there_gives_nothing():
    assert searched("xyz") == []


# --- Vocabulary


@pytest.mark.parametrize("location", [0, 1, 10, -3])
def test_a_place_outside_the_vocabulary_is_refused(location):
    with pytest.raises(ValueError, match=f"Place {location} is outside"):
        Places([Place(location)], 10)


def test_a_place_listed_twice_is_refused():
    with pytest.raises(ValueError, match="Place 4 is listed twice"):
        Places([Place(4), Place(4, "again")], 10)


# --- People


@pytest.mark.parametrize(
    ("person", "user"),
    [("Ana", 1), ("BEN", 2), (2, 2), ("2", 2), (" 3 ", 3), ("Ana Maria", 5), ("person 6", 6)],
)
def test_a_person_is_found_by_name_or_id(person, user):
    assert PEOPLE.find(person) == user


DESCRIBED = People(
    {
        1: "Resident 1, accountant",
        2: "Resident 2, nurse, night shifts",
        3: "Kim, baker",
        4: "Kim, clerk",
        5: "Kim",
        6: "Lee, baker",
        7: "Lee, clerk",
        8: ", ",
    },
    users=9,
)


@pytest.mark.parametrize(
    ("person", "user"),
    [
        ("Resident 2", 2),
        ("resident  2", 2),
        ("Resident 2, nurse, night shifts", 2),
        ("RESIDENT 2, NURSE, NIGHT SHIFTS", 2),
        ("2", 2),
        ("Kim, clerk", 4),
    ],
)
def test_a_person_is_found_by_what_stands_before_the_comma(person, user):
    assert DESCRIBED.find(person) == user


def test_a_whole_name_goes_before_the_beginning_of_another():
    assert DESCRIBED.find("Kim") == 5


def test_the_beginning_of_two_names_is_refused_with_both_names():
    problem = problem_of(DESCRIBED.find, "lee")
    assert problem.suggestions == ("Lee, baker", "Lee, clerk")
    assert problem.message == ("2 people match “lee”. Write one of Lee, baker or Lee, clerk.")


ACCENTED_PEOPLE = People(
    {1: "Zoë, nurse", 2: "José", 3: "JOSÉ", 4: "Renée, cook", 5: "Renee, baker", 6: "12"}, users=8
)


@pytest.mark.parametrize(
    ("person", "user"),
    [
        ("zoe", 1),
        ("Zoe, Nurse", 1),
        ("José", 2),
        ("JOSÉ", 3),
        ("renée", 4),
        ("RENEE", 5),
        ("Person 7", 7),
    ],
)
def test_a_person_is_found_without_regard_to_accents(person, user):
    assert ACCENTED_PEOPLE.find(person) == user


@pytest.mark.parametrize(
    ("person", "suggestions"),
    [
        ("jose", ("José", "JOSÉ")),
        ("josé", ("José", "JOSÉ")),
        ("rènee", ("Renée, cook", "Renee, baker")),
    ],
)
def test_an_ambiguous_person_is_refused_with_everybody_who_could_be_meant(person, suggestions):
    assert problem_of(ACCENTED_PEOPLE.find, person).suggestions == suggestions
    found = [ACCENTED_PEOPLE.find(suggestion) for suggestion in suggestions]
    assert len(set(found)) == len(suggestions)


def test_a_person_called_by_a_number_is_suggested_by_id():
    assert problem_of(People({1: "121212", 2: "Ana"}, 3).find, "121212 x").suggestions == ("1",)


@pytest.mark.parametrize("person", ["Residnt 2", "Resident 2, cook", "resident 22"])
def test_the_nearest_people_are_suggested_with_their_descriptions(person):
    problem = problem_of(DESCRIBED.find, person)
    assert problem.suggestions[0] == "Resident 2, nurse, night shifts"
    assert "Did you mean Resident 2, nurse, night shifts?" in problem.message


def test_what_two_people_share_suggests_them_both():
    assert {"Lee, baker", "Lee, clerk"} <= set(problem_of(DESCRIBED.find, "Leee").suggestions)


def test_nobody_is_found_by_an_empty_name():
    assert problem_of(DESCRIBED.find, "").suggestions == ()


def test_nobody_in_particular_is_zero():
    assert PEOPLE.find(None) == 0


@pytest.mark.parametrize("person", [0, -1, 7, 10**12, "0", "7", "9" * 500])
def test_an_unknown_person_id_is_refused(person):
    problem = problem_of(PEOPLE.find, person)
    assert problem.where == "user"
    assert "Write an id from 1 to 6." in problem.message


@pytest.mark.parametrize(
    ("person", "meant"), [("Anna", "Ana"), ("Ana Mara", "ana  maria"), ("bénn", "Ben")]
)
def test_a_misspelled_person_comes_with_the_closest(person, meant):
    problem = problem_of(PEOPLE.find, person)
    assert problem.where == "user"
    assert problem.suggestions[0] == meant
    assert problem.message == f"No person matches “{person}”. Did you mean {meant}?"


@pytest.mark.parametrize("person", ["", "<b>Ana</b>", "xyzzy", "Napoleon", "A"])
def test_an_unknown_person_comes_without_suggestions(person):
    problem = problem_of(PEOPLE.find, person)
    assert problem.where == "user"
    assert problem.suggestions == ()
    assert problem.message == (
        f"No person matches “{person}”. Write a person's name, or an id from 1 to 6."
    )


def test_a_name_that_two_people_share_is_refused_with_their_ids():
    assert problem_of(PEOPLE.find, "Person 3").suggestions == ("3", "4")


@pytest.mark.parametrize("person", ["anybody", 5, 0, "12", None])
def test_a_network_without_people_treats_everybody_alike(person):
    assert People({}, users=0).find(person) == 0


def test_a_person_is_unknown_where_there_is_nobody():
    assert problem_of(People({}, users=1).find, "Ana").suggestions == ()


@pytest.mark.parametrize(
    ("user", "name"), [(1, "Ana"), (6, "Person 6"), (0, "Nobody in particular")]
)
def test_everybody_is_called_something(user, name):
    assert PEOPLE.name(user) == name


@pytest.mark.parametrize(("users", "people"), [(0, 0), (1, 0), (7, 6)])
def test_the_first_row_of_the_embedding_is_nobody(users, people):
    assert len(People({}, users)) == people


@pytest.mark.parametrize("user", [0, -1, 7])
def test_a_name_for_a_person_who_is_not_there_is_refused(user):
    with pytest.raises(ValueError, match=f"Person {user} is outside 1 to 6"):
        People({user: "X"}, users=7)


# --- Tables


@properties
@given(known=st.lists(places, max_size=8, unique_by=lambda place: place.id))
def test_reading_written_places_gives_the_same_places(known):
    read = read_places(write_places(known), 60)
    assert [read[place.id] for place in known] == known


@properties
@given(named=st.dictionaries(st.integers(1, 50), names, max_size=8))
def test_reading_written_people_gives_the_same_names(named):
    read = read_people(write_people(named), 60)
    known = People(named, 60)
    assert [read.name(user) for user in named] == [known.name(user) for user in named]


def test_empty_fields_are_unknown():
    assert read_places(f"{COLUMNS}2,,,,,\n", 5)[2] == Place(2)


def test_places_are_written_as_a_table():
    place = Place(2, "Maple Court, north", "home", 51.5, -0.25, 600)
    assert write_places([place]) == f'{COLUMNS}2,"Maple Court, north",home,51.5,-0.25,600\n'


@pytest.mark.parametrize(
    "row",
    [
        "x,A,,,,",
        ",A,,,,",
        "-2,A,,,,",
        "2.0,A,,,,",
        "٢,A,,,,",
        "12345678901,A,,,,",
        "2,A,,north,,",
        "2,A,,nan,,",
        "2,A,,,inf,",
        "2,A,,,,-5",
        "2,A,,,,ten",
        "2,A,,,,100000",
        "2,A",
        "2,A,,,,,,more",
        "2," + "A" * 200_000 + ",,,,",
    ],
)
def test_a_bad_row_of_places_names_its_line(row):
    with pytest.raises(ValueError, match=r"^Line 3: "):
        read_places(f"{COLUMNS}3,Good,,,,\n{row}\n", 10)


@pytest.mark.parametrize("text", ["", "\n", "id,name\n2,A\n", "name,id,category\n"])
def test_other_columns_are_refused(text):
    with pytest.raises(ValueError, match="the columns must be id, name, category"):
        read_places(text, 10)


@pytest.mark.parametrize("row", ["x,A", "1", "1,A,B", ",A"])
def test_a_bad_row_of_people_names_its_line(row):
    with pytest.raises(ValueError, match=r"^Line 3: "):
        read_people(f"id,name\n2,Good\n{row}\n", 10)


def test_a_place_of_another_vocabulary_is_refused_in_a_table():
    with pytest.raises(ValueError, match="Place 12 is outside the vocabulary"):
        read_places(f"{COLUMNS}12,A,,,,\n", 10)


@pytest.mark.parametrize(
    ("name", "written"),
    [("Bakery \u202eyrekab", "Bakery yrekab"), ("\u2067\u200e", None), ("Two\nlines", "Two lines")],
)
def test_a_name_turns_no_sentence_around(name, written):
    place = Place(2, name)
    assert place.name == written
    assert place.label == (written or "#2")
    assert People({1: name}, users=2).name(1) == (written or "Person 1")


def test_letters_that_are_kept_apart_stay_apart():
    assert Place(2, "\u0645\u06cc\u200c\u0634\u0648\u062f").name.count("\u200c") == 1


def test_a_name_is_found_as_it_was_and_as_it_is_written():
    places = Places([Place(2, "Bakery \u202eyrekab")], vocabulary_size=3)
    assert places.find("Bakery \u202eyrekab", "") == places.find(places.notation(2), "") == 2


def test_the_fingerprint_is_the_same_for_the_same_places_only():
    first = Places([Place(2, "Maple Court"), Place(3, "Café Luna")], vocabulary_size=5)
    turned = Places([Place(3, "Café Luna"), Place(2, "Maple Court", "home")], vocabulary_size=5)
    assert first.fingerprint == turned.fingerprint  # neither order nor category names a place
    others = [
        Places([Place(3, "Maple Court"), Place(2, "Café Luna")], vocabulary_size=5),
        Places([Place(2, "Maple Court"), Place(3, "Café Luna")], vocabulary_size=6),
        Places([Place(2, "Maple Court"), Place(3, "Café Luna", latitude=1)], vocabulary_size=5),
    ]
    assert len({first.fingerprint, *(places.fingerprint for places in others)}) == 4
