"""Attention as a dictionary that also answers near misses, and as a graph made by its nodes."""

from __future__ import annotations

from itertools import count

import numpy as np

from pointerscope.formulas import attention_scores, perplexity, weighted_sum
from pointerscope.formulas import softmax as softmax_of
from pointerscope.lessons.framework import (
    Inputs,
    Labelled,
    NotComputableError,
    Numbers,
    Solver,
    SolverFunctions,
    StepResult,
    result,
)
from pointerscope.lessons.framework.pictures import Graph

_NUDGE = 1e-3
_TRAITS = ("purrs", "barks", "flies", "small")


def dictionary(inputs: Inputs) -> StepResult:
    [asked] = inputs.words("asked")
    match = np.array([float(key == asked) for key in inputs.words("keys")])
    remark = f"“{asked}” is not a key: the lookup finds nothing. In Python this is a KeyError."
    if match.any():
        remark = f"“{asked}” is a key, so its value is returned."
    return result(match=match, found=weighted_sum(match, inputs["V"]), remark=remark)


def likeness(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        return result(s=np.zeros(len(inputs["K"])))
    return result(s=attention_scores(inputs["q"][None], inputs["K"])[0])


def shares(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        return result(w=_nearest(inputs["s"]))
    return result(w=softmax_of(inputs["s"], temperature=inputs.number("tau")))


def blend(inputs: Inputs) -> StepResult:
    top = inputs.words("keys")[int(inputs["w"].argmax())]
    remark = f"The value of “{top}” has the largest weight, {inputs['w'].max():.2f}."
    return result(soft=weighted_sum(inputs["w"], inputs["V"]), remark=remark)


def movement(inputs: Inputs) -> StepResult:
    width, values = len(inputs["q"]), inputs["V"]
    queries = inputs["q"] + _NUDGE * np.vstack([np.zeros(width), np.eye(width)])
    scores = attention_scores(queries, inputs["K"])
    soft = weighted_sum(softmax_of(scores, temperature=inputs.number("tau")), values)
    hard = weighted_sum(np.array([_nearest(row) for row in scores]), values)
    soft, hard = ((found[1:] - found[0]) / _NUDGE for found in (soft, hard))
    remark = (
        f"The largest slope is {float(np.abs(soft).max()):.3g} for the soft lookup and "
        f"{float(np.abs(hard).max()):.3g} for the nearest key."
    )
    first, second = (Labelled(slopes, rows=_TRAITS) for slopes in (soft, hard))
    return result(moved_soft=first, moved_hard=second, remark=remark)


def row_sums(inputs: Inputs) -> StepResult:
    sums = inputs["A"].sum(-1, keepdims=True)
    remark = "Not all rows sum to 1, so this is not an attention matrix."
    if np.isclose(sums, 1).all():
        remark = "All rows sum to 1."
    return result(sums=sums, remark=remark)


def graph(inputs: Inputs) -> StepResult:
    weights, nodes = inputs["A"], inputs.words("nodes")
    if not inputs["sums"].all():
        raise NotComputableError(
            "A position with only weights of 0 attends to nothing. Give every row a weight above 0."
        )
    top = weights.argmax(-1)
    targets = [f"“{node}” to “{nodes[at]}”" for node, at in zip(nodes, top, strict=True)]
    return result(
        most=(top + 1.0)[:, None],
        weight=weights.max(-1, keepdims=True),
        effective=perplexity(weights / inputs["sums"])[:, None],
        remark=f"Each position's largest weight: {', '.join(targets)}.",
        picture=Graph(nodes, weights),
    )


def own_graph(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    h, nodes = inputs["h"], inputs.words("nodes")
    between = attention_scores(h, h)
    if not is_removed:
        own = softmax_of(attention_scores(h, h))
        return result(between=between, own=own, picture=Graph(nodes, own))
    links = inputs["links"]
    sums = links.sum(-1, keepdims=True)
    if not sums.all():
        raise NotComputableError("A position of the fixed graph has no neighbour. Link it to one.")
    caption = "The vectors at the positions have no influence on the edges."
    picture = Graph(nodes, links / sums, title="The fixed graph", caption=caption)
    return result(between=between, own=links / sums, picture=picture)


def messages(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    h = inputs["h"]
    return result(h_new=h if is_removed else weighted_sum(inputs["own"], h))


def _nearest(scores: Numbers) -> Numbers:
    """Give all weight to the largest score."""
    return np.eye(len(scores))[scores.argmax()]


def _rounds(solve: Solver) -> int:
    """Return after how many rounds along the fixed graph the first position hears of the last."""
    links = solve()["links"]
    return next(rounds for rounds in count(1) if np.linalg.matrix_power(links, rounds)[0, -1])


computed: SolverFunctions = {
    "colder": lambda solve: solve({"tau": 0.5})["w"][0],
    "uniform": lambda solve: solve().words("nodes")[int(solve()["effective"].argmax())],
    "rounds": _rounds,
}
