"""Reading decks, planning them, and the errors of invalid ones."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.core.settings import Settings
from pointerscope.network.registry import Registry
from pointerscope.notebook.model import open_model
from pointerscope.publishing.deck.folder import UnknownDeckError, find_deck, read_decks
from pointerscope.publishing.deck.markdown import (
    formula_as_text,
    line_as_text,
    parse_paragraphs,
    render_line,
    render_markdown,
)
from pointerscope.publishing.deck.plan import plan_deck
from pointerscope.publishing.deck.reading import MAX_DECK_BYTES, DeckError, read_deck
from pointerscope.publishing.deck.schema import MAX_SLIDES
from tests.conftest import MARKUP

DAY = "Maple Court @ Mon 08:00 +45, Riverside Offices @ 09:00 +480, Café Luna"
SHIPPED = Settings().decks


@pytest.fixture(scope="module")
def town():
    return Registry(Settings().models).bundle


def deck_of(slides: str, head: str = "") -> str:
    return f"title: A deck\nvisits: {DAY}\n{head}slides:\n{slides}"


WRITTEN = deck_of("- title: Heads\n  view: {view: head, layer: 1}\n  text: |\n    One *head*.\n")


def planned(text, town):
    read = read_deck(text)
    return plan_deck(read, town) if town else read


def problems_of(text, town=None) -> list[str]:
    """Return the problems of a deck."""
    with pytest.raises(DeckError) as caught:
        planned(text, town)
    return [str(problem) for problem in caught.value.problems]


def test_a_deck_knows_its_minutes_and_the_lines_of_its_slides():
    read = read_deck("title: T\nslides:\n- text: a\n  minutes: 1.5\n- title: B\n  minutes: 2\n")
    assert read.deck.minutes == 3.5
    assert read.slide_lines == [3, 5]


def test_an_unknown_key_is_reported_with_its_slide_line_and_a_suggestion():
    [said] = problems_of("title: T\nslides:\n- text: a\n- titel: b\n")
    assert said.startswith(
        'line 4, slide 2, titel: The key "titel" is unknown here. Use title, text,'
    )
    assert "Did you mean title" in said


def test_options_may_be_written_among_the_keys_of_a_view():
    read = read_deck(deck_of("- view: {view: head, layer: 1, head: 2}\n"))
    assert read.deck.slides[0].view.options == {"layer": 1, "head": 2}


def test_times_and_dates_are_read_as_text():
    read = read_deck(deck_of("- view: heads\n", "predict_at: 2026-11-16T18:00:00\n"))
    assert read.deck.predict_at == "2026-11-16T18:00:00"
    assert read_deck("title: 18:30\nslides:\n- text: a\n").deck.title == "18:30"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: &a [x]\nb: [*a, *a]\n", "line 1: Anchors"),
        ("title: !!python/object/apply:os.system [ls]\n", "line 1: Tags"),
        ("[" * 5_000, "line 1: This is nested too deeply; use at most 16 levels."),
        ("title: [\n", "line 2: This is not valid YAML"),
        ("title: T\ntitle: U\nslides: []\n", 'line 2: The key "title" appears twice.'),
        (b"title: \xff\n", "line 1: This line is not UTF-8."),
        ("- a\n", "line 1: A deck is a list of keys and values. Begin with its title"),
        ("", "line 1, title: The key `title` is missing."),
        ("title: T\nslides: []\n", "line 2, slides: Write at least 1"),
        ("x" * (MAX_DECK_BYTES + 1), "line 1: The deck has 256,001 bytes"),
        (
            "title: T\nslides:\n- view: heads\n  views: [gate]\n",
            "line 3, slide 1: A slide has either view or views.",
        ),
        ("title: T\nslides:\n- view: {view: head, scale: 40}\n", "at most 4."),
        ("title: T\nslides:\n- minutes: soon\n", "line 3, slide 1, minutes: Write a number"),
    ],
)
def test_an_invalid_deck_is_reported_with_its_line(text, said):
    assert any(said in problem for problem in problems_of(text))


def test_the_number_of_slides_is_limited():
    assert (
        "Write at most 200"
        in problems_of("title: T\nslides:\n" + "- text: a\n" * (MAX_SLIDES + 1))[0]
    )


@given(st.text(alphabet=st.characters(codec="utf-8"), max_size=60), st.integers(0, len(WRITTEN)))
def test_any_text_is_read_or_refused_with_a_line(text, place):
    for written in (text, WRITTEN[:place] + text + WRITTEN[place:]):
        try:
            deck = read_deck(written).deck
        except DeckError as error:
            lines = {problem.line for problem in error.problems}
        else:
            again = yaml.safe_dump(deck.model_dump(mode="json", exclude_unset=True))
            assert read_deck(again).deck == deck
            continue
        assert lines
        assert lines <= {*range(1, len(written.splitlines()) + 2)}


@given(st.text(alphabet=st.characters(codec="utf-8"), min_size=1, max_size=200))
def test_any_slide_text_becomes_html_without_its_own_tags(text):
    written = yaml.safe_dump({"title": "T", "slides": [{"text": text}]}, allow_unicode=False)
    slide = read_deck(written).deck.slides[0]
    assert "<script" not in render_markdown(slide.text).lower()
    parse_paragraphs(slide.text)


@pytest.mark.parametrize(
    ("slide", "said"),
    [
        ("- view: headz\n", 'line 4, slide 1, view: There is no view "headz". Did you mean head'),
        ("- {view: {view: heads, model: twon}}\n", 'There is no model "twon"'),
        ("- {lesson: {lesson: revenu}}\n", 'There is no lesson "revenu".'),
        ("- {lesson: {lesson: revenue, step: scors}}\n", "Did you mean scores"),
        ("- {lesson: {lesson: revenue, removed: [sofmax]}}\n", "is not a step of this lesson"),
        ("- {lesson: {lesson: revenue, step: scores, tables: [Z]}}\n", "Use one of Q, K, S."),
        (
            "- {view: {view: heads, layer: 1}}\n",
            '"heads" has no option "layer". It has no options.',
        ),
        ("- {view: {view: heads, user: Resident 9999}}\n", "Resident 9999"),
        ("- {view: {view: heads, interventions: {remove_heads: [[7, 0]]}}}\n", "no head 0 in"),
        ("- {view: {view: heads, interventions: {gaet: 1}}}\n", "interventions.gaet"),
        ("- {view: {view: scores, against: {model: town}}}\n", "shows no difference"),
        (
            "- {text: a, fragments: [{view: {head: 1}}]}\n",
            "changes more views (1) than the slide shows (0).",
        ),
    ],
)
def test_unknown_names_in_a_deck_are_reported(slide, said, town):
    assert any(said in problem for problem in problems_of(deck_of(slide), town))


def test_an_unknown_place_of_the_deck_is_reported_once(town):
    text = "title: T\nvisits: Cafe Lunar\nslides:\n- view: heads\n- view: gate\n"
    [said] = problems_of(text, town)
    assert said.startswith("line 2, visits: ")
    assert "Café Luna" in said


def test_a_deck_without_visits_is_told_where_to_write_them(town):
    [said] = problems_of("title: T\nslides:\n- view: heads\n", town)
    assert "Add a line such as visits: Home, Work to the view, or above the slides" in said


def test_equal_figure_requests_share_one_figure(town):
    slides = (
        "- view: head\n"
        "  fragments:\n"
        "  - view: {head: 1}\n"
        "  - view: {interventions: {only: pointer}}\n"
        "  - view: {interventions: {}}\n"
        "- view: head\n"
    )
    found = planned(deck_of(slides), town)
    assert len(found.requests) == 2
    states = found.slides[0].views[0].states
    assert [state.options for state in states] == [{}, {"head": "1"}, {"head": "1"}, {"head": "1"}]
    assert states[0].request.key == states[3].request.key


def test_a_fragment_with_another_step_shows_all_its_tables(town):
    slide = (
        "- lesson: {lesson: revenue, step: scores, tables: [S]}\n"
        "  fragments: [{lesson: {step: softmax}}]\n"
    )
    first, second = plan_deck(read_deck(deck_of(slide)), town).slides[0].steps
    assert [table.name for table in (*first.input_tables, *first.result_tables)] == ["S"]
    assert len([*second.input_tables, *second.result_tables]) == 2


def test_the_origin_of_a_view_names_user_visits_and_interventions(town):
    slide = "- view: {view: gate, user: Resident 12, interventions: {only: pointer}}\n"
    [request] = plan_deck(read_deck(deck_of(slide)), town).requests.values()
    for words in (
        "How does the gate decide?",
        "Resident 12",
        DAY,
        "pointer only",
        "PointerScope",
    ):
        assert words in request.origin


def test_html_in_markdown_is_text_and_only_web_links_are_kept():
    shown = render_markdown(
        f"{MARKUP} [a](javascript:alert(1)) [b](https://example.org) ![c](d.png)"
    )
    assert "<img" not in shown
    assert "&lt;img" in shown
    assert 'href="javascript' not in shown
    assert '<a href="https://example.org">b</a>' in shown


def test_formulas_are_drawn_but_prices_are_not():
    assert "<math" in render_markdown("$x^2$")
    assert "<math" in render_markdown("$$\nx\n$$")
    assert "<math" not in render_markdown("It costs $5 or $6.")


def test_a_display_formula_within_a_line_leaves_the_line_whole():
    shown = render_markdown("Inline $$x^2$$ here, [abs](https://example.org), $y$ is.")
    assert shown.count("<math") == 2
    assert shown.count("<p>") == 1
    assert "$" not in shown
    assert '<a href="https://example.org">abs</a>, ' in shown


TEXTS = r"""title: A
slides:
- title: B
  text: |
    Fine: $x^2$, <https://example.org>, <at:somebody>

    Not $\fracc{1}{2}$, [not](/lessons) and $$x_$$.
