"""Decks in Chromium: offline files, pages of the server, the editor, PDF and PPTX."""

from __future__ import annotations

import io
import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from lxml import etree
from playwright.sync_api import expect
from pptx import Presentation
from pptx.enum.dml import MSO_FILL
from pypdf import PdfReader

from pointerscope.core.settings import Settings
from pointerscope.network.registry import Registry
from pointerscope.publishing.deck.files import prepare_deck_folder, render_deck_file
from pointerscope.publishing.deck.folder import find_deck
from tests.browser.conftest import DAY, DESK, PATIENCE, PHONE, violations, visit
from tests.conftest import MARKUP
from tests.decks import MANY, deck_of_many
from tests.servers import serving_files

if TYPE_CHECKING:
    from pathlib import Path

RIGHT_TO_LEFT = "\u200f"
LONG = "word " * 2_000
DECK = f"""\
title: A sample
author: Resident 12
visits: {DAY}
user: Resident 12
slides:
- text: Nothing to see yet
  notes: Say **hello**.
  minutes: 1
- title: One head
  text: It looks.
  view: {{view: head, layer: 0, head: 1}}
  fragments:
  - text: Now another.
    view: {{head: 2}}
  - text: And with the pointer alone.
    view: {{view: prediction, interventions: {{only: pointer}}}}
- title: Which visits
  view: pointer
- title: By hand
  lesson: {{lesson: revenue, step: softmax, tables: [scaled, A]}}
  fragments:
  - lesson: {{removed: [scaling]}}
"""
STRANGE = f"""\
title: "{MARKUP.replace('"', "'")}{RIGHT_TO_LEFT}"
visits: {DAY}
slides:
- text: Hello
  notes: "{MARKUP.replace('"', "'")}"
- title: "Controls \\a\\e"
  text: {LONG}
- title: "{MARKUP.replace('"', "'")}"
  view: {{view: scatter-add}}
  fragments:
  - text: Only words more.
  - view: {{interventions: {{only: pointer}}}}
"""
SIZES = [{"width": 960, "height": 540}, {"width": 1920, "height": 1080}]
DRAWN = "html[data-all-drawn]"
PRESENT = "section.present"


@pytest.fixture(scope="module")
def town():
    return Registry(Settings().models).bundle


@pytest.fixture(scope="module")
def offline(town, tmp_path_factory) -> str:
    path = tmp_path_factory.mktemp("decks") / "deck.html"
    path.write_bytes(render_deck_file(DECK, "html", town))
    return path.as_uri()


@pytest.fixture(scope="module", autouse=True)
def chromium():
    """Print and draw pictures with the browser of the tests."""
    before = os.environ.get("BROWSER_PATH")
    if named := os.environ.get("CHROMIUM"):
        os.environ["BROWSER_PATH"] = named
    yield
    if before is None:
        os.environ.pop("BROWSER_PATH", None)
    else:
        os.environ["BROWSER_PATH"] = before


def made(form: str, text: str, town, **options) -> io.BytesIO:
    """Render a file in another thread; the tests' browser uses the event loop of this one."""
    with ThreadPoolExecutor(1) as thread:
        return io.BytesIO(thread.submit(render_deck_file, text, form, town, **options).result())


def shown_view(page):
    """Return the view that the current slide shows at its current fragment."""
    return page.locator(f"{PRESENT} pointer-view:not([data-away])")


@pytest.fixture(params=SIZES, ids=lambda size: f"{size['width']}")
def audience(request, browser, offline):
    """An offline deck on a screen of each size, without a network."""
    context = browser.new_context(viewport=request.param, offline=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on(
        "console",
        lambda message: problems.append(message.text) if message.type == "error" else None,
    )
    page.goto(offline)
    expect(page.locator(DRAWN)).to_have_count(1)
    yield page
    context.close()
    assert problems == []


def test_figures_of_hidden_slides_fill_their_place(audience):
    audience.keyboard.press("ArrowRight")
    expect(shown_view(audience).locator(".main-svg").first).to_be_visible()
    place = audience.locator(f"{PRESENT} .place").bounding_box()
    plot = shown_view(audience).locator(".main-svg").first.bounding_box()
    assert plot["width"] == pytest.approx(place["width"], rel=0.02)
    assert plot["y"] + plot["height"] <= place["y"] + place["height"] + 2
    assert plot["height"] > 0.4 * place["height"]
    slide = audience.locator(f"{PRESENT} .slide")
    assert slide.evaluate("slide => slide.scrollHeight <= slide.clientHeight")


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (1920, 1080)], ids=str)
def test_arrows_and_number_of_a_deck_lie_below_the_buttons_of_a_picture(
    browser, town, tmp_path, size
):
    deck = (
        f"title: Network\nvisits: '{DAY}'\nslides:\n- title: It\n  view: network\n- title: Next\n"
    )
    (tmp_path / "deck.html").write_bytes(render_deck_file(deck, "html", town))
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.goto((tmp_path / "deck.html").as_uri())
    button = page.locator(PRESENT).get_by_role("button", name="Numbers", exact=True)
    expect(button).to_be_visible()
    box = button.bounding_box()
    for name in (".navigate-left", ".navigate-right", ".slide-number"):
        assert page.locator(name).bounding_box()["y"] >= box["y"] + box["height"] - 0.5, name
    page.close()


