"""One client floods a route with 150 connections; the others must hardly notice.

The flood comes from another loopback address than the honest client, at low priority, so that it
takes connections and the server's work, but no processor time from the honest client.

A flood whose clients leave before their answers must not be worse than one whose clients wait. In a
storm they come and go as fast as they can.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import socket
import statistics
import struct
import time
from collections import deque
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import quote

import psutil

from pointerscope.core.settings import Settings
from pointerscope.network.bundles import read_bundle
from tests.servers import started, wait_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.servers import Server

CONNECTIONS = 150
SECONDS = 8.0
WARM_UP = 2.0
PAUSE = 0.05  # between two honest requests
HEALTH_P95 = 0.1
EXPLAIN_P95 = 0.15
EXPLAIN_OVER_QUIET = 5.0
HEAVY_SECONDS = 1.0  # less than the start of a process
HEAVY_OVER_WAITING = 3.0  # when clients leave, over when they wait
LEAVE_AFTER = 0.03  # seconds, in which no heavy view is drawn
LEAVING_CONNECTIONS = 12  # with more of them, most requests leave the queue before they run
MAX_BYTES = 1_000_000_000  # of a worker and its processes
_FLOODER, _HONEST = "127.0.0.2", "127.0.0.1"
_DECK = "title: A\nslides:\n  - view: heads\n    visits: {visits}\n    head: {number}\n"


class Request(NamedTuple):
    """A kind of request; each one differs from the others by its number.

    Attributes:
        method: GET or POST.
        path: the path for a number.
        body: the body for a number, empty for GET.
        leave: whether the flood leaves before its answers.
        connections: of the flood.
        header: another header.
        times: how often the request is sent at once.
        chunk: the size of the body's chunks, 0 to send it as a whole.
        storm: whether connections of the flood are reset after `LEAVE_AFTER`, and others opened.
    """

    method: str
    path: Callable[[int], str]
    body: Callable[[int], bytes] = lambda number: b""
    leave: bool = False
    connections: int = CONNECTIONS
    header: str = "accept: */*"
    times: int = 1
    chunk: int = 0
    storm: bool = False

    def bytes(self, number: int) -> bytes:
        """Return the request as it is sent."""
        body = self.body(number)
        framing = "transfer-encoding: chunked" if self.chunk else f"content-length: {len(body)}"
        head = (
            f"{self.method} {self.path(number)} HTTP/1.1\r\nhost: 127.0.0.1\r\n{self.header}\r\n"
            f"content-type: application/json\r\n{framing}\r\n\r\n"
        )
        sent = _in_chunks(body, self.chunk) if self.chunk else body
        return (head.encode() + sent) * self.times


def _in_chunks(body: bytes, size: int) -> bytes:
    parts = (body[start : start + size] for start in range(0, len(body), size))
    return b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"


@dataclass(frozen=True)
class Waits:
    """The 95th percentiles of the honest client's waiting times, in seconds."""

    health: float
    ready: float
    explain: float
    answers: int


def visits(model: str, number: int, length: int = 30) -> str:
    """Return a history of a model, another one for each number."""
    places = [place.id for place in read_bundle(Settings().models / model).places][:40]
    return ", ".join(
        f"#{places[(number * 7 + index * index) % len(places)]} +{number % 997 + 1}"
        for index in range(length)
    )


def query(model: str, number: int) -> str:
    """Return a history as the parameters of a URL."""
    return f"visits={quote(_remembered(model, number))}"


_HISTORIES: dict[tuple[str, int, int], str] = {}


def _remembered(model: str, number: int, length: int = 30) -> str:
    key = model, number % 2_000, length
    if key not in _HISTORIES:
        _HISTORIES[key] = visits(*key)
    return _HISTORIES[key]


def posted(number: int, model: str = "town", length: int = 30) -> bytes:
    """Return a query as a body."""
    return json.dumps({"visits": _remembered(model, number, length)}).encode()


