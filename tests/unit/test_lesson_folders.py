"""Lessons as folders: what their text says, mistakes in it, edits while serving, translations."""

from __future__ import annotations

import re
import shutil

import numpy as np
import pytest
from click.testing import CliRunner

from pointerscope.cli.new import new
from pointerscope.core.problems import InvalidQueryError
from pointerscope.lessons import catalogue as module
from pointerscope.lessons.catalogue import UnknownLessonError, catalogue, find_lesson, lessons
from pointerscope.lessons.framework.lesson_markdown import LessonTextError
from pointerscope.lessons.framework.printed import PrintedNumbers
from pointerscope.lessons.framework.sentences import localised, say, say_all, translated

CHECKS = 1842  # of numbers that the source texts print, when lessons were Python modules


@pytest.fixture
def own(tmp_path, monkeypatch):
    """A new lesson in a folder of plugins; edits are noticed at once."""
    monkeypatch.setenv("POINTERSCOPE_PLUGINS", str(tmp_path))
    monkeypatch.setattr(module, "CHECK_SECONDS", 0.0)
    assert CliRunner().invoke(new, ["lesson", "my-first"]).exit_code == 0
    yield tmp_path / "my_first"
    monkeypatch.delenv("POINTERSCOPE_PLUGINS")
    catalogue()


def edit(folder, old, new_text, file="lesson.md"):
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new_text, 1), encoding="utf-8")


def line_of(folder, text):
    lines = (folder / "lesson.md").read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


def test_a_new_lesson_works(own):
    lesson = find_lesson("my-first")
    assert lesson.title == "My first"
    weights = np.exp([1, 2, 3]) / np.exp([1, 2, 3]).sum()
    assert lesson.solve()["p"] == pytest.approx(weights)
    assert lesson.solve(removed=["weights"])["p"].tolist() == [1, 2, 3]
    [exercise] = lesson.exercises
    assert exercise.answer(lesson.solve) == pytest.approx(1 / 3)
    [table] = lesson.solve().steps[0].tables
    assert (table.title, table.columns, table.shade) == (
        "Weights",
        ("home", "work", "café"),
        "weights",
    )


def test_an_edited_text_is_shown_at_the_next_look(own):
    before = catalogue().version
    assert find_lesson("my-first").title == "My first"
    edit(own, "# My first", "# My very first")
    assert find_lesson("my-first").title == "My very first"
    assert catalogue().version != before


def test_edited_functions_are_run_at_the_next_look(own):
    assert find_lesson("my-first").solve()["p"].sum() == pytest.approx(1)
    edit(own, 'softmax(inputs["scores"])', '2 * softmax(inputs["scores"])', "lesson.py")
    assert find_lesson("my-first").solve()["p"].sum() == pytest.approx(2)


def test_files_that_were_not_edited_are_not_read_again(own):
    assert find_lesson("my-first") is find_lesson("my-first")
    revenue = find_lesson("revenue")
    edit(own, "# My first", "# My very first")
    assert find_lesson("revenue") is revenue


def test_a_lesson_that_is_removed_is_gone(own):
    assert "my-first" in lessons()
    shutil.rmtree(own)
    with pytest.raises(UnknownLessonError):
        find_lesson("my-first")


