"""Two attention layers without a non-linearity between them, and with one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import linear, scaled_dot_product_attention, weighted_sum
from pointerscope.formulas.collapse import collapsed_weights, log_ratios, singular_values
from pointerscope.formulas.feed_forward import feed_forward
from pointerscope.formulas.primitives import relu
from pointerscope.formulas.regression import hat_matrix
from pointerscope.lessons.framework import (
    LECTURE,
    Exercise,
    Inputs,
    Lesson,
    Matrix,
    NotComputableError,
    Note,
    PrintedNumbers,
    StepResult,
    TextSection,
    Words,
    result,
    self_attention,
    table,
    token_table,
)

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.tables import LessonTable

    Array = Float[NDArray[np.float64], "*s"]

STATEMENT = TextSection(LECTURE, "Linear Self-Attention Collapse: Statement")
PROOF = TextSection(LECTURE, "Linear Self-Attention Collapse: The Proof")
BREAKS = TextSection(LECTURE, "The FFN Breaks the Collapse")
PROBLEM = TextSection(LECTURE, "Practice Problem 3.4 and its solution")
TAKEAWAYS = TextSection(LECTURE, "Key Takeaways, 4")

TOKENS = Words("tokens", "Tokens", ("rates", "rise", "bonds", "fall"))
X = Matrix("X", "X", "Embeddings", ((1, 0), (0, 1), (1, 1), (-1, 2)), rows="tokens")
X_OTHER = Matrix(
    "X_other", "X'", "Another input", ((0, 1), (2, 0), (-1, 1), (1, -1)), rows="tokens"
)
W_Q1 = Matrix("W_Q1", "W^Q_1", "Query projection, layer 1", ((-1, 1), (-1, -1)))
W_K1 = Matrix("W_K1", "W^K_1", "Key projection, layer 1", ((-1, 0), (0, -1)))
W_V1 = Matrix("W_V1", "W^V_1", "Value projection, layer 1", ((0, 2), (-1, 1)))
W_Q2 = Matrix("W_Q2", "W^Q_2", "Query projection, layer 2", ((-2, 1), (-1, -1)))
W_K2 = Matrix("W_K2", "W^K_2", "Key projection, layer 2", ((-2, -2), (0, 2)))
W_V2 = Matrix("W_V2", "W^V_2", "Value projection, layer 2", ((0, 1), (1, 0)))
W_1 = Matrix(
    "W_1",
    "W_1",
    "Feed-forward, first matrix",
    ((1, -1, 0, 0, 1, -1, 1, -1), (0, 0, 1, -1, 1, -1, -1, 1)),
)
B_1 = Matrix("b_1", "b_1", "Its bias", (0, 0, 0, 0, -1, 0, 0, 0.5))
W_2 = Matrix(
    "W_2",
    "W_2",
    "Feed-forward, second matrix",
    ((1, 0), (0, 1), (1, 1), (0, -1), (1, -1), (-1, 0), (0, 1), (1, 1)),
)
B_2 = Matrix("b_2", "b_2", "Its bias", (0, 0.5))
CORNERS = Matrix(
    "corners",
    "x",
    "Two inputs, in all four cases",
    ((1, 1), (1, -1), (-1, 1), (-1, -1)),
    columns=("x1", "x2"),
    minimum=-10,
    maximum=10,
)

# Two units that give |x1 + x2| - 1, which is x1 x2 wherever both are 1 or -1.
_UNITS = (np.array([[1.0, 1.0], [-1.0, -1.0]]), np.zeros(2), np.ones((1, 2)), -np.ones(1))
_RANK = 1e-9  # of the largest singular value: below it a direction is rounding alone
_NONE = 1e-9
_REASONS = (
    "A matrix product takes max(0, ·) in only if it is linear, and it is not",
    "ReLU makes the rows of A* sum to more than 1",
    "ReLU makes the two value matrices square",
)

lesson = Lesson(
    title="Two attention layers that are one, and two that are not",
    summary=(
        "Two layers of attention, one on top of the other, become a single product while their "
        "weights are held. Then a ReLU comes between them, and then the weights are let go: "
        "both times the single layer is no longer enough."
    ),
    section="depth",
    order=1,
    terms=("attention weight",),
    sources=(STATEMENT, PROOF, BREAKS, PROBLEM),
    inputs=(
        TOKENS,
        X,
        W_Q1,
        W_K1,
        W_V1,
        W_Q2,
        W_K2,
        W_V2,
        W_1,
        B_1,
        W_2,
        B_2,
        X_OTHER,
        CORNERS,
    ),
)


def _layer(inputs: Inputs, number: int, taken: Array) -> StepResult:
    """A layer of attention on what comes in, in tables."""
    queries, keys, values = (
        linear(taken, inputs[f"W_{part}{number}"].T) for part in ("Q", "K", "V")
    )
    found = scaled_dot_product_attention(queries, keys, values)

    def projected(name: str, values: Array, title: str) -> LessonTable:
        return token_table(inputs, f"{name}_{number}", values, f"{name}_{number}", title)

    return result(
        projected("Q", queries, "Queries"),
        projected("K", keys, "Keys"),
        self_attention.token_pair_table(
            inputs,
            f"S_{number}",
            found.scores,
            symbol=rf"\tilde S_{number}",
            title="Scaled scores",
        ),
        self_attention.token_pair_table(
            inputs,
            f"A_{number}",
            found.weights,
            symbol=f"A_{number}",
            title="Weights",
            shade="weights",
        ),
        projected("V", values, "Values"),
        token_table(
            inputs,
            f"H_{number}",
            found.outputs,
            f"H_{number}",
            "Output",
        ),
    )


@lesson.step(
    title="The first layer",
    formula=(
        r"A_1 = \operatorname{softmax}\left(\frac{X W^Q_1 (X W^K_1)^\top}{\sqrt{d_k}}\right), "
        r"\quad H_1 = A_1 X W^V_1"
    ),
    inputs=("X", "W_Q1", "W_K1", "W_V1"),
    why=(
        "One layer of self-attention. Tokens are rows here, so that values are $X W^V$; the "
        "text's proof has them as columns and writes its products the other way round."
    ),
    breaks=(
        "Once the weights are there, the rest is sums of multiples: this is what the proof calls "
        "linear. That the weights themselves come out of a softmax is easily forgotten."
    ),
)
def first_layer(inputs: Inputs) -> StepResult:
    """Attention on the input."""
    return _layer(inputs, 1, inputs["X"])


@lesson.step(
    title="The second layer, right on top of it",
    formula=(
        r"A_2 = \operatorname{softmax}\left(\frac{H_1 W^Q_2 (H_1 W^K_2)^\top}{\sqrt{d_k}}\right), "
        r"\quad H_2 = A_2 H_1 W^V_2"
    ),
    inputs=("H_1", "W_Q2", "W_K2", "W_V2"),
    why=(
        "The same again, with other weights. Note what its queries and keys are made of: not of "
        "$X$ but of $H_1$, which holds the first layer's attention already."
    ),
    breaks="With a single layer, no token can look for what another one has found out.",
)
def second_layer(inputs: Inputs) -> StepResult:
    """Attention on the first layer's output."""
    return _layer(inputs, 2, inputs["H_1"])


