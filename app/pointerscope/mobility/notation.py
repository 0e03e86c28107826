"""The visit notation: how people type a history.

Visits are separated by commas or new lines, oldest first::

    Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna

A visit is a place name or `#id`, then optionally `@` with a day (Mon … Sun, or an ISO date)
and a time, then optionally `+` and the minutes of stay. A name that contains `,` `@` `+` `#` or a
quote is written in double quotes, with quotes inside it doubled.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date, time
from functools import lru_cache
from typing import NamedTuple

from pointerscope.core import messages, python_messages
from pointerscope.core.problems import MAX_PROBLEMS, InvalidQueryError, Problem

WEEKDAY_NAMES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
WEEKDAYS = tuple(name[:3] for name in WEEKDAY_NAMES)
MAX_STAY_MINUTES = 99_999  # 69 days
MAX_VISIT_CHARACTERS = 2_000
MAX_MOMENT_CHARACTERS = 40
MAX_NAME_CHARACTERS = 900  # fits a visit even if every character is a quote, which is doubled
YEARS = (1900, 2200)  # the first and the last one that is read


SPECIAL_CHARACTERS = ',@+#"\n\r'  # of names that need quotes
_SPECIAL = re.compile(f"[{SPECIAL_CHARACTERS}]")
_SEPARATORS = ",\n\r"
_SEPARATOR = re.compile(f"[{_SEPARATORS}]")
_QUOTED = re.compile('"[^"]*"')
# A visit up to the next separator outside quotes, or up to the end.
_QUOTING_VISIT = re.compile(rf'((?:[^"{_SEPARATORS}]++|"[^"]*+"?+)*+)(?:[{_SEPARATORS}]|\Z)')
# The usual form of a visit: an id or an unquoted name, then perhaps a moment and a stay. Spaces
# match in one way only, so that a text of another form is left after a few steps a character.
_PLAIN_VISIT = re.compile(
    r'\s*(?:\#([0-9]{1,9})\s*|([^@+"\#\s][^@+"\#]*))'
    r'(?:@([^@+"]{0,40}))?(?:\+\s*([0-9]{1,5})\s*)?'
)
STAY = re.compile(r"[0-9]{1,5}")
LOCATION_ID = re.compile(r"#[0-9]{1,9}")
# The browser uses these, too: no verbose syntax, no classes that depend on Unicode.
ZONE = re.compile(r"[0-9]:[0-9]{2}(:[0-9]{2}([.][0-9]+)?)? *([Zz]|[+-] *[0-9]{2}(:?[0-9]{2})?)$")
SECONDS = re.compile(r"([0-9]:[0-9]{2}):[0-9]{2}([.][0-9]+)?$")
MOMENT = re.compile(
    r"((?P<weekday>[A-Za-z]{3,9}) +|(?P<date>[0-9]{4}-[0-9]{2}-[0-9]{2})[ Tt]+)?"
    r"(?P<hour>[0-9]{1,2}):(?P<minute>[0-9]{2})"
)
# The usual forms; there are few enough of them to remember them all.
_PLAIN_MOMENT = re.compile(
    rf"(?:(?P<weekday>{'|'.join(WEEKDAYS)}) )?(?P<hour>[01]\d|2[0-3]):(?P<minute>[0-5]\d)", re.ASCII
)
_MAX_MOMENTS = (len(WEEKDAYS) + 1) * 24 * 60


class WrittenVisit(NamedTuple):
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
        InvalidQueryError: a visit cannot be read; there is one problem for each of the first
            `MAX_PROBLEMS` such visits.
    """
    visits: list[WrittenVisit] = []
    problems: list[Problem] = []
    for index, written in enumerate(split_visits(text)):
        if (plain := _parse_plain_visit(written)) is not None:
            visits.append(plain)
            continue
        try:
            visits.append(_parse_visit(written, f"visits[{index}]"))
        except InvalidQueryError as error:
            has_semicolon = ";" in _QUOTED.sub("", written)
            problem = Problem(f"visits[{index}]", messages.SEMICOLON)
            problems.extend([problem] if has_semicolon else error.problems)
            if len(problems) >= MAX_PROBLEMS:
                break
    if problems:
        raise InvalidQueryError(*problems)
    return tuple(visits)


def split_visits(text: str) -> Iterator[str]:
    """Return the texts of the visits of a history, without parsing them."""
    if '"' not in text:
        return filter(str.strip, _SEPARATOR.split(text))
    return filter(str.strip, (visit[1] for visit in _QUOTING_VISIT.finditer(text)))


def most_visits_in(text: str) -> int:
    """Return an upper bound of the visits in a text, counted without parsing it."""
    return 1 + sum(map(text.count, _SEPARATORS))


def format_visits(visits: Iterable[WrittenVisit]) -> str:
    """Write visits in the notation, so that `parse_visits` returns the same visits."""
    return ", ".join(map(_format_visit, visits))


