"""Two attention layers without a non-linearity between them, and with one."""

from __future__ import annotations

from typing import Any

import numpy as np

from pointerscope.formulas import linear, scaled_dot_product_attention, weighted_sum
from pointerscope.formulas.collapse import collapsed_weights, log_ratios, singular_values
from pointerscope.formulas.feed_forward import feed_forward
from pointerscope.formulas.primitives import affine, relu
from pointerscope.formulas.regression import hat_matrix
from pointerscope.lessons.framework import (
    Inputs,
    Labelled,
    NotComputableError,
    Numbers,
    SolverFunctions,
    StepResult,
    result,
)

# Two units that compute |x1 + x2| - 1, which is x1 x2 wherever both are 1 or -1.
_UNITS = (
    affine(np.array([[1.0, 1.0], [-1.0, -1.0]]), np.zeros(2)),
    affine(np.ones((1, 2)), -np.ones(1)),
)
_ROUNDING = 1e-9  # of the largest number: differences below it are rounding errors
_REASONS = ("ReLU is not linear.", "The rows of A* no longer sum to 1.")


def first_layer(inputs: Inputs) -> StepResult:
    return result(**_attention_layer(inputs, 1, inputs["X"]))


def second_layer(inputs: Inputs) -> StepResult:
    return result(**_attention_layer(inputs, 2, inputs["H_1"]))


def _attention_layer(inputs: Inputs, layer: int, tokens: Numbers) -> dict[str, Any]:
    queries, keys, values = (linear(tokens, inputs[f"W_{part}{layer}"].T) for part in "QKV")
    found = scaled_dot_product_attention(queries, keys, values)
    tables = (queries, keys, found.scores, found.weights, values, found.outputs)
    return {f"{name}_{layer}": table for name, table in zip("QKSAVH", tables, strict=True)}


def one_layer(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    first, second = inputs["A_1"], inputs["A_2"]
    weights = collapsed_weights(first, second) if is_removed else collapsed_weights(second, first)
    projection = inputs["W_V1"] @ inputs["W_V2"]
    values = linear(inputs["X"], projection.T)
    output = weighted_sum(weights, values)
    gap = output - inputs["H_2"]
    return result(
        A_star=weights,
        sums=weights.sum(-1, keepdims=True),
        V_star=projection,
        projected=values,
        H_star=output,
        gap=gap,
        remark=_comparison(gap, inputs["H_2"]),
    )


def _comparison(gap: Numbers, output: Numbers) -> str:
    if _is_rounding(gap, output):
        return "The single layer gives the same output as the two layers."
    return f"The single layer and the two layers differ by up to {_largest(gap):.4g}."


def _is_rounding(difference: Numbers, *compared: Numbers) -> bool:
    return _largest(difference) <= _ROUNDING * max(1.0, *map(_largest, compared))


def _largest(array: Numbers) -> float:
    return float(np.abs(array).max())


def hidden(inputs: Inputs) -> StepResult:
    mirrored, weight, bias = -inputs["H_1"], inputs["W_1"].T, inputs["b_1"]
    return result(
        P=linear(inputs["H_1"], weight, bias),
        H_mirrored=mirrored,
        P_mirrored=linear(mirrored, weight, bias),
        P_zero=bias,
    )


def rectify(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    units = [inputs[name] for name in ("P", "P_mirrored", "P_zero")]
    values = units if is_removed else [relu(before) for before in units]
    remark = f"{float((inputs['P'] < 0).mean()):.0%} of the hidden units for X are negative."
    return result(R=values[0], R_mirrored=values[1], R_zero=values[2], remark=remark)


def left_over(inputs: Inputs) -> StepResult:
    def project(units: Numbers) -> Numbers:
        return linear(linear(units, inputs["W_2"].T, inputs["b_2"]), inputs["W_V2"].T)

    f = weighted_sum(inputs["A_2"], project(inputs["R"]))
    f_mirrored = weighted_sum(inputs["A_2"], project(inputs["R_mirrored"]))
    f_zero = project(inputs["R_zero"])  # the rows of A_2 sum to 1: a constant does not change
    left = f + f_mirrored - 2 * f_zero
    remark = f"The combination reaches {_largest(left):.4g}, so no single layer does the same."
    if _is_rounding(left, f, f_mirrored, f_zero):
        remark = "The combination is 0, so a single layer could do the same."
    return result(f=f, f_mirrored=f_mirrored, f_zero=f_zero, left=left, remark=remark)


def other_input(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    tokens = inputs["X" if is_removed else "X_other"]
    first = _attention_layer(inputs, 1, tokens)
    second = _attention_layer(inputs, 2, first["H_1"])
    weights, output = collapsed_weights(second["A_2"], first["A_1"]), second["H_2"]
    held = weighted_sum(inputs["A_star"], linear(tokens, inputs["V_star"].T))
    change = f"The joint weights change by up to {_largest(weights - inputs['A_star']):.4g}."
    remark = f"{change} {_comparison(held - output, output)}"
    return result(A_moved=weights, two=output, held=held, off=held - output, remark=remark)


def width(inputs: Inputs) -> StepResult:
    tokens = inputs.words("tokens")
    matrices = [inputs[name] for name in ("A_1", "A_2", "A_star")]
    if len(tokens) == 1:
        raise NotComputableError("A single token gives all its attention to itself. Add a token.")
    if min(weights.min() for weights in matrices) <= 0:
        raise NotComputableError(
            "A weight is rounded to 0 and has no logarithm. Make inputs or projections smaller."
        )
    ratios = [log_ratios(weights) for weights in matrices]
    found = np.stack([singular_values(ratio) for ratio in ratios])
    found = np.where(found > _ROUNDING * found.max(-1, keepdims=True).clip(_ROUNDING), found, 0.0)
    ranks = (found > 0).sum(-1)
    names = tuple(f"{token} / {tokens[0]}" for token in tokens[1:])
    wide = inputs["W_Q1"].shape[-1]
    verdict = "could be" if ranks[-1] <= wide else "cannot be"
    return result(
        log_ratios=Labelled(ratios[-1], columns=names),
        singular=found,
        ranks=ranks[:, None],
        remark=f"The joint weights have rank {ranks[-1]}, so they {verdict} the softmax of queries "
        f"and keys of width {wide}.",
    )


def interaction(inputs: Inputs) -> StepResult:
    x = inputs["corners"]
    product = x[:, :1] * x[:, 1:]
    try:
        line = hat_matrix(np.hstack([np.ones((len(x), 1)), x])) @ product
    except ValueError:
        message = "The four pairs lie on one line, so the slopes are not unique. Move a pair."
        raise NotComputableError(message) from None
    units = feed_forward(x, *_UNITS, activation=relu)
    return result(
        cases=np.hstack([product, line, units]),
        remark=f"The linear regression misses the product by up to {_largest(product - line):.4g}, "
        f"the ReLU units by up to {_largest(product - units):.4g}.",
    )


computed: SolverFunctions = {
    "expansion": lambda solve: solve()["W_1"].shape[1] / solve()["W_1"].shape[0],
    "joint-weight": lambda solve: solve()["A_star"][0, 3],
    "always-on": lambda solve: (
        solve({"b_1": [100] * len(solve()["b_1"])})["left"][0, 0].round(9) + 0.0
    ),
    "why": lambda solve: _REASONS[int(_largest(solve()["left"]) <= _ROUNDING)],
}
