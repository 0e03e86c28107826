"""Interventions: what a query asks to be done differently in the forward pass."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

Part = Literal["attention", "feed_forward"]
ChangeableFeature = Literal["user", "time", "weekday", "recency", "duration"]

_MOST_ITEMS = 1_000
_Index = Annotated[int, Field(strict=True, ge=0)]
_Switch = Annotated[bool, Field(strict=True)]
_Temperature = Annotated[float, Field(strict=True, gt=0, allow_inf_nan=False)]
_Share = Annotated[float, Field(strict=True, ge=0, le=1)]


class Skip(BaseModel):
    """A sublayer that adds nothing."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    layer: _Index = Field(description="0 is the first.")
    part: Part


class Interventions(BaseModel):
    """Changes to the forward pass; what is left out stays as the network learned it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    gate: _Share | None = Field(
        None, description="The pointer's share, in place of the learned one."
    )
    only: Literal["pointer", "generation"] | None = Field(
        None, description="The answer of one part alone; not together with `gate`."
    )
    attention_temperature: _Temperature = Field(
        1.0, description="Divides the scores of self-attention: above 1 flattens, below sharpens."
    )
    pointer_temperature: _Temperature = Field(1.0, description="The same for the pointer.")
    scaling: _Switch = Field(True, description="Whether self-attention divides scores by √k.")
    pointer_scaling: _Switch = Field(True, description="Whether the pointer divides by √d.")
    position_bias: _Switch = Field(True, description="False: zeros in its place.")
    sinusoidal: _Switch = Field(True, description="False: no table of positions is added.")
    position_from_end: _Switch = Field(True, description="False: zeros in its slice.")
    residuals: _Switch = Field(True, description="False: sublayers' outputs alone go on.")
    layer_norm: _Switch = Field(
        True, description="False: the two norms of every layer pass their input through."
    )
    remove_heads: Annotated[tuple[tuple[_Index, _Index], ...], Field(max_length=_MOST_ITEMS)] = (
        Field((), description="[layer, head] pairs, 0-based.", examples=[[[0, 1]]])
    )
    replace_with: Literal["zero", "mean"] = Field(
        "zero", description="What a removed head puts out; mean: over the visits of this history."
    )
    skip: Annotated[tuple[Skip, ...], Field(max_length=_MOST_ITEMS)] = Field(
        (), description="Sublayers that add nothing."
    )
    without_features: Annotated[tuple[ChangeableFeature, ...], Field(max_length=_MOST_ITEMS)] = (
        Field((), description="Zeros in the slices of these features.")
    )
    mask_visits: Annotated[tuple[_Index, ...], Field(max_length=_MOST_ITEMS)] = Field(
        (), description="0-based positions, as sent, that nobody may look or point at."
    )
    order: Annotated[tuple[_Index, ...], Field(max_length=_MOST_ITEMS)] = Field(
        (),
        description="A permutation of the positions: visits move with all their features.",
        examples=[[2, 0, 1]],
    )

    # Each set is written in one way only, so that equal changes are one query.

    @field_validator("remove_heads", "without_features", "mask_visits")
    @classmethod
    def _sorted(cls, items: tuple[object, ...]) -> tuple[object, ...]:
        return tuple(sorted(set(items)))  # type: ignore[type-var] # numbers, pairs or words

    @field_validator("skip")
    @classmethod
    def _sorted_skips(cls, skips: tuple[Skip, ...]) -> tuple[Skip, ...]:
        return tuple(sorted(set(skips), key=lambda skip: (skip.layer, skip.part)))

    @model_validator(mode="after")
    def _one_say_in_the_blend(self) -> Interventions:
        if self.gate is not None and self.only is not None:
            message = "The gate is forced and only one part is asked for: send gate or only."
            raise ValueError(message)
        return self


NO_INTERVENTIONS = Interventions()
