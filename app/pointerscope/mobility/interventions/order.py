"""The order of the visits."""

from pydantic import Field

from pointerscope.core import messages
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.core.strict_model import StrictModel
from pointerscope.mobility.interventions.declaration import Intervention, Said, VisitOrder
from pointerscope.mobility.interventions.values import Index, Items


class OrderField(StrictModel):
    order: Items[Index] = Field(
        (),
        description="A permutation of the positions; visits move with all their features.",
        examples=[[2, 0, 1]],
    )


declaration = Intervention(
    OrderField,
    title="Order of visits",
    group="visits",
    order=20,
    does="Visits swap their positions and keep all their features.",
    expect="Self-attention does not depend on order, so all changes come from the encodings of "
    "positions. With all three of these switched off, and the last visit in its place, the "
    "prediction stays the same.",
    source='Lecture (L), "Permutation Equivariance: The Proof"; deep dive (D), "Equivariance '
    'Properties"',
    said=Said("order {items}", item="{position}", between=" ", first=1),
    control=VisitOrder(),
    item=("position",),
)


def check_order(order: tuple[int, ...], visits: int) -> None:
    """Check that an order is a permutation of the positions of some visits.

    Raises:
        InvalidQueryError: it is not.
    """
    if sorted(order) != list(range(visits)):
        message = messages.NOT_AN_ORDER.format(visits=visits, last=visits - 1)
        raise InvalidQueryError(Problem("interventions.order", message))
