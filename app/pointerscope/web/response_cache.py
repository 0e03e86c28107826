"""Bodies of answers: made in a few threads, compressed once, and kept as they are sent."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

from anyio import CapacityLimiter, to_thread

if TYPE_CHECKING:
    from collections.abc import Callable

    from pointerscope.serving.lru_cache import Kept
    from pointerscope.serving.metrics import Measures

# What makes figures holds the interpreter; more threads would only get in the way of the others.
_THREADS = 2
_LEVEL = 4  # of compression; a higher one costs more than it saves


class Bodies:
    """Makes bodies and keeps them."""

    def __init__(self, kept: Kept, measures: Measures) -> None:
        self._kept = kept
        self._measures = measures
        self._threads = CapacityLimiter(_THREADS)

    def kept(self, tag: str, packed: bool) -> bytes | None:
        """The body with this tag if it is kept."""
        body: bytes | None = self._kept.get((tag, packed))
        if body is not None:
            self._measures.body(kept=True)
        return body

    async def made(self, tag: str, packed: bool, make: Callable[[], bytes]) -> bytes:
        """The body with this tag, made in a thread."""
        return await to_thread.run_sync(self._make, tag, packed, make, limiter=self._threads)

    def _make(self, tag: str, packed: bool, make: Callable[[], bytes]) -> bytes:
        # Whoever asked for the same before may have it by now.
        if (found := self.kept(tag, packed)) is not None:
            return found
        body = gzip.compress(make(), _LEVEL, mtime=0) if packed else make()
        self._kept.put((tag, packed), body, len(body))
        self._measures.body(kept=False)
        return body