@lru_cache(maxsize=2_000)
def format_place(place: str | int) -> str:
    """Write a place in the notation: `#17` for an id, and quotes around a name that needs them."""
    if isinstance(place, int):
        return f"#{place}"
    if not place or _SPECIAL.search(place) or place != place.strip():
        return '"' + place.replace('"', '""') + '"'
    return place


def parse_place(text: str, where: str) -> str | int:
    """Parse a single place, as `format_place` writes it.

    Raises:
        InvalidQueryError: the text is not exactly one place.
    """
    written = list(split_visits(text))
    visit = _parse_visit(written[0], where) if len(written) == 1 else None
    if visit is None or visit != WrittenVisit(visit.place):
        raise InvalidQueryError(Problem(where, python_messages.NOT_ONE_PLACE))
    return visit.place


@lru_cache(maxsize=_MAX_MOMENTS)
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
        message = messages.MOMENT_TOO_LONG.format(text=text[:MAX_MOMENT_CHARACTERS])
        raise InvalidQueryError(Problem(where, message))
    if (moment := _plain_moment(text)) is not None:
        return moment
    match = MOMENT.fullmatch(text) or MOMENT.fullmatch(SECONDS.sub(r"\1", text))
    if match is None:
        template = messages.TIME_ZONE if ZONE.search(text) else messages.NOT_A_MOMENT
        raise InvalidQueryError(Problem(where, template.format(text=text)))
    try:
        at = time(int(match["hour"]), int(match["minute"]))
    except ValueError:
        message = messages.NOT_A_TIME.format(text=text)
        raise InvalidQueryError(Problem(where, message)) from None
    return _parse_day(match["weekday"], match["date"], where), at


@lru_cache(maxsize=_MAX_MOMENTS)
def _plain_moment(text: str) -> tuple[int | None, time] | None:
    """Return the weekday and time of texts such as `08:00` and `Mon 08:00`, None of others."""
    match = _PLAIN_MOMENT.fullmatch(text)
    if match is None:
        return None
    day = None if match["weekday"] is None else WEEKDAYS.index(match["weekday"])
    return day, time(int(match["hour"]), int(match["minute"]))


def _parse_plain_visit(text: str) -> WrittenVisit | None:
    """Read a visit in its usual form; None if it has another form, or none at all."""
    if len(text) > MAX_VISIT_CHARACTERS or (match := _PLAIN_VISIT.fullmatch(text)) is None:
        return None
    number, name, moment, stay = match.groups()
    day = at = None
    if moment is not None:
        if (plain := _plain_moment(moment.strip())) is None:
            return None
        day, at = plain
    place = name.rstrip() if number is None else int(number)
    return WrittenVisit(place, day, at, None if stay is None else int(stay))


def _parse_visit(text: str, where: str) -> WrittenVisit:
    text = text.strip()
    if len(text) > MAX_VISIT_CHARACTERS:
        message = messages.VISIT_TOO_LONG.format(characters=len(text), most=MAX_VISIT_CHARACTERS)
        raise InvalidQueryError(Problem(where, message))
    parts = _split_parts(text)
    if parts is None:
        raise InvalidQueryError(Problem(where, messages.NOT_A_VISIT))
    place = _parse_name(parts.place, where)
    if place == "":
        raise InvalidQueryError(Problem(where, messages.NO_PLACE))
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
            message = messages.UNQUOTED_NUMBER_SIGN.format(name=name[:60])
            raise InvalidQueryError(Problem(where, message))
        return name
    if not LOCATION_ID.fullmatch(name):
        message = messages.NOT_AN_ID.format(name=name[:40])
        raise InvalidQueryError(Problem(where, message))
    return int(name[1:])


def _parse_day(weekday: str | None, iso: str | None, where: str) -> int | date | None:
    if weekday is not None:
        for number, name in enumerate(WEEKDAY_NAMES):
            if name.startswith(weekday.capitalize()):  # three letters at least
                return number
        message = messages.NOT_A_DAY.format(text=weekday, days=", ".join(WEEKDAYS))
        raise InvalidQueryError(Problem(where, message, WEEKDAYS))
    if iso is not None:
        try:
            day = date.fromisoformat(iso)
        except ValueError:
            message = messages.NOT_A_DATE.format(text=iso)
            raise InvalidQueryError(Problem(where, message)) from None
        first, last = YEARS
        if not first <= day.year <= last:
            message = messages.DATE_OUT_OF_RANGE.format(text=iso, first_year=first, last_year=last)
            raise InvalidQueryError(Problem(where, message))
        return day
    return None


def _parse_stay(text: str, where: str) -> int:
    if not STAY.fullmatch(text):
        message = messages.NOT_A_STAY.format(text=text[:20], most=MAX_STAY_MINUTES)
        raise InvalidQueryError(Problem(where, message))
    return int(text)


def _format_visit(visit: WrittenVisit) -> str:
    place, day, at, stay = visit
    text = format_place(place)
    if moment := format_moment(day, at):
        text += f" @ {moment}"
    return text if stay is None else f"{text} +{stay}"
