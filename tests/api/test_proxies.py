"""Which hosts are answered to, and which proxies are believed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.web.application import create_app

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

HTML = {"accept": "text/html"}
FORWARDED = {
    "x-forwarded-for": "192.0.2.9",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "scope.example.org",
}
PROXY, STRANGER = ("10.1.2.3", 5000), ("203.0.113.5", 5000)


@pytest.fixture
def client_of(models: Path) -> Callable[..., TestClient]:
    def client_of(client=PROXY, **settings) -> TestClient:
        return TestClient(create_app(Settings(models=models, **settings)), client=client)

    return client_of


def server_of(client: TestClient, **headers: str) -> str:
    """The address that links of an answer begin with."""
    answer = client.get("/api/oembed", params={"url": "/lessons/revenue"}, headers=headers)
    return answer.json()["provider_url"]


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("scope.example.org", 200),
        ("SCOPE.example.ORG:8443", 200),
        ("scope.example.org.", 200),
        ("a.b.example.net", 200),
        ("[2001:db8::1]:80", 200),
        ("example.org", 421),
        ("example.net", 421),
        ("badexample.net", 421),
        ("scope.example.org.evil.example", 421),
        ("scope.example.org@evil.example", 421),
        ("[2001:db8::1", 421),
        ("", 421),
    ],
)
def test_only_hosts_of_the_list_are_answered_to(client_of, host, status):
    client = client_of(allowed_hosts=("scope.example.org", "*.example.net", "[2001:db8::1]"))
    for path in ("/api/models/tiny", "/static/icon.svg", "/explore/tiny"):
        assert client.get(path, headers={"host": host}).status_code == status


def test_a_refused_host_is_told_why_and_not_repeated(client_of):
    client = client_of(allowed_hosts=("scope.example.org",))
    answer = client.get("/api/models", headers={"host": "evil.example", "origin": "https://x.org"})
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["status"] == 421
    assert "POINTERSCOPE_ALLOWED_HOSTS" in answer.json()["detail"]
    assert "access-control-allow-origin" not in answer.headers
    page = client.get("/", headers=HTML | {"host": "evil.example"})
    assert page.status_code == 421
    assert "The host of this request is not allowed." in page.text
    assert "evil.example" not in page.text
    assert "frame-ancestors 'self'" in page.headers["content-security-policy"]


@pytest.mark.parametrize("hosts", [("*",), ("scope.example.org",)])
def test_what_is_too_long_for_a_host_is_refused(client_of, hosts):
    client = client_of(allowed_hosts=hosts, trusted_proxies=("10.1.2.3",))
    long = "a" * 256
    for path in ("/", "/static/icon.svg", "/rooms/ABCD/join.svg", "/healthz"):
        for headers in ({"host": long}, {"x-forwarded-host": long}):
            answer = client.get(path, headers=headers)
            assert answer.status_code == 400
            assert answer.headers["content-type"] == "application/problem+json"
            assert "255" in answer.text
            assert long not in answer.text
    assert client.get("/healthz", headers={"host": "a" * 255}).status_code == 200


@pytest.mark.parametrize("path", ["/healthz", "/scope/healthz"])
def test_health_is_told_to_whoever_asks_by_a_number(client_of, path):
    client = client_of(allowed_hosts=("scope.example.org",), root_path="/scope")
    assert client.get(path, headers={"host": "10.0.0.8:8000"}).status_code == 200


def test_all_hosts_are_answered_to_unless_some_are_named(client_of):
    assert client_of().get("/api/models/tiny", headers={"host": "any.example"}).status_code == 200


@pytest.mark.parametrize("trusted", ["10.1.2.3", "10.0.0.0/8", "*"])
def test_a_trusted_proxy_says_what_it_was_asked_for(client_of, trusted):
    client = client_of(trusted_proxies=(trusted,))
    assert server_of(client, **FORWARDED) == "https://scope.example.org/"


@pytest.mark.parametrize("trusted", [("10.9.0.0/16",), ("127.0.0.1",), ()])
def test_nobody_else_is_believed(client_of, trusted):
    client = client_of(client=STRANGER, trusted_proxies=trusted)
    assert server_of(client, **FORWARDED) == "http://testserver/"


def test_a_stranger_gains_no_host_by_saying_that_it_was_forwarded(client_of):
    client = client_of(client=STRANGER, allowed_hosts=("scope.example.org",))
    assert client.get("/api/models", headers=FORWARDED).status_code == 421


def test_a_trusted_proxy_is_asked_for_a_host_of_the_list_too(client_of):
    client = client_of(allowed_hosts=("scope.example.org",), trusted_proxies=("10.1.2.3",))
    assert client.get("/api/models/tiny", headers=FORWARDED).status_code == 200
    forged = FORWARDED | {"x-forwarded-host": "evil.example"}
    assert client.get("/api/models/tiny", headers=forged).status_code == 421


def test_of_several_hosts_the_one_that_the_nearest_proxy_added_counts(client_of):
    client = client_of(trusted_proxies=("10.1.2.3",))
    chain = FORWARDED | {"x-forwarded-host": "evil.example, scope.example.org"}
    assert server_of(client, **chain) == "https://scope.example.org/"


@pytest.mark.parametrize("host", ['evil"><script>', "a b", "who@where", "evil.example,", "x/y"])
def test_a_forwarded_host_that_is_none_is_passed_over(client_of, host):
    client = client_of(trusted_proxies=("10.1.2.3",))
    said = {"x-forwarded-host": host}
    assert server_of(client, **said) == "http://testserver/"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("root_path", "scope"),
        ("root_path", "/scope/"),
        ("root_path", "/"),
        ("root_path", "//scope"),
        ("root_path", "/a/../b"),
        ("root_path", '/"><script>'),
        ("root_path", "/a b"),
        ("allowed_hosts", ()),
        ("allowed_hosts", ("https://scope.example.org",)),
        ("allowed_hosts", ("scope.example.org:8000",)),
        ("allowed_hosts", ("*example.org",)),
        ("trusted_proxies", ("proxy.example.org",)),
        ("trusted_proxies", ("10.0.0.1/8",)),
        ("trusted_proxies", ("",)),
    ],
)
def test_settings_that_cannot_be_meant_are_refused(name, value):
    with pytest.raises(ValueError, match=r"such as|Name a host"):
        Settings(**{name: value})


def test_hosts_are_the_same_in_large_letters():
    assert Settings(allowed_hosts=("Scope.Example.org",)).allowed_hosts == ("scope.example.org",)