def test_cells_of_a_table_stand_below_their_heading(browser, town, tmp_path):
    table = "| Part | Share |\n    |---|---:|\n    | Pointer | 0.8 |\n"
    deck = f"title: Parts\nslides:\n- title: Table\n  text: |\n    {table}"
    (tmp_path / "deck.html").write_bytes(render_deck_file(deck, "html", town))
    page = browser.new_page()
    page.goto((tmp_path / "deck.html").as_uri())
    cells = page.locator(".deck-words :is(th, td)")
    expect(cells).to_have_text(["Part", "Share", "Pointer", "0.8"])
    sides = cells.evaluate_all("cells => cells.map((cell) => getComputedStyle(cell).textAlign)")
    assert sides == ["left", "right", "left", "right"]
    page.close()


def test_fragments_change_the_view_forward_and_back(audience):
    audience.keyboard.press("ArrowRight")
    expect(shown_view(audience)).to_have_attribute("head", "1")
    audience.keyboard.press("ArrowRight")
    expect(shown_view(audience)).to_have_attribute("head", "2")
    expect(audience.locator(PRESENT).get_by_text("Now another.")).to_be_visible()
    audience.keyboard.press("ArrowRight")
    expect(shown_view(audience).locator(".view-summary")).to_contain_text("0.0 %")
    origin = audience.locator(f"{PRESENT} .origins p:not([data-away])")
    expect(origin).to_contain_text("Where next?")
    audience.keyboard.press("ArrowLeft")
    expect(shown_view(audience)).to_have_attribute("head", "2")
    audience.keyboard.press("ArrowLeft")
    expect(shown_view(audience)).to_have_attribute("head", "1")


def test_hovering_works_on_scaled_slides(audience):
    audience.evaluate("location.hash = '#/2'")
    view = shown_view(audience)
    bar = view.locator(".barlayer .trace:last-child .point path").first
    expect(bar).to_be_visible()
    bars = view.locator(".barlayer .point path")
    boxes = [bars.nth(index).bounding_box() for index in range(bars.count())]
    widest = max(boxes, key=lambda box: box["width"])
    audience.mouse.move(widest["x"] + widest["width"] / 2, widest["y"] + widest["height"] / 2)
    label = view.locator(".hoverlayer .hovertext")
    expect(label.first).to_be_visible()
    near = label.first.bounding_box()
    assert abs(near["y"] + near["height"] / 2 - widest["y"] - widest["height"] / 2) < 60


def test_keys_go_to_the_focused_control(audience):
    audience.keyboard.press("ArrowRight")
    choice = shown_view(audience).get_by_role("combobox", name="Layer")
    choice.focus()
    audience.keyboard.press("ArrowRight")
    expect(audience.locator(PRESENT).get_by_text("Now another.")).to_be_hidden()
    choice.evaluate("choice => choice.blur()")
    audience.keyboard.press("ArrowRight")
    expect(audience.locator(PRESENT).get_by_text("Now another.")).to_be_visible()


