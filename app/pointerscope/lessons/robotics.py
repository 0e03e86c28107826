"""I love robotics: six components of self-attention, each of which can be taken out."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import linear
from pointerscope.lessons.framework import (
    THEORY,
    WALKTHROUGH,
    Exercise,
    Inputs,
    Lesson,
    Matrix,
    Note,
    PrintedNumbers,
    StepResult,
    TextSection,
    Words,
    result,
    self_attention,
    table,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver

    Numbers = NDArray[np.float64]

SETUP = TextSection(WALKTHROUGH, "Problem Setup")
TOKENISED = TextSection(WALKTHROUGH, "Step 0, Tokenization")
EMBEDDED = TextSection(WALKTHROUGH, "Step 1, Embeddings")
MATRICES = TextSection(WALKTHROUGH, "Step 2, Projection Matrices")
PROJECTED = TextSection(WALKTHROUGH, "Step 3, Computing Q, K and V")
QUERY = TextSection(WALKTHROUGH, "Step 3.1, Query for “love”")
KEYS = TextSection(WALKTHROUGH, "Step 3.2, Keys")
VALUES = TextSection(WALKTHROUGH, "Step 3.3, Values")
SCORED = TextSection(WALKTHROUGH, "Step 4, Attention Scores")
SCALED = TextSection(WALKTHROUGH, "Step 5, Scaling by √d_k")
SHARED = TextSection(WALKTHROUGH, "Step 6, Softmax")
SUMMED = TextSection(WALKTHROUGH, "Step 7, Weighted Sum of Values")
HEADS = TextSection(WALKTHROUGH, "Connection to Multi-Head Attention")
SUMMARY = TextSection(WALKTHROUGH, "Summary")
INSIGHT = TextSection(WALKTHROUGH, "Final One-Line Insight")
SELF_ATTENTION = TextSection(THEORY, "§2.1, Self-Attention Mechanism")

TOKENS = Words("tokens", "Tokens", ("I", "love", "robotics"))
EMBEDDINGS = Matrix(
    "E",
    "E",
    "Embeddings of the vocabulary",
    ((1, 0, 1, 0), (1, 1, 0, 0), (0, 1, 1, 0)),
    rows="tokens",
)
W_Q = Matrix("W_Q", "W^Q", "Query projection", ((1, 0, 1), (0, 1, 0), (1, 0, 0), (0, 0, 1)))
W_K = Matrix("W_K", "W^K", "Key projection", ((1, 1, 0), (0, 1, 1), (1, 0, 1), (0, 1, 0)))
W_V = Matrix("W_V", "W^V", "Value projection", ((1, 0, 0), (0, 1, 0), (1, 0, 1), (0, 0, 1)))

lesson = Lesson(
    title="Six components and what each is for: I love robotics",
    summary=(
        "Three words, embeddings of four numbers, one head of width three. Each of the six "
        "components can be left out, and all three words show what that does to them."
    ),
    section="by hand",
    order=1,
    terms=("vocabulary", "attention score", "attention weight"),
    sources=(
        SETUP,
        EMBEDDED,
        PROJECTED,
        SCORED,
        SCALED,
        SHARED,
        SUMMED,
        TextSection(WALKTHROUGH, "What Breaks If a Step Is Removed"),
        SELF_ATTENTION,
    ),
    inputs=(TOKENS, EMBEDDINGS, W_Q, W_K, W_V),
)


@lesson.step(
    title="Every word becomes a row of numbers",
    formula=r"X = O E",
    inputs=("E",),
    why=(
        "Words cannot be multiplied, rows of numbers can. Every word of the vocabulary owns a row "
        "of $E$, and training moves these rows, so that words used alike can come to lie close "
        "together. To pick a row is a product as well: each row of $O$ holds a single 1."
    ),
    breaks=(
        "Something must be multiplied, so the bare number of the word in the list stands in, four "
        "times over. Attention then takes it for an amount: the third word counts for three times "
        "the first, although the list could have been in any order."
    ),
    notes=(
        Note(
            TOKENISED,
            "neural networks work on discrete units",
            "They compute with real numbers. What is discrete is the vocabulary, and the "
            "embedding leads from the one to the other.",
        ),
        Note(
            EMBEDDED,
            "without embeddings there are no numbers to work on, and so nothing can be learned",
            "A word's place in the list is a number too, and one-hot rows are numbers from which "
            "the projections could learn. What embeddings add is a small space that all words "
            "share, in which they can be near each other or far apart.",
        ),
    ),
)
def embeddings(inputs: Inputs) -> StepResult:
    """The row of each token's word."""
    numbers = _word_numbers(inputs)
    one_hot = np.eye(len(numbers))[[number - 1 for number in numbers]]
    found = linear(one_hot, inputs["E"].T)
    tokens = inputs.words("tokens")
    return result(
        table("O", one_hot, symbol="O", title="Which word it is", rows=tokens, columns=tokens),
        table("X", found, symbol="X", title="Input", rows=tokens),
        remark=_repeated(inputs),
    )


