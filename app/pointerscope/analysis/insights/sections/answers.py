"""Predictions of the parts and their blend, and whether the gate trusts the better part."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import numpy as np

from pointerscope.analysis.insights.aggregates import (
    CrossMoments,
    Grouping,
    Mean,
    Quantity,
    equal_width_bins,
)
from pointerscope.analysis.insights.disclosure import isolates_few
from pointerscope.analysis.insights.estimates import Estimator
from pointerscope.analysis.insights.measurements import NO_TARGET, HistoryMeasurements
from pointerscope.analysis.insights.quantities import GATE, RIGHT
from pointerscope.analysis.insights.section import InsightInputs, Section
from pointerscope.analysis.insights.sections.gate import (
    ALL_RIGHT,
    GENERATION_RIGHT,
    GENERATION_RIGHTS,
    POINTER_RIGHT,
    POINTER_RIGHTS,
    TOO_FEW,
    enough_people,
    unknown_targets,
)
from pointerscope.analysis.insights.tables import (
    LEAST_CORRELATION,
    LEAST_DIFFERENCE,
    add_bin_edges,
    add_shares,
    claim_from_effect,
    count_columns,
    interval_columns,
    mean_table,
    round_rows,
)
from pointerscope.core.array_types import Integers, Numbers
from pointerscope.core.percentages import percent
from pointerscope.formulas.calibration import responsibility
from pointerscope.formulas.gate import gate_gradient
from pointerscope.formulas.information import log_loss
from pointerscope.mobility.places import UNKNOWN
from pointerscope.network.insights import MIN_PEOPLE, Claim, InsightColumn, InsightTable, Verdict
from pointerscope.network.network import SMALLEST_PROBABILITY

NAME = "answers"
LEAD_EDGES = np.linspace(-1, 1, 11)
# The step of the gate that tests whether the loss falls.
NUDGE = 1e-4
# Rounding error of a loss in double precision, in nats.
ROUNDING = 1e-12
# Digits of differences that can be far below 0.01.
DIGITS_OF_SMALL_EFFECTS = 4
IN_HISTORY, VISITED_BEFORE, NEVER_VISITED, NOT_IN_HISTORY, NOT_KNOWN = range(5)
BOTH, POINTER_ONLY, GENERATION_ONLY, NEITHER = range(4)
LESS, EQUAL, MORE = range(3)


def _within(limit: int) -> Callable[[HistoryMeasurements], Numbers]:
    """Return a function: whether the target is among the `limit` most probable places."""
    return lambda rows: np.where(
        np.isnan(rows.right), np.nan, (rows.rank >= 1) & (rows.rank <= limit)
    )


def _reciprocal_rank(rows: HistoryMeasurements) -> Numbers:
    rank = rows.rank.astype(np.float64)
    reciprocal = np.where(rank > 0, 1 / np.maximum(rank, 1), 0.0)
    return np.where(np.isnan(rows.right), np.nan, reciprocal)


def _novelty(rows: HistoryMeasurements) -> Integers:
    """Group targets: in the history, else by the person's earlier visits, else unknown."""
    earlier = rows.earlier_visits
    by_past = np.where(earlier > 0, VISITED_BEFORE, NEVER_VISITED)
    group = np.where(np.isnan(earlier), NOT_IN_HISTORY, by_past)
    group = np.where(rows.in_history == 1, IN_HISTORY, group)
    group = np.where(rows.targets == UNKNOWN, NOT_KNOWN, group)
    return np.where(rows.targets == NO_TARGET, -1, group).astype(np.int64)


def _which_part_is_right(rows: HistoryMeasurements) -> Integers | None:
    pointer, generation = rows.pointer_right, rows.generation_right
    if pointer is None or generation is None:
        return None
    group = np.where(
        pointer == 1,
        np.where(generation == 1, BOTH, POINTER_ONLY),
        np.where(generation == 1, GENERATION_ONLY, NEITHER),
    )
    return np.where(np.isnan(rows.right), -1, group).astype(np.int64)


