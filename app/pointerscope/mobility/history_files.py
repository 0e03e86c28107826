"""Files of many histories, one in each row: queries or records of the published data sets."""

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import orjson

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.mobility.query import RecordInput
from pointerscope.mobility.sources import DataError, ReadReporter
from pointerscope.mobility.table_files import (
    TEXT_SUFFIXES,
    TableFile,
    begins_as_parquet,
    open_table,
)

PARQUET_SUFFIX = ".parquet"
JSON_LINES_SUFFIXES = (".jsonl", ".ndjson")

_QUERY_COLUMNS = ("visits", "user", "predict_at", "interventions")
_RECORD_COLUMNS = tuple(RecordInput.model_fields)
_ROWS_AT_ONCE = 256
_BYTES_PER_REPORT = 100_000


class HistoryRow(NamedTuple):
    """A row of a file of histories.

    Attributes:
        number: of its line, or of the row in a Parquet file; from 1.
        history: the fields of a query or the columns of a record; or the error of a row that
            cannot be read.
    """

    number: int
    history: dict[str, Any] | InvalidQueryError


class HistoryFile:
    """A file with a history in each row.

    In JSON Lines a row is a query, such as `{"visits": "Home, Work", "user": "Ada"}`, or a record
    of the published data sets, such as `{"X": [5, 6], "user_X": 3, …}`. Parquet and text tables
    have the same fields as columns; in text tables, lists are written as JSON.

    Attributes:
        path: the file.
        unit: what rows are called, "line" or "row".
        notes: guesses made to open the file, a sentence each.
    """

    def __init__(self, path: Path) -> None:
        """Open a file.

        Raises:
            DataError: it cannot be opened, or has no column of a history.
            MissingExtraError: it is Parquet, and pyarrow is not installed.
        """
        self.path = path
        self.unit = "line"
        self.notes: list[str] = []
        self._table: TableFile | None = None
        try:
            is_table = begins_as_parquet(path) or path.suffix.lower() in TEXT_SUFFIXES
        except OSError as error:
            raise DataError(f"{path} cannot be opened: {error.strerror or error}.") from error
        if is_table:
            self._open_table()
        elif path.suffix.lower() == PARQUET_SUFFIX:
            raise DataError(
                f"{path.name} is not Parquet, although its name says so. Write it again, or name "
                "it after what it holds."
            )
        elif path.suffix.lower() not in JSON_LINES_SUFFIXES:
            suffixes = ", ".join((PARQUET_SUFFIX, *TEXT_SUFFIXES, *JSON_LINES_SUFFIXES))
            raise DataError(
                f"{path.name} is not a file of histories. Its name must end in one of {suffixes}."
            )

    def _open_table(self) -> None:
        self._table = table = open_table(self.path, one_column=True)
        table.rows_at_once = _ROWS_AT_ONCE
        self.unit, self.notes = table.unit, table.notes
        known = (*_QUERY_COLUMNS, *_RECORD_COLUMNS)
        self._columns = [column for column in table.columns if column in known]
        if not {"visits", "X"} & set(self._columns):
            raise DataError(
                f"{self.path.name} has no column `visits`, with a history in each row, and none of "
                f"the published records, such as `X`. Its columns are: {', '.join(table.columns)}."
            )
        ignored = [column for column in table.columns if column not in known]
        if ignored:
            self.notes.append(f"Columns ignored: {', '.join(ignored)}.")

    def rows(self, reporter: ReadReporter) -> Iterator[HistoryRow]:
        """Yield every row from the first on.

        Raises:
            DataError: the file is damaged.
        """
        return self._lines(reporter) if self._table is None else self._table_rows(reporter)

    def _lines(self, reporter: ReadReporter) -> Iterator[HistoryRow]:
        size, done, reported = self.path.stat().st_size, 0, 0
        task = f"bytes of {self.path.name}"
        with self.path.open("rb") as file:
            for number, line in enumerate(file, 1):
                done += len(line)
                if done - reported >= _BYTES_PER_REPORT:
                    reporter.on_progress(task, done, size)
                    reported = done
                if line.strip():
                    yield HistoryRow(number, _parse_line(line))
        reporter.on_progress(task, size, size)

    def _table_rows(self, reporter: ReadReporter) -> Iterator[HistoryRow]:
        assert self._table is not None  # `rows` checks it
        read = _text_cell if self.unit == "line" else _plain
        for row in self._table.rows(self._columns, reporter):
            if row.problem:
                error = InvalidQueryError(Problem(self.unit, f"The {self.unit} has {row.problem}."))
                yield HistoryRow(row.number, error)
                continue
            cells = zip(self._columns, row.cells, strict=True)
            fields = {name: read(name, cell) for name, cell in cells}
            yield HistoryRow(
                row.number, {name: value for name, value in fields.items() if value is not None}
            )


def _parse_line(line: bytes) -> dict[str, Any] | InvalidQueryError:
    try:
        fields = orjson.loads(line)
    except orjson.JSONDecodeError as error:
        return InvalidQueryError(Problem("line", f"This is not valid JSON: {error}."))
    if not isinstance(fields, dict):
        example = 'such as {"visits": "Home, Work"}'
        return InvalidQueryError(Problem("line", f"Write a query as a JSON object, {example}."))
    return fields


def _text_cell(name: str, cell: str) -> Any:
    """Return a cell of a text table: lists and objects are JSON, ids of people are numbers."""
    cell = cell.strip()
    if not cell:
        return None
    if name == "user":
        return int(cell) if cell.isascii() and cell.isdigit() else cell
    if name in _RECORD_COLUMNS or name == "interventions":
        with suppress(orjson.JSONDecodeError):  # then the query says what was expected
            return orjson.loads(cell)
    return cell


def _plain(name: str, value: Any) -> Any:
    """Return a value of Parquet as JSON would have it; times as text, and no empty fields."""
    if isinstance(value, dict):
        plain = {key: _plain(key, item) for key, item in value.items()}
        return {key: item for key, item in plain.items() if item is not None}
    if isinstance(value, list):
        return [_plain(name, item) for item in value]
    if isinstance(value, datetime):
        return value.isoformat(timespec="minutes")
    if isinstance(value, float) and value != value:  # how pandas writes a missing value
        return None
    if isinstance(value, float) and value.is_integer():  # and integers with missing ones
        return int(value)
    if name == "interventions" and isinstance(value, str):
        return _text_cell(name, value)
    return value
