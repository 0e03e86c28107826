"""What every network offers: the pointer network, and those that adapters open."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from itertools import chain
from typing import TYPE_CHECKING

from torch import Tensor, device, nn

from pointerscope.core.array_types import Float
from pointerscope.mobility.interventions import NO_INTERVENTIONS, Interventions

if TYPE_CHECKING:
    from pointerscope.network.architecture import Architecture
    from pointerscope.network.sites import SiteFunction
    from pointerscope.network.trace import Batch, Trace

SMALLEST_PROBABILITY = 1e-10


class Network(nn.Module, ABC):
    """A network whose pass can be traced, and changed at sites.

    Attributes:
        architecture: its sizes and parts.
    """

    architecture: Architecture

    @property
    def device(self) -> device:
        """Where its parameters lie."""
        return next(chain(self.parameters(), self.buffers())).device

    def forward(self, batch: Batch) -> Float[Tensor, "B V"]:
        """Return the log-probabilities of the next place."""
        return to_log_probabilities(self.trace(batch, layers=False).probabilities)

    @abstractmethod
    def trace(
        self,
        batch: Batch,
        *,
        layers: bool = True,
        intermediates: bool | Collection[str] = False,
        interventions: Interventions = NO_INTERVENTIONS,
        at: Mapping[str, SiteFunction] | None = None,
    ) -> Trace:
        """Return every tensor on the way to the probabilities, from one pass.

        Args:
            batch: the histories.
            layers: whether the trace holds the hidden states and attention tensors of the layers,
                by far the largest part of it.
            intermediates: whether the trace also holds the tensors between these, as
                `pointerscope.network.sites` names them, or the sites of those that it holds. All
                of them more than double its size.
            interventions: changes to the pass. Those to the visits (`mask_visits`, `order`) must
                have been made to the batch.
            at: functions by site (`pointerscope.network.sites`), made after the interventions.
                Each is given a copy of the tensor there and returns what the pass goes on with,
                or None to go on with the tensor as it is.

        Raises:
            InvalidQueryError: the network has no such site, or a function returned no tensor, one
                of another shape, or infinite or undefined numbers.
        """

    def bind(self) -> None:  # some networks have nothing to gain
        """Let passes outside training do without what torch does for hooks, where that is quicker.

        Values of parameters may still change in place. Hooks and other parts are not seen any more.
        """

    @abstractmethod
    def initialised(self) -> Network:
        """Return a network of the same sizes with weights as before training."""

    @abstractmethod
    def embed(
        self, batch: Batch, interventions: Interventions = NO_INTERVENTIONS
    ) -> Float[Tensor, "B T W"]:
        """Return the embeddings of every visit side by side, at `architecture.slices`."""

    @abstractmethod
    def trace_from_inputs(
        self,
        inputs: Float[Tensor, "B T W"],
        batch: Batch,
        interventions: Interventions = NO_INTERVENTIONS,
    ) -> Trace:
        """Return the trace, without its layers, of a pass that starts from these embeddings.

        Of the batch it reads locations, lengths, positions and mask only. A batch of one history
        without a mask serves many inputs, such as the steps of integrated gradients.
        """

    @abstractmethod
    def decode(
        self,
        encoded: Float[Tensor, "B T d"],
        batch: Batch,
        interventions: Interventions = NO_INTERVENTIONS,
    ) -> Trace:
        """Apply what follows the last layer to the hidden states of any layer."""


def to_log_probabilities(probabilities: Float[Tensor, "*batch V"]) -> Float[Tensor, "*batch V"]:
    """Return log(p + 1e-10), which is finite for every probability."""
    return (probabilities + SMALLEST_PROBABILITY).log()
