"""The parts of URLs: the path below the root path, the host, and the URL of this server."""

from __future__ import annotations

import re
from ipaddress import IPv6Address
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import Scope

# Load balancers request these by the IP address of a machine, also when every slot is taken.
HEALTH = ("/healthz", "/readyz")
_EMBEDS = "/embed/"
_DATA_API = ("/api/data/", "/api/data-access/")
# A name, an IPv4 address or a bracketed IPv6 address, with an optional port.
_HOST = re.compile(r"([a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[([0-9a-f:.]+)\])(?::[0-9]{1,5})?")


def route_path(scope: Scope) -> str:
    """Return the path of a request without the root path."""
    return path_below_root(root_path_of(scope), scope.get("path", ""))


def path_below_root(root: str, path: str) -> str:
    """Return a path without a root path; a path outside the root path stays whole."""
    if path == root:
        return "/"
    return path.removeprefix(root) if path.startswith(f"{root}/") else path


def root_path_of(scope: Scope) -> str:
    """Return the path under which the application is served, without a trailing slash."""
    root: str = scope.get("root_path", "")
    return root.rstrip("/")


def parse_host(header: str) -> str:
    """Return the host of a `Host` header without port and final dot; empty if invalid."""
    match = _HOST.fullmatch(header.lower())
    if match is None or (match[2] is not None and not _is_ipv6(match[2])):
        return ""
    return match[1].rstrip(".")


def is_embed(scope: Scope) -> bool:
    """Return whether a request is for a page that others may frame."""
    return route_path(scope).startswith(_EMBEDS)


def is_data_api(scope: Scope) -> bool:
    """Return whether a request is for the API of the page `/data`."""
    return f"{route_path(scope)}/".startswith(_DATA_API)


def server_url(request: Request) -> str:
    """Return the public URL of this server, without a trailing slash.

    That is the setting `public_address`. Without it, the host comes from the `Host` header, or
    from the socket if that header is invalid.
    """
    public: str | None = request.app.state.settings.public_address
    if public is not None:
        return public
    scope = request.scope
    host = request.headers.get("host", "").lower()
    if not parse_host(host):
        name, port = scope.get("server") or ("localhost", None)
        shown = f"[{name}]" if ":" in name else name
        host = shown if port is None else f"{shown}:{port}"
    return f"{scope['scheme']}://{host}{root_path_of(scope)}"


def _is_ipv6(text: str) -> bool:
    try:
        IPv6Address(text)
    except ValueError:
        return False
    return True
