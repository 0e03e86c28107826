"""The status page, as a lecturer watches it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, violations, visit


@pytest.fixture(params=[(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def watcher(request, browser, server):
    size, theme = request.param
    yield from visit(browser, server, viewport=size, color_scheme=theme)


@pytest.fixture
def without_scripts(browser, server):
    yield from visit(browser, server, viewport=DESK, java_script_enabled=False)


def test_the_page_is_accessible_and_fits(watcher):
    page = watcher.open("/status")
    expect(page.get_by_text("Ready.")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_page_keeps_up_until_it_is_paused(watcher):
    watcher.page.request.get(f"{watcher.address}/docs")
    watcher.page.clock.install()
    page = watcher.open("/status")
    row = page.locator('[data-now="routes"] tr', has=page.get_by_text("/docs", exact=True))
    asked = row.locator("td").first
    before = int(asked.text_content())
    page.request.get(f"{watcher.address}/docs")
    expect(asked).to_have_text(str(before + 1))
    page.get_by_role("button", name="Pause").click()
    before = len(watcher.requests)
    page.clock.run_for(10_000)
    page.evaluate("fetch('/healthz')")  # after all that the page has asked for
    assert watcher.requests[before:] == [f"{watcher.address}/healthz"]


def test_the_page_says_when_nobody_answers(watcher):
    page = watcher.open("/status")
    page.route("**/status", lambda route: route.abort())
    expect(page.get_by_text("This page could not be updated")).to_be_visible()
    watcher.forgive()  # the browser's own word about it


def test_the_page_needs_no_scripts(without_scripts):
    page = without_scripts.open("/status")
    expect(page.get_by_role("region", name="Limits by setting")).to_be_visible()
    expect(page.get_by_role("button", name="Pause")).to_be_hidden()
