"""The sizes and components of a network."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Feature = Literal["time", "weekday", "recency", "duration", "position_from_end"]
Component = Literal["user", Feature, "sinusoidal", "pointer", "position_bias", "generation", "gate"]
FEATURES: tuple[Feature, ...] = get_args(Feature)
COMPONENTS: tuple[Component, ...] = get_args(Component)


@dataclass(frozen=True)
class Architecture:
    """The sizes and components of a PointerNetworkV45.

    Attributes:
        locations: size of the vocabulary, padding and "unknown" included.
        users: rows of the user embedding; people have ids from 1.
        d_model: width of the encoder.
        heads: of self-attention in every layer; divides `d_model`.
        layers: of the encoder.
        feed_forward: width inside the feed-forward networks.
        max_visits: the longest history.
        dropout: probability, in training only.
        components: those of `COMPONENTS` that the network has.
    """

    locations: int
    users: int
    d_model: int = 64
    heads: int = 4
    layers: int = 2
    feed_forward: int = 256
    max_visits: int = 64
    dropout: float = 0.2
    components: frozenset[str] = frozenset(COMPONENTS)

    def __post_init__(self) -> None:
        """Check that the sizes fit together.

        Raises:
            ValueError: they do not; the message says which.
        """
        if self.heads < 1 or self.d_model % self.heads:
            raise ValueError(f"{self.heads} heads do not divide a width of {self.d_model}.")
        if self.d_model < 4 or self.d_model % 4:
            raise ValueError(f"The width must be a multiple of 4, not {self.d_model}.")
        if self.layers < 1 or self.max_visits < 1 or self.locations < 3:
            raise ValueError("A network needs a layer, a visit and a place.")
        if "user" in self.components and self.users < 2:
            raise ValueError("A user embedding needs a row besides 0: people have ids from 1.")
        if unknown := self.components - set(COMPONENTS):
            raise ValueError(f"There is no component {', '.join(sorted(unknown))}.")
        if not self.components & {"pointer", "generation"}:
            raise ValueError("A network needs a pointer or a generation head.")
        if not 0 <= self.dropout < 1:
            raise ValueError(f"Dropout is a probability below 1, not {self.dropout}.")

    @property
    def slices(self) -> dict[str, slice]:
        """Where each feature lies in a visit's concatenated embeddings: "location", "user", …."""
        widths = {"location": self.d_model, "user": self.d_model}
        widths |= dict.fromkeys(FEATURES, self.d_model // 4)
        found: dict[str, slice] = {}
        end = 0
        for name, width in widths.items():
            if name == "location" or name in self.components:
                found[name] = slice(end, end + width)
                end += width
        return found

    @property
    def input_width(self) -> int:
        """The width of a visit's concatenated embeddings."""
        return max(part.stop for part in self.slices.values())
