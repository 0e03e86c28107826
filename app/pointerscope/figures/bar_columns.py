"""Columns of horizontal bars: several measures of the same visits."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pointerscope.core.array_types import Float

_GAP = 0.06  # between columns, of the width of all


class BarColumn(NamedTuple):
    """One measure of every visit.

    Attributes:
        name: of the measure.
        short: a name for a narrow axis.
        values: a number for every visit, NaN where it is missing.
        colour: of the bars.
    """

    name: str
    short: str
    values: Float[NDArray[Any], " T"]
    colour: str


def draw_bar_columns(
    columns: Sequence[BarColumn], labels: list[str]
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return the traces of columns, and the axes of their values."""
    data: list[dict[str, Any]] = []
    axes: dict[str, Any] = {}
    width = 1 / len(columns)
    for index, (name, short, values, colour) in enumerate(columns):
        suffix = "" if index == 0 else str(index + 1)
        missing = np.isnan(values)
        if missing.any():
            named = [label for label, gone in zip(labels, missing, strict=True) if not gone]
            values = values[~missing]
        else:
            named = labels
        data.append(
            {
                "type": "bar",
                "orientation": "h",
                "name": name,
                "x": values,
                "y": named,
                "xaxis": f"x{suffix}",
                "marker": {"color": colour},
                "hovertemplate": f"%{{y}}<br>{name} %{{x:.6f}}<extra></extra>",
            }
        )
        axes[f"xaxis{suffix}"] = {
            "domain": [index * width, (index + 1) * width - _GAP * (index + 1 < len(columns))],
            "title": {"text": short},
            "nticks": 4,
            "tickangle": 0,
        }
    return data, axes
