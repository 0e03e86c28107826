"""What the answer hangs on: visits left out, integrated gradients, and how these agree."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Literal

import numpy as np

from pointerscope.core.memoise import once_for_each
from pointerscope.mobility.histories import reordered

if TYPE_CHECKING:
    from collections.abc import Callable

    from jaxtyping import Float
    from numpy.typing import NDArray
    from torch import Tensor

    from pointerscope.analysis.explanation import ExplainedQuery

    Array = NDArray[np.float32]

Verdict = Literal["yes", "partly", "no", "undecided"]

STRONG = 0.7
WEAK = 0.3
FEWEST_RANKED = 3
LARGEST_ERROR = 0.01

_FIRST_STEPS = 32
_MOST_STEPS = 512
_MOST_VISITS_AT_ONCE = 2048


@dataclass(frozen=True, eq=False)
class Attributions:
    """Integrated gradients of the answer's log-probability; T visits, W inputs for each.

    The path runs straight from zeros, visits made of nothing, to the inputs as they are.

    Attributes:
        values: what every input adds to the answer's log-probability, in nats.
        at_inputs: the log-probability at the end of the path.
        at_baseline: the log-probability at its beginning.
        steps: at how many points of the path gradients were taken.
    """

    values: Float[Array, "T W"]
    at_inputs: float
    at_baseline: float
    steps: int

    @property
    def difference(self) -> float:
        """What the values must add up to."""
        return self.at_inputs - self.at_baseline

    @property
    def total(self) -> float:
        """What they do add up to."""
        return float(self.values.sum(dtype=np.float64))

    @property
    def complete(self) -> bool:
        """Whether they add up to 1 % of the difference."""
        return abs(self.total - self.difference) <= LARGEST_ERROR * abs(self.difference)


@dataclass(frozen=True, eq=False)
class Influence:
    """Three measures of what each of T visits has to do with the answer.

    Attributes:
        lost: how far the answer's log-probability falls when the visit is left out (below 0: it
            rises), in nats; NaN where the visit cannot be left out.
        gradients: its integrated gradients, summed over what it is made of, in nats.
        weights: the pointer weights; None without a pointer.
        masked: whether nobody may look at the visit.
        attributions: what the sums are of.
    """

    lost: Float[Array, " T"]
    gradients: Float[Array, " T"]
    weights: Float[Array, " T"] | None
    masked: NDArray[np.bool_]
    attributions: Attributions

    @cached_property
    def correlations(self) -> Float[NDArray[np.float64], "3 3"]:
        """Spearman's rank correlation of each two of the measures, in their order.

        Ranked are the visits that are not masked, for a mask makes measures agree by itself, and
        that can be left out. NaN where these are fewer than 3, or where a measure is the same
        for all of them.
        """
        ranked = ~np.isnan(self.lost) & ~self.masked
        measures = [
            None if measure is None else measure[ranked]
            for measure in (self.lost, self.gradients, self.weights)
        ]
        found = np.full((3, 3), np.nan)
        for row in range(3):
            for column in range(row + 1):
                found[row, column] = found[column, row] = _spearman(measures[row], measures[column])
        return found

    @property
    def verdict(self) -> Verdict | None:
        """Whether the pointer weights explain this answer; None where nothing can be ranked.

        Yes where they rank the visits as both other measures do, with correlations of at least
        0.7; no where both are below 0.3. In between it is undecided where the two others
        correlate by less than 0.3 themselves.
        """
        others, *with_weights = self.correlations[[0, 0, 1], [1, 2, 2]]
        if np.isnan([others, *with_weights]).any():
            return None
        if min(with_weights) >= STRONG:
            return "yes"
        if max(with_weights) < WEAK:
            return "no"
        return "undecided" if others < WEAK else "partly"


def influence_of(explanation: ExplainedQuery) -> Influence:
    """Measure what each visit has to do with the answer."""
    attributions = attributions_of(explanation)
    return Influence(
        lost=lost_by_leaving_out(explanation),
        gradients=attributions.values.sum(-1),
        weights=explanation.pointer_weights,
        masked=np.array([visit.masked for visit in explanation.visits]),
        attributions=attributions,
    )


def lost_by_leaving_out(explanation: ExplainedQuery) -> Float[Array, " T"]:
    """How far the answer's log-probability falls when each visit is left out, in nats.

    The same moment is predicted from a history that is shorter by the visit. The only visit
    cannot be left out, nor the last where the one before it is masked: the prediction would be
    read there. All shortened histories make one batch.
    """
    import torch

    from pointerscope.network.interventions import batch_of
    from pointerscope.network.pointer_network import log_of

    read, bundle = explanation.query, explanation.bundle
    count = len(read.history)
    lost = np.full(count, np.nan, dtype=np.float32)
    kept = [[place for place in range(count) if place != left_out] for left_out in range(count)]
    able = [row for row, places in enumerate(kept) if places and places[-1] not in read.masked]
    if not able:
        return lost
    batch = batch_of(
        [reordered(read.history, kept[row]) for row in able],
        bundle.architecture.max_visits,
        [[kept[row].index(place) for place in read.masked if place != row] for row in able],
    )
    with torch.inference_mode():
        trace = bundle.network.trace(batch, layers=False, interventions=read.interventions)
        without = log_of(trace.probabilities[:, _answer(explanation)])
        whole = log_of(explanation.trace.probabilities[0, _answer(explanation)])
        lost[able] = (whole - without).numpy()
    return lost


@once_for_each
def attributions_of(explanation: ExplainedQuery) -> Attributions:
    """The integrated gradients of an explanation, computed once for all who ask.

    Steps are doubled until the attributions add up to 1 % of the difference, at most to 512;
    where they still do not, `complete` is false. Where a gradient is no number, as at extreme
    temperatures, 0 stands in its place.
    """
    import torch
    from captum.attr import IntegratedGradients

    log_probability, inputs = log_probability_of(explanation), inputs_of(explanation)
    with torch.no_grad():
        ends = torch.cat([inputs, torch.zeros_like(inputs)])
        at_inputs, at_baseline = log_probability(ends).tolist()
    steps = _FIRST_STEPS
    method = IntegratedGradients(log_probability)
    while True:
        values = method.attribute(
            inputs,
            n_steps=steps,
            internal_batch_size=max(1, _MOST_VISITS_AT_ONCE // inputs.shape[1]),
        )
        finite = np.nan_to_num(values[0].float().numpy(), posinf=0.0, neginf=0.0)
        found = Attributions(finite, at_inputs, at_baseline, steps)
        if found.complete or steps == _MOST_STEPS:
            return found
        steps *= 2


def log_probability_of(explanation: ExplainedQuery) -> Callable[[Tensor], Tensor]:
    """The answer's log-probability as a function of what the visits are made of.

    The function takes inputs [N, T, W] and gives [N]; all else is as in the explanation.
    """
    from pointerscope.network.pointer_network import log_of

    network, batch = explanation.bundle.network, explanation.trace.batch
    answer, interventions = _answer(explanation), explanation.query.interventions

    def log_probability(inputs: Tensor) -> Tensor:
        rows = batch.changed(lambda tensor: tensor.expand(len(inputs), *tensor.shape[1:]))
        trace = network.trace_inputs(inputs, rows, interventions=interventions)
        # Where changes cut the answer off from its inputs there is a gradient still: zero.
        return log_of(trace.probabilities[:, answer]) + 0 * inputs.sum((1, 2))

    return log_probability


def inputs_of(explanation: ExplainedQuery) -> Tensor:
    """What the visits of an explanation are made of, [1, T, W], outside any graph."""
    import torch

    network = explanation.bundle.network
    with torch.no_grad():
        return network.inputs(explanation.trace.batch, explanation.query.interventions)


def import_libraries() -> None:
    """Fetch what takes seconds to import, so that nobody waits for it with the first question."""
    for name in ("captum.attr", "scipy.stats"):
        import_module(name)


def _answer(explanation: ExplainedQuery) -> int:
    return explanation.prediction.location


def _spearman(one: Array | None, other: Array | None) -> float:
    """The rank correlation of two measures, NaN where there is none."""
    if one is None or other is None or len(one) < FEWEST_RANKED:
        return np.nan
    if not (np.ptp(one) and np.ptp(other)):
        return np.nan
    from scipy.stats import spearmanr

    return float(spearmanr(one, other).statistic)
