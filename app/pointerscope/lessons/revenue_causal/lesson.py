"""AAPL revenue beat expectations, with a causal mask, a padding mask, and both."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import masked, softmax
from pointerscope.formulas.masking import additive_mask, causal_mask
from pointerscope.lessons.framework import (
    Inputs,
    NotComputableError,
    Solver,
    SolverFunctions,
    StepResult,
    result,
    self_attention,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

_VISIBLE, _HIDDEN = np.tril_indices(4), np.triu_indices(4, 1)  # of the four tokens
_LARGE_NEGATIVE = -1e9  # what code often writes for minus infinity
_ROUNDING = 1e-9

projections = partial(self_attention.projections, kept="V")
scores, scaling = self_attention.scores, self_attention.scaling
output = self_attention.output


def causal(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    scaled = inputs["scaled"]
    mask = np.zeros_like(scaled)
    if not is_removed:
        mask = additive_mask(causal_mask(np.arange(len(scaled))))
    return result(M=mask, masked=inputs["scaled"] + mask)


def softmax_of_what_is_left(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        weights = np.where(inputs["M"] == 0, softmax(inputs["scaled"]), 0.0)
        remark = _lost(inputs, weights.sum(-1))
    else:
        weights = softmax(inputs["masked"])
        remark = self_attention.describe_attention(inputs, weights)
    sums = weights.sum(-1, keepdims=True)
    return result(A_all=softmax(inputs["scaled"]), A=weights, sums=sums, remark=remark)


def _lost(inputs: Inputs, sums: NDArray[np.float64]) -> str:
    if sums.min() <= 1 - _ROUNDING:
        token = inputs.words("tokens")[sums.argmin()]
        return f"“{token}” loses most: {1 - sums.min():.0%} of its weight was on hidden tokens."
    return "No attention went to hidden tokens."


def padding(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        mask = np.zeros(len(inputs.words("tokens")))
    else:
        mask = additive_mask(inputs["valid"] == 1)
    _refuse_empty_rows(mask == 0)
    scores = inputs["scaled"] + mask
    return result(P=mask, padded=scores, A_padded=softmax(scores))


def both(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    visible = (inputs["M"] + inputs["P"]) == 0
    if is_removed:
        scores = np.where(visible, inputs["scaled"], _LARGE_NEGATIVE)
    else:
        _refuse_empty_rows(visible)
        scores = masked(inputs["scaled"], visible)
    return result(left=scores, B=softmax(scores))


def _refuse_empty_rows(visible: NDArray[np.bool_]) -> None:
    if not visible.any(-1).all():
        raise NotComputableError("A token sees only padding. Mark the first token as real.")


def _unchanged_row(solve: Solver) -> str:
    unchanged = np.isclose(solve()["A"], solve(removed=["causal"])["A"]).all(-1)
    return f"“{solve().words('tokens')[unchanged.argmax()]}”"


computed: SolverFunctions = {
    "tokens": lambda solve: len(solve()["X"]),
    "visible": lambda solve: (solve()["A"] > 0).sum(-1),
    "zeroed": lambda solve: solve(removed=["softmax-of-what-is-left"])["sums"][1, 0],
    "same-row": _unchanged_row,
    "two-padded": lambda solve: solve({"valid": [1, 0, 1, 0]})["B"][2],
}
