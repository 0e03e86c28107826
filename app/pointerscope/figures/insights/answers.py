"""Figures of predictions over a whole data set: accuracy of the parts and of their blend."""

from textwrap import wrap
from typing import Any

import numpy as np

from pointerscope.analysis.published import PUBLISHED
from pointerscope.core.percentages import percent
from pointerscope.figures.insights.table_charts import (
    HEIGHT,
    bin_centres,
    error_bars,
    figure_meta,
    get_table,
    hover_counts,
    reference_line,
    row_links,
)
from pointerscope.figures.labels import escape
from pointerscope.figures.theme import BLEND, GENERATION, NEUTRAL, POINTER
from pointerscope.figures.views import Figure, OnlyWith, insight_view
from pointerscope.network.insights import Insights, InsightTable

_COLOURS = {
    "pointer alone": POINTER,
    "generation alone": GENERATION,
    "blend": BLEND,
    "network": BLEND,
}
_PARTS = ("pointer", "generation")
_LETTERS_PER_LINE = 18  # two lines must suffice in a low frame
_TALL = 500


@insight_view(
    title="Accuracy of the network and its parts",
    caption=(
        "Each bar is a score over all histories with its 95 % interval.",
        OnlyWith(
            _PARTS,
            "Above is accuracy@1 of each part alone and of the blend, below are the blend's other "
            "scores.",
        ),
    ),
    section="answers",
    order=10,
    tables=("accuracy_of_parts",),
)
def accuracy_of_parts(insights: Insights) -> Figure:
    """Draw a bar for every score, with the published accuracy@1 for the same kind of data."""
    table = _without_single_part(get_table(insights, "accuracy_of_parts"))
    predictors = [str(name) for name in table.column("predictor")]
    measures = [str(name) for name in table.column("measure")]
    values = table.numbers("value")
    published = PUBLISHED.get(insights.kind)
    shapes, annotations = [], []
    if published is not None:
        shape, label = reference_line(
            published.accuracy_at_1, f"published @1 {published.accuracy_at_1:.3f}", "x"
        )
        shapes.append(shape)
        annotations.append(label | {"yanchor": "bottom", "xanchor": "center"})
    at_1 = {
        name: value
        for name, measure, value in zip(predictors, measures, values, strict=True)
        if measure == "accuracy@1"
    }
    said = "; ".join(f"{name} {percent(value)}" for name, value in at_1.items())
    return {
        "data": [
            {
                "type": "bar",
                "orientation": "h",
                "name": "score",
                "x": values,
                "y": [
                    f"{name.removesuffix(' alone')} {measure.removeprefix('accuracy')}"
                    for name, measure in zip(predictors, measures, strict=True)
                ],
                "text": [str(label) for label in table.column("score")],
                "textposition": "none",
                "marker": {"color": [_COLOURS[name] for name in predictors]},
                "hovertemplate": "%{text}<br>%{x:.6f}<extra></extra>",
                **error_bars(table, "value", "x"),
            }
        ],
        "layout": {
            "height": HEIGHT,
            "showlegend": False,
            "margin": {"t": 8 if published is None else 36},
            "xaxis": {"range": [0, 1], "title": {"text": "Score"}, "dtick": 0.2},
            "yaxis": {"autorange": "reversed"},
            "shapes": shapes,
            "annotations": annotations,
            "meta": figure_meta(table, f"Accuracy@1: {said}."),
        },
    }


def _without_single_part(table: InsightTable) -> InsightTable:
    """Return the rows of the network alone where it has one part, which is the network."""
    predictors = set(table.column("predictor"))
    if len(predictors) > 2:
        return table
    rows = [
        [str(score).replace("blend", "network"), "network", *numbers]
        for score, predictor, *numbers in table.rows
        if predictor == "blend"
    ]
    return table.model_copy(update={"rows": rows})


@insight_view(
    title="Accuracy for old and new targets",
    caption=(
        "Accuracy@1 with 95 % intervals, by whether the target is new to the history, to the "
        "person or to the network.",
        OnlyWith(_PARTS, "The three bars are each part alone, and the blend of both."),
    ),
    section="answers",
    order=20,
    tables=("accuracy_of_new_targets",),
)
def accuracy_of_new_targets(insights: Insights) -> Figure:
    """Draw a bar for each group of targets, and for each part where there are two."""
    table = get_table(insights, "accuracy_of_new_targets")
    columns = {column.name for column in table.columns}
    parts = [
        part
        for part in (
            ("pointer_accuracy", "pointer", POINTER),
            ("generation_accuracy", "generation", GENERATION),
            ("accuracy", "blend", BLEND),
        )
        if part[0] in columns
    ]
    if len(parts) < 3:  # the only part is the network
        parts = [("accuracy", "network", BLEND)]
    labels = [str(label) for label in table.column("novelty")]
    blend = table.numbers("accuracy")
    said = "; ".join(
        f"{label} {percent(value)}" for label, value in zip(labels, blend, strict=True)
    )
    return {
        "data": [
            _horizontal_bars(
                table,
                name,
                table.numbers(column),
                colour,
                f"%{{text}}<br>{name}, accuracy@1 %{{x:.6f}}<extra></extra>",
            )
            | error_bars(table, column, "x")
            for column, name, colour in parts
        ],
        "layout": {
            "height": HEIGHT + 80,
            "barmode": "group",
            "xaxis": {"range": [0, 1], "title": {"text": "Accuracy@1"}},
            "yaxis": {"type": "category", "autorange": "reversed"},
            "meta": figure_meta(
                table, f"Accuracy@1 of the {parts[-1][1]} by target: {said}.", table
            ),
        },
    }


