"""The derivation of one cell: the expression of its table, and the numbers that the cell needs."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.lessons.framework.expressions import viewed_index

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from pointerscope.lessons.framework.expressions import Expression
    from pointerscope.lessons.framework.steps import LessonSolution, StepSolution
    from pointerscope.lessons.framework.tables import LessonTable

    Index = NDArray[np.intp]

_REDUCTIONS = {"sum", "largest", "smallest", "product"}


@dataclass(frozen=True, eq=False)
class NeededNumbers:
    """The numbers of one table that a cell is computed from.

    Attributes:
        title: of the table.
        index: their flat indices, ascending.
        values: the numbers.
        labels: of their rows and columns, one for each number.
    """

    title: str
    index: Index
    values: NDArray[np.float64]
    labels: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class CellDerivation:
    """A cell and the numbers it is computed from. The field names are those of the API.

    Attributes:
        table: the name of the cell's table.
        title: of that table.
        row: the label of the cell's row.
        column: the label of its column.
        result: the value of the cell.
        index: its flat index in the expression.
        expression: how the cells of the table are computed.
        numbers: by the names of their tables.
    """

    table: str
    title: str
    row: str
    column: str
    result: float
    index: int
    expression: Expression
    numbers: dict[str, NeededNumbers]


def derive_cell(
    solution: LessonSolution, step: str, table: str, row: int, column: int
) -> CellDerivation:
    """Return what one cell of a step's result is computed from.

    Args:
        solution: the solved lesson.
        step: the id of the step.
        table: the name of a table in the step's result.
        row: of the cell, 0-based.
        column: of the cell, 0-based.

    Raises:
        InvalidQueryError: there is no such cell, or its table has no derivation.
    """
    solved = _find_step(solution, step)
    shown = _find_table(solved, table)
    height, width = shown.matrix.shape
    if not (0 <= row < height and 0 <= column < width):
        raise _problem(
            "row" if not 0 <= row < height else "column",
            f"There is no cell at row {row}, column {column}. Rows run from 0 to {height - 1}, "
            f"columns from 0 to {width - 1}.",
        )
    if shown.derivation is None or not solved.can_open(shown):
        raise _problem(
            "table",
            f'"{shown.title}" has no derivation: its numbers are not computed from other '
            "tables. Open a cell of another table.",
            _derived_tables(solved),
        )
    tables = {known.name: known for known in (*solved.inputs, *solved.tables)}
    index = row * width + column
    return CellDerivation(
        table=shown.name,
        title=shown.title,
        row=shown.rows[row],
        column=shown.columns[column],
        result=float(shown.matrix[row, column]),
        index=index,
        expression=shown.derivation,
        numbers={
            name: _take(tables[name], needed)
            for name, needed in _needed_indices(shown.derivation, index).items()
        },
    )


def _take(table: LessonTable, index: Index) -> NeededNumbers:
    width = table.matrix.shape[1]
    labels = (
        ", ".join(filter(None, (table.rows[place // width], table.columns[place % width])))
        for place in index.tolist()
    )
    return NeededNumbers(table.title, index, table.values.ravel()[index], tuple(labels))


def _needed_indices(expression: Expression, cell: int) -> dict[str, Index]:
    """Return for each table the flat indices of the elements that a cell depends on."""
    wanted: list[Index] = [np.empty(0, dtype=np.intp) for _ in expression]
    wanted[-1] = np.array([cell])
    for place in reversed(range(len(expression))):
        for operand, index in _sources(expression, place, wanted[place]):
            wanted[operand] = np.union1d(wanted[operand], index)
    return {
        operation["name"]: index
        for operation, index in zip(expression, wanted, strict=True)
        if operation["op"] == "table" and index.size
    }


def _sources(expression: Expression, place: int, wanted: Index) -> Iterator[tuple[int, Index]]:
    """Yield for each operand of an operation the flat indices that some elements depend on."""
    operation = expression[place]
    kind, operands = operation["op"], operation.get("of", [])
    shapes = [expression[operand]["shape"] for operand in operands]
    if not wanted.size or not operands or kind == "opaque":
        return
    if kind == "view":
        yield operands[0], viewed_index(operation)[wanted]
    elif kind == "join":
        starts = np.cumsum([0, *map(math.prod, shapes)])
        for operand, start, end in zip(operands, starts, starts[1:], strict=False):
            yield operand, wanted[(wanted >= start) & (wanted < end)] - start
    elif kind == "collect":
        yield operands[0], np.concatenate([operation["groups"][at] for at in wanted]).astype(int)
    elif kind == "matmul":
        inner, columns = shapes[1][-2:]
        rows, lines = wanted // columns, np.arange(inner)
        matrices = rows // operation["shape"][-2] * inner
        yield operands[0], (rows[:, None] * inner + lines).ravel()
        second = (matrices[:, None] + lines) * columns + (wanted % columns)[:, None]
        yield operands[1], second.ravel()
    elif kind in _REDUCTIONS or kind == "softmax":
        width = shapes[0][-1]
        rows = wanted // width if kind == "softmax" else wanted
        yield operands[0], (rows[:, None] * width + np.arange(width)).ravel()
        for operand in operands[1:]:
            yield operand, np.zeros(1, dtype=np.intp)
    else:
        for operand, shape in zip(operands, shapes, strict=True):
            yield operand, wanted if shape else np.zeros(1, dtype=np.intp)


def _find_step(solution: LessonSolution, step: str) -> StepSolution:
    for solved in solution.steps:
        if solved.step.id == step:
            if solved.result is None:
                raise _problem("step", f"This step could not be computed. {solved.error}")
            return solved
    known = tuple(solved.step.id for solved in solution.steps)
    raise _problem("step", f'There is no step "{step[:60]}". Send the id of a step.', known)


def _find_table(solved: StepSolution, name: str) -> LessonTable:
    for table in solved.tables:
        if table.name == name:
            return table
    message = (
        f'The step "{solved.step.id}" computes no table "{name[:60]}". Send the name of one of '
        "its tables."
    )
    raise _problem("table", message, _derived_tables(solved))


def _derived_tables(solved: StepSolution) -> tuple[str, ...]:
    return tuple(table.name for table in solved.tables if solved.can_open(table))


def _problem(where: str, message: str, suggestions: tuple[str, ...] = ()) -> InvalidQueryError:
    return InvalidQueryError(Problem(where, message, suggestions))
