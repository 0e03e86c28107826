"""Lessons in the browser: stepping, editing inputs, leaving steps out, exercises, printing."""

from __future__ import annotations

import json
import re
from io import BytesIO
from urllib.parse import parse_qs, quote, urlsplit

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import expect

from pointerscope.lessons.catalogue import find_lesson, lessons
from tests.browser.conftest import DESK, PHONE, address_of, plot_of, violations, visit

A4 = {"width": 718, "height": 1046}  # pixels of a page at 96 dpi within margins of 1 cm
MAX_BYTES = 250_000  # of a lesson's page without plots


@pytest.fixture
def student(browser, server):
    yield from visit(browser, server, viewport=DESK)


@pytest.fixture
def finger(browser, server):
    yield from visit(browser, server, viewport=PHONE, color_scheme="dark", has_touch=True)


def open_lesson(visitor, path):
    page = visitor.open(f"/lessons/{path}")
    expect(page.locator("[data-lesson][data-ready]")).to_be_visible()
    return page


def edit_lesson(visitor, path, *matrices):
    """Open a lesson with its inputs and the fields of some matrices."""
    page = open_lesson(visitor, path)
    page.get_by_text("Change the inputs").click()
    for name in matrices:
        page.locator(f'[data-input="{name}"] summary').click()
    return page


def step(page, name):
    return page.locator(f'[data-steps] > [data-step="{name}"]')


def cells(page, name, table, part="step-results"):
    """The texts of a table's cells."""
    rows = step(page, name).locator(f'.{part} [data-table="{table}"] tbody tr')
    return [row.locator("td").all_text_contents() for row in rows.all()]


def state(page):
    return {name: values[0] for name, values in parse_qs(urlsplit(address_of(page)).query).items()}


def expect_settled(page):
    expect(page.locator("[data-steps][aria-busy]")).to_have_count(0)


def test_a_lesson_can_be_stepped_through_by_keyboard_and_scaling_left_out(student):
    page = open_lesson(student, "revenue")
    place = page.locator("[data-place]")
    expect(place).to_have_text("Step 1 of 5")
    for name in ("scores", "scaling"):
        page.keyboard.press("ArrowRight")
        expect(step(page, name)).to_be_visible()
        expect(page.locator("[data-steps] > [data-step]:visible")).to_have_count(1)
    assert state(page)["step"] == "scaling"
    expect(page.locator('[data-slide="scaling"]')).to_have_attribute("aria-current", "step")
    page.get_by_label("Leave this step out").locator("visible=true").check()
    expect(step(page, "scaling")).to_have_attribute("data-removed", "")
    page.keyboard.press("Escape")
    page.locator("h1").click()
    page.keyboard.press("ArrowRight")
    assert cells(page, "softmax", "A")[2] == ["0.035", "0.256", "0.696", "0.013"]
    assert state(page)["removed"] == "scaling"
    page.go_back()
    expect(step(page, "scaling")).to_be_visible()
    expect(step(page, "scaling")).not_to_have_attribute("data-removed", "")
    assert cells(page, "softmax", "A")[2] == ["0.114", "0.309", "0.509", "0.069"]
    page.keyboard.press("ArrowLeft")
    expect(step(page, "scores")).to_be_visible()


def test_an_edited_cell_is_recomputed_and_saved_in_the_address(student):
    page = edit_lesson(student, "robotics?step=output", "E")
    before = cells(page, "output", "Z")
    cell = page.locator('[name="E.1.0"]')
    cell.fill("3")
    expect(page.locator("[data-reset]")).to_be_enabled()
    page.wait_for_url("**inputs=**")
    after = cells(page, "output", "Z")
    assert after != before
    expect(cell).to_be_focused()
    assert json.loads(state(page)["inputs"])["E"][1][0] == 3
    page.reload()
    assert cells(page, "output", "Z") == after
    page.locator("[data-reset]").click()
    expect(page.locator('[name="E.1.0"]')).to_have_value("1")
    page.wait_for_url(lambda url: "inputs" not in url)
    assert cells(page, "output", "Z") == before
    assert "inputs" not in state(page)


def test_words_can_be_renamed_added_and_removed(student):
    page = edit_lesson(student, "revenue?step=softmax", "X")
    page.locator('[name="tokens.0"]').fill("rain")
    expect(step(page, "softmax").locator("th", has_text="rain")).to_have_count(4)
    page.get_by_role("button", name="One more: Tokens").click()
    expect(page.locator('[name="tokens.4"]')).to_be_visible()
    assert [len(row) for row in cells(page, "softmax", "A")] == [5] * 5
    for _ in range(4):
        many = page.locator('[name^="tokens."]').count()
        page.get_by_role("button", name="One fewer: Tokens").click()
        expect(page.locator('[name^="tokens."]')).to_have_count(many - 1)
    assert cells(page, "softmax", "A") == [["1"]]
    expect(page.get_by_role("button", name="One fewer: Tokens")).to_be_disabled()


