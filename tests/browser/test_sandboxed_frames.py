"""Embeds in frames with `sandbox="allow-scripts"`, whose origin is not that of their server."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.browser.acts import CHANGED, assert_answer, switch_head
from tests.browser.conftest import DAY, explained, numbers, plot_of, visit
from tests.servers import serving_files

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Slides</title>
<link rel="icon" href="data:,">
<iframe sandbox="allow-scripts" src="{address}" width="960" height="700"></iframe>"""
SEND = "(data) => frames[0].postMessage(data, '*')"


@pytest.fixture
def reader(browser, server, tmp_path):
    """A reader of a page on another server; nothing may be reported in the console."""
    with serving_files(tmp_path) as address:
        for reader in visit(browser, server):
            reader.slides = tmp_path / "page.html"
            reader.address = address
            yield reader
            reader.requests.clear()  # the frame is on another server than the page


def framed(reader, address):
    """The frame of a page that embeds an address."""
    reader.slides.write_text(PAGE.format(address=address))
    reader.open("/page.html")
    return reader.page.frame_locator("iframe")


def lesson(reader, server, path):
    inside = framed(reader, f"{server}/embed/lessons/{path}")
    expect(inside.locator("[data-ready]")).to_be_attached()
    return inside


def view(reader, server, name, more=""):
    inside = framed(reader, f"{server}/embed/town/{name}?visits={quote(DAY)}&controls=all{more}")
    plot_of(inside.locator("pointer-view"))
    return inside


def test_the_origin_of_a_sandboxed_frame_is_opaque(reader, server):
    lesson(reader, server, "robotics")
    assert reader.page.frames[1].evaluate("origin") == "null"


def test_a_step_of_a_lesson_can_be_left_out_and_put_back(reader, server):
    inside = lesson(reader, server, "revenue?step=scaling")
    switch = inside.get_by_role("checkbox", name="Leave this step out")
    switch.check()
    expect(inside.locator(".step[data-removed]")).to_be_visible()
    expect(inside.locator("[data-error]")).to_be_hidden()
    switch.uncheck()
    expect(inside.locator(".step[data-removed]")).to_have_count(0)
    expect(inside.locator("[data-error]")).to_be_hidden()


def test_a_lesson_is_computed_with_the_inputs_that_the_page_sends(reader, server):
    inside = lesson(reader, server, "revenue")
    inside.get_by_role("button", name="Forward").click()
    expect(inside.locator("[data-place]")).to_contain_text("2 of")
    state = {"inputs": '{"tokens": ["rain", "stopped", "play", "again"]}'}
    reader.page.evaluate(SEND, {"pointerscope": "set", "state": state})
    expect(inside.locator(".step:visible")).to_contain_text("rain")


def test_a_cell_of_a_lesson_shows_its_derivation(reader, server):
    inside = lesson(reader, server, "revenue?step=scaling")
    step = inside.locator(".step:visible")
    step.locator("[data-how] tbody td").first.click()
    expect(step.locator("[data-sum]")).not_to_be_empty()


def test_the_figure_of_a_lesson_is_drawn(reader, server):
    inside = lesson(reader, server, "heads-differ?step=one-removed")
    plot_of(inside.locator("pointer-view:visible"))


def test_the_options_of_a_view_are_selected(reader, server):
    inside = view(reader, server, "head")
    summary = inside.locator(".view-summary").text_content()
    inside.locator("select[name=head]").select_option("2")
    expect(inside.locator(".view-summary")).not_to_have_text(summary)
    expect(inside.locator(".view-failure")).to_be_hidden()


def test_the_network_is_changed(reader, server):
    inside = framed(reader, f"{server}/embed/town/network?visits={quote(DAY)}")
    expect(inside.locator("pointer-view[data-drawn]")).to_be_visible()
    switch_head(inside)
    changed = explained(server, "town", DAY, interventions=CHANGED)["prediction"]
    assert_answer(inside, changed, "browser")


def test_a_view_takes_the_query_that_the_page_sends(reader, server):
    inside = view(reader, server, "gate")
    state = {"visits": "Riverside Offices @ Mon 09:00 +480, Café Luna"}
    with reader.page.expect_response(lambda response: "Riverside" in response.url) as answered:
        reader.page.evaluate(SEND, {"pointerscope": "set", "state": state})
    assert answered.value.ok
    expect(inside.locator(".view-failure")).to_be_hidden()


def test_a_view_shows_the_table_behind_it(reader, server):
    inside = view(reader, server, "gate")
    assert len(numbers(inside.locator("pointer-view"))) > 1


def test_a_view_offers_its_address_where_it_may_not_write_to_the_clipboard(reader, server):
    inside = view(reader, server, "gate")
    inside.get_by_text("Copy", exact=True).click()
    inside.get_by_role("button", name="HTML frame").click()
    address = re.compile(re.escape(f'<iframe src="{server}/embed/town/gate?'))
    expect(inside.get_by_label("HTML frame")).to_have_value(address)
    reader.forgive("Clipboard")  # the browser's note about the clipboard


def test_a_query_that_cannot_be_read_is_explained(reader, server):
    inside = framed(reader, f"{server}/embed/town/gate?visits=Nowhere")
    expect(inside.get_by_role("alert")).to_contain_text("Nowhere")
    reader.forgive()  # the status 422


def test_a_lost_connection_is_not_blamed_on_the_server(reader, server):
    inside = lesson(reader, server, "revenue?step=scaling")
    reader.page.route("**/embed/lessons/revenue*", lambda route: route.abort())
    inside.get_by_role("checkbox", name="Leave this step out").click()
    error = inside.locator("[data-error]")
    expect(error).to_have_text(
        "No response could be read. Your input is still here; check your connection and try again."
    )
    reader.forgive()  # the aborted request
