"""Tables in files, row by row: text with separators (CSV), or Parquet."""

from __future__ import annotations

import codecs
import csv
import io
from abc import ABC, abstractmethod
from itertools import islice
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

from pointerscope.mobility.sources import DataError, MissingExtraError, Watch

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

DELIMITERS = (",", ";", "\t", "|")
TEXT_SUFFIXES = (".csv", ".tsv", ".tab", ".psv", ".txt")
PARQUET_MAGIC = b"PAR1"

_LINES_TO_GUESS_BY = 50
_BEGINNING = 65_536  # bytes or characters
_ROWS_A_TELLING = 20_000
_ROWS_A_BATCH = 20_000


class Row(NamedTuple):
    """A row of a table.

    Attributes:
        number: of its line, or of the row where there are no lines; the first is 1.
        cells: of the columns that were asked for; empty where there is a problem.
        problem: why there are no cells; empty where there are.
        lines: how many lines it takes up.
    """

    number: int
    cells: Sequence[Any]
    problem: str = ""
    lines: int = 1


class Table(ABC):
    """A table in a file.

    Attributes:
        path: of the file.
        columns: their names.
        unit: what its rows are counted by, "line" or "row".
        decimal: the sign in its numbers.
        notes: what was guessed to open it, a sentence each.
    """

    unit = "row"
    decimal = "."

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notes: list[str] = []
        self.columns: tuple[str, ...] = ()

    @abstractmethod
    def rows(self, columns: Sequence[str], watch: Watch) -> Iterator[Row]:
        """Every row from the first on, with the cells of these columns.

        Raises:
            DataError: the file is damaged.
        """


def open_table(path: Path) -> Table:
    """Open a table of either form.

    Raises:
        DataError: it cannot be opened, or there are no columns in it.
        MissingExtraError: it is Parquet, and pyarrow is not installed.
    """
    try:
        is_parquet = begins_as_parquet(path)
        return ParquetTable(path) if is_parquet else TextTable(path)
    except OSError as error:
        raise DataError(f"{path} cannot be opened: {error.strerror or error}.") from error


def begins_as_parquet(path: Path) -> bool:
    """Whether a file begins as Parquet does."""
    with path.open("rb") as file:
        return file.read(len(PARQUET_MAGIC)) == PARQUET_MAGIC


def begins_as_text_table(path: Path) -> bool:
    """Whether a file has a suffix of text tables and a header of two columns or more."""
    if path.suffix.lower() not in TEXT_SUFFIXES:
        return False
    with path.open("rb") as file:
        beginning = file.read(_BEGINNING)
    text = beginning.decode(_encoding_by_mark(beginning) or "utf-8-sig", "replace")
    return "\0" not in text and _delimiter(text) is not None


