"""Formats of the times in a column of a table, guessed from a sample of its values."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

# As Unix times, these ranges run from 1973 to 2286.
_SECONDS_RANGE = (1e8, 1e10)
_MILLISECONDS_RANGE = (1e11, 1e13)

_DATE_LENGTH = len("2012-04-03")  # a date without a time is not accepted
_NUMBERED_DATE = re.compile(
    r"(\d{1,4}) [/.-] (\d{1,2}) [/.-] (\d{1,4})"
    r"[ ,T]+ (\d{1,2}) : (\d{2}) (?: :(\d{2}) (?:[.,]\d+)? )?",
    re.VERBOSE | re.ASCII,
)
_MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec"
_WRITTEN_OUT = re.compile(
    r"(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{2}) "
    r"(\d{2}:\d{2}:\d{2}) ([+-]\d{4}) (\d{4})",
    re.ASCII,
)
_NUMBER = re.compile(r"\d{1,19}(?:\.\d*)?(?:[eE]\+?\d{1,2})?", re.ASCII)


class AmbiguousTimesError(ValueError):
    """The format of times cannot be guessed; the message describes them."""


@dataclass(frozen=True)
class TimeFormat:
    """A format of times.

    Attributes:
        title: its name for a reader.
        has_zone: whether the times have an offset from UTC.
        read: returns the time of a value, or raises `ValueError` if the value has another format.
        as_iso: a regular expression and what to put in its place to get a text that Arrow reads as
            ISO 8601; both empty if it already does, and None if there is no such thing.
        per_second: units in a second of times that count from 1970; 0 for others.
        range: the earliest and the latest time that counts from 1970, in seconds.
    """

    title: str
    has_zone: bool
    read: Callable[[Any], datetime]
    as_iso: tuple[str, str] | None = None
    per_second: int = 0
    range: tuple[float, float] = (0, 0)


def time_format_from_code(code: str) -> TimeFormat:
    """Return the format of a `strptime` code such as `%d/%m/%Y %H:%M`."""
    return TimeFormat(code, "%z" in code, _strptime_reader(code))


def guess_time_format(sample: Sequence[Any], all_values: Callable[[], Iterable[Any]]) -> TimeFormat:
    """Return the format of most values of a column.

    Args:
        sample: values of the column, none of them missing.
        all_values: returns all values; called only where a date begins with the day or the month.

    Raises:
        AmbiguousTimesError: most values have none of the known formats, or days cannot be told
            from months.
    """
    counts = {
        time_format: sum(_can_read(time_format, value) for value in sample)
        for time_format in _FORMATS
    }
    best = max(counts, key=lambda time_format: counts[time_format])
    if counts[best] * 2 <= len(sample):
        shown = f'such as "{str(sample[0])[:40]}"' if len(sample) else "because there are none"
        raise AmbiguousTimesError(f"its times cannot be read, {shown}")
    return _day_or_month_first(all_values()) if best in (DAY_FIRST, MONTH_FIRST) else best


def _can_read(time_format: TimeFormat, value: Any) -> bool:
    try:
        time_format.read(value)
    except ValueError:
        return False
    return True


def _day_or_month_first(values: Iterable[Any]) -> TimeFormat:
    day_first = month_first = False
    for value in values:
        match = _NUMBERED_DATE.fullmatch(value.strip()) if isinstance(value, str) else None
        if match and len(match[3]) == 4:
            day_first = day_first or int(match[1]) > 12
            month_first = month_first or int(match[2]) > 12
    if day_first == month_first:
        problem = "some begin with the day and some with the month"
        if not day_first:
            problem = "any could begin with the day or with the month"
        raise AmbiguousTimesError(f"{problem} of its dates")
    return DAY_FIRST if day_first else MONTH_FIRST


def _datetime_with_zone(value: Any) -> datetime:
    if isinstance(value, datetime) and value.tzinfo is not None:
        return value
    raise ValueError


def _datetime_without_zone(value: Any) -> datetime:
    if isinstance(value, datetime) and value.tzinfo is None:
        return value
    raise ValueError


def _iso(value: Any) -> datetime:
    written = value.strip() if isinstance(value, str) else ""
    if len(written) <= _DATE_LENGTH or _NUMBER.fullmatch(written):
        raise ValueError
    return datetime.fromisoformat(written)


def _iso_with_zone(value: Any) -> datetime:
    return _datetime_with_zone(_iso(value))


def _iso_without_zone(value: Any) -> datetime:
    return _datetime_without_zone(_iso(value))


def _strptime_reader(code: str) -> Callable[[Any], datetime]:
    def read(value: Any) -> datetime:
        return datetime.strptime(str(value).strip(), code)

    return read


def _written_out(value: Any) -> datetime:
    match = _WRITTEN_OUT.fullmatch(value.strip()) if isinstance(value, str) else None
    if match is None:
        raise ValueError
    month, day, clock, zone, year = match.groups()
    date = f"{year}-{_MONTHS.index(month) // 3 + 1:02}-{day}"
    return datetime.fromisoformat(f"{date}T{clock}{zone}")


def _unix_reader(minimum: float, maximum: float, per_second: int) -> Callable[[Any], datetime]:
    def read(value: Any) -> datetime:
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if not is_number and not (isinstance(value, str) and _NUMBER.fullmatch(value.strip())):
            raise ValueError
        number = float(value)
        if not minimum <= number < maximum:
            raise ValueError
        return datetime.fromtimestamp(number / per_second, UTC)

    return read


def _numeric_date_reader(year: int, month: int, day: int) -> Callable[[Any], datetime]:
    """Read dates of three numbers; the arguments are the positions of year, month and day."""

    def read(value: Any) -> datetime:
        match = _NUMBERED_DATE.fullmatch(value.strip()) if isinstance(value, str) else None
        if match is None or len(match[year]) != 4:
            raise ValueError
        date = int(match[year]), int(match[month]), int(match[day])
        return datetime(*date, int(match[4]), int(match[5]), int(match[6] or 0))

    return read


_NUMERIC_DATE = r"^(\d{2})[/.-](\d{2})[/.-](\d{4})[ ,T]"
DAY_FIRST = TimeFormat(
    "DD/MM/YYYY HH:MM",
    False,
    _numeric_date_reader(year=3, month=2, day=1),
    as_iso=(_NUMERIC_DATE, r"\3-\2-\1 "),
)
MONTH_FIRST = TimeFormat(
    "MM/DD/YYYY HH:MM",
    False,
    _numeric_date_reader(year=3, month=1, day=2),
    as_iso=(_NUMERIC_DATE, r"\3-\1-\2 "),
)
WRITTEN_OUT = TimeFormat("Tue Apr 03 18:00:09 +0000 2012", True, _written_out)


def _unix(title: str, minimum: float, maximum: float, per_second: int) -> TimeFormat:
    return TimeFormat(
        title,
        True,
        _unix_reader(minimum, maximum, per_second),
        per_second=per_second,
        range=(minimum / per_second, maximum / per_second),
    )


_FORMATS = (
    TimeFormat("moments", True, _datetime_with_zone),
    TimeFormat("local times", False, _datetime_without_zone),
    _unix("Unix seconds", *_SECONDS_RANGE, 1),
    _unix("Unix milliseconds", *_MILLISECONDS_RANGE, 1_000),
    TimeFormat("ISO 8601 with a zone", True, _iso_with_zone, ("", "")),
    TimeFormat("ISO 8601", False, _iso_without_zone, ("", "")),
    TimeFormat(
        "YYYY/MM/DD HH:MM",
        False,
        _numeric_date_reader(year=1, month=2, day=3),
        (r"^(\d{4})[/.-](\d{2})[/.-](\d{2})[ ,T]", r"\1-\2-\3 "),
    ),
    DAY_FIRST,
    MONTH_FIRST,
    WRITTEN_OUT,
)
