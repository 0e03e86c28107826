"""Tables in files: CSV-like text, Parquet, Excel, and records such as JSON Lines.

A table is read row by row, or in blocks of columns. Text in blocks is split by Arrow where that is
installed and agrees with the rules of Python's `csv` module; elsewhere by that module.
Files may be compressed with gzip or be the only table in a zip file.
"""

import codecs
import csv
import gzip
import io
import json
import re
import zipfile
import zlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import chain, islice
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from pointerscope.mobility.sources import DataError, MissingExtraError, ReadReporter

DELIMITERS = (",", ";", "\t", "|")
TEXT_SUFFIXES = (".csv", ".tsv", ".tab", ".psv", ".txt")
EXCEL_SUFFIXES = (".xlsx", ".xlsm")
JSON_LINES_SUFFIXES = (".jsonl", ".ndjson", ".jsonlines")
GZIP_SUFFIX, ZIP_SUFFIX = ".gz", ".zip"
PARQUET_MAGIC = b"PAR1"

_SAMPLE_LINES = 50
_SAMPLE_SIZE = 65_536  # bytes or characters
_MAX_COLUMNS = 1_000
_MAX_NAME = 200  # characters
_ROWS_AT_ONCE = 20_000
_BYTES_AT_ONCE = 1 << 22
_MAX_COMPRESSION = 1_000  # a file that grows by more is refused
_MAX_EXCEL_ROWS = 1 << 20
_ENCRYPTED, _PATCHED = 0x41, 0x20  # flag bits of a file in a zip file
_COMPRESSIONS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
# What openpyxl raises where a file is not as it expects.
_EXCEL_ERRORS = (
    *(ArithmeticError, AttributeError, EOFError, LookupError, SyntaxError, TypeError, ValueError),
    *(NotImplementedError, zipfile.BadZipFile, zlib.error),
)
# The cells of a column: a list of Python values, or an Arrow array.
Cells = Any


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


class ColumnBlock(NamedTuple):
    """Successive rows of a table, column by column.

    Attributes:
        numbers: the number of each row; see `TableRow.number`.
        columns: the cells of the requested columns.
        damaged: the rows that cannot be read, which are not among the others.
        lines_in_cells: how many lines beyond the first the rows occupy.
    """

    numbers: Sequence[int]
    columns: Sequence[Cells]
    damaged: Sequence[TableRow] = ()
    lines_in_cells: int = 0


class TableFile(ABC):
    """A table in a file.

    Attributes:
        path: the file.
        columns: the names of the columns.
        unit: what rows are called in reports, "line" or "row".
        decimal: the decimal separator of numbers.
        notes: guesses made to open the file, a sentence each.
        has_header: whether the file names its columns, which otherwise are column_1 and so on.
        rows_at_once: rows between two reports of progress, and in memory at once.
    """

    unit = "row"
    decimal = "."
    has_header = True
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

    def blocks(self, columns: Sequence[str], reporter: ReadReporter) -> Iterator[ColumnBlock]:
        """Yield every row from the first on, many at a time.

        Raises:
            DataError: the file is damaged.
        """
        return _in_blocks(self.rows(columns, reporter), len(columns), self.rows_at_once)

    def _wanted(self, columns: Sequence[str]) -> list[int]:
        """Return the indices of columns; of several with one name, the first."""
        indices = {name: len(self.columns) - n for n, name in enumerate(reversed(self.columns), 1)}
        return [indices[column] for column in columns]


def _in_blocks(rows: Iterable[TableRow], width: int, rows_at_once: int) -> Iterator[ColumnBlock]:
    remaining = iter(rows)
    while some := list(islice(remaining, rows_at_once)):
        good = [row for row in some if not row.problem]
        yield ColumnBlock(
            [row.number for row in good],
            list(map(list, zip(*(row.cells for row in good), strict=True))) or [[]] * width,
            [row for row in some if row.problem],
            sum(row.lines - 1 for row in good),
        )


