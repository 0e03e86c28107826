"""Simple predictors, for a network to be compared with.

Each ranks every known place, so that all scores can be computed of it. Where a predictor has
no preference between two places, the one visited more recently in the history goes first, then
the one that was the more frequent target in training, then the one with the smaller id.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN
from pointerscope.training.scores import MISSED, Answers, Truth, scores

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from jaxtyping import Int
    from numpy.typing import NDArray

    from pointerscope.mobility.histories import History
    from pointerscope.network.bundles import Scores

    Integers = NDArray[np.int64]


class Preference(NamedTuple):
    """Known places that a predictor puts before all others, each with a positive strength."""

    places: Int[Integers, " P"]
    strengths: Int[Integers, " P"]


Predictor = Callable[["History"], Preference]

NO_PREFERENCE = Preference(np.empty(0, np.int64), np.empty(0, np.int64))


def measure_baselines(
    train: Sequence[History], test: Sequence[History], locations: int
) -> dict[str, Scores]:
    """The scores of every baseline on the same histories, by name.

    Args:
        train: what they may learn from.
        test: what they are scored on.
        locations: size of the vocabulary, padding and "unknown" included.

    Raises:
        ValueError: there are no histories to learn from or to test on, or one has no target.
    """
    truth = Truth.of(test)
    answers = answers_of_baselines(train, test, locations)
    return {name: scores(given, truth) for name, given in answers.items()}


def answers_of_baselines(
    train: Sequence[History], test: Sequence[History], locations: int
) -> dict[str, Answers]:
    """What every baseline says about the test histories, by name; see `measure_baselines`."""
    order = _Order(train, locations)
    return {name: order.answers(predictor, test) for name, predictor in baselines(train).items()}


def baselines(train: Sequence[History]) -> dict[str, Predictor]:
    """The predictors by name; each says which places it prefers after a history.

    - `most_frequent_place`: the place visited most often in the history.
    - `most_frequent_of_person`: the place that was this person's target most often in
      training; for somebody without training histories, everybody's.
    - `last_place`: the place of the most recent visit.
    - `place_before_last`: the place of the visit before that.
    - `markov`: where this person went next in training from the place of the most recent
      visit, most often first; for somebody who never left that place in training, where
      everybody went.

    Args:
        train: histories with targets; from the last visit to the target is one transition.
    """
    people = _targets_by(train, lambda history: history.user)
    transitions = _targets_by(train, lambda history: (history.user, int(history.locations[-1])))
    departures = _targets_by(train, lambda history: int(history.locations[-1]))
    everybody = _targets_by(train, lambda _: None).get(None, NO_PREFERENCE)

    def most_frequent_place(history: History) -> Preference:
        return Preference(*np.unique(_known(history.locations), return_counts=True))

    def most_frequent_of_person(history: History) -> Preference:
        return people.get(history.user, everybody)

    def last_place(history: History) -> Preference:
        return NO_PREFERENCE  # recency alone decides

    def place_before_last(history: History) -> Preference:
        place = _known(history.locations[-2:][:1])
        return Preference(place, np.ones_like(place))

    def markov(history: History) -> Preference:
        last = int(history.locations[-1])
        own = transitions.get((history.user, last))
        return departures.get(last, NO_PREFERENCE) if own is None else own

    return {
        "most_frequent_place": most_frequent_place,
        "most_frequent_of_person": most_frequent_of_person,
        "last_place": last_place,
        "place_before_last": place_before_last,
        "markov": markov,
    }


class _Order:
    """How the known places stand to each other after a history.

    Those that are neither preferred nor visited stand behind all that are, in an order that is
    the same for every history: only the few others need to be looked at.
    """

    def __init__(self, train: Sequence[History], locations: int) -> None:
        targets = Truth.of(train).targets
        frequency = np.bincount(targets, minlength=locations)[FIRST_KNOWN:locations]
        order = FIRST_KNOWN + np.argsort(-frequency, kind="stable")
        self._places = len(order)
        self._most_frequent = int(order[0])
        self._standing = np.zeros(locations, np.int64)  # the larger the better, all different
        self._standing[order] = np.arange(self._places)[::-1]
        self._strength = np.zeros(locations, np.int64)  # of the history that is looked at
        self._recency = np.zeros(locations, np.int64)

    def answers(self, predictor: Predictor, histories: Sequence[History]) -> Answers:
        """The rank of every target, and the place that goes first."""
        found = [self._answer(predictor(history), history) for history in histories]
        ranks, first = np.array(found, np.int64).T
        return Answers(ranks, first)

    def _answer(self, preference: Preference, history: History) -> tuple[int, int]:
        visited = _known(history.locations)
        self._strength[preference.places] = preference.strengths
        self._recency[visited] = np.arange(1, len(visited) + 1)  # of several visits the last
        candidates = np.unique(np.concatenate([preference.places, visited]))
        keys = self._keys(candidates, len(history))
        first = int(candidates[keys.argmax()]) if len(candidates) else self._most_frequent
        rank = MISSED
        if history.target is not None and history.target != UNKNOWN:
            key = self._keys(history.target, len(history))
            rank = 1 + int((keys > key).sum())
            if history.target not in candidates:
                standing = self._standing[history.target]
                better = self._places - 1 - standing
                rank += int(better - (self._standing[candidates] > standing).sum())
        self._strength[candidates] = self._recency[candidates] = 0
        return rank, first

    def _keys(self, places: Integers | int, visits: int) -> Integers:
        """By strength, then recency, then standing in one number, the larger the better."""
        strength, recency = self._strength[places], self._recency[places]
        return (strength * (visits + 1) + recency) * self._places + self._standing[places]


def _targets_by(
    train: Sequence[History], key: Callable[[History], Hashable]
) -> dict[Hashable, Preference]:
    """How often each known place was the target of the histories with the same key."""
    targets: defaultdict[Hashable, Counter[int]] = defaultdict(Counter)
    for history in train:
        if history.target is not None and history.target != UNKNOWN:
            targets[key(history)][history.target] += 1
    return {
        name: Preference(
            np.array(list(counts), np.int64), np.array(list(counts.values()), np.int64)
        )
        for name, counts in targets.items()
    }


def _known(locations: Integers) -> Integers:
    return locations[locations >= FIRST_KNOWN]
