"""The entropy of softmax weights, computed from their scores."""

import numpy as np

from pointerscope.core.array_types import Float
from pointerscope.formulas.primitives import Array

_MIN_WEIGHT = 1e-30  # smaller weights have few digits or none in single precision


def softmax_entropy(
    scores: Float[Array, "*batch n"], weights: Float[Array, "*batch n"]
) -> Float[Array, "*batch"]:
    r"""The entropy of weights that are the softmax of scores, :math:`\log Z - \sum_i w_i s_i`.

    The result is that of `entropy`, in nats, with one logarithm for a row instead of n: since
    :math:`\log w_i = s_i - \log Z` for every i, a single weight gives log Z.

    Args:
        scores: finite scores.
        weights: their softmax at temperature 1.

    Source: T §1.4 and §6.1; F §7.1.
    """
    score, weight = scores[..., 0], weights[..., 0]
    if weight.min() < _MIN_WEIGHT:
        score, weight = _largest(scores), _largest(weights)
    log = np.log(weight) if isinstance(weight, np.ndarray | np.generic) else weight.log()
    return score - log - (weights * scores).sum(-1)


def _largest(x: Float[Array, "*batch n"]) -> Float[Array, "*batch"]:
    return x.max(-1) if isinstance(x, np.ndarray) else x.amax(-1)
