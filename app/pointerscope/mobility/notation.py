"""How people type a history.

Visits are separated by commas or new lines, oldest first::

    Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna

A visit is a place name or `#id`, then optionally `@` with a day (Mon … Sun, or an ISO date)
and a time, then optionally `+` minutes of stay. A name that holds `,` `@` `+` `#` or a quote
stands in double quotes, a quote inside them doubled.
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
LONGEST_STAY = 99_999  # minutes, 69 days
LONGEST_VISIT = 2_000  # characters
LONGEST_MOMENT = 40  # characters
LONGEST_NAME = 900  # characters that fit a visit even with every one of them a doubled quote

_SIGNS = frozenset(',@+#"\n\r')
_BETWEEN = re.compile("[,\n\r]")
_PLAIN = re.compile(r'([^@+"]+)(?:@([^@+]*))?(?:\+([^@+]*))?')  # a visit without quotes
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
    """A visit as it was written; what was left out is None.

    Attributes:
        place: a name, or a location id (written `#17`).
        day: a weekday (Monday 0 … Sunday 6) or a date; never without a time.
        time: the time of arrival.
        stay: minutes.
    """

    place: str | int
    day: int | date | None = None
    time: time | None = None
    stay: int | None = None


def parse_visits(text: str) -> tuple[WrittenVisit, ...]:
    """Read a history from its notation.

    Raises:
        InvalidQueryError: with one problem for every visit that cannot be read.
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
    """Write a history so that reading it gives the same visits back."""
    return ", ".join(map(_format_visit, visits))


def format_place(place: str | int) -> str:
    """Write a place: `#17` for an id, a name in quotes where it needs them."""
    if isinstance(place, int):
        return f"#{place}"
    if _SIGNS.intersection(place) or place != place.strip() or not place:
        return '"' + place.replace('"', '""') + '"'
    return place


def parse_place(text: str, where: str) -> str | int:
    """Read a place alone, as `format_place` writes it.

    Raises:
        InvalidQueryError: the text is no place, or more than one.
    """
    written = list(filter(str.strip, _split(text)))
    visit = _parse_visit(written[0], where) if len(written) == 1 else None
    if visit is None or visit != WrittenVisit(visit.place):
        raise InvalidQueryError(Problem(where, "Write the name of a place, or an id such as #17."))
    return visit.place


def format_moment(day: int | date | None, at: time | None) -> str:
    """Write a day and a time as they stand behind the `@`."""
    written = [] if day is None else [WEEKDAYS[day] if isinstance(day, int) else day.isoformat()]
    return " ".join(written + ([] if at is None else [f"{at.hour:02}:{at.minute:02}"]))


def parse_moment(text: str, where: str) -> tuple[int | date | None, time]:
    """Read an optional day and a time; seconds are dropped.

    Raises:
        InvalidQueryError: there are no such day and time.
    """
    text = text.strip()
    if len(text) > LONGEST_MOMENT:
        message = (
            f'"{text[:LONGEST_MOMENT]}…" is too long for a day and time; '
            "write Mon 08:00, 2026-11-16 08:00 or 08:00."
        )
        raise InvalidQueryError(Problem(where, message))
    match = _MOMENT.fullmatch(text) or _MOMENT.fullmatch(_SECONDS.sub(r"\1", text))
    if match is None and _ZONE.search(text):
        message = "Times are local to the people who make the visits: leave out the time zone."
        raise InvalidQueryError(Problem(where, message))
    if match is None:
        message = f'"{text}" is no day and time; write Mon 08:00, 2026-11-16 08:00 or 08:00.'
        raise InvalidQueryError(Problem(where, message))
    try:
        at = time(int(match["hour"]), int(match["minute"]))
    except ValueError:
        message = f'"{text}" is no time of day; hours run from 00 to 23, minutes to 59.'
        raise InvalidQueryError(Problem(where, message)) from None
    return _parse_day(match["weekday"], match["date"], where), at


def _split(text: str) -> Iterator[str]:
    """Cut at commas and new lines that stand outside quotes."""
    if '"' not in text:
        yield from _BETWEEN.split(text)
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
    if len(text) > LONGEST_VISIT:
        message = f"A visit is at most {LONGEST_VISIT:,} characters long; this has {len(text):,}."
        raise InvalidQueryError(Problem(where, message))
    parts = _parts(text)
    if parts is None:
        message = (
            "A visit is a place, then @ with a day and a time, then + with minutes, such as "
            "Café Luna @ Mon 08:00 +45. A name that holds , @ + # or a quote stands in double "
            "quotes."
        )
        raise InvalidQueryError(Problem(where, message))
    place = _parse_name(parts.place, where)
    if place == "":
        raise InvalidQueryError(Problem(where, "The visit names no place."))
    day, at = (None, None) if parts.moment is None else parse_moment(parts.moment, where)
    stay = None if parts.stay is None else _parse_stay(parts.stay.strip(), where)
    return WrittenVisit(place, day, at, stay)


class _Parts(NamedTuple):
    """A visit cut at its signs; what is not there is None."""

    place: str
    moment: str | None
    stay: str | None


def _parts(text: str) -> _Parts | None:
    """The parts of a visit, or None where something is left over."""
    if plain := _PLAIN.fullmatch(text):
        return _Parts(plain[1].rstrip(), plain[2], plain[3])
    quoted = text.startswith('"')
    end = _end_of_quotes(text) if quoted else _end_of_plain(text)
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


def _end_of_quotes(text: str) -> int:
    """Where the quotes at the beginning have closed, 0 if they never do."""
    end = text.find('"', 1)
    while text[end : end + 2] == '""':
        end = text.find('"', end + 2)
    return end + 1


def _end_of_plain(text: str) -> int:
    """Where the first sign stands that ends a name without quotes."""
    return min((text.index(sign) for sign in "@+" if sign in text), default=len(text))


def _parse_name(name: str, where: str) -> str | int:
    if name.startswith('"'):
        return name[1:-1].replace('""', '"')
    return _parse_plain(name, where)


def _parse_plain(name: str, where: str) -> str | int:
    if not name.startswith("#"):
        if "#" in name:
            message = f'A name that holds # stands in double quotes: "{name[:60]}".'
            raise InvalidQueryError(Problem(where, message))
        return name
    if not re.fullmatch(r"#\d{1,9}", name, re.ASCII):
        message = f'"{name[:40]}" is no location id; write # and digits, such as #17.'
        raise InvalidQueryError(Problem(where, message))
    return int(name[1:])


def _parse_day(weekday: str | None, iso: str | None, where: str) -> int | date | None:
    if weekday is not None:
        for number, name in enumerate(WEEKDAY_NAMES):
            if name.startswith(weekday.capitalize()):  # three letters at least
                return number
        message = f'"{weekday}" is no day; write one of {", ".join(WEEKDAYS)} or an ISO date.'
        raise InvalidQueryError(Problem(where, message, WEEKDAYS))
    if iso is not None:
        try:
            day = date.fromisoformat(iso)
        except ValueError:
            raise InvalidQueryError(Problem(where, f"There is no day {iso}.")) from None
        if not 1900 <= day.year <= 2200:
            raise InvalidQueryError(Problem(where, "Dates lie between 1900 and 2200."))
        return day
    return None


def _parse_stay(text: str, where: str) -> int:
    if not _STAY.fullmatch(text):
        message = (
            f'"+{text[:20]}" is no length of stay; write whole minutes from +0 to +{LONGEST_STAY}.'
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
