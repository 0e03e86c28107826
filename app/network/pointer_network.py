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

from app.formulas import (
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
from app.mobility.histories import (
    LAST_DURATION_BUCKET,
    LAST_RECENCY,
    LAST_TIME_SLOT,
    LAST_WEEKDAY,
)
from app.network.architecture import FEATURES, Architecture, Feature
from app.network.dropout import Dropout
from app.network.trace import Batch, LayerTrace, Trace

if TYPE_CHECKING:
    from collections.abc import Callable

    from jaxtyping import Bool, Float

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

    def trace(self, batch: Batch, *, layers: bool = True) -> Trace:
        """Everything on the way to the probabilities, from one pass.

        Args:
            batch: what goes in.
            layers: whether to keep the encodings after each layer and what happens inside; by far
                the most of a trace.
        """
        return self._run(batch, keep=layers)

    def _run(self, batch: Batch, *, keep: bool) -> Trace:
        """The pass itself; what happens inside the layers is let go of unless it is to be kept."""
        x = self._embed(batch)  # (B, T, d)
        keys_allowed = None if batch.mask is None else batch.mask[:, None, None]  # (B, 1, 1, T)
        hidden, layers = [x], []
        for layer in self.transformer.layers:
            x, attention = layer(x, keys_allowed)
            if keep:
                hidden.append(x)
                layers.append(attention)
        rows = torch.arange(len(x), device=x.device)
        context = x[rows, batch.lengths - 1]  # (B, d), at the last visit
        pointer = self._point(context, x, batch)
        logits, generation = self._generate(context)
        gated = self._gate(context)
        share = gated.value if gated else context.new_full((len(x),), self._fixed_gate)
        return Trace(
            batch=batch,
            hidden=tuple(hidden),
            layers=tuple(layers),
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
            probabilities=_blended(share, pointer.probabilities, generation),
        )

    def _initialise(self) -> None:
        """Draw initial weights: Xavier uniform for everything of two or more dimensions."""
        for parameter in self.parameters():
            if parameter.dim() > 1:
                nn.init.xavier_uniform_(parameter)

    def _embed(self, batch: Batch) -> Float[Tensor, "B T d"]:
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
        x = linear(torch.cat(parts, -1), self.input_proj.weight, self.input_proj.bias)
        x = norm(self.input_norm, x).float()  # the residual stream is, under autocast too
        if "sinusoidal" in self.architecture.components:
            x = x + self.pos_encoding[:, :visits]
        return x

    def _user(self, batch: Batch) -> Float[Tensor, "B d"]:
        """The person's embedding; for nobody in particular the mean of everybody's."""
        assert self.user_emb is not None
        known = self.user_emb(batch.user)
        if not batch.has_nobody:
            return known
        everybody = self.user_emb.weight[1:].mean(0)
        return torch.where(batch.user[:, None] == 0, everybody, known)

    def _point(
        self, context: Float[Tensor, "B d"], encoded: Float[Tensor, "B T d"], batch: Batch
    ) -> _Pointer:
        if self.pointer_query is None or self.pointer_key is None:
            return _Pointer()
        query = linear(context, self.pointer_query.weight, self.pointer_query.bias)
        keys = linear(encoded, self.pointer_key.weight, self.pointer_key.bias)
        content = scores = content_scores(query, keys)
        bias = None
        if self.position_bias is not None:
            bias = self.position_bias[batch.position_from_end]
            scores = pointer_scores(content, bias)
        if batch.mask is not None:
            scores = masked(scores, batch.mask)
        weights = softmax(scores.float())  # under autocast too
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
        self, x: Float[Tensor, "B T d"], mask: Bool[Tensor, "B 1 1 T"] | None
    ) -> tuple[Float[Tensor, "B T d"], LayerTrace]:
        """One layer: its output, and everything that its attention computes on the way."""
        drop = self.dropout if self.training else None
        moved, attention = self.self_attn(norm(self.norm1, x), mask, drop)
        x = _sum(moved, x)
        spread = feed_forward(
            norm(self.norm2, x),
            self.linear1.weight,
            self.linear1.bias,
            self.linear2.weight,
            self.linear2.bias,
            dropout=drop,
        )
        spread = spread if drop is None else drop(spread)
        return _sum(spread, x), attention


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
        mask: Bool[Tensor, "B 1 1 T"] | None,
        dropout: Callable[[Tensor], Tensor] | None,
    ) -> tuple[Float[Tensor, "B T d"], LayerTrace]:
        """What the heads move into every position, and how they came to it."""
        projected = linear(x, self.in_proj_weight, self.in_proj_bias)  # (B, T, 3d)
        split = projected.view(*x.shape[:2], 3, self.heads, -1).permute(2, 0, 3, 1, 4)
        queries, keys, values = split.contiguous().unbind()  # each (B, H, T, k)
        scores, weights, outputs = scaled_dot_product_attention(
            queries, keys, values, mask=mask, dropout=dropout
        )
        joined = outputs.transpose(1, 2).flatten(-2)  # (B, T, d)
        moved = linear(joined, self.out_proj.weight, self.out_proj.bias)
        traced = LayerTrace(queries, keys, values, scores, weights, outputs)
        return (moved if dropout is None else dropout(moved)), traced


def log_of(probabilities: Float[Tensor, "*batch V"]) -> Float[Tensor, "*batch V"]:
    """The logarithms that the network gives, none of them infinite."""
    return (probabilities + SMALLEST_PROBABILITY).log()


def norm(module: nn.LayerNorm, x: Float[Tensor, "*batch d"]) -> Float[Tensor, "*batch d"]:
    """The formula with the module's parameters."""
    return layer_norm(x, module.weight, module.bias)


def _sum(fresh: Float[Tensor, "*s"], x: Float[Tensor, "*s"]) -> Float[Tensor, "*s"]:
    """The residual sum, in the precision of x.

    Fresh memory is what a large batch waits for: the sum goes where the summand lies that nobody
    keeps, unless that is of lower precision, as under autocast.
    """
    return fresh.add_(x) if fresh.dtype == x.dtype else x + fresh


def _blended(
    share: Float[Tensor, " B"],
    pointer: Float[Tensor, "B V"] | None,
    generation: Float[Tensor, "B V"] | None,
) -> Float[Tensor, "B V"]:
    if pointer is not None and generation is not None:
        return blend(share, pointer, generation)
    only = pointer if generation is None else generation
    assert only is not None  # an architecture has at least one of them
    return only


class _Pointer(NamedTuple):
    """What the pointer computes; nothing where there is none."""

    content_scores: Float[Tensor, "B T"] | None = None
    position_bias: Float[Tensor, "B T"] | None = None
    scores: Float[Tensor, "B T"] | None = None
    weights: Float[Tensor, "B T"] | None = None
    probabilities: Float[Tensor, "B V"] | None = None
