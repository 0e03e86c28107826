"""The figures of a study: scores and differences with their intervals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pointerscope.figures.insights.table_charts import error_bars, row_labels, table_behind
from pointerscope.figures.theme import BLEND, NEUTRAL, height_of_rows, template

if TYPE_CHECKING:
    from pointerscope.figures.views import Figure
    from pointerscope.network.insights import InsightTable
    from pointerscope.studies.report import StudyReport

_MARGINS = 130  # pixels above and below the rows


def draw_figures(report: StudyReport, metric: str) -> Mapping[str, Figure]:
    """Return the figures of a report by name, in the light theme.

    Args:
        report: of the study.
        metric: the score by which the network is compared.
    """
    figures = {
        "scores": _points(
            report.scores,
            metric,
            "Points are means over seeds with 95 % intervals; each tick is one training.",
            _seeds(report, metric),
        )
    }
    if report.comparisons is not None:
        figures["differences"] = _points(
            report.comparisons,
            "difference",
            "Right of 0 the network is better. Points are means over seeds with 95 % intervals.",
        )
    return figures


def _points(
    table: InsightTable,
    value: str,
    caption: str,
    behind: dict[str, Any] | None = None,
) -> Figure:
    """Draw one point with its interval for each row, from top to bottom."""
    named = next(column.title for column in table.columns if column.name == value)
    points = {
        "type": "scatter",
        "mode": "markers",
        "name": "mean of seeds",
        "x": table.numbers(value),
        "y": row_labels(table),
        "marker": {"color": BLEND, "size": 10},
        "hovertemplate": "%{y}<br>%{x:.6f}<extra></extra>",
        **error_bars(table, value, "x"),
    }
    first, last = table.rows[0][0], table.rows[-1][0]
    return {
        "data": [points, behind] if behind else [points],
        "layout": {
            "template": template("light"),
            "height": height_of_rows(len(table.rows)) + _MARGINS,
            "showlegend": False,
            "margin": {"t": 16, "b": 64},
            "xaxis": {"title": {"text": named}, "zeroline": True, "zerolinewidth": 2},
            "yaxis": {"type": "category", "autorange": "reversed"},
            "meta": {
                "title": table.title,
                "caption": caption,
                "summary": f"{named} from {first} to {last}, with 95 % intervals.",
                "table": table_behind(table),
            },
        },
    }


def _seeds(report: StudyReport, metric: str) -> dict[str, Any]:
    """Return a small mark for every training."""
    return {
        "type": "scatter",
        "mode": "markers",
        "name": "one training",
        "x": report.trainings.numbers(metric),
        "y": row_labels(report.trainings),
        "marker": {"color": NEUTRAL, "size": 14, "symbol": "line-ns-open"},
        "hovertemplate": "%{y}, one training<br>%{x:.6f}<extra></extra>",
    }
