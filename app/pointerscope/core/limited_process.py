"""Functions that run in a process of their own, with limits of time and memory.

Work that is expensive, or that opens untrusted files, can hang or claim all memory. Here such work
runs in a child process, which is killed at the limit; the calling process is not harmed. The child
is started on first use, which takes as long as importing the function's module, and serves later
calls too. After a call is ended, the next one needs a new child.

`pebble` and `loky` offer pools of processes as well. They limit no memory, and their time limits
follow the system's clock, which can be set back, or do not exist.
"""

from __future__ import annotations

import math
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, TypeVarTuple

from pointerscope.core.out_of_memory import is_out_of_memory
from pointerscope.core.process_memory import address_space
from pointerscope.core.tracebacks import REMOTE_FRAMES, traceback_lines

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_Arguments = TypeVarTuple("_Arguments")
_Result = TypeVar("_Result")

_START_SECONDS = 120.0  # for the start of the interpreter and imports, on a busy machine
_EXIT_SECONDS = 5.0  # from the end of the pipe to the end of the process
_IDLE_SECONDS = 300.0  # after which a child ends, which frees its memory
_CHECK_SECONDS = 0.05  # between two looks at the event that cancels a call
_PREPARED = b"prepared"
_STARTED = b"started"


class LimitedProcessError(RuntimeError):
    """A call that was ended before it had a result; the message says why."""


class TimeLimitError(LimitedProcessError):
    """The call took longer than its time limit."""


class MemoryLimitError(LimitedProcessError):
    """The call needed more memory than its limit."""


class ProcessCrashError(LimitedProcessError):
    """The process ended during the call, for example because the system killed it."""


class CallCancelledError(LimitedProcessError):
    """The caller cancelled the call, or closed the process."""


class LimitedProcess:
    """A child process that runs one call at a time, each within limits.

    Calls from several threads wait for each other. The child is started at the first call, and
    again after it was killed; it ends after five idle minutes, and with this process.

    Args:
        prepare: a function of a module that each child calls before its first task, such as one
            that imports libraries. No limit applies to it.
        niceness: added to that of this process, from the child's first instruction on.
    """

    def __init__(self, prepare: Callable[[], object] | None = None, niceness: int = 0) -> None:
        self._prepare = prepare
        self._niceness = niceness
        self._turn = threading.Lock()
        self._closed = threading.Event()
        self._child: tuple[BaseProcess, Connection] | None = None

    def start(self) -> None:
        """Start the child unless it runs, and return once it is prepared.

        Raises:
            LimitedProcessError: the child ended meanwhile, or the process was closed.
        """
        with self._its_turn(threading.Event()):
            self._start()

    def run(
        self,
        function: Callable[[*_Arguments], _Result],
        *args: *_Arguments,
        timeout_seconds: float,
        max_bytes: int,
        cancelled: threading.Event | None = None,
    ) -> _Result:
        """Call a function in the child and return its result.

        Args:
            function: a function of a module, because it is passed to the child by name.
            args: its arguments; like the result, they are pickled.
            timeout_seconds: the longest time the call may take. Waiting for other calls, starting
                the child and importing the function's module are not counted.
            max_bytes: the most memory the call may claim beside what the child has already. It is
                limited on Linux only.
            cancelled: an event that cancels the call when another thread sets it. It does not
                interrupt the start of a child, which the next call needs too.

        Raises:
            TimeLimitError: the call took too long.
            MemoryLimitError: the call claimed too much memory.
            ProcessCrashError: the child ended during the call.
            CallCancelledError: `cancelled` was set, or the process was closed.
            Exception: the function raised it; its notes hold the traceback in the child, and
                `tracebacks.REMOTE_FRAMES` the same without messages.
        """
        task = pickle.dumps((function, args, timeout_seconds, max_bytes))
        cancelled = cancelled or threading.Event()
        with self._its_turn(cancelled):
            self._start()
            self._check_not_cancelled(cancelled)
            try:
                self._begin(task, cancelled)
                answer = self._receive(timeout_seconds, cancelled)
            except BaseException:
                self._end_child()  # it must not answer the next call with this result
                raise
            result, error, is_last = pickle.loads(answer)
            if is_last:
                self._end_child()
        if error is not None:
            raise error.rebuild()
        return result

    def close(self) -> None:
        """End the child and cancel all calls; there can be no further ones."""
        self._closed.set()
        with self._turn:
            self._end_child()

    @contextmanager
    def _its_turn(self, cancelled: threading.Event) -> Iterator[None]:
        while not self._turn.acquire(timeout=_CHECK_SECONDS):
            self._check_not_cancelled(cancelled)
        try:
            self._check_not_cancelled(cancelled)
            yield
        finally:
            self._turn.release()

    def _start(self) -> None:
        if self._child is not None:
            if self._child[0].is_alive():
                return
            self._end_child()
        self._child = _start_child(self._prepare, self._niceness)
        try:
            self._receive(_START_SECONDS, cancelled=threading.Event())
        except BaseException:
            self._end_child()
            raise

    def _begin(self, task: bytes, cancelled: threading.Event) -> None:
        """Pass a task to the child, and return once the child carries it out."""
        try:
            self._send(task, cancelled)
        except ProcessCrashError:  # it was about to end, because it was idle
            self._end_child()
            self._start()
            self._send(task, cancelled)

    def _send(self, task: bytes, cancelled: threading.Event) -> None:
        assert self._child is not None
        _process, connection = self._child
        try:
            connection.send_bytes(task)
        except OSError as error:
            raise ProcessCrashError("The process for limited work has ended.") from error
        self._receive(_START_SECONDS, cancelled)

    def _receive(self, seconds: float, cancelled: threading.Event) -> bytes:
        """Return the next message of the child, within a time limit."""
        assert self._child is not None
        process, connection = self._child
        deadline = time.monotonic() + seconds
        try:
            while not connection.poll(min(_CHECK_SECONDS, max(0, deadline - time.monotonic()))):
                self._check_not_cancelled(cancelled)
                if time.monotonic() >= deadline:
                    raise TimeLimitError(f"The work took longer than {seconds:g} seconds.")
            return connection.recv_bytes()
        except (EOFError, OSError) as error:
            process.join(_EXIT_SECONDS)
            raise ProcessCrashError(
                f"The process that did the work ended with the exit code {process.exitcode}."
            ) from error

    def _end_child(self) -> None:
        if self._child is not None:
            process, connection = self._child
            self._child = None
            process.kill()
            process.join()
            process.close()
            connection.close()

    def _check_not_cancelled(self, cancelled: threading.Event) -> None:
        if cancelled.is_set() or self._closed.is_set():
            raise CallCancelledError("The work was cancelled.")


