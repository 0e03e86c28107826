"""Accuracy by what training has shown of a history."""

from __future__ import annotations

import json

import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.analysis.familiarity import compare_with_training, merge_small
from pointerscope.analysis.model_card import BY_NEW_PLACES, BY_STEPS, familiarity_sentence
from pointerscope.cli.main import main
from pointerscope.core.settings import Settings
from pointerscope.mobility.histories import History
from pointerscope.mobility.prepared import write_prepared
from pointerscope.mobility.town.simulation import simulate_town
from pointerscope.network.bundles import (
    FamiliarityGroup,
    HeldOutAccuracy,
    MetricDifference,
    read_bundle,
)
from pointerscope.network.insights import MIN_PEOPLE

UNKNOWN = 1


def history(*places: int) -> History:
    """A history of these places; the last one is the target."""
    count = len(places) - 1
    zeros = np.zeros(count, np.int64)
    return History(np.array(places[:-1], np.int64), 1, zeros, zeros, zeros, zeros, places[-1])


TRAIN = [(1, history(2, 3, 4, 2)), (2, history(4, 5, 6))]


def compared(person: int, *places: int):
    found = compare_with_training(TRAIN, [(person, history(*places))])
    return {name: column[0] for name, column in vars(found).items()}


def test_overlap_is_the_share_of_steps_that_the_person_made():
    assert compared(1, 2, 3, 4, 5, 2)["overlap"] == pytest.approx(2 / 3)  # 2-3 and 3-4, not 4-5
    assert compared(2, 2, 3, 4, 5, 2)["overlap"] == pytest.approx(1 / 3)  # 4-5 alone


def test_the_step_to_predict_is_apart():
    found = compared(1, 2, 3, 4, 5)
    assert found["overlap"] == 1
    assert (found["step_by_person"], found["step_by_anyone"]) == (False, True)
    assert (found["place_by_person"], found["known_place"]) == (False, True)


def test_the_step_to_predict_in_training_counts():
    assert compared(1, 3, 4, 2)["step_by_person"]


def test_an_unknown_place_equals_no_other():
    train = [(1, history(2, UNKNOWN, 3)), (1, history(UNKNOWN, UNKNOWN, UNKNOWN))]
    found = compare_with_training(train, [(1, history(2, UNKNOWN, UNKNOWN))])
    assert (found.overlap[0], found.step_by_anyone[0], found.known_place[0]) == (0, False, False)


def test_an_unseen_person_has_no_training():
    found = compared(9, 2, 3, 4)
    assert (found["known_person"], found["training_histories"], found["overlap"]) == (False, 0, 0)


def test_a_changed_city_shows_in_the_places_that_training_does_not_know():
    assert compared(1, 2, UNKNOWN, 4, UNKNOWN, 3)["new_places"] == 0.5
    assert compared(1, 2, 3, UNKNOWN)["new_places"] == 0  # the place to predict is apart


def test_a_history_of_one_visit_has_no_steps():
    assert compared(1, 2, 3)["overlap"] == 0


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(1, 12)), min_size=1, max_size=80))
def test_merged_groups_have_enough_people_and_lose_no_history(rows):
    kind, people = (np.array(column) for column in zip(*rows, strict=True))
    merged = merge_small([(str(number), kind == number) for number in range(4)], people)
    if len(set(people.tolist())) < MIN_PEOPLE:
        assert not merged
        return
    assert (sum(mask.astype(int) for _, mask in merged) == 1).all()
    assert all(len(set(people[mask].tolist())) >= MIN_PEOPLE for _, mask in merged)


def group(by: str, name: str, accuracy: float) -> FamiliarityGroup:
    return FamiliarityGroup(
        by=by,
        name=name,
        histories=100,
        people=10,
        network=HeldOutAccuracy(accuracy_at_1=accuracy, interval=(accuracy - 0.1, accuracy + 0.1)),
        baseline="markov",
        difference=MetricDifference(value=0.1, interval=(0, 0.2)),
    )


def test_the_sentence_names_the_least_and_the_most_familiar_histories():
    groups = [
        group(BY_STEPS, "0 % to 20 %", 0.25),
        group(BY_STEPS, "80 % to 100 %", 0.75),
        group("Step to predict", "nobody made it in training", 0.125),
        group(BY_NEW_PLACES, "none", 0.5),
        group(BY_NEW_PLACES, "more than 20 %", 0.375),
    ]
    card = read_bundle(Settings().models / "town").card
    sentence = familiarity_sentence(card.model_copy(update={"familiarity": groups}))
    assert "[65.0 to 85.0] of test histories; where they made 0 % to 20 %, in 25.0" in sentence
    assert sentence.startswith("Where the person made 80 % to 100 % of a history’s steps")
    assert "Where nobody made the step to predict in training, it is right in 12.5" in sentence
    assert "Where more than 20 % of a history’s visits are at places that nobody" in sentence
    assert "[27.5 to 47.5]; where none are, in 50.0\u00a0% [40.0 to 60.0]." in sentence
    assert familiarity_sentence(card.model_copy(update={"familiarity": None})) == ""


@pytest.mark.parametrize("name", ["geolife", "newyork", "town"])
def test_bundled_cards_are_measured(name):
    card = read_bundle(Settings().models / name).card
    assert card.familiarity
    assert card.training is not None
    for one in card.familiarity:
        assert one.histories <= card.training.data.test
        assert one.people >= MIN_PEOPLE
        low, high = one.network.interval
        assert low <= one.network.accuracy_at_1 <= high
    by_step = [one for one in card.familiarity if one.by == "Step to predict"]
    if by_step:  # these groups hold every history once
        right = sum(one.histories * one.network.accuracy_at_1 for one in by_step)
        assert card.metrics is not None
        assert right / card.training.data.test == pytest.approx(
            card.metrics.accuracy_at_1, abs=1e-4
        )


def test_the_command_gives_groups(tmp_path):
    write_prepared(tmp_path / "town", simulate_town(residents=8, weeks=4), "town", {})
    command = ("evaluate", "town", "--by-overlap", "--data", str(tmp_path))
    done = CliRunner().invoke(main, [*command, "--json"])
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    by_kind: dict[str, int] = {}
    for one in found["by_overlap"]:
        by_kind[one["by"]] = by_kind.get(one["by"], 0) + one["histories"]
    assert by_kind
    assert set(by_kind.values()) == {found["histories"]}
    assert f"({one['histories']:,} histories)" in CliRunner().invoke(main, command).output
