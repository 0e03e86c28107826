"""Questions for learning platforms: the exercises of an assignment, drawn ones in many variants."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple
from xml.etree import ElementTree

import numpy as np

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.lessons.framework.exercises import Exercise
from pointerscope.lessons.framework.marking import largest_difference, plain_number
from pointerscope.lessons.framework.mathml import split_formulas
from pointerscope.lessons.framework.numbers import format_cells
from pointerscope.lessons.framework.tables import LessonTable
from pointerscope.publishing.assignments.marks import answer_of

if TYPE_CHECKING:
    from pointerscope.publishing.assignments.assignment import AssignedExercise, Assignment

MAX_VARIANTS = 100
MAX_QUESTIONS = 1_000  # of an assignment; each takes some milliseconds
USUAL_VARIANTS = 20


class ExpectedNumber(NamedTuple):
    """A number that is asked for.

    Attributes:
        text: the number without the noise of binary numbers.
        tolerance: the largest difference of a right number.
    """

    text: str
    tolerance: float

    @property
    def tolerance_text(self) -> str:
        """The tolerance without the noise of binary numbers."""
        return f"{self.tolerance:.15g}"


class AssignedQuestion(NamedTuple):
    """An exercise with one set of numbers.

    Attributes:
        id: unique within the assignment.
        exercise: with its texts.
        where: the titles of its lesson and step.
        tables: given with the question.
        answer: numbers row by row, or the right choice.
        tolerance: in units of the last decimal asked for.
    """

    id: str
    exercise: Exercise
    where: str
    tables: tuple[LessonTable, ...]
    answer: list[list[float]] | str
    tolerance: float

    @property
    def numbers(self) -> list[ExpectedNumber]:
        """The numbers that are asked for, row by row; none where there are choices."""
        if isinstance(self.answer, str):
            return []
        decimals = self.exercise.decimals
        texts = [plain_number(number, decimals) for row in self.answer for number in row]
        return [
            ExpectedNumber(text, largest_difference(float(text), decimals, self.tolerance))
            for text in texts
        ]


class QuestionPool(NamedTuple):
    """The variants of one exercise, of which a student gets one.

    Attributes:
        id: the address of the exercise.
        title: that of its lesson.
        questions: one, or one for each variant.
    """

    id: str
    title: str
    questions: tuple[AssignedQuestion, ...]


def question_pools(
    assignment: Assignment, variants: int = USUAL_VARIANTS
) -> tuple[QuestionPool, ...]:
    """Return the questions of an assignment; an exercise that it names twice has one pool.

    Args:
        assignment: the assignment.
        variants: how many sets of numbers each drawn exercise gets; the others have one.

    Raises:
        InvalidQueryError: an exercise is unknown, or there are too many variants or questions.
    """
    if not 1 <= variants <= MAX_VARIANTS:
        message = f"There can be 1 to {MAX_VARIANTS} variants, not {variants}."
        raise InvalidQueryError(Problem("variants", message))
    found = list({assigned.address: assigned for assigned in assignment.found()}.values())
    drawn = sum(assigned.exercise.drawn is not None for assigned in found)
    questions = len(found) + drawn * (variants - 1)
    if questions > MAX_QUESTIONS:
        message = (
            f"These would be {questions:,} questions. Ask for at most "
            f"{1 + (MAX_QUESTIONS - len(found)) // drawn} variants, or export fewer exercises."
        )
        raise InvalidQueryError(Problem("variants", message))
    return tuple(_pool(assignment, assigned, variants) for assigned in found)


def add_question(
    parent: ElementTree.Element,
    question: AssignedQuestion,
    add_formula: Callable[[ElementTree.Element, str], None],
    add_field: Callable[[ElementTree.Element, int], None] | None = None,
) -> None:
    """Add a question to an element of HTML: its text, its tables, and fields where there are any.

    Args:
        parent: of what is added.
        question: the question.
        add_formula: adds a formula in LaTeX to an element.
        add_field: adds the field of a cell, by its index; None for no fields.
    """
    exercise = question.exercise
    add_prose(ElementTree.SubElement(parent, "p"), question.where, add_formula)
    add_prose(ElementTree.SubElement(parent, "p"), exercise.question, add_formula)
    for table in question.tables:
        _add_table(parent, table, add_formula)
    if not exercise.choices:
        ElementTree.SubElement(parent, "p").text = _decimals(exercise.decimals)
    if add_field:
        _add_fields(parent, exercise, add_field)


def add_prose(
    parent: ElementTree.Element,
    text: str,
    add_formula: Callable[[ElementTree.Element, str], None],
) -> None:
    """Add a text of a lesson, with formulas between dollar signs, to an element."""
    for part in split_formulas(text):
        if part.is_formula:
            add_formula(parent, part.text)
        else:
            add_text(parent, re.sub(r"\s+", " ", part.text))


def add_text(parent: ElementTree.Element, text: str) -> None:
    """Add a text behind what an element holds."""
    if len(parent):
        parent[-1].tail = (parent[-1].tail or "") + text
    else:
        parent.text = (parent.text or "") + text


def _pool(assignment: Assignment, assigned: AssignedExercise, variants: int) -> QuestionPool:
    address, count = str(assigned.address), variants if assigned.exercise.drawn else 1
    questions = tuple(
        _question(assignment, assigned, f"{address}-{number:03}", f"variant {number}")
        for number in range(1, count + 1)
    )
    return QuestionPool(address, assigned.lesson.title, questions)


def _question(
    assignment: Assignment, assigned: AssignedExercise, id: str, student: str
) -> AssignedQuestion:
    exercise, lesson = assigned.exercise, assigned.lesson
    [step] = [step for step in lesson.steps if exercise in lesson.exercises_of(step.id)]
    where = f"{lesson.title} · step “{step.title}”"
    inputs = assignment.inputs_of(assigned, student)
    answer: Any = answer_of(assigned, inputs)
    solution = lesson.solve(inputs, exercise.drawn.removed if exercise.drawn else ())
    tables = tuple(solution.table(name) for name in exercise.given)
    if not exercise.choices:
        answer = np.atleast_2d(np.asarray(answer, dtype=np.float64)).tolist()
    return AssignedQuestion(id, exercise, where, tables, answer, assignment.tolerance)


def _add_table(
    parent: ElementTree.Element,
    shown: LessonTable,
    add_formula: Callable[[ElementTree.Element, str], None],
) -> None:
    caption = ElementTree.SubElement(parent, "p")
    add_formula(caption, shown.symbol)
    add_text(caption, f" {shown.title}")
    table = ElementTree.SubElement(parent, "table", {"class": "numbers"})
    has_rows = shown.rows != ("",)
    if shown.columns != ("",):
        head = ElementTree.SubElement(ElementTree.SubElement(table, "thead"), "tr")
        for name in (*([""] if has_rows else []), *shown.columns):
            ElementTree.SubElement(head, "th").text = name
    body = ElementTree.SubElement(table, "tbody")
    for name, cells in zip(shown.rows, format_cells(shown), strict=True):
        row = ElementTree.SubElement(body, "tr")
        if has_rows:
            ElementTree.SubElement(row, "th").text = name
        for cell in cells:
            ElementTree.SubElement(row, "td").text = cell.text


def _add_fields(
    parent: ElementTree.Element,
    exercise: Exercise,
    add_field: Callable[[ElementTree.Element, int], None],
) -> None:
    if not exercise.columns:
        add_field(ElementTree.SubElement(parent, "p"), 0)
        return
    table = ElementTree.SubElement(parent, "table")
    head = ElementTree.SubElement(ElementTree.SubElement(table, "thead"), "tr")
    for name in (*([""] if exercise.rows else []), *exercise.columns):
        ElementTree.SubElement(head, "th").text = name
    body, width = ElementTree.SubElement(table, "tbody"), len(exercise.columns)
    for index, name in enumerate(exercise.rows or ("",)):
        row = ElementTree.SubElement(body, "tr")
        if exercise.rows:
            ElementTree.SubElement(row, "th").text = name
        for column in range(width):
            add_field(ElementTree.SubElement(row, "td"), index * width + column)


def _decimals(decimals: int) -> str:
    if decimals == 0:
        return "Give whole numbers."
    return f"Give {decimals} decimal{'' if decimals == 1 else 's'}."
