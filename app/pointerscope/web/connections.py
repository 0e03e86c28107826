"""Time and size limits of connections, which uvicorn does not have.

Uvicorn waits without limit for the rest of a request, and for a client to read its response. So a
client could open many connections, leave them idle and lock other clients out.
"""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Literal

from pointerscope.core.problems import Problem
from pointerscope.web.error_responses import problem_json
from pointerscope.web.url_limit import MAX_URL_BYTES

try:
    import resource
except ImportError:  # Windows has no limit on open files
    resource = None  # type: ignore[assignment]

# Uvicorn has no public class to extend; `connection_class` checks its version.
try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as _Http
except ImportError:
    try:  # without httptools, as on Windows
        from uvicorn.protocols.http.h11_impl import (  # type: ignore[assignment]
            H11Protocol as _Http,
        )
    except ImportError:  # another version of uvicorn
        _Http = asyncio.Protocol  # type: ignore[assignment, misc]

if TYPE_CHECKING:
    from collections.abc import Callable

_LOG = logging.getLogger(__name__)

# Versions of uvicorn that `TimedConnection` is known to work with: major and minor number.
OLDEST_UVICORN, NEWEST_UVICORN = (0, 34), (0, 54)

# A client must send or read this fast once its first time limit is over. A phone with a poor
# connection in a crowded hall still does.
MIN_BYTES_PER_SECOND = 2_000
MAX_HEADER_BYTES = 100_000


def raise_open_file_limit() -> None:
    """Let this process and its children open as many files and sockets as the system allows."""
    if resource is None:
        return
    _, hard_limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    # Some systems report an unlimited hard limit and then refuse to set it.
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard_limit, hard_limit))


def connection_class() -> type[asyncio.Protocol] | Literal["auto"]:
    """Return `TimedConnection`, or uvicorn's own choice where its version is not known to work."""
    installed = version("uvicorn")
    numbers = re.match(r"(\d+)\.(\d+)", installed)
    if numbers and OLDEST_UVICORN <= (int(numbers[1]), int(numbers[2])) <= NEWEST_UVICORN:
        return TimedConnection
    _LOG.warning(
        "Slow and idle connections are not closed, because that is known to work with uvicorn "
        "%d.%d to %d.%d and version %s is installed. Install a known version, or limit slow "
        "connections in a proxy.",
        *OLDEST_UVICORN,
        *NEWEST_UVICORN,
        installed,
    )
    return "auto"


class TimedConnection(_Http):
    """Uvicorn's HTTP protocol with limits on time, headers and URL.

    The application sets `body_timeout_seconds` in its lifespan state. A client has this time to
    send a request without its body, and this time to start reading a response.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._seconds: float = self.app_state["body_timeout_seconds"]
        self._request_timer = _Timer(self.loop, self._seconds)
        self._response_timer = _Timer(self.loop, self._seconds)
        self._has_received = False
        self._header_bytes = 0  # of a request whose headers are incomplete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the time limit of the first request."""
        super().connection_made(transport)
        self._request_timer.start(self._end_slow_request)

    def data_received(self, data: bytes) -> None:
        """Read data; between two requests it is the start of the next one."""
        self._has_received = True
        if self._reads_headers():
            self._header_bytes += len(data)
        if self._is_between_requests() and not self._request_timer.is_running:
            self._request_timer.start(self._end_slow_request)
        super().data_received(data)
        if not self._is_between_requests():
            self._header_bytes = 0
            self._request_timer.stop()
        elif self._header_bytes > MAX_HEADER_BYTES and not self.transport.is_closing():
            message = (
                f"The request headers are larger than {MAX_HEADER_BYTES:,} bytes. "
                "Send fewer or shorter headers, such as cookies."
            )
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, message)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all timers."""
        self._request_timer.stop()
        self._response_timer.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Watch a client that reads a response more slowly than it is written."""
        super().pause_writing()
        self._watch_reading()

    def resume_writing(self) -> None:
        """Stop watching, unless the response is complete and only its rest is unread."""
        super().resume_writing()
        self._response_timer.stop()
        if self._is_between_requests():  # no further write would pause and start the timer again
            self._watch_reading()

    def on_response_complete(self) -> None:
        """Watch until the client has read the rest of the response."""
        super().on_response_complete()
        self._watch_reading()

    def on_url(self, url: bytes) -> None:
        """Store only as much of a long URL as `UrlLimit` needs to reject it; h11 has its own."""
        self._header_bytes -= len(url)
        super().on_url(url[: max(0, MAX_URL_BYTES + 1 - len(self.url))])

    def _is_between_requests(self) -> bool:
        """Return whether no response is being made."""
        return self.cycle is None or self.cycle.response_complete

    def _reads_headers(self) -> bool:
        """Return whether new data belongs to the headers of a request, not to an unread body."""
        return self._is_between_requests() and (self.cycle is None or not self.cycle.more_body)

    def _end_slow_request(self) -> None:
        if self.transport.is_closing():
            return
        # A client that has sent nothing would not expect a response.
        if self._has_received and self._reads_headers():
            message = (
                f"The request headers did not arrive within {self._seconds:g} seconds. "
                "Send the request again."
            )
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, message)
        else:
            self.transport.close()

    def _refuse(self, status: HTTPStatus, message: str) -> None:
        body = problem_json(status, [Problem("", message)])
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/problem+json\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()

    def _watch_reading(self) -> None:
        if unread := self.transport.get_write_buffer_size():
            self._response_timer.start(partial(self._check_reading, unread))

    def _check_reading(self, unread_before: int) -> None:
        read = unread_before - self.transport.get_write_buffer_size()
        if read < min(unread_before, MIN_BYTES_PER_SECOND * self._seconds):
            self.transport.abort()  # close() would wait until the client has read the rest
        else:
            self._watch_reading()


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
