"""`make bench`: ratios of medians measured side by side in one run, bytes, and one share.

Every ratio compares with something that runs in the same minutes on the same machine, so that
it means the same on another one. The reference is `tests.reference`: torch's own encoder with
the same heads on top.
"""

from __future__ import annotations

import argparse
import gzip
import http.client
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote, urlsplit

import numpy as np
import torch
from playwright.sync_api import sync_playwright

from pointerscope.analysis.explanation import explain
from pointerscope.analysis.many import DEFAULT_BATCH, DEFAULT_QUANTITIES, explain_many
from pointerscope.analysis.patching import compute_patching
from pointerscope.analysis.subsets import compute_part_subsets
from pointerscope.core.atomic_writes import write_file
from pointerscope.core.settings import Settings
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.views import draw, views
from pointerscope.lessons.catalogue import lessons
from pointerscope.mobility.histories import History
from pointerscope.mobility.query import Query
from pointerscope.network.allocator import reuse_freed_memory
from pointerscope.network.bundles import Bundle, read_bundle
from pointerscope.network.trace import Batch
from pointerscope.publishing.deck.files import render_deck_file
from pointerscope.training.fit import fit, new_network
from pointerscope.training.recipe import Recipe
from pointerscope.web.site import write_site
from pointerscope.web.site_histories import example_histories
from pointerscope.web.site_plan import plan_site
from tests.bench import embeds as embed_decks
from tests.bench import engine, picture
from tests.bench.data import data
from tests.bench.insights import insights
from tests.bench.rooms import rooms as rooms_of_a_hall
from tests.bench.throughput import CLIENTS, batch_throughput, throughput, wait_until_warm
from tests.decks import MANY, deck_of_many
from tests.reference import FEATURES, Reference
from tests.servers import CHROMIUM_ARGUMENTS, serving, serving_files

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from playwright.sync_api import Browser, Page

    from pointerscope.lessons.framework.lesson import Lesson

VISITS = 30
LIMITS = {
    "trace_over_reference": 1.0,
    "trace_over_reference_256": 1.25,
    "forward_over_reference": 1.05,
    "explain_http_over_reference": 2.5,
    "page_over_trace": 4.0,
    "serve_start_over_import_torch": 1.8,
    "explore_first_bytes": 600_000,
    "explore_story_bytes": 850_000,
    "embed_bytes": 600_000,
    "second_embed_bytes": 30_000,
    "embed_requests": 5,
    "twenty_embeds_over_one": 2.0,
    "lesson_page_bytes": 250_000,
    "lesson_page_over_home": 3.0,
    "lesson_edit_over_frame": 4.0,
    "engine_bytes": 30_000,
    "browser_pass_over_reference": 8.0,
    "browser_pass_over_reference_64": 14.0,
    "edit_to_answer_in_browser": 2.0,
    "network_first_picture_over_bertviz": 0.6,
    "heads_embed_over_bertviz": 1.3,
    "edit_to_paint": 3.0,
    "story_frame_p95_over_empty": 3.0,
    "site_town_bytes": 600_000,
    "engines_largest_difference": 1e-5,
    "deck_drawn_over_first_draw": 4.0,
    "deck_change_over_first_draw": 0.14,
    "patching_over_forward": 2.0,
    "subsets_over_forward": 3.0,
    "room_gesture_p95_over_limit": 1.0,
    "room_return_over_limit": 1.0,
    "insights_over_forward": 1.6,
    "insights_memory_100k_over_10k": 1.2,
    "data_over_pandas": 8.0,
}
AT_LEAST = {
    "training_step_share": 0.85,
    "throughput_over_forward": 0.08,
    "batch_over_forward": 0.2,
    "explain_many_over_forward": 0.5,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    measures: dict[str, Callable[[Bundle], dict[str, float]]] = {
        measure.__name__: measure
        for measure in (
            passes,
            passes_of_256,
            subsets,
            training_step_share,
            explain_http,
            explain_throughput,
            explain_batches,
            many_histories,
            page,
            serve_start,
            explore_page,
            embeds,
            lesson_page,
            lesson_edit,
            browser_engine,
            first_pictures,
            gestures,
            site,
            deck,
            patching,
            rooms,
            insights,
            data,
        )
    }
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"some of {', '.join(measures)}")
    parser.add_argument("--out", type=Path, default=Path("bench.json"))
    options = parser.parse_args()
    if unknown := set(options.parts) - set(measures):
        parser.error(f"unknown: {', '.join(sorted(unknown))}. Choose from {', '.join(measures)}.")
    out = options.out
    reuse_freed_memory()  # as the server does
    bundle = read_bundle(Settings().models / "town")
    measured: dict[str, float] = {}
    for name in options.parts or measures:
        found = measures[name](bundle)
        measured |= found
        for figure, value in found.items():
            print(
                f"{figure:34} {value:>12,.{3 if value > 0.001 else 8}f}   {_limit(figure)}",
                flush=True,
            )
    content = json.dumps(measured, indent=2) + "\n"
    try:
        write_file(out, lambda file: file.write(content.encode()))
    except OSError as error:
        sys.exit(f"{out} cannot be written: {error.strerror or error}.")


