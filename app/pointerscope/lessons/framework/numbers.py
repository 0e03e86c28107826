"""Numbers as they are written in tables: rounded for reading, exact where they can be hovered."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.tables import Shade, Table

_DECIMALS = 3
_LARGE, _SMALL = 1e6, 0.5 * 10.0**-_DECIMALS
_EXACT = 1e15  # up to here every whole number is a number
_GROUPED = 10_000  # whole numbers from here on have commas
_LARGEST_WHOLE = 1e10  # that is written out
# The steps of the scales of weights and differences in `pointerscope.figures.theme`.
WEIGHT_STOPS = (0.0, 0.01, 0.04, 0.1, 0.2, 0.4, 0.7, 1.0)
_DIFFERENCE_STEPS = 4  # to either side of nothing


class Cell(NamedTuple):
    """A number of a table.

    Attributes:
        text: rounded for reading.
        exact: every digit.
        level: of its shade, from 0; of differences negative on one side; None without one.
    """

    text: str
    exact: str
    level: int | None


def cells_of(shown: Table) -> list[list[Cell]]:
    """The cells of a table, row by row, all with the same number of decimals."""
    matrix = shown.matrix
    finite = matrix[np.isfinite(matrix)]
    decimals = 0 if (finite == np.round(finite)).all() else _DECIMALS
    levels = _levels(matrix, shown.shade)
    return [
        [
            Cell(number_text(value, decimals), exact_text(value), level)
            for value, level in zip(row, row_of_levels, strict=True)
        ]
        for row, row_of_levels in zip(matrix.tolist(), levels, strict=True)
    ]


def number_text(value: float, decimals: int | None = None) -> str:
    """A number for reading, with a real minus sign; very large and small ones with an exponent.

    Args:
        value: any number.
        decimals: how many; as many as tables have, none for a whole number, if left out.
    """
    if decimals is None:
        decimals = 0 if value == _whole(value) else _DECIMALS
    if not np.isfinite(value):
        text = "∞" if value > 0 else "-∞"
    elif value == _whole(value) and abs(value) < _LARGEST_WHOLE and not decimals:
        text = f"{int(value):,}" if abs(value) >= _GROUPED else str(int(value))
    elif abs(value) >= _LARGE or (decimals and 0 < abs(value) < _SMALL):
        mantissa, exponent = f"{value:.2e}".split("e")
        text = f"{mantissa}e{int(exponent)}"
    else:
        text = f"{value:.{decimals}f}"
        text = text.removeprefix("-") if float(text) == 0 else text
    return text.replace("-", "−")


def exact_text(value: float) -> str:
    """Every digit of a number, as programs read it."""
    return str(int(value)) if value == _whole(value) else repr(value)


def _whole(value: float) -> int | None:
    """The number as a whole one, where it is one that is not huge."""
    return int(value) if abs(value) < _EXACT and value == int(value) else None


def _levels(matrix: Float[NDArray[np.float64], "r c"], shade: Shade) -> list[list[int | None]]:
    if shade == "":
        return [[None] * matrix.shape[1]] * matrix.shape[0]
    clear = np.nan_to_num(matrix, posinf=0.0, neginf=0.0)
    if shade == "weights":
        stops = np.array(WEIGHT_STOPS)
        between = (stops[1:] + stops[:-1]) / 2
        return [list(map(int, row)) for row in np.searchsorted(between, clear)]
    largest = np.abs(clear).max(initial=0.0) or 1.0
    return [list(map(int, row)) for row in np.rint(clear / largest * _DIFFERENCE_STEPS)]
