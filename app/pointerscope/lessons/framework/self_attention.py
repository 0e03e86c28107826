"""The five steps of self-attention that several lessons share, and what they do when removed.

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
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from pointerscope.core.array_types import Float
    from pointerscope.lessons.framework.inputs import Inputs
    from pointerscope.lessons.framework.sentences import Sentence
    from pointerscope.lessons.framework.tables import Shade

    Matrix = Float[NDArray[np.float64], "T T"]

_TITLES = {
    "Q": "Queries",
    "K": "Keys",
    "V": "Values",
    "S": "Scores",
    "scaled": "Scaled scores",
    "A": "Attention weights",
    "Z": "Contextual output",
}
_BETWEEN_TOKENS = {"S", "scaled", "A"}


def projections(inputs: Inputs, *, is_removed: bool = False, kept: str = "") -> StepResult:
    """Project the tokens to queries, keys and values; removed, take the embeddings themselves.

    Args:
        inputs: what the step reads.
        is_removed: whether the step is removed.
        kept: the projections that stay even then, such as `V`.
    """
    tables = {
        name: inputs["X"]
        if is_removed and name not in kept
        else linear(inputs["X"], inputs[f"W_{name}"].T)
        for name in "QKV"
    }
    return _described(inputs, tables)


def scores(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    """Compute the dot product of every query with every key; removed, set every score to 0."""
    if is_removed:
        zeros = np.zeros((len(inputs["Q"]), len(inputs["K"])))
        remark = say("All scores are equal, so no token is preferred.")
        return _described(inputs, {"S": zeros}, remark)
    values = attention_scores(inputs["Q"], inputs["K"], scaled=False)
    return _described(inputs, {"S": values}, describe_symmetry(values, inputs.words("tokens")))


def scaling(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    """Divide the scores by √d_k; removed, leave them unscaled."""
    if is_removed:
        return _described(inputs, {"scaled": inputs["S"]})
    width = inputs["K"].shape[-1]
    template = "Keys have {width} components, so every score is divided by {root:.4g}."
    remark = say(template, width=width, root=math.sqrt(width))
    return _described(inputs, {"scaled": scale_by_root(inputs["S"], width)}, remark)


def softmax(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    """Turn each row of scaled scores into weights; removed, use the scores themselves."""
    if is_removed:
        sums = "; ".join(f"{total:.6g}" for total in inputs["scaled"].sum(-1))
        remark = say("The rows sum to {sums}.", sums=sums)
        return _described(inputs, {"A": inputs["scaled"]}, remark)
    weights = softmax_of(inputs["scaled"])
    return _described(inputs, {"A": weights}, describe_attention(inputs, weights), "weights")


def output(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    """Average the values with the attention weights; removed, give every token its own value."""
    if is_removed:
        remark = say("Every token gets its own value, whatever the attention weights are.")
        return _described(inputs, {"Z": inputs["V"]}, remark)
    return _described(inputs, {"Z": weighted_sum(inputs["A"], inputs["V"])})


def _described(
    inputs: Inputs, values: Mapping[str, object], remark: str = "", shade: Shade = ""
) -> StepResult:
    """Return tables with a row for each token, and between tokens also a column."""
    tokens = inputs.words("tokens")
    tables = (
        table(
            name,
            found,
            symbol=r"\tilde S" if name == "scaled" else name,
            title=_TITLES[name],
            rows=tokens,
            columns=tokens if name in _BETWEEN_TOKENS else (),
            shade=shade,
        )
        for name, found in values.items()
    )
    return result(*tables, remark=remark)


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