def open_table(
    path: Path,
    *,
    one_column: bool = False,
    names: Sequence[str] | None = None,
    header: bool | None = True,
) -> TableFile:
    """Open a table in text, Parquet, Excel or JSON Lines.

    Args:
        path: the file.
        one_column: whether a text without any delimiter is a table of one column.
        names: the names of the columns of a text without a header.
        header: whether a text has a header; None guesses it by `seems_to_name_columns`.

    Raises:
        DataError: the file cannot be opened, or has no columns or too many.
        MissingExtraError: the file needs a library that is not installed.
    """
    try:
        if begins_as_parquet(path):
            table: TableFile = ParquetTableFile(path)
        elif (suffix := content_suffix(path)) in EXCEL_SUFFIXES:
            table = _open_excel(path)
        elif suffix in JSON_LINES_SUFFIXES:
            table = JsonLinesTableFile(path)
        else:
            table = TextTableFile(path, one_column, names, header)
    except OSError as error:
        raise DataError(f"{path} cannot be opened: {error.strerror or error}.") from error
    if len(table.columns) > _MAX_COLUMNS:
        raise DataError(
            f"{path.name} has more than {_MAX_COLUMNS:,} columns. Leave out those that say nothing "
            "about visits."
        )
    return table


def content_suffix(path: Path) -> str:
    """Return the suffix of a file, or of what is compressed in it, in lower case.

    Raises:
        DataError: a zip file has not exactly one table, or its content cannot be read.
    """
    suffix = path.suffix.lower()
    if suffix == GZIP_SUFFIX:
        return Path(path.stem).suffix.lower()
    if suffix == ZIP_SUFFIX and zipfile.is_zipfile(path):
        with _damage_refused(path), zipfile.ZipFile(path) as archive:
            return Path(_only_member(archive, path).filename).suffix.lower()
    return suffix


@contextmanager
def open_content(path: Path) -> Iterator[tuple[BinaryIO, Callable[[], int]]]:
    """Open a file, or what is compressed in it, and return a function of the bytes read so far.

    Raises:
        DataError: a zip file has not exactly one table, or the content is damaged or too large.
    """
    with path.open("rb") as raw, _damage_refused(path):
        if path.suffix.lower() == GZIP_SUFFIX:
            with gzip.GzipFile(fileobj=raw) as content:
                yield content, raw.tell  # type: ignore[misc]
        elif path.suffix.lower() == ZIP_SUFFIX:
            with zipfile.ZipFile(raw) as archive:
                member = _only_member(archive, path)
                with archive.open(member) as content:
                    yield content, raw.tell  # type: ignore[misc]
        else:
            yield raw, raw.tell


@contextmanager
def _damage_refused(path: Path) -> Iterator[None]:
    try:
        yield
    except (
        *(zipfile.BadZipFile, gzip.BadGzipFile, zlib.error),
        *(EOFError, NotImplementedError, UnicodeDecodeError),
    ) as error:
        raise DataError(
            f"{path.name} is damaged: {error}. Download or compress it again."
        ) from error


@contextmanager
def open_json(path: Path, form: str) -> Iterator[Any]:
    """Read a JSON file, and refuse it if what is done with its content within the block fails.

    Args:
        path: the file, which may be compressed.
        form: what it is to be, such as "GeoJSON".

    Raises:
        DataError: the file is damaged, nested too deeply, or not laid out as this form is.
    """
    with open_content(path) as (content, _):
        try:
            yield json.load(content)
        except RecursionError as error:
            raise DataError(f"{path.name} is nested too deeply. Export it again.") from error
        except (ValueError, OverflowError) as error:
            raise DataError(f"{path.name} is damaged: {error}. Export it again.") from error
        except (AttributeError, LookupError, TypeError) as error:
            raise DataError(
                f"{path.name} is JSON, but not laid out as {form} is. Export it again."
            ) from error


def read_beginning(path: Path, size: int = 65_536) -> bytes:
    """Return the first bytes of a file, or of what is compressed in it; empty if there are none."""
    try:
        if not path.is_file():
            return b""
        with open_content(path) as (content, _):
            return content.read(size)
    except (DataError, OSError):
        return b""


