"""What the steps read: a trace, and the layer and head that are followed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from pointerscope.analysis.parameters import parameters_of
from pointerscope.lessons.framework.tables import table
from pointerscope.lessons.walkthrough.tables import Map, Norm, drawn, map_of

if TYPE_CHECKING:
    from typing import Any

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.lessons.framework.tables import How, Table
    from pointerscope.lessons.walkthrough.tables import Array
    from pointerscope.mobility.interventions import Interventions
    from pointerscope.network.architecture import Architecture

Value = TypeVar("Value")

_MOST_CELLS = 1_200  # of a table with a row for every visit


@dataclass(frozen=True, eq=False)
class Walk:
    """What the steps read.

    Attributes:
        explanation: one query's trace.
        layer: the encoder layer that is followed.
        head: the head of it that is followed.
    """

    explanation: ExplainedQuery
    layer: int
    head: int

    @property
    def asked(self) -> Interventions:
        """What is done differently."""
        return self.explanation.query.interventions

    @property
    def architecture(self) -> Architecture:
        """Of the network."""
        return self.explanation.bundle.architecture

    def has(self, component: str) -> bool:
        """Whether the network has this part."""
        return component in self.architecture.components

    @property
    def has_positions(self) -> bool:
        """Whether the network is told where a visit stands."""
        return self.has("sinusoidal") or self.has("position_from_end")

    @property
    def width(self) -> int:
        """Of an encoding."""
        return self.architecture.d_model

    @property
    def head_width(self) -> int:
        """Of a head's queries, keys and values."""
        return self.width // self.architecture.heads

    @property
    def of_layer(self) -> str:
        """What the names of the layer's parameters begin with."""
        return f"transformer.layers.{self.layer}"

    @property
    def entering(self) -> str:
        """The name of the table of the last visit as it enters the layer."""
        return f"x_{self.layer}" if self.layer or self.has_positions else "embedded"

    @cached_property
    def visits(self) -> tuple[str, ...]:
        """What the visits are called, each by its number."""
        found = self.explanation.visits
        return tuple(f"{number} · {visit.label}" for number, visit in enumerate(found, 1))

    @cached_property
    def mask(self) -> Array | None:
        """Minus infinity for a visit that nobody may look at, otherwise 0; None without any."""
        masked = self.explanation.query.masked
        if not masked:
            return None
        found = np.zeros(len(self.visits))
        found[list(masked)] = -np.inf
        return found

    def unmasked(self, traced: Any, again: Any) -> Array:
        """The scores of a trace, with those that a mask hides there worked out again."""
        return traced if self.mask is None else np.where(self.mask < 0, again, traced)

    def encodings(self, depth: int) -> Array:
        """The encodings of all visits after so many layers."""
        return self.explanation.hidden[depth].astype(np.float64)

    def parameter(self, name: str) -> Array:
        """What the network has learned, by its published name."""
        return parameters_of(self.explanation.bundle)[name].astype(np.float64)

    def map(self, name: str, parameter: str, title: str) -> Map:
        """A linear map that the network has learned."""
        weight, bias = (self.parameter(f"{parameter}.{part}") for part in ("weight", "bias"))
        return map_of(name, weight, bias, title)

    def norm(self, parameter: str, *, applied: bool = True) -> Norm:
        """A layer norm that the network has learned."""
        scale, shift = (self.parameter(f"{parameter}.{part}") for part in ("weight", "bias"))
        return Norm(scale, shift, applied)

    def visit_columns(
        self,
        name: str,
        values: object,
        symbol: str,
        title: str,
        how: How | None = None,
        **more: Any,
    ) -> Table:
        """A row with a column for every visit."""
        return drawn(name, values, symbol, title, how, columns=self.visits, **more)

    def visit_rows(
        self, name: str, values: Array, symbol: str, title: str, how: How | None = None
    ) -> Table:
        """A row for every visit; too large to be read, it is not drawn."""
        few = values.size <= _MOST_CELLS
        return table(name, values, symbol=symbol, title=title, how=how, rows=self.visits, shown=few)

    def is_skipped(self, part: str) -> bool:
        """Whether a sublayer of the layer adds nothing."""
        return any(skip.layer == self.layer and skip.part == part for skip in self.asked.skip)


def present(value: Value | None) -> Value:
    """What a trace holds because the network has the part that makes it."""
    assert value is not None
    return value
