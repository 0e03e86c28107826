"""AAPL revenue beat expectations, with the same queries, keys and values cut into two heads."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, linear, scale_by_root, softmax, weighted_sum
from pointerscope.lessons.framework import (
    DEEP_DIVE,
    FOUNDATIONS,
    LECTURE,
    Exercise,
    Inputs,
    Lesson,
    Matrix,
    Note,
    PrintedNumbers,
    StepResult,
    TextSection,
    result,
    self_attention,
    table,
)
from pointerscope.lessons.revenue import TOKENS, W_K, W_Q, W_V, X

if TYPE_CHECKING:
    from jaxtyping import Int
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver
    from pointerscope.lessons.framework.tables import LessonTable, Shade

    Places = Int[NDArray[np.int64], "rows columns"]

DEFINED = TextSection(LECTURE, "Multi-Head Attention: Full Definition")
RESHAPED = TextSection(LECTURE, "The Reshape Trick: Intuition")
TWO_HEADS = TextSection(LECTURE, "Multi-Head Worked Example: h=2 Heads")
HEATMAPS = TextSection(LECTURE, "Multi-Head: Attention Heatmaps")
JOINED = TextSection(LECTURE, "Multi-Head: Concat and Output Projection")
COST = TextSection(LECTURE, "Multi-Head is Free: The Cost Proof")

TAKEAWAYS = TextSection(LECTURE, "Key Takeaways")

HEADS = 2
W_O = Matrix(
    "W_O",
    "W^O",
    "Output projection",
    ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)),
)

_PARTS = {"Q": "Queries", "K": "Keys", "V": "Values"}

lesson = Lesson(
    title="Two heads from the same columns: AAPL revenue beat expectations",
    summary=(
        "The queries, keys and values of the one-head lesson are cut into two heads. Each looks "
        "for itself, and an output projection brings together what they found. The text gives no "
        "numbers for that projection, so it starts as the identity, which changes nothing."
    ),
    section="by hand",
    order=3,
    terms=("attention head", "attention score", "attention weight"),
    sources=(
        DEFINED,
        RESHAPED,
        TWO_HEADS,
        HEATMAPS,
        JOINED,
        TextSection(FOUNDATIONS, "§4.1, Definition"),
        TextSection(DEEP_DIVE, "Multi-Head Attention, The Formula"),
    ),
    inputs=(TOKENS, X, W_Q, W_K, W_V, W_O),
)

lesson.step(
    title="Queries, keys and values of full width",
    formula=r"Q = X W^Q, \quad K = X W^K, \quad V = X W^V",
    inputs=("X", "W_Q", "W_K", "W_V"),
    why=(
        "One product each makes the columns of all heads at once: the first columns belong to "
        "head 1, the rest to head 2. A separate small matrix for every head would give the same."
    ),
    breaks="With the input itself as queries and keys, the scores of each head are symmetric.",
    notes=(
        Note(
            DEFINED,
            "a head is as wide as the input over the number of heads, $d_k = d / h$",
            "The text's own example has $d = 8$ and $h = 2$ but heads of width 2, not 4: it cuts "
            "the 4 columns of the one-head example. Any width works; $d / h$ is what keeps the "
            "cost that of one full head.",
        ),
    ),
)(self_attention.projections).when_removed(formula=r"Q = K = X, \quad V = X W^V")(
    self_attention.only_values_projected
)


@lesson.step(
    title="Cut every row in two",
    formula=r"(T, d) \to (T, h, d_k)",
    inputs=("Q", "K", "V"),
    why=(
        "A reshape moves no number: read row by row, the table is the same list as before. Now "
        "every token has one row for each head."
    ),
    breaks=(
        "Both heads then see all columns of queries and keys and give the same weights, so the two "
        "are one head of full width under two names."
    ),
)
def cut(inputs: Inputs) -> StepResult:
    """One row for each token and head."""
    return result(*(_cut(inputs, part) for part in _PARTS))


@cut.when_removed(formula=r"Q_1 = Q_2 = Q, \quad K_1 = K_2 = K")
def _(inputs: Inputs) -> StepResult:
    return result(
        *(_twice(inputs, part) for part in ("Q", "K")),
        _cut(inputs, "V"),
        remark="The values stay cut: each head hands on its own half of them.",
    )


@lesson.step(
    title="Swap tokens and heads",
    formula=r"(T, h, d_k) \to (h, T, d_k)",
    inputs=("Q_cut", "K_cut", "V_cut"),
    why=(
        "With heads in front, each is a matrix of its own with a row for every token, and one "
        "batched product does them all at the same time."
    ),
    breaks=(
        "Cutting the same list of numbers straight into $(h, T, d_k)$ gives the right shapes and "
        "the wrong heads: one gets both halves of the first tokens, the other those of the last. "
        "Nothing crashes, which is why this mistake is easy to make."
    ),
    notes=(
        Note(
            RESHAPED,
            "in code the swap reads transpose(0, 1)",
            "In PyTorch, which swaps the two named axes. NumPy's transpose wants the new order of "
            "all axes and refuses this; there it is swapaxes(0, 1) or transpose(1, 0, 2).",
        ),
        Note(
            RESHAPED,
            "all heads run side by side at no extra cost",
            "The products cost the same, but there are $h$ times as many weights: softmax has "
            "$h T^2$ numbers to work on and to keep, not $T^2$.",
        ),
    ),
)
def swap(inputs: Inputs) -> StepResult:
    """A matrix for each head: the rows of its own."""
    count = len(inputs.words("tokens"))
    rows = np.arange(count * HEADS).reshape(count, HEADS).T
    return result(*_heads(inputs, rows))


@swap.when_removed(formula=r"(T, d) \to (h, T, d_k)")
def _(inputs: Inputs) -> StepResult:
    count = len(inputs.words("tokens"))
    rows = np.arange(count * HEADS).reshape(HEADS, count)
    return result(
        *_heads(inputs, rows),
        remark="The labels at the rows are what the next steps take them for, not what they are.",
    )


@lesson.step(
    title="Scores, head by head",
    formula=r"S_\ell = Q_\ell K_\ell^\top",
    inputs=("Q_1", "K_1", "Q_2", "K_2"),
    why=(
        "The same dot products as before, each head with its own columns. Uncut, the two scores "
        "of a pair would be added up into one; cut, each may prefer another token."
    ),
    breaks="Without scores neither head prefers a token, and both average all values alike.",
)
def scores(inputs: Inputs) -> StepResult:
    """The scores of both heads."""
    return result(*(_scores(inputs, head) for head in _numbers()))


@scores.when_removed(formula=r"S_\ell = 0")
def _(inputs: Inputs) -> StepResult:
    return result(*(_no_scores(inputs, head) for head in _numbers()))


@lesson.step(
    title="Scale by the width of a head",
    formula=r"\tilde S_\ell = \frac{S_\ell}{\sqrt{d_k}}",
    inputs=("S_1", "S_2"),
    why=(
        "A head's dot product has only as many terms as the head is wide, so it is the width of "
        "the head that counts here, not that of the whole model."
    ),
    breaks=(
        "In both heads, every row gets sharper whose scores are not all equal. Divided by the root "
        "of the full width instead, rows would come out flatter than the heads need."
    ),
)
def scaling(inputs: Inputs) -> StepResult:
    """The scores over the root of a head's width."""
    width = inputs["K_1"].shape[-1]
    found = {head: scale_by_root(inputs[f"S_{head}"], width) for head in _numbers()}
    return result(
        *(_between(inputs, "scaled", head, found[head]) for head in _numbers()),
        remark=f"A head is {width} wide: every score is divided by {np.sqrt(width):.4g}.",
    )


