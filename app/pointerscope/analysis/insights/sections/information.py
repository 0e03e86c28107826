"""Entropy, divergence and mutual information, and how they relate to the predictions."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, TypedDict

import numpy as np
from numpy.typing import NDArray

from pointerscope.analysis.insights.aggregates import (
    CrossMoments,
    Grouping,
    Mean,
    Pairs,
    Quantity,
    equal_width_bins,
)
from pointerscope.analysis.insights.dependence import (
    RESAMPLES,
    SHUFFLES,
    Dependence,
    measure_dependence,
)
from pointerscope.analysis.insights.estimates import (
    Estimate,
    Estimator,
    merge_groups,
    percentile_interval,
    ratio,
)
from pointerscope.analysis.insights.measurements import HistoryMeasurements
from pointerscope.analysis.insights.quantities import (
    BLEND_ENTROPY,
    BY_ENTROPY,
    CONFIDENCE,
    ENTROPY,
    FROM_MIDDLE,
    GATE,
    RIGHT,
    WEIGHTS,
)
from pointerscope.analysis.insights.section import InsightInputs, Section
from pointerscope.analysis.insights.tables import (
    LEAST_CORRELATION,
    LEAST_DIFFERENCE,
    claim_from_effect,
    count_columns,
    interval_columns,
    mean_table,
    rows_from_columns,
)
from pointerscope.core.array_types import Float
from pointerscope.core.memoise import memoise_by_object
from pointerscope.mobility.kinds import KINDS
from pointerscope.mobility.places import UNKNOWN
from pointerscope.network.insights import MIN_PEOPLE, Claim, InsightColumn, InsightTable

Numbers = NDArray[Any]

NAME = "information"
STEPS_BACK = 12
NEW = len(KINDS)
TOLERANCE = 1e-4  # nats; rounding error of an entropy in single precision
MIN_SHARE = 1e-4  # of visits; smaller shares are rounding errors
_EDGES = tuple(range(13))


def entropy_ratios(rows: HistoryMeasurements) -> Numbers | None:
    """Return the pointer's entropy as a share of its maximum, log n; NaN for one visit."""
    if rows.entropy is None:
        return None
    return np.where(rows.lengths > 1, rows.entropy / np.log(np.maximum(rows.lengths, 2)), np.nan)


def distances_to_bounds(rows: HistoryMeasurements) -> Numbers | None:
    """Return the distance of the pointer's entropy to its nearer bound; negative outside."""
    if rows.entropy is None:
        return None
    return np.minimum(rows.entropy, np.log(rows.lengths) - rows.entropy)


def _out_of_bounds(rows: HistoryMeasurements) -> Numbers | None:
    distances = distances_to_bounds(rows)
    return None if distances is None else (distances < -TOLERANCE).astype(np.float64)


def _divergences(rows: HistoryMeasurements) -> Numbers | None:
    if rows.divergence is None:
        return None
    return np.where(np.isfinite(rows.divergence), rows.divergence, np.nan)


def _probability_swings(rows: HistoryMeasurements) -> Numbers | None:
    """Return how far the target's probability moves if the gate moves from 0 to 1."""
    if rows.pointer_probability is None or rows.generation_probability is None:
        return None
    return np.abs(rows.pointer_probability - rows.generation_probability)


def _predictions_differ(rows: HistoryMeasurements) -> Numbers | None:
    if rows.pointer_answers is None or rows.generation_answers is None:
        return None
    return (rows.pointer_answers != rows.generation_answers).astype(np.float64)


def _divergence_bins(rows: HistoryMeasurements) -> NDArray[np.int64] | None:
    values = _divergences(rows)
    if values is None:
        return None
    return np.where(np.isnan(values), -1, np.searchsorted(_EDGES[1:], values, side="right"))


def _long(rows: HistoryMeasurements) -> NDArray[np.bool_]:
    """Return the histories with a known target that reach all of the steps back."""
    return (rows.lengths >= min(STEPS_BACK, rows.locations.shape[1])) & (rows.targets > UNKNOWN)


def _target_and_place(rows: HistoryMeasurements) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the target and the place of the visit so many steps back, [N, K] each."""
    places = rows.locations[:, :STEPS_BACK]
    targets = np.where(_long(rows), rows.targets, -1)
    return np.broadcast_to(targets[:, None], places.shape), places


def _target_kinds(rows: HistoryMeasurements) -> NDArray[np.int64] | None:
    """Return the kind of the target's place, or `NEW` if the person had never been there."""
    if rows.target_kind is None:
        return None
    new = (rows.earlier_visits == 0) & (rows.targets > UNKNOWN)
    return np.where(new, NEW, rows.target_kind)


