"""Tables that are computed from visits rather than from histories."""

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from pointerscope.analysis.insights.tables import rows_from_columns
from pointerscope.core.array_types import Booleans, Float, Numbers
from pointerscope.network.insights import InsightColumn, InsightTable

SECTION = "laws"
_OF_VISITS = "Computed from all dated visits of the data set, over all splits."


def visit_table(
    *,
    name: str,
    title: str,
    definition: str,
    people: int,
    columns: list[InsightColumn],
    cells: Sequence[Iterable[Any]],
    notes: Iterable[str] = (),
) -> InsightTable:
    """Build a table computed from visits, with 0 histories.

    Args:
        name: of the table.
        title: of the table.
        definition: what the numbers are.
        people: number behind the table.
        columns: of the table.
        cells: by column.
        notes: to add.
    """
    return InsightTable(
        name=name,
        title=title,
        section=SECTION,
        definition=f"{definition} {_OF_VISITS}",
        histories=0,
        people=people,
        columns=columns,
        rows=rows_from_columns(*cells),
        notes=list(notes),
    )


def panel_sums(
    values: Float[Numbers, "P X"], people: Booleans
) -> tuple[Float[Numbers, "P X"], Float[Numbers, "P 1"]]:
    """Return the values of the people of a panel, and their membership, for a mean."""
    return values * people[:, None], people[:, None].astype(np.float64)
