"""RoPE, rotary position embedding: positions rotate queries and keys."""

from pointerscope.core.array_types import Float
from pointerscope.formulas.positions import angles, frequencies, rotate_pairs
from pointerscope.formulas.primitives import Array


def apply_rotary(
    x: Float[Array, "*batch n d"], positions: Float[Array, " n"], *, base: float = 10_000.0
) -> Float[Array, "*batch n d"]:
    r"""Rotate every pair of columns of queries or keys by position times frequency.

    :math:`R_p x` with :math:`(R_m q) \cdot (R_n k) = q \cdot R_{n-m} k`: a score depends on the
    content and on the distance of query and key, not on their positions.

    Args:
        x: of even width.
        positions: the position of every row.
        base: the base of the frequencies, as in `frequencies`.

    Source: L, "Learned PE, RoPE, and ALiBi"; Su et al., "RoFormer" (2021), equation 15.
    """
    return rotate_pairs(x, angles(positions, frequencies(x.shape[-1], x, base=base)))