class TextTable(Table):
    """A table in a text file, whose first line names the columns."""

    unit = "line"

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._encoding = _encoding(path)
        if self._encoding == "latin-1":
            self.notes.append(f"{path.name} is not in UTF-8 and was read as Latin-1.")
        with path.open("rb") as binary, self._text(binary) as file:
            delimiter = _delimiter(file.read(_BEGINNING))
        if delimiter is None:
            raise DataError(
                f"{path.name} is no table: its first line must name the columns, separated by "
                "commas, semicolons, tabs or vertical bars."
            )
        self._delimiter = delimiter
        self.decimal = "," if delimiter == ";" else "."
        with path.open("rb") as binary, self._text(binary) as file:
            _, header, _ = next(self._records(file))
        self.columns = tuple(name.strip() for name in header)

    def rows(self, columns: Sequence[str], watch: Watch) -> Iterator[Row]:
        """See `Table`; a line that is empty is no row."""
        wanted = [self.columns.index(column) for column in columns]
        size = self.path.stat().st_size
        with self.path.open("rb") as binary, self._text(binary) as file:
            for count, (number, cells, lines) in enumerate(self._records(file)):
                if count == 0 or not cells:  # the header, an empty line
                    continue
                if count % _ROWS_A_TELLING == 0:
                    watch.progress(f"bytes of {self.path.name}", binary.tell(), size)
                yield self._row(number, cells, lines, wanted)
        watch.progress(f"bytes of {self.path.name}", size, size)

    def _text(self, binary: BinaryIO) -> io.TextIOWrapper:
        return io.TextIOWrapper(binary, self._encoding, errors="replace", newline="")

    def _records(self, file: io.TextIOWrapper) -> Iterator[tuple[int, list[str], int]]:
        """The number of the first line, the cells and the number of lines of every record."""
        reader = csv.reader(file, delimiter=self._delimiter)
        before = 0
        while True:
            try:
                cells = next(reader)
            except StopIteration:
                return
            except csv.Error:  # a cell that is too long, because its quotation mark never ends
                cells = [""]
            yield before + 1, cells, reader.line_num - before
            before = reader.line_num

    def _row(self, number: int, cells: list[str], lines: int, wanted: Sequence[int]) -> Row:
        if len(cells) != len(self.columns):
            problem = f"{len(cells)} columns instead of {len(self.columns)}"
            return Row(number, (), problem, lines)
        chosen = [cells[index] for index in wanted]
        if lines > 1 and any("\n" in cell for cell in chosen):
            return Row(number, (), "a line break inside a cell", lines)
        return Row(number, chosen, "", lines)


class ParquetTable(Table):
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
            raise DataError(f"{path.name} is damaged: {error}.") from error

    def rows(self, columns: Sequence[str], watch: Watch) -> Iterator[Row]:
        """See `Table`."""
        done = 0
        try:
            with self._parquet.ParquetFile(self.path) as file:
                total = file.metadata.num_rows
                for batch in file.iter_batches(_ROWS_A_BATCH, columns=list(dict.fromkeys(columns))):
                    values = [self._values(batch.column(column)) for column in columns]
                    for number, cells in enumerate(zip(*values, strict=True), done + 1):
                        yield Row(number, cells)
                    done += batch.num_rows
                    watch.progress(f"rows of {self.path.name}", done, total)
        except (self._arrow.ArrowException, OSError) as error:
            raise DataError(f"{self.path.name} is damaged after row {done:,}: {error}.") from error

    def _values(self, column: Any) -> list[Any]:
        """The cells as Python has them; of times no more than microseconds."""
        kind = column.type
        if self._arrow.types.is_timestamp(kind):
            column = column.cast(self._arrow.timestamp("us", tz=kind.tz), safe=False)
        elif self._arrow.types.is_duration(kind):
            column = column.cast(self._arrow.duration("us"), safe=False)
        return column.to_pylist()


def _encoding(path: Path) -> str:
    """UTF-8 where the whole file is, otherwise what its byte order mark says, or Latin-1."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    with path.open("rb") as file:
        beginning = file.read(_BEGINNING)
        if marked := _encoding_by_mark(beginning):
            return marked
        try:
            part = beginning
            while part:
                decoder.decode(part)
                part = file.read(_BEGINNING)
            decoder.decode(b"", final=True)
        except UnicodeDecodeError:
            return "latin-1"
    return "utf-8-sig"


def _encoding_by_mark(beginning: bytes) -> str | None:
    return "utf-16" if beginning.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)) else None


def _delimiter(beginning: str) -> str | None:
    """The sign that gives most lines as many columns as the header, and the most of them."""
    lines = beginning.splitlines(keepends=True)
    if len(lines) > 1 and len(beginning) >= _BEGINNING:
        lines.pop()  # it may have been cut off

    def fit(delimiter: str) -> tuple[int, int]:
        try:
            rows = list(islice(csv.reader(lines, delimiter=delimiter), _LINES_TO_GUESS_BY))
        except csv.Error:
            return 0, 0
        columns = len(rows[0]) if rows else 0
        return (sum(len(row) == columns for row in rows), columns) if columns > 1 else (0, 0)

    best = max(DELIMITERS, key=fit)
    return best if fit(best) > (0, 0) else None
