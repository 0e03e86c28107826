"""Numbers as tables show them: rounded for reading, with every digit on hover."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.lessons.framework.sentences import localised

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.core.array_types import Float
    from pointerscope.lessons.framework.tables import LessonTable, Shade

DECIMALS = 3
LARGE, SMALL = 1e6, 0.5 * 10.0**-DECIMALS
EXACT = 1e15  # up to here float64 represents every whole number
GROUPED = 10_000  # from here on whole numbers have thousands separators
MAX_WHOLE = 1e10  # from here on whole numbers have an exponent
# The stops of the colour scales for weights and differences in `pointerscope.figures.theme`.
WEIGHT_STOPS = (0.0, 0.01, 0.04, 0.1, 0.2, 0.4, 0.7, 1.0)
DIFFERENCE_LEVELS = 4  # on each side of 0
EQUAL = 1e-12  # relative: a smaller difference is rounding
SIZE_LEVELS = 7  # on each side of 0, of a table without shading


class CellText(NamedTuple):
    """A number of a table as text.

    Attributes:
        text: rounded for reading.
        exact: every digit.
        level: the index of its shade: from 0 to 7 for weights, from -4 to 4 for differences, and
            from -7 to 7 by size and sign in other tables.
    """

    text: str
    exact: str
    level: int


def format_cells(table: LessonTable) -> list[list[CellText]]:
    """Format the cells of a table, row by row, all with the same number of decimals."""
    matrix = table.matrix
    finite = matrix[np.isfinite(matrix)]
    decimals = _decimals(finite)
    levels = _shade_levels(matrix, table.shade)
    return [
        [
            CellText(
                localised(number_text(value, decimals), table.language), exact_text(value), level
            )
            for value, level in zip(row, row_of_levels, strict=True)
        ]
        for row, row_of_levels in zip(matrix.tolist(), levels, strict=True)
    ]


def _decimals(values: Float[NDArray[np.float64], " n"]) -> int:
    """Return how many decimals show these numbers exactly, at most `DECIMALS`."""
    values = np.asarray(values)
    fractional = values[np.abs(values) < EXACT]  # larger numbers are whole
    for decimals in range(DECIMALS):
        scaled = fractional * 10.0**decimals
        if (np.abs(scaled - np.rint(scaled)) <= EQUAL * np.abs(scaled)).all():
            return decimals
    return DECIMALS


def number_text(value: float, decimals: int | None = None) -> str:
    """Format a number for reading, with a true minus sign.

    Very large and very small numbers have an exponent.

    Args:
        value: any number.
        decimals: how many decimals; by default 3, or none for a whole number.
    """
    value = float(value)  # plain, so that no step records how its remark was worded
    if decimals is None:
        decimals = 0 if value == _whole(value) else DECIMALS
    if not np.isfinite(value):
        text = "∞" if value > 0 else "-∞"
    elif value == _whole(value) and abs(value) < MAX_WHOLE and not decimals:
        text = f"{int(value):,}" if abs(value) >= GROUPED else str(int(value))
    elif abs(value) >= LARGE or (decimals and 0 < abs(value) < SMALL):
        mantissa, exponent = f"{value:.2e}".split("e")
        text = f"{mantissa}e{int(exponent)}"
    else:
        text = f"{value:.{decimals}f}"
        text = text.removeprefix("-") if float(text) == 0 else text
    return text.replace("-", "−")


def rounded_text(value: float, decimals: int) -> str:
    """Format a number with so many decimals, however small it is, with a true minus sign."""
    text = f"{float(value):.{decimals}f}"
    return (text.removeprefix("-") if float(text) == 0 else text).replace("-", "−")


def exact_text(value: float) -> str:
    """Format a number with every digit, so that programs can read it back."""
    return str(int(value)) if value == _whole(value) else repr(value)


def _whole(value: float) -> int | None:
    """Return a number as an int if it is whole and not too large; otherwise None."""
    return int(value) if abs(value) < EXACT and value == int(value) else None


def _shade_levels(matrix: Float[NDArray[np.float64], "r c"], shade: Shade) -> list[list[int]]:
    finite = np.nan_to_num(matrix, posinf=0.0, neginf=0.0)
    if shade == "weights":
        stops = np.array(WEIGHT_STOPS)
        midpoints = (stops[1:] + stops[:-1]) / 2
        return [list(map(int, row)) for row in np.searchsorted(midpoints, finite)]
    largest = np.abs(finite).max(initial=0.0)
    if largest <= EQUAL:
        return np.zeros(matrix.shape, int).tolist()  # rounding has no colour
    levels = DIFFERENCE_LEVELS if shade else SIZE_LEVELS
    return [list(map(int, row)) for row in np.rint(finite / largest * levels)]