@embeddings.when_removed(formula=r"x_i = (n_i, n_i, n_i, n_i)")
def _(inputs: Inputs) -> StepResult:
    tokens, width = inputs.words("tokens"), inputs["E"].shape[-1]
    numbers = np.repeat(np.array([_word_numbers(inputs)], dtype=float).T, width, axis=1)
    return result(
        table("O", numbers, symbol="n", title="Numbers of the words", rows=tokens),
        table("X", numbers, symbol="X", title="Input", rows=tokens),
        remark="All rows point the same way now; words differ only in how long their rows are.",
    )


lesson.step(
    title="Three projections of the same word",
    formula=r"Q = X W^Q, \quad K = X W^K, \quad V = X W^V",
    inputs=("X", "W_Q", "W_K", "W_V"),
    why=(
        "A word looks for something (query), is found by something (key) and hands something on "
        "(value). Three learned matrices let one row of numbers play the three parts apart, and "
        "set how wide each part is."
    ),
    breaks=(
        "The input plays all three parts. Scores become $X X^\\top$, the same in both directions, "
        "and where all embeddings are equally long, no word scores higher with another than with "
        "itself."
    ),
    notes=(
        Note(
            MATRICES,
            "without projections attention is a rigid look-up by similarity",
            "It is rigid for given embeddings. These are learned as well, so what counts as "
            "similar can still change. What cannot come back is direction: $X X^\\top$ is "
            "symmetric whatever the embeddings are.",
        ),
        Note(
            MATRICES,
            "a word must behave differently as seeker, matcher and carrier",
            "It may. Nothing in training forces the three matrices apart, and some transformers "
            "share one for queries and keys; what these give up is direction.",
        ),
        Note(
            HEADS,
            "with $h$ heads, queries, keys and values are $512 / h$ wide",
            "That is the usual choice, for which $h$ has to divide 512; it makes all heads "
            "together cost as much as one of full width. No formula asks for it: here one head is "
            "3 wide on embeddings that are 4 wide.",
        ),
    ),
)(self_attention.projections).when_removed(formula=r"Q = K = V = X")(self_attention.no_projections)

lesson.step(
    title="Dot products: every query meets every key",
    formula=r"S = Q K^\top, \quad s_{ij} = q_i \cdot k_j",
    inputs=("Q", "K"),
    why=(
        "A dot product is large where a query and a key are large in the same places. Row $i$ "
        "holds what word $i$ makes of every word, itself included."
    ),
    breaks="No word is preferred: every row becomes the plain average of all values.",
    notes=(
        Note(
            SCORED,
            "a high score means high relevance",
            "Only in comparison with the rest of its row. In the text's numbers “love” scores 4 "
            "with every word, which makes none of them relevant.",
        ),
        Note(
            SCORED,
            "a dot product measures how well query and key are aligned",
            "And how long they are: it is the cosine of their angle times both lengths. The "
            "text's three keys are equally long, so that nothing of this shows there.",
        ),
        Note(
            SCORED,
            "without similarity attention has nothing to select by",
            "Nothing in the words. It could still select by where they stand: the pointer of the "
            "later lessons adds a learned bias of the position to its dot products.",
        ),
        Note(
            SELF_ATTENTION,
            "each position can attend to all the others",
            "And to itself: the diagonal takes part in the same softmax.",
        ),
    ),
)(self_attention.scores).when_removed(formula=r"S = 0")(self_attention.no_scores)

