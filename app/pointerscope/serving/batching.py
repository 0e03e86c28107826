"""Batched forward passes: queries that wait at the same time are traced together."""

from __future__ import annotations

import asyncio
import threading
from asyncio import AbstractEventLoop
from collections import defaultdict
from collections.abc import Hashable, Iterable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, NamedTuple, Protocol
from weakref import WeakKeyDictionary

from pointerscope.analysis.explanation import trace_queries
from pointerscope.mobility.query import ResolvedQuery
from pointerscope.network.allocator import touch_free_memory

if TYPE_CHECKING:
    from pointerscope.network.bundles import Bundle
    from pointerscope.network.trace import Trace
    from pointerscope.serving.metrics import ServerMetrics


_IDLE_TURNS = 3  # turns of an event loop without a new query, after which a batch is complete
_QUICK_SECONDS = 0.02  # of a pass that an event loop may run itself


class Engine(Protocol):
    """Runs forward passes, in this process or on a cluster."""

    def submit(self, bundle: Bundle, query: ResolvedQuery) -> Future[Trace]:
        """Return a future with the trace of a query; it can be cancelled until the pass begins."""

    def models_on_demand(self, models: Iterable[str]) -> frozenset[str]:
        """Return those models for which nothing runs until a query asks for them."""

    def close(self) -> None:
        """Begin no more passes."""


class PendingQuery(NamedTuple):
    """A query and the future that will hold its trace."""

    bundle: Bundle
    query: ResolvedQuery
    trace: Future[Trace]


class BatchTracer:
    """An engine with one thread of this process, started by the first query.

    While one batch is traced, the next one fills. Queries from an event loop are collected until
    the loop has handled everything that has arrived. So a single query waits for nobody, and the
    more queries arrive together the less each one costs.

    An event loop makes a quick pass itself, while the thread is idle: waking the thread and being
    woken takes about a fifth of a pass for one query, and while both run, each waits for the other
    at every step that is written in Python.
    """

    def __init__(self, max_batch_size: int, threads: int, metrics: ServerMetrics) -> None:
        self._max_batch_size = max_batch_size
        self._threads = threads
        self._metrics = metrics
        self._queue: SimpleQueue[PendingQuery | None] = SimpleQueue()
        self._collected: list[PendingQuery] = []
        self._collecting_loop: AbstractEventLoop | None = None
        # By model and by the digits of the longest history's length, for longer ones take more time
        # a visit: the most visits, padding included, of a pass that was quick.
        self._quick_visits: WeakKeyDictionary[Bundle, dict[int, int]] = WeakKeyDictionary()
        self._is_tracing = False
        self._start_lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def submit(self, bundle: Bundle, query: ResolvedQuery) -> Future[Trace]:
        """Return a future with the trace of a query; it can be cancelled until the pass begins."""
        if self._thread is None or not self._thread.is_alive():
            self._start()
        pending = PendingQuery(bundle, query, Future())
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # called from a thread, which blocks until the trace is there
            self._queue.put(pending)
        else:
            self._collected.append(pending)
            if self._collecting_loop is not loop:  # an earlier loop may have ended while collecting
                self._collecting_loop = loop
                loop.call_soon(self._hand_over, loop, 1, _IDLE_TURNS)
        return pending.trace

    def models_on_demand(self, models: Iterable[str]) -> frozenset[str]:
        """Return no model: the thread of this process traces queries of all of them."""
        return frozenset()

    def close(self) -> None:
        """Trace what is queued and end the thread; a later query starts a new one."""
        with self._start_lock:
            if (thread := self._thread) is None:
                return
            self._thread = None
        self._queue.put(None)
        thread.join()

    def _hand_over(self, loop: AbstractEventLoop, count_before: int, idle_turns_left: int) -> None:
        """Trace or queue the collected queries once the loop brings no more, or enough of them."""
        count = len(self._collected)
        if not count:  # another loop has handed them over
            return
        idle_turns_left = idle_turns_left - 1 if count == count_before else _IDLE_TURNS
        is_complete = not idle_turns_left or count >= self._max_batch_size
        # One query waits for no others if the loop itself can trace it at once.
        is_quick = (is_complete or count == 1) and self._is_quick(self._collected)
        if not (is_complete or is_quick):
            loop.call_soon(self._hand_over, loop, count, idle_turns_left)
            return
        collected, self._collected = self._collected, []
        self._collecting_loop = None
        if is_quick:
            self._trace(collected)
            loop.call_soon(touch_free_memory)  # after the answer, which the loop goes on with first
        else:
            for pending in collected:
                self._queue.put(pending)

    def _is_quick(self, collected: list[PendingQuery]) -> bool:
        """Return whether a single, quick pass can trace all, without waiting for the thread."""
        if self._is_tracing or not self._queue.empty() or not collected[0].bundle.is_loaded:
            return False
        if len(collected) > 1 and len(group_compatible(collected)) > 1:
            return False
        digits, visits = _size(collected)
        return visits <= self._quick_visits.get(collected[0].bundle, {}).get(digits, 0)

    def _trace(self, group: list[PendingQuery]) -> None:
        import torch

        torch.set_num_threads(self._threads)  # of the calling thread
        reads_weights = not group[0].bundle.is_loaded  # which takes longer than the pass
        started = thread_time()  # the time of the processor: other programs do not count
        trace_batch(group, self._metrics)
        is_quick = thread_time() - started <= _QUICK_SECONDS
        digits, visits = _size(group)
        known = self._quick_visits.setdefault(group[0].bundle, {})
        if reads_weights or is_quick == (visits <= known.get(digits, 0)):
            return
        # Queries that were cancelled or refused may have made it quick.
        if not is_quick:
            known[digits] = visits - 1
        elif not any(one.trace.cancelled() or one.trace.exception() for one in group):
            known[digits] = visits

    def _start(self) -> None:
        with self._start_lock:
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="tracer", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        while batch := self._next_batch():
            self._is_tracing = True
            for group in group_compatible(batch):
                self._trace(group)
            self._is_tracing = False

    def _next_batch(self) -> list[PendingQuery]:
        """Wait for a query and return it with all others that are queued; empty at the end."""
        batch = []
        item = self._queue.get()
        while item is not None:
            batch.append(item)
            if len(batch) == self._max_batch_size:
                break
            try:
                item = self._queue.get_nowait()
            except Empty:
                break
        else:
            if batch:
                self._queue.put(None)  # for the next call
        return batch


