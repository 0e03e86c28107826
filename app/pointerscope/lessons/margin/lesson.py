"""Margin pressure rising: the practice problems, with answers that are worked out."""

from __future__ import annotations

import math

import numpy as np

from pointerscope.formulas import softmax as softmax_of
from pointerscope.formulas.compatibility import dot_product_variance
from pointerscope.formulas.normalisation import post_norm, pre_norm
from pointerscope.formulas.primitives import relu
from pointerscope.lessons.framework import (
    Inputs,
    Numbers,
    Solver,
    SolverFunctions,
    StepResult,
    result,
    self_attention,
)

_STANDARD_DEVIATIONS = 2  # that typical scores keep within
_SHARES = (0.3, 0.3)  # of “revenue” and “guidance”, in the solution of problem 3.3

projections, scores = self_attention.projections, self_attention.scores
scaling, softmax = self_attention.scaling, self_attention.softmax
output = self_attention.output


def spread(inputs: Inputs) -> StepResult:
    width = inputs["width"]
    divisors = np.stack([np.ones_like(width), np.sqrt(width), width])[:, None]
    variance = dot_product_variance(width, query_variance=1 / divisors**2)
    deviation = np.sqrt(variance)
    reach = _STANDARD_DEVIATIONS * deviation
    return result(c=divisors, variance=variance, deviation=deviation, reach=reach)


def squeezed(inputs: Inputs) -> StepResult:
    divided = inputs["typical"][None] / inputs["c"]
    return result(divided=divided, shares=softmax_of(divided))


def _row_sums(solve: Solver) -> Numbers:
    return solve()["A"].sum(-1)


def _range(solve: Solver) -> Numbers:
    return solve()["reach"][0] * np.array([-1, 1])


def _symmetric(solve: Solver) -> str:
    """Return the change that makes the scores symmetric."""
    queries, keys = solve()["W_Q"].tolist(), solve()["W_K"].tolist()
    changes: dict[str, dict[str, object]] = {
        "Project the values with zeros": {"W_V": ((0, 0),) * 4},
        "Project the keys with the query projection": {"W_K": queries},
        "Swap the query and key projections": {"W_Q": keys, "W_K": queries},
    }
    scored = {change: solve(edited)["S"] for change, edited in changes.items()}
    return next(change for change, found in scored.items() if np.array_equal(found, found.T))


def _beyond(solve: Solver) -> str:
    """Return whether an output lies outside the range of its values."""
    outputs, values = solve()["Z"], solve()["V"]
    inside = (outputs <= values.max(0)) & (outputs >= values.min(0))
    if inside.all():
        return "No, it lies between the smallest and the largest value"
    return "Yes, if the weights are large enough"


def _doubles(solve: Solver) -> str:
    """Return the arrangement whose output doubles with its input."""
    x = solve()["X"]
    ones, zeros = np.ones(x.shape[-1]), np.zeros(x.shape[-1])
    arrangements = {"Pre-Norm": pre_norm, "Post-Norm": post_norm}
    for name, arranged in arrangements.items():
        once, twice = (arranged(scale * x, np.zeros_like, ones, zeros) for scale in (1, 2))
        if np.allclose(twice, 2 * once):
            return name
    raise AssertionError("No arrangement doubles its output.")


def _too_uniform(solve: Solver) -> str:
    """Return whether weights are closer together when divided by the width than by its root."""
    ranges = np.ptp(solve()["shares"], axis=-1)
    if ranges[2] < ranges[1]:
        return "Yes, the scores are close and the weights are nearly equal"
    return "No, the scores spread and one weight is nearly 1"


computed: SolverFunctions = {
    "tokens": lambda solve: len(solve()["X"]),
    "embedding-width": lambda solve: solve()["X"].shape[-1],
    "key-width": lambda solve: solve()["K"].shape[-1],
    "root": lambda solve: math.sqrt(solve()["K"].shape[-1]),
    "keys-transposed": lambda solve: solve()["K"].T,
    "shape": lambda solve: solve()["S"].shape,
    "row-sums": _row_sums,
    "elsewhere": lambda _: 1 - sum(_SHARES),
    "margin-to-rising": lambda solve: [solve()["A"][0, 2]] * 2,
    "rising-to-margin": lambda solve: [solve()["A"][2, 0]] * 2,
    "rounded-z": lambda solve: np.round(solve()["A"], 2) @ solve()["V"],
    "range": _range,
    "queries": lambda solve: solve()["Q"],
    "keys": lambda solve: solve()["K"],
    "values": lambda solve: solve()["V"],
    "scores": lambda solve: solve()["S"],
    "weights": lambda solve: solve()["A"],
    "output": lambda solve: solve()["Z"],
    "sums": _row_sums,
    "symmetric": _symmetric,
    "deviation": lambda solve: solve()["deviation"][0, 0],
    "saturated": lambda solve: solve()["shares"][0],
    "new-deviation": lambda solve: solve()["deviation"][1, 0],
    "scaled": lambda solve: solve()["shares"][1],
    "over-width": lambda solve: solve()["variance"][2, 0],
    "too-uniform": _too_uniform,
    "portfolio": _beyond,
    "one-head": lambda _: softmax_of(np.array([4.0, 4.0, 0.0]))[0],
    "relu": lambda _: relu(np.array([1.0, -1.0])).sum(),
    "norms": _doubles,
}
