"""Tokens of browsers: valid at their address only, and limited per address."""

from __future__ import annotations

import pytest

from pointerscope.serving.fair_queue import Client
from pointerscope.web.client_tokens import COOKIE, ClientTokens, network_address


def scope(address="192.0.2.1", cookie=None):
    headers = [] if cookie is None else [(b"cookie", cookie.encode())]
    return {"client": (address, 5_000), "headers": headers}


def test_a_token_names_its_browser_at_its_address_only():
    tokens = ClientTokens(b"secret")
    token = tokens.issue("192.0.2.1")
    sent = f"theme=dark; {COOKIE}={token}"
    assert tokens.client(scope(cookie=sent)) == Client("192.0.2.1", token)
    assert tokens.client(scope("192.0.2.2", sent)) == Client("192.0.2.2")
    assert ClientTokens(b"another").client(scope(cookie=sent)) == Client("192.0.2.1")
    assert tokens.client(scope()) == Client("192.0.2.1")


@pytest.mark.parametrize("value", ["", "x", "0" * 42, "é" * 42, "a=b" * 9_000])
def test_an_invented_token_counts_as_none(value):
    sent = scope(cookie=f"{COOKIE}={value}")
    assert ClientTokens(b"secret").client(sent) == Client("192.0.2.1")


def test_an_address_gets_a_limited_number_of_tokens():
    tokens = ClientTokens(b"secret", burst=5, per_second=0.001)
    issued = [tokens.issue("192.0.2.1") for _ in range(9)]
    assert None not in issued[:5]
    assert len(set(issued[:5])) == 5
    assert issued[5:] == [None] * 4
    assert tokens.issue("192.0.2.2") is not None


def test_addresses_of_one_ipv6_network_count_as_one():
    first, second, other = (
        network_address(scope(address))
        for address in ("2001:db8:1:2::3", "2001:db8:1:2:ffff::4", "2001:db8:1:3::3")
    )
    assert first == second != other
    assert network_address(scope("::ffff:192.0.2.1")) == "192.0.2.1"
    assert network_address({"client": None, "headers": []}) == ""


def test_the_name_of_a_client_does_not_contain_its_address():
    tokens = ClientTokens(b"secret")
    name = tokens.name(Client("192.0.2.1", "a"))
    assert name == tokens.name(Client("192.0.2.1", "a"))
    assert name != tokens.name(Client("192.0.2.1", "b"))
    assert name != ClientTokens(b"another").name(Client("192.0.2.1", "a"))
