"""A small invented town whose people live by routines.

They work, study or are retired, keep weekly habits that now and then change, and spend free
time by exploration and preferential return (Song, Koren, Wang and Barabási, "Modelling the
scaling properties of human mobility", Nature Physics 2010): someone who knows S places tries a
new one with probability ρ·S^-γ, and otherwise goes back to a known one in proportion to how
often they have been there.

The same seed gives the same town everywhere. Every draw comes from `random.Random.random`,
whose stream Python guarantees, by way of arithmetic that does not depend on the platform.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, TypeVar

from app.mobility.data_set import DataSet
from app.mobility.places import FIRST_KNOWN, Place
from app.mobility.visits import Visit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

Item = TypeVar("Item")

RHO = 0.6
GAMMA = 0.21

FIRST_DAY = datetime(2026, 3, 2)  # a Monday
# In the open Atlantic, so that nobody takes the town for a real one.
LATITUDE, LONGITUDE = 45.0, -30.0
METRES_A_DEGREE_NORTH = 111_132.0
METRES_A_DEGREE_EAST = 78_847.0  # at 45° north

DAY = 24 * 60
MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY = range(7)
WEEKDAYS = (MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY)
WEEKEND = (SATURDAY, SUNDAY)
EVERY_DAY = (*WEEKDAYS, *WEEKEND)


def simulate_town(seed: int = 0, *, residents: int = 72, weeks: int = 16) -> DataSet:
    """Simulate the visits of a town's residents.

    Visits do not overlap; on the way between two places nobody is anywhere. Places have their
    coordinates in degrees and no typical minutes: how long people stay is for
    `split_histories` to measure on the training days.

    Args:
        seed: of all draws; the same seed gives the same town.
        residents: how many people live there.
        weeks: how long they are watched, from a Monday on.

    Raises:
        ValueError: there is nobody, or no time, to simulate.
    """
    if residents < 1 or weeks < 1:
        raise ValueError("A town needs a resident and a week.")
    draws = _Draws(seed)
    town = _Town(draws, days=weeks * 7)
    kinds = [_KINDS[number % len(_KINDS)] for number in range(residents)]
    buildings = town.of("home")
    shuffled = draws.some(buildings, len(buildings))
    homes = [shuffled[number % len(shuffled)] for number in range(residents)]
    people = [
        _Resident(town, draws, home, kind(town, draws, home, homes))
        for kind, home in zip(kinds, homes, strict=True)
    ]
    ids = {site.name: number for number, site in enumerate(town.sites, FIRST_KNOWN)}
    return DataSet(
        name="town",
        title="The town",
        licence="CC0-1.0",
        places=tuple(_place(site, ids[site.name]) for site in town.sites),
        people={number: f"Resident {number}" for number in range(1, residents + 1)},
        visits={
            number: tuple(
                Visit(
                    ids[stay.site.name], FIRST_DAY + timedelta(minutes=stay.arrival), stay.minutes
                )
                for stay in person.live(weeks * 7)
            )
            for number, person in enumerate(people, 1)
        },
    )


# The town: five districts, metres east and north of the market square, and how far they reach.

_DISTRICTS: Mapping[str, tuple[int, int, int]] = {
    "Old Town": (0, 0, 500),
    "Harbour": (1500, -700, 550),
    "Riverside": (-1400, -600, 600),
    "Hillside": (-800, 1300, 700),
    "Meadows": (1200, 1200, 700),
}

_SITES: Mapping[str, Mapping[str, str]] = {
    "Old Town": {
        "home": (
            "Market Row, Bell Lane, Clockmaker House, Lantern Court, Saddlers Yard, "
            "Chapel Walk, Mill Corner, Weaver Lofts"
        ),
        "office": "Exchange Building, Town Hall, Foundry Studios",
        "college": "Old Town College",
        "grocer": "Corner Grocer, Market Hall",
        "shop": (
            "Paper Lantern Books, Blue Door Bakery, Old Town Pharmacy, Velvet Records, "
            "Threadneedle Tailor"
        ),
        "café": "Café Luna, Café Meridian, Teapot Corner",
        "restaurant": "Trattoria Sole, The Golden Lemon, Saffron Table, Lantern Bistro",
        "bar": "The Brass Horn, The Fox and Barrel",
        "gym": "Old Town Yoga",
        "park": "Castle Gardens",
        "library": "Town Library",
        "culture": "Orpheum Cinema, Town Gallery",
        "community": "Chapel of the Bell",
    },
    "Harbour": {
        "home": (
            "Anchor Terrace, Sailmaker Lofts, Gull Row, Lighthouse Cottages, Pilot House, "
            "Rope Walk, Tide Court, Captain Rise"
        ),
        "office": "Harbour House, Quay Point",
        "workshop": "The Boatyard, Fish Cannery",
        "college": "Marine Institute",
        "grocer": "Harbour Market",
        "shop": "Quayside Chandlery, Net and Needle, Harbour Bakery",
        "café": "Café Compass, Harbour Beans",
        "restaurant": "Bistro Marin, Harbour Grill, Taverna Delfini",
        "bar": "The Old Anchor",
        "gym": "Harbour Climbing Hall",
        "park": "Harbour Promenade, Lighthouse Point",
        "culture": "Maritime Museum",
    },
    "Riverside": {
        "home": (
            "Maple Court, Willow Bank, Heron Place, Ferry Lane, Alder Terrace, "
            "Kingfisher Court, Bridge House, Reed Cottages, Otter Lane"
        ),
        "office": "Riverside Offices, Weir Studios, Northgate Offices",
        "workshop": "The Glassworks",
        "grocer": "Riverside Supermarket",
        "shop": "Bright Cycles, Miller Bakery",
        "café": "Café Mistral, The Daily Grind",
        "restaurant": "Noodle House, The Salted Pear, Mill Pond Kitchen",
        "bar": "The Blue Heron",
        "gym": "Riverside Gym",
        "park": "River Park, Botanic Garden",
        "culture": "Old Mill Theatre",
    },
    "Hillside": {
        "home": (
            "Cedar Heights, Larch Close, Juniper Row, Summit Terrace, Beech Grove, "
            "Rowan Court, Hawthorn Rise, Fir Tree Lane, Vineyard Close, Orchard Steps"
        ),
        "school": "Hilltop School",
        "hospital": "Hillside Hospital",
        "grocer": "Hillside Grocer",
        "shop": "Hillside Bakery",
        "café": "Hilltop Coffee",
        "restaurant": "The Copper Pan",
        "gym": "Hillside Tennis Club",
        "park": "Hill Wood",
        "community": "Hillside Allotments",
    },
    "Meadows": {
        "home": (
            "Clover Street, Lark Gardens, Poppy Close, Barley Court, Bluebell Way, "
            "Haystack Lane, Daisy Row, Thistle Green, Swallow Court, Sunnyside Terrace"
        ),
        "school": "Meadows School",
        "hospital": "Meadows Clinic",
        "grocer": "Meadows Supermarket",
        "shop": "Meadows Garden Centre, Copper Kettle Hardware",
        "café": "Blossom Tearoom, Nook Espresso",
        "restaurant": "The Green Fork",
        "gym": "Meadows Pool",
        "park": "Meadow Common",
        "culture": "Concert Barn",
        "community": "Community Centre",
    },
}

# Opened in the last third of the time, so that a model meets places it was never trained on.
_NEW = ("Lantern Bistro", "Mill Pond Kitchen")
_NEW_AFTER = 0.7

_ALWAYS = (0, 2 * DAY)
_HOURS: Mapping[str, tuple[tuple[int, int], Sequence[int]]] = {
    "grocer": ((7 * 60, 21 * 60), EVERY_DAY),
    "shop": ((8 * 60, 18 * 60 + 30), (*WEEKDAYS, SATURDAY)),
    "café": ((7 * 60, 19 * 60), EVERY_DAY),
    "restaurant": ((11 * 60 + 30, 23 * 60), EVERY_DAY),
    "bar": ((16 * 60, 25 * 60), EVERY_DAY),
    "gym": ((6 * 60, 22 * 60 + 30), EVERY_DAY),
    "park": ((6 * 60, 22 * 60), EVERY_DAY),
    "library": ((9 * 60, 20 * 60), (*WEEKDAYS, SATURDAY)),
    "culture": ((11 * 60, 24 * 60), (TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, *WEEKEND)),
    "community": ((8 * 60, 22 * 60), EVERY_DAY),
}


@dataclass(frozen=True)
class _Activity:
    """Something to go out for: at what kinds of place, and for how many minutes."""

    categories: tuple[str, ...]
    minutes: int


_COFFEE = _Activity(("café",), 35)
_BREAD = _Activity(("shop", "café"), 20)
_LUNCH = _Activity(("café", "restaurant"), 50)
_GROCERIES = _Activity(("grocer",), 35)
_SHOPPING = _Activity(("shop", "grocer"), 45)
_EXERCISE = _Activity(("gym",), 80)
_WALK = _Activity(("park",), 60)
_DINNER = _Activity(("restaurant",), 95)
_DRINKS = _Activity(("bar",), 110)
_CULTURE = _Activity(("culture", "library"), 115)
_MEETING = _Activity(("community",), 90)
_READING = _Activity(("library",), 110)


@dataclass(frozen=True)
class _Site:
    """A place of the town, with its position in metres."""

    name: str
    category: str
    east: float
    north: float
    popularity: float
    opens_on: int

    def metres_to(self, other: _Site) -> float:
        east, north = self.east - other.east, self.north - other.north
        return math.sqrt(east * east + north * north)

    def is_open(self, day: int, minute: int, stay: int) -> bool:
        (opening, closing), weekdays = _HOURS.get(self.category, (_ALWAYS, EVERY_DAY))
        return (
            day >= self.opens_on
            and day % 7 in weekdays
            and opening <= minute
            and minute + stay <= closing
        )


class _Town:
    """The places, and which of them suit what."""

    def __init__(self, draws: _Draws, days: int) -> None:
        self.sites = [
            _Site(
                name,
                category,
                east=_DISTRICTS[district][0] + draws.around(0, _DISTRICTS[district][2]),
                north=_DISTRICTS[district][1] + draws.around(0, _DISTRICTS[district][2]),
                popularity=draws.between(0.5, 2.0),
                opens_on=round(days * _NEW_AFTER) if name in _NEW else 0,
            )
            for district, categories in _SITES.items()
            for category, names in categories.items()
            for name in names.split(", ")
        ]

    def of(self, *categories: str) -> list[_Site]:
        return [site for site in self.sites if site.category in categories]

    def near(self, draws: _Draws, centre: _Site, *categories: str) -> _Site:
        """A place of these categories, rather a near and popular one."""
        open_from_the_start = [site for site in self.of(*categories) if not site.opens_on]
        return draws.weighted(open_from_the_start, lambda site: _attraction(site, centre))


@dataclass(frozen=True)
class _Habit:
    """What somebody does at the same time of the same weekdays, with this chance each time."""

    activity: _Activity
    site: _Site
    weekdays: tuple[int, ...]
    start: int
    chance: float


@dataclass(frozen=True)
class _Shift:
    """A day's work: when it begins, how long it is, and whether there is a break to eat out."""

    site: _Site
    start: int
    minutes: int
    lunch: _Site | None = None


