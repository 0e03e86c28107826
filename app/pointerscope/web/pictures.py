"""Pictures of views for links: what a page shows of an address that was pasted into it.

They are drawn one at a time, in a Chromium that is started when first needed. Where that is
missing, busy or slow, the project's own picture stands in: whoever collects previews is never
sent away for that.
"""

from __future__ import annotations

import asyncio
import logging
import math
import threading
import time
from collections import OrderedDict
from contextlib import suppress
from functools import cache, partial
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi import Query as Parameter
from fastapi.concurrency import run_in_threadpool
from starlette.responses import Response

from pointerscope.core.settings import RESOURCES
from pointerscope.figures.lessons import draw_picture
from pointerscope.figures.painter import NoBrowserError, Painter
from pointerscope.figures.pictures import height_of
from pointerscope.figures.views import find_view
from pointerscope.lessons.catalogue import check_step, find_lesson
from pointerscope.publishing.exported_view import keep
from pointerscope.publishing.script_bundle import PLOTLY
from pointerscope.web.dependencies import Against, BundleOf, QueryOfParameters
from pointerscope.web.embed_style import LookOfParameters
from pointerscope.web.lessons import LessonName, StateOfParameters
from pointerscope.web.responses import etag, is_known
from pointerscope.web.view_queries import basis_of, chosen_of, embedded, explaining

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from pointerscope.figures.views import Figure

router = APIRouter(include_in_schema=False)

# Pixels, as most pages that show links ask for them.
WIDTH, HEIGHT = 1200, 630
STAND_IN = RESOURCES / "static" / "images" / "link.png"

_LOG = logging.getLogger(__name__)
_WIDE, _HIGH = 40, 21  # units of a picture
_PAPER = 20  # pixels
_MOST_WAITING = 8
_MOST_BYTES = 32_000_000
_PATIENCE = 8.0  # seconds; who collects previews waits about ten
_REST = 300.0  # seconds after Chromium did not start
PictureWidth = Annotated[int, Parameter(ge=_WIDE, le=WIDTH)]
_AN_HOUR = "public, max-age=3600"
_A_MINUTE = "public, max-age=60"


# The lessons come first: "lessons" is no model.
@router.get("/embed/lessons/{lesson}/picture.png")
async def lesson_picture(
    request: Request,
    lesson: LessonName,
    state: StateOfParameters,
    look: LookOfParameters,
    step: str | None = None,
    width: PictureWidth = WIDTH,
) -> Response:
    """The figure of a step of a lesson; of the first one that has a figure if none is named."""
    found = find_lesson(lesson)
    check_step(found, step)

    def drawn() -> Figure | None:
        solution = found.solve(state.inputs, state.removed)
        pictures = (
            (solved.step.id, solved.made.picture)
            for solved in solution.steps
            if solved.made and solved.made.picture and step in {None, solved.step.id}
        )
        first = next(pictures, None)
        return None if first is None else draw_picture(*first, look.paper)

    width = width_drawn(width)
    tag = etag("picture", lesson, step, state.model_dump_json(), look.paper, width)
    return await _answer(request, tag, drawn, width)


@router.get("/embed/{model}/{view}/picture.png")
async def view_picture(
    request: Request,
    bundle: BundleOf,
    view: Annotated[str, Path(examples=["prediction"])],
    query: QueryOfParameters,
    against: Against,
    look: LookOfParameters,
    width: PictureWidth = WIDTH,
) -> Response:
    """A view as it is when its embed opens."""
    width = width_drawn(width)
    found = find_view(view)
    asked, other = await run_in_threadpool(embedded, found, bundle, query, against)
    chosen = chosen_of(request, found)
    explain, explain_other = explaining(request, bundle, asked, other)

    def drawn() -> Figure:
        return keep(
            view, bundle, asked, explain, against=explain_other, chosen=chosen, theme=look.paper
        ).figure

    basis = basis_of([found], bundle, asked, other)
    tag = etag("picture", view, basis, chosen, look.paper, width)
    # Only a figure knows which values its options have.
    return await _answer(request, tag, drawn, width, checks=bool(chosen))


def width_drawn(width: int) -> int:
    """The width of the picture that fits into so many pixels; 0 where none does.

    It is one of which the height, 21 for every 40, is a whole number too.
    """
    return min(width, WIDTH) // _WIDE * _WIDE


