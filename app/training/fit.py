"""Fitting a network to histories."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import torch
from torch.nn.functional import cross_entropy

from app.mobility.histories import features_of
from app.mobility.places import UNKNOWN
from app.network.bundles import Epoch
from app.network.pointer_network import PointerNetwork
from app.network.trace import Batch
from app.training.metrics import predict, ranks, targets_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from jaxtyping import Float, Int
    from torch import Tensor

    from app.mobility.histories import History
    from app.network.architecture import Architecture
    from app.training.recipe import Recipe


@dataclass(frozen=True)
class Progress:
    """How far training has come.

    Attributes:
        epoch: the one under way, from 1.
        epochs: the most there can be; training may stop sooner.
        step: how many batches of the epoch are done.
        steps: batches of an epoch.
        loss: mean training loss of the epoch so far.
        validation_loss: of the last finished epoch, None in the first.
        validation_accuracy_at_1: likewise.
        seconds: since training began.
        seconds_left: at this pace, if no epoch is left out.
    """

    epoch: int
    epochs: int
    step: int
    steps: int
    loss: float
    validation_loss: float | None
    validation_accuracy_at_1: float | None
    seconds: float
    seconds_left: float


@dataclass(frozen=True)
class Fitted:
    """What training gave.

    Attributes:
        weights: of the epoch with the least validation loss, by their published names.
        curve: one point for every epoch.
        best_epoch: the one the weights are of, from 1.
    """

    weights: Mapping[str, Tensor]
    curve: tuple[Epoch, ...]
    best_epoch: int


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
) -> Fitted:
    """Train a network and keep the weights of its best epoch, which it has afterwards.

    Histories whose target is unknown count in neither loss: which of the unknown places it is
    cannot be learnt. In the validation accuracy they count as missed. The same network, data
    and recipe give the same weights on the same machine with the same number of threads.

    Args:
        network: is changed in place, and ready to predict afterwards.
        train: histories with targets.
        validation: histories with targets, by which the best epoch is chosen.
        recipe: how to train.
        on_progress: is told after every batch.

    Raises:
        ValueError: no history with a known target is left to train or to validate on.
    """
    known = [history for history in train if history.target != UNKNOWN]
    if not known or all(history.target == UNKNOWN for history in validation):
        raise ValueError("Training needs training and validation histories with known targets.")
    data = _Histories.of(known, network.architecture.max_visits)
    optimizer = torch.optim.AdamW(
        network.parameters(),
        lr=recipe.learning_rate,
        betas=recipe.betas,
        weight_decay=recipe.weight_decay,
    )
    steps = -(-len(known) // recipe.batch_size)
    started = time.monotonic()
    curve: list[Epoch] = []
    best: dict[str, Tensor] = {}
    best_epoch = 0
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(recipe.seed)
        for epoch in range(1, recipe.epochs + 1):
            network.train()
            total = torch.zeros((), dtype=torch.float64)
            seen = 0
            for step, (batch, targets) in enumerate(data.shuffled(recipe.batch_size), 1):
                done = epoch - 1 + step / steps
                for group in optimizer.param_groups:
                    group["lr"] = recipe.learning_rate_at(done)
                loss = _step(network, optimizer, batch, targets, recipe)
                total += loss * len(targets)
                seen += len(targets)
                if on_progress is not None:
                    seconds = time.monotonic() - started
                    on_progress(
                        Progress(
                            epoch=epoch,
                            epochs=recipe.epochs,
                            step=step,
                            steps=steps,
                            loss=total.item() / seen,
                            validation_loss=curve[-1].validation_loss if curve else None,
                            validation_accuracy_at_1=(
                                curve[-1].validation_accuracy_at_1 if curve else None
                            ),
                            seconds=seconds,
                            seconds_left=seconds * (recipe.epochs / done - 1),
                        )
                    )
            validation_loss, accuracy = _validate(network, validation, recipe)
            curve.append(
                Epoch(
                    epoch=epoch,
                    training_loss=total.item() / seen,
                    validation_loss=validation_loss,
                    validation_accuracy_at_1=accuracy,
                )
            )
            if not best or validation_loss < curve[best_epoch - 1].validation_loss:
                best_epoch = epoch
                best = {name: tensor.clone() for name, tensor in network.state_dict().items()}
            if epoch >= recipe.least_epochs and epoch - best_epoch >= recipe.patience:
                break
    network.load_state_dict(best)
    network.eval()
    return Fitted(best, tuple(curve), best_epoch)


def _step(
    network: PointerNetwork,
    optimizer: torch.optim.Optimizer,
    batch: Batch,
    targets: Int[Tensor, " B"],
    recipe: Recipe,
) -> Float[Tensor, ""]:
    """Learn from one batch; gives its loss before."""
    optimizer.zero_grad()
    loss = _loss(network(batch), targets, recipe)
    torch.autograd.backward(loss)
    torch.nn.utils.clip_grad_norm_(network.parameters(), recipe.gradient_clip)
    optimizer.step()
    return loss.detach()


def _validate(
    network: PointerNetwork, validation: Sequence[History], recipe: Recipe
) -> tuple[float, float]:
    """The loss on known targets, smoothed as in training, and the accuracy on all."""
    log_probabilities, targets = predict(network, validation), targets_of(validation)
    known = targets != UNKNOWN
    loss = _loss(log_probabilities[known], targets[known], recipe)
    hits = ranks(log_probabilities, targets) == 1
    return loss.item(), hits.double().mean().item()


def _loss(
    log_probabilities: Float[Tensor, "B V"], targets: Int[Tensor, " B"], recipe: Recipe
) -> Float[Tensor, ""]:
    """The mean cross-entropy; `label_smoothing` of the target is spread over all locations."""
    return cross_entropy(log_probabilities, targets, label_smoothing=recipe.label_smoothing)


class _Histories(NamedTuple):
    """Histories as the network reads them, computed once for all epochs."""

    whole: Batch
    valid: Tensor
    targets: Tensor

    @classmethod
    def of(cls, histories: Sequence[History], max_visits: int) -> _Histories:
        features = features_of(histories, max_visits)
        return cls(
            Batch.from_features(features),
            torch.from_numpy(features.valid),
            targets_of(histories),
        )

    def shuffled(self, batch_size: int) -> Iterator[tuple[Batch, Int[Tensor, " B"]]]:
        """All histories once, in a random order."""
        for rows in torch.split(torch.randperm(len(self.targets)), batch_size):
            yield self._batch(rows), self.targets[rows]

    def _batch(self, rows: Int[Tensor, " B"]) -> Batch:
        whole = self.whole
        lengths = whole.lengths[rows]
        longest = int(lengths.max())  # padding beyond it would only cost time

        def cut(tensor: Tensor) -> Tensor:
            return tensor[rows, :longest]

        return Batch(
            locations=cut(whole.locations),
            user=whole.user[rows],
            time=cut(whole.time),
            weekday=cut(whole.weekday),
            recency=cut(whole.recency),
            duration=cut(whole.duration),
            position_from_end=cut(whole.position_from_end),
            lengths=lengths,
            mask=cut(self.valid),
            has_nobody=whole.has_nobody,
        )
