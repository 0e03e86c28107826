"""What the output of a removed head becomes."""

from typing import Literal

from pydantic import Field

from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import Intervention, Menu, Said


class ReplaceWithField(StrictModel):
    replace_with: Literal["zero", "mean"] = Field(
        "zero",
        description="The output of a removed head: zero, or its mean over this history's visits.",
    )


declaration = Intervention(
    ReplaceWithField,
    title="Replacement of a head that is off",
    group="heads and layers",
    order=20,
    does="Zeros, or at every visit the mean of the head's output over the visits of this history.",
    expect="With the mean, later layers receive the usual input on average and lose only the "
    "differences between visits: most predictions change less than with zeros.",
    said=Said({"zero": "switched off", "mean": "replaced by the mean"}),
    control=Menu("Replace them with", "zeros", {"mean": "their mean over the visits"}),
    needs="attention",
    of="remove_heads",
)
