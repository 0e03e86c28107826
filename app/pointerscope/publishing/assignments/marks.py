"""Marks for a student's answers. Pages, the API and learning platforms mark with the same rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.lessons.framework.exercises import mark_answer
from pointerscope.lessons.framework.steps import LessonSolution

if TYPE_CHECKING:
    from pointerscope.publishing.assignments.assignment import AssignedExercise, Assignment


class ExerciseMark(NamedTuple):
    """The mark of one exercise.

    Attributes:
        exercise: its address.
        inputs: the numbers that were drawn for the student.
        right: whether each cell is right; empty if there is no answer.
        mark: 1 if all cells are right, else the share of right ones.
    """

    exercise: str
    inputs: dict[str, object]
    right: list[list[bool]]
    mark: float


@dataclass(frozen=True)
class AssignmentMarks:
    """The marks of an assignment.

    Attributes:
        marks: of its exercises, in order.
        total: their sum.
        most: the largest possible sum: one for each exercise.
    """

    marks: tuple[ExerciseMark, ...]

    @property
    def total(self) -> float:
        """The sum of the marks."""
        return sum(mark.mark for mark in self.marks)

    @property
    def most(self) -> int:
        """The largest possible sum."""
        return len(self.marks)


def mark_assignment(
    assignment: Assignment, student: str, answers: Mapping[str, object]
) -> AssignmentMarks:
    """Mark what a student answered; exercises without an answer have the mark 0.

    Args:
        assignment: the assignment.
        student: name or number, which decides the numbers.
        answers: by the addresses of exercises, each as `mark_answer` takes it.

    Raises:
        InvalidQueryError: an exercise is unknown, or an answer cannot be read.
    """
    found = assignment.found()
    known = tuple(str(assigned.address) for assigned in found)
    problems = [
        Problem(f"answers.{name[:60]}", "The assignment has no such exercise.", known)
        for name in answers
        if name not in known
    ]
    if problems:
        raise InvalidQueryError(*problems)
    marks = {
        address: _mark(assignment, assigned, student, answers)
        for address, assigned in dict(zip(known, found, strict=True)).items()
    }
    return AssignmentMarks(tuple(marks[address] for address in known))


def answer_of(assigned: AssignedExercise, inputs: Mapping[str, object]) -> Any:
    """Return the answer of an exercise: a number, an array, or the text of a choice.

    Args:
        assigned: the exercise.
        inputs: that were drawn; empty for the lesson's own.
    """
    solve = partial(_solve_drawn, assigned, inputs) if inputs else assigned.lesson.solve
    return assigned.exercise.answer(solve)


def _mark(
    assignment: Assignment,
    assigned: AssignedExercise,
    student: str,
    answers: Mapping[str, object],
) -> ExerciseMark:
    address, exercise = str(assigned.address), assigned.exercise
    inputs = assignment.inputs_of(assigned, student)
    if address not in answers:
        return ExerciseMark(address, inputs, [], 0.0)
    solve = partial(_solve_drawn, assigned, inputs) if inputs else assigned.lesson.solve
    marked = mark_answer(exercise, answers[address], solve, assignment.tolerance)
    share = float(np.mean(marked.right))
    return ExerciseMark(address, inputs, marked.right, share)


def _solve_drawn(
    assigned: AssignedExercise,
    inputs: Mapping[str, object],
    edited: Mapping[str, object] = {},
    removed: tuple[str, ...] = (),
) -> LessonSolution:
    """Solve the lesson of an exercise with the numbers that were drawn."""
    return assigned.lesson.solve({**inputs, **edited}, removed)
