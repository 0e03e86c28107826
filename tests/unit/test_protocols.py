"""Protocols of papers: each is held to its parts."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.cli.main import main
from pointerscope.mobility.data_set import (
    DataSet,
    Diaries,
    HistoryRule,
    divide_people,
    split_histories,
)
from pointerscope.mobility.places import Place
from pointerscope.mobility.prepared import read_prepared
from pointerscope.mobility.protocols import (
    PROTOCOLS,
    find_protocol,
    follow,
    name_of,
    settings_of,
)
from pointerscope.mobility.sources import DataError, ReadReporter, sources
from pointerscope.mobility.visits import Visit
from pointerscope.training.train import describe_data

MONDAY = datetime(2024, 1, 1)
HONG, STAN = PROTOCOLS["hong-2023-gps"].rule, PROTOCOLS["luo-2021-stan"].rule


def data_set(days_of_people: list[list[int]], rule: HistoryRule) -> DataSet:
    """Visits on these days, the places of a person in turn."""
    visits = {
        person: tuple(
            Visit(2 + index % 5, MONDAY + timedelta(days=day, minutes=index), 30)
            for index, day in enumerate(days)
        )
        for person, days in enumerate(days_of_people, 1)
    }
    people = {person: f"Person {person}" for person in visits}
    places = tuple(Place(location) for location in range(2, 7))
    return DataSet("any", "Any", "CC0-1.0", places, people, visits, rule=rule)


def predicted(data: DataSet) -> dict[str, list[tuple[int, int, int]]]:
    """The person, the index and the length of the history of every visit to predict, by part."""
    found: dict[str, list[tuple[int, int, int]]] = {"train": [], "validation": [], "test": []}
    for visit in Diaries(data).target_visits():
        found[visit.split].append((visit.person, visit.index, len(visit.history)))
    return found


def predicted_by_hong(days_of_people: list[list[int]]) -> dict[str, list[tuple[int, int, int]]]:
    """The same, after the published description: part by part, as if there were no other."""
    found: dict[str, list[tuple[int, int, int]]] = {"train": [], "validation": [], "test": []}
    for person, days in enumerate(days_of_people, 1):
        tracked = days[-1] - days[0] + 1
        parts: dict[str, list[int]] = {"train": [], "validation": [], "test": []}
        for index, day in enumerate(days):
            share = (day - days[0]) / tracked
            part = "train" if share < 0.6 else "validation" if share < 0.8 else "test"
            parts[part].append(index)
        own = {
            part: [
                (person, index, len(history))
                for index in rows
                if days[index] - days[rows[0]] >= 7
                and len(history := [i for i in rows if i < index and days[i] >= days[index] - 7])
                >= 3
            ]
            for part, rows in parts.items()
        }
        if all(own.values()):
            for part, rows in own.items():
                found[part] += rows
    return found


diaries = st.lists(st.integers(0, 2), min_size=8, max_size=140).map(
    lambda steps: [sum(steps[:end]) for end in range(1, len(steps) + 1)]
)


@settings(deadline=None, max_examples=50)
@given(st.lists(diaries, min_size=1, max_size=3))
def test_histories_of_hong_lie_within_their_part(days_of_people):
    data = data_set(days_of_people, HONG)
    # 64 visits are the longest history, and no history of 7 days has more here.
    expected = predicted_by_hong(days_of_people)
    shown = predicted(data)
    assert {part: [(p, i, n) for p, i, n in rows] for part, rows in shown.items()} == {
        part: [(p, i, min(n, 64)) for p, i, n in rows] for part, rows in expected.items()
    }


def test_people_without_histories_in_every_part_make_no_places():
    long, short = list(range(100)), [0, 1, 2]
    data = data_set([long, short], HONG)
    diaries = Diaries(data)
    assert {visit.person for visit in diaries.target_visits()} == {1}
    assert diaries.dropped["people without histories in every part"] == 1
    assert set(diaries.visitors) == {1}


@settings(deadline=None, max_examples=30)
@given(st.lists(diaries, min_size=1, max_size=3))
def test_stan_tests_on_the_last_and_validates_on_the_last_but_one(days_of_people):
    found = predicted(data_set(days_of_people, STAN))
    lengths = {person: len(days) for person, days in enumerate(days_of_people, 1)}
    assert [(p, i) for p, i, _ in found["test"]] == [(p, n - 1) for p, n in lengths.items()]
    assert [(p, i) for p, i, _ in found["validation"]] == [(p, n - 2) for p, n in lengths.items()]
    assert [(p, i) for p, i, _ in found["train"]] == [
        (p, i) for p, n in lengths.items() for i in range(max(n - 101, 0) + 1, n - 2)
    ]


def test_a_history_of_stan_is_all_of_the_latest_101_visits_before():
    data = data_set([list(range(140))], STAN)
    split = split_histories(data, max_visits=100)
    assert [len(history) for history in split.train] == list(range(1, 99))
    assert (len(split.validation[0]), len(split.test[0])) == (99, 100)


def test_places_first_visited_in_the_test_are_unknown_to_stan():
    data = data_set([[0] * 4], STAN)  # places 2, 3, 4 and 5: trained on 2 and 3
    split = split_histories(data)
    assert [place.id for place in split.places] == [2, 3]
    assert split.test[0].target == 1


def test_people_are_divided_where_the_rule_says_so():
    data = data_set([list(range(30))] * 10, HistoryRule(parts="people"))
    people = {part: {person for person, *_ in rows} for part, rows in predicted(data).items()}
    assert {part: len(own) for part, own in people.items()} == {
        "train": 6,
        "validation": 2,
        "test": 2,
    }
    assert people["test"] == {
        p for p, part in divide_people(range(1, 11)).items() if part == "test"
    }


@pytest.mark.parametrize("protocol", PROTOCOLS.values(), ids=PROTOCOLS.keys())
def test_a_protocol_states_its_paper_and_what_differs(protocol):
    assert protocol.code.startswith("https://github.com/")
    assert "arXiv" in protocol.paper
    assert protocol.differences
    table = sources()["table"].options
    followed = table(**settings_of(protocol, "table", table, {}))
    assert all(getattr(followed, name) == value for name, value in protocol.settings.items())


def test_the_published_settings_of_gps_data_are_the_defaults_of_their_sources():
    protocol = PROTOCOLS["hong-2023-gps"]
    for name in ("geolife", "stay-table"):
        options = sources()[name].options
        assert options(**settings_of(protocol, name, options, {})) == options()


@pytest.fixture
def check_ins(tmp_path):
    """Person 1 with 10 check-ins, 2 to 4 with 12, at places of their own and one they share."""
    lines = ["user,place,time"]
    for user, count in {1: 10, 2: 12, 3: 12, 4: 12}.items():
        for index in range(count):
            place = "shared" if index % 2 else f"own {user}"
            lines.append(f"{user},{place},{MONDAY + timedelta(days=index, hours=user)}")
    path = tmp_path / "check-ins.csv"
    path.write_text("\n".join(lines))
    return path


def test_people_are_selected_before_places(check_ins):
    table = sources()["table"]
    chosen = settings_of(PROTOCOLS["hong-2023-check-ins"], "table", table.options, {})
    data = table.read(check_ins, table.options(**chosen), ReadReporter())
    assert sorted(data.people.values()) == ["User 2", "User 3", "User 4"]
    assert [place.name for place in data.places] == ["shared"]
    dropped = {entry.reason: entry.count for entry in data.report.dropped}
    assert dropped["people with fewer than 11 visits"] == 1
    assert dropped["places with fewer than 11 visits"] == 3


def test_nobody_left_is_explained_with_the_setting(check_ins):
    table = sources()["table"]
    with pytest.raises(DataError, match="least_person_visits=1"):
        table.read(check_ins, table.options(least_person_visits=100), ReadReporter())


def test_data_that_follow_a_protocol_say_so():
    data = follow(data_set([list(range(100))], HistoryRule()), PROTOCOLS["hong-2023-gps"])
    assert (data.protocol, data.rule) == ("hong-2023-gps", HONG)
    assert any("hong-2023-gps" in note for note in data.report.notes)
    assert name_of(data, data.rule) == "hong-2023-gps"


def test_the_command_line_stores_the_protocol(check_ins, tmp_path):
    command = ("data", "mine", check_ins, "--data", tmp_path, "--yes", "--protocol")
    done = CliRunner().invoke(main, [*map(str, command), "luo-2021-stan"])
    assert done.exit_code == 0, done.output
    prepared = read_prepared(tmp_path / "mine")
    assert isinstance(prepared, DataSet)
    assert (prepared.protocol, prepared.rule) == ("luo-2021-stan", STAN)
    record = describe_data(prepared, split_histories(prepared), prepared.rule)
    assert record.protocol == "luo-2021-stan"
    refused = CliRunner().invoke(main, [*map(str, command), "deepmove", "--force"])
    assert "hong-2023-gps" in refused.output


def test_another_rule_no_longer_follows_the_protocol():
    data = follow(data_set([list(range(100))], HistoryRule()), PROTOCOLS["hong-2023-gps"])
    assert name_of(data, data.rule.model_copy(update={"previous_days": 3})) is None


def test_a_setting_that_contradicts_the_protocol_is_refused():
    table = sources()["table"].options
    protocol = PROTOCOLS["hong-2023-gps"]
    with pytest.raises(DataError, match="merge_minutes=10 contradicts"):
        settings_of(protocol, "table", table, {"merge_minutes": 10})
    assert settings_of(protocol, "table", table, {"merge_minutes": 1})["least_days"] == 50
    with pytest.raises(DataError, match="leave out history"):
        settings_of(protocol, "table", table, {"history": "days"})


def test_a_source_without_the_settings_cannot_follow():
    with pytest.raises(DataError, match="town cannot follow"):
        settings_of(PROTOCOLS["luo-2021-stan"], "town", sources()["town"].options, {})


def test_an_unknown_protocol_is_named_with_those_there_are():
    with pytest.raises(DataError, match="hong-2023-gps"):
        find_protocol("deepmove")
