"""The learned position bias and its effect on the pointer weights."""

import math
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pointerscope.analysis.insights.aggregates import EVERYTHING, Mean, Quantity
from pointerscope.analysis.insights.estimates import Estimator, ratio
from pointerscope.analysis.insights.measurements import HistoryMeasurements
from pointerscope.analysis.insights.section import InsightInputs
from pointerscope.analysis.insights.sections.pointer.steps import BY_STEP, Steps
from pointerscope.analysis.insights.tables import (
    LEAST_DIFFERENCE,
    claim_from_effect,
    rows_from_columns,
)
from pointerscope.core.array_types import Float, Numbers
from pointerscope.formulas import softmax
from pointerscope.network.insights import MIN_PEOPLE, Claim, InsightColumn, InsightTable
from pointerscope.network.pointer_network import PointerNetwork

# The text divides the learned bias after position 5.
LAST_NEAR = 5


def _of_bias(rows: HistoryMeasurements) -> NDArray[Any] | None:
    if rows.weights is None or rows.content_weights is None:
        return None
    return rows.weights - rows.content_weights


BIAS_EFFECT = Quantity("weight_by_bias", "Weight added by the bias", "share", _of_bias)
BY_BIAS = Mean(BIAS_EFFECT, EVERYTHING)


def tables(inputs: InsightInputs) -> Iterable[InsightTable | None]:
    """Yield the tables of the bias and of its effect."""
    estimator = inputs.estimator
    bias = _bias_by_step(inputs)
    if bias is not None and estimator.has(BY_STEP):
        yield _learned_bias(Steps(estimator), bias, _unused(inputs))
    if estimator.has(BY_BIAS):
        yield _bias_effect(Steps(estimator))


def claims(inputs: InsightInputs, steps: Steps) -> Iterable[Claim]:
    """Test the claims on the bias."""
    bias = _bias_by_step(inputs)
    if bias is not None:
        yield _bias_near(steps, bias, _unused(inputs))
        if inputs.estimator.has(BY_BIAS):
            yield _bias_moves(inputs.estimator)


def _bias_by_step(inputs: InsightInputs) -> Float[Numbers, " S"] | None:
    """Return the learned bias by steps back.

    The network's position from the end is one more than the steps back, and the oldest visit of the
    longest history shares its entry with the one after it.
    """
    network = inputs.bundle.network
    if not isinstance(network, PointerNetwork) or network.position_bias is None:
        return None
    bias = network.position_bias
    values: Numbers = bias.detach().cpu().double().numpy()
    return values[np.minimum(np.arange(len(values)) + 1, len(values) - 1)]


def _unused(inputs: InsightInputs) -> float:
    """Return the entry of the bias that no visit uses."""
    bias = inputs.bundle.pointer_network.position_bias
    return math.nan if bias is None else float(bias[0])


def _median_length(steps: Steps) -> int:
    """Return the number of visits that at least half of the histories have."""
    return int((steps.histories >= steps.estimator.histories / 2).sum())


def _learned_bias(steps: Steps, bias: Float[Numbers, " S"], unused: float) -> InsightTable:
    length, furthest = _median_length(steps), steps.first[-1]
    alone = softmax(bias[:length])
    weights = [*alone, *[math.nan] * (len(bias) - length)]
    return InsightTable(
        name="learned_bias",
        title="The learned position bias",
        section="where",
        definition=(
            "The network's learned bias by steps back (the position from the end is one more), "
            f"and the weights that the bias alone would give to {length} visits, the median "
            f"length of the histories. Without a bias, each would get {1 / length:.4f}."
        ),
        histories=steps.estimator.histories,
        people=steps.estimator.people,
        columns=[
            InsightColumn(name="steps_back", title="Steps back"),
            InsightColumn(name="position_from_end", title="Position from the end"),
            InsightColumn(name="position_bias", title="Position bias"),
            InsightColumn(
                name="weight_of_bias_alone", title="Weight from the bias alone", unit="share"
            ),
        ],
        rows=rows_from_columns(
            range(len(bias)),
            np.minimum(np.arange(len(bias)) + 1, len(bias) - 1),
            bias,
            weights,
        ),
        notes=[
            f"Entry 0 of the bias, {unused:.4f}, is never used: the network counts the most "
            "recent visit as position 1.",
            f"At least {MIN_PEOPLE} people have histories that reach {furthest} steps back.",
        ],
    )


def _bias_effect(steps: Steps) -> InsightTable:
    return steps.table(
        InsightColumn(name=BIAS_EFFECT.name, title=BIAS_EFFECT.title, unit=BIAS_EFFECT.unit),
        steps.means_of(BY_BIAS),
        name="bias_effect",
        title="Effect of the position bias on the weights",
        definition=(
            "The mean pointer weight so many steps back minus the mean weight in the same "
            "histories without the position bias."
        ),
    )


def _bias_near(steps: Steps, bias: Float[Numbers, " S"], unused: float) -> Claim:
    """Compare the bias of near and of far visits, averaged over the visits of the histories."""
    estimator, near = steps.estimator, LAST_NEAR + 1

    def apart(reached: Numbers, *, last: int = near) -> Numbers:
        close, far = reached[:, :last], reached[:, last:]
        return ratio(close @ bias[:last], close.sum(1)) - ratio(far @ bias[last:], far.sum(1))

    of = estimator.estimate(apart, steps.reached)
    [by_index] = apart(steps.histories[None], last=near - 1)
    close, far = steps.histories[:near], steps.histories[near:]
    means = [float(ratio(n @ b, n.sum())) for n, b in ((close, bias[:near]), (far, bias[near:]))]
    return claim_from_effect(
        of,
        name="bias-near-high",
        view="learned-bias",
        source="T §5.2, §5.4",
        claim="The learned bias is higher for positions 0 to 5 than for 6 and beyond.",
        measured=(
            f"Read as steps back, the mean bias is {means[0]:.4f} for visits 0 to 5 steps back "
            f"and {means[1]:.4f} farther back; T §5.2 calls the most recent visit position 0, but "
            f"the network counts it as 1 and never uses entry 0 of the bias, {unused:.4f}: read "
            f"as entries 1 to 5 against the rest, the difference is {by_index:.4f}; the bias is a "
            "parameter, so the interval reflects only how far back people's histories go"
        ),
        effect_name="the difference",
        estimator=estimator,
        digits=4,
    )


def _bias_moves(estimator: Estimator) -> Claim:
    """Estimate the weight that the bias moves to near visits, where there are far ones."""
    near = LAST_NEAR + 1
    n, effect = estimator.sums(BY_BIAS, "n")[:, 0], estimator.sums(BY_BIAS)[:, 0]
    of = estimator.estimate(
        lambda close, often: ratio(close.sum(1), often[:, 0]), effect[:, :near], n[:, :1]
    )
    return claim_from_effect(
        of,
        name="bias-moves-near",
        least=LEAST_DIFFERENCE,
        view="learned-bias",
        source="T §5.4",
        claim="Through its bias, the network gives positions 0 to 5 more attention from the start.",
        measured=(
            "The bias changes the total weight of the visits 0 to 5 steps back by "
            f"{of.value:+.4f} on average"
        ),
        effect_name="that change",
        estimator=estimator,
        digits=4,
    )
