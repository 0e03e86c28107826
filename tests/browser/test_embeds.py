"""Views in frames, and the element on other people's pages."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from pointerscope.core.settings import RESOURCES
from tests.browser.conftest import DAY, drawn, plot_of, violations
from tests.servers import serving, serving_files

SIZES = ((320, 240), (640, 360), (960, 540), (1920, 1080))
DRAWN = "pointer-view[data-drawn]"
# What lies outside of a frame, and whether something scrolls.
OUTSIDE = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const parts = [...document.querySelector("pointer-view").children];
  const seen = parts.filter((part) => part.offsetHeight);
  const bottom = Math.max(...seen.map((part) => part.getBoundingClientRect().bottom));
  return [scrollWidth - innerWidth, scrollHeight - innerHeight, bottom - innerHeight];
}"""


@pytest.fixture
def page(browser):
    page = browser.new_page()
    yield page
    page.close()


def written(tmp_path, body):
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Theirs</title>'
    (tmp_path / "page.html").write_text(head + body, encoding="utf-8")


LISTENING = """<script>
window.heard = [];
addEventListener("message", ({ data }) => heard.push(data));
</script>"""
LAST_STATE = "heard.findLast((said) => said.pointerscope === 'state')?.state"


def last_state(page):
    return page.evaluate(LAST_STATE)


@pytest.mark.parametrize("name", ["heads", "neurons", "gate", "when"])
def test_a_view_fills_its_frame_at_any_size_and_nothing_scrolls(page, server, name):
    page.set_viewport_size({"width": 960, "height": 540})
    page.goto(f"{server}/embed/town/{name}?visits={quote(DAY)}")
    drawn(page, name)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        plot = page.locator(".view-plot .main-svg").first
        expect(plot).to_have_css("width", f"{width - 16}px")
        assert max(page.evaluate(OUTSIDE)) <= 0, (width, height)
        box = plot.bounding_box()
        assert box["height"] >= 110
        assert page.locator(".view-plot").bounding_box()["height"] >= box["height"] - 1


def test_controls_caption_scale_and_accent_are_as_asked(page, server):
    look = "controls=none&caption=none&scale=1.5&accent=%23cc0000"
    page.goto(f"{server}/embed/town/head?visits={quote(DAY)}&{look}")
    shown = page.locator("pointer-view")
    drawn(page, "head")
    for part in (".view-title", ".view-caption", ".view-summary", ".view-choices", ".view-take"):
        expect(shown.locator(part)).to_be_hidden()
    expect(shown).to_have_css("font-size", "24px")
    expect(shown.locator(".ytick text").first).to_have_css("font-size", "24px")
    page.goto(f"{server}/embed/town/head?visits={quote(DAY)}&controls=all&accent=%23cc0000")
    drawn(page, "head")
    expect(shown.get_by_role("button", name="CSV")).to_be_visible()
    page.locator("select[name=head]").focus()
    expect(page.locator("select[name=head]")).to_have_css("outline-color", "rgb(204, 0, 0)")


def test_text_follows_the_height_of_the_frame_with_scale_auto(page, server):
    page.set_viewport_size({"width": 960, "height": 540})
    page.goto(f"{server}/embed/town/gate?visits={quote(DAY)}&scale=auto")
    drawn(page, "gate")
    shown = page.locator("pointer-view")
    expect(shown).to_have_css("font-size", "16px")
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(shown).to_have_css("font-size", "32px")
    page.set_viewport_size({"width": 640, "height": 360})
    expect(shown).to_have_css("font-size", "12px")


