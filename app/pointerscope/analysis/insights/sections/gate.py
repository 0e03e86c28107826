"""The gate over a whole data set: its values, what they depend on, and how good they are."""

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pointerscope.analysis.insights.aggregates import (
    EVERYTHING,
    CrossMoments,
    Grouping,
    Mean,
    Quantity,
    equal_width_bins,
)
from pointerscope.analysis.insights.estimates import Estimate, Estimator, ratio
from pointerscope.analysis.insights.measurements import HistoryMeasurements
from pointerscope.analysis.insights.quantities import (
    BLEND_ENTROPY,
    BY_EARLIER_VISITS,
    BY_GATE,
    BY_HOUR,
    BY_IN_HISTORY,
    BY_LENGTH,
    BY_RIGHT,
    BY_WEEKDAY,
    CONFIDENCE,
    FROM_MIDDLE,
    GATE,
    MIDDLE,
    RIGHT,
)
from pointerscope.analysis.insights.section import InsightInputs, Section
from pointerscope.analysis.insights.tables import (
    LEAST_CORRELATION,
    LEAST_DIFFERENCE,
    LEAST_NATS,
    add_bin_edges,
    add_shares,
    claim_from_effect,
    count_columns,
    interval_columns,
    mean_table,
    round_rows,
    rows_from_columns,
)
from pointerscope.analysis.model_card import readable_kind
from pointerscope.analysis.published import DIY, GEOLIFE, PUBLISHED
from pointerscope.core.array_types import Numbers
from pointerscope.core.percentages import percent
from pointerscope.formulas.calibration import calibration_error, ideal_blend
from pointerscope.formulas.information import log_loss
from pointerscope.network.insights import MIN_PEOPLE, Claim, InsightColumn, InsightTable, Selection
from pointerscope.network.network import SMALLEST_PROBABILITY
from pointerscope.training.scores import BINS

NAME = "choice"
FIXED_GATES = tuple(step / 10 for step in range(11))
GATE_EDGES = np.linspace(0, 1, len(BY_GATE.labels) + 1)
WIDE_GATE_EDGES = np.linspace(0, 1, 11)
CONFIDENCE_EDGES = np.linspace(0, 1, BINS + 1)
# Bins of `WIDE_GATE_EDGES`.
NEAR_ZERO, NEAR_ONE = slice(0, 2), slice(8, 10)
MIN_VISITS_TO_DOMINATE = 5
TOO_FEW = f"Fewer than {MIN_PEOPLE} people have such histories"


def _parts_differ(rows: HistoryMeasurements) -> NDArray[np.bool_] | None:
    """Return the histories for which the two parts predict different places."""
    if rows.gate is None or rows.pointer_answers is None or rows.generation_answers is None:
        return None
    return rows.pointer_answers != rows.generation_answers


def _predicts_like(part: str) -> Callable[[HistoryMeasurements], Numbers | None]:
    """Return a function: whether the prediction is that of a part, where the parts differ."""

    def predicts_like(rows: HistoryMeasurements) -> Numbers | None:
        differ = _parts_differ(rows)
        if differ is None:
            return None
        return np.where(differ, rows.answers == getattr(rows, f"{part}_answers"), np.nan)

    return predicts_like


def _gate_bins_where_parts_differ(rows: HistoryMeasurements) -> NDArray[np.int64] | None:
    differ, bins = _parts_differ(rows), _WIDE_BINS.assign(rows)
    return None if differ is None or bins is None else np.where(differ, bins, -1)


def _known_confidence(rows: HistoryMeasurements) -> Numbers:
    """Return the confidence where the target is known; NaN elsewhere."""
    return np.where(np.isnan(rows.right), np.nan, rows.confidence.astype(np.float64))


def _confidence_bins(rows: HistoryMeasurements) -> NDArray[np.int64]:
    """Return bins of equal width, each open below, as in `training.scores`."""
    confidence = _known_confidence(rows)
    bins = np.clip(np.ceil(np.nan_to_num(confidence) * BINS) - 1, 0, BINS - 1)
    return np.where(np.isnan(confidence), -1, bins).astype(np.int64)


