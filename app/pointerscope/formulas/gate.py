"""The gate between copying and generating, and the blend it makes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple

from pointerscope.formulas.primitives import Array, gelu, linear, sigmoid

if TYPE_CHECKING:
    from jaxtyping import Float


class GateActivations(NamedTuple, Generic[Array]):
    """What the gate computes on its way: hidden units, logit and value."""

    hidden: Float[Array, "*batch h"]
    logit: Float[Array, "*batch"]
    value: Float[Array, "*batch"]


def gate(
    context: Float[Array, "*batch d"],
    weight_1: Float[Array, "h d"],
    bias_1: Float[Array, " h"],
    weight_2: Float[Array, "1 h"],
    bias_2: Float[Array, " 1"],
) -> GateActivations[Array]:
    r"""How much to trust the pointer, :math:`g = \sigma(W_2\,\mathrm{GELU}(W_1 c + b_1) + b_2)`.

    The hidden units are given after the GELU. Source: F §6.1; T §4.3.
    """
    hidden = gelu(linear(context, weight_1, bias_1))
    logit = linear(hidden, weight_2, bias_2)[..., 0]
    return GateActivations(hidden, logit, sigmoid(logit))


def blend(
    gate: Float[Array, "*batch"],
    pointer: Float[Array, "*batch n"],
    generation: Float[Array, "*batch n"],
) -> Float[Array, "*batch n"]:
    r"""The final distribution, :math:`g \cdot P_\mathrm{ptr} + (1 - g) \cdot P_\mathrm{gen}`.

    A convex combination of two distributions is one too. Source: F §6.3; T §4.4.
    """
    share = gate[..., None]
    return share * pointer + (1 - share) * generation


def gate_gradient(
    pointer: Float[Array, "*n"], generation: Float[Array, "*n"], blended: Float[Array, "*n"]
) -> Float[Array, "*n"]:
    r"""Which way the loss :math:`-\log P_\mathrm{final}(y)` pushes the gate, and how hard.

    :math:`\partial L / \partial g = -(P_\mathrm{ptr}(y) - P_\mathrm{gen}(y)) / P_\mathrm{final}(y)`

    Negative, so that the gate grows, where the pointer gives the right place more.

    Args:
        pointer: probability of the right place with the pointer.
        generation: the same with the generation head.
        blended: the same with their blend; positive.

    Source: F §6.4.
    """
    return (generation - pointer) / blended


def sigmoid_slope(share: Float[Array, "*s"]) -> Float[Array, "*s"]:
    r"""The slope of the sigmoid where its value is :math:`g`: :math:`\sigma' = g (1 - g)`.

    At most 1/4, which is where the value is one half. Source: F §6.2.
    """
    return share * (1 - share)


def gate_at_tie(
    pointer: Float[Array, "*n"],
    generation: Float[Array, "*n"],
    other_pointer: Float[Array, "*n"],
    other_generation: Float[Array, "*n"],
) -> Float[Array, "*n"]:
    r"""The value of the gate at which two places are equally probable.

    :math:`g^* = \Delta q / (\Delta q + \Delta p)`, where the first place is ahead by
    :math:`\Delta q > 0` with the generation head and the other by :math:`\Delta p > 0` with the
    pointer: below it the first one leads, above it the other. Solved from F §6.3.

    Args:
        pointer: probability of the first place with the pointer.
        generation: the same with the generation head.
        other_pointer: probability of the other place with the pointer, the larger one.
        other_generation: the same with the generation head, the smaller one.
    """
    ahead = generation - other_generation
    return ahead / (ahead + (other_pointer - pointer))
