"""Cross-attention: queries of one sequence over keys of another, instead of a bottleneck."""

from __future__ import annotations

import numpy as np

from pointerscope.formulas import attention_scores, linear, softmax, weighted_sum
from pointerscope.lessons.framework import (
    Inputs,
    Numbers,
    Points,
    Solver,
    SolverFunctions,
    StepResult,
    recorded,
    result,
)


def projections(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        return result(Q=inputs["D"], K=inputs["E"], V=inputs["E"])
    return result(
        Q=linear(inputs["D"], inputs["W_Q"].T),
        K=linear(inputs["E"], inputs["W_K"].T),
        V=linear(inputs["E"], inputs["W_V"].T),
    )


def bottleneck(inputs: Inputs) -> StepResult:
    mean = inputs["V"].mean(0)
    remark = (
        f"The values hold {inputs['V'].size} numbers, their mean holds {mean.size}. "
        f"Each word has the weight {1 / len(inputs['V']):.3g}."
    )
    return result(b=mean, remark=remark)


def scores(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        return result(S=np.zeros((len(inputs["Q"]), len(inputs["K"]))))
    return result(S=attention_scores(inputs["Q"], inputs["K"]))


def softmax_(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        sums = ", ".join(f"{total:.4g}" for total in inputs["S"].sum(-1))
        return result(A=inputs["S"], remark=f"The rows sum to {sums}.")
    weights = softmax(inputs["S"])
    source = inputs.words("source")
    sentences = [
        f"The largest weight of “{word}” is {row.max():.2f}, on “{source[row.argmax()]}”."
        for word, row in zip(inputs.words("target"), weights, strict=True)
    ]
    return result(A=weights, remark=" ".join(sentences))


def contexts(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        values = np.repeat(inputs["b"][None], len(inputs["Q"]), axis=0)
    else:
        values = weighted_sum(inputs["A"], inputs["V"])
    source, target = inputs.words("source"), inputs.words("target")
    points = np.vstack([inputs["V"], values, inputs["b"]])
    spread = np.ptp(values, axis=0).max()
    return result(
        Z=values,
        remark=(
            f"The contexts differ by up to {spread:.3g} in a component."
            if spread > 0
            else "All contexts are the same."
        ),
        picture=Points(
            points[:, 0],
            points[:, 1],
            (*source, *target, "bottleneck"),
            square=True,
            groups=(*("source" for _ in source), *("written" for _ in target), "bottleneck"),
        ),
    )


def passes(inputs: Inputs) -> StepResult:
    source = inputs.words("source")
    most = inputs["A"].max(0)
    remark = f"The smallest of these maxima is {most.min():.2f}, on “{source[most.argmin()]}”."
    return result(even=recorded(np.ones(len(source))) / len(source), most=most, remark=remark)


def sizes(inputs: Inputs) -> StepResult:
    n, m, d_k, d_v = (inputs.number(name) for name in ("n", "m", "d_k", "d_v"))
    shapes = np.array([(n, d_k), (m, d_k), (m, d_v), (n, m), (n, m), (n, d_v)])
    return result(
        shapes=np.column_stack([shapes, shapes.prod(-1)]),
        remark=f"Weights: {n:,.0f} · {m:,.0f} = {n * m:,.0f}.",
    )


def _sentence(solve: Solver) -> Numbers:
    """Return the sizes of Q, K and V in self-attention over three words."""
    return solve({"n": 3, "m": 3})["shapes"][:3, :2]


def _without_scores(solve: Solver) -> str:
    unscored = solve(removed=["scores"])
    if np.allclose(unscored["Z"], unscored["b"]):
        return "Every word gets the bottleneck's vector."
    return "Each word gets a different context."


def _source_twice(solve: Solver) -> Numbers:
    words, rows = solve().words("source"), solve()["E"].tolist()
    return solve({"source": [*words] * 2, "E": rows * 2})["A"]


computed: SolverFunctions = {
    "sentence": _sentence,
    "n-and-m": lambda solve: _sentence(solve)[:2, 0],
    "widths": lambda solve: _sentence(solve)[1:, 1],
    "unscored": _without_scores,
    "mean-or-self": lambda solve: _source_twice(solve)[2, 1],
    "weights": lambda solve: solve()["shapes"][4, 2],
}
