"""A deck of a hostile author stays on its page: served, in the editor and as an offline file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from pointerscope.core.settings import Settings
from pointerscope.network.registry import Registry
from tests.browser.test_decks import made
from tests.servers import serving_files, started

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

READY = ".reveal.ready"
FOREIGN = "meta[http-equiv=refresh], iframe[srcdoc], form, base, a[href^=javascript], object, embed"
WAIT = 1_500  # milliseconds in which a redirection would have begun


def hostile_deck(address: str) -> str:
    """A deck whose every text tries to lead readers to an address."""
    words = " ".join(
        [
            rf"$\text{{<meta/http-equiv=refresh/content=0;url={address}>}}$",
            rf"$\text{{<iframe/srcdoc='<script>top.location=\"{address}\"</script>'></iframe>}}$",
            rf"$\text{{</math><form/action={address}><button/autofocus>Go</button></form>}}$",
            rf"$\href{{javascript:location='{address}'}}{{x}}$",
            rf"$\text{{</span></section><base/href={address}>}}$",
            rf"<meta http-equiv=refresh content='0;url={address}'>",
        ]
    )
    text = json.dumps(words)
    return (
        f"title: {text}\nauthor: {text}\nslides:\n"
        f"- title: {text}\n  text: {text}\n  notes: {text}\n  fragments: [{{text: {text}}}]\n"
        f"- text: {json.dumps(f'$${words}$$')}\n"
    )


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory) -> Iterator[str]:
    """The address that the deck tries to lead to."""
    folder = tmp_path_factory.mktemp("elsewhere")
    (folder / "index.html").write_text("<!doctype html><title>Elsewhere</title>", encoding="utf-8")
    with serving_files(folder) as address:
        yield address


@pytest.fixture(scope="module")
def decks(elsewhere, tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("decks")
    (folder / "hostile.yaml").write_text(hostile_deck(elsewhere), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def address(models, decks) -> Iterator[str]:
    with started(models, decks=decks) as server:
        yield server.address


@pytest.fixture
def page(browser, elsewhere):
    """A page that must not ask for anything elsewhere."""
    page = browser.new_page()
    asked = []
    page.context.on("request", lambda request: asked.append(request.url))
    yield page
    page.close()
    assert not [url for url in asked if url.startswith(elsewhere)]


def assert_stays(page, frame, url: str) -> None:
    """Assert that a deck is shown, and that its page goes nowhere and holds nothing foreign."""
    expect(frame.locator(READY)).to_have_count(1)
    expect(frame.locator("section.present .deck-words")).to_contain_text("<meta/http-equiv=refresh")
    page.wait_for_timeout(WAIT)
    assert page.url.partition("#")[0] == url
    expect(frame.locator(FOREIGN)).to_have_count(0)


def test_a_served_deck_stays_on_its_page(page, address):
    page.goto(f"{address}/slides/hostile")
    assert_stays(page, page, f"{address}/slides/hostile")
    page.keyboard.press("ArrowRight")
    expect(page.locator("section.present .fragment.visible")).to_contain_text("<iframe/srcdoc=")


def test_the_preview_of_a_deck_stays_in_the_editor(page, address):
    page.goto(f"{address}/slides?deck=hostile")
    frame = page.frame_locator("[data-preview]")
    assert_stays(page, frame, f"{address}/slides?deck=hostile")


def test_an_offline_deck_stays_on_its_page(page, elsewhere, tmp_path):
    path = tmp_path / "deck.html"
    town = Registry(Settings().models).bundle
    path.write_bytes(made("html", hostile_deck(elsewhere), town).read())
    page.goto(path.as_uri())
    assert_stays(page, page, path.as_uri())
