"""Evaluate a network on held-out histories: its scores, and how its parts behave."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import Tensor

from pointerscope.core.array_types import Bool, Booleans, Float, Int, Numbers
from pointerscope.formulas import entropy
from pointerscope.mobility.histories import History, compute_features
from pointerscope.mobility.interventions import NO_INTERVENTIONS
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN
from pointerscope.network.bundles import Behaviour, Scores
from pointerscope.network.network import Network, to_log_probabilities
from pointerscope.network.trace import Batch, Trace
from pointerscope.training.scores import (
    MISSED,
    GroundTruth,
    Predictions,
    ResampledScores,
    compute_scores,
)

if TYPE_CHECKING:
    from pointerscope.mobility.interventions import Interventions

EVALUATION_BATCH_SIZE = 128
STEPS_BACK = 20


@dataclass(frozen=True)
class NetworkEvaluation:
    """What was measured on a network over a split.

    Attributes:
        scores: the scores of its predictions.
        parts: the scores of `pointer_alone` and `generation_alone`, where it blends both.
        behaviour: averages of gate, pointer entropy and pointer weights.
        resampled: the scores in every resample, to compare other predictors with.
    """

    scores: Scores
    parts: dict[str, Scores]
    behaviour: Behaviour
    resampled: ResampledScores = field(compare=False)


def evaluate_network(network: Network, histories: Sequence[History]) -> NetworkEvaluation:
    """Measure the scores of a network and of its parts, and its behaviour, in one pass.

    Args:
        network: the network; its mode, training or evaluation, is left unchanged.
        histories: histories with targets, each of 1 to the network's `max_visits` visits.

    Raises:
        ValueError: there is no history, or one has no target.
    """
    truth = GroundTruth.from_histories(histories)
    passes: list[_Pass] = []
    with evaluation_mode(network):
        for batch in _batches(network, histories):
            start = sum(previous.right.size for previous in passes)
            targets = torch.from_numpy(truth.targets[start : start + len(batch.lengths)])
            passes.append(
                _Pass.from_trace(
                    network.trace(batch, layers=False), targets.to(batch.lengths.device)
                )
            )
    predictions = {
        name: Predictions.concatenate([batch_pass.predictions[name] for batch_pass in passes])
        for name in passes[0].predictions
    }
    network_scores = ResampledScores(predictions.pop("network"), truth)
    parts = {name: compute_scores(own, truth) for name, own in predictions.items()}
    behaviour = _behaviour(histories, passes)
    return NetworkEvaluation(network_scores.scores, parts, behaviour, network_scores)


def compute_ranks(
    predictions: Float[Tensor, "N V"], targets: Int[Tensor, " N"]
) -> Int[Tensor, " N"]:
    """Return the rank of every target among all known places, 1 for the best.

    Of places with equal predictions the one with the smaller id ranks higher. "Unknown" names no
    place: it is not ranked, and an unknown target has the rank `MISSED`.

    Args:
        predictions: a number for every location; larger is better.
        targets: the location visited next.
    """
    own = predictions.gather(1, targets[:, None])
    locations = torch.arange(predictions.shape[1], device=predictions.device)
    smaller_id = locations < targets[:, None]
    ahead = (predictions > own) | ((predictions == own) & smaller_id)
    ahead &= locations >= FIRST_KNOWN
    return (ahead.sum(1) + 1).masked_fill(targets == UNKNOWN, MISSED)


def predict(
    network: Network,
    histories: Sequence[History],
    interventions: Interventions = NO_INTERVENTIONS,
) -> Predictions:
    """Return what a network predicts for histories with targets, in batches.

    Args:
        network: the network; its mode, training or evaluation, is left unchanged.
        histories: each of 1 to the network's `max_visits` visits.
        interventions: changes to the passes; positions of visits cannot be among them.
    """
    parts = []
    with evaluation_mode(network):
        for start in range(0, len(histories), EVALUATION_BATCH_SIZE):
            some = histories[start : start + EVALUATION_BATCH_SIZE]
            [batch] = _batches(network, some)
            trace = network.trace(batch, layers=False, interventions=interventions)
            targets = torch.from_numpy(GroundTruth.from_histories(some).targets)
            parts.append(rank_predictions(trace.probabilities, targets.to(batch.lengths.device)))
    return Predictions.concatenate(parts)


@contextmanager
def evaluation_mode(network: Network) -> Iterator[None]:
    """Disable dropout and gradients; restore the mode of the network afterwards."""
    was_training = network.training
    network.eval()
    try:
        with torch.inference_mode():
            yield
    finally:
        network.train(was_training)


def _batches(network: Network, histories: Sequence[History]) -> Iterator[Batch]:
    for start in range(0, len(histories), EVALUATION_BATCH_SIZE):
        selected = histories[start : start + EVALUATION_BATCH_SIZE]
        yield Batch.from_features(compute_features(selected, network.architecture.max_visits)).to(
            network.device
        )


@dataclass(frozen=True)
class _Pass:
    """What is stored of one batch; None for the gate or pointer of a network without one.

    Attributes:
        predictions: of the network and of its parts.
        right: whether the network's prediction is the target, [B].
        gates: the values of the gate, [B].
        entropies: of the pointer weights, in nats, [B].
        weights: the pointer weights by steps back, 0 before the first visit, [B, S].
    """

    predictions: dict[str, Predictions]
    right: Bool[Booleans, " B"]
    gates: Float[Numbers, " B"] | None
    entropies: Float[Numbers, " B"] | None
    weights: Float[Numbers, "B S"] | None

    @classmethod
    def from_trace(cls, trace: Trace, targets: Int[Tensor, " B"]) -> _Pass:
        pointer, generation = trace.pointer_probabilities, trace.generation_probabilities
        predictions = {"network": rank_predictions(trace.probabilities, targets)}
        if pointer is not None and generation is not None:
            predictions["pointer_alone"] = rank_predictions(pointer, targets)
            predictions["generation_alone"] = rank_predictions(generation, targets)
        weights = trace.pointer_weights
        return cls(
            predictions=predictions,
            right=predictions["network"].ranks == 1,
            gates=None if trace.gate_logit is None else _numbers(trace.gate),
            entropies=None if weights is None else _numbers(entropy(weights)),
            weights=None if weights is None else _by_steps_back(weights, trace.batch.lengths),
        )


def rank_predictions(
    probabilities: Float[Tensor, "B V"], targets: Int[Tensor, " B"]
) -> Predictions:
    """Return the predicted places, their probabilities and the ranks of the targets.

    Ranks are those of the log-probabilities that `forward` returns, in which the smallest
    probabilities are equal.
    """
    first = top_places(probabilities)
    return Predictions(
        compute_ranks(to_log_probabilities(probabilities), targets).cpu().numpy(),
        first.cpu().numpy(),
        _numbers(probabilities.gather(1, first[:, None])[:, 0]),
        _numbers(probabilities[:, UNKNOWN]),
    )


def top_places(probabilities: Float[Tensor, "B V"]) -> Int[Tensor, " B"]:
    """Return the most probable known place; of several, the one with the smallest id."""
    return FIRST_KNOWN + to_log_probabilities(probabilities)[:, FIRST_KNOWN:].argmax(1)


def _by_steps_back(
    weights: Float[Tensor, "B T"], lengths: Int[Tensor, " B"]
) -> Float[Numbers, "B S"]:
    steps = torch.arange(min(STEPS_BACK, weights.shape[1]), device=weights.device)
    visits = lengths[:, None] - 1 - steps  # (B, S)
    by_step = weights.gather(1, visits.clamp(min=0)).masked_fill(visits < 0, 0.0)  # (B, S)
    padded = np.zeros((len(lengths), STEPS_BACK))
    padded[:, : len(steps)] = _numbers(by_step)
    return padded


def _numbers(tensor: Tensor) -> Numbers:
    return tensor.double().cpu().numpy()


def _behaviour(histories: Sequence[History], passes: Sequence[_Pass]) -> Behaviour:
    """Compute means and population standard deviations over all histories.

    An unknown target counts as not in the history, even if a visit there is unknown, too.
    """
    right = np.concatenate([batch_pass.right for batch_pass in passes])
    gates, entropies, weights = (
        _concatenate([getattr(batch_pass, name) for batch_pass in passes])
        for name in ("gates", "entropies", "weights")
    )
    lengths = np.array([len(history) for history in histories])
    histories_by_step = [
        int((lengths > step).sum()) for step in range(min(STEPS_BACK, lengths.max()))
    ]
    in_history = [h.target != UNKNOWN and bool((h.locations == h.target).any()) for h in histories]
    return Behaviour(
        histories=len(histories),
        targets_in_history=float(np.mean(in_history)),
        gate_mean=_mean(gates),
        gate_deviation=None if gates is None else float(gates.std()),
        gate_when_right=None if gates is None else _mean(gates[right]),
        gate_when_wrong=None if gates is None else _mean(gates[~right]),
        pointer_entropy_mean=_mean(entropies),
        pointer_entropy_deviation=None if entropies is None else float(entropies.std()),
        weight_by_steps_back=(
            []
            if weights is None
            else [
                float(weights[:, step].sum() / number)
                for step, number in enumerate(histories_by_step)
            ]
        ),
        histories_by_steps_back=[] if weights is None else histories_by_step,
    )


def _concatenate(parts: Sequence[Numbers | None]) -> Numbers | None:
    present = [part for part in parts if part is not None]
    return np.concatenate(present) if present else None


def _mean(numbers: Numbers | None) -> float | None:
    return None if numbers is None or not len(numbers) else float(numbers.mean())