def _visit_shares(rows: HistoryMeasurements) -> Numbers | None:
    return None if rows.visits_by_kind is None else rows.visits_by_kind / rows.lengths[:, None]


RATIO = Quantity("entropy_ratio", "Entropy ratio", "share", entropy_ratios)
ROOM = Quantity("entropy_room", "Distance to the nearer bound", "nats", distances_to_bounds)
OUTSIDE = Quantity("entropy_outside", "Entropy outside its bounds", "share", _out_of_bounds)
DIVERGENCE = Quantity("divergence", "Divergence, nats", "nats", _divergences)
SWING = Quantity("swing", "Swing of the target's probability", "probability", _probability_swings)
DIFFERING = Quantity(
    "answers_differ", "Parts that predict different places", "share", _predictions_differ
)
TARGET_WEIGHT = Quantity(
    "target_weight",
    "Pointer weight on the target's place",
    "probability",
    lambda rows: rows.pointer_probability,
)
VISIT_SHARES = Quantity("visit_share", "Share of the visits", "share", _visit_shares)
WEIGHT_SHARES = Quantity(
    "weight_share", "Share of the pointer weight", "share", lambda rows: rows.weights_by_kind
)

BY_RATIO = equal_width_bins("entropy_ratio", "Entropy ratio", 0.0, 1.0, 10, RATIO, digits=1)
BY_DIVERGENCE = Grouping(
    "divergence",
    "Divergence, nats",
    (*(f"{low} to {high}" for low, high in pairwise(_EDGES)), f"{_EDGES[-1]} or more"),
    _divergence_bins,
    quantity=DIVERGENCE,
)
BY_KIND = Grouping(
    "kind", "Kind of the target's place", (*KINDS, "new"), _target_kinds, ordered=False
)
BY_VISITED_KIND = Grouping(
    "kind", "Kind of the visited place", KINDS, lambda _: None, ordered=False
)
LONG_HISTORIES = Grouping(
    "long_histories",
    f"Histories of at least {STEPS_BACK} visits with a known target",
    ("all",),
    lambda rows: np.where(_long(rows), 0, -1),
)

RIGHT_BY_ENTROPY, CONFIDENCE_BY_ENTROPY = Mean(RIGHT, BY_ENTROPY), Mean(CONFIDENCE, BY_ENTROPY)
RIGHT_BY_RATIO, CONFIDENCE_BY_RATIO = Mean(RIGHT, BY_RATIO), Mean(CONFIDENCE, BY_RATIO)
ROOMS, OUT_OF_BOUNDS = Mean(ROOM), Mean(OUTSIDE)
BY_DIVERGENCES = tuple(
    Mean(quantity, BY_DIVERGENCE)
    for quantity in (CONFIDENCE, BLEND_ENTROPY, FROM_MIDDLE, DIFFERING, SWING)
)
WITH_ENTROPY, WITH_RATIO, WITH_DIVERGENCE = (
    {of.name: CrossMoments(x, of) for of in quantities}
    for x, quantities in (
        (ENTROPY, (RIGHT, CONFIDENCE, BLEND_ENTROPY)),
        (RATIO, (RIGHT, CONFIDENCE, BLEND_ENTROPY)),
        (DIVERGENCE, (CONFIDENCE, BLEND_ENTROPY, FROM_MIDDLE, DIFFERING, SWING)),
    )
)
PAIRS = Pairs("target and place", _target_and_place)
LONG_WEIGHTS = Mean(WEIGHTS, LONG_HISTORIES)
GATE_BY_KIND, WEIGHT_BY_KIND = Mean(GATE, BY_KIND), Mean(TARGET_WEIGHT, BY_KIND)
RIGHT_BY_KIND = Mean(RIGHT, BY_KIND)
VISITS, WEIGHT_BY_VISITED_KIND = Mean(VISIT_SHARES), Mean(WEIGHT_SHARES)


