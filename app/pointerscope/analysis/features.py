"""The influence of each input feature on the prediction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.analysis.influence import (
    Attributions,
    answer_log_probability,
    compute_attributions,
    network_inputs,
)
from pointerscope.core.array_types import Array, Float
from pointerscope.network.architecture import FEATURES

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery


@dataclass(frozen=True, eq=False)
class FeatureInfluence:
    """The influence of F features of T visits on the prediction, in nats.

    Attributes:
        names: of the network's features, in the order of its inputs: "location", "user", ….
        lacking: names of the features that it does not have.
        drops: drop of the log-probability of the predicted place when the feature of all visits is
            set to zero; negative if it rises. The pointer still knows the place of a visit whose
            location feature is zero.
        gradients: the integrated gradients, summed over the slice of the feature.
        attributions: the integrated gradients of every input.
    """

    names: tuple[str, ...]
    lacking: tuple[str, ...]
    drops: Float[Array, " F"]
    gradients: Float[Array, "F T"]
    attributions: Attributions


def compute_feature_influence(explanation: ExplainedQuery) -> FeatureInfluence:
    """Measure the influence of each feature; all changed inputs make one batch."""
    import torch

    slices = explanation.bundle.architecture.slices
    log_probability, inputs = answer_log_probability(explanation), network_inputs(explanation)
    with torch.inference_mode():
        # The last row stays unchanged.
        changed = inputs.repeat(len(slices) + 1, 1, 1)
        for row, part in enumerate(slices.values()):
            changed[row, :, part] = 0
        log_probabilities = log_probability(changed)
        drops = log_probabilities[-1] - log_probabilities[:-1]
    attributions = compute_attributions(explanation)
    return FeatureInfluence(
        names=tuple(slices),
        lacking=tuple(name for name in ("user", *FEATURES) if name not in slices),
        drops=drops.numpy(),
        gradients=np.stack([attributions.values[:, part].sum(-1) for part in slices.values()]),
        attributions=attributions,
    )
