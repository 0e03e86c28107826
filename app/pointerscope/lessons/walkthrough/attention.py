"""One head of one layer: how the last visit looks at all visits, and what it takes from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, over_root, weighted_sum
from pointerscope.formulas.normalisation import moments
from pointerscope.lessons.framework.lesson import gives
from pointerscope.lessons.framework.tables import Cells, Collected, Product
from pointerscope.lessons.framework.texts import FOUNDATIONS, THEORY, Note, Source
from pointerscope.lessons.walkthrough.phrases import most, number, too_large
from pointerscope.lessons.walkthrough.tables import Scaling, Softmax, drawn, hidden, map_of, scored

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.inputs import Given
    from pointerscope.lessons.framework.lesson import Lesson, Made
    from pointerscope.lessons.framework.tables import How, Table
    from pointerscope.lessons.walkthrough.context import Walk
    from pointerscope.lessons.walkthrough.tables import Array, Map


def add_attention(lesson: Lesson, walk: Walk) -> None:
    """From the encodings that enter the layer to what its heads move into the last visit."""
    _add_norm(lesson, walk)
    _add_queries_keys_values(lesson, walk)
    _add_scores(lesson, walk)
    _add_scaling(lesson, walk)
    _add_weights(lesson, walk)
    _add_head_output(lesson, walk)
    _add_heads_joined(lesson, walk)


_PARTS = {"Q": "queries", "K": "keys", "V": "values"}  # of the stacked projection, in its order

_SUBSPACES_MAY_OVERLAP = Note(
    Source(FOUNDATIONS, "§4.3 Head Independence"),
    "each head operates in an independent subspace",
    "Each head has maps of its own, and nothing keeps what they read and write apart: two heads "
    "may learn much the same.",
)


def _add_norm(lesson: Lesson, walk: Walk) -> None:
    layer, applied = walk.layer, walk.asked.layer_norm
    normalised = r"\bar x = \gamma \odot \frac{x - \mu}{\sqrt{\sigma^2 + \epsilon}} + \beta"
    as_it_is = r"\bar x = x"
    lesson.sources += (Source(THEORY, "§2.4 Transformer Encoder Layer"),)

    @lesson.step(
        title=f"Layer {layer}: normalise before attention",
        formula=normalised if applied else as_it_is,
        takes=() if layer else (walk.entering,),
        why=(
            "Each visit’s encoding is brought to mean 0 and variance 1, then stretched and "
            "shifted by learned numbers. So the maps that follow meet inputs of one size, "
            "whatever the layers before have added up."
        ),
        breaks=(
            "Left out here, and in every layer before attention and before the feed-forward "
            "network, encodings come in sizes that the learned maps never met, and the maps "
            "make of them what nobody has trained them to make."
        ),
    )
    def norm(given: Given) -> Made:
        encodings = walk.encodings(layer)
        last, title = encodings[-1], f"The last visit, as it enters layer {layer}"
        entering = [drawn(walk.entering, last, "x", title)] if layer else []
        learned = walk.norm(f"{walk.of_layer}.norm1", applied=applied)
        every, title = learned.of(encodings), "The last visit, normalised"
        return gives(
            *entering,
            *learned.tables(walk.entering, last, "normed", r"\bar x", title),
            hidden("normed_visits", every, r"\bar X", "All visits, normalised", rows=walk.visits),
            remark=_on_norm(last, applied=applied),
        )

    norm.removed(formula=as_it_is)(norm.work)


def _on_norm(x: Array, *, applied: bool) -> str:
    found = moments(x)
    before = f"Mean {number(found.mean[0])} and variance {number(found.variance[0])}"
    if not applied:
        return f"{before} stay as they are."
    return f"{before} become 0 and 1, before the learned scale and shift."


def _add_queries_keys_values(lesson: Lesson, walk: Walk) -> None:
    explanation, layer, head = walk.explanation, walk.layer, walk.head
    lesson.sources += (
        Source(FOUNDATIONS, "§4.1 Definition"),
        Source(THEORY, "§2.1 Self-Attention"),
    )

    @lesson.step(
        title=f"Head {head}: query, keys and values",
        formula=r"q = \bar x W^Q + b^Q, \quad K = \bar X W^K + b^K, \quad V = \bar X W^V + b^V",
        takes=("normed", "normed_visits"),
        why=(
            "The last visit asks with its query; every visit, the last included, can be found by "
            "its key and hands on its value. Three learned maps let a visit play the three parts "
            "apart, and each head has its own three."
        ),
        breaks=(
            "With the encodings themselves in all three parts, a visit would mostly find itself, "
            "and would hand on everything that it is found by."
        ),
    )
    def queries_keys_values(given: Given) -> Made:
        maps = {part: _head_map(walk, part) for part in _PARTS}
        query = explanation.queries[layer, head, -1]
        made = [drawn("q", query, "q", "Query of the last visit", maps["Q"].how("normed"))]
        for part, traced in (("K", explanation.keys), ("V", explanation.values)):
            how = maps[part].how("normed_visits")
            made.append(walk.visit_rows(part, traced[layer, head], part, _PARTS[part].title(), how))
        heads = walk.architecture.heads
        remark = (
            f"Encodings are {walk.width} wide and there are "
            f"{'one head' if heads == 1 else f'{heads} heads'}: each looks "
            f"at vectors of {walk.head_width}. {too_large(made)}"
        )
        learned = (part for pair in maps.values() for part in pair)
        return gives(*learned, *made, remark=remark.strip())


def _head_map(walk: Walk, part: str) -> Map:
    """The part of a layer's stacked projection that makes a head's queries, keys or values."""
    name = f"{walk.of_layer}.self_attn.in_proj"
    start = list(_PARTS).index(part) * walk.width + walk.head * walk.head_width
    rows = slice(start, start + walk.head_width)
    weight, bias = (walk.parameter(f"{name}_{kind}")[rows] for kind in ("weight", "bias"))
    return map_of(part, weight, bias, f"the head’s {_PARTS[part]}")


def _add_scores(lesson: Lesson, walk: Walk) -> None:
    lesson.sources += (
        Source(FOUNDATIONS, "§3.1 Definition"),
        Source(THEORY, "§1.3 Compatibility Functions"),
    )

    @lesson.step(
        title="Scores: the query meets every key",
        formula=r"s_j = q \cdot k_j",
        takes=("q", "K"),
        why=(
            "The dot product is large where query and key point the same way. It is how this "
            "head says which visits matter to the last one."
        ),
        breaks="Without scores no visit is preferred, and the head hands on a plain average.",
    )
    def scores(given: Given) -> Made:
        found = attention_scores(given["q"][None], given["K"], scaled=False)[0]
        return scored(walk, "S", found, "Scores", "q", "K")


def _add_scaling(lesson: Lesson, walk: Walk) -> None:
    applied = walk.asked.scaling
    divided, as_they_are = r"\tilde s = \frac{s}{\sqrt{d_k}}", r"\tilde s = s"
    lesson.sources += (Source(FOUNDATIONS, "§3.2 Why Scale by √d_k?"),)

    @lesson.step(
        title="Scale by the square root of the width",
        formula=divided if applied else as_they_are,
        takes=("S",),
        why=(
            "A dot product has as many terms as keys are wide, and spreads the more the more "
            "there are. Divided by $\\sqrt{d_k}$ its spread is about what one term has."
        ),
        breaks=(
            "Left out in every head of every layer, scores are as many times larger, and softmax "
            "leans all the harder towards the visits with the largest."
        ),
    )
    def scaling(given: Given) -> Made:
        again = over_root(given["S"], walk.head_width) if applied else given["S"]
        found = walk.unmasked(_traced_scores(walk), again)
        how = Scaling("S", "Keys", walk.head_width, applied=applied)
        made = walk.visit_columns("scaled", found, r"\tilde s", "Scaled scores", how.cells)
        return gives(made, remark=how.remark)

    scaling.removed(formula=as_they_are)(scaling.work)


def _traced_scores(walk: Walk) -> NDArray[np.float32]:
    """What softmax took for the last visit, the mask included."""
    return walk.explanation.trace.layers[walk.layer].scores[0, walk.head, -1].numpy()


def _add_weights(lesson: Lesson, walk: Walk) -> None:
    softmax = Softmax(walk, "scaled", r"\tilde s", walk.asked.attention_temperature)
    lesson.sources += (
        Source(FOUNDATIONS, "§2.1 Softmax Function"),
        Source(FOUNDATIONS, "§3.3 Attention with Masking"),
        Source(THEORY, "§1.2 General Attention Formulation"),
    )

    @lesson.step(
        title="Softmax: scores become shares",
        formula=softmax.formula,
        takes=("scaled",),
        why=(
            "None of the weights is negative and together they are 1: the last visit divides its "
            "attention among all visits, and a larger score gets a larger share."
        ),
        breaks=(
            "With raw scores as weights, what comes out would grow with the number of visits, "
            "and negative scores would take information away."
        ),
    )
    def weights(given: Given) -> Made:
        found = walk.explanation.self_attention[walk.layer, walk.head, -1]
        made = softmax.tables(
            "A", found, "Attention weights", masked="masked", traced=_traced_scores(walk)
        )
        return gives(*made, remark=most(walk, found))


def _add_head_output(lesson: Lesson, walk: Walk) -> None:
    removed = (walk.layer, walk.head) in walk.asked.remove_heads
    by_mean = walk.asked.replace_with == "mean"
    formula = r"z = \sum_j \alpha_j v_j"
    if removed:
        formula = r"z = \frac{1}{n} \sum_i \sum_j \alpha_{ij} v_j" if by_mean else "z = 0"
    lesson.sources += (Source(FOUNDATIONS, "§1.2 Key Definitions"),)

    @lesson.step(
        title="The head’s output: values in these shares",
        formula=formula,
        takes=("A", "V"),
        why=(
            "What the head brings to the last visit is a mixture of what all visits hand on, in "
            "the shares that it gave them. The same place in another history brings something "
            "else."
        ),
        breaks="Without it the weights would move nothing, and no visit would learn of another.",
    )
    def head_output(given: Given) -> Made:
        before: list[Table] = []
        how: How = Product("A", "V")
        what = ""
        if removed and by_mean:
            before, how = _outputs_of_all_visits(walk, given["V"]), Product("share", "outputs")
            what = "the mean of what it brings to all visits takes its place"
        elif removed:
            own, title = weighted_sum(given["A"][None], given["V"])[0], "What the head would bring"
            before = [drawn("computed", own, r"\sum_j \alpha_j v_j", title, how)]
            how, what = Cells("0 * {computed}"), "zeros stand in its place"
        remark = f"The head is removed: {what}." if removed else ""
        found = walk.explanation.head_outputs[walk.layer, walk.head, -1]
        return gives(*before, drawn("z", found, "z", "What the head brings", how), remark=remark)


def _outputs_of_all_visits(walk: Walk, values: Array) -> list[Table]:
    """What the head would bring to every visit, after the shares of which its mean is made."""
    seen = np.ones(len(walk.visits)) if walk.mask is None else walk.mask == 0
    share, equal = seen / seen.sum(), "Equal shares of the visits that may be looked at"
    all_weights = walk.explanation.self_attention[walk.layer, walk.head].astype(np.float64)
    outputs, would = weighted_sum(all_weights, values), "What it would bring to every visit"
    return [
        walk.visit_columns("share", share, r"\frac{1}{n}", equal, shade="weights"),
        walk.visit_rows("outputs", outputs, "z_i", would),
    ]


def _add_heads_joined(lesson: Lesson, walk: Walk) -> None:
    lesson.sources += (Source(THEORY, "§2.2 Multi-Head Attention"),)

    @lesson.step(
        title="All heads joined",
        formula=r"a = [z_0;\; \ldots;\; z_{h-1}] W^O + b^O",
        takes=("z",),
        why=(
            "Every head of the layer has looked with its own query and brought its own mixture. "
            "The output projection weighs what they bring and writes it back in the form that "
            "encodings have."
        ),
        breaks=(
            "With a single head there is one set of weights, so one pattern of looking for each "
            "visit. Without the projection, what a head finds could reach only its own part of "
            "the encoding."
        ),
        notes=(_SUBSPACES_MAY_OVERLAP,),
    )
    def heads_joined(given: Given) -> Made:
        outputs = walk.explanation.head_outputs[walk.layer, :, -1].astype(np.float64)
        joined = outputs.ravel()
        mapped = walk.map("O", f"{walk.of_layer}.self_attn.out_proj", "the output projection")
        names = tuple(f"head {head}" for head in range(len(outputs)))
        parts = tuple(f"{name}, {part}" for name in names for part in range(1, walk.head_width + 1))
        row = Collected("heads", tuple((place,) for place in range(len(joined))))
        title = "What attention moves into the last visit"
        return gives(
            drawn("heads", outputs, "z_0, z_1, …", "What every head brings", rows=names),
            hidden("joined_heads", joined, "z", "The same in one row", row, columns=parts),
            *mapped,
            drawn("moved", mapped.of(joined), "a", title, mapped.how("joined_heads")),
            remark=_on_heads(walk, outputs),
        )


def _on_heads(walk: Walk, outputs: Array) -> str:
    removed = [f"head {head}" for layer, head in walk.asked.remove_heads if layer == walk.layer]
    said = []
    if len(outputs) > 1 and outputs.any():
        lengths = np.linalg.norm(outputs, axis=-1)
        said.append(f"Head {lengths.argmax()} brings the longest vector.")
    if removed:
        said.append(f"Removed: {', '.join(removed)}.")
    return " ".join(said)
