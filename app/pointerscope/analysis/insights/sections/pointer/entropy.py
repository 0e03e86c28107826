"""How sharply the pointer looks: the entropy of its weights."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.analysis.insights.aggregates import EVERYTHING, Mean, Quantity
from pointerscope.analysis.insights.estimates import ratio
from pointerscope.analysis.insights.quantities import BY_ENTROPY, EFFECTIVE_POSITIONS, ENTROPY
from pointerscope.analysis.insights.writing import cells_of, counts, grouped, judged, widened
from pointerscope.analysis.published import DIY, GEOLIFE, PUBLISHED
from pointerscope.network.insights import Column, Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from pointerscope.analysis.insights.estimates import Found
    from pointerscope.analysis.insights.rows import Rows
    from pointerscope.analysis.insights.section import Context
    from pointerscope.network.insights import Claim

    Numbers = NDArray[np.float64]

# The text's figures, and how far "about" reaches: the next value of the digits that it gives.
ENTROPY_RATIO, ABOUT_RATIO = 2 / 3, 0.05
ABOUT_POSITIONS = 1.0


def _ratio_to_limit(rows: Rows) -> Numbers | None:
    if rows.entropy is None:
        return None
    limits = np.log(rows.lengths)
    return np.where(limits > 0, rows.entropy / np.maximum(limits, 1e-9), np.nan)


RATIO = Quantity("entropy_ratio", "Entropy, of the largest possible", "share", _ratio_to_limit)
LIMIT = Quantity(
    "entropy_limit",
    "Largest possible entropy",
    "nats",
    lambda rows: None if rows.entropy is None else np.log(rows.lengths),
)
ENTROPIES = Mean(EFFECTIVE_POSITIONS, BY_ENTROPY)
MEAN_ENTROPY = Mean(ENTROPY, EVERYTHING)
MEAN_RATIO = Mean(RATIO, EVERYTHING)
MEAN_LIMIT = Mean(LIMIT, EVERYTHING)
MEAN_POSITIONS = Mean(EFFECTIVE_POSITIONS, EVERYTHING)
AGGREGATES = (ENTROPIES, MEAN_ENTROPY, MEAN_RATIO, MEAN_LIMIT, MEAN_POSITIONS)


def tables(found: Found) -> Iterable[Table | None]:
    """How the entropy is distributed, and its means."""
    yield _entropies(found)
    if found.has(MEAN_ENTROPY):
        yield _entropy_measures(found)


def _entropies(found: Found) -> Table | None:
    table = grouped(
        found,
        [ENTROPIES],
        name="entropy_distribution",
        title="How the entropy of the pointer is distributed",
        section="where",
        definition=(
            "Histories by the entropy of their pointer weights, 0 where one visit has all of them "
            "and log n where n visits share them evenly; with their mean number of effective "
            "positions, e to the power of the entropy."
        ),
    )
    if table is None or table.selects is None:
        return table
    edges = [label.split(BY_ENTROPY.join) for label in BY_ENTROPY.labels]
    ends: list[list[float | None]] = [
        [float(edges[of[0]][0]), float(edges[of[-1]][1])] for of in table.selects.groups
    ]
    # Where merged outermost bins end, some one person does.
    if len(table.selects.groups[0]) > 1:
        ends[0][0] = None
    if len(table.selects.groups[-1]) > 1:
        ends[-1][1] = None
    added = [
        Column(name="entropy_from", title="Entropy from", unit="nats"),
        Column(name="entropy_to", title="Entropy to", unit="nats"),
    ]
    return widened(table, added, ends)


def _entropy_measures(found: Found) -> Table:
    means = (MEAN_ENTROPY, MEAN_LIMIT, MEAN_RATIO, MEAN_POSITIONS)
    rows: list[Sequence[float | str | None]] = [
        (mean.quantity.name, mean.quantity.title, *_with_counts(found, mean)) for mean in means
    ]
    of = found.means(MEAN_ENTROPY)
    people = (int(of.histories[0]), int(of.people[0]))
    entropy, limit = (
        (found.sums(mean)[:, 0], found.sums(mean, "n")[:, 0]) for mean in (MEAN_ENTROPY, MEAN_LIMIT)
    )
    of_limit = found.estimate(ratio, entropy[0], limit[0])
    positions = found.estimate(lambda own, often: np.exp(ratio(own, often)), *entropy)
    rows += [
        ("ratio_of_means", "Mean entropy, of the mean largest possible", *of_limit, None, *people),
        ("positions_of_mean", "Effective positions of the mean entropy", *positions, None, *people),
    ]
    return Table(
        name="entropy_measures",
        title="The entropy of the pointer in short",
        section="where",
        definition=(
            "Means over histories of the entropy in nats, of log n for n visits, of their ratio "
            "(where there is more than one visit), and of e to the power of the entropy, the "
            "number of visits that would share the weight evenly; beside them the ratio of the two "
            "means, and e to the power of the mean entropy, which is never more than the mean of "
            "the powers."
        ),
        histories=found.histories,
        people=found.people,
        columns=[
            Column(name="measure", title="Measure"),
            Column(name="title", title="What it is"),
            Column(name="value", title="Value"),
            Column(name="low", title="Low"),
            Column(name="high", title="High"),
            Column(name="deviation", title="Standard deviation"),
            *counts(),
        ],
        rows=cells_of(rows),
    )


def _with_counts(found: Found, mean: Mean) -> tuple[float, ...]:
    of = found.means(mean)
    parts = (of.value, of.low, of.high, of.deviation, of.histories, of.people)
    return tuple(float(part[0]) for part in parts)


def claims(context: Context) -> Iterable[Claim]:
    """What is said of how sharply it looks."""
    found = context.found
    entropy, limit = found.sums(MEAN_ENTROPY)[:, 0], found.sums(MEAN_LIMIT)[:, 0]
    often = found.sums(MEAN_ENTROPY, "n")[:, 0]
    of_limit = float(ratio(entropy.sum(0), limit.sum(0)))
    each, mean = found.mean(MEAN_RATIO).value, found.mean(MEAN_ENTROPY).value
    ratios = ", ".join(
        f"{of.pointer_entropy_mean / of.pointer_entropy_limit:.3f} ({of.name})"
        for of in (DIY, GEOLIFE)
    )
    yield judged(
        found.estimate(lambda own, most: ABOUT_RATIO - abs(ratio(own, most) - ENTROPY_RATIO),
                       entropy, limit),
        name="entropy-two-thirds",
        view="pointer-entropy",
        source="T §6.2",
        claim=(
            "The mean entropy is about two thirds of the largest possible; we take that to mean "
            f"within {ABOUT_RATIO}."
        ),
        measured=(
            f"The mean entropy is {mean:.3f} nats, {of_limit:.3f} of the mean largest possible "
            f"(the mean of the histories' own ratios is {each:.3f}); published, with limits that "
            f"the text calls approximate, are {ratios}"
        ),
        of=f"what is left of {ABOUT_RATIO}",
        found=found,
    )  # fmt: skip
    yield judged(
        found.estimate(lambda own, most: 0.25 - abs(ratio(own, most) - 0.5), entropy, limit),
        name="entropy-moderate",
        view="pointer-entropy",
        source="T §6.2",
        claim=(
            "Attention is moderately focused, neither peaked nor uniform; we take that to mean an "
            "entropy between a quarter and three quarters of the largest possible."
        ),
        measured=f"The mean entropy is {of_limit:.3f} of the mean largest possible",
        of="the distance to the nearer of these ends",
        found=found,
    )
    yield _effective_positions(context, entropy, often)


def _effective_positions(context: Context, entropy: Numbers, often: Numbers) -> Claim:
    found, published = context.found, PUBLISHED.get(context.source.kind)
    ours = float(np.exp(ratio(entropy.sum(0), often.sum(0))))
    theirs = {of.name: math.exp(of.pointer_entropy_mean) for of in (DIY, GEOLIFE)}
    effect = None
    said = (
        f"The mean entropy is worth {ours:.1f} effective positions, and the mean of the histories' "
        f"own effective positions is {found.mean(MEAN_POSITIONS).value:.1f}; recomputed from the "
        "published means they are "
        + " and ".join(f"{positions:.1f} ({name})" for name, positions in theirs.items())
    )
    if published is None:
        said += ", and these data are of neither kind"
    else:
        wanted = theirs[published.name]
        effect = found.estimate(
            lambda own, n: ABOUT_POSITIONS - abs(np.exp(ratio(own, n)) - wanted), entropy, often
        )
    return judged(
        effect,
        name="effective-positions",
        view="pointer-entropy",
        source="F §7.3",
        claim=(
            "Attention spans about e^2.34 ≈ 10.4 effective positions for check-ins and "
            "e^1.98 ≈ 7.2 for GPS stays; we take that to mean within 1 of the one of the same kind."
        ),
        measured=said,
        of="what is left of 1",
        found=found,
        digits=2,
    )
