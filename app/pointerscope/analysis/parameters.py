"""What a network has learned, as arrays."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from pointerscope.core.memoise import once_for_each

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy as np
    from jaxtyping import Float
    from numpy.typing import NDArray

    from pointerscope.network.bundles import Bundle

    Array = NDArray[np.float32]


@once_for_each
def parameters_of(bundle: Bundle) -> Mapping[str, Float[Array, ...]]:
    """The parameters of a bundle's network by their published names, and its table of positions.

    The arrays are the network's own memory, so nothing is copied, and cannot be written to.
    Matrices stand as torch stores them: a row for every output.
    """
    return MappingProxyType(
        {name: _read_only(tensor.numpy()) for name, tensor in bundle.checkpoint.weights.items()}
    )


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    array.flags.writeable = False  # of this view; the tensor keeps its own
    return array
