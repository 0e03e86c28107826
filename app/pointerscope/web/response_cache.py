"""A cache of response bodies, each computed and compressed once."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from weakref import WeakValueDictionary

from anyio import CancelScope, to_thread

from pointerscope.serving.lru_cache import LRUCache
from pointerscope.serving.metrics import ServerMetrics

_Key = tuple[str, bool]  # ETag, and whether the body is compressed

_GZIP_LEVEL = 4  # higher levels cost more time than the smaller size saves


class _Asked:
    """A request that waits for its turn, and the body if another has computed it meanwhile."""

    def __init__(self) -> None:
        self.waiting = CancelScope()
        self.body: bytes | None = None


class ResponseCache:
    """Response bodies by ETag, each with and without compression."""

    def __init__(self, cache: LRUCache, metrics: ServerMetrics) -> None:
        self._cache = cache
        self._metrics = metrics
        self._locks: WeakValueDictionary[_Key, asyncio.Lock] = WeakValueDictionary()
        self._asked: dict[_Key, set[_Asked]] = {}

    def get(self, tag: str, compressed: bool) -> bytes | None:
        """Return the body with this ETag, None if it is not cached."""
        body: bytes | None = self._cache.get((tag, compressed))
        if body is not None:
            self._metrics.record_response(cached=True)
        return body

    async def get_or_compute(
        self,
        tag: str,
        compressed: bool,
        prepare: Callable[[], Awaitable[Callable[[], bytes]]],
        slot: AbstractAsyncContextManager[object] | None = None,
    ) -> bytes:
        """Return the body with this ETag; equal requests at the same time compute it once.

        Args:
            tag: the ETag.
            compressed: whether to compress the body.
            prepare: awaited if the body is not cached; returns the function that makes the body in
                a thread.
            slot: waits for the turn of the client and holds it while the body is computed. Each
                client waits for its own turn, or until another has computed the body: none waits
                behind the queue of another.
        """
        if (cached := self.get(tag, compressed)) is not None:
            return cached
        key = tag, compressed
        async with AsyncExitStack() as held:
            if slot is not None and (shared := await self._wait(key, held, slot)) is not None:
                return shared
            async with self._locks.setdefault(key, asyncio.Lock()):
                if (cached := self.get(tag, compressed)) is not None:
                    return cached
                make = await prepare()
                body = await to_thread.run_sync(self._compute, tag, compressed, make)
            for asked in self._asked.pop(key, ()):
                asked.body = body
                asked.waiting.cancel()
        return body

    async def _wait(
        self, key: _Key, held: AsyncExitStack, slot: AbstractAsyncContextManager[object]
    ) -> bytes | None:
        """Enter a slot, or return the body that another request has computed before."""
        asked = _Asked()
        equal = self._asked.setdefault(key, set())
        equal.add(asked)
        try:
            with asked.waiting:
                await held.enter_async_context(slot)
        finally:
            equal.discard(asked)
            if not equal and self._asked.get(key) is equal:
                del self._asked[key]
        if asked.body is not None:
            self._metrics.record_response(cached=True)
        return asked.body

    def _compute(self, tag: str, compressed: bool, make: Callable[[], bytes]) -> bytes:
        body = gzip.compress(make(), _GZIP_LEVEL, mtime=0) if compressed else make()
        self._cache.put((tag, compressed), body, len(body))
        self._metrics.record_response(cached=False)
        return body