def test_an_unreadable_number_is_reported_beside_the_cell_and_nothing_is_lost(student):
    page = edit_lesson(student, "revenue?step=scores", "X")
    before = cells(page, "scores", "S")
    cell = page.locator('[name="X.0.0"]')
    cell.fill("much")
    problem = page.locator('[data-input="X"] [data-failure]')
    expect(problem).to_contain_text("Write a number")
    expect(cell).to_have_attribute("aria-invalid", "true")
    assert cells(page, "scores", "S") == before
    cell.fill("9e9")
    expect(problem).to_contain_text("from −1,000,000 to 1,000,000")
    expect(page.locator("[data-reset]")).to_be_enabled()
    expect(cell).to_have_value("9e9")
    cell.fill("2")
    expect(problem).to_be_hidden()
    page.wait_for_url("**inputs=**")
    assert cells(page, "scores", "S") != before
    # The console reports each response with status 422.
    student.forgive("422")


def slow_down(page):
    """Delay the responses of the server."""

    def wait(route):
        page.wait_for_timeout(600)
        route.continue_()

    page.route("**/lessons/revenue*", wait)


def test_edits_made_while_the_server_computes_are_not_lost(student):
    page = edit_lesson(student, "revenue?all=1", "X")
    slow_down(page)
    page.locator('[data-remove="scaling"]').check()
    page.locator('[data-remove="scores"]').check()
    page.locator('[name="X.0.0"]').fill("5")
    page.wait_for_timeout(500)
    page.locator('[name="X.0.1"]').fill("6")
    page.get_by_role("button", name="One more: Tokens").click()
    page.get_by_role("button", name="One more: Tokens").click()
    page.locator('[name="X.0.2"]').fill("7")
    page.keyboard.press("Tab")
    expect(page.locator('[name="tokens.5"]')).to_be_visible()
    expect_settled(page)
    assert state(page)["removed"] == "scaling,scores"
    inputs = json.loads(state(page)["inputs"])
    assert inputs["X"][0][:3] == [5, 6, 7]
    assert len(inputs["tokens"]) == len(inputs["X"]) == 6
    row = step(page, "projections").locator('.step-inputs [data-table="X"] tbody tr').first
    assert row.locator("td").all_text_contents()[:3] == ["5", "6", "7"]


def test_a_step_left_out_stays_so_when_the_reader_moves_on_at_once(student):
    page = open_lesson(student, "revenue?step=scaling")
    slow_down(page)
    page.locator('[data-remove="scaling"]').check()
    page.keyboard.press("ArrowRight")
    expect(step(page, "softmax")).to_be_visible()
    page.wait_for_url("**removed=scaling**")
    page.go_back()
    page.wait_for_url(lambda url: "removed" not in url)
    expect_settled(page)
    assert cells(page, "softmax", "A")[2] == ["0.114", "0.309", "0.509", "0.069"]


def test_a_rejected_value_stays_marked_and_is_not_saved_in_the_address(student):
    page = edit_lesson(student, "revenue?step=scaling", "X")
    cell = page.locator('[name="X.0.0"]')
    cell.fill("1e9")
    problem = page.locator('[data-input="X"] [data-failure]')
    expect(problem).to_contain_text("from −1,000,000")
    page.locator('[data-remove="scaling"]').check()
    page.wait_for_url("**removed=scaling**")
    expect(problem).to_contain_text("from −1,000,000")
    page.keyboard.press("ArrowRight")
    assert "inputs" not in state(page)
    student.forgive("422")


def test_the_number_of_words_has_limits(student):
    page = edit_lesson(student, "revenue?step=softmax", "X")
    fewer = page.get_by_role("button", name="One fewer: Tokens")
    for _ in range(6):
        fewer.dispatch_event("click")
    expect(page.locator('[name^="tokens."]')).to_have_count(1)
    more = page.get_by_role("button", name="One more: Tokens")
    for _ in range(14):
        more.dispatch_event("click")
    expect(page.locator('[name^="tokens."]')).to_have_count(12)
    expect(more).to_be_disabled()


def test_back_undoes_an_edit_even_in_the_focused_cell(student):
    page = edit_lesson(student, "revenue", "X")
    cell = page.locator('[name="X.0.0"]')
    cell.fill("5")
    page.wait_for_url("**inputs=**")
    page.go_back()
    expect(cell).to_have_value("1")
    expect(page.locator("[data-reset]")).to_be_disabled()


def test_an_unreachable_server_loses_nothing(student):
    student.page.route("**/lessons/revenue/record", lambda route: route.abort())
    page = edit_lesson(student, "revenue?step=scaling", "X")
    page.route("**/lessons/revenue*", lambda route: route.abort())
    page.locator('[data-remove="scaling"]').click()
    expect(page.locator("[data-error]")).to_contain_text("No response could be read")
    expect(page.locator('[data-remove="scaling"]')).not_to_be_checked()
    page.unroute("**/lessons/revenue*")
    page.locator('[name="X.0.0"]').fill("2")
    page.wait_for_url("**inputs=**")
    expect(page.locator("[data-error]")).to_be_hidden()
    student.forgive("ERR_FAILED")