def _only_member(archive: zipfile.ZipFile, path: Path) -> zipfile.ZipInfo:
    members = [
        member
        for member in archive.infolist()
        if not member.is_dir()
        and not Path(member.filename).name.lower().startswith((".", "readme"))
    ]
    if len(members) != 1:
        listed = ", ".join(member.filename for member in members[:5]) or "nothing"
        raise DataError(
            f"{path.name} contains {listed}. Unpack it and name the file or the folder to read."
        )
    [member] = members
    _check_member(member, path, "Unpack it and read what is in it.")
    return member


def _check_member(member: zipfile.ZipInfo, path: Path, remedy: str) -> None:
    """Refuse a zip file if one of its files cannot be unpacked or would become too large."""
    if member.flag_bits & _ENCRYPTED:
        problem = "is protected by a password and can be read only without one"
    elif member.flag_bits & _PATCHED or member.compress_type not in _COMPRESSIONS:
        problem = "is compressed in a way that cannot be read"
    elif member.file_size > _MAX_COMPRESSION * max(member.compress_size, 1):
        problem = "would become too large when unpacked"
    else:
        return
    raise DataError(f"{path.name} {problem}. {remedy}")


def begins_as_parquet(path: Path) -> bool:
    """Return whether a file begins like Parquet."""
    with path.open("rb") as file:
        return file.read(len(PARQUET_MAGIC)) == PARQUET_MAGIC


def begins_as_text_table(path: Path) -> bool:
    """Return whether a file has the suffix of a text table and two or more columns."""
    if content_suffix(path) not in TEXT_SUFFIXES:
        return False
    beginning = read_beginning(path, _SAMPLE_SIZE)
    text = beginning.decode(_encoding_by_mark(beginning) or "utf-8-sig", "replace")
    return "\0" not in text and _delimiter(text) is not None


def begins_as_records(path: Path) -> bool:
    """Return whether a file is Excel by its name, or JSON Lines by its name and its beginning."""
    suffix = content_suffix(path)
    return suffix in EXCEL_SUFFIXES or (
        suffix in JSON_LINES_SUFFIXES and read_beginning(path, 100).lstrip()[:1] == b"{"
    )


def columns_of(path: Path) -> tuple[str, ...]:
    """Return the names of a table's columns in lower case; none if it is not a table with names."""
    try:
        status = path.stat()
        return _columns_of(path, status.st_mtime_ns, status.st_size)
    except (OSError, DataError):
        return ()


@lru_cache(maxsize=8)  # every form asks for the columns of the same file
def _columns_of(path: Path, changed: int, size: int) -> tuple[str, ...]:
    if not path.is_file():
        return ()
    if begins_as_parquet(path) or begins_as_records(path):
        return tuple(name.casefold() for name in open_table(path).columns)
    if not begins_as_text_table(path):
        return ()
    names = first_cells(path)
    return tuple(name.casefold() for name in names) if seems_to_name_columns(names) else ()


def first_cells(path: Path) -> tuple[str, ...]:
    """Return the cells of the first line of a text, split by the delimiter that fits best."""
    beginning = read_beginning(path, _SAMPLE_SIZE)
    text = beginning.decode(_encoding_by_mark(beginning) or "utf-8-sig", "replace")
    delimiter = _delimiter(text)
    lines = text.splitlines()
    if delimiter is None or not lines:
        return ()
    try:
        return tuple(cell.strip() for cell in next(csv.reader(lines[:1], delimiter=delimiter), ()))
    except csv.Error:
        return ()


def seems_to_name_columns(cells: Sequence[str]) -> bool:
    """Return whether the first line of a table names its columns.

    No cell is a number or a time, or all are numbers of at most two digits: numbered columns.
    """
    return not any(_NUMBER_OR_TIME.fullmatch(cell.strip()) for cell in cells[:100]) or all(
        cell.strip().isdigit() and len(cell.strip()) < 3 for cell in cells
    )


