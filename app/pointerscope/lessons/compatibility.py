"""Four ways to score a query against keys, and how two pointer networks score."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import content_scores, linear, pointer_scores, scale_by_root, softmax
from pointerscope.formulas.compatibility import (
    additive_parameters,
    additive_scores,
    bilinear_parameters,
    bilinear_scores,
)
from pointerscope.lessons.framework import (
    FOUNDATIONS,
    THEORY,
    Bars,
    Exercise,
    Inputs,
    Lesson,
    Matrix,
    Note,
    Number,
    StepResult,
    TextSection,
    Words,
    result,
    table,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.tables import LessonTable, Shade

    Numbers = NDArray[np.float64]

FUNCTIONS = TextSection(THEORY, "§1.3 Types of Compatibility Functions")
ORIGINAL = TextSection(THEORY, "§3.2 Pointer Network Architecture")
V45 = TextSection(THEORY, "§3.3 Pointer Mechanism in PointerNetworkV45")
STEPS = TextSection(FOUNDATIONS, "§5.1 Pointer Attention Computation")

_WAYS = ("dot product", "scaled dot product", "bilinear", "additive")
_TABLES = ("dot", "scaled", "bilinear", "additive")
_NETWORKS = ("original", "V45")

lesson = Lesson(
    title="Ways to compare a query with a key",
    summary=(
        "One query and three keys, scored as a dot product, a scaled one, with a matrix in "
        "between, and by a small network. Then the two ways in which pointer networks do it."
    ),
    section="why",
    order=3,
    terms=("query position", "key position", "pointer", "position bias"),
    sources=(FUNCTIONS, ORIGINAL, V45, STEPS),
    inputs=(
        Words("visits", "Visits", ("home", "office", "gym")),
        Matrix("q", "q", "Query", (1, 0, 2, 1)),
        Matrix("K", "K", "Keys", ((1, 1, 0, 1), (0, 1, 2, 0), (2, 0, 1, -1)), rows="visits"),
        Matrix(
            "W",
            "W",
            "Bilinear: from query to key",
            ((0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 0.5, 0), (0, 0, 0, 1)),
        ),
        Matrix("W_q", "W_q", "Additive: query to hidden", ((0.5, 0, 0, 0), (0, 0, 0.5, -0.5))),
        Matrix("W_k", "W_k", "Additive: key to hidden", ((0.5, -0.5, 0, 0), (0, 0, 0.5, 0.5))),
        Matrix("v", "v", "Additive: what hidden units count", (2, 1)),
        Matrix(
            "P_q",
            r"W^Q_{\text{ptr}}",
            "Pointer: query projection",
            ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1), (0, 0, 1, 0)),
        ),
        Matrix(
            "P_k",
            r"W^K_{\text{ptr}}",
            "Pointer: key projection",
            ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, -1)),
        ),
        Matrix("b", r"b_{\text{pos}}", "Position bias", (-0.5, 0, 0.5), columns="visits"),
        Number("d", "d", "Width to count parameters at", 64, minimum=1, maximum=4096, whole=True),
        Number(
            "h", "h", "Hidden units to count them with", 64, minimum=1, maximum=4096, whole=True
        ),
    ),
)


@lesson.step(
    title="Dot product",
    formula=r"f(q, k_i) = q^\top k_i",
    inputs=("q", "K"),
    why=(
        "The cheapest way: multiply component by component and add. It is large where both have "
        "large components in the same places, and it needs no parameters of its own."
    ),
    breaks=(
        "It can only compare component with component, so query and key must be equally wide and "
        "mean the same by each place. It also rewards long keys, not only well-directed ones."
    ),
)
def dot_product(inputs: Inputs) -> StepResult:
    """Dot products of the query with every key."""
    found = content_scores(inputs["q"], inputs["K"], scaled=False)
    return result(_row(inputs, "dot", found, r"q^\top k_i", "Dot products"))


@lesson.step(
    title="Scaled dot product",
    formula=r"f(q, k_i) = \frac{q^\top k_i}{\sqrt{d_k}}",
    inputs=("dot", "q"),
    why=(
        "The same order of keys, with differences that do not grow with the width. This is what "
        "attention in transformers uses."
    ),
    breaks=(
        "Unscaled scores of wide vectors are far apart, and softmax gives nearly everything to "
        "one key. The lesson on dividing by $\\sqrt{d_k}$ shows it."
    ),
    notes=(
        Note(
            FUNCTIONS,
            "scaling prevents vanishing gradients",
            "It keeps softmax away from saturation at the start of training, where queries and "
            "keys are as good as random. It prevents nothing later: training can make scores as "
            "large as it likes. And gradients vanish for other reasons too.",
        ),
    ),
)
def scaled_dot_product(inputs: Inputs) -> StepResult:
    """Dot products over the root of the width."""
    width = len(inputs["q"])
    found = scale_by_root(inputs["dot"], width)
    return result(_row(inputs, "scaled", found, r"q^\top k_i / \sqrt{d_k}", "Scaled"))


@scaled_dot_product.when_removed(formula=r"f(q, k_i) = q^\top k_i")
def _(inputs: Inputs) -> StepResult:
    return result(_row(inputs, "scaled", inputs["dot"], r"q^\top k_i", "Not scaled"))


@lesson.step(
    title="Bilinear: a matrix in between",
    formula=r"f(q, k_i) = q^\top W k_i",
    inputs=("q", "W", "K"),
    why=(
        "A learned matrix says which component of the query goes with which of the key, and how "
        "much. Query and key need not mean the same by each place, nor be equally wide."
    ),
    breaks="With the identity in its place it is the dot product again.",
    notes=(
        Note(
            FUNCTIONS,
            "a learnable transformation is what sets bilinear scoring apart from dot products",
            "In a transformer the dot product is learnable too, since queries and keys are "
            "projections: $(W^Q x)^\\top (W^K y) = x^\\top W y$ with $W = {W^Q}^\\top W^K$. That "
            "is bilinear scoring with a matrix whose rank is at most $d_k$.",
        ),
    ),
)
def bilinear(inputs: Inputs) -> StepResult:
    """The query carried over to the keys, and its dot products there."""
    return _bilinear(inputs, inputs["W"])


@bilinear.when_removed(formula=r"f(q, k_i) = q^\top I k_i")
def _(inputs: Inputs) -> StepResult:
    return _bilinear(inputs, np.eye(len(inputs["q"])))


@lesson.step(
    title="Additive: a small network",
    formula=r"f(q, k_i) = v^\top \tanh(W_q q + W_k k_i)",
    inputs=("q", "K", "W_q", "W_k", "v"),
    why=(
        "Query and key are added up in hidden units that bend the sum. So the answer to a key "
        "can depend on the query in ways that a product of the two alone cannot express. Scores "
        "stay within plus and minus the sum of $|v|$, however large the vectors."
    ),
    breaks=(
        "Without tanh the score is $v^\\top W_q q + v^\\top W_k k_i$. The first part is the same "
        "for every key, and softmax does not see what is the same for all: the query would have "
        "no say any more."
    ),
)
def additive(inputs: Inputs) -> StepResult:
    """The hidden units of every key, and what they add up to."""
    found = additive_scores(inputs["q"], inputs["K"], inputs["W_q"], inputs["W_k"], inputs["v"])
    return _additive(inputs, found.hidden, found.scores)


@additive.when_removed(formula=r"f(q, k_i) = v^\top (W_q q + W_k k_i)")
def _(inputs: Inputs) -> StepResult:
    hidden = linear(inputs["q"], inputs["W_q"]) + linear(inputs["K"], inputs["W_k"])
    scores = content_scores(inputs["v"], hidden, scaled=False)
    return _additive(inputs, hidden, scores)


@lesson.step(
    title="The four beside each other",
    formula=r"\alpha_i = \frac{\exp f(q, k_i)}{\sum_j \exp f(q, k_j)}",
    inputs=("dot", "scaled", "bilinear", "additive"),
    why=(
        "Whatever scores the match, softmax makes shares of it. The same query and the same keys "
        "can end in different orders: what counts as a good match is a choice."
    ),
    breaks=(
        "Scores of different kinds cannot be compared as they stand: they have different scales. "
        "Only the shares can."
    ),
)
def side_by_side(inputs: Inputs) -> StepResult:
    """Shares of attention by each way of scoring."""
    scores = np.stack([inputs[name] for name in _TABLES])
    return _shares(inputs, "scores", "weights", scores, _WAYS, "f(q, k_i)", "Share of attention")


@lesson.step(
    title="What each has to learn",
    formula=r"0, \quad 0, \quad d^2, \quad h (2 d + 1)",
    inputs=("d", "h"),
    why=(
        "Parameters have to be learned from data and kept in memory. The dot products have none "
        "of their own; they lean on the projections in front of them."
    ),
    breaks=(
        "Counting parameters alone misses the other cost. Dot products of all queries with all "
        "keys are a single product of matrices; additive scoring needs a tanh of $h$ units for "
        "each pair."
    ),
    notes=(
        Note(
            FUNCTIONS,
            "additive scoring has more parameters",
            "More than a bare dot product, which has none. Against bilinear scoring it depends "
            "on $h$: $h (2 d + 1)$ is less than $d^2$ while $h$ is below about half of $d$. And a "
            "dot product as attention uses it comes with two projections of $d \\cdot d_k$ each.",
        ),
    ),
)
def parameters(inputs: Inputs) -> StepResult:
    """Parameters on these vectors, and at another width."""
    here, hidden = len(inputs["q"]), len(inputs["v"])
    width, units = inputs.integer("d"), inputs.integer("h")
    counts = [
        [0, 0],
        [0, 0],
        [bilinear_parameters(here, here), bilinear_parameters(width, width)],
        [additive_parameters(here, here, hidden), additive_parameters(width, width, units)],
    ]
    more = "more" if counts[3][1] > counts[2][1] else "no more"
    return result(
        table(
            "counts",
            counts,
            symbol=r"\#",
            title="Parameters",
            rows=_WAYS,
            columns=(f"d = {here}, h = {hidden}", f"d = {width}, h = {units}"),
        ),
        remark=(
            f"At width {width} with {units} hidden units, additive scoring has {more} parameters "
            "than bilinear scoring."
        ),
    )


@lesson.step(
    title="The original pointer network",
    formula=r"u_j = v^\top \tanh(W_1 e_j + W_2 d), \quad p = \operatorname{softmax}(u)",
    inputs=("q", "K", "W_q", "W_k", "v"),
    why=(
        "It is additive scoring under other names: the encoder's states $e_j$ are the keys, the "
        "decoder's state $d$ is the query, so $W_1 = W_k$ and $W_2 = W_q$. What is new is what "
        "becomes of the weights: they are the answer itself, a choice among the inputs, and no "
        "average is taken."
    ),
    breaks=(
        "With an ordinary output layer the answer would have to be one of a fixed list, and a "
        "longer input could not offer more to choose from."
    ),
    notes=(
        Note(
            ORIGINAL,
            "the distribution is conditioned on everything chosen so far",
            "That holds for the original, which points once for every output, each time with a "
            "new decoder state $d_i$. PointerNetworkV45 points a single time, from the last "
            "visit: it has no decoder and nothing chosen before.",
        ),
    ),
)
def original_pointer(inputs: Inputs) -> StepResult:
    """Additive scores, as the pointer network of 2015 uses them."""
    found = additive_scores(inputs["q"], inputs["K"], inputs["W_q"], inputs["W_k"], inputs["v"])
    states = _table_of_units(inputs, "states", found.hidden, r"\tanh(W_1 e_j + W_2 d)", "States")
    return result(states, _row(inputs, "u", found.scores, "u", "Scores of the original"))


@lesson.step(
    title="The pointer of PointerNetworkV45: content",
    formula=(
        r"q' = W^Q_{\text{ptr}} q, \quad k'_i = W^K_{\text{ptr}} k_i, \quad "
        r"s^{\text{raw}}_i = \frac{q' \cdot k'_i}{\sqrt{d}}"
    ),
    inputs=("q", "K", "P_q", "P_k"),
    why=(
        "Here scoring is a scaled dot product of two projections: all visits are scored in one "
        "product of matrices. There is one head, so the root is of the whole width $d$."
    ),
    breaks=(
        "Without the projections a visit would be pointed at for being like the context. With "
        "them the network can learn to point at what usually comes after it."
    ),
    notes=(
        Note(
            V45,
            "query and keys are the context and the encoded visits times a matrix",
            "In the network both projections also add a bias. The one of the keys changes "
            "nothing: it adds $q' \\cdot b$ to every score alike, and softmax does not see that. "
            "The one of the query does count.",
        ),
        Note(
            V45,
            "the matrix stands to the left of the vector",
            "The other text on the same network writes it to the right (000 §5.1). They mean the "
            "same numbers; one matrix is the other's transpose.",
        ),
    ),
)
def content(inputs: Inputs) -> StepResult:
    """Scaled dot products of the projected context with the projected visits."""
    return _content(
        inputs,
        linear(inputs["q"], inputs["P_q"]),
        linear(inputs["K"], inputs["P_k"]),
    )


@content.when_removed(formula=r"s^{\text{raw}}_i = \frac{q \cdot k_i}{\sqrt{d}}")
def _(inputs: Inputs) -> StepResult:
    return _content(inputs, inputs["q"], inputs["K"])


@lesson.step(
    title="The pointer of PointerNetworkV45: position",
    formula=r"s_i = s^{\text{raw}}_i + b_{\text{pos}(i)}",
    inputs=("content", "b"),
    why=(
        "A learned number for each distance from the end is added to the score of the visit that "
        "stands there, whatever it is. The original had nothing of the kind."
    ),
    breaks=(
        "Content alone must then carry recency. Two visits that are encoded alike would get the "
        "same weight, however long ago one of them was."
    ),
    notes=(
        Note(
            FUNCTIONS,
            "PointerNetworkV45 adds a learned position bias to scaled dot products",
            "In its pointer alone. The self-attention in its encoder has scaled dot products "
            "without a bias, and learns of positions from what was added to its input.",
        ),
    ),
)
def position(inputs: Inputs) -> StepResult:
    """Content and position together."""
    found = pointer_scores(inputs["content"], inputs["b"])
    return result(_row(inputs, "s", found, "s", "Pointer scores"))


@position.when_removed(formula=r"s_i = s^{\text{raw}}_i")
def _(inputs: Inputs) -> StepResult:
    return result(_row(inputs, "s", inputs["content"], "s", "Content alone"))


@lesson.step(
    title="Both pointers beside each other",
    formula=r"p = \operatorname{softmax}(u), \quad \alpha = \operatorname{softmax}(s)",
    inputs=("u", "s"),
    why=(
        "Both give a share to every visit, and the shares are the prediction. In V45 they are "
        "then added up for visits to the same place, which the lesson on the pointer works out."
    ),
    breaks=(
        "The numbers differ because the parameters here were made up, not because one way is "
        "better. What differs for good is the form: bounded scores and a tanh for each pair in "
        "one, a product of matrices and a bias by position in the other."
    ),
)
def both_pointers(inputs: Inputs) -> StepResult:
    """Shares by each pointer."""
    scores = np.stack([inputs["u"], inputs["s"]])
    return _shares(inputs, "pointed", "pointers", scores, _NETWORKS, "u, s", "Share of the pointer")


def _bilinear(inputs: Inputs, weight: Numbers) -> StepResult:
    scores = bilinear_scores(inputs["q"], inputs["K"], weight)
    carried = inputs["q"] @ weight
    return result(
        table(
            "carried",
            carried,
            symbol=r"q^\top W",
            title="Query, carried over",
        ),
        _row(inputs, "bilinear", scores, r"q^\top W k_i", "Bilinear scores"),
    )


def _additive(inputs: Inputs, hidden: Numbers, scores: Numbers) -> StepResult:
    of_query = linear(inputs["q"], inputs["W_q"])
    of_keys = linear(inputs["K"], inputs["W_k"])
    return result(
        table("query_part", of_query, symbol="W_q q", title="Part of the query"),
        _table_of_units(inputs, "key_part", of_keys, "W_k k_i", "Part of each key"),
        _table_of_units(inputs, "hidden", hidden, r"\tanh(W_q q + W_k k_i)", "Hidden units"),
        _row(inputs, "additive", scores, r"v^\top \tanh(\cdot)", "Additive scores"),
    )


def _content(inputs: Inputs, query: Numbers, keys: Numbers) -> StepResult:
    scores = content_scores(query, keys)
    visits = inputs.words("visits")
    return result(
        table("query", query, symbol="q'", title="Pointer query"),
        table("keys", keys, symbol="K'", title="Pointer keys", rows=visits),
        _row(inputs, "content", scores, r"s^{\text{raw}}", "Content scores"),
    )


def _shares(
    inputs: Inputs,
    name: str,
    weights_name: str,
    scores: Numbers,
    rows: tuple[str, ...],
    symbol: str,
    what: str,
) -> StepResult:
    visits = inputs.words("visits")
    found = softmax(scores)
    said = [
        f"{way}: “{visits[share.argmax()]}” ({share.max():.2f})"
        for way, share in zip(rows, found, strict=True)
    ]
    return result(
        table(name, scores, symbol=symbol, title="Scores", rows=rows, columns=visits),
        table(
            weights_name,
            found,
            symbol=r"\operatorname{softmax}",
            title="Shares",
            rows=rows,
            columns=visits,
            shade="weights",
        ),
        remark=f"The largest share by {'; by '.join(said)}.",
        picture=Bars(
            title=f"{what}, by way of scoring",
            caption="A group of bars for every visit; bars of one colour sum to 1.",
            labels=visits,
            bars=dict(zip(rows, found, strict=True)),
            y_title="share",
        ),
    )


def _row(
    inputs: Inputs,
    name: str,
    values: Numbers,
    symbol: str,
    title: str,
    shade: Shade = "",
) -> LessonTable:
    columns = inputs.words("visits")
    return table(
        name,
        values,
        symbol=symbol,
        title=title,
        columns=columns,
        shade=shade,
    )


def _table_of_units(
    inputs: Inputs,
    name: str,
    values: Numbers,
    symbol: str,
    title: str,
) -> LessonTable:
    return table(
        name,
        values,
        symbol=symbol,
        title=title,
        rows=inputs.words("visits"),
        columns=tuple(f"unit {unit + 1}" for unit in range(values.shape[1])),
    )


_HAS_A_SAY = {True: "Yes, the shares change.", False: "No, the shares stay as they are."}


def _query_has_a_say(found: Numbers, other: Numbers) -> bool:
    return not np.allclose(found, other)


lesson.exercises = (
    Exercise(
        id="say",
        question=(
            "Additive scoring loses its tanh. The query is then made all zeros. Do the additive "
            "shares change?"
        ),
        answer=lambda solve: _HAS_A_SAY[
            _query_has_a_say(
                solve(removed=["additive"])["weights"][3],
                solve({"q": [0, 0, 0, 0]}, ["additive"])["weights"][3],
            )
        ],
        choices=tuple(_HAS_A_SAY.values()),
        because=(
            "Without tanh the query adds the same number to the score of every key, and softmax "
            "does not see what is added to all."
        ),
    ),
    Exercise(
        id="units",
        question=(
            "Query and key are 64 wide. From how many hidden units on does additive scoring have "
            "more parameters than bilinear scoring?"
        ),
        answer=lambda solve: next(
            units
            for units in range(1, 65)
            if np.diff(solve({"d": 64, "h": units})["counts"][2:, 1])[0] > 0
        ),
        because="Each unit takes 64 + 64 + 1 = 129 parameters, and 4096 / 129 is 31.75.",
        decimals=0,
    ),
    Exercise(
        id="twice",
        question=(
            "The first key is made twice as long, in the same direction. What does the plain dot "
            "product give it then, and what the scaled one?"
        ),
        answer=lambda solve: [
            solve({"K": [[2, 2, 0, 2], [0, 1, 2, 0], [2, 0, 1, -1]]})[name][0]
            for name in ("dot", "scaled")
        ],
        because="A dot product grows with the length of the key, and so does its half.",
        decimals=1,
        columns=("dot product", "scaled"),
    ),
)
