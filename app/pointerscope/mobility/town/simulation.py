"""Simulation of a small invented town in which earlier visits decide the next one.

Residents work, study or are retired. Beside their routines they go by customs, the same for
everybody (`pointerscope.mobility.town.customs`): what they did before decides what they do next.
When they choose freely, they explore and return (Song, Koren, Wang and Barabási, "Modelling the
scaling properties of human mobility", Nature Physics 2010): a person who knows S places tries a new
one with probability ρ·S^-γ, and otherwise returns to a known one in proportion to its visits.

The same seed gives the same town on every platform.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from pointerscope.mobility.data_set import DataSet, HistoryRule, VisitReason
from pointerscope.mobility.places import FIRST_KNOWN, Place
from pointerscope.mobility.town.customs import Customs
from pointerscope.mobility.town.draws import Draws
from pointerscope.mobility.town.livelihoods import find_livelihood
from pointerscope.mobility.town.map import TownMap
from pointerscope.mobility.town.townspeople import Townsperson
from pointerscope.mobility.visits import Visit

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pointerscope.mobility.town.customs import ReasonedStay
    from pointerscope.mobility.town.map import TownPlace

FIRST_DAY = datetime(2026, 3, 2)  # a Monday
# In the open Atlantic, so that the town cannot be mistaken for a real one.
LATITUDE, LONGITUDE = 45.0, -30.0
METRES_PER_DEGREE_NORTH = 111_132.0
METRES_PER_DEGREE_EAST = 78_847.0  # at 45° north

# About three days: most of what decides a visit, in a picture that can still be read.
MAX_VISITS = 32

# Heads learn errands from the seventh to the tenth epoch.
TRAINING: Mapping[str, float] = {"dropout": 0.1, "epochs": 20, "max_visits": MAX_VISITS}


class Lives(NamedTuple):
    """The simulated lives of a town's residents.

    Attributes:
        town: its places.
        customs: what its people go by.
        stays: the stays of each resident by number, oldest first, each with its reason.
    """

    town: TownMap
    customs: Customs
    stays: dict[int, list[ReasonedStay]]


def simulate_lives(
    seed: int = 0, *, residents: int = 72, weeks: int = 16, again: int | None = None
) -> Lives:
    """Simulate the lives of a town's residents, with the reason of every stay.

    Args:
        seed: seed of all random draws; the same seed gives the same lives.
        residents: the number of residents.
        weeks: the number of weeks, from a Monday on.
        again: seed of another draw of the same weeks: the same people live in the same town by
            the same customs, and choose anew.

    Raises:
        ValueError: `residents` or `weeks` is below 1.
    """
    if residents < 1 or weeks < 1:
        raise ValueError("A town needs at least one resident and one week.")
    draws = Draws(seed)
    town = TownMap(draws, days=weeks * 7)
    customs = Customs(draws)
    homes = draws.sample(town.in_categories("home"), len(town.in_categories("home")))
    stays, others = {}, None if again is None else Draws(again)
    for number in range(1, residents + 1):
        home = homes[number % len(homes)]
        person = Townsperson(town, customs, draws, home, find_livelihood(number))
        twin = person.twin(others) if others else None
        stays[number] = person.live(weeks * 7)  # later people depend on these draws
        if twin:
            stays[number] = twin.live(weeks * 7)
    return Lives(town, customs, stays)


def simulate_town(
    seed: int = 0, *, residents: int = 72, weeks: int = 16, again: int | None = None
) -> DataSet:
    """Return the visits of simulated lives as a data set; see `simulate_lives`.

    Visits do not overlap, and there is no visit during travel. Places have coordinates in degrees
    but no typical minutes, which `split_histories` measures on the training days.
    """
    lives = simulate_lives(seed, residents=residents, weeks=weeks, again=again)
    ids = {place: number for number, place in enumerate(lives.town.places, FIRST_KNOWN)}

    def reason(stay: ReasonedStay) -> VisitReason:
        why = stay.reason
        return VisitReason(why.cause, why.custom, why.decided_by, stay.repeats, ids[why.expected])

    return DataSet(
        name="town",
        title="The town",
        licence="CC0-1.0",
        kind="simulated visits",
        invented=True,
        places=tuple(_locate(place, number) for place, number in ids.items()),
        people={
            number: f"Resident {number}, {find_livelihood(number).title}" for number in lives.stays
        },
        visits={
            number: tuple(
                Visit(ids[stay.place], FIRST_DAY + timedelta(minutes=stay.arrival), stay.minutes)
                for stay in own
            )
            for number, own in lives.stays.items()
        },
        rule=HistoryRule(previous_visits=MAX_VISITS),
        training=TRAINING,
        reasons={number: tuple(map(reason, own)) for number, own in lives.stays.items()},
    )


def _locate(place: TownPlace, number: int) -> Place:
    return Place(
        id=number,
        name=place.name,
        category=place.category,
        latitude=round(LATITUDE + place.north / METRES_PER_DEGREE_NORTH, 6),
        longitude=round(LONGITUDE + place.east / METRES_PER_DEGREE_EAST, 6),
    )
