"""The pairs of a query part and a key part that a pointer score is the sum of."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from pointerscope.analysis.direct_attribution import (
    Attribution,
    Subject,
    compute_direct_attribution,
    leading_subject,
)
from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.core.array_types import Float, Numbers
from pointerscope.figures.contributions import part_label, part_words, scored_visits
from pointerscope.figures.labels import place_axis, visit_names
from pointerscope.figures.selected_arrays import take
from pointerscope.figures.theme import DIFFERENCE, NEUTRAL, centred_axis, height_of_rows
from pointerscope.figures.views import Figure, Option, view
from pointerscope.network.architecture import POINTER_NETWORK

VISIT = Option("visit", "Visit", "The visit whose pointer score is shown.")

_BIAS = "bias"
# Domains of the map, and of the bars beside and above it.
_WIDTH, _HEIGHT = 0.8, 0.84
_GAP = 0.03
_LABELS = 170  # pixels of height below the map


@view(
    title="Pairs behind a pointer score",
    caption=(
        "Rows are the parts of the query, from the residual stream at the last visit; columns are "
        "the parts of the key, from the stream at the scored visit. A cell is the product of both, "
        "over √d unless that is switched off. The bars split the cells: each side gets half of a "
        "cell, and all of it where the other side is a bias."
    ),
    section="cause",
    order=3,
    needs=("pointer", POINTER_NETWORK),
    options=(VISIT,),
    several_passes=True,
)
def score_pairs(explanation: ExplainedQuery) -> Figure:
    """Draw a map of query parts by key parts, with the contributions of both sides."""
    split = compute_direct_attribution(explanation)
    names = visit_names(explanation)
    visits = scored_visits(explanation)
    found = [split.attribute(Subject("pointer", visit=visit)) for visit in visits]
    parts = split.stream.parts
    labels = [_BIAS, *map(part_label, parts)]
    pairs = np.array([one.pairs for one in found], dtype=np.float32)
    # The bias, first on each axis, has no share.
    query, key = (
        np.pad(np.array(sides, dtype=np.float32), ((0, 0), (1, 0)))
        for sides in ([one.query for one in found], [one.key for one in found])
    )
    axis = {"showgrid": False, "zeroline": False}
    small_bars = {"nticks": 3, "tickangle": 0}
    own = leading_subject(explanation).visit
    weights = explanation.pointer_weights
    assert weights is not None  # the view needs a pointer
    return {
        "data": [
            {
                "type": "heatmap",
                "name": "query part",
                "x": labels,
                "y": labels,
                "coloraxis": DIFFERENCE,
                "xgap": 1,
                "ygap": 1,
                "hovertemplate": (
                    "query part %{y}<br>key part %{x}<br>product %{z:+.4f}<extra></extra>"
                ),
            },
            _bars("key parts", "key part %{x}<br>contribution %{y:+.6f}", x=labels, yaxis="y2"),
            _bars(
                "query parts",
                "query part %{y}<br>contribution %{x:+.6f}",
                y=labels,
                xaxis="x2",
                orientation="h",
            ),
        ],
        "layout": {
            "height": height_of_rows(len(labels)) / _HEIGHT + _LABELS,
            "showlegend": False,
            "bargap": 0.1,
            "xaxis": place_axis(labels, labels)
            | axis
            | {
                "autorange": True,
                "domain": [0, _WIDTH],
                "tickangle": -90,
            },
            "yaxis": place_axis(labels, labels)
            | axis
            | {"domain": [0, _HEIGHT], "title": {"text": "query part"}},
            "xaxis2": small_bars | {"domain": [_WIDTH + _GAP, 1], "anchor": "y"},
            "yaxis2": small_bars | {"domain": [_HEIGHT + _GAP, 1], "anchor": "x"},
            DIFFERENCE: centred_axis() | {"showscale": False},
            "meta": {
                "arrays": {
                    "pairs": pairs,
                    "query": query,
                    "key": key,
                },
                "parts": [
                    {"trace": 0, "attribute": "z", "is": take("pairs", pairs, VISIT.name)},
                    {"trace": 1, "attribute": "y", "is": take("key", key, VISIT.name)},
                    {"trace": 2, "attribute": "x", "is": take("query", query, VISIT.name)},
                ],
                "choices": [
                    VISIT.choice(
                        visits,
                        int(weights.argmax()) if own is None else own,
                        [names.numbered[visit] for visit in visits],
                    )
                ],
                "axis_titles": [
                    {
                        "axis": "xaxis",
                        "option": VISIT.name,
                        "titles": [f"key part at {names.labels[visit]}" for visit in visits],
                    }
                ],
                "priority": {
                    "xaxis": np.abs(pairs).max((0, 1)).tolist(),
                    "yaxis": np.abs(pairs).max((0, 2)).tolist(),
                },
                "summaries": {
                    "by": [VISIT.name],
                    "texts": [
                        _summary(one, names.plain[visit], parts)
                        for one, visit in zip(found, visits, strict=True)
                    ],
                },
                "table": {
                    "columns": ["part", "through the query", "through the key"],
                    "labels": labels,
                    "values": [take("query", query, VISIT.name), take("key", key, VISIT.name)],
                    "beside": True,
                },
            },
        },
    }


def _bars(name: str, hover: str, **more: Any) -> dict[str, Any]:
    return {
        "type": "bar",
        "name": name,
        "marker": {"color": NEUTRAL},
        "hovertemplate": f"{hover}<extra></extra>",
        **more,
    }


def _summary(found: Attribution, name: str, parts: tuple[str, ...]) -> str:
    """Return the largest pair, and what the pairs add up to, as sentences."""
    pairs = found.pairs
    assert pairs is not None  # of a pointer score
    content = found.value - found.position_bias
    bias = f" With the position bias, {found.position_bias:+.3f}, the score is {found.value:+.3f}."
    return (
        f"The content score of {name} is {content:+.3f}. {_largest_pair(pairs, parts)} All pairs "
        f"add up to {pairs.sum():+.4f}, and the network computes {content:+.4f}: a difference of "
        f"{abs(found.difference):.1g}.{bias if found.position_bias else ''}"
    )


def _largest_pair(pairs: Float[Numbers, "P1 P1"], parts: Sequence[str]) -> str:
    row, column = divmod(int(np.abs(pairs).argmax()), pairs.shape[1])
    if not pairs[row, column]:
        return "Every pair is 0."
    query = part_words(parts[row - 1]) if row else "the bias"
    key = part_words(parts[column - 1]) if column else "the bias"
    return (
        f"The largest product, {pairs[row, column]:+.3f}, is that of {query} in the query and "
        f"{key} in the key."
    )