def test_a_dead_server_leaves_a_picture_with_a_link(page, tmp_path):
    dead = "http://127.0.0.1:9"
    written(
        tmp_path,
        f"""<script src="bundle.js" defer></script>
        <pointer-view server="{dead}" model="town" view="gate" visits="{DAY}">
        <a href="{dead}/embed/town/gate"><img src="data:," alt="The gate. It is 0.6."></a>
        </pointer-view>""",
    )
    script = RESOURCES / "static" / "bundles" / "pointer-view.js"
    (tmp_path / "bundle.js").write_text(script.read_text("utf-8"), "utf-8")
    with serving_files(tmp_path) as address:
        page.goto(f"{address}/page.html")
        expect(page.locator(".view-failure")).to_be_visible()
        expect(page.get_by_role("link", name="The gate. It is 0.6.")).to_be_visible()


def test_elements_on_a_page_of_others_do_not_touch(page, server, tmp_path):
    of = f'server="{server}" model="town" visits="{DAY}"'
    script = f'<script src="{server}/pointer-view.js" defer></script>'
    written(
        tmp_path,
        f'{script}<pointer-view {of} view="gate"><a href="/"><img alt="Gate"></a></pointer-view>'
        f'<pointer-view {of} view="pointer"></pointer-view>',
    )
    with serving_files(tmp_path) as address:
        page.goto(f"{address}/page.html")
        drawn(page, "gate")
        drawn(page, "pointer")
        one, other = (view.bounding_box() for view in page.locator("pointer-view").all())
        assert other["y"] - one["y"] - one["height"] >= 16
        expect(page.get_by_role("link", name="Gate")).to_have_count(0)  # the figure is there


def test_a_transparent_embed_shows_the_page_around(page, server, tmp_path):
    frame = f"{server}/embed/town/gate?visits={quote(DAY)}&theme=transparent-light"
    written(tmp_path, f'<body style="background: #fedcba"><iframe src="{frame}" height="400">')
    with serving_files(tmp_path) as address:
        page.goto(f"{address}/page.html")
        inside = page.frame_locator("iframe")
        plot_of(inside.locator("pointer-view"))
        for part in ("html", "body", "pointer-view"):
            expect(inside.locator(part)).to_have_css("background-color", "rgba(0, 0, 0, 0)")
        expect(inside.locator("html")).to_have_css("color-scheme", "normal")
        dark = {"pointerscope": "set", "state": {"theme": "dark"}}
        page.evaluate("(data) => frames[0].postMessage(data, '*')", dark)
        expect(inside.locator("body")).to_have_css("background-color", "rgb(28, 28, 37)")


def test_a_frame_that_was_hidden_at_first_is_drawn_when_it_is_shown(page, server, tmp_path):
    frame = f"{server}/embed/town/heads?visits={quote(DAY)}"
    written(
        tmp_path,
        f'<div hidden><iframe src="{frame}" width="960" height="540"></iframe></div>'
        "<button onclick=\"document.querySelector('div').hidden = false\">Next slide</button>",
    )
    with serving_files(tmp_path) as address:
        page.goto(f"{address}/page.html")
        page.wait_for_load_state("networkidle")
        page.get_by_role("button").click()
        shown = page.frame_locator("iframe").locator("pointer-view")
        box = plot_of(shown).locator(".main-svg").first.bounding_box()
        assert box["width"] == pytest.approx(944, abs=20)


def test_an_embed_asks_for_nothing_until_it_is_in_sight(page, server, tmp_path):
    frame = f"{server}/embed/town/heads?visits={quote(DAY)}"
    written(tmp_path, f'<div style="height: 5000px"></div><iframe src="{frame}"></iframe>')
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    with serving_files(tmp_path) as address:
        page.goto(f"{address}/page.html")
        page.wait_for_load_state("networkidle")
        assert not [url for url in asked if "/api/" in url or "vendor" in url]
        page.locator("iframe").scroll_into_view_if_needed()
        expect(page.frame_locator("iframe").locator(DRAWN)).to_be_visible()


