"""Fitting a network, also when it is interrupted."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import random
import signal
import time
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.mobility.histories import History
from pointerscope.mobility.places import UNKNOWN
from pointerscope.network.architecture import COMPONENTS, Architecture
from pointerscope.network.trace import Batch
from pointerscope.training import fit as fitting
from pointerscope.training.fit import (
    ResumeError,
    TrainingStoppedError,
    autocast_for,
    fit,
    matmul_precision,
    new_network,
)
from pointerscope.training.metrics import evaluate_network, predict
from pointerscope.training.recipe import Recipe

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pointerscope.training.fit import FitResult, Progress

LOCATIONS, USERS = 12, 4
ARCHITECTURE = Architecture(
    LOCATIONS, USERS, d_model=16, heads=2, layers=1, feed_forward=32, max_visits=12
)

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("one_thread")]
QUICK = Recipe(epochs=3, warm_up_epochs=1, learning_rate=0.01, batch_size=32)


def rounds(number: int, seed: int) -> tuple[History, ...]:
    """People who walk in circles of their own, now and then astray."""
    draws = np.random.default_rng(seed)
    histories = []
    for _ in range(number):
        user, length = int(draws.integers(1, USERS)), int(draws.integers(3, 12))
        steps = np.arange(length + 1) + draws.integers(4)
        places = 2 + (steps % 4 + 2 * user) % (LOCATIONS - 2)
        places[draws.random(length + 1) < 0.1] = UNKNOWN
        zeros = np.zeros(length, np.int64)
        histories.append(
            History(
                places[:-1],
                user,
                zeros,
                steps[:-1] * 60,
                zeros + 30,
                zeros,
                int(places[-1]),
            )
        )
    return tuple(histories)


TRAIN, VALIDATION = rounds(150, seed=0), rounds(40, seed=1)
STEPS = -(-sum(history.target != UNKNOWN for history in TRAIN) // QUICK.batch_size)


def fitted(
    recipe: Recipe = QUICK,
    on_progress: Callable[[Progress], None] | None = None,
    *,
    train: tuple[History, ...] = TRAIN,
    validation: tuple[History, ...] = VALIDATION,
    architecture: Architecture = ARCHITECTURE,
    state: Path | None = None,
) -> FitResult:
    network = new_network(architecture, recipe.seed)
    return fit(network, train, validation, recipe, on_progress, state=state)


def same(one: FitResult, other: FitResult) -> bool:
    """Whether two results are the same to the last bit."""
    return (
        (one.curve, one.best_epoch) == (other.curve, other.best_epoch)
        and one.weights.keys() == other.weights.keys()
        and all(torch.equal(one.weights[name], other.weights[name]) for name in one.weights)
    )


@pytest.fixture(scope="module")
def once() -> FitResult:
    return fitted()


@pytest.fixture
def _every_step(monkeypatch):
    """Save the state and report progress after every batch."""
    monkeypatch.setattr(fitting, "SECONDS_BETWEEN_SAVES", 0)
    monkeypatch.setattr(fitting, "SECONDS_BETWEEN_REPORTS", 0)


every_step = pytest.mark.usefixtures("_every_step")

# --- The recipe


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


def test_the_learning_rate_ends_at_its_minimum():
    assert Recipe().learning_rate_at(50) == pytest.approx(1e-6)


# --- Training


def test_the_validation_loss_falls(once):
    assert once.curve[-1].validation_loss < once.curve[0].validation_loss - 0.1


def test_the_training_loss_falls(once):
    assert once.curve[-1].training_loss < once.curve[0].training_loss - 0.1


def test_the_same_seed_gives_the_same_weights(once):
    assert same(once, fitted())


def test_another_seed_gives_other_weights(once):
    other = fitted(QUICK.model_copy(update={"seed": 1, "epochs": 1}))
    assert not torch.equal(once.weights["loc_emb.weight"], other.weights["loc_emb.weight"])


def test_training_leaves_other_random_draws_as_they_were():
    torch.manual_seed(5)
    expected = torch.rand(3)
    torch.manual_seed(5)
    fitted(QUICK.model_copy(update={"epochs": 1}))
    assert torch.equal(torch.rand(3), expected)


def test_the_best_epoch_has_the_least_validation_loss(once):
    losses = [point.validation_loss for point in once.curve]
    assert once.best_epoch == 1 + losses.index(min(losses))


def test_a_network_has_the_weights_of_its_best_epoch_afterwards():
    # A learning rate this high makes the loss rise again.
    recipe = QUICK.model_copy(update={"learning_rate": 0.3, "warm_up_epochs": 0, "epochs": 5})
    network = new_network(ARCHITECTURE, 0)
    result = fit(network, TRAIN, VALIDATION, recipe)
    assert result.best_epoch < len(result.curve), "the last epoch is the best: nothing is shown"
    state = network.state_dict()
    assert all(torch.equal(state[name], result.weights[name]) for name in state)
    accuracy = evaluate_network(network, VALIDATION).scores.accuracy_at_1
    assert accuracy == result.curve[result.best_epoch - 1].validation_accuracy_at_1


def test_the_validation_loss_is_that_of_the_known_targets():
    network = new_network(ARCHITECTURE, 0)
    result = fit(network, TRAIN, VALIDATION, QUICK)
    known = [history for history in VALIDATION if history.target != UNKNOWN]
    with torch.inference_mode():
        predictions = network(Batch.from_histories(known, ARCHITECTURE.max_visits))
    loss = torch.nn.functional.cross_entropy(
        predictions,
        torch.tensor([history.target for history in known]),
        label_smoothing=QUICK.label_smoothing,
    )
    best = result.curve[result.best_epoch - 1]
    assert best.validation_loss == pytest.approx(loss.item(), rel=1e-5)


def test_histories_with_unknown_targets_teach_nothing(once):
    known = tuple(history for history in TRAIN if history.target != UNKNOWN)
    assert len(known) < len(TRAIN), "nothing is shown"
    assert same(once, fitted(train=known))


def test_training_stops_when_the_loss_no_longer_falls():
    # Without learning, the first epoch stays the best.
    recipe = Recipe(learning_rate=1e-30, least_learning_rate=0, patience=1, least_epochs=3)
    assert len(fitted(recipe).curve) == 3


def test_training_without_known_targets_is_refused():
    with pytest.raises(ValueError, match="whose target is known"):
        fit(new_network(ARCHITECTURE, 0), TRAIN, (), QUICK)


@pytest.mark.parametrize("device", ["abacus", "cuda:99"])
def test_a_device_that_is_not_there_is_refused(device):
    with pytest.raises(ValueError, match=f'the device "{device}"'):
        fit(new_network(ARCHITECTURE, 0), TRAIN, VALIDATION, QUICK, device=device)


@pytest.mark.parametrize("missing", ["user", "pointer", "generation", "gate"])
def test_a_network_without_a_component_can_be_trained(missing):
    without = frozenset(COMPONENTS) - {missing, "position_bias" if missing == "pointer" else ""}
    users = 0 if missing == "user" else USERS
    architecture = replace(ARCHITECTURE, users=users, components=without)
    curve = fitted(QUICK.model_copy(update={"epochs": 2}), architecture=architecture).curve
    assert curve[1].training_loss < curve[0].training_loss


# --- Precision


def test_training_in_lower_precision_works_and_stores_float32_weights():
    recipe = QUICK.model_copy(update={"precision": "bfloat16"})
    result = fitted(recipe)
    assert result.curve[-1].validation_loss < result.curve[0].validation_loss - 0.1
    assert {tensor.dtype for tensor in result.weights.values()} == {torch.float32}


@pytest.mark.parametrize("missing", ["pointer", "generation", "gate", "sinusoidal"])
def test_lower_precision_suits_networks_without_a_component(missing):
    without = frozenset(COMPONENTS) - {missing, "position_bias" if missing == "pointer" else ""}
    recipe = QUICK.model_copy(update={"precision": "bfloat16", "epochs": 2})
    curve = fitted(recipe, architecture=replace(ARCHITECTURE, components=without)).curve
    assert curve[1].training_loss < curve[0].training_loss


def test_the_cpu_uses_float32_by_default():
    cpu = torch.device("cpu")
    assert matmul_precision(Recipe(), cpu) == torch.float32
    assert matmul_precision(Recipe(precision="bfloat16"), cpu) == torch.bfloat16


def test_matrices_are_multiplied_in_the_precision_of_the_recipe():
    one = torch.ones(2, 2)
    for precision in ("float32", "bfloat16"):
        with autocast_for(Recipe(precision=precision), torch.device("cpu")):
            assert (one @ one).dtype == getattr(torch, precision)


# --- Progress


@every_step
def test_progress_is_reported_after_every_slow_batch():
    said: list[Progress] = []
    fitted(on_progress=said.append)
    expected = [(epoch, step) for epoch in (1, 2, 3) for step in range(1, STEPS + 1)]
    assert [(progress.epoch, progress.step) for progress in said] == expected


def test_progress_is_reported_at_the_end_of_every_epoch(monkeypatch):
    monkeypatch.setattr(fitting, "SECONDS_BETWEEN_REPORTS", 1_000)
    said: list[Progress] = []
    result = fitted(on_progress=said.append)
    assert [(progress.epoch, progress.step) for progress in said] == [
        (epoch, STEPS) for epoch in (1, 2, 3)
    ]
    for progress, point in zip(said, result.curve, strict=True):
        assert progress.loss == point.training_loss
        assert progress.validation_loss == point.validation_loss
        assert progress.validation_accuracy_at_1 == point.validation_accuracy_at_1
    assert said[-1].best_epoch == result.best_epoch


def test_progress_tells_which_epoch_is_the_best_so_far(monkeypatch):
    monkeypatch.setattr(fitting, "SECONDS_BETWEEN_REPORTS", 1_000)
    said: list[Progress] = []
    recipe = Recipe(learning_rate=1e-30, least_learning_rate=0, patience=1, least_epochs=3)
    fitted(recipe, said.append)
    assert [progress.best_epoch for progress in said] == [1, 1, 1]


@every_step
def test_before_the_first_validation_there_is_nothing_to_tell_of_it():
    said: list[Progress] = []
    fitted(on_progress=said.append)
    first = said[0]
    assert (first.validation_loss, first.best_epoch) == (None, None)
    assert said[STEPS].validation_loss is not None


@every_step
def test_progress_ends_with_no_time_left():
    said: list[Progress] = []
    fitted(on_progress=said.append)
    assert said[-1].seconds_left == pytest.approx(0, abs=1e-9)
    assert all(progress.seconds_left > 0 for progress in said[:-1])


@every_step
def test_the_time_left_is_that_of_the_steps_and_validations_left(monkeypatch):
    """Use a clock on which only a progress report takes time: ten seconds each."""
    now = 0.0
    monkeypatch.setattr(fitting.time, "monotonic", lambda: now)
    said: list[Progress] = []

    def tell(progress: Progress) -> None:
        nonlocal now
        said.append(progress)
        now += 10

    fitted(on_progress=tell)
    # Of the last epoch: the second batch took the ten seconds of telling of the first.
    second = said[2 * STEPS + 1]
    batches = 2 * STEPS + 2
    told_before = batches - 3  # all but itself, and the two at the ends of epochs
    assert second.seconds_left == pytest.approx((STEPS - 2) * 10 * told_before / batches)


def test_the_seconds_of_the_network_are_some_of_the_seconds_of_its_steps(once):
    assert 0 < once.network_seconds < once.steps_seconds < once.seconds


# --- Going on after an interruption


class Interrupted(Exception):  # noqa: N818
    pass


def interrupted_after(reports: int, state: Path, recipe: Recipe = QUICK) -> None:
    told = 0

    def stop(_: Progress) -> None:
        nonlocal told
        told += 1
        if told == reports:
            raise Interrupted

    with pytest.raises(Interrupted):
        fitted(recipe, stop, state=state)


@every_step
def test_an_interruption_anywhere_changes_nothing(once, tmp_path):
    for reports in range(1, 3 * STEPS + 1):
        state = tmp_path / str(reports)
        interrupted_after(reports, state)
        assert same(once, fitted(state=state)), reports


@every_step
def test_an_interruption_after_every_batch_changes_nothing(once, tmp_path):
    state = tmp_path / "state"
    for _ in range(3 * STEPS):
        interrupted_after(1, state)
    assert same(once, fitted(state=state))


def test_a_training_that_is_told_to_stop_saves_its_state_before(once, tmp_path, monkeypatch):
    monkeypatch.setattr("pointerscope.training.fit.SECONDS_BETWEEN_REPORTS", 0)
    state = tmp_path / "state"
    seen: list[tuple[int, int]] = []

    def stop(progress: Progress) -> None:
        seen.append((progress.epoch, progress.step))
        if len(seen) == STEPS + 1:  # the first batch of the second epoch
            raise TrainingStoppedError

    with pytest.raises(TrainingStoppedError):
        fitted(on_progress=stop, state=state)
    further: list[Progress] = []
    assert same(once, fitted(on_progress=further.append, state=state))
    assert (further[0].epoch, further[0].step) == (2, 2)
    assert [point.epoch for point in further[-1].curve] == [point.epoch for point in once.curve]


@every_step
@pytest.mark.parametrize("precision", ["float32", "bfloat16"])
def test_early_stopping_survives_an_interruption(tmp_path, precision):
    update = {"learning_rate": 0.3, "epochs": 9, "patience": 2, "least_epochs": 3}
    recipe = QUICK.model_copy(update=update | {"precision": precision})
    whole = fitted(recipe)
    assert len(whole.curve) < recipe.epochs, "nothing is shown"
    interrupted_after(len(whole.curve) * STEPS - 2, tmp_path / "state", recipe)
    assert same(whole, fitted(recipe, state=tmp_path / "state"))


def test_training_with_a_state_is_training(once, tmp_path):
    assert same(once, fitted(state=tmp_path / "state"))


@every_step
def test_nothing_but_the_state_is_left(tmp_path):
    fitted(state=tmp_path / "state")
    assert [path.name for path in tmp_path.iterdir()] == ["state"]


def test_what_is_done_is_not_trained_again(once, tmp_path):
    fitted(state=tmp_path / "state")
    network = new_network(ARCHITECTURE, 0)
    again = fit(network, TRAIN, VALIDATION, QUICK, pytest.fail, state=tmp_path / "state")
    assert same(once, again)
    assert again.steps_seconds == 0
    assert torch.equal(network.loc_emb.weight, once.weights["loc_emb.weight"])
    assert not network.training


@every_step
def test_the_time_left_is_measured_anew_after_an_interruption(tmp_path):
    interrupted_after(STEPS + 1, tmp_path / "state")
    said: list[Progress] = []
    fitted(on_progress=said.append, state=tmp_path / "state")
    assert (said[0].epoch, said[0].step) == (2, 2)
    assert all(progress.seconds_left > 0 for progress in said[:-1])
    assert said[0].seconds < 60


def test_a_state_that_cannot_be_written_is_known_before_training(tmp_path):
    with pytest.raises(OSError, match="missing"):
        fitted(on_progress=pytest.fail, state=tmp_path / "missing" / "state")


# --- States that cannot be gone on from


def changed_target(histories: tuple[History, ...]) -> tuple[History, ...]:
    return (replace(histories[0], target=2 + histories[0].target % 9), *histories[1:])


def changed_visit(histories: tuple[History, ...]) -> tuple[History, ...]:
    other = histories[0].locations.copy()
    other[0] = 2 + other[0] % 9
    return (replace(histories[0], locations=other), *histories[1:])


@pytest.fixture(scope="module")
def state(tmp_path_factory) -> bytes:
    """Of a training in its second epoch."""
    path = tmp_path_factory.mktemp("state") / "state"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fitting, "SECONDS_BETWEEN_SAVES", 0)
        patch.setattr(fitting, "SECONDS_BETWEEN_REPORTS", 0)
        interrupted_after(STEPS + 2, path)
    return path.read_bytes()


@pytest.mark.parametrize(
    "other",
    [
        {"recipe": QUICK.model_copy(update={"epochs": 4})},
        {"recipe": QUICK.model_copy(update={"seed": 1})},
        {"recipe": QUICK.model_copy(update={"precision": "bfloat16"})},
        {"architecture": replace(ARCHITECTURE, dropout=0.1)},
        {"architecture": replace(ARCHITECTURE, heads=4)},
        {"architecture": replace(ARCHITECTURE, components=frozenset(COMPONENTS) - {"time"})},
        {"train": TRAIN[1:]},
        {"train": TRAIN[::-1]},
        {"train": changed_target(TRAIN)},
        {"train": changed_visit(TRAIN)},
        {"validation": changed_target(VALIDATION)},
        {"validation": changed_visit(VALIDATION)},
    ],
)
def test_the_state_of_another_training_is_refused(tmp_path, state, other):
    path = tmp_path / "state"
    path.write_bytes(state)
    with pytest.raises(ResumeError, match=r"another training.*remove the file"):
        fitted(**other, state=path)
    assert path.read_bytes() == state


class Harmful:
    def __reduce__(self):
        return os.mkdir, ("harmed",)


@pytest.mark.parametrize(
    "content",
    [b"", b"no state", pickle.dumps({"format": 1}), pickle.dumps(Harmful())],
    ids=["empty", "text", "pickle", "code"],
)
def test_a_foreign_file_is_refused(tmp_path, monkeypatch, content):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "state").write_bytes(content)
    with pytest.raises(ResumeError, match=r"damaged.*Remove the file"):
        fitted(state=tmp_path / "state")
    assert not (tmp_path / "harmed").exists()


@pytest.mark.parametrize("content", [[1], {}, {"format": 1}, torch.ones(1), Harmful()])
def test_a_file_of_torch_that_is_no_state_is_refused(tmp_path, monkeypatch, content):
    monkeypatch.chdir(tmp_path)
    torch.save(content, tmp_path / "state")
    with pytest.raises(ResumeError, match=r"emove the file"):
        fitted(state=tmp_path / "state")
    assert not (tmp_path / "harmed").exists()


@pytest.mark.parametrize("key", ["epoch", "order", "loss", "weights", "optimizer", "random"])
def test_a_state_in_which_something_is_missing_is_refused(tmp_path, state, key):
    path = tmp_path / "state"
    path.write_bytes(state)
    found = torch.load(path, weights_only=True)
    del found["content"][key]
    torch.save(found, path)
    with pytest.raises(ResumeError, match="damaged"):
        fitted(state=path)


def test_a_state_of_another_version_is_refused(tmp_path, state):
    path = tmp_path / "state"
    path.write_bytes(state)
    torch.save(torch.load(path, weights_only=True) | {"format": 99}, path)
    with pytest.raises(ResumeError, match="another version"):
        fitted(state=path)


@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_a_damaged_state_is_refused_or_harmless(once, state, tmp_path_factory, data):
    path = tmp_path_factory.mktemp("damaged") / "state"
    at = data.draw(st.integers(0, len(state) - 1))
    if data.draw(st.booleans(), label="cut short"):
        path.write_bytes(state[:at])
    else:
        flipped = state[at] ^ data.draw(st.integers(1, 255))
        path.write_bytes(state[:at] + bytes([flipped]) + state[at + 1 :])
    with suppress(ResumeError):
        assert same(once, fitted(state=path))


# --- Killed

LONGER = QUICK.model_copy(update={"epochs": 12, "batch_size": 8})


def train_in_a_process(state: Path) -> None:
    torch.set_num_threads(1)
    fitting.SECONDS_BETWEEN_SAVES = 0
    fitted(LONGER, state=state)


def test_being_killed_at_any_moment_changes_nothing(tmp_path):
    """A process is killed again and again until one gets to the end."""
    state, draws = tmp_path / "state", random.Random(0)
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload([__name__])
    killed = 0
    while True:
        process = processes.Process(target=train_in_a_process, args=(state,))
        process.start()
        while killed == 0 and not state.exists():  # the first one waits for its imports
            time.sleep(0.01)
        process.join(draws.uniform(0, 0.3) if killed < 15 else None)
        process.kill()
        process.join()
        if process.exitcode == 0:
            break
        assert process.exitcode == -signal.SIGKILL
        killed += 1
    assert killed >= 3
    assert same(fitted(LONGER), fitted(LONGER, state=state))


def test_training_that_breaks_down_says_so_and_leaves_nothing_to_resume(tmp_path):
    recipe = QUICK.model_copy(update={"learning_rate": 1e30, "warm_up_epochs": 0})
    network, state = new_network(ARCHITECTURE, 0), tmp_path / "state"
    with pytest.raises(ValueError, match=r"diverged in epoch 1: .* learning_rate below 1e\+30"):
        fit(network, rounds(200, 0), rounds(50, 1), recipe, state=state)
    assert not state.exists()


# --- Unknown targets


def test_unknown_gets_a_probability_of_its_own_only_if_its_histories_are_trained_on():
    """A fifth of the targets are unknown."""
    learned = {}
    for unknown_targets in (False, True):
        recipe = QUICK.model_copy(update={"unknown_targets": unknown_targets, "epochs": 6})
        network = new_network(ARCHITECTURE, 0)
        fit(network, TRAIN, VALIDATION, recipe)
        learned[unknown_targets] = float(predict(network, VALIDATION).unknown.mean())
    assert learned[False] < 0.05 < learned[True]
