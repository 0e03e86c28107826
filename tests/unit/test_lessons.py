"""Every lesson: its sums add up, its steps can be removed, its inputs edited to extremes."""

from __future__ import annotations

import math
import sys
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.core.problems import InvalidQueryError
from pointerscope.lessons.catalogue import UnknownLessonError, discover, find_lesson, lessons
from pointerscope.lessons.framework.exercises import mark, read_answers
from pointerscope.lessons.framework.inputs import Choice, Matrix, Number, Words
from pointerscope.lessons.framework.printed import Reading, read_printed, verdict_on
from pointerscope.lessons.framework.prose import mathml, pieces
from tests.lessons import assert_adds_up, named_in

LESSONS = lessons()
every_lesson = pytest.mark.parametrize("name", LESSONS)


def assert_numbers_or_a_sentence(solution):
    for solved in solution.steps:
        assert (solved.made is None) == bool(solved.trouble), solved.step.id
        for made in solved.tables:
            assert not np.isnan(made.values).any(), made.name
            assert (len(made.rows), len(made.columns)) == made.matrix.shape


def removable(lesson):
    return [step.id for step in lesson.steps if step.without]


def removals(lesson):
    """Nothing, each step alone, each pair, and all."""
    steps = removable(lesson)
    return [
        (),
        *((step,) for step in steps),
        *combinations(steps, 2),
        *([tuple(steps)] if len(steps) > 2 else []),
    ]


def resized(lesson, name, words):
    """Edited inputs in which some words have another number, and matrices fit."""
    edited = {name: list(words)}
    for known in lesson.inputs:
        if not isinstance(known, Matrix) or name not in (known.rows, known.columns):
            continue
        rows = [known.value] if known.is_row else known.value
        if known.rows == name:
            rows = [rows[index % len(rows)] for index in range(len(words))]
        if known.columns == name:
            rows = [[row[index % len(row)] for index in range(len(words))] for row in rows]
        edited[known.name] = list(rows[0]) if known.is_row else [list(row) for row in rows]
    return edited


def filled(known, value):
    clipped = min(max(round(value) if known.whole else value, known.least), known.most)
    if known.is_row:
        return [clipped] * len(known.value)
    return [[clipped] * len(row) for row in known.value]


def extremes(lesson):
    """Edited inputs far from what the text has."""
    matrices = [known for known in lesson.inputs if isinstance(known, Matrix)]
    for value in (0, 1e6, -1e6, 1e-6):
        yield {known.name: filled(known, value) for known in matrices}
        for known in matrices:
            yield {known.name: filled(known, value)}
    for known in matrices:
        if not known.is_row:
            yield {known.name: [list(known.value[0])] * len(known.value)}
    for known in lesson.inputs:
        if isinstance(known, Number):
            yield {known.name: known.least}
            yield {known.name: known.most}
        if isinstance(known, Choice):
            yield from ({known.name: choice} for choice in known.choices)
        if isinstance(known, Words):
            yield resized(lesson, known.name, [f"w{n}" for n in range(known.least)])
            yield resized(lesson, known.name, [f"w{n}" for n in range(known.most)])


@every_lesson
def test_every_cell_is_what_it_is_said_to_be_made_of(name):
    for removed in removals(LESSONS[name]):
        assert_adds_up(LESSONS[name].solve(removed=removed))


@every_lesson
def test_what_a_cell_is_made_of_stands_in_the_same_step(name):
    for removed in removals(LESSONS[name]):
        for solved in LESSONS[name].solve(removed=removed).steps:
            seen = {shown.name for shown in (*solved.takes, *solved.tables) if shown.shown}
            for made in solved.tables:
                assert named_in(made.how) <= seen, (solved.step.id, made.name)


@every_lesson
def test_every_step_has_numbers_with_whatever_is_removed(name):
    lesson = LESSONS[name]
    names = [[made.name for made in solved.tables] for solved in lesson.solve().steps]
    for removed in removals(lesson):
        solution = lesson.solve(removed=removed)
        assert_numbers_or_a_sentence(solution)
        assert [solved.trouble for solved in solution.steps] == [""] * len(lesson.steps)
        assert [[made.name for made in solved.tables] for solved in solution.steps] == names


@every_lesson
def test_removing_a_step_changes_what_it_gives(name):
    lesson = LESSONS[name]
    whole = lesson.solve()
    for step in removable(lesson):
        without = lesson.solve(removed=[step])
        [made] = [solved.tables for solved in without.steps if solved.step.id == step]
        assert any(
            shown.values.shape != whole[shown.name].shape
            or not np.array_equal(shown.values, whole[shown.name])
            for shown in made
        ), step


