"""The simulated town.

Its properties are those that measurements of real people have: González, Hidalgo and Barabási,
"Understanding individual human mobility patterns", Nature 2008, and Song, Koren, Wang and
Barabási, "Modelling the scaling properties of human mobility", Nature Physics 2010.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from datetime import time
from functools import cache
from itertools import pairwise
from statistics import mean, median

import numpy as np
import pytest

from pointerscope.mobility.data_set import split_histories
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN, People, casefold_name
from pointerscope.mobility.town import simulate_town

pytestmark = pytest.mark.slow

SEEDS = (0, 1, 2)
DAYS = 16 * 7
TOWNS = {seed: simulate_town(seed) for seed in SEEDS}
TOWN = TOWNS[0]
BY_NAME = {place.name: place for place in TOWN.places}
BY_ID = {place.id: place for place in TOWN.places}
CATEGORY = {place.id: place.category for place in TOWN.places}

every_town = pytest.mark.parametrize("town", TOWNS.values(), ids=[str(seed) for seed in SEEDS])


def fingerprint(town) -> str:
    lines = [
        f"{user} {visit.location} {visit.arrival.isoformat()} {visit.duration_minutes}\n"
        for user, visits in sorted(town.visits.items())
        for visit in visits
    ]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def visits_of(occupation: str, category: str | None = None):
    """The visits of everybody whose description begins so, maybe only at such places."""
    return [
        visit
        for user, visits in TOWN.visits.items()
        if TOWN.people[user].partition(", ")[2].startswith(occupation)
        for visit in visits
        if category in (None, CATEGORY[visit.location])
    ]


def kilometres(one: int, other: int) -> float:
    north = (BY_ID[one].latitude - BY_ID[other].latitude) * 111
    east = (BY_ID[one].longitude - BY_ID[other].longitude) * 79
    return (north * north + east * east) ** 0.5


@cache
def split_of(seed: int):
    return split_histories(TOWNS[seed])


def exponent(x, y) -> float:
    """The slope of the least-squares line through the logarithms."""
    slope, _ = np.polyfit(np.log(x), np.log(y), 1)
    return float(slope)


# --- The same everywhere


def test_the_same_seed_gives_the_town_that_it_has_always_given():
    assert fingerprint(TOWN) == "77630a09104715606ff196bac1451c00dbbb5593a897d077c997a0ebb530456a"


def test_the_same_seed_gives_the_map_that_it_has_always_given():
    lines = [
        f"{place.id} {place.name} {place.category} {place.latitude:.6f} {place.longitude:.6f}\n"
        for place in TOWN.places
    ]
    digest = hashlib.sha256("".join(lines).encode()).hexdigest()
    assert digest == "3cae0f65d55022cd10757c54d384b904c36a362341b6845069d9e70c290d4be1"


def test_another_seed_gives_another_town():
    assert fingerprint(simulate_town(1, residents=3, weeks=2)) != fingerprint(
        simulate_town(0, residents=3, weeks=2)
    )


# --- People and places


def test_it_is_a_small_town():
    assert 70 <= len(TOWN.people) <= 90
    assert 100 <= len(TOWN.places) <= 160


def test_every_resident_is_called_by_their_number_and_what_they_do():
    for number in TOWN.visits:
        assert re.fullmatch(rf"Resident {number}, \w[\w ,-]+", TOWN.people[number])


def test_resident_12_works_at_night():
    assert TOWN.people[12] == "Resident 12, nurse, night shifts"


def test_every_resident_is_found_by_their_number_alone():
    people = People(TOWN.people, users=1 + max(TOWN.people))
    assert [people.find(f"resident {number}") for number in TOWN.people] == list(TOWN.people)


def test_no_two_places_share_a_name():
    names = [casefold_name(place.name or "") for place in TOWN.places]
    assert len(set(names)) == len(names)


def test_no_name_needs_quotes_in_the_notation():
    assert not [place.name for place in TOWN.places if re.search(r'[,@+#"\n]', place.name or "")]


@pytest.mark.parametrize(
    ("name", "category"),
    [("Maple Court", "home"), ("Riverside Offices", "office"), ("Café Luna", "café")],
)
def test_the_places_of_the_documentation_exist(name, category):
    assert BY_NAME[name].category == category


def test_places_are_numbered_as_they_stand():
    assert [place.id for place in TOWN.places] == list(
        range(FIRST_KNOWN, FIRST_KNOWN + len(TOWN.places))
    )


def test_the_town_lies_in_the_open_ocean_within_a_few_kilometres():
    assert all(abs(place.latitude - 45) < 0.03 for place in TOWN.places)
    assert all(abs(place.longitude + 30) < 0.04 for place in TOWN.places)


# --- Visits


@every_town
def test_nobody_is_at_two_places_at_once(town):
    for visits in town.visits.values():
        assert all(before.end < after.arrival for before, after in pairwise(visits))


@every_town
def test_every_stay_lasts(town):
    shortest = min(visit.duration_minutes for own in town.visits.values() for visit in own)
    assert shortest >= 5


@every_town
def test_there_is_as_much_to_train_on_as_one_can_wait_for(town):
    assert 28_000 <= sum(map(len, town.visits.values())) <= 34_000


def test_a_week_fits_into_a_history():
    split = split_of(0)
    assert split.cut == 0
    assert 25 <= mean(len(history) for history in split.train) <= 35


# --- The laws of human mobility


@every_town
def test_how_often_places_are_visited_falls_with_their_rank_as_a_power(town):
    """f_k ~ k^-ζ with ζ about 1.2 (González et al. 2008, Song et al. 2010).

    Every person's places are ranked by their visits, and the shares of a rank are averaged.
    The fit ends at rank 20, because everybody has been to so many places; beyond, the mean
    falls faster for want of places and weeks.
    """
    ranks = 20
    shares = []
    for visits in town.visits.values():
        counts = Counter(visit.location for visit in visits).most_common(ranks)
        assert len(counts) == ranks
        shares.append([count / len(visits) for _, count in counts])
    zeta = -exponent(np.arange(1, ranks + 1), np.mean(shares, axis=0))
    assert 1.0 <= zeta <= 1.6


@every_town
def test_the_places_known_grow_less_than_time(town):
    """S(t) ~ t^μ with μ about 0.6 (Song et al. 2010).

    The mean number of different places after t days, at days that are evenly spaced on the
    logarithmic axis, so that the first week weighs as much as the others would.
    """
    places = np.zeros(DAYS)
    for visits in town.visits.values():
        first_day = visits[0].arrival.date()
        discovered = {}
        for visit in visits:
            discovered.setdefault(visit.location, (visit.arrival.date() - first_day).days)
        for day in discovered.values():
            places[day:] += 1
    days = np.unique(np.geomspace(1, DAYS, 20).round().astype(int))
    assert 0.5 <= exponent(days, places[days - 1] / len(town.visits)) <= 0.8


@every_town
def test_exploration_slows_down(town):
    """Fewer new places are found in every four weeks than in the four before."""
    new_places = [0, 0, 0, 0]
    for visits in town.visits.values():
        known = set()
        for visit in visits:
            if visit.location not in known:
                new_places[(visit.arrival - visits[0].arrival).days // 28] += 1
            known.add(visit.location)
    assert all(later < earlier for earlier, later in pairwise(new_places))
    assert new_places[-1] > len(town.visits)


@pytest.mark.parametrize("seed", SEEDS[:2])
def test_most_targets_are_in_their_history_but_not_all(seed):
    split = split_of(seed)
    histories = (*split.train, *split.validation, *split.test)
    assert 0.75 <= mean(history.target in history.locations for history in histories) <= 0.9


def test_a_model_meets_a_few_places_that_it_was_not_trained_on():
    split = split_of(0)
    assert 1 <= sum(history.target == UNKNOWN for history in split.test) <= 60


# --- Days and weeks


def arrivals_by_hour(town, *weekdays):
    hours = Counter(
        visit.arrival.hour
        for visits in town.visits.values()
        for visit in visits
        if visit.arrival.weekday() in weekdays
    )
    return [hours[hour] / len(weekdays) for hour in range(24)]


@every_town
def test_working_days_have_two_rush_hours(town):
    """The two busiest hours that are busier than their neighbours."""
    arrivals = arrivals_by_hour(town, 0, 1, 2, 3, 4)
    peaks = [
        hour for hour in range(1, 23) if arrivals[hour - 1] < arrivals[hour] > arrivals[hour + 1]
    ]
    morning, evening = sorted(sorted(peaks, key=lambda hour: arrivals[hour])[-2:])
    assert morning in (7, 8)
    assert evening in (16, 17)
    assert min(arrivals[morning:evening]) < 0.5 * arrivals[morning]


@every_town
def test_weekends_have_no_morning_rush(town):
    on_working_days = arrivals_by_hour(town, 0, 1, 2, 3, 4)
    at_weekends = arrivals_by_hour(town, 5, 6)
    assert sum(at_weekends[7:9]) < 0.5 * sum(on_working_days[7:9])
    assert sum(at_weekends[7:9]) < sum(at_weekends[10:12])


def test_the_same_weekdays_are_more_alike_but_no_copies():
    """A person's places on a weekday return a week later more often than three days later."""

    def overlap(days_apart: int) -> float:
        shared = total = 0
        for visits in TOWN.visits.values():
            days: dict[int, set[int]] = {}
            for visit in visits:
                if CATEGORY[visit.location] != "home":
                    days.setdefault(visit.arrival.toordinal(), set()).add(visit.location)
            for day, places in days.items():
                total += len(places)
                shared += len(places & days.get(day + days_apart, set()))
        return shared / total

    assert overlap(3) + 0.04 < overlap(7) < 0.6