def _tables(inputs: InsightInputs) -> Iterable[InsightTable | None]:
    estimator = inputs.estimator
    yield _mean_table(
        estimator,
        [RIGHT_BY_ENTROPY, CONFIDENCE_BY_ENTROPY],
        name="entropy_and_accuracy",
        title="Pointer entropy, accuracy and confidence",
        definition=(
            "Histories by the entropy of the pointer weights over their visits, in nats, with "
            "accuracy@1 and the mean probability of the prediction. A target unknown to the "
            "network counts as missed."
        ),
    )
    yield _mean_table(
        estimator,
        [RIGHT_BY_RATIO, CONFIDENCE_BY_RATIO],
        name="entropy_ratio_and_accuracy",
        title="Entropy ratio, accuracy and confidence",
        definition=(
            "Histories by the entropy of the pointer weights as a share of its maximum, log n for "
            "n visits, with accuracy@1 and the mean probability of the prediction. Histories of "
            "one visit are left out."
        ),
    )
    yield _correlations(
        estimator,
        [*WITH_ENTROPY.values(), *WITH_RATIO.values()],
        name="entropy_correlations",
        title="Correlations with the pointer's entropy",
        definition=(
            "Pearson's correlation over histories of the pointer's entropy, and of its ratio to "
            "log n, with whether the prediction is right, with its probability, and with the "
            "entropy of the blend."
        ),
    )
    yield _mean_table(
        estimator,
        [mean for mean in BY_DIVERGENCES if estimator.has(mean)],
        name="divergence_and_decisiveness",
        title="Divergence of the two parts and certainty of the prediction",
        definition=(
            "Histories by the Kullback–Leibler divergence of the pointer's distribution over "
            "places from the generation head's, in nats. The swing is how far the probability of "
            "the target moves if the gate moves from 0 to 1; it requires a target known to the "
            "network."
        ),
    )
    yield _correlations(
        estimator,
        list(WITH_DIVERGENCE.values()),
        name="divergence_correlations",
        title="Correlations with the divergence",
        definition=(
            "Pearson's correlation over histories of the Kullback–Leibler divergence of the "
            "pointer from the generation head with measures of the certainty of the prediction "
            "and of the effect of the gate."
        ),
    )
    yield _mutual_information(inputs)
    yield _mean_table(
        estimator,
        [mean for mean in (GATE_BY_KIND, WEIGHT_BY_KIND, RIGHT_BY_KIND) if estimator.has(mean)],
        name="kinds_of_place",
        title="Gate and pointer by kind of the target's place",
        definition=(
            "Histories by the kind of the target's place, derived from its category: home is any "
            "place of that category, work includes study, and food includes drink and groceries. "
            "New is any place, of whatever kind, that the person had never visited before in all "
            "the data. The pointer weight is the sum over all visits to the target's place. "
            "Targets unknown to the network, and targets that are neither new nor of a known "
            "kind, are in no row."
        ),
    )
    yield _weight_by_kind(estimator)


def _mean_table(
    estimator: Estimator, means: Sequence[Mean], *, name: str, title: str, definition: str
) -> InsightTable | None:
    """Build a table of means by group, and blank means over too few people of a group."""
    table = mean_table(
        estimator, means, name=name, title=title, section=NAME, definition=definition
    )
    if table is None:
        return None
    groups = estimator.groups(means[0])
    titles = {column.name: index for index, column in enumerate(table.columns)}
    rows = [list(row) for row in table.rows]
    masked = False
    for mean in means:
        of = mean.quantity
        columns = [titles[column.name] for column in interval_columns(of.name, of.title)]
        for row, people in zip(rows, estimator.means(mean, groups).people, strict=True):
            if people < MIN_PEOPLE and row[columns[0]] is not None:
                masked = True
                for column in columns:
                    row[column] = None
    note = f"Means over fewer than {MIN_PEOPLE} people are left out."
    notes = [*table.notes, note] if masked else table.notes
    return table.model_copy(update={"rows": rows, "notes": notes})


def _correlations(
    estimator: Estimator, moments: Sequence[CrossMoments], *, name: str, title: str, definition: str
) -> InsightTable | None:
    moments = [of for of in moments if estimator.has(of)]
    if not moments:
        return None
    counts = [estimator.count(estimator.ledger.sums[of.key][:, 0, 0]) for of in moments]
    published = [
        (of, counted)
        for of, counted in zip(moments, counts, strict=True)
        if int(counted.people) >= MIN_PEOPLE
    ]
    estimates = [estimator.correlation(of) for of, _ in published]
    return InsightTable(
        name=name,
        title=title,
        section=NAME,
        definition=definition,
        histories=estimator.histories,
        people=estimator.people,
        columns=[
            InsightColumn(name="of", title="Of"),
            InsightColumn(name="with", title="With"),
            *interval_columns("correlation", "Correlation"),
            *count_columns(),
        ],
        rows=rows_from_columns(
            [of.x.title for of, _ in published],
            [of.y.title for of, _ in published],
            *zip(*estimates, strict=True),
            [int(counted.histories) for _, counted in published],
            [int(counted.people) for _, counted in published],
        ),
    )


