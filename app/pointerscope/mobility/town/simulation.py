"""A small invented town whose people live by duties, needs and habits.

They work, study, mind children or are retired; what they need and like grows on them until they
go out for it, and where to they choose by exploration and preferential return (Song, Koren, Wang
and Barabási, "Modelling the scaling properties of human mobility", Nature Physics 2010): someone
who knows S places tries a new one with probability ρ·S^-γ, and otherwise goes back to a known
one, in proportion to how often they have been there or, sometimes, to how lately (Barbosa,
de Lima-Neto, Evsukoff and Menezes, "The effect of recency to human mobility", EPJ Data Science
2015). Near places are rather chosen than far ones.

The same seed gives the same town everywhere.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.places import FIRST_KNOWN, Place
from pointerscope.mobility.town.draws import Draws
from pointerscope.mobility.town.map import Site, TownMap
from pointerscope.mobility.town.occupations import occupation_of
from pointerscope.mobility.town.residents import Resident, Stay
from pointerscope.mobility.town.weeks import Newcomer
from pointerscope.mobility.visits import Visit

FIRST_DAY = datetime(2026, 3, 2)  # a Monday
# In the open Atlantic, so that nobody takes the town for a real one.
LATITUDE, LONGITUDE = 45.0, -30.0
METRES_A_DEGREE_NORTH = 111_132.0
METRES_A_DEGREE_EAST = 78_847.0  # at 45° north


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
    draws = Draws(seed)
    town = TownMap(draws, days=weeks * 7)
    numbers = range(1, residents + 1)
    buildings = draws.some(town.of("home"), len(town.of("home")))
    homes = [buildings[number % len(buildings)] for number in numbers]
    stays: dict[int, list[Stay]] = {}
    for number, home in zip(numbers, homes, strict=True):
        person = Newcomer(town, draws, home, homes)
        way = occupation_of(number).settle(person)
        stays[number] = Resident(person, way).live(weeks * 7)
    ids = {site: number for number, site in enumerate(town.sites, FIRST_KNOWN)}
    return DataSet(
        name="town",
        title="The town",
        licence="CC0-1.0",
        kind="simulated visits",
        invented=True,
        places=tuple(_place(site, number) for site, number in ids.items()),
        people={number: f"Resident {number}, {occupation_of(number).title}" for number in numbers},
        visits={
            number: tuple(
                Visit(ids[stay.site], FIRST_DAY + timedelta(minutes=stay.arrival), stay.minutes)
                for stay in own
            )
            for number, own in stays.items()
        },
    )


def _place(site: Site, number: int) -> Place:
    return Place(
        id=number,
        name=site.name,
        category=site.category,
        latitude=round(LATITUDE + site.north / METRES_A_DEGREE_NORTH, 6),
        longitude=round(LONGITUDE + site.east / METRES_A_DEGREE_EAST, 6),
    )
