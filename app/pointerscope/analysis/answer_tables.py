"""Quantities of many histories as tables: Arrow tables, and files in Parquet or CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import IO, TYPE_CHECKING, Any

import numpy as np
import orjson
from numpy.typing import NDArray

if TYPE_CHECKING:
    from pyarrow import Table

    from pointerscope.analysis.many import ExplainedBlock

NUMBER_COLUMN = "history"
FORMATS = (".parquet", ".csv")

_NO_ARROW = (
    "Arrow tables need pyarrow, which is not installed. Install it: pip install "
    "'pointerscope[data]'."
)


def arrow_table(block: ExplainedBlock, numbers: Mapping[str, Sequence[int]] | None = None) -> Table:
    """Return a block as an Arrow table, a row for each history.

    Arrays become lists without padding, nested where they have several dimensions.

    Args:
        block: the block.
        numbers: the first columns; by default `history`, the number of each history.

    Raises:
        ImportError: pyarrow is not installed.
    """
    try:
        import pyarrow
    except ImportError as error:
        raise ImportError(_NO_ARROW) from error
    first = {NUMBER_COLUMN: block.index} if numbers is None else numbers
    columns = {name: pyarrow.array(column) for name, column in first.items()}
    for name, array in block.items():
        if block.dimensions[name]:
            columns[name] = _nested_lists(block.rows(name))
        else:
            columns[name] = pyarrow.array(array, from_pandas=False)
    return pyarrow.table(columns)


def write_parquet(file: IO[bytes], tables: Iterable[Table]) -> int:
    """Write tables of the same columns into one Parquet file, and return the number of rows."""
    from pyarrow import parquet

    rows, writer = 0, None
    try:
        for table in tables:
            writer = writer or parquet.ParquetWriter(file, table.schema)
            writer.write_table(table)
            rows += table.num_rows
    finally:
        if writer is not None:
            writer.close()
    return rows


def write_csv(
    file: IO[bytes],
    blocks: Iterable[ExplainedBlock],
    quantities: Sequence[str],
    number: Callable[[int], int] = int,
    column: str = NUMBER_COLUMN,
) -> int:
    """Write blocks as CSV, arrays as JSON lists, and return the number of rows.

    Args:
        file: receives UTF-8.
        blocks: the blocks.
        quantities: the columns, after that of the numbers.
        number: returns what is written for the number of a history.
        column: the name of the column of the numbers.
    """
    rows = 0
    _write_csv_rows(file, [[column, *quantities]])
    for block in blocks:
        numbers = [number(one) for one in block.index.tolist()]
        columns = [[_cell(value) for value in block.rows(name)] for name in quantities]
        _write_csv_rows(file, zip(numbers, *columns, strict=True))
        rows += len(numbers)
    return rows


def _write_csv_rows(file: IO[bytes], rows: Iterable[Iterable[Any]]) -> None:
    text = io.StringIO(newline="")
    csv.writer(text, lineterminator="\n").writerows(rows)
    file.write(text.getvalue().encode())


def _cell(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return orjson.dumps(np.ascontiguousarray(value), option=orjson.OPT_SERIALIZE_NUMPY).decode()
    return value


def _nested_lists(rows: Sequence[NDArray[Any]]) -> Any:
    """Return arrays of one number of dimensions as an Arrow array of nested lists."""
    import pyarrow

    nested = pyarrow.array(np.concatenate([row.ravel() for row in rows]))
    for axis in reversed(range(rows[0].ndim)):
        # At each depth, an array holds as many lists as the product of its outer dimensions.
        counts = [int(np.prod(row.shape[:axis], dtype=np.int64)) for row in rows]
        lengths = np.repeat([row.shape[axis] for row in rows], counts)
        offsets = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
        nested = pyarrow.LargeListArray.from_arrays(pyarrow.array(offsets), nested)
    return nested
