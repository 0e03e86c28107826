"""ALiBi, attention with linear biases: scores decrease with distance."""

from pointerscope.core.array_types import Float
from pointerscope.formulas.primitives import Array, constants


def alibi_bias(
    queries: Float[Array, " queries"],
    keys: Float[Array, " keys"],
    slope: float | Float[Array, ""],
) -> Float[Array, "queries keys"]:
    r"""Return the bias to add to the score of every query and key, :math:`-m\,|i - j|`.

    It is symmetric, as in L. The original uses a causal mask, so that no key follows its query.

    Args:
        queries: the positions of the queries.
        keys: the positions of the keys.
        slope: the slope m of the head.

    Source: L, "ALiBi"; Press et al., "Train Short, Test Long" (2022), §3.
    """
    return -slope * abs(queries[:, None] - keys)


def alibi_slopes(heads: int, like: Array) -> Float[Array, " heads"]:
    r"""Return the slope of every head, :math:`m_h = 2^{-8h/H}` for h from 1 to H.

    The slopes are a geometric sequence from :math:`2^{-8/H}` to 1/256, in the library of `like`.

    Source: Press et al., "Train Short, Test Long" (2022), §3, for H a power of 2.
    """
    return constants([2.0 ** (-8 * head / heads) for head in range(1, heads + 1)], like)
