"""The way in: proxies in front of the server, the path that it is served under, and its hosts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from starlette.datastructures import Headers
from starlette.requests import Request
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from pointerscope.core.problems import Problem
from pointerscope.core.settings import ANYONE
from pointerscope.web.error_responses import problem
from pointerscope.web.urls import HOST, host_in, route_below, route_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

# Whoever balances loads asks these by the number of a machine, which is no host of the setting.
_HEALTH = ("/healthz", "/readyz")


class BehindProxies:
    """Believes what trusted proxies say of a request: client, scheme and host."""

    def __init__(self, app: ASGIApp, trusted: tuple[str, ...]) -> None:
        known = ANYONE if ANYONE in trusted else list(trusted)
        self._proxied = ProxyHeadersMiddleware(cast("Any", app), known)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on as it was before the proxies."""
        if scope["type"] != "lifespan":
            client = scope.get("client")
            if (client[0] if client else None) in self._proxied.trusted_hosts:
                scope = _with_host(scope)
        await self._proxied(cast("Any", scope), cast("Any", receive), cast("Any", send))


class UnderRoot:
    """Serves under a path, whether or not a proxy takes it off what it passes on."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, its path complete."""
        if self._root and scope["type"] != "lifespan":
            path = self._root + route_below(self._root, route_of(scope))
            scope = {**scope, "root_path": self._root, "path": path}
        await self._app(scope, receive, send)


class KnownHosts:
    """Refuses requests to other hosts, which a page elsewhere can have made its own name lead to.

    Args:
        app: what answers.
        hosts: names, `*.` with a name for all below that one, and `*` for any.
    """

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self._app = app
        self._any = ANYONE in hosts
        self._names = {host for host in hosts if not host.startswith("*.")}
        self._ends = tuple(host[1:] for host in hosts if host.startswith("*."))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, unless it is to another host."""
        if self._any or scope["type"] == "lifespan" or self._knows(scope):
            await self._app(scope, receive, send)
            return
        message = (
            "This server does not answer to that host; whoever runs it names its hosts in "
            "POINTERSCOPE_HOSTS."
        )
        # What is refused is not repeated, in links either.
        nameless = [header for header in scope["headers"] if header[0] != b"host"]
        request = Request({**scope, "headers": nameless})
        await problem(request, 421, [Problem("host", message)])(scope, receive, send)

    def _knows(self, scope: Scope) -> bool:
        host = host_in(Headers(scope=scope).get("host", ""))
        return host in self._names or host.endswith(self._ends) or route_of(scope) in _HEALTH


def _with_host(scope: Scope) -> Scope:
    """A request to the host that the nearest proxy was asked for.

    A proxy writes behind what it was sent, so that only the last name is its own word.
    """
    said = Headers(scope=scope).getlist("x-forwarded-host")
    host = said[-1].rpartition(",")[2].strip() if said else ""
    if not HOST.fullmatch(host.lower()):
        return scope
    others = [header for header in scope["headers"] if header[0] != b"host"]
    return {**scope, "headers": [*others, (b"host", host.encode("latin-1"))]}
