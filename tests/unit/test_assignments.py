"""Assignments: links, drawn numbers and marks, in Python and in the browser."""

from __future__ import annotations

import math
from typing import get_args
from urllib.parse import parse_qs

import numpy as np
import orjson
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pointerscope.core.problems import InvalidQueryError
from pointerscope.lessons.catalogue import lessons
from pointerscope.lessons.framework.draws import Drawn, NumberDraw, draw_inputs
from pointerscope.lessons.framework.exercises import mark_answer
from pointerscope.lessons.framework.inputs import Number
from pointerscope.lessons.framework.marking import (
    Unit,
    UnreadableAnswerError,
    mark_number,
    read_number,
)
from pointerscope.publishing.assignments.assigned_lesson import exercise_content
from pointerscope.publishing.assignments.assignment import (
    TOLERANCES,
    AssignedExercise,
    Assignment,
    ExerciseAddress,
    assignment_of,
    read_assignment,
    student_name,
)
from pointerscope.publishing.assignments.marks import answer_of, mark_assignment
from pointerscope.publishing.recorded_lesson import recorded_lesson
from tests.expressions import run_in_node

DRAWN = [
    ExerciseAddress(name, exercise.id)
    for name, lesson in lessons().items()
    for exercise in lesson.exercises
    if exercise.drawn
]
WEEK = Assignment(tuple(DRAWN), "k3f9")
STUDENTS = ["Ada Lovelace", "s1234567", "Šárka Ž", "李雷", "o'Brien, J. 🦊"]
EARLIER_LINK = "seed=k3f9&exercises=gate.gate-value%2Cgate.blended&check=277ec10c"
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)


def assigned_cases():
    """Each lesson with its exercises, drawn ones for every student, as the browser gets them."""
    for name, lesson in lessons().items():
        steps = {
            exercise.id: step for step in lesson.steps for exercise in lesson.exercises_of(step.id)
        }
        cases = [
            {
                "exercise": exercise_content(lesson, exercise, steps[exercise.id].id),
                "text": f"k3f9\n{student_name(student).lower()}\n{name}.{exercise.id}",
            }
            for exercise in lesson.exercises
            for student in (STUDENTS if exercise.drawn else STUDENTS[:1])
        ]
        record = orjson.loads(recorded_lesson(lesson).json)
        yield name, {"record": record, "steps": {}, "cases": orjson.loads(orjson.dumps(cases))}


def test_browser_and_python_draw_the_same_numbers_and_compute_the_same_answers():
    cases = dict(assigned_cases())
    answered = dict(
        zip(
            cases,
            run_in_node("run-assignments.js", {"lessons": list(cases.values())})["lessons"],
            strict=True,
        )
    )
    for name, answers in answered.items():
        lesson = lessons()[name]
        asked = [
            (exercise, student)
            for exercise in lesson.exercises
            for student in (STUDENTS if exercise.drawn else STUDENTS[:1])
        ]
        for (exercise, student), browser in zip(asked, answers, strict=True):
            assigned = AssignedExercise(ExerciseAddress(name, exercise.id), lesson, exercise)
            inputs = WEEK.inputs_of(assigned, student)
            assert browser["inputs"] == inputs, (name, exercise.id)
            expected = answer_of(assigned, inputs)
            if exercise.choices:
                assert browser["expected"] == expected
            else:
                expected = np.atleast_2d(np.asarray(expected, dtype=float))
                assert np.isfinite(expected).all()
                np.testing.assert_allclose(browser["expected"], expected, rtol=1e-9, atol=1e-12)
            solution = lesson.solve(inputs, exercise.drawn.removed if exercise.drawn else ())
            assert list(browser["given"]) == list(exercise.given)
            for table, numbers in browser["given"].items():
                assert solution.table(table).is_shown, (name, exercise.id, table)
                own = np.where(np.isfinite(solution[table]), solution[table], np.nan)  # as in JSON
                np.testing.assert_allclose(np.array(numbers, float), own.ravel(), atol=1e-12)


