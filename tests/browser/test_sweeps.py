"""Sweeps on the explore page: in a worker, in slices without one, and stopped."""

from __future__ import annotations

import base64
import re

import pytest
from playwright.sync_api import expect

from pointerscope.core.settings import RESOURCES, Settings
from tests.browser.conftest import (
    DAY,
    PHONE,
    READY,
    explained,
    explore,
    in_words,
    settled,
    violations,
    visit,
)

CLOSE = 1e-5
REMOVED = [[0, 0], [0, 1], [0, 2], [1, 3]]
NO_WORKERS = "delete window.Worker"
# How long others had to wait for their turn, at most, since a sweep began.
WATCH = """() => {
  let before = performance.now();
  window.longestWait = 0;
  (function tick() {
    const now = performance.now();
    window.longestWait = Math.max(window.longestWait, now - before);
    before = now;
    setTimeout(tick);
  })();
}"""
MAX_WAIT = 1_000  # milliseconds, beside other tests; a sweep of all sets of heads takes seconds

STATIC = RESOURCES / "static"
ANSWERS = """async ([engine, sweeps, vocabulary, weights, query]) => {
  const { BrowserModel } = await import(engine);
  const { runSweep } = await import(sweeps);
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  window.model = new BrowserModel(vocabulary, bytes.buffer);
  const { prediction: { location }, variants } = model.sweep("visits", query);
  const found = [];
  const add = (_, answer) => found.push(answer.probability);
  await runSweep(model, { location, variants }, add, new AbortController().signal);
  return found;
}"""


@pytest.fixture(params=["worker", "slices"])
def anyone(request, browser, server):
    """A visitor whose browser has workers, and one whose browser has none."""
    for visitor in visit(browser, server):
        visitor.has_workers = request.param == "worker"
        if not visitor.has_workers:
            visitor.page.add_init_script(NO_WORKERS)
        yield visitor


def panel(page):
    return page.locator("[data-sweeps]")


def opened(visitor, model="town", **query):
    page = visitor.open(explore(model, visits=DAY, **query))
    expect(page.locator(READY)).to_be_visible()
    settled(page)
    panel(page).locator("summary").click()
    return page


def run(page, kind):
    panel(page).get_by_label("Try").select_option(kind)
    panel(page).get_by_role("button", name="Run").click()


def finished(page):
    """Wait for the whole table, and return the texts of its cells."""
    expect(panel(page).get_by_role("status")).to_contain_text("Computed in this browser.")
    expect(panel(page).get_by_role("progressbar")).to_be_hidden()
    rows = panel(page).locator("tbody tr").all()
    return [row.locator("th, td").all_inner_texts() for row in rows]


def without_each(address):
    """The server's answer; without each visit, its answer and the probability of the first one.

    Visits are sent with dates, so that leaving one out moves no other.
    """
    whole = explained(address, "town", DAY)
    columns = ("location", "arrival", "duration_minutes")
    dated = [{name: read[name] for name in columns} for read in whole["visits"]]
    asked, others = whole["prediction"], []
    for index in range(len(dated)):
        visits = dated[:index] + dated[index + 1 :]
        left = explained(address, "town", visits, predict_at=whole["predict_at"], top_k=100)
        found = {
            one["location"]: one["probability"] for one in left["location_probabilities"]["final"]
        }
        others.append((left["prediction"], found[asked["location"]]))
    return asked, others


def in_base64(content):
    return base64.b64encode(content).decode()


def share(probability):
    return f"{100 * probability:.1f}\N{NO-BREAK SPACE}%"


def place_in_words(prediction, unchanged):
    same = prediction["location"] == unchanged["location"]
    return "the same" if same else in_words(prediction)


def test_left_out_visits_have_the_servers_answers(anyone):
    page = opened(anyone)
    run(page, "visits")
    rows = finished(page)
    asked, others = without_each(anyone.address)
    assert [row[0] for row in rows] == ["1 Maple Court", "2 Riverside Offices", "3 Café Luna"]
    for (_, place, probability, change), (left, expected) in zip(rows, others, strict=True):
        assert place == place_in_words(left, asked)
        assert probability == share(expected)
        points = round(100 * expected, 1) - round(100 * asked["probability"], 1)
        assert float(change.replace("−", "-")) == pytest.approx(points, abs=0.001)
    assert bool(page.workers) == anyone.has_workers


def test_moved_hours_are_the_numbers_of_the_servers_view(visitor):
    page = opened(visitor)
    run(page, "hours")
    rows = finished(page)
    assert [row[0] for row in rows] == [
        f"{'+' if hours > 0 else '−' * (hours < 0)}{abs(hours)} h" for hours in range(-12, 12)
    ]
    asked = explained(visitor.address, "town", DAY)["prediction"]
    assert rows[12][1:] == ["the same", share(asked["probability"]), "0.0"]
    later = "Maple Court @ Mon 13:00 +45, Riverside Offices @ 14:00 +480, Café Luna @ 22:00"
    moved = explained(visitor.address, "town", later)["prediction"]
    assert rows[12 + 5][1] == place_in_words(moved, asked)


