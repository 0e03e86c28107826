"""Every lesson: derivations hold, steps can be removed, inputs can be edited to extremes."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.core.problems import InvalidQueryError
from pointerscope.lessons.catalogue import (
    UnknownLessonError,
    find_lesson,
    lessons,
)
from pointerscope.lessons.framework.exercises import find_answered, mark_answer
from pointerscope.lessons.framework.expressions import source_tables
from pointerscope.lessons.framework.inputs import Choice, Matrix, Number, Words
from pointerscope.lessons.framework.mathml import split_formulas, to_mathml
from pointerscope.lessons.framework.printed import ParsedNumber, compare_numbers, parse_number
from tests.expressions import differences_in_browser

LESSONS = lessons()
every_lesson = pytest.mark.parametrize("name", LESSONS)


def assert_numbers_or_error(solution):
    for solved in solution.steps:
        assert (solved.result is None) == bool(solved.error), solved.step.id
        for made in solved.tables:
            assert not np.isnan(made.values).any(), made.name
            assert (len(made.rows), len(made.columns)) == made.matrix.shape


def removable(lesson):
    return [step.id for step in lesson.steps if step.is_removable]


def removals(lesson):
    """No step, each step alone, each pair, and all steps."""
    steps = removable(lesson)
    return [
        (),
        *((step,) for step in steps),
        *combinations(steps, 2),
        *([tuple(steps)] if len(steps) > 2 else []),
    ]


def resize(lesson, name, words):
    """Edited inputs with another number of words, and matrices of the matching size."""
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


def fill(known, value):
    clipped = min(max(round(value) if known.whole else value, known.minimum), known.maximum)
    if known.is_row:
        return [clipped] * len(known.value)
    return [[clipped] * len(row) for row in known.value]


def extremes(lesson):
    """Edited inputs far from the text's own."""
    matrices = [known for known in lesson.inputs if isinstance(known, Matrix)]
    for value in (0, 1e6, -1e6, 1e-6):
        yield {known.name: fill(known, value) for known in matrices}
        for known in matrices:
            yield {known.name: fill(known, value)}
    for known in matrices:
        if not known.is_row:
            yield {known.name: [list(known.value[0])] * len(known.value)}
    for known in lesson.inputs:
        if isinstance(known, Number):
            yield {known.name: known.minimum}
            yield {known.name: known.maximum}
        if isinstance(known, Choice):
            yield from ({known.name: choice} for choice in known.choices)
        if isinstance(known, Words):
            yield resize(lesson, known.name, [f"w{n}" for n in range(known.minimum)])
            yield resize(lesson, known.name, [f"w{n}" for n in range(known.maximum)])


@every_lesson
def test_the_browser_computes_every_cell_from_its_derivation(name):
    solutions = [LESSONS[name].solve(removed=removed) for removed in removals(LESSONS[name])]
    assert differences_in_browser(solutions, tolerance=1e-12) == []


@every_lesson
def test_the_tables_of_a_derivation_that_can_be_opened_are_shown_in_the_same_step(name):
    for removed in removals(LESSONS[name]):
        for solved in LESSONS[name].solve(removed=removed).steps:
            seen = {shown.name for shown in (*solved.inputs, *solved.tables) if shown.is_shown}
            for made in solved.tables:
                if solved.can_open(made):
                    assert source_tables(made.derivation) <= seen, (solved.step.id, made.name)


@every_lesson
def test_every_step_computes_the_same_tables_whatever_is_removed(name):
    lesson = LESSONS[name]
    names = [[made.name for made in solved.tables] for solved in lesson.solve().steps]
    for removed in removals(lesson):
        solution = lesson.solve(removed=removed)
        assert_numbers_or_error(solution)
        assert [solved.error for solved in solution.steps] == [""] * len(lesson.steps)
        assert [[made.name for made in solved.tables] for solved in solution.steps] == names


@every_lesson
def test_removing_a_step_changes_its_result(name):
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


@pytest.mark.slow
@every_lesson
def test_extreme_inputs_give_numbers_or_an_error_message(name):
    lesson = LESSONS[name]
    for edited in extremes(lesson):
        for removed in ((), *((step,) for step in removable(lesson))):
            assert_numbers_or_error(lesson.solve(edited, removed))


