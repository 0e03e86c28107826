"""The cat sat: queries, keys and values are given, and one row of the text is wrong."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.lessons.framework import (
    DEEP_DIVE,
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

FORMULA = TextSection(DEEP_DIVE, "Scaled Dot-Product Attention, The Formula")
SENTENCE = TextSection(DEEP_DIVE, "Concrete Example: Self-Attention on a Sentence")
SETUP = TextSection(DEEP_DIVE, "Step-by-Step Breakdown, Setup")
SCORED = TextSection(DEEP_DIVE, "Step 1: Compute Similarity Scores")
SCALED = TextSection(DEEP_DIVE, "Step 2: Scale by √d_k")
SHARED = TextSection(DEEP_DIVE, "Step 3: Apply Softmax")
SUMMED = TextSection(DEEP_DIVE, "Step 4: Weighted Sum of Values")

TOKENS = Words("tokens", "Tokens", ("The", "cat", "sat"))
Q = Matrix("Q", "Q", "Queries", ((1, 0, 1, 0), (0, 1, 0, 1), (1, 1, 0, 0)), rows="tokens")
K = Matrix("K", "K", "Keys", ((1, 0, 0, 1), (0, 1, 1, 0), (1, 0, 1, 0)), rows="tokens")
V = Matrix(
    "V",
    "V",
    "Values",
    ((0.1, 0.2, 0.3, 0.4), (0.5, 0.6, 0.7, 0.8), (0.9, 1.0, 1.1, 1.2)),
    rows="tokens",
)

lesson = Lesson(
    title="A text put to the test: The cat sat",
    summary=(
        "Queries, keys and values are given, and four steps lead to the output. One row of the "
        "text does not follow from its own numbers; working it out again finds the slip."
    ),
    section="by hand",
    order=6,
    terms=("attention score", "attention weight"),
    sources=(FORMULA, SETUP, SCORED, SCALED, SHARED, SUMMED),
    inputs=(TOKENS, Q, K, V),
)

lesson.step(
    title="Scores: a dot product for every pair",
    formula=r"S = Q K^\top, \quad s_{ij} = q_i \cdot k_j",
    inputs=("Q", "K"),
    why=(
        "A query says what a token looks for, a key what it can be found by. With vectors of "
        "zeros and ones, as the text has them, the score counts the places where both hold a 1."
    ),
    breaks="Nothing tells one token from another, and each output is the mean of all values.",
    notes=(
        Note(
            SCORED,
            "“cat” matches best with “cat”, at a score of 2",
            "The query [0, 1, 0, 1] and the key [0, 1, 1, 0] share a single 1: the score is 1, the "
            "same as with “The”. The row is 1, 1, 0, not 1, 2, 0.",
        ),
    ),
)(self_attention.scores).when_removed(formula=r"S = 0")(self_attention.no_scores)

lesson.step(
    title="Scale by the square root of the width",
    formula=r"\tilde S = \frac{S}{\sqrt{d_k}}",
    inputs=("S",),
    why=(
        "The more terms a dot product has, the further scores spread. For vectors drawn at random, "
        "dividing by the root of their number keeps the spread the same at every width."
    ),
    breaks="The rows of weights become sharper, and with wide vectors nearly one-hot.",
)(self_attention.scaling).when_removed(formula=r"\tilde S = S")(self_attention.no_scaling)

lesson.step(
    title="Softmax, row by row",
    formula=r"\alpha_{ij} = \frac{e^{\tilde s_{ij}}}{\sum_{j'} e^{\tilde s_{ij'}}}",
    inputs=("scaled",),
    why="Each row is divided into shares that sum to 1: how much is taken from every token.",
    breaks="The scores serve as weights themselves, and rows sum to anything, or to nothing.",
    notes=(
        Note(
            SHARED,
            "“cat” takes 24%, 65% and 11% from the three tokens, most of it from itself",
            "It takes 38%, 38% and 23%. The printed shares follow from no row of the text: its own "
            "scaled row 0.5, 1, 0 gives 31%, 51% and 19%, its raw row 1, 2, 0 gives 24%, 67% and "
            "9%.",
        ),
    ),
)(self_attention.softmax).when_removed(formula=r"A = \tilde S")(self_attention.no_softmax)

lesson.step(
    title="The weighted sum of the values",
    formula=r"Z = A V, \quad z_i = \sum_j \alpha_{ij} v_j",
    inputs=("A", "V"),
    why=(
        "What is looked at flows in, in these shares. As none is negative and they sum to 1, no "
        "number of an output lies outside what the values hold in its column."
    ),
    breaks="Each token keeps its own value, wherever it looks.",
    notes=(
        Note(
            SUMMED,
            "the output for “The” is 0.567, 0.666, 0.765 and 0.864",
            "These come from weights rounded to two decimals, which sum to 0.99. With all digits "
            "it is 0.571, 0.671, 0.771 and 0.871: rounding on the way costs 4 to 7 units of the "
            "third digit.",
        ),
        Note(
            SHARED,
            "at 45%, “The” takes almost half of its information from “sat”",
            "A weight is a share of the average, not of information. What arrives is the weight "
            "times the value, and the value of “sat” is the longest: by length it makes 65% of "
            "what is added up for “The”, and that of “The” itself, at 27%, makes 10%.",
        ),
    ),
)(self_attention.output).when_removed(formula=r"Z = V")(self_attention.no_output)


def _terms(key: int) -> Callable[[Solver], Numbers]:
    """The products that a score of “The” is the sum of."""
    return lambda solve: solve()["Q"][0] * solve()["K"][key]


def _exponentials(solve: Solver) -> Numbers:
    """The exponentials of the scaled scores of “The”."""
    return np.exp(solve()["scaled"][0])


def _weighted(solve: Solver) -> Float[Numbers, "T d_v"]:
    """The values as “The” weighs them."""
    return solve()["A"][0, :, None] * solve()["V"]


def _weighted_by_hundredths(solve: Solver) -> Float[Numbers, "T d_v"]:
    """The same with weights rounded to two decimals."""
    return np.round(solve()["A"][0], 2)[:, None] * solve()["V"]


_ONE_NOT_TWO = (
    "The query [0, 1, 0, 1] meets the key [0, 1, 1, 0] in one place only, so the score is 1, not 2."
)
_HALF_NOT_ONE = "Half of the score of “cat” with itself, which is 1 and not 2."
_CAT_SHARES = (
    "The scaled scores of “cat” are 0.5, 0.5 and 0, which give 0.38, 0.38 and 0.23; nor do the "
    "printed shares follow from the text's own row, which would give 0.31, 0.51 and 0.19."
)

lesson.printed = (
    PrintedNumbers(
        SENTENCE, "3", computed=lambda solve: len(solve()["Q"]), label="Number of queries"
    ),
    PrintedNumbers(
        SENTENCE, "3", computed=lambda solve: len(solve()["K"]), label="Number of keys and values"
    ),
    PrintedNumbers(
        SETUP, "4", computed=lambda solve: solve()["K"].shape[-1], label="Width of a key"
    ),
    PrintedNumbers(
        SCORED, "3 3", computed=lambda solve: solve()["S"].shape, label="Shape of the scores"
    ),
    PrintedNumbers(
        SCORED, "1 0 0 0", computed=_terms(0), label="Terms of the score of “The” with itself"
    ),
    PrintedNumbers(SCORED, "1", computed="S", index=(0, 0), label="Score of “The” with itself"),
    PrintedNumbers(
        SCORED, "0 0 1 0", computed=_terms(1), label="Terms of the score of “The” with “cat”"
    ),
    PrintedNumbers(SCORED, "1", computed="S", index=(0, 1), label="Score of “The” with “cat”"),
    PrintedNumbers(
        SCORED, "1 0 1 0", computed=_terms(2), label="Terms of the score of “The” with “sat”"
    ),
    PrintedNumbers(SCORED, "2", computed="S", index=(0, 2), label="Score of “The” with “sat”"),
    # The 2 of “cat” with a decimal: it is counted, and being a whole unit off is no rounding.
    PrintedNumbers(SCORED, "1 1 2  1 2 0  1 1 1", computed="S", why=_ONE_NOT_TWO),
    PrintedNumbers(SCORED, "2", computed="S", index=(0, 2), label="Best score of “The”"),
    PrintedNumbers(
        SCALED, "4", computed=lambda solve: solve()["K"].shape[-1], label="Width of a key"
    ),
    PrintedNumbers(
        SCALED, "2", computed=lambda solve: math.sqrt(solve()["K"].shape[-1]), label="Its root"
    ),
    PrintedNumbers(
        SCALED, "0.5 0.5 1.0  0.5 1.0 0.0  0.5 0.5 0.5", computed="scaled", why=_HALF_NOT_ONE
    ),
    PrintedNumbers(SHARED, "0.5 0.5 1.0", computed="scaled", index=0),
    PrintedNumbers(
        SHARED, "1.65 1.65 2.72", computed=_exponentials, label="e to the scaled scores of “The”"
    ),
    PrintedNumbers(
        SHARED, "6.02", computed=lambda solve: _exponentials(solve).sum(), label="Their sum"
    ),
    PrintedNumbers(SHARED, "0.27 0.27 0.45", computed="A", index=0),
    PrintedNumbers(SHARED, "0.27 0.27 0.45", computed="A", index=0, label="Weights, as a matrix"),
    PrintedNumbers(
        SHARED,
        "0.24 0.65 0.11",
        computed="A",
        index=1,
        label="Weights, as a matrix",
        why=_CAT_SHARES,
    ),
    PrintedNumbers(SHARED, "0.33 0.33 0.33", computed="A", index=2, label="Weights, as a matrix"),
    PrintedNumbers(SHARED, "27% 27% 45%", computed="A", index=0, label="Weights, in words"),
    PrintedNumbers(
        SHARED, "24% 65% 11%", computed="A", index=1, label="Weights, in words", why=_CAT_SHARES
    ),
    PrintedNumbers(
        SHARED,
        "65%",
        computed="A",
        index=(1, 1),
        label="What “cat” takes from itself",
        why=_CAT_SHARES,
    ),
    PrintedNumbers(SHARED, "45%", computed="A", index=(0, 2), label="What “The” takes from “sat”"),
    PrintedNumbers(
        SUMMED, "3 4", computed=lambda solve: solve()["Z"].shape, label="Shape of the output"
    ),
    PrintedNumbers(
        SUMMED, "0.27 0.27 0.45", computed="A", index=0, label="Weights before the values"
    ),
    PrintedNumbers(
        SUMMED, "0.27 0.27 0.45", computed="A", index=0, label="Weights before the numbers"
    ),
    PrintedNumbers(
        SUMMED,
        "0.1 0.2 0.3 0.4  0.5 0.6 0.7 0.8  0.9 1.0 1.1 1.2",
        computed="V",
        label="Values that are weighted",
    ),
    PrintedNumbers(
        SUMMED,
        """0.027 0.054 0.081 0.108  0.135 0.162 0.189 0.216
           0.405 0.450 0.495 0.540""",
        computed=_weighted,
        label="Values times their weights",
        rounded=_weighted_by_hundredths,
    ),
    PrintedNumbers(
        SUMMED,
        "0.567 0.666 0.765 0.864",
        computed="Z",
        index=0,
        rounded=lambda solve: _weighted_by_hundredths(solve).sum(0),
    ),
    PrintedNumbers(SUMMED, "45%", computed="A", index=(0, 2), label="What “The” takes from “sat”"),
)

_PRINTED_ROW = (1, 2, 0)
_QUERIES = {
    "[0, 1, 1, 0]": (0, 1, 1, 0),
    "[0, 2, 0, 1]": (0, 2, 0, 1),
    "[1, 1, 0, 1]": (1, 1, 0, 1),
}


def _query_of_the_printed_row(solve: Solver) -> str:
    """The query of “cat” that would give the scores that the text prints."""
    for written, query in _QUERIES.items():
        edited = [[1, 0, 1, 0], query, [1, 1, 0, 0]]
        if tuple(solve({"Q": edited})["S"][1]) == _PRINTED_ROW:
            return written
    raise AssertionError("None of the queries gives the printed row.")


lesson.exercises = (
    Exercise(
        id="cat-row",
        question="The text's row of weights for “cat” is wrong. What are the right ones?",
        answer=lambda solve: solve()["A"][1],
        columns=TOKENS.value,
        because=(
            "Scores 1, 1, 0; scaled 0.5, 0.5, 0; exponentials 1.65, 1.65, 1, which sum to 4.30."
        ),
    ),
    Exercise(
        id="query",
        question="With which query would “cat” score 1, 2 and 0, as the text prints?",
        answer=_query_of_the_printed_row,
        choices=tuple(_QUERIES),
        because=(
            "Its score with itself counts the second and third number, that with “sat” the first "
            "and third: the second has to be 2 and the other two 0, and the fourth makes the 1."
        ),
    ),
    Exercise(
        id="unscaled",
        question="Without scaling, what share does “The” take from “sat”?",
        answer=lambda solve: solve(removed=["scaling"])["A"][0, 2],
        because="Softmax of 1, 1 and 2: the largest takes more than half instead of 0.45.",
    ),
)