ROUTES: dict[str, Request] = {
    "explain": Request("POST", lambda n: "/api/models/town/explain", posted),
    "explain/batch": Request(
        "POST",
        lambda n: "/api/models/town/explain/batch",
        lambda n: json.dumps({"queries": [json.loads(posted(n + i)) for i in range(16)]}).encode(),
    ),
    "long histories": Request(
        "POST", lambda n: "/api/models/newyork/explain", lambda n: posted(n, "newyork", 64)
    ),
    "walkthrough": Request("GET", lambda n: f"/explore/town/walkthrough?{query('town', n)}"),
    "influence": Request(
        "GET", lambda n: f"/api/models/newyork/views/influence?{query('newyork', n)}"
    ),
    "patching": Request("GET", lambda n: f"/api/models/town/views/patching?{query('town', n)}"),
    "heads": Request("GET", lambda n: f"/api/models/town/views/heads?{query('town', n)}"),
    "figures": Request(
        "GET", lambda n: f"/api/models/town/figures?views=gate,heads,pointer&{query('town', n)}"
    ),
    "picture": Request("GET", lambda n: f"/embed/town/heads/picture.png?{query('town', n)}"),
    "embed": Request("GET", lambda n: f"/embed/town/heads?{query('town', n)}"),
    "offline view": Request(
        "GET", lambda n: f"/api/models/town/views/heads/offline?{query('town', n)}"
    ),
    "explore": Request("GET", lambda n: f"/explore/town?{query('town', n)}"),
    "home": Request("GET", lambda n: "/"),
    "insights": Request("GET", lambda n: "/insights/town"),
    "lesson": Request("GET", lambda n: f"/lessons/revenue?inputs={n}"),
    "solved lesson": Request("POST", lambda n: "/api/lessons/collapse", lambda n: b"{}"),
    "deck preview": Request(
        "POST",
        lambda n: "/api/slides/preview",
        lambda n: json.dumps(
            {"yaml": _DECK.format(visits=json.dumps(_remembered("town", n)), number=n % 4)}
        ).encode(),
    ),
    "metrics": Request("GET", lambda n: "/metrics"),
    "status": Request("GET", lambda n: "/api/status"),
    "static": Request("GET", lambda n: "/pointer-view.js"),
}


ROUTES["patching, left"] = ROUTES["patching"]._replace(leave=True, connections=LEAVING_CONNECTIONS)
_HEALTH = Request("GET", lambda n: "/healthz")
ROUTES |= {
    "20 at once, left": _HEALTH._replace(times=20, leave=True),
    "20 pages, left": ROUTES["explore"]._replace(times=20, leave=True),
    "storm": _HEALTH._replace(storm=True),
    "storm of 20": _HEALTH._replace(storm=True, times=20),
    "storm of 600": _HEALTH._replace(storm=True, connections=600),
    "many visits": ROUTES["explain"]._replace(
        body=lambda n: json.dumps({"visits": [{"location": 2}] * 2_990}).encode()
    ),
    # Wrong queries of less than 16 kB, which are read in the event loop.
    "1,000 places": ROUTES["explain"]._replace(
        body=lambda n: json.dumps(
            {"visits": [f"#{2 + (n + i) % 140}" for i in range(1_000)]}
        ).encode()
    ),
    "640 moments": ROUTES["explain"]._replace(
        body=lambda n: json.dumps(
            {
                "visits": ", ".join(
                    f"#2 @ 2026-01-{1 + i // 24:02} {i % 24:02}:00" for i in range(640)
                )
            }
        ).encode()
    ),
    "misspelt": ROUTES["explain"]._replace(
        body=lambda n: json.dumps(
            {"user": f"Residont {n}", "visits": ["Maple Cort", "Riversid Offices"] * 16}
        ).encode()
    ),
    "no such heads": ROUTES["explain"]._replace(
        body=lambda n: json.dumps(
            {"visits": "#2", "interventions": {"remove_heads": [[99, n % 7]] * 1_300}}
        ).encode()
    ),
    "quotes": ROUTES["explain"]._replace(
        body=lambda n: json.dumps({"visits": '"a""b", ' * 1_000}).encode()
    ),
    "many lists": ROUTES["explain"]._replace(
        body=lambda n: b'{"visits":[%b[]]}' % (b"[]," * 90_000)
    ),
    "nested lists": ROUTES["explain/batch"]._replace(
        body=lambda n: (
            b'{"queries":[%b]}'
            % b",".join([b'{"visits":[%b]}' % b",".join([b"[" * 50 + b"]" * 50] * 10)] * 256)
        )
    ),
    "tiny chunks": ROUTES["explain"]._replace(body=lambda n: b" " * 250_000, chunk=1),
    "cookies": _HEALTH._replace(header=f"cookie: {';' * 94_000}"),
    "encodings": _HEALTH._replace(header=f"accept-encoding: {',' * 94_000}"),
    "parameters": _HEALTH._replace(path=lambda n: f"/healthz?{'a&' * 29_000}"),
    "long path": _HEALTH._replace(path=lambda n: f"/static/{'a/' * 29_000}"),
    "description": _HEALTH._replace(path=lambda n: "/openapi.json"),
}


