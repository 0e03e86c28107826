"""Recompute every cell of a lesson from its derivation."""

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


def evaluate_template(template, values):
    """Evaluate the arithmetic of a template, given a value for each name in braces."""
    expression = re.sub(r"\{(\w+)\}", r"\1", template).replace("^", "**")
    return eval(expression, {"__builtins__": {}}, FUNCTIONS | values)


def recompute(derivation, tables):
    """Recompute the cells of a table from their derivation."""
    if isinstance(derivation, Product):
        left, right = tables[derivation.left].matrix, tables[derivation.right].matrix
        product = left @ (right.T if derivation.transposed else right)
        return (
            product + (tables[derivation.plus].matrix if derivation.plus else 0)
        ) / derivation.over
    if isinstance(derivation, Cells):
        names = re.findall(r"\{(\w+)\}", derivation.template)
        return evaluate_template(derivation.template, {name: tables[name].matrix for name in names})
    of = tables[derivation.of].matrix
    if isinstance(derivation, RowSoftmax):
        exponentials = np.exp((of - of.max(-1, keepdims=True)) / derivation.temperature)
        return exponentials / exponentials.sum(-1, keepdims=True)
    if isinstance(derivation, RowSum):
        return of.sum(-1, keepdims=True) / derivation.over
    if isinstance(derivation, ColumnSum):
        return of.sum(0, keepdims=True) / derivation.over
    assert isinstance(derivation, Collected)
    return np.array([sum(of.ravel()[list(places)]) for places in derivation.terms])


def source_tables(derivation):
    """Return the names of the tables that a derivation reads."""
    fields = vars(derivation) if derivation else {}
    names = {fields.get(key, "") for key in ("left", "right", "plus", "of")} - {""}
    return names | set(re.findall(r"\{(\w+)\}", fields.get("template", "")))


def assert_derivations_hold(solution, *, rtol=1e-7, atol=1e-9):
    """Assert that every cell follows from its derivation.

    `atol` is relative to the table's largest number, or to 1 if that is smaller.
    """
    for solved in solution.steps:
        seen = {shown.name: shown for shown in (*solved.inputs, *solved.tables)}
        for made in solved.tables:
            if made.derivation is None:
                continue
            with np.errstate(all="ignore"):
                recomputed = recompute(made.derivation, seen)
            if np.size(recomputed) == 1:
                recomputed = np.broadcast_to(recomputed, made.matrix.shape)
            scale = max(1.0, *np.abs(made.matrix[np.isfinite(made.matrix)]))
            np.testing.assert_allclose(
                np.reshape(recomputed, made.matrix.shape),
                made.matrix,
                rtol=rtol,
                atol=atol * scale,
                err_msg=f"{solved.step.id}: {made.name}",
            )
