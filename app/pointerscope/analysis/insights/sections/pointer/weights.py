"""Pointer weight by steps back: at each step, and cumulative."""

from collections.abc import Iterable, Sequence

import numpy as np

from pointerscope.analysis.insights.aggregates import EVERYTHING, Grouping, Mean, Quantity
from pointerscope.analysis.insights.estimates import Estimate, Estimator, ratio
from pointerscope.analysis.insights.measurements import HistoryMeasurements
from pointerscope.analysis.insights.sections.pointer.steps import BY_STEP, Steps
from pointerscope.analysis.insights.tables import (
    LEAST_DIFFERENCE,
    claim_from_effect,
    count_columns,
    interval_columns,
    mean_table,
    rows_from_columns,
)
from pointerscope.analysis.published import DIY, GEOLIFE
from pointerscope.core.array_types import Int, Integers, Numbers
from pointerscope.network.insights import Claim, InsightColumn, InsightTable, Selection

SHARES = (0.5, 0.8, 0.9)
# More digits would tell, together with the weights, how many histories reach each step.
CUMULATIVE_DIGITS = 3
MAX_HEAVIEST_STEP = 99


def _cumulative_weights(rows: HistoryMeasurements) -> Numbers | None:
    """Return the weight of the visits up to so many steps back, [N, S]; 1 beyond the first."""
    if rows.weights is None:
        return None
    return np.nan_to_num(rows.weights).astype(np.float64).cumsum(1)


def _visits_holding_shares(rows: HistoryMeasurements) -> Numbers | None:
    """Return how many of the most recent visits hold each share of the weight, [N, shares]."""
    cumulated = _cumulative_weights(rows)
    if cumulated is None:
        return None
    shares = (
        np.array(SHARES) * cumulated[:, -1:]
    )  # of the rounded sum, so that every share is reached
    return 1.0 + (cumulated[:, :, None] < shares[:, None]).sum(1)


def _half_difference(rows: HistoryMeasurements) -> Numbers | None:
    """Return the weight of the newer half minus that of the older half; NaN for one visit."""
    if rows.weights is None:
        return None
    steps, half = np.arange(rows.weights.shape[1]), rows.lengths[:, None] // 2
    weights = np.nan_to_num(rows.weights).astype(np.float64)
    older = (steps >= rows.lengths[:, None] - half) & (steps < rows.lengths[:, None])
    lean = np.where(steps < half, weights, 0).sum(1) - np.where(older, weights, 0).sum(1)
    return np.where(rows.lengths > 1, lean, np.nan)


def _heaviest_steps(rows: HistoryMeasurements) -> Int[Integers, " N"] | None:
    if rows.weights is None:
        return None
    return np.nan_to_num(rows.weights, nan=-1).argmax(1).clip(max=MAX_HEAVIEST_STEP)


CUMULATIVE = Quantity("cumulative_weight", "Cumulative weight", "share", _cumulative_weights)
HOLDING = Quantity(
    "recent_visits", "Most recent visits that hold the share", "count", _visits_holding_shares
)
LEAN = Quantity("newer_half", "Weight of the newer half minus the older", "share", _half_difference)
LARGEST = Quantity(
    "largest_weight",
    "Largest weight",
    "share",
    lambda rows: None if rows.weights is None else np.nan_to_num(rows.weights, nan=-1).max(1),
)
HEAVIEST_STEP = Grouping(
    "heaviest_step",
    "Steps back of the largest weight",
    (*map(str, range(MAX_HEAVIEST_STEP)), f"{MAX_HEAVIEST_STEP} or more"),
    _heaviest_steps,
)
CUMULATED = Mean(CUMULATIVE, EVERYTHING)
HELD = Mean(HOLDING, EVERYTHING)
LEANING = Mean(LEAN, EVERYTHING)
BY_HEAVIEST = Mean(LARGEST, HEAVIEST_STEP)
AGGREGATES = (CUMULATED, HELD, LEANING, BY_HEAVIEST)


def weight_by_steps_back(steps: Steps) -> InsightTable:
    """Build the table of the weight by steps back."""
    selected = [
        sorted({min(step, MAX_HEAVIEST_STEP) for step in members})
        for members in steps.groups.members
    ]
    return steps.table(
        InsightColumn(name="weight", title="Pointer weight", unit="share"),
        steps.means_of(BY_STEP),
        name="weight_by_steps_back",
        title="Pointer weight by steps back",
        definition=(
            "The mean pointer weight of the visit so many steps back (0 is the most recent) over "
            "the histories that reach so far. A row lists the histories whose largest weight is "
            "at that step."
        ),
        selects=Selection(by=HEAVIEST_STEP.name, groups=selected),
    )


def cumulative_weight(steps: Steps) -> InsightTable:
    """Build the table of the cumulative weight by steps back."""
    last = [members[-1] for members in steps.groups.members]
    of = steps.estimator.means(CUMULATED)
    value, low, high, deviation = (
        part[0, last] if steps.estimator.invented else part[0, last].round(CUMULATIVE_DIGITS)
        for part in (of.value, of.low, of.high, of.deviation)
    )
    return steps.table(
        InsightColumn(name="cumulative_weight", title="Cumulative weight", unit="share"),
        (value, low, high, deviation),
        name="cumulative_weight",
        title="Cumulative pointer weight by steps back",
        definition=(
            "The mean over all histories of the total weight of the visits from the most recent "
            "up to so many steps back. A shorter history counts as 1. The numbers of histories "
            "and people are those that reach so far back."
        ),
    )


