"""A network as an ONNX file, for other people's tools, with every tensor under its site's name."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING

import torch
from torch import Tensor, nn
from torch.export import Dim

from pointerscope.core.array_types import Int
from pointerscope.network.sites import tensors_by_site
from pointerscope.network.trace import Batch

if TYPE_CHECKING:
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.pointer_network import PointerNetwork

INPUTS = ("locations", "user", "time", "weekday", "recency", "duration")
_EXAMPLE = (3, 5)  # histories and visits of the pass that is recorded; the file takes any number
_DESCRIPTION = (
    "PointerNetworkV45. Inputs are integers: `locations` (ids of the vocabulary), `time` (quarter "
    "hours since midnight), `weekday` (Monday 0), `recency` (days before the prediction) and "
    "`duration` (half hours of stay), each [histories, visits] with the oldest visit first, and "
    "`user` [histories], 0 for nobody in particular. Outputs are the tensors of the pass by the "
    "names of their sites; `probabilities` [histories, locations] is the prediction."
)


class MissingOnnxError(RuntimeError):
    """The extra `onnx` is not installed."""


def onnx_file(bundle: Bundle) -> bytes:
    """Return a network as the content of an ONNX file.

    It reads a batch of histories of equal length, without padding. Its outputs are the tensors of
    `pointerscope.network.sites`.

    Raises:
        MissingOnnxError: the extra `onnx` is not installed.
        AdaptedNetworkError: the network is not a PointerNetworkV45.
    """
    try:
        import onnx
        import onnxscript  # noqa: F401 # what torch writes the file with
    except ImportError as error:
        raise MissingOnnxError(
            "ONNX files need libraries that are not installed: pip install 'pointerscope[onnx]'."
        ) from error

    bundle.require_pointer_network()
    example = _example(bundle)
    histories, visits = Dim("histories"), Dim("visits", max=bundle.architecture.max_visits)
    per_visit, per_history = {0: histories, 1: visits}, {0: histories}
    module = _NamedPass(bundle.pointer_network).eval()
    with warnings.catch_warnings(), torch.inference_mode():
        warnings.simplefilter("ignore")  # of the exporter about itself
        program = torch.onnx.export(
            module,
            example,
            dynamo=True,
            verbose=False,
            input_names=INPUTS,
            output_names=list(module.sites(example)),
            dynamic_shapes=[per_history if name == "user" else per_visit for name in INPUTS],
        )
    assert program is not None
    model = program.model_proto
    model.doc_string = _DESCRIPTION
    onnx.helper.set_model_props(
        model,
        {
            "model": bundle.id,
            "title": bundle.card.title,
            "licence": bundle.card.licence or "",
            "max_visits": str(bundle.architecture.max_visits),
        },
    )
    onnx.checker.check_model(model, full_check=True)
    content: bytes = model.SerializeToString()
    return content


class _NamedPass(nn.Module):
    """A pass whose outputs are all tensors of its trace, in the order of their sites."""

    def __init__(self, network: PointerNetwork) -> None:
        super().__init__()
        self.network = network

    def forward(
        self,
        locations: Int[Tensor, "B T"],
        user: Int[Tensor, " B"],
        time: Int[Tensor, "B T"],
        weekday: Int[Tensor, "B T"],
        recency: Int[Tensor, "B T"],
        duration: Int[Tensor, "B T"],
    ) -> tuple[Tensor, ...]:
        inputs = (locations, user, time, weekday, recency, duration)
        # A site that shares its tensor with another one gets its own.
        return tuple(tensor.clone() for tensor in self.sites(inputs).values())

    def sites(self, inputs: tuple[Tensor, ...]) -> dict[str, Tensor]:
        locations, user, time, weekday, recency, duration = inputs
        histories, visits = locations.shape
        last_position = self.network.architecture.max_visits - 1  # as in `compute_features`
        positions = torch.arange(visits, 0, -1).clamp(max=last_position)
        batch = Batch(
            locations,
            user,
            time,
            weekday,
            recency,
            duration,
            position_from_end=positions.expand(histories, visits),
            lengths=torch.full_like(user, visits),
            mask=None,
            has_nobody=True,
        )
        return tensors_by_site(self.network.trace(batch, intermediates=True))


def _example(bundle: Bundle) -> tuple[Tensor, ...]:
    """Return inputs of some histories, each of the first place of the vocabulary."""
    visits = min(_EXAMPLE[1], bundle.architecture.max_visits)
    columns = {name: torch.zeros(_EXAMPLE[0], visits, dtype=torch.long) for name in INPUTS}
    return tuple(
        columns[name][:, 0] if name == "user" else columns[name] + (name == "locations")
        for name in INPUTS
    )
