"""Fitting a network to histories."""

from __future__ import annotations

import json
import math
import time
from contextlib import contextmanager, nullcontext
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import torch
from torch.nn.functional import cross_entropy

from pointerscope.mobility.places import UNKNOWN
from pointerscope.network.bundles import Epoch
from pointerscope.network.pointer_network import PointerNetwork
from pointerscope.training.batches import Histories
from pointerscope.training.metrics import HISTORIES_AT_ONCE, evaluating, ranks
from pointerscope.training.state import ResumeError as ResumeError
from pointerscope.training.state import damaged, read_state, write_state

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path

    from jaxtyping import Float, Int
    from torch import Tensor

    from pointerscope.mobility.histories import History
    from pointerscope.network.architecture import Architecture
    from pointerscope.training.batches import Part
    from pointerscope.training.recipe import Recipe

SECONDS_BETWEEN_SAVES = 60.0
SECONDS_BETWEEN_REPORTS = 0.25


@dataclass(frozen=True)
class Progress:
    """How far training has come.

    Attributes:
        epoch: the one under way, from 1.
        epochs: the most there can be; training may stop sooner.
        step: how many batches of the epoch are done.
        steps: batches of an epoch; as many are done once the epoch has been validated.
        loss: mean training loss of the epoch so far.
        validation_loss: of the last finished epoch, None before there is one.
        validation_accuracy_at_1: likewise.
        best_epoch: the finished one with the least validation loss.
        seconds: since this run began; a resumed training has had others before.
        seconds_left: at this run's pace, if no epoch is left out.
    """

    epoch: int
    epochs: int
    step: int
    steps: int
    loss: float
    validation_loss: float | None
    validation_accuracy_at_1: float | None
    best_epoch: int | None
    seconds: float
    seconds_left: float


@dataclass(frozen=True)
class Fitted:
    """What training gave.

    Attributes:
        weights: of the epoch with the least validation loss, by their published names, on the
            CPU.
        curve: one point for every epoch.
        best_epoch: the one the weights are of, from 1.
        seconds: that this run took, once its data were prepared.
        steps_seconds: of these in the loop over training batches: making them, learning, saving,
            telling.
        network_seconds: of these in forward passes, backward passes and updates. On a GPU, which
            works on while the next step is prepared, only handing the work over counts.
    """

    weights: Mapping[str, Tensor]
    curve: tuple[Epoch, ...]
    best_epoch: int
    seconds: float
    steps_seconds: float
    network_seconds: float


def new_network(architecture: Architecture, seed: int) -> PointerNetwork:
    """An untrained network whose initial weights depend on the seed alone."""
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        return PointerNetwork(architecture)


def fit(
    network: PointerNetwork,
    train: Sequence[History],
    validation: Sequence[History],
    recipe: Recipe,
    on_progress: Callable[[Progress], None] | None = None,
    *,
    device: str = "cpu",
    state: Path | None = None,
) -> Fitted:
    """Train a network and keep the weights of its best epoch, which it has afterwards.

    Histories whose target is unknown count in neither loss: which of the unknown places it is
    cannot be learnt. In the validation accuracy they count as missed. The same network, data
    and recipe give the same weights on the same CPU with the same number of threads.

    With a `state`, training that was interrupted goes on from there and ends with exactly what
    it would have given without the interruption, on the same machine with the same number of
    threads. The weights that the network came with do not matter then. The file is written
    after every epoch, and during long ones every `SECONDS_BETWEEN_SAVES`. It stays when training
    is done, and what is done is not trained again; whoever has stored the result removes it.

    Args:
        network: is changed in place, moved to the device, and ready to predict afterwards.
        train: histories with targets.
        validation: histories with targets, by which the best epoch is chosen.
        recipe: how to train.
        on_progress: is told at the end of every epoch, and between a few times a second.
        device: a torch device, such as "cpu" or "cuda".
        state: the file in which to keep how far training has come.

    Raises:
        ValueError: no history with a known target is left to train or to validate on, torch has
            no such device, or the loss is no number any more; then there is nothing to resume.
        ResumeError: there is a state, but none to go on from.
        OSError: the state cannot be written.
    """
    known = [history for history in train if history.target != UNKNOWN]
    if not known or all(history.target == UNKNOWN for history in validation):
        raise ValueError("Training needs training and validation histories with known targets.")
    on = _usable(device)
    visits = network.architecture.max_visits
    training = _Training(
        network=network.to(on),
        train=Histories.of(known, visits, on),
        validation=Histories.of(validation, visits, on),
        recipe=recipe,
        on_progress=on_progress or (lambda _: None),
        path=state,
    )
    with _own_random_draws(on, recipe.seed):
        return training.run()


