"""Pictures of the whole network: a page of our own draws it, as pages and files do."""

import asyncio
import base64
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal
from urllib.parse import unquote

from pointerscope.core.settings import STATIC
from pointerscope.figures.browser_page import PageError, evaluate, wait_until
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.style_sheets import read_styles, text_face

_PAGE = """<!doctype html>
<html lang="en" class="pointerscope" data-theme="{theme}">
<meta charset="utf-8">
<title>Picture</title>
<style>{css}</style>
<div id="picture"></div>
<output id="made" hidden></output>
<script type="application/json" id="order">{order}</script>
<script>{script}</script>
</html>
"""
_ENDED = "document.documentElement.dataset.ended !== undefined"
_FAILURE = "document.documentElement.dataset.ended"  # empty if the picture was drawn
_LENGTH = "document.getElementById('made').textContent.length"
_CHUNK = "document.getElementById('made').textContent.slice({0}, {0} + {1})"
_CHUNK_CHARACTERS = 1_000_000


async def render_network(
    browser: Any,
    figure: dict[str, Any],
    form: Literal["svg", "png"],
    size: Mapping[str, float],
    timeout_seconds: float,
) -> bytes:
    """Return the picture of a network figure.

    Args:
        browser: one of Choreographer's.
        figure: of the view `network`.
        form: "svg" or "png".
        size: `width` and `height` in pixels, and `scale`, the pixels of a PNG for each of these.
        timeout_seconds: the longest time that drawing may take.

    Raises:
        PageError: the page cannot draw it.
        TimeoutError: it takes too long.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "picture.html"
        await asyncio.to_thread(file.write_text, _page(figure, form, size), encoding="utf-8")
        tab = await browser.create_tab(file.as_uri())
        try:
            return await asyncio.wait_for(_read_picture(tab, form), timeout_seconds)
        finally:
            await browser.close_tab(tab)


def _page(figure: dict[str, Any], form: str, size: Mapping[str, float]) -> str:
    order = figure_bytes({"figure": figure, "form": form, **size}).decode()
    return _PAGE.format(
        theme=figure["meta"].get("theme", "light"),
        css=text_face() + read_styles(("pointer-view", "network-picture")),
        order=order.replace("<", "\\u003c"),
        script=_read("bundles/network-picture.js"),
    )


@cache
def _read(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")


async def _read_picture(tab: Any, form: str) -> bytes:
    await wait_until(tab, _ENDED)
    if failure := await evaluate(tab, _FAILURE):
        raise PageError(failure)
    length = await evaluate(tab, _LENGTH)
    parts = [
        await evaluate(tab, _CHUNK.format(start, _CHUNK_CHARACTERS))
        for start in range(0, length, _CHUNK_CHARACTERS)
    ]
    content = "".join(parts).partition(",")[2]  # of a data URL
    return unquote(content).encode() if form == "svg" else base64.b64decode(content)
