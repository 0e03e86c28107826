"""Exercises of a lesson; their answers are computed, not stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

import numpy as np

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.lessons.framework import messages
from pointerscope.lessons.framework.marking import (
    TOLERANCE,
    UnreadableAnswerError,
    mark_number,
    read_number,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pointerscope.lessons.framework.draws import Drawn
    from pointerscope.lessons.framework.marking import TypedNumber, Unit
    from pointerscope.lessons.framework.steps import Solver

_NO_CHOICE = "Nothing is chosen yet. Choose one of the answers."
_NOT_A_CHOICE = "This is not one of the choices. Choose one of the answers."
_CELL = "Row “{row}”, column “{column}”: {problem}"
_CELL_OF_ROW = "Column “{column}”: {problem}"


@dataclass(frozen=True)
class Exercise:
    """A question with one right answer: a number, a matrix of numbers, or one of some choices.

    Attributes:
        id: unique within the lesson.
        question: for the reader.
        answer: a function that computes the answer from the lesson's solver, always with the
            text's own inputs; it returns one of `choices` where there are any.
        because: the explanation, shown once the reader has answered.
        decimals: the number of decimals the reader should give.
        choices: the possible answers; empty where the answer is a number.
        rows: row labels, where the answer is a matrix.
        columns: column labels, where the answer is several numbers.
        unit: what the answer is: a share, a number of percent, or neither; see `unit_of`.
        given: the names of the tables that assignments show with the question.
        drawn: how assignments draw other numbers for each student; None where everybody has the
            lesson's own.
    """

    id: str
    question: str
    answer: Callable[[Solver], object]
    because: str
    decimals: int = 2
    choices: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    unit: Unit = ""
    given: tuple[str, ...] = ()
    drawn: Drawn | None = None

    @property
    def kind(self) -> Literal["number", "numbers", "choice"]:
        """What an answer is."""
        if self.choices:
            return "choice"
        return "numbers" if self.columns else "number"


class MarkedAnswer(NamedTuple):
    """A marked answer.

    Attributes:
        right: whether each cell is right, in the shape of the answer; one cell for a number or a
            choice.
        all_right: whether all cells are right.
        computed: the right answer.
        because: the explanation.
        sentence: what is said of the answer; empty where several numbers are asked for.
    """

    right: list[list[bool]]
    all_right: bool
    computed: list[list[float]] | str
    because: str
    sentence: str


def mark_answer(
    exercise: Exercise, answer: object, solve: Solver, tolerance: float = TOLERANCE
) -> MarkedAnswer:
    """Mark a reader's answer.

    Args:
        exercise: the question.
        answer: a choice, a number (also as text), or rows of numbers.
        solve: the lesson's solver.
        tolerance: see `mark_number`.

    Raises:
        InvalidQueryError: the answer is not of the form that the exercise needs.
    """
    if exercise.choices:
        if answer not in exercise.choices:
            is_empty = answer in ("", None)
            raise _problem(exercise, "", _NO_CHOICE if is_empty else _NOT_A_CHOICE)
        choice = str(exercise.answer(solve))
        is_right = answer == choice
        sentence = messages.RIGHT if is_right else messages.NOT_YET
        return MarkedAnswer([[is_right]], is_right, choice, exercise.because, sentence)
    computed = np.atleast_2d(np.asarray(exercise.answer(solve), dtype=np.float64))
    unit = unit_of(exercise, solve)
    marks = [
        [
            mark_number(typed, expected, exercise.decimals, tolerance, unit)
            for typed, expected in zip(row, computed_row, strict=True)
        ]
        for row, computed_row in zip(
            _read_numbers(exercise, answer, computed.shape), computed.tolist(), strict=True
        )
    ]
    right = [[mark.verdict == "right" for mark in row] for row in marks]
    sentence = marks[0][0].sentence if computed.size == 1 else ""
    return MarkedAnswer(right, all(map(all, right)), computed.tolist(), exercise.because, sentence)


def unit_of(exercise: Exercise, solve: Solver) -> Unit:
    """Return what the answer of an exercise is: cells of a table of weights are shares.

    Args:
        exercise: the question.
        solve: the lesson's solver.
    """
    drawn = exercise.drawn
    if exercise.unit or drawn is None:
        return exercise.unit
    is_weight = solve(removed=drawn.removed).tables[drawn.table].shade == "weights"
    return "share" if is_weight else ""


def find_answered(
    exercises: Sequence[Exercise], answers: Mapping[str, object]
) -> dict[str, tuple[Exercise, object]]:
    """Return the exercises that a reader answered, each with the answer, by id.

    Raises:
        InvalidQueryError: the lesson has no exercise of this id.
    """
    known = {exercise.id: exercise for exercise in exercises}
    unknown = [
        Problem(
            f"answers.{id[:60]}",
            "This lesson has no such exercise. Send the id of one of its exercises.",
            tuple(known),
        )
        for id in answers
        if id not in known
    ]
    if unknown:
        raise InvalidQueryError(*unknown)
    return {id: (known[id], answer) for id, answer in answers.items()}


def _read_numbers(
    exercise: Exercise, answer: object, shape: tuple[int, ...]
) -> list[list[TypedNumber]]:
    rows = answer if isinstance(answer, list) else [answer]
    if rows and not isinstance(rows[0], list):
        rows = [rows]
    if len(rows) != shape[0] or any(
        not isinstance(row, list) or len(row) != shape[1] for row in rows
    ):
        raise _problem(
            exercise, "", f"The answer has the wrong shape. Send {_describe_shape(shape)}."
        )
    return [
        [_read_number(exercise, cell, (row, column)) for column, cell in enumerate(cells)]
        for row, cells in enumerate(rows)
    ]


def _describe_shape(shape: tuple[int, ...]) -> str:
    rows, columns = shape
    if shape == (1, 1):
        return "one number"
    numbers = "1 number" if columns == 1 else f"{columns} numbers"
    return numbers if rows == 1 else f"{rows} rows of {numbers}"


def _read_number(exercise: Exercise, cell: object, position: tuple[int, int]) -> TypedNumber:
    try:
        return read_number("" if isinstance(cell, bool) else str(cell))
    except UnreadableAnswerError as error:
        if not exercise.columns:
            raise _problem(exercise, "", str(error)) from error
        row, column = position
        message = (_CELL if exercise.rows else _CELL_OF_ROW).format(
            row=exercise.rows[row] if exercise.rows else "",
            column=exercise.columns[column],
            problem=error,
        )
        raise _problem(exercise, f"[{row}][{column}]", message) from error


def _problem(exercise: Exercise, where: str, message: str) -> InvalidQueryError:
    return InvalidQueryError(Problem(f"answers.{exercise.id}{where}", message))