@pytest.mark.parametrize("address", DRAWN, ids=str)
def test_drawn_exercises_have_answers_of_their_shape_that_differ_among_students(address):
    assignment = Assignment((address,), "seed")
    [assigned] = assignment.found()
    exercise = assigned.exercise
    answers = set()
    for number in range(8):
        inputs = assignment.inputs_of(assigned, f"student {number}")
        answer = np.atleast_2d(np.asarray(answer_of(assigned, inputs), dtype=float))
        assert answer.shape == (len(exercise.rows) or 1, len(exercise.columns) or 1)
        assert np.abs(answer).max() < 1e8
        answers.add(tuple(answer.ravel().round(exercise.decimals)))
    assert len(answers) >= 3


def test_a_draw_gives_every_value_about_equally_often():
    draw = NumberDraw("x", least=-1, step=2, count=3, decimals=1)
    values = [
        draw_inputs(
            Drawn((draw,), "x", ..., ()), [Number("x", "x", "x", 0.0)], f"student {number}"
        )["x"]
        for number in range(3000)
    ]
    counts = [values.count(value) for value in (-0.1, 0.1, 0.3)]
    assert sum(counts) == 3000
    assert max(abs(count - 1000) for count in counts) < 5 * math.sqrt(3000 * 2 / 9)


def test_numbers_depend_on_the_seed_and_the_name_but_not_on_its_case_or_spaces():
    [assigned] = read_assignment("exercises=margin.queries&seed=a").found()

    def inputs(seed, student):
        return Assignment((assigned.address,), seed).inputs_of(assigned, student)

    assert inputs("a", "Ada  Lovelace ") == inputs("a", "ada lovelace")
    assert inputs("a", "Ada") != inputs("b", "Ada")
    assert inputs("a", "Ada") != inputs("a", "Bob")


def given_numbers(assigned, inputs):
    """The numbers of the tables that are given with an exercise, by the names of the tables."""
    exercise = assigned.exercise
    solution = assigned.lesson.solve(inputs, exercise.drawn.removed if exercise.drawn else ())
    return {name: np.asarray(solution[name], dtype=float) for name in exercise.given}


@given(st.sampled_from(sorted({lesson for lesson, _ in DRAWN})), TEXT, TEXT)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_no_exercise_shows_the_answer_to_another_that_draws_from_the_same_values(
    lesson, seed, student
):
    """A single drawn number may agree by chance, all numbers of a table may not."""
    assignment = Assignment(tuple(one for one in DRAWN if one.lesson == lesson), seed)
    drawn = {one: assignment.inputs_of(one, student) for one in assignment.found()}
    for shows, inputs in drawn.items():
        for name, numbers in given_numbers(shows, inputs).items():
            for asks, own in drawn.items():
                if name == asks.exercise.drawn.table and shows != asks:
                    answered = asks.lesson.solve(own, asks.exercise.drawn.removed)[name]
                    assert not np.array_equal(numbers, answered), (str(shows), str(asks))


@pytest.mark.parametrize("name", lessons())
def test_no_exercise_shows_the_answer_to_one_that_is_the_same_for_everybody(name):
    """Numbers of at most two decimals may agree by chance."""
    lesson = lessons()[name]
    for shows in lesson.exercises:
        address = ExerciseAddress(name, shows.id)
        assigned = AssignedExercise(address, lesson, shows)
        inputs = Assignment((address,), "k3f9").inputs_of(assigned, STUDENTS[0])
        shown = np.concatenate([[], *map(np.ravel, given_numbers(assigned, inputs).values())])
        for asks in lesson.exercises:
            if asks == shows or asks.drawn or asks.choices:
                continue
            answer = np.ravel(np.asarray(asks.answer(lesson.solve), dtype=float))
            is_shown = all(np.isclose(shown, one, rtol=1e-9, atol=1e-12).any() for one in answer)
            assert not is_shown or np.allclose(answer, answer.round(2)), (shows.id, asks.id)


# --- Links


@given(
    st.lists(st.sampled_from(DRAWN), min_size=1, max_size=8),
    TEXT,
    TEXT,
    TEXT,
    st.sampled_from(TOLERANCES),
)
def test_a_link_is_read_as_it_was_written(exercises, seed, title, due, tolerance):
    given_parts = {"exercises": ",".join(map(str, exercises)), "tolerance": f"{tolerance:g}"}
    assignment = assignment_of({**given_parts, "seed": seed, "title": title, "due": due})
    assert read_assignment(f"https://host/a/assignments/work?{assignment.query}") == assignment
    assert read_assignment(f"https://host/site/work/#{assignment.query}") == assignment
    assert read_assignment(assignment.query) == assignment


