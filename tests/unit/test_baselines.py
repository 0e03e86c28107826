"""The predictors that a network is compared with."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.mobility.histories import History
from pointerscope.mobility.places import UNKNOWN
from pointerscope.training.baselines import predict_with_baselines
from pointerscope.training.scores import MISSED

pytestmark = pytest.mark.slow

LOCATIONS = 8  # 2 to 7 are known
KNOWN = range(2, LOCATIONS)
NAMES = (
    "most_frequent_place",
    "most_frequent_of_person",
    "last_place",
    "place_before_last",
    "what_followed_last_time",
    "markov",
    "markov_of_two",
)


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


def ranking(name: str, *locations: int, user: int = 1) -> list[int]:
    """All known places, the likeliest first, put together from the rank of each."""
    asked = [history(*locations, target=target, user=user) for target in KNOWN]
    answers = predict_with_baselines(TRAIN, asked, LOCATIONS)[name]
    by_rank = dict(zip(answers.ranks.tolist(), KNOWN, strict=True))
    assert sorted(by_rank) == list(range(1, len(KNOWN) + 1)), "every place has a rank of its own"
    assert set(answers.first.tolist()) == {by_rank[1]}
    return [place for _, place in sorted(by_rank.items())]


def test_there_are_seven():
    assert tuple(predict_with_baselines(TRAIN, TRAIN, LOCATIONS)) == NAMES


def test_the_most_frequent_place_goes_first():
    assert ranking("most_frequent_place", 5, 3, 5, 4)[0] == 5


def test_of_equally_frequent_places_the_more_recent_goes_first():
    assert ranking("most_frequent_place", 5, 3, 4)[:3] == [4, 3, 5]


def test_the_places_a_person_went_to_most_often_go_first():
    assert ranking("most_frequent_of_person", 3, 4)[:2] == [6, 5]
    assert ranking("most_frequent_of_person", 3, 4, user=2)[:2] == [7, 2]


def test_a_person_without_training_histories_gets_the_most_frequent_targets_of_all():
    assert ranking("most_frequent_of_person", 3, 5, user=3)[:4] == [7, 6, 5, 2]


def test_the_last_place_goes_first_and_the_rest_by_recency():
    assert ranking("last_place", 5, 3, 5, 4)[:3] == [4, 5, 3]


def test_the_place_before_last_goes_first():
    assert ranking("place_before_last", 5, 3, 4)[:3] == [3, 4, 5]


def test_with_one_visit_the_place_before_last_is_the_last():
    assert ranking("place_before_last", 5)[0] == 5


def test_places_outside_the_history_follow_by_their_frequency_in_training():
    # As targets: 7 three times, 6 twice, 2 and 5 once, of which 2 is in the history.
    assert ranking("last_place", 2) == [2, 7, 6, 5, 3, 4]


def test_markov_puts_the_persons_own_transitions_first():
    assert ranking("markov", 2, 3, 4)[:2] == [6, 5]


def test_what_followed_the_last_time_goes_first():
    assert ranking("what_followed_last_time", 3, 5, 3, 4, 2, 3)[0] == 4
    assert ranking("what_followed_last_time", 3, 3)[0] == 3


def test_a_place_that_nothing_followed_yet_leaves_recency():
    assert ranking("what_followed_last_time", 3, 5, 4)[:3] == [4, 5, 3]


def test_markov_of_two_goes_by_the_last_two_places():
    assert ranking("markov_of_two", 3, 4)[:2] == [6, 5]
    assert ranking("markov_of_two", 4, 3, user=2)[:2] == [7, 2]


def test_markov_of_two_falls_back_on_markov():
    assert ranking("markov_of_two", 5, 4) == ranking("markov", 5, 4)


def test_markov_knows_people_apart():
    assert ranking("markov", 2, 3, 4, user=2)[0] == 7


def test_markov_falls_back_on_everybody_for_a_place_the_person_never_left():
    assert ranking("markov", 4, 3, user=1)[:2] == [7, 2]


def test_markov_ranks_by_recency_after_a_place_without_transitions():
    assert ranking("markov", 4, 3, 5)[:3] == [5, 3, 4]


# --- Against a ranking spelled out


def plain_preferences(train: list[History], one: History) -> dict[str, Counter[int]]:
    visited, last = one.locations.tolist(), int(one.locations[-1])
    person = Counter(h.target for h in train if h.user == one.user and h.target != UNKNOWN)
    own = Counter(
        h.target
        for h in train
        if (h.user, h.locations[-1]) == (one.user, last) and h.target != UNKNOWN
    )
    own_of_two = Counter(
        h.target
        for h in train
        if (h.user, h.locations[-2:].tolist()) == (one.user, visited[-2:])
        and len(visited) > 1
        and h.target != UNKNOWN
    )
    followed = [after for before, after in pairwise(visited) if before == last][-1:]
    markov = own or Counter(h.target for h in train if h.locations[-1] == last)
    return {
        "most_frequent_place": Counter(visited),
        "most_frequent_of_person": person or Counter(h.target for h in train),
        "last_place": Counter(),
        "place_before_last": Counter(visited[-2:][:1]),
        "what_followed_last_time": Counter(followed),
        "markov": markov,
        "markov_of_two": own_of_two or markov,
    }


def plain_ranking(train: list[History], one: History, preference: Counter[int]) -> list[int]:
    """By preference, then recency, then frequency in training, then id."""
    recency = {place: index for index, place in enumerate(one.locations.tolist(), 1)}
    frequency = Counter(h.target for h in train)
    return sorted(
        KNOWN,
        key=lambda place: (
            -preference[place],
            -recency.get(place, 0),
            -frequency[place],
            place,
        ),
    )


histories = st.builds(
    lambda locations, target, user: history(*locations, target=target, user=user),
    st.lists(st.integers(1, LOCATIONS - 1), min_size=1, max_size=9),
    st.integers(1, LOCATIONS - 1),
    st.integers(0, 3),
)


@settings(deadline=None)
@given(
    train=st.lists(histories, min_size=1, max_size=20),
    test=st.lists(histories, min_size=1, max_size=8),
)
def test_answers_are_those_of_a_ranking_spelled_out(train, test):
    got = predict_with_baselines(train, test, LOCATIONS)
    for row, one in enumerate(test):
        for name, preference in plain_preferences(train, one).items():
            expected = plain_ranking(train, one, preference)
            rank = MISSED if one.target == UNKNOWN else 1 + expected.index(one.target)
            answers = got[name]
            assert (answers.ranks[row], answers.first[row]) == (rank, expected[0]), name


# --- Scores


def test_every_baseline_misses_an_unknown_target():
    test = (history(UNKNOWN, UNKNOWN, target=UNKNOWN),)
    got = predict_with_baselines(TRAIN, test, LOCATIONS)
    assert tuple(got) == NAMES
    assert all(own.ranks.tolist() == [MISSED] for own in got.values())


def test_baselines_have_no_probabilities():
    got = predict_with_baselines(TRAIN, TRAIN, LOCATIONS)
    assert {own.confidence for own in got.values()} == {None}


def test_baselines_of_nothing_are_refused():
    with pytest.raises(ValueError, match="at least one history"):
        predict_with_baselines((), TRAIN, LOCATIONS)
