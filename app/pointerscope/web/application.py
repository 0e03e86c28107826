"""The FastAPI application: routes, static files and middleware."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from anyio import to_thread
from fastapi import FastAPI
from fastapi.concurrency import run_in_threadpool
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipResponder, IdentityResponder
from starlette.templating import Jinja2Templates
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pointerscope import __version__
from pointerscope.core.settings import ANYONE, RESOURCES, STATIC, Settings
from pointerscope.mobility.prepared import DataSetCatalogue
from pointerscope.network.registry import Registry
from pointerscope.publishing.templates import FILTERS, GLOBALS
from pointerscope.serving.batching import BatchTracer, Engine
from pointerscope.serving.explanation_service import ExplanationService
from pointerscope.serving.fair_queue import FairQueue
from pointerscope.serving.heavy_work import HeavyWork
from pointerscope.serving.lru_cache import LRUCache
from pointerscope.serving.metrics import ServerMetrics
from pointerscope.web import (
    api,
    assignments,
    browser_engine,
    data,
    data_pages,
    explain_batch,
    insight_comparison,
    insight_histories,
    insight_tables,
    insights,
    lessons,
    life,
    oembed,
    offline,
    pages,
    pictures,
    rooms,
    service_worker,
    slides,
    status,
    uploads,
    walkthrough,
)
from pointerscope.web.accepted_connections import ConnectionStarts
from pointerscope.web.admission import AdmissionQueue
from pointerscope.web.arriving_files import ArrivingFiles
from pointerscope.web.body_drain import BodyDrain
from pointerscope.web.body_limit import BodyLimit
from pointerscope.web.client_tokens import ClientTokens
from pointerscope.web.client_usage import ClientUsage
from pointerscope.web.data_access import AccessToken
from pointerscope.web.description import add_description
from pointerscope.web.embed_files import (
    allowed_scripts,
    embed_head,
    embed_start,
    theme_script,
)
from pointerscope.web.error_responses import UnexpectedErrors, add_error_handlers
from pointerscope.web.fragments import Fragments
from pointerscope.web.link_previews import link_preview
from pointerscope.web.local_histories import LocalHistories
from pointerscope.web.memory_release import release_memory
from pointerscope.web.paced_starts import PacedStarts
from pointerscope.web.private_models import PrivateModels, seal
from pointerscope.web.proxies import AllowedHosts, RootPath, TrustedProxies
from pointerscope.web.readiness import Readiness
from pointerscope.web.request_log import RequestLog
from pointerscope.web.request_memory import RequestMemory
from pointerscope.web.response_cache import ResponseCache
from pointerscope.web.responses import accepts_gzip
from pointerscope.web.slash_redirect import SlashRedirect
from pointerscope.web.static import VersionedStaticFiles
from pointerscope.web.unread_answers import UnreadAnswers
from pointerscope.web.unread_bytes import UnreadBytes
from pointerscope.web.url_limit import UrlLimit
from pointerscope.web.urls import is_data_api, is_embed, route_path

_DESCRIPTION = """
See inside a pointer-generator transformer that predicts where a person goes next: the
self-attention of every head, the pointer, the gate, and the blend of copying and generating.
All numbers of a response come from one forward pass of the requested model. Errors are
`application/problem+json` (RFC 9457).
"""

_ROUTERS = (
    api.query_router,  # before routes for browsers, which ask less often than programs
    api.router,
    explain_batch.router,
    browser_engine.router,
    uploads.router,
    insights.router,
    insight_histories.router,
    insight_comparison.router,
    insight_tables.router,
    walkthrough.router,
    offline.router,
    lessons.router,
    assignments.router,
    oembed.router,
    slides.router,
    rooms.router,
    data.access_router,
    data.router,
    api.health_router,
    status.router,
    pictures.router,
    offline.scripts,
    service_worker.router,
    life.router,
    lessons.pages,
    assignments.pages,
    insights.pages,
    insight_comparison.pages,
    walkthrough.pages,
    slides.pages_router,
    rooms.pages,
    data_pages.router,
    status.pages,
    pages.router,
)
_CROSS_ORIGIN_PATHS = (
    "/api/",
    "/embed/",
    "/static/",
    "/openapi.json",
    "/pointer-view.js",
    "/pointer-reveal.js",
)
_OWN_PATHS = ("/api/rooms",)  # votes are cast on this application's own pages
_CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"
)
_MIN_COMPRESSED = 1_000  # bytes
_CHECK_MODELS_AFTER = 0.1  # seconds; the server listens by then


def create_app(settings: Settings | None = None, engine: Engine | None = None) -> FastAPI:
    """Return the application; it opens no model yet.

    Args:
        settings: the settings; read from the environment by default.
        engine: the engine for forward passes; a thread of this process by default.
    """
    settings = settings or Settings()
    app = FastAPI(
        title="PointerScope",
        version=__version__,
        description=_DESCRIPTION,
        redirect_slashes=False,
        openapi_url=None,  # see `add_description`
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan,
        # The server has metrics of its own, and nobody else is told of what people ask.
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    static = VersionedStaticFiles(STATIC)
    templates = Jinja2Templates(RESOURCES / "templates")
    templates.env.globals |= GLOBALS | {
        "root": f"{settings.root_path}/",
        "static": f"{settings.root_path}/static/{static.version}",
        "frame_origins": settings.frame_origins,
        "link_preview": link_preview,
        "embed_head": embed_head,
        "embed_start": embed_start,
        "theme_script": theme_script,
        "once_for": Fragments(),
        "rooms": settings.rooms,
        "data_page": settings.data_page,
    }
    templates.env.filters |= FILTERS
    app.state.settings = settings
    app.state.is_out_of_memory = False
    app.state.catalogue = DataSetCatalogue(settings.data)
    app.state.registry = Registry(
        settings.models, settings.max_loaded_models, settings.model_recheck_seconds
    )
    metrics = app.state.metrics = ServerMetrics()
    cache = LRUCache(settings.cache_bytes, metrics)
    engine = engine or BatchTracer(settings.max_batch_size, settings.threads, metrics)
    app.state.engine = engine
    app.state.explanations = ExplanationService(
        engine, cache, metrics, settings.request_timeout_seconds
    )
    app.state.response_cache = ResponseCache(cache, metrics)
    app.state.heavy_work = HeavyWork(
        settings.max_concurrent_exports,
        settings.request_timeout_seconds,
        settings.max_work_bytes,
    )
    app.state.readiness = Readiness(app.state.registry, app.state.explanations, engine, metrics)
    app.state.request_rate = status.RequestRate()
    app.state.local_histories = LocalHistories(settings.data, settings.list_people)
    secret = _client_secret(settings)
    app.state.client_tokens = ClientTokens(secret)
    app.state.access_token = AccessToken(settings.access_token, secret)
    app.state.client_usage = ClientUsage()
    app.state.unread_bytes = UnreadBytes()
    app.state.request_memory = RequestMemory(
        max(settings.max_pending_body_bytes, 2 * settings.max_body_bytes)
    )
    app.state.unread_answers = UnreadAnswers()
    app.state.long_bodies = FairQueue(1)
    app.state.arriving_files = ArrivingFiles()
    app.state.pictures = pictures.PreviewPictures()
    app.state.rooms = rooms.ServedRooms(settings)
    served_data = app.state.data_page = data.ServedData(settings)
    app.state.private_models = PrivateModels(
        served_data.projects, settings.model_recheck_seconds, metrics
    )
    app.state.templates = templates
    app.mount("/static", static)  # first, because most requests are for static files
    # Not by `include_router`, whose routes within routes take a tenth of the time of a request.
    for router in _ROUTERS:
        app.router.routes.extend(router.routes)
    app.router.default = SlashRedirect(app.router)
    add_error_handlers(app)
    add_description(app)
    # A request passes the middleware in reverse order: the last one added comes first.
    app.add_middleware(
        AdmissionQueue,
        max_requests=settings.max_requests,
        max_concurrent=settings.max_concurrent_requests,
        max_threads=settings.max_concurrent_threads,
        timeout_seconds=settings.request_timeout_seconds,
        tokens=app.state.client_tokens,
        usage=app.state.client_usage,
        unread=app.state.unread_bytes,
        metrics=metrics,
    )
    app.add_middleware(
        BodyLimit,
        max_bytes=settings.max_body_bytes,
        max_upload_bytes=settings.max_upload_bytes,
        max_data_bytes=settings.max_data_bytes,
        timeout_seconds=settings.body_timeout_seconds,
        memory=app.state.request_memory,
    )
    app.add_middleware(CompressResponses)
    app.add_middleware(UrlLimit)
    app.add_middleware(UnexpectedErrors)
    app.add_middleware(CrossOriginAccess, origins=settings.cors_origins)
    app.add_middleware(AllowedHosts, hosts=settings.allowed_hosts)
    app.add_middleware(SecurityHeaders, frame_origins=settings.frame_origins)
    app.add_middleware(PacedStarts, tokens=app.state.client_tokens)
    app.add_middleware(RequestLog, metrics=metrics, log_queries=settings.log_queries)
    app.add_middleware(HeadAsGet)
    app.add_middleware(RootPath, root=settings.root_path)
    app.add_middleware(TrustedProxies, trusted=settings.trusted_proxies)
    app.add_middleware(BodyDrain, timeout_seconds=settings.body_timeout_seconds)
    return app


def _client_secret(settings: Settings) -> bytes:
    secret = settings.client_secret
    return secrets.token_bytes() if secret is None else secret.get_secret_value().encode()


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
    # Requests that wait in a thread for an explanation must not take the threads of pages.
    to_thread.current_default_thread_limiter().total_tokens += (
        app.state.settings.max_concurrent_requests
    )
    if app.state.settings.data_page:
        await run_in_threadpool(app.state.data_page.projects.remove_abandoned)
    readiness: Readiness = app.state.readiness
    start = asyncio.get_running_loop().call_later(_CHECK_MODELS_AFTER, readiness.begin)
    tasks = [
        asyncio.create_task(release_memory()),
        asyncio.create_task(app.state.metrics.publish_often()),
    ]
    yield {
        "body_timeout_seconds": app.state.settings.body_timeout_seconds,
        "request_memory": app.state.request_memory,
        "unread_bytes": app.state.unread_bytes,
        "connection_starts": ConnectionStarts(),
    }
    start.cancel()
    for task in tasks:
        task.cancel()
    app.state.rooms.close()
    app.state.data_page.end_streams()
    await run_in_threadpool(readiness.stop)
    app.state.engine.close()
    app.state.metrics.publish()
    await run_in_threadpool(app.state.heavy_work.close)
    await run_in_threadpool(app.state.pictures.close)


class SecurityHeaders:
    """Adds headers that forbid inline scripts, other hosts, and frames except for embeds.

    The inline scripts of `embed_files` are allowed by their hashes. A page may bring a policy of
    its own.
    """

    def __init__(self, app: ASGIApp, frame_origins: tuple[str, ...]) -> None:
        self._app = app
        # Even "*" would exclude pages opened from a disk, so anyone is allowed by saying nothing.
        allowed = " ".join(("'self'", *frame_origins))
        ancestors = "" if ANYONE in frame_origins else f"; frame-ancestors {allowed}"
        policy = _CONTENT_SECURITY_POLICY
        self._embed = f"{policy}; {allowed_scripts(embed=True)}{ancestors}".encode()
        # Only a room frames pages, and they are its own.
        own = "frame-ancestors 'self'"
        self._page = f"{policy}; {allowed_scripts(embed=False)}; {own}".encode()
        self._other = f"{policy}; {own}".encode()  # shorter, for there are many files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add headers to its response."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = seal(scope, message)
                own = dict(message["headers"])
                media_type = own.get(b"content-type", b"text/html")  # of 304, maybe for a page
                is_page = media_type.startswith(b"text/html")
                policy = self._page if is_page else self._other
                added = (
                    (b"content-security-policy", self._embed if is_embed(scope) else policy),
                    (b"x-content-type-options", b"nosniff"),
                    (b"referrer-policy", b"same-origin"),
                )
                missing = [header for header in added if header[0] not in own]
                message["headers"] = [*message["headers"], *missing]
            await send(message)

        await self._app(scope, receive, with_headers)


class HeadAsGet:
    """Responds to HEAD as to GET, without the body.

    The response of a stream, whose length nobody knows, ends at once. To the stream it then looks
    as if its client had left.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, HEAD as GET."""
        is_stream = is_complete = False

        async def without_body(message: Message) -> None:
            nonlocal is_stream, is_complete
            if is_complete:
                return
            if message["type"] == "http.response.start":
                is_stream = b"content-length" not in dict(message["headers"])
            else:
                more = message.get("more_body", False) and not is_stream
                message = {**message, "body": b"", "more_body": more}
                is_complete = not more
            await send(message)

        if scope.get("method") == "HEAD":
            await self._app({**scope, "method": "GET"}, receive, without_body)
        else:
            await self._app(scope, receive, send)


class CrossOriginAccess:
    """Lets other origins read the API, embeds and static modules, without credentials.

    An embed in a sandboxed frame is of another origin than its own server.
    """

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self._app = app
        self._with_cors = CORSMiddleware(
            app, allow_origins=origins, allow_methods=["GET", "POST"], allow_headers=["*"]
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, with CORS headers for paths that other origins may read."""
        path = route_path(scope)
        is_own = path.startswith(_OWN_PATHS) or is_data_api(scope)
        is_allowed = path.startswith(_CROSS_ORIGIN_PATHS) and not is_own
        await (self._with_cors if is_allowed else self._app)(scope, receive, send)


class CompressResponses:
    """Compresses responses to GET, except static files, which have their own compression.

    Responses to POST go to programs, mostly on fast networks, where compressing takes longer than
    it saves.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and compress its response if it is a GET."""
        app = self._app
        if scope.get("method") == "GET" and not route_path(scope).startswith("/static/"):
            if accepts_gzip(scope):
                app = GZipResponder(app, _MIN_COMPRESSED, compresslevel=4)
            else:
                app = IdentityResponder(app, _MIN_COMPRESSED)
        await app(scope, receive, send)
