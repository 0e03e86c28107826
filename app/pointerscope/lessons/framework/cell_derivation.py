"""The derivation of one cell: its arithmetic, multiplied out."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import numpy as np

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.lessons.framework.tables import (
    Cells,
    Collected,
    ColumnSum,
    Product,
    RowSoftmax,
    RowSum,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from pointerscope.lessons.framework.steps import LessonSolution, StepSolution
    from pointerscope.lessons.framework.tables import Derivation, LessonTable

Kind = Literal["product", "cells", "softmax", "row-sum", "column-sum", "collected"]

_NAME = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class DerivationTerm:
    """One number that a cell is computed from.

    Attributes:
        label: of its row or column, or the title of its table.
        value: the number; of a product `left * right`; of a softmax the exponential.
        left: the left factor of a product, or the score whose exponential is taken.
        right: the right factor of a product.
        name: of its table in a template; otherwise empty.
    """

    label: str
    value: float
    left: float | None = None
    right: float | None = None
    name: str = ""


@dataclass(frozen=True)
class CellDerivation:
    """A cell and the numbers it is computed from.

    Except for the kind `cells`, whose template says how the terms combine, the cell is
    `(sum of terms + plus) / over`. The field names are those of the API.

    Attributes:
        kind: as in `pointerscope.lessons.framework.tables`.
        table: the name of the cell's table.
        title: of that table.
        row: the label of the cell's row.
        column: the label of its column.
        terms: the numbers to sum; of a softmax only the exponential of the cell's own score.
        plus: a number added to the sum; None if there is none.
        over: the divisor.
        among: of a softmax, the exponentials of the whole row, which sum to `over`.
        largest: of a softmax, the largest score of the row, subtracted from each score before
            the exponential.
        temperature: of a softmax, the number that scores are divided by after that.
        template: of `cells`, the arithmetic with the names of the terms in braces.
        result: the value of the cell.
    """

    kind: Kind
    table: str
    title: str
    row: str
    column: str
    terms: tuple[DerivationTerm, ...]
    result: float
    plus: float | None = None
    over: float = 1.0
    among: tuple[DerivationTerm, ...] = ()
    largest: float | None = None
    temperature: float = 1.0
    template: str = ""


def derive_cell(
    solution: LessonSolution, step: str, table: str, row: int, column: int
) -> CellDerivation:
    """Multiply out one cell of a step's result.

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
    if shown.derivation is None:
        raise _problem(
            "table",
            f'"{shown.title}" has no derivation: its numbers are not computed from other '
            "tables. Open a cell of another table.",
            _derived_tables(solved),
        )
    tables = {known.name: known for known in (*solved.inputs, *solved.tables)}
    derive, shape = _DERIVE[type(shown.derivation)], _result_shape(shown.derivation, tables)
    # The result may be stored as a row where the derivation gives a column, or the reverse:
    # cells then correspond by their row-major index.
    if math.prod(shape) == shown.values.size:
        position = divmod(row * width + column, shape[1])
    else:
        position = row, column
    return CellDerivation(
        table=shown.name,
        title=shown.title,
        row=shown.rows[row],
        column=shown.columns[column],
        result=float(shown.matrix[row, column]),
        **derive(shown.derivation, tables, *position),
    )


def _result_shape(derivation: Derivation, tables: Mapping[str, LessonTable]) -> tuple[int, int]:
    """Return the number of rows and columns that a derivation yields."""
    if isinstance(derivation, Product):
        right = tables[derivation.right].matrix
        columns = len(right) if derivation.transposed else right.shape[1]
        return len(tables[derivation.left].matrix), columns
    if isinstance(derivation, Cells):
        shapes = [tables[name].matrix.shape for name in _NAME.findall(derivation.template)]
        rows, columns = np.broadcast_shapes((1, 1), *shapes)
        return rows, columns
    if isinstance(derivation, Collected):
        return len(derivation.terms), 1
    rows, columns = tables[derivation.of].matrix.shape
    if isinstance(derivation, RowSoftmax):
        return rows, columns
    return (rows, 1) if isinstance(derivation, RowSum) else (1, columns)


