"""Lessons in frames of any size: nothing scrolls or is cut off, and everything can be reached."""

from __future__ import annotations

import re
from time import monotonic

import pytest
from playwright.sync_api import expect

from pointerscope.lessons.catalogue import lessons
from tests.browser.conftest import PATIENCE, visit

SMALL = {"width": 320, "height": 240}
SLIDE = {"width": 960, "height": 540}
HALL = {"width": 1920, "height": 1080}
MAX_SECONDS = 15  # for all lessons
FITS = "[data-step][data-layout]:not([data-fitting])"
CUT = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const found = scrollWidth > innerWidth || scrollHeight > innerHeight ? ["page"] : [];
    const shown = document.querySelector("[data-steps] > :not([hidden])");
    const parts = ".matrix, math, .words > *, h1, h2, button, .view-plot";
    for (const part of shown.querySelectorAll(parts)) {
        const { width, right, bottom } = part.getBoundingClientRect();
        const isCut = right > innerWidth + 1 || bottom > innerHeight + 1;
        if (width && isCut) found.push(part.className || part.localName);
    }
    for (const part of shown.querySelectorAll(".words, .shown")) {
        const isCut = part.clientWidth && part.scrollHeight > part.clientHeight + 1;
        if (isCut) found.push(part.className);
    }
    return found;
}"""


@pytest.fixture
def reader(browser, server):
    yield from visit(browser, server, viewport=SLIDE)


def largest_step(lesson):
    """Return the id of the step with the most numbers."""
    return max(
        lesson.solve().steps,
        key=lambda found: sum(shown.values.size for shown in (*found.inputs, *found.tables)),
    ).step.id


FRAMES = "async () => { for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame); }"


def fitted(page, size=None):
    if size:
        page.set_viewport_size(size)
        page.evaluate(FRAMES)
    expect(page.locator(f"{FITS}:visible")).to_be_visible()
    return page


def test_the_largest_step_of_every_lesson_fits_its_frame(reader):
    page = reader.page
    end = monotonic() + MAX_SECONDS
    for seen, (name, lesson) in enumerate(lessons().items()):
        if monotonic() > end:
            assert seen > 8
            break
        reader.open(f"/embed/lessons/{name}?step={largest_step(lesson)}")
        for size in (SMALL, SLIDE):
            fitted(page, size)
            assert page.evaluate(CUT) == [], (name, size)


def test_hidden_texts_open_with_a_button(reader):
    page = reader.open("/embed/lessons/robotics?step=scores")
    fitted(page, SMALL)
    why = page.locator(".reasons").first
    expect(why).to_be_hidden()
    page.get_by_role("button", name="More").click()
    rest = page.get_by_role("dialog")
    expect(rest.locator(".reasons")).to_contain_text("large in the same components")
    page.keyboard.press("Escape")
    expect(rest).to_have_count(0)
    expect(page.get_by_role("button", name="More")).to_be_focused()
    fitted(page, HALL)
    expect(why).to_be_visible()


def test_matrices_are_paged_if_they_do_not_all_fit(reader):
    page = reader.open("/embed/lessons/revenue?step=projections")
    fitted(page, SMALL)
    matrices = page.locator(".matrix:visible")
    names = set()
    onwards = page.get_by_role("button", name="Next matrices")
    while True:
        names |= {shown.get_attribute("data-table") for shown in matrices.all()}
        assert page.evaluate(CUT) == []
        if onwards.is_disabled():
            break
        onwards.click()
    assert {"X", "Q", "K", "V"} <= names
    fitted(page, HALL)
    expect(onwards).to_be_hidden()


def test_text_grows_with_the_frame_and_is_never_tiny(reader):
    page = reader.open("/embed/lessons/heads-differ?step=alikeness")
    sizes = []
    for size in (SMALL, SLIDE, HALL):
        fitted(page, size)
        sizes.append(
            page.locator("td:visible").first.evaluate(
                "(cell) => parseFloat(getComputedStyle(cell).fontSize)"
            )
        )
    assert sizes[0] >= 9.5
    assert sizes[0] <= sizes[1] < sizes[2]


FRAME = """(address) => {
    const frame = Object.assign(document.createElement("iframe"), { src: address });
    frame.width = 640;
    frame.height = 360;
    frame.hidden = true;
    frame.id = "frame";
    document.body.replaceChildren(frame);
}"""


def test_a_frame_that_was_hidden_fits_once_it_is_shown(reader):
    page = reader.open("/embed/lessons/robotics")
    fitted(page)
    page.evaluate("document.documentElement.className = ''")
    page.evaluate(FRAME, "/embed/lessons/scaling?step=spread")
    frame = page.frame_locator("#frame")
    expect(frame.locator("[data-lesson]")).to_be_attached()
    page.evaluate("document.getElementById('frame').hidden = false")
    expect(frame.locator("pointer-view[data-drawn]")).to_be_attached(timeout=PATIENCE)
    inner = page.frame(url="**/embed/lessons/scaling**")
    inner.wait_for_function(f"({CUT})().length === 0")
    expect(frame.locator(".matrix").first).to_be_visible()


def test_the_address_of_an_embed_sets_its_style(reader):
    page = reader.open(
        "/embed/lessons/robotics?controls=none&caption=title&theme=transparent-dark&scale=1.5"
    )
    fitted(page)
    expect(page.get_by_role("button", name="Forward")).to_be_hidden()
    expect(page.locator(".reasons").first).to_be_hidden()
    assert page.locator("body").evaluate("(body) => getComputedStyle(body).backgroundColor") == (
        "rgba(0, 0, 0, 0)"
    )


@pytest.mark.parametrize("step", ["revenue?step=scores", "gate?step=mixture"])
def test_the_words_of_a_transparent_frame_have_a_rim(reader, step):
    page = reader.open(f"/embed/lessons/{step}&theme=transparent")
    fitted(page)
    words = ":is(h1, .formula mi, .reasons :is(dt, dd), .matrix :is(th, figcaption))"
    rims = page.locator(f"{words}:visible").evaluate_all(
        """(words) => words.map((word) => {
            const { webkitTextStroke, paintOrder, backgroundColor } = getComputedStyle(word);
            return [webkitTextStroke, paintOrder, backgroundColor].join();
        })"""
    )
    assert len(rims) > 10
    assert set(rims) == {"4px rgb(255, 255, 255),stroke,rgba(0, 0, 0, 0)"}


def test_icons_of_a_transparent_picture_have_a_rim(reader):
    page = reader.open("/embed/town/network?theme=transparent")
    icon = page.locator(".network-picture .icon").first
    expect(icon).to_have_css("filter", re.compile(r"drop-shadow\(rgb\(255, 255, 255\)"))


def test_a_frame_fits_after_a_step_is_left_out(reader):
    page = reader.open("/embed/lessons/revenue?step=scaling")
    fitted(page)
    page.get_by_label("Leave this step out").check()
    expect(page.locator(".step[data-removed]")).to_be_visible()
    fitted(page)
    assert page.evaluate(CUT) == []


def test_a_frame_is_printed_with_all_steps(reader):
    page = reader.open("/embed/lessons/robotics")
    fitted(page, SMALL)
    page.emulate_media(media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    assert all(shown.is_visible() for shown in page.locator("[data-steps] > .step").all())
    assert all(shown.is_visible() for shown in page.locator(".reasons, .matrix").all())
    page.emulate_media(media="screen")
    page.evaluate("window.dispatchEvent(new Event('afterprint'))")
    expect(page.locator(".step:visible")).to_have_count(1)
    fitted(page, SMALL)
    assert page.evaluate(CUT) == []
