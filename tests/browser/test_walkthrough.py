"""The walkthrough in the browser: from the explore page down to one multiplication."""

from __future__ import annotations

from io import BytesIO
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from tests.browser.conftest import (
    DAY,
    DESK,
    PHONE,
    READY,
    address_of,
    explained,
    explore,
    violations,
    visit,
)


@pytest.fixture
def student(browser, bundled):
    yield from visit(browser, bundled, viewport=DESK)


@pytest.fixture
def phone(browser, bundled):
    yield from visit(browser, bundled, viewport=PHONE, color_scheme="dark")


def walk(visitor, **query):
    page = visitor.open(f"/explore/town/walkthrough?{urlencode({'visits': DAY, **query})}")
    expect(page.locator("[data-lesson][data-ready]")).to_be_visible()
    return page


def table(page, step, name):
    return page.locator(f'[data-step="{step}"] .step-results [data-table="{name}"]')


def number(text):
    """A number as people read it."""
    return float(text.replace("−", "-"))


def exact(shown):
    """The numbers of a table, to their last digit."""
    return [
        number(cell.get_attribute("data-value") or cell.text_content())
        for cell in shown.locator("tbody td").all()
    ]


def test_the_explore_page_links_to_the_walkthrough_of_the_same_history(student):
    page = student.open(explore(visits=DAY))
    expect(page.locator(READY)).to_be_visible()
    page.get_by_role("link", name="Walk through it").click()
    expect(page.locator("[data-place]")).to_have_text("Step 1 of 23")
    expect(page.locator(".inputs .visit-place")).to_have_text(
        ["Maple Court", "Riverside Offices", "Café Luna"]
    )
    answer = explained(student.address, "town", DAY)["prediction"]["probability"]
    assert exact(table(page, "answer", "answer")) == pytest.approx([answer], abs=1e-6)
    page.get_by_role("link", name="The town").click()
    expect(page.locator(READY)).to_be_visible()
    assert page.locator("#visits").input_value() == DAY


def test_another_head_can_be_followed_and_scaling_left_out(student):
    page = walk(student, step="weights")
    page.locator('[data-follow="head"]').select_option("2")
    expect(page.locator("[data-steps][aria-busy]")).to_have_count(0)
    weights = explained(student.address, "town", DAY)["self_attention"]["weights"][0][2][-1]
    assert exact(table(page, "weights", "A")) == pytest.approx(weights, abs=1e-6)
    page.keyboard.press("Escape")
    page.locator('[data-slide="scaling"]').click()
    page.locator('[data-remove="scaling"]').check()
    expect(page.locator('[data-step="scaling"]')).to_have_attribute("data-removed", "")
    changed = explained(student.address, "town", DAY, interventions={"scaling": False})
    weights = changed["self_attention"]["weights"][0][2][-1]
    assert exact(table(page, "weights", "A")) == pytest.approx(weights, abs=1e-6)


def test_a_number_can_be_multiplied_out(student):
    page = walk(student, step="queries-keys-values")
    cell = table(page, "queries-keys-values", "q").locator("tbody td").nth(3)
    shown = float(cell.get_attribute("data-value"))
    cell.click()
    opened = page.locator("[data-opened]")
    rows = opened.locator("tbody tr")
    expect(rows).to_have_count(64)
    products = [number(row.locator("td").last.text_content()) for row in rows.all()]
    end = opened.locator(".sum").text_content()
    assert number(end.split("= ")[1]) == pytest.approx(shown, rel=1e-4)
    plus = number(end.split("plus ")[1].split(" ")[0]) if "plus" in end else 0.0
    assert sum(products) + plus == pytest.approx(shown, abs=1e-4)
    opened.get_by_role("button", name="Close").click()
    expect(opened).to_have_count(0)


def test_the_layer_is_named_everywhere_and_back_restores_it(student):
    page = walk(student, step="weights")
    page.locator('[data-follow="layer"]').select_option("1")
    expect(page.locator(".intro")).to_contain_text("head 0 of layer 1")
    expect(page.locator(".rail")).to_contain_text("Layer 1: normalise before attention")
    page.go_back()
    expect(page.locator(".intro")).to_contain_text("head 0 of layer 0")
    expect(page.locator('[data-follow="layer"]')).to_have_value("0")


def test_the_address_holds_the_example_history(student):
    page = student.open("/explore/town/walkthrough?step=scores")
    expect(page.locator("[data-lesson][data-ready]")).to_be_visible()
    assert "visits=" in address_of(page)
    table(page, "scores", "S").locator("tbody td").first.press("Enter")
    opened = page.locator("[data-opened]")
    expect(opened.locator("tbody tr")).to_have_count(16)
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(table(page, "scores", "S").locator("tbody td").first).to_be_focused()


def test_a_number_that_cannot_be_loaded_says_why(student):
    page = walk(student, step="scores")
    page.route("**/walkthrough/scores/**", lambda route: route.abort())
    table(page, "scores", "S").locator("tbody td").first.click()
    expect(page.locator('[data-step="scores"] [data-sum]')).to_contain_text("No response")
    student.forgive("ERR_FAILED")


def test_products_move_only_where_all_their_numbers_are_on_the_page(student):
    page = walk(student, step="scores")
    expect(page.locator(".motion figcaption:visible")).to_contain_text("the products add up to")
    for step in ("queries-keys-values", "generation", "gate"):  # read matrices that are too large
        page = walk(student, step=step)
        expect(page.locator(f'[data-step="{step}"]')).to_be_visible()
        assert page.locator(".motion").count() == 0
        page.get_by_role("button", name="One number forward").click()
        assert "∞" not in page.locator(f'[data-step="{step}"]').inner_text()


def test_all_steps_can_be_shown(student):
    page = walk(student, all="1")
    assert page.locator("[data-steps] > [data-step]:visible").count() == 23
    assert "NaN" not in page.locator("[data-steps]").inner_text()


def test_an_opened_number_is_accessible(student):
    page = walk(student, step="weights")
    table(page, "weights", "A").locator("tbody td").first.click()
    expect(page.locator("[data-opened]")).to_be_visible()
    assert violations(page) == []


def test_a_phone_shows_a_walkthrough_without_scrolling_sideways(phone):
    page = walk(phone, all="1")
    wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room


def test_paper_has_the_numbers_of_long_rows_and_no_hints(student):
    page = walk(student)
    sheets = PdfReader(BytesIO(page.pdf(format="A4"))).pages
    printed = "".join("".join(sheet.extract_text() for sheet in sheets).split())
    rows = page.locator("[data-strip] tbody tr")
    numbers = ["".join(row.locator("td").all_text_contents()) for row in rows.all()]
    assert len(numbers) > 10
    assert [row for row in numbers if row not in printed] == []
    assert "Hoverover" not in printed
    assert "Numbers" not in printed
