"""The parameters of a network as NumPy arrays."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from pointerscope.core.array_types import Array, Float
from pointerscope.core.memoise import memoise_by_object

if TYPE_CHECKING:
    from pointerscope.network.bundles import Bundle


@memoise_by_object
def parameters_of(bundle: Bundle) -> Mapping[str, Float[Array, ...]]:
    """Return the parameters of a bundle's network, and its position table, by published name.

    The arrays are read-only views of the network's memory. Matrices are as in torch: one row for
    every output.

    Raises:
        AdaptedNetworkError: the network is not a PointerNetworkV45.
    """
    bundle.require_pointer_network()
    return MappingProxyType(
        {name: _read_only(tensor.numpy()) for name, tensor in bundle.checkpoint.weights.items()}
    )


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    array.flags.writeable = False  # of this view; the tensor stays writable
    return array
