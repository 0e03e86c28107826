"""A cache of response bodies, each computed and compressed once."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from anyio import to_thread

from pointerscope.serving.lru_cache import LRUCache
from pointerscope.serving.metrics import ServerMetrics

_GZIP_LEVEL = 4  # higher levels cost more time than the smaller size saves


class ResponseCache:
    """Response bodies by ETag, each with and without compression."""

    def __init__(self, cache: LRUCache, metrics: ServerMetrics) -> None:
        self._cache = cache
        self._metrics = metrics
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def get(self, tag: str, compressed: bool) -> bytes | None:
        """Return the body with this ETag, None if it is not cached."""
        body: bytes | None = self._cache.get((tag, compressed))
        if body is not None:
            self._metrics.record_response(cached=True)
        return body

    async def get_or_compute(
        self, tag: str, compressed: bool, prepare: Callable[[], Awaitable[Callable[[], bytes]]]
    ) -> bytes:
        """Return the body with this ETag; equal requests at the same time compute it once.

        Args:
            tag: the ETag.
            compressed: whether to compress the body.
            prepare: awaited if the body is not cached; returns the function that makes the body in
                a thread.
        """
        if (cached := self.get(tag, compressed)) is not None:
            return cached
        lock = self._locks.setdefault(tag, asyncio.Lock())
        async with lock:
            if (cached := self.get(tag, compressed)) is not None:
                return cached
            return await to_thread.run_sync(self._compute, tag, compressed, await prepare())

    def _compute(self, tag: str, compressed: bool, make: Callable[[], bytes]) -> bytes:
        body = gzip.compress(make(), _GZIP_LEVEL, mtime=0) if compressed else make()
        self._cache.put((tag, compressed), body, len(body))
        self._metrics.record_response(cached=False)
        return body