def test_an_embed_tells_height_and_state_and_takes_what_it_is_told(page, server, tmp_path):
    frame = f"{server}/embed/town/head?visits={quote(DAY)}"
    written(tmp_path, f'{LISTENING}<iframe src="{frame}" width="960" height="540"></iframe>')
    with serving_files(tmp_path) as address:
        page.goto(f"{address}/page.html")
        inside = page.frame_locator("iframe").locator("pointer-view")
        plot_of(inside)
        page.wait_for_function("heard.findLast((said) => said.height)?.height > 400")
        assert last_state(page) == {
            "visits": DAY,
            "controls": "some",
            "theme": "light",
            "layer": 0,
            "head": 0,
        }
        tell = "(data) => document.querySelector('iframe').contentWindow.postMessage(data, '*')"
        page.evaluate(tell, {"pointerscope": "set", "state": {"head": 2}})
        expect(inside.locator("select[name=head]")).to_have_value("2")
        refused = {"controls": "bogus", "scale": "1e9", "accent": "javascript:alert(1)"}
        page.evaluate(tell, {"pointerscope": "set", "state": {**refused, "theme": "dark"}})
        expect(inside.locator(".ytick text").first).to_have_css("fill", "rgb(243, 241, 234)")
        page.wait_for_function(f"{LAST_STATE}?.theme === 'dark'")
        state = last_state(page)
        assert (state["theme"], state["controls"], state["head"]) == ("dark", "some", 2)
        assert not {"scale", "accent"} & set(state)
        page.evaluate(tell, {"pointerscope": "set", "state": {"head": 9}})
        expect(inside.locator(".view-failure")).to_have_text(
            "There is no head 9; they run from 0 to 3."
        )
        page.evaluate(tell, {"pointerscope": "set", "state": {"head": 2}})
        expect(inside.locator("select[name=head]")).to_be_visible()
        page.evaluate(tell, {"pointerscope": "mark", "visits": [1]})
        expect(inside.locator(".view-marks > div").first).to_be_visible()
        page.evaluate(tell, {"pointerscope": "set", "state": {"visits": "Nowhere at all"}})
        expect(inside.locator(".view-failure")).to_contain_text("Nowhere at all")
        page.wait_for_function("heard.some((said) => said.pointerscope === 'failed')")


def test_a_lesson_in_a_frame_tells_its_step_and_goes_to_the_one_it_is_told(page, server, tmp_path):
    frame = f"{server}/embed/lessons/robotics"
    written(tmp_path, f'{LISTENING}<iframe src="{frame}" width="960" height="540"></iframe>')
    with serving_files(tmp_path) as address:
        page.goto(f"{address}/page.html")
        inside = page.frame_locator("iframe")
        expect(inside.locator("[data-ready]")).to_be_visible()
        tell = "(data) => frames[0].postMessage(data, '*')"
        page.evaluate(
            tell, {"pointerscope": "set", "state": {"step": "scaling", "removed": "scaling"}}
        )
        expect(inside.get_by_role("checkbox", name="Leave this step out")).to_be_checked()
        expect(inside.locator("[data-place]")).to_contain_text("4 of")
        page.wait_for_function(f"{LAST_STATE}?.removed === 'scaling'")
        assert last_state(page) == {"step": "scaling", "removed": "scaling", "inputs": ""}


def test_messages_from_origins_that_are_not_allowed_are_ignored(
    page, models, tmp_path, monkeypatch
):
    with serving_files(tmp_path) as allowed, serving_files(tmp_path) as other:
        monkeypatch.setenv("POINTERSCOPE_FRAME_ORIGINS", json.dumps([allowed]))
        with serving(models) as server:
            frame = f"{server}/embed/town/head?visits={quote(DAY)}"
            # Another window than the page around may reach a frame, too.
            written(
                tmp_path, f'{LISTENING}<iframe src="{frame}" width="960" height="540"></iframe>'
            )
            page.goto(f"{allowed}/page.html")
            inside = page.frame_locator("iframe").locator("pointer-view")
            plot_of(inside)
            with page.expect_popup() as opened:
                page.evaluate("(address) => { window.open(address) }", f"{other}/page.html")
            opened.value.wait_for_load_state()
            opened.value.evaluate(
                "opener.frames[0].postMessage({ pointerscope: 'set', state: { head: 3 } }, '*')"
            )
            page.evaluate(
                "frames[0].postMessage({ pointerscope: 'set', state: { layer: 1 } }, '*')"
            )
            expect(inside.locator("select[name=layer]")).to_have_value("1")
            expect(inside.locator("select[name=head]")).to_have_value("0")
            expect(opened.value.locator("iframe")).to_be_visible()
            # A page that is not allowed does not get to see it at all.
            expect(opened.value.frame_locator("iframe").locator("pointer-view")).to_have_count(0)
            opened.value.close()


