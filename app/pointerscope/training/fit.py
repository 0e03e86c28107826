"""Fit a network to histories."""

import json
import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import torch
from torch import Tensor
from torch.nn.functional import cross_entropy

from pointerscope.core.array_types import Float, Int
from pointerscope.mobility.histories import History
from pointerscope.mobility.places import PADDING, UNKNOWN
from pointerscope.network.architecture import Architecture
from pointerscope.network.bundles import Epoch
from pointerscope.network.network import Network
from pointerscope.network.pointer_network import PointerNetwork
from pointerscope.training.batches import EncodedHistories, MicroBatch
from pointerscope.training.metrics import EVALUATION_BATCH_SIZE, compute_ranks, evaluation_mode
from pointerscope.training.recipe import Recipe
from pointerscope.training.state import ResumeError as ResumeError
from pointerscope.training.state import damaged_state_error, read_state, write_state

SECONDS_BETWEEN_SAVES = 60.0
SECONDS_BETWEEN_REPORTS = 0.25


class TrainingStoppedError(Exception):
    """Raised by a receiver of progress to stop a training; its state is saved before."""


@dataclass(frozen=True)
class Progress:
    """The progress of training.

    Attributes:
        epoch: the current epoch, from 1.
        epochs: the maximum number of epochs; training may stop earlier.
        step: how many batches of the epoch are done.
        steps: batches in an epoch; `step` reaches it once the epoch has been validated.
        loss: the mean training loss of the epoch so far.
        validation_loss: of the last finished epoch; None in the first epoch.
        validation_accuracy_at_1: of the last finished epoch; None in the first epoch.
        best_epoch: the finished epoch with the lowest validation loss.
        curve: the finished epochs, also those before a training was resumed.
        seconds: since this run began, without earlier runs of a resumed training.
        seconds_left: an estimate at the pace of this run, for the maximum number of epochs.
    """

    epoch: int
    epochs: int
    step: int
    steps: int
    loss: float
    validation_loss: float | None
    validation_accuracy_at_1: float | None
    best_epoch: int | None
    curve: tuple[Epoch, ...]
    seconds: float
    seconds_left: float


@dataclass(frozen=True)
class FitResult:
    """The result of training.

    Attributes:
        weights: the weights of the best epoch by their published names, on the CPU.
        curve: one point for every epoch.
        best_epoch: the epoch with the lowest validation loss, from 1.
        seconds: the duration of this run, without the encoding of the histories.
        steps_seconds: the part of it in the loop over training batches: selecting them, the
            network, saving the state, reporting progress.
        network_seconds: the part of it in forward passes, backward passes and updates. A GPU
            works in parallel, so there it counts only the time to launch the work.
    """

    weights: Mapping[str, Tensor]
    curve: tuple[Epoch, ...]
    best_epoch: int
    seconds: float
    steps_seconds: float
    network_seconds: float


def new_network(architecture: Architecture, seed: int) -> PointerNetwork:
    """Return an untrained network whose initial weights depend on the seed alone."""
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        return PointerNetwork(architecture)


def fit(
    network: Network,
    train: Sequence[History],
    validation: Sequence[History],
    recipe: Recipe,
    on_progress: Callable[[Progress], None] | None = None,
    *,
    device: str = "cpu",
    state: Path | None = None,
) -> FitResult:
    """Train a network; afterwards it has the weights of its best epoch.

    Histories with an unknown target count in neither loss, because "unknown" stands for many
    places, unless the recipe has `unknown_targets`. In the validation accuracy they count as
    missed. The same network, data and recipe give the same weights on the same CPU with the same
    number of threads.

    With `state`, an interrupted training resumes from the file and ends with exactly the result
    of an uninterrupted one, on the same machine with the same number of threads. The weights of
    `network` are then ignored. The file is written after every epoch, and within long epochs
    every `SECONDS_BETWEEN_SAVES`. It remains when training is done, and `fit` then returns its
    result at once; delete it when the result is stored.

    Args:
        network: the network to train, in place. It is moved to the device and left in evaluation
            mode.
        train: histories with targets.
        validation: histories with targets, which decide on the best epoch.
        recipe: how to train.
        on_progress: called after every epoch, and a few times a second in between. It may raise
            `TrainingStoppedError`; the training can be resumed from there.
        device: a torch device, such as "cpu" or "cuda".
        state: the file that holds the state of training.

    Raises:
        ValueError: there is no training or validation history with a known target, torch has no
            such device, or the loss became infinite or undefined, which also deletes the file.
        ResumeError: the file is damaged or belongs to another training.
        TrainingStoppedError: `on_progress` raised it.
        OSError: the file cannot be written.
    """
    known = [history for history in train if recipe.unknown_targets or history.target != UNKNOWN]
    if not known or all(history.target == UNKNOWN for history in validation):
        raise ValueError(
            "Training needs at least one training and one validation history whose target is known."
        )
    target_device = _device(device)
    visits = network.architecture.max_visits
    training = _Training(
        network=network.to(target_device),
        train=EncodedHistories.from_histories(known, visits, target_device),
        validation=EncodedHistories.from_histories(validation, visits, target_device),
        recipe=recipe,
        on_progress=on_progress or (lambda progress: None),
        path=state,
    )
    with _isolated_random_state(target_device, recipe.seed):
        return training.run()


