"""The places of the simulated town: where they are, and when they are open."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pointerscope.mobility.town.draws import Draws

HOUR = 60
DAY = 24 * HOUR
MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY = range(7)
WEEKDAYS = (MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY)
WEEKEND = (SATURDAY, SUNDAY)
EVERY_DAY = (*WEEKDAYS, *WEEKEND)


@dataclass(frozen=True)
class Hours:
    """When a place is open: from and until which minute of the day, on which weekdays.

    Closing after midnight is a minute beyond the day's last.
    """

    opening: int = 0
    closing: int = 3 * DAY
    weekdays: tuple[int, ...] = EVERY_DAY

    def allow(self, arrival: int, minutes: int) -> bool:
        """Whether a stay that begins at this minute, counted from a Monday on, fits."""
        minute = arrival % DAY
        return (
            self.opening <= minute
            and minute + minutes <= self.closing
            and arrival // DAY % 7 in self.weekdays
        )


@dataclass(frozen=True, eq=False)
class Site:
    """A place of the town, with its position in metres."""

    name: str
    category: str
    east: float
    north: float
    popularity: float
    hours: Hours
    opens_on: int
    _minutes_to: dict[Site, int] = field(default_factory=dict, repr=False)

    def metres_to(self, other: Site) -> float:
        """The distance as the crow flies."""
        east, north = self.east - other.east, self.north - other.north
        return math.sqrt(east * east + north * north)

    def minutes_to(self, other: Site) -> int:
        """By bicycle at 12 km/h, and three minutes to lock it."""
        if other not in self._minutes_to:
            self._minutes_to[other] = 3 + int(self.metres_to(other) / 200)
        return self._minutes_to[other]

    def attraction(self, centre: Site) -> float:
        """Popular places attract, far ones less: half as much at 600 m."""
        return self.popularity * self.nearness(centre, 600)

    def nearness(self, centre: Site, metres: float) -> float:
        """How much the way there discourages: half at this many metres."""
        distance = self.metres_to(centre) / metres
        return 1 / (1 + distance * distance)

    def is_open(self, arrival: int, minutes: int) -> bool:
        """Whether somebody can come at this minute of all and stay so long."""
        return arrival >= self.opens_on * DAY and self.hours.allow(arrival, minutes)


class TownMap:
    """The places, and which of them suit what."""

    def __init__(self, draws: Draws, days: int) -> None:
        self._draws = draws
        self.sites = [
            Site(
                name,
                category,
                east=_DISTRICTS[district][0] + draws.around(0, _DISTRICTS[district][2]),
                north=_DISTRICTS[district][1] + draws.around(0, _DISTRICTS[district][2]),
                popularity=draws.between(0.5, 2.0),
                hours=_opening_hours(draws, category),
                opens_on=round(days * _NEW_AFTER) if name in _NEW else 0,
            )
            for district, categories in _SITES.items()
            for category, names in categories.items()
            for name in names.split(", ")
        ]
        self._by_category: dict[str, list[Site]] = {}
        for site in self.sites:
            self._by_category.setdefault(site.category, []).append(site)

    def of(self, *categories: str) -> list[Site]:
        """The places of these categories."""
        return [site for category in categories for site in self._by_category[category]]

    def near(self, centre: Site, *categories: str) -> Site:
        """A place of these categories, rather a near and popular one."""
        open_from_the_start = [site for site in self.of(*categories) if not site.opens_on]
        return self._draws.weighted(open_from_the_start, lambda site: site.attraction(centre))


# Five districts, metres east and north of the market square, and how far they reach.

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
        "bakery": "Blue Door Bakery, Pretzel Oven",
        "shop": "Paper Lantern Books, Velvet Records, Threadneedle Tailor, The Toy Chest",
        "service": "Old Town Pharmacy, Post Office, Savings Bank, Town Dentist",
        "café": "Café Luna, Café Meridian, Teapot Corner",
        "restaurant": "Trattoria Sole, The Golden Lemon, Saffron Table, Lantern Bistro",
        "bar": "The Brass Horn, The Fox and Barrel, Cellar Nine",
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
        "bakery": "Harbour Bakery",
        "shop": "Quayside Chandlery, Net and Needle",
        "service": "Harbour Barber, Harbour Post",
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
        "bakery": "Miller Bakery",
        "shop": "Bright Cycles, Riverside Plants",
        "service": "Riverside Doctors, Mill Street Hairdresser",
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
        "bakery": "Hillside Bakery",
        "shop": "Hillside Framers",
        "service": "Hillside Pharmacy",
        "café": "Hilltop Coffee",
        "restaurant": "The Copper Pan, Vineyard Tavern",
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
        "bakery": "Meadows Bakery",
        "shop": "Meadows Garden Centre, Copper Kettle Hardware",
        "service": "Meadows Vet",
        "café": "Blossom Tearoom, Nook Espresso",
        "restaurant": "The Green Fork, Curry Leaf",
        "bar": "The Lark",
        "gym": "Meadows Pool",
        "park": "Meadow Common",
        "culture": "Concert Barn",
        "community": "Community Centre",
    },
}

# Opened in the last third of the time, so that a model meets places it was never trained on.
_NEW = ("Lantern Bistro", "Mill Pond Kitchen")
_NEW_AFTER = 0.7

_MONDAY_TO_SATURDAY = (*WEEKDAYS, SATURDAY)
_HOURS: Mapping[str, Hours] = {
    "grocer": Hours(7 * HOUR, 21 * HOUR),
    "bakery": Hours(6 * HOUR + 30, 18 * HOUR, _MONDAY_TO_SATURDAY),
    "shop": Hours(9 * HOUR + 30, 18 * HOUR + 30, _MONDAY_TO_SATURDAY),
    "service": Hours(9 * HOUR, 17 * HOUR + 30, WEEKDAYS),
    "café": Hours(7 * HOUR + 30, 19 * HOUR),
    "restaurant": Hours(11 * HOUR + 30, 23 * HOUR),
    "bar": Hours(16 * HOUR, 26 * HOUR),
    "gym": Hours(6 * HOUR, 22 * HOUR + 30),
    "park": Hours(6 * HOUR, 22 * HOUR),
    "library": Hours(9 * HOUR, 20 * HOUR, _MONDAY_TO_SATURDAY),
    "culture": Hours(11 * HOUR, 24 * HOUR),
    "community": Hours(8 * HOUR, 22 * HOUR),
}
# Each of these is closed on one of the quiet days, not all on the same.
_CLOSED_ON: Mapping[str, tuple[int, ...]] = {
    "café": (MONDAY, TUESDAY, SUNDAY),
    "restaurant": (MONDAY, TUESDAY, SUNDAY),
    "culture": (MONDAY,),
    "shop": (MONDAY, WEDNESDAY),
}


def _opening_hours(draws: Draws, category: str) -> Hours:
    hours = _HOURS.get(category, Hours())
    if category not in _CLOSED_ON:
        return hours
    closed = draws.one(_CLOSED_ON[category])
    return Hours(
        hours.opening, hours.closing, tuple(day for day in hours.weekdays if day != closed)
    )
