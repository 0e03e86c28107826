"""Connections: how HTTP is read from them, and when those that hold it up are ended.

uvicorn waits for as long as it takes for the rest of a request to come, and for an answer to be
taken; whoever opens connections and leaves them so would keep others out.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from pointerscope.core.problems import Problem
from pointerscope.web.error_responses import problem_json
from pointerscope.web.url_limit import LONGEST_ADDRESS

try:
    import resource
except ImportError:  # not on Windows, where nobody counts
    resource = None  # type: ignore[assignment]

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as _Http
except ImportError:  # not on every system
    from uvicorn.protocols.http.h11_impl import H11Protocol as _Http  # type: ignore[assignment]

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

# Bytes a second that a client has to send or take, as soon as it has had its time to begin. A
# phone at the far end of a full hall still does; who does less holds a connection for nothing.
SLOWEST = 2_000
LARGEST_HEAD = 100_000  # bytes of headers; uvicorn knows no limit


def allow_many_connections() -> None:
    """Let this process, and those that it starts, open as many files and sockets as they may."""
    if resource is None:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    # Some systems count without a limit and yet refuse to be asked for it.
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Connection(_Http):
    """Reads HTTP as uvicorn does, but neither long addresses nor for ever.

    The application hands over `arrival_seconds` in the state of its lifespan: a request has so
    long to come, its body left aside, and an answer so long until some of it has been taken.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._seconds: float = self.app_state["arrival_seconds"]
        self._arrival = _Alarm(self.loop, self._seconds)
        self._departure = _Alarm(self.loop, self._seconds)
        self._begun = False
        self._head = 0  # bytes of a request that has not come as far as its body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._arrival.set(self._end_waiting)

    def data_received(self, data: bytes) -> None:
        """Read on; what comes between two requests is the beginning of the next."""
        self._begun = True
        if self._is_beginning():
            self._head += len(data)
        if self._is_between() and not self._arrival.is_set:
            self._arrival.set(self._end_waiting)
        super().data_received(data)
        if not self._is_between():
            self._head = 0
            self._arrival.stop()
        elif self._head > LARGEST_HEAD and not self.transport.is_closing():
            message = f"The headers are larger than {LARGEST_HEAD:,} bytes; send fewer cookies."
            self._end(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, message)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self._arrival.stop()
        self._departure.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The client takes an answer more slowly than it is made."""
        super().pause_writing()
        self._watch_departure()

    def resume_writing(self) -> None:
        """Most of what was written has been taken."""
        super().resume_writing()
        self._departure.stop()
        if self._is_between():  # nothing else will be written that would show how it goes on
            self._watch_departure()

    def on_response_complete(self) -> None:
        """The answer is made; what is left of it has to be taken, too."""
        super().on_response_complete()
        self._watch_departure()

    def on_url(self, url: bytes) -> None:
        """Of a long address keep only what `AddressLimit` refuses; h11 has a limit of its own."""
        self._head -= len(url)  # what is not kept
        super().on_url(url[: max(0, LONGEST_ADDRESS + 1 - len(self.url))])

    def _is_between(self) -> bool:
        """Whether no request is being answered."""
        return self.cycle is None or self.cycle.response_complete

    def _is_beginning(self) -> bool:
        """Whether what comes begins a request, and is not left of the body of the one before."""
        return self._is_between() and (self.cycle is None or not self.cycle.more_body)

    def _end_waiting(self) -> None:
        if self.transport.is_closing():
            return
        # Who has said nothing would not know what an answer is to.
        if self._begun and self._is_beginning():
            message = f"The request did not arrive within {self._seconds:g} seconds."
            self._end(HTTPStatus.REQUEST_TIMEOUT, message)
        else:
            self.transport.close()

    def _end(self, status: HTTPStatus, message: str) -> None:
        body = problem_json(status, [Problem("", message)])
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/problem+json\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()

    def _watch_departure(self) -> None:
        if left := self.transport.get_write_buffer_size():
            self._departure.set(partial(self._look_at_departure, left))

    def _look_at_departure(self, before: int) -> None:
        taken = before - self.transport.get_write_buffer_size()
        if taken < min(before, SLOWEST * self._seconds):
            self.transport.abort()  # to close it would be to wait until the rest is taken
        else:
            self._watch_departure()


class _Alarm:
    """Calls something after some seconds, unless it is stopped or set anew before."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self._loop = loop
        self._seconds = seconds
        self._handle: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._handle is not None

    def set(self, call: Callable[[], None]) -> None:
        self.stop()
        self._handle = self._loop.call_later(self._seconds, self._ring, call)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _ring(self, call: Callable[[], None]) -> None:
        self._handle = None
        call()
