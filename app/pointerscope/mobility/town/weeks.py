"""Appointments, habits and lifestyles, from which residents' weeks are built."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pointerscope.mobility.town.activities import (
    BREAD,
    COFFEE,
    CULTURE,
    DRINKS,
    EXERCISE,
    FRIENDS,
    GROCERIES,
    LUNCH,
    MEETING,
    READING,
    WALK,
    Activity,
)
from pointerscope.mobility.town.map import (
    DAY,
    EVERY_DAY,
    FRIDAY,
    HOUR,
    SATURDAY,
    THURSDAY,
    WEDNESDAY,
    WEEKDAYS,
    WEEKEND,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from pointerscope.mobility.town.draws import Draws
    from pointerscope.mobility.town.map import TownMap, TownPlace


@dataclass(frozen=True)
class Appointment:
    """A duty, or an intended visit.

    Attributes:
        place: where it is.
        start: its first minute, counted from the Monday of its week.
        minutes: its length.
        variation: the greatest random change of its start and length, in minutes.
        lunch: the probability of going out for lunch in the middle of it.
        activity: its purpose; None for a duty, which is attended however late they are.
    """

    place: TownPlace
    start: int
    minutes: int
    variation: int = 15
    lunch: float = 0.0
    activity: Activity | None = None


@dataclass(frozen=True)
class Habit:
    """An activity at one place and time of some weekdays, done with probability `chance`."""

    activity: Activity
    place: TownPlace
    weekdays: tuple[int, ...]
    start: int
    chance: float


@dataclass(frozen=True)
class Lifestyle:
    """A resident's timetable and preferences.

    Attributes:
        timetable: returns the appointments of the week with this number.
        likes: the preference for activities for which it is not 1.
        wakes: the minute of the day from which they may go out.
        sleeps: the latest minute to go home; may be in the next day.
        calm: the total temptation at which they go out with probability one half.
    """

    timetable: Callable[[int], Iterable[Appointment]]
    preferences: Mapping[Activity, float] = field(default_factory=dict)
    wakes: int = 7 * HOUR
    sleeps: int = 23 * HOUR
    restraint: float = 220.0


@dataclass(frozen=True)
class Newcomer:
    """A person about to settle in the town, with all homes of the town."""

    town: TownMap
    draws: Draws
    home: TownPlace
    homes: Sequence[TownPlace]

    def choose_near_home(self, *categories: str) -> TownPlace:
        """Draw a place of these categories near home."""
        return self.town.choose_near(self.home, *categories)

    def other_homes(self, number: int) -> list[TownPlace]:
        """Draw this many homes of other people, or all of them."""
        others = [place for place in dict.fromkeys(self.homes) if place is not self.home]
        return self.draws.sample(others, min(number, len(others)))

    def habits(self, preferences: Mapping[Activity, float]) -> list[Habit]:
        """Draw a few daily and weekly habits, more likely of preferred activities."""
        draws = self.draws
        daily = [
            self._habit(kind, days=7, chance=draws.uniform(0.35, 0.65))
            for kind in self._liked(_DAILY, preferences, draws.integer(1, 2))
        ]
        weekly = [
            self._habit(kind, days=1, chance=draws.uniform(0.6, 0.9))
            for kind in self._liked(_WEEKLY, preferences, draws.integer(2, 3))
        ]
        return daily + weekly

    def _liked(
        self, kinds: Sequence[_HabitKind], preferences: Mapping[Activity, float], number: int
    ) -> list[_HabitKind]:
        left, liked = list(kinds), []
        for _ in range(number):
            liked.append(
                self.draws.weighted_choice(
                    left, lambda kind: preferences[kind.activity] * preferences[kind.activity]
                )
            )
            left.remove(liked[-1])
        return liked

    def _habit(self, kind: _HabitKind, days: int, chance: float) -> Habit:
        place = self.choose_near_home(*kind.activity.categories)
        weekdays = self.draws.sample(kind.weekdays, min(days, len(kind.weekdays)))
        start = self.draws.quarter_hour(kind.earliest, kind.latest)
        return Habit(kind.activity, place, tuple(weekdays), start, chance)


@dataclass(frozen=True)
class _HabitKind:
    """A possible habit: its activity, its weekdays and its earliest and latest start."""

    activity: Activity
    weekdays: Sequence[int]
    earliest: int
    latest: int


_MONDAY_TO_SATURDAY = (*WEEKDAYS, SATURDAY)
_DAILY = (
    _HabitKind(BREAD, _MONDAY_TO_SATURDAY, 7 * HOUR, 8 * HOUR),
    _HabitKind(COFFEE, EVERY_DAY, 7 * HOUR + 30, 8 * HOUR + 30),
    _HabitKind(COFFEE, EVERY_DAY, 15 * HOUR, 17 * HOUR + 30),
    _HabitKind(WALK, EVERY_DAY, 6 * HOUR + 30, 8 * HOUR),  # with a dog
    _HabitKind(WALK, EVERY_DAY, 16 * HOUR + 30, 19 * HOUR),
    _HabitKind(GROCERIES, _MONDAY_TO_SATURDAY, 16 * HOUR + 30, 18 * HOUR),
    _HabitKind(EXERCISE, EVERY_DAY, 17 * HOUR, 18 * HOUR + 30),
    _HabitKind(LUNCH, EVERY_DAY, 12 * HOUR, 12 * HOUR + 30),
)
_WEEKLY = (
    _HabitKind(EXERCISE, EVERY_DAY, 17 * HOUR, 19 * HOUR),
    _HabitKind(GROCERIES, (FRIDAY, SATURDAY), 9 * HOUR, 18 * HOUR),
    _HabitKind(DRINKS, (THURSDAY, FRIDAY, SATURDAY), 19 * HOUR, 21 * HOUR),
    _HabitKind(MEETING, WEEKDAYS, 17 * HOUR, 19 * HOUR),
    _HabitKind(CULTURE, (WEDNESDAY, THURSDAY, FRIDAY), 18 * HOUR, 20 * HOUR),
    _HabitKind(WALK, WEEKEND, 10 * HOUR, 17 * HOUR),
    _HabitKind(FRIENDS, WEEKEND, 12 * HOUR, 17 * HOUR),
    _HabitKind(READING, _MONDAY_TO_SATURDAY, 14 * HOUR, 17 * HOUR),
)


def minute_of_week(weekday: int, minute: int) -> int:
    """Return the minute of the week, counted from Monday."""
    return weekday * DAY + minute
