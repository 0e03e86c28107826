"""Tables of visits in CSV-like text or Parquet.

A row is a visit with a person, an arrival, and a place or its coordinates. A departure or duration,
the place's name and its category are optional. The role of each column is guessed from its name,
and the format of times from the times; the report states every guess.

A row is skipped and reported with its number if a value is missing or cannot be read, a time is not
in 1900 to 2099, the departure is before the arrival, coordinates are not on Earth, or the number of
cells differs from that of columns. Where places have only coordinates, visits are clustered into
places by DBSCAN.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import islice
from statistics import median
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

import numpy as np
from pydantic import ConfigDict, Field

from pointerscope.mobility.check_ins import CHECK_IN_RULE
from pointerscope.mobility.clustering import NOISE, cluster_stays, find_time_zone
from pointerscope.mobility.data_set import DataSet, HistoryRule
from pointerscope.mobility.places import Place
from pointerscope.mobility.sources import DataError, ReadReporter, refuse_if_mostly_dropped, source
from pointerscope.mobility.stays import MINUTE, Stay, StayOptions, number_stays
from pointerscope.mobility.table_columns import COLUMN_NAMES, choose_columns, note_columns
from pointerscope.mobility.table_files import (
    TableFile,
    begins_as_parquet,
    begins_as_text_table,
    open_table,
)
from pointerscope.mobility.written_times import (
    AmbiguousTimesError,
    TimeFormat,
    guess_time_format,
    time_format_from_code,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path
    from zoneinfo import ZoneInfo

    from pointerscope.mobility.stays import NumberedVisits
    from pointerscope.mobility.visits import Visit

SAMPLE_ROWS = 1_000
MIN_WEEKLY_VISITS = 3  # with fewer, histories of 7 days are too short
MISSING = frozenset(["", "NA", "N/A", "NaN", "nan", "NULL", "null", "None"])

SECONDS_IN = {"seconds": 1, "minutes": 60, "hours": 3600}
FIRST_YEAR, LAST_YEAR = 1900, 2099
MAX_STAY_MINUTES = 10 * 365 * 24 * 60  # before stays are cut short

_NOT_A_NAME = re.compile(r"[\W\d_]*|[0-9a-fA-F-]{12,}")  # numbers and hashes


def _column(content: str) -> Any:
    return Field(None, description=f'The column with {content}; null guesses it, "" uses none.')


class TableOptions(StayOptions):
    """Columns and formats of a table, and how its rows become visits."""

    model_config = ConfigDict(frozen=True, extra="forbid", coerce_numbers_to_str=True)

    person: str | None = _column("the person")
    arrival: str | None = _column("the time of arrival")
    departure: str | None = _column("the time of departure")
    duration: str | None = _column("the length of stay")
    place: str | None = _column("the place's id")
    latitude: str | None = _column("the latitude in degrees")
    longitude: str | None = _column("the longitude in degrees")
    name: str | None = _column("the place's name")
    category: str | None = _column("the place's category")
    duration_unit: Annotated[
        Literal["minutes", "seconds", "hours"] | None,
        Field(description="Unit of durations; null guesses it from the column's name."),
    ] = None
    time_format: Annotated[
        str | None,
        Field(description="Format of times, such as %d/%m/%Y %H:%M; null guesses it."),
    ] = None
    time_zone: Annotated[
        str | None,
        Field(
            description="Time zone where the people live, such as Europe/Zurich, for times with a "
            "zone; null uses the times as written."
        ),
    ] = None
    epsilon_metres: Annotated[
        float,
        Field(
            gt=0,
            description="Visits at most this far apart are neighbours (DBSCAN's eps); only for "
            "coordinates without places.",
        ),
    ] = 50
    least_stays: Annotated[
        int,
        Field(
            ge=1,
            description="This many neighbouring visits make a place (DBSCAN); only for coordinates "
            "without places.",
        ),
    ] = 2
    history: Annotated[
        Literal["days", "visits"] | None,
        Field(
            description="Whether a history has the visits of the last days or a number of last "
            "visits; null chooses by how many visits people have."
        ),
    ] = None
    merge_minutes: Annotated[
        int | None,
        Field(
            ge=0,
            description="Merge consecutive stays at one place that are at most this many minutes "
            "apart; null merges none. Check-ins are merged only if this is set.",
        ),
    ] = 1


def _looks_like_a_table(path: Path) -> bool:
    try:
        return path.is_file() and (begins_as_parquet(path) or begins_as_text_table(path))
    except OSError:
        return False


@source(
    title="A table of visits",
    path="a CSV or Parquet file with a person, an arrival, and a place or coordinates in each row",
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
    zone = find_time_zone(options.time_zone) if options.time_zone else None
    file = open_table(path)
    for note in file.notes:
        reporter.report.note(note)
    requested = {role: getattr(options, role) for role in COLUMN_NAMES}
    columns = choose_columns(file.columns, requested)
    note_columns(file.columns, columns, reporter.report)
    reader = _RowReader(file, columns, options, zone, reporter)
    readings: Iterable[_Reading] = _read_rows(file, reader, reporter)
    if "place" not in columns:
        readings = _cluster_places(list(readings), options, reporter)
    places = _PlaceCollector(ids_are_names="place" in columns and "name" not in columns)
    is_check_in = not {"departure", "duration"} & columns.keys()
    numbered = number_stays(
        (places.add(reading) for reading in readings),
        _stay_options(options, is_check_in),
        reporter.report,
    )
    return DataSet(
        name=path.stem,
        title=path.stem,
        licence="not stated",
        places=tuple(places.place(name, number) for name, number in numbered.places.items()),
        people={
            number: f"User {person}" if person.isdigit() else person
            for number, person in numbered.people.items()
        },
        visits=numbered.visits,
        kind="check-ins" if is_check_in else "visits",
        rule=_rule(numbered, options, reporter),
        report=reporter.report,
    )


def _stay_options(options: TableOptions, is_check_in: bool) -> StayOptions:
    if is_check_in and "merge_minutes" not in options.model_fields_set:
        return options.model_copy(update={"merge_minutes": None})
    return options


def _rule(numbered: NumberedVisits, options: TableOptions, reporter: ReadReporter) -> HistoryRule:
    if options.history is not None:
        return CHECK_IN_RULE if options.history == "visits" else HistoryRule()
    if median(map(_visits_a_week, numbered.visits.values())) >= MIN_WEEKLY_VISITS:
        return HistoryRule()
    reporter.report.note(
        f"Half of the people have fewer than {MIN_WEEKLY_VISITS} visits in 7 days, so a history is "
        f"the last {CHECK_IN_RULE.previous_visits} visits; history=days changes that."
    )
    return CHECK_IN_RULE


def _visits_a_week(visits: Sequence[Visit]) -> float:
    days = (visits[-1].arrival.date() - visits[0].arrival.date()).days + 1
    return len(visits) * 7 / max(days, 7)


class _Reading(NamedTuple):
    """The values of a row."""

    stay: Stay
    name: str
    category: str
    latitude: float | None
    longitude: float | None


class _BadRowError(ValueError):
    """A row cannot be read: `reason` is counted in the report, `detail` describes the row."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