def test_the_browser_reads_and_writes_the_same_links():
    titles = ["", "Week 3: by hand | á\u0301 …", "a\u2003b\tc", "x" * 200, "🦊" * 90, "İ Σς"]
    made = [Assignment((DRAWN[0], DRAWN[5]), title, title, "Fri & Sat", 2.0) for title in titles]
    assignments = [
        assignment_of({k: v[0] for k, v in parse_qs(one.query).items() if k != "check"})
        for one in made
    ]
    answered = run_in_node(
        "run-assignments.js",
        {"links": [one.query for one in assignments] + ["", "exercises=softmax"], "names": titles},
    )
    for assignment, browser in zip(assignments, answered["links"], strict=False):
        assert read_assignment(browser["query"]) == assignment
        assert parse_qs(browser["query"])["check"] == [assignment.check]
    assert [list(one) for one in answered["links"][-2:]] == [["problem"], ["problem"]]
    assert answered["names"] == list(map(student_name, titles))


@pytest.mark.parametrize(
    ("link", "where", "said"),
    [
        ("", "exercises", "names no exercise"),
        ("exercises=softmax", "exercises[0]", "not an exercise"),
        ("a=1&" * 101 + "exercises=softmax.equal", "assignment", "more than 100 parts"),
        ("exercises=" + "softmax.equal," * 61, "exercises", "at most 60"),
        ("exercises=softmax.equal&tolerance=3", "tolerance", "0.5, 1, 2, 5"),
        ("exercises=softmax.equal&seed=b&check=00000000", "check", "changed or cut off"),
        (EARLIER_LINK, "check", "made by an earlier version"),
    ],
)
def test_a_link_that_is_none_is_refused_with_a_sentence(link, where, said):
    with pytest.raises(InvalidQueryError) as refused:
        read_assignment(link)
    assert refused.value.problems[0].where == where
    assert said in refused.value.problems[0].message


def test_unknown_lessons_and_exercises_come_with_the_nearest_names():
    with pytest.raises(InvalidQueryError) as refused:
        read_assignment("exercises=softmx.equal,softmax.equl").found()
    first, second = refused.value.problems
    assert (first.where, first.suggestions[0]) == ("exercises[0].lesson", "softmax")
    assert (second.where, second.suggestions[0]) == ("exercises[1].exercise", "equal")


# --- Marks


@given(st.floats(-1e6, 1e6), st.integers(0, 5), st.sampled_from(TOLERANCES))
@example(0.85, 1, 0.5)
def test_a_rounded_number_is_right_and_one_far_off_is_not(expected, decimals, tolerance):
    rounded = f"{expected:.{decimals}f}"
    for text in (rounded, rounded.replace(".", ","), f" {rounded.replace('-', '−')} "):
        assert mark_number(read_number(text), expected, decimals, tolerance).verdict == "right"
    # Beyond what is close, five tolerances, also after rounding to half a unit of the last place.
    beyond = (tolerance * 6 + 0.5) / 10**decimals if decimals else 3.0
    off = f"{expected + beyond:.{decimals}f}"
    assert mark_number(read_number(off), expected, decimals, tolerance).verdict == "wrong"


@pytest.mark.parametrize(
    ("typed", "expected", "decimals", "verdict", "said"),
    [
        ("1/3", 1 / 3, 2, "right", "Right."),
        ("0.36", 0.333, 2, "close", "rounded"),
        ("-0.33", 0.333, 2, "wrong", "sign"),
        ("16,384", 16384, 0, "right", "Right."),
        ("7 084 800", 7084800, 0, "right", "Right."),
        ("16384", 16385, 0, "wrong", "Not yet."),
        ("2.5e-1", 0.25, 2, "right", "Right."),
        (".5", 0.5, 1, "right", "Right."),
    ],
)
def test_numbers_are_read_as_people_type_them(typed, expected, decimals, verdict, said):
    mark = mark_number(read_number(typed), expected, decimals, 1.0)
    assert mark.verdict == verdict
    assert said in mark.sentence


