"""How self-attention moves information: attention rollout, and the norms of weighted values.

Interventions count: a removed head moves nothing, or its mean over the visits; a skipped sublayer
adds nothing; without residual connections nothing stays in place.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.core.array_types import Array, Bool, Booleans, Float
from pointerscope.formulas import attention_rollout, entropy, transformed_values, value_norms
from pointerscope.formulas.primitives import exponential

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.network.bundles import Bundle


@dataclass(frozen=True, eq=False)
class AttentionSums:
    """Sums and entropies of attention weights.

    Attributes:
        rows: sum over key positions, for each query position.
        columns: sum over query positions, for each key position.
        entropies: of each query position's weights, in nats.
        effective_positions: the exponential of each entropy.
    """

    rows: Float[Array, "layers heads T"]
    columns: Float[Array, "layers heads T"]
    entropies: Float[Array, "layers heads T"]
    effective_positions: Float[Array, "layers heads T"]


@dataclass(frozen=True, eq=False)
class ValueNorms:
    """How much every head moves from each visit to each visit.

    Attributes:
        weights: the weights applied to the values; see `applied_weights`.
        transformed: the values after the output projection, without its bias.
        norms: the length of what each visit (row) receives from each visit (column).
    """

    weights: Float[Array, "layers heads T T"]
    transformed: Float[Array, "layers heads T d"]
    norms: Float[Array, "layers heads T T"]


def compute_attention_sums(weights: Float[Array, "layers heads T T"]) -> AttentionSums:
    """Return the sums and entropies of attention weights."""
    entropies = entropy(weights)
    return AttentionSums(
        weights.sum(-1), weights.sum(-2), entropies, exponential(entropies).astype(np.float32)
    )


def compute_rollout(explanation: ExplainedQuery) -> tuple[Float[Array, "T T"], ...]:
    """Return, after every layer, the share of each visit (column) in each encoding (row).

    The residual connection counts as half of a layer's output. A row is 0 if a layer has no
    output.
    """
    interventions = explanation.query.interventions
    weights = applied_weights(explanation)
    if interventions.residuals:
        return attention_rollout(weights)
    if skipped := [skip.layer for skip in interventions.skip]:
        weights = weights.copy()
        weights[skipped] = 0
    return attention_rollout(weights, residual=0.0)


def compute_value_norms(explanation: ExplainedQuery) -> ValueNorms:
    """Return how much each visit receives from each visit in every head."""
    weights = applied_weights(explanation)
    transformed = transformed_values(explanation.values, _output_weights(explanation.bundle))
    return ValueNorms(weights, transformed, value_norms(weights, transformed))


def applied_weights(explanation: ExplainedQuery) -> Float[Array, "layers heads T T"]:
    """Return the attention weights that are applied to the values, after interventions.

    For a removed head they are 0, or in every row the mean of the rows of unmasked visits. For a
    layer whose attention is skipped they are 0.
    """
    interventions = explanation.query.interventions
    weights = explanation.self_attention
    skipped = [skip.layer for skip in interventions.skip if skip.part == "attention"]
    if not (interventions.remove_heads or skipped):
        return weights
    weights = weights.copy()
    unmasked = np.setdiff1d(np.arange(weights.shape[-1]), explanation.query.masked)
    for layer, of_layer in enumerate(weights):
        for head in interventions.removed_heads(layer, len(of_layer)):
            means = of_layer[head, unmasked].mean(0)
            of_layer[head] = means if interventions.replace_with == "mean" else 0
    weights[skipped] = 0
    return weights


def working_heads(explanation: ExplainedQuery) -> Bool[Booleans, "layers heads"]:
    """Return which heads' weights decide what visits read: those that no intervention takes away.

    A removed head, also one with its mean, and the heads of a skipped sublayer read nothing.
    """
    interventions = explanation.query.interventions
    working = np.ones(explanation.self_attention.shape[:2], dtype=bool)
    for layer, heads in enumerate(working):
        heads[list(interventions.removed_heads(layer, len(heads)))] = False
    working[[skip.layer for skip in interventions.skip if skip.part == "attention"]] = False
    return working


def _output_weights(bundle: Bundle) -> Float[Array, "layers d d"]:
    """Return the output projections of self-attention."""
    weights, layers = bundle.checkpoint.weights, range(bundle.architecture.layers)
    name = "transformer.layers.{}.self_attn.out_proj.weight"
    return np.stack([weights[name.format(layer)].numpy() for layer in layers])
