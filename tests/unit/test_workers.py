"""The supervisor of worker processes: lost and hung workers, restarts, failures and stops."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import threading
import time
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from pointerscope.web.workers import (
    WorkerStartError,
    WorkerState,
    WorkerSupervisor,
    send_heartbeat,
    send_heartbeats,
)

pytestmark = pytest.mark.slow

HOST, OTHER_HOST = "127.0.0.1", "127.0.0.2"
TIMEOUT = 60  # seconds; spawning is slow on a busy machine
LONG = 3600  # seconds, longer than any test
REPLACED_WITHIN = 10  # seconds after a worker hangs
SHORT = 5  # seconds that an event loop may be silent in most tests
LONGER = 7  # seconds, longer than that

# What a worker does after it has responded.
NOTHING, BLOCK_LOOP, BLOCK_THREADS, STOP_PROCESS, EXHAUST = b"0", b"1", b"2", b"3", b"4"


def serve_process_id(listening, heartbeats):
    """A worker that responds with its process id, and then does as it was told."""
    asyncio.run(_serve(listening, heartbeats))


def start_slowly(listening, heartbeats):
    """The same worker, which has no event loop at first."""
    time.sleep(LONGER)
    serve_process_id(listening, heartbeats)


def hang_at_the_start(listening, heartbeats):
    """A worker that never gets an event loop."""
    time.sleep(LONG)


def serve_or_end(listening, heartbeats):
    """A worker that serves at `HOST`, and at `OTHER_HOST` ends once as soon as the other serves."""
    folder = Path(os.environ["FOLDER"])
    started, serves = folder / "started", folder / "serves"
    if listening.getsockname()[0] == HOST:
        wait_until(started.exists)
        send_heartbeat(heartbeats, WorkerState.SERVING)
        serves.touch()
    elif not started.exists():
        started.touch()
        while not serves.exists():
            time.sleep(0.001)  # so short that the supervisor has not read the heartbeat
        return
    serve_process_id(listening, heartbeats)


def serve_later_at_host(listening, heartbeats):
    """A worker that serves; at `HOST` all but the first begin once they may."""
    folder = Path(os.environ["FOLDER"])
    first = folder / "first"
    if listening.getsockname()[0] == HOST and first.exists():
        (folder / str(os.getpid())).touch()
        wait_until((folder / "may serve").exists)
    elif listening.getsockname()[0] == HOST:
        first.touch()
    serve_process_id(listening, heartbeats)


def fail_to_start(listening, heartbeats):
    """A worker that ends before it serves."""
    raise SystemExit(3)


async def _serve(listening, heartbeats):
    state = WorkerState.SERVING

    async def respond(reader, writer):
        nonlocal state
        action = await reader.read(1)
        if action == EXHAUST:
            state = WorkerState.EXHAUSTED
        await _respond(action, writer)

    async with await asyncio.start_server(respond, sock=listening):
        await send_heartbeats(heartbeats, lambda: state)


async def _respond(action, writer):
    writer.write(str(os.getpid()).encode())
    await writer.drain()
    writer.close()
    if action == BLOCK_LOOP:
        time.sleep(LONG)
    if action == BLOCK_THREADS:
        for _ in range(100):
            asyncio.get_running_loop().run_in_executor(None, time.sleep, LONG)
    if action == STOP_PROCESS:
        os.kill(os.getpid(), signal.SIGSTOP)


def ask(address, action=NOTHING) -> int:
    """Return the process id of the worker that responds; wait until one does."""
    while True:  # a worker that is being killed may accept a connection and not respond
        with (
            suppress(ConnectionResetError),
            socket.create_connection(address, timeout=TIMEOUT) as connection,
        ):
            connection.sendall(action)
            if response := connection.recv(100):
                return int(response)


@contextmanager
def supervised(run_worker, workers=1, hosts=None, **options):
    """Run a supervisor in a thread; gives it and the address of each worker."""
    sockets = [
        socket.create_server((host, 0), reuse_port=hasattr(socket, "SO_REUSEPORT"))
        for host in hosts or [HOST] * workers
    ]
    addresses = [listening.getsockname() for listening in sockets]
    supervisor = WorkerSupervisor(run_worker, sockets, **options)
    thread = threading.Thread(target=supervisor.run)
    thread.start()
    try:
        yield supervisor, *addresses
    finally:
        supervisor.stop()
        thread.join(TIMEOUT)
    assert not thread.is_alive()


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until(condition) -> None:
    deadline = time.monotonic() + TIMEOUT
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_each_worker_has_its_own_process_and_socket():
    with supervised(serve_process_id, workers=2) as (_, first_address, second_address):
        first, second = ask(first_address), ask(second_address)
        assert len({first, second, os.getpid()}) == 3
    assert not is_running(first)
    assert not is_running(second)


def test_a_killed_worker_is_replaced_and_reported():
    ended = []
    with supervised(serve_process_id, on_end=ended.append) as (_, address):
        before = ask(address)
        time.sleep(1)  # until the supervisor has read a heartbeat
        os.kill(before, signal.SIGKILL)
        assert ask(address) != before
        assert ended == [before]


def test_a_worker_that_ends_at_its_start_is_replaced_once_another_serves(tmp_path, monkeypatch):
    monkeypatch.setenv("FOLDER", str(tmp_path))
    ended = []
    options = {"hosts": [OTHER_HOST, HOST], "on_end": ended.append}
    with supervised(serve_or_end, **options) as (_, first, second):
        serving = ask(second)
        assert ask(first) not in {serving, *ended}
        assert len(ended) == 1
        assert ask(second) == serving


@pytest.mark.parametrize("hang", [BLOCK_LOOP, STOP_PROCESS], ids=["event loop", "process"])
def test_a_worker_whose_event_loop_hangs_is_replaced_within_ten_seconds(hang):
    ended = []
    with supervised(serve_process_id, on_end=ended.append) as (_, address):
        before = ask(address)
        time.sleep(1)  # until the supervisor has read a heartbeat
        assert ask(address, hang) == before
        hung = time.monotonic()
        wait_until(lambda: ended)
        assert time.monotonic() - hung < REPLACED_WITHIN
        assert ask(address) != before
        assert ended == [before]
        assert not is_running(before)


def test_a_worker_whose_threads_are_all_blocked_is_not_replaced():
    ended = []
    options = {"heartbeat_timeout": SHORT, "stop_timeout": 1}
    with supervised(serve_process_id, on_end=ended.append, **options) as (_, address):
        before = ask(address, BLOCK_THREADS)
        time.sleep(LONGER)
        assert ask(address) == before
        assert ended == []


def test_a_worker_that_starts_slowly_is_not_replaced():
    ended = []
    with supervised(start_slowly, on_end=ended.append, heartbeat_timeout=SHORT) as (_, address):
        assert is_running(ask(address))
        assert ended == []


def test_a_worker_that_hangs_at_its_start_ends_the_supervisor_with_an_error():
    listening = socket.create_server(("127.0.0.1", 0))
    with pytest.raises(WorkerStartError, match="ended before it could serve"):
        WorkerSupervisor(hang_at_the_start, [listening], start_timeout=2).run()


def supervise(listening):
    """Run a supervisor; what a process of its own does."""
    WorkerSupervisor(serve_process_id, [listening], heartbeat_timeout=SHORT).run()


def test_after_the_machine_was_suspended_no_worker_is_replaced():
    """The supervisor and its worker stop, and the worker is the last to go on."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        supervisor = multiprocessing.get_context("spawn").Process(
            target=supervise, args=(listening,)
        )
        supervisor.start()
        try:
            before = ask(listening.getsockname())
            time.sleep(1)  # until the supervisor has read a heartbeat
            os.kill(before, signal.SIGSTOP)
            time.sleep(1)  # until it has read the last one
            os.kill(supervisor.pid, signal.SIGSTOP)
            time.sleep(LONGER)
            os.kill(supervisor.pid, signal.SIGCONT)
            time.sleep(1)
            os.kill(before, signal.SIGCONT)
            time.sleep(1)
            assert ask(listening.getsockname()) == before
        finally:
            supervisor.terminate()
            supervisor.join(TIMEOUT)
    assert not is_running(before)