_NUMBER_OR_TIME = re.compile(
    r"[-+]?\d+([.,]\d+)?(e[-+]?\d+)?|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}([ T,].*)?"
    r"|[A-Z][a-z]{2} [A-Z][a-z]{2} \d{1,2} .*\d{4}",
    re.IGNORECASE,
)


class TextTableFile(TableFile):
    """A table in a text file, whose first line names the columns unless told otherwise."""

    unit = "line"

    def __init__(
        self,
        path: Path,
        one_column: bool = False,
        names: Sequence[str] | None = None,
        header: bool | None = True,
    ) -> None:
        super().__init__(path)
        self._encoding = _encoding(path)
        if self._encoding == "latin-1":
            self.notes.append(f"{path.name} is not in UTF-8 and was read as Latin-1.")
        with self._open() as (content, _):
            sample = content.read(_SAMPLE_SIZE)
        beginning = sample.decode(self._encoding, "ignore")
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
        with self._open() as (content, _), self._lines(content) as lines:
            _, first, self._header_lines = next(self._records(lines))
        self.columns = tuple(name.strip() for name in first)
        guessed = seems_to_name_columns(self.columns) if header is None else header
        self.has_header = names is None and guessed
        if not self.has_header:
            self._header_lines = 0
            self.columns = tuple(names or (f"column_{n}" for n in range(1, len(first) + 1)))
        separator = re.escape(delimiter.encode())
        self._quoted_cell = re.compile(
            rb'(?<![^\n%b])"[^"\n]*"(?![^\r\n%b])' % (separator, separator)
        )
        by_bytes = b"\n" in sample and self._encoding != "utf-16"
        self._arrow = _import_arrow_csv() if by_bytes else None

    def rows(self, columns: Sequence[str], reporter: ReadReporter) -> Iterator[TableRow]:
        """See `TableFile`; empty lines are skipped."""
        size = self.path.stat().st_size
        with self._open() as (content, tell), self._lines(content) as lines:
            rows = self._rows(lines, self._wanted(columns))
            for count, row in enumerate(rows, 1):
                if count % self.rows_at_once == 0:
                    reporter.on_progress(f"bytes of {self.path.name}", min(tell(), size), size)
                yield row
        reporter.on_progress(f"bytes of {self.path.name}", size, size)

    def blocks(self, columns: Sequence[str], reporter: ReadReporter) -> Iterator[ColumnBlock]:
        """See `TableFile`."""
        if self._arrow is None:
            yield from super().blocks(columns, reporter)
            return
        size, wanted = self.path.stat().st_size, self._wanted(columns)
        task = f"bytes of {self.path.name}"
        with self._open() as (content, tell):
            before = self._header_lines
            for _ in range(before):
                content.readline()
            while part := content.read(_BYTES_AT_ONCE):
                part += content.readline()
                lines: Iterable[str] = self._lines(io.BytesIO(part))
                if self._has_odd_quotes(part):  # a cell may have several lines: no part is whole
                    with self._lines(content) as rest:
                        rows = self._rows(chain(lines, rest), wanted, before)
                        yield from _in_blocks(rows, len(wanted), self.rows_at_once)
                    break
                if block := self._block_by_arrow(part, wanted, before):
                    yield block
                else:
                    rows = self._rows(lines, wanted, before)
                    yield from _in_blocks(rows, len(wanted), self.rows_at_once)
                before += part.count(b"\n")
                reporter.on_progress(task, min(tell(), size), size)
        reporter.on_progress(task, size, size)

    @contextmanager
    def _open(self) -> Iterator[tuple[BinaryIO, Callable[[], int]]]:
        """Open the text behind its byte order mark, if it has one in UTF-8."""
        with open_content(self.path) as (content, tell):
            if self._encoding == "utf-8" and content.read(len(codecs.BOM_UTF8)) != codecs.BOM_UTF8:
                content.seek(0)
            yield content, tell

    def _lines(self, content: BinaryIO) -> io.TextIOWrapper:
        return io.TextIOWrapper(content, self._encoding, errors="replace", newline="")

    def _has_odd_quotes(self, part: bytes) -> bool:
        """Return whether a quotation mark does anything but enclose a whole cell of one line."""
        return b'"' in part and b'"' in self._quoted_cell.sub(b"", part)

    def _block_by_arrow(
        self, part: bytes, wanted: Sequence[int], before: int
    ) -> ColumnBlock | None:
        """Split a part of the text into columns; None where Python's rules might differ."""
        assert self._arrow is not None  # `blocks` checks it
        arrow, csv_ = self._arrow
        names = [str(index) for index in range(len(self.columns))]
        if self._encoding == "latin-1":
            part = part.decode("latin-1").encode()
        try:
            table = csv_.read_csv(
                arrow.BufferReader(part),
                csv_.ReadOptions(column_names=names, block_size=len(part) + 1),
                csv_.ParseOptions(delimiter=self._delimiter),
                csv_.ConvertOptions(
                    column_types=dict.fromkeys(names, arrow.string()),
                    include_columns=[names[index] for index in dict.fromkeys(wanted)],
                    null_values=[],
                ),
            )
        except arrow.ArrowInvalid:
            return None
        lines = part.count(b"\n") + (not part.endswith(b"\n"))
        if len(table) != lines:
            return None
        columns = [table[names[index]].combine_chunks() for index in wanted]
        return ColumnBlock(range(before + 1, before + 1 + lines), columns)

    def _records(self, lines: Iterable[str]) -> Iterator[tuple[int, list[str], int]]:
        """Yield the number of the first line, the cells and the number of lines of every record."""
        reader = csv.reader(lines, delimiter=self._delimiter)
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

    def _rows(
        self, lines: Iterable[str], wanted: Sequence[int], before: int | None = None
    ) -> Iterator[TableRow]:
        """Yield the rows of lines, of the whole file or of those after `before` lines."""
        records = self._records(lines)
        if before is None:
            before = 0
            records = islice(records, 1 if self._header_lines else 0, None)
        for number, cells, occupied in records:
            if cells:  # no empty line
                yield self._row(before + number, cells, occupied, wanted)

    def _row(self, number: int, cells: list[str], lines: int, wanted: Sequence[int]) -> TableRow:
        if len(cells) != len(self.columns):
            problem = f"{len(cells)} columns instead of {len(self.columns)}"
            return TableRow(number, (), problem, lines)
        chosen = [cells[index] for index in wanted]
        if lines > 1 and any("\n" in cell for cell in chosen):
            return TableRow(number, (), "a line break inside a cell", lines)
        return TableRow(number, chosen, "", lines)


