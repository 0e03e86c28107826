"""Occupations of the simulated town's people and the weeks that they lead to."""

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
from pointerscope.mobility.town.weeks import Appointment, Lifestyle, minute_of_week

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from pointerscope.mobility.town.weeks import Newcomer

    Preferences = Mapping[Activity, float]
    Settle = Callable[[Newcomer], Lifestyle]


@dataclass(frozen=True)
class Occupation:
    """An occupation of residents.

    Attributes:
        title: its name, and a peculiarity after a comma.
        settle: draws the lifestyle of a person with this occupation.
    """

    title: str
    settle: Settle


def find_occupation(number: int) -> Occupation:
    """Return the occupation of a resident by number, from 1."""
    return _OCCUPATIONS[(number - 1) % len(_OCCUPATIONS)]


def _by_day(
    *categories: str,
    hours: tuple[int, int] = (7 * HOUR + 45, 17 * HOUR),
    from_home: float = 0.0,
    preferences: Preferences | None = None,
) -> Settle:
    """Work five days a week at about the same hours, possibly some days from home."""

    def settle(person: Newcomer) -> Lifestyle:
        draws, place = person.draws, person.choose_near_home(*categories)
        usual_start = draws.quarter_hour(hours[0], hours[0] + HOUR)
        usual_end = draws.quarter_hour(hours[1] - 30, hours[1] + HOUR)
        lunch = draws.uniform(0.1, 0.5)
        friday_off_early = draws.chance(0.3)

        def week(number: int) -> Iterable[Appointment]:
            for weekday in WEEKDAYS:
                if draws.chance(from_home):
                    continue
                start = usual_start + draws.choice((-30, 0, 0, 0, 15, 45))
                end = usual_end + draws.choice((-45, -15, 0, 0, 30, 60))
                if weekday == FRIDAY and friday_off_early:
                    end -= 2 * HOUR
                yield Appointment(place, minute_of_week(weekday, start), end - start, lunch=lunch)

        return Lifestyle(week, preferences or {})

    return settle


def _parent(*categories: str) -> Settle:
    """Work by day, and on some days take the children to school or fetch them."""

    def settle(person: Newcomer) -> Lifestyle:
        draws, place = person.draws, person.choose_near_home(*categories)
        school = person.choose_near_home("school")
        brings, fetches = draws.uniform(0.4, 0.9), draws.uniform(0.2, 0.6)

        def week(number: int) -> Iterable[Appointment]:
            for weekday in WEEKDAYS:
                start, end = 8 * HOUR, 17 * HOUR
                if draws.chance(brings):
                    yield Appointment(
                        school, minute_of_week(weekday, 7 * HOUR + 50), 9, variation=8
                    )
                    start += 30
                if draws.chance(fetches):
                    yield Appointment(
                        school, minute_of_week(weekday, 15 * HOUR + 40), 10, variation=8
                    )
                    end = 15 * HOUR
                yield Appointment(place, minute_of_week(weekday, start), end - start, lunch=0.2)

        return Lifestyle(week, {WALK: 1.5, GROCERIES: 1.4, DRINKS: 0.4, DINNER: 0.5})

    return settle


def _teacher(person: Newcomer) -> Lifestyle:
    draws, school = person.draws, person.choose_near_home("school")
    start = 7 * HOUR + 40
    ends = {weekday: draws.quarter_hour(13 * HOUR, 16 * HOUR) for weekday in WEEKDAYS}

    def week(number: int) -> Iterable[Appointment]:
        for weekday in WEEKDAYS:
            staff_meeting = HOUR if weekday == TUESDAY and number % 2 else 0
            minutes = ends[weekday] + staff_meeting - start
            yield Appointment(school, minute_of_week(weekday, start), minutes, variation=10)

    return Lifestyle(week, {READING: 1.6, COFFEE: 1.2})


def _part_time(*categories: str) -> Settle:
    """Work three or four mornings or afternoons, which vary by week."""

    def settle(person: Newcomer) -> Lifestyle:
        draws, place = person.draws, person.choose_near_home(*categories)
        weekdays = [weekday for weekday in WEEKDAYS if weekday in place.hours.weekdays]
        usual = draws.sample(weekdays, 4)

        def week(number: int) -> Iterable[Appointment]:
            for weekday in usual if draws.chance(0.6) else draws.sample(weekdays, 3):
                start = 13 * HOUR if draws.chance(0.25) else 9 * HOUR + 15
                yield Appointment(
                    place, minute_of_week(weekday, start), draws.quarter_hour(4 * HOUR, 5 * HOUR)
                )

        return Lifestyle(week, {SHOPPING: 1.4, COFFEE: 1.3})

    return settle


