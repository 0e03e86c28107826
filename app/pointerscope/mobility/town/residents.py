"""Residents of the simulated town and how they spend their days."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING

from pointerscope.mobility.town.activities import (
    ACTIVITIES,
    DESK,
    FRIENDS,
    LUNCH,
    Activity,
    appealing_activities,
)
from pointerscope.mobility.town.map import DAY, HOUR, TownPlace
from pointerscope.mobility.town.weeks import Appointment, minute_of_week

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pointerscope.mobility.town.weeks import Lifestyle, Newcomer

# Parameters of exploration and preferential return, as measured by Song et al. (2010).
RHO = 0.6
GAMMA = 0.21
# The share of returns that favour recent places; the others favour frequent ones.
RECENCY = 0.5


@dataclass(frozen=True)
class TownStay:
    """A stay of a resident; `arrival` is a minute of the simulation."""

    place: TownPlace
    arrival: int
    minutes: int

    @property
    def end(self) -> int:
        """The minute at which the resident leaves."""
        return self.arrival + self.minutes


class Resident:
    """A resident who lives day by day and remembers the places they visited."""

    MAX_DELAY = 45  # minutes, after which an appointment that is not a duty is skipped
    MAX_WAIT = 20  # minutes at a place before the next appointment
    MIN_STAY = 5  # minutes
    MIN_REST = 40  # minutes at home for which returning is worth it
    SLEEP = 7 * HOUR
    ILLNESS_RATE = 0.012  # per day
    HOLIDAY_RATE = 0.006  # holidays that begin, per day
    HABIT_CHANGE_RATE = 0.12  # per week

    def __init__(self, person: Newcomer, lifestyle: Lifestyle) -> None:
        self.town, self.draws, self.home, self.lifestyle = (
            person.town,
            person.draws,
            person.home,
            lifestyle,
        )
        self.preferences = {
            activity: self.draws.uniform(0.4, 1.6)
            * lifestyle.preferences.get(activity, 0.0 if activity is DESK else 1.0)
            for activity in ACTIVITIES
        }
        self.habits = person.habits(self.preferences)
        self.friends = person.other_homes(self.draws.integer(4, 9))
        self.curiosity = self.draws.uniform(0.4, 1.2)
        self.last_done = {
            activity: -int(activity.interval_days * DAY * self.draws.uniform(0, 1))
            for activity in ACTIVITIES
        }
        self.visit_counts: dict[TownPlace, int] = {self.home: 1}  # the most recent place is last
        self.current_place, self.arrived_at = self.home, 0
        self.free_from = self.awake_from = 0
        self.stops_on_the_way = 0
        self.stays: list[TownStay] = []

    def live(self, days: int) -> list[TownStay]:
        """Return the resident's stays, in order, until the end of the last day."""
        back_on = 0
        week: list[Appointment] = []
        for day in range(days):
            if day % 7 == 0:
                week = self._week(day // 7)
            if day < back_on:
                continue
            if self.draws.chance(self.HOLIDAY_RATE):
                back_on = day + self.draws.integer(4, 10)
                self._leave_town(day, back_on)
            elif not self.draws.chance(self.ILLNESS_RATE):
                self._live_day(day, [stop for stop in week if stop.start // DAY == day])
        # The last stay has not ended, so its length is unknown.
        return [stay for stay in self.stays if stay.end <= days * DAY]

    def _week(self, number: int) -> list[Appointment]:
        """Return the appointments of a week, in minutes of the simulation."""
        monday = number * 7 * DAY
        if self.draws.chance(self.HABIT_CHANGE_RATE):
            self._change_habit(monday)
        week = [
            replace(
                stop,
                start=monday + self._vary(stop.start, stop.variation),
                minutes=self._vary(stop.minutes, min(stop.variation, stop.minutes // 4)),
            )
            for stop in chain(self.lifestyle.timetable(number), self._habitual_appointments())
        ]
        return sorted(week, key=lambda stop: stop.start)

    def _habitual_appointments(self) -> list[Appointment]:
        return [
            Appointment(
                habit.place,
                minute_of_week(weekday, habit.start),
                self._minutes(habit.activity),
                variation=30,
                activity=habit.activity,
            )
            for habit in self.habits
            for weekday in habit.weekdays
            if self.draws.chance(habit.chance)
        ]

    def _change_habit(self, monday: int) -> None:
        """Move a habit to another place, new or known."""
        index = self.draws.integer(0, len(self.habits) - 1)
        habit = self.habits[index]
        first = monday + minute_of_week(habit.weekdays[0], habit.start)
        suitable = self._suitable_places(habit.activity)
        place = self._choose([place for place in suitable if place.is_open(first, 2 * HOUR)])
        self.habits[index] = replace(habit, place=place or habit.place)

    def _live_day(self, day: int, appointments: Sequence[Appointment]) -> None:
        awake_from = day * DAY + self._vary(self.lifestyle.wakes, 30)
        self.awake_from = max(self.awake_from, awake_from)
        for stop in appointments:
            self._spend_free_time(stop.start, stop.place)
            self._attend(stop)
        self._spend_free_time(day * DAY + self._vary(self.lifestyle.sleeps, 45), self.home)
        self._go_home()

    def _spend_free_time(self, until: int, next_place: TownPlace) -> None:
        """Make outings, from one to the next or home, until they must leave for `next_place`."""
        while True:
            if self.current_place is self.home:
                start = max(self.free_from, self.awake_from) + self.draws.integer(15, 75)
                if start >= until:
                    return
                self.free_from, self.stops_on_the_way = start, 0
            outing = self._outing(until, next_place)
            if outing is not None:
                self._go(outing.place, outing.arrival)
                self.free_from = outing.end
                self.stops_on_the_way += 1
            elif self.current_place is not self.home:
                back = self.free_from + self.current_place.minutes_to(self.home)
                if back + self.MIN_REST + self.home.minutes_to(next_place) > until:
                    return
                self._go_home()

    def _outing(self, until: int, next_place: TownPlace) -> TownStay | None:
        """Draw an outing that they feel like now, or None."""
        temptations = [
            (activity, weight * self.preferences[activity] * self._longing(activity))
            for activity, weight in appealing_activities(self.free_from)
        ]
        total = 0.0
        for _, weight in temptations:
            total += weight
        # A further outing is more likely when already out, but less so with each stop.
        restlessness = 1 if self.current_place is self.home else 0.08 + 0.12 * self.stops_on_the_way
        if not total or not self.draws.chance(
            total / (total + self.lifestyle.restraint * restlessness)
        ):
            return None
        activity, _ = self.draws.weighted_choice(temptations, lambda pair: pair[1])
        return self._go_out_for(activity, until, next_place)

    def _longing(self, activity: Activity) -> float:
        """Return the longing, which grows from 0 to 4 with the time since the last time."""
        days = (self.free_from - self.last_done[activity]) / DAY
        longing = days * self.preferences[activity] / activity.interval_days
        return min(longing * longing, 4.0)

    def _go_out_for(self, activity: Activity, until: int, next_place: TownPlace) -> TownStay | None:
        """Return an outing from which they reach `next_place` in time, or None."""
        minutes = self._minutes(activity)
        fitting = []
        for place in self._suitable_places(activity):
            arrival = self.free_from + self.current_place.minutes_to(place)
            in_time = arrival + minutes + place.minutes_to(next_place) <= until
            if place is not self.current_place and in_time and place.is_open(arrival, minutes):
                fitting.append(place)
        chosen = self._choose(fitting)
        if chosen is None:
            return None
        self.last_done[activity] = self.free_from
        return TownStay(chosen, self.free_from + self.current_place.minutes_to(chosen), minutes)

    def _suitable_places(self, activity: Activity) -> Sequence[TownPlace]:
        return (
            self.friends if activity is FRIENDS else self.town.in_categories(*activity.categories)
        )

    def _choose(self, places: Sequence[TownPlace]) -> TownPlace | None:
        """Draw a new place, or a frequent or recent one; near places are more likely."""
        known = [place for place in places if place in self.visit_counts]
        new = [place for place in places if place not in self.visit_counts]
        # Rounded, because the last digit of a power can differ between platforms.
        exploration = self.curiosity * round(RHO * len(self.visit_counts) ** -GAMMA, 6)
        if new and (not known or self.draws.chance(exploration)):
            return self.draws.weighted_choice(
                new, lambda place: place.attraction(self.current_place)
            )
        if not known:
            return None
        if self.draws.chance(RECENCY):
            latest_first = [place for place in reversed(self.visit_counts) if place in known]
            ranks = {place: rank for rank, place in enumerate(latest_first, 1)}
            return self.draws.weighted_choice(
                latest_first, lambda place: place.nearness(self.current_place, 400) / ranks[place]
            )
        return self.draws.weighted_choice(
            known, lambda place: self.visit_counts[place] * place.nearness(self.current_place, 400)
        )

    def _attend(self, stop: Appointment) -> None:
        """Go where they are expected, or mean to go if it is not too late for that."""
        leaving = max(self.free_from, self.arrived_at + self.MIN_STAY)
        arrival = max(stop.start, leaving + self.current_place.minutes_to(stop.place))
        if stop.activity is None:
            end = stop.start + stop.minutes
            if end - arrival < self.MIN_STAY:
                return
        else:
            end = arrival + stop.minutes
            too_late = arrival - stop.start > self.MAX_DELAY
            asleep = stop.start < self.awake_from
            if too_late or asleep or not stop.place.is_open(arrival, stop.minutes):
                return
            self.last_done[stop.activity] = arrival
        if stop.place is self.current_place:
            self.free_from = max(self.free_from, end)
            return
        self._go(stop.place, arrival)
        self.free_from = end
        if self.draws.chance(stop.lunch):
            self._have_lunch(stop.place, arrival, end)
        if arrival // DAY < (end - 3 * HOUR) // DAY:
            self._go_home()
            self.awake_from = self.free_from + self.SLEEP

    def _have_lunch(self, work: TownPlace, arrival: int, end: int) -> None:
        noon = arrival // DAY * DAY + self._vary(12 * HOUR + 20, 45)
        if arrival + HOUR <= noon <= end - 2 * HOUR:
            self.free_from = noon
            lunch = self._go_out_for(LUNCH, end - HOUR, work)
            if lunch is not None:
                self._go(lunch.place, lunch.arrival)
                self.free_from = lunch.end
                self._go(work, lunch.end + lunch.place.minutes_to(work))
            self.free_from = end

    def _go_home(self) -> None:
        if self.current_place is not self.home:
            arrival = self.free_from + self.current_place.minutes_to(self.home)
            self._go(self.home, arrival)
            self.free_from = arrival

    def _go(self, place: TownPlace, arrival: int) -> None:
        departure = arrival - self.current_place.minutes_to(place)
        if self.current_place is not self.home:
            closing = self.arrived_at // DAY * DAY + self.current_place.hours.closing
            staying_on = min(self.free_from + self.MAX_WAIT, closing)
            departure = min(departure, max(self.free_from, staying_on))
        self.stays.append(
            TownStay(self.current_place, self.arrived_at, departure - self.arrived_at)
        )
        self.current_place, self.arrived_at = place, arrival
        self.visit_counts[place] = self.visit_counts.pop(place, 0) + 1

    def _leave_town(self, day: int, back_on: int) -> None:
        """Leave town without further stays, and come home on the evening before `back_on`."""
        earliest = max(self.free_from, self.arrived_at + self.MIN_STAY)
        departure = max(day * DAY + self._vary(9 * HOUR, 60), earliest)
        self.stays.append(
            TownStay(self.current_place, self.arrived_at, departure - self.arrived_at)
        )
        self.arrived_at = self.free_from = (back_on - 1) * DAY + self._vary(18 * HOUR, 120)

    def _vary(self, minute: int, spread: int) -> int:
        return int(self.draws.triangular(minute, spread))

    def _minutes(self, activity: Activity) -> int:
        return int(activity.minutes * self.draws.uniform(0.65, 1.4))
