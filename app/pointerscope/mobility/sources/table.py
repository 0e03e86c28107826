"""Anybody's table of visits: text with separators (CSV), or Parquet.

A row is a visit: a person, the arrival, and a place or its coordinates; perhaps a departure or a
duration, the place's name and its category. Which column is which is guessed from their names,
how times are written from the times; what was guessed stands in the report.

A row is skipped, counted and reported with its number when a value is missing or cannot be read,
when a time is not in 1900 to 2099, when it departs before it arrives, when its coordinates are not
on Earth, or when it has more or fewer cells than there are columns. Where places have coordinates
only, they are found among the visits by DBSCAN.
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
from pointerscope.mobility.clustering import NOISE, cluster_stays, zone_called
from pointerscope.mobility.data_set import DataSet, HistoryRule
from pointerscope.mobility.places import Place
from pointerscope.mobility.sources import DataError, Watch, refuse_if_mostly_dropped, source
from pointerscope.mobility.stays import MINUTE, Stay, StayOptions, number_stays
from pointerscope.mobility.table_columns import COLUMN_NAMES, choose_columns, tell_columns
from pointerscope.mobility.table_files import (
    Table,
    begins_as_parquet,
    begins_as_text_table,
    open_table,
)
from pointerscope.mobility.written_times import (
    TimeFormat,
    UnclearTimesError,
    guess_time_format,
    time_format,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path
    from zoneinfo import ZoneInfo

    from pointerscope.mobility.stays import Numbered
    from pointerscope.mobility.visits import Visit

ROWS_TO_GUESS_BY = 1_000
FEW_VISITS = 3  # in 7 days: fewer make histories of 7 days that are too short
MISSING = frozenset(["", "NA", "N/A", "NaN", "nan", "NULL", "null", "None"])

SECONDS_IN = {"seconds": 1, "minutes": 60, "hours": 3600}
FIRST_YEAR, LAST_YEAR = 1900, 2099
MOST_MINUTES = 10 * 365 * 24 * 60  # of one stay

_NO_NAME = re.compile(r"[\W\d_]*|[0-9a-fA-F-]{12,}")  # numbers and hashes


def _column(what: str) -> Any:
    return Field(None, description=f'The column of {what}; null guesses it, "" takes none.')


class TableOptions(StayOptions):
    """What cannot be guessed of a table."""

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
        Field(description="Of the durations; null takes it from the column's name, or minutes."),
    ] = None
    time_format: Annotated[
        str | None,
        Field(description="How times are written, such as %d/%m/%Y %H:%M; null guesses it."),
    ] = None
    time_zone: Annotated[
        str | None,
        Field(
            description="Where the people live, such as Europe/Zurich, if times have a zone; "
            "null keeps the clock that they were written by."
        ),
    ] = None
    epsilon_metres: Annotated[
        float,
        Field(gt=0, description="Of coordinates alone: visits so near are at one place (DBSCAN)."),
    ] = 50
    least_stays: Annotated[
        int, Field(ge=1, description="Of coordinates alone: so many visits make a place (DBSCAN).")
    ] = 2
    history: Annotated[
        Literal["days", "visits"] | None,
        Field(
            description="Whether a history is the visits of the last days or the last visits; "
            "null chooses by how many there are."
        ),
    ] = None
    merge_minutes: Annotated[
        int | None,
        Field(
            ge=0,
            description="Stays in a row at one place, at most so far apart, become one; null "
            "merges none. Check-ins are merged only if it is set.",
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
def table(path: Path, options: TableOptions, watch: Watch) -> DataSet:
    """Read the visits of a table.

    Raises:
        DataError: a column cannot be guessed, most rows cannot be read, or no visit is left.
        MissingExtraError: a library is not installed that this table needs.
    """
    zone = zone_called(options.time_zone) if options.time_zone else None
    file = open_table(path)
    for note in file.notes:
        watch.report.note(note)
    asked = {role: getattr(options, role) for role in COLUMN_NAMES}
    columns = choose_columns(file.columns, asked)
    tell_columns(file.columns, columns, watch.report)
    reader = _Reader(file, columns, options, zone, watch)
    readings: Iterable[_Reading] = _readings(file, reader, watch)
    if "place" not in columns:
        readings = _located(list(readings), options, watch)
    places = _Places(ids_are_names="place" in columns and "name" not in columns)
    is_check_in = not {"departure", "duration"} & columns.keys()
    numbered = number_stays(
        (places.see(reading) for reading in readings),
        _stay_options(options, is_check_in),
        watch.report,
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
        rule=_rule(numbered, options, watch),
        report=watch.report,
    )


def _stay_options(options: TableOptions, is_check_in: bool) -> StayOptions:
    if is_check_in and "merge_minutes" not in options.model_fields_set:
        return options.model_copy(update={"merge_minutes": None})
    return options


def _rule(numbered: Numbered, options: TableOptions, watch: Watch) -> HistoryRule:
    if options.history is not None:
        return CHECK_IN_RULE if options.history == "visits" else HistoryRule()
    if median(map(_visits_a_week, numbered.visits.values())) >= FEW_VISITS:
        return HistoryRule()
    watch.report.note(
        f"Half of the people have fewer than {FEW_VISITS} visits in 7 days, so a history is the "
        f"last {CHECK_IN_RULE.previous_visits} visits; history=days changes that."
    )
    return CHECK_IN_RULE


def _visits_a_week(visits: Sequence[Visit]) -> float:
    days = (visits[-1].arrival.date() - visits[0].arrival.date()).days + 1
    return len(visits) * 7 / max(days, 7)


class _Reading(NamedTuple):
    """What a row says."""

    stay: Stay
    name: str
    category: str
    latitude: float | None
    longitude: float | None


class _BadRowError(ValueError):
    """A row that cannot be read: what is wrong, and with what."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


