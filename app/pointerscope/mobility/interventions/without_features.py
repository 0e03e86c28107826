"""Features of visits that are left out."""

from typing import Annotated, Literal, get_args

from pydantic import Field

from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import (
    Boxes,
    Change,
    Intervention,
    ItemBox,
    Said,
)
from pointerscope.mobility.interventions.values import SORTED, Items

Feature = Literal["user", "time", "weekday", "recency", "duration"]


class WithoutFeaturesField(StrictModel):
    without_features: Annotated[Items[Feature], SORTED] = Field(
        (), description="Input features whose embeddings are set to 0."
    )


declaration = Intervention(
    WithoutFeaturesField,
    title="Leave out features",
    group="inputs",
    order=10,
    does="Zeros replace the features of visits: whose they are, when they were, or how long.",
    expect="The embeddings of time and weekday are meant to capture daily and weekly rhythms: "
    "without them, predictions should change most where a habit follows the clock.",
    source="Theory (T) §7.1 and §7.2",
    said=Said("without {items}", item="{feature}"),
    control=Boxes(tuple(ItemBox(name, name, needs=name) for name in get_args(Feature))),
    changes=(Change("inputs.{feature}", "zero"),),
    item=("feature",),
)
