"""Figures as SVG and PNG files, rendered by Kaleido in a Chromium of its own.

The whole network has a page of its own in that Chromium. Plotly.js is the copy that pages use, and
Chromium may not reach any host, so rendering works without a network.
"""

import asyncio
import math
import os
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Literal, Protocol, get_args

from pointerscope.figures.browser_page import PageError
from pointerscope.figures.contract import figure_height, is_network_figure
from pointerscope.figures.network_picture import render_network
from pointerscope.figures.views import Figure

PictureFormat = Literal["svg", "png"]
PICTURE_FORMATS: tuple[PictureFormat, ...] = get_args(PictureFormat)
RenderedFormat = PictureFormat | Literal["pdf"]  # a PDF is for LaTeX, of Plotly figures only
# Pixels of a slide; taller figures keep their height. A PNG has SCALE pixels for each of them.
WIDTH, HEIGHT = 960, 540
SCALE = 2
# Beyond these sizes Chromium was seen to write an empty file.
_MAX_PIXELS = 100_000_000
_MAX_SIDE_PIXELS = 32_000
_ATTEMPTS = 2  # to open a browser
OPEN_SECONDS, CLOSE_SECONDS = 30.0, 10.0
"""How long Chromium may take to start, and to end."""
_PICTURE_SECONDS = 60.0
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_END_OF_SIZE = 24  # byte of a PNG where width and height end


class RenderPicture(Protocol):
    """Renders a figure."""

    def __call__(
        self,
        figure: Figure,
        form: RenderedFormat,
        *,
        width: int | None = None,
        height: int | None = None,
        scale: float | None = None,
    ) -> bytes:
        """Return the bytes of the picture.

        Args:
            figure: with its options selected.
            form: "svg", "png" or, of a Plotly figure, "pdf".
            width: in pixels; that of a slide if left out.
            height: in pixels; that of a slide, or what the figure needs, if left out.
            scale: pixels of a PNG for each of these.

        Raises:
            PicturesError: the figure cannot be rendered.
        """


class PicturesError(RuntimeError):
    """A picture cannot be rendered; the message says what is missing."""


def find_chromium() -> Path:
    """Return the path of Chromium: the one in BROWSER_PATH, or an installed one.

    Raises:
        PicturesError: Chromium or Kaleido is missing.
    """
    try:
        with _no_arguments():
            import kaleido  # noqa: F401
            from choreographer.browsers.chromium import Chromium
    except ImportError as error:
        raise PicturesError(
            "Pictures need Kaleido, which is not installed. Install it with "
            "pip install 'pointerscope[slides]'."
        ) from error
    named = os.environ.get("BROWSER_PATH")
    found = named or Chromium.find_browser(skip_local=False)
    if found is None:
        raise PicturesError(
            "Pictures need Chromium or Chrome, and none was found. Install one, or set "
            "BROWSER_PATH to its path."
        )
    if not Path(found).is_file():
        raise PicturesError(f"BROWSER_PATH names {found}, but there is no such file.")
    return Path(found)


@contextmanager
def _no_arguments() -> Iterator[None]:
    """Hide the command line, in which Kaleido's logger would look for options of its own."""
    arguments = sys.argv
    sys.argv = arguments[:1]
    try:
        yield
    finally:
        sys.argv = arguments


@contextmanager
def open_renderer(plotly: Path) -> Iterator[RenderPicture]:
    """Open a browser and yield a function that renders figures in it.

    Args:
        plotly: path of Plotly.js.

    Raises:
        PicturesError: the browser is missing or does not start, or a figure cannot be rendered.
    """
    chromium = find_chromium()
    from kaleido import Kaleido, PageGenerator
    from kaleido.errors import BrowserClosedError, BrowserFailedError, KaleidoError

    failures = (BrowserClosedError, BrowserFailedError, KaleidoError, PageError, TimeoutError)
    with asyncio.Runner() as runner:
        page = PageGenerator(plotly=plotly.resolve().as_uri(), mathjax=False)
        browser = runner.run(
            open_browser(partial(Kaleido, page_generator=page, timeout=_PICTURE_SECONDS), chromium)
        )

        def draw(
            figure: Figure,
            form: RenderedFormat,
            *,
            width: int | None = None,
            height: int | None = None,
            scale: float | None = None,
        ) -> bytes:
            size = picture_size(figure, form, width=width, height=height, scale=scale)
            try:
                picture: bytes = runner.run(
                    render_network(browser, figure, form, size, _PICTURE_SECONDS)
                    if is_network_figure(figure) and form != "pdf"
                    else browser.calc_fig(_plain(figure), {"format": form} | size)
                )
            except failures as error:
                reason = " ".join(str(error).split()) or type(error).__name__
                raise PicturesError(f"{chromium} could not render the picture: {reason}") from error
            if not _is_complete(picture, form, size):
                raise PicturesError(
                    f"{chromium} rendered an empty picture. Choose a smaller width, height or "
                    "scale."
                )
            return picture

        try:
            yield draw
        finally:
            runner.run(close_browser(browser))


