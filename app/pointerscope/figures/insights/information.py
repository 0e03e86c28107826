"""Information, over a whole data set: entropy, divergence, mutual information, kinds of place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.figures.insights.table_charts import (
    bars_of,
    groups_axis,
    meta_of,
    round_ticks,
    table_of,
    trace_of,
)
from pointerscope.figures.labels import percent
from pointerscope.figures.theme import BLEND, NEUTRAL, POINTER
from pointerscope.figures.views import Figure, Option, insight_view

if TYPE_CHECKING:
    from pointerscope.network.insights import Insights, Table

MEASURE = Option("measure", "Measure", "What is drawn over the divergence.")
SIDE = Option("side", "Kind", "Of the target's place, or of the places that the pointer looks at.")
_HEIGHT = 520
_HOLLOW = "rgba(0,0,0,0)"
_SIDES = {"target": "of the target's place", "visited": "of the visited places"}


@insight_view(
    title="Entropy, accuracy and confidence",
    caption=(
        "Filled bars are the share of right first answers, hollow ones the mean probability of the "
        "first answer, each with its 95 % interval: above by the entropy of the pointer, below by "
        "its share of the most that so many visits allow."
    ),
    section="information",
    order=0,
    tables=("entropy_and_accuracy", "entropy_ratio_and_accuracy", "entropy_correlations"),
    needs=("pointer",),
)
def entropy_and_accuracy(insights: Insights) -> Figure:
    """Accuracy and confidence by entropy above, by its ratio below."""
    by_entropy, by_ratio, related = (
        table_of(insights, name)
        for name in ("entropy_and_accuracy", "entropy_ratio_and_accuracy", "entropy_correlations")
    )
    data = []
    for table, axes in ((by_entropy, ("x", "y")), (by_ratio, ("x2", "y2"))):
        shown = {"xaxis": axes[0], "yaxis": axes[1], "showlegend": axes[0] == "x"}
        data.append(_bars(table, "accuracy", BLEND, name="right") | shown)
        confidence = _bars(table, "confidence", NEUTRAL, name="probability of the first answer")
        data.append(confidence | shown)
    return {
        "data": data,
        "layout": {
            "height": _HEIGHT,
            "margin": {"t": 44},
            "xaxis": groups_axis(by_entropy) | {"title": _title("Pointer entropy, nats")},
            "yaxis": {"domain": [0.62, 1], "range": [0, 1], "nticks": 5, "title": _title("share")},
            "xaxis2": groups_axis(by_ratio) | {"anchor": "y2", "title": _title("Entropy ratio")},
            "yaxis2": {
                "domain": [0, 0.38],
                "range": [0, 1],
                "nticks": 5,
                "title": _title("share"),
            },
            "meta": meta_of(by_entropy, _entropies(by_entropy, related), by_entropy, by_ratio),
        },
    }


@insight_view(
    title="How far the two parts are apart, and how decided the answer is",
    caption=(
        "Each bar is the mean over the histories in which the pointer diverges so far from the "
        "generation head, with its 95 % interval."
    ),
    section="information",
    order=10,
    tables=("divergence_and_decisiveness", "divergence_correlations"),
    options=(MEASURE,),
    needs=("pointer", "generation"),
)
def divergence_and_decisiveness(insights: Insights) -> Figure:
    """A picture for each measure, by the divergence of the two parts."""
    table = table_of(insights, "divergence_and_decisiveness")
    related = table_of(insights, "divergence_correlations")
    measures = [column for column in table.columns if f"{column.name}_low" in _names(table)]
    values = [measure.name for measure in measures]
    texts = [_apart(table, related, measure.name, measure.title) for measure in measures]
    return {
        "data": [
            _bars(table, measure.name, BLEND, name=measure.title)
            | {"meta": {MEASURE.name: measure.name}}
            for measure in measures
        ],
        "layout": {
            "height": 400,
            "showlegend": False,
            "xaxis": groups_axis(table) | {"title": _title(table.columns[0].title)},
            "yaxis": {"title": _title("mean"), "rangemode": "tozero", "nticks": 6},
            "meta": meta_of(table, texts[0], table)
            | {
                "choices": [MEASURE.choice(values, labels=[of.title for of in measures])],
                "summaries": {"by": [MEASURE.name], "texts": texts},
            },
        },
    }


@insight_view(
    title="What a place says about the target, and the weight it gets",
    caption=(
        "Above what knowing the place so many steps back says about the target, in nats, beyond "
        "what chance feigns; diamonds leave out what it says about who it is. Below the mean "
        "weight that the pointer gives that visit. Lines are 95 % intervals."
    ),
    section="information",
    order=20,
    tables=("mutual_information",),
    needs=("pointer",),
)
def mutual_information(insights: Insights) -> Figure:
    """Mutual information above, mean weights below, by steps back."""
    table = table_of(insights, "mutual_information")
    steps = table.numbers("steps_back")
    information = _bars(table, "information", NEUTRAL, name="beyond chance")
    within = _points(table, "information_within_people", name="and beyond who it is")
    weight = _bars(table, "weight", POINTER, name="mean weight") | {"xaxis": "x2", "yaxis": "y2"}
    data = [information, within, weight]
    for trace in data:
        trace |= {"x": steps}
        trace["hovertemplate"] = "%{x} steps back<br>" + trace["hovertemplate"].partition("<br>")[2]
    axis = round_ticks(0, steps[-1], 11) | {"zeroline": False}
    return {
        "data": data,
        "layout": {
            "height": _HEIGHT,
            "margin": {"t": 44},
            "xaxis": axis | {"anchor": "y", "matches": "x2", "showticklabels": False},
            "yaxis": {"domain": [0.5, 1], "title": _title("nats"), "nticks": 5},
            "xaxis2": axis | {"anchor": "y2", "title": _title("steps back")},
            "yaxis2": {
                "domain": [0, 0.4],
                "title": _title("mean weight"),
                "rangemode": "tozero",
                "nticks": 5,
            },
            "meta": meta_of(table, _informed(table)),
        },
    }


@insight_view(
    title="Home, work, food and new places",
    caption=(
        "By kind of the target's place: the mean gate, the pointer's weight on that place and the "
        "share of right first answers; or by kind of the visited places: their share of the visits "
        "beside their share of the pointer's weight. Lines are 95 % intervals."
    ),
    section="information",
    order=30,
    tables=("kinds_of_place", "weight_by_kind"),
    options=(SIDE,),
    needs=("pointer",),
)
def kinds_of_place(insights: Insights) -> Figure:
    """Bars by kind of the target's place, or of the places looked at."""
    targets, visited = (table_of(insights, name) for name in ("kinds_of_place", "weight_by_kind"))
    texts = [_by_target(targets), _looks(visited)]
    groups = (
        ("target", targets, "gate", BLEND, "gate"),
        ("target", targets, "target_weight", POINTER, "weight on the target"),
        ("target", targets, "accuracy", NEUTRAL, "right first answers"),
        ("visited", visited, "visit_share", NEUTRAL, "share of the visits"),
        ("visited", visited, "weight_share", POINTER, "share of the weight"),
    )
    return {
        "data": [
            _bars(table, value, colour, name=name) | {"meta": {SIDE.name: side}}
            for side, table, value, colour, name in groups
            if value in _names(table)
        ],
        "layout": {
            "height": 400,
            "margin": {"t": 44},
            "barmode": "group",
            "xaxis": {"type": "category", "title": _title("kind of place")},
            "yaxis": {"range": [0, 1], "title": _title("share"), "nticks": 6},
            "meta": meta_of(targets, texts[0], targets)
            | {
                "choices": [SIDE.choice(list(_SIDES), labels=list(_SIDES.values()))],
                "summaries": {"by": [SIDE.name], "texts": texts},
            },
        },
    }


