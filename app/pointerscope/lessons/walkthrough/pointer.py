"""The pointer: from the context to shares of visits, collected onto their places."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import content_scores, pointer_scores
from pointerscope.lessons.framework.lesson import gives
from pointerscope.lessons.framework.tables import Cells, Collected
from pointerscope.lessons.framework.texts import FOUNDATIONS, THEORY, Note, Source
from pointerscope.lessons.walkthrough.context import present
from pointerscope.lessons.walkthrough.phrases import most, number, too_large
from pointerscope.lessons.walkthrough.places import BY_POINTER, place_rows, pointed_at
from pointerscope.lessons.walkthrough.tables import Scaling, Softmax, drawn, scored

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.inputs import Given
    from pointerscope.lessons.framework.lesson import Lesson, Made
    from pointerscope.lessons.walkthrough.context import Walk


def add_pointer(lesson: Lesson, walk: Walk) -> None:
    """From the context to a probability of every place of the history."""
    _add_query_keys(lesson, walk)
    _add_content_scores(lesson, walk)
    _add_scaling(lesson, walk)
    scores, symbol = "content", r"\tilde s"
    if walk.has("position_bias"):
        _add_position_bias(lesson, walk)
        scores, symbol = "biased", "s'"
    _add_weights(lesson, walk, Softmax(walk, scores, symbol, walk.asked.pointer_temperature))
    _add_scatter(lesson, walk)


_BIAS_STARTS_AT_ONE = Note(
    Source(FOUNDATIONS, "§10.1 Complete Pointer Attention Calculation"),
    "three visits have the positions 2, 1 and 0 from the end",
    "By length minus position, as §8.3 of the same text has it, they have 3, 2 and 1.",
)
_A_WEIGHT_IS_NO_INFORMATION = Note(
    Source(THEORY, "§6.4 Mutual Information Perspective"),
    "the attention weight of a visit is proportional to its mutual information with the target",
    "A weight says how much the pointer would copy from a visit of this one history. Mutual "
    "information belongs to random quantities over many histories, and nothing makes the two "
    "proportional.",
)


def _add_query_keys(lesson: Lesson, walk: Walk) -> None:
    lesson.sources += (
        Source(FOUNDATIONS, "§5.1 Pointer Attention Computation"),
        Source(THEORY, "§3.3 Pointer Mechanism in PointerNetworkV45"),
    )

    @lesson.step(
        title="The pointer’s query and keys",
        formula=r"q = c \, W^Q_{\text{ptr}} + b^Q_{\text{ptr}}, \quad "
        r"K = H W^K_{\text{ptr}} + b^K_{\text{ptr}}",
        takes=("c", "encoded"),
        why=(
            "The pointer is attention once more, with a single query: the context asks which of "
            "the visits to repeat. Its maps are its own, and have the full width."
        ),
        breaks=(
            "Compared as they are, encodings answer to what is like the context, and most like it "
            "is the last visit itself: the place that is just being left."
        ),
    )
    def pointer_query_keys(given: Given) -> Made:
        asking = walk.map("ptr_q", "pointer_query", "the pointer’s query")
        offered = walk.map("ptr_k", "pointer_key", "the pointer’s keys")
        query, keys = asking.of(given["c"]), offered.of(given["encoded"])
        made = walk.visit_rows("K_ptr", keys, "K", "Keys of the pointer", offered.how("encoded"))
        return gives(
            *asking,
            *offered,
            drawn("q_ptr", query, "q", "Query of the pointer", asking.how("c")),
            made,
            remark=too_large([made]),
        )


def _add_content_scores(lesson: Lesson, walk: Walk) -> None:
    @lesson.step(
        title="Content scores: the context asks every visit",
        formula=r"s_i = q \cdot k_i",
        takes=("q_ptr", "K_ptr"),
        why="As within the layers: the better a visit’s key answers the query, the larger.",
        breaks="Without content, a visit’s position alone would speak for it.",
    )
    def content_scores_(given: Given) -> Made:
        found = content_scores(given["q_ptr"], given["K_ptr"], scaled=False)
        return scored(walk, "S_ptr", found, "Content scores", "q_ptr", "K_ptr")


def _add_scaling(lesson: Lesson, walk: Walk) -> None:
    applied = walk.asked.pointer_scaling
    divided, as_they_are = r"\tilde s = \frac{s}{\sqrt{d}}", r"\tilde s = s"

    @lesson.step(
        title="Scale them too",
        formula=divided if applied else as_they_are,
        takes=("S_ptr",),
        why=(
            "The pointer’s keys are as wide as the encodings, so it is $\\sqrt{d}$ that keeps "
            "the spread of its scores at a size that softmax can share out."
        ),
        breaks=(
            "Scores would be as many times larger: softmax would be far sharper, and the position "
            "bias, where there is one, would hardly count beside them."
        ),
    )
    def pointer_scaling(given: Given) -> Made:
        how = Scaling("S_ptr", "Encodings", walk.width, applied=applied)
        found, title = present(walk.explanation.content_scores), "Scaled content scores"
        made = walk.visit_columns("content", found, r"\tilde s", title, how.cells)
        return gives(made, remark=how.remark)

    pointer_scaling.removed(formula=as_they_are)(pointer_scaling.work)


def _add_position_bias(lesson: Lesson, walk: Walk) -> None:
    bias = present(walk.explanation.position_bias)
    added, as_they_are = r"s'_i = \tilde s_i + b_{p_i}", r"s'_i = \tilde s_i"
    lesson.sources += (Source(THEORY, "§5.3 Learned Position Bias"),)

    @lesson.step(
        title="Add the position bias",
        formula=added if walk.asked.position_bias else as_they_are,
        takes=("content",),
        why=(
            "One learned number for each position from the end says how likely people are to "
            "return to what they did so many visits ago, whatever it was."
        ),
        breaks=(
            "Recent and distant visits would start out alike, and only what was learned of "
            "positions in the encodings could tell them apart."
        ),
        notes=(_BIAS_STARTS_AT_ONE,),
    )
    def position_bias(given: Given) -> Made:
        again = pointer_scores(given["content"], bias.astype(np.float64))
        found = walk.unmasked(present(walk.explanation.pointer_scores), again)
        how, title = Cells("{content} + {bias}"), "Bias of each visit’s position"
        return gives(
            walk.visit_columns("bias", bias, "b", title, shade="differences"),
            walk.visit_columns("biased", found, "s'", "Scores with the bias", how),
            remark=_on_bias(walk, bias),
        )

    position_bias.removed(formula=as_they_are)(position_bias.work)


def _on_bias(walk: Walk, bias: NDArray[np.float32]) -> str:
    if not walk.asked.position_bias:
        return "No bias is added: zeros stand in its place."
    if len(bias) == 1:
        return f"The most recent visit gets {number(float(bias[0]))}."
    largest = int(bias.argmax())
    back = len(bias) - 1 - largest
    where = "the most recent visit" if back == 0 else f"the visit {back} before the last"
    return f"It is largest, {number(float(bias[largest]))}, for {where}."


def _add_weights(lesson: Lesson, walk: Walk, softmax: Softmax) -> None:
    lesson.sources += (
        Source(FOUNDATIONS, "§7.3 Effective Number of States"),
        Source(THEORY, "§6.1 Attention Entropy"),
    )

    @lesson.step(
        title="Pointer weights",
        formula=softmax.formula,
        takes=(softmax.scores,),
        why=(
            "Softmax turns the scores into shares of all visits: the probability with which the "
            "pointer would repeat each."
        ),
        breaks="Scores are no probabilities: they could not be collected, nor blended with others.",
        notes=(_A_WEIGHT_IS_NO_INFORMATION,),
    )
    def pointer_weights(given: Given) -> Made:
        found = present(walk.explanation.pointer_weights)
        traced = present(walk.explanation.pointer_scores)
        made = softmax.tables("alpha", found, "Pointer weights", masked="masked_ptr", traced=traced)
        spread = present(walk.explanation.effective_positions)
        remark = f"{most(walk, found)} The weights spread as if over {spread:.1f} visits."
        return gives(*made, remark=remark)


def _add_scatter(lesson: Lesson, walk: Walk) -> None:
    lesson.sources += (
        Source(FOUNDATIONS, "§5.2 Scatter Operation"),
        Source(THEORY, "§3.4 From Pointer Probabilities to Location Distribution"),
    )

    @lesson.step(
        title="Collect the weights onto places",
        formula=r"P_{\text{ptr}}(\ell) = \sum_{i : x_i = \ell} \alpha_i",
        takes=("alpha",),
        why=(
            "The question is which place comes next, not which visit comes again: a place that "
            "was visited several times gets the weights of all its visits."
        ),
        breaks=(
            "Were only the visit with the largest weight to count, a place that is visited often "
            "could lose to one that was visited once and stands out a little."
        ),
    )
    def scatter_add(given: Given) -> Made:
        places, of_visits = pointed_at(walk), walk.explanation.query.history.locations
        found = present(walk.explanation.pointer_probabilities)[places]
        terms = tuple(tuple(np.flatnonzero(of_visits == place).tolist()) for place in places)
        how, title = Collected("alpha", terms), "Probability by the pointer"
        made = place_rows(walk, "P_ptr", places, found, BY_POINTER, title, how)
        return gives(made, remark=_on_places(len(walk.visits), len(places)))


def _on_places(visits: int, places: int) -> str:
    if places == visits:
        return "No place was visited twice: every place has the weight of its one visit."
    return f"{visits} visits share {places} place{'s' if places > 1 else ''}."
