"""How far probabilities can be taken at their word, and how much a gate could win."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jaxtyping import Float

    from pointerscope.formulas.primitives import Array


def calibration_error(
    right: Float[Array, "*batch bins"],
    confidence: Float[Array, "*batch bins"],
    histories: Float[Array, "*batch bins"],
) -> Float[Array, "*batch"]:
    r"""The expected calibration error, :math:`\sum_b |R_b - C_b| / \sum_b n_b`.

    The mean distance between accuracy and mean confidence of the bins, each as heavy as it has
    histories; between 0 and 1.

    Args:
        right: right answers in each bin.
        confidence: sum of the confidences in each bin.
        histories: in each bin; not all of them 0.

    Source: Guo et al. 2017, equation 3, with sums in place of means.
    """
    return abs(right - confidence).sum(-1) / histories.sum(-1)


def ideal_blend(pointer: Float[Array, "*n"], generation: Float[Array, "*n"]) -> Float[Array, "*n"]:
    r"""The most that any gate could give the right place.

    :math:`\max_g\, g P_\mathrm{ptr}(y) + (1 - g) P_\mathrm{gen}(y) =
    \max(P_\mathrm{ptr}(y), P_\mathrm{gen}(y))`: the blend is linear in the gate, so the best one
    stands at either end.

    Args:
        pointer: probability of the right place with the pointer.
        generation: the same with the generation head.

    Source: follows from F §6.3.
    """
    ideal = (pointer > generation) * 1.0
    return ideal * pointer + (1 - ideal) * generation


def responsibility(
    gate: Float[Array, "*n"], pointer: Float[Array, "*n"], blended: Float[Array, "*n"]
) -> Float[Array, "*n"]:
    r"""The pointer's part of what the right place is given, :math:`g P_\mathrm{ptr}(y) / P(y)`.

    It is also the size of the loss's gradient by :math:`\log P_\mathrm{ptr}(y)`: how hard the loss
    pulls at the pointer.

    Args:
        gate: the pointer's share of the blend.
        pointer: probability of the right place with the pointer.
        blended: the same with the blend; positive.

    Source: F §9.2 and T §4.6, with the chain rule.
    """
    return gate * pointer / blended
