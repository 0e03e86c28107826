"""The sizes and components of a network."""

import itertools
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

Feature = Literal["time", "weekday", "recency", "duration", "position_from_end"]
Component = Literal[
    "user", Feature, "sinusoidal", "attention", "pointer", "position_bias", "generation", "gate"
]
FEATURES: tuple[Feature, ...] = get_args(Feature)
COMPONENTS: tuple[Component, ...] = get_args(Component)
POINTER_NETWORK = "PointerNetworkV45"
"""What needs this reads parameters that no network of an adapter has."""


@dataclass(frozen=True)
class Architecture:
    """The sizes and components of a PointerNetworkV45.

    Attributes:
        locations: the size of the vocabulary, including padding and "unknown".
        users: the rows of the user embedding; people have ids from 1.
        d_model: the model width, a multiple of 4.
        heads: attention heads in every layer; divides `d_model`. 0 without self-attention,
            whatever is given.
        layers: encoder layers.
        feed_forward: the width inside the feed-forward networks.
        max_visits: the longest history.
        dropout: the probability of dropout, in training only.
        components: the entries of `COMPONENTS` that the network has.
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
            ValueError: they do not; the message names the sizes.
        """
        if "attention" not in self.components:
            object.__setattr__(self, "heads", 0)
        elif self.heads < 1 or self.d_model % self.heads:
            raise ValueError(
                f"{self.heads} heads do not divide a width of {self.d_model}. Choose a number "
                "of heads that divides the width."
            )
        if self.d_model < 4 or self.d_model % 4:
            raise ValueError(f"The width must be a positive multiple of 4, not {self.d_model}.")
        if self.layers < 1 or self.max_visits < 1 or self.locations < 3:
            raise ValueError("A network needs at least one layer, one visit and one known place.")
        if "user" in self.components and self.users < 2:
            raise ValueError("A user embedding needs at least 2 rows: people have ids from 1.")
        if unknown := self.components - set(COMPONENTS):
            raise ValueError(
                f"Unknown component: {', '.join(sorted(unknown))}. Components are "
                f"{', '.join(COMPONENTS)}."
            )
        if not self.components & {"pointer", "generation"}:
            raise ValueError("A network needs a pointer or a generation head.")
        if not 0 <= self.dropout < 1:
            raise ValueError(f"Dropout must be at least 0 and below 1, not {self.dropout}.")

    @property
    def sizes(self) -> dict[str, int | list[str]]:
        """The sizes by name, and the components in the order of `COMPONENTS`."""
        return {
            "locations": self.locations,
            "users": self.users,
            "d_model": self.d_model,
            "heads": self.heads,
            "layers": self.layers,
            "feed_forward": self.feed_forward,
            "max_visits": self.max_visits,
            "components": [name for name in COMPONENTS if name in self.components],
        }

    @property
    def is_pointer_network(self) -> bool:
        """Whether the network is a PointerNetworkV45, rather than one that an adapter opens."""
        return not isinstance(self, AdaptedArchitecture)

    def has(self, part: str) -> bool:
        """Whether the network has a part, to draw it or to speak of it.

        Args:
            part: an entry of `COMPONENTS`; a site, which only networks of adapters can lack; or
                `POINTER_NETWORK`.
        """
        return part in (*self.components, POINTER_NETWORK, "context") or "." in part

    @property
    def head_width(self) -> int:
        """The width of a head; 0 without self-attention."""
        return self.d_model // self.heads if self.heads else 0

    @property
    def all_heads(self) -> tuple[tuple[int, int], ...]:
        """Every head as (layer, head), layer by layer."""
        return tuple(itertools.product(range(self.layers), range(self.heads)))

    @property
    def slices(self) -> dict[str, slice]:
        """The columns of each embedding in the concatenation, by "location", "user", …."""
        widths = {"location": self.d_model, "user": self.d_model}
        widths |= dict.fromkeys(FEATURES, self.d_model // 4)
        slices: dict[str, slice] = {}
        end = 0
        for name, width in widths.items():
            if name == "location" or name in self.components:
                slices[name] = slice(end, end + width)
                end += width
        return slices

    @property
    def input_width(self) -> int:
        """The width of the concatenated embeddings of a visit."""
        return max(part.stop for part in self.slices.values())


@dataclass(frozen=True)
class AdaptedArchitecture(Architecture):
    """The sizes and parts of a network that an adapter opens.

    Widths and layers are those that the adapter shows, and may be 0. Of the components it has
    those whose tensors the adapter names, and the features of a visit that it reads.

    Attributes:
        adapter: the name that the adapter is registered by.
        settings: what the adapter builds the module from.
        sites: whose tensors can be changed, in the order of the pass.
        read_only_sites: whose tensors can only be read.
        masks_visits: whether a visit that is masked cannot influence the answer.
    """

    adapter: str = ""
    settings: Mapping[str, Any] = field(default_factory=dict, hash=False)
    sites: tuple[str, ...] = ()
    read_only_sites: tuple[str, ...] = ()
    masks_visits: bool = False

    def __post_init__(self) -> None:
        """Check the sizes that every network has.

        Raises:
            ValueError: there is no visit or no known place.
        """
        if self.max_visits < 1 or self.locations < 3:
            raise ValueError("A network needs at least one visit and one known place.")

    def has(self, part: str) -> bool:
        """Whether the network has a part, as `Architecture.has` says."""
        return part in (*self.components, *self.sites, *self.read_only_sites)

    @property
    def slices(self) -> dict[str, slice]:
        """The columns of the inputs: one vector for each visit, if the adapter names it."""
        return {"projected": slice(0, self.d_model)} if "inputs.projected" in self.sites else {}

    @property
    def input_width(self) -> int:
        """The width of the inputs of a visit."""
        return self.d_model