@pytest.mark.parametrize(
    ("old", "mistaken", "expected"),
    [
        ("- Why:", "- Whyy:", "Did you mean Why"),
        ("- Why:", "### Why\n", "an item instead of a heading"),
        ("- Why:", "- Why: Because.\n- Why:", "one “Why”"),
        ("- Exercise {#equal}: All", "- Exercise {#Equal}: All", "an id of small letters"),
        ("- Exercise {#equal}: All", "- [^1 All", "a source and what"),
        ("Reads: scores", "Reads: scores\n\n> quote", "a paragraph, a formula, a list"),
        ("value: [1, 2, 3]", "value: [1, 2, a]", "a number, not “a”"),
        ("section: by hand", "section: by hnd", "Did you mean by hand"),
        ("order: 90", "order: soon", "a whole number"),
        ("minutes: 5", "minute: 5", "Did you mean minutes"),
        ("title: Scores", "titel: Scores", "not “titel”"),
        ("Because:", "Becuase:", "a line `- Because: …`"),
        ("{#weights}", "", "a step here"),
        ("{#weights}", "{#Weights}", "small letters"),
        (" {#equal}", "", "an id"),
        (r"softmax}(s)", "softmax(s)", "has no partner"),
        ("$$p = s$$ ", "", "one formula and a text"),
        ("# My first", "## My first {#x}", "one title"),
        ("shade: weights", "shade: heavy", "a shade"),
        ("Weights are positive", "Weights $a are positive", "has no partner"),
        ("Reads: scores", "Reads: score", "not score"),
        ("- p $p$", "- p", "a symbol"),
        ("- p $p$", r"- p $\nonsense$", r"A name is written \operatorname{nonsense}"),
        ("- p $p$", "- q $p$", "KeyError"),
        ("{columns:", "{colums:", "Did you mean columns"),
        ("Scores need not", "| Scores | need not", "a list"),
        ("$$p = s$$", "$$p = s", "$$ at both ends"),
    ],
)
def test_a_mistake_is_reported_with_file_line_and_what_was_expected(own, old, mistaken, expected):
    line = line_of(own, old.splitlines()[0])
    before = (own / "lesson.md").read_text(encoding="utf-8")
    edit(own, old, mistaken)
    found = catalogue().mistakes["my-first"]
    assert expected in str(found)
    if expected != "KeyError":
        assert found.file == "my_first/lesson.md"
        assert re.search(r"Expected|has no partner", str(found))
        assert abs(found.line - line) <= 4
    assert "revenue" in lessons()
    with pytest.raises(LessonTextError):
        find_lesson("my-first")
    (own / "lesson.md").write_text(before, encoding="utf-8")
    assert find_lesson("my-first").title == "My first"


@pytest.mark.parametrize(
    ("old", "mistaken", "line"),
    [
        ("def weights", "def other", None),
        ("def weights(", "def weights((", 9),
        ("softmax\n", "softmaxx\n", 5),
    ],
)
def test_a_mistake_in_the_functions_is_reported(own, old, mistaken, line):
    edit(own, old, mistaken, "lesson.py")
    found = catalogue().mistakes["my-first"]
    if line is None:
        assert "Expected a function weights" in str(found)
    else:
        assert found.file == "my_first/lesson.py"
        assert abs(found.line - line) <= 1


def test_a_function_that_was_deleted_is_gone(own):
    assert find_lesson("my-first").steps[0].is_removable
    edit(own, "def weights", "def other", "lesson.py")
    assert "function weights" in str(catalogue().mistakes["my-first"])


def test_a_formula_without_the_step_needs_a_function_that_takes_it(own):
    edit(own, ", *, is_removed: bool = False", "", "lesson.py")
    expected = "Expected a function weights that takes is_removed."
    assert expected in str(catalogue().mistakes["my-first"])


def test_an_answer_that_is_no_choice_is_a_mistake(own):
    edit(own, "- Because:", "- A half.\n  - A third.\n  - Because:")
    edit(own, 'solve({"scores": [2, 2, 2]})["p"][0]', '"A third"', "lesson.py")
    assert "“A third”, which is not one of the choices" in str(catalogue().mistakes["my-first"])


def test_an_error_in_a_function_is_reported_with_its_line(own):
    edit(own, 'softmax(inputs["scores"])', 'softmax(inputs["scores"].undo())', "lesson.py")
    found = catalogue().mistakes["my-first"]
    assert found.file == "my_first/lesson.py"
    assert "AttributeError" in str(found)
    assert found.line == 10


def test_a_lesson_without_functions_says_so(own):
    (own / "lesson.py").unlink()
    assert "Expected this file" in str(catalogue().mistakes["my-first"])


def test_an_id_that_is_taken_stays_with_the_package(own):
    own.rename(own.parent / "revenue")
    assert find_lesson("revenue").title != "My first"
    assert any("already a lesson" in str(mistake) for mistake in catalogue().mistakes.values())


