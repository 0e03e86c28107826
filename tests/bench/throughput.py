"""How many different questions a server answers, over histories that one bare pass takes."""

from __future__ import annotations

import asyncio
import os
import re
import statistics
import time
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import torch
import uvloop

from tests.servers import started

if TYPE_CHECKING:
    from collections.abc import Callable

    from pointerscope.network.bundles import Bundle
    from pointerscope.network.trace import Batch

CLIENTS = 64
REQUESTS = 1_500
BATCHES = 48
BATCH_CLIENTS = 8
WORKERS = os.cpu_count() or 1
PASSES = 40
ROUNDS = 5
_WARM_UP_SECONDS = 4  # servers begin to warm up three seconds after their start
_IDLE_SHARE = 0.05
_LENGTH = re.compile(rb"content-length: (\d+)")
_LAST_CHUNK = b"\r\n0\r\n\r\n"


def throughput(bundle: Bundle, batch: Batch, query: Callable[[int], str]) -> dict[str, float]:
    """Explanations a second for 64 clients over histories a second of the bare pass.

    Args:
        bundle: what is asked.
        batch: as many histories as there are clients.
        query: the body of a question, another one for every number.
    """
    numbers = count()

    def bodies(requests: int) -> list[bytes]:
        return [query(next(numbers)).encode() for _ in range(requests)]

    share = _share(bundle, batch, "explain", bodies, CLIENTS, REQUESTS, 1)
    return {"throughput_over_forward": share}


def batch_throughput(bundle: Bundle, batch: Batch, query: Callable[[int], str]) -> dict[str, float]:
    """The same for requests with as many queries as `batch` has histories.

    Args:
        bundle: what is asked.
        batch: of the bare pass.
        query: as for `throughput`.
    """
    numbers, queries = count(), len(batch.lengths)

    def bodies(requests: int) -> list[bytes]:
        listed = (",".join(query(next(numbers)) for _ in range(queries)) for _ in range(requests))
        return [f'{{"queries":[{one}]}}'.encode() for one in listed]

    share = _share(bundle, batch, "explain/batch", bodies, BATCH_CLIENTS, BATCHES, queries)
    return {"batch_over_forward": share}


def _share(
    bundle: Bundle,
    batch: Batch,
    route: str,
    bodies: Callable[[int], list[bytes]],
    clients: int,
    requests: int,
    queries: int,
) -> float:
    """The queries a second that a server with a worker for each processor answers, over histories.

    Args:
        bundle: what is asked.
        batch: of the bare pass.
        route: what is asked of it.
        bodies: makes so many different bodies.
        clients: how many ask at once.
        requests: in a round.
        queries: in a request.
    """
    bare, answered = [], []
    with started(None, "--workers", str(WORKERS), cache_bytes=0) as server:
        address = f"{server.address}/api/models/{bundle.id}/{route}?encoding=base64"
        uvloop.run(_ask(address, bodies(max(clients, requests // 5)), clients))
        wait_until_warm()  # workers load what they will need some seconds after they start
        for _ in range(ROUNDS):
            bare.append(len(batch.lengths) * PASSES / _seconds_of_passes(bundle, batch))
            seconds = uvloop.run(_ask(address, bodies(requests), clients))
            answered.append(queries * requests / seconds)
    bare_rate, rate = statistics.median(bare), statistics.median(answered)
    print(f"  {route}: {rate:,.0f} queries a second, {bare_rate:,.0f} histories in bare passes")
    return rate / bare_rate


def wait_until_warm() -> None:
    """Wait until a new server has loaded what it will need, and the processors have little to do.

    That takes a minute at most.
    """
    time.sleep(_WARM_UP_SECONDS)
    for _ in range(60):
        before = _processor_ticks()
        time.sleep(1)
        busy, idle = (now - then for now, then in zip(_processor_ticks(), before, strict=True))
        if busy < _IDLE_SHARE * (busy + idle):
            return


def _processor_ticks() -> tuple[int, int]:
    """The ticks that all processors spent busy and idle, as Linux counts them."""
    user, nice, system, idle, waiting, *_ = map(int, Path("/proc/stat").read_text().split()[1:8])
    return user + nice + system, idle + waiting


def _seconds_of_passes(bundle: Bundle, batch: Batch) -> float:
    with torch.inference_mode():
        started_at = time.perf_counter()
        for _ in range(PASSES):
            bundle.network(batch)
    return time.perf_counter() - started_at


async def _ask(address: str, bodies: list[bytes], clients: int) -> float:
    """The seconds in which clients that ask without a pause have the answers to all bodies.

    They share the processors with the server, so they do no more than they must.
    """
    parts = urlsplit(address)
    head = (
        f"POST {parts.path}?{parts.query} HTTP/1.1\r\n"
        f"host: {parts.netloc}\r\ncontent-type: application/json\r\ncontent-length: "
    ).encode()
    requests = iter([head + b"%d\r\n\r\n" % len(body) + body for body in bodies])

    async def client() -> None:
        loop = asyncio.get_running_loop()
        transport, answers = await loop.create_connection(_Answers, parts.hostname, parts.port)
        for request in requests:
            transport.write(request)
            await answers.next()
        transport.close()

    started_at = time.perf_counter()
    await asyncio.gather(*(client() for _ in range(clients)))
    return time.perf_counter() - started_at


class _Answers(asyncio.BufferedProtocol):
    """Reads answers without storing them."""

    _buffer = memoryview(bytearray(2**20))  # for all; the event loop reads from one at a time

    def __init__(self) -> None:
        self._left = 0  # bytes of the body that is being read
        self._tail: bytes | None = None  # the last bytes of a body in chunks
        self._end: asyncio.Future[None] | None = None  # of the answer that is waited for

    async def next(self) -> None:
        """Wait for the end of the next answer.

        Raises:
            RuntimeError: it is an error, or the connection ended.
        """
        self._end = asyncio.get_running_loop().create_future()
        await self._end
        self._end = None

    def get_buffer(self, sizehint: int) -> memoryview:
        """Return where the event loop puts what it reads."""
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        """Count what was read."""
        assert self._end is not None
        if self._tail is not None:
            self._read_chunks(bytes(self._buffer[:nbytes]))
            return
        if not self._left:
            # The server sends the headers at once.
            headers, _, body = bytes(self._buffer[:nbytes]).partition(b"\r\n\r\n")
            if b" 200 " not in headers[:20]:
                self._end.set_exception(RuntimeError((headers + body).decode(errors="replace")))
                return
            length = _LENGTH.findall(headers)
            if not length:
                self._read_chunks(body)
                return
            self._left, nbytes = int(length[0]), len(body)
        self._left -= nbytes
        if not self._left:
            self._end.set_result(None)

    def _read_chunks(self, part: bytes) -> None:
        """Read a part of a body in chunks of JSON, which holds no line ends itself."""
        assert self._end is not None
        self._tail = ((self._tail or b"") + part)[-len(_LAST_CHUNK) :]
        if self._tail == _LAST_CHUNK:
            self._tail = None
            self._end.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        """End the wait for an answer."""
        if self._end is not None and not self._end.done():
            self._end.set_exception(exc or RuntimeError("The server closed the connection."))