@every_lesson
@settings(deadline=None, max_examples=10)
@given(st.data())
def test_any_inputs_give_numbers_or_an_error_message(name, data):
    lesson = LESSONS[name]
    edited = {}
    for known in lesson.inputs:
        if isinstance(known, Matrix):
            least, most = max(known.minimum, -100), min(known.maximum, 100)
            cell = (
                st.integers(math.ceil(least), int(most)) if known.whole else st.floats(least, most)
            )
            shape = np.shape(known.value)
            flat = data.draw(st.lists(cell, min_size=math.prod(shape), max_size=math.prod(shape)))
            edited[known.name] = np.reshape(flat, shape).tolist()
    solution = lesson.solve(edited)
    assert_numbers_or_error(solution)


@every_lesson
def test_edited_inputs_are_used(name):
    lesson = LESSONS[name]
    for known in lesson.inputs:
        if isinstance(known, Matrix):
            edited = fill(known, 1)
            solution = lesson.solve({known.name: edited})
            np.testing.assert_array_equal(solution[known.name], edited)


@every_lesson
def test_every_printed_number_has_a_verdict_and_every_difference_a_reason(name):
    for found in LESSONS[name].checks:
        assert math.isfinite(found.computed), found
        assert bool(found.why) == (found.verdict != "agrees"), found
        assert found.label, found
        assert found.source.section, found


@every_lesson
def test_formulas_and_texts_can_be_rendered(name):
    lesson = LESSONS[name]
    texts = [lesson.summary]
    for step in lesson.steps:
        assert step.why.endswith((".", "!", "?")), step.id
        assert step.breaks or not step.is_removable, step.id
        for formula in filter(None, (step.formula, step.formula_removed)):
            assert "merror" not in to_mathml(formula, block=True)
        texts += [step.why, step.breaks, *(note.text for note in step.notes)]
    for exercise in lesson.exercises:
        texts += [exercise.question, exercise.because]
    for text in texts:
        for piece in split_formulas(text):
            assert "\\" not in piece.text or piece.is_formula, text
            if piece.is_formula:
                to_mathml(piece.text)
    for solved in lesson.solve().steps:
        for shown in solved.tables:
            to_mathml(shown.symbol)


@every_lesson
def test_exercises_accept_the_computed_answer_and_reject_others(name):
    lesson = LESSONS[name]
    assert 2 <= len(lesson.exercises) <= 6 or name == "margin"
    for exercise in lesson.exercises:
        right = exercise.answer(lesson.solve)
        if exercise.choices:
            assert right in exercise.choices
            wrong = next(choice for choice in exercise.choices if choice != right)
            assert mark_answer(exercise, right, lesson.solve).all_right
            assert not mark_answer(exercise, wrong, lesson.solve).all_right
            continue
        numbers = np.atleast_2d(np.asarray(right, dtype=float))
        typed = [[f"{number:.{exercise.decimals}f}" for number in row] for row in numbers]
        assert mark_answer(exercise, typed, lesson.solve).all_right, exercise.id
        off = [
            [f"{number + 2.0 * 10.0**-exercise.decimals:.8f}" for number in row] for row in numbers
        ]
        assert not mark_answer(exercise, off, lesson.solve).all_right, exercise.id
        for labels, count in zip((exercise.rows, exercise.columns), numbers.shape, strict=True):
            assert len(labels) in (0, count), exercise.id


# --- The catalogue


def test_an_unknown_lesson_lists_the_known_ones():
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
def test_printed_numbers_are_parsed_with_the_unit_of_their_last_digit(text, value, unit):
    number = parse_number(text)
    assert number.value == pytest.approx(value)
    assert number.unit == pytest.approx(unit)


@pytest.mark.parametrize("text", ["", "about", "1.2.3", "--1", "1/", "%"])
def test_text_that_is_not_a_number_is_rejected(text):
    with pytest.raises(ValueError, match="is not a number"):
        parse_number(text)


@pytest.mark.parametrize(
    ("computed", "rounded", "verdict"),
    [
        (0.335, None, "agrees"),
        (0.3249999, None, "rounding"),
        (0.34, None, "rounding"),
        (0.341, None, "differs"),
        (0.4, 0.331, "rounding"),
        (0.4, 0.34, "differs"),
    ],
)
def test_verdicts_depend_on_the_last_printed_digit(computed, rounded, verdict):
    assert compare_numbers(ParsedNumber(0.33, 0.01), computed, rounded) == verdict


def test_different_whole_numbers_never_differ_by_rounding():
    assert compare_numbers(ParsedNumber(2, 1), 1) == "differs"
    assert compare_numbers(ParsedNumber(2, 1), 2.8) == "rounding"


