"""Figures of entropy, divergence, mutual information and kinds of place over a data set."""

from typing import Any

import numpy as np

from pointerscope.analysis.model_card import signed
from pointerscope.core.percentages import percent
from pointerscope.figures.insights.table_charts import (
    figure_meta,
    get_table,
    groups_axis,
    round_ticks,
    row_bars,
    row_trace,
)
from pointerscope.figures.theme import BLEND, NEUTRAL, POINTER
from pointerscope.figures.views import Figure, OnlyWith, Option, insight_view
from pointerscope.network.insights import Insights, InsightTable

MEASURE = Option("measure", "Measure", "The quantity drawn over the divergence.")
SIDE = Option("side", "Kind", "Group by the kind of the target's place or of the visited places.")
_HEIGHT = 520
_HOLLOW = "rgba(0,0,0,0)"
_SIDES = {"target": "of the target's place", "visited": "of the visited places"}


@insight_view(
    title="Entropy, accuracy and confidence",
    caption=(
        "Filled bars: share of right predictions. Hollow bars: mean probability of the "
        "prediction. Each with its 95 % interval. Top: by the entropy of the pointer. Bottom: by "
        "the entropy as a share of its maximum for the number of visits."
    ),
    section="information",
    order=0,
    tables=("entropy_and_accuracy", "entropy_ratio_and_accuracy", "entropy_correlations"),
    needs=("pointer",),
)
def entropy_and_accuracy(insights: Insights) -> Figure:
    """Draw accuracy and confidence by entropy and by entropy ratio."""
    by_entropy, by_ratio, related = (
        get_table(insights, name)
        for name in ("entropy_and_accuracy", "entropy_ratio_and_accuracy", "entropy_correlations")
    )
    data = []
    for table, axes in ((by_entropy, ("x", "y")), (by_ratio, ("x2", "y2"))):
        shown = {"xaxis": axes[0], "yaxis": axes[1], "showlegend": axes[0] == "x"}
        data.append(_bars(table, "accuracy", BLEND, name="right") | shown)
        confidence = _bars(table, "confidence", NEUTRAL, name="probability of the prediction")
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
            "meta": figure_meta(
                by_entropy, _describe_entropy(by_entropy, related), by_entropy, by_ratio
            ),
        },
    }


@insight_view(
    title="Divergence of the two parts and certainty of the prediction",
    caption=(
        "Each bar is the mean over histories with such a divergence of the pointer from the "
        "generation head, with its 95 % interval."
    ),
    section="information",
    order=10,
    tables=("divergence_and_decisiveness", "divergence_correlations"),
    options=(MEASURE,),
    needs=("pointer", "generation"),
)
def divergence_and_decisiveness(insights: Insights) -> Figure:
    """Draw each measure by the divergence of the two parts."""
    table = get_table(insights, "divergence_and_decisiveness")
    related = get_table(insights, "divergence_correlations")
    measures = [column for column in table.columns if f"{column.name}_low" in _names(table)]
    values = [measure.name for measure in measures]
    texts = [
        _describe_divergence(table, related, measure.name, measure.title) for measure in measures
    ]
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
            "meta": figure_meta(table, texts[0], table)
            | {
                "choices": [MEASURE.choice(values, labels=[of.title for of in measures])],
                "summaries": {"by": [MEASURE.name], "texts": texts},
            },
        },
    }


@insight_view(
    title="Mutual information of place and target, beside the pointer weight",
    caption=(
        "Top: mutual information of the target and the place so many steps back, in nats beyond "
        "chance; diamonds exclude what the place says about who the person is. Bottom: the mean "
        "pointer weight of that visit. Lines are 95 % intervals."
    ),
    section="information",
    order=20,
    tables=("mutual_information",),
    needs=("pointer",),
)
def mutual_information(insights: Insights) -> Figure:
    """Draw mutual information above mean weights, by steps back."""
    table = get_table(insights, "mutual_information")
    steps = table.numbers("steps_back")
    information = _bars(table, "information", NEUTRAL, name="beyond chance")
    within = _points(table, "information_within_people", name="within people")
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
            "meta": figure_meta(table, _describe_information(table)),
        },
    }


