"""Similarity of attention heads: of their projections, weights and outputs."""

import numpy as np

from pointerscope.core.array_types import Float
from pointerscope.formulas.information import jensen_shannon
from pointerscope.formulas.primitives import Array

_MIN_SPREAD = 1e-6  # of weights around their mean; less is rounding error
_MIN_RATIO = 1e-10  # of a singular value to the largest; less is rounding error


def subspace_overlap(
    first: Float[Array, "*batch d k"], second: Float[Array, "*batch d m"]
) -> Float[Array, "*batch"]:
    r"""The overlap of the column spaces of two matrices.

    :math:`\|B_1^\top B_2\|_F^2 / \min(r_1, r_2)` is the mean squared cosine of the principal
    angles. The columns of :math:`B` are an orthonormal basis of a space, and r is its dimension.
    The overlap is 0 for orthogonal spaces and 1 where one contains the other; for two random spaces
    of dimension k in d dimensions it is k/d on average. With a matrix of zeros it is 0.

    Source: Björck and Golub 1973 for the angles, to measure what F §4.3 and D, "Geometric
    Interpretation", say about subspaces.
    """
    basis_1, basis_2 = _basis(first), _basis(second)
    cosines = basis_1.swapaxes(-1, -2) @ basis_2
    rank_1, rank_2 = (basis_1 * basis_1).sum(-1).sum(-1), (basis_2 * basis_2).sum(-1).sum(-1)
    smaller_rank = (rank_1 + rank_2 - abs(rank_1 - rank_2)) / 2
    # The rank is an integer up to rounding: below 0.5 it is 0, and replaced by 1.
    return (cosines * cosines).sum(-1).sum(-1) / (smaller_rank + (smaller_rank < 0.5) * 1.0)


def _basis(matrix: Float[Array, "*batch d k"]) -> Float[Array, "*batch d r"]:
    """Return an orthonormal basis of the column space, filled up with columns of zeros."""
    if isinstance(matrix, np.ndarray):
        vectors, sizes, _ = np.linalg.svd(matrix, full_matrices=False)
        return vectors * (sizes > _MIN_RATIO * sizes[..., :1])[..., None, :]
    from torch.linalg import svd

    vectors, sizes, _ = svd(matrix, full_matrices=False)
    return vectors * (sizes > _MIN_RATIO * sizes[..., :1])[..., None, :]


def pairwise_divergences(
    weights: Float[Array, "heads queries keys"],
) -> Float[Array, "heads heads"]:
    r"""The difference of every two heads' weights.

    :math:`\frac{1}{T} \sum_i \mathrm{JS}(a_i, b_i)` is the Jensen–Shannon divergence of their rows
    of weights, averaged over the queries: 0 where all rows are equal, log 2 where no key has weight
    in both.

    Source: to measure D, "Could Heads Learn the Same Thing?".
    """
    return jensen_shannon(weights[:, None], weights[None]).mean(-1)


def attention_correlations(
    weights: Float[Array, "*batch heads queries keys"],
) -> Float[Array, "*batch heads heads"]:
    r"""The correlation of every two heads' weights over all pairs of query and key.

    A row of weights has the sum 1 and the mean 1/n, so the covariance of two heads is
    :math:`\sum_{ij} a_{ij} b_{ij} - T/n`, times a constant, for T queries of n keys. A head with
    uniform weights has the correlation 0 with all heads.

    Source: Pearson 1895, to measure D, "Could Heads Learn the Same Thing?".
    """
    queries, keys = weights.shape[-2:]
    flat = weights.reshape(*weights.shape[:-2], queries * keys)
    shared = flat @ flat.swapaxes(-1, -2) - queries / keys
    own = shared.diagonal(0, -2, -1)
    spread = (own * (own > _MIN_SPREAD)) ** 0.5
    scale = spread[..., :, None] * spread[..., None, :]
    return shared * (scale > 0) / (scale + (scale == 0))


def pairwise_cosines(vectors: Float[Array, "n d"]) -> Float[Array, "n n"]:
    r"""The cosine between every two rows, :math:`x_i \cdot x_j / (\|x_i\| \|x_j\|)`.

    The cosine of a row of zeros with any other row is 0.
    """
    largest = abs(vectors).max() if isinstance(vectors, np.ndarray) else vectors.abs().max()
    scaled = vectors / (largest + (largest == 0))  # so that squares neither overflow nor underflow
    lengths = (scaled * scaled).sum(-1) ** 0.5
    directions = scaled / (lengths + (lengths == 0))[..., None]
    return directions @ directions.swapaxes(-1, -2)


def relative_change(before: Float[Array, "*s"], after: Float[Array, "*s"]) -> Float[Array, ""]:
    r"""The size of a change relative to the array, :math:`\|y - x\| / \|x\|`.

    It is 0 if both are zero, and infinite if only x is zero.

    Source: to measure the pruning of heads in D, "Could Heads Learn the Same Thing?".
    """
    change, size = _length(after - before), _length(before)
    if float(change) == 0:
        return change
    with np.errstate(divide="ignore"):
        return change / size


def _length(x: Float[Array, "*s"]) -> Float[Array, ""]:
    return (x * x).sum() ** 0.5
