"""Pictures as PDF for print: Chromium prints an SVG as one page of its size, lines as lines."""

import asyncio
import base64
import tempfile
from pathlib import Path
from typing import Any

from pointerscope.figures.browser_page import PageError, command, wait_until
from pointerscope.figures.pictures import (
    PicturesError,
    close_browser,
    find_chromium,
    open_browser,
)
from pointerscope.figures.style_sheets import text_face

_PIXELS_PER_INCH = 96
_PRINT_SECONDS = 60.0
_PAGE = """<!doctype html>
<meta charset="utf-8">
<style>{face} @page {{ margin: 0 }} body {{ margin: 0 }} svg {{ display: block }}</style>
{svg}
"""
_HAS_FONTS = "document.querySelector('svg') !== null && document.fonts.status === 'loaded'"


def print_svg(svg: bytes, width: float, height: float) -> bytes:
    """Return a picture as PDF.

    Args:
        svg: The picture.
        width: Its width in pixels, of which 96 are an inch.
        height: Its height in pixels.

    Raises:
        PicturesError: Chromium is missing, does not start, or cannot print.
    """
    chromium = find_chromium()
    from choreographer.errors import BrowserClosedError, BrowserFailedError

    failures = (BrowserClosedError, BrowserFailedError, PageError, TimeoutError)
    drawing = svg[svg.index(b"<svg") :].decode()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "picture.html"
        file.write_text(_PAGE.format(face=text_face(), svg=drawing), encoding="utf-8")
        try:
            return asyncio.run(_print(chromium, file.as_uri(), width, height))
        except failures as error:
            reason = " ".join(str(error).split()) or type(error).__name__
            raise PicturesError(f"{chromium} could not print the picture: {reason}") from error


async def _print(chromium: Path, address: str, width: float, height: float) -> bytes:
    from choreographer import Browser

    browser: Any = await open_browser(Browser, chromium)
    try:
        tab = await browser.create_tab(address)
        await asyncio.wait_for(wait_until(tab, _HAS_FONTS), _PRINT_SECONDS)
        options = {
            "printBackground": True,
            "paperWidth": width / _PIXELS_PER_INCH,
            "paperHeight": height / _PIXELS_PER_INCH,
            **{f"margin{side}": 0 for side in ("Top", "Right", "Bottom", "Left")},
            "pageRanges": "1",
        }
        printed = await command(tab, "Page.printToPDF", options)
        return base64.b64decode(printed["data"])
    finally:
        await close_browser(browser)
