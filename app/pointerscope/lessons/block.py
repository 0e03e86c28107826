"""A whole pre-norm block: shapes at every arrow, and parameters that add up to BERT-base."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, gelu, layer_norm, linear, softmax, weighted_sum
from pointerscope.formulas.counts import (
    embedding_parameters,
    feed_forward_parameters,
    head_width,
    layer_norm_parameters,
    linear_parameters,
    output_parameters,
    projection_biases,
    projection_parameters,
)
from pointerscope.formulas.normalisation import row_moments
from pointerscope.formulas.primitives import relu
from pointerscope.lessons.framework import (
    LECTURE,
    THEORY,
    Choice,
    Exercise,
    Inputs,
    Lesson,
    Lines,
    Matrix,
    Note,
    Number,
    PrintedNumbers,
    StepResult,
    TextSection,
    Words,
    recorded,
    result,
    table,
    token_table,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver
    from pointerscope.lessons.framework.tables import LessonTable

EQUATIONS = TextSection(LECTURE, "The Complete Transformer Block: Equations")
ANNOTATED = TextSection(LECTURE, "Complete Annotated Transformer Block")
ACCOUNTING = TextSection(LECTURE, "The FFN Breaks the Collapse: Parameter Accounting")
BREAKS = TextSection(LECTURE, "The FFN Breaks the Collapse")
LAYER = TextSection(THEORY, "§2.4 Transformer Encoder Layer")
FEED_FORWARD = TextSection(THEORY, "§2.5 Feed-Forward Network")

TOKENS = Words("tokens", "Tokens", ("revenue", "beat", "expectations"))
_HEADS = 2
_WIDTH = 4
_NARROW = _WIDTH // _HEADS
EPSILON = 1e-5
_OF_HEADS = tuple(
    f"head {head}, {column}" for head in range(1, _HEADS + 1) for column in range(1, _NARROW + 1)
)

lesson = Lesson(
    title="A whole block, and what BERT-base is made of",
    summary=(
        "Three tokens go through one pre-norm block with two heads, every shape and every number "
        "shown. Then its parameters are counted, first here and then at the size of BERT-base."
    ),
    section="depth",
    order=5,
    terms=("attention head", "attention weight", "residual connection"),
    sources=(EQUATIONS, ANNOTATED, ACCOUNTING, LAYER, FEED_FORWARD),
    inputs=(
        TOKENS,
        Matrix("X", "X", "Input", ((1, 0, 2, -1), (0, 2, 1, 0), (2, 1, -1, 1)), rows="tokens"),
        Matrix("gamma_1", r"\gamma_1", "Scale of the first norm", (1, 1, 1, 1)),
        Matrix("beta_1", r"\beta_1", "Shift of the first norm", (0, 0, 0, 0)),
        Matrix(
            "W_Q",
            "W^Q",
            "Query projection",
            ((1, 0, 0, 0), (0, 1, 0, 0.5), (0, 0, 1, 0), (0.5, 0, 0, 1)),
            columns=_OF_HEADS,
        ),
        Matrix(
            "W_K",
            "W^K",
            "Key projection",
            ((0, 0, 0.5, 0), (1, 0, 0, 0), (0, 1, 0, 1), (0, 0.5, 1, 0)),
            columns=_OF_HEADS,
        ),
        Matrix(
            "W_V",
            "W^V",
            "Value projection",
            ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)),
            columns=_OF_HEADS,
        ),
        Matrix(
            "W_O",
            "W^O",
            "Output projection",
            ((1, 0, 0.5, 0), (0, 1, 0, 0.5), (0.5, 0, 1, 0), (0, 0.5, 0, 1)),
            rows=_OF_HEADS,
        ),
        Matrix("gamma_2", r"\gamma_2", "Scale of the second norm", (1, 1, 1, 1)),
        Matrix("beta_2", r"\beta_2", "Shift of the second norm", (0, 0, 0, 0)),
        Matrix(
            "W_1",
            "W_1",
            "First feed-forward layer",
            (
                (1, -1, 0, 0, 1, 0, -1, 0.5),
                (0, 1, -1, 0, 0, 1, 0.5, -1),
                (0, 0, 1, -1, -1, 0, 1, 0),
                (-1, 0, 0, 1, 0, -1, 0, 1),
            ),
        ),
        Matrix("b_1", "b_1", "Its biases", (0, 0, 0, 0, 0.5, 0.5, -0.5, -0.5)),
        Matrix(
            "W_2",
            "W_2",
            "Second feed-forward layer",
            (
                (0.5, 0, 0, 0),
                (0, 0.5, 0, 0),
                (0, 0, 0.5, 0),
                (0, 0, 0, 0.5),
                (0.5, 0, 0, -0.5),
                (-0.5, 0.5, 0, 0),
                (0, -0.5, 0.5, 0),
                (0, 0, -0.5, 0.5),
            ),
        ),
        Matrix("b_2", "b_2", "Its biases", (0, 0, 0, 0)),
        Choice("activation", "Activation", "relu", {"relu": "ReLU", "gelu": "GELU"}),
        Number("d", "d", "Width of the counted model", 768, minimum=1, maximum=1e5, whole=True),
        Number("d_ff", "d_{ff}", "Its hidden width", 3072, minimum=1, maximum=1e6, whole=True),
        Number("blocks", "L", "Its blocks", 12, minimum=1, maximum=1e4, whole=True),
        Number("words", "n_w", "Its pieces of words", 30522, minimum=0, maximum=1e7, whole=True),
        Number(
            "positions", "n_p", "Its learned positions", 512, minimum=0, maximum=1e6, whole=True
        ),
        Number("kinds", "n_s", "Its kinds of segments", 2, minimum=0, maximum=100, whole=True),
    ),
)


_NORMS = {1: ("X", "N_1", "Normalised input"), 2: ("H_1", "N_2", "Normalised again")}


def _normalised(inputs: Inputs, norm: int, *, removed: bool = False) -> StepResult:
    """A layer norm with what it needs, or its input as it is."""
    of, symbol, title = _NORMS[norm]
    found = row_moments(inputs[of], epsilon=EPSILON)
    scale, shift = inputs[f"gamma_{norm}"], inputs[f"beta_{norm}"]
    values = inputs[of] if removed else layer_norm(inputs[of], scale, shift, epsilon=EPSILON)
    return result(
        token_table(inputs, f"mean_{norm}", found.mean, r"\mu", "Mean"),
        token_table(inputs, f"deviation_{norm}", found.deviation, r"\sigma", "Standard deviation"),
        token_table(
            inputs,
            f"N_{norm}",
            values,
            symbol,
            title,
        ),
    )


@lesson.step(
    title="Normalise each token",
    formula=r"N_1 = \operatorname{LN}(X), \quad \operatorname{LN}(x) = \gamma \odot "
    r"\frac{x - \mu}{\sqrt{\sigma^2 + \epsilon}} + \beta",
    inputs=("X", "gamma_1", "beta_1"),
    why=(
        "Attention should see tokens of a like size, however large the numbers have grown in the "
        "blocks before. The norm stands before the sublayer, so that $X$ itself goes on unchanged "
        "beside it: that is what pre-norm means."
    ),
    breaks=(
        "Without it a token with large numbers gets large scores, and softmax decides instead of "
        "weighing. As each block adds to what came in, this can get worse from block to block."
    ),
    notes=(
        Note(
            EQUATIONS,
            "BERT-base stands beside the pre-norm equations, and in another place is 12 of these "
            "blocks",
            "BERT normalises after adding (post-norm), and its feed-forward network has GELU "
            "where the equations have ReLU. The parameters are as many, so the count holds.",
        ),
    ),
)
def norm_attention(inputs: Inputs) -> StepResult:
    """The first layer norm."""
    return _normalised(inputs, 1)


@norm_attention.when_removed(formula="N_1 = X")
def _(inputs: Inputs) -> StepResult:
    return _normalised(inputs, 1, removed=True)


@lesson.step(
    title="Queries, keys and values of both heads",
    formula=r"Q = N_1 W^Q, \quad K = N_1 W^K, \quad V = N_1 W^V",
    inputs=("N_1", "W_Q", "W_K", "W_V"),
    why=(
        "Three projections, each as wide as the model. The first columns belong to the first "
        "head, the others to the second."
    ),
    breaks=(
        "With the tokens themselves in all three parts, every table of scores would be symmetric, "
        "and a head could compare nothing but the columns of the token that happen to be its own."
    ),
)
def projections(inputs: Inputs) -> StepResult:
    """The projections, head beside head."""
    titles = {"Q": "Queries", "K": "Keys", "V": "Values"}
    return result(
        *(
            token_table(
                inputs,
                name,
                linear(inputs["N_1"], inputs[f"W_{name}"].T),
                name,
                title,
                columns=_OF_HEADS,
            )
            for name, title in titles.items()
        )
    )


@lesson.step(
    title="Where each head looks",
    formula=r"A_\ell = \operatorname{softmax}"
    r"\left(\frac{Q_\ell K_\ell^\top}{\sqrt{d_k}}\right)",
    inputs=("Q", "K"),
    why=(
        "Each head compares its own columns of queries and keys and has its own weights. This is "
        "the only place in the block where tokens meet, so it sees every pair of them."
    ),
    breaks="Without weights nothing says which token is worth more to another than the next.",
)
def weights(inputs: Inputs) -> StepResult:
    """Scores and weights of both heads."""
    tokens = inputs.words("tokens")
    made: list[LessonTable] = []
    for head in range(1, _HEADS + 1):
        queries, keys = _split(inputs, "Q", head), _split(inputs, "K", head)
        scores = attention_scores(queries.values, keys.values)
        made += (
            queries,
            keys,
            table(
                f"S_{head}",
                scores,
                symbol=f"S_{head}",
                title=f"Scaled scores of head {head}",
                rows=tokens,
                columns=tokens,
            ),
            table(
                f"A_{head}",
                softmax(scores),
                symbol=f"A_{head}",
                title=f"Weights of head {head}",
                rows=tokens,
                columns=tokens,
                shade="weights",
            ),
        )
    return result(*made)


def _split(inputs: Inputs, name: str, head: int) -> LessonTable:
    """The columns of one head."""
    titles = {"Q": "Queries", "K": "Keys", "V": "Values"}
    first = (head - 1) * _NARROW
    return token_table(
        inputs,
        f"{name}_{head}",
        inputs[name][:, first : first + _NARROW],
        f"{name}_{head}",
        f"{titles[name]} of head {head}",
    )


@lesson.step(
    title="What each head collects, side by side",
    formula=r"Z = \operatorname{Concat}(A_1 V_1, A_2 V_2)",
    inputs=("A_1", "A_2", "V"),
    why=(
        "Every token gets a mixture of all values from each head. Put side by side they are as "
        "wide as the model again."
    ),
    breaks=(
        "Without mixing every token keeps its own values: the rest of the block treats each token "
        "alone, so nothing of one could ever reach another."
    ),
)
def mixing(inputs: Inputs) -> StepResult:
    """The outputs of both heads, joined."""
    values = [_split(inputs, "V", head) for head in (1, 2)]
    mixed = [weighted_sum(inputs[f"A_{head}"], values[head - 1].values) for head in (1, 2)]
    outputs = [
        token_table(
            inputs,
            f"Z_{head}",
            mixed[head - 1],
            f"Z_{head}",
            f"Output of head {head}",
        )
        for head in (1, 2)
    ]
    joined = np.concatenate(mixed, axis=-1)
    return result(
        *values,
        *outputs,
        token_table(inputs, "Z", joined, "Z", "Both heads", columns=_OF_HEADS),
    )


@mixing.when_removed(formula="Z = V")
def _(inputs: Inputs) -> StepResult:
    values = [_split(inputs, "V", head) for head in (1, 2)]
    outputs = [
        token_table(
            inputs,
            f"Z_{head}",
            values[head - 1].values,
            f"Z_{head}",
            f"Output of head {head}",
        )
        for head in (1, 2)
    ]
    joined = token_table(inputs, "Z", inputs["V"], "Z", "Both heads", columns=_OF_HEADS)
    return result(*values, *outputs, joined)


@lesson.step(
    title="Join the heads",
    formula=r"M = Z W^O",
    inputs=("Z", "W_O"),
    why=(
        "The output projection lets what one head found act on the columns of the other, and "
        "writes it in the terms of the model."
    ),
    breaks="Without it each head could only ever add to its own columns.",
)
def joining(inputs: Inputs) -> StepResult:
    """The output projection."""
    values = linear(inputs["Z"], inputs["W_O"].T)
    return result(token_table(inputs, "M", values, "M", "Output of attention"))


@joining.when_removed(formula="M = Z")
def _(inputs: Inputs) -> StepResult:
    return result(token_table(inputs, "M", inputs["Z"], "M", "Output of attention"))


@lesson.step(
    title="Add it to what came in",
    formula=r"H_1 = X + M",
    inputs=("X", "M"),
    why=(
        "Attention does not replace a token but adds to it. What came in stays, and so does a "
        "straight way back for the gradient. The lecture calls it $H'$, and $H''$ what comes out "
        "at the end."
    ),
    breaks=(
        "Without the addition a token is nothing but a mixture of values, its own among them, and "
        "the whole gradient has to pass through the attention of every block."
    ),
)
def first_residual(inputs: Inputs) -> StepResult:
    """The first residual connection."""
    values = inputs["X"] + inputs["M"]
    return result(token_table(inputs, "H_1", values, "H_1", "After attention"))


@first_residual.when_removed(formula="H_1 = M")
def _(inputs: Inputs) -> StepResult:
    return result(token_table(inputs, "H_1", inputs["M"], "H_1", "After attention"))


@lesson.step(
    title="Normalise again",
    formula=r"N_2 = \operatorname{LN}(H_1)",
    inputs=("H_1", "gamma_2", "beta_2"),
    why="The second sublayer also gets tokens of a like size, with a scale and shift of its own.",
    breaks=(
        "Without it large numbers go into the feed-forward network. What it adds then grows with "
        "them, and next to large numbers the thresholds of its units count for little."
    ),
)
def norm_feed_forward(inputs: Inputs) -> StepResult:
    """The second layer norm."""
    return _normalised(inputs, 2)


@norm_feed_forward.when_removed(formula="N_2 = H_1")
def _(inputs: Inputs) -> StepResult:
    return _normalised(inputs, 2, removed=True)


@lesson.step(
    title="Widen",
    formula=r"U = N_2 W_1 + b_1",
    inputs=("N_2", "W_1", "b_1"),
    why=(
        "Each token alone is compared with every hidden unit: a unit is a direction to look for "
        "and a threshold. There are more units than numbers in a token, four times as many as a "
        "rule and twice as many here, so that the tables stay readable."
    ),
    breaks="With no more units than numbers in a token there is less room for features.",
)
def widening(inputs: Inputs) -> StepResult:
    """The first layer of the feed-forward network."""
    values = linear(inputs["N_2"], inputs["W_1"].T, inputs["b_1"])
    return result(token_table(inputs, "U", values, "U", "Hidden units, before"))


@lesson.step(
    title="Bend",
    formula=r"G = \max(0, U) \quad \text{or} \quad G = U \cdot \Phi(U)",
    inputs=("U",),
    why=(
        "A unit that found its feature passes it on, another stays silent. ReLU cuts at zero; "
        "GELU multiplies by the probability $\\Phi(u)$ that a normal number is below $u$, which "
        "bends smoothly and lets a little of small negative numbers through."
    ),
    breaks=(
        "Without a bend the two layers are one, with the matrix $W_1 W_2$ of $d$ by $d$: all that "
        "the hidden units add to the cost buys nothing."
    ),
    notes=(
        Note(
            FEED_FORWARD,
            "the activation is GELU, where the lecture has ReLU",
            "Both are in use: ReLU in the first transformers, GELU in BERT and in "
            "PointerNetworkV45. Choose either among the inputs; no parameter changes.",
        ),
        Note(
            BREAKS,
            "the ReLU of this network is what keeps stacked attention from collapsing",
            "Any bend does. And the collapse is proved for weights that are held fixed: through "
            "softmax they hang on the input, so even stacked attention alone is no linear map.",
        ),
    ),
)
def bending(inputs: Inputs) -> StepResult:
    """The activation."""
    chosen = {"relu": relu, "gelu": gelu}[inputs.choice("activation")]
    values = chosen(inputs["U"])
    silent = int((values == 0).sum())
    return result(
        token_table(inputs, "G", values, "G", "Hidden units, after"),
        remark=f"{silent} of {values.size} are exactly zero.",
        picture=_bends(),
    )


@bending.when_removed(formula="G = U")
def _(inputs: Inputs) -> StepResult:
    return result(token_table(inputs, "G", inputs["U"], "G", "Hidden units, after"))


def _bends() -> Lines:
    units = np.linspace(-4, 4, 161)
    return Lines(
        "ReLU and GELU",
        "Both give back large positive numbers and silence large negative ones; between them "
        "GELU dips a little below zero and has no corner.",
        units,
        {"ReLU": relu(units), "GELU": gelu(units)},
        "Before",
        "After",
    )


@lesson.step(
    title="Narrow again",
    formula=r"F = G W_2 + b_2",
    inputs=("G", "W_2", "b_2"),
    why=(
        "Every unit that is on adds its row of $W_2$ to the token. The result is as wide as what "
        "came in, so that it can be added and blocks can be stacked."
    ),
    breaks="Left wide, it could not be added to the token, and the next block would not fit.",
    notes=(
        Note(
            ACCOUNTING,
            "the feed-forward network stores much of what the model has learned",
            "That it has twice the parameters does not show what is in them; it is a finding "
            "about trained networks, and not one that the count can give. Twice, by the way, for "
            "a hidden width of $4 d$; at $2 d$ both have as many.",
        ),
    ),
)
def narrowing(inputs: Inputs) -> StepResult:
    """The second layer of the feed-forward network."""
    values = linear(inputs["G"], inputs["W_2"].T, inputs["b_2"])
    return result(token_table(inputs, "F", values, "F", "Output of the feed-forward network"))


@lesson.step(
    title="Add it again",
    formula=r"H_2 = H_1 + F",
    inputs=("H_1", "F"),
    why="What the tokens had stays once more. This is the input of the next block.",
    breaks=(
        "Without the addition everything that attention collected has to fit through the hidden "
        "units; what none of them looks for is lost."
    ),
)
def second_residual(inputs: Inputs) -> StepResult:
    """The second residual connection."""
    values = inputs["H_1"] + inputs["F"]
    return result(token_table(inputs, "H_2", values, "H_2", "Output of the block"))


@second_residual.when_removed(formula="H_2 = F")
def _(inputs: Inputs) -> StepResult:
    return result(token_table(inputs, "H_2", inputs["F"], "H_2", "Output of the block"))


_ARROWS = {
    "X": "X",
    "N_1": "→ layer norm",
    "Z": "→ both heads",
    "M": "→ output projection",
    "H_1": "→ + X",
    "N_2": "→ layer norm",
    "U": "→ widened",
    "G": "→ bent",
    "F": "→ narrowed",
    "H_2": "→ + H₁",
}
_WIDE = ("U", "G")


@lesson.step(
    title="The shape at every arrow",
    formula=r"X \rightarrow N_1 \rightarrow Z \rightarrow M \rightarrow H_1 \rightarrow N_2 "
    r"\rightarrow U \rightarrow G \rightarrow F \rightarrow H_2",
    inputs=("X", "H_2", "d", "d_ff"),
    why=(
        "What comes out has the shape of what came in. Only so can it be added, and can blocks "
        "stand on one another."
    ),
    breaks="If one arrow changed the shape for good, no second block would fit onto the first.",
)
def shapes(inputs: Inputs) -> StepResult:
    """Rows and columns of everything on the way, and the width in the counted model."""
    model = {name: inputs.number("d_ff" if name in _WIDE else "d") for name in _ARROWS}
    return result(
        table(
            "shapes",
            [[*inputs[name].shape, model[name]] for name in _ARROWS],
            symbol=r"T \times d",
            title="Shapes",
            rows=tuple(_ARROWS.values()),
            columns=("tokens", "width", "width in the counted model"),
        )
    )


_ATTENTION = ("W_Q", "W_K", "W_V", "W_O")
_NETWORK = ("W_1", "b_1", "W_2", "b_2")
_NORM = ("gamma_1", "beta_1", "gamma_2", "beta_2")


@lesson.step(
    title="The parameters of a block",
    formula=r"4 d^2 + (2 d \, d_{ff} + d_{ff} + d) + 4 d",
    inputs=("W_1", "d", "d_ff"),
    why=(
        "Four projections, two layers with biases, two norms with scale and shift: that is all "
        "there is to learn. The formula must give what is counted in the matrices above."
    ),
    breaks=(
        "Counting by a formula alone hides what it leaves out; counting cells alone does not "
        "reach the size of a real model. Here each checks the other."
    ),
    notes=(
        Note(
            EQUATIONS,
            "a block has 7.09M parameters",
            "The three lines of that table sum to 7,084,800, which is 7.08M. With the biases of "
            "the four projections, which the table leaves out and BERT has, it is 7,087,872: "
            "that rounds to 7.09M.",
        ),
    ),
)
def counting(inputs: Inputs) -> StepResult:
    """Attention, feed-forward network and norms, here and in the counted model."""
    hidden, width = inputs["W_1"].T.shape
    widths = np.stack([recorded(width), inputs["d"]])
    hiddens = np.stack([recorded(hidden), inputs["d_ff"]])
    # However many heads: together they are as wide as the model.
    heads = np.ones(2)
    narrow = head_width(widths, heads)
    attention = projection_parameters(widths, heads, narrow) + output_parameters(
        widths, heads, narrow
    )
    network = feed_forward_parameters(widths, hiddens)
    norms = 2 * layer_norm_parameters(widths)
    block = attention + network + norms
    biases = projection_biases(heads, narrow) + widths
    counted = sum(inputs[name].size for name in (*_ATTENTION, *_NETWORK, *_NORM))
    return result(
        _sizes("widths", widths, "d", "Width"),
        _sizes("hiddens", hiddens, "d_{ff}", "Hidden width"),
        _sizes("attention", attention, "4 d^2", "Attention"),
        _sizes(
            "network",
            network,
            r"2 d \, d_{ff} + d_{ff} + d",
            "Feed-forward network",
        ),
        _sizes("norms", norms, "4 d", "Two layer norms"),
        _sizes("block", block, "P", "Together"),
        _sizes(
            "with_biases",
            block + biases,
            "P + 4 d",
            "With biases of the four projections",
        ),
        remark=(
            f"The matrices above hold {counted} numbers, the formula says {block[0]:g}. A block of "
            f"the counted model has {block[1]:,.0f} parameters, {block[1] + biases[1]:,.0f} with "
            f"all biases; its feed-forward network has {network[1] / attention[1]:.3g} times as "
            "many as its attention."
        ),
    )


def _sizes(name: str, values: NDArray[np.float64], symbol: str, title: str) -> LessonTable:
    return table(
        name,
        values,
        symbol=symbol,
        title=title,
        columns=("this block", "counted model"),
    )


@lesson.step(
    title="The whole model",
    formula=r"L \cdot P + (n_w + n_p + n_s) \, d + 2 d",
    inputs=("block", "with_biases", "d", "blocks", "words", "positions", "kinds"),
    why=(
        "Blocks are stacked, each with parameters of its own. Before the first, every piece of a "
        "word, every position and every kind of segment has a vector, and a layer norm follows: "
        "a good part of the model only says what tokens are."
    ),
    breaks=(
        "Leave the embeddings out and the count is that of the blocks alone, which know nothing "
        "of words."
    ),
    notes=(
        Note(
            ANNOTATED,
            "with embeddings there are about 110 million",
            "It does not say what they include. BERT-base has 30,522 pieces of words, 512 "
            "positions and 2 kinds of segments, with a layer norm: 23.8M. With the biases of the "
            "projections and BERT's pooler, one more layer of $d$ by $d$, it is 109.5M. The "
            "matrix that turns vectors back into words is that of the embeddings and not counted "
            "again.",
        ),
    ),
)
def model(inputs: Inputs) -> StepResult:
    """All blocks, with embeddings."""
    counted = embedding_parameters(
        inputs["d"], inputs["words"], inputs["positions"], inputs["kinds"]
    ) + layer_norm_parameters(inputs["d"])
    return _model(inputs, counted)


@model.when_removed(formula=r"L \cdot P")
def _(inputs: Inputs) -> StepResult:
    return _model(inputs, recorded(0.0))


def _model(inputs: Inputs, embeddings: NDArray[np.float64]) -> StepResult:
    """The sum over blocks, with embeddings, and with what the lecture leaves out."""
    blocks = inputs["blocks"]
    block, with_biases = inputs["block"][1], inputs["with_biases"][1]
    stacked = blocks * block
    pooler = linear_parameters(inputs["d"], inputs["d"])
    whole = blocks * with_biases + embeddings + pooler

    def one(name: str, value: NDArray[np.float64], symbol: str, title: str) -> LessonTable:
        return table(name, value, symbol=symbol, title=title)

    return result(
        one("P", block, "P", "One block"),
        one("stacked", stacked, r"L \cdot P", "All blocks"),
        one("embeddings", embeddings, "E", "Embeddings and their layer norm"),
        one("model", stacked + embeddings, "L P + E", "Together"),
        one("P_b", with_biases, "P + 4 d", "One with all biases"),
        one("pooler", pooler, "d^2 + d", "A pooler, as BERT has it"),
        one("whole", whole, r"L (P + 4 d) + E + d^2 + d", "With all biases and the pooler"),
        remark=(
            f"Of {stacked + embeddings:,.0f} parameters, "
            f"{100 * embeddings / (stacked + embeddings):.3g} % are embeddings. With all biases "
            f"and the pooler there are {whole:,.0f}."
        ),
    )


_MORE = "7.09M is the count with the biases of the four projections, 4d more than the table lists."
_PARTLY = (
    "Rounded to tens of millions: the blocks with the embeddings are 108.9M, with all biases and "
    "the pooler 109.5M."
)


def _without_biases(solve: Solver) -> float:
    """The parameters of the counted model's feed-forward network, biases left out."""
    return float(solve()["network"][1] - solve()["d_ff"] - solve()["d"])


