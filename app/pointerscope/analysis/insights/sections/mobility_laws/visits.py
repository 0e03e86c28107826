"""What the tables of visits have in common: they are made of no history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.insights.writing import rows_of
from pointerscope.network.insights import Column, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from jaxtyping import Float
    from numpy.typing import NDArray

    Numbers = NDArray[np.float64]

SECTION = "laws"
_OF_VISITS = "Made of all dated visits of the data set, whatever the split."


def of_visits(
    *,
    name: str,
    title: str,
    definition: str,
    people: int,
    columns: list[Column],
    cells: Sequence[Iterable[Any]],
    notes: Iterable[str] = (),
) -> Table:
    """A table of visits, which is made of no history.

    Args:
        name: of the table.
        title: of the table.
        definition: what the numbers are.
        people: behind it.
        columns: of the table.
        cells: by column.
        notes: to add.
    """
    return Table(
        name=name,
        title=title,
        section=SECTION,
        definition=f"{definition} {_OF_VISITS}",
        histories=0,
        people=people,
        columns=columns,
        rows=rows_of(*cells),
        notes=list(notes),
    )


def of_panel(
    values: Float[Numbers, "P X"], people: NDArray[np.bool_]
) -> tuple[Float[Numbers, "P X"], Float[Numbers, "P 1"]]:
    """Values of some of the people, and who they are, for a mean."""
    return values * people[:, None], people[:, None].astype(np.float64)
