"""Least squares as a weighted average: the hat matrix."""

from typing import Any

import numpy as np

from pointerscope.core.array_types import Float
from pointerscope.formulas.primitives import Array

_WORST_CONDITION = 1e7


def inverse_gram(x: Float[Array, "n p"]) -> Float[Array, "p p"]:
    r"""The inverse of the Gram matrix of the columns, :math:`(X^\top X)^{-1}`.

    Raises:
        ValueError: the columns are linearly dependent, or nearly so.

    Source: L, "Attention as Weighted Regression".
    """
    algebra = _linear_algebra(x)
    rows, columns = x.shape
    if rows < columns or not bool(algebra.cond(x) < _WORST_CONDITION):
        raise ValueError(
            f"The {columns} columns of {rows} rows are linearly dependent, or nearly "
            "so. Choose rows that differ more."
        )
    return algebra.inv(x.swapaxes(0, 1) @ x)


def hat_matrix(x: Float[Array, "n p"]) -> Float[Array, "n n"]:
    r"""The weight of every observed value in every fitted one.

    :math:`H = X (X^\top X)^{-1} X^\top`. Least squares fits :math:`\hat y = H y`. H is a
    projection, :math:`H H = H`. Its rows sum to 1 if a linear combination of the columns of X is
    constant.

    Raises:
        ValueError: the columns are linearly dependent, or nearly so.

    Source: L, "Attention as Weighted Regression".
    """
    return x @ inverse_gram(x) @ x.swapaxes(0, 1)


def _linear_algebra(like: Array) -> Any:
    if isinstance(like, np.ndarray):
        return np.linalg
    from torch import linalg

    return linalg
