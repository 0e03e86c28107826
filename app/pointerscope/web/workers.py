"""A supervisor of worker processes, each with a listening socket of its own."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum, auto
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess
    from socket import socket

    RunWorker = Callable[[socket, Connection], None]

_LOG = logging.getLogger(__name__)
_CHECK_SECONDS = 0.5
_HEARTBEAT_SECONDS = 0.5
_MAX_COUNTED_SECONDS = 2 * _CHECK_SECONDS  # of silence, for one check
_STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_RESTART_SIGNAL = getattr(signal, "SIGHUP", None)  # not on Windows


class WorkerState(IntEnum):
    """What a worker says about itself in a heartbeat."""

    STARTING = auto()
    SERVING = auto()
    EXHAUSTED = auto()  # it serves, but has run out of memory


class WorkerStartError(RuntimeError):
    """A worker ended before any worker had served."""


class WorkerSupervisor:
    """Runs worker processes and replaces those that end, hang or run out of memory.

    A worker hangs if its event loop sends no heartbeat for `heartbeat_timeout` seconds. Other
    threads of the worker do not count: while they wait or compute, the loop still responds. Time
    in which the supervisor itself did not run does not count either, so that nobody is replaced
    after the machine was suspended.

    A worker that has run out of memory stops after its replacement serves.

    SIGINT and SIGTERM stop the workers; SIGHUP replaces them one after another.

    Args:
        run_worker: what a worker runs, with its socket and a pipe for `send_heartbeats`; a
            function of a module, because workers are spawned.
        sockets: a listening socket for each worker; a socket may occur several times.
        on_end: receives the process id of each worker that ended unexpectedly.
        rebind: returns another socket at the address of one, which does not listen yet. The
            replacement of a worker gets it, and the old one is closed while another worker serves,
            so that no connection waits for a worker that still starts. None if a socket may not
            share its address.
        heartbeat_timeout: seconds without a heartbeat after which a worker is replaced. An event
            loop may respond late by two or three seconds on a busy machine.
        start_timeout: seconds that a worker gets until its first heartbeat. It imports its
            libraries in this time, and has no event loop yet.
        stop_timeout: seconds that a worker gets to stop before it is killed.
    """

    def __init__(
        self,
        run_worker: RunWorker,
        sockets: list[socket],
        on_end: Callable[[int], None] = lambda process: None,
        rebind: Callable[[socket], socket] | None = None,
        heartbeat_timeout: float = 7.0,
        start_timeout: float = 300.0,
        stop_timeout: float = 30.0,
    ) -> None:
        self._run_worker = run_worker
        self._sockets = sockets
        self._on_end = on_end
        self._rebind = rebind
        self._heartbeat_timeout = heartbeat_timeout
        self._start_timeout = start_timeout
        self._stop_timeout = stop_timeout
        self._processes = multiprocessing.get_context("spawn")
        self._workers: list[_Worker] = []
        self._spare: _Worker | None = None  # the one that a restart starts or stops
        self._has_served = False
        self._should_stop = self._should_restart = False

    def run(self) -> None:
        """Run the workers until `stop` is called or a signal arrives.

        Raises:
            WorkerStartError: a worker ended before any worker had served.
        """
        previous = self._install_signal_handlers()
        restart = self._restart_when_needed()
        try:
            for socket in self._sockets:
                self._workers.append(self._start(socket))
            while not self._should_stop:
                wait([worker.process.sentinel for worker in self._workers], _CHECK_SECONDS)
                self._replace_lost_workers()
                next(restart)
        finally:
            for socket in self._sockets:  # new connections are refused from now on
                socket.close()
            spare = [] if self._spare is None else [self._spare]
            self._stop_processes([worker.process for worker in self._workers + spare])
            for number, handler in previous.items():
                signal.signal(number, handler)

    def stop(self) -> None:
        """Stop all workers soon."""
        self._should_stop = True

    def restart(self) -> None:
        """Replace all workers soon, one after another."""
        self._should_restart = True

    def _install_signal_handlers(self) -> dict[int, Any]:
        if threading.current_thread() is not threading.main_thread():
            return {}  # Python handles signals in the main thread only
        handlers: dict[int, Any] = dict.fromkeys(_STOP_SIGNALS, lambda *_: self.stop())
        if _RESTART_SIGNAL is not None:
            handlers[_RESTART_SIGNAL] = lambda *_: self.restart()
        return {number: signal.signal(number, handler) for number, handler in handlers.items()}

    def _start(self, socket: socket) -> _Worker:
        receiving, sending = self._processes.Pipe(duplex=False)
        process = self._processes.Process(target=_run, args=(self._run_worker, socket, sending))
        process.start()
        # With this copy open, reading the pipe of a worker that ended would never return.
        sending.close()
        return _Worker(process, socket, receiving)

    def _replace_lost_workers(self) -> None:
        for worker in self._workers:  # all, before the first is judged
            worker.check()
            self._has_served |= worker.serves
        for place, worker in enumerate(self._workers):
            if self._should_stop or (reason := self._loss(worker)) is None:
                continue
            # Its socket ends with a hung worker, so that nobody connects to it in between.
            self._leave_connections_to_others(place)
            self._end(worker)
            if not self._has_served:
                raise WorkerStartError("A worker ended before it could serve. See the log above.")
            fields = {"worker": worker.process.pid, "reason": reason}
            _LOG.warning("worker replaced", extra=fields)
            self._workers[place] = self._start(self._sockets[place])

    def _leave_connections_to_others(self, place: int) -> None:
        """Stop listening at a place while its worker is replaced, if another worker serves."""
        others = self._workers[:place] + self._workers[place + 1 :]
        if self._rebind is None or not any(worker.serves for worker in others):
            return
        before = self._sockets[place]
        self._sockets[place] = self._rebind(before)
        before.close()

    def _loss(self, worker: _Worker) -> str | None:
        """Return why a worker must be replaced; None if it runs."""
        if not worker.process.is_alive():
            return "Its process ended."
        limit = self._heartbeat_timeout if worker.has_event_loop else self._start_timeout
        if worker.silent_seconds >= limit:
            return f"Its event loop did not respond for {limit:g} seconds."
        return None

    def _stop_processes(self, processes: list[BaseProcess]) -> None:
        """Ask processes to end, and kill those that do not within the time limit."""
        for process in processes:
            process.terminate()
        deadline = time.monotonic() + self._stop_timeout
        for process in processes:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()

    def _end(self, worker: _Worker) -> None:
        worker.process.kill()  # it may hang
        worker.process.join()
        worker.heartbeats.close()
        if worker.process.pid is not None:
            self._on_end(worker.process.pid)

    def _restart_when_needed(self) -> Generator[None]:
        """Do what a restart needs at each step, so that the workers are checked meanwhile."""
        while True:
            yield
            places = range(len(self._workers)) if self._should_restart else self._exhausted()
            self._should_restart = False
            yield from self._restart_workers(places)

    def _exhausted(self) -> list[int]:
        places = [
            place
            for place, worker in enumerate(self._workers)
            if worker.state is WorkerState.EXHAUSTED
        ]
        for place in places:
            fields = {"worker": self._workers[place].process.pid}
            _LOG.warning("worker restarted: out of memory", extra=fields)
        return places

    def _restart_workers(self, places: Iterable[int]) -> Generator[None]:
        """Replace each worker after its replacement serves; stop at the first that does not."""
        for place in places:
            before = self._workers[place]
            self._spare = replacement = self._start(self._sockets[place])
            yield from self._wait_until_served(replacement)
            if replacement.serves:
                # Else the worker ended meanwhile and was replaced, perhaps with another socket.
                if self._workers[place] is before:
                    self._spare, self._workers[place] = before, replacement
                yield from self._wait_until_stopped(self._spare)
            self._end(self._spare)
            self._spare = None
            if not replacement.serves:
                _LOG.error("A new worker did not start, so the workers are not restarted.")
                return

    def _wait_until_served(self, worker: _Worker) -> Generator[None]:
        while not worker.serves and self._loss(worker) is None:
            yield
            worker.check()

    def _wait_until_stopped(self, worker: _Worker) -> Generator[None]:
        worker.process.terminate()
        deadline = time.monotonic() + self._stop_timeout
        while worker.process.is_alive() and time.monotonic() < deadline:
            yield


@dataclass
class _Worker:
    """A worker process.

    Attributes:
        process: the process.
        socket: the socket it listens on.
        heartbeats: pipe with the heartbeats of its event loop.
        has_event_loop: whether a heartbeat has arrived.
        state: what the last one said.
        silent_seconds: time since the last heartbeat, or since the start.
        checked: monotonic time of the last check.
    """

    process: BaseProcess
    socket: socket
    heartbeats: Connection
    has_event_loop: bool = False
    state: WorkerState = WorkerState.STARTING
    silent_seconds: float = 0.0
    checked: float = field(default_factory=time.monotonic)

    @property
    def serves(self) -> bool:
        """Whether it serves requests, not only starts."""
        return self.state is not WorkerState.STARTING

    def check(self) -> None:
        """Read the heartbeats; if there are none, the time since the last check was silent.

        If this check is late, the supervisor was suspended or waited for a processor, and so may
        have the worker. Of this time only a part counts.
        """
        now = time.monotonic()
        self.silent_seconds += min(now - self.checked, _MAX_COUNTED_SECONDS)
        self.checked = now
        with suppress(EOFError, OSError):  # the worker ended
            while self.heartbeats.poll():
                self.state = WorkerState(self.heartbeats.recv())
                self.has_event_loop = True
                self.silent_seconds = 0.0


async def send_heartbeats(pipe: Connection, state: Callable[[], WorkerState]) -> None:
    """Tell the supervisor again and again that the event loop of this worker responds.

    Runs as a task of that loop until it is cancelled.

    Args:
        pipe: to the supervisor.
        state: returns the state of the worker.
    """
    if os.name == "posix":  # if the supervisor is suspended for hours, the pipe fills up
        os.set_blocking(pipe.fileno(), False)
    while True:
        send_heartbeat(pipe, state())
        await asyncio.sleep(_HEARTBEAT_SECONDS)


def send_heartbeat(pipe: Connection, state: WorkerState) -> None:
    """Tell the supervisor once that this worker responds; without a supervisor do nothing."""
    with suppress(OSError):  # the pipe is full, or the supervisor ended
        pipe.send(int(state))


def _run(run_worker: RunWorker, socket: socket, pipe: Connection) -> None:
    with suppress(KeyboardInterrupt):  # a terminal interrupts the workers too
        run_worker(socket, pipe)
