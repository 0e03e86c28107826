"""Sites: one name for every tensor of a pass, the same in both engines.

::

    inputs.<feature>  inputs.projected  inputs.norm
    layers.<l>.residual_in
    layers.<l>.norm1
    layers.<l>.heads.<h>.queries  .keys  .values  .scores  .weights  .outputs
    layers.<l>.attention_out  layers.<l>.residual_mid
    layers.<l>.norm2
    layers.<l>.feed_forward.pre  .hidden  .out
    layers.<l>.residual_out
    context
    pointer.query  .keys  .content_scores  .bias  .scores  .weights  .probabilities
    generation.logits  .probabilities
    gate.hidden  .logit  .value
    probabilities

Each norm has its statistics at `<norm>.mean` and `<norm>.reciprocal_deviation`. Layers and heads
count from 0. `feed_forward.hidden` is what the activation returns, `gate.hidden` too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointerscope.formulas.normalisation import row_moments

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from jaxtyping import Float
    from torch import Tensor

    from pointerscope.network.trace import LayerTrace, Trace

_OF_HEADS = ("queries", "keys", "values", "scores", "weights", "outputs")
_OF_DECODER = {
    "context": "context",
    "pointer.content_scores": "content_scores",
    "pointer.bias": "position_bias",
    "pointer.scores": "pointer_scores",
    "pointer.weights": "pointer_weights",
    "pointer.probabilities": "pointer_probabilities",
    "generation.logits": "generation_logits",
    "generation.probabilities": "generation_probabilities",
    "gate.hidden": "gate_hidden",
    "gate.logit": "gate_logit",
    "gate.value": "gate",
    "probabilities": "probabilities",
}


def tensors_by_site(trace: Trace) -> dict[str, Tensor]:
    """Return the tensors of a trace by the names of their sites.

    The tensors of a component that the network lacks are left out, and so are the intermediates
    of a trace without them.

    Args:
        trace: of a pass with its layers. The tensors of a single head have shape [B, T, k], or
            [B, T, T].
    """
    tensors = dict(trace.intermediates or {})
    for index, layer in enumerate(trace.layers):
        tensors[f"layers.{index}.residual_in"] = trace.hidden[index]
        tensors |= {f"layers.{index}.{site}": tensor for site, tensor in _heads(layer)}
        tensors[f"layers.{index}.residual_out"] = trace.hidden[index + 1]
    for site, name in _OF_DECODER.items():
        tensor = getattr(trace, name)
        if tensor is not None:
            tensors[site] = tensor
    return tensors


def _heads(layer: LayerTrace) -> Iterator[tuple[str, Tensor]]:
    for name, tensor in zip(_OF_HEADS, layer, strict=True):  # (B, H, T, k) or (B, H, T, T)
        for head in range(tensor.shape[1]):
            yield f"heads.{head}.{name}", tensor[:, head]


class Recorder:
    """Collects copies of the intermediate tensors of a pass, by the names of their sites.

    Copies, because a pass overwrites what nothing else reads. A recorder without a dictionary
    collects nothing.
    """

    def __init__(self, tensors: dict[str, Tensor] | None, prefix: str = "") -> None:
        self._tensors, self._prefix = tensors, prefix

    def __call__(self, site: str, tensor: Tensor) -> None:
        """Record a tensor."""
        if self._tensors is not None:
            self._tensors[self._prefix + site] = tensor.clone()

    def parts(self, site: str, whole: Tensor, columns: Mapping[str, slice]) -> None:
        """Record some columns of a tensor under the name of each."""
        if self._tensors is not None:
            for name, part in columns.items():
                self(f"{site}.{name}", whole[..., part])

    def moments(self, site: str, x: Float[Tensor, "B T d"], epsilon: float) -> None:
        """Record the statistics of a norm that reads `x`, each [B, T]."""
        if self._tensors is not None:
            found = row_moments(x, epsilon=epsilon)
            self(f"{site}.mean", found.mean[..., 0])
            self(f"{site}.reciprocal_deviation", 1 / found.deviation[..., 0])

    def under(self, prefix: str) -> Recorder:
        """Return a recorder of the sites whose names begin with this."""
        return self if self._tensors is None else Recorder(self._tensors, prefix)

    @property
    def tensors(self) -> Mapping[str, Tensor] | None:
        """What was recorded; None without a dictionary."""
        return self._tensors


NO_RECORDER = Recorder(None)
