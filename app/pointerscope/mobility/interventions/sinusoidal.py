"""The sinusoidal table of positions."""

from pydantic import Field

from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import Change, Intervention, Said, Switch
from pointerscope.mobility.interventions.values import OnUnlessFalse


class SinusoidalField(StrictModel):
    sinusoidal: OnUnlessFalse = Field(
        True, description="False: no sinusoidal position encoding is added."
    )


declaration = Intervention(
    SinusoidalField,
    title="Sinusoidal table",
    group="positions",
    order=10,
    does="When switched off, the encodings contain nothing about how many visits came before.",
    expect="Attention itself does not depend on order, so the encoder knows positions only through "
    "the position from the end.",
    source='Theory (T) §5.1; lecture (L), "Self-Attention is Permutation Equivariant"',
    said=Said("no sinusoidal table"),
    control=Switch(),
    changes=(Change("layers.0.residual_in", "keep", of="inputs.norm"),),
)
