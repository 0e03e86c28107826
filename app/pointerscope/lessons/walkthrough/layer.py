"""The rest of the layer and the layers after it: residual, feed-forward network, context."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import gelu
from pointerscope.lessons.framework.lesson import gives
from pointerscope.lessons.framework.tables import Cells
from pointerscope.lessons.framework.texts import FOUNDATIONS, THEORY, Source
from pointerscope.lessons.walkthrough.phrases import number
from pointerscope.lessons.walkthrough.tables import drawn, gelu_tables, hidden

if TYPE_CHECKING:
    from pointerscope.lessons.framework.inputs import Given
    from pointerscope.lessons.framework.lesson import Lesson, Made
    from pointerscope.lessons.walkthrough.context import Walk
    from pointerscope.lessons.walkthrough.tables import Array


def add_rest_of_layer(lesson: Lesson, walk: Walk) -> None:
    """From what attention moves to what the last layer puts out."""
    _add_residual(lesson, walk)
    _add_feed_forward(lesson, walk)
    _add_encoded(lesson, walk)


@dataclass(frozen=True)
class _Join:
    """How what a sublayer puts out meets what went in, and which of the two go on."""

    keeps: bool
    adds: bool

    def of(self, before: Array, fresh: Array) -> Array:
        """What goes on."""
        return self.keeps * before + self.adds * fresh

    def formula(self, before: str, fresh: str) -> str:
        """The same in LaTeX, by the symbols."""
        return " + ".join(self._going_on(before, fresh)) or "0"

    def how(self, before: str, fresh: str) -> Cells:
        """How each number of it is made, by the names of the tables."""
        names = self._going_on(before, fresh)
        return Cells(" + ".join(f"{{{name}}}" for name in names) or f"0 * {{{fresh}}}")

    def _going_on(self, before: str, fresh: str) -> list[str]:
        return [name for name, goes in ((before, self.keeps), (fresh, self.adds)) if goes]


def _add_residual(lesson: Lesson, walk: Walk) -> None:
    entering, adds = walk.entering, not walk.is_skipped("attention")
    join = _Join(walk.asked.residuals, adds)
    lesson.sources += (Source(FOUNDATIONS, "§9.3 Vanishing Gradient in Deep Attention"),)

    @lesson.step(
        title="Add to what was there",
        formula=f"x' = {join.formula('x', 'a')}",
        takes=(entering, "moved"),
        why=(
            "Attention changes the encoding by adding to it. What the visit was stays in it, and "
            "in training the gradient passes the sum undiminished on its way back."
        ),
        breaks=(
            "Left out here and after the feed-forward network, in every layer, only what the "
            "sublayers put out goes on: what is not looked at and carried over is lost."
        ),
    )
    def residual(given: Given) -> Made:
        before, moved = given[entering], given["moved"]
        found, how = join.of(before, moved), join.how(entering, "moved")
        made = drawn("x_mid", found, "x'", "The last visit after attention", how)
        return gives(made, remark=_on_residual(join, before, moved))

    alone = _Join(keeps=False, adds=adds)
    residual.removed(formula=f"x' = {alone.formula('x', 'a')}")(residual.work)


def _on_residual(join: _Join, before: Array, moved: Array) -> str:
    if not join.adds:
        return "The attention of this layer is skipped: it adds nothing."
    lengths = [number(float(np.linalg.norm(vector))) for vector in (before, moved)]
    if not join.keeps:
        return f"What was there, of length {lengths[0]}, is dropped; {lengths[1]} long goes on."
    return f"What was there is {lengths[0]} long, what attention adds {lengths[1]}."


def _add_feed_forward(lesson: Lesson, walk: Walk) -> None:
    asked, name = walk.asked, walk.of_layer
    join = _Join(asked.residuals, not walk.is_skipped("feed_forward"))
    normalised = r"\operatorname{LayerNorm}(x')" if asked.layer_norm else "x'"
    goes_on = join.formula("x'", "f")
    lesson.sources += (Source(THEORY, "§2.5 Feed-Forward Network"),)

    @lesson.step(
        title="The feed-forward network",
        formula=(
            rf"\bar x' = {normalised}, \quad u = \bar x' W_1 + b_1, \quad h = u \, \Phi(u), \quad "
            rf"f = h W_2 + b_2, \quad x'' = {goes_on}"
        ),
        takes=("x_mid",),
        why=(
            "Attention only mixes what visits hand on. Here every visit is worked on by itself: "
            "hidden units, each with a pattern that it answers to, switch on or off by the GELU "
            "$u \\, \\Phi(u)$ and write what they have learned into the encoding."
        ),
        breaks=(
            "With the GELU taken out, two linear maps in a row would be one linear map. With all "
            "of it taken out, layers could only average, never combine."
        ),
    )
    def feed_forward(given: Given) -> Made:
        x, norm = given["x_mid"], walk.norm(f"{name}.norm2", applied=asked.layer_norm)
        first = walk.map("1", f"{name}.linear1", "the first map")
        second = walk.map("2", f"{name}.linear2", "the second map")
        units = first.of(norm.of(x))
        activated = gelu(units)
        spread, out = second.of(activated), "What the feed-forward network puts out"
        after, title = (
            walk.encodings(walk.layer + 1)[-1],
            f"The last visit after layer {walk.layer}",
        )
        return gives(
            *norm.tables("x_mid", x, "normed_2", r"\bar x'", "The last visit, normalised again"),
            *first,
            drawn("u", units, "u", "Hidden units before the GELU", first.how("normed_2")),
            *gelu_tables("u", units, "h", activated, "Hidden units after it"),
            *second,
            drawn("spread", spread, "f", out, second.how("h")),
            drawn("x_next", after, "x''", title, join.how("x_mid", "spread")),
            remark=_on_feed_forward(join, activated),
        )


def _on_feed_forward(join: _Join, activated: Array) -> str:
    if not join.adds:
        return "The feed-forward network of this layer is skipped: it adds nothing."
    on = int((activated > 0).sum())
    return f"{on} of {len(activated)} hidden units are above 0 for the last visit."


def _add_encoded(lesson: Lesson, walk: Walk) -> None:
    left = walk.architecture.layers - 1 - walk.layer

    @lesson.step(
        title="The context: the last visit, encoded",
        formula=r"c = \operatorname{Layers}(X'')_n" if left else "c = x''",
        takes=() if left else ("x_next",),
        why=(
            "After the last layer the encoding of the last visit holds what it has gathered from "
            "all others. Everything that decides the answer is read from it, so it is called the "
            "context."
        ),
        breaks=(
            "An average over all visits would blur what the last one is about to lead to. The "
            "last visit has looked at all the others already."
        ),
    )
    def encoded(given: Given) -> Made:
        remark = {
            0: "This was the last layer.",
            1: "One more layer does the same with maps of its own.",
        }.get(left, f"{left} more layers do the same with maps of their own.")
        how = None if left else Cells("{x_next}")
        return gives(
            hidden("encoded", walk.encodings(-1), "H", "All visits, encoded", rows=walk.visits),
            drawn("c", walk.explanation.context, "c", "Context", how),
            remark=remark,
        )
