"""The compare page: two runs side by side, and their difference."""

from __future__ import annotations

import json
import re
from urllib.parse import parse_qs, quote, urlencode, urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import (
    DAY,
    DESK,
    PHONE,
    explained,
    in_words,
    numbers,
    plot_of,
    settled,
    violations,
    visit,
)

ABLATION = "town-without-position-bias"
OTHER_DAY = "Café Luna @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Maple Court"


@pytest.fixture
def researcher(browser, bundled):
    yield from visit(browser, bundled, viewport=DESK)


@pytest.fixture(params=[(DESK, "light"), (PHONE, "dark")], ids=["desk-light", "phone-dark"])
def reader(request, browser, bundled):
    size, theme = request.param
    yield from visit(browser, bundled, viewport=size, color_scheme=theme)


def compare(visitor, against, **query):
    asked = {"model": "town", "visits": DAY, "against": json.dumps(against), **query}
    return visitor.open(f"/compare?{urlencode(asked, quote_via=quote)}")


def side(page, letter):
    return page.locator(f'[data-side="{letter}"]')


def answer(page, letter):
    return page.locator(f'[data-answer-of="{letter}"] [data-answer]')


def edit(page):
    """Open what goes in."""
    page.get_by_role("button", name="Edit").click()


def shown(page, which):
    """The numbers of the view of one side, or of the difference, as rows."""
    found = page.locator(f"#{which}")
    plot_of(found)
    settled(page)
    head, *rows = numbers(found)
    return [dict(zip(head, row, strict=True)) for row in rows]


def column(rows, name):
    return [float(row[name]) for row in rows]


def asked_against(page):
    return json.loads(parse_qs(urlsplit(page.url).query)["against"][0])


def test_a_researcher_compares_a_network_with_its_ablation(researcher):
    page = compare(researcher, {"model": ABLATION}, view="heads")
    ours, theirs = (explained(researcher.address, model, DAY) for model in ("town", ABLATION))
    expect(answer(page, "a")).to_have_text(in_words(ours["prediction"]))
    expect(answer(page, "b")).to_have_text(in_words(theirs["prediction"]))
    for which in ("first", "second", "difference"):
        plot_of(page.locator(f"#{which}"))
    title = page.locator("#difference .view-title")
    expect(title).to_have_text("Difference: all attention heads")
    cells = [list(row.values())[1:] for row in shown(page, "difference")]
    one, other = (found["self_attention"]["weights"][0][0] for found in (ours, theirs))
    for row, mine, not_mine in zip(cells, one, other, strict=True):
        expected = [here - there for here, there in zip(mine, not_mine, strict=True)]
        assert list(map(float, row)) == pytest.approx(expected, abs=1e-5)


def test_the_pointer_is_compared_with_that_of_a_network_without_position_bias(researcher):
    page = compare(researcher, {"model": ABLATION}, view="pointer")
    ours, theirs = (explained(researcher.address, model, DAY) for model in ("town", ABLATION))
    weights = [found["pointer"]["weights"] for found in (ours, theirs)]
    assert column(shown(page, "first"), "weight") == pytest.approx(weights[0], abs=1e-5)
    assert column(shown(page, "second"), "weight") == pytest.approx(weights[1], abs=1e-5)
    differences = [one - other for one, other in zip(*weights, strict=True)]
    assert column(shown(page, "difference"), "weight") == pytest.approx(differences, abs=1e-5)


def test_another_view_a_change_and_another_history_stand_in_the_address(researcher):
    page = compare(researcher, {"model": "town"}, view="heads")
    expect(page.locator("#difference .view-summary")).to_have_text("Nothing differs.")
    page.get_by_label("View", exact=True).select_option("pointer")
    expect(page).to_have_url(re.compile("view=pointer"))
    edit(page)
    second = side(page, "b")
    second.locator("[data-interventions] > summary").click()
    gate = second.get_by_label("Gate", exact=True)
    gate.fill("0")
    gate.blur()
    forced = explained(researcher.address, "town", DAY, interventions={"gate": 0})
    expect(answer(page, "b")).to_have_text(in_words(forced["prediction"]))
    assert asked_against(page) == {"model": "town", "interventions": {"gate": 0}}
    second.get_by_label("Use the same person and visits as the first").uncheck()
    visits = second.get_by_label("Visits", exact=True)
    expect(visits).to_have_value(DAY)
    visits.fill(OTHER_DAY)
    other = explained(researcher.address, "town", OTHER_DAY, interventions={"gate": 0})
    expect(answer(page, "b")).to_have_text(in_words(other["prediction"]))
    expect(page).to_have_url(re.compile(quote("Maple Court").replace("%20", r"(%20|\+)") + "%22"))
    before = answer(page, "a").text_content()

    page.reload()
    expect(answer(page, "a")).to_have_text(before)
    expect(answer(page, "b")).to_have_text(in_words(other["prediction"]))
    expect(second.get_by_label("Visits", exact=True)).to_have_value(OTHER_DAY)
    expect(second.locator("[data-state]")).to_have_text("1 changed")
    places = [row["visit"].split(" · ")[0] for row in shown(page, "second")]
    assert places == ["Café Luna", "Riverside Offices", "Maple Court"]
    page.go_back()
    expect(visits).to_have_value(DAY)
    expect(answer(page, "b")).to_have_text(in_words(forced["prediction"]))


