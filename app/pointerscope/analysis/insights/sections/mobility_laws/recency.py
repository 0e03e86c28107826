"""How recently people were at the place they go to next, over histories."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.analysis.insights.aggregates import Mean, Quantity, whole_bins
from pointerscope.analysis.insights.mobility import bands, ratio, regrouped
from pointerscope.analysis.insights.sections.mobility_laws.visits import SECTION
from pointerscope.analysis.insights.writing import counts, judged, rows_of, with_ends
from pointerscope.mobility.places import UNKNOWN
from pointerscope.network.insights import LEAST_PEOPLE, Column, Selection, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.analysis.insights.estimates import Found
    from pointerscope.analysis.insights.rows import Rows
    from pointerscope.network.insights import Claim

    Numbers = NDArray[np.float64]


def _returned(rows: Rows) -> Float[NDArray[np.float32], "N S"]:
    """By steps back: whether the next visit is to the place last visited then, NaN for no place.

    A place counts where it was visited last; earlier visits to it and unknown places are none.
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
RETURN_RATE = Quantity("return_rate", "Probability of the place", "probability", _returned)
_STEP_EDGES = (*range(16), 20, 24, 32, 48)
BY_TARGET_RECENCY = whole_bins(
    "target_recency",
    "Steps back of the last visit to the target",
    _STEP_EDGES,
    TARGET_RECENCY,
)
RECENCIES = Mean(TARGET_RECENCY, BY_TARGET_RECENCY)
RETURN_RATES = Mean(RETURN_RATE)


def recency_of_targets(found: Found) -> Table | None:
    """Targets by the steps back of the last visit to them."""
    groups, often = found.groups(RECENCIES), found.sums(RECENCIES, "n")
    if not groups.members:
        return None
    own = regrouped(often, groups)
    shares = bands(found, ratio, own, often.sum(1, keepdims=True))
    steps = found.sums(RETURN_RATES).shape[2]
    hits, chances = (
        np.stack(
            [found.sums(RETURN_RATES, part)[:, 0, _steps(bins, steps)].sum(1) for bins in members],
            1,
        )
        for part, members in (("sum", groups.members), ("n", groups.members))
    )
    rates = bands(found, ratio, hits, chances)
    return Table(
        name="recency_of_targets",
        title="How recently people were at the place they go to next",
        section=SECTION,
        definition=(
            "Over histories that hold their target: the share whose target was last visited so "
            "many steps back. Beside it the probability that the place last visited so many steps "
            "back is the next one, over all histories and the places that were last visited then."
        ),
        histories=int(often.sum()),
        people=int((often.sum(1) > 0).sum()),
        columns=[
            Column(name="target_recency", title="Steps back of the last visit to the target"),
            *with_ends("share", "Share of the targets in the history", "share"),
            *with_ends("return_rate", "Probability of the place", "probability"),
            *counts(),
        ],
        rows=rows_of(groups.labels, *shares, *rates, own.sum(0), (own > 0).sum(0)),
        notes=[groups.note] if groups.note else [],
        selects=Selection(by=BY_TARGET_RECENCY.name, groups=groups.members),
    )


def recency_in_steps(found: Found) -> Claim | None:
    """Whether a return grows less probable with the steps back."""
    hits, chances = (found.sums(RETURN_RATES, part)[:, 0] for part in ("sum", "n"))
    steps = hits.shape[1]
    starts = [2**power for power in range(steps.bit_length()) if 2**power < steps]
    if not starts:
        return None
    kept = [
        slice(start, 2 * start)
        for start in starts
        if (hits[:, start : 2 * start].sum(1) > 0).sum() >= LEAST_PEOPLE
    ]
    if len(kept) < 2:
        return None
    own, often = (np.stack([part[:, at].sum(1) for at in kept], 1) for part in (hits, chances))
    rates = ratio(own.sum(0), often.sum(0))
    zero = float(ratio(hits[:, 0].sum(), chances[:, 0].sum()))
    said = ", ".join(f"{rate:.3f}" for rate in rates)
    return judged(
        found.estimate(lambda some, every: smallest_fall(ratio(some, every)), own, often),
        name="recency-in-steps",
        view="recency-of-targets",
        source="T §7.1",
        claim="A return to a place grows less probable with the steps since its last visit.",
        measured=(
            f"Places last visited 1, 2 to 3, 4 to 7, … steps back are the next with probability "
            f"{said}; the place of the last visit itself, which has to be left first, with "
            f"{zero:.3f}, and does not count"
        ),
        of="the smallest fall from one of these to the next, in logarithms,",
        found=found,
    )


def smallest_fall(rates: Float[Numbers, "R B"]) -> Float[Numbers, " R"]:
    """Of the falls from each rate to the next, in logarithms; negative where one rises."""
    with np.errstate(divide="ignore", invalid="ignore"):
        falls = np.log(rates[:, :-1]) - np.log(rates[:, 1:])
    return np.nan_to_num(falls, nan=0.0, posinf=np.inf, neginf=-np.inf).min(1)


def _steps(bins: Sequence[int], steps: int) -> list[int]:
    """The steps back that are in these bins."""
    ends = (*_STEP_EDGES[1:], max(steps, _STEP_EDGES[-1] + 1))
    return [step for one in bins for step in range(_STEP_EDGES[one], min(ends[one], steps))]
