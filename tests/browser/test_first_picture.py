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


def test_a_slow_network_shows_where_the_picture_will_be(reader):
    scripts: list[Route] = []
    page = reader.page
    page.route("**/bundles/explore.js*", lambda route: scripts.append(route))
    page.goto(f"{reader.address}{explore(visits=DAY, depth='explore')}", wait_until="commit")
    stage = page.locator("[data-stage]")
    expect(stage).to_be_visible()
    words = "(stage) => getComputedStyle(stage, '::before').content"
    assert "is being computed" in stage.evaluate(words)
    place = stage.bounding_box()
    scripts.pop().continue_()
    drawn(page)
    assert stage.evaluate(words) == "none"
    assert stage.bounding_box() == place


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


def test_what_is_kept_can_be_undone_before_it_is_answered(reader):
    page, held = held_back(reader)
    drawn(page)
    page.locator(HEAD).first.press(" ")  # switches the head off
    page.keyboard.press("Control+z")
    held.pop().continue_()
    expect(page.locator("[data-redo-step]")).to_be_enabled()
    settled(page)
    expect(page.locator(".changed")).to_be_hidden()
    page.keyboard.press("Control+y")
    expect(page.locator("[data-changed] li")).to_have_text("L0 H1 switched off ×")
    expect(page.locator("[data-undo-step]")).to_be_enabled()
    expect(page.locator("[data-redo-step]")).to_be_disabled()


@pytest.mark.parametrize("is_over", [True, False], ids=["over", "going on"])
def test_a_drag_that_begins_too_early_is_done(reader, is_over):
    page, held = held_back(reader)
    drawn(page)
    handle = page.locator('[data-act="attention_temperature"]').first.bounding_box()
    x, y = handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=4)  # twice the temperature
    if is_over:
        page.mouse.up()
    held.pop().continue_()
    if not is_over:
        page.locator("[data-explore][data-ready]").wait_for()
        page.mouse.move(x - 60, y, steps=4)
        page.mouse.up()
    words = "2" if is_over else "0.5"
    expect(page.locator("[data-changed] li")).to_contain_text(words)
    settled(page)
    page.locator(HEAD).first.click()
    expect(page.locator(OPENED).first).to_be_visible()


def test_without_an_answer_the_page_says_so_and_the_next_gesture_tries_again(reader):
    reader.forgive()
    for address in (AROUND, "**/healthz"):
        reader.page.route(address, lambda route: route.abort())
    page = reader.open(explore(visits=DAY))
    drawn(page)
    silence = page.locator("[data-silence]")
    expect(silence).to_contain_text("The server does not answer.")
    expect(page.locator("[data-error]")).to_be_hidden()
    page.unroute_all()
    page.get_by_role("button", name="Edit").click()
    expect(page.get_by_role("region", name="What goes in")).to_be_visible()
    expect(silence).to_be_empty()


def test_a_script_that_fails_once_is_fetched_again(reader):
    reader.forgive()
    answers = [False, True]
    reader.page.route(AROUND, lambda route: route.continue_() if answers.pop(0) else route.abort())
    page = reader.open(explore(visits=DAY))
    page.locator("[data-explore][data-ready]").wait_for()
    expect(page.locator("[data-error]")).to_be_hidden()


def test_a_script_that_is_missing_although_the_server_answers_is_named(reader):
    reader.forgive()
    reader.page.route(AROUND, lambda route: route.fulfill(status=404))
    page = reader.open(explore(visits=DAY))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("The rest of this page could not be loaded. Reload the page.")
    expect(page.locator("[data-silence]")).to_be_empty()
    expect(page.locator("[data-network] > svg")).to_be_visible()
    page.unroute_all()
    alert.get_by_role("button", name="Try again").click()
    page.locator("[data-explore][data-ready]").wait_for()
    expect(alert).to_be_hidden()
