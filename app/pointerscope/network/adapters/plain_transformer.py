"""A plain transformer with a softmax over all places, after Hong et al. (2023), and its adapter.

Location, time and weekday of arrival and length of stay are embedded and added up, with
sinusoidal positions. A causal post-norm encoder reads the visits. The embedding of the person is
added to the encoding of the last one; a residual block of linear maps and the softmax follow.
There is no pointer: every place is generated.

Y. Hong, Y. Zhang, K. Schindler and M. Raubal, "Context-aware multi-head self-attentional neural
network model for next location prediction", Transportation Research Part C 156 (2023) 104315.
"""

from typing import Annotated, Self

import numpy as np
import torch
from pydantic import Field
from torch import Tensor, nn

from pointerscope.core.array_types import Bool, Float, Int
from pointerscope.formulas import linear, scaled_dot_product_attention, sinusoidal_table
from pointerscope.mobility.histories import (
    LAST_DURATION_BUCKET,
    LAST_TIME_SLOT,
    LAST_WEEKDAY,
)
from pointerscope.network.adapters.protocol import Adapter, Naming, VocabularySizes, adapter
from pointerscope.network.trace import Batch


class PlainTransformer(nn.Module):
    """The network itself, which knows nothing of adapters."""

    positions: Tensor

    def __init__(
        self,
        locations: int,
        users: int,
        max_visits: int,
        *,
        d_model: int,
        heads: int,
        layers: int,
        feed_forward: int,
        dropout: float,
    ) -> None:
        super().__init__()
        self.location = nn.Embedding(locations, d_model, padding_idx=0)
        self.time = nn.Embedding(LAST_TIME_SLOT + 1, d_model)
        self.weekday = nn.Embedding(LAST_WEEKDAY + 1, d_model)
        self.duration = nn.Embedding(LAST_DURATION_BUCKET + 1, d_model)
        self.user = nn.Embedding(max(users, 1), d_model)
        table = sinusoidal_table(np.arange(max_visits, dtype=np.float64), d_model)
        self.register_buffer("positions", torch.from_numpy(table).float(), persistent=False)
        layer = nn.TransformerEncoderLayer(
            d_model, heads, feed_forward, dropout, activation="gelu", batch_first=True
        )
        self.encoder = nn.TransformerEncoder(layer, layers, enable_nested_tensor=False)
        self.dropout = nn.Dropout(dropout)
        self.first = nn.Linear(d_model, d_model)
        self.second = nn.Linear(d_model, d_model)
        self.norm = nn.LayerNorm(d_model)
        self.output = nn.Linear(d_model, locations)

    def forward(
        self,
        locations: Int[Tensor, "B T"],
        user: Int[Tensor, " B"],
        time: Int[Tensor, "B T"],
        weekday: Int[Tensor, "B T"],
        duration: Int[Tensor, "B T"],
        lengths: Int[Tensor, " B"],
        valid: Bool[Tensor, "B T"],
    ) -> Float[Tensor, "B V"]:
        """Return the logits of the next place."""
        x = self.location(locations) + self.time(time) + self.weekday(weekday)
        x = self.dropout(x + self.duration(duration) + self.positions[: x.shape[1]])
        heads = self.encoder.layers[0].self_attn.num_heads
        blocked = ~self.may_read(valid).repeat_interleave(heads, 0)  # (B·H, T, T)
        x = self.encoder(x, mask=blocked)
        context = x[torch.arange(len(x), device=x.device), lengths - 1]  # (B, d)
        return self.classify(context, self.embed_user(user))

    def embed_user(self, user: Int[Tensor, " B"]) -> Float[Tensor, "B d"]:
        """Return each person's embedding; for user 0, nobody in particular, the mean of all."""
        if len(self.user.weight) == 1:
            return self.user(torch.zeros_like(user))
        mean = self.user.weight[1:].mean(0)
        return torch.where(user[:, None] == 0, mean, self.user(user))

    def classify(
        self, context: Float[Tensor, "B d"], user: Float[Tensor, "B d"]
    ) -> Float[Tensor, "B V"]:
        """Return the logits from the encoding of the last visit and the person."""
        x = context + user
        transformed = self.second(self.dropout(torch.relu(self.first(x))))
        return self.output(self.norm(x + self.dropout(transformed)))

    @staticmethod
    def may_read(valid: Bool[Tensor, "B T"]) -> Bool[Tensor, "B T T"]:
        """Return which visit reads which: valid ones that are not later, and always itself."""
        visits = valid.shape[1]
        earlier = torch.ones(visits, visits, dtype=torch.bool, device=valid.device).tril()
        itself = torch.eye(visits, dtype=torch.bool, device=valid.device)
        return (earlier & valid[:, None]) | itself