def _derive_product(
    derivation: Product, tables: Mapping[str, LessonTable], row: int, column: int
) -> dict[str, Any]:
    left, right = tables[derivation.left], tables[derivation.right]
    right_factors = right.matrix[column] if derivation.transposed else right.matrix[:, column]
    factors = zip(left.columns, left.matrix[row].tolist(), right_factors.tolist(), strict=True)
    return {
        "kind": derivation.kind,
        "terms": tuple(DerivationTerm(label, x * y, x, y) for label, x, y in factors),
        "plus": _value(tables[derivation.plus], row, column) if derivation.plus else None,
        "over": float(derivation.over),
    }


def _derive_cells(
    derivation: Cells, tables: Mapping[str, LessonTable], row: int, column: int
) -> dict[str, Any]:
    names = dict.fromkeys(_NAME.findall(derivation.template))
    terms = tuple(
        DerivationTerm(tables[name].title, _value(tables[name], row, column), name=name)
        for name in names
    )
    return {"kind": derivation.kind, "terms": terms, "template": derivation.template}


def _derive_softmax(
    derivation: RowSoftmax, tables: Mapping[str, LessonTable], row: int, column: int
) -> dict[str, Any]:
    table = tables[derivation.of]
    scores = table.matrix[row].tolist()
    largest = max(scores)
    among = tuple(
        DerivationTerm(label, math.exp((score - largest) / derivation.temperature), score)
        for label, score in zip(table.columns, scores, strict=True)
    )
    return {
        "kind": derivation.kind,
        "terms": (among[column],),
        "over": math.fsum(term.value for term in among),
        "among": among,
        "largest": largest,
        "temperature": float(derivation.temperature),
    }


def _derive_row_sum(
    derivation: RowSum, tables: Mapping[str, LessonTable], row: int, column: int
) -> dict[str, Any]:
    table = tables[derivation.of]
    terms = map(DerivationTerm, table.columns, table.matrix[row].tolist())
    return {"kind": derivation.kind, "terms": tuple(terms), "over": float(derivation.over)}


def _derive_column_sum(
    derivation: ColumnSum, tables: Mapping[str, LessonTable], row: int, column: int
) -> dict[str, Any]:
    table = tables[derivation.of]
    terms = map(DerivationTerm, table.rows, table.matrix[:, column].tolist())
    return {"kind": derivation.kind, "terms": tuple(terms), "over": float(derivation.over)}


def _derive_collected(
    derivation: Collected, tables: Mapping[str, LessonTable], row: int, column: int
) -> dict[str, Any]:
    table = tables[derivation.of]
    cells = (divmod(index, table.matrix.shape[1]) for index in derivation.terms[row])
    terms = tuple(
        DerivationTerm(
            ", ".join(filter(None, (table.rows[cell_row], table.columns[cell_column]))),
            _value(table, cell_row, cell_column),
        )
        for cell_row, cell_column in cells
    )
    return {"kind": derivation.kind, "terms": terms}


_DERIVE: dict[type, Callable[..., dict[str, Any]]] = {
    Product: _derive_product,
    Cells: _derive_cells,
    RowSoftmax: _derive_softmax,
    RowSum: _derive_row_sum,
    ColumnSum: _derive_column_sum,
    Collected: _derive_collected,
}


def _value(table: LessonTable, row: int, column: int) -> float:
    """Return the value of a cell; a table of one row or one column is broadcast."""
    height, width = table.matrix.shape
    return float(table.matrix[row if height > 1 else 0, column if width > 1 else 0])


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
    return tuple(table.name for table in solved.tables if table.derivation is not None)


def _problem(where: str, message: str, suggestions: tuple[str, ...] = ()) -> InvalidQueryError:
    return InvalidQueryError(Problem(where, message, suggestions))
