"""Residual connections: the size of gradients through depth, with and without them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.formulas.gradients import chained_slopes, path_products, sizes_by_depth
from pointerscope.lessons.framework import (
    FOUNDATIONS,
    LECTURE,
    THEORY,
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
    result,
    table,
)
from pointerscope.lessons.framework.numbers import number_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.formulas.gradients import Arrangement, DepthSizes
    from pointerscope.lessons.framework.tables import LessonTable

    Array = Float[NDArray[np.float64], "*s"]

RESIDUALS = TextSection(LECTURE, "Residual Connections: The Gradient Highway")
NORMS = TextSection(LECTURE, "Pre-Norm vs Post-Norm")
TAKEAWAYS = TextSection(LECTURE, "Key Takeaways, 6")
SOLUTION = TextSection(LECTURE, "Solution: Practice Problems 2 and 3, Problem 3.5")
DEEP = TextSection(FOUNDATIONS, "§9.3 Vanishing Gradient in Deep Attention")
LAYER = TextSection(THEORY, "§2.4 Transformer Encoder Layer")

SLOPES = Matrix(
    "w",
    "w",
    "Slope of each of four sublayers",
    (0.5, 0.3, -0.4, 0.2),
    columns=("layer 1", "layer 2", "layer 3", "layer 4"),
    minimum=-3,
    maximum=3,
)
SAME = Matrix(
    "same",
    "w",
    "One slope in every layer",
    (-0.9, -0.1, 0.1, 0.5),
    minimum=-3,
    maximum=3,
)
LAYERS = Number("layers", "L", "Layers", 96, minimum=1, maximum=96, whole=True)
WIDTH = Number("width", "d", "Width of the network", 16, minimum=4, maximum=24, whole=True)
SCALE = Number("scale", "s", "Size of the weights", 0.7, minimum=0.05, maximum=2)
SEED = Number(
    "seed", r"\text{seed}", "Start of the random numbers", 1, minimum=0, maximum=9999, whole=True
)

_NAMES: dict[Arrangement, str] = {
    "plain": "no residuals",
    "residual": "residuals, no norm",
    "post-norm": "post-norm",
    "pre-norm": "pre-norm",
}
_CHOICES = (
    "It grows without end",
    "It stays near 1",
    "It vanishes",
)

lesson = Lesson(
    title="Residual connections: gradients through many layers",
    summary=(
        "A gradient goes down through up to 96 layers: multiplied by every layer, or with a road "
        "that leads around each of them. Then the norm is put after the sum, and before the "
        "sublayer."
    ),
    section="depth",
    order=3,
    terms=("residual connection",),
    sources=(RESIDUALS, NORMS, DEEP, LAYER, SOLUTION),
    inputs=(SLOPES, SAME, LAYERS, WIDTH, SCALE, SEED),
)


def _after(inputs: Inputs, name: str, values: Array, symbol: str, title: str) -> StepResult:
    count = values.shape[-1]
    columns = tuple(f"{n} layer{'s' if n > 1 else ''}" for n in range(1, count + 1))
    remark = f"Through all {count} layers it is {number_text(values[-1])} times as large."
    made = table(name, values, symbol=symbol, title=title, columns=columns)
    return result(made, remark=remark)


@lesson.step(
    title="Without residuals: slopes are multiplied",
    formula=(
        r"\frac{\partial h^{(L)}}{\partial x} = \prod_{\ell=1}^{L} w_\ell, \quad "
        r"w_\ell = \frac{\partial f_\ell}{\partial h^{(\ell-1)}}"
    ),
    inputs=("w",),
    why=(
        "The chain rule multiplies what every layer does to a small change. Here each layer is "
        "one number wide, so what it does is a single slope."
    ),
    breaks=(
        "A product of many slopes below 1 is close to 0, and early layers learn nothing; a "
        "product of many above 1 is huge. This is what residuals are meant to cure."
    ),
    notes=(
        Note(
            RESIDUALS,
            "if the norm of every layer's derivative is below 1, the gradient vanishes",
            "It is sure to if all of them stay below one number c that is itself below 1: then "
            "the gradient is at most c to the power of L. Norms that creep up to 1 need not do "
            "it: the product of 1 − 1/ℓ² from ℓ = 2 on never falls below a half.",
        ),
    ),
)
def chain(inputs: Inputs) -> StepResult:
    """Products of slopes."""
    found = chained_slopes(inputs["w"], residual=False)
    return _after(
        inputs, "without", found, r"\prod w_\ell", "Gradient after so many layers, no residuals"
    )


def _factors(inputs: Inputs, *, residual: bool) -> StepResult:
    values = inputs["w"] + 1 if residual else inputs["w"]
    factors = table(
        "factors",
        values,
        symbol=r"1 + w_\ell",
        title="What every layer multiplies by",
        columns=("layer 1", "layer 2", "layer 3", "layer 4"),
    )
    found = chained_slopes(inputs["w"], residual=residual)
    made = _after(inputs, "with_it", found, r"\prod (1 + w_\ell)", "Gradient after so many layers")
    return result(factors, *made.tables, remark=made.remark)


@lesson.step(
    title="With residuals: one is added to every slope",
    formula=r"h^{(\ell)} = h^{(\ell-1)} + f_\ell(h^{(\ell-1)}), \quad "
    r"\frac{\partial h^{(L)}}{\partial x} = \prod_{\ell=1}^{L} (1 + w_\ell)",
    inputs=("w",),
    why=(
        "A layer now hands on its input and adds something to it. Its slope is one plus what it "
        "adds, so a layer that does little lets the gradient through as it is."
    ),
    breaks="Every layer multiplies by its own slope alone, and small slopes shrink the gradient.",
    notes=(
        Note(
            RESIDUALS,
            "residuals guarantee a gradient of magnitude 1 at least, however deep the network",
            "They guarantee a term of exactly 1, not the sum. A layer whose slope is between −2 "
            "and 0 multiplies by less than 1 in size, and one with slope −1 by 0.",
        ),
        Note(
            TAKEAWAYS,
            "the gradient with residuals has a norm of at least 1",
            "The same claim again. The identity is one of many paths, and the others may cancel "
            "a part of it or all.",
        ),
    ),
)
def residual(inputs: Inputs) -> StepResult:
    """One plus every slope."""
    return _factors(inputs, residual=True)


@residual.when_removed(formula=r"\frac{\partial h^{(L)}}{\partial x} = \prod_{\ell=1}^{L} w_\ell")
def _(inputs: Inputs) -> StepResult:
    return _factors(inputs, residual=False)


def _path(index: int, layers: int) -> str:
    through = [str(layer + 1) for layer in range(layers) if index >> layer & 1]
    return "through " + ", ".join(through) if through else "around all"


@lesson.step(
    title="Multiplied out: every way through or around",
    formula=r"\prod_{\ell=1}^{L} (1 + w_\ell) = \sum_{P \subseteq \{1, \ldots, L\}} "
    r"\prod_{\ell \in P} w_\ell",
    inputs=("w",),
    why=(
        "At every layer the gradient may go through or around. With four layers there are "
        "$2^4 = 16$ ways, and each gives the product of the slopes on it. The way around all "
        "gives exactly 1."
    ),
    breaks=(
        "Without residuals only one way is left, the one through all layers: a single closed "
        "layer closes it."
    ),
    notes=(
        Note(
            RESIDUALS,
            "the gradient always has a path of magnitude 1 or more",
            "That path is exactly 1. The gradient is the sum of all paths, and those with "
            "negative products are taken away from it.",
        ),
    ),
)
def paths(inputs: Inputs) -> StepResult:
    """All products, and their sum."""
    slopes = inputs["w"]
    return _paths(path_products(slopes), range(2 ** len(slopes)), len(slopes))


@paths.when_removed(formula=r"\prod_{\ell=1}^{L} w_\ell")
def _(inputs: Inputs) -> StepResult:
    slopes = inputs["w"]
    return _paths(path_products(slopes)[-1:], [2 ** len(slopes) - 1], len(slopes))


def _paths(values: Array, which: Sequence[int], layers: int) -> StepResult:
    negative = values[values < 0].sum()
    remark = (
        f"{len(values)} path{'s' if len(values) > 1 else ''}, {number_text(values.sum())} together"
    )
    taken = (
        f"; negative ones take {number_text(-negative)} away."
        if negative
        else "; none is negative."
    )
    return result(
        table(
            "paths",
            values[:, None],
            symbol=r"\prod_{\ell \in P} w_\ell",
            title="Paths",
            rows=tuple(_path(index, layers) for index in which),
            columns=("product",),
        ),
        table(
            "together",
            values.sum(keepdims=True)[None],
            symbol=r"\sum_P",
            title="Sum of all paths",
            columns=("sum",),
        ),
        remark=remark + taken,
    )


def _deep(inputs: Inputs, *, residual: bool) -> StepResult:
    layers = inputs.integer("layers")
    slopes = inputs["same"]
    repeated = np.repeat(slopes[:, None], layers, axis=-1)
    without = chained_slopes(repeated, residual=False)
    found = chained_slopes(repeated, residual=residual)
    marks = _depths(layers)[1:]
    names = tuple(f"slope {slope:g}" for slope in slopes)
    columns = tuple(f"{mark} layer{'s' if mark > 1 else ''}" for mark in marks)
    at = [mark - 1 for mark in marks]
    small = sum(np.abs(found[:, -1]) < 1)
    remark = f"After {layers} layers {small} of {len(slopes)} gradients are smaller than 1."
    curves = {
        name: np.abs(row)
        for name, row in _named(zip(names, found, strict=True)).items()
        if np.abs(row).min() > 0
    }
    picture = Lines(
        "Gradient by depth",
        "Every curve has one slope in all layers; straight lines on a logarithmic axis double, "
        "or halve, at a steady pace.",
        np.arange(1.0, layers + 1),
        curves,
        "layers",
        "size of the gradient",
        logarithmic="y",
    )
    return result(
        table(
            "deep_without",
            without[:, at],
            symbol=r"w^\ell",
            title="Without residuals",
            rows=names,
            columns=columns,
        ),
        table(
            "deep_with",
            found[:, at],
            symbol=r"(1 + w)^\ell",
            title="With residuals",
            rows=names,
            columns=columns,
        ),
        remark=remark,
        picture=picture if curves else None,
    )


def _named(pairs: Iterable[tuple[str, Array]]) -> dict[str, Array]:
    """Each row by its name; names that are the same are told apart."""
    seen: dict[str, Array] = {}
    for name, row in pairs:
        while name in seen:
            name += " again"
        seen[name] = row
    return seen


@lesson.step(
    title="The same slope in every layer",
    formula=r"\frac{\partial h^{(L)}}{\partial x} = w^L, \quad (1 + w)^L",
    inputs=("same", "layers"),
    why=(
        "Depth makes powers. With a slope near 0 a residual network keeps its gradient near 1 "
        "over many layers, where the network without residuals has lost it after a few."
    ),
    breaks="The gradient is a power of the slope, and gone after a few layers if that is small.",
    notes=(
        Note(
            RESIDUALS,
            "more than 96 layers can be stacked without vanishing gradients because of residuals",
            "Residuals help most, but not alone: a slope of 0.5 in 96 layers makes the gradient "
            "explode, and one of −0.9 makes it vanish. GPT-3, with its 96 layers, also has "
            "pre-norm and starts from small weights.",
        ),
        Note(
            DEEP,
            "residuals are a remedy for gradients that vanish or explode",
            "They are one against vanishing. Adding 1 to slopes that are positive makes "
            "explosions worse; what holds these down are the norms and small first weights.",
        ),
    ),
)
def deep(inputs: Inputs) -> StepResult:
    """Powers."""
    return _deep(inputs, residual=True)


@deep.when_removed(formula=r"\frac{\partial h^{(L)}}{\partial x} = w^L")
def _(inputs: Inputs) -> StepResult:
    return _deep(inputs, residual=False)


def _network(inputs: Inputs, arrangement: Arrangement) -> DepthSizes[NDArray[Any]]:
    """A random stack of sublayers in one arrangement; the same sublayers in all."""
    random = np.random.default_rng(inputs.integer("seed"))
    width, layers = inputs.integer("width"), inputs.integer("layers")
    x = random.normal(size=width)
    weights = random.normal(size=(layers, width, width)) * inputs.number("scale") / width**0.5
    return sizes_by_depth(x, weights, arrangement)


def _depths(layers: int) -> list[int]:
    """A handful of depths, from the input to the output."""
    return [int(depth) for depth in np.unique(np.linspace(0, layers, 5).round())]


def _of(
    inputs: Inputs,
    shown: dict[str, Array],
    *,
    name: str,
    symbol: str,
    title: str,
) -> LessonTable:
    marks = _depths(inputs.integer("layers"))
    return table(
        name,
        np.stack([row[marks] for row in shown.values()]),
        symbol=symbol,
        title=title,
        rows=tuple(shown),
        columns=tuple(f"depth {mark}" for mark in marks),
    )


def _curves(shown: dict[str, Array], title: str, caption: str, y_title: str) -> Lines:
    depth = len(next(iter(shown.values())))
    return Lines(
        title,
        caption,
        np.arange(float(depth)),
        {name: row for name, row in shown.items() if row.min() > 0},
        "depth: 0 is the input",
        y_title,
        logarithmic="y",
    )


@lesson.step(
    title="A random network, wide enough to turn",
    formula=r"\frac{\partial h^{(L)}}{\partial h^{(\ell)}} = \prod_{k > \ell} (I + W_k)",
    inputs=("layers", "width", "scale", "seed"),
    why=(
        "With more than one feature a slope becomes a matrix of slopes, here of random weights "
        "of size $s$. We follow the gradient down from the output, where its size is 1."
    ),
    breaks=(
        "Without the added input both rows are the same: the gradient is multiplied by about $s$ "
        "in every layer."
    ),
)
def network(inputs: Inputs) -> StepResult:
    """Gradients of a network without norms."""
    return _networks(inputs, "residual")


@network.when_removed(formula=r"\prod_{k > \ell} W_k")
def _(inputs: Inputs) -> StepResult:
    return _networks(inputs, "plain")


def _networks(inputs: Inputs, second: Arrangement) -> StepResult:
    plain, other = _network(inputs, "plain").gradients, _network(inputs, second).gradients
    name = _NAMES[second] if second != "plain" else "residuals removed"
    shown = {_NAMES["plain"]: plain, name: other}
    remark = (
        f"At the input the gradient has size {number_text(plain[0])} without residuals; in the "
        f"other row {number_text(other[0])}."
    )
    return result(
        _of(
            inputs,
            shown,
            name="gradients",
            symbol=r"\lVert \partial h^{(L)} / \partial h^{(\ell)} \rVert",
            title="Size of the gradient at every depth",
        ),
        remark=remark,
        picture=_curves(
            shown,
            "Gradients without a norm",
            "Read from right to left: that is the way the gradient goes.",
            "size of the gradient",
        ),
    )


@lesson.step(
    title="Post-norm and pre-norm",
    formula=(
        r"\text{post: } h' = \operatorname{LN}(h + f(h)), \quad "
        r"\text{pre: } h' = h + f(\operatorname{LN}(h))"
    ),
    inputs=("layers", "width", "scale", "seed"),
    why=(
        "Two places for layer norm. Before the sublayer, the road around it stays free: its "
        "share of the gradient is 1 at every depth. After the sum, the road runs through every "
        "norm, which divides it each time."
    ),
    breaks=(
        "With residuals and no norm the states grow with every layer, and so do the gradients: "
        "by about $\\sqrt{1 + s^2}$ each time."
    ),
    notes=(
        Note(
            NORMS,
            "in pre-norm, the path from input to output passes through no normalisation",
            "The road around the sublayers does not. Every way through a sublayer passes its "
            "norm, and most pre-norm networks put one more norm at their very end, which all "
            "paths must pass.",
        ),
        Note(
            NORMS,
            "in post-norm the gradient is distorted, so training is unstable",
            "The way around is divided by the norm of every layer. The whole gradient, with the "
            "ways through, need not shrink: see how the rows compare. Post-norm networks do "
            "train if the learning rate is warmed up; the first transformer did.",
        ),
        Note(
            SOLUTION,
            "pre-norm gives an unobstructed road to the early layers",
            "It has a price: nothing holds the states down. They grow with depth, so that later "
            "sublayers change less and less of what they are added to.",
        ),
        Note(
            LAYER,
            "pre-norm gives more stable gradients and better learning in deeper networks",
            "More stable at the start of training, without warm-up. Where both can be trained, "
            "post-norm networks have often come out a little better.",
        ),
    ),
)
def norms(inputs: Inputs) -> StepResult:
    """Gradients, the road around, and states, in both arrangements."""
    return _normed(inputs, "post-norm", "pre-norm")


@norms.when_removed(formula=r"h' = h + f(h)")
def _(inputs: Inputs) -> StepResult:
    return _normed(inputs, "residual", "residual")


def _normed(inputs: Inputs, first: Arrangement, second: Arrangement) -> StepResult:
    sizes = [_network(inputs, first), _network(inputs, second)]
    names = (
        [_NAMES[first], _NAMES[second]]
        if first != second
        else ["post-norm, norm removed", "pre-norm, norm removed"]
    )
    gradients = dict(zip(names, (size.gradients for size in sizes), strict=True))
    highways = dict(zip(names, (size.highways for size in sizes), strict=True))
    states = dict(zip(names, (size.states for size in sizes), strict=True))
    numbers = [
        [
            number_text(size.gradients[0]),
            number_text(size.highways[0]),
            number_text(size.states[-1]),
        ]
        for size in sizes
    ]
    gradient, around, state = (" and ".join(pair) for pair in zip(*numbers, strict=True))
    remark = (
        f"In this order: the gradient at the input {gradient}; the way around alone {around}; "
        f"the states at the output {state}."
    )
    both = {**gradients, **{f"{name}, the way around": row for name, row in highways.items()}}
    return result(
        _of(
            inputs,
            gradients,
            name="normed",
            symbol=r"\lVert \partial h^{(L)} / \partial h^{(\ell)} \rVert",
            title="Size of the gradient at every depth",
        ),
        _of(
            inputs,
            highways,
            name="highways",
            symbol=r"\text{around}",
            title="The way around all sublayers alone",
        ),
        _of(
            inputs,
            states,
            name="states",
            symbol=r"\lVert h^{(\ell)} \rVert",
            title="Size of the states",
        ),
        remark=remark,
        picture=_curves(
            both,
            "Gradients with a norm",
            "Read from right to left. The ways around are what is left when no sublayer is gone "
            "through.",
            "size of the gradient",
        ),
    )


lesson.printed = (
    PrintedNumbers(RESIDUALS, "96", computed="layers", label="Layers of GPT-3"),
    PrintedNumbers(
        RESIDUALS,
        "0",
        computed=lambda solve: solve()["deep_without"][-1, -1],
        label="c to the power of L without residuals, c = 0.5",
    ),
    PrintedNumbers(
        RESIDUALS,
        "1",
        computed=lambda solve: solve()["paths"][0, 0],
        label="The path around all layers, I",
    ),
    PrintedNumbers(
        NORMS,
        "1",
        computed=lambda solve: solve()["highways"][1, 0],
        label="Pre-norm's way around, I",
    ),
)

lesson.exercises = (
    Exercise(
        id="closed",
        question=(
            "The third layer's slope becomes 0: it is closed. How large is the gradient through "
            "all four layers with residuals?"
        ),
        answer=lambda solve: solve({"w": [*solve()["w"][:2], 0.0, solve()["w"][3]]})["with_it"][-1],
        because="The closed layer multiplies by 1 and not by 0: the gradient goes around it.",
    ),
    Exercise(
        id="cancel",
        question=(
            "Every layer but the third keeps its slope. Which slope of the third makes the "
            "gradient 0, although every layer has its residual?"
        ),
        answer=lambda solve: next(
            slope
            for slope in (-0.5, 0.0, -2.0, -1.0)
            if solve({"w": [*solve()["w"][:2], slope, solve()["w"][3]]})["with_it"][-1] == 0
        ),
        because="1 + w is 0 for w = −1: what goes through cancels what goes around.",
        decimals=1,
    ),
    Exercise(
        id="road",
        question="In post-norm, what becomes of the way around all sublayers as depth grows?",
        answer=lambda solve: _CHOICES[
            int(solve()["highways"][0, 0] < 2) + int(solve()["highways"][0, 0] < 0.5)
        ],
        because="Every norm divides it by the size of a sum that is larger than its first part.",
        choices=_CHOICES,
    ),
)
