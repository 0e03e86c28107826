"""The predictors that a network is compared with."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.mobility.histories import History
from app.mobility.places import UNKNOWN
from app.training.baselines import baselines, measure_baselines

LOCATIONS = 8  # 2 to 7 are known
NAMES = ("most_frequent_place", "last_place", "place_before_last", "markov")


def history(*locations: int, target: int | None = None, user: int = 1) -> History:
    zeros = np.zeros(len(locations), dtype=np.int64)
    return History(np.array(locations), user, zeros, zeros, zeros, zeros, target)


TRAIN = (
    history(2, 3, 4, target=5),
    history(2, 3, 4, target=6),
    history(2, 3, 4, target=6),
    history(2, 3, 4, target=7, user=2),
    history(2, 4, 3, target=7, user=2),
    history(2, 4, 3, target=7, user=2),
    history(2, 4, 3, target=2, user=2),
)


def ranking(name: str, of: History, train: tuple[History, ...] = TRAIN) -> list[int]:
    return baselines(train, LOCATIONS)[name](of).tolist()


def test_there_are_four():
    assert tuple(baselines(TRAIN, LOCATIONS)) == NAMES


@pytest.mark.parametrize("name", NAMES)
@given(
    locations=st.lists(st.integers(1, LOCATIONS - 1), min_size=1, max_size=12),
    user=st.integers(1, 3),
)
def test_every_known_place_is_ranked_once(name, locations, user):
    assert sorted(ranking(name, history(*locations, user=user))) == list(range(2, LOCATIONS))


def test_the_most_frequent_place_goes_first():
    assert ranking("most_frequent_place", history(5, 3, 5, 4))[0] == 5


def test_of_equally_frequent_places_the_more_recent_goes_first():
    assert ranking("most_frequent_place", history(5, 3, 4))[:3] == [4, 3, 5]


def test_the_last_place_goes_first_and_the_rest_by_recency():
    assert ranking("last_place", history(5, 3, 5, 4))[:3] == [4, 5, 3]


def test_the_place_before_last_goes_first():
    assert ranking("place_before_last", history(5, 3, 4))[:3] == [3, 4, 5]


def test_with_one_visit_the_place_before_last_is_the_last():
    assert ranking("place_before_last", history(5))[0] == 5


def test_places_outside_the_history_follow_by_their_frequency_in_training():
    # As targets: 7 three times, 6 twice, 2 and 5 once, of which 2 is in the history.
    assert ranking("last_place", history(2)) == [2, 7, 6, 5, 3, 4]


def test_markov_puts_the_persons_own_transitions_first():
    assert ranking("markov", history(2, 3, 4))[:2] == [6, 5]


def test_markov_knows_people_apart():
    assert ranking("markov", history(2, 3, 4, user=2))[0] == 7


def test_markov_falls_back_on_everybody_for_a_place_the_person_never_left():
    assert ranking("markov", history(4, 3, user=1))[:2] == [7, 2]


def test_markov_ranks_by_recency_after_a_place_nobody_left():
    assert ranking("markov", history(4, 3, 5))[:3] == [5, 3, 4]


def test_scores_are_those_of_the_rankings():
    test = (history(3, 4, target=3), history(4, 3, target=4), history(3, 4, target=4))
    scores = measure_baselines(TRAIN, test, LOCATIONS)["place_before_last"]
    assert scores.accuracy_at_1 == pytest.approx(2 / 3)
    assert scores.mrr == pytest.approx((1 + 1 + 1 / 2) / 3)


def test_nobody_is_right_about_an_unknown_target():
    scores = measure_baselines(TRAIN, (history(UNKNOWN, UNKNOWN, target=UNKNOWN),), LOCATIONS)
    assert {name: own.mrr for name, own in scores.items()} == dict.fromkeys(NAMES, 0.0)