@dataclass(frozen=True)
class _Way:
    """How somebody lives.

    Attributes:
        rota: the shifts of every weekday, for each week of a cycle of weeks.
        habits: what they do as a rule.
        free: how likely they go out in the free time of a working day and of a day off.
        punctuality: minutes by which they are early or late at most.
    """

    rota: Sequence[Mapping[int, _Shift]]
    habits: Sequence[_Habit]
    free: tuple[float, float]
    punctuality: int = 14


@dataclass(frozen=True)
class _Stop:
    """Somewhere to be: from which minute, for how long."""

    site: _Site
    arrival: int
    minutes: int
    is_work: bool = False


def _office_worker(town: _Town, draws: _Draws, home: _Site, homes: Sequence[_Site]) -> _Way:
    office = town.near(draws, home, "office")
    start, minutes = draws.quarter(7 * 60 + 30, 9 * 60 + 30), draws.quarter(465, 540)
    at_home = draws.one((None, None, None, MONDAY, WEDNESDAY, FRIDAY))
    lunches = [town.near(draws, office, "café", "restaurant") for _ in range(2)]
    eats_out = draws.some(WEEKDAYS, draws.integer(1, 4))
    rota = {
        weekday: _Shift(office, start, minutes, draws.one(lunches) if weekday in eats_out else None)
        for weekday in WEEKDAYS
        if weekday != at_home
    }
    habits = [
        _usual(town, draws, office, _EXERCISE, draws.some(WEEKDAYS, 2), 18 * 60),
        _usual(town, draws, home, _GROCERIES, draws.some(WEEKDAYS, 1), 18 * 60),
        _usual(town, draws, home, _GROCERIES, (SATURDAY,), 10 * 60 + 30),
        _usual(town, draws, home, _WALK, (SUNDAY,), 14 * 60 + 30),
        _usual(town, draws, office, _DRINKS, (draws.one((THURSDAY, FRIDAY)),), 18 * 60 + 30),
    ]
    if draws.chance(0.5):
        mornings = draws.some(WEEKDAYS, draws.integer(2, 5))
        habits.append(_usual(town, draws, office, _COFFEE, mornings, start - 45, spread=0))
    if draws.chance(0.4):
        habits.append(_family(draws, home, homes, (SUNDAY,), 12 * 60))
    return _Way([rota], habits, free=(0.22, 0.7))


