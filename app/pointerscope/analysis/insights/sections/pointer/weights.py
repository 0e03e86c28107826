"""The pointer's weight by steps back: each step's, and that of all up to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.analysis.insights.aggregates import EVERYTHING, Grouping, Mean, Quantity
from pointerscope.analysis.insights.estimates import Estimate, ratio
from pointerscope.analysis.insights.sections.pointer.steps import BY_STEP, Steps
from pointerscope.analysis.insights.writing import counts, grouped, judged, rows_of, with_ends
from pointerscope.analysis.published import DIY, GEOLIFE
from pointerscope.network.insights import Column, Selection, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from jaxtyping import Int
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.estimates import Found
    from pointerscope.analysis.insights.rows import Rows
    from pointerscope.network.insights import Claim

    Numbers = NDArray[np.float64]

SHARES = (0.5, 0.8, 0.9)
MOST_HEAVIEST = 99


def _cumulated(rows: Rows) -> Numbers | None:
    """[N, S], the weight of a history's visits up to so many steps back; 1 beyond its first."""
    if rows.weights is None:
        return None
    return np.nan_to_num(rows.weights).astype(np.float64).cumsum(1)


def _holding(rows: Rows) -> Numbers | None:
    """[N, shares], how many of the most recent visits hold each share of the weight."""
    cumulated = _cumulated(rows)
    if cumulated is None:
        return None
    shares = np.array(SHARES) * cumulated[:, -1:]  # of the rounded sum, so that it is reached
    return 1.0 + (cumulated[:, :, None] < shares[:, None]).sum(1)


def _lean(rows: Rows) -> Numbers | None:
    """The weight of a history's newer half less that of its older half; NaN for one visit."""
    if rows.weights is None:
        return None
    steps, half = np.arange(rows.weights.shape[1]), rows.lengths[:, None] // 2
    weights = np.nan_to_num(rows.weights).astype(np.float64)
    older = (steps >= rows.lengths[:, None] - half) & (steps < rows.lengths[:, None])
    lean = np.where(steps < half, weights, 0).sum(1) - np.where(older, weights, 0).sum(1)
    return np.where(rows.lengths > 1, lean, np.nan)


def _heaviest(rows: Rows) -> Int[NDArray[np.int64], " N"] | None:
    if rows.weights is None:
        return None
    return np.nan_to_num(rows.weights, nan=-1).argmax(1).clip(max=MOST_HEAVIEST)


CUMULATIVE = Quantity("cumulative_weight", "Cumulative weight", "share", _cumulated)
HOLDING = Quantity("recent_visits", "Most recent visits that hold the share", "count", _holding)
LEAN = Quantity("newer_half", "Weight of the newer half less the older", "share", _lean)
LARGEST = Quantity(
    "largest_weight",
    "Largest weight",
    "share",
    lambda rows: None if rows.weights is None else np.nan_to_num(rows.weights, nan=-1).max(1),
)
HEAVIEST_STEP = Grouping(
    "heaviest_step",
    "Steps back of the largest weight",
    (*map(str, range(MOST_HEAVIEST)), f"{MOST_HEAVIEST} or more"),
    _heaviest,
)
CUMULATED = Mean(CUMULATIVE, EVERYTHING)
HELD = Mean(HOLDING, EVERYTHING)
LEANING = Mean(LEAN, EVERYTHING)
BY_HEAVIEST = Mean(LARGEST, HEAVIEST_STEP)
AGGREGATES = (CUMULATED, HELD, LEANING, BY_HEAVIEST)


def weight_by_steps_back(steps: Steps) -> Table:
    """The weight of every step back."""
    selected = [
        sorted({min(step, MOST_HEAVIEST) for step in members}) for members in steps.groups.members
    ]
    return steps.table(
        Column(name="weight", title="Pointer weight", unit="share"),
        steps.means_of(BY_STEP),
        name="weight_by_steps_back",
        title="Pointer weight by steps back",
        definition=(
            "The mean pointer weight of the visit so many steps back, 0 being the most recent, "
            "over the histories that reach so far. A row lists the histories whose largest weight "
            "falls there."
        ),
        selects=Selection(by=HEAVIEST_STEP.name, groups=selected),
    )


def cumulative_weight(steps: Steps) -> Table:
    """The weight of every step back and all before it."""
    last = [members[-1] for members in steps.groups.members]
    of = steps.found.means(CUMULATED)
    return steps.table(
        Column(name="cumulative_weight", title="Cumulative weight", unit="share"),
        (of.value[0, last], of.low[0, last], of.high[0, last], of.deviation[0, last]),
        name="cumulative_weight",
        title="Cumulative pointer weight by steps back",
        definition=(
            "The mean over all histories of the weight of a history's visits from the most recent "
            "up to so many steps back. A history that ends earlier has all of its weight by then "
            "and counts as 1; histories and people are those that reach so far."
        ),
    )


