"""How attention may fade with every step back, and how two fits are told apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointerscope.formulas.primitives import Array, exponential, x_log_y

if TYPE_CHECKING:
    from jaxtyping import Float


def exponential_decay(
    steps_back: Float[Array, "*s"], a: float, rate: float, c: float
) -> Float[Array, "*s"]:
    r"""A fall by the same share with every step, :math:`a \, e^{-\lambda k} + c`, down to c.

    Half of the way to c is gone after :math:`\log 2 / \lambda` steps. Source: T §7.4.
    """
    return a * exponential(-rate * steps_back) + c


def power_law(steps_back: Float[Array, "*s"], a: float, exponent: float) -> Float[Array, "*s"]:
    r"""A fall by the same share whenever the steps double, :math:`a \, k^{-\beta}`, for k > 0.

    It is slower than any exponential in the end, and comes down to 0. Source: Clauset, Shalizi and
    Newman 2009, as the rival of T §7.4.
    """
    return a * steps_back ** (-exponent)


def corrected_akaike(
    squared_residuals: Float[Array, "*s"], points: int, parameters: int
) -> Float[Array, "*s"]:
    r"""What a least-squares fit costs, :math:`n \log(S/n) + 2K + 2K(K+1)/(n-K-1)`.

    S is the sum of squared residuals over n points, and K one more than the curve's parameters,
    for the variance of the residuals. Smaller is better; an exact fit costs minus infinity.

    Args:
        squared_residuals: S, of one fit or of several.
        points: n.
        parameters: of the curve.

    Raises:
        ValueError: there are no more points than K + 1.

    Source: Hurvich and Tsai 1989.
    """
    every = parameters + 1
    if points <= every + 1:
        raise ValueError(f"{points} points are too few for {parameters} parameters.")
    penalty = 2 * every + 2 * every * (every + 1) / (points - every - 1)
    return x_log_y(squared_residuals * 0 + points, squared_residuals / points) + penalty
