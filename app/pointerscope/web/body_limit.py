"""Middleware that limits the size of request bodies, their memory, and the time they may take."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pointerscope.core.problems import Problem
from pointerscope.web.connections import MIN_BYTES_PER_SECOND, has_body
from pointerscope.web.error_responses import busy_response, problem_response
from pointerscope.web.request_memory import (
    OUT_OF_MEMORY,
    SMALL_REQUEST_BYTES,
    HeldRequest,
    RequestMemory,
)
from pointerscope.web.urls import is_data_api

_PART_BYTES = 16_384
# Only a small body may be as slow as a phone with a poor connection in a crowded hall.
_MIN_LARGE_BYTES_PER_SECOND = 20_000


MAX_CONTAINERS = 20_000  # lists and objects of a body; 256 histories of 64 visits have 17,000
_TOO_MANY_CONTAINERS = (
    "The body holds more than {most:,} lists and objects. Send fewer at once, and histories as "
    "texts in the visit notation."
)


class RefusedBodyError(Exception):
    """A request body that is not read to its end.

    Attributes:
        status: of the response.
    """

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status

    def response(self, scope: Scope) -> Response:
        """Return the response to a request with such a body."""
        if self.status == 503:
            return busy_response(Request(scope), str(self))
        return problem_response(Request(scope), self.status, [Problem("body", str(self))])


class BodyLimit:
    """Reads the whole body of a request before the application does, within limits.

    The application receives it as one message. Only uploads (PUT), which need the access token, are
    passed on part by part. They have a limit of their own.

    A body that stalls gets 408; `TimedConnection` does so for the headers. Large bodies get more
    time: one second more for every `MIN_BYTES_PER_SECOND` bytes of the first `SMALL_REQUEST_BYTES`,
    and for every 20,000 bytes after these.

    Args:
        app: the application.
        max_bytes: the largest body.
        max_upload_bytes: the largest body of an upload.
        max_data_bytes: the largest file dropped on `/data`.
        timeout_seconds: the time for a body without bytes.
        memory: holds each body until its request has ended.
    """

    def __init__(
        self,
        app: ASGIApp,
        max_bytes: int,
        max_upload_bytes: int,
        max_data_bytes: int,
        timeout_seconds: float,
        memory: RequestMemory,
    ) -> None:
        self._app = app
        self._max_bytes = max_bytes
        self._max_upload_bytes = max_upload_bytes
        self._max_data_bytes = max_data_bytes
        self._timeout_seconds = timeout_seconds
        self._memory = memory

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its body, unless the body is too large or too slow."""
        if not has_body(scope):
            await self._app(scope, receive, send)
            return
        is_upload = scope["method"] == "PUT"
        largest = self._max_bytes
        if is_upload:
            largest = self._max_data_bytes if is_data_api(scope) else self._max_upload_bytes
        limits = _Limits(largest, self._timeout_seconds)
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        # Python reads no number of thousands of digits, not even zeros.
        if not declared.isdigit() or int(declared.lstrip(b"0")[:20] or 0) > limits.max_bytes:
            await limits.too_large().response(scope)(scope, receive, send)
        elif is_upload:
            await self._pass_on_parts(limits, scope, receive, send)
        else:
            await self._pass_on_whole(limits, scope, receive, send)

    async def _pass_on_whole(
        self, limits: _Limits, scope: Scope, receive: Receive, send: Send
    ) -> None:
        reader = _BodyReader(self._memory, limits)
        try:
            content = await reader.read(receive)
            if content is not None:  # the client has not left
                check_containers(content)
                await self._app(scope, replay(content, receive), send)
        except RefusedBodyError as error:
            await error.response(scope)(scope, receive, send)
        finally:
            reader.release()

    async def _pass_on_parts(
        self, limits: _Limits, scope: Scope, receive: Receive, send: Send
    ) -> None:
        begun = asyncio.get_running_loop().time()
        received = 0
        is_complete = is_started = False
        refused: RefusedBodyError | None = None

        async def limited_receive() -> Message:
            nonlocal received, is_complete, refused
            if is_complete:  # the next message is the disconnect, which has no deadline
                return await receive()
            try:
                async with asyncio.timeout_at(begun + limits.seconds_for(received)):
                    message = await receive()
            except TimeoutError as error:
                refused = limits.too_slow()
                raise refused from error
            received += len(message.get("body", b""))
            if received > limits.max_bytes:
                refused = limits.too_large()
                raise refused
            is_complete = not message.get("more_body", False)
            return message

        async def tracking_send(message: Message) -> None:
            nonlocal is_started
            # The application may turn the error into a response of its own; drop that.
            if is_started or refused is None:
                is_started = True
                await send(message)

        with suppress(RefusedBodyError):
            await self._app(scope, limited_receive, tracking_send)
        if refused is not None and not is_started:
            await refused.response(scope)(scope, receive, send)


