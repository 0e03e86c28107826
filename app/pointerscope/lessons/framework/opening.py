"""One cell of a table multiplied out: every number that it was made of."""

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

    from pointerscope.lessons.framework.lesson import Solution, Solved
    from pointerscope.lessons.framework.tables import How, Table

Kind = Literal["product", "cells", "softmax", "row-sum", "column-sum", "collected"]

_NAME = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Term:
    """One number that a cell is made of.

    Attributes:
        label: what it belongs to.
        value: of a product the two factors multiplied; of a softmax the exponential.
        left: the left factor of a product, or the score that an exponential is taken of.
        right: the right factor of a product.
        name: of the table that stands in a template.
    """

    label: str
    value: float
    left: float | None = None
    right: float | None = None
    name: str = ""


@dataclass(frozen=True)
class Opened:
    """A cell and what it was made of.

    But for `cells`, where the template says how the terms meet, the terms are summed, `plus` is
    added, and all of it is divided by `over`.

    Attributes:
        kind: how it was made, as in `pointerscope.lessons.framework.tables`.
        table: its name.
        title: what the table is.
        row: label of the cell's row.
        column: label of its column.
        terms: what is summed; of a softmax the exponential of the cell's own score alone.
        plus: what is added to their sum; None where nothing is.
        over: what all is divided by.
        among: of a softmax, the exponentials of the whole row, which sum to `over`.
        largest: of a softmax, the largest score of the row, taken off each before the exponential.
        temperature: of a softmax, what scores are divided by after that.
        template: of cells, the arithmetic with the names of the terms in braces.
        result: the cell.
    """

    kind: Kind
    table: str
    title: str
    row: str
    column: str
    terms: tuple[Term, ...]
    result: float
    plus: float | None = None
    over: float = 1.0
    among: tuple[Term, ...] = ()
    largest: float | None = None
    temperature: float = 1.0
    template: str = ""


def opened(solution: Solution, step: str, table: str, row: int, column: int) -> Opened:
    """Multiply out one cell of what a step gives.

    Args:
        solution: the lesson worked out.
        step: id of the step.
        table: name of a table that the step gives.
        row: of the cell, 0-based.
        column: of the cell, 0-based.

    Raises:
        InvalidQueryError: there is no such cell, or it was not worked out of others.
    """
    solved = _step(solution, step)
    made = _table(solved, table)
    height, width = made.matrix.shape
    if not (0 <= row < height and 0 <= column < width):
        raise _refused(
            "row" if not 0 <= row < height else "column",
            f"There is no cell at row {row}, column {column}: rows run from 0 to {height - 1}, "
            f"columns from 0 to {width - 1}.",
        )
    if made.how is None:
        raise _refused(
            "table",
            f'The numbers of "{made.title}" stand at the beginning: they are not worked out '
            "from others, so there is nothing to open.",
            _openable(solved),
        )
    seen = {shown.name: shown for shown in (*solved.takes, *solved.tables)}
    read, shape = _READERS[type(made.how)], _shape(made.how, seen)
    # A row may be written as a column, or a column as a row: cells are counted row by row.
    at = divmod(row * width + column, shape[1]) if math.prod(shape) == made.values.size else None
    return Opened(
        table=made.name,
        title=made.title,
        row=made.rows[row],
        column=made.columns[column],
        result=float(made.matrix[row, column]),
        **read(made.how, seen, *(at or (row, column))),
    )


def _shape(how: How, seen: Mapping[str, Table]) -> tuple[int, int]:
    """The rows and columns that come out of what is said."""
    if isinstance(how, Product):
        right = seen[how.right].matrix
        return len(seen[how.left].matrix), len(right) if how.transposed else right.shape[1]
    if isinstance(how, Cells):
        shapes = [seen[name].matrix.shape for name in _NAME.findall(how.template)]
        rows, columns = np.broadcast_shapes((1, 1), *shapes)
        return rows, columns
    if isinstance(how, Collected):
        return len(how.terms), 1
    rows, columns = seen[how.of].matrix.shape
    if isinstance(how, RowSoftmax):
        return rows, columns
    return (rows, 1) if isinstance(how, RowSum) else (1, columns)


