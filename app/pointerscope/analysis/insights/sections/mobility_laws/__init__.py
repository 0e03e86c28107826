"""Moving: the laws of human mobility in the visits themselves, and what they leave to foretell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointerscope.analysis.insights.mobility import mobility_of
from pointerscope.analysis.insights.section import Section
from pointerscope.analysis.insights.sections.mobility_laws import (
    places,
    predictability,
    recency,
    returns,
    rhythms,
)
from pointerscope.analysis.insights.sections.mobility_laws.visits import SECTION
from pointerscope.analysis.published import DIY, GEOLIFE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pointerscope.analysis.insights.section import Context
    from pointerscope.network.insights import Claim, Table


def _tables(context: Context) -> Iterable[Table | None]:
    yield recency.recency_of_targets(context.found)
    mobility = mobility_of(context.source)
    if mobility is None:
        return
    yield from places.tables(mobility)
    yield from returns.tables(mobility)
    yield from rhythms.tables(mobility)
    yield from predictability.tables(context.found, mobility)


def _claims(context: Context) -> Iterable[Claim | None]:
    yield recency.recency_in_steps(context.found)
    mobility = mobility_of(context.source)
    if mobility is None:
        return
    yield from places.power_laws(mobility)
    yield places.few_dominate(mobility)
    yield from returns.peaks(mobility)
    yield rhythms.weekends(mobility)
    yield rhythms.seasons(mobility)
    yield returns.recency_in_time(mobility)
    if context.source.kind == DIY.kind:
        yield places.favourites(mobility)
    if context.source.kind == GEOLIFE.kind:
        yield places.diverse_moves(mobility)


section = Section(
    name=SECTION,
    order=60,
    aggregates=(recency.RECENCIES, recency.RETURN_RATES, predictability.RIGHTS),
    tables=_tables,
    claims=_claims,
)
