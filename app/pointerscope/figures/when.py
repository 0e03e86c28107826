"""The same visits at other times: on other weekdays, and hours earlier or later."""

from typing import Any

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.analysis.other_times import HOURS, OtherTimes, compute_other_times
from pointerscope.core.percentages import percent
from pointerscope.figures.labels import place_names
from pointerscope.figures.theme import BLEND, NEUTRAL, POINTER
from pointerscope.figures.views import Figure, view
from pointerscope.mobility.notation import WEEKDAYS

_MAX_PLACES = 5
_MARKED_HOURS = [-12, -6, 0, 6, 11]
_LINES = (
    {"color": BLEND, "width": 3},
    {"color": NEUTRAL, "width": 2},
    {"color": NEUTRAL, "width": 2, "dash": "dash"},
    {"color": NEUTRAL, "width": 2, "dash": "dot"},
    {"color": NEUTRAL, "width": 2, "dash": "dashdot"},
)
_GATE = {"color": POINTER, "width": 2, "dash": "longdash"}


@view(
    title="What if it were another day or hour?",
    caption=(
        "All visits are moved together, to another weekday or by some hours. The lines show the "
        "probability of every place that leads for at least one of these moves. The network never "
        "knows at what hour the visit to predict begins."
    ),
    section="time",
    order=0,
    several_passes=True,
)
def when(explanation: ExplainedQuery) -> Figure:
    """Draw a line for every place that leads and one for the gate, over weekdays and hours."""
    found = compute_other_times(explanation)
    has_gate = _has_two_parts(explanation)
    shown = [int(location) for location in found.leaders[:_MAX_PLACES]]
    ticks = place_names(explanation.bundle.places).ticks
    panels = (
        ("x", "y", list(WEEKDAYS), found.weekdays, "last visit on %{x}"),
        ("x2", "y2", np.array(HOURS, dtype=np.int8), found.hours, "moved by %{x:+d} hours"),
    )
    data: list[dict[str, Any]] = []
    for x_axis, y_axis, x, moved, moment in panels:
        lines = [
            (
                ticks[location] if rank else f"<b>{ticks[location]}</b>",
                f"place{rank}",
                moved.probabilities[:, location],
                line,
            )
            for rank, (location, line) in enumerate(zip(shown, _LINES, strict=False))
        ]
        if has_gate:
            lines.append(("the gate", "gate", moved.gate, _GATE))
        data += [
            {
                "type": "scatter",
                "mode": "lines+markers",
                "name": name,
                "legendgroup": group,
                "showlegend": x_axis == "x",
                "x": x,
                "y": values,
                "xaxis": x_axis,
                "yaxis": y_axis,
                "line": line,
                "marker": {"color": line["color"], "size": 5},
                "hovertemplate": f"%{{fullData.name}}<br>{moment}<br>%{{y:.6f}}<extra></extra>",
            }
            for name, group, values, line in lines
        ]
    share = {"range": [-0.02, 1.02], "dtick": 0.5}
    return {
        "data": data,
        "layout": {
            "height": 620,
            "hovermode": "closest",
            "margin": {"t": 44},
            "xaxis": {
                "type": "category",
                "range": [-0.5, len(WEEKDAYS) - 0.5],
                "anchor": "y",
                "title": {"text": "weekday of the last visit", "standoff": 4},
            },
            "xaxis2": {
                "range": [HOURS[0] - 0.5, HOURS[-1] + 0.5],
                "anchor": "y2",
                "title": {"text": "hours moved", "standoff": 4},
                "tickmode": "array",
                "tickvals": _MARKED_HOURS,
                "ticktext": [f"{hours:+d}" if hours else "0" for hours in _MARKED_HOURS],
                "zeroline": False,
            },
            "yaxis": share | {"domain": [0.6, 1], "title": {"text": "share", "standoff": 4}},
            "yaxis2": share | {"domain": [0, 0.4], "title": {"text": "share", "standoff": 4}},
            "shapes": [
                _band_of_present("x", "y", found.weekday),
                _band_of_present("x2", "y2", 0),
            ],
            "meta": {
                "summary": _summary(explanation, found),
                "table": _table(explanation, found),
            },
        },
    }