def _start_child(
    prepare: Callable[[], object] | None, niceness: int
) -> tuple[BaseProcess, Connection]:
    processes = multiprocessing.get_context("spawn")
    connection, childs_connection = processes.Pipe()
    process = processes.Process(
        target=_serve, args=(childs_connection, prepare), name="limited process", daemon=True
    )
    process.start()
    assert process.pid
    with suppress(OSError, AttributeError):  # AttributeError on Windows
        os.setpriority(os.PRIO_PROCESS, process.pid, os.nice(0) + niceness)
    # With this copy open, reading the pipe of a child that ended would never return.
    childs_connection.close()
    return process, connection


# The functions below run in the child.


def _serve(connection: Connection, prepare: Callable[[], object] | None) -> None:
    """Carry out one task after the other, until the parent process ends or asks for nothing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal interrupts the child too
    first_size: int | None = None
    if prepare is not None:
        prepare()
    with suppress(EOFError, BrokenPipeError):  # the parent process ended
        connection.send_bytes(_PREPARED)
        while connection.poll(_IDLE_SECONDS):
            task = connection.recv_bytes()
            try:
                function, args, timeout_seconds, max_bytes = _open_task(task, connection)
                first_size = first_size or address_space()
                with _limits(timeout_seconds, max_bytes):
                    result = function(*args)
                    # What earlier calls left behind must not add up.
                    is_last = address_space() - first_size > max_bytes
                    answer = pickle.dumps((result, None, is_last))
            except Exception as error:
                is_last = is_out_of_memory(error)
                answer = _pickle_error(_memory_error() if is_last else error, is_last)
            connection.send_bytes(answer)
            if is_last:
                return


def _open_task(task: bytes, connection: Connection) -> Any:
    """Unpickle a task, which imports the function's module, and tell the parent process."""
    try:
        return pickle.loads(task)
    finally:
        connection.send_bytes(_STARTED)


@contextmanager
def _limits(timeout_seconds: float, max_bytes: int) -> Iterator[None]:
    """Limit the memory of this process, and its processor time in case the parent cannot."""
    if sys.platform != "linux":
        yield
        return
    import resource

    processor_seconds = time.process_time() + (os.cpu_count() or 1) * timeout_seconds + 1
    wanted = {
        resource.RLIMIT_AS: address_space() + max_bytes,
        resource.RLIMIT_CPU: math.ceil(processor_seconds),
    }
    before = {kind: resource.getrlimit(kind) for kind in wanted}
    for kind, value in wanted.items():
        hard = before[kind][1]
        is_unlimited = hard == resource.RLIM_INFINITY
        resource.setrlimit(kind, (value if is_unlimited else min(value, hard), hard))
    try:
        yield
    finally:
        for kind, limits in before.items():
            resource.setrlimit(kind, limits)


def _memory_error() -> MemoryLimitError:
    return MemoryLimitError("The work needed more memory than its limit.")


def _pickle_error(error: Exception, is_last: bool) -> bytes:
    error.add_note(f"In the process that did the work:\n{traceback.format_exc()}")
    setattr(error, REMOTE_FRAMES, "".join(traceback_lines(error, with_message=False)))
    try:
        pickled = _PickledError(type(error), error.args, vars(error))
        pickled.rebuild()  # some classes, such as those of pydantic, cannot be called so
        return pickle.dumps((None, pickled, is_last))
    except Exception:  # it holds what cannot be pickled
        text = f"{type(error).__name__}: {error}"
        state = {name: vars(error)[name] for name in ("__notes__", REMOTE_FRAMES)}
        return pickle.dumps((None, _PickledError(RuntimeError, (text,), state), is_last))


class _PickledError(NamedTuple):
    """An exception on its way between processes; Python's own way calls its constructor again.

    Attributes:
        kind: its class.
        args: what `Exception` was called with, mostly the message.
        state: its attributes.
    """

    kind: type[Exception]
    args: tuple[Any, ...]
    state: dict[str, Any]

    def rebuild(self) -> Exception:
        error = self.kind.__new__(self.kind, *self.args)  # an `OSError` reads its number here
        error.args = self.args
        vars(error).update(self.state)
        return error
