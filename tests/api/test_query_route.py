"""The quick way of usual queries, and FastAPI's way of all others, give the same responses."""

from __future__ import annotations

import json

import pytest

ROUTES = ("explain", "self-attention", "pointer", "gate", "location-probabilities")
DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"


def responses(client, path: str, body: bytes):
    """Return the response to a usual request, and to one that only FastAPI's way reads."""
    types = ("application/json", "application/json; charset=utf-8")
    return [client.post(path, content=body, headers={"content-type": type}) for type in types]


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("encoding", ["", "?encoding=base64"])
@pytest.mark.parametrize("padding", [0, 20_000])  # a long body is read in a thread
def test_both_ways_give_the_same_explanation(client, route, encoding, padding):
    body = json.dumps({"visits": DAY, "user": "Resident 12", "top_k": 3}).encode() + b" " * padding
    quick, other = responses(client, f"/api/models/town/{route}{encoding}", body)
    assert quick.status_code == other.status_code == 200
    assert quick.json() == other.json()


@pytest.mark.parametrize(
    ("model", "body", "status"),
    [
        ("town", b"", 422),
        ("town", b"[]", 422),
        ("town", b'{"visits": ', 422),
        ("town", b'{"visits": "Nowhere at all"}', 422),
        ("town", b'{"visits": "Cafe Luna", "unknown": 1}', 422),
        ("town", b'{"visits": "Cafe Luna", "top_k": 0}', 422),
        ("town", b'{"visits": "Cafe Luna", "interventions": {"gate": 2}}', 422),
        ("town", json.dumps({"visits": ["Cafe Luna"] * 20_000}).encode(), 422),
        ("town", json.dumps({f"unknown {n}": n for n in range(10_000)}).encode(), 422),
        ("town", json.dumps({"visits": ["Cafe Luna"], "user": "x" * 20_000}).encode(), 422),
        ("town", json.dumps({"visits": [{"location": "x" * 20_000}]}).encode(), 422),
        ("town", json.dumps(["Cafe Luna"] * 20_000).encode(), 422),
        ("town", b'{"visits": "Cafe Luna", "user": "' + b"x" * 20_000, 422),
        ("town", b'{"visits": "Cafe Luna"' + b" " * 20_000 + b', "top_k": 0}', 422),
        ("nowhere", json.dumps({"visits": DAY}).encode(), 404),
    ],
)
def test_both_ways_refuse_alike(client, model, body, status):
    quick, other = responses(client, f"/api/models/{model}/explain", body)
    assert quick.status_code == other.status_code == status
    assert quick.headers["content-type"] == "application/problem+json"
    assert quick.json() == other.json()
