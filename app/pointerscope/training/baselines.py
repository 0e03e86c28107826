"""Baselines: simple predictors that a network is compared with.

Each ranks all known places, so that every score is defined for it. Where a predictor prefers
neither of two places, the one visited more recently in the history ranks higher, then the one that
was the target more often in training, then the one with the smaller id.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import numpy as np

from pointerscope.core.array_types import Int, Integers
from pointerscope.mobility.histories import History
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN
from pointerscope.training.scores import MISSED, GroundTruth, Predictions


class Preference(NamedTuple):
    """The known places that a predictor ranks before all others, with positive strengths."""

    places: Int[Integers, " P"]
    strengths: Int[Integers, " P"]


Predictor = Callable[["History"], Preference]

NO_PREFERENCE = Preference(np.empty(0, np.int64), np.empty(0, np.int64))


def predict_with_baselines(
    train: Sequence[History], test: Sequence[History], locations: int
) -> dict[str, Predictions]:
    """Return the predictions of every baseline by name.

    Args:
        train: the histories to fit the baselines to.
        test: the histories to predict.
        locations: the size of the vocabulary, including padding and "unknown".

    Raises:
        ValueError: there is no training history, or one has no target.
    """
    ranking = _PlaceRanking(train, locations)
    return {
        name: ranking.predict(predictor, test) for name, predictor in fit_baselines(train).items()
    }


def fit_baselines(train: Sequence[History]) -> dict[str, Predictor]:
    """Return the predictors by name; each maps a history to the places that it prefers.

    - `most_frequent_place`: the place visited most often in the history.
    - `most_frequent_of_person`: the place that was this person's target most often in training;
      for a person without training histories, the most frequent target of all people.
    - `last_place`: the place of the most recent visit.
    - `place_before_last`: the place of the visit before that.
    - `what_followed_last_time`: where this person went from the place of the most recent visit
      when they were there before, the last time in this history.
    - `markov`: the places where this person went next, most often first, from the place of the
      most recent visit; for a person who never left that place in training, where all people
      went next.
    - `markov_of_two`: the same from the places of the last two visits; for a person who was never
      at both in turn in training, as `markov`.

    Args:
        train: histories with targets; a transition goes from the last visit to the target.
    """
    people = _targets_by(train, lambda history: history.user)
    transitions = _targets_by(train, lambda history: (history.user, int(history.locations[-1])))
    departures = _targets_by(train, lambda history: int(history.locations[-1]))
    pairs = _targets_by(
        [history for history in train if len(history) > 1],
        lambda history: (history.user, *history.locations[-2:].tolist()),
    )
    overall = _targets_by(train, lambda _: None).get(None, NO_PREFERENCE)

    def most_frequent_place(history: History) -> Preference:
        return Preference(*np.unique(_known(history.locations), return_counts=True))

    def most_frequent_of_person(history: History) -> Preference:
        return people.get(history.user, overall)

    def last_place(history: History) -> Preference:
        return NO_PREFERENCE  # recency alone decides

    def place_before_last(history: History) -> Preference:
        place = _known(history.locations[-2:][:1])
        return Preference(place, np.ones_like(place))

    def what_followed_last_time(history: History) -> Preference:
        earlier = np.flatnonzero(history.locations[:-1] == history.locations[-1])
        place = _known(history.locations[earlier[-1:] + 1])
        return Preference(place, np.ones_like(place))

    def markov_of_two(history: History) -> Preference:
        own = pairs.get((history.user, *history.locations[-2:].tolist()))
        return markov(history) if own is None else own

    def markov(history: History) -> Preference:
        last = int(history.locations[-1])
        own = transitions.get((history.user, last))
        return departures.get(last, NO_PREFERENCE) if own is None else own

    return {
        "most_frequent_place": most_frequent_place,
        "most_frequent_of_person": most_frequent_of_person,
        "last_place": last_place,
        "place_before_last": place_before_last,
        "what_followed_last_time": what_followed_last_time,
        "markov": markov,
        "markov_of_two": markov_of_two,
    }


class _PlaceRanking:
    """Ranks all known places after a history.

    Places that are neither preferred nor visited rank last, by popularity, which is the same for
    every history. So only the few other places need to be compared.
    """

    def __init__(self, train: Sequence[History], locations: int) -> None:
        targets = GroundTruth.from_histories(train).targets
        frequency = np.bincount(targets, minlength=locations)[FIRST_KNOWN:locations]
        order = FIRST_KNOWN + np.argsort(-frequency, kind="stable")
        self._place_count = len(order)
        self._most_frequent = int(order[0])
        self._popularity = np.zeros(locations, np.int64)  # larger is better; all different
        self._popularity[order] = np.arange(self._place_count)[::-1]
        self._strength = np.zeros(locations, np.int64)  # for the current history
        self._recency = np.zeros(locations, np.int64)

    def predict(self, predictor: Predictor, histories: Sequence[History]) -> Predictions:
        rows = [self._rank(predictor(history), history) for history in histories]
        ranks, first = np.array(rows, np.int64).T
        return Predictions(ranks, first)

    def _rank(self, preference: Preference, history: History) -> tuple[int, int]:
        """Return the rank of the target, and the place of rank 1."""
        visited = _known(history.locations)
        self._strength[preference.places] = preference.strengths
        self._recency[visited] = np.arange(
            1, len(visited) + 1
        )  # of several visits to a place the last
        candidates = np.unique(np.concatenate([preference.places, visited]))
        keys = self._keys(candidates, len(history))
        first = int(candidates[keys.argmax()]) if len(candidates) else self._most_frequent
        rank = MISSED
        if history.target is not None and history.target != UNKNOWN:
            key = self._keys(history.target, len(history))
            rank = 1 + int((keys > key).sum())
            if history.target not in candidates:
                popularity = self._popularity[history.target]
                more_popular = self._place_count - 1 - popularity
                rank += int(more_popular - (self._popularity[candidates] > popularity).sum())
        self._strength[candidates] = self._recency[candidates] = 0
        return rank, first

    def _keys(self, places: Integers | int, visits: int) -> Integers:
        """Combine strength, recency and popularity, in this order, into one sort key."""
        strength, recency = self._strength[places], self._recency[places]
        return (strength * (visits + 1) + recency) * self._place_count + self._popularity[places]


def _targets_by(
    train: Sequence[History], key: Callable[[History], Hashable]
) -> dict[Hashable, Preference]:
    """Count how often each known place was the target of the histories with the same key."""
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
