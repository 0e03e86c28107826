"""Heavy work of clients that leave: nothing they do costs more than waiting for their answers."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import psutil
import pytest

from pointerscope.core.limited_process import CallCancelledError, TimeLimitError
from pointerscope.serving.fair_queue import Client
from pointerscope.serving.heavy_work import HeavyWork
from pointerscope.serving.lru_cache import LRUCache
from pointerscope.serving.metrics import ServerMetrics
from pointerscope.web.response_cache import ResponseCache

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.slow  # a process that imports torch takes seconds to start

MAX_BYTES = 500_000_000
FLOOD, OTHER = Client("192.0.2.1"), Client("192.0.2.2")


@pytest.fixture(scope="module")
def patient() -> Iterator[HeavyWork]:
    """One process, whose work may go on for a minute after its client has left."""
    work = HeavyWork(1, 60, MAX_BYTES, grace_seconds=60)
    yield work
    work.close()


@pytest.fixture(scope="module")
def strict() -> Iterator[HeavyWork]:
    """One process, whose work is ended as soon as its client leaves, or after a second."""
    work = HeavyWork(1, 1, MAX_BYTES, grace_seconds=0)
    yield work
    work.close()


@pytest.fixture(autouse=True, scope="module")
def others() -> None:
    """Processes of other tests in this worker are none of ours."""
    OF_OTHERS.update(running())


OF_OTHERS: set[int] = set()


def running() -> set[int]:
    found = set()
    for one in psutil.Process().children():
        with suppress(psutil.Error):  # it has just ended
            if "spawn_main" in str(one.cmdline()):
                found.add(one.pid)
    return found


def processes() -> set[int]:
    """Return the processes that were started here for heavy work and still run."""
    return running() - OF_OTHERS


# Functions that the processes run


def work_until_told(folder: Path) -> int:
    (folder / "begun").touch()
    while not (folder / "go on").exists():
        time.sleep(0.01)
    (folder / "ended").touch()
    return os.getpid()


def work_forever(folder: Path) -> None:
    (folder / "begun").touch()
    time.sleep(600)


async def appears(path: Path) -> None:
    while not path.exists():
        await asyncio.sleep(0.01)


async def leave(task: asyncio.Task) -> None:
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


# Work that is ended


def test_a_slot_is_free_once_the_new_process_is_ready(strict, tmp_path):
    async def scene():
        flood = asyncio.create_task(strict.run(FLOOD, work_forever, tmp_path))
        await appears(tmp_path / "begun")
        before = processes()
        await leave(flood)
        async with strict.slot(OTHER):
            ready = processes()
        assert len(ready) == 1
        assert ready.isdisjoint(before)
        assert {await strict.run(OTHER, os.getpid)} == ready

    asyncio.run(scene())


def test_an_error_does_not_wait_for_the_new_process_but_the_next_client_does(strict):
    async def scene():
        with pytest.raises(TimeLimitError):
            await strict.run(FLOOD, time.sleep, 600)
        async with strict.slot(OTHER):
            ready = processes()
        assert {await strict.run(OTHER, os.getpid)} == ready

    asyncio.run(scene())


def test_many_clients_that_leave_leave_no_processes_and_threads_behind(strict, tmp_path):
    async def scene():
        before = {*threading.enumerate()}
        flood = [
            asyncio.create_task(strict.run(Client(f"192.0.2.{n}"), work_forever, tmp_path))
            for n in range(100)
        ]
        await appears(tmp_path / "begun")
        for one in flood:
            await leave(one)
        last = await strict.run(OTHER, os.getpid)
        assert processes() == {last}
        assert len({*threading.enumerate()} - before) <= 1
        async with strict.slot(OTHER):
            assert len(asyncio.all_tasks()) == 1

    asyncio.run(scene())


# Short work


def test_short_work_of_a_client_that_left_ends_in_its_process(patient, tmp_path):
    async def scene():
        flood = asyncio.create_task(patient.run(FLOOD, work_until_told, tmp_path))
        await appears(tmp_path / "begun")
        before = processes()
        await leave(flood)  # at once: it does not wait for its work
        other = asyncio.create_task(patient.run(OTHER, os.getpid))
        await asyncio.sleep(0.2)
        assert not other.done()
        (tmp_path / "go on").touch()
        found = await other
        assert (tmp_path / "ended").exists()
        assert found in before
        assert processes() == before

    asyncio.run(scene())


def test_a_client_that_leaves_does_no_harm_to_others_that_want_the_same(patient, tmp_path):
    cache = ResponseCache(LRUCache(1_000_000, ServerMetrics()), ServerMetrics())

    def ask(client: Client) -> asyncio.Task:
        slot = patient.slot(client)

        async def prepare():
            found = await patient.run_in_slot(slot, work_until_told, tmp_path)
            return str(found).encode

        return asyncio.create_task(cache.get_or_compute("tag", False, prepare, slot))

    async def scene():
        first, second, third = ask(FLOOD), ask(FLOOD), ask(OTHER)
        await appears(tmp_path / "begun")
        await leave(first)
        (tmp_path / "go on").touch()
        found = await second
        assert await third == found
        assert int(found) in processes()

    asyncio.run(scene())


# The end


def test_closing_ends_work_whose_client_left(tmp_path):
    async def scene():
        work = HeavyWork(1, 60, MAX_BYTES, grace_seconds=60)
        flood = asyncio.create_task(work.run(FLOOD, work_forever, tmp_path))
        await appears(tmp_path / "begun")
        await leave(flood)
        await asyncio.to_thread(work.close)
        with pytest.raises(CallCancelledError):
            await work.run(OTHER, os.getpid)

    before = processes()
    asyncio.run(scene())
    assert processes() <= before


def test_closing_ends_a_process_that_is_being_replaced(tmp_path):
    async def scene():
        work = HeavyWork(1, 60, MAX_BYTES, grace_seconds=0)
        before = processes()
        flood = asyncio.create_task(work.run(FLOOD, work_forever, tmp_path))
        await appears(tmp_path / "begun")
        first = processes() - before
        await leave(flood)
        while not processes() - before - first:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(work.close)
        assert processes() <= before
        async with work.slot(OTHER):
            assert processes() <= before

    asyncio.run(scene())