def _size(group: list[PendingQuery]) -> tuple[int, int]:
    """Return the binary digits of the longest history's length, and all visits with padding."""
    longest = max(len(one.query.history) for one in group)
    return longest.bit_length(), len(group) * longest


def group_compatible(pending: Iterable[PendingQuery]) -> list[list[PendingQuery]]:
    """Group queries that one pass can trace: same network, same interventions, same tensors.

    Masked visits and the order may differ, because they are inputs of each history.
    """
    groups: defaultdict[Hashable, list[PendingQuery]] = defaultdict(list)
    for one in pending:
        changes = one.query.interventions
        if positional := changes.positional:
            changes = changes.model_copy(update=positional)
        groups[id(one.bundle), changes, one.query.intermediates].append(one)
    return list(groups.values())


def trace_batch(group: list[PendingQuery], metrics: ServerMetrics) -> None:
    """Trace compatible queries in one pass, except those that were cancelled."""
    active = [one for one in group if one.trace.set_running_or_notify_cancel()]
    if not active:
        return
    bundle = active[0].bundle
    started = perf_counter()
    try:
        bundle.network.bind()  # nobody hooks the networks of a server
        traces = trace_queries(bundle, [one.query for one in active])
    except Exception as error:  # any error belongs to the callers, not to this thread
        for one in active:
            one.trace.set_exception(error)
        return
    metrics.record_batch(bundle.id, len(active), perf_counter() - started)
    for one, trace in zip(active, traces, strict=True):
        if isinstance(trace, Exception):
            one.trace.set_exception(trace)
        else:
            one.trace.set_result(trace)
