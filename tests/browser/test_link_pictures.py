"""Pictures for links as a real Chromium draws them, and error cards as one shows them."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.web.application import create_app
from tests.browser.chromium import found
from tests.browser.conftest import DAY

SIZES = [(320, 240), (1920, 1080)]
LONG = ", ".join(f"Nowhere in particular {number}" for number in range(9))


@pytest.fixture(scope="module")
def linked(models):
    """A server that draws, in a process that this test may look into."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BROWSER_PATH", str(found()))
        patch.setattr("pointerscope.web.pictures.TIMEOUT_SECONDS", 60)
        with TestClient(create_app(Settings(models=models))) as client:
            yield client


@pytest.mark.parametrize(
    "url",
    [
        f"/embed/town/heads/picture.png?visits={quote(DAY)}",
        f"/embed/town/map/picture.png?visits={quote(DAY)}&theme=dark",
        f"/embed/town/network/picture.png?visits={quote(DAY)}",
        "/embed/lessons/softmax/picture.png",
    ],
)
def test_a_picture_of_a_view_is_drawn_at_the_size_of_links(linked, url):
    answer = linked.get(url)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "public, max-age=3600"
    size = int.from_bytes(answer.content[16:20]), int.from_bytes(answer.content[20:24])
    assert size == (1200, 630)
    assert len(answer.content) > 10_000  # there is something on the paper


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "url",
    [
        "/embed/town/haeds",
        f"/embed/town/heads?visits={quote(LONG)}",
        "/embed/town/heads?accent=javascript:alert(1)&scale=9&caption=x&controls=x",
        "/embed/lessons/revenue?step=nothing",
    ],
)
def test_an_error_card_fits_its_frame(browser, server, url, size):
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.goto(server + url)
    for words in page.locator("main > *").all():
        expect(words).to_be_in_viewport(ratio=1)
    scrolls = page.evaluate(
        "() => { const {scrollHeight, clientHeight, scrollWidth, clientWidth} ="
        " document.querySelector('main'); return [scrollHeight > clientHeight,"
        " scrollWidth > clientWidth, document.documentElement.scrollHeight > innerHeight]; }"
    )
    assert scrolls == [False, False, False]
    page.close()


def test_an_error_card_has_the_theme_that_was_asked_for(browser, server):
    page = browser.new_page(color_scheme="light")
    page.goto(f"{server}/embed/town/haeds?theme=dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.close()
