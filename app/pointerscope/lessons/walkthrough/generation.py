"""The generation head: from the context to a probability for every known place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.analysis.explanation import leading_locations
from pointerscope.lessons.framework import Inputs, StepResult, plain, recorded, result
from pointerscope.lessons.walkthrough.followed_trace import require
from pointerscope.lessons.walkthrough.phrases import format_percent
from pointerscope.lessons.walkthrough.places import (
    BY_GENERATION,
    TOP_PLACES,
    place_labels,
    vocabulary_labels,
)
from pointerscope.lessons.walkthrough.tables import hidden_table, linear_map, shown_table, traced

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace


def generation(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    probabilities = require(trace.explanation.generation_probabilities)
    logits = recorded(require(trace.tensors.generation_logits)[0].numpy().astype(np.float64))
    largest = logits.max()
    exponentials = np.exp(logits - largest)
    total = exponentials.sum()
    top = leading_locations(probabilities, TOP_PLACES)
    weight, bias = (trace.parameter(f"gen_head.{kind}")[top] for kind in ("weight", "bias"))
    head = linear_map("gen", weight, bias, "the generation head, for these places")
    leading = traced(plain(logits)[top], head.apply(inputs["c"]))
    generated = traced(probabilities[top], np.exp(leading - largest) / total)
    all_generated = traced(probabilities, exponentials / total)
    top_labels = place_labels(trace, top.tolist())
    all_labels = vocabulary_labels(trace.explanation.bundle.places)
    exponential, probability = r"e^{y - y_{\max}}", BY_GENERATION
    whole = "of the whole vocabulary"
    return result(
        *head,
        shown_table("logits", leading, "y", "Logits of the leading places", columns=top_labels),
        shown_table("largest", largest, r"y_{\max}", "Largest logit"),
        hidden_table("all_logits", logits, "y", f"Logits {whole}", columns=all_labels),
        hidden_table(
            "exponentials",
            exponentials,
            exponential,
            f"Exponentials {whole}",
            columns=all_labels,
        ),
        shown_table("total", total, rf"\sum {exponential}", f"Sum of the exponentials {whole}"),
        shown_table(
            "P_gen",
            generated,
            probability,
            "Generation probabilities of the leading places",
            columns=top_labels,
            shade="weights",
        ),
        hidden_table(
            "all_generated",
            all_generated,
            probability,
            f"Generation probabilities {whole}",
            columns=all_labels,
        ),
        remark=_describe_generation(trace, probabilities, len(top)),
    )


def _describe_generation(
    trace: FollowedTrace, probabilities: NDArray[np.float32], shown: int
) -> str:
    visited = sorted({*trace.explanation.query.history.locations.tolist()})
    new = float(1 - probabilities[visited].sum(dtype=np.float64))
    return (
        f"The tables show the {shown} most probable of {len(probabilities)} places. Places "
        f"outside the history get {format_percent(max(new, 0.0))} in all."
    )
