"""One attention head of one layer: the attention of the last visit to all visits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, weighted_sum
from pointerscope.formulas.normalisation import row_moments
from pointerscope.lessons.framework import Inputs, StepResult, plain, recorded, result
from pointerscope.lessons.walkthrough.phrases import (
    describe_hidden_tables,
    describe_largest_weight,
    format_number,
)
from pointerscope.lessons.walkthrough.scores import Softmax, scaled, scores_result
from pointerscope.lessons.walkthrough.tables import hidden_table, linear_map, shown_table, traced

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.tables import LessonTable
    from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace
    from pointerscope.lessons.walkthrough.tables import Array, LinearMap


_PARTS = {"Q": "queries", "K": "keys", "V": "values"}  # of the stacked projection, in its order


def norm(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    layer, is_applied = trace.layer, trace.interventions.layer_norm
    encodings = trace.encodings(layer)
    last = recorded(encodings[-1]) if layer else inputs[trace.layer_input]
    title = f"The last visit, entering layer {layer}"
    entering = [shown_table(trace.layer_input, last, "x", title)] if layer else []
    learned = trace.layer_norm(f"{trace.layer_prefix}.norm1", is_applied=is_applied)
    visits, title = learned.apply(encodings), "All visits, normalised"
    return result(
        *entering,
        *learned.tables(trace.layer_input, last, "normed", r"\bar x", "The last visit, normalised"),
        hidden_table("normed_visits", visits, r"\bar X", title, rows=trace.visits),
        remark=_describe_norm(last, is_applied=is_applied),
    )


def _describe_norm(x: Array, *, is_applied: bool) -> str:
    moments = row_moments(x)
    mean, variance = format_number(moments.mean[0]), format_number(moments.variance[0])
    if not is_applied:
        return f"The mean stays {mean} and the variance {variance}."
    return (
        f"Mean {mean} and variance {variance} become 0 and 1, before the learned scale and shift."
    )


def queries_keys_values(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    explanation, layer, head = trace.explanation, trace.layer, trace.head
    maps = {part: _head_map(trace, part) for part in _PARTS}
    query = traced(explanation.queries[layer, head, -1], maps["Q"].apply(inputs["normed"]))
    tables = [shown_table("q", query, "q", "Query of the last visit")]
    for part, whole in (("K", explanation.keys), ("V", explanation.values)):
        values = traced(whole[layer, head], maps[part].apply(inputs["normed_visits"]))
        tables.append(trace.visit_rows(part, values, part, _PARTS[part].title()))
    heads = trace.architecture.heads
    remark = (
        f"Encodings have {trace.width} components and the layer has "
        f"{'one head' if heads == 1 else f'{heads} heads'}, so a head works with vectors of "
        f"{trace.head_width}. {describe_hidden_tables(tables)}"
    )
    parameters = (table for linear in maps.values() for table in linear)
    return result(*parameters, *tables, remark=remark.strip())


def _head_map(trace: FollowedTrace, part: str) -> LinearMap:
    """Return the rows of a layer's stacked projection that make one head's Q, K or V."""
    name = f"{trace.layer_prefix}.self_attn.in_proj"
    start = list(_PARTS).index(part) * trace.width + trace.head * trace.head_width
    rows = slice(start, start + trace.head_width)
    weight, bias = (trace.parameter(f"{name}_{kind}")[rows] for kind in ("weight", "bias"))
    return linear_map(part, weight, bias, f"the head’s projection to {_PARTS[part]}")


def scores(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    values = attention_scores(inputs["q"][None], inputs["K"], scaled=False)[0]
    return scores_result(trace, "S", values, "Scores")


def scaling(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    is_applied = trace.interventions.scaling
    width = trace.head_width
    recomputed, remark = scaled(inputs["S"], "Keys", width, is_applied=is_applied)
    scores = traced(trace.unmasked(_traced_scores(trace), recomputed), recomputed)
    shown = trace.visit_columns("scaled", scores, r"\tilde s", "Scaled scores")
    return result(shown, remark=remark)


def _traced_scores(trace: FollowedTrace) -> NDArray[np.float32]:
    """Return the scores of the last visit that entered the softmax, the mask included."""
    return trace.tensors.layers[trace.layer].scores[0, trace.head, -1].numpy()


def head_softmax(trace: FollowedTrace) -> Softmax:
    """Return the softmax of the head."""
    temperature = trace.interventions.attention_temperature
    return Softmax(trace, "scaled", r"\tilde s", "masked", temperature)


def weights(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    values = trace.explanation.self_attention[trace.layer, trace.head, -1]
    scores, title = _traced_scores(trace), "Attention weights"
    tables = head_softmax(trace).tables(inputs, "A", values, title, scores)
    return result(*tables, remark=describe_largest_weight(values, trace.visits))


def head_output(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    tables: list[LessonTable] = []
    formula = weighted_sum(inputs["A"][None], inputs["V"])[0]
    remark = ""
    if trace.replacement == "mean":
        tables = _outputs_for_all_visits(trace, inputs["V"])
        share, outputs = (table.values for table in tables)
        formula = weighted_sum(share[None], outputs)[0]
        remark = "The head is removed: the mean of its outputs for all visits replaces it."
    elif trace.replacement == "zero":
        symbol, title = r"\sum_j \alpha_j v_j", "The head’s output, were it not removed"
        tables = [shown_table("computed", formula, symbol, title)]
        formula = 0 * formula
        remark = "The head is removed: zeros replace its output."
    values = traced(trace.explanation.head_outputs[trace.layer, trace.head, -1], formula)
    shown = shown_table("z", values, "z", "Output of the head")
    return result(*tables, shown, remark=remark)


def _outputs_for_all_visits(trace: FollowedTrace, values: Array) -> list[LessonTable]:
    """Return the head's outputs for every visit, after the equal weights of their mean."""
    is_visible = np.ones(len(trace.visits)) if trace.mask is None else trace.mask == 0
    share = is_visible / is_visible.sum()
    weights = trace.explanation.self_attention[trace.layer, trace.head].astype(np.float64)
    outputs = weighted_sum(weights, plain(values))
    equal = "Equal weights for the visits that are not masked"
    return [
        trace.visit_columns("share", share, r"\frac{1}{n}", equal, shade="weights"),
        trace.visit_rows("outputs", outputs, "z_i", "The head’s output for every visit"),
    ]


