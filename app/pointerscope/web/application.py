"""The application: routes, static files, and what every answer passes through."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from anyio import to_thread
from fastapi import FastAPI
from fastapi.concurrency import run_in_threadpool
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.templating import Jinja2Templates

from pointerscope import __version__
from pointerscope.core.settings import ANYONE, RESOURCES, Settings
from pointerscope.mobility.prepared import Catalogue
from pointerscope.network.registry import Registry
from pointerscope.publishing.templates import FILTERS, GLOBALS
from pointerscope.serving.batching import Tracer
from pointerscope.serving.explanation_service import Answers
from pointerscope.serving.lru_cache import Kept
from pointerscope.serving.metrics import Measures
from pointerscope.web import (
    api,
    insight_comparison,
    insight_histories,
    insight_tables,
    insights,
    lessons,
    oembed,
    offline,
    pages,
    pictures,
    slides,
    status,
    uploads,
    walkthrough,
)
from pointerscope.web.admission import BodyLimit, Crowd
from pointerscope.web.body_timeout import Arrival
from pointerscope.web.description import describe
from pointerscope.web.error_responses import Unexpected, add_handlers
from pointerscope.web.link_previews import shared
from pointerscope.web.local_histories import LocalHistories
from pointerscope.web.proxies import BehindProxies, KnownHosts, UnderRoot
from pointerscope.web.readiness import Readiness
from pointerscope.web.request_log import Watching
from pointerscope.web.response_cache import Bodies
from pointerscope.web.static import VersionedStaticFiles
from pointerscope.web.url_limit import AddressLimit
from pointerscope.web.urls import is_embed, route_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from pointerscope.serving.batching import Engine

_DESCRIPTION = """
See inside a pointer-generator transformer that predicts where a person goes next: the
self-attention of every head, the pointer, the gate, and the blend of copying and generating.
Every number comes from one forward pass of the model that is asked. Errors are
`application/problem+json` (RFC 9457).
"""

_OPEN_PATHS = ("/api/", "/static/", "/openapi.json", "/pointer-view.js")
_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'"
)
_LISTENS_AFTER = 0.1  # seconds from the start of the application


def create_app(settings: Settings | None = None, engine: Engine | None = None) -> FastAPI:
    """The application, without having opened a model yet.

    Args:
        settings: from the environment if left out.
        engine: what traces queries; a thread of this process if left out.
    """
    settings = settings or Settings()
    app = FastAPI(
        title="PointerScope",
        version=__version__,
        description=_DESCRIPTION,
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan,
    )
    static = VersionedStaticFiles(RESOURCES / "static")
    templates = Jinja2Templates(RESOURCES / "templates")
    templates.env.globals |= GLOBALS | {
        "root": f"{settings.root_path}/",
        "static": f"{settings.root_path}/static/{static.version}",
        "framers": settings.framers,
        "shared": shared,
    }
    templates.env.filters |= FILTERS
    app.state.settings = settings
    app.state.catalogue = Catalogue(settings.data)
    app.state.registry = Registry(settings.models, settings.most_models, settings.fresh_seconds)
    measures = app.state.measures = Measures()
    kept = Kept(settings.kept_bytes, measures)
    engine = engine or Tracer(settings.most_batched, settings.threads, measures)
    app.state.engine = engine
    app.state.answers = Answers(engine, kept, measures, settings.query_seconds)
    app.state.bodies = Bodies(kept, measures)
    app.state.exports = asyncio.Semaphore(settings.most_exports)
    app.state.readiness = Readiness(app.state.registry, app.state.answers, measures)
    app.state.rate = status.Rate()
    app.state.local_histories = LocalHistories(settings.data, settings.list_people)
    app.state.pictures = pictures.Pictures()
    app.state.templates = templates
    app.mount("/static", static)  # first, as most requests are for these
    app.include_router(api.router, tags=["models"])
    app.include_router(uploads.router, tags=["models"])
    app.include_router(insights.router, tags=["insights"])
    app.include_router(insight_histories.router, tags=["insights"])
    app.include_router(insight_comparison.router, tags=["insights"])
    app.include_router(insight_tables.router, tags=["insights"])
    app.include_router(walkthrough.router, tags=["models"])
    app.include_router(offline.router, tags=["models"])
    app.include_router(lessons.router, tags=["lessons"])
    app.include_router(oembed.router, tags=["server"])
    app.include_router(slides.router, tags=["slides"])
    app.include_router(api.health_router, tags=["server"])
    app.include_router(status.router, tags=["server"])
    app.include_router(pictures.router)
    app.include_router(offline.scripts)
    app.include_router(lessons.pages)
    app.include_router(insights.pages)
    app.include_router(insight_comparison.pages)
    app.include_router(walkthrough.pages)
    app.include_router(slides.pages_router)
    app.include_router(status.pages)
    app.include_router(pages.router)
    add_handlers(app)
    describe(app)
    # The last one added is the first that a request meets.
    app.add_middleware(
        Crowd,
        most=settings.most_requests,
        at_once=settings.at_once,
        seconds=settings.query_seconds,
        measures=measures,
    )
    app.add_middleware(
        BodyLimit, largest=settings.largest_body, largest_upload=settings.largest_upload
    )
    app.add_middleware(Arrival, seconds=settings.arrival_seconds)
    app.add_middleware(CompressReading)
    app.add_middleware(AddressLimit)
    app.add_middleware(Unexpected)
    app.add_middleware(OpenToOrigins, origins=settings.origins)
    app.add_middleware(KnownHosts, hosts=settings.hosts)
    app.add_middleware(SecurityHeaders, framers=settings.framers)
    app.add_middleware(Watching, measures=measures, log_queries=settings.log_queries)
    app.add_middleware(HeadAsGet)
    app.add_middleware(UnderRoot, root=settings.root_path)
    app.add_middleware(BehindProxies, trusted=settings.trusted_proxies)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[dict[str, float]]:
    # What waits for an answer in a thread must not keep pages from having one.
    to_thread.current_default_thread_limiter().total_tokens += app.state.settings.at_once
    readiness: Readiness = app.state.readiness
    begun = asyncio.get_running_loop().call_later(_LISTENS_AFTER, readiness.begin)
    yield {"arrival_seconds": app.state.settings.arrival_seconds}
    begun.cancel()
    await run_in_threadpool(readiness.stop)
    app.state.engine.close()
    await run_in_threadpool(app.state.pictures.close)


class SecurityHeaders:
    """No inline scripts, nothing from other hosts, and frames for embeds alone."""

    def __init__(self, app: ASGIApp, framers: tuple[str, ...]) -> None:
        self._app = app
        # Not even "*" lets a page that was opened from a disk frame an embed; saying nothing does.
        known = " ".join(("'self'", *framers))
        named = "" if ANYONE in framers else f"; frame-ancestors {known}"
        self._embed = f"{_POLICY}{named}".encode()
        self._page = f"{_POLICY}; frame-ancestors 'none'".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and add headers to its answer."""
        added = [
            (b"content-security-policy", self._embed if is_embed(scope) else self._page),
            (b"x-content-type-options", b"nosniff"),
            (b"referrer-policy", b"same-origin"),
        ]

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *added]
            await send(message)

        await self._app(scope, receive, with_headers)


class HeadAsGet:
    """Answers HEAD as GET without the body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, a HEAD as a GET."""

        async def without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        if scope.get("method") == "HEAD":
            await self._app({**scope, "method": "GET"}, receive, without_body)
        else:
            await self._app(scope, receive, send)


class OpenToOrigins:
    """Lets pages of other origins read the API and static modules, without credentials."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self._app = app
        self._open = CORSMiddleware(
            app, allow_origins=origins, allow_methods=["GET", "POST"], allow_headers=["*"]
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, with CORS where the path is open."""
        is_open = route_of(scope).startswith(_OPEN_PATHS)
        await (self._open if is_open else self._app)(scope, receive, send)


class CompressReading:
    """Compresses what is read with GET, except files that compress themselves.

    Answers to POST are for programs near by, for which compressing costs more than sending.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._compressed = GZipMiddleware(app, minimum_size=1_000, compresslevel=4)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        reads = scope.get("method") == "GET" and not route_of(scope).startswith("/static/")
        await (self._compressed if reads else self._app)(scope, receive, send)
