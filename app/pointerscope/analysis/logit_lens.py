"""The logit lens: what the network would predict if it were read after an earlier layer."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery, most_probable_place
from pointerscope.core.array_types import Array, Float, Int, Integers
from pointerscope.formulas import entropy


@dataclass(frozen=True, eq=False)
class LogitLens:
    """Predictions read before the first layer and after each layer; D = layers + 1 depths.

    Attributes:
        probabilities: of the blend.
        gate: the pointer's share.
        pointer_probabilities: None without a pointer.
        generation_probabilities: None without a generation head.
        pointer_entropy: entropy of the pointer weights in nats; None without a pointer.
    """

    probabilities: Float[Array, "D V"]
    gate: Float[Array, " D"]
    pointer_probabilities: Float[Array, "D V"] | None
    generation_probabilities: Float[Array, "D V"] | None
    pointer_entropy: Float[Array, " D"] | None

    @cached_property
    def leaders(self) -> Int[Integers, " D"]:
        """The most probable place at each depth."""
        return most_probable_place(self.probabilities)

    @property
    def decided_at(self) -> int:
        """The depth from which on the final prediction leads; 0 is before the first layer."""
        others = np.flatnonzero(self.leaders != self.leaders[-1])
        return int(others[-1]) + 1 if len(others) else 0


def compute_logit_lens(explanation: ExplainedQuery) -> LogitLens:
    """Apply the network's pointer, generation head and gate at every depth of a trace.

    The encodings of all depths make one batch; the encoder does not run again.
    """
    import torch

    traced = explanation.trace
    with torch.inference_mode():
        depths = torch.cat(traced.hidden)  # (D, T, d)
        batch = traced.batch.repeated(len(depths))
        read = explanation.bundle.network.decode(depths, batch, explanation.query.interventions)
    weights, pointer = read.pointer_weights, read.pointer_probabilities
    generation = read.generation_probabilities
    return LogitLens(
        probabilities=read.probabilities.numpy(),
        gate=read.gate.numpy(),
        pointer_probabilities=None if pointer is None else pointer.numpy(),
        generation_probabilities=None if generation is None else generation.numpy(),
        pointer_entropy=None if weights is None else entropy(weights.numpy()),
    )
