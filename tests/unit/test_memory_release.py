"""When a worker returns freed memory to the system."""

from __future__ import annotations

import asyncio
import mmap

import pytest

from pointerscope.core.process_memory import resident_bytes
from pointerscope.web import memory_release


@pytest.mark.parametrize(
    ("grown", "used", "expected"),
    [(300_000_000, 1.0, True), (100_000_000, 1.0, False), (300_000_000, 0.0, False)],
)
def test_a_busy_worker_that_has_grown_much_returns_what_is_free(monkeypatch, grown, used, expected):
    released = []
    sizes = iter([400_000_000])
    times = iter([5.0])
    monkeypatch.setattr(memory_release, "release_freed_memory", lambda: released.append(True))
    monkeypatch.setattr(memory_release, "resident_bytes", lambda: next(sizes, 400_000_000 + grown))
    monkeypatch.setattr(memory_release, "process_time", lambda: next(times, 5.0 + used))

    async def scene():
        task = asyncio.create_task(memory_release.release_memory(check_seconds=0.01))
        await asyncio.sleep(0.2)
        task.cancel()

    asyncio.run(scene())
    # Once: it was busy before the first look only.
    assert len(released) == expected


def test_the_memory_of_this_process_is_read_from_the_system():
    before = resident_bytes()
    with mmap.mmap(-1, 64_000_000) as held:  # new memory, not what was freed before
        for page in range(0, len(held), mmap.PAGESIZE):
            held[page] = 1
        assert resident_bytes() - before > 32_000_000
