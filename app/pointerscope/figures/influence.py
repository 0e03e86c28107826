"""Why this prediction? Three measures of each visit's influence, and whether they agree."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from pointerscope.analysis.explanation import ExplainedQuery
from pointerscope.analysis.influence import (
    STRONG_CORRELATION,
    WEAK_CORRELATION,
    Attributions,
    Influence,
    compute_influence,
)
from pointerscope.figures.bar_columns import BarColumn, draw_bar_columns
from pointerscope.figures.labels import place_names, visit_names
from pointerscope.figures.theme import NEUTRAL, POINTER, height_of_rows
from pointerscope.figures.views import Figure, OnlyWith, view

# Name, name for a narrow axis, colour.
_MEASURES = (
    ("drop when left out", "left out", NEUTRAL),
    ("integrated gradients", "gradients", NEUTRAL),
    ("pointer weight", "weight", POINTER),
)
_VERDICTS = {
    "yes": (
        "largely, because they rank the visits as both measures of influence do, each with "
        f"a correlation of at least {STRONG_CORRELATION:g}"
    ),
    "partly": (
        "in part, because they rank the visits only roughly as the measures of influence do"
    ),
    "no": (
        "no, because they rank the visits unlike both measures of influence, each with a "
        f"correlation below {WEAK_CORRELATION:g}"
    ),
    "undecided": (
        "undecided, because the two measures of influence do not agree with each other, with a "
        f"correlation below {WEAK_CORRELATION:g}"
    ),
}


@view(
    title="Which visits matter for the prediction?",
    caption=(
        "How far the log-probability of the predicted place drops when a visit is left out, and "
        "the visit's integrated gradients.",
        OnlyWith(
            ("pointer",),
            "Beside them, its pointer weight: it explains the prediction only as far as it agrees "
            "with the other two.",
        ),
    ),
    explains=("Leave one out", "Integrated gradients", "Pointer weight"),
    section="cause",
    needs=("inputs.projected",),
    order=0,
    several_passes=True,
)
def influence(explanation: ExplainedQuery) -> Figure:
    """Draw the measures of every visit, side by side."""
    measured, names = compute_influence(explanation), visit_names(explanation)
    possible = [measured.drops, measured.gradients, measured.weights]
    shown = [
        BarColumn(name, short, values, colour)
        for (name, short, colour), values in zip(_MEASURES, possible, strict=True)
        if values is not None and not np.isnan(values).all()
    ]
    data, layout = draw_bar_columns(shown, names.labels)
    layout |= {
        "height": 100 + height_of_rows(max(len(names.labels), 4)),
        "showlegend": False,
        "hovermode": "y",
        "yaxis": names.axis | {"autorange": "reversed"},
        "meta": {
            "visit_axes": ["yaxis"],
            "priority": {"yaxis": np.abs(measured.gradients).tolist()},
            "summary": _summary(explanation, measured, names.plain),
            "table": _table(measured, names.plain),
        },
    }
    return {"data": data, "layout": layout}


def completeness_sentence(attributions: Attributions) -> str:
    """Return what the integrated gradients add up to, as a sentence."""
    warning = "" if attributions.complete else " Read them with care."
    return (
        f"The integrated gradients add up to {attributions.total:+.3f} nats. They should add up to "
        f"{attributions.difference:+.3f}, the log-probability with these visits minus that with "
        f"all inputs zero.{warning}"
    )


def _summary(explanation: ExplainedQuery, measured: Influence, names: list[str]) -> str:
    prediction = place_names(explanation.bundle.places).plain[explanation.prediction.location]
    sentences = []
    if np.isnan(measured.drops).all():
        sentences.append(
            "The only visit cannot be left out."
            if len(names) == 1
            else "No visit can be left out: the prediction would be made from a masked one."
        )
    else:
        most = int(np.nanargmax(measured.drops))
        sentences.append(
            f"Leaving out {names[most]} lowers the log-probability of {prediction} most, by "
            f"{measured.drops[most]:.3f} nats."
            if measured.drops[most] > 0
            else f"Leaving out any one visit does not make {prediction} less probable."
        )
    if not measured.attributions.complete:
        sentences.append(completeness_sentence(measured.attributions))
    sentences.append(_agreement(measured))
    return " ".join(sentences)


def _agreement(measured: Influence) -> str:
    """Return how alike the measures rank the visits, and what follows for attention."""
    pairs = [
        f"{_MEASURES[row][1]} and {_MEASURES[column][1]} {measured.correlations[row, column]:.2f}"
        for row, column in ((0, 1), (0, 2), (1, 2))
        if not np.isnan(measured.correlations[row, column])
    ]
    correlations = f"Rank correlations: {', '.join(pairs)}." if pairs else ""
    if measured.weights is None:
        return correlations
    if measured.verdict is None:
        reason = "There are too few visits, or too few differences among them, to compare rankings."
        return f"{correlations} {reason}".strip()
    verdict = _capitalise(_VERDICTS[measured.verdict])
    return f"{correlations} Do the pointer weights explain this prediction? {verdict}."


def _capitalise(text: str) -> str:
    return text[0].upper() + text[1:]


def _table(measured: Influence, names: list[str]) -> dict[str, Any]:
    """Return the measures by visit and, below them, their correlations."""
    found = [measured.drops, measured.gradients]
    found += [] if measured.weights is None else [measured.weights]
    count, columns = len(found), np.stack(found, 1)
    rows = [[name, *_numbers(row)] for name, row in zip(names, columns, strict=True)]
    correlations = measured.correlations[:count, :count]
    rows += [
        [f"rank correlation with: {name}", *_numbers(row)]
        for (name, *_), row in zip(_MEASURES[:count], correlations, strict=True)
    ]
    return {"columns": ["visit", *(name for name, *_ in _MEASURES[:count])], "rows": rows}


def _numbers(values: NDArray[Any]) -> list[float | None]:
    return [None if np.isnan(value) else float(value) for value in values]