def test_a_cell_highlights_the_row_and_the_column_it_is_computed_from(student):
    page = open_lesson(student, "revenue?step=scores")
    table = step(page, "scores").locator('[data-table="S"]')
    table.locator("tbody td").nth(1).hover()
    line = step(page, "scores").locator("[data-sum]")
    expect(line).to_have_text("Scores, AAPL, revenue: 1 · 1 + 1 · 1 + 1 · 1 + 2 · 2 = 7")
    expect(step(page, "scores").locator('[data-table="Q"] [data-lit]')).to_have_count(4)
    expect(step(page, "scores").locator('[data-table="K"] [data-lit]')).to_have_count(4)
    table.locator("tbody td").first.focus()
    page.keyboard.press("ArrowDown")
    expect(line).to_contain_text("Scores, revenue, AAPL")
    expect(page.locator("[data-place]")).to_have_text("Step 2 of 5")


def test_an_unknown_step_is_said_until_the_reader_goes_on(student):
    page = open_lesson(student, "gate?step=6")
    said = page.locator("[data-error]").first
    expect(said).to_have_text("This lesson has no step “6”. It opens at its first step.")
    expect(page.locator("[data-place]")).to_have_text("Step 1 of 11")
    page.locator('[data-go="1"]').click()
    expect(said).to_be_hidden()
    page = open_lesson(student, "gate?step=loss")
    expect(page.locator("[data-error]").first).to_be_hidden()


def test_exercises_are_marked_by_the_computed_answer(student):
    page = open_lesson(student, "revenue?all=1")
    first = page.locator('[data-exercise="own-weight"]')
    first.get_by_role("textbox").fill("0.5")
    first.get_by_role("button", name="Check").click()
    expect(first.locator("[data-marked]")).to_contain_text("Not yet.")
    first.get_by_role("textbox").fill("0.64")
    first.get_by_role("button", name="Check").click()
    expect(first.locator("[data-marked]")).to_have_text("Right.")
    expect(first.locator("[data-because]")).to_be_visible()
    first.get_by_role("textbox").fill("0.9")  # which nobody has marked
    expect(first.locator("[data-marked]")).to_have_text("")
    expect(first.locator("[data-because]")).to_be_hidden()


def test_the_bar_follows_a_reader_of_all_steps(student):
    page = open_lesson(student, "gate?all=1")
    place = page.locator("[data-place]")
    expect(place).to_contain_text("Step 1 of")
    page.evaluate("document.querySelector('[data-step=mixture]').scrollIntoView()")
    expect(place).to_contain_text("Step 5 of")
    link = page.locator('[data-slide="mixture"]').first
    expect(link).to_have_attribute("aria-current", "step")
    assert state(page)["step"] == "mixture"
    page.get_by_role("button", name="Forward ›").click()
    expect(place).to_contain_text("Step 6 of")
    expect(step(page, "prediction").locator("h2")).to_be_in_viewport()
    page.reload()
    expect(place).to_contain_text("Step 6 of")
    page.evaluate("scrollTo(0, 0)")
    expect(place).to_contain_text("Step 1 of")


