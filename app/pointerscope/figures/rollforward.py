"""The places after the next one: predict, append the prediction, predict again."""

from datetime import datetime
from typing import Any

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.analysis.rollforward import Rollforward, roll_forward
from pointerscope.core.percentages import percent
from pointerscope.figures.labels import escape, place_axis, place_names, shorten, visit_names
from pointerscope.figures.selected_arrays import take
from pointerscope.figures.theme import BLEND, NEUTRAL, POINTER, ROW_HEIGHT, height_of_rows
from pointerscope.figures.views import Figure, Option, view
from pointerscope.mobility.notation import WEEKDAYS

STEP = Option("step", "Step", "The prediction that is shown; 0 is the next place.")

_MAX_NAME_LETTERS = 14
# Heights in pixels.
_ABOVE = 44
_BETWEEN = 90
_BELOW = 66
# On a narrow page both panels are about equally tall.
_SMALL_PATH, _SMALL_WEIGHTS = (0.6, 1), (0, 0.42)


@view(
    title="And then? Predicting several places ahead",
    caption=(
        "Each predicted place is appended as a visit, and the network predicts again. It predicts "
        "where, not when: an appended visit begins when the one before ends and lasts as long as "
        "is typical at its place."
    ),
    section="time",
    order=1,
    options=(STEP,),
    several_passes=True,
)
def rollforward(explanation: ExplainedQuery) -> Figure:
    """Draw the predictions above and, below, the pointer weights of the selected step."""
    rolled = roll_forward(explanation)
    count = len(rolled.locations)
    locations, called = rolled.locations.tolist(), place_names(explanation.bundle.places)
    labels = [called.plain[place] for place in locations]
    moments = [_moment(visit.arrival) for visit in rolled.visits]
    steps = [
        f"{number} {_short(explanation.bundle.places[place].label, called.plain[place])}"
        for number, place in enumerate(locations, 1)
    ]
    values = list(range(count))
    arrays = {"selected": np.diag(rolled.probabilities)}
    parts = [{"trace": 1, "attribute": "x", "is": take("selected", arrays["selected"], STEP.name)}]
    data = _path(explanation, rolled, steps, _names_with_times(labels, moments))
    path = _ABOVE + ROW_HEIGHT * count
    layout: dict[str, Any] = {
        "barmode": "overlay",
        "hovermode": "closest",
        "margin": {"t": _ABOVE},
        "height": path + _BELOW,
        "xaxis": {"range": [0, 1.02], "anchor": "y"},
        # Without tick texts of its own, Plotly leaves out ticks that do not fit.
        "yaxis": {"type": "category", "autorange": "reversed"},
    }
    visit_axes = []
    if rolled.weights is not None:
        line, ticks = _line(explanation, locations, moments, count)
        arrays["weights"] = rolled.weights
        parts.append(
            {"trace": len(data), "attribute": "x", "is": take("weights", rolled.weights, STEP.name)}
        )
        data.append(_weights(line, count))
        rows = height_of_rows(max(len(line), 4))
        inner = ROW_HEIGHT * count + _BETWEEN + rows
        layout["yaxis"]["domain"] = [1 - ROW_HEIGHT * count / inner, 1]
        layout["yaxis2"] = place_axis(line, ticks) | {"domain": [0, rows / inner], "anchor": "x2"}
        layout["xaxis2"] = {
            "anchor": "y2",
            "rangemode": "tozero",
            "nticks": 6,
            "title": {"text": "pointer weight", "standoff": 4},
        }
        layout["height"] = _ABOVE + inner + _BELOW
        visit_axes = ["yaxis2"]
    layout["meta"] = {
        "visit_axes": visit_axes,
        "player": STEP.name,
        "choices": [STEP.choice(values, labels=[f"{value + 1}" for value in values])],
        "arrays": arrays,
        "parts": parts,
        "summaries": {
            "by": [STEP.name],
            "texts": [_summary(explanation, rolled, labels, step) for step in values],
        },
        "table": _table(explanation, rolled, labels),
    }
    if rolled.weights is not None:
        layout["meta"]["priority"] = {"yaxis2": rolled.weights.max(0).tolist()}
        layout["meta"]["small"] = {
            "showlegend": False,
            "yaxis": {"domain": _SMALL_PATH},
            "yaxis2": {"domain": _SMALL_WEIGHTS},
        }
    return {"data": data, "layout": layout}


def _short(label: str, unique: str) -> str:
    """Return a name shortened for an axis, with the id that makes it unique."""
    return escape(shorten(label, _MAX_NAME_LETTERS)) + unique.removeprefix(label)


