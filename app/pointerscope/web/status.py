"""The state of the server: for Prometheus, for load balancers, and for people."""

from __future__ import annotations

import math
import time
from collections import deque
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request
from fastapi.concurrency import run_in_threadpool
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from pointerscope import __version__
from pointerscope.core.plugins import load_plugins
from pointerscope.core.problems import Problem
from pointerscope.core.settings import Settings, environment_variable
from pointerscope.serving.metrics import CONTENT_TYPE, ServerMetrics
from pointerscope.web import schemas
from pointerscope.web.data_access import has_access_token
from pointerscope.web.error_responses import PROBLEM_RESPONSES, problem_response
from pointerscope.web.readiness import Readiness
from pointerscope.web.responses import NO_STORE, json_bytes

if TYPE_CHECKING:
    from starlette.templating import Jinja2Templates

router = APIRouter(tags=["server"])
pages = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

_WINDOW = 60.0  # seconds over which the rate is measured
_MIN_INTERVAL = 1.0  # seconds between two stored readings
_MAX_CLIENTS = 5


class RequestRate:
    """The number of requests per minute, measured over the last minute."""

    def __init__(self) -> None:
        self._readings: deque[tuple[float, int]] = deque()

    def per_minute(self, requests: int, seconds: float, now: float) -> float:
        """Return the current rate; the mean since the start without a reading of the last minute.

        Args:
            requests: number of requests since the start.
            seconds: seconds since the start.
            now: time on a monotonic clock.
        """
        while self._readings and now - self._readings[0][0] > _WINDOW:
            self._readings.popleft()
        began, before = self._readings[0] if self._readings else (now - seconds, 0)
        if not self._readings or now - self._readings[-1][0] >= _MIN_INTERVAL:
            self._readings.append((now, requests))
        return 60 * max(0, requests - before) / max(_MIN_INTERVAL, now - began)


@router.get(
    "/metrics",
    summary="Metrics for Prometheus",
    response_class=PlainTextResponse,
)
def metrics(request: Request) -> Response:
    """The metrics of all workers, in Prometheus's text format."""
    server_metrics: ServerMetrics = request.app.state.metrics
    return Response(server_metrics.prometheus_text(), headers=NO_STORE, media_type=CONTENT_TYPE)


@router.get(
    "/readyz",
    summary="Whether the server is ready",
    response_model=schemas.Ready,
    responses={503: PROBLEM_RESPONSES[404]},
)
async def readyz(request: Request) -> Response:
    """200 once a model has explained a query; 503 before, and while the server stops."""
    readiness: Readiness = request.app.state.readiness
    if readiness.problem is None:
        models = [asdict(check) for check in readiness.checked]
        content = json_bytes({"status": "ready", "models": models})
        return Response(content, headers=NO_STORE, media_type="application/json")
    failed = [
        Problem(f"models.{check.model}", check.reason)
        for check in readiness.checked
        if check.reason
    ]
    problems = [Problem("", readiness.problem), *failed]
    return problem_response(request, 503, problems, {**NO_STORE, "retry-after": "1"})


@router.get("/api/status", summary="The state of the server", response_model=schemas.ServerStatus)
async def status(request: Request) -> Response:
    """The numbers of the status page, a summary of `/metrics`."""
    content = (await _status(request)).model_dump_json()
    return Response(content, headers=NO_STORE, media_type="application/json")


@pages.get("/status")
async def status_page(request: Request) -> HTMLResponse:
    """The status page."""
    templates: Jinja2Templates = request.app.state.templates
    context = {"status": await _status(request), "now": datetime.now(UTC)}
    return templates.TemplateResponse(request, "status.html", context, headers=NO_STORE)


async def _status(request: Request) -> schemas.ServerStatus:
    state = request.app.state
    # In a thread, because it reads the files of all workers.
    snapshot = await run_in_threadpool(state.metrics.snapshot)
    routes = [asdict(row) for row in snapshot.routes]
    started = datetime.fromtimestamp(snapshot.started, UTC)
    seconds = max(0.0, time.time() - snapshot.started)
    return schemas.ServerStatus(
        version=__version__,
        problem=state.readiness.problem,
        started=started,
        workers=snapshot.workers,
        requests_per_minute=state.request_rate.per_minute(
            sum(row.requests for row in snapshot.routes), seconds, time.monotonic()
        ),
        waiting=snapshot.waiting,
        running=snapshot.running,
        refused=dict(snapshot.rejected),
        routes=[schemas.RouteStatus(**row) for row in routes],
        batches=[
            schemas.BatchStatus(
                max_size=None if math.isinf(row.max_size) else int(row.max_size), passes=row.passes
            )
            for row in snapshot.batches
        ],
        explanations=[schemas.ModelStatus(**asdict(row)) for row in snapshot.models],
        cache_entries=snapshot.cached_entries,
        cache_bytes=snapshot.cached_bytes,
        max_cache_bytes=state.settings.cache_bytes * snapshot.workers,
        responses_cached=snapshot.responses_cached,
        responses_computed=snapshot.responses_computed,
        models=[schemas.CheckedModel(**asdict(row)) for row in state.readiness.checked],
        checking=not state.readiness.is_complete,
        plugins=[
            schemas.PluginStatus(
                name=plugin.name, origin=plugin.origin, problems=list(plugin.problems)
            )
            for plugin in load_plugins()
        ],
        clients=_heaviest_clients(request),
        limits=_limits(state.settings),
    )


def _heaviest_clients(request: Request) -> list[schemas.ClientStatus]:
    """Return the clients that took the most time; their addresses need the access token."""
    state = request.app.state
    shows_addresses = has_access_token(request)
    return [
        schemas.ClientStatus(
            name=state.client_tokens.name(client),
            address=client.address if shows_addresses else None,
            seconds=usage.seconds,
            requests=usage.requests,
        )
        for client, usage in state.client_usage.heaviest(_MAX_CLIENTS)
    ]


def _limits(settings: Settings) -> list[schemas.LimitInForce]:
    """Return the settings that are numbers; the others are addresses, paths and switches."""
    values = {name: getattr(settings, name) for name in Settings.model_fields}
    return [
        schemas.LimitInForce(
            name=environment_variable(name),
            value=value,
            description=Settings.model_fields[name].description or "",
        )
        for name, value in values.items()
        if isinstance(value, int | float) and not isinstance(value, bool)
    ]
