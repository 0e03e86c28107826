"""Middleware that rejects URLs that are too long."""

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from pointerscope.core.problems import Problem
from pointerscope.web.error_responses import problem_response

MAX_URL_BYTES = 60_000  # path and query; the HTTP parser fails at 65,535


class UrlLimit:
    """Responds with 414 to URLs over a limit."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, unless its URL is too long."""
        path = scope.get("raw_path") or scope.get("path", "").encode()
        if len(path) + len(scope.get("query_string", b"")) < MAX_URL_BYTES:
            await self._app(scope, receive, send)
            return
        message = (
            f"The URL is longer than {MAX_URL_BYTES:,} characters. Leave out the oldest visits, or "
            "send the query in the body of a POST to the API."
        )
        response = problem_response(Request(scope), 414, [Problem("", message)])
        await response(scope, receive, send)
