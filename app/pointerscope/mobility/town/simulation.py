"""Simulation of a small invented town whose people have duties, needs and habits.

Residents work, study, look after children or are retired. The longing for an activity grows until
they go out for it. They choose the place by exploration and preferential return (Song, Koren, Wang
and Barabási, "Modelling the scaling properties of human mobility", Nature Physics 2010): a person
who knows S places tries a new one with probability ρ·S^-γ, and otherwise returns to a known one, in
proportion to its number of visits or, sometimes, to its recency (Barbosa, de
Lima-Neto, Evsukoff and Menezes, "The effect of recency to human mobility", EPJ Data Science 2015).
Near places are preferred to far ones.

The same seed gives the same town on every platform.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Protocol

from pointerscope.mobility.data_set import DataSet
from pointerscope.mobility.places import FIRST_KNOWN, Place
from pointerscope.mobility.town.draws import Draws
from pointerscope.mobility.town.map import TownMap, TownPlace
from pointerscope.mobility.town.occupations import find_occupation
from pointerscope.mobility.town.residents import Resident, TownStay
from pointerscope.mobility.town.weeks import Newcomer
from pointerscope.mobility.visits import Visit

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class TimedStay(Protocol):
    """A stay at a place; times are minutes of the simulation."""

    @property
    def place(self) -> TownPlace:
        """Where it is."""

    @property
    def arrival(self) -> int:
        """When it begins."""

    @property
    def minutes(self) -> int:
        """Its length."""


FIRST_DAY = datetime(2026, 3, 2)  # a Monday
# In the open Atlantic, so that the town cannot be mistaken for a real one.
LATITUDE, LONGITUDE = 45.0, -30.0
METRES_PER_DEGREE_NORTH = 111_132.0
METRES_PER_DEGREE_EAST = 78_847.0  # at 45° north


def simulate_town(seed: int = 0, *, residents: int = 72, weeks: int = 16) -> DataSet:
    """Simulate the visits of a town's residents.

    Visits do not overlap, and there is no visit during travel. Places have coordinates in degrees
    but no typical minutes, which `split_histories` measures on the training days.

    Args:
        seed: seed of all random draws; the same seed gives the same town.
        residents: the number of residents.
        weeks: the number of weeks, from a Monday on.

    Raises:
        ValueError: `residents` or `weeks` is below 1.
    """
    if residents < 1 or weeks < 1:
        raise ValueError("A town needs at least one resident and one week.")
    draws = Draws(seed)
    town = TownMap(draws, days=weeks * 7)
    numbers = range(1, residents + 1)
    buildings = draws.sample(town.in_categories("home"), len(town.in_categories("home")))
    homes = [buildings[number % len(buildings)] for number in numbers]
    stays: dict[int, list[TownStay]] = {}
    for number, home in zip(numbers, homes, strict=True):
        person = Newcomer(town, draws, home, homes)
        lifestyle = find_occupation(number).settle(person)
        stays[number] = Resident(person, lifestyle).live(weeks * 7)
    people = {number: f"Resident {number}, {find_occupation(number).title}" for number in numbers}
    return to_data_set("town", "The town", town, people, stays)


def to_data_set(
    name: str,
    title: str,
    town: TownMap,
    people: Mapping[int, str],
    stays: Mapping[int, Iterable[TimedStay]],
) -> DataSet:
    """Return simulated stays as a data set.

    Args:
        name: of the data set.
        title: of the data set, for readers.
        town: the places.
        people: their names by number.
        stays: their stays by number, oldest first.
    """
    ids = {place: number for number, place in enumerate(town.places, FIRST_KNOWN)}
    return DataSet(
        name=name,
        title=title,
        licence="CC0-1.0",
        kind="simulated visits",
        invented=True,
        places=tuple(_locate(place, number) for place, number in ids.items()),
        people=people,
        visits={
            number: tuple(
                Visit(ids[stay.place], FIRST_DAY + timedelta(minutes=stay.arrival), stay.minutes)
                for stay in own
            )
            for number, own in stays.items()
        },
    )


def _locate(place: TownPlace, number: int) -> Place:
    return Place(
        id=number,
        name=place.name,
        category=place.category,
        latitude=round(LATITUDE + place.north / METRES_PER_DEGREE_NORTH, 6),
        longitude=round(LONGITUDE + place.east / METRES_PER_DEGREE_EAST, 6),
    )