@every_lesson
def test_extreme_inputs_give_numbers_or_a_sentence(name):
    lesson = LESSONS[name]
    for edited in extremes(lesson):
        for removed in ((), *((step,) for step in removable(lesson))):
            assert_numbers_or_a_sentence(lesson.solve(edited, removed))


@every_lesson
@settings(deadline=None, max_examples=10)
@given(st.data())
def test_any_inputs_give_numbers_that_add_up_or_a_sentence(name, data):
    lesson = LESSONS[name]
    edited = {}
    for known in lesson.inputs:
        if isinstance(known, Matrix):
            least, most = max(known.least, -100), min(known.most, 100)
            cell = (
                st.integers(math.ceil(least), int(most)) if known.whole else st.floats(least, most)
            )
            shape = np.shape(known.value)
            flat = data.draw(st.lists(cell, min_size=math.prod(shape), max_size=math.prod(shape)))
            edited[known.name] = np.reshape(flat, shape).tolist()
    solution = lesson.solve(edited)
    assert_numbers_or_a_sentence(solution)


@every_lesson
def test_what_is_edited_is_what_goes_in(name):
    lesson = LESSONS[name]
    for known in lesson.inputs:
        if isinstance(known, Matrix):
            edited = filled(known, 1)
            solution = lesson.solve({known.name: edited})
            np.testing.assert_array_equal(solution[known.name], edited)


@every_lesson
def test_every_number_a_text_prints_has_a_verdict_and_what_differs_a_sentence(name):
    for found in LESSONS[name].checks:
        assert math.isfinite(found.computed), found
        assert bool(found.why) == (found.verdict != "agrees"), found
        assert found.what, found
        assert found.source.where, found


@every_lesson
def test_formulas_and_words_can_be_written(name):
    lesson = LESSONS[name]
    texts = [lesson.summary]
    for step in lesson.steps:
        assert step.why.endswith((".", "!", "?")), step.id
        assert step.breaks, step.id
        for formula in filter(None, (step.formula, step.formula_without)):
            assert "merror" not in mathml(formula, block=True)
        texts += [step.why, step.breaks, *(note.but for note in step.notes)]
    for exercise in lesson.exercises:
        texts += [exercise.question, exercise.because]
    for text in texts:
        for piece in pieces(text):
            assert "\\" not in piece.text or piece.is_formula, text
            if piece.is_formula:
                mathml(piece.text)
    for solved in lesson.solve().steps:
        for shown in solved.tables:
            mathml(shown.symbol)


@every_lesson
def test_exercises_accept_the_computed_answer_and_no_other(name):
    lesson = LESSONS[name]
    assert 2 <= len(lesson.exercises) <= 3 or name == "margin"
    for exercise in lesson.exercises:
        right = exercise.answer(lesson.solve)
        if exercise.choices:
            assert right in exercise.choices
            wrong = next(choice for choice in exercise.choices if choice != right)
            assert mark(exercise, right, lesson.solve).all_right
            assert not mark(exercise, wrong, lesson.solve).all_right
            continue
        numbers = np.atleast_2d(np.asarray(right, dtype=float))
        typed = [[f"{number:.{exercise.decimals}f}" for number in row] for row in numbers]
        assert mark(exercise, typed, lesson.solve).all_right, exercise.id
        off = [
            [f"{number + 2.0 * 10.0**-exercise.decimals:.8f}" for number in row] for row in numbers
        ]
        assert not mark(exercise, off, lesson.solve).all_right, exercise.id
        for labels, count in zip((exercise.rows, exercise.columns), numbers.shape, strict=True):
            assert len(labels) in (0, count), exercise.id


# --- The lessons as a whole


def test_a_lesson_is_one_module(tmp_path, monkeypatch):
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "__init__.py").write_text("")
    (tmp_path / "more" / "one_more.py").write_text(
        "from pointerscope.lessons.framework import LECTURE, Lesson, Source, gives, table\n"
        "lesson = Lesson(title='One more', summary='It is one.', section='why', order=1,\n"
        "                sources=(Source(LECTURE, 'Nowhere'),))\n"
        "@lesson.step(title='One', formula='1', why='So it is.')\n"
        "def one(given):\n"
        "    return gives(table('one', 1, symbol='1', title='One'))\n"
    )
    (tmp_path / "more" / "no_lesson.py").write_text("lesson = 'none'\n")
    monkeypatch.syspath_prepend(tmp_path)
    try:
        found = discover([str(tmp_path / "more")], "more")
    finally:
        for module in ("more", "more.one_more", "more.no_lesson"):
            sys.modules.pop(module, None)
    assert list(found) == ["one-more"]
    assert found["one-more"].solve()["one"] == 1


def test_a_lesson_that_is_not_there_names_those_that_are():
    with pytest.raises(UnknownLessonError, match='no lesson "nothing"') as caught:
        find_lesson("nothing")
    assert caught.value.known == list(LESSONS)


