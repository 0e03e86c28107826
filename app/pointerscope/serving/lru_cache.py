"""What is kept for whoever asks the same again, as long as there is room for it."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Hashable

    from pointerscope.serving.metrics import Measures


class Kept:
    """Values by key, up to so many bytes; those that nobody asked for the longest go first."""

    def __init__(self, most_bytes: int, measures: Measures) -> None:
        self._most = most_bytes
        self._measures = measures
        self._values: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._bytes = 0
        self._lock = threading.Lock()

    def get(self, key: Hashable) -> Any | None:
        """The value of a key, None if it is not kept."""
        with self._lock:
            found = self._values.get(key)
            if found is None:
                return None
            self._values.move_to_end(key)
            return found[0]

    def put(self, key: Hashable, value: Any, size: int) -> None:
        """Keep a value of so many bytes; one that is larger than all the room is not kept."""
        if size > self._most:
            return
        with self._lock:
            self._bytes -= self._values.pop(key, (None, 0))[1]
            self._values[key] = value, size
            self._bytes += size
            while self._bytes > self._most:
                _, (_, freed) = self._values.popitem(last=False)
                self._bytes -= freed
            self._measures.kept(len(self._values), self._bytes)
