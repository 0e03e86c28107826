"""The view of the whole network in Chromium: embeds, files, decks and pictures, without Plotly."""

from __future__ import annotations

import csv
import io
import json
import struct
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote
from urllib.request import urlopen
from xml.etree import ElementTree

import pytest
from PIL import Image
from playwright.sync_api import expect

from pointerscope.analysis.explanation import explain
from pointerscope.core.settings import Settings
from pointerscope.figures import pictures
from pointerscope.figures.encoding import figure_bytes
from pointerscope.figures.views import draw
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.network.registry import Registry
from pointerscope.notebook.model import open_model
from pointerscope.publishing.deck.files import prepare_deck_folder, render_deck_file
from pointerscope.publishing.exported_view import export_view
from pointerscope.publishing.offline import render_offline_view
from pointerscope.publishing.script_bundle import PLOTLY
from tests.browser.acts import CHANGED, HEAD, WORDS, answer_of, assert_answer, switch_head
from tests.browser.chromium import found
from tests.browser.conftest import DAY, explained, visit
from tests.servers import serving_files

EMBED = f"/embed/town/network?visits={quote(DAY)}&controls=all"
PICTURE = "pointer-view .view-plot svg"
HOVERS = """() => {
  window.hovers = [];
  document.addEventListener("pointer-view:hover", ({ detail }) => hovers.push(detail.visits));
}"""
DECK = f"""
title: A deck
visits: '{DAY}'
slides:
- title: The whole network
  view: network
- title: One chart
  view: prediction
"""


@pytest.fixture(scope="module")
def town():
    return read_bundle(Settings().models / "town")


@pytest.fixture(scope="module")
def explanation(town):
    return explain(town, Query(visits=DAY))


@pytest.fixture
def file_page(browser):
    """A page without a network; every request and error fails the test."""
    context = browser.new_context(offline=True)
    page, problems = context.new_page(), []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda said: said.type == "error" and problems.append(said.text))
    page.on(
        "request",
        lambda request: request.url.startswith(("http", "ws")) and problems.append(request.url),
    )
    yield page
    context.close()
    assert problems == []


def picture_of(page):
    picture = page.locator(PICTURE).first
    expect(picture).to_be_visible()
    expect(page.locator("pointer-view").first).not_to_have_attribute("aria-busy", "true")
    return picture


def download(page, kind):
    with page.expect_download() as expected:
        page.get_by_role("button", name=kind, exact=True).click()
    return expected.value.path().read_bytes()


def texts(svg):
    return " ".join(ElementTree.fromstring(svg).itertext())


def test_an_embed_draws_the_answer_without_loading_plotly(visitor):
    page = visitor.open(EMBED)
    picture = picture_of(page)
    expect(picture).to_contain_text(explained(visitor.address, "town", DAY)["prediction"]["name"])
    scripts = [url for url in visitor.requests if "/bundles/embed" in url]
    assert len(scripts) == 1  # with the picture
    assert not any("vendor/plotly" in url for url in visitor.requests)
    assert visitor.foreign_requests == []


def test_another_view_in_the_same_element_is_drawn_by_plotly(visitor):
    page = visitor.open(EMBED)
    picture_of(page)
    shown = page.locator("pointer-view")
    shown.evaluate("(element) => element.setAttribute('view', 'prediction')")
    expect(shown.locator(".view-plot .main-svg").first).to_be_visible()
    expect(shown.locator(".view-plot")).to_have_attribute("role", "img")
    shown.evaluate("(element) => element.setAttribute('view', 'network')")
    expect(shown.locator(".view-plot .main-svg")).to_have_count(0)
    picture_of(page)


