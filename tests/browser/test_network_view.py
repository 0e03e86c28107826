"""The view of the whole network in Chromium: embeds, files, decks and pictures, without Plotly."""

from __future__ import annotations

import csv
import io
import json
import struct
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote
from xml.etree import ElementTree

import pytest
from PIL import Image
from playwright.sync_api import expect

from pointerscope.analysis.explanation import explain
from pointerscope.core.settings import Settings
from pointerscope.figures import pictures
from pointerscope.figures.views import draw
from pointerscope.mobility.query import Query
from pointerscope.network.bundles import read_bundle
from pointerscope.network.registry import Registry
from pointerscope.notebook.model import open_model
from pointerscope.publishing.deck.files import prepare_deck_folder, render_deck_file
from pointerscope.publishing.exported_view import export_view
from pointerscope.publishing.offline import render_offline_view
from pointerscope.publishing.script_bundle import PLOTLY
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
    assert any("js/picture/network-picture.js" in url for url in visitor.requests)
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
        expect(page.locator(".view-plot")).to_have_css("width", f"{width - 16}px")
        inside = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        assert page.evaluate(inside) == [width, height]


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


def test_an_offline_file_draws_under_its_policy(file_page, town, explanation, tmp_path):
    kept = export_view("network", town, Query(visits=DAY), lambda: explanation)
    file = tmp_path / "network.html"
    file.write_bytes(render_offline_view(kept))
    assert file.stat().st_size < 500_000
    file_page.goto(file.as_uri())
    expect(picture_of(file_page)).to_contain_text(explanation.prediction.label)
    assert file_page.evaluate("window.Plotly === undefined")


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


def test_a_deck_folder_draws_it(browser, tmp_path):
    prepare_deck_folder(DECK, Registry(Settings().models).bundle)(tmp_path)
    with serving_files(tmp_path) as address:
        for visitor in visit(browser, address):
            page = visitor.open("/")
            expect(page.locator(f"section.present {PICTURE}")).to_be_visible()


def test_a_notebook_draws_it(file_page, tmp_path):
    shown = open_model(Settings().models / "town").view("network", DAY)
    file = tmp_path / "cell.html"
    file.write_text(f'<!doctype html><meta charset="utf-8">{shown.html}', encoding="utf-8")
    file_page.goto(file.as_uri())
    frame = file_page.frame_locator("iframe")
    expect(frame.locator(PICTURE)).to_be_visible()


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
