"""How the gate decides between copying and generating, and which predictions it can change."""

from typing import Any

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.analysis.gate_thresholds import (
    GateContributions,
    LeadingIntervals,
    compute_gate_contributions,
    find_leading_intervals,
)
from pointerscope.core.percentages import percent
from pointerscope.figures.difference import COLUMNS, NoDifferenceError
from pointerscope.figures.labels import category_axis, escape, place_names, shorten
from pointerscope.figures.theme import (
    BLEND,
    DIFFERENCE,
    GENERATION,
    NEUTRAL,
    POINTER,
    difference_axis,
)
from pointerscope.figures.views import Figure, NothingToShowError, OnlyWith, view
from pointerscope.network.architecture import POINTER_NETWORK

_BIAS = "bias"
# Vertical positions of the bar, of the marker of the gate, and of the band.
_SHARE, _BETWEEN, _BAND = 1.0, 0.5, 0.0
_ABOVE = 28  # pixels of height of the text above the bars
_NAMES = 44  # pixels of width of the names of the bars
_LETTERS = 30  # letters that fit into the width of a narrow figure
_MIN_LETTERS = 4


def draw_gate_difference(explanation: ExplainedQuery, reference: ExplainedQuery) -> Figure:
    """Draw how the contribution of every hidden unit to the logit differs.

    Raises:
        NothingToShowError: a network has no learned gate.
        NoDifferenceError: the two explanations are not of the same network.
    """
    after, before = compute_gate_contributions(explanation), compute_gate_contributions(reference)
    if after is None or before is None:
        raise NothingToShowError("One of the networks has no learned gate.")
    if explanation.bundle is not reference.bundle:
        raise NoDifferenceError(
            "The hidden units of two different networks do not correspond to each other."
        )
    changes = after.units - before.units
    order = np.argsort(-np.abs(changes), kind="stable")
    units = list(map(str, order.tolist()))
    sorted_changes = changes[order]
    return {
        "data": [
            {
                "type": "bar",
                "name": "difference",
                "x": units,
                "y": sorted_changes,
                "marker": {
                    "color": sorted_changes,
                    "coloraxis": DIFFERENCE,
                    "line": {"color": NEUTRAL, "width": 1},
                },
                "hovertemplate": (
                    "hidden unit %{x}<br>difference of the logit %{y:+.6f}<extra></extra>"
                ),
            }
        ],
        "layout": {
            "height": 300,
            "showlegend": False,
            DIFFERENCE: difference_axis(float(np.abs(changes).max())) | {"showscale": False},
            "xaxis": _units_axis(units),
            "yaxis": {"title": {"text": "difference of the logit"}, "nticks": 5},
            "meta": {
                "summary": (
                    f"The gate is {explanation.gate:.4f} instead of {reference.gate:.4f}; the "
                    "logit that the network computes is "
                    f"{after.logit:.4f} instead of {before.logit:.4f}."
                ),
                "table": {
                    "columns": ["hidden unit", *COLUMNS],
                    "rows": [
                        list(row)
                        for row in zip(
                            units,
                            after.units[order].tolist(),
                            before.units[order].tolist(),
                            sorted_changes.tolist(),
                            strict=True,
                        )
                    ],
                },
            },
        },
    }


