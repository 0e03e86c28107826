"""The learned position bias, and what it does to the weights."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.insights.aggregates import EVERYTHING, Mean, Quantity
from pointerscope.analysis.insights.estimates import ratio
from pointerscope.analysis.insights.sections.pointer.steps import BY_STEP, Steps
from pointerscope.analysis.insights.writing import judged, rows_of
from pointerscope.formulas import softmax
from pointerscope.network.insights import LEAST_PEOPLE, Column, Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.estimates import Found
    from pointerscope.analysis.insights.rows import Rows
    from pointerscope.analysis.insights.section import Context
    from pointerscope.network.insights import Claim

    Numbers = NDArray[np.float64]

# The text parts the learned bias after position 5.
LAST_NEAR = 5


def _of_bias(rows: Rows) -> NDArray[Any] | None:
    if rows.weights is None or rows.content_weights is None:
        return None
    return rows.weights - rows.content_weights


BIAS_EFFECT = Quantity("weight_by_bias", "Weight that the bias adds", "share", _of_bias)
BY_BIAS = Mean(BIAS_EFFECT, EVERYTHING)


def tables(context: Context) -> Iterable[Table | None]:
    """The bias itself, and what it moves."""
    found = context.found
    bias = _bias_by_step(context)
    if bias is not None and found.has(BY_STEP):
        yield _learned_bias(Steps(found), bias, _unused(context))
    if found.has(BY_BIAS):
        yield _bias_effect(Steps(found))


def claims(context: Context, steps: Steps) -> Iterable[Claim]:
    """What is said of the bias."""
    bias = _bias_by_step(context)
    if bias is not None:
        yield _bias_near(steps, bias, _unused(context))
        if context.found.has(BY_BIAS):
            yield _bias_moves(context.found)


def _bias_by_step(context: Context) -> Float[Numbers, " S"] | None:
    """The learned bias of the visit so many steps back.

    The network's position from the end is one more than the steps back, and the oldest visit of
    the longest history shares its entry with the one after it.
    """
    bias = context.bundle.network.position_bias
    if bias is None:
        return None
    values: Numbers = bias.detach().cpu().double().numpy()
    return values[np.minimum(np.arange(len(values)) + 1, len(values) - 1)]


def _unused(context: Context) -> float:
    """The entry of the bias that no visit uses."""
    bias = context.bundle.network.position_bias
    return math.nan if bias is None else float(bias[0])


def _median_length(steps: Steps) -> int:
    """Of the histories: as many visits as at least half of them have."""
    return int((steps.histories >= steps.found.histories / 2).sum())


def _learned_bias(steps: Steps, bias: Float[Numbers, " S"], unused: float) -> Table:
    length, furthest = _median_length(steps), steps.first[-1]
    alone = softmax(bias[:length])
    weights = [*alone, *[math.nan] * (len(bias) - length)]
    return Table(
        name="learned_bias",
        title="The learned position bias",
        section="where",
        definition=(
            "The network's own parameter by steps back, at the position from the end that is one "
            f"more; and the weights that it alone would give to {length} visits, the median length "
            f"of the histories, beside {1 / length:.4f} each without it."
        ),
        histories=steps.found.histories,
        people=steps.found.people,
        columns=[
            Column(name="steps_back", title="Steps back"),
            Column(name="position_from_end", title="Position from the end"),
            Column(name="position_bias", title="Position bias"),
            Column(name="weight_of_bias_alone", title="Weight by the bias alone", unit="share"),
        ],
        rows=rows_of(
            range(len(bias)),
            np.minimum(np.arange(len(bias)) + 1, len(bias) - 1),
            bias,
            weights,
        ),
        notes=[
            f"Entry 0 of the parameter, {unused:.4f}, is used by no visit: the network counts the "
            "most recent one as position 1.",
            f"At least {LEAST_PEOPLE} people have histories that reach {furthest} steps back.",
        ],
    )


def _bias_effect(steps: Steps) -> Table:
    return steps.table(
        Column(name=BIAS_EFFECT.name, title=BIAS_EFFECT.title, unit=BIAS_EFFECT.unit),
        steps.means_of(BY_BIAS),
        name="bias_effect",
        title="What the position bias does to the weights",
        definition=(
            "The mean pointer weight so many steps back, less what it would be in the same "
            "histories without the position bias."
        ),
    )


def _bias_near(steps: Steps, bias: Float[Numbers, " S"], unused: float) -> Claim:
    """The bias of near visits less that of far ones, over the visits that there are."""
    found, near = steps.found, LAST_NEAR + 1

    def apart(reached: Numbers, *, last: int = near) -> Numbers:
        close, far = reached[:, :last], reached[:, last:]
        return ratio(close @ bias[:last], close.sum(1)) - ratio(far @ bias[last:], far.sum(1))

    of = found.estimate(apart, steps.reached)
    [by_index] = apart(steps.histories[None], last=near - 1)
    close, far = steps.histories[:near], steps.histories[near:]
    means = [float(ratio(n @ b, n.sum())) for n, b in ((close, bias[:near]), (far, bias[near:]))]
    return judged(
        of,
        name="bias-near-high",
        view="learned-bias",
        source="T §5.2, §5.4",
        claim="The learned bias is higher for positions 0 to 5 than for 6 and beyond.",
        measured=(
            f"Read as steps back, the bias is {means[0]:.4f} on average over the visits 0 to 5 "
            f"steps back and {means[1]:.4f} further back; T §5.2 calls the most recent visit "
            "position 0, the network counts it as 1, and entry 0 of the bias, "
            f"{unused:.4f}, is used by no visit: read as entries 1 to 5 against the rest the "
            f"difference is {by_index:.4f}; the bias is a parameter, so the interval tells only "
            "how far back people's histories go"
        ),
        of="the difference",
        found=found,
        digits=4,
    )


def _bias_moves(found: Found) -> Claim:
    """The weight that the bias moves to near visits, over the histories that have far ones."""
    near = LAST_NEAR + 1
    n, effect = found.sums(BY_BIAS, "n")[:, 0], found.sums(BY_BIAS)[:, 0]
    of = found.estimate(
        lambda close, often: ratio(close.sum(1), often[:, 0]), effect[:, :near], n[:, :1]
    )
    return judged(
        of,
        name="bias-moves-near",
        view="learned-bias",
        source="T §5.4",
        claim="By its bias the network gives positions 0 to 5 more attention to begin with.",
        measured=(
            f"The bias changes the weight of the visits 0 to 5 steps back together by "
            f"{of.value:+.4f} on average"
        ),
        of="that change",
        found=found,
        digits=4,
    )
