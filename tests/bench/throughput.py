"""How many different questions a server answers, over histories that one bare pass takes."""

from __future__ import annotations

import asyncio
import os
import statistics
import time
from itertools import count
from typing import TYPE_CHECKING

import aiohttp
import torch

from tests.servers import started

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from app.network.bundles import Bundle
    from app.network.trace import Batch

CLIENTS = 64
REQUESTS = 1_500
PASSES = 40
ROUNDS = 5


def throughput(bundle: Bundle, batch: Batch, query: Callable[[int], str]) -> dict[str, float]:
    """Explanations a second for 64 clients over histories a second of the bare pass.

    Args:
        bundle: what is asked.
        batch: as many histories as there are clients.
        query: the body of a question, another one for every number.
    """
    numbers = count()
    workers = str(os.cpu_count() or 1)
    bare, answered = [], []
    with started(None, "--workers", workers, kept_bytes=0) as server:
        asyncio.run(_ask(server.address, bundle, query, numbers, REQUESTS // 5))
        for _ in range(ROUNDS):
            bare.append(len(batch.lengths) * PASSES / _seconds_of_passes(bundle, batch))
            seconds = asyncio.run(_ask(server.address, bundle, query, numbers, REQUESTS))
            answered.append(REQUESTS / seconds)
    bare_rate, rate = statistics.median(bare), statistics.median(answered)
    print(f"  {rate:,.0f} explanations a second, {bare_rate:,.0f} histories in bare passes")
    return {"throughput_over_forward": rate / bare_rate}


def _seconds_of_passes(bundle: Bundle, batch: Batch) -> float:
    with torch.inference_mode():
        started_at = time.perf_counter()
        for _ in range(PASSES):
            bundle.network(batch)
    return time.perf_counter() - started_at


async def _ask(
    address: str, bundle: Bundle, query: Callable[[int], str], numbers: Iterator[int], number: int
) -> float:
    """The seconds in which clients that ask without a pause have so many answers."""
    # What the clients do is not what is measured.
    bodies = iter([query(next(numbers)).encode() for _ in range(number)])
    connector = aiohttp.TCPConnector(limit=CLIENTS)
    headers = {"content-type": "application/json"}
    url = f"/api/models/{bundle.id}/explain?encoding=base64"

    async def client(session: aiohttp.ClientSession) -> None:
        for body in bodies:
            async with session.post(url, data=body) as response:
                await response.read()
                response.raise_for_status()

    async with aiohttp.ClientSession(address, connector=connector, headers=headers) as session:
        started_at = time.perf_counter()
        await asyncio.gather(*(client(session) for _ in range(CLIENTS)))
        return time.perf_counter() - started_at
