"""The two layer norms of every layer."""

from pydantic import Field

from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import Change, Intervention, Said, Switch
from pointerscope.mobility.interventions.values import OnUnlessFalse


class LayerNormField(StrictModel):
    layer_norm: OnUnlessFalse = Field(
        True, description="False: the two layer norms of every layer return their input unchanged."
    )


declaration = Intervention(
    LayerNormField,
    title="Layer norms",
    group="heads and layers",
    order=50,
    does="When switched off, the two norms of every layer pass their input through unchanged; the "
    "norm of the input stays.",
    expect="Encodings of any size reach the sublayers, and large ones push the softmax of "
    "attention towards a single visit.",
    source='Lecture (L), "Why Do We Need Normalization?"',
    said=Said("no layer norms"),
    control=Switch(),
    changes=(
        Change("layers.*.norm1", "keep", of="layers.*.residual_in"),
        Change("layers.*.norm2", "keep", of="layers.*.residual_mid"),
    ),
)
