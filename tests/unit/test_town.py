"""The simulated town: every custom recomputed from the stays alone, and its people and places."""

from __future__ import annotations

import hashlib
import re
from collections import Counter, defaultdict
from functools import cache
from itertools import pairwise
from statistics import mean, median

import numpy as np
import pytest

from pointerscope.mobility.data_set import split_histories
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN, People, casefold_name
from pointerscope.mobility.sources import ReadReporter, sources
from pointerscope.mobility.town import simulate_lives, simulate_town
from pointerscope.mobility.town.customs import EVENINGS, STOPS, Cause
from pointerscope.training.baselines import predict_with_baselines

pytestmark = pytest.mark.slow

DAY = 24 * 60
KINDS = {
    category: kind
    for kinds in (STOPS, EVENINGS)
    for kind, of_kind in kinds.items()
    for category in of_kind
}
LIVES = simulate_lives(residents=36, weeks=8)
EVERY_STAY = [(stays, position) for stays in LIVES.stays.values() for position in range(len(stays))]


@cache
def whole_town():
    """The town of the bundled models."""
    return simulate_town()


@cache
def category_of(location: int) -> str:
    return {place.id: place.category for place in whole_town().places}[location]


def caused_by(cause: Cause):
    """The stays with this cause, each with the life that it is part of."""
    return [(life, at) for life, at in EVERY_STAY if life[at].reason.cause is cause]


def visits_of(livelihood: str, category: str | None = None):
    """The visits of everybody whose description begins so, maybe only at such places."""
    town = whole_town()
    return [
        visit
        for user, visits in town.visits.items()
        if town.people[user].partition(", ")[2].startswith(livelihood)
        for visit in visits
        if category in (None, category_of(visit.location))
    ]


def kind(stay) -> str:
    return KINDS[stay.place.category]


def share(hits) -> float:
    return float(np.mean(list(hits)))


def digest(lines) -> str:
    return hashlib.sha256("".join(lines).encode()).hexdigest()


# --- The same everywhere


def test_the_same_seed_gives_the_lives_that_it_has_always_given():
    lives = simulate_lives(3, residents=4, weeks=3)
    assert (
        digest(
            f"{person} {stay.place.name} {stay.arrival} {stay.minutes} {stay.reason.cause}\n"
            for person, stays in lives.stays.items()
            for stay in stays
        )
        == "a5ef19dd08016bedc3200b0968b2701e9f56c623afd65f4ce6cafc6b25cc1b8f"
    )
    assert simulate_lives(4, residents=4, weeks=3).stays != lives.stays


def test_the_same_people_live_the_same_weeks_again():
    def written(again):
        lives = simulate_lives(3, residents=6, weeks=3, again=again)
        return {
            person: [(stay.place.name, stay.place.category, stay.arrival) for stay in stays]
            for person, stays in lives.stays.items()
        }

    first, other = written(None), written(8)
    assert written(8) == other
    for person, stays in first.items():
        assert stays != other[person]
        homes = [{name for name, at, _ in own if at == "home"} for own in (stays, other[person])]
        assert homes[0] == homes[1]


def test_the_same_seed_gives_the_map_that_it_has_always_given():
    assert (
        digest(
            f"{place.id} {place.name} {place.category} {place.latitude:.6f} {place.longitude:.6f}\n"
            for place in whole_town().places
        )
        == "ad9192945a04a2e695678a9c8502ab3500973421fb183bdd721d739065cc9d34"
    )


# --- Customs


def is_stop(stay) -> bool:
    return stay.reason.custom is not Cause.ROUTINE and kind(stay) in STOPS


@cache
def errands() -> dict[str, dict[str, Counter[str]]]:
    """How often each kind followed on errands, by the kinds of the last stop and its partner."""
    found = defaultdict(lambda: defaultdict(Counter))
    for life, at in caused_by(Cause.ERRAND):
        partner, last = life[at].reason.decided_by
        assert partner < last == at - 1
        found[kind(life[last])][kind(life[partner])][kind(life[at])] += 1
    return found


def test_the_last_stop_and_its_partner_decide_an_errand():
    """One kind follows each pair of kinds, whoever it is, and is neither of them."""
    assert set(errands()) == set(STOPS)
    for last, by_partner in errands().items():
        assert len(by_partner) == 4
        assert all(len(followers) == 1 for followers in by_partner.values())
        assert len({kind for followers in by_partner.values() for kind in followers}) == 4
        assert not any({last, partner} & set(found) for partner, found in by_partner.items())


def test_a_partner_is_the_last_stop_of_the_four_kinds_that_matter():
    for life, at in caused_by(Cause.ERRAND):
        partner, last = life[at].reason.decided_by
        between = {kind(stay) for stay in life[partner + 1 : last] if is_stop(stay)}
        assert not between & set(errands()[kind(life[last])])


def test_other_kinds_matter_after_each_kind_of_stop():
    assert len({frozenset(by_partner) for by_partner in errands().values()}) == len(STOPS)


