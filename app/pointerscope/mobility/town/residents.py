"""How the people of the simulated town spend their days."""

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
    tempting,
)
from pointerscope.mobility.town.map import DAY, HOUR, Site
from pointerscope.mobility.town.weeks import Appointment, at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pointerscope.mobility.town.weeks import Newcomer, Way

# Exploration and preferential return, as Song et al. (2010) measured them.
RHO = 0.6
GAMMA = 0.21
# The share of returns to where somebody was lately; the others are to where they often were.
RECENCY = 0.5


@dataclass(frozen=True)
class Stay:
    """Where somebody is: from which minute of all, for how many."""

    site: Site
    arrival: int
    minutes: int

    @property
    def end(self) -> int:
        """The minute at which they leave."""
        return self.arrival + self.minutes


class Resident:
    """Somebody who lives day after day and remembers where they have been."""

    LONGEST_DELAY = 45  # minutes, after which what is no duty is let go
    LONGEST_WAIT = 20  # for the next appointment, where they are
    SHORTEST_STAY = 5
    SHORTEST_REST = 40  # minutes at home that are worth the way
    NIGHT = 7 * HOUR  # of sleep
    ILLNESS = 0.012  # a day
    HOLIDAY = 0.006  # beginning, a day
    HABIT_CHANGES = 0.12  # a week

    def __init__(self, person: Newcomer, way: Way) -> None:
        self.town, self.draws, self.home, self.way = person.town, person.draws, person.home, way
        self.likes = {
            activity: self.draws.between(0.4, 1.6)
            * way.likes.get(activity, 0.0 if activity is DESK else 1.0)
            for activity in ACTIVITIES
        }
        self.habits = person.habits(self.likes)
        self.friends = person.other_homes(self.draws.integer(4, 9))
        self.curiosity = self.draws.between(0.4, 1.2)
        self.last_done = {
            activity: -int(activity.every * DAY * self.draws.between(0, 1))
            for activity in ACTIVITIES
        }
        self.times_at: dict[Site, int] = {self.home: 1}  # where they were last stands last
        self.here, self.since = self.home, 0
        self.free_from = self.awake_from = 0
        self.stops_on_the_way = 0
        self.stays: list[Stay] = []

    def live(self, days: int) -> list[Stay]:
        """Everywhere they were, in order, until the last day ends."""
        back_on = 0
        week: list[Appointment] = []
        for day in range(days):
            if day % 7 == 0:
                week = self._week(day // 7)
            if day < back_on:
                continue
            if self.draws.chance(self.HOLIDAY):
                back_on = day + self.draws.integer(4, 10)
                self._leave_town(day, back_on)
            elif not self.draws.chance(self.ILLNESS):
                self._live_a_day(day, [stop for stop in week if stop.start // DAY == day])
        # The last stay is still going on, so nobody knows how long it is.
        return [stay for stay in self.stays if stay.end <= days * DAY]

    def _week(self, number: int) -> list[Appointment]:
        """The appointments of a week, counted from the first minute of all."""
        monday = number * 7 * DAY
        if self.draws.chance(self.HABIT_CHANGES):
            self._change_a_habit(monday)
        week = [
            replace(
                stop,
                start=monday + self._about(stop.start, stop.variation),
                minutes=self._about(stop.minutes, min(stop.variation, stop.minutes // 4)),
            )
            for stop in chain(self.way.timetable(number), self._habitual())
        ]
        return sorted(week, key=lambda stop: stop.start)

    def _habitual(self) -> list[Appointment]:
        return [
            Appointment(
                habit.site,
                at(weekday, habit.start),
                self._minutes(habit.activity),
                variation=30,
                activity=habit.activity,
            )
            for habit in self.habits
            for weekday in habit.weekdays
            if self.draws.chance(habit.chance)
        ]

    def _change_a_habit(self, monday: int) -> None:
        """Take a habit to another place, new or known."""
        index = self.draws.integer(0, len(self.habits) - 1)
        habit = self.habits[index]
        first = monday + at(habit.weekdays[0], habit.start)
        suiting = self._suiting(habit.activity)
        site = self._choose([site for site in suiting if site.is_open(first, 2 * HOUR)])
        self.habits[index] = replace(habit, site=site or habit.site)

    def _live_a_day(self, day: int, appointments: Sequence[Appointment]) -> None:
        awake_from = day * DAY + self._about(self.way.wakes, 30)
        self.awake_from = max(self.awake_from, awake_from)
        for stop in appointments:
            self._spend_free_time(stop.start, stop.site)
            self._keep(stop)
        self._spend_free_time(day * DAY + self._about(self.way.sleeps, 45), self.home)
        self._go_home()

    def _spend_free_time(self, until: int, then: Site) -> None:
        """Go out when tempted, and on from there or home, until they have to be somewhere."""
        while True:
            if self.here is self.home:
                start = max(self.free_from, self.awake_from) + self.draws.integer(15, 75)
                if start >= until:
                    return
                self.free_from, self.stops_on_the_way = start, 0
            outing = self._outing(until, then)
            if outing is not None:
                self._go(outing.site, outing.arrival)
                self.free_from = outing.end
                self.stops_on_the_way += 1
            elif self.here is not self.home:
                back = self.free_from + self.here.minutes_to(self.home)
                if back + self.SHORTEST_REST + self.home.minutes_to(then) > until:
                    return
                self._go_home()

    def _outing(self, until: int, then: Site) -> Stay | None:
        """Where they now feel like going, if anywhere."""
        temptations = [
            (activity, weight * self.likes[activity] * self._longing(activity))
            for activity, weight in tempting(self.free_from)
        ]
        total = 0.0
        for _, weight in temptations:
            total += weight
        # Who is out already goes on more lightly than who is at home, but not for ever.
        restlessness = 1 if self.here is self.home else 0.08 + 0.12 * self.stops_on_the_way
        if not total or not self.draws.chance(total / (total + self.way.calm * restlessness)):
            return None
        activity, _ = self.draws.weighted(temptations, lambda pair: pair[1])
        return self._go_out_for(activity, until, then)

    def _longing(self, activity: Activity) -> float:
        """It grows with the time since they last did it, from 0 to 4."""
        days = (self.free_from - self.last_done[activity]) / DAY
        longing = days * self.likes[activity] / activity.every
        return min(longing * longing, 4.0)

    def _go_out_for(self, activity: Activity, until: int, then: Site) -> Stay | None:
        """Such an outing that leaves them time to be somewhere then, if there is one."""
        minutes = self._minutes(activity)
        fitting = []
        for site in self._suiting(activity):
            arrival = self.free_from + self.here.minutes_to(site)
            in_time = arrival + minutes + site.minutes_to(then) <= until
            if site is not self.here and in_time and site.is_open(arrival, minutes):
                fitting.append(site)
        chosen = self._choose(fitting)
        if chosen is None:
            return None
        self.last_done[activity] = self.free_from
        return Stay(chosen, self.free_from + self.here.minutes_to(chosen), minutes)

    def _suiting(self, activity: Activity) -> Sequence[Site]:
        return self.friends if activity is FRIENDS else self.town.of(*activity.categories)

    def _choose(self, sites: Sequence[Site]) -> Site | None:
        """Explore, or return to where they often or lately were; rather near than far."""
        known = [site for site in sites if site in self.times_at]
        new = [site for site in sites if site not in self.times_at]
        # Rounded, because the last digit of a power may differ between platforms.
        exploration = self.curiosity * round(RHO * len(self.times_at) ** -GAMMA, 6)
        if new and (not known or self.draws.chance(exploration)):
            return self.draws.weighted(new, lambda site: site.attraction(self.here))
        if not known:
            return None
        if self.draws.chance(RECENCY):
            latest_first = [site for site in reversed(self.times_at) if site in known]
            ranks = {site: rank for rank, site in enumerate(latest_first, 1)}
            return self.draws.weighted(
                latest_first, lambda site: site.nearness(self.here, 400) / ranks[site]
            )
        return self.draws.weighted(
            known, lambda site: self.times_at[site] * site.nearness(self.here, 400)
        )

    def _keep(self, stop: Appointment) -> None:
        """Go where they are expected, or mean to go if it is not too late for that."""
        leaving = max(self.free_from, self.since + self.SHORTEST_STAY)
        arrival = max(stop.start, leaving + self.here.minutes_to(stop.site))
        if stop.activity is None:
            end = stop.start + stop.minutes
            if end - arrival < self.SHORTEST_STAY:
                return
        else:
            end = arrival + stop.minutes
            too_late = arrival - stop.start > self.LONGEST_DELAY
            asleep = stop.start < self.awake_from
            if too_late or asleep or not stop.site.is_open(arrival, stop.minutes):
                return
            self.last_done[stop.activity] = arrival
        if stop.site is self.here:
            self.free_from = max(self.free_from, end)
            return
        self._go(stop.site, arrival)
        self.free_from = end
        if self.draws.chance(stop.lunch):
            self._have_lunch(stop.site, arrival, end)
        if arrival // DAY < (end - 3 * HOUR) // DAY:
            self._go_home()
            self.awake_from = self.free_from + self.NIGHT

    def _have_lunch(self, work: Site, arrival: int, end: int) -> None:
        noon = arrival // DAY * DAY + self._about(12 * HOUR + 20, 45)
        if arrival + HOUR <= noon <= end - 2 * HOUR:
            self.free_from = noon
            lunch = self._go_out_for(LUNCH, end - HOUR, work)
            if lunch is not None:
                self._go(lunch.site, lunch.arrival)
                self.free_from = lunch.end
                self._go(work, lunch.end + lunch.site.minutes_to(work))
            self.free_from = end

    def _go_home(self) -> None:
        if self.here is not self.home:
            arrival = self.free_from + self.here.minutes_to(self.home)
            self._go(self.home, arrival)
            self.free_from = arrival

    def _go(self, site: Site, arrival: int) -> None:
        departure = arrival - self.here.minutes_to(site)
        if self.here is not self.home:
            closing = self.since // DAY * DAY + self.here.hours.closing
            staying_on = min(self.free_from + self.LONGEST_WAIT, closing)
            departure = min(departure, max(self.free_from, staying_on))
        self.stays.append(Stay(self.here, self.since, departure - self.since))
        self.here, self.since = site, arrival
        self.times_at[site] = self.times_at.pop(site, 0) + 1

    def _leave_town(self, day: int, back_on: int) -> None:
        """Be away, where nobody sees them, and come home on the evening before `back_on`."""
        earliest = max(self.free_from, self.since + self.SHORTEST_STAY)
        departure = max(day * DAY + self._about(9 * HOUR, 60), earliest)
        self.stays.append(Stay(self.here, self.since, departure - self.since))
        self.since = self.free_from = (back_on - 1) * DAY + self._about(18 * HOUR, 120)

    def _about(self, minute: int, spread: int) -> int:
        return int(self.draws.around(minute, spread))

    def _minutes(self, activity: Activity) -> int:
        return int(activity.minutes * self.draws.between(0.65, 1.4))
