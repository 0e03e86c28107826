"""One attention head of one layer: the attention of the last visit to all visits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, weighted_sum
from pointerscope.formulas.normalisation import row_moments
from pointerscope.lessons.framework import Inputs, StepResult, plain, recorded, result
from pointerscope.lessons.framework.texts import FOUNDATIONS, THEORY, Note, TextSection
from pointerscope.lessons.walkthrough.phrases import (
    describe_hidden_tables,
    describe_largest_weight,
    format_number,
)
from pointerscope.lessons.walkthrough.scores import Softmax, scaled, scores_result
from pointerscope.lessons.walkthrough.tables import hidden_table, linear_map, shown_table, traced

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.lesson import Lesson
    from pointerscope.lessons.framework.tables import LessonTable
    from pointerscope.lessons.walkthrough.followed_trace import FollowedTrace
    from pointerscope.lessons.walkthrough.tables import Array, LinearMap


def add_attention(lesson: Lesson, trace: FollowedTrace) -> None:
    """Add the steps from the layer's input to the output of its attention."""
    _add_norm(lesson, trace)
    _add_queries_keys_values(lesson, trace)
    _add_scores(lesson, trace)
    _add_scaling(lesson, trace)
    _add_weights(lesson, trace)
    _add_head_output(lesson, trace)
    _add_heads_joined(lesson, trace)


_PARTS = {"Q": "queries", "K": "keys", "V": "values"}  # of the stacked projection, in its order

_SUBSPACES_MAY_OVERLAP = Note(
    TextSection(FOUNDATIONS, "§4.3 Head Independence"),
    "The text says that each head operates in an independent subspace. Each head has its own "
    "projections, but nothing keeps the subspaces that they read and write apart: two heads may "
    "learn much the same.",
)


