"""Frames in a real deck of reveal.js on another origin: keys, themes, and a story told by keys."""

from __future__ import annotations

import shutil
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from pointerscope.core.settings import RESOURCES
from tests.browser.conftest import DAY
from tests.servers import serving_files

REVEAL = RESOURCES / "static" / "vendor" / "reveal"
VIEWS = (
    *("prediction", "heads", "head", "last-visit", "pointer", "scatter-add"),
    *("generation", "gate", "network", "neurons", "when"),
)


@pytest.fixture
def page(browser):
    page = browser.new_page(viewport={"width": 960, "height": 540})
    yield page
    page.close()


def write_deck(folder, server, addresses, plugin=True, style=""):
    """A deck with one frame on each slide, 960 by 540, as somebody else would write it."""
    for file in REVEAL.iterdir():
        shutil.copy(file, folder)
    frames = "".join(
        f'<section><iframe src="{server}{address}" width="940" height="500"></iframe></section>'
        for address in addresses
    )
    script = f'<script src="{server}/pointer-reveal.js"></script>' if plugin else ""
    plugins = "[PointerScope]" if plugin else "[]"
    (folder / "index.html").write_text(
        f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Theirs</title>
        <link rel="stylesheet" href="reveal.css"><style>{style}</style>
        <div class="reveal"><div class="slides">{frames}</div></div>
        <script src="reveal.js"></script>{script}
        <script>window.deck = new Reveal({{ width: 960, height: 540, margin: 0, transition: "none",
          plugins: {plugins} }}); deck.initialize();</script>""",
        encoding="utf-8",
    )


def views(names):
    return [f"/embed/town/{name}?visits={quote(DAY)}" for name in names]


def at(page):
    return page.evaluate("deck.getIndices().h")


def shown(page, index):
    """The frame of a slide, once what it shows is drawn."""
    frame = page.locator("section").nth(index).locator("iframe").content_frame
    frame.locator("pointer-view[data-drawn], [data-ready]").first.wait_for()
    return frame


@pytest.mark.parametrize("plugin", [True, False], ids=["with the plugin", "without it"])
def test_a_deck_of_twelve_frames_advances_after_a_click_into_each(page, server, tmp_path, plugin):
    write_deck(tmp_path, server, [*views(VIEWS), "/embed/lessons/scaling"], plugin)
    with serving_files(tmp_path) as address:
        page.goto(f"{address}/index.html")
        for index in range(len(VIEWS)):
            shown(page, index)
            assert at(page) == index
            page.mouse.click(480, 300)
            expect(page.locator("section.present iframe")).to_be_focused()
            page.keyboard.press("ArrowRight" if plugin else "PageDown")
            page.wait_for_function("(index) => deck.getIndices().h === index", arg=index + 1)
        shown(page, len(VIEWS))
        page.mouse.click(480, 300)
        page.keyboard.press("ArrowLeft")
        page.wait_for_function("(index) => deck.getIndices().h === index", arg=len(VIEWS) - 1)


def test_the_steps_of_a_lesson_come_before_the_next_slide(page, server, tmp_path):
    write_deck(tmp_path, server, ["/embed/lessons/robotics", *views(["gate"])])
    with serving_files(tmp_path) as address:
        page.goto(f"{address}/index.html")
        frame = shown(page, 0)
        place = frame.locator("[data-place]")
        expect(place).to_contain_text("1 of")
        steps = int(place.inner_text().split("of")[1].split()[0])
        page.mouse.click(480, 300)
        for step in range(2, steps + 1):
            page.keyboard.press("ArrowRight")
            expect(place).to_contain_text(f"{step} of")
            assert at(page) == 0
        page.keyboard.press("ArrowRight")
        page.wait_for_function("deck.getIndices().h === 1")


def test_a_deck_tells_the_story_of_the_network_beat_by_beat(page, server, tmp_path):
    story = f"/embed/town/network?visits={quote(DAY)}&beat=1"
    write_deck(tmp_path, server, [story, *views(["gate"])])
    with serving_files(tmp_path) as address:
        page.goto(f"{address}/index.html")
        network = shown(page, 0).locator("pointer-view")
        expect(network).to_have_attribute("beat", "1")
        beats = network.evaluate("(view) => view.beats")
        assert beats > 5
        page.wait_for_function(
            "(beats) => document.querySelectorAll('.pointerscope-beat').length === beats - 1",
            arg=beats,
        )
        for beat in range(2, beats + 1):
            page.keyboard.press("ArrowRight")
            expect(network).to_have_attribute("beat", str(beat))
            assert at(page) == 0
        page.keyboard.press("ArrowLeft")
        expect(network).to_have_attribute("beat", str(beats - 1))
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        page.wait_for_function("deck.getIndices().h === 1")


def test_the_deck_follows_a_story_that_is_stepped_in_the_frame(page, server, tmp_path):
    write_deck(tmp_path, server, [f"/embed/town/network?visits={quote(DAY)}&beat=1"])
    with serving_files(tmp_path) as address:
        page.goto(f"{address}/index.html")
        frame = shown(page, 0)
        page.locator(".pointerscope-beat").first.wait_for(state="attached")
        frame.get_by_role("button", name="Step forward").click()
        expect(page.locator(".pointerscope-beat.visible")).to_have_count(1)


def test_what_is_typed_or_used_in_a_frame_is_not_told_to_the_page(page, server, tmp_path):
    write_deck(tmp_path, server, [*views(["head"]), "/embed/lessons/robotics"])
    with serving_files(tmp_path) as address:
        page.goto(f"{address}/index.html")
        page.evaluate("heard = []; addEventListener('message', ({ data }) => heard.push(data))")
        frame = shown(page, 0)
        frame.locator("select[name=head]").focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("ArrowDown")
        expect(frame.locator("select[name=head]")).to_have_value("1")
        page.keyboard.press("x")
        page.keyboard.press("Control+ArrowRight")
        heard = [said for said in page.evaluate("heard") if isinstance(said, dict)]
        assert heard
        assert not [said for said in heard if said["pointerscope"] == "key"]
        assert at(page) == 0


def test_a_transparent_frame_is_readable_on_dark_slides(page, server, tmp_path):
    of = f"/embed/town/gate?visits={quote(DAY)}&theme=transparent"
    write_deck(tmp_path, server, [of], style="body { background: #111 } .slides { color: #eee }")
    with serving_files(tmp_path) as address:
        page.goto(f"{address}/index.html")
        frame = shown(page, 0)
        expect(frame.locator(".view-title")).to_have_css("color", "rgb(243, 241, 234)")
        expect(frame.locator("body")).to_have_css("background-color", "rgba(0, 0, 0, 0)")
