"""Attention with linear biases: scores lose with distance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointerscope.formulas.primitives import constants

if TYPE_CHECKING:
    from jaxtyping import Float

    from pointerscope.formulas.primitives import Array


def alibi_bias(
    queries: Float[Array, " queries"], keys: Float[Array, " keys"], slope: float
) -> Float[Array, "queries keys"]:
    r"""What is added to the score of a key that lies some way off, :math:`-m\,|i - j|`.

    Alike to both sides, as L writes it; the original has it under a causal mask, where no key
    lies after its query.

    Args:
        queries: their positions.
        keys: their positions.
        slope: of the head, m.

    Source: L, "ALiBi"; Press et al., "Train Short, Test Long" (2022), §3.
    """
    return -slope * abs(queries[:, None] - keys)


def alibi_slopes(heads: int, like: Array) -> Float[Array, " heads"]:
    r"""A slope for every head, :math:`m_h = 2^{-8h/H}` for h from 1 to H.

    A geometric sequence from :math:`2^{-8/H}` down to 1/256, of the library of `like`.

    Source: Press et al., "Train Short, Test Long" (2022), §3, for H a power of 2.
    """
    return constants([2.0 ** (-8 * head / heads) for head in range(1, heads + 1)], like)
