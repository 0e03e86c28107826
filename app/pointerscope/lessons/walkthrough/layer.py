"""The rest of the layer and the layers after it: residuals, feed-forward network, context."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import gelu
from pointerscope.lessons.framework import Inputs, StepResult, result
from pointerscope.lessons.walkthrough.phrases import format_number
from pointerscope.lessons.walkthrough.tables import hidden_table, shown_table, traced

if TYPE_CHECKING:
    from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace
    from pointerscope.lessons.walkthrough.tables import Array


@dataclass(frozen=True)
class ResidualSum:
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


def sum_after(trace: FollowedTrace, part: str) -> ResidualSum:
    """Return the sum after a sublayer, `attention` or `feed_forward`."""
    return ResidualSum(trace.interventions.residuals, not trace.is_skipped(part))


def residual(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    layer_input, residual_sum = trace.layer_input, sum_after(trace, "attention")
    before, moved = inputs[layer_input], inputs["moved"]
    values = residual_sum.apply(before, moved)
    shown = shown_table("x_mid", values, "x'", "The last visit after attention")
    return result(shown, remark=_describe_residual(residual_sum, before, moved))


def _describe_residual(residual_sum: ResidualSum, before: Array, moved: Array) -> str:
    if not residual_sum.has_output:
        return "The attention of this layer is skipped: it adds nothing."
    lengths = [format_number(float(np.linalg.norm(vector))) for vector in (before, moved)]
    if not residual_sum.has_input:
        return (
            f"The input, of length {lengths[0]}, is dropped. Only the output of attention, of "
            f"length {lengths[1]}, is passed on."
        )
    return f"The input has length {lengths[0]}, the output of attention {lengths[1]}."


def feed_forward(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    interventions, name = trace.interventions, trace.layer_prefix
    residual_sum = sum_after(trace, "feed_forward")
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


def _describe_feed_forward(residual_sum: ResidualSum, activated: Array) -> str:
    if not residual_sum.has_output:
        return "The feed-forward network of this layer is skipped: it adds nothing."
    positive = int((activated > 0).sum())
    return f"{positive} of {len(activated)} hidden units are positive for the last visit."


def encoded(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    layers_left = trace.layers_left
    remark = {
        0: "This was the last layer.",
        1: "One more layer does the same with its own parameters.",
    }.get(layers_left, f"{layers_left} more layers do the same with their own parameters.")
    context: Array = trace.explanation.context.astype(np.float64)
    if not layers_left:
        context = traced(context, inputs["x_next"])
    return result(
        hidden_table("encoded", trace.encodings(-1), "H", "All visits, encoded", rows=trace.visits),
        shown_table("c", context, "c", "Context"),
        remark=remark,
    )