def _readings(file: Table, reader: _Reader, watch: Watch) -> Iterator[_Reading]:
    """Every row that can be read."""
    skipped = rows = 0
    for row in file.rows(reader.columns, watch):
        rows += row.lines if row.problem else 1
        try:
            if row.problem:
                raise _BadRowError("cells that do not fit the columns", row.problem)
            yield reader.read(row.cells)
            if row.lines > 1:
                watch.report.count("lines inside quoted cells", row.lines - 1)
        except _BadRowError as error:
            lines = row.lines if row.problem else 1
            skipped += lines
            where = f"{file.path.name}, {file.unit} {row.number:,}: {error.detail}."
            watch.report.drop(f"{file.unit}s with {error.reason}", lines, where)
    watch.report.count(f"{file.unit}s", rows)
    refuse_if_mostly_dropped(file.path, f"{file.unit}s", skipped, rows, watch.report)


class _Reader:
    """Reads rows."""

    def __init__(
        self,
        file: Table,
        columns: Mapping[str, str],
        options: TableOptions,
        zone: ZoneInfo | None,
        watch: Watch,
    ) -> None:
        self.columns = tuple(columns.values())
        self._position = {role: index for index, role in enumerate(columns)}
        self._texts: dict[str, str] = {}
        self._decimal = file.decimal
        self._zone = zone
        self._seconds_in_unit = _seconds_in_unit(columns, options, watch)
        self._times = _time_formats(file, columns, options)
        _tell_clock(self._times["arrival"], options, watch)

    def read(self, cells: Sequence[Any]) -> _Reading:
        """What a row says.

        Raises:
            _BadRowError: it cannot be read.
        """
        person = self._needed("person", cells)
        place = self._needed("place", cells) if "place" in self._position else ""
        arrival = self._time("arrival", cells)
        minutes = self._minutes(arrival, cells)
        return _Reading(
            Stay(self._once(person), self._local(arrival), minutes, self._once(place)),
            self._once(self._text("name", cells)),
            self._once(self._text("category", cells)),
            self._degrees("latitude", 90, cells),
            self._degrees("longitude", 180, cells),
        )

    def _once(self, text: str) -> str:
        """The same string for the same text, which saves memory."""
        return self._texts.setdefault(text, text)

    def _text(self, role: str, cells: Sequence[Any]) -> str:
        """The cell as text; empty where there is none."""
        position = self._position.get(role)
        value = None if position is None else cells[position]
        if value is None:
            return ""
        if isinstance(value, bytes):
            value = value.decode("utf-8", "replace")
        elif isinstance(value, float) and value.is_integer():
            value = int(value)  # an id that a missing one elsewhere made a fraction
        text = str(value).strip()
        return "" if text in MISSING else text

    def _needed(self, role: str, cells: Sequence[Any]) -> str:
        if not (text := self._text(role, cells)):
            raise _BadRowError("a missing value", f"no {role}")
        return text

    def _time(self, role: str, cells: Sequence[Any]) -> datetime:
        form = self._times[role]
        try:
            moment = form.read(cells[self._position[role]])
        except (ValueError, OverflowError):
            shown = self._needed(role, cells)[:40]
            detail = f'{role} "{shown}" is not written as {form.title}'
            raise _BadRowError("a time that cannot be read", detail) from None
        if not FIRST_YEAR <= moment.year <= LAST_YEAR:
            raise _BadRowError(f"a time not in {FIRST_YEAR} to {LAST_YEAR}", f"{role} {moment}")
        return moment

    def _local(self, moment: datetime) -> datetime:
        if moment.tzinfo is not None and self._zone is not None:
            moment = moment.astimezone(self._zone)
        return moment.replace(tzinfo=None, fold=0)

    def _minutes(self, arrival: datetime, cells: Sequence[Any]) -> int:
        """The length of stay; 0 where neither a departure nor a duration is known."""
        if "departure" in self._position:
            departure = self._time("departure", cells)
            if departure < arrival:
                raise _BadRowError("a departure before the arrival", f"{departure} < {arrival}")
            minutes = (_whole_minute(departure) - _whole_minute(arrival)) / MINUTE
        elif "duration" in self._position:
            minutes = self._duration(cells)
        else:
            return 0
        if not 0 <= minutes <= MOST_MINUTES:
            raise _BadRowError("a stay that is too long or negative", f"{minutes:,.0f} minutes")
        return int(minutes)

    def _duration(self, cells: Sequence[Any]) -> float:
        """In minutes."""
        value = cells[self._position["duration"]]
        if isinstance(value, timedelta):
            return value / MINUTE
        return self._number("duration", cells) * self._seconds_in_unit / 60

    def _number(self, role: str, cells: Sequence[Any]) -> float:
        text = self._needed(role, cells)
        try:
            number = float(text.replace(self._decimal, "."))
        except ValueError:
            number = math.nan
        if not math.isfinite(number):
            raise _BadRowError("a number that cannot be read", f'{role} "{text[:40]}"')
        return number

    def _degrees(self, role: str, most: int, cells: Sequence[Any]) -> float | None:
        """The coordinate; None where it is unknown and the place is known without it."""
        is_needed = "place" not in self._position
        if role not in self._position or not (is_needed or self._text(role, cells)):
            return None
        degrees = self._number(role, cells)
        if abs(degrees) > most:
            raise _BadRowError("coordinates out of range", f"{role} {degrees}")
        return degrees