@dataclass
class _Standing:
    """How far training has come, but for the weights and the optimizer.

    Attributes:
        epoch: the one under way, from 1.
        step: how many batches of it are done.
        order: in which it goes through the histories; drawn with its first batch.
        loss: the sum of the losses of the histories done.
        curve: of the epochs before.
        best_epoch: of these, 0 while there is none.
        best: the weights it gave.
    """

    loss: Float[Tensor, ""]
    epoch: int = 1
    step: int = 0
    order: Int[Tensor, " N"] = field(default_factory=lambda: torch.empty(0, dtype=torch.int64))
    curve: list[Epoch] = field(default_factory=list)
    best_epoch: int = 0
    best: dict[str, Tensor] = field(default_factory=dict)


@dataclass
class _Spent:
    """The seconds of this run, and what was done in them."""

    started: float = field(default_factory=time.monotonic)
    network: float = 0.0
    steps: float = 0.0
    steps_done: int = 0
    validations: float = 0.0
    validations_done: int = 0


class _Training:
    """One run of training: from the beginning or a saved state to the end."""

    def __init__(
        self,
        network: PointerNetwork,
        train: Histories,
        validation: Histories,
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
        self.standing = _Standing(torch.zeros((), dtype=torch.float64, device=self.device))
        self.spent = _Spent()
        self.saved = self.told = time.monotonic()
        self.fingerprint = self._fingerprint() if path else ""

    def run(self) -> Fitted:
        """Train to the end."""
        if self.path is not None and self.path.exists():
            self._restore(self.path)
        else:
            self._save()  # a file that cannot be written should be known before training
        standing, spent = self.standing, self.spent
        while not self._is_over():
            self._learn()
            self._judge()
        self.network.load_state_dict(standing.best)
        self.network.eval()
        return Fitted(
            weights=standing.best,
            curve=tuple(standing.curve),
            best_epoch=standing.best_epoch,
            seconds=time.monotonic() - spent.started,
            steps_seconds=spent.steps,
            network_seconds=spent.network,
        )

    def _is_over(self) -> bool:
        recipe, done = self.recipe, len(self.standing.curve)
        waited = done - self.standing.best_epoch
        return done >= recipe.epochs or (done >= recipe.least_epochs and waited >= recipe.patience)

    def _learn(self) -> None:
        """The rest of the epoch's batches."""
        standing, spent = self.standing, self.spent
        if standing.step == 0:
            standing.order = torch.randperm(len(self.train))
            standing.loss.zero_()
        self.network.train()
        mark = time.monotonic()
        batches = self.train.batches(standing.order, self.recipe.batch_size, standing.step)
        for parts in batches:
            spent.network += self._step(parts)
            standing.step += 1
            mark, before = time.monotonic(), mark
            spent.steps += mark - before
            spent.steps_done += 1
            if standing.step < self.steps:  # the end of an epoch is saved and told when judged
                self._save_now_and_then()
                self._tell_now_and_then()

    def _step(self, parts: Sequence[Part]) -> float:
        """Learn from one batch, whose parts' gradients add up; gives the seconds it took."""
        standing = self.standing
        rate = self.recipe.learning_rate_at(standing.epoch - 1 + (standing.step + 1) / self.steps)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        histories = sum(len(targets) for _, targets in parts)
        started = time.monotonic()
        self.optimizer.zero_grad()
        for batch, targets in parts:
            with autocast_of(self.recipe, self.device):
                log_probabilities = self.network(batch)
            loss = _summed_loss(log_probabilities, targets, self.recipe)
            torch.autograd.backward(loss / histories)
            standing.loss += loss.detach()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), self.recipe.gradient_clip)
        self.optimizer.step()
        return time.monotonic() - started

    def _judge(self) -> None:
        """Validate the epoch, and go on to the next one."""
        standing, spent = self.standing, self.spent
        started = time.monotonic()
        loss, accuracy = _validate(self.network, self.validation, self.recipe)
        if not math.isfinite(loss):
            self._forget()
            raise ValueError(
                f"Training broke down in epoch {standing.epoch}: its loss is no number any more. "
                f"Choose a learning_rate below {self.recipe.learning_rate:g}."
            )
        spent.validations += time.monotonic() - started
        spent.validations_done += 1
        point = Epoch(
            epoch=standing.epoch,
            training_loss=standing.loss.item() / len(self.train),
            validation_loss=loss,
            validation_accuracy_at_1=accuracy,
        )
        standing.curve.append(point)
        if not standing.best or loss < standing.curve[standing.best_epoch - 1].validation_loss:
            standing.best_epoch = standing.epoch
            standing.best = {
                name: tensor.to("cpu", copy=True)
                for name, tensor in self.network.state_dict().items()
            }
        standing.epoch, standing.step = standing.epoch + 1, 0
        self._save()
        self._tell(standing.epoch - 1, self.steps, point.training_loss)

    def _tell_now_and_then(self) -> None:
        if time.monotonic() - self.told >= SECONDS_BETWEEN_REPORTS:
            standing = self.standing
            seen = standing.step * self.recipe.batch_size
            self._tell(standing.epoch, standing.step, standing.loss.item() / seen)

    def _tell(self, epoch: int, step: int, loss: float) -> None:
        curve, best_epoch = self.standing.curve, self.standing.best_epoch
        self.told = time.monotonic()
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
                seconds=self.told - self.spent.started,
                seconds_left=self._seconds_left(epoch, step),
            )
        )

    def _seconds_left(self, epoch: int, step: int) -> float:
        """Until a validation has been timed, it counts like training on as many histories."""
        spent, recipe = self.spent, self.recipe
        a_step = spent.steps / max(spent.steps_done, 1)
        a_validation = (
            spent.validations / spent.validations_done
            if spent.validations_done
            else a_step * len(self.validation) / recipe.batch_size
        )
        steps = (recipe.epochs - epoch) * self.steps + self.steps - step
        return steps * a_step + (recipe.epochs - len(self.standing.curve)) * a_validation

    def _save_now_and_then(self) -> None:
        if time.monotonic() - self.saved >= SECONDS_BETWEEN_SAVES:
            self._save()

    def _save(self) -> None:
        if self.path is None:
            return
        standing = self.standing
        content = {
            "epoch": standing.epoch,
            "step": standing.step,
            "order": standing.order,
            "loss": standing.loss,
            "curve": [point.model_dump() for point in standing.curve],
            "best_epoch": standing.best_epoch,
            "best": standing.best,
            "weights": dict(self.network.state_dict()),
            "optimizer": self.optimizer.state_dict(),
            "random": torch.get_rng_state(),
        }
        if self.device.type == "cuda":
            content["cuda_random"] = torch.cuda.get_rng_state(self.device)
        write_state(self.path, self.fingerprint, content)
        self.saved = time.monotonic()

    def _forget(self) -> None:
        if self.path is not None:
            self.path.unlink(missing_ok=True)

    def _restore(self, path: Path) -> None:
        content = read_state(path, self.fingerprint)
        try:
            self.standing = _Standing(
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
            raise damaged(path) from error

    def _fingerprint(self) -> str:
        """The same for trainings that must give the same."""
        architecture = asdict(self.network.architecture)
        said: dict[str, Any] = {
            "recipe": self.recipe.model_dump(mode="json"),
            "architecture": architecture | {"components": sorted(architecture["components"])},
            "device": self.device.type,
            "precision": str(precision_of(self.recipe, self.device)),
            "train": self.train.digest(),
            "validation": self.validation.digest(),
        }
        return sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()


def precision_of(recipe: Recipe, device: torch.device) -> torch.dtype:
    """The type of number in which matrices are multiplied."""
    if recipe.precision != "auto":
        return torch.bfloat16 if recipe.precision == "bfloat16" else torch.float32
    if device.type == "cuda" and torch.cuda.is_bf16_supported(including_emulation=False):
        return torch.bfloat16
    return torch.float32


def autocast_of(recipe: Recipe, device: torch.device) -> AbstractContextManager[Any]:
    """In which a forward pass of training runs; weights and losses stay float32."""
    precision = precision_of(recipe, device)
    if precision == torch.float32:
        return nullcontext()
    return torch.autocast(device.type, dtype=precision)


def _validate(
    network: PointerNetwork, validation: Histories, recipe: Recipe
) -> tuple[float, float]:
    """The loss on known targets, smoothed as in training, and the accuracy on all."""
    loss = torch.zeros((), dtype=torch.float64, device=validation.targets.device)
    hits = torch.zeros((), dtype=torch.int64, device=validation.targets.device)
    with evaluating(network):
        for parts in validation.batches(torch.arange(len(validation)), HISTORIES_AT_ONCE):
            for batch, targets in parts:
                log_probabilities = network(batch)
                hits += (ranks(log_probabilities, targets) == 1).sum()
                loss += _summed_loss(log_probabilities, targets, recipe)
    known = int((validation.targets != UNKNOWN).sum())
    return loss.item() / known, hits.item() / len(validation)


def _summed_loss(
    log_probabilities: Float[Tensor, "B V"], targets: Int[Tensor, " B"], recipe: Recipe
) -> Float[Tensor, ""]:
    """The cross-entropies of the known targets, summed.

    `label_smoothing` of each target is spread over all locations.
    """
    return cross_entropy(
        log_probabilities,
        targets,
        label_smoothing=recipe.label_smoothing,
        ignore_index=UNKNOWN,
        reduction="sum",
    )


def _usable(device: str) -> torch.device:
    try:
        return torch.empty(0, device=device).device
    except (RuntimeError, AssertionError) as error:
        reason = str(error).splitlines()[0].rstrip(".")
        raise ValueError(f'Torch cannot use the device "{device}": {reason}.') from error


@contextmanager
def _own_random_draws(device: torch.device, seed: int) -> Iterator[None]:
    """Draws that depend on the seed alone, and leave others as they were."""
    with torch.random.fork_rng(devices=[device] if device.type == "cuda" else []):
        torch.manual_seed(seed)
        yield