def _rota(*categories: str, starts: Sequence[int], minutes: int = 8 * HOUR) -> Settle:
    """Work on a rota whose days and shifts vary by week."""

    def settle(person: Newcomer) -> Lifestyle:
        draws, place = person.draws, person.choose_near_home(*categories)
        usual = draws.sample(place.hours.weekdays, 5)

        def week(number: int) -> Iterable[Appointment]:
            weekdays = list(usual)
            if draws.chance(0.5):
                weekdays[draws.integer(0, 4)] = draws.choice(place.hours.weekdays)
            for weekday in dict.fromkeys(weekdays):
                swapped = draws.chance(0.15)
                start = draws.choice(starts) if swapped else starts[number % len(starts)]
                yield Appointment(place, minute_of_week(weekday, start), minutes, variation=12)

        if min(starts) < 6 * HOUR:
            return Lifestyle(week, {BREAD: 0.3}, wakes=7 * HOUR, sleeps=21 * HOUR)
        if max(starts) >= 14 * HOUR:
            return Lifestyle(week, {BREAD: 1.2}, wakes=8 * HOUR + 30, sleeps=25 * HOUR)
        return Lifestyle(week, {BREAD: 1.2})

    return settle


def _night_nurse(person: Newcomer) -> Lifestyle:
    """Work a block of nights and one more night at the weekend, with days off between."""
    draws, place = person.draws, person.choose_near_home("hospital")

    def week(number: int) -> Iterable[Appointment]:
        first = draws.integer(MONDAY, TUESDAY)
        nights = [first + night for night in range(draws.integer(2, 3))]
        for weekday in (*nights, draws.choice((FRIDAY, SATURDAY, SUNDAY))):
            yield Appointment(
                place, minute_of_week(weekday, 20 * HOUR + 45), 10 * HOUR, variation=10
            )

    return Lifestyle(
        week, {WALK: 1.5, COFFEE: 1.5}, wakes=9 * HOUR, sleeps=25 * HOUR, restraint=125
    )


