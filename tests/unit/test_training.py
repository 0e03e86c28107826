"""Training a bundle from a data set; `test_fit` tests the fitting itself."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import datetime

import numpy as np
import pytest
import torch

import pointerscope
from pointerscope.mobility.data_set import HistoryRule, split_histories
from pointerscope.mobility.histories import VISIT_COLUMNS
from pointerscope.mobility.places import People
from pointerscope.mobility.query import Query, read_query
from pointerscope.mobility.town import simulate_town
from pointerscope.mobility.visits import REFERENCE_MONDAY
from pointerscope.network.bundles import read_bundle
from pointerscope.training import fit as fitting
from pointerscope.training.baselines import predict_with_baselines
from pointerscope.training.batches import hash_histories
from pointerscope.training.examples import select_real_histories
from pointerscope.training.fit import ResumeError
from pointerscope.training.metrics import evaluate_network
from pointerscope.training.recipe import Recipe
from pointerscope.training.scores import GroundTruth, compute_scores
from pointerscope.training.train import NetworkSizes, train_bundle, training_state_path

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("one_thread")]

TOWN = simulate_town(0, residents=4, weeks=5)
SPLIT = split_histories(TOWN, max_visits=16)
SIZES = NetworkSizes(d_model=16, heads=2, layers=1, feed_forward=32, max_visits=16)
QUICK = Recipe(epochs=3, warm_up_epochs=1, learning_rate=0.005, batch_size=32)


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    folder = tmp_path_factory.mktemp("models") / "small"
    return train_bundle(TOWN, folder, QUICK, SIZES), folder


def test_the_bundle_reads_back(bundle):
    written, folder = bundle
    assert read_bundle(folder).card == written.card


def test_the_bundle_has_the_weights_that_were_measured(bundle):
    written, _ = bundle
    measured = evaluate_network(written.network, SPLIT.test)
    metrics = written.card.metrics.model_dump(exclude={"baselines", "parts", "differences"})
    assert measured.scores.model_dump() == metrics
    assert measured.parts == written.card.metrics.parts
    assert measured.behaviour == written.card.behaviour


def test_the_bundle_holds_the_baselines_on_the_same_histories(bundle):
    baselines = bundle[0].card.metrics.baselines
    truth = GroundTruth.from_histories(SPLIT.test)
    predictions = predict_with_baselines(SPLIT.train, SPLIT.test, SPLIT.locations)
    assert baselines == {name: compute_scores(own, truth) for name, own in predictions.items()}


def test_the_bundle_compares_the_network_with_every_baseline(bundle):
    metrics = bundle[0].card.metrics
    assert metrics.differences.keys() == metrics.baselines.keys()
    for name, baseline in metrics.baselines.items():
        difference = metrics.differences[name]["mrr"]
        assert difference.value == pytest.approx(metrics.mrr - baseline.mrr)
        assert difference.interval[0] <= difference.value <= difference.interval[1]


def test_the_bundle_says_what_it_was_trained_on(bundle):
    card = bundle[0].card
    assert (card.title, card.dataset, card.licence) == ("The town", "town", "CC0-1.0")
    assert card.training.data.train == len(SPLIT.train)
    assert card.training.recipe == json.loads(QUICK.model_dump_json())


def test_the_bundle_records_versions_and_settings(bundle):
    card = bundle[0].card
    assert card.software.pointerscope == pointerscope.__version__
    assert card.software.torch == torch.__version__
    settings = card.training.settings
    assert {name: settings[name] for name in SIZES.model_dump()} == SIZES.model_dump(mode="json")
    assert settings["precision"] == "float32"
    assert settings["show_people"] is True


def test_the_card_holds_no_path_of_a_file(bundle):
    _, folder = bundle
    text = (folder / "model.json").read_text()
    assert str(folder) not in text
    assert str(folder.parent) not in text


def test_the_bundle_records_the_hash_of_its_data(bundle):
    recorded = bundle[0].card.training.data.sha256
    assert recorded == hash_histories(SPLIT.train, SPLIT.validation, SPLIT.test)


def test_the_hash_of_histories_changes_with_each_of_their_numbers():
    first, *others = SPLIT.test[:3]
    hashes = [hash_histories([first, *others]), hash_histories([*others, first])]
    for column in VISIT_COLUMNS:
        changed = getattr(first, column).copy()
        changed[-1] += 1
        hashes.append(hash_histories([replace(first, **{column: changed}), *others]))
    hashes.append(hash_histories([replace(first, user=first.user + 1), *others]))
    hashes.append(hash_histories([replace(first, target=None), *others]))
    hashes += [hash_histories([first], others), hash_histories([first, others[0]], others[1:])]
    assert len(set(hashes)) == len(hashes)
    assert hash_histories([replace(first), *others]) == hashes[0]


def test_the_bundle_knows_places_and_people(bundle):
    written, _ = bundle
    assert [place.name for place in written.places] == [place.name for place in SPLIT.places]
    assert written.people.name(3) == TOWN.people[3]


def test_reading_an_example_gives_exactly_its_history(bundle):
    written, _ = bundle

    def columns(history) -> tuple:
        names = ("locations", "weekdays", "start_minutes", "durations", "days_before")
        return (history.user, *(tuple(getattr(history, name).tolist()) for name in names))

    tested = {columns(history): history.target for history in SPLIT.test}
    assert written.histories
    for example in written.histories:
        query = Query(user=example.user, visits=example.visits, predict_at=example.predict_at)
        read = read_query(query, written.places, written.people, max_visits=16)
        assert tested[columns(read.history)] == example.target


def test_examples_begin_in_the_reference_week(bundle):
    written, _ = bundle
    for example in written.histories:
        query = Query(user=example.user, visits=example.visits)
        first = read_query(query, written.places, written.people, max_visits=16).visits[0]
        assert 0 <= (first.arrival.date() - REFERENCE_MONDAY).days < 7


def test_examples_are_titled_by_person_and_moment(bundle):
    written, _ = bundle
    for example in written.histories:
        at = datetime.fromisoformat(example.predict_at)
        assert example.title.startswith(f"{written.people.name(example.user)}: {at:%A} ")


def test_examples_have_titles_of_their_own(bundle):
    titles = [example.title for example in bundle[0].histories]
    assert len(set(titles)) == len(titles)


def test_examples_are_spread_over_people():
    examples = select_real_histories(SPLIT, People(TOWN.people, SPLIT.users), examples=4)
    assert [example.user for example in examples] == [1, 2, 3, 4]


def test_example_targets_are_known_places(bundle):
    known = np.array([place.id for place in SPLIT.places])
    assert np.isin([example.target for example in bundle[0].histories], known).all()


def test_a_data_set_without_test_histories_is_refused(tmp_path):
    town = simulate_town(0, residents=2, weeks=1)
    with pytest.raises(ValueError, match="No history is left"):
        train_bundle(town, tmp_path / "none", QUICK, rule=HistoryRule())


def stop(_):
    raise KeyboardInterrupt


def test_an_interrupted_training_resumes_to_the_same_bundle(bundle, tmp_path, monkeypatch):
    monkeypatch.setattr(fitting, "SECONDS_BETWEEN_SAVES", 0)
    monkeypatch.setattr(fitting, "SECONDS_BETWEEN_REPORTS", 0)
    folder = tmp_path / "small"
    with pytest.raises(KeyboardInterrupt):
        train_bundle(TOWN, folder, QUICK, SIZES, on_progress=stop)
    assert not folder.exists()
    assert training_state_path(folder).exists()
    again = train_bundle(TOWN, folder, QUICK, SIZES)
    assert again.card == bundle[0].card
    assert all(
        torch.equal(weights, again.checkpoint.weights[name])
        for name, weights in bundle[0].checkpoint.weights.items()
    )
    assert [path.name for path in tmp_path.iterdir()] == ["small"]


def test_another_training_does_not_resume_from_an_interrupted_one(tmp_path):
    folder = tmp_path / "small"
    with pytest.raises(KeyboardInterrupt):
        train_bundle(TOWN, folder, QUICK, SIZES, on_progress=stop)
    with pytest.raises(ResumeError, match="another training"):
        train_bundle(TOWN, folder, QUICK.model_copy(update={"seed": 1}), SIZES)


def test_two_trainings_into_one_bundle_do_not_disturb_each_other(tmp_path, bundle):
    refused = []

    def train_the_same_meanwhile(progress) -> None:
        if not refused:
            with pytest.raises(ResumeError, match="Another process"):
                train_bundle(TOWN, tmp_path / "small", QUICK, SIZES)
            refused.append(progress)

    first = train_bundle(
        TOWN, tmp_path / "small", QUICK, SIZES, on_progress=train_the_same_meanwhile
    )
    assert refused
    assert first.card == bundle[0].card
    assert [path.name for path in tmp_path.iterdir()] == ["small"]