def test_one_step_can_be_embedded(student):
    page = student.open("/embed/lessons/revenue?step=softmax&removed=scaling&theme=dark")
    expect(page.locator("[data-ready]")).to_be_visible()
    expect(page.locator("[data-step]")).to_have_count(1)
    assert cells(page, "softmax", "A")[2] == ["0.035", "0.256", "0.696", "0.013"]
    expect(page.locator("header.top, .lesson-bar, .lesson-tools")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(step(page, "softmax")).to_be_visible()


def test_a_step_links_to_its_embed_in_the_same_state(student):
    page = open_lesson(student, "revenue?step=softmax&removed=scaling")
    step(page, "softmax").get_by_role("link", name="Embed this step").click()
    expect(page.locator("[data-step]")).to_have_count(1)
    assert cells(page, "softmax", "A")[2] == ["0.035", "0.256", "0.696", "0.013"]


def test_the_player_can_be_embedded(student):
    page = student.open("/embed/lessons/revenue")
    expect(page.locator("[data-place]")).to_have_text("Step 1 of 5")
    page.locator('[data-go="1"]').click()
    expect(step(page, "scores")).to_be_visible()


def test_printed_numbers_that_differ_are_flagged(student):
    page = open_lesson(student, "cat-sat?all=1")
    for line in page.locator(".checks > summary").all():
        line.click()
    differing = page.locator('.checks [data-verdict="differs"]')
    found = [row.locator("th, td").all_text_contents() for row in differing.all()]
    scores = [row for row in found if row[0].startswith("Scores, row cat")]
    assert {(row[1], float(row[2])) for row in scores} == {("2", 1.0)}
    assert len(found) > 5
    for row in found:
        assert re.match(r"differs\S", row[3]), row


# --- Playing a step


def ahead(page, name):
    return step(page, name).locator("td[data-ahead]")


def test_numbers_come_one_after_another_and_the_reader_predicts_one(student):
    page = open_lesson(student, "revenue?step=softmax")
    shown = step(page, "softmax")
    shown.get_by_role("button", name="Play").click()
    expect(ahead(page, "softmax")).not_to_have_count(0)
    predict = shown.locator(".predict")
    expect(predict).to_be_visible(timeout=20_000)
    asked = shown.locator("td[data-asked]")
    expect(asked).to_have_count(1)
    expect(shown.locator("[data-sum]")).to_contain_text("= ?")
    right = asked.text_content()
    choices = predict.get_by_role("button").all_text_contents()
    assert len(set(choices)) == 4
    assert right in choices
    predict.get_by_role("button", name=right, exact=True).click()
    expect(predict.get_by_role("status")).to_contain_text("Right.")
    expect(shown.locator("[data-sum]")).not_to_contain_text("?")
    expect(shown.get_by_role("button", name="Play")).to_be_focused()


def test_a_wrong_prediction_shows_the_number(student):
    page = open_lesson(student, "revenue?step=softmax")
    shown = step(page, "softmax")
    shown.get_by_role("button", name="Play").click()
    predict = shown.locator(".predict")
    expect(predict).to_be_visible(timeout=20_000)
    right = shown.locator("td[data-asked]").text_content()
    wrong = next(
        text for text in predict.get_by_role("button").all_text_contents() if text != right
    )
    predict.get_by_role("button", name=wrong, exact=True).click()
    expect(predict.get_by_role("status")).to_contain_text(f"It is {right}")


def test_numbers_are_stepped_through_by_keyboard_and_slider(student):
    page = open_lesson(student, "revenue?step=scores")
    shown = step(page, "scores")
    cells_of_step = shown.locator('.step-results [data-table="S"] tbody td')
    shown.get_by_role("button", name="To the first number").click()
    expect(ahead(page, "scores")).to_have_count(16)
    shown.get_by_role("button", name="One number forward").click()
    expect(ahead(page, "scores")).to_have_count(15)
    expect(cells_of_step.first).to_have_attribute("data-lit", "result")
    slider = shown.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    expect(ahead(page, "scores")).to_have_count(0)
    expect(slider).to_have_attribute("aria-valuetext", "expectations, number 16 of 16")
    page.keyboard.press("ArrowLeft")
    expect(ahead(page, "scores")).to_have_count(1)
    expect(page.locator("[data-place]")).to_have_text("Step 2 of 5")


def scrub(page, name, at):
    """Move the slider of a step to so many moments after the beginning; None for the end."""
    slider = step(page, name).locator("[data-scrub]")
    slider.evaluate("(slider, at) => { slider.value = at ?? slider.max; }", at)
    slider.dispatch_event("input")


@pytest.mark.parametrize(("at", "number"), [(0.5, 1), (1, 1), (1.5, 2), (2, 2), (4.5, 5), (16, 16)])
def test_the_count_is_of_the_number_that_comes(student, at, number):
    page = open_lesson(student, "revenue?step=scores")
    scrub(page, "scores", at)
    place = step(page, "scores").locator(".play output")
    expect(place).to_contain_text(f"number {number} of 16")


def test_the_player_covers_no_number_that_comes(student):
    student.page.set_viewport_size({"width": 1280, "height": 800})
    page = open_lesson(student, "collapse?step=rectify")
    shown = step(page, "rectify")
    shown.get_by_role("button", name="Play").click()
    measured = page.wait_for_function(
        """() => {
          const step = document.querySelector('[data-step="rectify"]');
          if (step.querySelectorAll("td[data-ahead]").length > 64) return null; // of 72
          const cell = step.querySelector('.step-results td[data-lit="result"]');
          const parts = [cell, step.querySelector(".playing")];
          return parts.map((part) => part.getBoundingClientRect().toJSON());
        }"""
    )
    cell, player = measured.json_value()
    assert 0 <= cell["top"] < cell["bottom"] <= player["top"]


def drawn(page, name):
    """The texts in the motion of a step."""
    texts = step(page, name).locator(".motion svg text").all_text_contents()
    return [text for text in texts if text]


@pytest.mark.parametrize(
    ("lesson", "name", "words"),
    [
        ("revenue", "scores", "“AAPL” over “expectations”: numbers that meet are multiplied"),
        ("revenue", "projections", "“AAPL” over column “4”"),
        ("revenue", "softmax", "Each power is divided by 85.5"),
        ("revenue", "output", "rows as thick as their weights fill exactly one row"),
        ("pointer", "scatter", "L5 has 0.334 + 0.251 = 0.584"),
        ("revenue-two-heads", "swap", "becomes “Queries of head 2”. No number changes."),
        ("revenue-two-heads", "concatenation", "are put together in “Concatenation”"),
    ],
)
def test_each_operation_has_its_motion(student, lesson, name, words):
    page = open_lesson(student, f"{lesson}?step={name}")
    expect(step(page, name).locator(".motion figcaption")).to_contain_text(words)


def test_a_step_without_such_an_operation_has_no_motion(student):
    page = open_lesson(student, "revenue?step=scaling")
    shown = step(page, "scaling")
    shown.get_by_role("button", name="Play").click()
    expect(shown.locator(".threads path")).to_have_count(1)
    expect(shown.locator(".motion")).to_have_count(0)


def test_a_motion_shows_the_numbers_of_the_record(student):
    page = open_lesson(student, "revenue?step=softmax")
    solution = lessons()["revenue"].solve()
    powers = np.exp(solution["scaled"][2])
    scrub(page, "softmax", 7.5)  # three moments for each row
    expect(step(page, "softmax").locator(".motion figcaption")).to_contain_text("beat.")
    assert f"Σ {powers.sum():.1f}" in drawn(page, "softmax")
    for power in powers:
        assert f"{power:.1f}" in drawn(page, "softmax") or f"{power:.2f}" in drawn(page, "softmax")
    scrub(page, "softmax", 9)
    for weight in solution["A"][2]:
        assert f"{weight:.3f}" in drawn(page, "softmax")
    page = open_lesson(student, "revenue?step=scores")
    scrub(page, "scores", 9.5)  # the products of “beat” with “revenue” have just come up
    products = solution["Q"][2] * solution["K"][1]
    shown = step(page, "scores").locator(".motion .lit text")
    expect(shown).not_to_have_count(0)
    lit = shown.all_text_contents()
    assert [float(text) for text in lit if text] == products.tolist()


def test_a_motion_waits_for_its_numbers_and_steps_back_after_them(student):
    page = open_lesson(student, "softmax?step=shift")
    motion = step(page, "shift").locator(".motion")
    expect(motion).to_be_visible()
    scrub(page, "shift", 1)  # a shifted score; the weights that the motion tells are to come
    expect(motion).to_be_hidden()
    scrub(page, "shift", 5)
    expect(motion).to_be_visible()
    expect(motion).to_have_attribute("data-rest", "")
    scrub(page, "shift", 8)  # the change of a weight
    expect(motion).to_have_attribute("data-rest", "past")


def test_nobody_is_asked_for_a_number_that_stands_elsewhere(student):
    page = open_lesson(student, "permutation?step=weights")  # each weight stands in two tables
    shown = step(page, "weights")
    last = shown.locator("[data-scrub]").evaluate("(slider) => Number(slider.max)")
    for at in range(last):
        scrub(page, "weights", at)
        expect(shown).not_to_have_attribute("data-guessing", "")


def test_the_motion_follows_the_cell_that_is_looked_at(student):
    page = open_lesson(student, "revenue?step=softmax")
    rows = step(page, "softmax").locator('.step-results [data-table="A"] tbody tr')
    rows.nth(2).locator("td").first.hover()
    caption = step(page, "softmax").locator(".motion figcaption")
    expect(caption).to_contain_text("Attention weights, beat. Each power is divided by 107.3")
    page.mouse.move(1, 1)
    rows.first.locator("td").first.focus()
    expect(caption).to_contain_text("Attention weights, AAPL.")


def test_a_motion_is_still_where_motion_is_unwanted(browser, server):
    for visitor in visit(browser, server, viewport=DESK, reduced_motion="reduce"):
        page = open_lesson(visitor, "revenue?step=output")
        shown = step(page, "output")
        slider = shown.get_by_role("slider")
        slider.evaluate(
            """slider => {
                window.seen = [];
                const motion = document.querySelector("[data-step=output] .motion");
                new MutationObserver(() => window.seen.push(slider.value))
                    .observe(motion, { subtree: true, attributes: true, childList: true });
            }"""
        )
        shown.get_by_role("button", name="Play").click()
        expect(shown.locator(".motion figcaption")).to_contain_text("has the largest weight")
        expect(shown.locator(".motion figcaption")).to_contain_text("fill exactly one row")
        shown.get_by_role("button", name="Pause").click()
        assert all(float(value).is_integer() for value in page.evaluate("window.seen"))
        shown.get_by_role("button", name="To the first number").click()
        shown.get_by_role("button", name="One number forward").click()
        assert slider.input_value() == "1"


def test_a_frame_shows_motions_in_place_of_its_tables(student):
    page = student.open("/embed/lessons/revenue?step=softmax")
    shown = step(page, "softmax")
    table = shown.locator('[data-table="A"]')
    expect(table).to_be_visible()
    expect(shown.locator(".motion")).to_be_hidden()
    shown.get_by_role("button", name="Play").click()
    expect(shown.locator(".motion")).to_be_visible()
    expect(table).to_be_hidden()
    shown.get_by_role("button", name="Pause").click()
    scrub(page, "softmax", None)
    expect(table).to_be_visible()


def test_nothing_tells_the_number_before_it_is_predicted(student):
    page = open_lesson(student, "revenue?step=softmax")
    shown = step(page, "softmax")
    expect(shown.locator(".remark")).to_be_visible()
    shown.get_by_role("button", name="Play").click()
    expect(shown.locator(".remark")).to_be_hidden()
    expect(page.locator('[data-beside="softmax"]')).to_be_hidden()
    predict = shown.locator(".predict")
    expect(predict).to_be_visible(timeout=20_000)
    right = shown.locator("td[data-asked]").text_content()
    assert right not in drawn(page, "softmax")
    predict.get_by_role("button", name=right, exact=True).click()
    assert right in drawn(page, "softmax")
    expect(shown.locator(".remark")).to_be_visible()


def test_paper_has_the_motions_as_still_pictures(student):
    page = open_lesson(student, "revenue")
    page.emulate_media(media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".motion svg").filter(has=page.locator("rect"))).to_have_count(4)
    expect(page.locator(".playing").first).to_be_hidden()


