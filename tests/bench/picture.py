"""The living network in the browser: its first picture, its answers to gestures, its story.

First pictures are compared with BertViz's `model_view` of the same weights: its own page, with the
scripts that it asks for served from here. The folder in the environment's `BERTVIZ` holds both.
"""

from __future__ import annotations

import importlib
import json
import os
import re
import statistics
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from pointerscope.analysis.explanation import explain
from pointerscope.mobility.query import Query
from tests.bench import engine
from tests.servers import serving, serving_files

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from pointerscope.mobility.histories import History
    from pointerscope.network.bundles import Bundle

FIRST_PICTURES, GESTURES = 15, 25
WINDOW = {"width": 1280, "height": 800}
# The file that answers to each address in BertViz's page, among the packages from npm.
SCRIPTS = {
    r"https://[^'\"]*/require\.min\.js": "requirejs/require.js",
    r"https://[^'\"]*/d3\.min": "d3/dist/d3.min",
    r"https://[^'\"]*/jquery\.min": "jquery/dist/jquery.min",
}
# Makes `painted` the milliseconds from opening the page to the frame after `SELECTOR`.
_PAINTED = """window.painted = new Promise((resolve) => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(SELECTOR)) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
  }).observe(document, { attributes: true, childList: true, subtree: true });
});"""
# From a gesture to the frame after the first change of the picture, and an empty frame.
_GESTURE = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const drawn = document.querySelector("[data-network] > svg");
  const painted = new Promise((resolve) => new MutationObserver(async (_, observer) => {
    observer.disconnect();
    await frame();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(null);
  }).observe(drawn, { attributes: true, childList: true, subtree: true }));
  await new Promise((resolve) => setTimeout(resolve, 500));
  await frame();
  const started = performance.now();
  drawn.querySelector('[data-part="layers.0.heads.1"] [data-act="head"]')
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const gesture = (await painted) - started;
  await new Promise((resolve) => setTimeout(resolve, 500));
  const first = await frame();
  return [gesture / 1000, ((await frame()) - first) / 1000];
}"""
# The lengths of all frames until the condition holds.
_FRAMES = """(isOver) => new Promise((resolve) => {
  const frames = [];
  let before = 0;
  requestAnimationFrame(function step(now) {
    if (before) frames.push(now - before);
    before = now;
    if (isOver(frames.length)) resolve(frames);
    else requestAnimationFrame(step);
  });
})"""


def first_pictures(bundle: Bundle, browser: Browser, visits: str) -> tuple[float, float]:
    """All heads on screen, in the whole picture and in the embed of `heads`, over BertViz.

    From opening the page, in turns, each time in a context of the browser that was never there.
    """
    selectors = {
        "bertviz": f"#vis g:nth-of-type({bundle.architecture.layers * bundle.architecture.heads})",
        "picture": "[data-explore][data-drawn]",
        "embed": "pointer-view[data-drawn]",
    }
    seconds: dict[str, list[float]] = {name: [] for name in selectors}
    with tempfile.TemporaryDirectory() as folder, serving() as address:
        _write_bertviz(bundle, visits, Path(folder))
        with serving_files(Path(folder)) as bertviz:
            addresses = {
                "bertviz": f"{bertviz}/index.html",
                "picture": f"{address}/explore/{bundle.id}?visits={quote(visits)}",
                "embed": f"{address}/embed/{bundle.id}/heads?visits={quote(visits)}",
            }
            for round_number in range(1 + FIRST_PICTURES):
                for name, opened in addresses.items():
                    taken = _until_painted(browser, opened, selectors[name])
                    if round_number:  # the first one warms up the servers
                        seconds[name].append(taken)
    median = {name: statistics.median(taken) for name, taken in seconds.items()}
    print(
        f"  BertViz {1000 * median['bertviz']:.0f} ms, the whole picture "
        f"{1000 * median['picture']:.0f} ms, the embed {1000 * median['embed']:.0f} ms"
    )
    return median["picture"] / median["bertviz"], median["embed"] / median["bertviz"]


def _write_bertviz(bundle: Bundle, visits: str, folder: Path) -> None:
    """Write the page that BertViz makes of one history's attention, with all its scripts."""
    installed = Path(os.environ["BERTVIZ"])
    sys.path.append(str(installed))
    model_view = importlib.import_module("bertviz").model_view
    explained = explain(bundle, Query(visits=visits))
    weights = [layer.weights for layer in explained.trace.layers]
    tokens = [visit.label for visit in explained.visits]
    html: str = model_view(weights, tokens, display_mode="light", html_action="return").data
    for address, script in SCRIPTS.items():
        html, count = re.subn(address, script, html)
        assert count == 1, f"BertViz's page asks for no {script}"
        file = script if script.endswith(".js") else f"{script}.js"
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_bytes((installed / "node_modules" / file).read_bytes())
    (folder / "index.html").write_text(f"<!doctype html><meta charset=utf-8>{html}", "utf-8")


def edit_to_paint(page: Page, address: str, bundle: Bundle, history: History, visits: str) -> float:
    """From a gesture to the picture painted anew, over one pass and one empty frame."""
    _open_picture(page, f"{address}/explore/{bundle.id}?engine=browser&visits={quote(visits)}")
    engine.load_pass(page, bundle, history)
    gestures, frames, passes = [], [], []
    for _ in range(GESTURES):
        gesture, frame = page.evaluate(_GESTURE)
        gestures.append(gesture)
        frames.append(frame)
        passes.append(page.evaluate("pass()"))
    gesture, one_pass, frame = map(statistics.median, (gestures, passes, frames))
    print(f"  a gesture is painted after {1000 * gesture:.0f} ms")
    return gesture / (one_pass + frame)


def story_frame_p95_over_empty(page: Page, address: str, bundle: Bundle, visits: str) -> float:
    """The 95th percentile of frames in which the story moves, over that of an empty page.

    Between its steps the story stands still; only the frames of the half second after a step count.
    """
    page.goto(f"{address}/healthz")
    empty = page.evaluate(f"({_FRAMES})((count) => count >= 300)")
    _open_picture(page, f"{address}/explore/{bundle.id}?engine=browser&visits={quote(visits)}")
    forth = page.get_by_role("button", name="Step forward")
    moving: list[float] = []
    while forth.is_enabled():
        moving += page.evaluate(
            f"(button) => {{ button.click(); return ({_FRAMES})((count) => count >= 30); }}",
            forth.element_handle(),
        )
    print(f"  {len(moving)} frames of the story, the longest of {max(moving):.0f} ms")
    return _p95(moving) / _p95(empty)


def _until_painted(browser: Browser, address: str, selector: str) -> float:
    """The seconds from opening a page to the frame after something is in it."""
    page = browser.new_page(viewport=WINDOW)
    page.add_init_script(_PAINTED.replace("SELECTOR", json.dumps(selector)))
    page.goto(address, wait_until="commit")
    milliseconds: float = page.evaluate("painted")
    page.close()
    return milliseconds / 1000


def _open_picture(page: Page, address: str) -> None:
    page.set_viewport_size(WINDOW)
    page.goto(address)
    page.locator('[data-answer][data-engine="browser"]').wait_for()
    page.locator("[data-explore][data-drawn]").wait_for()
    page.wait_for_load_state("networkidle")


def _p95(values: list[Any]) -> float:
    return statistics.quantiles(values, n=20)[-1]
