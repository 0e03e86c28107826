"""Attention through the layers, and the length of what each head moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.attention_flow import compute_rollout, compute_value_norms
from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.core.percentages import percent
from pointerscope.figures.attention import (
    HEAD,
    LAYER,
    cell_gaps,
    option_values,
    square_layout,
    strongest_links,
)
from pointerscope.figures.labels import visit_names
from pointerscope.figures.theme import WEIGHT_AXIS
from pointerscope.figures.views import Figure, Option, view
from pointerscope.network.architecture import POINTER_NETWORK

if TYPE_CHECKING:
    from pointerscope.mobility.interventions import Interventions

UP_TO = Option("layer", "Up to layer", "The last layer that is included; 0 is the first.")

_NAMED = 3


@view(
    title="Attention rollout through the layers",
    caption=(
        "An estimate of which visits an encoding is made of after this layer: the product of all "
        "layers' attention so far (Abnar and Zuidema 2020). It takes for granted that all heads "
        "count the same, together as much as the residual connection, and that the sizes of the "
        "values do not matter; what is switched off counts nothing."
    ),
    needs=("attention",),
    explains=("Attention rollout",),
    section="looking",
    order=5,
    options=(UP_TO,),
)
def rollout(explanation: ExplainedQuery) -> Figure:
    """Draw a heatmap for every layer, of which the selected one is shown."""
    rolled = compute_rollout(explanation)
    visits = rolled[0].shape[-1]
    common = _SHARES | cell_gaps(visits)
    layout = square_layout(explanation, "visit it is made of", "encoding of")
    layout["coloraxis"] = WEIGHT_AXIS | {"colorbar": {"title": {"text": "share"}}}
    layout["meta"] |= {
        "summaries": {
            "by": [UP_TO.name],
            "texts": [
                _made_of(explanation, layer, shares[-1]) for layer, shares in enumerate(rolled)
            ],
        },
        "choices": [UP_TO.choice(option_values(len(rolled)), len(rolled) - 1)],
    }
    data = [
        {**common, "name": f"up to layer {layer}", "z": shares, "meta": {UP_TO.name: layer}}
        for layer, shares in enumerate(rolled)
    ]
    return {"data": data, "layout": layout}


@view(
    title="How much does each head move?",
    caption=(
        "Each cell is the length of what one visit (row) receives from another (column): the "
        "attention weight times the value after the head's output projection. A large weight on a "
        "short value moves little; all heads share one scale."
    ),
    needs=("attention", POINTER_NETWORK),
    explains=("Value norms",),
    section="looking",
    order=6,
    options=(LAYER, HEAD),
)
def value_norms(explanation: ExplainedQuery) -> Figure:
    """Draw a heatmap for every head, of which the selected one is shown."""
    moved = compute_value_norms(explanation).norms
    layers, count, visits, _ = moved.shape
    common = _NORMS | cell_gaps(visits)
    layout = square_layout(explanation, "visit it receives from", "visit that receives")
    layout["coloraxis"] = _scale_to(float(moved.max()))
    interventions = explanation.query.interventions
    layout["meta"] |= {
        "summaries": {
            "by": [LAYER.name, HEAD.name],
            "texts": [
                _movement_sentence(*largest, _change_of_head(interventions, layer, head, count))
                for (layer, head), largest in zip(
                    np.ndindex(layers, count), strongest_links(explanation, moved), strict=True
                )
            ],
        },
        "choices": [LAYER.choice(option_values(layers)), HEAD.choice(option_values(count))],
    }
    data = [
        {
            **common,
            "name": f"layer {layer}, head {head}",
            "z": moved[layer, head],
            "meta": {LAYER.name: layer, HEAD.name: head},
        }
        for layer in range(layers)
        for head in range(count)
    ]
    return {"data": data, "layout": layout}


def _made_of(explanation: ExplainedQuery, layer: int, shares: np.ndarray[Any, Any]) -> str:
    """Return what the last visit's encoding is made of, as a sentence."""
    names = visit_names(explanation).plain
    last = len(names) - 1
    if not shares.any():
        return f"After layer {layer} rollout counts nothing of any visit."
    others = [key for key in np.argsort(-shares, kind="stable").tolist() if key != last]
    largest = [f"{percent(float(shares[key]))} {names[key]}" for key in others[:_NAMED]]
    rest = float(shares[others[_NAMED:]].sum())
    parts = [f"{percent(float(shares[last]))} itself", *largest]
    if len(others) > _NAMED:
        parts.append(f"{percent(rest)} the other {len(others) - _NAMED}")
    return (
        f"After layer {layer} rollout counts the encoding of the last visit as made of "
        f"{', '.join(parts)}."
    )


def _change_of_head(interventions: Interventions, layer: int, head: int, heads: int) -> str:
    """Return how interventions change a head: "skipped", "zero", "mean" or not at all."""
    if any(skip.layer == layer and skip.part == "attention" for skip in interventions.skip):
        return "skipped"
    is_removed = head in interventions.removed_heads(layer, heads)
    return interventions.replace_with if is_removed else ""


def _movement_sentence(receiver: str, source: str, norm: float, change: str) -> str:
    """Return what a head moves most, as a sentence."""
    if change == "skipped":
        return "This layer's attention is skipped: its heads move nothing."
    if change == "zero":
        return "This head is removed: it moves nothing."
    removed = " It is removed: every visit receives its mean instead." if change else ""
    return f"This head moves most from {source} to {receiver}: length {norm:.3f}.{removed}"


def _scale_to(largest: float) -> dict[str, Any]:
    """Return a colour axis up to the largest length."""
    return {
        "cmin": 0,
        "cmax": largest or 1.0,
        "colorbar": {"title": {"text": "length"}, "tickmode": "auto", "nticks": 6},
    }


_SHARES = {
    "type": "heatmap",
    "coloraxis": "coloraxis",
    "hovertemplate": "%{y}<br>is made of %{x}<br>share %{z:.6f}<extra></extra>",
}
_NORMS = {
    "type": "heatmap",
    "coloraxis": "coloraxis",
    "hovertemplate": "%{y}<br>receives from %{x}<br>length %{z:.6f}<extra></extra>",
}
