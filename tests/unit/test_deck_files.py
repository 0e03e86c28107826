"""Decks as files: one page, a folder, and what the command says."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from pointerscope.cli.exports import export
from pointerscope.core.settings import Settings
from pointerscope.network.registry import Registry
from pointerscope.publishing.deck.files import deck_file, deck_folder
from pointerscope.publishing.deck.pptx import plain, with_names_that_fit
from pointerscope.publishing.deck.reading import DeckError
from tests.conftest import MARKUP

if TYPE_CHECKING:
    from pathlib import Path

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"
DECK = f"""\
title: "{MARKUP.replace('"', "'")}"
visits: {DAY}
slides:
- title: Heads
  view: heads
- title: Again
  view: heads
- title: By hand
  lesson: {{lesson: softmax, step: cold-to-hot}}
"""


@pytest.fixture(scope="module")
def town():
    return Registry(Settings().models).bundle


def test_an_offline_deck_holds_each_figure_once_and_asks_nobody(town):
    page = deck_file(DECK, "html", town).decode()
    figures = re.findall(
        r'<script type="application/json" id="([\w-]+)">(.*?)</script>', page, re.S
    )
    assert len(figures) == 2
    assert all(json.loads(content)["data"] for _, content in figures)
    elements = re.sub(r"<(script|style)[^>]*>.*?</\1>", "", page, flags=re.S)
    assert not re.search(r'(?:src|href)="(?!#)', elements)
    assert "<img src=x" not in page


def test_a_deck_links_to_a_server_that_is_named(town):
    page = deck_file(DECK, "html", town, server="https://example.org/").decode()
    assert 'href="https://example.org/embed/town/heads?visits=Maple%20Court' in page


def test_a_folder_fetches_its_figures_from_files(town, tmp_path: Path):
    deck_folder(DECK, town)(tmp_path)
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    sources = set(re.findall(r'source="(data/[\w-]+\.json)"', page))
    assert len(sources) == 2
    assert all(json.loads((tmp_path / source).read_bytes())["data"] for source in sources)
    for script in re.findall(r'<script src="([^"]+)"', page):
        assert (tmp_path / script).is_file()


@pytest.mark.parametrize(
    ("view", "said"),
    [
        ("{view: head, head: 9}", "There is no head 9; they run from 0 to 3."),
        ("{view: rollforward, step: soon}", "There is no step soon"),
    ],
)
def test_a_value_that_a_view_does_not_offer_is_said_with_its_line(view, said, town):
    with pytest.raises(DeckError, match="line 4") as caught:
        deck_file(f"title: T\nvisits: {DAY}\nslides:\n- view: {view}\n", "html", town)
    assert said in str(caught.value)


def test_a_choice_is_complained_of_once_where_it_was_made(town):
    slide = "- view: {view: head, head: 9}\n  fragments:\n  - text: On.\n  - view: {layer: 7}\n"
    with pytest.raises(DeckError) as caught:
        deck_file(f"title: T\nvisits: {DAY}\nslides:\n{slide}", "html", town)
    assert [(found.line, found.where) for found in caught.value.problems] == [
        (4, "slide 1, view.head"),
        (7, "slide 1, fragment 2, view.layer"),
    ]


def run(*arguments: str):
    return CliRunner().invoke(export, ["deck", *arguments])


def test_the_command_writes_a_deck_and_replaces_none_unasked(tmp_path: Path):
    deck = tmp_path / "deck.yaml"
    deck.write_text(DECK, encoding="utf-8")
    out = tmp_path / "deck.html"
    assert run(str(deck), "--out", str(out)).exit_code == 0
    assert out.read_bytes().startswith(b"<!doctype html>")
    again = run(str(deck), "--out", str(out))
    assert again.exit_code != 0
    assert "is there already" in again.output


def test_the_command_writes_a_folder_whole_and_replaces_only_its_own(tmp_path: Path):
    deck = tmp_path / "deck.yaml"
    deck.write_text(DECK, encoding="utf-8")
    out = tmp_path / "lecture"
    assert run(str(deck), "--out", str(out)).exit_code == 0
    assert (out / "index.html").is_file()
    other = tmp_path / "thesis"
    other.mkdir()
    (other / "chapter.tex").touch()
    assert run(str(deck), "--out", str(other), "--force").exit_code != 0
    assert (other / "chapter.tex").is_file()


def test_a_deck_that_cannot_be_read_leaves_no_file_and_says_the_line(tmp_path: Path):
    deck = tmp_path / "deck.yaml"
    deck.write_text("title: T\nslides:\n- view: headz\n", encoding="utf-8")
    out = tmp_path / "deck.html"
    done = run(str(deck), "--out", str(out))
    assert done.exit_code != 0
    assert 'line 3, slide 1, view: There is no view "headz".' in done.output
    assert not out.exists()


def test_a_deck_is_written_as_known_formats_alone(tmp_path: Path):
    deck = tmp_path / "deck.yaml"
    deck.write_text(DECK, encoding="utf-8")
    done = run(str(deck), "--out", str(tmp_path / "deck.docx"))
    assert done.exit_code != 0
    assert ".html, .pdf, .pptx" in done.output


def test_texts_lose_what_xml_cannot_hold_and_nothing_else():
    assert plain(f"a\x00\x1b{MARKUP}\u200f\ud800b\tc") == f"a{MARKUP}\u200fb\tc"


def test_names_on_axes_are_cut_where_a_picture_has_no_room():
    names = ["Riverside Offices · Mon 09:00", "Café Luna · Mon 17:30", "Maple Court · Mon 19:00"]
    layout = {"xaxis": {"tickvals": [0, 1, 2], "ticktext": names}}
    shown = with_names_that_fit(layout, 400, 300)["xaxis"]["ticktext"]
    assert shown[0].startswith("1 R")
    assert all(len(text) <= 12 for text in shown)