@dataclass
class _State:
    """The state of training, apart from the weights and the optimizer.

    Attributes:
        loss: the sum of the losses of the histories of the epoch so far.
        epoch: the current epoch, from 1.
        step: how many batches of it are done.
        order: the order of the histories, drawn at the first batch of the epoch.
        curve: the finished epochs.
        best_epoch: the one with the lowest validation loss; 0 before the first is finished.
        best: the weights of the best epoch.
    """

    loss: Float[Tensor, ""]
    epoch: int = 1
    step: int = 0
    order: Int[Tensor, " N"] = field(default_factory=lambda: torch.empty(0, dtype=torch.int64))
    curve: list[Epoch] = field(default_factory=list)
    best_epoch: int = 0
    best: dict[str, Tensor] = field(default_factory=dict)


@dataclass
class _Timings:
    """Seconds spent in this run by kind of work, and how often it was done."""

    started: float = field(default_factory=time.monotonic)
    network: float = 0.0
    steps: float = 0.0
    steps_done: int = 0
    validations: float = 0.0
    validations_done: int = 0


class _Training:
    """One run of training: from the beginning or from a saved state."""

    def __init__(
        self,
        network: Network,
        train: EncodedHistories,
        validation: EncodedHistories,
        recipe: Recipe,
        on_progress: Callable[[Progress], None],
        path: Path | None,
    ) -> None:
        self.network = network
        self.train = train
        self.validation = validation
        self.recipe = recipe
        self.on_progress = on_progress
        self.path = path
        self.device = train.targets.device
        self.steps = -(-len(train) // recipe.batch_size)
        self.optimizer = torch.optim.AdamW(
            network.parameters(),
            lr=recipe.learning_rate,
            betas=recipe.betas,
            weight_decay=recipe.weight_decay,
            fused=True,
        )
        self.state = _State(torch.zeros((), dtype=torch.float64, device=self.device))
        self.timings = _Timings()
        self.saved_at = self.reported_at = time.monotonic()
        self.fingerprint = self._fingerprint() if path else ""

    def run(self) -> FitResult:
        if self.path is not None and self.path.exists():
            self._restore(self.path)
        else:
            self._save()  # fail before training if the file cannot be written
        state, timings = self.state, self.timings
        try:
            while not self._is_over():
                self._train_epoch()
                self._validate_epoch()
        except TrainingStoppedError:
            self._save()
            raise
        self.network.load_state_dict(state.best)
        self.network.eval()
        return FitResult(
            weights=state.best,
            curve=tuple(state.curve),
            best_epoch=state.best_epoch,
            seconds=time.monotonic() - timings.started,
            steps_seconds=timings.steps,
            network_seconds=timings.network,
        )

    def _is_over(self) -> bool:
        recipe, done = self.recipe, len(self.state.curve)
        waited = done - self.state.best_epoch
        return done >= recipe.epochs or (done >= recipe.least_epochs and waited >= recipe.patience)

    def _train_epoch(self) -> None:
        state, timings = self.state, self.timings
        if state.step == 0:
            state.order = torch.randperm(len(self.train))
            state.loss.zero_()
        self.network.train()
        mark = time.monotonic()
        batches = self.train.batches(state.order, self.recipe.batch_size, state.step)
        for micro_batches in batches:
            timings.network += self._step(micro_batches)
            state.step += 1
            mark, before = time.monotonic(), mark
            timings.steps += mark - before
            timings.steps_done += 1
            if state.step < self.steps:  # `_validate_epoch` saves and reports the last
                self._save_if_due()
                self._report_if_due()

    def _step(self, micro_batches: Sequence[MicroBatch]) -> float:
        """Update the weights by one batch, a sum over micro-batches; return the seconds it took."""
        state = self.state
        rate = self.recipe.learning_rate_at(state.epoch - 1 + (state.step + 1) / self.steps)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        histories = sum(len(targets) for _, targets in micro_batches)
        started = time.monotonic()
        self.optimizer.zero_grad()
        for batch, targets in micro_batches:
            with autocast_for(self.recipe, self.device):
                log_probabilities = self.network(batch)
            loss = _summed_loss(log_probabilities, targets, self.recipe)
            torch.autograd.backward(loss / histories)
            state.loss += loss.detach()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), self.recipe.gradient_clip)
        self.optimizer.step()
        return time.monotonic() - started

    def _validate_epoch(self) -> None:
        """Validate the epoch, store the weights if it is the best, and begin the next epoch."""
        state, timings = self.state, self.timings
        started = time.monotonic()
        loss, accuracy = _validate(self.network, self.validation, self.recipe)
        if not math.isfinite(loss):
            self._delete_state_file()
            raise ValueError(
                f"Training diverged in epoch {state.epoch}: the loss is infinite or undefined. "
                f"Choose a learning_rate below {self.recipe.learning_rate:g}."
            )
        timings.validations += time.monotonic() - started
        timings.validations_done += 1
        point = Epoch(
            epoch=state.epoch,
            training_loss=state.loss.item() / len(self.train),
            validation_loss=loss,
            validation_accuracy_at_1=accuracy,
        )
        state.curve.append(point)
        if not state.best or loss < state.curve[state.best_epoch - 1].validation_loss:
            state.best_epoch = state.epoch
            state.best = {
                name: tensor.to("cpu", copy=True)
                for name, tensor in self.network.state_dict().items()
            }
        state.epoch, state.step = state.epoch + 1, 0
        self._save()
        self._report_progress(state.epoch - 1, self.steps, point.training_loss)

    def _report_if_due(self) -> None:
        if time.monotonic() - self.reported_at >= SECONDS_BETWEEN_REPORTS:
            state = self.state
            seen = state.step * self.recipe.batch_size
            self._report_progress(state.epoch, state.step, state.loss.item() / seen)

    def _report_progress(self, epoch: int, step: int, loss: float) -> None:
        curve, best_epoch = self.state.curve, self.state.best_epoch
        self.reported_at = time.monotonic()
        self.on_progress(
            Progress(
                epoch=epoch,
                epochs=self.recipe.epochs,
                step=step,
                steps=self.steps,
                loss=loss,
                validation_loss=curve[-1].validation_loss if curve else None,
                validation_accuracy_at_1=curve[-1].validation_accuracy_at_1 if curve else None,
                best_epoch=best_epoch or None,
                curve=tuple(curve),
                seconds=self.reported_at - self.timings.started,
                seconds_left=self._seconds_left(epoch, step),
            )
        )

    def _seconds_left(self, epoch: int, step: int) -> float:
        """Estimate the time left.

        Before a validation was timed, it counts like training on as many histories.
        """
        timings, recipe = self.timings, self.recipe
        step_seconds = timings.steps / max(timings.steps_done, 1)
        validation_seconds = (
            timings.validations / timings.validations_done
            if timings.validations_done
            else step_seconds * len(self.validation) / recipe.batch_size
        )
        steps = (recipe.epochs - epoch) * self.steps + self.steps - step
        return steps * step_seconds + (recipe.epochs - len(self.state.curve)) * validation_seconds

    def _save_if_due(self) -> None:
        if time.monotonic() - self.saved_at >= SECONDS_BETWEEN_SAVES:
            self._save()

    def _save(self) -> None:
        if self.path is None:
            return
        state = self.state
        content = {
            "epoch": state.epoch,
            "step": state.step,
            "order": state.order,
            "loss": state.loss,
            "curve": [point.model_dump() for point in state.curve],
            "best_epoch": state.best_epoch,
            "best": state.best,
            "weights": dict(self.network.state_dict()),
            "optimizer": self.optimizer.state_dict(),
            "random": torch.get_rng_state(),
        }
        if self.device.type == "cuda":
            content["cuda_random"] = torch.cuda.get_rng_state(self.device)
        write_state(self.path, self.fingerprint, content)
        self.saved_at = time.monotonic()

    def _delete_state_file(self) -> None:
        if self.path is not None:
            self.path.unlink(missing_ok=True)

    def _restore(self, path: Path) -> None:
        content = read_state(path, self.fingerprint)
        try:
            self.state = _State(
                loss=content["loss"].to(self.device),
                epoch=content["epoch"],
                step=content["step"],
                order=content["order"],
                curve=[Epoch.model_validate(point) for point in content["curve"]],
                best_epoch=content["best_epoch"],
                best=content["best"],
            )
            self.network.load_state_dict(content["weights"])
            self.optimizer.load_state_dict(content["optimizer"])
            torch.set_rng_state(content["random"])
            if self.device.type == "cuda":
                torch.cuda.set_rng_state(content["cuda_random"], self.device)
        except (KeyError, TypeError, ValueError, RuntimeError, AttributeError) as error:
            raise damaged_state_error(path) from error

    def _fingerprint(self) -> str:
        """Return a hash that is equal for trainings that must give equal results."""
        architecture = asdict(self.network.architecture)
        inputs: dict[str, Any] = {
            "recipe": self.recipe.model_dump(mode="json"),
            "architecture": architecture | {"components": sorted(architecture["components"])},
            "device": self.device.type,
            "precision": str(matmul_precision(self.recipe, self.device)),
            "train": self.train.digest(),
            "validation": self.validation.digest(),
        }
        return sha256(json.dumps(inputs, sort_keys=True).encode()).hexdigest()


