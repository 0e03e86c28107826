"""The numbers behind a figure as tables: the same that pages show under "Numbers"."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.core.spreadsheets import cell
from pointerscope.figures.parts import ALL, evaluate

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pointerscope.figures.views import Figure

_ENTITIES = (("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"))


@dataclass(frozen=True)
class Numbers:
    """A table.

    Attributes:
        columns: its head; the first column holds labels.
        rows: a label and numbers or words; None where there is nothing.
    """

    columns: Sequence[str]
    rows: Sequence[Sequence[Any]]


def numbers_of(figure: Figure) -> list[Numbers]:
    """The tables of what a figure shows: the one in its `meta`, or one for each heatmap."""
    meta = figure["layout"]["meta"]
    table = meta.get("table")
    if table and "rows" in table:
        return [Numbers(table["columns"], table["rows"])]
    made = [_computed(table, meta)] if table else []
    if table and not table.get("beside"):
        return made
    layout = figure["layout"]
    shown = [
        trace
        for trace in figure["data"]
        if trace["type"] == "heatmap" and trace.get("visible", True)
    ]
    return [*(_of_heatmap(trace, layout) for trace in shown), *made]


def csv_of(tables: Sequence[Numbers]) -> str:
    """Tables one below the other, by RFC 4180; what begins like a formula becomes text."""
    text = io.StringIO()
    writer = csv.writer(text)
    for index, table in enumerate(tables):
        if index:
            text.write("\r\n")
        writer.writerow(map(cell, table.columns))
        writer.writerows([cell(value) for value in row] for row in table.rows)
    return text.getvalue()


def _computed(table: Mapping[str, Any], meta: Mapping[str, Any]) -> Numbers:
    """A table whose values are expressions of the arrays that the figure carries."""
    choices = meta.get("choices", ())
    chosen: dict[str, int | str] = {
        choice["name"]: ALL if choice["value"] == ALL else choice["values"].index(choice["value"])
        for choice in choices
    }
    labels, columns = table["labels"], table["columns"]
    if "matrix" in table:
        matrix = table["matrix"]
        cells = np.atleast_2d(evaluate(matrix, meta["arrays"], chosen))
        # One row alone is that of what was chosen last.
        if len(cells) != len(labels):
            last = chosen[matrix["at"][-1]] if matrix.get("at") else 0
            labels = [labels[last]] if isinstance(last, int) else [""]
        rows = [[label, *row.tolist()] for label, row in zip(labels, cells, strict=True)]
        return Numbers(columns, rows)
    values = [
        evaluate(expression, meta["arrays"], chosen).tolist() for expression in table["values"]
    ]
    return Numbers(columns, [list(row) for row in zip(labels, *values, strict=True)])


def _of_heatmap(trace: Mapping[str, Any], layout: Mapping[str, Any]) -> Numbers:
    cells = np.asarray(trace["z"])
    across = _labels(trace, layout, "x", cells.shape[1])
    down = _labels(trace, layout, "y", cells.shape[0])
    rows = [[label, *row.tolist()] for label, row in zip(down, cells, strict=True)]
    return Numbers([trace.get("name", ""), *across], rows)


def _labels(
    trace: Mapping[str, Any], layout: Mapping[str, Any], letter: str, count: int
) -> list[str]:
    """What an axis of a heatmap calls its rows or columns."""
    if trace.get(letter) is not None:
        return [_text(str(label)) for label in trace[letter]]
    own = layout.get(f"{letter}axis{trace.get(f'{letter}axis', letter)[1:]}", {})
    named = own.get("categoryarray") or layout.get(f"{letter}axis", {}).get("categoryarray")
    return [_text(label) for label in named] if named else [str(index) for index in range(count)]


def _text(label: str) -> str:
    """Labels are escaped for Plotly, which reads a little HTML; a table holds text."""
    for entity, character in _ENTITIES:
        label = label.replace(entity, character)
    return label