@scaling.when_removed(formula=r"\tilde S_\ell = S_\ell")
def _(inputs: Inputs) -> StepResult:
    return result(*(_between(inputs, "scaled", head, inputs[f"S_{head}"]) for head in _numbers()))


@lesson.step(
    title="Softmax, head by head",
    formula=r"A_\ell = \operatorname{softmax}(\tilde S_\ell)",
    inputs=("scaled_1", "scaled_2"),
    why=(
        "Every head divides its attention on its own: each row of each head sums to 1. Two "
        "matrices of weights are two answers to “where to look” for every token."
    ),
    breaks=(
        "Rows sum to anything, so what a head hands on is no average of values any more: it grows "
        "with the size of the head's scores."
    ),
    notes=(
        Note(
            TWO_HEADS,
            "head 2 looks at “expectations”",
            "Not for “beat”: in the text's numbers it scores 4 with “revenue” and with "
            "“expectations” alike and gives both 0.40.",
        ),
        Note(
            HEATMAPS,
            "head 1 asks what happened and head 2 what was expected",
            "These are readings of numbers that were chosen by hand. Text 004 says it better: "
            "nothing makes trained heads take such roles, and what they take is fuzzy.",
        ),
        Note(
            HEATMAPS,
            "head 1 is made for verbs, as every token looks most at “beat”",
            "True of the weights, but no token asks for a verb. The keys of head 1 differ in "
            "length alone, and no query has negative numbers: so every token gives most to the "
            "longest key, the 2 and 2 of “beat”, and has no say in it.",
        ),
        Note(
            TAKEAWAYS,
            "each head learns other patterns of language",
            "Heads start from different random numbers and may come to differ, but nothing makes "
            "them. Two heads that start alike, rows of $W^O$ included, get the same gradients and "
            "stay alike.",
        ),
    ),
)
def weights(inputs: Inputs) -> StepResult:
    """The weights of both heads."""
    found = {head: softmax(inputs[f"scaled_{head}"]) for head in _numbers()}
    return result(
        *(_between(inputs, "A", head, found[head], "weights") for head in _numbers()),
        remark=" ".join(
            f"In head {head} {self_attention.describe_attention(inputs, found[head])}"
            for head in _numbers()
        ),
    )


