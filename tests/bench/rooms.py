"""A hall of 300: from the lecturer's gesture to the last listeners, and back after a fault."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from http.client import HTTPConnection
from typing import TYPE_CHECKING

import numpy as np

from tests.servers import started

if TYPE_CHECKING:
    from tests.servers import Server

LISTENERS = 300
_GESTURES = 100
_PAUSE = 0.2  # seconds between two gestures
_RETRY = 0.5  # seconds, as the stream tells browsers
_GESTURE_LIMIT, _RETURN_LIMIT = 0.3, 3.0  # seconds


def rooms() -> dict[str, float]:
    """Seconds as shares of what a hall may notice: 0.3 for a gesture, 3 after a worker is killed.

    The listeners share the processors with the server.
    """
    with started(None, "--workers", "2") as server:
        time.sleep(3)  # the second worker
        return asyncio.run(_measure(server))


async def _measure(server: Server) -> dict[str, float]:
    opened = json.loads(_post(server, "/api/rooms", {"address": "/explore/town"}))
    room = f"/api/rooms/{opened['code']}"

    def show(number: int) -> None:
        address = f"/explore/town?gesture={number}"
        _post(server, f"{room}/show", {"address": address}, opened["key"])

    arrivals: dict[str, list[float]] = {}
    listeners = [
        asyncio.create_task(_listen(server, f"{room}/events", arrivals)) for _ in range(LISTENERS)
    ]
    await _until(lambda: len(arrivals.get("/explore/town", [])) == LISTENERS)
    delays: list[float] = []
    for number in range(_GESTURES):
        began = time.perf_counter()
        await asyncio.to_thread(show, number)
        await asyncio.sleep(_PAUSE)
        address = f"/explore/town?gesture={number}"
        await _until(lambda address=address: len(arrivals.get(address, [])) == LISTENERS)
        delays += [arrival - began for arrival in arrivals[address]]

    os.kill(min(server.workers()), signal.SIGKILL)
    killed = time.perf_counter()
    await _shown(show, _GESTURES)
    address = f"/explore/town?gesture={_GESTURES}"
    await _until(lambda: len(arrivals.get(address, [])) == LISTENERS)
    back = max(arrivals[address]) - killed
    for listener in listeners:
        listener.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    p95 = float(np.quantile(delays, 0.95))
    print(f"  gesture: p50 {np.median(delays):.3f} s, p95 {p95:.3f} s; back {back:.2f} s")
    return {
        "room_gesture_p95_over_limit": p95 / _GESTURE_LIMIT,
        "room_return_over_limit": back / _RETURN_LIMIT,
    }


async def _shown(show, number: int) -> None:
    """Show a page; the lecturer's browser asks again where a worker ended meanwhile."""
    while True:
        try:
            await asyncio.to_thread(show, number)
        except OSError:
            await asyncio.sleep(0.1)
        else:
            return


async def _listen(server: Server, path: str, arrivals: dict[str, list[float]]) -> None:
    """Read a stream as a browser does, and ask again after each interruption."""
    host, port = server.host_and_port
    last = ""
    while True:
        try:
            reader, writer = await asyncio.open_connection(host, port)
        except OSError:
            await asyncio.sleep(_RETRY)
            continue
        after = f"?after={last}" if last else ""
        writer.write(f"GET {path}{after} HTTP/1.1\r\nhost: {host}\r\n\r\n".encode())
        event = ""
        try:
            while line := await reader.readline():
                name, _, value = line.decode().strip().partition(": ")
                if name == "event":
                    event = value
                elif name == "id":
                    last = value
                elif name == "data" and event == "room":
                    address = json.loads(value)["address"]
                    arrivals.setdefault(address, []).append(time.perf_counter())
        except OSError:
            pass
        finally:
            writer.close()
        await asyncio.sleep(_RETRY)


async def _until(is_so, seconds: float = 60) -> None:
    end = time.perf_counter() + seconds
    while not is_so():
        if time.perf_counter() > end:
            raise TimeoutError("Some listeners have not received an event.")
        await asyncio.sleep(0.01)


def _post(server: Server, path: str, body: object, key: str = "") -> bytes:
    host, port = server.host_and_port
    connection = HTTPConnection(host, port, timeout=30)
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    try:
        connection.request("POST", path, json.dumps(body), headers)
        answer = connection.getresponse()
        if answer.status >= 300:
            raise OSError(f"The server answered with {answer.status}.")
        return answer.read()
    finally:
        connection.close()