def test_the_last_stop_alone_says_little_about_an_errand():
    likeliest = total = 0
    for by_partner in errands().values():
        followers = sum(by_partner.values(), Counter())
        likeliest += max(followers.values())
        total += followers.total()
    assert likeliest < 0.4 * total


def test_partners_lie_at_many_distances():
    """No position of a history holds the partners of most errands."""
    back: Counter[int] = Counter()
    for life, at in caused_by(Cause.ERRAND):
        partner, last = life[at].reason.decided_by
        back[last - partner] += 1
    assert max(back.values()) < 0.35 * back.total()
    assert sum(count for distance, count in back.items() if distance > 4) > 0.35 * back.total()
    assert sum(count for distance, count in back.items() if distance > 30) < 0.01 * back.total()


def test_the_first_stop_of_a_day_decides_afternoon_and_evening():
    decided: dict[tuple[bool, str], set[str]] = defaultdict(set)
    for life, at in caused_by(Cause.CONSEQUENCE):
        [first] = life[at].reason.decided_by
        assert life[first].arrival // DAY == life[at].arrival // DAY
        earlier = [stay for stay in life[:first] if stay.arrival // DAY == life[at].arrival // DAY]
        assert all(stay.reason.cause is Cause.ROUTINE for stay in earlier)
        is_evening = life[at].arrival % DAY >= 19 * 60
        decided[is_evening, kind(life[first])].add(kind(life[at]))
        assert kind(life[at]) in (EVENINGS if is_evening else STOPS)
    assert all(len(kinds) == 1 for kinds in decided.values())
    assert len(decided) == 2 * len(STOPS)


def test_what_is_repeated_is_the_last_stay_at_the_same_place():
    for life, at in EVERY_STAY:
        stay = life[at]
        if stay.repeats is not None:
            assert life[stay.repeats].place is stay.place
            assert stay.place not in [other.place for other in life[stay.repeats + 1 : at]]
    assert {life[at].repeats for life, at in caused_by(Cause.EXPLORATION)} == {None}


def test_whoever_knows_all_is_right_unless_somebody_explores():
    for life, at in EVERY_STAY[1:]:
        reason = life[at].reason
        if reason.cause is not Cause.EXPLORATION:
            assert reason.expected is life[at].place
    right = share(life[at].reason.expected is life[at].place for life, at in EVERY_STAY)
    assert 0.75 < right < 0.9


def test_customs_are_kept_most_of_the_time():
    for custom in (Cause.ERRAND, Cause.CONSEQUENCE):
        kept = [
            life[at].reason.cause is custom
            for life, at in EVERY_STAY
            if life[at].reason.custom is custom
        ]
        assert 0.7 < share(kept) < 0.95, custom


def test_most_visits_are_more_than_routine_and_chance():
    counts = Counter(life[at].reason.cause for life, at in EVERY_STAY)
    shares = {cause: count / counts.total() for cause, count in counts.items()}
    assert shares[Cause.ERRAND] > 0.3
    assert shares[Cause.ERRAND] + shares[Cause.CONSEQUENCE] > 0.45
    assert shares[Cause.EXPLORATION] < 0.25
    assert set(shares) == set(Cause)


def test_no_baseline_knows_the_customs():
    split = split_histories(whole_town())
    found = predict_with_baselines(split.train, split.validation, split.locations)
    assert max(share(own.ranks == 1) for own in found.values()) < 0.3


# --- Reasons in the data


def test_every_visit_to_predict_carries_the_reason_of_the_simulation():
    lives, town = simulate_lives(residents=3, weeks=4), simulate_town(residents=3, weeks=4)
    split = split_histories(town, max_visits=20)
    names = {place.id: place.name for place in split.places}
    deciding = 0
    for dated in split.dated_test:
        life = lives.stays[dated.user]
        at = town_index(town, dated)
        own, reason = life[at], dated.reason
        assert reason is not None
        assert (reason.cause, reason.custom) == (own.reason.cause, own.reason.custom)
        if reason.expected != UNKNOWN:
            assert names[reason.expected] == own.reason.expected.name
        first = at - len(dated.visits)
        assert [first + one for one in reason.decided_by] == [
            one for one in own.reason.decided_by if one >= first
        ]
        deciding += len(reason.decided_by)
        if reason.repeats is not None:
            assert dated.visits[reason.repeats].location == dated.target
    assert deciding > 50


def town_index(town, dated) -> int:
    """The index of the visit to predict among the person's visits."""
    arrivals = [visit.arrival for visit in town.visits[dated.user]]
    return arrivals.index(dated.predict_at)


# --- People and places


def test_it_needs_no_data_to_train_on():
    source = sources()["town"]
    data = source.read(None, source.options(residents=12, weeks=2), ReadReporter())
    assert (data.name, data.invented, len(data.people)) == ("town", True, 12)
    assert data.people[12] == "Resident 12, nurse, early and late shifts"


def test_it_is_a_small_town():
    town = whole_town()
    assert 70 <= len(town.people) <= 90
    assert 100 <= len(town.places) <= 160
    assert 80_000 <= sum(map(len, town.visits.values())) <= 90_000


def test_every_resident_is_found_by_their_number_alone():
    names = whole_town().people
    people = People(names, users=1 + max(names))
    assert [people.find(f"resident {number}") for number in names] == list(names)
    assert all(
        re.fullmatch(rf"Resident {number}, \w[\w ,-]+", name) for number, name in names.items()
    )


def test_names_of_places_are_unique_and_need_no_quotes():
    names = [place.name or "" for place in whole_town().places]
    assert len({casefold_name(name) for name in names}) == len(names)
    assert not [name for name in names if re.search(r'[,@+#"\n]', name)]


@pytest.mark.parametrize(
    ("name", "category"),
    [("Maple Court", "home"), ("Riverside Offices", "office"), ("Café Luna", "café")],
)
def test_the_places_of_the_documentation_exist(name, category):
    assert {place.name: place.category for place in whole_town().places}[name] == category


def test_places_are_numbered_as_they_stand():
    places = whole_town().places
    assert [place.id for place in places] == list(range(FIRST_KNOWN, FIRST_KNOWN + len(places)))


def test_the_town_lies_in_the_open_ocean_within_a_few_kilometres():
    assert all(abs(place.latitude - 45) < 0.03 for place in whole_town().places)
    assert all(abs(place.longitude + 30) < 0.04 for place in whole_town().places)


# --- Days


def test_stays_follow_each_other_with_time_to_travel():
    for stays in LIVES.stays.values():
        for stay, following in pairwise(stays):
            assert stay.minutes >= 5
            assert stay.end + stay.place.minutes_to(following.place) <= following.arrival
            assert stay.place is not following.place


def test_most_targets_are_in_their_history_but_not_all():
    split = split_histories(whole_town(), max_visits=32)
    histories = (*split.train, *split.validation, *split.test)
    assert 0.75 <= mean(history.target in history.locations for history in histories) <= 0.95
    assert 1 <= sum(history.target == UNKNOWN for history in split.test) <= 300


def test_exploration_slows_down():
    """Fewer new places are found in every four weeks than in the four before."""
    new_places = [0, 0, 0, 0]
    for visits in whole_town().visits.values():
        known = set()
        for visit in visits:
            if visit.location not in known:
                new_places[min((visit.arrival - visits[0].arrival).days // 28, 3)] += 1
            known.add(visit.location)
    assert all(later < earlier for earlier, later in pairwise(new_places))


def test_people_rather_go_to_places_near_their_home():
    """Visited parks lie nearer to the home than parks do on average."""
    places = {place.id: place for place in whole_town().places}
    parks = [place.id for place in places.values() if place.category == "park"]

    def kilometres(one: int, other: int) -> float:
        north = (places[one].latitude - places[other].latitude) * 111
        east = (places[one].longitude - places[other].longitude) * 79
        return (north * north + east * east) ** 0.5

    visited, any_park = [], []
    for visits in whole_town().visits.values():
        home = visits[0].location
        any_park += [kilometres(home, park) for park in parks]
        visited += [kilometres(home, v.location) for v in visits if v.location in parks]
    assert mean(visited) < 0.9 * mean(any_park)


def test_weekends_have_no_morning_rush():
    def at_work_by_nine(weekend: bool) -> int:
        return sum(
            category_of(visit.location) in ("office", "school", "college", "workshop")
            and 6 <= visit.arrival.hour <= 9
            and (visit.arrival.weekday() > 4) == weekend
            for visits in whole_town().visits.values()
            for visit in visits
        )

    assert at_work_by_nine(weekend=True) < 0.1 * at_work_by_nine(weekend=False)


# --- People differ


def test_bakers_begin_before_dawn():
    shifts = [visit for visit in visits_of("baker", "bakery") if visit.duration_minutes > 240]
    assert median(visit.arrival.hour for visit in shifts) <= 5


def test_shifts_alternate_between_early_and_late():
    shifts = [v for v in visits_of("nurse, early", "hospital") if v.duration_minutes > 240]
    hours = Counter(visit.arrival.hour for visit in shifts)
    early, late = hours[5] + hours[6], hours[13] + hours[14]
    assert early + late == hours.total()
    assert 0.3 < early / hours.total() < 0.7


def test_those_who_work_from_home_are_at_the_office_less():
    def office_days(livelihood: str) -> int:
        return len({visit.arrival.date() for visit in visits_of(livelihood, "office")})

    assert office_days("programmer, mostly from home") < 0.7 * office_days("lawyer")


@pytest.mark.parametrize("livelihood", ["retired teacher", "translator", "writer", "on leave"])
def test_those_without_a_duty_have_no_workplace(livelihood):
    assert max(visit.duration_minutes for visit in not_at_home(livelihood)) <= 240


def not_at_home(livelihood: str):
    return [v for v in visits_of(livelihood) if category_of(v.location) != "home"]


@pytest.mark.parametrize("sizes", [{"residents": 0}, {"weeks": 0}])
def test_an_empty_town_is_refused(sizes):
    with pytest.raises(ValueError, match="at least one resident and one week"):
        simulate_town(0, **sizes)
