"""An executed notebook as HTML, read in Chromium without a network."""

from __future__ import annotations

import base64
import os
import struct

import nbformat
import pytest
from nbconvert import HTMLExporter
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE
from tests.notebook import EXAMPLE, LIVE, executed

FRAME = f"iframe[{LIVE}]"
DARK = "body { background: #111111 !important; color: #eeeeee !important }"


@pytest.fixture(scope="module")
def notebook(tmp_path_factory):
    """The example notebook, executed with pictures from the browser of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        if chromium := os.environ.get("CHROMIUM"):
            patch.setenv("BROWSER_PATH", chromium)
        return executed(nbformat.read(EXAMPLE, as_version=4), tmp_path_factory.mktemp("notebook"))


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


def test_a_notebook_as_html_shows_live_figures_offline(read):
    page, asked = read
    expect(page.locator(".pointerscope-summary")).to_contain_text("Noodle House, 20.6 %")
    frames = page.locator(FRAME)
    expect(frames).to_have_count(2)
    frames.first.scroll_into_view_if_needed()
    shown = page.frame_locator(FRAME).first
    expect(shown.locator("pointer-view[data-drawn]")).to_be_visible()
    expect(shown.locator('[name="layer"]')).to_have_value("1")
    expect(shown.locator('[name="head"]')).to_have_value("2")
    words = shown.locator(".view-summary").text_content()
    shown.locator('[name="head"]').select_option("0")
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
