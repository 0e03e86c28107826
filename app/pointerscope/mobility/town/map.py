"""Places of the simulated town, with positions and opening hours."""

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
    """Opening hours, as minutes of the day, and the weekdays on which they apply.

    A closing time after midnight is greater than the minutes of a day.
    """

    opening: int = 0
    closing: int = 3 * DAY
    weekdays: tuple[int, ...] = EVERY_DAY

    def allow(self, arrival: int, minutes: int) -> bool:
        """Return whether a stay that begins at this minute, counted from a Monday, fits."""
        minute = arrival % DAY
        return (
            self.opening <= minute
            and minute + minutes <= self.closing
            and arrival // DAY % 7 in self.weekdays
        )


@dataclass(frozen=True, eq=False)
class TownPlace:
    """A place of the town, with its position in metres from the market square."""

    name: str
    category: str
    east: float
    north: float
    popularity: float
    hours: Hours
    opens_on: int
    _minutes_to: dict[TownPlace, int] = field(default_factory=dict, repr=False)

    def metres_to(self, other: TownPlace) -> float:
        """Return the straight-line distance."""
        east, north = self.east - other.east, self.north - other.north
        return math.sqrt(east * east + north * north)

    def minutes_to(self, other: TownPlace) -> int:
        """Return the travel time by bicycle at 12 km/h, plus three minutes to lock it."""
        if other not in self._minutes_to:
            self._minutes_to[other] = 3 + int(self.metres_to(other) / 200)
        return self._minutes_to[other]

    def attraction(self, centre: TownPlace) -> float:
        """Return the attraction from `centre`: the popularity, halved at 600 m."""
        return self.popularity * self.nearness(centre, 600)

    def nearness(self, centre: TownPlace, metres: float) -> float:
        """Return a factor that falls with distance, to one half at `metres`."""
        distance = self.metres_to(centre) / metres
        return 1 / (1 + distance * distance)

    def is_open(self, arrival: int, minutes: int) -> bool:
        """Return whether a stay from this minute of the simulation is possible."""
        return arrival >= self.opens_on * DAY and self.hours.allow(arrival, minutes)


class TownMap:
    """The places of the town by category."""

    def __init__(self, draws: Draws, days: int) -> None:
        self._draws = draws
        self.places = [
            TownPlace(
                name,
                category,
                east=_DISTRICTS[district][0] + draws.triangular(0, _DISTRICTS[district][2]),
                north=_DISTRICTS[district][1] + draws.triangular(0, _DISTRICTS[district][2]),
                popularity=draws.uniform(0.5, 2.0),
                hours=_opening_hours(draws, category),
                opens_on=round(days * _NEW_PLACES_OPEN_AT) if name in _NEW_PLACES else 0,
            )
            for district, categories in _PLACES.items()
            for category, names in categories.items()
            for name in names.split(", ")
        ]
        self._by_category: dict[str, list[TownPlace]] = {}
        for place in self.places:
            self._by_category.setdefault(place.category, []).append(place)

    def in_categories(self, *categories: str) -> list[TownPlace]:
        """Return the places of these categories."""
        return [place for category in categories for place in self._by_category[category]]

    def choose_near(self, centre: TownPlace, *categories: str) -> TownPlace:
        """Draw a place of these categories; near and popular ones are more likely."""
        open_from_the_start = [
            place for place in self.in_categories(*categories) if not place.opens_on
        ]
        return self._draws.weighted_choice(
            open_from_the_start, lambda place: place.attraction(centre)
        )


# Districts: metres east and north of the market square, and their radius.

_DISTRICTS: Mapping[str, tuple[int, int, int]] = {
    "Old Town": (0, 0, 500),
    "Harbour": (1500, -700, 550),
    "Riverside": (-1400, -600, 600),
    "Hillside": (-800, 1300, 700),
    "Meadows": (1200, 1200, 700),
}

_PLACES: Mapping[str, Mapping[str, str]] = {
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

# These open in the last third of the simulation, so that a model meets untrained places.
_NEW_PLACES = ("Lantern Bistro", "Mill Pond Kitchen")
_NEW_PLACES_OPEN_AT = 0.7

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
# Each place of these categories is closed on one of these days.
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
    closed = draws.choice(_CLOSED_ON[category])
    return Hours(
        hours.opening, hours.closing, tuple(day for day in hours.weekdays if day != closed)
    )
