"""Decks as files and folders, and the command that writes them."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from pointerscope.cli.export import export
from pointerscope.core.settings import Settings
from pointerscope.network.registry import Registry
from pointerscope.publishing.deck.files import prepare_deck_folder, render_deck_file
from pointerscope.publishing.deck.pptx import remove_illegal_characters
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


def test_an_offline_deck_contains_each_figure_once_and_loads_nothing(town):
    page = render_deck_file(DECK, "html", town).decode()
    figures = re.findall(
        r'<script type="application/json" id="([\w-]+)">(.*?)</script>', page, re.S
    )
    assert len(figures) == 2
    assert all(json.loads(content)["data"] for _, content in figures)
    elements = re.sub(r"<(script|style)[^>]*>.*?</\1>", "", page, flags=re.S)
    assert not re.search(r'(?:src|href)="(?!#)', elements)
    assert "<img src=x" not in page


def test_a_deck_links_to_a_given_server(town):
    page = render_deck_file(DECK, "html", town, server="https://example.org/").decode()
    assert 'href="https://example.org/embed/town/heads?visits=Maple%20Court' in page


def test_a_deck_folder_contains_its_figures_as_files(town, tmp_path: Path):
    prepare_deck_folder(DECK, town)(tmp_path)
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
def test_an_invalid_option_value_is_reported_with_its_line(view, said, town):
    with pytest.raises(DeckError, match="line 4") as caught:
        render_deck_file(f"title: T\nvisits: {DAY}\nslides:\n- view: {view}\n", "html", town)
    assert said in str(caught.value)


def test_an_invalid_option_is_reported_once_where_it_is_set(town):
    slide = "- view: {view: head, head: 9}\n  fragments:\n  - text: On.\n  - view: {layer: 7}\n"
    with pytest.raises(DeckError) as caught:
        render_deck_file(f"title: T\nvisits: {DAY}\nslides:\n{slide}", "html", town)
    assert [(found.line, found.where) for found in caught.value.problems] == [
        (4, "slide 1, view.head"),
        (7, "slide 1, fragment 2, view.layer"),
    ]


def run(*arguments: str):
    return CliRunner().invoke(export, ["deck", *arguments])


def test_the_command_replaces_an_existing_file_only_with_force(tmp_path: Path):
    deck = tmp_path / "deck.yaml"
    deck.write_text(DECK, encoding="utf-8")
    out = tmp_path / "deck.html"
    assert run(str(deck), "--out", str(out)).exit_code == 0
    assert out.read_bytes().startswith(b"<!doctype html>")
    again = run(str(deck), "--out", str(out))
    assert again.exit_code != 0
    assert "already exists" in again.output


def test_the_command_replaces_only_folders_that_it_wrote(tmp_path: Path):
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


def test_an_invalid_deck_is_reported_and_writes_no_file(tmp_path: Path):
    deck = tmp_path / "deck.yaml"
    deck.write_text("title: T\nslides:\n- view: headz\n", encoding="utf-8")
    out = tmp_path / "deck.html"
    done = run(str(deck), "--out", str(out))
    assert done.exit_code != 0
    assert 'line 3, slide 1, view: There is no view "headz".' in done.output
    assert not out.exists()


def test_an_unknown_format_is_refused(tmp_path: Path):
    deck = tmp_path / "deck.yaml"
    deck.write_text(DECK, encoding="utf-8")
    done = run(str(deck), "--out", str(tmp_path / "deck.docx"))
    assert done.exit_code != 0
    assert ".html, .pdf, .pptx" in done.output


def test_only_characters_that_are_illegal_in_xml_are_removed():
    assert remove_illegal_characters(f"a\x00\x1b{MARKUP}\u200f\ud800b\tc") == f"a{MARKUP}\u200fb\tc"
