"""The attention of the last visit, from whose encoding the prediction is read."""

from __future__ import annotations

import numpy as np

from pointerscope.analysis.attention_flow import working_heads
from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.core.percentages import percent
from pointerscope.figures.attention import cell_gaps, switched_off_sentence
from pointerscope.figures.labels import visit_names
from pointerscope.figures.theme import ROW_HEIGHT, WEIGHT_AXIS
from pointerscope.figures.views import Figure, view


@view(
    title="What does the last visit read?",
    caption=(
        "Each row is a head, each column a visit. The weights are those of the last visit, whose "
        "encoding the prediction is made from; heads that are removed show theirs too."
    ),
    needs=("attention",),
    explains=("Attention",),
    section="looking",
    order=4,
)
def last_visit(explanation: ExplainedQuery) -> Figure:
    """Draw the last visit's row of attention in every head of every layer."""
    weights = explanation.self_attention[:, :, -1]
    layers, count, visits = weights.shape
    names = visit_names(explanation)
    rows = [f"L{layer} H{head}" for layer in range(layers) for head in range(count)]
    return {
        "data": [
            {
                "type": "heatmap",
                "name": "head",
                "z": weights.reshape(-1, visits),
                "y": rows,
                "coloraxis": "coloraxis",
                **cell_gaps(visits),
                "hovertemplate": "%{y}<br>reads from %{x}<br>weight %{z:.6f}<extra></extra>",
            }
        ],
        "layout": {
            "height": 300 + ROW_HEIGHT * max(len(rows), 6),
            "coloraxis": WEIGHT_AXIS,
            "xaxis": names.axis
            | {"showgrid": False, "title": {"text": "visit it reads from"}, "tickangle": -90},
            "yaxis": {"autorange": "reversed", "showgrid": False, "type": "category", "dtick": 1},
            "meta": {
                "visit_axes": ["xaxis"],
                "priority": {"xaxis": np.asarray(weights.max((0, 1)), float).tolist()},
                "summary": _summary(explanation, names.plain),
            },
        },
    }


def _summary(explanation: ExplainedQuery, names: list[str]) -> str:
    """Return what the last visit reads most in the last layer, by the heads that are on."""
    working = working_heads(explanation)[-1]
    if not working.any():
        return f"In the last layer every head is switched off: {names[-1]} reads nothing there."
    final = explanation.self_attention[-1, working, -1].mean(0)
    most = int(final.argmax())
    most_read = "itself" if most == len(names) - 1 else names[most]
    return (
        f"In the last layer {names[-1]} reads most from {most_read} "
        f"({percent(float(final[most]))} on average over the heads); it gives itself "
        f"{percent(float(final[-1]))}.{switched_off_sentence(working)}"
    )