HOURS = {  # from, until on the same or the next day, closed on
    "bakery": (time(6, 30), time(18), {6}),
    "shop": (time(9, 30), time(18, 30), {6}),
    "service": (time(9), time(17, 30), {5, 6}),
    "grocer": (time(7), time(21), set()),
    "café": (time(7, 30), time(19), set()),
    "restaurant": (time(11, 30), time(23), set()),
    "bar": (time(16), time(2), set()),
    "gym": (time(6), time(22, 30), set()),
    "park": (time(6), time(22), set()),
    "library": (time(9), time(20), {6}),
    "culture": (time(11), time(23, 59), {0}),
    "community": (time(8), time(22), set()),
}


@pytest.mark.parametrize("category", HOURS)
def test_nobody_but_staff_is_where_it_is_closed(category):
    """Staff are those who ever stay for 3½ hours."""
    opening, closing, closed_on = HOURS[category]
    seen = 0
    for visits in TOWN.visits.values():
        own = [visit for visit in visits if CATEGORY[visit.location] == category]
        works_at = {visit.location for visit in own if visit.duration_minutes >= 210}
        for visit in own:
            if visit.location not in works_at:
                seen += 1
                assert visit.arrival.weekday() not in closed_on
                assert visit.arrival.time() >= opening
                after_midnight = visit.end.date() > visit.arrival.date()
                assert visit.end.time() <= closing or (closing < opening and not after_midnight)
                assert closing < opening or not after_midnight
    assert seen > 100


