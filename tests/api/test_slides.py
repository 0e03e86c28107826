"""The page of decks, the page of one deck, and the preview in the editor."""

from __future__ import annotations

import pytest

from tests.conftest import MARKUP

DECK = """\
title: T
visits: Maple Court @ Mon 08:00 +45, Café Luna
slides:
- text: first
- title: Heads
  view: heads
  minutes: 2
"""


def preview(client, text, **more):
    return client.post("/api/slides/preview", json={"yaml": text, **more})


def test_the_page_lists_decks_and_says_where_they_come_from(client):
    page = client.get("/slides").text
    for words in ("Attention from scratch", "30 minutes", "Inside a pointer network", "20 minutes"):
        assert words in page
    assert "in the folder that <code>POINTERSCOPE_DECKS</code> names" in page


def test_the_views_of_a_deck_page_load_from_the_server(client):
    page = client.get("/slides/where-next")
    assert page.status_code == 200
    assert 'model="town"' in page.text
    assert '"application/json"' not in page.text
    policy = page.headers["content-security-policy"]
    assert "unsafe-eval" not in policy
    assert "frame-ancestors 'self'" in policy
    assert "<script>" not in page.text


def test_a_deck_can_be_downloaded(client):
    taken = client.get("/slides/where-next/offline")
    assert taken.headers["content-disposition"] == 'attachment; filename="where-next.html"'
    assert "figure-1" in taken.text


@pytest.mark.parametrize("path", ["/slides/none", "/slides/none/offline", "/slides?deck=none"])
def test_an_unknown_deck_is_reported_with_the_known_ones(client, path):
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json()["errors"][0]["suggestions"] == ["attention-from-scratch", "where-next"]


def test_a_preview_reports_the_line_of_an_invalid_option(client):
    answer = preview(client, DECK + "- title: One\n  view:\n    view: head\n    head: 9\n")
    assert answer.status_code == 422
    (found,) = answer.json()["errors"]
    assert found["line"] == 11
    assert found["where"] == "slide 3, view.head"
    assert found["message"] == "There is no head 9; they run from 0 to 3."


def test_a_deck_of_ones_own_can_be_written_as_one_file(client):
    written = client.post("/api/slides/offline", json={"yaml": DECK})
    assert written.status_code == 200
    html = written.json()["html"]
    assert "<title>T" in html
    assert "figure-1" in html


@pytest.mark.parametrize(
    ("old", "new", "where", "words"),
    [
        ("view: heads", "view: headz", "slide 2, view", 'There is no view "headz".'),
        ("Café Luna", "Nowhere", "visits", "No place matches “Nowhere”."),
        ("minutes: 2", "minutes: [", "", "YAML"),
    ],
)
def test_a_deck_that_cannot_be_written_is_answered_with_its_lines(client, old, new, where, words):
    refused = client.post("/api/slides/offline", json={"yaml": DECK.replace(old, new)})
    assert refused.status_code == 422
    [error] = refused.json()["errors"]
    assert error["where"] == where
    assert words in error["message"]
    assert error["line"] > 1


def test_a_preview_has_a_page_and_the_lines_of_its_slides(client):
    made = preview(client, DECK, line=6).json()
    assert made["slides"] == [4, 5]
    assert made["minutes"] == 2
    assert 'data-start="1"' in made["html"]


def test_problems_of_a_deck_have_lines(client):
    answer = preview(client, DECK.replace("view: heads", "view: headz"))
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/problem+json"
    [error] = answer.json()["errors"]
    assert error["line"] == 6
    assert error["where"] == "slide 2, view"
    assert "heads" in error["suggestions"]


@pytest.mark.parametrize(
    "text", ["a: &a [1]\nb: [*a]", "[" * 10_000, "title: !!python/name:os.system", "\x00", "x" * 9]
)
def test_hostile_decks_are_refused(client, text):
    assert preview(client, text).status_code == 422


def test_decks_that_are_too_large_are_refused(client):
    assert preview(client, "x" * 256_001).status_code == 422
    assert preview(client, "x" * 1_100_000).status_code == 413


def test_html_in_a_deck_is_shown_as_text(client):
    quoted = MARKUP.replace('"', "'")
    deck = (
        f'title: "{quoted}"\nauthor: "{quoted}"\nslides:\n- text: "{quoted}"\n  notes: "{quoted}"\n'
    )
    made = preview(client, deck).json()
    assert "<img" not in made["html"]
    assert made["title"] == quoted


def test_the_server_writes_no_file(client):
    assert client.post("/slides/where-next", content=b"title: T").status_code == 405
