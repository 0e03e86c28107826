"""How far the pointer and the generation head agree."""

from dataclasses import dataclass

import numpy as np

from pointerscope.analysis.explanation import ExplainedQuery, leading_locations
from pointerscope.core.array_types import Float, Int, Integers, Numbers
from pointerscope.formulas import entropy, jensen_shannon, kl_divergence, perplexity

Locations = Int[Integers, " n"]


@dataclass(frozen=True, eq=False)
class Agreement:
    """A comparison of the pointer's and the generation head's distribution; measures in nats.

    Attributes:
        entropies: of the pointer, the generation head and the blend.
        effective_places: the exponential of each entropy.
        pointer_from_generation: KL divergence of the pointer from the generation head.
        generation_from_pointer: KL divergence of the generation head from the pointer. Infinite if
            a place outside the history has a positive generation probability.
        jensen_shannon: the Jensen–Shannon divergence, from 0 to log 2.
        pointer_leading: the k most probable places of the pointer, the unknown place among them;
            fewer if the others have 0.
        generation_leading: the same of the generation head.
        shared: the places in both lists.
    """

    entropies: Float[Numbers, " 3"]
    effective_places: Float[Numbers, " 3"]
    pointer_from_generation: float
    generation_from_pointer: float
    jensen_shannon: float
    pointer_leading: Locations
    generation_leading: Locations
    shared: Locations


def compute_agreement(explanation: ExplainedQuery, k: int) -> Agreement | None:
    """Compare the two parts; None if the network lacks one of them.

    Args:
        explanation: the explanation.
        k: number of leading places of each part to compare.

    Source: F §7; T §6.5.
    """
    pointer, generation = explanation.pointer_probabilities, explanation.generation_probabilities
    if pointer is None or generation is None:
        return None
    both = np.array([pointer, generation, explanation.probabilities], dtype=np.float64)
    both /= both.sum(-1, keepdims=True)  # in float32 the sums are 1 to seven digits only
    parts = both[:2]
    divergences = kl_divergence(parts, parts[::-1])
    leading = (
        leading_locations(pointer, k, with_unknown=True),
        leading_locations(generation, k, with_unknown=True),
    )
    return Agreement(
        entropies=entropy(both),
        effective_places=perplexity(both),
        pointer_from_generation=float(divergences[0]),
        generation_from_pointer=float(divergences[1]),
        jensen_shannon=max(0.0, float(jensen_shannon(*parts))),
        pointer_leading=leading[0],
        generation_leading=leading[1],
        shared=np.intersect1d(*leading, assume_unique=True),
    )
