"""Limits of time, size and memory of connections, which uvicorn does not have.

Uvicorn waits without limit for the rest of a request, and for a client to read its response. So a
client could open many connections, leave them idle and lock other clients out. Nor does it limit
headers, trailers and the requests that wait for the response before theirs.
"""

import asyncio
import logging
import re
import socket
import struct
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from typing import Any, cast

from starlette.types import Scope

from pointerscope.core.problems import Problem
from pointerscope.web.client_tokens import network_address
from pointerscope.web.error_responses import problem_json
from pointerscope.web.joined_writes import JoinedWrites
from pointerscope.web.request_log import CONNECTION_LOG
from pointerscope.web.request_memory import OUT_OF_MEMORY, HeldRequest, RequestMemory
from pointerscope.web.unread_bytes import UnreadBytes
from pointerscope.web.url_limit import MAX_PATH_BYTES, MAX_URL_BYTES

try:
    import resource
except ImportError:  # Windows has no limit on open files
    resource = None  # type: ignore[assignment]

# Uvicorn has no public class to extend; `accepted_connections` checks its version.
try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as _Http
except ImportError:
    try:  # without httptools, as on Windows
        from uvicorn.protocols.http.h11_impl import (  # type: ignore[assignment]
            H11Protocol as _Http,
        )
    except ImportError:  # another version of uvicorn
        _Http = asyncio.Protocol  # type: ignore[assignment, misc]


_UVICORN_LOG = logging.getLogger(CONNECTION_LOG)

# A client must send or read this fast once its first time limit is over. A phone with a poor
# connection in a crowded hall still does.
MIN_BYTES_PER_SECOND = 2_000
MAX_HEADER_BYTES = 16_000  # cookies of a login in front of the server have a few thousand
MAX_HEADERS = 100
MAX_SEPARATORS = 1_000  # commas and semicolons in headers, at each of which they are divided
# A client that sends a body in many chunks must put this much into each, on average: a few bytes of
# a chunk take as long as many.
MIN_BYTES_PER_CHUNK = 128
# What a client may still send once its request was refused: it may read only after sending.
MAX_DRAINED_BYTES = 16_000_000

_HAS_CALLBACKS = hasattr(_Http, "on_body")  # h11 has none, but limits headers and trailers itself
_DISCARD_ON_CLOSE = (socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
_FREE_CHUNKS = 100  # of a body, before their size counts
_LARGE_HEADERS = (
    f"The request headers are larger than {MAX_HEADER_BYTES:,} bytes. "
    "Send fewer or shorter headers, such as cookies."
)
# The parser would take the body for another protocol, or for the next request.
_UPGRADE_WITH_BODY = (
    "A request with a body cannot upgrade its connection. Send it as HTTP/1.1, without the headers "
    "Upgrade and Connection."
)
_MAX_WAITING_REQUESTS = 2  # for the response before theirs, on one connection
_HOST = re.compile(rb"[A-Za-z0-9._~!$&'()*+,;=%:\[\]-]*")  # RFC 3986, section 3.2.2
_ABSOLUTE_URL = re.compile(rb"https?://(?:[^/?#]*@)?([^/?#]*)", re.IGNORECASE)


def raise_open_file_limit() -> None:
    """Let this process and its children open as many files and sockets as the system allows."""
    if resource is None:
        return
    _, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    # Some systems report an unlimited hard limit and then refuse to set it.
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard_limit, hard_limit))


@dataclass
class Presence:
    """What the client of a connection does, for requests that have not begun.

    Requests find it as `request.state.presence`. It does not refer to the connection, which would
    keep both in memory.

    Attributes:
        has_left: whether the client has left.
        reading: while it has yet to read earlier responses, an event for when it has; else None.
    """

    has_left: bool = False
    reading: asyncio.Event | None = None

    async def wait_until_read(self) -> None:
        """Wait until the client has read the responses before, or has left."""
        while self.reading is not None:
            await self.reading.wait()

    def end_reading(self) -> None:
        """Go on with the requests that wait for it."""
        if self.reading is not None:
            self.reading.set()
            self.reading = None


