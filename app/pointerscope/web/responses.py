"""Pages, JSON responses, weak ETags, and cached bodies."""

import hashlib
import re
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any
from urllib.parse import quote

import orjson
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.templating import Jinja2Templates
from starlette.types import Scope

from pointerscope import __version__
from pointerscope.web.response_cache import ResponseCache

NO_STORE = {"cache-control": "no-store"}
FOREVER = "public, max-age=31536000, immutable"
_WEIGHT_OF_NOTHING = re.compile(r"q=0(\.0*)?")


def json_bytes(content: Any) -> bytes:
    """Return content as JSON; NumPy arrays become lists."""
    return orjson.dumps(content, option=orjson.OPT_SERIALIZE_NUMPY)


def render_page(request: Request, template: str, **context: object) -> HTMLResponse:
    """Render a page."""
    templates: Jinja2Templates = request.app.state.templates
    return templates.TemplateResponse(request, template, context)


def etag(*parts: object) -> str:
    """Return a weak ETag of everything that a response depends on, and of the version."""
    digest = hashlib.blake2b(repr((__version__, parts)).encode(), digest_size=12)
    return f'W/"{digest.hexdigest()}"'


def conditional_response(
    request: Request,
    tag: str,
    make: Callable[[], bytes],
    media_type: str = "application/json",
) -> Response:
    """Return a response with its ETag, or 304 if the client has it already."""
    headers = {"etag": tag, "cache-control": "no-cache"}
    if is_not_modified(request, tag):
        return Response(status_code=304, headers=headers)
    return Response(make(), headers=headers, media_type=media_type)


async def download_response(
    request: Request,
    tag: str,
    name: str,
    make: Callable[[], Awaitable[bytes]],
    media_type: str = "text/html",
) -> Response:
    """Return a file to be saved under a name, or 304 if the client has it already."""
    headers = {"etag": tag, "cache-control": "no-cache", **attachment(name)}
    if is_not_modified(request, tag):
        return Response(status_code=304, headers=headers)
    return Response(await make(), headers=headers, media_type=media_type)


def attachment(name: str) -> dict[str, str]:
    """Return the header of a file to be saved under a name (RFC 6266).

    Of a name with other letters than ASCII, old clients read what is left without them.
    """
    plain = "".join(sign for sign in name if " " <= sign <= "~" and sign not in '"%\\')
    written = f'attachment; filename="{plain}"'
    if plain != name:
        written += f"; filename*=utf-8''{quote(name, safe='', errors='replace')}"
    return {"content-disposition": written}


async def cached_response(
    request: Request,
    tag: str,
    prepare: Callable[[], Awaitable[Callable[[], bytes]]],
    slot: AbstractAsyncContextManager[object] | None = None,
) -> Response:
    """Return a JSON response whose body is cached for equal requests.

    Args:
        request: the request.
        tag: ETag of the response.
        prepare: awaited if the body is not cached; returns the function that makes the body in a
            thread.
        slot: as in `ResponseCache.get_or_compute`.
    """
    headers = {"etag": tag, "cache-control": "no-cache"}
    if is_not_modified(request, tag):
        return Response(status_code=304, headers=headers)
    return await _with_cached_body(request, tag, prepare, headers, "application/json", slot)


async def immutable_response(request: Request, tag: str, make: Callable[[], bytes]) -> Response:
    """Return binary content that never changes under its address; `make` runs in a thread."""

    async def prepare() -> Callable[[], bytes]:
        return make

    headers = {"etag": tag, "cache-control": FOREVER}
    if is_not_modified(request, tag):
        return Response(status_code=304, headers=headers)
    return await _with_cached_body(request, tag, prepare, headers, "application/octet-stream")


async def cached_page(
    request: Request,
    make: Callable[[], bytes],
    version: str = "",
    media_type: str = "text/html",
) -> Response:
    """Return a page that depends on nothing but its address, with a body cached by this worker.

    Args:
        request: the request.
        make: makes the body in a thread.
        version: of what else the page depends on.
        media_type: of the page.
    """

    async def prepare() -> Callable[[], bytes]:
        return make

    scope = request.scope
    address = (request.headers.get("host"), scope["scheme"], scope["root_path"], scope["path"])
    tag = etag("page", address, request.url.query, version)
    return await _with_cached_body(request, tag, prepare, {}, media_type)


async def _with_cached_body(
    request: Request,
    tag: str,
    prepare: Callable[[], Awaitable[Callable[[], bytes]]],
    headers: dict[str, str],
    media_type: str,
    slot: AbstractAsyncContextManager[object] | None = None,
) -> Response:
    cache: ResponseCache = request.app.state.response_cache
    compressed = accepts_gzip(request.scope)
    body = await cache.get_or_compute(tag, compressed, prepare, slot)
    headers["vary"] = "accept-encoding"
    if compressed:
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=media_type)


def accepts_gzip(scope: Scope) -> bool:
    """Return whether a client accepts gzip, by RFC 9110: by name or as `*`, and not with q=0."""
    sent = b",".join(value for name, value in scope["headers"] if name == b"accept-encoding")
    accepted = dict[str, bool]()
    for part in sent.decode("latin-1").lower().split(","):
        coding, *parameters = map(str.strip, part.split(";"))
        accepted[coding.removeprefix("x-")] = not any(map(_WEIGHT_OF_NOTHING.fullmatch, parameters))
    return accepted.get("gzip", accepted.get("*", False))


def is_not_modified(request: Request, tag: str) -> bool:
    """Return whether the client has this ETag, by the weak comparison of RFC 9110."""
    sent = ",".join(request.headers.getlist("if-none-match")).split(",")
    matching = {tag.removeprefix("W/"), "*"}
    return request.method == "GET" and not matching.isdisjoint(
        part.strip().removeprefix("W/") for part in sent
    )
