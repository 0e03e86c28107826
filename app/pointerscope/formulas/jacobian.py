"""Jacobians: of the softmax, and of any function by central differences."""

from collections.abc import Callable

from pointerscope.core.array_types import Float
from pointerscope.formulas.primitives import Array, identity


def softmax_jacobian(
    weights: Float[Array, "*batch n"], *, temperature: float = 1.0
) -> Float[Array, "*batch n n"]:
    r"""Return the derivative of every softmax weight by every score.

    :math:`\partial p_i / \partial z_j = p_i (\delta_{ij} - p_j) / \tau`, that is
    :math:`(\mathrm{diag}(p) - p p^\top) / \tau`.

    Args:
        weights: the softmax of the scores.
        temperature: the number that the scores were divided by before the softmax.

    Source: F theorem 2.1, with the temperature of F §2.2.
    """
    return (
        weights[..., :, None]
        * (identity(weights.shape[-1], weights) - weights[..., None, :])
        / temperature
    )


def numerical_jacobian(
    function: Callable[[Array], Array], at: Float[Array, " n"], step: float
) -> Float[Array, "m n"]:
    r"""Approximate a Jacobian by central differences.

    :math:`\partial f_i / \partial z_j \approx (f_i(z + h e_j) - f_i(z - h e_j)) / 2h`, with an
    error that shrinks with the square of h until rounding takes over.

    Args:
        function: maps a batch of vectors to a batch of vectors, along the last dimension.
        at: the point z at which to compute the Jacobian.
        step: h.

    Source: the definition of the derivative, to check F theorem 2.1.
    """
    steps = step * identity(len(at), at)
    return (function(at + steps) - function(at - steps)).swapaxes(-1, -2) / (2 * step)