def _names(table: Table) -> list[str]:
    return [column.name for column in table.columns]


def _title(text: str) -> dict[str, str]:
    return {"text": text}


def _bars(table: Table, value: str, colour: str, *, name: str) -> dict[str, Any]:
    """Bars, neutral ones hollow: the lines of intervals have their colour."""
    fill = _HOLLOW if colour == NEUTRAL else colour
    marker = {"color": fill, "line": {"color": colour, "width": 2}}
    return bars_of(table, value, fill, name) | {"marker": marker}


def _points(table: Table, value: str, *, name: str) -> dict[str, Any]:
    return trace_of(table, value, name) | {
        "type": "scatter",
        "mode": "markers",
        "marker": {"color": NEUTRAL, "symbol": "diamond", "size": 11},
    }


def _correlated(related: Table, of: str, quantity: str) -> str:
    """A correlation with its interval, as words; empty where there is none."""
    for row in related.rows:
        cells = [float(cell) for cell in row[2:5] if cell is not None]
        if row[:2] == [of, quantity] and len(cells) == 3:
            value, low, high = cells
            return f"{value:+.2f} ({low:+.2f} to {high:+.2f})".replace("-", "−")
    return ""


def _entropies(table: Table, related: Table) -> str:
    most = int(np.argmax(table.numbers("histories")))
    right = _correlated(related, "Pointer entropy", "Accuracy@1")
    sure = _correlated(related, "Pointer entropy", "Probability of the first answer")
    return (
        f"More histories than in any other bin have an entropy of {table.rows[most][0]} nats, and "
        f"{percent(table.numbers('accuracy')[most])} of their first answers are right; entropy "
        f"correlates with being right by {right or 'what is not known'}, with the probability of "
        f"the first answer by {sure or 'what is not known'}."
    )


