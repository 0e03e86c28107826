"""Middleware that admits requests in turns, so that no client can hold up the others."""

import asyncio
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack

from anyio import CancelScope
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pointerscope.serving.explanation_service import TooLongError
from pointerscope.serving.fair_queue import Client, FairQueue
from pointerscope.serving.metrics import ServerMetrics
from pointerscope.web.client_tokens import COOKIE, ClientTokens
from pointerscope.web.client_usage import ClientUsage
from pointerscope.web.connections import Presence
from pointerscope.web.error_responses import busy_response
from pointerscope.web.unread_bytes import UnreadBytes
from pointerscope.web.urls import HEALTH, is_embed, root_path_of, route_path

# An upload arrives while it is stored, and only who may upload gets as far as a thread.
_UPLOAD = "PUT"
# Requests that only wait for a forward pass, which many of them share.
_BATCHED = re.compile(
    r"/api/models/[^/]+/(?:explain|self-attention|pointer|gate|location-probabilities)"
)
# A stream lasts as long as its listener stays. It has a limit of its own, see `RoomStreams`.
_STREAM = re.compile(r"/api/(?:rooms|data)/[^/]+/events")
_UNWATCHED_SECONDS = 0.01  # from a request's start; most are answered by then
_TOKEN_SECONDS = 43_200  # for which a browser keeps its token


class Turn:
    """The slot of a running request, which routes find as `request.state.turn`.

    Attributes:
        client: who sent the request.
        end_late: ends the request, because it takes too long.
        closing: what is closed when the request has ended.
    """

    def __init__(self, queue: FairQueue, client: Client) -> None:
        self.client = client
        self.end_late: Callable[[], None] = lambda: None
        self.closing = ExitStack()
        self._queue = queue
        self._has_slot = False

    @property
    def has_slot(self) -> bool:
        """Whether it is this request's turn."""
        return self._has_slot

    async def in_turns(self, parts: Iterator[str]) -> AsyncIterator[str]:
        """Yield parts, each made in a thread in a turn of its own; sending one gives it back."""
        while True:
            if not self._has_slot:
                await self.take()
            if (part := await run_in_threadpool(next, parts, None)) is None:
                return
            yield part

    async def take(self) -> None:
        """Wait for the next turn of this client; a slot that it has is given back before."""
        self.leave()
        await self._queue.acquire(self.client)
        self._has_slot = True

    def charge(self, turns: int) -> None:
        """Let the client pass up some turns, because this one took so much."""
        self._queue.charge(self.client, turns)

    def leave(self) -> None:
        """Give the slot back: the request has ended, or waits for its client or another process."""
        if self._has_slot:
            self._has_slot = False
            self._queue.release(self.client)


