"""Visits, and the rule that fills in the parts of a visit that a person left out.

1. A first visit without a time begins on Monday at 08:00 of the reference week. A later visit
   without a time begins when the visit before it ends.
2. A weekday, or a time without a day, means the first such moment after the arrival of the
   visit before; for the first visit, in the reference week. An ISO date is used as written.
3. A visit without a length of stay lasts as long as is typical of the place, or 60 minutes where
   that is unknown. It is cut short if the next visit begins sooner.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING

from pointerscope.core.problems import InvalidQueryError, Problem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pointerscope.mobility.notation import WrittenVisit
    from pointerscope.mobility.places import Places

REFERENCE_MONDAY = date(2026, 11, 16)
FIRST_TIME = time(8, 0)
TYPICAL_MINUTES = 60


@dataclass(frozen=True, slots=True)  # slots: data sets hold hundreds of thousands
class Visit:
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
        InvalidQueryError: places are unknown or visits out of order; all of them are listed.
    """
    visits: list[Visit] = []
    problems: list[Problem] = []
    for index, visit in enumerate(written):
        where = f"visits[{index}]"
        try:
            location = places.find(visit.place, where)
        except InvalidQueryError as error:
            problems.extend(error.problems)
            location = 0
        arrival = _arrival(visit, visits[-1] if visits else None)
        if visits and arrival < visits[-1].arrival:
            before = visits[-1].arrival.strftime("%a %Y-%m-%d %H:%M")
            message = (
                f"This visit begins before the one above it ({before}). "
                "Write visits oldest first, or correct the date."
            )
            problems.append(Problem(where, message))
        typical = places[location].typical_minutes
        stay = TYPICAL_MINUTES if typical is None else typical
        if visit.stay is not None:
            stay = visit.stay
        visits.append(Visit(location, arrival, stay, _left_out(visit)))
    if problems:
        raise InvalidQueryError(*problems)
    return tuple(map(_cut_short, visits, [*visits[1:], None]))


def first_moment(day: int | date | None, at: time, after: datetime | None) -> datetime:
    """Return the first moment with this day and time, by the second part of the rule.

    Args:
        day: a weekday; a date, which is used as it is; or None for any day.
        at: the time of day.
        after: the arrival of the visit before; None for the first visit.
    """
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


def _arrival(visit: WrittenVisit, before: Visit | None) -> datetime:
    if visit.time is not None:
        return first_moment(visit.day, visit.time, before.arrival if before else None)
    return before.end if before else datetime.combine(REFERENCE_MONDAY, FIRST_TIME)


def _cut_short(visit: Visit, following: Visit | None) -> Visit:
    if following is None or "stay" not in visit.filled_in or visit.end <= following.arrival:
        return visit
    minutes = (following.arrival - visit.arrival) // timedelta(minutes=1)
    return Visit(visit.location, visit.arrival, minutes, visit.filled_in)


def _left_out(visit: WrittenVisit) -> tuple[str, ...]:
    if visit.day is not None and visit.stay is not None:  # no day without a time
        return ()
    parts = (("day", visit.day), ("time", visit.time), ("stay", visit.stay))
    return tuple(part for part, value in parts if value is None)
