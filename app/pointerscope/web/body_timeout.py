"""Middleware that rejects request bodies that arrive too slowly."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.requests import Request

from pointerscope.core.problems import Problem
from pointerscope.web.body_limit import has_body
from pointerscope.web.connections import MIN_BYTES_PER_SECOND
from pointerscope.web.error_responses import problem_response
from pointerscope.web.request_memory import SMALL_REQUEST_BYTES

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Only a small body may be as slow as a phone with a poor connection in a crowded hall.
_MIN_LARGE_BYTES_PER_SECOND = 20_000


class LateBodyError(Exception):
    """The rest of a body did not arrive in time."""


class BodyTimeout:
    """Responds with 408 to bodies that stall; `TimedConnection` does so for the headers.

    Large bodies get more time: one second more for every `MIN_BYTES_PER_SECOND` bytes of the first
    `SMALL_REQUEST_BYTES`, and for every 20,000 bytes after these.
    """

    def __init__(self, app: ASGIApp, timeout_seconds: float) -> None:
        self._app = app
        self._timeout_seconds = timeout_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, with a deadline for its body."""
        if not has_body(scope):
            await self._app(scope, receive, send)
            return
        begun = asyncio.get_running_loop().time()
        received = 0
        complete = late = started = False

        async def receive_in_time() -> Message:
            nonlocal received, complete, late
            if complete:  # the next message is the disconnect, which has no deadline
                return await receive()
            try:
                async with asyncio.timeout_at(begun + self._seconds_for(received)):
                    message = await receive()
            except TimeoutError as error:
                late = True
                raise LateBodyError from error
            received += len(message.get("body", b""))
            complete = not message.get("more_body", False)
            return message

        async def tracking_send(message: Message) -> None:
            nonlocal started
            # The application may turn LateBodyError into a response of its own; drop that.
            if started or not late:
                started = True
                await send(message)

        with suppress(LateBodyError):
            await self._app(scope, receive_in_time, tracking_send)
        if late and not started:
            message = (
                f"The request body arrived too slowly. Send it within {self._timeout_seconds:g} "
                f"seconds, or at {_MIN_LARGE_BYTES_PER_SECOND:,} bytes per second or faster."
            )
            response = problem_response(Request(scope), 408, [Problem("body", message)])
            await response(scope, receive, send)

    def _seconds_for(self, received: int) -> float:
        """Return the time in which more than these bytes must arrive."""
        small = min(received, SMALL_REQUEST_BYTES)
        large = received - small
        return (
            self._timeout_seconds
            + small / MIN_BYTES_PER_SECOND
            + large / _MIN_LARGE_BYTES_PER_SECOND
        )