def test_a_lesson_step_fits_its_slide_and_shows_derivations(audience):
    audience.evaluate("location.hash = '#/3'")
    frame = audience.locator(f"{PRESENT} .step-frame:not([data-away])")
    assert frame.evaluate("frame => frame.scrollHeight <= frame.clientHeight + 1")
    size = frame.locator("tbody td").first.evaluate(
        "cell => parseFloat(getComputedStyle(cell).fontSize) * cell.currentCSSZoom"
    )
    assert size >= 16
    frame.locator("figure[data-table=A] tbody td").first.hover()
    expect(frame.locator("[data-sum]")).to_contain_text("e^")
    first = frame.locator("figure[data-table=A] tbody td").first.text_content()
    audience.mouse.move(0, 0)
    audience.keyboard.press("ArrowRight")
    expect(frame.locator("figure[data-table=A] tbody td").first).not_to_have_text(first)


def test_reveal_overview_and_help_open(audience):
    audience.keyboard.press("o")
    expect(audience.locator(".reveal.overview")).to_have_count(1)
    audience.keyboard.press("Escape")
    expect(audience.locator(".reveal.overview")).to_have_count(0)
    audience.keyboard.press("Shift+Slash")
    expect(audience.get_by_text("Speaker notes")).to_be_visible()


def test_the_speaker_window_shows_notes_and_time(browser, offline):
    context = browser.new_context(offline=True)
    page = context.new_page()
    page.goto(offline)
    expect(page.locator("html[data-deck-ready]")).to_have_count(1)
    with context.expect_page() as opened:
        page.keyboard.press("s")
    speaker = opened.value
    expect(speaker.locator("strong")).to_have_text("hello")
    expect(speaker.get_by_text("Next: One head")).to_be_visible()
    expect(speaker.locator(".speaker-time")).to_contain_text(
        "plan: this slide ends after 1 min, the talk after 1 min"
    )
    speaker.keyboard.press("ArrowRight")
    expect(page.locator(f"{PRESENT} h2")).to_have_text("One head")
    # Both slides are seen, with their figures.
    for part, title in (("current", "One head"), ("following", "Which visits")):
        copy = speaker.locator(f".speaker-{part}")
        expect(copy.locator("h2")).to_have_text(title)
        expect(copy.locator(".main-svg").first).to_be_visible()
        box, figure = copy.bounding_box(), copy.locator(".main-svg").first.bounding_box()
        assert box["width"] / box["height"] == pytest.approx(16 / 9, abs=0.02)
        assert figure["x"] >= box["x"]
        assert figure["x"] + figure["width"] <= box["x"] + box["width"] + 1
        # Titles and colour bars are in a second layer, which lies on the first.
        expect(copy.locator(".main-svg").nth(1)).to_be_visible()
        assert copy.locator(".main-svg").nth(1).bounding_box() == figure
    expect(speaker.locator("pointer-view button, pointer-view select").first).not_to_be_focused()
    expect(speaker.get_by_text("2 more on this slide")).to_be_visible()
    context.close()


def test_the_speakers_clock_survives_a_reload_until_it_is_restarted(browser, offline):
    context = browser.new_context(offline=True)
    page = context.new_page()
    page.clock.install()

    def open_speaker():
        expect(page.locator("html[data-deck-ready]")).to_have_count(1)
        with context.expect_page() as opened:
            page.keyboard.press("s")
        return opened.value

    page.goto(offline)
    open_speaker()
    page.clock.fast_forward("12:00")
    page.reload()  # which closes the speaker's window
    speaker = open_speaker()
    expect(speaker.locator(".speaker-time")).to_contain_text(" · 12:0")
    speaker.get_by_role("button", name="Restart the clock").click()
    expect(speaker.locator(".speaker-time")).to_contain_text(" · 0:0")
    speaker.keyboard.press("Space")
    expect(page.locator(f"{PRESENT} h2")).to_have_text("One head")
    context.close()


def test_twenty_views_are_drawn_and_shown_in_order(browser, town, tmp_path):
    file = tmp_path / "many.html"
    file.write_bytes(render_deck_file(deck_of_many(DAY), "html", town))
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    page.goto(file.as_uri())
    page.locator(DRAWN).wait_for(timeout=60_000)
    assert page.locator("pointer-view[data-drawn]").count() == len(MANY) == 20
    for name in MANY[1:]:
        page.keyboard.press("ArrowRight")
        expect(shown_view(page)).to_have_attribute("name", f"town-{name}")
    page.close()