def picture_height(figure: Figure) -> int:
    """Return the height of a figure's picture in pixels."""
    return max(HEIGHT, figure_height(figure, HEIGHT))


def picture_size(
    figure: Figure,
    form: RenderedFormat,
    *,
    width: int | None = None,
    height: int | None = None,
    scale: float | None = None,
) -> dict[str, Any]:
    """Return the width, height and scale of a picture.

    Raises:
        PicturesError: a size is not positive, or the picture would be too large.
    """
    size = {
        "width": width or WIDTH,
        "height": height or picture_height(figure),
        "scale": (scale or SCALE) if form == "png" else 1,
    }
    if not all(value > 0 and math.isfinite(value) for value in size.values()):
        raise PicturesError("The width, height and scale of a picture must be positive numbers.")
    wide, high = size["width"] * size["scale"], size["height"] * size["scale"]
    if max(wide, high) > _MAX_SIDE_PIXELS or wide * high > _MAX_PIXELS:
        raise PicturesError(
            f"A picture of {wide:,.0f} × {high:,.0f} pixels is too large: the limits are "
            f"{_MAX_PIXELS:,} pixels, and {_MAX_SIDE_PIXELS:,} on a side. Choose a smaller width, "
            "height or scale."
        )
    return size


def _is_complete(picture: bytes, form: RenderedFormat, size: dict[str, Any]) -> bool:
    if form == "svg":
        return b"<svg" in picture[:1_000]
    if form == "pdf":
        return picture.startswith(b"%PDF")
    if not picture.startswith(_SIGNATURE) or len(picture) < _END_OF_SIZE:
        return False
    drawn = struct.unpack(">II", picture[len(_SIGNATURE) + 8 : _END_OF_SIZE])
    expected = (size["width"] * size["scale"], size["height"] * size["scale"])
    return all(abs(actual - wanted) <= 1 for actual, wanted in zip(drawn, expected, strict=True))


def _plain(figure: Figure) -> Figure:
    """Return a figure without its `meta`, and with the visit names that pages copy to all axes."""
    layout = {key: value for key, value in figure["layout"].items() if key != "meta"}
    for letter in "xy":
        named = layout.get(f"{letter}axis", {}).get("categoryarray")
        for key, axis in layout.items():
            needs_names = key.startswith(f"{letter}axis") and axis.get("type") == "category"
            if named is not None and needs_names and "categoryarray" not in axis:
                layout[key] = axis | {"categoryorder": "array", "categoryarray": named}
    return {"data": figure["data"], "layout": layout}


async def open_browser(make: Callable[..., Any], chromium: Path) -> Any:
    """Open a browser that cannot reach any host, in its sandbox where the system allows it.

    Args:
        make: constructor of Choreographer's browser, or Kaleido's.
        chromium: path of the program.

    Raises:
        PicturesError: the browser does not start.
    """
    from choreographer.browsers.chromium import Chromium
    from choreographer.errors import BrowserFailedError

    class Offline(Chromium):
        """Chromium that cannot look up hosts, so that it does not ask for updates or accounts."""

        def get_cli(self) -> list[str]:
            return [*super().get_cli(), "--host-resolver-rules=MAP * ~NOTFOUND"]

    # Chromium has no sandbox for root, and some systems forbid it for everyone.
    sandboxes = [False] if getattr(os, "geteuid", lambda: 1)() == 0 else [True, False]
    # On a busy machine Chromium was seen to start and then not answer; the next one did.
    for sandbox in sandboxes * _ATTEMPTS:
        browser = make(path=chromium, browser_cls=Offline, enable_sandbox=sandbox)
        try:
            async with asyncio.timeout(OPEN_SECONDS):
                await browser.open()
        except (BrowserFailedError, TimeoutError):
            await close_browser(browser)
        else:
            return browser
    raise PicturesError(f"{chromium} does not start.")


async def close_browser(browser: Any) -> None:
    """Close one of Choreographer's browsers, or kill its process if it does not answer."""
    try:
        async with asyncio.timeout(CLOSE_SECONDS):
            await browser.close()
    except Exception:  # it may be gone already
        process = getattr(browser, "subprocess", None)
        if process is not None:
            process.kill()