@weights.when_removed(formula=r"A_\ell = \tilde S_\ell")
def _(inputs: Inputs) -> StepResult:
    return result(*(_between(inputs, "A", head, inputs[f"scaled_{head}"]) for head in _numbers()))


@lesson.step(
    title="What each head found",
    formula=r"Z_\ell = A_\ell V_\ell",
    inputs=("A_1", "V_1", "A_2", "V_2"),
    why="Each head mixes its own columns of the values in its own shares.",
    breaks="Every token keeps its own values, cut and put together again: nothing was looked at.",
)
def outputs(inputs: Inputs) -> StepResult:
    """The outputs of both heads."""
    return result(
        *(
            _rows(
                inputs,
                f"Z_{head}",
                weighted_sum(inputs[f"A_{head}"], inputs[f"V_{head}"]),
                f"Output of head {head}",
            )
            for head in _numbers()
        )
    )


@outputs.when_removed(formula=r"Z_\ell = V_\ell")
def _(inputs: Inputs) -> StepResult:
    return result(
        *(
            _rows(
                inputs,
                f"Z_{head}",
                inputs[f"V_{head}"],
                f"Output of head {head}",
            )
            for head in _numbers()
        )
    )


@lesson.step(
    title="Side by side",
    formula=r"C = \operatorname{Concat}(Z_1, Z_2)",
    inputs=("Z_1", "Z_2"),
    why="Side by side nothing is lost: what one head found cannot cover what the other found.",
    breaks=(
        "The mean of both heads takes the place of each. Where they disagree only the middle is "
        "left, the compromise that several heads are there to avoid."
    ),
)
def concatenation(inputs: Inputs) -> StepResult:
    """The outputs of all heads in one row for each token."""
    joined = np.concatenate([inputs["Z_1"], inputs["Z_2"]], axis=-1)
    return result(_rows(inputs, "C", joined, "Heads side by side"))


@concatenation.when_removed(
    formula=r"C = \operatorname{Concat}(\bar Z, \bar Z), \quad \bar Z = Z / h"
)
def _(inputs: Inputs) -> StepResult:
    mean = (inputs["Z_1"] + inputs["Z_2"]) / HEADS
    joined = np.concatenate([mean, mean], axis=-1)
    return result(_rows(inputs, "C", joined, "The mean of the heads, twice"))


@lesson.step(
    title="The output projection",
    formula=r"\text{MultiHead}(X) = C W^O",
    inputs=("C", "W_O"),
    why=(
        "Until here each head fills columns of its own. This matrix is learned as well and lets "
        "every number of the output draw on both heads. Its upper rows are what head 1 adds to "
        "the output, its lower rows what head 2 adds."
    ),
    breaks=(
        "It cannot be left out here, as the identity, with which it starts, leaves it out already. "
        "Put other numbers into $W^O$ and heads begin to mix."
    ),
    notes=(
        Note(
            JOINED,
            "the projection weighs the heads adaptively",
            "It is learned, but then it is the same for every input. What adapts to the input are "
            "the weights within each head.",
        ),
        Note(
            JOINED,
            "input and output are both 4 by 4, the same shape",
            "The input of the example is 4 by 8. For the same shape, as stacked blocks need it, "
            "$W^O$ would have to be 4 by 8.",
        ),
        Note(
            COST,
            "several heads take as many operations as one",
            "As many multiplications in the products, and as many parameters; softmax works on "
            "$h$ times as many numbers.",
        ),
    ),
)
def output_projection(inputs: Inputs) -> StepResult:
    """Both heads brought together."""
    found = linear(inputs["C"], inputs["W_O"].T)
    return result(_rows(inputs, "M", found, "Output of both heads"))


def _numbers() -> range:
    """The heads, counted from 1 as the text does."""
    return range(1, HEADS + 1)


def _cut(inputs: Inputs, part: str) -> LessonTable:
    """A row of full width becomes one shorter row for each head."""
    whole = inputs[part]
    width = whole.shape[-1] // HEADS
    return _of_both_heads(inputs, part, np.arange(whole.size).reshape(-1, width))


