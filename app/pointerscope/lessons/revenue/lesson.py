"""AAPL revenue beat expectations: self-attention with every matrix written out."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.lessons.framework import Solver, SolverFunctions, self_attention

if TYPE_CHECKING:
    from collections.abc import Callable

projections = partial(self_attention.projections, kept="V")
scores, scaling = self_attention.scores, self_attention.scaling
softmax, output = self_attention.softmax, self_attention.output


def _shapes(*names: str) -> Callable[[Solver], list[int]]:
    return lambda solve: [size for name in names for size in solve()[name].shape]


computed: SolverFunctions = {
    "sizes": lambda solve: (*solve()["X"].shape, solve()["K"].shape[1]),
    "shapes": _shapes("X", "W_Q", "W_Q", "W_K", "W_V"),
    "query-shapes": _shapes("X", "W_Q", "Q"),
    "inner-sizes": lambda solve: (solve()["X"].shape[1], solve()["W_Q"].shape[0]),
    "query-factors": lambda solve: [
        np.column_stack([solve()["X"][0], column]) for column in solve()["W_Q"].T
    ],
    "query-products": lambda solve: solve()["X"][0] * solve()["W_Q"].T,
    "score-shapes": _shapes("S", "Q", "K"),
    "score-terms": lambda solve: solve()["Q"][:2] * solve()["K"][[1, 0]],
    "width-and-root": lambda solve: solve()["K"].shape[1] ** np.array([1, 0.5]),
    "factor": lambda solve: solve()["scaled"][0, 0] / solve()["S"][0, 0],
    "exponentials": lambda solve: np.exp(solve()["scaled"][0]),
    "row-sums": lambda solve: solve()["A"].sum(-1),
    "output-shapes": _shapes("Z", "A", "V"),
    "rounded-output": lambda solve: np.round(solve()["A"], 2) @ solve()["V"],
    "own-weight": lambda solve: solve(removed=["scaling"])["A"][3, 3],
    "rows": lambda solve: solve(removed=["softmax"])["A"][2].sum(),
    "same-value": lambda solve: (
        "Their rows of weights differ."
        if np.ptp(solve()["A"][:2], axis=0).any()
        else "Their rows of weights are the same."
    ),
}