class _Limits:
    def __init__(self, max_bytes: int, timeout_seconds: float) -> None:
        self.max_bytes = max_bytes
        self._timeout_seconds = timeout_seconds

    def seconds_for(self, received: int) -> float:
        """Return the time in which more than these bytes must arrive."""
        small = min(received, SMALL_REQUEST_BYTES)
        large = received - small
        return (
            self._timeout_seconds
            + small / MIN_BYTES_PER_SECOND
            + large / _MIN_LARGE_BYTES_PER_SECOND
        )

    def too_large(self) -> RefusedBodyError:
        message = f"The request body is too large. Send at most {self.max_bytes:,} bytes."
        return RefusedBodyError(413, message)

    def too_slow(self) -> RefusedBodyError:
        message = (
            f"The request body arrived too slowly. Send it within {self._timeout_seconds:g} "
            f"seconds, or at {_MIN_LARGE_BYTES_PER_SECOND:,} bytes per second or faster."
        )
        return RefusedBodyError(408, message)


class _BodyReader:
    """Reads one body into memory that `RequestMemory` may take back before it is complete."""

    def __init__(self, memory: RequestMemory, limits: _Limits) -> None:
        self._memory = memory
        self._limits = limits
        self._size = 0
        self._parts: list[bytearray] = []
        self._begun = asyncio.get_running_loop().time()
        self._timeout = asyncio.timeout_at(self._begun + limits.seconds_for(0))
        # No method of this object: the two would keep each other until a garbage collection.
        self._held = HeldRequest(partial(_take_back, self._parts, self._timeout))

    async def read(self, receive: Receive) -> bytes | None:
        """Return the whole body, None if the client left before its end.

        Raises:
            RefusedBodyError: the body is too large or too slow, or its memory was taken back.
        """
        try:
            async with self._timeout:
                return await self._read(receive)
        except TimeoutError:
            raise self._out_of_memory() or self._limits.too_slow() from None

    async def _read(self, receive: Receive) -> bytes | None:
        try:
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    return None
                self._add(message.get("body", b""))
                if not message.get("more_body", False):
                    break
                self._timeout.reschedule(self._begun + self._limits.seconds_for(self._size))
        finally:
            self._memory.complete(self._held)
        content = b"".join(self._parts)
        self._parts.clear()
        return content

    def _add(self, part: bytes) -> None:
        self._size += len(part)
        if self._size > self._limits.max_bytes:
            raise self._limits.too_large()
        # Parts may be as small as a byte. One buffer for all would fragment the memory as it grows.
        if self._parts and len(self._parts[-1]) + len(part) <= _PART_BYTES:
            self._parts[-1] += part
        else:
            self._parts.append(bytearray(part))
        self._memory.add(self._held, len(part))
        if (error := self._out_of_memory()) is not None:
            raise error

    def release(self) -> None:
        """Give the memory back once the body is not needed any more."""
        self._memory.release(self._held)

    def _out_of_memory(self) -> RefusedBodyError | None:
        return RefusedBodyError(503, OUT_OF_MEMORY) if self._held.is_refused else None


def _take_back(parts: list[bytearray], timeout: asyncio.Timeout) -> None:
    parts.clear()
    if not timeout.expired():
        timeout.reschedule(0)  # ends the wait for the next part


def check_containers(body: bytes, most: int = MAX_CONTAINERS) -> None:
    """Refuse a body of many lists and objects, each of which takes fifty times its bytes.

    Brackets within texts count too.

    Raises:
        RefusedBodyError: it may have more than `most` of them.
    """
    if body.count(b"[") + body.count(b"{") > most:
        raise RefusedBodyError(422, _TOO_MANY_CONTAINERS.format(most=most))


def replay(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that gives a body that was read before, then what follows."""
    messages: Iterator[Message] = iter([{"type": "http.request", "body": body}])

    async def replaying_receive() -> Message:
        message = next(messages, None)
        return await receive() if message is None else message

    return replaying_receive
