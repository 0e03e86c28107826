"""Labelled arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import numpy as np

from pointerscope.lessons.framework.recorded_array import RecordedArray, RecordedNumber, recorded

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.lessons.framework.expressions import Expression

_MAX_NAMED_COLUMNS = 6  # of a single row that is drawn horizontally
Shade = Literal["", "weights", "differences"]


@dataclass(frozen=True, eq=False)
class LessonTable:
    """An array with labels.

    Attributes:
        name: by which later steps and derivations refer to it.
        values: a number, a row of numbers, or a matrix; in a step that is being computed, with
            the record of how they were made.
        symbol: in LaTeX.
        title: for the reader.
        rows: a label for each row; one empty label for a single row.
        columns: a label for each column; one empty label for a single column.
        derivation: the expression that gives its cells, once the step is computed; None if there
            is no arithmetic to show.
        shade: whether cells are shaded, as weights from 0 to 1 or as differences around 0.
        is_shown: whether pages draw the table. A table too large to read is not drawn, but its
            numbers still appear when a reader opens a cell that is derived from them.
        is_horizontal: whether a single row is drawn horizontally however many columns it has.
    """

    name: str
    values: Float[NDArray[np.float64], "*s"]
    symbol: str
    title: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    derivation: Expression | None = None
    shade: Shade = ""
    is_shown: bool = True
    is_horizontal: bool = False

    @property
    def matrix(self) -> Float[NDArray[np.float64], "rows columns"]:
        """The values as a matrix: a number or a single row becomes one row."""
        return np.atleast_2d(self.values)

    @property
    def is_vertical(self) -> bool:
        """Whether a single row has so many named columns that pages draw it as a column."""
        count = len(self.columns)
        has_names = self.columns != _numbers(count)
        is_long = count > _MAX_NAMED_COLUMNS
        return len(self.rows) == 1 and is_long and has_names and not self.is_horizontal


def table(
    name: str,
    values: object,
    *,
    symbol: str,
    title: str,
    rows: tuple[str, ...] = (),
    columns: tuple[str, ...] = (),
    shade: Shade = "",
    is_shown: bool = True,
    is_horizontal: bool = False,
) -> LessonTable:
    """Return a table; see `LessonTable` for the arguments.

    Labels that are left out become numbers from 1, or one empty label for a single row or column.

    Raises:
        ValueError: the number of labels does not fit the array, or it has three dimensions.
    """
    if not isinstance(values, RecordedArray | RecordedNumber):
        values = np.asarray(values, dtype=np.float64)
    array = values if isinstance(values, RecordedArray) else recorded(values)
    if array.ndim > 2:
        raise ValueError(f"{name} has {array.ndim} dimensions. A table has at most 2.")
    height, width = (1, 1, *array.shape)[-2:]
    rows = rows or (("",) if height == 1 else _numbers(height))
    columns = columns or (("",) if width == 1 else _numbers(width))
    if (len(rows), len(columns)) != (height, width):
        raise ValueError(
            f"{name} is {height} by {width} but has {len(rows)} row and {len(columns)} column "
            "labels. Give one label for each row and each column."
        )
    return LessonTable(
        name, array, symbol, title, rows, columns, None, shade, is_shown, is_horizontal
    )


def _numbers(count: int) -> tuple[str, ...]:
    return tuple(map(str, range(1, count + 1)))
