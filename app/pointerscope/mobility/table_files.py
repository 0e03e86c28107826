"""Tables in CSV-like text files and Parquet files, read row by row."""

from __future__ import annotations

import codecs
import csv
import io
from abc import ABC, abstractmethod
from itertools import islice
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

from pointerscope.mobility.sources import DataError, MissingExtraError, ReadReporter

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

DELIMITERS = (",", ";", "\t", "|")
TEXT_SUFFIXES = (".csv", ".tsv", ".tab", ".psv", ".txt")
PARQUET_MAGIC = b"PAR1"

_SAMPLE_LINES = 50
_SAMPLE_SIZE = 65_536  # bytes or characters
_ROWS_AT_ONCE = 20_000


class TableRow(NamedTuple):
    """A row of a table.

    Attributes:
        number: the number of its first line, or of the row in a file without lines; from 1.
        cells: the values of the requested columns; empty if the row cannot be read.
        problem: why the row cannot be read; empty if it can.
        lines: how many lines the row occupies.
    """

    number: int
    cells: Sequence[Any]
    problem: str = ""
    lines: int = 1


class TableFile(ABC):
    """A table in a file.

    Attributes:
        path: the file.
        columns: the names of the columns.
        unit: what rows are called in reports, "line" or "row".
        decimal: the decimal separator of numbers.
        notes: guesses made to open the file, a sentence each.
        rows_at_once: rows between two reports of progress, and in memory at once.
    """

    unit = "row"
    decimal = "."
    rows_at_once = _ROWS_AT_ONCE

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notes: list[str] = []
        self.columns: tuple[str, ...] = ()

    @abstractmethod
    def rows(self, columns: Sequence[str], reporter: ReadReporter) -> Iterator[TableRow]:
        """Yield every row from the first on, with the cells of these columns.

        Raises:
            DataError: the file is damaged.
        """


def open_table(path: Path, *, one_column: bool = False) -> TableFile:
    """Open a table in text or Parquet.

    Args:
        path: the file.
        one_column: whether a text without any delimiter is a table of one column.

    Raises:
        DataError: the file cannot be opened, or has no columns.
        MissingExtraError: the file is Parquet and pyarrow is not installed.
    """
    try:
        is_parquet = begins_as_parquet(path)
        return ParquetTableFile(path) if is_parquet else TextTableFile(path, one_column)
    except OSError as error:
        raise DataError(f"{path} cannot be opened: {error.strerror or error}.") from error


def begins_as_parquet(path: Path) -> bool:
    """Return whether a file begins like Parquet."""
    with path.open("rb") as file:
        return file.read(len(PARQUET_MAGIC)) == PARQUET_MAGIC


def begins_as_text_table(path: Path) -> bool:
    """Return whether a file has the suffix of a text table and a header of two or more columns."""
    if path.suffix.lower() not in TEXT_SUFFIXES:
        return False
    with path.open("rb") as file:
        beginning = file.read(_SAMPLE_SIZE)
    text = beginning.decode(_encoding_by_mark(beginning) or "utf-8-sig", "replace")
    return "\0" not in text and _delimiter(text) is not None


class TextTableFile(TableFile):
    """A table in a text file, whose first line names the columns."""

    unit = "line"

    def __init__(self, path: Path, one_column: bool = False) -> None:
        super().__init__(path)
        self._encoding = _encoding(path)
        if self._encoding == "latin-1":
            self.notes.append(f"{path.name} is not in UTF-8 and was read as Latin-1.")
        with path.open("rb") as binary, self._text(binary) as file:
            beginning = file.read(_SAMPLE_SIZE)
            delimiter = _delimiter(beginning)
        if delimiter is None and one_column and beginning.strip():
            delimiter = DELIMITERS[0]
        if delimiter is None:
            raise DataError(
                f"{path.name} is not a table. Its first line must name the columns, separated by "
                "commas, semicolons, tabs or vertical bars."
            )
        self._delimiter = delimiter
        self.decimal = "," if delimiter == ";" else "."
        with path.open("rb") as binary, self._text(binary) as file:
            _, header, _ = next(self._records(file))
        self.columns = tuple(name.strip() for name in header)

    def rows(self, columns: Sequence[str], reporter: ReadReporter) -> Iterator[TableRow]:
        """See `TableFile`; empty lines are skipped."""
        wanted = [self.columns.index(column) for column in columns]
        size = self.path.stat().st_size
        with self.path.open("rb") as binary, self._text(binary) as file:
            for count, (number, cells, lines) in enumerate(self._records(file)):
                if count == 0 or not cells:  # the header, an empty line
                    continue
                if count % self.rows_at_once == 0:
                    reporter.on_progress(f"bytes of {self.path.name}", binary.tell(), size)
                yield self._row(number, cells, lines, wanted)
        reporter.on_progress(f"bytes of {self.path.name}", size, size)

    def _text(self, binary: BinaryIO) -> io.TextIOWrapper:
        return io.TextIOWrapper(binary, self._encoding, errors="replace", newline="")

    def _records(self, file: io.TextIOWrapper) -> Iterator[tuple[int, list[str], int]]:
        """Yield the number of the first line, the cells and the number of lines of every record."""
        reader = csv.reader(file, delimiter=self._delimiter)
        before = 0
        while True:
            try:
                cells = next(reader)
            except StopIteration:
                return
            except csv.Error:  # a cell is too long, because its quotation mark is never closed
                cells = [""]
            yield before + 1, cells, reader.line_num - before
            before = reader.line_num

    def _row(self, number: int, cells: list[str], lines: int, wanted: Sequence[int]) -> TableRow:
        if len(cells) != len(self.columns):
            problem = f"{len(cells)} columns instead of {len(self.columns)}"
            return TableRow(number, (), problem, lines)
        chosen = [cells[index] for index in wanted]
        if lines > 1 and any("\n" in cell for cell in chosen):
            return TableRow(number, (), "a line break inside a cell", lines)
        return TableRow(number, chosen, "", lines)


