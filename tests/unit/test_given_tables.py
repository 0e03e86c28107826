"""Exercises outside of their lesson: what they are solved from is shown with them."""

from __future__ import annotations

import re
from types import MappingProxyType

import pytest

from pointerscope.lessons.catalogue import lessons
from pointerscope.lessons.framework.expressions import source_tables

EXERCISES = {
    f"{name}.{exercise.id}": (lesson, exercise)
    for name, lesson in lessons().items()
    for exercise in lesson.exercises
}
# Questions that name their numbers, or follow from the tables shown by an argument.
SAY_ALL = {
    "margin.deviation": "the width is in the question",
    "margin.saturated": "the scores are in the question",
    "margin.scaled": "so is the divisor",
    "scaling.wider": "both widths are in the question",
    "scaling.by-width": "the width is in the question",
    "softmax.ten-times": "both rows of scores are in the question",
    "cross-attention.mean-or-self": "the scores of both copies are those of S",
    "cross-attention.weights": "both numbers are in the question",
    "heads-differ.copy": "equal heads each write a quarter",
    "sinusoidal.length": "a sine and a cosine of each pair",
    "cricket.ball-100": "an over has six balls",
    "cricket.wider": "the widths are in the question",
    "gate.sure-gate": "the bias adds to the logit, which is shown",
    "collapse.always-on": "the combination of a linear function is 0",
    "next-token.leak": "S is the same with and without the mask",
    "next-token.knows-nothing": "the size of the vocabulary is in the question",
}


class WatchedSolution:
    """A solution that notes which of its tables an answer reads."""

    def __init__(self, solution, edited, removed, reads):
        self._solution, self._reads = solution, reads
        self._note = (solution, frozenset(edited), frozenset(removed))

    def __getitem__(self, name):
        self._reads.append((*self._note, name))
        return self._solution[name]

    def table(self, name):
        self._reads.append((*self._note, name))
        return self._solution.table(name)

    def __getattr__(self, name):
        return getattr(self._solution, name)


def inputs_not_shown(lesson, exercise):
    """The inputs that an answer depends on, except through what is shown or the question edits."""
    reads = []

    def solve(inputs=MappingProxyType({}), removed=()):
        return WatchedSolution(lesson.solve(inputs, removed), inputs, removed, reads)

    exercise.answer(solve)
    left_out = set(exercise.drawn.removed) if exercise.drawn else set()
    missing = set()
    for solution, edited, removed, read in reads:
        made = {table.name: (one, table) for one in solution.steps for table in one.tables}

        def sources(name, made=made):
            one, table = made[name]
            if table.derivation is None:
                return set(one.step.inputs)
            return source_tables(table.derivation)

        def is_changed(name, made=made, edited=edited, removed=removed, sources=sources):
            if name not in made:
                return name in edited
            return made[name][0].step.id in removed or any(map(is_changed, sources(name)))

        def walk(name, made=made, edited=edited, removed=removed, sources=sources):
            is_as_shown = (not edited and removed == left_out) or not is_changed(name)
            if name in edited or (name in exercise.given and is_as_shown):
                return
            if name not in made:
                missing.add(name)
                return
            for source in sources(name):
                walk(source)

        walk(read)
    return missing


@pytest.mark.parametrize(
    "address", [name for name, (_, exercise) in EXERCISES.items() if not exercise.choices]
)
def test_a_number_follows_from_the_tables_that_are_shown(address):
    missing = inputs_not_shown(*EXERCISES[address])
    if address in SAY_ALL:
        assert missing, "this exercise needs no exception"
    else:
        assert not missing


def test_no_question_says_this_step():
    for address, (_, exercise) in EXERCISES.items():
        assert not re.search(r"\b[Tt]his (step|lesson|table)\b", exercise.question), address


def test_given_tables_exist_and_do_not_hold_the_answer():
    for address, (lesson, exercise) in EXERCISES.items():
        solution = lesson.solve()
        for name in exercise.given:
            assert name in solution.tables, (address, name)
            assert not exercise.drawn or name != exercise.drawn.table, address


@pytest.mark.parametrize(
    ("name", "root"),
    [
        ("robotics.without-projections", 4),
        ("cat-sat.cat-row", 4),
        ("revenue-two-heads.one-head", 4),
        ("permutation.causal", 2),
        ("margin.weights", 2),
    ],
)
def test_weights_that_need_scaled_scores_are_asked_for_with_the_divisor(name, root):
    _, exercise = EXERCISES[name]
    assert not {"scaled", "scaled_1"} & set(exercise.given)
    assert f"divided by $\\sqrt {root}$" in exercise.question
