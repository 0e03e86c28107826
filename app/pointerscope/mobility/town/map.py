"""Places of the simulated town, with their positions."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pointerscope.mobility.town.draws import Draws

HOUR = 60
DAY = 24 * HOUR


@dataclass(frozen=True, eq=False)
class TownPlace:
    """A place of the town.

    Attributes:
        east, north: its position in metres from the market square.
        popularity: how much it attracts people.
        opens_on: the day of the simulation from which it is there.
    """

    name: str
    category: str
    east: float
    north: float
    popularity: float
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
        distance = self.metres_to(centre) / 600
        return self.popularity / (1 + distance * distance)


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
