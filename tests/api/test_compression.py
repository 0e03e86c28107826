"""Compressed responses, for clients that accept them."""

from __future__ import annotations

import pytest

from pointerscope.web.responses import accepts_gzip

CASES = {
    "gzip": True,
    "gzip, deflate, br": True,
    "GZIP;q=0.001": True,
    "x-gzip": True,
    "*": True,
    "gzip;q=0.5, *;q=0": True,
    "gzip;q=0": False,
    "br, gzip ; q=0.000": False,
    "gzip;q=0, *": False,
    "*;q=0": False,
    "identity": False,
    "gzipped": False,
    "": False,
}


@pytest.mark.parametrize(("sent", "accepted"), CASES.items())
def test_what_a_client_accepts_is_read_from_its_header(sent, accepted):
    assert accepts_gzip({"headers": [(b"accept-encoding", sent.encode())]}) == accepted


def test_several_headers_are_read_as_one():
    headers = [(b"accept-encoding", b"br"), (b"accept", b"*/*"), (b"accept-encoding", b"gzip")]
    assert accepts_gzip({"headers": headers})
    assert not accepts_gzip({"headers": []})


@pytest.mark.parametrize(
    "address",
    ["/", "/lessons/softmax", "/lessons/cat-sat/exercises", "/static/css/home.css"],
)
def test_every_way_to_compress_heeds_the_header(client, address):
    for sent in ("gzip", "gzip;q=0"):
        answer = client.get(address, headers={"accept-encoding": sent})
        assert answer.status_code == 200
        assert answer.headers.get("content-encoding") == ("gzip" if sent == "gzip" else None)
        assert "accept-encoding" in answer.headers["vary"].lower()
