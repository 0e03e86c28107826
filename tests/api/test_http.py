"""HTTP that no browser sends: refused bodies, hosts, redirects, odd requests and chunks."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import socket
import time
from contextlib import closing
from urllib.parse import quote

import pytest

from pointerscope.web.url_limit import UrlLimit
from tests.conftest import write_tiny
from tests.servers import started
from tests.soak.faults import request, rest

ACCEPTED_BYTES = 64_000_000  # of a refused body, with what the system buffers on both sides
EXPLAIN = "/api/models/tiny/explain"
MAX_STREAMS = 40


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("http")
    write_tiny(folder / "tiny")
    settings = {
        "access_token": "secret",
        "max_body_bytes": 1_000_000,
        "max_streams": MAX_STREAMS,
    }
    with started(folder, wait=180, **settings) as server:
        yield server


def exchange(server, sent):
    """Send bytes, and read until the server has closed the connection."""
    with socket.create_connection(server.host_and_port, timeout=60) as opened:
        opened.sendall(sent)
        return rest(opened)


def sent_until_cut_off(server, head):
    """How many bytes a client that never stops can send after the start of a request."""
    sent = 0
    with socket.create_connection(server.host_and_port, timeout=60) as opened:
        opened.sendall(head)
        try:
            while sent < 2 * ACCEPTED_BYTES:
                sent += opened.send(b"x" * 65_536)
        except (ConnectionResetError, BrokenPipeError):
            pass
    return sent


def raw(method, path, *headers, host="host: localhost", version="1.1"):
    """A request without a body, after whose response the server closes the connection."""
    lines = [f"{method} {path} HTTP/{version}", host, *headers, "connection: close"]
    return "\r\n".join([line for line in lines if line] + ["", ""]).encode()


def status(response):
    return int(re.match(rb"HTTP/1\.1 (\d{3}) ", response)[1])


def header(response, name):
    found = re.search(rb"\r\n%b: (.*?)\r\n" % name.encode(), response.partition(b"\r\n\r\n")[0])
    return found and found[1].decode()


def problem(response):
    assert header(response, "content-type") == "application/problem+json"
    return json.loads(response.partition(b"\r\n\r\n")[2])


# --- Responses before the end of a body


@pytest.mark.parametrize("headers", [{}, {"connection": "close"}])
@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("POST", EXPLAIN, 413),
        ("POST", "/nowhere", 413),
        ("GET", "/healthz", 413),
        ("DELETE", "/api/models/tiny", 413),
        ("PUT", "/api/models/other", 401),
        ("PUT", "/nowhere", 404),
        ("PUT", "/lessons", 405),
        ("POST", "/" + "x" * 60_000, 414),
    ],
)
def test_a_client_that_reads_only_after_sending_reads_why_its_body_was_refused(
    server, method, path, expected, headers
):
    connection = http.client.HTTPConnection(*server.host_and_port, timeout=60)
    connection.request(method, path, b"x" * 10_000_000, headers)
    response = connection.getresponse()
    assert response.status == expected
    assert json.loads(response.read())["status"] == expected
    connection.close()


def test_a_response_does_not_wait_for_the_body_that_it_refuses(server):
    with socket.create_connection(server.host_and_port, timeout=10) as opened:
        opened.sendall(request("POST", EXPLAIN, b"", "content-length: 10000000"))
        response = http.client.HTTPResponse(opened)
        response.begin()
        assert response.status == 413
        assert json.loads(response.read())["status"] == 413


@pytest.mark.parametrize("head", [request("POST", EXPLAIN, b"", "content-length: 999999999"), b"?"])
def test_a_client_that_goes_on_sending_after_its_response_is_cut_off(server, head):
    assert sent_until_cut_off(server, head) < ACCEPTED_BYTES


# --- Hosts and redirects


@pytest.mark.parametrize(
    "host",
    [
        "",
        "host: a\r\nhost: a",
        "host: a\r\nHost: b",
        "host: a b",
        "host: a/b",
        "host: a@b",
        'host: "a"',
    ],
)
def test_a_request_without_exactly_one_valid_host_is_refused(server, host):
    response = exchange(server, raw("GET", "/healthz", host=host))
    assert status(response) == 400
    assert "Host header" in problem(response)["detail"]


@pytest.mark.parametrize(
    "host", ["host: a", "host: [2001:db8::1]:8000", "host: A.example.:80", "host:"]
)
def test_a_request_with_one_valid_host_is_answered(server, host):
    assert status(exchange(server, raw("GET", "/healthz", host=host))) == 200


def test_a_request_of_http_1_0_needs_no_host(server):
    assert status(exchange(server, raw("GET", "/healthz", host="", version="1.0"))) == 200


def test_an_absolute_url_names_the_host(server):
    url = "http://Target.example:80/api/oembed?url=/lessons/revenue"
    response = exchange(server, raw("GET", url, host="host: other.example"))
    assert status(response) == 200
    content = json.loads(response.partition(b"\r\n\r\n")[2])
    assert content["provider_url"] == "http://target.example:80/"


@pytest.mark.parametrize(
    ("path", "location"),
    [
        ("/lessons/", "/lessons"),
        ("/lessons//", "/lessons"),
        ("/lessons/?a=1&b=2", "/lessons?a=1&b=2"),
        ("/api/models/", "/api/models"),
        ("/lessons/a%2Fb%0d%0a/", None),
        ("//evil.example/", None),
        ("/nowhere/", None),
        ("///", None),
    ],
)
def test_a_path_that_ends_with_a_slash_is_redirected_to_a_path(server, path, location):
    response = exchange(server, raw("GET", path, host="host: evil.example"))
    assert status(response) == (307 if location else 404)
    assert header(response, "location") == location


# --- Odd requests


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("HEAD", "/healthz", 200),
        ("HEAD", "/nowhere", 404),
        ("HEAD", EXPLAIN, 405),
        ("OPTIONS", "/api/models", 405),
        ("OPTIONS", "*", 404),
        ("PROPFIND", "/api/models", 405),
        ("TRACE", "/lessons", 405),
        ("BREW", "/lessons", 400),
        ("CONNECT", "example.org:443", 400),
        ("GET", "example.org:443", 400),
        ("GET", "healthz", 400),
        ("GET", "/caf\u00e9", 400),
    ],
)
def test_unusual_methods_and_targets_are_answered(server, method, path, expected):
    response = exchange(server, raw(method, path))
    assert status(response) == expected
    body = response.partition(b"\r\n\r\n")[2]
    if method == "HEAD":
        assert body == b""
        assert int(header(response, "content-length")) > 0
    else:
        assert problem(response)["status"] == expected


def test_a_head_request_for_a_stream_ends_and_leaves_no_stream_open(server):
    shown = json.dumps({"address": "/explore"})
    headers = {"content-type": "application/json"}
    with closing(http.client.HTTPConnection(*server.host_and_port, timeout=30)) as opened:
        opened.request("POST", "/api/rooms", shown, headers)
        code = json.loads(opened.getresponse().read())["code"]
        for _ in range(MAX_STREAMS):  # four times as many as one client may hold
            opened.request("HEAD", f"/api/rooms/{code}/events")
            response = opened.getresponse()
            assert (response.status, response.read()) == (200, b"")
            assert response.headers["content-type"].startswith("text/event-stream")
            opened.request("GET", "/healthz")
            assert json.loads(opened.getresponse().read())["status"] == "ok"


@pytest.mark.parametrize(
    "framing",
    [
        "content-length: 2\r\ncontent-length: 2",
        "content-length: 2\r\ncontent-length: 3",
        "content-length: 2, 2",
        "content-length: -2",
        "content-length: +2",
        "content-length: 0x2",
        "content-length: " + "9" * 5_000,
        "content-length: 2\r\ntransfer-encoding: chunked",
        "transfer-encoding: gzip",
        "transfer-encoding: xchunked",
        "transfer-encoding: chunked\r\ntransfer-encoding: chunked",
        "transfer-encoding: chunked, identity",
        "x : y",
        "x: y\r\n z",
        "x: \x00",
        "x",
    ],
)
def test_a_body_of_unclear_length_and_a_broken_header_are_refused(server, framing):
    response = exchange(server, raw("POST", EXPLAIN, framing) + b"{}")
    assert status(response) == 400
    assert "not a valid HTTP/1.1 request" in problem(response)["detail"]


@pytest.mark.parametrize("chunks", [b"zz\r\n", b"-1\r\n", b"2\r\n{}x", b"f" * 17 + b"\r\n"])
def test_a_broken_chunk_is_refused(server, chunks):
    head = raw("POST", EXPLAIN, "transfer-encoding: chunked")
    assert status(exchange(server, head + chunks)) == 400


def test_a_client_that_waits_for_permission_to_send_gets_it(server):
    body = b'{"visits": "#2 @ Mon 08:00 +45"}'
    headers = ("expect: 100-continue", "content-type: application/json")
    length = f"content-length: {len(body)}"
    with socket.create_connection(server.host_and_port, timeout=60) as opened:
        opened.sendall(raw("POST", EXPLAIN, length, *headers))
        assert opened.recv(1_000) == b"HTTP/1.1 100 Continue\r\n\r\n"
        opened.sendall(body)
        assert status(rest(opened)) == 200


def test_a_client_that_waits_for_permission_to_send_too_much_is_refused(server):
    with socket.create_connection(server.host_and_port, timeout=60) as opened:
        opened.sendall(raw("POST", EXPLAIN, "expect: 100-continue", "content-length: 9000000"))
        assert status(opened.recv(10_000)) == 413


def test_a_header_after_the_body_is_ignored(server):
    head = raw("POST", EXPLAIN, "transfer-encoding: chunked", "x-request-id: first")
    response = exchange(server, head + b"0\r\nx-request-id: second\r\n\r\n")
    assert header(response, "x-request-id") == "first"


# --- Too much of everything


def test_many_headers_are_refused(server):
    many = [f"x-{number}: y" for number in range(200)]
    response = exchange(server, raw("GET", "/healthz", *many))
    assert status(response) == 431
    assert "more than 100 headers" in problem(response)["detail"]
    assert status(exchange(server, raw("GET", "/healthz", *many[:50]))) == 200


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("cookie", "a=b; " * 2_800, "commas and semicolons"),
        ("accept-encoding", "," * 1_001, "commas and semicolons"),
        ("cookie", "a" * 16_000, "larger than 16,000 bytes"),
        ("cookie", ";" * 94_000, "larger than 16,000 bytes"),
    ],
)
def test_headers_that_take_long_to_read_are_refused(server, name, value, said):
    response = exchange(server, raw("GET", "/healthz", f"{name}: {value}"))
    assert status(response) == 431
    assert said in problem(response)["detail"]


def test_cookies_with_escapes_are_left_out_and_others_read(server):
    escaped = 'a="' + "\\a" * 7_000 + '"'
    assert status(exchange(server, raw("GET", "/healthz", f"cookie: {escaped}; b=c"))) == 200

    found = []

    async def app(scope, receive, send):
        found.extend(scope["headers"])

    headers = [(b"accept", b"a\\b"), (b"cookie", f"b=c;{escaped}; d=e".encode())]
    scope = {"type": "http", "path": "/", "headers": headers}
    asyncio.run(UrlLimit(app)(scope, None, None))
    assert found == [(b"accept", b"a\\b"), (b"cookie", b"b=c; d=e")]


@pytest.mark.parametrize("host", ["host: [.]", "host: [1.2.3.4]", "host: [:::]:80"])
def test_a_host_that_is_no_address_is_not_taken_for_one(server, host):
    response = exchange(server, raw("GET", "/rooms/AAAAAA", host=host))
    assert status(response) == 200
    assert b"[" not in response.partition(b"\r\n\r\n")[2].partition(b"/rooms/AAAAAA")[0][-40:]


def test_a_length_of_many_zeros_is_read(server):
    head = raw("POST", EXPLAIN, JSON, f"content-length: {'0' * 5_000}2")
    assert status(exchange(server, head + b"{}")) == 422


@pytest.mark.parametrize("step", ["\u2603", "a\r\nX: y", '"\\', "\udc80"])
def test_a_file_of_an_unknown_step_breaks_no_header(server, step):
    name = quote(step, errors="surrogatepass")
    asked = raw("GET", f"/api/lessons/revenue/offline?step={name}", "if-none-match: *")
    assert status(exchange(server, asked)) in (304, 404, 422)


def test_long_cookies_of_a_login_in_front_of_the_server_are_accepted(server):
    cookies = "; ".join(f"session-{number}={'x' * 3_500}" for number in range(4))
    assert status(exchange(server, raw("GET", "/healthz", f"cookie: {cookies}"))) == 200


@pytest.mark.parametrize(
    ("url", "expected", "said"),
    [
        ("/healthz?" + "a&" * 29_000, 400, "more than 200 parameters"),
        ("/api/rooms/ABCDEF/events?" + "a&" * 200, 400, "more than 200 parameters"),
        ("/static/" + "a/" * 29_000, 414, "path of the URL is longer than 2,000 characters"),
        ("/" + "%41" * 19_000, 414, "path of the URL is longer than 2,000 characters"),
    ],
)
def test_urls_that_take_long_to_read_are_refused(server, url, expected, said):
    response = exchange(server, raw("GET", url))
    assert status(response) == expected
    assert said in problem(response)["detail"]


def test_long_queries_after_short_paths_are_accepted(server):
    parameters = "&".join(f"{number}={'x' * 290}" for number in range(200))
    assert status(exchange(server, raw("GET", f"/healthz?{parameters}"))) == 200


@pytest.mark.parametrize("endless", [b"0\r\nx: ", b"1;x="], ids=["trailer", "chunk extension"])
def test_endless_text_around_chunks_is_refused(server, endless):
    head = raw("POST", EXPLAIN, "transfer-encoding: chunked")
    assert sent_until_cut_off(server, head + endless) < ACCEPTED_BYTES


def test_a_few_requests_may_wait_on_one_connection(server):
    waiting = request("GET", "/healthz") * 2 + raw("GET", "/healthz")
    assert exchange(server, waiting).count(b"HTTP/1.1 200 ") == 3


@pytest.mark.parametrize("count", [4, 20, 5_000])
def test_of_many_requests_that_wait_on_one_connection_the_first_are_answered(server, count):
    said = exchange(server, request("GET", "/healthz") * count)
    assert said.count(b"HTTP/1.1 200 ") == 3
    *first, last = said.lower().split(b"http/1.1 200 ")[1:]
    assert b"connection: close" in last  # a client sends the others again
    assert not any(b"connection: close" in one for one in first)
    assert said.endswith(b"}")


def test_warnings_of_invalid_requests_do_not_fill_the_log(server):
    before = len(server.said())
    for _ in range(20):
        exchange(server, b"x")
    assert "Invalid HTTP" not in server.said()[before:]


# --- Small chunks

BODY = b'{"visits": "#2 @ Mon 08:00 +45"}'
JSON = "content-type: application/json"


def chunked(size, count):
    """A query in chunks of a size, after blanks in as many."""
    chunk = b"%x\r\n%b\r\n" % (size, b" " * size)
    end = b"%x\r\n%b\r\n0\r\n\r\n" % (len(BODY), BODY)
    return raw("POST", EXPLAIN, "transfer-encoding: chunked", JSON) + chunk * count + end


@pytest.mark.parametrize(("size", "count"), [(1, 98), (130, 5_000), (16_384, 50)])
def test_a_body_in_few_or_large_chunks_is_read(server, size, count):
    assert status(exchange(server, chunked(size, count))) == 200


@pytest.mark.parametrize(("size", "count"), [(1, 101), (1, 250_000), (100, 3_000)])
def test_a_body_in_many_small_chunks_is_refused_and_its_client_told(server, size, count):
    response = exchange(server, chunked(size, count))
    assert status(response) == 400
    assert "The first 100 chunks of the request body" in problem(response)["detail"]
    assert response.count(b"HTTP/1.1 ") == 1


def test_a_body_of_known_length_may_arrive_in_small_pieces(server):
    body = b" " * 500 + BODY
    with socket.create_connection(server.host_and_port, timeout=60) as opened:
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        opened.sendall(raw("POST", EXPLAIN, f"content-length: {len(body)}", JSON))
        for byte in body:
            opened.sendall(bytes([byte]))
            time.sleep(0.001)
        assert status(rest(opened)) == 200


# --- Upgrades


@pytest.mark.parametrize("protocol", ["h2c", "websocket"])
@pytest.mark.parametrize("framing", ["content-length: {}", "transfer-encoding: chunked"])
def test_no_body_of_an_upgrade_is_read_as_a_request(server, protocol, framing):
    smuggled = raw("GET", "/healthz")
    upgrade = ("connection: upgrade", f"upgrade: {protocol}", framing.format(len(smuggled)), JSON)
    head = raw("POST", EXPLAIN, *upgrade).replace(b"connection: close\r\n", b"")
    for pause in (0, 0.2):
        with socket.create_connection(server.host_and_port, timeout=60) as opened:
            opened.sendall(head)
            time.sleep(pause)
            opened.sendall(smuggled)
            answer = rest(opened)
        assert status(answer) == 400
        assert answer.count(b"HTTP/1.1 ") == 1
        assert b"without the headers Upgrade and Connection" in answer


def test_an_upgrade_without_a_body_is_answered_and_ends_the_connection(server):
    head = raw("GET", "/healthz", "connection: upgrade", "upgrade: h2c", "http2-settings: AAMAAABk")
    answer = exchange(server, head.replace(b"connection: close\r\n", b"") + raw("GET", "/readyz"))
    assert status(answer) == 200
    assert answer.count(b"HTTP/1.1 ") == 1
    assert b"\r\nconnection: close\r\n" in answer


# --- Ranges


@pytest.mark.parametrize("sent", ["bytes=0-3", f"bytes={'9' * 5_000}-", "bytes=5-2", "lines=1-2"])
def test_static_files_are_sent_as_a_whole(client, sent):
    whole = client.get("/static/icon.svg")
    answer = client.get("/static/icon.svg", headers={"range": sent})
    assert (answer.status_code, answer.content) == (200, whole.content)