def passes(bundle: Bundle) -> dict[str, float]:
    """A trace and a forward pass of one history, over the reference."""
    reference, trace, forward = _passes(bundle, histories=1, rounds=400)
    return {
        "trace_over_reference": trace / reference,
        "forward_over_reference": forward / reference,
    }


def passes_of_256(bundle: Bundle) -> dict[str, float]:
    """A trace of 256 histories at once, over the reference."""
    reference, trace, _ = _passes(bundle, histories=256, rounds=40)
    return {"trace_over_reference_256": trace / reference}


def subsets(bundle: Bundle) -> dict[str, float]:
    """All networks made of subsets of the parts on one history, over as many bare histories.

    The pointer alone, the generation head alone and both are read off one pass, so there are as
    many passes as subsets of heads and feed-forward networks; as many histories are compared.
    """
    a = bundle.architecture
    count = 2 ** (len(a.all_heads) + a.layers)
    histories, batch = _batch(bundle, count), _batch(bundle, 1)
    batches = [
        histories.map(lambda rows, start=start: rows[start : start + 256])
        for start in range(0, count, 256)
    ]
    with torch.inference_mode():
        bare, found = _medians(
            [
                lambda: [bundle.network(some) for some in batches],
                lambda: compute_part_subsets(bundle.network, batch),
            ],
            rounds=20,
            warm_up=2,
        )
    return {"subsets_over_forward": found / bare}


def training_step_share(bundle: Bundle) -> dict[str, float]:
    """The time of forward passes, backward passes and updates over that of training's steps."""
    network = new_network(bundle.architecture, seed=0)
    histories = _histories(bundle, 20 * 128)
    with tempfile.TemporaryDirectory() as folder:
        fitted = fit(
            network,
            histories,
            histories[:128],
            Recipe(epochs=1, batch_size=128),
            on_progress=lambda _: None,
            state=Path(folder) / "state",
        )
    return {"training_step_share": fitted.network_seconds / fitted.steps_seconds}


def explain_http(bundle: Bundle) -> dict[str, float]:
    """POST explain over loopback, every query another one, over the reference in one thread.

    The median of several servers, of which one may be quicker than another by a quarter.
    """
    reference, inputs = _reference(bundle), _inputs(bundle, _batch(bundle, 1))
    queries = iter([_query(bundle, number) for number in range(2_000)])
    ratios: list[float] = []
    for _ in range(5):
        with serving() as address, engine.one_thread():
            connection = http.client.HTTPConnection(urlsplit(address).netloc)

            def post(connection: http.client.HTTPConnection = connection) -> None:
                headers = {"content-type": "application/json"}
                connection.request("POST", "/api/models/town/explain", next(queries), headers)
                response = connection.getresponse()
                body = response.read()
                if response.status != 200:
                    raise RuntimeError(body.decode())

            post()  # opens the model
            connection.close()  # the server would, after a minute
            wait_until_warm()
            bare, answered = _medians([lambda: reference(inputs), post], rounds=300)
            ratios.append(answered / bare)
    print(f"  explain_http: {min(ratios):.2f} to {max(ratios):.2f}")
    return {"explain_http_over_reference": statistics.median(ratios)}


