"""A network that an adapter opens: its passes become traces."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

import torch
from torch import Tensor

from pointerscope.core.array_types import Float
from pointerscope.formulas import scatter_add
from pointerscope.mobility.interventions import NO_INTERVENTIONS, Interventions
from pointerscope.network.adapters.protocol import Adapter, Naming, build_adapter
from pointerscope.network.architecture import AdaptedArchitecture
from pointerscope.network.interventions import check_interventions, site_functions
from pointerscope.network.network import Network, to_log_probabilities
from pointerscope.network.sites import OF_DECODER, OF_HEADS
from pointerscope.network.trace import Batch, LayerTrace, Trace

if TYPE_CHECKING:
    from pointerscope.network.sites import SiteFunction

PREFIX = "module."
"""What the names of the module's own parameters begin with here."""


class AdaptedNetwork(Network):
    """A module that an adapter runs."""

    architecture: AdaptedArchitecture

    def __init__(self, adapter: Adapter, architecture: AdaptedArchitecture) -> None:
        super().__init__()
        self.adapter, self.architecture = adapter, architecture
        self.module = adapter.module  # its parameters are those of the network

    def forward(self, batch: Batch) -> Float[Tensor, "B V"]:
        """Return the log-probabilities of the module's own pass."""
        return to_log_probabilities(self.adapter.answer(batch))

    def trace(
        self,
        batch: Batch,
        *,
        layers: bool = True,
        intermediates: bool | Collection[str] = False,
        interventions: Interventions = NO_INTERVENTIONS,
        at: Mapping[str, SiteFunction] | None = None,
    ) -> Trace:
        """Return every tensor of one pass, as `Network.trace` says."""
        functions = self._functions(batch, interventions, at)
        return self._run(batch, functions, layers, intermediates)

    def initialised(self) -> AdaptedNetwork:
        """Return a network of the same sizes with weights as before training.

        Raises:
            AdapterError: the adapter is not registered, or does not build its module.
        """
        sizes, settings = self.adapter.sizes, self.architecture.settings
        fresh = build_adapter(self.architecture.adapter, sizes, settings)
        return AdaptedNetwork(fresh, self.architecture)

    def embed(
        self, batch: Batch, interventions: Interventions = NO_INTERVENTIONS
    ) -> Float[Tensor, "B T d"]:
        """Return the vector of every visit that the first layer reads."""
        naming = Naming(self._functions(batch, interventions))
        self.adapter.run(batch, naming)
        return naming.tensors["inputs.projected"]

    def trace_from_inputs(
        self,
        inputs: Float[Tensor, "B T d"],
        batch: Batch,
        interventions: Interventions = NO_INTERVENTIONS,
    ) -> Trace:
        """Return the trace of a pass that starts from these vectors, without its layers."""
        if len(batch.lengths) == 1 < len(inputs):
            batch = batch.repeated(len(inputs))
        return self._replacing("inputs.projected", inputs, batch, interventions)

    def decode(
        self,
        encoded: Float[Tensor, "B T d"],
        batch: Batch,
        interventions: Interventions = NO_INTERVENTIONS,
    ) -> Trace:
        """Return the trace of what follows the last layer, from the hidden states of any layer."""
        if len(batch.lengths) == 1 < len(encoded):
            batch = batch.repeated(len(encoded))
        last = f"layers.{self.architecture.layers - 1}.residual_out"
        return self._replacing(last, encoded, batch, interventions)

    def _replacing(
        self, site: str, tensor: Tensor, batch: Batch, interventions: Interventions
    ) -> Trace:
        functions = self._functions(batch, interventions)
        functions[site] = [lambda _: tensor, *functions.get(site, [])]
        return self._run(batch, functions, layers=False, intermediates=False)

    def _functions(
        self,
        batch: Batch,
        interventions: Interventions,
        at: Mapping[str, SiteFunction] | None = None,
    ) -> dict[str, list[SiteFunction]]:
        if interventions is not NO_INTERVENTIONS:
            check_interventions(interventions, self.architecture)
        return site_functions(interventions, self.architecture, batch, at)

    def _run(
        self,
        batch: Batch,
        functions: Mapping[str, Sequence[SiteFunction]],
        layers: bool,
        intermediates: bool | Collection[str],
    ) -> Trace:
        naming = Naming(functions)
        answer = self.adapter.run(batch, naming)
        naming("probabilities", answer)
        return trace_of(
            naming.tensors, answer, batch, self.architecture, layers=layers, wanted=intermediates
        )


