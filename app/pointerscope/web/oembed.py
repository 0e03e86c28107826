"""oEmbed 1.0 (oembed.com): embed codes for links to this server."""

import asyncio
from html import escape
from typing import Annotated, Literal

from fastapi import APIRouter, Request
from fastapi import Query as Parameter
from fastapi.concurrency import run_in_threadpool
from pydantic import BaseModel, Field
from starlette.responses import Response
from starlette.types import Message

from pointerscope.core.problems import Problem
from pointerscope.web.error_responses import PROBLEM_RESPONSES, problem_response
from pointerscope.web.link_previews import OEMBED, EmbedTarget, find_embed
from pointerscope.web.pictures import HEIGHT as PICTURE_HEIGHT
from pointerscope.web.pictures import WIDTH as PICTURE_WIDTH
from pointerscope.web.pictures import fitting_width, height_for
from pointerscope.web.responses import conditional_response, etag, json_bytes
from pointerscope.web.urls import root_path_of, server_url

router = APIRouter(responses=PROBLEM_RESPONSES, tags=["server"])

# Pixels.
_WIDTH, _HEIGHT = 960, 540
_MIN_WIDTH, _MIN_HEIGHT = 240, 180
_MAX_WIDTH, _MAX_HEIGHT = 1920, 1080
_CACHE_AGE = 86_400  # seconds


class OEmbed(BaseModel):
    """An embed code for a page of this server."""

    version: Literal["1.0"] = "1.0"
    type: Literal["rich"] = "rich"
    provider_name: str = "PointerScope"
    provider_url: str
    title: str
    html: str = Field(description="An iframe of the size below.")
    width: int
    height: int
    thumbnail_url: str | None = Field(
        None, description="A picture within the limits; absent if there is none that small."
    )
    thumbnail_width: int | None = None
    thumbnail_height: int | None = None
    cache_age: int = Field(_CACHE_AGE, description="Seconds.")


@router.get(
    OEMBED,
    summary="The embed code of a link (oEmbed)",
    response_model=OEmbed,
    responses={501: PROBLEM_RESPONSES[404] | {"description": "The only format is JSON."}},
)
async def oembed(
    request: Request,
    url: Annotated[
        str,
        Parameter(
            description="The URL of a page of this server, or its path and query.",
            examples=["/explore/town"],
        ),
    ],
    maxwidth: Annotated[int | None, Parameter(ge=1, description="Pixels.")] = None,
    maxheight: Annotated[int | None, Parameter(ge=1, description="Pixels.")] = None,
    format: Annotated[str, Parameter(description="`json`, the only format.")] = "json",
) -> Response:
    """An iframe with the view or lesson of a page, for sites that show previews of links."""
    if format != "json":
        return problem_response(
            request, 501, [Problem("format", "This format is not available. Send format=json.")]
        )
    target = await run_in_threadpool(find_embed, request, url)
    if target is None or not await _can_be_shown(request, target):
        message = (
            "This server has no embed for that URL. Send the URL of an embed, a lesson or the page "
            "of a model."
        )
        return problem_response(request, 404, [Problem("url", message)])
    embed_code = _embed_code(server_url(request), target, maxwidth, maxheight)
    content = embed_code.model_dump(exclude_none=True)
    return conditional_response(request, etag("oembed", content), lambda: json_bytes(content))


def _embed_code(
    server: str, target: EmbedTarget, maxwidth: int | None, maxheight: int | None
) -> OEmbed:
    width, height = _size(maxwidth, maxheight)
    html = (
        f'<iframe src="{escape(server + target.url)}" title="{escape(target.title)}" '
        f'width="{width}" height="{height}" style="border: 0" loading="lazy" '
        "allowfullscreen></iframe>"
    )
    embed_code = OEmbed(
        provider_url=f"{server}/", title=target.title, html=html, width=width, height=height
    )
    # By the oEmbed specification the limits apply to the thumbnail too.
    max_width, max_height = maxwidth or PICTURE_WIDTH, maxheight or PICTURE_HEIGHT
    thumbnail_width = fitting_width(min(max_width, max_height * PICTURE_WIDTH // PICTURE_HEIGHT))
    picture = target.picture_url(thumbnail_width)
    if picture is None:
        return embed_code
    return embed_code.model_copy(
        update={
            "thumbnail_url": server + picture,
            "thumbnail_width": thumbnail_width,
            "thumbnail_height": height_for(thumbnail_width),
        }
    )


def _size(maxwidth: int | None, maxheight: int | None) -> tuple[int, int]:
    """Return width and height of a frame in pixels, 16:9 if the limits leave room.

    Limits below the size that a view needs are still respected, for narrow columns.
    """
    if maxwidth is None and maxheight is None:
        return _WIDTH, _HEIGHT
    max_width = min(maxwidth or _MAX_WIDTH, _MAX_WIDTH)
    max_height = min(maxheight or _MAX_HEIGHT, _MAX_HEIGHT)
    width = min(max_width, max(_MIN_WIDTH, round(max_height * 16 / 9)))
    return width, min(max_height, max(_MIN_HEIGHT, round(width * 9 / 16)))


async def _can_be_shown(request: Request, target: EmbedTarget) -> bool:
    """Return whether the embed and its selected options work.

    Both are requested as a reader's browser will request them.
    """
    if not await _succeeds(request, target.path, target.query):
        return False
    path, _, query = target.figure_url.partition("?")
    return not path or await _succeeds(request, path, query)


async def _succeeds(request: Request, route: str, query: str) -> bool:
    """Return whether this server responds to a path with 200."""
    root = root_path_of(request.scope)
    path = f"{root}{route}"
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "scheme": request.scope["scheme"],
        "path": path,
        "raw_path": path.encode(),
        "root_path": root,
        "query_string": query.encode(),
        "headers": [(b"host", request.headers.get("host", "").encode("latin-1"))],
        "server": request.scope.get("server"),
        "client": request.scope.get("client"),
        "state": {"turn": request.state.turn},  # it is part of this request
    }
    statuses: list[int] = []

    messages = iter([{"type": "http.request", "body": b"", "more_body": False}])
    disconnect = asyncio.Event()  # never set, because there is no client that could disconnect

    async def receive() -> Message:
        if (message := next(messages, None)) is None:
            await disconnect.wait()
        return message or {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    await request.app(scope, receive, send)
    return statuses == [200]