def _shop_worker(town: _Town, draws: _Draws, home: _Site, homes: Sequence[_Site]) -> _Way:
    shop = town.near(draws, home, "grocer", "shop", "café", "restaurant")
    days = draws.some((*WEEKDAYS, SATURDAY), 5)
    (opening, closing), _ = _HOURS[shop.category]
    early, late = opening, max(opening, closing - 8 * 60)
    lunch = town.near(draws, shop, "café", "restaurant")
    rota = [
        {
            weekday: _Shift(shop, start, 8 * 60, lunch if weekday in days[:2] else None)
            for weekday in days
        }
        for start in (early, late)
    ]
    off = [weekday for weekday in EVERY_DAY if weekday not in days]
    habits = [
        _usual(town, draws, home, _EXERCISE, (off[0], days[1]), 9 * 60 + 30),
        _usual(town, draws, home, _GROCERIES, (off[-1],), 11 * 60),
        _usual(town, draws, home, _DINNER, (draws.one(off),), 19 * 60),
        _usual(town, draws, home, _COFFEE, (off[0],), 15 * 60),
    ]
    if draws.chance(0.5):
        habits.append(_family(draws, home, homes, (SUNDAY,), 12 * 60 + 30))
    return _Way(rota, habits, free=(0.2, 0.6))


def _shift_worker(town: _Town, draws: _Draws, home: _Site, homes: Sequence[_Site]) -> _Way:
    site = town.near(draws, home, "hospital", "workshop")
    weeks = [
        {weekday: _Shift(site, start, 8 * 60) for weekday in draws.some(EVERY_DAY, 5)}
        for start in (6 * 60, 13 * 60 + 30)
    ]
    habits = [
        _usual(town, draws, site, _BREAD, draws.some(EVERY_DAY, 3), 14 * 60 + 15),
        _usual(town, draws, home, _WALK, draws.some(EVERY_DAY, 3), 10 * 60),
        _usual(town, draws, home, _GROCERIES, draws.some(EVERY_DAY, 2), 15 * 60),
        _usual(town, draws, home, _EXERCISE, draws.some(EVERY_DAY, 2), 17 * 60),
        _family(draws, home, homes, (draws.one(WEEKEND),), 18 * 60),
    ]
    return _Way(weeks, habits, free=(0.2, 0.6))


def _student(town: _Town, draws: _Draws, home: _Site, homes: Sequence[_Site]) -> _Way:
    college = town.near(draws, home, "college")
    lunch = town.near(draws, college, "café", "restaurant")
    rota = {}
    for weekday in draws.some(WEEKDAYS, 4):
        start = draws.one((8 * 60, 10 * 60, 10 * 60, 13 * 60))
        eats_out = start < 12 * 60 and draws.chance(0.6)
        rota[weekday] = _Shift(
            college, start, draws.one((3 * 60, 5 * 60, 6 * 60)), lunch if eats_out else None
        )
    habits = [
        _usual(town, draws, college, _READING, draws.some(WEEKDAYS, 2), 15 * 60 + 30),
        _usual(town, draws, home, _EXERCISE, draws.some(EVERY_DAY, 2), 17 * 60 + 30),
        _usual(town, draws, college, _DRINKS, draws.some((THURSDAY, FRIDAY, SATURDAY), 2), 20 * 60),
        _usual(town, draws, home, _GROCERIES, draws.some(EVERY_DAY, 2), 18 * 60 + 30),
    ]
    if draws.chance(0.5):
        café = town.near(draws, home, "café", "grocer")
        rota[SATURDAY] = _Shift(café, 9 * 60, 7 * 60)
    return _Way([rota], habits, free=(0.3, 0.75), punctuality=20)


