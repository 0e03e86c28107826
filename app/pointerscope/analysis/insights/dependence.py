"""What two variables say about each other beyond chance, with intervals over people.

K layers, each one pair of variables; P people, R resamples, C distinct pairs of values.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from scipy.sparse import csr_array

from pointerscope.analysis.insights.estimates import interval
from pointerscope.formulas.mutual_information import mutual_information

if TYPE_CHECKING:
    from collections.abc import Iterator

    from jaxtyping import Float, Int
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.aggregates import PairCounts

    Numbers = NDArray[np.float64]
    Integers = NDArray[np.int64]

RESAMPLES = 100
SHUFFLES = 4
SEED = 0
_AT_ONCE = 25
_MOST_CELLS = 1_000_000  # that are counted one by one, whether they are there or not


class Against(NamedTuple):
    """Mutual information less what a kind of chance gives, by layer, [K] each, in nats.

    Attributes:
        chance: the mean over shuffles.
        value: what lies above that.
        low: lower end of its interval.
        high: upper end.
        drawn: the value in every resample, [K, R].
    """

    chance: Float[Numbers, " K"]
    value: Float[Numbers, " K"]
    low: Float[Numbers, " K"]
    high: Float[Numbers, " K"]
    drawn: Float[Numbers, "K R"]


@dataclass(frozen=True, eq=False)
class Dependence:
    """The mutual information of K pairs of variables.

    Attributes:
        layers: which they are; those without any pair are left out.
        observed: in the sample as it is.
        shuffled: less what it is with the second variable of another history, anybody's.
        shuffled_within: less what it is with that of another history of the same person.
        histories: behind each layer.
        people: likewise.
    """

    layers: Int[Integers, " K"]
    observed: Float[Numbers, " K"]
    shuffled: Against
    shuffled_within: Against
    histories: Int[Integers, " K"]
    people: Int[Integers, " K"]


def dependence(
    counts: PairCounts, people: Int[Integers, " P"], times: Float[Numbers, "P R"]
) -> Dependence | None:
    """What the two variables of every layer say about each other; None without any pair.

    In a sample, chance alone makes variables seem to depend on each other; how much it does is
    found by giving every history the second variable of another one, `SHUFFLES` times. Among
    everybody's histories that leaves nothing but chance, among those of the same person also what
    both variables say about who it is. The shuffles depend on nothing but the pairs. Where the
    variables depend on each other strongly, those shuffled in either way fall into more distinct
    pairs and feign more than is feigned in the sample: what is left is then rather too little, and
    may be below 0.

    A resample holds some people several times, which makes their variables seem to depend on
    each other even more. The shuffled ones share that, but not in full, so that what was drawn is
    moved to lie about the value that was measured before its interval is read off.

    Args:
        counts: of the pairs.
        people: their ids, ascending.
        times: how often each is in every resample, of which the first `RESAMPLES` are used.
    """
    found = [
        (layer, *_of_layer(*columns, len(people), times[:, :RESAMPLES], layer))
        for layer, columns in _layers(counts, people)
    ]
    if not found:
        return None
    layers, observed, chances, drawn, histories, owners = zip(*found, strict=True)
    measured = np.array(observed)
    shuffled, within = (
        _against(measured, np.array([chance[i] for chance in chances]), np.stack(drawn)[..., i])
        for i in range(2)
    )
    return Dependence(
        np.array(layers), measured, shuffled, within, np.array(histories), np.array(owners)
    )


def _layers(
    counts: PairCounts, people: Int[Integers, " P"]
) -> Iterator[tuple[int, tuple[Integers, Integers, Integers]]]:
    """First and second variable and owner of every history, layer by layer."""
    every = counts.pairs[:, 0]
    for layer in np.unique(every).tolist():
        own = np.repeat(counts.pairs[every == layer], counts.times[every == layer], 0)
        _, x, y, persons = own.astype(np.int64).T
        yield layer, (x, y, np.searchsorted(people, persons))


def _of_layer(
    x: Int[Integers, " N"],
    y: Int[Integers, " N"],
    owners: Int[Integers, " N"],
    people: int,
    times: Float[Numbers, "P R"],
    seed: int,
) -> tuple[float, tuple[float, float], Float[Numbers, "R 2"], int, int]:
    """What was observed, both chances, the excess over both in resamples, and what they are of."""
    random = np.random.default_rng([SEED, seed])
    x, y = (np.unique(values, return_inverse=True)[1] for values in (x, y))
    by_person = np.argsort(owners, kind="stable")
    chances = np.zeros(2)
    for _ in range(SHUFFLES):
        anybody = y[random.permutation(len(y))]
        own = np.empty_like(y)
        own[by_person] = y[np.argsort(owners + random.random(len(y)))]
        chances += [_once(x, anybody), _once(x, own)]
    chances /= SHUFFLES
    observed, *by_chance = (_resampled(x, other, owners, times) for other in (y, anybody, own))
    drawn = np.stack([observed - one for one in by_chance], 1)
    present = len(np.unique(owners))
    return _once(x, y), (chances[0], chances[1]), drawn, len(x), present


def _once(x: Int[Integers, " N"], y: Int[Integers, " N"]) -> float:
    width = int(y.max()) + 1
    cells = x * width + y
    if (int(x.max()) + 1) * width <= _MOST_CELLS:
        together = np.bincount(cells)
        together = together[together > 0]
    else:
        together = np.unique(cells, return_counts=True)[1]
    parts = (together, np.bincount(x), np.bincount(y))
    return float(mutual_information(*(part.astype(np.float64) for part in parts)))


def _resampled(
    x: Int[Integers, " N"],
    y: Int[Integers, " N"],
    owners: Int[Integers, " N"],
    times: Float[Numbers, "P R"],
) -> Float[Numbers, " R"]:
    """The mutual information in every resample."""
    cells = np.unique(x * (int(y.max()) + 1) + y, return_inverse=True)[1]
    counted = [
        csr_array((np.ones(len(x)), (values, owners)), shape=(int(values.max()) + 1, len(times)))
        for values in (cells, x, y)
    ]
    drawn = [
        mutual_information(*((one @ times[:, start : start + _AT_ONCE]).T for one in counted))
        for start in range(0, times.shape[1], _AT_ONCE)
    ]
    return np.concatenate(drawn)


def _against(
    observed: Float[Numbers, " K"], chance: Float[Numbers, " K"], drawn: Float[Numbers, "K R"]
) -> Against:
    value = observed - chance
    about = drawn - drawn.mean(1, keepdims=True) + value[:, None]
    low, high = interval(about.T)
    return Against(chance, value, low, high, about)