class RefusedRequestError(Exception):
    """A request cannot be accepted, whatever its path."""


class TimedConnection(_Http):
    """Uvicorn's HTTP protocol with limits on time, headers, URL and waiting requests.

    The application sets `body_timeout_seconds`, `request_memory` and `unread_bytes` in its lifespan
    state. A client has this time to send a request without its body, and this time to start reading
    a response.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = _UVICORN_LOG
        self._seconds: float = self.app_state["body_timeout_seconds"]
        self._request_timer = _Timer(self.loop, self._seconds)
        self._response_timer = _Timer(self.loop, self._seconds)
        self._memory: RequestMemory = self.app_state["request_memory"]
        self._held = HeldRequest(self._refuse_for_memory)
        self._presence = Presence()
        self._unanswered: deque[Any] = deque()  # requests, the one that is being answered first
        self._unread: UnreadBytes = self.app_state["unread_bytes"]
        self._counted_bytes = 0  # of those that are unread
        self._address = ""
        self._has_received = False
        self._has_head = False  # of the request that is being parsed
        self._header_bytes = 0  # received since the last byte of a body, except the URL
        self._head_bytes = self._separators = 0  # of the headers that are stored
        self._chunks = self._chunk_bytes = 0  # of the body that is being parsed
        self._refusal: tuple[HTTPStatus, str] | None = None
        self._drained_bytes = 0  # received since a request was refused
        self._is_refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the time limit of the first request."""
        super().connection_made(transport)
        self._writes = JoinedWrites(transport, self.loop)
        self.transport = cast("asyncio.Transport", self._writes)
        self._address = network_address({"client": self.client})
        self._request_timer.start(self._end_slow_request)

    def data_received(self, data: bytes) -> None:
        """Read data; between two requests it is the start of the next one."""
        if self._is_refused:
            self._drain(data)
            return
        self._has_received = True
        self._header_bytes += len(data)
        if self._is_between_requests() and not self._request_timer.is_running:
            self._request_timer.start(self._end_slow_request)
        super().data_received(data)
        if self._is_refused or self.transport.is_closing():
            return
        if not self._is_between_requests():
            self._request_timer.stop()
            if not _HAS_CALLBACKS:
                self._header_bytes = 0
        if self._header_bytes > MAX_HEADER_BYTES:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, _LARGE_HEADERS)
        elif self._is_between_requests() or self._has_waiting_requests():
            self._memory.add(self._held, len(data))
        else:
            self._memory.release(self._held)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all timers, give the memory back, and tell all requests that their client left."""
        self._request_timer.stop()
        self._response_timer.stop()
        self._memory.release(self._held)
        self._held.refuse = lambda: None  # a reference to this object would keep it in memory
        self._count_unread(0)
        self._presence.has_left = True
        self._presence.end_reading()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # uvicorn does not if the client reset the connection
        for request in self._unanswered:  # uvicorn tells only the last one
            request.disconnected = True
            request.message_event.set()
        # Requests that never start refer to this object, which would keep all of them in memory.
        if self._has_waiting_requests():
            self.pipeline.clear()
        self._unanswered.clear()
        self.cycle = None  # type: ignore[assignment]

    def pause_writing(self) -> None:
        """Watch a client that reads a response more slowly than it is written."""
        super().pause_writing()
        if self._presence.reading is None:
            self._presence.reading = asyncio.Event()
        self._count_unread(self.transport.get_write_buffer_size())
        self._watch_reading()

    def resume_writing(self) -> None:
        """Stop watching, unless the response is complete and only its rest is unread."""
        super().resume_writing()
        self._presence.end_reading()
        self._count_unread(0)
        self._response_timer.stop()
        if self._is_between_requests():  # no further write would pause and start the timer again
            self._watch_reading()

    def on_response_complete(self) -> None:
        """Watch until the client has read the rest of the response."""
        self._writes.flush()
        if self._unanswered:
            self._unanswered.popleft()
        super().on_response_complete()
        self._watch_reading()
        if not self._has_waiting_requests():
            self._memory.release(self._held)

    def on_message_begin(self) -> None:
        """Start to parse a request. The HTTP parser calls this and the methods after it.

        If too many are waiting, the response to the last of them says that the connection ends with
        it, so that a client sends the others again (RFC 9112, section 9.6). No browser sends a
        request before it has the response to the one before.
        """
        if len(self.pipeline) == _MAX_WAITING_REQUESTS:
            self.cycle.keep_alive = False
            self._is_refused = True
            self.flow.resume_reading()  # closing on unread data would reset the connection
            raise RefusedRequestError
        self._has_head = False
        self._head_bytes = self._separators = self._chunks = self._chunk_bytes = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Store only as much of a long URL as `UrlLimit` needs to reject it; h11 has its own."""
        self._header_bytes -= len(url)
        has_query = b"?" in (self.url + url)[: MAX_PATH_BYTES + 1]
        stored = (MAX_URL_BYTES if has_query else MAX_PATH_BYTES) + 1
        super().on_url(url[: max(0, stored - len(self.url))])

    def on_header(self, name: bytes, value: bytes) -> None:
        """Store a header, but no trailer, which is a header after the body."""
        if self._has_head:
            return
        if len(self.headers) == MAX_HEADERS:
            message = f"The request has more than {MAX_HEADERS} headers. Send fewer headers."
            self._fail(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, message)
        self._head_bytes += len(name) + len(value) + len(b": \r\n")
        if self._head_bytes > MAX_HEADER_BYTES:
            self._fail(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, _LARGE_HEADERS)
        self._separators += value.count(b",") + value.count(b";")
        if self._separators > MAX_SEPARATORS:
            message = (
                f"The request headers have more than {MAX_SEPARATORS:,} commas and semicolons. "
                "Send fewer values, such as cookies."
            )
            self._fail(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, message)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Start the response, unless the request is invalid."""
        self._has_head = True
        if self.parser.get_http_version() == "1.1":
            self._check_host()
        is_upgrade = self.parser.should_upgrade()
        if is_upgrade and has_body(cast("Scope", self.scope)):
            self._fail(HTTPStatus.BAD_REQUEST, _UPGRADE_WITH_BODY)
        self.scope["state"]["presence"] = self._presence
        super().on_headers_complete()
        self._unanswered.append(self.cycle)
        if is_upgrade:
            # The parser takes the rest for another protocol, so this response is the last one.
            self.cycle.keep_alive = False
            self._is_refused = True
            self._request_timer.stop()

    def on_chunk_header(self) -> None:
        """Count a chunk of a body, and refuse one in too many small chunks."""
        if self._chunks >= _FREE_CHUNKS and self._chunk_bytes < self._chunks * MIN_BYTES_PER_CHUNK:
            message = (
                f"The first {self._chunks:,} chunks of the request body have less than "
                f"{MIN_BYTES_PER_CHUNK} bytes on average. Send larger chunks, or the whole body "
                "with a Content-Length header."
            )
            self._fail(HTTPStatus.BAD_REQUEST, message)
        self._chunks += 1

    def on_body(self, body: bytes) -> None:
        """Store a part of a body."""
        self._header_bytes = 0
        self._chunk_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """End a request; what follows belongs to the next one."""
        self._header_bytes = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP, or what a method above has failed on."""
        if self._is_refused:
            return
        message = (
            "This is not a valid HTTP/1.1 request. Send it with an HTTP client, such as a browser "
            "or curl."
        )
        self._refuse(*(self._refusal or (HTTPStatus.BAD_REQUEST, message)))

    def _fail(self, status: HTTPStatus, message: str) -> None:
        """End the parsing of a request; the parser then calls `send_400_response`."""
        self._refusal = status, message
        raise RefusedRequestError(message)

    def _check_host(self) -> None:
        """Refuse a request without one valid host (RFC 9112, section 3.2).

        The host in an absolute URL comes before the header.
        """
        hosts = [value for name, value in self.headers if name == b"host"]
        if len(hosts) != 1 or not _HOST.fullmatch(hosts[0]):
            message = (
                f"The request has {len(hosts) or 'no'} Host headers. Send exactly one."
                if len(hosts) != 1
                else "The Host header is not valid. Send a host name, with a port if needed."
            )
            self._fail(HTTPStatus.BAD_REQUEST, message)
        if absolute := _ABSOLUTE_URL.match(self.url):
            self.headers[:] = [header for header in self.headers if header[0] != b"host"]
            self.headers.append((b"host", absolute[1]))

    def _is_between_requests(self) -> bool:
        """Return whether no response is being made."""
        return self.cycle is None or self.cycle.response_complete

    def _has_waiting_requests(self) -> bool:
        return bool(getattr(self, "pipeline", ()))  # h11 reads only one request at a time

    def _end_slow_request(self) -> None:
        if self.transport.is_closing():
            return
        # A client that has sent nothing would not expect a response.
        if self._has_received:
            message = (
                f"The request headers did not arrive within {self._seconds:g} seconds. "
                "Send the request again."
            )
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, message)
        else:
            self.transport.close()

    def _refuse_for_memory(self) -> None:
        self._refuse(HTTPStatus.SERVICE_UNAVAILABLE, OUT_OF_MEMORY)

    def _refuse(self, status: HTTPStatus, message: str) -> None:
        """Respond to a request that the application does not see to its end, and close."""
        self._memory.release(self._held)
        if self.transport.is_closing():
            return
        is_running = not self._is_between_requests()
        if self._has_waiting_requests() or (is_running and self.cycle.response_started):
            self.transport.close()  # a response would end up inside of another one
            return
        body = problem_json(status, [Problem("", message)])
        retry = "retry-after: 1\r\n" if status == HTTPStatus.SERVICE_UNAVAILABLE else ""
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/problem+json\r\n"
            f"content-length: {len(body)}\r\n{retry}connection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        if is_running:  # it must not respond as well
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            self.flow.resume_reading()
        # Closing at once would reset the connection, maybe before the client has read.
        self._is_refused = True
        self._request_timer.start(self.transport.close)
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def _drain(self, data: bytes) -> None:
        """Discard what a client still sends after it was refused."""
        self._drained_bytes += len(data)
        if self._drained_bytes > MAX_DRAINED_BYTES:
            self.transport.close()

    def _count_unread(self, unread: int) -> None:
        if unread != self._counted_bytes:
            self._unread.count(self._address, unread - self._counted_bytes)
            self._counted_bytes = unread

    def _watch_reading(self) -> None:
        if unread := self.transport.get_write_buffer_size():
            self._response_timer.start(partial(self._check_reading, unread))

    def _check_reading(self, unread_before: int) -> None:
        unread = self.transport.get_write_buffer_size()
        if unread_before - unread < min(unread_before, MIN_BYTES_PER_SECOND * self._seconds):
            # close() would wait until the client has read the rest, and then the system would.
            with suppress(OSError):  # Windows writes this option otherwise
                self.transport.get_extra_info("socket").setsockopt(*_DISCARD_ON_CLOSE)
            self.transport.abort()
            return
        if self._counted_bytes:
            self._count_unread(unread)
        self._watch_reading()


def has_body(scope: Scope) -> bool:
    """Return whether a request has a body. From HTTP/2 on, its headers do not say so."""
    if scope["type"] != "http":
        return False
    if scope.get("http_version", "1.1") not in ("1.0", "1.1"):
        return True
    return any(
        name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
        for name, value in scope["headers"]
    )


class _Timer:
    """Calls a function after some seconds, unless it is stopped or started again before."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._loop = loop
        self._seconds = seconds
        self._handle: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        return self._handle is not None

    def start(self, call: Callable[[], None]) -> None:
        self.stop()
        self._handle = self._loop.call_later(self._seconds, self._fire, call)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _fire(self, call: Callable[[], None]) -> None:
        self._handle = None
        call()