def _calibration_distance(rows: HistoryMeasurements) -> Numbers:
    """Return rightness, confidence and 1, each in the bin of the confidence: [N, 3, B]."""
    bins, confidence = _confidence_bins(rows), _known_confidence(rows)
    values = np.zeros((len(rows), 3, BINS))
    known = np.flatnonzero(bins >= 0)
    values[known, :, bins[known]] = np.stack(
        [rows.right[known].astype(np.float64), confidence[known], np.ones(len(known))], 1
    )
    return values


def _count_most_visited(rows: HistoryMeasurements) -> NDArray[np.int64]:
    places = np.sort(rows.locations, 1)
    position = np.arange(places.shape[1])
    starts = np.concatenate(
        [np.ones((len(places), 1), np.bool_), places[:, 1:] != places[:, :-1]], 1
    )
    runs = position - np.maximum.accumulate(np.where(starts, position, 0), 1) + 1
    return np.where(places > 0, runs, 0).max(1)


def _most_visited_share(rows: HistoryMeasurements) -> Numbers:
    known = rows.lengths >= MIN_VISITS_TO_DOMINATE
    return np.where(known, _count_most_visited(rows) / rows.lengths, np.nan)


def _most_visited_bins(rows: HistoryMeasurements) -> NDArray[np.int64]:
    """Return bins of one tenth of that share, in integer arithmetic: 3 of 10 is in the fourth."""
    tenths = np.minimum(10 * _count_most_visited(rows) // rows.lengths, 9)
    return np.where(rows.lengths >= MIN_VISITS_TO_DOMINATE, tenths, -1)


def _loss(rows: HistoryMeasurements) -> Numbers:
    """Return the log loss of the target; NaN if it is unknown to the network."""
    return log_loss(rows.probability.astype(np.float64) + SMALLEST_PROBABILITY)


def _target_probabilities(rows: HistoryMeasurements) -> tuple[Numbers, Numbers] | None:
    """Return the target's probability by pointer and generation head; None without a gate."""
    if rows.gate is None or rows.pointer_probability is None or rows.generation_probability is None:
        return None
    pointer, generation = rows.pointer_probability, rows.generation_probability
    return pointer.astype(np.float64), generation.astype(np.float64)


def _fixed_losses(rows: HistoryMeasurements) -> Numbers | None:
    """Return the log loss with each of the fixed gates, [N, 11]."""
    parts = _target_probabilities(rows)
    if parts is None:
        return None
    pointer, generation = (part[:, None] for part in parts)
    gates = np.array(FIXED_GATES)
    return log_loss(gates * pointer + (1 - gates) * generation + SMALLEST_PROBABILITY)


def _ideal_loss(rows: HistoryMeasurements) -> Numbers | None:
    parts = _target_probabilities(rows)
    return None if parts is None else log_loss(ideal_blend(*parts) + SMALLEST_PROBABILITY)


def _either_right(rows: HistoryMeasurements) -> NDArray[Any] | None:
    if rows.pointer_right is None or rows.generation_right is None:
        return None
    return np.maximum(rows.pointer_right, rows.generation_right)


_WIDE_BINS = equal_width_bins("gate_wide", "Gate", 0.0, 1.0, len(WIDE_GATE_EDGES) - 1, GATE, 1)
BY_DECIDING_GATE = Grouping(
    "gate_where_parts_differ",
    "Gate",
    _WIDE_BINS.labels,
    _gate_bins_where_parts_differ,
    quantity=GATE,
)
BY_CONFIDENCE = Grouping(
    "confidence_bin",
    "Probability of the prediction",
    tuple(f"{low:.2f} to {high:.2f}" for low, high in pairwise(CONFIDENCE_EDGES)),
    _confidence_bins,
    quantity=CONFIDENCE,
)
BY_UNCERTAINTY = equal_width_bins(
    "uncertainty", "Entropy of the blend, nats", 0.0, 5.0, 10, BLEND_ENTROPY, 1
)
MOST_VISITED = Quantity(
    "most_visited_share", "Share of the most visited place", "share", _most_visited_share
)
BY_MOST_VISITED = Grouping(
    "most_visited",
    "Share of the visits at the most visited place",
    _WIDE_BINS.labels,
    _most_visited_bins,
    quantity=MOST_VISITED,
)
POINTER_GIVEN = Quantity(
    "pointer_given", ("The prediction is the pointer's"), "share", _predicts_like("pointer")
)
GENERATION_GIVEN = Quantity(
    "generation_given",
    ("The prediction is the generation head's"),
    "share",
    _predicts_like("generation"),
)
KNOWN_CONFIDENCE = Quantity("confidence", "Mean confidence", "probability", _known_confidence)
CALIBRATION = Quantity("calibration_sums", "Sums by bin", "", _calibration_distance)
LOSS = Quantity("log_loss", "Log loss", "nats", _loss)
FIXED_LOSSES = Quantity("log_loss_of_fixed_gates", "Log loss", "nats", _fixed_losses)
IDEAL_LOSS = Quantity("log_loss_of_ideal_gate", "Log loss", "nats", _ideal_loss)
POINTER_RIGHT = Quantity("pointer_accuracy", "Pointer alone", "rate", lambda r: r.pointer_right)
GENERATION_RIGHT = Quantity(
    "generation_accuracy", "Generation alone", "rate", lambda r: r.generation_right
)
EITHER_RIGHT = Quantity("either_accuracy", "Either part", "rate", _either_right)

GATES = Mean(GATE, BY_GATE)
ALL_GATES = Mean(GATE, EVERYTHING)
BY_TARGET, BY_ANSWER = Mean(GATE, BY_IN_HISTORY), Mean(GATE, BY_RIGHT)
UNCERTAIN, UNCERTAIN_MIDDLE = Mean(GATE, BY_UNCERTAINTY), Mean(FROM_MIDDLE, BY_UNCERTAINTY)
DOMINATED = Mean(GATE, BY_MOST_VISITED)
POINTER_BY_GATE = Mean(POINTER_GIVEN, BY_DECIDING_GATE)
ALL_POINTER_GIVEN = Mean(POINTER_GIVEN)
GENERATION_BY_GATE = Mean(GENERATION_GIVEN, BY_DECIDING_GATE)
CONFIDENCES, RIGHT_BY_CONFIDENCE = Mean(KNOWN_CONFIDENCE, BY_CONFIDENCE), Mean(RIGHT, BY_CONFIDENCE)
ALL_CONFIDENCE, ALL_RIGHT = Mean(KNOWN_CONFIDENCE), Mean(RIGHT)
CALIBRATIONS = Mean(CALIBRATION)
LOSSES, ALL_FIXED_LOSSES, IDEAL_LOSSES = Mean(LOSS), Mean(FIXED_LOSSES), Mean(IDEAL_LOSS)
POINTER_RIGHTS, GENERATION_RIGHTS = Mean(POINTER_RIGHT), Mean(GENERATION_RIGHT)
EITHER_RIGHTS = Mean(EITHER_RIGHT)
GATE_AND_UNCERTAINTY = CrossMoments(FROM_MIDDLE, BLEND_ENTROPY)
GATE_AND_DOMINANCE = CrossMoments(GATE, MOST_VISITED)
GATE_AND_COPYING = CrossMoments(GATE, POINTER_GIVEN)

# Name, title and definition of the tables of mean gates.
MEAN_GATES: dict[Mean, tuple[str, str, str]] = {
    BY_TARGET: (
        "gate_by_target",
        "The gate by whether the target is in the history",
        "The mean gate over histories that contain their target, and over all others. A target "
        "unknown to the network counts as not in the history.",
    ),
    BY_ANSWER: (
        "gate_by_answer",
        "The gate by whether the prediction is right",
        "The mean gate over histories whose prediction is the target, and over all others. A "
        "target unknown to the network counts as missed.",
    ),
    Mean(GATE, BY_LENGTH): (
        "gate_by_length",
        "The gate by length of the history",
        "The mean gate by number of visits in the history.",
    ),
    DOMINATED: (
        "gate_by_most_visited",
        "The gate by how far one place dominates the history",
        "The mean gate by the share of a history's visits to its most visited place, over "
        f"histories of at least {MIN_VISITS_TO_DOMINATE} visits.",
    ),
    Mean(GATE, BY_EARLIER_VISITS): (
        "gate_by_earlier_visits",
        "The gate by how often the person goes there",
        "The mean gate by the number of earlier visits of the person to the target in all the "
        "data, including the history. Targets unknown to the network are left out.",
    ),
    Mean(GATE, BY_HOUR): (
        "gate_by_hour",
        "The gate by hour of day",
        "The mean gate by the hour, in local time, in which the last visit of the history began.",
    ),
    Mean(GATE, BY_WEEKDAY): (
        "gate_by_weekday",
        "The gate by weekday",
        "The mean gate by the weekday on which the last visit of the history began.",
    ),
}


def _tables(inputs: InsightInputs) -> Iterable[InsightTable | None]:
    estimator = inputs.estimator
    yield _distribution(estimator)
    yield _overall(estimator)
    for mean, (name, title, definition) in MEAN_GATES.items():
        yield _table(estimator, [mean], name, title, definition, deviations=True)
    yield _table(
        estimator,
        [UNCERTAIN, UNCERTAIN_MIDDLE],
        "gate_by_uncertainty",
        "The gate by uncertainty of the prediction",
        "The mean gate, and its mean distance from one half, by the entropy of the blend.",
    )
    whose = _table(
        estimator,
        [POINTER_BY_GATE, GENERATION_BY_GATE],
        "answers_by_gate",
        "Which part decides the prediction?",
        "Histories for which the pointer alone and the generation head alone predict different "
        "places: how often the blend predicts the pointer's place, and how often the generation "
        "head's. In all other cases it predicts a third place.",
    )
    yield None if whose is None else add_bin_edges(whose, WIDE_GATE_EDGES.tolist())
    yield _reliability(estimator)
    yield _calibration_error(estimator)
    yield _ideal(estimator)


def _table(
    estimator: Estimator, means: list[Mean], name: str, title: str, definition: str, **more: Any
) -> InsightTable | None:
    """Build a table of means by group; None if no group is left."""
    made = mean_table(
        estimator, means, name=name, title=title, section=NAME, definition=definition, **more
    )
    return made if made is not None and made.rows else None


def _distribution(estimator: Estimator) -> InsightTable | None:
    if not estimator.has(GATES):
        return None
    groups = estimator.groups(GATES)
    means = estimator.means(GATES, groups)
    by = GATES.by
    table = InsightTable(
        name="gate_distribution",
        title="Distribution of the gate",
        section=NAME,
        definition=(
            "Histories by the value of the learned gate, the weight of the pointer in the blend: "
            "their number, and their share of all histories."
        ),
        histories=int(means.histories.sum()),
        people=estimator.people,
        columns=[InsightColumn(name=by.name, title=by.title), *count_columns()],
        rows=rows_from_columns(groups.labels, means.histories.tolist(), means.people.tolist()),
        notes=[groups.note] if groups.note else [],
        selects=Selection(by=by.name, groups=groups.members),
    )
    return add_bin_edges(add_shares(estimator, GATES, table), GATE_EDGES.tolist())


def _overall(estimator: Estimator) -> InsightTable | None:
    """Build the table of the mean gate, beside published values."""
    if not estimator.has(ALL_GATES):
        return None
    means = estimator.means(ALL_GATES)
    parts = (means.value, means.low, means.high, means.deviation)
    here: list[float | int | str | None] = [
        "here",
        *(float(part[0]) for part in parts),
        int(means.histories[0]),
        int(means.people[0]),
    ]
    published = [
        [f"published, {of.name}", of.gate_mean, None, None, of.gate_deviation, of.histories, None]
        for of in (DIY, GEOLIFE)
    ]
    return InsightTable(
        name="gate_mean",
        title="The mean gate",
        section=NAME,
        definition=(
            "The mean of the learned gate over all histories, with its 95 % interval and its "
            "standard deviation over histories, beside the published values of two other networks."
        ),
        histories=int(means.histories[0]),
        people=estimator.people,
        columns=[
            InsightColumn(name="where", title="Where"),
            *interval_columns("gate", "Gate", "share"),
            InsightColumn(name="gate_deviation", title="Gate, standard deviation", unit="share"),
            *count_columns(),
        ],
        rows=round_rows([here, *published]),
    )


def _reliability(estimator: Estimator) -> InsightTable | None:
    table = _table(
        estimator,
        [CONFIDENCES, RIGHT_BY_CONFIDENCE],
        "calibration",
        "Confidence and accuracy",
        "Histories by confidence, the probability of the prediction: the mean confidence, and how "
        f"often the prediction is right. {BINS} bins of equal width, each open below. A target "
        "unknown to the network counts as missed.",
    )
    if table is None:
        return None
    return add_bin_edges(add_shares(estimator, CONFIDENCES, table), CONFIDENCE_EDGES.tolist())


def expected_calibration_error(estimator: Estimator) -> Estimate:
    """Estimate the expected calibration error over the original bins, without merging."""
    return estimator.estimate(
        lambda sums: calibration_error(sums[:, 0, 0], sums[:, 0, 1], sums[:, 0, 2]),
        estimator.sums(CALIBRATIONS),
    )


def _calibration_error(estimator: Estimator) -> InsightTable | None:
    known = estimator.means(ALL_RIGHT)
    if known.people[0] < MIN_PEOPLE:
        return None
    measured = {
        "calibration_error": ("Expected calibration error", expected_calibration_error(estimator)),
        "confidence": ("Mean confidence", estimator.mean(ALL_CONFIDENCE)),
        "accuracy": ("Accuracy@1", estimator.mean(ALL_RIGHT)),
    }
    return InsightTable(
        name="calibration_error",
        title="Calibration error",
        section=NAME,
        definition=(
            "The expected calibration error: the mean distance between confidence and accuracy "
            f"over {BINS} bins of equal width, weighted by their number of histories. Below it, "
            "the mean confidence and the accuracy."
        ),
        histories=int(known.histories[0]),
        people=estimator.people,
        columns=[
            InsightColumn(name="measure", title="Measure"),
            *(
                InsightColumn(name=name, title=name.capitalize())
                for name in ("value", "low", "high")
            ),
            *count_columns(),
        ],
        rows=rows_from_columns(
            [title for title, _ in measured.values()],
            *zip(*(estimate for _, estimate in measured.values()), strict=True),
            [int(known.histories[0])] * len(measured),
            [int(known.people[0])] * len(measured),
        ),
    )


def _ideal(estimator: Estimator) -> InsightTable | None:
    if not estimator.has(ALL_FIXED_LOSSES) or estimator.means(LOSSES).people[0] < MIN_PEOPLE:
        return None
    fixed = estimator.means(ALL_FIXED_LOSSES)
    rights = {
        0.0: estimator.mean(GENERATION_RIGHTS),
        1.0: estimator.mean(POINTER_RIGHTS),
    }
    none = (None, None, None)
    rows: list[list[float | int | str | None]] = [
        ["learned", None, *estimator.mean(LOSSES), *estimator.mean(ALL_RIGHT)],
        *(
            [_gate_label(gate), gate, *losses, *rights.get(gate, none)]
            for gate, *losses in zip(
                FIXED_GATES,
                fixed.value[0].tolist(),
                fixed.low[0].tolist(),
                fixed.high[0].tolist(),
                strict=True,
            )
        ),
        ["ideal", None, *estimator.mean(IDEAL_LOSSES), *estimator.mean(EITHER_RIGHTS)],
    ]
    known, every = estimator.means(LOSSES), estimator.means(ALL_RIGHT)
    size = [int(known.histories[0]), int(every.histories[0]), int(every.people[0])]
    return InsightTable(
        name="ideal_gate",
        title="How much better would an ideal gate be?",
        section=NAME,
        definition=(
            "Mean log loss of the target and accuracy@1 with the learned gate, with one fixed "
            "gate for all histories, and with an ideal gate that knows the target. For the loss, "
            "the ideal gate selects the part that gives the target more probability; no gate has "
            "a lower loss. For the accuracy, it selects a part that predicts the target if there "
            f"is one. Like the network, {SMALLEST_PROBABILITY:g} is added to a probability before "
            "the logarithm. The loss covers targets known to the network. The accuracy covers all "
            "targets, and counts unknown ones as missed. For a fixed gate between 0 and 1, only "
            "the loss is computed."
        ),
        histories=int(every.histories[0]),
        people=estimator.people,
        columns=[
            InsightColumn(name="gate", title="Gate"),
            InsightColumn(name="gate_value", title="Forced to", unit="share"),
            *interval_columns("log_loss", "Log loss", "nats"),
            *interval_columns("accuracy", "Accuracy@1", "rate"),
            InsightColumn(
                name="known_targets", title="Histories with a known target", unit="count"
            ),
            *count_columns(),
        ],
        rows=round_rows([*row, *size] for row in rows),
    )


def _gate_label(gate: float) -> str:
    part = {0.0: " (generation alone)", 1.0: " (pointer alone)"}.get(gate, "")
    return f"{gate:g}{part}"


def _claims(inputs: InsightInputs) -> Iterable[Claim | None]:
    estimator = inputs.estimator
    if not estimator.has(ALL_GATES):
        return
    yield from _claims_of_targets(estimator)
    yield _higher_when_right(estimator)
    yield from _claims_of_means(inputs)
    yield _balanced_when_uncertain(estimator)
    yield _high_where_few_places(estimator)
    if estimator.has(GATE_AND_COPYING):
        yield from _claims_of_ends(estimator)
    if estimator.has(ALL_FIXED_LOSSES):
        yield _optimal(estimator)


def enough_people(estimator: Estimator, mean: Mean, *groups: int) -> bool:
    """Return whether each of these groups has enough people."""
    return all(estimator.means(mean).people[group] >= MIN_PEOPLE for group in groups)


def unknown_targets(estimator: Estimator) -> str:
    """Return a clause on how many new targets are unknown to the network."""
    unknown = (estimator.sums(ALL_RIGHT, "n") - estimator.sums(LOSSES, "n"))[:, 0]
    if 0 < (unknown > 0).sum() < MIN_PEOPLE:
        return f"some of them unknown to the network, from fewer than {MIN_PEOPLE} people"
    return (
        f"{f'{int(unknown.sum()):,}' if unknown.any() else 'none'} of them unknown to the network"
    )


def _claims_of_targets(estimator: Estimator) -> Iterable[Claim]:
    new, held = 0, 1
    counted = estimator.means(BY_TARGET)
    means = counted.value
    which = f"({counted.histories[new]:,} targets, {unknown_targets(estimator)})"
    both = enough_people(estimator, BY_TARGET, new, held)
    yield claim_from_effect(
        estimator.difference(BY_TARGET, held, new) if both else None,
        name="gate-higher-in-history",
        least=LEAST_DIFFERENCE,
        view="gate-by-target",
        source="T §4.5",
        claim="The gate is higher where the target is in the history than where it is new.",
        measured=(
            f"The mean gate is {means[held]:.3f} where the target is in the history and "
            f"{means[new]:.3f} where it is not {which}"
            if both
            else TOO_FEW
        ),
        effect_name="the difference",
        estimator=estimator,
    )
    for group, name, claim, where, sign in (
        (held, "high-in-history", "high where the target is in the history", "is", 1),
        (new, "low-when-new", "low where the target is new", "is not", -1),
    ):
        effect = None
        if enough_people(estimator, BY_TARGET, group):
            above = estimator.mean(BY_TARGET, group).minus(MIDDLE)
            effect = above if sign > 0 else above.negated
        yield claim_from_effect(
            effect,
            name=f"gate-{name}",
            view="gate-by-target",
            source="T §4.5",
            claim=f"The gate is {claim}.",
            measured=(
                TOO_FEW
                if effect is None
                else (
                    "The text gives no threshold; we take one half, and the mean gate where the "
                    f"target {where} in the history is {means[group]:.3f}"
                )
                + (f" {which}" if group == new else "")
            ),
            effect_name=f"its distance {'above' if sign > 0 else 'below'} one half",
            estimator=estimator,
        )


def _higher_when_right(estimator: Estimator) -> Claim:
    wrong, right = 0, 1
    means, both = estimator.means(BY_ANSWER).value, enough_people(estimator, BY_ANSWER, 0, 1)
    return claim_from_effect(
        estimator.difference(BY_ANSWER, right, wrong) if both else None,
        name="gate-higher-when-right",
        least=LEAST_DIFFERENCE,
        view="gate-by-answer",
        source="Published experiments",
        claim=(
            "The gate is higher where the prediction is right: "
            + ", ".join(
                f"{of.gate_when_right:.4f} against {of.gate_when_wrong:.4f} over {of.name}"
                for of in (DIY, GEOLIFE)
            )
            + "."
        ),
        measured=(
            f"The mean gate is {means[right]:.3f} where the prediction is right and "
            f"{means[wrong]:.3f} where it is wrong"
            if both
            else TOO_FEW
        ),
        effect_name="the difference",
        estimator=estimator,
    )


def _claims_of_means(inputs: InsightInputs) -> Iterable[Claim]:
    """Test the claims about the published mean gates: above one half, and higher for check-ins."""
    estimator, kind = inputs.estimator, inputs.data.kind
    mean = estimator.mean(ALL_GATES)
    deviation = float(estimator.means(ALL_GATES).deviation[0])
    yield claim_from_effect(
        mean.minus(MIDDLE),
        name="gate-prefers-pointer",
        view="gate-distribution",
        source="T §4.5",
        claim=(
            "On average the gate prefers the pointer: strongly for check-ins "
            f"({DIY.gate_mean:.4f}), and in balance for GPS stays ({GEOLIFE.gate_mean:.4f})."
        ),
        measured=(
            f"The mean gate is {mean.value:.3f} with a standard deviation of {deviation:.3f}; we "
            f"test whether it is above one half, as is even the {GEOLIFE.gate_mean:.2f} that the "
            "text calls balanced"
        ),
        effect_name="its distance above one half",
        estimator=estimator,
    )
    published = PUBLISHED.get(kind)
    between = (DIY.gate_mean + GEOLIFE.gate_mean) / 2
    above = mean.minus(between)
    place = "above" if mean.value > between else "below"
    effect = None if published is None else above if published is DIY else above.negated
    side = "above" if published is DIY else "below"
    yield claim_from_effect(
        effect,
        name="gate-higher-over-check-ins",
        view="gate-distribution",
        source="T §7.3",
        claim=(
            "Networks copy more for check-ins than for GPS stays: the mean gate is "
            f"{DIY.gate_mean:.2f} for check-ins and {GEOLIFE.gate_mean:.2f} for GPS stays."
        ),
        measured=(
            f"These data are {readable_kind(kind)}, neither of the two kinds; the mean gate "
            f"{mean.value:.3f} is {place} {between:.3f}, the middle of the published values"
            if published is None
            else (
                f"The claim compares two kinds of data, and these are {readable_kind(kind)}; the "
                f"mean gate {mean.value:.3f} is {place} {between:.3f}, the middle of the published "
                f"values, and the claim expects it {side}"
            )
        ),
        effect_name=f"its distance {side} that",
        estimator=estimator,
    )


def _balanced_when_uncertain(estimator: Estimator) -> Claim:
    return claim_from_effect(
        estimator.correlation(GATE_AND_UNCERTAINTY).negated,
        name="gate-balanced-when-uncertain",
        least=LEAST_CORRELATION,
        view="gate-by-uncertainty",
        source="T §4.5",
        claim="Where the network is uncertain, the gate balances the two parts.",
        measured=(
            "The text does not define uncertainty; we take the entropy of the blend, which the "
            "gate itself influences. If the claim holds, the distance of the gate from one half "
            "falls as this entropy rises"
        ),
        effect_name="the negative of their correlation",
        estimator=estimator,
    )


def _high_where_few_places(estimator: Estimator) -> Claim:
    return claim_from_effect(
        estimator.correlation(GATE_AND_DOMINANCE),
        name="gate-high-where-few-places",
        least=LEAST_CORRELATION,
        view="gate-by-most-visited",
        source="T §7.2",
        claim="Few places dominate people's visits, and a high gate reflects this.",
        measured=(
            "The text infers this from the mean gate alone; if it is true, the gate rises with "
            "the share of a history's visits to its most visited place"
        ),
        effect_name="their correlation",
        estimator=estimator,
    )


def _claims_of_ends(estimator: Estimator) -> Iterable[Claim]:
    """Test predictions with a gate near 1, near 0 and between, where the parts differ."""
    often = estimator.sums(POINTER_BY_GATE, "n")
    copied, generated = estimator.sums(POINTER_BY_GATE), estimator.sums(GENERATION_BY_GATE)
    for name, bins, claim, first, second in (
        ("copies-near-one", NEAR_ONE, "Near 1 the gate trusts the pointer", copied, generated),
        (
            "generates-near-zero",
            NEAR_ZERO,
            ("Near 0 the gate trusts the generation head"),
            generated,
            copied,
        ),
    ):
        ahead, n = (first - second)[:, bins].sum(1), often[:, bins].sum(1)
        known = int((n > 0).sum()) >= MIN_PEOPLE and _consists_of_rows(estimator, bins)
        shares = [part[:, bins].sum() / max(n.sum(), 1) for part in (copied, generated)]
        where = f"{WIDE_GATE_EDGES[bins.start]:g} and {WIDE_GATE_EDGES[bins.stop]:g}"
        yield claim_from_effect(
            estimator.estimate(ratio, ahead, n) if known else None,
            name=f"gate-{name}",
            view="answers-by-gate",
            source="T §4.4",
            claim=f"{claim}.",
            measured=(
                f"With a gate between {where}, in {int(n.sum()):,} histories for which the parts "
                "predict different places, the network predicts the pointer's place in "
                f"{percent(shares[0])} and the generation head's in "
                f"{percent(shares[1])}"
                if known
                else TOO_FEW
            ),
            least=LEAST_DIFFERENCE,
            effect_name="the lead of the " + ("pointer" if bins is NEAR_ONE else "generation head"),
            estimator=estimator,
        )
    some = estimator.means(ALL_POINTER_GIVEN)
    known = some.people[0] >= MIN_PEOPLE
    yield claim_from_effect(
        estimator.correlation(GATE_AND_COPYING) if known else None,
        name="gate-blends-between",
        least=LEAST_CORRELATION,
        view="answers-by-gate",
        source="T §4.4",
        claim=(
            "Between 0 and 1 the gate blends the two: the higher it is, the more often the "
            "network predicts the pointer's place."
        ),
        measured=(
            f"In {some.histories[0]:,} histories for which the parts predict different places, "
            f"the network predicts the pointer's place in {percent(some.value[0])}; the "
            "text says in proportion to the gate, and we test only whether this share rises with "
            "the gate"
            if known
            else TOO_FEW
        ),
        effect_name="the correlation of the gate with predicting the pointer's place",
        estimator=estimator,
    )


def _consists_of_rows(estimator: Estimator, bins: slice) -> bool:
    """Return whether no row of the table covers these bins and others.

    Otherwise the claim minus the rows, or the row minus the claim, would tell about a few people.
    """
    wanted = set(range(bins.start, bins.stop))
    groups = estimator.groups(POINTER_BY_GATE).members
    return all(wanted.issuperset(group) or wanted.isdisjoint(group) for group in groups)


def _optimal(estimator: Estimator) -> Claim | None:
    """Compare the learned gate with the best fixed one and the ideal one."""
    learned, ideal = estimator.mean(LOSSES), estimator.mean(IDEAL_LOSSES)
    if estimator.means(LOSSES).people[0] < MIN_PEOPLE:
        return None
    fixed = estimator.means(ALL_FIXED_LOSSES).value[0]
    best = int(np.argmin(fixed))
    won = estimator.estimate(
        lambda own, every, often: (every[:, 0].min(-1) - own[:, 0]) / np.maximum(often[:, 0], 1),
        estimator.sums(LOSSES),
        estimator.sums(ALL_FIXED_LOSSES),
        estimator.sums(LOSSES, "n"),
    )
    return claim_from_effect(
        won,
        name="gate-optimal",
        least=LEAST_NATS,
        view="ideal-gate",
        source="T Summary",
        claim="The adaptive gate learns the best blend.",
        measured=(
            f"The mean log loss is {learned.value:.3f} with the learned gate, {fixed[best]:.3f} "
            f"with the best fixed gate ({FIXED_GATES[best]:g}) and {ideal.value:.3f} with a gate "
            "that knows the target, which no learned gate can match; we test whether the learned "
            "gate beats the best fixed one"
        ),
        effect_name="its gain",
        estimator=estimator,
    )


section = Section(
    name=NAME,
    order=20,
    aggregates=(
        GATES,
        ALL_GATES,
        *MEAN_GATES,
        UNCERTAIN,
        UNCERTAIN_MIDDLE,
        POINTER_BY_GATE,
        GENERATION_BY_GATE,
        ALL_POINTER_GIVEN,
        CONFIDENCES,
        RIGHT_BY_CONFIDENCE,
        ALL_CONFIDENCE,
        ALL_RIGHT,
        CALIBRATIONS,
        LOSSES,
        ALL_FIXED_LOSSES,
        IDEAL_LOSSES,
        POINTER_RIGHTS,
        GENERATION_RIGHTS,
        EITHER_RIGHTS,
        GATE_AND_UNCERTAINTY,
        GATE_AND_DOMINANCE,
        GATE_AND_COPYING,
    ),
    tables=_tables,
    claims=_claims,
    is_of_accuracy=lambda _: True,
)