def _teacher(town: _Town, draws: _Draws, home: _Site, homes: Sequence[_Site]) -> _Way:
    school = town.near(draws, home, "school")
    long_days = draws.some(WEEKDAYS, 2)
    rota = {
        weekday: _Shift(school, 7 * 60 + 45, 8 * 60 + 15 if weekday in long_days else 6 * 60)
        for weekday in WEEKDAYS
    }
    habits = [
        _usual(town, draws, school, _COFFEE, draws.some(WEEKDAYS, 2), 14 * 60 + 15),
        _usual(town, draws, school, _GROCERIES, draws.some(WEEKDAYS, 2), 16 * 60 + 15),
        _usual(town, draws, home, _EXERCISE, draws.some(WEEKDAYS, 2), 18 * 60),
        _usual(town, draws, home, _CULTURE, (draws.one((FRIDAY, SATURDAY)),), 19 * 60),
        _usual(town, draws, home, _SHOPPING, (SATURDAY,), 10 * 60 + 30),
        _family(draws, home, homes, (SUNDAY,), 12 * 60 + 30),
    ]
    return _Way([rota], habits, free=(0.2, 0.6), punctuality=8)


def _retired(town: _Town, draws: _Draws, home: _Site, homes: Sequence[_Site]) -> _Way:
    walks = draws.some(EVERY_DAY, 4)
    habits = [
        _usual(town, draws, home, _BREAD, (*WEEKDAYS, SATURDAY), 9 * 60),
        _usual(town, draws, home, _WALK, walks, 10 * 60 + 15),
        _usual(town, draws, home, _GROCERIES, draws.some((*WEEKDAYS, SATURDAY), 2), 11 * 60 + 30),
        _usual(town, draws, home, _LUNCH, draws.some(EVERY_DAY, 2), 12 * 60 + 30),
        _usual(town, draws, home, _COFFEE, draws.some(EVERY_DAY, 2), 15 * 60 + 30),
        _usual(town, draws, home, _MEETING, draws.some(EVERY_DAY, 2), 17 * 60),
        _usual(town, draws, home, _READING, draws.some(WEEKDAYS, 1), 14 * 60),
        _family(draws, home, homes, (SUNDAY,), 12 * 60),
    ]
    return _Way([{}], habits, free=(0.35, 0.4), punctuality=10)


# Residents come in this order again and again.
_KINDS = (
    _office_worker,
    _student,
    _shop_worker,
    _office_worker,
    _retired,
    _shift_worker,
    _office_worker,
    _teacher,
    _shop_worker,
    _office_worker,
    _student,
    _retired,
)


