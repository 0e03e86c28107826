"""Tables of visits or positions in CSV-like text, Parquet, Excel or JSON Lines.

A row has a person, an arrival, and a place or its coordinates. A departure or duration, the place's
name and its category are optional. The role of each column is guessed from its name, and the format
of times from the times; the report states every guess. What becomes of a row is described in
`table_rows` and `table_visits`.
"""

from pathlib import Path

from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.sources import ReadReporter, source
from pointerscope.mobility.table_files import (
    begins_as_parquet,
    begins_as_records,
    begins_as_text_table,
    open_table,
)
from pointerscope.mobility.table_options import TableOptions
from pointerscope.mobility.table_visits import About, read_table


def _looks_like_a_table(path: Path) -> bool:
    return path.is_file() and (
        begins_as_parquet(path) or begins_as_text_table(path) or begins_as_records(path)
    )


@source(
    title="A table of visits or positions",
    path="a CSV or Parquet file (also Excel, JSON Lines, .gz or .zip) with a person, an arrival, "
    "and a place or coordinates in each row",
    options=TableOptions,
    recognises=_looks_like_a_table,
    order=90,
)
def table(path: Path, options: TableOptions, reporter: ReadReporter) -> DataSet:
    """Read the visits of a table.

    Raises:
        DataError: a column cannot be guessed, most rows cannot be read, or no visit is left.
        MissingExtraError: a library that this table needs is not installed.
    """
    file = open_table(path, header=options.header)
    return read_table(file, options, reporter, About(title=path.stem))