def _whole_minute(moment: datetime) -> datetime:
    """Cut to the minute; in UTC where there is a zone, whose clock may be put back meanwhile."""
    utc = moment if moment.tzinfo is None else moment.astimezone(UTC)
    return utc.replace(second=0, microsecond=0)


def _seconds_in_unit(columns: Mapping[str, str], options: TableOptions, watch: Watch) -> int:
    if "duration" not in columns or "departure" in columns:
        return 0
    unit = options.duration_unit or _unit_by_name(columns["duration"])
    watch.report.note(f"Durations are taken as {unit}; duration_unit changes that.")
    return SECONDS_IN[unit]


def _unit_by_name(column: str) -> str:
    last = re.split(r"[\W_]+", column.casefold().rstrip(")] "))[-1]
    if last == "s" or last.endswith(("sec", "secs", "seconds")):
        return "seconds"
    return "hours" if last == "h" or last.endswith(("hour", "hours", "hrs")) else "minutes"


def _time_formats(
    file: Table, columns: Mapping[str, str], options: TableOptions
) -> dict[str, TimeFormat]:
    """How the times of arrival and of departure are written.

    Raises:
        DataError: there are none, it cannot be guessed, or only one of the two has a zone.
    """
    times = {role: columns[role] for role in ("arrival", "departure") if role in columns}
    for column in times.values():
        if next(_values(file, column), None) is None:
            raise DataError(f'{file.path.name} holds no visits: the column "{column}" is empty.')
    if options.time_format is not None:
        return dict.fromkeys(times, time_format(options.time_format))

    def everything() -> Iterator[Any]:
        return (value for column in times.values() for value in _values(file, column))

    formats = {}
    for role, column in times.items():
        sample = list(islice(_values(file, column), ROWS_TO_GUESS_BY))
        try:
            formats[role] = guess_time_format(sample, everything)
        except UnclearTimesError as error:
            raise DataError(
                f'The column "{column}" was taken as {role}, but {error}. Say how its times are '
                'written, such as --set "time_format=%d/%m/%Y %H:%M", or choose another column '
                f"with --set {role}=COLUMN. The columns are: {', '.join(file.columns)}."
            ) from error
    if len({form.has_zone for form in formats.values()}) > 1:
        raise DataError(
            f'Only one of "{times["arrival"]}" and "{times["departure"]}" has a time zone; write '
            "both in the same way."
        )
    return formats


