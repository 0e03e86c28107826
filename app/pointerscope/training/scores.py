"""Scores of predictors with their confidence intervals.

Shapes: N histories, P people, R resamples, C places.
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
    """

    ranks: Int[Integers, " N"]
    first: Int[Integers, " N"]
    confidence: Float[Numbers, " N"] | None = None

    @classmethod
    def concatenate(cls, parts: Sequence[Predictions]) -> Predictions:
        """Join the predictions for consecutive batches of histories."""
        confidences = [part.confidence for part in parts if part.confidence is not None]
        return cls(
            np.concatenate([part.ranks for part in parts]),
            np.concatenate([part.first for part in parts]),
            np.concatenate(confidences) if confidences else None,
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

    The intervals are percentile bootstrap intervals. People are drawn with replacement, each with
    all their histories, because the histories of one person overlap. If there is one person only,
    histories are drawn. The draws depend only on the number of people, so that all predictors are
    compared on the same resamples. A resample in which a score is undefined, such as the mean
    rank without known targets, is left out of its interval.
    """
    sums = _ScoreSums(predictions, truth)
    values = {
        name: float(value[0]) for name, value in sums.scores(np.ones((sums.unit_count, 1))).items()
    }
    blocks = [
        sums.scores(block) for block in draw_resamples(sums.unit_count, sums.resamples_per_block)
    ]
    defined = {name: value for name, value in values.items() if not np.isnan(value)}
    resampled = {name: np.concatenate([block[name] for block in blocks]) for name in defined}
    return Scores.model_validate(
        {
            **defined,
            "histories": len(truth.targets),
            "intervals": {name: _interval(drawn) for name, drawn in resampled.items()},
        }
    )


def draw_resamples(people: int, block_size: int = RESAMPLES) -> Iterator[Float[Numbers, "P R"]]:
    """Yield how often each person occurs in each resample, in blocks of resamples."""
    random = np.random.default_rng(RESAMPLING_SEED)
    for start in range(0, RESAMPLES, block_size):
        size = min(block_size, RESAMPLES - start)
        block = np.empty((people, size))
        for column in range(size):
            block[:, column] = np.bincount(random.integers(people, size=people), minlength=people)
        yield block


def _interval(values: Float[Numbers, " R"]) -> tuple[float, float]:
    tail = (1 - COVERAGE) / 2
    low, high = np.nanquantile(values, [tail, 1 - tail])
    return float(low), float(high)


class _ScoreSums:
    """Sums by unit of resampling, from which the scores of any resample follow.

    The units are people, or histories if there is one person only.
    """

    def __init__(self, predictions: Predictions, truth: GroundTruth) -> None:
        people, units = np.unique(truth.people, return_inverse=True)
        if len(people) == 1:
            units = np.arange(len(units))
        self.unit_count = int(units.max()) + 1
        self._sums = {
            name: np.bincount(units, column, minlength=self.unit_count)
            for name, column in _score_columns(predictions).items()
        }
        known = truth.targets != UNKNOWN
        self._classes = np.unique(truth.targets[known])
        right = predictions.ranks == 1
        self._targets = self._count_pairs(truth.targets[known], units[known])
        self._predictions = self._count_pairs(predictions.first, units)
        self._hits = self._count_pairs(truth.targets[right], units[right])

    @property
    def resamples_per_block(self) -> int:
        """The number of resamples that fit into some tens of megabytes."""
        rows = max(self.unit_count, len(self._predictions.units), len(self._targets.units), 1)
        return max(1, min(RESAMPLES, MAX_NUMBERS_PER_BLOCK // rows))

    def scores(self, times: Float[Numbers, "P R"]) -> dict[str, Float[Numbers, " R"]]:
        """Return every score of resamples in which unit p occurs `times[p]` times."""
        totals = {name: column @ times for name, column in self._sums.items()}
        histories = totals.pop("histories")
        known, rank = totals.pop("known"), totals.pop("rank")
        bins = [totals.pop(name) for name in list(totals) if isinstance(name, int)]
        scores = {str(name): total / histories for name, total in totals.items()}
        scores["weighted_f1"] = self._weighted_f1(times) / histories
        with np.errstate(invalid="ignore"):
            scores["mean_rank"] = rank / known
        if bins:
            scores["calibration_error"] = np.abs(bins).sum(0) / histories
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


def _score_columns(predictions: Predictions) -> Mapping[str | int, Numbers]:
    """Return what every history adds to each score; the names of calibration bins are numbers."""
    ranks = predictions.ranks
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
    if predictions.confidence is not None:
        distance = (ranks == 1) - predictions.confidence
        bins = np.clip(np.ceil(predictions.confidence * BINS).astype(np.int64) - 1, 0, BINS - 1)
        columns |= {number: np.where(bins == number, distance, 0.0) for number in range(BINS)}
    return columns
