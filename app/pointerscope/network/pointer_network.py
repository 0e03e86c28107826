"""PointerNetworkV45, read top to bottom in the order in which data meets it.

Parameter names are those of the published checkpoints. A component that the architecture leaves
out has no parameters, and its tensors are None in the trace.

Shapes: B histories, T visits, W input width, d model width, H heads, k = d / H, V locations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from pointerscope.formulas import (
    GateActivations,
    blend,
    content_scores,
    feed_forward,
    gate,
    gelu,
    layer_norm,
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
from pointerscope.network.dropout import Dropout
from pointerscope.network.sites import NO_RECORDER, Recorder
from pointerscope.network.trace import Batch, LayerTrace, Trace

if TYPE_CHECKING:
    from collections.abc import Callable

    from jaxtyping import Float

SMALLEST_PROBABILITY = 1e-10


class PointerNetwork(nn.Module):
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
            nn.Sequential(nn.Linear(d, d // 2), nn.GELU(), nn.Linear(d // 2, 1))
            if has("gate")
            else None
        )
        self._draw_initial_weights()

    def _draw_initial_weights(self) -> None:
        """Draw from Xavier's uniform distribution what has two or more dimensions."""
        for parameter in self.parameters():
            if parameter.dim() > 1:
                nn.init.xavier_uniform_(parameter)

    def forward(self, batch: Batch) -> Float[Tensor, "B V"]:
        """Return the log-probabilities of the next place."""
        return to_log_probabilities(self.trace(batch, layers=False).probabilities)

    def trace(
        self,
        batch: Batch,
        *,
        layers: bool = True,
        intermediates: bool = False,
        interventions: Interventions = NO_INTERVENTIONS,
    ) -> Trace:
        """Return every tensor on the way to the probabilities, from one pass.

        Args:
            batch: the histories.
            layers: whether the trace holds the hidden states and attention tensors of the layers,
                by far the largest part of it.
            intermediates: whether the trace also holds the tensors between these, as
                `pointerscope.network.sites` names them. They more than double its size.
            interventions: changes to the pass. Those to the visits (`mask_visits`, `order`) must
                have been made to the batch.
        """
        inputs = self.embed(batch, interventions)
        return self.trace_from_inputs(
            inputs,
            batch,
            layers=layers,
            intermediates=intermediates,
            interventions=interventions,
        )

    def embed(
        self, batch: Batch, interventions: Interventions = NO_INTERVENTIONS
    ) -> Float[Tensor, "B T W"]:
        """Return the embeddings of every visit side by side, at `architecture.slices`."""
        visits = batch.locations.shape[1]
        parts = [self.loc_emb(batch.locations)]  # (B, T, d)
        if self.user_emb is not None:
            parts.append(self._embed_user(batch)[:, None].expand(-1, visits, -1))  # (B, T, d)
        features = (
            (self.time_emb, batch.time),
            (self.weekday_emb, batch.weekday),
            (self.recency_emb, batch.recency),
            (self.duration_emb, batch.duration),
            (self.pos_from_end_emb, batch.position_from_end),
        )
        parts += [embedding(ids) for embedding, ids in features if embedding is not None]
        x = torch.cat(parts, -1)  # (B, T, W)
        removed: tuple[str, ...] = interventions.without_features
        if not interventions.position_from_end:
            removed = (*removed, "position_from_end")
        if removed:
            for feature in self.architecture.slices.keys() & set(removed):
                x[..., self.architecture.slices[feature]] = 0
        return x

    def _embed_user(self, batch: Batch) -> Float[Tensor, "B d"]:
        """Return each person's embedding; for user 0, nobody in particular, the mean of all."""
        assert self.user_emb is not None
        own = self.user_emb(batch.user)
        if not batch.has_nobody:
            return own
        mean = self.user_emb.weight[1:].mean(0)
        return torch.where(batch.user[:, None] == 0, mean, own)

    def trace_from_inputs(
        self,
        inputs: Float[Tensor, "B T W"],
        batch: Batch,
        *,
        layers: bool = False,
        intermediates: bool = False,
        interventions: Interventions = NO_INTERVENTIONS,
    ) -> Trace:
        """Return the trace of a pass that starts from these embeddings.

        Of the batch it reads locations, lengths, positions and mask only.
        """
        record = Recorder({}) if intermediates else NO_RECORDER
        record.parts("inputs", inputs, self.architecture.slices)
        x = linear(inputs, self.input_proj.weight, self.input_proj.bias)  # (B, T, d)
        record("inputs.projected", x)
        x = _at_least_float32(_norm(self.input_norm, x, record, "inputs.norm"))
        if "sinusoidal" in self.architecture.components and interventions.sinusoidal:
            x = x + self.pos_encoding[:, : x.shape[1]]
        hidden, layer_traces = [x], []
        heads = self.architecture.heads
        for index, layer in enumerate(self.transformer.layers):
            of_layer = LayerInterventions.for_layer(interventions, index, heads)
            x, layer_trace = layer(x, batch, of_layer, record.under(f"layers.{index}."))
            if layers:
                hidden.append(x)
                layer_traces.append(layer_trace)
        return self._decode(x, batch, interventions, tuple(hidden), tuple(layer_traces), record)

    def decode(
        self,
        encoded: Float[Tensor, "B T d"],
        batch: Batch,
        interventions: Interventions = NO_INTERVENTIONS,
    ) -> Trace:
        """Apply pointer, generation head and gate to the hidden states of any layer."""
        return self._decode(encoded, batch, interventions, (encoded,), ())

    def _decode(
        self,
        x: Float[Tensor, "B T d"],
        batch: Batch,
        interventions: Interventions,
        hidden: tuple[Float[Tensor, "B T d"], ...],
        layers: tuple[LayerTrace, ...],
        record: Recorder = NO_RECORDER,
    ) -> Trace:
        if batch.mask is None:  # all histories are equally long
            context = x[:, -1]  # (B, d), of the last visit
        else:
            context = x[torch.arange(len(x), device=x.device), batch.lengths - 1]
        pointer = self._point(context, x, batch, interventions, record)
        logits, generation = self._generate(context)
        learned = self._gate(context)
        gate_value = learned.value if learned else context.new_full((x.shape[0],), self._fixed_gate)
        if (forced := _forced_gate(interventions)) is not None:
            gate_value = torch.full_like(gate_value, forced)
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
            probabilities=_blend(gate_value, pointer.probabilities, generation, interventions.only),
            intermediates=record.tensors,
        )

    def _point(
        self,
        context: Float[Tensor, "B d"],
        encoded: Float[Tensor, "B T d"],
        batch: Batch,
        interventions: Interventions,
        record: Recorder,
    ) -> _PointerOutput:
        if self.pointer_query is None or self.pointer_key is None:
            return _PointerOutput()
        query = linear(context, self.pointer_query.weight, self.pointer_query.bias)  # (B, d)
        keys = linear(encoded, self.pointer_key.weight, self.pointer_key.bias)  # (B, T, d)
        record("pointer.query", query)
        record("pointer.keys", keys)
        content = content_scores(query, keys, scaled=interventions.pointer_scaling)  # (B, T)
        scores, bias = content, None
        if self.position_bias is not None:
            bias = self.position_bias[batch.position_from_end]  # (B, T)
            bias = bias if interventions.position_bias else torch.zeros_like(bias)
            scores = pointer_scores(content, bias)
        if batch.mask is not None:
            scores = masked(scores, batch.mask)
        weights = softmax(
            _at_least_float32(scores), temperature=interventions.pointer_temperature
        )  # (B, T)
        probabilities = scatter_add(weights, batch.locations, self.architecture.locations)  # (B, V)
        return _PointerOutput(content, bias, scores, weights, probabilities)

    def _generate(
        self, context: Float[Tensor, "B d"]
    ) -> tuple[Float[Tensor, "B V"], Float[Tensor, "B V"]] | tuple[None, None]:
        if self.gen_head is None:
            return None, None
        logits = linear(context, self.gen_head.weight, self.gen_head.bias)
        return logits, softmax(_at_least_float32(logits))

    def _gate(self, context: Float[Tensor, "B d"]) -> GateActivations[Tensor] | None:
        if self.ptr_gen_gate is None or self.pointer_query is None or self.gen_head is None:
            return None
        first, second = self.ptr_gen_gate[0], self.ptr_gen_gate[2]
        assert isinstance(first, nn.Linear)
        assert isinstance(second, nn.Linear)
        return gate(context, first.weight, first.bias, second.weight, second.bias)

    @property
    def _fixed_gate(self) -> float:
        """The value of the gate where none is learned."""
        if self.pointer_query is None:
            return 0.0
        return 1.0 if self.gen_head is None else 0.5