def weight_held(estimator: Estimator) -> InsightTable:
    """Build the table of how far back each share of the weight reaches."""
    of = estimator.means(HELD)
    crossings = [_crossing(estimator, share) for share in SHARES]
    return InsightTable(
        name="weight_held",
        title="How many visits hold most of the weight?",
        section="where",
        definition=(
            "The smallest number of steps back at which the mean cumulative weight reaches a "
            "share, and the mean over histories of the number of most recent visits that hold the "
            "share."
        ),
        histories=estimator.histories,
        people=estimator.people,
        columns=[
            InsightColumn(name="share", title="Share of the weight", unit="share"),
            *interval_columns("steps_back", "Steps back on the mean curve", "steps"),
            *interval_columns(HOLDING.name, HOLDING.title, HOLDING.unit),
            InsightColumn(
                name=f"{HOLDING.name}_deviation", title="Standard deviation", unit="count"
            ),
            *count_columns(),
        ],
        rows=rows_from_columns(
            SHARES,
            *zip(*crossings, strict=True),
            *(part[0] for part in (of.value, of.low, of.high, of.deviation)),
            of.histories[0],
            of.people[0],
        ),
    )


def _crossing(estimator: Estimator, share: float) -> Estimate:
    """Estimate the smallest number of steps back at which the mean curve reaches a share."""

    def steps(own: Numbers, often: Numbers) -> Numbers:
        curve = ratio(own, often)  # (R, S)
        return (curve < share * curve[:, -1:]).sum(1).astype(np.float64)

    return estimator.estimate(
        steps, estimator.sums(CUMULATED)[:, 0], estimator.sums(CUMULATED, "n")[:, 0]
    )


def heaviest_step(estimator: Estimator) -> InsightTable | None:
    """Build the table of histories by the steps back of their largest weight."""
    table = mean_table(
        estimator,
        [BY_HEAVIEST],
        name="heaviest_step",
        title="Position of the largest weight",
        section="where",
        definition=(
            "Histories by the steps back of their largest pointer weight (the more recent one if "
            "two are equal), with the mean of that weight."
        ),
    )
    label = "" if table is None or not table.rows else str(table.rows[-1][0])
    if table is None or HEAVIEST_STEP.join not in label:
        return table
    # The exact end would disclose a single person.
    open_ended = f"{label.split(HEAVIEST_STEP.join)[0]} or more"
    return table.model_copy(
        update={
            "rows": [*table.rows[:-1], [open_ended, *table.rows[-1][1:]]],
            "notes": [note.replace(f"{label}.", f"{open_ended}.") for note in table.notes],
        }
    )


def claims(steps: Steps) -> Iterable[Claim]:
    """Test the claims on near and far steps."""
    yield _last_but_one(steps)
    yield _recency(steps.estimator)


def _last_but_one(steps: Steps) -> Claim:
    """Compare the weight one step back with the largest other one that enough people reach."""
    estimator = steps.estimator
    shown = [members[0] for members in steps.groups.members if len(members) == 1]
    others = [step for step in shown if step != 1]
    value = estimator.means(BY_STEP).value[0]
    effect, said = None, "No history has a visit before the last one"
    if 1 in shown and others:
        rival = max(others, key=lambda step: value[step])
        effect = largest_difference(estimator, 1, others)
        said = (
            f"The mean weight of the visit before the last one is {value[1]:.4f}; the largest "
            f"other one, of {_ago(rival)}, is {value[rival]:.4f}"
        )
    return claim_from_effect(
        effect,
        name="last-but-one-heaviest",
        least=LEAST_DIFFERENCE,
        view="weight-by-steps-back",
        source="T §7.2",
        claim=(
            "The position before the most recent one (t−1, 1 step back) gets the most attention: "
            f"{DIY.weight_by_steps_back[1]:.2f} for check-ins, "
            f"{GEOLIFE.weight_by_steps_back[1]:.2f} for GPS stays."
        ),
        measured=said,
        effect_name="the difference",
        estimator=estimator,
        digits=4,
    )


def largest_difference(estimator: Estimator, step: int, others: Sequence[int]) -> Estimate:
    """Estimate the mean weight at a step minus the largest one among other steps."""

    def difference(own: Numbers, often: Numbers) -> Numbers:
        means = ratio(own, often)
        rivals = np.where(np.isnan(means[:, others]), -np.inf, means[:, others])
        return means[:, step] - rivals.max(1)

    return estimator.estimate(
        difference, estimator.sums(BY_STEP)[:, 0], estimator.sums(BY_STEP, "n")[:, 0]
    )


def _ago(step: int) -> str:
    return "the most recent visit" if step == 0 else f"{step} step{'s' * (step > 1)} back"


def _recency(estimator: Estimator) -> Claim:
    of = estimator.mean(LEANING)
    more = "more" if of.value > 0 else "less"
    return claim_from_effect(
        of,
        name="recency-matters",
        least=LEAST_DIFFERENCE,
        view="cumulative-weight",
        source="T §7.2",
        claim="Recency matters: recent visits get more attention than old ones.",
        measured=(
            f"On average the newer half of a history has {abs(of.value):.3f} {more} weight than "
            "the older half"
        ),
        effect_name="the newer half minus the older half",
        estimator=estimator,
    )
