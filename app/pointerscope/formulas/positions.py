"""Fixed position encodings and their properties."""

import math
from collections.abc import Sequence

import numpy as np

from pointerscope.core.array_types import Float
from pointerscope.formulas.primitives import Array, constants, sines_and_cosines


def sinusoidal_table(
    positions: Float[Array, "*s"], d: int, *, base: float = 10_000.0
) -> Float[Array, "*s d"]:
    r"""Encode each position by sines and cosines of geometrically spaced frequencies.

    :math:`PE(p, 2i) = \sin(p / 10000^{2i/d})`, :math:`PE(p, 2i+1) = \cos(p / 10000^{2i/d})`

    Source: F §8.1; T §5.1; L and D, "Sinusoidal".
    """
    all_angles = angles(positions, frequencies(d, positions, base=base))
    return sines_and_cosines(all_angles)[..., :d]


def frequencies(d: int, like: Array, *, base: float = 10_000.0) -> Float[Array, " pairs"]:
    r"""Return the angle by which each pair of columns turns per position.

    :math:`\omega_i = 10000^{-2i/d}`, in radians, in the library and precision of `like`.

    Source: F §8.2; L, "Sinusoidal Positional Encodings".
    """
    return constants([base ** (-2 * i / d) for i in range((d + 1) // 2)], like)


def wavelengths(frequencies: Float[Array, "*s"]) -> Float[Array, "*s"]:
    r"""Return the number of positions in a full turn of a pair, :math:`\lambda = 2\pi / \omega`.

    Source: D, "Computing the Wavelengths".
    """
    return 2 * math.pi / frequencies


def angles(
    positions: Float[Array, "*s"], frequencies: Float[Array, " pairs"]
) -> Float[Array, "*s pairs"]:
    r"""Return the angle of each pair at each position, :math:`p\,\omega_i`, in radians."""
    return positions[..., None] * frequencies


def rotate_pairs(
    x: Float[Array, "*s d"], angles: Float[Array, "*#s pairs"]
) -> Float[Array, "*s d"]:
    r"""Rotate every pair of neighbouring columns by its angle.

    :math:`(x_{2i}, x_{2i+1}) \mapsto (x_{2i}\cos\theta_i - x_{2i+1}\sin\theta_i,\;
    x_{2i}\sin\theta_i + x_{2i+1}\cos\theta_i)`

    Args:
        x: of even width.
        angles: one for every pair, in radians.

    Source: Su et al., "RoFormer" (2021), §3.2.2, on top of L, "The Rotation Property".
    """
    columns = range(x.shape[-1])
    waves = sines_and_cosines(angles)  # (…, d): for each pair the sine, then the cosine
    sines = waves[..., [column // 2 * 2 for column in columns]]
    cosines = waves[..., [column // 2 * 2 + 1 for column in columns]]
    partners = x[..., [column ^ 1 for column in columns]]
    signs = constants([2.0 * (column % 2) - 1.0 for column in columns], x)
    return x * cosines + signs * partners * sines


def offset_rotation(angles: Float[Array, "*s pairs"]) -> Float[Array, "*s d d"]:
    r"""Return the matrix that shifts an encoding by an offset, :math:`PE(p + k) = M_k\,PE(p)`.

    Blocks of :math:`\begin{pmatrix} \cos k\omega_i & \sin k\omega_i \\ -\sin k\omega_i &
    \cos k\omega_i \end{pmatrix}` along the diagonal, one for every pair.

    Args:
        angles: the angles of the offset, :math:`k\,\omega_i`.

    Source: F theorem 8.1; L, "The Rotation Property"; D, "Relative Positions via Linear
    Transform".
    """
    d = 2 * angles.shape[-1]
    identity = constants(np.eye(d).ravel().tolist(), angles).reshape(d, d)
    # A rotated row of the identity is a column of the matrix.
    return rotate_pairs(identity, -angles[..., None, :]).swapaxes(-1, -2)


def product_at_offset(angles: Float[Array, "*s pairs"]) -> Float[Array, "*s"]:
    r"""Return the dot product of two encodings k positions apart, :math:`\sum_i \cos(k\,\omega_i)`.

    It depends on the distance alone, not on the positions. Source: L, "The Rotation Property".
    """
    return sines_and_cosines(angles)[..., 1::2].sum(-1)


def squared_differences(x: Float[Array, "*s d"], y: Float[Array, "*s d"]) -> Float[Array, "*s d"]:
    r"""Return the contribution of each column to the squared distance, :math:`(x_i - y_i)^2`.

    Source: D, "Nearby Positions Are Similar".
    """
    return (x - y) ** 2


def distances(x: Float[Array, "*s d"], y: Float[Array, "*s d"]) -> Float[Array, "*s"]:
    r"""Return the Euclidean distance of two encodings, :math:`\sqrt{\sum_i (x_i - y_i)^2}`.

    Source: D, "Nearby Positions Are Similar".
    """
    return squared_differences(x, y).sum(-1) ** 0.5


def cosines(x: Float[Array, "*s d"], y: Float[Array, "*s d"]) -> Float[Array, "*s"]:
    r"""Return the cosine similarity of two encodings, :math:`x \cdot y / (\|x\| \|y\|)`.

    It is 0 where one of them is zero. Source: L, "The Rotation Property", over both lengths.
    """
    lengths = ((x * x).sum(-1) * (y * y).sum(-1)) ** 0.5
    return (x * y).sum(-1) / (lengths + (lengths == 0))


def normalised_index(positions: Float[Array, "*s"], last: float) -> Float[Array, "*s"]:
    r"""Divide positions by the last one, :math:`p / p_{\max}`. Source: D, "Approach 2"."""
    return positions / last


def group_and_index(
    numbers: Float[Array, "*s"], size: int
) -> tuple[Float[Array, "*s"], Float[Array, "*s"]]:
    r"""Return the group of each number, of groups of equal size, and the index in the group.

    The group :math:`\lfloor (n - 1) / s \rfloor` counts from 0; the index
    :math:`(n - 1) \bmod s + 1` counts from 1, like n itself.

    Source: D, "Cricket Has Richer Structure".
    """
    return (numbers - 1) // size, (numbers - 1) % size + 1


def stage(numbers: Float[Array, "*s"], starts: Sequence[float]) -> Float[Array, "*s"]:
    r"""Count the stages that have begun, :math:`\sum_j [n \ge s_j]`: 0 before the first.

    Source: D, "Multi-Dimensional Positional Encoding for Cricket".
    """
    return (numbers[..., None] >= constants(starts, numbers)).sum(-1)