def explain_throughput(bundle: Bundle) -> dict[str, float]:
    """POST explain from many clients at once, over the bare pass of as many histories."""
    return throughput(bundle, _batch(bundle, CLIENTS), lambda number: _query(bundle, number))


def explain_batches(bundle: Bundle) -> dict[str, float]:
    """POST explain/batch with 256 queries, over the bare pass of as many histories."""
    return batch_throughput(bundle, _batch(bundle, 256), lambda number: _query(bundle, number))


def many_histories(bundle: Bundle) -> dict[str, float]:
    """Histories a second of `explain_many` as arrays, over those of bare passes of its batches."""
    histories = _histories(bundle, 4 * DEFAULT_BATCH)
    batch = Batch.from_histories(histories[:DEFAULT_BATCH], bundle.architecture.max_visits)
    quantities = (*DEFAULT_QUANTITIES, "pointer_weights", "layers.1.heads.0.weights")

    def bare() -> None:
        for _ in range(4):
            bundle.network(batch)

    def many() -> None:
        for block in explain_many(bundle, histories, quantities):
            assert block["probability"].all()

    with torch.inference_mode():
        forward, explained = _medians([bare, many], rounds=20, warm_up=2)
    return {"explain_many_over_forward": forward / explained}


def page(bundle: Bundle) -> dict[str, float]:
    """The figures of all views of one pass, drawn and encoded, every query another one, over it."""
    rounds, warm_up = 200, 5
    queries = (Query.model_validate_json(_query(bundle, n)) for n in range(rounds + warm_up))
    explanations = [explain(bundle, query) for query in queries]
    for explanation in explanations:
        assert explanation.visits  # what the editor asks for before there is a figure
    passes, pages = iter(explanations), iter(explanations)
    names = [
        view.name
        for view in views().values()
        if view.reads == "history" and not view.several_passes
    ]

    def draw_page() -> None:
        explanation = next(pages)
        figure_bytes({name: draw(name, bundle, lambda: explanation) for name in names})

    with torch.inference_mode():
        trace, drawn = _medians(
            [lambda: bundle.network.trace(next(passes).trace.batch), draw_page], rounds, warm_up
        )
    return {"page_over_trace": drawn / trace}


