"""Laws of human mobility: frequencies of places, and the predictability of visits.

Entropies are in nats.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pointerscope.core.array_types import Float, Int, Numbers
from pointerscope.formulas.information import entropy
from pointerscope.formulas.primitives import Array

_STEP = 1e-5
_HALVINGS = 60
_EXPONENTS = (1 + 1e-4, 30.0)


def rank_frequency(visits: Int[NDArray[Any], " n"]) -> Float[Numbers, " N"]:
    r"""The share of each place in a person's visits, in order of rank, :math:`f_k`.

    Args:
        visits: the place of each visit.

    Source: T §7.1, after González et al. 2008, figure 2d.
    """
    counts = np.unique(visits, return_counts=True)[1]
    return np.sort(counts)[::-1] / len(visits)


class PowerLaw(NamedTuple):
    """A power law :math:`y = s x^e` for each leading index of y.

    Attributes:
        exponent: e.
        scale: s, the value at 1.
    """

    exponent: Float[Numbers, ...]
    scale: Float[Numbers, ...]


def power_law_fit(x: Float[Numbers, " K"], y: Float[Numbers, "... K"]) -> PowerLaw:
    r"""The straight line through the logarithms, :math:`\log y = \log s + e \log x`.

    The fit is by least squares with equal weights. It is NaN where a y is 0 or NaN, or where all x
    are equal.
    Source: T §7.1, whose exponents are slopes of such lines.
    """
    with np.errstate(divide="ignore", invalid="ignore"):
        log_x, log_y = np.log(x), np.log(np.where(y > 0, y, np.nan))
        centred = log_x - log_x.mean()
        exponent = (log_y * centred).sum(-1) / (centred**2).sum()
        return PowerLaw(exponent, np.exp(log_y.mean(-1) - exponent * log_x.mean()))


def distribution_exponent(rank_exponent: Float[Numbers, ...]) -> Float[Numbers, ...]:
    r"""The exponent of P(f), the distribution of frequencies, :math:`1 + 1/\zeta`.

    If the place of rank k has the frequency :math:`f_k \propto k^{-\zeta}`, then
    :math:`k \propto f^{-1/\zeta}` places are visited more often than f, and
    :math:`P(f) \propto f^{-(1 + 1/\zeta)}`. Source: Song et al. 2010, "Modelling the scaling
    properties of human mobility"; T §7.1 gives an exponent close to their rank exponent for P(f).
    """
    return 1 + 1 / rank_exponent


def mean_log_frequency(exponent: Float[Numbers, ...]) -> Float[Numbers, ...]:
    r"""The mean of :math:`\log n` where :math:`P(n) = n^{-\gamma} / \zeta(\gamma)`, n = 1, 2, ….

    It is :math:`-\zeta'(\gamma) / \zeta(\gamma)`, here by central differences. Source: Clauset et
    al. 2009, equation 3.5.
    """
    from scipy.special import zeta

    return (np.log(zeta(exponent - _STEP)) - np.log(zeta(exponent + _STEP))) / (2 * _STEP)


def frequency_exponent(mean_log: Float[Numbers, ...]) -> Float[Numbers, ...]:
    r"""The maximum-likelihood exponent :math:`\gamma` of P(n) for integers n = 1, 2, ….

    It solves :math:`-\zeta'(\gamma) / \zeta(\gamma) = \overline{\log n}` and is at most 30, which
    it reaches where all n are 1. Source: T §7.1, by Clauset et al. 2009, equation 3.5.
    """
    mean_log = np.asarray(mean_log, np.float64)
    low, high = (np.full(mean_log.shape, end) for end in _EXPONENTS)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        too_small = mean_log_frequency(middle) > mean_log
        low, high = np.where(too_small, middle, low), np.where(too_small, high, middle)
    return np.where(np.isnan(mean_log), np.nan, (low + high) / 2)


def share_of_ones(exponent: Float[Numbers, ...]) -> Float[Numbers, ...]:
    r"""The share of n = 1, :math:`1/\zeta(\gamma)`, where :math:`P(n) = n^{-\gamma}/\zeta(\gamma)`.

    Source: Clauset et al. 2009, equation 2.4.
    """
    from scipy.special import zeta

    return 1 / zeta(exponent)


def match_lengths(visits: Sequence[int]) -> Int[NDArray[np.int64], " n"]:
    r"""The length of the shortest sequence from each visit on that did not occur before it.

    :math:`\Lambda_i` is one more than the length of the longest sequence that begins at i and also
    occurs completely in the visits before i. A sequence ends at the last visit at the latest.
    Source: Song et al. 2010, "Limits of predictability in human mobility", supporting material,
    after Kontoyiannis et al. 1998.
    """
    numbers = np.unique(np.asarray(visits), return_inverse=True)[1]
    text = "".join(map(chr, numbers.tolist()))
    lengths = np.empty(len(text), np.int64)
    matched = 0
    for start in range(len(text)):
        # The match at the visit before, without its first visit, is also a match here.
        matched = max(matched - 1, 0)
        while (
            start + matched < len(text)
            and text.find(text[start : start + matched + 1], 0, start) >= 0
        ):
            matched += 1
        lengths[start] = matched + 1
    return lengths


def sequence_entropy(lengths: Int[NDArray[Any], " n"]) -> float:
    r"""The entropy rate of a sequence by the Lempel–Ziv estimator, in nats per visit.

    .. math:: S^{est} = \left( \frac{1}{n} \sum_i \Lambda_i \right)^{-1} \log n

    It converges to the true entropy rate, which accounts for the order of the visits.

    Source: Song et al. 2010, "Limits of predictability in human mobility", supporting material.

    Args:
        lengths: the result of `match_lengths`.
    """
    return float(np.log(len(lengths)) / np.mean(lengths))


def fano_entropy(
    probability: Float[Numbers, ...], places: Float[Numbers, ...]
) -> Float[Numbers, ...]:
    r"""The largest entropy of N places that can be predicted with probability :math:`\Pi`.

    .. math:: S = H(\Pi) + (1 - \Pi) \log(N - 1)

    with H the entropy of a prediction being right or wrong.

    Source: Fano's inequality, as Song et al. 2010 use it; T, references.
    """
    probability, places = np.broadcast_arrays(probability, places)
    either = np.stack([probability, 1 - probability], -1)
    return entropy(either) + (1 - probability) * np.log(np.maximum(places - 1, 1))


def predictability_limit(
    entropies: Float[Numbers, ...], places: Float[Numbers, ...]
) -> Float[Numbers, ...]:
    r"""The upper limit of predictability, :math:`\Pi^{max}`, from 1/N to 1.

    It is the largest probability with which the next place can be predicted, and solves
    :math:`S = H(\Pi) + (1 - \Pi) \log(N - 1)`. A single place and an entropy of at most 0 give 1;
    an entropy of at least log N gives 1/N.

    Args:
        entropies: S, in nats per visit.
        places: N, the number of different places.

    Source: Song et al. 2010, "Limits of predictability in human mobility".
    """
    entropies, places = np.broadcast_arrays(
        np.asarray(entropies, np.float64), np.asarray(places, np.float64)
    )
    low, high = 1 / places, np.ones(places.shape)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        # The largest entropy decreases from log N at 1/N to 0 at 1.
        too_low = fano_entropy(middle, places) > entropies
        low, high = np.where(too_low, middle, low), np.where(too_low, high, middle)
    solved = (low + high) / 2
    solved = np.where(entropies >= np.log(places), 1 / places, solved)
    return np.where((entropies <= 0) | (places <= 1), 1.0, solved)


def total_variation(
    p: Float[Array, "*batch n"], q: Float[Array, "*batch n"]
) -> Float[Array, "*batch"]:
    r"""The total variation distance, :math:`\frac12 \sum_i |p_i - q_i|`, from 0 to 1.

    It is the share of probability that must be moved to turn one distribution into the other.
    Source: ours, to distinguish the days of T §7.1.
    """
    return abs(p - q).sum(-1) / 2