def _import_arrow_csv() -> Any:
    try:
        import pyarrow
        from pyarrow import csv as arrow_csv
    except ImportError:
        return None
    return pyarrow, arrow_csv


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
        for block in self.blocks(columns, reporter):
            values = [python_values(column) for column in block.columns]
            for number, cells in zip(block.numbers, zip(*values, strict=True), strict=True):
                yield TableRow(number, cells)

    def blocks(self, columns: Sequence[str], reporter: ReadReporter) -> Iterator[ColumnBlock]:
        """See `TableFile`."""
        done = 0
        try:
            with self._parquet.ParquetFile(self.path) as file:
                self._check_zones(file.schema_arrow, columns)
                total = file.metadata.num_rows
                for batch in file.iter_batches(
                    self.rows_at_once, columns=list(dict.fromkeys(columns))
                ):
                    cells = [batch.column(column) for column in columns]
                    yield ColumnBlock(range(done + 1, done + 1 + batch.num_rows), cells)
                    done += batch.num_rows
                    reporter.on_progress(f"rows of {self.path.name}", done, total)
        except (self._arrow.ArrowException, OSError) as error:
            raise self._damaged(done, error) from error

    def _damaged(self, done: int, error: Exception) -> DataError:
        return DataError(
            f"{self.path.name} is damaged after row {done:,}: {error}. Export it again."
        )

    def _check_zones(self, schema: Any, columns: Sequence[str]) -> None:
        for column in columns:
            zone: str | None = getattr(schema.field(column).type, "tz", None)
            if zone is None:
                continue
            try:
                self._arrow.lib.string_to_tzinfo(zone)
            except (self._arrow.ArrowException, LookupError, ValueError) as error:
                raise DataError(
                    f'The times of the column "{column}" in {self.path.name} are in the time zone '
                    f'"{zone[:60]}", which is unknown. Export them in UTC.'
                ) from error


