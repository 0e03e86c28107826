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
    Printed,
    Source,
    Words,
    self_attention,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.lesson import Solve

    Numbers = NDArray[np.float64]

THREE_MATRICES = Source(LECTURE, "The Q, K, V Projection: Why Three Matrices?")
SETUP = Source(LECTURE, "Worked Example Setup: 4 Tokens, d=8, d_k=4")
PROJECTIONS = Source(LECTURE, "Computing Q = XW^Q Step by Step")
SCORES = Source(LECTURE, "The Score Matrix S = QK^T")
SOFTMAX = Source(LECTURE, "Softmax: Row by Row")
OUTPUT = Source(LECTURE, "Output Z = AV: The Contextual Representation")
COMPLETE = Source(LECTURE, "The Complete Self-Attention Formula")
FIX = Source(LECTURE, "The Fix: Divide by √d_k")

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
    takes=("X", "W_Q", "W_K", "W_V"),
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
)(self_attention.projections).removed(formula=r"Q = K = X, \quad V = X W^V")(
    self_attention.only_values_projected
)

lesson.step(
    title="Scores: every query meets every key",
    formula=r"S = Q K^\top, \quad s_{ij} = q_i \cdot k_j",
    takes=("Q", "K"),
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
)(self_attention.scores).removed(formula=r"S = 0")(self_attention.no_scores)

lesson.step(
    title="Scale by the square root of the width",
    formula=r"\tilde S = \frac{S}{\sqrt{d_k}}",
    takes=("S",),
    why=(
        "The variance of a dot product grows with the number of its terms. Divided by "
        "$\\sqrt{d_k}$ it stays where softmax still tells differences apart without deciding."
    ),
    breaks=(
        "Large scores push softmax towards one-hot rows, where its gradient vanishes. Even with "
        "keys this narrow, every row gets sharper whose scores are not all equal."
    ),
)(self_attention.scaling).removed(formula=r"\tilde S = S")(self_attention.no_scaling)

lesson.step(
    title="Softmax, row by row",
    formula=r"\alpha_{ij} = \frac{e^{\tilde s_{ij}}}{\sum_{j'} e^{\tilde s_{ij'}}}",
    takes=("scaled",),
    why=(
        "Each row becomes shares: none is negative and together they are 1. So a token divides "
        "its attention among all, and within its row a larger score gets a larger share."
    ),
    breaks=(
        "Raw scores as weights do not sum to 1: what comes out grows with the number of tokens "
        "and the size of the scores, and negative scores would take information away."
    ),
)(self_attention.softmax).removed(formula=r"A = \tilde S")(self_attention.no_softmax)

lesson.step(
    title="The output: values in these shares",
    formula=r"Z = A V, \quad z_i = \sum_j \alpha_{ij} v_j",
    takes=("A", "V"),
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
)(self_attention.output).removed(formula=r"Z = V")(self_attention.no_output)

_AAPL, _REVENUE, _BEAT, _EXPECTATIONS = range(4)
_SCALED = """2.50 3.50 3.00 3.00  2.00 2.50 2.50 2.00
             2.50 3.50 4.00 2.00  2.00 2.50 1.50 3.00"""
_SCORES = "5 7 6 6  4 5 5 4  5 7 8 4  4 5 3 6"


def _component(column: int, factors: str, products: str, result: str) -> list[Printed]:
    """A component of the query of AAPL: factors and products written out, and their sum."""
    what = f"Component {column + 1} of the query of AAPL"

    def terms(solve: Solve) -> Numbers:
        return solve()["X"][_AAPL] * solve()["W_Q"][:, column]

    def pairs(solve: Solve) -> Numbers:
        return np.column_stack([solve()["X"][_AAPL], solve()["W_Q"][:, column]])

    return [
        Printed(PROJECTIONS, factors, of=pairs, what=f"{what}, its factors"),
        Printed(PROJECTIONS, products, of=terms, what=f"{what}, its products"),
        Printed(PROJECTIONS, result, of="Q", at=(_AAPL, column), what=what),
    ]


