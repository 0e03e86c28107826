"""Exercises at the end of a lesson, their answers computed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from pointerscope.core.problems import InvalidQueryError, Problem

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.lesson import Solve

_NUMBER = re.compile(r"[+-]?(\d{1,20}\.?\d{0,20}|\.\d{1,20})(e[+-]?\d{1,2})?", re.IGNORECASE)


@dataclass(frozen=True)
class Exercise:
    """A question with one right answer: a number, a matrix of numbers, or one of several choices.

    Attributes:
        id: within the lesson.
        question: in words.
        answer: what computes it from the lesson; it is given `solve(inputs, removed)`, always
            of the lesson as the text has it. Of choices it gives one of them.
        because: why, shown once it is answered.
        decimals: how many are asked for.
        choices: what can be chosen; none where a number is asked for.
        rows: labels, where a matrix is asked for.
        columns: labels, where several numbers are asked for.
    """

    id: str
    question: str
    answer: Callable[[Solve], object]
    because: str
    decimals: int = 2
    choices: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()


class Marked(NamedTuple):
    """An answer, marked.

    Attributes:
        right: cell by cell as the answer was given; a single one for a number or a choice.
        all_right: whether there is nothing to mend.
        computed: the right answer.
        because: why.
    """

    right: list[list[bool]]
    all_right: bool
    computed: list[list[float]] | str
    because: str


def mark(exercise: Exercise, answered: object, solve: Solve) -> Marked:
    """Mark an answer.

    Args:
        exercise: the question.
        answered: a choice, a number (also as a text), or rows of them.
        solve: the lesson.

    Raises:
        InvalidQueryError: the answer has not the form that is asked for.
    """
    if exercise.choices:
        if answered not in exercise.choices:
            raise _problem(exercise, "", "Choose one of the answers.")
        choice = str(exercise.answer(solve))
        return Marked([[answered == choice]], answered == choice, choice, exercise.because)
    computed = np.atleast_2d(np.asarray(exercise.answer(solve), dtype=np.float64))
    numbers = _numbers(exercise, answered, computed.shape)
    # Half a unit of the last digit that is asked for, either way.
    close = np.abs(numbers - computed) <= 0.5 * 10.0**-exercise.decimals * (1 + 1e-9)
    return Marked(close.tolist(), bool(close.all()), computed.tolist(), exercise.because)


def read_answers(
    exercises: Sequence[Exercise], answers: Mapping[str, object]
) -> dict[str, tuple[Exercise, object]]:
    """The exercises that are answered.

    Raises:
        InvalidQueryError: there is no such exercise.
    """
    known = {exercise.id: exercise for exercise in exercises}
    unknown = [
        Problem(f"answers.{name[:60]}", "This lesson has no such exercise.", tuple(known))
        for name in answers
        if name not in known
    ]
    if unknown:
        raise InvalidQueryError(*unknown)
    return {name: (known[name], answer) for name, answer in answers.items()}


def _numbers(exercise: Exercise, answered: object, shape: tuple[int, ...]) -> NDArray[np.float64]:
    rows = answered if isinstance(answered, list) else [answered]
    if rows and not isinstance(rows[0], list):
        rows = [rows]
    if len(rows) != shape[0] or any(
        not isinstance(row, list) or len(row) != shape[1] for row in rows
    ):
        words = f"{shape[0]} rows of {shape[1]} numbers" if shape[0] > 1 else f"{shape[1]} numbers"
        raise _problem(exercise, "", f"Send {words if shape != (1, 1) else 'a number'}.")
    return np.array(
        [
            [_number(exercise, cell, (row, column)) for column, cell in enumerate(cells)]
            for row, cells in enumerate(rows)
        ]
    )


def _number(exercise: Exercise, cell: object, place: tuple[int, int]) -> float:
    text = str(cell).strip().replace("−", "-").replace(",", ".")
    if isinstance(cell, bool) or not _NUMBER.fullmatch(text):
        where = "" if exercise.columns == () else f"[{place[0]}][{place[1]}]"
        raise _problem(exercise, where, "Write a number, such as 0.25.")
    return float(text)


def _problem(exercise: Exercise, where: str, message: str) -> InvalidQueryError:
    return InvalidQueryError(Problem(f"answers.{exercise.id}{where}", message))
