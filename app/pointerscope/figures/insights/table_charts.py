"""Building blocks of insight figures: bars and lines over the rows of a table."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.core.array_types import Float, Numbers
from pointerscope.core.percentages import percent
from pointerscope.figures.labels import category_axis, escape
from pointerscope.figures.theme import BLEND, NEUTRAL, interval_bars

if TYPE_CHECKING:
    from pointerscope.figures.views import Figure
    from pointerscope.network.insights import Insights, InsightTable


HEIGHT = 360
BAR_OPACITY = 0.5

_MAX_NAMES = 12  # of groups on an axis


def get_table(insights: Insights, name: str) -> InsightTable:
    """Return a table that the view requires."""
    table = insights.table(name)
    assert table is not None
    return table


def error_bars(
    table: InsightTable, value: str, direction: str = "y", colour: str = NEUTRAL
) -> dict[str, Any]:
    """Return the interval of a column as error bars in the direction of the values."""
    values, low, high = (table.numbers(f"{value}{suffix}") for suffix in ("", "_low", "_high"))
    return {f"error_{direction}": interval_bars(values, low, high) | {"color": colour}}


def row_links(table: InsightTable) -> dict[str, Any]:
    """Return the customdata, `table:row`, by which the page lists the histories of a row."""
    if table.selects is None:
        return {}
    return {"customdata": [f"{table.name}:{row}" for row in range(len(table.rows))]}


def table_behind(table: InsightTable) -> dict[str, Any]:
    """Return the table behind a figure."""
    missing = "–"
    return {
        "columns": [column.title for column in table.columns],
        "rows": [[missing if cell is None else cell for cell in row] for row in table.rows],
    }


def row_labels(table: InsightTable) -> list[str]:
    """Return the labels of the rows, the first column."""
    return [escape(str(row[0])) for row in table.rows]


def hover_counts(table: InsightTable, share: str = "") -> list[str]:
    """Return hover texts for each row: its label, number of histories and their share."""
    shares = table.numbers(share) if share else [None] * len(table.rows)
    return [
        f"{label}<br>{count:,} histories"
        + ("" if of_all is None else f", {percent(of_all)} of all")
        for label, count, of_all in zip(
            row_labels(table), table.column("histories"), shares, strict=True
        )
    ]


def bin_centres(
    table: InsightTable, name: str
) -> tuple[Float[Numbers, " rows"], Float[Numbers, " rows"]]:
    """Return centres and widths of the bins in the rows; NaN for open bins."""
    low, high = (np.array(table.numbers(f"{name}_{end}")) for end in ("from", "to"))
    return (low + high) / 2, high - low


def figure_meta(table: InsightTable, summary: str, *listing: InsightTable) -> dict[str, Any]:
    """Return a figure's metadata: summary, table, and tables whose rows list histories."""
    meta: dict[str, Any] = {"summary": summary, "table": table_behind(table)}
    return meta | {"selects": listing_tables(*listing)} if listing else meta


def row_trace(table: InsightTable, value: str, name: str = "") -> dict[str, Any]:
    """Return what bars and points share: label, value, interval and count of each row."""
    titles = {column.name: column.title for column in table.columns}
    counts = "histories" if "histories" in titles else "people"
    words = counts if counts == "histories" else titles[counts].lower()  # may be rounded down
    return {
        "name": name or titles[value],
        "x": row_labels(table),
        "y": table.numbers(value),
        "text": [f"{count:,}" for count in table.column(counts)],
        "hovertemplate": (
            f"%{{x}}<br>{titles[value]} %{{y:.6f}}<br>%{{text}} {words}<extra></extra>"
        ),
        **error_bars(table, value),
        **row_links(table),
    }


def row_bars(table: InsightTable, value: str, colour: str, name: str = "") -> dict[str, Any]:
    """Return one bar per row, so pale that its interval is visible through it."""
    marker = {"color": colour, "opacity": BAR_OPACITY}
    bars = {"type": "bar", "textposition": "none", "marker": marker}
    return row_trace(table, value, name) | bars | error_bars(table, value, colour=BLEND)


