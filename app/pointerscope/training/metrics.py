"""How well a network ranks the places where people went, and how it comes to its ranking."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import torch

from pointerscope.formulas import entropy
from pointerscope.mobility.histories import features_of
from pointerscope.mobility.places import FIRST_KNOWN, UNKNOWN
from pointerscope.network.bundles import Behaviour, Scores
from pointerscope.network.pointer_network import log_of
from pointerscope.network.trace import Batch
from pointerscope.training.scores import MISSED, Answers, Truth, scores

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from jaxtyping import Bool, Float, Int
    from numpy.typing import NDArray
    from torch import Tensor

    from pointerscope.mobility.histories import History
    from pointerscope.network.pointer_network import PointerNetwork
    from pointerscope.network.trace import Trace

HISTORIES_AT_ONCE = 128
STEPS_BACK = 20


@dataclass(frozen=True)
class Measured:
    """What one pass over histories tells of a network.

    Attributes:
        scores: of its predictions.
        parts: of `pointer_alone` and `generation_alone`, where it blends both.
        behaviour: what it did to get there.
    """

    scores: Scores
    parts: dict[str, Scores]
    behaviour: Behaviour


def measure_network(network: PointerNetwork, histories: Sequence[History]) -> Measured:
    """The scores of a network and of its parts, and its behaviour, from one pass.

    Args:
        network: is left in the mode, training or not, in which it was.
        histories: with targets; each of 1 to the network's `max_visits` visits.

    Raises:
        ValueError: there is no history, or one has no target.
    """
    truth = Truth.of(histories)
    passes: list[_Pass] = []
    with evaluating(network):
        for batch in _batches(network, histories):
            start = sum(done.right.size for done in passes)
            targets = torch.from_numpy(truth.targets[start : start + len(batch.lengths)])
            passes.append(
                _Pass.of(network.trace(batch, layers=False), targets.to(batch.lengths.device))
            )
    measured = {
        name: scores(Answers.joined([done.answers[name] for done in passes]), truth)
        for name in passes[0].answers
    }
    return Measured(measured.pop("network"), measured, _behaviour(histories, passes))


def ranks(predictions: Float[Tensor, "N V"], targets: Int[Tensor, " N"]) -> Int[Tensor, " N"]:
    """The rank of every target among all known places: 1 for the best, `MISSED` for none.

    Of places with equal predictions the one with the smaller id ranks higher. "Unknown" names
    no place: as an answer it takes no part, and as a target it is missed whatever was answered.

    Args:
        predictions: larger is better.
        targets: where people went.
    """
    own = predictions.gather(1, targets[:, None])
    locations = torch.arange(predictions.shape[1], device=predictions.device)
    smaller_id = locations < targets[:, None]
    ahead = (predictions > own) | ((predictions == own) & smaller_id)
    ahead &= locations >= FIRST_KNOWN
    return (ahead.sum(1) + 1).masked_fill(targets == UNKNOWN, MISSED)


@contextmanager
def evaluating(network: PointerNetwork) -> Iterator[None]:
    """Without dropout and gradients; the network is left in the mode in which it was."""
    was_training = network.training
    network.eval()
    try:
        with torch.inference_mode():
            yield
    finally:
        network.train(was_training)


def _batches(network: PointerNetwork, histories: Sequence[History]) -> Iterator[Batch]:
    device = network.loc_emb.weight.device
    for start in range(0, len(histories), HISTORIES_AT_ONCE):
        some = histories[start : start + HISTORIES_AT_ONCE]
        yield Batch.from_features(features_of(some, network.architecture.max_visits)).to(device)


@dataclass(frozen=True)
class _Pass:
    """What is kept of one batch; a network without a gate or a pointer has none to keep.

    Attributes:
        answers: of the network and of its parts.
        right: whether the network's first answer is the target, [B].
        gates: the pointer's share of every blend, [B].
        entropies: of the pointer's weights, in nats, [B].
        weights: the pointer's by steps back from the last visit, 0 beyond the first, [B, S].
    """

    answers: dict[str, Answers]
    right: Bool[NDArray[np.bool_], " B"]
    gates: Float[NDArray[np.float64], " B"] | None
    entropies: Float[NDArray[np.float64], " B"] | None
    weights: Float[NDArray[np.float64], "B S"] | None

    @classmethod
    def of(cls, trace: Trace, targets: Int[Tensor, " B"]) -> _Pass:
        pointer, generation = trace.pointer_probabilities, trace.generation_probabilities
        answers = {"network": answers_to(trace.probabilities, targets)}
        if pointer is not None and generation is not None:
            answers["pointer_alone"] = answers_to(pointer, targets)
            answers["generation_alone"] = answers_to(generation, targets)
        weights = trace.pointer_weights
        return cls(
            answers=answers,
            right=answers["network"].ranks == 1,
            gates=None if trace.gate_logit is None else _numbers(trace.gate),
            entropies=None if weights is None else _numbers(entropy(weights)),
            weights=None if weights is None else _by_steps_back(weights, trace.batch.lengths),
        )


def answers_to(probabilities: Float[Tensor, "B V"], targets: Int[Tensor, " B"]) -> Answers:
    """What is answered first, and the ranks of the targets.

    Ranks are as `forward` would give them, whose logarithm takes the smallest for equal.
    """
    first = first_answers(probabilities)
    return Answers(
        ranks(log_of(probabilities), targets).cpu().numpy(),
        first.cpu().numpy(),
        _numbers(probabilities.gather(1, first[:, None])[:, 0]),
    )


def first_answers(probabilities: Float[Tensor, "B V"]) -> Int[Tensor, " B"]:
    """The place of rank 1, of several the one with the smallest id."""
    return FIRST_KNOWN + log_of(probabilities)[:, FIRST_KNOWN:].argmax(1)


def _by_steps_back(
    weights: Float[Tensor, "B T"], lengths: Int[Tensor, " B"]
) -> Float[NDArray[np.float64], "B S"]:
    steps = torch.arange(min(STEPS_BACK, weights.shape[1]), device=weights.device)
    visits = lengths[:, None] - 1 - steps  # (B, S)
    found = weights.gather(1, visits.clamp(min=0)).masked_fill(visits < 0, 0.0)
    padded = np.zeros((len(lengths), STEPS_BACK))
    padded[:, : len(steps)] = _numbers(found)
    return padded


def _numbers(tensor: Tensor) -> NDArray[np.float64]:
    return tensor.double().cpu().numpy()


def _behaviour(histories: Sequence[History], passes: Sequence[_Pass]) -> Behaviour:
    """Means and population standard deviations over all histories.

    An unknown target is in no history, even if an unknown place is.
    """
    right = np.concatenate([done.right for done in passes])
    gates, entropies, weights = (
        _joined([getattr(done, name) for done in passes])
        for name in ("gates", "entropies", "weights")
    )
    lengths = np.array([len(history) for history in histories])
    reaching = [int((lengths > step).sum()) for step in range(min(STEPS_BACK, lengths.max()))]
    held = [h.target != UNKNOWN and bool((h.locations == h.target).any()) for h in histories]
    return Behaviour(
        histories=len(histories),
        targets_in_history=float(np.mean(held)),
        gate_mean=_mean(gates),
        gate_deviation=None if gates is None else float(gates.std()),
        gate_when_right=None if gates is None else _mean(gates[right]),
        gate_when_wrong=None if gates is None else _mean(gates[~right]),
        pointer_entropy_mean=_mean(entropies),
        pointer_entropy_deviation=None if entropies is None else float(entropies.std()),
        weight_by_steps_back=(
            []
            if weights is None
            else [float(weights[:, step].sum() / number) for step, number in enumerate(reaching)]
        ),
        histories_by_steps_back=[] if weights is None else reaching,
    )


def _joined(parts: Sequence[NDArray[np.float64] | None]) -> NDArray[np.float64] | None:
    kept = [part for part in parts if part is not None]
    return np.concatenate(kept) if kept else None


def _mean(numbers: NDArray[np.float64] | None) -> float | None:
    return None if numbers is None or not len(numbers) else float(numbers.mean())
