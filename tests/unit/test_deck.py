"""Decks as they are written: what is read, and what is said of what cannot be."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.core.settings import Settings
from pointerscope.network.registry import Registry
from pointerscope.publishing.deck.folder import UnknownDeckError, decks_in, find_deck
from pointerscope.publishing.deck.markdown import in_one_line, markup, paragraphs
from pointerscope.publishing.deck.plan import plan
from pointerscope.publishing.deck.reading import LARGEST, DeckError, read_deck
from pointerscope.publishing.deck.schema import MOST_SLIDES
from tests.conftest import MARKUP

if TYPE_CHECKING:
    from pathlib import Path

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"
SHIPPED = Settings().decks


@pytest.fixture(scope="module")
def town():
    return Registry(Settings().models).bundle


def deck_of(slides: str, head: str = "") -> str:
    return f"title: A deck\nvisits: {DAY}\n{head}slides:\n{slides}"


def planned(text, town):
    read = read_deck(text)
    return plan(read, town) if town else read


def refused(text, town=None) -> list[str]:
    """What is said of a deck that cannot be read, or that names what there is not."""
    with pytest.raises(DeckError) as caught:
        planned(text, town)
    return [str(problem) for problem in caught.value.problems]


def test_a_deck_says_its_minutes_and_where_its_slides_begin():
    read = read_deck("title: T\nslides:\n- text: a\n  minutes: 1.5\n- title: B\n  minutes: 2\n")
    assert read.deck.minutes == 3.5
    assert read.slide_lines == [3, 5]


def test_an_unknown_key_is_named_with_its_slide_its_line_and_the_nearest_key():
    [said] = refused("title: T\nslides:\n- text: a\n- titel: b\n")
    assert said.startswith('line 4, slide 2, titel: There is no key "titel" here; there are title,')
    assert "Did you mean title" in said


def test_options_of_views_stand_among_their_keys():
    read = read_deck(deck_of("- view: {view: head, layer: 1, head: 2}\n"))
    assert read.deck.slides[0].view.options == {"layer": 1, "head": 2}


def test_a_clock_and_a_date_stay_as_they_are_written():
    read = read_deck(deck_of("- view: heads\n", "predict_at: 2026-11-16T18:00:00\n"))
    assert read.deck.predict_at == "2026-11-16T18:00:00"
    assert read_deck("title: 18:30\nslides:\n- text: a\n").deck.title == "18:30"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: &a [x]\nb: [*a, *a]\n", "line 1: Anchors"),
        ("title: !!python/object/apply:os.system [ls]\n", "line 1: Tags"),
        ("[" * 5_000, "line 1: This is nested too deeply."),
        ("title: [\n", "line 2: This is no YAML"),
        ("title: T\ntitle: U\nslides: []\n", 'line 2: "title" stands here twice.'),
        (b"title: \xff\n", "line 1: Write the deck in UTF-8."),
        ("- a\n", "line 1: A deck begins with its title"),
        ("", "line 1, title: `title` is missing."),
        ("title: T\nslides: []\n", "line 2, slides: At least 1"),
        ("x" * (LARGEST + 1), "line 1: The deck is 256,001 bytes"),
        ("title: T\nslides:\n- view: heads\n  views: [gate]\n", "line 3, slide 1: Give either"),
        ("title: T\nslides:\n- view: {view: head, scale: 40}\n", "at most 4."),
        ("title: T\nslides:\n- minutes: soon\n", "line 3, slide 1, minutes: Write a number"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_line(text, said):
    assert any(said in problem for problem in refused(text))


def test_a_deck_has_at_most_so_many_slides():
    assert "At most 200" in refused("title: T\nslides:\n" + "- text: a\n" * (MOST_SLIDES + 1))[0]


@given(st.text(alphabet=st.characters(codec="utf-8"), max_size=60))
def test_any_text_is_read_or_refused_in_words(text):
    with suppress(DeckError):
        read_deck(text)


@given(st.text(alphabet=st.characters(codec="utf-8"), min_size=1, max_size=200))
def test_any_text_of_a_slide_becomes_markup_without_tags_of_its_own(text):
    written = yaml.safe_dump({"title": "T", "slides": [{"text": text}]}, allow_unicode=False)
    slide = read_deck(written).deck.slides[0]
    assert "<script" not in markup(slide.text).lower()
    paragraphs(slide.text)


@pytest.mark.parametrize(
    ("slide", "said"),
    [
        ("- view: headz\n", 'line 4, slide 1, view: There is no view "headz". Did you mean head'),
        ("- {view: {view: heads, model: twon}}\n", 'There is no model "twon"'),
        ("- {lesson: {lesson: revenu}}\n", 'There is no lesson "revenu".'),
        ("- {lesson: {lesson: revenue, step: scors}}\n", "Did you mean scores"),
        ("- {lesson: {lesson: revenue, removed: [sofmax]}}\n", "is no step of this lesson"),
        ("- {lesson: {lesson: revenue, step: scores, tables: [Z]}}\n", "there are Q, K, S."),
        ("- {view: {view: heads, layer: 1}}\n", '"heads" has no option "layer"; it has none.'),
        ("- {view: {view: heads, user: Resident 9999}}\n", "Resident 9999"),
        ("- {view: {view: heads, interventions: {remove_heads: [[7, 0]]}}}\n", "no head 0 in"),
        ("- {view: {view: heads, interventions: {gaet: 1}}}\n", "interventions.gaet"),
        ("- {view: {view: scores, against: {model: town}}}\n", "no difference"),
        ("- {text: a, fragments: [{view: {head: 1}}]}\n", "The slide shows no view to change."),
    ],
)
def test_what_a_deck_names_and_there_is_not_is_said(slide, said, town):
    assert any(said in problem for problem in refused(deck_of(slide), town))


def test_a_place_of_the_deck_that_is_not_there_is_said_once_at_its_own_line(town):
    text = "title: T\nvisits: Cafe Lunar\nslides:\n- view: heads\n- view: gate\n"
    [said] = refused(text, town)
    assert said.startswith("line 2, visits: ")
    assert "Café Luna" in said


def test_equal_questions_are_one_figure(town):
    slides = (
        "- view: head\n"
        "  fragments:\n"
        "  - view: {head: 1}\n"
        "  - view: {interventions: {only: pointer}}\n"
        "  - view: {interventions: {}}\n"
        "- view: head\n"
    )
    found = planned(deck_of(slides), town)
    assert len(found.questions) == 2
    stages = found.slides[0].views[0].stages
    assert [stage.options for stage in stages] == [{}, {"head": "1"}, {"head": "1"}, {"head": "1"}]
    assert stages[0].question.key == stages[3].question.key


def test_a_fragment_that_shows_another_step_shows_all_of_its_tables(town):
    slide = (
        "- lesson: {lesson: revenue, step: scores, tables: [S]}\n"
        "  fragments: [{lesson: {step: softmax}}]\n"
    )
    first, second = plan(read_deck(deck_of(slide)), town).slides[0].steps
    assert [table.name for table in (*first.takes, *first.gives)] == ["S"]
    assert len([*second.takes, *second.gives]) == 2


def test_the_origin_of_a_view_says_whose_visits_and_what_was_changed(town):
    slide = "- view: {view: gate, user: Resident 12, interventions: {only: pointer}}\n"
    [question] = plan(read_deck(deck_of(slide)), town).questions.values()
    for words in ("How the gate decides", "Resident 12", DAY, 'only "pointer"', "PointerScope"):
        assert words in question.origin


def test_markup_in_markdown_is_text_and_links_lead_to_the_web_alone():
    shown = markup(f"{MARKUP} [a](javascript:alert(1)) [b](https://example.org) ![c](d.png)")
    assert "<img" not in shown
    assert "&lt;img" in shown
    assert 'href="javascript' not in shown
    assert '<a href="https://example.org">b</a>' in shown


def test_formulas_are_drawn_and_prices_are_not():
    assert "<math" in markup("$x^2$")
    assert "<math" in markup("$$\nx\n$$")
    assert "<math" not in markup("It costs $5 or $6.")


def test_a_formula_that_cannot_be_drawn_is_shown_as_it_is_written():
    assert "<code>\\frac{</code>" in markup(r"$\frac{$")


@pytest.mark.parametrize(
    ("latex", "line"),
    [
        (r"\frac{a}{b + c}", "a/(b + c)"),
        (r"Q K^\top", "QKᵀ"),
        (r"\sqrt{d_k}", "√dₖ"),
        (r"x_1^2 \cdot y", "x₁² ⋅ y"),
    ],
)
def test_formulas_can_be_written_in_one_line(latex, line):
    assert in_one_line(latex).replace("·", "⋅") == line


def test_lists_keep_their_levels_and_numbers():
    found = paragraphs("- a\n  1. b\n  2. *c*\n")
    assert [(part.level, part.number) for part in found] == [(1, 0), (2, 1), (2, 2)]
    assert found[2].runs[0].is_italic


@pytest.mark.parametrize(("name", "minutes"), [("attention-from-scratch", 30), ("where-next", 20)])
def test_shipped_decks_take_the_time_that_they_say_and_every_slide_has_notes(name, minutes, town):
    found = find_deck(SHIPPED, name)
    assert found.read is not None
    assert found.read.deck.minutes == minutes
    assert all(slide.notes and slide.minutes for slide in found.read.deck.slides)
    plan(found.read, town)


def test_a_deck_of_a_folder_that_cannot_be_read_is_listed_with_the_reason(tmp_path: Path):
    (tmp_path / "a.yaml").write_text("title: T\nslides:\n- text: a\n", encoding="utf-8")
    (tmp_path / "b.yaml").write_text("title: T\nslides:\n- txt: a\n", encoding="utf-8")
    (tmp_path / "c.txt").write_text("no deck", encoding="utf-8")
    good, bad = decks_in(tmp_path)
    assert (good.name, good.trouble) == ("a", "")
    assert bad.read is None
    assert "line 3" in bad.trouble


def test_a_folder_that_is_not_there_has_no_decks(tmp_path: Path):
    assert decks_in(tmp_path / "none") == []


@pytest.mark.parametrize("name", ["../settings", "", "a/b", "where-next.yaml"])
def test_only_names_of_the_folder_are_decks(name):
    with pytest.raises(UnknownDeckError):
        find_deck(SHIPPED, name)
