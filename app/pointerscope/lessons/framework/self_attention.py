"""The five steps of self-attention as several lessons take them, and what stands without each.

They read the words `tokens` and the tables `X`, `W_Q`, `W_K`, `W_V`, and make `Q`, `K`, `V`,
`S`, `scaled`, `A` and `Z`. Each lesson has its own words for them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, linear, over_root, weighted_sum
from pointerscope.formulas import softmax as softmax_of
from pointerscope.lessons.framework.lesson import Made, gives
from pointerscope.lessons.framework.tables import Cells, Product, RowSoftmax, table

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.inputs import Given
    from pointerscope.lessons.framework.tables import How, Shade, Table

    Matrix = Float[NDArray[np.float64], "T T"]

_TITLES = {"Q": "Queries", "K": "Keys", "V": "Values"}


def projections(given: Given) -> Made:
    """Queries, keys and values: three projections of the same tokens."""
    return gives(*(_projected(given, name) for name in _TITLES))


def no_projections(given: Given) -> Made:
    """The input itself in all three parts."""
    return gives(*(_the_input(given, name) for name in _TITLES))


def only_values_projected(given: Given) -> Made:
    """The input itself as queries and keys."""
    return gives(_the_input(given, "Q"), _the_input(given, "K"), _projected(given, "V"))


def scores(given: Given) -> Made:
    """Dot products of every query with every key."""
    found = attention_scores(given["Q"], given["K"], scaled=False)
    how = Product("Q", "K", transposed=True)
    made = between_tokens(given, "S", found, symbol="S", title="Scores", how=how)
    return gives(made, remark=symmetry(found, given.words("tokens")))


def no_scores(given: Given) -> Made:
    """Nothing is preferred."""
    nothing = np.zeros((len(given["Q"]), len(given["K"])))
    made = between_tokens(given, "S", nothing, symbol="S", title="Scores")
    return gives(made, remark="All scores are equal: no token is preferred.")


def scaling(given: Given) -> Made:
    """Scores over √d_k."""
    width = given["K"].shape[-1]
    scaled = over_root(given["S"], width)
    made = _scaled(given, scaled, Cells(f"{{S}} / sqrt({width})"))
    remark = f"Keys are {width} wide: every score is divided by {math.sqrt(width):.4g}."
    return gives(made, remark=remark)


def no_scaling(given: Given) -> Made:
    """The scores as they are."""
    return gives(_scaled(given, given["S"], Cells("{S}")))


def softmax(given: Given) -> Made:
    """Shares of attention, row by row."""
    weights = softmax_of(given["scaled"])
    how = RowSoftmax("scaled")
    return gives(_weights(given, weights, how, "weights"), remark=looks(given, weights))


def no_softmax(given: Given) -> Made:
    """The scaled scores themselves as weights."""
    weights = given["scaled"]
    sums = ", ".join(f"{total:.6g}" for total in weights.sum(-1))
    remark = f"The rows sum to {sums}."
    return gives(_weights(given, weights, Cells("{scaled}"), ""), remark=remark)


def output(given: Given) -> Made:
    """Averages of the values."""
    return gives(_output(given, weighted_sum(given["A"], given["V"]), Product("A", "V")))


def no_output(given: Given) -> Made:
    """Every token keeps its own value."""
    remark = "Every token hands its own value to itself, whatever the weights say."
    return gives(_output(given, given["V"], Cells("{V}")), remark=remark)


def of_tokens(
    given: Given,
    name: str,
    values: object,
    symbol: str,
    title: str,
    how: How | None = None,
    *,
    shade: Shade = "",
    columns: tuple[str, ...] = (),
) -> Table:
    """A table with a row for every token."""
    return table(
        name,
        values,
        symbol=symbol,
        title=title,
        rows=given.words("tokens"),
        columns=columns,
        how=how,
        shade=shade,
    )


def between_tokens(
    given: Given,
    name: str,
    values: Matrix,
    *,
    symbol: str,
    title: str,
    how: How | None = None,
    shade: Shade = "",
) -> Table:
    """A table with a row and a column for every token."""
    tokens = given.words("tokens")
    return table(
        name,
        values,
        symbol=symbol,
        title=title,
        rows=tokens,
        columns=tokens,
        how=how,
        shade=shade,
    )


def symmetry(scores: Matrix, tokens: tuple[str, ...]) -> str:
    """Whether a matrix of scores is symmetric, as a sentence."""
    apart = scores - scores.T
    if not apart.any():
        return "The matrix is symmetric: what one token makes of another, the other makes of it."
    row, column = np.unravel_index(np.abs(apart).argmax(), apart.shape)
    return (
        f"The matrix is not symmetric: “{tokens[row]}” scores “{tokens[column]}” with "
        f"{scores[row, column]:.6g}; the other way round it is {scores[column, row]:.6g}."
    )


def looks(given: Given, weights: Matrix) -> str:
    """Where every token looks most, as sentences."""
    tokens = given.words("tokens")
    said = []
    for token, row in zip(tokens, weights, strict=True):
        most = np.flatnonzero(np.isclose(row, row.max(), rtol=1e-9, atol=0))
        if len(most) == len(row) > 1:
            said.append(f"“{token}” looks at all alike.")
        else:
            names = " and ".join(f"“{tokens[at]}”" for at in most)
            said.append(f"“{token}” looks most at {names} ({row.max():.2f}).")
    return " ".join(said)


def _projected(given: Given, name: str) -> Table:
    values = linear(given["X"], given[f"W_{name}"].T)
    return of_tokens(given, name, values, name, _TITLES[name], Product("X", f"W_{name}"))


def _the_input(given: Given, name: str) -> Table:
    return of_tokens(given, name, given["X"], name, _TITLES[name], Cells("{X}"))


def _scaled(given: Given, values: Matrix, how: How) -> Table:
    return between_tokens(
        given, "scaled", values, symbol=r"\tilde S", title="Scaled scores", how=how
    )


def _weights(given: Given, values: Matrix, how: How, shade: Shade) -> Table:
    return between_tokens(
        given, "A", values, symbol="A", title="Attention weights", how=how, shade=shade
    )


def _output(given: Given, values: NDArray[np.float64], how: How) -> Table:
    return of_tokens(given, "Z", values, "Z", "Contextual output", how)
