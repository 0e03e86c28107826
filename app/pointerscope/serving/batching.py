"""Forward passes for many at once: the queries that wait are traced together."""

from __future__ import annotations

import asyncio
import threading
from collections import defaultdict
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, Protocol

from pointerscope.analysis.explanation import traced

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop
    from collections.abc import Hashable, Iterable

    from pointerscope.mobility.query import ReadQuery
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.trace import Trace
    from pointerscope.serving.metrics import Measures


_QUIET = 3  # turns of an event loop without another query, after which a batch is complete


class Engine(Protocol):
    """What traces queries, somewhere."""

    def submit(self, bundle: Bundle, asked: ReadQuery) -> Future[Trace]:
        """The trace of a query, once it is there; it may be cancelled until it is begun."""

    def close(self) -> None:
        """Begin no more."""


class Waiting(NamedTuple):
    """A query that waits for its trace."""

    bundle: Bundle
    asked: ReadQuery
    trace: Future[Trace]


class Tracer:
    """Traces in one thread of this process, which starts with the first query.

    While a batch is traced the next one gathers, and what is asked within an event loop gathers
    until the loop has seen to all that has arrived. Alone a query waits for nobody, and the more
    ask at the same time the less each costs.
    """

    def __init__(self, most_batched: int, threads: int, measures: Measures) -> None:
        self._most = most_batched
        self._threads = threads
        self._measures = measures
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._gathered: list[Waiting] = []
        self._handing_over: AbstractEventLoop | None = None
        self._start = threading.Lock()
        self._thread: threading.Thread | None = None

    def submit(self, bundle: Bundle, asked: ReadQuery) -> Future[Trace]:
        """The trace of a query, once it is there; it may be cancelled until it is begun."""
        if self._thread is None or not self._thread.is_alive():
            self._begin()
        one = Waiting(bundle, asked, Future())
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # a thread, which waits for its answer
            self._queue.put(one)
        else:
            self._gathered.append(one)
            if self._handing_over is not loop:  # another one may have ended before it came to that
                self._handing_over = loop
                loop.call_soon(self._hand_over, loop, 1, _QUIET)
        return one.trace

    def close(self) -> None:
        """Trace what waits; the thread ends, and begins anew should anybody still ask."""
        with self._start:
            if (thread := self._thread) is None:
                return
            self._thread = None
        self._queue.put(None)
        thread.join()

    def _hand_over(self, loop: AbstractEventLoop, before: int, quiet: int) -> None:
        """Let the thread have what was asked in the loop, once nothing more comes just now."""
        gathered = len(self._gathered)
        quiet = quiet - 1 if gathered == before else _QUIET
        if quiet and gathered < self._most:
            loop.call_soon(self._hand_over, loop, gathered, quiet)
            return
        for one in self._gathered:
            self._queue.put(one)
        self._gathered.clear()
        self._handing_over = None

    def _begin(self) -> None:
        with self._start:
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="tracer", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        import torch

        torch.set_num_threads(self._threads)
        while waiting := self._next():
            for group in alike(waiting):
                trace_together(group, self._measures)

    def _next(self) -> list[Waiting]:
        """What waits, as soon as anything does; nothing at the end."""
        found = []
        item = self._queue.get()
        while item is not None:
            found.append(item)
            if len(found) == self._most:
                break
            try:
                item = self._queue.get_nowait()
            except Empty:
                break
        else:
            if found:
                self._queue.put(None)  # the end is still to come
        return found


def alike(waiting: Iterable[Waiting]) -> list[list[Waiting]]:
    """Queries of the same network that change it in the same way, which one pass can trace."""
    groups: defaultdict[Hashable, list[Waiting]] = defaultdict(list)
    for one in waiting:
        changes = one.asked.interventions.model_copy(update={"mask_visits": (), "order": ()})
        groups[id(one.bundle), changes].append(one)
    return list(groups.values())


def trace_together(group: list[Waiting], measures: Measures) -> None:
    """Trace queries that are alike, all at once, except those that nobody waits for any more."""
    begun = [one for one in group if one.trace.set_running_or_notify_cancel()]
    if not begun:
        return
    bundle = begun[0].bundle
    started = perf_counter()
    try:
        traces = traced(bundle, [one.asked for one in begun])
    except Exception as error:  # whatever it is, it is for those who asked
        for one in begun:
            one.trace.set_exception(error)
        return
    measures.batch(bundle.id, len(begun), perf_counter() - started)
    for one, trace in zip(begun, traces, strict=True):
        if isinstance(trace, Exception):
            one.trace.set_exception(trace)
        else:
            one.trace.set_result(trace)
