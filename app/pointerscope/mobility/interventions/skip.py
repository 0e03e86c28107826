"""Sublayers that are skipped: only the residual connection passes them."""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import (
    Change,
    Intervention,
    ItemBox,
    LayerBoxes,
    Said,
)
from pointerscope.mobility.interventions.values import SORTED, Index, Items


class Skip(StrictModel):
    """A sublayer to skip: only the residual connection passes it."""

    model_config = ConfigDict(frozen=True)

    layer: Index = Field(description="The layer; 0 is the first.")
    part: Literal["attention", "feed_forward"]


class SkipField(StrictModel):
    skip: Annotated[Items[Skip], SORTED] = Field(
        (),
        description='Sublayers to skip, such as {"layer": 0, "part": "attention"} or '
        '"feed_forward"; they add nothing to the residual connection.',
    )


declaration = Intervention(
    SkipField,
    title="Skip a sublayer",
    group="heads and layers",
    order=30,
    does="Attention or the feed-forward network of a layer adds nothing to the encoding.",
    expect="Without attention, visits cannot read from each other in that layer. Without the "
    "feed-forward networks, only softmax, norms and residual connections keep two layers of "
    "attention from being equivalent to one.",
    source='Lecture (L), "Linear Self-Attention Collapse" and "The FFN Breaks the Collapse"',
    said=Said("{items} skipped", item="{part} of layer {layer}"),
    control=LayerBoxes(
        (
            ItemBox("attention", {"part": "attention"}, needs="attention"),
            ItemBox("feed-forward", {"part": "feed_forward"}),
        ),
    ),
    changes=(
        Change(
            "layers.{layer}.residual_mid",
            "keep",
            of="layers.{layer}.residual_in",
            where="attention",
        ),
        Change(
            "layers.{layer}.residual_out",
            "keep",
            of="layers.{layer}.residual_mid",
            where="feed_forward",
        ),
    ),
    item=Skip,
)