def _twice(inputs: Inputs, part: str) -> LessonTable:
    """A row of full width, once for each head."""
    places = np.arange(inputs[part].size).reshape(inputs[part].shape)
    return _of_both_heads(inputs, part, np.repeat(places, HEADS, axis=0))


def _of_both_heads(inputs: Inputs, part: str, places: Places) -> LessonTable:
    tokens = inputs.words("tokens")
    return table(
        f"{part}_cut",
        inputs[part].ravel()[places],
        symbol=rf"{part}_{{(T, h, d_k)}}",
        title=f"{_PARTS[part]}, cut",
        rows=tuple(f"{token}, {head}" for token in tokens for head in _numbers()),
    )


def _heads(inputs: Inputs, rows: Int[NDArray[np.int64], "heads T"]) -> list[LessonTable]:
    """Queries, keys and values of each head, from these rows of the cut tables."""
    made = []
    for part, title in _PARTS.items():
        whole = inputs[f"{part}_cut"]
        for head, own in zip(_numbers(), rows, strict=True):
            name = f"{part}_{head}"
            made.append(_rows(inputs, name, whole[own], f"{title} of head {head}"))
    return made


def _scores(inputs: Inputs, head: int) -> LessonTable:
    found = attention_scores(inputs[f"Q_{head}"], inputs[f"K_{head}"], scaled=False)
    return _between(inputs, "S", head, found)


def _no_scores(inputs: Inputs, head: int) -> LessonTable:
    count = len(inputs.words("tokens"))
    return _between(inputs, "S", head, np.zeros((count, count)))


_BETWEEN = {
    "S": ("S", "Scores"),
    "scaled": (r"\tilde S", "Scaled scores"),
    "A": ("A", "Weights"),
}


def _between(
    inputs: Inputs,
    name: str,
    head: int,
    values: NDArray[np.float64],
    shade: Shade = "",
) -> LessonTable:
    """A table of a head with a row and a column for every token."""
    symbol, title = _BETWEEN[name]
    return self_attention.token_pair_table(
        inputs,
        f"{name}_{head}",
        values,
        symbol=f"{symbol}_{head}",
        title=f"{title} of head {head}",
        shade=shade,
    )


def _rows(
    inputs: Inputs,
    name: str,
    values: NDArray[np.float64],
    title: str,
) -> LessonTable:
    """A table with a row for every token."""
    return table(name, values, symbol=name, title=title, rows=inputs.words("tokens"))


_WEIGHTS_1 = ".16 .16 .65 .04  .16 .16 .65 .04  .10 .10 .80 .01  .22 .22 .45 .11"
_WEIGHTS_2 = ".07 .29 .04 .60  .13 .27 .06 .54  .10 .40 .10 .40  .09 .17 .02 .72"
_OUTPUTS_1 = "1.61 0.39  1.61 0.39  1.79 0.21  1.34 0.66"
_OUTPUTS_2 = "0.44 1.56  0.53 1.47  0.70 1.30  0.30 1.70"


def _shapes(*names: str) -> PrintedNumbers:
    """The shapes of tables, as the text gives them for the heads and their concatenation."""
    return PrintedNumbers(
        JOINED,
        "4 2 4 2 4 4",
        computed=lambda solve: [size for name in names for size in solve()[name].shape],
        label="Shapes of the two outputs and of both together",
    )


def _most_looked_at(head: int, solve: Solver) -> int:
    """The column that gets most attention of all tokens together, counted from 1."""
    return int(solve()[f"A_{head}"].sum(0).argmax()) + 1


