"""The influence of each visit on the prediction: leave-one-out, integrated gradients, weights."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import NDArray

from pointerscope.core.array_types import Array, Float
from pointerscope.core.memoise import memoise_by_object
from pointerscope.mobility.histories import select_visits

if TYPE_CHECKING:
    from torch import Tensor

    from pointerscope.analysis.explanation import ExplainedQuery

Verdict = Literal["yes", "partly", "no", "undecided"]

STRONG_CORRELATION = 0.7
WEAK_CORRELATION = 0.3
MIN_RANKED = 3
MAX_RELATIVE_ERROR = 0.01

_MIN_STEPS = 32
_MAX_STEPS = 512
_MAX_VISITS_AT_ONCE = 2048


@dataclass(frozen=True, eq=False)
class Attributions:
    """Integrated gradients of the predicted place's log-probability; T visits, W inputs each.

    The path is a straight line from zeros (the baseline) to the inputs.

    Attributes:
        values: contribution of every input to the log-probability, in nats.
        at_inputs: the log-probability at the end of the path.
        at_baseline: the log-probability at its beginning.
        steps: number of points on the path at which gradients were taken.
    """

    values: Float[Array, "T W"]
    at_inputs: float
    at_baseline: float
    steps: int

    @property
    def difference(self) -> float:
        """What the values should add up to."""
        return self.at_inputs - self.at_baseline

    @property
    def total(self) -> float:
        """What the values add up to."""
        return float(self.values.sum(dtype=np.float64))

    @property
    def complete(self) -> bool:
        """Whether the total is within 1 % of the difference."""
        return abs(self.total - self.difference) <= MAX_RELATIVE_ERROR * abs(self.difference)


@dataclass(frozen=True, eq=False)
class Influence:
    """Three measures of the influence of each of T visits on the prediction.

    Attributes:
        drops: drop of the predicted place's log-probability when the visit is left out, in nats;
            negative if it rises, NaN if the visit cannot be left out.
        gradients: integrated gradients, summed over the inputs of the visit, in nats.
        weights: the pointer weights; None without a pointer.
        masked: whether the visit is masked.
        attributions: the integrated gradients of every input.
    """

    drops: Float[Array, " T"]
    gradients: Float[Array, " T"]
    weights: Float[Array, " T"] | None
    masked: NDArray[np.bool_]
    attributions: Attributions

    @cached_property
    def correlations(self) -> Float[NDArray[np.float64], "3 3"]:
        """Spearman's rank correlation of every two measures: drops, gradients, weights.

        Only visits that can be left out and are not masked are ranked; a mask alone would make
        the measures agree. NaN for fewer than 3 such visits, or if a measure is constant.
        """
        ranked = ~np.isnan(self.drops) & ~self.masked
        measures = [
            None if measure is None else measure[ranked]
            for measure in (self.drops, self.gradients, self.weights)
        ]
        correlations = np.full((3, 3), np.nan)
        for row in range(3):
            for column in range(row + 1):
                correlations[row, column] = correlations[column, row] = rank_correlation(
                    measures[row], measures[column]
                )
        return correlations

    @property
    def verdict(self) -> Verdict | None:
        """Whether the pointer weights explain this prediction; None if nothing can be ranked.

        "yes" if the weights correlate with both other measures by at least 0.7, "no" if with both
        by less than 0.3. Otherwise "undecided" if the two other measures correlate with each
        other by less than 0.3, else "partly".
        """
        others, *with_weights = self.correlations[[0, 0, 1], [1, 2, 2]]
        if np.isnan([others, *with_weights]).any():
            return None
        if min(with_weights) >= STRONG_CORRELATION:
            return "yes"
        if max(with_weights) < WEAK_CORRELATION:
            return "no"
        return "undecided" if others < WEAK_CORRELATION else "partly"


def compute_influence(explanation: ExplainedQuery) -> Influence:
    """Measure the influence of each visit on the prediction."""
    attributions = compute_attributions(explanation)
    return Influence(
        drops=compute_leave_one_out(explanation),
        gradients=attributions.values.sum(-1),
        weights=explanation.pointer_weights,
        masked=np.array([visit.masked for visit in explanation.visits]),
        attributions=attributions,
    )


def compute_leave_one_out(explanation: ExplainedQuery) -> Float[Array, " T"]:
    """Return the drop of the predicted place's log-probability without each visit, in nats.

    The same moment is predicted from a history without the visit. NaN for an only visit, and for
    the last visit if the one before it is masked, because the context would be read there. All
    shortened histories make one batch.
    """
    import torch

    from pointerscope.network.interventions import build_batch
    from pointerscope.network.network import to_log_probabilities

    read, bundle = explanation.query, explanation.bundle
    count = len(read.history)
    drops = np.full(count, np.nan, dtype=np.float32)
    remaining = [
        [position for position in range(count) if position != left_out] for left_out in range(count)
    ]
    possible = [
        row
        for row, positions in enumerate(remaining)
        if positions and positions[-1] not in read.masked
    ]
    if not possible:
        return drops
    batch = build_batch(
        [select_visits(read.history, remaining[row]) for row in possible],
        bundle.architecture.max_visits,
        [
            [remaining[row].index(position) for position in read.masked if position != row]
            for row in possible
        ],
    )
    with torch.inference_mode():
        trace = bundle.network.trace(batch, layers=False, interventions=read.interventions)
        without = to_log_probabilities(trace.probabilities[:, _predicted_location(explanation)])
        whole = to_log_probabilities(
            explanation.trace.probabilities[0, _predicted_location(explanation)]
        )
        drops[possible] = (whole - without).numpy()
    return drops


@memoise_by_object
def compute_attributions(explanation: ExplainedQuery) -> Attributions:
    """Compute the integrated gradients of an explanation, once for all views.

    Steps are doubled up to 512 until the attributions are complete (see `complete`). A gradient
    that is not a number, as at extreme temperatures, counts as 0.
    """
    import torch
    from captum.attr import IntegratedGradients

    log_probability, inputs = answer_log_probability(explanation), network_inputs(explanation)
    with torch.no_grad():
        ends = torch.cat([inputs, torch.zeros_like(inputs)])
        at_inputs, at_baseline = log_probability(ends).tolist()
    steps = _MIN_STEPS
    method = IntegratedGradients(log_probability)
    while True:
        values = method.attribute(
            inputs,
            n_steps=steps,
            internal_batch_size=max(1, _MAX_VISITS_AT_ONCE // inputs.shape[1]),
        )
        finite = np.nan_to_num(values[0].float().numpy(), posinf=0.0, neginf=0.0)
        attributions = Attributions(finite, at_inputs, at_baseline, steps)
        if attributions.complete or steps == _MAX_STEPS:
            return attributions
        steps *= 2


def answer_log_probability(explanation: ExplainedQuery) -> Callable[[Tensor], Tensor]:
    """Return the predicted place's log-probability as a function of the network's inputs.

    The function maps inputs [N, T, W] to [N]; everything else is as in the explanation.
    """
    from pointerscope.network.network import to_log_probabilities

    network, batch = explanation.bundle.network, explanation.trace.batch
    location, interventions = _predicted_location(explanation), explanation.query.interventions

    def log_probability(inputs: Tensor) -> Tensor:
        rows = batch.repeated(len(inputs))
        trace = network.trace_from_inputs(inputs, rows, interventions)
        # Keeps a gradient of zero where interventions cut the output off from the inputs.
        return to_log_probabilities(trace.probabilities[:, location]) + 0 * inputs.sum((1, 2))

    return log_probability


def network_inputs(explanation: ExplainedQuery) -> Tensor:
    """Return the network's inputs for an explanation, [1, T, W], without gradients."""
    import torch

    network = explanation.bundle.network
    with torch.no_grad():
        return network.embed(explanation.trace.batch, explanation.query.interventions)


def import_libraries() -> None:
    """Import the slow libraries now, so that the first request does not wait for them."""
    for name in ("captum.attr", "scipy.stats"):
        import_module(name)


def _predicted_location(explanation: ExplainedQuery) -> int:
    return explanation.prediction.location


def rank_correlation(first: NDArray[Any] | None, second: NDArray[Any] | None) -> float:
    """Return Spearman's rank correlation of two measures of the same visits.

    NaN without one of them, for fewer than 3 visits, and if a measure is constant.
    """
    if first is None or second is None or len(first) < MIN_RANKED:
        return np.nan
    if not (np.ptp(first) and np.ptp(second)):
        return np.nan
    from scipy.stats import spearmanr

    return float(spearmanr(first, second).statistic)
