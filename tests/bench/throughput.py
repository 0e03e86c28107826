"""How many different questions a server answers, over histories that one bare pass takes."""

from __future__ import annotations

import asyncio
import os
import re
import statistics
import time
from itertools import count
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import torch
import uvloop

from tests.servers import started

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pointerscope.network.bundles import Bundle
    from pointerscope.network.trace import Batch

CLIENTS = 64
REQUESTS = 1_500
PASSES = 40
ROUNDS = 5
_LENGTH = re.compile(rb"content-length: (\d+)")


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
    with started(None, "--workers", workers, cache_bytes=0) as server:
        uvloop.run(_ask(server.address, bundle, query, numbers, REQUESTS // 5))
        for _ in range(ROUNDS):
            bare.append(len(batch.lengths) * PASSES / _seconds_of_passes(bundle, batch))
            seconds = uvloop.run(_ask(server.address, bundle, query, numbers, REQUESTS))
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
    """The seconds in which clients that ask without a pause have so many answers.

    They share the processors with the server, so they do no more than they must.
    """
    parts = urlsplit(address)
    head = (
        f"POST /api/models/{bundle.id}/explain?encoding=base64 HTTP/1.1\r\n"
        f"host: {parts.netloc}\r\ncontent-type: application/json\r\ncontent-length: "
    ).encode()
    bodies = (query(next(numbers)).encode() for _ in range(number))
    requests = iter([head + b"%d\r\n\r\n" % len(body) + body for body in bodies])

    async def client() -> None:
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        for request in requests:
            writer.write(request)
            answer = await reader.readuntil(b"\r\n\r\n")
            body = await reader.readexactly(int(_LENGTH.findall(answer)[0]))
            if b" 200 " not in answer[:20]:
                raise RuntimeError(body.decode())
        writer.close()

    started_at = time.perf_counter()
    await asyncio.gather(*(client() for _ in range(CLIENTS)))
    return time.perf_counter() - started_at
