"""The embedding of a visit's position from the end."""

from pydantic import Field

from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import Change, Intervention, Said, Switch
from pointerscope.mobility.interventions.values import OnUnlessFalse


class PositionFromEndField(StrictModel):
    position_from_end: OnUnlessFalse = Field(
        True, description="False: the embedding of the position from the end is 0."
    )


declaration = Intervention(
    PositionFromEndField,
    title="Position from the end",
    group="positions",
    order=20,
    does="When switched off, zeros replace the embedding of how many steps back a visit is.",
    expect="The network loses its learned encoding of how recent a visit is. The days before the "
    "prediction, the sinusoidal table and the position bias still depend on it.",
    source="Theory (T) §5.2; foundations (F) §8.3 and §8.4",
    said=Said("no position from the end"),
    control=Switch(),
    changes=(Change("inputs.position_from_end", "zero"),),
)