def height_drawn(width: int) -> int:
    """The height of the picture of a width that is drawn, in pixels."""
    return width // _WIDE * _HIGH


async def _answer(
    request: Request,
    tag: str,
    drawn: Callable[[], Figure | None],
    width: int,
    *,
    checks: bool = False,
) -> Response:
    if is_known(request, tag):
        return Response(status_code=304, headers={"etag": tag, "cache-control": _AN_HOUR})
    pictures: Pictures = request.app.state.pictures
    picture = await pictures.picture(tag, drawn, width, checks=checks)
    if picture is None:
        headers = {"cache-control": _A_MINUTE}
        return Response(_stand_in(), headers=headers, media_type="image/png")
    headers = {"etag": tag, "cache-control": _AN_HOUR}
    return Response(picture, headers=headers, media_type="image/png")


@cache
def _stand_in() -> bytes:
    return STAND_IN.read_bytes()


class Pictures:
    """Draws figures as pictures, and keeps the latest."""

    def __init__(self) -> None:
        self._painter = Painter(PLOTLY)
        self._rests_until = 0.0
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._under_way: dict[str, Future[bytes]] = {}
        # A picture can be there before it is waited for, and is then kept within the same lock.
        self._lock = threading.RLock()

    async def picture(
        self,
        key: str,
        make: Callable[[], Figure | None],
        width: int = WIDTH,
        *,
        checks: bool = False,
    ) -> bytes | None:
        """A picture as PNG; None where it cannot be had, or not soon.

        Args:
            key: the same for the same picture.
            make: the figure, or None where there is none; it may take its time.
            width: in pixels, one that is drawn.
            checks: whether making the figure finds out that there is no such thing, which is then
                said even where it could not be drawn.
        """
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            if self._is_busy(key) and not checks:
                return None
        figure = await run_in_threadpool(make)
        if figure is None:
            return None
        with self._lock:
            if self._is_busy(key):
                return None
            drawn = self._under_way.get(key) or self._begun(key, figure, width)
        with suppress(Exception):  # it was logged
            # What is late is drawn to its end, for whoever asks next.
            return await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(drawn)), _PATIENCE)
        return None

    def close(self) -> None:
        """Draw no more, and close the browser."""
        self._rests_until = math.inf
        self._painter.close()

    def _is_busy(self, key: str) -> bool:
        if key in self._under_way:
            return False
        return time.monotonic() < self._rests_until or len(self._under_way) >= _MOST_WAITING

    def _begun(self, key: str, figure: Figure, width: int) -> Future[bytes]:
        drawn = self._painter.begin(_framed(figure), "png", **_size(figure, width))
        self._under_way[key] = drawn
        drawn.add_done_callback(partial(self._keep, key))
        return drawn

    def _keep(self, key: str, drawn: Future[bytes]) -> None:
        error = drawn.exception()
        with self._lock:
            self._under_way.pop(key, None)
            if error is None:
                self._kept[key] = drawn.result()
                while sum(map(len, self._kept.values())) > _MOST_BYTES:
                    self._kept.popitem(last=False)
            elif not isinstance(error, NoBrowserError):
                _LOG.error("A picture for a link could not be drawn.", exc_info=error)
            elif time.monotonic() >= self._rests_until:
                _LOG.warning("Links show the project's own picture. %s", error)
                self._rests_until = time.monotonic() + _REST


def _framed(figure: Figure) -> Figure:
    """The figure with some paper around it, as links are shown with round corners."""
    layout = figure["layout"]
    margin = layout["template"]["layout"].get("margin", {}) | layout.get("margin", {})
    wider = {side: margin.get(side, 0) + _PAPER for side in "lrtb"}
    return {"data": figure["data"], "layout": layout | {"margin": margin | wider}}


def _size(figure: Figure, width: int) -> dict[str, Any]:
    """A width and a height that the figure has room in, scaled to the picture that is asked for."""
    unit = -(-height_of(figure) // _HIGH)
    # A canvas drops what is left of a pixel, and the product may fall short of the whole one.
    scale = math.nextafter(width / (_WIDE * unit), math.inf)
    return {"width": _WIDE * unit, "height": _HIGH * unit, "scale": scale}