def _product(how: Product, seen: Mapping[str, Table], row: int, column: int) -> dict[str, Any]:
    left, right = seen[how.left], seen[how.right]
    rights = right.matrix[column] if how.transposed else right.matrix[:, column]
    factors = zip(left.columns, left.matrix[row].tolist(), rights.tolist(), strict=True)
    return {
        "kind": how.kind,
        "terms": tuple(Term(label, one * other, one, other) for label, one, other in factors),
        "plus": _cell(seen[how.plus], row, column) if how.plus else None,
        "over": float(how.over),
    }


def _cells(how: Cells, seen: Mapping[str, Table], row: int, column: int) -> dict[str, Any]:
    names = dict.fromkeys(_NAME.findall(how.template))
    terms = tuple(
        Term(seen[name].title, _cell(seen[name], row, column), name=name) for name in names
    )
    return {"kind": how.kind, "terms": terms, "template": how.template}


def _softmax(how: RowSoftmax, seen: Mapping[str, Table], row: int, column: int) -> dict[str, Any]:
    of = seen[how.of]
    scores = of.matrix[row].tolist()
    largest = max(scores)
    among = tuple(
        Term(label, math.exp((score - largest) / how.temperature), score)
        for label, score in zip(of.columns, scores, strict=True)
    )
    return {
        "kind": how.kind,
        "terms": (among[column],),
        "over": math.fsum(term.value for term in among),
        "among": among,
        "largest": largest,
        "temperature": float(how.temperature),
    }


def _row_sum(how: RowSum, seen: Mapping[str, Table], row: int, column: int) -> dict[str, Any]:
    of = seen[how.of]
    terms = map(Term, of.columns, of.matrix[row].tolist())
    return {"kind": how.kind, "terms": tuple(terms), "over": float(how.over)}


def _column_sum(how: ColumnSum, seen: Mapping[str, Table], row: int, column: int) -> dict[str, Any]:
    of = seen[how.of]
    terms = map(Term, of.rows, of.matrix[:, column].tolist())
    return {"kind": how.kind, "terms": tuple(terms), "over": float(how.over)}


def _collected(how: Collected, seen: Mapping[str, Table], row: int, column: int) -> dict[str, Any]:
    of = seen[how.of]
    places = (divmod(place, of.matrix.shape[1]) for place in how.terms[row])
    terms = tuple(
        Term(", ".join(filter(None, (of.rows[at], of.columns[across]))), _cell(of, at, across))
        for at, across in places
    )
    return {"kind": how.kind, "terms": terms}


_READERS: dict[type, Callable[..., dict[str, Any]]] = {
    Product: _product,
    Cells: _cells,
    RowSoftmax: _softmax,
    RowSum: _row_sum,
    ColumnSum: _column_sum,
    Collected: _collected,
}


def _cell(of: Table, row: int, column: int) -> float:
    """A cell; one row, one column or one number stands for all."""
    height, width = of.matrix.shape
    return float(of.matrix[row if height > 1 else 0, column if width > 1 else 0])


def _step(solution: Solution, step: str) -> Solved:
    for solved in solution.steps:
        if solved.step.id == step:
            if solved.made is None:
                raise _refused("step", f"This step could not be worked out. {solved.trouble}")
            return solved
    known = tuple(solved.step.id for solved in solution.steps)
    raise _refused("step", f'There is no step "{step[:60]}".', known)


def _table(solved: Solved, name: str) -> Table:
    for made in solved.tables:
        if made.name == name:
            return made
    message = f'The step "{solved.step.id}" gives no table "{name[:60]}".'
    raise _refused("table", message, _openable(solved))


def _openable(solved: Solved) -> tuple[str, ...]:
    return tuple(made.name for made in solved.tables if made.how is not None)


def _refused(where: str, message: str, suggestions: tuple[str, ...] = ()) -> InvalidQueryError:
    return InvalidQueryError(Problem(where, message, suggestions))
