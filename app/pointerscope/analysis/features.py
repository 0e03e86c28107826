"""What the answer hangs on: the parts that a visit is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.analysis.influence import (
    Attributions,
    attributions_of,
    inputs_of,
    log_probability_of,
)
from pointerscope.network.architecture import FEATURES

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.analysis.explanation import ExplainedQuery

    Array = NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class FeatureInfluence:
    """What each of F features of T visits has to do with the answer, in nats.

    Attributes:
        names: of the features that the network has, as in its inputs: "location", "user", ….
        lacking: of those that it does not have.
        lost: how far the answer's log-probability falls when the feature is zeros at all visits
            (below 0: it rises). Without its location a visit is still pointed at as the place
            that it is.
        gradients: the integrated gradients, summed over the slice of the feature.
        attributions: what the sums are of.
    """

    names: tuple[str, ...]
    lacking: tuple[str, ...]
    lost: Float[Array, " F"]
    gradients: Float[Array, "F T"]
    attributions: Attributions


def feature_influence_of(explanation: ExplainedQuery) -> FeatureInfluence:
    """Measure what each feature has to do with the answer; all zeroed inputs make one batch."""
    import torch

    slices = explanation.bundle.architecture.slices
    log_probability, inputs = log_probability_of(explanation), inputs_of(explanation)
    with torch.inference_mode():
        # The last row is left as it is.
        changed = inputs.repeat(len(slices) + 1, 1, 1)
        for row, part in enumerate(slices.values()):
            changed[row, :, part] = 0
        found = log_probability(changed)
        lost = found[-1] - found[:-1]
    attributions = attributions_of(explanation)
    return FeatureInfluence(
        names=tuple(slices),
        lacking=tuple(name for name in ("user", *FEATURES) if name not in slices),
        lost=lost.numpy(),
        gradients=np.stack([attributions.values[:, part].sum(-1) for part in slices.values()]),
        attributions=attributions,
    )
