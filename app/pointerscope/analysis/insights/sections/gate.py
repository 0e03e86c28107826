"""Choosing: what the gate says over a whole data set, when, and how good its choices are."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.insights.aggregates import (
    EVERYTHING,
    Grouping,
    Mean,
    Moments,
    Quantity,
    equal_bins,
)
from pointerscope.analysis.insights.estimates import ratio
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
from pointerscope.analysis.insights.section import Section
from pointerscope.analysis.insights.writing import (
    cells_of,
    counts,
    grouped,
    judged,
    rows_of,
    with_edges,
    with_ends,
    with_shares,
)
from pointerscope.analysis.published import DIY, GEOLIFE, PUBLISHED
from pointerscope.formulas.calibration import calibration_error, ideal_blend
from pointerscope.formulas.information import log_loss
from pointerscope.network.insights import LEAST_PEOPLE, Column, Selection, Table
from pointerscope.network.pointer_network import SMALLEST_PROBABILITY
from pointerscope.training.scores import BINS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from numpy.typing import NDArray

    from pointerscope.analysis.insights.estimates import Estimate, Found
    from pointerscope.analysis.insights.rows import Rows
    from pointerscope.analysis.insights.section import Context
    from pointerscope.network.insights import Claim

    Numbers = NDArray[np.float64]

NAME = "choice"
FIXED_GATES = tuple(step / 10 for step in range(11))
GATE_EDGES = np.linspace(0, 1, len(BY_GATE.labels) + 1)
WIDE_GATE_EDGES = np.linspace(0, 1, 11)
CONFIDENCE_EDGES = np.linspace(0, 1, BINS + 1)
# Bins of `WIDE_GATE_EDGES`.
NEAR_ZERO, NEAR_ONE = slice(0, 2), slice(8, 10)
LEAST_VISITS_TO_DOMINATE = 5
TOO_FEW = f"Fewer than {LEAST_PEOPLE} people have such histories"


def _decided(rows: Rows) -> NDArray[np.bool_] | None:
    """Where the two parts would answer differently, and the gate has to decide."""
    if rows.gate is None or rows.pointer_answers is None or rows.generation_answers is None:
        return None
    return rows.pointer_answers != rows.generation_answers


def _given(part: str) -> Callable[[Rows], Numbers | None]:
    """Whether the answer is the one of a part, where the parts differ."""

    def given(rows: Rows) -> Numbers | None:
        decided = _decided(rows)
        if decided is None:
            return None
        return np.where(decided, rows.answers == getattr(rows, f"{part}_answers"), np.nan)

    return given


def _where_decided(rows: Rows) -> NDArray[np.int64] | None:
    decided, bins = _decided(rows), _WIDE_BINS.of(rows)
    return None if decided is None or bins is None else np.where(decided, bins, -1)


def _known_confidence(rows: Rows) -> Numbers:
    """The confidence of answers of which it is known whether they are right."""
    return np.where(np.isnan(rows.right), np.nan, rows.confidence.astype(np.float64))


def _confidence_bins(rows: Rows) -> NDArray[np.int64]:
    """Bins of equal width, each open below, as for the scores."""
    confidence = _known_confidence(rows)
    bins = np.clip(np.ceil(np.nan_to_num(confidence) * BINS) - 1, 0, BINS - 1)
    return np.where(np.isnan(confidence), -1, bins).astype(np.int64)


def _calibration_distance(rows: Rows) -> Numbers:
    """Right answers, confidences and histories, each in the bin of the confidence: [N, 3, B]."""
    bins, confidence = _confidence_bins(rows), _known_confidence(rows)
    values = np.zeros((len(rows), 3, BINS))
    known = np.flatnonzero(bins >= 0)
    values[known, :, bins[known]] = np.stack(
        [rows.right[known].astype(np.float64), confidence[known], np.ones(len(known))], 1
    )
    return values


def _most_visits(rows: Rows) -> NDArray[np.int64]:
    """How many of a history's visits are at the place that it visits most."""
    places = np.sort(rows.locations, 1)
    position = np.arange(places.shape[1])
    starts = np.concatenate(
        [np.ones((len(places), 1), np.bool_), places[:, 1:] != places[:, :-1]], 1
    )
    runs = position - np.maximum.accumulate(np.where(starts, position, 0), 1) + 1
    return np.where(places > 0, runs, 0).max(1)


def _most_visited_share(rows: Rows) -> Numbers:
    known = rows.lengths >= LEAST_VISITS_TO_DOMINATE
    return np.where(known, _most_visits(rows) / rows.lengths, np.nan)