# --- Printed numbers


@pytest.mark.parametrize(
    ("text", "value", "unit"),
    [
        ("0.39", 0.39, 0.01),
        (".16", 0.16, 0.01),
        ("-1.53", -1.53, 0.01),
        ("−0.416", -0.416, 0.001),
        ("16,384", 16_384, 1),
        ("58.5%", 0.585, 0.001),
        ("2.36M", 2_360_000, 10_000),
        ("3.1K", 3_100, 100),
        ("1/3", 1 / 3, 0),
        ("7", 7, 1),
    ],
)
def test_printed_numbers_are_read_with_the_unit_of_their_last_digit(text, value, unit):
    read = read_printed(text)
    assert read.value == pytest.approx(value)
    assert read.unit == pytest.approx(unit)


@pytest.mark.parametrize("text", ["", "about", "1.2.3", "--1", "1/", "%"])
def test_what_is_no_number_is_not_read(text):
    with pytest.raises(ValueError, match="no printed number"):
        read_printed(text)


@pytest.mark.parametrize(
    ("computed", "rounded", "verdict"),
    [
        (0.335, None, "agrees"),
        (0.3249999, None, "rounding"),
        (0.35, None, "rounding"),
        (0.351, None, "differs"),
        (0.4, 0.331, "rounding"),
        (0.4, 0.34, "differs"),
    ],
)
def test_verdicts_are_by_the_last_printed_digit(computed, rounded, verdict):
    assert verdict_on(Reading(0.33, 0.01), computed, rounded) == verdict


def test_a_whole_number_is_not_another_one_rounded():
    assert verdict_on(Reading(2, 1), 1) == "differs"
    assert verdict_on(Reading(2, 1), 3.2) == "rounding"


# --- Bad input


def problems_of(name, inputs, removed=()):
    with pytest.raises(InvalidQueryError) as caught:
        LESSONS[name].solve(inputs, removed)
    return {problem.where: problem.message for problem in caught.value.problems}


ROWS = [[1, 0, 1, 0, 1, 0, 0, 1]] * 4


@pytest.mark.parametrize(
    ("inputs", "where", "words"),
    [
        ({"X": [*ROWS[:3], [1, 2]]}, "inputs.X[3]", "8 numbers, not 2"),
        ({"X": ROWS[:2]}, "inputs.X", "4 rows, not 2"),
        ({"X": [*ROWS[:3], ["a"] * 8]}, "inputs.X[3][0]", "Send a number."),
        ({"X": [*ROWS[:3], [True] * 8]}, "inputs.X[3][0]", "Send a number."),
        ({"X": [*ROWS[:3], [1e7] * 8]}, "inputs.X[3][0]", "from −1,000,000 to 1,000,000"),
        ({"X": [*ROWS[:3], [math.nan] * 8]}, "inputs.X[3][0]", "Send a number from"),
        ({"X": "text"}, "inputs.X", "list of rows"),
        ({"X": [*ROWS[:3], 5]}, "inputs.X[3]", "list of numbers"),
        ({"X": None}, "inputs.X", "list of rows"),
        ({"tokens": []}, "inputs.tokens", "1 to 12 words, not 0"),
        ({"tokens": ["a"] * 13}, "inputs.tokens", "1 to 12 words, not 13"),
        ({"tokens": ["a", "b", "c", ""]}, "inputs.tokens[3]", "Send a word."),
        ({"tokens": ["a", "b", "c", "d" * 41]}, "inputs.tokens[3]", "at most 40 characters"),
        ({"tokens": ["a", "b", "c", 4]}, "inputs.tokens[3]", "Send a word."),
        ({"tokens": ["a"] * 5}, "inputs.X", "5 rows, not 4"),
        ({"Y": 1}, "inputs.Y", "no such input"),
    ],
)
def test_inputs_that_cannot_be_read_are_named(inputs, where, words):
    problems = problems_of("revenue", inputs)
    assert words in problems[where]


def test_a_step_that_is_not_there_or_stays_cannot_be_removed():
    assert "is no step" in problems_of("revenue", {}, ["nothing"])["removed[0]"]


def test_answers_to_exercises_that_are_not_there_are_named():
    with pytest.raises(InvalidQueryError, match="no such exercise"):
        read_answers(LESSONS["revenue"].exercises, {"nothing": 1})


@pytest.mark.parametrize("answer", ["", "much", None, [], [[1, 2]], {}, math.inf, True, "9" * 50])
def test_answers_that_are_no_numbers_are_named(answer):
    exercise = LESSONS["revenue"].exercises[0]
    with pytest.raises(InvalidQueryError, match=r"answers\.own-weight"):
        mark(exercise, answer, LESSONS["revenue"].solve)