lesson.printed = (
    PrintedNumbers(
        EQUATIONS,
        "4 4",
        computed=lambda solve: [
            solve()["attention"][1] / solve()["d"] ** 2,
            solve()["norms"][1] / solve()["d"],
        ],
        label="Attention in squares of the width, layer norms in widths",
    ),
    PrintedNumbers(
        EQUATIONS,
        "2 1 1",
        computed=lambda solve: [
            (solve()["W_1"].size + solve()["W_2"].size) / solve()["W_1"].size,
            solve()["b_1"].size / solve()["W_1"].shape[1],
            solve()["b_2"].size / solve()["W_1"].shape[0],
        ],
        label="Products of both widths, hidden widths and widths in the feed-forward network",
    ),
    PrintedNumbers(
        EQUATIONS,
        "2",
        computed=lambda solve: (
            solve()["norms"][0] / (solve()["gamma_1"].size + solve()["beta_1"].size)
        ),
        label="Layer norms of a block",
    ),
    PrintedNumbers(EQUATIONS, "2.36M", computed="attention", index=1),
    PrintedNumbers(EQUATIONS, "4.72M", computed="network", index=1),
    PrintedNumbers(EQUATIONS, "3.1K", computed="norms", index=1),
    PrintedNumbers(EQUATIONS, "7.09M", computed="block", index=1, why=_MORE),
    PrintedNumbers(EQUATIONS, "12", computed="blocks"),
    PrintedNumbers(EQUATIONS, "85M", computed="stacked"),
    PrintedNumbers(
        BREAKS,
        "4",
        computed=lambda solve: solve()["d_ff"] / solve()["d"],
        label="How many times as wide the hidden layer is",
    ),
    PrintedNumbers(
        ACCOUNTING,
        "4",
        computed=lambda solve: solve()["attention"][1] / solve()["d"] ** 2,
        label="Attention in squares of the width",
    ),
    PrintedNumbers(ACCOUNTING, "2.36M", computed="attention", index=1),
    PrintedNumbers(ACCOUNTING, "768", computed="d", label="Width, squared and times 4"),
    PrintedNumbers(
        ACCOUNTING,
        "2 768 3072",
        computed=lambda solve: [
            _without_biases(solve) / (solve()["d"] * solve()["d_ff"]),
            solve()["d"],
            solve()["d_ff"],
        ],
        label="Feed-forward network without biases, its factors",
    ),
    PrintedNumbers(
        ACCOUNTING, "4.72M", computed=_without_biases, label="Feed-forward network without biases"
    ),
    PrintedNumbers(
        ACCOUNTING,
        "2",
        computed=lambda solve: _without_biases(solve) / solve()["attention"][1],
        label="How many times the parameters of attention",
    ),
    PrintedNumbers(ANNOTATED, "12", computed="blocks"),
    PrintedNumbers(ANNOTATED, "7.09M", computed="block", index=1, why=_MORE),
    PrintedNumbers(
        ANNOTATED,
        "110M",
        computed="model",
        rounded=lambda solve: [round(float(np.ravel(solve()["model"])[0]), -7)],
        why=_PARTLY,
    ),
)