def patching(bundle: Bundle) -> dict[str, float]:
    """All sites and visits of a pair, both ways, over bare passes of as many histories."""
    clean, changed = (
        explain(bundle, Query.model_validate_json(_query(bundle, number))) for number in range(2)
    )
    patches = compute_patching(clean, changed).passes
    whole = _batch(bundle, 256)
    rest = whole.map(lambda tensor: tensor[: patches % 256])
    batches = [whole] * (patches // 256) + [rest] * bool(patches % 256)

    def forward() -> None:
        for batch in batches:
            bundle.network(batch)

    with torch.inference_mode():
        bare, patched = _medians(
            [forward, lambda: compute_patching(clean, changed)], rounds=9, warm_up=1
        )
    return {"patching_over_forward": patched / bare}


def rooms(_: Bundle) -> dict[str, float]:
    """A hall of 300 listeners, two workers."""
    return rooms_of_a_hall()


def serve_start(bundle: Bundle) -> dict[str, float]:
    """From the command to the first answer, over importing torch alone."""

    imports, starts = [], []
    for _ in range(7):
        started = time.perf_counter()
        subprocess.run([sys.executable, "-c", "import torch"], check=True)
        imports.append(time.perf_counter() - started)
        started = time.perf_counter()
        with serving():
            starts.append(time.perf_counter() - started)
    return {"serve_start_over_import_torch": statistics.median(starts) / statistics.median(imports)}


def explore_page(bundle: Bundle) -> dict[str, float]:
    """The bytes that a first visit to explore transfers: the picture live, then everything read."""
    with serving() as address, _browser() as browser:
        page = browser.new_page()
        transferred = _transferred(page)
        page.goto(f"{address}/explore/town")
        page.locator("[data-explore][data-drawn]").wait_for()
        page.locator('[data-answer][data-engine="browser"]').wait_for()
        page.wait_for_load_state("networkidle")
        first = sum(transferred)
        page.get_by_text("Everything", exact=True).click()
        page.get_by_role("button", name="Unfold all").click()
        for view in page.locator(".chapter pointer-view").all():
            view.scroll_into_view_if_needed()
            view.locator(".main-svg").first.wait_for()
        page.wait_for_load_state("networkidle")
        return {"explore_first_bytes": first, "explore_story_bytes": sum(transferred)}


def embeds(bundle: Bundle) -> dict[str, float]:
    """The bytes of a first embed with its figure and of another one, its requests, and decks."""
    written = str(bundle.histories[0].visits)
    visits = quote(written)
    add = "(src) => document.body.append(Object.assign(document.createElement('iframe'), { src }))"
    with serving() as address, _browser() as browser:
        page = browser.new_page()
        page.goto(f"{address}/healthz")  # of the same origin, so that its frames are counted
        transferred = _transferred(page)
        sizes = []
        for count, view in enumerate(("heads", "pointer"), 1):
            before = sum(transferred)
            page.evaluate(add, f"{address}/embed/town/{view}?visits={visits}")
            frame = page.locator("iframe").nth(count - 1).content_frame
            frame.locator("pointer-view[data-drawn]").wait_for()
            page.wait_for_load_state("networkidle")
            sizes.append(sum(transferred) - before)
        requests = embed_decks.embed_requests(browser, address, written)
        twenty = embed_decks.twenty_embeds_over_one(browser, address, written)
    first, second = sizes
    return {
        "embed_bytes": first,
        "second_embed_bytes": second,
        "embed_requests": requests,
        "twenty_embeds_over_one": twenty,
    }


def lesson_page(bundle: Bundle) -> dict[str, float]:
    """The largest page of a lesson without plots: its bytes, and how soon it is there.

    The time is from the address to the player at work, in a browser that has been there before,
    over the same for the page of models.
    """
    plain = [name for name, lesson in lessons().items() if not _draws(lesson)]
    with serving() as address, _browser() as browser:
        sizes = {}
        for name in plain:
            page = browser.new_page()
            transferred = _transferred(page)
            page.goto(f"{address}/lessons/{name}", wait_until="networkidle")
            sizes[name] = sum(transferred)
            page.context.close()
        largest = max(sizes, key=lambda name: sizes[name])
        page = browser.new_page()

        def open_lesson() -> None:
            page.goto(f"{address}/lessons/{largest}", wait_until="commit")
            page.locator("[data-ready]").wait_for()

        models = f"{address}/models"
        home, shown = _medians([lambda: page.goto(models), open_lesson], rounds=20)
    print(
        f"  {largest}: shown after {1000 * shown:.0f} ms, the page of models {1000 * home:.0f} ms"
    )
    return {"lesson_page_bytes": sizes[largest], "lesson_page_over_home": shown / home}


_EDITS = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const field = document.querySelector("[data-inputs] input[inputmode=decimal]");
  const measured = { edits: [], frames: [] };
  for (let round = 0; round < 40; round += 1) {
    await frame();
    let begun = performance.now();
    await frame();
    measured.frames.push(performance.now() - begun);
    begun = performance.now();
    field.value = String(0.5 + (round % 7));
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await frame();
    await frame();
    measured.edits.push(performance.now() - begun);
  }
  return measured;
}"""


def lesson_edit(bundle: Bundle) -> dict[str, float]:
    """From an input to the repainted tiles of the lesson with most cells, over an empty frame."""
    largest = max(lessons(), key=lambda name: _cells(lessons()[name]))
    with serving() as address, _browser() as browser:
        page = browser.new_page()
        page.goto(f"{address}/lessons/{largest}?all=1", wait_until="networkidle")
        page.mouse.click(1, 1)
        page.locator("#lesson-record").wait_for(state="attached")
        page.evaluate(_EDITS)  # the first loads what the others need
        measured = page.evaluate(_EDITS)
    edit, frame = (statistics.median(measured[name]) for name in ("edits", "frames"))
    print(f"  {largest}: an edit is painted after {edit:.0f} ms, a frame takes {frame:.0f} ms")
    return {"lesson_edit_over_frame": edit / frame}


def _cells(lesson: Lesson) -> int:
    return sum(table.values.size for table in lesson.solve().tables.values())


def site(bundle: Bundle) -> dict[str, float]:
    """The first visit to explore on a static host: the bytes of all files, each compressed."""
    planned = plan_site([(bundle, example_histories(bundle, 6))], {})
    with tempfile.TemporaryDirectory() as folder, _browser() as browser:
        write_site(planned, Path(folder) / "site")
        sizes: list[int] = []
        with serving_files(Path(folder)) as address:
            page = browser.new_page()
            page.on("response", lambda answer: sizes.append(len(gzip.compress(answer.body()))))
            page.goto(f"{address}/site/explore/town/")
            page.locator('[data-answer][data-engine="browser"]').wait_for()
            page.wait_for_load_state("networkidle")
    return {"site_town_bytes": sum(sizes)}


def browser_engine(bundle: Bundle) -> dict[str, float]:
    """The network in the browser: its bytes, passes, answers to edits, and what it differs by."""
    [of_30] = _histories(bundle, 1)
    large = engine.bundle_of_64()
    [of_64] = _histories(large, 1, visits=64)
    with serving() as address, _browser() as browser:
        page = browser.new_page()
        page.goto(f"{address}/healthz")
        passes = [
            engine.pass_over_reference(page, *one) for one in ((bundle, of_30), (large, of_64))
        ]
        edit = engine.edit_over_pass_and_frame(page, address, bundle, of_30)
    return {
        "engine_bytes": engine.engine_bytes(),
        "browser_pass_over_reference": passes[0],
        "browser_pass_over_reference_64": passes[1],
        "edit_to_answer_in_browser": edit,
        "engines_largest_difference": engine.engines_largest_difference(),
    }


def first_pictures(bundle: Bundle) -> dict[str, float]:
    """All heads of one history on screen: the whole picture and the embed, over BertViz."""
    with _browser() as browser:
        whole, embed = picture.first_pictures(bundle, browser, _visits(bundle, 0))
    return {
        "network_first_picture_over_bertviz": whole,
        "heads_embed_over_bertviz": embed,
    }


def gestures(bundle: Bundle) -> dict[str, float]:
    """The picture of 20 visits: from a gesture to the next paint, and frames of the story."""
    visits = _visits(bundle, 0, count=20)
    [history] = _histories(bundle, 1, visits=20)
    with serving() as address, _browser() as browser:
        page = browser.new_page()
        edit = picture.edit_to_paint(page, address, bundle, history, visits)
        story = picture.story_frame_p95_over_empty(page, address, bundle, visits)
    return {"edit_to_paint": edit, "story_frame_p95_over_empty": story}


def deck(bundle: Bundle) -> dict[str, float]:
    """An offline deck of 20 live views: all figures, and the longest change to another slide.

    Both are time of the page's own thread, over the time until the first figure is drawn; what
    else a machine does is not counted.
    """
    content = render_deck_file(
        deck_of_many(str(bundle.histories[0].visits)), "html", lambda _: bundle
    )
    first, all_of_them, change = [], [], []
    with tempfile.TemporaryDirectory() as folder, _browser() as browser:
        file = Path(folder) / "deck.html"
        file.write_bytes(content)
        for _ in range(5):
            page = browser.new_page(viewport={"width": 1280, "height": 720})
            busy = _busy(page)
            page.goto(file.as_uri())
            page.locator("pointer-view[data-drawn]").first.wait_for(timeout=60_000)
            first.append(busy())
            page.locator("html[data-all-drawn]").wait_for(timeout=60_000)
            all_of_them.append(busy())
            change.append(max(_changes(page, busy)))
            page.close()
    drawn, whole, longest = map(statistics.median, (first, all_of_them, change))
    print(
        f"  the page is busy for {1000 * drawn:.0f} ms with the first figure, "
        f"{1000 * whole:.0f} ms with all, {1000 * longest:.0f} ms with a change"
    )
    return {
        "deck_drawn_over_first_draw": whole / drawn,
        "deck_change_over_first_draw": longest / drawn,
    }


def _busy(page: Page) -> Callable[[], float]:
    """Gives the seconds that the page's thread has worked."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def busy() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return next(float(found["value"]) for found in metrics if found["name"] == "TaskDuration")

    return busy


