"""The tensors of one forward pass by name, as NumPy arrays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from pointerscope.core.array_types import Array, Integers
from pointerscope.publishing.templates import template_environment

if TYPE_CHECKING:
    from torch import Tensor as TorchTensor

    from pointerscope.network.trace import Trace

_TEMPLATE = "notebook_tensors.html"


class TensorDescription(NamedTuple):
    """A description of a tensor.

    Attributes:
        axes: The meaning of each dimension.
        meaning: What its numbers are.
    """

    axes: tuple[str, ...]
    meaning: str


_HEAD_VECTORS = ("head", "visit", "k")
_HEAD_MATRIX = ("head", "query position", "key position")
_DESCRIPTIONS = {
    "locations": TensorDescription(("visit",), "location ids of the visits"),
    "hidden": TensorDescription(
        ("layer, from the input", "visit", "d"), "hidden states before and after each layer"
    ),
    "context": TensorDescription(("d",), "final hidden state of the last visit"),
    "content_scores": TensorDescription(
        ("visit",), "scaled dot product of the pointer query and each visit's key"
    ),
    "position_bias": TensorDescription(("visit",), "learned bias of each number of steps back"),
    "pointer_scores": TensorDescription(("visit",), "content scores + position bias"),
    "pointer_weights": TensorDescription(("visit",), "softmax of the pointer scores"),
    "pointer_probabilities": TensorDescription(
        ("location",), "pointer weights added up by location"
    ),
    "generation_logits": TensorDescription(("location",), "output of the generation head"),
    "generation_probabilities": TensorDescription(
        ("location",), "softmax of the generation logits"
    ),
    "gate_hidden": TensorDescription(("hidden unit",), "hidden units of the gate after the GELU"),
    "gate_logit": TensorDescription((), "output of the gate before the sigmoid"),
    "gate": TensorDescription((), "weight of the pointer in the blend"),
    "probabilities": TensorDescription(
        ("location",), "blend of pointer and generation, weighted by the gate"
    ),
}
_LAYER_DESCRIPTIONS = {
    "queries": TensorDescription(_HEAD_VECTORS, "query vector of each visit"),
    "keys": TensorDescription(_HEAD_VECTORS, "key vector of each visit"),
    "values": TensorDescription(_HEAD_VECTORS, "value vector of each visit"),
    "scores": TensorDescription(
        _HEAD_MATRIX, "attention scores: scaled dot products of queries and keys"
    ),
    "weights": TensorDescription(_HEAD_MATRIX, "attention weights: softmax of the scores"),
    "head_outputs": TensorDescription(_HEAD_VECTORS, "values averaged with the attention weights"),
}


class LayerTensors(NamedTuple):
    """The self-attention tensors of one layer; H heads, T visits, k = d / H.

    Attributes:
        queries: [H, T, k].
        keys: [H, T, k].
        values: [H, T, k].
        scores: [H, T, T], a row for each query position.
        weights: [H, T, T], the softmax of the scores.
        head_outputs: [H, T, k].
    """

    queries: Array
    keys: Array
    values: Array
    scores: Array
    weights: Array
    head_outputs: Array


class Tensors(Mapping[str, Any]):
    """Every named tensor of one forward pass over one history, as read-only NumPy arrays.

    There is no batch dimension. Each name is an attribute and a key::

        trace.hidden, trace.layers[0].weights
        trace["hidden"], trace["layers[0].weights"]

    Tensors of a part that the network lacks are None as attributes and missing as keys.
    T visits, V locations, width d, L layers.

    Attributes:
        layers: The self-attention tensors of each layer.
        locations: [T] location ids of the visits.
        hidden: [L + 1, T, d] hidden states before the first layer and after each.
        context: [d] the final hidden state of the last visit.
        content_scores: [T] the scaled dot product of the pointer query and each visit's key.
        position_bias: [T] the learned bias of each number of steps back.
        pointer_scores: [T] content scores + position bias.
        pointer_weights: [T] the softmax of the pointer scores.
        pointer_probabilities: [V] the pointer weights added up by location.
        generation_logits: [V] the output of the generation head.
        generation_probabilities: [V] the softmax of the generation logits.
        gate_hidden: [d / 2] the hidden units of the gate after the GELU.
        gate_logit: the output of the gate before the sigmoid.
        gate: the weight of the pointer in the blend.
        probabilities: [V] the blend of pointer and generation, weighted by the gate.
    """

    layers: tuple[LayerTensors, ...]
    locations: Integers
    hidden: Array
    context: Array
    content_scores: Array | None
    position_bias: Array | None
    pointer_scores: Array | None
    pointer_weights: Array | None
    pointer_probabilities: Array | None
    generation_logits: Array | None
    generation_probabilities: Array | None
    gate_hidden: Array | None
    gate_logit: np.float32 | None
    gate: np.float32
    probabilities: Array

    def __init__(self, trace: Trace) -> None:
        self.layers = tuple(
            LayerTensors(*(only_item(tensor) for tensor in layer)) for layer in trace.layers
        )
        self._arrays: dict[str, Any] = {
            "locations": only_item(trace.batch.locations),
            "hidden": _read_only(np.stack([states[0].numpy() for states in trace.hidden])),
        }
        for number, layer in enumerate(self.layers):
            for name, array in layer._asdict().items():
                self._arrays[f"layers[{number}].{name}"] = array
        for name in _DESCRIPTIONS:
            if name not in self._arrays:
                tensor = getattr(trace, name)
                self._arrays[name] = None if tensor is None else only_item(tensor)
            setattr(self, name, self._arrays[name])

    if not TYPE_CHECKING:  # a type checker reports unknown names by itself

        def __getattr__(self, name: str) -> Any:
            if name.startswith("_"):
                raise AttributeError(name)
            raise AttributeError(f'There is no tensor "{name}". Use one of {", ".join(self)}.')

    def __getitem__(self, name: str) -> Any:
        array = self._arrays.get(name)
        if array is not None:
            return array
        if name in self._arrays:
            raise KeyError(f"This network has no {name}.")
        raise KeyError(f'There is no tensor "{name}".')

    def __iter__(self) -> Iterator[str]:
        return (name for name, array in self._arrays.items() if array is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _ipython_key_completions_(self) -> list[str]:
        return list(self)

    def __repr__(self) -> str:
        width = max(map(len, self._arrays))
        return "\n".join(f"{row['name']:{width}}  {row['shape']}" for row in self._rows())

    def _repr_html_(self) -> str:
        return template_environment().get_template(_TEMPLATE).render(rows=self._rows())

    def _rows(self) -> list[dict[str, str]]:
        """Return a row for each tensor: its name, shape, number type, axes and meaning."""
        rows = []
        for name, array in self._arrays.items():
            description = _DESCRIPTIONS.get(name) or _LAYER_DESCRIPTIONS[name.rpartition(".")[2]]
            rows.append(
                {
                    "name": name,
                    "shape": "–" if array is None else str(array.shape),
                    "dtype": "–" if array is None else str(array.dtype),
                    "axes": " × ".join(description.axes) or "a single number",
                    "meaning": "not in this network" if array is None else description.meaning,
                }
            )
        return rows


def only_item(tensor: TorchTensor) -> Any:
    """Return the only item of a batch: an array that shares the tensor's memory, or a scalar."""
    return _read_only(tensor[0].numpy())


def _read_only(array: Any) -> Any:
    if array.ndim == 0:
        return array[()]
    array.flags.writeable = False
    return array
