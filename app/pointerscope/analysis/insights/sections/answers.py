"""Answering: what the parts and their blend get right, and whether the gate knows which."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.insights.aggregates import Grouping, Mean, Moments, Quantity, equal_bins
from pointerscope.analysis.insights.quantities import GATE, RIGHT
from pointerscope.analysis.insights.rows import NO_TARGET
from pointerscope.analysis.insights.section import Section
from pointerscope.analysis.insights.sections.gate import (
    ALL_RIGHT,
    GENERATION_RIGHT,
    GENERATION_RIGHTS,
    POINTER_RIGHT,
    POINTER_RIGHTS,
    TOO_FEW,
    enough,
    of_them_unknown,
    percent,
)
from pointerscope.analysis.insights.writing import (
    cells_of,
    counts,
    grouped,
    judged,
    with_edges,
    with_ends,
    with_shares,
)
from pointerscope.formulas.calibration import responsibility
from pointerscope.formulas.gate import gate_gradient
from pointerscope.formulas.information import log_loss
from pointerscope.mobility.places import UNKNOWN
from pointerscope.network.insights import LEAST_PEOPLE, Claim, Column, Table
from pointerscope.network.pointer_network import SMALLEST_PROBABILITY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from numpy.typing import NDArray

    from pointerscope.analysis.insights.estimates import Found
    from pointerscope.analysis.insights.rows import Rows
    from pointerscope.analysis.insights.section import Context
    from pointerscope.network.insights import Verdict

    Numbers = NDArray[np.float64]

NAME = "answers"
LEAD_EDGES = np.linspace(-1, 1, 11)
# How far the gate is moved to see whether the loss falls.
NUDGE = 1e-4
# Nats that a loss of double precision may be off by.
ROUNDING = 1e-12
# Digits of differences that may be far below a hundredth.
DIGITS_OF_LITTLE = 4
HELD, BEEN_BEFORE, NEVER_BEFORE, NOT_HELD, NOT_KNOWN = range(5)
BOTH, POINTER_ONLY, GENERATION_ONLY, NEITHER = range(4)
LESS, EQUAL, MORE = range(3)


def _within(most: int) -> Callable[[Rows], Numbers]:
    """Whether the target is among so many first answers."""
    return lambda rows: np.where(
        np.isnan(rows.right), np.nan, (rows.rank >= 1) & (rows.rank <= most)
    )


def _reciprocal_rank(rows: Rows) -> Numbers:
    rank = rows.rank.astype(np.float64)
    reciprocal = np.where(rank > 0, 1 / np.maximum(rank, 1), 0.0)
    return np.where(np.isnan(rows.right), np.nan, reciprocal)


def _novelty(rows: Rows) -> NDArray[np.int64]:
    """How new the target is: in the history, else by the person's past, else to the network."""
    earlier = rows.earlier_visits
    by_past = np.where(earlier > 0, BEEN_BEFORE, NEVER_BEFORE)
    group = np.where(np.isnan(earlier), NOT_HELD, by_past)
    group = np.where(rows.in_history == 1, HELD, group)
    group = np.where(rows.targets == UNKNOWN, NOT_KNOWN, group)
    return np.where(rows.targets == NO_TARGET, -1, group).astype(np.int64)


def _who_is_right(rows: Rows) -> NDArray[np.int64] | None:
    pointer, generation = rows.pointer_right, rows.generation_right
    if pointer is None or generation is None:
        return None
    group = np.where(
        pointer == 1,
        np.where(generation == 1, BOTH, POINTER_ONLY),
        np.where(generation == 1, GENERATION_ONLY, NEITHER),
    )
    return np.where(np.isnan(rows.right), -1, group).astype(np.int64)


def _same_answer(rows: Rows) -> Numbers | None:
    pointer, generation = rows.pointer_answers, rows.generation_answers
    if pointer is None or generation is None:
        return None
    return np.where(np.isnan(rows.right), np.nan, pointer == generation)


