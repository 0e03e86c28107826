"""What two variables say about each other, from how often their values come together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointerscope.formulas.primitives import x_log_y

if TYPE_CHECKING:
    from jaxtyping import Float

    from pointerscope.formulas.primitives import Array


def mutual_information(
    together: Float[Array, "*batch c"],
    first: Float[Array, "*batch n"],
    second: Float[Array, "*batch m"],
) -> Float[Array, "*batch"]:
    r"""What one variable says about another in a sample, in nats, at least 0.

    :math:`I(X; Y) = H(X) + H(Y) - H(X, Y)`, with the entropies of the shares that values have in
    the sample, :math:`H = \log n - \sum_i n_i \log n_i / n`. Where pairs are few, chance alone
    brings some of them together: the smaller the sample, the further this lies above the mutual
    information of what it was drawn from.

    Args:
        together: how often each pair of values was seen; pairs that never were can be left out.
        first: how often each value of X was seen, which sums to the same.
        second: likewise of Y.

    Source: T §6.4; Cover and Thomas 2006, equation 2.45.
    """
    total = first.sum(-1)
    alone, other, both = (x_log_y(counts, counts).sum(-1) for counts in (first, second, together))
    return (x_log_y(total, total) + both - alone - other) / total