def _one_layer(inputs: Inputs, weights: Array) -> StepResult:
    values = inputs["W_V1"] @ inputs["W_V2"]
    projected = linear(inputs["X"], values.T)
    output = weighted_sum(weights, projected)
    gap = output - inputs["H_2"]
    size = max(1.0, float(np.abs(inputs["H_2"]).max()))
    apart = float(np.abs(gap).max())
    remark = (
        "One layer gives what two gave."
        if apart <= _NONE * size
        else f"One layer gives something else, by up to {apart:.4g}."
    )
    return result(
        self_attention.token_pair_table(
            inputs,
            "A_star",
            weights,
            symbol="A^*",
            title="Joint weights",
            shade="weights",
        ),
        table(
            "sums",
            weights.sum(-1, keepdims=True),
            symbol=r"\sum_k \alpha^*_{ik}",
            title="Their rows",
            rows=inputs.words("tokens"),
            columns=("sum",),
        ),
        table(
            "V_star",
            values,
            symbol="V^*",
            title="Joint value projection",
        ),
        token_table(inputs, "projected", projected, "X V^*", "Values"),
        token_table(inputs, "H_star", output, "A^* X V^*", "One layer"),
        token_table(
            inputs,
            "gap",
            gap,
            "A^* X V^* - H_2",
            "One layer less two",
            shade="differences",
        ),
        remark=remark,
    )