def _same_prediction(rows: HistoryMeasurements) -> Numbers | None:
    pointer, generation = rows.pointer_answers, rows.generation_answers
    if pointer is None or generation is None:
        return None
    return np.where(np.isnan(rows.right), np.nan, pointer == generation)


def _probabilities(rows: HistoryMeasurements) -> tuple[Numbers, Numbers, Numbers] | None:
    """Return the target's probability by pointer, generation head and blend."""
    if rows.gate is None or rows.pointer_probability is None or rows.generation_probability is None:
        return None
    pointer, generation, blended = (
        part.astype(np.float64)
        for part in (rows.pointer_probability, rows.generation_probability, rows.probability)
    )
    return pointer, generation, blended + SMALLEST_PROBABILITY


def _gradient(rows: HistoryMeasurements) -> Numbers | None:
    parts = _probabilities(rows)
    return None if parts is None else gate_gradient(*parts)


def _pointer_lead(rows: HistoryMeasurements) -> Numbers | None:
    parts = _probabilities(rows)
    return None if parts is None else parts[0] - parts[1]


def _which_gives_more(rows: HistoryMeasurements) -> Integers | None:
    lead = _pointer_lead(rows)
    if lead is None:
        return None
    return np.where(np.isnan(lead), -1, np.nan_to_num(np.sign(lead)) + 1).astype(np.int64)


def _loss_change(rows: HistoryMeasurements) -> Numbers | None:
    """Return the change of the loss if the gate moves a small step against its gradient.

    NaN where the gradient is 0.
    """
    parts, gradient = _probabilities(rows), _gradient(rows)
    if parts is None or gradient is None or rows.gate is None:
        return None
    pointer, generation, _ = parts
    gate = rows.gate.astype(np.float64)
    nudged = np.clip(gate - NUDGE * np.sign(gradient), 0, 1)

    def loss(share: Numbers) -> Numbers:
        return log_loss(share * pointer + (1 - share) * generation + SMALLEST_PROBABILITY)

    return np.where(gradient == 0, np.nan, loss(nudged) - loss(gate))


def _loss_falls(rows: HistoryMeasurements) -> Numbers | None:
    change = _loss_change(rows)
    return None if change is None else np.where(np.isnan(change), np.nan, change < 0)


def _contradicted(rows: HistoryMeasurements) -> Numbers | None:
    """Return whether the loss grows instead, by more than rounding."""
    change = _loss_change(rows)
    return None if change is None else np.where(np.isnan(change), np.nan, change > ROUNDING)


def _responsibility(rows: HistoryMeasurements) -> Numbers | None:
    parts = _probabilities(rows)
    if parts is None or rows.gate is None:
        return None
    pointer, _, blended = parts
    return responsibility(rows.gate.astype(np.float64), pointer, blended)


RIGHT_AT_5 = Quantity("accuracy_at_5", "Accuracy@5", "rate", _within(5))
RIGHT_AT_10 = Quantity("accuracy_at_10", "Accuracy@10", "rate", _within(10))
RECIPROCAL_RANK = Quantity("mrr", "MRR", "share", _reciprocal_rank)
SAME_ANSWER = Quantity(
    "same_answer", "Both parts predict the same place", "share", _same_prediction
)
GRADIENT = Quantity(
    "gate_gradient", ("Gradient of the loss with respect to the gate"), "nats", _gradient
)
LEAD = Quantity("pointer_lead", "Pointer's lead", "probability", _pointer_lead)
FALLS = Quantity("loss_falls", "The loss falls", "share", _loss_falls)
CONTRADICTED = Quantity("loss_grows", "The loss grows", "share", _contradicted)
RESPONSIBILITY = Quantity("pointer_part", "Pointer's part of the target", "share", _responsibility)

