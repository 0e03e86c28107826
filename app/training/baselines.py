"""Simple predictors, for a network to be compared with.

Each ranks every known place, so that all scores can be computed of it. Where a predictor has
no preference between two places, the one visited more recently in the history goes first, then
the one that was the more frequent target in training, then the one with the smaller id.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
import torch

from app.mobility.places import FIRST_KNOWN, UNKNOWN
from app.training.metrics import MISSED, scores, targets_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jaxtyping import Int
    from numpy.typing import NDArray

    from app.mobility.histories import History
    from app.network.bundles import Scores

    Locations = Int[NDArray[np.int64], " known"]

Ranking = Callable[["History"], "Locations"]


def measure_baselines(
    train: Sequence[History], test: Sequence[History], locations: int
) -> dict[str, Scores]:
    """The scores of every baseline on the same histories, by name.

    Args:
        train: what they may learn from.
        test: what they are scored on.
        locations: size of the vocabulary, padding and "unknown" included.

    Raises:
        ValueError: there is no test history, or one has no target.
    """
    targets = targets_of(test).tolist()
    return {
        name: scores(
            torch.tensor(
                [
                    _rank(ranking(history), target)
                    for history, target in zip(test, targets, strict=True)
                ]
            )
        )
        for name, ranking in baselines(train, locations).items()
    }


def baselines(train: Sequence[History], locations: int) -> dict[str, Ranking]:
    """The predictors by name; each gives all known places for a history, the likeliest first.

    - `most_frequent_place`: the place visited most often in the history.
    - `last_place`: the place of the most recent visit.
    - `place_before_last`: the place of the visit before that.
    - `markov`: where this person went next in training from the place of the most recent
      visit, most often first; for somebody who never left that place in training, where
      everybody went.

    Args:
        train: histories with targets; from the last visit to the target is one transition.
        locations: size of the vocabulary, padding and "unknown" included.

    Raises:
        ValueError: a training history has no target.
    """
    targets = targets_of(train).tolist()
    frequency = np.bincount(targets, minlength=locations)[:locations]
    personal: dict[tuple[int, int], NDArray[np.int64]] = {}
    everybody: dict[int, NDArray[np.int64]] = {}
    for history, target in zip(train, targets, strict=True):
        last = int(history.locations[-1])
        key = (history.user, last)
        personal.setdefault(key, np.zeros(locations, np.int64))[target] += 1
        everybody.setdefault(last, np.zeros(locations, np.int64))[target] += 1
    nothing = np.zeros(locations, np.int64)

    def ranking(preference: NDArray[np.int64], history: History) -> Locations:
        """All known places, by preference, then recency, then frequency, then id."""
        recency = np.zeros(locations, np.int64)
        recency[history.locations] = np.arange(1, len(history) + 1)
        order = np.lexsort((-frequency, -recency, -preference))
        return order[order >= FIRST_KNOWN]

    def most_frequent_place(history: History) -> Locations:
        return ranking(np.bincount(history.locations, minlength=locations), history)

    def last_place(history: History) -> Locations:
        return ranking(nothing, history)

    def place_before_last(history: History) -> Locations:
        preference = nothing.copy()
        preference[history.locations[-2:][0]] = 1
        return ranking(preference, history)

    def markov(history: History) -> Locations:
        last = int(history.locations[-1])
        counts = personal.get((history.user, last), everybody.get(last, nothing))
        return ranking(counts, history)

    return {
        "most_frequent_place": most_frequent_place,
        "last_place": last_place,
        "place_before_last": place_before_last,
        "markov": markov,
    }


def _rank(ranking: Locations, target: int) -> int:
    """The place of the target in a ranking; an unknown place is in none."""
    if target == UNKNOWN:
        return MISSED
    return 1 + int((ranking == target).argmax())