@lesson.step(
    title="Both at once, with the weights held",
    formula=r"H_2 = A_2 (A_1 X W^V_1) W^V_2 = (A_2 A_1) X (W^V_1 W^V_2) = A^* X V^*",
    inputs=("A_1", "A_2", "W_V1", "W_V2", "X", "H_2"),
    why=(
        "Brackets in a product of matrices can be set anywhere. So the two tables of weights "
        "become one, whose rows still sum to 1, and the two value projections become one."
    ),
    breaks=(
        "In the other order, $A_1 A_2$, the result is something else: what is looked at first "
        "stands on the right."
    ),
    notes=(
        Note(
            STATEMENT,
            "two attention layers without a non-linearity are one layer with other weights",
            "They are while both tables of weights are held fixed, as here. But A₂ is made from "
            "the first layer's output, so it changes with the input, and A* is not a softmax of "
            "any queries and keys of X with fixed projections: the last but one step shows it.",
        ),
        Note(
            PROOF,
            "A* is a valid attention matrix, so depth buys nothing",
            "Its rows are shares, that is all. A softmax layer of the same width cannot make "
            "every table of shares, and this one in general it cannot.",
        ),
        Note(
            PROOF,
            "the joint value matrix is $V^{(2)} V^{(1)}$",
            "There V is a projection that stands left of a column $x_j$. Elsewhere in the same "
            "lecture tokens are rows and V their values: then it is $W^V_1 W^V_2$, as here.",
        ),
    ),
)
def one_layer(inputs: Inputs) -> StepResult:
    """The product of the weights, and of the value projections."""
    weights = collapsed_weights(inputs["A_2"], inputs["A_1"])
    return _one_layer(inputs, weights)


@one_layer.when_removed(formula=r"A^* = A_1 A_2")
def _(inputs: Inputs) -> StepResult:
    weights = collapsed_weights(inputs["A_1"], inputs["A_2"])
    return _one_layer(inputs, weights)


@lesson.step(
    title="Feed-forward in between: for X, for −X, and for nothing",
    formula=r"P = H_1 W_1 + b_1, \quad P_- = -H_1 W_1 + b_1, \quad P_0 = b_1",
    inputs=("H_1", "W_1", "b_1"),
    why=(
        "To see whether two layers could be one, we send three inputs through at once: $X$, its "
        "mirror image $-X$, and all zeros. The weights $A_1$ and $A_2$ stay as they were, so "
        "$-X$ gives $-H_1$."
    ),
    breaks=(
        "One input cannot tell: for a single output, some layer can mostly be found that gives "
        "it. It takes several inputs to see that no one layer gives them all."
    ),
)
def hidden(inputs: Inputs) -> StepResult:
    """The hidden units before ReLU."""
    weight, bias = inputs["W_1"], inputs["b_1"]
    found = linear(inputs["H_1"], weight.T, bias)
    mirrored = linear(-inputs["H_1"], weight.T, bias)
    mirror = token_table(inputs, "H_mirrored", -inputs["H_1"], "-H_1", "The first layer, mirrored")
    return result(
        token_table(inputs, "P", found, "P", "Hidden units for X"),
        mirror,
        token_table(inputs, "P_mirrored", mirrored, "P_-", "Hidden units for −X"),
        table(
            "P_zero",
            bias,
            symbol="P_0",
            title="Hidden units for nothing",
        ),
    )


def _passed(inputs: Inputs, *, cut: bool) -> StepResult:
    made = []
    for name, symbol, title in (
        ("P", "R", "For X"),
        ("P_mirrored", "R_-", "For −X"),
        ("P_zero", "R_0", "For nothing"),
    ):
        values = relu(inputs[name]) if cut else inputs[name]
        new = name.replace("P", "R")
        rows = () if name == "P_zero" else inputs.words("tokens")
        made.append(table(new, values, symbol=symbol, title=title, rows=rows))
    off = float((inputs["P"] < 0).mean())
    return result(*made, remark=f"{off:.0%} of the hidden units for X are negative.")