def test_playing_stops_when_the_reader_moves_on(student):
    page = open_lesson(student, "revenue?step=scores")
    step(page, "scores").get_by_role("button", name="Play").click()
    page.locator('[data-go="1"]').click()
    page.locator('[data-go="-1"]').click()
    expect(step(page, "scores").get_by_role("button", name="Play")).to_be_visible()


def test_a_symbol_lights_its_table_and_a_table_its_symbol(student):
    page = open_lesson(student, "revenue?step=scores")
    shown = step(page, "scores")
    symbol = shown.locator('.formula [data-symbol="Q"]').first
    symbol.hover()
    expect(shown.locator('figure[data-table="Q"]')).to_have_attribute("data-lit", "")
    shown.locator('figure[data-table="K"] figcaption').hover()
    expect(shown.locator('figure[data-table="Q"]')).not_to_have_attribute("data-lit", "")
    expect(shown.locator('.formula [data-symbol="K"]').first).to_have_attribute("data-lit", "")


def test_consequences_follow_while_a_number_is_dragged(student):
    page = edit_lesson(student, "revenue?step=scores", "X")
    page.mouse.click(1, 1)
    expect(page.locator("#lesson-record")).to_be_attached()
    before = cells(page, "scores", "S")
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    field = page.locator('[name="X.0.0"]')
    box = field.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y, steps=4)
    expect(field).to_have_value("4")
    expect(step(page, "scores")).to_have_attribute("data-previewed", "")
    matrix = np.array(find_lesson("revenue").solve().inputs["X"])
    matrix[0, 0] = 4
    score = find_lesson("revenue").solve({"X": matrix.tolist()})["S"][0, 0]
    shown = step(page, "scores").locator('.step-results [data-table="S"] tbody td').first
    expect(shown).to_have_text(f"{score:g}")
    assert cells(page, "scores", "S") != before
    dragged = cells(page, "scores", "S")
    page.mouse.up()
    page.wait_for_url("**inputs=**")
    expect_settled(page)
    expect(step(page, "scores")).not_to_have_attribute("data-previewed", "")
    assert cells(page, "scores", "S") == dragged


