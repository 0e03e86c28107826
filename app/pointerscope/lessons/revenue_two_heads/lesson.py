"""AAPL revenue beat expectations, with the same queries, keys and values split into two heads."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, linear, scale_by_root, softmax, weighted_sum
from pointerscope.lessons.framework import (
    Inputs,
    Labelled,
    SolverFunctions,
    StepResult,
    result,
    self_attention,
)

if TYPE_CHECKING:
    from collections.abc import Callable

projections = partial(self_attention.projections, kept="V")


def cut(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    rows = tuple(f"{token}, head {head}" for token in inputs.words("tokens") for head in (1, 2))
    cut, remark = {name: inputs[name].reshape(len(rows), -1) for name in "QKV"}, ""
    if is_removed:
        cut |= {name: np.repeat(inputs[name], 2, axis=0) for name in "QK"}
        remark = "The values stay split: each head passes on its own half."
    values = {f"{name}_cut": Labelled(cut[name], rows=rows) for name in cut}
    return StepResult((), remark, values=values)


def swap(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    rows, remark = (slice(0, None, 2), slice(1, None, 2)), ""
    if is_removed:
        count = len(inputs.words("tokens"))
        rows = slice(count), slice(count, None)
        remark = "The row labels say what the next steps take a row for, not what the row holds."
    heads = [(name, *head) for name in "QKV" for head in enumerate(rows, start=1)]
    values = {f"{name}_{head}": inputs[f"{name}_cut"][own] for name, head, own in heads}
    return StepResult((), remark, values=values)


def scores(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        return _in_each_head(inputs, "S", lambda q, k: np.zeros((len(q), len(k))), "Q", "K")
    return _in_each_head(inputs, "S", partial(attention_scores, scaled=False), "Q", "K")


def scaling(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        return _in_each_head(inputs, "scaled", np.copy, "S")
    width = inputs["K_1"].shape[-1]
    scaled = _in_each_head(inputs, "scaled", partial(scale_by_root, width=width), "S")
    remark = f"A head is {width} wide, so every score is divided by {np.sqrt(width):.4g}."
    return scaled._replace(remark=remark)


def weights(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        return _in_each_head(inputs, "A", np.copy, "scaled")
    first, second = softmax(inputs["scaled_1"]), softmax(inputs["scaled_2"])
    remarks = [self_attention.describe_attention(inputs, found) for found in (first, second)]
    return result(A_1=first, A_2=second, remark="In head 1 {} In head 2 {}".format(*remarks))


def outputs(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        return _in_each_head(inputs, "Z", np.copy, "V")
    return _in_each_head(inputs, "Z", weighted_sum, "A", "V")


def _in_each_head(
    inputs: Inputs, name: str, formula: Callable[..., object], *tables: str
) -> StepResult:
    """Apply a formula to tables of head 1, and to those of head 2."""
    read = {head: [inputs[f"{table}_{head}"] for table in tables] for head in (1, 2)}
    values = {f"{name}_{head}": formula(*found) for head, found in read.items()}
    return StepResult((), values=values)


def concatenation(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    heads = [inputs["Z_1"], inputs["Z_2"]]
    if is_removed:
        heads = [(heads[0] + heads[1]) / 2] * 2
    return result(C=np.concatenate(heads, axis=-1))


def output_projection(inputs: Inputs) -> StepResult:
    return result(M=linear(inputs["C"], inputs["W_O"].T))


_UPPER_ROWS = {"W_O": np.diag([1, 1, 0, 0]).tolist()}
computed: SolverFunctions = {
    "query-shape": lambda solve: solve()["Q"].shape,
    "widths": lambda solve: (solve()["Q"].size / solve()["Q_1"].size, *[len(solve()["K_1"].T)] * 2),
    "focus": lambda solve: [1 + solve()[name].sum(0).argmax() for name in ("A_1", "A_2")],
    "output-shapes": lambda solve: [solve()[name].shape for name in ("Z_1", "Z_2", "C", "C")],
    "shapes": lambda solve: [solve()[name].shape for name in ("W_O", "X", "M")],
    "one-head": lambda solve: solve(removed=["cut"])["A_1"][0, 1],
    "no-swap": lambda solve: solve(removed=["swap"])["Q_1"][1],
    "projection": lambda solve: (
        "Head 1" if np.allclose(solve(_UPPER_ROWS)["M"][:, :2], solve()["Z_1"]) else "Head 2"
    ),
}