def test_arrow_keys_tell_the_story_of_the_network_beat_by_beat(browser, town, tmp_path):
    deck = f"""\
title: Story
visits: '{DAY}'
slides:
- title: The story
  view: {{view: network, story: true}}
- title: Next
  text: After it.
"""
    (tmp_path / "deck.html").write_bytes(render_deck_file(deck, "html", town))
    page = browser.new_page(viewport={"width": 960, "height": 540})
    page.goto((tmp_path / "deck.html").as_uri())
    network = page.locator("pointer-view[view=network], pointer-view[beat]").first
    expect(network).to_have_attribute("beat", "1")
    page.locator(".pointerscope-beat").first.wait_for(state="attached")
    beats = network.evaluate("(view) => view.beats")
    told = []
    for beat in range(1, beats + 1):
        expect(network).to_have_attribute("beat", str(beat))
        told.append(network.locator(".picture-caption strong").inner_text())
        page.keyboard.press("ArrowRight")
    assert len(set(told)) == beats
    expect(page.locator("section.present h2")).to_have_text("Next")
    page.keyboard.press("ArrowLeft")
    expect(network).to_have_attribute("beat", str(beats))
    network.get_by_role("button", name="Step back").click()
    expect(page.locator(".pointerscope-beat.visible")).to_have_count(beats - 2)
    page.reload()
    expect(page.locator(".pointerscope-beat:not([data-reserved])")).to_have_count(beats - 1)
    expect(network).to_have_attribute("beat", str(beats - 1))
    expect(network.locator(".picture-caption strong")).to_have_text(told[beats - 2])
    page.keyboard.press("ArrowRight")
    expect(network).to_have_attribute("beat", str(beats))
    page.close()


def test_a_deck_that_is_reloaded_at_once_is_where_it_was(browser, offline):
    page = browser.new_page()
    page.goto(offline)
    expect(page.locator("html[data-deck-ready]")).to_have_count(1)
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.reload()
    expect(page.locator("html[data-deck-ready]")).to_have_count(1)
    expect(page.locator(f"{PRESENT} h2")).to_have_text("One head")
    expect(page.locator(PRESENT).get_by_text("Now another.")).to_be_visible()
    page.close()


def test_a_deck_folder_works_on_a_file_server(browser, town, tmp_path):
    prepare_deck_folder(DECK, town)(tmp_path)
    with serving_files(tmp_path) as address:
        for visitor in visit(browser, address):
            page = visitor.open("/#/1")
            expect(page.locator(DRAWN)).to_have_count(1)
            expect(shown_view(page).locator(".main-svg").first).to_be_visible()
            assert any("/data/figure-1.json" in url for url in visitor.requests)


def test_a_pdf_has_a_page_for_every_fragment(town):
    pages = PdfReader(made("pdf", DECK, town)).pages
    texts = [page.extract_text() for page in pages]
    assert len(pages) == 4 + 3
    assert pages[0].mediabox.width / pages[0].mediabox.height == pytest.approx(16 / 9, abs=0.01)
    assert "Now another." not in texts[1]
    assert "Now another." in texts[2]
    assert "Maple Court · Mon 08:00" in texts[2]
    assert "copied by the pointer" in texts[3]
    assert "removed: Scale" in texts[6]


def test_a_pptx_has_titles_texts_pictures_links_and_notes(town):
    content = made("pptx", STRANGE, town, server="https://example.org/")
    opening, words, first, last = Presentation(content).slides
    markup = MARKUP.replace('"', "'")
    assert opening.shapes.title.text_frame.text == markup + RIGHT_TO_LEFT
    assert opening.notes_slide.notes_text_frame.text == markup
    assert words.shapes.title.text_frame.text.strip() == "Controls"
    # A text that no slide holds is a picture of the printed slide.
    [shown] = [shape for shape in words.shapes if hasattr(shape, "image")]
    assert shown.element.xpath(".//p:cNvPr")[0].get("descr").startswith("word word")
    assert first.shapes.title.text_frame.text == markup
    assert any("Only words more." in text for text in texts_of(first))
    for slide, asked in ((first, "visits=Maple%20Court"), (last, "interventions=")):
        [picture] = [shape for shape in slide.shapes if hasattr(shape, "image")]
        assert picture.image.size[0] > 1_000
        described = picture.element.xpath(".//p:cNvPr")[0].get("descr")
        assert described.startswith("From visits to places: scatter-add. ")
        link = picture.click_action.hyperlink.address
        assert link.startswith("https://example.org/embed/town/scatter-add?")
        assert asked in link