def _score(query: int, key: int, terms: str, result: str) -> list[Printed]:
    """A score: its terms written out, and their sum."""
    what = f"Score of {TOKENS.value[query]} with {TOKENS.value[key]}"
    return [
        Printed(
            SCORES,
            terms,
            of=lambda solve: solve()["Q"][query] * solve()["K"][key],
            what=f"{what}, its terms",
        ),
        Printed(SCORES, result, of="S", at=(query, key), what=what),
    ]


def _exponentials(solve: Solve) -> Numbers:
    """The exponentials of the scaled scores of AAPL."""
    return np.exp(solve()["scaled"][_AAPL])


def _shapes(*names: str) -> Callable[[Solve], list[int]]:
    """The heights and widths of tables."""
    return lambda solve: [size for name in names for size in solve()[name].shape]


def _by_hundredths(solve: Solve) -> Float[Numbers, "T d_v"]:
    """The output from weights rounded to two decimals."""
    return np.round(solve()["A"], 2) @ solve()["V"]


lesson.printed = (
    Printed(SETUP, "4", of=lambda solve: len(solve()["X"]), what="Number of tokens"),
    Printed(SETUP, "8", of=lambda solve: solve()["X"].shape[-1], what="Width of an embedding"),
    Printed(SETUP, "4", of=lambda solve: solve()["K"].shape[-1], what="Width of a key"),
    Printed(SETUP, "4 8", of=_shapes("X"), what="Shape of the embeddings"),
    Printed(
        SETUP,
        "8 4 8 4 8 4 8 4",
        of=_shapes("W_Q", "W_Q", "W_K", "W_V"),
        what="Shapes of the projections",
    ),
    Printed(SETUP, "4 8 8 4 4 4", of=_shapes("X", "W_Q", "Q"), what="Shapes in the check"),
    Printed(
        SETUP,
        "8 8",
        of=lambda solve: [solve()["X"].shape[1], solve()["W_Q"].shape[0]],
        what="Inner dimensions",
    ),
    Printed(PROJECTIONS, "1 0 1 0 1 0 0 1", of="X", at=_AAPL, what="Embedding of AAPL"),
    *_component(0, "1 1 0 0 1 0 0 1 1 0 0 0 0 0 1 0", "1 0 0 0 0 0 0 0", "1"),
    *_component(1, "1 0 0 1 1 0 0 0 1 1 0 0 0 0 1 0", "0 0 0 0 1 0 0 0", "1"),
    *_component(2, "1 0 0 0 1 1 0 0 1 0 0 0 0 1 1 0", "0 0 1 0 0 0 0 0", "1"),
    *_component(3, "1 1 0 0 1 0 0 0 1 0 0 1 0 0 1 1", "1 0 0 0 0 0 0 1", "2"),
    Printed(PROJECTIONS, "1 1 1 2", of="Q", at=_AAPL, what="Query of AAPL"),
    Printed(PROJECTIONS, "1 1 1 2  1 1 1 1  1 2 0 2  1 0 2 1", of="Q"),
    Printed(PROJECTIONS, "1 1 1 1  1 1 1 2  2 2 0 1  0 0 2 2", of="K"),
    Printed(PROJECTIONS, "1 1 1 1  1 1 1 1  2 0 2 0  0 2 0 2", of="V"),
    Printed(SCORES, "4 4 4 4 4 4", of=_shapes("S", "Q", "K"), what="Shapes in the product"),
    Printed(SCORES, "1 1 1 2", of="Q", at=_AAPL, what="Query of AAPL"),
    Printed(SCORES, "1 1 1 2", of="K", at=_REVENUE, what="Key of revenue"),
    *_score(_AAPL, _REVENUE, "1 1 1 4", "7"),
    Printed(SCORES, "1 1 1 1", of="Q", at=_REVENUE, what="Query of revenue"),
    Printed(SCORES, "1 1 1 1", of="K", at=_AAPL, what="Key of AAPL"),
    *_score(_REVENUE, _AAPL, "1 1 1 1", "4"),
    Printed(SCORES, _SCORES, of="S"),
    Printed(SCORES, "7", of="S", at=(_AAPL, _REVENUE), what="Score that is compared"),
    Printed(SCORES, "4", of="S", at=(_REVENUE, _AAPL), what="Score that it is compared with"),
    Printed(SOFTMAX, "2", of=lambda solve: math.sqrt(solve()["K"].shape[-1]), what="√d_k"),
    Printed(SOFTMAX, "4", of=lambda solve: solve()["K"].shape[-1], what="Number under the root"),
    Printed(
        SOFTMAX,
        "1/2",
        of=lambda solve: solve()["scaled"][_AAPL, _AAPL] / solve()["S"][_AAPL, _AAPL],
        what="What scores are multiplied by",
    ),
    Printed(SOFTMAX, _SCORES, of="S", what="Scores, before they are halved"),
    Printed(SOFTMAX, _SCALED, of="scaled"),
    Printed(SOFTMAX, "2.5 3.5 3.0 3.0", of="scaled", at=_AAPL, what="Exponents of AAPL"),
    Printed(
        SOFTMAX,
        "12.18 33.12 20.09 20.09",
        of=_exponentials,
        what="e to the scaled score of AAPL with each token",
    ),
    Printed(SOFTMAX, "0.14 0.39 0.24 0.24", of="A", at=_AAPL, what="Weights of AAPL"),
    Printed(
        SOFTMAX,
        """0.14 0.39 0.24 0.24  0.19 0.31 0.31 0.19
           0.11 0.31 0.51 0.07  0.17 0.28 0.10 0.46""",
        of="A",
    ),
    Printed(SOFTMAX, "1 1 1 1", of=lambda solve: solve()["A"].sum(-1), what="Sum of a row"),
    Printed(OUTPUT, "4 4 4 4 4 4", of=_shapes("Z", "A", "V"), what="Shapes in the product"),
    Printed(OUTPUT, "0.14 0.39 0.24 0.24", of="A", at=_AAPL, what="Weights before the values"),
    Printed(
        OUTPUT,
        "1 1 1 1  1 1 1 1  2 0 2 0  0 2 0 2",
        of="V",
        what="Values that are weighted",
    ),
    Printed(
        OUTPUT,
        "1.00 1.00 1.00 1.00",
        of="Z",
        at=_AAPL,
        what="Output of AAPL",
        rounded=lambda solve: _by_hundredths(solve)[_AAPL],
    ),
    Printed(
        OUTPUT,
        """1.00 1.00 1.00 1.00  1.12 0.88 1.12 0.88
           1.44 0.56 1.44 0.56  0.65 1.35 0.65 1.35""",
        of="Z",
        rounded=_by_hundredths,
    ),
    Printed(OUTPUT, "0.51", of="A", at=(_BEAT, _BEAT), what="Weight of beat on itself"),
    Printed(
        OUTPUT,
        "0.46",
        of="A",
        at=(_EXPECTATIONS, _EXPECTATIONS),
        what="Weight of expectations on itself",
    ),
    Printed(FIX, "5 7 8 4", of="S", at=_BEAT, what="Raw scores of beat"),
    Printed(
        FIX,
        "0.03 0.26 0.70 0.01",
        of="A",
        at=_BEAT,
        removed=("scaling",),
        what="Weights without scaling",
    ),
    Printed(FIX, "0.11 0.31 0.51 0.07", of="A", at=_BEAT, what="Weights with scaling"),
    Printed(
        FIX,
        "70%",
        of="A",
        at=(_BEAT, _BEAT),
        removed=("scaling",),
        what="What beat keeps for itself without scaling",
    ),
    Printed(FIX, "51%", of="A", at=(_BEAT, _BEAT), what="What beat keeps for itself with scaling"),
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