def _names_with_times(labels: list[str], moments: list[str]) -> list[str]:
    """Return every predicted place with its assumed time."""
    return [f"{escape(label)} · {moment}" for label, moment in zip(labels, moments, strict=True)]


def _path(
    explanation: ExplainedQuery, rolled: Rollforward, steps: list[str], names: list[str]
) -> list[dict[str, Any]]:
    """Return the bars of all predictions, the selected one coloured, and marks of the gate."""
    common: dict[str, Any] = {"y": steps, "customdata": names}
    bar = common | {
        "type": "bar",
        "orientation": "h",
        "hovertemplate": "%{customdata}<br>probability %{x:.6f}<extra></extra>",
    }
    data: list[dict[str, Any]] = [
        bar | {"name": "probability", "x": rolled.probabilities, "marker": {"color": NEUTRAL}},
        bar
        | {"name": "the selected step", "showlegend": False, "x": [], "marker": {"color": BLEND}},
    ]
    if explanation.bundle.architecture.components >= {"pointer", "generation"}:
        data.append(
            common
            | {
                "type": "scatter",
                "mode": "markers",
                "name": "gate",
                "x": rolled.gate,
                "marker": {"color": POINTER, "symbol": "diamond", "size": 9},
                "cliponaxis": False,
                "hovertemplate": "%{customdata}<br>gate %{x:.6f}<extra></extra>",
            }
        )
    return data


def _line(
    explanation: ExplainedQuery, locations: list[int], moments: list[str], count: int
) -> tuple[list[str], list[str]]:
    """Return all visits that any step reads, as categories and as ticks (appended ones with +)."""
    names, called = visit_names(explanation), place_names(explanation.bundle.places)
    given = len(names.labels)
    appended = list(zip(locations, moments, strict=False))[: count - 1]
    return (
        names.labels
        + [
            f"{number} · {called.labels[place]} · {moment}"
            for number, (place, moment) in enumerate(appended, given + 1)
        ],
        names.ticks + [f"+ {called.ticks[place]} · {moment}" for place, moment in appended],
    )


def _weights(line: list[str], count: int) -> dict[str, Any]:
    given = len(line) - (count - 1)
    return {
        "type": "bar",
        "orientation": "h",
        "name": "pointer weight (striped: appended)",
        "showlegend": False,
        "x": [],
        "y": line,
        "xaxis": "x2",
        "yaxis": "y2",
        "marker": {
            "color": POINTER,
            "pattern": {"shape": [""] * given + ["/"] * (count - 1), "solidity": 0.4},
        },
        "hovertemplate": "%{y}<br>weight %{x:.6f}<extra></extra>",
    }


def _moment(at: datetime) -> str:
    return f"{WEEKDAYS[at.weekday()]} {at:%H:%M}"


def _summary(explanation: ExplainedQuery, rolled: Rollforward, labels: list[str], step: int) -> str:
    """Return what one step predicts, and from which visits."""
    given, first = len(explanation.visits), rolled.first[step]
    visits = f"{max(0, given - first)} given and {step - max(0, first - given)} appended visits"
    sentences = [
        f"Step {step + 1} of {len(labels)}: {labels[step]} with "
        f"{percent(float(rolled.probabilities[step]))}, from {visits}."
    ]
    if rolled.weights is not None:
        weights = rolled.weights[step]
        most = int(weights.argmax())
        called = place_names(explanation.bundle.places).plain
        name = called[explanation.visits[most].location] if most < given else labels[most - given]
        appended = "" if most < given else ", an appended visit"
        sentences.append(
            f"The pointer gives most weight to {name}{appended} ({percent(weights[most])})."
        )
    if not rolled.probabilities[-1]:
        sentences.append(f"The path ends after step {len(labels)}: no known place is possible.")
    sentences.append("The network predicts where, not when: the times are assumed.")
    return " ".join(sentences)


def _table(explanation: ExplainedQuery, rolled: Rollforward, labels: list[str]) -> dict[str, Any]:
    """Return the rows of all steps, with their pointer weights."""
    columns = ["step", "place", "begins (assumed)", "minutes (typical)", "probability", "gate"]
    rows = [
        [
            str(number),
            label,
            f"{_moment(visit.arrival)}",
            visit.duration_minutes,
            float(probability),
            float(gate),
        ]
        for number, (label, visit, probability, gate) in enumerate(
            zip(labels, rolled.visits, rolled.probabilities, rolled.gate, strict=True), 1
        )
    ]
    if rolled.weights is not None:
        columns += [f"weight of {name}" for name in visit_names(explanation).plain]
        columns += [f"weight of step {number}" for number in range(1, len(labels))]
        for row, weights in zip(rows, rolled.weights.tolist(), strict=True):
            row += weights
    return {"columns": columns, "rows": rows}