def test_a_running_sweep_leaves_the_page_responsive_and_stops(anyone):
    page = opened(anyone)
    page.evaluate(WATCH)
    run(page, "heads")
    rows = panel(page).locator("tbody tr")
    expect(rows.nth(20)).to_be_attached()
    panel(page).get_by_role("button", name="Stop").click()
    stopped = panel(page).get_by_role("status")
    expect(stopped).to_contain_text(re.compile(r"Stopped after \d+ of 256 answers\."))
    count = rows.count()
    assert count < 256
    page.wait_for_timeout(300)
    assert rows.count() == count
    assert page.evaluate("longestWait") < MAX_WAIT
    expect(panel(page).get_by_role("button", name="Run")).to_be_focused()
    run(page, "visits")
    assert len(finished(page)) == 3
    assert len(page.workers) == anyone.has_workers


def test_sets_of_heads_stand_by_their_size_and_effect(visitor):
    page = opened(visitor, interventions={"remove_heads": REMOVED})
    run(page, "heads")
    rows = finished(page)
    assert rows[0][0] == "none"
    removed = [[] if row[0] == "none" else row[0].split(", ") for row in rows]
    assert len(rows) == len({tuple(heads) for heads in removed}) == 16
    effects = [
        (len(heads), -abs(float(row[3].replace("−", "-"))))
        for heads, row in zip(removed, rows, strict=True)
    ]
    assert effects == sorted(effects)
    some, every = (
        explained(visitor.address, "town", DAY, interventions={"remove_heads": heads})
        for heads in (REMOVED, "all")
    )
    assert rows[-1][1] == place_in_words(every["prediction"], some["prediction"])


def test_answers_of_another_query_are_cleared(visitor):
    page = opened(visitor)
    run(page, "visits")
    assert len(finished(page)) == 3
    page.get_by_role("textbox", name="Visits").fill("Maple Court @ Mon 08:00 +45")
    expect(panel(page).locator("tbody tr")).to_have_count(0)
    expect(panel(page).get_by_role("status")).to_be_empty()
    settled(page)
    run(page, "visits")
    expect(panel(page).locator("tbody")).to_contain_text("cannot be left out")
    run(page, "heads")
    expect(panel(page).locator("tbody tr").nth(5)).to_be_attached()
    page.get_by_role("textbox", name="Visits").fill("Café Luna @ Mon 08:00 +45")
    expect(panel(page).locator("tbody tr")).to_have_count(0)
    expect(panel(page).get_by_role("button", name="Run")).to_be_visible()


def test_weights_that_cannot_be_read_are_said_in_the_panel(visitor):
    visitor.page.route("**/weights/*", lambda route: route.fulfill(body=b"\x00" * 100))
    page = opened(visitor)
    run(page, "hours")
    expect(panel(page).get_by_role("alert")).to_contain_text("This browser cannot compute: ")
    expect(panel(page).get_by_role("button", name="Run")).to_be_visible()


def test_only_models_with_shared_weights_and_heads_are_swept(browser, bundled):
    for visitor in visit(browser, bundled):
        page = visitor.open(explore("geolife"))
        expect(page.locator(READY)).to_be_visible()
        expect(panel(page)).to_have_count(0)
        page = visitor.open(explore("town-without-attention"))
        expect(panel(page).get_by_label("Try").locator("option")).to_have_count(2)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_panel_fits_a_phone_and_breaks_no_rule_of_accessibility(browser, server, scheme):
    for visitor in visit(browser, server, viewport=PHONE, color_scheme=scheme):
        page = opened(visitor)
        run(page, "visits")
        finished(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert violations(page) == []


@pytest.mark.parametrize(
    ("worker_source", "workers"), [("blob:", 1), ("'none'", 0)], ids=["blob", "none"]
)
def test_an_offline_file_makes_its_worker_of_the_engine_it_contains(
    visitor, tmp_path, worker_source, workers
):
    engine = (STATIC / "bundles/browser-model.js").read_bytes()
    modules = [engine, (STATIC / "js/sweeps.js").read_bytes()]
    policy = f"default-src 'none'; script-src data:; worker-src {worker_source}"
    file = tmp_path / "offline.html"
    file.write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>A file</title>'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
        f'<script type="text/plain" data-engine>{engine.decode()}</script>',
        encoding="utf-8",
    )
    page = visitor.page
    vocabulary = page.request.get(f"{visitor.address}/api/models/town/vocabulary").json()
    weights = (Settings().models / "town/weights.safetensors").read_bytes()
    page.goto(file.as_uri())
    addresses = [f"data:text/javascript;base64,{in_base64(module)}" for module in modules]
    asked = [*addresses, vocabulary, in_base64(weights), {"visits": DAY}]
    found = page.evaluate(ANSWERS, asked)
    _, others = without_each(visitor.address)
    assert found == pytest.approx([probability for _, probability in others], abs=CLOSE)
    assert [worker.url.startswith("blob:") for worker in page.workers] == [True] * workers
    visitor.requests.clear()  # the file itself
    if not workers:
        assert visitor.complaints
        visitor.complaints.clear()  # the browser reports what the policy forbids