def bars_by_group(
    table: InsightTable,
    value: str,
    colour: str,
    *,
    summary: str,
    range_of_values: tuple[float, float] | None = None,
) -> Figure:
    """Draw one bar per row with its interval; the first column labels the rows."""
    bars = row_bars(table, value, colour)
    return {
        "data": [bars],
        "layout": {
            "height": HEIGHT,
            "xaxis": groups_axis(table) | {"title": {"text": table.columns[0].title}},
            "yaxis": {
                "title": {"text": bars["name"]},
                **({"range": list(range_of_values)} if range_of_values else {}),
            },
            "showlegend": False,
            "meta": figure_meta(table, summary, table),
        },
    }


_CLEAR_OF_THE_CORNER = {"ticks": "outside", "ticklen": 8, "tickcolor": "rgba(0, 0, 0, 0)"}


def groups_axis(table: InsightTable) -> dict[str, Any]:
    """Return the axis of the rows: bins are labelled at their edges, integer ranges as `1–6`.

    If there are many, every second one is labelled. Single values are left to Plotly.
    """
    labels = row_labels(table)
    axis = category_axis(labels)
    ends = [_ends(label) for label in labels]
    places: dict[float | str, str]
    if all(start == end for start, end in ends):
        return axis
    if all(before == start for (_, before), (start, _) in pairwise(ends)):
        edges = [start for start, _ in ends] + [ends[-1][1]]
        places = {place - 0.5: edge for place, edge in enumerate(edges) if edge}
        axis |= _CLEAR_OF_THE_CORNER
    else:
        places = {label: _short(*both) for label, both in zip(labels, ends, strict=True)}
    every = 1 if len(places) <= _MAX_NAMES else 2
    return axis | {
        "tickvals": list(places)[::every],
        "ticktext": list(places.values())[::every],
    }


def _ends(label: str) -> tuple[str | None, str | None]:
    """Return the first and last value of a group; None for an open end."""
    if label.endswith(" or more"):
        return label.removesuffix(" or more"), None
    if label.endswith(" or less"):
        return None, label.removesuffix(" or less")
    start, _, end = label.partition(" to ")
    return start, end or start


def _short(start: str | None, end: str | None) -> str:
    if start == end:
        return str(start)
    if end is None:
        return f"{start}+"
    return f"{start}–{end}" if start else f"≤ {end}"


def round_ticks(low: float, high: float, most: int) -> dict[str, list[float]]:
    """Return at most `most` round ticks between two values, but at least two where possible."""
    power = 10 ** np.floor(np.log10((high - low) / most or 1.0))
    steps = (power * np.array([0.5, 1, 2, 5, 10, 20])).tolist()
    ticks = [np.arange(np.ceil(low / step), np.floor(high / step) + 1) * step for step in steps]
    few = [of for of in ticks if len(of) <= most]
    chosen = few[0] if len(few[0]) > 1 else ticks[max(len(ticks) - len(few) - 1, 0)]
    return {"tickvals": [float(f"{tick:.6g}") + 0.0 for tick in chosen]}


def listing_tables(*tables: InsightTable) -> list[dict[str, Any]]:
    """Return the tables whose rows list histories, with the row labels, for the page."""
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
    """Return a published value as a dashed line across the figure, and its label."""
    along = {"x0": 0, "x1": 1, "xref": "paper", "y0": value, "y1": value}
    if axis == "x":
        along = {"y0": 0, "y1": 1, "yref": "paper", "x0": value, "x1": value}
    shape = {"type": "line", "line": {"color": colour, "dash": "dash", "width": 2}, **along}
    at: dict[str, Any] = {"x": 1, "xref": "paper", "y": value}
    at |= {"xanchor": "right", "yanchor": "bottom"}
    if axis == "x":
        at = {"y": 1, "yref": "paper", "x": value, "xanchor": "left", "yanchor": "top"}
    label = {"text": escape(name), "showarrow": False, "font": {"color": colour}, **at}
    return shape, label