@pytest.fixture(scope="module")
def projected(town):
    """Both decks that come along, and a step with a tilde, as PPTX."""
    texts = [find_deck(Settings().decks, name).text for name in ("where-next", STEPS)]
    return [Presentation(made("pptx", text, town)) for text in (*texts, TILDE)]


STEPS = "attention-from-scratch"
TILDE = """\
title: Scaled
slides:
- title: Scaled scores
  text: |
    1. The scores $\\tilde S$ are divided.
    2. Rows of them sum to 1.
  lesson: {lesson: cat-sat, step: scaling}
"""
NAMES = {
    "a": "http://schemas.openxmlformats.org/drawingml/2006/main",
    "a14": "http://schemas.microsoft.com/office/drawing/2010/main",
    "m": "http://schemas.openxmlformats.org/officeDocument/2006/math",
    "r": "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
    "p": "http://schemas.openxmlformats.org/presentationml/2006/main",
}


def test_nothing_on_a_pptx_slide_is_under_14_points(projected):
    for deck in projected:
        for slide in deck.slides:
            sizes = found_in(slide.element, "//a:rPr/@sz")
            assert all(int(size) >= 1400 for size in sizes)
            runs = found_in(slide.element, "count(//a:r) + count(//m:r)")
            assert len(sizes) == runs


def test_no_pptx_slide_is_empty_and_no_parts_overlap(projected):
    for deck in projected:
        for slide in deck.slides:
            boxes = [box_of(shape) for shape in found_in(slide.element, SHAPES)]
            assert boxes
            for index, one in enumerate(boxes):
                for other in boxes[index + 1 :]:
                    assert overlap(one, other) <= 0.02, (slide.shapes.title.text, one, other)
            for left, top, width, height in boxes:
                assert left >= 0
                assert top >= 0
                assert left + width <= deck.slide_width * 1.001
                assert top + height <= deck.slide_height * 1.001


# What is offered to programs without equations lies where the equations lie.
SHAPES = (
    ".//p:spTree//*[self::p:sp or self::p:pic or self::p:graphicFrame]"
    "[not(ancestor::*[local-name() = 'Fallback'])]"
)


def box_of(shape) -> tuple[int, int, int, int]:
    [place] = found_in(shape, "./p:spPr/a:xfrm | ./p:xfrm")
    offset, extent = place.find(f"{{{NAMES['a']}}}off"), place.find(f"{{{NAMES['a']}}}ext")
    return int(offset.get("x")), int(offset.get("y")), int(extent.get("cx")), int(extent.get("cy"))