def trace_of(
    tensors: Mapping[str, Tensor],
    answer: Float[Tensor, "B V"],
    batch: Batch,
    architecture: AdaptedArchitecture,
    *,
    layers: bool,
    wanted: bool | Collection[str] = False,
) -> Trace:
    """Return the trace of a pass whose tensors were named.

    Numbers that follow from a softmax are computed from it where the adapter names only that:
    scores are the logarithms of weights, which differ from the module's own by one number a row.
    Vectors that the adapter does not name have width 0.

    Args:
        tensors: by site, with `probabilities`; those of heads together.
        answer: the probabilities before anything changed them.
        batch: the inputs of the pass.
        architecture: the network.
        layers: whether the trace holds the layers.
        wanted: the intermediates, as for `Network.trace`.
    """
    found = tensors.get
    rows, visits = answer.shape[0], batch.locations.shape[-1]
    no_vectors = answer.new_empty(rows, visits, 0)
    pointer, generation = _pointer(tensors, batch, architecture), _generation(tensors, answer)
    value = found("gate.value")
    if value is None:
        value = answer.new_full((rows,), 0.0 if pointer["pointer.weights"] is None else 1.0)
    gate_logit, gate_hidden = found("gate.logit"), found("gate.hidden")
    if "gate" in architecture.components:
        gate_logit = torch.logit(value) if gate_logit is None else gate_logit
        gate_hidden = answer.new_empty(rows, 0) if gate_hidden is None else gate_hidden
    hidden, traces = [], []
    if layers:
        for layer in range(architecture.layers):
            hidden.append(found(f"layers.{layer}.residual_in", no_vectors))
            traces.append(_layer(tensors, f"layers.{layer}.heads.", no_vectors))
    last = f"layers.{architecture.layers - 1}.residual_out"
    hidden.append(found(last, no_vectors))
    return Trace(
        batch=batch,
        hidden=tuple(hidden),
        layers=tuple(traces),
        context=found("context", answer.new_empty(rows, 0)),
        content_scores=pointer["pointer.content_scores"],
        position_bias=found("pointer.bias"),
        pointer_scores=pointer["pointer.scores"],
        pointer_weights=pointer["pointer.weights"],
        pointer_probabilities=pointer["pointer.probabilities"],
        generation_logits=generation[0],
        generation_probabilities=generation[1],
        gate_hidden=gate_hidden,
        gate_logit=gate_logit,
        gate=value,
        probabilities=tensors["probabilities"],
        intermediates=_intermediates(tensors, wanted) if wanted else None,
    )


def _pointer(
    tensors: Mapping[str, Tensor], batch: Batch, architecture: AdaptedArchitecture
) -> dict[str, Tensor | None]:
    weights = tensors.get("pointer.weights")
    if weights is None:
        names = ("content_scores", "scores", "weights", "probabilities")
        return dict.fromkeys(f"pointer.{name}" for name in names)
    scores = tensors.get("pointer.scores", weights.log())
    probabilities = tensors.get("pointer.probabilities")
    if probabilities is None:
        locations = batch.locations.expand_as(weights)
        probabilities = scatter_add(weights, locations, architecture.locations)
    return {
        "pointer.content_scores": tensors.get("pointer.content_scores", scores),
        "pointer.scores": scores,
        "pointer.weights": weights,
        "pointer.probabilities": probabilities,
    }


def _generation(
    tensors: Mapping[str, Tensor], answer: Tensor
) -> tuple[Tensor, Tensor] | tuple[None, None]:
    """Return the logits and probabilities of what is generated: all, where nothing is copied."""
    logits, probabilities = (tensors.get(f"generation.{n}") for n in ("logits", "probabilities"))
    if logits is None and probabilities is None:
        if "pointer.weights" in tensors:
            return None, None
        probabilities = answer
    if probabilities is None:
        assert logits is not None
        probabilities = logits.softmax(-1)
    return to_log_probabilities(probabilities) if logits is None else logits, probabilities


def _layer(tensors: Mapping[str, Tensor], prefix: str, no_vectors: Tensor) -> LayerTrace:
    weights = tensors.get(f"{prefix}weights")
    if weights is None:
        return LayerTrace.without_heads(no_vectors)
    empty = weights.new_empty(*weights.shape[:-1], 0)  # (B, H, T, 0)
    instead = dict.fromkeys(OF_HEADS, empty) | {"scores": weights.log(), "weights": weights}
    return LayerTrace(*(tensors.get(prefix + name, instead[name]) for name in OF_HEADS))


def _intermediates(
    tensors: Mapping[str, Tensor], wanted: bool | Collection[str]
) -> dict[str, Tensor]:
    """Return the named tensors that are no part of a trace themselves."""
    ends = (".residual_in", ".residual_out")
    return {
        site: tensor
        for site, tensor in tensors.items()
        if not (site in OF_DECODER or ".heads." in site or site.endswith(ends))
        and (wanted is True or (not isinstance(wanted, bool) and site in wanted))
    }
