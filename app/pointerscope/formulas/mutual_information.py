"""Mutual information of two variables, from counts of their values."""

from pointerscope.core.array_types import Float
from pointerscope.formulas.primitives import Array, x_log_y


def mutual_information(
    together: Float[Array, "*batch c"],
    first: Float[Array, "*batch n"],
    second: Float[Array, "*batch m"],
) -> Float[Array, "*batch"]:
    r"""Estimate the mutual information of two variables from a sample, in nats, at least 0.

    :math:`I(X; Y) = H(X) + H(Y) - H(X, Y)`, with the entropies of the frequencies in the sample,
    :math:`H = \log n - \sum_i n_i \log n_i / n`. The estimate is biased upwards: in a small
    sample some values coincide by chance.

    Args:
        together: the count of each pair of values; pairs with count 0 can be left out.
        first: the count of each value of X, with the same sum.
        second: the count of each value of Y, with the same sum.

    Source: T §6.4; Cover and Thomas 2006, equation 2.45.
    """
    total = first.sum(-1)
    x, y, joint = (x_log_y(counts, counts).sum(-1) for counts in (first, second, together))
    return (x_log_y(total, total) + joint - x - y) / total
