"""Margin pressure rising: the practice problems, with answers that are worked out."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import softmax
from pointerscope.formulas.compatibility import dot_product_variance
from pointerscope.formulas.normalisation import post_norm, pre_norm
from pointerscope.formulas.primitives import relu
from pointerscope.lessons.framework import (
    LECTURE,
    Exercise,
    Inputs,
    Lesson,
    Matrix,
    Note,
    Number,
    PrintedNumbers,
    StepResult,
    TextSection,
    Words,
    result,
    self_attention,
    table,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver

    Numbers = NDArray[np.float64]

PROBLEM_1 = TextSection(LECTURE, "Practice Problem 1: Compute Attention by Hand")
PROBLEM_2 = TextSection(LECTURE, "Practice Problem 2: Variance and Scaling")
PROBLEM_3 = TextSection(LECTURE, "Practice Problem 3: Understanding Attention Structure")
SOLUTION_1 = TextSection(LECTURE, "Solution: Practice Problem 1")
SOLUTIONS_2_3 = TextSection(LECTURE, "Solution: Practice Problems 2 and 3")

TOKENS = Words("tokens", "Tokens", ("margin", "pressure", "rising"))
X = Matrix("X", "X", "Embeddings", ((1, 0, 1, 1), (0, 1, 1, 0), (1, 1, 0, 1)), rows="tokens")
W_Q = Matrix("W_Q", "W^Q", "Query projection", ((1, 0), (0, 1), (1, 0), (0, 1)))
W_K = Matrix("W_K", "W^K", "Key projection", ((0, 1), (1, 0), (0, 1), (1, 1)))
W_V = Matrix("W_V", "W^V", "Value projection", ((1, 0), (0, 1), (1, 0), (0, 1)))
WIDTH = Number(
    "width", "d_k", "Width of the keys of problem 2", 256, minimum=1, maximum=1e6, whole=True
)
TYPICAL = Matrix("typical", "s", "A row of raw scores of problem 2", (30, -5, 2, -10))

_STANDARD_DEVIATIONS = 2  # that typical scores keep within
_DIVISORS = ("by nothing", "by √d_k", "by d_k")

lesson = Lesson(
    title="Practice problems: margin pressure rising",
    summary=(
        "Three tokens with queries and keys of width two, to be worked out by hand: the questions "
        "stand at the end, so try these first. The steps are the solution, followed by what the "
        "second problem asks about scaling."
    ),
    section="by hand",
    order=5,
    terms=("attention score", "attention weight"),
    sources=(PROBLEM_1, PROBLEM_2, PROBLEM_3, SOLUTION_1, SOLUTIONS_2_3),
    inputs=(TOKENS, X, W_Q, W_K, W_V, WIDTH, TYPICAL),
)

lesson.step(
    title="Problem 1: queries, keys and values",
    formula=r"Q = X W^Q, \quad K = X W^K, \quad V = X W^V",
    inputs=("X", "W_Q", "W_K", "W_V"),
    why=(
        "The first task. A number of $Q$ is a row of $X$ times a column of $W^Q$; where both hold "
        "zeros and ones, it counts the places in which both hold a 1."
    ),
    breaks="With the input in all three parts, scores are the same in both directions.",
)(self_attention.projections).when_removed(formula=r"Q = K = V = X")(self_attention.no_projections)

lesson.step(
    title="Problem 1: scores",
    formula=r"S = Q K^\top",
    inputs=("Q", "K"),
    why="The second task: a row for every query, a column for every key.",
    breaks="Every token shares its attention equally among all.",
    notes=(
        Note(
            SOLUTIONS_2_3,
            "scores are not symmetric because queries and keys are not the same",
            "That makes room for asymmetry but does not make it: with keys that are twice the "
            "queries, scores are still symmetric. Whatever the tokens are, scores are symmetric "
            "if the matrix $W^Q W^{K\\top}$ is.",
        ),
        Note(
            SOLUTION_1,
            "the two scores compared are $s_{01}$ and $s_{10}$",
            "Counted from 0. In the example of the headline the same text counts from 1, and these "
            "places are called $s_{12}$ and $s_{21}$.",
        ),
    ),
)(self_attention.scores).when_removed(formula=r"S = 0")(self_attention.no_scores)

lesson.step(
    title="Problem 1: scale",
    formula=r"\tilde S = \frac{S}{\sqrt{d_k}}",
    inputs=("S",),
    why="The first half of the third task: divide by the root of the width of the keys.",
    breaks="The largest weight of a row comes out larger than it should, unless all are equal.",
)(self_attention.scaling).when_removed(formula=r"\tilde S = S")(self_attention.no_scaling)

lesson.step(
    title="Problem 1: softmax",
    formula=r"A = \operatorname{softmax}(\tilde S)",
    inputs=("scaled",),
    why=(
        "The second half of the third task. Equal scores in a row must give equal weights, and "
        "each row must sum to 1: two quick checks of a calculation by hand."
    ),
    breaks=(
        "The rows need not sum to 1, and outputs are no longer averages: they grow and shrink with "
        "the size of the scores."
    ),
    notes=(
        Note(
            SOLUTION_1,
            "the rows of weights are labelled “Fed”, “cut” and “rates”",
            "The tokens of the problem are “margin”, “pressure” and “rising”; the labels are left "
            "over from another example. The numbers belong to the problem.",
        ),
        Note(
            SOLUTION_1,
            "0.62 from “margin” to “rising” against 0.64 back shows the asymmetry",
            "Two weights of different rows need not agree even if the scores do, as each row is "
            "divided by a sum of its own. The asymmetry is in the scores: 6 one way, 7 the other.",
        ),
        Note(
            SOLUTION_1,
            "each row sums to about 1",
            "To exactly 1. Only the rounded numbers do not: 0.45 + 0.11 + 0.45 is 1.01.",
        ),
        Note(
            SOLUTION_1,
            "“rising” attends to “margin” as it wants to know what is rising",
            "The matrices were written down and not learned from any text, so a weight says "
            "nothing about the word. Exchange two rows of $X$ and the same weights belong to other "
            "words.",
        ),
        Note(
            SOLUTIONS_2_3,
            "one head would give about 30 % each to “revenue” and “guidance” and the rest "
            "elsewhere, so that neither signal is strong",
            "These shares are an example without scores behind it. One head can give each of the "
            "two nearly half and leave next to nothing for others, as an exercise below shows. "
            "What it cannot do is to give both most of it, or to keep apart what it got from the "
            "one and from the other.",
        ),
    ),
)(self_attention.softmax).when_removed(formula=r"A = \tilde S")(self_attention.no_softmax)

lesson.step(
    title="Problem 1: output",
    formula=r"Z = A V",
    inputs=("A", "V"),
    why="The fourth task: mix the values in the shares of each row.",
    breaks="Every token keeps its own value.",
    notes=(
        Note(
            SOLUTIONS_2_3,
            "every output is a diversified portfolio of what the other tokens carry",
            "It holds the token's own value too, and how diversified it is depends on the weights: "
            "a row close to one-hot puts all on one.",
        ),
    ),
)(self_attention.output).when_removed(formula=r"Z = V")(self_attention.no_output)


@lesson.step(
    title="Problem 2: how far scores spread",
    formula=r"\operatorname{Var}\left(\frac{q^\top k}{c}\right) = \frac{d_k}{c^2}",
    inputs=("width",),
    why=(
        "Components that are independent, with mean 0 and variance 1, add a variance of 1 with "
        "each term of the dot product. Only a division by $\\sqrt{d_k}$ brings it back to 1 at "
        "every width."
    ),
    breaks=(
        "Divided by nothing, scores spread further the wider keys are; divided by $d_k$, they move "
        "together the wider keys are."
    ),
)
def spread(inputs: Inputs) -> StepResult:
    """Variance, deviation and reach of scores, by what they are divided by."""
    width = inputs["width"]
    divisors = np.stack([np.ones_like(width), np.sqrt(width), width])[:, None]
    variance = dot_product_variance(width, query_variance=1 / divisors**2)
    deviation = np.sqrt(variance)
    reach = _STANDARD_DEVIATIONS * deviation
    return result(
        table("c", divisors, symbol="c", title="Scores are divided by", rows=_DIVISORS),
        table(
            "variance",
            variance,
            symbol=r"\sigma^2",
            title="Variance of a score",
            rows=_DIVISORS,
        ),
        table(
            "deviation",
            deviation,
            symbol=r"\sigma",
            title="Standard deviation",
            rows=_DIVISORS,
        ),
        table(
            "reach",
            reach,
            symbol=r"2 \sigma",
            title="Typical scores reach this far, up and down",
            rows=_DIVISORS,
        ),
    )


@lesson.step(
    title="Problem 2: what softmax makes of it",
    formula=r"\operatorname{softmax}\left(\frac{s}{c}\right)",
    inputs=("typical", "c"),
    why=(
        "The same row of scores three times. The order of the weights never changes; what changes "
        "is how much the largest leaves for the others, and so how much there is to learn from."
    ),
    breaks=(
        "Divided too little, one token takes nearly all and hardly any gradient is left; divided "
        "too much, all get nearly the same."
    ),
    notes=(
        Note(
            SOLUTIONS_2_3,
            "divided by $d_k$, the model cannot tell tokens apart",
            "Not at the start, when components have variance 1. Projections are learned, and "
            "nothing stops them from growing until scores spread again; the division only puts "
            "the start in a bad place.",
        ),
    ),
)
def squeezed(inputs: Inputs) -> StepResult:
    """A row of scores, divided and turned into weights."""
    divided = inputs["typical"][None] / inputs["c"]
    return result(
        table(
            "divided",
            divided,
            symbol=r"s / c",
            title="Scores, divided",
            rows=_DIVISORS,
        ),
        table(
            "shares",
            softmax(divided),
            symbol=r"\operatorname{softmax}(s / c)",
            title="Weights",
            rows=_DIVISORS,
            shade="weights",
        ),
    )


def _row_sums(solve: Solver) -> Numbers:
    return solve()["A"].sum(-1)


lesson.printed = (
    PrintedNumbers(
        PROBLEM_1, "3", computed=lambda solve: len(solve()["X"]), label="Number of tokens"
    ),
    PrintedNumbers(
        PROBLEM_1, "4", computed=lambda solve: solve()["X"].shape[-1], label="Width of an embedding"
    ),
    PrintedNumbers(
        PROBLEM_1, "2", computed=lambda solve: solve()["K"].shape[-1], label="Width of a key"
    ),
    PrintedNumbers(
        PROBLEM_1, "3 3", computed=lambda solve: solve()["S"].shape, label="Shape of the scores"
    ),
    PrintedNumbers(
        PROBLEM_1,
        "1.41",
        computed=lambda solve: math.sqrt(solve()["K"].shape[-1]),
        label="Root of 2",
    ),
    PrintedNumbers(SOLUTION_1, "2 1  1 1  1 2", computed="Q"),
    PrintedNumbers(SOLUTION_1, "1 3  1 1  2 2", computed="K"),
    PrintedNumbers(SOLUTION_1, "2 1  1 1  1 2", computed="V"),
    PrintedNumbers(SOLUTION_1, "2 1  1 1  1 2", computed="Q", label="Queries, before the product"),
    PrintedNumbers(
        SOLUTION_1, "1 1 2  3 1 2", computed=lambda solve: solve()["K"].T, label="Keys, transposed"
    ),
    PrintedNumbers(SOLUTION_1, "5 3 6  4 2 4  7 3 6", computed="S"),
    PrintedNumbers(SOLUTION_1, "3", computed="S", index=(0, 1), label="Score that is compared"),
    PrintedNumbers(
        SOLUTION_1, "4", computed="S", index=(1, 0), label="Score that it is compared with"
    ),
    PrintedNumbers(SOLUTION_1, "3.54 2.12 4.24  2.83 1.41 2.83  4.95 2.12 4.24", computed="scaled"),
    PrintedNumbers(SOLUTION_1, "0.31 0.07 0.62  0.45 0.11 0.45  0.64 0.04 0.32", computed="A"),
    PrintedNumbers(SOLUTION_1, "1 1 1", computed=_row_sums, label="Sum of a row of weights"),
    PrintedNumbers(
        SOLUTION_1,
        "0.31 0.07 0.62  0.45 0.11 0.45  0.64 0.04 0.32",
        computed="A",
        label="Weights, before the product",
    ),
    PrintedNumbers(SOLUTION_1, "2 1  1 1  1 2", computed="V", label="Values, in the product"),
    PrintedNumbers(
        SOLUTION_1,
        "1.31 1.62  1.45 1.45  1.64 1.32",
        computed="Z",
        rounded=lambda solve: np.round(solve()["A"], 2) @ solve()["V"],
    ),
    PrintedNumbers(
        SOLUTION_1,
        "0.62 0.62",
        computed=lambda solve: [solve()["A"][0, 2]] * 2,
        label="margin to rising",
    ),
    PrintedNumbers(
        SOLUTION_1,
        "0.64 0.64",
        computed=lambda solve: [solve()["A"][2, 0]] * 2,
        label="rising to margin",
    ),
    PrintedNumbers(PROBLEM_2, "256", computed="width"),
    PrintedNumbers(PROBLEM_2, "30 -5 2 -10", computed="divided", index=0, label="Raw scores"),
    PrintedNumbers(PROBLEM_2, "16", computed="c", index=(1, 0), label="Root of 256"),
    PrintedNumbers(
        PROBLEM_2,
        "30/16 -5/16 2/16 -10/16",
        computed="divided",
        index=1,
        label="Scores over the root, as fractions",
    ),
    PrintedNumbers(
        SOLUTIONS_2_3, "256", computed="variance", index=(0, 0), label="Number under the root"
    ),
    PrintedNumbers(
        SOLUTIONS_2_3, "16", computed="deviation", index=(0, 0), label="Deviation, not divided"
    ),
    PrintedNumbers(
        SOLUTIONS_2_3,
        "-32 32",
        computed=lambda solve: solve()["reach"][0] * np.array([-1, 1]),
        label="Range of typical scores",
    ),
    PrintedNumbers(SOLUTIONS_2_3, "30 -5 2 -10", computed="divided", index=0, label="Raw scores"),
    PrintedNumbers(
        SOLUTIONS_2_3,
        "1.00 0.00 0.00 0.00",
        computed="shares",
        index=0,
        label="Weights, not divided",
    ),
    PrintedNumbers(
        SOLUTIONS_2_3,
        "1",
        computed="deviation",
        index=(1, 0),
        label="Deviation, divided by the root",
    ),
    PrintedNumbers(SOLUTIONS_2_3, "1.875 -0.3125 0.125 -0.625", computed="divided", index=1),
    PrintedNumbers(
        SOLUTIONS_2_3,
        "0.73 0.08 0.13 0.06",
        computed="shares",
        index=1,
        label="Weights, over the root",
    ),
    PrintedNumbers(
        SOLUTIONS_2_3, "1/256", computed="variance", index=(2, 0), label="Variance, over the width"
    ),
    PrintedNumbers(
        SOLUTIONS_2_3, "0.004", computed="variance", index=(2, 0), label="Variance, over the width"
    ),
)

_SYMMETRIC_IF: dict[str, dict[str, object]] = {
    "Values are projected with zeros": {"W_V": ((0, 0),) * 4},
    "Keys are projected with the matrix of the queries": {"W_K": W_Q.value},
    "Queries and keys swap their matrices": {"W_Q": W_K.value, "W_K": W_Q.value},
}
_BEYOND = {
    False: "No, it lies between the smallest and the largest of them",
    True: "Yes, where weights are large enough",
}
_NORMS = {"Pre-Norm": pre_norm, "Post-Norm": post_norm}
_TOO_UNIFORM = {
    False: "No: scores spread, and one weight takes nearly all",
    True: "Yes: scores move together, and weights become nearly equal",
}


def _symmetric(solve: Solver) -> str:
    """The change that makes the scores symmetric."""
    for said, edited in _SYMMETRIC_IF.items():
        scores = solve(edited)["S"]
        if np.array_equal(scores, scores.T):
            return said
    raise AssertionError("No change makes the scores symmetric.")


def _beyond(solve: Solver) -> str:
    """Whether an output reaches beyond the values it is made of."""
    outputs, values = solve()["Z"], solve()["V"]
    inside = (outputs <= values.max(0)) & (outputs >= values.min(0))
    return _BEYOND[not inside.all()]


def _passes_on(solve: Solver) -> str:
    """The arrangement in which an input twice as large comes out twice as large."""
    x = solve()["X"]
    ones, zeros = np.ones(x.shape[-1]), np.zeros(x.shape[-1])
    for said, arranged in _NORMS.items():
        once, twice = (arranged(scale * x, np.zeros_like, ones, zeros) for scale in (1, 2))
        if np.allclose(twice, 2 * once):
            return said
    raise AssertionError("Neither arrangement passes its input on.")


def _too_uniform(solve: Solver) -> str:
    """Whether weights are nearer to each other over the width than over its root."""
    shares = np.ptp(solve()["shares"], axis=-1)
    return _TOO_UNIFORM[bool(shares[2] < shares[1])]


_WIDTHS = ("1", "2")
_SCORES = ("30", "−5", "2", "−10")

lesson.exercises = (
    Exercise(
        id="queries",
        question="Problem 1, task 1: what is $Q$?",
        answer=lambda solve: solve()["Q"],
        rows=TOKENS.value,
        columns=_WIDTHS,
        decimals=0,
        because="Columns of $W^Q$ pick out the first and third number, and the second and fourth.",
    ),
    Exercise(
        id="keys",
        question="Problem 1, task 1: what is $K$?",
        answer=lambda solve: solve()["K"],
        rows=TOKENS.value,
        columns=_WIDTHS,
        decimals=0,
        because=(
            "The first column of $W^K$ picks out the second and fourth number, the second column "
            "the first, third and fourth."
        ),
    ),
    Exercise(
        id="values",
        question="Problem 1, task 1: what is $V$?",
        answer=lambda solve: solve()["V"],
        rows=TOKENS.value,
        columns=_WIDTHS,
        decimals=0,
        because="The problem gives $W^V$ the numbers of $W^Q$, so values are the queries again.",
    ),
    Exercise(
        id="scores",
        question="Problem 1, task 2: what is $S = Q K^\\top$?",
        answer=lambda solve: solve()["S"],
        rows=TOKENS.value,
        columns=TOKENS.value,
        decimals=0,
        because="Rows belong to queries, columns to keys: “margin” with “rising” is 2 · 2 + 1 · 2.",
    ),
    Exercise(
        id="weights",
        question="Problem 1, task 3: what is $A$, scaled by $\\sqrt 2$ and after softmax?",
        answer=lambda solve: solve()["A"],
        rows=TOKENS.value,
        columns=TOKENS.value,
        because=(
            "Equal scores give equal weights: 4, 2 and 4 become two equal shares and a small one."
        ),
    ),
    Exercise(
        id="output",
        question="Problem 1, task 4: what is $Z = A V$?",
        answer=lambda solve: solve()["Z"],
        rows=TOKENS.value,
        columns=_WIDTHS,
        because=(
            "All values are made of ones and twos, so every number lies between: 1 and the share "
            "that goes to the token with a 2 there."
        ),
    ),
    Exercise(
        id="sums",
        question="Problem 1, task 5: what do the rows of $A$ sum to?",
        answer=_row_sums,
        columns=TOKENS.value,
        because="Softmax divides each row by its sum. Added up from two decimals, one gives 1.01.",
    ),
    Exercise(
        id="symmetric",
        question="Problems 1, task 5, and 3, question 1: which change makes $S$ symmetric?",
        answer=_symmetric,
        choices=tuple(_SYMMETRIC_IF),
        because="Then $K = Q$ and $S = Q Q^\\top$, whatever the tokens are.",
    ),
    Exercise(
        id="deviation",
        question="Problem 2, 1a: what is the standard deviation of a score when $d_k = 256$?",
        answer=lambda solve: solve()["deviation"][0, 0],
        decimals=0,
        because="256 terms of variance 1 each: the root of 256.",
    ),
    Exercise(
        id="range",
        question="Problem 2, 1b: within which range do typical scores lie?",
        answer=lambda solve: solve()["reach"][0] * np.array([-1, 1]),
        columns=("from", "to"),
        decimals=0,
        because="Two standard deviations of 16 to either side of 0.",
    ),
    Exercise(
        id="saturated",
        question="Problem 2, 1c: what does softmax make of the scores 30, −5, 2 and −10?",
        answer=lambda solve: solve()["shares"][0],
        columns=_SCORES,
        because="The second largest score is 28 behind: its share is of the size of $e^{-28}$.",
    ),
    Exercise(
        id="new-deviation",
        question="Problem 2, 2a: what is the standard deviation after dividing by $\\sqrt{d_k}$?",
        answer=lambda solve: solve()["deviation"][1, 0],
        decimals=0,
        because="16 over 16, and likewise 1 at every other width.",
    ),
    Exercise(
        id="scaled",
        question="Problem 2, 2b: and of the same scores over $\\sqrt{256}$?",
        answer=lambda solve: solve()["shares"][1],
        columns=_SCORES,
        because="The gap of 28 is now 1.75: the same order, and something left for the others.",
    ),
    Exercise(
        id="over-width",
        question="Problem 2, 3a: what is the variance of a score over $d_k$ itself?",
        answer=lambda solve: solve()["variance"][2, 0],
        decimals=3,
        because="Dividing by 256 divides the variance by its square: 256 over 65,536.",
    ),
    Exercise(
        id="too-uniform",
        question="Problem 2, 3b: are weights then too uniform?",
        answer=_too_uniform,
        choices=tuple(_TOO_UNIFORM.values()),
        because="Over 256 the scores lie within 0.16 of each other, so each weight is nearly 1/4.",
    ),
    Exercise(
        id="portfolio",
        question=(
            "Problem 3, question 2: each row of $A$ sums to 1. Can a number of an output lie "
            "outside what the values hold in its column?"
        ),
        answer=_beyond,
        choices=tuple(_BEYOND.values()),
        because=(
            "Shares that are not negative and sum to 1 make an average. A portfolio without short "
            "sales earns no more than its best asset."
        ),
    ),
    Exercise(
        id="one-head",
        question=(
            "Problem 3, question 3: head 1 scores “revenue” 4, “guidance” 0 and another token 0; "
            "head 2 scores them 0, 4 and 0. One head adds both scores up. What share does it give "
            "to “revenue”?"
        ),
        answer=lambda _: softmax(np.array([4.0, 4.0, 0.0]))[0],
        because=(
            "Each head alone gives 0.96 to the token that it looks for. Together in one softmax "
            "they must share, and neither gets as much as half."
        ),
    ),
    Exercise(
        id="relu",
        question=(
            "Problem 3, question 4: two layers become one only if what stands between them adds "
            "up, $f(a) + f(b) = f(a + b)$. With $a = 1$ and $b = -1$ the right side of ReLU is 0. "
            "What is the left side?"
        ),
        answer=lambda _: relu(np.array([1.0, -1.0])).sum(),
        decimals=0,
        because=(
            "ReLU keeps 1 and cuts −1 off. As it does not add up, no single matrix can take the "
            "place of both layers; nor can a linear regression take that of an interaction."
        ),
    ),
    Exercise(
        id="norms",
        question=(
            "Problem 3, question 5: a sublayer adds nothing and its input is doubled. Where does "
            "the output double as well?"
        ),
        answer=_passes_on,
        choices=tuple(_NORMS),
        because=(
            "With Pre-Norm the input goes by the norm untouched, and so does its gradient. With "
            "Post-Norm everything passes through the norm, which takes its size away."
        ),
    ),
)