class Encoder(nn.Module):
    """The layers of the transformer."""

    def __init__(self, a: Architecture) -> None:
        super().__init__()
        self.layers = nn.ModuleList(EncoderLayer(a) for _ in range(a.layers))


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
        self,
        x: Float[Tensor, "B T d"],
        batch: Batch,
        interventions: LayerInterventions,
        record: Recorder = NO_RECORDER,
    ) -> tuple[Float[Tensor, "B T d"], LayerTrace]:
        """Return the output of the layer and the tensors of its attention."""
        dropout = self.dropout if self.training else None
        if self.self_attn is None or self.norm1 is None:
            layer_trace = LayerTrace.without_heads(x)
        else:
            normed = _norm(self.norm1, x, record, "norm1", enabled=interventions.layer_norm)
            attended, layer_trace = self.self_attn(normed, batch, dropout, interventions)
            record("attention_out", attended)
            x = _add_residual(attended, x, interventions, "attention")
        record("residual_mid", x)

        def activation(pre: Float[Tensor, "B T f"]) -> Float[Tensor, "B T f"]:
            hidden = gelu(pre)
            record("feed_forward.pre", pre)
            record("feed_forward.hidden", hidden)
            return hidden

        transformed = feed_forward(
            _norm(self.norm2, x, record, "norm2", enabled=interventions.layer_norm),
            self.linear1.weight,
            self.linear1.bias,
            self.linear2.weight,
            self.linear2.bias,
            activation=activation,
            dropout=dropout,
        )
        transformed = transformed if dropout is None else dropout(transformed)
        record("feed_forward.out", transformed)
        return _add_residual(transformed, x, interventions, "feed_forward"), layer_trace


