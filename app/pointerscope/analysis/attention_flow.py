"""How self-attention moves information: rolled out through the layers, and by how much it moves.

What interventions change is taken as it was: a removed head moves nothing, or its mean over the
visits; a skipped sublayer adds nothing; without residual connections nothing stays in place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_rollout, entropy, transformed_values, value_norms
from pointerscope.formulas.primitives import exponential

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.network.bundles import Bundle

    Array = NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class AttentionSums:
    """What the rows and columns of attention weights come to.

    Attributes:
        rows: the sum of each visit's weights.
        columns: how much each visit is looked at in all.
        entropies: of each visit's weights, in nats.
        effective_positions: over how many visits they spread, e to the entropy.
    """

    rows: Float[Array, "layers heads T"]
    columns: Float[Array, "layers heads T"]
    entropies: Float[Array, "layers heads T"]
    effective_positions: Float[Array, "layers heads T"]


@dataclass(frozen=True, eq=False)
class ValueNorms:
    """How much attention moves in every head.

    Attributes:
        weights: with which values arrive: those of attention where nobody intervenes.
        transformed: the values as the output projection hands them on, without its bias.
        norms: the length of what each visit (row) takes from each visit (column).
    """

    weights: Float[Array, "layers heads T T"]
    transformed: Float[Array, "layers heads T d"]
    norms: Float[Array, "layers heads T T"]


def attention_sums(weights: Float[Array, "layers heads T T"]) -> AttentionSums:
    """The sums and entropies of attention weights."""
    entropies = entropy(weights)
    return AttentionSums(
        weights.sum(-1), weights.sum(-2), entropies, exponential(entropies).astype(np.float32)
    )


def rollout_of(explanation: ExplainedQuery) -> tuple[Float[Array, "T T"], ...]:
    """After every layer, the share of each visit (column) in each visit's encoding (row).

    Half of a layer's output is counted as its residual connection. Rows are 0 where a layer puts
    out nothing.
    """
    asked = explanation.query.interventions
    weights = arriving_weights(explanation)
    if asked.residuals:
        return attention_rollout(weights)
    if skipped := [skip.layer for skip in asked.skip]:
        weights = weights.copy()
        weights[skipped] = 0
    return attention_rollout(weights, residual=0.0)


def value_norms_of(explanation: ExplainedQuery) -> ValueNorms:
    """How much each visit takes from each visit in every head."""
    weights = arriving_weights(explanation)
    transformed = transformed_values(explanation.values, _output_weights(explanation.bundle))
    return ValueNorms(weights, transformed, value_norms(weights, transformed))


def arriving_weights(explanation: ExplainedQuery) -> Float[Array, "layers heads T T"]:
    """The weights with which values arrive, which interventions make others than were computed.

    Those of a removed head are 0, or at every visit the mean of the rows of unmasked ones; those
    of a layer whose attention is skipped are 0.
    """
    asked = explanation.query.interventions
    weights = explanation.self_attention
    skipped = [skip.layer for skip in asked.skip if skip.part == "attention"]
    if not (asked.remove_heads or skipped):
        return weights
    weights = weights.copy()
    seen = np.setdiff1d(np.arange(weights.shape[-1]), explanation.query.masked)
    for layer, head in asked.remove_heads:
        kept = weights[layer, head]
        kept[:] = kept[seen].mean(0) if asked.replace_with == "mean" else 0
    weights[skipped] = 0
    return weights


def _output_weights(bundle: Bundle) -> Float[Array, "layers d d"]:
    """The output projections of self-attention."""
    weights, layers = bundle.checkpoint.weights, range(bundle.architecture.layers)
    name = "transformer.layers.{}.self_attn.out_proj.weight"
    return np.stack([weights[name.format(layer)].numpy() for layer in layers])
