"""Attention rolled out through the layers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointerscope.formulas.primitives import Array, identity

if TYPE_CHECKING:
    from jaxtyping import Float


def attention_rollout(
    weights: Float[Array, "*batch layers heads T T"], *, residual: float = 0.5
) -> tuple[Float[Array, "*batch T T"], ...]:
    r"""What each position's encoding is made of, after every layer.

    :math:`R_\ell = \hat{A}_\ell R_{\ell-1}` with :math:`R_0 = I`, where :math:`\hat{A}_\ell` is
    :math:`(1 - r) \bar{A}_\ell + r I` with rows that sum to 1, and :math:`\bar{A}_\ell` the mean
    of the layer's heads.

    Args:
        weights: of self-attention, the first layer first; a row may sum to less than 1 where
            heads move nothing.
        residual: the share of the residual connection, r, from 0 (there is none) to 1.

    Returns:
        one matrix for each layer: a row holds the shares of the positions before the first
        layer, or zeros where neither attention nor a residual connection hands on anything.

    Source: Abnar and Zuidema, "Quantifying Attention Flow in Transformers" (2020), §3.
    """
    rolled = identity(weights.shape[-1], weights)
    rollouts = []
    for layer in range(weights.shape[-4]):
        attended = weights[..., layer, :, :, :].mean(-3) @ rolled
        mixed = (1 - residual) * attended + residual * rolled
        # The rows so far sum to 1, so to normalise the product normalises the factor.
        totals = mixed.sum(-1)[..., None]
        rolled = mixed / (totals + (totals == 0))
        rollouts.append(rolled)
    return tuple(rollouts)
