"""From stays, in whatever order and under whatever names, to the visits of a data set."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Annotated

from pydantic import BaseModel, ConfigDict, Field

from pointerscope.mobility.notation import LONGEST_STAY
from pointerscope.mobility.places import FIRST_KNOWN
from pointerscope.mobility.visits import Visit

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from pointerscope.mobility.report import Report

MINUTE = timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class Stay:
    """Somebody's stay somewhere, under the data's own names.

    Attributes:
        person: the data's name of the person.
        arrival: local time, without a zone.
        minutes: of stay; 0 for a check-in, which has none.
        place: the data's name of the place.
    """

    person: str
    arrival: datetime
    minutes: int
    place: str


class StayOptions(BaseModel):
    """What is done with stays of any origin."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    merge_minutes: Annotated[
        int | None,
        Field(
            ge=0,
            description="Stays in a row at one place, at most so far apart, become one; "
            "null merges none.",
        ),
    ] = 1
    longest_minutes: Annotated[
        int, Field(ge=1, le=LONGEST_STAY, description="Longer stays are cut short.")
    ] = 2879
    least_days: Annotated[
        int, Field(ge=0, description="People tracked for no more days are left out.")
    ] = 0


@dataclass(frozen=True)
class Numbered:
    """Visits with numbers in place of names.

    Attributes:
        places: number of every place by the data's name; from `FIRST_KNOWN` on.
        people: the data's name of every person; from 1 on.
        visits: of every person, oldest first.
    """

    places: Mapping[str, int]
    people: Mapping[int, str]
    visits: Mapping[int, tuple[Visit, ...]]


def number_stays(stays: Iterable[Stay], options: StayOptions, report: Report) -> Numbered:
    """Sort stays by person and time, merge and shorten them, and number people and places.

    Args:
        stays: in any order.
        options: what is done with them.
        report: is told what was merged, cut short or dropped.

    Raises:
        ValueError: no stay is left.
    """
    by_person: dict[str, list[Stay]] = defaultdict(list)
    for stay in stays:
        by_person[stay.person].append(stay)
    kept = {
        person: cleaned
        for person, own in by_person.items()
        if _is_tracked_enough(cleaned := _cleaned(own, options, report), options, report)
    }
    if not kept:
        raise ValueError(" ".join(["No stay is left.", *report.lines()]))
    people = dict(enumerate(in_natural_order(kept), 1))
    names = {stay.place for own in kept.values() for stay in own}
    places = {name: number for number, name in enumerate(in_natural_order(names), FIRST_KNOWN)}
    return Numbered(
        places=places,
        people=people,
        visits={
            number: tuple(_visit(stay, places) for stay in kept[person])
            for number, person in people.items()
        },
    )


def _visit(stay: Stay, places: Mapping[str, int]) -> Visit:
    """The visit to the minute; until here the seconds told what came first."""
    return Visit(places[stay.place], stay.arrival.replace(second=0, microsecond=0), stay.minutes)


def in_natural_order(names: Iterable[str]) -> list[str]:
    """Whole numbers by their value, before everything else by its letters."""

    def place(name: str) -> tuple[bool, int, str]:
        number = name.isascii() and name.isdigit() and len(name) < 20
        return not number, int(name) if number else 0, name

    return sorted(names, key=place)


def _cleaned(stays: Sequence[Stay], options: StayOptions, report: Report) -> list[Stay]:
    """One person's stays: in order, once each, merged, and not too long."""
    ordered = sorted(stays, key=lambda stay: (stay.arrival, stay.minutes, stay.place))
    once = [stay for stay, before in zip(ordered, [None, *ordered], strict=False) if stay != before]
    report.drop("stays that stand there twice", len(ordered) - len(once))
    merged = once if options.merge_minutes is None else _merged(once, options.merge_minutes)
    report.change("stays merged with the one before", len(once) - len(merged))
    longest = options.longest_minutes
    report.change(
        f"stays cut short to {longest:,} minutes", sum(stay.minutes > longest for stay in merged)
    )
    return [
        stay if stay.minutes <= longest else Stay(stay.person, stay.arrival, longest, stay.place)
        for stay in merged
    ]


def _merged(stays: Sequence[Stay], apart: int) -> list[Stay]:
    """Stays in a row at one place, at most so many minutes apart, as one."""
    merged: list[Stay] = []
    for stay in stays:
        last = merged[-1] if merged else None
        if last is not None and last.place == stay.place:
            end = last.arrival + last.minutes * MINUTE
            if stay.arrival - end <= apart * MINUTE:
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
