"""Embeds in decks of others: the requests of one, and how soon the first of twenty is there."""

from __future__ import annotations

import shutil
import statistics
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from pointerscope.core.settings import RESOURCES
from tests.decks import MANY
from tests.servers import serving_files

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROUNDS = 9
# Makes `shown` the milliseconds from opening the page to the state of its first frame, which a
# frame sends once its figure is drawn.
_SHOWN = """window.shown = new Promise((resolve) => {
  addEventListener("message", ({ source, data }) => {
    if (data?.pointerscope !== "state" || source !== frames[0]) return;
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
  });
});"""


def embed_requests(browser: Browser, address: str, visits: str) -> int:
    """The most requests of a first frame: a view of Plotly, the whole network, a lesson."""
    most = 0
    for path in (
        f"/embed/town/heads?visits={quote(visits)}",
        f"/embed/town/network?visits={quote(visits)}",
        "/embed/lessons/scaling",
    ):
        page = browser.new_page()
        asked: list[str] = []
        page.on("request", lambda request, asked=asked: asked.append(request.url))
        page.goto(f"{address}{path}", wait_until="networkidle")
        page.context.close()
        most = max(most, len(asked))
    return most


def twenty_embeds_over_one(browser: Browser, address: str, visits: str) -> float:
    """The first picture of a deck with twenty embeds, over that of a deck with one."""
    with tempfile.TemporaryDirectory() as folder, serving_files(Path(folder)) as decks:
        shutil.copytree(RESOURCES / "static" / "vendor" / "reveal", folder, dirs_exist_ok=True)
        for count in (1, len(MANY)):
            html = _deck(
                [f"{address}/embed/town/{view}?visits={quote(visits)}" for view in MANY[:count]]
            )
            (Path(folder) / f"{count}.html").write_text(html, encoding="utf-8")
        taken: dict[int, list[float]] = {1: [], len(MANY): []}
        for round_number in range(1 + ROUNDS):
            for count, times in taken.items():
                page = browser.new_page(viewport={"width": 960, "height": 540})
                page.add_init_script(_SHOWN)
                page.goto(f"{decks}/{count}.html", wait_until="commit")
                milliseconds: float = page.evaluate("shown")
                page.context.close()
                if round_number:  # the first one warms up the servers
                    times.append(milliseconds)
    one, twenty = map(statistics.median, taken.values())
    print(f"  the first picture of one embed after {one:.0f} ms, of twenty after {twenty:.0f} ms")
    return twenty / one


def _deck(addresses: list[str]) -> str:
    slides = "".join(
        f'<section><iframe src="{address}" width="940" height="500" loading="lazy"></iframe>'
        "</section>"
        for address in addresses
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>A deck</title>'
        '<link rel="icon" href="data:,"><link rel="stylesheet" href="reveal.css">'
        f'<div class="reveal"><div class="slides">{slides}</div></div>'
        '<script src="reveal.js"></script><script>new Reveal({ width: 960, height: 540 })'
        ".initialize();</script>"
    )