def _values(file: Table, column: str) -> Iterator[Any]:
    """Every value of a column that is not missing."""
    for row in file.rows([column], Watch()):
        value = row.cells[0] if row.cells else None
        if value is not None and not (isinstance(value, str) and value.strip() in MISSING):
            yield value


def _tell_clock(form: TimeFormat, options: TableOptions, watch: Watch) -> None:
    watch.report.note(f"Times are written as {form.title}.")
    if not form.has_zone:
        watch.report.note("The times have no zone and are taken as local.")
    elif options.time_zone is not None:
        watch.report.note(f"The times are converted to those of {options.time_zone}.")
    else:
        watch.report.note(
            "The times keep the clock that they are written by; if that is not where the people "
            "live, set time_zone."
        )


def _located(
    readings: Sequence[_Reading], options: TableOptions, watch: Watch
) -> Iterator[_Reading]:
    """The rows whose coordinates lie at a place, with its number."""
    watch.progress("visits to find places among", 0, len(readings))
    labels = cluster_stays(
        np.array([reading.latitude for reading in readings], dtype=np.float64),
        np.array([reading.longitude for reading in readings], dtype=np.float64),
        metres=options.epsilon_metres,
        least_stays=options.least_stays,
    )
    watch.progress("visits to find places among", len(readings), len(readings))
    watch.report.drop(
        f"visits at no place, because fewer than {options.least_stays} are within "
        f"{options.epsilon_metres:g} m",
        int((labels == NOISE).sum()),
    )
    for reading, label in zip(readings, labels.tolist(), strict=True):
        if label != NOISE:
            yield reading._replace(stay=replace(reading.stay, place=str(label)))


class _Places:
    """What the rows say of their places."""

    def __init__(self, *, ids_are_names: bool) -> None:
        self._ids_are_names = ids_are_names
        self._names: dict[str, Counter[str]] = defaultdict(Counter)
        self._categories: dict[str, Counter[str]] = defaultdict(Counter)
        self._latitudes: dict[str, list[float]] = defaultdict(list)
        self._longitudes: dict[str, list[float]] = defaultdict(list)

    def see(self, reading: _Reading) -> Stay:
        """Remember what a row says; its stay."""
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
        """The place at the median of its positions, under its most frequent name."""
        name = _most_frequent(self._names[own])
        if self._ids_are_names and not _NO_NAME.fullmatch(own):
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
