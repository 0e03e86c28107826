"""How the terms of a sum share what is computed from the sum."""

from collections.abc import Callable
from typing import Generic, NamedTuple

from pointerscope.core.array_types import Float
from pointerscope.formulas.normalisation import row_moments
from pointerscope.formulas.primitives import Array

_SMALLEST_HALF_STEP = 1e-5


class PairMargins(NamedTuple, Generic[Array]):
    """The shares of the rows and columns of a matrix of pairs, and what belongs to neither."""

    rows: Float[Array, "*batch m"]
    columns: Float[Array, "*batch n"]
    baseline: Float[Array, "*batch"]


def layer_norm_share(
    term: Float[Array, "*batch d"],
    weight: Float[Array, " d"],
    reciprocal_deviation: Float[Array, "*batch"],
) -> Float[Array, "*batch d"]:
    r"""Return the share of one term of a sum in the layer norm of the sum.

    :math:`\gamma \odot (x_p - \mu(x_p)) / \sigma(x)` for :math:`x = \sum_p x_p`. The mean of a sum
    is the sum of the means, so only the deviation :math:`\sigma` of the whole sum is held fixed.
    The shares of all terms and the bias :math:`\beta` add up to the layer norm.

    Args:
        term: the term :math:`x_p`.
        weight: the weight of the layer norm.
        reciprocal_deviation: :math:`1 / \sigma(x)` of the whole sum.

    Source: expanded from L, "Layer Normalization: Full Derivation".
    """
    return row_moments(term).centred * reciprocal_deviation[..., None] * weight


def mean_slope(
    function: Callable[[Array], Array], start: Float[Array, "*s"], step: Float[Array, "*s"]
) -> Float[Array, "*s"]:
    r"""Return the mean slope of a function of one number on the way from `start` to `start + step`.

    :math:`\int_0^1 f'(x + \alpha s)\,d\alpha = (f(x + s) - f(x)) / s`, the integral in integrated
    gradients. Steps below 2e-5 are taken as that long around their middle, which keeps the
    quotient exact to 1e-9.

    Source: Sundararajan et al., "Axiomatic Attribution for Deep Networks" (2017), §3, integrated.
    """
    middle, half = start + step / 2, abs(step) / 2
    half = half + (_SMALLEST_HALF_STEP - half) * (half < _SMALLEST_HALF_STEP)
    return (function(middle + half) - function(middle - half)) / (2 * half)


def split_pairs(pairs: Float[Array, "*batch m1 n1"]) -> PairMargins[Array]:
    r"""Split a product of two sums among the terms of both.

    Entry (i, j) is the product of term i of the one sum and term j of the other. The first row and
    the first column belong to constants. A pair of two terms is split in half; a pair of a term
    and a constant belongs to the term; the pair of both constants is the baseline. These are the
    integrated gradients of the product from terms of zero, and its Shapley values.

    Source: Sundararajan et al., "Axiomatic Attribution for Deep Networks" (2017), §3, integrated.
    """
    halves = pairs[..., 1:, 1:] / 2
    return PairMargins(
        rows=halves.sum(-1) + pairs[..., 1:, 0],
        columns=halves.sum(-2) + pairs[..., 0, 1:],
        baseline=pairs[..., 0, 0],
    )
