"""The gate between copying and generating: a small network, a blend, and what moves it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import blend as blend_of
from pointerscope.formulas import cross_entropy, gelu, linear, log_loss, sigmoid
from pointerscope.formulas.gate import gate_at_tie, gate_gradient, sigmoid_slope
from pointerscope.formulas.gradients import (
    blend_backward,
    log_loss_backward,
    numerical_gradient,
)
from pointerscope.lessons.framework import (
    FOUNDATIONS,
    THEORY,
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
    plain,
    result,
    table,
)
from pointerscope.lessons.pointer import CONTEXT

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver
    from pointerscope.lessons.framework.tables import LessonTable

COMPUTATION = TextSection(FOUNDATIONS, "§6.1 Gate Computation")
SIGMOID = TextSection(FOUNDATIONS, "§6.2 Sigmoid Function Properties")
FINAL = TextSection(FOUNDATIONS, "§6.3 Final Distribution Computation")
GRADIENT = TextSection(FOUNDATIONS, "§6.4 Gate Gradient Analysis")
PATHWAYS = TextSection(FOUNDATIONS, "§9.2 Gradient Flow Through Gate")
EXAMPLE = TextSection(FOUNDATIONS, "§10.2 Gate Blending Example")
CROSS_ENTROPY = TextSection(FOUNDATIONS, "§7.5 Cross-Entropy Loss")
MOTIVATION = TextSection(THEORY, "§4.1 Motivation")
DYNAMICS = TextSection(THEORY, "§4.5 Training Dynamics")
FLOW = TextSection(THEORY, "§4.6 Gradient Flow")
DIVERGENCE = TextSection(THEORY, "§6.5 KL Divergence Between Distributions")
PATTERNS = TextSection(THEORY, "§7.2 Connection to Attention Patterns")
SUMMARY = TextSection(THEORY, "Summary")

_HEAD_START = 1e-3  # of a gate's distance from 0 and 1 in the picture
_POINTS = 101
_NUDGE = 1e-5

PLACES = Words("places", "Places", ("L5", "L17", "other"), minimum=2)
POINTER = Matrix(
    "P_ptr",
    r"P_{\text{ptr}}",
    "Pointer distribution",
    (0.585, 0.416, 0),
    columns="places",
    minimum=0,
    maximum=1,
)
GENERATION = Matrix(
    "P_gen",
    r"P_{\text{gen}}",
    "Generation distribution",
    (0.1, 0.05, 0.85),
    columns="places",
    minimum=0,
    maximum=1,
)
W_1 = Matrix(
    "W_1",
    "W_1",
    "First layer (our own numbers)",
    ((-0.9, -0.7, -0.9, 0.6), (1, -0.4, 1, 0.4)),
)
B_1 = Matrix("b_1", "b_1", "Its bias", (-0.1, -0.1))
W_2 = Matrix("W_2", "W_2", "Second layer (our own numbers)", (0.5, 1.1))
B_2 = Number("b_2", "b_2", "Its bias", 0.1)
RIGHT = Number(
    "y", "y", "The right place, counted from 1", 1, minimum=1, maximum=PLACES.maximum, whole=True
)
RATE = Number("rate", r"\eta", "Step size of a descent", 1, minimum=0, maximum=100)

lesson = Lesson(
    title="The gate: copy or generate",
    summary=(
        "A small network reads the context and decides how far to trust the pointer. Two "
        "distributions are blended, the right place gives a loss, and the loss pushes the gate."
    ),
    section="pointer",
    order=2,
    terms=("gate", "pointer", "generation head", "logit", "blend"),
    sources=(
        COMPUTATION,
        SIGMOID,
        FINAL,
        GRADIENT,
        EXAMPLE,
        TextSection(THEORY, "§4 Pointer-Generation Hybrid Architecture"),
    ),
    inputs=(PLACES, POINTER, GENERATION, CONTEXT, W_1, B_1, W_2, B_2, RIGHT, RATE),
)


@lesson.step(
    title="First layer: what the context shows of this question",
    formula=r"W_1 c + b_1",
    inputs=("c", "W_1", "b_1"),
    why=(
        "Whether to copy depends on where somebody is, when, and after what; all of that is in "
        "the context. The first layer reads off half as many features as the context is wide. "
        "The text gives no weights: these are ours, chosen so that its gate of 0.8 comes out."
    ),
    breaks="A gate that does not read the context is one number for everyone at all times.",
)
def first_layer(inputs: Inputs) -> StepResult:
    """The features before the non-linearity."""
    found = linear(inputs["c"], inputs["W_1"], inputs["b_1"])
    return result(table("u", found, symbol="u", title="Features before GELU"))


@lesson.step(
    title="GELU: let features pass or not",
    formula=r"h = \operatorname{GELU}(u) = u \, \Phi(u)",
    inputs=("u",),
    why=(
        "$\\Phi$ is the normal distribution function: large positive features pass whole, large "
        "negative ones hardly at all. Only so can the gate say “at home, and in the morning”."
    ),
    breaks=(
        "Two layers in a row without it are one: the gate's logit would be a single weighted sum "
        "of the context."
    ),
)
def non_linearity(inputs: Inputs) -> StepResult:
    """The features after GELU."""
    return result(table("h", gelu(inputs["u"]), symbol="h", title="Hidden units"))


@non_linearity.when_removed(formula="h = u")
def _(inputs: Inputs) -> StepResult:
    return result(table("h", inputs["u"], symbol="h", title="Hidden units"))


@lesson.step(
    title="Second layer: one number",
    formula=r"x = W_2 h + b_2",
    inputs=("h", "W_2", "b_2"),
    why="All evidence for and against copying is added up: above 0 speaks for the pointer.",
    breaks=(
        "Without a gate both parts count half, whatever the context is; the published network "
        "without a gate does just that."
    ),
)
def logit(inputs: Inputs) -> StepResult:
    """The logit of the gate."""
    bias = np.atleast_1d(inputs["b_2"])
    found = linear(inputs["h"], np.atleast_2d(inputs["W_2"]), bias)[0]
    return result(table("x", found, symbol="x", title="Logit"))


@logit.when_removed(formula="x = 0")
def _(inputs: Inputs) -> StepResult:
    return result(table("x", 0.0, symbol="x", title="Logit"))


@lesson.step(
    title="Sigmoid: a share between 0 and 1",
    formula=r"g = \sigma(x) = \frac{1}{1 + e^{-x}}, \quad \sigma'(x) = g (1 - g)",
    inputs=("x",),
    why=(
        "The pointer gets the share $g$, generation the rest. The sigmoid turns any number into a "
        "share, and $\\sigma(-x) = 1 - \\sigma(x)$ treats both parts alike."
    ),
    breaks=(
        "The logit itself as a share could be negative or above 1, and so could the probabilities "
        "that are blended with it."
    ),
    notes=(
        Note(
            SIGMOID,
            "$\\sigma(0) = 0.5$ is a fixed point",
            "A fixed point is where $\\sigma(x) = x$, which is at about 0.659. Zero is the centre "
            "of the symmetry: there the gate takes no side.",
        ),
        Note(
            SIGMOID,
            "the sigmoid's range is open, so that 0 and 1 are never reached",
            "In exact arithmetic. In single precision $\\sigma(x)$ is exactly 1 from about 17 on, "
            "in double from about 37 on; then $\\sigma' = 0$, and this example moves the gate no "
            "more.",
        ),
        Note(
            DYNAMICS,
            "the mean gate was 0.7872 on the one data set and 0.6267 on the other",
            "These are measurements over trained networks and test sets. They do not follow from "
            "anything on this page and are not compared with it.",
        ),
        Note(
            DYNAMICS,
            "a mean gate of 0.79 prefers the pointer, one of 0.63 is balanced",
            "Balance is 0.5, and both lean to the pointer. Nor does a mean show whether gates "
            "were mostly near it, or near 1 in many cases and near 0 in the others.",
        ),
        Note(
            PATTERNS,
            "high gates show that a few places dominate",
            "They show that the pointer was trusted. Over how many places it spread its trust is "
            "another number.",
        ),
    ),
)
def share(inputs: Inputs) -> StepResult:
    """The gate and its slope."""
    found = sigmoid(inputs["x"])
    return result(
        table("g", found, symbol="g", title="Gate"),
        table(
            "slope",
            sigmoid_slope(found),
            symbol=r"\sigma'(x)",
            title="Slope of the sigmoid",
        ),
        remark=f"{float(found):.1%} of the answer is the pointer's.",
    )


@lesson.step(
    title="Blend the two distributions",
    formula=r"P_{\text{final}}(\ell) = g P_{\text{ptr}}(\ell) + (1 - g) P_{\text{gen}}(\ell)",
    inputs=("g", "P_ptr", "P_gen"),
    why=(
        "The pointer knows only places of the history, and generation knows them all but has to "
        "learn each. A mixture of two distributions in shares that sum to 1 is one again."
    ),
    breaks=(
        "The pointer alone can never name a new place. Generation alone has to know by heart what "
        "the pointer can simply look up."
    ),
    notes=(
        Note(
            EXAMPLE,
            "the blended probabilities are 0.488, 0.343 and 0.17",
            "Together they are 1.001, as the pointer's two, rounded for themselves, already sum to "
            "1.001. Unrounded, 0.5844 and 0.4156 sum to 1, and so does the blend.",
        ),
        Note(
            FINAL,
            "that the blend is a valid distribution follows from $g$ being strictly inside (0, 1)",
            "It holds at 0 and 1 as well. What needs the open interval is that no place is lost: "
            "at $g = 1$ exactly, every place outside the history has probability 0, and its loss "
            "is infinite.",
        ),
        Note(
            MOTIVATION,
            "generation makes it possible to predict any place",
            "Any of its vocabulary. A place that was in no training history has no output of its "
            "own; the network knows all of these as one, “unknown”.",
        ),
        Note(
            DIVERGENCE,
            "the KL divergence measures how much the two distributions differ",
            "Seen from the pointer. The other way round it is another number, and infinite as "
            "soon as generation gives anything to a place that the pointer gives nothing.",
        ),
        Note(
            DIVERGENCE,
            "where the two distributions differ much, predictions are more decisive",
            "The gate then matters more, that is all. Two sure answers that disagree, blended half "
            "and half, make an answer that is less sure than either.",
        ),
    ),
)
def mixture(inputs: Inputs) -> StepResult:
    """Both parts in their shares, and their sum."""
    places = inputs.words("places")
    gate = inputs["g"]
    rest = 1 - gate
    final = blend_of(gate, inputs["P_ptr"], inputs["P_gen"])

    def of_places(name: str, values: NDArray[np.float64], symbol: str, title: str) -> LessonTable:
        return table(
            name,
            values,
            symbol=symbol,
            title=title,
            columns=places,
            shade="weights",
        )

    return result(
        table("rest", rest, symbol="1 - g", title="Share of generation"),
        of_places(
            "from_pointer",
            gate * inputs["P_ptr"],
            r"g P_{\text{ptr}}",
            "From the pointer",
        ),
        of_places(
            "from_generation",
            rest * inputs["P_gen"],
            r"(1 - g) P_{\text{gen}}",
            "From generation",
        ),
        of_places(
            "P_final",
            final,
            r"P_{\text{final}}",
            "Blended probabilities",
        ),
        remark=_sums(inputs["P_ptr"], inputs["P_gen"], final),
    )


@lesson.step(
    title="The prediction, and the gate at which it turns",
    formula=(
        r"\hat\ell = \operatorname{argmax}_\ell P_{\text{final}}(\ell), \quad "
        r"g^* = \frac{\Delta q}{\Delta q + \Delta p}"
    ),
    inputs=("P_final", "P_ptr", "P_gen"),
    why=(
        "The place with the largest blended probability is the answer. Where pointer and "
        "generation prefer different places, $g^*$ is the value of the gate at which their two "
        "favourites are equal: $\\Delta p$ is the pointer's lead of its own, $\\Delta q$ that of "
        "generation's."
    ),
    breaks=(
        "A probability alone does not say how firmly the answer stands. The distance from the "
        "gate to $g^*$ does."
    ),
    notes=(
        Note(
            EXAMPLE,
            "the prediction is L5, as 48.8 % is the highest probability",
            "So it is. But “other” holds all remaining places together: had its share been the "
            "larger one, none of these places alone would have been the answer by that.",
        ),
    ),
)
def prediction(inputs: Inputs) -> StepResult:
    """The largest blended probability, and where the two favourites tie."""
    places = inputs.words("places")
    final, pointer, generation = inputs["P_final"], inputs["P_ptr"], inputs["P_gen"]
    top = int(final.argmax())
    copied, made_up = int(pointer.argmax()), int(generation.argmax())
    largest = table(
        "top",
        final[top],
        symbol=r"P_{\text{final}}(\hat\ell)",
        title="Largest probability",
    )
    said = f"The answer is “{places[top]}”, with {final[top]:.1%}."
    leads = pointer[copied] - pointer[made_up], generation[made_up] - generation[copied]
    if copied == made_up or not sum(leads) > 0:
        said += " Pointer and generation have the same favourite, whatever the gate."
        return result(largest, remark=said)
    tie = gate_at_tie(
        pointer[[made_up]], generation[[made_up]], pointer[[copied]], generation[[copied]]
    )
    said += (
        f" Below a gate of {tie[0]:.3f}, “{places[made_up]}” is ahead of “{places[copied]}”; "
        "above it, behind."
    )
    return result(
        largest,
        table("tie", tie, symbol="g^*", title="Gate at which both favourites are equal"),
        remark=said,
    )


@lesson.step(
    title="The loss: how surprising the right place was",
    formula=r"L = -\ln P_{\text{final}}(y)",
    inputs=("P_final", "y"),
    why=(
        "Training compares the answer with the place that was really visited next. The loss is 0 "
        "if it had probability 1, and grows without bound as that shrinks."
    ),
    breaks=(
        "Counting right and wrong answers alone gives no slope: a small step would change nothing, "
        "and nothing could be learned from it."
    ),
    notes=(
        Note(
            CROSS_ENTROPY,
            "training has a one-hot target, so the loss is that of the right place alone",
            "Here it is. The networks themselves are trained with a little label smoothing: a "
            "small part of the target is spread over all places, and each is in the loss a bit.",
        ),
    ),
)
def loss(inputs: Inputs) -> StepResult:
    """The loss of the right place."""
    right = _right(inputs)
    final = inputs["P_final"]
    if final[right] == 0:
        raise NotComputableError(
            "The right place has probability 0, so that its loss is infinite. Give it some "
            "probability with the pointer or with generation."
        )
    target = np.eye(len(final))[right]
    return result(
        table(
            "p_y",
            final[right],
            symbol=r"P_{\text{final}}(y)",
            title=f"Probability of {inputs.words('places')[right]}",
        ),
        table(
            "loss",
            cross_entropy(target, final),
            symbol="L",
            title="Loss, in nats",
        ),
    )


@lesson.step(
    title="Which way the loss pushes the gate",
    formula=(
        r"\frac{\partial L}{\partial g} = "
        r"-\frac{P_{\text{ptr}}(y) - P_{\text{gen}}(y)}{P_{\text{final}}(y)}"
    ),
    inputs=("P_ptr", "P_gen", "p_y", "y"),
    why=(
        "Descent goes against the gradient. It is negative, and the gate grows, where the pointer "
        "gave the right place more than generation did; positive, and the gate shrinks, where it "
        "gave less. Each example is a vote for the part that knew better."
    ),
    breaks="The gate would keep the value it started with, and never learn whom to trust when.",
    notes=(
        Note(
            DYNAMICS,
            "the gate learns a high value when the right place is in the history",
            "The gradient does not ask whether it is there but which part gave it more. A place in "
            "the history at which the pointer hardly points pushes the gate down.",
        ),
        Note(
            GRADIENT,
            "the gate learns to favour the part that gives the right place more",
            "In each example it is pushed that way. But it sees the context and not the right "
            "place: for contexts that look alike it settles on one value, by how often each part "
            "was ahead and how far.",
        ),
        Note(
            SUMMARY,
            "the gate learns the optimal blend",
            "It learns one with a lower loss in training. That it is the best there is, on these "
            "histories or on new ones, is nowhere shown.",
        ),
    ),
)
def push(inputs: Inputs) -> StepResult:
    """The gradient of the loss by the gate."""
    right = _right(inputs)
    pointer, generation = inputs["P_ptr"][right], inputs["P_gen"][right]
    found = gate_gradient(pointer, generation, inputs["p_y"])
    places = inputs.words("places")
    way = "grows" if found < 0 else "shrinks" if found > 0 else "stays where it is"
    grid = np.linspace(_HEAD_START, 1 - _HEAD_START, _POINTS)
    likely = blend_of(grid, inputs["P_ptr"][None], inputs["P_gen"][None])
    curves = {
        f"{name} ({index + 1})": log_loss(likely[:, index])
        for index, name in enumerate(places)
        if likely[:, index].all()
    }
    return result(
        table(
            "p_ptr",
            pointer,
            symbol=r"P_{\text{ptr}}(y)",
            title="The right place with the pointer",
        ),
        table(
            "p_gen",
            generation,
            symbol=r"P_{\text{gen}}(y)",
            title="The right place with generation",
        ),
        table(
            "dL_dg",
            found,
            symbol=r"\partial L / \partial g",
            title="Gradient of the loss by the gate",
        ),
        remark=f"With “{places[right]}” as the right place, the gate {way}.",
        picture=Lines(
            title="The loss, by the gate, for each right place",
            caption="A curve that falls to the right pulls the gate up; one that rises, down.",
            x=grid,
            curves=curves,
            x_title="gate",
            y_title="loss, in nats",
        ),
    )


@lesson.step(
    title="Back through the sigmoid",
    formula=r"\frac{\partial L}{\partial x} = \frac{\partial L}{\partial g} \, \sigma'(x)",
    inputs=("dL_dg", "slope", "x"),
    why=(
        "What is learned are the weights behind the logit, and the push reaches them through the "
        "slope of the sigmoid: at most 1/4, at an undecided gate, and almost nothing at a gate "
        "that has made up its mind. The last table tries it out: the loss a little to the "
        "right of the logit, less that a little to the left, over the distance."
    ),
    breaks=(
        "The gradient would be too large by $1 / \\sigma'(x)$, the more so the surer the gate. "
        "Beside the last table it can be seen to be wrong."
    ),
)
def through_sigmoid(inputs: Inputs) -> StepResult:
    """The gradient of the loss by the logit, and the same tried out."""
    found = inputs["dL_dg"] * inputs["slope"]
    return result(_of_logit(found), _tried_out(inputs))


@through_sigmoid.when_removed(
    formula=r"\frac{\partial L}{\partial x} = \frac{\partial L}{\partial g}"
)
def _(inputs: Inputs) -> StepResult:
    return result(_of_logit(inputs["dL_dg"]), _tried_out(inputs))


@lesson.step(
    title="One step of descent",
    formula=r"x' = x - \eta \frac{\partial L}{\partial x}, \quad g' = \sigma(x')",
    inputs=("x", "dL_dx", "rate", "p_ptr", "p_gen", "loss"),
    why=(
        "The logit moves against its gradient and the gate with it. In the network the weights "
        "move and not the logit itself, so that similar contexts move along."
    ),
    breaks="Without a step the loss stays what it is.",
)
def descent(inputs: Inputs) -> StepResult:
    """The logit, the gate and the loss after one step."""
    moved = inputs["x"] - inputs["rate"] * inputs["dL_dx"]
    gate = sigmoid(moved)
    both = inputs["p_ptr"][None], inputs["p_gen"][None]
    likely = blend_of(gate, *both)[0]
    if likely == 0:
        raise NotComputableError(
            "After this step the right place has probability 0 and an infinite loss. Take a "
            "smaller step, or give it some probability with both parts."
        )
    after = log_loss(likely)
    change = float(after - inputs["loss"])
    said = (
        "stays as it was" if abs(change) < 1e-12 else f"changes by {change:+.4f}".replace("-", "−")
    )
    return result(
        table(
            "x_new",
            moved,
            symbol="x'",
            title="Logit after a step",
        ),
        table(
            "g_new",
            gate,
            symbol="g'",
            title="Gate after a step",
        ),
        table(
            "p_new",
            likely,
            symbol=r"P_{\text{final}}'(y)",
            title="Probability of the right place after it",
        ),
        table(
            "loss_new",
            after,
            symbol="L'",
            title="Loss after it",
        ),
        remark=f"The loss {said}.",
    )


@lesson.step(
    title="What reaches the two parts",
    formula=(
        r"\frac{\partial L}{\partial P_{\text{ptr}}} = g \frac{\partial L}{\partial P}, \quad "
        r"\frac{\partial L}{\partial P_{\text{gen}}} = (1 - g) \frac{\partial L}{\partial P}"
    ),
    inputs=("g", "P_final", "P_ptr", "P_gen", "y"),
    why=(
        "The gate divides the gradient as it divides the answer: of what arrives at the blend, "
        "the pointer gets $g$ and generation $1 - g$. So the two compete for it."
    ),
    breaks=(
        "Trained apart, each part would have to explain every visit by itself; together, "
        "generation may leave to the pointer what is easily copied."
    ),
    notes=(
        Note(
            PATHWAYS,
            "a higher gate means stronger gradients and faster learning for the pointer",
            "What reaches the pointer has the size $g / P_{\\text{final}}(y)$. It grows with the "
            "gate, except where generation gives the right place nothing: then $g$ cancels. And "
            "AdamW, which trains the networks, divides each gradient by its usual size, so that a "
            "factor common to all of them is not a speed.",
        ),
        Note(
            FLOW,
            "the gradient by the pointer is $g$ times that by the probability",
            "Place by place, and only the right place has one at all: the others learn of it "
            "through the two softmaxes, whose shares it is taken from.",
        ),
    ),
)
def two_paths(inputs: Inputs) -> StepResult:
    """The gradients of the loss by both distributions."""
    places = inputs.words("places")
    target = np.eye(len(places))[_right(inputs)]
    if inputs["P_final"][_right(inputs)] == 0:
        raise NotComputableError("The right place has probability 0: there is no gradient there.")
    upstream = log_loss_backward(inputs["P_final"], target)
    found = blend_backward(upstream, inputs["g"], inputs["P_ptr"], inputs["P_gen"])
    upstream, to_pointer, to_generation = (
        array + 0.0
        for array in (upstream, found.pointer, found.generation)  # 0, not -0
    )
    return result(
        table(
            "dL_dP",
            upstream,
            symbol=r"\partial L / \partial P",
            title="At the blended probabilities",
            columns=places,
        ),
        table(
            "dL_dptr",
            to_pointer,
            symbol=r"\partial L / \partial P_{\text{ptr}}",
            title="At the pointer's",
            columns=places,
        ),
        table(
            "dL_dgen",
            to_generation,
            symbol=r"\partial L / \partial P_{\text{gen}}",
            title="At those of generation",
            columns=places,
        ),
    )


def _right(inputs: Inputs) -> int:
    """The right place, counted from 0."""
    right = inputs.integer("y")
    places = inputs.words("places")
    if right > len(places):
        raise NotComputableError(
            f"There are {len(places)} places: choose the right one among them."
        )
    return right - 1


def _sums(*distributions: NDArray[np.float64]) -> str:
    pointer, generation, final = (f"{found.sum():.6g}" for found in distributions)
    said = f"Sums: pointer {pointer}, generation {generation}, blend {final}."
    if {pointer, generation} == {"1"}:
        return said
    return f"{said} What does not sum to 1 is no distribution, if only by rounding."


def _of_logit(values: NDArray[np.float64]) -> LessonTable:
    return table(
        "dL_dx",
        values,
        symbol=r"\partial L / \partial x",
        title="Gradient of the loss by the logit",
    )


def _tried_out(inputs: Inputs) -> LessonTable:
    """The slope of the loss at the logit, from two points beside it."""
    right = _right(inputs)
    pointer, generation = plain(inputs["P_ptr"])[right], plain(inputs["P_gen"])[right]

    def losses(logits: NDArray[np.float64]) -> NDArray[np.float64]:
        shares = sigmoid(logits)
        return log_loss(blend_of(shares, pointer[None, None], generation[None, None]))

    found = numerical_gradient(losses, plain(inputs["x"]), step=_NUDGE)
    return table("tried", found, symbol=r"\Delta L / \Delta x", title="The same, tried out")


def _shrunk(solve: Solver) -> float:
    """The gradient by the logit at a surer gate, over that of the text."""
    surer = solve({"b_2": B_2.value + 4})
    return float(surer["dL_dx"] / solve()["dL_dx"])


def _factors(solve: Solver) -> NDArray[np.float64]:
    """What is multiplied in the blend of every place: gate, pointer, rest, generation."""
    found = solve()
    parts = (found[name] for name in ("g", "P_ptr", "rest", "P_gen"))
    return np.stack(np.broadcast_arrays(*parts), axis=-1)


_WAYS = {-1: "up", 1: "down", 0: "neither"}  # by the sign of the gradient

lesson.printed = (
    PrintedNumbers(SIGMOID, "0.5", computed="g", removed=("logit",), label="σ(0)"),
    PrintedNumbers(
        FINAL,
        "1",
        computed=lambda solve: solve()["g"] + solve()["rest"],
        label="Sum of the coefficients",
    ),
    PrintedNumbers(EXAMPLE, "0.585 0.416", computed="P_ptr", index=slice(2)),
    PrintedNumbers(EXAMPLE, "0.1 0.05 0.85", computed="P_gen"),
    PrintedNumbers(EXAMPLE, "0.8", computed="g"),
    PrintedNumbers(EXAMPLE, "0.2", computed="rest"),
    PrintedNumbers(
        EXAMPLE,
        "0.8 0.585 0.2 0.1  0.8 0.416 0.2 0.05  0.8 0 0.2 0.85",
        computed=_factors,
        label="The blend, written out",
    ),
    PrintedNumbers(EXAMPLE, "0.468 0.333 0", computed="from_pointer"),
    PrintedNumbers(EXAMPLE, "0.02 0.01 0.17", computed="from_generation"),
    PrintedNumbers(EXAMPLE, "0.488 0.343 0.17", computed="P_final"),
    PrintedNumbers(EXAMPLE, "48.8%", computed="top"),
)

lesson.exercises = (
    Exercise(
        id="not-pointed-at",
        question=(
            "The right place turns out to be “other”, which the pointer gives nothing. Which way "
            "is the gate pushed?"
        ),
        answer=lambda solve: _WAYS[int(np.sign(solve({"y": 3})["dL_dg"]))],
        choices=("up", "down", "neither"),
        because=(
            "Generation gave it more than the pointer did, so that the gradient is positive, and "
            "descent goes against it."
        ),
    ),
    Exercise(
        id="turns",
        question=("At which value of the gate would “L5” and “other” be equally probable?"),
        answer=lambda solve: solve()["tie"][0],
        because="Solve 0.585 g + 0.1 (1 − g) = 0.85 (1 − g) for g.",
        decimals=3,
    ),
    Exercise(
        id="sure-gate",
        question=(
            "The same votes at a surer gate: $b_2$ is raised by 4. By how much, in percent of "
            "what it was, does the gradient by the logit shrink in size?"
        ),
        answer=lambda solve: 100 * (1 - _shrunk(solve)),
        because=(
            "The slope $g (1 - g)$ is small where $g$ is nearly 1, while the gradient by the gate "
            "itself hardly changes."
        ),
        decimals=1,
    ),
)
