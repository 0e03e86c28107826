"""Gradients in closed form: of attention, of the gate, and of many layers."""

from collections.abc import Callable
from typing import Any, Generic, Literal, NamedTuple

import numpy as np

from pointerscope.core.array_types import Float
from pointerscope.formulas.attention import scale_by_root
from pointerscope.formulas.jacobian import numerical_jacobian
from pointerscope.formulas.normalisation import layer_norm_backward, post_norm, pre_norm
from pointerscope.formulas.primitives import Array, constants, identity, linear

Arrangement = Literal["plain", "residual", "post-norm", "pre-norm"]


class AverageGradients(NamedTuple, Generic[Array]):
    """The gradients of a loss at attention weights and values."""

    weights: Float[Array, "*batch queries keys"]
    values: Float[Array, "*batch keys d_v"]


class ScoreGradients(NamedTuple, Generic[Array]):
    """The gradients of a loss at queries and keys."""

    queries: Float[Array, "*batch queries d_k"]
    keys: Float[Array, "*batch keys d_k"]


class BlendGradients(NamedTuple, Generic[Array]):
    """The gradients of a loss at the gate and at the two distributions that it blends."""

    gate: Float[Array, "*batch"]
    pointer: Float[Array, "*batch n"]
    generation: Float[Array, "*batch n"]


class DepthSizes(NamedTuple, Generic[Array]):
    """Sizes at every depth of a stack of L sublayers, from its input (0) to its output (L).

    Attributes:
        gradients: the Frobenius norm of the Jacobian of the output by the state at this depth,
            over √d: 1 at the output.
        highways: the same norm for the path through the residual connections alone.
        states: the root mean square of the state at this depth.
    """

    gradients: Float[Array, " L+1"]
    highways: Float[Array, " L+1"]
    states: Float[Array, " L+1"]


def softmax_backward(
    upstream: Float[Array, "*batch n"], weights: Float[Array, "*batch n"]
) -> Float[Array, "*batch n"]:
    r"""Return the gradient at the scores, from the gradient G at their softmax A.

    :math:`A \odot (G - \mathrm{rowsum}(G \odot A))`: the softmax Jacobian applied to every row.
    Source: F §9.1 and theorem 2.1.
    """
    return weights * (upstream - (upstream * weights).sum(-1)[..., None])


