"""Who may look at whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointerscope.formulas.primitives import Array, masked

if TYPE_CHECKING:
    from jaxtyping import Bool, Float


def causal_mask(positions: Float[Array, "*batch T"]) -> Bool[Array, "*batch T T"]:
    r"""True where a position may look: at itself and at what comes before it, :math:`j \le i`.

    Source: L, "Causal Masking"; D, "Masking in Attention".
    """
    return positions[..., :, None] >= positions[..., None, :]


def additive_mask(mask: Bool[Array, "*s"]) -> Float[Array, "*s"]:
    r"""What is added to scores: :math:`0` where the mask is true, :math:`-\infty` elsewhere.

    Source: F §3.3; L, "Causal Masking"; D, "Masking in Attention".
    """
    return masked(mask * 0.0, mask)
