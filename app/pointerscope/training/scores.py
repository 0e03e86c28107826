"""Scores of predictors with their confidence intervals.

Shapes: N histories, P people, R resamples, C places.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from pointerscope.core.array_types import Float, Int, Integers, Numbers
from pointerscope.mobility.histories import History
from pointerscope.mobility.places import UNKNOWN
from pointerscope.network.bundles import Scores

MISSED = 0
BINS = 15
RESAMPLES = 1_000
RESAMPLING_SEED = 0
COVERAGE = 0.95
MAX_NUMBERS_PER_BLOCK = 4_000_000


class GroundTruth(NamedTuple):
    """The targets of histories, and the people they belong to.

    Attributes:
        targets: the location visited next; it can be `UNKNOWN`.
        people: the id of the person; 0 for nobody in particular.
    """

    targets: Int[Integers, " N"]
    people: Int[Integers, " N"]

    @classmethod
    def from_histories(cls, histories: Sequence[History]) -> GroundTruth:
        """Return the targets and people of histories.

        Raises:
            ValueError: there is no history, or one has no target.
        """
        if not histories:
            raise ValueError("Scores need at least one history; there is none.")
        targets = [history.target for history in histories if history.target is not None]
        if len(targets) < len(histories):
            raise ValueError("A history without a target cannot be scored. Leave it out.")
        people = [history.user for history in histories]
        return cls(np.array(targets, np.int64), np.array(people, np.int64))


class Predictions(NamedTuple):
    """What a predictor predicted for N histories.

    Attributes:
        ranks: the rank of the target among all known places, 1 for the best; `MISSED` where the
            target is unknown.
        first: the predicted place, which has rank 1.
        confidence: its probability; None for a predictor without probabilities.
        unknown: the probability of all places that the vocabulary does not have; None for a
            predictor without one.
    """

    ranks: Int[Integers, " N"]
    first: Int[Integers, " N"]
    confidence: Float[Numbers, " N"] | None = None
    unknown: Float[Numbers, " N"] | None = None

    @classmethod
    def concatenate(cls, parts: Sequence[Predictions]) -> Predictions:
        """Join the predictions for consecutive batches of histories."""
        confidences = [part.confidence for part in parts if part.confidence is not None]
        unknowns = [part.unknown for part in parts if part.unknown is not None]
        return cls(
            np.concatenate([part.ranks for part in parts]),
            np.concatenate([part.first for part in parts]),
            np.concatenate(confidences) if confidences else None,
            np.concatenate(unknowns) if unknowns else None,
        )


def compute_scores(predictions: Predictions, truth: GroundTruth) -> Scores:
    """Compute all scores, each with a 95 % confidence interval.

    An unknown target counts as missed, because "unknown" names no place; only the mean rank
    leaves it out. A history has one right place, so the discounted cumulative gain of rank r is
    1 / log2(r + 1), and its ideal is 1. The weighted F1 is scikit-learn's
    `f1_score(average="weighted")` of the predicted places. Unknown targets have a label of their
    own that is never predicted: they weigh as much as others, and the place predicted instead
    counts as a false positive. The expected calibration error is the mean distance between
    probability and accuracy of the prediction over 15 bins of equal width, each without its lower
    end (Guo et al. 2017, section 2).

    The answer is the most probable known place, whatever the probability of "unknown". Accuracy@1
    and calibration are given for the other rule, too: there "unknown" is an answer, though never a
    right one, wherever it is more probable than every known place. The accuracy with "unknown as a
    place" counts this answer as right where the target is unknown.

    The intervals are bootstrap intervals with the levels of `interval_tail`. People are drawn with
    replacement, each with all their histories, because the histories of one person overlap. If
    there is one person only, histories are drawn. The draws depend only on the number of people,
    so that all predictors are compared on the same resamples. A resample in which a score is
    undefined, such as the mean rank without known targets, is left out of its interval.
    """
    return ResampledScores(predictions, truth).scores


class Difference(NamedTuple):
    """A difference of two scores with its 95 % confidence interval."""

    value: float
    interval: tuple[float, float]


def interval_tail(units: int) -> float:
    """Return the share of resamples beyond each end of a 95 % interval over some people.

    Resampling few people gives numbers that vary too little, and the middle 95 % of them contain
    the truth less often than that: in 83 % of samples of 5 people, measured on simulated rates.
    The levels are widened as for a t-interval, after which it is 92 %, and 94 % for 8 people
    (Hesterberg, "What teachers should know about the bootstrap", The American Statistician 2015,
    section 5.3, the expanded percentile interval).
    """
    tail = (1 - COVERAGE) / 2
    if units < 2:
        return tail
    from scipy.special import ndtr, stdtrit

    return float(ndtr(math.sqrt(units / (units - 1)) * stdtrit(units - 1, tail)))


def draw_resamples(people: int, block_size: int = RESAMPLES) -> Iterator[Float[Numbers, "P R"]]:
    """Yield how often each person occurs in each resample, in blocks of resamples."""
    random = np.random.default_rng(RESAMPLING_SEED)
    for start in range(0, RESAMPLES, block_size):
        size = min(block_size, RESAMPLES - start)
        block = np.empty((people, size))
        for column in range(size):
            block[:, column] = np.bincount(random.integers(people, size=people), minlength=people)
        yield block


def _interval(values: Float[Numbers, " R"], units: int) -> tuple[float, float]:
    tail = interval_tail(units)
    low, high = np.nanquantile(values, [tail, 1 - tail])
    return float(low), float(high)


def resample_mean(
    values: Float[Numbers, " N"], people: Int[Integers, " N"]
) -> tuple[float, tuple[float, float]]:
    """Return the mean of a number per history and its 95 % interval; see `compute_scores`.

    Args:
        values: of each history, such as whether an answer is right, or a difference of two.
        people: the person of each history.
    """
    distinct, units = np.unique(people, return_inverse=True)
    if len(distinct) == 1:
        units = np.arange(len(units))
    count = int(units.max()) + 1
    sums, histories = np.bincount(units, values, count), np.bincount(units, minlength=count)
    (times,) = draw_resamples(count)
    with np.errstate(invalid="ignore"):  # a resample without any of these histories
        means = (sums @ times) / (histories @ times)
    return float(values.mean()), _interval(means, count)


class ResampledScores:
    """The scores of a predictor, and those of every resample, computed once.

    They follow from sums by unit of resampling. The units are people, or histories if there is one
    person only.
    """

    def __init__(self, predictions: Predictions, truth: GroundTruth) -> None:
        people, units = np.unique(truth.people, return_inverse=True)
        if len(people) == 1:
            units = np.arange(len(units))
        self._histories = len(units)
        self.unit_count = int(units.max()) + 1
        self._sums = {
            name: np.bincount(units, column, minlength=self.unit_count)
            for name, column in _score_columns(predictions).items()
        }
        self._distances = {
            name: _sum_by_bin(right - confidence, confidence, units)
            for name, right, confidence in _calibrations(predictions)
        }
        known = truth.targets != UNKNOWN
        self._classes = np.unique(truth.targets[known])
        right = predictions.ranks == 1
        self._targets = self._count_pairs(truth.targets[known], units[known])
        self._predictions = self._count_pairs(predictions.first, units)
        self._hits = self._count_pairs(truth.targets[right], units[right])

    @property
    def _resamples_per_block(self) -> int:
        """The number of resamples that fit into some tens of megabytes."""
        rows = max(self.unit_count, len(self._predictions.units), len(self._targets.units), 1)
        return max(1, min(RESAMPLES, MAX_NUMBERS_PER_BLOCK // rows))

    @cached_property
    def scores(self) -> Scores:
        """Every defined score with its interval; see `compute_scores`."""
        defined = {name: value for name, value in self.values.items() if not np.isnan(value)}
        return Scores.model_validate(
            {
                **defined,
                "histories": self._histories,
                "intervals": {
                    name: _interval(self.resampled[name], self.unit_count) for name in defined
                },
            }
        )

    def minus(self, other: ResampledScores) -> dict[str, Difference]:
        """Return the differences of all scores from another predictor of the same histories.

        Differences are paired: each resample of people is the same for both predictors, so what
        makes a person easy or hard to predict does not count. Intervals that overlap say little
        about a difference; its own interval does.
        """
        differences = {
            name: value - other.values[name]
            for name, value in self.values.items()
            if name in other.values
        }
        return {
            name: Difference(
                value,
                _interval(self.resampled[name] - other.resampled[name], self.unit_count),
            )
            for name, value in differences.items()
            if not np.isnan(value)
        }

    @cached_property
    def values(self) -> dict[str, float]:
        """Every score; NaN where undefined."""
        scores = self._compute(np.ones((self.unit_count, 1)))
        return {name: float(value[0]) for name, value in scores.items()}

    @cached_property
    def resampled(self) -> dict[str, Float[Numbers, " R"]]:
        """Every score of every resample."""
        blocks = [
            self._compute(block)
            for block in draw_resamples(self.unit_count, self._resamples_per_block)
        ]
        return {name: np.concatenate([block[name] for block in blocks]) for name in blocks[0]}

    def _compute(self, times: Float[Numbers, "P R"]) -> dict[str, Float[Numbers, " R"]]:
        """Return every score of resamples in which unit p occurs `times[p]` times."""
        totals = {name: column @ times for name, column in self._sums.items()}
        histories = totals.pop("histories")
        known, rank = totals.pop("known"), totals.pop("rank")
        scores = {name: total / histories for name, total in totals.items()}
        scores["weighted_f1"] = self._weighted_f1(times) / histories
        with np.errstate(invalid="ignore"):
            scores["mean_rank"] = rank / known
        for name, distances in self._distances.items():
            scores[name] = np.abs(distances @ times).sum(0) / histories
        return scores

    def _weighted_f1(self, times: Float[Numbers, "P R"]) -> Float[Numbers, " R"]:
        """Sum the F1 of every place, 2 · hits / (targets + predictions), times its targets."""
        classes = len(self._classes)
        targets, predictions, hits = (
            pairs.totals(times, classes) for pairs in (self._targets, self._predictions, self._hits)
        )
        # A place with neither targets nor predictions has no hits either.
        return (targets * 2 * hits / np.maximum(targets + predictions, 1)).sum(0)

    def _count_pairs(self, locations: Integers, units: Integers) -> _PairCounts:
        """Count the pairs of a place and a unit, for places that are a target of anybody."""
        classes = np.searchsorted(self._classes, locations)
        classes[classes == len(self._classes)] = 0
        counted = np.isin(locations, self._classes)
        pairs, times = np.unique(
            classes[counted] * self.unit_count + units[counted], return_counts=True
        )
        return _PairCounts(pairs // self.unit_count, pairs % self.unit_count, times)


class _PairCounts(NamedTuple):
    """Counts above 0 of pairs of a place and a unit, ordered by place."""

    classes: Integers
    units: Integers
    counts: Integers

    def totals(self, times: Float[Numbers, "P R"], classes: int) -> Float[Numbers, "C R"]:
        """Return the totals by place of resamples in which unit p occurs `times[p]` times."""
        totals = np.zeros((classes, times.shape[1]))
        if len(self.classes):
            present, starts = np.unique(self.classes, return_index=True)
            parts = times[self.units]
            parts *= self.counts[:, None]
            totals[present] = np.add.reduceat(parts, starts)
        return totals


def _score_columns(predictions: Predictions) -> dict[str, Numbers]:
    """Return what every history adds to each score."""
    ranks = predictions.ranks
    hit, exact = ranks != MISSED, np.maximum(ranks, 1).astype(np.float64)
    columns = {
        "histories": np.ones(len(ranks)),
        "accuracy_at_1": (ranks == 1).astype(np.float64),
        "accuracy_at_5": (hit & (ranks <= 5)).astype(np.float64),
        "accuracy_at_10": (hit & (ranks <= 10)).astype(np.float64),
        "mrr": hit / exact,
        "ndcg_at_10": (hit & (ranks <= 10)) / np.log2(exact + 1),
        "known": hit.astype(np.float64),
        "rank": ranks.astype(np.float64),
    }
    confidence, unknown = predictions.confidence, predictions.unknown
    if confidence is not None and unknown is not None:
        names_a_place = confidence >= unknown
        named = columns["accuracy_at_1"] * names_a_place
        columns["accuracy_at_1_with_unknown"] = named
        columns["accuracy_at_1_unknown_as_place"] = named + ~(names_a_place | hit)
    return columns


def _calibrations(predictions: Predictions) -> Iterator[tuple[str, Numbers, Numbers]]:
    """Yield the name of each calibration error, whether answers are right, and their probability.

    "Unknown" is an answer in the second one only.
    """
    confidence, unknown = predictions.confidence, predictions.unknown
    if confidence is None:
        return
    right = (predictions.ranks == 1).astype(np.float64)
    yield "calibration_error", right, confidence
    if unknown is not None:
        names_a_place = confidence >= unknown
        answer = np.where(names_a_place, confidence, unknown)
        yield "calibration_error_with_unknown", right * names_a_place, answer


def _sum_by_bin(
    distances: Float[Numbers, " N"], confidence: Float[Numbers, " N"], units: Int[Integers, " N"]
) -> Float[Numbers, "bins P"]:
    """Add up numbers by bin of the confidence and unit of resampling."""
    count = int(units.max()) + 1
    bins = np.clip(np.ceil(confidence * BINS).astype(np.int64) - 1, 0, BINS - 1)
    sums = np.zeros((BINS, count))
    np.add.at(sums, (bins, units), distances)
    return sums
