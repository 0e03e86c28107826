"""The five steps of self-attention that several lessons share, and their replacements when removed.

They read the words `tokens` and the tables `X`, `W_Q`, `W_K` and `W_V`, and compute `Q`, `K`, `V`,
`S`, `scaled`, `A` and `Z`. Each lesson writes its own titles and explanations. The names of the
functions become the ids of the steps.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, linear, scale_by_root, weighted_sum
from pointerscope.formulas import softmax as softmax_of
from pointerscope.lessons.framework.sentences import say, say_all
from pointerscope.lessons.framework.steps import StepResult, result
from pointerscope.lessons.framework.tables import table

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.inputs import Inputs
    from pointerscope.lessons.framework.sentences import Sentence
    from pointerscope.lessons.framework.tables import LessonTable, Shade

    Matrix = Float[NDArray[np.float64], "T T"]

_TITLES = {"Q": "Queries", "K": "Keys", "V": "Values"}


def projections(inputs: Inputs) -> StepResult:
    """Project the tokens to queries, keys and values."""
    return result(*(_projected(inputs, name) for name in _TITLES))


def no_projections(inputs: Inputs) -> StepResult:
    """Use the embeddings themselves as queries, keys and values."""
    return result(*(_embeddings(inputs, name) for name in _TITLES))


def only_values_projected(inputs: Inputs) -> StepResult:
    """Use the embeddings themselves as queries and keys; project the values."""
    return result(_embeddings(inputs, "Q"), _embeddings(inputs, "K"), _projected(inputs, "V"))


def scores(inputs: Inputs) -> StepResult:
    """Compute the dot product of every query with every key."""
    values = attention_scores(inputs["Q"], inputs["K"], scaled=False)
    shown = token_pair_table(inputs, "S", values, symbol="S", title="Scores")
    return result(shown, remark=describe_symmetry(values, inputs.words("tokens")))


def no_scores(inputs: Inputs) -> StepResult:
    """Set every score to 0."""
    zeros = np.zeros((len(inputs["Q"]), len(inputs["K"])))
    shown = token_pair_table(inputs, "S", zeros, symbol="S", title="Scores")
    return result(shown, remark=say("All scores are equal, so no token is preferred."))


def scaling(inputs: Inputs) -> StepResult:
    """Divide the scores by √d_k."""
    width = inputs["K"].shape[-1]
    scaled = scale_by_root(inputs["S"], width)
    shown = _scaled(inputs, scaled)
    remark = say(
        "Keys have {width} components, so every score is divided by {root:.4g}.",
        width=width,
        root=math.sqrt(width),
    )
    return result(shown, remark=remark)


def no_scaling(inputs: Inputs) -> StepResult:
    """Leave the scores unscaled."""
    return result(_scaled(inputs, inputs["S"]))


def softmax(inputs: Inputs) -> StepResult:
    """Turn each row of scores into attention weights."""
    weights = softmax_of(inputs["scaled"])
    shown = _weights(inputs, weights, "weights")
    return result(shown, remark=describe_attention(inputs, weights))


def no_softmax(inputs: Inputs) -> StepResult:
    """Use the scaled scores themselves as weights."""
    weights = inputs["scaled"]
    sums = "; ".join(f"{total:.6g}" for total in weights.sum(-1))
    remark = say("The rows sum to {sums}.", sums=sums)
    return result(_weights(inputs, weights, ""), remark=remark)


def output(inputs: Inputs) -> StepResult:
    """Average the values with the attention weights."""
    return result(_output(inputs, weighted_sum(inputs["A"], inputs["V"])))


def no_output(inputs: Inputs) -> StepResult:
    """Give every token its own value."""
    remark = say("Every token gets its own value, whatever the attention weights are.")
    return result(_output(inputs, inputs["V"]), remark=remark)


def token_table(
    inputs: Inputs,
    name: str,
    values: object,
    symbol: str,
    title: str,
    *,
    shade: Shade = "",
    columns: tuple[str, ...] = (),
) -> LessonTable:
    """Return a table with one row for each token."""
    return table(
        name,
        values,
        symbol=symbol,
        title=title,
        rows=inputs.words("tokens"),
        columns=columns,
        shade=shade,
    )


def token_pair_table(
    inputs: Inputs, name: str, values: Matrix, *, symbol: str, title: str, shade: Shade = ""
) -> LessonTable:
    """Return a table with one row and one column for each token."""
    tokens = inputs.words("tokens")
    return table(name, values, symbol=symbol, title=title, rows=tokens, columns=tokens, shade=shade)


def describe_symmetry(scores: Matrix, tokens: tuple[str, ...]) -> Sentence:
    """Say in a sentence whether a matrix of scores is symmetric."""
    difference = scores - scores.T
    if not difference.any():
        return say("The matrix is symmetric: two tokens score each other equally.")
    row, column = np.unravel_index(np.abs(difference).argmax(), difference.shape)
    return say(
        "The matrix is not symmetric: “{first}” scores “{second}” with {there:.6g}, but “{second}” "
        "scores “{first}” with {back:.6g}.",
        first=tokens[row],
        second=tokens[column],
        there=float(scores[row, column]),
        back=float(scores[column, row]),
    )


def describe_attention(inputs: Inputs, weights: Matrix) -> Sentence:
    """Say in sentences to which token each token attends most."""
    tokens = inputs.words("tokens")
    sentences = []
    for token, row in zip(tokens, weights, strict=True):
        largest = np.flatnonzero(np.isclose(row, row.max(), rtol=1e-9, atol=0))
        if len(largest) == len(row) > 1:
            sentences.append(say("“{token}” attends to all tokens equally.", token=token))
        else:
            names = tuple(tokens[index] for index in largest)
            sentence = "“{token}” attends most to “{names}” ({weight:.2f})."
            weight = float(row.max())
            sentences.append(say(sentence, token=token, names=names, weight=weight))
    return say_all(sentences)


def _projected(inputs: Inputs, name: str) -> LessonTable:
    values = linear(inputs["X"], inputs[f"W_{name}"].T)
    return token_table(inputs, name, values, name, _TITLES[name])


def _embeddings(inputs: Inputs, name: str) -> LessonTable:
    return token_table(inputs, name, inputs["X"], name, _TITLES[name])


def _scaled(inputs: Inputs, values: Matrix) -> LessonTable:
    return token_pair_table(inputs, "scaled", values, symbol=r"\tilde S", title="Scaled scores")


def _weights(inputs: Inputs, values: Matrix, shade: Shade) -> LessonTable:
    title = "Attention weights"
    return token_pair_table(inputs, "A", values, symbol="A", title=title, shade=shade)


def _output(inputs: Inputs, values: NDArray[np.float64]) -> LessonTable:
    return token_table(inputs, "Z", values, "Z", "Contextual output")