def python_values(cells: Cells) -> list[Any]:
    """Return cells as Python objects, with times cut to microseconds.

    Times that Python cannot hold, such as those after the year 9999, become texts.
    """
    if isinstance(cells, list):
        return cells
    import pyarrow

    kind = cells.type
    if getattr(kind, "unit", "") == "ns":
        if pyarrow.types.is_timestamp(kind):
            cells = cells.cast(pyarrow.timestamp("us", tz=kind.tz), safe=False)
        elif pyarrow.types.is_duration(kind):
            cells = cells.cast(pyarrow.duration("us"), safe=False)
    try:
        values: list[Any] = cells.to_pylist()
    except OverflowError:
        values = [_python_value(cell) for cell in cells]
    return values


def _python_value(cell: Any) -> Any:
    import pyarrow

    try:
        return cell.as_py()
    except OverflowError:
        return cell.cast(pyarrow.string()).as_py()


class RecordTableFile(TableFile):
    """A table whose rows come from a function, such as the objects of a JSON file.

    Cells with a list or an object count as empty.

    Attributes:
        records: returns the cells of every row, in the order of the columns.
    """

    def __init__(
        self,
        path: Path,
        columns: Sequence[str],
        records: Callable[[ReadReporter], Iterable[Sequence[Any]]],
        unit: str = "record",
    ) -> None:
        super().__init__(path)
        self.columns, self.records, self.unit = tuple(columns), records, unit

    def rows(self, columns: Sequence[str], reporter: ReadReporter) -> Iterator[TableRow]:
        """See `TableFile`."""
        wanted = self._wanted(columns)
        for number, cells in enumerate(self.records(reporter), 1):
            yield TableRow(number, [_cell(cells[index]) for index in wanted])


def _open_excel(path: Path) -> RecordTableFile:
    """Open the first sheet of an Excel file, whose first row names the columns."""
    names = [str(name or "").strip() for name in next(_sheet_rows(path), ())]
    if not any(names):
        raise DataError(f"{path.name} is empty. Its first row must name the columns.")

    def records(reporter: ReadReporter) -> Iterator[Sequence[Any]]:
        rows = islice(_sheet_rows(path, len(names)), 1, None)
        for count, cells in enumerate(rows, 1):
            if cells.count(None) < len(cells):
                yield cells
            if count % _ROWS_AT_ONCE == 0:
                reporter.on_progress(f"rows of {path.name}", count, count)

    return RecordTableFile(path, names, records, "row")


def _first_sheet(file: BinaryIO) -> Any:
    """Open the first sheet of a workbook, as openpyxl's worksheet.

    `openpyxl.load_workbook` reads every sheet to find its size.

    Raises:
        MissingExtraError: Excel files need a library that is not installed.
    """
    try:
        from openpyxl.reader.excel import ExcelReader
        from openpyxl.styles.stylesheet import apply_stylesheet
    except ImportError as error:
        raise MissingExtraError("Reading Excel") from error
    reader = ExcelReader(file, read_only=True, data_only=True, keep_links=False)
    reader.read_manifest()
    reader.read_strings()
    reader.read_workbook()
    sheets = (
        sheet
        for sheet, relation in reader.parser.find_sheets()
        if relation.target in reader.valid_files and "chartsheet" not in relation.Type
    )
    reader.parser.sheets = [*islice(sheets, 1)]
    apply_stylesheet(reader.archive, reader.wb)  # says which numbers are times
    reader.read_worksheets()
    return reader.wb.worksheets[0]


