"""Shuffling the tokens shuffles the outputs, until positions are added."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from pointerscope.formulas import (
    attention_scores,
    linear,
    masked,
    scale_by_root,
    sinusoidal_table,
    softmax,
    weighted_sum,
)
from pointerscope.lessons.framework import (
    Inputs,
    Labelled,
    Numbers,
    Solver,
    SolverFunctions,
    StepResult,
    result,
)

_ROUNDING = 1e-9  # of what is compared
_SENTENCES = ("", "_2")  # what the names of their tables end in: as it stands, and shuffled


def shuffle(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    count = len(inputs["X"])
    order = np.arange(count) if is_removed else np.argsort(inputs["order"], kind="stable")
    names = tuple(inputs.words("tokens")[at] for at in order)
    matrix = np.eye(len(order))[order]
    return result(
        P=Labelled(matrix, rows=names),
        X_2=Labelled(matrix @ inputs["X"], rows=names),
        remark=f"The shuffled sentence reads: {' '.join(names)}.",
    )


def projections(inputs: Inputs) -> StepResult:
    names = _names(inputs)
    tables: dict[str, Any] = {}
    first, second = [], []
    for part in "QKV":
        first.append(linear(inputs["X"], inputs[f"W_{part}"].T))
        second.append(linear(inputs["X_2"], inputs[f"W_{part}"].T))
        tables |= {part: first[-1], f"{part}_2": Labelled(second[-1], rows=names)}
    moved = inputs["P"] @ np.hstack(first)
    remark = _compared("Q′, K′, V′ and PQ, PK, PV", np.hstack(second), moved)
    return result(**tables, remark=remark)


def scores(inputs: Inputs) -> StepResult:
    first, second = (
        attention_scores(inputs[f"Q{ending}"], inputs[f"K{ending}"], scaled=False)
        for ending in _SENTENCES
    )
    return _between_tokens(inputs, "S", first, second)


def weights(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    width = inputs["Q"].shape[-1]
    weigh = scale_by_root if is_removed else partial(_weights, inputs)
    first, second = (weigh(inputs[f"S{ending}"], width) for ending in _SENTENCES)
    return _between_tokens(inputs, "A", first, second)


def outputs(inputs: Inputs) -> StepResult:
    names = _names(inputs)
    first, second = (
        weighted_sum(inputs[f"A{ending}"], inputs[f"V{ending}"]) for ending in _SENTENCES
    )
    moved = inputs["P"] @ first
    return result(
        Z=first,
        Z_2=Labelled(second, rows=names),
        PZ=Labelled(moved, rows=names),
        mean_Z=first.mean(0),
        mean_Z_2=second.mean(0),
        remark=_compared("Z′ and PZ", second, moved),
    )


def positions(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    encodings = np.zeros_like(inputs["X"])
    if not is_removed:
        length, width = inputs["X"].shape
        encodings = sinusoidal_table(np.arange(length, dtype=np.float64), width)
    return result(
        E=Labelled(encodings, rows=tuple(f"position {at}" for at in range(len(encodings)))),
        X_placed=inputs["X"] + encodings,
        X_placed_2=Labelled(inputs["X_2"] + encodings, rows=_names(inputs)),
    )


def placed_outputs(inputs: Inputs) -> StepResult:
    names = _names(inputs)
    found = []
    for ending in _SENTENCES:
        placed = inputs[f"X_placed{ending}"]
        queries, keys, values = (linear(placed, inputs[f"W_{part}"].T) for part in "QKV")
        scores = attention_scores(queries, keys, scaled=False)
        weights = _weights(inputs, scores, queries.shape[-1])
        found.append((weights, weighted_sum(weights, values)))
    (weights, first), (weights_2, second) = found
    moved = inputs["P"] @ first
    return result(
        A_placed=weights,
        A_placed_2=Labelled(weights_2, rows=names, columns=names),
        Z_placed=first,
        Z_placed_2=Labelled(second, rows=names),
        PZ_placed=Labelled(moved, rows=names),
        remark=_compared("The last two tables", second, moved),
    )


def _names(inputs: Inputs) -> tuple[str, ...]:
    """The tokens in the order of the shuffled sentence."""
    return tuple(inputs.words("tokens")[at] for at in inputs["P"].argmax(-1))


def _between_tokens(inputs: Inputs, name: str, first: Numbers, second: Numbers) -> StepResult:
    """Tables with a row and a column for each token, and the first in the order of the second."""
    names = _names(inputs)
    rows_moved = inputs["P"] @ first
    moved = rows_moved @ inputs["P"].T
    tables: dict[str, Any] = {
        name: first,
        f"{name}_2": Labelled(second, rows=names, columns=names),
        f"P{name}": Labelled(rows_moved, rows=names),
        f"P{name}P": Labelled(moved, rows=names, columns=names),
    }
    return result(**tables, remark=_compared(f"{name}′ and P{name}Pᵀ", second, moved))


def _weights(inputs: Inputs, scores: Numbers, width: int) -> Numbers:
    scaled = scale_by_root(scores, width)
    if inputs.choice("sees") == "before":
        scaled = masked(scaled, np.tril(np.ones(scaled.shape, dtype=bool)))
    return softmax(scaled)


def _compared(names: str, one: Numbers, other: Numbers) -> str:
    """Say in a sentence whether two tables are equal."""
    apart = float(np.abs(one - other).max())
    if apart <= _ROUNDING * max(1.0, float(np.abs(one).max())):
        return f"{names} are equal, cell by cell."
    return f"{names} differ by up to {apart:.4g}."


def _twins(solve: Solver) -> str:
    """Whether the first and the last token have the same output when they are the same."""
    first, second, _ = solve()["X"].tolist()
    found = solve({"X": [first, second, first]})["Z_placed"]
    return "Yes" if np.allclose(found[0], found[2]) else "No, their positions tell them apart"


def _on_itself(solve: Solver) -> list[float]:
    """The weight of “costs” on itself in both sentences, under a causal mask."""
    solution = solve({"sees": "before"})
    return [float(solution["A"][2, 2]), float(solution["A_2"][0, 0])]


computed: SolverFunctions = {
    "causal": _on_itself,
    "twins": _twins,
}
