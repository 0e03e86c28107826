"""Exercises at the end of a lesson; their answers are computed, not stored."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.core.problems import InvalidQueryError, Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.steps import Solver

_NUMBER = re.compile(r"[+-]?(\d{1,20}\.?\d{0,20}|\.\d{1,20})(e[+-]?\d{1,2})?", re.IGNORECASE)


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
    """

    id: str
    question: str
    answer: Callable[[Solver], object]
    because: str
    decimals: int = 2
    choices: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()


class MarkedAnswer(NamedTuple):
    """A marked answer.

    Attributes:
        right: whether each cell is right, in the shape of the answer; one cell for a number or a
            choice.
        all_right: whether all cells are right.
        computed: the right answer.
        because: the explanation.
    """

    right: list[list[bool]]
    all_right: bool
    computed: list[list[float]] | str
    because: str


def mark_answer(exercise: Exercise, answer: object, solve: Solver) -> MarkedAnswer:
    """Mark a reader's answer.

    Args:
        exercise: the question.
        answer: a choice, a number (also as text), or rows of numbers.
        solve: the lesson's solver.

    Raises:
        InvalidQueryError: the answer is not of the form that the exercise needs.
    """
    if exercise.choices:
        if answer not in exercise.choices:
            raise _problem(
                exercise, "", "This is not one of the choices. Choose one of the answers."
            )
        choice = str(exercise.answer(solve))
        return MarkedAnswer([[answer == choice]], answer == choice, choice, exercise.because)
    computed = np.atleast_2d(np.asarray(exercise.answer(solve), dtype=np.float64))
    numbers = _read_numbers(exercise, answer, computed.shape)
    # Right within half a unit of the last decimal asked for.
    right = np.abs(numbers - computed) <= 0.5 * 10.0**-exercise.decimals * (1 + 1e-9)
    return MarkedAnswer(right.tolist(), bool(right.all()), computed.tolist(), exercise.because)


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
) -> NDArray[np.float64]:
    rows = answer if isinstance(answer, list) else [answer]
    if rows and not isinstance(rows[0], list):
        rows = [rows]
    if len(rows) != shape[0] or any(
        not isinstance(row, list) or len(row) != shape[1] for row in rows
    ):
        raise _problem(
            exercise, "", f"The answer has the wrong shape. Send {_describe_shape(shape)}."
        )
    return np.array(
        [
            [_read_number(exercise, cell, (row, column)) for column, cell in enumerate(cells)]
            for row, cells in enumerate(rows)
        ]
    )


def _describe_shape(shape: tuple[int, ...]) -> str:
    rows, columns = shape
    if shape == (1, 1):
        return "one number"
    numbers = "1 number" if columns == 1 else f"{columns} numbers"
    return numbers if rows == 1 else f"{rows} rows of {numbers}"


def _read_number(exercise: Exercise, cell: object, position: tuple[int, int]) -> float:
    text = str(cell).strip().replace("−", "-").replace(",", ".")
    if isinstance(cell, bool) or not _NUMBER.fullmatch(text):
        where = "" if exercise.columns == () else f"[{position[0]}][{position[1]}]"
        raise _problem(exercise, where, "This is not a number. Write a number, such as 0.25.")
    return float(text)


def _problem(exercise: Exercise, where: str, message: str) -> InvalidQueryError:
    return InvalidQueryError(Problem(f"answers.{exercise.id}{where}", message))
