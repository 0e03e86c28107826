"""Lessons as files, opened from disk without a network."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from pointerscope.publishing.lesson_files import offline_lesson

SIZES = [{"width": 960, "height": 540}, {"width": 1920, "height": 1080}]
READY = "[data-lesson][data-ready]"


class _Reader:
    """A page without a network that records its requests and console messages."""

    def __init__(self, context, folder) -> None:
        self.page = context.new_page()
        self.folder = folder
        self.messages: list[str] = []
        self.page.on("console", lambda message: self.messages.append(message.text))
        self.page.on("pageerror", lambda error: self.messages.append(str(error)))
        self.page.on("request", self._request)

    def _request(self, request) -> None:
        if not request.url.startswith(("file:", "data:", "blob:")):
            self.messages.append(request.url)

    def open(self, name, query="", **options):
        path = self.folder / f"{name}.html"
        path.write_bytes(offline_lesson(name, **options))
        self.page.goto(f"{path.as_uri()}{query}")
        expect(self.page.locator(READY)).to_be_visible()
        return self.page


@pytest.fixture(params=SIZES, ids=["slide", "hall"])
def reader(browser, tmp_path, request):
    context = browser.new_context(viewport=request.param, offline=True)
    found = _Reader(context, tmp_path)
    yield found
    context.close()
    assert found.messages == []


def step(page, name):
    return page.locator(f'[data-steps] > [data-step="{name}"]')


def row(page, name, table, number):
    cells = step(page, name).locator(f'.step-results [data-table="{table}"] tbody tr').nth(number)
    return cells.locator("td").all_text_contents()


def test_a_file_can_be_stepped_through_by_keyboard_and_steps_left_out(reader):
    page = reader.open("revenue")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(step(page, "scaling")).to_be_visible()
    page.get_by_label("Leave this step out").locator("visible=true").check()
    expect(step(page, "scaling")).to_have_attribute("data-removed", "")
    assert row(page, "softmax", "A", 2) == ["0.035", "0.256", "0.696", "0.013"]
    page.reload()
    expect(step(page, "scaling")).to_have_attribute("data-removed", "")
    page.get_by_label("Leave this step out").locator("visible=true").uncheck()
    expect(step(page, "scaling")).not_to_have_attribute("data-removed", "")
    assert row(page, "softmax", "A", 2) == ["0.114", "0.309", "0.509", "0.069"]


def test_a_click_shows_the_arithmetic_of_a_cell(reader):
    page = reader.open("revenue", "?step=scores")
    step(page, "scores").locator('[data-table="S"] tbody td').nth(1).click()
    expect(step(page, "scores").locator("[data-sum]")).to_have_text(
        "Scores, AAPL, revenue: 1 · 1 + 1 · 1 + 1 · 1 + 2 · 2 = 7"
    )


def test_a_state_that_the_file_lacks_is_reported_and_changes_nothing(reader):
    page = reader.open("revenue", "?all=1", server="https://example.org")
    step(page, "scores").get_by_label("Leave this step out").check()
    expect(step(page, "scores")).to_have_attribute("data-removed", "")
    step(page, "scaling").get_by_label("Leave this step out").click()
    error = page.locator("[data-error]")
    expect(error).to_contain_text("you can leave out only one step at a time")
    link = error.get_by_role("link").get_attribute("href")
    assert link.startswith("https://example.org/lessons/revenue?")
    assert "removed=scores%2Cscaling" in link
    expect(step(page, "scaling").get_by_label("Leave this step out")).not_to_be_checked()
    expect(step(page, "scores")).to_have_attribute("data-removed", "")


def test_figures_follow_the_steps_left_out(reader):
    page = reader.open("softmax", "?step=order")
    drawn = step(page, "order").locator("pointer-view[data-drawn]")
    expect(drawn).to_be_visible()
    before = drawn.get_attribute("source")
    removable = page.locator("[data-remove]").first.get_attribute("data-remove")
    page.goto(page.url.split("?")[0] + f"?step=order&removed={removable}")
    expect(page.locator(".step[data-removed]")).to_have_count(1)
    expect(step(page, "order").locator("pointer-view[data-drawn]")).to_be_visible()
    assert before.startswith("#figure-")


def test_all_steps_can_be_shown_and_printed(reader):
    page = reader.open("scaling", "?all=1")
    for view in page.locator("pointer-view").all():
        view.scroll_into_view_if_needed()
        expect(view.locator(".main-svg").first).to_be_visible()
    wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room
    page.emulate_media(media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    assert all(shown.is_visible() for shown in page.locator("[data-steps] > .step").all())
    expect(page.locator(".controls")).to_be_hidden()


def test_answers_are_shown_on_request(reader):
    page = reader.open("revenue", "?step=exercises")
    first = page.locator('[data-exercise="own-weight"]')
    expect(first.get_by_text("It is")).to_be_hidden()
    first.get_by_text("Show the answer").click()
    expect(first.get_by_text("It is 0.6")).to_be_visible()


def test_edited_inputs_are_shown_read_only(reader):
    page = reader.open("revenue", inputs={"tokens": ["rain", "stopped", "play", "again"]})
    field = page.locator('[name="tokens.0"]')
    expect(field).to_have_value("rain")
    expect(field).to_have_attribute("readonly", "")
    expect(step(page, "projections").locator("th", has_text="rain").first).to_be_visible()


def test_one_step_fills_the_window(reader):
    page = reader.open("robotics", step="scaling", removed=("scaling",))
    expect(page.locator("[data-step]")).to_have_count(1)
    expect(page.get_by_label("Leave this step out")).to_be_checked()
    page.get_by_label("Leave this step out").uncheck()
    expect(page.locator(".step")).not_to_have_attribute("data-removed", "")
    page.reload()
    expect(page.locator(".step")).not_to_have_attribute("data-removed", "")
    tall, room = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert tall <= room
