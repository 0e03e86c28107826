"""The position-wise feed-forward network."""

from collections.abc import Callable

from pointerscope.core.array_types import Float
from pointerscope.formulas.primitives import Array, gelu, unchanged


def feed_forward(
    x: Float[Array, "*batch d"],
    first: Callable[[Array], Array],
    second: Callable[[Array], Array],
    *,
    activation: Callable[[Array], Array] = gelu,
    dropout: Callable[[Array], Array] | None = None,
    at: Callable[[str, Array], Array] = unchanged,
) -> Float[Array, "*batch d"]:
    r"""Apply a two-layer network to every position, :math:`\mathrm{GELU}(x W_1 + b_1) W_2 + b_2`.

    With `activation=relu` it is the network of the original transformer.

    Args:
        x: the inputs.
        first: the affine map to the hidden units, such as `affine(weight, bias)`.
        second: the affine map back.
        activation: applied to every hidden unit.
        dropout: applied to the hidden units in training.
        at: takes the hidden units before (`pre`) and after (`hidden`) the activation, and returns
            those to go on with.

    Source: T §2.5; L, "Feed-Forward Network".
    """
    hidden = at("hidden", activation(at("pre", first(x))))
    return second(hidden if dropout is None else dropout(hidden))
