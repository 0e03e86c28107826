"""What the people of the town go by, the same for all of them.

1. Errands: after a stop, the kind of the next one is decided by its partner, the last earlier stop
   of one of four kinds. Which four these are depends on the kind of the stop.
2. Consequences: the first stop of a day decides what kind of stop follows home or work in the
   afternoon, and what kind of place the evening.

They return to the place of the kind where they went last. All of this holds most of the time.
Little of it can be known by heart: how a day begins is mostly a free choice, and people change
their place of a kind about every two weeks.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pointerscope.mobility.town.draws import Draws
    from pointerscope.mobility.town.map import TownPlace

# Kinds of stops by day and of those in the evening, each with the categories of its places.
STOPS: Mapping[str, tuple[str, ...]] = {
    "bakery": ("bakery",),
    "café": ("café",),
    "grocer": ("grocer",),
    "shop": ("shop",),
    "service": ("service",),
    "park": ("park",),
    "gym": ("gym",),
    "community": ("community", "library"),
    "restaurant": ("restaurant",),
    "culture": ("culture",),
}
EVENINGS: Mapping[str, tuple[str, ...]] = {
    "restaurant": ("restaurant",),
    "bar": ("bar",),
    "culture": ("culture",),
}
PARTNERS = 4  # so many kinds of stops matter after each kind
HOME, WORK, APPOINTMENT = "home", "work", "appointment"  # of stays that are no stops


class Cause(StrEnum):
    """Why somebody goes to a place."""

    ROUTINE = "routine"  # home, work, or a weekly appointment
    ERRAND = "errand"
    CONSEQUENCE = "consequence"
    EXPLORATION = "exploration"  # a free choice, of a known place or a new one


class Reason(NamedTuple):
    """Why somebody goes to a place, for one who knows all of their life.

    Attributes:
        cause: what they went by; exploration if they went somewhere else than a custom says. So
            `expected` is where they went, for every cause but exploration.
        custom: what they would have gone by, known before they decide. Group accuracies by this.
        decided_by: the positions in their life of the earlier stays that decide.
        expected: the place that they are most likely to go to, whether or not they do.
    """

    cause: Cause
    custom: Cause
    decided_by: tuple[int, ...]
    expected: TownPlace


class ReasonedStay(NamedTuple):
    """A stay of a resident.

    Attributes:
        place: where.
        arrival: a minute of the simulation.
        minutes: its length.
        reason: why they went there.
        repeats: the position of the last stay at the same place; None for a free choice, and for
            the first stay there.
    """

    place: TownPlace
    arrival: int
    minutes: int
    reason: Reason
    repeats: int | None

    @property
    def end(self) -> int:
        """The minute at which the resident leaves."""
        return self.arrival + self.minutes


class Customs:
    """The kinds that follow from others in one town."""

    def __init__(self, draws: Draws) -> None:
        stops = draws.sample(list(STOPS), len(STOPS))
        # The kinds form a ring. The partners of a kind are those ahead of it, and so are the kinds
        # that follow: nobody comes directly from a partner, unless they chose freely.
        self._errands: dict[str, dict[str, str]] = {}
        for i, last in enumerate(stops):
            ahead = (stops[i + 1 :] + stops[:i])[:PARTNERS]
            shift = draws.integer(1, PARTNERS - 1)
            followers = ahead[shift:] + ahead[:shift]
            self._errands[last] = dict(zip(ahead, followers, strict=True))
        self._afternoons = dict(zip(stops, draws.sample(stops, len(stops)), strict=True))
        evenings = draws.sample(list(EVENINGS), len(EVENINGS))
        self._evenings = {kind: evenings[i % len(evenings)] for i, kind in enumerate(stops)}

    def errands(self, last: str) -> Mapping[str, str]:
        """Return the kind of the next stop after one of this kind, by the kind of its partner.

        Each partner leads to another kind, which is neither its own nor that of the last stop: the
        last stop alone says little about the next.
        """
        return self._errands[last]

    def afternoon(self, first: str) -> str:
        """Return the kind of the first stop of an afternoon, by the day's first stop."""
        return self._afternoons[first]

    def evening(self, first: str) -> str:
        """Return the kind of an evening, by the day's first stop."""
        return self._evenings[first]
