"""Shuffling the tokens shuffles the outputs, until positions are added."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import (
    attention_scores,
    linear,
    masked,
    scale_by_root,
    sinusoidal_table,
    softmax,
    weighted_sum,
)
from pointerscope.lessons.framework import (
    DEEP_DIVE,
    LECTURE,
    Choice,
    Exercise,
    Inputs,
    Lesson,
    Matrix,
    Note,
    StepResult,
    TextSection,
    Words,
    result,
    table,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver
    from pointerscope.lessons.framework.tables import LessonTable, Shade

    Numbers = NDArray[np.float64]

CLAIM = TextSection(LECTURE, "Self-Attention is Permutation Equivariant")
PROOF = TextSection(LECTURE, "Permutation Equivariance: The Proof")
EQUIVARIANCE = TextSection(DEEP_DIVE, "Equivariance Properties")
PROBLEM = TextSection(DEEP_DIVE, "The Problem")

TOKENS = Words("tokens", "Tokens", ("Revenue", "exceeded", "costs"))
X = Matrix("X", "X", "Embeddings", ((1, 0, 1, 0), (0, 1, 1, 0), (1, 1, 0, 1)), rows="tokens")
ORDER = Matrix(
    "order",
    r"\sigma",
    "Where each token goes",
    (3, 2, 1),
    columns="tokens",
    minimum=1,
    maximum=12,
    whole=True,
)
SEES = Choice(
    "sees",
    "Which tokens a token may look at",
    "all",
    {"all": "all of them", "before": "itself and those before it (a causal mask)"},
)
W_Q = Matrix("W_Q", "W^Q", "Query projection", ((1, 0), (0, 1), (1, 0), (0, 1)))
W_K = Matrix("W_K", "W^K", "Key projection", ((0, 1), (1, 0), (1, -1), (0, 1)))
W_V = Matrix("W_V", "W^V", "Value projection", ((1, 0), (0, 1), (1, 1), (2, 0)))

_ROUNDING = 1e-9  # of what is compared
_PARTS = {"Q": "Queries", "K": "Keys", "V": "Values"}

lesson = Lesson(
    title="Shuffled tokens, shuffled outputs",
    summary=(
        "The same sentence goes through self-attention twice, as it stands and shuffled. As long "
        "as every token sees all others, each step of the second run is the first one in another "
        "order; then positions are added, and it is not."
    ),
    section="positions",
    order=1,
    terms=("attention score", "attention weight"),
    sources=(CLAIM, PROOF, EQUIVARIANCE, PROBLEM),
    inputs=(TOKENS, X, ORDER, SEES, W_Q, W_K, W_V),
)


@lesson.step(
    title="An order is a matrix",
    formula=r"X' = P X, \quad P_{ij} = \begin{cases} 1 & i = \sigma(j) \\ 0 & \text{else} "
    r"\end{cases}",
    inputs=("order", "X"),
    why=(
        "Every row and every column of $P$ holds a single 1, so $P X$ has the same rows as $X$ in "
        "another order. Written as a matrix, an order can be carried through formulas; and "
        "$P^\\top$ puts everything back: $P^\\top P = I$. Tokens line up by the numbers in "
        "$\\sigma$; of equal ones the first stays first."
    ),
    breaks="Without it both runs see the same sentence, and there is nothing to compare.",
)
def shuffle(inputs: Inputs) -> StepResult:
    """The order as a matrix, and the tokens in it."""
    return _shuffled(inputs, np.argsort(inputs["order"], kind="stable"))


@shuffle.when_removed(formula=r"X' = X, \quad P = I")
def _(inputs: Inputs) -> StepResult:
    return _shuffled(inputs, np.arange(len(inputs["X"])))


@lesson.step(
    title="Projections: the rows come along",
    formula=r"Q' = (P X) W^Q = P (X W^Q) = P Q",
    inputs=("X", "X_2", "W_Q", "W_K", "W_V"),
    why=(
        "A projection takes one row at a time and does the same to each. It makes no difference "
        "whether rows are moved before it or after."
    ),
    breaks=(
        "A layer with weights of its own for every place, as in a network over fixed slots, would "
        "treat a token otherwise when it stands elsewhere. Attention shares one matrix."
    ),
)
def projections(inputs: Inputs) -> StepResult:
    """Queries, keys and values of both runs."""
    made = {
        name + run: _rows(
            inputs,
            name + run,
            linear(inputs["X" + run], inputs[f"W_{name}"].T),
            title,
        )
        for name, title in _PARTS.items()
        for run in ("", "_2")
    }
    second = np.hstack([made[name + "_2"].values for name in _PARTS])
    moved = inputs["P"] @ np.hstack([made[name].values for name in _PARTS])
    return result(*made.values(), remark=_compared("Q′, K′, V′ and PQ, PK, PV", second, moved))


@lesson.step(
    title="Scores: rows and columns move",
    formula=r"S' = Q' K'^\top = (P Q)(P K)^\top = P S P^\top",
    inputs=("P", "Q", "K", "Q_2", "K_2"),
    why=(
        "A score belongs to a pair of tokens, so it goes where both of them go: its row with the "
        "token that asks, its column with the token that is asked. In $P S P^\\top$ every cell is "
        "a cell of $S$, unchanged."
    ),
    breaks=(
        "Nothing in a dot product knows where its two vectors stood. A score that did, by a bias "
        "for the distance or by turned vectors, would not simply move along."
    ),
)
def scores(inputs: Inputs) -> StepResult:
    """Scores of both runs, and the first ones in the new order."""
    runs = [
        _pairs(
            inputs,
            "S" + run,
            attention_scores(inputs["Q" + run], inputs["K" + run], scaled=False),
            "Scores",
        )
        for run in ("", "_2")
    ]
    moved = _moved(inputs, "S", runs[0].values)
    return result(*runs, *moved, remark=_compared("S′ and PSPᵀ", runs[1].values, moved[1].values))


@lesson.step(
    title="Softmax: do the shares move along?",
    formula=r"A' = \operatorname{softmax}\left(\frac{P S P^\top}{\sqrt{d_k}}\right) = P A P^\top",
    inputs=("P", "S", "S_2"),
    why=(
        "Softmax works on each row by itself, and a sum does not mind the order of its terms. As "
        "long as every token sees all others, it gives the same shares to the same tokens."
    ),
    breaks=(
        "The step rests on every token seeing the same others in both runs. A causal mask hides "
        "what comes later, and who comes later changes with the order: try it among the inputs."
    ),
    notes=(
        Note(
            CLAIM,
            "without positions self-attention treats its input as a set",
            "As a multiset: a token that stands there twice is counted twice and takes two shares "
            "of the attention. Order does not matter, number does.",
        ),
        Note(
            TextSection(LECTURE, "Key Takeaways"),
            "self-attention is blind to order, so that positional encodings are essential",
            "Blind it is while all tokens see all. With the causal mask that the same lecture "
            "introduces, the first token sees one token and the last sees all, and the order "
            "shows; language models have been trained on that alone.",
        ),
    ),
)
def weights(inputs: Inputs) -> StepResult:
    """Weights of both runs, and the first ones in the new order."""
    width = inputs["Q"].shape[-1]
    runs = [
        _pairs(
            inputs,
            "A" + run,
            _weights_of(inputs, inputs["S" + run], width),
            "Weights",
            shade="weights",
        )
        for run in ("", "_2")
    ]
    moved = _moved(inputs, "A", runs[0].values, shade="weights")
    return result(*runs, *moved, remark=_compared("A′ and PAPᵀ", runs[1].values, moved[1].values))


@weights.when_removed(formula=r"A = \frac{S}{\sqrt{d_k}}, \quad A' = \frac{S'}{\sqrt{d_k}}")
def _(inputs: Inputs) -> StepResult:
    width = inputs["Q"].shape[-1]
    runs = [
        _pairs(
            inputs,
            "A" + run,
            scale_by_root(inputs["S" + run], width),
            "Weights",
        )
        for run in ("", "_2")
    ]
    moved = _moved(inputs, "A", runs[0].values)
    return result(*runs, *moved, remark=_compared("A′ and PAPᵀ", runs[1].values, moved[1].values))


@lesson.step(
    title="Outputs: does all cancel but the order?",
    formula=r"Z' = A' V' = P A P^\top P V = P A V = P Z",
    inputs=("P", "A", "V", "A_2", "V_2"),
    why=(
        "Where the weights have moved along, the values have been moved the same way as their "
        "columns, and $P^\\top P = I$ takes both back. What is left is the order of the rows: "
        "each token gets the output it had before. That is equivariance."
    ),
    breaks=(
        "A layer of this property gives a token the same output in every order of the others: it "
        "cannot tell what came before it from what came after."
    ),
    notes=(
        Note(
            PROBLEM,
            "being equivariant, attention treats “cat sat mat” the same as “mat cat sat”",
            "The outputs of the two are not the same: they are the same rows in another order. "
            "What is the same, whatever the order, is called invariant, such as the mean over the "
            "rows below.",
        ),
        Note(
            CLAIM,
            "without positions a model cannot tell “Revenue exceeded costs” from “Costs exceeded "
            "revenue”",
            "The rows come out in the order of the sentence, so the two can be told apart by "
            "reading them in order. What no row holds is which of the two words was the subject: "
            "“revenue” has the same output in both.",
        ),
    ),
)
def outputs(inputs: Inputs) -> StepResult:
    """Outputs of both runs, the first ones in the new order, and the means of both."""
    runs = [
        _rows(
            inputs,
            "Z" + run,
            weighted_sum(inputs["A" + run], inputs["V" + run]),
            "Outputs",
        )
        for run in ("", "_2")
    ]
    moved = _rows_moved(inputs, "Z", runs[0].values)
    means = (_mean("Z", runs[0].values), _mean("Z_2", runs[1].values))
    remark = _compared("Z′ and PZ", runs[1].values, moved.values)
    return result(*runs, moved, *means, remark=remark)


@lesson.step(
    title="Add positions",
    formula=r"\tilde X = X + E, \quad \tilde X' = P X + E",
    inputs=("X", "X_2"),
    why=(
        "Position 0 gets the first row of $E$ whoever stands there. The rows of $E$ stay where "
        "they are when tokens move, so a token that moves becomes another vector. $E$ holds sines "
        "and cosines here; any rows that differ would do."
    ),
    breaks="With zeros for $E$ both runs are what they were above: places say nothing.",
    notes=(
        Note(
            EQUIVARIANCE,
            "with positional encoding the symmetry is broken",
            "It is broken for most orders, not for all: tokens that are equal may still change "
            "places. And joined with its position, a token can be moved freely again: shuffling "
            "the rows of $\\tilde X$ shuffles the outputs, which is what puts order into the data "
            "and not into the layer.",
        ),
        Note(
            EQUIVARIANCE,
            "without positional encoding a Transformer is permutation equivariant",
            "An encoder is. A decoder has a causal mask, which stays where it is when tokens are "
            "shuffled: choose it above, and the outputs change.",
        ),
    ),
)
def positions(inputs: Inputs) -> StepResult:
    """Encodings of the positions, added to both runs."""
    length, width = inputs["X"].shape
    encoded = sinusoidal_table(np.arange(length, dtype=np.float64), width)
    return _placed(inputs, encoded)


@positions.when_removed(formula=r"\tilde X = X, \quad \tilde X' = P X")
def _(inputs: Inputs) -> StepResult:
    return _placed(inputs, np.zeros_like(inputs["X"]))


@lesson.step(
    title="The same layer, with positions",
    formula=r"\tilde Z = \operatorname{SA}(X + E), \quad \tilde Z' = \operatorname{SA}(P X + E)",
    inputs=("P", "X_placed", "X_placed_2", "W_Q", "W_K", "W_V"),
    why=(
        "Queries, keys and values are now made of a token and its place together. So the scores "
        "know who stands where, and a token that has moved looks at other tokens and hands on "
        "something else."
    ),
    breaks=(
        "Where the two tables at the end are alike, order means nothing. Where they differ, a "
        "model can learn what the order means."
    ),
)
def placed_outputs(inputs: Inputs) -> StepResult:
    """The whole layer on both runs, with positions."""
    shares, runs = [], []
    for run in ("", "_2"):
        queries, keys, values = (
            linear(inputs["X_placed" + run], inputs[f"W_{part}"].T) for part in _PARTS
        )
        scores = attention_scores(queries, keys, scaled=False)
        found = _weights_of(inputs, scores, queries.shape[-1])
        shares.append(
            _pairs(inputs, "A_placed" + run, found, "Weights with positions", shade="weights")
        )
        runs.append(
            _rows(
                inputs,
                "Z_placed" + run,
                weighted_sum(found, values),
                "Outputs with positions",
            )
        )
    moved = _rows_moved(inputs, "Z_placed", runs[0].values)
    remark = _compared(
        "The outputs of the shuffled sentence and the moved outputs",
        runs[1].values,
        moved.values,
    )
    return result(*shares, *runs, moved, remark=remark)


def _shuffled(inputs: Inputs, order: NDArray[np.intp]) -> StepResult:
    tokens = inputs.words("tokens")
    names = tuple(tokens[at] for at in order)
    matrix = np.eye(len(order))[order]
    return result(
        table("P", matrix, symbol="P", title="The order as a matrix", rows=names, columns=tokens),
        table(
            "X_2",
            matrix @ inputs["X"],
            symbol="X'",
            title="Embeddings, shuffled",
            rows=names,
        ),
        remark=f"The second run reads: {' '.join(names)}.",
    )


def _order(inputs: Inputs) -> NDArray[np.intp]:
    """Which token of the first run stands at each place of the second."""
    return inputs["P"].argmax(-1)


def _names(inputs: Inputs, *, shuffled: bool) -> tuple[str, ...]:
    tokens = inputs.words("tokens")
    return tuple(tokens[at] for at in _order(inputs)) if shuffled else tokens


def _rows(inputs: Inputs, name: str, values: Numbers, title: str) -> LessonTable:
    """A table with a row for each token of a run: the first, or the second where it ends in _2."""
    shuffled = name.endswith("_2")
    return table(
        name,
        values,
        symbol=_symbol(name),
        title=title + (", shuffled" if shuffled else ""),
        rows=_names(inputs, shuffled=shuffled),
    )


def _pairs(
    inputs: Inputs,
    name: str,
    values: Numbers,
    title: str,
    shade: Shade = "",
) -> LessonTable:
    """A table with a row and a column for each token of a run."""
    shuffled = name.endswith("_2")
    names = _names(inputs, shuffled=shuffled)
    return table(
        name,
        values,
        symbol=_symbol(name),
        title=title + (", shuffled" if shuffled else ""),
        rows=names,
        columns=names,
        shade=shade,
    )


def _symbol(name: str) -> str:
    letter = rf"\tilde {name[0]}" if "placed" in name else name[0]
    return letter + ("'" if name.endswith("_2") else "")


def _rows_moved(inputs: Inputs, of: str, values: Numbers) -> LessonTable:
    """The rows of another table in the new order."""
    return table(
        f"P{of}",
        inputs["P"] @ values,
        symbol=f"P {_symbol(of)}",
        title="Of the first run, rows moved",
        rows=_names(inputs, shuffled=True),
    )


def _moved(
    inputs: Inputs, of: str, values: Numbers, shade: Shade = ""
) -> tuple[LessonTable, LessonTable]:
    """Another table with its rows in the new order, and then its columns too."""
    names = _names(inputs, shuffled=True)
    rows_moved = inputs["P"] @ values
    return (
        table(
            f"P{of}",
            rows_moved,
            symbol=f"P {of}",
            title="Of the first run, rows moved",
            rows=names,
            columns=inputs.words("tokens"),
            shade=shade,
        ),
        table(
            f"P{of}P",
            rows_moved @ inputs["P"].T,
            symbol=rf"P {of} P^\top",
            title="Of the first run, rows and columns moved",
            rows=names,
            columns=names,
            shade=shade,
        ),
    )


def _weights_of(inputs: Inputs, scores: Numbers, width: int) -> Numbers:
    scaled = scale_by_root(scores, width)
    if inputs.choice("sees") == "before":
        scaled = masked(scaled, np.tril(np.ones(scaled.shape, dtype=bool)))
    return softmax(scaled)


def _mean(of: str, values: Numbers) -> LessonTable:
    shuffled = of.endswith("_2")
    return table(
        f"mean_{of}",
        values.mean(0),
        symbol=r"\bar z" + ("'" if shuffled else ""),
        title="Mean over the tokens" + (", shuffled" if shuffled else ""),
    )


def _placed(inputs: Inputs, encoded: Numbers) -> StepResult:
    places = tuple(f"position {at}" for at in range(len(encoded)))
    runs = [
        _rows(
            inputs,
            "X_placed" + run,
            inputs["X" + run] + encoded,
            "Tokens with positions",
        )
        for run in ("", "_2")
    ]
    return result(
        table("E", encoded, symbol="E", title="Encodings of the positions", rows=places), *runs
    )


def _compared(names: str, one: Numbers, other: Numbers) -> str:
    """Whether two tables are alike, as a sentence."""
    apart = float(np.abs(one - other).max())
    if apart <= _ROUNDING * max(1.0, float(np.abs(one).max())):
        return f"{names} are equal, cell by cell."
    return f"{names} differ, by {apart:.4g} at most."


_SAME = {True: "Yes", False: "No, their places tell them apart"}


def _twins(solve: Solver) -> str:
    """Whether the first and the last token have the same output when they are the same."""
    same = solve({"X": [X.value[0], X.value[1], X.value[0]]})["Z_placed"]
    return _SAME[bool(np.allclose(same[0], same[2]))]


def _on_itself(solve: Solver) -> list[float]:
    """The weight of the last token on itself in both runs, under a causal mask."""
    solution = solve({"sees": "before"})
    return [float(solution["A"][2, 2]), float(solution["A_2"][0, 0])]


lesson.exercises = (
    Exercise(
        id="another-order",
        question=(
            "The sentence is shuffled to “costs Revenue exceeded”, without positions. What is the "
            "first row of the outputs?"
        ),
        answer=lambda solve: solve({"order": [2, 3, 1]})["Z_2"][0],
        because="“costs” stands first, and it has the output it always has.",
        columns=("1", "2"),
    ),
    Exercise(
        id="causal",
        question=(
            "Every token may look at itself and at those before it, without positions. How much of "
            "its attention does “costs” give to itself where it comes last, and where it comes "
            "first?"
        ),
        answer=_on_itself,
        because="Whoever comes first sees nobody else. So a causal mask tells where a token is.",
        columns=("last", "first"),
    ),
    Exercise(
        id="twins",
        question=(
            "Let “costs” have the embedding of “Revenue”. With positions added, do the two still "
            "have the same output?"
        ),
        answer=_twins,
        choices=tuple(_SAME.values()),
        because="Their queries are made of embedding and position together, and these differ.",
    ),
)
