"""What pointer, gate and blend would answer, were they read after another layer."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import entropy

if TYPE_CHECKING:
    from jaxtyping import Float, Int
    from numpy.typing import NDArray
    from torch import Tensor

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.network.trace import Batch

    Array = NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class LayerReading:
    """The read-out of the encoding before the first layer and after each; D = layers + 1.

    Attributes:
        probabilities: the blend.
        gate: the pointer's share.
        pointer_probabilities: None without a pointer.
        generation_probabilities: None without a generation head.
        pointer_entropy: of the weights over visits, in nats; None without a pointer.
    """

    probabilities: Float[Array, "D V"]
    gate: Float[Array, " D"]
    pointer_probabilities: Float[Array, "D V"] | None
    generation_probabilities: Float[Array, "D V"] | None
    pointer_entropy: Float[Array, " D"] | None

    @cached_property
    def leaders(self) -> Int[NDArray[np.int64], " D"]:
        """The most probable place at each depth."""
        return self.probabilities.argmax(-1)

    @property
    def decided_at(self) -> int:
        """The depth from which on the final answer leads; 0 is before the first layer."""
        others = np.flatnonzero(self.leaders != self.leaders[-1])
        return int(others[-1]) + 1 if len(others) else 0


def read_layers(explanation: ExplainedQuery) -> LayerReading:
    """Read every depth of a trace with the network's own pointer, generation head and gate.

    The encodings are stacked and read in one batch; the encoder does not run again.
    """
    import torch

    traced = explanation.trace
    with torch.inference_mode():
        depths = torch.cat(traced.hidden)  # (D, T, d)
        batch = _repeated(traced.batch, len(depths))
        read = explanation.bundle.network.read(depths, batch, explanation.query.interventions)
    weights, pointer = read.pointer_weights, read.pointer_probabilities
    generation = read.generation_probabilities
    return LayerReading(
        probabilities=read.probabilities.numpy(),
        gate=read.gate.numpy(),
        pointer_probabilities=None if pointer is None else pointer.numpy(),
        generation_probabilities=None if generation is None else generation.numpy(),
        pointer_entropy=None if weights is None else entropy(weights.numpy()),
    )


def _repeated(batch: Batch, times: int) -> Batch:
    """A batch of one history several times over, as far as reading an encoding looks at it."""

    def repeated(tensor: Tensor) -> Tensor:
        return tensor.expand(times, *tensor.shape[1:])

    return batch._replace(
        locations=repeated(batch.locations),
        position_from_end=repeated(batch.position_from_end),
        lengths=repeated(batch.lengths),
        mask=None if batch.mask is None else repeated(batch.mask),
    )
