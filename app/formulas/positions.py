"""Fixed encodings of position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.formulas.primitives import Array, constants, sines_and_cosines

if TYPE_CHECKING:
    from jaxtyping import Float


def sinusoidal_table(
    positions: Float[Array, "*s"], d: int, *, base: float = 10_000.0
) -> Float[Array, "*s d"]:
    r"""Sine and cosine of each position at geometrically spaced frequencies.

    :math:`PE(p, 2i) = \sin(p / 10000^{2i/d})`, :math:`PE(p, 2i+1) = \cos(p / 10000^{2i/d})`

    Source: F §8.1; T §5.1; L and D, "Sinusoidal".
    """
    frequencies = constants([base ** (-2 * i / d) for i in range((d + 1) // 2)], positions)
    return sines_and_cosines(positions[..., None] * frequencies)[..., :d]
