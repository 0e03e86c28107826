"""Lessons as files, opened from disk without a network."""

from __future__ import annotations

import numpy as np
import pytest
from playwright.sync_api import expect

from pointerscope.core.problems import InvalidQueryError
from pointerscope.lessons.catalogue import lessons
from pointerscope.lessons.framework.numbers import format_cells
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


def open_inputs(page):
    """Open the inputs, which begin closed unless they are edited."""
    if not page.locator("[data-inputs]").is_visible():
        page.locator("details.inputs > summary").click()
        for folded in page.locator(".input summary").all():
            folded.click()


def assert_shows(page, solution, id, name):
    """The page shows a table of a step as the server does."""
    table = solution.table(name)
    cells = step(page, id).locator(f'.step-results [data-table="{name}"] tbody td')
    texts = [cell.text for row_ in format_cells(table) for cell in row_]
    expect(cells).to_have_text(texts)
    exact = cells.evaluate_all("cells => cells.map(cell => cell.dataset.value ?? cell.textContent)")
    numbers = [float(text.replace("−", "-").replace(",", "")) for text in exact]
    np.testing.assert_allclose(numbers, table.values.ravel(), rtol=1e-12, atol=1e-12)


def signed(number):
    return f"{number:g}".replace("-", "−")


def factor(number):
    return f"({signed(number)})" if number < 0 else signed(number)


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


def test_several_steps_are_left_out_without_a_server(reader):
    page = reader.open("revenue", "?all=1")
    step(page, "scores").get_by_label("Leave this step out").check()
    step(page, "scaling").get_by_label("Leave this step out").check()
    expect(page.locator("[data-removed]")).to_have_count(2)
    expected = lessons()["revenue"].solve(removed=("scores", "scaling"))
    assert_shows(page, expected, "softmax", "A")
    assert_shows(page, expected, "output", "Z")
    expect(step(page, "softmax").locator(".remark")).to_have_count(0)


def test_an_edited_number_changes_all_that_follows_from_it(reader):
    page = reader.open("revenue", "?all=1")
    open_inputs(page)
    remark = step(page, "softmax").locator(".remark")
    said = remark.text_content()
    page.locator('[name="X.0.0"]').fill("-2.5")
    edited = np.array(lessons()["revenue"].solve()["X"])
    edited[0, 0] = -2.5
    expected = lessons()["revenue"].solve({"X": edited.tolist()})
    hidden = step(page, "softmax").locator("[data-hidden]")
    expect(hidden).to_have_text("The remark is hidden: it describes the original numbers.")
    for solved in expected.steps:
        for table in solved.tables:
            assert_shows(page, expected, solved.step.id, table.name)
    # The derivation of a cell is that of the edited numbers.
    step(page, "scores").locator('.step-results [data-table="S"] tbody td').first.click()
    terms = " + ".join(
        f"{factor(q)} · {factor(k)}"
        for q, k in zip(expected["Q"][0], expected["K"][0], strict=True)
    )
    expect(step(page, "scores").locator("[data-sum]")).to_have_text(
        f"Scores, AAPL, AAPL: {terms} = {signed(expected['S'][0, 0])}"
    )
    # The address holds the edit, here together with a removed step.
    step(page, "scaling").get_by_label("Leave this step out").check()
    expect(step(page, "scaling")).to_have_attribute("data-removed", "")
    page.reload()
    expect(page.locator('[name="X.0.0"]')).to_have_value("-2.5")
    open_inputs(page)
    without = lessons()["revenue"].solve({"X": edited.tolist()}, ("scaling",))
    expect(step(page, "scaling")).to_have_attribute("data-removed", "")
    assert_shows(page, without, "output", "Z")
    page.get_by_role("button", name="Reset to the text’s values").click()
    expect(page.locator('[name="X.0.0"]')).to_have_value("1")
    step(page, "scaling").get_by_label("Leave this step out").uncheck()
    expect(remark).to_have_text(said or "")
    expect(page.locator("[data-hidden]")).to_have_count(0)
    assert_shows(page, lessons()["revenue"].solve(), "output", "Z")


def test_words_are_renamed_in_every_table(reader):
    page = reader.open("revenue", "?all=1")
    open_inputs(page)
    page.locator('[name="tokens.1"]').fill("profit")
    heads = step(page, "softmax").locator(".step-results tbody th")
    expect(heads.nth(1)).to_have_text("profit")
    expect(page.locator('[data-input="X"] tbody th').nth(1)).to_have_text("profit")
    expect(page.get_by_role("rowheader", name="revenue", exact=True)).to_have_count(0)


def test_what_only_python_computes_is_hidden_after_an_edit(reader):
    page = reader.open("residuals", "?all=1")
    open_inputs(page)
    page.locator('[name="seed"]').fill("7")
    note = step(page, "network").locator("[data-missing]")
    expect(note).to_contain_text("Only the server can compute with your changes: ")
    expect(step(page, "network").locator(".step-results figure")).to_have_count(0)
    expect(step(page, "network").locator("pointer-view")).to_have_count(0)
    expect(step(page, "chain").locator("[data-hidden]")).to_have_count(0)


def test_a_switch_says_where_it_needs_the_server(reader):
    page = reader.open("heads-differ", "?all=1")
    open_inputs(page)
    switch = step(page, "initial-values").locator(".switch")
    page.locator('[name="seed"]').fill("12")
    expect(switch).to_have_text("Leave this step out (with your changes, only on the server)")
    expect(switch.locator("input")).to_be_disabled()
    expect(step(page, "subspaces").locator(".step-results [data-missing]")).to_be_visible()
    page.get_by_role("button", name="Reset to the text’s values").click()
    expect(switch).to_have_text("Leave this step out")
    expect(switch.locator("input")).to_be_enabled()


@pytest.mark.parametrize("typed", ["1e7", "-2000000"])
def test_wrong_inputs_get_the_sentence_of_the_server(reader, typed):
    page = reader.open("revenue", "?all=1")
    open_inputs(page)
    before = step(page, "scores").locator(".step-results").text_content()
    page.locator('[name="X.0.0"]').fill(typed)
    edited = np.array(lessons()["revenue"].solve()["X"])
    edited[0, 0] = float(typed)
    with pytest.raises(InvalidQueryError) as caught:
        lessons()["revenue"].solve({"X": edited.tolist()})
    failure = page.locator('[data-input="X"] [data-failure]')
    expect(failure).to_have_text(caught.value.problems[0].message)
    assert step(page, "scores").locator(".step-results").text_content() == before


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
    page = reader.open("revenue", "?all=1")
    first = page.locator('[data-exercise="own-weight"]')
    expect(first.get_by_text("The answer:")).to_be_hidden()
    first.get_by_text("Show the answer").click()
    expect(first.get_by_text("The answer: 0.6")).to_be_visible()


def test_a_file_begins_with_its_edited_inputs(reader):
    page = reader.open("revenue", inputs={"tokens": ["rain", "stopped", "play", "again"]})
    open_inputs(page)
    expect(page.locator('[name="tokens.0"]')).to_have_value("rain")
    expect(step(page, "projections").locator("th", has_text="rain").first).to_be_visible()
    page.get_by_role("button", name="Reset to the text’s values").click()
    expect(page.locator('[name="tokens.0"]')).to_have_value("AAPL")
    expect(step(page, "projections").locator("th", has_text="AAPL").first).to_be_visible()
    page.reload()
    expect(page.locator('[name="tokens.0"]')).to_have_value("AAPL")


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
