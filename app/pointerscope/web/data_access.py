"""Who may use `/data` and see its private models: people at this machine, or with the access token.

Nobody else learns what lies there, and no page of another site can use a visitor's browser for it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from ipaddress import ip_address
from threading import Lock
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from fastapi import HTTPException

from pointerscope.web.allowance import Allowance
from pointerscope.web.client_tokens import network_address
from pointerscope.web.urls import parse_host, root_path_of, server_url

if TYPE_CHECKING:
    from pydantic import SecretStr
    from starlette.requests import Request

    from pointerscope.core.settings import Settings

COOKIE = "pointerscope_data"
_COOKIE_SECONDS = 43_200
_WRONG_AT_ONCE, _WRONG_PER_SECOND = 10, 0.1
# A proxy adds at least one of these; what it passes on does not come from this machine.
_FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


class AccessToken:
    """The server's access token, as a worker compares it with what is sent.

    From an address that sent too many wrong ones, none is accepted for a while.

    Args:
        token: None or empty if the server has none; then nothing is accepted.
        secret: signs cookies together with the token, so that no cookie tells whether a guess is
            right; the same in all workers.
    """

    def __init__(self, token: SecretStr | None, secret: bytes) -> None:
        self._token = b"" if token is None else token.get_secret_value().encode()
        self._secret = secret
        self._wrong = Allowance(_WRONG_AT_ONCE, _WRONG_PER_SECOND)
        self._lock = Lock()  # requests that come at once are counted one by one

    def accepts(self, sent: str, address: str) -> bool:
        """Return whether a text from an address is the token; a wrong one is counted."""
        with self._lock:
            if not self._token or not self._wrong.has_left(address):
                return False
            if secrets.compare_digest(sent.encode(), self._token):
                return True
            self._wrong.take(address)
            return False

    def is_guessed_from(self, address: str) -> bool:
        """Return whether too many wrong tokens came from an address lately."""
        return not self._wrong.has_left(address)

    def accepts_signature(self, message: str, signature: str) -> bool:
        """Return whether `sign` made a signature."""
        expected = self.sign(message)
        return bool(self._token) and hmac.compare_digest(signature.encode(), expected.encode())

    def sign(self, message: str) -> str:
        """Return a signature that only this server can make."""
        return hmac.digest(self._secret + self._token, message.encode(), hashlib.sha256).hex()


def may_use_data(request: Request) -> bool:
    """Return whether a request may see what lies on `/data`, and change it."""
    settings: Settings = request.app.state.settings
    return (
        settings.data_page
        and is_from_own_pages(request)
        and (is_from_this_machine(request) or has_access_token(request) or _has_cookie(request))
    )


def has_access_token(request: Request) -> bool:
    """Return whether a request carries the server's access token; it is compared once."""
    scheme, _, sent = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return False
    if not hasattr(request.state, "has_access_token"):
        request.state.has_access_token = is_access_token(request, sent.strip())
    return bool(request.state.has_access_token)


def is_access_token(request: Request, sent: str) -> bool:
    """Return whether a text is the server's access token; see `AccessToken.accepts`."""
    return _token(request).accepts(sent, network_address(request.scope))


def refuse_guesses(request: Request) -> None:
    """Refuse who sent too many wrong access tokens.

    Raises:
        HTTPException: the address of the request did so.
    """
    if _token(request).is_guessed_from(network_address(request.scope)):
        raise HTTPException(
            403, "Too many wrong access tokens came from your address. Wait ten seconds"
        )


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
    signature = _token(request).sign(_message(ends))
    return (
        f"{COOKIE}={ends}.{signature}; Path={path}; Max-Age={_COOKIE_SECONDS}; "
        f"HttpOnly; SameSite=Strict{secure}"
    )


def _has_cookie(request: Request) -> bool:
    ends, _, signature = request.cookies.get(COOKIE, "").partition(".")
    return (
        ends.isdecimal()
        and len(ends) < 20
        and _token(request).accepts_signature(_message(ends), signature)
        and time.time() < int(ends)
    )


def _message(ends: str) -> str:
    return f"data page until {ends}"


def _token(request: Request) -> AccessToken:
    token: AccessToken = request.app.state.access_token
    return token


def _is_loopback(host: str) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback
