"""The gate, the blend and the answer, as far as there is anything to choose between."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from pointerscope.lessons.framework.lesson import gives
from pointerscope.lessons.framework.tables import Cells, Collected
from pointerscope.lessons.framework.texts import FOUNDATIONS, THEORY, Source
from pointerscope.lessons.walkthrough.context import present
from pointerscope.lessons.walkthrough.phrases import number, percent
from pointerscope.lessons.walkthrough.places import (
    BY_GENERATION,
    BY_POINTER,
    LEADING,
    names_of,
    place_rows,
    pointed_at,
)
from pointerscope.lessons.walkthrough.tables import drawn, gelu_tables

if TYPE_CHECKING:
    from pointerscope.lessons.framework.inputs import Given
    from pointerscope.lessons.framework.lesson import Lesson, Made
    from pointerscope.lessons.framework.tables import How, Table
    from pointerscope.lessons.walkthrough.context import Walk


def add_choice(lesson: Lesson, walk: Walk) -> None:
    """From the probabilities of the network's parts to its answer."""
    if walk.has("gate"):
        _add_gate(lesson, walk)
    if walk.has("pointer") and walk.has("generation"):
        _add_blend(lesson, walk)
    _add_answer(lesson, walk)


_LEAST_PROBABILITY = 1e-10  # is added before the logarithm


class _Blend(NamedTuple):
    """How the two parts are blended, in LaTeX and as the cells of tables."""

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


def _add_gate(lesson: Lesson, walk: Walk) -> None:
    explanation, held = walk.explanation, f"g = {walk.explanation.gate:g}"
    learned = explanation.gate_is_learned
    lesson.sources += (
        Source(FOUNDATIONS, "§6.1 Gate Computation"),
        Source(FOUNDATIONS, "§6.2 Sigmoid Function Properties"),
        Source(THEORY, "§4.3 Gate Mechanism"),
    )

    @lesson.step(
        title="The gate",
        formula=(
            r"u = c \, W_1 + b_1, \quad h = u \, \Phi(u), \quad y = h W_2 + b_2, \quad "
            r"g = \sigma(y) = \frac{1}{1 + e^{-y}}"
            if learned
            else held
        ),
        takes=("c",),
        why=(
            "Whether people return or go somewhere new depends on the moment. A small network "
            "reads the context and says how far the pointer is to be trusted: 1 is the pointer "
            "alone, 0 the generation head alone."
        ),
        breaks="One fixed share, here a half, has to serve every moment alike.",
    )
    def gate(given: Given) -> Made:
        first = walk.map("gate_1", "ptr_gen_gate.0", "the gate’s first map")
        second = walk.map("gate_2", "ptr_gen_gate.2", "the gate’s second map")
        units, before = first.of(given["c"]), "The gate’s hidden units before the GELU"
        hidden, after = present(explanation.trace.gate_hidden), "The gate’s hidden units after it"
        logit = present(explanation.gate_logit)
        how = Cells("1 / (1 + exp(-{gate_logit}))") if learned else None
        return gives(
            *first,
            drawn("gate_units", units, "u", before, first.how("c")),
            *gelu_tables("gate_units", units, "gate_hidden", hidden[0].numpy(), after),
            *second,
            drawn("gate_logit", logit, "y", "The gate’s logit", second.how("gate_hidden")),
            drawn("g", explanation.gate, "g", "The gate", how, shade="weights"),
            remark=_on_gate(walk, logit),
        )

    gate.removed(formula="g = 0.5" if learned else held)(gate.work)


def _on_gate(walk: Walk, logit: float) -> str:
    share, only = walk.explanation.gate, walk.asked.only
    if walk.explanation.gate_is_learned:
        return f"{percent(share)} pointer, {percent(1 - share)} generation head."
    own = f"the network’s own logit, {number(logit)}, is not asked."
    if only is not None:
        return f"Only the {'pointer' if only == 'pointer' else 'generation head'} answers; {own}"
    return f"The gate is held at {share:g}; {own}"