BY_NOVELTY = Grouping(
    "novelty",
    "Target",
    (
        "in the history",
        "visited before, not in the history",
        "never visited before",
        "not in the history",
        "unknown to the network",
    ),
    _novelty,
    ordered=False,
)
BY_WHICH_PART_IS_RIGHT = Grouping(
    "who_is_right",
    "Right",
    ("both", "pointer only", "generation only", "neither"),
    _which_part_is_right,
    ordered=False,
)
BY_WHICH_GIVES_MORE = Grouping(
    "gives_more",
    "Gives the target more",
    ("generation head", "neither", "pointer"),
    _which_gives_more,
    ordered=False,
)
_LEAD_BINS = equal_width_bins(
    "lead", "Pointer's lead on the target", -1.0, 1.0, len(LEAD_EDGES) - 1, LEAD, 1
)
BY_LEAD = replace(_LEAD_BINS, labels=tuple(label.replace("-", "−") for label in _LEAD_BINS.labels))

# Predictor, measure, and its mean.
MEASURES: tuple[tuple[str, str, Mean], ...] = (
    ("pointer alone", "accuracy@1", POINTER_RIGHTS),
    ("generation alone", "accuracy@1", GENERATION_RIGHTS),
    ("blend", "accuracy@1", ALL_RIGHT),
    ("blend", "accuracy@5", Mean(RIGHT_AT_5)),
    ("blend", "accuracy@10", Mean(RIGHT_AT_10)),
    ("blend", "MRR", Mean(RECIPROCAL_RANK)),
)
BLEND_BY_NOVELTY = Mean(RIGHT, BY_NOVELTY)
POINTER_BY_NOVELTY = Mean(POINTER_RIGHT, BY_NOVELTY)
GENERATION_BY_NOVELTY = Mean(GENERATION_RIGHT, BY_NOVELTY)
GATE_BY_NOVELTY = Mean(GATE, BY_NOVELTY)
BLEND_BY_WHO, SAME_BY_WHO = (
    Mean(RIGHT, BY_WHICH_PART_IS_RIGHT),
    Mean(SAME_ANSWER, BY_WHICH_PART_IS_RIGHT),
)
GATE_BY_WHO = Mean(GATE, BY_WHICH_PART_IS_RIGHT)
GRADIENTS, FALLING = Mean(GRADIENT, BY_WHICH_GIVES_MORE), Mean(FALLS, BY_WHICH_GIVES_MORE)
GATE_BY_MORE = Mean(GATE, BY_WHICH_GIVES_MORE)
RESPONSIBILITIES = Mean(RESPONSIBILITY, BY_WHICH_GIVES_MORE)
GRADIENT_BY_LEAD, GATE_BY_LEAD = Mean(GRADIENT, BY_LEAD), Mean(GATE, BY_LEAD)
ALL_CONTRADICTED = Mean(CONTRADICTED)
GATE_AND_LEAD, GATE_AND_RESPONSIBILITY = (
    CrossMoments(GATE, LEAD),
    CrossMoments(GATE, RESPONSIBILITY),
)


def _tables(inputs: InsightInputs) -> Iterable[InsightTable | None]:
    estimator = inputs.estimator
    yield _accuracies(estimator)
    yield _table(
        estimator,
        [BLEND_BY_NOVELTY, POINTER_BY_NOVELTY, GENERATION_BY_NOVELTY, GATE_BY_NOVELTY],
        "accuracy_of_new_targets",
        "Accuracy by novelty of the target",
        "Accuracy@1 of the blend, of the pointer alone and of the generation head alone, and the "
        "mean gate. Targets are grouped by whether they are in the history; those that are not, "
        "by whether the person had visited them before in all the data; and those unknown to the "
        "network, which count as missed.",
    )
    who = _table(
        estimator,
        [BLEND_BY_WHO, SAME_BY_WHO, GATE_BY_WHO],
        "who_is_right",
        "Which part is right",
        "Histories by which of the two parts alone predicts the target: how often the blend "
        "predicts it, how often both parts predict the same place, and the mean gate.",
    )
    yield None if who is None else add_shares(estimator, BLEND_BY_WHO, who)
    gradient = _table(
        estimator,
        [GRADIENTS, FALLING, GATE_BY_MORE, RESPONSIBILITIES],
        "gate_gradient",
        "The gradient of the loss with respect to the gate",
        "Histories with a target known to the network, by the part that gives it more "
        "probability: the mean gradient of the loss with respect to the gate, (P_gen − P_ptr) / P "
        f"of the target; how often the loss falls if the gate moves by {NUDGE:g} against the "
        "gradient; the mean gate; and the pointer's share of the blend's probability for the "
        "target.",
    )
    yield None if gradient is None else add_shares(estimator, GRADIENTS, gradient)
    lead = _table(
        estimator,
        [GATE_BY_LEAD, GRADIENT_BY_LEAD],
        "gate_by_lead",
        "The gate by the pointer's lead",
        "The mean gate and the mean gradient of the loss with respect to it, by the pointer's "
        "lead: the target's probability by the pointer minus that by the generation head.",
    )
    yield None if lead is None else add_bin_edges(lead, LEAD_EDGES.tolist())


