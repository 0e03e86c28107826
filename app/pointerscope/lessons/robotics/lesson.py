"""I love robotics: six steps of self-attention, each of which can be left out."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import linear
from pointerscope.lessons.framework import (
    Inputs,
    Numbers,
    Solver,
    SolverFunctions,
    StepResult,
    result,
    self_attention,
)

if TYPE_CHECKING:
    from pointerscope.core.array_types import Float

_LOVE = 1


def embeddings(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    numbers = _word_numbers(inputs)
    if is_removed:
        width = inputs["E"].shape[-1]
        repeated = np.repeat(np.array([numbers], dtype=float).T, width, axis=1)
        remark = "All rows have the same direction and differ only in length."
        return result(O=repeated, X=repeated, remark=remark)
    one_hot = np.eye(len(numbers))[[number - 1 for number in numbers]]
    return result(O=one_hot, X=linear(one_hot, inputs["E"].T), remark=_repeated(inputs))


projections, scores = self_attention.projections, self_attention.scores
scaling, softmax = self_attention.scaling, self_attention.softmax
output = self_attention.output


def _word_numbers(inputs: Inputs) -> list[int]:
    """For each token the number of its word: where it first occurs, counted from 1."""
    tokens = inputs.words("tokens")
    return [tokens.index(token) + 1 for token in tokens]


def _repeated(inputs: Inputs) -> str:
    """Say which words occur more than once."""
    tokens = inputs.words("tokens")
    names = [f"“{word}”" for word in dict.fromkeys(tokens) if tokens.count(word) > 1]
    if not names:
        return "Every word has its own row."
    return (
        f"Words that occur more than once always use the first of their rows: {', '.join(names)}."
    )


def _products(solve: Solver, part: str) -> Float[Numbers, "T d_k d"]:
    """The products whose sums are the components of queries, keys or values."""
    return solve()["X"][:, None, :] * solve()[f"W_{part}"].T


def _weighted(solve: Solver, decimals: int = 16) -> Float[Numbers, "T d_v"]:
    """The values, multiplied by the weights of “love”, which may be rounded."""
    return np.round(solve()["A"][_LOVE], decimals)[:, None] * solve()["V"]


def _answer_unmoved(solve: Solver) -> str:
    scores_count, scaling_counts = (
        not np.allclose(solve(removed=[step])["Z"][_LOVE], solve()["Z"][_LOVE])
        for step in ("scores", "scaling")
    )
    if scores_count:
        return "Neither" if scaling_counts else "Scaling, but not the dot products"
    return "The dot products, but not scaling" if scaling_counts else "Either of the two"


computed: SolverFunctions = {
    "embedding-width": lambda solve: solve()["X"].shape[-1],
    "head-width": lambda solve: solve()["K"].shape[-1],
    "projection-shapes": lambda solve: [solve()[f"W_{part}"].shape for part in "QKV"],
    "query-products": lambda solve: _products(solve, "Q")[_LOVE],
    "key-products": lambda solve: _products(solve, "K"),
    "value-products": lambda solve: _products(solve, "V"),
    "score-terms": lambda solve: solve()["Q"][_LOVE] * solve()["K"],
    "root": lambda solve: math.sqrt(solve()["K"].shape[-1]),
    "roots": lambda solve: [math.sqrt(solve()["K"].shape[-1])] * len(solve()["K"]),
    "weight-sum": lambda solve: solve()["A"][_LOVE].sum(),
    "weighted": _weighted,
    "thousandths": lambda solve: _weighted(solve, decimals=3),
    "thousandths-sum": lambda solve: _weighted(solve, decimals=3).sum(0),
    "unmoved": _answer_unmoved,
    "new-embedding": lambda solve: solve({"E": [[1, 0, 1, 0], [1, 1, 1, 0], [0, 1, 1, 0]]})["S"][
        _LOVE
    ],
    "without-projections": lambda solve: solve(removed=["projections"])["A"][_LOVE, _LOVE],
}
