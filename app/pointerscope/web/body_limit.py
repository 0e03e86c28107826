"""Middleware that limits the size of request bodies and the memory they take."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.requests import Request

from pointerscope.core.problems import Problem
from pointerscope.web.error_responses import busy_response, problem_response
from pointerscope.web.request_memory import OUT_OF_MEMORY, HeldRequest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.responses import Response
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from pointerscope.web.request_memory import RequestMemory

_PART_BYTES = 16_384


class BodyTooLargeError(Exception):
    """A request body is larger than the limit."""


class OutOfMemoryError(Exception):
    """Newer request bodies took the memory of this one before it was complete."""


class BodyLimit:
    """Reads the whole body of a request before the application does, within limits.

    The application receives it as one message. Only uploads (PUT), which need the access token, are
    passed on part by part. They have a limit of their own.

    Args:
        app: the application.
        max_bytes: the largest body.
        max_upload_bytes: the largest body of an upload.
        memory: holds each body until its request has ended.
    """

    def __init__(
        self, app: ASGIApp, max_bytes: int, max_upload_bytes: int, memory: RequestMemory
    ) -> None:
        self._app = app
        self._max_bytes = max_bytes
        self._max_upload_bytes = max_upload_bytes
        self._memory = memory

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its body, unless the body is too large."""
        if not has_body(scope):
            await self._app(scope, receive, send)
            return
        is_upload = scope["method"] == "PUT"
        limit = self._max_upload_bytes if is_upload else self._max_bytes
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if not declared.isdigit() or int(declared) > limit:
            await _too_large_response(scope, limit)(scope, receive, send)
        elif is_upload:
            await self._pass_on_parts(scope, receive, send)
        else:
            await self._pass_on_whole(scope, receive, send)

    async def _pass_on_whole(self, scope: Scope, receive: Receive, send: Send) -> None:
        reader = _BodyReader(self._memory, self._max_bytes)
        try:
            content = await reader.read(receive)
            if content is not None:  # the client has not left
                await self._app(scope, replay(content, receive), send)
        except BodyTooLargeError:
            await _too_large_response(scope, self._max_bytes)(scope, receive, send)
        except OutOfMemoryError:
            await busy_response(Request(scope), OUT_OF_MEMORY)(scope, receive, send)
        finally:
            reader.release()

    async def _pass_on_parts(self, scope: Scope, receive: Receive, send: Send) -> None:
        limit = self._max_upload_bytes
        received, started = 0, False

        async def counting_receive() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > limit:
                raise BodyTooLargeError
            return message

        async def tracking_send(message: Message) -> None:
            nonlocal started
            # The application may turn BodyTooLargeError into a response of its own; drop that.
            if received <= limit:
                started = True
                await send(message)

        with suppress(BodyTooLargeError):
            await self._app(scope, counting_receive, tracking_send)
        if received > limit and not started:
            await _too_large_response(scope, limit)(scope, receive, send)


class _BodyReader:
    """Reads one body into memory that `RequestMemory` may take back before it is complete."""

    def __init__(self, memory: RequestMemory, max_bytes: int) -> None:
        self._memory = memory
        self._max_bytes = max_bytes
        self._size = 0
        self._parts: list[bytearray] = []
        self._interruption = asyncio.timeout(None)
        self._held = HeldRequest(self._take_back)

    async def read(self, receive: Receive) -> bytes | None:
        """Return the whole body, None if the client left before its end.

        Raises:
            BodyTooLargeError: the body is larger than the limit.
            OutOfMemoryError: the memory was taken back.
        """
        try:
            async with self._interruption:
                return await self._read(receive)
        except TimeoutError:
            if not self._held.is_refused:
                raise
            raise OutOfMemoryError from None

    async def _read(self, receive: Receive) -> bytes | None:
        try:
            is_complete = False
            while not is_complete:
                message = await receive()
                if message["type"] == "http.disconnect":
                    return None
                self._add(message.get("body", b""))
                is_complete = not message.get("more_body", False)
        finally:
            self._memory.complete(self._held)
        content = b"".join(self._parts)
        self._parts.clear()
        return content

    def _add(self, part: bytes) -> None:
        self._size += len(part)
        if self._size > self._max_bytes:
            raise BodyTooLargeError
        # Parts may be as small as a byte. One buffer for all would fragment the memory as it grows.
        if self._parts and len(self._parts[-1]) + len(part) <= _PART_BYTES:
            self._parts[-1] += part
        else:
            self._parts.append(bytearray(part))
        self._memory.add(self._held, len(part))
        if self._held.is_refused:
            raise OutOfMemoryError

    def release(self) -> None:
        """Give the memory back once the body is not needed any more."""
        self._memory.release(self._held)

    def _take_back(self) -> None:
        self._parts.clear()
        self._interruption.reschedule(0)  # ends the wait for the next part


def has_body(scope: Scope) -> bool:
    """Return whether a request has a body. From HTTP/2 on, its headers do not say so."""
    if scope["type"] != "http":
        return False
    if scope.get("http_version", "1.1") not in ("1.0", "1.1"):
        return True
    return any(
        name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
        for name, value in scope["headers"]
    )


def replay(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that gives a body that was read before, then what follows."""
    messages: Iterator[Message] = iter([{"type": "http.request", "body": body}])

    async def replaying_receive() -> Message:
        message = next(messages, None)
        return await receive() if message is None else message

    return replaying_receive


def _too_large_response(scope: Scope, limit: int) -> Response:
    message = f"The request body is too large. Send at most {limit:,} bytes."
    return problem_response(Request(scope), 413, [Problem("body", message)])
