"""An LRU cache bounded by bytes."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pointerscope.serving.metrics import ServerMetrics


class LRUCache:
    """Values by key; the least recently used ones are evicted. Threads may share it."""

    def __init__(self, max_bytes: int, metrics: ServerMetrics) -> None:
        self._max_bytes = max_bytes
        self._metrics = metrics
        self._values: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._bytes = 0
        self._lock = threading.Lock()

    def get(self, key: Hashable) -> Any | None:
        """Return the value of a key, None if it is not cached."""
        with self._lock:
            entry = self._values.get(key)
            if entry is None:
                return None
            self._values.move_to_end(key)
            return entry[0]

    def put(self, key: Hashable, value: Any, size: int) -> None:
        """Store a value of `size` bytes; one larger than the whole cache is not stored."""
        if size > self._max_bytes:
            return
        with self._lock:
            self._bytes -= self._values.pop(key, (None, 0))[1]
            self._values[key] = value, size
            self._bytes += size
            while self._bytes > self._max_bytes:
                _, (_, freed) = self._values.popitem(last=False)
                self._bytes -= freed
            self._metrics.set_cache_size(len(self._values), self._bytes)
