"""Residual connections: the size of gradients through depth, with and without them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.formulas.gradients import chained_slopes, path_products, sizes_through_depth
from pointerscope.lessons.framework import (
    FOUNDATIONS,
    LECTURE,
    THEORY,
    Cells,
    ColumnSum,
    Exercise,
    Given,
    Lesson,
    Lines,
    Made,
    Matrix,
    Note,
    Number,
    Printed,
    Source,
    gives,
    table,
)
from pointerscope.lessons.framework.numbers import number_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.formulas.gradients import Arrangement, DepthSizes
    from pointerscope.lessons.framework.tables import Table

    Array = Float[NDArray[np.float64], "*s"]

RESIDUALS = Source(LECTURE, "Residual Connections: The Gradient Highway")
NORMS = Source(LECTURE, "Pre-Norm vs Post-Norm")
TAKEAWAYS = Source(LECTURE, "Key Takeaways, 6")
SOLUTION = Source(LECTURE, "Solution: Practice Problems 2 and 3, Problem 3.5")
DEEP = Source(FOUNDATIONS, "§9.3 Vanishing Gradient in Deep Attention")
LAYER = Source(THEORY, "§2.4 Transformer Encoder Layer")

SLOPES = Matrix(
    "w",
    "w",
    "Slope of each of four sublayers",
    (0.5, 0.3, -0.4, 0.2),
    columns=("layer 1", "layer 2", "layer 3", "layer 4"),
    least=-3,
    most=3,
)
SAME = Matrix(
    "same",
    "w",
    "One slope in every layer",
    (-0.9, -0.1, 0.1, 0.5),
    least=-3,
    most=3,
)
LAYERS = Number("layers", "L", "Layers", 96, least=1, most=96, whole=True)
WIDTH = Number("width", "d", "Width of the network", 16, least=4, most=24, whole=True)
SCALE = Number("scale", "s", "Size of the weights", 0.7, least=0.05, most=2)
SEED = Number(
    "seed", r"\text{seed}", "Start of the random numbers", 1, least=0, most=9999, whole=True
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
    sources=(RESIDUALS, NORMS, DEEP, LAYER, SOLUTION),
    inputs=(SLOPES, SAME, LAYERS, WIDTH, SCALE, SEED),
)


def _after(given: Given, name: str, values: Array, symbol: str, title: str) -> Made:
    count = values.shape[-1]
    columns = tuple(f"{n} layer{'s' if n > 1 else ''}" for n in range(1, count + 1))
    remark = f"Through all {count} layers it is {number_text(values[-1])} times as large."
    made = table(name, values, symbol=symbol, title=title, columns=columns)
    return gives(made, remark=remark)


@lesson.step(
    title="Without residuals: slopes are multiplied",
    formula=(
        r"\frac{\partial h^{(L)}}{\partial x} = \prod_{\ell=1}^{L} w_\ell, \quad "
        r"w_\ell = \frac{\partial f_\ell}{\partial h^{(\ell-1)}}"
    ),
    takes=("w",),
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
def chain(given: Given) -> Made:
    """Products of slopes."""
    found = chained_slopes(given["w"], residual=False)
    return _after(
        given, "without", found, r"\prod w_\ell", "Gradient after so many layers, no residuals"
    )


def _factors(given: Given, *, residual: bool) -> Made:
    values = given["w"] + 1 if residual else given["w"]
    factors = table(
        "factors",
        values,
        symbol=r"1 + w_\ell",
        title="What every layer multiplies by",
        columns=("layer 1", "layer 2", "layer 3", "layer 4"),
        how=Cells("1 + {w}" if residual else "{w}"),
    )
    found = chained_slopes(given["w"], residual=residual)
    made = _after(given, "with_it", found, r"\prod (1 + w_\ell)", "Gradient after so many layers")
    return gives(factors, *made.tables, remark=made.remark)


@lesson.step(
    title="With residuals: one is added to every slope",
    formula=r"h^{(\ell)} = h^{(\ell-1)} + f_\ell(h^{(\ell-1)}), \quad "
    r"\frac{\partial h^{(L)}}{\partial x} = \prod_{\ell=1}^{L} (1 + w_\ell)",
    takes=("w",),
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
def residual(given: Given) -> Made:
    """One plus every slope."""
    return _factors(given, residual=True)


@residual.removed(formula=r"\frac{\partial h^{(L)}}{\partial x} = \prod_{\ell=1}^{L} w_\ell")
def _(given: Given) -> Made:
    return _factors(given, residual=False)


def _path(index: int, layers: int) -> str:
    through = [str(layer + 1) for layer in range(layers) if index >> layer & 1]
    return "through " + ", ".join(through) if through else "around all"


@lesson.step(
    title="Multiplied out: every way through or around",
    formula=r"\prod_{\ell=1}^{L} (1 + w_\ell) = \sum_{P \subseteq \{1, \ldots, L\}} "
    r"\prod_{\ell \in P} w_\ell",
    takes=("w",),
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
def paths(given: Given) -> Made:
    """All products, and their sum."""
    slopes = given["w"]
    return _paths(path_products(slopes), range(2 ** len(slopes)), len(slopes))


@paths.removed(formula=r"\prod_{\ell=1}^{L} w_\ell")
def _(given: Given) -> Made:
    slopes = given["w"]
    return _paths(path_products(slopes)[-1:], [2 ** len(slopes) - 1], len(slopes))


def _paths(values: Array, which: Sequence[int], layers: int) -> Made:
    negative = values[values < 0].sum()
    remark = (
        f"{len(values)} path{'s' if len(values) > 1 else ''}, {number_text(values.sum())} together"
    )
    taken = (
        f"; negative ones take {number_text(-negative)} away."
        if negative
        else "; none is negative."
    )
    return gives(
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
            how=ColumnSum("paths"),
        ),
        remark=remark + taken,
    )


def _deep(given: Given, *, residual: bool) -> Made:
    layers = given.whole("layers")
    slopes = given["same"]
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
    return gives(
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
    takes=("same", "layers"),
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
def deep(given: Given) -> Made:
    """Powers."""
    return _deep(given, residual=True)


@deep.removed(formula=r"\frac{\partial h^{(L)}}{\partial x} = w^L")
def _(given: Given) -> Made:
    return _deep(given, residual=False)


def _network(given: Given, arrangement: Arrangement) -> DepthSizes[NDArray[Any]]:
    """A random stack of sublayers in one arrangement; the same sublayers in all."""
    random = np.random.default_rng(given.whole("seed"))
    width, layers = given.whole("width"), given.whole("layers")
    x = random.normal(size=width)
    weights = random.normal(size=(layers, width, width)) * given.number("scale") / width**0.5
    return sizes_through_depth(x, weights, arrangement)


def _depths(layers: int) -> list[int]:
    """A handful of depths, from the input to the output."""
    return [int(depth) for depth in np.unique(np.linspace(0, layers, 5).round())]


def _of(
    given: Given,
    shown: dict[str, Array],
    *,
    name: str,
    symbol: str,
    title: str,
) -> Table:
    marks = _depths(given.whole("layers"))
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
    takes=("layers", "width", "scale", "seed"),
    why=(
        "With more than one feature a slope becomes a matrix of slopes, here of random weights "
        "of size $s$. We follow the gradient down from the output, where its size is 1."
    ),
    breaks=(
        "Without the added input both rows are the same: the gradient is multiplied by about $s$ "
        "in every layer."
    ),
)
def network(given: Given) -> Made:
    """Gradients of a network without norms."""
    return _networks(given, "residual")


@network.removed(formula=r"\prod_{k > \ell} W_k")
def _(given: Given) -> Made:
    return _networks(given, "plain")


def _networks(given: Given, second: Arrangement) -> Made:
    plain, other = _network(given, "plain").gradients, _network(given, second).gradients
    name = _NAMES[second] if second != "plain" else "residuals removed"
    shown = {_NAMES["plain"]: plain, name: other}
    remark = (
        f"At the input the gradient has size {number_text(plain[0])} without residuals; in the "
        f"other row {number_text(other[0])}."
    )
    return gives(
        _of(
            given,
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
    takes=("layers", "width", "scale", "seed"),
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
def norms(given: Given) -> Made:
    """Gradients, the road around, and states, in both arrangements."""
    return _normed(given, "post-norm", "pre-norm")


@norms.removed(formula=r"h' = h + f(h)")
def _(given: Given) -> Made:
    return _normed(given, "residual", "residual")


def _normed(given: Given, first: Arrangement, second: Arrangement) -> Made:
    sizes = [_network(given, first), _network(given, second)]
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
    return gives(
        _of(
            given,
            gradients,
            name="normed",
            symbol=r"\lVert \partial h^{(L)} / \partial h^{(\ell)} \rVert",
            title="Size of the gradient at every depth",
        ),
        _of(
            given,
            highways,
            name="highways",
            symbol=r"\text{around}",
            title="The way around all sublayers alone",
        ),
        _of(
            given,
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
    Printed(RESIDUALS, "96", of="layers", what="Layers of GPT-3"),
    Printed(
        RESIDUALS,
        "0",
        of=lambda solve: solve()["deep_without"][-1, -1],
        what="c to the power of L without residuals, c = 0.5",
    ),
    Printed(
        RESIDUALS,
        "1",
        of=lambda solve: solve()["paths"][0, 0],
        what="The path around all layers, I",
    ),
    Printed(
        NORMS,
        "1",
        of=lambda solve: solve()["highways"][1, 0],
        what="Pre-norm's way around, I",
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
