"""The simulated town of errands: every custom recomputed from the stays alone."""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from itertools import pairwise

import numpy as np
import pytest

from pointerscope.mobility.data_set import split_histories
from pointerscope.mobility.errands import simulate_errands, simulate_lives
from pointerscope.mobility.errands.customs import EVENINGS, STOPS, Cause
from pointerscope.mobility.sources import ReadReporter, sources
from pointerscope.training.baselines import predict_with_baselines

DAY = 24 * 60
FINGERPRINT = "11e1a553ea570f6803e8c808d17301218cb538e82800e59b774ed5ea047d2ac0"
LIVES = simulate_lives(residents=36, weeks=8)
KINDS = {
    category: kind
    for kinds in (STOPS, EVENINGS)
    for kind, of_kind in kinds.items()
    for category in of_kind
}
EVERY_STAY = [(stays, position) for stays in LIVES.stays.values() for position in range(len(stays))]


def caused_by(cause: Cause):
    """The stays with this cause, each with the life that it is part of."""
    return [(life, at) for life, at in EVERY_STAY if life[at].reason.cause is cause]


def kind(stay) -> str:
    return KINDS[stay.place.category]


def share(hits) -> float:
    return float(np.mean(list(hits)))


def test_the_same_seed_gives_the_lives_that_it_has_always_given():
    lines = [
        f"{person} {stay.place.name} {stay.arrival} {stay.minutes} {stay.reason.cause}\n"
        for person, stays in simulate_lives(3, residents=4, weeks=3).stays.items()
        for stay in stays
    ]
    assert hashlib.sha256("".join(lines).encode()).hexdigest() == FINGERPRINT
    assert simulate_lives(4, residents=4, weeks=3) != simulate_lives(3, residents=4, weeks=3)


def test_stays_follow_each_other_with_time_to_travel():
    for stays in LIVES.stays.values():
        for stay, following in pairwise(stays):
            assert stay.minutes >= 0
            assert stay.end + stay.place.minutes_to(following.place) <= following.arrival
            assert stay.place is not following.place


def test_the_last_two_stops_decide_an_errand():
    """One kind follows each pair of kinds, whoever it is; neither kind alone says anything."""
    after: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    after_last: dict[str, Counter[str]] = defaultdict(Counter)
    for life, at in caused_by(Cause.ERRAND):
        first, second = life[at].reason.decided_by
        assert first < second == at - 1
        pair = kind(life[first]), kind(life[second])
        after[pair][kind(life[at])] += 1
        after_last[pair[1]][kind(life[at])] += 1
    assert all(len(found) == 1 for found in after.values())
    assert len(after) > 0.9 * len(STOPS) ** 2 - len(STOPS)
    for last, found in after_last.items():
        assert len(found) == len(STOPS) - 1
        assert max(found.values()) < 0.4 * found.total(), last


def test_the_first_stop_of_a_day_decides_afternoon_and_evening():
    decided: dict[tuple[bool, str], set[str]] = defaultdict(set)
    for life, at in caused_by(Cause.CONSEQUENCE):
        [first] = life[at].reason.decided_by
        assert life[first].arrival // DAY == life[at].arrival // DAY
        earlier = [stay for stay in life[:first] if stay.arrival // DAY == life[at].arrival // DAY]
        assert not any(stay.place.category in KINDS for stay in earlier if is_stop(stay))
        decided[kind(life[at]) in EVENINGS, kind(life[first])].add(kind(life[at]))
    assert all(len(kinds) == 1 for kinds in decided.values())
    assert len(decided) == 2 * len(STOPS)


def is_stop(stay) -> bool:
    return stay.reason.cause is not Cause.ROUTINE


def test_a_habit_repeats_what_followed_work_the_last_time():
    for life, at in caused_by(Cause.HABIT):
        work, followed, now = life[at].reason.decided_by
        assert (followed, now) == (work + 1, at - 1)
        assert life[work].place is life[now].place
        assert life[followed].place is life[at].place
        home = life[0].place
        between = range(work + 1, now)
        assert all(
            life[one + 1].place is home for one in between if life[one].place is life[now].place
        )


def test_what_is_repeated_is_the_last_stay_at_the_same_place():
    for life, at in EVERY_STAY:
        stay = life[at]
        if stay.repeats is not None:
            assert life[stay.repeats].place is stay.place
            assert stay.place not in [other.place for other in life[stay.repeats + 1 : at]]
    choices = [life[at].repeats for life, at in caused_by(Cause.EXPLORATION)]
    assert set(choices) == {None}


def test_whoever_knows_all_is_right_unless_somebody_explores():
    for life, at in EVERY_STAY[1:]:
        reason = life[at].reason
        if reason.cause is not Cause.EXPLORATION:
            assert reason.expected is life[at].place
    right = share(life[at].reason.expected is life[at].place for life, at in EVERY_STAY)
    assert 0.75 < right < 0.9


def test_customs_are_kept_most_of_the_time():
    for custom in (Cause.ERRAND, Cause.CONSEQUENCE, Cause.HABIT):
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
    assert shares[Cause.ERRAND] + shares[Cause.CONSEQUENCE] + shares[Cause.HABIT] > 0.45
    assert shares[Cause.EXPLORATION] < 0.25
    assert set(shares) == set(Cause)


def test_no_baseline_knows_the_customs():
    split = split_histories(simulate_errands(residents=36, weeks=8))
    found = predict_with_baselines(split.train, split.validation, split.locations)
    assert max(share(own.ranks == 1) for own in found.values()) < 0.3


def test_it_needs_no_data_to_train_on():
    data = sources()["errands"].read(None, sources()["errands"].options(), ReadReporter())
    assert (data.name, data.invented, len(data.people)) == ("errands", True, 72)
    assert data.people[5] == "Resident 5, retired teacher, long walks"


@pytest.mark.parametrize("sizes", [{"residents": 0}, {"weeks": 0}])
def test_an_empty_town_is_refused(sizes):
    with pytest.raises(ValueError, match="at least one"):
        simulate_lives(**sizes)
