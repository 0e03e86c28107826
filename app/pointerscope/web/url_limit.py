"""Middleware that rejects or leaves out what takes too long to read in URLs and cookies."""

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from pointerscope.core.problems import Problem
from pointerscope.web.error_responses import problem_response

MAX_URL_BYTES = 60_000  # path and query; the HTTP parser fails at 65,535
MAX_PATH_BYTES = 2_000
MAX_PARAMETERS = 200


class UrlLimit:
    """Responds with 414 to URLs and paths over a limit, and with 400 to too many parameters.

    Cookies with backslashes are left out: this server has none, and reading their escapes takes
    some versions of Python time that grows with their square.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, unless its URL is over a limit."""
        path: bytes = scope.get("raw_path") or scope.get("path", "").encode()
        refusal = _refusal(path, scope.get("query_string", b""))
        if refusal is None:
            headers = scope.get("headers", ())
            if any(name == b"cookie" and b"\\" in value for name, value in headers):
                scope = {**scope, "headers": [*map(_without_escapes, headers)]}
            await self._app(scope, receive, send)
            return
        status, message = refusal
        response = problem_response(Request(scope), status, [Problem("", message)])
        await response(scope, receive, send)


def _without_escapes(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """Return a header, of the one with cookies only those without backslashes."""
    name, value = header
    if name != b"cookie":
        return header
    return name, b";".join(cookie for cookie in value.split(b";") if b"\\" not in cookie)


def _refusal(path: bytes, query: bytes) -> tuple[int, str] | None:
    """Return status and message of the response to a URL, None if it is within the limits."""
    if len(path) + len(query) >= MAX_URL_BYTES:
        return 414, (
            f"The URL is longer than {MAX_URL_BYTES:,} characters. Leave out the oldest visits, or "
            "send the query in the body of a POST to the API."
        )
    if len(path) > MAX_PATH_BYTES:
        return 414, (
            f"The path of the URL is longer than {MAX_PATH_BYTES:,} characters. No page of this "
            "server has such a path."
        )
    if query.count(b"&") >= MAX_PARAMETERS:
        return 400, f"The URL has more than {MAX_PARAMETERS} parameters. Leave out some of them."
    return None
