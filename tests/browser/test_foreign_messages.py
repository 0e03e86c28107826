"""Messages of hostile pages change nothing in embeds and decks, and cause no errors."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from pointerscope.core.settings import Settings
from pointerscope.network.registry import Registry
from tests.browser.conftest import DAY
from tests.browser.test_decks import made
from tests.servers import serving_files

# Messages that are malformed, huge, nested deeply or part of themselves.
HOSTILE = """(target) => {
  const nested = (levels) => {
    let value = [];
    for (let level = 0; level < levels; level += 1) value = [value];
    return value;
  };
  const circle = {};
  circle.self = circle;
  const long = "x".repeat(1_000_000);
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i]));
  const states = [
    undefined, null, 0, 1n, true, "visits", long, [], ["visits"], nested(900), circle, many,
    new Map([["visits", "Home"]]), new Uint8Array(1_000_000), new Date(), /visits/, new Error("x"),
    { visits: nested(900) }, { visits: circle }, { visits: long }, { visits: 1n }, { visits: true },
    { record: new Uint8Array(1_000_000) }, { record: Array(1_000_000).fill(0) }, { head: NaN },
    { scale: "1e9", controls: "bogus", accent: "url(//example.org)", caption: "<b>" },
    { theme: "</style>" }, { theme: ["dark"] }, { constructor: "x", toString: "x" },
    JSON.parse('{"__proto__": {"visits": "Home"}}'), { onclick: "x", style: "x", view: "x" },
  ];
  const visits = [null, "1", -1, 0.5, [0.5], nested(900), circle, { length: 1e9 }, 1n, NaN];
  const messages = [
    undefined, null, 0, 1n, "", "{", "set", long, [], {}, nested(900), circle, many,
    '{"method": ', '{"method": "next", "args": []}', '{"method": "configure", "args": [{}]}',
    { method: "next" }, { pointerscope: null }, { pointerscope: {} }, { pointerscope: long },
    ...["set", ["set"], "SET", "ask2", "toString"].flatMap((name) =>
      states.map((state) => ({ pointerscope: name, state }))),
    ...visits.map((at) => ({ pointerscope: "mark", visits: at })),
  ];
  for (const message of messages) target.postMessage(message, "*");
}"""
LISTENING = """<script>
window.heard = [];
addEventListener("message", ({ data }) => heard.push(data));
</script>"""


@pytest.fixture
def page(browser):
    """A page on which no script may fail, in any frame or window."""
    context = browser.new_context()
    problems = []
    context.on("weberror", lambda error: problems.append(str(error.error)))
    yield context.new_page()
    context.close()
    assert problems == []


def written(folder, body):
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Theirs</title>'
    (folder / "page.html").write_text(head + LISTENING + body, encoding="utf-8")


def states(page):
    return [said["state"] for said in page.evaluate("heard") if said["pointerscope"] == "state"]


def asked_state(page):
    """Ask the first frame for its state, and wait for the answer."""
    count = len(states(page))
    page.evaluate("frames[0].postMessage({ pointerscope: 'ask' }, '*')")
    page.wait_for_function(f"heard.filter((said) => said.state).length > {count}")
    return states(page)[-1]


@pytest.mark.parametrize(
    ("path", "ready"),
    [
        (f"/embed/town/head?visits={quote(DAY)}", "pointer-view[data-drawn]"),
        ("/embed/lessons/robotics?step=scaling", "[data-lesson][data-ready]"),
    ],
)
def test_a_hostile_page_around_changes_nothing_in_an_embed(page, server, tmp_path, path, ready):
    written(tmp_path, f'<iframe src="{server}{path}" width="960" height="540"></iframe>')
    with serving_files(tmp_path) as address:
        page.goto(f"{address}/page.html")
        inside = page.frame_locator("iframe")
        expect(inside.locator(ready)).to_have_count(1)
        before, text = asked_state(page), inside.locator("body").inner_text()
        page.evaluate(f"({HOSTILE})(frames[0])")
        assert asked_state(page) == before
        assert inside.locator("body").inner_text() == text
        expect(inside.locator(".view-marks > *")).to_have_count(0)


def test_no_page_around_controls_an_offline_deck(page, tmp_path):
    deck = "title: One\nslides:\n- text: First\n- text: Second\n"
    town = Registry(Settings().models).bundle
    (tmp_path / "deck.html").write_bytes(made("html", deck, town).read())
    written(tmp_path, '<iframe src="deck.html" width="960" height="540"></iframe>')
    with serving_files(tmp_path) as address:
        page.goto(f"{address}/page.html")
        inside = page.frame_locator("iframe")
        expect(inside.locator("html[data-deck-ready]")).to_have_count(1)
        inside.locator("html").evaluate(
            """() => {
              globalThis.heard = new Promise((resolve) => {
                addEventListener("message", ({ data }) => data === "the last one" && resolve());
              });
            }"""
        )
        page.evaluate(f"({HOSTILE})(frames[0])")
        page.evaluate("frames[0].postMessage('the last one', '*')")
        inside.locator("html").evaluate("() => heard")
        expect(inside.locator("section.present")).to_contain_text("First")
