"""The theme of all figures: colours and their meaning, fonts, and sizes.

Pointer, generation and blend have the same colours in light and dark, with a contrast of at least
3 to 1 against both backgrounds. They come from the palette of Okabe and Ito, which colour-blind
readers can tell apart.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

ThemeName = Literal["light", "dark"]

POINTER = "#0072b2"
GENERATION = "#d55e00"
BLEND = "#009e73"
NEUTRAL = "#767c85"

FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
TEXT_SIZE = 16
ROW_HEIGHT = 26
_LOW_ROW_HEIGHT = 14
_MAX_HIGH_ROWS = 60

# Weights go from 0 to 1 in every figure, and a colour always means the same weight. Most weights
# are small, so the steps are closer together near 0.
_WEIGHT_STOPS = (0.0, 0.01, 0.04, 0.1, 0.2, 0.4, 0.7, 1.0)
_WEIGHT_COLOURS: dict[ThemeName, tuple[str, ...]] = {
    "light": (
        "#f6f4fa", "#e5dff1", "#c9bbe2", "#a792cf", "#8263b3", "#683f9c", "#471d75", "#2a0a4a",
    ),
    "dark": (
        "#1d1a26", "#2f2744", "#463769", "#62499a", "#8369c1", "#a58fdb", "#cdc0f0", "#f4f0ff",
    ),
}  # fmt: skip
# Text on a cell up to this weight has the colour of text on paper; above it, the opposite.
MAX_WEIGHT_WITH_DARK_TEXT = 0.19
_ON_WEIGHTS: dict[ThemeName, tuple[str, str]] = {
    "light": ("#000000", "#ffffff"),
    "dark": ("#ffffff", "#000000"),
}
# Differences go from blue (less) to red-brown (more), with the colour of paper at 0 in the middle.
# Each figure sets its own largest difference.
_DIFFERENCE_COLOURS: dict[ThemeName, tuple[str, ...]] = {
    "light": (
        "#0b3c6f", "#2b6cab", "#7fb0dc", "#c9def0", "#f7f6f4",
        "#f5d9c4", "#e39d6c", "#b85b1e", "#6e2f08",
    ),
    "dark": (
        "#cfe6ff", "#7db9f0", "#3977b0", "#27496c", "#1e2126",
        "#5f3a20", "#a86028", "#ee9d5c", "#ffe0c6",
    ),
}  # fmt: skip
DIFFERENCE = "coloraxis2"
# A template cannot set the range of a colour axis, so every figure of weights sets this one.
WEIGHT_AXIS = {"cmin": 0, "cmax": 1}
_INK: dict[ThemeName, str] = {"light": "#1c2024", "dark": "#e8eaed"}
_PAPER: dict[ThemeName, str] = {"light": "#ffffff", "dark": "#15181d"}
_RULE: dict[ThemeName, str] = {"light": "#dde1e6", "dark": "#343a43"}


def interval_bars(
    values: Sequence[float], low: Sequence[float], high: Sequence[float]
) -> dict[str, Any]:
    """Return error bars from the low to the high end of every value; none where an end is NaN."""
    return {
        "type": "data",
        "symmetric": False,
        "array": np.nan_to_num(np.subtract(high, values)).tolist(),
        "arrayminus": np.nan_to_num(np.subtract(values, low)).tolist(),
        "color": NEUTRAL,
        "thickness": 2,
        "width": 5,
    }


@cache
def template(theme: ThemeName) -> dict[str, Any]:
    """Return the Plotly template of a theme, the same object for all figures."""
    ink, rule = _INK[theme], _RULE[theme]
    axis = {
        "automargin": True,
        "color": ink,
        "gridcolor": rule,
        "linecolor": rule,
        "zerolinecolor": rule,
        "ticks": "",
        "fixedrange": True,
        "title": {"standoff": 6},
        "minor": {"gridcolor": rule},
    }
    return {
        # Text on the cells of a map: first on small weights, then on large ones.
        "data": {"heatmap": [{"textfont": {"color": colour}} for colour in _ON_WEIGHTS[theme]]},
        "layout": {
            "font": {"family": FONT, "size": TEXT_SIZE, "color": ink},
            "paper_bgcolor": _PAPER[theme],
            "plot_bgcolor": _PAPER[theme],
            "hoverlabel": {"font": {"family": FONT, "size": TEXT_SIZE}, "align": "left"},
            "margin": {"l": 8, "r": 8, "t": 8, "b": 8},
            "colorway": [POINTER, GENERATION, BLEND, NEUTRAL],
            "coloraxis": {
                "colorscale": [
                    list(stop) for stop in zip(_WEIGHT_STOPS, _WEIGHT_COLOURS[theme], strict=True)
                ],
                "colorbar": {
                    "title": {"text": "weight", "side": "right"},
                    "outlinewidth": 0,
                    "thickness": 14,
                    "tickvals": [0, 0.2, 0.4, 0.6, 0.8, 1],
                },
            },
            DIFFERENCE: {
                "colorscale": _evenly(_DIFFERENCE_COLOURS[theme]),
                "colorbar": {
                    "title": {"text": "difference", "side": "right"},
                    "outlinewidth": 0,
                    "thickness": 14,
                },
            },
            "xaxis": axis,
            "yaxis": axis,
            "legend": {
                "orientation": "h",
                "traceorder": "normal",
                "x": 0,
                "xanchor": "left",
                "y": 1,
                "yanchor": "bottom",
            },
            "dragmode": False,
            "bargap": 0.25,
        },
    }


def height_of_rows(count: int) -> int:
    """Return the height of rows in pixels; very many rows are lower and not all are labelled."""
    return count * (ROW_HEIGHT if count <= _MAX_HIGH_ROWS else _LOW_ROW_HEIGHT)


def difference_axis(largest: float) -> dict[str, Any]:
    """Return a colour axis for differences of up to this size in both directions."""
    bound = largest or 1.0
    return {"cmin": -bound, "cmax": bound}


def _evenly(colours: tuple[str, ...]) -> list[list[Any]]:
    return [[index / (len(colours) - 1), colour] for index, colour in enumerate(colours)]
