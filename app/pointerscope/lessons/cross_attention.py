"""Queries of one sequence over keys of another: the way out of a bottleneck."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, linear, weighted_sum
from pointerscope.formulas import softmax as softmax_of
from pointerscope.lessons.framework import (
    DEEP_DIVE,
    THEORY,
    Cells,
    ColumnSum,
    Exercise,
    Given,
    Lesson,
    Made,
    Matrix,
    Note,
    Number,
    Points,
    Printed,
    Product,
    RowSoftmax,
    Source,
    Words,
    gives,
    table,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.lesson import Solve
    from pointerscope.lessons.framework.tables import How, Table

PROBLEM = Source(THEORY, "§1.1 The Attention Problem")
GENERAL = Source(THEORY, "§1.2 General Attention Formulation")
DIMENSIONS = Source(DEEP_DIVE, "Understanding the Dimensions: What are n, m, d_k, d_v?")
SENTENCE = Source(DEEP_DIVE, "Concrete Example: Self-Attention on a Sentence")
CROSS = Source(DEEP_DIVE, "When n ≠ m: Cross-Attention")
NO_VOCABULARY = Source(DEEP_DIVE, "NOT the Vocabulary Size!")

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
    return Number(name, name, title, value, least=1, most=most, whole=True)


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
    sources=(PROBLEM, GENERAL, DIMENSIONS, CROSS),
    inputs=(SOURCE, TARGET, ENCODED, DECODED, W_Q, W_K, W_V, N, M, D_K, D_V),
)


@lesson.step(
    title="Queries from the one side, keys and values from the other",
    formula=r"Q = D W^Q, \quad K = E W^K, \quad V = E W^V",
    takes=("D", "E", "W_Q", "W_K", "W_V"),
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
def projections(given: Given) -> Made:
    """The queries of what is written, the keys and values of what is read."""
    source, target = given.words("source"), given.words("target")
    return gives(
        _projected(given, "Q", "D", "Queries", target),
        _projected(given, "K", "E", "Keys", source),
        _projected(given, "V", "E", "Values", source),
    )


@projections.removed(formula="Q = D, \\quad K = V = E")
def _(given: Given) -> Made:
    source, target = given.words("source"), given.words("target")
    return gives(
        _as_it_is(given, "Q", "D", "Queries", target),
        _as_it_is(given, "K", "E", "Keys", source),
        _as_it_is(given, "V", "E", "Values", source),
    )


@lesson.step(
    title="The bottleneck: one vector for everything that was read",
    formula=r"b = \frac{1}{m} \sum_j v_j",
    takes=("V",),
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
def bottleneck(given: Given) -> Made:
    """The mean of the values."""
    count = len(given["V"])
    found = given["V"].mean(0)
    how = ColumnSum("V", over=count)
    return gives(
        table("b", found, symbol="b", title="One vector for all", how=how),
        remark=f"{count} words, {given['V'].size} numbers, are squeezed into {found.size}. "
        f"Each word has a share of {1 / count:.3g}.",
    )


@lesson.step(
    title="Scores: each word written meets each word read",
    formula=r"S = \frac{Q K^\top}{\sqrt{d_k}}",
    takes=("Q", "K"),
    why=(
        "The same dot products as in self-attention, but the matrix need not be square: $n$ rows "
        "for who asks, $m$ columns for who can answer."
    ),
    breaks="Without scores nobody prefers anything, and attention is the bottleneck again.",
)
def scores(given: Given) -> Made:
    """Scaled dot products of all queries with all keys."""
    found = attention_scores(given["Q"], given["K"])
    over = math.sqrt(given["K"].shape[-1])
    how = Product("Q", "K", transposed=True, over=over)
    return gives(
        _between(given, "S", found, "S", "Scores", how),
        remark=f"{found.shape[0]} queries by {found.shape[1]} keys.",
    )


@scores.removed(formula="S = 0")
def _(given: Given) -> Made:
    nothing = np.zeros((len(given["Q"]), len(given["K"])))
    return gives(_between(given, "S", nothing, "S", "Scores"))


@lesson.step(
    title="Softmax: each row divides its own attention",
    formula=r"A = \operatorname{softmax}(S)",
    takes=("S",),
    why=(
        "Each word written divides one whole among the words read. No mask is needed here, apart "
        "from padding: the text that is read is there from its first to its last word."
    ),
    breaks="Scores as they are do not divide a whole: long texts would give large contexts.",
)
def softmax(given: Given) -> Made:
    """Shares, row by row."""
    found = softmax_of(given["S"])
    source, target = given.words("source"), given.words("target")
    said = [
        f"“{word}” looks most at “{source[row.argmax()]}” ({row.max():.2f})."
        for word, row in zip(target, found, strict=True)
    ]
    return gives(
        _between(given, "A", found, "A", "Attention weights", RowSoftmax("S")),
        remark=" ".join(said),
    )


@softmax.removed(formula="A = S")
def _(given: Given) -> Made:
    sums = ", ".join(f"{total:.4g}" for total in given["S"].sum(-1))
    return gives(
        _between(given, "A", given["S"], "A", "Attention weights", Cells("{S}")),
        remark=f"The rows sum to {sums}.",
    )


@lesson.step(
    title="A context for each word written",
    formula=r"z_i = \sum_j \alpha_{ij} v_j",
    takes=("A", "V", "b"),
    why=(
        "Every step of writing gets its own vector, made for what it needs at that moment. All of "
        "them lie between the values; the bottleneck is the one point in their middle."
    ),
    breaks="All steps get the same vector, and have to be told apart by the decoder alone.",
)
def contexts(given: Given) -> Made:
    """Averages of the values, in the shares of each query."""
    return _contexts(given, weighted_sum(given["A"], given["V"]), Product("A", "V"))


@contexts.removed(formula="z_i = b")
def _(given: Given) -> Made:
    found = np.repeat(given["b"][None], len(given["Q"]), axis=0)
    return _contexts(given, found, None)


@lesson.step(
    title="How much of each word gets through",
    formula=r"\frac{1}{m} \quad \text{beside} \quad \max_i \alpha_{ij}",
    takes=("A",),
    why=(
        "Through the bottleneck each word passes in an equal part, which shrinks as the text "
        "grows. With attention a word counts in full at the step that needs it."
    ),
    breaks=(
        "A text twice as long halves what the bottleneck keeps of each word. Nothing in attention "
        "forces that: a word that matters can have nearly all of a row."
    ),
)
def passes(given: Given) -> Made:
    """The share of each word read, in the bottleneck and at most with attention."""
    source = given.words("source")
    even = np.full(len(source), 1 / len(source))
    most = given["A"].max(0)
    return gives(
        table(
            "even",
            even,
            symbol="1/m",
            title="Share in the bottleneck",
            columns=source,
            how=Cells(f"1 / {len(source)}"),
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
    takes=("n", "m", "d_k", "d_v"),
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
def sizes(given: Given) -> Made:
    """Rows and columns of everything."""
    n, m, d_k, d_v = (given.number(name) for name in ("n", "m", "d_k", "d_v"))
    shapes = np.array([(n, d_k), (m, d_k), (m, d_v), (n, m), (n, m), (n, d_v)])
    return gives(
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


def _projected(given: Given, name: str, of: str, title: str, rows: tuple[str, ...]) -> Table:
    values = linear(given[of], given[f"W_{name}"].T)
    how = Product(of, f"W_{name}")
    return table(name, values, symbol=name, title=title, rows=rows, how=how)


def _as_it_is(given: Given, name: str, of: str, title: str, rows: tuple[str, ...]) -> Table:
    how = Cells(f"{{{of}}}")
    return table(name, given[of], symbol=name, title=title, rows=rows, how=how)


def _between(
    given: Given,
    name: str,
    values: NDArray[np.float64],
    symbol: str,
    title: str,
    how: How | None = None,
) -> Table:
    return table(
        name,
        values,
        symbol=symbol,
        title=title,
        rows=given.words("target"),
        columns=given.words("source"),
        how=how,
        shade="weights" if isinstance(how, RowSoftmax) else "",
    )


def _contexts(given: Given, values: NDArray[np.float64], how: How | None) -> Made:
    source, target = given.words("source"), given.words("target")
    every = np.vstack([given["V"], values, given["b"]])
    apart = np.ptp(values, axis=0).max()
    said = (
        f"Contexts differ by up to {apart:.3g} in a component."
        if apart > 0
        else "All contexts are the same."
    )
    return gives(
        table("Z", values, symbol="Z", title="Contexts", rows=target, how=how),
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


def _sentence(solve: Solve) -> NDArray[np.float64]:
    """Sizes of Q, K and V for a sentence of three words that looks at itself."""
    return solve({"n": 3, "m": 3})["shapes"][:3, :2]


def _equal_when_unscored(solve: Solve) -> str:
    """Whether leaving out the scores gives every word the bottleneck."""
    found = solve(removed=["scores"])
    return _ANSWERS[bool(np.allclose(found["Z"], found["b"]))]


_ANSWERS = {
    True: "All contexts are the bottleneck's vector.",
    False: "Each word gets another context.",
}

lesson.printed = (
    Printed(SENTENCE, "3 64  3 64  3 64", of=_sentence, what="Sizes of Q, K and V"),
    Printed(SENTENCE, "3 3", of=lambda solve: _sentence(solve)[:2, 0], what="n and m"),
    Printed(SENTENCE, "64 64", of=lambda solve: _sentence(solve)[1:, 1], what="d_k and d_v"),
    Printed(DIMENSIONS, "64 64", of="shapes", at=([1, 2], 1), what="d_k and d_v"),
    Printed(CROSS, "5", of="shapes", at=(0, 0), what="Queries, n"),
    Printed(CROSS, "10", of="shapes", at=(1, 0), what="Keys, m"),
    Printed(NO_VOCABULARY, "10", of="shapes", at=(1, 0), what="Tokens of a sentence"),
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


def _twice(solve: Solve) -> NDArray[np.float64]:
    """The weights where what is read is there twice."""
    rows = [list(row) for row in solve()["E"]]
    return solve({"source": [*SOURCE.value] * 2, "E": rows * 2})["A"]
