"""AAPL revenue beat expectations: self-attention with every matrix written out."""

from __future__ import annotations

import math

import numpy as np

from app.lessons.making import (
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

SETUP = Source(LECTURE, "Worked Example Setup: 4 Tokens, d=8, d_k=4")
PROJECTIONS = Source(LECTURE, "Computing Q = XW^Q Step by Step")
SCORES = Source(LECTURE, "The Score Matrix S = QK^T")
SOFTMAX = Source(LECTURE, "Softmax: Row by Row")
OUTPUT = Source(LECTURE, "Output Z = AV: The Contextual Representation")
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
        Source(LECTURE, "The Q, K, V Projection: Why Three Matrices?"),
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
)(self_attention.projections).removed(formula=r"Q = K = X, \quad V = X W^V")(
    self_attention.only_values_projected
)

lesson.step(
    title="Scores: every query meets every key",
    formula=r"S = Q K^\top, \quad s_{ij} = q_i \cdot k_j",
    takes=("Q", "K"),
    why=(
        "The dot product is large where a query and a key point the same way. One product of two "
        "matrices gives it for all pairs at once: row $i$ says what token $i$ makes of the others."
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
        "keys this narrow, the sharpest row gets clearly sharper."
    ),
)(self_attention.scaling).removed(formula=r"\tilde S = S")(self_attention.no_scaling)

lesson.step(
    title="Softmax, row by row",
    formula=r"\alpha_{ij} = \frac{e^{\tilde s_{ij}}}{\sum_{j'} e^{\tilde s_{ij'}}}",
    takes=("scaled",),
    why=(
        "Each row becomes shares: none is negative and together they are 1. So a token divides "
        "its attention among all, and a larger score always gets a larger share."
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
)(self_attention.output).removed(formula=r"Z = V")(self_attention.no_output)

lesson.printed = (
    Printed(SETUP, "2", of=lambda solve: math.sqrt(solve()["K"].shape[-1]), what="√d_k"),
    Printed(PROJECTIONS, "1 1 1 2  1 1 1 1  1 2 0 2  1 0 2 1", of="Q"),
    Printed(PROJECTIONS, "1 1 1 1  1 1 1 2  2 2 0 1  0 0 2 2", of="K"),
    Printed(PROJECTIONS, "1 1 1 1  1 1 1 1  2 0 2 0  0 2 0 2", of="V"),
    Printed(SCORES, "5 7 6 6  4 5 5 4  5 7 8 4  4 5 3 6", of="S"),
    Printed(
        SOFTMAX,
        """2.50 3.50 3.00 3.00  2.00 2.50 2.50 2.00
           2.50 3.50 4.00 2.00  2.00 2.50 1.50 3.00""",
        of="scaled",
    ),
    Printed(
        SOFTMAX,
        "12.18 33.12 20.09 20.09",
        of=lambda solve: np.exp(solve()["scaled"][0]),
        what="e to the scaled score of AAPL with each token",
    ),
    Printed(
        SOFTMAX,
        """0.14 0.39 0.24 0.24  0.19 0.31 0.31 0.19
           0.11 0.31 0.51 0.07  0.17 0.28 0.10 0.46""",
        of="A",
    ),
    Printed(
        OUTPUT,
        """1.00 1.00 1.00 1.00  1.12 0.88 1.12 0.88
           1.44 0.56 1.44 0.56  0.65 1.35 0.65 1.35""",
        of="Z",
    ),
    Printed(FIX, "5 7 8 4", of="S", at=2, what="Raw scores of beat"),
    Printed(
        FIX,
        "0.03 0.26 0.70 0.01",
        of="A",
        at=2,
        removed=("scaling",),
        what="Weights without scaling",
    ),
    Printed(FIX, "0.11 0.31 0.51 0.07", of="A", at=2, what="Weights with scaling"),
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
