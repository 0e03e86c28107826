"""The tables behind a figure, the same that pages show under "Numbers"."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.core.spreadsheets import escape_formula
from pointerscope.figures.contract import figure_meta
from pointerscope.figures.selected_arrays import compute_selected, selected_labels

if TYPE_CHECKING:
    from pointerscope.figures.views import Figure

_ENTITIES = (("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"))


@dataclass(frozen=True)
class NumberTable:
    """A table.

    Attributes:
        columns: the headings; the first column holds labels.
        rows: a label, then numbers or texts; None in an empty cell.
    """

    columns: Sequence[str]
    rows: Sequence[Sequence[Any]]


def figure_tables(figure: Figure) -> list[NumberTable]:
    """Return the tables of what a figure shows: the one in its `meta`, or one for each heatmap."""
    meta = figure_meta(figure)
    table = meta.get("table")
    if table and "rows" in table:
        return [NumberTable(table["columns"], table["rows"])]
    computed = [_compute_table(table, meta)] if table else []
    if table and not table.get("beside"):
        return computed
    maps = (_table_of_heatmap(trace, figure["layout"]) for trace in _shown_heatmaps(figure))
    return [*maps, *computed]


def figure_csv(figure: Figure) -> str:
    """Return what a figure shows as one table in CSV, after its selected options.

    Of several tables, each cell is a row.
    """
    meta = figure_meta(figure)
    cells = meta.get("cells")
    tables = [_cells_table(figure, cells)] if cells else figure_tables(figure)
    table = tables[0] if len(tables) == 1 else _cells_of_tables(tables)
    return table_to_csv(table if "rows" in meta.get("table", ()) else _with_options(table, meta))


def table_to_csv(table: NumberTable) -> str:
    """Return a table as CSV (RFC 4180); formulas become text."""
    text = io.StringIO()
    rows = (table.columns, *table.rows)
    csv.writer(text).writerows([_cell(value) for value in row] for row in rows)
    return text.getvalue()


def _cell(value: Any) -> Any:
    """Return a cell of CSV: the shortest text of a number, and nothing where there is none."""
    if not isinstance(value, float):
        return escape_formula(value)
    if math.isnan(value):
        return None
    if value.is_integer():
        return int(value)  # 0 for -0
    single = np.float32(value)
    return str(single) if float(single) == value else value


def _compute_table(table: Mapping[str, Any], meta: Mapping[str, Any]) -> NumberTable:
    """Return a table whose values are computed from the figure's arrays."""
    if "matrix" in table:
        cells = compute_selected(table["matrix"], meta)
    else:
        cells = np.transpose([compute_selected(column, meta) for column in table["values"]])
    labelled = zip(table["labels"], cells.tolist(), strict=True)
    return NumberTable(table["columns"], [[label, *row] for label, row in labelled])


def _shown_heatmaps(figure: Figure) -> list[dict[str, Any]]:
    return [
        trace
        for trace in figure["data"]
        if trace["type"] == "heatmap" and trace.get("visible", True)
    ]


def _cells_table(figure: Figure, names: Sequence[str]) -> NumberTable:
    """Return the cells of all heatmaps, each after the options that its heatmap belongs to."""
    maps = _shown_heatmaps(figure)
    tables = [_table_of_heatmap(trace, figure["layout"]) for trace in maps]
    rows = [
        [*trace.get("meta", {}).values(), label, column, value]
        for trace, table in zip(maps, tables, strict=True)
        for label, *values in table.rows
        for column, value in zip(table.columns[1:], values, strict=True)
    ]
    return NumberTable([*maps[0].get("meta", {}), *names], rows)


def _cells_of_tables(tables: Sequence[NumberTable]) -> NumberTable:
    """Return the cells of all tables, each after what the rows of its table are."""
    rows = [
        [table.columns[0], label, column, value]
        for table in tables
        for label, *values in table.rows
        for column, value in zip(table.columns[1:], values, strict=True)
    ]
    return NumberTable(["table", "row", "column", "value"], rows)


def _with_options(table: NumberTable, meta: Mapping[str, Any]) -> NumberTable:
    """Return a table with a column before it for each option that it does not name."""
    choices = [one for one in meta.get("choices", ()) if one["name"] not in table.columns]
    values = selected_labels(choices)
    return NumberTable(
        [*(choice["name"] for choice in choices), *table.columns],
        [[*values, *row] for row in table.rows],
    )


def _table_of_heatmap(trace: Mapping[str, Any], layout: Mapping[str, Any]) -> NumberTable:
    cells = np.asarray(trace["z"])
    across = _labels(trace, layout, "x", cells.shape[1])
    down = _labels(trace, layout, "y", cells.shape[0])
    rows = [[label, *row.tolist()] for label, row in zip(down, cells, strict=True)]
    return NumberTable([trace.get("name", ""), *across], rows)


def _labels(
    trace: Mapping[str, Any], layout: Mapping[str, Any], letter: str, count: int
) -> list[str]:
    """Return the labels of the rows or columns of a heatmap."""
    if trace.get(letter) is not None:
        return [_text(str(label)) for label in trace[letter]]
    own = layout.get(f"{letter}axis{trace.get(f'{letter}axis', letter)[1:]}", {})
    named = own.get("categoryarray") or layout.get(f"{letter}axis", {}).get("categoryarray")
    return [_text(label) for label in named] if named else [str(index) for index in range(count)]


def _text(label: str) -> str:
    """Return a label as plain text; labels of figures are escaped for Plotly."""
    for entity, character in _ENTITIES:
        label = label.replace(entity, character)
    return label
