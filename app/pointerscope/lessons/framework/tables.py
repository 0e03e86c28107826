"""Labelled arrays, and the derivation of their cells.

A derivation says how each cell was computed from cells of other tables, so that a page can write
the arithmetic out. It is serialised to JSON as it stands (`derivation_json`), so its field names
are those of the API. The tests recompute every cell from its derivation.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

_MAX_NAMED_COLUMNS = 6  # of a single row that is drawn horizontally
Shade = Literal["", "weights", "differences"]


@dataclass(frozen=True)
class Product:
    """A matrix product: `(left @ right + plus) / over`.

    Attributes:
        left: the name of the left factor.
        right: the name of the right factor.
        transposed: whether the right factor is transposed first, as in :math:`Q K^T`.
        plus: the name of a table to add, of the same shape or of one row; empty for none.
        over: the divisor.
    """

    left: str
    right: str
    transposed: bool = False
    plus: str = ""
    over: float = 1.0
    kind: Literal["product"] = field(default="product", init=False)


@dataclass(frozen=True)
class Cells:
    r"""Elementwise arithmetic on other tables.

    Attributes:
        template: a formula with the names of tables in braces, such as `{S} / 2` or
            `max(0, {x})`. It may use `+ - * / ^`, brackets, the functions
            `exp ln sqrt sin cos tanh max min abs`, and `pi`. A table of one row, one column or
            one number is broadcast.
    """

    template: str
    kind: Literal["cells"] = field(default="cells", init=False)


@dataclass(frozen=True)
class RowSoftmax:
    """The softmax of each row of another table.

    Attributes:
        of: the name of the table of scores.
        temperature: the number that scores are divided by first.
    """

    of: str
    temperature: float = 1.0
    kind: Literal["softmax"] = field(default="softmax", init=False)


@dataclass(frozen=True)
class RowSum:
    """The sum of each row of another table, divided by a number; the result has one column.

    Attributes:
        of: the name of the table.
        over: the divisor.
    """

    of: str
    over: float = 1.0
    kind: Literal["row-sum"] = field(default="row-sum", init=False)


@dataclass(frozen=True)
class ColumnSum:
    """The sum of each column of another table, divided by a number; the result has one row.

    Attributes:
        of: the name of the table.
        over: the divisor.
    """

    of: str
    over: float = 1.0
    kind: Literal["column-sum"] = field(default="column-sum", init=False)


@dataclass(frozen=True)
class Collected:
    """Sums of selected cells of another table, such as a scatter-add or a choice of rows.

    Attributes:
        of: the name of the table.
        terms: for each cell of the result, the flat row-major indices of the cells it sums.
    """

    of: str
    terms: tuple[tuple[int, ...], ...]
    kind: Literal["collected"] = field(default="collected", init=False)


Derivation = Product | Cells | RowSoftmax | RowSum | ColumnSum | Collected


@dataclass(frozen=True, eq=False)
class LessonTable:
    """An array with labels.

    Attributes:
        name: by which later steps and derivations refer to it.
        values: a number, a row of numbers, or a matrix.
        symbol: in LaTeX.
        title: for the reader.
        rows: a label for each row; one empty label for a single row.
        columns: a label for each column; one empty label for a single column.
        derivation: how its cells were computed; None if there is no arithmetic to show.
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
    derivation: Derivation | None = None
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
    derivation: Derivation | None = None,
    shade: Shade = "",
    is_shown: bool = True,
    is_horizontal: bool = False,
) -> LessonTable:
    """Return a table; see `LessonTable` for the arguments.

    Labels that are left out become numbers from 1, or one empty label for a single row or column.

    Raises:
        ValueError: the number of labels does not fit the array, or it has three dimensions.
    """
    array = np.asarray(values, dtype=np.float64)
    if array.ndim > 2:
        raise ValueError(f"{name} has {array.ndim} dimensions. A table has at most 2.")
    height, width = np.atleast_2d(array).shape
    rows = rows or (("",) if height == 1 else _numbers(height))
    columns = columns or (("",) if width == 1 else _numbers(width))
    if (len(rows), len(columns)) != (height, width):
        raise ValueError(
            f"{name} is {height} by {width} but has {len(rows)} row and {len(columns)} column "
            "labels. Give one label for each row and each column."
        )
    return LessonTable(
        name, array, symbol, title, rows, columns, derivation, shade, is_shown, is_horizontal
    )


def derivation_json(derivation: Derivation | None) -> dict[str, Any] | None:
    """Return a derivation as plain data for JSON."""
    return None if derivation is None else asdict(derivation)


def _numbers(count: int) -> tuple[str, ...]:
    return tuple(map(str, range(1, count + 1)))