def test_as_many_printed_numbers_are_checked_as_before_or_more():
    assert sum(len(lesson.checks) for lesson in lessons().values()) >= CHECKS


def test_every_lesson_that_is_built_on_exists_and_comes_earlier():
    order = list(lessons())
    for id, lesson in lessons().items():
        assert lesson.minutes, id
        assert all(order.index(need) < order.index(id) for need in lesson.needs), id


def test_a_picture_has_the_text_of_the_lesson_but_for_what_the_function_says(own):
    shown = "- Picture: Shares. One bar a place. {y: share}\n- Why:"
    edit(own, "- Why:", shown)
    bars = 'picture=Bars(("a",), {"b": [1]}, caption="Of three.")'
    edit(own, 'softmax(inputs["scores"]))', f'softmax(inputs["scores"]), {bars})', "lesson.py")
    edit(own, "import Inputs", "import Bars, Inputs", "lesson.py")
    picture = find_lesson("my-first").solve().steps[0].result.picture
    assert (picture.title, picture.caption, picture.y_title) == ("Shares", "Of three.", "share")
    edit(own, "Picture: Shares. One", "Picture: One")
    assert "Expected a title and a caption" in str(catalogue().mistakes["my-first"])


def test_a_step_may_name_its_terms_and_sources(own):
    edit(own, "inputs:", "terms: [gate]\nsources:\n  one: foundations, §1\ninputs:")
    edit(own, "- Why:", "- Terms: entropy\n- Works through: one\n- Why:")
    lesson = find_lesson("my-first")
    assert lesson.terms == ("gate", "entropy")
    assert [source.section for source in lesson.sources] == ["§1"]
    edit(own, "- Terms: entropy", "- Terms: entrpy")
    assert "Did you mean entropy" in str(catalogue().mistakes["my-first"])


def test_printed_numbers_of_a_text_are_read(own):
    printed = (
        "- [notes] 0.09\n  0.25 = p[:2] {why: [^1]}\n- [notes] 1 = sum(): Sum\n"
        "- [notes] Not 0.09 = p.\n- [^1] Rounded.\n- Exercise {#equal}"
    )
    edit(own, "- Exercise {#equal}", printed)
    edit(own, "inputs:", "sources:\n  notes: {text: My notes, section: Page 3}\ninputs:")
    edit(
        own,
        "computed: SolverFunctions = {",
        'computed: SolverFunctions = {"sum": lambda solve: solve()["p"].sum(), ',
        "lesson.py",
    )
    lesson = find_lesson("my-first")
    first, second = lesson.printed_by_step["weights"]
    assert isinstance(first, PrintedNumbers)
    assert (first.values, first.why, second.label) == ("0.09 0.25", "Rounded.", "Sum")
    assert [check.verdict for check in lesson.checks] == ["agrees", "rounding", "agrees"]
    assert first.source.text.title == "My notes"
    [note] = lesson.steps[0].notes
    assert note.text == "Not 0.09 = p."


# --- Other languages


def removals(lesson):
    return [[], *([step.id] for step in lesson.steps if step.is_removable)]


def test_a_translation_has_the_numbers_of_the_original():
    english, german = find_lesson("revenue"), find_lesson("revenue", "de")
    assert german.language == "de"
    for removed in removals(english):
        for own_step, step in zip(
            english.solve(removed=removed).steps, german.solve(removed=removed).steps, strict=True
        ):
            assert own_step.step.formula == step.step.formula
            for own_table, table in zip(own_step.tables, step.tables, strict=True):
                assert (own_table.values == table.values).all()
                assert table.language == "de"
    assert [check.printed for check in german.checks] == [check.printed for check in english.checks]


