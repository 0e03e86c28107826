"""Insights as a person reads them: from a bar of the crowd to one history."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from pointerscope.figures.views import find_view
from pointerscope.network.bundles import read_bundle
from pointerscope.network.insights import write_insights
from tests.browser.conftest import (
    DESK,
    PHONE,
    READY,
    address_of,
    plot_of,
    settled,
    view,
    violations,
    visit,
)
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


def unfold(page, name):
    """Unfold a section, and its summary."""
    section = page.locator(f"details#{name}")
    if section.get_attribute("open") is None:
        section.locator("summary h2").click()
    return section


def sound(page):
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") is True
    assert violations(page) == []


def test_the_mark_of_trust_leads_from_an_explanation_to_the_league(desk):
    page = desk.open("/explore/town?depth=everything#view-influence")
    mark = view(page, "influence").locator(".view-trust")
    expect(mark).to_contain_text("of 8 explanations")
    mark.get_by_role("link", name="Which explanation to believe").click()
    expect(page).to_have_url(re.compile("/insights/town#view-explanation-league$"))
    league = card(page, "explanation-league")
    summary = league.locator(".view-summary")
    expect(summary).to_contain_text("first of 8: ")
    league.get_by_role("combobox", name="Measure").select_option(label="Random weights")
    expect(summary).to_contain_text("when all weights are drawn anew")
    sound(page)


def test_the_league_fits_a_phone(pocket):
    page = pocket.open("/insights/town#view-explanation-league")
    expect(card(page, "explanation-league").locator(".view-summary")).to_contain_text(
        "first of 8: "
    )
    sound(page)


def test_from_the_lowest_gates_to_one_history_with_the_same_gate(desk):
    page = desk.open("/insights/town")
    unfold(page, "surest")
    unfold(page, "choice")
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
    unfold(page, "choice")
    plot = plot_of(view(page, "gate-by-target"))
    plot.locator(".bars .point").last.click(force=True)
    listing = card(page, "gate-by-target").locator(".listing")
    expect(listing).to_be_visible()
    assert "histories=gate_by_target%3A1" in address_of(page)
    listing.get_by_role("button", name="Close").click()
    expect(listing).to_have_count(0)
    assert "histories=" not in address_of(page)


def test_an_address_with_a_row_that_there_is_not_says_so(desk):
    page = desk.open("/insights/town?histories=gate_by_target:99")
    said = page.locator(".intro .failure")
    expect(said).to_have_text("There is no such row. Send a row of gate_by_target from 0 to 1.")
    unfold(page, "choice")
    card(page, "gate-by-target").locator("[data-selects]").select_option("gate_by_target:1")
    expect(card(page, "gate-by-target").locator(".listing")).to_be_visible()
    expect(said).to_have_count(0)
    page.go_back()
    expect(said).to_be_visible()
    page.goto(page.url.partition("?")[0] + "?histories=nothing")
    expect(said).to_have_text('There is no table "nothing".')
    sound(page)
    desk.forgive()


def test_the_pages_are_sound_on_a_phone_in_the_dark(pocket):
    page = pocket.open("/insights/town?histories=gate_by_target:1")
    expect(card(page, "gate-by-target").locator(".listing")).to_be_visible()
    settled(page)
    sound(page)
    page.get_by_role("button", name="Unfold all").click()
    expect(page.locator("[data-surest] .histories li").first).to_be_visible()
    sound(page)
    page = pocket.open("/insights?view=gate-by-target")
    plot_of(page.locator("pointer-view").first)
    sound(page)
    page.get_by_label("Figure", exact=True).select_option(GATES)
    page.wait_for_url(f"**view={GATES}*")
    plot_of(page.locator("pointer-view").first)


def inside(page, element):
    """Whether an element lies in the window as it is, without scrolling."""
    box = element.bounding_box()
    size = page.viewport_size
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def test_the_first_screen_is_three_results_with_their_figures(desk):
    desk.page.set_viewport_size({"width": 1280, "height": 800})
    page = desk.open("/insights/town")
    results = page.locator(".key-results li")
    expect(results).to_have_count(3)
    for result in results.all():
        assert inside(page, result)
        expect(result.get_by_role("heading", level=3)).to_contain_text("95\u00a0% interval")
        expect(result.locator("svg").first).to_be_visible()
    expect(page.locator("details[data-chapter][open]")).to_have_count(0)
    expect(page.locator("pointer-view[data-drawn]")).to_have_count(0)


def below_the_bar(page, element):
    """An element that an address names, once it stands just below the sticky bar of sections."""
    expect(element).to_be_visible()
    page.wait_for_function(
        """(element) => {
            const bar = document.querySelector(".sections").getBoundingClientRect().bottom;
            const { top } = element.getBoundingClientRect();
            return top >= bar - 1 && top < bar + 80;
        }""",
        arg=element.element_handle(),
    )


def test_a_result_leads_to_its_section_and_an_address_to_its_figure(desk):
    page = desk.open("/insights/town")
    page.get_by_role("link", name="More in “Self-attention").click()
    below_the_bar(page, page.locator("details#heads"))
    page = desk.open("/insights/town#view-gate-by-target")
    below_the_bar(page, view(page, "gate-by-target"))


def test_the_claims_lead_to_their_figures_again_and_again(desk):
    page = desk.open("/insights/town")
    link = unfold(page, "claims").locator('a[href="#view-gate-by-target"]').first
    for _ in range(2):
        link.click()
        below_the_bar(page, view(page, "gate-by-target"))
        page.locator("#choice > summary h2").click()
        expect(view(page, "gate-by-target")).to_be_hidden()


def test_unfolded_sections_are_remembered_apart_from_those_of_other_pages(desk):
    page = desk.open("/insights/town")
    unfold(page, "laws")
    expect(view(page, "visits-by-rank")).to_be_visible()
    page.reload()
    expect(page.locator("details#laws")).to_have_attribute("open", "")
    expect(page.locator("details#heads")).not_to_have_attribute("open", "")
    page.get_by_role("button", name="Unfold all").click()
    expect(page.locator("details[data-chapter]:not([open])")).to_have_count(0)
    page.get_by_role("button", name="Fold all").click()
    expect(page.locator("details[data-chapter][open]")).to_have_count(0)


def test_a_section_unfolds_by_keyboard(desk):
    page = desk.open("/insights/town")
    page.locator("#reading > summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#reading").get_by_text("Every number covers at least 5")).to_be_visible()


def test_paper_has_every_section_with_its_figures(desk):
    page = desk.open("/insights/town")
    page.evaluate("() => { window.print = () => { window.isPrinted = true; }; }")
    page.get_by_role("button", name="Print").click()
    page.wait_for_function("() => window.isPrinted", timeout=60_000)
    undrawn = "pointer-view:not([data-drawn]):not(:has(.view-failure:not([hidden])))"
    expect(page.locator(undrawn)).to_have_count(0)
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("details[data-chapter]:not([open])")).to_have_count(0)
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    expect(page.locator("details[data-chapter][open]")).to_have_count(0)


@pytest.fixture
def reader(browser, bundled):
    """A reader of the models that come with the package."""
    yield from visit(browser, bundled, viewport=DESK)


def test_several_models_begin_with_what_tells_them_apart(reader):
    page = reader.open("/insights")
    expect(page.locator(".key-results li")).to_have_count(3)
    page.get_by_role("link", name="More in “Claims of the source texts”").click()
    below_the_bar(page, page.locator("details#claims"))
    page.get_by_text("Compare other models").click()
    page.get_by_role("checkbox", name="Geolife").uncheck()
    page.get_by_role("button", name="Compare these").click()
    expect(page.locator(".lead")).not_to_contain_text("Geolife")