def _apart(table: Table, related: Table, measure: str, title: str) -> str:
    """What the mean is in the largest bin, and how the measure goes with divergence."""
    most = int(np.argmax(table.numbers("histories")))
    correlation = _correlated(related, table.columns[0].title, title)
    said = (
        f"{title}: {table.numbers(measure)[most]:.3f} on average at a divergence of "
        f"{table.rows[most][0]} nats, the bin of more histories than any other"
    )
    return (
        f"{said}; it correlates with the divergence by {correlation}."
        if correlation
        else (f"{said}.")
    )


def _informed(table: Table) -> str:
    """Where places say most, and where the pointer looks most."""
    information, weights = table.numbers("information"), table.numbers("weight")
    says, looks = int(np.argmax(information)), int(np.argmax(weights))
    steps = table.column("steps_back")
    within = table.numbers("information_within_people")[says]
    beyond = f"{within:.3f} of them" if within > 0 else "none of them"
    return (
        f"The place {_back(steps[says])} says most about the target, {information[says]:.3f} nats "
        f"beyond chance, {beyond} beyond who it is; the pointer's mean weight is "
        f"largest {_back(steps[looks])}, {percent(weights[looks])}."
    )


def _back(steps: Any) -> str:
    return f"{steps} step{'' if steps == 1 else 's'} back"


def _by_target(table: Table) -> str:
    kinds, weights = table.column("kind"), table.numbers("target_weight")
    said = ", ".join(
        f"{percent(weight)} where it is {kind}"
        for kind, weight in zip(kinds, weights, strict=True)
        if np.isfinite(weight)
    )
    return f"The pointer's mean weight on the target's place is {said}."


def _looks(table: Table) -> str:
    times = table.numbers("weight_over_visits")
    said = ", ".join(
        f"{kind} {ratio:.2f} times" for kind, ratio in zip(table.column("kind"), times, strict=True)
    )
    return f"Against their share of the visits, the places get this much weight: {said}."
