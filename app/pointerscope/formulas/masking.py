"""Attention masks."""

from pointerscope.core.array_types import Bool, Float
from pointerscope.formulas.primitives import Array, masked


def causal_mask(positions: Float[Array, "*batch T"]) -> Bool[Array, "*batch T T"]:
    r"""Return true where query position i may attend to key position j, :math:`j \le i`.

    Source: L, "Causal Masking"; D, "Masking in Attention".
    """
    return positions[..., :, None] >= positions[..., None, :]


def additive_mask(mask: Bool[Array, "*s"]) -> Float[Array, "*s"]:
    r"""Return the mask to add to scores: :math:`0` where true, :math:`-\infty` elsewhere.

    Source: F §3.3; L, "Causal Masking"; D, "Masking in Attention".
    """
    return masked(mask * 0.0, mask)