@lesson.step(
    title="ReLU: negative units become 0",
    formula=r"R = \max(0, P)",
    inputs=("P", "P_mirrored", "P_zero"),
    why=(
        "The one place in the feed-forward network that is not linear. A unit is on or off, and "
        "which it is depends on the token."
    ),
    breaks=(
        "Without ReLU the feed-forward network is a product of two matrices, and slips into "
        "$V^*$ as the value projections did: the next step then leaves nothing over."
    ),
    notes=(
        Note(
            BREAKS,
            "with max(0, ·) in between, the two layers can no longer be collapsed",
            "It needs a unit that is on for one input and off for another. Give b₁ large enough "
            "numbers and every unit is always on: ReLU then does nothing, and two layers are one "
            "again as far as such inputs go.",
        ),
    ),
)
def rectify(inputs: Inputs) -> StepResult:
    """The positive part."""
    return _passed(inputs, cut=True)


@rectify.when_removed(formula="R = P")
def _(inputs: Inputs) -> StepResult:
    return _passed(inputs, cut=False)


@lesson.step(
    title="What no single layer could leave over",
    formula=r"f(X) + f(-X) - 2 f(0), \quad f(X) = A_2 (R W_2 + b_2) W^V_2",
    inputs=("R", "R_mirrored", "R_zero", "W_2", "b_2", "A_2", "W_V2"),
    why=(
        "A single layer with held weights is $A X V$ plus a constant, whatever $A$ and $V$ are. "
        "For $X$ and $-X$ it lies equally far on both sides of what it gives for nothing, so this "
        "sum is 0. Anything else proves that no single layer does the same."
    ),
    breaks=(
        "A comparison with $A^*$ and $V^*$ alone would only show that these two do not fit. The "
        "sum settles it for all others as well."
    ),
    notes=(
        Note(
            TAKEAWAYS,
            "without the feed-forward network stacking attention gains nothing; ReLU alone "
            "makes depth worth it",
            "ReLU makes it worth more. Even without it a second layer gains something, as its "
            "weights are a softmax of what the first one found. Residual connections also break "
            "the collapse: (I + A₂ · V₂)(I + A₁ · V₁) has four terms with three different "
            "attentions, and one layer has one.",
        ),
    ),
)
def left_over(inputs: Inputs) -> StepResult:
    """The part of the output that is even in the input."""
    made, outputs = [], {}
    projection = inputs["W_V2"]
    for name, symbol, title in (
        ("R", "f(X)", "Two layers for X"),
        ("R_mirrored", "f(-X)", "Two layers for −X"),
        ("R_zero", "f(0)", "Two layers for nothing"),
    ):
        inner = linear(linear(inputs[name], inputs["W_2"].T, inputs["b_2"]), projection.T)
        # The rows of the weights sum to 1: a constant stays what it is.
        found = inner if name == "R_zero" else weighted_sum(inputs["A_2"], inner)
        new = name.replace("R", "f")
        outputs[new] = found
        rows = () if name == "R_zero" else inputs.words("tokens")
        made.append(table(new, found, symbol=symbol, title=title, rows=rows))
    left = outputs["f"] + outputs["f_mirrored"] - 2 * outputs["f_zero"]
    size = max(1.0, *(float(np.abs(found).max()) for found in outputs.values()))
    most = float(np.abs(left).max())
    remark = (
        "Nothing is left over: one layer could do the same."
        if most <= _NONE * size
        else f"Up to {most:.4g} is left over: no single layer does the same."
    )
    left_table = token_table(
        inputs, "left", left, "f(X) + f(-X) - 2 f(0)", "Left over", shade="differences"
    )
    return result(*made, left_table, remark=remark)


def _attended(inputs: Inputs, number: int, taken: Array) -> tuple[Array, Array]:
    """Weights and outputs of a layer."""
    parts = (linear(taken, inputs[f"W_{part}{number}"].T) for part in ("Q", "K", "V"))
    found = scaled_dot_product_attention(*parts)
    return found.weights, found.outputs


