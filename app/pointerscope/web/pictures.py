"""Preview pictures of views and lessons, for sites that show previews of links.

They are drawn one at a time, in a Chromium that is started when first needed. If Chromium is
missing, busy or slow, the response is the project's own picture instead of an error.
"""

import asyncio
import logging
import math
import textwrap
import threading
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import cache, partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi import Query as Parameter
from fastapi.concurrency import run_in_threadpool
from starlette.responses import Response

from pointerscope.core.settings import STATIC
from pointerscope.figures.contract import figure_meta, is_network_figure
from pointerscope.figures.labels import escape
from pointerscope.figures.lessons import draw_picture
from pointerscope.figures.painter import NoBrowserError, Painter
from pointerscope.figures.pictures import picture_height
from pointerscope.figures.views import Figure, find_view
from pointerscope.lessons.catalogue import check_step, find_lesson
from pointerscope.publishing.exported_view import export_view
from pointerscope.publishing.script_bundle import PLOTLY
from pointerscope.serving.heavy_work import export_one_view
from pointerscope.web.dependencies import Against, BundleFromPath, QueryFromParameters
from pointerscope.web.embed_style import EmbedStyleParameters
from pointerscope.web.lessons import LessonId, StateFromParameters
from pointerscope.web.responses import etag, is_not_modified
from pointerscope.web.view_queries import (
    complete_embed_query,
    figure_key,
    lazy_explanations,
    selected_options,
    work_elsewhere,
)

router = APIRouter(include_in_schema=False)

# Pixels; the size that most sites use for previews of links.
WIDTH, HEIGHT = 1200, 630
TIMEOUT_SECONDS = 8.0
"""How long a request waits for its picture; sites that fetch previews wait about ten seconds."""
MAX_PENDING = 8
"""Most pictures that are drawn or wait at once."""
FALLBACK_PICTURE = STATIC / "images" / "link.png"

_LOG = logging.getLogger(__name__)
_ASPECT = 40, 21  # width to height of every picture
_PADDING = 20  # pixels
_TITLE_SIZE, _SUMMARY_SIZE = 26, 18  # pixels
_SUMMARY_CHARACTERS, _MAX_LINES = 105, 2
_MAX_CACHE_BYTES = 32_000_000
_RETRY_AFTER = 300.0  # seconds without an attempt after Chromium did not start
PictureWidth = Annotated[int, Parameter(ge=_ASPECT[0], le=WIDTH)]
_AN_HOUR = "public, max-age=3600"
_A_MINUTE = "public, max-age=60"


# Lessons come first, because "lessons" would match {model} in the next route.
@router.get("/embed/lessons/{lesson}/picture.png")
async def lesson_picture(
    request: Request,
    lesson: LessonId,
    state: StateFromParameters,
    style: EmbedStyleParameters,
    step: str | None = None,
    width: PictureWidth = WIDTH,
) -> Response:
    """The figure of a step of a lesson; by default of the first step with a figure."""
    found = await run_in_threadpool(find_lesson, lesson, state.lang)
    check_step(found, step)

    def draw() -> Figure | None:
        solution = found.solve(state.inputs, state.removed)
        pictures = (
            (solved.step.id, solved.result.picture)
            for solved in solution.steps
            if solved.result and solved.result.picture and step in {None, solved.step.id}
        )
        first = next(pictures, None)
        return None if first is None else draw_picture(*first, style.picture_theme)

    async def make_figure() -> Figure | None:
        figure = await run_in_threadpool(draw)
        request.state.turn.leave()  # what follows waits for the browser
        return figure

    width = fitting_width(width)
    tag = etag("picture", lesson, step, state.model_dump_json(), style.picture_theme, width)
    return await _respond(request, tag, make_figure, width)


@router.get("/embed/{model}/{view}/picture.png")
async def view_picture(
    request: Request,
    bundle: BundleFromPath,
    view: Annotated[str, Path(examples=["prediction"])],
    query: QueryFromParameters,
    against: Against,
    style: EmbedStyleParameters,
    width: PictureWidth = WIDTH,
) -> Response:
    """A view as its embed shows it first."""
    width = fitting_width(width)
    found = find_view(view)
    completed, other = await run_in_threadpool(complete_embed_query, found, bundle, query, against)
    selected = selected_options(request, found)

    theme = style.picture_theme

    def export() -> Figure:
        explain, explain_other = lazy_explanations(request, [found], bundle, completed, other)
        exported = export_view(
            view, bundle, completed, explain, against=explain_other, options=selected, theme=theme
        )
        return exported.figure

    async def make_figure() -> Figure:
        if found.several_passes:
            exported = await work_elsewhere(
                request, export_one_view, bundle, completed, other, view, selected, theme
            )
            return exported.figure
        figure = await run_in_threadpool(export)
        request.state.turn.leave()  # what follows waits for the browser
        return figure

    basis = figure_key([found], bundle, completed, other)
    tag = etag("picture", view, basis, selected, style.picture_theme, width)
    # The values of options are known only once the figure is made.
    return await _respond(request, tag, make_figure, width, checks=bool(selected))


def fitting_width(width: int) -> int:
    """Return the largest picture width of at most so many pixels, 0 if there is none.

    At an aspect ratio of 40 to 21, width and height are both whole numbers.
    """
    return min(width, WIDTH) // _ASPECT[0] * _ASPECT[0]


def height_for(width: int) -> int:
    """Return the height of a picture of a width from `fitting_width`, in pixels."""
    return width // _ASPECT[0] * _ASPECT[1]


