"""Two attention layers in a row as one, and what tells that they are more than one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from jaxtyping import Float

    from pointerscope.formulas.primitives import Array


def collapsed_weights(
    second: Float[Array, "*batch n n"], first: Float[Array, "*batch n n"]
) -> Float[Array, "*batch n n"]:
    r"""The attention of two layers in a row, their weights held, :math:`A^* = A^{(2)} A^{(1)}`.

    Rows that sum to 1 stay so. Source: L, "Linear Self-Attention Collapse: The Proof".
    """
    return second @ first


def log_ratios(weights: Float[Array, "*batch n n"]) -> Float[Array, "*batch n n-1"]:
    r"""The logarithm of every weight over the first of its row.

    :math:`\ln(\alpha_{ij} / \alpha_{i1})`. For softmax weights these are differences of scores,
    so their matrix has rank :math:`d_k` at most. Derived from F §3.1.
    """
    logarithms = np.log(weights) if isinstance(weights, np.ndarray) else weights.log()
    return logarithms[..., 1:] - logarithms[..., :1]


def singular_values(matrix: Float[Array, "*batch m n"]) -> Float[Array, "*batch k"]:
    """The singular values of a matrix, largest first: as many as differ from 0 as its rank."""
    if isinstance(matrix, np.ndarray):
        return np.linalg.svd(matrix, compute_uv=False)
    from torch.linalg import svdvals

    return svdvals(matrix)