class ParquetTableFile(TableFile):
    """A table in a Parquet file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        try:
            import pyarrow
            from pyarrow import parquet
        except ImportError as error:
            raise MissingExtraError("Reading Parquet") from error
        self._arrow, self._parquet = pyarrow, parquet
        try:
            with parquet.ParquetFile(path) as file:
                self.columns = tuple(file.schema_arrow.names)
        except pyarrow.ArrowException as error:
            raise DataError(f"{path.name} is damaged: {error}. Export it again.") from error

    def rows(self, columns: Sequence[str], reporter: ReadReporter) -> Iterator[TableRow]:
        """See `TableFile`."""
        done = 0
        try:
            with self._parquet.ParquetFile(self.path) as file:
                total = file.metadata.num_rows
                for batch in file.iter_batches(
                    self.rows_at_once, columns=list(dict.fromkeys(columns))
                ):
                    values = [self._values(batch.column(column)) for column in columns]
                    for number, cells in enumerate(zip(*values, strict=True), done + 1):
                        yield TableRow(number, cells)
                    done += batch.num_rows
                    reporter.on_progress(f"rows of {self.path.name}", done, total)
        except (self._arrow.ArrowException, OSError) as error:
            raise DataError(
                f"{self.path.name} is damaged after row {done:,}: {error}. Export it again."
            ) from error

    def _values(self, column: Any) -> list[Any]:
        """Return the cells as Python objects, with times cut to microseconds."""
        kind = column.type
        if self._arrow.types.is_timestamp(kind):
            column = column.cast(self._arrow.timestamp("us", tz=kind.tz), safe=False)
        elif self._arrow.types.is_duration(kind):
            column = column.cast(self._arrow.duration("us"), safe=False)
        return column.to_pylist()


def _encoding(path: Path) -> str:
    """Return UTF-16 if a byte order mark says so, UTF-8 if the file is valid, otherwise Latin-1."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    with path.open("rb") as file:
        beginning = file.read(_SAMPLE_SIZE)
        if marked := _encoding_by_mark(beginning):
            return marked
        try:
            part = beginning
            while part:
                decoder.decode(part)
                part = file.read(_SAMPLE_SIZE)
            decoder.decode(b"", final=True)
        except UnicodeDecodeError:
            return "latin-1"
    return "utf-8-sig"


def _encoding_by_mark(sample: bytes) -> str | None:
    return "utf-16" if sample.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else None


def _delimiter(beginning: str) -> str | None:
    """Return the delimiter that best splits the lines into the columns of the header.

    That is the one for which most lines have as many columns as the header, and among equals the
    one with the most columns.
    """
    lines = beginning.splitlines(keepends=True)
    if len(lines) > 1 and len(beginning) >= _SAMPLE_SIZE:
        lines.pop()  # it may have been cut off

    def fit(delimiter: str) -> tuple[int, int]:
        try:
            rows = list(islice(csv.reader(lines, delimiter=delimiter), _SAMPLE_LINES))
        except csv.Error:
            return 0, 0
        columns = len(rows[0]) if rows else 0
        return (sum(len(row) == columns for row in rows), columns) if columns > 1 else (0, 0)

    best = max(DELIMITERS, key=fit)
    return best if fit(best) > (0, 0) else None
