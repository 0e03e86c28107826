"""Attention through the layers, and how much of what it looks at it really moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.attention_flow import rollout_of, value_norms_of
from pointerscope.figures.attention import HEAD, LAYER, gaps, range_of, sharpest_looks, square
from pointerscope.figures.labels import percent, visit_names
from pointerscope.figures.theme import WEIGHT_AXIS
from pointerscope.figures.views import Figure, Option, view

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.mobility.interventions import Interventions

UP_TO = Option("layer", "Up to layer", "The last layer that is rolled out, 0 is the first.")

_NAMED = 3


@view(
    title="Attention rolled out through the layers",
    caption=(
        "A row shows which visits an encoding is made of after this layer, if heads count alike, "
        "together as much as what stays in place, and what is switched off counts nothing: the "
        "product of all layers' attention so far."
    ),
    section="looking",
    order=5,
    options=(UP_TO,),
)
def rollout(explanation: ExplainedQuery) -> Figure:
    """A heatmap for every layer, of which the chosen one is shown."""
    rolled = rollout_of(explanation)
    visits = rolled[0].shape[-1]
    common = _SHARES | gaps(visits)
    layout = square(explanation, "visit it is made of", "encoding of")
    layout["coloraxis"] = WEIGHT_AXIS | {"colorbar": {"title": {"text": "share"}}}
    layout["meta"] |= {
        "summaries": {
            "by": [UP_TO.name],
            "texts": [
                _made_of(explanation, layer, shares[-1]) for layer, shares in enumerate(rolled)
            ],
        },
        "choices": [UP_TO.choice(range_of(len(rolled)), len(rolled) - 1)],
    }
    data = [
        {**common, "name": f"up to layer {layer}", "z": shares, "meta": {UP_TO.name: layer}}
        for layer, shares in enumerate(rolled)
    ]
    return {"data": data, "layout": layout}


@view(
    title="How much each head really moves",
    caption=(
        "A cell is the length of what the visit of its row takes from the visit of its column: "
        "the weight times the value as the head hands it on, so a sharp look at a short value "
        "moves little; all heads share one scale."
    ),
    section="looking",
    order=6,
    options=(LAYER, HEAD),
)
def value_norms(explanation: ExplainedQuery) -> Figure:
    """A heatmap for every head, of which the chosen one is shown."""
    moved = value_norms_of(explanation).norms
    layers, count, visits, _ = moved.shape
    common = _NORMS | gaps(visits)
    layout = square(explanation, "visit taken from", "visit that takes")
    layout["coloraxis"] = _scale_to(float(moved.max()))
    asked = explanation.query.interventions
    layout["meta"] |= {
        "summaries": {
            "by": [LAYER.name, HEAD.name],
            "texts": [
                _most_moved(*largest, _done_to(asked, *divmod(number, count)))
                for number, largest in enumerate(sharpest_looks(explanation, moved))
            ],
        },
        "choices": [LAYER.choice(range_of(layers)), HEAD.choice(range_of(count))],
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
    """What the last visit's encoding is made of, as a sentence."""
    names = visit_names(explanation).plain
    last = len(names) - 1
    if not shares.any():
        return f"After layer {layer} no share of any visit is left."
    others = [key for key in np.argsort(-shares, kind="stable").tolist() if key != last]
    largest = [f"{percent(float(shares[key]))} {names[key]}" for key in others[:_NAMED]]
    rest = float(shares[others[_NAMED:]].sum())
    parts = [f"{percent(float(shares[last]))} itself", *largest]
    if len(others) > _NAMED:
        parts.append(f"{percent(rest)} the other {len(others) - _NAMED}")
    return f"After layer {layer} the encoding of the last visit is made of {', '.join(parts)}."


def _done_to(asked: Interventions, layer: int, head: int) -> str:
    """What becomes of a head where somebody intervenes."""
    if any(skip.layer == layer and skip.part == "attention" for skip in asked.skip):
        return "skipped"
    return asked.replace_with if (layer, head) in asked.remove_heads else ""


def _most_moved(taker: str, source: str, norm: float, done: str) -> str:
    """What a head moves most, as a sentence."""
    if done == "skipped":
        return "This layer's attention is skipped: its heads move nothing."
    if done == "zero":
        return "This head is removed: it moves nothing."
    removed = " It is removed, and hands its mean to every visit." if done else ""
    return f"This head moves most from {source} to {taker}: length {norm:.3f}.{removed}"


def _scale_to(largest: float) -> dict[str, Any]:
    """The colour axis of lengths, which have no common bound."""
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
    "hovertemplate": "%{y}<br>takes from %{x}<br>length %{z:.6f}<extra></extra>",
}
