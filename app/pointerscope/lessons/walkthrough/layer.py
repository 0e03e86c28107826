"""The rest of the layer and the layers after it: residuals, feed-forward network, context."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import gelu
from pointerscope.lessons.framework import Inputs, StepResult, result
from pointerscope.lessons.framework.texts import FOUNDATIONS, THEORY, TextSection
from pointerscope.lessons.walkthrough.phrases import format_number
from pointerscope.lessons.walkthrough.tables import hidden_table, shown_table, traced

if TYPE_CHECKING:
    from pointerscope.lessons.framework.lesson import Lesson
    from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace
    from pointerscope.lessons.walkthrough.tables import Array


def add_rest_of_layer(lesson: Lesson, trace: FollowedTrace) -> None:
    """Add the steps from the output of attention to the output of the last layer."""
    _add_residual(lesson, trace)
    _add_feed_forward(lesson, trace)
    _add_encoded(lesson, trace)


@dataclass(frozen=True)
class _ResidualSum:
    """The sum of a sublayer's input and output, either of which an intervention may drop."""

    has_input: bool
    has_output: bool

    def apply(self, before: Array, output: Array) -> Array:
        """Return the sum."""
        if self.has_input and self.has_output:
            return before + output
        return before if self.has_input else output if self.has_output else 0 * output

    def formula(self, before: str, output: str) -> str:
        """Return the sum of two symbols in LaTeX."""
        addends = ((before, self.has_input), (output, self.has_output))
        return " + ".join(addend for addend, has in addends if has) or "0"


def _add_residual(lesson: Lesson, trace: FollowedTrace) -> None:
    layer_input, has_output = trace.layer_input, not trace.is_skipped("attention")
    residual_sum = _ResidualSum(trace.interventions.residuals, has_output)
    without_input = _ResidualSum(has_input=False, has_output=has_output)
    lesson.sources += (TextSection(FOUNDATIONS, "§9.3 Vanishing Gradient in Deep Attention"),)
    lesson.terms += ("residual connection",)

    @lesson.step(
        title="Add the output to the input",
        formula=f"x' = {residual_sum.formula('x', 'a')}",
        formula_removed=f"x' = {without_input.formula('x', 'a')}",
        inputs=(layer_input, "moved"),
        why=(
            "A residual connection adds the output of attention to its input. The encoding of the "
            "visit stays part of the sum, and in training the gradient flows back through the sum "
            "undiminished."
        ),
        breaks=(
            "Removed here and after the feed-forward network, in every layer, only the outputs of "
            "the sublayers are passed on: what they do not carry over is lost."
        ),
    )
    def residual(inputs: Inputs) -> StepResult:
        before, moved = inputs[layer_input], inputs["moved"]
        values = residual_sum.apply(before, moved)
        shown = shown_table("x_mid", values, "x'", "The last visit after attention")
        return result(shown, remark=_describe_residual(residual_sum, before, moved))


def _describe_residual(residual_sum: _ResidualSum, before: Array, moved: Array) -> str:
    if not residual_sum.has_output:
        return "The attention of this layer is skipped: it adds nothing."
    lengths = [format_number(float(np.linalg.norm(vector))) for vector in (before, moved)]
    if not residual_sum.has_input:
        return (
            f"The input, of length {lengths[0]}, is dropped. Only the output of attention, of "
            f"length {lengths[1]}, is passed on."
        )
    return f"The input has length {lengths[0]}, the output of attention {lengths[1]}."


def _add_feed_forward(lesson: Lesson, trace: FollowedTrace) -> None:
    interventions, name = trace.interventions, trace.layer_prefix
    residual_sum = _ResidualSum(interventions.residuals, not trace.is_skipped("feed_forward"))
    normalised = r"\operatorname{LayerNorm}(x')" if interventions.layer_norm else "x'"
    total = residual_sum.formula("x'", "f")
    lesson.sources += (TextSection(THEORY, "§2.5 Feed-Forward Network"),)

    @lesson.step(
        title="The feed-forward network",
        formula=(
            rf"\bar x' = {normalised}, \quad u = \bar x' W_1 + b_1, \quad h = u \, \Phi(u), \quad "
            rf"f = h W_2 + b_2, \quad x'' = {total}"
        ),
        inputs=("x_mid",),
        why=(
            "Attention only mixes the values of visits. The feed-forward network works on each "
            "visit by itself: its hidden units each respond to a pattern, are switched on or off "
            "by the GELU $u \\, \\Phi(u)$, and write what they have learned into the encoding."
        ),
        breaks=(
            "Without the GELU, two linear maps in a row would be one linear map. Without the "
            "whole network, the layer would add nothing but weighted averages of linear maps of "
            "the visits."
        ),
    )
    def feed_forward(inputs: Inputs) -> StepResult:
        x = inputs["x_mid"]
        norm = trace.layer_norm(f"{name}.norm2", is_applied=interventions.layer_norm)
        first = trace.linear_map("1", f"{name}.linear1", "the first linear map")
        second = trace.linear_map("2", f"{name}.linear2", "the second linear map")
        units = first.apply(norm.apply(x))
        activated = gelu(units)
        output = second.apply(activated)
        after = traced(trace.encodings(trace.layer + 1)[-1], residual_sum.apply(x, output))
        return result(
            *norm.tables("x_mid", x, "normed_2", r"\bar x'", "The last visit, normalised again"),
            *first,
            shown_table("u", units, "u", "Hidden units before the GELU"),
            shown_table("h", activated, "h", "Hidden units after the GELU"),
            *second,
            shown_table("spread", output, "f", "Output of the feed-forward network"),
            shown_table("x_next", after, "x''", f"The last visit after layer {trace.layer}"),
            remark=_describe_feed_forward(residual_sum, activated),
        )


def _describe_feed_forward(residual_sum: _ResidualSum, activated: Array) -> str:
    if not residual_sum.has_output:
        return "The feed-forward network of this layer is skipped: it adds nothing."
    positive = int((activated > 0).sum())
    return f"{positive} of {len(activated)} hidden units are positive for the last visit."


def _add_encoded(lesson: Lesson, trace: FollowedTrace) -> None:
    layers_left = trace.architecture.layers - 1 - trace.layer

    @lesson.step(
        title="The context: the final encoding of the last visit",
        formula=r"c = \operatorname{Layers}(X'')_n" if layers_left else "c = x''",
        inputs=() if layers_left else ("x_next",),
        why=(
            "After the last layer, the encoding of the last visit holds what it has gathered from "
            "all others. Every part that decides the answer reads it, so it is called the context."
        ),
        breaks=(
            "An average over all visits would blur what is particular to the last one. The last "
            "visit has attended to all the others already."
        ),
    )
    def encoded(inputs: Inputs) -> StepResult:
        remark = {
            0: "This was the last layer.",
            1: "One more layer does the same with its own parameters.",
        }.get(layers_left, f"{layers_left} more layers do the same with their own parameters.")
        context: Array = trace.explanation.context.astype(np.float64)
        if not layers_left:
            context = traced(context, inputs["x_next"])
        return result(
            hidden_table(
                "encoded", trace.encodings(-1), "H", "All visits, encoded", rows=trace.visits
            ),
            shown_table("c", context, "c", "Context"),
            remark=remark,
        )
