"""Scores, scaling and softmax, as the heads and the pointer share them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pointerscope.formulas import scale_by_root, softmax
from pointerscope.lessons.framework import Inputs, StepResult, recorded, result
from pointerscope.lessons.walkthrough.phrases import describe_extremes, format_number
from pointerscope.lessons.walkthrough.tables import traced

if TYPE_CHECKING:
    from numpy.typing import ArrayLike

    from pointerscope.lessons.framework.tables import LessonTable
    from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace
    from pointerscope.lessons.walkthrough.tables import Array


def scores_result(trace: FollowedTrace, name: str, scores: Array, title: str) -> StepResult:
    """Return the scores of one query.

    Args:
        trace: the trace.
        name: of the table of scores.
        scores: one for each visit.
        title: of the table.
    """
    shown = trace.visit_columns(name, scores, "s", title)
    return result(shown, remark=describe_extremes(scores, trace.visits))


def scaled(scores: Array, vectors: str, width: int, *, is_applied: bool) -> tuple[Array, str]:
    """Return scores divided by the square root of a width, and a sentence with the divisor.

    Args:
        scores: one for each visit.
        vectors: what has this width, as a plural noun that begins a sentence.
        width: of these vectors.
        is_applied: false under an intervention that leaves the scores unscaled.
    """
    root = format_number(math.sqrt(width))
    if not is_applied:
        return scores, f"The scores are not divided by {root}."
    remark = f"{vectors} have {width} components: every score is divided by {root}."
    return scale_by_root(scores, width), remark


@dataclass(frozen=True)
class Softmax:
    """The softmax over visits, with the mask where there is one.

    Attributes:
        trace: the trace.
        scores: the name of the table of scores.
        symbol: of the scores, in LaTeX.
        masked: the name of the table of masked scores.
        temperature: the number that scores are divided by.
    """

    trace: FollowedTrace
    scores: str
    symbol: str
    masked: str
    temperature: float

    @property
    def argument(self) -> str:
        """What the softmax is taken of, in LaTeX."""
        scores = self.symbol if self.trace.mask is None else self._masked_symbol
        if self.temperature != 1.0:
            scores = rf"\frac{{{scores}}}{{{self.temperature:g}}}"
        return scores

    def tables(
        self, inputs: Inputs, name: str, weights: ArrayLike, title: str, masked_scores: ArrayLike
    ) -> list[LessonTable]:
        """Return the weights, the last table, after the mask and the masked scores, if any.

        Args:
            inputs: of the step.
            name: of the table of weights.
            weights: one for each visit.
            title: of the table of weights.
            masked_scores: the scores with the mask added.
        """
        trace, tables, scores = self.trace, [], inputs[self.scores]
        if trace.mask is not None:
            mask = recorded(trace.mask)
            scores = traced(masked_scores, scores + mask)
            symbol = self._masked_symbol
            tables = [
                trace.visit_columns("mask", mask, "m", "Mask"),
                trace.visit_columns(self.masked, scores, symbol, "Scores with the mask"),
            ]
        values = traced(weights, softmax(scores, temperature=self.temperature))
        shown = trace.visit_columns(name, values, r"\alpha", title, shade="weights")
        return [*tables, shown]

    @property
    def _masked_symbol(self) -> str:
        return f"{self.symbol} + m"