@view(
    title="How does the gate decide?",
    caption=(
        "The gate is the pointer's share of the answer. The band under it shows which place would "
        "be most probable at each value of the gate.",
        OnlyWith(
            ("gate", POINTER_NETWORK),
            "The bars show what each hidden unit adds to the gate's logit.",
        ),
    ),
    section="choosing",
    order=0,
    needs=("pointer", "generation"),
    difference=draw_gate_difference,
)
def gate(explanation: ExplainedQuery) -> Figure:
    """Draw the share, the intervals in which each place leads, and the terms of the logit."""
    contributions = compute_gate_contributions(explanation)
    pointer, generation = explanation.pointer_probabilities, explanation.generation_probabilities
    assert pointer is not None  # the view needs both
    assert generation is not None
    intervals = find_leading_intervals(pointer, generation)
    value = explanation.gate
    shares = (("pointer", value, POINTER), ("generation head", 1 - value, GENERATION))
    data: list[dict[str, Any]] = [
        {
            "type": "bar",
            "orientation": "h",
            "name": f"{name} {percent(share)}",
            "x": [share],
            "y": [_SHARE],
            "width": 0.7,
            "marker": {"color": colour},
            "hovertemplate": f"{name} %{{x:.6f}}<extra></extra>",
        }
        for name, share, colour in shares
    ]
    rows: list[list[Any]] = [[name, share] for name, share, _ in shares]
    sentences = [_value_sentence(explanation, contributions)]
    layout: dict[str, Any] = {
        "barmode": "stack",
        "height": 230,
        "showlegend": False,
        "margin": {"t": _ABOVE},
        "annotations": [
            _bar_label(f"pointer {percent(value)}", "left"),
            _bar_label(f"generation {percent(1 - value)}", "right"),
        ],
        "xaxis": {"range": [0, 1], "nticks": 6},
        "yaxis": {
            "tickvals": [_SHARE, _BAND],
            "ticktext": ["gate", "most probable"],
            "range": [_BAND - 0.5, _SHARE + 0.5],
            "showgrid": False,
            "zeroline": False,
        },
    }
    own = None if explanation.gate_is_learned or contributions is None else contributions.value
    data += _band(explanation, intervals, own)
    rows += _band_rows(explanation, intervals)
    sentences.append(_band_sentence(explanation, intervals))
    if contributions is not None:
        bars, units = _contribution_bars(contributions)
        data += bars
        rows += [
            ["logit", contributions.logit],
            ["bias of the logit", contributions.bias],
            *(
                [f"hidden unit {unit}", added]
                for unit, added in enumerate(contributions.units.tolist())
            ),
        ]
        layout |= {
            "height": 480,
            "yaxis": layout["yaxis"] | {"domain": [0.56, 1]},
            "xaxis2": _units_axis(units)
            | {"anchor": "y2", "title": {"text": "bias, then hidden units by size"}},
            "yaxis2": {
                "domain": [0, 0.42],
                "anchor": "x2",
                "title": {"text": "contribution to the logit"},
                "nticks": 3,
            },
        }
    layout["meta"] = {
        # On a narrow page the labels begin above the names of the rows.
        "small": {
            "annotations": [
                {**label, "xshift": -_NAMES} if label["xanchor"] == "left" else label
                for label in layout["annotations"]
            ]
        },
        "summary": " ".join(sentences),
        "table": {"columns": ["part", "value"], "rows": rows},
    }
    return {"data": data, "layout": layout}


def _bar_label(text: str, side: str) -> dict[str, Any]:
    """Return the label of a part of the bar, above its end."""
    return {
        "text": text,
        "x": 0 if side == "left" else 1,
        "xanchor": side,
        "y": 1,
        "yanchor": "bottom",
        "xref": "paper",
        "yref": "paper",
        "showarrow": False,
    }


def _value_sentence(explanation: ExplainedQuery, contributions: GateContributions | None) -> str:
    """Return the value of the gate and where it comes from."""
    value, interventions = explanation.gate, explanation.query.interventions
    own = "" if contributions is None else f"; the network computes {contributions.value:.4f}"
    if interventions.only is not None:
        part = "pointer" if interventions.only == "pointer" else "generation head"
        return f"An intervention leaves only the {part}: the gate is {value:g}{own}."
    if interventions.gate is not None:
        return f"An intervention sets the gate to {interventions.gate:g}{own}."
    if explanation.gate_logit is None:
        return f"This network has no gate: the pointer's share is fixed at {value:g}."
    return (
        f"The gate is {value:.4f} (logit {explanation.gate_logit:.4f}): {percent(value)} pointer, "
        f"{percent(1 - value)} generation head."
    )


