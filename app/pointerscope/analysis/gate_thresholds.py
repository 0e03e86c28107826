"""What the gate's decision is made of, and at which values of the gate the answer changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas.gate import tie_of_blends

if TYPE_CHECKING:
    from jaxtyping import Float, Int
    from numpy.typing import NDArray

    from pointerscope.analysis.explanation import ExplainedQuery

    Array = NDArray[np.float32]


@dataclass(frozen=True, eq=False)
class GateContributions:
    """What the gate's logit is the sum of.

    Attributes:
        units: what each hidden unit adds, its value after the GELU times its weight.
        bias: the rest.
        logit: what the network's gate says before the sigmoid, also where the gate is forced.
    """

    units: Float[Array, " h"]
    bias: float
    logit: float

    @property
    def value(self) -> float:
        """What the network's gate says."""
        return float(1 / (1 + np.exp(-np.float64(self.logit))))


@dataclass(frozen=True, eq=False)
class LeadingIntervals:
    """Which place leads the blend at which values of the gate; n intervals of 0 to 1.

    Attributes:
        locations: the leading place of each interval, that of the smallest gate first.
        edges: where the intervals begin and end, from 0 to 1, strictly growing.
    """

    locations: Int[NDArray[np.int64], " n"]
    edges: Float[NDArray[np.float64], " n1"]

    def index_of(self, gate: float) -> int:
        """The interval that a value lies in; of two that meet there the one above."""
        return int(np.searchsorted(self.edges[1:-1], gate, side="right"))


def gate_contributions(explanation: ExplainedQuery) -> GateContributions | None:
    """What each hidden unit of the gate adds to its logit; None where no gate was learned.

    Source: F §6.1, the last linear map written as a sum.
    """
    hidden, logit = explanation.trace.gate_hidden, explanation.gate_logit
    network = explanation.bundle.network
    if hidden is None or logit is None or network.ptr_gen_gate is None:
        return None
    parameters = network.get_parameter
    weight = parameters("ptr_gen_gate.2.weight").detach().numpy()[0]
    bias = parameters("ptr_gen_gate.2.bias").item()
    return GateContributions(units=weight * hidden[0].numpy(), bias=bias, logit=logit)


def leading_intervals(
    pointer: Float[Array, " V"], generation: Float[Array, " V"]
) -> LeadingIntervals:
    """The place with the largest blended probability, for every value of the gate.

    The blend of a place is linear in the gate, from what the generation head gives it to what
    the pointer gives it; the largest of all is the upper envelope of these lines.

    Args:
        pointer: the distribution that a gate of 1 shows.
        generation: the one that a gate of 0 shows.

    Source: F §6.3.
    """
    candidates = _undominated(pointer, generation)
    p, q = pointer[candidates].astype(np.float64), generation[candidates].astype(np.float64)
    current, on_top, edges = 0, [0], [0.0]
    while current + 1 < len(candidates):
        after = slice(current + 1, None)
        ties = tie_of_blends(p[current], q[current], p[after], q[after])
        # Of several that meet at one value, the one that gains most leads from there on.
        step = len(ties) - 1 - int(ties[::-1].argmin())
        current += 1 + step
        # Rounding may put a tie onto the one before it; that interval is a point then.
        if ties[step] <= edges[-1]:
            on_top[-1] = current
        else:
            on_top.append(current)
            edges.append(float(ties[step]))
    if edges[-1] >= 1.0 and len(edges) > 1:
        on_top.pop()
        edges.pop()
    return LeadingIntervals(candidates[on_top], np.array([*edges, 1.0]))


def _undominated(
    pointer: Float[Array, " V"], generation: Float[Array, " V"]
) -> Int[NDArray[np.int64], " n"]:
    """The places that no other exceeds in both: generation falls, pointer grows."""
    # What the pointer gives nothing cannot lead but by the most of the generation head.
    pointed = np.flatnonzero(pointer)
    most = generation.argmax()
    candidates = np.unique(np.append(pointed, most))
    order = np.lexsort((candidates, -pointer[candidates], -generation[candidates]))
    candidates = candidates[order]
    highest = np.maximum.accumulate(pointer[candidates])
    grows = np.ones(len(candidates), dtype=bool)
    grows[1:] = highest[1:] > highest[:-1]
    return candidates[grows]
