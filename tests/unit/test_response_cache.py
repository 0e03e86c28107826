"""The response cache: who waits for whom when equal requests arrive at the same time."""

from __future__ import annotations

import asyncio

import pytest

from pointerscope.serving.fair_queue import Client, FairQueue
from pointerscope.serving.lru_cache import LRUCache
from pointerscope.serving.metrics import ServerMetrics
from pointerscope.web.response_cache import ResponseCache

FLOOD, OTHER = Client("192.0.2.1"), Client("192.0.2.2")


class Work:
    """Requests for bodies that are computed once `go_on` is set; each address has one slot."""

    def __init__(self, cache_bytes=1_000):
        metrics = ServerMetrics()
        self.cache = ResponseCache(LRUCache(cache_bytes, metrics), metrics)
        self.queue = FairQueue(2, 1)
        self.go_on = asyncio.Event()
        self.begun = []

    def ask(self, tag, client):
        async def prepare():
            self.begun.append((tag, client))
            await self.go_on.wait()
            return tag.encode

        slot = self.queue.slot(client)
        return asyncio.create_task(self.cache.get_or_compute(tag, False, prepare, slot))


async def settled():
    for _ in range(20):
        await asyncio.sleep(0)


def run(scene):
    asyncio.run(asyncio.wait_for(scene(), 30))


@pytest.mark.parametrize("cache_bytes", [1_000, 0])
def test_nobody_waits_behind_the_queue_of_another(cache_bytes):
    async def scene():
        work = Work(cache_bytes)
        await work.queue.acquire(FLOOD)  # which has used up its turns
        first = work.ask("popular", FLOOD)
        await settled()
        other = work.ask("popular", OTHER)
        await settled()
        assert work.begun == [("popular", OTHER)]
        work.go_on.set()
        assert await other == b"popular"
        # Nor does the first one wait for its turn any longer.
        assert await first == b"popular"
        assert work.begun == [("popular", OTHER)]
        work.queue.release(FLOOD)
        assert await work.ask("another", FLOOD) == b"another"

    run(scene)


def test_what_is_being_computed_is_not_computed_twice():
    async def scene():
        work = Work()
        asked = [work.ask("popular", client) for client in (FLOOD, OTHER) * 3]
        await settled()
        assert work.begun == [("popular", FLOOD)]
        work.go_on.set()
        assert await asyncio.gather(*asked) == [b"popular"] * 6
        assert work.begun == [("popular", FLOOD)]

    run(scene)


def test_a_client_that_leaves_does_not_end_the_answer_of_another():
    async def scene():
        work = Work()
        first, queued = work.ask("popular", FLOOD), work.ask("popular", FLOOD)
        other = work.ask("popular", OTHER)
        await settled()
        first.cancel()
        queued.cancel()
        await settled()
        assert work.begun == [("popular", FLOOD), ("popular", OTHER)]
        work.go_on.set()
        assert await other == b"popular"
        assert await work.ask("another", FLOOD) == b"another"

    run(scene)