def test_a_reader_predicts_what_a_step_changes(student):
    page = open_lesson(student, "pointer?step=content")
    shown = step(page, "content")
    shown.get_by_role("button", name="Predict what it changes").click()
    predict = shown.get_by_role("group", name="Predict, then see")
    expect(predict).to_contain_text("which number of “Pointer weights” is the largest?")
    expect(shown.get_by_text("Without it")).to_be_hidden()
    predict.get_by_role("button", name="L17 (1)").click()
    page.wait_for_url("**removed=content**")
    expect(shown).to_have_attribute("data-removed", "")
    outcome = "No. The largest is L5 (0); with this step it is L17 (1)."
    expect(predict.get_by_role("status")).to_have_text(outcome)
    weights = find_lesson("pointer").solve(removed=["content"])["alpha"]
    assert weights.argmax() == 0
    predict.get_by_role("button", name="Put the step back").click()
    expect(shown.locator('[data-remove="content"]')).not_to_be_checked()
    expect(predict).to_have_count(0)


def test_an_input_is_edited_on_its_tile_by_keyboard(student):
    page = open_lesson(student, "revenue?step=projections")
    tile = step(page, "projections").locator('.step-inputs [data-table="X"] tbody td').first
    tile.focus()
    page.keyboard.press("3")
    editor = tile.get_by_role("textbox")
    expect(editor).to_have_value("3")
    page.keyboard.press("ArrowUp")
    page.wait_for_url("**inputs=**")
    expect_settled(page)
    # What is typed survives the answer of the server.
    expect(editor).to_be_focused()
    expect(editor).to_have_value("4")
    page.keyboard.press("Enter")
    expect(tile).to_have_text("4")
    expect(tile).to_be_focused()
    assert json.loads(state(page)["inputs"])["X"][0][0] == 4
    expected = find_lesson("revenue").solve(json.loads(state(page)["inputs"]))["Q"]
    assert np.array(cells(page, "projections", "Q"), float) == pytest.approx(expected)
    page.keyboard.press("ArrowRight")
    page.keyboard.type("x")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(step(page, "projections").locator(".tile-editor")).to_have_count(0)


def test_an_input_is_dragged_on_its_tile(student):
    page = open_lesson(student, "revenue?step=projections")
    tile = step(page, "projections").locator('.step-inputs [data-table="X"] tbody td').first
    before = cells(page, "projections", "Q")
    box = tile.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 24, y, steps=4)
    expect(tile).to_have_text("4")
    page.mouse.up()
    page.wait_for_url("**inputs=**")
    expect_settled(page)
    assert cells(page, "projections", "Q") != before
    expect(page.locator('[name="X.0.0"]')).to_have_value("4")
    expect(step(page, "projections").locator(".tile-editor")).to_have_count(0)


