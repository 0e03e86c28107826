"""Encodings of position, fixed ones, and what can be read off them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas.primitives import Array, constants, sines_and_cosines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from jaxtyping import Float


def sinusoidal_table(
    positions: Float[Array, "*s"], d: int, *, base: float = 10_000.0
) -> Float[Array, "*s d"]:
    r"""Sine and cosine of each position at geometrically spaced frequencies.

    :math:`PE(p, 2i) = \sin(p / 10000^{2i/d})`, :math:`PE(p, 2i+1) = \cos(p / 10000^{2i/d})`

    Source: F §8.1; T §5.1; L and D, "Sinusoidal".
    """
    turned = angles(positions, frequencies(d, positions, base=base))
    return sines_and_cosines(turned)[..., :d]


def frequencies(d: int, like: Array, *, base: float = 10_000.0) -> Float[Array, " pairs"]:
    r"""How far each pair of columns turns with every position, :math:`\omega_i = 10000^{-2i/d}`.

    In radians; of the library and precision of `like`. Source: F §8.2; L, "Sinusoidal
    Positional Encodings".
    """
    return constants([base ** (-2 * i / d) for i in range((d + 1) // 2)], like)


def wavelengths(frequencies: Float[Array, "*s"]) -> Float[Array, "*s"]:
    r"""After how many positions a pair is back where it was, :math:`\lambda = 2\pi / \omega`.

    Source: D, "Computing the Wavelengths".
    """
    return 2 * math.pi / frequencies


def angles(
    positions: Float[Array, "*s"], frequencies: Float[Array, " pairs"]
) -> Float[Array, "*s pairs"]:
    r"""How far each pair has turned at each position, :math:`p\,\omega_i`, in radians."""
    return positions[..., None] * frequencies


def rotate_pairs(
    x: Float[Array, "*s d"], angles: Float[Array, "*#s pairs"]
) -> Float[Array, "*s d"]:
    r"""Every pair of neighbouring columns turned by its angle.

    :math:`(x_{2i}, x_{2i+1}) \mapsto (x_{2i}\cos\theta_i - x_{2i+1}\sin\theta_i,\;
    x_{2i}\sin\theta_i + x_{2i+1}\cos\theta_i)`

    Args:
        x: of even width.
        angles: one for every pair, in radians.

    Source: Su et al., "RoFormer" (2021), §3.2.2, on top of L, "The Rotation Property".
    """
    columns = range(x.shape[-1])
    waves = sines_and_cosines(angles)  # (…, d): of each pair the sine, then the cosine
    sines = waves[..., [column // 2 * 2 for column in columns]]
    cosines = waves[..., [column // 2 * 2 + 1 for column in columns]]
    partners = x[..., [column ^ 1 for column in columns]]
    signs = constants([2.0 * (column % 2) - 1.0 for column in columns], x)
    return x * cosines + signs * partners * sines


def offset_rotation(angles: Float[Array, "*s pairs"]) -> Float[Array, "*s d d"]:
    r"""The matrix that moves an encoding on by an offset, :math:`PE(p + k) = M_k\,PE(p)`.

    Blocks of :math:`\begin{pmatrix} \cos k\omega_i & \sin k\omega_i \\ -\sin k\omega_i &
    \cos k\omega_i \end{pmatrix}` along the diagonal, one for every pair.

    Args:
        angles: of the offset, :math:`k\,\omega_i`.

    Source: F theorem 8.1; L, "The Rotation Property"; D, "Relative Positions via Linear
    Transform".
    """
    d = 2 * angles.shape[-1]
    identity = constants(np.eye(d).ravel().tolist(), angles).reshape(d, d)
    # A row of the identity, turned, is what becomes of it: a column of the matrix.
    return rotate_pairs(identity, -angles[..., None, :]).swapaxes(-1, -2)


def product_at_offset(angles: Float[Array, "*s pairs"]) -> Float[Array, "*s"]:
    r"""The dot product of two encodings that lie k apart, :math:`\sum_i \cos(k\,\omega_i)`.

    It knows nothing of where the two are. Source: L, "The Rotation Property".
    """
    return sines_and_cosines(angles)[..., 1::2].sum(-1)


def squared_differences(x: Float[Array, "*s d"], y: Float[Array, "*s d"]) -> Float[Array, "*s d"]:
    r"""What each column adds to a squared distance, :math:`(x_i - y_i)^2`.

    Source: D, "Nearby Positions Are Similar".
    """
    return (x - y) ** 2


def distances(x: Float[Array, "*s d"], y: Float[Array, "*s d"]) -> Float[Array, "*s"]:
    r"""How far two encodings are apart, :math:`\sqrt{\sum_i (x_i - y_i)^2}`.

    Source: D, "Nearby Positions Are Similar".
    """
    return squared_differences(x, y).sum(-1) ** 0.5


def cosines(x: Float[Array, "*s d"], y: Float[Array, "*s d"]) -> Float[Array, "*s"]:
    r"""How far two encodings point the same way, :math:`x \cdot y / (\|x\| \|y\|)`.

    0 where one of them has no length. Source: L, "The Rotation Property", over both lengths.
    """
    lengths = ((x * x).sum(-1) * (y * y).sum(-1)) ** 0.5
    return (x * y).sum(-1) / (lengths + (lengths == 0))


def normalised_index(positions: Float[Array, "*s"], last: float) -> Float[Array, "*s"]:
    r"""The share of the way to the last position, :math:`p / p_{\max}`. Source: D, "Approach 2"."""
    return positions / last


def group_and_index(
    numbers: Float[Array, "*s"], size: int
) -> tuple[Float[Array, "*s"], Float[Array, "*s"]]:
    r"""In which group of equal size something lies, and where in it.

    :math:`\lfloor (n - 1) / s \rfloor` counts groups from 0, and
    :math:`(n - 1) \bmod s + 1` the places in a group from 1, like n itself.

    Source: D, "Cricket Has Richer Structure".
    """
    return (numbers - 1) // size, (numbers - 1) % size + 1


def stage(numbers: Float[Array, "*s"], starts: Sequence[float]) -> Float[Array, "*s"]:
    r"""How many of the starts have been reached, :math:`\sum_j [n \ge s_j]`: 0 before the first.

    Source: D, "Multi-Dimensional Positional Encoding for Cricket".
    """
    return (numbers[..., None] >= constants(starts, numbers)).sum(-1)
