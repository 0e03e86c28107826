"""A log line, metrics and an id for every request.

Queries are not logged unless `log_queries` is set: no path beyond the route's template, no body,
and no error message, which may quote what was sent.
"""

from __future__ import annotations

import logging
import re
import secrets
import sys
import time
from collections.abc import MutableMapping
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any, TextIO

import structlog
from structlog.contextvars import bind_contextvars, clear_contextvars, merge_contextvars

from pointerscope.core.tracebacks import traceback_lines
from pointerscope.serving.metrics import NO_ROUTE, ServerMetrics
from pointerscope.web.urls import HEALTH

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from pointerscope.core.settings import Settings

_LOG = logging.getLogger(__name__)
CONNECTION_LOG = "uvicorn.error.connection"  # what uvicorn says of connections
_ID = re.compile(rb"[A-Za-z0-9._-]{1,64}")
# Programs request these again and again.
_DEBUG_ROUTES = (
    "/static",
    "/service-worker.js",
    *HEALTH,
    "/metrics",
    "/status",
    "/api/status",
)
_MAX_LOGGED_BODY = 4_000  # bytes
CLIENT_LEFT = 499  # nginx's status for a client that disconnected before the response


class RequestLog:
    """Middleware that gives each request an id, measures it, and logs one line about it.

    A valid `X-Request-ID` header of the request becomes its id, so that a proxy's log and this one
    agree. The id is only a label, so an invented one does no harm.
    """

    def __init__(self, app: ASGIApp, metrics: ServerMetrics, log_queries: bool) -> None:
        self._app = app
        self._metrics = metrics
        self._log_queries = log_queries
        # Not random numbers for each request: the system takes long to give them.
        self._worker, self._numbers = secrets.token_hex(4), count()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and log its response."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request_id = self._request_id(scope)
        scope.setdefault("state", {})["request_id"] = request_id
        # Stays bound after the request, so that what uvicorn logs about an error has the id too.
        # Each request runs in a context of its own.
        clear_contextvars()
        bind_contextvars(request_id=request_id)
        record = _RequestRecord(scope)
        if self._log_queries:
            receive = record.recording_receive(receive)
        try:
            await self._app(scope, receive, record.recording_send(send, request_id))
        except Exception:
            record.status = 500
            raise
        finally:
            self._log(record)

    def _request_id(self, scope: Scope) -> str:
        sent = dict(scope["headers"]).get(b"x-request-id", b"")
        return sent.decode() if _ID.fullmatch(sent) else f"{self._worker}{next(self._numbers):08x}"

    def _log(self, record: _RequestRecord) -> None:
        seconds = time.perf_counter() - record.started
        route, method = record.route, record.scope["method"]
        self._metrics.record_request(route, method, record.status, seconds)
        fields = {
            "method": method,
            "route": route,
            "status": record.status,
            "milliseconds": round(1000 * seconds, 1),
            "bytes": record.bytes_sent,
        }
        query = record.query_fields() if self._log_queries else {}
        _LOG.log(_level(route, record.status), "request", extra=fields | query)


@dataclass
class _RequestRecord:
    """What is known of a request and its response so far."""

    scope: Scope
    started: float = field(default_factory=time.perf_counter)
    status: int = CLIENT_LEFT
    bytes_sent: int = 0
    body: bytes = b""

    @property
    def route(self) -> str:
        """The path template of the route, `NO_ROUTE` before one matched."""
        scope = self.scope
        if "route" in scope:
            template: str = scope["route"].path
            return template
        # A mounted folder of files has no route, but a root path of its own.
        mounted: str = scope.get("root_path", "")
        return mounted.removeprefix(scope.get("app_root_path", mounted)) or NO_ROUTE

    def recording_send(self, send: Send, request_id: str) -> Send:
        """Return a `send` that adds the request id and records status and size."""

        async def recording(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.status = message["status"]
                header = (b"x-request-id", request_id.encode())
                message = {**message, "headers": [*message["headers"], header]}
            self.bytes_sent += len(message.get("body", b""))
            await send(message)

        return recording

    def recording_receive(self, receive: Receive) -> Receive:
        """Return a `receive` that records the first bytes of the body."""

        async def recording() -> Message:
            message = await receive()
            room = _MAX_LOGGED_BODY - len(self.body)
            self.body += message.get("body", b"")[:room]
            return message

        return recording

    def query_fields(self) -> dict[str, Any]:
        """Return what was requested, and by whom."""
        scope = self.scope
        client = scope.get("client")
        return {
            "client": client[0] if client else None,
            "path": scope["path"],
            "query": scope["query_string"].decode("latin-1"),
            "body": self.body.decode(errors="replace"),
        }


def _level(route: str, status: int) -> int:
    if status == 500:
        return logging.ERROR
    if route in _DEBUG_ROUTES:
        return logging.DEBUG
    return logging.WARNING if status > 500 else logging.INFO


def configure_logging(settings: Settings, stream: TextIO | None = None) -> None:
    """Send all log lines of this process, uvicorn's too, to one stream in one format.

    Args:
        settings: `log_level` and `log_queries`.
        stream: where to write; standard error by default. A terminal gets text, anything else
            one JSON object per line.
    """
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_formatter(stream.isatty(), settings.log_queries))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    # Other libraries stay at warnings, because their lines may quote queries.
    for name in ("pointerscope", "uvicorn"):
        logging.getLogger(name).setLevel(settings.log_level.upper())
    # Uvicorn warns of every invalid request, which anybody can send.
    logging.getLogger(CONNECTION_LOG).setLevel(logging.ERROR)
    # Uvicorn's own line for each request contains the whole URL.
    logging.getLogger("uvicorn.access").disabled = True


def _formatter(terminal: bool, log_queries: bool) -> logging.Formatter:
    def order_fields(_: Any, __: str, event: MutableMapping[str, Any]) -> dict[str, Any]:
        first = {name: event.pop(name) for name in ("time", "level", "event")}
        # Duplicates: uvicorn's message in colours, and what Ray adds to every line.
        for name in ("color_message", "_ray_timestamp_ns"):
            event.pop(name, None)
        raised = event.pop("exc_info", None)
        if raised and raised[1] is not None:
            event["exception"] = "".join(traceback_lines(raised[1], log_queries)).rstrip()
        return first | dict(event)

    last = (
        structlog.dev.ConsoleRenderer(timestamp_key="time")
        if terminal
        else structlog.processors.JSONRenderer()
    )
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.processors.TimeStamper(fmt="iso", key="time"),
            structlog.stdlib.add_log_level,
            merge_contextvars,
            structlog.stdlib.ExtraAdder(),
        ],
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            order_fields,
            last,
        ],
    )