def test_a_sine_printed_for_a_cosine_is_no_rounding():
    [found] = [
        check
        for check in lessons()["sinusoidal"].checks
        if check.printed == "0.86" and check.label.startswith("Positions, row position 100")
    ]
    assert found.computed == pytest.approx(math.sin(1))
    assert found.verdict == "differs"


def test_illustrations_cannot_be_checked():
    found = Counter(
        (name, check.verdict)
        for name, lesson in lessons().items()
        for check in lesson.checks
        if check.verdict in ("differs", "cannot be checked")
    )
    assert found["next-token", "cannot be checked"] == 17
    assert found["next-token", "differs"] == 0
    assert found["cricket", "cannot be checked"] == 1


# --- Bad input


def problems_of(name, inputs, removed=()):
    with pytest.raises(InvalidQueryError) as caught:
        LESSONS[name].solve(inputs, removed)
    return {problem.where: problem.message for problem in caught.value.problems}


ROWS = [[1, 0, 1, 0, 1, 0, 0, 1]] * 4


@pytest.mark.parametrize(
    ("inputs", "where", "words"),
    [
        ({"X": [*ROWS[:3], [1, 2]]}, "inputs.X[3]", "has 2 numbers. Send 8."),
        ({"X": ROWS[:2]}, "inputs.X", "has 2 rows. Send 4."),
        ({"X": [*ROWS[:3], ["a"] * 8]}, "inputs.X[3][0]", "not a number. Enter a number"),
        ({"X": [*ROWS[:3], [True] * 8]}, "inputs.X[3][0]", "not a number. Enter a number"),
        ({"X": [*ROWS[:3], [1e7] * 8]}, "inputs.X[3][0]", "from −1,000,000 to 1,000,000"),
        ({"X": [*ROWS[:3], [math.nan] * 8]}, "inputs.X[3][0]", "out of range. Enter a number from"),
        ({"X": "text"}, "inputs.X", "list of rows"),
        ({"X": [*ROWS[:3], 5]}, "inputs.X[3]", "list of numbers"),
        ({"X": None}, "inputs.X", "list of rows"),
        ({"tokens": []}, "inputs.tokens", "There are 0 words. Send 1 to 12 words."),
        ({"tokens": ["a"] * 13}, "inputs.tokens", "There are 13 words. Send 1 to 12 words."),
        ({"tokens": ["a", "b", "c", ""]}, "inputs.tokens[3]", "Send a word."),
        (
            {"tokens": ["a", "b", "c", "d" * 41]},
            "inputs.tokens[3]",
            "41 characters. Send at most 40.",
        ),
        ({"tokens": ["a", "b", "c", 4]}, "inputs.tokens[3]", "Send a word."),
        ({"tokens": ["a"] * 5}, "inputs.X", "has 4 rows. Send 5."),
        ({"Y": 1}, "inputs.Y", "no such input"),
    ],
)
def test_unreadable_inputs_are_reported_with_their_place(inputs, where, words):
    problems = problems_of("revenue", inputs)
    assert words in problems[where]


def test_an_unknown_step_cannot_be_removed():
    assert "is not a step" in problems_of("revenue", {}, ["nothing"])["removed[0]"]


def test_an_answer_that_is_missing_is_named_in_words():
    known = [(one, lesson) for lesson in LESSONS.values() for one in lesson.exercises]
    choosing, lesson = next(pair for pair in known if pair[0].choices)
    with pytest.raises(InvalidQueryError, match=r"Nothing is chosen yet\. Choose one"):
        mark_answer(choosing, "", lesson.solve)
    grid, lesson = next(pair for pair in known if len(pair[0].rows) > 1)
    cells = np.atleast_2d(np.asarray(grid.answer(lesson.solve))).tolist()
    cells[1][0] = ""
    with pytest.raises(InvalidQueryError) as raised:
        mark_answer(grid, cells, lesson.solve)
    [problem] = raised.value.problems
    said = f"Row “{grid.rows[1]}”, column “{grid.columns[0]}”: This is still empty."
    assert problem.message.startswith(said)


def test_answers_to_unknown_exercises_are_rejected():
    with pytest.raises(InvalidQueryError, match="no such exercise"):
        find_answered(LESSONS["revenue"].exercises, {"nothing": 1})


@pytest.mark.parametrize("answer", ["", "much", None, [], [[1, 2]], {}, math.inf, True, "9" * 50])
def test_answers_that_are_not_numbers_are_rejected(answer):
    exercise = LESSONS["revenue"].exercises[0]
    with pytest.raises(InvalidQueryError, match=r"answers\.aapl-score"):
        mark_answer(exercise, answer, LESSONS["revenue"].solve)
