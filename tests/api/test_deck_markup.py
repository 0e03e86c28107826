"""No word of a deck becomes an element or attribute that Markdown and formulas do not have."""

from __future__ import annotations

from collections import Counter, defaultdict
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest
import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from pointerscope.core.settings import Settings
from pointerscope.lessons.framework import mathml
from pointerscope.publishing.deck import markdown
from pointerscope.web.application import create_app
from tests.conftest import MARKUP

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

VISITS = "Maple Court @ Mon 08:00 +45, Café Luna"
PLAIN = "plain words, long enough for a label"
LINKS = ("http://", "https://", "mailto:", "#")
HOSTILE = (
    r"$\text{<meta/http-equiv=refresh content=0;url=//example.org>}$",
    r"$\text{<iframe srcdoc='<script>parent.document.title=1</script>'></iframe>}$",
    r"$\text{<form action=//example.org><button>Go</button></form>}$",
    r"$\text{</math></span></section><base href=//example.org>}$",
    r"$\href{javascript:alert(1)}{x}$ $\style{position:fixed}{x}$ $\class{deck-theme}{x}$",
    "$$\nx\n$$ (figure-1)",
    "[a](javascript:alert(1)) [b](//example.org) [c](data:text/html,d) <https://example.org>",
    '[a](https://example.org "\\" onclick=\\"alert(1)")',
    '```"><script>alert(1)</script>\nx\n```',
    "| a |\n|:-:|\n| <b>c</b> |\n",
    '"><script>alert(1)</script>',
    "</title><meta http-equiv=refresh content=0;url=//example.org>",
    "</aside></section><style>*{display:none}</style>",
    "</script><!--<script>",
    "' onload=alert(1) x='",
    MARKUP,
)
MATH_ATTRIBUTES = {("math", "xmlns"), ("math", "alttext")}
SIGNS = (*"$<>\"'&`[](){}|*_#!\\\n-:", "$$", "\\text{", "}$", "&lt;", "&#60;", "](", "a ")
WORDS = st.one_of(
    st.sampled_from(HOSTILE),
    st.lists(st.sampled_from(HOSTILE + SIGNS) | st.text(max_size=6), max_size=8).map("".join),
).map(lambda words: f"a {words} b")


class Page(HTMLParser):
    """The elements of a page: how often each appears, and the values of its attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.counts: Counter[str] = Counter()
        self.attributes: dict[tuple[str, str], set[str]] = defaultdict(set)
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.counts[tag] += 1
        for name, value in attrs:
            self.attributes[tag, name].add(value or "")


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("decks")


@pytest.fixture(scope="module")
def client(folder) -> Iterator[TestClient]:
    with TestClient(create_app(Settings(decks=folder))) as client:
        yield client


def deck_of(title=PLAIN, author=PLAIN, heading=PLAIN, text=PLAIN, notes=PLAIN, words=PLAIN):
    """A deck with an author's words wherever a deck can have any."""
    name = "".join(filter(str.isprintable, words))[:30]
    return {
        "title": title,
        "author": author,
        "visits": VISITS,
        "slides": [
            {"title": heading, "text": text, "notes": notes, "fragments": [{"text": text}]},
            {"title": heading, "text": text, "view": "gate"},
            {"lesson": {"lesson": "softmax", "inputs": {"entries": [name] * 3}}},
        ],
    }


def answers_for(client, folder, deck):
    """A deck as the server shows it, as a preview and as an offline file."""
    text = yaml.safe_dump(deck)
    (folder / "deck.yaml").write_text(text, encoding="utf-8")
    return (
        client.get("/slides/deck"),
        client.post("/api/slides/preview", json={"yaml": text}),
        client.get("/slides/deck/offline"),
    )


def pages_of(answers):
    served, preview, offline = answers
    return Page(served.text), Page(preview.json()["html"]), Page(offline.text)


def assert_only_allowed(found: Page, plain: Page) -> None:
    """Assert that a page has no more than the page with plain words, but for Markdown."""
    written = markdown.ELEMENTS | mathml.ELEMENTS
    assert (found.counts - plain.counts).keys() <= written
    assert all(
        found.counts[name] == plain.counts[name] for name in plain.counts if name not in written
    )
    for (element, name), values in found.attributes.items():
        allowed = plain.attributes.get((element, name), set())
        if element in mathml.ELEMENTS:
            assert name in mathml.ATTRIBUTES or (element, name) in MATH_ATTRIBUTES
        elif (element, name) == ("a", "href"):
            assert all(value in allowed or value.lower().startswith(LINKS) for value in values)
        elif name in ("class", "style", "id") or name.startswith("on"):
            own = {"math inline", "math block", "text-align:center"}
            assert all(value in allowed | own or "language-" in value for value in values)
        else:
            assert allowed or name in markdown.ATTRIBUTES.get(element, ())


@pytest.fixture(scope="module")
def plain_pages(client, folder):
    return pages_of(answers_for(client, folder, deck_of()))


@pytest.mark.slow
@given(title=WORDS, author=WORDS, heading=WORDS, text=WORDS, notes=WORDS, words=WORDS)
@settings(max_examples=25)
@example(*HOSTILE[:6])
@example(*HOSTILE[6:12])
@example(*HOSTILE[12:], *HOSTILE[:2])
def test_no_word_of_a_deck_becomes_an_element(
    client, folder, plain_pages, title, author, heading, text, notes, words
):
    answers = answers_for(client, folder, deck_of(title, author, heading, text, notes, words))
    if answers[0].status_code == 200:
        for found, plain in zip(pages_of(answers), plain_pages, strict=True):
            assert_only_allowed(found, plain)
    else:
        assert {answer.status_code for answer in answers} == {422}


@pytest.mark.slow
@given(name=WORDS, value=WORDS)
@settings(max_examples=25)
def test_no_option_of_a_view_becomes_an_element(client, folder, plain_pages, name, value):
    deck = deck_of()
    deck["slides"][1]["view"] = {"view": "head", "head": value}
    served, *others = answers_for(client, folder, deck)
    assert_only_allowed(Page(served.text.replace(' head="', ' view="')), plain_pages[0])
    assert {answer.status_code for answer in others} == {422}
    deck["slides"][1]["view"] = {"view": "head", "options": {name: "1"}}
    assert {answer.status_code for answer in answers_for(client, folder, deck)} == {422}


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_markdown_is_rebuilt_from_allowed_elements(text):
    found = Page(markdown.render_markdown(text))
    assert found.counts.keys() <= markdown.ELEMENTS | mathml.ELEMENTS
    assert not {name for _, name in found.attributes} & {"id", "srcdoc", "onclick", "action"}


def test_the_words_of_a_hostile_formula_are_shown(client, folder):
    answers = answers_for(client, folder, deck_of(text=HOSTILE[0]))
    for html in (answers[0].text, answers[1].json()["html"], answers[2].text):
        assert "&lt;meta/http-equiv=refresh" in html
