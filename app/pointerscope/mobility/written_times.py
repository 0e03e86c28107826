"""How times are written in a column of a table: guessed once from its values, then followed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

# Numbers in these ranges are moments from 1973 to 2286.
_SECONDS = (1e8, 1e10)
_MILLISECONDS = (1e11, 1e13)

_LONGEST_DATE = len("2012-04-03")  # a date alone is no time
_NUMBERED_DATE = re.compile(
    r"(\d{1,4}) [/.-] (\d{1,2}) [/.-] (\d{1,4})"
    r"[ ,T]+ (\d{1,2}) : (\d{2}) (?: :(\d{2}) (?:[.,]\d+)? )?",
    re.VERBOSE | re.ASCII,
)
_NUMBER = re.compile(r"\d{1,19}(?:\.\d*)?(?:[eE]\+?\d{1,2})?", re.ASCII)


class UnclearTimesError(ValueError):
    """Times whose form cannot be guessed; the message says what they look like."""


@dataclass(frozen=True)
class TimeFormat:
    """A way to write times.

    Attributes:
        title: what it is called.
        has_zone: whether times written so are moments, with their distance from UTC.
        read: the time that a value says; raises `ValueError` where it says none.
    """

    title: str
    has_zone: bool
    read: Callable[[Any], datetime]


def time_format(code: str) -> TimeFormat:
    """The format of a code such as `%d/%m/%Y %H:%M`, as Python's `strptime` has it."""
    return TimeFormat(code, "%z" in code, _of_code(code))


def guess_time_format(sample: Sequence[Any], everything: Callable[[], Iterable[Any]]) -> TimeFormat:
    """The format in which most of a column is written.

    Args:
        sample: values of the column, none of them missing.
        everything: all its values; asked for only where dates are numbers that begin with the
            day or with the month.

    Raises:
        UnclearTimesError: most values are written in none of the known forms, or days cannot be
            told from months.
    """
    counts = {form: sum(_can_read(form, value) for value in sample) for form in _FORMS}
    best = max(counts, key=lambda form: counts[form])
    if counts[best] * 2 <= len(sample):
        shown = f'such as "{str(sample[0])[:40]}"' if len(sample) else "because there are none"
        raise UnclearTimesError(f"its times cannot be read, {shown}")
    return _day_or_month_first(everything()) if best in (DAY_FIRST, MONTH_FIRST) else best


def _can_read(form: TimeFormat, value: Any) -> bool:
    try:
        form.read(value)
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
        raise UnclearTimesError(f"{problem} of its dates")
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
    if len(written) <= _LONGEST_DATE or _NUMBER.fullmatch(written):
        raise ValueError
    return datetime.fromisoformat(written)


def _iso_with_zone(value: Any) -> datetime:
    return _datetime_with_zone(_iso(value))


def _iso_without_zone(value: Any) -> datetime:
    return _datetime_without_zone(_iso(value))


def _of_code(code: str) -> Callable[[Any], datetime]:
    def read(value: Any) -> datetime:
        return datetime.strptime(str(value).strip(), code)

    return read


def _unix(least: float, most: float, a_second: int) -> Callable[[Any], datetime]:
    def read(value: Any) -> datetime:
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if not is_number and not (isinstance(value, str) and _NUMBER.fullmatch(value.strip())):
            raise ValueError
        number = float(value)
        if not least <= number < most:
            raise ValueError
        return datetime.fromtimestamp(number / a_second, UTC)

    return read


def _numbered(year: int, month: int, day: int) -> Callable[[Any], datetime]:
    """Reads dates of three numbers, of which these are the year, the month and the day."""

    def read(value: Any) -> datetime:
        match = _NUMBERED_DATE.fullmatch(value.strip()) if isinstance(value, str) else None
        if match is None or len(match[year]) != 4:
            raise ValueError
        date = int(match[year]), int(match[month]), int(match[day])
        return datetime(*date, int(match[4]), int(match[5]), int(match[6] or 0))

    return read


DAY_FIRST = TimeFormat("DD/MM/YYYY HH:MM", False, _numbered(year=3, month=2, day=1))
MONTH_FIRST = TimeFormat("MM/DD/YYYY HH:MM", False, _numbered(year=3, month=1, day=2))

_FORMS = (
    TimeFormat("moments", True, _datetime_with_zone),
    TimeFormat("local times", False, _datetime_without_zone),
    TimeFormat("Unix seconds", True, _unix(*_SECONDS, 1)),
    TimeFormat("Unix milliseconds", True, _unix(*_MILLISECONDS, 1_000)),
    TimeFormat("ISO 8601 with a zone", True, _iso_with_zone),
    TimeFormat("ISO 8601", False, _iso_without_zone),
    TimeFormat("YYYY/MM/DD HH:MM", False, _numbered(year=1, month=2, day=3)),
    DAY_FIRST,
    MONTH_FIRST,
    TimeFormat("Tue Apr 03 18:00:09 +0000 2012", True, _of_code("%a %b %d %H:%M:%S %z %Y")),
)
