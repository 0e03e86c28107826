"""Attention as a weighted average: a multinomial logit for weights, beside least squares."""

from __future__ import annotations

import numpy as np

from pointerscope.formulas import attention_scores, masked, scale_by_root, softmax, weighted_sum
from pointerscope.formulas.regression import hat_matrix, inverse_gram
from pointerscope.lessons.framework import (
    Inputs,
    Labelled,
    Solver,
    SolverFunctions,
    StepResult,
    plain,
    recorded,
    result,
)
from pointerscope.lessons.framework.pictures import Lines
from pointerscope.lessons.framework.steps import NotComputableError


def features(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    x = inputs["x"]
    if is_removed:
        return result(X=Labelled(x, columns=("x",)))
    return result(X=np.hstack([np.ones_like(x), x]))


def utilities(inputs: Inputs) -> StepResult:
    return result(U=attention_scores(inputs["X"], inputs["X"], scaled=False))


def scaling(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    u = inputs["U"]
    return result(scaled=u if is_removed else scale_by_root(u, inputs["X"].shape[1]))


def logit(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    scaled = inputs["scaled"]
    weights = softmax(recorded(np.zeros_like(scaled)) if is_removed else scaled)
    rows = zip(inputs.words("observations"), plain(weights), strict=True)
    others = [
        f"“{name}”" for at, (name, row) in enumerate(rows) if row[at] < row.max() * (1 - 1e-9)
    ]
    remark = f"Observations that prefer another to themselves: {', '.join(others) or 'none'}."
    return result(A=weights, A_sums=weights.sum(-1, keepdims=True), remark=remark)


def average(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    outputs = inputs["y"] if is_removed else weighted_sum(inputs["A"], inputs["y"])
    low, high = plain(outputs).min(), plain(outputs).max()
    return result(Z=outputs, remark=f"Outputs range from {low:.3g} to {high:.3g}.")


def least_squares(inputs: Inputs) -> StepResult:
    x = inputs["X"]
    try:
        inverse, hat = inverse_gram(x), hat_matrix(x)
    except ValueError as error:
        raise NotComputableError(
            "Least squares has no single answer here: the columns of X are linearly dependent, or "
            "there are fewer observations than columns. Let x differ between observations."
        ) from error
    names, sums = ("1", "x")[-x.shape[1] :], hat.sum(-1, keepdims=True)
    totals = ", ".join(f"{total:.4g}" for total in np.round(plain(sums)[:, 0], 9) + 0.0)
    negative = int((plain(hat) < -1e-12).sum())
    return result(
        X_T=Labelled(x.T, rows=names),
        gram=Labelled(x.T @ x, rows=names, columns=names),
        inverse=Labelled(inverse, rows=names, columns=names),
        X_inverse=Labelled(x @ inverse, columns=names),
        H=hat,
        H_sums=sums,
        remark=f"{negative} of {hat.size} weights are negative. The rows sum to {totals}.",
    )


def two_fits(inputs: Inputs) -> StepResult:
    averaged = weighted_sum(inputs["A"], inputs["y"])
    fitted = weighted_sum(inputs["H"], inputs["y"])
    observed, order = plain(inputs["y"]), np.argsort(plain(inputs["x"])[:, 0], kind="stable")
    low, high, slack = observed.min(), observed.max(), 1e-9 * max(1.0, np.abs(observed).max())
    outside = int(((plain(fitted) < low - slack) | (plain(fitted) > high + slack)).sum())
    curves = {"observed": observed, "attention": averaged, "least squares": fitted}
    shown = {name: values[order, 0] for name, values in curves.items()}
    picture = Lines(inputs["x"][order, 0], shown, markers=True)
    remark = f"Values outside the observed range: {outside} by least squares, none by attention."
    return result(by_attention=averaged, fitted=fitted, remark=remark, picture=picture)


def twice(inputs: Inputs) -> StepResult:
    hat, weights = inputs["H"] @ inputs["H"], inputs["A"] @ inputs["A"]
    changes = [np.abs(plain(hat - inputs["H"])).max(), np.abs(plain(weights - inputs["A"])).max()]
    remark = f"HH differs from H by {changes[0]:.1e} at most, AA from A by {changes[1]:.2g}."
    return result(HH=hat, AA=weights, remark=remark)


def one_away(inputs: Inputs) -> StepResult:
    names = inputs.words("observations")
    if len(names) == 1:
        raise NotComputableError("Without the only observation, nothing is left to choose from.")
    allowed = np.ones(inputs["scaled"].shape, dtype=bool)
    allowed[:, -1] = False
    left, kept = masked(inputs["scaled"], allowed), 1 - inputs["A"][:, -1:]
    share = float(kept[-1, 0])
    remark = f"In the row of “{names[-1]}”, the weight of the others grows from {share:.3g} to 1."
    return result(left=left, A_left=softmax(left), kept=kept, remark=remark)


def _outside(solve: Solver) -> str:
    fitted = solve({"y": [[0], [0], [0], [0], [5]]})["fitted"]
    return "Yes, some do." if fitted.min() < 0 or fitted.max() > 5 else "No, none do."


computed: SolverFunctions = {
    "origin": lambda solve: solve(removed=["features"])["H_sums"][4, 0],
    "line": lambda solve: solve({"y": [[-4], [-2], [0], [2], [4]]})["Z"][4, 0],
    "outside": _outside,
}
