"""Limits on what a request may send."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.responses import Response

from app.mobility.problems import Problem
from app.web.problems import problem_json

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send


class BodyTooLargeError(Exception):
    """More bytes have come than a body may have."""


class BodyLimit:
    """Refuse bodies over a limit: by their declared length, or as soon as they pass it."""

    def __init__(self, app: ASGIApp, largest: int) -> None:
        self._app = app
        self._largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, reading no more of it than is allowed."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if not declared.isdigit() or int(declared) > self._largest:
            await self._refusal()(scope, receive, send)
            return
        received, started = 0, False

        async def counted() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self._largest:
                raise BodyTooLargeError
            return message

        async def watched(message: Message) -> None:
            nonlocal started
            # What the application makes of the error while it reads is not what was wrong.
            if received <= self._largest:
                started = True
                await send(message)

        with suppress(BodyTooLargeError):
            await self._app(scope, counted, watched)
        if received > self._largest and not started:
            await self._refusal()(scope, receive, send)

    def _refusal(self) -> Response:
        message = f"The body is larger than {self._largest:,} bytes; send less."
        body = problem_json(413, [Problem("body", message)])
        # The rest of the body is not read, so the connection cannot be used again.
        return Response(body, 413, {"connection": "close"}, media_type="application/problem+json")


class Crowd:
    """Refuse API requests at once while too many are under way; pages stay quick."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self._app = app
        self._most = most
        self._under_way = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or say when to come again."""
        if not scope.get("path", "").startswith("/api/"):
            await self._app(scope, receive, send)
        elif self._under_way >= self._most:
            message = "The server is busy with other requests; try again in a second."
            body = problem_json(503, [Problem("", message)])
            headers = {"retry-after": "1"}
            refusal = Response(body, 503, headers, media_type="application/problem+json")
            await refusal(scope, receive, send)
        else:
            self._under_way += 1
            try:
                await self._app(scope, receive, send)
            finally:
                self._under_way -= 1
