"""The admission queue of the API: full, too slow, and clients that disconnect."""

from __future__ import annotations

import asyncio
import json

from pointerscope.serving.metrics import ServerMetrics
from pointerscope.web.admission import AdmissionQueue


class PausedApplication:
    """An application that responds once `go_on` is set."""

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
    """A request and its response."""

    def __init__(self, queue, path="/api/models", body=b"asked"):
        self.disconnected = asyncio.Event()
        self.sent = []
        self._parts = iter([(body[:2], True), (body[2:], False)])
        scope = {"type": "http", "method": "POST", "path": path, "headers": []}
        self.task = asyncio.create_task(queue(scope, self._receive, self._send))

    async def _receive(self):
        part = next(self._parts, None)
        if part is not None:
            return {"type": "http.request", "body": part[0], "more_body": part[1]}
        await self.disconnected.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message):
        self.sent.append(message)

    async def status(self):
        await asyncio.wait_for(self.task, 10)
        return self.sent[0]["status"] if self.sent else None

    @property
    def body(self):
        return self.sent[1]["body"]


async def settled():
    for _ in range(10):
        await asyncio.sleep(0)


def run_scene(scene, max_requests=2, max_concurrent=1, seconds=10.0):
    async def run():
        app = PausedApplication()
        await scene(
            app, AdmissionQueue(app, max_requests, max_concurrent, seconds, ServerMetrics())
        )

    asyncio.run(run())


def test_a_request_is_passed_on_with_its_whole_body():
    async def scene(app, queue):
        app.go_on.set()
        client = Client(queue)
        assert await client.status() == 200
        assert client.body == b"asked"

    run_scene(scene)


def test_requests_beyond_the_slots_wait_and_beyond_the_queue_get_503():
    async def scene(app, queue):
        clients = [Client(queue) for _ in range(2)]
        await settled()
        assert app.begun == 1
        third = Client(queue)
        assert await third.status() == 503
        assert dict(third.sent[0]["headers"])[b"retry-after"] == b"1"
        assert "busy" in json.loads(third.body)["detail"]
        app.go_on.set()
        assert [await client.status() for client in clients] == [200, 200]
        assert await Client(queue).status() == 200

    run_scene(scene)


def test_pages_and_health_checks_do_not_queue():
    async def scene(app, queue):
        Client(queue), Client(queue)
        await settled()
        for path in ("/healthz", "/explore/town", "/static/js/api.js"):
            page = Client(queue, path)
            await settled()
            assert app.begun > 1, path
            app.begun = 1
            page.disconnected.set()
        app.go_on.set()
        await settled()

    run_scene(scene)


def test_a_disconnect_frees_the_slot_of_a_waiting_or_running_request():
    async def scene(app, queue):
        running, waits = Client(queue), Client(queue)
        await settled()
        waits.disconnected.set()
        assert await waits.status() is None
        running.disconnected.set()
        assert await running.status() is None
        assert (app.begun, app.ended) == (1, 1)
        app.go_on.set()
        assert await Client(queue).status() == 200

    run_scene(scene)


def test_a_request_over_the_time_limit_is_cancelled_and_gets_503():
    async def scene(app, queue):
        slow, waits = Client(queue), Client(queue)
        assert await slow.status() == 503
        assert await waits.status() == 503
        assert "did not finish within the time limit" in json.loads(slow.body)["detail"]
        assert app.begun == app.ended
        app.go_on.set()
        assert await Client(queue).status() == 200

    run_scene(scene, seconds=0.05)