lesson.step(
    title="Scale by the square root of the width",
    formula=r"\tilde S = \frac{S}{\sqrt{d_k}}",
    inputs=("S",),
    why=(
        "A dot product has as many terms as keys are wide, so wide keys spread scores further. "
        "Dividing by $\\sqrt{d_k}$ takes that growth back."
    ),
    breaks=(
        "Differences between scores count for more, and rows become sharper. With wide keys one "
        "weight would come close to 1 and the gradient of softmax close to 0."
    ),
    notes=(
        Note(
            SCALED,
            "without scaling softmax saturates and gradients vanish",
            "That depends on the width. In the text's numbers it is 3: the largest weight of “I” "
            "grows from 0.53 to 0.67, and “love”, whose scores are equal, does not change at all.",
        ),
        Note(
            SCALED,
            "dot products are kept small by scaling",
            "It makes up for the width and for nothing else. Longer queries and keys, which "
            "training is free to make, have larger scores all the same.",
        ),
    ),
)(self_attention.scaling).when_removed(formula=r"\tilde S = S")(self_attention.no_scaling)

lesson.step(
    title="Softmax: scores become shares",
    formula=r"\alpha_{ij} = \frac{e^{\tilde s_{ij}}}{\sum_{j'} e^{\tilde s_{ij'}}}",
    inputs=("scaled",),
    why=(
        "Every row becomes shares of one whole: none is negative, they sum to 1, and a larger "
        "score keeps the larger share. A small change of a score changes shares only a little."
    ),
    breaks=(
        "The scores themselves are the weights: rows sum to anything, and outputs grow with the "
        "number of words and with the size of the scores."
    ),
    notes=(
        Note(
            SHARED,
            "softmax turns scores into probabilities",
            "Into numbers of that form: none is negative and a row sums to 1. Nothing is drawn by "
            "them. They are shares in an average.",
        ),
        Note(
            SHARED,
            "without softmax magnitudes are unstable",
            "Without anything in its place. Other rules keep rows in bounds too: positive scores "
            "divided by their sum do, which is how linear attention works.",
        ),
        Note(
            INSIGHT,
            "attention works with linear algebra alone",
            "Softmax is not linear, and neither are the scores, in which the input is multiplied "
            "by itself. If the weights did not depend on the words, all would be linear, and "
            "nobody would decide where to look.",
        ),
    ),
)(self_attention.softmax).when_removed(formula=r"A = \tilde S")(self_attention.no_softmax)

lesson.step(
    title="The weighted sum of the values",
    formula=r"Z = A V, \quad z_i = \sum_j \alpha_{ij} v_j",
    inputs=("A", "V"),
    why=(
        "Here words hear of each other. Each output mixes what all words hand on, in the shares "
        "that its own query gave them: the word as this sentence means it."
    ),
    breaks="Every word keeps its own value, as if it stood alone.",
    notes=(
        Note(
            SUMMED,
            "more relevant words contribute more",
            "A contribution is a weight times a value. Equal weights, as “love” has in the text, "
            "let the longer value contribute more.",
        ),
        Note(
            SUMMARY,
            "a transformer is a stack of attention blocks",
            "Its blocks hold more than attention: a feed-forward network, norms and residual "
            "connections. The lesson on the whole block counts their parameters: there, attention "
            "has a third of them.",
        ),
    ),
)(self_attention.output).when_removed(formula=r"Z = V")(self_attention.no_output)


def _word_numbers(inputs: Inputs) -> list[int]:
    """For each token the number of its word: where it stands first, counted from 1."""
    tokens = inputs.words("tokens")
    return [tokens.index(token) + 1 for token in tokens]


def _repeated(inputs: Inputs) -> str:
    """Which words stand in the sentence more than once, as a sentence."""
    tokens = inputs.words("tokens")
    names = [f"“{word}”" for word in dict.fromkeys(tokens) if tokens.count(word) > 1]
    if not names:
        return "Every word owns a row."
    return f"More than once in the sentence, with one row for all times: {', '.join(names)}."


