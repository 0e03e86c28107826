"""The inputs of the network, and every named tensor of one forward pass.

Shapes: B histories, T visits, d model width, H heads, k = d / H, V locations.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor

from pointerscope.core import messages
from pointerscope.core.array_types import Bool, Float, Int
from pointerscope.mobility.histories import Features, History, compute_features


class Batch(NamedTuple):
    """The features of a batch of histories as tensors, clipped as in `compute_features`.

    Attributes:
        locations: ids of the places visited, 0 where a history is padded.
        user: ids of the people, 0 for nobody in particular.
        time: quarter hours since midnight, of arrival.
        weekday: 0 for Monday to 6 for Sunday.
        recency: days from the visit to the moment to predict.
        duration: half hours of stay.
        position_from_end: 1 for the last visit of a history, 2 for the one before it.
        lengths: the number of visits of each history.
        mask: true where there is a visit; None when no history is padded.
        has_nobody: whether any history belongs to nobody in particular (user 0).
    """

    locations: Int[Tensor, "B T"]
    user: Int[Tensor, " B"]
    time: Int[Tensor, "B T"]
    weekday: Int[Tensor, "B T"]
    recency: Int[Tensor, "B T"]
    duration: Int[Tensor, "B T"]
    position_from_end: Int[Tensor, "B T"]
    lengths: Int[Tensor, " B"]
    mask: Bool[Tensor, "B T"] | None
    has_nobody: bool

    @classmethod
    def from_histories(cls, histories: Sequence[History], max_visits: int) -> Batch:
        """Return the features of histories, padded to the longest history.

        Args:
            histories: each of 1 to `max_visits` visits.
            max_visits: the longest history that the network accepts.
        """
        return cls.from_features(compute_features(histories, max_visits))

    @classmethod
    def from_features(cls, features: Features) -> Batch:
        """Return the features as tensors that share memory with the arrays."""
        valid = features.valid
        return cls(
            locations=torch.from_numpy(features.locations),
            user=torch.from_numpy(features.user),
            time=torch.from_numpy(features.time),
            weekday=torch.from_numpy(features.weekday),
            recency=torch.from_numpy(features.recency),
            duration=torch.from_numpy(features.duration),
            position_from_end=torch.from_numpy(features.position_from_end),
            lengths=torch.from_numpy(features.lengths),
            mask=None if valid.all() else torch.from_numpy(valid),
            has_nobody=not features.user.all(),
        )

    def map(self, function: Callable[[Tensor], Tensor]) -> Batch:
        """Apply a function to every tensor of the batch."""
        return Batch(
            locations=function(self.locations),
            user=function(self.user),
            time=function(self.time),
            weekday=function(self.weekday),
            recency=function(self.recency),
            duration=function(self.duration),
            position_from_end=function(self.position_from_end),
            lengths=function(self.lengths),
            mask=None if self.mask is None else function(self.mask),
            has_nobody=self.has_nobody,
        )

    def repeated(self, times: int) -> Batch:
        """Return a batch of one history with this history several times, in the same memory."""
        return self.map(lambda tensor: tensor.expand(times, *tensor.shape[1:]))

    def to(self, device: torch.device) -> Batch:
        """Return the batch on a device."""
        return self.map(lambda tensor: tensor.to(device))


class LayerTrace(NamedTuple):
    """The tensors of the self-attention in one layer; H is 0 where the network has none."""

    queries: Float[Tensor, "B H T k"]
    keys: Float[Tensor, "B H T k"]
    values: Float[Tensor, "B H T k"]
    scores: Float[Tensor, "B H T T"]
    weights: Float[Tensor, "B H T T"]
    head_outputs: Float[Tensor, "B H T k"]

    @classmethod
    def without_heads(cls, x: Float[Tensor, "B T d"]) -> LayerTrace:
        """Return the trace of a layer without self-attention that reads `x`: no heads."""
        batch, visits, _ = x.shape
        per_visit, per_pair = (
            x.new_empty(batch, 0, visits, 0),
            x.new_empty(batch, 0, visits, visits),
        )
        return cls(per_visit, per_visit, per_visit, per_pair, per_pair, per_visit)


@dataclass(frozen=True)
class Trace:
    """Every named tensor of one forward pass.

    The tensors of a component that the network lacks are None. `gate` is then 0.5 (no gate), 1
    (no generation head) or 0 (no pointer).

    Attributes:
        batch: the inputs of the pass.
        hidden: the hidden states before the first layer and after each layer, layers + 1 tensors.
        layers: the tensors of the self-attention in each layer.
        context: the encoding of the last visit, which pointer, generation head and gate read.
        content_scores: the dot product of the pointer's query and each visit's key, over √d.
        position_bias: the learned bias of each visit's position from the end.
        pointer_scores: content scores plus position bias; minus infinity where there is no visit.
        pointer_weights: the softmax of the pointer scores.
        pointer_probabilities: the pointer weights, added up by location.
        generation_logits: the output of the generation head.
        generation_probabilities: the softmax of the generation logits.
        gate_hidden: the hidden units of the gate, after the GELU.
        gate_logit: the output of the gate before the sigmoid.
        gate: the weight of the pointer in the blend.
        probabilities: the blend.
        intermediates: the tensors between these by site, such as `layers.0.norm1`; None where
            they were not asked for.
    """

    batch: Batch
    hidden: tuple[Float[Tensor, "B T d"], ...]
    layers: tuple[LayerTrace, ...]
    context: Float[Tensor, "B d"]
    content_scores: Float[Tensor, "B T"] | None
    position_bias: Float[Tensor, "B T"] | None
    pointer_scores: Float[Tensor, "B T"] | None
    pointer_weights: Float[Tensor, "B T"] | None
    pointer_probabilities: Float[Tensor, "B V"] | None
    generation_logits: Float[Tensor, "B V"] | None
    generation_probabilities: Float[Tensor, "B V"] | None
    gate_hidden: Float[Tensor, "B h"] | None
    gate_logit: Float[Tensor, " B"] | None
    gate: Float[Tensor, " B"]
    probabilities: Float[Tensor, "B V"]
    intermediates: Mapping[str, Tensor] | None = None

    @property
    def is_causal(self) -> bool:
        """Whether the network has self-attention in which no visit reads a later one."""
        scores = [layer.scores for layer in self.layers if layer.scores.shape[1]]
        if not scores or any(one[..., 0, 1:].isfinite().any() for one in scores):
            return False  # mostly seen from the first visit alone
        return not any(one.isfinite().triu(1).any() for one in scores)


class NonFiniteError(ValueError):
    """A pass with infinite or undefined numbers, caused by weights that are too large.

    Attributes:
        where: the part of the request that is at fault.
    """

    where = "model"

    def __init__(self, model: str, tensor: str) -> None:
        super().__init__(messages.NOT_FINITE.format(model=model, tensor=tensor))
        self._arguments = model, tensor

    def __reduce__(self) -> tuple[type[NonFiniteError], tuple[str, str]]:
        """Pickle the error by its arguments, so that it can cross processes."""
        return type(self), self._arguments


def find_non_finite(trace: Trace) -> dict[int, str]:
    """Find the histories of a batch whose tensors hold infinite or undefined numbers.

    Attention scores and pointer scores are not checked: masked ones are minus infinity.

    Returns:
        By row of the batch, the name of the first such tensor in the order of the pass.
    """
    # The usual case, at the price of one sum a tensor; those of one history are small enough to be
    # summed as one.
    tensors = [tensor for _, tensor in _finite_tensors(trace)]
    if len(trace.probabilities) == 1:
        tensors = [torch.cat([tensor.flatten() for tensor in tensors])]
    if math.isfinite(sum(tensor.sum().item() for tensor in tensors)):
        return {}
    found: dict[int, str] = {}
    for name, tensor in _finite_tensors(trace):
        non_finite = ~tensor.isfinite().reshape(len(tensor), -1).all(1)  # (B,)
        for row in non_finite.nonzero().flatten().tolist():
            found.setdefault(row, name)
    return found


def _finite_tensors(trace: Trace) -> Iterator[tuple[str, Tensor]]:
    """Yield the tensors that must be finite, each (B, …), by name and in the order of the pass."""
    for index, hidden in enumerate(trace.hidden):
        yield f"hidden[{index}]", hidden
        if index < len(trace.layers):
            layer = trace.layers[index]
            for name in ("queries", "keys", "values", "weights", "head_outputs"):
                yield f"layers[{index}].{name}", getattr(layer, name)
    for name in (
        *("context", "content_scores", "position_bias", "pointer_weights"),
        *("pointer_probabilities", "generation_logits", "generation_probabilities"),
        *("gate_hidden", "gate_logit", "gate", "probabilities"),
    ):
        tensor = getattr(trace, name)
        if tensor is not None:
            yield name, tensor
