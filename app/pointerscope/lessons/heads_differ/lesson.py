"""Why attention heads differ: their random start, what they read and write, their gradients."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.formulas import attention_scores, linear, softmax, weighted_sum
from pointerscope.formulas.collapse import singular_values
from pointerscope.formulas.gradients import weighted_sum_backward
from pointerscope.formulas.similarity import (
    pairwise_cosines,
    pairwise_divergences,
    relative_change,
    subspace_overlap,
)
from pointerscope.lessons.framework import (
    Bars,
    Inputs,
    Numbers,
    Solver,
    SolverFunctions,
    StepResult,
    plain,
    result,
    table,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from pointerscope.core.array_types import Float
    from pointerscope.lessons.framework.tables import LessonTable, Shade

HEADS = 4
WIDTH = 8  # of the embeddings
HEAD_WIDTH = WIDTH // HEADS
_NUMBERS = range(1, HEADS + 1)
_NAMES = tuple(f"head {number}" for number in _NUMBERS)
_PARTS = {"Q": "query", "K": "key", "V": "value"}
_ROUNDING = 1e-10  # relative to the largest number


def initial_values(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    drawn = _initial(inputs, "QKV")
    if not is_removed:
        return result(**drawn)
    copies: dict[str, Any] = {
        name: np.tile(columns[:, :HEAD_WIDTH], HEADS) for name, columns in drawn.items()
    }
    return result(remark="The columns of heads 2, 3 and 4 repeat those of head 1.", **copies)


def writing(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    drawn = _initial(inputs, "O")["W_O"]
    return result(W_O=np.tile(drawn[:HEAD_WIDTH], (HEADS, 1)) if is_removed else drawn)


def _initial(inputs: Inputs, parts: str) -> dict[str, Any]:
    """Draw the initial values of all heads, side by side, and return some of them by name."""
    source = np.random.default_rng(inputs.integer("seed"))
    spread = inputs.number("spread")
    drawn = {part: spread * source.normal(size=(WIDTH, WIDTH)) for part in "QKVO"}
    return {f"W_{part}": drawn[part] for part in parts}


def subspaces(inputs: Inputs) -> StepResult:
    part = inputs.choice("part")
    sizes, planes = singular_values(inputs[f"W_{part}"]), _split(inputs[f"W_{part}"])
    overlap = np.array([[subspace_overlap(one, two) for two in planes] for one in planes])
    rank = int((plain(sizes) > _ROUNDING * plain(sizes)[0]).sum())
    pairs = _by_pair(overlap).values()
    remark = (
        f"The {_PARTS[part]} subspaces of two heads overlap by {sum(pairs) / len(pairs):.2f} on "
        f"average, from {min(pairs):.2f} to {max(pairs):.2f}. Together, the heads see {rank} of "
        f"{WIDTH} dimensions."
    )
    return result(overlap=overlap, sizes=sizes, remark=remark)


def projections(inputs: Inputs) -> StepResult:
    # Head by head, so that equal heads come out equal to the last bit.
    queries, keys, values = (
        np.concatenate([linear(inputs["X"], own.T) for own in _split(inputs[name])], axis=-1)
        for name in ("W_Q", "W_K", "W_V")
    )
    return result(Q=queries, K=keys, V=values)


def scores(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    queries, keys = _split(inputs["Q"]), _split(inputs["K"])
    found = [attention_scores(*head) for head in zip(queries, keys, strict=True)]
    if is_removed:
        found = [np.zeros(one.shape) for one in found]
    return result(
        *_by_head(inputs, "Q", "Queries", queries),
        *_by_head(inputs, "K", "Keys", keys),
        *_by_head(inputs, "S", "Scores", found, columns="tokens"),
    )


def weights(inputs: Inputs) -> StepResult:
    found = [softmax(inputs[f"S_{head}"]) for head in _NUMBERS]
    tokens, rows = inputs.words("tokens"), [plain(one[0]) for one in found]
    targets = ", ".join(
        f"to “{tokens[int(row.argmax())]}” ({row.max():.2f}) in {head}"
        for row, head in zip(rows, _NAMES, strict=True)
    )
    remark = f"“{tokens[0]}” attends most {targets}."
    if all(np.ptp(row) <= _ROUNDING for row in rows):
        remark = f"“{tokens[0]}” attends equally to all tokens in every head."
    return result(*_by_head(inputs, "A", "Weights", found, columns="tokens"), remark=remark)


def contributions(inputs: Inputs) -> StepResult:
    outputs = [
        linear(weighted_sum(inputs[f"A_{head}"], values), rows.T)
        for head, values, rows in _values_and_rows(inputs)
    ]
    return result(*_by_head(inputs, "P", "Contribution", outputs), M=sum(outputs))


def alikeness(inputs: Inputs) -> StepResult:
    divergence = pairwise_divergences(_stacked(inputs, "A"))
    cosine = pairwise_cosines(_stacked(inputs, "P").reshape(HEADS, -1))
    by_weights, by_output = _by_pair(divergence), _by_pair(cosine)
    near = min(by_weights, key=by_weights.__getitem__)
    like = max(by_output, key=by_output.__getitem__)
    remark = f"{near} have the most similar weights ({by_weights[near]:.3f})."
    if max(by_weights.values()) <= _ROUNDING:
        remark = "All heads have the same weights."
    remark += f" {like} have the most similar contributions ({by_output[like]:.2f})."
    return result(divergence=divergence, cosine=cosine, remark=remark)


def one_removed(inputs: Inputs) -> StepResult:
    whole, parts = inputs["M"], _stacked(inputs, "P")
    moved = np.array([relative_change(whole, whole - part) for part in parts])
    turned = np.array(
        [pairwise_cosines(np.stack([whole, whole - part]).reshape(2, -1))[0, 1] for part in parts]
    )
    gone, most, least = inputs.integer("gone"), int(moved.argmax()), int(moved.argmin())
    remark = (
        f"Without head {gone}, the output changes by {moved[gone - 1]:.0%} of its size. Changes "
        f"range from {moved[least]:.0%} ({_NAMES[least]}) to {moved[most]:.0%} ({_NAMES[most]})."
    )
    picture = Bars(_NAMES, {"change of the output": moved, "cosine with the full output": turned})
    missing = whole - parts[gone - 1]
    return result(without=missing, moved=moved, turned=turned, remark=remark, picture=picture)


def gradient(inputs: Inputs) -> StepResult:
    error = inputs["M"] - inputs["X"]
    found = []
    for head, values, rows in _values_and_rows(inputs):
        back = weighted_sum_backward(error @ rows.T, inputs[f"A_{head}"], values)
        found.append(inputs["X"].T @ back.values)
    agreement = pairwise_cosines(np.stack(found).reshape(HEADS, -1))
    numbers, cosines = plain(np.stack(found)), _by_pair(agreement).values()
    remark = f"The cosines of two gradients range from {min(cosines):.2f} to {max(cosines):.2f}."
    if np.abs(numbers - numbers[0]).max() <= _ROUNDING * np.abs(numbers).max():
        remark = "All heads get the same gradient."
    return result(gradient=np.concatenate(found, axis=-1), agreement=agreement, remark=remark)


def _split(whole: Float[Numbers, "n d"]) -> list[Float[Numbers, "n d_k"]]:
    """Return the columns of each head."""
    return [whole[:, start : start + HEAD_WIDTH] for start in range(0, WIDTH, HEAD_WIDTH)]


def _values_and_rows(inputs: Inputs) -> Iterable[tuple[int, Numbers, Numbers]]:
    """Return the number of each head, its values and its rows of the output projection."""
    return zip(_NUMBERS, _split(inputs["V"]), np.split(inputs["W_O"], HEADS), strict=True)


def _stacked(inputs: Inputs, name: str) -> Float[Numbers, "heads T n"]:
    return np.stack([inputs[f"{name}_{head}"] for head in _NUMBERS])


def _by_head(
    inputs: Inputs, name: str, title: str, found: Iterable[Numbers], *, columns: str = ""
) -> Iterator[LessonTable]:
    """Return a table of each head, with a row for each token."""
    labels = inputs.words(columns) if columns else ()
    shade: Shade = "weights" if name == "A" else ""
    for head, values in enumerate(found, start=1):
        titled = f"{title} of head {head}"
        yield table(
            f"{name}_{head}",
            values,
            symbol=f"{name}_{head}",
            title=titled,
            rows=inputs.words("tokens"),
            columns=labels,
            shade=shade,
        )


def _by_pair(matrix: Float[Numbers, "heads heads"]) -> dict[str, float]:
    """Name the numbers of every two heads."""
    pairs = combinations(range(HEADS), 2)
    return {f"Heads {one + 1} and {two + 1}": float(matrix[one, two]) for one, two in pairs}


def _tie(solve: Solver) -> str:
    found = solve(removed=["initial-values"])["gradient"]
    if np.allclose(found, np.tile(found[:, :HEAD_WIDTH], HEADS)):
        return "They still get the same gradient and remain copies."
    return "They get different gradients and become different."


def _small(solve: Solver) -> str:
    small = solve({"spread": float(solve()["spread"]) / 10})
    is_less = small["divergence"].max() < solve()["divergence"].max()
    return "Less different" if is_less else "More different"


computed: SolverFunctions = {
    "copy": lambda solve: solve(removed=["initial-values", "writing"])["moved"][0],
    "tie": _tie,
    "small": _small,
}
