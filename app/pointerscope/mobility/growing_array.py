"""An array that grows in place, for columns whose length is known only at their end."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

_GROWTH = 1.125


class GrowingArray:
    """A one-dimensional array to whose end values are added.

    Parts that are concatenated at the end would need twice the memory.
    """

    def __init__(self, capacity: int = 0) -> None:
        """Begin an array; up to `capacity` values are added without moving it."""
        self._buffer: NDArray[Any] | None = None
        self._size = 0
        self._capacity = capacity

    def extend(self, values: NDArray[Any]) -> None:
        """Add values; the first ones decide the type."""
        if self._buffer is None:
            self._buffer = np.empty(max(len(values), self._capacity), values.dtype)
        end = self._size + len(values)
        if end > len(self._buffer):
            self._buffer.resize(max(end, int(len(self._buffer) * _GROWTH)), refcheck=False)
        self._buffer[self._size : end] = values
        self._size = end

    def array(self) -> NDArray[Any]:
        """Return the values; the array must not be extended afterwards."""
        if self._buffer is None:
            return np.empty(0, np.int32)
        self._buffer.resize(self._size, refcheck=False)
        return self._buffer