@insight_view(
    title="Home, work, food and new places",
    caption=(
        "By kind of the target's place: the pointer weight on that place and the share of right "
        "predictions.",
        OnlyWith(("gate", "generation"), "Beside them, the mean gate."),
        "By kind of the visited places: their share of the visits beside their share of the "
        "pointer weight. Lines are 95 % intervals.",
    ),
    section="information",
    order=30,
    tables=("kinds_of_place", "weight_by_kind"),
    options=(SIDE,),
    needs=("pointer",),
)
def kinds_of_place(insights: Insights) -> Figure:
    """Draw bars by kind of the target's place, or of the visited places."""
    targets, visited = (get_table(insights, name) for name in ("kinds_of_place", "weight_by_kind"))
    texts = [_describe_targets(targets), _describe_visited(visited)]
    groups = (
        ("target", targets, "gate", BLEND, "gate"),
        ("target", targets, "target_weight", POINTER, "weight on the target"),
        ("target", targets, "accuracy", NEUTRAL, "right predictions"),
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
            "meta": figure_meta(targets, texts[0], targets)
            | {
                "choices": [SIDE.choice(list(_SIDES), labels=list(_SIDES.values()))],
                "summaries": {"by": [SIDE.name], "texts": texts},
            },
        },
    }


def _names(table: InsightTable) -> list[str]:
    return [column.name for column in table.columns]


def _title(text: str) -> dict[str, str]:
    return {"text": text}


def _bars(table: InsightTable, value: str, colour: str, *, name: str) -> dict[str, Any]:
    """Return bars; neutral ones are hollow."""
    bars = row_bars(table, value, colour, name)
    if colour == NEUTRAL:
        bars["marker"] = {"color": _HOLLOW, "line": {"color": colour, "width": 2}}
    return bars


def _points(table: InsightTable, value: str, *, name: str) -> dict[str, Any]:
    return row_trace(table, value, name) | {
        "type": "scatter",
        "mode": "markers",
        "marker": {"color": NEUTRAL, "symbol": "diamond", "size": 11},
    }


def _correlated(related: InsightTable, of: str, quantity: str) -> str:
    """Format a correlation with its interval; empty if there is none."""
    for row in related.rows:
        cells = [float(cell) for cell in row[2:5] if cell is not None]
        if row[:2] == [of, quantity] and len(cells) == 3:
            value, low, high = cells
            return f"{signed(value, 2)} ({signed(low, 2)} to {signed(high, 2)})"
    return ""


def _describe_entropy(table: InsightTable, related: InsightTable) -> str:
    most = int(np.argmax(table.numbers("histories")))
    right = _correlated(related, "Pointer entropy", "Accuracy@1")
    sure = _correlated(related, "Pointer entropy", "Probability of the prediction")
    return (
        f"The most frequent entropy is {table.rows[most][0]} nats, where "
        f"{percent(table.numbers('accuracy')[most])} of the predictions are right; the "
        f"correlation of entropy with being right is {right or 'unknown'}, and with the "
        f"probability of the prediction {sure or 'unknown'}."
    )


def _describe_divergence(
    table: InsightTable, related: InsightTable, measure: str, title: str
) -> str:
    """Describe the mean in the largest bin, and the correlation with the divergence."""
    most = int(np.argmax(table.numbers("histories")))
    correlation = _correlated(related, table.columns[0].title, title)
    said = (
        f"{title}: {table.numbers(measure)[most]:.3f} on average at a divergence of "
        f"{table.rows[most][0]} nats, the bin with most histories"
    )
    return (
        f"{said}; its correlation with the divergence is {correlation}."
        if correlation
        else (f"{said}.")
    )


def _describe_information(table: InsightTable) -> str:
    """Describe the steps back of the largest information and of the largest weight."""
    information, weights = table.numbers("information"), table.numbers("weight")
    says, looks = int(np.argmax(information)), int(np.argmax(weights))
    steps = table.column("steps_back")
    within = table.numbers("information_within_people")[says]
    beyond = f"{within:.3f} of them" if within > 0 else "none of them"
    return (
        f"The place {_back(steps[says])} carries most information about the target, "
        f"{information[says]:.3f} nats beyond chance, {beyond} within people; the mean pointer "
        f"weight is largest {_back(steps[looks])}, {percent(weights[looks])}."
    )


def _back(steps: Any) -> str:
    return f"{steps} step{'' if steps == 1 else 's'} back"


def _describe_targets(table: InsightTable) -> str:
    kinds, weights = table.column("kind"), table.numbers("target_weight")
    said = ", ".join(
        f"{percent(weight)} where it is {kind}"
        for kind, weight in zip(kinds, weights, strict=True)
        if np.isfinite(weight)
    )
    return f"The pointer's mean weight on the target's place is {said}."


def _describe_visited(table: InsightTable) -> str:
    times = table.numbers("weight_over_visits")
    said = ", ".join(
        f"{kind} {ratio:.2f} times" for kind, ratio in zip(table.column("kind"), times, strict=True)
    )
    return f"Weight relative to the share of the visits: {said}."
