"""A client that leaves while its file is arriving."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from starlette.types import ASGIApp


def leave_in_the_middle(
    app: ASGIApp, path: str, query: bytes = b"", headers: list[tuple[bytes, bytes]] | None = None
) -> int:
    """Send a part of a PUT and leave; return the status that is counted of it."""
    messages = [
        {"type": "http.request", "body": b"PK" * 500, "more_body": True},
        {"type": "http.disconnect"},
    ]
    scope: dict[str, Any] = {
        "type": "http",
        "http_version": "1.1",
        "asgi": {"version": "3.0"},
        "method": "PUT",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": query,
        "headers": [(b"host", b"localhost"), (b"content-length", b"100000"), *(headers or [])],
        "client": ("127.0.0.1", 5_000),
        "server": ("127.0.0.1", 80),
    }
    statuses: list[int] = []

    async def receive() -> Any:
        return messages.pop(0)

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    asyncio.run(app(scope, receive, send))
    assert not messages
    [status] = statuses
    return status
