"""The pointer: scores of visits become weights, and weights become probabilities of places."""

from __future__ import annotations

import math

import numpy as np

from pointerscope.formulas import (
    content_scores,
    entropy,
    linear,
    perplexity,
    pointer_scores,
    scale_by_root,
    scatter_add,
    softmax,
)
from pointerscope.formulas.masking import additive_mask
from pointerscope.formulas.primitives import x_log_y
from pointerscope.lessons.framework import (
    Inputs,
    Labelled,
    LessonSolution,
    Numbers,
    Solver,
    SolverFunctions,
    StepResult,
    agreeing,
    recorded,
    result,
)

_ONE_HOT = 1e-9  # how far below 1 a weight may be to count as all of it


def context(inputs: Inputs) -> StepResult:
    is_last = inputs.choice("context_from") == "last"
    return result(context=inputs["H"][-1] if is_last else inputs["c"])


def from_end(inputs: Inputs) -> StepResult:
    visits, padding, labels = len(inputs["H"]), inputs.integer("padding"), _rows(inputs)
    index, length = recorded(np.arange(visits + padding, dtype=float)), recorded(visits)
    rows = np.vstack([inputs["H"], *[inputs["h_pad"]] * padding])
    return result(
        E=Labelled(rows, rows=labels),
        L=length,
        i=Labelled(index, columns=labels),
        from_end=Labelled(np.maximum(0, length - index), columns=labels),
    )


def projection(inputs: Inputs) -> StepResult:
    keys = linear(inputs["E"], inputs["W_K"].T)
    return result(
        q=linear(inputs["context"], inputs["W_Q"].T), K=Labelled(keys, rows=_rows(inputs))
    )