class AdmissionQueue:
    """Runs a limited number of requests at once; the others wait for their turn.

    Turns go round the addresses, and at each address round its browsers, see `FairQueue`. A
    request enters the queue once its body has arrived. It gets 503 at once if there is no room for
    it, and 503 after the time limit if it has not started its response by then. It is cancelled
    when its client disconnects.

    Args:
        app: the application.
        max_requests: most requests that wait or run. One address may hold as many as are free, and
            one browser as many as are then free at its address. Clients without a token count as
            one browser.
        max_concurrent: most requests that wait for forward passes at once; one address gets three
            quarters of them, so that another one's request joins the next pass.
        max_threads: most other requests that run at once, each in a thread.
        timeout_seconds: time until a request must have started its response.
        tokens: tells clients apart.
        usage: records how long the requests of each client run.
        unread: of the answers of this worker; a request waits until there is room for its own.
        metrics: of this worker.
    """

    def __init__(
        self,
        app: ASGIApp,
        max_requests: int,
        max_concurrent: int,
        max_threads: int,
        timeout_seconds: float,
        tokens: ClientTokens,
        usage: ClientUsage,
        unread: UnreadBytes,
        metrics: ServerMetrics,
    ) -> None:
        self._app = app
        self._max_requests = max_requests
        self._timeout_seconds = timeout_seconds
        self._tokens = tokens
        self._usage = usage
        self._unread = unread
        self._metrics = metrics
        self._batched = FairQueue(max_concurrent, max(1, max_concurrent - max_concurrent // 4))
        self._threads = FairQueue(max_threads, max(1, max_threads - 1))
        self._admitted: Counter[str | Client] = Counter()  # by address, and by client
        self._waiting = self._running = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run a request when it is its turn, or respond with 503."""
        if not _is_queued(scope):
            await self._app(scope, receive, send)
            return
        body = await receive()  # the whole of it, see `BodyLimit`
        if body["type"] == "http.disconnect":
            self._metrics.record_rejection("left")
            return
        client = self._tokens.client(scope)
        if not self._has_room(client):
            self._metrics.record_rejection("full")
            message = "The server is busy: its queue is full. Try again in a second."
            await busy_response(Request(scope), message)(scope, receive, send)
            return
        is_batched = scope["method"] == "POST" and _BATCHED.fullmatch(route_path(scope))
        turn = Turn(self._batched if is_batched else self._threads, client)
        scope.setdefault("state", {})["turn"] = turn
        admitted = client.address, client
        self._admitted.update(admitted)
        self._waiting += 1
        self._metrics.set_waiting(self._waiting)
        try:
            await self._run_in_time(scope, turn, body, receive, self._with_token(scope, send))
        finally:
            self._admitted.subtract(admitted)
            for one in admitted:
                if not self._admitted[one]:
                    del self._admitted[one]

    def _has_room(self, client: Client) -> bool:
        """Return whether a client may enter.

        One address leaves as much room for others as it takes, and so does one browser of it.
        """
        free = self._max_requests - self._waiting - self._running
        return free > 0 and self._admitted[client] <= free - self._admitted[client.address]

    async def _run_in_time(
        self, scope: Scope, turn: Turn, body: Message, receive: Receive, send: Send
    ) -> None:
        """Run a request until it ends, its client disconnects or its time is up."""
        started = complete = late = False
        disconnect: asyncio.Task[None] | None = None
        loop = asyncio.get_running_loop()
        begun = loop.time()
        timer: asyncio.TimerHandle

        async def tracking_send(message: Message) -> None:
            nonlocal started, complete
            started = True
            complete = message["type"] == "http.response.body" and not message.get("more_body")
            if message.get("more_body"):
                turn.leave()  # while its client reads, others compute
            await send(message)

        async def watch() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass
            if not complete:  # after the response the server says so too
                running.cancel()

        def watched() -> asyncio.Task[None]:
            nonlocal disconnect
            if disconnect is None:
                disconnect = loop.create_task(watch())
            return disconnect

        def end_late() -> None:
            nonlocal late
            late = True
            running.cancel()

        def end_unless_started() -> None:
            if not started:
                end_late()

        def begin_to_watch() -> None:
            nonlocal timer
            timer = loop.call_at(begun + self._timeout_seconds, end_unless_started)
            watched()

        with CancelScope() as running:
            turn.end_late = end_late
            timer = loop.call_later(min(_UNWATCHED_SECONDS, self._timeout_seconds), begin_to_watch)
            try:
                await self._run(scope, turn, _replay(body, watched), tracking_send)
            finally:
                timer.cancel()
                if disconnect is not None:
                    disconnect.cancel()
        if running.cancelled_caught:
            self._metrics.record_rejection("too long" if late else "left")
            if late and not started:
                await busy_response(Request(scope), str(TooLongError()))(scope, receive, send)

    async def _run(self, scope: Scope, turn: Turn, receive: Receive, send: Send) -> None:
        try:
            await self._take_to_answer(scope, turn)
        finally:
            self._waiting -= 1
            self._metrics.set_waiting(self._waiting)
        began = time.perf_counter()
        self._running += 1
        self._metrics.set_running(self._running)
        try:
            await self._app(scope, receive, send)
        finally:
            turn.leave()
            turn.closing.close()
            self._running -= 1
            self._metrics.set_running(self._running)
            self._usage.record(turn.client, time.perf_counter() - began)

    async def _take_to_answer(self, scope: Scope, turn: Turn) -> None:
        """Wait for a turn at which the client also has room for another answer."""
        presence: Presence | None = scope["state"].get("presence")
        while True:
            if presence is not None:
                await presence.wait_until_read()
            await self._unread.wait_for_room(turn.client.address)
            await turn.take()
            has_read = presence is None or presence.reading is None
            if has_read and self._unread.has_room(turn.client.address):
                return
            turn.leave()

    def _with_token(self, scope: Scope, send: Send) -> Send:
        """Return a `send` that adds a token to the page that a new browser opens."""
        client: Client = scope["state"]["turn"].client
        if client.browser or not _opens_page(scope):
            return send

        async def send_with_token(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(raw=[*message["headers"]])
                if _may_carry_token(message["status"], headers):
                    token = self._tokens.issue(client.address)
                    if token is not None:
                        headers["cache-control"] = "private, no-store"
                        headers["set-cookie"] = _cookie(scope, token)
                        message = {**message, "headers": headers.raw}
            await send(message)

        return send_with_token


def _is_queued(scope: Scope) -> bool:
    """Return whether a request waits for its turn.

    Others must not use a thread for anybody who is not allowed to: all share one pool of threads.
    """
    if scope["type"] != "http" or scope["method"] == _UPLOAD:
        return False
    path = route_path(scope)
    is_part = "turn" in scope.get("state", {})  # of a request that has its turn
    return not (path in HEALTH or _STREAM.fullmatch(path) or is_part)


def _opens_page(scope: Scope) -> bool:
    """Return whether a request may come from a browser that opens a page of this server."""
    if scope["method"] != "GET":
        return False
    headers = dict(scope["headers"])
    return (
        b"text/html" in headers.get(b"accept", b"")
        and headers.get(b"sec-fetch-dest", b"document") == b"document"
        and b"origin" not in headers
        and not is_embed(scope)
    )


def _may_carry_token(status: int, headers: MutableHeaders) -> bool:
    """Return whether a response is a page that is read by one browser and stored by none."""
    return (
        status == 200
        and headers.get("content-type", "").startswith("text/html")
        and not {"etag", "access-control-allow-origin", "content-disposition"} & {*headers.keys()}
    )


def _cookie(scope: Scope, token: str) -> str:
    secure = "; Secure" if scope.get("scheme") == "https" else ""
    path = root_path_of(scope) or "/"
    return (
        f"{COOKIE}={token}; Path={path}; Max-Age={_TOKEN_SECONDS}; HttpOnly; SameSite=Lax{secure}"
    )


def _replay(body: Message, disconnect: Callable[[], asyncio.Task[None]]) -> Receive:
    """Return a `receive` that gives a body that was received before, then the disconnect."""
    messages: Iterator[Message] = iter([body])

    async def receive() -> Message:
        if (message := next(messages, None)) is None:
            await asyncio.shield(disconnect())
            return {"type": "http.disconnect"}
        return message

    return receive
