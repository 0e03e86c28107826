"""Middleware that limits the size of request bodies and the number of API requests at once."""

from __future__ import annotations

import asyncio
from asyncio import FIRST_COMPLETED
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from pointerscope.core.problems import Problem
from pointerscope.serving.explanation_service import TooLongError
from pointerscope.web.error_responses import busy_response, problem_json
from pointerscope.web.urls import route_path

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from pointerscope.serving.metrics import ServerMetrics


_QUEUED_METHODS = frozenset(("GET", "HEAD", "POST"))


class BodyTooLargeError(Exception):
    """A request body is larger than the limit."""


class BodyLimit:
    """Rejects bodies over a limit: by their declared length, or once they exceed it.

    Uploads (PUT), which need the access token, have a limit of their own.
    """

    def __init__(self, app: ASGIApp, max_bytes: int, max_upload_bytes: int) -> None:
        self._app = app
        self._max_bytes = max_bytes
        self._max_upload_bytes = max_upload_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, reading no more of its body than the limit."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        limit = self._max_upload_bytes if scope["method"] == "PUT" else self._max_bytes
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if not declared.isdigit() or int(declared) > limit:
            await _too_large_response(limit)(scope, receive, send)
            return
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
            await _too_large_response(limit)(scope, receive, send)


def _too_large_response(limit: int) -> Response:
    message = f"The request body is too large. Send at most {limit:,} bytes."
    body = problem_json(413, [Problem("body", message)])
    # The rest of the body is not read, so the connection cannot be used again.
    return Response(body, 413, {"connection": "close"}, media_type="application/problem+json")


class AdmissionQueue:
    """Limits how many API requests run at once, so that pages and health checks stay fast.

    A request enters the queue once its body has arrived. It gets 503 at once if the queue is full,
    and 503 after the time limit if it has not started its response by then. It is cancelled when
    its client disconnects.
    """

    def __init__(
        self,
        app: ASGIApp,
        max_requests: int,
        max_concurrent: int,
        timeout_seconds: float,
        metrics: ServerMetrics,
    ) -> None:
        self._app = app
        self._max_requests = max_requests
        self._timeout_seconds = timeout_seconds
        self._metrics = metrics
        self._slots = asyncio.Semaphore(max_concurrent)
        self._admitted = self._running = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run a request when a slot is free, or respond with 503."""
        if scope["type"] != "http" or not _is_queued(scope):
            await self._app(scope, receive, send)
            return
        body = await _receive_body(receive)
        if body is None:
            self._metrics.record_rejection("left")
        elif self._admitted >= self._max_requests:
            self._metrics.record_rejection("full")
            message = "The server is busy: its queue is full. Try again in a second."
            await busy_response(Request(scope), message)(scope, receive, send)
        else:
            self._count(admitted=1)
            try:
                await self._run_in_time(scope, body, receive, send)
            finally:
                self._count(admitted=-1)

    async def _run_in_time(self, scope: Scope, body: bytes, receive: Receive, send: Send) -> None:
        """Run a request until it ends, its client disconnects or its time is up."""
        started = False

        async def tracking_send(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        disconnect = asyncio.create_task(_wait_for_disconnect(receive))
        run = asyncio.create_task(self._run(scope, _replay(body, disconnect), tracking_send))
        try:
            await asyncio.wait(
                (disconnect, run), timeout=self._timeout_seconds, return_when=FIRST_COMPLETED
            )
            if run.done() or started:
                await run
                return
            self._metrics.record_rejection("left" if disconnect.done() else "too long")
            run.cancel()
            with suppress(asyncio.CancelledError):
                await run
            if not (disconnect.done() or started):
                await busy_response(Request(scope), str(TooLongError()))(scope, receive, send)
        finally:
            disconnect.cancel()
            run.cancel()

    async def _run(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self._slots:
            self._count(running=1)
            try:
                await self._app(scope, receive, send)
            finally:
                self._count(running=-1)

    def _count(self, admitted: int = 0, running: int = 0) -> None:
        self._admitted += admitted
        self._running += running
        self._metrics.set_running(self._running)
        self._metrics.set_waiting(self._admitted - self._running)


def _is_queued(scope: Scope) -> bool:
    """Return whether a request goes through the queue: every API request but the status."""
    path = route_path(scope)
    return scope["method"] in _QUEUED_METHODS and path.startswith("/api/") and path != "/api/status"


async def _receive_body(receive: Receive) -> bytes | None:
    """Return the whole body of a request, None if the client disconnected before its end."""
    parts = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


async def _wait_for_disconnect(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def _replay(body: bytes, disconnect: asyncio.Task[None]) -> Receive:
    """Return a `receive` that gives a body that was received before, then the disconnect."""
    messages: Iterator[Message] = iter([{"type": "http.request", "body": body}])

    async def receive() -> Message:
        if (message := next(messages, None)) is None:
            await asyncio.shield(disconnect)
            return {"type": "http.disconnect"}
        return message

    return receive
