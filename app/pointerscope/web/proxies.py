"""Middleware for proxies: forwarded headers, the root path, and the allowed hosts."""

from typing import Any, cast

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from pointerscope.core.problems import Problem
from pointerscope.core.settings import ANYONE, environment_variable
from pointerscope.web.error_responses import problem_response
from pointerscope.web.urls import HEALTH, parse_host, path_below_root, route_path

_MAX_HOST = 255  # of a name (RFC 1035), and of a port beside a shorter name


class TrustedProxies:
    """Takes client, scheme and host from the X-Forwarded headers of trusted proxies."""

    def __init__(self, app: ASGIApp, trusted: tuple[str, ...]) -> None:
        hosts = ANYONE if ANYONE in trusted else list(trusted)
        self._proxied = ProxyHeadersMiddleware(cast("Any", app), hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on as the client sent it to the first trusted proxy."""
        if scope["type"] != "lifespan":
            client = scope.get("client")
            if (client[0] if client else None) in self._proxied.trusted_hosts:
                scope = _with_forwarded_host(scope)
        await self._proxied(cast("Any", scope), cast("Any", receive), cast("Any", send))


class RootPath:
    """Serves the application under a path, whether or not a proxy removes that path."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with the root path in its path."""
        if self._root and scope["type"] != "lifespan":
            path = self._root + path_below_root(self._root, route_path(scope))
            scope = {**scope, "root_path": self._root, "path": path}
        await self._app(scope, receive, send)


class AllowedHosts:
    """Responds with 421 to requests for other hosts, which DNS rebinding attacks send.

    A host that is too long to be one gets 400.

    Args:
        app: the application.
        hosts: host names; `*.example.org` allows all below example.org, `*` allows all.
    """

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self._app = app
        self._allows_all = ANYONE in hosts
        self._names = {host for host in hosts if not host.startswith("*.")}
        self._suffixes = tuple(host[1:] for host in hosts if host.startswith("*."))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, unless its host is not allowed."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")
        if len(host) > _MAX_HOST:
            status = 400
            message = (
                f"The host of this request is longer than {_MAX_HOST} characters. Send a host "
                "name, with a port if needed."
            )
        elif self._allows_all or self._is_allowed(scope, parse_host(host)):
            await self._app(scope, receive, send)
            return
        else:
            status = 421
            message = (
                "The host of this request is not allowed. Use a name of this server, or have its "
                f"operator add this one to {environment_variable('allowed_hosts')}."
            )
        # The refused host must not appear in the links of the error page.
        other_headers = [header for header in scope["headers"] if header[0] != b"host"]
        request = Request({**scope, "headers": other_headers})
        await problem_response(request, status, [Problem("host", message)])(scope, receive, send)

    def _is_allowed(self, scope: Scope, host: str) -> bool:
        return host in self._names or host.endswith(self._suffixes) or route_path(scope) in HEALTH


def _with_forwarded_host(scope: Scope) -> Scope:
    """Return a request with the host that the nearest proxy received.

    A proxy appends to the header, so only the last name is certain to come from it.
    """
    forwarded = Headers(scope=scope).getlist("x-forwarded-host")
    host = forwarded[-1].rpartition(",")[2].strip() if forwarded else ""
    if not parse_host(host):
        return scope
    others = [header for header in scope["headers"] if header[0] != b"host"]
    return {**scope, "headers": [*others, (b"host", host.encode("latin-1"))]}
