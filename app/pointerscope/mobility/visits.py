"""Visits, and the rule that fills in the parts of a visit that a person left out.

1. A first visit without a time begins on Monday at 08:00 of the reference week. A later visit
   without a time begins when the visit before it ends.
2. A weekday, or a time without a day, means the first such moment after the arrival of the
   visit before; for the first visit, in the reference week. An ISO date is used as written.
3. A visit without a length of stay lasts as long as is typical of the place, or 60 minutes where
   that is unknown. It is cut short if the next visit begins sooner.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, time, timedelta
from itertools import compress, product
from typing import TYPE_CHECKING, NamedTuple

from pointerscope.core import messages
from pointerscope.core.problems import MAX_PROBLEMS, InvalidQueryError, Problem

if TYPE_CHECKING:
    from pointerscope.mobility.notation import WrittenVisit
    from pointerscope.mobility.places import Places

REFERENCE_MONDAY = date(2026, 11, 16)
FIRST_TIME = time(8, 0)
TYPICAL_MINUTES = 60
_FIRST_ARRIVAL = datetime.combine(REFERENCE_MONDAY, FIRST_TIME)

_PARTS = ("day", "time", "stay")
_LEFT_OUT = {  # the parts that are left out, by whether each one is
    absent: tuple(compress(_PARTS, absent)) for absent in product((False, True), repeat=len(_PARTS))
}


class Visit(NamedTuple):
    """One stay of one user.

    Attributes:
        location: an id of the vocabulary.
        arrival: local time, to the minute.
        duration_minutes: minutes of stay; 0 for a check-in.
        filled_in: which of "day", "time" and "stay" were left out and filled in.
    """

    location: int
    arrival: datetime
    duration_minutes: int
    filled_in: tuple[str, ...] = ()

    @property
    def end(self) -> datetime:
        """The moment at which the stay ends."""
        return self.arrival + timedelta(minutes=self.duration_minutes)


def fill_in_visits(written: Sequence[WrittenVisit], places: Places) -> tuple[Visit, ...]:
    """Return visits with a location, an arrival and a duration each.

    Raises:
        InvalidQueryError: places are unknown or visits out of order; the first `MAX_PROBLEMS` are
            listed.
    """
    visits: list[Visit] = []
    problems: list[Problem] = []
    before: Visit | None = None
    for index, (place, day, at, stay) in enumerate(written):
        try:
            location = places.find(place, f"visits[{index}]")
        except InvalidQueryError as error:
            problems.extend(error.problems)
            location = 0
        if at is not None:
            arrival = first_moment(day, at, None if before is None else before.arrival)
        else:
            arrival = _FIRST_ARRIVAL if before is None else before.end
        if before is not None and arrival < before.arrival:
            message = messages.VISIT_OUT_OF_ORDER.format(
                arrival=f"{before.arrival:%a %Y-%m-%d %H:%M}"
            )
            problems.append(Problem(f"visits[{index}]", message))
        if len(problems) >= MAX_PROBLEMS:
            break
        filled_in = _LEFT_OUT[day is None, at is None, stay is None]
        if stay is None:
            typical = places[location].typical_minutes
            stay = TYPICAL_MINUTES if typical is None else typical
        if before is not None and "stay" in before.filled_in:
            visits[-1] = _cut_short(before, arrival)
        before = Visit(location, arrival, stay, filled_in)
        visits.append(before)
    if problems:
        raise InvalidQueryError(*problems)
    return tuple(visits)


def first_moment(day: int | date | None, at: time, after: datetime | None) -> datetime:
    """Return the first moment with this day and time, by the second part of the rule.

    Args:
        day: a weekday; a date, which is used as it is; or None for any day.
        at: the time of day.
        after: the arrival of the visit before; None for the first visit.
    """
    if day is None and after is not None and at > after.time():  # the usual case
        return datetime.combine(after, at)
    if isinstance(day, date):
        return datetime.combine(day, at)
    earliest = (
        datetime.combine(REFERENCE_MONDAY, time())
        if after is None
        else after + timedelta(minutes=1)
    )
    moment = datetime.combine(earliest.date(), at)
    if moment < earliest:
        moment += timedelta(days=1)
    return moment if day is None else moment + timedelta(days=(day - moment.weekday()) % 7)


def _cut_short(visit: Visit, following: datetime) -> Visit:
    """Return a visit that ends before the next one begins."""
    if visit.end <= following:
        return visit
    return visit._replace(duration_minutes=(following - visit.arrival) // timedelta(minutes=1))
