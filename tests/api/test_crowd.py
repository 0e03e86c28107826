"""The queue before the API: full, too slow, and left."""

from __future__ import annotations

import asyncio
import json

from pointerscope.serving.metrics import Measures
from pointerscope.web.admission import Crowd


class Worked:
    """An application that answers when it is told to."""

    def __init__(self):
        self.begun = 0
        self.ended = 0
        self.go_on = asyncio.Event()

    async def __call__(self, scope, receive, send):
        self.begun += 1
        try:
            body = (await receive())["body"]
            await self.go_on.wait()
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": body})
        finally:
            self.ended += 1


class Client:
    """One request, and what came of it."""

    def __init__(self, crowd, path="/api/models", body=b"asked"):
        self.left = asyncio.Event()
        self.sent = []
        self._parts = iter([(body[:2], True), (body[2:], False)])
        scope = {"type": "http", "method": "POST", "path": path, "headers": []}
        self.task = asyncio.create_task(crowd(scope, self._receive, self._send))

    async def _receive(self):
        part = next(self._parts, None)
        if part is not None:
            return {"type": "http.request", "body": part[0], "more_body": part[1]}
        await self.left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message):
        self.sent.append(message)

    async def answered(self):
        await asyncio.wait_for(self.task, 10)
        return self.sent[0]["status"] if self.sent else None

    @property
    def body(self):
        return self.sent[1]["body"]


async def settled():
    for _ in range(10):
        await asyncio.sleep(0)


def crowded(scene, most=2, at_once=1, seconds=10.0):
    async def run():
        app = Worked()
        await scene(app, Crowd(app, most, at_once, seconds, Measures()))

    asyncio.run(run())


def test_a_request_is_passed_on_whole():
    async def scene(app, crowd):
        app.go_on.set()
        client = Client(crowd)
        assert await client.answered() == 200
        assert client.body == b"asked"

    crowded(scene)


def test_so_many_are_worked_on_others_wait_and_more_are_told_when_to_come_again():
    async def scene(app, crowd):
        clients = [Client(crowd) for _ in range(2)]
        await settled()
        assert app.begun == 1
        third = Client(crowd)
        assert await third.answered() == 503
        assert dict(third.sent[0]["headers"])[b"retry-after"] == b"1"
        assert "busy" in json.loads(third.body)["detail"]
        app.go_on.set()
        assert [await client.answered() for client in clients] == [200, 200]
        assert await Client(crowd).answered() == 200

    crowded(scene)


def test_pages_and_health_do_not_queue():
    async def scene(app, crowd):
        Client(crowd), Client(crowd)
        await settled()
        for path in ("/healthz", "/explore/town", "/static/js/api.js"):
            page = Client(crowd, path)
            await settled()
            assert app.begun > 1, path
            app.begun = 1
            page.left.set()
        app.go_on.set()
        await settled()

    crowded(scene)


def test_who_leaves_gives_up_the_place_whether_waiting_or_worked_on():
    async def scene(app, crowd):
        worked_on, waits = Client(crowd), Client(crowd)
        await settled()
        waits.left.set()
        assert await waits.answered() is None
        worked_on.left.set()
        assert await worked_on.answered() is None
        assert (app.begun, app.ended) == (1, 1)
        app.go_on.set()
        assert await Client(crowd).answered() == 200

    crowded(scene)


def test_what_takes_too_long_is_given_up_with_a_time_to_come_again():
    async def scene(app, crowd):
        slow, waits = Client(crowd), Client(crowd)
        assert await slow.answered() == 503
        assert await waits.answered() == 503
        assert "did not come to this in time" in json.loads(slow.body)["detail"]
        assert app.begun == app.ended
        app.go_on.set()
        assert await Client(crowd).answered() == 200

    crowded(scene, seconds=0.05)
