"""Request bodies: what the application receives, and which are refused."""

from __future__ import annotations

import asyncio
import json

import pytest

from pointerscope.web.body_limit import BodyLimit
from pointerscope.web.request_memory import RequestMemory

MAX_BYTES, MAX_UPLOAD_BYTES = 300_000, 1_000_000
MEMORY = 1_000_000  # half of it for large bodies: one of 300,000 bytes
LARGE = b"x" * 100_000


class Application:
    """Keeps the messages of each request and answers with their number."""

    def __init__(self):
        self.received = []

    async def __call__(self, scope, receive, send):
        messages = [await receive()]
        self.received.append(messages)
        while messages[-1].get("more_body"):
            messages.append(await receive())
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"answered"})


class Client:
    """A client that sends parts of a body when told to."""

    def __init__(self, middleware, method="POST", declared=None):
        header = (b"transfer-encoding", b"chunked")
        if declared is not None:
            header = (b"content-length", str(declared).encode())
        scope = {"type": "http", "method": method, "path": "/api/models", "headers": [header]}
        self.sent = []
        self._messages = asyncio.Queue()
        self.task = asyncio.create_task(middleware(scope, self._messages.get, self._send))

    async def _send(self, message):
        self.sent.append(message)

    async def send(self, *parts, end=False):
        for part in parts:
            self._messages.put_nowait({"type": "http.request", "body": part, "more_body": True})
        if end:
            self._messages.put_nowait({"type": "http.request", "body": b"", "more_body": False})
        await settled()

    async def leave(self):
        self._messages.put_nowait({"type": "http.disconnect"})
        await settled()

    @property
    def status(self):
        return self.sent[0]["status"] if self.sent else None

    @property
    def headers(self):
        return dict(self.sent[0]["headers"])

    @property
    def problem(self):
        return json.loads(self.sent[1]["body"])


async def settled():
    for _ in range(20):
        await asyncio.sleep(0)


def run_scene(scene, seconds=60.0):
    async def run():
        app = Application()
        memory = RequestMemory(MEMORY)
        await scene(
            app, BodyLimit(app, MAX_BYTES, MAX_UPLOAD_BYTES, MAX_UPLOAD_BYTES, seconds, memory)
        )

    asyncio.run(run())


def test_the_application_receives_a_body_as_one_message():
    async def scene(app, limit):
        client = Client(limit)
        await client.send(b"a", b"", b"b" * 50_000)
        assert app.received == []
        await client.send(b"c", end=True)
        assert client.status == 200
        [[message]] = app.received
        assert message["body"] == b"a" + b"b" * 50_000 + b"c"

    run_scene(scene)


def test_an_upload_is_passed_on_part_by_part():
    async def scene(app, limit):
        client = Client(limit, "PUT")
        await client.send(b"a", b"b")
        assert [message["body"] for message in app.received[0]] == [b"a", b"b"]
        await client.send(end=True)
        assert client.status == 200

    run_scene(scene)


@pytest.mark.parametrize(("method", "size"), [("POST", MAX_BYTES), ("PUT", MAX_UPLOAD_BYTES)])
def test_a_declared_length_over_the_limit_is_refused_before_the_body(method, size):
    async def scene(app, limit):
        client = Client(limit, method, declared=size + 1)
        await settled()
        assert client.status == 413
        assert f"{size:,} bytes" in client.problem["detail"]
        assert app.received == []

    run_scene(scene)


@pytest.mark.parametrize(("method", "size"), [("POST", MAX_BYTES), ("PUT", MAX_UPLOAD_BYTES)])
def test_a_body_of_unknown_length_is_refused_once_it_exceeds_the_limit(method, size):
    async def scene(app, limit):
        client = Client(limit, method)
        await client.send(b"x" * size)
        assert client.status is None
        await client.send(b"x")
        assert client.status == 413

    run_scene(scene)