def _usual(
    town: _Town,
    draws: _Draws,
    centre: _Site,
    activity: _Activity,
    weekdays: Sequence[int],
    start: int,
    *,
    spread: int = 60,
) -> _Habit:
    """A habit at a place near the centre, about the start."""
    begins = draws.quarter(start - spread // 2, start + spread // 2)
    site = town.near(draws, centre, *activity.categories)
    return _Habit(activity, site, tuple(weekdays), begins, draws.between(0.82, 0.97))


def _family(
    draws: _Draws, home: _Site, homes: Sequence[_Site], weekdays: Sequence[int], start: int
) -> _Habit:
    """Regular visits to the home of relatives or friends."""
    others = [site for site in homes if site is not home] or [home]
    activity = _Activity(("home",), 150)
    return _Habit(activity, draws.one(others), tuple(weekdays), start, draws.between(0.7, 0.95))


# What people do in free time: from when, until when, and with which weights what.
_DAYTIME = ((9 * 60 + 30, 17 * 60), {_WALK: 3, _SHOPPING: 4, _COFFEE: 3, _LUNCH: 2, _CULTURE: 1})
_EVENING = ((18 * 60, 20 * 60 + 30), {_DINNER: 4, _DRINKS: 3, _CULTURE: 2, _GROCERIES: 2, _WALK: 2})


class _Resident:
    """Somebody who lives day after day and remembers where they have been."""

    LONGEST_DELAY = 75  # minutes, after which an appointment is let go
    SHORTEST_REST = 45  # minutes at home that are worth the way
    ILLNESS = 0.008  # a day
    CHANGE = 0.1  # of one habit, a week
    HOLIDAY = 0.006  # beginning, a day

    def __init__(self, town: _Town, draws: _Draws, home: _Site, way: _Way) -> None:
        self.town, self.draws, self.home, self.way = town, draws, home, way
        self.habits = list(way.habits)
        self.times_at = {home.name: 1}
        self.here, self.since, self.free_from = home, 0, 0
        self.stays: list[_Stop] = []

    def live(self, days: int) -> list[_Stop]:
        """Everywhere they were, in order, until the last day ends."""
        back_on = 0
        for day in range(days):
            if day % 7 == MONDAY and self.habits and self.draws.chance(self.CHANGE):
                self._change_a_habit(day)
            if day < back_on:
                continue
            if self.draws.chance(self.HOLIDAY):
                back_on = day + self.draws.integer(4, 10)
                self._leave_town(day, back_on)
            elif not self.draws.chance(self.ILLNESS):
                self._live_a_day(day)
        # The last stay is still going on, so nobody knows how long it is.
        return [stay for stay in self.stays if stay.arrival + stay.minutes <= days * DAY]

    def _live_a_day(self, day: int) -> None:
        for stop in sorted(self._plan(day), key=lambda stop: stop.arrival):
            self._keep(stop)
        self._go_home()

    def _plan(self, day: int) -> list[_Stop]:
        """The stops that the day should have; when there is no time for one it is let go."""
        rota = self.way.rota[day // 7 % len(self.way.rota)]
        shift = rota.get(day % 7)
        stops = [] if shift is None else self._work(day, shift)
        for habit in self.habits:
            if day % 7 in habit.weekdays and self.draws.chance(habit.chance):
                start = habit.start + self._lateness()
                minutes = self._minutes(habit.activity)
                if habit.site.is_open(day, start, minutes) and not _is_at_work(shift, start):
                    stops.append(_Stop(habit.site, day * DAY + start, minutes))
        on_working_day, on_day_off = self.way.free
        if shift is None and self.draws.chance(on_day_off):
            stops += self._free_time(day, *_DAYTIME)
        if _is_at_work(shift, _EVENING[0][0]):
            return stops
        if self.draws.chance(on_day_off if day % 7 in (FRIDAY, SATURDAY) else on_working_day):
            stops += self._free_time(day, *_EVENING)
        return stops

    def _work(self, day: int, shift: _Shift) -> list[_Stop]:
        start = day * DAY + shift.start + self._lateness()
        end = day * DAY + shift.start + shift.minutes + self._lateness()
        if shift.lunch is None or self.draws.chance(0.15):
            return [_Stop(shift.site, start, end - start, is_work=True)]
        noon = max(start + (end - start) * 2 // 5, day * DAY + 12 * 60) + self._lateness()
        way, minutes = _travel_minutes(shift.site, shift.lunch), self._minutes(_LUNCH)
        back = noon + way + minutes + way
        return [
            _Stop(shift.site, start, noon - start, is_work=True),
            _Stop(shift.lunch, noon + way, minutes, is_work=True),
            _Stop(shift.site, back, max(end - back, 30), is_work=True),
        ]

    def _free_time(
        self, day: int, hours: tuple[int, int], activities: Mapping[_Activity, int]
    ) -> list[_Stop]:
        """An outing to a new or a known place that is open."""
        activity = self.draws.weighted(list(activities), lambda activity: activities[activity])
        start, minutes = self.draws.integer(*hours), self._minutes(activity)
        site = self._choose(
            [
                site
                for site in self.town.of(*activity.categories)
                if site.is_open(day, start, minutes)
            ]
        )
        return [] if site is None else [_Stop(site, day * DAY + start, minutes)]

    def _choose(self, sites: Iterable[_Site]) -> _Site | None:
        """Exploration and preferential return among the places that suit."""
        known: list[_Site] = []
        new: list[_Site] = []
        for site in sites:
            (known if site.name in self.times_at else new).append(site)
        # Rounded, because the last digit of a power may differ between platforms.
        curiosity = round(RHO * len(self.times_at) ** -GAMMA, 6)
        if new and (not known or self.draws.chance(curiosity)):
            return self.draws.weighted(new, lambda site: _attraction(site, self.home))
        if known:
            return self.draws.weighted(known, lambda site: self.times_at[site.name])
        return None

    def _change_a_habit(self, day: int) -> None:
        """Take a habit to another place, new or known."""
        index = self.draws.integer(0, len(self.habits) - 1)
        habit = self.habits[index]
        if habit.activity.categories == ("home",):
            return
        suiting = self.town.of(*habit.activity.categories)
        site = self._choose(site for site in suiting if day >= site.opens_on)
        self.habits[index] = replace(habit, site=site or habit.site)

    def _keep(self, stop: _Stop) -> None:
        """Go where the plan says, over home when there is time to rest."""
        if stop.site is self.here:
            self.free_from = max(self.free_from, stop.arrival + stop.minutes)
            return
        over_home = _travel_minutes(self.here, self.home) + _travel_minutes(self.home, stop.site)
        if stop.arrival - self.free_from - over_home >= self.SHORTEST_REST:
            self._go_home()
        arrival = max(stop.arrival, self.free_from + _travel_minutes(self.here, stop.site))
        if stop.is_work or arrival - stop.arrival <= self.LONGEST_DELAY:
            self._go(stop.site, arrival)
            self.free_from = arrival + stop.minutes

    def _go_home(self) -> None:
        if self.here is not self.home:
            arrival = self.free_from + _travel_minutes(self.here, self.home)
            self._go(self.home, arrival)
            self.free_from = arrival

    def _go(self, site: _Site, arrival: int) -> None:
        departure = arrival - _travel_minutes(self.here, site)
        self.stays.append(_Stop(self.here, self.since, departure - self.since))
        self.here, self.since = site, arrival
        self.times_at[site.name] = self.times_at.get(site.name, 0) + 1

    def _leave_town(self, day: int, back_on: int) -> None:
        """Be away, where nobody sees them, and come home on the evening before `back_on`."""
        departure = max(day * DAY + 9 * 60 + self._lateness(), self.free_from)
        self.stays.append(_Stop(self.here, self.since, departure - self.since))
        self.since = self.free_from = (back_on - 1) * DAY + 18 * 60 + self._lateness()

    def _lateness(self) -> int:
        return int(self.draws.around(0, self.way.punctuality))

    def _minutes(self, activity: _Activity) -> int:
        return int(activity.minutes * self.draws.between(0.75, 1.3))


class _Draws:
    """Every kind of draw, made of `random.Random.random` alone.

    Other methods of `random`, and `sum` over floats, may change between versions of Python.
    """

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def chance(self, probability: float) -> bool:
        return self._random() < probability

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self._random()

    def integer(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + int((high - low + 1) * self._random())

    def quarter(self, low: int, high: int) -> int:
        """The same in steps of a quarter of an hour."""
        return low + 15 * self.integer(0, (high - low) // 15)

    def around(self, centre: float, spread: float) -> float:
        """Near the centre mostly, and never farther than the spread (a triangle)."""
        return centre + spread * (self._random() + self._random() - 1)

    def one(self, items: Sequence[Item]) -> Item:
        return items[self.integer(0, len(items) - 1)]

    def some(self, items: Sequence[Item], number: int) -> list[Item]:
        """This many different items."""
        left = list(items)
        return [left.pop(self.integer(0, len(left) - 1)) for _ in range(number)]

    def weighted(self, items: Sequence[Item], weight: Callable[[Item], float]) -> Item:
        """One item, in proportion to its weight."""
        totals = [0.0]
        for item in items:
            totals.append(totals[-1] + weight(item))
        mark = self._random() * totals[-1]
        for item, total in zip(items, totals[1:], strict=True):
            if mark < total:
                return item
        return items[-1]


def _is_at_work(shift: _Shift | None, minute: int) -> bool:
    return shift is not None and shift.start - 20 <= minute < shift.start + shift.minutes


def _attraction(site: _Site, centre: _Site) -> float:
    """Popular places attract, far ones less: half as much at 600 m."""
    distance = site.metres_to(centre) / 600
    return site.popularity / (1 + distance * distance)


def _travel_minutes(start: _Site, end: _Site) -> int:
    """By bicycle at 12 km/h, and three minutes to lock it."""
    return 3 + int(start.metres_to(end) / 200)


def _place(site: _Site, number: int) -> Place:
    return Place(
        id=number,
        name=site.name,
        category=site.category,
        latitude=round(LATITUDE + site.north / METRES_A_DEGREE_NORTH, 6),
        longitude=round(LONGITUDE + site.east / METRES_A_DEGREE_EAST, 6),
    )
