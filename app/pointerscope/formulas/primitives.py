"""The operations that NumPy and torch name differently, each behind one name.

Every function dispatches on the type of its first argument. Torch is imported only after a tensor
was passed, so that lessons and figures run without it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache, wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import numpy as np
from numpy.typing import NDArray

from pointerscope.core.array_types import Bool, Float, Int

if TYPE_CHECKING:
    from torch import Tensor

Array = TypeVar("Array", "NDArray[Any]", "Tensor")
Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")

_MIN_TEMPERATURE = 1e-30
_erf = np.vectorize(math.erf, otypes=[np.float64])


def primitive(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
    """Let a first argument that has `__primitive__` take over the call.

    As NumPy's `__array_function__` does for the functions of NumPy: so an array that records how
    it was made can record this function as one operation.
    """

    @wraps(function)
    def dispatch(*arguments: Parameters.args, **options: Parameters.kwargs) -> Result:
        take_over = getattr(arguments[0], "__primitive__", None)
        if take_over is None:
            return function(*arguments, **options)
        return take_over(function, arguments, options)

    return dispatch


@primitive
def softmax(
    scores: Float[Array, "*batch n"],
    *,
    temperature: float = 1.0,
    mask: Bool[Array, "*batch n"] | None = None,
) -> Float[Array, "*batch n"]:
    r"""Turn scores into weights that sum to 1 along the last dimension.

    :math:`\mathrm{softmax}_\tau(z)_i = e^{z_i/\tau} / \sum_j e^{z_j/\tau}`

    Args:
        scores: any real numbers; a score of minus infinity has weight 0.
        temperature: positive; above 1 evens the weights out, below 1 sharpens them.
        mask: true where a position may be attended to; elsewhere the score is set to minus
            infinity.

    Raises:
        ValueError: the temperature is not a positive number.

    Source: F §2.1, §2.2 and §3.3; T §1.4.
    """
    if temperature != 1.0:
        if not (temperature > 0 and math.isfinite(temperature)):
            raise ValueError(f"The temperature must be a positive number, not {temperature}.")
        scores = _divide(scores, temperature)
    if mask is not None:
        scores = masked(scores, mask)
    if isinstance(scores, np.ndarray):
        exponentials = np.exp(scores - scores.max(-1, keepdims=True))
        return exponentials / exponentials.sum(-1, keepdims=True)
    return scores.softmax(-1)


def _divide(scores: Float[Array, "*batch n"], temperature: float) -> Float[Array, "*batch n"]:
    """Divide scores by a temperature, after subtracting their maximum to avoid overflow.

    The temperature is clipped to the range of single precision.
    """
    temperature = min(max(temperature, _MIN_TEMPERATURE), 1 / _MIN_TEMPERATURE)
    if isinstance(scores, np.ndarray):
        with np.errstate(over="ignore"):
            return (scores - scores.max(-1, keepdims=True)) / temperature
    return (scores - scores.amax(-1, keepdim=True)) / temperature


def masked(scores: Float[Array, "*s"], mask: Bool[Array, "*s"]) -> Float[Array, "*s"]:
    """Set the scores to minus infinity where the mask is false. Source: F §3.3; L, causal mask."""
    if isinstance(scores, np.ndarray):
        return np.where(mask, scores, -np.inf)
    return scores.masked_fill(~mask, -math.inf)


def layer_norm(
    x: Float[Array, "*batch d"],
    weight: Float[Array, " d"],
    bias: Float[Array, " d"],
    *,
    epsilon: float = 1e-5,
) -> Float[Array, "*batch d"]:
    r"""Normalise the last dimension to mean 0 and variance 1, then scale and shift.

    :math:`\gamma \odot (x - \mu) / \sqrt{\sigma^2 + \epsilon} + \beta`, with the biased variance.

    Source: L, layer normalization.
    """
    if isinstance(x, np.ndarray):
        centred = x - x.mean(-1, keepdims=True)
        variance = (centred * centred).mean(-1, keepdims=True)
        return centred / np.sqrt(variance + epsilon) * weight + bias
    return _torch_functions().layer_norm(x, weight.shape, weight, bias, epsilon)


@primitive
def gelu(x: Float[Array, "*s"]) -> Float[Array, "*s"]:
    r"""The exact Gaussian error linear unit, :math:`x \Phi(x)`. Source: T §2.5."""
    if isinstance(x, np.ndarray):
        return 0.5 * x * (1.0 + _erf(x / math.sqrt(2.0)))
    return _torch_functions().gelu(x)


def relu(x: Float[Array, "*s"]) -> Float[Array, "*s"]:
    r"""The rectified linear unit, :math:`\max(0, x)`. Source: L, "Feed-Forward Network"."""
    if isinstance(x, np.ndarray | np.generic):
        return np.maximum(x, 0.0)
    return x.relu()


@primitive
def sigmoid(x: Float[Array, "*s"]) -> Float[Array, "*s"]:
    r"""The logistic function, :math:`\sigma(x) = 1 / (1 + e^{-x})`. Source: F §6.2."""
    if isinstance(x, np.ndarray):
        return np.exp(-np.logaddexp(0.0, -x))
    return x.sigmoid()


def linear(
    x: Float[Array, "*batch n"],
    weight: Float[Array, "m n"],
    bias: Float[Array, " m"] | None = None,
) -> Float[Array, "*batch m"]:
    r"""An affine map, :math:`x W^\top + b`, with the weight stored as torch stores it."""
    if isinstance(x, np.ndarray):
        product = x @ weight.T
        return product if bias is None else product + bias
    return _torch_functions().linear(x, weight, bias)


def affine(
    weight: Float[Array, "m n"], bias: Float[Array, " m"] | None = None
) -> Callable[[Array], Array]:
    """Return `linear` with these parameters, as a function of its input alone."""
    return lambda x: linear(x, weight, bias)


def unchanged(name: str, x: Array) -> Array:
    """Return `x`: what the steps of a formula do to their results where nobody looks or changes."""
    return x


@primitive
def add_at(
    weights: Float[Array, "*batch n"], indices: Int[Array, "*batch n"], size: int
) -> Float[Array, "*batch size"]:
    """Add each weight at its index to zeros of the given size. Source: F §5.2."""
    if isinstance(weights, np.ndarray):
        out = np.zeros((*weights.shape[:-1], size), dtype=weights.dtype)
        *rows, _ = np.ogrid[tuple(map(slice, weights.shape))]
        np.add.at(out, (*rows, indices), weights)
        return out
    zeros = weights.new_zeros((*weights.shape[:-1], size))
    return zeros.scatter_add(-1, indices, weights)


def x_log_y(x: Float[Array, "*s"], y: Float[Array, "*s"]) -> Float[Array, "*s"]:
    r"""The product :math:`x \log y`, which is 0 where x is 0. Source: F §7.1."""
    if isinstance(x, np.ndarray | np.generic):
        with np.errstate(divide="ignore"):
            return x * np.log(np.where(x == 0, 1.0, y))
    return x.xlogy(y)


def exponential(x: Float[Array, "*s"]) -> Float[Array, "*s"]:
    """The exponential function, elementwise."""
    # NumPy turns arrays without dimensions into scalars.
    return np.exp(x) if isinstance(x, np.ndarray | np.generic) else x.exp()


def sines_and_cosines(angles: Float[Array, "*s n"]) -> Float[Array, "*s n2"]:
    """Return sine and cosine of every angle in turn: 2n numbers from n."""
    if isinstance(angles, np.ndarray):
        pairs = np.stack([np.sin(angles), np.cos(angles)], -1)
        return pairs.reshape(*angles.shape[:-1], -1)
    from torch import stack

    return stack([angles.sin(), angles.cos()], -1).flatten(-2)


def identity(size: int, like: Array) -> Float[Array, "size size"]:
    """Return the identity matrix in the library and precision of `like`."""
    if isinstance(like, np.ndarray):
        return np.eye(size, dtype=like.dtype)
    return like.new_ones(size).diag()


def constants(values: Sequence[float], like: Array) -> Float[Array, " n"]:
    """Return floating-point values in the library of `like`, and its precision if it has one."""
    if isinstance(like, np.ndarray):
        return np.asarray(values, dtype=np.result_type(like.dtype, np.float32))
    if like.is_floating_point():
        return like.new_tensor(values)
    from torch import get_default_dtype

    return like.new_tensor(values, dtype=get_default_dtype())


@cache
def _torch_functions() -> Any:
    """Return `torch.nn.functional`; called only with tensors, when torch is already imported."""
    from torch.nn import functional

    return functional