- question: {ask: number, text: "What is $\\sqrtt{4}$?"}
"""


def test_a_formula_or_link_that_cannot_be_shown_is_reported_with_its_line():
    with pytest.raises(DeckError) as caught:
        read_deck(TEXTS)
    fraction, link, subscript, root = map(str, caught.value.problems)
    assert fraction.startswith(
        r"line 7, slide 1, text: The command \fracc in a formula is unknown."
    )
    assert link.startswith("line 7, slide 1, text: The link /lessons is not a complete address.")
    assert "nothing after _" in subscript
    assert root.startswith("line 8, slide 2, question.text: ")
    assert root.endswith(r"Did you mean \sqrt?")


def test_a_line_has_formulas_and_no_other_markdown():
    shown = render_line(f"**Is** $\\frac{{1}}{{2}}$ more than $$x^2$$ or $5 or $6? {MARKUP}")
    assert shown.count("<mfrac>") == shown.count("<msup>") == 1
    assert "**Is** <math" in shown
    assert " or $5 or $6? &lt;" in shown
    assert line_as_text(r"Is $\frac{1}{2}$ more than $5?") == "Is 1/2 more than $5?"


def test_an_invalid_formula_is_shown_as_its_source():
    assert "<code>\\frac{</code>" in render_markdown(r"$\frac{$")


@pytest.mark.parametrize(
    ("latex", "line"),
    [
        (r"\frac{a}{b + c}", "a/(b + c)"),
        (r"Q K^\top", "QKᵀ"),
        (r"\sqrt{d_k}", "√dₖ"),
        (r"x_1^2 \cdot y", "x₁² ⋅ y"),
    ],
)
def test_formulas_can_be_written_as_text(latex, line):
    assert formula_as_text(latex).replace("·", "⋅") == line


def test_list_items_have_levels_and_numbers():
    found = parse_paragraphs("- a\n  1. b\n  2. *c*\n")
    assert [(part.level, part.number) for part in found] == [(1, 0), (2, 1), (2, 2)]
    assert found[2].runs[0].is_italic


@pytest.mark.parametrize(("name", "minutes"), [("attention-from-scratch", 30), ("where-next", 20)])
def test_shipped_decks_have_notes_and_minutes_for_every_slide(name, minutes, town):
    found = find_deck(SHIPPED, name)
    assert found.read is not None
    assert found.read.deck.minutes == minutes
    assert all(slide.notes and slide.minutes for slide in found.read.deck.slides)
    plan_deck(found.read, town)


def test_the_notes_of_a_shipped_deck_are_true_of_its_history():
    deck = find_deck(SHIPPED, "where-next").read.deck
    model = open_model("town")
    answer = model.explain(deck.visits, user=deck.user)
    changed = model.explain(deck.visits, user=deck.user, interventions={"remove_heads": "all"})
    bakery = int(answer.trace.layers[0].weights[0, -1].argmax())
    places = model.bundle.places
    kinds = [places[location].category for location in answer.trace.locations]
    assert (kinds[bakery], answer.visits[bakery].arrival.strftime("%H:%M")) == ("bakery", "16:56")
    between = {"grocer", "service", "culture", "bakery"} & {*kinds[bakery + 1 :]}
    assert (kinds[-1], between) == ("library", set())
    assert places[answer.prediction.location].category == "grocer"
    assert answer.gate > 0.5
    assert answer.prediction.from_pointer > answer.prediction.from_generation
    assert changed.prediction.location != answer.prediction.location


def test_an_invalid_deck_is_listed_with_its_error(tmp_path: Path):
    (tmp_path / "a.yaml").write_text("title: T\nslides:\n- text: a\n", encoding="utf-8")
    (tmp_path / "b.yaml").write_text("title: T\nslides:\n- txt: a\n", encoding="utf-8")
    (tmp_path / "c.txt").write_text("no deck", encoding="utf-8")
    good, bad = read_decks(tmp_path)
    assert (good.name, good.error) == ("a", "")
    assert bad.read is None
    assert "line 3" in bad.error


def test_a_missing_folder_has_no_decks(tmp_path: Path):
    assert read_decks(tmp_path / "none") == []


@pytest.mark.parametrize("name", ["../settings", "", "a/b", "where-next.yaml"])
def test_only_names_without_suffix_find_a_deck(name):
    with pytest.raises(UnknownDeckError):
        find_deck(SHIPPED, name)


def test_finding_a_deck_reads_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for name in ("a", "b", "c"):
        (tmp_path / f"{name}.yaml").write_text(f"title: {name}\nslides:\n- text: t\n")
    opened = []
    open_file = Path.open

    def record_and_open(path, *arguments):
        opened.append(path.name)
        return open_file(path, *arguments)

    monkeypatch.setattr(Path, "open", record_and_open)
    assert find_deck(tmp_path, "b").read.deck.title == "b"
    assert opened == ["b.yaml"]
    with pytest.raises(UnknownDeckError) as unknown:
        find_deck(tmp_path, "d")
    assert unknown.value.known == ["a", "b", "c"]
    assert opened == ["b.yaml"]


def test_a_question_takes_the_query_of_its_deck(town):
    plan = planned(deck_of("- question: place\n- question: {ask: head, head: [1, 3]}\n"), town)
    first, second = (slide.question for slide in plan.slides)
    assert [query.visits for query in first.queries] == [DAY]
    unchanged, changed = second.queries
    assert unchanged.interventions is None
    assert changed.interventions.changes() == {"remove_heads": [[1, 3]]}
    assert [slide.stage_count for slide in plan.slides] == [2, 2]


def test_a_question_without_an_answer_has_no_step(town):
    own = "- question: {ask: choice, text: Which?, choices: [a, b]}\n"
    [slide] = planned(deck_of(own), town).slides
    assert slide.stage_count == 1


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("{ask: head}", "Give a head"),
        ("{ask: place, head: [0, 1]}", "Give a head"),
        ("{ask: head, head: [0, 9]}", "There is no head 9 in layer 0"),
        ("{ask: head, head: [0, 1], interventions: {remove_heads: all}}", "switched off already"),
        ("{ask: place, answer: Home}", "The network computes"),
        ("{ask: choice, text: Which?, choices: [a]}", "at least two choices"),
        ("{ask: choice, text: Which?, choices: [a, b], answer: c}", "must be one of the choices"),
        ('{ask: choice, text: Which?, choices: ["$x$", no]}', "one of yes, no, true, false"),
        ("{ask: choice, choices: [a, b]}", "Write the question"),
        ("{ask: number, text: How much?, answer: a lot}", "answer a lot cannot be read"),
        ("{ask: number, text: How much?, choices: [a, b]}", "has no choices"),
        ("{ask: visit, model: town-without-pointer}", "no pointer"),
        ("{ask: place, visits: Nowhere At All}", "Nowhere At All"),
        ("{asks: place}", "Did you mean ask"),
        ("when", "Write 'place', 'visit', 'head', 'choice' or 'number'"),
    ],
)
def test_a_wrong_question_is_reported_on_its_line(question, said, town):
    text = deck_of(f"- text: a\n- question: {question}\n")
    [problem] = problems_of(text, town)
    assert problem.startswith("line 5")
    assert said in problem


@pytest.mark.parametrize(
    "other", ["view: heads", "lesson: {lesson: pointer}", "fragments: [{text: a}]"]
)
def test_a_slide_with_a_question_asks_only(other, town):
    [problem] = problems_of(deck_of(f"- question: place\n  {other}\n"), town)
    assert "A slide with a question" in problem
