"""The gate between copying and generating, and the blend it makes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple

from app.formulas.primitives import Array, gelu, linear, sigmoid

if TYPE_CHECKING:
    from jaxtyping import Float


class Gate(NamedTuple, Generic[Array]):
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
) -> Gate[Array]:
    r"""How much to trust the pointer, :math:`g = \sigma(W_2\,\mathrm{GELU}(W_1 c + b_1) + b_2)`.

    The hidden units are given after the GELU. Source: F §6.1; T §4.3.
    """
    hidden = gelu(linear(context, weight_1, bias_1))
    logit = linear(hidden, weight_2, bias_2)[..., 0]
    return Gate(hidden, logit, sigmoid(logit))


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
