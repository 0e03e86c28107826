"""Backpropagation through attention and through the gate, beside finite differences."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import (
    attention_scores,
    blend,
    content_scores,
    cross_entropy,
    pointer_scores,
    scaled_dot_product_attention,
    scatter_add,
    softmax,
    weighted_sum,
)
from pointerscope.formulas.gradients import (
    blend_backward,
    log_loss_backward,
    numerical_gradient,
    scores_backward,
    softmax_backward,
    weighted_sum_backward,
)
from pointerscope.lessons.framework import (
    DEEP_DIVE,
    FOUNDATIONS,
    THEORY,
    Exercise,
    Inputs,
    Lesson,
    Matrix,
    NotComputableError,
    Note,
    Number,
    PrintedNumbers,
    StepResult,
    TextSection,
    plain,
    result,
    self_attention,
    table,
    token_table,
)
from pointerscope.lessons.framework.numbers import number_text
from pointerscope.lessons.gate import GENERATION, PLACES, RIGHT
from pointerscope.lessons.pointer import CONTEXT, ENCODINGS, LEARNED_BIAS, VISITS
from pointerscope.lessons.revenue import TOKENS, W_K, W_Q, W_V, X

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver
    from pointerscope.lessons.framework.tables import LessonTable, Shade

    Array = Float[NDArray[np.float64], "*s"]

ATTENTION = TextSection(FOUNDATIONS, "§9.1 Backpropagation Through Attention")
PATHWAYS = TextSection(FOUNDATIONS, "§9.2 Gradient Flow Through Gate")
GATE = TextSection(FOUNDATIONS, "§6.4 Gate Gradient Analysis")
POINTING = TextSection(FOUNDATIONS, "§10.1 Complete Pointer Attention Calculation")
BLENDING = TextSection(FOUNDATIONS, "§10.2 Gate Blending Example")
FLOW = TextSection(THEORY, "§4.6 Gradient Flow")
SATURATED = TextSection(DEEP_DIVE, "Why Scale by √d_k, the gradient problem")
LOOKUP = TextSection(DEEP_DIVE, "What does “differentiable” mean?")

UPSTREAM = Matrix(
    "G",
    r"\frac{\partial L}{\partial O}",
    "Gradient of the loss at the outputs",
    ((0, 0.5, 0, -1), (0, 0, 0, 0), (1, -1, 0, 0.5), (0, 0, 1, 0)),
    rows="tokens",
)
SHARE = Number("g", "g", "Gate", 0.8, minimum=0, maximum=1)

_NUDGE = 1e-5
_CLOSE = 1e-6  # of a gradient's size: what differences measure no better than
_LEAST = 1e-9  # probability of the right place with which differences can be taken
_WAYS = (
    "Towards the pointer: g should grow",
    "Towards generation: g should shrink",
    "Neither: g stays",
)

lesson = Lesson(
    title="Backpropagation: through attention, and through the gate",
    summary=(
        "The loss sends its gradient back: from the outputs of attention to values, weights, "
        "scores, queries and keys, and from a prediction through the gate to pointer and "
        "generation. Every formula is tried out by moving each number a little."
    ),
    section="depth",
    order=4,
    terms=("attention weight", "pointer", "generation head", "gate", "blend"),
    sources=(ATTENTION, PATHWAYS, GATE, FLOW),
    inputs=(
        TOKENS,
        X,
        W_Q,
        W_K,
        W_V,
        UPSTREAM,
        VISITS,
        CONTEXT,
        ENCODINGS,
        LEARNED_BIAS,
        PLACES,
        GENERATION,
        SHARE,
        RIGHT,
    ),
)


def _pairs(
    inputs: Inputs,
    name: str,
    values: Array,
    symbol: str,
    title: str,
    shade: Shade = "",
) -> LessonTable:
    """A table with a row and a column for every token."""
    return self_attention.token_pair_table(
        inputs, name, values, symbol=symbol, title=title, shade=shade
    )


lesson.step(
    title="Forward: queries, keys and values",
    formula=r"Q = X W^Q, \quad K = X W^K, \quad V = X W^V",
    inputs=("X", "W_Q", "W_K", "W_V"),
    why=(
        "Going back needs what came out on the way forward, so we start there: with the four "
        "tokens of the lecture."
    ),
    breaks=(
        "With the input itself as queries and keys there are fewer weights to learn, and the "
        "gradients below go straight to the input."
    ),
)(self_attention.projections).when_removed(formula=r"Q = K = X, \quad V = X W^V")(
    self_attention.only_values_projected
)


@lesson.step(
    title="Forward: scores, weights and outputs",
    formula=r"S = \frac{Q K^\top}{\sqrt{d_k}}, \quad A = \operatorname{softmax}(S), \quad O = A V",
    inputs=("Q", "K", "V"),
    why=(
        "One layer of attention, with the scaling inside $S$. Whatever comes after it turns the "
        "outputs into a loss, and the loss comes back as $\\partial L / \\partial O$: how much it "
        "grows with each number of $O$."
    ),
    breaks=(
        "Without the weights and all that made them, the products on the way back cannot be "
        "formed. They are kept, or made a second time: training takes more memory than "
        "predicting, or more work."
    ),
)
def forward(inputs: Inputs) -> StepResult:
    """Attention, whole."""
    found = scaled_dot_product_attention(inputs["Q"], inputs["K"], inputs["V"])
    return result(
        _pairs(inputs, "S", found.scores, "S", "Scaled scores"),
        _pairs(inputs, "A", found.weights, "A", "Weights", "weights"),
        token_table(inputs, "O", found.outputs, "O", "Outputs"),
    )


@lesson.step(
    title="Back to values and weights",
    formula=(
        r"\frac{\partial L}{\partial V} = A^\top \frac{\partial L}{\partial O}, \quad "
        r"\frac{\partial L}{\partial A} = \frac{\partial L}{\partial O} V^\top"
    ),
    inputs=("G", "A", "V"),
    why=(
        "A value went into every output in the share it was looked at, so it gets back what "
        "these outputs ask for in the same shares. A weight is asked to grow where its value "
        "points the way that lowers the loss."
    ),
    breaks=(
        "A value that nobody looks at gets no gradient. This is what a mask does, and what a "
        "softmax does that has made up its mind."
    ),
    notes=(
        Note(
            LOOKUP,
            "every value gets a gradient, and so do the weights",
            "To each value in proportion to its weight: one with a weight of 0.001 learns a "
            "thousandth of what is asked, and one that is masked nothing.",
        ),
    ),
)
def to_values(inputs: Inputs) -> StepResult:
    """The gradients at values and weights."""
    found = weighted_sum_backward(inputs["G"], inputs["A"], inputs["V"])
    return result(
        _pairs(inputs, "A_T", inputs["A"].T, r"A^\top", "Weights, turned", shade="weights"),
        token_table(
            inputs,
            "dV",
            found.values,
            r"\frac{\partial L}{\partial V}",
            "Gradient at the values",
        ),
        _pairs(
            inputs,
            "dA",
            found.weights,
            r"\frac{\partial L}{\partial A}",
            "Gradient at the weights",
        ),
    )


def _through_softmax(inputs: Inputs, values: Array, taken: Array) -> StepResult:
    sums = ", ".join(map(number_text, values.sum(-1).round(12)))
    return result(
        _pairs(
            inputs,
            "weighted",
            inputs["dA"] * inputs["A"],
            r"\frac{\partial L}{\partial A} \odot A",
            "Gradient times weight",
        ),
        table(
            "taken",
            taken,
            symbol=r"\text{rowsum}",
            title="What is taken off in each row",
            rows=inputs.words("tokens"),
            columns=("sum",),
        ),
        _pairs(
            inputs,
            "dS",
            values,
            r"\frac{\partial L}{\partial S}",
            "Gradient at the scores",
        ),
        remark=f"Its rows sum to {sums}.",
    )


@lesson.step(
    title="Back through softmax",
    formula=(
        r"\frac{\partial L}{\partial S} = A \odot \left(\frac{\partial L}{\partial A} - "
        r"\text{rowsum}\left(\frac{\partial L}{\partial A} \odot A\right)\right)"
    ),
    inputs=("dA", "A"),
    why=(
        "The weights of a row share a sum of 1: one can only grow if others shrink. So what "
        "counts is how a weight's gradient compares with the average of its row, weighted by "
        "the row itself. A row of the result sums to 0."
    ),
    breaks=(
        "Each weight is treated as if the others stayed: the denominator of softmax is "
        "forgotten. The last step of this part shows that the gradients are then wrong."
    ),
    notes=(
        Note(
            SATURATED,
            "a saturated softmax has no gradient, and without a gradient there is no learning",
            "It is small and not quite 0, and it stops only queries and keys. The values still "
            "get theirs in full: their gradient does not pass through softmax.",
        ),
    ),
)
def through_softmax(inputs: Inputs) -> StepResult:
    """The gradient at the scores."""
    found = softmax_backward(inputs["dA"], inputs["A"])
    taken = (inputs["dA"] * inputs["A"]).sum(-1, keepdims=True)
    return _through_softmax(inputs, found, taken)


@through_softmax.when_removed(
    formula=r"\frac{\partial L}{\partial S} = A \odot \frac{\partial L}{\partial A}"
)
def _(inputs: Inputs) -> StepResult:
    nothing = np.zeros((len(inputs["A"]), 1))
    values = inputs["dA"] * inputs["A"]
    return _through_softmax(inputs, values, nothing)


def _to_queries(inputs: Inputs, *, scaled: bool) -> StepResult:
    found = scores_backward(inputs["dS"], inputs["Q"], inputs["K"], scaled=scaled)
    return result(
        token_table(
            inputs,
            "dQ",
            found.queries,
            r"\frac{\partial L}{\partial Q}",
            "Gradient at the queries",
        ),
        _pairs(
            inputs,
            "dS_T",
            inputs["dS"].T,
            r"\left(\frac{\partial L}{\partial S}\right)^\top",
            "Gradient at the scores, turned",
        ),
        token_table(
            inputs,
            "dK",
            found.keys,
            r"\frac{\partial L}{\partial K}",
            "Gradient at the keys",
        ),
    )


@lesson.step(
    title="Back to queries and keys",
    formula=(
        r"\frac{\partial L}{\partial Q} = \frac{1}{\sqrt{d_k}} \frac{\partial L}{\partial S} K, "
        r"\quad \frac{\partial L}{\partial K} = \frac{1}{\sqrt{d_k}} "
        r"\left(\frac{\partial L}{\partial S}\right)^\top Q"
    ),
    inputs=("dS", "Q", "K"),
    why=(
        "A query is drawn towards the keys whose scores ought to grow, and a key towards the "
        "queries. What divided the scores on the way forward divides the gradient on the way "
        "back."
    ),
    breaks=(
        "If the root is forgotten here, queries and keys get a gradient that is $\\sqrt{d_k}$ "
        "times too large, while the values' is right."
    ),
)
def to_queries_and_keys(inputs: Inputs) -> StepResult:
    """The gradients at queries and keys."""
    return _to_queries(inputs, scaled=True)


@to_queries_and_keys.when_removed(
    formula=r"\frac{\partial L}{\partial Q} = \frac{\partial L}{\partial S} K, \quad "
    r"\frac{\partial L}{\partial K} = \left(\frac{\partial L}{\partial S}\right)^\top Q"
)
def _(inputs: Inputs) -> StepResult:
    return _to_queries(inputs, scaled=False)


def _compared(pairs: dict[str, tuple[Array, Array]]) -> tuple[LessonTable, str]:
    """The largest distances between formulas and differences, and what they say."""
    apart = {name: float(np.abs(a - b).max()) for name, (a, b) in pairs.items()}
    wrong = [
        name
        for name, (_, b) in pairs.items()
        if apart[name] > _CLOSE * max(1.0, float(np.abs(b).max()))
    ]
    remark = (
        f"Formula and trial are apart for: {', '.join(wrong)}."
        if wrong
        else "Formulas and trials agree, up to what a trial can measure."
    )
    made = table(
        "apart_" + str(len(pairs)),
        list(apart.values()),
        symbol=r"\max \lvert \cdot \rvert",
        title="Largest distance from the formula",
        columns=tuple(apart),
    )
    return made, remark


@lesson.step(
    title="Try it out: move every number a little",
    formula=r"\frac{\partial L}{\partial q} \approx \frac{L(q + h) - L(q - h)}{2 h}, \quad "
    r"L = \sum_{ij} \left(\frac{\partial L}{\partial O}\right)_{ij} O_{ij}, \quad h = 10^{-5}",
    inputs=("Q", "K", "V", "G", "dQ", "dK", "dV"),
    why=(
        "A gradient says how the loss answers to a small move. So move each number up and down "
        "and look. The loss here is the simplest that has the given gradient at the outputs."
    ),
    breaks=(
        "A wrong gradient still trains a network, only worse. Trying it out is the one way to "
        "notice, and it is how new backward formulas are tested."
    ),
)
def trial(inputs: Inputs) -> StepResult:
    """Central differences of the loss."""
    queries, keys, values, upstream = (plain(inputs[name]) for name in ("Q", "K", "V", "G"))

    def loss(q: Array, k: Array, v: Array) -> Array:
        weights = softmax(attention_scores(q, k))
        found: Array = (weighted_sum(weights, v) * upstream).sum((-1, -2))
        return found

    tried = {
        "Q": numerical_gradient(lambda q: loss(q, keys, values), queries, step=_NUDGE),
        "K": numerical_gradient(lambda k: loss(queries, k, values), keys, step=_NUDGE),
        "V": numerical_gradient(lambda v: loss(queries, keys, v), values, step=_NUDGE),
    }
    names = {"Q": "queries", "K": "keys", "V": "values"}
    apart, remark = _compared({names[n]: (inputs[f"d{n}"], tried[n]) for n in names})
    return result(
        *(
            token_table(
                inputs,
                f"tried_{name}",
                found,
                rf"\frac{{\Delta L}}{{\Delta {name}}}",
                f"Tried out at the {names[name]}",
            )
            for name, found in tried.items()
        ),
        apart,
        remark=remark,
    )


# --- The gate


def _right(inputs: Inputs) -> int:
    """The index of the right place."""
    right, places = inputs.integer("y"), inputs.words("places")
    if right > len(places):
        raise NotComputableError(
            f"The right place is number {right}, but there are {len(places)} places. Choose one "
            "of them."
        )
    return right - 1


def _where(inputs: Inputs) -> NDArray[np.intp]:
    """The place of every visit; one that is not among the places counts as the last of them."""
    places = inputs.words("places")
    return np.array(
        [
            places.index(visit) if visit in places else len(places) - 1
            for visit in inputs.words("visits")
        ]
    )


def _from_end(inputs: Inputs) -> Array:
    """The learned bias of every visit, by its position from the end."""
    count = len(inputs.words("visits"))
    return inputs["b_pos"][count:0:-1]


def _places(
    inputs: Inputs,
    name: str,
    values: Array,
    symbol: str,
    title: str,
) -> LessonTable:
    return table(
        name,
        values,
        symbol=symbol,
        title=title,
        columns=inputs.words("places"),
    )


@lesson.step(
    title="Forward: the pointer, the blend and the loss",
    formula=(
        r"\alpha = \operatorname{softmax}(s), \quad P = g P_{\text{ptr}} + (1 - g) P_{\text{gen}}, "
        r"\quad L = -\ln P(y)"
    ),
    inputs=("c", "H", "b_pos", "P_gen", "g", "y"),
    why=(
        "The other half of the network: visits are scored, their weights collected onto places "
        "and blended with generation. The loss looks at one number only, the probability of the "
        "right place."
    ),
    breaks=(
        "If the right place has no probability at all, its logarithm is minus infinity and "
        "there is no gradient. A gate of exactly 1 does that to every place never visited."
    ),
)
def prediction(inputs: Inputs) -> StepResult:
    """Pointer scores to loss."""
    visits, right = inputs.words("visits"), _right(inputs)
    scores = pointer_scores(content_scores(inputs["c"], inputs["H"]), _from_end(inputs))
    weights = softmax(scores)
    where, count = _where(inputs), len(inputs.words("places"))
    pointer = scatter_add(weights, where, count)
    final = blend(inputs["g"], pointer, inputs["P_gen"])
    if final[right] < _LEAST:
        raise NotComputableError(
            "The right place has next to no probability, so there is no loss to speak of. Move "
            "the gate, or choose another right place."
        )
    target = np.eye(count)[right]
    return result(
        table("s", scores, symbol="s", title="Pointer scores", columns=visits),
        table(
            "alpha",
            weights,
            symbol=r"\alpha",
            title="Pointer weights",
            columns=visits,
            shade="weights",
        ),
        _places(inputs, "P_ptr", pointer, r"P_{\text{ptr}}", "Pointer"),
        _places(
            inputs,
            "P",
            final,
            "P",
            "Blended probabilities",
        ),
        table("loss", cross_entropy(target, final), symbol="L", title="Loss"),
    )


@lesson.step(
    title="Back from the loss to the blend",
    formula=(
        r"\frac{\partial L}{\partial P(\ell)} = \begin{cases} -1 / P(y) & \ell = y \\ "
        r"0 & \text{else} \end{cases}"
    ),
    inputs=("P", "y"),
    why=(
        "Only the right place is in the loss, so only there is a gradient: the less probable it "
        "was, the stronger."
    ),
    breaks=(
        "The gradient is one over a probability and has no bound. What holds it down are the "
        "softmaxes further back: they multiply it by shares that are part of this probability."
    ),
)
def to_blend(inputs: Inputs) -> StepResult:
    """The gradient at the blended probabilities."""
    target = np.eye(len(inputs["P"]))[_right(inputs)]
    found = log_loss_backward(inputs["P"], target)
    return result(
        _places(
            inputs,
            "dP",
            found,
            r"\frac{\partial L}{\partial P}",
            "Gradient at the blended probabilities",
        )
    )


@lesson.step(
    title="Two paths, and the gate itself",
    formula=(
        r"\frac{\partial L}{\partial P_{\text{ptr}}} = g \frac{\partial L}{\partial P}, \quad "
        r"\frac{\partial L}{\partial P_{\text{gen}}} = (1 - g) \frac{\partial L}{\partial P}, "
        r"\quad \frac{\partial L}{\partial g} = -\frac{P_{\text{ptr}}(y) - P_{\text{gen}}(y)}{P(y)}"
    ),
    inputs=("dP", "g", "P_ptr", "P_gen"),
    why=(
        "Each part is taught in the share in which it was listened to. And the gate moves "
        "towards the part that gave the right place more: a negative gradient means that it "
        "should grow."
    ),
    breaks=(
        "Left out, the gate is multiplied in a second time. The parts then get too little, and "
        "the trial two steps on shows it."
    ),
    notes=(
        Note(
            PATHWAYS,
            "the gradient at the pointer's parameters is g times ∂L/∂P_ptr times ∂P_ptr/∂θ",
            "The gate is in ∂L/∂P_ptr already, and stands there twice. It is right once the "
            "middle factor is read as ∂L/∂P, the gradient at the blend.",
        ),
        Note(
            FLOW,
            r"$\partial L / \partial P_{\text{ptr}}$ is $g$ times $\partial L / \partial P$, and "
            r"$\partial L / \partial P_{\text{gen}}$ is $1 - g$ times it",
            "Right, place by place. It is what the foundations, §9.2, mean as well, written "
            "without their extra factor: the two texts are one formula in two ways.",
        ),
        Note(
            PATHWAYS,
            "a higher gate gives the pointer stronger gradients, so it learns faster",
            "The gate divides too, through P(y). The pointer's gradient is g/P(y): it grows with "
            "the gate as long as generation gives the right place something, but if generation "
            "gives it nothing, the gate cancels and every g above 0 gives the same. And "
            "optimisers like Adam divide a steady factor out again.",
        ),
    ),
)
def two_paths(inputs: Inputs) -> StepResult:
    """The gradients at both distributions and at the gate."""
    found = blend_backward(inputs["dP"], inputs["g"], inputs["P_ptr"], inputs["P_gen"])
    return _paths(inputs, found.pointer, found.generation)


@two_paths.when_removed(
    formula=r"\frac{\partial L}{\partial P_{\text{ptr}}} = g \cdot g \frac{\partial L}{\partial P}"
)
def _(inputs: Inputs) -> StepResult:
    once = blend_backward(inputs["dP"], inputs["g"], inputs["P_ptr"], inputs["P_gen"])
    pointer = blend_backward(once.pointer, inputs["g"], inputs["P_ptr"], inputs["P_gen"]).pointer
    generation = blend_backward(
        once.generation, inputs["g"], inputs["P_ptr"], inputs["P_gen"]
    ).generation
    return _paths(
        inputs,
        pointer,
        generation,
    )


def _paths(inputs: Inputs, pointer: Array, generation: Array) -> StepResult:
    of_gate = blend_backward(inputs["dP"], inputs["g"], inputs["P_ptr"], inputs["P_gen"]).gate
    way = "grow" if of_gate < 0 else "shrink" if of_gate > 0 else "stay"
    return result(
        _places(
            inputs,
            "dP_ptr",
            pointer,
            r"\frac{\partial L}{\partial P_{\text{ptr}}}",
            "Gradient at the pointer",
        ),
        _places(
            inputs,
            "dP_gen",
            generation,
            r"\frac{\partial L}{\partial P_{\text{gen}}}",
            "Gradient at generation",
        ),
        _places(
            inputs,
            "gate_terms",
            inputs["dP"] * (inputs["P_ptr"] - inputs["P_gen"]),
            r"\frac{\partial L}{\partial P} (P_{\text{ptr}} - P_{\text{gen}})",
            "What each place asks of the gate",
        ),
        table(
            "dg",
            of_gate,
            symbol=r"\frac{\partial L}{\partial g}",
            title="Gradient at the gate",
        ),
        remark=f"To lower the loss, the gate should {way}.",
    )


@lesson.step(
    title="Back to the pointer's scores",
    formula=(
        r"\frac{\partial L}{\partial \alpha_i} = \frac{\partial L}{\partial P_{\text{ptr}}(x_i)}, "
        r"\quad \frac{\partial L}{\partial s} = \alpha \odot \left(\frac{\partial L}{\partial "
        r"\alpha} - \sum_i \alpha_i \frac{\partial L}{\partial \alpha_i}\right)"
    ),
    inputs=("dP_ptr", "alpha"),
    why=(
        "What was collected on the way forward is handed out on the way back: every visit gets "
        "the gradient of its place. Then the softmax, as before. The result is also the gradient "
        "at each learned position bias."
    ),
    breaks=(
        "Each weight is treated as if the others stayed, and visits to wrong places are never "
        "told to give way."
    ),
)
def to_pointer_scores(inputs: Inputs) -> StepResult:
    """The gradient at pointer scores."""
    of_weights = inputs["dP_ptr"][_where(inputs)]
    return _to_scores(inputs, of_weights, softmax_backward(of_weights, inputs["alpha"]))


@to_pointer_scores.when_removed(
    formula=r"\frac{\partial L}{\partial s} = \alpha \odot \frac{\partial L}{\partial \alpha}"
)
def _(inputs: Inputs) -> StepResult:
    of_weights = inputs["dP_ptr"][_where(inputs)]
    return _to_scores(inputs, of_weights, of_weights * inputs["alpha"])


def _to_scores(inputs: Inputs, of_weights: Array, of_scores: Array) -> StepResult:
    visits = inputs.words("visits")
    return result(
        table(
            "dalpha",
            of_weights,
            symbol=r"\frac{\partial L}{\partial \alpha}",
            title="Gradient at the pointer weights",
            columns=visits,
        ),
        table(
            "ds",
            of_scores,
            symbol=r"\frac{\partial L}{\partial s}",
            title="Gradient at the pointer scores",
            columns=visits,
        ),
        remark=f"They sum to {number_text(of_scores.sum().round(12))}.",
    )


@lesson.step(
    title="Try this out as well",
    formula=r"\frac{\partial L}{\partial s_i} \approx \frac{L(s_i + h) - L(s_i - h)}{2 h}",
    inputs=("s", "P_ptr", "P_gen", "g", "y", "ds", "dP_ptr", "dP_gen", "dg"),
    why=(
        "The same trial for scores, both distributions and the gate. Where one of the last steps "
        "is taken out, its number and all that follow are off."
    ),
    breaks="A factor too many is not seen in a loss that still falls. It is seen here.",
)
def second_trial(inputs: Inputs) -> StepResult:
    """Central differences around the gate."""
    right, where = _right(inputs), _where(inputs)
    count = len(inputs.words("places"))
    target = np.eye(count)[right]
    scores, gate, generation, pointer = (
        plain(inputs[name]) for name in ("s", "g", "P_gen", "P_ptr")
    )
    probability = float(blend(gate, pointer, generation)[right])

    def loss(g: Array, p: Array, q: Array) -> Array:
        return cross_entropy(target, blend(g, p, q))

    def of_scores(s: Array) -> Array:
        places = np.broadcast_to(where, s.shape)
        return loss(gate, scatter_add(softmax(s), places, count), generation)

    step = min(_NUDGE, 1e-3 * probability)
    tried = {
        "scores": numerical_gradient(of_scores, scores, step=step),
        "pointer": numerical_gradient(lambda p: loss(gate, p, generation), pointer, step=step),
        "generation": numerical_gradient(lambda q: loss(gate, pointer, q), generation, step=step),
        "gate": numerical_gradient(lambda g: loss(g, pointer, generation), gate, step=step),
    }
    formulas = {"scores": "ds", "pointer": "dP_ptr", "generation": "dP_gen", "gate": "dg"}
    apart, remark = _compared({n: (inputs[formulas[n]], tried[n]) for n in tried})
    return result(
        table(
            "tried_s",
            tried["scores"],
            symbol=r"\frac{\Delta L}{\Delta s}",
            title="Tried out at the scores",
            columns=inputs.words("visits"),
        ),
        _places(
            inputs,
            "tried_ptr",
            tried["pointer"],
            r"\frac{\Delta L}{\Delta P_{\text{ptr}}}",
            "Tried out at the pointer",
        ),
        _places(
            inputs,
            "tried_gen",
            tried["generation"],
            r"\frac{\Delta L}{\Delta P_{\text{gen}}}",
            "Tried out at generation",
        ),
        table(
            "tried_g",
            tried["gate"],
            symbol=r"\frac{\Delta L}{\Delta g}",
            title="Tried out at the gate",
        ),
        apart,
        remark=remark,
    )


def _way(solve: Solver) -> str:
    """Which way the gate is pushed where the right place was never visited."""
    slope = float(solve({"y": len(PLACES.value)})["dg"])
    return _WAYS[0] if slope < 0 else _WAYS[1] if slope > 0 else _WAYS[2]


_BLENDED = "The text blends the pointer's probabilities as it rounded them before."

lesson.printed = (
    PrintedNumbers(POINTING, "0.465 0.685 0.18", computed="s"),
    PrintedNumbers(POINTING, "0.334 0.416 0.251", computed="alpha"),
    PrintedNumbers(POINTING, "0.585 0.416", computed="P_ptr", index=slice(0, 2)),
    PrintedNumbers(BLENDING, "0.488 0.343 0.17", computed="P", why=_BLENDED),
)

lesson.exercises = (
    Exercise(
        id="never-visited",
        question=(
            "The right place is one that was never visited (“other”). Which way does the loss push "
            "the gate?"
        ),
        answer=_way,
        because="The pointer gives it nothing and generation something, so generation is right.",
        choices=_WAYS,
    ),
    Exercise(
        id="gate-cancels",
        question=(
            "Generation gives the right place L5 probability 0, and the gate is 0.4 in place of "
            "0.8. By which factor does the gradient at the pointer's scores change?"
        ),
        answer=lambda solve: (
            solve({"P_gen": [0, *GENERATION.value[1:]], "g": 0.4})["ds"][0]
            / solve({"P_gen": [0, *GENERATION.value[1:]]})["ds"][0]
        ),
        because=(
            "P(y) is g times the pointer's probability, so g over P(y) does not depend on g: a "
            "smaller gate makes no weaker gradient here."
        ),
        decimals=1,
    ),
    Exercise(
        id="without-denominator",
        question=(
            "The denominator of softmax is forgotten on the way back (“Back through softmax” is "
            "taken out). What does the row of “beat” in the gradient at the scores sum to?"
        ),
        answer=lambda solve: solve(removed=["through-softmax"])["dS"][2].sum(),
        because=(
            "To what would have been taken off: the weights sum to 1, so taking the weighted "
            "average off each entry takes it off the sum once."
        ),
    ),
)
