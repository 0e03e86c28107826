"""Norms of attention-weighted values after the output projection."""

from pointerscope.core.array_types import Float
from pointerscope.formulas.primitives import Array


def transformed_values(
    values: Float[Array, "*batch H T k"], out_weight: Float[Array, "*layers d d"]
) -> Float[Array, "*batch H T d"]:
    r"""Apply the output projection to the values of each head, :math:`f(x_j) = W_O^{(h)} v_j`.

    :math:`W_O^{(h)}` are the k columns of the output projection that read this head. The bias
    belongs to no position and is left out.

    Args:
        values: the values of every head.
        out_weight: the weight of the output projection, as torch stores it.

    Source: Kobayashi et al., "Attention is Not Only a Weight" (2020), §3.
    """
    heads, width = values.shape[-3], values.shape[-1]
    split = out_weight.reshape(*out_weight.shape[:-1], heads, width)  # (…, d, H, k)
    return values @ split.swapaxes(-3, -2).swapaxes(-2, -1)  # (…, H, T, k) @ (…, H, k, d)


def value_norms(
    weights: Float[Array, "*batch H T T"], transformed: Float[Array, "*batch H T d"]
) -> Float[Array, "*batch H T T"]:
    r"""The norm of what each position reads from each other, :math:`\|\alpha_{ij} f(x_j)\|`.

    Args:
        weights: self-attention weights, not negative.
        transformed: the values after the output projection, f(x).

    Source: Kobayashi et al., "Attention is Not Only a Weight" (2020), §3.
    """
    lengths = (transformed * transformed).sum(-1) ** 0.5
    return weights * lengths[..., None, :]
