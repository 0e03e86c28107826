"""What the answer hangs on, visit by visit: three measures, and whether they agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.influence import STRONG, WEAK, influence_of
from pointerscope.figures.columns import Column, side_by_side
from pointerscope.figures.labels import place_names, visit_names
from pointerscope.figures.theme import NEUTRAL, POINTER, height_of_rows
from pointerscope.figures.views import Figure, view

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.analysis.explanation import ExplainedQuery
    from pointerscope.analysis.influence import Attributions, Influence

# Name, name for a narrow axis, colour.
_MEASURES = (
    ("lost when left out", "left out", NEUTRAL),
    ("integrated gradients", "gradients", NEUTRAL),
    ("pointer weight", "weight", POINTER),
)
_VERDICTS = {
    "yes": (
        f"largely: it ranks the visits as both measures of influence do, each with {STRONG:g} "
        "or more"
    ),
    "partly": "in part: it ranks the visits only somewhat as the measures of influence do",
    "no": f"no: it ranks the visits unlike either measure of influence, both below {WEAK:g}",
    "undecided": (
        "that cannot be told here: the two measures of influence do not agree with each other, "
        f"with less than {WEAK:g}"
    ),
}


@view(
    title="Which visits the answer hangs on",
    caption=(
        "What the answer's log-probability loses when a visit is left out, what integrated "
        "gradients credit the visit with, and, where there is a pointer, its weight: attention "
        "explains the answer only as far as the weights agree with the other two."
    ),
    section="cause",
    order=0,
    several_passes=True,
)
def influence(explanation: ExplainedQuery) -> Figure:
    """Three measures of every visit, side by side."""
    measured, names = influence_of(explanation), visit_names(explanation)
    possible = [measured.lost, measured.gradients, measured.weights]
    shown = [
        Column(name, short, values, colour)
        for (name, short, colour), values in zip(_MEASURES, possible, strict=True)
        if values is not None and not np.isnan(values).all()
    ]
    data, layout = side_by_side(shown, names.labels)
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


def completeness(attributions: Attributions) -> str:
    """What integrated gradients add up to, as a sentence."""
    care = "" if attributions.complete else ", so read them with care"
    return (
        f"The gradients add up to {attributions.total:+.3f} nats; they should to "
        f"{attributions.difference:+.3f}, the difference between visits made of nothing and "
        f"these{care}."
    )


def _summary(explanation: ExplainedQuery, measured: Influence, names: list[str]) -> str:
    answer = place_names(explanation.bundle.places).plain[explanation.prediction.location]
    sentences = []
    if np.isnan(measured.lost).all():
        sentences.append(
            "The only visit cannot be left out."
            if len(names) == 1
            else "No visit can be left out: the prediction would be read at a masked one."
        )
    else:
        most = int(np.nanargmax(measured.lost))
        sentences.append(
            f"{answer} loses most, {measured.lost[most]:.3f} nats of log-probability, without "
            f"{names[most]}."
            if measured.lost[most] > 0
            else f"{answer} loses nothing without any one visit."
        )
    if not measured.attributions.complete:
        sentences.append(completeness(measured.attributions))
    sentences.append(_agreement(measured))
    return " ".join(sentences)


def _agreement(measured: Influence) -> str:
    """How well the measures rank the visits alike, and what that says of attention."""
    pairs = [
        f"{_MEASURES[row][1]} and {_MEASURES[column][1]} {measured.correlations[row, column]:.2f}"
        for row, column in ((0, 1), (0, 2), (1, 2))
        if not np.isnan(measured.correlations[row, column])
    ]
    ranks = f"Rank correlations: {', '.join(pairs)}." if pairs else ""
    if measured.weights is None:
        return f"{ranks} This network has no pointer, so there is no weight to compare.".strip()
    if measured.verdict is None:
        few = "Too few visits, or no differences among them, to rank the measures against attention"
        return f"{ranks} {few}.".strip()
    return f"{ranks} Is attention an explanation here? {_capital(_VERDICTS[measured.verdict])}."


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


def _table(measured: Influence, names: list[str]) -> dict[str, Any]:
    """The measures by visit, and below them how they correlate."""
    weights = np.full(len(names), np.nan) if measured.weights is None else measured.weights
    columns = np.stack([measured.lost, measured.gradients, weights], 1)
    rows = [[name, *_numbers(row)] for name, row in zip(names, columns, strict=True)]
    rows += [
        [f"rank correlation with: {name}", *_numbers(row)]
        for (name, *_), row in zip(_MEASURES, measured.correlations, strict=True)
    ]
    return {"columns": ["visit", *(name for name, *_ in _MEASURES)], "rows": rows}


def _numbers(values: NDArray[Any]) -> list[float | None]:
    return [None if np.isnan(value) else float(value) for value in values]
