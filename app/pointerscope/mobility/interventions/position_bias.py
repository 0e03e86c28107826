"""The position bias of the pointer."""

from pydantic import Field

from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import Change, Intervention, Said, Switch
from pointerscope.mobility.interventions.values import OnUnlessFalse


class PositionBiasField(StrictModel):
    position_bias: OnUnlessFalse = Field(
        True, description="False: the pointer's position bias is 0."
    )


declaration = Intervention(
    PositionBiasField,
    title="Position bias of the pointer",
    group="positions",
    order=30,
    does="When switched off, the pointer scores visits by their content only.",
    expect="Visits with a large bias lose weight, and those with a small one gain it, be they "
    "recent or old: the view of the position bias shows which they are.",
    source="Theory (T) §5.3 and §5.4",
    said=Said("no position bias"),
    control=Switch(),
    changes=(Change("pointer.bias", "zero"),),
)
