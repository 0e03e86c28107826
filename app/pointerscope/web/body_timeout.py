"""Middleware that rejects request bodies that arrive too slowly."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.requests import Request

from pointerscope.core.problems import Problem
from pointerscope.web.connections import MIN_BYTES_PER_SECOND
from pointerscope.web.error_responses import problem_response

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send


class LateBodyError(Exception):
    """The rest of a body did not arrive in time."""


class BodyTimeout:
    """Responds with 408 to bodies that stall; `TimedConnection` does so for the headers.

    Large bodies get more time: one second more for every `MIN_BYTES_PER_SECOND` bytes.
    """

    def __init__(self, app: ASGIApp, timeout_seconds: float) -> None:
        self._app = app
        self._timeout_seconds = timeout_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, with a deadline for its body."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        deadline = asyncio.get_running_loop().time() + self._timeout_seconds
        complete = late = started = False

        async def receive_in_time() -> Message:
            nonlocal deadline, complete, late
            if complete:  # the next message is the disconnect, which has no deadline
                return await receive()
            try:
                async with asyncio.timeout_at(deadline):
                    message = await receive()
            except TimeoutError as error:
                late = True
                raise LateBodyError from error
            deadline += len(message.get("body", b"")) / MIN_BYTES_PER_SECOND
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
                f"The request body did not arrive within {self._timeout_seconds:g} seconds. "
                f"Send it again, at {MIN_BYTES_PER_SECOND:,} bytes per second or faster."
            )
            # The rest of the body is not read, so the connection cannot be used again.
            headers = {"connection": "close"}
            response = problem_response(Request(scope), 408, [Problem("body", message)], headers)
            await response(scope, receive, send)
