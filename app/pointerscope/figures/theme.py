"""The theme of all figures: colours and their meaning, fonts, and sizes.

Blue means the pointer and vermilion the generation head, nowhere anything else. What both make
together, such as the answer, is in ink: it belongs to neither path. Figures are drawn with the
colours of the light theme, and `recolour` gives them those of another one. Colour-blind readers can
tell them apart, and style sheets have the same ones (tests check both).
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

import numpy as np

from pointerscope.lessons.framework.numbers import WEIGHT_STOPS

ThemeName = Literal["light", "dark"]

# In the order pointer, generation head, blend (ink), neutral.
_MEANINGS: dict[ThemeName, tuple[str, str, str, str]] = {
    "light": ("#1f6fd1", "#c44a16", "#1b1a23", "#6a6774"),
    "dark": ("#5aa2f7", "#f0874f", "#f3f1ea", "#9c99a8"),
}
POINTER, GENERATION, BLEND, NEUTRAL = _MEANINGS["light"]

FONT = "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
TEXT_SIZE = 16
ROW_HEIGHT = 26
_LOW_ROW_HEIGHT = 14
_MAX_HIGH_ROWS = 60

# Weights go from 0 to 1 in every figure, and a colour always means the same weight. Most weights
# are small, so the steps are closer together near 0.
_WEIGHT_COLOURS: dict[ThemeName, tuple[str, ...]] = {
    "light": (
        "#f4f5f9", "#e1e1e9", "#c1c0ce", "#9b9aaf", "#71708b", "#525171", "#373a5c", "#23264a",
    ),
    "dark": (
        "#211f2c", "#2f2d39", "#43414b", "#5b5860", "#7a777a", "#9e9a98", "#c8c3b9", "#e9e4d3",
    ),
}  # fmt: skip
# Text on a cell up to this weight has the colour of text on paper; above it, the opposite.
MAX_WEIGHT_WITH_DARK_TEXT = 0.19
_ON_WEIGHTS: dict[ThemeName, tuple[str, str]] = {
    "light": ("#000000", "#ffffff"),
    "dark": ("#ffffff", "#000000"),
}
# Differences go from magenta (less) to green (more), with the colour of paper at 0 in the middle.
# Each figure sets its own largest difference.
_DIFFERENCE_COLOURS: dict[ThemeName, tuple[str, ...]] = {
    "light": (
        "#6d0e4b", "#b0257c", "#dc88b9", "#f3d3e5", "#f7f5f1",
        "#d8e8cc", "#93c077", "#3c7f1b", "#1d4a06",
    ),
    "dark": (
        "#ffd8f0", "#ee77bc", "#a53f7d", "#61304f", "#23232c",
        "#344b21", "#527d30", "#8ccb62", "#dcf4cb",
    ),
}  # fmt: skip
# What raises a value and what lowers it, in the hues of that scale: the same in every theme.
MORE, LESS = "#6aa84a", "#cf5f9f"
# From the colour of a meaning in any theme to its colour in this one.
_TO_THEME: dict[ThemeName, dict[str, str]] = {
    theme: {
        colour: own
        for colours in _MEANINGS.values()
        for colour, own in zip(colours, target, strict=True)
    }
    for theme, target in _MEANINGS.items()
}
DIFFERENCE = "coloraxis2"
# A template cannot set the range of a colour axis, so every figure of weights sets this one.
WEIGHT_AXIS = {"cmin": 0, "cmax": 1}
# Half a label has room at both ends of a bar, so none needs to be measured and hidden.
_COLOUR_BAR = {"outlinewidth": 0, "thickness": 14, "ticklabeloverflow": "allow"}
_PAPER: dict[ThemeName, str] = {"light": "#ffffff", "dark": "#1c1c25"}
_RULE: dict[ThemeName, str] = {"light": "#e0ddd4", "dark": "#373743"}


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
    (_, _, ink, _), rule = _MEANINGS[theme], _RULE[theme]
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
            "colorway": list(_MEANINGS[theme]),
            "coloraxis": {
                "colorscale": [
                    list(stop) for stop in zip(WEIGHT_STOPS, _WEIGHT_COLOURS[theme], strict=True)
                ],
                "colorbar": {
                    "title": {"text": "weight", "side": "right"},
                    **_COLOUR_BAR,
                    "tickvals": [0, 0.2, 0.4, 0.6, 0.8, 1],
                },
            },
            DIFFERENCE: {
                "colorscale": _evenly(_DIFFERENCE_COLOURS[theme]),
                "colorbar": {
                    "title": {"text": "difference", "side": "right"},
                    **_COLOUR_BAR,
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


def recolour(figure: Any, theme: ThemeName) -> Any:
    """Return a figure, or a part of one, with the colours that have a meaning in this theme."""
    if isinstance(figure, str):
        return _TO_THEME[theme].get(figure, figure)
    if isinstance(figure, dict):
        return {name: recolour(part, theme) for name, part in figure.items()}
    if isinstance(figure, list) and figure and isinstance(figure[0], str | dict):
        return [recolour(part, theme) for part in figure]
    return figure


def height_of_rows(count: int) -> int:
    """Return the height of rows in pixels; very many rows are lower and not all are labelled."""
    return count * (ROW_HEIGHT if count <= _MAX_HIGH_ROWS else _LOW_ROW_HEIGHT)


def difference_axis(largest: float) -> dict[str, Any]:
    """Return a colour axis for differences of up to this size in both directions."""
    bound = largest or 1.0
    return {"cmin": -bound, "cmax": bound}


def centred_axis() -> dict[str, Any]:
    """Return a colour axis that spans the numbers shown, equally far in both directions."""
    return {"cauto": True, "cmid": 0}


def _evenly(colours: tuple[str, ...]) -> list[list[Any]]:
    return [[index / (len(colours) - 1), colour] for index, colour in enumerate(colours)]
