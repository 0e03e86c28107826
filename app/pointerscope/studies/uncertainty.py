"""Intervals that hold the variance of training, and the correction for many comparisons.

A score of a study has two sources of chance: which people are in the test data, and which seed a
network was trained with. Every network predicts for the same people, so both are crossed. The
variance of a score, averaged over seeds, is estimated as the sum of two parts:

- **People.** The variance of the average over resamples of people, times P / (P − 1), because a
  resample of P people varies too little by this factor.
- **Seeds.** s² / S, where s² is the variance of the scores of S seeds on all histories. For the
  difference of two networks there is one such part for each; a baseline has none.

The interval is a t interval whose degrees of freedom follow from those of the parts: P − 1 and
S − 1 (Satterthwaite, "An approximate distribution of estimates of variance components", Biometrics
Bulletin 1946). A bootstrap over both levels is no better with few seeds: resampling five of five
numbers gives four fifths of their variance, and knows nothing of the long tails of t.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from scipy.special import stdtr, stdtrit

from pointerscope.core.array_types import Float, Numbers

if TYPE_CHECKING:
    from pointerscope.training.scores import ResampledScores

LEVEL = 0.05
"""The largest chance that any verdict of a study is due to chance."""


class SeedScores(NamedTuple):
    """One score of a predictor, for S seeds and R resamples of people.

    Attributes:
        values: on all histories.
        resamples: on resamples of people, the same for all predictors.
        people: the number of units that are resampled.
        trained: whether chance decides about training; False for a baseline, which has one row.
    """

    values: Float[Numbers, " S"]
    resamples: Float[Numbers, "S R"]
    people: int
    trained: bool


class StudyEstimate(NamedTuple):
    """A score or a difference of scores with its uncertainty.

    Attributes:
        value: averaged over seeds.
        error: its standard error.
        degrees: the degrees of freedom of the error.
    """

    value: float
    error: float
    degrees: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval."""
        if self.error == 0:
            return self.value, self.value
        half = float(stdtrit(self.degrees, 1 - LEVEL / 2)) * self.error
        return self.value - half, self.value + half

    def chance_of_more(self, bound: float) -> float:
        """Return the p value against "at most `bound`": small if the value is surely larger."""
        if self.error == 0:
            return 0.0 if self.value > bound else 1.0
        return float(stdtr(self.degrees, -(self.value - bound) / self.error))

    def chance_of_less(self, bound: float) -> float:
        """Return the p value against "at least `bound`"."""
        return self._replace(value=-self.value).chance_of_more(-bound)

    def chance_of_difference(self) -> float:
        """Return the two-sided p value against 0."""
        return min(1.0, 2 * min(self.chance_of_more(0), self.chance_of_less(0)))


def scores_by_seed(seeds: Sequence[ResampledScores], *, trained: bool) -> dict[str, SeedScores]:
    """Return every score of a predictor that all of its seeds have, by name."""
    first = seeds[0]
    return {
        name: SeedScores(
            np.array([one.values[name] for one in seeds]),
            np.stack([one.resampled[name] for one in seeds]),
            first.unit_count,
            trained,
        )
        for name in first.values
        if not any(math.isnan(one.values[name]) for one in seeds)
    }


def estimate(scores: SeedScores, minus: SeedScores | None = None) -> StudyEstimate:
    """Return a score averaged over seeds, or its difference from that of another predictor.

    With one seed the part of seeds is unknown, and left out.

    Args:
        scores: of a predictor.
        minus: of another predictor, on the same histories and resamples.
    """
    predictors = [scores] if minus is None else [scores, minus]
    resamples = scores.resamples.mean(0) - (0.0 if minus is None else minus.resamples.mean(0))
    value = float(scores.values.mean() - (0.0 if minus is None else minus.values.mean()))
    people = scores.people
    parts: list[tuple[float, int]] = []
    if people > 1:
        parts.append((float(np.nanvar(resamples, ddof=1)) * people / (people - 1), people - 1))
    for one in predictors:
        seeds = len(one.values)
        if one.trained and seeds > 1:
            parts.append((float(one.values.var(ddof=1)) / seeds, seeds - 1))
    variance = sum(part for part, _ in parts)
    if variance == 0:
        return StudyEstimate(value, 0.0, math.inf)
    degrees = variance**2 / sum(part**2 / freedom for part, freedom in parts)
    return StudyEstimate(value, math.sqrt(variance), degrees)


def holm(chances: Mapping[str, float]) -> dict[str, float]:
    """Return p values that are corrected for their number.

    The step-down procedure of Holm ("A simple sequentially rejective multiple test procedure",
    Scandinavian Journal of Statistics 1979): calling what is below `LEVEL` an effect is wrong
    anywhere with probability `LEVEL` at most, however the comparisons depend on each other.
    """
    corrected: dict[str, float] = {}
    largest = 0.0
    for rank, name in enumerate(sorted(chances, key=chances.__getitem__)):
        largest = max(largest, min(1.0, chances[name] * (len(chances) - rank)))
        corrected[name] = largest
    return corrected
