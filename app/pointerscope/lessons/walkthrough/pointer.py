"""The pointer: from the context to a weight for each visit, summed for each place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import content_scores, pointer_scores
from pointerscope.formulas import scatter_add as scattered
from pointerscope.lessons.framework import Inputs, StepResult, recorded, result
from pointerscope.lessons.framework.texts import FOUNDATIONS, THEORY, Note, TextSection
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

    from pointerscope.lessons.framework.lesson import Lesson
    from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace


def add_pointer(lesson: Lesson, trace: FollowedTrace) -> None:
    """Add the steps from the context to a probability for every place of the history."""
    _add_query_keys(lesson, trace)
    _add_content_scores(lesson, trace)
    _add_scaling(lesson, trace)
    scores, symbol = "content", r"\tilde s"
    if trace.has("position_bias"):
        _add_position_bias(lesson, trace)
        scores, symbol = "biased", "s'"
    temperature = trace.interventions.pointer_temperature
    _add_weights(lesson, trace, Softmax(trace, scores, symbol, temperature))
    _add_scatter(lesson, trace)


_BIAS_STARTS_AT_ONE = Note(
    TextSection(FOUNDATIONS, "§10.1 Complete Pointer Attention Calculation"),
    "The text numbers three visits 2, 1 and 0 from the end. By length minus position, as in §8.3 "
    "of the same text, they have 3, 2 and 1.",
)
_A_WEIGHT_IS_NO_INFORMATION = Note(
    TextSection(THEORY, "§6.4 Mutual Information Perspective"),
    "The text takes the attention weight of a visit for proportional to its mutual information "
    "with the target. A weight says how much the pointer would copy from a visit of this one "
    "history. Mutual information is a property of random variables over many histories, and "
    "nothing makes the two proportional.",
)


def _add_query_keys(lesson: Lesson, trace: FollowedTrace) -> None:
    lesson.sources += (
        TextSection(FOUNDATIONS, "§5.1 Pointer Attention Computation"),
        TextSection(THEORY, "§3.3 Pointer Mechanism in PointerNetworkV45"),
    )
    lesson.terms += ("context", "pointer")

    @lesson.step(
        title="The pointer’s query and keys",
        formula=r"q = c \, W^Q_{\text{ptr}} + b^Q_{\text{ptr}}, \quad "
        r"K = H W^K_{\text{ptr}} + b^K_{\text{ptr}}",
        inputs=("c", "encoded"),
        why=(
            "The pointer is attention again, with a single query: the context asks which of the "
            "visits to repeat. It has its own projections, of the full width."
        ),
        breaks=(
            "Without projections, the visits most similar to the context would score highest, and "
            "the most similar is the last visit itself: the place that the person is leaving."
        ),
    )
    def pointer_query_keys(inputs: Inputs) -> StepResult:
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


def _add_content_scores(lesson: Lesson, trace: FollowedTrace) -> None:
    @lesson.step(
        title="Content scores: compare the context with every visit",
        formula=r"s_i = q \cdot k_i",
        inputs=("q_ptr", "K_ptr"),
        why="As in the layers: the better a visit’s key matches the query, the larger its score.",
        breaks="Without content scores, only the position of a visit would count.",
    )
    def content_scores_(inputs: Inputs) -> StepResult:
        scores = content_scores(inputs["q_ptr"], inputs["K_ptr"], scaled=False)
        return scores_result(trace, "S_ptr", scores, "Content scores")


def _add_scaling(lesson: Lesson, trace: FollowedTrace) -> None:
    is_applied = trace.interventions.pointer_scaling
    divided, unchanged = r"\tilde s = \frac{s}{\sqrt{d}}", r"\tilde s = s"

    @lesson.step(
        title="Scale the content scores",
        formula=divided if is_applied else unchanged,
        formula_removed=unchanged,
        inputs=("S_ptr",),
        why=(
            "The pointer’s keys are as wide as the encodings, so dividing by $\\sqrt{d}$ keeps "
            "the scores in a range where softmax can give weight to several visits."
        ),
        breaks=(
            "Scores would be $\\sqrt{d}$ times larger. Softmax would be far sharper, and the "
            "position bias, where there is one, would hardly matter beside them."
        ),
    )
    def pointer_scaling(inputs: Inputs) -> StepResult:
        width, scores = trace.width, require(trace.explanation.content_scores)
        formula, remark = scaled(inputs["S_ptr"], "Encodings", width, is_applied=is_applied)
        values, title = traced(scores, formula), "Scaled content scores"
        shown = trace.visit_columns("content", values, r"\tilde s", title)
        return result(shown, remark=remark)


def _add_position_bias(lesson: Lesson, trace: FollowedTrace) -> None:
    bias = require(trace.explanation.position_bias)
    added, unchanged = r"s'_i = \tilde s_i + b_{p_i}", r"s'_i = \tilde s_i"
    lesson.sources += (TextSection(THEORY, "§5.3 Learned Position Bias"),)
    lesson.terms += ("position bias",)

    @lesson.step(
        title="Add the position bias",
        formula=added if trace.interventions.position_bias else unchanged,
        formula_removed=unchanged,
        inputs=("content",),
        why=(
            "One learned number for each position from the end is added to the score of the visit "
            "there, wherever that was. What it amounts to depends on the content scores beside it."
        ),
        breaks=(
            "Recent and distant visits would start out equal, and only what the encodings have "
            "learned of positions could tell them apart."
        ),
        notes=(_BIAS_STARTS_AT_ONE,),
    )
    def position_bias(inputs: Inputs) -> StepResult:
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


def _add_weights(lesson: Lesson, trace: FollowedTrace, softmax: Softmax) -> None:
    lesson.sources += (
        TextSection(FOUNDATIONS, "§7.3 Effective Number of States"),
        TextSection(THEORY, "§6.1 Attention Entropy"),
    )
    lesson.terms += ("pointer weight",)

    @lesson.step(
        title="Pointer weights",
        formula=softmax.formula,
        inputs=(softmax.scores,),
        why=(
            "Softmax turns the scores into one weight for each visit: the probability that the "
            "pointer would repeat this visit."
        ),
        breaks=(
            "Scores are not probabilities: they can neither be summed for each place nor blended "
            "with other probabilities."
        ),
        notes=(_A_WEIGHT_IS_NO_INFORMATION,),
    )
    def pointer_weights(inputs: Inputs) -> StepResult:
        weights = require(trace.explanation.pointer_weights)
        tables = softmax.tables(
            inputs,
            "alpha",
            weights,
            "Pointer weights",
            masked_name="masked_ptr",
            masked_scores=require(trace.explanation.pointer_scores),
        )
        effective = require(trace.explanation.effective_positions)
        largest = describe_largest_weight(weights, trace.visits)
        remark = f"{largest} The weights are spread as if evenly over {effective:.1f} visits."
        return result(*tables, remark=remark)


def _add_scatter(lesson: Lesson, trace: FollowedTrace) -> None:
    lesson.sources += (
        TextSection(FOUNDATIONS, "§5.2 Scatter Operation"),
        TextSection(THEORY, "§3.4 From Pointer Probabilities to Location Distribution"),
    )
    lesson.terms += ("scatter-add",)

    @lesson.step(
        title="Scatter-add: sum the weights for each place",
        formula=r"P_{\text{ptr}}(\ell) = \sum_{i : x_i = \ell} \alpha_i",
        inputs=("alpha",),
        why=(
            "The question is which place comes next, not which visit: a place that was visited "
            "several times gets the weights of all its visits."
        ),
        breaks=(
            "If only the visit with the largest weight counted, a place that was visited often "
            "could lose to a place visited once with a slightly larger weight."
        ),
    )
    def scatter_add(inputs: Inputs) -> StepResult:
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
