"""PointerNetworkV45, read top to bottom in the order in which data meets it.

Parameter names are those of the published checkpoints. A component that the architecture leaves
out has no parameters, and its tensors are None in the trace.

Shapes: B histories, T visits, W input width, d model width, H heads, k = d / H, V locations.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from pointerscope.core.array_types import Float
from pointerscope.formulas import (
    GateActivations,
    blend,
    content_scores,
    feed_forward,
    gate,
    linear,
    masked,
    pointer_scores,
    scaled_dot_product_attention,
    scatter_add,
    sinusoidal_table,
    softmax,
)
from pointerscope.mobility.histories import (
    LAST_DURATION_BUCKET,
    LAST_RECENCY,
    LAST_TIME_SLOT,
    LAST_WEEKDAY,
)
from pointerscope.mobility.interventions import NO_INTERVENTIONS, Interventions
from pointerscope.network.architecture import FEATURES, Architecture, Feature
from pointerscope.network.bound_parts import bound_parts
from pointerscope.network.dropout import Dropout
from pointerscope.network.interventions import site_functions
from pointerscope.network.network import Network
from pointerscope.network.sites import NO_CHANGES, Sites
from pointerscope.network.trace import Batch, LayerTrace, Trace

if TYPE_CHECKING:
    from pointerscope.network.sites import SiteFunction


class PointerNetwork(Network):
    """A pre-norm transformer encoder that copies a place from the history or generates one."""

    pos_encoding: Tensor

    def __init__(self, architecture: Architecture) -> None:
        super().__init__()
        self.architecture = a = architecture
        has, d = a.components.__contains__, a.d_model
        largest_ids = (
            LAST_TIME_SLOT,
            LAST_WEEKDAY,
            LAST_RECENCY,
            LAST_DURATION_BUCKET,
            a.max_visits,
        )
        rows = {name: last + 1 for name, last in zip(FEATURES, largest_ids, strict=True)}

        def embedding(rows: int, width: int, padding: int | None = None) -> nn.Embedding:
            empty = torch.empty(rows, width)
            return nn.Embedding(rows, width, padding_idx=padding, _weight=empty)

        def feature(name: Feature) -> nn.Embedding | None:
            return embedding(rows[name], d // 4) if has(name) else None

        # Inputs: the embeddings of every visit side by side, projected to the model width.
        self.loc_emb = embedding(a.locations, d, padding=0)
        self.user_emb = embedding(a.users, d) if has("user") else None
        self.time_emb = feature("time")
        self.weekday_emb = feature("weekday")
        self.recency_emb = feature("recency")
        self.duration_emb = feature("duration")
        self.pos_from_end_emb = feature("position_from_end")
        self.input_proj = nn.Linear(a.input_width, d)
        self.input_norm = nn.LayerNorm(d)
        if has("sinusoidal"):
            table = sinusoidal_table(np.arange(a.max_visits, dtype=np.float64), d)
            self.register_buffer("pos_encoding", torch.from_numpy(table).float()[None])

        self.transformer = Encoder(a)

        # Outputs: pointer, generation head and gate read the encoding of the last visit.
        self.pointer_query = nn.Linear(d, d) if has("pointer") else None
        self.pointer_key = nn.Linear(d, d) if has("pointer") else None
        self.position_bias = (
            nn.Parameter(torch.zeros(a.max_visits)) if has("position_bias") else None
        )
        self.gen_head = nn.Linear(d, a.locations) if has("generation") else None
        self.ptr_gen_gate = (
            Gate(nn.Linear(d, d // 2), nn.GELU(), nn.Linear(d // 2, 1)) if has("gate") else None
        )
        self._draw_initial_weights()
        self._bound: Any = None

    def _draw_initial_weights(self) -> None:
        """Draw from Xavier's uniform distribution what has two or more dimensions."""
        for parameter in self.parameters():
            if parameter.dim() > 1:
                nn.init.xavier_uniform_(parameter)

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
        sites = self._sites(batch, interventions, intermediates, at)
        inputs = _embed(self._parts, batch, sites)
        return _trace_from_inputs(self._parts, inputs, batch, sites, layers=layers)

    def _sites(
        self,
        batch: Batch,
        interventions: Interventions,
        intermediates: bool | Collection[str] = False,
        at: Mapping[str, SiteFunction] | None = None,
    ) -> Sites:
        if interventions is NO_INTERVENTIONS and not intermediates and not at:
            return NO_CHANGES
        functions = site_functions(interventions, self.architecture, batch, at)
        wanted = None if isinstance(intermediates, bool) else intermediates
        return Sites(functions, {} if intermediates else None, wanted)

    def initialised(self) -> PointerNetwork:
        """Return a network of the same sizes with weights as before training."""
        return PointerNetwork(self.architecture)

    def embed(
        self, batch: Batch, interventions: Interventions = NO_INTERVENTIONS
    ) -> Float[Tensor, "B T W"]:
        """Return the embeddings of every visit side by side, at `architecture.slices`."""
        return _embed(self._parts, batch, self._sites(batch, interventions))

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
        sites = self._sites(batch, interventions)
        return _trace_from_inputs(self._parts, inputs, batch, sites, layers=False)

    def decode(
        self,
        encoded: Float[Tensor, "B T d"],
        batch: Batch,
        interventions: Interventions = NO_INTERVENTIONS,
    ) -> Trace:
        """Apply pointer, generation head and gate to the hidden states of any layer."""
        sites = self._sites(batch, interventions)
        return _decode(self._parts, encoded, batch, sites, (encoded,), ())

    def bind(self) -> None:
        """Let passes outside training call functions, as `Network.bind` says."""
        if self._bound is None:
            self._bound = SimpleNamespace(**bound_parts(self))

    @property
    def _parts(self) -> PointerNetwork:
        """This network; or its attributes, with bound functions in place of its modules."""
        return self if self._bound is None or self.training else self._bound


