"""Print decks as PDF: Chromium prints the offline file as reveal.js lays it out for paper."""

from __future__ import annotations

import asyncio
import base64
import tempfile
from pathlib import Path

from pointerscope.figures.browser_page import command, wait_until
from pointerscope.figures.pictures import PicturesError, close_browser, find_chromium, open_browser

# A deck of 200 slides takes about a minute on two cores.
_DRAWING_TIMEOUT_SECONDS = 300.0
_ALL_DRAWN = "document.documentElement.dataset.allDrawn === 'true'"
_CHUNK_BYTES = 1_000_000


def print_pdf(html: bytes) -> bytes:
    """Return an offline deck as PDF, with a page for each slide and each of its fragments.

    Args:
        html: The deck as one HTML file.

    Raises:
        PicturesError: Chromium is missing, does not start, or cannot print.
    """
    chromium = find_chromium()
    from choreographer.errors import BrowserClosedError, BrowserFailedError

    failures = (BrowserClosedError, BrowserFailedError, RuntimeError, TimeoutError)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "deck.html"
        file.write_bytes(html)
        try:
            return asyncio.run(_print(chromium, f"{file.as_uri()}?print-pdf"))
        except failures as error:
            reason = " ".join(str(error).split()) or type(error).__name__
            raise PicturesError(f"{chromium} could not print the deck: {reason}") from error


async def _print(chromium: Path, address: str) -> bytes:
    from choreographer import Browser

    browser = await open_browser(Browser, chromium)
    try:
        tab = await browser.create_tab(address)
        await asyncio.wait_for(wait_until(tab, _ALL_DRAWN), _DRAWING_TIMEOUT_SECONDS)
        options = {
            "printBackground": True,
            "preferCSSPageSize": True,
            "transferMode": "ReturnAsStream",
        }
        stream = (await command(tab, "Page.printToPDF", options))["stream"]
        chunks = []
        while True:
            chunk = await command(tab, "IO.read", {"handle": stream, "size": _CHUNK_BYTES})
            chunks.append(base64.b64decode(chunk["data"]))
            if chunk["eof"]:
                return b"".join(chunks)
    finally:
        await close_browser(browser)
