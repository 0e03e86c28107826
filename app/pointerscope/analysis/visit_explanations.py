"""Explanations of an answer by visits: each gives every visit before the last one a number.

The last visit is not ranked: it always stays, because the network reads its context there. All
explanations are of the probability of one location, the answer. They are the numbers that the
views show, computed for many histories at once. Two rules that do not look into the network are
computed beside them, to show what an explanation must beat.

Shapes: B histories, T visits, H heads, L layers, W inputs of a visit, V locations.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter

import numpy as np
import torch
from torch import Tensor

from pointerscope.analysis.patching import log_odds, other_places
from pointerscope.analysis.shapley import SampledOrders
from pointerscope.analysis.subsets import chunks
from pointerscope.analysis.visit_subsets import Question, run_subsets
from pointerscope.core.array_types import Float, Int, Integers, Numbers
from pointerscope.formulas import attention_rollout, transformed_values, value_norms
from pointerscope.network.architecture import POINTER_NETWORK
from pointerscope.network.network import SMALLEST_PROBABILITY, Network, to_log_probabilities
from pointerscope.network.pointer_network import PointerNetwork
from pointerscope.network.trace import Batch, Trace

Scores = list[Float[Numbers, " T1"]]

GRADIENT_STEPS = 16
"""Points on the path of integrated gradients. On the validation split of an earlier town, the
visits' numbers have a rank correlation of 0.9998 with those of 256 points."""
SHAPLEY_PAIRS = 8
"""Random orders, each followed by its reverse, from which Shapley values are estimated. Their rank
correlation with those of other random orders is 0.62 there, and 0.46 with half as many."""
_HISTORIES_AT_ONCE = 8  # of integrated gradients


@dataclass(frozen=True)
class VisitExplanation:
    """A way to say which visits matter for an answer.

    Attributes:
        name: for programs.
        title: for readers.
        definition: what the number of a visit is, as a clause.
        scores: returns the numbers of the earlier visits of each history.
        needs: what the network must have, as `Architecture.has` names it.
        looks_inside: whether it reads the network at all.
    """

    name: str
    title: str
    definition: str
    scores: Callable[[VisitScores], Scores]
    needs: tuple[str, ...] = ()
    looks_inside: bool = True


