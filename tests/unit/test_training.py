"""Training, and the bundle that comes of it."""

from __future__ import annotations

import json
from datetime import datetime
from typing import TYPE_CHECKING

import numpy as np
import pytest
import torch

from app.mobility.data_set import split_histories
from app.mobility.places import People
from app.mobility.query import Query, read_query
from app.mobility.town import simulate_town
from app.mobility.visits import REFERENCE_MONDAY
from app.network.architecture import COMPONENTS, Architecture
from app.network.bundles import read_bundle
from app.training.baselines import measure_baselines
from app.training.fit import fit, new_network
from app.training.metrics import measure_network
from app.training.recipe import Recipe
from app.training.train import example_histories, train_bundle

if TYPE_CHECKING:
    from app.training.fit import Fitted, Progress

TOWN = simulate_town(0, residents=4, weeks=5)
SPLIT = split_histories(TOWN, max_visits=16)
ARCHITECTURE = Architecture(
    SPLIT.locations, SPLIT.users, d_model=16, heads=2, layers=1, feed_forward=32, max_visits=16
)
QUICK = Recipe(epochs=3, warm_up_epochs=1, learning_rate=0.005, batch_size=32)


def fitted(recipe: Recipe = QUICK, on_progress=None) -> Fitted:
    network = new_network(ARCHITECTURE, recipe.seed)
    return fit(network, SPLIT.train, SPLIT.validation, recipe, on_progress)


