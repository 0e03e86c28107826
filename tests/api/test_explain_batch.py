"""Many queries in one request: equal to single ones, and each with its own errors."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace

import pytest

from pointerscope.web import explain_batch
from pointerscope.web.unread_answers import UnreadAnswers
from tests.api.test_answers import DAY
from tests.api.test_bad_input import problems

BATCH = "/api/models/town/explain/batch"
QUERIES = [
    {"visits": DAY},
    {"visits": "Maple Court"},
    {"visits": DAY, "interventions": {"remove_heads": [[0, 1]], "mask_visits": [0]}},
    {"visits": DAY, "user": "Resident 12", "top_k": 3},
    {"visits": DAY, "interventions": {"order": [1, 0, 2]}},
]


def answers(client, queries, encoding="list"):
    response = client.post(f"{BATCH}?encoding={encoding}", json={"queries": queries})
    assert response.status_code == 200, response.text
    return response.json()["answers"]


def numbers(content, path=""):
    """Yield the path and value of every number in JSON."""
    if isinstance(content, dict):
        for name, value in content.items():
            yield from numbers(value, f"{path}.{name}")
    elif isinstance(content, list):
        for index, value in enumerate(content):
            yield from numbers(value, f"{path}[{index}]")
    elif isinstance(content, float | int):
        yield path, content


@pytest.mark.parametrize("encoding", ["list", "base64"])
def test_each_answer_has_the_form_of_a_single_one(client, encoding):
    for query, answer in zip(QUERIES, answers(client, QUERIES, encoding), strict=True):
        alone = client.post(f"/api/models/town/explain?encoding={encoding}", json=query).json()
        assert answer.keys() == alone.keys()
        assert answer["visits"] == alone["visits"]
        assert dict(numbers(answer)) == pytest.approx(dict(numbers(alone)), rel=2e-6, abs=1e-5)


def test_arrays_are_typed_by_default(client):
    [answer] = client.post(BATCH, json={"queries": QUERIES[:1]}).json()["answers"]
    assert answer["self_attention"]["weights"]["dtype"] == "<f4"


def test_errors_stand_beside_the_answers_of_others(client):
    bad = [
        ({"visits": "Nowhere Lane"}, "visits[0]"),
        ({}, "visits"),
        ({"visits": DAY, "unknown": 1}, "unknown"),
        ({"visits": DAY, "top_k": 500}, "top_k"),
        ({"visits": DAY, "top_k": 5_000}, "top_k"),  # refused by the form of every query
        ({"visits": DAY, "interventions": {"gate": 2}}, "interventions.gate"),
        ("text", "body"),
        (None, "body"),
    ]
    sent = [query for wrong, _ in bad for query in (wrong, QUERIES[0])]
    found = answers(client, sent)
    for (_, where), answer, fine in zip(bad, found[::2], found[1::2], strict=True):
        [error] = answer["errors"]
        assert error["where"] == where
        if where == "top_k":
            assert error["message"] == "Enter a whole number from 1 to 100."
        assert fine["prediction"]["probability"] > 0


def test_a_batch_has_1_to_256_queries(client):
    assert len(answers(client, [{"visits": "Maple Court"}] * 256)) == 256
    [error] = problems(client.post(BATCH, json={"queries": [{}] * 257}))
    assert error["where"] == "queries"
    assert "256" in error["message"]
    problems(client.post(BATCH, json={"queries": []}))
    problems(client.post(BATCH, json={}))


@pytest.mark.parametrize("count", [15, 16, 17, 65])
def test_a_batch_is_answered_in_parts_and_in_order(client, count):
    queries = [{"visits": DAY, "top_k": 1 + number % 7} for number in range(count)]
    with client.stream("POST", BATCH, json={"queries": queries}) as response:
        parts = list(response.iter_raw())
    assert "content-length" not in response.headers
    found = json.loads(b"".join(parts))["answers"]
    sizes = [len(one["location_probabilities"]["final"]) for one in found]
    assert sizes == [1 + number % 7 for number in range(count)]


def test_a_part_holds_fewer_queries_where_the_network_reads_more_visits():
    def of(visits):
        return SimpleNamespace(architecture=SimpleNamespace(max_visits=visits))

    sizes = {visits: explain_batch.part_size(of(visits)) for visits in (8, 32, 64, 128, 10_000)}
    assert sizes == {8: 32, 32: 32, 64: 8, 128: 2, 10_000: 1}


class Reader:
    """A request for a batch, whose client reads so many messages and no more."""

    def __init__(self, app, address, reads=10_000):
        self.messages = []
        self._reads = reads
        body = json.dumps({"queries": [{"visits": DAY}] * 40}).encode()
        self._body = iter([{"type": "http.request", "body": body}])
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": "POST",
            "scheme": "http",
            "path": BATCH,
            "raw_path": BATCH.encode(),
            "query_string": b"encoding=list",
            "root_path": "",
            "headers": [(b"host", b"localhost"), (b"content-type", b"application/json")],
            "client": (address, 5_000),
            "server": ("localhost", 80),
        }
        self.task = asyncio.create_task(app(scope, self._receive, self._send))

    async def _receive(self):
        if (message := next(self._body, None)) is not None:
            return message
        return await asyncio.Future()

    async def _send(self, message):
        if len(self.messages) == self._reads:
            await asyncio.Future()
        self.messages.append(message)

    @property
    def is_complete(self):
        return self.messages[-1].get("more_body") is False


def test_an_answer_that_nobody_reads_makes_room_for_others(client):
    app = client.app
    usual = app.state.unread_answers

    async def scene():
        slow = Reader(app, "192.0.2.1", reads=3)
        while len(slow.messages) < 3:
            await asyncio.sleep(0.01)
        other = Reader(app, "192.0.2.2")
        await asyncio.wait_for(asyncio.gather(slow.task, other.task), 60)
        assert not slow.is_complete
        assert other.is_complete
        sent = b"".join(message.get("body", b"") for message in other.messages)
        assert len(json.loads(sent)["answers"]) == 40

    app.state.unread_answers = UnreadAnswers(1, 1, reading_seconds=0)
    try:
        asyncio.run(scene())
    finally:
        app.state.unread_answers = usual
