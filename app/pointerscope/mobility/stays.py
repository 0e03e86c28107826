"""Conversion of stays, in any order and with any names, to the visits of a data set."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Any, Literal

import numpy as np
from numpy.typing import NDArray
from pydantic import BaseModel, ConfigDict, Field

from pointerscope.core.array_types import Bool, Int
from pointerscope.mobility.growing_array import GrowingArray
from pointerscope.mobility.notation import MAX_STAY_MINUTES
from pointerscope.mobility.places import FIRST_KNOWN
from pointerscope.mobility.report import Report
from pointerscope.mobility.visit_table import VisitTable

Whole = Int[NDArray[np.int64], " N"]
Codes = Int[NDArray[np.int32], " N"]

MICROSECONDS = 60_000_000  # of a minute
MICROSECONDS_OF_DAY = 24 * 60 * MICROSECONDS
ROWS_AT_ONCE = 100_000
MANY_OVERLAPS = 0.2  # the share of overlapping stays that makes durations doubtful


@dataclass(frozen=True, slots=True)
class Stay:
    """A stay of a person at a place, with the names of the source data.

    Attributes:
        person: the person's name in the data.
        arrival: local time, without a zone.
        minutes: minutes of stay; 0 for a check-in.
        place: the place's name in the data.
    """

    person: str
    arrival: datetime
    minutes: int
    place: str


@dataclass(frozen=True)
class StayColumns:
    """Many stays as columns.

    Attributes:
        people: the names of the people in the data, by their codes.
        places: the names of the places in the data, by their codes.
        person: the code of the person of every stay.
        place: the code of its place.
        arrivals: local time in microseconds since 1970.
        minutes: minutes of stay; 0 for a check-in.
        moments: the arrivals in UTC, which decide the order; by default the local times.
    """

    people: Sequence[str]
    places: Sequence[str]
    person: Codes
    place: Codes
    arrivals: Whole
    minutes: Codes
    moments: Whole | None = None

    def __len__(self) -> int:
        return len(self.person)

    def select(self, rows: Whole | Bool[NDArray[np.bool_], " N"] | slice) -> StayColumns:
        """Return the stays at these rows."""
        return StayColumns(
            self.people,
            self.places,
            self.person[rows],
            self.place[rows],
            self.arrivals[rows],
            self.minutes[rows],
            None if self.moments is None else self.moments[rows],
        )


class StayOptions(BaseModel):
    """How stays of any source become visits."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    merge_minutes: Annotated[
        int | None,
        Field(
            ge=0,
            description="Merge consecutive stays at one place that are at most this many minutes "
            "apart; null merges none.",
        ),
    ] = 1
    longest_minutes: Annotated[
        int, Field(ge=1, le=MAX_STAY_MINUTES, description="Cut longer stays to this many minutes.")
    ] = 2879
    overlaps: Annotated[
        Literal["keep", "cut"],
        Field(description="Whether a stay that lasts into the next one is cut to end before it."),
    ] = "keep"
    least_days: Annotated[
        int, Field(ge=0, description="Leave out people tracked for no more than this many days.")
    ] = 0


@dataclass(frozen=True)
class NumberedVisits:
    """Visits with ids in place of names.

    Attributes:
        places: the id of every place by its name in the data; ids start at `FIRST_KNOWN`.
        people: every person's name in the data by id; ids start at 1.
        visits: the visits of every person by id, oldest first.
    """

    places: Mapping[str, int]
    people: Mapping[int, str]
    visits: VisitTable


class NoStayLeftError(ValueError):
    """No stay is left; the message says what was dropped and which settings drop less."""


def number_stays(stays: Iterable[Stay], options: StayOptions, report: Report) -> NumberedVisits:
    """Sort stays by person and time, merge and shorten them, and number people and places.

    Args:
        stays: the stays in any order.
        options: how they are merged, shortened and filtered.
        report: receives what was merged, cut short or dropped.

    Raises:
        NoStayLeftError: no stay is left.
    """
    listed = list(stays)
    people = {name: code for code, name in enumerate(dict.fromkeys(s.person for s in listed))}
    places = {name: code for code, name in enumerate(dict.fromkeys(s.place for s in listed))}
    return number_columns(
        StayColumns(
            list(people),
            list(places),
            np.array([people[stay.person] for stay in listed], np.int32),
            np.array([places[stay.place] for stay in listed], np.int32),
            np.array([stay.arrival for stay in listed], "datetime64[us]").view(np.int64),
            np.array([stay.minutes for stay in listed], np.int32),
        ),
        options,
        report,
    )