def test_the_embed_fills_its_frame(visitor):
    page = visitor.open(EMBED)
    picture_of(page)
    for width, height in ((640, 480), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        # A picture that is drawn smaller counts its own pixels in CSS; this is what one sees.
        page.wait_for_function(
            """(width) => Math.abs(document.querySelector(".view-plot")
              .getBoundingClientRect().width - width) < 0.5""",
            arg=width - 16,
        )
        inside = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        assert page.evaluate(inside) == [width, height]


def test_a_hall_can_read_an_embed_and_the_visits_that_matter_are_named(browser, bundled):
    for visitor in visit(browser, bundled, viewport={"width": 960, "height": 540}):
        page = visitor.open("/embed/town/network")
        drawn = page.locator(PICTURE)
        expect(drawn.locator(".visit text").first).to_be_visible()
        sizes = drawn.locator("text").evaluate_all(
            "(texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize))"
        )
        assert min(sizes) >= 16
        weights = drawn.locator(".pointer-block text.strong").all_text_contents()
        # Each ribbon that can be seen begins at a weight and at a named visit.
        assert sum(int(text.split()[0]) for text in weights if text.endswith("%")) >= 85
        drawn.locator(HEAD).focus()
        page.keyboard.press("Enter")
        last = drawn.locator(".choice.here text").last.bounding_box()
        for frame in drawn.locator("rect.chosen-row").all():
            box = frame.bounding_box()
            above, below = box["y"] - last["y"], last["y"] + last["height"] - box["y"]
            assert box["x"] > last["x"] + last["width"] or above <= 2 <= below


def test_another_theme_needs_no_request(visitor):
    page = visitor.open(EMBED)
    picture_of(page)
    before = len(visitor.requests)
    page.evaluate(
        """document.dispatchEvent(
          new CustomEvent("pointerscope:choose-theme", { detail: "dark" }))"""
    )
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.wait_for_timeout(300)
    assert len(visitor.requests) == before


def test_a_visit_under_the_pointer_is_told_to_the_page(visitor):
    page = visitor.open(EMBED)
    picture_of(page)
    page.evaluate(HOVERS)
    page.locator(f"{PICTURE} text", has_text="Riverside Offices").first.hover()
    page.wait_for_function("hovers.some((visits) => visits.join() === '1')")


def test_saved_pictures_and_numbers_are_those_shown(visitor):
    page = visitor.open(EMBED)
    picture_of(page)
    answer = explained(visitor.address, "town", DAY)["prediction"]
    svg = download(page, "SVG")
    assert answer["name"] in texts(svg)
    assert "The whole network" in texts(svg)
    box = page.locator(".view-plot > svg").bounding_box()
    width, height = Image.open(io.BytesIO(download(page, "PNG"))).size
    assert (width, height) == (round(2 * box["width"]), round(2 * box["height"]))
    rows = list(csv.reader(io.StringIO(download(page, "CSV").decode("utf-8-sig"))))
    [probability] = [row[-1] for row in rows if row and row[0] == answer["name"]]
    assert float(probability) == pytest.approx(answer["probability"], abs=1e-6)


def test_a_comparison_draws_both(visitor):
    against = quote(json.dumps({"interventions": None}))
    changes = quote(json.dumps({"gate": 0.05}))
    page = visitor.open(f"{EMBED}&interventions={changes}&against={against}")
    picture_of(page)
    expect(page.locator(".view-title")).to_have_text("The whole network")
    expect(page.locator(".view-summary")).to_contain_text("Compared with:")


def test_what_computes_is_loaded_when_somebody_is_about_to_act(visitor):
    page = visitor.open(EMBED)
    picture_of(page)
    page.locator(HEAD).first.hover()
    page.wait_for_load_state("networkidle")
    computing = ("/vocabulary", "/weights/", "browser-model.js")
    assert not [url for url in visitor.requests if any(part in url for part in computing)]
    with page.expect_response("**/weights/*"):
        page.locator(HEAD).locator('[data-act="head"]').first.hover()


def test_a_head_is_switched_off_and_on_in_an_embed(visitor):
    page = visitor.open(EMBED)
    picture_of(page)
    page.evaluate(
        """document.addEventListener("pointer-view:interventions",
          ({ detail }) => { window.told = detail; })"""
    )
    learned, changed = (
        explained(visitor.address, "town", DAY, interventions=interventions)["prediction"]
        for interventions in (None, CHANGED)
    )
    assert_answer(page, learned, "server")
    switch_head(page)
    assert_answer(page, changed, "browser")
    shown = page.locator("pointer-view")
    expect(shown.get_by_role("list", name="Changes")).to_have_text(WORDS)
    is_other = changed["location"] != learned["location"]
    before = learned["name"] if is_other else f"{100 * learned['probability']:.1f} %"
    expect(shown.get_by_text(f"as learned {before}")).to_be_visible()
    assert json.loads(shown.get_attribute("interventions")) == CHANGED
    assert page.evaluate("window.told") == CHANGED
    page.keyboard.press("Control+z")
    assert_answer(page, learned, "browser")
    expect(shown.get_by_role("list", name="Changes")).to_be_hidden()
    assert shown.get_attribute("interventions") is None
    page.keyboard.press("Control+y")
    assert_answer(page, changed, "browser")
    shown.get_by_role("button", name="as learned").click()
    assert_answer(page, learned, "browser")
    assert page.evaluate("window.told") == {}


def test_numbers_and_links_follow_an_act(visitor):
    page = visitor.open(EMBED)
    picture_of(page)
    changed = explained(visitor.address, "town", DAY, interventions=CHANGED)["prediction"]
    switch_head(page)
    assert_answer(page, changed, "browser")
    expect(page.locator(".view-summary")).to_contain_text(f"{changed['name']} leads with")
    rows = list(csv.reader(io.StringIO(download(page, "CSV").decode("utf-8-sig"))))
    [probability] = [row[-1] for row in rows if row and row[0] == changed["name"]]
    assert float(probability) == pytest.approx(changed["probability"], abs=1e-5)
    address = page.get_by_role("link", name="JSON").get_attribute("href")
    with urlopen(address) as answer:
        assert json.load(answer)["trace"]["interventions"] == CHANGED


def test_the_gate_is_dragged_in_an_embed(visitor):
    page = visitor.open(EMBED)
    picture_of(page)
    valve = page.locator('.valve[data-act="gate"]').first
    valve.hover()
    frame = page.locator(".gate-frame").first.bounding_box()
    page.mouse.down()
    for share in (0.4, 0.6, 0.75):
        page.mouse.move(frame["x"] + frame["width"] / 2, frame["y"] + share * frame["height"])
    page.mouse.up()
    shown = page.locator("pointer-view")
    expect(answer_of(page)).to_have_attribute("data-engine", "browser")
    interventions = json.loads(shown.get_attribute("interventions"))
    assert interventions["gate"] == pytest.approx(0.75, abs=0.02)
    changed = explained(visitor.address, "town", DAY, interventions=interventions)["prediction"]
    assert_answer(page, changed, "browser")


def test_visits_stay_where_they_are_in_an_embed(visitor):
    page = visitor.open(EMBED)
    picture_of(page)
    visits = page.locator('[data-part^="visits."]')
    before = visits.all_text_contents()
    visits.first.focus()
    page.keyboard.press("Alt+ArrowDown")
    page.locator(f"{PICTURE} text", has_text="Maple Court").first.drag_to(
        page.locator(f"{PICTURE} text", has_text="Café Luna").first, force=True
    )
    assert visits.all_text_contents() == before
    visits.first.focus()
    page.keyboard.press("Space")
    masked = explained(visitor.address, "town", DAY, interventions={"mask_visits": [0]})
    assert_answer(page, masked["prediction"], "browser")


def test_changes_of_the_address_are_shown_and_taken_back(visitor):
    page = visitor.open(f"{EMBED}&interventions={quote(json.dumps(CHANGED))}")
    picture_of(page)
    shown = page.locator("pointer-view")
    expect(shown.get_by_role("button", name=WORDS)).to_be_visible()
    shown.get_by_role("button", name="as learned").click()
    assert_answer(page, explained(visitor.address, "town", DAY)["prediction"], "browser")


def test_an_embed_answers_when_its_server_has_gone(browser, relay):
    for visitor in visit(browser, relay.address):
        changed, both = (
            explained(relay.address, "town", DAY, interventions=interventions)["prediction"]
            for interventions in (CHANGED, CHANGED | {"mask_visits": [0]})
        )
        page = visitor.open(EMBED)
        picture_of(page)
        switch_head(page)
        assert_answer(page, changed, "browser")
        relay.stop()
        page.locator('[data-part="visits.0"]').first.focus()
        page.keyboard.press("Space")
        assert_answer(page, both, "browser")


ANOTHER_DAY = "Maple Court @ Mon 08:00 +45, Café Luna @ 10:15, Maple Court @ Tue 07:00"
SEND = """visits => document.querySelector("iframe").contentWindow.postMessage(
  {pointerscope: "set", state: {visits, user: "3", predict_at: "Tue 09:00", top_k: 5}}, "*")"""
SET = "([name, value]) => document.querySelector('pointer-view').setAttribute(name, value)"
NOT_LOADED = (
    "The server does not answer. This browser cannot compute: The network could not be loaded"
)


def test_visits_that_a_page_sends_are_computed_when_the_server_has_gone(browser, relay, tmp_path):
    with serving_files(tmp_path) as slides:
        (tmp_path / "page.html").write_text(
            f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Slides</title>
            <link rel="icon" href="data:,"><iframe src="{relay.address}{EMBED}" title="Network"
            width="1200" height="700"></iframe>"""
        )
        asked = {"user": "3", "predict_at": "Tue 09:00", "top_k": 5}
        expected = explained(relay.address, "town", ANOTHER_DAY, **asked)["prediction"]
        for visitor in visit(browser, slides):
            page = visitor.open("/page.html")
            frame = page.frame_locator("iframe")
            expect(frame.locator(PICTURE)).to_be_visible()
            switch_head(frame)
            expect(answer_of(frame)).to_have_attribute("data-engine", "browser")
            relay.stop()
            page.evaluate(SEND, ANOTHER_DAY)
            assert_answer(frame, expected, "browser")
            page.evaluate(SEND, "Nowhere at all")
            expect(frame.get_by_role("alert")).to_contain_text("No place")
            visitor.requests.clear()  # the frame is of another server


def test_an_embed_without_its_server_takes_what_another_has_loaded(browser, relay):
    expected = explained(relay.address, "town", ANOTHER_DAY)["prediction"]
    for visitor in visit(browser, relay.address):
        page = visitor.open(EMBED)
        picture_of(page)
        switch_head(page)
        expect(answer_of(page)).to_have_attribute("data-engine", "browser")
        page = page.context.new_page()
        page.goto(f"{relay.address}{EMBED}")
        picture_of(page)
        relay.stop()
        page.evaluate(SET, ["visits", ANOTHER_DAY])
        assert_answer(page, expected, "browser")


def test_an_element_without_its_server_says_what_is_missing(browser, relay):
    for visitor in visit(browser, relay.address):
        page = visitor.open(EMBED)
        picture_of(page)
        relay.stop()
        page.evaluate(SET, ["visits", ANOTHER_DAY])
        failure = page.locator("pointer-view > .view-failure")
        expect(failure).to_contain_text(NOT_LOADED)
        visitor.forgive()  # the refused requests


def test_weights_that_stay_on_a_server_that_has_gone_are_named(browser, relay):
    for visitor in visit(browser, relay.address):
        page = visitor.open("/embed/tiny/network?visits=Home, Work, Home&controls=all")
        picture_of(page)
        changed = explained(relay.address, "tiny", "Home, Work, Home", interventions=CHANGED)
        switch_head(page)
        assert_answer(page, changed["prediction"], "server")
        relay.stop()
        page.evaluate(SET, ["visits", "Home, Work"])
        failure = page.locator("pointer-view > .view-failure")
        expect(failure).to_contain_text("The weights of this model stay on the server.")
        visitor.forgive()  # the refused requests


def test_an_act_that_nobody_answers_gives_a_sentence_and_leaves_the_answer(browser, relay):
    for visitor in visit(browser, relay.address):
        learned = explained(relay.address, "town", DAY)["prediction"]
        page = visitor.open(EMBED)
        picture_of(page)
        relay.stop()
        switch_head(page)
        expect(page.get_by_role("alert")).to_contain_text("No response could be read")
        assert_answer(page, learned, "server")
        assert page.locator("pointer-view").get_attribute("interventions") is None
        visitor.forgive()  # the refused requests


def test_weights_that_stay_leave_the_answers_to_the_server(visitor):
    page = visitor.open("/embed/tiny/network?visits=Home, Work, Home&controls=all")
    picture_of(page)
    switch_head(page)
    changed = explained(visitor.address, "tiny", "Home, Work, Home", interventions=CHANGED)
    assert_answer(page, changed["prediction"], "server")
    expect(page.get_by_role("button", name=WORDS)).to_be_visible()
    assert not [url for url in visitor.requests if "/weights/" in url]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda weights: weights[: len(weights) // 2], "cut short"),
        (lambda weights: weights[:-9] + b"\x00" + weights[-8:], "damaged"),
    ],
    ids=["cut", "one byte"],
)
def test_damaged_weights_give_a_sentence_and_the_answer_of_the_server(visitor, spoil, sentence):
    def damaged(route):
        route.fulfill(body=spoil(route.fetch().body()))

    visitor.page.route("**/weights/*", damaged)
    page = visitor.open(EMBED)
    picture_of(page)
    switch_head(page)
    changed = explained(visitor.address, "town", DAY, interventions=CHANGED)["prediction"]
    assert_answer(page, changed, "server")
    note = page.get_by_text("This browser cannot compute:")
    expect(note).to_contain_text(sentence)


def test_an_element_on_another_page_answers_acts(browser, server, tmp_path):
    (tmp_path / "page.html").write_text(
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Slides</title>
        <link rel="icon" href="data:,"><script src="{server}/pointer-view.js"></script>
        <div style="height: 600px"><pointer-view fill server="{server}" model="town"
        view="network" visits="{DAY}"></pointer-view></div>"""
    )
    changed = explained(server, "town", DAY, interventions=CHANGED)["prediction"]
    with serving_files(tmp_path) as address:
        for visitor in visit(browser, address):
            page = visitor.open("/page.html")
            picture_of(page)
            switch_head(page)
            assert_answer(page, changed, "browser")
            visitor.requests.clear()  # the element is of another server


def test_changes_that_the_page_around_asks_for_are_answered_in_the_browser(visitor):
    page = visitor.open(EMBED)
    picture_of(page)
    switch_head(page)
    expect(answer_of(page)).to_have_attribute("data-engine", "browser")
    visitor.requests.clear()
    page.evaluate("""document.querySelector("pointer-view").setAttribute("interventions",
      '{"gate": 0.5}')""")
    changed = explained(visitor.address, "town", DAY, interventions={"gate": 0.5})["prediction"]
    assert_answer(page, changed, "browser")
    assert visitor.requests == []


def test_an_offline_file_draws_under_its_policy(file_page, town, explanation, tmp_path):
    kept = export_view("network", town, Query(visits=DAY), lambda: explanation, share_weights=False)
    file = tmp_path / "network.html"
    file.write_bytes(render_offline_view(kept))
    assert file.stat().st_size < 500_000
    file_page.goto(file.as_uri())
    expect(picture_of(file_page)).to_contain_text(explanation.prediction.label)
    assert file_page.evaluate("window.Plotly === undefined")
    assert file_page.locator("[data-act]:not([data-act=scale])").count() == 0


def test_a_file_saves_the_changed_trace_as_its_json(file_page, town, tmp_path):
    kept = export_view("network", town, Query(visits=DAY), lambda: explain(town, Query(visits=DAY)))
    file = tmp_path / "network.html"
    file.write_bytes(render_offline_view(kept))
    file_page.goto(file.as_uri())
    picture_of(file_page)
    switch_head(file_page)
    changed = explain(town, Query(visits=DAY, interventions=CHANGED))
    assert_answer(file_page, changed.prediction._asdict(), "browser")
    found = json.loads(download(file_page, "JSON"))["trace"]
    expected = json.loads(figure_bytes(draw("network", town, lambda: changed)))["trace"]
    assert found.keys() == expected.keys()
    assert found["interventions"] == CHANGED
    assert found["tensors"].keys() == expected["tensors"].keys()
    for site, tensor in expected["tensors"].items():
        assert found["tensors"][site]["shape"] == tensor["shape"], site


def test_a_deck_draws_it_beside_charts(file_page, tmp_path):
    bundle = Registry(Settings().models).bundle
    file = tmp_path / "deck.html"
    file.write_bytes(render_deck_file(DECK, "html", bundle))
    file_page.goto(file.as_uri())
    file_page.locator("html[data-all-drawn]").wait_for(timeout=60_000)
    assert file_page.locator("pointer-view[data-drawn]").count() == 2
    expect(file_page.locator(f"section.present {PICTURE}")).to_be_visible()
    file_page.keyboard.press("ArrowRight")
    expect(file_page.locator("section.present .main-svg").first).to_be_visible()


def test_slides_of_one_model_share_one_network(file_page, town, tmp_path):
    second = """- title: Without a head
  view: {view: network, interventions: {gate: 0.9}}
"""
    content = render_deck_file(DECK + second, "html", Registry(Settings().models).bundle)
    assert content.count(b'id="town/weights.safetensors"') == 1
    file = tmp_path / "deck.html"
    file.write_bytes(content)
    file_page.goto(file.as_uri())
    file_page.locator("html[data-all-drawn]").wait_for(timeout=60_000)
    slide = file_page.locator("section.present")
    switch_head(slide)
    for changes in (CHANGED, {"gate": 0.9, **CHANGED}):
        expected = explain(town, Query(visits=DAY, interventions=changes)).prediction
        assert_answer(slide, expected._asdict(), "browser")
        if "gate" not in changes:
            file_page.keyboard.press("PageDown")
            file_page.keyboard.press("PageDown")
            switch_head(slide)


def test_a_deck_folder_draws_it_and_answers(browser, town, tmp_path):
    prepare_deck_folder(DECK, Registry(Settings().models).bundle)(tmp_path)
    expected = explain(town, Query(visits=DAY, interventions=CHANGED)).prediction
    with serving_files(tmp_path) as address:
        for visitor in visit(browser, address):
            page = visitor.open("/")
            slide = page.locator("section.present")
            expect(page.locator(f"section.present {PICTURE}")).to_be_visible()
            switch_head(slide)
            assert_answer(slide, expected._asdict(), "browser")


def test_a_notebook_draws_it(file_page, tmp_path):
    shown = open_model(Settings().models / "town").view("network", DAY)
    file = tmp_path / "cell.html"
    file.write_text(f'<!doctype html><meta charset="utf-8">{shown.html}', encoding="utf-8")
    file_page.goto(file.as_uri())
    frame = file_page.frame_locator("iframe")
    expect(frame.locator(PICTURE)).to_be_visible()
    assert len(shown.html) < 1_000_000
    switch_head(frame)
    expected = explain(shown.exported.shared_model, Query(visits=DAY, interventions=CHANGED))
    assert_answer(frame, expected.prediction._asdict(), "browser")


@pytest.fixture
def rendered(explanation, monkeypatch):
    """Pictures from the browser of the extra, in a thread that has no event loop."""
    monkeypatch.setenv("BROWSER_PATH", str(found()))

    def render(form, theme="light", **size):
        def in_thread():
            with pictures.open_renderer(PLOTLY) as render:
                network, chart = (
                    draw(name, explanation.bundle, lambda: explanation, theme)
                    for name in ("network", "prediction")
                )
                return render(network, form, **size), render(chart, form, **size)

        with ThreadPoolExecutor(1) as thread:
            return thread.submit(in_thread).result()

    return render


def test_the_extra_makes_a_vector_picture_beside_those_of_plotly(rendered, explanation):
    network, chart = rendered("svg", width=1280, height=720)
    vector = ElementTree.fromstring(network)
    assert (vector.get("width"), vector.get("height")) == ("1280", "720")
    assert explanation.prediction.label in texts(network)
    assert explanation.prediction.label in texts(chart)


def test_the_extra_makes_a_png_of_the_size_that_is_asked(rendered):
    network, _ = rendered("png", "dark", width=1000, height=600, scale=1.5)
    assert struct.unpack(">II", network[16:24]) == (1500, 900)
