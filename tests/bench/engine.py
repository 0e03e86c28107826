"""The network in the browser: its size, its speed over torch's, and how far the two differ."""

from __future__ import annotations

import base64
import gzip
import json
import statistics
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from pointerscope.core.settings import RESOURCES, Settings
from pointerscope.mobility.histories import compute_features
from pointerscope.network.bundles import WEIGHTS, read_bundle
from tests.golden_cases import expected_tensors, golden_cases, largest_difference, run_engine
from tests.reference import FEATURES, Reference

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from pointerscope.mobility.histories import History
    from pointerscope.network.bundles import Bundle

MODULE = "bundles/browser-model.js"
ROUNDS, WARM_UP = 120, 20
_LOAD = """async ({ sizes, features, weights }) => {
  const { BrowserModel } = await import("/static/bundles/browser-model.js");
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  const vocabulary = { id: "bench", sizes, places: [], people: [], weights: null };
  const { network } = new BrowserModel(vocabulary, bytes.buffer);
  const columns = Object.entries(features).map(([name, values]) =>
    [name, Array.isArray(values) ? Int32Array.from(values) : values]);
  const batch = Object.fromEntries(columns);
  window.pass = () => {
    const started = performance.now();
    network.trace(batch);
    return (performance.now() - started) / 1000;
  };
}"""
# From the event of another person to the answer, and a frame in which nothing happens.
_EDIT = """async () => {
  const output = document.querySelector("[data-answer]");
  const person = document.querySelector("[data-person]");
  const answered = new Promise((resolve) => new MutationObserver((_, observer) => {
    observer.disconnect();
    resolve(performance.now());
  }).observe(output, { attributeFilter: ["data-probability"] }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const started = performance.now();
  person.selectedIndex = 1 + (person.selectedIndex % (person.options.length - 1));
  person.dispatchEvent(new Event("change", { bubbles: true }));
  const edit = (await answered) - started;
  const frame = await new Promise((resolve) => requestAnimationFrame((first) =>
    requestAnimationFrame((second) => resolve(second - first))));
  return [edit / 1000, frame / 1000];
}"""


def engine_bytes() -> int:
    """The compressed bytes of engine, notation and worker, which are one module."""
    return len(gzip.compress((RESOURCES / "static" / MODULE).read_bytes(), mtime=0))


def load_pass(page: Page, bundle: Bundle, history: History) -> None:
    """Give the page a function `pass` that traces a history and returns the seconds it took."""
    page.evaluate(_LOAD, _engine_content(bundle, history))


@contextmanager
def one_thread() -> Iterator[None]:
    """Let torch compute in one thread for the context, as the server and the browser do.

    A second one would go on waiting for work in a loop while they have their turn.
    """
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        yield
    finally:
        torch.set_num_threads(threads)


def pass_over_reference(page: Page, bundle: Bundle, history: History) -> float:
    """A full trace in the page over torch's own encoder, both in one thread, in turns."""
    reference, inputs = _reference(bundle, history)
    load_pass(page, bundle, history)
    bare, traced = [], []
    with one_thread():
        for round_number in range(WARM_UP + ROUNDS):
            started = time.perf_counter()
            reference(inputs)
            seconds = time.perf_counter() - started
            in_browser = page.evaluate("pass()")
            if round_number >= WARM_UP:
                bare.append(seconds)
                traced.append(in_browser)
    return statistics.median(traced) / statistics.median(bare)


def edit_over_pass_and_frame(page: Page, address: str, bundle: Bundle, history: History) -> float:
    """From an edit's event to the new answer, over one pass and one empty frame."""
    page.goto(f"{address}/explore/{bundle.id}?engine=browser")
    page.locator('[data-answer][data-engine="browser"]').wait_for()
    load_pass(page, bundle, history)
    edits, frames, passes = [], [], []
    for _ in range(25):
        edit, frame = page.evaluate(_EDIT)
        edits.append(edit)
        frames.append(frame)
        passes.append(page.evaluate("pass()"))
    measured = (statistics.median(times) for times in (edits, passes, frames))
    edit, one_pass, frame = measured
    return edit / (one_pass + frame)


def engines_largest_difference() -> float:
    """The largest difference of any tensor over all golden cases, |a − b| / (1 + |b|).

    Of the two passes in Python, in single and in double precision, the nearer one counts: some
    interventions magnify the rounding of single precision. Differences below a temperature of 0.1
    are scaled by it, as in the tests.
    """
    cases = list(golden_cases())
    differences = []
    with tempfile.TemporaryDirectory() as folder:
        for case, found in zip(cases, run_engine(cases, Path(folder)), strict=True):
            scale = 1e-5 / case.tolerance
            difference = scale * largest_difference(found, expected_tensors(case))
            if difference > 1e-6:
                exact = expected_tensors(case, torch.float64)
                difference = min(difference, scale * largest_difference(found, exact))
            differences.append(difference)
    return max(differences)


def bundle_of_64() -> Bundle:
    """A bundled network that reads 64 visits."""
    found = next(
        bundle
        for folder in sorted(Settings().models.iterdir())
        if folder.is_dir() and (bundle := read_bundle(folder)).architecture.max_visits >= 64
    )
    assert found.architecture.heads
    return found


def _reference(bundle: Bundle, history: History) -> tuple[Reference, dict[str, torch.Tensor]]:
    found = compute_features([history], bundle.architecture.max_visits)
    names = (*FEATURES, "locations", "user", "lengths")
    inputs = {name: torch.from_numpy(getattr(found, name)) for name in names}
    return Reference(dict(bundle.checkpoint.weights), bundle.architecture.heads), inputs


def _engine_content(bundle: Bundle, history: History) -> dict[str, Any]:
    found = compute_features([history], bundle.architecture.max_visits)
    columns = ("locations", "time", "weekday", "recency", "duration")
    features = {name: getattr(found, name)[0].tolist() for name in columns}
    card = json.loads(bundle.card.model_dump_json())
    return {
        "sizes": card,
        "features": features
        | {"user": int(found.user[0]), "positionFromEnd": found.position_from_end[0].tolist()},
        "weights": base64.b64encode((bundle.folder / WEIGHTS).read_bytes()).decode(),
    }