def overlap(one, other) -> float:
    """The part of the smaller box that lies in the larger one."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    smaller = min(one[2] * one[3], other[2] * other[3])
    return max(0, wide) * max(0, high) / smaller if smaller else 0


def test_formulas_are_equations_and_cells_keep_their_colours(projected):
    [slide] = projected[-1].slides
    equations = found_in(slide.element, ".//a14:m//m:oMath")
    assert len(equations) >= 2
    accents = found_in(slide.element, ".//m:acc/m:accPr/m:chr/@m:val")
    assert set(accents) == {"\u0303"}
    required = found_in(slide.element, ".//*[local-name() = 'Choice']/@Requires")
    assert set(required) == {"a14 a16"}  # LibreOffice, which stretches equations, knows no a16
    pictures = found_in(slide.element, ".//*[local-name() = 'Fallback']/p:pic//a:blip/@r:embed")
    assert len(pictures) == len(required)
    assert all(slide.part.related_part(one).image.size[0] > 20 for one in pictures)
    numbers = found_in(slide.element, ".//a:buAutoNum/@startAt")
    assert numbers == ["1", "2"]
    colours = {
        str(cell.fill.fore_color.rgb)
        for shape in slide.shapes
        if shape.has_table
        for cell in shape.table.iter_cells()
        if cell.fill.type == MSO_FILL.SOLID
    }
    pictures = [shape for shape in slide.shapes if hasattr(shape, "image")]
    assert len(colours) > 2 or pictures


def test_a_question_and_its_answer_are_two_pptx_slides(projected):
    asked = [
        slide
        for slide in projected[0].slides
        if slide.shapes.title.text_frame.text == "What happens without layer 0, head 0?"
    ]
    tables = [
        [[cell.text for cell in row.cells] for row in shape.table.rows]
        for slide in asked
        for shape in slide.shapes
        if shape.has_table
    ]
    question, answer = tables
    assert len(question) == len(answer) == 5
    assert [row[0].endswith(" ✓ right") for row in answer].count(True) == 1
    assert not any("✓" in row[0] for row in question)
    assert not any(text.startswith("With the head") for text in texts_of(asked[0]))
    assert any(text.startswith("With the head: Market Hall") for text in texts_of(asked[1]))


def test_a_question_stands_still_until_the_next_step(browser, town, tmp_path):
    path = tmp_path / "deck.html"
    own = "{ask: number, text: How large is the gate?, answer: 0.07, because: It generates.}"
    path.write_bytes(
        render_deck_file(
            f"title: A\nvisits: {DAY}\nslides:\n- question: place\n- question: {own}\n",
            "html",
            town,
        )
    )
    for visitor in visit(browser, "", viewport=PHONE):
        page = visitor.page
        page.goto(path.as_uri())
        slide = page.locator(PRESENT)
        expect(slide.get_by_role("heading")).to_have_text("Where next?")
        expect(slide.get_by_role("rowheader", name="Maple Court")).to_be_visible()
        expect(slide.get_by_text("%").locator("visible=true")).to_have_count(0)
        # On a phone held upright a slide fills the screen, with letters that can be read.
        height = slide.locator(".slide").bounding_box()["height"]
        assert height == pytest.approx(PHONE["height"], rel=0.01)
        page.keyboard.press("ArrowRight")
        expect(slide.get_by_role("columnheader", name="Generation")).to_be_visible()
        expect(slide.get_by_text("The network’s answer:")).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(slide.get_by_text("0.07. It generates.")).to_be_hidden()
        page.keyboard.press("ArrowRight")
        expect(slide.get_by_text("0.07. It generates.")).to_be_visible()


ASKED = r"""title: A
slides:
- question:
    ask: choice
    text: Is $x^2$ more?
    choices: ['$\sqrt{4}$', '$\frac{1}{2}$']
    because: Since $\frac{1}{2} < 2$.
