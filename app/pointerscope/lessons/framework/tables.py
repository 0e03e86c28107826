"""Labelled arrays."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pointerscope.lessons.framework.recorded_array import RecordedArray, RecordedNumber, recorded

if TYPE_CHECKING:
    from collections.abc import Callable

    from pointerscope.core.array_types import Float
    from pointerscope.lessons.framework.expressions import Expression

_MAX_NAMED_COLUMNS = 6  # of a single row that is drawn horizontally
_MAX_NUMBERS = 10  # side by side; longer rows are strips of colour that open
_TONES = {"q": "queries", "k": "keys", "v": "values"}
_TONE = re.compile(r"([QqKkVv])(_\w+)?")
Shade = Literal["", "weights", "differences"]
Numbers = NDArray[np.float64]


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
        language: in which its numbers are written.
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
    language: str = "en"

    @property
    def matrix(self) -> Float[NDArray[np.float64], "rows columns"]:
        """The values as a matrix: a number or a single row becomes one row."""
        return np.atleast_2d(self.values)

    @property
    def is_strip(self) -> bool:
        """Whether its rows are so long that pages draw them as colours first."""
        return len(self.columns) > _MAX_NUMBERS and not self.is_vertical

    @property
    def tone(self) -> str:
        """The colour that queries, keys and values have in every lesson; empty for others."""
        match = _TONE.fullmatch(self.name)
        return _TONES[match[1].lower()] if match else ""

    @property
    def is_vertical(self) -> bool:
        """Whether a single row has so many named columns that pages draw it as a column."""
        count = len(self.columns)
        has_names = self.columns != _numbers(count)
        is_long = count > _MAX_NAMED_COLUMNS
        return len(self.rows) == 1 and is_long and has_names and not self.is_horizontal


class Labelled(NamedTuple):
    """Values of a table with labels that depend on the inputs; see `LessonTable`."""

    values: object
    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    title: str = ""
    symbol: str = ""


@dataclass(frozen=True)
class TableText:
    """What the text of a lesson says of a table; see `LessonTable`.

    Attributes:
        rows: labels, or the name of a `Words` input.
        columns: labels, or the name of a `Words` input.
    """

    symbol: str
    title: str
    rows: tuple[str, ...] | str = ()
    columns: tuple[str, ...] | str = ()
    shade: Shade = ""
    is_shown: bool = True
    is_horizontal: bool = False


def described_table(
    name: str, values: object, text: TableText, words: Callable[[str], tuple[str, ...]]
) -> LessonTable:
    """Return a table as the text of the lesson describes it.

    Args:
        name: of the table.
        values: of the table.
        text: what the lesson says of it.
        words: returns a `Words` input by its name.

    Raises:
        ValueError: as `table`.
    """
    found = values if isinstance(values, Labelled) else Labelled(values)
    return table(
        name,
        found.values,
        symbol=found.symbol or text.symbol,
        title=found.title or text.title,
        rows=found.rows or _labels(text.rows, words),
        columns=found.columns or _labels(text.columns, words),
        shade=text.shade,
        is_shown=text.is_shown,
        is_horizontal=text.is_horizontal,
    )


def _labels(
    axis: tuple[str, ...] | str, words: Callable[[str], tuple[str, ...]]
) -> tuple[str, ...]:
    return words(axis) if isinstance(axis, str) else axis


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
