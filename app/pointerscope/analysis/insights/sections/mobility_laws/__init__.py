"""Laws of human mobility in the visits, and the limit of their predictability."""

from collections.abc import Iterable

from pointerscope.analysis.insights.mobility import measure_mobility
from pointerscope.analysis.insights.section import InsightInputs, Section
from pointerscope.analysis.insights.sections.mobility_laws import (
    places,
    predictability,
    recency,
    returns,
    rhythms,
)
from pointerscope.analysis.insights.sections.mobility_laws.visits import SECTION
from pointerscope.analysis.published import DIY, GEOLIFE
from pointerscope.network.insights import Claim, InsightTable


def _tables(inputs: InsightInputs) -> Iterable[InsightTable | None]:
    yield recency.recency_of_targets(inputs.estimator)
    mobility = measure_mobility(inputs.data)
    if mobility is None:
        return
    yield from places.tables(mobility)
    yield from returns.tables(mobility)
    yield from rhythms.tables(mobility)
    yield from predictability.tables(inputs.estimator, mobility)


def _claims(inputs: InsightInputs) -> Iterable[Claim | None]:
    yield recency.recency_in_steps(inputs.estimator)
    mobility = measure_mobility(inputs.data)
    if mobility is None:
        return
    yield from places.power_laws(mobility)
    yield places.few_dominate(mobility)
    yield from returns.peaks(mobility)
    yield rhythms.weekends(mobility)
    yield rhythms.seasons(mobility)
    yield returns.recency_in_time(mobility)
    if inputs.data.kind == DIY.kind:
        yield places.favourites(mobility)
    if inputs.data.kind == GEOLIFE.kind:
        yield places.diverse_moves(mobility)


section = Section(
    name=SECTION,
    is_of_network=False,
    order=60,
    aggregates=(recency.RECENCIES, recency.RETURN_RATES, predictability.RIGHTS),
    tables=_tables,
    claims=_claims,
)