@insight_view(
    title="Which part is right?",
    caption=(
        "Histories by which part alone predicts the target; each bar is split by whether the "
        "blend predicts it."
    ),
    section="answers",
    order=30,
    tables=("who_is_right",),
    needs=_PARTS,
)
def who_is_right(insights: Insights) -> Figure:
    """Draw a bar for both, one, the other and neither part, split by the blend."""
    table = get_table(insights, "who_is_right")
    shares, right = np.array(table.numbers("share")), np.array(table.numbers("accuracy"))
    labels = [str(label) for label in table.column("who_is_right")]
    same = np.array(table.numbers("same_answer"))
    said = "; ".join(
        f"{label} {percent(share)}" for label, share in zip(labels, shares, strict=True)
    )
    halves = (
        ("blend right", shares * right, BLEND),
        ("blend wrong", shares * (1 - right), NEUTRAL),
    )
    return {
        "data": [
            _horizontal_bars(
                table,
                name,
                widths.tolist(),
                colour,
                f"right: %{{text}}<br>{name} %{{x:.6f}} of all<extra></extra>",
            )
            for name, widths, colour in halves
        ],
        "layout": {
            "height": HEIGHT,
            "barmode": "stack",
            "xaxis": {
                "title": {"text": "Share of histories"},
                "tickformat": ".0%",
                "rangemode": "tozero",
            },
            "yaxis": {"autorange": "reversed"},
            "meta": figure_meta(
                table,
                f"Right alone: {said}. The two predict the same place in "
                f"{percent(float((shares * same).sum()))} of the histories.",
                table,
            ),
        },
    }


@insight_view(
    title="Does the gate trust the better part?",
    caption=(
        "Top: the mean gate by the pointer's lead, the target's probability by the pointer minus "
        "that by the generation head, with 95 % intervals. Bottom: the mean gradient of the loss "
        "with respect to the gate; where it is negative, training pushes the gate up."
    ),
    section="answers",
    order=40,
    tables=("gate_by_lead", "gate_gradient"),
    needs=("gate", *_PARTS),
)
def gate_gradient(insights: Insights) -> Figure:
    """Draw gate and gradient by the pointer's lead."""
    table, ways = get_table(insights, "gate_by_lead"), get_table(insights, "gate_gradient")
    centres, widths = bin_centres(table, "lead")
    gradients = np.array(table.numbers("gate_gradient"))
    return {
        "data": [
            {
                "type": "scatter",
                "mode": "lines+markers",
                "name": "gate",
                "x": centres.tolist(),
                "y": table.numbers("gate"),
                "text": hover_counts(table),
                "line": {"color": BLEND, "width": 2},
                "marker": {"size": 10, "color": BLEND},
                "hovertemplate": "lead %{text}<br>gate %{y:.6f}<extra></extra>",
                **error_bars(table, "gate"),
                **row_links(table),
            },
            {
                "type": "bar",
                "name": "gradient",
                "x": centres.tolist(),
                "width": (widths * 0.8).tolist(),
                "y": gradients.tolist(),
                "yaxis": "y2",
                "text": hover_counts(table),
                "textposition": "none",
                "marker": {"color": [POINTER if value < 0 else GENERATION for value in gradients]},
                "hovertemplate": "lead %{text}<br>gradient %{y:.6f}<extra></extra>",
                **error_bars(table, "gate_gradient"),
                **row_links(table),
            },
        ],
        "layout": {
            "height": _TALL,
            "showlegend": False,
            "xaxis": {
                "range": [-1, 1],
                "anchor": "y2",
                "title": {"text": "P<sub>ptr</sub> − P<sub>gen</sub> of the target"},
                "dtick": 0.5,
            },
            "yaxis": {"domain": [0.5, 1], "range": [0, 1], "title": {"text": "Gate"}, "dtick": 0.2},
            "yaxis2": {"domain": [0, 0.42], "title": {"text": "Gradient"}, "nticks": 5},
            "meta": figure_meta(table, _describe_gradient(ways), table, ways),
        },
    }


def _describe_gradient(ways: InsightTable) -> str:
    """Describe gate and gradient where either part gives the target more probability."""
    said = [
        f"where {'the ' if label != 'neither' else ''}{label} gives the target more probability "
        f"({percent(share)}), the mean gate is {gate:.3f} and the mean gradient {gradient:.3f}"
        for label, share, gate, gradient in zip(
            map(str, ways.column("gives_more")),
            ways.numbers("share"),
            ways.numbers("gate"),
            ways.numbers("gate_gradient"),
            strict=True,
        )
    ]
    text = "; ".join(said).replace("gradient -", "gradient −")
    return f"{text[:1].upper()}{text[1:]}."


def _horizontal_bars(
    table: InsightTable, name: str, lengths: list[float], colour: str, hovertemplate: str
) -> dict[str, Any]:
    """Return horizontal bars, one per row, with room for long labels."""
    return {
        "type": "bar",
        "orientation": "h",
        "name": name,
        "x": lengths,
        "y": [_wrapped(str(row[0])) for row in table.rows],
        "text": hover_counts(table),
        "textposition": "none",
        "marker": {"color": colour},
        "hovertemplate": hovertemplate,
        **row_links(table),
    }


def _wrapped(label: str) -> str:
    """Wrap a label into short lines."""
    return "<br>".join(map(escape, wrap(label, _LETTERS_PER_LINE, break_long_words=False)))
