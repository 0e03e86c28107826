"""Answers: the explanations of queries, each computed once while it is kept."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pointerscope.analysis.explanation import ExplainedQuery, read

if TYPE_CHECKING:
    from pointerscope.mobility.query import Query, ReadQuery
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.trace import Trace
    from pointerscope.serving.batching import Engine
    from pointerscope.serving.lru_cache import Kept
    from pointerscope.serving.metrics import Measures

    _Key = tuple[str, str, str]  # model, version, query


class TooLongError(RuntimeError):
    """An answer took longer than anybody is to wait for one."""

    def __init__(self) -> None:
        super().__init__("The server is busy and did not come to this in time; try again soon.")


class Answers:
    """Explains queries and keeps the latest explanations.

    The views of a page, its JSON and its figures ask the same question; it costs one pass.
    """

    def __init__(self, engine: Engine, kept: Kept, measures: Measures, seconds: float) -> None:
        self._engine = engine
        self._kept = kept
        self._measures = measures
        self._seconds = seconds
        self._under_way: dict[_Key, _Asked] = {}
        self._lock = threading.Lock()

    def explain(self, bundle: Bundle, query: Query) -> ExplainedQuery:
        """The explanation of a query, computed or kept; for threads that can wait.

        Raises:
            InvalidQueryError: the query cannot be read.
            TooLongError: it took too long.
        """
        asked = self._ask(bundle, query)
        if isinstance(asked, ExplainedQuery):
            return asked
        try:
            return asked.explanation.result(self._seconds)
        except TimeoutError as error:
            raise TooLongError from error
        finally:
            self._leave(asked)

    async def explained(self, bundle: Bundle, query: Query) -> ExplainedQuery:
        """The same within an event loop; who is cancelled leaves the queue.

        Raises:
            InvalidQueryError: the query cannot be read.
        """
        asked = self._ask(bundle, query)
        if isinstance(asked, ExplainedQuery):
            return asked
        try:
            # Others may wait for the same.
            return await asyncio.shield(asyncio.wrap_future(asked.explanation))
        finally:
            self._leave(asked)

    def _ask(self, bundle: Bundle, query: Query) -> ExplainedQuery | _Asked:
        """The explanation where it is kept, else a place among those who wait for it."""
        key = (bundle.id, bundle.version, query_key(query))
        kept: ExplainedQuery | None = self._kept.get(key)
        if kept is not None:
            self._measures.asked(bundle.id, "kept")
            return kept
        with self._lock:
            if (asked := self._joined(key)) is not None:
                return asked
        try:
            as_read = read(bundle, query)
        except Exception:
            self._measures.asked(bundle.id, "refused")
            raise
        with self._lock:
            if (asked := self._joined(key)) is not None:  # while this one was read
                return asked
            asked = self._under_way[key] = _Asked(key, self._engine.submit(bundle, as_read))
        self._measures.asked(bundle.id, "computed")
        asked.trace.add_done_callback(lambda trace: self._settle(asked, bundle, as_read, trace))
        return asked

    def _joined(self, key: _Key) -> _Asked | None:
        """A place among those who wait for a query already; within the lock."""
        if (asked := self._under_way.get(key)) is not None:
            asked.waiting += 1
            self._measures.asked(key[0], "joined")
        return asked

    def _settle(
        self, asked: _Asked, bundle: Bundle, as_read: ReadQuery, trace: Future[Trace]
    ) -> None:
        """Hand a trace to those who wait for it, or what came instead."""
        with self._lock:
            if self._under_way.get(asked.key) is asked:
                del self._under_way[asked.key]
        if trace.cancelled():
            asked.explanation.cancel()
        elif (error := trace.exception()) is not None:
            asked.explanation.set_exception(error)
        else:
            explanation = ExplainedQuery(bundle, as_read, trace.result())
            self._kept.put(asked.key, explanation, explanation.bytes)
            asked.explanation.set_result(explanation)

    def _leave(self, asked: _Asked) -> None:
        """Give up a place; the last one takes the query out of the queue."""
        with self._lock:
            asked.waiting -= 1
            if asked.waiting or asked.explanation.done():
                return
            if self._under_way.get(asked.key) is asked:
                del self._under_way[asked.key]
        asked.trace.cancel()


@dataclass(eq=False)
class _Asked:
    """A query under way, and how many wait for it."""

    key: _Key
    trace: Future[Trace]
    explanation: Future[ExplainedQuery] = field(default_factory=Future)
    waiting: int = 1


def query_key(query: Query) -> str:
    """A text that is the same for the same query."""
    return query.model_dump_json(exclude_defaults=True)