async def _respond(
    request: Request,
    tag: str,
    make: Callable[[], Awaitable[Figure | None]],
    width: int,
    *,
    checks: bool = False,
) -> Response:
    if is_not_modified(request, tag):
        return Response(status_code=304, headers={"etag": tag, "cache-control": _AN_HOUR})
    pictures: PreviewPictures = request.app.state.pictures
    picture = await pictures.picture(tag, make, width, checks=checks)
    if picture is None:
        headers = {"cache-control": _A_MINUTE}
        return Response(_fallback(), headers=headers, media_type="image/png")
    headers = {"etag": tag, "cache-control": _AN_HOUR}
    return Response(picture, headers=headers, media_type="image/png")


@cache
def _fallback() -> bytes:
    return FALLBACK_PICTURE.read_bytes()


class PreviewPictures:
    """Draws figures as pictures, and caches the latest."""

    def __init__(self) -> None:
        self._painter = Painter(PLOTLY)
        self._paused_until = 0.0
        self._cache: OrderedDict[str, bytes] = OrderedDict()
        self._pending: dict[str, Future[bytes]] = {}
        # Reentrant, because the callback of a picture that is ready at once runs within the lock.
        self._lock = threading.RLock()

    async def picture(
        self,
        key: str,
        make: Callable[[], Awaitable[Figure | None]],
        width: int = WIDTH,
        *,
        checks: bool = False,
    ) -> bytes | None:
        """Return a picture as PNG; None if it cannot be drawn in time.

        Args:
            key: the cache key.
            make: returns the figure, None if there is none.
            width: width in pixels, from `fitting_width`.
            checks: whether `make` validates the request, so that it must run, and may raise its
                error, even if no picture can be drawn now.
        """
        with self._lock:
            if key in self._cache:
                self._cache.move_to_end(key)
                return self._cache[key]
            if self._is_busy(key) and not checks:
                return None
        figure = await make()
        if figure is None:
            return None
        with self._lock:
            if self._is_busy(key):
                return None
            picture = self._pending.get(key) or self._begin(key, figure, width)
        with suppress(Exception):  # `_store` logged it
            # A late picture is still finished and cached, for the next request.
            shielded = asyncio.shield(asyncio.wrap_future(picture))
            return await asyncio.wait_for(shielded, TIMEOUT_SECONDS)
        return None

    def close(self) -> None:
        """Stop drawing, and close the browser."""
        self._paused_until = math.inf
        self._painter.close()

    def _is_busy(self, key: str) -> bool:
        if key in self._pending:
            return False
        return time.monotonic() < self._paused_until or len(self._pending) >= MAX_PENDING

    def _begin(self, key: str, figure: Figure, width: int) -> Future[bytes]:
        titled = _with_words(_with_padding(figure))
        picture = self._painter.begin(titled, "png", **_size(titled, width))
        self._pending[key] = picture
        picture.add_done_callback(partial(self._store, key))
        return picture

    def _store(self, key: str, picture: Future[bytes]) -> None:
        error = picture.exception()
        with self._lock:
            self._pending.pop(key, None)
            if error is None:
                self._cache[key] = picture.result()
                while sum(map(len, self._cache.values())) > _MAX_CACHE_BYTES:
                    self._cache.popitem(last=False)
            elif not isinstance(error, NoBrowserError):
                _LOG.error("The preview picture of a link could not be drawn.", exc_info=error)
            elif time.monotonic() >= self._paused_until:
                _LOG.warning("Previews of links show the project's own picture. %s", error)
                self._paused_until = time.monotonic() + _RETRY_AFTER


def _with_padding(figure: Figure) -> Figure:
    """Return the figure with wider margins, because previews are shown with round corners."""
    if is_network_figure(figure):
        return figure
    layout = figure["layout"]
    margin = layout["template"]["layout"].get("margin", {}) | layout.get("margin", {})
    wider = {side: margin.get(side, 0) + _PADDING for side in "lrtb"}
    return {"data": figure["data"], "layout": layout | {"margin": margin | wider}}


def _with_words(figure: Figure) -> Figure:
    """Return the figure with its title and the sentence that it says about itself above it."""
    meta = figure_meta(figure)
    if is_network_figure(figure) or not meta.get("title"):
        return figure
    layout = figure["layout"]
    lines = textwrap.wrap(meta.get("summary", ""), _SUMMARY_CHARACTERS)[:_MAX_LINES]
    title = {
        "text": f"<b>{escape(meta['title'])}</b>",
        "font": {"size": _TITLE_SIZE},
        "subtitle": {"text": "<br>".join(map(escape, lines)), "font": {"size": _SUMMARY_SIZE}},
        "x": 0,
        "xref": "container",
        "xanchor": "left",
        "y": 1,
        "yref": "container",
        "yanchor": "top",
        "pad": {"t": _PADDING, "l": _PADDING},
    }
    above = round(1.6 * _TITLE_SIZE + 1.4 * _SUMMARY_SIZE * len(lines)) + _PADDING
    margin = layout["margin"] | {"t": layout["margin"].get("t", 0) + above}
    height = {"height": layout["height"] + above} if "height" in layout else {}
    return figure | {"layout": layout | {"title": title, "margin": margin} | height}


def _size(figure: Figure, width: int) -> dict[str, Any]:
    """Return width, height and scale: large enough for the figure, scaled to the picture."""
    unit = -(-picture_height(figure) // _ASPECT[1])
    # A canvas drops fractions of a pixel, and the product may be just below a whole number.
    scale = math.nextafter(width / (_ASPECT[0] * unit), math.inf)
    return {"width": _ASPECT[0] * unit, "height": _ASPECT[1] * unit, "scale": scale}