def _table(
    estimator: Estimator, means: list[Mean], name: str, title: str, definition: str
) -> InsightTable | None:
    if not estimator.has(means[0]):
        return None
    made = mean_table(estimator, means, name=name, title=title, section=NAME, definition=definition)
    return made if made is not None and made.rows else None


def _accuracies(estimator: Estimator) -> InsightTable | None:
    known = estimator.means(ALL_RIGHT)
    if known.people[0] < MIN_PEOPLE:
        return None
    there = [measure for measure in MEASURES if estimator.has(measure[2])]
    size = [int(known.histories[0]), int(known.people[0])]
    rows: list[list[Any]] = [
        [f"{predictor}, {measure}", predictor, measure, *estimator.mean(mean), *size]
        for predictor, measure, mean in there
    ]
    return InsightTable(
        name="accuracy_of_parts",
        title="Accuracy of the parts",
        section=NAME,
        definition=(
            "The share of histories whose target is the most probable place (accuracy@1) or among "
            "the 5 or 10 most probable ones, and the mean of 1 / rank (MRR), for each part alone "
            "and for their blend. A target unknown to the network counts as missed."
        ),
        histories=size[0],
        people=estimator.people,
        columns=[
            InsightColumn(name="score", title="Score"),
            InsightColumn(name="predictor", title="Predictor"),
            InsightColumn(name="measure", title="Measure"),
            *interval_columns("value", "Value", "rate"),
            *count_columns(),
        ],
        rows=round_rows(rows),
    )


def _claims(inputs: InsightInputs) -> Iterable[Claim | None]:
    estimator = inputs.estimator
    yield _new_places_are_visited(estimator)
    if not (estimator.has(POINTER_RIGHTS) and estimator.has(GENERATION_RIGHTS)):
        return
    yield _blend_beats_parts(estimator)
    yield _pointer_for_repetition(estimator)
    yield _generation_for_new(estimator)
    if not estimator.has(GRADIENTS):
        return
    yield _gradient_gives_the_direction(estimator)
    yield from _gate_favours_the_better_part(estimator)
    yield _gate_strengthens_gradients(estimator)


def _new_places_are_visited(estimator: Estimator) -> Claim:
    """Test that some targets are not in the history, where a pointer alone cannot predict them."""
    often = estimator.sums(BLEND_BY_NOVELTY, "n")
    every = often.sum(1)
    new = often[:, [VISITED_BEFORE, NEVER_VISITED, NOT_IN_HISTORY, NOT_KNOWN]].sum(1)
    share = estimator.estimate(lambda some, times: some / np.maximum(times, 1), new, every)
    known = int((new > 0).sum()) >= MIN_PEOPLE and not isolates_few(every, new)
    return claim_from_effect(
        share if known else None,
        name="new-places-are-visited",
        by_construction=True,
        view="accuracy-of-new-targets",
        source="T §4.1",
        claim="People sometimes go to places that are not in their history.",
        measured=(
            f"{int(new.sum()):,} of {int(every.sum()):,} targets are not in the history "
            f"({unknown_targets(estimator)}); the claim requires only some such targets, so by "
            "construction the share cannot contradict it"
            if known
            else f"Fewer than {MIN_PEOPLE} people have such targets, or others"
        ),
        effect_name="their share",
        estimator=estimator,
    )


