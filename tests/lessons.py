"""Every cell of a lesson worked out again from what is said of how it was made."""

from __future__ import annotations

import math
import re

import numpy as np

from pointerscope.lessons.framework.tables import (
    Cells,
    Collected,
    ColumnSum,
    Product,
    RowSoftmax,
    RowSum,
)

FUNCTIONS = {
    "exp": np.exp,
    "ln": np.log,
    "sqrt": np.sqrt,
    "sin": np.sin,
    "cos": np.cos,
    "tanh": np.tanh,
    "max": np.maximum,
    "min": np.minimum,
    "abs": np.abs,
    "pi": math.pi,
}


def calculated(template, values):
    """What the arithmetic of a template gives, with a value for every name in braces."""
    expression = re.sub(r"\{(\w+)\}", r"\1", template).replace("^", "**")
    return eval(expression, {"__builtins__": {}}, FUNCTIONS | values)


def worked_out_again(how, tables):
    """The cells of a table from what is said of how they were made."""
    if isinstance(how, Product):
        left, right = tables[how.left].matrix, tables[how.right].matrix
        # Minus infinity has weight 0 and adds nothing.
        product = left @ (right.T if how.transposed else right)
        return (product + (tables[how.plus].matrix if how.plus else 0)) / how.over
    if isinstance(how, Cells):
        names = re.findall(r"\{(\w+)\}", how.template)
        return calculated(how.template, {name: tables[name].matrix for name in names})
    of = tables[how.of].matrix
    if isinstance(how, RowSoftmax):
        exponentials = np.exp((of - of.max(-1, keepdims=True)) / how.temperature)
        return exponentials / exponentials.sum(-1, keepdims=True)
    if isinstance(how, RowSum):
        return of.sum(-1, keepdims=True) / how.over
    if isinstance(how, ColumnSum):
        return of.sum(0, keepdims=True) / how.over
    assert isinstance(how, Collected)
    return np.array([sum(of.ravel()[list(places)]) for places in how.terms])


def named_in(how):
    """The names of the tables that cells are said to be made of."""
    said = vars(how) if how else {}
    names = {said.get(key, "") for key in ("left", "right", "plus", "of")} - {""}
    return names | set(re.findall(r"\{(\w+)\}", said.get("template", "")))


def assert_adds_up(solution, *, rtol=1e-7, atol=1e-9):
    """Every cell is what it is said to be made of.

    `atol` is of the table's largest number, or of 1 where that is smaller.
    """
    for solved in solution.steps:
        seen = {shown.name: shown for shown in (*solved.takes, *solved.tables)}
        for made in solved.tables:
            if made.how is None:
                continue
            with np.errstate(all="ignore"):
                again = worked_out_again(made.how, seen)
            if np.size(again) == 1:  # the same number everywhere
                again = np.broadcast_to(again, made.matrix.shape)
            scale = max(1.0, *np.abs(made.matrix[np.isfinite(made.matrix)]))
            np.testing.assert_allclose(
                np.reshape(again, made.matrix.shape),
                made.matrix,
                rtol=rtol,
                atol=atol * scale,
                err_msg=f"{solved.step.id}: {made.name}",
            )