def content(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        remark = "All dot products are 0: the content of a visit has no effect."
        return _by_row(inputs, remark, dots=np.zeros(len(inputs["K"])))
    return _by_row(inputs, dots=content_scores(inputs["q"], inputs["K"], scaled=False))


def scaling(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        return _by_row(inputs, raw=inputs["dots"])
    width = inputs["q"].shape[-1]
    remark = f"The width is {width}, so every dot product is divided by {math.sqrt(width):.4g}."
    return _by_row(inputs, remark, raw=scale_by_root(inputs["dots"], width))


def position_bias(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    if is_removed:
        return _by_row(inputs, bias=np.zeros(len(inputs["E"])), scores=inputs["raw"])
    bias = inputs["b_pos"][inputs["from_end"].astype(int)]
    return _by_row(inputs, bias=bias, scores=pointer_scores(inputs["raw"], bias))


def mask(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    rows = len(inputs["E"])
    added = np.zeros(rows)
    if not is_removed:
        added = additive_mask(np.arange(rows) < inputs.integer("L"))
    return _by_row(inputs, M=added, masked=inputs["scores"] + added)


def softmax_(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    scores = inputs["masked"]
    weights = np.eye(len(scores))[scores.argmax()] if is_removed else softmax(scores)
    largest = _rows(inputs)[weights.argmax()]
    remark = f"{largest} has the largest weight, {weights.max():.3f}."
    if weights.max() >= 1 - _ONE_HOT:
        remark = f"{largest} has all the weight."
    elif (of_padding := weights[inputs.integer("L") :].sum()) > 0:
        remark += f" Padding has {of_padding:.3f}."
    return _by_row(inputs, remark, alpha=weights)


def scatter(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    visits, padding = inputs.words("visits"), inputs.integer("padding")
    known = tuple(dict.fromkeys(visits))
    place_of_row = [*map(known.index, visits), *[len(known)] * padding]
    names = (*known, *("padding",)[:padding], "any other")
    found = scatter_add(inputs["alpha"], np.asarray(place_of_row), len(names))
    if is_removed:
        names, found = _rows(inputs), inputs["alpha"]
    remark = f"{names[found.argmax()]} has the largest probability, {found.max():.1%}."
    return result(P_ptr=Labelled(found, columns=names), remark=remark)


def spread(inputs: Inputs) -> StepResult:
    above_zero = np.flatnonzero(inputs["alpha"])
    weights = inputs["alpha"][above_zero]
    labels = tuple(_rows(inputs)[row] for row in above_zero)
    return result(
        p=Labelled(weights, columns=labels),
        ln_p=Labelled(np.log(weights), columns=labels),
        terms=Labelled(x_log_y(weights, weights), columns=labels),
        entropy=entropy(weights),
    )


def effective(inputs: Inputs) -> StepResult:
    weights, visits = inputs["alpha"], inputs.integer("L")
    count = len(weights) if weights[visits:].any() else visits
    largest = entropy(np.full(count, 1 / count))
    found = perplexity(weights)
    return result(
        effective=found,
        largest=agreeing(largest, np.log(recorded(count)), tolerance=1e-12),
        remark=f"Positions: {count}. Effective positions: {float(found):.3g}.",
    )


def measured_spread(inputs: Inputs) -> StepResult:
    mean, most = inputs["measured"].T
    first, second = np.exp(most)
    return result(
        mean=mean,
        most=most,
        states=np.exp(mean),
        ratio=mean / most,
        remark=f"Equal weights on {first:.3g} (DIY) and {second:.3g} (Geolife) visits would have "
        "the largest possible entropies.",
    )


def _rows(inputs: Inputs) -> tuple[str, ...]:
    """The visits with their positions, then padding."""
    names = (*inputs.words("visits"), *["padding"] * inputs.integer("padding"))
    return tuple(f"{name} ({position})" for position, name in enumerate(names))


def _by_row(inputs: Inputs, remark: str = "", **values: object) -> StepResult:
    """Tables with one number for every visit and every row of padding."""
    labels = _rows(inputs)
    tables = {name: Labelled(row, columns=labels) for name, row in values.items()}
    return result(remark=remark, picture=None, **tables)


def _four_visits(solve: Solver) -> LessonSolution:
    """The example of §5.2, where the bias alone makes the weights."""
    visits, weights = ["L5", "L17", "L5", "L8"], (0.1, 0.3, 0.2, 0.4)
    bias = [0.0, *map(math.log, reversed(weights)), *[0.0] * 8]
    return solve({"visits": visits, "H": np.zeros((4, 4)).tolist(), "b_pos": bias})


def _exponentials(solve: Solver) -> Numbers:
    return np.exp(solve()["masked"][:3])


def _side_by_side(*columns: Numbers) -> Numbers:
    return np.stack(np.broadcast_arrays(*columns), axis=-1)


def _rounded_weights(solve: Solver) -> Numbers:
    return np.round(solve()["alpha"][:3], 3)


def _rounded_terms(solve: Solver) -> Numbers:
    weights = _rounded_weights(solve)
    return weights * np.round(np.log(weights), 3)


computed: SolverFunctions = {
    "width": lambda solve: solve()["q"].size,
    "root": lambda solve: math.sqrt(solve()["q"].size),
    "factors": lambda solve: _side_by_side(solve()["q"], solve()["K"][:3]),
    "products": lambda solve: solve()["q"] * solve()["K"][:3],
    "content-and-bias": lambda solve: _side_by_side(solve()["raw"], solve()["bias"])[:3],
    "exponentials": _exponentials,
    "sum-of-exponentials": lambda solve: _exponentials(solve).sum(),
    "fractions": lambda solve: _side_by_side(_exponentials(solve), _exponentials(solve).sum()),
    "sum-of-weights": lambda solve: solve()["alpha"].sum(),
    "rounded-places": lambda solve: scatter_add(_rounded_weights(solve), np.array([0, 1, 0]), 2),
    "four-weights": lambda solve: _four_visits(solve)["alpha"][:4],
    "four-by-place": lambda solve: _four_visits(solve)["alpha"][[0, 2, 1, 3]],
    "four-places": lambda solve: _four_visits(solve)["P_ptr"][[0, 1, 2, -1]],
    "sum-of-places": lambda solve: solve()["P_ptr"].sum(),
    "weights-twice": lambda solve: np.repeat(solve()["p"], 2),
    "rounded-ln-p": lambda solve: np.log(_rounded_weights(solve)),
    "rounded-terms": _rounded_terms,
    "rounded-entropy": lambda solve: -np.round(_rounded_terms(solve), 3).sum(),
    "rounded-effective": lambda solve: np.exp(round(float(solve()["entropy"]), 3)),
    "rounded-states": lambda solve: np.exp(np.round(solve()["measured"][:, 0], 2)),
    "visit-or-place": lambda solve: solve().words("visits")[
        int(solve(removed=["scatter"])["P_ptr"].argmax())
    ],
    "one-place": lambda solve: solve({"visits": ["L5", "L5", "L5"]})["entropy"],
    "recent": lambda solve: solve()["scores"][1] - solve()["raw"][2],
}
