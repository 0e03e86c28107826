"""Three hundred students: each opens the explore page and then edits a history of their own."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import psutil

from pointerscope.core.settings import Settings
from pointerscope.network.bundles import read_bundle
from tests.clients import Hall, difference
from tests.servers import started, wait_for

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from tests.servers import Server

CLIENTS = 300
SECONDS = 60.0
PAUSE = 2.0
BEFORE = 10.0  # seconds for workers to have done what the first readers would wait for
ARRIVING = 10.0  # seconds until all are there
WARM_UP = 15.0  # seconds after that, for caches to fill
SAMPLE = 100
SAME = 1e-5


@dataclass(frozen=True)
class Load:
    """What a load test found.

    Attributes:
        requests: that were answered.
        edits: questions with their figures.
        median: seconds of an edit.
        p95: seconds that 95 of 100 edits took at most.
        failures: what went wrong, in words.
        compared: answers that were compared with the same query computed alone.
        difference: the largest among them.
        memory_growth: the most memory after the warm-up over that at its end.
        memory: bytes at the end of the warm-up.
        processor: seconds of a processor that the server took for one edit, pages included.
    """

    requests: int
    edits: int
    median: float
    p95: float
    failures: list[str]
    compared: int
    difference: float
    memory_growth: float
    memory: int
    processor: float


def load(
    clients: int = CLIENTS,
    seconds: float = SECONDS,
    pause: float = PAUSE,
    *,
    before: float = BEFORE,
    arriving: float = ARRIVING,
    warm_up: float = WARM_UP,
    workers: int = 2,
    sample: int = SAMPLE,
) -> Load:
    """Fill a hall with clients, and see what they meet."""
    bundle = read_bundle(Settings().models / "town")
    with started(None, "--workers", str(workers)) as server:
        hall = Hall(server.address, bundle, sample)
        wait_for(f"{server.address}/readyz", 60)
        time.sleep(before)  # a lecture does not begin with the start of the server
        idle = _processor(server)
        filled = hall.fill(clients, seconds, pause, arriving)
        memory, growth = asyncio.run(_with_memory(server, filled, arriving + warm_up))
        processor = _processor(server) - idle
    met = hall.met
    return Load(
        requests=met.requests,
        edits=len(met.seconds),
        median=met.percentile(0.5),
        p95=met.percentile(0.95),
        failures=met.failures,
        compared=len(met.sampled),
        difference=max(difference(bundle, query, answer) for query, answer in met.sampled),
        memory_growth=growth,
        memory=memory,
        processor=processor / len(met.seconds),
    )


async def _with_memory(
    server: Server, filled: Coroutine[Any, Any, None], warm: float
) -> tuple[int, float]:
    """Run clients; the server's memory after its warm-up, and by how much it grew after that."""
    running = asyncio.ensure_future(filled)
    begun = time.monotonic()
    before = after = 0
    while not running.done():
        await asyncio.wait([running], timeout=1)
        now = _memory(server)
        if time.monotonic() - begun < warm:
            before = now
        else:
            after = max(after, now)
    await running
    return before, after / before if after else 1.0


def _memory(server: Server) -> int:
    """Bytes that the server's processes have for themselves."""
    first = psutil.Process(server.process.pid)
    return sum(process.memory_full_info().uss for process in [first, *first.children(True)])


def _processor(server: Server) -> float:
    """Seconds that the server's processes have worked."""
    first = psutil.Process(server.process.pid)
    times = [process.cpu_times() for process in [first, *first.children(True)]]
    return sum(of.user + of.system for of in times)


def main() -> None:
    """Print what the full load test finds; an error where it is not good enough."""
    found = load()
    print(
        f"load: {CLIENTS} clients, {found.requests:,} requests, {found.edits:,} edits, "
        f"median {1000 * found.median:.0f} ms, p95 {1000 * found.p95:.0f} ms, "
        f"{len(found.failures)} failures, {found.compared} answers compared, "
        f"largest difference {found.difference:.1e}, memory {found.memory / 1e6:.0f} MB and × "
        f"{found.memory_growth:.2f}, {1000 * found.processor:.1f} ms of a processor for an edit"
    )
    check(found, p95=1.0)


def check(found: Load, p95: float | None = None) -> None:
    """Raise an AssertionError where a load test found what must not be."""
    assert not found.failures, found.failures[:5]
    assert found.compared
    assert found.difference < SAME
    assert found.memory_growth < 1.5
    if p95 is not None:
        assert found.p95 < p95


if __name__ == "__main__":
    main()
