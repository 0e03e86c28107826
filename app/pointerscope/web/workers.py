"""A supervisor of worker processes, each with a listening socket of its own."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess
    from socket import socket

    RunWorker = Callable[[socket, Connection], None]

_LOG = logging.getLogger(__name__)
_CHECK_SECONDS = 0.5
_HEARTBEAT_SECONDS = 5.0
_STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
_RESTART_SIGNAL = getattr(signal, "SIGHUP", None)  # not on Windows


class WorkerStartError(RuntimeError):
    """A worker ended before any worker had served."""


class WorkerSupervisor:
    """Runs worker processes and replaces those that end or hang.

    SIGINT and SIGTERM stop the workers; SIGHUP replaces them one after another.

    Args:
        run_worker: what a worker runs, with its socket and a pipe for `send_heartbeats`; a
            function of a module, because workers are spawned.
        sockets: a listening socket for each worker; a socket may occur several times.
        on_end: receives the process id of each worker that ended unexpectedly.
        heartbeat_timeout: seconds without a heartbeat after which a worker is replaced.
        stop_timeout: seconds that a worker gets to stop before it is killed.
    """

    def __init__(
        self,
        run_worker: RunWorker,
        sockets: list[socket],
        on_end: Callable[[int], None] = lambda process: None,
        heartbeat_timeout: float = 60.0,
        stop_timeout: float = 30.0,
    ) -> None:
        self._run_worker = run_worker
        self._sockets = sockets
        self._on_end = on_end
        self._heartbeat_timeout = heartbeat_timeout
        self._stop_timeout = stop_timeout
        self._processes = multiprocessing.get_context("spawn")
        self._workers: list[_Worker] = []
        self._has_served = False
        self._should_stop = self._should_restart = False

    def run(self) -> None:
        """Run the workers until `stop` is called or a signal arrives.

        Raises:
            WorkerStartError: a worker ended before any worker had served.
        """
        previous = self._install_signal_handlers()
        try:
            for socket in self._sockets:
                self._workers.append(self._start(socket))
            while not self._should_stop:
                wait([worker.process.sentinel for worker in self._workers], _CHECK_SECONDS)
                self._replace_lost_workers()
                if self._should_restart:
                    self._restart_workers()
        finally:
            for socket in self._sockets:  # new connections are refused from now on
                socket.close()
            self._stop_processes([worker.process for worker in self._workers])
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
        for place, worker in enumerate(self._workers):
            worker.read_heartbeats()
            self._has_served |= worker.serves
            if self._should_stop or self._is_running(worker):
                continue
            self._end(worker)
            if not self._has_served:
                raise WorkerStartError("A worker ended before it could serve. See the log above.")
            _LOG.warning("worker replaced", extra={"worker": worker.process.pid})
            self._workers[place] = self._start(worker.socket)

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

    def _is_running(self, worker: _Worker) -> bool:
        silent_seconds = time.monotonic() - worker.last_heartbeat
        return worker.process.is_alive() and silent_seconds < self._heartbeat_timeout

    def _end(self, worker: _Worker) -> None:
        worker.process.kill()  # it may hang
        worker.process.join()
        worker.heartbeats.close()
        if worker.process.pid is not None:
            self._on_end(worker.process.pid)

    def _restart_workers(self) -> None:
        """Replace each worker after its replacement serves; stop at the first that does not."""
        self._should_restart = False
        for place, worker in enumerate(self._workers):
            replacement = self._start(worker.socket)
            while not (replacement.serves or self._should_stop) and self._is_running(replacement):
                wait([replacement.process.sentinel, replacement.heartbeats], _CHECK_SECONDS)
                replacement.read_heartbeats()
            if not replacement.serves:
                _LOG.error("A new worker did not start, so the workers are not restarted.")
                self._end(replacement)
                return
            self._workers[place] = replacement
            self._stop_processes([worker.process])
            self._end(worker)


@dataclass
class _Worker:
    """A worker process.

    Attributes:
        process: the process.
        socket: the socket it listens on.
        heartbeats: pipe with its heartbeats; each says whether it serves.
        last_heartbeat: monotonic time of the last one, or of its start.
        serves: whether it serves requests, not only starts.
    """

    process: BaseProcess
    socket: socket
    heartbeats: Connection
    last_heartbeat: float = field(default_factory=time.monotonic)
    serves: bool = False

    def read_heartbeats(self) -> None:
        with suppress(EOFError, OSError):  # the worker ended
            while self.heartbeats.poll():
                self.serves = self.heartbeats.recv()
                self.last_heartbeat = time.monotonic()


def send_heartbeats(pipe: Connection, serves: Callable[[], bool]) -> None:
    """Tell the supervisor again and again, from a thread, that this worker runs.

    Args:
        pipe: to the supervisor.
        serves: whether the worker serves requests yet.
    """

    def send() -> None:
        with suppress(OSError):  # the supervisor ended
            while True:
                pipe.send(is_serving := serves())
                time.sleep(_HEARTBEAT_SECONDS if is_serving else _CHECK_SECONDS)

    threading.Thread(target=send, name="heartbeats", daemon=True).start()


def _run(run_worker: RunWorker, socket: socket, pipe: Connection) -> None:
    with suppress(KeyboardInterrupt):  # a terminal interrupts the workers too
        run_worker(socket, pipe)
