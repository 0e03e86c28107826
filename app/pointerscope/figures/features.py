"""What the answer hangs on, feature by feature."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.features import feature_influence_of
from pointerscope.figures.influence import completeness
from pointerscope.figures.labels import place_names, visit_names
from pointerscope.figures.theme import DIFFERENCE, NEUTRAL, difference_axis, height_of_rows
from pointerscope.figures.views import Figure, view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.analysis.features import FeatureInfluence

_WORDS = {
    "location": "place",
    "user": "person",
    "time": "time",
    "weekday": "weekday",
    "recency": "recency",
    "duration": "duration",
    "position_from_end": "position",
}
_BARS = 76
_WORDS_ABOVE = 36
_GAP = 12
_TICKS = 100
_SHOWN = ("lost without it", "integrated gradients")
# Where there is little room the panels lie, from the top, at these parts of the height.
_SMALL_BARS = ((0.82, 1.0), (0.42, 0.6))
_SMALL_ROWS = (0, 0.34)


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
def features(explanation: ExplainedQuery) -> Figure:
    """Two rows of bars over a heatmap of visits and features; a column is a feature."""
    measured, names = feature_influence_of(explanation), visit_names(explanation)
    words = [_WORDS[name] for name in measured.names]
    sums = measured.gradients.sum(-1)
    rows = height_of_rows(max(len(names.labels), 4))
    height = 2 * _BARS + _WORDS_ABOVE + _GAP + rows
    shown = zip(_SHOWN, (measured.lost, sums), ("y2", "y3"), strict=True)
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
    bottoms = [(rows + _GAP + place * (_BARS + _WORDS_ABOVE)) / height for place in (1, 0)]
    panels = [(bottom, min(bottom + _BARS / height, 1)) for bottom in bottoms]
    layout: dict[str, Any] = {
        "height": height + _TICKS,
        "margin": {"t": _WORDS_ABOVE},
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
        "annotations": _words_over(panels),
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
    small = layout["meta"]["small"] = {
        "yaxis": {"domain": _SMALL_ROWS},
        "annotations": _words_over(_SMALL_BARS),
    }
    for number, (panel, low) in enumerate(zip(panels, _SMALL_BARS, strict=True), 2):
        layout[f"yaxis{number}"] = bars | {"domain": panel}
        small[f"yaxis{number}"] = {"domain": low}
    return {"data": data, "layout": layout}


def _words_over(panels: Sequence[tuple[float, float]]) -> list[dict[str, Any]]:
    """What the bars of each panel are, above it."""
    return [_over(name, top) for name, (_, top) in zip(_SHOWN, panels, strict=True)]


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


def _summary(explanation: ExplainedQuery, measured: FeatureInfluence) -> str:
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
