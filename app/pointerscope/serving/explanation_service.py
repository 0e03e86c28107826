"""Explanations of queries: equal queries share one forward pass, and the results are cached."""

from __future__ import annotations

import asyncio
import sys
import threading
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING

from pointerscope.analysis.explanation import ExplainedQuery, resolve_for_bundle
from pointerscope.mobility.query import Query, ResolvedQuery

if TYPE_CHECKING:
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.trace import Trace
    from pointerscope.serving.batching import Engine
    from pointerscope.serving.lru_cache import LRUCache
    from pointerscope.serving.metrics import ServerMetrics

    _Key = tuple[str, str, str, bool]  # model, version of the bundle, query, intermediates


class TooLongError(RuntimeError):
    """A query was not explained within the time limit."""

    def __init__(self) -> None:
        super().__init__(
            "The server is busy: the request did not finish within the time limit. Try again soon."
        )


class ExplanationService:
    """Explains queries and caches the explanations.

    The views of a page, its JSON and its figures need the same explanation; it costs one pass.
    """

    def __init__(
        self, engine: Engine, cache: LRUCache, metrics: ServerMetrics, timeout_seconds: float
    ) -> None:
        self._engine = engine
        self._cache = cache
        self._metrics = metrics
        self._timeout_seconds = timeout_seconds
        self._pending: dict[_Key, _PendingExplanation] = {}
        self._lock = threading.RLock()  # cancelling a query ends it, which needs the lock again

    def explain(
        self, bundle: Bundle, query: Query, *, intermediates: bool = False
    ) -> ExplainedQuery:
        """Return the explanation of a query; blocks the calling thread until it is computed.

        Args:
            bundle: the model.
            query: the query.
            intermediates: whether its trace also holds the intermediates.

        Raises:
            InvalidQueryError: the query cannot be read.
            TooLongError: it was not computed within the time limit.
        """
        result = self._find_or_submit(bundle, query, intermediates)
        if isinstance(result, ExplainedQuery):
            return result
        try:
            result.trace.result(self._timeout_seconds)
            return self._explanation_of(result)
        except TimeoutError as error:
            raise TooLongError from error
        finally:
            self._stop_waiting(result)

    async def explain_async(
        self, bundle: Bundle, query: Query, *, intermediates: bool = False
    ) -> ExplainedQuery:
        """Return the explanation of a query, awaited in an event loop.

        Cancelling the task removes the query from the queue, unless another caller waits for it.

        Args:
            bundle: the model.
            query: the query.
            intermediates: whether its trace also holds the intermediates.

        Raises:
            InvalidQueryError: the query cannot be read.
        """
        result = self._find_or_submit(bundle, query, intermediates)
        if isinstance(result, ExplainedQuery):
            return result
        try:
            await _wait_for(result.trace)
            return self._explanation_of(result)
        finally:
            self._stop_waiting(result)

    def _find_or_submit(
        self, bundle: Bundle, query: Query, intermediates: bool
    ) -> ExplainedQuery | _PendingExplanation:
        """Return the cached explanation, or the pending one after joining or submitting it."""
        key = (bundle.id, bundle.version, query_key(query), intermediates)
        cached: ExplainedQuery | None = self._cache.get(key)
        if cached is not None:
            self._metrics.record_explanation(bundle.id, "cached")
            return cached
        with self._lock:
            if (pending := self._join(key)) is not None:
                return pending
        try:
            resolved = resolve_for_bundle(bundle, query)
            if intermediates:
                resolved = replace(resolved, intermediates=True)
        except Exception:
            self._metrics.record_explanation(bundle.id, "refused")
            raise
        with self._lock:
            if (pending := self._join(key)) is not None:  # submitted while this one was read
                return pending
            trace = self._engine.submit(bundle, resolved)
            pending = self._pending[key] = _PendingExplanation(key, bundle, resolved, trace)
        self._metrics.record_explanation(bundle.id, "computed")
        trace.add_done_callback(partial(self._finish, key))
        return pending

    def _join(self, key: _Key) -> _PendingExplanation | None:
        """Return the pending explanation of a query, with one caller more; needs the lock."""
        if (pending := self._pending.get(key)) is not None:
            pending.callers += 1
            self._metrics.record_explanation(key[0], "joined")
        return pending

    def _finish(self, key: _Key, trace: Future[Trace]) -> None:
        """Cache the explanation of a trace that somebody waits for; an error belongs to them.

        A future keeps this method's arguments, so the pending explanation, which keeps the future,
        is none of them: both would stay until the next garbage collection.
        """
        with self._lock:
            pending = self._pending.get(key)
            if pending is None or pending.trace is not trace:
                return
            del self._pending[key]
        with suppress(Exception):
            self._explanation_of(pending)

    def _explanation_of(self, pending: _PendingExplanation) -> ExplainedQuery:
        """Return the explanation of a trace that is there, made and cached once for all callers.

        Raises:
            CancelledError: the trace was cancelled.
            Exception: that of the pass.
        """
        from pointerscope.network.split_trace import own_memory

        with pending.lock:
            if (explanation := pending.explanation) is None:
                trace = own_memory(pending.trace.result())
                explanation = ExplainedQuery(pending.bundle, pending.query, trace)
                # The query keeps places as they were written, which may be as long as its text.
                size = explanation.bytes + 2 * sys.getsizeof(pending.key[2])
                self._cache.put(pending.key, explanation, size)
                pending.explanation = explanation
        return explanation

    def _stop_waiting(self, pending: _PendingExplanation) -> None:
        """Count one caller less; the last one cancels the query."""
        with self._lock:
            pending.callers -= 1
            if not pending.callers:
                pending.trace.cancel()  # a pass that has begun goes on; its explanation is cached


@dataclass(eq=False)
class _PendingExplanation:
    """A query that was submitted, and the number of callers that wait for it."""

    key: _Key
    bundle: Bundle
    query: ResolvedQuery
    trace: Future[Trace]
    explanation: ExplainedQuery | None = None
    callers: int = 1
    lock: threading.Lock = field(default_factory=threading.Lock)


async def _wait_for(future: Future[Trace]) -> None:
    """Wait for a future; cancelling the caller does not cancel it for the others."""
    loop, thread = asyncio.get_running_loop(), threading.get_ident()
    done = loop.create_future()

    def end_wait() -> None:
        if not done.done():  # the caller was cancelled
            done.set_result(None)

    def wake(_: object) -> None:
        if threading.get_ident() == thread:  # the loop itself ran the pass
            end_wait()
            return
        with suppress(RuntimeError):  # the loop has been closed, so nobody waits
            loop.call_soon_threadsafe(end_wait)

    future.add_done_callback(wake)
    await done


def query_key(query: Query) -> str:
    """Return a text that is the same for equal queries."""
    return query.model_dump_json(exclude_defaults=True)
