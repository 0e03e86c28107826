"""AAPL revenue beat expectations, with a causal mask, a padding mask, and both."""

from __future__ import annotations

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

projections = self_attention.projections
without_projections = self_attention.only_values_projected
scores, without_scores = self_attention.scores, self_attention.no_scores
scaling, without_scaling = self_attention.scaling, self_attention.no_scaling
output, without_output = self_attention.output, self_attention.no_output


def causal(inputs: Inputs) -> StepResult:
    mask = additive_mask(causal_mask(np.arange(len(inputs["scaled"]))))
    return result(M=mask, masked=inputs["scaled"] + mask)


def without_causal(inputs: Inputs) -> StepResult:
    mask = np.zeros_like(inputs["scaled"])
    return result(M=mask, masked=inputs["scaled"] + mask)


def softmax_of_what_is_left(inputs: Inputs) -> StepResult:
    weights = softmax(inputs["masked"])
    return _with_sums(inputs, weights, self_attention.describe_attention(inputs, weights))


def without_softmax_of_what_is_left(inputs: Inputs) -> StepResult:
    weights = np.where(inputs["M"] == 0, softmax(inputs["scaled"]), 0.0)
    sums = weights.sum(-1)
    remark = "No attention went to hidden tokens."
    if sums.min() <= 1 - _ROUNDING:
        token = inputs.words("tokens")[sums.argmin()]
        remark = f"“{token}” loses most: {1 - sums.min():.0%} of its weight was on hidden tokens."
    return _with_sums(inputs, weights, remark)


def padding(inputs: Inputs) -> StepResult:
    return _padded(inputs, additive_mask(inputs["valid"] == 1))


def without_padding(inputs: Inputs) -> StepResult:
    return _padded(inputs, np.zeros(len(inputs.words("tokens"))))


def both(inputs: Inputs) -> StepResult:
    visible = (inputs["M"] + inputs["P"]) == 0
    _refuse_empty_rows(visible)
    scores = masked(inputs["scaled"], visible)
    return result(left=scores, B=softmax(scores))


def without_both(inputs: Inputs) -> StepResult:
    visible = (inputs["M"] + inputs["P"]) == 0
    scores = np.where(visible, inputs["scaled"], _LARGE_NEGATIVE)
    return result(left=scores, B=softmax(scores))


def _with_sums(inputs: Inputs, weights: NDArray[np.float64], remark: str) -> StepResult:
    sums = weights.sum(-1, keepdims=True)
    return result(A_all=softmax(inputs["scaled"]), A=weights, sums=sums, remark=remark)


def _padded(inputs: Inputs, mask: NDArray[np.float64]) -> StepResult:
    _refuse_empty_rows(mask == 0)
    scores = inputs["scaled"] + mask
    return result(P=mask, padded=scores, A_padded=softmax(scores))


def _refuse_empty_rows(visible: NDArray[np.bool_]) -> None:
    if not visible.any(-1).all():
        raise NotComputableError("A token sees only padding. Mark the first token as real.")


def _unchanged_row(solve: Solver) -> str:
    unchanged = np.isclose(solve()["A"], solve(removed=["causal"])["A"]).all(-1)
    return f"“{solve().words('tokens')[unchanged.argmax()]}”"


computed: SolverFunctions = {
    "tokens": lambda solve: len(solve()["X"]),
    "visible": lambda solve: (solve()["A"] > 0).sum(-1),
}

answers: SolverFunctions = {
    "zeroed": lambda solve: solve(removed=["softmax-of-what-is-left"])["sums"][1, 0],
    "same-row": _unchanged_row,
    "two-padded": lambda solve: solve({"valid": [1, 0, 1, 0]})["B"][2],
}