@pytest.mark.parametrize(
    ("exercise", "typed", "is_right", "said"),
    [
        ("gate.gate-value", "80", False, "percent"),
        ("gate.gate-value", "80.3", False, "percent"),
        ("gate.gate-value", "80 %", True, "Right."),
        ("gate.blended", "49", False, "percent"),
        ("gate.blended", "48.8 %", True, "Right."),
        ("gate.sure-gate", "97.6 %", True, "Right."),
        ("gate.sure-gate", "97.6", True, "Right."),
        ("gate.sure-gate", "0.976", False, "Not yet."),
        ("pointer.recent-weight", "25", False, "percent"),
        ("pointer.recent-weight", "0.4 %", False, "Not yet."),
        ("pointer.second-dot", "77", False, "Not yet."),
        ("pointer.second-dot", "77 %", False, "without %"),
        ("pointer.recent", "60.5", False, "Not yet."),
        ("softmax.ten-times", "10", False, "Not yet."),
        ("softmax.ten-times", "10 %", False, "without %"),
        ("kv-cache.cache-size", "2 %", False, "without %"),
    ],
)
def test_only_shares_may_be_typed_in_percent(exercise, typed, is_right, said):
    [assigned] = read_assignment(f"exercises={exercise}").found()
    solve = assigned.lesson.solve
    marked = mark_answer(assigned.exercise, typed, solve)
    assert marked.all_right == is_right
    assert said in marked.sentence
    content = exercise_content(assigned.lesson, assigned.exercise, "step")
    own_numbers = orjson.loads(orjson.dumps({**content, "drawn": None, "answer": marked.computed}))
    record = orjson.loads(recorded_lesson(assigned.lesson).json)
    case = {"exercise": own_numbers, "text": "", "typed": [[typed]]}
    asked = {"lessons": [{"record": record, "steps": {}, "cases": [case]}]}
    [[answered]] = run_in_node("run-assignments.js", asked)["lessons"]
    [browser] = answered["marked"]
    assert (browser["share"] == 1, browser["sentence"]) == (marked.all_right, marked.sentence)


@pytest.mark.parametrize("tolerance", TOLERANCES)
def test_no_tolerance_makes_a_number_right_that_is_clearly_wrong(tolerance):
    for _, lesson in sorted(lessons().items()):
        for exercise in lesson.exercises:
            if exercise.choices:
                continue
            for expected in np.ravel(np.asarray(exercise.answer(lesson.solve), dtype=float)):
                rounded = f"{expected:.{exercise.decimals}f}"

                def verdict(text, expected=float(expected), decimals=exercise.decimals):
                    return mark_number(read_number(text), expected, decimals, tolerance).verdict

                assert verdict(rounded) == "right"
                unit = 10.0**-exercise.decimals
                for off in (-unit, unit):
                    if abs(off) > 0.1 * abs(expected):
                        text = f"{float(rounded) + off:.{exercise.decimals}f}"
                        assert verdict(text) != "right", (exercise.id, expected, text)


@pytest.mark.parametrize("typed", ["0.2", "0", "0.14", "0.06"])
def test_an_answer_of_one_digit_is_exact(typed):
    expected = 1 - 0.9  # as computed, 0.09999999999999998
    assert mark_number(read_number("0.1"), expected, 1, 1.0).verdict == "right"
    assert mark_number(read_number(typed), expected, 1, 1.0).verdict != "right"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (" ", "still empty"),
        ("half", "not a number"),
        ("1,234.5", "one decimal mark"),
        ("1/0", "divided by 0"),
        ("1" * 41, "at most 40"),
        ("1__000", "not a number"),
        ("١", "not a number"),
        ("inf", "not a number"),
    ],
)
def test_what_is_no_number_is_said(typed, said):
    with pytest.raises(UnreadableAnswerError, match=said):
        read_number(typed)