class VisitScores:
    """The explanations of several histories, each computed when it is asked for.

    Args:
        network: the network.
        questions: the histories, each of two visits or more, and the locations to explain.
    """

    def __init__(self, network: Network, questions: Sequence[Question]) -> None:
        self.network, self.questions = network, questions
        histories = [one.history for one in questions]
        self.batch = Batch.from_histories(histories, network.architecture.max_visits)
        self.locations = torch.tensor([one.location for one in questions])

    @cached_property
    def trace(self) -> Trace:
        """The passes of all histories."""
        with torch.inference_mode():
            return self.network.trace(self.batch)

    def all(self) -> Mapping[str, Scores]:
        """Return every explanation that the network has, by name."""
        has = self.network.architecture.has
        return {one.name: one.scores(self) for one in EXPLANATIONS if all(map(has, one.needs))}

    def pointer_weights(self) -> Scores:
        """Return the pointer weight of each visit."""
        assert self.trace.pointer_weights is not None
        return self._earlier(self.trace.pointer_weights)

    def attention(self) -> Scores:
        """Return how much the last visit attends to each in the last layer, mean over heads."""
        return self._earlier(self._last(self.trace.layers[-1].weights.mean(1)))

    def rollout(self) -> Scores:
        """Return each visit's share in the last visit's encoding by attention rollout."""
        weights = torch.stack([layer.weights for layer in self.trace.layers], 1)  # (B, L, H, T, T)
        return self._earlier(self._last(attention_rollout(weights)[-1]))

    def value_norms(self) -> Scores:
        """Return the norm of what the last visit reads from each in the last layer, by all heads.

        The norms of all heads are added up.
        """
        layer = self.trace.layers[-1]
        assert isinstance(self.network, PointerNetwork)
        last = [*self.network.transformer.layers][-1]
        transformed = transformed_values(layer.values, last.self_attn.out_proj.weight.detach())
        rows = self._last(layer.weights.transpose(1, 2))[:, :, None]  # (B, H, 1, T)
        return self._earlier(value_norms(rows, transformed).sum((1, 2)))

    def integrated_gradients(self) -> Scores:
        """Return the integrated gradients of the log-probability, summed over a visit's inputs."""
        from captum.attr import IntegratedGradients

        def log_probability(inputs: Tensor, rows: Int[Tensor, " n"]) -> Float[Tensor, " n"]:
            batch = self.batch.map(itemgetter(rows))
            probabilities = self.network.trace_from_inputs(inputs, batch).probabilities
            own = probabilities.gather(1, self.locations[rows, None])[:, 0]
            # Keeps a gradient of zero where the answer does not depend on the inputs.
            return to_log_probabilities(own) + 0 * inputs.sum((1, 2))

        with torch.no_grad():
            inputs = self.network.embed(self.batch)
        method, found = IntegratedGradients(log_probability), []
        for start in range(0, len(inputs), _HISTORIES_AT_ONCE):
            rows = torch.arange(start, min(start + _HISTORIES_AT_ONCE, len(inputs)))
            values = method.attribute(
                inputs[rows], additional_forward_args=(rows,), n_steps=GRADIENT_STEPS
            )
            found.append(values.detach().sum(-1).nan_to_num(posinf=0.0, neginf=0.0))
        return self._earlier(torch.cat(found))

    def leave_one_out(self) -> Scores:
        """Return how far the log-probability drops when a visit is left out."""
        subsets = [
            np.vstack([np.ones((1, one.earlier), bool), ~np.eye(one.earlier, dtype=bool)])
            for one in self.questions
        ]
        found = run_subsets(self.network, self.questions, subsets)
        logs = [np.log(some + SMALLEST_PROBABILITY) for some in found]
        return [some[0] - some[1:] for some in logs]

    def shapley(self) -> Scores:
        """Return what each visit adds to the probability, averaged over orders of joining."""
        orders = [SampledOrders.draw(one.earlier, SHAPLEY_PAIRS) for one in self.questions]
        found = run_subsets(self.network, self.questions, [own.subsets for own in orders])
        return [own.estimate(values)[0] for own, values in zip(orders, found, strict=True)]

    def patching(self) -> Scores:
        """Return how far the log-odds drop when a visit goes to another place.

        The other place is the most probable one that is neither the answer nor the visit's own.
        """
        of, position = self._every_earlier_visit()
        probabilities = self.trace.probabilities.numpy()
        elsewhere = np.concatenate(
            [
                other_places(own, one.location, one.history.locations)[:-1]
                for own, one in zip(probabilities, self.questions, strict=True)
            ]
        )
        whole = log_odds(self.trace.probabilities, self.locations)
        changed = np.empty(len(of))
        for chunk in chunks(
            np.arange(len(of)), self.network.architecture, self.batch.locations.shape[1]
        ):
            rows = torch.from_numpy(of[chunk])
            batch = self.batch.map(itemgetter(rows))
            batch.locations[torch.arange(len(chunk)), torch.from_numpy(position[chunk])] = (
                torch.from_numpy(elsewhere[chunk])
            )
            with torch.inference_mode():
                found = self.network.trace(batch, layers=False).probabilities
            changed[chunk] = log_odds(found, self.locations[rows])
        ends = np.cumsum([one.earlier for one in self.questions])[:-1]
        return np.split(whole[of] - changed, ends)

    def latest_first(self) -> Scores:
        """Return the position of each visit, so that the latest comes first."""
        return [np.arange(one.earlier, dtype=np.float64) for one in self.questions]

    def same_place_first(self) -> Scores:
        """Return numbers that put visits to the answer first, the latest of them before others."""
        return [
            np.arange(one.earlier) + len(one.history) * (one.history.locations[:-1] == one.location)
            for one in self.questions
        ]

    def _every_earlier_visit(self) -> tuple[Int[Integers, " n"], ...]:
        """Return question and position of every visit that is ranked."""
        counts = [one.earlier for one in self.questions]
        of = np.repeat(np.arange(len(counts)), counts)
        return of, np.concatenate([*map(np.arange, counts)])

    def _last(self, rows: Float[Tensor, "B T ..."]) -> Float[Tensor, "B ..."]:
        """Return the row of the last visit of each history."""
        return rows[torch.arange(len(rows)), self.batch.lengths - 1]

    def _earlier(self, values: Float[Tensor, "B T"]) -> Scores:
        """Split numbers by visit into those of each history, without its last visit."""
        numbers = values.double().numpy()
        return [own[: one.earlier] for own, one in zip(numbers, self.questions, strict=True)]


EXPLANATIONS = (
    VisitExplanation(
        "pointer_weight",
        "Pointer weight",
        "the weight that the pointer gives the visit",
        VisitScores.pointer_weights,
        ("pointer",),
    ),
    VisitExplanation(
        "attention",
        "Attention",
        "the attention weight of the visit for the last one in the last layer, averaged over heads",
        VisitScores.attention,
        ("attention",),
    ),
    VisitExplanation(
        "rollout",
        "Attention rollout",
        "the share of the visit in the encoding of the last one by attention rollout",
        VisitScores.rollout,
        ("attention",),
    ),
    VisitExplanation(
        "value_norms",
        "Value norms",
        "the norm of what the last visit reads from the visit in the last layer, added up over "
        "heads",
        VisitScores.value_norms,
        ("attention", POINTER_NETWORK),
    ),
    VisitExplanation(
        "integrated_gradients",
        "Integrated gradients",
        f"the integrated gradients of the answer's log-probability ({GRADIENT_STEPS} steps from "
        "inputs of zero), added up over the inputs of the visit",
        VisitScores.integrated_gradients,
        ("inputs.projected",),
    ),
    VisitExplanation(
        "leave_one_out",
        "Leave one out",
        "the drop of the answer's log-probability when the visit is left out",
        VisitScores.leave_one_out,
    ),
    VisitExplanation(
        "shapley",
        "Shapley values",
        "what the visit adds to the answer's probability, averaged over random orders in which "
        f"visits join ({2 * SHAPLEY_PAIRS} orders)",
        VisitScores.shapley,
    ),
    VisitExplanation(
        "patching",
        "Patching",
        "the drop of the answer's log-odds when the visit goes to another place",
        VisitScores.patching,
    ),
    VisitExplanation(
        "latest_first",
        "Rule: latest visits",
        "a rule that does not look into the network: the later the visit, the more it matters",
        VisitScores.latest_first,
        looks_inside=False,
    ),
    VisitExplanation(
        "same_place_first",
        "Rule: visits to the answer",
        "a rule that does not look into the network: visits to the predicted place first, the "
        "latest of them before the others",
        VisitScores.same_place_first,
        looks_inside=False,
    ),
)
