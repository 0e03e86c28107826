"""AAPL revenue beat expectations, with a causal mask, and padding masks beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import masked, softmax
from pointerscope.formulas.masking import additive_mask, causal_mask
from pointerscope.lessons.framework import (
    DEEP_DIVE,
    FOUNDATIONS,
    LECTURE,
    Exercise,
    Inputs,
    Lesson,
    Matrix,
    NotComputableError,
    Note,
    PrintedNumbers,
    StepResult,
    TextSection,
    plain,
    result,
    self_attention,
    table,
)
from pointerscope.lessons.framework.self_attention import token_pair_table
from pointerscope.lessons.revenue import TOKENS, W_K, W_Q, W_V, X

if TYPE_CHECKING:
    from jaxtyping import Bool, Float
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver
    from pointerscope.lessons.framework.tables import LessonTable

    Weights = Float[NDArray[np.float64], "T T"]
    Seen = Bool[NDArray[np.bool_], "#T T"]

CAUSAL = TextSection(LECTURE, "Causal Masking for Autoregressive Models")
PADDED = TextSection(FOUNDATIONS, "§3.3, Attention with Masking")
MASKING = TextSection(DEEP_DIVE, "Masking in Attention")
IN_CODE = TextSection(DEEP_DIVE, "Abstraction Ladder, L4: Implementation")

VALID = Matrix(
    "valid",
    "m",
    "1 where a token is real, 0 where it only fills up the row",
    (1, 1, 1, 0),
    columns="tokens",
    minimum=0,
    maximum=1,
    whole=True,
)
_INSTEAD_OF_INFINITY = -1e9  # what code often writes
_NOTHING = 1e-9  # a share that only rounding makes

lesson = Lesson(
    title="Who may look at whom: AAPL revenue beat expectations",
    summary=(
        "The headline again, read from left to right: a causal mask hides what comes later. "
        "Beside it a padding mask hides tokens that are not there, and in the end both hide "
        "together."
    ),
    section="by hand",
    order=4,
    terms=("attention mask", "attention score", "attention weight"),
    sources=(CAUSAL, PADDED, MASKING),
    inputs=(TOKENS, X, W_Q, W_K, W_V, VALID),
)

lesson.step(
    title="Queries, keys and values",
    formula=r"Q = X W^Q, \quad K = X W^K, \quad V = X W^V",
    inputs=("X", "W_Q", "W_K", "W_V"),
    why="Masks change nothing here: every token is projected as before, and by itself.",
    breaks=(
        "With the input itself as queries and keys, scores are symmetric. A causal mask then makes "
        "weights one-sided all the same: of every pair only the later token may look."
    ),
)(self_attention.projections).when_removed(formula=r"Q = K = X, \quad V = X W^V")(
    self_attention.only_values_projected
)

lesson.step(
    title="Scores, of all with all",
    formula=r"S = Q K^\top",
    inputs=("Q", "K"),
    why=(
        "All pairs are scored, also those that will be hidden: one product of whole matrices is "
        "faster than picking out half of it."
    ),
    breaks="Without scores every token shares its attention equally among those it may see.",
)(self_attention.scores).when_removed(formula=r"S = 0")(self_attention.no_scores)

lesson.step(
    title="Scale",
    formula=r"\tilde S = \frac{S}{\sqrt{d_k}}",
    inputs=("S",),
    why="As without a mask: the width of the keys is divided out before anything is hidden.",
    breaks="Rows become sharper, as they do without a mask.",
)(self_attention.scaling).when_removed(formula=r"\tilde S = S")(self_attention.no_scaling)


@lesson.step(
    title="The causal mask",
    formula=r"M_{ij} = \begin{cases} 0 & j \le i \\ -\infty & j > i \end{cases}",
    inputs=("scaled",),
    why=(
        "A model that learns to say the next word must not have it before its eyes. Added to the "
        "scores, minus infinity takes away what lies later and 0 leaves the rest alone."
    ),
    breaks=(
        "Every token sees the whole headline, as in an encoder. To train on the next word is then "
        "to copy it, and when the model is used there is nothing to copy from."
    ),
)
def causal(inputs: Inputs) -> StepResult:
    """Minus infinity on what comes later, and the scores with it."""
    return result(*_hidden_later(inputs, additive_mask(_earlier(inputs))))


@causal.when_removed(formula=r"M_{ij} = 0")
def _(inputs: Inputs) -> StepResult:
    return result(*_hidden_later(inputs, np.zeros_like(inputs["scaled"])))


@lesson.step(
    title="Hide first, then softmax",
    formula=r"A = \operatorname{softmax}(\tilde S + M)",
    inputs=("scaled", "M", "masked"),
    why=(
        "As $e^{-\\infty} = 0$, what is hidden gets weight 0, and the softmax divides the whole of "
        "a row among what is left. The first token can only look at itself; the last sees all, "
        "and its row is that of attention without a mask."
    ),
    breaks=(
        "Here the weights are made from all tokens and those of later ones are set to 0 after "
        "that. What they took is lost, rows no longer sum to 1, and the later tokens are still "
        "felt: the larger their scores, the less is left for the rest."
    ),
    notes=(
        Note(
            CAUSAL,
            "first: masked weights are the weights where $j \\le i$ and 0 elsewhere; then: a mask "
            "is added to the scores before the softmax",
            "These are two different things, and the second is right. By the first, the row of "
            "“AAPL” would sum to 0.14 instead of 1. Leave this step out to see it.",
        ),
        Note(
            CAUSAL,
            "a token must not look ahead, as that would be cheating",
            "Where the next token is to be predicted. An encoder, such as the one of the pointer "
            "network, reads a history that is already over and lets all its positions see each "
            "other.",
        ),
        Note(
            MASKING,
            "the softmax of minus infinity is 0",
            "The exponential of it is. A weight needs the whole row: if all of it is minus "
            "infinity, the weights are 0 over 0 and do not exist.",
        ),
    ),
)
def softmax_of_what_is_left(inputs: Inputs) -> StepResult:
    """Shares among the tokens that may be seen."""
    weights = softmax(inputs["masked"])
    return result(
        *_with_sums(inputs, weights),
        remark=self_attention.describe_attention(inputs, weights),
    )


@softmax_of_what_is_left.when_removed(
    formula=r"A_{ij} = \begin{cases} \alpha_{ij} & j \le i \\ 0 & j > i \end{cases}"
)
def _(inputs: Inputs) -> StepResult:
    weights = np.where(inputs["M"] == 0, softmax(inputs["scaled"]), 0.0)
    made = _with_sums(inputs, weights)
    sums = weights.sum(-1)
    if sums.min() > 1 - _NOTHING:
        return result(*made, remark="No attention went to tokens that are hidden.")
    return result(
        *made,
        remark=(
            f"In the row of “{inputs.words('tokens')[sums.argmin()]}” {1 - sums.min():.0%} of the "
            "attention went to tokens that it cannot see."
        ),
    )


lesson.step(
    title="What the past hands on",
    formula=r"Z = A V",
    inputs=("A", "V"),
    why=(
        "Each output is made of the token itself and of those before it. So the same numbers come "
        "out whether or not the rest of the sentence is there yet, and they can be kept while "
        "more is written."
    ),
    breaks="Every token keeps its own value and knows nothing of what came before.",
)(self_attention.output).when_removed(formula=r"Z = V")(self_attention.no_output)


@lesson.step(
    title="Beside it: a padding mask",
    formula=(
        r"P_{j} = \begin{cases} 0 & j \text{ is real} \\ -\infty & j \text{ is padding} \end{cases}"
    ),
    inputs=("scaled", "valid"),
    why=(
        "Sentences of a batch are filled up to the same length. What only fills up must not be "
        "looked at, so its column is hidden from everyone, earlier or later."
    ),
    breaks=(
        "Padding draws attention like any other token, so what comes out for a sentence depends on "
        "how long the others in its batch are."
    ),
    notes=(
        Note(
            PADDED,
            "padded positions are masked out",
            "As keys: their columns are 0. Their rows are computed like any other and must not be "
            "used afterwards, neither as a prediction nor in the loss.",
        ),
    ),
)
def padding(inputs: Inputs) -> StepResult:
    """Weights without the tokens that are not there."""
    return result(*_hidden_padding(inputs, additive_mask(_real(inputs))))


@padding.when_removed(formula=r"P_j = 0")
def _(inputs: Inputs) -> StepResult:
    return result(*_hidden_padding(inputs, np.zeros(len(inputs.words("tokens")))))


@lesson.step(
    title="Both masks, with minus infinity",
    formula=r"B = \operatorname{softmax}(\tilde S + M + P)",
    inputs=("scaled", "M", "P"),
    why=(
        "Masks add up: a token is seen if none of them hides it. Real decoders trained on batches "
        "use both."
    ),
    breaks=(
        "Code often writes $-10^9$ where the formula says $-\\infty$. The weights are the same as "
        "long as scores stay far above that. A row with nothing to see then gets equal weights "
        "instead of none, and looks as if all were well."
    ),
    notes=(
        Note(
            IN_CODE,
            "what is masked gets the score $-10^9$",
            "Close to the formula's $-\\infty$ and not the same: it does not fit the smallest "
            "floating-point formats, and a row that is all hidden comes out uniform over tokens "
            "that must not be seen.",
        ),
    ),
)
def both(inputs: Inputs) -> StepResult:
    """Weights with both masks."""
    seen = (inputs["M"] + inputs["P"]) == 0
    _refuse_empty_rows(inputs, seen)
    scores = masked(inputs["scaled"], seen)
    return result(*_under_both(inputs, scores))


@both.when_removed(formula=r"B = \operatorname{softmax}(\tilde S, \text{ hidden: } -10^9)")
def _(inputs: Inputs) -> StepResult:
    seen = (inputs["M"] + inputs["P"]) == 0
    return result(*_under_both(inputs, np.where(seen, inputs["scaled"], _INSTEAD_OF_INFINITY)))


def _earlier(inputs: Inputs) -> Seen:
    return causal_mask(np.arange(len(inputs["scaled"])))


def _real(inputs: Inputs) -> Bool[NDArray[np.bool_], " T"]:
    return inputs["valid"] == 1


def _hidden_later(inputs: Inputs, mask: Weights) -> tuple[LessonTable, LessonTable]:
    scores = inputs["scaled"] + mask
    return (
        token_pair_table(inputs, "M", mask, symbol="M", title="Causal mask"),
        token_pair_table(
            inputs,
            "masked",
            scores,
            symbol=r"\tilde S + M",
            title="Scores that may be seen",
        ),
    )


def _with_sums(inputs: Inputs, weights: Weights) -> tuple[LessonTable, ...]:
    """Weights with nothing hidden, weights, and what their rows sum to."""
    return (
        token_pair_table(
            inputs,
            "A_all",
            softmax(inputs["scaled"]),
            symbol=r"\alpha",
            title="For comparison: nothing hidden",
            shade="weights",
        ),
        token_pair_table(
            inputs,
            "A",
            weights,
            symbol="A",
            title="Attention weights",
            shade="weights",
        ),
        table(
            "sums",
            weights.sum(-1, keepdims=True),
            symbol=r"\sum_j A_{ij}",
            title="Sums of its rows",
            rows=inputs.words("tokens"),
        ),
    )


def _hidden_padding(
    inputs: Inputs, mask: Float[NDArray[np.float64], " T"]
) -> tuple[LessonTable, ...]:
    _refuse_empty_rows(inputs, (mask == 0)[None])
    scores = inputs["scaled"] + mask
    return (
        table(
            "P",
            mask,
            symbol="P",
            title="Padding mask, the same for every row",
            columns=inputs.words("tokens"),
        ),
        token_pair_table(
            inputs,
            "padded",
            scores,
            symbol=r"\tilde S + P",
            title="Scores of real tokens",
        ),
        token_pair_table(
            inputs,
            "A_padded",
            softmax(scores),
            symbol=r"A_P",
            title="Weights on real tokens",
            shade="weights",
        ),
    )


def _under_both(inputs: Inputs, scores: Weights) -> tuple[LessonTable, LessonTable]:
    return (
        token_pair_table(
            inputs,
            "left",
            scores,
            symbol=r"\tilde S + M + P",
            title="Scores of real tokens that may be seen",
        ),
        token_pair_table(
            inputs,
            "B",
            softmax(scores),
            symbol="B",
            title="Weights under both masks",
            shade="weights",
        ),
    )


def _refuse_empty_rows(inputs: Inputs, seen: Seen) -> None:
    """Say so where a token has nobody to look at.

    Raises:
        ImpossibleError: a row is hidden whole.
    """
    sees_some = seen.any(-1)
    if sees_some.all():
        return
    if not sees_some.any():
        raise NotComputableError(
            "Every token is marked as padding, so there is nothing to divide attention among: "
            "mark at least one as real."
        )
    words = inputs.words("tokens")
    names = ", ".join(f"“{words[row]}”" for row in np.flatnonzero(~plain(sees_some)))
    raise NotComputableError(
        f"All that may be seen from {names} is padding, and weights would be 0 over 0: mark the "
        "first token as real, or leave a mask out."
    )


_SEEN = np.tril_indices(4)
_HIDDEN = np.triu_indices(4, 1)

lesson.printed = (
    PrintedNumbers(CAUSAL, "4", computed=lambda solve: len(solve()["X"]), label="Number of tokens"),
    PrintedNumbers(
        CAUSAL, "0 0 0 0  0 0 0 0  0 0", computed="M", index=_SEEN, label="Mask where one may look"
    ),
    PrintedNumbers(
        CAUSAL, "2.5  2.0 2.5  2.5 3.5 4.0  2.0 2.5 1.5 3.0", computed="masked", index=_SEEN
    ),
    PrintedNumbers(
        CAUSAL,
        "1.00 0 0 0  0.38 0.62 0 0  0.12 0.33 0.55 0  0.17 0.28 0.10 0.46",
        computed="A",
    ),
    PrintedNumbers(CAUSAL, "1.0", computed="A", index=(0, 0), label="Weight of “AAPL” on itself"),
    PrintedNumbers(
        PADDED,
        "0 0 0",
        computed=lambda solve: additive_mask(solve()["valid"] == 1)[:3],
        label="Padding mask of real tokens",
    ),
    PrintedNumbers(
        PADDED,
        "0 0 0 0",
        computed="A_padded",
        index=(slice(None), 3),
        label="Weights after softmax on a padded position",
    ),
    PrintedNumbers(
        MASKING, "0 0 0 0  0 0 0 0  0 0", computed="M", index=_SEEN, label="Mask where one may look"
    ),
    PrintedNumbers(
        MASKING,
        "0 0 0 0 0 0",
        computed="A",
        index=_HIDDEN,
        label="Weights on future positions",
    ),
    PrintedNumbers(
        MASKING,
        "1 2 3 4",
        computed=lambda solve: (solve()["A"] > 0).sum(-1),
        label="Positions that a query can see",
    ),
)

_SAME_ROW = "In the row of {}."


def _unmasked_row(solve: Solver) -> str:
    """The token whose weights a causal mask leaves as they are."""
    masked_weights, weights = solve()["A"], solve(removed=["causal"])["A"]
    [row] = np.flatnonzero(np.isclose(masked_weights, weights).all(-1))
    return _SAME_ROW.format(f"“{TOKENS.value[row]}”")


lesson.exercises = (
    Exercise(
        id="zeroed",
        question=(
            "Future weights are set to 0 only after the softmax. What do the weights of “revenue” "
            "then sum to?"
        ),
        answer=lambda solve: solve(removed=["softmax-of-what-is-left"])["sums"][1, 0],
        because=(
            "It gave 0.31 to “beat” and 0.19 to “expectations”. Both are struck out, and nothing "
            "divides the remaining 0.19 and 0.31 by their sum."
        ),
    ),
    Exercise(
        id="same-row",
        question="In which row does the causal mask change nothing?",
        answer=_unmasked_row,
        choices=tuple(_SAME_ROW.format(f"“{token}”") for token in TOKENS.value),
        because="The last token has nobody after it.",
    ),
    Exercise(
        id="two-padded",
        question=(
            "“revenue” is padding too, so the flags are 1, 0, 1, 0. With both masks, how does "
            "“beat” divide its attention?"
        ),
        answer=lambda solve: solve({"valid": [1, 0, 1, 0]})["B"][2],
        columns=TOKENS.value,
        because=(
            "Only “AAPL” and “beat” are left, with scaled scores of 2.5 and 4: the shares are "
            "1 to $e^{1.5}$."
        ),
    ),
)