def number_columns(stays: StayColumns, options: StayOptions, report: Report) -> NumberedVisits:
    """Sort stays by person and moment, merge and shorten them, and number people and places.

    Where a local clock then runs back, because clocks are set back or somebody travels west, an
    arrival becomes that of the visit before.

    Args:
        stays: the stays in any order.
        options: how they are merged, shortened and filtered.
        report: receives what was merged, cut short or dropped.

    Raises:
        NoStayLeftError: no stay is left.
    """
    rank = np.empty(len(stays.people), np.int32)  # of people, in natural order
    natural = sort_naturally(stays.people)
    rank[_codes(natural, stays.people)] = np.arange(len(natural))
    order = _order(stays, rank)
    overlaps = _Overlaps()
    columns = [GrowingArray(len(stays)) for _ in range(4)]
    for rows in _whole_people(stays.person, rank):
        ordered = _forwards(stays.select(rows if order is None else order[rows]))
        cleaned = _clean(ordered, options, report, overlaps)
        for column, values in zip(columns, cleaned, strict=True):
            column.extend(values)
    del order
    person, location, arrivals, minutes = (column.array() for column in columns)
    if not len(person):
        raise NoStayLeftError(explain_nothing_left(report))
    overlaps.warn(report)
    people = _renumber(stays.people, person, 1)
    places = _renumber(stays.places, location, FIRST_KNOWN)
    return NumberedVisits(
        places=places,
        people={number: name for name, number in people.items()},
        visits=VisitTable(person, location, arrivals.view("datetime64[m]"), minutes),
    )


def _codes(names: Sequence[str], known: Sequence[str]) -> list[int]:
    code_of = {name: code for code, name in enumerate(known)}
    return [code_of[name] for name in names]


def _whole_people(person: Codes, rank: Codes) -> Iterator[slice]:
    """Yield slices of ordered rows that are in memory at once; none divides a person."""
    counts = np.zeros(len(rank), np.int64)
    for begin in range(0, len(person), ROWS_AT_ONCE):
        counts += np.bincount(rank[person[begin : begin + ROWS_AT_ONCE]], minlength=len(rank))
    ends = np.cumsum(counts)
    begin = 0
    while begin < len(person):
        last = min(int(np.searchsorted(ends, begin + ROWS_AT_ONCE)), len(ends) - 1)
        yield slice(begin, int(ends[last]))
        begin = int(ends[last])


def _clean(
    ordered: StayColumns, options: StayOptions, report: Report, overlaps: _Overlaps
) -> tuple[NDArray[Any], ...]:
    """Merge and shorten stays; return their people, places, arrivals in minutes and minutes."""
    duplicates = _repeats(ordered)
    report.drop("duplicate stays", int(duplicates.sum()))
    if duplicates.any():
        ordered = ordered.select(~duplicates)
    gap = options.merge_minutes
    merged = ordered if gap is None else _merge(ordered, gap)
    report.change("stays merged with the one before", len(ordered) - len(merged))
    cut = merged.minutes > options.longest_minutes
    report.change(f"stays cut short to {options.longest_minutes:,} minutes", int(cut.sum()))
    minutes = np.minimum(merged.minutes, options.longest_minutes)
    tracked = _tracked_enough(merged, options, report)
    if not tracked.all():
        merged, minutes = merged.select(tracked), minutes[tracked]
    arrivals = merged.arrivals // MICROSECONDS  # until now seconds kept the order
    minutes = overlaps.find(merged.person, arrivals, minutes, options.overlaps == "cut", report)
    return merged.person, merged.place, arrivals, minutes


def explain_nothing_left(report: Report) -> str:
    """Return what to do where every stay was dropped: the reasons, the most costly first."""
    reasons = sorted(report.dropped, key=lambda entry: -entry.count)
    lines = ["No stay is left. What was dropped, and the setting that changes it:"]
    lines += [f"- {entry.count:,} {entry.reason}{_to_set(entry.reason)}" for entry in reasons]
    return "\n".join(lines)


_REMEDIES = {  # what part of a reason names, and the setting that drops less
    "tracked for no more than": "least_days=0",
    "people with fewer than": "least_person_visits=1",
    "places with fewer than": "least_place_visits=1",
    "shorter than": "activity_minutes=0",
    "at no place": "epsilon_metres=100 or least_stays=1",
}