@pytest.fixture(scope="module", autouse=True)
def _one_thread():
    """So small a network waits longer for a second thread than the thread works."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


@pytest.fixture(scope="module")
def once() -> tuple[Fitted, list[Progress]]:
    said: list[Progress] = []
    return fitted(on_progress=said.append), said


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    folder = tmp_path_factory.mktemp("models") / "small"
    sizes = {"d_model": 16, "heads": 2, "layers": 1, "feed_forward": 32, "max_visits": 16}
    return train_bundle(TOWN, folder, QUICK, **sizes), folder


def test_the_recipe_is_the_published_one_unless_changed():
    recipe = Recipe()
    assert (recipe.betas, recipe.batch_size, recipe.learning_rate) == ((0.9, 0.98), 128, 0.0007)
    assert (recipe.weight_decay, recipe.label_smoothing) == (0.015, 0.03)
    assert (recipe.gradient_clip, recipe.warm_up_epochs, recipe.epochs) == (0.8, 5, 50)
    assert (recipe.patience, recipe.least_epochs, recipe.least_learning_rate) == (5, 8, 1e-6)


def test_the_learning_rate_rises_linearly_while_warming_up():
    recipe = Recipe(learning_rate=1.0)
    assert [recipe.learning_rate_at(p) for p in (0, 2.5, 5)] == pytest.approx([0, 0.5, 1])


def test_the_learning_rate_falls_along_a_cosine():
    recipe = Recipe(learning_rate=1.0, least_learning_rate=0.0)
    middle = recipe.learning_rate_at((5 + 50) / 2)
    assert [middle, recipe.learning_rate_at(50)] == pytest.approx([0.5, 0])


def test_the_learning_rate_ends_at_its_least():
    assert Recipe().learning_rate_at(50) == pytest.approx(1e-6)


def test_the_validation_loss_falls(once):
    curve = once[0].curve
    assert curve[-1].validation_loss < curve[0].validation_loss - 0.1


def test_the_training_loss_falls(once):
    curve = once[0].curve
    assert curve[-1].training_loss < curve[0].training_loss - 0.1


def test_the_same_seed_gives_the_same_weights(once):
    again = fitted()
    assert all(torch.equal(once[0].weights[name], again.weights[name]) for name in again.weights)


def test_another_seed_gives_other_weights(once):
    other = fitted(QUICK.model_copy(update={"seed": 1, "epochs": 1}))
    assert not torch.equal(once[0].weights["loc_emb.weight"], other.weights["loc_emb.weight"])


def test_training_leaves_other_random_draws_as_they_were():
    torch.manual_seed(5)
    expected = torch.rand(3)
    torch.manual_seed(5)
    fitted(QUICK.model_copy(update={"epochs": 1}))
    assert torch.equal(torch.rand(3), expected)


def test_the_best_epoch_has_the_least_validation_loss(once):
    losses = [point.validation_loss for point in once[0].curve]
    assert once[0].best_epoch == 1 + losses.index(min(losses))


def test_a_network_has_the_weights_of_its_best_epoch_afterwards():
    # A learning rate this high makes the loss rise again.
    recipe = QUICK.model_copy(update={"learning_rate": 0.3, "warm_up_epochs": 0})
    network = new_network(ARCHITECTURE, 0)
    result = fit(network, SPLIT.train, SPLIT.validation, recipe)
    assert result.best_epoch < len(result.curve), "the last epoch is the best: nothing is shown"
    state = network.state_dict()
    assert all(torch.equal(state[name], result.weights[name]) for name in state)
    accuracy = measure_network(network, SPLIT.validation).accuracy_at_1
    assert accuracy == result.curve[result.best_epoch - 1].validation_accuracy_at_1


def test_training_stops_when_the_loss_no_longer_falls():
    # Without learning, the first epoch stays the best.
    recipe = Recipe(learning_rate=1e-30, least_learning_rate=0, patience=1, least_epochs=3)
    assert len(fitted(recipe).curve) == 3


def test_progress_is_told_after_every_batch(once):
    _, said = once
    steps = -(-len(SPLIT.train) // QUICK.batch_size)
    expected = [(epoch, step) for epoch in (1, 2, 3) for step in range(1, steps + 1)]
    assert [(progress.epoch, progress.step) for progress in said] == expected


def test_progress_ends_with_no_time_left(once):
    assert once[1][-1].seconds_left == pytest.approx(0, abs=1e-9)


def test_progress_tells_the_validation_of_the_epoch_before(once):
    result, said = once
    assert said[-1].validation_accuracy_at_1 == result.curve[-2].validation_accuracy_at_1


def test_training_without_known_targets_is_refused():
    with pytest.raises(ValueError, match="known targets"):
        fit(new_network(ARCHITECTURE, 0), SPLIT.train, (), QUICK)


@pytest.mark.parametrize("missing", ["user", "pointer", "generation", "gate"])
def test_a_network_without_a_component_learns_too(missing):
    without = frozenset(COMPONENTS) - {missing, "position_bias" if missing == "pointer" else ""}
    architecture = Architecture(
        SPLIT.locations,
        0 if missing == "user" else SPLIT.users,
        d_model=16,
        heads=2,
        layers=1,
        feed_forward=32,
        max_visits=16,
        components=without,
    )
    recipe = QUICK.model_copy(update={"epochs": 2})
    curve = fit(new_network(architecture, 0), SPLIT.train, SPLIT.validation, recipe).curve
    assert curve[1].training_loss < curve[0].training_loss


def test_the_bundle_reads_back(bundle):
    written, folder = bundle
    assert read_bundle(folder).card == written.card


def test_the_bundle_has_the_weights_that_were_measured(bundle):
    written, _ = bundle
    metrics = written.card.metrics.model_dump()
    metrics.pop("baselines")
    assert measure_network(written.network, SPLIT.test).model_dump() == pytest.approx(metrics)


def test_the_bundle_holds_the_baselines_on_the_same_histories(bundle):
    baselines = bundle[0].card.metrics.baselines
    assert baselines == measure_baselines(SPLIT.train, SPLIT.test, SPLIT.locations)


def test_the_bundle_says_what_it_was_trained_on(bundle):
    card = bundle[0].card
    assert (card.title, card.dataset, card.licence) == ("The town", "town", "CC0-1.0")
    assert card.training.data["train"] == len(SPLIT.train)
    assert card.training.recipe == json.loads(QUICK.model_dump_json())


def test_the_bundle_knows_places_and_people(bundle):
    written, _ = bundle
    assert [place.name for place in written.places] == [place.name for place in SPLIT.places]
    assert written.people.name(3) == "Resident 3"


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
    for example in bundle[0].histories:
        at = datetime.fromisoformat(example.predict_at)
        assert example.title.startswith(f"Resident {example.user}, {at:%A} ")


def test_examples_have_titles_of_their_own(bundle):
    titles = [example.title for example in bundle[0].histories]
    assert len(set(titles)) == len(titles)


def test_examples_are_spread_over_people():
    examples = example_histories(SPLIT, People(TOWN.people, SPLIT.users), examples=4)
    assert [example.user for example in examples] == [1, 2, 3, 4]


def test_example_targets_are_known_places(bundle):
    known = np.array([place.id for place in SPLIT.places])
    assert np.isin([example.target for example in bundle[0].histories], known).all()


def test_a_data_set_without_test_histories_is_refused(tmp_path):
    with pytest.raises(ValueError, match="No history is left"):
        train_bundle(simulate_town(0, residents=2, weeks=1), tmp_path / "none", QUICK)
