"""The visit notation: how people type a history.

Visits are separated by commas or new lines, oldest first::

    Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna

A visit is a place name or `#id`, then optionally `@` with a day (Mon … Sun, or an ISO date)
and a time, then optionally `+` and the minutes of stay. A name that contains `,` `@` `+` `#` or a
quote is written in double quotes, with quotes inside it doubled.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, time
from typing import TYPE_CHECKING, NamedTuple

from pointerscope.core.problems import InvalidQueryError, Problem

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

WEEKDAY_NAMES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
WEEKDAYS = tuple(name[:3] for name in WEEKDAY_NAMES)
MAX_STAY_MINUTES = 99_999  # 69 days
MAX_VISIT_CHARACTERS = 2_000
MAX_MOMENT_CHARACTERS = 40
MAX_NAME_CHARACTERS = 900  # fits a visit even if every character is a quote, which is doubled

NO_PLACE = "The visit names no place. Write the name of a place, or an id such as #17."

_SPECIAL_CHARACTERS = frozenset(',@+#"\n\r')
_SEPARATOR = re.compile("[,\n\r]")
_UNQUOTED_VISIT = re.compile(r'([^@+"]+)(?:@([^@+]*))?(?:\+([^@+]*))?')
_STAY = re.compile(r"\d{1,5}", re.ASCII)
_ZONE = re.compile(r"\d:\d\d(:\d\d(\.\d+)?)?\s*(z|[+-]\s*\d\d(:?\d\d)?)$", re.IGNORECASE)
_SECONDS = re.compile(r"(\d:\d\d):\d\d(\.\d+)?$")
_MOMENT = re.compile(
    r"(?: (?P<weekday>[a-z]{3,9}) [ ]+ | (?P<date>\d{4}-\d{2}-\d{2}) [ T]+ )?"
    r"(?P<hour>\d{1,2}) : (?P<minute>\d{2})",
    re.VERBOSE | re.IGNORECASE | re.ASCII,
)


@dataclass(frozen=True)
class WrittenVisit:
    """A visit as it was written; parts that were left out are None.

    Attributes:
        place: a name, or a location id (written `#17`).
        day: a weekday (Monday 0 … Sunday 6) or a date; only given together with a time.
        time: the time of arrival.
        stay: minutes of stay.
    """

    place: str | int
    day: int | date | None = None
    time: time | None = None
    stay: int | None = None


def parse_visits(text: str) -> tuple[WrittenVisit, ...]:
    """Parse a history in the visit notation.

    Raises:
        InvalidQueryError: a visit cannot be read; there is one problem for each such visit.
    """
    visits: list[WrittenVisit] = []
    problems: list[Problem] = []
    for index, written in enumerate(filter(str.strip, _split(text))):
        try:
            visits.append(_parse_visit(written, f"visits[{index}]"))
        except InvalidQueryError as error:
            problems.extend(error.problems)
    if problems:
        raise InvalidQueryError(*problems)
    return tuple(visits)


def format_visits(visits: Iterable[WrittenVisit]) -> str:
    """Write visits in the notation, so that `parse_visits` returns the same visits."""
    return ", ".join(map(_format_visit, visits))


def format_place(place: str | int) -> str:
    """Write a place in the notation: `#17` for an id, and quotes around a name that needs them."""
    if isinstance(place, int):
        return f"#{place}"
    if _SPECIAL_CHARACTERS.intersection(place) or place != place.strip() or not place:
        return '"' + place.replace('"', '""') + '"'
    return place


def parse_place(text: str, where: str) -> str | int:
    """Parse a single place, as `format_place` writes it.

    Raises:
        InvalidQueryError: the text is not exactly one place.
    """
    written = list(filter(str.strip, _split(text)))
    visit = _parse_visit(written[0], where) if len(written) == 1 else None
    if visit is None or visit != WrittenVisit(visit.place):
        message = "This is not one place. Write the name of a place, or an id such as #17."
        raise InvalidQueryError(Problem(where, message))
    return visit.place


def format_moment(day: int | date | None, at: time | None) -> str:
    """Write a day and a time as the notation has them behind the `@`."""
    written = [] if day is None else [WEEKDAYS[day] if isinstance(day, int) else day.isoformat()]
    return " ".join(written + ([] if at is None else [f"{at.hour:02}:{at.minute:02}"]))


def parse_moment(text: str, where: str) -> tuple[int | date | None, time]:
    """Parse a time and optionally its day; seconds are dropped.

    Raises:
        InvalidQueryError: the text is not a day and time, or they do not exist.
    """
    text = text.strip()
    if len(text) > MAX_MOMENT_CHARACTERS:
        message = (
            f"“{text[:MAX_MOMENT_CHARACTERS]}…” is too long for a day and time. "
            "Write Mon 08:00, 2026-11-16 08:00 or 08:00."
        )
        raise InvalidQueryError(Problem(where, message))
    match = _MOMENT.fullmatch(text) or _MOMENT.fullmatch(_SECONDS.sub(r"\1", text))
    if match is None and _ZONE.search(text):
        message = (
            f"“{text}” has a time zone, but times are local to the people who make the visits. "
            "Leave out the time zone."
        )
        raise InvalidQueryError(Problem(where, message))
    if match is None:
        message = f"“{text}” is not a day and time. Write Mon 08:00, 2026-11-16 08:00 or 08:00."
        raise InvalidQueryError(Problem(where, message))
    try:
        at = time(int(match["hour"]), int(match["minute"]))
    except ValueError:
        message = (
            f"“{text}” is not a time of day. Write an hour from 00 to 23 and minutes from 00 to 59."
        )
        raise InvalidQueryError(Problem(where, message)) from None
    return _parse_day(match["weekday"], match["date"], where), at


def _split(text: str) -> Iterator[str]:
    """Split at commas and line breaks outside quotes."""
    if '"' not in text:
        yield from _SEPARATOR.split(text)
        return
    start, quoted = 0, False
    for position, character in enumerate(text):
        if character == '"':
            quoted = not quoted
        elif character in ",\n\r" and not quoted:
            yield text[start:position]
            start = position + 1
    yield text[start:]


def _parse_visit(text: str, where: str) -> WrittenVisit:
    text = text.strip()
    if len(text) > MAX_VISIT_CHARACTERS:
        message = (
            f"This visit has {len(text):,} characters; at most {MAX_VISIT_CHARACTERS:,} characters "
            "are read. Shorten it."
        )
        raise InvalidQueryError(Problem(where, message))
    parts = _split_parts(text)
    if parts is None:
        message = (
            "This visit cannot be read. A visit is a place, then @ with a day and a time, then + "
            "with minutes, such as Café Luna @ Mon 08:00 +45. Put a name with , @ + # or a quote "
            "in double quotes."
        )
        raise InvalidQueryError(Problem(where, message))
    place = _parse_name(parts.place, where)
    if place == "":
        raise InvalidQueryError(Problem(where, NO_PLACE))
    day, at = (None, None) if parts.moment is None else parse_moment(parts.moment, where)
    stay = None if parts.stay is None else _parse_stay(parts.stay.strip(), where)
    return WrittenVisit(place, day, at, stay)


class _Parts(NamedTuple):
    """A visit split at its signs; parts that are absent are None."""

    place: str
    moment: str | None
    stay: str | None


def _split_parts(text: str) -> _Parts | None:
    """Split a visit into its parts; return None where text is left over."""
    if unquoted := _UNQUOTED_VISIT.fullmatch(text):
        return _Parts(unquoted[1].rstrip(), unquoted[2], unquoted[3])
    quoted = text.startswith('"')
    end = _end_of_quoted_name(text) if quoted else _end_of_unquoted_name(text)
    place, rest = text[:end].strip(), text[end:].strip()
    moment = stay = None
    if rest.startswith("@"):
        moment, plus, rest = rest[1:].partition("+")
        rest = plus + rest
    if rest.startswith("+"):
        stay, rest = rest[1:], ""
    signs = set((moment or "") + (stay or "")) & {"@", "+"}
    if rest or signs or ('"' in place and not quoted):
        return None
    return _Parts(place, moment, stay)


def _end_of_quoted_name(text: str) -> int:
    """Return the position after the closing quote, or 0 if the quotes never close."""
    end = text.find('"', 1)
    while text[end : end + 2] == '""':
        end = text.find('"', end + 2)
    return end + 1


def _end_of_unquoted_name(text: str) -> int:
    """Return the position of the first sign that ends a name without quotes."""
    return min((text.index(sign) for sign in "@+" if sign in text), default=len(text))


def _parse_name(name: str, where: str) -> str | int:
    if name.startswith('"'):
        return name[1:-1].replace('""', '"')
    return _parse_unquoted_name(name, where)


def _parse_unquoted_name(name: str, where: str) -> str | int:
    if not name.startswith("#"):
        if "#" in name:
            message = f"“{name[:60]}” contains #. Put a name with # in double quotes."
            raise InvalidQueryError(Problem(where, message))
        return name
    if not re.fullmatch(r"#\d{1,9}", name, re.ASCII):
        message = f"“{name[:40]}” is not a location id. Write # and a number, such as #17."
        raise InvalidQueryError(Problem(where, message))
    return int(name[1:])


def _parse_day(weekday: str | None, iso: str | None, where: str) -> int | date | None:
    if weekday is not None:
        for number, name in enumerate(WEEKDAY_NAMES):
            if name.startswith(weekday.capitalize()):  # three letters at least
                return number
        message = (
            f"“{weekday}” is not a day. "
            f"Write one of {', '.join(WEEKDAYS)}, or a date such as 2026-11-16."
        )
        raise InvalidQueryError(Problem(where, message, WEEKDAYS))
    if iso is not None:
        try:
            day = date.fromisoformat(iso)
        except ValueError:
            message = f"There is no date {iso}. Write a date of the calendar, such as 2026-11-16."
            raise InvalidQueryError(Problem(where, message)) from None
        if not 1900 <= day.year <= 2200:
            message = f"The date {iso} is out of range. Write a date between 1900 and 2200."
            raise InvalidQueryError(Problem(where, message))
        return day
    return None


def _parse_stay(text: str, where: str) -> int:
    if not _STAY.fullmatch(text):
        message = (
            f"“+{text[:20]}” is not a length of stay. "
            f"Write whole minutes from +0 to +{MAX_STAY_MINUTES}."
        )
        raise InvalidQueryError(Problem(where, message))
    return int(text)


def _format_visit(visit: WrittenVisit) -> str:
    moment = format_moment(visit.day, visit.time)
    parts = [
        format_place(visit.place),
        f"@ {moment}" if moment else "",
        "" if visit.stay is None else f"+{visit.stay}",
    ]
    return " ".join(filter(None, parts))
