"""The gate, set to a value in place of the learned one."""

from pydantic import Field

from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import Change, Intervention, NumberBox, Said
from pointerscope.mobility.interventions.values import Fraction


class GateField(StrictModel):
    gate: Fraction | None = Field(
        None,
        description="The gate's value, in place of the learned one: the weight of the pointer.",
    )


declaration = Intervention(
    GateField,
    title="Set the gate",
    group="blend",
    order=10,
    does="Your value replaces the pointer's share that the network computes.",
    expect="Every probability changes linearly from the generation head's at 0 to the pointer's at "
    "1. Where the two agree, it hardly changes.",
    source="Foundations (F) §6.3; theory (T) §4.4 and §6.5",
    said=Said("gate forced to {value}"),
    control=NumberBox("Gate", "learned", maximum=1),
    changes=(Change("gate.value", "fill"),),
    requires=("pointer", "generation"),
)