@memoise_by_object
def _dependence(inputs: InsightInputs) -> tuple[Dependence | None]:
    estimator = inputs.estimator
    counted = estimator.ledger.pairs[PAIRS.name]
    return (measure_dependence(counted, estimator.ledger.people, estimator.times),)


def _enough(found: Dependence | None) -> bool:
    return found is not None and bool((found.people >= MIN_PEOPLE).all())


def _mutual_information(inputs: InsightInputs) -> InsightTable | None:
    [depends] = _dependence(inputs)
    if depends is None or not _enough(depends):
        return None
    estimator = inputs.estimator
    counts = estimator.count(depends.counted.astype(np.float64))
    if (counts.people < MIN_PEOPLE).any():
        return None
    columns = [
        InsightColumn(name="steps_back", title="Steps back", unit="steps"),
        InsightColumn(
            name="mutual_information", title="Mutual information, as counted", unit="nats"
        ),
        InsightColumn(name="chance", title="By chance", unit="nats"),
        *interval_columns("information", "Mutual information beyond chance", "nats"),
        InsightColumn(name="chance_within_people", title="By chance, within people", unit="nats"),
        *interval_columns("information_within_people", "Beyond chance, within people", "nats"),
    ]
    cells: list[Iterable[float]] = [depends.layers, depends.observed]
    for against in (depends.shuffled, depends.shuffled_within):
        cells += [against.chance, against.value, against.low, against.high]
    if estimator.has(LONG_WEIGHTS):
        means = estimator.means(LONG_WEIGHTS)
        columns += interval_columns("weight", "Mean pointer weight", "share")
        cells += [part[0, depends.layers] for part in (means.value, means.low, means.high)]
    return InsightTable(
        name="mutual_information",
        title="Mutual information of places and target, beside the pointer weight",
        section=NAME,
        definition=(
            "The mutual information of the target and the place of the visit so many steps back, "
            f"over histories of at least {STEPS_BACK} visits whose target is known, so that all "
            "rows cover the same histories. All places unknown to the network count as one place. "
            f"Chance is the mean over {SHUFFLES} shuffles, in which each history gets the place "
            "of another history: of anybody, which measures the bias of a finite sample, or of "
            "the same person, which also removes what a place says about who the person is. "
            f"Intervals are from {RESAMPLES} resamples of people, shifted to the measured value, "
            "because repeated people increase the bias."
        ),
        notes=[
            "Both shuffles, among everybody and within people, produce more distinct pairs than "
            "the data have and so overestimate the bias. The information beyond chance is "
            "therefore underestimated at every step, and may even be below 0, which mutual "
            "information itself cannot be."
        ],
        histories=int(counts.histories.max()),
        people=int(counts.people.max()),
        columns=[*columns, *count_columns()],
        rows=rows_from_columns(*cells, *counts),
    )