def _embed(parts: PointerNetwork, batch: Batch, sites: Sites) -> Float[Tensor, "B T W"]:
    visits = batch.locations.shape[1]
    embedded = [parts.loc_emb(batch.locations)]  # (B, T, d)
    if (user_emb := parts.user_emb) is not None:
        user = _embed_user(user_emb, batch)[:, None]
        embedded.append(user.expand(-1, visits, -1))  # (B, T, d)
    features = (
        (parts.time_emb, batch.time),
        (parts.weekday_emb, batch.weekday),
        (parts.recency_emb, batch.recency),
        (parts.duration_emb, batch.duration),
        (parts.pos_from_end_emb, batch.position_from_end),
    )
    embedded += [embedding(ids) for embedding, ids in features if embedding is not None]
    x = torch.cat(embedded, -1)  # (B, T, W)
    if sites is NO_CHANGES:
        return x
    return sites.of_columns("inputs", x, parts.architecture.slices)


def _trace_from_inputs(
    parts: PointerNetwork,
    inputs: Float[Tensor, "B T W"],
    batch: Batch,
    sites: Sites,
    *,
    layers: bool,
) -> Trace:
    projected = sites("inputs.projected", parts.input_proj(inputs))  # (B, T, d)
    x = _at_least_float32(_norm(parts.input_norm, projected, sites, "inputs.norm"))
    if "sinusoidal" in parts.architecture.components:
        x = x + parts.pos_encoding[:, : x.shape[1]]
    x, hidden, traces = parts.transformer(x, batch, sites)
    return _decode(parts, x, batch, sites, *((hidden, traces) if layers else ((x,), ())))


def _decode(
    parts: PointerNetwork,
    x: Float[Tensor, "B T d"],
    batch: Batch,
    sites: Sites,
    hidden: tuple[Float[Tensor, "B T d"], ...],
    layers: tuple[LayerTrace, ...],
) -> Trace:
    if batch.mask is None:  # all histories are equally long
        context = x[:, -1]  # (B, d), of the last visit
    else:
        context = x[torch.arange(len(x), device=x.device), batch.lengths - 1]
    context = sites.traced("context", context)
    pointer = _point(parts, context, x, batch, sites.under("pointer."))
    logits, generation = _generate(parts, context, sites.under("generation."))
    learned = _gate(parts, context, sites.under("gate."))
    if learned is None:
        fixed = context.new_full((x.shape[0],), _fixed_gate(parts))
        gate_value = sites.traced("gate.value", fixed)
    else:
        gate_value = learned.value
    blended = _blend(gate_value, pointer.probabilities, generation)
    return Trace(
        batch=batch,
        hidden=hidden,
        layers=layers,
        context=context,
        content_scores=pointer.content_scores,
        position_bias=pointer.position_bias,
        pointer_scores=pointer.scores,
        pointer_weights=pointer.weights,
        pointer_probabilities=pointer.probabilities,
        generation_logits=logits,
        generation_probabilities=generation,
        gate_hidden=learned.hidden if learned else None,
        gate_logit=learned.logit if learned else None,
        gate=gate_value,
        probabilities=sites.traced("probabilities", blended),
        intermediates=sites.recorded,
    )


