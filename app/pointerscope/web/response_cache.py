"""A cache of response bodies, which are computed in a few threads and compressed once."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

from anyio import CapacityLimiter, to_thread

if TYPE_CHECKING:
    from collections.abc import Callable

    from pointerscope.serving.lru_cache import LRUCache
    from pointerscope.serving.metrics import ServerMetrics

# Making figures holds the interpreter lock, so more threads would only delay other requests.
_THREADS = 2
_GZIP_LEVEL = 4  # higher levels cost more time than the smaller size saves


class ResponseCache:
    """Response bodies by ETag, each with and without compression."""

    def __init__(self, cache: LRUCache, metrics: ServerMetrics) -> None:
        self._cache = cache
        self._metrics = metrics
        self._threads = CapacityLimiter(_THREADS)

    def get(self, tag: str, compressed: bool) -> bytes | None:
        """Return the body with this ETag, None if it is not cached."""
        body: bytes | None = self._cache.get((tag, compressed))
        if body is not None:
            self._metrics.record_response(cached=True)
        return body

    async def compute(self, tag: str, compressed: bool, make: Callable[[], bytes]) -> bytes:
        """Return the body with this ETag, computed in a thread and cached."""
        return await to_thread.run_sync(self._compute, tag, compressed, make, limiter=self._threads)

    def _compute(self, tag: str, compressed: bool, make: Callable[[], bytes]) -> bytes:
        # An equal request may have computed it while this one waited for a thread.
        if (cached := self.get(tag, compressed)) is not None:
            return cached
        body = gzip.compress(make(), _GZIP_LEVEL, mtime=0) if compressed else make()
        self._cache.put((tag, compressed), body, len(body))
        self._metrics.record_response(cached=False)
        return body
