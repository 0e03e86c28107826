"""AAPL revenue beat expectations: self-attention with every matrix written out."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.lessons.framework import (
    LECTURE,
    Exercise,
    Lesson,
    Matrix,
    Note,
    PrintedNumbers,
    TextSection,
    Words,
    self_attention,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver

    Numbers = NDArray[np.float64]

THREE_MATRICES = TextSection(LECTURE, "The Q, K, V Projection: Why Three Matrices?")
SETUP = TextSection(LECTURE, "Worked Example Setup: 4 Tokens, d=8, d_k=4")
PROJECTIONS = TextSection(LECTURE, "Computing Q = XW^Q Step by Step")
SCORES = TextSection(LECTURE, "The Score Matrix S = QK^T")
SOFTMAX = TextSection(LECTURE, "Softmax: Row by Row")
OUTPUT = TextSection(LECTURE, "Output Z = AV: The Contextual Representation")
COMPLETE = TextSection(LECTURE, "The Complete Self-Attention Formula")
FIX = TextSection(LECTURE, "The Fix: Divide by √d_k")

TOKENS = Words("tokens", "Tokens", ("AAPL", "revenue", "beat", "expectations"))
X = Matrix(
    "X",
    "X",
    "Embeddings",
    (
        (1, 0, 1, 0, 1, 0, 0, 1),
        (0, 1, 0, 1, 0, 1, 1, 0),
        (1, 1, 0, 0, 1, 1, 0, 0),
        (0, 0, 1, 1, 0, 0, 1, 1),
    ),
    rows="tokens",
)
W_Q = Matrix(
    "W_Q",
    "W^Q",
    "Query projection",
    (
        (1, 0, 0, 1),
        (0, 1, 0, 0),
        (0, 0, 1, 0),
        (1, 0, 0, 0),
        (0, 1, 0, 0),
        (0, 0, 0, 1),
        (0, 0, 1, 0),
        (0, 0, 0, 1),
    ),
)
W_K = Matrix(
    "W_K",
    "W^K",
    "Key projection",
    (
        (0, 1, 0, 0),
        (1, 0, 0, 1),
        (0, 0, 1, 0),
        (0, 0, 0, 1),
        (1, 0, 0, 0),
        (0, 1, 0, 0),
        (0, 0, 1, 0),
        (0, 0, 0, 1),
    ),
)
W_V = Matrix(
    "W_V",
    "W^V",
    "Value projection",
    (
        (1, 0, 0, 0),
        (0, 0, 1, 0),
        (0, 1, 0, 0),
        (0, 0, 0, 1),
        (0, 0, 1, 0),
        (1, 0, 0, 0),
        (0, 1, 0, 0),
        (0, 0, 0, 1),
    ),
)

_WHY_NOT = {
    False: "They look at the others in the same shares.",
    True: "They look at the others in different shares.",
}

lesson = Lesson(
    title="Four tokens, every matrix: AAPL revenue beat expectations",
    summary=(
        "A headline of four tokens goes through one self-attention layer. Every matrix is small "
        "enough to check by hand, and each of the steps can be taken out."
    ),
    section="by hand",
    order=2,
    terms=("query position", "key position", "attention score", "attention weight"),
    sources=(
        SETUP,
        PROJECTIONS,
        SCORES,
        SOFTMAX,
        OUTPUT,
        THREE_MATRICES,
        FIX,
    ),
    inputs=(TOKENS, X, W_Q, W_K, W_V),
)


lesson.step(
    title="Three projections of the same tokens",
    formula=r"Q = X W^Q, \quad K = X W^K, \quad V = X W^V",
    inputs=("X", "W_Q", "W_K", "W_V"),
    why=(
        "A token plays three parts: it looks for something (query), it can be found by something "
        "(key), and it has something to hand on (value). Three matrices let it play them apart."
    ),
    breaks=(
        "With the input itself as queries and keys, the scores are $X X^\\top$, which is "
        "symmetric: whatever one token thinks of another, the other must think of it."
    ),
    notes=(
        Note(
            THREE_MATRICES,
            "with $Q = K = X$ one token attends to another as much as the other to it",
            "The scores are the same both ways. The weights need not be, since softmax divides "
            "each row by a sum of its own: leave this step out and compare both sides of the "
            "diagonal of $A$.",
        ),
        Note(
            THREE_MATRICES,
            "with one and the same matrix for queries, keys and values attention would lose its "
            "purpose",
            "It would lose its direction: scores would be symmetric. It would still mix tokens "
            "by what they hold, and networks whose queries and keys share one matrix (Kitaev and "
            "others, 2020) were found to do about as well.",
        ),
        Note(
            COMPLETE,
            "three matrix products and a softmax are the whole layer",
            "Three products make $Q$, $K$ and $V$, and two more make $S$ and $Z$: five in all, "
            "before any output projection.",
        ),
    ),
)(self_attention.projections).when_removed(formula=r"Q = K = X, \quad V = X W^V")(
    self_attention.only_values_projected
)

lesson.step(
    title="Scores: every query meets every key",
    formula=r"S = Q K^\top, \quad s_{ij} = q_i \cdot k_j",
    inputs=("Q", "K"),
    why=(
        "The dot product is large where a query and a key are long and point the same way. One "
        "product of two matrices gives it for all pairs at once: row $i$ says what token $i$ "
        "makes of all tokens, itself included."
    ),
    breaks="Without scores no token is preferred, and every row becomes a plain average.",
    notes=(
        Note(
            SCORES,
            "“AAPL” attends much more to “revenue” than “revenue” to “AAPL”, as 7 is more than 4",
            "Two scores of different rows go through two different softmaxes, so 7 is to be "
            "compared with the rest of its own row. The weights two steps on can be compared: "
            "0.39 and 0.19.",
        ),
    ),
)(self_attention.scores).when_removed(formula=r"S = 0")(self_attention.no_scores)

lesson.step(
    title="Scale by the square root of the width",
    formula=r"\tilde S = \frac{S}{\sqrt{d_k}}",
    inputs=("S",),
    why=(
        "The variance of a dot product grows with the number of its terms. Divided by "
        "$\\sqrt{d_k}$ it stays where softmax still tells differences apart without deciding."
    ),
    breaks=(
        "Large scores push softmax towards one-hot rows, where its gradient vanishes. Even with "
        "keys this narrow, every row gets sharper whose scores are not all equal."
    ),
)(self_attention.scaling).when_removed(formula=r"\tilde S = S")(self_attention.no_scaling)

lesson.step(
    title="Softmax, row by row",
    formula=r"\alpha_{ij} = \frac{e^{\tilde s_{ij}}}{\sum_{j'} e^{\tilde s_{ij'}}}",
    inputs=("scaled",),
    why=(
        "Each row becomes shares: none is negative and together they are 1. So a token divides "
        "its attention among all, and within its row a larger score gets a larger share."
    ),
    breaks=(
        "Raw scores as weights do not sum to 1: what comes out grows with the number of tokens "
        "and the size of the scores, and negative scores would take information away."
    ),
)(self_attention.softmax).when_removed(formula=r"A = \tilde S")(self_attention.no_softmax)

lesson.step(
    title="The output: values in these shares",
    formula=r"Z = A V, \quad z_i = \sum_j \alpha_{ij} v_j",
    inputs=("A", "V"),
    why=(
        "Every token becomes a mixture of what all tokens hand on, in the shares it gave them. "
        "The same word in another sentence gets another mixture: that is what contextual means."
    ),
    breaks="Without the sum each token keeps its own value, and has learned nothing of the others.",
    notes=(
        Note(
            COMPLETE,
            "the layer takes of the order of $T^2 d_k$ operations",
            "That is $S$ and $Z$: with 4 tokens $2 T^2 d_k$ is 128 multiplications. The three "
            "projections take $3 T d d_k$, here 384, and stay the larger part until there are "
            "one and a half times as many tokens as an embedding is wide.",
        ),
        Note(
            OUTPUT,
            "“beat” draws in features of action and “expectations” those of context, while “AAPL” "
            "gets a balanced mixture",
            "The columns of these embeddings have no meaning; zeros and ones were put there to be "
            "easy to multiply. And what “AAPL” gets, four times 1, is exactly its own value: the "
            "0.24 it gives to “beat” and to “expectations” cancel, so of its output one cannot "
            "tell that it looked at anyone.",
        ),
        Note(
            OUTPUT,
            "the same word in another sentence has another output",
            "As a rule, and that is the point of it; but not always. The same words in another "
            "order are another sentence, and without positions each keeps the output it had.",
        ),
    ),
)(self_attention.output).when_removed(formula=r"Z = V")(self_attention.no_output)

_AAPL, _REVENUE, _BEAT, _EXPECTATIONS = range(4)
_SCALED = """2.50 3.50 3.00 3.00  2.00 2.50 2.50 2.00
             2.50 3.50 4.00 2.00  2.00 2.50 1.50 3.00"""
_SCORES = "5 7 6 6  4 5 5 4  5 7 8 4  4 5 3 6"


def _component(column: int, factors: str, products: str, result: str) -> list[PrintedNumbers]:
    """A component of the query of AAPL: factors and products written out, and their sum."""
    what = f"Component {column + 1} of the query of AAPL"

    def terms(solve: Solver) -> Numbers:
        return solve()["X"][_AAPL] * solve()["W_Q"][:, column]

    def pairs(solve: Solver) -> Numbers:
        return np.column_stack([solve()["X"][_AAPL], solve()["W_Q"][:, column]])

    return [
        PrintedNumbers(PROJECTIONS, factors, computed=pairs, label=f"{what}, its factors"),
        PrintedNumbers(PROJECTIONS, products, computed=terms, label=f"{what}, its products"),
        PrintedNumbers(PROJECTIONS, result, computed="Q", index=(_AAPL, column), label=what),
    ]


def _score(query: int, key: int, terms: str, result: str) -> list[PrintedNumbers]:
    """A score: its terms written out, and their sum."""
    what = f"Score of {TOKENS.value[query]} with {TOKENS.value[key]}"
    return [
        PrintedNumbers(
            SCORES,
            terms,
            computed=lambda solve: solve()["Q"][query] * solve()["K"][key],
            label=f"{what}, its terms",
        ),
        PrintedNumbers(SCORES, result, computed="S", index=(query, key), label=what),
    ]


def _exponentials(solve: Solver) -> Numbers:
    """The exponentials of the scaled scores of AAPL."""
    return np.exp(solve()["scaled"][_AAPL])


def _shapes(*names: str) -> Callable[[Solver], list[int]]:
    """The heights and widths of tables."""
    return lambda solve: [size for name in names for size in solve()[name].shape]


def _by_hundredths(solve: Solver) -> Float[Numbers, "T d_v"]:
    """The output from weights rounded to two decimals."""
    return np.round(solve()["A"], 2) @ solve()["V"]


lesson.printed = (
    PrintedNumbers(SETUP, "4", computed=lambda solve: len(solve()["X"]), label="Number of tokens"),
    PrintedNumbers(
        SETUP, "8", computed=lambda solve: solve()["X"].shape[-1], label="Width of an embedding"
    ),
    PrintedNumbers(
        SETUP, "4", computed=lambda solve: solve()["K"].shape[-1], label="Width of a key"
    ),
    PrintedNumbers(SETUP, "4 8", computed=_shapes("X"), label="Shape of the embeddings"),
    PrintedNumbers(
        SETUP,
        "8 4 8 4 8 4 8 4",
        computed=_shapes("W_Q", "W_Q", "W_K", "W_V"),
        label="Shapes of the projections",
    ),
    PrintedNumbers(
        SETUP, "4 8 8 4 4 4", computed=_shapes("X", "W_Q", "Q"), label="Shapes in the check"
    ),
    PrintedNumbers(
        SETUP,
        "8 8",
        computed=lambda solve: [solve()["X"].shape[1], solve()["W_Q"].shape[0]],
        label="Inner dimensions",
    ),
    PrintedNumbers(
        PROJECTIONS, "1 0 1 0 1 0 0 1", computed="X", index=_AAPL, label="Embedding of AAPL"
    ),
    *_component(0, "1 1 0 0 1 0 0 1 1 0 0 0 0 0 1 0", "1 0 0 0 0 0 0 0", "1"),
    *_component(1, "1 0 0 1 1 0 0 0 1 1 0 0 0 0 1 0", "0 0 0 0 1 0 0 0", "1"),
    *_component(2, "1 0 0 0 1 1 0 0 1 0 0 0 0 1 1 0", "0 0 1 0 0 0 0 0", "1"),
    *_component(3, "1 1 0 0 1 0 0 0 1 0 0 1 0 0 1 1", "1 0 0 0 0 0 0 1", "2"),
    PrintedNumbers(PROJECTIONS, "1 1 1 2", computed="Q", index=_AAPL, label="Query of AAPL"),
    PrintedNumbers(PROJECTIONS, "1 1 1 2  1 1 1 1  1 2 0 2  1 0 2 1", computed="Q"),
    PrintedNumbers(PROJECTIONS, "1 1 1 1  1 1 1 2  2 2 0 1  0 0 2 2", computed="K"),
    PrintedNumbers(PROJECTIONS, "1 1 1 1  1 1 1 1  2 0 2 0  0 2 0 2", computed="V"),
    PrintedNumbers(
        SCORES, "4 4 4 4 4 4", computed=_shapes("S", "Q", "K"), label="Shapes in the product"
    ),
    PrintedNumbers(SCORES, "1 1 1 2", computed="Q", index=_AAPL, label="Query of AAPL"),
    PrintedNumbers(SCORES, "1 1 1 2", computed="K", index=_REVENUE, label="Key of revenue"),
    *_score(_AAPL, _REVENUE, "1 1 1 4", "7"),
    PrintedNumbers(SCORES, "1 1 1 1", computed="Q", index=_REVENUE, label="Query of revenue"),
    PrintedNumbers(SCORES, "1 1 1 1", computed="K", index=_AAPL, label="Key of AAPL"),
    *_score(_REVENUE, _AAPL, "1 1 1 1", "4"),
    PrintedNumbers(SCORES, _SCORES, computed="S"),
    PrintedNumbers(
        SCORES, "7", computed="S", index=(_AAPL, _REVENUE), label="Score that is compared"
    ),
    PrintedNumbers(
        SCORES, "4", computed="S", index=(_REVENUE, _AAPL), label="Score that it is compared with"
    ),
    PrintedNumbers(
        SOFTMAX, "2", computed=lambda solve: math.sqrt(solve()["K"].shape[-1]), label="√d_k"
    ),
    PrintedNumbers(
        SOFTMAX, "4", computed=lambda solve: solve()["K"].shape[-1], label="Number under the root"
    ),
    PrintedNumbers(
        SOFTMAX,
        "1/2",
        computed=lambda solve: solve()["scaled"][_AAPL, _AAPL] / solve()["S"][_AAPL, _AAPL],
        label="What scores are multiplied by",
    ),
    PrintedNumbers(SOFTMAX, _SCORES, computed="S", label="Scores, before they are halved"),
    PrintedNumbers(SOFTMAX, _SCALED, computed="scaled"),
    PrintedNumbers(
        SOFTMAX, "2.5 3.5 3.0 3.0", computed="scaled", index=_AAPL, label="Exponents of AAPL"
    ),
    PrintedNumbers(
        SOFTMAX,
        "12.18 33.12 20.09 20.09",
        computed=_exponentials,
        label="e to the scaled score of AAPL with each token",
    ),
    PrintedNumbers(
        SOFTMAX, "0.14 0.39 0.24 0.24", computed="A", index=_AAPL, label="Weights of AAPL"
    ),
    PrintedNumbers(
        SOFTMAX,
        """0.14 0.39 0.24 0.24  0.19 0.31 0.31 0.19
           0.11 0.31 0.51 0.07  0.17 0.28 0.10 0.46""",
        computed="A",
    ),
    PrintedNumbers(
        SOFTMAX, "1 1 1 1", computed=lambda solve: solve()["A"].sum(-1), label="Sum of a row"
    ),
    PrintedNumbers(
        OUTPUT, "4 4 4 4 4 4", computed=_shapes("Z", "A", "V"), label="Shapes in the product"
    ),
    PrintedNumbers(
        OUTPUT, "0.14 0.39 0.24 0.24", computed="A", index=_AAPL, label="Weights before the values"
    ),
    PrintedNumbers(
        OUTPUT,
        "1 1 1 1  1 1 1 1  2 0 2 0  0 2 0 2",
        computed="V",
        label="Values that are weighted",
    ),
    PrintedNumbers(
        OUTPUT,
        "1.00 1.00 1.00 1.00",
        computed="Z",
        index=_AAPL,
        label="Output of AAPL",
        rounded=lambda solve: _by_hundredths(solve)[_AAPL],
    ),
    PrintedNumbers(
        OUTPUT,
        """1.00 1.00 1.00 1.00  1.12 0.88 1.12 0.88
           1.44 0.56 1.44 0.56  0.65 1.35 0.65 1.35""",
        computed="Z",
        rounded=_by_hundredths,
    ),
    PrintedNumbers(
        OUTPUT, "0.51", computed="A", index=(_BEAT, _BEAT), label="Weight of beat on itself"
    ),
    PrintedNumbers(
        OUTPUT,
        "0.46",
        computed="A",
        index=(_EXPECTATIONS, _EXPECTATIONS),
        label="Weight of expectations on itself",
    ),
    PrintedNumbers(FIX, "5 7 8 4", computed="S", index=_BEAT, label="Raw scores of beat"),
    PrintedNumbers(
        FIX,
        "0.03 0.26 0.70 0.01",
        computed="A",
        index=_BEAT,
        removed=("scaling",),
        label="Weights without scaling",
    ),
    PrintedNumbers(
        FIX, "0.11 0.31 0.51 0.07", computed="A", index=_BEAT, label="Weights with scaling"
    ),
    PrintedNumbers(
        FIX,
        "70%",
        computed="A",
        index=(_BEAT, _BEAT),
        removed=("scaling",),
        label="What beat keeps for itself without scaling",
    ),
    PrintedNumbers(
        FIX,
        "51%",
        computed="A",
        index=(_BEAT, _BEAT),
        label="What beat keeps for itself with scaling",
    ),
)

lesson.exercises = (
    Exercise(
        id="own-weight",
        question=(
            "Scaling is left out. How much of its attention does “expectations” then give to "
            "itself?"
        ),
        answer=lambda solve: solve(removed=["scaling"])["A"][3, 3],
        because="Its scores are 4, 5, 3 and 6: softmax of these without dividing them by 2.",
    ),
    Exercise(
        id="rows",
        question="Softmax is left out. What does the row of “beat” then sum to?",
        answer=lambda solve: solve(removed=["softmax"])["A"][2].sum(),
        because="Nothing divides the scaled scores 2.5, 3.5, 4 and 2 by their sum.",
        decimals=1,
    ),
    Exercise(
        id="same-value",
        question="“AAPL” and “revenue” have the same value. Why are their outputs not the same?",
        answer=lambda solve: _WHY_NOT[bool(np.ptp(solve()["A"][:2], axis=0).any())],
        choices=tuple(_WHY_NOT.values()),
        because="An output depends on whom a token looks at, not on what it hands on itself.",
    ),
)
