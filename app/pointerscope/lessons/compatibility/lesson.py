"""Four ways to score a query against keys, and how two pointer networks score."""

from __future__ import annotations

import numpy as np

from pointerscope.formulas import content_scores, linear, pointer_scores, scale_by_root, softmax
from pointerscope.formulas.compatibility import (
    additive_parameters,
    additive_scores,
    bilinear_parameters,
    bilinear_scores,
)
from pointerscope.lessons.framework import (
    Bars,
    Inputs,
    Labelled,
    Numbers,
    Solver,
    SolverFunctions,
    StepResult,
    result,
)

_TABLES = ("dot", "scaled", "bilinear", "additive")
_WAYS = ("dot product", "scaled dot product", "bilinear", "additive")
_NETWORKS = ("original", "V45")


def dot_product(inputs: Inputs) -> StepResult:
    return result(dot=content_scores(inputs["q"], inputs["K"], scaled=False))


def scaled_dot_product(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    dot = inputs["dot"]
    return result(scaled=dot if is_removed else scale_by_root(dot, len(inputs["q"])))


def bilinear(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    weight = np.eye(len(inputs["q"])) if is_removed else inputs["W"]
    scores = bilinear_scores(inputs["q"], inputs["K"], weight)
    return result(carried=inputs["q"] @ weight, bilinear=scores)


def additive(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    query, keys = linear(inputs["q"], inputs["W_q"]), linear(inputs["K"], inputs["W_k"])
    found = additive_scores(*_network(inputs))
    hidden, scores = found.hidden, found.scores
    if is_removed:
        hidden = query + keys
        scores = content_scores(inputs["v"], hidden, scaled=False)
    return result(query_part=query, key_part=keys, hidden=hidden, additive=scores)


def side_by_side(inputs: Inputs) -> StepResult:
    scores = np.stack([inputs[name] for name in _TABLES])
    weights = softmax(scores)
    remark, picture = _compare(inputs, _WAYS, weights)
    return result(scores=scores, weights=weights, remark=remark, picture=picture)


def parameters(inputs: Inputs) -> StepResult:
    here, hidden = len(inputs["q"]), len(inputs["v"])
    width, units = inputs.integer("d"), inputs.integer("h")
    of_bilinear = [bilinear_parameters(here, here), bilinear_parameters(width, width)]
    sizes = ((here, here, hidden), (width, width, units))
    of_additive = [additive_parameters(*size) for size in sizes]
    more = "more" if of_additive[1] > of_bilinear[1] else "no more"
    return result(
        counts=Labelled(
            [[0, 0], [0, 0], of_bilinear, of_additive],
            columns=(f"d = {here}, h = {hidden}", f"d = {width}, h = {units}"),
        ),
        remark=f"At width {width} with {units} hidden units, additive scoring has {more} "
        "parameters than bilinear scoring.",
    )


def original_pointer(inputs: Inputs) -> StepResult:
    found = additive_scores(*_network(inputs))
    return result(states=found.hidden, u=found.scores)


def _network(inputs: Inputs) -> tuple[Numbers, Numbers, Numbers, Numbers, Numbers]:
    return inputs["q"], inputs["K"], inputs["W_q"], inputs["W_k"], inputs["v"]


def content(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    query, keys = inputs["q"], inputs["K"]
    if not is_removed:
        query, keys = linear(query, inputs["P_q"]), linear(keys, inputs["P_k"])
    return result(query=query, keys=keys, content=content_scores(query, keys))


def position(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    content = inputs["content"]
    return result(s=content if is_removed else pointer_scores(content, inputs["b"]))


def both_pointers(inputs: Inputs) -> StepResult:
    scores = np.stack([inputs["u"], inputs["s"]])
    weights = softmax(scores)
    remark, picture = _compare(inputs, _NETWORKS, weights)
    return result(pointed=scores, pointers=weights, remark=remark, picture=picture)


def _compare(inputs: Inputs, ways: tuple[str, ...], weights: Numbers) -> tuple[str, Bars]:
    """Return a remark and a picture of the weights of each way."""
    visits = inputs.words("visits")
    largest = "; ".join(
        f"{way} “{visits[row.argmax()]}” ({row.max():.2f})"
        for way, row in zip(ways, weights, strict=True)
    )
    return f"Largest weights: {largest}.", Bars(visits, dict(zip(ways, weights, strict=True)))


def _query_matters(solve: Solver) -> str:
    before = solve(removed=["additive"])["weights"][3]
    after = solve({"q": [0, 0, 0, 0]}, ["additive"])["weights"][3]
    same = np.allclose(before, after)
    return "No, the weights stay the same." if same else "Yes, the weights change."


def _units_needed(solve: Solver) -> int:
    counts = ((units, solve({"d": 64, "h": units})["counts"][:, 1]) for units in range(1, 65))
    return next(units for units, found in counts if found[3] > found[2])


computed: SolverFunctions = {
    "say": _query_matters,
    "units": _units_needed,
    "twice": lambda solve: [
        solve({"K": [[2, 2, 0, 2], [0, 1, 2, 0], [2, 0, 1, -1]]})[name][0]
        for name in ("dot", "scaled")
    ],
}