def _changes(page: Page, busy: Callable[[], float]) -> Iterator[float]:
    """How long the page's thread works at each change to the next slide."""
    for _ in MANY[1:]:
        before = busy()
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(60)
        yield busy() - before


def _draws(lesson: Lesson) -> bool:
    return any(solved.result and solved.result.picture for solved in lesson.solve().steps)


@contextmanager
def _browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM")
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_ARGUMENTS)
        yield browser
        browser.close()


def _transferred(page: Page) -> list[int]:
    """The bytes of everything that a page loads from now on, headers with them."""
    loaded: list[int] = []
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda of: loaded.append(int(of["encodedDataLength"])))
    return loaded


def _limit(name: str) -> str:
    if name in AT_LEAST:
        return f"at least {AT_LEAST[name]:,}"
    return f"at most {LIMITS[name]:,}" if name in LIMITS else ""


def _passes(bundle: Bundle, histories: int, rounds: int) -> list[float]:
    batch = _batch(bundle, histories)
    reference, inputs = _reference(bundle), _inputs(bundle, batch)
    with torch.inference_mode():
        return _medians(
            [
                lambda: reference(inputs),
                lambda: bundle.network.trace(batch),
                lambda: bundle.network(batch),
            ],
            rounds,
        )


def _medians(
    measured: Sequence[Callable[[], object]], rounds: int, warm_up: int = 5
) -> list[float]:
    """The median seconds of each, taken in turns so that all meet the same machine."""
    seconds: list[list[float]] = [[] for _ in measured]
    for round_number in range(warm_up + rounds):
        for run, taken in zip(measured, seconds, strict=True):
            started = time.perf_counter()
            run()
            if round_number >= warm_up:
                taken.append(time.perf_counter() - started)
    return [statistics.median(taken) for taken in seconds]


