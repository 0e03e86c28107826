"""PointerNetworkV45, read top to bottom in the order in which data meets it.

Parameter names are those of the published checkpoints. A component that the architecture
leaves out has no parameters, and the trace holds None in its place.

Shapes: B histories, T visits, d model width, H heads, k = d / H, V locations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from pointerscope.formulas import (
    Gate,
    blend,
    content_scores,
    feed_forward,
    gate,
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
        largest = (
            LAST_TIME_SLOT,
            LAST_WEEKDAY,
            LAST_RECENCY,
            LAST_DURATION_BUCKET,
            a.max_visits,
        )
        rows = {name: last + 1 for name, last in zip(FEATURES, largest, strict=True)}

        def embedding(rows: int, width: int, padding: int | None = None) -> nn.Embedding:
            empty = torch.empty(rows, width)
            return nn.Embedding(rows, width, padding_idx=padding, _weight=empty)

        def feature(name: Feature) -> nn.Embedding | None:
            return embedding(rows[name], d // 4) if has(name) else None

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
        self._initialise()

    def forward(self, batch: Batch) -> Float[Tensor, "B V"]:
        """Log-probabilities of the next place."""
        return log_of(self._run(batch, keep=False).probabilities)

    def trace(
        self,
        batch: Batch,
        *,
        layers: bool = True,
        interventions: Interventions = NO_INTERVENTIONS,
    ) -> Trace:
        """Everything on the way to the probabilities, from one pass.

        Args:
            batch: what goes in.
            layers: whether to keep the encodings after each layer and what happens inside; by far
                the most of a trace.
            interventions: what is done differently; those on visits (`mask_visits`, `order`) are
                made to the batch.
        """
        return self._run(batch, keep=layers, changes=interventions)

    def inputs(
        self, batch: Batch, interventions: Interventions = NO_INTERVENTIONS
    ) -> Float[Tensor, "B T W"]:
        """What visits are made of: embeddings side by side, at `architecture.slices`."""
        visits = batch.locations.shape[1]
        parts = [self.loc_emb(batch.locations)]
        if self.user_emb is not None:
            parts.append(self._user(batch)[:, None].expand(-1, visits, -1))
        features = (
            (self.time_emb, batch.time),
            (self.weekday_emb, batch.weekday),
            (self.recency_emb, batch.recency),
            (self.duration_emb, batch.duration),
            (self.pos_from_end_emb, batch.position_from_end),
        )
        parts += [embedding(ids) for embedding, ids in features if embedding is not None]
        x = torch.cat(parts, -1)
        silenced: tuple[str, ...] = interventions.without_features
        if not interventions.position_from_end:
            silenced = (*silenced, "position_from_end")
        if silenced:
            for feature in self.architecture.slices.keys() & set(silenced):
                x[..., self.architecture.slices[feature]] = 0
        return x

    def trace_inputs(
        self,
        inputs: Float[Tensor, "B T W"],
        batch: Batch,
        *,
        layers: bool = False,
        interventions: Interventions = NO_INTERVENTIONS,
    ) -> Trace:
        """The trace of visits that are made of these inputs instead of those in the batch.

        Of the batch only locations, lengths, positions and mask are read.
        """
        x = linear(inputs, self.input_proj.weight, self.input_proj.bias)
        x = norm(self.input_norm, x).float()  # the residual stream is, under autocast too
        if "sinusoidal" in self.architecture.components and interventions.sinusoidal:
            x = x + self.pos_encoding[:, : x.shape[1]]
        hidden, traced = [x], []
        for index, layer in enumerate(self.transformer.layers):
            x, attention = layer(x, batch, LayerChanges.of(interventions, index))
            if layers:
                hidden.append(x)
                traced.append(attention)
        return self._read(x, batch, interventions, tuple(hidden), tuple(traced))

    def read(
        self,
        encoded: Float[Tensor, "B T d"],
        batch: Batch,
        interventions: Interventions = NO_INTERVENTIONS,
    ) -> Trace:
        """What pointer, generation head and gate make of an encoding, from any layer."""
        return self._read(encoded, batch, interventions, (encoded,), ())

    def _run(self, batch: Batch, *, keep: bool, changes: Interventions = NO_INTERVENTIONS) -> Trace:
        """The pass itself; what happens inside the layers is let go of unless it is to be kept."""
        inputs = self.inputs(batch, changes)
        return self.trace_inputs(inputs, batch, layers=keep, interventions=changes)

    def _read(
        self,
        x: Float[Tensor, "B T d"],
        batch: Batch,
        changes: Interventions,
        hidden: tuple[Float[Tensor, "B T d"], ...],
        layers: tuple[LayerTrace, ...],
    ) -> Trace:
        rows = torch.arange(len(x), device=x.device)
        context = x[rows, batch.lengths - 1]  # (B, d), at the last visit
        pointer = self._point(context, x, batch, changes)
        logits, generation = self._generate(context)
        gated = self._gate(context)
        share = gated.value if gated else context.new_full((len(x),), self._fixed_gate)
        if (forced := _forced_gate(changes)) is not None:
            share = torch.full_like(share, forced)
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
            gate_hidden=gated.hidden if gated else None,
            gate_logit=gated.logit if gated else None,
            gate=share,
            probabilities=_blended(share, pointer.probabilities, generation, changes.only),
        )

    def _initialise(self) -> None:
        """Draw initial weights: Xavier uniform for everything of two or more dimensions."""
        for parameter in self.parameters():
            if parameter.dim() > 1:
                nn.init.xavier_uniform_(parameter)

    def _user(self, batch: Batch) -> Float[Tensor, "B d"]:
        """The person's embedding; for nobody in particular the mean of everybody's."""
        assert self.user_emb is not None
        known = self.user_emb(batch.user)
        if not batch.has_nobody:
            return known
        everybody = self.user_emb.weight[1:].mean(0)
        return torch.where(batch.user[:, None] == 0, everybody, known)

    def _point(
        self,
        context: Float[Tensor, "B d"],
        encoded: Float[Tensor, "B T d"],
        batch: Batch,
        changes: Interventions,
    ) -> _Pointer:
        if self.pointer_query is None or self.pointer_key is None:
            return _Pointer()
        query = linear(context, self.pointer_query.weight, self.pointer_query.bias)
        keys = linear(encoded, self.pointer_key.weight, self.pointer_key.bias)
        content = scores = content_scores(query, keys, scaled=changes.pointer_scaling)
        bias = None
        if self.position_bias is not None:
            bias = self.position_bias[batch.position_from_end]
            bias = bias if changes.position_bias else torch.zeros_like(bias)
            scores = pointer_scores(content, bias)
        if batch.mask is not None:
            scores = masked(scores, batch.mask)
        # In full precision under autocast too.
        weights = softmax(scores.float(), temperature=changes.pointer_temperature)
        probabilities = scatter_add(weights, batch.locations, self.architecture.locations)
        return _Pointer(content, bias, scores, weights, probabilities)

    def _generate(
        self, context: Float[Tensor, "B d"]
    ) -> tuple[Float[Tensor, "B V"], Float[Tensor, "B V"]] | tuple[None, None]:
        if self.gen_head is None:
            return None, None
        logits = linear(context, self.gen_head.weight, self.gen_head.bias)
        return logits, softmax(logits.float())  # under autocast too

    def _gate(self, context: Float[Tensor, "B d"]) -> Gate[Tensor] | None:
        if self.ptr_gen_gate is None or self.pointer_query is None or self.gen_head is None:
            return None
        first, second = self.ptr_gen_gate[0], self.ptr_gen_gate[2]
        assert isinstance(first, nn.Linear)
        assert isinstance(second, nn.Linear)
        return gate(context, first.weight, first.bias, second.weight, second.bias)

    @property
    def _fixed_gate(self) -> float:
        """The share of the pointer where none is learned."""
        if self.pointer_query is None:
            return 0.0
        return 1.0 if self.gen_head is None else 0.5


class Encoder(nn.Module):
    """The layers of the transformer."""

    def __init__(self, a: Architecture) -> None:
        super().__init__()
        self.layers = nn.ModuleList(EncoderLayer(a) for _ in range(a.layers))


class EncoderLayer(nn.Module):
    """Pre-norm self-attention and feed-forward network, each with a residual connection."""

    def __init__(self, a: Architecture) -> None:
        super().__init__()
        self.self_attn = SelfAttention(a)
        self.linear1 = nn.Linear(a.d_model, a.feed_forward)
        self.linear2 = nn.Linear(a.feed_forward, a.d_model)
        self.norm1 = nn.LayerNorm(a.d_model)
        self.norm2 = nn.LayerNorm(a.d_model)
        self.dropout = Dropout(a.dropout)

    def forward(
        self, x: Float[Tensor, "B T d"], batch: Batch, changes: LayerChanges
    ) -> tuple[Float[Tensor, "B T d"], LayerTrace]:
        """One layer: its output, and everything that its attention computes on the way."""
        drop = self.dropout if self.training else None
        normed = norm(self.norm1, x) if changes.layer_norm else x
        moved, attention = self.self_attn(normed, batch, drop, changes)
        x = _joined(moved, x, changes, "attention")
        spread = feed_forward(
            norm(self.norm2, x) if changes.layer_norm else x,
            self.linear1.weight,
            self.linear1.bias,
            self.linear2.weight,
            self.linear2.bias,
            dropout=drop,
        )
        spread = spread if drop is None else drop(spread)
        return _joined(spread, x, changes, "feed_forward"), attention


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
        changes: LayerChanges,
    ) -> tuple[Float[Tensor, "B T d"], LayerTrace]:
        """What the heads move into every position, and how they came to it."""
        projected = linear(x, self.in_proj_weight, self.in_proj_bias)  # (B, T, 3d)
        split = projected.view(*x.shape[:2], 3, self.heads, -1).permute(2, 0, 3, 1, 4)
        queries, keys, values = split.contiguous().unbind()  # each (B, H, T, k)
        scores, weights, outputs = scaled_dot_product_attention(
            queries,
            keys,
            values,
            mask=None if batch.mask is None else batch.mask[:, None, None],  # (B, 1, 1, T)
            temperature=changes.attention_temperature,
            scaled=changes.scaling,
            dropout=dropout,
        )
        if changes.removed_heads:
            outputs = _without_heads(outputs, batch, changes)
        joined = outputs.transpose(1, 2).flatten(-2)  # (B, T, d)
        moved = linear(joined, self.out_proj.weight, self.out_proj.bias)
        traced = LayerTrace(queries, keys, values, scores, weights, outputs)
        return (moved if dropout is None else dropout(moved)), traced


class LayerChanges(NamedTuple):
    """What is done differently in one layer."""

    attention_temperature: float = 1.0
    scaling: bool = True
    residuals: bool = True
    layer_norm: bool = True
    removed_heads: tuple[int, ...] = ()
    replace_with: str = "zero"
    skipped: tuple[str, ...] = ()

    @classmethod
    def of(cls, asked: Interventions, layer: int) -> LayerChanges:
        """The part of the interventions that concerns a layer."""
        if asked is NO_INTERVENTIONS:
            return _AS_LEARNED
        return cls(
            asked.attention_temperature,
            asked.scaling,
            asked.residuals,
            asked.layer_norm,
            tuple(head for at, head in asked.remove_heads if at == layer),
            asked.replace_with,
            tuple(skip.part for skip in asked.skip if skip.layer == layer),
        )


_AS_LEARNED = LayerChanges()


def log_of(probabilities: Float[Tensor, "*batch V"]) -> Float[Tensor, "*batch V"]:
    """The logarithms that the network gives, none of them infinite."""
    return (probabilities + SMALLEST_PROBABILITY).log()


def norm(module: nn.LayerNorm, x: Float[Tensor, "*batch d"]) -> Float[Tensor, "*batch d"]:
    """The formula with the module's parameters."""
    return layer_norm(x, module.weight, module.bias)


