"""Mutual information of two variables beyond chance, with intervals over people.

K layers, each one pair of variables; P people, R resamples.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from scipy.sparse import csr_array

from pointerscope.analysis.insights.aggregates import PairCounts
from pointerscope.analysis.insights.estimates import percentile_interval
from pointerscope.core.array_types import Float, Int, Integers, Numbers
from pointerscope.formulas.mutual_information import mutual_information

RESAMPLES = 100
SHUFFLES = 4
SEED = 0
_BATCH_SIZE = 25
_MAX_CELLS = 1_000_000  # above this, only pairs that occur are counted


class ExcessInformation(NamedTuple):
    """Mutual information in excess of a shuffled baseline, by layer, [K] each, in nats.

    Attributes:
        chance: mean mutual information over the shuffles.
        value: the excess over that.
        low: lower end of its interval.
        high: upper end of its interval.
        resampled: the excess in every resample, [K, R].
    """

    chance: Float[Numbers, " K"]
    value: Float[Numbers, " K"]
    low: Float[Numbers, " K"]
    high: Float[Numbers, " K"]
    resampled: Float[Numbers, "K R"]


@dataclass(frozen=True, eq=False)
class Dependence:
    """The mutual information of K pairs of variables.

    Attributes:
        layers: the layers that have pairs.
        observed: in the sample as it is.
        shuffled: in excess of shuffles of the second variable among all histories.
        shuffled_within: in excess of shuffles within the histories of each person.
        counted: histories of each person behind each layer.
    """

    layers: Int[Integers, " K"]
    observed: Float[Numbers, " K"]
    shuffled: ExcessInformation
    shuffled_within: ExcessInformation
    counted: Int[Integers, "P K"]

    @property
    def histories(self) -> Int[Integers, " K"]:
        """The number of histories behind each layer."""
        return self.counted.sum(0)

    @property
    def people(self) -> Int[Integers, " K"]:
        """The number of people behind each layer."""
        return np.count_nonzero(self.counted, 0)


def measure_dependence(
    counts: PairCounts, people: Int[Integers, " P"], times: Float[Numbers, "P R"]
) -> Dependence | None:
    """Measure the mutual information of the two variables of every layer; None without pairs.

    In a finite sample, even independent variables have positive mutual information. To measure this
    bias, every history gets the second variable of another history, `SHUFFLES` times. Shuffling
    among all histories leaves the bias alone. Shuffling within each person's histories also leaves
    what both variables say about who the person is. The shuffles are a function of the pairs alone.
    If the variables depend on each other strongly, shuffled variables form more distinct pairs, and
    their bias exceeds that of the sample: the excess is then underestimated and can be negative.

    A resample contains some people several times, which increases the bias. The shuffled variables
    share this increase only in part. So the resampled values are shifted to have the measured value
    as their mean before the interval is taken.

    Args:
        counts: of the pairs.
        people: their ids, ascending.
        times: how often each person is in each resample; the first `RESAMPLES` are used.
    """
    measured = [
        (layer, *_measure_layer(*columns, len(people), times[:, :RESAMPLES], layer))
        for layer, columns in _layers(counts, people)
    ]
    if not measured:
        return None
    layers, values, chances, resampled, counted = zip(*measured, strict=True)
    observed = np.array(values)
    shuffled, within = (
        _excess(
            observed,
            np.array([chance[i] for chance in chances]),
            np.stack(resampled)[..., i],
            len(people),
        )
        for i in range(2)
    )
    return Dependence(np.array(layers), observed, shuffled, within, np.stack(counted, 1))


def _layers(
    counts: PairCounts, people: Int[Integers, " P"]
) -> Iterator[tuple[int, tuple[Integers, Integers, Integers]]]:
    """Yield the first variable, second variable and owner of every history, layer by layer."""
    every = counts.pairs[:, 0]
    for layer in np.unique(every).tolist():
        own = np.repeat(counts.pairs[every == layer], counts.times[every == layer], 0)
        _, x, y, persons = own.astype(np.int64).T
        yield layer, (x, y, np.searchsorted(people, persons))


def _measure_layer(
    x: Int[Integers, " N"],
    y: Int[Integers, " N"],
    owners: Int[Integers, " N"],
    people: int,
    times: Float[Numbers, "P R"],
    seed: int,
) -> tuple[float, tuple[float, float], Float[Numbers, "R 2"], Int[Integers, " P"]]:
    """Return mutual information, both baselines, resampled excesses, histories of each person."""
    random = np.random.default_rng([SEED, seed])
    x, y = (np.unique(values, return_inverse=True)[1] for values in (x, y))
    by_person = np.argsort(owners, kind="stable")
    chances = np.zeros(2)
    for _ in range(SHUFFLES):
        anybody = y[random.permutation(len(y))]
        own = np.empty_like(y)
        own[by_person] = y[np.argsort(owners + random.random(len(y)))]
        chances += [_sample_information(x, anybody), _sample_information(x, own)]
    chances /= SHUFFLES
    observed, *by_chance = (
        _resampled_information(x, other, owners, times) for other in (y, anybody, own)
    )
    excesses = np.stack([observed - baseline for baseline in by_chance], 1)
    counted = np.bincount(owners, minlength=people)
    return _sample_information(x, y), (chances[0], chances[1]), excesses, counted


def _sample_information(x: Int[Integers, " N"], y: Int[Integers, " N"]) -> float:
    width = int(y.max()) + 1
    cells = x * width + y
    if (int(x.max()) + 1) * width <= _MAX_CELLS:
        together = np.bincount(cells)
        together = together[together > 0]
    else:
        together = np.unique(cells, return_counts=True)[1]
    parts = (together, np.bincount(x), np.bincount(y))
    return float(mutual_information(*(part.astype(np.float64) for part in parts)))


def _resampled_information(
    x: Int[Integers, " N"],
    y: Int[Integers, " N"],
    owners: Int[Integers, " N"],
    times: Float[Numbers, "P R"],
) -> Float[Numbers, " R"]:
    """Return the mutual information in every resample."""
    cells = np.unique(x * (int(y.max()) + 1) + y, return_inverse=True)[1]
    counted = [
        csr_array((np.ones(len(x)), (values, owners)), shape=(int(values.max()) + 1, len(times)))
        for values in (cells, x, y)
    ]
    drawn = [
        mutual_information(
            *((counts @ times[:, start : start + _BATCH_SIZE]).T for counts in counted)
        )
        for start in range(0, times.shape[1], _BATCH_SIZE)
    ]
    return np.concatenate(drawn)


def _excess(
    observed: Float[Numbers, " K"],
    chance: Float[Numbers, " K"],
    resampled: Float[Numbers, "K R"],
    people: int,
) -> ExcessInformation:
    value = observed - chance
    centred = resampled - resampled.mean(1, keepdims=True) + value[:, None]
    low, high = percentile_interval(centred.T, people)
    return ExcessInformation(chance, value, low, high, centred)
