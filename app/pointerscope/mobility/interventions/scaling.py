"""The division of attention scores by √k."""

from pydantic import Field

from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import Change, Intervention, Said, Switch
from pointerscope.mobility.interventions.values import OnUnlessFalse


class ScalingField(StrictModel):
    scaling: OnUnlessFalse = Field(
        True, description="False: attention scores are not divided by √k."
    )


declaration = Intervention(
    ScalingField,
    title="Division by √k in self-attention",
    group="softmax",
    order=10,
    does="When switched off, scores are the plain dot products of queries and keys, √k times as "
    "large; k is the width of a head.",
    expect="The softmax saturates: each visit reads from almost only one visit, and the wider the "
    "heads, the stronger the effect.",
    source='Foundations (F) §3.2; walkthrough (W) step 5; lecture (L), "The Problem: Softmax '
    'Saturation"; deep dive (D), "The Variance Problem Explained"',
    said=Said("no division by √k"),
    control=Switch(),
    changes=(Change("layers.*.heads.*.scores", "scale", by="√k"),),
    needs="attention",
)