class SelfAttention(nn.Module):
    """Multi-head self-attention, with queries, keys and values from one projection."""

    def __init__(self, a: Architecture) -> None:
        super().__init__()
        self.heads = a.heads
        self.in_proj_weight = nn.Parameter(torch.empty(3 * a.d_model, a.d_model))
        self.in_proj_bias = nn.Parameter(torch.zeros(3 * a.d_model))
        self.out_proj = nn.Linear(a.d_model, a.d_model)

    def forward(
        self,
        x: Float[Tensor, "B T d"],
        batch: Batch,
        dropout: Callable[[Tensor], Tensor] | None,
        interventions: LayerInterventions,
    ) -> tuple[Float[Tensor, "B T d"], LayerTrace]:
        """Return the output of the sublayer and the tensors that led to it."""
        projected = linear(x, self.in_proj_weight, self.in_proj_bias)  # (B, T, 3d)
        split = projected.view(*x.shape[:2], 3, self.heads, -1).permute(2, 0, 3, 1, 4)
        queries, keys, values = split.contiguous().unbind()  # each (B, H, T, k)
        scores, weights, outputs = scaled_dot_product_attention(
            queries,
            keys,
            values,
            mask=None if batch.mask is None else batch.mask[:, None, None],  # (B, 1, 1, T)
            temperature=interventions.attention_temperature,
            scaled=interventions.scaling,
            dropout=dropout,
        )  # scores and weights (B, H, T, T), outputs (B, H, T, k)
        if interventions.removed_heads:
            outputs = _remove_heads(outputs, batch, interventions)
        concatenated = outputs.transpose(1, 2).flatten(-2)  # (B, T, d)
        attended = linear(concatenated, self.out_proj.weight, self.out_proj.bias)
        layer_trace = LayerTrace(queries, keys, values, scores, weights, outputs)
        return (attended if dropout is None else dropout(attended)), layer_trace


