"""An LSTM whose states attend to the states before them, and its adapter.

The embeddings of location, time, weekday, stay and person lie side by side. An LSTM reads them
visit by visit. Each state asks the earlier ones (Luong et al. 2015, "dot"), what it reads is
combined with it, and the last combination decides among all places.
"""

from typing import Annotated, Self

import torch
from pydantic import Field
from torch import Tensor, nn

from pointerscope.core.array_types import Float, Int
from pointerscope.formulas import scaled_dot_product_attention
from pointerscope.mobility.histories import LAST_DURATION_BUCKET, LAST_TIME_SLOT, LAST_WEEKDAY
from pointerscope.network.adapters.protocol import Adapter, Naming, VocabularySizes, adapter
from pointerscope.network.trace import Batch

_FEATURES = ("location", "time", "weekday", "duration")


class AttentiveLSTM(nn.Module):
    """The network itself, which knows nothing of adapters."""

    def __init__(self, locations: int, users: int, *, d_model: int, dropout: float) -> None:
        super().__init__()
        quarter = d_model // 4
        self.location = nn.Embedding(locations, d_model, padding_idx=0)
        self.time = nn.Embedding(LAST_TIME_SLOT + 1, quarter)
        self.weekday = nn.Embedding(LAST_WEEKDAY + 1, quarter)
        self.duration = nn.Embedding(LAST_DURATION_BUCKET + 1, quarter)
        self.user = nn.Embedding(max(users, 1), d_model)
        self.lstm = nn.LSTM(2 * d_model + 3 * quarter, d_model, batch_first=True)
        self.query = nn.Linear(d_model, d_model)
        self.combine = nn.Linear(2 * d_model, d_model)
        self.dropout = nn.Dropout(dropout)
        self.output = nn.Linear(d_model, locations)

    def embed(
        self,
        location: Int[Tensor, "B T"],
        time: Int[Tensor, "B T"],
        weekday: Int[Tensor, "B T"],
        duration: Int[Tensor, "B T"],
        user: Int[Tensor, " B"],
    ) -> list[Float[Tensor, "B T n"]]:
        """Return the embeddings of location, time, weekday, stay and person."""
        ids = (location, time, weekday, duration)
        parts = [getattr(self, name)(of) for name, of in zip(_FEATURES, ids, strict=True)]
        own = self.user(user)
        if len(self.user.weight) > 1:  # user 0 is nobody in particular: the mean of all
            own = torch.where(user[:, None] == 0, self.user.weight[1:].mean(0), own)
        return [*parts, own[:, None].expand(-1, location.shape[1], -1)]

    def forward(
        self,
        location: Int[Tensor, "B T"],
        time: Int[Tensor, "B T"],
        weekday: Int[Tensor, "B T"],
        duration: Int[Tensor, "B T"],
        user: Int[Tensor, " B"],
        lengths: Int[Tensor, " B"],
    ) -> Float[Tensor, "B V"]:
        """Return the logits of the next place."""
        x = torch.cat(self.embed(location, time, weekday, duration, user), -1)
        states, _ = self.lstm(self.dropout(x))  # (B, T, d)
        visits = states.shape[1]
        scores = self.query(states) @ states.mT / states.shape[-1] ** 0.5
        earlier = torch.ones(visits, visits, dtype=torch.bool, device=states.device).tril()
        read = scores.masked_fill(~earlier, -torch.inf).softmax(-1) @ states
        combined = torch.tanh(self.combine(torch.cat([states, read], -1)))
        last = combined[torch.arange(len(x), device=x.device), lengths - 1]
        logits: Tensor = self.output(self.dropout(last))
        return logits


@adapter("attentive-lstm")
class AttentiveLSTMAdapter(Adapter):
    """Opens `AttentiveLSTM` as one layer with one head, whose keys and values are the states."""

    reads = frozenset({"user", "time", "weekday", "duration"})
    about = (
        "This recurrent network (an LSTM) reads the visits one after the other. Its state after "
        "each visit attends to the states before it, and the last one decides among all places."
    )
    module: AttentiveLSTM

    class Settings(Adapter.Settings):
        """The sizes of the network."""

        d_model: Annotated[int, Field(ge=4, le=1024, multiple_of=4)] = 64
        dropout: Annotated[float, Field(ge=0, lt=1)] = 0.2

    @classmethod
    def build(cls, sizes: VocabularySizes, settings: Settings) -> Self:
        """Build the module."""
        module = AttentiveLSTM(sizes.locations, sizes.users, **settings.model_dump())
        return cls(module, **sizes._asdict(), settings=settings)

    def answer(self, batch: Batch) -> Float[Tensor, "B V"]:
        """Return the module's own probabilities."""
        logits = self.module(*_columns(batch), batch.lengths)
        probabilities: Tensor = logits.softmax(-1)
        return probabilities

    def run(self, batch: Batch, at: Naming) -> Float[Tensor, "B V"]:
        """Return the same probabilities from a pass that names its tensors."""
        m = self.module
        parts = m.embed(*_columns(batch))
        named = zip((*_FEATURES, "user"), parts, strict=True)
        x = torch.cat([at(f"inputs.{name}", part) for name, part in named], -1)
        x = at("inputs.projected", x)
        states = at("layers.0.residual_in", m.lstm(x)[0])  # (B, T, d)
        visits = states.shape[1]
        queries = at("layers.0.heads.queries", m.query(states)[:, None])  # (B, 1, T, d)
        keys = at("layers.0.heads.keys", states[:, None])
        values = at("layers.0.heads.values", states[:, None])
        found = scaled_dot_product_attention(
            queries,
            keys,
            values,
            mask=torch.ones(visits, visits, dtype=torch.bool, device=states.device).tril(),
            at=lambda part, tensor: at(f"layers.0.heads.{part}", tensor),
        )
        combined = torch.tanh(m.combine(torch.cat([states, found.outputs[:, 0]], -1)))
        combined = at("layers.0.residual_out", combined)
        last = combined[torch.arange(len(x), device=x.device), batch.lengths - 1]
        logits = at("generation.logits", m.output(at("context", last)))
        return at("generation.probabilities", logits.softmax(-1))


def _columns(batch: Batch) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    return batch.locations, batch.time, batch.weekday, batch.duration, batch.user
