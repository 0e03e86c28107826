"""How alike heads are: in what they read, where they look, and what they add to the output."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas.information import jensen_shannon

if TYPE_CHECKING:
    from jaxtyping import Float

    from pointerscope.formulas.primitives import Array

_LEAST_SPREAD = 1e-6  # of weights around their mean: below it is rounding
_LEAST_RATIO = 1e-10  # of a singular value to the largest: below it is rounding


def subspace_overlap(
    first: Float[Array, "*batch d k"], second: Float[Array, "*batch d m"]
) -> Float[Array, "*batch"]:
    r"""How much two projections read of the same, :math:`\|B_1^\top B_2\|_F^2 / \min(r_1, r_2)`.

    The mean squared cosine of the angles between the spaces that their columns span, of which
    the columns of :math:`B` are an orthonormal basis and r is the dimension: 0 where the spaces
    are at right angles, 1 where one lies in the other. Two random spaces of dimension k in d
    share k/d on average. Nothing is shared with a matrix of zeros.

    Source: Björck and Golub 1973 for the angles, to measure what F §4.3 and D, "Geometric
    Interpretation", say of subspaces.
    """
    one, two = _basis(first), _basis(second)
    cosines = one.swapaxes(-1, -2) @ two
    dimensions = (one * one).sum(-1).sum(-1), (two * two).sum(-1).sum(-1)
    least = (sum(dimensions) - abs(dimensions[0] - dimensions[1])) / 2
    # A whole number but for rounding, so that 1 replaces nothing but 0.
    return (cosines * cosines).sum(-1).sum(-1) / (least + (least < 0.5) * 1.0)


def _basis(matrix: Float[Array, "*batch d k"]) -> Float[Array, "*batch d r"]:
    """An orthonormal basis of what the columns span; columns beyond its dimension are zero."""
    if isinstance(matrix, np.ndarray):
        vectors, sizes, _ = np.linalg.svd(matrix, full_matrices=False)
        return vectors * (sizes > _LEAST_RATIO * sizes[..., :1])[..., None, :]
    from torch.linalg import svd

    vectors, sizes, _ = svd(matrix, full_matrices=False)
    return vectors * (sizes > _LEAST_RATIO * sizes[..., :1])[..., None, :]


def pairwise_divergences(
    weights: Float[Array, "heads queries keys"],
) -> Float[Array, "heads heads"]:
    r"""How differently every two heads look, :math:`\frac{1}{T} \sum_i \mathrm{JS}(a_i, b_i)`.

    The Jensen-Shannon divergence of their rows of weights, averaged over the queries: 0 where
    all rows are the same, log 2 where no key is looked at by both.

    Source: to measure D, "Could Heads Learn the Same Thing?".
    """
    return jensen_shannon(weights[:, None], weights[None]).mean(-1)


def attention_correlations(
    weights: Float[Array, "*batch heads queries keys"],
) -> Float[Array, "*batch heads heads"]:
    r"""How alike every two heads look, as the correlation of their weights over all pairs.

    A row of weights sums to 1, so that its mean is 1/n and what two heads share beyond that is
    :math:`\sum_{ij} a_{ij} b_{ij} - T/n` for T queries of n keys. A head that looks everywhere
    alike correlates with none, 0.

    Source: Pearson 1895, to measure D, "Could Heads Learn the Same Thing?".
    """
    queries, keys = weights.shape[-2:]
    flat = weights.reshape(*weights.shape[:-2], queries * keys)
    shared = flat @ flat.swapaxes(-1, -2) - queries / keys
    own = shared.diagonal(0, -2, -1)
    spread = (own * (own > _LEAST_SPREAD)) ** 0.5
    scale = spread[..., :, None] * spread[..., None, :]
    return shared * (scale > 0) / (scale + (scale == 0))


def pairwise_cosines(vectors: Float[Array, "n d"]) -> Float[Array, "n n"]:
    r"""The cosine between every two rows, :math:`x_i \cdot x_j / (\|x_i\| \|x_j\|)`.

    A row of zeros has no direction: its cosine with any other is 0.
    """
    largest = abs(vectors).max() if isinstance(vectors, np.ndarray) else vectors.abs().max()
    scaled = vectors / (largest + (largest == 0))  # squares neither overflow nor vanish
    lengths = (scaled * scaled).sum(-1) ** 0.5
    directions = scaled / (lengths + (lengths == 0))[..., None]
    return directions @ directions.swapaxes(-1, -2)


def relative_change(before: Float[Array, "*s"], after: Float[Array, "*s"]) -> Float[Array, ""]:
    r"""How far an array has moved, for its own size, :math:`\|y - x\| / \|x\|`.

    0 where both are zero; infinite where something has come of nothing.

    Source: to measure the pruning of heads in D, "Could Heads Learn the Same Thing?".
    """
    moved, size = _length(after - before), _length(before)
    if float(moved) == 0:
        return moved
    with np.errstate(divide="ignore"):
        return moved / size


def _length(x: Float[Array, "*s"]) -> Float[Array, ""]:
    return (x * x).sum() ** 0.5
