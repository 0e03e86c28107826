"""Attention rollout through the layers."""

from pointerscope.core.array_types import Float
from pointerscope.formulas.primitives import Array, identity


def attention_rollout(
    weights: Float[Array, "*batch layers heads T T"], *, residual: float = 0.5
) -> tuple[Float[Array, "*batch T T"], ...]:
    r"""Return each position's share in every hidden state, after every layer.

    :math:`R_\ell = \hat{A}_\ell R_{\ell-1}` with :math:`R_0 = I`, where :math:`\hat{A}_\ell` is
    :math:`(1 - r) \bar{A}_\ell + r I` with rows that sum to 1, and :math:`\bar{A}_\ell` the mean
    of the layer's heads.

    Args:
        weights: self-attention weights, the first layer first. A row may sum to less than 1 where
            heads were removed.
        residual: the share r of the residual connection, from 0 (none) to 1.

    Returns:
        One matrix for each layer. A row holds the shares of the positions before the first layer;
        it is zero where neither attention nor a residual connection passes anything on.

    Source: Abnar and Zuidema, "Quantifying Attention Flow in Transformers" (2020), §3.
    """
    rolled = identity(weights.shape[-1], weights)
    rollouts = []
    for layer in range(weights.shape[-4]):
        attended = weights[..., layer, :, :, :].mean(-3) @ rolled
        mixed = (1 - residual) * attended + residual * rolled
        # The rows of `rolled` sum to 1, so normalising the product normalises the mixed weights.
        totals = mixed.sum(-1)[..., None]
        rolled = mixed / (totals + (totals == 0))
        rollouts.append(rolled)
    return tuple(rollouts)
