"""Terms of the glossary on pages: their definitions open by keyboard and stay in the window."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE


@pytest.mark.parametrize(
    "path", ["/compare", "/insights", "/lessons", "/lessons/pointer", "/models", "/slides"]
)
def test_each_definition_opens_by_keyboard_within_a_narrow_window(phone, path):
    page = phone.open(path)
    if path == "/compare":
        page.get_by_role("button", name="Edit").click()
    if path == "/insights":
        page.get_by_role("button", name="Unfold all").click()
    terms = page.locator(".term")
    expect(terms.first).to_be_visible()
    for term in terms.all():
        definition = term.get_by_role("tooltip", include_hidden=True)
        expect(definition).to_be_hidden()
        term.focus()
        page.keyboard.press("Shift")  # the keyboard is in use, so the focus is shown
        expect(definition).to_be_visible()
        expect(definition).to_be_in_viewport(ratio=0.99)
        box = definition.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]


def test_a_definition_closes_when_the_focus_moves_on(phone):
    page = phone.open("/lessons/pointer")
    first, second = page.locator(".term").all()[:2]
    first.focus()
    page.keyboard.press("Tab")
    expect(second).to_be_focused()
    expect(second.get_by_role("tooltip", include_hidden=True)).to_be_visible()
    expect(first.get_by_role("tooltip", include_hidden=True)).to_be_hidden()
