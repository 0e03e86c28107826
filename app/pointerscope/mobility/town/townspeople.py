"""The people of the town and how they spend their days."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, NamedTuple

from pointerscope.mobility.town.customs import (
    APPOINTMENT,
    EVENINGS,
    HOME,
    STOPS,
    WORK,
    Cause,
    Reason,
    ReasonedStay,
)
from pointerscope.mobility.town.map import DAY, HOUR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pointerscope.mobility.town.customs import Customs
    from pointerscope.mobility.town.draws import Draws
    from pointerscope.mobility.town.livelihoods import Livelihood
    from pointerscope.mobility.town.map import TownMap, TownPlace

# Parameters of exploration and preferential return, as measured by Song et al. (2010).
RHO = 0.6
GAMMA = 0.21

CUSTOM_KEPT = 0.92  # the probability that people go by a custom
SAME_PLACE = 0.93  # … that they return to the place of a kind where they went last
USUAL_START = 0.3  # … that a day begins with the usual stop of its weekday
QUIET_DAY = 0.04  # … that they stay at home all day

# Minutes of the day at which people who come from work have done enough.
_ENDS_AFTER_WORK = (13 * HOUR, 15 * HOUR + 30, 18 * HOUR + 30)


class _Wish(NamedTuple):
    """What somebody is most likely to do next, and the others that they may do instead."""

    kind: str
    place: TownPlace
    cause: Cause
    decided_by: tuple[int, ...]
    kinds: Sequence[str]
    kept: float = CUSTOM_KEPT
    minutes: tuple[int, int] = (15, 45)


class Townsperson:
    """A resident who lives day by day and remembers where they went."""

    def __init__(
        self,
        town: TownMap,
        customs: Customs,
        draws: Draws,
        home: TownPlace,
        livelihood: Livelihood,
    ) -> None:
        self._town, self._customs, self._draws = town, customs, draws
        self._home, self._livelihood = home, livelihood
        self._workplace = (
            town.choose_near(home, *livelihood.categories) if livelihood.categories else None
        )
        weekdays = list(livelihood.weekdays)
        self._working_days = draws.sample(weekdays, livelihood.days) if self._workplace else []
        self._appointment_day = draws.integer(0, 6)
        self._appointment = draws.choice(town.in_categories("community", "culture", "library"))
        self._usual_starts = [draws.choice(list(STOPS)) for _ in range(7)]
        self._curiosity = draws.uniform(0.4, 1.2)
        self._visits = {home: 1}
        self._free_from = 0  # the minute at which they can leave
        self._latest: dict[str, TownPlace] = {}  # by kind, the place where they went last
        for kind in (*STOPS, *EVENINGS):
            self._latest[kind] = self._new_place(kind) or home
        self._stays: list[ReasonedStay] = []  # without the current one
        self._kinds = [HOME]  # with the current one
        self._stops: list[int] = []  # the positions of stops
        self._first_stop: int | None = None  # of the day
        self._last_stay: dict[TownPlace, int] = {}
        self._current = ReasonedStay(
            home, 0, 0, Reason(Cause.ROUTINE, Cause.ROUTINE, (), home), None
        )

    def twin(self, draws: Draws) -> Townsperson:
        """Return the same person at the same moment, who goes on with other draws."""
        shared = (self._town, self._customs, *self._town.places)
        memo: dict[int, object] = {id(one): one for one in shared}
        return copy.deepcopy(self, memo | {id(self._draws): draws})

    def live(self, days: int) -> list[ReasonedStay]:
        """Return the resident's stays, in order, until the end of the last day."""
        for day in range(days):
            if not self._draws.chance(QUIET_DAY):
                self._live_day(day)
        # The last stay has not ended, so its length is unknown.
        return [stay for stay in self._stays if stay.end <= days * DAY]

    def _live_day(self, day: int) -> None:
        midnight = day * DAY
        self._first_stop = None
        if day % 7 in self._working_days:
            end = self._work(midnight, day // 7)
        else:
            self._make_stops(midnight + 9 * HOUR, midnight + 11 * HOUR + 45)
            self._go_home()
            self._make_stops(midnight + 14 * HOUR + 30, midnight + 17 * HOUR + 30)
            end = midnight
        self._go_home()
        if end < midnight + 19 * HOUR:
            self._spend_evening(midnight)
            self._go_home()

    def _work(self, midnight: int, week: int) -> int:
        """Go to work, with a stop on the way and some after it; return when work ends."""
        starts, draws = self._livelihood.starts, self._draws
        start = midnight + starts[week % len(starts)] + draws.integer(-10, 10)
        end = start + self._livelihood.minutes + draws.integer(-15, 15)
        if start >= midnight + 12 * HOUR:
            self._make_stops(midnight + 9 * HOUR + 15, start - 150)
            self._go_home()
        elif start >= midnight + 7 * HOUR:
            self._make_stops(start - 75, start - 75)
        assert self._workplace is not None  # there are working days
        arrival = max(start, self._free_from + self._current.place.minutes_to(self._workplace))
        self._go_by_routine(self._workplace, WORK, arrival)
        self._free_from = max(end, arrival + HOUR)
        ends = [midnight + time for time in _ENDS_AFTER_WORK if midnight + time >= end + HOUR]
        if ends:
            self._make_stops(end, ends[0])
        return end

    def _make_stops(self, start: int, end: int) -> None:
        """Make one stop, and further ones as long as they are free before the end."""
        self._free_from = max(self._free_from, start + self._draws.integer(-10, 20))
        while True:
            self._follow(self._next_stop())
            if self._free_from >= end:
                return

    def _next_stop(self) -> _Wish:
        kind, position = self._kinds[-1], len(self._stays)
        decided_by: tuple[int, ...]
        errands = self._customs.errands(kind) if kind in STOPS else {}
        partner = next((s for s in reversed(self._stops) if self._kinds[s] in errands), None)
        if partner is not None:
            next_kind = errands[self._kinds[partner]]
            cause, decided_by = Cause.ERRAND, (partner, position)
        elif kind in (HOME, WORK) and self._first_stop is not None:
            next_kind = self._customs.afternoon(self._kinds[self._first_stop])
            cause, decided_by = Cause.CONSEQUENCE, (self._first_stop,)
        else:
            next_kind = self._usual_starts[self._free_from // DAY % 7]
            place = self._latest[next_kind]
            return _Wish(next_kind, place, Cause.EXPLORATION, (), list(STOPS), USUAL_START)
        return _Wish(next_kind, self._latest[next_kind], cause, decided_by, list(STOPS))

    def _spend_evening(self, midnight: int) -> None:
        """Go to the weekly appointment, or out by what the day's first stop was."""
        start = max(self._free_from + 40, midnight + 19 * HOUR + self._draws.integer(0, 45))
        if midnight // DAY % 7 == self._appointment_day:
            arrival = start + self._current.place.minutes_to(self._appointment)
            self._go_by_routine(self._appointment, APPOINTMENT, arrival)
            self._free_from = arrival + self._draws.integer(70, 110)
        elif self._first_stop is not None:
            self._free_from = start
            kind = self._customs.evening(self._kinds[self._first_stop])
            decided_by = (self._first_stop,)
            place = self._latest[kind]
            cause, kinds = Cause.CONSEQUENCE, list(EVENINGS)
            self._follow(_Wish(kind, place, cause, decided_by, kinds, minutes=(70, 110)))

    def _follow(self, wish: _Wish) -> None:
        """Go where the wish says, or to another place, or to one of another kind."""
        kind, place, here = wish.kind, wish.place, self._current.place
        reason = Reason(wish.cause, wish.cause, wish.decided_by, place)
        free = Reason(Cause.EXPLORATION, wish.cause, (), place)
        if not self._draws.chance(wish.kept):
            current = self._kinds[-1]
            kind = self._draws.choice([one for one in wish.kinds if one not in (current, kind)])
            place, reason = self._latest[kind], free
        if place is here or not self._draws.chance(SAME_PLACE):
            place, reason = self._other_place(kind) or place, free
        minutes = self._draws.integer(*wish.minutes)
        arrival = self._free_from + here.minutes_to(place)
        repeats = None if reason.cause is Cause.EXPLORATION else self._last_stay.get(place)
        self._go(place, kind, arrival, reason, repeats)
        self._free_from = arrival + minutes
        self._latest[kind] = place

    def _go_home(self) -> None:
        if self._current.place is not self._home:
            arrival = self._free_from + self._current.place.minutes_to(self._home)
            self._go_by_routine(self._home, HOME, arrival)
            self._free_from = arrival

    def _go_by_routine(self, place: TownPlace, kind: str, arrival: int) -> None:
        reason = Reason(Cause.ROUTINE, Cause.ROUTINE, (), place)
        self._go(place, kind, arrival, reason, self._last_stay.get(place))

    def _go(
        self, place: TownPlace, kind: str, arrival: int, reason: Reason, repeats: int | None
    ) -> None:
        """End the current stay in time for the next one."""
        here = self._current.place
        leaving = arrival - here.minutes_to(place)
        self._last_stay[here] = len(self._stays)
        self._stays.append(self._current._replace(minutes=leaving - self._current.arrival))
        self._current = ReasonedStay(place, arrival, 0, reason, repeats)
        self._kinds.append(kind)
        if kind in STOPS:
            self._stops.append(len(self._stays))
            if self._first_stop is None:
                self._first_stop = len(self._stays)
        self._visits[place] = self._visits.get(place, 0) + 1

    def _other_place(self, kind: str) -> TownPlace | None:
        """Draw another place of a kind: a new one, or a known one in proportion to its visits."""
        known = [
            place
            for place in self._places(kind)
            if place in self._visits
            and place not in (self._latest[kind], self._current.place, self._workplace)
        ]
        # Rounded, because the last digit of a power can differ between platforms.
        exploration = self._curiosity * round(RHO * len(self._visits) ** -GAMMA, 6)
        if not known or self._draws.chance(exploration):
            return self._new_place(kind) or (known[0] if known else None)
        return self._draws.weighted_choice(known, lambda place: self._visits[place])

    def _new_place(self, kind: str) -> TownPlace | None:
        """Draw a place of a kind that they do not know; near and popular ones are more likely."""
        known = {*self._visits, self._workplace, self._latest.get(kind)}
        new = [
            place
            for place in self._places(kind)
            if place not in known and place.opens_on * DAY <= self._free_from
        ]
        if not new:
            return None
        return self._draws.weighted_choice(new, lambda place: place.attraction(self._home))

    def _places(self, kind: str) -> Sequence[TownPlace]:
        return self._town.in_categories(*(STOPS.get(kind) or EVENINGS[kind]))
