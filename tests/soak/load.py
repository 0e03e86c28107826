"""A load test: 300 students each open the explore page and edit a history of their own."""

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
BEFORE = 10.0  # seconds for workers to finish start-up work that would delay the first readers
ARRIVING = 10.0  # seconds within which all clients start
WARM_UP = 15.0  # seconds after that for caches to fill
SAMPLE = 100
SAME = 1e-5


@dataclass(frozen=True)
class Load:
    """The results of a load test.

    Attributes:
        requests: the number of requests that succeeded.
        edits: the number of edits, each a query with its figures.
        median: of the time of an edit, in seconds.
        p95: 95th percentile of the time of an edit, in seconds.
        failures: a description of each error.
        compared: the number of answers compared with a single computation of the query.
        difference: the largest of these differences.
        memory_growth: the largest memory use after the warm-up divided by that at its end.
        memory: memory use at the end of the warm-up, in bytes.
        processor: the server's processor time per edit in seconds, pages included.
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
    """Run a load test and return its results."""
    bundle = read_bundle(Settings().models / "town")
    with started(None, "--workers", str(workers)) as server:
        hall = Hall(server.address, bundle, sample)
        wait_for(f"{server.address}/readyz", 60)
        time.sleep(before)  # a lecture starts some time after the server
        idle = _processor(server)
        filled = hall.fill(clients, seconds, pause, arriving)
        memory, growth = asyncio.run(_with_memory(server, filled, arriving + warm_up))
        processor = _processor(server) - idle
    measured = hall.measurements
    return Load(
        requests=measured.requests,
        edits=len(measured.seconds),
        median=measured.percentile(0.5),
        p95=measured.percentile(0.95),
        failures=measured.failures,
        compared=len(measured.sampled),
        difference=max(difference(bundle, query, answer) for query, answer in measured.sampled),
        memory_growth=growth,
        memory=memory,
        processor=processor / len(measured.seconds),
    )


async def _with_memory(
    server: Server, filled: Coroutine[Any, Any, None], warm: float
) -> tuple[int, float]:
    """Run clients; return the server's memory after the warm-up and its growth afterwards."""
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
    """Return the memory that only the server's processes use, in bytes."""
    first = psutil.Process(server.process.pid)
    return sum(process.memory_full_info().uss for process in [first, *first.children(True)])


def _processor(server: Server) -> float:
    """Return the processor time of the server's processes, in seconds."""
    first = psutil.Process(server.process.pid)
    times = [process.cpu_times() for process in [first, *first.children(True)]]
    return sum(of.user + of.system for of in times)


def main() -> None:
    """Run the full load test, print its results and check them."""
    found = load()
    print(
        f"load: {CLIENTS} clients, {found.requests:,} requests, {found.edits:,} edits, "
        f"median {1000 * found.median:.0f} ms, p95 {1000 * found.p95:.0f} ms, "
        f"{len(found.failures)} failures, {found.compared} answers compared, "
        f"largest difference {found.difference:.1e}, memory {found.memory / 1e6:.0f} MB and × "
        f"{found.memory_growth:.2f}, {1000 * found.processor:.1f} ms of processor time per edit"
    )
    check(found, p95=1.0)


def check(found: Load, p95: float | None = None) -> None:
    """Check the results of a load test.

    Raises:
        AssertionError: a result is not acceptable.
    """
    assert not found.failures, found.failures[:5]
    assert found.compared
    assert found.difference < SAME
    assert found.memory_growth < 1.5
    if p95 is not None:
        assert found.p95 < p95


if __name__ == "__main__":
    main()
