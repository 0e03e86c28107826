"""Calibration of probabilities, and the best that any gate could do."""

from pointerscope.core.array_types import Float
from pointerscope.formulas.primitives import Array


def calibration_error(
    right: Float[Array, "*batch bins"],
    confidence: Float[Array, "*batch bins"],
    histories: Float[Array, "*batch bins"],
) -> Float[Array, "*batch"]:
    r"""The expected calibration error, :math:`\sum_b |R_b - C_b| / \sum_b n_b`.

    It is the mean distance between accuracy and mean confidence of the bins, weighted by their
    histories; between 0 and 1.

    Args:
        right: the right predictions in each bin.
        confidence: the sum of the confidences in each bin.
        histories: the histories in each bin; not all 0.

    Source: Guo et al. 2017, equation 3, with sums in place of means.
    """
    return abs(right - confidence).sum(-1) / histories.sum(-1)


def ideal_blend(pointer: Float[Array, "*n"], generation: Float[Array, "*n"]) -> Float[Array, "*n"]:
    r"""The highest probability of the right place that any gate could reach.

    :math:`\max_g\, g P_\mathrm{ptr}(y) + (1 - g) P_\mathrm{gen}(y) =
    \max(P_\mathrm{ptr}(y), P_\mathrm{gen}(y))`: the blend is linear in the gate, so the best
    gate is 0 or 1.

    Args:
        pointer: the pointer's probability of the right place.
        generation: the generation head's probability of the right place.

    Source: follows from F §6.3.
    """
    ideal = (pointer > generation) * 1.0
    return ideal * pointer + (1 - ideal) * generation


def responsibility(
    gate: Float[Array, "*n"], pointer: Float[Array, "*n"], blended: Float[Array, "*n"]
) -> Float[Array, "*n"]:
    r"""The pointer's share of the right place's probability, :math:`g P_\mathrm{ptr}(y) / P(y)`.

    It is also the size of the gradient of the loss by :math:`\log P_\mathrm{ptr}(y)`.

    Args:
        gate: the weight of the pointer in the blend.
        pointer: the pointer's probability of the right place.
        blended: the blend's probability of the right place; positive.

    Source: F §9.2 and T §4.6, with the chain rule.
    """
    return gate * pointer / blended
