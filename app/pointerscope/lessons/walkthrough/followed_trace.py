"""One query's trace, and the head of one layer through which the walkthrough follows it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from pointerscope.analysis.parameters import parameters_of
from pointerscope.lessons.walkthrough.tables import LayerNorm, linear_map, shown_table

if TYPE_CHECKING:
    from typing import Any

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.lessons.framework.tables import LessonTable
    from pointerscope.lessons.walkthrough.tables import Array, LinearMap
    from pointerscope.mobility.interventions import Interventions
    from pointerscope.network.architecture import Architecture
    from pointerscope.network.trace import Trace

Value = TypeVar("Value")

_MAX_SHOWN_CELLS = 1_200  # of a table with one row for each visit


@dataclass(frozen=True, eq=False)
class FollowedTrace:
    """What the steps of a walkthrough read.

    Attributes:
        explanation: the query and its trace.
        layer: the encoder layer to follow, 0-based.
        head: the head of that layer to follow, 0-based.
    """

    explanation: ExplainedQuery
    layer: int
    head: int

    @property
    def tensors(self) -> Trace:
        """Every tensor of the forward pass."""
        return self.explanation.trace

    @property
    def interventions(self) -> Interventions:
        """The changes made to the forward pass."""
        return self.explanation.query.interventions

    @property
    def architecture(self) -> Architecture:
        """The architecture of the network."""
        return self.explanation.bundle.architecture

    @property
    def layers_left(self) -> int:
        """How many layers follow."""
        return self.architecture.layers - 1 - self.layer

    @property
    def replacement(self) -> str:
        """What replaces the output of the head, `zero` or `mean`; empty if nothing does."""
        is_removed = self.head in self.removed_heads
        return self.interventions.replace_with if is_removed else ""

    @property
    def is_blended(self) -> bool:
        """Whether the network has both parts, pointer and generation head."""
        return self.has("pointer") and self.has("generation")

    @property
    def removed_heads(self) -> tuple[int, ...]:
        """The removed heads of the layer."""
        return self.interventions.removed_heads(self.layer, self.architecture.heads)

    def has(self, component: str) -> bool:
        """Return whether the network has this component."""
        return component in self.architecture.components

    @property
    def has_positions(self) -> bool:
        """Whether the network receives the positions of visits."""
        return self.has("sinusoidal") or self.has("position_from_end")

    @property
    def width(self) -> int:
        """The width d of an encoding."""
        return self.architecture.d_model

    @property
    def head_width(self) -> int:
        """The width k of a head's queries, keys and values."""
        return self.width // self.architecture.heads

    @property
    def layer_prefix(self) -> str:
        """The prefix of the names of the layer's parameters."""
        return f"transformer.layers.{self.layer}"

    @property
    def layer_input(self) -> str:
        """The name of the table of the last visit as it enters the layer."""
        return f"x_{self.layer}" if self.layer or self.has_positions else "embedded"

    @cached_property
    def visits(self) -> tuple[str, ...]:
        """A label for each visit, with its number."""
        visits = self.explanation.visits
        return tuple(f"{number} · {visit.label}" for number, visit in enumerate(visits, 1))

    @cached_property
    def mask(self) -> Array | None:
        """The additive mask: minus infinity for masked visits, otherwise 0; None without any."""
        masked = self.explanation.query.masked
        if not masked:
            return None
        mask = np.zeros(len(self.visits))
        mask[list(masked)] = -np.inf
        return mask

    def unmasked(self, traced: Any, recomputed: Any) -> Array:
        """Return the traced scores, with those of masked visits replaced by recomputed ones."""
        return traced if self.mask is None else np.where(self.mask < 0, recomputed, traced)

    def encodings(self, depth: int) -> Array:
        """Return the encodings of all visits after this many layers, [T, d]."""
        return self.explanation.hidden[depth].astype(np.float64)

    def parameter(self, name: str) -> Array:
        """Return a parameter of the network by its published name."""
        return parameters_of(self.explanation.bundle)[name].astype(np.float64)

    def linear_map(self, name: str, parameter: str, title: str) -> LinearMap:
        """Return a linear map of the network."""
        weight, bias = (self.parameter(f"{parameter}.{part}") for part in ("weight", "bias"))
        return linear_map(name, weight, bias, title)

    def layer_norm(self, parameter: str, *, is_applied: bool = True) -> LayerNorm:
        """Return a layer norm of the network."""
        scale, shift = (self.parameter(f"{parameter}.{part}") for part in ("weight", "bias"))
        return LayerNorm(scale, shift, is_applied)

    def visit_columns(
        self, name: str, values: object, symbol: str, title: str, **options: Any
    ) -> LessonTable:
        """Return a table of one row, with one column for each visit."""
        return shown_table(name, values, symbol, title, columns=self.visits, **options)

    def visit_rows(self, name: str, values: Array, symbol: str, title: str) -> LessonTable:
        """Return a table with one row for each visit; pages draw it unless it is too large."""
        fits = values.size <= _MAX_SHOWN_CELLS
        return shown_table(name, values, symbol, title, rows=self.visits, is_shown=fits)

    def is_skipped(self, part: str) -> bool:
        """Return whether an intervention makes a sublayer of the layer add nothing."""
        skipped = self.interventions.skip
        return any(skip.layer == self.layer and skip.part == part for skip in skipped)


def require(value: Value | None) -> Value:
    """Return a value of a trace that is there because the network has the part it comes from."""
    assert value is not None
    return value