def _band(
    explanation: ExplainedQuery, intervals: LeadingIntervals, own: float | None
) -> list[dict[str, Any]]:
    """Return a bar for every interval with its leading place, and markers of the gate."""
    names = place_names(explanation.bundle.places)
    locations = intervals.locations.tolist()
    edges = intervals.edges
    present = intervals.index_of(explanation.gate)
    colours, heights = [NEUTRAL] * len(locations), [0.62, 0.54] * len(locations)
    colours[present], heights[present] = BLEND, 0.7
    widths = np.diff(edges)
    data: list[dict[str, Any]] = [
        {
            "type": "bar",
            "orientation": "h",
            "name": "leading place",
            "x": widths,
            "base": edges[:-1],
            "y": [_BAND] * len(locations),
            "width": heights[: len(locations)],
            "text": [
                _shorten_to_width(names.plain[location], width)
                for location, width in zip(locations, widths.tolist(), strict=True)
            ],
            "hovertext": [names.labels[location] for location in locations],
            "customdata": np.stack([edges[:-1], edges[1:]], 1),
            "textposition": "inside",
            "constraintext": "none",
            "insidetextanchor": "middle",
            "textangle": 0,
            "marker": {"color": colours},
            "hovertemplate": (
                "%{hovertext} leads<br>gate from %{customdata[0]:.6f} to %{customdata[1]:.6f}"
                "<extra></extra>"
            ),
        },
        _marker("gate", explanation.gate, "triangle-down"),
    ]
    if own is not None:
        data.append(_marker("the gate the network computes", own, "triangle-down-open"))
    return data


def _shorten_to_width(name: str, width: float) -> str:
    """Return a name shortened to an interval; empty if that is too narrow."""
    letters = int(width * _LETTERS)
    return escape(shorten(name, letters)) if letters >= _MIN_LETTERS else ""


def _marker(name: str, value: float, symbol: str) -> dict[str, Any]:
    """Return a marker for a value of the gate, between bar and band."""
    return {
        "type": "scatter",
        "mode": "markers",
        "name": name,
        "x": [value],
        "y": [_BETWEEN],
        "cliponaxis": False,
        "marker": {"symbol": symbol, "size": 14, "color": NEUTRAL},
        "hovertemplate": f"{name} %{{x:.6f}}<extra></extra>",
    }


def _band_rows(explanation: ExplainedQuery, intervals: LeadingIntervals) -> list[list[Any]]:
    names = place_names(explanation.bundle.places).plain
    return [
        [f"{names[location]} leads from a gate of", start]
        for location, start in zip(
            intervals.locations.tolist(), intervals.edges[:-1].tolist(), strict=True
        )
    ]


def _band_sentence(explanation: ExplainedQuery, intervals: LeadingIntervals) -> str:
    """Return between which values of the gate the predicted place leads, and what leads beyond."""
    names = place_names(explanation.bundle.places).plain
    locations, present = intervals.locations.tolist(), intervals.index_of(explanation.gate)
    leader = names[locations[present]]
    if len(locations) == 1:
        return f"{leader} leads at every value of the gate."
    low, high = intervals.edges[present : present + 2].tolist()
    beyond = []
    if present > 0:
        beyond.append(f"below a gate of {low:.3f} it would be {names[locations[present - 1]]}")
    if present + 1 < len(locations):
        beyond.append(f"above a gate of {high:.3f} it would be {names[locations[present + 1]]}")
    return f"{leader} leads; {', '.join(beyond)}."


def _contribution_bars(
    contributions: GateContributions,
) -> tuple[list[dict[str, Any]], list[str]]:
    """Return bars of the bias and the hidden units by size, and the order of the units."""
    order = np.argsort(-np.abs(contributions.units), kind="stable")
    units = [_BIAS, *map(str, order.tolist())]
    added = np.concatenate([[np.float32(contributions.bias)], contributions.units[order]])
    sides = (
        ("towards the pointer", POINTER, added > 0),
        ("towards the generation head", GENERATION, added <= 0),
    )
    return [
        {
            "type": "bar",
            "name": name,
            "x": [unit for unit, here in zip(units, side.tolist(), strict=True) if here],
            "y": added[side],
            "xaxis": "x2",
            "yaxis": "y2",
            "marker": {"color": colour},
            "hovertemplate": f"%{{x}}<br>{name} %{{y:+.6f}}<extra></extra>",
        }
        for name, colour, side in sides
    ], units


def _units_axis(units: list[str]) -> dict[str, Any]:
    return category_axis(units) | {
        "tickmode": "array",
        "tickvals": [],
        "ticktext": [],
        "showgrid": False,
        "title": {"text": "hidden units, by size"},
    }
