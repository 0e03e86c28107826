"""Choosing: what the gate says over a whole data set, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.analysis.insights.aggregates import EVERYTHING, Mean
from app.analysis.insights.quantities import BY_GATE, BY_IN_HISTORY, GATE
from app.analysis.insights.section import Section
from app.analysis.insights.writing import grouped, judged

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.analysis.insights.section import Context
    from app.network.insights import Claim, Table

GATES = Mean(GATE, BY_GATE)
BY_TARGET = Mean(GATE, BY_IN_HISTORY)


def _tables(context: Context) -> Iterable[Table | None]:
    found = context.found
    yield grouped(
        found,
        [GATES],
        name="gate_distribution",
        title="How the gate is distributed",
        section="choice",
        definition="Histories by the value of the learned gate, the pointer's share of the answer.",
    )
    yield grouped(
        found,
        [BY_TARGET],
        name="gate_by_target",
        title="The gate by whether the target is in the history",
        section="choice",
        definition=(
            "The mean gate over histories whose target is one of their places, and over the rest; "
            "an unknown target is in no history."
        ),
        deviations=True,
    )


def _claims(context: Context) -> Iterable[Claim | None]:
    found = context.found
    if found.has(BY_TARGET):
        means = found.means(BY_TARGET).value
        yield judged(
            found.difference(BY_TARGET, 1, 0),
            name="gate-high-in-history",
            view="gate-by-target",
            source="T §4.5",
            claim="The gate is high where the target is in the history, and low where it is new.",
            measured=(
                f"The mean gate is {means[1]:.3f} where the target is in the history and "
                f"{means[0]:.3f} where it is not"
            ),
            of="the difference",
            found=found,
        )


section = Section(
    name="choice",
    order=20,
    aggregates=(GATES, BY_TARGET, Mean(GATE, EVERYTHING)),
    tables=_tables,
    claims=_claims,
)
