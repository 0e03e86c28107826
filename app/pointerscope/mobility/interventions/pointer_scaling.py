"""The division of content scores by √d."""

from pydantic import Field

from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import Change, Intervention, Said, Switch
from pointerscope.mobility.interventions.values import OnUnlessFalse


class PointerScalingField(StrictModel):
    pointer_scaling: OnUnlessFalse = Field(
        True, description="False: pointer scores are not divided by √d."
    )


declaration = Intervention(
    PointerScalingField,
    title="Division by √d in the pointer",
    group="softmax",
    order=30,
    does="When switched off, content scores are √d times as large; d is the width of the encoding.",
    expect="The pointer gets sharper, and its position bias, which is not divided, matters less "
    "compared with the content.",
    said=Said("no division by √d"),
    control=Switch(),
    changes=(Change("pointer.content_scores", "scale", by="√d"),),
)