_I, _LOVE, _ROBOTICS = range(3)
_PARTS = {"Q": "query", "K": "key", "V": "value"}


def _component(
    part: str, token: int, column: int, products: str, result: str
) -> list[PrintedNumbers]:
    """A component of a query, key or value: its products written out, and their sum."""
    source = {"Q": QUERY, "K": KEYS, "V": VALUES}[part]
    what = f"Component {column + 1} of the {_PARTS[part]} of “{TOKENS.value[token]}”"

    def terms(solve: Solver) -> Numbers:
        return solve()["X"][token] * solve()[f"W_{part}"][:, column]

    return [
        PrintedNumbers(source, products, computed=terms, label=f"{what}, its products"),
        PrintedNumbers(source, result, computed=part, index=(token, column), label=what),
    ]


def _weighted(solve: Solver) -> Float[Numbers, "T d_v"]:
    """The values as “love” weighs them."""
    return solve()["A"][_LOVE, :, None] * solve()["V"]


def _weighted_by_thousandths(solve: Solver) -> Float[Numbers, "T d_v"]:
    """The same with weights rounded to three decimals."""
    return np.round(solve()["A"][_LOVE], 3)[:, None] * solve()["V"]


def _terms_of_score(token: int) -> Callable[[Solver], Numbers]:
    """The products that a score of “love” is the sum of."""
    return lambda solve: solve()["Q"][_LOVE] * solve()["K"][token]