def test_a_translation_is_whole():
    """No sentence, title or choice is left in English, whatever step is removed."""
    english, german = find_lesson("revenue"), find_lesson("revenue", "de")
    for own_step, step in zip(english.steps, german.steps, strict=True):
        for name in ("title", "text", "why", "breaks"):
            assert getattr(own_step, name) != getattr(step, name), (step.id, name)
        assert len(own_step.notes) == len(step.notes)
    for removed in removals(english):
        for own_step, step in zip(
            english.solve(removed=removed).steps, german.solve(removed=removed).steps, strict=True
        ):
            if own_step.result.remark:
                assert own_step.result.remark != step.result.remark
    for own_exercise, exercise in zip(english.exercises, german.exercises, strict=True):
        assert own_exercise.question != exercise.question
        answer, own_answer = exercise.answer(german.solve), own_exercise.answer(english.solve)
        if exercise.choices:
            assert exercise.choices.index(answer) == own_exercise.choices.index(own_answer)
        else:
            assert answer == own_answer


def test_an_unknown_language_names_those_there_are():
    with pytest.raises(InvalidQueryError) as caught:
        find_lesson("revenue", "fr")
    [problem] = caught.value.problems
    assert problem.where == "lang"
    assert problem.suggestions == ("en", "de")


def test_a_translation_of_other_steps_is_a_mistake(own):
    text = (own / "lesson.md").read_text(encoding="utf-8")
    _, _, body = text.split("---\n", 2)
    (own / "lesson.de.md").write_text(f"---\nwords: {{}}\n---\n{body}", encoding="utf-8")
    assert find_lesson("my-first", "de").title == "My first"
    edit(own, "{#weights}", "{#shares}", "lesson.de.md")
    assert "Expected the step {#weights} here" in str(catalogue().mistakes["my-first.de"])
    assert find_lesson("my-first").title == "My first"


@pytest.mark.parametrize("header", ["words: [a]", "inputs: 3", "inputs: {scores: Werte}", "a"])
def test_a_wrong_header_of_a_translation_leaves_every_lesson_in_place(own, header):
    (own / "lesson.de.md").write_text(f"---\n{header}\n---\n# Erste\n", encoding="utf-8")
    assert "lesson.de.md, line 2: Expected" in str(catalogue().mistakes["my-first.de"])
    assert find_lesson("my-first").title == "My first"
    assert "revenue" in lessons()


def test_a_failure_of_one_lesson_does_not_stop_the_others(own):
    edit(own, "computed:", "computed = 3\nothers:", "lesson.py")
    edit(own, "- Exercise", "- [notes] 1 = sum()\n- Exercise")
    edit(own, "inputs:", "sources:\n  notes: {text: My notes, section: Page 3}\ninputs:")
    assert "TypeError" in str(catalogue().mistakes["my-first"])
    assert "revenue" in lessons()


def test_a_translation_may_leave_out_what_is_the_same(own):
    (own / "lesson.de.md").write_text(
        "---\ninputs:\n  scores: {title: Werte}\n---\n# Erste\nWas zu sehen ist.\n\n"
        "## Anteile {#weights}\nAus Werten werden Anteile.\n- p Gewichte\n- Why: Darum.\n"
        "- Without it: Sonst nicht.\n- Exercise {#equal}: Wie viel?\n  - Because: Gleich.\n",
        encoding="utf-8",
    )
    english, german = find_lesson("my-first"), find_lesson("my-first", "de")
    assert german.steps[0].formula == english.steps[0].formula
    assert german.steps[0].inputs == ("scores",)
    [table] = german.solve().steps[0].tables
    assert (table.title, table.symbol, table.shade) == ("Gewichte", "p", "weights")
    assert german.inputs[1].title == "Werte"


def test_numbers_are_written_as_the_language_does():
    assert localised("0.39 of 12,000.5", "de") == "0,39 of 12.000,5"
    assert localised("0.39", "en") == "0.39"


def test_sentences_are_translated_by_their_templates():
    sentence = say_all([say("“{a}” has {b:.2f}.", a="x", b=0.5), say("Fine.")])
    assert sentence == "“x” has 0.50. Fine."
    words = {"“{a}” has {b:.2f}.": "„{a}“ hat {b:.2f}.", "Fine.": "Gut."}
    assert translated(sentence, words, "de") == "„x“ hat 0,50. Gut."