def remedy(reason: str) -> str | None:
    """Return the setting with which less is dropped for this reason; None where there is none."""
    return next((setting for part, setting in _REMEDIES.items() if part in reason), None)


def _to_set(reason: str) -> str:
    setting = remedy(reason)
    return f" (--set {setting})" if setting else ""


def sort_naturally(names: Iterable[str]) -> list[str]:
    """Sort names: whole numbers first, by value, then all other names alphabetically."""

    def sort_key(name: str) -> tuple[bool, int, str]:
        number = name.isascii() and name.isdigit() and len(name) < 20
        return not number, int(name) if number else 0, name

    return sorted(names, key=sort_key)


def _order(stays: StayColumns, rank: Codes) -> Whole | None:
    """Return the order by person, moment, minutes and place; None for stays that are in it.

    Args:
        stays: the stays.
        rank: of every person, by code.
    """
    moments = stays.arrivals if stays.moments is None else stays.moments
    if _are_in_order(stays.person, moments):
        if (np.diff(rank[stays.person[_first_rows(stays.person)]]) > 0).all():
            return None
        return np.argsort(rank[stays.person], kind="stable")
    rank_of_place = np.empty(len(stays.places), np.int32)
    by_name = sorted(range(len(stays.places)), key=stays.places.__getitem__)
    rank_of_place[by_name] = np.arange(len(by_name))
    return np.lexsort((rank_of_place[stays.place], stays.minutes, moments, rank[stays.person]))


def _forwards(stays: StayColumns) -> StayColumns:
    """Return stays whose local times never run back."""
    if stays.moments is None:
        return stays
    arrivals = _running_maximum(stays.arrivals, stays.person)
    return StayColumns(
        stays.people, stays.places, stays.person, stays.place, arrivals, stays.minutes
    )


def _first_rows(person: Codes) -> Whole:
    """Return the first row of every run of one person."""
    return np.append(0, np.flatnonzero(person[1:] != person[:-1]) + 1)[: len(person)]


def _are_in_order(person: Codes, moments: Whole) -> bool:
    """Return whether rows are sorted by person and moment, without two at the same."""
    for begin in range(0, len(person), ROWS_AT_ONCE):
        rows = slice(begin, begin + ROWS_AT_ONCE + 1)
        next_person, later = np.diff(person[rows]), np.diff(moments[rows]) > 0
        if not ((next_person > 0) | ((next_person == 0) & later)).all():
            return False
    return True


def _repeats(stays: StayColumns) -> NDArray[np.bool_]:
    """Return which stays equal the one before."""
    repeats = np.zeros(len(stays), bool)
    repeats[1:] = (
        (np.diff(stays.person) == 0)
        & (np.diff(stays.arrivals) == 0)
        & (np.diff(stays.minutes) == 0)
        & (np.diff(stays.place) == 0)
    )
    return repeats


def _merge(stays: StayColumns, gap_minutes: int) -> StayColumns:
    """Merge consecutive stays at one place that are at most `gap_minutes` apart."""
    if not len(stays):
        return stays
    same = (np.diff(stays.person) == 0) & (np.diff(stays.place) == 0)
    run = np.concatenate([[0], np.cumsum(~same)])
    ends = _running_maximum(stays.arrivals + stays.minutes * np.int64(MICROSECONDS), run)
    begins = np.ones(len(stays), bool)
    begins[1:] = ~same | (stays.arrivals[1:] - ends[:-1] > gap_minutes * MICROSECONDS)
    if begins.all():
        return stays
    first = np.flatnonzero(begins)
    last = np.append(first[1:], len(stays)) - 1
    minutes = (ends[last] - stays.arrivals[first]) // MICROSECONDS
    merged = stays.select(first)
    return StayColumns(
        merged.people,
        merged.places,
        merged.person,
        merged.place,
        merged.arrivals,
        minutes.astype(np.int32),
    )


def _running_maximum(values: Whole, groups: NDArray[np.integer]) -> Whole:
    """Return the greatest value so far within each run of equal groups."""
    if (values[1:] >= values[:-1])[np.diff(groups) == 0].all():
        return values
    begins = np.flatnonzero(np.concatenate([[True], np.diff(groups) != 0]))
    result = values.copy()
    for begin, end in zip(begins, np.append(begins[1:], len(values)), strict=True):
        if end - begin > 1:
            np.maximum.accumulate(values[begin:end], out=result[begin:end])
    return result