def test_the_browser_marks_as_python_does():
    rng = np.random.default_rng(0)
    texts = [
        "",
        "1/3",
        "33%",
        "40 %",
        "16,384",
        "1,234.5",
        "7 084 800",
        "1/0",
        "x",
        "−0,5",
        "1e400",
    ]
    texts += [f"{value:.{rng.integers(0, 4)}f}" for value in rng.normal(0, 2, 300)]
    asked = [
        {
            "typed": text,
            "expected": float(expected),
            "decimals": int(rng.integers(0, 4)),
            "tolerance": float(rng.choice(TOLERANCES)),
            "unit": str(rng.choice(get_args(Unit))),
        }
        for text in texts
        for expected in (rng.normal(0, 2), rng.normal(0, 0.05), 0.333, 0.1, 0.125, -2.5, 16384)
    ]
    answered = run_in_node("run-assignments.js", {"marks": asked})["marks"]
    for case, browser in zip(asked, answered, strict=True):
        try:
            typed = read_number(case["typed"])
            mark = mark_number(
                *(typed, case["expected"], case["decimals"], case["tolerance"], case["unit"])
            )
            own = mark._asdict()
        except UnreadableAnswerError as error:
            own = {"problem": str(error)}
        assert browser == own, case


def test_only_a_step_behind_the_given_tables_can_have_been_forgotten():
    forgotten = {}
    for address in ("gate.blended", "cat-sat.cat-row"):
        [assigned] = read_assignment(f"exercises={address}&seed=101").found()
        lesson, exercise, drawn = assigned.lesson, assigned.exercise, assigned.exercise.drawn
        inputs = Assignment((assigned.address,), "101").inputs_of(assigned, STUDENTS[0])
        removable = [step.id for step in lesson.steps if step.is_removable]
        answers = [
            np.ravel(lesson.solve(inputs, (step,))[drawn.table][drawn.index]) for step in removable
        ]
        typed = [[f"{number:.{exercise.decimals}f}" for number in answer] for answer in answers]
        if address == "gate.blended":
            typed += [["0.38"], ["0.381"]]  # near 0.384, and right without GELU
        case = {
            "exercise": orjson.loads(orjson.dumps(exercise_content(lesson, exercise, "step"))),
            "text": f"101\nada lovelace\n{assigned.address}",
            "typed": typed,
        }
        record = orjson.loads(recorded_lesson(lesson).json)
        asked = {"lessons": [{"record": record, "steps": {}, "cases": [case]}]}
        [[answered]] = run_in_node("run-assignments.js", asked)["lessons"]
        marks = answered["marked"]
        forgotten[address] = {mark["forgotten"] for mark in marks} - {None}
        if address == "gate.blended":
            assert [mark["sentence"][:6] for mark in marks[-2:]] == ["Close.", "Close."]
    # The gate is given behind all steps that make it, the scores S before scaling and softmax.
    assert forgotten == {"gate.blended": set(), "cat-sat.cat-row": {"scaling", "softmax"}}


def test_an_assignment_is_marked_by_the_share_of_right_cells():
    assignment = read_assignment(
        "exercises=margin.queries,softmax.who-loses,cat-sat.one-score&seed=s"
    )
    queries, _, _ = assignment.found()
    right = answer_of(queries, assignment.inputs_of(queries, "Ada")).tolist()
    right[0][0] += 7
    answers = {
        "margin.queries": right,
        "softmax.who-loses": "Both by the same factor.",
    }
    marked = mark_assignment(assignment, "Ada", answers)
    assert [mark.mark for mark in marked.marks] == [5 / 6, 1.0, 0.0]
    assert marked.total == pytest.approx(11 / 6)
    other = mark_assignment(assignment, "Bob", answers)
    assert other.marks[0].mark < 5 / 6


def test_an_exercise_that_is_assigned_many_times_is_marked_once(monkeypatch):
    marked = []

    def count(exercise, *arguments):
        marked.append(exercise.id)
        return mark_answer(exercise, *arguments)

    monkeypatch.setattr("pointerscope.publishing.assignments.marks.mark_answer", count)
    assignment = read_assignment(f"exercises={','.join(['softmax.who-loses'] * 60)}&seed=s")
    answers = {"softmax.who-loses": "Both by the same factor."}
    found = mark_assignment(assignment, "Ada", answers)
    assert [mark.mark for mark in found.marks] == [1.0] * 60
    assert marked == ["who-loses"]


def test_an_answer_to_another_exercise_is_refused():
    assignment = read_assignment("exercises=softmax.who-loses&seed=s")
    with pytest.raises(InvalidQueryError, match="no such exercise"):
        mark_assignment(assignment, "Ada", {"softmax.equal": 1})
