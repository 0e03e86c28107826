"""Normalisation: moments of a row, batch norm, the gradient of layer norm, pre- and post-norm."""

from collections.abc import Callable
from typing import Generic, NamedTuple

from pointerscope.core.array_types import Float
from pointerscope.formulas.primitives import Array, layer_norm


class RowMoments(NamedTuple, Generic[Array]):
    """The intermediate results of layer norm, along the last dimension."""

    mean: Float[Array, "*batch 1"]
    centred: Float[Array, "*batch d"]
    squares: Float[Array, "*batch d"]
    variance: Float[Array, "*batch 1"]
    deviation: Float[Array, "*batch 1"]


def row_moments(x: Float[Array, "*batch d"], *, epsilon: float = 0.0) -> RowMoments[Array]:
    r"""Compute mean, variance and standard deviation of every row over its features.

    :math:`\mu = \frac{1}{d}\sum_j h_j`, :math:`\sigma = \sqrt{\frac{1}{d}\sum_j (h_j - \mu)^2
    + \epsilon}`

    Source: L, "Layer Normalization: Full Derivation".
    """
    width = x.shape[-1]
    mean = x.sum(-1)[..., None] / width
    centred = x - mean
    squares = centred * centred
    variance = squares.sum(-1)[..., None] / width
    return RowMoments(mean, centred, squares, variance, (variance + epsilon) ** 0.5)


def batch_norm(
    x: Float[Array, "*batch n d"],
    weight: Float[Array, " d"],
    bias: Float[Array, " d"],
    *,
    epsilon: float = 1e-5,
) -> Float[Array, "*batch n d"]:
    r"""Normalise every feature over the n rows, then scale and shift.

    It is the layer norm of the transposed matrix, without running averages.

    Source: L, "LayerNorm vs BatchNorm".
    """
    columns = row_moments(x.swapaxes(-1, -2), epsilon=epsilon)
    return (columns.centred / columns.deviation).swapaxes(-1, -2) * weight + bias


def layer_norm_backward(
    upstream: Float[Array, "*batch d"], x: Float[Array, "*batch d"], *, epsilon: float = 1e-5
) -> Float[Array, "*batch d"]:
    r"""Return the gradient at the input of a layer norm with weight 1 and bias 0.

    :math:`(g - \bar g - \hat x \, \overline{g \hat x}) / \sigma` with :math:`g` the gradient at
    the output, :math:`\hat x` the normalised input and bars for means over features.

    Source: differentiated from L, "Layer Normalization".
    """
    own = row_moments(x, epsilon=epsilon)
    normal = own.centred / own.deviation
    projection = row_moments(upstream * normal).mean
    return (row_moments(upstream).centred - normal * projection) / own.deviation


def pre_norm(
    x: Float[Array, "*batch d"],
    sublayer: Callable[[Array], Array],
    weight: Float[Array, " d"],
    bias: Float[Array, " d"],
    *,
    epsilon: float = 1e-5,
) -> Float[Array, "*batch d"]:
    r"""Apply a sublayer to the normalised input and add the input, :math:`x + f(\mathrm{LN}(x))`.

    Source: L, "Pre-Norm vs Post-Norm"; F §9.3; T §2.4.
    """
    return x + sublayer(layer_norm(x, weight, bias, epsilon=epsilon))


def post_norm(
    x: Float[Array, "*batch d"],
    sublayer: Callable[[Array], Array],
    weight: Float[Array, " d"],
    bias: Float[Array, " d"],
    *,
    epsilon: float = 1e-5,
) -> Float[Array, "*batch d"]:
    r"""Add a sublayer's output to its input, then normalise, :math:`\mathrm{LN}(x + f(x))`.

    Source: L, "Pre-Norm vs Post-Norm".
    """
    return layer_norm(x + sublayer(x), weight, bias, epsilon=epsilon)