class LayerInterventions(NamedTuple):
    """The interventions in one layer."""

    attention_temperature: float = 1.0
    scaling: bool = True
    residuals: bool = True
    layer_norm: bool = True
    removed_heads: tuple[int, ...] = ()
    replace_with: str = "zero"
    skipped: tuple[str, ...] = ()

    @classmethod
    def for_layer(cls, interventions: Interventions, layer: int, heads: int) -> LayerInterventions:
        """Return the interventions that concern a layer with so many heads."""
        if interventions is NO_INTERVENTIONS:
            return _NO_LAYER_INTERVENTIONS
        return cls(
            interventions.attention_temperature,
            interventions.scaling,
            interventions.residuals,
            interventions.layer_norm,
            interventions.removed_heads(layer, heads),
            interventions.replace_with,
            tuple(skip.part for skip in interventions.skip if skip.layer == layer),
        )


_NO_LAYER_INTERVENTIONS = LayerInterventions()


def to_log_probabilities(probabilities: Float[Tensor, "*batch V"]) -> Float[Tensor, "*batch V"]:
    """Return log(p + 1e-10), which is finite for every probability."""
    return (probabilities + SMALLEST_PROBABILITY).log()


def apply_layer_norm(
    module: nn.LayerNorm, x: Float[Tensor, "*batch d"]
) -> Float[Tensor, "*batch d"]:
    """Apply the formula of layer norm with the parameters of a module."""
    return layer_norm(x, module.weight, module.bias)


def _at_least_float32(x: Float[Tensor, "*s"]) -> Float[Tensor, "*s"]:
    """Return numbers as float32 under autocast too; a network in double precision stays in it."""
    return x.to(torch.promote_types(x.dtype, torch.float32))


def _norm(
    module: nn.LayerNorm,
    x: Float[Tensor, "*batch d"],
    record: Recorder,
    site: str,
    *,
    enabled: bool = True,
) -> Float[Tensor, "*batch d"]:
    """Apply a layer norm and record it with its statistics; disabled, it returns its input."""
    normed = apply_layer_norm(module, x) if enabled else x
    record(site, normed)
    if enabled:
        record.moments(site, x, module.eps)
    return normed


def _add_residual(
    output: Float[Tensor, "*s"],
    x: Float[Tensor, "*s"],
    interventions: LayerInterventions,
    sublayer: str,
) -> Float[Tensor, "*s"]:
    """Add the input of a sublayer to its output, in the precision of the input.

    The sum overwrites the output, which nothing else reads: allocating new memory for it would
    dominate the time of a large batch. Under autocast the output has a lower precision, and the
    sum is a new tensor.
    """
    if sublayer in interventions.skipped:
        return x if interventions.residuals else torch.zeros_like(x)
    if not interventions.residuals:
        return output.to(x.dtype)
    return output.add_(x) if output.dtype == x.dtype else x + output


def _remove_heads(
    outputs: Float[Tensor, "B H T k"], batch: Batch, interventions: LayerInterventions
) -> Float[Tensor, "B H T k"]:
    """Replace the outputs of removed heads by zeros, or by their mean over the visits.

    Masked visits do not count in the mean.
    """
    heads = list(interventions.removed_heads)
    changed = outputs.clone()
    if interventions.replace_with == "zero":
        changed[:, heads] = 0
        return changed
    mask = torch.ones_like(batch.locations) if batch.mask is None else batch.mask
    shares = (mask / mask.sum(-1, keepdim=True))[:, None, :, None]  # (B, 1, T, 1)
    changed[:, heads] = (outputs[:, heads] * shares).sum(2, keepdim=True)
    return changed


def _forced_gate(interventions: Interventions) -> float | None:
    """Return the value that an intervention gives the gate; None leaves it to the network."""
    if interventions.only is None:
        return interventions.gate
    return float(interventions.only == "pointer")


def _blend(
    gate_value: Float[Tensor, " B"],
    pointer: Float[Tensor, "B V"] | None,
    generation: Float[Tensor, "B V"] | None,
    only: str | None,
) -> Float[Tensor, "B V"]:
    if pointer is not None and generation is not None and only is None:
        return blend(gate_value, pointer, generation)
    single = generation if pointer is None or only == "generation" else pointer
    assert single is not None  # an architecture has at least one of them
    return single


class _PointerOutput(NamedTuple):
    """The tensors of the pointer; None where the network has no pointer."""

    content_scores: Float[Tensor, "B T"] | None = None
    position_bias: Float[Tensor, "B T"] | None = None
    scores: Float[Tensor, "B T"] | None = None
    weights: Float[Tensor, "B T"] | None = None
    probabilities: Float[Tensor, "B V"] | None = None
