"""Compatibility functions of a query and a key: their formulas, parameters and variance."""

from typing import Generic, NamedTuple

import numpy as np

from pointerscope.core.array_types import Float
from pointerscope.formulas.pointer import content_scores
from pointerscope.formulas.primitives import Array, linear


class AdditiveScores(NamedTuple, Generic[Array]):
    """Hidden units and scores of additive attention."""

    hidden: Float[Array, "*batch keys h"]
    scores: Float[Array, "*batch keys"]


def additive_scores(
    query: Float[Array, "*batch d_q"],
    keys: Float[Array, "*batch keys d_k"],
    query_weight: Float[Array, "h d_q"],
    key_weight: Float[Array, "h d_k"],
    direction: Float[Array, " h"],
) -> AdditiveScores[Array]:
    r"""Score with a small network over query and key, :math:`v^\top \tanh(W_q q + W_k k_i)`.

    The original pointer network scores this way too, with the decoder's state as query and the
    encoder's states as keys: :math:`u_j = v^\top \tanh(W_1 e_j + W_2 d)`.

    Args:
        query: the query vector.
        keys: the key vectors.
        query_weight: W_q; W_2 of the pointer network.
        key_weight: W_k; W_1 of the pointer network.
        direction: v.

    Source: T §1.3 and §3.2.
    """
    hidden = _tanh(linear(query, query_weight)[..., None, :] + linear(keys, key_weight))
    return AdditiveScores(hidden, hidden @ direction)


def bilinear_scores(
    query: Float[Array, "*batch d_q"],
    keys: Float[Array, "*batch keys d_k"],
    weight: Float[Array, "d_q d_k"],
) -> Float[Array, "*batch keys"]:
    r"""Score with a matrix between query and key, :math:`q^\top W k_i`. Source: T §1.3."""
    return content_scores(query @ weight, keys, scaled=False)


def additive_parameters(query_width: int, key_width: int, hidden: int) -> int:
    r"""Count the entries of :math:`W_q, W_k, v`: :math:`h (d_q + d_k + 1)`. Source: T §1.3."""
    return hidden * (query_width + key_width + 1)


def bilinear_parameters(query_width: int, key_width: int) -> int:
    r"""Count the entries of W: :math:`d_q d_k`. Source: T §1.3."""
    return query_width * key_width


def dot_product_variance(
    width: Float[Array, "*s"],
    query_variance: float | Float[Array, "*s"] = 1.0,
    key_variance: float | Float[Array, "*s"] = 1.0,
) -> Float[Array, "*s"]:
    r"""The variance of a dot product, :math:`\mathrm{Var}(q^\top k) = d_k \sigma_q^2 \sigma_k^2`.

    For independent components with mean 0, of any distribution.
    Source: F theorem 3.1; L, "Variance of Dot Products"; D, "Why Scale?".
    """
    return width * (query_variance * key_variance)


def dot_product_excess_kurtosis(
    width: Float[Array, "*s"], kurtosis: float = 3.0
) -> Float[Array, "*s"]:
    r"""Return the excess kurtosis of a dot product: how heavy its tails are.

    :math:`(\kappa^2 - 3) / d_k` with :math:`\kappa` the kurtosis of a component. For normal
    components, :math:`\kappa = 3`, it is :math:`6 / d_k`; a normal distribution has 0.

    Source: fourth moments of the sum in F theorem 3.1.
    """
    return (kurtosis * kurtosis - 3.0) / width


def _tanh(x: Float[Array, "*s"]) -> Float[Array, "*s"]:
    return np.tanh(x) if isinstance(x, np.ndarray) else x.tanh()
