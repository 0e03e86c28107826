"""The temperature of self-attention."""

from pydantic import Field

from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import Change, Intervention, NumberBox, Said
from pointerscope.mobility.interventions.values import Temperature


class AttentionTemperatureField(StrictModel):
    attention_temperature: Temperature = Field(
        1.0,
        description="Divides the attention scores: above 1 evens weights out, below 1 sharpens.",
    )


declaration = Intervention(
    AttentionTemperatureField,
    title="Temperature of self-attention",
    group="softmax",
    order=20,
    does="Divides the scores of every head before the softmax.",
    expect="Near 0, each visit reads only from its best match; far above 1, it reads from all "
    "visits equally.",
    source="Foundations (F) §2.2; theory (T) §1.4",
    said=Said("attention temperature {value}"),
    control=NumberBox("Temperature", "1", minimum=0.05),
    changes=(Change("layers.*.heads.*.weights", "soften", of="layers.*.heads.*.scores"),),
    needs="attention",
)
