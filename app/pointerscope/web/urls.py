"""Addresses: where a request leads, and what of it a link to this server begins with."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import Scope

_EMBEDS = "/embed/"
# A name, an IPv4 or a bracketed IPv6 address, and perhaps a port.
HOST = re.compile(r"([a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?")


def route_of(scope: Scope) -> str:
    """The path of a request below the one that the application is served under."""
    return route_below(root_of(scope), scope.get("path", ""))


def route_below(root: str, path: str) -> str:
    """What comes behind a root in a path; all of a path that lies elsewhere."""
    if path == root:
        return "/"
    return path.removeprefix(root) if path.startswith(f"{root}/") else path


def root_of(scope: Scope) -> str:
    """The path that the application is served under, without a slash at its end."""
    root: str = scope.get("root_path", "")
    return root.rstrip("/")


def host_in(header: str) -> str:
    """The host of a `Host` header, without port and last dot; empty where it is none."""
    found = HOST.fullmatch(header.lower())
    return found[1].rstrip(".") if found else ""


def is_embed(scope: Scope) -> bool:
    """Whether a request is for something that stands in a frame."""
    return route_of(scope).startswith(_EMBEDS)


def server_of(request: Request) -> str:
    """The address of this server as readers find it, without a slash at its end.

    That is the one in the settings. Without it the host is that of the request where it can be
    one, else the address that was connected to.
    """
    public: str | None = request.app.state.settings.public_address
    if public is not None:
        return public
    scope = request.scope
    host = request.headers.get("host", "").lower()
    if not HOST.fullmatch(host):
        name, port = scope.get("server") or ("localhost", None)
        shown = f"[{name}]" if ":" in name else name
        host = shown if port is None else f"{shown}:{port}"
    return f"{scope['scheme']}://{host}{root_of(scope)}"
