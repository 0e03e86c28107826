"""Places by rank: the numbers, data sets of them, and the same numbers in the browser."""

from __future__ import annotations

import json
import subprocess
from datetime import datetime, timedelta
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.mobility.data_set import DataSet, Records, divide_people, split_records
from pointerscope.mobility.histories import History
from pointerscope.mobility.place_ranks import rank_names, rank_places, with_ranks
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN, Place
from pointerscope.mobility.prepared import read_prepared, write_prepared
from pointerscope.mobility.sources import DataError, ReadReporter, sources
from pointerscope.mobility.visits import Visit
from pointerscope.training.baselines import fit_baselines, predict_with_baselines

ROOT = Path(__file__).parents[2]
some_places = st.lists(st.integers(0, 9), min_size=1, max_size=30)


def history(places, target):
    numbers = np.arange(len(places))
    return History(np.array(places), 5, numbers % 7, numbers, numbers, numbers[::-1], target)


def test_by_recency_the_place_visited_last_is_first():
    assert rank_places([7, 8, 9, 8], "recency") == {8: 2, 9: 3, 7: 4}


def test_by_frequency_the_place_visited_most_is_first_and_of_equals_the_later_one():
    assert rank_places([7, 7, 8, 9, 9, 6], "frequency") == {9: 2, 7: 3, 6: 4, 8: 5}


@given(some_places, st.sampled_from(["recency", "frequency"]))
def test_ranks_are_without_gaps_and_do_not_depend_on_the_numbers_of_places(places, order):
    ranks = rank_places(places, order)
    assert sorted(ranks.values()) == list(range(FIRST_KNOWN, FIRST_KNOWN + len(set(places))))
    other = rank_places([1_000 - 3 * place for place in places], order)
    assert other == {1_000 - 3 * place: rank for place, rank in ranks.items()}


def test_a_target_that_the_history_has_not_is_unknown_and_all_else_stays():
    ranked = with_ranks(history([70, 80, 70], 80), "recency")
    assert ranked.locations.tolist() == [2, 3, 2]
    assert ranked.target == 3
    assert with_ranks(history([70, 80], 90), "recency").target == UNKNOWN
    assert (ranked.user, ranked.durations.tolist()) == (5, [0, 1, 2])


def test_ranks_have_names_in_words():
    names = [place.name for place in rank_names("recency", 12)]
    assert names[:3] == ["Last place", "2nd last place", "3rd last place"]
    assert names[10:] == ["11th last place", "12th last place"]


def test_the_browser_ranks_alike_and_its_baselines_are_those_of_training(tmp_path):
    random = np.random.default_rng(0)
    cases = [
        {"places": random.integers(0, 8, random.integers(1, 40)).tolist(), "order": order}
        for _ in range(200)
        for order in ("recency", "frequency")
    ]
    (tmp_path / "cases.json").write_text(json.dumps(cases))
    script = ROOT / "tests/js/rank-places.js"
    paths = [tmp_path / "cases.json", tmp_path / "answers.json"]
    subprocess.run(["node", script, *paths], check=True)
    answers = json.loads((tmp_path / "answers.json").read_text())
    for case, answer in zip(cases, answers, strict=True):
        assert list(map(tuple, answer["ranks"])) == list(rank_places(**_named(case)).items())
        asked = history([FIRST_KNOWN + place for place in case["places"]], FIRST_KNOWN)
        predictions = predict_with_baselines([asked], [asked], 20)
        found = {name: FIRST_KNOWN + place for name, place in answer["baselines"].items()}
        assert found == {name: predictions[name].first[0] for name in found}


def _named(case):
    return {"locations": case["places"], "order": case["order"]}


def prepared(folder, name, people, first_place):
    """Write a data set whose people each go round three places of their own."""
    visits = {
        person: tuple(
            Visit(first_place + 3 * person + day % 3, datetime(2026, 3, 2) + timedelta(days=day), 9)
            for day in range(12)
        )
        for person in people
    }
    places = {visit.location for own in visits.values() for visit in own}
    data = DataSet(
        name=name,
        title=name,
        licence=f"licence of {name}",
        places=tuple(map(Place, sorted(places))),
        people={person: f"Person {person}" for person in people},
        visits=visits,
        terms=f"Terms of {name}.",
    )
    write_prepared(folder / name, data, "table", {})


def read(folder, **options):
    source = sources()["place-ranks"]
    found = source.read(folder, source.options(**options), ReadReporter())
    assert isinstance(found, Records)
    return found


def test_nobody_who_is_trained_on_is_validated_or_tested_on(tmp_path):
    prepared(tmp_path, "city", range(1, 11), 50)
    records = read(tmp_path / "city")
    people = [
        {one.user for one in split} for split in (records.train, records.validation, records.test)
    ]
    assert [len(own) for own in people] == [6, 2, 2]
    assert len(set.union(*people)) == 10
    assert divide_people(range(1, 11), 0) != divide_people(range(1, 11), 1)


def test_of_data_beside_only_training_people_are_trained_on(tmp_path):
    prepared(tmp_path, "city", range(1, 11), 50)
    prepared(tmp_path, "village", range(1, 6), 500)
    alone, both = read(tmp_path / "city"), read(tmp_path / "city", beside=("village",))
    assert [one.user for one in both.test] == [one.user for one in alone.test]
    assert len({one.user for one in both.train}) == 6 + 3
    assert both.licence == "licence of city, licence of village"
    *terms, limits = both.terms.split("\n\n")
    assert terms == ["Terms of city.", "Terms of village."]
    assert "no row for a person and none for a place" in limits
    assert "tested on people of city" in limits


def test_all_places_are_ranks_and_a_round_is_seen_through(tmp_path):
    prepared(tmp_path, "city", range(1, 11), 50)
    records = read(tmp_path / "city", previous_visits=5)
    split = split_records(records, max_visits=5)
    assert split.locations == FIRST_KNOWN + 5
    assert split.places[0].name == "Last place"
    assert all(one.locations[-1] == FIRST_KNOWN for one in split.test)  # by recency
    assert {one.target for one in split.test} == {FIRST_KNOWN + 2}  # the third most recent
    followed = fit_baselines(split.train)["what_followed_last_time"]
    assert followed(split.test[-1]).places.tolist() == [FIRST_KNOWN + 2]


def test_they_are_read_as_they_were_written(tmp_path):
    prepared(tmp_path, "city", range(1, 11), 50)
    records = read(tmp_path / "city", order="frequency")
    write_prepared(tmp_path / "anyone", records, "place-ranks", {})
    again = read_prepared(tmp_path / "anyone")
    assert isinstance(again, Records)
    assert (again.ranked_by, again.places) == ("frequency", records.places)


def test_histories_without_dates_are_refused(tmp_path):
    prepared(tmp_path, "city", range(1, 11), 50)
    write_prepared(tmp_path / "anyone", read(tmp_path / "city"), "place-ranks", {})
    with pytest.raises(DataError, match="without dates"):
        read(tmp_path / "anyone")
    with pytest.raises(DataError, match="no prepared data set"):
        read(tmp_path / "nowhere")
