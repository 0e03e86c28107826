"""The entropy of softmax weights, read off the scores that they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from jaxtyping import Float

    from pointerscope.formulas.primitives import Array

_LEAST_WEIGHT = 1e-30  # below it single precision has few digits left, or none


def softmax_entropy(
    scores: Float[Array, "*batch n"], weights: Float[Array, "*batch n"]
) -> Float[Array, "*batch"]:
    r"""The entropy of weights that are the softmax of scores, :math:`\log Z - \sum_i w_i s_i`.

    The same number as `entropy` gives, in nats, with one logarithm a row in place of n: since
    :math:`\log w_i = s_i - \log Z` for every i, any one of them tells log Z.

    Args:
        scores: all of them finite.
        weights: their softmax, at temperature 1.

    Source: T §1.4 and §6.1; F §7.1.
    """
    score, weight = scores[..., 0], weights[..., 0]
    if weight.min() < _LEAST_WEIGHT:
        score, weight = _largest(scores), _largest(weights)
    log = np.log(weight) if isinstance(weight, np.ndarray | np.generic) else weight.log()
    return score - log - (weights * scores).sum(-1)


def _largest(x: Float[Array, "*batch n"]) -> Float[Array, "*batch"]:
    return x.max(-1) if isinstance(x, np.ndarray) else x.amax(-1)
