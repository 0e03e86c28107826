"""Choosing, over a whole data set: the gate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.figures.insight_parts import bars_by_group, table_of
from app.figures.theme import BLEND
from app.figures.views import Figure, insight_view

if TYPE_CHECKING:
    from app.network.insights import Insights


@insight_view(
    title="The gate by whether the target is in the history",
    caption=(
        "Each bar is the mean gate over the histories of a group, with its 95 % interval; the "
        "taller, the more the network copies there."
    ),
    section="choice",
    order=10,
    tables=("gate_by_target",),
    needs=("gate",),
)
def gate_by_target(insights: Insights) -> Figure:
    """The mean gate where the target is in the history, and where it is not."""
    table = table_of(insights, "gate_by_target")
    means = dict(zip(table.column("target"), table.numbers("gate"), strict=True))
    said = "; ".join(f"{words} the mean gate is {mean:.3f}" for words, mean in means.items())
    return bars_by_group(table, "gate", BLEND, summary=f"Targets {said}.", range_of_values=(0, 1))