def _reference(bundle: Bundle) -> Reference:
    return Reference(dict(bundle.checkpoint.weights), bundle.architecture.heads)


def _inputs(bundle: Bundle, batch: Batch) -> dict[str, torch.Tensor]:
    return {name: getattr(batch, name) for name in (*FEATURES, "locations", "user", "lengths")}


def _batch(bundle: Bundle, histories: int) -> Batch:
    return Batch.from_histories(_histories(bundle, histories), bundle.architecture.max_visits)


def _histories(bundle: Bundle, number: int, visits: int = VISITS) -> list[History]:
    """Histories of so many visits, drawn at random."""
    random = np.random.default_rng(0)
    a = bundle.architecture
    return [
        History(
            locations=random.integers(2, a.locations, visits),
            user=int(random.integers(1, a.users)),
            weekdays=random.integers(0, 7, visits),
            start_minutes=random.integers(0, 1440, visits),
            durations=random.integers(0, 600, visits),
            days_before=np.sort(random.integers(0, 8, visits))[::-1].copy(),
            target=2,
        )
        for _ in range(number)
    ]


def _query(bundle: Bundle, number: int) -> str:
    """A query of 30 visits in the notation, another one for every number."""
    user = 1 + number % (bundle.architecture.users - 1)
    return json.dumps({"visits": _visits(bundle, number), "user": user})


def _visits(bundle: Bundle, number: int, count: int = VISITS) -> str:
    """Visits in the notation, other ones for every number."""
    random = np.random.default_rng(number)
    places = random.integers(2, bundle.architecture.locations, count)
    return ", ".join(
        f"{bundle.places.notation(int(place))} @ {index % 24:02}:30 +{random.integers(1, 60)}"
        for index, place in enumerate(places)
    )


if __name__ == "__main__":
    main()
