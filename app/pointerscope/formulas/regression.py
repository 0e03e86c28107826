"""Least squares as a weighted average: the hat matrix."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from jaxtyping import Float

    from pointerscope.formulas.primitives import Array

_WORST_CONDITION = 1e7


def inverse_gram(x: Float[Array, "n p"]) -> Float[Array, "p p"]:
    r"""The inverse of the columns' dot products with each other, :math:`(X^\top X)^{-1}`.

    Raises:
        ValueError: the columns are linearly dependent, or so nearly that digits run out.

    Source: L, "Attention as Weighted Regression".
    """
    algebra = _linear_algebra(x)
    rows, columns = x.shape
    if rows < columns or not bool(algebra.cond(x) < _WORST_CONDITION):
        raise ValueError(f"The {columns} columns of {rows} rows are linearly dependent.")
    return algebra.inv(x.swapaxes(0, 1) @ x)


def hat_matrix(x: Float[Array, "n p"]) -> Float[Array, "n n"]:
    r"""What every observed value weighs in every fitted one, :math:`H = X (X^\top X)^{-1} X^\top`.

    Least squares fits :math:`\hat y = H y`. H projects, so :math:`H H = H`; its rows sum to 1
    where the columns of X can add up to a constant.

    Raises:
        ValueError: the columns are linearly dependent, or so nearly that digits run out.

    Source: L, "Attention as Weighted Regression".
    """
    return x @ inverse_gram(x) @ x.swapaxes(0, 1)


def _linear_algebra(like: Array) -> Any:
    if isinstance(like, np.ndarray):
        return np.linalg
    from torch import linalg

    return linalg
