"""How the gate decides between copying and generating, and what hangs on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.gate_thresholds import gate_contributions, leading_intervals
from pointerscope.figures.labels import cut, escaped, percent, place_names
from pointerscope.figures.theme import (
    BLEND,
    DIFFERENCE,
    GENERATION,
    NEUTRAL,
    POINTER,
    difference_axis,
)
from pointerscope.figures.views import Figure, NothingToShowError, view

if TYPE_CHECKING:
    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.analysis.gate_thresholds import GateContributions, LeadingIntervals

_BIAS = "bias"
# Heights of the rows, and of what stands for the gate between them.
_SHARE, _BETWEEN, _BAND = 1.0, 0.5, 0.0
_ABOVE = 28  # pixels: a line of words above the bars
_NAMES = 44  # and of width, of the names of the bars
_LETTERS = 30  # that fit into the whole width of a narrow figure
_LEAST_LETTERS = 4


def change_of_gate(explanation: ExplainedQuery, against: ExplainedQuery) -> Figure:
    """What every hidden unit adds to the logit, less what it adds in the other explanation.

    Raises:
        NothingToShowError: the hidden units are not those of one network.
    """
    after, before = gate_contributions(explanation), gate_contributions(against)
    if after is None or before is None:
        raise NothingToShowError("Only the gates of networks that learned one can be compared.")
    if explanation.bundle is not against.bundle:
        raise NothingToShowError(
            "The hidden units of two networks' gates have nothing to do with each other. Look at "
            "the two side by side."
        )
    changes = after.units - before.units
    order = np.argsort(-np.abs(changes), kind="stable")
    units = list(map(str, order.tolist()))
    sorted_changes = changes[order]
    return {
        "data": [
            {
                "type": "bar",
                "name": "change",
                "x": units,
                "y": sorted_changes,
                "marker": {
                    "color": sorted_changes,
                    "coloraxis": DIFFERENCE,
                    "line": {"color": NEUTRAL, "width": 1},
                },
                "hovertemplate": "hidden unit %{x}<br>change of the logit %{y:+.6f}<extra></extra>",
            }
        ],
        "layout": {
            "height": 300,
            "showlegend": False,
            DIFFERENCE: difference_axis(float(np.abs(changes).max())) | {"showscale": False},
            "xaxis": _units_axis(units),
            "yaxis": {"title": {"text": "change of the logit"}, "nticks": 5},
            "meta": {
                "summary": (
                    f"The gate is {explanation.gate:.4f} where it was {against.gate:.4f}; the "
                    f"logit that the network itself says is {after.logit:.4f} where it was "
                    f"{before.logit:.4f}."
                ),
                "table": {
                    "columns": ["hidden unit", "before", "after", "change"],
                    "rows": [
                        list(row)
                        for row in zip(
                            units,
                            before.units[order].tolist(),
                            after.units[order].tolist(),
                            sorted_changes.tolist(),
                            strict=True,
                        )
                    ],
                },
            },
        },
    }


@view(
    title="How the gate decides",
    caption=(
        "The gate is the pointer's share of the answer; the band below it shows which place would "
        "lead at any other value, and the bars what each hidden unit of the gate adds to its "
        "logit."
    ),
    section="choosing",
    order=0,
    difference=change_of_gate,
)
def gate(explanation: ExplainedQuery) -> Figure:
    """The share, the intervals in which each place leads, and the terms of the logit."""
    contributions = gate_contributions(explanation)
    pointer, generation = explanation.pointer_probabilities, explanation.generation_probabilities
    intervals = None
    if pointer is not None and generation is not None:
        intervals = leading_intervals(pointer, generation)
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
    words = [_value_words(explanation, contributions)]
    layout: dict[str, Any] = {
        "barmode": "stack",
        "height": 170,
        "showlegend": False,
        "margin": {"t": _ABOVE},
        "annotations": [
            _over(f"pointer {percent(value)}", "left"),
            _over(f"generation {percent(1 - value)}", "right"),
        ],
        "xaxis": {"range": [0, 1], "nticks": 6},
        "yaxis": {
            "tickvals": [_SHARE, _BAND],
            "ticktext": ["gate", "leads"],
            "range": [_BETWEEN if intervals is None else _BAND - 0.5, _SHARE + 0.5],
            "showgrid": False,
            "zeroline": False,
        },
    }
    if intervals is not None:
        own = None if explanation.gate_is_learned or contributions is None else contributions.value
        data += _band(explanation, intervals, own)
        rows += _band_rows(explanation, intervals)
        words.append(_band_words(explanation, intervals))
        layout["height"] = 230
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
                "title": {"text": "to the logit"},
                "nticks": 3,
            },
        }
    layout["meta"] = {
        # Where there is little room the words begin above the names of the rows.
        "small": {
            "annotations": [
                {**words, "xshift": -_NAMES} if words["xanchor"] == "left" else words
                for words in layout["annotations"]
            ]
        },
        "summary": " ".join(words),
        "table": {"columns": ["part", "value"], "rows": rows},
    }
    return {"data": data, "layout": layout}


def _over(words: str, side: str) -> dict[str, Any]:
    """What a part of the bar is, above its end."""
    return {
        "text": words,
        "x": 0 if side == "left" else 1,
        "xanchor": side,
        "y": 1,
        "yanchor": "bottom",
        "xref": "paper",
        "yref": "paper",
        "showarrow": False,
    }


def _value_words(explanation: ExplainedQuery, contributions: GateContributions | None) -> str:
    """What the gate is, and who says so."""
    value, asked = explanation.gate, explanation.query.interventions
    own = "" if contributions is None else f"; the network itself says {contributions.value:.4f}"
    if asked.only is not None:
        part = "pointer" if asked.only == "pointer" else "generation head"
        return f"An intervention asks for the {part} alone: the gate counts as {value:g}{own}."
    if asked.gate is not None:
        return f"The gate is forced by an intervention to {asked.gate:g}{own}."
    if contributions is None:
        return f"This network learned no gate: the pointer's share is fixed at {value:g}."
    return (
        f"The gate is {value:.4f} (logit {contributions.logit:.4f}): {percent(value)} pointer, "
        f"{percent(1 - value)} generation head."
    )


def _band(
    explanation: ExplainedQuery, intervals: LeadingIntervals, own: float | None
) -> list[dict[str, Any]]:
    """A bar for every interval with its leading place, and markers of the gate."""
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
                _fitted(names.plain[location], width)
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
        data.append(_marker("the network's own", own, "triangle-down-open"))
    return data


def _fitted(name: str, width: float) -> str:
    """A name cut to an interval, nothing where that is too short."""
    letters = int(width * _LETTERS)
    return escaped(cut(name, letters)) if letters >= _LEAST_LETTERS else ""


def _marker(name: str, value: float, symbol: str) -> dict[str, Any]:
    """A value of the gate, between share and band."""
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


def _band_words(explanation: ExplainedQuery, intervals: LeadingIntervals) -> str:
    """Between which values of the gate the present answer stands, and what comes beyond."""
    names = place_names(explanation.bundle.places).plain
    locations, present = intervals.locations.tolist(), intervals.index_of(explanation.gate)
    leader = names[locations[present]]
    if len(locations) == 1:
        return f"{leader} leads whatever the gate."
    low, high = intervals.edges[present : present + 2].tolist()
    beyond = []
    if present > 0:
        beyond.append(f"below {low:.3f} {names[locations[present - 1]]} would")
    if present + 1 < len(locations):
        beyond.append(f"above {high:.3f} {names[locations[present + 1]]} would")
    return f"{leader} leads; {', '.join(beyond)}."


def _contribution_bars(
    contributions: GateContributions,
) -> tuple[list[dict[str, Any]], list[str]]:
    """The bias and the hidden units by size, those towards either part in its colour."""
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
    return {
        "type": "category",
        "categoryorder": "array",
        "categoryarray": units,
        "tickmode": "array",
        "tickvals": [],
        "ticktext": [],
        "showgrid": False,
        "title": {"text": "hidden units, by size"},
    }