def _add_norm(lesson: Lesson, trace: FollowedTrace) -> None:
    layer, is_applied = trace.layer, trace.interventions.layer_norm
    normalised = r"\bar x = \gamma \odot \frac{x - \mu}{\sqrt{\sigma^2 + \epsilon}} + \beta"
    unchanged = r"\bar x = x"
    lesson.sources += (TextSection(THEORY, "§2.4 Transformer Encoder Layer"),)

    @lesson.step(
        title=f"Layer {layer}: normalise before attention",
        formula=normalised if is_applied else unchanged,
        formula_removed=unchanged,
        inputs=() if layer else (trace.layer_input,),
        why=(
            "Layer norm brings the encoding of each visit to mean 0 and variance 1, then scales "
            "and shifts it by learned numbers. So the projections that follow always read "
            "inputs of one scale, however much the layers before have added."
        ),
        breaks=(
            "Removing this step removes both layer norms of every layer: before attention and "
            "before the feed-forward network. The learned projections then read encodings of "
            "scales that training never showed, and their output is not what they were trained "
            "to compute."
        ),
    )
    def norm(inputs: Inputs) -> StepResult:
        encodings = trace.encodings(layer)
        last = recorded(encodings[-1]) if layer else inputs[trace.layer_input]
        title = f"The last visit, entering layer {layer}"
        entering = [shown_table(trace.layer_input, last, "x", title)] if layer else []
        learned = trace.layer_norm(f"{trace.layer_prefix}.norm1", is_applied=is_applied)
        title = "The last visit, normalised"
        return result(
            *entering,
            *learned.tables(trace.layer_input, last, "normed", r"\bar x", title),
            hidden_table(
                "normed_visits",
                learned.apply(encodings),
                r"\bar X",
                "All visits, normalised",
                rows=trace.visits,
            ),
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


def _add_queries_keys_values(lesson: Lesson, trace: FollowedTrace) -> None:
    explanation, layer, head = trace.explanation, trace.layer, trace.head
    lesson.sources += (
        TextSection(FOUNDATIONS, "§4.1 Definition"),
        TextSection(THEORY, "§2.1 Self-Attention"),
    )
    lesson.terms += ("attention head",)

    @lesson.step(
        title=f"Head {head}: query, keys and values",
        formula=r"q = \bar x W^Q + b^Q, \quad K = \bar X W^K + b^K, \quad V = \bar X W^V + b^V",
        inputs=("normed", "normed_visits"),
        why=(
            "The last visit asks with its query. Every visit, the last included, is found by its "
            "key and contributes its value. Three learned projections keep these three roles "
            "apart, and each head has its own three."
        ),
        breaks=(
            "If the encoding itself served as query, key and value, a visit would mostly find "
            "itself, and would pass on exactly what it is found by."
        ),
    )
    def queries_keys_values(inputs: Inputs) -> StepResult:
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


def _add_scores(lesson: Lesson, trace: FollowedTrace) -> None:
    lesson.sources += (
        TextSection(FOUNDATIONS, "§3.1 Definition"),
        TextSection(THEORY, "§1.3 Compatibility Functions"),
    )
    lesson.terms += ("attention score",)

    @lesson.step(
        title="Scores: compare the query with every key",
        formula=r"s_j = q \cdot k_j",
        inputs=("q", "K"),
        why=(
            "The dot product is large where query and key are long and point in the same "
            "direction. The larger the score of a visit, the larger its share in what this head "
            "passes on to the last one."
        ),
        breaks="Without scores no visit is preferred, and the head passes on a plain average.",
    )
    def scores(inputs: Inputs) -> StepResult:
        values = attention_scores(inputs["q"][None], inputs["K"], scaled=False)[0]
        return scores_result(trace, "S", values, "Scores")


def _add_scaling(lesson: Lesson, trace: FollowedTrace) -> None:
    is_applied = trace.interventions.scaling
    divided, unchanged = r"\tilde s = \frac{s}{\sqrt{d_k}}", r"\tilde s = s"
    lesson.sources += (TextSection(FOUNDATIONS, "§3.2 Why Scale by √d_k?"),)

    @lesson.step(
        title="Divide by the square root of the width",
        formula=divided if is_applied else unchanged,
        formula_removed=unchanged,
        inputs=("S",),
        why=(
            "A dot product has as many terms as a key has components, and the more terms there "
            "are, the more it varies. Divided by $\\sqrt{d_k}$, it varies about as much as one "
            "term."
        ),
        breaks=(
            "Removed in every head of every layer, scores are $\\sqrt{d_k}$ times larger, and "
            "softmax puts more of the weight on the visits with the largest scores."
        ),
    )
    def scaling(inputs: Inputs) -> StepResult:
        width = trace.head_width
        recomputed, remark = scaled(inputs["S"], "Keys", width, is_applied=is_applied)
        scores = traced(trace.unmasked(_traced_scores(trace), recomputed), recomputed)
        shown = trace.visit_columns("scaled", scores, r"\tilde s", "Scaled scores")
        return result(shown, remark=remark)


def _traced_scores(trace: FollowedTrace) -> NDArray[np.float32]:
    """Return the scores of the last visit that entered the softmax, the mask included."""
    return trace.tensors.layers[trace.layer].scores[0, trace.head, -1].numpy()


def _add_weights(lesson: Lesson, trace: FollowedTrace) -> None:
    softmax = Softmax(trace, "scaled", r"\tilde s", trace.interventions.attention_temperature)
    lesson.sources += (
        TextSection(FOUNDATIONS, "§2.1 Softmax Function"),
        TextSection(FOUNDATIONS, "§3.3 Attention with Masking"),
        TextSection(THEORY, "§1.2 General Attention Formulation"),
    )
    lesson.terms += ("attention weight",)

    @lesson.step(
        title="Softmax: scores become attention weights",
        formula=softmax.formula,
        inputs=("scaled",),
        why=(
            "No weight is negative, and together they are 1: the last visit divides its attention "
            "among all visits, and a larger score gets a larger weight."
        ),
        breaks=(
            "With raw scores as weights, the output would grow with the number of visits, and "
            "visits with negative scores would be subtracted."
        ),
    )
    def weights(inputs: Inputs) -> StepResult:
        values = trace.explanation.self_attention[trace.layer, trace.head, -1]
        tables = softmax.tables(
            inputs,
            "A",
            values,
            "Attention weights",
            masked_name="masked",
            masked_scores=_traced_scores(trace),
        )
        return result(*tables, remark=describe_largest_weight(values, trace.visits))


def _add_head_output(lesson: Lesson, trace: FollowedTrace) -> None:
    is_removed = trace.head in trace.removed_heads
    by_mean = trace.interventions.replace_with == "mean"
    formula = r"z = \sum_j \alpha_j v_j"
    if is_removed:
        formula = r"z = \frac{1}{n} \sum_i \sum_j \alpha_{ij} v_j" if by_mean else "z = 0"
    lesson.sources += (TextSection(FOUNDATIONS, "§1.2 Key Definitions"),)

    @lesson.step(
        title="The head’s output: a weighted sum of values",
        formula=formula,
        inputs=("A", "V"),
        why=(
            "The head gives the last visit a mixture of the values of all visits, in proportion "
            "to its attention weights. In another history, the same place gets a different "
            "mixture."
        ),
        breaks="Without it the weights would have no effect, and no visit would learn of another.",
    )
    def head_output(inputs: Inputs) -> StepResult:
        tables: list[LessonTable] = []
        formula = weighted_sum(inputs["A"][None], inputs["V"])[0]
        remark = ""
        if is_removed and by_mean:
            tables = _outputs_for_all_visits(trace, inputs["V"])
            share, outputs = (table.values for table in tables)
            formula = weighted_sum(share[None], outputs)[0]
            remark = "The head is removed: the mean of its outputs for all visits replaces it."
        elif is_removed:
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
    return [
        trace.visit_columns(
            "share",
            share,
            r"\frac{1}{n}",
            "Equal weights for the visits that are not masked",
            shade="weights",
        ),
        trace.visit_rows(
            "outputs",
            weighted_sum(weights, plain(values)),
            "z_i",
            "The head’s output for every visit",
        ),
    ]


def _add_heads_joined(lesson: Lesson, trace: FollowedTrace) -> None:
    lesson.sources += (TextSection(THEORY, "§2.2 Multi-Head Attention"),)

    @lesson.step(
        title="Combine all heads",
        formula=r"a = [z_0;\; \ldots;\; z_{h-1}] W^O + b^O",
        inputs=("z",),
        why=(
            "Every head of the layer has used its own query and computed its own mixture. The "
            "output projection weights the outputs of the heads and maps them back to the space "
            "of the encodings."
        ),
        breaks=(
            "A single head has one set of weights, so each visit has only one attention pattern. "
            "Without the projection, the output of a head could reach only its own part of the "
            "encoding."
        ),
        notes=(_SUBSPACES_MAY_OVERLAP,),
    )
    def heads_joined(inputs: Inputs) -> StepResult:
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
