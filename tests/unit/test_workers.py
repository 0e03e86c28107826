"""The supervisor of worker processes: lost and hung workers, restarts, failures and stops."""

from __future__ import annotations

import os
import signal
import socket
import threading
import time
from contextlib import contextmanager, suppress

import pytest

from pointerscope.web.workers import WorkerStartError, WorkerSupervisor, send_heartbeats

pytestmark = pytest.mark.slow

TIMEOUT = 60  # seconds; spawning is slow on a busy machine


def send_process_id(listening, heartbeats):
    """A worker that responds to each connection with its process id."""
    send_heartbeats(heartbeats, lambda: True)
    while True:
        connection, _ = listening.accept()
        with connection:
            connection.sendall(str(os.getpid()).encode())


def stop_after_one_response(listening, heartbeats):
    """A worker that hangs, with all of its threads, after one response."""
    send_heartbeats(heartbeats, lambda: True)
    connection, _ = listening.accept()
    with connection:
        connection.sendall(str(os.getpid()).encode())
    os.kill(os.getpid(), signal.SIGSTOP)


def fail_to_start(listening, heartbeats):
    """A worker that ends before it serves."""
    send_heartbeats(heartbeats, lambda: False)
    raise SystemExit(3)


@contextmanager
def supervised(run_worker, workers=1, **options):
    """Run a supervisor in a thread; gives it and a function that asks a worker for its id."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(workers)]
    addresses = [listening.getsockname() for listening in sockets]
    supervisor = WorkerSupervisor(run_worker, sockets, **options)
    thread = threading.Thread(target=supervisor.run)
    thread.start()

    def ask(worker: int = 0) -> int:
        while True:  # a worker that is being killed may accept a connection and not respond
            with (
                suppress(ConnectionResetError),
                socket.create_connection(addresses[worker], timeout=TIMEOUT) as connection,
            ):
                if response := connection.recv(100):
                    return int(response)

    try:
        yield supervisor, ask
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
    with supervised(send_process_id, workers=2) as (_, ask):
        first, second = ask(0), ask(1)
        assert len({first, second, os.getpid()}) == 3
    assert not is_running(first)
    assert not is_running(second)


def test_a_killed_worker_is_replaced_and_reported():
    ended = []
    with supervised(send_process_id, on_end=ended.append) as (_, ask):
        before = ask()
        time.sleep(1)  # until the supervisor has read a heartbeat
        os.kill(before, signal.SIGKILL)
        assert ask() != before
        assert ended == [before]


def test_a_hung_worker_is_replaced():
    with supervised(stop_after_one_response, heartbeat_timeout=8, stop_timeout=1) as (_, ask):
        before = ask()
        assert ask() != before
        assert not is_running(before)


def test_a_restart_replaces_every_worker_while_they_serve():
    with supervised(send_process_id, workers=2) as (supervisor, ask):
        before = {ask(0), ask(1)}
        supervisor.restart()
        wait_until(lambda: before.isdisjoint({ask(0), ask(1)}))
    assert not any(map(is_running, before))


def test_a_worker_that_never_serves_ends_the_supervisor_with_an_error():
    listening = socket.create_server(("127.0.0.1", 0))
    with pytest.raises(WorkerStartError, match="ended before it could serve"):
        WorkerSupervisor(fail_to_start, [listening]).run()


def test_a_termination_signal_stops_the_workers():
    listening = socket.create_server(("127.0.0.1", 0))
    address = listening.getsockname()
    asked = []

    def ask_and_terminate():
        with socket.create_connection(address, timeout=TIMEOUT) as connection:
            asked.append(int(connection.recv(100)))
        os.kill(os.getpid(), signal.SIGTERM)

    handler = signal.getsignal(signal.SIGTERM)
    thread = threading.Thread(target=ask_and_terminate)
    thread.start()
    WorkerSupervisor(send_process_id, [listening]).run()
    thread.join()
    assert not is_running(asked[0])
    assert signal.getsignal(signal.SIGTERM) is handler