@pytest.mark.parametrize("category", ["café", "restaurant", "culture", "shop"])
def test_places_have_days_off_of_their_own(category):
    """Nobody is there on a weekday on which others of the same category may be open."""
    for place in TOWN.places:
        if place.category == category:
            visits = [v for own in TOWN.visits.values() for v in own if v.location == place.id]
            assert len({visit.arrival.weekday() for visit in visits}) < 7


# --- People differ


def test_nurses_of_the_night_arrive_in_the_evening_and_leave_in_the_morning():
    shifts = visits_of("nurse, night shifts", "hospital")
    assert len(shifts) > 50
    assert all(20 <= visit.arrival.hour <= 22 for visit in shifts)
    assert all(6 <= visit.end.hour <= 8 for visit in shifts)


def test_bakers_begin_before_dawn():
    shifts = [visit for visit in visits_of("baker") if visit.duration_minutes > 240]
    at_work = [visit for visit in shifts if CATEGORY[visit.location] == "bakery"]
    assert median(visit.arrival.hour for visit in at_work) <= 5


def test_shifts_alternate_between_early_and_late():
    hours = Counter(visit.arrival.hour for visit in visits_of("nurse, early", "hospital"))
    early, late = hours[6] + hours[5], hours[13] + hours[14]
    assert early + late == hours.total()
    assert 0.3 < early / hours.total() < 0.7


def test_parents_bring_children_to_school_on_working_days():
    on_the_way = visits_of("architect, two children", "school")
    assert len(on_the_way) > 60
    assert all(visit.arrival.weekday() < 5 for visit in on_the_way)
    assert all(visit.duration_minutes <= 45 for visit in on_the_way)
    assert {visit.arrival.hour for visit in on_the_way} <= {7, 8, 15, 16}


