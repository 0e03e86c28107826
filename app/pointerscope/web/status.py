"""How the server does: for Prometheus, for whoever balances loads, and for people."""

from __future__ import annotations

import math
import time
from collections import deque
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from pointerscope import __version__
from pointerscope.core.problems import Problem
from pointerscope.core.settings import Settings
from pointerscope.serving.metrics import CONTENT_TYPE
from pointerscope.web import schemas
from pointerscope.web.error_responses import PROBLEMS, problem
from pointerscope.web.responses import json_bytes

if TYPE_CHECKING:
    from starlette.templating import Jinja2Templates

    from pointerscope.serving.metrics import Measures
    from pointerscope.web.readiness import Readiness

router = APIRouter()
pages = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

_RECENT = 60.0  # seconds that count as now
_APART = 1.0  # seconds between what is remembered, however often somebody asks
_FRESH = {"cache-control": "no-store"}


class Rate:
    """Requests a minute, from what was read in the last minute."""

    def __init__(self) -> None:
        self._read: deque[tuple[float, int]] = deque()

    def of(self, requests: int, seconds: float, now: float) -> float:
        """The rate now; that since the start where nobody has asked for a minute.

        Args:
            requests: since the start.
            seconds: since the start.
            now: on a clock that is never set.
        """
        while self._read and now - self._read[0][0] > _RECENT:
            self._read.popleft()
        began, before = self._read[0] if self._read else (now - seconds, 0)
        if not self._read or now - self._read[-1][0] >= _APART:
            self._read.append((now, requests))
        return 60 * max(0, requests - before) / max(_APART, now - began)


@router.get(
    "/metrics",
    summary="Everything measured, for Prometheus",
    response_class=PlainTextResponse,
)
async def metrics(request: Request) -> Response:
    """Counts, sizes and durations of all workers, in Prometheus's text format."""
    measures: Measures = request.app.state.measures
    return Response(measures.text(), headers=_FRESH, media_type=CONTENT_TYPE)


@router.get(
    "/readyz",
    summary="Whether readers can be sent here",
    response_model=schemas.Ready,
    responses={503: PROBLEMS[404]},
)
async def readyz(request: Request) -> Response:
    """200 once every model was opened and asked, 503 before, and while the server stops."""
    readiness: Readiness = request.app.state.readiness
    if readiness.problem is None:
        models = [asdict(checked) for checked in readiness.checked]
        content = json_bytes({"status": "ready", "models": models})
        return Response(content, headers=_FRESH, media_type="application/json")
    failed = [
        Problem(f"models.{checked.model}", checked.reason)
        for checked in readiness.checked
        if checked.reason
    ]
    found = [Problem("", readiness.problem), *failed]
    return problem(request, 503, found, {**_FRESH, "retry-after": "1"})


@router.get("/api/status", summary="How the server does", response_model=schemas.ServerStatus)
async def status(request: Request) -> Response:
    """What the status page shows, and what `/metrics` counts, in a few numbers."""
    content = _status(request).model_dump_json()
    return Response(content, headers=_FRESH, media_type="application/json")


@pages.get("/status")
async def status_page(request: Request) -> HTMLResponse:
    """How the server does, for people."""
    templates: Jinja2Templates = request.app.state.templates
    context = {"status": _status(request), "now": datetime.now(UTC)}
    return templates.TemplateResponse(request, "status.html", context, headers=_FRESH)


def _status(request: Request) -> schemas.ServerStatus:
    state = request.app.state
    reading = state.measures.reading()
    routes = [asdict(row) for row in reading.routes]
    started = datetime.fromtimestamp(reading.started, UTC)
    seconds = max(0.0, time.time() - reading.started)
    return schemas.ServerStatus(
        version=__version__,
        problem=state.readiness.problem,
        started=started,
        workers=reading.workers,
        requests_per_minute=state.rate.of(
            sum(row.requests for row in reading.routes), seconds, time.monotonic()
        ),
        waiting=reading.waiting,
        under_way=reading.under_way,
        refused=dict(reading.refused),
        routes=[schemas.RouteStatus(**row) for row in routes],
        batches=[
            schemas.BatchStatus(
                most=None if math.isinf(row.most) else int(row.most), passes=row.passes
            )
            for row in reading.batches
        ],
        asked=[schemas.ModelStatus(**asdict(row)) for row in reading.models],
        kept_entries=reading.kept_entries,
        kept_bytes=reading.kept_bytes,
        most_kept_bytes=state.settings.kept_bytes * reading.workers,
        bodies_kept=reading.bodies_kept,
        bodies_made=reading.bodies_made,
        models=[schemas.CheckedModel(**asdict(row)) for row in state.readiness.checked],
        limits=_limits(state.settings),
    )


def _limits(settings: Settings) -> list[schemas.LimitInForce]:
    """Every setting that is a number; the others say who may come, and where things lie."""
    prefix = Settings.model_config["env_prefix"]
    values = {name: getattr(settings, name) for name in Settings.model_fields}
    return [
        schemas.LimitInForce(
            name=f"{prefix}{name.upper()}",
            value=value,
            description=Settings.model_fields[name].description or "",
        )
        for name, value in values.items()
        if isinstance(value, int | float) and not isinstance(value, bool)
    ]