def _point(
    parts: PointerNetwork,
    context: Float[Tensor, "B d"],
    encoded: Float[Tensor, "B T d"],
    batch: Batch,
    sites: Sites,
) -> _PointerOutput:
    to_query, to_key, biases = parts.pointer_query, parts.pointer_key, parts.position_bias
    if to_query is None or to_key is None:
        return _PointerOutput()
    query = sites("query", to_query(context))  # (B, d)
    keys = sites("keys", to_key(encoded))  # (B, T, d)
    content = sites.traced("content_scores", content_scores(query, keys))  # (B, T)
    scores, bias = content, None
    if biases is not None:
        bias = sites.traced("bias", biases[batch.position_from_end])  # (B, T)
        scores = pointer_scores(content, bias)
    if batch.mask is not None:
        scores = masked(scores, batch.mask)
    scores = sites.traced("scores", scores)
    weights = sites.traced("weights", softmax(_at_least_float32(scores)))  # (B, T)
    locations = batch.locations.expand_as(weights)  # of one history, for many inputs
    probabilities = scatter_add(weights, locations, parts.architecture.locations)  # (B, V)
    probabilities = sites.traced("probabilities", probabilities)
    return _PointerOutput(content, bias, scores, weights, probabilities)


def _generate(
    parts: PointerNetwork, context: Float[Tensor, "B d"], sites: Sites
) -> tuple[Float[Tensor, "B V"], Float[Tensor, "B V"]] | tuple[None, None]:
    if (head := parts.gen_head) is None:
        return None, None
    logits = sites.traced("logits", head(context))
    probabilities = softmax(_at_least_float32(logits))
    return logits, sites.traced("probabilities", probabilities)


def _gate(
    parts: PointerNetwork, context: Float[Tensor, "B d"], sites: Sites
) -> GateActivations[Tensor] | None:
    learned = parts.ptr_gen_gate
    if learned is None or parts.pointer_query is None or parts.gen_head is None:
        return None
    activations: GateActivations[Tensor] = learned(context, sites)
    return activations


def _fixed_gate(parts: PointerNetwork) -> float:
    """The value of the gate where none is learned."""
    if parts.pointer_query is None:
        return 0.0
    return 1.0 if parts.gen_head is None else 0.5


class Gate(nn.Sequential):
    """The gate: two affine maps with a GELU between them."""

    def forward(
        self, context: Float[Tensor, "B d"], sites: Sites = NO_CHANGES
    ) -> GateActivations[Tensor]:
        """Return the weight of the pointer, with what led to it."""
        first, activation, second = self
        return gate(context, first, second, activation=activation, at=sites.traced)


class Encoder(nn.Module):
    """The layers of the transformer."""

    def __init__(self, a: Architecture) -> None:
        super().__init__()
        self.layers = nn.ModuleList(EncoderLayer(a) for _ in range(a.layers))

    def forward(
        self, x: Float[Tensor, "B T d"], batch: Batch, sites: Sites
    ) -> tuple[Tensor, tuple[Float[Tensor, "B T d"], ...], tuple[LayerTrace, ...]]:
        """Return the output, the hidden states before and after each layer, and their tensors."""
        x = sites.traced("layers.0.residual_in", x)
        hidden, traces = [x], []
        layers = self.layers
        for index, layer in enumerate(layers):
            x, layer_trace = layer(x, batch, sites.under(f"layers.{index}."))
            if index + 1 < len(layers):
                x = sites.traced(f"layers.{index + 1}.residual_in", x)
            hidden.append(x)
            traces.append(layer_trace)
        return x, tuple(hidden), tuple(traces)


class EncoderLayer(nn.Module):
    """Pre-norm self-attention and feed-forward network, each with a residual connection.

    A network without self-attention has the feed-forward network alone.
    """

    def __init__(self, a: Architecture) -> None:
        super().__init__()
        has_attention = "attention" in a.components
        self.self_attn = SelfAttention(a) if has_attention else None
        self.linear1 = nn.Linear(a.d_model, a.feed_forward)
        self.linear2 = nn.Linear(a.feed_forward, a.d_model)
        self.norm1 = nn.LayerNorm(a.d_model) if has_attention else None
        self.norm2 = nn.LayerNorm(a.d_model)
        self.dropout = Dropout(a.dropout)

    def forward(
        self, x: Float[Tensor, "B T d"], batch: Batch, sites: Sites
    ) -> tuple[Float[Tensor, "B T d"], LayerTrace]:
        """Return the output of the layer and the tensors of its attention."""
        attention, norm1, dropout, linear2 = (
            self.self_attn,
            self.norm1,
            self.dropout,
            self.linear2,
        )
        if attention is None or norm1 is None:
            layer_trace = LayerTrace.without_heads(x)
        else:
            normed = _norm(norm1, x, sites, "norm1")
            attended, layer_trace = attention(normed, batch, dropout, sites)
            x = _add(sites("attention_out", attended), x, attention, dropout)
        x = sites("residual_mid", x)
        transformed = feed_forward(
            _norm(self.norm2, x, sites, "norm2"),
            self.linear1,
            linear2,
            dropout=dropout,
            at=sites.under("feed_forward."),
        )
        transformed = sites("feed_forward.out", dropout(transformed))
        x = _add(transformed, x, linear2, dropout)
        return sites.traced("residual_out", x), layer_trace


