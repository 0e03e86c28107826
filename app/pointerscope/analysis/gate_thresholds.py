"""The terms of the gate's logit, and the gate values at which the predicted place changes."""

from dataclasses import dataclass

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery, most_probable_place
from pointerscope.core.array_types import Array, Float, Int, Integers, Numbers
from pointerscope.formulas import sigmoid
from pointerscope.formulas.gate import gate_at_tie
from pointerscope.mobility.places import FIRST_KNOWN


@dataclass(frozen=True, eq=False)
class GateContributions:
    """The terms whose sum is the gate's logit.

    Attributes:
        units: the term of each hidden unit: its value after the GELU times its weight.
        bias: the constant term.
        logit: the network's own logit, also if an intervention sets the gate.
    """

    units: Float[Array, " h"]
    bias: float
    logit: float

    @property
    def value(self) -> float:
        """The network's own gate."""
        return float(sigmoid(np.array(self.logit)))


@dataclass(frozen=True, eq=False)
class LeadingIntervals:
    """The place that leads the blend, in n intervals of the gate from 0 to 1.

    Attributes:
        locations: the leading place of each interval, in order of the gate.
        edges: the bounds of the intervals, strictly increasing from 0 to 1.
    """

    locations: Int[Integers, " n"]
    edges: Float[Numbers, " n1"]

    def index_of(self, gate: float) -> int:
        """Return the interval that contains a gate value; on a bound, the upper one."""
        return int(np.searchsorted(self.edges[1:-1], gate, side="right"))


def compute_gate_contributions(explanation: ExplainedQuery) -> GateContributions | None:
    """Return the terms of the gate's logit; None if a PointerNetworkV45 has no gate, or of others.

    Source: F §6.1, the last linear map written as a sum.
    """
    hidden, logit = explanation.trace.gate_hidden, explanation.gate_logit
    if hidden is None or logit is None or not explanation.bundle.architecture.is_pointer_network:
        return None
    parameters = explanation.bundle.network.get_parameter
    weight = parameters("ptr_gen_gate.2.weight").detach().numpy()[0]
    bias = parameters("ptr_gen_gate.2.bias").item()
    return GateContributions(units=weight * hidden[0].numpy(), bias=bias, logit=logit)


def find_leading_intervals(
    pointer: Float[Array, " V"], generation: Float[Array, " V"]
) -> LeadingIntervals:
    """Return the known place with the largest blended probability for every value of the gate.

    The blended probability of a place is linear in the gate, from its generation probability at 0
    to its pointer probability at 1. The largest of all is the upper envelope of these lines.

    Args:
        pointer: the blend at a gate of 1.
        generation: the blend at a gate of 0.

    Source: F §6.3.
    """
    candidates = _undominated(pointer, generation)
    p, q = pointer[candidates].astype(np.float64), generation[candidates].astype(np.float64)
    current, leading, edges = 0, [0], [0.0]
    while current + 1 < len(candidates):
        after = slice(current + 1, None)
        ties = gate_at_tie(p[current], q[current], p[after], q[after])
        # Of several lines that meet at one gate, the steepest leads from there on.
        step = len(ties) - 1 - int(ties[::-1].argmin())
        current += 1 + step
        # Rounding may put a tie onto the previous one; that interval is then a point.
        if ties[step] <= edges[-1]:
            leading[-1] = current
        else:
            leading.append(current)
            edges.append(float(ties[step]))
    if edges[-1] >= 1.0 and len(edges) > 1:
        leading.pop()
        edges.pop()
    return LeadingIntervals(candidates[leading], np.array([*edges, 1.0]))


def _undominated(
    pointer: Float[Array, " V"], generation: Float[Array, " V"]
) -> Int[Integers, " n"]:
    """Return the known places that no other exceeds in both, by falling generation probability."""
    # Of places without pointer probability only the generation head's first can lead.
    pointed = FIRST_KNOWN + np.flatnonzero(pointer[FIRST_KNOWN:])
    candidates = np.unique(np.append(pointed, most_probable_place(generation)))
    order = np.lexsort((candidates, -pointer[candidates], -generation[candidates]))
    candidates = candidates[order]
    highest = np.maximum.accumulate(pointer[candidates])
    increases = np.ones(len(candidates), dtype=bool)
    increases[1:] = highest[1:] > highest[:-1]
    return candidates[increases]
