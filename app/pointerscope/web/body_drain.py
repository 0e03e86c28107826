"""Middleware that lets clients read a response that was sent before the end of their body."""

import asyncio
from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pointerscope.web.connections import MAX_DRAINED_BYTES, has_body


class BodyDrain:
    """Reads the rest of a body that the application has not read, and discards it.

    Closing a connection on which unread data arrives resets it, and its client may lose a response
    that it has not read yet. So the response is sent first, and the connection is closed once its
    client has sent everything, or `MAX_DRAINED_BYTES` more, or has had its time.

    Args:
        app: the application.
        timeout_seconds: the time for the rest of a body.
    """

    def __init__(self, app: ASGIApp, timeout_seconds: float) -> None:
        self._app = app
        self._timeout_seconds = timeout_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and read the rest of its body after the response."""
        if not has_body(scope):
            await self._app(scope, receive, send)
            return
        is_read = is_held = False

        async def tracking_receive() -> Message:
            nonlocal is_read
            message = await receive()
            is_read = not message.get("more_body", False)
            return message

        async def holding_send(message: Message) -> None:
            nonlocal is_held
            if not is_read:
                if message["type"] == "http.response.start":
                    headers = [*message["headers"], (b"connection", b"close")]
                    message = {**message, "headers": headers}
                elif not message.get("more_body", False):
                    is_held = True  # the end of the response, which would close the connection
                    message = {**message, "more_body": True}
            await send(message)

        try:
            await self._app(scope, tracking_receive, holding_send)
        finally:
            if is_held:
                with suppress(TimeoutError):
                    async with asyncio.timeout(self._timeout_seconds):
                        await _drain(tracking_receive)
                await send({"type": "http.response.body", "body": b""})


async def _drain(receive: Receive) -> None:
    """Read a body until its end, the limit, or the disconnect of the client."""
    received = 0
    while received < MAX_DRAINED_BYTES:
        message = await receive()
        if not message.get("more_body", False):
            return
        received += len(message.get("body", b""))
