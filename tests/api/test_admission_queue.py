"""The admission queue: fair turns, a full queue, slow requests, and clients that disconnect."""

from __future__ import annotations

import asyncio
import json

from pointerscope.serving.metrics import ServerMetrics
from pointerscope.web.admission import AdmissionQueue
from pointerscope.web.client_tokens import COOKIE, ClientTokens
from pointerscope.web.client_usage import ClientUsage
from pointerscope.web.unread_bytes import UnreadBytes

TOKENS = ClientTokens(b"secret")


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
            if scope["path"] == "/parts":
                await send({"type": "http.response.body", "body": body, "more_body": True})
            await send({"type": "http.response.body", "body": body})
        finally:
            self.ended += 1


class Client:
    """A request and its response."""

    def __init__(
        self,
        queue,
        path="/api/models",
        body=b"asked",
        address="192.0.2.1",
        method="POST",
        token=None,
        reads=None,
    ):
        self.disconnected = asyncio.Event()
        self.sent = []
        self._reads = reads  # once it reads; at once if None
        self._messages = iter([{"type": "http.request", "body": body}])
        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "headers": [(b"accept", b"text/html")]
            + ([(b"cookie", f"{COOKIE}={token}".encode())] if token else []),
            "client": (address, 5_000),
        }
        self.task = asyncio.create_task(queue(scope, self._receive, self._send))

    async def _receive(self):
        if (message := next(self._messages, None)) is not None:
            return message
        await self.disconnected.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message):
        self.sent.append(message)
        if self._reads is not None and message["type"] == "http.response.body":
            await self._reads.wait()

    async def status(self):
        await asyncio.wait_for(self.task, 10)
        return self.sent[0]["status"] if self.sent else None

    @property
    def body(self):
        return self.sent[1]["body"]


async def settled():
    for _ in range(10):
        await asyncio.sleep(0)


def run_scene(scene, max_requests=4, max_threads=1, max_concurrent=1, seconds=10.0, unread=None):
    async def run():
        app = PausedApplication()
        queue = AdmissionQueue(
            app,
            max_requests=max_requests,
            max_concurrent=max_concurrent,
            max_threads=max_threads,
            timeout_seconds=seconds,
            tokens=TOKENS,
            usage=ClientUsage(),
            unread=unread or UnreadBytes(),
            metrics=ServerMetrics(),
        )
        await scene(app, queue)

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


def test_health_checks_do_not_queue_and_everything_else_does():
    async def scene(app, queue):
        Client(queue)
        await settled()
        for path in ("/healthz", "/readyz"):
            check = Client(queue, path, method="GET")
            await settled()
            assert app.begun == 2, path
            check.task.cancel()
            app.begun = 1
        for path in ("/explore/town", "/static/js/api.js", "/metrics", "/embed/town/gate"):
            page = Client(queue, path, method="GET")
            await settled()
            assert app.begun == 1, path
            page.disconnected.set()
            await settled()
        app.go_on.set()
        await settled()

    run_scene(scene)


def test_forward_passes_do_not_wait_for_requests_that_run_in_threads():
    async def scene(app, queue):
        Client(queue, "/explore/town/walkthrough", method="GET")
        await settled()
        explain = Client(queue, "/api/models/town/explain")
        await settled()
        assert app.begun == 2
        app.go_on.set()
        assert await explain.status() == 200

    run_scene(scene)


def test_another_address_does_not_wait_behind_a_flood():
    async def scene(app, queue):
        flood = [Client(queue) for _ in range(20)]
        await settled()
        honest = Client(queue, address="192.0.2.2")
        await settled()
        app.go_on.set()
        assert await honest.status() == 200
        assert sum(client.task.done() for client in flood) < 10
        assert [await client.status() for client in flood] == [200] * 20

    run_scene(scene, max_requests=100)


