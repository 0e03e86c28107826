"""What a request leaves behind: nothing that only a garbage collection would find.

A cycle of objects keeps its memory, such as the trace of an explanation, until the next collection.
"""

from __future__ import annotations

import asyncio
import gc
import json

import pytest

from pointerscope.core.settings import Settings
from pointerscope.web.application import create_app

REQUESTS = 20


async def post(app, path, body):
    """The status of the answer to a request, sent as uvicorn would."""
    host = "127.0.0.1"
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [
            (b"host", host.encode()),
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ],
        "client": (host, 1),
        "server": (host, 80),
        "state": {},
    }
    messages = asyncio.Queue()
    messages.put_nowait({"type": "http.request", "body": body, "more_body": False})
    statuses = []

    async def send(message):
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    await app(scope, messages.get, send)
    return statuses[0]


@pytest.mark.parametrize("together", [1, 5])
@pytest.mark.parametrize("view", ["explain", "pointer"])
def test_a_request_leaves_no_garbage(models, view, together):
    app = create_app(Settings(models=models, cache_bytes=0))

    async def ask(first):
        bodies = [
            json.dumps({"visits": [f"#{2 + (number + at) % 7}" for at in range(5)]}).encode()
            for number in range(first, first + together)
        ]
        path = f"/api/models/tiny/{view}"
        return await asyncio.gather(*(post(app, path, body) for body in bodies))

    async def garbage():
        async with app.router.lifespan_context(app):
            for number in range(5):  # opens the model, and loads what requests need
                await ask(number)
            gc.collect()
            gc.disable()
            try:
                for number in range(REQUESTS):
                    assert {*await ask(number)} == {200}
                return gc.collect()
            finally:
                gc.enable()

    assert asyncio.run(garbage()) < REQUESTS