def _most_visited_bins(rows: Rows) -> NDArray[np.int64]:
    """Tenths of that share, in whole numbers: 3 of 10 visits are in the fourth."""
    tenths = np.minimum(10 * _most_visits(rows) // rows.lengths, 9)
    return np.where(rows.lengths >= LEAST_VISITS_TO_DOMINATE, tenths, -1)


def _loss(rows: Rows) -> Numbers:
    """What the network's answer costs, NaN where it does not know the target."""
    return log_loss(rows.probability.astype(np.float64) + SMALLEST_PROBABILITY)


def _parts_of(rows: Rows) -> tuple[Numbers, Numbers] | None:
    """What pointer and generation head give the target; None without a gate between them."""
    if rows.gate is None or rows.pointer_probability is None or rows.generation_probability is None:
        return None
    pointer, generation = rows.pointer_probability, rows.generation_probability
    return pointer.astype(np.float64), generation.astype(np.float64)


def _fixed_losses(rows: Rows) -> Numbers | None:
    """What the answer would cost with each of the fixed gates, [N, 11]."""
    parts = _parts_of(rows)
    if parts is None:
        return None
    pointer, generation = (part[:, None] for part in parts)
    gates = np.array(FIXED_GATES)
    return log_loss(gates * pointer + (1 - gates) * generation + SMALLEST_PROBABILITY)


def _ideal_loss(rows: Rows) -> Numbers | None:
    parts = _parts_of(rows)
    return None if parts is None else log_loss(ideal_blend(*parts) + SMALLEST_PROBABILITY)


def _either_right(rows: Rows) -> NDArray[Any] | None:
    if rows.pointer_right is None or rows.generation_right is None:
        return None
    return np.maximum(rows.pointer_right, rows.generation_right)


_WIDE_BINS = equal_bins("gate_wide", "Gate", 0.0, 1.0, len(WIDE_GATE_EDGES) - 1, GATE, 1)
BY_DECIDING_GATE = Grouping(
    "gate_where_parts_differ", "Gate", _WIDE_BINS.labels, _where_decided, quantity=GATE
)
BY_CONFIDENCE = Grouping(
    "confidence_bin",
    "Probability of the first answer",
    tuple(f"{low:.2f} to {high:.2f}" for low, high in pairwise(CONFIDENCE_EDGES)),
    _confidence_bins,
    quantity=CONFIDENCE,
)
BY_UNCERTAINTY = equal_bins(
    "uncertainty", "Entropy of the answer, nats", 0.0, 5.0, 10, BLEND_ENTROPY, 1
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
POINTER_GIVEN = Quantity("pointer_given", "The answer is the pointer's", "share", _given("pointer"))
GENERATION_GIVEN = Quantity(
    "generation_given", "The answer is the generation head's", "share", _given("generation")
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
GATE_AND_UNCERTAINTY = Moments(FROM_MIDDLE, BLEND_ENTROPY)
GATE_AND_DOMINANCE = Moments(GATE, MOST_VISITED)
GATE_AND_COPYING = Moments(GATE, POINTER_GIVEN)

# Name, title and definition of the tables of mean gates.
MEAN_GATES: dict[Mean, tuple[str, str, str]] = {
    BY_TARGET: (
        "gate_by_target",
        "The gate by whether the target is in the history",
        "The mean gate over histories whose target is one of their places, and over the rest; an "
        "unknown target is in no history.",
    ),
    BY_ANSWER: (
        "gate_by_answer",
        "The gate by whether the answer is right",
        "The mean gate over histories whose first answer is the target, and over the rest; an "
        "unknown target is missed.",
    ),
    Mean(GATE, BY_LENGTH): (
        "gate_by_length",
        "The gate by length of the history",
        "The mean gate over histories of so many visits.",
    ),
    DOMINATED: (
        "gate_by_most_visited",
        "The gate by how far one place dominates the history",
        "The mean gate by the share of a history's visits that are to the place it visits most, "
        f"over histories of at least {LEAST_VISITS_TO_DOMINATE} visits.",
    ),
    Mean(GATE, BY_EARLIER_VISITS): (
        "gate_by_earlier_visits",
        "The gate by how often the person goes there",
        "The mean gate by how often the person had been at the target in all the data before, the "
        "history included; a target that the network does not know is left out.",
    ),
    Mean(GATE, BY_HOUR): (
        "gate_by_hour",
        "The gate by hour",
        "The mean gate by the hour in which the last visit of the history began, local time.",
    ),
    Mean(GATE, BY_WEEKDAY): (
        "gate_by_weekday",
        "The gate by weekday",
        "The mean gate by the weekday on which the last visit of the history began.",
    ),
}


def _tables(context: Context) -> Iterable[Table | None]:
    found = context.found
    yield _distribution(found)
    yield _overall(found)
    for mean, (name, title, definition) in MEAN_GATES.items():
        yield _table(found, [mean], name, title, definition, deviations=True)
    yield _table(
        found,
        [UNCERTAIN, UNCERTAIN_MIDDLE],
        "gate_by_uncertainty",
        "The gate by uncertainty of the answer",
        "The mean gate, and its mean distance from one half, by the entropy of the blend.",
    )
    whose = _table(
        found,
        [POINTER_BY_GATE, GENERATION_BY_GATE],
        "answers_by_gate",
        "Whose answer is given",
        "Histories for which pointer and generation head, each alone, would answer differently: "
        "how often the first answer of the blend is the one or the other; what is left is a third "
        "place.",
    )
    yield None if whose is None else with_edges(whose, WIDE_GATE_EDGES.tolist())
    yield _reliability(found)
    yield _calibration_error(found)
    yield _ideal(found)


def _table(
    found: Found, means: list[Mean], name: str, title: str, definition: str, **more: Any
) -> Table | None:
    """A table of means by group; none without a group, as where nothing is known to group by."""
    made = grouped(
        found, means, name=name, title=title, section=NAME, definition=definition, **more
    )
    return made if made is not None and made.rows else None


def _distribution(found: Found) -> Table | None:
    if not found.has(GATES):
        return None
    groups = found.groups(GATES)
    means = found.means(GATES, groups)
    by = GATES.by
    table = Table(
        name="gate_distribution",
        title="How the gate is distributed",
        section=NAME,
        definition=(
            "Histories by the value of the learned gate, the pointer's share of the answer: how "
            "many there are, and their share of all."
        ),
        histories=int(means.histories.sum()),
        people=found.people,
        columns=[Column(name=by.name, title=by.title), *counts()],
        rows=rows_of(groups.labels, means.histories.tolist(), means.people.tolist()),
        notes=[groups.note] if groups.note else [],
        selects=Selection(by=by.name, groups=groups.members),
    )
    return with_edges(with_shares(found, GATES, table), GATE_EDGES.tolist())


def _overall(found: Found) -> Table | None:
    """Mean and deviation of the gate, with what was published."""
    if not found.has(ALL_GATES):
        return None
    means = found.means(ALL_GATES)
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
    return Table(
        name="gate_mean",
        title="The mean gate",
        section=NAME,
        definition=(
            "The mean of the learned gate over all histories, its 95 % interval, and its standard "
            "deviation over them; beside it what was published of two other networks."
        ),
        histories=int(means.histories[0]),
        people=found.people,
        columns=[
            Column(name="where", title="Where"),
            *with_ends("gate", "Gate", "share"),
            Column(name="gate_deviation", title="Gate, standard deviation", unit="share"),
            *counts(),
        ],
        rows=cells_of([here, *published]),
    )


def _reliability(found: Found) -> Table | None:
    table = _table(
        found,
        [CONFIDENCES, RIGHT_BY_CONFIDENCE],
        "calibration",
        "Confidence and accuracy",
        "Histories by the probability that the network gives its first answer: the mean of that "
        f"probability, and how often the answer is right. {BINS} bins of equal width, each open "
        "below; an unknown target is missed.",
    )
    if table is None:
        return None
    return with_edges(with_shares(found, CONFIDENCES, table), CONFIDENCE_EDGES.tolist())


def expected_calibration_error(found: Found) -> Estimate:
    """The error over the bins as they are, none of them merged."""
    return found.estimate(
        lambda sums: calibration_error(sums[:, 0, 0], sums[:, 0, 1], sums[:, 0, 2]),
        found.sums(CALIBRATIONS),
    )


def _calibration_error(found: Found) -> Table | None:
    known = found.means(ALL_RIGHT)
    if known.people[0] < LEAST_PEOPLE:
        return None
    measured = {
        "calibration_error": ("Expected calibration error", expected_calibration_error(found)),
        "confidence": ("Mean confidence", found.mean(ALL_CONFIDENCE)),
        "accuracy": ("Accuracy@1", found.mean(ALL_RIGHT)),
    }
    return Table(
        name="calibration_error",
        title="The calibration error",
        section=NAME,
        definition=(
            "The expected calibration error: the mean distance between confidence and accuracy "
            f"over the {BINS} bins of equal width, each as heavy as it has histories; and the two "
            "means."
        ),
        histories=int(known.histories[0]),
        people=found.people,
        columns=[
            Column(name="measure", title="Measure"),
            *(Column(name=name, title=name.capitalize()) for name in ("value", "low", "high")),
            *counts(),
        ],
        rows=rows_of(
            [title for title, _ in measured.values()],
            *zip(*(estimate for _, estimate in measured.values()), strict=True),
            [int(known.histories[0])] * len(measured),
            [int(known.people[0])] * len(measured),
        ),
    )


def _ideal(found: Found) -> Table | None:
    if not found.has(ALL_FIXED_LOSSES) or found.means(LOSSES).people[0] < LEAST_PEOPLE:
        return None
    fixed = found.means(ALL_FIXED_LOSSES)
    rights = {
        0.0: found.mean(GENERATION_RIGHTS),
        1.0: found.mean(POINTER_RIGHTS),
    }
    none = (None, None, None)
    rows: list[list[float | int | str | None]] = [
        ["learned", None, *found.mean(LOSSES), *found.mean(ALL_RIGHT)],
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
        ["ideal", None, *found.mean(IDEAL_LOSSES), *found.mean(EITHER_RIGHTS)],
    ]
    known, every = found.means(LOSSES), found.means(ALL_RIGHT)
    size = [int(known.histories[0]), int(every.histories[0]), int(every.people[0])]
    return Table(
        name="ideal_gate",
        title="What an ideal gate would win",
        section=NAME,
        definition=(
            "Mean log loss of the target and accuracy@1 with the learned gate, with the gate "
            "forced to one value for all, and with an ideal one that knows the target: for the "
            "loss it trusts the part that gives the target more, which no gate can beat; for the "
            "accuracy it trusts a part that is right if there is one. The network adds "
            f"{SMALLEST_PROBABILITY:g} to a probability before it takes the logarithm, and so is "
            "done here. The loss is over targets that the network knows; the accuracy is over "
            "all, an unknown one being missed. Of a gate between 0 and 1 that is forced only the "
            "loss is known."
        ),
        histories=int(every.histories[0]),
        people=found.people,
        columns=[
            Column(name="gate", title="Gate"),
            Column(name="gate_value", title="Forced to", unit="share"),
            *with_ends("log_loss", "Log loss", "nats"),
            *with_ends("accuracy", "Accuracy@1", "rate"),
            Column(name="known_targets", title="Histories with a known target", unit="count"),
            *counts(),
        ],
        rows=cells_of([*row, *size] for row in rows),
    )


def _gate_label(gate: float) -> str:
    part = {0.0: " (generation alone)", 1.0: " (pointer alone)"}.get(gate, "")
    return f"{gate:g}{part}"


def _claims(context: Context) -> Iterable[Claim | None]:
    found = context.found
    if not found.has(ALL_GATES):
        return
    yield from _claims_of_targets(found)
    yield _higher_when_right(found)
    yield from _claims_of_means(context)
    yield _balanced_when_uncertain(found)
    yield _high_where_few_places(found)
    if found.has(GATE_AND_COPYING):
        yield from _claims_of_ends(found)
    if found.has(ALL_FIXED_LOSSES):
        yield _optimal(found)


def enough(found: Found, mean: Mean, *groups: int) -> bool:
    """Whether each of these groups holds enough people to speak of them."""
    return all(found.means(mean).people[group] >= LEAST_PEOPLE for group in groups)


def of_them_unknown(found: Found) -> str:
    """How many targets the network does not know: a clause after a number of new ones."""
    unknown = (found.sums(ALL_RIGHT, "n") - found.sums(LOSSES, "n"))[:, 0]
    if 0 < (unknown > 0).sum() < LEAST_PEOPLE:
        return f"of them some unknown to the network, of fewer than {LEAST_PEOPLE} people"
    return (
        f"of them {f'{int(unknown.sum()):,}' if unknown.any() else 'none'} unknown to the network"
    )


def percent(share: float) -> str:
    """A fraction for reading, such as `12.3 %`."""
    return f"{100 * share:.1f} %"


def _claims_of_targets(found: Found) -> Iterable[Claim]:
    new, held = 0, 1
    counted = found.means(BY_TARGET)
    means = counted.value
    which = f"({counted.histories[new]:,} targets, {of_them_unknown(found)})"
    both = enough(found, BY_TARGET, new, held)
    yield judged(
        found.difference(BY_TARGET, held, new) if both else None,
        name="gate-higher-in-history",
        view="gate-by-target",
        source="T §4.5",
        claim="The gate is higher where the target is in the history than where it is new.",
        measured=(
            f"The mean gate is {means[held]:.3f} where the target is in the history and "
            f"{means[new]:.3f} where it is not {which}"
            if both
            else TOO_FEW
        ),
        of="the difference",
        found=found,
    )
    for group, name, claim, where, sign in (
        (held, "high-in-history", "high where the target is in the history", "is", 1),
        (new, "low-when-new", "low where the target is new", "is not", -1),
    ):
        effect = None
        if enough(found, BY_TARGET, group):
            above = found.mean(BY_TARGET, group).less(MIDDLE)
            effect = above if sign > 0 else above.opposite
        yield judged(
            effect,
            name=f"gate-{name}",
            view="gate-by-target",
            source="T §4.5",
            claim=f"The gate is {claim}.",
            measured=(
                TOO_FEW
                if effect is None
                else "The text names no number; taken as "
                f"{'above' if sign > 0 else 'below'} one half, the mean gate where the target "
                f"{where} in the history is {means[group]:.3f}"
                + (f" {which}" if group == new else "")
            ),
            of=f"its distance {'above' if sign > 0 else 'below'} one half",
            found=found,
        )


def _higher_when_right(found: Found) -> Claim:
    wrong, right = 0, 1
    means, both = found.means(BY_ANSWER).value, enough(found, BY_ANSWER, 0, 1)
    return judged(
        found.difference(BY_ANSWER, right, wrong) if both else None,
        name="gate-higher-when-right",
        view="gate-by-answer",
        source="published experiments",
        claim=(
            "The gate is higher where the answer is right: "
            + ", ".join(
                f"{of.gate_when_right:.4f} against {of.gate_when_wrong:.4f} over {of.name}"
                for of in (DIY, GEOLIFE)
            )
            + "."
        ),
        measured=(
            f"The mean gate is {means[right]:.3f} where the answer is right and "
            f"{means[wrong]:.3f} where it is wrong"
            if both
            else TOO_FEW
        ),
        of="the difference",
        found=found,
    )


def _claims_of_means(context: Context) -> Iterable[Claim]:
    """The published means: a preference for the pointer, stronger over check-ins."""
    found, kind = context.found, context.source.kind
    mean = found.mean(ALL_GATES)
    deviation = float(found.means(ALL_GATES).deviation[0])
    yield judged(
        mean.less(MIDDLE),
        name="gate-prefers-pointer",
        view="gate-distribution",
        source="T §4.5",
        claim=(
            f"On average the pointer is preferred: strongly over check-ins "
            f"({DIY.gate_mean:.4f}), in balance over GPS stays ({GEOLIFE.gate_mean:.4f})."
        ),
        measured=(
            f"The mean gate is {mean.value:.3f} with a standard deviation of {deviation:.3f}; "
            f"{GEOLIFE.gate_mean:.2f}, which the text calls balanced, is above one half too, and "
            "so is what is tested"
        ),
        of="its distance above one half",
        found=found,
    )
    published = PUBLISHED.get(kind)
    between = (DIY.gate_mean + GEOLIFE.gate_mean) / 2
    above = mean.less(between)
    place = "above" if mean.value > between else "below"
    effect = None if published is None else above if published is DIY else above.opposite
    side = "above" if published is DIY else "below"
    yield judged(
        effect,
        name="gate-higher-over-check-ins",
        view="gate-distribution",
        source="T §7.3",
        claim=(
            f"Check-ins are copied more than GPS stays: the mean gate is {DIY.gate_mean:.2f} over "
            f"the ones and {GEOLIFE.gate_mean:.2f} over the others."
        ),
        measured=(
            f"These are {kind}, neither of the two; the mean gate {mean.value:.3f} is {place} "
            f"{between:.3f}, the middle of the published pair"
            if published is None
            else f"The claim is about two data sets, and this is one of {kind}; its mean gate "
            f"{mean.value:.3f} is {place} {between:.3f}, the middle of the published pair, where "
            f"{side} is the side of its kind"
        ),
        of=f"its distance {side} that",
        found=found,
    )


def _balanced_when_uncertain(found: Found) -> Claim:
    return judged(
        found.correlation(GATE_AND_UNCERTAINTY).opposite,
        name="gate-balanced-when-uncertain",
        view="gate-by-uncertainty",
        source="T §4.5",
        claim="Where the network is uncertain, the gate balances the two parts.",
        measured=(
            "The text does not say what uncertainty is; taken as the entropy of the answer, which "
            "the gate has a part in, the distance of the gate from one half falls as that rises "
            "if the claim holds"
        ),
        of="their correlation with the sign turned",
        found=found,
    )


def _high_where_few_places(found: Found) -> Claim:
    return judged(
        found.correlation(GATE_AND_DOMINANCE),
        name="gate-high-where-few-places",
        view="gate-by-most-visited",
        source="T §7.2",
        claim="Few places dominate people's visits, and a high gate shows it.",
        measured=(
            "The text infers this from the mean gate alone; if it is so, the gate rises with the "
            "share of a history's visits that go to one place"
        ),
        of="their correlation",
        found=found,
    )


def _claims_of_ends(found: Found) -> Iterable[Claim]:
    """What is answered where the gate is near 1, near 0 and between, if the parts differ."""
    often = found.sums(POINTER_BY_GATE, "n")
    copied, generated = found.sums(POINTER_BY_GATE), found.sums(GENERATION_BY_GATE)
    for name, bins, claim, first, second in (
        ("copies-near-one", NEAR_ONE, "Near 1 the gate trusts the pointer", copied, generated),
        ("generates-near-zero", NEAR_ZERO, "Near 0 the gate trusts generation", generated, copied),
    ):
        ahead, n = (first - second)[:, bins].sum(1), often[:, bins].sum(1)
        known = int((n > 0).sum()) >= LEAST_PEOPLE
        shares = [part[:, bins].sum() / max(n.sum(), 1) for part in (copied, generated)]
        where = f"{WIDE_GATE_EDGES[bins.start]:g} and {WIDE_GATE_EDGES[bins.stop]:g}"
        yield judged(
            found.estimate(ratio, ahead, n) if known else None,
            name=f"gate-{name}",
            view="answers-by-gate",
            source="T §4.4",
            claim=f"{claim}.",
            measured=(
                f"With a gate between {where}, in {int(n.sum()):,} histories in which the parts "
                f"would answer differently, the network gives the pointer's answer in "
                f"{percent(shares[0])} and the generation head's in {percent(shares[1])}"
                if known
                else TOO_FEW
            ),
            of="the lead of the " + ("one" if bins is NEAR_ONE else "other"),
            found=found,
        )
    some = found.means(ALL_POINTER_GIVEN)
    known = some.people[0] >= LEAST_PEOPLE
    yield judged(
        found.correlation(GATE_AND_COPYING) if known else None,
        name="gate-blends-between",
        view="answers-by-gate",
        source="T §4.4",
        claim=(
            "Between 0 and 1 the gate blends the two: the higher it is, the more often the "
            "pointer's answer is given."
        ),
        measured=(
            f"In {some.histories[0]:,} histories in which the parts would answer differently, the "
            f"pointer's answer is given in {percent(some.value[0])}; the text says in proportion "
            "to the gate, of which is asked only whether it is the more often the higher the gate"
            if known
            else TOO_FEW
        ),
        of="the correlation of the gate with whether it is given",
        found=found,
    )


def _optimal(found: Found) -> Claim | None:
    """The learned gate beside the best fixed one and the ideal one."""
    learned, ideal = found.mean(LOSSES), found.mean(IDEAL_LOSSES)
    if found.means(LOSSES).people[0] < LEAST_PEOPLE:
        return None
    fixed = found.means(ALL_FIXED_LOSSES).value[0]
    best = int(np.argmin(fixed))
    won = found.estimate(
        lambda own, every, often: (every[:, 0].min(-1) - own[:, 0]) / np.maximum(often[:, 0], 1),
        found.sums(LOSSES),
        found.sums(ALL_FIXED_LOSSES),
        found.sums(LOSSES, "n"),
    )
    return judged(
        won,
        name="gate-optimal",
        view="ideal-gate",
        source="T Summary",
        claim="The adaptive gate learns how best to blend.",
        measured=(
            f"The mean log loss is {learned.value:.3f} with the learned gate, {fixed[best]:.3f} "
            f"with the best single value ({FIXED_GATES[best]:g}) and {ideal.value:.3f} with a gate "
            "that knows the target, which nothing can match; what can be asked is whether the "
            "learned one wins over the single value"
        ),
        of="what it wins",
        found=found,
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
)
