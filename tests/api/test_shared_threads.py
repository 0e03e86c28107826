"""The threads that all requests share: outside the queue, no stranger needs one."""

from __future__ import annotations

import asyncio
import re

from anyio import to_thread
from starlette.routing import Route

from pointerscope.core.settings import Settings
from pointerscope.web.application import create_app


async def ask(app, method, path):
    """Return status and body of the response to a stranger."""
    sent = []

    async def receive():
        return {"type": "http.request"}

    async def send(message):
        sent.append(message)

    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"localhost")],
        "client": ("203.0.113.7", 5_000),
        "server": ("localhost", 80),
    }
    await asyncio.wait_for(app(scope, receive, send), 5)
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent)


def test_what_does_not_queue_is_answered_to_strangers_without_a_thread(models, tmp_path):
    settings = Settings(
        models=models, data=tmp_path, access_token="secret", data_page=True, max_requests=0
    )
    app = create_app(settings)

    async def scene():
        threads = to_thread.current_default_thread_limiter()
        for _ in range(int(threads.total_tokens)):
            threads.acquire_on_behalf_of_nowait(object())
        for route in app.routes:
            for method in (isinstance(route, Route) and route.methods) or ():
                path = re.sub(r"\{[^}]+\}", "AAAAAA", route.path)
                status, body = await ask(app, method, path)
                if b"its queue is full" not in body:
                    assert status != 500, path
                    yield method, route.path

    async def unqueued():
        return {route async for route in scene()}

    assert asyncio.run(unqueued()) >= {
        ("GET", "/healthz"),
        ("GET", "/api/rooms/{code}/events"),
        ("GET", "/api/data/{name}/events"),
        ("PUT", "/api/models/{model}"),
        ("PUT", "/api/data/{name}"),
    }
