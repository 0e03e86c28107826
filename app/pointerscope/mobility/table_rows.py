"""The rows of a table as arrays: who was where, and when.

A row is skipped and reported with its number if a value is missing or cannot be read, a time is not
in 1900 to 2099, the departure is before the arrival, coordinates are not on Earth, or the number of
cells differs from that of columns.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pointerscope.core.array_types import Bool, Float, Int
from pointerscope.mobility.cells import (
    MISSING,
    NO_TEXT,
    SECOND,
    TextCodes,
    Times,
    join_cells,
    read_durations,
    read_numbers,
    read_times,
    text_of,
)
from pointerscope.mobility.growing_array import GrowingArray
from pointerscope.mobility.report import Report
from pointerscope.mobility.sources import DataError, ReadReporter, refuse_if_mostly_dropped
from pointerscope.mobility.stays import MICROSECONDS
from pointerscope.mobility.table_files import Cells, ColumnBlock, TableFile, python_values
from pointerscope.mobility.table_options import TableOptions
from pointerscope.mobility.written_times import (
    AmbiguousTimesError,
    TimeFormat,
    guess_time_format,
    time_format_from_code,
)

Codes = Int[NDArray[np.int32], " N"]
Whole = Int[NDArray[np.int64], " N"]
Degrees = Float[NDArray[np.float64], " N"]
Mask = Bool[NDArray[np.bool_], " N"]

SAMPLE_ROWS = 1_000
SECONDS_IN = {"seconds": 1, "minutes": 60, "hours": 3600}
FIRST_YEAR, LAST_YEAR = 1900, 2099
MAX_STAY_MINUTES = 10 * 365 * 24 * 60  # before stays are cut short
MAX_OFFSET_MINUTES = 16 * 60
MAX_OFFSET_HOURS = 14

_FIRST, _LAST = (
    (datetime(year, 1, 1) - datetime(1970, 1, 1)) // timedelta(microseconds=1)
    for year in (FIRST_YEAR, LAST_YEAR + 1)
)
_CLOCK = re.compile(r"\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?( ?[AaPp][Mm])?")
_POINT = r"(?i)^\s*(?:SRID=\d+;)?\s*POINT\s*Z?\s*\(\s*(\S+)\s+([^\s)]+)[^)]*\)\s*$"


@dataclass(frozen=True)
class Rows:
    """Rows of a table as arrays.

    Attributes:
        people: the name of every person by code.
        person: the code of the person of every row.
        local: the arrival in microseconds since 1970, on the clock that was written.
        offsets: how many seconds that clock is ahead of UTC; None for times without a zone.
        minutes: minutes of stay; None if the table has no departures and durations.
        seconds: seconds of stay, where these are known.
        places: the name of every place by code; empty if there are only coordinates.
        place: the code of the place; None if there are only coordinates.
        latitudes: in degrees, NaN where missing; None without coordinates.
        longitudes: in degrees, NaN where missing; None without coordinates.
        names: the name of the place of every row, and the texts of the codes.
        categories: its category, likewise.
        clocks_are_local: whether a column says how far the clocks are ahead of UTC.
    """

    people: Sequence[str]
    person: Codes
    local: Whole
    offsets: Codes | None = None
    minutes: Codes | None = None
    seconds: Whole | None = None
    places: Sequence[str] = ()
    place: Codes | None = None
    latitudes: Degrees | None = None
    longitudes: Degrees | None = None
    names: tuple[Codes, Sequence[str]] | None = None
    categories: tuple[Codes, Sequence[str]] | None = None
    clocks_are_local: bool = False

    def __len__(self) -> int:
        return len(self.person)

    @property
    def moments(self) -> Whole:
        """The arrivals in UTC; the local times where no zone is known."""
        if self.offsets is None:
            return self.local
        return self.local - self.offsets * np.int64(SECOND)

    def select(self, rows: Mask | Whole) -> Rows:
        """Return these rows."""

        def of(column: NDArray[Any] | None) -> Any:
            return None if column is None else column[rows]

        return replace(
            self,
            person=self.person[rows],
            local=self.local[rows],
            offsets=of(self.offsets),
            minutes=of(self.minutes),
            seconds=of(self.seconds),
            place=of(self.place),
            latitudes=of(self.latitudes),
            longitudes=of(self.longitudes),
            names=None if self.names is None else (self.names[0][rows], self.names[1]),
            categories=(
                None if self.categories is None else (self.categories[0][rows], self.categories[1])
            ),
        )


def read_rows(
    file: TableFile, columns: Mapping[str, str], options: TableOptions, reporter: ReadReporter
) -> Rows:
    """Read every row of a table.

    Args:
        file: the table.
        columns: the column of every role.
        options: the formats of times and durations.
        reporter: receives the guesses and the rows that were skipped.

    Raises:
        DataError: the format of times cannot be guessed, or most rows cannot be read.
    """
    reader = _Reader(file, columns, options, reporter)
    unit, report = file.unit, reporter.report
    skipped = total = 0
    columns_read: dict[str, GrowingArray] = defaultdict(GrowingArray)
    for block in file.blocks(reader.columns, reporter):
        part, bad = reader.read(block)
        for role, values in part.items():
            columns_read[role].extend(values)
        total += len(block.numbers) + sum(row.lines for row in block.damaged)
        if block.lines_in_cells:
            report.count("lines inside quoted cells", block.lines_in_cells)
        bad += [
            (row.number, row.lines, "cells that do not fit the columns", row.problem)
            for row in block.damaged
        ]
        for number, lines, reason, detail in sorted(bad):
            skipped += lines
            where = f"{file.path.name}, {unit} {number:,}: {detail}."
            report.drop(f"{unit}s with {reason}", lines, where)
    report.count(f"{unit}s", total)
    refuse_if_mostly_dropped(file.path, f"{unit}s", skipped, total, report)
    return reader.rows({role: column.array() for role, column in columns_read.items()})


class _Reader:
    """Reader of blocks, with the texts that it has seen."""

    def __init__(
        self,
        file: TableFile,
        columns: Mapping[str, str],
        options: TableOptions,
        reporter: ReadReporter,
    ) -> None:
        self.columns = tuple(columns.values())
        self._position = {role: index for index, role in enumerate(columns)}
        self._decimal = file.decimal
        self._texts = {
            role: TextCodes() for role in ("person", "place", "name", "category") if role in columns
        }
        self._joins_date = _joins_date(file, columns, reporter.report)
        self._times = _choose_time_formats(file, columns, options, self._joins_date)
        self._seconds_in_unit = _choose_seconds_in_unit(columns, options, reporter.report)
        self._hours_in_offset = _choose_offset_unit(file, columns, reporter.report)
        note_clock(self._times["arrival"], reporter.report)

    def read(
        self, block: ColumnBlock
    ) -> tuple[dict[str, NDArray[Any]], list[tuple[int, int, str, str]]]:
        """Return the columns of the rows that can be read, and what is wrong with the others."""
        size = len(block.numbers)
        cells = {role: block.columns[index] for role, index in self._position.items()}
        part: dict[str, NDArray[Any]] = {}
        checks: list[tuple[Mask, Callable[[int], tuple[str, str]]]] = []

        def missing(role: str) -> Callable[[int], tuple[str, str]]:
            return lambda row: ("a missing value", f"no {role}")

        for role, codes in self._texts.items():
            part[role] = codes.encode(cells[role])
            if role in ("person", "place"):
                checks.append((part[role] == NO_TEXT, missing(role)))
        arrivals, day_checks = self._read_times("arrival", cells)
        checks += day_checks
        part["local"] = arrivals.local
        if arrivals.offsets is not None:
            part["offsets"] = arrivals.offsets
        if "departure" in cells:
            departures, day_checks = self._read_times("departure", cells)
            checks += day_checks
            checks += _read_stays(arrivals, departures, part)
        elif "duration" in cells:
            checks += self._read_durations(cells["duration"], part)
        if "utc_offset" in cells:
            checks += self._read_offsets(cells["utc_offset"], part)
        checks += self._read_positions(cells, part)
        bad = np.zeros(size, bool)
        problems: list[tuple[int, int, str, str]] = []
        for mask, describe in checks:
            for row in np.flatnonzero(mask & ~bad).tolist():
                problems.append((block.numbers[row], 1, *describe(row)))
            bad |= mask
        if bad.any():
            part = {role: column[~bad] for role, column in part.items()}
        return part, problems

    def rows(self, whole: Mapping[str, NDArray[Any]]) -> Rows:
        """Return the columns of all blocks as one table."""
        texts = {role: codes.texts for role, codes in self._texts.items()}
        return Rows(
            people=texts.get("person", [ONLY_PERSON]),
            person=whole.get("person", np.zeros(len(whole["local"]), np.int32)),
            local=whole["local"],
            offsets=whole.get("offsets"),
            minutes=whole.get("minutes"),
            places=texts.get("place", ()),
            place=whole.get("place"),
            latitudes=whole.get("latitude"),
            longitudes=whole.get("longitude"),
            names=(whole["name"], texts["name"]) if "name" in whole else None,
            categories=(whole["category"], texts["category"]) if "category" in whole else None,
            clocks_are_local="utc_offset" in self._position,
        )

    def _read_times(
        self, role: str, cells: Mapping[str, Cells]
    ) -> tuple[Times, list[tuple[Mask, Callable[[int], tuple[str, str]]]]]:
        column = cells[role]
        if role == "arrival" and self._joins_date:
            column = join_cells(cells["date"], column)
        time_format = self._times[role]
        times = read_times(column, time_format)

        def describe(row: int) -> tuple[str, str]:
            shown = text_of(python_values(column[row : row + 1])[0])[:40]
            if not shown:
                return "a missing value", f"no {role}"
            detail = f'{role} "{shown}" does not have the format {time_format.title}'
            return "a time that cannot be read", detail

        def describe_year(row: int) -> tuple[str, str]:
            shown = text_of(python_values(column[row : row + 1])[0])[:40]
            return f"a time not in {FIRST_YEAR} to {LAST_YEAR}", f"{role} {shown}"

        no_year = (times.local < _FIRST) | (times.local >= _LAST)
        return times, [(times.unreadable, describe), (no_year, describe_year)]

    def _read_durations(
        self, cells: Cells, part: dict[str, NDArray[Any]]
    ) -> list[tuple[Mask, Callable[[int], tuple[str, str]]]]:
        minutes, unreadable = read_durations(cells, self._seconds_in_unit, self._decimal)
        missing = np.isnan(minutes) & ~unreadable
        minutes = np.where(np.isnan(minutes), 0, minutes)
        return [
            (missing, lambda row: ("a missing value", "no duration")),
            (unreadable, lambda row: _no_number("duration", cells, row)),
            _check_minutes(minutes, part),
        ]

    def _read_offsets(
        self, cells: Cells, part: dict[str, NDArray[Any]]
    ) -> list[tuple[Mask, Callable[[int], tuple[str, str]]]]:
        """Read how far local clocks are ahead of UTC, and convert the arrivals to them."""
        values, unreadable = read_numbers(cells, self._decimal)
        minutes = values * (60 if self._hours_in_offset else 1)
        wrong = ~(np.abs(minutes) <= MAX_OFFSET_MINUTES)
        seconds = (np.where(wrong, 0, minutes) * 60).astype(np.int32)
        written = part.get("offsets", np.zeros(len(seconds), np.int32))
        part["local"] = part["local"] + (seconds - written) * np.int64(SECOND)
        part["offsets"] = seconds
        return [
            (unreadable | np.isnan(values), lambda row: _no_number("utc_offset", cells, row)),
            (wrong, lambda row: ("an offset from UTC that cannot be", f"offset {values[row]:g}")),
        ]

    def _read_positions(
        self, cells: Mapping[str, Cells], part: dict[str, NDArray[Any]]
    ) -> list[tuple[Mask, Callable[[int], tuple[str, str]]]]:
        degrees = {role: cells[role] for role in ("latitude", "longitude") if role in cells}
        decimal = self._decimal
        if not degrees and "geometry" in cells:
            longitudes, latitudes = split_points(cells["geometry"])
            degrees = {"latitude": latitudes, "longitude": longitudes}
            decimal = "."
        checks: list[tuple[Mask, Callable[[int], tuple[str, str]]]] = []
        for role, column in degrees.items():
            part[role], own_checks = _read_degrees(role, column, decimal)
            checks += own_checks[0 if "place" not in cells else 1 :]
        return checks


def _read_degrees(
    role: str, cells: Cells, decimal: str
) -> tuple[Degrees, list[tuple[Mask, Callable[[int], tuple[str, str]]]]]:
    """Return coordinates, and which are missing, unreadable or not on Earth."""
    values, unreadable = read_numbers(cells, decimal)
    maximum = 90 if role == "latitude" else 180
    return values, [
        (np.isnan(values) & ~unreadable, lambda row: ("a missing value", f"no {role}")),
        (unreadable, lambda row: _no_number(role, cells, row)),
        (
            np.abs(values) > maximum,
            lambda row: ("coordinates out of range", f"{role} {values[row]}"),
        ),
    ]


ONLY_PERSON = "me"  # the name of the person of a table without people


def split_points(cells: Cells) -> tuple[list[str | None], list[str | None]]:
    """Return the two numbers of points in well-known text, such as `POINT (8.5 47.4)`."""
    pattern = re.compile(_POINT)
    matches = [pattern.match(text_of(cell)) for cell in python_values(cells)]
    texts = [text_of(cell)[:40] for cell in python_values(cells)]
    return (
        [match[1] if match else text for match, text in zip(matches, texts, strict=True)],
        [match[2] if match else text for match, text in zip(matches, texts, strict=True)],
    )


def _no_number(role: str, cells: Cells, row: int) -> tuple[str, str]:
    shown = text_of(python_values(cells[row : row + 1])[0])[:40]
    return "a number that cannot be read", f'{role} "{shown}"'


def _read_stays(
    arrivals: Times, departures: Times, part: dict[str, NDArray[Any]]
) -> list[tuple[Mask, Callable[[int], tuple[str, str]]]]:
    """Compute the minutes between arrivals and departures, both cut to the minute in UTC."""

    def moments(times: Times) -> Whole:
        if times.offsets is None:
            return times.local
        return times.local - times.offsets * np.int64(SECOND)

    begin, end = moments(arrivals), moments(departures)

    def describe(row: int) -> tuple[str, str]:
        shown = " < ".join(str(np.datetime64(int(one[row]), "us")) for one in (end, begin))
        return "a departure before the arrival", shown

    minutes = end // MICROSECONDS - begin // MICROSECONDS
    return [(end < begin, describe), _check_minutes(minutes, part)]


def _check_minutes(
    minutes: NDArray[Any], part: dict[str, NDArray[Any]]
) -> tuple[Mask, Callable[[int], tuple[str, str]]]:
    wrong = ~((minutes >= 0) & (minutes <= MAX_STAY_MINUTES))
    part["minutes"] = np.where(wrong, 0, minutes).astype(np.int32)
    return wrong, lambda row: (
        "a stay that is too long or negative",
        f"{minutes[row]:,.0f} minutes",
    )


def _choose_seconds_in_unit(
    columns: Mapping[str, str], options: TableOptions, report: Report
) -> int:
    if "duration" not in columns or "departure" in columns:
        return 1
    unit = options.duration_unit or _guess_unit(columns["duration"])
    report.note(f"Durations are read as {unit}; duration_unit changes that.")
    return SECONDS_IN[unit]


def _guess_unit(column: str) -> str:
    last = re.split(r"[\W_]+", column.casefold().rstrip(")] "))[-1]
    if last == "s" or last.endswith(("sec", "secs", "seconds")):
        return "seconds"
    return "hours" if last == "h" or last.endswith(("hour", "hours", "hrs")) else "minutes"


def _choose_offset_unit(file: TableFile, columns: Mapping[str, str], report: Report) -> bool:
    """Return whether offsets from UTC are in hours, because all of a sample are that small.

    A column that names minutes has them, whatever their size.
    """
    if "utc_offset" not in columns:
        return False
    sample = list(islice(values_of(file, columns["utc_offset"]), SAMPLE_ROWS))
    numbers = read_numbers(sample, file.decimal).values
    in_hours = bool(numbers.any()) and bool((np.abs(numbers) <= MAX_OFFSET_HOURS).all())
    in_hours = in_hours and "minute" not in columns["utc_offset"].casefold()
    unit = "hours" if in_hours else "minutes"
    report.note(
        f'Local times follow from UTC and the column "{columns["utc_offset"]}", in {unit}; '
        'utc_offset="" turns that off.'
    )
    return in_hours


def _joins_date(file: TableFile, columns: Mapping[str, str], report: Report) -> bool:
    """Return whether arrivals are only clock times, whose dates stand in a column of their own."""
    if "date" not in columns:
        return False
    sample = list(islice(values_of(file, columns["arrival"]), 20))
    joined = bool(sample) and all(_CLOCK.fullmatch(text_of(value)) for value in sample)
    if joined:
        report.note(
            f'The columns "{columns["date"]}" and "{columns["arrival"]}" are read together as '
            "the arrival."
        )
    return joined


def _choose_time_formats(
    file: TableFile, columns: Mapping[str, str], options: TableOptions, joins_date: bool
) -> dict[str, TimeFormat]:
    """Return the formats of the times of arrival and departure.

    Raises:
        DataError: there are no times, their format cannot be guessed, or only one of the two has a
            zone.
    """
    times = {role: columns[role] for role in ("arrival", "departure") if role in columns}

    def values(role: str) -> Iterator[Any]:
        if role == "arrival" and joins_date:
            for row in file.rows([columns["date"], columns["arrival"]], ReadReporter()):
                if not row.problem and all(map(text_of, row.cells)):
                    yield from join_cells([row.cells[0]], [row.cells[1]])
            return
        yield from values_of(file, times[role])

    for role, column in times.items():
        if next(values(role), None) is None:
            raise DataError(f'{file.path.name} contains no visits: the column "{column}" is empty.')
    if options.time_format is not None:
        return dict.fromkeys(times, time_format_from_code(options.time_format))

    def all_values() -> Iterator[Any]:
        return (value for role in times for value in values(role))

    formats = {}
    for role, column in times.items():
        sample = list(islice(values(role), SAMPLE_ROWS))
        try:
            formats[role] = guess_time_format(sample, all_values)
        except AmbiguousTimesError as error:
            raise DataError(
                f'The column "{column}" was chosen as {role}, but {error}. Set the format of its '
                'times, such as --set "time_format=%d/%m/%Y %H:%M", or choose another column '
                f"with --set {role}=COLUMN. The columns are: {', '.join(file.columns)}."
            ) from error
    if len({time_format.has_zone for time_format in formats.values()}) > 1:
        raise DataError(
            f'Only one of "{times["arrival"]}" and "{times["departure"]}" has a time zone. Write '
            "both with a time zone or both without."
        )
    return formats


def values_of(file: TableFile, column: str) -> Iterator[Any]:
    """Yield the values of a column that are not missing."""
    for row in file.rows([column], ReadReporter()):
        value = row.cells[0] if row.cells else None
        if value is not None and not (isinstance(value, str) and value.strip() in MISSING):
            yield value


def note_clock(time_format: TimeFormat, report: Report) -> None:
    """Note the format of times."""
    report.note(f"Times have the format {time_format.title}.")
