"""Other weights with the same answer: how far attention is determined by what the network answers.

Jain and Wallace ("Attention is not Explanation", 2019, section 4.2.2) look for attention weights
as different as possible from a network's own that leave its answer as it is. Where such weights
exist, the own weights are not the only ones that explain the answer. Wiegreffe and Pinter
("Attention is not not Explanation", 2019) object that weights found for one history alone are not
those of a network that could have been trained; they compare with uniform weights first: where
these give the same answer, attention says little in any case. So both are computed.

The difference of weights is the Jensen-Shannon divergence, from 0 to log 2 = 0.693 nats; that of
answers is the total variation distance, from 0 to 1. Weights are searched by gradient ascent, from
the own weights, for all histories at once. Shapes: B histories, T visits, H heads, V locations.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, get_args

import torch
from torch import Tensor

from pointerscope.core.array_types import Float, Numbers
from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.formulas import softmax
from pointerscope.formulas.mobility import total_variation
from pointerscope.mobility.interventions import NO_INTERVENTIONS
from pointerscope.mobility.validation_messages import list_choices
from pointerscope.network.architecture import Architecture
from pointerscope.network.sites import site_names

if TYPE_CHECKING:
    from pointerscope.mobility.interventions import Interventions
    from pointerscope.network.network import Network
    from pointerscope.network.trace import Batch

Weights = Literal["attention", "pointer"]
WEIGHTS: tuple[Weights, ...] = get_args(Weights)

SAME_ANSWER = 0.01
"""The largest total variation distance between two answers that count as the same."""
MAX_DIVERGENCE = math.log(2)
_STEPS = 300
_RATE = 0.3
_PENALTY = 100.0  # nats for each unit of distance beyond the allowed one
_START = 0.5  # standard deviation of the noise on the scores that the search starts from
_SEED = 0


@dataclass(frozen=True, eq=False)
class OtherAttention:
    """Other weights of B histories, as different as found, with the same answer.

    Attributes:
        own: the network's own weights of the last visit, averaged over heads.
        other: the weights found, likewise; the own ones where no others give the same answer.
        divergence: of the two, in nats; of heads, the mean of their divergences.
        distance: between both answers.
        uniform_divergence: of uniform weights from the own ones.
        uniform_distance: between the answer with uniform weights and the network's own.
    """

    own: Float[Numbers, "B T"]
    other: Float[Numbers, "B T"]
    divergence: Float[Numbers, " B"]
    distance: Float[Numbers, " B"]
    uniform_divergence: Float[Numbers, " B"]
    uniform_distance: Float[Numbers, " B"]


def find_other_attention(
    network: Network,
    batch: Batch,
    weights: Weights,
    interventions: Interventions = NO_INTERVENTIONS,
) -> OtherAttention:
    """Search other weights with the same answer, for each history on its own.

    Args:
        network: the network.
        batch: the histories; for one visit there are no other weights.
        weights: "attention" for how the last visit attends in the last layer, all heads at once;
            "pointer" for the pointer's weights.
        interventions: changes to all passes.

    Raises:
        InvalidQueryError: there are no such weights, or the network has none.
    """
    if obstacle := find_obstacle(network.architecture, weights):
        raise InvalidQueryError(Problem("weights", obstacle))
    replaced = _Replaced(network, batch, weights, interventions)
    own, answer = replaced.own, replaced.answer
    noise = torch.Generator().manual_seed(_SEED)
    scores = own.clamp(min=1e-9).log()
    scores += _START * torch.randn(scores.shape, generator=noise)
    scores.requires_grad_()
    optimiser = torch.optim.Adam([scores], lr=_RATE)
    best, furthest = own.clone(), torch.zeros(len(own))
    reached = torch.zeros(len(own))
    for _ in range(_STEPS):
        other = replaced.softmax(scores)
        divergence = smooth_divergence(own, other).mean(1)
        distance = total_variation(replaced.answer_with(other), answer)
        with torch.no_grad():
            better = (distance <= SAME_ANSWER) & (divergence > furthest)
            best[better], furthest[better] = other[better], divergence[better]
            reached[better] = distance[better]
        excess = (distance - SAME_ANSWER / 2).clamp(min=0)
        loss = (_PENALTY * excess - divergence).sum()
        [scores.grad] = torch.autograd.grad(loss, scores)
        optimiser.step()
    with torch.no_grad():
        uniform = replaced.uniform
        far = total_variation(replaced.answer_with(uniform), answer)
        apart = smooth_divergence(own, uniform).mean(1)
    return OtherAttention(
        *(
            found.double().numpy()
            for found in (own.mean(1), best.mean(1), furthest, reached, apart, far)
        )
    )


def find_obstacle(architecture: Architecture, weights: str) -> str | None:
    """Return why other weights cannot be put into a network, as a sentence; None if they can."""
    if weights not in WEIGHTS:
        return f"{weights!r} is not a valid choice. {list_choices(WEIGHTS)}"
    part = "self-attention" if weights == "attention" else weights
    if weights not in architecture.components:
        return f"This network has no {part}."
    if not {*_sites(architecture, weights)} <= {*site_names(architecture)}:
        return f"The weights of the {part} of this network can be read, but not changed."
    return None


def _sites(architecture: Architecture, weights: str) -> list[str]:
    if weights == "pointer":
        return ["pointer.weights"]
    last = architecture.layers - 1
    return [f"layers.{last}.heads.{head}.weights" for head in range(architecture.heads)]


def smooth_divergence(
    first: Float[Tensor, "*N T"], second: Float[Tensor, "*N T"]
) -> Float[Tensor, "*N"]:
    """Return the Jensen-Shannon divergence, from 0 to log 2 nats, with gradients.

    `pointerscope.formulas.jensen_shannon` has none where a weight is 0, as at padding.
    """
    middle = (first + second) / 2

    def divergence(weights: Float[Tensor, "*N T"]) -> Float[Tensor, "*N"]:
        tiny = torch.finfo(weights.dtype).tiny
        logs = weights.clamp(min=tiny).log() - middle.clamp(min=tiny).log()
        return (weights * logs).sum(-1)

    return ((divergence(first) + divergence(second)) / 2).clamp(0, MAX_DIVERGENCE)


class _Replaced:
    """A network whose weights at the last visits are others.

    Attributes:
        own: its own weights; the pointer's as if of one head, [B, H, T].
        answer: its own distribution of places.
        uniform: equal weights for all visits of a history.
    """

    def __init__(
        self,
        network: Network,
        batch: Batch,
        weights: Weights,
        interventions: Interventions,
    ) -> None:
        self._network, self._batch, self._weights = network, batch, weights
        self._interventions = interventions
        with torch.no_grad():
            trace = network.trace(batch, interventions=interventions)
        self.answer: Float[Tensor, "B V"] = trace.probabilities
        self._rows = torch.arange(len(batch.lengths)), batch.lengths - 1
        if weights == "pointer":
            assert trace.pointer_weights is not None
            self.own: Float[Tensor, "B H T"] = trace.pointer_weights[:, None]
        else:
            self.own = trace.layers[-1].weights.transpose(1, 2)[self._rows]
        visited = torch.ones_like(batch.locations) if batch.mask is None else batch.mask
        self._visited = visited.bool()[:, None]
        self.uniform = self.softmax(torch.zeros_like(self.own))

    def softmax(self, scores: Float[Tensor, "B H T"]) -> Float[Tensor, "B H T"]:
        """Return the weights of these scores; 0 at padding."""
        return softmax(scores, mask=self._visited)

    def answer_with(self, weights: Float[Tensor, "B H T"]) -> Float[Tensor, "B V"]:
        """Return the distribution of places with these weights at the last visits."""
        return self._network.trace(
            self._batch,
            layers=False,
            interventions=self._interventions,
            at=dict(self._functions(weights)),
        ).probabilities

    def _functions(
        self, weights: Float[Tensor, "B H T"]
    ) -> list[tuple[str, Callable[[Tensor], Tensor]]]:
        sites = _sites(self._network.architecture, self._weights)
        if self._weights == "pointer":
            return [(sites[0], lambda _: weights[:, 0])]

        def replace(head: int) -> Callable[[Tensor], Tensor]:
            def put(tensor: Float[Tensor, "B T T"]) -> Float[Tensor, "B T T"]:
                changed = tensor.clone()
                changed[self._rows] = weights[:, head]
                return changed

            return put

        return [(site, replace(head)) for head, site in enumerate(sites)]