def main() -> None:
    """Flood every route in turn, and report the waiting times and the memory of the server."""
    failures = []
    with started(None, "--workers", "2") as server:
        wait_for(f"{server.address}/readyz", 60)
        time.sleep(15)  # workers finish start-up work
        quiet = asyncio.run(_honest(server, SECONDS))
        print(f"flood: quiet {_text(quiet)}")
        limit = max(EXPLAIN_P95, EXPLAIN_OVER_QUIET * quiet.explain)
        for name, request in ROUTES.items():
            found, memory = flood(server, request)
            print(f"flood: {name:14} {_text(found)}, {memory / 1e6:,.0f} MB a worker", flush=True)
            if max(found.health, found.ready) > HEALTH_P95 or found.explain > limit:
                failures.append(f"{name}: {_text(found)}")
            if memory > MAX_BYTES:
                failures.append(f"{name}: {memory:,} bytes")
        waiting, left = (
            heavy_view(server, ROUTES[name]) for name in ("patching", "patching, left")
        )
        print(f"flood: heavy view {waiting:.3f} s, {left:.3f} s if the flood leaves (slowest)")
        if left > max(HEAVY_SECONDS, HEAVY_OVER_WAITING * waiting):
            failures.append(f"heavy view: {left:.3f} s")
    assert not failures, "\n".join(failures)


def flood(server: Server, request: Request, seconds: float = SECONDS) -> tuple[Waits, int]:
    """Return the honest client's waiting times during a flood, and the memory of a worker."""
    with _flooded(server, request, seconds):
        found = asyncio.run(_honest(server, seconds))
        return found, _worker_memory(server)


def heavy_view(server: Server, request: Request, seconds: float = SECONDS) -> float:
    """Return the longest time that an honest client waits for a heavy view."""
    asked = Request("GET", lambda n: f"/api/models/town/views/influence?{query('town', n)}")
    asyncio.run(_start_processes(server, asked))
    with _flooded(server, request, seconds):
        return max(asyncio.run(_waits(server, asked, seconds, first=1_000)))


@contextmanager
def _flooded(server: Server, request: Request, seconds: float) -> Iterator[None]:
    processes = multiprocessing.get_context("spawn")
    route = next(name for name, known in ROUTES.items() if known is request)
    attacker = processes.Process(
        target=_flood, args=(server.host_and_port, route, seconds + WARM_UP), daemon=True
    )
    attacker.start()
    try:
        time.sleep(WARM_UP + 1)  # it starts within a second or so
        yield
    finally:
        attacker.kill()
        attacker.join()


def _worker_memory(server: Server) -> int:
    """Return the memory of the largest worker with its processes, what they share counted once.

    The libraries' files are mapped by all processes of the server. A sum of resident sizes counts
    them for each; of the proportional ones each counts its part.
    """
    sizes = []
    for worker in psutil.Process(server.process.pid).children():
        family = [worker, *worker.children(recursive=True)]
        # Chromium draws pictures; its memory is bounded by what it draws.
        own = (one for one in family if "chrom" not in one.name())
        sizes.append(sum(one.memory_full_info().pss for one in own))
    return max(sizes)


async def _start_processes(server: Server, request: Request) -> None:
    """Let every worker start its processes, of which one address has all but one."""
    sources = [_HONEST, _FLOODER] * 20
    asked = (
        _ask(server.host_and_port, source, iter([request.bytes(number)]))
        for number, source in enumerate(sources)
    )
    assert set(await asyncio.gather(*asked)) <= {200, 503}  # 503 on a busy machine


