"""Who lives in the simulated town: what they do, and what their weeks look like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pointerscope.mobility.town.activities import (
    BREAD,
    COFFEE,
    CULTURE,
    DESK,
    DINNER,
    DRINKS,
    ERRAND,
    EXERCISE,
    FRIENDS,
    GROCERIES,
    LUNCH,
    MEETING,
    READING,
    SHOPPING,
    WALK,
    Activity,
)
from pointerscope.mobility.town.map import (
    FRIDAY,
    HOUR,
    MONDAY,
    SATURDAY,
    SUNDAY,
    THURSDAY,
    TUESDAY,
    WEEKDAYS,
    WEEKEND,
)
from pointerscope.mobility.town.weeks import Appointment, Way, at

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from pointerscope.mobility.town.weeks import Newcomer

    Likes = Mapping[Activity, float]
    Settle = Callable[[Newcomer], Way]


@dataclass(frozen=True)
class Occupation:
    """What somebody does.

    Attributes:
        title: what it is called, and after a comma what is special about it.
        settle: how a person who does it lives; draws differ from one to the next.
    """

    title: str
    settle: Settle


def occupation_of(number: int) -> Occupation:
    """What the resident of this number, from 1 on, does."""
    return _OCCUPATIONS[(number - 1) % len(_OCCUPATIONS)]


def _by_day(
    *categories: str,
    hours: tuple[int, int] = (7 * HOUR + 45, 17 * HOUR),
    from_home: float = 0.0,
    likes: Likes | None = None,
) -> Settle:
    """Five days a week at about the same hours, some of them perhaps from home."""

    def settle(person: Newcomer) -> Way:
        draws, site = person.draws, person.near_home(*categories)
        usual_start = draws.quarter(hours[0], hours[0] + HOUR)
        usual_end = draws.quarter(hours[1] - 30, hours[1] + HOUR)
        lunch = draws.between(0.1, 0.5)
        friday_off_early = draws.chance(0.3)

        def week(number: int) -> Iterable[Appointment]:
            for weekday in WEEKDAYS:
                if draws.chance(from_home):
                    continue
                start = usual_start + draws.one((-30, 0, 0, 0, 15, 45))
                end = usual_end + draws.one((-45, -15, 0, 0, 30, 60))
                if weekday == FRIDAY and friday_off_early:
                    end -= 2 * HOUR
                yield Appointment(site, at(weekday, start), end - start, lunch=lunch)

        return Way(week, likes or {})

    return settle


def _parent(*categories: str) -> Settle:
    """Works by day, and takes turns with somebody in bringing the children to school."""

    def settle(person: Newcomer) -> Way:
        draws, site = person.draws, person.near_home(*categories)
        school = person.near_home("school")
        brings, fetches = draws.between(0.4, 0.9), draws.between(0.2, 0.6)

        def week(number: int) -> Iterable[Appointment]:
            for weekday in WEEKDAYS:
                start, end = 8 * HOUR, 17 * HOUR
                if draws.chance(brings):
                    yield Appointment(school, at(weekday, 7 * HOUR + 50), 9, variation=8)
                    start += 30
                if draws.chance(fetches):
                    yield Appointment(school, at(weekday, 15 * HOUR + 40), 10, variation=8)
                    end = 15 * HOUR
                yield Appointment(site, at(weekday, start), end - start, lunch=0.2)

        return Way(week, {WALK: 1.5, GROCERIES: 1.4, DRINKS: 0.4, DINNER: 0.5})

    return settle


def _teacher(person: Newcomer) -> Way:
    draws, school = person.draws, person.near_home("school")
    start = 7 * HOUR + 40
    ends = {weekday: draws.quarter(13 * HOUR, 16 * HOUR) for weekday in WEEKDAYS}

    def week(number: int) -> Iterable[Appointment]:
        for weekday in WEEKDAYS:
            staff_meeting = HOUR if weekday == TUESDAY and number % 2 else 0
            minutes = ends[weekday] + staff_meeting - start
            yield Appointment(school, at(weekday, start), minutes, variation=10)

    return Way(week, {READING: 1.6, COFFEE: 1.2})


def _part_time(*categories: str) -> Settle:
    """Three or four mornings or afternoons, another mixture in every week."""

    def settle(person: Newcomer) -> Way:
        draws, site = person.draws, person.near_home(*categories)
        weekdays = [weekday for weekday in WEEKDAYS if weekday in site.hours.weekdays]
        usual = draws.some(weekdays, 4)

        def week(number: int) -> Iterable[Appointment]:
            for weekday in usual if draws.chance(0.6) else draws.some(weekdays, 3):
                start = 13 * HOUR if draws.chance(0.25) else 9 * HOUR + 15
                yield Appointment(site, at(weekday, start), draws.quarter(4 * HOUR, 5 * HOUR))

        return Way(week, {SHOPPING: 1.4, COFFEE: 1.3})

    return settle


def _rota(*categories: str, starts: Sequence[int], minutes: int = 8 * HOUR) -> Settle:
    """A rota that is new in every week: which days, and which shift."""

    def settle(person: Newcomer) -> Way:
        draws, site = person.draws, person.near_home(*categories)
        usual = draws.some(site.hours.weekdays, 5)

        def week(number: int) -> Iterable[Appointment]:
            weekdays = list(usual)
            if draws.chance(0.5):
                weekdays[draws.integer(0, 4)] = draws.one(site.hours.weekdays)
            for weekday in dict.fromkeys(weekdays):
                swapped = draws.chance(0.15)
                start = draws.one(starts) if swapped else starts[number % len(starts)]
                yield Appointment(site, at(weekday, start), minutes, variation=12)

        if min(starts) < 6 * HOUR:
            return Way(week, {BREAD: 0.3}, wakes=7 * HOUR, sleeps=21 * HOUR)
        if max(starts) >= 14 * HOUR:
            return Way(week, {BREAD: 1.2}, wakes=8 * HOUR + 30, sleeps=25 * HOUR)
        return Way(week, {BREAD: 1.2})

    return settle


def _night_nurse(person: Newcomer) -> Way:
    """A block of nights, another one at the weekend, and days off between them."""
    draws, site = person.draws, person.near_home("hospital")

    def week(number: int) -> Iterable[Appointment]:
        first = draws.integer(MONDAY, TUESDAY)
        nights = [first + night for night in range(draws.integer(2, 3))]
        for weekday in (*nights, draws.one((FRIDAY, SATURDAY, SUNDAY))):
            yield Appointment(site, at(weekday, 20 * HOUR + 45), 10 * HOUR, variation=10)

    return Way(week, {WALK: 1.5, COFFEE: 1.5}, wakes=9 * HOUR, sleeps=25 * HOUR, calm=125)


def _student(likes: Likes, job: str | None = None) -> Settle:
    """Another timetable every six weeks, lectures that are missed at times, perhaps a job."""

    def settle(person: Newcomer) -> Way:
        draws, college = person.draws, person.near_home("college")
        library = person.near_home("library")
        workplace = person.near_home(job) if job else None
        terms = [
            [
                (weekday, start, draws.one((90, 90, 3 * HOUR)))
                for weekday in draws.some(WEEKDAYS, 4)
                for start in draws.some((8 * HOUR + 30, 11 * HOUR, 14 * HOUR, 16 * HOUR), 2)
            ]
            for _ in range(3)
        ]

        def week(number: int) -> Iterable[Appointment]:
            for weekday, start, minutes in terms[number // 6 % 3]:
                if draws.chance(0.8):
                    yield Appointment(college, at(weekday, start), minutes, lunch=0.3)
                if draws.chance(0.12):
                    after = at(weekday, start + minutes + 20)
                    yield Appointment(library, after, 100, variation=30, activity=READING)
            if workplace and draws.chance(0.8):
                weekday = draws.one([day for day in workplace.hours.weekdays if day >= THURSDAY])
                start = workplace.hours.opening + HOUR
                yield Appointment(workplace, at(weekday, start), 5 * HOUR)

        shared = {DRINKS: 1.8, FRIENDS: 1.5, SHOPPING: 0.6, ERRAND: 0.5}
        return Way(week, {**shared, **likes}, wakes=8 * HOUR, sleeps=25 * HOUR, calm=180)

    return settle


def _retired(likes: Likes, minds_grandchildren: bool = False) -> Settle:
    """Free all day, or nearly: some fetch the grandchildren from school."""

    def settle(person: Newcomer) -> Way:
        draws, school = person.draws, person.near_home("school")
        family, *_ = person.other_homes(1) or [person.home]
        school_days = draws.some(WEEKDAYS, 2) if minds_grandchildren else []

        def week(number: int) -> Iterable[Appointment]:
            for weekday in school_days:
                if draws.chance(0.85):
                    yield Appointment(school, at(weekday, 15 * HOUR + 30), 10, variation=8)
                    yield Appointment(family, at(weekday, 16 * HOUR), 2 * HOUR)
            if draws.chance(0.5):
                noon = at(draws.one(WEEKEND), 12 * HOUR)
                yield Appointment(family, noon, 150, variation=30, activity=FRIENDS)

        shared = {BREAD: 1.8, WALK: 1.6, MEETING: 1.6, DRINKS: 0.2, EXERCISE: 0.4}
        return Way(week, {**shared, **likes}, wakes=7 * HOUR + 15, sleeps=21 * HOUR + 30, calm=125)

    return settle


def _freelancer(likes: Likes) -> Settle:
    """At home or at a table in a café, and now and then with one client or another."""

    def settle(person: Newcomer) -> Way:
        draws = person.draws
        clients = [person.near_home("office") for _ in range(3)]

        def week(number: int) -> Iterable[Appointment]:
            for weekday in draws.some(WEEKDAYS, draws.integer(1, 3)):
                start, minutes = draws.quarter(11 * HOUR, 15 * HOUR), draws.quarter(60, 150)
                yield Appointment(draws.one(clients), at(weekday, start), minutes)

        return Way(week, {DESK: 4.0, **likes}, wakes=8 * HOUR, sleeps=24 * HOUR, calm=160)

    return settle


def _carer(person: Newcomer) -> Way:
    """Calls on people at home, on some of them every day, in an order that changes."""
    draws = person.draws
    clients = person.other_homes(6) or [person.home]

    def week(number: int) -> Iterable[Appointment]:
        for weekday in draws.some((*WEEKDAYS, SATURDAY), 4):
            start = 8 * HOUR
            for client in draws.some(clients, min(draws.integer(2, 3), len(clients))):
                minutes = draws.quarter(60, 105)
                yield Appointment(client, at(weekday, start), minutes, variation=10)
                start += minutes + 35

    return Way(week, {COFFEE: 1.3})


def _at_home(person: Newcomer) -> Way:
    """No duties but a group that meets."""
    draws, group = person.draws, person.near_home("community")
    weekday = draws.one(WEEKDAYS)

    def week(number: int) -> Iterable[Appointment]:
        if draws.chance(0.7):
            yield Appointment(group, at(weekday, 10 * HOUR), 90, activity=MEETING)

    likes = {WALK: 2.5, COFFEE: 1.5, FRIENDS: 1.3, GROCERIES: 1.3, DRINKS: 0.1, CULTURE: 0.3}
    return Way(week, likes, wakes=8 * HOUR, sleeps=21 * HOUR + 30, calm=125)


_EARLY_AND_LATE = (6 * HOUR + 15, 13 * HOUR + 45)

# Residents come in this order again and again.
_OCCUPATIONS = (
    Occupation("accountant", _by_day("office")),
    Occupation("student, sings in a choir", _student({MEETING: 3.0})),
    Occupation("baker, up before dawn", _rota("bakery", starts=(4 * HOUR, 5 * HOUR))),
    Occupation("architect, two children", _parent("office")),
    Occupation("retired teacher, long walks", _retired({WALK: 3.0, READING: 2.0})),
    Occupation("glassblower, early and late shifts", _rota("workshop", starts=_EARLY_AND_LATE)),
    Occupation("programmer, mostly from home", _by_day("office", from_home=0.7)),
    Occupation("teacher", _teacher),
    Occupation("shop assistant, part-time", _part_time("shop", "grocer")),
    Occupation("clerk, eats out", _by_day("office", likes={LUNCH: 2.5})),
    Occupation("student, stays up late", _student({DRINKS: 3.0})),
    Occupation("nurse, night shifts", _night_nurse),
    Occupation("translator, freelance", _freelancer({READING: 1.5})),
    Occupation("retired boat builder", _retired({WALK: 2.0, DRINKS: 1.0})),
    Occupation("engineer", _by_day("office", "workshop")),
    Occupation("waiter, café", _rota("café", starts=(8 * HOUR, 11 * HOUR), minutes=7 * HOUR)),
    Occupation("home carer", _carer),
    Occupation("lawyer, long hours", _by_day("office", hours=(8 * HOUR, 18 * HOUR + 30))),
    Occupation("student, works in a bakery", _student({BREAD: 1.5}, job="bakery")),
    Occupation("doctor, early and late shifts", _rota("hospital", starts=_EARLY_AND_LATE)),
    Occupation("on leave, new baby", _at_home),
    Occupation("designer, two days from home", _by_day("office", from_home=0.4)),
    Occupation("retired nurse, minds grandchildren", _retired({}, minds_grandchildren=True)),
    Occupation("bartender", _rota("bar", starts=(16 * HOUR + 30, 17 * HOUR + 30))),
    Occupation("receptionist, part-time", _part_time("office", "hospital")),
    Occupation("engineer, one child", _parent("office", "workshop")),
    Occupation("photographer, freelance", _freelancer({WALK: 2.0, CULTURE: 2.0})),
    Occupation("librarian", _by_day("library", hours=(9 * HOUR, 17 * HOUR + 30))),
    Occupation("accountant, sporty", _by_day("office", likes={EXERCISE: 3.0})),
    Occupation("student, climbs", _student({EXERCISE: 3.0})),
    Occupation("nurse, early and late shifts", _rota("hospital", starts=_EARLY_AND_LATE)),
    Occupation("cook, evenings", _rota("restaurant", starts=(15 * HOUR,), minutes=7 * HOUR)),
    Occupation("retired shopkeeper, plays cards", _retired({MEETING: 4.0, COFFEE: 1.5})),
    Occupation("bank clerk, two children", _parent("service")),
    Occupation("fish packer", _by_day("workshop", hours=(6 * HOUR + 45, 15 * HOUR + 30))),
    Occupation("writer, works in cafés", _freelancer({DESK: 7.0, COFFEE: 1.5})),
)
