"""An executed notebook as HTML, read in Chromium without a network."""

from __future__ import annotations

import base64
import os
import re
import struct

import nbformat
import pytest
from nbconvert import HTMLExporter
from playwright.sync_api import expect

from pointerscope.core.settings import Settings
from pointerscope.network.bundles import NoWeightsError
from pointerscope.notebook.model import open_model
from tests.browser.conftest import PATIENCE
from tests.notebook import EXAMPLE, LIVE, executed

FRAME = f"iframe[{LIVE}]"
STORED = nbformat.read(EXAMPLE, as_version=4)
DARK = "body { background: #111111 !important; color: #eeeeee !important }"


@pytest.fixture(scope="module")
def notebook(tmp_path_factory):
    """The example notebook, executed with pictures from the browser of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        if chromium := os.environ.get("CHROMIUM"):
            patch.setenv("BROWSER_PATH", chromium)
        return executed(STORED, tmp_path_factory.mktemp("notebook"))


@pytest.fixture
def read(browser, notebook, tmp_path):
    """The notebook as an HTML page without a network, and the requests that it made."""
    file = tmp_path / "notebook.html"
    file.write_text(HTMLExporter().from_notebook_node(notebook)[0], encoding="utf-8")
    context = browser.new_context(offline=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    asked = []
    page.on("request", lambda request: asked.append(request))
    page.goto(file.as_uri(), wait_until="domcontentloaded")
    yield page, asked
    context.close()


def stored_answer() -> str:
    """The prediction that the stored notebook shows, such as "Café Luna, 20.6 %"."""
    outputs = [output for cell in STORED.cells for output in cell.get("outputs", ())]
    texts = [output.data["text/plain"] for output in outputs if "data" in output]
    [answer] = [text.split(" · ")[0] for text in texts if " % · " in text.split("\n")[0]]
    return answer


def test_a_notebook_as_html_shows_live_figures_offline(read):
    page, asked = read
    expect(page.locator(".pointerscope-summary")).to_contain_text(stored_answer())
    frames = page.locator(FRAME)
    expect(frames).to_have_count(2)
    frames.first.scroll_into_view_if_needed()
    shown = page.frame_locator(FRAME).first
    expect(shown.locator("pointer-view[data-drawn]")).to_be_visible()
    sources = "".join(cell.source for cell in STORED.cells)
    layer, head = re.search(r"layer=(\d), head=(\d)", sources).groups()
    expect(shown.locator('[name="layer"]')).to_have_value(layer)
    expect(shown.locator('[name="head"]')).to_have_value(head)
    words = shown.locator(".view-summary").text_content()
    shown.locator('[name="head"]').select_option(str(int(head) + 1))
    expect(shown.locator(".view-summary")).not_to_have_text(words)
    shown.locator(".view-plot .nsewdrag").first.hover()
    expect(shown.locator(".hoverlayer")).to_contain_text("weight")
    frame = frames.first.element_handle().content_frame()
    expect(shown.locator("html")).to_have_attribute("data-theme", "light")
    page.add_style_tag(content=DARK)
    page.evaluate("document.body.className += ' dark'")
    expect(shown.locator("html")).to_have_attribute("data-theme", "dark")
    assert [request.url for request in asked if request.frame == frame] == []


def test_a_notebook_has_pictures_for_print(notebook):
    pictures = [
        base64.b64decode(output.data["image/png"])
        for cell in notebook.cells
        for output in cell.get("outputs", ())
        if "image/png" in output.get("data", {})
    ]
    assert [struct.unpack(">I", picture[16:20])[0] for picture in pictures] == [1760, 1760]


def test_a_saved_notebook_without_a_kernel_answers(browser, tmp_path):
    town = open_model(Settings().models / "town")
    begun, typed = "Maple Court, Café Luna", "Café Luna, Market Hall"
    file = tmp_path / "saved.html"
    file.write_text(f"<!doctype html>{town.explorer(begun)._repr_html_()}", encoding="utf-8")
    context = browser.new_context(offline=True)
    page = context.new_page()
    complaints, asked = [], []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: said.type == "error" and complaints.append(said.text))
    page.goto(file.as_uri())
    page.on("request", lambda request: asked.append(request.url))
    shown = page.frame_locator(FRAME).first
    answer = shown.locator("[data-answer]:visible").first

    def assert_answers(visits, **query):
        expected = town.explain(visits, **query).prediction
        expect(answer).to_have_attribute("data-location", str(expected.location))
        found = float(answer.get_attribute("data-probability"))
        assert found == pytest.approx(expected.probability, abs=1e-5)

    assert_answers(begun)
    shown.get_by_role("button", name="Edit").first.click()
    shown.get_by_text("Text", exact=True).first.click()
    shown.get_by_role("textbox", name="Visits").first.fill(typed)
    assert_answers(typed)
    shown.get_by_text("Change the network").first.click()
    shown.get_by_role("checkbox", name="L1 H2", exact=True).first.check()
    expect(shown.locator("[data-changed]").first).to_be_visible()
    assert_answers(typed, interventions={"remove_heads": [[1, 2]]})
    shown.get_by_role("link", name="Compare").click()
    expect(shown.locator("#a-visits")).to_have_value(typed)
    assert_answers(typed, interventions={"remove_heads": [[1, 2]]})
    assert complaints == []
    assert [url for url in asked if not url.startswith(("about:", "data:", "file:"))] == []
    context.close()


def test_weights_that_stay_are_not_put_into_a_notebook():
    with pytest.raises(NoWeightsError, match="may not be shared"):
        open_model(Settings().models / "geolife").explorer()
    with pytest.raises(ValueError, match="Nowhere"):
        open_model(Settings().models / "town").explorer("Nowhere")
