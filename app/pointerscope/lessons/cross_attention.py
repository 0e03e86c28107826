"""Queries of one sequence over keys of another: the way out of a bottleneck."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, linear, weighted_sum
from pointerscope.formulas import softmax as softmax_of
from pointerscope.lessons.framework import (
    DEEP_DIVE,
    THEORY,
    Exercise,
    Inputs,
    Lesson,
    Matrix,
    Note,
    Number,
    Points,
    PrintedNumbers,
    StepResult,
    TextSection,
    Words,
    recorded,
    result,
    table,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver
    from pointerscope.lessons.framework.tables import LessonTable, Shade

PROBLEM = TextSection(THEORY, "§1.1 The Attention Problem")
GENERAL = TextSection(THEORY, "§1.2 General Attention Formulation")
DIMENSIONS = TextSection(DEEP_DIVE, "Understanding the Dimensions: What are n, m, d_k, d_v?")
SENTENCE = TextSection(DEEP_DIVE, "Concrete Example: Self-Attention on a Sentence")
CROSS = TextSection(DEEP_DIVE, "When n ≠ m: Cross-Attention")
NO_VOCABULARY = TextSection(DEEP_DIVE, "NOT the Vocabulary Size!")

_LONGEST = 100_000
_WIDEST = 4096

SOURCE = Words("source", "Words that are read", ("le", "chat", "noir", "dort"))
TARGET = Words("target", "Words written so far", ("the", "black", "cat"))
_FEATURES = ("article", "thing", "colour", "doing")
ENCODED = Matrix(
    "E",
    "E",
    "Encoder: what is read (our own numbers)",
    ((1, 0, 0, 0.2), (0, 2, 0, 0), (0, 0, 2, 0.1), (0, 0.2, 0, 2)),
    rows="source",
    columns=_FEATURES,
)
DECODED = Matrix(
    "D",
    "D",
    "Decoder: what is written (our own numbers)",
    ((2, 0.3, 0, 0), (0, 0.4, 2, 0), (0, 2, 0.3, 0.2)),
    rows="target",
    columns=_FEATURES,
)
W_Q = Matrix("W_Q", "W^Q", "Query projection", ((1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0.5, 0)))
W_K = Matrix("W_K", "W^K", "Key projection", ((1.5, 0, 0), (0, 1, 0), (0, 0, 1), (0, -0.5, 0)))
W_V = Matrix("W_V", "W^V", "Value projection", ((-2, 1), (2, 0), (0, 2), (0.5, -1)))


def _size(name: str, title: str, value: int, most: int) -> Number:
    return Number(name, name, title, value, minimum=1, maximum=most, whole=True)


N = _size("n", "Queries, for the table of sizes", 5, _LONGEST)
M = _size("m", "Keys, for the table of sizes", 10, _LONGEST)
D_K = _size("d_k", "Width of queries and keys, for the same", 64, _WIDEST)
D_V = _size("d_v", "Width of values, for the same", 64, _WIDEST)

lesson = Lesson(
    title="Reading one text while writing another",
    summary=(
        "A few words written so far look at all the words of another text. First everything that "
        "is read is squeezed into one vector; then attention lets each word choose for itself."
    ),
    section="why",
    order=6,
    terms=("query position", "key position", "attention weight"),
    sources=(PROBLEM, GENERAL, DIMENSIONS, CROSS),
    inputs=(SOURCE, TARGET, ENCODED, DECODED, W_Q, W_K, W_V, N, M, D_K, D_V),
)


@lesson.step(
    title="Queries from the one side, keys and values from the other",
    formula=r"Q = D W^Q, \quad K = E W^K, \quad V = E W^V",
    inputs=("D", "E", "W_Q", "W_K", "W_V"),
    why=(
        "What is being written asks; what was read answers. So there are as many queries as words "
        "written, $n$, and as many keys and values as words read, $m$, and these two numbers have "
        "nothing to do with each other."
    ),
    breaks=(
        "Two languages seldom describe their words alike. Without projections a query can only "
        "match a key if both sides happen to use the same features for the same things."
    ),
    notes=(
        Note(
            GENERAL,
            "the query comes from the decoder, keys and values from the encoder",
            "That is cross-attention. In self-attention all three come from one sequence, and in "
            "the pointer network, which has no decoder, the query is one of the encoder's own "
            "outputs.",
        ),
        Note(
            DIMENSIONS,
            "$d_k$ and $d_v$ are both 64",
            "Queries and keys must be equally wide, as they are multiplied with each other. Values "
            "need not be: here they are of another width.",
        ),
    ),
)
def projections(inputs: Inputs) -> StepResult:
    """The queries of what is written, the keys and values of what is read."""
    source, target = inputs.words("source"), inputs.words("target")
    return result(
        _projected(inputs, "Q", "D", "Queries", target),
        _projected(inputs, "K", "E", "Keys", source),
        _projected(inputs, "V", "E", "Values", source),
    )


@projections.when_removed(formula="Q = D, \\quad K = V = E")
def _(inputs: Inputs) -> StepResult:
    source, target = inputs.words("source"), inputs.words("target")
    return result(
        _as_it_is(inputs, "Q", "D", "Queries", target),
        _as_it_is(inputs, "K", "E", "Keys", source),
        _as_it_is(inputs, "V", "E", "Values", source),
    )


@lesson.step(
    title="The bottleneck: one vector for everything that was read",
    formula=r"b = \frac{1}{m} \sum_j v_j",
    inputs=("V",),
    why=(
        "This is what was done before attention: the encoder ends in one vector of fixed size, and "
        "the decoder has to write everything from it. Here it is the mean of the values; in the "
        "networks of that time it was the last state, which is no larger."
    ),
    breaks=(
        "Twice as long a text has to fit into just as many numbers. In a mean each word has the "
        "share $1/m$, and their order is gone."
    ),
    notes=(
        Note(
            PROBLEM,
            "attention removes the bottleneck",
            "It removes the one between the texts: every step can reach every word. What one step "
            "takes from them is still a single vector of $d_v$ numbers for each head.",
        ),
    ),
)
def bottleneck(inputs: Inputs) -> StepResult:
    """The mean of the values."""
    count = len(inputs["V"])
    found = inputs["V"].mean(0)
    return result(
        table("b", found, symbol="b", title="One vector for all"),
        remark=f"{count} words, {inputs['V'].size} numbers, are squeezed into {found.size}. "
        f"Each word has a share of {1 / count:.3g}.",
    )


@lesson.step(
    title="Scores: each word written meets each word read",
    formula=r"S = \frac{Q K^\top}{\sqrt{d_k}}",
    inputs=("Q", "K"),
    why=(
        "The same dot products as in self-attention, but the matrix need not be square: $n$ rows "
        "for who asks, $m$ columns for who can answer."
    ),
    breaks="Without scores nobody prefers anything, and attention is the bottleneck again.",
)
def scores(inputs: Inputs) -> StepResult:
    """Scaled dot products of all queries with all keys."""
    found = attention_scores(inputs["Q"], inputs["K"])
    return result(
        _between(inputs, "S", found, "S", "Scores"),
        remark=f"{found.shape[0]} queries by {found.shape[1]} keys.",
    )


@scores.when_removed(formula="S = 0")
def _(inputs: Inputs) -> StepResult:
    nothing = np.zeros((len(inputs["Q"]), len(inputs["K"])))
    return result(_between(inputs, "S", nothing, "S", "Scores"))


@lesson.step(
    title="Softmax: each row divides its own attention",
    formula=r"A = \operatorname{softmax}(S)",
    inputs=("S",),
    why=(
        "Each word written divides one whole among the words read. No mask is needed here, apart "
        "from padding: the text that is read is there from its first to its last word."
    ),
    breaks="Scores as they are do not divide a whole: long texts would give large contexts.",
)
def softmax(inputs: Inputs) -> StepResult:
    """Shares, row by row."""
    found = softmax_of(inputs["S"])
    source, target = inputs.words("source"), inputs.words("target")
    said = [
        f"“{word}” looks most at “{source[row.argmax()]}” ({row.max():.2f})."
        for word, row in zip(target, found, strict=True)
    ]
    return result(
        _between(inputs, "A", found, "A", "Attention weights", "weights"),
        remark=" ".join(said),
    )


@softmax.when_removed(formula="A = S")
def _(inputs: Inputs) -> StepResult:
    sums = ", ".join(f"{total:.4g}" for total in inputs["S"].sum(-1))
    return result(
        _between(inputs, "A", inputs["S"], "A", "Attention weights"),
        remark=f"The rows sum to {sums}.",
    )


@lesson.step(
    title="A context for each word written",
    formula=r"z_i = \sum_j \alpha_{ij} v_j",
    inputs=("A", "V", "b"),
    why=(
        "Every step of writing gets its own vector, made for what it needs at that moment. All of "
        "them lie between the values; the bottleneck is the one point in their middle."
    ),
    breaks="All steps get the same vector, and have to be told apart by the decoder alone.",
)
def contexts(inputs: Inputs) -> StepResult:
    """Averages of the values, in the shares of each query."""
    return _contexts(inputs, weighted_sum(inputs["A"], inputs["V"]))


@contexts.when_removed(formula="z_i = b")
def _(inputs: Inputs) -> StepResult:
    found = np.repeat(inputs["b"][None], len(inputs["Q"]), axis=0)
    return _contexts(inputs, found)


@lesson.step(
    title="How much of each word gets through",
    formula=r"\frac{1}{m} \quad \text{beside} \quad \max_i \alpha_{ij}",
    inputs=("A",),
    why=(
        "Through the bottleneck each word passes in an equal part, which shrinks as the text "
        "grows. With attention a word counts in full at the step that needs it."
    ),
    breaks=(
        "A text twice as long halves what the bottleneck keeps of each word. Nothing in attention "
        "forces that: a word that matters can have nearly all of a row."
    ),
)
def passes(inputs: Inputs) -> StepResult:
    """The share of each word read, in the bottleneck and at most with attention."""
    source = inputs.words("source")
    even = recorded(np.ones(len(source))) / len(source)
    most = inputs["A"].max(0)
    return result(
        table(
            "even",
            even,
            symbol="1/m",
            title="Share in the bottleneck",
            columns=source,
        ),
        table(
            "most",
            most,
            symbol=r"\max_i \alpha_{ij}",
            title="Largest share with attention",
            columns=source,
        ),
        remark=f"“{source[int(most.argmin())]}” is looked at least: {most.min():.2f} at most.",
    )


@lesson.step(
    title="Sizes, for any number of words",
    formula=(
        r"Q : n \times d_k, \quad K : m \times d_k, \quad V : m \times d_v, \quad "
        r"A : n \times m, \quad Z : n \times d_v"
    ),
    inputs=("n", "m", "d_k", "d_v"),
    why=(
        "Only two sizes have to fit: queries and keys are equally wide, and there are as many "
        "keys as values. The output has the rows of the queries and the width of the values."
    ),
    breaks=(
        "Attention has $n \\cdot m$ weights where a bottleneck has none: this is the price. With "
        "$n = m$ it is the square of the length."
    ),
    notes=(
        Note(
            CROSS,
            "$n$ is the length of the decoder's sequence so far",
            "In training it is. In generation with a cache only the newest word asks, so that "
            "$n = 1$ at each step.",
        ),
        Note(
            NO_VOCABULARY,
            "a sentence has 10 tokens where the vocabulary has 30,000",
            "None of the sizes here depends on the vocabulary. It comes in only at the end, where "
            "vectors become words.",
        ),
    ),
)
def sizes(inputs: Inputs) -> StepResult:
    """Rows and columns of everything."""
    n, m, d_k, d_v = (inputs.number(name) for name in ("n", "m", "d_k", "d_v"))
    shapes = np.array([(n, d_k), (m, d_k), (m, d_v), (n, m), (n, m), (n, d_v)])
    return result(
        table(
            "shapes",
            np.column_stack([shapes, shapes.prod(-1)]),
            symbol=r"\text{rows} \times \text{columns}",
            title="Sizes",
            rows=("Q", "K", "V", "scores", "weights", "output"),
            columns=("rows", "columns", "numbers"),
        ),
        remark=f"{n * m:,.0f} weights for {n:,.0f} queries and {m:,.0f} keys.",
    )


def _projected(
    inputs: Inputs, name: str, of: str, title: str, rows: tuple[str, ...]
) -> LessonTable:
    values = linear(inputs[of], inputs[f"W_{name}"].T)
    return table(name, values, symbol=name, title=title, rows=rows)


def _as_it_is(inputs: Inputs, name: str, of: str, title: str, rows: tuple[str, ...]) -> LessonTable:
    return table(name, inputs[of], symbol=name, title=title, rows=rows)


def _between(
    inputs: Inputs,
    name: str,
    values: NDArray[np.float64],
    symbol: str,
    title: str,
    shade: Shade = "",
) -> LessonTable:
    return table(
        name,
        values,
        symbol=symbol,
        title=title,
        rows=inputs.words("target"),
        columns=inputs.words("source"),
        shade=shade,
    )


def _contexts(inputs: Inputs, values: NDArray[np.float64]) -> StepResult:
    source, target = inputs.words("source"), inputs.words("target")
    every = np.vstack([inputs["V"], values, inputs["b"]])
    apart = np.ptp(values, axis=0).max()
    said = (
        f"Contexts differ by up to {apart:.3g} in a component."
        if apart > 0
        else "All contexts are the same."
    )
    return result(
        table("Z", values, symbol="Z", title="Contexts", rows=target),
        remark=said,
        picture=Points(
            title="Values, contexts and the bottleneck",
            caption="The first two components: each context lies where its word looks.",
            x=every[:, 0],
            y=every[:, 1],
            labels=(*source, *target, "bottleneck"),
            x_title="first component",
            y_title="second component",
            square=True,
            groups=(
                *("read" for _ in source),
                *("written" for _ in target),
                "bottleneck",
            ),
        ),
    )


def _sentence(solve: Solver) -> NDArray[np.float64]:
    """Sizes of Q, K and V for a sentence of three words that looks at itself."""
    return solve({"n": 3, "m": 3})["shapes"][:3, :2]


def _equal_when_unscored(solve: Solver) -> str:
    """Whether leaving out the scores gives every word the bottleneck."""
    found = solve(removed=["scores"])
    return _ANSWERS[bool(np.allclose(found["Z"], found["b"]))]


_ANSWERS = {
    True: "All contexts are the bottleneck's vector.",
    False: "Each word gets another context.",
}

lesson.printed = (
    PrintedNumbers(SENTENCE, "3 64  3 64  3 64", computed=_sentence, label="Sizes of Q, K and V"),
    PrintedNumbers(
        SENTENCE, "3 3", computed=lambda solve: _sentence(solve)[:2, 0], label="n and m"
    ),
    PrintedNumbers(
        SENTENCE, "64 64", computed=lambda solve: _sentence(solve)[1:, 1], label="d_k and d_v"
    ),
    PrintedNumbers(DIMENSIONS, "64 64", computed="shapes", index=([1, 2], 1), label="d_k and d_v"),
    PrintedNumbers(CROSS, "5", computed="shapes", index=(0, 0), label="Queries, n"),
    PrintedNumbers(CROSS, "10", computed="shapes", index=(1, 0), label="Keys, m"),
    PrintedNumbers(
        NO_VOCABULARY, "10", computed="shapes", index=(1, 0), label="Tokens of a sentence"
    ),
)

lesson.exercises = (
    Exercise(
        id="unscored",
        question="All scores are 0. What does every word written get then?",
        answer=_equal_when_unscored,
        choices=tuple(_ANSWERS.values()),
        because="Equal scores give equal shares, 1/m of each value: that is their mean.",
    ),
    Exercise(
        id="mean-or-self",
        question=(
            "The text that is read is written twice, one copy after the other: 8 words. How much "
            "attention does “cat” then give to the first “chat”?"
        ),
        answer=lambda solve: _twice(solve)[2, 1],
        because=(
            "Both copies score the same and share what one of them had. Without positions nothing "
            "tells them apart."
        ),
        decimals=3,
    ),
    Exercise(
        id="weights",
        question="How many attention weights are there for 5 queries over 10 keys?",
        answer=lambda solve: solve()["shapes"][4, 2],
        because="One for each pair. Self-attention over all 15 words would have 225.",
        decimals=0,
    ),
)


def _twice(solve: Solver) -> NDArray[np.float64]:
    """The weights where what is read is there twice."""
    rows = [list(row) for row in solve()["E"]]
    return solve({"source": [*SOURCE.value] * 2, "E": rows * 2})["A"]
