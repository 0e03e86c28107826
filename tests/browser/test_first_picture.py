"""The explore page while only its first picture is there: what a reader does is done later."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DAY, address_of, explore, settled, visit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page, Route

    from tests.browser.conftest import Visitor

AROUND = "**/bundles/explore-page.js*"
HEAD = '[data-network] [data-part="layers.0.heads.1"]'
OPENED = "[data-network] .opened"


@pytest.fixture
def reader(browser, server) -> Iterator[Visitor]:
    yield from visit(browser, server, viewport={"width": 1280, "height": 800}, depth=None)


def held_back(reader: Visitor, **query) -> tuple[Page, list[Route]]:
    """A page whose script for all but the first picture is under way."""
    held: list[Route] = []
    reader.page.route(AROUND, lambda route: held.append(route))
    with reader.page.expect_request(AROUND):
        page = reader.open(explore(visits=DAY, **query))
    return page, held


def drawn(page: Page) -> None:
    expect(page.locator("[data-explore][data-drawn]")).to_be_attached()


def test_a_block_that_is_clicked_too_early_is_opened_once_it_can_be(reader):
    page, held = held_back(reader)
    drawn(page)
    expect(page.locator("[data-answer]")).to_have_attribute("data-engine", "server")
    page.locator(HEAD).first.click()
    expect(page.locator(OPENED)).to_have_count(0)
    held.pop().continue_()
    expect(page.locator(OPENED).first).to_be_visible()
    assert "open=layers.0.heads.1" in address_of(page)


def test_an_address_with_an_opened_block_is_answered_once_it_can_be(reader):
    page, held = held_back(reader, open="layers.0.heads.1")
    expect(page.locator("[data-network] > svg")).to_be_attached()
    expect(page.locator(OPENED)).to_have_count(0)
    held.pop().continue_()
    expect(page.locator(OPENED).first).to_be_visible()


def test_keys_and_choices_are_kept(reader):
    page, held = held_back(reader)
    drawn(page)
    page.locator(HEAD).first.press(" ")  # switches the head off
    page.get_by_text("Everything", exact=True).click()
    held.pop().continue_()
    expect(page.locator("[data-explore]")).to_have_attribute("data-depth", "everything")
    expect(page.locator("[data-changed] li")).to_have_text("L0 H1 switched off ×")
    settled(page)
    assert "depth=everything" in address_of(page)
    assert "interventions=" in address_of(page)


def test_what_is_typed_too_early_is_the_query(reader):
    page, held = held_back(reader, depth="everything")
    drawn(page)
    page.locator("#visits").fill("Café Luna, Maple Court")
    held.pop().continue_()
    expect(page.locator("[data-rows] > [data-visit]")).to_have_count(2)
    expect(page.locator("#visits")).to_have_value(re.compile("^Café Luna"))


def test_the_story_begins_with_the_first_picture(reader):
    page, held = held_back(reader, depth="story")
    drawn(page)
    slider = page.get_by_label("Step of the story")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Step 1 of"))
    held.pop().continue_()
    settled(page)
    expect(slider).not_to_have_attribute("aria-valuetext", "The whole picture")


def test_without_an_answer_the_page_says_so_and_the_next_gesture_tries_again(reader):
    reader.forgive()
    failing = [True]
    reader.page.route(AROUND, lambda route: route.abort() if failing.pop() else route.continue_())
    page = reader.open(explore(visits=DAY))
    drawn(page)
    silence = page.locator("[data-silence]")
    expect(silence).to_contain_text("The server does not answer.")
    failing.append(False)
    page.get_by_role("button", name="Edit").click()
    expect(page.get_by_role("region", name="What goes in")).to_be_visible()
    expect(silence).to_be_empty()
