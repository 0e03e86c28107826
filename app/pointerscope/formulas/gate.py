"""The gate between pointer and generation head, and the blend of both."""

from collections.abc import Callable
from typing import Generic, NamedTuple

from pointerscope.core.array_types import Float
from pointerscope.formulas.primitives import Array, gelu, sigmoid, unchanged


class GateActivations(NamedTuple, Generic[Array]):
    """Hidden units, logit and value of the gate."""

    hidden: Float[Array, "*batch h"]
    logit: Float[Array, "*batch"]
    value: Float[Array, "*batch"]


def gate(
    context: Float[Array, "*batch d"],
    first: Callable[[Array], Array],
    second: Callable[[Array], Array],
    *,
    activation: Callable[[Array], Array] = gelu,
    at: Callable[[str, Array], Array] = unchanged,
) -> GateActivations[Array]:
    r"""Return the weight of the pointer, :math:`g = \sigma(W_2\,\mathrm{GELU}(W_1 c + b_1) + b_2)`.

    The hidden units are those after the GELU.

    Args:
        context: what the gate reads.
        first: the affine map to the hidden units, such as `affine(weight, bias)`.
        second: the affine map from them to one number.
        activation: applied to every hidden unit.
        at: takes the `hidden` units, the `logit` and the `value`, and returns those to go on with.

    Source: F §6.1; T §4.3.
    """
    hidden = at("hidden", activation(first(context)))
    logit = at("logit", second(hidden)[..., 0])
    return GateActivations(hidden, logit, at("value", sigmoid(logit)))


def blend(
    gate: Float[Array, "*batch"],
    pointer: Float[Array, "*batch n"],
    generation: Float[Array, "*batch n"],
) -> Float[Array, "*batch n"]:
    r"""Mix two distributions, :math:`g \cdot P_\mathrm{ptr} + (1 - g) \cdot P_\mathrm{gen}`.

    The result is a distribution, as a convex combination of two. Source: F §6.3; T §4.4.
    """
    share = gate[..., None]
    return share * pointer + (1 - share) * generation


def gate_gradient(
    pointer: Float[Array, "*n"], generation: Float[Array, "*n"], blended: Float[Array, "*n"]
) -> Float[Array, "*n"]:
    r"""Return the derivative of the loss :math:`-\log P_\mathrm{final}(y)` by the gate.

    :math:`\partial L / \partial g = -(P_\mathrm{ptr}(y) - P_\mathrm{gen}(y)) / P_\mathrm{final}(y)`

    It is negative, so that training raises the gate, where the pointer gives the right place a
    higher probability than the generation head.

    Args:
        pointer: the pointer's probability of the right place.
        generation: the generation head's probability of the right place.
        blended: the blend's probability of the right place; positive.

    Source: F §6.4.
    """
    return (generation - pointer) / blended


def sigmoid_slope(share: Float[Array, "*s"]) -> Float[Array, "*s"]:
    r"""Return the slope of the sigmoid where its value is :math:`g`: :math:`\sigma' = g (1 - g)`.

    It is at most 1/4, at a value of one half. Source: F §6.2.
    """
    return share * (1 - share)


def gate_at_tie(
    pointer: Float[Array, "*n"],
    generation: Float[Array, "*n"],
    other_pointer: Float[Array, "*n"],
    other_generation: Float[Array, "*n"],
) -> Float[Array, "*n"]:
    r"""Return the value of the gate at which two places are equally probable.

    :math:`g^* = \Delta q / (\Delta q + \Delta p)`, where the generation head prefers the first
    place by :math:`\Delta q > 0` and the pointer prefers the other by :math:`\Delta p > 0`. Below
    it the first place is more probable, above it the other. Solved from F §6.3.

    Args:
        pointer: the pointer's probability of the first place.
        generation: the generation head's probability of the first place.
        other_pointer: the pointer's probability of the other place, the larger one.
        other_generation: the generation head's probability of the other place, the smaller one.
    """
    ahead = generation - other_generation
    return ahead / (ahead + (other_pointer - pointer))