def test_retired_people_are_at_home_when_office_workers_are_not():
    def home_at_ten(occupation: str) -> float:
        visits = [visit for visit in visits_of(occupation) if visit.arrival.weekday() < 5]
        at_ten = [visit for visit in visits if visit.arrival.time() <= time(10) < visit.end.time()]
        return mean(CATEGORY[visit.location] == "home" for visit in at_ten)

    assert home_at_ten("retired") > home_at_ten("accountant") + 0.3


def test_those_who_work_from_home_are_at_the_office_less():
    def office_days(occupation: str) -> int:
        return len({visit.arrival.date() for visit in visits_of(occupation, "office")})

    assert office_days("programmer, mostly from home") < 0.7 * office_days("lawyer")


def test_students_change_their_timetable_in_a_term():
    """They come to college at other hours of the week than in the first six weeks."""

    def hours_of_the_week(visits):
        return Counter((visit.arrival.weekday(), visit.arrival.hour) for visit in visits)

    first_day = min(visit.arrival for visit in visits_of("student"))
    for student, visits in TOWN.visits.items():
        if "student" not in TOWN.people[student]:
            continue
        lectures = [visit for visit in visits if CATEGORY[visit.location] == "college"]
        weeks = {visit: (visit.arrival - first_day).days // 7 for visit in lectures}
        before = hours_of_the_week(visit for visit in lectures if weeks[visit] < 6)
        after = hours_of_the_week(visit for visit in lectures if 6 <= weeks[visit] < 12)
        assert (before & after).total() < 0.7 * max(before.total(), after.total())


def test_those_who_climb_exercise_more_than_others():
    def share(visits) -> float:
        return mean(CATEGORY[visit.location] == "gym" for visit in visits)

    everybody = [visit for visits in TOWN.visits.values() for visit in visits]
    assert share(visits_of("student, climbs")) > 1.5 * share(everybody)


# --- What a next place depends on


def test_people_return_to_few_places():
    for visits in TOWN.visits.values():
        counts = Counter(visit.location for visit in visits)
        five_favourites = sum(count for _, count in counts.most_common(5))
        assert five_favourites > 0.5 * len(visits)


def test_people_now_and_then_try_a_new_place():
    for visits in TOWN.visits.values():
        before, after = visits[: len(visits) // 2], visits[len(visits) // 2 :]
        assert {visit.location for visit in after} - {visit.location for visit in before}


def test_people_rather_go_to_places_near_their_home():
    """Visited parks lie nearer to the home than parks do on average."""
    parks = [place.id for place in TOWN.places if place.category == "park"]
    visited, any_park = [], []
    for visits in TOWN.visits.values():
        homes = [visit.location for visit in visits if CATEGORY[visit.location] == "home"]
        home = Counter(homes).most_common(1)[0][0]
        any_park += [kilometres(home, park) for park in parks]
        visited += [kilometres(home, v.location) for v in visits if v.location in parks]
    assert mean(visited) < 0.8 * mean(any_park)


def test_people_rather_go_on_to_places_near_where_they_are():
    """From one errand to the next is nearer than between any two places of their errands."""
    on_foot = ("café", "shop", "grocer", "bakery", "park", "restaurant", "bar", "service")
    steps, pairs = [], []
    for visits in TOWN.visits.values():
        errands = [v.location for v in visits if CATEGORY[v.location] in on_foot]
        pairs += [
            kilometres(one, other)
            for one, other in zip(errands, errands[50:], strict=False)
            if one != other
        ]
        steps += [
            kilometres(before.location, after.location)
            for before, after in pairwise(visits)
            if CATEGORY[before.location] in on_foot and CATEGORY[after.location] in on_foot
        ]
    assert mean(steps) < 0.9 * mean(pairs)


def test_what_people_go_out_for_is_the_likelier_the_longer_ago_it_was():
    """An errand is run on the day after the last less often than in the second week after."""
    days_since = Counter()
    for visits in TOWN.visits.values():
        errands = [v for v in visits if CATEGORY[v.location] == "service"]
        if any(visit.duration_minutes > 60 for visit in errands):
            continue  # they work there
        days = sorted({visit.arrival.toordinal() for visit in errands})
        days_since.update(later - earlier for earlier, later in pairwise(days))
    at_risk = days_since.total()
    hazard = {}
    for day in range(1, 15):
        hazard[day] = days_since[day] / at_risk
        at_risk -= days_since[day]
    assert hazard[1] < 0.5 * mean(hazard[day] for day in range(8, 15))


# --- Limits


def test_a_town_needs_somebody():
    with pytest.raises(ValueError, match="at least one resident and one week"):
        simulate_town(0, residents=0)