@adapter("plain-transformer")
class PlainTransformerAdapter(Adapter):
    """Opens `PlainTransformer`: all tensors of its attention, without the norms after it."""

    reads = frozenset({"user", "time", "weekday", "duration"})
    about = (
        "This transformer attends over the visits and then decides among all places, after Hong "
        "et al. (2023). It does not copy places of the history."
    )
    module: PlainTransformer

    class Settings(Adapter.Settings):
        """The sizes of the network."""

        d_model: Annotated[int, Field(ge=4, le=1024, multiple_of=4)] = 64
        heads: Annotated[int, Field(ge=1, le=64)] = 4
        layers: Annotated[int, Field(ge=1, le=24)] = 2
        feed_forward: Annotated[int, Field(ge=1, le=8192)] = 256
        dropout: Annotated[float, Field(ge=0, lt=1)] = 0.2

    @classmethod
    def build(cls, sizes: VocabularySizes, settings: Settings) -> Self:
        """Build the module."""
        module = PlainTransformer(*sizes, **settings.model_dump())
        return cls(module, **sizes._asdict(), settings=settings)

    def answer(self, batch: Batch) -> Float[Tensor, "B V"]:
        """Return the module's own probabilities."""
        valid = batch.locations != 0 if batch.mask is None else batch.mask
        logits = self.module(
            batch.locations,
            batch.user,
            batch.time,
            batch.weekday,
            batch.duration,
            batch.lengths,
            valid,
        )
        probabilities: Tensor = logits.softmax(-1)
        return probabilities

    def run(self, batch: Batch, at: Naming) -> Float[Tensor, "B V"]:
        """Return the same probabilities from a pass that names its tensors."""
        m = self.module
        x = at("inputs.location", m.location(batch.locations))  # (B, T, d)
        for name in ("time", "weekday", "duration"):
            x = x + at(f"inputs.{name}", getattr(m, name)(getattr(batch, name)))
        x = at("inputs.projected", x) + m.positions[: x.shape[1]]
        valid = batch.locations != 0 if batch.mask is None else batch.mask
        may_read = m.may_read(valid)[:, None]  # (B, 1, T, T)
        for index, layer in enumerate(m.encoder.layers):
            x = self._layer(f"layers.{index}", layer, x, may_read, at)
        context = x[torch.arange(len(x), device=x.device), batch.lengths - 1]
        context = at("context", context)  # (B, d)
        user = m.embed_user(batch.user)[:, None].expand(-1, x.shape[1], -1)
        user = at("inputs.user", user)[:, 0]
        logits = at("generation.logits", m.classify(context, user))
        return at("generation.probabilities", logits.softmax(-1))

    @staticmethod
    def _layer(
        name: str,
        layer: nn.TransformerEncoderLayer,
        x: Float[Tensor, "B T d"],
        may_read: Bool[Tensor, "B 1 T T"],
        at: Naming,
    ) -> Float[Tensor, "B T d"]:
        x = at(f"{name}.residual_in", x)
        attention = layer.self_attn
        projected = linear(x, attention.in_proj_weight, attention.in_proj_bias)  # (B, T, 3d)
        split = projected.view(*x.shape[:2], 3, attention.num_heads, -1).permute(2, 0, 3, 1, 4)
        queries, keys, values = (
            at(f"{name}.heads.{part}", tensor)  # (B, H, T, k)
            for part, tensor in zip(("queries", "keys", "values"), split, strict=True)
        )
        found = scaled_dot_product_attention(
            queries,
            keys,
            values,
            mask=may_read,
            at=lambda part, tensor: at(f"{name}.heads.{part}", tensor),
        )
        attended = attention.out_proj(found.outputs.transpose(1, 2).flatten(-2))
        x = layer.norm1(x + at(f"{name}.attention_out", attended))
        hidden = at(f"{name}.feed_forward.pre", layer.linear1(x))
        hidden = at(f"{name}.feed_forward.hidden", layer.activation(hidden))
        out = at(f"{name}.feed_forward.out", layer.linear2(hidden))
        return at(f"{name}.residual_out", layer.norm2(x + out))
