"""Activities of the simulated town's people and their appeal by time of the week."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pointerscope.mobility.town.map import (
    DAY,
    EVERY_DAY,
    FRIDAY,
    HOUR,
    SATURDAY,
    SUNDAY,
    THURSDAY,
    WEEKEND,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Span = tuple[float, float, float]


@dataclass(frozen=True, eq=False)
class Activity:
    """An activity to go out for.

    Attributes:
        categories: the categories of suitable places.
        minutes: its typical length.
        interval_days: the days after which most people want to do it again.
        working_week: its appeal from Monday to Friday, as (first hour, last hour, appeal).
        weekend: its appeal on Saturday and Sunday, likewise.
        days: factors of the appeal on some weekdays.
    """

    categories: tuple[str, ...]
    minutes: int
    interval_days: float
    working_week: Sequence[Span]
    weekend: Sequence[Span]
    days: Mapping[int, float] = field(default_factory=dict)

    def appeal(self, weekday: int, minute: int) -> float:
        """Return the appeal at this minute of the day."""
        for start, end, weight in self.weekend if weekday in WEEKEND else self.working_week:
            if start * HOUR <= minute < end * HOUR:
                return weight * self.days.get(weekday, 1.0)
        return 0.0


BREAD = Activity(("bakery",), 10, 1.5, [(6.5, 9, 2), (15, 18, 0.6)], [(7.5, 11, 3)])
COFFEE = Activity(
    ("café",), 40, 2.5, [(7.5, 9, 0.8), (9, 11.5, 0.8), (13, 17, 1)], [(9, 12, 1.2), (14, 17, 1.5)]
)
LUNCH = Activity(("café", "restaurant"), 45, 3, [(11.5, 13.5, 1.5)], [(11.5, 13.5, 1)])
GROCERIES = Activity(
    ("grocer",),
    30,
    3,
    [(8, 11.5, 0.7), (14, 16, 0.4), (16, 20, 1.8)],
    [(9, 13, 1.6), (13, 19, 0.7)],
    {FRIDAY: 1.3, SATURDAY: 1.4, SUNDAY: 0.5},
)
SHOPPING = Activity(("shop",), 35, 6, [(10, 18, 0.7)], [(10, 17, 1.8)])
ERRAND = Activity(("service",), 20, 9, [(9, 12, 0.9), (14, 17, 0.9)], [])
EXERCISE = Activity(("gym",), 75, 4, [(6, 8, 0.5), (9, 16, 0.4), (17, 20.5, 1.5)], [(9, 18, 1)])
WALK = Activity(("park",), 50, 3, [(7, 10, 0.6), (10, 17, 0.7), (17, 20, 0.9)], [(9, 18, 1.6)])
DINNER = Activity(
    ("restaurant",), 90, 7, [(18, 20.5, 1)], [(18, 20.5, 1)], {FRIDAY: 2, SATURDAY: 2}
)
DRINKS = Activity(
    ("bar",),
    100,
    6,
    [(17, 19.5, 0.6), (19.5, 22.5, 1)],
    [(18, 22.5, 1)],
    {THURSDAY: 1.4, FRIDAY: 2.5, SATURDAY: 2.2, SUNDAY: 0.5},
)
CULTURE = Activity(("culture",), 110, 12, [(14, 17, 0.3), (17.5, 20.5, 1)], [(13, 20.5, 1)])
READING = Activity(("library",), 80, 9, [(9, 18, 0.6)], [(10, 17, 0.6)])
MEETING = Activity(("community",), 90, 10, [(9, 12, 0.5), (14, 20, 0.7)], [(9, 18, 0.7)])
FRIENDS = Activity(("home",), 110, 6, [(15, 17, 0.3), (17, 20.5, 0.8)], [(11, 20, 1.1)])
DESK = Activity(("café", "library"), 130, 0.5, [(8.5, 15.5, 3)], [])  # with a laptop

ACTIVITIES = (
    BREAD,
    COFFEE,
    LUNCH,
    GROCERIES,
    SHOPPING,
    ERRAND,
    EXERCISE,
    WALK,
    DINNER,
    DRINKS,
    CULTURE,
    READING,
    MEETING,
    FRIENDS,
    DESK,
)

_STEP = HOUR // 2
_APPEAL_BY_TIME = [
    [
        [
            (activity, weight)
            for activity in ACTIVITIES
            if (weight := activity.appeal(weekday, minute))
        ]
        for minute in range(0, DAY, _STEP)
    ]
    for weekday in EVERY_DAY
]


def appealing_activities(minute: int) -> Sequence[tuple[Activity, float]]:
    """Return the appealing activities at this minute, counted from a Monday, with their appeal."""
    return _APPEAL_BY_TIME[minute // DAY % 7][minute % DAY // _STEP]