def test_the_list_remembers_which_steps_were_seen(student):
    page = open_lesson(student, "revenue")
    page.locator('[data-go="1"]').click()
    expect(page.locator('[data-slide="projections"]')).to_have_attribute("data-seen", "")
    expect(page.locator('[data-slide="scores"]')).not_to_have_attribute("data-seen", "")
    page.locator('[data-go="1"]').click()
    page = student.open("/lessons")
    progress = page.locator('[data-lesson-id="revenue"] [data-progress]')
    expect(progress).to_have_text("2 of 5 steps seen")


def test_the_map_of_the_course_shows_by_keyboard_what_a_lesson_builds_on(student):
    page = student.open("/lessons")
    course = page.get_by_role("group", name="Map of the course")
    cut = "(titles) => titles.filter((it) => it.scrollHeight > it.clientHeight + 1).length"
    assert course.locator("a > span").evaluate_all(cut) == 0  # no title
    course.get_by_role("link", name="20 The gate").focus()
    lit = course.locator("path[data-lit]")
    expect(lit).to_have_count(2)
    ends = {
        (path.get_attribute("data-start"), path.get_attribute("data-end")) for path in lit.all()
    }
    assert ends == {("pointer", "gate"), ("gate", "backprop")}
    page.keyboard.press("Enter")
    page.wait_for_url("**/lessons/gate")


def test_the_page_says_what_was_changed_and_what_does_not_follow(student):
    page = edit_lesson(student, "revenue?step=softmax", "X")
    line = page.locator("[data-changed]")
    expect(line).to_be_hidden()
    step(page, "softmax").get_by_label("Leave this step out").check()
    expect(line).to_contain_text("Left out: “Attention weights”. Texts, exercises")
    expect(page.locator('[data-slide="softmax"]')).to_have_attribute("data-left-out", "")
    expect(step(page, "softmax").locator(".step-text")).to_have_count(0)
    page.locator('[name="X.0.0"]').fill("3")
    expect(line).to_contain_text("The inputs are edited.")


def test_a_translated_choice_is_marked(student):
    page = open_lesson(student, "revenue?lang=de&all=1")
    form = page.locator('[data-exercise="same-value"]')
    # By keyboard: pictures above that are still being drawn cannot move it from under a mouse.
    form.get_by_role("radio").last.press("Space")
    expect(form.get_by_role("radio").last).to_be_checked()
    form.get_by_role("button", name="Check").click()
    expect(form.locator("[data-marked]")).to_have_text("Right.")


def test_a_lesson_leads_to_the_next_and_its_answers_stay_through_edits(student):
    page = open_lesson(student, "revenue?step=output")
    expect(page.get_by_role("link", name="Next lesson")).to_be_visible()
    page = edit_lesson(student, "revenue?all=1", "X")
    answer = page.locator('[data-exercise="own-weight"]').get_by_role("textbox")
    answer.fill("0.5")
    page.locator('[name="X.0.0"]').fill("3")
    page.wait_for_url("**inputs=**")
    expect_settled(page)
    expect(answer).to_have_value("0.5")


def test_a_lesson_speaks_another_language_with_its_decimal_sign(student):
    page = edit_lesson(student, "revenue?lang=de&step=softmax", "X")
    expect(page.locator("h1")).to_contain_text("Self-Attention von Hand")
    assert cells(page, "softmax", "A")[2] == ["0,114", "0,309", "0,509", "0,069"]
    step(page, "softmax").locator('[data-table="A"] tbody td').first.hover()
    expect(step(page, "softmax").locator("[data-sum]")).to_contain_text("2,5")
    page.locator('[name="X.0.0"]').fill("1,5")
    page.wait_for_url("**inputs=**")
    expect_settled(page)
    assert state(page)["lang"] == "de"
    assert json.loads(state(page)["inputs"])["X"][0][0] == 1.5
    expect(page.locator("h1")).to_contain_text("Self-Attention von Hand")
    page.get_by_role("link", name="en", exact=True).click()
    expect(page.locator("h1")).to_contain_text("Self-attention by hand")


def test_a_lesson_can_be_swiped_through_on_a_phone(finger):
    page = open_lesson(finger, "revenue")
    swipe = """(by) => {
        const box = document.querySelector("[data-step]:not([hidden]) .reasons");
        const touch = (x) => new Touch({ identifier: 1, target: box, clientX: x, clientY: 300 });
        const say = (name, touches, changedTouches) =>
            box.dispatchEvent(new TouchEvent(name, { touches, changedTouches, bubbles: true }));
        say("touchstart", [touch(200)], [touch(200)]);
        say("touchend", [], [touch(200 + by)]);
    }"""
    page.evaluate(swipe, -120)
    expect(step(page, "scores")).to_be_visible()
    page.evaluate(swipe, 120)
    expect(step(page, "projections")).to_be_visible()


def test_scrolling_a_formula_does_not_change_the_step(finger):
    page = open_lesson(finger, "softmax?step=cold-to-hot")
    formula = page.locator(".formula").locator("visible=true")
    wide, room = formula.evaluate("(shown) => [shown.scrollWidth, shown.clientWidth]")
    assert wide > room
    formula.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-place]")).to_contain_text("Step 7 of")


