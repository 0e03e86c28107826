"""Example histories drawn from a network."""

from __future__ import annotations

import dataclasses
import itertools

import numpy as np
import pytest

from pointerscope.mobility.histories import History
from pointerscope.mobility.notation import parse_visits
from pointerscope.mobility.place_ranks import rank_places
from pointerscope.mobility.places import FIRST_KNOWN
from pointerscope.mobility.query import Query, read_query
from pointerscope.network.bundles import read_bundle
from pointerscope.network.pointer_network import PointerNetwork
from pointerscope.training.examples import Repeats, draw_histories
from tests.conftest import write_tiny

pytestmark = pytest.mark.slow


SOME = Repeats(0.1, (0.5,) * 15)


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    return read_bundle(
        write_tiny(tmp_path_factory.mktemp("models") / "tiny", max_visits=20, locations=40)
    )


def drawn(bundle, **other):
    options = {"stays": True, "seed": 0, "repeats": SOME} | other
    return draw_histories(bundle.network, bundle.places, **options)


def read(bundle, example):
    query = Query(visits=example.visits, user=example.user, predict_at=example.predict_at)
    return read_query(query, bundle.places, bundle.people, bundle.architecture.max_visits)


def test_drawn_histories_have_no_user_and_say_so_in_the_title(bundle):
    for example in drawn(bundle):
        assert example.user is None
        assert example.target is None
        assert example.title.startswith("Drawn from the model")


def test_their_titles_differ(bundle):
    titles = [example.title for example in drawn(bundle)]
    assert len(set(titles)) == len(titles)


def test_drawn_histories_are_valid_queries_of_known_places(bundle):
    for example in drawn(bundle):
        history = read(bundle, example).history
        assert len(history) >= 6
        assert history.locations.min() >= FIRST_KNOWN
        assert history.days_before.min() >= 0


def test_the_same_seed_draws_the_same(bundle):
    assert drawn(bundle) == drawn(bundle)
    assert drawn(bundle) != drawn(bundle, seed=1)


def test_check_ins_have_no_durations(bundle):
    for example in drawn(bundle, stays=False):
        assert not read(bundle, example).history.durations.any()


def test_stays_end_before_the_next_one_begins(bundle):
    for example in drawn(bundle):
        visits = read(bundle, example).visits
        assert all(a.end <= b.arrival for a, b in itertools.pairwise(visits))


def test_a_network_that_knows_one_answer_draws_it(bundle):
    """With a generation head that is certain and no pointer, every place is that one."""
    without = frozenset(bundle.architecture.components) - {"pointer", "position_bias", "gate"}
    network = PointerNetwork(dataclasses.replace(bundle.architecture, components=without)).eval()
    network.gen_head.bias.data[7] = 1_000
    again = Repeats(1.0, SOME.to_earlier)
    for example in draw_histories(network, bundle.places, stays=True, repeats=again, seed=3):
        assert {visit.place for visit in parse_visits(example.visits)} == {7}


def history(*places: int) -> History:
    zeros = np.zeros(len(places), np.int64)
    return History(np.array(places), 1, zeros, zeros, zeros, zeros)


def test_repeats_are_counted_at_every_visit():
    found = Repeats.of([history(5, 5, 6, 5), history(7, 8, 9)])
    assert found.to_last == pytest.approx(1 / 5)
    assert found.to_earlier[:4] == pytest.approx((0, 0, 0, 1))


@pytest.mark.parametrize(
    ("to_last", "to_earlier"), [(0.0, 0.0), (0.0, 1.0), (0.3, 0.6), (1.0, 0.5)]
)
def test_drawn_histories_repeat_as_often_as_the_data(bundle, to_last, to_earlier):
    repeats = Repeats(to_last, (to_earlier,) * 15)
    in_a_row = pairs = returns = moves = 0
    for example in drawn(bundle, repeats=repeats, examples=60):
        places = read(bundle, example).history.locations.tolist()
        for index, place in enumerate(places[1:], 1):
            pairs += 1
            if place == places[index - 1]:
                in_a_row += 1
            elif index > 2:  # before that there may be nowhere to return to
                moves += 1
                returns += place in places[:index]
    assert in_a_row / pairs == pytest.approx(to_last, abs=0.06)
    if moves and to_earlier < 1:
        assert returns / moves == pytest.approx(to_earlier, abs=0.12)


def test_a_network_that_only_copies_does_not_repeat_one_place(bundle):
    """As a pointer does that puts all weight on the last visit."""
    network = PointerNetwork(bundle.architecture).eval()
    network.load_state_dict(bundle.network.state_dict())
    network.position_bias.data[1] += 1_000
    network.ptr_gen_gate[2].bias.data += 1_000
    for example in draw_histories(network, bundle.places, stays=True, repeats=SOME, seed=3):
        assert len({visit.place for visit in parse_visits(example.visits)}) > 1


@pytest.mark.parametrize("order", ["recency", "frequency"])
def test_places_of_drawn_histories_are_ranks_where_the_network_reads_ranks(bundle, order):
    for example in drawn(bundle, ranked_by=order):
        places = read(bundle, example).history.locations.tolist()
        assert {place: place for place in places} == rank_places(places, order)
