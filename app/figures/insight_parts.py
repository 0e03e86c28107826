"""What figures of the insights are made of: bars and lines over the rows of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from app.figures.labels import escaped
from app.figures.theme import NEUTRAL

if TYPE_CHECKING:
    from app.figures.views import Figure
    from app.network.insights import Insights, Table

HEIGHT = 360


def table_of(insights: Insights, name: str) -> Table:
    """A table that the view was registered with, and that is there."""
    table = insights.table(name)
    assert table is not None
    return table


def error_bars(table: Table, value: str, direction: str = "y") -> dict[str, Any]:
    """The interval of a column as the error bars of a trace; `direction` is that of the values."""
    values, low, high = (table.numbers(f"{value}{suffix}") for suffix in ("", "_low", "_high"))
    return {
        f"error_{direction}": {
            "type": "data",
            "symmetric": False,
            "array": np.nan_to_num(np.subtract(high, values)).tolist(),
            "arrayminus": np.nan_to_num(np.subtract(values, low)).tolist(),
            "color": NEUTRAL,
            "thickness": 2,
            "width": 5,
        }
    }


def selecting(table: Table) -> dict[str, Any]:
    """What lets a trace with one point a row list the histories of a row: `table:row`."""
    if table.selects is None:
        return {}
    return {"customdata": [f"{table.name}:{row}" for row in range(len(table.rows))]}


def numbers_of(table: Table) -> dict[str, Any]:
    """The table behind a figure."""
    missing = "–"
    return {
        "columns": [column.title for column in table.columns],
        "rows": [[missing if cell is None else cell for cell in row] for row in table.rows],
    }


def bars_by_group(
    table: Table,
    value: str,
    colour: str,
    *,
    summary: str,
    range_of_values: tuple[float, float] | None = None,
) -> Figure:
    """One bar a row, with its interval; the first column names the rows."""
    columns = {column.name: column for column in table.columns}
    first = table.columns[0]
    labels = [escaped(str(label)) for label in table.column(first.name)]
    hovered = f"%{{x}}<br>{columns[value].title} %{{y:.6f}}<br>%{{text}} histories<extra></extra>"
    return {
        "data": [
            {
                "type": "bar",
                "name": columns[value].title,
                "x": labels,
                "y": table.numbers(value),
                "text": [f"{count:,}" for count in table.column("histories")],
                "textposition": "none",
                "marker": {"color": colour},
                "hovertemplate": hovered,
                **error_bars(table, value),
                **selecting(table),
            }
        ],
        "layout": {
            "height": HEIGHT,
            "xaxis": {"type": "category", "title": {"text": first.title}},
            "yaxis": {
                "title": {"text": columns[value].title},
                **({"range": list(range_of_values)} if range_of_values else {}),
            },
            "showlegend": False,
            "meta": {"summary": summary, "table": numbers_of(table), "selects": selection(table)},
        },
    }


def selection(*tables: Table) -> list[dict[str, Any]]:
    """The tables whose rows list histories, with what rows are called, for the page."""
    return [
        {
            "table": table.name,
            "title": table.columns[0].title,
            "rows": [str(label) for label in table.column(table.columns[0].name)],
        }
        for table in tables
        if table.selects
    ]


def reference_line(
    value: float, name: str, axis: str = "y", colour: str = NEUTRAL
) -> tuple[dict[str, Any], dict[str, Any]]:
    """A published value as a dashed line across the figure, and its label."""
    along = {"x0": 0, "x1": 1, "xref": "paper", "y0": value, "y1": value}
    if axis == "x":
        along = {"y0": 0, "y1": 1, "yref": "paper", "x0": value, "x1": value}
    shape = {"type": "line", "line": {"color": colour, "dash": "dash", "width": 2}, **along}
    at: dict[str, Any] = {"x": 1, "xref": "paper", "y": value}
    at |= {"xanchor": "right", "yanchor": "bottom"}
    if axis == "x":
        at = {"y": 1, "yref": "paper", "x": value, "xanchor": "left", "yanchor": "top"}
    label = {"text": escaped(name), "showarrow": False, "font": {"color": colour}, **at}
    return shape, label