def _weight_by_kind(estimator: Estimator) -> InsightTable | None:
    """Build the table of shares of visits and of weight by kind of the visited place."""
    if not (estimator.has(VISITS) and estimator.has(WEIGHT_BY_VISITED_KIND)):
        return None
    visits, weights = (estimator.sums(of)[:, 0] for of in (VISITS, WEIGHT_BY_VISITED_KIND))
    often = estimator.sums(VISITS, "n")[:, 0, :1]
    outside = often[:, 0] - visits.sum(1) > MIN_SHARE
    groups = merge_groups(BY_VISITED_KIND, visits > 0, outside)
    cells: list[list[Estimate]] = []
    for members in groups.members:
        seen, given = visits[:, members].sum(1), weights[:, members].sum(1)
        cells.append(
            [
                estimator.estimate(ratio, seen, often[:, 0]),
                estimator.estimate(ratio, given, often[:, 0]),
                estimator.estimate(ratio, given, seen),
            ]
        )
    return InsightTable(
        name="weight_by_kind",
        title="Pointer weight by kind of the visited place",
        section=NAME,
        definition=(
            "The mean share of a history's visits to places of a kind, the mean share of the "
            "pointer weight on these visits, and the ratio of the two: above 1 if visits of the "
            "kind get more than uniform weights would give them. Visits to places without a known "
            "kind are in no row. Kinds are as for targets, without new places."
        ),
        histories=estimator.histories,
        people=estimator.people,
        columns=[
            InsightColumn(name="kind", title=BY_VISITED_KIND.title),
            *interval_columns("visit_share", VISIT_SHARES.title, "share"),
            *interval_columns("weight_share", WEIGHT_SHARES.title, "share"),
            *interval_columns("weight_over_visits", "Weight over visits"),
            InsightColumn(name="people", title="People", unit="count"),
        ],
        rows=rows_from_columns(
            groups.labels,
            *(
                [getattr(row[i], part) for row in cells]
                for i in range(3)
                for part in Estimate._fields
            ),
            [(visits[:, members].sum(1) > 0).sum() for members in groups.members],
        ),
        notes=[groups.note] if groups.note else [],
    )


class _Behind(TypedDict):
    """The numbers of histories and people behind a claim."""

    histories: int
    people: int


def _claims(inputs: InsightInputs) -> Iterable[Claim | None]:
    estimator = inputs.estimator
    yield from _of_entropy(estimator)
    yield from _of_divergence(estimator)
    yield from _of_mutual_information(inputs)
    yield from _of_kinds(estimator)


def _of_entropy(estimator: Estimator) -> Iterable[Claim]:
    view = "entropy-and-accuracy"
    if not estimator.has(ROOMS):
        return
    outside = estimator.mean(OUT_OF_BOUNDS)
    violations = int(estimator.sums(OUT_OF_BOUNDS).sum())
    yield claim_from_effect(
        outside.negated if violations else estimator.mean(ROOMS),
        name="entropy-within-bounds",
        by_construction=True,
        view=view,
        source="T §6.1",
        claim="The entropy of the weights over n visits lies between 0 and log n.",
        measured=(
            "This is a theorem, so only an error in the computation could violate it: "
            f"{violations:,} of {estimator.histories:,} histories lie outside, with a tolerance "
            f"of {TOLERANCE:g} nats for rounding"
        ),
        effect_name=(
            "the negative of their share"
            if violations
            else "the mean distance to the nearer bound in nats"
        ),
        estimator=estimator,
    )
    said = {
        CONFIDENCE.name: (
            "entropy-lowers-confidence",
            "The higher the pointer's entropy, the less confident the prediction.",
            "the probability of the prediction",
            -1,
        ),
        RIGHT.name: (
            "low-entropy-is-evidence",
            "Low entropy is evidence for one place: the lower it is, the more often the "
            "prediction is right.",
            "the share of right predictions",
            -1,
        ),
        BLEND_ENTROPY.name: (
            "entropy-leaves-several-places",
            "Where the pointer's entropy is high, several places could come next.",
            "the entropy of the blend",
            1,
        ),
    }
    strong = "; we do not test whether this evidence is strong, as the text says"
    for quantity, (name, claim, of, sign) in said.items():
        related = estimator.correlation(WITH_ENTROPY[quantity])
        relative = estimator.correlation(WITH_RATIO[quantity])
        effect, other = (one if sign > 0 else one.negated for one in (related, relative))
        claimed = claim_from_effect(
            effect,
            name=name,
            least=LEAST_CORRELATION,
            view=view,
            source="T §6.3",
            claim=claim,
            measured=(
                f"As the entropy rises, {of} {_goes(related)}; its correlation with the entropy "
                "ratio, the entropy relative to log n, is "
                f"{_format_estimate(relative)}{strong if quantity == RIGHT.name else ''}"
            ),
            effect_name=(
                f"{'the negative of ' if sign < 0 else ''}its correlation with the entropy itself"
            ),
            estimator=estimator,
        )
        yield _unless_contradicted(claimed, other)


