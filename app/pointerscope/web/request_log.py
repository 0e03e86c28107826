"""Watching the server: a number and a line in the log for every request, and its duration.

What people ask is not logged unless `log_queries` says so: no address beyond its route's
template, no body, and no message of an error, which may quote what was sent.
"""

from __future__ import annotations

import logging
import re
import secrets
import sys
import time
import traceback
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import structlog
from structlog.contextvars import bind_contextvars, clear_contextvars, merge_contextvars

from pointerscope.serving.metrics import NO_ROUTE

if TYPE_CHECKING:
    from collections.abc import Iterator, MutableMapping
    from typing import TextIO

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from pointerscope.core.settings import Settings
    from pointerscope.serving.metrics import Measures

_LOG = logging.getLogger(__name__)
_ID = re.compile(rb"[A-Za-z0-9._-]{1,64}")
# Asked for by programs, again and again.
_QUIET = ("/static", "/healthz", "/readyz", "/metrics", "/status", "/api/status")
_LONGEST_BODY = 4_000  # bytes of a body that are logged
# What nginx calls it when a client was gone before there was an answer.
_LEFT = 499


class Watching:
    """Numbers each request, measures it, and writes a line about it.

    A request that comes with a number keeps it, so that a proxy's log and this one agree. The
    number is a label and no more: whoever makes one up confuses nobody but themselves.
    """

    def __init__(self, app: ASGIApp, measures: Measures, log_queries: bool) -> None:
        self._app = app
        self._measures = measures
        self._log_queries = log_queries

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and note how it was answered."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        number = _number_of(scope)
        scope.setdefault("state", {})["request_id"] = number
        # Left bound, so that what the server itself says of an error names the request. Each
        # request has a context of its own.
        clear_contextvars()
        bind_contextvars(request_id=number)
        watched = _Watched(scope)
        if self._log_queries:
            receive = watched.reading(receive)
        try:
            await self._app(scope, receive, watched.sending(send, number))
        except Exception:
            watched.status = 500
            raise
        finally:
            self._note(watched)

    def _note(self, watched: _Watched) -> None:
        seconds = time.perf_counter() - watched.began
        route, method = watched.route, watched.scope["method"]
        self._measures.answered(route, method, watched.status, seconds)
        noted = {
            "method": method,
            "route": route,
            "status": watched.status,
            "milliseconds": round(1000 * seconds, 1),
            "bytes": watched.sent,
        }
        asked = watched.asked() if self._log_queries else {}
        _LOG.log(_level(route, watched.status), "request", extra=noted | asked)


@dataclass
class _Watched:
    """A request under way, and what was answered so far."""

    scope: Scope
    began: float = field(default_factory=time.perf_counter)
    status: int = _LEFT
    sent: int = 0
    body: bytes = b""

    @property
    def route(self) -> str:
        """The template of the route that took it, known once one did."""
        scope = self.scope
        if "route" in scope:
            template: str = scope["route"].path
            return template
        # A folder of files is mounted below a path of its own.
        mounted: str = scope.get("root_path", "")
        return mounted.removeprefix(scope.get("app_root_path", mounted)) or NO_ROUTE

    def sending(self, send: Send, number: str) -> Send:
        """What sends, with the request's number, and counts what it sends."""

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.status = message["status"]
                named = (b"x-request-id", number.encode())
                message = {**message, "headers": [*message["headers"], named]}
            self.sent += len(message.get("body", b""))
            await send(message)

        return counted

    def reading(self, receive: Receive) -> Receive:
        """What reads, and keeps the beginning of what it reads."""

        async def kept() -> Message:
            message = await receive()
            room = _LONGEST_BODY - len(self.body)
            self.body += message.get("body", b"")[:room]
            return message

        return kept

    def asked(self) -> dict[str, Any]:
        """What was asked, by whom."""
        scope = self.scope
        client = scope.get("client")
        return {
            "client": client[0] if client else None,
            "path": scope["path"],
            "query": scope["query_string"].decode("latin-1"),
            "body": self.body.decode(errors="replace"),
        }


def _number_of(scope: Scope) -> str:
    given = dict(scope["headers"]).get(b"x-request-id", b"")
    return given.decode() if _ID.fullmatch(given) else secrets.token_hex(8)


def _level(route: str, status: int) -> int:
    if status == 500:
        return logging.ERROR
    if route in _QUIET:
        return logging.DEBUG
    return logging.WARNING if status > 500 else logging.INFO  # refused for now, and told so


def configure_logging(settings: Settings, stream: TextIO | None = None) -> None:
    """Send every log of this process, the web server's too, to one stream in one form.

    Args:
        settings: `log_level` and `log_queries`.
        stream: standard error if left out: a JSON object a line, and words on a terminal.
    """
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_formatter(stream.isatty(), settings.log_queries))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    # Nobody knows what else libraries write down.
    for spoken in ("pointerscope", "uvicorn"):
        logging.getLogger(spoken).setLevel(settings.log_level.upper())
    # The web server's own line for each request holds the whole address.
    logging.getLogger("uvicorn.access").disabled = True


def _formatter(terminal: bool, log_queries: bool) -> logging.Formatter:
    def in_order(_: Any, __: str, event: MutableMapping[str, Any]) -> dict[str, Any]:
        first = {name: event.pop(name) for name in ("time", "level", "event")}
        # The web server's sentence once more, in colours; and what Ray adds to every line.
        for name in ("color_message", "_ray_timestamp_ns"):
            event.pop(name, None)
        raised = event.pop("exc_info", None)
        if raised and raised[1] is not None:
            event["exception"] = "".join(_traceback(raised[1], log_queries)).rstrip()
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
            in_order,
            last,
        ],
    )


def _traceback(error: BaseException, with_message: bool) -> Iterator[str]:
    """Where an error was raised and what led to it; its message may quote what was asked."""
    if with_message:
        yield from traceback.format_exception(error)
        return
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from _traceback(before, with_message)
        yield "which led to\n"
    yield from traceback.format_tb(error.__traceback__)
    yield f"{type(error).__module__}.{type(error).__qualname__}\n"
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions:
            yield "of which one is\n"
            yield from _traceback(part, with_message)
