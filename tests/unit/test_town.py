"""The simulated town."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from collections import Counter
from itertools import pairwise

import pytest

from app.mobility.places import FIRST_KNOWN, same_name
from app.mobility.town import simulate_town

TOWN = simulate_town(0)
BY_NAME = {place.name: place for place in TOWN.places}


def fingerprint(town) -> str:
    lines = [
        f"{user} {visit.location} {visit.arrival.isoformat()} {visit.duration_minutes}\n"
        for user, visits in sorted(town.visits.items())
        for visit in visits
    ]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def test_the_same_seed_gives_the_town_that_it_has_always_given():
    assert fingerprint(TOWN) == "0690e3a5a563e703ac17c070524b04ed6f54eb43832891faffa80159fd509822"


def test_the_same_seed_gives_the_map_that_it_has_always_given():
    lines = [
        f"{place.id} {place.name} {place.category} {place.latitude:.6f} {place.longitude:.6f}\n"
        for place in TOWN.places
    ]
    digest = hashlib.sha256("".join(lines).encode()).hexdigest()
    assert digest == "ce69deea24517312a7720299ffe97698960bdc8d7afa82b43cc2a419d927f718"


def test_another_seed_gives_another_town():
    assert fingerprint(simulate_town(1, residents=3, weeks=2)) != fingerprint(
        simulate_town(0, residents=3, weeks=2)
    )


def test_it_is_a_small_town():
    assert 70 <= len(TOWN.people) <= 90
    assert 100 <= len(TOWN.places) <= 160


def test_every_resident_is_called_by_their_number():
    assert TOWN.people == {number: f"Resident {number}" for number in sorted(TOWN.visits)}


def test_no_two_places_share_a_name():
    names = [same_name(place.name or "") for place in TOWN.places]
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


def test_nobody_is_at_two_places_at_once():
    for visits in TOWN.visits.values():
        assert all(before.end < after.arrival for before, after in pairwise(visits))


def test_every_stay_lasts():
    shortest = min(visit.duration_minutes for own in TOWN.visits.values() for visit in own)
    assert shortest >= 5


def test_people_return_to_few_places():
    for visits in TOWN.visits.values():
        counts = Counter(visit.location for visit in visits)
        five_favourites = sum(count for _, count in counts.most_common(5))
        assert five_favourites > 0.5 * len(visits)


def test_people_now_and_then_try_a_new_place():
    for visits in TOWN.visits.values():
        before, after = visits[: len(visits) // 2], visits[len(visits) // 2 :]
        assert {visit.location for visit in after} - {visit.location for visit in before}


def test_the_same_weekdays_are_alike():
    """A person's places on a weekday return a week later more often than three days later."""

    def overlap(days_apart: int) -> float:
        shared = total = 0
        for visits in TOWN.visits.values():
            days: dict[int, set[int]] = {}
            for visit in visits:
                days.setdefault(visit.arrival.toordinal(), set()).add(visit.location)
            for day, places in days.items():
                total += len(places)
                shared += len(places & days.get(day + days_apart, set()))
        return shared / total

    assert overlap(7) > overlap(3) + 0.05


def test_shops_are_empty_on_sundays():
    shops = {place.id for place in TOWN.places if place.category == "shop"}
    on_sundays = [
        visit
        for visits in TOWN.visits.values()
        for visit in visits
        if visit.location in shops and visit.arrival.weekday() == 6
    ]
    assert not on_sundays


def test_people_rather_go_to_places_near_their_home():
    """Visited parks lie nearer to the home than parks do on average."""
    parks = [place for place in TOWN.places if place.category == "park"]
    by_id = {place.id: place for place in TOWN.places}

    def distance(one, other) -> float:
        north = (one.latitude - other.latitude) * 111
        east = (one.longitude - other.longitude) * 79
        return (north * north + east * east) ** 0.5

    visited, any_park = [], []
    for visits in TOWN.visits.values():
        homes = [v.location for v in visits if by_id[v.location].category == "home"]
        home = by_id[Counter(homes).most_common(1)[0][0]]
        any_park += [distance(home, park) for park in parks]
        visited += [distance(home, by_id[v.location]) for v in visits if by_id[v.location] in parks]
    assert sum(visited) / len(visited) < 0.8 * sum(any_park) / len(any_park)


def test_a_town_needs_somebody():
    with pytest.raises(ValueError, match="a resident and a week"):
        simulate_town(0, residents=0)


def test_the_town_does_without_torch():
    check = "import sys, app.mobility.town; sys.exit('torch' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
