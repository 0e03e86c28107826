"""Why this prediction? The influence of each input feature."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.analysis.features import FeatureInfluence, compute_feature_influence
from pointerscope.figures.influence import completeness_sentence
from pointerscope.figures.labels import place_names, visit_names
from pointerscope.figures.theme import DIFFERENCE, NEUTRAL, difference_axis, height_of_rows
from pointerscope.figures.views import Figure, view
from pointerscope.mobility.histories import FEATURE_NAMES
from pointerscope.network.architecture import POINTER_NETWORK

# Heights in pixels.
_BARS = 76
_TITLE = 36
_GAP = 12
_TICKS = 100
_SHOWN = ("drop without it", "integrated gradients")
# Domains of the panels on a narrow page, from the top.
_SMALL_BARS = ((0.82, 1.0), (0.42, 0.6))
_SMALL_ROWS = (0, 0.34)


@view(
    title="Which features matter for the prediction?",
    caption=(
        "Above: how far the log-probability of the predicted place drops when one feature of all "
        "visits is set to zero, and the feature's integrated gradients. Below: how these gradients "
        "spread over the visits."
    ),
    section="cause",
    needs=(POINTER_NETWORK,),
    order=1,
    several_passes=True,
)
def features(explanation: ExplainedQuery) -> Figure:
    """Draw two rows of bars over a heatmap of visits and features; a column is a feature."""
    measured, names = compute_feature_influence(explanation), visit_names(explanation)
    features = [FEATURE_NAMES[name] for name in measured.names]
    sums = measured.gradients.sum(-1)
    rows = height_of_rows(max(len(names.labels), 4))
    height = 2 * _BARS + _TITLE + _GAP + rows
    shown = zip(_SHOWN, (measured.drops, sums), ("y2", "y3"), strict=True)
    data: list[dict[str, Any]] = [
        {
            "type": "bar",
            "name": name,
            "x": features,
            "y": values,
            "yaxis": axis,
            "marker": {"color": NEUTRAL},
            "hovertemplate": f"%{{x}}<br>{name} %{{y:.6f}}<extra></extra>",
        }
        for name, values, axis in shown
    ]
    data.append(
        {
            "type": "heatmap",
            "name": "integrated gradients",
            "x": features,
            "z": measured.gradients.T,
            "coloraxis": DIFFERENCE,
            "hovertemplate": "%{y}<br>%{x}<br>integrated gradients %{z:.6f}<extra></extra>",
        }
    )
    bars = {"nticks": 3, "anchor": "x"}
    # From the top: a title and its bars, twice, then the rows of the heatmap.
    bottoms = [(rows + _GAP + place * (_BARS + _TITLE)) / height for place in (1, 0)]
    panels = [(bottom, min(bottom + _BARS / height, 1)) for bottom in bottoms]
    layout: dict[str, Any] = {
        "height": height + _TICKS,
        "margin": {"t": _TITLE},
        "showlegend": False,
        "xaxis": {
            "type": "category",
            "anchor": "y",
            "showgrid": False,
            "autotickangles": [0, -90],
        },
        "yaxis": names.axis
        | {"autorange": "reversed", "showgrid": False, "domain": [0, rows / height]},
        DIFFERENCE: difference_axis(float(np.abs(measured.gradients).max()))
        | {"colorbar": {"title": {"text": ""}, "y": 0, "yanchor": "bottom", "len": rows / height}},
        "annotations": _panel_titles(panels),
        "meta": {
            "visit_axes": ["yaxis"],
            "priority": {"yaxis": np.abs(measured.gradients).sum(0).tolist()},
            "summary": _summary(explanation, measured),
            "table": {
                "columns": ["feature", *_SHOWN, *names.plain],
                "rows": [
                    [word, float(lost), float(total), *values]
                    for word, lost, total, values in zip(
                        features, measured.drops, sums, measured.gradients.tolist(), strict=True
                    )
                ],
            },
        },
    }
    small = layout["meta"]["small"] = {
        "yaxis": {"domain": _SMALL_ROWS},
        "annotations": _panel_titles(_SMALL_BARS),
    }
    for number, (panel, low) in enumerate(zip(panels, _SMALL_BARS, strict=True), 2):
        layout[f"yaxis{number}"] = bars | {"domain": panel}
        small[f"yaxis{number}"] = {"domain": low}
    return {"data": data, "layout": layout}


def _panel_titles(panels: Sequence[tuple[float, float]]) -> list[dict[str, Any]]:
    """Return a title above each panel of bars."""
    return [_title(name, top) for name, (_, top) in zip(_SHOWN, panels, strict=True)]


def _title(text: str, y: float) -> dict[str, Any]:
    return {
        "text": text,
        "x": 0,
        "y": y,
        "xref": "paper",
        "yref": "paper",
        "xanchor": "left",
        "yanchor": "bottom",
        "showarrow": False,
    }


def _summary(explanation: ExplainedQuery, measured: FeatureInfluence) -> str:
    most = int(measured.drops.argmax())
    feature = FEATURE_NAMES[measured.names[most]]
    prediction = place_names(explanation.bundle.places).plain[explanation.prediction.location]
    if measured.drops[most] > 0:
        sentences = [
            f"Setting the {feature} of all visits to zero lowers the log-probability of "
            f"{prediction} most, by {measured.drops[most]:.3f} nats."
        ]
    else:
        sentences = [f"Without any one feature, {prediction} does not become less probable."]
    if explanation.pointer_weights is not None:
        sentences.append(
            "Setting the place to zero hides it from the encoder only: the pointer still adds "
            "every visit's weight to its place."
        )
    sentences.append(completeness_sentence(measured.attributions))
    if measured.lacking:
        lacking = ", ".join(FEATURE_NAMES[name] for name in measured.lacking)
        sentences.append(f"This network does not use: {lacking}.")
    return " ".join(sentences)
