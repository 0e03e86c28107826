"""Insights as a person reads them: from a bar of the crowd to one history."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from pointerscope.figures.views import find_view
from pointerscope.network.bundles import read_bundle
from pointerscope.network.insights import write_insights
from tests.browser.conftest import DESK, PHONE, READY, plot_of, settled, view, violations, visit
from tests.insights import insights

GATES = "gate-distribution"


@pytest.fixture(scope="module")
def insightful(models, server):
    """The server of all tests, whose town has insights."""
    if find_view(GATES).missing_in(read_bundle(models / "town")):
        write_insights(models / "town", insights())
    return server


@pytest.fixture
def desk(browser, insightful):
    yield from visit(browser, insightful, viewport=DESK, color_scheme="light")


@pytest.fixture
def pocket(browser, insightful):
    yield from visit(browser, insightful, viewport=PHONE, color_scheme="dark")


def card(page, name):
    return page.locator(f'[data-card="{name}"]')


def sound(page):
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") is True
    assert violations(page) == []


def test_from_the_lowest_gates_to_one_history_with_the_same_gate(desk):
    page = desk.open("/insights/town")
    gates = card(page, GATES)
    expect(page.locator("[data-surest] .histories li").first).to_be_visible()
    plot_of(view(page, GATES))
    lowest = gates.locator("[data-selects] option", has_text=re.compile(r": \d+ example")).first
    gates.locator("[data-selects]").select_option(lowest.get_attribute("value"))
    first = gates.locator(".histories li").first
    expect(first).to_be_visible()
    sound(page)
    listed = first.locator("[data-gate] dd").inner_text()
    first.get_by_role("link").click()
    expect(page.locator(READY)).to_be_visible()
    plot_of(view(page, "gate"))
    said = view(page, "gate").locator(".view-summary")
    expect(said).to_contain_text(f"The gate is {listed} (")
    page.go_back()
    expect(gates.locator(".histories li").first).to_be_visible()


def test_a_click_on_a_bar_lists_its_histories_and_the_address_holds_it(desk):
    page = desk.open("/insights/town")
    plot = plot_of(view(page, "gate-by-target"))
    plot.locator(".bars .point").last.click(force=True)
    listing = card(page, "gate-by-target").locator(".listing")
    expect(listing).to_be_visible()
    assert "histories=gate_by_target%3A1" in page.url
    listing.get_by_role("button", name="Close").click()
    expect(listing).to_have_count(0)
    assert "histories=" not in page.url


def test_an_address_with_a_row_that_there_is_not_says_so(desk):
    page = desk.open("/insights/town?histories=gate_by_target:99")
    said = page.locator(".intro .failure")
    expect(said).to_have_text("There is no such row. Send a row of gate_by_target from 0 to 1.")
    card(page, "gate-by-target").locator("[data-selects]").select_option("gate_by_target:1")
    expect(card(page, "gate-by-target").locator(".listing")).to_be_visible()
    expect(said).to_have_count(0)
    page.go_back()
    expect(said).to_be_visible()
    page.goto(page.url.partition("?")[0] + "?histories=nothing")
    expect(said).to_have_text('There is no table "nothing".')
    sound(page)
    assert all("Failed to load resource" in complaint for complaint in desk.complaints)
    desk.complaints.clear()


def test_the_pages_are_sound_on_a_phone_in_the_dark(pocket):
    page = pocket.open("/insights/town?histories=gate_by_target:1")
    expect(card(page, "gate-by-target").locator(".listing")).to_be_visible()
    settled(page)
    sound(page)
    page = pocket.open("/insights?view=gate-by-target")
    plot_of(page.locator("pointer-view").first)
    sound(page)
    page.get_by_label("Figure", exact=True).select_option(GATES)
    page.wait_for_url(f"**view={GATES}*")
    plot_of(page.locator("pointer-view").first)
