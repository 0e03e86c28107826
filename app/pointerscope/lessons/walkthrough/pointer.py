"""The pointer: from the context to a weight for each visit, summed for each place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import content_scores, pointer_scores
from pointerscope.formulas import scatter_add as scattered
from pointerscope.lessons.framework import Inputs, StepResult, recorded, result
from pointerscope.lessons.walkthrough.followed_trace import require
from pointerscope.lessons.walkthrough.phrases import (
    describe_hidden_tables,
    describe_largest_weight,
    format_number,
)
from pointerscope.lessons.walkthrough.places import BY_POINTER, place_rows, visited_places
from pointerscope.lessons.walkthrough.scores import Softmax, scaled, scores_result
from pointerscope.lessons.walkthrough.tables import shown_table, traced

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace


def pointer_query_keys(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    to_query = trace.linear_map("ptr_q", "pointer_query", "the pointer’s query projection")
    to_keys = trace.linear_map("ptr_k", "pointer_key", "the pointer’s key projection")
    query, keys = to_query.apply(inputs["c"]), to_keys.apply(inputs["encoded"])
    title = "Keys of the pointer"
    key_table = trace.visit_rows("K_ptr", keys, "K", title)
    return result(
        *to_query,
        *to_keys,
        shown_table("q_ptr", query, "q", "Query of the pointer"),
        key_table,
        remark=describe_hidden_tables([key_table]),
    )


def content_scores_(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    scores = content_scores(inputs["q_ptr"], inputs["K_ptr"], scaled=False)
    return scores_result(trace, "S_ptr", scores, "Content scores")


def pointer_scaling(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    is_applied = trace.interventions.pointer_scaling
    width, scores = trace.width, require(trace.explanation.content_scores)
    formula, remark = scaled(inputs["S_ptr"], "Encodings", width, is_applied=is_applied)
    values, title = traced(scores, formula), "Scaled content scores"
    shown = trace.visit_columns("content", values, r"\tilde s", title)
    return result(shown, remark=remark)


def position_bias(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    bias = require(trace.explanation.position_bias)
    added = recorded(bias.astype(np.float64))
    recomputed = pointer_scores(inputs["content"], added)
    unmasked = trace.unmasked(require(trace.explanation.pointer_scores), recomputed)
    scores = traced(unmasked, recomputed)
    title = "Bias for each visit’s position"
    return result(
        trace.visit_columns("bias", added, "b", title, shade="differences"),
        trace.visit_columns("biased", scores, "s'", "Scores with the bias"),
        remark=_describe_bias(trace, bias),
    )


def _describe_bias(trace: FollowedTrace, bias: NDArray[np.float32]) -> str:
    if not trace.interventions.position_bias:
        return "No bias is added: zeros replace it."
    if len(bias) == 1:
        return f"The bias of the most recent visit is {format_number(float(bias[0]))}."
    largest = int(bias.argmax())
    steps_back = len(bias) - 1 - largest
    where = (
        "the most recent visit" if steps_back == 0 else f"the visit {steps_back} before the last"
    )
    return f"The bias is largest, {format_number(float(bias[largest]))}, for {where}."


def pointer_softmax(trace: FollowedTrace) -> Softmax:
    """Return the softmax of the pointer."""
    scores = ("biased", "s'") if trace.has("position_bias") else ("content", r"\tilde s")
    return Softmax(trace, *scores, "masked_ptr", trace.interventions.pointer_temperature)


def pointer_weights(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    weights = require(trace.explanation.pointer_weights)
    scores, title = require(trace.explanation.pointer_scores), "Pointer weights"
    tables = pointer_softmax(trace).tables(inputs, "alpha", weights, title, scores)
    effective = require(trace.explanation.effective_positions)
    largest = describe_largest_weight(weights, trace.visits)
    remark = f"{largest} The weights are spread as if evenly over {effective:.1f} visits."
    return result(*tables, remark=remark)


def scatter_add(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    places, locations = visited_places(trace), trace.explanation.query.history.locations
    rows = np.array([places.index(location) for location in locations.tolist()])
    probabilities = traced(
        require(trace.explanation.pointer_probabilities)[places],
        scattered(inputs["alpha"], rows, len(places)),
    )
    title = "Pointer probabilities"
    shown = place_rows(trace, "P_ptr", places, probabilities, BY_POINTER, title)
    return result(shown, remark=_describe_places(len(trace.visits), len(places)))


def _describe_places(visits: int, places: int) -> str:
    if places == visits:
        return "No place was visited twice: every place has the weight of its one visit."
    return f"The {visits} visits were to {places} place{'s' if places > 1 else ''}."