lesson.printed = (
    PrintedNumbers(
        SETUP, "4", computed=lambda solve: solve()["X"].shape[-1], label="Width of an embedding"
    ),
    PrintedNumbers(
        SETUP, "3", computed=lambda solve: solve()["K"].shape[-1], label="Width of the projections"
    ),
    PrintedNumbers(
        EMBEDDED, "4", computed=lambda solve: solve()["X"].shape[-1], label="Width of an embedding"
    ),
    PrintedNumbers(EMBEDDED, "1 0 1 0", computed="X", index=_I, label="Embedding of “I”"),
    PrintedNumbers(EMBEDDED, "1 1 0 0", computed="X", index=_LOVE, label="Embedding of “love”"),
    PrintedNumbers(
        EMBEDDED, "0 1 1 0", computed="X", index=_ROBOTICS, label="Embedding of “robotics”"
    ),
    PrintedNumbers(EMBEDDED, "1 0 1 0  1 1 0 0  0 1 1 0", computed="X", label="Input matrix"),
    *(
        PrintedNumbers(
            MATRICES,
            "4 3",
            computed=lambda solve, part=part: solve()[f"W_{part}"].shape,  # type: ignore[misc]
            label=f"Shape of the {name} projection",
        )
        for part, name in _PARTS.items()
    ),
    PrintedNumbers(MATRICES, "1 0 1  0 1 0  1 0 0  0 0 1", computed="W_Q"),
    PrintedNumbers(MATRICES, "1 1 0  0 1 1  1 0 1  0 1 0", computed="W_K"),
    PrintedNumbers(MATRICES, "1 0 0  0 1 0  1 0 1  0 0 1", computed="W_V"),
    PrintedNumbers(
        PROJECTED, "3", computed=lambda solve: solve()["Q"].shape[-1], label="Width of a query"
    ),
    PrintedNumbers(QUERY, "1 1 0 0", computed="X", index=_LOVE, label="Embedding of “love”"),
    PrintedNumbers(QUERY, "1 0 1  0 1 0  1 0 0  0 0 1", computed="W_Q"),
    *_component("Q", _LOVE, 0, "1 0 0 0", "1"),
    *_component("Q", _LOVE, 1, "0 1 0 0", "1"),
    *_component("Q", _LOVE, 2, "1 0 0 0", "1"),
    PrintedNumbers(QUERY, "1 1 1", computed="Q", index=_LOVE, label="Query of “love”"),
    PrintedNumbers(KEYS, "1 0 1 0", computed="X", index=_I, label="Embedding of “I”"),
    *_component("K", _I, 0, "1 0 1 0", "2"),
    *_component("K", _I, 1, "1 0 0 0", "1"),
    *_component("K", _I, 2, "0 0 1 0", "1"),
    PrintedNumbers(KEYS, "2 1 1", computed="K", index=_I, label="Key of “I”"),
    PrintedNumbers(KEYS, "1 1 0 0", computed="X", index=_LOVE, label="Embedding of “love”"),
    *_component("K", _LOVE, 0, "1 0 0 0", "1"),
    *_component("K", _LOVE, 1, "1 1 0 0", "2"),
    *_component("K", _LOVE, 2, "0 1 0 0", "1"),
    PrintedNumbers(KEYS, "1 2 1", computed="K", index=_LOVE, label="Key of “love”"),
    PrintedNumbers(KEYS, "0 1 1 0", computed="X", index=_ROBOTICS, label="Embedding of “robotics”"),
    *_component("K", _ROBOTICS, 0, "0 0 1 0", "1"),
    *_component("K", _ROBOTICS, 1, "0 1 0 0", "1"),
    *_component("K", _ROBOTICS, 2, "0 1 1 0", "2"),
    PrintedNumbers(KEYS, "1 1 2", computed="K", index=_ROBOTICS, label="Key of “robotics”"),
    PrintedNumbers(VALUES, "1 0 1 0", computed="X", index=_I, label="Embedding of “I”"),
    *_component("V", _I, 0, "1 0 1 0", "2"),
    *_component("V", _I, 1, "0 0 0 0", "0"),
    *_component("V", _I, 2, "0 0 1 0", "1"),
    PrintedNumbers(VALUES, "2 0 1", computed="V", index=_I, label="Value of “I”"),
    PrintedNumbers(VALUES, "1 1 0 0", computed="X", index=_LOVE, label="Embedding of “love”"),
    *_component("V", _LOVE, 0, "1 0 0 0", "1"),
    *_component("V", _LOVE, 1, "0 1 0 0", "1"),
    *_component("V", _LOVE, 2, "0 0 0 0", "0"),
    PrintedNumbers(VALUES, "1 1 0", computed="V", index=_LOVE, label="Value of “love”"),
    PrintedNumbers(
        VALUES, "0 1 1 0", computed="X", index=_ROBOTICS, label="Embedding of “robotics”"
    ),
    *_component("V", _ROBOTICS, 0, "0 0 1 0", "1"),
    *_component("V", _ROBOTICS, 1, "0 1 0 0", "1"),
    *_component("V", _ROBOTICS, 2, "0 0 1 0", "1"),
    PrintedNumbers(VALUES, "1 1 1", computed="V", index=_ROBOTICS, label="Value of “robotics”"),
    PrintedNumbers(SCORED, "1 1 1", computed="Q", index=_LOVE, label="Query of “love”"),
    PrintedNumbers(
        SCORED,
        "1 1 1  1 1 1  1 1 1",
        computed=lambda solve: [solve()["Q"][_LOVE]] * len(solve()["K"]),
        label="The query, beside every key",
    ),
    PrintedNumbers(SCORED, "2 1 1  1 2 1  1 1 2", computed="K", label="Keys that the query meets"),
    PrintedNumbers(
        SCORED, "2 1 1", computed=_terms_of_score(_I), label="Terms of the score of “love” with “I”"
    ),
    PrintedNumbers(SCORED, "4", computed="S", index=(_LOVE, _I), label="Score of “love” with “I”"),
    PrintedNumbers(
        SCORED, "1 2 1", computed=_terms_of_score(_LOVE), label="Terms of the score with itself"
    ),
    PrintedNumbers(
        SCORED, "4", computed="S", index=(_LOVE, _LOVE), label="Score of “love” with itself"
    ),
    PrintedNumbers(
        SCORED,
        "1 1 2",
        computed=_terms_of_score(_ROBOTICS),
        label="Terms of the score with “robotics”",
    ),
    PrintedNumbers(
        SCORED, "4", computed="S", index=(_LOVE, _ROBOTICS), label="Score of “love” with “robotics”"
    ),
    PrintedNumbers(SCORED, "4 4 4", computed="S", index=_LOVE, label="Raw scores"),
    PrintedNumbers(
        SCALED, "3", computed=lambda solve: solve()["K"].shape[-1], label="Width of a key"
    ),
    PrintedNumbers(
        SCALED,
        "1.732",
        computed=lambda solve: math.sqrt(solve()["K"].shape[-1]),
        label="Square root of 3",
    ),
    PrintedNumbers(SCALED, "4 4 4", computed="S", index=_LOVE, label="Scores over the root"),
    PrintedNumbers(
        SCALED,
        "1.732 1.732 1.732",
        computed=lambda solve: [math.sqrt(solve()["K"].shape[-1])] * len(solve()["K"]),
        label="The root under every score",
    ),
    PrintedNumbers(SCALED, "2.31 2.31 2.31", computed="scaled", index=_LOVE),
    PrintedNumbers(SHARED, "2.31 2.31 2.31", computed="scaled", index=_LOVE),
    PrintedNumbers(SHARED, "1/3 1/3 1/3", computed="A", index=_LOVE),
    PrintedNumbers(SHARED, "0.333 0.333 0.333", computed="A", index=_LOVE),
    PrintedNumbers(
        SHARED, "1", computed=lambda solve: solve()["A"][_LOVE].sum(), label="Sum of the weights"
    ),
    PrintedNumbers(
        SUMMED, "0.333 0.333 0.333", computed="A", index=_LOVE, label="Weights before the values"
    ),
    PrintedNumbers(
        SUMMED, "0.333 0.333 0.333", computed="A", index=_LOVE, label="Weights before the numbers"
    ),
    PrintedNumbers(SUMMED, "2 0 1  1 1 0  1 1 1", computed="V", label="Values that are weighted"),
    PrintedNumbers(
        SUMMED,
        "0.666 0 0.333  0.333 0.333 0  0.333 0.333 0.333",
        computed=_weighted,
        label="Values times their weights",
        rounded=_weighted_by_thousandths,
    ),
    PrintedNumbers(
        SUMMED,
        "1.332 0.666 0.666",
        computed="Z",
        index=_LOVE,
        label="New embedding of “love”",
        rounded=lambda solve: _weighted_by_thousandths(solve).sum(0),
    ),
)

