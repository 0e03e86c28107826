"""Rotary position embedding: positions turn queries and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointerscope.formulas.positions import angles, frequencies, rotate_pairs

if TYPE_CHECKING:
    from jaxtyping import Float

    from pointerscope.formulas.primitives import Array


def apply_rotary(
    x: Float[Array, "*batch n d"], positions: Float[Array, " n"], *, base: float = 10_000.0
) -> Float[Array, "*batch n d"]:
    r"""Queries or keys, every pair of columns turned by position times frequency.

    :math:`R_p x` with :math:`(R_m q) \cdot (R_n k) = q \cdot R_{n-m} k`: a score depends on
    content and on how far apart the two are, not on where they are.

    Args:
        x: of even width.
        positions: of every row.
        base: of the frequencies, as in `frequencies`.

    Source: L, "Learned PE, RoPE, and ALiBi"; Su et al., "RoFormer" (2021), equation 15.
    """
    return rotate_pairs(x, angles(positions, frequencies(x.shape[-1], x, base=base)))
