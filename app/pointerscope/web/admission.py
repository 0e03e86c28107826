"""Limits on what a request may send, and on how many are worked on."""

from __future__ import annotations

import asyncio
from asyncio import FIRST_COMPLETED
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from pointerscope.core.problems import Problem
from pointerscope.serving.explanation_service import TooLongError
from pointerscope.web.error_responses import come_again, problem_json
from pointerscope.web.urls import route_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from pointerscope.serving.metrics import Measures


_METHODS = frozenset(("GET", "HEAD", "POST"))  # nothing else is a question


class BodyTooLargeError(Exception):
    """More bytes have come than a body may have."""


class BodyLimit:
    """Refuse bodies over a limit: by their declared length, or as soon as they pass it.

    What is put somewhere, which whoever has no token cannot, has a limit of its own.
    """

    def __init__(self, app: ASGIApp, largest: int, largest_upload: int) -> None:
        self._app = app
        self._largest = largest
        self._largest_upload = largest_upload

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, reading no more of it than is allowed."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        largest = self._largest_upload if scope["method"] == "PUT" else self._largest
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if not declared.isdigit() or int(declared) > largest:
            await self._refusal(largest)(scope, receive, send)
            return
        received, started = 0, False

        async def counted() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > largest:
                raise BodyTooLargeError
            return message

        async def watched(message: Message) -> None:
            nonlocal started
            # What the application makes of the error while it reads is not what was wrong.
            if received <= largest:
                started = True
                await send(message)

        with suppress(BodyTooLargeError):
            await self._app(scope, counted, watched)
        if received > largest and not started:
            await self._refusal(largest)(scope, receive, send)

    def _refusal(self, largest: int) -> Response:
        message = f"The body is larger than {largest:,} bytes; send less."
        body = problem_json(413, [Problem("body", message)])
        # The rest of the body is not read, so the connection cannot be used again.
        return Response(body, 413, {"connection": "close"}, media_type="application/problem+json")


class Crowd:
    """A queue before the API, so that pages, health and static files stay quick whoever asks.

    A request enters once all of it has arrived. It is refused at once where the queue is full,
    and after a while where its turn did not come or its answer did not; who leaves gives the
    place up.
    """

    def __init__(
        self, app: ASGIApp, most: int, at_once: int, seconds: float, measures: Measures
    ) -> None:
        self._app = app
        self._most = most
        self._seconds = seconds
        self._measures = measures
        self._turn = asyncio.Semaphore(at_once)
        self._inside = self._under_way = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on when its turn comes, or say when to come again."""
        if scope["type"] != "http" or not _asks(scope):
            await self._app(scope, receive, send)
            return
        body = await _whole_body(receive)
        if body is None:
            self._measures.refused("left")
        elif self._inside >= self._most:
            self._measures.refused("full")
            message = "The server is busy with other requests; try again in a second."
            await come_again(Request(scope), message)(scope, receive, send)
        else:
            self._count(inside=1)
            try:
                await self._attend(scope, body, receive, send)
            finally:
                self._count(inside=-1)

    async def _attend(self, scope: Scope, body: bytes, receive: Receive, send: Send) -> None:
        """Work on a request for as long as its client stays and the time lasts."""
        started = False

        async def watched(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        leaving = asyncio.create_task(_leaving(receive))
        work = asyncio.create_task(self._work(scope, _received(body, leaving), watched))
        try:
            await asyncio.wait((leaving, work), timeout=self._seconds, return_when=FIRST_COMPLETED)
            if work.done() or started:
                await work
                return
            self._measures.refused("left" if leaving.done() else "too long")
            work.cancel()
            with suppress(asyncio.CancelledError):
                await work
            if not (leaving.done() or started):
                await come_again(Request(scope), str(TooLongError()))(scope, receive, send)
        finally:
            leaving.cancel()
            work.cancel()

    async def _work(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self._turn:
            self._count(under_way=1)
            try:
                await self._app(scope, receive, send)
            finally:
                self._count(under_way=-1)

    def _count(self, inside: int = 0, under_way: int = 0) -> None:
        self._inside += inside
        self._under_way += under_way
        self._measures.under_way(self._under_way)
        self._measures.waiting(self._inside - self._under_way)


def _asks(scope: Scope) -> bool:
    """Whether a request is a question; how the server fares is seen past the queue."""
    route = route_of(scope)
    return scope["method"] in _METHODS and route.startswith("/api/") and route != "/api/status"


async def _whole_body(receive: Receive) -> bytes | None:
    """The body of a request once all of it is there; None where its client left before."""
    parts = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


async def _leaving(receive: Receive) -> None:
    """Return when the client leaves."""
    while (await receive())["type"] != "http.disconnect":
        pass


def _received(body: bytes, leaving: asyncio.Task[None]) -> Receive:
    """What an application receives whose body was received before it."""
    messages: Iterator[Message] = iter([{"type": "http.request", "body": body}])

    async def receive() -> Message:
        if (message := next(messages, None)) is None:
            await asyncio.shield(leaving)
            return {"type": "http.disconnect"}
        return message

    return receive