def test_the_largest_body_is_accepted():
    async def scene(app, limit):
        client = Client(limit, declared=MAX_BYTES)
        await client.send(b"x" * MAX_BYTES, end=True)
        assert client.status == 200

    run_scene(scene)


@pytest.mark.parametrize("method", ["POST", "PUT"])
def test_a_body_that_stalls_is_refused(method):
    async def scene(app, limit):
        client = Client(limit, method)
        await client.send(b"x")
        await asyncio.wait_for(client.task, 10)
        assert client.status == 408
        assert "arrived too slowly" in client.problem["detail"]

    run_scene(scene, seconds=0.05)


@pytest.mark.parametrize("method", ["POST", "PUT"])
def test_a_larger_body_has_more_time(method):
    async def scene(app, limit):
        client = Client(limit, method)
        await client.send(LARGE)  # has half a minute
        await asyncio.sleep(0.2)
        await client.send(end=True)
        assert client.status == 200

    run_scene(scene, seconds=0.05)


def test_the_oldest_incomplete_body_is_refused_when_the_memory_is_full():
    async def scene(app, limit):
        clients = [Client(limit) for _ in range(6)]
        for client in clients:
            await client.send(LARGE)
        assert [client.status for client in clients] == [503] + 5 * [None]
        assert clients[0].headers[b"retry-after"] == b"1"
        assert "too many incomplete requests" in clients[0].problem["detail"]
        for client in clients[1:]:
            await client.send(end=True)
        assert [client.status for client in clients[1:]] == 5 * [200]

    run_scene(scene)


def test_small_bodies_are_accepted_while_the_memory_of_large_ones_is_full():
    async def scene(app, limit):
        for _ in range(10):
            await Client(limit).send(LARGE)
        client = Client(limit)
        await client.send(b"x" * 30_000)
        await client.send(b"x" * 30_000, end=True)
        assert client.status == 200

    run_scene(scene)


@pytest.mark.parametrize("ends", ["complete", "left", "too large", "cancelled"])
def test_the_memory_of_a_request_that_has_ended_is_free_again(ends):
    async def scene(app, limit):
        for _ in range(20):
            client = Client(limit)
            await client.send(LARGE, LARGE)
            if ends == "cancelled":
                client.task.cancel()
            elif ends == "left":
                await client.leave()
            else:
                await client.send(*([LARGE] * 2 if ends == "too large" else []), end=True)
            await settled()
            assert client.task.done()
            assert client.status == {"complete": 200, "too large": 413}.get(ends)
        clients = [Client(limit) for _ in range(5)]
        for client in clients:
            await client.send(LARGE)
        assert [client.status for client in clients] == 5 * [None]

    run_scene(scene)


def test_a_client_that_leaves_before_the_end_of_its_body_gets_no_response():
    async def scene(app, limit):
        client = Client(limit)
        await client.send(b"x")
        await client.leave()
        assert client.task.done()
        assert client.sent == app.received == []

    run_scene(scene)


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/api/models/town/explain", 3_000),
        ("/api/models/town/explain?encoding=base64", 3_000),
        ("/api/models/town/explain/batch", 20_000),
        ("/api/lessons/pointer", 20_000),
        ("/api/rooms", 20_000),
    ],
)
def test_a_body_of_many_lists_is_refused_before_it_is_read(client, path, most):
    for body in (b"[" * (most + 1), b'{"visits":[' + b"{}," * most + b"{}]}"):
        answer = client.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 422
        assert answer.json()["errors"] == [
            {
                "where": "body",
                "message": f"The body holds more than {most:,} lists and objects. Send fewer at "
                "once, and histories as texts in the visit notation.",
                "suggestions": [],
            }
        ]


def test_the_longest_histories_as_lists_are_no_many_lists(client):
    visits = [{"location": 2 + n} for n in range(32)]
    queries = [{"visits": visits}] * 256
    answer = client.post("/api/models/town/explain/batch", json={"queries": queries})
    assert answer.status_code == 200
    assert len(answer.json()["answers"]) == 256
