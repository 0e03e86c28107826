"""The temperature of the pointer."""

from pydantic import Field

from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import Change, Intervention, NumberBox, Said
from pointerscope.mobility.interventions.values import Temperature


class PointerTemperatureField(StrictModel):
    pointer_temperature: Temperature = Field(
        1.0, description="Divides the pointer scores: above 1 evens weights out, below 1 sharpens."
    )


declaration = Intervention(
    PointerTemperatureField,
    title="Temperature of the pointer",
    group="softmax",
    order=40,
    does="Divides content score plus position bias before the softmax.",
    expect="Below 1, one visit gets almost all weight and the entropy falls towards 0. Above 1, "
    "the weights spread, the entropy approaches the logarithm of the number of visits, and the "
    "prediction is less certain.",
    source="Foundations (F) §2.2 and §7.2; theory (T) §6.3",
    said=Said("pointer temperature {value}"),
    control=NumberBox("Temperature", "1", minimum=0.05),
    changes=(Change("pointer.weights", "soften", of="pointer.scores"),),
)