def _unless_contradicted(claim: Claim, other: Estimate) -> Claim:
    """Return the claim, as "readings disagree" if a second reading of it does.

    Args:
        claim: tested by the entropy itself.
        other: the same effect by the entropy ratio; if unknown, it does not disagree.
    """
    agreed = {
        "holds": other.low > 0,
        "too small": other.low > 0,
        "does not hold": other.high < 0,
    }
    if np.isnan(other).any() or agreed.get(claim.verdict, True):
        return claim
    why = "includes no effect" if other.includes_zero else "has the other sign"
    measured = (
        f"{claim.measured.removesuffix('.')}; the two readings disagree: the one by the ratio "
        f"{why}."
    )
    return claim.model_copy(update={"measured": measured, "verdict": "readings disagree"})


def _format_estimate(estimate: Estimate, digits: int = 3) -> str:
    if np.isnan(estimate).any():
        return "not known, because one of the two is constant"
    value, low, high = (f"{number:z.{digits}f}".replace("-", "−") for number in estimate)
    return f"{value} ({low} to {high})"


def _of_divergence(estimator: Estimator) -> Iterable[Claim]:
    view = "divergence-and-decisiveness"
    if not estimator.has(WITH_DIVERGENCE[CONFIDENCE.name]):
        return
    related = {
        name: estimator.correlation(of) for name, of in WITH_DIVERGENCE.items() if estimator.has(of)
    }
    yield claim_from_effect(
        related[SWING.name],
        name="divergence-gives-the-gate-impact",
        least=LEAST_CORRELATION,
        view=view,
        source="T §6.5",
        claim="Where pointer and generation head differ much, the gate matters more.",
        measured=(
            "As the divergence rises, the swing of the target's probability when the gate moves "
            f"from 0 to 1 {_goes(related[SWING.name], 'grows', 'shrinks')}; the correlation of "
            "the divergence with whether the two parts predict different places is "
            f"{_format_estimate(related[DIFFERING.name])}"
        ),
        effect_name="the correlation",
        estimator=estimator,
    )
    if FROM_MIDDLE.name in related:
        yield claim_from_effect(
            related[FROM_MIDDLE.name],
            name="divergence-goes-with-one-mechanism",
            least=LEAST_CORRELATION,
            view=view,
            source="T §6.5",
            claim=(
                "Where pointer and generation head differ much, the network relies more on one of "
                "them."
            ),
            measured=(
                "As the divergence rises, the distance of the gate from one half "
                f"{_goes(related[FROM_MIDDLE.name])}"
            ),
            effect_name="the correlation",
            estimator=estimator,
        )
    yield claim_from_effect(
        related[CONFIDENCE.name],
        name="divergence-goes-with-decision",
        least=LEAST_CORRELATION,
        view=view,
        source="T §6.5",
        claim="Where pointer and generation head differ much, predictions are more decisive.",
        measured=(
            "As the divergence rises, the probability of the prediction "
            f"{_goes(related[CONFIDENCE.name])}; the correlation of the divergence with the "
            f"entropy of the blend is {_format_estimate(related[BLEND_ENTROPY.name])}"
        ),
        effect_name="the correlation",
        estimator=estimator,
    )


def _goes(correlation: Estimate, up: str = "rises", down: str = "falls") -> str:
    return up if correlation.value > 0 else down


def _of_mutual_information(inputs: InsightInputs) -> Iterable[Claim]:
    estimator = inputs.estimator
    [depends] = _dependence(inputs)
    if depends is None or not _enough(depends) or not estimator.has(LONG_WEIGHTS):
        return
    weights = estimator.means(LONG_WEIGHTS).value[0, depends.layers]
    sums, often = (
        estimator.sums(LONG_WEIGHTS, part)[:, 0, depends.layers] for part in ("sum", "n")
    )
    with np.errstate(invalid="ignore", divide="ignore"):
        drawn = estimator.resampled(sums) / estimator.resampled(often)
    drawn = drawn[: depends.shuffled.resampled.shape[1]]
    related, within = (
        _over_steps(
            correlations, against.value, against.resampled.T, weights, drawn, estimator.people
        )
        for against in (depends.shuffled, depends.shuffled_within)
    )
    last = len(weights) - 1
    behind: _Behind = {
        "histories": int(depends.histories.min()),
        "people": int(depends.people.min()),
    }
    yield claim_from_effect(
        related,
        name="information-follows-weight",
        least=LEAST_CORRELATION,
        view="mutual-information",
        source="T §6.4",
        claim=(
            "Positions of high attention weight are those that carry much information about the "
            "target."
        ),
        measured=(
            "Two numbers that fall with time would correlate for that alone, so we correlate "
            f"changes from step to step: those of the mean weight, 0 to {last} steps back, with "
            "those of the mutual information of place and target beyond chance; without what "
            "places say about who the person is, "
            f"the correlation is {_format_estimate(within)}"
        ),
        effect_name="the correlation",
        estimator=estimator,
        **behind,
    )
    yield claim_from_effect(
        _over_steps(
            proportionality,
            depends.shuffled.value,
            depends.shuffled.resampled.T,
            weights,
            drawn,
            estimator.people,
        ),
        name="information-proportional-to-weight",
        view="mutual-information",
        source="T §6.4",
        claim=(
            "The information of a position about the target is proportional to its attention "
            "weight."
        ),
        measured=(
            "We fit the changes of the mutual information of place and target beyond chance from "
            f"step to step by a multiple of those of the mean weight, 0 to {last} steps back; 1 "
            "would be exact, and below 0 a constant would fit better"
        ),
        effect_name="the share of the variance that the fit explains",
        estimator=estimator,
        **behind,
    )