def _read_rows(file: TableFile, reader: _RowReader, reporter: ReadReporter) -> Iterator[_Reading]:
    """Yield every row that can be read."""
    skipped = rows = 0
    for row in file.rows(reader.columns, reporter):
        rows += row.lines if row.problem else 1
        try:
            if row.problem:
                raise _BadRowError("cells that do not fit the columns", row.problem)
            yield reader.read(row.cells)
            if row.lines > 1:
                reporter.report.count("lines inside quoted cells", row.lines - 1)
        except _BadRowError as error:
            lines = row.lines if row.problem else 1
            skipped += lines
            where = f"{file.path.name}, {file.unit} {row.number:,}: {error.detail}."
            reporter.report.drop(f"{file.unit}s with {error.reason}", lines, where)
    reporter.report.count(f"{file.unit}s", rows)
    refuse_if_mostly_dropped(file.path, f"{file.unit}s", skipped, rows, reporter.report)


class _RowReader:
    """Reader of rows."""

    def __init__(
        self,
        file: TableFile,
        columns: Mapping[str, str],
        options: TableOptions,
        zone: ZoneInfo | None,
        reporter: ReadReporter,
    ) -> None:
        self.columns = tuple(columns.values())
        self._position = {role: index for index, role in enumerate(columns)}
        self._texts: dict[str, str] = {}
        self._decimal = file.decimal
        self._zone = zone
        self._seconds_in_unit = _choose_seconds_in_unit(columns, options, reporter)
        self._times = _choose_time_formats(file, columns, options)
        _note_clock(self._times["arrival"], options, reporter)

    def read(self, cells: Sequence[Any]) -> _Reading:
        """Return the values of a row.

        Raises:
            _BadRowError: the row cannot be read.
        """
        person = self._required("person", cells)
        place = self._required("place", cells) if "place" in self._position else ""
        arrival = self._time("arrival", cells)
        minutes = self._minutes(arrival, cells)
        return _Reading(
            Stay(self._share(person), self._local(arrival), minutes, self._share(place)),
            self._share(self._text("name", cells)),
            self._share(self._text("category", cells)),
            self._degrees("latitude", 90, cells),
            self._degrees("longitude", 180, cells),
        )

    def _share(self, text: str) -> str:
        """Return one shared string for equal texts, which saves memory."""
        return self._texts.setdefault(text, text)

    def _text(self, role: str, cells: Sequence[Any]) -> str:
        """Return a cell as text, empty where it is missing."""
        position = self._position.get(role)
        value = None if position is None else cells[position]
        if value is None:
            return ""
        if isinstance(value, bytes):
            value = value.decode("utf-8", "replace")
        elif isinstance(value, float) and value.is_integer():
            value = int(value)  # a missing id elsewhere turned all ids into floats
        text = str(value).strip()
        return "" if text in MISSING else text

    def _required(self, role: str, cells: Sequence[Any]) -> str:
        if not (text := self._text(role, cells)):
            raise _BadRowError("a missing value", f"no {role}")
        return text

    def _time(self, role: str, cells: Sequence[Any]) -> datetime:
        time_format = self._times[role]
        try:
            moment = time_format.read(cells[self._position[role]])
        except (ValueError, OverflowError):
            shown = self._required(role, cells)[:40]
            detail = f'{role} "{shown}" does not have the format {time_format.title}'
            raise _BadRowError("a time that cannot be read", detail) from None
        if not FIRST_YEAR <= moment.year <= LAST_YEAR:
            raise _BadRowError(f"a time not in {FIRST_YEAR} to {LAST_YEAR}", f"{role} {moment}")
        return moment

    def _local(self, moment: datetime) -> datetime:
        if moment.tzinfo is not None and self._zone is not None:
            moment = moment.astimezone(self._zone)
        return moment.replace(tzinfo=None, fold=0)

    def _minutes(self, arrival: datetime, cells: Sequence[Any]) -> int:
        """Return the minutes of stay; 0 without a column for the departure or the duration."""
        if "departure" in self._position:
            departure = self._time("departure", cells)
            if departure < arrival:
                raise _BadRowError("a departure before the arrival", f"{departure} < {arrival}")
            minutes = (_whole_minute(departure) - _whole_minute(arrival)) / MINUTE
        elif "duration" in self._position:
            minutes = self._duration(cells)
        else:
            return 0
        if not 0 <= minutes <= MAX_STAY_MINUTES:
            raise _BadRowError("a stay that is too long or negative", f"{minutes:,.0f} minutes")
        return int(minutes)

    def _duration(self, cells: Sequence[Any]) -> float:
        """Return the duration in minutes."""
        value = cells[self._position["duration"]]
        if isinstance(value, timedelta):
            return value / MINUTE
        return self._number("duration", cells) * self._seconds_in_unit / 60

    def _number(self, role: str, cells: Sequence[Any]) -> float:
        text = self._required(role, cells)
        try:
            number = float(text.replace(self._decimal, "."))
        except ValueError:
            number = math.nan
        if not math.isfinite(number):
            raise _BadRowError("a number that cannot be read", f'{role} "{text[:40]}"')
        return number

    def _degrees(self, role: str, maximum: int, cells: Sequence[Any]) -> float | None:
        """Return a coordinate; None where it is missing and the place is known without it."""
        is_required = "place" not in self._position
        if role not in self._position or not (is_required or self._text(role, cells)):
            return None
        degrees = self._number(role, cells)
        if abs(degrees) > maximum:
            raise _BadRowError("coordinates out of range", f"{role} {degrees}")
        return degrees