def _blend_beats_parts(estimator: Estimator) -> Claim:
    pointer, generation, blend = (
        estimator.mean(mean).value for mean in (POINTER_RIGHTS, GENERATION_RIGHTS, ALL_RIGHT)
    )
    won = estimator.estimate(
        lambda whole, ptr, gen, often: (
            (whole - np.maximum(ptr, gen))[:, 0] / np.maximum(often[:, 0], 1)
        ),
        *(estimator.sums(mean) for mean in (ALL_RIGHT, POINTER_RIGHTS, GENERATION_RIGHTS)),
        estimator.sums(ALL_RIGHT, "n"),
    )
    made = claim_from_effect(
        won,
        name="blend-beats-parts",
        least=LEAST_DIFFERENCE,
        view="accuracy-of-parts",
        source="T §4.1",
        claim="The hybrid benefits from both strategies.",
        measured=(
            f"Accuracy@1 is {percent(blend)} for the blend, {percent(pointer)} for "
            f"the pointer alone and {percent(generation)} for the generation head alone; "
            "we take the claim to mean that the blend is more accurate than the better part"
        ),
        effect_name="its lead over the better part",
        estimator=estimator,
        digits=DIGITS_OF_SMALL_EFFECTS,
    )
    zero = f"{0:.{DIGITS_OF_SMALL_EFFECTS}f}"
    return made.model_copy(update={"measured": made.measured.replace(f"−{zero}", zero)})


def _pointer_for_repetition(estimator: Estimator) -> Claim:
    known = enough_people(estimator, BLEND_BY_NOVELTY, IN_HISTORY)
    pointer, generation = (
        estimator.mean(mean, IN_HISTORY).value
        for mean in (POINTER_BY_NOVELTY, GENERATION_BY_NOVELTY)
    )
    ahead = estimator.estimate(
        lambda ptr, gen, often: (ptr - gen)[:, IN_HISTORY] / np.maximum(often[:, IN_HISTORY], 1),
        estimator.sums(POINTER_BY_NOVELTY),
        estimator.sums(GENERATION_BY_NOVELTY),
        estimator.sums(BLEND_BY_NOVELTY, "n"),
    )
    return claim_from_effect(
        ahead if known else None,
        name="pointer-for-repetition",
        least=LEAST_DIFFERENCE,
        view="accuracy-of-new-targets",
        source="T Summary",
        claim="The pointer serves repetition: it copies places from the history.",
        measured=(
            f"Where the target is in the history, accuracy@1 is {percent(pointer)} for the "
            f"pointer alone and {percent(generation)} for the generation head alone"
            if known
            else TOO_FEW
        ),
        effect_name="the pointer's lead",
        estimator=estimator,
    )


def _generation_for_new(estimator: Estimator) -> Claim:
    """Test over targets known to the network; no part can predict others."""
    outside = [VISITED_BEFORE, NEVER_VISITED, NOT_IN_HISTORY]
    often = estimator.sums(BLEND_BY_NOVELTY, "n")[:, outside].sum(1)
    rights = [
        estimator.sums(mean)[:, outside].sum(1)
        for mean in (POINTER_BY_NOVELTY, GENERATION_BY_NOVELTY)
    ]
    known = int((often > 0).sum()) >= MIN_PEOPLE
    pointer, generation = (float(right.sum() / max(often.sum(), 1)) for right in rights)
    ahead = estimator.estimate(
        lambda ptr, gen, every: np.where(every > 0, (gen - ptr) / np.maximum(every, 1), np.nan),
        *rights,
        often,
    )
    return claim_from_effect(
        ahead if known else None,
        name="generation-for-new",
        by_construction=True,
        view="accuracy-of-new-targets",
        source="T §4.1, T Summary",
        claim=(
            "A pointer alone predicts only places of the history; new places need the generation "
            "head."
        ),
        measured=(
            "Where the target is known to the network but not in the history, accuracy@1 is "
            f"{percent(generation)} for the generation head alone and "
            f"{percent(pointer)} for the pointer alone; by construction a pointer gives "
            "such places no probability, so the lead may be 0 but cannot contradict the claim"
            if known
            else TOO_FEW
        ),
        effect_name="the generation head's lead",
        estimator=estimator,
    )


