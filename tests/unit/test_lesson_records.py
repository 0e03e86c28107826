"""Lessons without a server: the browser gives Python's numbers, or says that it cannot."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import orjson
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerscope.core.problems import InvalidQueryError
from pointerscope.lessons.catalogue import find_lesson, lessons
from pointerscope.lessons.framework.inputs import Choice, Matrix, Number, Words
from pointerscope.lessons.framework.lesson import Lesson
from pointerscope.lessons.framework.lesson_record import record_lesson
from pointerscope.lessons.framework.numbers import format_cells
from pointerscope.lessons.framework.steps import Step, result
from pointerscope.lessons.framework.tables import table
from pointerscope.publishing.recorded_lesson import recorded_lesson
from tests.expressions import run_in_node

pytestmark = pytest.mark.slow

LESSONS = lessons()
CASES = 30  # edits of each lesson
every_lesson = pytest.mark.parametrize("name", LESSONS)


@cache
def record(name):
    return orjson.loads(recorded_lesson(find_lesson(name)).json)


def solve_in_browser(name, cases):
    """Each case is edited inputs and removed steps; what the browser makes of them."""
    asked = [{"inputs": inputs, "removed": removed} for inputs, removed in cases]
    answered = run_in_node(
        "solve-lessons.js", {"lessons": [{"record": record(name), "cases": asked}]}
    )
    return answered["lessons"][0]


def edited_value(known, rng):
    """A valid value of an input: far from its own, near it, or with one number changed."""
    if isinstance(known, Choice):
        return str(rng.choice(list(known.choices)))
    if isinstance(known, Words):
        return [f"w{index % rng.integers(1, 9)}" for index in range(len(known.value))]
    own = np.asarray(known.value, dtype=float)
    reach = max(3.0, 2 * np.abs(own).max())
    one = own.copy()
    one.reshape(-1)[rng.integers(own.size)] = rng.choice([0, 1, 2, -2, 0.5, 5, 12])
    values = (rng.uniform(-reach, reach, own.shape), own + rng.normal(0, 0.1, own.shape), one)
    clipped = np.clip(values[rng.integers(3)], known.minimum, known.maximum)
    return (clipped.round() if known.whole else clipped).tolist()


def edited_cases(lesson, count, seed=0):
    """Edits of one, two or all inputs, with no, one or several steps removed."""
    rng = np.random.default_rng(seed)
    removable = [step.id for step in lesson.steps if step.is_removable]
    cases = []
    for _ in range(count):
        known = list(lesson.inputs)
        picked = rng.permutation(len(known))[: rng.choice([1, 1, 2, len(known)])]
        share = rng.choice([0, 0, 0.2, 0.6])
        removed = [step for step in removable if rng.random() < share]
        cases.append(({known[at].name: edited_value(known[at], rng) for at in picked}, removed))
    return cases


@every_lesson
def test_the_browser_gives_what_python_gives(name):
    lesson = LESSONS[name]
    cases = edited_cases(lesson, CASES)
    shown = 0
    for (inputs, removed), answer in zip(cases, solve_in_browser(name, cases), strict=True):
        expected = lesson.solve(inputs, removed)
        for solved in expected.steps:
            found = answer["steps"][solved.step.id]
            where = f"{solved.step.id} with {inputs} without {removed}"
            if found["error"] or solved.error:
                # A failure may need the server, but never has other numbers or words.
                assert found["error"] in ("", solved.error), where
                assert not any(found["tables"].values()), where
                continue
            for made in solved.tables:
                numbers = found["tables"].get(made.name)
                if numbers is None:
                    continue
                shown += 1
                values = made.values.ravel()
                scale = np.abs(values[np.isfinite(values)]).max(initial=1.0)
                np.testing.assert_allclose(
                    np.array(numbers, dtype=float),
                    values,
                    rtol=1e-12,
                    atol=1e-12 * scale,
                    err_msg=f"{made.name}, {where}",
                )
    assert shown >= CASES


@every_lesson
def test_what_is_not_edited_is_as_it_was(name):
    lesson = LESSONS[name]
    [answer] = solve_in_browser(name, [({}, [])])
    for solved in lesson.solve().steps:
        found = answer["steps"][solved.step.id]
        assert found["isOwn"]
        for made in solved.tables:
            numbers = np.array(found["tables"][made.name], dtype=float)
            scale = np.abs(made.values[np.isfinite(made.values)]).max(initial=1.0)
            np.testing.assert_allclose(
                numbers, made.values.ravel(), rtol=1e-12, atol=1e-12 * scale, err_msg=made.name
            )


def test_most_tables_of_edited_lessons_are_recomputed():
    recomputed = []
    for name, lesson in LESSONS.items():
        rng = np.random.default_rng(1)
        matrices = [known for known in lesson.inputs if isinstance(known, Matrix)]
        cases = [({known.name: edited_value(known, rng)}, []) for known in matrices]
        for answer in solve_in_browser(name, cases):
            for step in answer["steps"].values():
                recomputed += [numbers is not None for numbers in step["tables"].values()]
    assert np.mean(recomputed) > 0.85


@pytest.mark.parametrize(
    ("name", "edited", "step", "hidden"),
    [
        # Random numbers, finite differences, an eigenvalue problem and a least-squares fit.
        ("residuals", {"seed": 7}, "network", {"gradients"}),
        ("softmax", {"z": [0.5, 1.0, 2.5]}, "finite-differences", {"measured"}),
        ("collapse", {"X": [[1, 0], [0, 2], [1, 1], [2, 1]]}, "width", {"singular"}),
        ("weighted-average", {"x": [[1], [2], [4], [5], [9]]}, "least-squares", {"H", "inverse"}),
        # The draw of a word by its number.
        ("next-token", {"u": 0.2, "rule": "draw"}, "choose", {"chosen"}),
    ],
)
def test_what_only_python_computes_is_not_recomputed(name, edited, step, hidden):
    lesson = LESSONS[name]
    known = {one.name: one for one in lesson.inputs}
    for input_name, value in edited.items():
        if isinstance(known[input_name], Matrix):
            assert np.shape(value) == np.shape(known[input_name].value)
    [answer] = solve_in_browser(name, [(edited, [])])
    tables = answer["steps"][step]["tables"]
    assert {table for table in hidden if tables[table] is not None} == set()


BAD_VALUES = [
    None,
    "text",
    5,
    1e9,
    -1e9,
    0.5,
    True,
    [],
    ["", "b"],
    ["a" * 41, "b\u0007"],
    [[1, 2], [3]],
    [[1e8] * 4] * 4,
    [["a"] * 4] * 3,
    [1, 2, 3],
    ["same"] * 13,
    {"a": 1},
]


@every_lesson
def test_wrong_inputs_get_the_sentences_of_the_server(name):
    lesson = LESSONS[name]
    cases: list[tuple[dict[str, object], list[str]]] = [({"nothing": 1, "nought": [2]}, [])]
    cases += [({known.name: value}, []) for known in lesson.inputs for value in BAD_VALUES]
    refused = 0
    for (inputs, removed), answer in zip(cases, solve_in_browser(name, cases), strict=True):
        try:
            lesson.solve(inputs, removed)
            expected = None
        except InvalidQueryError as error:
            expected = {problem.where: problem.message for problem in error.problems}
            refused += 1
        assert answer.get("problems") == expected, inputs
    assert refused > len(lesson.inputs)


@settings(max_examples=30, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.lists(
                st.one_of(
                    st.floats(allow_nan=False),
                    st.integers(-(10**17), 10**17).map(float),
                    st.integers(-(2**20), 2**20).map(lambda number: number / 2**14),
                    st.integers(-50, 50).map(lambda number: number / 16),
                ),
                min_size=1,
                max_size=8,
            ),
            st.sampled_from(["", "weights", "differences"]),
        ),
        min_size=1,
        max_size=40,
    )
)
def test_cells_are_written_as_the_server_writes_them(tables):
    asked = [
        {"numbers": [x if np.isfinite(x) else f"{x:g}" for x in numbers], "shade": shade}
        for numbers, shade in tables
    ]
    answered = run_in_node("solve-lessons.js", {"cells": asked})["cells"]
    for (numbers, shade), cells in zip(tables, answered, strict=True):
        [row] = format_cells(table("t", [numbers], symbol="t", title="T", shade=shade))
        assert cells == [cell._asdict() for cell in row], numbers


def test_a_step_runs_once_for_each_value_of_what_it_reads():
    lesson = Lesson(
        title="Two chains",
        summary="Each of two results reads its own number.",
        section="why",
        order=0,
        sources=(),
        inputs=tuple(
            Number(name=name, symbol=name, title=name, value=1.0) for name in ("left", "right")
        ),
    )
    read = {"left": [], "right": []}

    for name in read:

        def doubled(inputs, name=name, *, is_removed=False):
            number = inputs.number(name)
            read[name].append(float(number))
            return result(table(f"{name}_doubled", 2 * number, symbol="y", title="Doubled"))

        step = Step(f"double-{name}", "Double", "y = 2x", (), doubled, "To see.", "Nothing.")
        lesson.steps.append(replace(step, is_removable=True, formula_removed="y = x"))

    record_lesson(lesson)
    for numbers in read.values():
        assert len(set(numbers)) > 5  # its own number was edited
        assert len(numbers) == 2 * len(set(numbers))  # with the step, and without


def test_many_inputs_that_change_numbers_only_are_edited_together():
    names = [f"input-{index}" for index in range(12)]
    lesson = Lesson(
        title="A sum",
        summary="Of many numbers.",
        section="why",
        order=0,
        sources=(),
        inputs=tuple(Number(name=name, symbol="x", title=name, value=1.0) for name in names),
    )
    runs = []

    def added(inputs):
        runs.append(inputs)
        return result(table("y", sum(inputs[name] for name in names), symbol="y", title="Sum"))

    lesson.steps.append(Step("added", "Add", r"y = \sum x", (), added, "To see.", "Nothing."))

    [step] = record_lesson(lesson)
    assert len(runs) < 2 * len(names)
    assert not any(variant.fixed for variant in step.tables["y"].variants.values())


def test_only_the_inputs_that_change_how_a_table_is_computed_are_fixed():
    lesson = Lesson(
        title="A branch",
        summary="Taken by a number that has left the record.",
        section="why",
        order=0,
        sources=(),
        inputs=tuple(
            Number(name=name, symbol="x", title=name, value=1.0) for name in ("x", "y", "z")
        ),
    )

    def chosen(inputs):
        z, x, y = inputs["z"], float(inputs["x"]), float(inputs["y"])
        return result(
            table("alone", z * 2 if x < 0 else z, symbol="a", title="Alone"),
            table("both", z * 3 if x == y == 0 else z, symbol="b", title="Both"),
            table("none", z + inputs["x"], symbol="n", title="None"),
        )

    lesson.steps.append(Step("chosen", "Choose", "x y", (), chosen, "To see.", "Nothing."))
    [step] = record_lesson(lesson)
    fixed = {name: known.variants[()].fixed for name, known in step.tables.items()}
    assert fixed["alone"] == {"x"}
    assert fixed["both"] <= {"x", "y"}
    assert fixed["none"] == set()