def _sheet_rows(path: Path, width: int | None = None) -> Iterator[Sequence[Any]]:
    """Yield the cells of every row of the first sheet.

    Args:
        path: the file.
        width: how many cells each row has; None for as many as stand in it.

    Raises:
        DataError: the file is damaged, or has more rows than Excel.
        MissingExtraError: Excel files need a library that is not installed.
    """
    done = 0
    try:
        # The file is opened here, since openpyxl leaves open what it fails to read.
        with path.open("rb") as file:
            if not zipfile.is_zipfile(file):
                raise DataError(
                    f"{path.name} is not an Excel workbook, or is protected by a password. Save "
                    "it as .xlsx without a password, or as CSV."
                )
            with zipfile.ZipFile(file) as archive:
                for member in archive.infolist():
                    _check_member(member, path, "Export it again, or as CSV.")
            sheet = _first_sheet(file)
            sheet.reset_dimensions()  # what a file says of its size need not be true
            most = _MAX_EXCEL_ROWS + 1
            for cells in sheet.iter_rows(max_row=most, max_col=width, values_only=True):
                if done == _MAX_EXCEL_ROWS:
                    raise DataError(
                        f"{path.name} has rows after row {done:,}, the last one that Excel has. "
                        "Export it again, or as CSV."
                    )
                yield cells
                done += 1
    except DataError:
        raise
    except _EXCEL_ERRORS as error:
        reason = str(error).rstrip(".") or type(error).__name__
        raise DataError(
            f"{path.name} is damaged after row {done:,}: {reason}. Export it again, or as CSV."
        ) from error


class JsonLinesTableFile(TableFile):
    """A file with a JSON object on every line; objects inside it have names with dots."""

    unit = "line"

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        names: dict[str, None] = {}
        with open_content(path) as (content, _):
            for line in islice(content, 1_000):
                names |= dict.fromkeys(_read_object(line))
                if len(names) > _MAX_COLUMNS:
                    break
        if not names:
            raise DataError(
                f"{path.name} has no JSON object with values on its first lines, or it is nested "
                f"too deeply, or its names have more than {_MAX_NAME} characters."
            )
        self.columns = tuple(names)

    def rows(self, columns: Sequence[str], reporter: ReadReporter) -> Iterator[TableRow]:
        """See `TableFile`."""
        task, size = f"bytes of {self.path.name}", self.path.stat().st_size
        with open_content(self.path) as (content, tell):
            for number, line in enumerate(content, 1):
                values = _read_object(line)
                yield TableRow(number, [_cell(values.get(column)) for column in columns])
                if number % _ROWS_AT_ONCE == 0:
                    reporter.on_progress(task, min(tell(), size), size)
        reporter.on_progress(task, size, size)


def _read_object(line: bytes) -> dict[str, Any]:
    """Return the values of a line's JSON object; none if it is not an object that can be read.

    Values beyond the limit of columns, or with a name that is too long, are left out.
    """
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return dict(islice(_values(found), _MAX_COLUMNS + 1)) if isinstance(found, dict) else {}


def _values(record: dict[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the names and values of a JSON object; those of objects inside it have dots."""
    for key, value in record.items():
        name = _readable(prefix + key)
        if len(name) > _MAX_NAME:
            continue
        if isinstance(value, dict):
            yield from _values(value, f"{name}.")
        elif not isinstance(value, list):
            yield name, value


def _cell(value: Any) -> Any:
    """Return a value of a record; None for a list or an object."""
    if isinstance(value, list | dict):
        return None
    return _readable(value) if isinstance(value, str) else value


def _readable(text: str) -> str:
    """Replace halves of characters, which JSON may hold but no text can."""
    return text if text.isascii() else text.encode(errors="replace").decode()


def _encoding(path: Path) -> str:
    """Return UTF-16 if a byte order mark says so, UTF-8 if the file is valid, otherwise Latin-1."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    with open_content(path) as (file, _):
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
    return "utf-8"


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