async def _honest(server: Server, seconds: float) -> Waits:
    explain, health, ready = await asyncio.gather(
        _waits(server, ROUTES["explain"], seconds, first=1_000_000),
        _waits(server, Request("GET", lambda n: "/healthz"), seconds),
        _waits(server, Request("GET", lambda n: "/readyz"), seconds),
    )
    return Waits(_p95(health), _p95(ready), _p95(explain), len(explain))


async def _waits(server: Server, request: Request, seconds: float, first: int = 0) -> list[float]:
    """Return the waiting times of requests one after another, each on a new connection."""
    until = time.monotonic() + seconds
    waits: list[float] = []
    for number in count(first):
        if time.monotonic() > until:
            return waits
        began = time.perf_counter()
        status = await _ask(server.host_and_port, _HONEST, iter([request.bytes(number)]))
        waits.append(time.perf_counter() - began)
        assert status == 200, status
        await asyncio.sleep(PAUSE)
    raise AssertionError


async def _ask(to: tuple[str, int], source: str, requests: Iterator[bytes]) -> int:
    """Send requests on one connection, one after another; return the last status."""
    reader, writer = await asyncio.open_connection(*to, local_addr=(source, 0))
    status = 0
    try:
        for request in requests:
            writer.write(request)
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            status = int(head.split(maxsplit=2)[1])
            if b"transfer-encoding: chunked" in head:
                while size := int(await reader.readuntil(b"\r\n"), 16):
                    await reader.readexactly(size + 2)
                await reader.readexactly(2)
                continue
            length = head.partition(b"content-length: ")[2].partition(b"\r\n")[0]
            await reader.readexactly(int(length or b"0"))
    finally:
        writer.close()
    return status


async def _leave(to: tuple[str, int], request: bytes) -> None:
    """Send a request and close the connection before its answer."""
    _, writer = await asyncio.open_connection(*to, local_addr=(_FLOODER, 0))
    writer.write(request)
    await asyncio.sleep(LEAVE_AFTER)
    writer.close()


def _flood(to: tuple[str, int], route: str, seconds: float) -> None:
    """Ask for a route on many connections, without a pause."""
    os.nice(19)
    numbers = count(int(time.time()) % 1_000)
    until = time.monotonic() + seconds
    request = ROUTES[route]

    def requests() -> Iterator[bytes]:
        while time.monotonic() < until:
            yield request.bytes(next(numbers))

    async def keep_asking() -> None:
        while time.monotonic() < until:
            try:
                if request.leave:
                    await _leave(to, request.bytes(next(numbers)))
                else:
                    await _ask(to, _FLOODER, requests())
            except (OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(0.1)

    if request.storm:
        _storm(to, request, until)
        return

    async def run() -> None:
        await asyncio.gather(*(keep_asking() for _ in range(request.connections)))

    asyncio.run(run())


def _storm(to: tuple[str, int], request: Request, until: float) -> None:
    """Open connections, send a request on each, and reset them, so that none keeps its port."""
    sent = request.bytes(0)
    connections: deque[tuple[float, socket.socket]] = deque()
    while (now := time.monotonic()) < until:
        while connections and connections[0][0] < now:
            connections.popleft()[1].close()
        if len(connections) == request.connections:
            time.sleep(0.0005)
            continue
        connection = socket.socket()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        connection.bind((_FLOODER, 0))
        connection.setblocking(False)
        with suppress(OSError):
            connection.connect(to)
        with suppress(OSError):
            connection.send(sent)
        connections.append((now + LEAVE_AFTER, connection))


def _p95(waits: list[float]) -> float:
    return statistics.quantiles(waits, n=20)[-1] if len(waits) > 1 else max(waits, default=0.0)


def _text(waits: Waits) -> str:
    return (
        f"healthz {1000 * waits.health:4.0f} ms, readyz {1000 * waits.ready:4.0f} ms, "
        f"explain {1000 * waits.explain:4.0f} ms (p95, {waits.answers} answers)"
    )