def _has_two_parts(explanation: ExplainedQuery) -> bool:
    """Return whether the network has both parts that a gate weights."""
    return bool(explanation.bundle.architecture.components >= {"pointer", "generation"})


def _band_of_present(x_axis: str, y_axis: str, at: int) -> dict[str, Any]:
    """Return a band behind the history as it is."""
    return {
        "type": "rect",
        "xref": x_axis,
        "yref": f"{y_axis} domain",
        "x0": at - 0.4,
        "x1": at + 0.4,
        "y0": 0,
        "y1": 1,
        "fillcolor": NEUTRAL,
        "opacity": 0.2,
        "line": {"width": 0},
        "layer": "below",
    }


def _summary(explanation: ExplainedQuery, found: OtherTimes) -> str:
    names, answer = place_names(explanation.bundle.places).plain, explanation.prediction
    others = found.leaders[1:]
    sentences = [
        f"At the actual time (grey band), {names[answer.location]} leads with "
        f"{percent(answer.probability)}."
    ]
    if len(others):
        days = int((found.weekdays.leaders != answer.location).sum())
        hours = int((found.hours.leaders != answer.location).sum())
        sentences.append(
            f"Another place leads on {days} of the other 6 weekdays and after {hours} of the "
            f"other 23 moves by hours, most often {names[int(others[0])]}."
        )
    else:
        sentences.append("The same place leads on every weekday and at every hour.")
    if _has_two_parts(explanation):
        sentences.append(_gate_sentence(explanation, found))
    if len(found.leaders) > _MAX_PLACES:
        sentences.append(f"Only {_MAX_PLACES} of these {len(found.leaders)} places are drawn.")
    sentences.append(
        "The network knows when the visits were, but not the hour of the next one."
        if _reads_times(explanation)
        else "This network uses no times, so moving the visits changes nothing."
    )
    return " ".join(sentences)


def _gate_sentence(explanation: ExplainedQuery, found: OtherTimes) -> str:
    if not explanation.bundle.architecture.has("gate"):
        return f"Without a gate, the pointer's share is fixed at {explanation.gate:g}."
    if not explanation.gate_is_learned:
        return f"The gate is fixed at {explanation.gate:g}."
    gate = np.append(found.weekdays.gate, found.hours.gate)
    least, most = f"{gate.min():.3f}", f"{gate.max():.3f}"
    if least == most:
        return f"The gate stays at {least}."
    return f"The gate varies from {least} to {most}."


def _reads_times(explanation: ExplainedQuery) -> bool:
    """Return whether the network uses a feature that a move changes."""
    read = explanation.bundle.architecture.components & {"time", "weekday", "recency"}
    return bool(read - set(explanation.query.interventions.without_features))


def _move(hours: int) -> str:
    """Return a move by hours in words: a cell that begins with a sign would read as a formula."""
    if not hours:
        return "not moved"
    unit = "hour" if abs(hours) == 1 else "hours"
    return f"{abs(hours)} {unit} {'later' if hours > 0 else 'earlier'}"


def _table(explanation: ExplainedQuery, found: OtherTimes) -> dict[str, Any]:
    """Return the rows of all moves, with all places that lead after any of them."""
    names = place_names(explanation.bundle.places).plain
    moves = [f"last visit on {day}" for day in WEEKDAYS] + [_move(hours) for hours in HOURS]
    probabilities = np.concatenate([found.weekdays.probabilities, found.hours.probabilities])
    leaders = np.append(found.weekdays.leaders, found.hours.leaders)
    gate = np.append(found.weekdays.gate, found.hours.gate)
    return {
        "columns": [
            "moved",
            "leading place",
            "gate",
            *(names[int(location)] for location in found.leaders),
        ],
        "rows": [
            [move, names[int(leader)], float(share), *row]
            for move, leader, share, row in zip(
                moves, leaders, gate, probabilities[:, found.leaders].tolist(), strict=True
            )
        ],
    }