def _joined(
    fresh: Float[Tensor, "*s"], x: Float[Tensor, "*s"], changes: LayerChanges, part: str
) -> Float[Tensor, "*s"]:
    """What a sublayer puts out and what went in, in the precision of x.

    Fresh memory is what a large batch waits for: the sum goes where the summand lies that nobody
    keeps, unless that is of lower precision, as under autocast.
    """
    if part in changes.skipped:
        return x if changes.residuals else torch.zeros_like(x)
    if not changes.residuals:
        return fresh.to(x.dtype)
    return fresh.add_(x) if fresh.dtype == x.dtype else x + fresh


def _without_heads(
    outputs: Float[Tensor, "B H T k"], batch: Batch, changes: LayerChanges
) -> Float[Tensor, "B H T k"]:
    """The outputs of some heads become nothing, or the same at every visit: their mean.

    Visits that nobody may look at have no part in the mean.
    """
    heads = list(changes.removed_heads)
    kept = outputs.clone()
    if changes.replace_with == "zero":
        kept[:, heads] = 0
        return kept
    seen = torch.ones_like(batch.locations) if batch.mask is None else batch.mask
    share = (seen / seen.sum(-1, keepdim=True))[:, None, :, None]  # (B, 1, T, 1)
    kept[:, heads] = (outputs[:, heads] * share).sum(2, keepdim=True)
    return kept


def _forced_gate(changes: Interventions) -> float | None:
    """The pointer's share where it is not the network's to say."""
    return changes.gate if changes.only is None else float(changes.only == "pointer")


def _blended(
    share: Float[Tensor, " B"],
    pointer: Float[Tensor, "B V"] | None,
    generation: Float[Tensor, "B V"] | None,
    only: str | None,
) -> Float[Tensor, "B V"]:
    if pointer is not None and generation is not None and only is None:
        return blend(share, pointer, generation)
    found = generation if pointer is None or only == "generation" else pointer
    assert found is not None  # an architecture has at least one of them
    return found


class _Pointer(NamedTuple):
    """What the pointer computes; nothing where there is none."""

    content_scores: Float[Tensor, "B T"] | None = None
    position_bias: Float[Tensor, "B T"] | None = None
    scores: Float[Tensor, "B T"] | None = None
    weights: Float[Tensor, "B T"] | None = None
    probabilities: Float[Tensor, "B V"] | None = None
