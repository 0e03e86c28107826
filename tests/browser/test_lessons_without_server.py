"""Pages of lessons go on when their server stops answering."""

from __future__ import annotations

import json
from contextlib import contextmanager
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from pointerscope.lessons.catalogue import find_lesson
from tests.browser.conftest import DESK, PHONE, address_of, violations, visit
from tests.browser.test_lesson_files import READY, assert_shows, open_inputs, step
from tests.servers import hanging

SILENCE = "The server does not answer. This page computes your changes in your browser"
EMBEDDINGS = [[2, 0, 1, 3], [1, 1, 0, 2], [0, 3, 1, 1]]


@contextmanager
def opened(browser, relay, name, query="", viewport=DESK):
    """A page of a lesson that has kept its record."""
    for visitor in visit(browser, relay.address, viewport=viewport):
        with visitor.page.expect_response("**/record"):
            page = visitor.open(f"/lessons/{name}{query}")
            expect(page.locator(READY)).to_be_visible()
            page.locator("h1").click()
        page.locator("#lesson-record").wait_for(state="attached")
        yield page
        visitor.forgive()  # requests that no server answers


def leave_out(page, name):
    page.locator(f'[data-remove="{name}"]').check()


def edit(page, name, values):
    cells = page.locator(f'[data-input="{name}"] input')
    for index, value in enumerate(value for row in values for value in row):
        cells.nth(index).fill(f"{value:g}")


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_edits_and_left_out_steps_are_computed_when_the_server_is_gone(browser, relay, viewport):
    lesson = find_lesson("robotics")
    with opened(browser, relay, "robotics", "?all=1", viewport) as page:
        relay.stop()
        leave_out(page, "scaling")
        expect(page.get_by_text(SILENCE)).to_be_visible()
        assert_shows(page, lesson.solve(removed=["scaling"]), "output", "Z")
        open_inputs(page)
        edit(page, "E", EMBEDDINGS)
        assert_shows(page, lesson.solve({"E": EMBEDDINGS}, ["scaling"]), "output", "Z")
        expect(step(page, "softmax").locator("[data-hidden]")).to_contain_text("hidden")
        [inputs] = parse_qs(urlsplit(address_of(page)).query)["inputs"]
        assert json.loads(inputs) == {"E": EMBEDDINGS}
        assert violations(page) == []


def test_a_server_that_answers_again_computes_again(browser, relay):
    with opened(browser, relay, "robotics", "?all=1") as page:
        relay.stop()
        leave_out(page, "scaling")
        expect(page.get_by_text(SILENCE)).to_be_visible()
        relay.start()
        leave_out(page, "softmax")
        expect(page.get_by_text(SILENCE)).to_be_hidden()
        expected = find_lesson("robotics").solve(removed=["scaling", "softmax"])
        assert_shows(page, expected, "output", "Z")


def test_a_server_that_hangs_is_not_waited_for_long(browser, relay):
    with opened(browser, relay, "robotics", "?all=1") as page:
        relay.stop()
        with hanging(relay.host_and_port):
            leave_out(page, "scaling")
            expect(page.get_by_text(SILENCE)).to_be_visible(timeout=15_000)
            expected = find_lesson("robotics").solve(removed=["scaling"])
            assert_shows(page, expected, "output", "Z")


def test_what_only_the_server_computes_is_said_as_in_exported_files(browser, relay):
    with opened(browser, relay, "collapse", "?all=1") as page:
        relay.stop()
        open_inputs(page)
        page.locator('[data-input="X"] input').first.fill("2")
        note = step(page, "width").locator("[data-missing]")
        expect(note).to_contain_text("Only the server can compute with your changes")


def test_fewer_words_need_the_server(browser, relay):
    with opened(browser, relay, "revenue", "?all=1") as page:
        relay.stop()
        open_inputs(page)
        page.locator('[data-input="tokens"] [data-fewer]').click()
        expect(
            page.get_by_text("Only the server can compute with more or fewer words.")
        ).to_be_visible()


def test_the_record_is_fetched_after_the_page_is_there(visitor):
    fetched = []
    visitor.page.on("request", lambda request: fetched.append(request.url))
    page = visitor.open("/lessons/robotics")
    page.wait_for_load_state("networkidle")
    assert not [url for url in fetched if url.endswith(("/record", "/exported-lesson.js"))]
    page.wait_for_selector("#lesson-record", state="attached")
