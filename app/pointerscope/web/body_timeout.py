"""Bodies that do not arrive in time."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.requests import Request

from pointerscope.core.problems import Problem
from pointerscope.web.connections import SLOWEST
from pointerscope.web.error_responses import problem

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send


class LateBodyError(Exception):
    """The rest of a body did not come in time."""


class Arrival:
    """Refuse bodies that stall; `Connection` does so with what comes before them.

    A large body takes its time: each `SLOWEST` bytes give another second.
    """

    def __init__(self, app: ASGIApp, seconds: float) -> None:
        self._app = app
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and wait for its body for only so long."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        latest = asyncio.get_running_loop().time() + self._seconds
        arrived = late = started = False

        async def in_time() -> Message:
            nonlocal latest, arrived, late
            if arrived:  # whoever asks now waits for the client to leave
                return await receive()
            try:
                async with asyncio.timeout_at(latest):
                    message = await receive()
            except TimeoutError as error:
                late = True
                raise LateBodyError from error
            latest += len(message.get("body", b"")) / SLOWEST
            arrived = not message.get("more_body", False)
            return message

        async def watched(message: Message) -> None:
            nonlocal started
            # What the application makes of the error while it reads is not what was wrong.
            if started or not late:
                started = True
                await send(message)

        with suppress(LateBodyError):
            await self._app(scope, in_time, watched)
        if late and not started:
            message = (
                f"The body did not arrive: nothing, or too little, came within {self._seconds:g} "
                "seconds."
            )
            # The rest of the body is not read, so the connection cannot be used again.
            closing = {"connection": "close"}
            refusal = problem(Request(scope), 408, [Problem("body", message)], closing)
            await refusal(scope, receive, send)
