"""Addresses that are too long to be read: refused in a sentence, and not kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request

from pointerscope.core.problems import Problem
from pointerscope.web.error_responses import problem

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

LONGEST_ADDRESS = 60_000  # bytes of path and query; what reads HTTP gives up at 65,535


class AddressLimit:
    """Refuse addresses over a limit."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, unless its address is too long."""
        path = scope.get("raw_path") or scope.get("path", "").encode()
        if len(path) + len(scope.get("query_string", b"")) < LONGEST_ADDRESS:
            await self._app(scope, receive, send)
            return
        message = (
            f"The address is longer than {LONGEST_ADDRESS:,} characters; leave out the oldest "
            "visits, or send the query in the body of a POST to the API."
        )
        refusal = problem(Request(scope), 414, [Problem("", message)])
        await refusal(scope, receive, send)
