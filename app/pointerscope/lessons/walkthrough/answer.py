"""From the context to the answer: the generation head, the gate, the blend."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.analysis.explanation import leading_locations
from pointerscope.core.percentages import percent
from pointerscope.formulas import blend as blended
from pointerscope.formulas import gelu, sigmoid
from pointerscope.lessons.framework import Inputs, StepResult, plain, recorded, result
from pointerscope.lessons.walkthrough.followed_trace import require
from pointerscope.lessons.walkthrough.phrases import format_number
from pointerscope.lessons.walkthrough.places import (
    BY_GENERATION,
    BY_POINTER,
    TOP_PLACES,
    place_labels,
    place_rows,
    visited_places,
    vocabulary_labels,
)
from pointerscope.lessons.walkthrough.tables import hidden_table, linear_map, shown_table, traced
from pointerscope.mobility.places import FIRST_KNOWN

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.tables import LessonTable
    from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace
    from pointerscope.lessons.walkthrough.tables import Array

_LOGARITHM_OFFSET = 1e-10  # the network adds it to a probability before the logarithm


def generation(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    probabilities = require(trace.explanation.generation_probabilities)
    logits = recorded(require(trace.tensors.generation_logits)[0].numpy().astype(np.float64))
    largest = logits.max()
    exponentials = np.exp(logits - largest)
    total = exponentials.sum()
    top = leading_locations(probabilities, TOP_PLACES)
    weight, bias = (trace.parameter(f"gen_head.{kind}")[top] for kind in ("weight", "bias"))
    head = linear_map("gen", weight, bias, "the generation head, for these places")
    leading = traced(plain(logits)[top], head.apply(inputs["c"]))
    generated = traced(probabilities[top], np.exp(leading - largest) / total)
    all_generated = traced(probabilities, exponentials / total)
    shown = partial(shown_table, columns=place_labels(trace, top.tolist()))
    whole = partial(hidden_table, columns=vocabulary_labels(trace.explanation.bundle.places))
    exponential, where = r"e^{y - y_{\max}}", "of the whole vocabulary"
    title = "Generation probabilities of the leading places"
    return result(
        *head,
        shown("logits", leading, "y", "Logits of the leading places"),
        shown_table("largest", largest, r"y_{\max}", "Largest logit"),
        whole("all_logits", logits, "y", f"Logits {where}"),
        whole("exponentials", exponentials, exponential, f"Exponentials {where}"),
        shown_table("total", total, rf"\sum {exponential}", f"Sum of the exponentials {where}"),
        shown("P_gen", generated, BY_GENERATION, title, shade="weights"),
        whole("all_generated", all_generated, BY_GENERATION, f"Generation probabilities {where}"),
        remark=_describe_generation(trace, probabilities, len(top)),
    )


def _describe_generation(
    trace: FollowedTrace, probabilities: NDArray[np.float32], shown: int
) -> str:
    visited = sorted({*trace.explanation.query.history.locations.tolist()})
    new = float(1 - probabilities[visited].sum(dtype=np.float64))
    return (
        f"The tables show the {shown} most probable of {len(probabilities) - FIRST_KNOWN} places. "
        f"The vocabulary also has padding and “unknown place”. All outside the history get "
        f"{percent(max(new, 0.0))} together."
    )


def gate(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    explanation = trace.explanation
    first = trace.linear_map("gate_1", "ptr_gen_gate.0", "the gate’s first linear map")
    second = trace.linear_map("gate_2", "ptr_gen_gate.2", "the gate’s second linear map")
    units, before = first.apply(inputs["c"]), "The gate’s hidden units before the GELU"
    hidden = traced(require(trace.tensors.gate_hidden)[0].numpy(), gelu(units))
    logit = traced(require(explanation.gate_logit), second.apply(hidden)[0])
    value = recorded(explanation.gate)
    if explanation.gate_is_learned:
        value = traced(explanation.gate, sigmoid(logit))
    return result(
        *first,
        shown_table("gate_units", units, "u", before),
        shown_table("gate_hidden", hidden, "h", "The gate’s hidden units after the GELU"),
        *second,
        shown_table("gate_logit", logit, "y", "The gate’s logit"),
        shown_table("g", value, "g", "The gate", shade="weights"),
        remark=_describe_gate(trace, float(logit)),
    )


def _describe_gate(trace: FollowedTrace, logit: float) -> str:
    value, only = trace.explanation.gate, trace.interventions.only
    if trace.explanation.gate_is_learned:
        return f"{percent(value)} pointer, {percent(1 - value)} generation head."
    unused = f"The network’s own logit, {format_number(logit)}, is not used."
    if only is not None:
        part = "pointer" if only == "pointer" else "generation head"
        return f"Only the {part} decides the answer. {unused}"
    return f"The gate is fixed at {value:g}. {unused}"


def blend(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    explanation, only, has_gate = trace.explanation, trace.interventions.only, trace.has("gate")
    places = _leading_places(trace)
    pointed, generated = _pointed(trace, inputs, places), inputs["all_generated"][places]
    gate = inputs["g"] if has_gate else recorded(explanation.gate)
    title = "Weight of the pointer; this network has no gate"
    shown = [] if has_gate else [shown_table("g", gate, "g", title, shade="weights")]
    alone = {"pointer": pointed, "generation": generated}
    formula = alone[only] if only else blended(gate, pointed, generated)
    return result(
        *shown,
        place_rows(trace, "p_ptr", places, pointed, BY_POINTER, "Pointer probabilities"),
        place_rows(trace, "p_gen", places, generated, BY_GENERATION, "Generation probabilities"),
        _final(trace, places, formula),
        remark=_describe_blend(trace),
    )


def _leading_places(trace: FollowedTrace) -> list[int]:
    """Return the most probable places."""
    return [prediction.location for prediction in trace.explanation.leading(TOP_PLACES)]


def _pointed(trace: FollowedTrace, inputs: Inputs, places: list[int]) -> Array:
    """Return the pointer probabilities of places; 0 for a place that was not visited."""
    visited = visited_places(trace)
    probabilities = np.concatenate([inputs["P_ptr"].ravel(), np.zeros(1)])
    return probabilities[
        [visited.index(place) if place in visited else len(visited) for place in places]
    ]


def _final(trace: FollowedTrace, places: list[int], formula: Array) -> LessonTable:
    """Return the final probabilities of places."""
    probabilities = traced(trace.explanation.probabilities[places], formula)
    return place_rows(trace, "P", places, probabilities, "P", "Final probabilities")


def _describe_blend(trace: FollowedTrace) -> str:
    first = trace.explanation.leading(1)[0]
    return (
        f"{place_labels(trace, [first.location])[0]} leads: {percent(first.from_pointer)} "
        f"come from the pointer and {percent(first.from_generation)} from the generation "
        "head."
    )


def answer(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    has_pointer = trace.has("pointer")
    places, tables, title = _leading_places(trace), [], "The most probable place"
    if not trace.is_blended:
        alone = _pointed(trace, inputs, places) if has_pointer else inputs["all_generated"][places]
        tables = [_final(trace, places, alone)]
    probabilities = inputs["P"] if trace.is_blended else tables[0].values
    answer = place_rows(trace, "answer", places[:1], probabilities[:1], "P", title)
    return result(*tables, answer, remark=_describe_answer(trace))


def _describe_answer(trace: FollowedTrace) -> str:
    first, *others = trace.explanation.leading(2)
    name = place_labels(trace, [first.location])[0]
    logarithm = format_number(math.log(first.probability + _LOGARITHM_OFFSET))
    remark = (
        f"{name} has probability {percent(first.probability)}. The network’s output is the "
        f"logarithm of it, {logarithm}."
    )
    for second in others:
        name = place_labels(trace, [second.location])[0]
        remark += f" Next comes {name} with {percent(second.probability)}."
    return remark
