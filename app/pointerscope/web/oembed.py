"""oEmbed 1.0 (oembed.com): how other sites frame what a link to this server shows."""

from __future__ import annotations

import asyncio
from html import escape
from typing import TYPE_CHECKING, Annotated, Literal

from fastapi import APIRouter, Request
from fastapi import Query as Parameter
from pydantic import BaseModel, Field
from starlette.responses import Response

from pointerscope.core.problems import Problem
from pointerscope.web.error_responses import PROBLEMS, problem
from pointerscope.web.link_previews import OEMBED, Framed, framed_by
from pointerscope.web.pictures import HEIGHT as PICTURE_HEIGHT
from pointerscope.web.pictures import WIDTH as PICTURE_WIDTH
from pointerscope.web.pictures import height_drawn, width_drawn
from pointerscope.web.responses import answer, etag, json_bytes
from pointerscope.web.urls import root_of, server_of

if TYPE_CHECKING:
    from starlette.types import Message

router = APIRouter(responses=PROBLEMS)

# Pixels.
_WIDTH, _HEIGHT = 960, 540
_LEAST_WIDTH, _LEAST_HEIGHT = 240, 180
_MOST_WIDTH, _MOST_HEIGHT = 1920, 1080
_CACHE_AGE = 86_400  # seconds


class OEmbed(BaseModel):
    """What frames a page of this server."""

    version: Literal["1.0"] = "1.0"
    type: Literal["rich"] = "rich"
    provider_name: str = "PointerScope"
    provider_url: str
    title: str
    html: str = Field(description="An iframe of the size below.")
    width: int
    height: int
    thumbnail_url: str | None = Field(
        None, description="A picture within the limits; left out where there is none so small."
    )
    thumbnail_width: int | None = None
    thumbnail_height: int | None = None
    cache_age: int = Field(_CACHE_AGE, description="Seconds.")


@router.get(
    OEMBED,
    summary="How a link is framed (oEmbed)",
    response_model=OEmbed,
    responses={501: PROBLEMS[404] | {"description": "There is no answer but JSON."}},
)
async def oembed(
    request: Request,
    url: Annotated[
        str,
        Parameter(
            description="The address of a page of this server, whole or from its path on.",
            examples=["/explore/town"],
        ),
    ],
    maxwidth: Annotated[int | None, Parameter(ge=1, description="Pixels.")] = None,
    maxheight: Annotated[int | None, Parameter(ge=1, description="Pixels.")] = None,
    format: Annotated[str, Parameter(description="`json`; there is no other.")] = "json",
) -> Response:
    """An iframe with the view or the lesson that a page shows, for sites that show links."""
    if format != "json":
        return problem(request, 501, [Problem("format", "The answer is there as JSON alone.")])
    framed = framed_by(request, url)
    if framed is None or not await _is_shown(request, framed):
        message = (
            "This server shows nothing at that address; send the address of an embed, of a lesson "
            "or of the page of a model."
        )
        return problem(request, 404, [Problem("url", message)])
    found = _framed(server_of(request), framed, maxwidth, maxheight)
    content = found.model_dump(exclude_none=True)
    return answer(request, etag("oembed", content), lambda: json_bytes(content))


def _framed(server: str, framed: Framed, maxwidth: int | None, maxheight: int | None) -> OEmbed:
    width, height = _size(maxwidth, maxheight)
    html = (
        f'<iframe src="{escape(server + framed.address)}" title="{escape(framed.title)}" '
        f'width="{width}" height="{height}" style="border: 0" loading="lazy" '
        "allowfullscreen></iframe>"
    )
    made = OEmbed(
        provider_url=f"{server}/", title=framed.title, html=html, width=width, height=height
    )
    # A consumer that sets limits sets them for the thumbnail too.
    most_wide, most_high = maxwidth or PICTURE_WIDTH, maxheight or PICTURE_HEIGHT
    drawn = width_drawn(min(most_wide, most_high * PICTURE_WIDTH // PICTURE_HEIGHT))
    picture = framed.picture_of(drawn)
    if picture is None:
        return made
    return made.model_copy(
        update={
            "thumbnail_url": server + picture,
            "thumbnail_width": drawn,
            "thumbnail_height": height_drawn(drawn),
        }
    )


def _size(maxwidth: int | None, maxheight: int | None) -> tuple[int, int]:
    """Width and height of a frame, in pixels: of 16 to 9 where the limits leave room for that.

    Limits that are less than a view needs are kept to the pixel, for a narrow column.
    """
    if maxwidth is None and maxheight is None:
        return _WIDTH, _HEIGHT
    most_wide = min(maxwidth or _MOST_WIDTH, _MOST_WIDTH)
    most_high = min(maxheight or _MOST_HEIGHT, _MOST_HEIGHT)
    width = min(most_wide, max(_LEAST_WIDTH, round(most_high * 16 / 9)))
    return width, min(most_high, max(_LEAST_HEIGHT, round(width * 9 / 16)))


async def _is_shown(request: Request, framed: Framed) -> bool:
    """Whether the embed opens, and shows what is chosen in it.

    It is asked for as a reader's browser will.
    """
    if not await _opens(request, framed.path, framed.query):
        return False
    path, _, query = framed.figure.partition("?")
    return not path or await _opens(request, path, query)


async def _opens(request: Request, route: str, query: str) -> bool:
    """Whether this server answers a path below its own."""
    root = root_of(request.scope)
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
    }
    statuses: list[int] = []

    asked = iter([{"type": "http.request", "body": b"", "more_body": False}])
    stays = asyncio.Event()  # which is never set, as nobody can leave

    async def receive() -> Message:
        if (message := next(asked, None)) is None:
            await stays.wait()
        return message or {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    await request.app(scope, receive, send)
    return statuses == [200]
