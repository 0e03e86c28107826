"""Interventions: changes that a query makes to the forward pass."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

from pydantic import ConfigDict, Field, field_validator, model_validator

from pointerscope.core.messages import GATE_AND_ONLY
from pointerscope.core.strict_model import StrictModel

Part = Literal["attention", "feed_forward"]
ChangeableFeature = Literal["user", "time", "weekday", "recency", "duration"]

_MAX_ITEMS = 1_000
_Index = Annotated[int, Field(strict=True, ge=0)]
_Switch = Annotated[bool, Field(strict=True)]
_Temperature = Annotated[float, Field(strict=True, gt=0, allow_inf_nan=False)]
_Fraction = Annotated[float, Field(strict=True, ge=0, le=1)]
_Item = TypeVar("_Item")
_Items = Annotated[tuple[_Item, ...], Field(max_length=_MAX_ITEMS, fail_fast=True)]


class Skip(StrictModel):
    """A sublayer to skip: only the residual connection passes it."""

    model_config = ConfigDict(frozen=True)

    layer: _Index = Field(description="The layer; 0 is the first.")
    part: Part


class Interventions(StrictModel):
    """Changes to the forward pass; a field left out changes nothing."""

    model_config = ConfigDict(frozen=True)

    gate: _Fraction | None = Field(
        None,
        description="The gate's value, in place of the learned one: the weight of the pointer.",
    )
    only: Literal["pointer", "generation"] | None = Field(
        None, description="Use only this part for the prediction; excludes `gate`."
    )
    attention_temperature: _Temperature = Field(
        1.0,
        description="Divides the attention scores: above 1 evens weights out, below 1 sharpens.",
    )
    pointer_temperature: _Temperature = Field(
        1.0, description="Divides the pointer scores likewise."
    )
    scaling: _Switch = Field(True, description="False: attention scores are not divided by √k.")
    pointer_scaling: _Switch = Field(
        True, description="False: pointer scores are not divided by √d."
    )
    position_bias: _Switch = Field(True, description="False: the pointer's position bias is 0.")
    sinusoidal: _Switch = Field(
        True, description="False: no sinusoidal position encoding is added."
    )
    position_from_end: _Switch = Field(
        True, description="False: the embedding of the position from the end is 0."
    )
    residuals: _Switch = Field(
        True,
        description="False: no residual connections, so only a sublayer's output is passed on.",
    )
    layer_norm: _Switch = Field(
        True, description="False: the two layer norms of every layer return their input unchanged."
    )
    remove_heads: _Items[tuple[_Index, _Index]] | Literal["all"] = Field(
        (),
        description='Heads to remove, as 0-based [layer, head] pairs, or "all".',
        examples=[[[0, 1]]],
    )
    replace_with: Literal["zero", "mean"] = Field(
        "zero",
        description="The output of a removed head: zero, or its mean over this history's visits.",
    )
    skip: _Items[Skip] = Field(
        (), description="Sublayers to skip; they add nothing to the residual connection."
    )
    without_features: _Items[ChangeableFeature] = Field(
        (), description="Input features whose embeddings are set to 0."
    )
    mask_visits: _Items[_Index] = Field(
        (), description="0-based positions, as sent, hidden from self-attention and the pointer."
    )
    order: _Items[_Index] = Field(
        (),
        description="A permutation of the positions; visits move with all their features.",
        examples=[[2, 0, 1]],
    )

    # Sets are sorted, so that equal interventions compare equal and share a cache entry.

    @field_validator("remove_heads", "without_features", "mask_visits")
    @classmethod
    def _sorted(cls, items: tuple[object, ...] | str) -> tuple[object, ...] | str:
        if isinstance(items, str):
            return items
        return tuple(sorted(set(items)))  # type: ignore[type-var] # numbers, pairs or words

    @field_validator("skip")
    @classmethod
    def _sorted_skips(cls, skips: tuple[Skip, ...]) -> tuple[Skip, ...]:
        return tuple(sorted(set(skips), key=lambda skip: (skip.layer, skip.part)))

    @model_validator(mode="after")
    def _check_gate_and_only(self) -> Interventions:
        if self.gate is not None and self.only is not None:
            raise ValueError(GATE_AND_ONLY)
        return self

    def changes(self) -> dict[str, Any]:
        """Return what they change, for JSON."""
        return self.model_dump(mode="json", exclude_defaults=True)

    def removed_heads(self, layer: int, heads: int) -> tuple[int, ...]:
        """Return which of the heads of a layer are removed."""
        if self.remove_heads == "all":
            return tuple(range(heads))
        return tuple(head for at, head in self.remove_heads if at == layer)


NO_INTERVENTIONS = Interventions()
