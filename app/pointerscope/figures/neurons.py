"""How one head computes an attention weight: query times key, number by number."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.core.array_types import Array, Float
from pointerscope.figures.attention import HEAD, LAYER, option_values
from pointerscope.figures.labels import visit_names
from pointerscope.figures.selected_arrays import selected
from pointerscope.figures.theme import (
    DIFFERENCE,
    NEUTRAL,
    ROW_HEIGHT,
    difference_axis,
    height_of_rows,
)
from pointerscope.figures.views import Figure, Option, view
from pointerscope.formulas import attention_scores, softmax
from pointerscope.lessons.framework.expressions import Expression, express

QUERY = Option("query", "Visit that asks", "The visit whose query is shown.")

# Horizontal domains of the columns: two maps, then three bars.
_COLUMNS = ((0.0, 0.16), (0.18, 0.34), (0.38, 0.52), (0.61, 0.75), (0.86, 1.0))
_AROUND = 130
_SCALE_ROOM = 44


@view(
    title="From query and keys to attention weights",
    caption=(
        "The query of the visit that asks is multiplied by every visit's key, number by number. "
        "The sum of a row, divided by √k unless that is switched off, is the score; the softmax of "
        "the scores of unmasked visits, divided by the temperature if one is set, gives the "
        "weights."
    ),
    needs=("attention", "layers.0.heads.0.queries", "layers.0.heads.0.keys"),
    section="looking",
    order=3,
    options=(LAYER, HEAD, QUERY),
)
def neurons(explanation: ExplainedQuery) -> Figure:
    """Draw the query as a row, keys and products as maps, and three columns of bars."""
    queries, keys = explanation.queries, explanation.keys
    layers, count, visits, width = keys.shape
    names = visit_names(explanation)
    query = selected("queries", queries, LAYER.name, HEAD.name, QUERY.name)[None]
    keys_of_head = selected("keys", keys, LAYER.name, HEAD.name)
    columns = _columns(explanation, query, keys_of_head)
    first = names.labels[0]
    height = _AROUND + _SCALE_ROOM + height_of_rows(max(visits, 6))
    # The query is as tall as one row of the keys.
    top = 1 - ROW_HEIGHT / (height - _AROUND)
    return {
        "data": [
            *map(dict, _MAPS),
            *({**bar, "y0": first} for bar in _BARS),
        ],
        "layout": {
            **_AXES,
            "height": height,
            "margin": {"t": _SCALE_ROOM, "r": 16},
            "showlegend": False,
            "yaxis": {**names.axis, "autorange": "reversed", "domain": [0, top - 0.04]},
            "yaxis2": {**_ROW_OF_QUERY, "domain": [top, 1]},
            "xaxis": _named_below(0, "key", width),
            "xaxis2": _named_below(1, "q×k", width),
            DIFFERENCE: _scale(_largest(queries, keys)),
            "meta": {
                "visit_axes": ["yaxis"],
                "arrays": {"queries": queries, "keys": keys},
                "parts": [
                    *(
                        {"trace": trace, "attribute": "z", "is": express(shown)}
                        for trace, shown in enumerate((query, keys_of_head, query * keys_of_head))
                    ),
                    *(
                        {"trace": trace, "attribute": "x", "is": expression}
                        for trace, expression in enumerate(columns.values(), 3)
                    ),
                ],
                "choices": [
                    LAYER.choice(option_values(layers)),
                    HEAD.choice(option_values(count)),
                    QUERY.choice(option_values(visits), visits - 1, names.numbered),
                ],
                "table": {
                    "columns": ["visit it reads from", *columns],
                    "labels": names.plain,
                    "values": list(columns.values()),
                },
                "summary": _summary(explanation),
            },
        },
    }


def _columns(
    explanation: ExplainedQuery, query: Float[Array, "1 k"], keys: Float[Array, "T k"]
) -> dict[str, Expression]:
    """Return how dot products, scores and weights are computed, each of shape (T,)."""
    interventions, masked = explanation.query.interventions, explanation.query.masked
    scores = attention_scores(query, keys, scaled=interventions.scaling)[0]
    weights = softmax(
        scores,
        temperature=interventions.attention_temperature,
        mask=~np.isin(np.arange(len(keys)), masked) if masked else None,
    )
    columns = {
        "dot product": attention_scores(query, keys, scaled=False)[0],
        "score": scores,
        "weight": weights,
    }
    return {name: express(column) for name, column in columns.items()}


def _largest(queries: Float[Array, "l h T k"], keys: Float[Array, "l h T k"]) -> float:
    """Return a number that no query, key or product exceeds."""
    most_of_queries, most_of_keys = np.abs(queries).max(2), np.abs(keys).max(2)
    products = most_of_queries * most_of_keys
    return float(max(most_of_queries.max(), most_of_keys.max(), products.max()))


def _scale(largest: float) -> dict[str, Any]:
    """Return one colour scale for queries, keys and products, with its bar above them."""
    axis = difference_axis(largest)
    ticks = {"tickvals": [axis["cmin"], 0, axis["cmax"]]}
    return axis | {"colorbar": _COLOUR_BAR | ticks}


def _summary(explanation: ExplainedQuery) -> str:
    """Return the sizes of queries and keys and the divisor as sentences."""
    width = explanation.keys.shape[-1]
    interventions = explanation.query.interventions
    is_divided = interventions.scaling and width != 1
    divided = f"divided by √{width} = {math.sqrt(width):.3f}" if is_divided else "not divided"
    temperature = (
        " The softmax divides the scores by the temperature, "
        f"{interventions.attention_temperature:g}."
    )
    masked = " Masked visits have weight 0, whatever their score."
    return (
        f"Queries and keys of every head have {width} numbers each, and a sum of products is "
        f"{divided}."
        + (temperature if interventions.attention_temperature != 1 else "")
        + (masked if explanation.query.masked else "")
    )


def _axis(column: int, title: str) -> dict[str, Any]:
    return {"domain": _COLUMNS[column], "title": {"text": title}, "nticks": 3, "tickangle": 0}


def _named_below(column: int, name: str, width: int) -> dict[str, Any]:
    """Return the horizontal axis of a map, with its name in place of ticks."""
    return {
        "domain": _COLUMNS[column],
        "showgrid": False,
        "zeroline": False,
        "tickvals": [(width - 1) / 2],
        "ticktext": [name],
        "tickangle": 0,
    }


def _map(name: str, hover: str, **more: str) -> dict[str, Any]:
    return {
        "type": "heatmap",
        "name": name,
        "coloraxis": DIFFERENCE,
        "hovertemplate": hover + "<br>number %{x}: %{z:.6f}<extra></extra>",
        **more,
    }


def _bar(column: int, name: str) -> dict[str, Any]:
    return {
        "type": "bar",
        "orientation": "h",
        "name": name,
        "xaxis": f"x{column + 1}",
        "marker": {"color": NEUTRAL},
        "hovertemplate": f"%{{y}}<br>{name} %{{x:.6f}}<extra></extra>",
    }


_MAPS = (
    _map("query", "query", yaxis="y2"),
    _map("key", "%{y}<br>key"),
    _map("product", "%{y}<br>query times key", xaxis="x2"),
)
_BARS = (_bar(2, "dot product"), _bar(3, "score"), _bar(4, "weight"))
_AXES = {
    "xaxis3": _axis(2, "sum"),
    "xaxis4": _axis(3, "score"),
    "xaxis5": _axis(4, "weight") | {"rangemode": "tozero"},
}
_ROW_OF_QUERY = {
    "showgrid": False,
    "zeroline": False,
    "tickmode": "array",
    "tickvals": [0],
    "ticktext": ["query"],
    "anchor": "x",
}
_COLOUR_BAR = {
    "title": {"text": ""},
    "orientation": "h",
    "tickformat": ".1f",
    "x": 0,
    "xanchor": "left",
    "y": 1,
    "yanchor": "bottom",
    "len": 0.38,
}
