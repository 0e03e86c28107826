"""The pointer's weights: how far back, how concentrated, and the effect of the learned bias."""

from collections.abc import Iterable

from pointerscope.analysis.insights.section import InsightInputs, Section
from pointerscope.analysis.insights.sections.pointer import bias, entropy, fits, weights
from pointerscope.analysis.insights.sections.pointer.steps import BY_STEP, Steps
from pointerscope.analysis.published import DIY
from pointerscope.network.insights import Claim, InsightTable


def _tables(inputs: InsightInputs) -> Iterable[InsightTable | None]:
    estimator = inputs.estimator
    if estimator.has(BY_STEP):
        steps = Steps(estimator)
        yield weights.weight_by_steps_back(steps)
        yield fits.weight_decay(steps)
        yield weights.cumulative_weight(steps)
        yield weights.weight_held(estimator)
    yield weights.heaviest_step(estimator)
    yield from entropy.tables(estimator)
    yield from bias.tables(inputs)


def _claims(inputs: InsightInputs) -> Iterable[Claim | None]:
    estimator = inputs.estimator
    if not estimator.has(BY_STEP):
        return
    steps = Steps(estimator)
    yield from weights.claims(steps)
    yield from fits.claims(steps, check_ins=inputs.data.kind == DIY.kind)
    yield from entropy.claims(inputs)
    yield from bias.claims(inputs, steps)


section = Section(
    name="where",
    order=10,
    aggregates=(BY_STEP, *weights.AGGREGATES, *entropy.AGGREGATES, bias.BY_BIAS),
    tables=_tables,
    claims=_claims,
    groupings=(weights.HEAVIEST_STEP,),
)