def test_one_address_leaves_a_slot_and_room_in_the_queue_to_others():
    async def scene(app, queue):
        flood = [Client(queue) for _ in range(20)]
        await settled()
        assert app.begun == 1
        assert sum(client.task.done() for client in flood) == 12  # refused; 8 wait or run
        Client(queue, address="192.0.2.2")
        await settled()
        assert app.begun == 2
        app.go_on.set()
        statuses = [await client.status() for client in flood]
        assert statuses.count(503) == 12

    run_scene(scene, max_requests=21, max_threads=2)


def test_one_browser_leaves_room_in_the_queue_to_others_of_its_address():
    async def scene(app, queue):
        tokens = [TOKENS.issue("192.0.2.1") for _ in range(4)]
        flood = [Client(queue, token=tokens[0]) for _ in range(20)]
        await settled()
        assert sum(client.task.done() for client in flood) == 12
        others = [Client(queue, token=token) for token in tokens[1:]]
        await settled()
        assert not any(client.task.done() for client in others)
        app.go_on.set()
        assert {await client.status() for client in others} == {200}

    run_scene(scene, max_requests=21, max_threads=2)


def test_a_client_that_reads_its_answer_in_parts_does_not_keep_its_slot():
    async def scene(app, queue):
        reads_slowly = asyncio.Event()
        slow = Client(queue, path="/parts", reads=reads_slowly)
        await settled()
        app.go_on.set()
        assert await Client(queue).status() == 200
        assert not slow.task.done()
        reads_slowly.set()
        assert await slow.status() == 200

    run_scene(scene)


def test_one_address_leaves_a_quarter_of_the_forward_passes_to_others():
    async def scene(app, queue):
        explain = "/api/models/town/explain"
        flood = [Client(queue, explain) for _ in range(20)]
        await settled()
        assert app.begun == 6
        other = Client(queue, explain, address="192.0.2.2")
        await settled()
        assert app.begun == 7
        app.go_on.set()
        assert await other.status() == 200
        assert {await client.status() for client in flood} == {200}

    run_scene(scene, max_requests=80, max_concurrent=8)


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


def test_a_time_limit_shorter_than_the_watch_for_a_disconnect_holds():
    async def scene(app, queue):
        loop = asyncio.get_running_loop()
        begun = loop.time()
        assert await Client(queue).status() == 503
        assert loop.time() - begun >= 0.002
        assert app.begun == app.ended == 1

    run_scene(scene, seconds=0.002)


def test_who_does_not_read_waits_without_a_slot_until_there_is_room():
    unread = UnreadBytes(100)

    async def scene(app, queue):
        unread.count("192.0.2.1", 60)
        slow = Client(queue)
        await settled()
        assert app.begun == 0
        Client(queue, address="192.0.2.2")
        await settled()
        assert app.begun == 1
        app.go_on.set()
        unread.count("192.0.2.1", -20)
        assert await slow.status() == 200

    run_scene(scene, unread=unread)


def test_who_leaves_something_unread_while_others_of_the_address_wait_keeps_them_waiting():
    unread = UnreadBytes(100)

    async def scene(app, queue):
        first = Client(queue)
        await settled()
        later = Client(queue)
        await settled()
        assert app.begun == 1
        unread.count("192.0.2.1", 60)  # while the later one waits for its turn
        app.go_on.set()
        assert await first.status() == 200
        await settled()
        assert app.begun == 1
        other = Client(queue, address="192.0.2.2")
        assert await other.status() == 200
        unread.count("192.0.2.1", -60)
        assert await later.status() == 200

    run_scene(scene, unread=unread)


def test_who_does_not_read_is_told_so_in_the_end():
    unread = UnreadBytes(100)

    async def scene(app, queue):
        unread.count("192.0.2.1", 60)
        assert await Client(queue).status() == 503
        assert app.begun == 0
        unread.count("192.0.2.1", -60)
        app.go_on.set()
        assert await Client(queue).status() == 200

    run_scene(scene, seconds=0.05, unread=unread)