def test_every_lesson_can_show_all_steps(student):
    for name, lesson in lessons().items():
        page = open_lesson(student, f"{name}?all=1")
        assert page.locator("[data-steps] > [data-step]:visible").count() >= len(lesson.steps), name
        for shown in page.locator("pointer-view").all():
            plot_of(shown)
        words = page.locator("[data-steps]").inner_text()
        assert "NaN" not in words, name
        assert "$" not in words, name
        widths = page.locator(".formula math").evaluate_all(
            "(found) => found.map((math) => math.getBoundingClientRect().width)"
        )
        assert page.locator(".formula:has(math)").count() == len(lesson.steps), name
        assert min(widths) > 5, name
        wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= room, name


def test_on_a_phone_the_player_covers_no_sentence_until_it_plays(finger):
    page = open_lesson(finger, "softmax")
    text = page.locator(".step:visible .step-text").first
    player = page.locator(".step:visible .playing").first
    expect(player.get_by_role("button", name="Play", exact=True)).to_be_visible()
    is_in_sight = """text => {
        text.scrollIntoView({block: "end"});
        const {left, bottom} = text.getBoundingClientRect();
        return text.contains(document.elementFromPoint(left + 5, bottom - 5));
    }"""
    assert text.evaluate(is_in_sight)
    player.get_by_role("button", name="Play", exact=True).click()
    expect(player).to_have_css("position", "sticky")


@pytest.mark.parametrize(
    ("size", "theme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk-light", "phone-dark"]
)
@pytest.mark.parametrize("path", ["revenue?all=1", "scaling?all=1", "margin?all=1", ""])
def test_lessons_are_accessible(browser, server, size, theme, path):
    for visitor in visit(browser, server, viewport=size, color_scheme=theme):
        page = visitor.open(f"/lessons/{path}" if path else "/lessons")
        for shown in page.locator("pointer-view").all():
            plot_of(shown)
        assert violations(page) == []
        wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= room


@pytest.mark.parametrize(
    "path", ["/lessons/revenue", "/lessons/sinusoidal", "/explore/town/walkthrough"]
)
def test_a_printed_lesson_fits_its_pages(browser, bundled, path):
    for visitor in visit(browser, bundled, viewport=DESK):
        assert_fits_paper(visitor.open(path))


def assert_fits_paper(page):
    expect(page.locator("[data-lesson][data-ready]")).to_be_visible()
    page.set_viewport_size(A4)
    page.emulate_media(media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    found = page.locator("[data-steps] > [data-step]")
    assert all(slide.is_visible() for slide in found.all())
    assert page.locator("[data-steps] > section > details:not([open])").count() == 0
    expect(page.locator(".controls")).to_be_hidden()
    over = page.evaluate(
        """() => [...document.querySelectorAll("[data-steps] figure, [data-steps] table, .formula")]
            .filter((shown) => shown.getBoundingClientRect().right > innerWidth + 1
                || shown.scrollWidth > shown.clientWidth + 1)
            .map((shown) => shown.textContent.slice(0, 60))"""
    )
    assert over == []


def test_a_lesson_without_plots_is_small(student):
    page = student.page
    sizes = []
    page.on("response", lambda response: sizes.append(response.request.sizes()))
    page.goto(f"{student.address}/lessons/revenue", wait_until="networkidle")
    assert sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes) < MAX_BYTES


def test_the_mathematics_face_is_fetched_where_a_formula_is(student):
    page = student.page
    loaded = (
        "document.fonts.ready.then((all) => [...all].filter((face) => face.status === 'loaded')"
        ".map((face) => face.family).sort())"
    )
    page.goto(f"{student.address}/lessons")
    assert page.evaluate(loaded) == ["Inter"]
    page.goto(f"{student.address}/lessons/revenue")
    assert page.evaluate(loaded) == ["Inter", "STIX Two Math"]


def test_the_page_of_an_unreadable_lesson_says_why(student):
    page = student.open("/lessons/nothing")
    expect(page.locator("main")).to_contain_text('There is no lesson "nothing"')
    page = student.open("/lessons/revenue?inputs=" + quote(json.dumps({"X": 1})))
    expect(page.locator("main")).to_contain_text("Send a list of rows")
    student.forgive("404", "422")


def test_a_wide_table_has_a_shade_at_the_edge_behind_which_it_goes_on(phone):
    page = phone.open("/lessons/revenue")
    page.get_by_text("Change the inputs").click()
    page.locator('[data-input="X"] summary').click()
    frame = page.locator('[data-input="X"] .table-frame')

    def shades():
        picture = Image.open(BytesIO(frame.screenshot())).convert("L")
        row = [picture.getpixel((x, 3)) for x in range(picture.width)]
        return max(row[:3]), max(row[-3:])  # the theme is dark, and the shade is lighter

    frame.evaluate("frame => frame.scrollTo(0, 0)")
    left, right = shades()
    assert right > left + 20
    frame.evaluate("frame => frame.scrollTo(frame.scrollWidth, 0)")
    left, right = shades()
    assert left > right + 20