def _over_steps(
    statistic: Any,
    value: Float[Numbers, " K"],
    drawn: Float[Numbers, "R K"],
    weights: Float[Numbers, " K"],
    drawn_weights: Float[Numbers, "R K"],
    people: int,
) -> Estimate:
    """Estimate how two numbers go together over the steps back.

    Their changes from step to step are compared: two numbers that fall with time correlate whether
    or not one has to do with the other.
    """
    value, weights, drawn, drawn_weights = map(np.diff, (value, weights, drawn, drawn_weights))
    low, high = percentile_interval(statistic(drawn, drawn_weights), people)
    return Estimate(float(statistic(value[None], weights[None])[0]), float(low), float(high))


def correlations(x: Float[Numbers, "R K"], y: Float[Numbers, "R K"]) -> Float[Numbers, " R"]:
    """Return Pearson's correlation of each pair of rows; NaN if one is constant."""
    x, y = (values - values.mean(1, keepdims=True) for values in (x, y))
    spread = np.sqrt((x * x).sum(1) * (y * y).sum(1))
    return ratio((x * y).sum(1), spread)


def proportionality(
    values: Float[Numbers, "R K"], weights: Float[Numbers, "R K"]
) -> Float[Numbers, " R"]:
    """Return the share of each row's variance explained by the best multiple of its weights."""
    factor = ratio((values * weights).sum(1), (weights * weights).sum(1))
    residual = ((values - factor[:, None] * weights) ** 2).sum(1)
    return 1 - ratio(residual, ((values - values.mean(1, keepdims=True)) ** 2).sum(1))


def _of_kinds(estimator: Estimator) -> Iterable[Claim]:
    view, source = "kinds-of-place", "T §7.5"
    home, work, food = (KINDS.index(kind) for kind in ("home", "work", "food"))
    if estimator.has(WEIGHT_BY_KIND):
        regular, sometimes, never = (
            _mean_of(estimator, WEIGHT_BY_KIND, groups)
            for groups in ((home, work), (food,), (NEW,))
        )
        said = (
            f"The mean pointer weight on the target's place is {regular:.3f} for home or work, "
            f"{sometimes:.3f} for food and "
            f"{'not known' if np.isnan(never) else f'{never:.3f}'} for places new to the person"
        )
        yield claim_from_effect(
            _difference(estimator, WEIGHT_BY_KIND, (home, work), (food,)),
            name="home-and-work-get-much-attention",
            least=LEAST_DIFFERENCE,
            view=view,
            source=source,
            claim="Home and work get much attention: more than restaurants.",
            measured=said,
            effect_name="the difference between home or work and food",
            estimator=estimator,
            **_smallest_counts(estimator, WEIGHT_BY_KIND, (home, work), (food,)),
        )
        yield claim_from_effect(
            _between(estimator, WEIGHT_BY_KIND, (home, work), (food,), (NEW,)),
            name="restaurants-get-medium-attention",
            least=LEAST_DIFFERENCE,
            view=view,
            source=source,
            claim="Restaurants get medium attention: less than home and work, more than new ones.",
            measured=(
                f"{said}. For new places it is 0 by construction: only the step from home or work "
                "to food can fail"
            ),
            effect_name="the smaller of the two steps between them",
            estimator=estimator,
            **_smallest_counts(estimator, WEIGHT_BY_KIND, (home, work), (food,), (NEW,)),
        )
    if estimator.has(GATE_BY_KIND):
        known = (home, work, food, KINDS.index("other"))
        yield claim_from_effect(
            _difference(estimator, GATE_BY_KIND, known, (NEW,)),
            name="new-places-need-generation",
            least=LEAST_DIFFERENCE,
            view=view,
            source=source,
            claim="New places get little pointer weight: they have to be generated.",
            measured=(
                "The pointer weight of a place that was never visited is 0 by construction, so we "
                f"test the gate: its mean is {_mean_of(estimator, GATE_BY_KIND, known):.3f} where "
                "the person had visited the target before and "
                f"{_mean_of(estimator, GATE_BY_KIND, (NEW,)):.3f} where it is new"
            ),
            effect_name="the difference",
            estimator=estimator,
            **_smallest_counts(estimator, GATE_BY_KIND, known, (NEW,)),
        )
        yield claim_from_effect(
            _difference(estimator, GATE_BY_KIND, (home, work), (food,)),
            name="gate-adapts-to-kinds",
            least=LEAST_DIFFERENCE,
            view=view,
            source=source,
            claim="The gate adapts to kinds of places by itself.",
            measured=(
                f"The mean gate is {_mean_of(estimator, GATE_BY_KIND, (home, work)):.3f} where "
                f"the target is home or work and {_mean_of(estimator, GATE_BY_KIND, (food,)):.3f} "
                "where it is food"
            ),
            effect_name="the difference",
            estimator=estimator,
            **_smallest_counts(estimator, GATE_BY_KIND, (home, work), (food,)),
        )


