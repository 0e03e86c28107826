"""What goes into the network, and every named tensor that one forward pass computes.

Shapes: B histories, T visits, d model width, H heads, k = d / H, V locations.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import torch
from torch import Tensor

from pointerscope.mobility.histories import features_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from jaxtyping import Bool, Float, Int

    from pointerscope.mobility.histories import Features, History


class Batch(NamedTuple):
    """The features of a batch of histories as tensors.

    Attributes:
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
    def of(cls, histories: Sequence[History], max_visits: int) -> Batch:
        """The histories as the network reads them, padded to the longest."""
        return cls.from_features(features_of(histories, max_visits))

    @classmethod
    def from_features(cls, features: Features) -> Batch:
        """The same arrays as tensors, without a copy."""
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
            has_nobody=bool((features.user == 0).any()),
        )

    def changed(self, change: Callable[[Tensor], Tensor]) -> Batch:
        """The same batch with every tensor changed alike."""
        return Batch(
            locations=change(self.locations),
            user=change(self.user),
            time=change(self.time),
            weekday=change(self.weekday),
            recency=change(self.recency),
            duration=change(self.duration),
            position_from_end=change(self.position_from_end),
            lengths=change(self.lengths),
            mask=None if self.mask is None else change(self.mask),
            has_nobody=self.has_nobody,
        )

    def to(self, device: torch.device) -> Batch:
        """The same batch on a device."""
        return self.changed(lambda tensor: tensor.to(device))


class LayerTrace(NamedTuple):
    """What the self-attention of one layer computes."""

    queries: Float[Tensor, "B H T k"]
    keys: Float[Tensor, "B H T k"]
    values: Float[Tensor, "B H T k"]
    scores: Float[Tensor, "B H T T"]
    weights: Float[Tensor, "B H T T"]
    head_outputs: Float[Tensor, "B H T k"]


@dataclass(frozen=True)
class Trace:
    """Every named tensor of one forward pass.

    What a network lacks is None; then `gate` holds the share that stands in for it: 0.5
    without a learned gate, 1 without a generation head, 0 without a pointer.

    Attributes:
        batch: what went in.
        hidden: the encoding before the first layer and after each, layers + 1 of them.
        layers: what the self-attention of each layer computed.
        context: the encoding of the last visit, from which the prediction is read.
        content_scores: how well each visit answers the context's query, divided by √d.
        position_bias: the learned bias of each visit's position from the end.
        pointer_scores: their sum, minus infinity where there is no visit.
        pointer_weights: the softmax of the scores.
        pointer_probabilities: the weights collected onto locations.
        generation_logits: of the generation head.
        generation_probabilities: their softmax.
        gate_hidden: the gate's hidden units after the GELU.
        gate_logit: before the sigmoid.
        gate: the pointer's share of the blend.
        probabilities: the blend.
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


class NotNumbersError(ValueError):
    """A pass that left the numbers that a computer holds, as weights too large make it.

    Attributes:
        where: the part of the input that is at fault.
    """

    where = "model"

    def __init__(self, model: str, tensor: str) -> None:
        super().__init__(
            f'The model "{model}" computes no numbers for this query: its `{tensor}` holds '
            "infinities, or what is no number at all. Its weights lead beyond what 32-bit numbers "
            "hold."
        )
        self._of = model, tensor

    def __reduce__(self) -> tuple[type[NotNumbersError], tuple[str, str]]:
        """Travel between processes as what it was made of."""
        return type(self), self._of


def not_numbers(trace: Trace) -> dict[int, str]:
    """The histories of a batch that came out as something other than numbers.

    Scores may be minus infinity: so they are where nobody may look.

    Returns:
        By row of the batch the name of the first tensor at fault, in the order of the pass.
    """
    sums = torch.stack([tensor.sum() for _, tensor in _finite_tensors(trace)])
    if sums.isfinite().all():  # almost always, and one look at each tensor is cheap
        return {}
    found: dict[int, str] = {}
    for name, tensor in _finite_tensors(trace):
        at_fault = ~tensor.isfinite().flatten(1).all(1)  # (B,)
        for row in at_fault.nonzero().flatten().tolist():
            found.setdefault(row, name)
    return found


def _finite_tensors(trace: Trace) -> Iterator[tuple[str, Tensor]]:
    """What has to be finite, by name and in the order of the pass; (B, …) each."""
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
            yield name, tensor.unsqueeze(-1)
