"""A data set as the network of a bundle reads it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice

import numpy as np
import pytest

from pointerscope.analysis.insights.data import UnfitDataError, read_split
from pointerscope.mobility.data_set import DataSet, HistoryRule, Records, split_histories
from pointerscope.mobility.histories import History
from pointerscope.mobility.places import UNKNOWN, Place
from pointerscope.mobility.town import simulate_town
from tests.insights import town, whole

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def small():
    """Another town than the network was trained on, with some of its places and people."""
    return simulate_town(residents=12, weeks=4)


def numbers(history: History):
    return (history.user, history.target, history.locations.tolist())


def records(histories) -> Records:
    none = tuple(histories)
    return Records("mine", "Mine", "CC0-1.0", train=none, validation=(), test=none)


def history(*locations: int, user: int = 1, target: int | None = 3) -> History:
    count = len(locations)
    return History(
        locations=np.array(locations),
        user=user,
        weekdays=np.zeros(count, np.int64),
        start_minutes=np.full(count, 480),
        durations=np.full(count, 30),
        days_before=np.arange(count)[::-1].copy(),
        target=target,
    )


def test_the_data_that_a_network_was_trained_on_give_its_own_test_histories():
    expected = split_histories(simulate_town()).test
    assert whole().histories == len(expected)
    found = [numbers(sample.history) for sample in whole().samples()]
    assert found == [numbers(history) for history in expected]
    assert whole().notes == []


def test_all_splits_are_each_of_them_together():
    data = simulate_town()
    sizes = [
        read_split(town(), data, split).histories
        for split in ("train", "validation", "test", "all")
    ]
    assert sum(sizes[:3]) == sizes[3]


def test_earlier_visits_count_all_that_the_person_did_before():
    data = simulate_town()
    sample = next(islice(whole().samples(), 20, None))
    name = town().places[sample.history.target].name
    [place] = [place.id for place in data.places if place.name == name]
    visits = data.visits[sample.person]
    before = Counter()
    met = []
    for visit in visits:
        met.append((visit.location, before[visit.location]))
        before[visit.location] += 1
    assert (place, sample.earlier_visits) in met


def test_places_and_people_of_other_data_are_found_by_their_names(small):
    source = read_split(town(), small)
    assert "matched by name" in source.notes[0]
    names = {place.id: place.name for place in small.places}
    visited = {names[visit.location] for own in small.visits.values() for visit in own}
    known = {
        town().places[int(location)].name
        for sample in source.samples()
        for location in sample.history.locations
        if location != UNKNOWN
    }
    assert known <= visited
    for sample in source.samples():
        user = sample.history.user
        assert user == 0 or town().people.name(user) == small.people[sample.person]


def test_a_data_set_of_other_places_is_refused(small):
    elsewhere = replace(
        small, name="elsewhere", places=tuple(Place(p.id, f"X {p.id}") for p in small.places)
    )
    with pytest.raises(
        UnfitDataError, match=r"another vocabulary than town.*places of 0% of its visits"
    ):
        read_split(town(), elsewhere)


def test_an_empty_split_is_refused(small):
    rule = HistoryRule(first_days=7)
    short = {
        person: tuple(visit for visit in own if visit.arrival < own[0].arrival.replace(hour=23))
        for person, own in small.visits.items()
    }
    empty: DataSet = replace(small, visits=short, rule=rule)
    with pytest.raises(UnfitDataError, match=r"test split of town contains no history\. Choose"):
        read_split(town(), empty)
    with pytest.raises(UnfitDataError, match="validation split of mine"):
        read_split(town(), records([history(2, 3)]), "validation")


@pytest.mark.parametrize(
    ("made", "words"),
    [
        (history(2, 100_000), "history 1 of the test split has location 100,000"),
        (history(2, 3, target=147), "has location 147"),
        (history(2, 3, user=500), "has user 500"),
    ],
)
def test_records_of_another_vocabulary_are_refused(made, words):
    with pytest.raises(UnfitDataError, match=words):
        read_split(town(), records([made]))


def test_histories_that_are_too_long_lose_their_oldest_visits_and_it_is_said():
    most = town().architecture.max_visits
    long = history(*([2] * 10 + [3] * most))
    source = read_split(town(), records([long, history(2, 3)]))
    first = next(source.samples())
    assert first.history.locations.tolist() == [3] * most
    assert source.notes == [f"1 history had more than {most} visits; the oldest visits were cut."]
    assert first.earlier_visits is None


def test_other_data_have_another_digest(small):
    assert read_split(town(), small).digest == read_split(town(), small).digest
    fewer = replace(small, visits=dict(islice(small.visits.items(), 11)))
    made = [
        read_split(town(), small),
        read_split(town(), small, "train"),
        read_split(town(), fewer),
        read_split(town(), records([history(2, 3)])),
        read_split(town(), records([history(2, 4)])),
    ]
    assert len({source.digest for source in made}) == len(made)
