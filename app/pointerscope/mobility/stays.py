"""Conversion of stays, in any order and with any names, to the visits of a data set."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Annotated

from pydantic import BaseModel, ConfigDict, Field

from pointerscope.mobility.notation import MAX_STAY_MINUTES
from pointerscope.mobility.places import FIRST_KNOWN
from pointerscope.mobility.visits import Visit

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pointerscope.mobility.report import Report

MINUTE = timedelta(minutes=1)


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
    visits: Mapping[int, tuple[Visit, ...]]


def number_stays(stays: Iterable[Stay], options: StayOptions, report: Report) -> NumberedVisits:
    """Sort stays by person and time, merge and shorten them, and number people and places.

    Args:
        stays: the stays in any order.
        options: how they are merged, shortened and filtered.
        report: receives what was merged, cut short or dropped.

    Raises:
        ValueError: no stay is left.
    """
    by_person: dict[str, list[Stay]] = defaultdict(list)
    for stay in stays:
        by_person[stay.person].append(stay)
    selected = {
        person: cleaned
        for person, own in by_person.items()
        if _is_tracked_enough(cleaned := _clean(own, options, report), options, report)
    }
    if not selected:
        raise ValueError(" ".join(["No stay is left.", *report.lines()]))
    people = dict(enumerate(sort_naturally(selected), 1))
    names = {stay.place for own in selected.values() for stay in own}
    places = {name: number for number, name in enumerate(sort_naturally(names), FIRST_KNOWN)}
    return NumberedVisits(
        places=places,
        people=people,
        visits={
            number: tuple(_visit(stay, places) for stay in selected[person])
            for number, person in people.items()
        },
    )


def _visit(stay: Stay, places: Mapping[str, int]) -> Visit:
    """Return the visit with its arrival cut to the minute; until now seconds kept the order."""
    return Visit(places[stay.place], stay.arrival.replace(second=0, microsecond=0), stay.minutes)


def sort_naturally(names: Iterable[str]) -> list[str]:
    """Sort names: whole numbers first, by value, then all other names alphabetically."""

    def sort_key(name: str) -> tuple[bool, int, str]:
        number = name.isascii() and name.isdigit() and len(name) < 20
        return not number, int(name) if number else 0, name

    return sorted(names, key=sort_key)


def _clean(stays: Sequence[Stay], options: StayOptions, report: Report) -> list[Stay]:
    """Return one person's stays in order, without duplicates, merged and shortened."""
    ordered = sorted(stays, key=lambda stay: (stay.arrival, stay.minutes, stay.place))
    unique = [
        stay for stay, before in zip(ordered, [None, *ordered], strict=False) if stay != before
    ]
    report.drop("duplicate stays", len(ordered) - len(unique))
    merged = unique if options.merge_minutes is None else _merge(unique, options.merge_minutes)
    report.change("stays merged with the one before", len(unique) - len(merged))
    longest = options.longest_minutes
    report.change(
        f"stays cut short to {longest:,} minutes", sum(stay.minutes > longest for stay in merged)
    )
    return [
        stay if stay.minutes <= longest else Stay(stay.person, stay.arrival, longest, stay.place)
        for stay in merged
    ]


def _merge(stays: Sequence[Stay], gap_minutes: int) -> list[Stay]:
    """Merge consecutive stays at one place that are at most `gap_minutes` apart."""
    merged: list[Stay] = []
    for stay in stays:
        last = merged[-1] if merged else None
        if last is not None and last.place == stay.place:
            end = last.arrival + last.minutes * MINUTE
            if stay.arrival - end <= gap_minutes * MINUTE:
                end = max(end, stay.arrival + stay.minutes * MINUTE)
                minutes = (end - last.arrival) // MINUTE
                merged[-1] = Stay(last.person, last.arrival, minutes, last.place)
                continue
        merged.append(stay)
    return merged


def _is_tracked_enough(stays: Sequence[Stay], options: StayOptions, report: Report) -> bool:
    days = (stays[-1].arrival.date() - stays[0].arrival.date()).days + 1
    if days > options.least_days:
        return True
    reason = f"people tracked for no more than {options.least_days} days"
    report.drop(reason, where=f"{len(stays):,} stays on {days} days")
    report.drop(f"stays of {reason}", len(stays))
    return False