def weighted_sum_backward(
    upstream: Float[Array, "*batch queries d_v"],
    weights: Float[Array, "*batch queries keys"],
    values: Float[Array, "*batch keys d_v"],
) -> AverageGradients[Array]:
    r"""Return the gradients at weights and values, from the gradient G at the outputs.

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
    r"""Return the gradients at queries and keys, from the gradient G at the scores.

    :math:`\partial Q = G K / \sqrt{d_k}` and :math:`\partial K = G^\top Q / \sqrt{d_k}`, both
    without the root if `scaled` is false. Source: F §9.1.
    """
    if scaled:
        upstream = scale_by_root(upstream, queries.shape[-1])
    return ScoreGradients(upstream @ keys, upstream.swapaxes(-1, -2) @ queries)


def log_loss_backward(
    probabilities: Float[Array, "*batch n"], target: Float[Array, "*batch n"]
) -> Float[Array, "*batch n"]:
    r"""The gradient of :math:`-\sum_\ell t(\ell) \log P(\ell)`, which is :math:`-t(\ell)/P(\ell)`.

    Args:
        probabilities: the probability of every place; positive at the target.
        target: 1 at the right place and 0 elsewhere.

    Source: F §6.4.
    """
    ones = probabilities * 0 + 1
    is_target = target != 0
    nonzero = probabilities * is_target + ones * ~is_target
    return -target / nonzero


def blend_backward(
    upstream: Float[Array, "*batch n"],
    gate: Float[Array, "*batch"],
    pointer: Float[Array, "*batch n"],
    generation: Float[Array, "*batch n"],
) -> BlendGradients[Array]:
    r"""Return the gradients at gate, pointer and generation, from the gradient G at the blend.

    :math:`\partial P_\mathrm{ptr} = g\,G`, :math:`\partial P_\mathrm{gen} = (1 - g)\,G`,
    :math:`\partial g = \sum_\ell G(\ell)(P_\mathrm{ptr}(\ell) - P_\mathrm{gen}(\ell))`

    Source: F §6.4 and §9.2; T §4.6.
    """
    weight = gate[..., None]
    gate_gradient = (upstream * (pointer - generation)).sum(-1)
    return BlendGradients(gate_gradient, weight * upstream, (1 - weight) * upstream)


def numerical_gradient(
    loss: Callable[[Array], Array], x: Float[Array, "*s"], *, step: float = 1e-5
) -> Float[Array, "*s"]:
    r"""Approximate a gradient by central differences, :math:`(L(x + h e_i) - L(x - h e_i)) / 2h`.

    Args:
        loss: returns one number for each array of a batch of arrays shaped like `x`.
        x: the point at which to compute the gradient.
        step: h, the change of every entry.
    """

    def row(flat: Array) -> Array:
        return loss(flat.reshape(-1, *x.shape))[..., None]

    slopes: Array = numerical_jacobian(row, x.reshape(-1), step)
    return slopes.reshape(x.shape)


def chained_slopes(slopes: Float[Array, "*batch L"], *, residual: bool) -> Float[Array, "*batch L"]:
    r"""Return the gradient through the first layer, the first two, and so on.

    :math:`\prod_\ell w_\ell`, or :math:`\prod_\ell (1 + w_\ell)` with residual connections.

    Source: L, "Residual Connections: The Gradient Highway".
    """
    return (slopes + 1 if residual else slopes).cumprod(-1)


def path_products(slopes: Float[Array, " L"]) -> Float[Array, " 2**L"]:
    r"""Expand :math:`\prod_\ell (1 + w_\ell)` into its terms: one for each set of layers.

    The first term is the empty set, the identity. Path p passes through layer l if bit l - 1 of p
    is set.

    Source: L, "Residual Connections: The Gradient Highway".
    """
    through = [
        [float(path >> layer & 1) for layer in range(len(slopes))]
        for path in range(2 ** len(slopes))
    ]
    selected = constants([cell for row in through for cell in row], slopes)
    selected = selected.reshape(-1, len(slopes))  # (2**L, L)
    return (selected * slopes + (1 - selected)).prod(-1)


def sizes_by_depth(
    x: Float[Array, " d"], sublayers: Float[Array, "L d d"], arrangement: Arrangement
) -> DepthSizes[Array]:
    r"""Compute the size of gradients and states at every depth of a stack of linear sublayers.

    With :math:`f(x) = W x`: plain :math:`f(x)`, residual :math:`x + f(x)`, post-norm
    :math:`\mathrm{LN}(x + f(x))` or pre-norm :math:`x + f(\mathrm{LN}(x))`, one after another.

    Args:
        x: the input of the stack.
        sublayers: the matrix W of every sublayer, the first sublayer first.
        arrangement: how residual connection and layer norm surround each sublayer.

    Source: L, "Residual Connections" and "Pre-Norm vs Post-Norm"; F §9.3.
    """
    ones, zeros = x * 0 + 1, x * 0
    states = [x]
    for weight in sublayers:
        states.append(_apply_sublayer(states[-1], weight, arrangement, ones, zeros))
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


def _apply_sublayer(
    x: Array, weight: Array, arrangement: Arrangement, ones: Array, zeros: Array
) -> Array:
    if arrangement == "plain":
        return linear(x, weight)
    if arrangement == "residual":
        return x + linear(x, weight)
    block = pre_norm if arrangement == "pre-norm" else post_norm
    return block(x, lambda inner: linear(inner, weight), ones, zeros)


def _sizes(arrays: list[Array]) -> Float[Array, " n"]:
    """Return the norm of every array, divided by the square root of its last dimension."""
    lengths: list[Any] = [((a * a).sum() / a.shape[-1]) ** 0.5 for a in arrays]
    if isinstance(arrays[0], np.ndarray):
        return np.stack(lengths)
    from torch import stack

    return stack(lengths)
