"""Tokens that tell apart the browsers behind one address, as in a lecture hall.

A token is a random number, signed together with the address that it was issued to. It is a session
cookie of this server's own pages, says nothing about the reader, and is stored nowhere.
"""

from __future__ import annotations

import hmac
import secrets
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING

from pointerscope.serving.fair_queue import Client
from pointerscope.web.allowance import Allowance

if TYPE_CHECKING:
    from starlette.types import Scope

COOKIE = "pointerscope_turn"
_RANDOM_BYTES, _SIGNATURE_BYTES = 9, 12
_NETWORK_BITS = 64  # of an IPv6 address; one household or hall has all addresses below them


class ClientTokens:
    """Issues tokens, a limited number per address, and reads them.

    Args:
        secret: signs the tokens; the same in all workers.
        burst: tokens that an address can get at once.
        per_second: tokens that it can get in the long run.
    """

    def __init__(self, secret: bytes, burst: int = 1_000, per_second: float = 0.2) -> None:
        self._secret = secret
        self._allowance = Allowance(burst, per_second)

    def client(self, scope: Scope) -> Client:
        """Return who sent a request; without a valid token, anyone at its address."""
        address = network_address(scope)
        for name, value in scope["headers"]:
            if name == b"cookie" and COOKIE.encode() in value:
                token = _read_cookie(value.decode("latin-1"))
                if self._is_valid(token, address):
                    return Client(address, token)
        return Client(address)

    def issue(self, address: str) -> str | None:
        """Return a new token for an address, None if it had too many."""
        if not self._allowance.take(address):
            return None
        number = secrets.token_hex(_RANDOM_BYTES)
        return number + self._signature(number, address)

    def name(self, client: Client) -> str:
        """Return a name under which a client can be listed without revealing its address."""
        text = f"name {client.address} {client.browser}".encode()
        return hmac.digest(self._secret, text, "sha256").hex()[:8]

    def _is_valid(self, token: str, address: str) -> bool:
        number, signature = token[: 2 * _RANDOM_BYTES], token[2 * _RANDOM_BYTES :]
        expected = self._signature(number, address)
        return hmac.compare_digest(signature.encode(), expected.encode())

    def _signature(self, number: str, address: str) -> str:
        text = f"token {address} {number}".encode()
        return hmac.digest(self._secret, text, "sha256").hex()[: 2 * _SIGNATURE_BYTES]


def network_address(scope: Scope) -> str:
    """Return the client's IPv4 address or IPv6 network; empty if unknown."""
    host: str = (scope.get("client") or ("",))[0]
    if ":" not in host:
        return host
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    bits = 128 - _NETWORK_BITS
    return f"{IPv6Address(int(address) >> bits << bits)}/{_NETWORK_BITS}"


def _read_cookie(header: str) -> str:
    """Return the token of a `Cookie` header, empty if there is none."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""
