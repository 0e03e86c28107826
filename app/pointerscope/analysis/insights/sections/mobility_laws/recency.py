"""How recently people had visited their next place."""

from collections.abc import Sequence

import numpy as np

from pointerscope.analysis.insights.aggregates import Mean, Quantity, integer_bins
from pointerscope.analysis.insights.estimates import Estimator, ratio, regroup_sums
from pointerscope.analysis.insights.measurements import HistoryMeasurements
from pointerscope.analysis.insights.mobility import estimate_with_intervals
from pointerscope.analysis.insights.sections.mobility_laws.visits import SECTION
from pointerscope.analysis.insights.tables import (
    claim_from_effect,
    count_columns,
    interval_columns,
    rows_from_columns,
)
from pointerscope.core.array_types import Array, Float, Numbers
from pointerscope.mobility.places import UNKNOWN
from pointerscope.network.insights import MIN_PEOPLE, Claim, InsightColumn, InsightTable, Selection


def _returns_to_place(rows: HistoryMeasurements) -> Float[Array, "N S"]:
    """Return, by steps back, whether the next place was last visited then; NaN for no place.

    A place counts at its most recent visit only; unknown places do not count.
    """
    places = rows.locations
    steps = np.arange(places.shape[1])
    last = places > UNKNOWN
    for step in range(1, int(rows.lengths.max())):
        last[:, step] &= (places[:, :step] != places[:, step, None]).all(1)
    hit = (rows.recency[:, None] == steps).astype(np.float32)
    known = last & ~np.isnan(rows.in_history)[:, None]
    return np.where(known, hit, np.float32(np.nan))


TARGET_RECENCY = Quantity(
    "target_recency",
    "Steps back of the last visit to the target",
    "steps",
    lambda rows: rows.recency,
)
RETURN_RATE = Quantity("return_rate", "Probability of the place", "probability", _returns_to_place)
_STEP_EDGES = (*range(16), 20, 24, 32, 48)
BY_TARGET_RECENCY = integer_bins(
    "target_recency",
    "Steps back of the last visit to the target",
    _STEP_EDGES,
    TARGET_RECENCY,
)
RECENCIES = Mean(TARGET_RECENCY, BY_TARGET_RECENCY)
RETURN_RATES = Mean(RETURN_RATE)


def recency_of_targets(estimator: Estimator) -> InsightTable | None:
    """Build the table of targets by the steps back of their most recent visit."""
    groups, often = estimator.groups(RECENCIES), estimator.sums(RECENCIES, "n")
    if not groups.members:
        return None
    own = regroup_sums(often, groups)
    shares = estimate_with_intervals(estimator, ratio, own, often.sum(1, keepdims=True))
    steps = estimator.sums(RETURN_RATES).shape[2]
    hits, chances = (
        np.stack(
            [
                estimator.sums(RETURN_RATES, part)[:, 0, _steps(bins, steps)].sum(1)
                for bins in members
            ],
            1,
        )
        for part, members in (("sum", groups.members), ("n", groups.members))
    )
    rates = estimate_with_intervals(estimator, ratio, hits, chances)
    return InsightTable(
        name="recency_of_targets",
        title="Recency of the next place",
        section=SECTION,
        definition=(
            "Over histories that contain their target: the share whose target was last visited so "
            "many steps back. Beside it, the probability that a place last visited so many steps "
            "back is the next one, over all histories with such a place."
        ),
        histories=int(often.sum()),
        people=int((often.sum(1) > 0).sum()),
        columns=[
            InsightColumn(
                name="target_recency", title="Steps back of the last visit to the target"
            ),
            *interval_columns("share", "Share of the targets in the history", "share"),
            *interval_columns("return_rate", "Probability of the place", "probability"),
            *count_columns(),
        ],
        rows=rows_from_columns(groups.labels, *shares, *rates, own.sum(0), (own > 0).sum(0)),
        notes=[groups.note] if groups.note else [],
        selects=Selection(by=BY_TARGET_RECENCY.name, groups=groups.members),
    )


def recency_in_steps(estimator: Estimator) -> Claim | None:
    """Test whether returns become less probable with the steps back."""
    hits, chances = (estimator.sums(RETURN_RATES, part)[:, 0] for part in ("sum", "n"))
    steps = hits.shape[1]
    starts = [2**power for power in range(steps.bit_length()) if 2**power < steps]
    if not starts:
        return None
    published = [
        slice(start, 2 * start)
        for start in starts
        if (hits[:, start : 2 * start].sum(1) > 0).sum() >= MIN_PEOPLE
    ]
    if len(published) < 2:
        return None
    own, often = (np.stack([part[:, at].sum(1) for at in published], 1) for part in (hits, chances))
    rates = ratio(own.sum(0), often.sum(0))
    zero = float(ratio(hits[:, 0].sum(), chances[:, 0].sum()))
    said = ", ".join(f"{rate:.3f}" for rate in rates)
    return claim_from_effect(
        estimator.estimate(lambda some, every: smallest_fall(ratio(some, every)), own, often),
        name="recency-in-steps",
        view="recency-of-targets",
        source="T §7.1",
        claim="A return to a place becomes less probable with the steps since its last visit.",
        measured=(
            "Places last visited 1, 2 to 3, 4 to 7, … steps back are the next one with "
            f"probability {said}; the place of the last visit itself, with probability "
            f"{zero:.3f}, does not count, because to stay is not to return"
        ),
        effect_name="the smallest fall between neighbours, in logarithms,",
        estimator=estimator,
    )


def smallest_fall(rates: Float[Numbers, "R B"]) -> Float[Numbers, " R"]:
    """Return the smallest fall from each rate to the next, in logarithms; negative for a rise."""
    with np.errstate(divide="ignore", invalid="ignore"):
        falls = np.log(rates[:, :-1]) - np.log(rates[:, 1:])
    return np.nan_to_num(falls, nan=0.0, posinf=np.inf, neginf=-np.inf).min(1)


def _steps(bins: Sequence[int], steps: int) -> list[int]:
    """Return the steps back in these bins."""
    ends = (*_STEP_EDGES[1:], max(steps, _STEP_EDGES[-1] + 1))
    return [
        step for number in bins for step in range(_STEP_EDGES[number], min(ends[number], steps))
    ]
