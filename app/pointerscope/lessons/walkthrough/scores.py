"""Scores, scaling and softmax, as the heads and the pointer share them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pointerscope.lessons.framework.steps import result
from pointerscope.lessons.framework.tables import Cells, Product, RowSoftmax
from pointerscope.lessons.walkthrough.phrases import describe_extremes, format_number

if TYPE_CHECKING:
    from pointerscope.lessons.framework.steps import StepResult
    from pointerscope.lessons.framework.tables import LessonTable
    from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace
    from pointerscope.lessons.walkthrough.tables import Array


def scores_result(
    trace: FollowedTrace, name: str, scores: Array, title: str, query: str, keys: str
) -> StepResult:
    """Return the scores of one query.

    Args:
        trace: the trace.
        name: of the table of scores.
        scores: one for each visit.
        title: of the table.
        query: the name of the table of the query.
        keys: the name of the table of the keys.
    """
    derivation = Product(query, keys, transposed=True)
    shown = trace.visit_columns(name, scores, "s", title, derivation)
    return result(shown, remark=describe_extremes(scores, trace.visits))


@dataclass(frozen=True)
class Scaling:
    """The division of scores by the square root of a width.

    Attributes:
        scores: the name of the table of scores.
        vectors: what has this width, as a plural noun that begins a sentence.
        width: of these vectors.
        is_applied: false under an intervention that leaves the scores unscaled.
    """

    scores: str
    vectors: str
    width: int
    is_applied: bool

    @property
    def derivation(self) -> Cells:
        """The derivation of the scaled scores."""
        scores = f"{{{self.scores}}}"
        return Cells(f"{scores} / sqrt({self.width})" if self.is_applied else scores)

    @property
    def remark(self) -> str:
        """A sentence with the divisor."""
        root = format_number(math.sqrt(self.width))
        if not self.is_applied:
            return f"The scores are not divided by {root}."
        return f"{self.vectors} have {self.width} components: every score is divided by {root}."


@dataclass(frozen=True)
class Softmax:
    """The softmax over visits, with the mask where there is one.

    Attributes:
        trace: the trace.
        scores: the name of the table of scores.
        symbol: of the scores, in LaTeX.
        temperature: the number that scores are divided by.
    """

    trace: FollowedTrace
    scores: str
    symbol: str
    temperature: float

    @property
    def formula(self) -> str:
        """The formula in LaTeX."""
        scores = self.symbol if self.trace.mask is None else self._masked_symbol
        if self.temperature != 1.0:
            scores = rf"\frac{{{scores}}}{{{self.temperature:g}}}"
        return rf"\alpha = \operatorname{{softmax}}\left({scores}\right)"

    def tables(
        self,
        name: str,
        weights: object,
        title: str,
        *,
        masked_name: str,
        masked_scores: object,
    ) -> list[LessonTable]:
        """Return the weights, the last table, after the mask and the masked scores, if any.

        Args:
            name: of the table of weights.
            weights: one for each visit.
            title: of the table of weights.
            masked_name: the name of the table of masked scores.
            masked_scores: the scores with the mask added.
        """
        trace, tables, scores = self.trace, [], self.scores
        if trace.mask is not None:
            tables = [
                trace.visit_columns("mask", trace.mask, "m", "Mask"),
                trace.visit_columns(
                    masked_name,
                    masked_scores,
                    self._masked_symbol,
                    "Scores with the mask",
                    Cells(f"{{{scores}}} + {{mask}}"),
                ),
            ]
            scores = masked_name
        derivation = RowSoftmax(scores, self.temperature)
        shown = trace.visit_columns(name, weights, r"\alpha", title, derivation, shade="weights")
        return [*tables, shown]

    @property
    def _masked_symbol(self) -> str:
        return f"{self.symbol} + m"