def _whole_minute(moment: datetime) -> datetime:
    """Cut a moment to the minute; in UTC if it has a zone, because of daylight saving time."""
    utc = moment if moment.tzinfo is None else moment.astimezone(UTC)
    return utc.replace(second=0, microsecond=0)


def _choose_seconds_in_unit(
    columns: Mapping[str, str], options: TableOptions, reporter: ReadReporter
) -> int:
    if "duration" not in columns or "departure" in columns:
        return 0
    unit = options.duration_unit or _guess_unit(columns["duration"])
    reporter.report.note(f"Durations are read as {unit}; duration_unit changes that.")
    return SECONDS_IN[unit]


def _guess_unit(column: str) -> str:
    last = re.split(r"[\W_]+", column.casefold().rstrip(")] "))[-1]
    if last == "s" or last.endswith(("sec", "secs", "seconds")):
        return "seconds"
    return "hours" if last == "h" or last.endswith(("hour", "hours", "hrs")) else "minutes"


def _choose_time_formats(
    file: TableFile, columns: Mapping[str, str], options: TableOptions
) -> dict[str, TimeFormat]:
    """Return the formats of the times of arrival and departure.

    Raises:
        DataError: there are no times, their format cannot be guessed, or only one of the two has a
            zone.
    """
    times = {role: columns[role] for role in ("arrival", "departure") if role in columns}
    for column in times.values():
        if next(_values(file, column), None) is None:
            raise DataError(f'{file.path.name} contains no visits: the column "{column}" is empty.')
    if options.time_format is not None:
        return dict.fromkeys(times, time_format_from_code(options.time_format))

    def all_values() -> Iterator[Any]:
        return (value for column in times.values() for value in _values(file, column))

    formats = {}
    for role, column in times.items():
        sample = list(islice(_values(file, column), SAMPLE_ROWS))
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


