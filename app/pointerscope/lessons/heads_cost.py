"""What heads cost: parameters, multiplications and stored weights of one head and of many."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas.counts import (
    attention_multiplications,
    attention_weight_count,
    break_even_length,
    head_width,
    output_parameters,
    projection_biases,
    projection_multiplications,
    projection_parameters,
)
from pointerscope.lessons.framework import (
    DEEP_DIVE,
    FOUNDATIONS,
    LECTURE,
    THEORY,
    WALKTHROUGH,
    Exercise,
    Inputs,
    Lesson,
    Lines,
    Matrix,
    NotComputableError,
    Note,
    Number,
    PrintedNumbers,
    StepResult,
    TextSection,
    Words,
    result,
    table,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver
    from pointerscope.lessons.framework.tables import LessonTable

NOTATION = TextSection(FOUNDATIONS, "§1.1 Notation Table")
COUNT = TextSection(FOUNDATIONS, "§4.2 Parameter Count")
CONFIGURATION = TextSection(FOUNDATIONS, "§4.4 DIY vs Geolife Multi-Head Configuration")
RESHAPE = TextSection(LECTURE, "The Reshape Trick: Intuition")
FREE = TextSection(LECTURE, "Multi-Head is Free: The Cost Proof")
COMPLETE = TextSection(LECTURE, "The Complete Self-Attention Formula")
BENEFITS = TextSection(THEORY, "§2.2 Multi-Head Attention")
MODEL = TextSection(THEORY, "§2.3 Multi-Head Configuration in PointerNetworkV45")
NUMBERS = TextSection(DEEP_DIVE, "L5: Concrete Numbers")
DIMENSIONS = TextSection(DEEP_DIVE, "Multi-Head Attention: Dimensions")
TYPICAL = TextSection(DEEP_DIVE, "Understanding the Dimensions")
PRESSURE = TextSection(DEEP_DIVE, "Why Specialization Happens Anyway")
SUBSPACES = TextSection(DEEP_DIVE, "Geometric Interpretation")
CONNECTION = TextSection(WALKTHROUGH, "Connection to Multi-Head Attention")

DIY, GEOLIFE, BERT, BASE = range(4)
CONFIGURATIONS = Words(
    "names", "Configurations", ("DIY", "Geolife", "BERT-base", "base Transformer")
)
WIDTHS = Matrix(
    "d", "d", "Width of the model", (64, 96, 768, 512), columns="names", minimum=1, maximum=1e5,
    whole=True,
)  # fmt: skip
HEADS = Matrix(
    "h", "h", "Number of heads", (4, 2, 12, 8), columns="names", minimum=1, maximum=1e5, whole=True
)
LENGTH = Number("T", "T", "Number of positions", 100, minimum=1, maximum=1e6, whole=True)
_CURVE = 2.0 ** np.arange(15)

lesson = Lesson(
    title="What many heads cost",
    summary=(
        "Parameters, multiplications and attention weights of four configurations, with one head "
        "and with many, and how they grow with the length of the sequence. Type in any others."
    ),
    section="heads",
    order=1,
    terms=("attention head", "attention weight"),
    sources=(COUNT, CONFIGURATION, FREE, COMPLETE, MODEL, NUMBERS, DIMENSIONS),
    inputs=(CONFIGURATIONS, WIDTHS, HEADS, LENGTH),
)


def _row(
    inputs: Inputs,
    name: str,
    values: object,
    symbol: str,
    title: str,
) -> LessonTable:
    """A table with a column for every configuration."""
    return table(
        name,
        values,
        symbol=symbol,
        title=title,
        columns=inputs.words("names"),
    )


def _named(inputs: Inputs, values: NDArray[np.float64]) -> str:
    """Values with the configurations that they belong to."""
    pairs = zip(inputs.words("names"), values, strict=True)
    return ", ".join(f"{value:,.10g} for {name}" for name, value in pairs)


@lesson.step(
    title="The heads share the width among them",
    formula=r"d_k = d_v = \frac{d}{h}",
    inputs=("d", "h"),
    why=(
        "A head looks at a slice of the width. The more heads there are, the narrower each is, "
        "so that all of them together are as wide as the model."
    ),
    breaks=(
        "One head of the full width has one row of weights for each position: one question at a "
        "time. Remove the step: of the counts below only the attention weights change."
    ),
    notes=(
        Note(
            CONFIGURATION,
            "4 heads of 16 mean more specialisation, 2 heads of 48 richer representations",
            "Both are choices of the configuration. Whether heads specialise is to be measured on "
            "a trained network; nothing here follows from the widths alone.",
        ),
        Note(
            BENEFITS,
            "many heads have more capacity without proportionally more parameters",
            "There are no more parameters at all. What is gained in the number of patterns is "
            "paid for in each: the table $W_i^Q (W_i^K)^\\top$ by which a head compares tokens "
            "has rank $d/h$ at most, where that of one wide head may have rank $d$.",
        ),
    ),
)
def heads(inputs: Inputs) -> StepResult:
    """The heads that are used, and how wide each is."""
    widths, used = inputs["d"], inputs["h"]
    for name, width, many in zip(inputs.words("names"), widths, used, strict=True):
        if width % many:
            raise NotComputableError(
                f"{many:g} heads cannot share a width of {width:g} evenly ({name}): choose a "
                "number of heads that divides the width."
            )
    return _heads(inputs, used)


@heads.when_removed(formula=r"h = 1, \quad d_k = d_v = d")
def _(inputs: Inputs) -> StepResult:
    one = inputs["h"] / inputs["h"]
    return _heads(inputs, one)


def _heads(inputs: Inputs, used: NDArray[np.float64]) -> StepResult:
    return result(
        _row(inputs, "used", used, "h", "Heads in use"),
        _row(inputs, "d_k", head_width(inputs["d"], used), "d_k", "Width of a head"),
    )


@lesson.step(
    title="Parameters of queries, keys and values",
    formula=r"3 \cdot h \cdot d \cdot d_k",
    inputs=("d", "used", "d_k"),
    why=(
        "Every head has three projections from the width of the model to its own. Since "
        "$h \\cdot d_k = d$, all of them together are three matrices of $d$ by $d$, however many "
        "heads there are."
    ),
    breaks=(
        "If every head kept the full width instead of sharing it, this count would be $h$ times "
        "as large: it is the sharing that makes heads cheap."
    ),
    notes=(
        Note(
            COUNT,
            "the parameters are the matrices alone",
            "Biases are left out. The networks that the texts describe have them: each of the "
            "four projections adds $d$, which is why there is a second count two steps on.",
        ),
    ),
)
def projections(inputs: Inputs) -> StepResult:
    """Weights and biases of the three projections of all heads."""
    widths, used, narrow = inputs["d"], inputs["used"], inputs["d_k"]
    return result(
        _row(
            inputs,
            "projections",
            projection_parameters(widths, used, narrow),
            r"P_{QKV}",
            "Weights of the three projections",
        ),
        _row(
            inputs,
            "projection_biases",
            projection_biases(used, narrow),
            r"b_{QKV}",
            "Their biases",
        ),
    )


@lesson.step(
    title="The projection that joins the heads",
    formula=r"h \cdot d_v \cdot d",
    inputs=("d", "used", "d_k"),
    why=(
        "Side by side, the outputs of the heads are as wide as the model again. The output "
        "projection mixes them, so that what one head found can meet what another found."
    ),
    breaks=(
        "Without it a quarter of the weights goes, and each head writes to its own slice of the "
        "output alone. With one head it can be left out: it and the value projection are two "
        "matrices in a row, which one could replace."
    ),
)
def output(inputs: Inputs) -> StepResult:
    """Weights and biases of the output projection."""
    widths = inputs["d"]
    weights = output_parameters(widths, inputs["used"], inputs["d_k"])
    return _output(inputs, weights, widths)


@output.when_removed(formula="0")
def _(inputs: Inputs) -> StepResult:
    nothing = np.zeros_like(inputs["d"])
    return _output(inputs, nothing, nothing)


def _output(
    inputs: Inputs,
    weights: NDArray[np.float64],
    biases: NDArray[np.float64],
) -> StepResult:
    return result(
        _row(inputs, "output", weights, r"P_O", "Weights of the output projection"),
        _row(inputs, "output_biases", biases, r"b_O", "Its biases"),
    )


@lesson.step(
    title="Parameters altogether",
    formula=r"P = 3 h d d_k + h d_v d = 3 d^2 + d^2 = 4 d^2",
    inputs=("d", "projections", "output", "projection_biases", "output_biases"),
    why=(
        "The number of heads has dropped out: twelve heads of 64 have exactly the parameters of "
        "one head of 768. With biases it is $4 d^2 + 4 d$."
    ),
    breaks=(
        "Counting guards against a wrong guess that is easily made, namely that twelve heads "
        "must cost twelve times as much as one."
    ),
)
def parameters(inputs: Inputs) -> StepResult:
    """The sum, in squares of the width, and with biases."""
    total = inputs["projections"] + inputs["output"]
    biases = inputs["projection_biases"] + inputs["output_biases"]
    squares = total / inputs["d"] ** 2
    return result(
        _row(inputs, "total", total, "P", "Parameters"),
        _row(
            inputs,
            "squares",
            squares,
            r"\frac{P}{d^2}",
            "In squares of the width",
        ),
        _row(
            inputs,
            "with_biases",
            total + biases,
            r"P + b",
            "With biases",
        ),
        remark=f"Parameters: {_named(inputs, total)}.",
    )


@lesson.step(
    title="Multiplications for one sequence",
    formula=r"P \cdot T + 2 h \, T^2 d_k",
    inputs=("T", "used", "d_k", "projections", "output"),
    why=(
        "A projection uses each of its weights once at every position. Scores compare every "
        "position with every other, and the weighted sums collect from all: these grow with the "
        "square of the length. The heads drop out again."
    ),
    breaks=(
        "Looking at the part with the square alone misleads for short sequences: there most of "
        "the work is in the projections, which it leaves out."
    ),
    notes=(
        Note(
            COMPLETE,
            "attention costs $O(T^2 d_k)$, and three products and a softmax are all of it",
            "That is the cost of one head from its queries on. The formula shows two products; "
            "with the projections of queries, keys and values there are five, and the output "
            "projection is a sixth. The projections cost $4 T d^2$, which is the larger part "
            "while $T$ is less than $2 d$.",
        ),
        Note(
            FREE,
            "many heads need the same computation as one",
            "That holds for the products counted here. It leaves out softmax, which runs over "
            "$h T^2$ weights (the next step); and many small products do not use a processor as "
            "well as one large product does.",
        ),
        Note(
            RESHAPE,
            "all heads run in parallel at no extra cost",
            "The reshape itself copies nothing, but $h$ times as many attention weights are "
            "computed and, unless the products are fused, written to memory.",
        ),
    ),
)
def multiplications(inputs: Inputs) -> StepResult:
    """The products of the projections, and those between positions."""
    length, used, narrow = inputs["T"], inputs["used"], inputs["d_k"]
    weights = inputs["projections"] + inputs["output"]
    linear = projection_multiplications(length, weights)
    square = attention_multiplications(used, length, length, narrow)
    everything = linear + square
    shares = 100 * square / everything
    return result(
        _row(
            inputs,
            "linear",
            linear,
            r"P T",
            "In the projections",
        ),
        _row(
            inputs,
            "square",
            square,
            r"2 h T^2 d_k",
            "In scores and weighted sums",
        ),
        _row(
            inputs,
            "multiplications",
            everything,
            r"P T + 2 h T^2 d_k",
            "Altogether",
        ),
        remark=(
            "The share of scores and weighted sums: "
            + ", ".join(
                f"{share:.3g} % for {name}"
                for name, share in zip(inputs.words("names"), shares, strict=True)
            )
            + "."
        ),
    )


@lesson.step(
    title="Attention weights: what many heads do pay for",
    formula=r"h \cdot T^2",
    inputs=("T", "used"),
    why=(
        "Every head has a weight for each pair of positions. All of them go through softmax and, "
        "in training, are kept for the way back. This is the one count that grows with the "
        "number of heads."
    ),
    breaks=(
        "“Free” would mean that nothing grows. Remove the first step and this row shrinks, while "
        "parameters and multiplications stay what they were."
    ),
    notes=(
        Note(
            FREE,
            "many heads are free",
            "Parameters and products are the same; the exponentials of softmax and the weights "
            "that are kept are $h$ times as many.",
        ),
        Note(
            NOTATION,
            "the attention weights have the shape $B \\times T \\times T$",
            "That is one head. With $h$ heads it is $B \\times h \\times T \\times T$.",
        ),
        Note(
            NUMBERS,
            "so many weights are why transformers struggle with long sequences",
            "At a hundred positions they are few. The square outgrows the projections only "
            "beyond $T = 2d$, and kernels that fuse softmax into the products need not keep the "
            "weights: then memory grows with $T$, though the work still with $T^2$.",
        ),
        Note(
            NUMBERS,
            "the attention matrix is $Q K^\\top$, of similarities, and there are 80,000 weights",
            "The product holds scores, which need not be the same both ways, as a similarity "
            "would be; softmax makes as many weights of them. And that is one layer: every further "
            "one has as many again.",
        ),
    ),
)
def weights(inputs: Inputs) -> StepResult:
    """One for each pair of positions and head."""
    length = inputs["T"]
    pairs = attention_weight_count(np.ones(()), length, length)
    return result(
        table("pairs", pairs, symbol="T^2", title="Weights of one head"),
        _row(
            inputs,
            "stored",
            attention_weight_count(inputs["used"], length, length),
            "h T^2",
            "Weights of all heads",
        ),
    )


@lesson.step(
    title="Twice the length",
    formula=r"\frac{(2T)^2}{T^2} = 4, \quad P T = 2 T^2 d \text{ where } T = 2 d",
    inputs=("T", "used", "d_k", "projections", "output"),
    why=(
        "Doubled, a sequence costs twice as much in the projections and four times as much "
        "between positions. Where both parts are equal the square takes over."
    ),
    breaks=(
        "This guards against reading “quadratic” as “slow”: for a short history of visits in a "
        "narrow model the square is a small part of the work."
    ),
)
def growth(inputs: Inputs) -> StepResult:
    """What twice the length costs, and where the square takes over."""
    length, used, narrow = inputs["T"], inputs["used"], inputs["d_k"]
    weights = inputs["projections"] + inputs["output"]
    double = 2 * length
    both = break_even_length(weights, used, narrow)
    factors = np.array(
        [
            projection_multiplications(double, weights)
            / projection_multiplications(length, weights),
            attention_multiplications(used, double, double, narrow)
            / attention_multiplications(used, length, length, narrow),
            attention_weight_count(used, double, double)
            / attention_weight_count(used, length, length),
        ]
    )
    return result(
        table(
            "factors",
            factors,
            symbol=r"\frac{C(2T)}{C(T)}",
            title="How many times as much at twice the length",
            rows=("projections", "scores and weighted sums", "attention weights"),
            columns=inputs.words("names"),
        ),
        _row(
            inputs,
            "even",
            both,
            r"T",
            "Length at which both parts are equal",
        ),
        remark=f"Both parts are equal at a length of {_named(inputs, both)}.",
        picture=Lines(
            "How much of the work is between positions",
            "The share of scores and weighted sums in all multiplications, by the number of "
            "positions: wide models reach one half late.",
            _CURVE,
            {
                name: square / (square + projection_multiplications(_CURVE, weight))
                for name, weight, many, wide in zip(
                    _unlike(inputs.words("names")), weights, used, narrow, strict=True
                )
                for square in [attention_multiplications(many, _CURVE, _CURVE, wide)]
            },
            "Positions",
            "Share of the multiplications",
            logarithmic="x",
        ),
    )


def _unlike(names: tuple[str, ...]) -> list[str]:
    """The names, those that stand twice with their place."""
    return [
        f"{name} ({place})" if names.count(name) > 1 else name
        for place, name in enumerate(names, start=1)
    ]


def _in_squares(name: str) -> Callable[[Solver], float]:
    """A count of the base Transformer, in squares of the width."""
    return lambda solve: float(solve()[name][BASE] / solve()["d"][BASE] ** 2)


def _one_head(name: str, column: int) -> Callable[[Solver], float]:
    """A count with one head."""
    return lambda solve: float(solve(removed=["heads"])[name][column])


lesson.printed = (
    PrintedNumbers(
        COUNT,
        "3 1 4",
        computed=lambda solve: [
            _in_squares(name)(solve) for name in ("projections", "output", "total")
        ],
        label="In squares of the width: projections, output, together",
    ),
    PrintedNumbers(CONFIGURATION, "64 96", computed="d", index=slice(DIY, GEOLIFE + 1)),
    PrintedNumbers(CONFIGURATION, "4 2", computed="used", index=slice(DIY, GEOLIFE + 1)),
    PrintedNumbers(CONFIGURATION, "16 48", computed="d_k", index=slice(DIY, GEOLIFE + 1)),
    PrintedNumbers(
        CONFIGURATION,
        "4 64  4 96",
        computed=lambda solve: [
            [solve()["squares"][column], solve()["d"][column]] for column in (DIY, GEOLIFE)
        ],
        label="Parameters, written out: how many squares, of which width",
    ),
    PrintedNumbers(CONFIGURATION, "16,384 36,864", computed="total", index=slice(DIY, GEOLIFE + 1)),
    PrintedNumbers(
        CONFIGURATION,
        "16 48",
        computed="d_k",
        index=slice(DIY, GEOLIFE + 1),
        label="Dimensions of a subspace",
    ),
    PrintedNumbers(
        CONFIGURATION,
        "4 2",
        computed="used",
        index=slice(DIY, GEOLIFE + 1),
        label="Heads, in the implication",
    ),
    PrintedNumbers(MODEL, "64 96", computed="d", index=slice(DIY, GEOLIFE + 1)),
    PrintedNumbers(MODEL, "4 2", computed="used", index=slice(DIY, GEOLIFE + 1)),
    PrintedNumbers(MODEL, "16 48", computed="d_k", index=slice(DIY, GEOLIFE + 1)),
    PrintedNumbers(CONNECTION, "512", computed="d", index=BASE),
    PrintedNumbers(
        FREE,
        "3 4",
        computed=lambda solve: [
            _one_head(name, BASE)(solve) / solve()["d"][BASE] ** 2
            for name in ("projections", "total")
        ],
        label="One head, in squares of the width: projections, with output",
    ),
    PrintedNumbers(
        FREE,
        "3 3",
        computed=lambda solve: [
            projection_parameters(solve()["d"][BASE], 1, solve()["d_k"][BASE])
            / (solve()["d"][BASE] * solve()["d_k"][BASE]),
            _in_squares("projections")(solve),
        ],
        label="Projections of one head in widths of model times head, of all heads in squares",
    ),
    PrintedNumbers(
        FREE,
        "3 1 3 1 4",
        computed=lambda solve: [
            _in_squares(name)(solve)
            for name in ("projections", "output", "projections", "output", "total")
        ],
        label="Many heads, in squares of the width",
    ),
    PrintedNumbers(FREE, "64", computed="d_k", index=BERT),
    PrintedNumbers(
        FREE,
        "4 768",
        computed=lambda solve: [
            solve()["total"][BERT] / solve()["d"][BERT] ** 2,
            solve()["d"][BERT],
        ],
        label="Parameters of BERT-base in squares of its width, and the width",
    ),
    PrintedNumbers(FREE, "2.36M", computed="total", index=BERT),
    PrintedNumbers(
        FREE,
        "2.36M 2.36M",
        computed=lambda solve: [solve()["total"][BERT], _one_head("total", BERT)(solve)],
        label="Parameters of BERT-base with 12 heads and with one",
    ),
    PrintedNumbers(
        COMPLETE,
        "2",
        computed=lambda solve: np.log2(solve()["factors"][1, BASE]),
        label="Power of T with which scores and weighted sums grow",
    ),
    PrintedNumbers(
        TYPICAL, "64 64", computed=lambda solve: [solve()["d_k"][BASE]] * 2, label="d_k and d_v"
    ),
    PrintedNumbers(
        NUMBERS, "64 64", computed=lambda solve: [solve()["d_k"][BASE]] * 2, label="d_k and d_v"
    ),
    PrintedNumbers(
        NUMBERS,
        "100 64  100 64  100 64",
        computed=lambda solve: [[solve()["T"], solve()["d_k"][BASE]]] * 3,
        label="Shapes of Q, K and V",
    ),
    PrintedNumbers(
        NUMBERS,
        "100 100",
        computed=lambda solve: [solve()["T"]] * 2,
        label="Shape of the attention matrix",
    ),
    PrintedNumbers(NUMBERS, "10,000", computed="pairs"),
    PrintedNumbers(NUMBERS, "10,000", computed="pairs", label="Entries per head"),
    PrintedNumbers(NUMBERS, "80,000", computed="stored", index=BASE),
    PrintedNumbers(DIMENSIONS, "64", computed="d_k", index=BASE),
    PrintedNumbers(PRESSURE, "64", computed="d_k", index=BASE, label="Dimensions of a head"),
    PrintedNumbers(
        SUBSPACES,
        "64 64 64 64",
        computed=lambda solve: [solve()["d_k"][BASE]] * 4,
        label="Dimensions of the subspaces of heads 1, 2, 3 and 8",
    ),
)

_GROWS = {
    "total": "the parameters",
    "multiplications": "the multiplications",
    "stored": "the attention weights",
}

lesson.exercises = (
    Exercise(
        id="one-head",
        question=(
            "Each configuration gets a single head of the full width instead. Which count changes?"
        ),
        answer=lambda solve: next(
            words
            for name, words in _GROWS.items()
            if not np.array_equal(solve()[name], solve(removed=["heads"])[name])
        ),
        choices=tuple(_GROWS.values()),
        because="Only the weights between positions are counted once for every head.",
    ),
    Exercise(
        id="twice-as-wide",
        question=(
            "Geolife's model is made twice as wide, 192, and keeps its two heads. How many times "
            "as many parameters, biases left out, has its attention?"
        ),
        answer=lambda solve: (
            solve({"d": [64, 192, 768, 512]})["total"][GEOLIFE] / solve()["total"][GEOLIFE]
        ),
        because="The count is $4 d^2$: it grows with the square of the width.",
        decimals=0,
    ),
    Exercise(
        id="long",
        question=(
            "The base Transformer reads 2,048 positions, with eight heads. In which share of its "
            "multiplications do positions meet?"
        ),
        answer=lambda solve: (
            solve({"T": 2048})["square"][BASE] / solve({"T": 2048})["multiplications"][BASE]
        ),
        because=(
            "Both parts are equal at twice the width, 1,024 positions. At 2,048 the projections "
            "have doubled and the square is four times as large: two parts of three."
        ),
    ),
)
