"""A worker of a real server hangs: it is replaced, and no answer is wrong."""

from __future__ import annotations

import os
import signal

import psutil
import pytest

from tests.conftest import write_tiny
from tests.servers import started, wait_for
from tests.soak.faults import Others, ask, eventually, questions

START_SECONDS = 180
HUNG = "did not respond for"
CUT_OFF = ("ConnectionResetError", "RemoteDisconnected", "BadStatusLine", "IncompleteRead")


@pytest.fixture
def server(tmp_path):
    write_tiny(tmp_path / "steady")
    with started(tmp_path, "--workers", "2", wait=START_SECONDS) as server:
        wait_for(f"{server.address}/readyz", START_SECONDS)
        yield server


def test_a_worker_that_hangs_is_replaced_while_the_other_one_answers(server, tmp_path):
    asked = questions(tmp_path / "steady")
    clients = 4
    with Others(server, asked, clients) as others:
        worker = serving_process(server)
        os.kill(worker, signal.SIGSTOP)
        assert eventually(lambda: HUNG in server.said())
        others.wait_for_more(20)
    assert not psutil.pid_exists(worker)
    assert len(others.wrong) <= clients  # each client may have waited for the hung worker
    assert all(said.startswith(CUT_OFF) for said in others.wrong), others.wrong
    answer = ask(server, asked[0])
    assert answer.status == 200
    assert asked[0].is_answered_by(answer.content)


def serving_process(server) -> int:
    """Return the id of a worker process."""
    children = psutil.Process(server.process.pid).children()
    return next(one.pid for one in children if "spawn_main" in " ".join(one.cmdline()))
