"""Figures as pictures for files: SVG and PNG, drawn by Kaleido in a Chromium of its own.

Plotly.js is the one that pages draw with, and the Chromium reaches no other host: it works in a
hall without wifi.
"""

from __future__ import annotations

import asyncio
import math
import os
import struct
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol, get_args

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pointerscope.figures.views import Figure

PictureFormat = Literal["svg", "png"]
PICTURE_FORMATS: tuple[PictureFormat, ...] = get_args(PictureFormat)
# Pixels of a slide; a figure that is made higher stays so. PNG has so many for each of them.
WIDTH, HEIGHT = 960, 540
SCALE = 2
# What Chromium has been seen to draw; of larger ones it makes an empty file.
_MOST_PIXELS = 100_000_000
_LONGEST_SIDE = 32_000
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_END_OF_SIZE = 24  # bytes of a PNG: length and kind of the first chunk, width and height


class Draw(Protocol):
    """Draws a figure as a picture."""

    def __call__(
        self,
        figure: Figure,
        form: PictureFormat,
        *,
        width: int | None = None,
        height: int | None = None,
        scale: float | None = None,
    ) -> bytes:
        """The picture.

        Args:
            figure: with what it shows chosen.
            form: of the picture.
            width: in pixels; that of a slide if left out.
            height: in pixels; that of a slide, or as the figure needs, if left out.
            scale: the pixels of a PNG for each of these.

        Raises:
            PicturesError: it cannot be drawn.
        """


class PicturesError(RuntimeError):
    """Pictures cannot be drawn; the message says what is missing."""


def find_chromium() -> Path:
    """The Chromium that draws: the one that BROWSER_PATH names, or one that is installed.

    Raises:
        PicturesError: there is none, or Kaleido itself is missing.
    """
    try:
        import kaleido  # noqa: F401
        from choreographer.browsers.chromium import Chromium
    except ImportError as error:
        raise PicturesError(
            "Pictures are drawn with Kaleido, which is not installed: "
            "pip install 'pointerscope[slides]'."
        ) from error
    named = os.environ.get("BROWSER_PATH")
    found = named or Chromium.find_browser(skip_local=False)
    if found is None:
        raise PicturesError(
            "Pictures are drawn in Chromium, and none was found. Install Chromium or Chrome, or "
            "let BROWSER_PATH name one."
        )
    if not Path(found).is_file():
        raise PicturesError(f"There is no browser at {found}, which BROWSER_PATH names.")
    return Path(found)


@contextmanager
def drawing(plotly: Path) -> Iterator[Draw]:
    """What draws a figure as a picture, with one browser for all of them.

    Args:
        plotly: the file of Plotly.js.

    Raises:
        PicturesError: there is no browser, it does not start, or a figure cannot be drawn.
    """
    chromium = find_chromium()
    from kaleido import Kaleido, PageGenerator
    from kaleido.errors import BrowserClosedError, BrowserFailedError, KaleidoError

    failures = (BrowserClosedError, BrowserFailedError, KaleidoError, TimeoutError)
    with asyncio.Runner() as runner:
        page = PageGenerator(plotly=plotly.resolve().as_uri(), mathjax=False)
        browser = runner.run(open_browser(partial(Kaleido, page_generator=page), chromium))

        def draw(
            figure: Figure,
            form: PictureFormat,
            *,
            width: int | None = None,
            height: int | None = None,
            scale: float | None = None,
        ) -> bytes:
            size = size_of(figure, form, width=width, height=height, scale=scale)
            try:
                made: bytes = runner.run(browser.calc_fig(_plain(figure), {"format": form} | size))
            except failures as error:
                reason = " ".join(str(error).split()) or type(error).__name__
                raise PicturesError(f"{chromium} could not draw: {reason}") from error
            if not _is_whole(made, form, size):
                raise PicturesError(
                    f"{chromium} drew nothing; choose a smaller width, height or scale."
                )
            return made

        try:
            yield draw
        finally:
            with suppress(*failures):
                runner.run(browser.close())


def height_of(figure: Figure) -> int:
    """The height of a figure's picture, in pixels."""
    return max(HEIGHT, round(figure["layout"].get("height", HEIGHT)))


def size_of(
    figure: Figure,
    form: PictureFormat,
    *,
    width: int | None = None,
    height: int | None = None,
    scale: float | None = None,
) -> dict[str, Any]:
    """Width and height of a picture, and the pixels of a PNG for each of theirs, as `scale`.

    Raises:
        PicturesError: it has no size, or more pixels than can be drawn.
    """
    size = {
        "width": width or WIDTH,
        "height": height or height_of(figure),
        "scale": (scale or SCALE) if form == "png" else 1,
    }
    if not all(value > 0 and math.isfinite(value) for value in size.values()):
        raise PicturesError("The width, height and scale of a picture are numbers above 0.")
    wide, high = size["width"] * size["scale"], size["height"] * size["scale"]
    if max(wide, high) > _LONGEST_SIDE or wide * high > _MOST_PIXELS:
        raise PicturesError(
            f"A picture of {wide:,.0f} × {high:,.0f} pixels is too large: it has at most "
            f"{_MOST_PIXELS:,}, and {_LONGEST_SIDE:,} on a side; choose a smaller width, height or "
            "scale."
        )
    return size


def _is_whole(picture: bytes, form: PictureFormat, size: dict[str, Any]) -> bool:
    """Whether there is a picture of this size."""
    if form == "svg":
        return b"<svg" in picture[:1_000]
    if not picture.startswith(_SIGNATURE) or len(picture) < _END_OF_SIZE:
        return False
    drawn = struct.unpack(">II", picture[len(_SIGNATURE) + 8 : _END_OF_SIZE])
    asked = (size["width"] * size["scale"], size["height"] * size["scale"])
    return all(abs(is_so - should_be) <= 1 for is_so, should_be in zip(drawn, asked, strict=True))


def _plain(figure: Figure) -> Figure:
    """A figure without what only pages read, and with what they fill in: names that axes share."""
    layout = {key: value for key, value in figure["layout"].items() if key != "meta"}
    for letter in "xy":
        named = layout.get(f"{letter}axis", {}).get("categoryarray")
        for key, axis in layout.items():
            borrows = key.startswith(f"{letter}axis") and axis.get("type") == "category"
            if named is not None and borrows and "categoryarray" not in axis:
                layout[key] = axis | {"categoryorder": "array", "categoryarray": named}
    return {"data": figure["data"], "layout": layout}


async def open_browser(make: Callable[..., Any], chromium: Path) -> Any:
    """A browser that reaches no other host, in its sandbox wherever that can be had.

    Args:
        make: Choreographer's browser, or Kaleido's.
        chromium: the program.

    Raises:
        PicturesError: it does not start.
    """
    from choreographer.browsers.chromium import Chromium
    from choreographer.errors import BrowserFailedError

    class Offline(Chromium):
        """It asks its makers about updates and accounts of its own accord; here it cannot."""

        def get_cli(self) -> list[str]:
            return [*super().get_cli(), "--host-resolver-rules=MAP * ~NOTFOUND"]

    # Chromium has no sandbox for root, and some machines allow nobody one.
    tries = [False] if getattr(os, "geteuid", lambda: 1)() == 0 else [True, False]
    for sandbox in tries:
        browser = make(path=chromium, browser_cls=Offline, enable_sandbox=sandbox)
        try:
            await browser.open()
        except BrowserFailedError:
            with suppress(Exception):
                await browser.close()
        else:
            return browser
    raise PicturesError(f"{chromium} does not start.")
