"""The entropy of the pointer weights."""

import math
from collections.abc import Iterable, Sequence

import numpy as np

from pointerscope.analysis.insights.aggregates import EVERYTHING, Mean, Quantity
from pointerscope.analysis.insights.estimates import Estimator, ratio
from pointerscope.analysis.insights.measurements import HistoryMeasurements
from pointerscope.analysis.insights.quantities import BY_ENTROPY, EFFECTIVE_POSITIONS, ENTROPY
from pointerscope.analysis.insights.section import InsightInputs
from pointerscope.analysis.insights.tables import (
    claim_from_effect,
    count_columns,
    insert_columns,
    mean_table,
    round_rows,
)
from pointerscope.analysis.published import DIY, GEOLIFE, PUBLISHED
from pointerscope.core.array_types import Numbers
from pointerscope.network.insights import MIN_PEOPLE, Claim, InsightColumn, InsightTable

# The text's values, and the tolerance of "about": one unit of the last digit that it gives.
ENTROPY_RATIO, ABOUT_RATIO = 2 / 3, 0.05
ABOUT_POSITIONS = 1.0


def _ratio_to_limit(rows: HistoryMeasurements) -> Numbers | None:
    if rows.entropy is None:
        return None
    limits = np.log(rows.lengths)
    return np.where(limits > 0, rows.entropy / np.maximum(limits, 1e-9), np.nan)


RATIO = Quantity(
    "entropy_ratio", ("Entropy as a share of the largest possible"), "share", _ratio_to_limit
)
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


def tables(estimator: Estimator) -> Iterable[InsightTable | None]:
    """Yield the tables of the distribution of the entropy and of its means."""
    yield _entropies(estimator)
    if estimator.has(MEAN_ENTROPY):
        yield _entropy_measures(estimator)


def _entropies(estimator: Estimator) -> InsightTable | None:
    table = mean_table(
        estimator,
        [ENTROPIES],
        name="entropy_distribution",
        title="Distribution of the pointer's entropy",
        section="where",
        definition=(
            "Histories by the entropy of their pointer weights: 0 if one visit has all the "
            "weight, log n if n visits share it evenly. Beside it, the mean number of effective "
            "positions, e to the power of the entropy."
        ),
    )
    if table is None or table.selects is None:
        return table
    edges = [label.split(BY_ENTROPY.join) for label in BY_ENTROPY.labels]
    ends: list[list[float | None]] = [
        [float(edges[of[0]][0]), float(edges[of[-1]][1])] for of in table.selects.groups
    ]
    # The exact ends of merged outermost bins would disclose a single person.
    if len(table.selects.groups[0]) > 1:
        ends[0][0] = None
    if len(table.selects.groups[-1]) > 1:
        ends[-1][1] = None
    added = [
        InsightColumn(name="entropy_from", title="Entropy from", unit="nats"),
        InsightColumn(name="entropy_to", title="Entropy to", unit="nats"),
    ]
    return insert_columns(table, added, ends)


def _entropy_measures(estimator: Estimator) -> InsightTable:
    means = (MEAN_ENTROPY, MEAN_LIMIT, MEAN_RATIO, MEAN_POSITIONS)
    rows: list[Sequence[float | str | None]] = [
        (mean.quantity.name, mean.quantity.title, *_with_counts(estimator, mean))
        for mean in means
        if estimator.means(mean).people[0] >= MIN_PEOPLE
    ]
    of = estimator.means(MEAN_ENTROPY)
    people = (int(of.histories[0]), int(of.people[0]))
    entropy, limit = (
        (estimator.sums(mean)[:, 0], estimator.sums(mean, "n")[:, 0])
        for mean in (MEAN_ENTROPY, MEAN_LIMIT)
    )
    of_limit = estimator.estimate(ratio, entropy[0], limit[0])
    positions = estimator.estimate(lambda own, often: np.exp(ratio(own, often)), *entropy)
    rows += [
        (
            "ratio_of_means",
            ("Mean entropy as a share of the mean largest possible"),
            *of_limit,
            None,
            *people,
        ),
        ("positions_of_mean", "Effective positions of the mean entropy", *positions, None, *people),
    ]
    return InsightTable(
        name="entropy_measures",
        title="Summary of the pointer's entropy",
        section="where",
        definition=(
            "Means over histories of the entropy in nats, of log n for n visits, of their ratio "
            "(for more than one visit), and of the effective positions, e to the power of the "
            "entropy. Below them, the ratio of the first two means, and e to the power of the "
            "mean entropy, which never exceeds the mean of the effective positions."
        ),
        histories=estimator.histories,
        people=estimator.people,
        columns=[
            InsightColumn(name="measure", title="Measure"),
            InsightColumn(name="title", title="Description"),
            InsightColumn(name="value", title="Value"),
            InsightColumn(name="low", title="Low"),
            InsightColumn(name="high", title="High"),
            InsightColumn(name="deviation", title="Standard deviation"),
            *count_columns(),
        ],
        rows=round_rows(rows),
    )