_ALONE = {
    "mixing": "What each head collects, side by side",
    "joining": "Join the heads",
    "bending": "Bend",
    "first-residual": "Add it to what came in",
}


def _keeps_to_itself(solve: Solver, removed: str) -> bool:
    """Whether the first token's output is the same whatever the last token is."""
    other = solve()["X"].copy()
    other[-1] = -2 * other[-1][::-1]
    outputs = [solve(edited, [removed])["H_2"][0] for edited in ({}, {"X": other.tolist()})]
    return np.array_equal(*outputs)


lesson.exercises = (
    Exercise(
        id="alone",
        question=(
            "One of these steps is left out, and the output for “revenue” no longer depends on "
            "“expectations”. Which?"
        ),
        answer=lambda solve: next(
            title for step, title in _ALONE.items() if _keeps_to_itself(solve, step)
        ),
        choices=tuple(_ALONE.values()),
        because="Everywhere else in the block each token is worked on alone.",
    ),
    Exercise(
        id="twice",
        question=(
            "BERT-base's hidden width is made twice the model's instead of four times. How many "
            "million parameters has a block then, counted as in the text's table?"
        ),
        answer=lambda solve: solve({"d_ff": 2 * 768})["block"][1] / 1e6,
        because=(
            "Attention keeps its 2.36M and the feed-forward network comes down to as many: the "
            "two halves are then even."
        ),
    ),
    Exercise(
        id="embeddings",
        question="How many of BERT-base's blocks hold as many parameters as its embeddings?",
        answer=lambda solve: solve()["embeddings"] / solve()["P"],
        because="23,837,184 over 7,084,800: the words weigh more than a quarter of the blocks.",
        decimals=1,
    ),
)