def matmul_precision(recipe: Recipe, device: torch.device) -> torch.dtype:
    """Return the number type of matrix products."""
    if recipe.precision != "auto":
        return torch.bfloat16 if recipe.precision == "bfloat16" else torch.float32
    if device.type == "cuda" and torch.cuda.is_bf16_supported(including_emulation=False):
        return torch.bfloat16
    return torch.float32


def autocast_for(recipe: Recipe, device: torch.device) -> AbstractContextManager[Any]:
    """Return the context of a forward pass in training; weights and losses stay float32."""
    precision = matmul_precision(recipe, device)
    if precision == torch.float32:
        return nullcontext()
    return torch.autocast(device.type, dtype=precision)


def _validate(
    network: Network, validation: EncodedHistories, recipe: Recipe
) -> tuple[float, float]:
    """Return the loss on targets that count, smoothed as in training, and the accuracy on all."""
    loss = torch.zeros((), dtype=torch.float64, device=validation.targets.device)
    hits = torch.zeros((), dtype=torch.int64, device=validation.targets.device)
    with evaluation_mode(network):
        for micro_batches in validation.batches(
            torch.arange(len(validation)), EVALUATION_BATCH_SIZE
        ):
            for batch, targets in micro_batches:
                log_probabilities = network(batch)
                hits += (compute_ranks(log_probabilities, targets) == 1).sum()
                loss += _summed_loss(log_probabilities, targets, recipe)
    counted = (
        len(validation) if recipe.unknown_targets else int((validation.targets != UNKNOWN).sum())
    )
    return loss.item() / counted, hits.item() / len(validation)


def _summed_loss(
    log_probabilities: Float[Tensor, "B V"], targets: Int[Tensor, " B"], recipe: Recipe
) -> Float[Tensor, ""]:
    """Return the sum of the cross-entropies of the targets that count.

    The share `label_smoothing` of each target is spread over all locations.
    """
    return cross_entropy(
        log_probabilities,
        targets,
        label_smoothing=recipe.label_smoothing,
        ignore_index=PADDING if recipe.unknown_targets else UNKNOWN,
        reduction="sum",
    )


def _device(device: str) -> torch.device:
    try:
        return torch.empty(0, device=device).device
    except (RuntimeError, AssertionError) as error:
        reason = str(error).splitlines()[0].rstrip(".")
        raise ValueError(f'Torch cannot use the device "{device}": {reason}.') from error


@contextmanager
def _isolated_random_state(device: torch.device, seed: int) -> Iterator[None]:
    """Seed torch's random numbers, and restore their previous state afterwards."""
    with torch.random.fork_rng(devices=[device] if device.type == "cuda" else []):
        torch.manual_seed(seed)
        yield
