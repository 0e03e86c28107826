"""What the weeks of the simulated town's people are made of: duties, likings and habits."""

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
    from pointerscope.mobility.town.map import Site, TownMap


@dataclass(frozen=True)
class Appointment:
    """Where somebody has to be, or means to be.

    Attributes:
        site: where.
        start: from which minute on, counted from the Monday of its week.
        minutes: for how long.
        variation: minutes by which its beginning and its length differ at most.
        lunch: how likely they go out for lunch in the middle of it.
        activity: what it is done for; a duty, which is kept however late they are, has none.
    """

    site: Site
    start: int
    minutes: int
    variation: int = 15
    lunch: float = 0.0
    activity: Activity | None = None


@dataclass(frozen=True)
class Habit:
    """What somebody likes to do at this minute of some weekdays, with this chance each."""

    activity: Activity
    site: Site
    weekdays: tuple[int, ...]
    start: int
    chance: float


@dataclass(frozen=True)
class Way:
    """How somebody lives.

    Attributes:
        timetable: gives the appointments of a week, by its number; another may differ.
        likes: how much they care for an activity, where that is not 1.
        wakes: the minute of the day from which on they may feel like going out.
        sleeps: the minute, maybe of the next day, at which they go home at the latest.
        calm: they are as likely as not to go out when what tempts them sums up to this.
    """

    timetable: Callable[[int], Iterable[Appointment]]
    likes: Mapping[Activity, float] = field(default_factory=dict)
    wakes: int = 7 * HOUR
    sleeps: int = 23 * HOUR
    calm: float = 220.0


@dataclass(frozen=True)
class Newcomer:
    """Somebody about to settle in the town, who knows their own and everybody's homes."""

    town: TownMap
    draws: Draws
    home: Site
    homes: Sequence[Site]

    def near_home(self, *categories: str) -> Site:
        """A place of these categories that suits them."""
        return self.town.near(self.home, *categories)

    def other_homes(self, number: int) -> list[Site]:
        """So many homes of others, or all there are."""
        others = [site for site in dict.fromkeys(self.homes) if site is not self.home]
        return self.draws.some(others, min(number, len(others)))

    def habits(self, likes: Mapping[Activity, float]) -> list[Habit]:
        """A few habits of the day and of the week, rather of what they like."""
        draws = self.draws
        daily = [
            self._habit(kind, days=7, chance=draws.between(0.35, 0.65))
            for kind in self._liked(_DAILY, likes, draws.integer(1, 2))
        ]
        weekly = [
            self._habit(kind, days=1, chance=draws.between(0.6, 0.9))
            for kind in self._liked(_WEEKLY, likes, draws.integer(2, 3))
        ]
        return daily + weekly

    def _liked(
        self, kinds: Sequence[_HabitKind], likes: Mapping[Activity, float], number: int
    ) -> list[_HabitKind]:
        left, liked = list(kinds), []
        for _ in range(number):
            liked.append(
                self.draws.weighted(left, lambda kind: likes[kind.activity] * likes[kind.activity])
            )
            left.remove(liked[-1])
        return liked

    def _habit(self, kind: _HabitKind, days: int, chance: float) -> Habit:
        site = self.near_home(*kind.activity.categories)
        weekdays = self.draws.some(kind.weekdays, min(days, len(kind.weekdays)))
        start = self.draws.quarter(kind.earliest, kind.latest)
        return Habit(kind.activity, site, tuple(weekdays), start, chance)


@dataclass(frozen=True)
class _HabitKind:
    """What people make a habit of, on which weekdays, and when it begins."""

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


def at(weekday: int, minute: int) -> int:
    """The minute of the week, counted from Monday."""
    return weekday * DAY + minute
