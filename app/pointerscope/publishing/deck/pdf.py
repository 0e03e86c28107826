"""Decks as PDF: the offline file as reveal.js lays it out for paper, printed by Chromium."""

from __future__ import annotations

import asyncio
import base64
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pointerscope.figures.pictures import PicturesError, find_chromium, open_browser

if TYPE_CHECKING:
    from collections.abc import Mapping

# A deck of 200 slides takes about a minute on two cores.
PATIENCE = 300.0  # seconds until everything is drawn
_BREATH = 0.2  # seconds between two looks
_DRAWN = "document.documentElement.dataset.allDrawn === 'true'"
_PIECE = 1_000_000  # bytes that are read at a time


def printed(html: bytes) -> bytes:
    """A PDF of an offline deck; a page for each slide, and one for each of its fragments.

    Args:
        html: the deck as one file.

    Raises:
        PicturesError: there is no browser, it does not start, or it cannot print.
    """
    chromium = find_chromium()
    from choreographer.errors import BrowserClosedError, BrowserFailedError

    failures = (BrowserClosedError, BrowserFailedError, RuntimeError, TimeoutError)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "deck.html"
        file.write_bytes(html)
        try:
            return asyncio.run(_printed(chromium, f"{file.as_uri()}?print-pdf"))
        except failures as error:
            reason = " ".join(str(error).split()) or type(error).__name__
            raise PicturesError(f"{chromium} could not print the deck: {reason}") from error


async def _printed(chromium: Path, address: str) -> bytes:
    from choreographer import Browser

    browser = await open_browser(Browser, chromium)
    try:
        tab = await browser.create_tab(address)
        await asyncio.wait_for(_drawn(tab), PATIENCE)
        asked = {
            "printBackground": True,
            "preferCSSPageSize": True,
            "transferMode": "ReturnAsStream",
        }
        begun = _result(await tab.send_command("Page.printToPDF", asked))
        pieces = []
        while True:
            params = {"handle": begun["stream"], "size": _PIECE}
            piece = _result(await tab.send_command("IO.read", params))
            pieces.append(base64.b64decode(piece["data"]))
            if piece["eof"]:
                return b"".join(pieces)
    finally:
        with suppress(Exception):
            await browser.close()


async def _drawn(tab: Any) -> None:
    """Wait until every figure is drawn."""
    while True:
        asked = {"expression": _DRAWN, "returnByValue": True}
        found = _result(await tab.send_command("Runtime.evaluate", asked))
        if found["result"].get("value"):
            return
        await asyncio.sleep(_BREATH)


def _result(response: Mapping[str, Any]) -> dict[str, Any]:
    if "error" in response:
        raise RuntimeError(response["error"].get("message", "it said no more"))
    result: dict[str, Any] = response["result"]
    return result
