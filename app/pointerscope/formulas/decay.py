"""Curves of attention that decreases with steps back, and a criterion to compare fits."""

from pointerscope.core.array_types import Float
from pointerscope.formulas.primitives import Array, exponential, x_log_y


def exponential_decay(
    steps_back: Float[Array, "*s"], a: float, rate: float, c: float
) -> Float[Array, "*s"]:
    r"""An exponential decay towards c, :math:`a \, e^{-\lambda k} + c`.

    The distance to c halves every :math:`\log 2 / \lambda` steps. Source: T §7.4.
    """
    return a * exponential(-rate * steps_back) + c


def power_law(steps_back: Float[Array, "*s"], a: float, exponent: float) -> Float[Array, "*s"]:
    r"""A power law, :math:`a \, k^{-\beta}`, for k > 0: doubling k always has the same factor.

    For large k it decreases more slowly than any exponential, towards 0. Source: Clauset, Shalizi
    and Newman 2009, as the alternative to T §7.4.
    """
    return a * steps_back ** (-exponent)


def corrected_akaike(
    squared_residuals: Float[Array, "*s"], points: int, parameters: int
) -> Float[Array, "*s"]:
    r"""The corrected Akaike criterion of a fit, :math:`n \log(S/n) + 2K + 2K(K+1)/(n-K-1)`.

    S is the sum of squared residuals over n points. K is the number of parameters of the curve,
    plus one for the variance of the residuals. Smaller is better; an exact fit has minus infinity.

    Args:
        squared_residuals: S, of one fit or of several.
        points: n.
        parameters: the number of parameters of the curve.

    Raises:
        ValueError: there are at most K + 1 points.

    Source: Hurvich and Tsai 1989.
    """
    k = parameters + 1
    if points <= k + 1:
        raise ValueError(
            f"{points} points are too few for {parameters} parameters. At least {k + 2} are needed."
        )
    penalty = 2 * k + 2 * k * (k + 1) / (points - k - 1)
    return x_log_y(squared_residuals * 0 + points, squared_residuals / points) + penalty
