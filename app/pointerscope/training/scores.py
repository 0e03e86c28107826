"""Scores of predictors, and how far they can be trusted.

N histories, P people, R resamples.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.mobility.places import UNKNOWN
from pointerscope.network.bundles import Scores

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from jaxtyping import Float, Int
    from numpy.typing import NDArray

    from pointerscope.mobility.histories import History

    Integers = NDArray[np.int64]
    Numbers = NDArray[np.float64]

MISSED = 0
BINS = 15
RESAMPLES = 1_000
RESAMPLING_SEED = 0
COVERAGE = 0.95
NUMBERS_AT_ONCE = 4_000_000


class Truth(NamedTuple):
    """Where people went, and who they are.

    Attributes:
        targets: locations, of which `UNKNOWN` is one.
        people: ids, 0 for nobody in particular.
    """

    targets: Int[Integers, " N"]
    people: Int[Integers, " N"]

    @classmethod
    def of(cls, histories: Sequence[History]) -> Truth:
        """The truth about histories.

        Raises:
            ValueError: there is no history, or one has no target.
        """
        if not histories:
            raise ValueError("Scores need at least one history.")
        targets = [history.target for history in histories if history.target is not None]
        if len(targets) < len(histories):
            raise ValueError("A history without a target cannot be scored.")
        people = [history.user for history in histories]
        return cls(np.array(targets, np.int64), np.array(people, np.int64))


class Answers(NamedTuple):
    """What a predictor said about the same histories.

    Attributes:
        ranks: of the targets among all known places, 1 for the best; `MISSED` where the target
            is unknown.
        first: the place of rank 1.
        confidence: its probability, where the predictor has probabilities.
    """

    ranks: Int[Integers, " N"]
    first: Int[Integers, " N"]
    confidence: Float[Numbers, " N"] | None = None

    @classmethod
    def joined(cls, parts: Sequence[Answers]) -> Answers:
        """Answers about one batch of histories after the other."""
        kept = [part.confidence for part in parts if part.confidence is not None]
        return cls(
            np.concatenate([part.ranks for part in parts]),
            np.concatenate([part.first for part in parts]),
            np.concatenate(kept) if kept else None,
        )


def scores(answers: Answers, truth: Truth) -> Scores:
    """All scores, each with a 95 % interval.

    An unknown target counts as missed, because "unknown" names no place; only the mean rank
    leaves it out. With one right answer, the discounted cumulative gain of rank r is
    1 / log2(r + 1), and the best possible is 1. The weighted F1 is scikit-learn's
    `f1_score(average="weighted")` of the first answers, with unknown targets under a label that
    no answer has: they weigh as much as others, and the answer given counts against its place.
    The expected calibration error is the mean distance between probability and accuracy of the
    first answer over 15 bins of equal width, each open below (Guo et al. 2017, section 2).

    The intervals are percentile bootstrap intervals. People are drawn with replacement, each
    with all their histories, because the histories of one person overlap; of one person alone,
    histories are. The draws depend on nothing but their number, so that all predictors meet the
    same ones and their intervals can be compared. Resamples in which a score has no meaning,
    such as the mean rank without known targets, are left out of its interval.
    """
    counts = _Counts(answers, truth)
    whole = {
        name: float(value[0]) for name, value in counts.scores(np.ones((counts.drawn, 1))).items()
    }
    blocks = [counts.scores(block) for block in resamples(counts.drawn, counts.resamples_at_once)]
    known = {name: value for name, value in whole.items() if not np.isnan(value)}
    drawn = {name: np.concatenate([block[name] for block in blocks]) for name in known}
    return Scores.model_validate(
        {
            **known,
            "histories": len(truth.targets),
            "intervals": {name: _interval(values) for name, values in drawn.items()},
        }
    )


def resamples(drawn: int, at_once: int = RESAMPLES) -> Iterator[Float[Numbers, "P R"]]:
    """How often each of so many people is in every resample, some resamples at a time."""
    random = np.random.default_rng(RESAMPLING_SEED)
    for start in range(0, RESAMPLES, at_once):
        size = min(at_once, RESAMPLES - start)
        block = np.empty((drawn, size))
        for column in range(size):
            block[:, column] = np.bincount(random.integers(drawn, size=drawn), minlength=drawn)
        yield block


def _interval(values: Float[Numbers, " R"]) -> tuple[float, float]:
    tail = (1 - COVERAGE) / 2
    low, high = np.nanquantile(values, [tail, 1 - tail])
    return float(low), float(high)


class _Counts:
    """Sums by person, from which the scores of any resample follow without its histories."""

    def __init__(self, answers: Answers, truth: Truth) -> None:
        drawn, owners = np.unique(truth.people, return_inverse=True)
        if len(drawn) == 1:
            owners = np.arange(len(owners))
        self.drawn = int(owners.max()) + 1
        self._sums = {
            name: np.bincount(owners, column, minlength=self.drawn)
            for name, column in _columns(answers, truth).items()
        }
        known = truth.targets != UNKNOWN
        self._classes = np.unique(truth.targets[known])
        right = answers.ranks == 1
        self._targets = self._pairs(truth.targets[known], owners[known])
        self._answers = self._pairs(answers.first, owners)
        self._hits = self._pairs(truth.targets[right], owners[right])

    @property
    def resamples_at_once(self) -> int:
        """How many need no more than some tens of megabytes."""
        most = max(self.drawn, len(self._answers.owners), len(self._targets.owners), 1)
        return max(1, min(RESAMPLES, NUMBERS_AT_ONCE // most))

    def scores(self, times: Float[Numbers, "P R"]) -> dict[str, Float[Numbers, " R"]]:
        """Every score where person p is there `times[p]` times."""
        totals = {name: column @ times for name, column in self._sums.items()}
        histories = totals.pop("histories")
        known, rank = totals.pop("known"), totals.pop("rank")
        bins = [totals.pop(name) for name in list(totals) if isinstance(name, int)]
        found = {str(name): total / histories for name, total in totals.items()}
        found["weighted_f1"] = self._weighted_f1(times) / histories
        with np.errstate(invalid="ignore"):
            found["mean_rank"] = rank / known
        if bins:
            found["calibration_error"] = np.abs(bins).sum(0) / histories
        return found

    def _weighted_f1(self, times: Float[Numbers, "P R"]) -> Float[Numbers, " R"]:
        """The F1 of every place times its targets, summed: 2 · hits / (targets + answers)."""
        classes = len(self._classes)
        targets, answers, hits = (
            pairs.totals(times, classes) for pairs in (self._targets, self._answers, self._hits)
        )
        # Without targets and answers there are no hits either.
        return (targets * 2 * hits / np.maximum(targets + answers, 1)).sum(0)

    def _pairs(self, locations: Integers, owners: Integers) -> _Pairs:
        """How often a person has a location that is anybody's target."""
        classes = np.searchsorted(self._classes, locations)
        classes[classes == len(self._classes)] = 0
        counted = np.isin(locations, self._classes)
        pairs, times = np.unique(
            classes[counted] * self.drawn + owners[counted], return_counts=True
        )
        return _Pairs(pairs // self.drawn, pairs % self.drawn, times)


class _Pairs(NamedTuple):
    """Counts by place and person, of those that are not 0; ordered by place."""

    classes: Integers
    owners: Integers
    counts: Integers

    def totals(self, times: Float[Numbers, "P R"], classes: int) -> Float[Numbers, "C R"]:
        """By place, where person p is there `times[p]` times."""
        totals = np.zeros((classes, times.shape[1]))
        if len(self.classes):
            present, starts = np.unique(self.classes, return_index=True)
            parts = times[self.owners]
            parts *= self.counts[:, None]
            totals[present] = np.add.reduceat(parts, starts)
        return totals


def _columns(answers: Answers, truth: Truth) -> Mapping[str | int, Numbers]:
    """What every history adds to each score; the calibration's bins have numbers for names."""
    ranks = answers.ranks
    hit, exact = ranks != MISSED, np.maximum(ranks, 1).astype(np.float64)
    columns: dict[str | int, Numbers] = {
        "histories": np.ones(len(ranks)),
        "accuracy_at_1": (ranks == 1).astype(np.float64),
        "accuracy_at_5": (hit & (ranks <= 5)).astype(np.float64),
        "accuracy_at_10": (hit & (ranks <= 10)).astype(np.float64),
        "mrr": hit / exact,
        "ndcg_at_10": (hit & (ranks <= 10)) / np.log2(exact + 1),
        "known": hit.astype(np.float64),
        "rank": ranks.astype(np.float64),
    }
    if answers.confidence is not None:
        distance = (ranks == 1) - answers.confidence
        bins = np.clip(np.ceil(answers.confidence * BINS).astype(np.int64) - 1, 0, BINS - 1)
        columns |= {number: np.where(bins == number, distance, 0.0) for number in range(BINS)}
    return columns
