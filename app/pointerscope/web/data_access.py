"""Who may use `/data` and see its private models: people at this machine, or with the access token.

Nobody else learns what lies there, and no page of another site can use a visitor's browser for it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from pointerscope.web.urls import parse_host, root_path_of, server_url

if TYPE_CHECKING:
    from pydantic import SecretStr
    from starlette.requests import Request

    from pointerscope.core.settings import Settings

COOKIE = "pointerscope_data"
_COOKIE_SECONDS = 43_200
# A proxy adds at least one of these; what it passes on does not come from this machine.
_FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


def may_use_data(request: Request) -> bool:
    """Return whether a request may see what lies on `/data`, and change it."""
    settings: Settings = request.app.state.settings
    return (
        settings.data_page
        and is_from_own_pages(request)
        and (is_from_this_machine(request) or has_access_token(request) or _has_cookie(request))
    )


def has_access_token(request: Request) -> bool:
    """Return whether a request carries the server's access token."""
    scheme, _, sent = request.headers.get("authorization", "").partition(" ")
    return scheme.lower() == "bearer" and is_access_token(request, sent.strip())


def is_access_token(request: Request, sent: str) -> bool:
    """Return whether a text is the server's access token."""
    expected = _token(request)
    return bool(expected) and secrets.compare_digest(sent.encode(), expected.encode())


def is_from_this_machine(request: Request) -> bool:
    """Return whether a request comes from this machine, and not through a proxy.

    Its host must be a name of this machine as well: the name of another site can be made to lead
    here.
    """
    settings: Settings = request.app.state.settings
    if settings.public_address or any(name in request.headers for name in _FORWARDED):
        return False
    client = request.client.host if request.client else ""
    host = parse_host(request.headers.get("host", "")).strip("[]")
    return _is_loopback(client) and (host == "localhost" or _is_loopback(host))


def is_from_own_pages(request: Request) -> bool:
    """Return whether a request was sent by no page of another site.

    Opening an address is no page's request: nobody else can read what is shown then.
    """
    headers = request.headers
    origin = headers.get("origin")
    if origin is not None:
        host = urlsplit(server_url(request)).netloc
        try:
            sent = urlsplit(origin).netloc
        except ValueError:
            return False
        if not sent or sent != host:
            return False
    site = headers.get("sec-fetch-site")
    is_opened = (
        request.method == "GET"
        and headers.get("sec-fetch-mode") == "navigate"
        and headers.get("sec-fetch-dest") == "document"
    )
    return site in (None, "same-origin", "none") or is_opened


def session_cookie(request: Request) -> str:
    """Return the header of a cookie that stands for the access token for some hours."""
    ends = str(int(time.time()) + _COOKIE_SECONDS)
    path = root_path_of(request.scope) or "/"
    secure = "; Secure" if request.url.scheme == "https" else ""
    return (
        f"{COOKIE}={ends}.{_signature(request, ends)}; Path={path}; Max-Age={_COOKIE_SECONDS}; "
        f"HttpOnly; SameSite=Strict{secure}"
    )


def _has_cookie(request: Request) -> bool:
    ends, _, signature = request.cookies.get(COOKIE, "").partition(".")
    return (
        bool(_token(request))
        and ends.isdecimal()
        and len(ends) < 20
        and hmac.compare_digest(signature.encode(), _signature(request, ends).encode())
        and time.time() < int(ends)
    )


def _signature(request: Request, ends: str) -> str:
    message = f"data page until {ends}".encode()
    return hmac.new(_token(request).encode(), message, hashlib.sha256).hexdigest()


def _token(request: Request) -> str:
    """Return the access token; empty if the server has none."""
    token: SecretStr | None = request.app.state.settings.access_token
    return "" if token is None else token.get_secret_value()


def _is_loopback(host: str) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback
