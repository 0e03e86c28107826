"""The residual connections."""

from pydantic import Field

from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import Change, Intervention, Said, Switch
from pointerscope.mobility.interventions.values import OnUnlessFalse


class ResidualsField(StrictModel):
    residuals: OnUnlessFalse = Field(
        True,
        description="False: no residual connections, so only a sublayer's output is passed on.",
    )


declaration = Intervention(
    ResidualsField,
    title="Residual connections",
    group="heads and layers",
    order=40,
    does="When switched off, only the output of a sublayer is passed on, without its input.",
    expect="The texts use residual connections for training, where gradients vanish without them. "
    "In a trained network every visit also loses its own encoding: sublayers learned to add to "
    "it, not to repeat it.",
    source='Foundations (F) §9.3; lecture (L), "Residual Connections: The Gradient Highway"',
    said=Said("no residual connections"),
    control=Switch(),
    changes=(
        Change("layers.*.residual_mid", "keep", of="layers.*.attention_out"),
        Change("layers.*.residual_out", "keep", of="layers.*.feed_forward.out"),
    ),
)