def heads_joined(trace: FollowedTrace, inputs: Inputs) -> StepResult:
    outputs = recorded(trace.explanation.head_outputs[trace.layer, :, -1].astype(np.float64))
    joined = outputs.ravel()
    name = f"{trace.layer_prefix}.self_attn.out_proj"
    projection = trace.linear_map("O", name, "the output projection")
    heads = tuple(f"head {head}" for head in range(len(outputs)))
    components = tuple(
        f"{head}, {component}" for head in heads for component in range(1, trace.head_width + 1)
    )
    return result(
        shown_table("heads", outputs, "z_0, z_1, …", "Output of every head", rows=heads),
        hidden_table("joined_heads", joined, "z", "The same, concatenated", columns=components),
        *projection,
        shown_table(
            "moved", projection.apply(joined), "a", "Output of attention for the last visit"
        ),
        remark=_describe_heads(trace, outputs),
    )


def _describe_heads(trace: FollowedTrace, outputs: Array) -> str:
    removed = [f"head {head}" for head in trace.removed_heads]
    sentences = []
    if len(outputs) > 1 and outputs.any():
        lengths = np.linalg.norm(outputs, axis=-1)
        sentences.append(f"The output of head {lengths.argmax()} is the longest vector.")
    if removed:
        sentences.append(f"Removed: {', '.join(removed)}.")
    return " ".join(sentences)
