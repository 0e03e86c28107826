"""What the answer hangs on, feature by feature."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from app.analysis.features import feature_influence_of
from app.figures.influence import completeness
from app.figures.labels import place_names, visit_names
from app.figures.theme import DIFFERENCE, NEUTRAL, difference_axis, height_of_rows
from app.figures.views import Figure, view

if TYPE_CHECKING:
    from app.analysis.explanation import Explanation
    from app.analysis.features import FeatureInfluence

_WORDS = {
    "location": "place",
    "user": "person",
    "time": "time",
    "weekday": "weekday",
    "recency": "recency",
    "duration": "duration",
    "position_from_end": "position",
}
_BARS = 130
_WORDS_ABOVE = 56
_GAP = 12
_TICKS = 100


@view(
    title="Which features the answer hangs on",
    caption=(
        "Above, what the answer's log-probability loses when one feature of all visits is zeros, "
        "and what integrated gradients credit the feature with; below, how that credit spreads "
        "over the visits."
    ),
    section="cause",
    order=1,
    several_passes=True,
)
def features(explanation: Explanation) -> Figure:
    """Two rows of bars over a heatmap of visits and features; a column is a feature."""
    measured, names = feature_influence_of(explanation), visit_names(explanation)
    words = [_WORDS[name] for name in measured.names]
    sums = measured.gradients.sum(-1)
    rows = height_of_rows(max(len(names.labels), 4))
    height = 2 * _BARS + _WORDS_ABOVE + _GAP + rows
    shown = [("lost without it", measured.lost, "y2"), ("integrated gradients", sums, "y3")]
    data: list[dict[str, Any]] = [
        {
            "type": "bar",
            "name": name,
            "x": words,
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
            "x": words,
            "z": measured.gradients.T,
            "coloraxis": DIFFERENCE,
            "hovertemplate": "%{y}<br>%{x}<br>integrated gradients %{z:.6f}<extra></extra>",
        }
    )
    bars = {"nticks": 3, "anchor": "x"}
    # From the top: a line of words and its bars, twice, then the rows of the heatmap.
    panels = [(rows + _GAP + place * (_BARS + _WORDS_ABOVE)) / height for place in (1, 0)]
    layout: dict[str, Any] = {
        "height": height + _TICKS,
        "margin": {"t": _WORDS_ABOVE},
        "showlegend": False,
        "xaxis": {"type": "category", "anchor": "y", "tickangle": -90, "showgrid": False},
        "yaxis": names.axis
        | {"autorange": "reversed", "showgrid": False, "domain": [0, rows / height]},
        DIFFERENCE: difference_axis(float(np.abs(measured.gradients).max()))
        | {"colorbar": {"title": {"text": ""}, "y": 0, "yanchor": "bottom", "len": rows / height}},
        "annotations": [],
        "meta": {
            "visit_axes": ["yaxis"],
            "priority": {"yaxis": np.abs(measured.gradients).sum(0).tolist()},
            "summary": _summary(explanation, measured),
            "table": {
                "columns": ["feature", "lost without it", "integrated gradients", *names.plain],
                "rows": [
                    [word, float(lost), float(total), *values]
                    for word, lost, total, values in zip(
                        words, measured.lost, sums, measured.gradients.tolist(), strict=True
                    )
                ],
            },
        },
    }
    for (name, _, axis), bottom in zip(shown, panels, strict=True):
        top = bottom + _BARS / height
        layout[f"yaxis{axis[1:]}"] = bars | {"domain": [bottom, min(top, 1)]}
        layout["annotations"].append(_over(name, min(top, 1)))
    return {"data": data, "layout": layout}


def _over(words: str, y: float) -> dict[str, Any]:
    return {
        "text": words,
        "x": 0,
        "y": y,
        "xref": "paper",
        "yref": "paper",
        "xanchor": "left",
        "yanchor": "bottom",
        "showarrow": False,
    }


def _summary(explanation: Explanation, measured: FeatureInfluence) -> str:
    most = int(measured.lost.argmax())
    word = _WORDS[measured.names[most]]
    answer = place_names(explanation.bundle.places).plain[explanation.prediction.location]
    if measured.lost[most] > 0:
        lost = f"{measured.lost[most]:.3f} nats of log-probability"
        sentences = [f"{answer} loses most, {lost}, when no visit has its {word}."]
    else:
        sentences = [f"{answer} loses nothing without any one feature."]
    if explanation.pointer_weights is not None:
        sentences.append(
            "A visit without its place is still pointed at; only its place is not read."
        )
    sentences.append(completeness(measured.attributions))
    if measured.lacking:
        lacking = ", ".join(_WORDS[name] for name in measured.lacking)
        sentences.append(f"This network does not read: {lacking}.")
    return " ".join(sentences)
