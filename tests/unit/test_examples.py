"""Example histories drawn from a network."""

from __future__ import annotations

import dataclasses
import itertools

import pytest

from pointerscope.mobility.notation import parse_visits
from pointerscope.mobility.places import FIRST_KNOWN
from pointerscope.mobility.query import Query, read_query
from pointerscope.network.bundles import read_bundle
from pointerscope.training.examples import draw_histories
from tests.conftest import write_tiny

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    return read_bundle(
        write_tiny(tmp_path_factory.mktemp("models") / "tiny", max_visits=20, locations=40)
    )


def drawn(bundle, **other):
    return draw_histories(bundle.network, bundle.places, **{"stays": True, "seed": 0} | other)


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
    from pointerscope.network.pointer_network import PointerNetwork

    without = frozenset(bundle.architecture.components) - {"pointer", "position_bias", "gate"}
    network = PointerNetwork(dataclasses.replace(bundle.architecture, components=without)).eval()
    network.gen_head.bias.data[7] = 1_000
    for example in draw_histories(network, bundle.places, stays=True, seed=3):
        assert {visit.place for visit in parse_visits(example.visits)} == {7}
