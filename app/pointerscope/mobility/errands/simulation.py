"""Simulation of a town whose people go by the customs of `pointerscope.mobility.errands.customs`.

It has the places of the simulated town. What people do next mostly follows from what they did
before. The same seed gives the same lives on every platform.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pointerscope.mobility.errands.customs import Customs
from pointerscope.mobility.errands.livelihoods import find_livelihood
from pointerscope.mobility.errands.townspeople import Townsperson
from pointerscope.mobility.town.draws import Draws
from pointerscope.mobility.town.map import TownMap
from pointerscope.mobility.town.simulation import to_data_set

if TYPE_CHECKING:
    from pointerscope.mobility.data_set import DataSet
    from pointerscope.mobility.errands.customs import ReasonedStay


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


def simulate_lives(seed: int = 0, *, residents: int = 72, weeks: int = 16) -> Lives:
    """Simulate the lives of a town's residents, with the reason of every stay.

    Args:
        seed: seed of all random draws; the same seed gives the same lives.
        residents: the number of residents.
        weeks: the number of weeks, from a Monday on.

    Raises:
        ValueError: `residents` or `weeks` is below 1.
    """
    if residents < 1 or weeks < 1:
        raise ValueError("A town needs at least one resident and one week.")
    draws = Draws(seed)
    town = TownMap(draws, days=weeks * 7)
    customs = Customs(draws)
    homes = draws.sample(town.in_categories("home"), len(town.in_categories("home")))
    stays = {}
    for number in range(1, residents + 1):
        home = homes[number % len(homes)]
        person = Townsperson(town, customs, draws, home, find_livelihood(number))
        stays[number] = person.live(weeks * 7)
    return Lives(town, customs, stays)


def simulate_errands(seed: int = 0, *, residents: int = 72, weeks: int = 16) -> DataSet:
    """Return the visits of simulated lives as a data set; see `simulate_lives`."""
    lives = simulate_lives(seed, residents=residents, weeks=weeks)
    people = {
        number: f"Resident {number}, {find_livelihood(number).title}" for number in lives.stays
    }
    return to_data_set("errands", "A town of errands", lives.town, people, lives.stays)