class SelfAttention(nn.Module):
    """Multi-head self-attention, with queries, keys and values from one projection."""

    def __init__(self, a: Architecture) -> None:
        super().__init__()
        self.heads = a.heads
        self.in_proj_weight = nn.Parameter(torch.empty(3 * a.d_model, a.d_model))
        self.in_proj_bias = nn.Parameter(torch.zeros(3 * a.d_model))
        self.out_proj = nn.Linear(a.d_model, a.d_model)

    def forward(
        self, x: Float[Tensor, "B T d"], batch: Batch, dropout: Dropout, sites: Sites
    ) -> tuple[Float[Tensor, "B T d"], LayerTrace]:
        """Return the output of the sublayer and the tensors that led to it."""
        histories, visits, _ = x.shape
        projected = linear(x, self.in_proj_weight, self.in_proj_bias)  # (B, T, 3d)
        split = projected.view(histories, visits, 3, self.heads, -1).permute(2, 0, 3, 1, 4)
        queries, keys, values = split.contiguous().unbind()  # each (B, H, T, k)
        queries = sites.of_heads("queries", queries)
        keys = sites.of_heads("keys", keys)
        values = sites.of_heads("values", values)
        scores, weights, outputs = scaled_dot_product_attention(
            queries,
            keys,
            values,
            mask=None if batch.mask is None else batch.mask[:, None, None],  # (B, 1, 1, T)
            dropout=dropout,
            at=sites.of_heads,
        )  # scores and weights (B, H, T, T), outputs (B, H, T, k)
        attended = self.out_proj(outputs.transpose(1, 2).flatten(-2))  # (B, T, d)
        if _is_watched(self.out_proj):
            attended = attended.clone()  # what is returned may be overwritten
        return dropout(attended), LayerTrace(queries, keys, values, scores, weights, outputs)


def _embed_user(embedding: nn.Embedding, batch: Batch) -> Float[Tensor, "B d"]:
    """Return each person's embedding; for user 0, nobody in particular, the mean of all."""
    own: Tensor = embedding(batch.user)
    if not batch.has_nobody:
        return own
    mean = embedding.weight[1:].mean(0)
    return torch.where(batch.user[:, None] == 0, mean, own)


def _at_least_float32(x: Float[Tensor, "*s"]) -> Float[Tensor, "*s"]:
    """Return numbers as float32 under autocast too; a network in double precision stays in it."""
    if x.dtype is torch.float32:
        return x
    return x.to(torch.promote_types(x.dtype, torch.float32))


def _norm(
    module: nn.LayerNorm, x: Float[Tensor, "*batch d"], sites: Sites, site: str
) -> Float[Tensor, "*batch d"]:
    """Apply a layer norm, recorded with its statistics."""
    normed: Tensor = sites(site, module(x))
    sites.moments(site, x, module.eps)
    return normed


def _add(
    output: Float[Tensor, "*s"], x: Float[Tensor, "*s"], *made_by: nn.Module
) -> Float[Tensor, "*s"]:
    """Add the input of a sublayer to its output, in the precision of the input.

    The sum overwrites the output, which nothing else reads: allocating new memory for it would
    dominate the time of a large batch. It is a new tensor under autocast, where the output has a
    lower precision, and where somebody may have kept the output, see `_is_watched`.
    """
    if output.dtype is not x.dtype or any(map(_is_watched, made_by)):
        return x + output
    return output.add_(x)


def _is_watched(module: nn.Module) -> bool:
    """Return whether somebody may keep or change what a module returns.

    Hooks do, and libraries such as nnsight, which replace `forward`. Bound functions are none.
    """
    return isinstance(module, nn.Module) and bool(
        module._forward_hooks or "forward" in module.__dict__
    )


def _blend(
    gate_value: Float[Tensor, " B"],
    pointer: Float[Tensor, "B V"] | None,
    generation: Float[Tensor, "B V"] | None,
) -> Float[Tensor, "B V"]:
    if pointer is not None and generation is not None:
        return blend(gate_value, pointer, generation)
    single = generation if pointer is None else pointer
    assert single is not None  # an architecture has at least one of them
    return single


class _PointerOutput(NamedTuple):
    """The tensors of the pointer; None where the network has no pointer."""

    content_scores: Float[Tensor, "B T"] | None = None
    position_bias: Float[Tensor, "B T"] | None = None
    scores: Float[Tensor, "B T"] | None = None
    weights: Float[Tensor, "B T"] | None = None
    probabilities: Float[Tensor, "B V"] | None = None