def test_a_restart_replaces_every_worker_while_they_serve():
    with supervised(serve_process_id, workers=2) as (supervisor, first, second):
        before = {ask(first), ask(second)}
        supervisor.restart()
        wait_until(lambda: before.isdisjoint({ask(first), ask(second)}))
        assert len({ask(first), ask(second)}) == 2
        wait_until(lambda: not any(map(is_running, before)))


def test_a_worker_that_runs_out_of_memory_serves_until_it_is_replaced():
    with supervised(serve_process_id, workers=2) as (_, first, second):
        before = ask(first, EXHAUST), ask(second)
        wait_until(lambda: ask(first) != before[0])
        assert ask(second) == before[1]
        wait_until(lambda: not is_running(before[0]))


def test_a_worker_that_ends_while_its_successor_starts_leaves_no_socket_without_a_worker(
    tmp_path, monkeypatch
):
    """Its replacement has another socket than the successor, and only one of them may stay."""
    from pointerscope.web.serve import rebind  # here, because each spawned worker imports this file

    def starting():
        return {int(file.name) for file in tmp_path.glob("[0-9]*")}

    monkeypatch.setenv("FOLDER", str(tmp_path))
    hosts = [HOST, OTHER_HOST]
    with supervised(serve_later_at_host, hosts=hosts, rebind=rebind) as (_, first, second):
        other, exhausted = ask(second), ask(first, EXHAUST)
        wait_until(starting)
        [successor] = starting()
        os.kill(exhausted, signal.SIGKILL)
        wait_until(lambda: len(starting()) == 2)
        (tmp_path / "may serve").touch()
        wait_until(lambda: not is_running(successor))
        [replacement] = starting() - {successor}
        assert {ask(first) for _ in range(20)} == {replacement}
        assert ask(second) == other


def test_a_stop_during_a_restart_leaves_no_worker_behind():
    with supervised(serve_process_id, workers=2) as (supervisor, first, second):
        before = ask(first), ask(second)
        supervisor.restart()
        wait_until(lambda: ask(first) != before[0])
        after = ask(first)
    assert not any(map(is_running, [*before, after]))


def test_a_worker_that_never_serves_ends_the_supervisor_with_an_error():
    listening = socket.create_server(("127.0.0.1", 0))
    with pytest.raises(WorkerStartError, match="ended before it could serve"):
        WorkerSupervisor(fail_to_start, [listening]).run()


def test_a_termination_signal_stops_the_workers():
    listening = socket.create_server(("127.0.0.1", 0))
    address = listening.getsockname()
    asked = []

    def ask_and_terminate():
        asked.append(ask(address))
        os.kill(os.getpid(), signal.SIGTERM)

    handler = signal.getsignal(signal.SIGTERM)
    thread = threading.Thread(target=ask_and_terminate)
    thread.start()
    WorkerSupervisor(serve_process_id, [listening]).run()
    thread.join()
    assert not is_running(asked[0])
    assert signal.getsignal(signal.SIGTERM) is handler
