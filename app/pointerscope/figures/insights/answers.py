"""Answering, over a whole data set: what the parts and their blend get right."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.analysis.published import PUBLISHED
from pointerscope.figures.insights.table_charts import (
    HEIGHT,
    bins_of,
    counted,
    error_bars,
    meta_of,
    reference_line,
    selecting,
    table_of,
)
from pointerscope.figures.labels import escaped, percent
from pointerscope.figures.theme import BLEND, GENERATION, NEUTRAL, POINTER
from pointerscope.figures.views import Figure, insight_view

if TYPE_CHECKING:
    from pointerscope.network.insights import Insights, Table

_COLOURS = {"pointer alone": POINTER, "generation alone": GENERATION, "blend": BLEND}
_PARTS = ("pointer", "generation")
_LETTERS_A_LINE = 18  # so that two lines do: frames may be low
_TALL = 500


@insight_view(
    title="What the parts get right",
    caption=(
        "Each bar is a score over all histories, with its 95 % interval: accuracy@1 of each part "
        "alone and of their blend, then the blend's other scores."
    ),
    section="answers",
    order=10,
    tables=("accuracy_of_parts",),
)
def accuracy_of_parts(insights: Insights) -> Figure:
    """A bar for every score, with the published accuracy@1 for the same kind of data."""
    table = table_of(insights, "accuracy_of_parts")
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
            "meta": meta_of(table, f"Accuracy@1: {said}."),
        },
    }


@insight_view(
    title="Old targets and new ones",
    caption=(
        "Accuracy@1 of each part alone and of their blend, with 95 % intervals, by how new the "
        "target is to the history, to the person and to the network."
    ),
    section="answers",
    order=20,
    tables=("accuracy_of_new_targets",),
)
def accuracy_of_new_targets(insights: Insights) -> Figure:
    """Three bars a group of targets."""
    table = table_of(insights, "accuracy_of_new_targets")
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
    labels = [str(label) for label in table.column("novelty")]
    blend = table.numbers("accuracy")
    said = "; ".join(
        f"{label} {percent(value)}" for label, value in zip(labels, blend, strict=True)
    )
    return {
        "data": [
            _across(
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
            "xaxis": {
                "range": [0, 1],
                "title": {"text": "Accuracy@1"},
                "tickformat": ".0%",
                "dtick": 0.25,
            },
            "yaxis": {"type": "category", "autorange": "reversed"},
            "meta": meta_of(table, f"Accuracy@1 of the blend by target: {said}.", table),
        },
    }


@insight_view(
    title="Which part is right",
    caption=(
        "Histories by which part alone would answer right; each bar is split by whether the blend "
        "is right."
    ),
    section="answers",
    order=30,
    tables=("who_is_right",),
    needs=_PARTS,
)
def who_is_right(insights: Insights) -> Figure:
    """A bar for each of both, one, the other and neither, split by the blend."""
    table = table_of(insights, "who_is_right")
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
            _across(
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
            "meta": meta_of(
                table,
                f"Right alone: {said}. The two give the same answer in "
                f"{percent(float((shares * same).sum()))} of the histories.",
                table,
            ),
        },
    }


@insight_view(
    title="Whether the gate trusts the better part",
    caption=(
        "Above, the mean gate by how much more the pointer gives the target than the generation "
        "head does, with 95 % intervals; below, the mean gradient of the loss by the gate, which "
        "pushes it up where it is negative."
    ),
    section="answers",
    order=40,
    tables=("gate_by_lead", "gate_gradient"),
    needs=("gate", *_PARTS),
)
def gate_gradient(insights: Insights) -> Figure:
    """The gate and the gradient by the pointer's lead."""
    table, ways = table_of(insights, "gate_by_lead"), table_of(insights, "gate_gradient")
    centres, widths = bins_of(table, "lead")
    gradients = np.array(table.numbers("gate_gradient"))
    return {
        "data": [
            {
                "type": "scatter",
                "mode": "lines+markers",
                "name": "gate",
                "x": centres.tolist(),
                "y": table.numbers("gate"),
                "text": counted(table),
                "line": {"color": BLEND, "width": 2},
                "marker": {"size": 10, "color": BLEND},
                "hovertemplate": "lead %{text}<br>gate %{y:.6f}<extra></extra>",
                **error_bars(table, "gate"),
                **selecting(table),
            },
            {
                "type": "bar",
                "name": "gradient",
                "x": centres.tolist(),
                "width": (widths * 0.8).tolist(),
                "y": gradients.tolist(),
                "yaxis": "y2",
                "text": counted(table),
                "textposition": "none",
                "marker": {"color": [POINTER if value < 0 else GENERATION for value in gradients]},
                "hovertemplate": "lead %{text}<br>gradient %{y:.6f}<extra></extra>",
                **error_bars(table, "gate_gradient"),
                **selecting(table),
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
            "meta": meta_of(table, _pushed(ways), table, ways),
        },
    }


def _pushed(ways: Table) -> str:
    """What the gate and the gradient are where either part gives the target more."""
    said = [
        f"where {'the ' if label != 'neither' else ''}{label} gives the target more "
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


def _across(
    table: Table, name: str, lengths: list[float], colour: str, hovertemplate: str
) -> dict[str, Any]:
    """Lying bars, one a row, so that there is room for what rows are called."""
    return {
        "type": "bar",
        "orientation": "h",
        "name": name,
        "x": lengths,
        "y": [_wrapped(str(row[0])) for row in table.rows],
        "text": counted(table),
        "textposition": "none",
        "marker": {"color": colour},
        "hovertemplate": hovertemplate,
        **selecting(table),
    }


def _wrapped(label: str) -> str:
    """A label in several short lines."""
    return "<br>".join(map(escaped, wrap(label, _LETTERS_A_LINE, break_long_words=False)))