def _on(inputs: Inputs, other: Array) -> StepResult:
    first, inner = _attended(inputs, 1, other)
    second, output = _attended(inputs, 2, inner)
    weights = collapsed_weights(second, first)
    held = weighted_sum(inputs["A_star"], linear(other, inputs["V_star"].T))
    moved = float(np.abs(weights - inputs["A_star"]).max())
    apart = float(np.abs(output - held).max())
    same = apart <= _NONE * max(1.0, float(np.abs(output).max()))
    remark = f"Weights move by up to {moved:.4g}, and the one layer " + (
        "gives what two give." if same else f"is off by up to {apart:.4g}."
    )
    return result(
        self_attention.token_pair_table(
            inputs,
            "A_moved",
            weights,
            symbol="A^*(X')",
            title="Joint weights now",
            shade="weights",
        ),
        token_table(inputs, "two", output, "H_2(X')", "Two layers now"),
        token_table(inputs, "held", held, "A^*(X) X' V^*", "One layer, weights held"),
        token_table(
            inputs,
            "off",
            held - output,
            "A^*(X) X' V^* - H_2(X')",
            "One layer less two",
            shade="differences",
        ),
        remark=remark,
    )


@lesson.step(
    title="Let the weights go: another input",
    formula=r"A^*(X') = A_2(X') A_1(X') \neq A^*(X)",
    inputs=("X_other", "A_star", "V_star"),
    why=(
        "No ReLU here: these are the two bare layers of the beginning, on another input. Their "
        "weights follow it, and the one layer that was made of the old weights does not."
    ),
    breaks=(
        "With the same input again the weights are the same, and nothing is seen: that is the "
        "only input for which the theorem has been shown."
    ),
    notes=(
        Note(
            STATEMENT,
            "two layers are like two linear regressions, which make another linear regression",
            "A regression has fixed coefficients. Attention's are computed from the input, so "
            "one layer is already of third degree in X, even before the softmax is counted.",
        ),
    ),
)
def other_input(inputs: Inputs) -> StepResult:
    """Two layers and one on another input."""
    return _on(inputs, inputs["X_other"])


@other_input.when_removed(formula="X' = X")
def _(inputs: Inputs) -> StepResult:
    return _on(inputs, inputs["X"])


@lesson.step(
    title="How wide would one softmax layer have to be?",
    formula=r"\ln \frac{\alpha_{ij}}{\alpha_{i1}} = \frac{q_i \cdot (k_j - k_1)}{\sqrt{d_k}}",
    inputs=("A_1", "A_2", "A_star"),
    why=(
        "Logarithms undo the softmax. For one layer, the logarithm of a weight over the first of "
        "its row is a dot product of $d_k$ numbers, so this table has rank $d_k$ at most: no "
        "more singular values than that differ from 0."
    ),
    breaks=(
        "Rows that sum to 1 are not enough to be an attention layer. This is the test that "
        "counts how wide queries and keys must be, whatever their weights."
    ),
)
def width(inputs: Inputs) -> StepResult:
    """Singular values of logarithms of ratios of weights."""
    count = len(inputs.words("tokens"))
    if count == 1:
        raise NotComputableError("One token gives all its attention to itself: add a token.")
    names = {"A_1": "layer 1", "A_2": "layer 2", "A_star": "both as one"}
    if min(inputs[name].min() for name in names) <= 0:
        raise NotComputableError(
            "A weight is 0 to the last digit here, and 0 has no logarithm. Make inputs or "
            "projections smaller."
        )
    ratios = {name: log_ratios(inputs[name]) for name in names}
    found = np.stack([singular_values(ratio) for ratio in ratios.values()])
    found = np.where(found > _RANK * found.max(-1, keepdims=True).clip(_RANK), found, 0.0)
    ranks = (found > 0).sum(-1)
    wide = inputs["W_Q1"].shape[-1]
    fit = "could be" if ranks[-1] <= wide else "are not"
    tokens = inputs.words("tokens")
    columns = tuple(f"{token} : {tokens[0]}" for token in tokens[1:])
    shown = table(
        "log_ratios",
        ratios["A_star"],
        symbol=r"\ln(\alpha^*_{ij} / \alpha^*_{i1})",
        title="Logarithms of ratios, both layers as one",
        rows=tokens,
        columns=columns,
    )
    return result(
        shown,
        table(
            "singular",
            found,
            symbol=r"\sigma",
            title="Singular values of such tables",
            rows=tuple(names.values()),
        ),
        table(
            "ranks",
            ranks[:, None],
            symbol=r"\operatorname{rank}",
            title="How many are not 0",
            rows=tuple(names.values()),
            columns=("rank",),
        ),
        remark=(
            f"Queries and keys are {wide} wide, and the joint weights have rank {ranks[-1]}: "
            f"they {fit} a softmax of queries and keys this wide."
        ),
    )