def _tracked_enough(stays: StayColumns, options: StayOptions, report: Report) -> NDArray[np.bool_]:
    """Return which stays are of people who were tracked for long enough."""
    if not options.least_days or not len(stays):
        return np.ones(len(stays), bool)
    return select_tracked(
        stays.person, stays.arrivals // MICROSECONDS_OF_DAY, options.least_days, report
    )


def select_frequent(
    codes: Codes, least: int, what: str, report: Report
) -> Bool[NDArray[np.bool_], " N"]:
    """Return which rows are of people or places with at least so many rows; report the others."""
    counts = np.bincount(codes)
    frequent: NDArray[np.bool_] = (counts >= least)[codes]
    report.drop(
        f"{what} with fewer than {least} visits", int(((counts > 0) & (counts < least)).sum())
    )
    report.drop(f"visits of {what} with fewer than {least}", int((~frequent).sum()))
    return frequent


def select_tracked(
    person: Codes, days: Whole, least_days: int, report: Report
) -> NDArray[np.bool_]:
    """Return which rows are of people tracked for more than `least_days`; report the others."""
    tracked = _tracked_days(person, days)
    rows = np.bincount(person, minlength=len(tracked))
    reason = f"people tracked for no more than {least_days} days"
    for one in np.flatnonzero((rows > 0) & (tracked <= least_days)):
        report.drop(reason, where=f"{rows[one]:,} stays on {tracked[one]} days")
        report.drop(f"stays of {reason}", int(rows[one]))
    return (tracked > least_days)[person]


def longest_tracked(person: Codes, days: Whole) -> int:
    """Return the most days from the first to the last row of one person, both included."""
    return int(_tracked_days(person, days).max())


def _tracked_days(person: Codes, days: Whole) -> Whole:
    people = int(person.max()) + 1
    first, last = np.full(people, np.iinfo(np.int64).max >> 1), np.full(people, -1 << 61)
    np.minimum.at(first, person, days)
    np.maximum.at(last, person, days)
    tracked: Whole = last - first + 1
    return tracked


class _Overlaps:
    """How many stays last into the next one of the same person."""

    def __init__(self) -> None:
        self._count = self._of = 0

    def find(
        self, person: Codes, arrivals: Whole, minutes: Codes, cut: bool, report: Report
    ) -> Codes:
        """Return the minutes of stay, cut if that is asked for; otherwise count the overlaps."""
        same = np.diff(person) == 0
        until_next = np.diff(arrivals)
        overlapping = np.flatnonzero(same & (minutes[:-1] > until_next))
        if cut:
            report.change("stays cut to end before the next begins", len(overlapping))
            minutes = minutes.copy()
            minutes[overlapping] = until_next[overlapping]
            return minutes
        self._count += len(overlapping)
        self._of += int((same & (minutes[:-1] > 0)).sum())
        return minutes

    def warn(self, report: Report) -> None:
        """Warn of overlaps; many make the unit or the column doubtful."""
        if not self._count:
            return
        share = self._count / self._of
        doubt = (
            "So many overlaps suggest another unit of durations (duration_unit=seconds) or another "
            "column (duration=COLUMN, departure=COLUMN). "
        )
        report.warn(
            f"{self._count:,} of {self._of:,} stays ({share:.1%}) last into the next one of the "
            f"same person. {doubt if share > MANY_OVERLAPS else ''}With overlaps=cut they end "
            "where the next one begins."
        )


def _renumber(names: Sequence[str], codes: Codes, first: int) -> dict[str, int]:
    """Number the names that occur, in natural order, and put the numbers in place of the codes."""
    occurs = np.zeros(len(names), bool)
    occurs[codes] = True
    code_of = {names[code]: code for code in np.flatnonzero(occurs).tolist()}
    numbers = {name: number for number, name in enumerate(sort_naturally(code_of), first)}
    by_code = np.zeros(len(names), np.int32)
    by_code[list(map(code_of.__getitem__, numbers))] = list(numbers.values())
    for begin in range(0, len(codes), ROWS_AT_ONCE):
        rows = slice(begin, begin + ROWS_AT_ONCE)
        codes[rows] = by_code[codes[rows]]
    return numbers
