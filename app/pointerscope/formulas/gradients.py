"""Gradients written out: through attention, through the gate, and through many layers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple

import numpy as np

from pointerscope.formulas.attention import scale_by_root
from pointerscope.formulas.jacobian import numerical_jacobian
from pointerscope.formulas.normalisation import layer_norm_backward, post_norm, pre_norm
from pointerscope.formulas.primitives import Array, constants, identity, linear

if TYPE_CHECKING:
    from collections.abc import Callable

    from jaxtyping import Float

Arrangement = Literal["plain", "residual", "post-norm", "pre-norm"]


class AverageGradients(NamedTuple, Generic[Array]):
    """The gradient of a loss at attention weights and at the values that they average."""

    weights: Float[Array, "*batch queries keys"]
    values: Float[Array, "*batch keys d_v"]


class ScoreGradients(NamedTuple, Generic[Array]):
    """The gradient of a loss at the queries and keys that scores are made of."""

    queries: Float[Array, "*batch queries d_k"]
    keys: Float[Array, "*batch keys d_k"]


class BlendGradients(NamedTuple, Generic[Array]):
    """The gradient of a loss at the gate and at the two distributions that it blends."""

    gate: Float[Array, "*batch"]
    pointer: Float[Array, "*batch n"]
    generation: Float[Array, "*batch n"]


class DepthSizes(NamedTuple, Generic[Array]):
    """Sizes at every depth of a stack of L sublayers, from its input (0) to its output (L).

    Attributes:
        gradients: the root mean square size of the gradient there, of the output as seen from
            every direction alike; 1 at the output.
        highways: the same along the one path that passes through no sublayer.
        states: the root mean square of what stands there.
    """

    gradients: Float[Array, " L+1"]
    highways: Float[Array, " L+1"]
    states: Float[Array, " L+1"]


def softmax_backward(
    upstream: Float[Array, "*batch n"], weights: Float[Array, "*batch n"]
) -> Float[Array, "*batch n"]:
    r"""From the gradient at softmax weights to that at the scores they were made of.

    :math:`A \odot (G - \mathrm{rowsum}(G \odot A))`, which is the softmax Jacobian applied row by
    row. Source: F §9.1 and theorem 2.1.
    """
    return weights * (upstream - (upstream * weights).sum(-1)[..., None])


def weighted_sum_backward(
    upstream: Float[Array, "*batch queries d_v"],
    weights: Float[Array, "*batch queries keys"],
    values: Float[Array, "*batch keys d_v"],
) -> AverageGradients[Array]:
    r"""From the gradient G at the outputs of attention to that at its weights and values.

    :math:`\partial A = G V^\top` and :math:`\partial V = A^\top G`. Source: F §9.1.
    """
    return AverageGradients(upstream @ values.swapaxes(-1, -2), weights.swapaxes(-1, -2) @ upstream)


def scores_backward(
    upstream: Float[Array, "*batch queries keys"],
    queries: Float[Array, "*batch queries d_k"],
    keys: Float[Array, "*batch keys d_k"],
    *,
    scaled: bool = True,
) -> ScoreGradients[Array]:
    r"""From the gradient G at the scores of attention to that at its queries and keys.

    :math:`\partial Q = G K / \sqrt{d_k}` and :math:`\partial K = G^\top Q / \sqrt{d_k}`, both
    without the root where scores are not `scaled`. Source: F §9.1.
    """
    if scaled:
        upstream = scale_by_root(upstream, queries.shape[-1])
    return ScoreGradients(upstream @ keys, upstream.swapaxes(-1, -2) @ queries)


def log_loss_backward(
    probabilities: Float[Array, "*batch n"], target: Float[Array, "*batch n"]
) -> Float[Array, "*batch n"]:
    r"""The gradient of :math:`-\sum_\ell t(\ell) \log P(\ell)`, which is :math:`-t(\ell)/P(\ell)`.

    Args:
        probabilities: of every place; positive where the target is.
        target: 1 at the right place and 0 elsewhere.

    Source: F §6.4.
    """
    certain = probabilities * 0 + 1
    wanted = target != 0
    safe = probabilities * wanted + certain * ~wanted
    return -target / safe


def blend_backward(
    upstream: Float[Array, "*batch n"],
    gate: Float[Array, "*batch"],
    pointer: Float[Array, "*batch n"],
    generation: Float[Array, "*batch n"],
) -> BlendGradients[Array]:
    r"""From the gradient at the blended distribution to the gate and the two that it blends.

    :math:`\partial P_\mathrm{ptr} = g\,G`, :math:`\partial P_\mathrm{gen} = (1 - g)\,G`,
    :math:`\partial g = \sum_\ell G(\ell)(P_\mathrm{ptr}(\ell) - P_\mathrm{gen}(\ell))`

    Source: F §6.4 and §9.2; T §4.6.
    """
    share = gate[..., None]
    of_gate = (upstream * (pointer - generation)).sum(-1)
    return BlendGradients(of_gate, share * upstream, (1 - share) * upstream)


def numerical_gradient(
    loss: Callable[[Array], Array], x: Float[Array, "*s"], *, step: float = 1e-5
) -> Float[Array, "*s"]:
    r"""The gradient by trying it out, :math:`(L(x + h e_i) - L(x - h e_i)) / 2h` for every cell.

    Args:
        loss: of a batch of arrays shaped as `x`, one number for each.
        x: where the gradient is wanted.
        step: how far every cell is moved, either way.
    """

    def row(flat: Array) -> Array:
        return loss(flat.reshape(-1, *x.shape))[..., None]

    slopes: Array = numerical_jacobian(row, x.reshape(-1), step)
    return slopes.reshape(x.shape)


def chained_slopes(slopes: Float[Array, "*batch L"], *, residual: bool) -> Float[Array, "*batch L"]:
    r"""The gradient through the first layer, the first two, and so on, of layers in a row.

    :math:`\prod_\ell w_\ell`, or :math:`\prod_\ell (1 + w_\ell)` where each adds its input.

    Source: L, "Residual Connections: The Gradient Highway".
    """
    return (slopes + 1 if residual else slopes).cumprod(-1)


def path_products(slopes: Float[Array, " L"]) -> Float[Array, " 2**L"]:
    r"""The terms of :math:`\prod_\ell (1 + w_\ell)` multiplied out: one for each set of layers.

    The first is the empty set, the identity; layer 1 is the quickest to change, so that path p
    goes through layer l if bit l - 1 of p is set.

    Source: L, "Residual Connections: The Gradient Highway".
    """
    through = [
        [float(path >> layer & 1) for layer in range(len(slopes))]
        for path in range(2 ** len(slopes))
    ]
    taken = constants([cell for row in through for cell in row], slopes)
    taken = taken.reshape(-1, len(slopes))
    return (taken * slopes + (1 - taken)).prod(-1)


def sizes_by_depth(
    x: Float[Array, " d"], sublayers: Float[Array, "L d d"], arrangement: Arrangement
) -> DepthSizes[Array]:
    r"""How large the gradient is at every depth of a stack of linear sublayers.

    With :math:`f(x) = W x`: plain :math:`f(x)`, residual :math:`x + f(x)`, post-norm
    :math:`\mathrm{LN}(x + f(x))` or pre-norm :math:`x + f(\mathrm{LN}(x))`, one after another.

    Args:
        x: what goes in.
        sublayers: the matrix W of every sublayer, the first one first.
        arrangement: how a sublayer is joined to its input.

    Source: L, "Residual Connections" and "Pre-Norm vs Post-Norm"; F §9.3.
    """
    one, none = x * 0 + 1, x * 0
    states = [x]
    for weight in sublayers:
        states.append(_joined(states[-1], weight, arrangement, one, none))
    whole = highway = identity(len(x), x)
    if arrangement == "plain":
        highway = highway * 0
    gradients, highways = [whole], [highway]
    for weight, state in zip(reversed([*sublayers]), states[-2::-1], strict=True):
        if arrangement == "plain":
            whole = whole @ weight
        elif arrangement == "residual":
            whole = whole + whole @ weight
        elif arrangement == "pre-norm":
            whole = whole + layer_norm_backward(whole @ weight, state)
        else:
            before = state + linear(state, weight)
            whole = layer_norm_backward(whole, before)
            whole = whole + whole @ weight
            highway = layer_norm_backward(highway, before)
        gradients.append(whole)
        highways.append(highway)
    return DepthSizes(_sizes(gradients[::-1]), _sizes(highways[::-1]), _sizes(states))


def _joined(x: Array, weight: Array, arrangement: Arrangement, one: Array, none: Array) -> Array:
    """A sublayer and its input."""
    if arrangement == "plain":
        return linear(x, weight)
    if arrangement == "residual":
        return x + linear(x, weight)
    block = pre_norm if arrangement == "pre-norm" else post_norm
    return block(x, lambda inner: linear(inner, weight), one, none)


def _sizes(arrays: list[Array]) -> Float[Array, " n"]:
    """The length of every array, over the square root of its last dimension."""
    lengths: list[Any] = [((a * a).sum() / a.shape[-1]) ** 0.5 for a in arrays]
    if isinstance(arrays[0], np.ndarray):
        return np.stack(lengths)
    from torch import stack

    return stack(lengths)