def _values(file: TableFile, column: str) -> Iterator[Any]:
    """Yield the values of a column that are not missing."""
    for row in file.rows([column], ReadReporter()):
        value = row.cells[0] if row.cells else None
        if value is not None and not (isinstance(value, str) and value.strip() in MISSING):
            yield value


def _note_clock(time_format: TimeFormat, options: TableOptions, reporter: ReadReporter) -> None:
    reporter.report.note(f"Times have the format {time_format.title}.")
    if not time_format.has_zone:
        reporter.report.note("The times have no zone and are read as local times.")
    elif options.time_zone is not None:
        reporter.report.note(f"The times are converted to the zone {options.time_zone}.")
    else:
        reporter.report.note(
            "The times are used as written, in their own zones. If the people live in another "
            "zone, set time_zone."
        )


def _cluster_places(
    readings: Sequence[_Reading], options: TableOptions, reporter: ReadReporter
) -> Iterator[_Reading]:
    """Cluster the rows by coordinates and yield those at a place, with its number."""
    reporter.on_progress("visits clustered", 0, len(readings))
    labels = cluster_stays(
        np.array([reading.latitude for reading in readings], dtype=np.float64),
        np.array([reading.longitude for reading in readings], dtype=np.float64),
        metres=options.epsilon_metres,
        least_stays=options.least_stays,
    )
    reporter.on_progress("visits clustered", len(readings), len(readings))
    reporter.report.drop(
        f"visits at no place, because fewer than {options.least_stays} are within "
        f"{options.epsilon_metres:g} m",
        int((labels == NOISE).sum()),
    )
    for reading, label in zip(readings, labels.tolist(), strict=True):
        if label != NOISE:
            yield reading._replace(stay=replace(reading.stay, place=str(label)))


class _PlaceCollector:
    """Collector of the names, categories and positions of places."""

    def __init__(self, *, ids_are_names: bool) -> None:
        self._ids_are_names = ids_are_names
        self._names: dict[str, Counter[str]] = defaultdict(Counter)
        self._categories: dict[str, Counter[str]] = defaultdict(Counter)
        self._latitudes: dict[str, list[float]] = defaultdict(list)
        self._longitudes: dict[str, list[float]] = defaultdict(list)

    def add(self, reading: _Reading) -> Stay:
        """Collect the name, category and position of a row's place; return the row's stay."""
        stay, name, category, latitude, longitude = reading
        if name:
            self._names[stay.place][name] += 1
        if category:
            self._categories[stay.place][category] += 1
        if latitude is not None and longitude is not None:
            self._latitudes[stay.place].append(latitude)
            self._longitudes[stay.place].append(longitude)
        return stay

    def place(self, own: str, number: int) -> Place:
        """Return the place at the median of its positions, with its most frequent name."""
        name = _most_frequent(self._names[own])
        if self._ids_are_names and not _NOT_A_NAME.fullmatch(own):
            name = own
        return Place(
            number,
            name,
            _most_frequent(self._categories[own]),
            median(self._latitudes[own]) if self._latitudes[own] else None,
            median(self._longitudes[own]) if self._longitudes[own] else None,
        )


def _most_frequent(counts: Counter[str]) -> str | None:
    return counts.most_common(1)[0][0] if counts else None
