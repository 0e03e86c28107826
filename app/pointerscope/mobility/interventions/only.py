"""The prediction of the pointer or of the generation head alone."""

from typing import Literal

from pydantic import Field

from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import Change, Intervention, Menu, Said


class OnlyField(StrictModel):
    only: Literal["pointer", "generation"] | None = Field(
        None, description="Use only this part for the prediction; excludes `gate`."
    )


declaration = Intervention(
    OnlyField,
    title="One part alone",
    group="blend",
    order=20,
    does="The prediction is the distribution of the pointer or of the generation head by itself.",
    expect="The pointer alone can only predict places of this history, so it is wrong whenever "
    "people go somewhere new. The generation head can predict any known place.",
    source="Theory (T) §4.1 and §4.2; foundations (F) §5.3",
    said=Said("{value} only"),
    control=Menu(
        "Answer from",
        "both parts",
        {"pointer": "the pointer only", "generation": "the generation head only"},
    ),
    changes=(
        Change("gate.value", "fill", by=1, where="pointer"),
        Change("gate.value", "fill", by=0, where="generation"),
    ),
    requires=("{value}",),
    excludes="gate",
)
