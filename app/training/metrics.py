"""How well predictions rank the places where people went."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

from app.mobility.histories import features_of
from app.mobility.places import UNKNOWN
from app.network.bundles import Scores
from app.network.trace import Batch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jaxtyping import Float, Int
    from torch import Tensor

    from app.mobility.histories import History
    from app.network.pointer_network import PointerNetwork

MISSED = 0
_HISTORIES_AT_ONCE = 512


def measure_network(
    network: PointerNetwork, histories: Sequence[History], *, unknown_can_be_right: bool = False
) -> Scores:
    """The scores of a network on histories whose targets are known.

    Args:
        network: is left in the mode, training or not, in which it was.
        histories: to predict.
        unknown_can_be_right: see `ranks`.

    Raises:
        ValueError: there is no history, or one has no target.
    """
    if not histories:
        raise ValueError("Scores need at least one history.")
    log_probabilities, targets = predict(network, histories), targets_of(histories)
    return scores(ranks(log_probabilities, targets, unknown_can_be_right=unknown_can_be_right))


def predict(network: PointerNetwork, histories: Sequence[History]) -> Float[Tensor, "N V"]:
    """Log-probabilities of the next place for many histories, without dropout.

    Args:
        network: is left in the mode, training or not, in which it was.
        histories: each of 1 to the network's `max_visits` visits.
    """
    was_training = network.training
    network.eval()
    try:
        with torch.inference_mode():
            parts = [
                network(
                    Batch.from_features(
                        features_of(
                            histories[start : start + _HISTORIES_AT_ONCE],
                            network.architecture.max_visits,
                        )
                    )
                )
                for start in range(0, len(histories), _HISTORIES_AT_ONCE)
            ]
    finally:
        network.train(was_training)
    return torch.cat(parts)


def targets_of(histories: Sequence[History]) -> Int[Tensor, " N"]:
    """The target of every history.

    Raises:
        ValueError: a history has none.
    """
    targets = [history.target for history in histories]
    if None in targets:
        raise ValueError("A history without a target cannot be scored.")
    return torch.tensor(targets, dtype=torch.int64)


def ranks(
    predictions: Float[Tensor, "N V"],
    targets: Int[Tensor, " N"],
    *,
    unknown_can_be_right: bool = False,
) -> Int[Tensor, " N"]:
    """The rank of every target among all locations: 1 for the best, `MISSED` for none.

    Of locations with equal predictions the one with the smaller id ranks higher.

    Args:
        predictions: larger is better; every location of the vocabulary takes part.
        targets: where people went.
        unknown_can_be_right: an unknown target is missed whatever was predicted, because
            "unknown" names no place; true counts it like any other location.
    """
    own = predictions.gather(1, targets[:, None])
    smaller_id = torch.arange(predictions.shape[1]) < targets[:, None]
    ahead = (predictions > own) | ((predictions == own) & smaller_id)
    found = ahead.sum(1) + 1
    return found if unknown_can_be_right else found.masked_fill(targets == UNKNOWN, MISSED)


def scores(ranks: Int[Tensor, " N"]) -> Scores:
    """Accuracy, mean reciprocal rank and NDCG from ranks; a missed target counts as 0.

    With one right answer, the discounted cumulative gain of rank r is 1 / log2(r + 1), and the
    best possible is 1.

    Raises:
        ValueError: there are no ranks.
    """
    if not len(ranks):
        raise ValueError("Scores need at least one history.")
    exact = ranks.double()
    hit = ranks != MISSED
    reciprocal = torch.where(hit, 1 / exact, 0.0)
    gain = torch.where(hit & (ranks <= 10), 1 / torch.log2(exact + 1), 0.0)

    def accuracy(k: int) -> float:
        return (hit & (ranks <= k)).double().mean().item()

    return Scores(
        accuracy_at_1=accuracy(1),
        accuracy_at_5=accuracy(5),
        accuracy_at_10=accuracy(10),
        mrr=reciprocal.mean().item(),
        ndcg_at_10=gain.mean().item(),
        histories=len(ranks),
    )