def _add_blend(lesson: Lesson, walk: Walk) -> None:
    explanation, only, has_gate = walk.explanation, walk.asked.only, walk.has("gate")
    made_by = _ALONE[only] if only else _MIXED
    lesson.sources += (
        Source(FOUNDATIONS, "§6.3 Final Distribution Computation"),
        Source(THEORY, "§4.4 Final Distribution"),
    )

    @lesson.step(
        title="The blend",
        formula=made_by.formula,
        takes=("P_ptr", "all_generated", *(("g",) if has_gate else ())),
        why=(
            "Both parts give every place a probability. Mixed in shares that sum to 1, they are "
            "probabilities again: what is repeated and what is new compete in one list."
        ),
        breaks=(
            "With the pointer alone, no place outside the history has a chance; with the "
            "generation head alone, what is peculiar to this history counts for less."
        ),
    )
    def blend(given: Given) -> Made:
        places = _leading(walk)
        pointed = present(explanation.pointer_probabilities)[places]
        generated = present(explanation.generation_probabilities)[places]
        title = "The pointer’s share; no gate was learned"
        gate = [] if has_gate else [drawn("g", explanation.gate, "g", title, shade="weights")]
        by, head = _by_pointer(walk, places), "By the generation head"
        return gives(
            *gate,
            place_rows(walk, "p_ptr", places, pointed, BY_POINTER, "By the pointer", by),
            place_rows(walk, "p_gen", places, generated, BY_GENERATION, head, _generated(places)),
            _blended(walk, places, Cells(made_by.template)),
            remark=_on_blend(walk),
        )

    blend.removed(formula=_ALONE[only or "pointer"].formula)(blend.work)


def _leading(walk: Walk) -> list[int]:
    """The most probable places."""
    return [prediction.location for prediction in walk.explanation.leading(LEADING)]


def _by_pointer(walk: Walk, places: list[int]) -> Collected:
    """The pointer's probabilities of these places, nothing for one that was not visited."""
    visited = pointed_at(walk)
    terms = ((visited.index(place),) if place in visited else () for place in places)
    return Collected("P_ptr", tuple(terms))


def _generated(places: list[int]) -> Collected:
    """The generation head's probabilities of these places."""
    return Collected("all_generated", tuple((place,) for place in places))


def _blended(walk: Walk, places: list[int], how: How) -> Table:
    """The probabilities that the network gives to places."""
    found, title = walk.explanation.probabilities[places], "Probability of the leading places"
    return place_rows(walk, "P", places, found, "P", title, how)


def _on_blend(walk: Walk) -> str:
    first = walk.explanation.leading(1)[0]
    return (
        f"{names_of(walk, [first.location])[0]} leads: {percent(first.from_pointer)} come from "
        f"the pointer and {percent(first.from_generation)} from the generation head."
    )


def _add_answer(lesson: Lesson, walk: Walk) -> None:
    has_pointer, has_generation = walk.has("pointer"), walk.has("generation")
    is_blended = has_pointer and has_generation
    takes = "P" if is_blended else "P_ptr" if has_pointer else "all_generated"

    @lesson.step(
        title="The answer",
        formula=r"\hat y = \operatorname{argmax}_\ell P(\ell)",
        takes=(takes,),
        why="The most probable place is the answer; those after it are what else may be.",
        breaks=(
            "The probabilities say how sure the network is. The answer alone would hide a close "
            "second."
        ),
    )
    def answer(given: Given) -> Made:
        made = []
        if not is_blended:
            places = _leading(walk)
            how = _by_pointer(walk, places) if has_pointer else _generated(places)
            made.append(_blended(walk, places, how))
        first, title = walk.explanation.leading(1)[0], "The most probable place"
        place, found, how = [first.location], [first.probability], Collected("P", ((0,),))
        made.append(place_rows(walk, "answer", place, found, "P", title, how))
        return gives(*made, remark=_on_answer(walk))


def _on_answer(walk: Walk) -> str:
    first, *others = walk.explanation.leading(2)
    name, share = names_of(walk, [first.location])[0], percent(first.probability)
    logarithm = number(math.log(first.probability + _LEAST_PROBABILITY))
    said = f"{name}, with {share}; what the network gives out is its logarithm, {logarithm}."
    for second in others:
        name, share = names_of(walk, [second.location])[0], percent(second.probability)
        said += f" Next comes {name} with {share}."
    return said