@lesson.step(
    title="The same in small: an interaction",
    formula=(
        r"x_1 x_2 \approx \beta_0 + \beta_1 x_1 + \beta_2 x_2, \quad "
        r"x_1 x_2 \approx \max(0, x_1 + x_2) + \max(0, -x_1 - x_2) - 1"
    ),
    inputs=("corners",),
    why=(
        "Whether two signs are equal is in neither of them alone. If each of two inputs is 1 or "
        "−1, the best straight line says 0 to all four cases, and two units with ReLU get them "
        "all right."
    ),
    breaks=(
        "A linear model has one slope per input, whatever the other one is. “Rates rise” and "
        "“rates fall” then differ by the same amount as “bonds rise” and “bonds fall”."
    ),
    notes=(
        Note(
            PROBLEM,
            "pieces that are straight cannot be collapsed, just as a product of two inputs "
            "cannot be caught by a linear model",
            "The two are alike in not being linear, and no more. Units with ReLU do not make a "
            "product: they agree with it at the corners and nowhere near the middle, where the "
            "product is 0 and these two say −1. More units come closer.",
        ),
    ),
)
def interaction(inputs: Inputs) -> StepResult:
    """The product of two inputs, a straight line, and two units."""
    x = inputs["corners"]
    product = x[:, :1] * x[:, 1:]
    try:
        line = hat_matrix(np.hstack([np.ones((len(x), 1)), x])) @ product
    except ValueError:
        raise NotComputableError(
            "The cases lie on one line, or are all the same, so that the slopes cannot be told "
            "apart. Move one of them."
        ) from None
    units = feed_forward(x, *_UNITS, activation=relu)
    missed = [float(np.abs(product - found).max()) for found in (line, units)]
    return result(
        table(
            "cases",
            np.hstack([product, line, units]),
            symbol=r"x_1 x_2",
            title="The product, and what comes near it",
            columns=("product", "straight line", "two ReLU units"),
        ),
        remark=f"The line misses by up to {missed[0]:.4g}, the units by up to {missed[1]:.4g}.",
    )


lesson.printed = (
    PrintedNumbers(
        BREAKS,
        "4",
        computed=lambda solve: solve()["W_1"].shape[1] / solve()["W_1"].shape[0],
        label="Width inside the feed-forward network, in widths outside",
    ),
    PrintedNumbers(
        PROOF,
        "1",
        computed=lambda solve: solve()["sums"].mean(),
        label="Sum of a row of joint weights",
    ),
)

lesson.exercises = (
    Exercise(
        id="joint-weight",
        question=(
            "The joint weight of “rates” on “fall”: how much of what “fall” hands on arrives at "
            "“rates” after two layers?"
        ),
        answer=lambda solve: solve()["A_star"][0, 3],
        because=(
            "The row of “rates” in the second layer times the column of “fall” in the first: all "
            "ways through one token in between."
        ),
    ),
    Exercise(
        id="always-on",
        question=(
            "Every entry of b₁ becomes 100. How much is then left over for “rates” by the test "
            "with X, −X and nothing, in the first column?"
        ),
        answer=lambda solve: float(
            solve({"b_1": [100] * len(B_1.value)})["left"][0, 0].round(9) + 0.0
        ),
        because="All units are on for all three inputs, and ReLU does nothing: it is linear there.",
    ),
    Exercise(
        id="why",
        question="Why can V₂ and V₁ not be multiplied into one when ReLU stands between them?",
        answer=lambda solve: _REASONS[int(np.abs(solve()["left"]).max() <= _NONE)],
        because="max(0, a + b) is not max(0, a) + max(0, b), so the sum over tokens stays inside.",
        choices=_REASONS,
    ),
)