def _probabilities(rows: Rows) -> tuple[Numbers, Numbers, Numbers] | None:
    """Of the target, with the pointer, the generation head and their blend."""
    if rows.gate is None or rows.pointer_probability is None or rows.generation_probability is None:
        return None
    pointer, generation, blended = (
        part.astype(np.float64)
        for part in (rows.pointer_probability, rows.generation_probability, rows.probability)
    )
    return pointer, generation, blended + SMALLEST_PROBABILITY


def _gradient(rows: Rows) -> Numbers | None:
    parts = _probabilities(rows)
    return None if parts is None else gate_gradient(*parts)


def _pointer_lead(rows: Rows) -> Numbers | None:
    parts = _probabilities(rows)
    return None if parts is None else parts[0] - parts[1]


def _which_gives_more(rows: Rows) -> NDArray[np.int64] | None:
    lead = _pointer_lead(rows)
    if lead is None:
        return None
    return np.where(np.isnan(lead), -1, np.nan_to_num(np.sign(lead)) + 1).astype(np.int64)


def _loss_change(rows: Rows) -> Numbers | None:
    """By how much the loss grows if the gate goes a little the way that its gradient says.

    NaN where the gradient is 0 and says none.
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


def _loss_falls(rows: Rows) -> Numbers | None:
    change = _loss_change(rows)
    return None if change is None else np.where(np.isnan(change), np.nan, change < 0)


def _contradicted(rows: Rows) -> Numbers | None:
    """Whether the loss grows instead, by more than rounding."""
    change = _loss_change(rows)
    return None if change is None else np.where(np.isnan(change), np.nan, change > ROUNDING)


def _responsibility(rows: Rows) -> Numbers | None:
    parts = _probabilities(rows)
    if parts is None or rows.gate is None:
        return None
    pointer, _, blended = parts
    return responsibility(rows.gate.astype(np.float64), pointer, blended)


RIGHT_AT_5 = Quantity("accuracy_at_5", "Accuracy@5", "rate", _within(5))
RIGHT_AT_10 = Quantity("accuracy_at_10", "Accuracy@10", "rate", _within(10))
RECIPROCAL_RANK = Quantity("mrr", "MRR", "share", _reciprocal_rank)
SAME_ANSWER = Quantity("same_answer", "Both parts answer the same", "share", _same_answer)
GRADIENT = Quantity("gate_gradient", "Gradient of the loss by the gate", "nats", _gradient)
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
BY_WHO_IS_RIGHT = Grouping(
    "who_is_right",
    "Right",
    ("both", "pointer only", "generation only", "neither"),
    _who_is_right,
    ordered=False,
)
BY_WHICH_GIVES_MORE = Grouping(
    "gives_more",
    "Gives the target more",
    ("generation head", "neither", "pointer"),
    _which_gives_more,
    ordered=False,
)
_LEAD_BINS = equal_bins(
    "lead", "Pointer's lead on the target", -1.0, 1.0, len(LEAD_EDGES) - 1, LEAD, 1
)
BY_LEAD = replace(_LEAD_BINS, labels=tuple(label.replace("-", "−") for label in _LEAD_BINS.labels))

# Predictor, measure, and what it is the mean of.
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
BLEND_BY_WHO, SAME_BY_WHO = Mean(RIGHT, BY_WHO_IS_RIGHT), Mean(SAME_ANSWER, BY_WHO_IS_RIGHT)
GATE_BY_WHO = Mean(GATE, BY_WHO_IS_RIGHT)
GRADIENTS, FALLING = Mean(GRADIENT, BY_WHICH_GIVES_MORE), Mean(FALLS, BY_WHICH_GIVES_MORE)
GATE_BY_MORE = Mean(GATE, BY_WHICH_GIVES_MORE)
RESPONSIBILITIES = Mean(RESPONSIBILITY, BY_WHICH_GIVES_MORE)
GRADIENT_BY_LEAD, GATE_BY_LEAD = Mean(GRADIENT, BY_LEAD), Mean(GATE, BY_LEAD)
ALL_CONTRADICTED = Mean(CONTRADICTED)
GATE_AND_LEAD, GATE_AND_RESPONSIBILITY = Moments(GATE, LEAD), Moments(GATE, RESPONSIBILITY)


def _tables(context: Context) -> Iterable[Table | None]:
    found = context.found
    yield _accuracies(found)
    yield _table(
        found,
        [BLEND_BY_NOVELTY, POINTER_BY_NOVELTY, GENERATION_BY_NOVELTY, GATE_BY_NOVELTY],
        "accuracy_of_new_targets",
        "Accuracy by how new the target is",
        "Accuracy@1 of the blend, of the pointer alone and of the generation head alone, and the "
        "mean gate, by whether the target is in the history, or else whether the person had been "
        "there before in all the data, or else whether the network knows the place at all; what it "
        "does not know is missed.",
    )
    who = _table(
        found,
        [BLEND_BY_WHO, SAME_BY_WHO, GATE_BY_WHO],
        "who_is_right",
        "Which part is right",
        "Histories by which of the two parts, each alone, would answer right; how often the blend "
        "is right there, how often the two give the same answer, and the mean gate.",
    )
    yield None if who is None else with_shares(found, BLEND_BY_WHO, who)
    gradient = _table(
        found,
        [GRADIENTS, FALLING, GATE_BY_MORE, RESPONSIBILITIES],
        "gate_gradient",
        "The gradient by the gate",
        "Histories with a target that the network knows, by which part gives it more: the mean "
        "gradient of the loss by the gate, (P_gen − P_ptr) / P of the target; how often the loss "
        f"falls if the gate moves by {NUDGE:g} against it; the mean gate; and the pointer's part "
        "of what the blend gives the target.",
    )
    yield None if gradient is None else with_shares(found, GRADIENTS, gradient)
    lead = _table(
        found,
        [GATE_BY_LEAD, GRADIENT_BY_LEAD],
        "gate_by_lead",
        "The gate by the pointer's lead",
        "The mean gate, and the mean gradient of the loss by it, by how much more the pointer "
        "gives the target than the generation head does.",
    )
    yield None if lead is None else with_edges(lead, LEAD_EDGES.tolist())


def _table(found: Found, means: list[Mean], name: str, title: str, definition: str) -> Table | None:
    if not found.has(means[0]):
        return None
    made = grouped(found, means, name=name, title=title, section=NAME, definition=definition)
    return made if made is not None and made.rows else None


def _accuracies(found: Found) -> Table | None:
    known = found.means(ALL_RIGHT)
    if known.people[0] < LEAST_PEOPLE:
        return None
    there = [measure for measure in MEASURES if found.has(measure[2])]
    size = [int(known.histories[0]), int(known.people[0])]
    rows: list[list[Any]] = [
        [f"{predictor}, {measure}", predictor, measure, *found.mean(mean), *size]
        for predictor, measure, mean in there
    ]
    return Table(
        name="accuracy_of_parts",
        title="What the parts get right",
        section=NAME,
        definition=(
            "The share of histories whose target is the first answer (accuracy@1), or among the "
            "first 5 or 10, and the mean of 1 / rank (MRR); of each part alone and of their blend. "
            "A target that the network does not know is missed."
        ),
        histories=size[0],
        people=found.people,
        columns=[
            Column(name="score", title="Score"),
            Column(name="predictor", title="Predictor"),
            Column(name="measure", title="Measure"),
            *with_ends("value", "Value", "rate"),
            *counts(),
        ],
        rows=cells_of(rows),
    )


def _claims(context: Context) -> Iterable[Claim | None]:
    found = context.found
    yield _new_places_are_visited(found)
    if not (found.has(POINTER_RIGHTS) and found.has(GENERATION_RIGHTS)):
        return
    yield _blend_beats_parts(found)
    yield _pointer_for_repetition(found)
    yield _generation_for_new(found)
    if not found.has(GRADIENTS):
        return
    yield _gradient_says_the_way(found)
    yield from _gate_favours_the_better_part(found)
    yield _gate_strengthens_gradients(found)


def _new_places_are_visited(found: Found) -> Claim:
    """That some targets are in no history: what a pointer alone can never answer."""
    often = found.sums(BLEND_BY_NOVELTY, "n")
    new = often[:, [BEEN_BEFORE, NEVER_BEFORE, NOT_HELD, NOT_KNOWN]].sum(1)
    share = found.estimate(lambda some, every: some / np.maximum(every, 1), new, often.sum(1))
    known = int((new > 0).sum()) >= LEAST_PEOPLE
    return judged(
        share if known else None,
        name="new-places-are-visited",
        view="accuracy-of-new-targets",
        source="T §4.1",
        claim="People sometimes go to places that are not in their history.",
        measured=(
            f"{int(new.sum()):,} of {int(often.sum()):,} targets are not in the history "
            f"({of_them_unknown(found)}); the claim asks only for some, so that by construction "
            "the share cannot speak against it"
            if known
            else TOO_FEW
        ),
        of="their share",
        found=found,
    )


def _blend_beats_parts(found: Found) -> Claim:
    pointer, generation, blend = (
        found.mean(mean).value for mean in (POINTER_RIGHTS, GENERATION_RIGHTS, ALL_RIGHT)
    )
    won = found.estimate(
        lambda whole, ptr, gen, often: (
            (whole - np.maximum(ptr, gen))[:, 0] / np.maximum(often[:, 0], 1)
        ),
        *(found.sums(mean) for mean in (ALL_RIGHT, POINTER_RIGHTS, GENERATION_RIGHTS)),
        found.sums(ALL_RIGHT, "n"),
    )
    made = judged(
        won,
        name="blend-beats-parts",
        view="accuracy-of-parts",
        source="T §4.1",
        claim="The hybrid has the use of both strategies.",
        measured=(
            f"Accuracy@1 is {percent(blend)} with the blend, {percent(pointer)} with the pointer "
            f"alone and {percent(generation)} with the generation head alone; the claim is taken "
            "to say that the blend is right more often than the better of the two"
        ),
        of="what it wins",
        found=found,
        digits=DIGITS_OF_LITTLE,
    )
    zero = f"{0:.{DIGITS_OF_LITTLE}f}"
    return made.model_copy(update={"measured": made.measured.replace(f"−{zero}", zero)})


def _pointer_for_repetition(found: Found) -> Claim:
    known = enough(found, BLEND_BY_NOVELTY, HELD)
    pointer, generation = (
        found.mean(mean, HELD).value for mean in (POINTER_BY_NOVELTY, GENERATION_BY_NOVELTY)
    )
    ahead = found.estimate(
        lambda ptr, gen, often: (ptr - gen)[:, HELD] / np.maximum(often[:, HELD], 1),
        found.sums(POINTER_BY_NOVELTY),
        found.sums(GENERATION_BY_NOVELTY),
        found.sums(BLEND_BY_NOVELTY, "n"),
    )
    return judged(
        ahead if known else None,
        name="pointer-for-repetition",
        view="accuracy-of-new-targets",
        source="T Summary",
        claim="The pointer serves repetition: it copies places from the history.",
        measured=(
            "Where the target is in the history, the pointer alone is right in "
            f"{percent(pointer)} and the generation head alone in {percent(generation)}"
            if known
            else TOO_FEW
        ),
        of="the pointer's lead",
        found=found,
    )


def _generation_for_new(found: Found) -> Claim:
    """Over targets that the network knows: of others no part can know anything."""
    outside = [BEEN_BEFORE, NEVER_BEFORE, NOT_HELD]
    often = found.sums(BLEND_BY_NOVELTY, "n")[:, outside].sum(1)
    rights = [
        found.sums(mean)[:, outside].sum(1) for mean in (POINTER_BY_NOVELTY, GENERATION_BY_NOVELTY)
    ]
    known = int((often > 0).sum()) >= LEAST_PEOPLE
    pointer, generation = (float(right.sum() / max(often.sum(), 1)) for right in rights)
    ahead = found.estimate(
        lambda ptr, gen, every: np.where(every > 0, (gen - ptr) / np.maximum(every, 1), np.nan),
        *rights,
        often,
    )
    return judged(
        ahead if known else None,
        name="generation-for-new",
        view="accuracy-of-new-targets",
        source="T §4.1, T Summary",
        claim="A pointer alone answers only from the history; the new needs the generation head.",
        measured=(
            f"Where the network knows the target and it is not in the history, the generation "
            f"head alone is right in {percent(generation)} and the pointer alone in "
            f"{percent(pointer)}; a pointer gives such places nothing by construction, so that the "
            "lead can be none, but not speak against the claim"
            if known
            else TOO_FEW
        ),
        of="the generation head's lead",
        found=found,
    )


def _gradient_says_the_way(found: Found) -> Claim:
    """So by definition: nothing is estimated, and one history to the contrary would refute it."""
    histories = int(found.means(ALL_CONTRADICTED).histories[0])
    known = found.means(ALL_CONTRADICTED).people[0] >= LEAST_PEOPLE
    against = int(found.sums(ALL_CONTRADICTED).sum())
    verdict: Verdict = "does not hold" if against else "holds"
    return Claim(
        name="gradient-says-the-way",
        view="gate-gradient",
        source="F §6.4",
        claim=(
            "The gradient of the loss pushes the gate up where the pointer gives the right place "
            "more, and down where it gives it less."
        ),
        measured=(
            f"This is so by definition; where the gate moves by {NUDGE:g} to the part that gives "
            f"the target more, the loss grows beyond rounding in {against:,} of {histories:,} "
            "histories."
            if known
            else f"{TOO_FEW}."
        ),
        verdict=verdict if known else "not measured",
    )


def _gate_favours_the_better_part(found: Found) -> Iterable[Claim]:
    known = enough(found, GATE_BY_MORE, LESS, MORE)
    gates = found.means(GATE_BY_MORE).value
    yield judged(
        found.difference(GATE_BY_MORE, MORE, LESS) if known else None,
        name="gate-favours-the-better-part",
        view="gate-gradient",
        source="F §6.4",
        claim=(
            "The gate learns to favour the part that gives the right place more: it is higher "
            "where that is the pointer than where it is the generation head."
        ),
        measured=(
            f"The mean gate is {gates[MORE]:.3f} where the pointer gives the target more and "
            f"{gates[LESS]:.3f} where the generation head does"
            if known
            else TOO_FEW
        ),
        of="the difference",
        found=found,
    )
    yield judged(
        found.correlation(GATE_AND_LEAD) if known else None,
        name="gate-follows-the-lead",
        view="gate-gradient",
        source="F §6.4",
        claim=(
            "The gate learns to favour a part in step with its lead on the right place: the "
            "further the pointer is ahead, the higher the gate."
        ),
        measured=(
            "If it does so by degrees, the gate rises with P_ptr − P_gen of the target"
            if known
            else TOO_FEW
        ),
        of="their correlation",
        found=found,
    )


def _gate_strengthens_gradients(found: Found) -> Claim:
    known = enough(found, GATE_BY_MORE, LESS, MORE)
    return judged(
        found.correlation(GATE_AND_RESPONSIBILITY) if known else None,
        name="gate-strengthens-gradients",
        view="gate-gradient",
        source="F §9.2, T §4.6",
        claim="A higher gate lets stronger gradients through to the pointer.",
        measured=(
            "For one history this is so by definition; over histories, where the pointer's share "
            "of the target counts too, the pull of the loss on log P_ptr is g · P_ptr / P of the "
            "target"
            if known
            else TOO_FEW
        ),
        of="its correlation with the gate",
        found=found,
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
)
