"""From a dropped file to an explored model, by keyboard and mouse, and back to nothing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.api.test_data_page import TOKEN, table
from tests.browser.conftest import PHONE, violations, visit
from tests.servers import started

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

    from tests.browser.conftest import Visitor

LONG = 120_000  # milliseconds for a job; a machine may have other work


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("page")
    (folder / "models").mkdir()
    return folder


@pytest.fixture(scope="module")
def own(folder: Path) -> Iterator[str]:
    with started(
        folder / "models", data_page="true", data=folder / "data", access_token=TOKEN
    ) as server:
        yield server.address


@pytest.fixture
def person(browser: Browser, own: str) -> Iterator[Visitor]:
    yield from visit(browser, own)


@pytest.fixture
def phone(browser: Browser, own: str) -> Iterator[Visitor]:
    yield from visit(browser, own, viewport=PHONE, color_scheme="dark")


def test_from_a_dropped_file_to_a_model_and_back(person, folder):
    page = person.open("/data")
    assert violations(page) == []
    page.get_by_label("Choose a file").set_input_files(
        {"name": "My days.csv", "mimeType": "text/csv", "buffer": table(days=40)}
    )
    expect(page).to_have_url(re.compile(r"/data/my-days$"))
    prepare = page.get_by_role("button", name="Prepare these data")
    expect(prepare).to_be_visible(timeout=LONG)
    expect(page.get_by_role("img", name="Map of 3 places, north up")).to_be_visible()
    assert violations(page) == []
    prepare.click()
    train = page.get_by_role("button", name="Train", exact=True)
    expect(train).to_be_visible(timeout=LONG)
    page.get_by_text("More choices").click()
    page.get_by_label("Most epochs").fill("2")
    train.press("Enter")
    curve = page.locator("[data-curve] svg")
    expect(curve).to_have_attribute("aria-label", re.compile("After epoch 2"), timeout=LONG)
    opened = page.get_by_role("link", name="Open the model")
    expect(opened).to_be_visible(timeout=LONG)
    assert "simple rule" in (curve.get_attribute("aria-label") or "")
    expect(page.locator(".data-result")).to_contain_text("test histories")
    page.get_by_text("The numbers as a table").click()
    expect(page.locator("[data-curve-table] tbody tr")).to_have_count(2)
    assert violations(page) == []
    page.get_by_text("Publish it").click()
    page.get_by_label("I may publish this").check()
    page.get_by_role("button", name="Publish", exact=True).click()
    expect(page.get_by_text("It is published")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text("It is private")).to_be_visible()
    opened.click()
    expect(page.locator("[data-explore][data-ready]")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text("My days")
    page.go_back()
    page.get_by_role("button", name="Remove everything").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page).to_have_url(re.compile(r"/data$"))
    expect(page.get_by_text("My days")).to_have_count(0)
    assert [path.name for path in (folder / "data" / ".page").rglob("*")] == ["job.lock"]


def test_a_page_follows_its_data_after_refusals(person):
    page = person.open("/data")
    page.get_by_label("Choose a file").set_input_files(
        {"name": "Kept days.csv", "mimeType": "text/csv", "buffer": table(days=40)}
    )
    prepare = page.get_by_role("button", name="Prepare these data")
    expect(prepare).to_be_visible(timeout=LONG)
    address = page.url
    state = address.replace("/data/", "/api/data/")
    busy = {"errors": [{"where": "", "message": "Too busy. Try again.", "suggestions": []}]}
    page.route(state, lambda route: route.fulfill(status=503, json=busy))
    page.get_by_role("button", name="Remove everything").click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Too busy. Try again.")
    page.unroute(state)
    page.route(address, lambda route: route.fulfill(status=503))
    prepare.click()
    page.wait_for_function(
        """async (state) => {
            const { stage } = await (await fetch(state)).json();
            return stage === "prepared";
        }""",
        arg=state,
        timeout=LONG,
        polling=500,
    )
    page.wait_for_timeout(1000)  # the page has heard of it
    expect(prepare).to_be_visible()
    page.unroute(address)
    expect(page.get_by_role("button", name="Train", exact=True)).to_be_visible()
    person.forgive()


def test_what_is_worth_checking_names_the_fields_of_the_form_and_sets_them(person):
    rows = [f"p{i % 20},2026-03-{1 + i // 2:02} 00:00,place {i}" for i in range(40)]
    page = person.open("/data")
    page.get_by_label("Choose a file").set_input_files(
        {
            "name": "dates.csv",
            "mimeType": "text/csv",
            "buffer": "\n".join(["who,time,place", *rows]).encode(),
        }
    )
    said = page.locator(".warnings")
    expect(said).to_contain_text("Is the person in another column? “The person”", timeout=LONG)
    expect(said.get_by_role("link", name="“The time of arrival”")).to_be_visible()
    assert "=" not in said.inner_text()
    person_field = page.locator("form [name=person]")
    said.get_by_role("link", name="“The person”").click()
    expect(person_field).to_be_focused()
    expect(person_field).to_have_value("")  # the reader chooses
    expect(page.get_by_text("Look again to use it.")).to_have_count(0)
    said.get_by_role("link", name="“The place's id: none”").click()
    expect(page.locator("form [name=place]")).to_have_value("none")
    said.get_by_role("link", name=re.compile("200”$")).press("Enter")
    expect(page.locator("form [name=epsilon_metres]")).to_be_focused()  # it was folded
    size = page.locator("form [name=epsilon_metres]")
    expect(size).to_have_value("200")
    note = page.locator("label:has([name=epsilon_metres])").get_by_text(
        "Set to “200”. Look again to use it."
    )
    expect(note).to_be_in_viewport()
    expect(page.get_by_role("status")).to_contain_text("Set to “200”")
    size.fill("300")
    expect(note).to_have_count(0)
    assert violations(page) == []


def test_a_file_that_cannot_be_read_says_why_on_a_phone(phone):
    page = phone.open("/data")
    page.get_by_label("Choose a file").set_input_files(
        {"name": "photo.png", "mimeType": "image/png", "buffer": b"\x89PNG nothing"}
    )
    expect(page).to_have_url(re.compile(r"/data/photo$"))
    expect(page.get_by_role("alert")).to_contain_text("It is a picture", timeout=LONG)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    phone.open("/data").get_by_label("Choose a file").set_input_files(
        {"name": "photo.png", "mimeType": "image/png", "buffer": b"\x89PNG nothing"}
    )
    expect(page).to_have_url(re.compile(r"/data/photo-2$"))  # the first name is taken
    phone.forgive()