"""


def test_formulas_of_a_question_are_drawn(browser, town, tmp_path):
    path = tmp_path / "deck.html"
    path.write_bytes(render_deck_file(ASKED, "html", town))
    for visitor in visit(browser, "", viewport=PHONE):
        page = visitor.page
        page.goto(path.as_uri())
        slide = page.locator(PRESENT)
        expect(slide.get_by_role("heading").locator("msup")).to_be_visible()
        expect(slide.locator("th mfrac").locator("visible=true")).to_have_count(1)
        page.keyboard.press("ArrowRight")
        expect(slide.locator(".deck-answer mfrac")).to_be_visible()
        expect(slide).not_to_contain_text("$")


def test_formulas_of_a_question_are_text_in_pptx(town):
    slides = Presentation(made("pptx", ASKED, town)).slides
    assert slides[0].shapes.title.text_frame.text == "Is x² more?"
    [table] = [shape.table for shape in slides[0].shapes if shape.has_table]
    assert [row.cells[0].text for row in table.rows] == ["√4", "1/2"]
    assert "Since 1/2 < 2." in texts_of(slides[1])


def found_in(element, path):
    return etree.XPath(path, namespaces=NAMES)(element)


def texts_of(slide) -> list[str]:
    return [shape.text_frame.text for shape in slide.shapes if shape.has_text_frame]


@pytest.fixture
def author(browser, bundled):
    yield from visit(browser, bundled, viewport=DESK)


def preview_of(page):
    return page.frame_locator("[data-preview]")


def type_deck(page, text: str) -> None:
    page.get_by_label("The deck, as YAML").fill(text)


def test_what_was_written_is_there_after_a_reload(author):
    page = author.open("/slides")
    written = "title: Mine\nslides:\n  - text: Hello\n"
    type_deck(page, written)
    page.reload()
    expect(page.locator("[data-deck-editor][data-ready]")).to_be_attached()
    expect(page.locator("[data-yaml]")).to_have_value(written)
    other = author.open("/slides?deck=where-next")  # only looked at
    expect(other.locator("[data-deck-editor][data-ready]")).to_be_attached()
    page = author.open("/slides")
    expect(page.locator("[data-yaml]")).to_have_value(written)
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Start over").click()
    expect(page.locator("[data-yaml]")).not_to_have_value(written)
    expect(page.get_by_role("button", name="Start over")).to_be_hidden()
    page.reload()
    expect(page.locator("[data-deck-editor][data-ready]")).to_be_attached()
    expect(page.locator("[data-yaml]")).not_to_have_value(written)


def test_a_deck_that_cannot_be_saved_says_so_where_the_author_looks(author):
    page = author.open("/slides")
    expect(page.locator("[data-deck-editor][data-ready]")).to_be_attached()
    type_deck(page, "title: A\nslides:\n- titel: B\n")
    page.locator("[data-save-html]").scroll_into_view_if_needed()
    page.get_by_role("button", name="Save as HTML").click()
    line = page.get_by_role("button", name="Line 3")
    expect(line).to_be_focused()
    page.wait_for_timeout(1000)  # longer than the pause after which the text is previewed
    expect(line).to_be_focused()
    expect(line).to_be_in_viewport(ratio=1)
    author.forgive("422")


def test_the_chart_of_a_lesson_step_names_its_lines_and_axes(browser, town, tmp_path):
    path = tmp_path / "deck.html"
    step = "{lesson: softmax, step: cold-to-hot}"
    path.write_bytes(render_deck_file(f"title: A\nslides:\n- lesson: {step}\n", "html", town))
    for visitor in visit(browser, "", viewport=DESK):
        page = visitor.page
        page.goto(path.as_uri())
        picture = page.locator(f"{PRESENT} .step-picture")
        expect(picture.locator(".legendtext")).to_have_text(["1. first", "2. second", "3. third"])
        expect(picture.locator(".xtitle")).to_have_text("temperature τ")
        expect(picture.locator(".ytitle")).to_have_text("probability")


def test_the_preview_follows_the_text_and_the_cursor(author):
    page = author.open("/slides")
    type_deck(page, DECK)
    expect(page.get_by_role("status").filter(has_text="4 slides")).to_be_visible()
    text = page.get_by_label("The deck, as YAML")
    text.evaluate(
        "text => { const at = text.value.indexOf('Which visits');"
        "text.setSelectionRange(at, at); text.click(); }"
    )
    preview = preview_of(page)
    expect(preview.locator(f"{PRESENT} h2")).to_have_text("Which visits")
    expect(preview.locator(f"{PRESENT} pointer-view[data-drawn]")).to_have_count(1)


def test_the_length_of_a_deck_is_said_in_the_singular_for_one(author):
    page = author.open("/slides")
    type_deck(page, "title: Mine\nslides:\n  - text: Hello\n    minutes: 1.4\n")
    expect(page.locator("[data-state]")).to_have_text("1 slide, 1 minute")


def test_an_invalid_deck_keeps_the_last_preview_and_reports_the_line(author):
    page = author.open("/slides")
    type_deck(page, DECK)
    expect(page.get_by_text("4 slides")).to_be_visible()
    type_deck(page, DECK.replace("view: pointer\n", "view: ponter\n"))
    said = page.locator("[data-problems]")
    expect(said).to_contain_text('slide 3, view: There is no view "ponter". Did you mean pointer')
    expect(page.get_by_text("shows the last valid version")).to_be_visible()
    expect(preview_of(page).locator(f"{PRESENT} h2")).to_have_text("By hand")
    said.get_by_role("button").click()
    text = page.get_by_label("The deck, as YAML")
    chosen = "text => text.value.slice(text.selectionStart, text.selectionEnd)"
    assert text.evaluate(chosen) == "  view: ponter"
    type_deck(page, DECK)
    expect(said).to_be_hidden()
    expect(page.get_by_text("shows the last valid version")).to_be_hidden()
    # The browser itself reports the answer that a deck cannot be read.
    author.forgive("422")


def test_a_deck_of_ones_own_is_presented_from_its_page(author):
    page = author.open("/slides")
    type_deck(page, DECK)
    page.get_by_role("button", name="Present").click()
    deck = preview_of(page)
    expect(deck.locator("html[data-deck-ready]")).to_be_attached()
    assert page.evaluate("document.fullscreenElement?.matches('[data-preview]')")
    expect(deck.locator(PRESENT)).to_contain_text("Nothing to see yet")
    page.keyboard.press("ArrowRight")
    expect(deck.locator(f"{PRESENT} h2")).to_have_text("One head")


def test_a_deck_of_ones_own_fills_a_phone_held_upright(phone):
    page = phone.open("/slides")
    expect(page.locator("[data-state]")).to_contain_text("slides")
    page.get_by_role("button", name="Present").click()
    deck = preview_of(page)
    expect(deck.locator(".deck")).to_have_attribute("data-tall", "")
    slide = deck.locator(PRESENT).bounding_box()
    assert slide["width"] > 0.9 * PHONE["width"]
    assert slide["height"] > 0.9 * PHONE["height"]


def test_a_formula_is_no_wider_than_a_phone(phone):
    page = phone.open("/slides/where-next#/3")
    expect(page.locator("html[data-deck-ready]")).to_be_attached()
    formula = page.locator(f'{PRESENT} math[display="block"]')
    expect(formula).to_contain_text("generation")
    assert formula.evaluate("(math) => math.scrollWidth <= math.clientWidth + 1")


def test_a_deck_of_ones_own_is_saved_as_one_file_that_needs_no_server(author, browser, tmp_path):
    page = author.open("/slides")
    type_deck(page, DECK)
    expect(page.get_by_text("4 slides")).to_be_visible()
    with page.expect_download(timeout=3 * PATIENCE) as saving:
        page.get_by_role("button", name="Save as HTML").click()
    assert saving.value.suggested_filename == "a-sample.html"
    saving.value.save_as(tmp_path / "deck.html")
    with browser.new_context(offline=True) as context:
        deck = context.new_page()
        deck.goto((tmp_path / "deck.html").as_uri())
        expect(deck.locator(PRESENT)).to_contain_text("Nothing to see yet")
        deck.keyboard.press("ArrowRight")
        expect(shown_view(deck)).to_have_attribute("data-drawn", "true")
    # A deck that cannot be read is not saved, nor presented.
    type_deck(page, DECK.replace("view: pointer\n", "view: ponter\n"))
    page.get_by_role("button", name="Save as HTML").click()
    expect(page.locator("[data-problems]")).to_contain_text('There is no view "ponter".')
    page.get_by_role("button", name="Present").click()
    expect(page.locator("[data-problems]")).to_contain_text('There is no view "ponter".')
    assert page.evaluate("document.fullscreenElement") is None
    author.forgive("422")


def test_a_question_is_added_after_the_slide_at_the_cursor(author):
    page = author.open("/slides#edit")
    type_deck(page, f"title: T\nvisits: {DAY}\nslides:\n  - text: one\n\n  - text: two\n")
    expect(page.locator("[data-state]")).to_have_text("2 slides")
    page.locator("#yaml").evaluate("(text) => text.setSelectionRange(0, 0)")
    page.get_by_label("Add a question").select_option(label="What happens without a head?")
    expect(page.locator("#yaml")).to_have_value(
        f"title: T\nvisits: {DAY}\nslides:\n  - text: one\n"
        "  - question: {ask: head, head: [0, 0]}\n\n  - text: two\n"
    )
    expect(page.locator("[data-state]")).to_have_text("3 slides")
    heading = preview_of(page).locator(f"{PRESENT} h2")
    expect(heading).to_have_text("What happens without layer 0, head 0?")


def test_a_deck_is_opened_and_saved_as_a_file(author, tmp_path: Path):
    file = tmp_path / "lecture.yaml"
    file.write_text(DECK, encoding="utf-8")
    page = author.open("/slides")
    page.get_by_label("Open").set_input_files(file)
    expect(page.get_by_label("The deck, as YAML")).to_have_value(DECK)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save as YAML").click()
    assert download.value.suggested_filename == "lecture.yaml"
    assert download.value.path().read_text(encoding="utf-8") == DECK


def test_the_page_of_decks_is_accessible_and_fits_a_phone(browser, bundled):
    for visitor in visit(browser, bundled, viewport=PHONE, color_scheme="dark"):
        page = visitor.open("/slides?deck=where-next")
        deck = find_deck(Settings().decks, "where-next").read.deck
        length = f"{len(deck.slides)} slides, {deck.minutes:g} minutes"
        expect(page.get_by_text(length)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert violations(page, "critical", "serious") == []


def test_a_live_deck_draws_under_the_content_security_policy(author):
    page = author.open("/slides/where-next#/2")
    expect(shown_view(page).locator(".main-svg").first).to_be_visible()
    second = find_deck(Settings().decks, "where-next").read.deck.slides[2]
    expect(page.locator(f"{PRESENT} h2")).to_have_text(second.title)
    assert violations(page, "critical") == []