def test_one_script_brings_the_element_to_another_page_with_its_own_look(page, server, tmp_path):
    of = f'server="{server}" model="town" visits="{DAY}"'
    written(
        tmp_path,
        f"""<style>p, h3 {{ color: red; margin: 3em; text-transform: uppercase }}</style>
        <script src="{server}/pointer-view.js" defer></script>
        <pointer-view {of} view="head" linked="a"></pointer-view>
        <pointer-view {of} view="pointer" linked="a"></pointer-view>
        <pointer-view {of} view="last-visit"></pointer-view>""",
    )
    with serving_files(tmp_path) as address:
        page.goto(f"{address}/page.html")
        for name in ("head", "pointer", "last-visit"):
            drawn(page, name)
        head, pointer, alone = page.locator("pointer-view").all()
        expect(head.locator(".view-title")).to_have_css("text-transform", "none")
        expect(head.locator(".view-summary")).to_have_css("color", "rgb(27, 26, 35)")
        listen = (
            "document.addEventListener('pointer-view:option', (event) => (told = event.detail))"
        )
        page.evaluate(listen)
        head.locator("select[name=head]").select_option("2")
        assert page.evaluate("told") == {"head": 2}
        head.scroll_into_view_if_needed()
        cells = head.locator(".view-plot .nsewdrag").first.bounding_box()
        page.mouse.move(cells["x"] + cells["width"] / 2, cells["y"] + cells["height"] / 2)
        expect(pointer.locator(".view-marks > div").first).to_be_attached()
        expect(alone.locator(".view-marks > div")).to_have_count(0)


def test_codes_to_paste_lead_back_to_the_view(page, server):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    look = "&controls=all&theme=dark&scale=1.5&accent=teal"
    page.goto(f"{server}/embed/town/head?visits={quote(DAY)}&head=2{look}")
    shown = page.locator("pointer-view")
    drawn(page, "head")
    shown.get_by_text("Copy", exact=True).click()
    codes = {}
    for kind in ("HTML frame", "Web component", "Markdown", "Quarto", "LaTeX"):
        shown.get_by_role("button", name=kind).click()
        expect(shown.get_by_role("status")).to_have_text("Copied.")
        codes[kind] = page.evaluate("navigator.clipboard.readText()")
    assert codes["Quarto"].count(codes["HTML frame"]) == 1
    assert "\\includegraphics" in codes["LaTeX"]
    for kind in ("HTML frame", "Markdown"):
        for part in ("controls=all", "theme=dark", "scale=1.5", "accent=teal"):
            assert part in codes[kind]
    for kind in ("HTML frame", "Web component"):
        page.set_content(codes[kind])
        inside = page.frame_locator("iframe") if kind == "HTML frame" else page
        expect(inside.locator(DRAWN)).to_be_visible()
        expect(inside.locator("select[name=head]")).to_have_value("2")
        expect(inside.locator(".view-title")).to_have_css("color", "rgb(243, 241, 234)")