_UNMOVED = {
    (True, False): "The dot products, but not scaling",
    (False, True): "Scaling, but not the dot products",
    (True, True): "Either of the two",
    (False, False): "Neither",
}


def _love_is_unmoved(solve: Solver, step: str) -> bool:
    """Whether the output of “love” stays what it is without a step."""
    return bool(np.allclose(solve(removed=[step])["Z"][_LOVE], solve()["Z"][_LOVE]))


lesson.exercises = (
    Exercise(
        id="unmoved",
        question=(
            "The text works out “love” alone. Which of dot products and "
            "scaling can be left out without changing its output?"
        ),
        answer=lambda solve: _UNMOVED[
            _love_is_unmoved(solve, "scores"), _love_is_unmoved(solve, "scaling")
        ],
        choices=tuple(_UNMOVED.values()),
        because=(
            "Its three scores are equal, so its weights are a third each, scaled or not, and with "
            "no scores at all. “I” and “robotics” are the rows to watch."
        ),
    ),
    Exercise(
        id="new-embedding",
        question=(
            "Training moves the embedding of “love” to [1, 1, 1, 0]. What does “love” now score "
            "with each word?"
        ),
        answer=lambda solve: solve({"E": [[1, 0, 1, 0], [1, 1, 1, 0], [0, 1, 1, 0]]})["S"][_LOVE],
        columns=TOKENS.value,
        decimals=0,
        because=(
            "Its query becomes [2, 1, 1] and, as the word also plays the other part, its key "
            "[2, 2, 2]. The keys of the other words stay."
        ),
    ),
    Exercise(
        id="without-projections",
        question="Without projections, what share of its attention does “love” give to itself?",
        answer=lambda solve: solve(removed=["projections"])["A"][_LOVE, _LOVE],
        because=(
            "The embeddings are compared themselves: scores 1, 2 and 1, and over √4, as the "
            "input is four wide, 0.5, 1 and 0.5."
        ),
    ),
)
