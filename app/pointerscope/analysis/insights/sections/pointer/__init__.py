"""Where the pointer looks: how far back, how sharply, and what of it is the learned bias."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointerscope.analysis.insights.section import Section
from pointerscope.analysis.insights.sections.pointer import bias, entropy, fits, weights
from pointerscope.analysis.insights.sections.pointer.steps import BY_STEP, Steps
from pointerscope.analysis.published import DIY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pointerscope.analysis.insights.section import Context
    from pointerscope.network.insights import Claim, Table


def _tables(context: Context) -> Iterable[Table | None]:
    found = context.found
    if found.has(BY_STEP):
        steps = Steps(found)
        yield weights.weight_by_steps_back(steps)
        yield fits.weight_decay(steps)
        yield weights.cumulative_weight(steps)
        yield weights.weight_held(found)
    yield weights.heaviest_step(found)
    yield from entropy.tables(found)
    yield from bias.tables(context)


def _claims(context: Context) -> Iterable[Claim | None]:
    found = context.found
    if not found.has(BY_STEP):
        return
    steps = Steps(found)
    yield from weights.claims(steps)
    yield from fits.claims(steps, check_ins=context.source.kind == DIY.kind)
    yield from entropy.claims(context)
    yield from bias.claims(context, steps)


section = Section(
    name="where",
    order=10,
    aggregates=(BY_STEP, *weights.AGGREGATES, *entropy.AGGREGATES, bias.BY_BIAS),
    tables=_tables,
    claims=_claims,
    groupings=(weights.HEAVIEST_STEP,),
)
