"""Visits that neither self-attention nor the pointer may read."""

from typing import Annotated

from pydantic import Field

from pointerscope.core import messages
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import Intervention, Said, VisitBoxes
from pointerscope.mobility.interventions.values import SORTED, Index, Items


class MaskVisitsField(StrictModel):
    mask_visits: Annotated[Items[Index], SORTED] = Field(
        (), description="0-based positions, as sent, hidden from self-attention and the pointer."
    )


declaration = Intervention(
    MaskVisitsField,
    title="Mask visits",
    group="visits",
    order=10,
    does="Attention and pointer cannot read from these visits: their scores are minus infinity.",
    expect="Their weight is exactly 0, and the other visits share it. A place whose visits are all "
    "masked gets nothing from the pointer.",
    source="Foundations (F) §3.3 and §5.3",
    said=Said("visits {items} masked", single="visit {items} masked", item="{position}", first=1),
    control=VisitBoxes(),
    item=("position",),
)


def check_masked(masked: tuple[int, ...], order: tuple[int, ...]) -> None:
    """Check that visits can be masked in a history of this order.

    Args:
        masked: positions as sent, in increasing order.
        order: the position as sent of every visit.

    Raises:
        InvalidQueryError: a visit does not exist, or the prediction is read from it.
    """
    last = len(order) - 1
    if any(position > last for position in masked):
        message = messages.NO_VISIT_TO_MASK.format(position=masked[-1], last=last)
    elif len(masked) == len(order):
        message = messages.EVERY_VISIT_MASKED
    elif order[-1] in masked:
        message = messages.LAST_VISIT_MASKED.format(position=order[-1])
    else:
        return
    raise InvalidQueryError(Problem("interventions.mask_visits", message))
