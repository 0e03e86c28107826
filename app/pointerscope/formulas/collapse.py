"""Two linear attention layers collapse into one; softmax keeps them apart."""

import numpy as np

from pointerscope.core.array_types import Float
from pointerscope.formulas.primitives import Array


def collapsed_weights(
    second: Float[Array, "*batch n n"], first: Float[Array, "*batch n n"]
) -> Float[Array, "*batch n n"]:
    r"""Combine the weights of two attention layers, held fixed, :math:`A^* = A^{(2)} A^{(1)}`.

    If the rows of both sum to 1, so do those of the product.

    Source: L, "Linear Self-Attention Collapse: The Proof".
    """
    return second @ first


def log_ratios(weights: Float[Array, "*batch n n"]) -> Float[Array, "*batch n n-1"]:
    r"""Return the logarithm of every weight divided by the first weight of its row.

    :math:`\ln(\alpha_{ij} / \alpha_{i1})`. For softmax weights these are differences of scores,
    so the rank of their matrix is at most :math:`d_k`. Derived from F §3.1.
    """
    logarithms = np.log(weights) if isinstance(weights, np.ndarray) else weights.log()
    return logarithms[..., 1:] - logarithms[..., :1]


def singular_values(matrix: Float[Array, "*batch m n"]) -> Float[Array, "*batch k"]:
    """The singular values of a matrix, largest first; its rank is the number above 0."""
    if isinstance(matrix, np.ndarray):
        return np.linalg.svd(matrix, compute_uv=False)
    from torch.linalg import svdvals

    return svdvals(matrix)