def test_latex_to_paste_has_only_signs_that_pdflatex_knows(page, server):
    page.goto(f"{server}/embed/town/head-removal?controls=all")
    shown = page.locator("pointer-view")
    drawn(page, "head-removal")
    said = shown.locator(".view-summary").text_content()
    assert "−" in said
    shown.get_by_text("Copy", exact=True).click()
    shown.get_by_role("button", name="LaTeX").click()
    code = shown.get_by_label("LaTeX").input_value()
    assert said.replace("−", "$-$").split("$-$")[1][:4] in code
    assert code.isascii()


def test_a_dark_embed_is_light_on_paper(page, server):
    # The colours of paper are fetched once a dark view is drawn.
    with page.expect_response(lambda answer: "theme=light" in answer.url) as fetched:
        page.goto(f"{server}/embed/town/head?visits={quote(DAY)}&theme=dark")
        drawn(page, "head")
    fetched.value.finished()
    page.wait_for_load_state("networkidle")
    tick = page.locator(".ytick text").first
    ink = {"screen": "rgb(243, 241, 234)", "paper": "rgb(27, 26, 35)"}
    for moment, medium in (("beforeprint", "paper"), ("afterprint", "screen")):
        page.evaluate("(moment) => dispatchEvent(new Event(moment))", moment)
        expect(tick).to_have_css("fill", ink[medium])
        expect(page.locator(".view-title")).to_have_css("color", ink[medium])


def test_a_tiny_frame_has_fewer_parts(page, server):
    page.set_viewport_size({"width": 320, "height": 240})
    page.goto(f"{server}/embed/town/when?visits={quote(DAY)}")
    drawn(page, "when")
    expect(page.locator(".legend")).to_have_count(0)
    page.goto(f"{server}/embed/town/pointer?visits={quote(DAY)}")
    drawn(page, "pointer")
    for name, axis in (("content", "x"), ("bias", "x2"), ("weight", "x3")):
        expect(page.locator(f".{axis}title")).to_have_text(name)
    page.goto(f"{server}/embed/town/head?visits={quote(DAY)}")
    drawn(page, "head")
    names = [tick.bounding_box() for tick in page.locator(".yaxislayer-above .ytick text").all()]
    middles = sorted(name["y"] + name["height"] / 2 for name in names)
    assert min(b - a for a, b in pairwise(middles)) > 14


@pytest.mark.parametrize("size", [(640, 360), (900, 420), (900, 500), (1024, 400), (960, 540)])
def test_a_low_frame_shows_the_whole_network_and_its_sentence(page, server, size):
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{server}/embed/town/network?visits={quote(DAY)}")
    words = page.locator(".picture-caption")
    expect(words).to_contain_text("A neural network read these 3 visits")
    # Words that are reserved two lines do not grow over the picture.
    drawn_to = page.locator(".network-picture > svg").bounding_box()
    expect(page.locator(".network-picture")).not_to_have_class(re.compile(r"\btall\b"))
    assert words.bounding_box()["y"] >= drawn_to["y"] + drawn_to["height"] - 1
    assert words.bounding_box()["y"] + words.bounding_box()["height"] <= height
    for heading in ("Visits", "Answer"):
        expect(page.get_by_text(heading, exact=True).first).to_be_in_viewport(ratio=1)
    page.locator("[data-part='layers.1.heads.2']").hover()
    expect(words).to_contain_text("Layer 1, head 2")


def test_a_tiny_frame_begins_with_the_answer_of_the_network(page, server):
    page.set_viewport_size({"width": 320, "height": 240})
    page.goto(f"{server}/embed/town/network?visits={quote(DAY)}")
    words = page.locator(".picture-caption")
    expect(words).to_contain_text("A neural network read these 3 visits")
    expect(words).to_be_in_viewport(ratio=1)


def test_an_embed_keeps_to_the_rules_of_accessibility(page, server):
    for theme in ("light", "dark"):
        page.goto(f"{server}/embed/town/head?visits={quote(DAY)}&controls=all&theme={theme}")
        drawn(page, "head")
        assert violations(page) == []
