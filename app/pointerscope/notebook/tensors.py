"""The tensors of one forward pass by their names, as arrays that a notebook can compute with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from pointerscope.publishing.templates import environment

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray
    from torch import Tensor as TorchTensor

    from pointerscope.network.trace import Trace

    Array = NDArray[np.generic]

TEMPLATE = "notebook_tensors.html"


class Described(NamedTuple):
    """What a tensor is.

    Attributes:
        axes: what its dimensions run over.
        meaning: in a few words.
    """

    axes: tuple[str, ...]
    meaning: str


_OF_HEADS = ("head", "visit", "k")
_LOOKING = ("head", "visit that looks", "visit looked at")
_DESCRIBED = {
    "locations": Described(("visit",), "the places of the visits, by their ids"),
    "hidden": Described(
        ("layer, the input first", "visit", "d"),
        "the encoding before the first layer and after each",
    ),
    "context": Described(("d",), "the encoding of the last visit, where the answer is read"),
    "content_scores": Described(("visit",), "how well each visit answers the context's query"),
    "position_bias": Described(("visit",), "the learned bias of each position"),
    "pointer_scores": Described(("visit",), "their sum"),
    "pointer_weights": Described(("visit",), "the softmax of the scores"),
    "pointer_probabilities": Described(("location",), "the weights collected onto locations"),
    "generation_logits": Described(("location",), "what the generation head says"),
    "generation_probabilities": Described(("location",), "their softmax"),
    "gate_hidden": Described(("hidden unit",), "the gate's hidden units, behind the GELU"),
    "gate_logit": Described((), "before the sigmoid"),
    "gate": Described((), "the pointer's share of the blend"),
    "probabilities": Described(("location",), "the blend"),
}
_DESCRIBED_OF_LAYERS = {
    "queries": Described(_OF_HEADS, "what each visit looks for"),
    "keys": Described(_OF_HEADS, "what each visit offers to be found by"),
    "values": Described(_OF_HEADS, "what each visit hands on"),
    "scores": Described(_LOOKING, "how well keys answer queries"),
    "weights": Described(_LOOKING, "their softmax"),
    "head_outputs": Described(_OF_HEADS, "the values, weighted"),
}


class LayerTensors(NamedTuple):
    """What the self-attention of one layer computes: H heads, T visits, k = d / H.

    Attributes:
        queries: [H, T, k].
        keys: [H, T, k].
        values: [H, T, k].
        scores: [H, T, T], a row for each visit that looks.
        weights: [H, T, T], their softmax.
        head_outputs: [H, T, k].
    """

    queries: NDArray[np.float32]
    keys: NDArray[np.float32]
    values: NDArray[np.float32]
    scores: NDArray[np.float32]
    weights: NDArray[np.float32]
    head_outputs: NDArray[np.float32]


class Tensors(Mapping[str, Any]):
    """Every named tensor of one forward pass over one history, as read-only NumPy arrays.

    There is no dimension for the batch: it would always be 1. A name is an attribute and a key::

        trace.hidden, trace.layers[0].weights
        trace["hidden"], trace["layers[0].weights"]

    Attributes:
        layers: what the self-attention of each layer computed.
    """

    def __init__(self, trace: Trace) -> None:
        self._arrays: dict[str, Array | None] = {
            "locations": _array(trace.batch.locations),
            "hidden": _read_only(np.stack([encoded[0].numpy() for encoded in trace.hidden])),
        }
        self.layers = tuple(
            LayerTensors(*(_present(tensor) for tensor in layer)) for layer in trace.layers
        )
        for number, layer in enumerate(self.layers):
            for name, array in layer._asdict().items():
                self._arrays[f"layers[{number}].{name}"] = array
        for name in _DESCRIBED:
            if name not in self._arrays:
                self._arrays[name] = _array(getattr(trace, name))

    def __getattr__(self, name: str) -> Any:
        if name in _DESCRIBED:
            return self._arrays[name]
        if name.startswith("_"):
            raise AttributeError(name)
        raise AttributeError(f'No tensor is called "{name}"; there are {", ".join(self)}.')

    def __getitem__(self, name: str) -> Any:
        found = self._arrays.get(name)
        if found is None:
            missing = name in self._arrays
            raise KeyError(f"This network has no {name}." if missing else f"No {name} here.")
        return found

    def __iter__(self) -> Iterator[str]:
        return (name for name, array in self._arrays.items() if array is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *_DESCRIBED})

    def _ipython_key_completions_(self) -> list[str]:
        return list(self)

    def __repr__(self) -> str:
        width = max(map(len, self._arrays))
        return "\n".join(f"{row['name']:{width}}  {row['shape']}" for row in self._rows())

    def _repr_html_(self) -> str:
        return environment().get_template(TEMPLATE).render(rows=self._rows())

    def _rows(self) -> list[dict[str, str]]:
        """Name, shape, number type, axes and meaning of each, and of what the network lacks."""
        rows = []
        for name, array in self._arrays.items():
            described = _DESCRIBED.get(name) or _DESCRIBED_OF_LAYERS[name.rpartition(".")[2]]
            rows.append(
                {
                    "name": name,
                    "shape": "–" if array is None else str(array.shape),
                    "dtype": "–" if array is None else str(array.dtype),
                    "axes": " × ".join(described.axes) or "one number",
                    "meaning": "this network has none" if array is None else described.meaning,
                }
            )
        return rows


def _array(tensor: TorchTensor | None) -> Array | None:
    return None if tensor is None else _present(tensor)


def _present(tensor: TorchTensor) -> Any:
    """The only one of a batch: an array that shares the tensor's memory, or one number."""
    return _read_only(tensor[0].numpy())


def _read_only(array: Any) -> Any:
    if array.ndim == 0:
        return array[()]
    array.flags.writeable = False
    return array
