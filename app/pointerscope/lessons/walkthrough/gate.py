"""The gate, the blend and the answer; networks without a gate or a part have fewer steps."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from pointerscope.lessons.framework.steps import result
from pointerscope.lessons.framework.tables import Cells, Collected
from pointerscope.lessons.framework.texts import FOUNDATIONS, THEORY, TextSection
from pointerscope.lessons.walkthrough.followed_trace import require
from pointerscope.lessons.walkthrough.phrases import format_number, format_percent
from pointerscope.lessons.walkthrough.places import (
    BY_GENERATION,
    BY_POINTER,
    TOP_PLACES,
    place_labels,
    place_rows,
    visited_places,
)
from pointerscope.lessons.walkthrough.tables import gelu_tables, shown_table

if TYPE_CHECKING:
    from pointerscope.lessons.framework.inputs import Inputs
    from pointerscope.lessons.framework.lesson import Lesson
    from pointerscope.lessons.framework.steps import StepResult
    from pointerscope.lessons.framework.tables import Derivation, LessonTable
    from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace


def add_gate_and_answer(lesson: Lesson, trace: FollowedTrace) -> None:
    """Add the steps from the probabilities of the network's parts to its answer."""
    if trace.has("gate"):
        _add_gate(lesson, trace)
    if trace.has("pointer") and trace.has("generation"):
        _add_blend(lesson, trace)
    _add_answer(lesson, trace)


_LOGARITHM_OFFSET = 1e-10  # the network adds it to a probability before the logarithm


class _Blend(NamedTuple):
    """How the distributions of the two parts are blended.

    Attributes:
        formula: in LaTeX.
        template: the same on the names of tables.
    """

    formula: str
    template: str


_MIXED = _Blend(
    r"P(\ell) = g \, P_{\text{ptr}}(\ell) + (1 - g) \, P_{\text{gen}}(\ell)",
    "{g} * {p_ptr} + (1 - {g}) * {p_gen}",
)
_ALONE = {
    "pointer": _Blend(r"P(\ell) = P_{\text{ptr}}(\ell)", "{p_ptr}"),
    "generation": _Blend(r"P(\ell) = P_{\text{gen}}(\ell)", "{p_gen}"),
}


def _add_gate(lesson: Lesson, trace: FollowedTrace) -> None:
    explanation, fixed = trace.explanation, f"g = {trace.explanation.gate:g}"
    is_learned = explanation.gate_is_learned
    lesson.sources += (
        TextSection(FOUNDATIONS, "§6.1 Gate Computation"),
        TextSection(FOUNDATIONS, "§6.2 Sigmoid Function Properties"),
        TextSection(THEORY, "§4.3 Gate Mechanism"),
    )
    lesson.terms += ("gate",)

    @lesson.step(
        title="The gate",
        formula=(
            r"u = c \, W_1 + b_1, \quad h = u \, \Phi(u), \quad y = h W_2 + b_2, \quad "
            r"g = \sigma(y) = \frac{1}{1 + e^{-y}}"
            if is_learned
            else fixed
        ),
        inputs=("c",),
        why=(
            "Whether people return or go somewhere new depends on the moment. A small network "
            "reads the context and decides how much the pointer counts: 1 means the pointer "
            "alone, 0 the generation head alone."
        ),
        breaks="One fixed value, here 0.5, must serve every moment.",
    )
    def gate(inputs: Inputs) -> StepResult:
        first = trace.linear_map("gate_1", "ptr_gen_gate.0", "the gate’s first linear map")
        second = trace.linear_map("gate_2", "ptr_gen_gate.2", "the gate’s second linear map")
        units, before = first.apply(inputs["c"]), "The gate’s hidden units before the GELU"
        hidden, after = require(trace.tensors.gate_hidden), "The gate’s hidden units after the GELU"
        logit = require(explanation.gate_logit)
        derivation = Cells("1 / (1 + exp(-{gate_logit}))") if is_learned else None
        return result(
            *first,
            shown_table("gate_units", units, "u", before, first.derivation("c")),
            *gelu_tables("gate_units", units, "gate_hidden", hidden[0].numpy(), after),
            *second,
            shown_table(
                "gate_logit", logit, "y", "The gate’s logit", second.derivation("gate_hidden")
            ),
            shown_table("g", explanation.gate, "g", "The gate", derivation, shade="weights"),
            remark=_describe_gate(trace, logit),
        )

    gate.when_removed(formula="g = 0.5" if is_learned else fixed)(gate.compute)


def _describe_gate(trace: FollowedTrace, logit: float) -> str:
    value, only = trace.explanation.gate, trace.interventions.only
    if trace.explanation.gate_is_learned:
        return f"{format_percent(value)} pointer, {format_percent(1 - value)} generation head."
    unused = f"The network’s own logit, {format_number(logit)}, is not used."
    if only is not None:
        part = "pointer" if only == "pointer" else "generation head"
        return f"Only the {part} decides the answer. {unused}"
    return f"The gate is fixed at {value:g}. {unused}"