def _with_counts(estimator: Estimator, mean: Mean) -> tuple[float, ...]:
    of = estimator.means(mean)
    parts = (of.value, of.low, of.high, of.deviation, of.histories, of.people)
    return tuple(float(part[0]) for part in parts)


def claims(inputs: InsightInputs) -> Iterable[Claim]:
    """Test the claims on the entropy."""
    estimator = inputs.estimator
    entropy, limit = estimator.sums(MEAN_ENTROPY)[:, 0], estimator.sums(MEAN_LIMIT)[:, 0]
    often = estimator.sums(MEAN_ENTROPY, "n")[:, 0]
    of_limit = float(ratio(entropy.sum(0), limit.sum(0)))
    each, mean = estimator.mean(MEAN_RATIO).value, estimator.mean(MEAN_ENTROPY).value
    ratios = ", ".join(
        f"{of.pointer_entropy_mean / of.pointer_entropy_limit:.3f} ({of.name})"
        for of in (DIY, GEOLIFE)
    )
    yield claim_from_effect(
        estimator.estimate(lambda own, most: ABOUT_RATIO - abs(ratio(own, most) - ENTROPY_RATIO),
                       entropy, limit),
        name="entropy-two-thirds",
        view="pointer-entropy",
        source="T §6.2",
        claim=(
            "The mean entropy is about two thirds of the largest possible; we take this to mean "
            f"within {ABOUT_RATIO}."
        ),
        measured=(
            f"The mean entropy is {mean:.3f} nats, {of_limit:.3f} of the mean largest possible "
            f"(the mean of the histories' ratios is {each:.3f}); the published ratios, with "
            f"limits that the text calls approximate, are {ratios}"
        ),
        effect_name=f"{ABOUT_RATIO} minus the distance from two thirds",
        estimator=estimator,
    )  # fmt: skip
    yield claim_from_effect(
        estimator.estimate(lambda own, most: 0.25 - abs(ratio(own, most) - 0.5), entropy, limit),
        name="entropy-moderate",
        view="pointer-entropy",
        source="T §6.2",
        claim=(
            "Attention is moderately focused, neither peaked nor uniform; we take this to mean an "
            "entropy between a quarter and three quarters of the largest possible."
        ),
        measured=f"The mean entropy is {of_limit:.3f} of the mean largest possible",
        effect_name="the distance to the nearer of these bounds",
        estimator=estimator,
    )
    yield _effective_positions(inputs, entropy, often)


def _effective_positions(inputs: InsightInputs, entropy: Numbers, often: Numbers) -> Claim:
    estimator, published = inputs.estimator, PUBLISHED.get(inputs.data.kind)
    ours = float(np.exp(ratio(entropy.sum(0), often.sum(0))))
    theirs = {of.name: math.exp(of.pointer_entropy_mean) for of in (DIY, GEOLIFE)}
    effect = None
    said = (
        f"The mean entropy corresponds to {ours:.1f} effective positions, and the mean over "
        f"histories is {estimator.mean(MEAN_POSITIONS).value:.1f}; the published mean entropies "
        "correspond to "
        + " and ".join(f"{positions:.1f} ({name})" for name, positions in theirs.items())
    )
    if published is None:
        said += ", and these data are of neither kind"
    else:
        wanted = theirs[published.name]
        effect = estimator.estimate(
            lambda own, n: ABOUT_POSITIONS - abs(np.exp(ratio(own, n)) - wanted), entropy, often
        )
    return claim_from_effect(
        effect,
        name="effective-positions",
        view="pointer-entropy",
        source="F §7.3",
        claim=(
            "Attention spans about e^2.34 ≈ 10.4 effective positions for check-ins and e^1.98 ≈ "
            "7.2 for GPS stays; we take this to mean within 1 of the number for the same kind of "
            "data."
        ),
        measured=said,
        effect_name="1 minus the distance from that number",
        estimator=estimator,
        digits=2,
    )