lesson.printed = (
    PrintedNumbers(
        TWO_HEADS,
        "4 4",
        computed=lambda solve: solve()["Q"].shape,
        label="Shape of queries, keys and values",
    ),
    PrintedNumbers(
        TWO_HEADS,
        "2",
        computed=lambda solve: solve()["Q"].shape[-1] / solve()["Q_1"].shape[-1],
        label="Number of heads",
    ),
    PrintedNumbers(
        TWO_HEADS, "2", computed=lambda solve: solve()["Q_1"].shape[-1], label="Width of a head"
    ),
    PrintedNumbers(TWO_HEADS, "1 1 1 2  1 1 1 1  1 2 0 2  1 0 2 1", computed="Q"),
    PrintedNumbers(TWO_HEADS, "1 1  1 1  1 2  1 0", computed="Q_1"),
    PrintedNumbers(TWO_HEADS, "1 2  1 1  0 2  2 1", computed="Q_2"),
    PrintedNumbers(TWO_HEADS, "1 1  1 1  2 2  0 0", computed="K_1"),
    PrintedNumbers(TWO_HEADS, "1 1  1 2  0 1  2 2", computed="K_2"),
    PrintedNumbers(TWO_HEADS, "1 1  1 1  2 0  0 2", computed="V_1"),
    PrintedNumbers(TWO_HEADS, "1 1  1 1  2 0  0 2", computed="V_2"),
    PrintedNumbers(TWO_HEADS, "2 2 4 0  2 2 4 0  3 3 6 0  1 1 2 0", computed="S_1"),
    PrintedNumbers(TWO_HEADS, "3 5 2 6  2 3 1 4  2 4 2 4  3 4 1 6", computed="S_2"),
    PrintedNumbers(
        TWO_HEADS,
        "2",
        computed=lambda solve: solve()["K_1"].shape[-1],
        label="Number under the root that scales",
    ),
    PrintedNumbers(TWO_HEADS, _WEIGHTS_1, computed="A_1"),
    PrintedNumbers(TWO_HEADS, _WEIGHTS_2, computed="A_2"),
    PrintedNumbers(
        TWO_HEADS,
        "3",
        computed=lambda solve: _most_looked_at(1, solve),
        label="Column that head 1 looks at",
    ),
    PrintedNumbers(
        TWO_HEADS,
        "4",
        computed=lambda solve: _most_looked_at(2, solve),
        label="Column that head 2 looks at",
    ),
    PrintedNumbers(JOINED, _WEIGHTS_1, computed="A_1"),
    PrintedNumbers(JOINED, "1 1  1 1  2 0  0 2", computed="V_1"),
    PrintedNumbers(JOINED, _OUTPUTS_1, computed="Z_1"),
    PrintedNumbers(JOINED, _OUTPUTS_2, computed="Z_2"),
    _shapes("Z_1", "Z_2", "C"),
    PrintedNumbers(
        JOINED,
        "1.61 0.39 0.44 1.56  1.61 0.39 0.53 1.47  1.79 0.21 0.70 1.30  1.34 0.66 0.30 1.70",
        computed="C",
    ),
    PrintedNumbers(
        JOINED, "4 4", computed=lambda solve: solve()["C"].shape, label="Shape of the concatenation"
    ),
    PrintedNumbers(
        JOINED,
        "4 4",
        computed=lambda solve: solve()["W_O"].shape,
        label="Shape of the output projection",
    ),
    PrintedNumbers(
        JOINED,
        "4 4",
        computed=lambda solve: solve()["X"].shape,
        label="Shape of the input",
        why="The example's input has 8 columns; what has 4 are its queries, keys and values.",
    ),
    PrintedNumbers(
        JOINED, "4 4", computed=lambda solve: solve()["M"].shape, label="Shape of the output"
    ),
)

_ADDED_BY = {True: "Head 1", False: "Head 2"}
_ONLY_UPPER_ROWS = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]


def _only_head_1_counts(solve: Solver) -> bool:
    """Whether, with zeros in the lower rows of the projection, the output is head 1 alone."""
    solution = solve({"W_O": _ONLY_UPPER_ROWS})
    return bool(np.allclose(solution["M"][:, :2], solution["Z_1"]))


lesson.exercises = (
    Exercise(
        id="one-head",
        question=(
            "Rows are not cut: both heads see all four columns of queries and keys. What share of "
            "its attention does “AAPL” then give to “revenue”?"
        ),
        answer=lambda solve: solve(removed=["cut"])["A_1"][0, 1],
        because=(
            "Both heads score it 2 + 5 = 7 and divide by √4: this is the single head with its "
            "0.39. Cut, the parts 2 and 5 go through two softmaxes, to 0.16 and 0.29."
        ),
    ),
    Exercise(
        id="no-swap",
        question=(
            "Someone cuts the queries straight into (heads, tokens, width) and forgets to swap. "
            "Which numbers does head 1 then take for the query of “revenue”?"
        ),
        answer=lambda solve: solve(removed=["swap"])["Q_1"][1],
        columns=("first", "second"),
        decimals=0,
        because=(
            "The list of numbers goes on row by row, so the second pair is the other half of the "
            "query of “AAPL”."
        ),
    ),
    Exercise(
        id="projection",
        question="The two lower rows of the output projection are zero. Whose findings are left?",
        answer=lambda solve: _ADDED_BY[_only_head_1_counts(solve)],
        choices=tuple(_ADDED_BY.values()),
        because=(
            "Rows of the projection meet columns of the concatenation: the upper two belong to "
            "head 1, the lower two to head 2."
        ),
    ),
)