def test_what_is_wrong_is_said_at_its_side_and_what_is_emptied_has_no_answer(researcher):
    page = compare(researcher, {"model": "town", "interventions": {"gate": 7}}, view="prediction")
    second = side(page, "b")
    expect(second.locator("[data-interventions] [data-errors]")).to_be_visible()
    expect(answer(page, "a")).to_have_text(re.compile("%"))
    expect(answer(page, "b")).to_have_text("…")
    visits = side(page, "a").get_by_label("Visits", exact=True)
    visits.fill("Maple Court, Nowhere at all")
    expect(side(page, "a").locator("[data-problems]")).to_contain_text("Visit 2: ")
    expect(visits).to_have_value("Maple Court, Nowhere at all")
    visits.fill("")
    expect(side(page, "a").locator("[data-problems]")).to_be_hidden()
    expect(answer(page, "a")).to_have_text("…")
    expect(page.locator("#first")).to_contain_text("Type visits")
    visits.fill("Maple Court")
    expect(answer(page, "a")).to_have_text(re.compile("%"))
    researcher.complaints = [text for text in researcher.complaints if "422" not in text]


def test_a_head_is_chosen_once_for_all_three_and_a_visit_is_marked_in_all(researcher):
    page = compare(researcher, {"model": ABLATION}, view="head")
    for which in ("first", "second", "difference"):
        plot_of(page.locator(f"#{which}"))
    settled(page)
    before = len(researcher.requests)
    page.locator('#first [name="head"]').select_option("3")
    for which in ("first", "second", "difference"):
        plot = page.locator(f"#{which} .view-plot")
        expect(plot).to_have_attribute("aria-label", re.compile("head 3"))
    expect(page).to_have_url(re.compile("head=3"))
    asked = [url for url in researcher.requests[before:] if not url.endswith("/icon.svg")]
    assert asked == []
    cells = page.locator("#difference .xy > .nsewdrag")
    cells.scroll_into_view_if_needed()
    cells.hover()
    for which in ("first", "second", "difference"):
        expect(page.locator(f"#{which} .view-marks > div")).to_have_count(2)


def test_two_sides_that_cannot_be_subtracted_are_still_shown(researcher):
    page = compare(researcher, {"model": "town", "visits": "Maple Court"}, view="heads")
    plot_of(page.locator("#first"))
    plot_of(page.locator("#second"))
    failure = page.locator("#difference .view-failure")
    expect(failure).to_contain_text("Compare them side by side instead.")
    expect(page.locator("#difference .view-plot")).to_be_hidden()
    researcher.complaints = [text for text in researcher.complaints if "422" not in text]


def test_explore_leads_to_the_same_query_compared_with_itself_unchanged(researcher):
    changes = quote('{"remove_heads":[[0,1]]}')
    page = researcher.open(f"/explore/town?visits={quote(DAY)}&interventions={changes}")
    expect(page.locator("[data-changes]")).to_be_visible()
    after = page.locator("[data-after]").text_content()
    before = page.locator("[data-before]").text_content()
    page.get_by_role("navigation", name="Sections").get_by_role("link", name="Compare").click()
    expect(answer(page, "a")).to_have_text(after)
    expect(answer(page, "b")).to_have_text(before)
    page.get_by_text("All views").click()
    plot_of(page.locator("#difference"))


def test_no_violation_and_nothing_to_scroll_sideways(reader):
    against = {"model": ABLATION, "interventions": {"remove_heads": [[0, 1]]}}
    page = compare(reader, against, view="heads")
    for which in ("first", "second", "difference"):
        plot_of(page.locator(f"#{which}"))
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth") is True
    assert violations(page, "serious", "critical") == []


def test_another_person_with_the_same_visits(researcher):
    page = compare(researcher, {"model": "town", "user": "Resident 12"})
    expect(
        side(page, "b").get_by_label("Use the same person and visits as the first")
    ).not_to_be_checked()
    expect(side(page, "b").locator("[data-visits]")).to_have_value(DAY)
    expect(side(page, "b").locator("[data-person]")).to_have_value("12")
    expect(page).to_have_url(re.compile("Resident|%22user%22%3A%2212%22"))


def test_the_address_sets_nothing_but_options(researcher):
    page = researcher.open(f"/compare?model=town&visits={quote(DAY)}&hidden=x&layer=1&style=top:0")
    expect(page.locator("#first")).to_have_attribute("layer", "1")
    for name in ("hidden", "style"):
        assert page.locator("#first").get_attribute(name) is None
