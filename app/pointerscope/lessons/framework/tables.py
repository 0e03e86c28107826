"""Arrays with labels, and how each of their cells was made.

How a cell was made is said in a small language, so that a page can write the sum out from the
numbers that stand beside it. The tests work every cell out again from what is said.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

if TYPE_CHECKING:
    from jaxtyping import Float
    from numpy.typing import NDArray

_MOST_ACROSS = 6  # named cells that are read from left to right
Shade = Literal["", "weights", "differences"]


@dataclass(frozen=True)
class Product:
    """Row i of one table times column j of another, plus a third, over a number.

    Attributes:
        left: the table whose row is taken.
        right: the table whose column is taken.
        transposed: whether its row j is taken instead, as in :math:`Q K^T`.
        plus: the name of a table of which one is added: of the same shape, or of one row.
        over: what the sum is divided by.
    """

    left: str
    right: str
    transposed: bool = False
    plus: str = ""
    over: float = 1.0
    kind: Literal["product"] = field(default="product", init=False)


@dataclass(frozen=True)
class Cells:
    r"""Worked out from the cells at the same place of other tables.

    Attributes:
        template: arithmetic with the names of tables in braces, such as `{S} / 2` or
            `max(0, {x})`: `+ - * / ^`, brackets, `exp ln sqrt sin cos tanh max min abs`, and
            `pi`. A table of one row, of one column or of one number stands for all.
    """

    template: str
    kind: Literal["cells"] = field(default="cells", init=False)


@dataclass(frozen=True)
class RowSoftmax:
    """The exponential of a cell over the sum of those of its row.

    Attributes:
        of: the table of scores.
        temperature: divides the scores first.
    """

    of: str
    temperature: float = 1.0
    kind: Literal["softmax"] = field(default="softmax", init=False)


@dataclass(frozen=True)
class RowSum:
    """The sum of a row of another table, over a number; the table has one column.

    Attributes:
        of: the table that is summed.
        over: what the sum is divided by.
    """

    of: str
    over: float = 1.0
    kind: Literal["row-sum"] = field(default="row-sum", init=False)


@dataclass(frozen=True)
class ColumnSum:
    """The sum of a column of another table, over a number; the table has one row.

    Attributes:
        of: the table that is summed.
        over: what the sum is divided by.
    """

    of: str
    over: float = 1.0
    kind: Literal["column-sum"] = field(default="column-sum", init=False)


@dataclass(frozen=True)
class Collected:
    """Every cell the sum of some cells of another table, both counted row by row.

    Attributes:
        of: the table that is collected.
        terms: for every cell, the places of the cells that it sums.
    """

    of: str
    terms: tuple[tuple[int, ...], ...]
    kind: Literal["collected"] = field(default="collected", init=False)


How = Product | Cells | RowSoftmax | RowSum | ColumnSum | Collected


@dataclass(frozen=True, eq=False)
class Table:
    """An array with labels.

    Attributes:
        name: by which later steps take it.
        values: a number, a row of numbers, or a matrix.
        symbol: in LaTeX.
        title: what it is.
        rows: a label for each row; none for a single row.
        columns: a label for each column.
        how: how its cells were made; None where there is nothing to write out.
        shade: whether cells are shaded, from 0 to 1 or as differences around 0.
        shown: whether a page draws it. One that is too large to be read still says what others
            are made of, and its numbers appear where a cell of these is opened.
        across: whether a single row is read from left to right however many names it has.
    """

    name: str
    values: Float[NDArray[np.float64], "*s"]
    symbol: str
    title: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    how: How | None = None
    shade: Shade = ""
    shown: bool = True
    across: bool = False

    @property
    def matrix(self) -> Float[NDArray[np.float64], "rows columns"]:
        """The values as rows: a number or a row alone is one row."""
        return np.atleast_2d(self.values)

    @property
    def reads_down(self) -> bool:
        """Whether a single row has so many names that it is easier to read as a column."""
        count = len(self.columns)
        named = count > _MOST_ACROSS and self.columns != _numbers(count)
        return len(self.rows) == 1 and named and not self.across


def table(
    name: str,
    values: object,
    *,
    symbol: str,
    title: str,
    rows: tuple[str, ...] = (),
    columns: tuple[str, ...] = (),
    how: How | None = None,
    shade: Shade = "",
    shown: bool = True,
    across: bool = False,
) -> Table:
    """A table; labels that are left out are numbers from 1, none for a single row or column.

    Raises:
        ValueError: the labels do not fit the array, or it has more than two dimensions.
    """
    array = np.asarray(values, dtype=np.float64)
    if array.ndim > 2:
        raise ValueError(f"{name} has {array.ndim} dimensions; a table has two at most.")
    height, width = np.atleast_2d(array).shape
    rows = rows or (("",) if height == 1 else _numbers(height))
    columns = columns or (("",) if width == 1 else _numbers(width))
    if (len(rows), len(columns)) != (height, width):
        raise ValueError(f"{name} is {height} by {width}: {len(rows)} by {len(columns)} labels.")
    return Table(name, array, symbol, title, rows, columns, how, shade, shown, across)


def _numbers(count: int) -> tuple[str, ...]:
    return tuple(map(str, range(1, count + 1)))


def written(how: How | None) -> dict[str, Any] | None:
    """How cells were made, as plain data."""
    return None if how is None else asdict(how)