def _pooled(estimator: Estimator, mean: Mean, *groups: Sequence[int]) -> list[Numbers]:
    """Return sum and count by person of each pooled group; count 0 for too few people."""
    parts = []
    for group in groups:
        own, often = (estimator.sums(mean, part)[:, list(group)].sum(1) for part in ("sum", "n"))
        enough = (often > 0).sum() >= MIN_PEOPLE
        parts += [own, often if enough else np.zeros_like(often)]
    return parts


def _smallest_counts(estimator: Estimator, mean: Mean, *groups: Sequence[int]) -> _Behind:
    """Return the smallest numbers of histories and of people among the pooled groups."""
    often = [estimator.sums(mean, "n")[:, list(group)].sum(1) for group in groups]
    return {
        "histories": int(min(of.sum() for of in often)),
        "people": min(int((of > 0).sum()) for of in often),
    }


def _mean_of(estimator: Estimator, mean: Mean, group: Sequence[int]) -> float:
    return estimator.estimate(ratio, *_pooled(estimator, mean, group)).value


def _difference(
    estimator: Estimator, mean: Mean, group: Sequence[int], other: Sequence[int]
) -> Estimate:
    """Estimate the mean over some pooled groups minus the mean over others."""
    return estimator.estimate(
        lambda a, m, b, n: ratio(a, m) - ratio(b, n), *_pooled(estimator, mean, group, other)
    )


def _between(
    estimator: Estimator, mean: Mean, high: Sequence[int], middle: Sequence[int], low: Sequence[int]
) -> Estimate:
    """Estimate the smaller of the two steps between the means of three pooled groups."""

    def nearer(a: Numbers, k: Numbers, b: Numbers, m: Numbers, c: Numbers, n: Numbers) -> Numbers:
        upper, centre, lower = ratio(a, k), ratio(b, m), ratio(c, n)
        return np.minimum(upper - centre, centre - lower)

    return estimator.estimate(nearer, *_pooled(estimator, mean, high, middle, low))


section = Section(
    name=NAME,
    order=30,
    aggregates=(
        RIGHT_BY_ENTROPY,
        CONFIDENCE_BY_ENTROPY,
        RIGHT_BY_RATIO,
        CONFIDENCE_BY_RATIO,
        ROOMS,
        OUT_OF_BOUNDS,
        *BY_DIVERGENCES,
        *WITH_ENTROPY.values(),
        *WITH_RATIO.values(),
        *WITH_DIVERGENCE.values(),
        PAIRS,
        LONG_WEIGHTS,
        GATE_BY_KIND,
        WEIGHT_BY_KIND,
        RIGHT_BY_KIND,
        VISITS,
        WEIGHT_BY_VISITED_KIND,
    ),
    tables=_tables,
    claims=_claims,
    is_of_accuracy=lambda claim: claim.view != "mutual-information",
)