def _add_blend(lesson: Lesson, trace: FollowedTrace) -> None:
    explanation, only, has_gate = trace.explanation, trace.interventions.only, trace.has("gate")
    used = _ALONE[only] if only else _MIXED
    lesson.sources += (
        TextSection(FOUNDATIONS, "§6.3 Final Distribution Computation"),
        TextSection(THEORY, "§4.4 Final Distribution"),
    )
    lesson.terms += ("blend",)

    @lesson.step(
        title="The blend",
        formula=used.formula,
        inputs=("P_ptr", "all_generated", *(("g",) if has_gate else ())),
        why=(
            "Both parts give every place a probability. A mixture of the two with weights that "
            "sum to 1 is a distribution again: visited and new places compete in one list."
        ),
        breaks=(
            "With the pointer alone, no place outside the history has a chance. With the "
            "generation head alone, what is particular to this history counts for less."
        ),
    )
    def blend(inputs: Inputs) -> StepResult:
        places = _leading_places(trace)
        pointed = require(explanation.pointer_probabilities)[places]
        generated = require(explanation.generation_probabilities)[places]
        title = "Weight of the pointer; this network has no gate"
        gate = [] if has_gate else [shown_table("g", explanation.gate, "g", title, shade="weights")]
        return result(
            *gate,
            place_rows(
                trace,
                "p_ptr",
                places,
                pointed,
                BY_POINTER,
                "Pointer probabilities",
                _select_pointed(trace, places),
            ),
            place_rows(
                trace,
                "p_gen",
                places,
                generated,
                BY_GENERATION,
                "Generation probabilities",
                _select_generated(places),
            ),
            _blended(trace, places, Cells(used.template)),
            remark=_describe_blend(trace),
        )

    blend.when_removed(formula=_ALONE[only or "pointer"].formula)(blend.compute)


def _leading_places(trace: FollowedTrace) -> list[int]:
    """Return the most probable places."""
    return [prediction.location for prediction in trace.explanation.leading(TOP_PLACES)]


def _select_pointed(trace: FollowedTrace, places: list[int]) -> Collected:
    """Derive the pointer probabilities of places; a place that was not visited has none."""
    visited = visited_places(trace)
    terms = ((visited.index(place),) if place in visited else () for place in places)
    return Collected("P_ptr", tuple(terms))


def _select_generated(places: list[int]) -> Collected:
    """Derive the generation probabilities of places."""
    return Collected("all_generated", tuple((place,) for place in places))


def _blended(trace: FollowedTrace, places: list[int], derivation: Derivation) -> LessonTable:
    """Return the final probabilities of places."""
    probabilities, title = trace.explanation.probabilities[places], "Final probabilities"
    return place_rows(trace, "P", places, probabilities, "P", title, derivation)


def _describe_blend(trace: FollowedTrace) -> str:
    first = trace.explanation.leading(1)[0]
    return (
        f"{place_labels(trace, [first.location])[0]} leads: {format_percent(first.from_pointer)} "
        f"come from the pointer and {format_percent(first.from_generation)} from the generation "
        "head."
    )


def _add_answer(lesson: Lesson, trace: FollowedTrace) -> None:
    has_pointer, has_generation = trace.has("pointer"), trace.has("generation")
    is_blended = has_pointer and has_generation
    distribution = "P" if is_blended else "P_ptr" if has_pointer else "all_generated"

    @lesson.step(
        title="The answer",
        formula=r"\hat y = \operatorname{argmax}_\ell P(\ell)",
        inputs=(distribution,),
        why="The most probable place is the answer; the places after it are the alternatives.",
        breaks=(
            "The probabilities say how sure the network is. The answer alone would hide a close "
            "second."
        ),
    )
    def answer(inputs: Inputs) -> StepResult:
        tables = []
        if not is_blended:
            places = _leading_places(trace)
            select = _select_pointed(trace, places) if has_pointer else _select_generated(places)
            tables.append(_blended(trace, places, select))
        first, title = trace.explanation.leading(1)[0], "The most probable place"
        tables.append(
            place_rows(
                trace,
                "answer",
                [first.location],
                [first.probability],
                "P",
                title,
                Collected("P", ((0,),)),
            )
        )
        return result(*tables, remark=_describe_answer(trace))


def _describe_answer(trace: FollowedTrace) -> str:
    first, *others = trace.explanation.leading(2)
    name = place_labels(trace, [first.location])[0]
    logarithm = format_number(math.log(first.probability + _LOGARITHM_OFFSET))
    remark = (
        f"{name} has probability {format_percent(first.probability)}. The network’s output is the "
        f"logarithm of it, {logarithm}."
    )
    for second in others:
        name = place_labels(trace, [second.location])[0]
        remark += f" Next comes {name} with {format_percent(second.probability)}."
    return remark
