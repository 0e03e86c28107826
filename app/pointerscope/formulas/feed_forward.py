"""The position-wise feed-forward network."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pointerscope.formulas.primitives import Array, gelu, linear

if TYPE_CHECKING:
    from collections.abc import Callable

    from jaxtyping import Float


def feed_forward(
    x: Float[Array, "*batch d"],
    weight_1: Float[Array, "f d"],
    bias_1: Float[Array, " f"],
    weight_2: Float[Array, "d f"],
    bias_2: Float[Array, " d"],
    *,
    activation: Callable[[Array], Array] = gelu,
    dropout: Callable[[Array], Array] | None = None,
) -> Float[Array, "*batch d"]:
    r"""Apply a two-layer network to every position, :math:`\mathrm{GELU}(x W_1 + b_1) W_2 + b_2`.

    With `activation=relu` it is the network of the original transformer. `dropout` is applied to
    the hidden units in training. Source: T §2.5; L, "Feed-Forward Network".
    """
    hidden = activation(linear(x, weight_1, bias_1))
    return linear(hidden if dropout is None else dropout(hidden), weight_2, bias_2)