def weight_held(found: Found) -> Table:
    """How far back the shares of the weight reach: of the mean curve, and in a history."""
    of = found.means(HELD)
    crossings = [_crossing(found, share) for share in SHARES]
    return Table(
        name="weight_held",
        title="How many steps back hold half of the weight and more",
        section="where",
        definition=(
            "The least steps back by which the mean cumulative weight reaches a share, and the "
            "mean number of a history's most recent visits that hold the share of its weight."
        ),
        histories=found.histories,
        people=found.people,
        columns=[
            Column(name="share", title="Share of the weight", unit="share"),
            *with_ends("steps_back", "Steps back, of the mean curve", "steps"),
            *with_ends(HOLDING.name, HOLDING.title, HOLDING.unit),
            Column(name=f"{HOLDING.name}_deviation", title="Standard deviation", unit="count"),
            *counts(),
        ],
        rows=rows_of(
            SHARES,
            *zip(*crossings, strict=True),
            *(part[0] for part in (of.value, of.low, of.high, of.deviation)),
            of.histories[0],
            of.people[0],
        ),
    )


def _crossing(found: Found, share: float) -> Estimate:
    """The least steps back by which the mean curve reaches a share of all the weight."""

    def steps(own: Numbers, often: Numbers) -> Numbers:
        curve = ratio(own, often)  # (R, S)
        return (curve < share * curve[:, -1:]).sum(1).astype(np.float64)

    return found.estimate(steps, found.sums(CUMULATED)[:, 0], found.sums(CUMULATED, "n")[:, 0])


def heaviest_step(found: Found) -> Table | None:
    """Histories by the step back that weighs most."""
    table = grouped(
        found,
        [BY_HEAVIEST],
        name="heaviest_step",
        title="Where the largest weight falls",
        section="where",
        definition=(
            "Histories by the steps back of their largest pointer weight, the more recent where "
            "two are equal, with its mean."
        ),
    )
    told = "" if table is None or not table.rows else str(table.rows[-1][0])
    if table is None or HEAVIEST_STEP.join not in told:
        return table
    open_ended = f"{told.split(HEAVIEST_STEP.join)[0]} or more"  # the furthest is one person's
    return table.model_copy(
        update={
            "rows": [*table.rows[:-1], [open_ended, *table.rows[-1][1:]]],
            "notes": [note.replace(f"{told}.", f"{open_ended}.") for note in table.notes],
        }
    )


def claims(steps: Steps) -> Iterable[Claim]:
    """What is said of near and far steps."""
    yield _last_but_one(steps)
    yield _recency(steps.found)


def _last_but_one(steps: Steps) -> Claim:
    """The weight one step back, against the largest of the others that enough people reach."""
    found = steps.found
    shown = [members[0] for members in steps.groups.members if len(members) == 1]
    others = [step for step in shown if step != 1]
    value = found.means(BY_STEP).value[0]
    effect, said = None, "No history has a place before last"
    if 1 in shown and others:
        rival = max(others, key=lambda step: value[step])
        effect = largest_difference(found, 1, others)
        said = (
            f"The place before last draws {value[1]:.4f} on average, and the most of the others, "
            f"{_ago(rival)}, {value[rival]:.4f}"
        )
    return judged(
        effect,
        name="last-but-one-heaviest",
        view="weight-by-steps-back",
        source="T §7.2",
        claim=(
            "The position before the most recent one (t−1, 1 step back) gets the most attention: "
            f"{DIY.weight_by_steps_back[1]:.2f} for check-ins, "
            f"{GEOLIFE.weight_by_steps_back[1]:.2f} for GPS stays."
        ),
        measured=said,
        of="the difference",
        found=found,
        digits=4,
    )


def largest_difference(found: Found, step: int, others: Sequence[int]) -> Estimate:
    """How much larger the mean weight is at a step than at the best of the others."""

    def difference(own: Numbers, often: Numbers) -> Numbers:
        means = ratio(own, often)
        rivals = np.where(np.isnan(means[:, others]), -np.inf, means[:, others])
        return means[:, step] - rivals.max(1)

    return found.estimate(difference, found.sums(BY_STEP)[:, 0], found.sums(BY_STEP, "n")[:, 0])


def _ago(step: int) -> str:
    return "the most recent visit" if step == 0 else f"{step} step{'s' * (step > 1)} back"


def _recency(found: Found) -> Claim:
    of = found.mean(LEANING)
    more = "more" if of.value > 0 else "less"
    return judged(
        of,
        name="recency-matters",
        view="cumulative-weight",
        source="T §7.2",
        claim="Recency matters: recent visits draw more attention than old ones.",
        measured=(
            f"On average the newer half of a history has {abs(of.value):.3f} of the weight {more} "
            "than the older half"
        ),
        of="newer less older",
        found=found,
    )
