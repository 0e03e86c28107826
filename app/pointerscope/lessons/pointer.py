"""Pointing at a visit of the past, and what becomes of the places where visits happened."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import (
    content_scores,
    entropy,
    linear,
    perplexity,
    pointer_scores,
    scale_by_root,
    scatter_add,
)
from pointerscope.formulas import softmax as softmax_of
from pointerscope.formulas.masking import additive_mask
from pointerscope.formulas.primitives import x_log_y
from pointerscope.lessons.framework import (
    FOUNDATIONS,
    THEORY,
    Choice,
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
    agreeing,
    recorded,
    result,
    table,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import LessonSolution, Solver
    from pointerscope.lessons.framework.tables import LessonTable

NOTATION = TextSection(FOUNDATIONS, "§1.2 Key Definitions")
POINTER = TextSection(FOUNDATIONS, "§5.1 Pointer Attention Computation")
SCATTER = TextSection(FOUNDATIONS, "§5.2 Scatter Operation")
PROPERTIES = TextSection(FOUNDATIONS, "§5.3 Properties of Pointer Distribution")
BOUNDS = TextSection(FOUNDATIONS, "§7.2 Entropy Bounds")
STATES = TextSection(FOUNDATIONS, "§7.3 Effective Number of States")
ATTENTION_ENTROPY = TextSection(FOUNDATIONS, "§7.4 Attention Entropy Computation")
FROM_END = TextSection(FOUNDATIONS, "§8.3 Position-from-End Embedding")
COMBINED = TextSection(FOUNDATIONS, "§8.4 Combined Position Information")
EXAMPLE = TextSection(FOUNDATIONS, "§10.1 Complete Pointer Attention Calculation")
BLENDING = TextSection(FOUNDATIONS, "§10.2 Gate Blending Example")
EXAMPLE_ENTROPY = TextSection(FOUNDATIONS, "§10.3 Entropy Calculation")
EQUATIONS = TextSection(FOUNDATIONS, "Summary of Key Equations")
ORIGINAL = TextSection(THEORY, "§3.1 Motivation")
V45 = TextSection(THEORY, "§3.3 Pointer Mechanism in PointerNetworkV45")
RECENCY = TextSection(THEORY, "§5.2 Position-from-End Embedding")
BIAS = TextSection(THEORY, "§5.3 Learned Position Bias")
EVIDENCE = TextSection(THEORY, "§5.4 Experimental Evidence of Position Bias")
ENTROPY_BOUNDS = TextSection(THEORY, "§6.1 Attention Entropy")
MEASURED_ENTROPY = TextSection(THEORY, "§6.2 Experimental Entropy Values")
CONSERVED = TextSection(THEORY, "§3.5 Mathematical Properties")
CONFIDENCE = TextSection(THEORY, "§6.3 Entropy and Prediction Confidence")
INFORMATION = TextSection(THEORY, "§6.4 Mutual Information Perspective")
LAWS = TextSection(THEORY, "§7.1 Fundamental Laws of Human Mobility")
PATTERNS = TextSection(THEORY, "§7.2 Connection to Attention Patterns")
DECAY = TextSection(THEORY, "§7.4 Recency Decay Analysis")

_MOST_VISITS = 12
_MOST_PADDING = 4
_ONE_HOT = 1e-9  # how far from 1 a share may be to be all of it

VISITS = Words("visits", "Visits, oldest first", ("L5", "L17", "L5"), maximum=_MOST_VISITS)
CONTEXT = Matrix("c", "c", "Context vector of the text", (0.5, -0.3, 0.8, 0.1))
ENCODINGS = Matrix(
    "H",
    "H",
    "Encoder outputs",
    ((0.2, 0.4, -0.1, 0.3), (0.6, -0.2, 0.5, 0.1), (-0.1, 0.3, 0.4, -0.2)),
    rows="visits",
)
_IDENTITY = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
W_Q = Matrix("W_Q", "W^Q", "Query projection", _IDENTITY)
W_K = Matrix("W_K", "W^K", "Key projection", _IDENTITY)
LEARNED_BIAS = Matrix(
    "b_pos",
    r"b_{\text{pos}}",
    "Learned bias of each position from the end",
    (0, 0.1, 0.3, 0.5, *(0 for _ in range(4, _MOST_VISITS + 1))),
    columns=tuple(map(str, range(_MOST_VISITS + 1))),
)
PADDING = Number(
    "padding",
    "p",
    "Rows of padding after the visits",
    1,
    minimum=0,
    maximum=_MOST_PADDING,
    whole=True,
)
PADDED = Matrix("h_pad", r"h_{\text{pad}}", "What stands in a row of padding", (0.4, -0.4, 0.6, 0))
CONTEXT_FROM = Choice(
    "context_from",
    "Where the context comes from",
    "given",
    {
        "given": "the vector that the text's example gives",
        "last": "the encoder output of the last visit, as in the network",
    },
)
MEASURED = Matrix(
    "measured",
    r"\bar H",
    "Measured by the texts: mean entropy, and the largest possible",
    ((2.3358, 3.5), (1.9764, 3.0)),
    rows=("DIY", "Geolife"),
    columns=("mean entropy", "largest possible"),
    minimum=0.01,
    maximum=100,
)

lesson = Lesson(
    title="The pointer: from visits to a place",
    summary=(
        "Which earlier visit will the next one repeat? Three visits to two places are scored, "
        "shifted by how recent they are, turned into weights and collected onto their places."
    ),
    section="pointer",
    order=1,
    terms=(
        "pointer",
        "context",
        "position bias",
        "pointer weight",
        "scatter-add",
        "entropy",
        "effective positions",
    ),
    sources=(
        TextSection(FOUNDATIONS, "§5 Pointer Network Mathematics"),
        TextSection(FOUNDATIONS, "§7 Entropy and Information Theory"),
        FROM_END,
        EXAMPLE,
        EXAMPLE_ENTROPY,
        TextSection(THEORY, "§3 Pointer Networks"),
        TextSection(THEORY, "§5 Position Encoding and Bias"),
        TextSection(THEORY, "§6 Information-Theoretic Analysis"),
    ),
    inputs=(
        VISITS,
        CONTEXT,
        ENCODINGS,
        W_Q,
        W_K,
        LEARNED_BIAS,
        PADDING,
        PADDED,
        CONTEXT_FROM,
        MEASURED,
    ),
)


@lesson.step(
    title="The context, and rows up to one common length",
    formula=(
        r"c = H_{L-1}, \quad \text{from end}_i = \begin{cases} L - i & i < L \\ 0 & "
        r"\text{padding} \end{cases}"
    ),
    inputs=("c", "H", "h_pad", "padding"),
    why=(
        "One vector sums up the history and asks the question; every visit can be the answer. "
        "Histories are worked on side by side and are not equally long, so that the short ones "
        "are filled with rows that stand for nothing. Positions are counted from the end, from "
        "$i = 0$ for the oldest visit: 1 is then the most recent one in every history."
    ),
    breaks=(
        "Counted from the front, the most recent visit has another number in every history, and "
        "a preference for recent visits could not be learned as one number."
    ),
    notes=(
        Note(
            POINTER,
            "the context is the encoder output at the last valid position",
            "The example of §10.1 takes another vector: its $c$ is none of the three rows of $H$. "
            "The choice above takes the last row instead, as the network does.",
        ),
        Note(
            EXAMPLE,
            "the three visits have the positions from the end 2, 1, 0",
            "By $L - i$ of §8.3 they are 3, 2, 1, and so they are in the network, where 0 is left "
            "for padding. The three biases land on the same visits either way.",
        ),
        Note(
            RECENCY,
            "position 0 is the most recent visit, 1 the one before",
            "The formula just above it, length less position, gives 1 for the most recent visit: "
            "positions run from 0 to length less 1, so that 0 never comes out. The same text's "
            "§7.4 starts from 1 as well.",
        ),
        Note(
            COMBINED,
            "absolute position and position from the end together are rich information",
            "Once the length is known, each follows from the other. What the second adds is that "
            "“most recent” is one and the same entry in every history.",
        ),
        Note(
            FROM_END,
            "the position from the end is an additional learned embedding",
            "It is used twice: as an embedding that goes in with the other features of a visit, "
            "and as the bias below. Only the second one is in this example.",
        ),
    ),
)
def context(inputs: Inputs) -> StepResult:
    """The vector that asks, the rows that may answer, and how recent they are."""
    visits = len(inputs.words("visits"))
    padding = inputs.integer("padding")
    rows = np.vstack([inputs["H"], *[inputs["h_pad"]] * padding])
    index = recorded(np.arange(visits + padding, dtype=float))
    length = recorded(visits)
    from_end = np.maximum(0, length - index)
    last = inputs.choice("context_from") == "last"
    asking = inputs["H"][-1] if last else inputs["c"]
    return result(
        table(
            "context",
            asking,
            symbol="c",
            title="Context",
        ),
        table(
            "E", rows, symbol=r"H_{\text{padded}}", title="Rows of the batch", rows=_labels(inputs)
        ),
        table("L", length, symbol="L", title="Visits"),
        _row(inputs, "i", index, symbol="i", title="Position"),
        _row(
            inputs,
            "from_end",
            from_end,
            symbol=r"\text{from end}",
            title="Position from the end",
        ),
    )


@lesson.step(
    title="One query, a key for every row",
    formula=r"q = c W^Q, \quad K = H W^K",
    inputs=("context", "E", "W_Q", "W_K"),
    why=(
        "The context becomes a question, and every row something that can be found. Two learned "
        "matrices let a place be asked for in other terms than those it is remembered in. The "
        "text's example makes it simple: both are the identity."
    ),
    breaks=(
        "Without projections a visit can only be found by being like the context itself; that a "
        "visit to work follows one at home could not be learned here."
    ),
)
def projection(inputs: Inputs) -> StepResult:
    """The query and the keys."""
    q = linear(inputs["context"], inputs["W_Q"].T)
    keys = linear(inputs["E"], inputs["W_K"].T)
    return result(
        table("q", q, symbol="q", title="Query"),
        table(
            "K",
            keys,
            symbol="K",
            title="Keys",
            rows=_labels(inputs),
        ),
    )


@lesson.step(
    title="Content: how well each visit answers",
    formula=r"q \cdot k_i",
    inputs=("q", "K"),
    why=(
        "A dot product for each row, as in attention, but with a single query: the history is "
        "searched once, for the one visit to come."
    ),
    breaks=(
        "Only the bias of the position is left: all histories of one length would get the same "
        "weights, whatever happened in them."
    ),
    notes=(
        Note(
            ORIGINAL,
            "a pointer's output directly refers to positions of the input",
            "Here it does not stop there: what is asked for is a place, and a place can stand at "
            "several positions. The scatter step turns the one into the other. And a place that "
            "was never visited stands at none: for these §4.1 adds a second part.",
        ),
    ),
)
def content(inputs: Inputs) -> StepResult:
    """Dot products of the query with every key."""
    dots = content_scores(inputs["q"], inputs["K"], scaled=False)
    return result(_row(inputs, "dots", dots, symbol=r"q K^\top", title="Dot products"))


@content.when_removed(formula=r"q \cdot k_i \to 0")
def _(inputs: Inputs) -> StepResult:
    nothing = np.zeros(len(inputs["K"]))
    return result(
        _row(inputs, "dots", nothing, symbol=r"q K^\top", title="Dot products"),
        remark="What happened in a visit counts for nothing.",
    )


@lesson.step(
    title="Scale by the square root of the width",
    formula=r"s_i^{\text{raw}} = \frac{q \cdot k_i}{\sqrt d}",
    inputs=("dots",),
    why=(
        "As in self-attention: dot products grow with the width. Here it does one thing more, as "
        "it sets how much the content weighs beside the bias, which is not divided."
    ),
    breaks=(
        "Beside the bias the content would count $\\sqrt d$ times as much, so that the same bias "
        "would mean less in a wider network."
    ),
)
def scaling(inputs: Inputs) -> StepResult:
    """Dot products over √d."""
    width = inputs["q"].shape[-1]
    return result(
        _row(
            inputs,
            "raw",
            scale_by_root(inputs["dots"], width),
            symbol=r"s^{\text{raw}}",
            title="Content scores",
        ),
        remark=f"Query and keys are {width} wide: every dot product is divided by "
        f"{math.sqrt(width):.4g}.",
    )


@scaling.when_removed(formula=r"s_i^{\text{raw}} = q \cdot k_i")
def _(inputs: Inputs) -> StepResult:
    found = inputs["dots"]
    return result(
        _row(
            inputs,
            "raw",
            found,
            symbol=r"s^{\text{raw}}",
            title="Content scores",
        )
    )


@lesson.step(
    title="Add the learned bias of the position from the end",
    formula=r"s_i = s_i^{\text{raw}} + b_{\text{pos}}[\text{from end}_i]",
    inputs=("raw", "from_end", "b_pos"),
    why=(
        "One learned number for each position from the end, added whatever the visit holds: how "
        "likely the visit so many steps back is to be repeated, before its content is looked at."
    ),
    breaks=(
        "Only the content is left to choose by. That a visit is the most recent one would then "
        "have to be read from the encoder's output alone."
    ),
    notes=(
        Note(
            EQUATIONS,
            "the bias of visit $i$ is entry $i$",
            "§5.1 reads the entry of the position from the end, and so does the network. By "
            "entry $i$ the bias would follow the oldest visits, not the most recent ones.",
        ),
        Note(
            POINTER,
            "the bias has $T_{\\max}$ entries and is read at the position from the end",
            "Counted from 0 these are $0 \\ldots T_{\\max} - 1$, while $L - i$ runs up to "
            "$T_{\\max}$. The network clamps it: in a history of full length the oldest two "
            "visits share an entry. Here the list is one longer.",
        ),
        Note(
            BIAS,
            "the bias learns that recent visits are more predictive",
            "It learns whatever fits the data, and nothing holds it to that. In this example it "
            "favours the oldest visit.",
        ),
        Note(
            PATTERNS,
            "attention to recent visits confirms the theory of mobility",
            "It agrees with it. A weight is what a network found useful for its guess, given its "
            "bias and all else it knows; how people return to places is counted in their visits.",
        ),
        Note(
            DECAY,
            "attention decays exponentially to a floor of 0.04, as recency models have it",
            "A floor is no part of an exponential law, and three free numbers fit most curves that "
            "fall over ten points. As weights sum to 1, the floor can hold for 25 positions at "
            "most, while the largest entropy of §6.2, 3.5 nats, stands for 33.",
        ),
        Note(
            EVIDENCE,
            "the positions 0 to 5 have the higher bias",
            "By $L - i$ no visit has position 0: that entry is read by padding alone and is "
            "never trained by a visit.",
        ),
    ),
)
def position_bias(inputs: Inputs) -> StepResult:
    """Content scores and the bias of how recent each visit is."""
    places = inputs["from_end"].astype(int)
    bias = inputs["b_pos"][places]
    return result(
        _row(
            inputs,
            "bias",
            bias,
            symbol=r"b_{\text{pos}}[\text{from end}]",
            title="Bias of each row",
        ),
        _scores(inputs, pointer_scores(inputs["raw"], bias)),
    )


@position_bias.when_removed(formula=r"s_i = s_i^{\text{raw}}")
def _(inputs: Inputs) -> StepResult:
    bias = np.zeros(len(inputs["E"]))
    return result(
        _row(
            inputs,
            "bias",
            bias,
            symbol=r"b_{\text{pos}}[\text{from end}]",
            title="Bias of each row",
        ),
        _scores(inputs, inputs["raw"]),
    )


@lesson.step(
    title="Mask what is no visit",
    formula=(
        r"s_i^{\text{masked}} = \begin{cases} s_i & i < L \\ -\infty & \text{padding}\end{cases}"
    ),
    inputs=("scores", "L"),
    why=(
        "Padding is there so that arrays fit, and nobody was there. At minus infinity its weight "
        "is exactly 0. The text's example has no padding; at first one row of it is added here, so "
        "that there is something to mask, and all of the text's numbers stay as they are."
    ),
    breaks=(
        "Padding takes weight from the visits, and how much depends on the other histories that "
        "happen to be in the batch: the same person would get another answer in other company."
    ),
    notes=(
        Note(
            POINTER,
            "a score is kept where $i < L_b$",
            "That counts positions from 0. Definition 1.2 and §5.2 count them from 1; then the "
            "most recent visit, $i = L_b$, would be masked.",
        ),
        Note(
            V45,
            "softmax follows directly on the scores",
            "The mask is left out there. The foundations, §5.1, have it, and so has the network.",
        ),
    ),
)
def mask(inputs: Inputs) -> StepResult:
    """Minus infinity at the rows of padding."""
    valid = np.arange(len(inputs["E"])) < inputs.integer("L")
    added = additive_mask(valid)
    return _masked(inputs, added)


@mask.when_removed(formula=r"s_i^{\text{masked}} = s_i")
def _(inputs: Inputs) -> StepResult:
    return _masked(inputs, np.zeros(len(inputs["E"])))


@lesson.step(
    title="Softmax: the pointer's weights",
    formula=r"\alpha_i = \frac{e^{s_i}}{\sum_j e^{s_j}}",
    inputs=("masked",),
    why=(
        "The scores become shares of one whole: how much the pointer points at each visit. Every "
        "visit keeps some, so that all of them can learn."
    ),
    breaks=(
        "A pointer that takes the largest score alone gives all others no share at all, and no "
        "gradient by which a wrong choice could be put right."
    ),
    notes=(
        Note(
            EXAMPLE,
            "the weights are 0.334, 0.416 and 0.251",
            "Each is rounded well, but these three sum to 1.001. What is worked out from them "
            "further on carries that along.",
        ),
    ),
)
def softmax(inputs: Inputs) -> StepResult:
    """Shares of all rows."""
    weights = softmax_of(inputs["masked"])
    return result(_weights(inputs, weights), remark=_most(inputs, weights))


@softmax.when_removed(
    formula=r"\alpha_i = \begin{cases} 1 & s_i \text{ is the largest} \\ 0 & \text{else}\end{cases}"
)
def _(inputs: Inputs) -> StepResult:
    weights = np.eye(len(inputs["masked"]))[inputs["masked"].argmax()]
    return result(_weights(inputs, weights), remark=_most(inputs, weights))


@lesson.step(
    title="Scatter: from visits to places",
    formula=r"P_{\text{ptr}}(\ell) = \sum_{i : x_i = \ell} \alpha_i",
    inputs=("alpha",),
    why=(
        "The question was which place comes next, not which visit is repeated. All visits to a "
        "place add their weights up: a place that is often visited collects evidence."
    ),
    breaks=(
        "Each visit stands for itself. A place that is visited often, but never the best match, "
        "loses to one with a single good match."
    ),
    notes=(
        Note(
            SCATTER,
            "locations are numbered $1 \\ldots V$",
            "The network counts from 0: 0 is padding, 1 stands for every unknown place, and known "
            "places start at 2. Weights of padding, if there were any, would land on 0.",
        ),
        Note(
            NOTATION,
            "the pointer distribution is one over positions",
            "In §5.2 the same name stands for the distribution over locations. They are not the "
            "same numbers: two visits to one place are two positions.",
        ),
        Note(
            EXAMPLE,
            "the model gives L5 58.5 % and L17 41.6 %",
            "That is 100.1 %, as rounded weights were added. Unrounded, L5 has 58.4 %. And it is "
            "the pointer's answer, not yet the model's: that is the blend of §10.2.",
        ),
        Note(
            LAWS,
            "visits per place follow a power law with an exponent of 1.2 to 1.4",
            "An exponent of about 1.2 is known for places ranked by visits: the $k$-th place has "
            "$k^{-1.2}$ as many as the first. How many places have $f$ visits falls faster then, "
            "with the exponent $1 + 1/1.2$, about 1.8.",
        ),
        Note(
            PROPERTIES,
            "the support is exactly the set of locations in the input",
            "This holds for valid positions, and in exact arithmetic: a score about 745 below the "
            "largest has a weight of exactly 0 in double precision, about 104 below in single.",
        ),
    ),
)
def scatter(inputs: Inputs) -> StepResult:
    """Weights of visits collected onto places."""
    places, of_rows = _places(inputs)
    found = scatter_add(inputs["alpha"], of_rows, len(places))
    return result(
        table(
            "P_ptr",
            found,
            symbol=r"P_{\text{ptr}}",
            title="Probability of each place",
            columns=places,
            shade="weights",
        ),
        remark=_winner(places, found),
    )


@scatter.when_removed(formula=r"P_{\text{ptr}}(i) = \alpha_i")
def _(inputs: Inputs) -> StepResult:
    found = inputs["alpha"]
    return result(
        table(
            "P_ptr",
            found,
            symbol=r"P_{\text{ptr}}",
            title="Probability of each visit",
            columns=_labels(inputs),
            shade="weights",
        ),
        remark=_winner(_labels(inputs), found),
    )


@lesson.step(
    title="Entropy: how spread the weights are",
    formula=r"H(\alpha) = -\sum_i \alpha_i \ln \alpha_i",
    inputs=("alpha",),
    why=(
        "One number says how undecided the pointer is: 0 if it points at one visit alone, "
        "$\\ln n$ if it points at $n$ visits alike. Weights of 0 add nothing."
    ),
    breaks=(
        "The largest weight alone does not tell whether the rest goes to one other visit or to "
        "twenty."
    ),
    notes=(
        Note(
            ATTENTION_ENTROPY,
            "$10^{-10}$ is added under the logarithm",
            "With $0 \\ln 0 = 0$ nothing needs to be added, and the bounds of §7.2 hold exactly. "
            "With it, the entropy of a sure answer is a little below 0.",
        ),
        Note(
            CONFIDENCE,
            "higher entropy means a less confident prediction",
            "This entropy is over visits, the prediction over places. Weights spread evenly over "
            "ten visits to one place have the largest entropy there is and a certain answer.",
        ),
        Note(
            INFORMATION,
            "an attention weight is proportional to the mutual information of target and position",
            "A weight is computed for one history, mutual information is a mean over many. "
            "Nothing in training makes the one proportional to the other.",
        ),
    ),
)
def spread(inputs: Inputs) -> StepResult:
    """The entropy of the weights, term by term."""
    kept = np.flatnonzero(inputs["alpha"])
    weights = inputs["alpha"][kept]
    labels = tuple(_labels(inputs)[at] for at in kept)
    logarithms = np.log(weights)
    return result(
        table(
            "p",
            weights,
            symbol=r"\alpha",
            title="Weights above 0",
            columns=labels,
        ),
        table(
            "ln_p",
            logarithms,
            symbol=r"\ln \alpha",
            title="Logarithms",
            columns=labels,
        ),
        table(
            "terms",
            x_log_y(weights, weights),
            symbol=r"\alpha \ln \alpha",
            title="Terms",
            columns=labels,
        ),
        table(
            "entropy",
            entropy(weights),
            symbol="H",
            title="Entropy, in nats",
        ),
    )


@lesson.step(
    title="Effective positions: as if so many were looked at alike",
    formula=r"n_{\text{eff}} = e^{H}, \quad H \le \ln n",
    inputs=("entropy", "alpha", "L"),
    why=(
        "Nats are hard to picture. $e^H$ is the number of positions among which attention, "
        "divided evenly, would be as undecided as it is."
    ),
    breaks=(
        "Entropies of histories of different length cannot be compared without saying how large "
        "they could have been."
    ),
    notes=(
        Note(
            STATES,
            "perplexity is $2^H$ or $e^H$",
            "The base must be that of the logarithm: $2^H$ for bits, $e^H$ for nats. For 2.34 nats "
            "$2^H$ would be 5.1, not 10.4.",
        ),
        Note(
            BOUNDS,
            "in the proof the sum of $p_i \\cdot 1 / p_i$ is $n$",
            "If no outcome has probability 0. One that has adds nothing to the sum, so that the "
            "bound is then the logarithm of fewer: it holds all the more.",
        ),
        Note(
            EXAMPLE_ENTROPY,
            "2.94, about 3, matches the sequence of 3 positions",
            "It never exceeds the number of positions. That it comes close says that the three "
            "weights are nearly equal, not that the calculation is right.",
        ),
    ),
)
def effective(inputs: Inputs) -> StepResult:
    """The perplexity of the weights, and the largest entropy there is for so many visits."""
    rows = len(inputs["alpha"])
    visits = inputs.integer("L")
    looked_at = rows if inputs["alpha"][visits:].any() else visits
    return result(
        table(
            "effective",
            perplexity(inputs["alpha"]),
            symbol=r"n_{\text{eff}}",
            title="Effective positions",
        ),
        table(
            "largest",
            agreeing(
                entropy(np.full(looked_at, 1 / looked_at)),
                np.log(recorded(looked_at)),
                tolerance=1e-12,
            ),
            symbol=r"\ln n",
            title="Largest entropy for so many positions",
        ),
        remark=f"Out of {looked_at}, attention is spread as if over "
        f"{float(perplexity(inputs['alpha'])):.3g}.",
    )


@lesson.step(
    title="The same for what the texts measured",
    formula=r"n_{\text{eff}} = e^{\bar H}, \quad \text{ratio} = \bar H / \bar H_{\max}",
    inputs=("measured",),
    why=(
        "The mean entropies that two trained networks show over whole test sets, read the same "
        "way. These four numbers are measurements of the texts and are taken as given."
    ),
    breaks=(
        "A small difference in nats is easily taken for a small difference. Every further nat is "
        "almost three times as many visits."
    ),
    notes=(
        Note(
            MEASURED_ENTROPY,
            "the ratio to the largest possible entropy is about 67 % and 66 %",
            "It is the mean entropy over a rough mean of the largest ones. The mean of the ratios "
            "of single histories would be another number, and short histories would count in it "
            "as much as long ones.",
        ),
        Note(
            STATES,
            "2.34 nats are 10.4 effective positions",
            "$e$ to the mean entropy is not the mean of the effective positions: as $e^H$ bends "
            "upwards, the mean number is larger.",
        ),
    ),
)
def measured_spread(inputs: Inputs) -> StepResult:
    """Effective positions and ratios of measured entropies."""
    mean, most = inputs["measured"].T
    sets = ("DIY", "Geolife")
    effective_positions, visits = np.exp(mean), np.exp(most)
    return result(
        table(
            "mean",
            mean,
            symbol=r"\bar H",
            title="Mean entropy",
            columns=sets,
        ),
        table(
            "most",
            most,
            symbol=r"\bar H_{\max}",
            title="Largest possible",
            columns=sets,
        ),
        table(
            "states",
            effective_positions,
            symbol=r"e^{\bar H}",
            title="Effective positions",
            columns=sets,
        ),
        table(
            "ratio",
            mean / most,
            symbol=r"\bar H / \bar H_{\max}",
            title="Entropy ratio",
            columns=sets,
        ),
        remark=f"The largest entropies are those of {visits[0]:.3g} and {visits[1]:.3g} visits.",
    )


def _labels(inputs: Inputs) -> tuple[str, ...]:
    """The rows: every visit with its position, then padding."""
    names = (*inputs.words("visits"), *("padding" for _ in range(inputs.integer("padding"))))
    return tuple(f"{name} ({position})" for position, name in enumerate(names))


def _row(
    inputs: Inputs,
    name: str,
    values: NDArray[np.float64],
    *,
    symbol: str,
    title: str,
) -> LessonTable:
    """A number for every row of the batch."""
    return table(name, values, symbol=symbol, title=title, columns=_labels(inputs))


def _scores(inputs: Inputs, values: NDArray[np.float64]) -> LessonTable:
    return _row(inputs, "scores", values, symbol="s", title="Pointer scores")


def _masked(inputs: Inputs, added: NDArray[np.float64]) -> StepResult:
    return result(
        _row(inputs, "M", added, symbol="M", title="Mask"),
        _row(
            inputs,
            "masked",
            inputs["scores"] + added,
            symbol=r"s^{\text{masked}}",
            title="Masked scores",
        ),
    )


def _weights(inputs: Inputs, values: NDArray[np.float64]) -> LessonTable:
    return table(
        "alpha",
        values,
        symbol=r"\alpha",
        title="Pointer weights",
        columns=_labels(inputs),
        shade="weights",
    )


def _places(inputs: Inputs) -> tuple[tuple[str, ...], NDArray[np.int64]]:
    """Every place once, then padding and all others, and the place of every row."""
    visits = inputs.words("visits")
    known = tuple(dict.fromkeys(visits))
    of_rows = [known.index(visit) for visit in visits]
    of_rows += [len(known)] * inputs.integer("padding")
    padding = ("padding",) if inputs.integer("padding") else ()
    return (*known, *padding, "any other"), np.asarray(of_rows)


def _most(inputs: Inputs, weights: NDArray[np.float64]) -> str:
    labels = _labels(inputs)
    if weights.max() >= 1 - _ONE_HOT:
        return f"All weight is on {labels[weights.argmax()]}."
    lost = weights[inputs.integer("L") :].sum()
    said = f"Most weight is on {labels[weights.argmax()]}: {weights.max():.3f}."
    return f"{said} Padding takes {lost:.3f}." if lost > 0 else said


def _winner(names: tuple[str, ...], found: NDArray[np.float64]) -> str:
    return f"The largest is {names[found.argmax()]}, with {found.max():.1%}."


def _products(solve: Solver) -> NDArray[np.float64]:
    """The terms of the dot products of the three visits."""
    found = solve()
    visits = int(found["L"])
    return np.asarray(found["q"] * found["K"][:visits])


def _with_weights(
    solve: Solver, visits: tuple[str, ...], weights: tuple[float, ...]
) -> LessonSolution:
    """The lesson with the bias alone making these weights."""
    entries = [0.0] * (_MOST_VISITS + 1)
    for position, weight in enumerate(weights):
        entries[len(weights) - position] = math.log(weight)
    encodings = [[0.0] * len(CONTEXT.value)] * len(visits)
    return solve({"visits": list(visits), "H": encodings, "b_pos": entries})


def _of_scatter(solve: Solver) -> LessonSolution:
    """The example of §5.2."""
    return _with_weights(solve, ("L5", "L17", "L5", "L8"), (0.1, 0.3, 0.2, 0.4))


def _factors(solve: Solver) -> NDArray[np.float64]:
    """The factors of the dot products, as they are written out: of the query, of the key."""
    found = solve()
    keys = found["K"][: int(found["L"])]
    return np.stack([np.broadcast_to(found["q"], keys.shape), keys], axis=-1)


def _pairs(solve: Solver, *names: str) -> NDArray[np.float64]:
    """What is written beside each other for every visit."""
    found = solve()
    return np.stack([found[name][: int(found["L"])] for name in names], axis=-1)


def _fractions(solve: Solver) -> NDArray[np.float64]:
    """Exponentials of the visits, each over the sum of all."""
    found = np.exp(solve()["masked"])
    return np.stack([found, np.full_like(found, found.sum())], axis=-1)[: int(solve()["L"])]


def _rounded_weights(solve: Solver) -> NDArray[np.float64]:
    """The weights as the text goes on with them."""
    return np.round(solve()["alpha"][:3], 3)


def _rounded_places(solve: Solver) -> NDArray[np.float64]:
    weights = _rounded_weights(solve)
    return scatter_add(weights, np.array([0, 1, 0]), 2)


def _rounded_terms(solve: Solver) -> NDArray[np.float64]:
    weights = _rounded_weights(solve)
    return np.asarray(weights * np.round(np.log(weights), 3))


def _entropy_of_one_place(solve: Solver) -> float:
    found = solve({"visits": ["L5", "L5", "L5"]})
    return float(found["entropy"])


_FROM_ZERO = (
    "By the texts' own formula, length less position, the most recent visit has 1; 0 is left for "
    "padding."
)

lesson.printed = (
    PrintedNumbers(EXAMPLE, "3", computed="L", label="Positions"),
    PrintedNumbers(EXAMPLE, "4", computed=lambda solve: solve()["q"].size, label="d_model"),
    PrintedNumbers(EXAMPLE, "0.5 -0.3 0.8 0.1", computed="context"),
    PrintedNumbers(
        EXAMPLE,
        "0.2 0.4 -0.1 0.3  0.6 -0.2 0.5 0.1  -0.1 0.3 0.4 -0.2",
        computed="E",
        index=slice(3),
        label="Encoder outputs",
    ),
    PrintedNumbers(EXAMPLE, "2 1 0", computed="from_end", index=slice(3), why=_FROM_ZERO),
    PrintedNumbers(
        RECENCY,
        "0 1",
        computed="from_end",
        index=[2, 1],
        label="Position of the most recent visit, and of the one before",
        why=_FROM_ZERO,
    ),
    PrintedNumbers(EXAMPLE, "0.5 -0.3 0.8 0.1", computed="q"),
    PrintedNumbers(
        EXAMPLE,
        "0.5 0.2 -0.3 0.4 0.8 -0.1 0.1 0.3"
        " 0.5 0.6 -0.3 -0.2 0.8 0.5 0.1 0.1"
        " 0.5 -0.1 -0.3 0.3 0.8 0.4 0.1 -0.2",
        computed=_factors,
        label="Factors of the dot products",
    ),
    PrintedNumbers(
        EXAMPLE, "4", computed=lambda solve: solve()["q"].size, label="Width under the root"
    ),
    PrintedNumbers(EXAMPLE, "2", computed=lambda solve: math.sqrt(solve()["q"].size), label="√4"),
    PrintedNumbers(
        EXAMPLE,
        "0.1 -0.12 -0.08 0.03  0.3 0.06 0.4 0.01  -0.05 -0.09 0.32 -0.02",
        computed=_products,
        label="Terms of the dot products",
    ),
    PrintedNumbers(EXAMPLE, "-0.07 0.77 0.16", computed="dots", index=slice(3)),
    PrintedNumbers(EXAMPLE, "-0.035 0.385 0.08", computed="raw", index=slice(3)),
    PrintedNumbers(EXAMPLE, "0.5 0.3 0.1", computed="bias", index=slice(3)),
    PrintedNumbers(
        EXAMPLE,
        "-0.035 0.5  0.385 0.3  0.08 0.1",
        computed=lambda solve: _pairs(solve, "raw", "bias"),
        label="Content and bias, as they are added",
    ),
    PrintedNumbers(EXAMPLE, "0.465 0.685 0.18", computed="scores", index=slice(3)),
    PrintedNumbers(
        EXAMPLE, "0.465 0.685 0.18", computed="masked", index=slice(3), label="Exponents"
    ),
    PrintedNumbers(
        EXAMPLE,
        "1.592 1.984 1.197",
        computed=lambda solve: np.exp(solve()["masked"][:3]),
        label="e to the score",
    ),
    PrintedNumbers(
        EXAMPLE,
        "4.773",
        computed=lambda solve: np.exp(solve()["masked"]).sum(),
        label="Sum of the exponentials",
    ),
    PrintedNumbers(
        EXAMPLE,
        "1.592 1.984 1.197",
        computed=lambda solve: np.exp(solve()["masked"][:3]),
        label="What is added up",
    ),
    PrintedNumbers(
        EXAMPLE,
        "1.592 4.773  1.984 4.773  1.197 4.773",
        computed=_fractions,
        label="Exponentials, each over their sum",
    ),
    PrintedNumbers(EXAMPLE, "0.334 0.416 0.251", computed="alpha", index=slice(3)),
    PrintedNumbers(
        EXAMPLE, "0.334 0.251 0.416", computed="alpha", index=[0, 2, 1], label="What places collect"
    ),
    PrintedNumbers(
        EXAMPLE, "0.585 0.416", computed="P_ptr", index=slice(2), rounded=_rounded_places
    ),
    PrintedNumbers(
        EXAMPLE,
        "58.5% 41.6%",
        computed="P_ptr",
        index=slice(2),
        label="Result",
        rounded=_rounded_places,
    ),
    PrintedNumbers(
        BLENDING,
        "0.585 0.416",
        computed="P_ptr",
        index=slice(2),
        label="Given to the blend",
        rounded=_rounded_places,
    ),
    PrintedNumbers(
        BLENDING, "0", computed="P_ptr", index=-1, label="Pointer's share of all other places"
    ),
    PrintedNumbers(
        SCATTER,
        "0.1 0.3 0.2 0.4",
        computed=lambda solve: _of_scatter(solve)["alpha"][:4],
        label="Attention of the four visits",
    ),
    PrintedNumbers(
        SCATTER,
        "0.1 0.2 0.3 0.4",
        computed=lambda solve: _of_scatter(solve)["alpha"][[0, 2, 1, 3]],
        label="What L5 (twice), L17 and L8 collect",
    ),
    PrintedNumbers(
        SCATTER,
        "0.3 0.3 0.4 0",
        computed=lambda solve: _of_scatter(solve)["P_ptr"][[0, 1, 2, -1]],
        label="Probability of L5, L17, L8 and others",
    ),
    PrintedNumbers(
        NOTATION, "1", computed=lambda solve: solve()["alpha"].sum(), label="Sum of the weights"
    ),
    *(
        PrintedNumbers(
            source, "1", computed=lambda solve: solve()["P_ptr"].sum(), label="Sum over all places"
        )
        for source in (PROPERTIES, CONSERVED)
    ),
    PrintedNumbers(
        BOUNDS,
        "0",
        computed="entropy",
        removed=("softmax",),
        label="Entropy with all on one position",
    ),
    PrintedNumbers(
        ENTROPY_BOUNDS,
        "0",
        computed="entropy",
        removed=("softmax",),
        label="Entropy with all on one position",
    ),
    PrintedNumbers(EXAMPLE_ENTROPY, "0.334 0.416 0.251", computed="p", label="Weights"),
    PrintedNumbers(
        EXAMPLE_ENTROPY,
        "0.334 0.334 0.416 0.416 0.251 0.251",
        computed=lambda solve: np.repeat(solve()["p"], 2),
        label="Weights, each beside its own logarithm",
    ),
    PrintedNumbers(
        EXAMPLE_ENTROPY, "0.334 0.416 0.251", computed="p", label="Weights before the logarithms"
    ),
    PrintedNumbers(
        EXAMPLE_ENTROPY,
        "-1.097 -0.877 -1.382",
        computed="ln_p",
        rounded=lambda solve: np.log(_rounded_weights(solve)),
    ),
    PrintedNumbers(
        EXAMPLE_ENTROPY, "-0.366 -0.365 -0.347", computed="terms", rounded=_rounded_terms
    ),
    PrintedNumbers(
        EXAMPLE_ENTROPY,
        "1.078",
        computed="entropy",
        rounded=lambda solve: -np.round(_rounded_terms(solve), 3).sum(),
    ),
    PrintedNumbers(EXAMPLE_ENTROPY, "1.078", computed="entropy", label="Exponent of e"),
    PrintedNumbers(
        EXAMPLE_ENTROPY,
        "2.94",
        computed="effective",
        rounded=lambda solve: np.exp(round(float(solve()["entropy"]), 3)),
    ),
    PrintedNumbers(
        EXAMPLE_ENTROPY, "3", computed="effective", label="Effective positions, rounded"
    ),
    PrintedNumbers(EXAMPLE_ENTROPY, "3", computed="L", label="Positions"),
    PrintedNumbers(
        STATES, "2.34 1.98", computed="measured", index=(slice(None), 0), label="Entropy, in nats"
    ),
    PrintedNumbers(STATES, "2.34 1.98", computed="mean", label="Exponents of e"),
    PrintedNumbers(
        STATES,
        "10.4 7.2",
        computed="states",
        rounded=lambda solve: np.exp(np.round(solve()["measured"][:, 0], 2)),
    ),
    PrintedNumbers(MEASURED_ENTROPY, "67% 66%", computed="ratio"),
)

lesson.exercises = (
    Exercise(
        id="visit-or-place",
        question=(
            "The scatter step is left out, and the visit with the largest weight is the answer. "
            "Which place is that?"
        ),
        answer=lambda solve: VISITS.value[int(solve(removed=["scatter"])["P_ptr"].argmax())],
        choices=("L5", "L17"),
        because="No single visit beats the one to L17; the two to L5 only do so together.",
    ),
    Exercise(
        id="one-place",
        question=(
            "Suppose that all three visits were to L5, with the same numbers otherwise. What is "
            "the entropy of the weights then, in nats?"
        ),
        answer=_entropy_of_one_place,
        because=(
            "Nothing changes: it counts visits, not places. The answer is certain all the same, "
            "as the scatter adds all three weights up on L5."
        ),
        decimals=3,
    ),
    Exercise(
        id="recent",
        question=(
            "Which bias would the most recent visit need, in place of 0.1, to get the same weight "
            "as the visit to L17?"
        ),
        answer=lambda solve: solve()["scores"][1] - solve()["raw"][2],
        because="Weights are equal where scores are: the bias is what the content leaves missing.",
        decimals=3,
    ),
)
