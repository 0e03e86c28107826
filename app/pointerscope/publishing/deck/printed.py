"""Decks as reveal.js lays them out for paper, in a Chromium of their own: as PDF, and in parts."""

import asyncio
import base64
import json
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from pointerscope.figures.browser_page import PageError, command, evaluate, wait_until
from pointerscope.figures.pictures import (
    SCALE,
    PicturesError,
    close_browser,
    find_chromium,
    open_browser,
)

WIDTH, HEIGHT = 1280, 720  # pixels of a slide
# A deck of 200 slides takes about a minute on two cores.
_DRAWING_TIMEOUT_SECONDS = 300.0
_ALL_DRAWN = "document.documentElement.dataset.allDrawn === 'true'"
_MEASURED = "document.querySelector('.deck').dataset.measured"
_CHUNK_BYTES = 1_000_000


class Box(NamedTuple):
    """A rectangle on a slide, in pixels."""

    left: float
    top: float
    width: float
    height: float


class PrintedDeck:
    """A deck that is laid out for paper, with a page for each stage of each slide.

    Attributes:
        pages: What each page shows and where, as `static/js/deck-measure.js` measures it.
    """

    def __init__(self, tab: Any, run: Callable[[Coroutine[Any, Any, Any]], Any]) -> None:
        self._tab = tab
        self._run = run
        self.pages: list[dict[str, Any]] = json.loads(run(evaluate(tab, _MEASURED)))

    def pdf(self) -> bytes:
        """Return the deck as PDF."""
        content: bytes = self._run(self._print())
        return content

    def picture(self, page: int, box: Box) -> bytes:
        """Return a part of a page as PNG, with `SCALE` pixels for each of the box."""
        content: bytes = self._run(self._capture(self.pages[page]["top"], box))
        return content

    async def _print(self) -> bytes:
        options = {
            "printBackground": True,
            "preferCSSPageSize": True,
            "transferMode": "ReturnAsStream",
        }
        stream = (await command(self._tab, "Page.printToPDF", options))["stream"]
        chunks = []
        while True:
            chunk = await command(self._tab, "IO.read", {"handle": stream, "size": _CHUNK_BYTES})
            chunks.append(base64.b64decode(chunk["data"]))
            if chunk["eof"]:
                return b"".join(chunks)

    async def _capture(self, top: float, box: Box) -> bytes:
        clip = {"x": box.left, "y": top + box.top, "width": box.width, "height": box.height}
        options = {"format": "png", "captureBeyondViewport": True, "clip": clip | {"scale": SCALE}}
        taken = await command(self._tab, "Page.captureScreenshot", options)
        return base64.b64decode(taken["data"])


@contextmanager
def open_printed_deck(html: bytes) -> Iterator[PrintedDeck]:
    """Open an offline deck as it is printed.

    Args:
        html: The deck as one HTML file.

    Raises:
        PicturesError: Chromium is missing, does not start, or fails.
    """
    chromium = find_chromium()
    from choreographer import Browser
    from choreographer.errors import BrowserClosedError, BrowserFailedError

    failures = (BrowserClosedError, BrowserFailedError, PageError, RuntimeError, TimeoutError)
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        file = Path(folder) / "deck.html"
        file.write_bytes(html)
        browser = runner.run(open_browser(Browser, chromium))
        try:
            tab = runner.run(_open(browser, f"{file.as_uri()}?print-pdf"))
            yield PrintedDeck(tab, runner.run)
        except PicturesError:
            raise
        except failures as error:
            reason = " ".join(str(error).split()) or type(error).__name__
            raise PicturesError(f"{chromium} could not print the deck: {reason}") from error
        finally:
            runner.run(close_browser(browser))


async def _open(browser: Any, address: str) -> Any:
    tab = await browser.create_tab(address)
    await asyncio.wait_for(wait_until(tab, _ALL_DRAWN), _DRAWING_TIMEOUT_SECONDS)
    return tab