def _student(preferences: Preferences, job: str | None = None) -> Settle:
    """Attend lectures, some of them missed, by a timetable that changes every six weeks."""

    def settle(person: Newcomer) -> Lifestyle:
        draws, college = person.draws, person.choose_near_home("college")
        library = person.choose_near_home("library")
        workplace = person.choose_near_home(job) if job else None
        terms = [
            [
                (weekday, start, draws.choice((90, 90, 3 * HOUR)))
                for weekday in draws.sample(WEEKDAYS, 4)
                for start in draws.sample((8 * HOUR + 30, 11 * HOUR, 14 * HOUR, 16 * HOUR), 2)
            ]
            for _ in range(3)
        ]

        def week(number: int) -> Iterable[Appointment]:
            for weekday, start, minutes in terms[number // 6 % 3]:
                if draws.chance(0.8):
                    yield Appointment(college, minute_of_week(weekday, start), minutes, lunch=0.3)
                if draws.chance(0.12):
                    after = minute_of_week(weekday, start + minutes + 20)
                    yield Appointment(library, after, 100, variation=30, activity=READING)
            if workplace and draws.chance(0.8):
                weekday = draws.choice([day for day in workplace.hours.weekdays if day >= THURSDAY])
                start = workplace.hours.opening + HOUR
                yield Appointment(workplace, minute_of_week(weekday, start), 5 * HOUR)

        shared = {DRINKS: 1.8, FRIENDS: 1.5, SHOPPING: 0.6, ERRAND: 0.5}
        return Lifestyle(
            week, {**shared, **preferences}, wakes=8 * HOUR, sleeps=25 * HOUR, restraint=180
        )

    return settle


def _retired(preferences: Preferences, minds_grandchildren: bool = False) -> Settle:
    """Be free all day; some residents fetch the grandchildren from school."""

    def settle(person: Newcomer) -> Lifestyle:
        draws, school = person.draws, person.choose_near_home("school")
        family, *_ = person.other_homes(1) or [person.home]
        school_days = draws.sample(WEEKDAYS, 2) if minds_grandchildren else []

        def week(number: int) -> Iterable[Appointment]:
            for weekday in school_days:
                if draws.chance(0.85):
                    yield Appointment(
                        school, minute_of_week(weekday, 15 * HOUR + 30), 10, variation=8
                    )
                    yield Appointment(family, minute_of_week(weekday, 16 * HOUR), 2 * HOUR)
            if draws.chance(0.5):
                noon = minute_of_week(draws.choice(WEEKEND), 12 * HOUR)
                yield Appointment(family, noon, 150, variation=30, activity=FRIENDS)

        shared = {BREAD: 1.8, WALK: 1.6, MEETING: 1.6, DRINKS: 0.2, EXERCISE: 0.4}
        return Lifestyle(
            week,
            {**shared, **preferences},
            wakes=7 * HOUR + 15,
            sleeps=21 * HOUR + 30,
            restraint=125,
        )

    return settle


def _freelancer(preferences: Preferences) -> Settle:
    """Work at home or in a café, and sometimes visit one of a few clients."""

    def settle(person: Newcomer) -> Lifestyle:
        draws = person.draws
        clients = [person.choose_near_home("office") for _ in range(3)]

        def week(number: int) -> Iterable[Appointment]:
            for weekday in draws.sample(WEEKDAYS, draws.integer(1, 3)):
                start, minutes = (
                    draws.quarter_hour(11 * HOUR, 15 * HOUR),
                    draws.quarter_hour(60, 150),
                )
                yield Appointment(draws.choice(clients), minute_of_week(weekday, start), minutes)

        return Lifestyle(
            week, {DESK: 4.0, **preferences}, wakes=8 * HOUR, sleeps=24 * HOUR, restraint=160
        )

    return settle


def _carer(person: Newcomer) -> Lifestyle:
    """Call on several people at home each day, in varying order."""
    draws = person.draws
    clients = person.other_homes(6) or [person.home]

    def week(number: int) -> Iterable[Appointment]:
        for weekday in draws.sample((*WEEKDAYS, SATURDAY), 4):
            start = 8 * HOUR
            for client in draws.sample(clients, min(draws.integer(2, 3), len(clients))):
                minutes = draws.quarter_hour(60, 105)
                yield Appointment(client, minute_of_week(weekday, start), minutes, variation=10)
                start += minutes + 35

    return Lifestyle(week, {COFFEE: 1.3})


def _at_home(person: Newcomer) -> Lifestyle:
    """Have no duties except a weekly group."""
    draws, group = person.draws, person.choose_near_home("community")
    weekday = draws.choice(WEEKDAYS)

    def week(number: int) -> Iterable[Appointment]:
        if draws.chance(0.7):
            yield Appointment(group, minute_of_week(weekday, 10 * HOUR), 90, activity=MEETING)

    preferences = {WALK: 2.5, COFFEE: 1.5, FRIENDS: 1.3, GROCERIES: 1.3, DRINKS: 0.1, CULTURE: 0.3}
    return Lifestyle(week, preferences, wakes=8 * HOUR, sleeps=21 * HOUR + 30, restraint=125)


_EARLY_AND_LATE = (6 * HOUR + 15, 13 * HOUR + 45)

# Residents get these occupations in turn.
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
    Occupation("clerk, eats out", _by_day("office", preferences={LUNCH: 2.5})),
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
    Occupation("accountant, sporty", _by_day("office", preferences={EXERCISE: 3.0})),
    Occupation("student, climbs", _student({EXERCISE: 3.0})),
    Occupation("nurse, early and late shifts", _rota("hospital", starts=_EARLY_AND_LATE)),
    Occupation("cook, evenings", _rota("restaurant", starts=(15 * HOUR,), minutes=7 * HOUR)),
    Occupation("retired shopkeeper, plays cards", _retired({MEETING: 4.0, COFFEE: 1.5})),
    Occupation("bank clerk, two children", _parent("service")),
    Occupation("fish packer", _by_day("workshop", hours=(6 * HOUR + 45, 15 * HOUR + 30))),
    Occupation("writer, works in cafés", _freelancer({DESK: 7.0, COFFEE: 1.5})),
)