def _gradient_gives_the_direction(estimator: Estimator) -> Claim:
    """Check the identity on every history: nothing is estimated, and one exception refutes it."""
    histories = int(estimator.means(ALL_CONTRADICTED).histories[0])
    known = estimator.means(ALL_CONTRADICTED).people[0] >= MIN_PEOPLE
    against = int(estimator.sums(ALL_CONTRADICTED).sum())
    verdict: Verdict = "does not hold" if against else "by construction"
    return Claim(
        name="gradient-says-the-way",
        view="gate-gradient",
        source="F §6.4",
        claim=(
            "The gradient of the loss pushes the gate up where the pointer gives the target more "
            "probability than the generation head, and down where it gives it less."
        ),
        measured=(
            f"This follows from the definition; if the gate moves by {NUDGE:g} towards the part "
            "that gives the target more probability, the loss grows by more than rounding in "
            f"{against:,} of {histories:,} histories."
            if known
            else f"{TOO_FEW}."
        ),
        verdict=verdict if known else "not measured",
    )


def _gate_favours_the_better_part(estimator: Estimator) -> Iterable[Claim]:
    known = enough_people(estimator, GATE_BY_MORE, LESS, MORE)
    gates = estimator.means(GATE_BY_MORE).value
    yield claim_from_effect(
        estimator.difference(GATE_BY_MORE, MORE, LESS) if known else None,
        name="gate-favours-the-better-part",
        least=LEAST_DIFFERENCE,
        view="gate-gradient",
        source="F §6.4",
        claim=(
            "The gate learns to favour the part that gives the target more probability: it is "
            "higher where that is the pointer than where it is the generation head."
        ),
        measured=(
            f"The mean gate is {gates[MORE]:.3f} where the pointer gives the target more "
            f"probability and {gates[LESS]:.3f} where the generation head does"
            if known
            else TOO_FEW
        ),
        effect_name="the difference",
        estimator=estimator,
    )
    yield claim_from_effect(
        estimator.correlation(GATE_AND_LEAD) if known else None,
        name="gate-follows-the-lead",
        least=LEAST_CORRELATION,
        view="gate-gradient",
        source="F §6.4",
        claim=(
            "The gate learns to follow the size of a part's lead on the target: the larger the "
            "pointer's lead, the higher the gate."
        ),
        measured=("If so, the gate rises with P_ptr − P_gen of the target" if known else TOO_FEW),
        effect_name="their correlation",
        estimator=estimator,
    )


def _gate_strengthens_gradients(estimator: Estimator) -> Claim:
    known = enough_people(estimator, GATE_BY_MORE, LESS, MORE)
    return claim_from_effect(
        estimator.correlation(GATE_AND_RESPONSIBILITY) if known else None,
        name="gate-strengthens-gradients",
        least=LEAST_CORRELATION,
        view="gate-gradient",
        source="F §9.2, T §4.6",
        claim="A higher gate lets stronger gradients through to the pointer.",
        measured=(
            "For a single history this follows from the definition; across histories it also "
            "depends on the pointer's probability of the target: the gradient of log P with "
            "respect to log P_ptr is g · P_ptr / P"
            if known
            else TOO_FEW
        ),
        effect_name="its correlation with the gate",
        estimator=estimator,
    )


section = Section(
    name=NAME,
    order=50,
    aggregates=(
        *(mean for _, _, mean in MEASURES),
        BLEND_BY_NOVELTY,
        POINTER_BY_NOVELTY,
        GENERATION_BY_NOVELTY,
        GATE_BY_NOVELTY,
        BLEND_BY_WHO,
        SAME_BY_WHO,
        GATE_BY_WHO,
        GRADIENTS,
        FALLING,
        GATE_BY_MORE,
        RESPONSIBILITIES,
        GRADIENT_BY_LEAD,
        GATE_BY_LEAD,
        ALL_CONTRADICTED,
        GATE_AND_LEAD,
        GATE_AND_RESPONSIBILITY,
    ),
    tables=_tables,
    claims=_claims,
    is_of_accuracy=lambda _: True,
)
