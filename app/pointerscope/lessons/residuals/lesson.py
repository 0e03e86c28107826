"""Residual connections: the size of gradients through depth, with and without them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.formulas.gradients import chained_slopes, path_products, sizes_by_depth
from pointerscope.lessons.framework import (
    Inputs,
    Labelled,
    Lines,
    Numbers,
    Solver,
    SolverFunctions,
    StepResult,
    result,
)
from pointerscope.lessons.framework.numbers import number_text

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pointerscope.formulas.gradients import Arrangement, DepthSizes

_FATES = ("It grows without bound", "It stays near 1", "It vanishes")


def chain(inputs: Inputs) -> StepResult:
    found = chained_slopes(inputs["w"], residual=False)
    return result(without=found, remark=_through_all(found))


def _through_all(gradients: Numbers) -> str:
    return f"The gradient through all {len(gradients)} layers is {number_text(gradients[-1])}."


def residual(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    found = chained_slopes(inputs["w"], residual=not is_removed)
    factors = inputs["w"] if is_removed else inputs["w"] + 1
    return result(factors=factors, with_it=found, remark=_through_all(found))


def paths(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    products = path_products(inputs["w"])
    names = tuple(map(_path_name, range(len(products))))
    if is_removed:
        products, names = products[-1:], names[-1:]
    total, negative = products.sum(keepdims=True), products[products < 0].sum()
    return result(
        paths=Labelled(products[:, None], rows=names),
        together=total[None],
        remark=f"The sum is {number_text(total[0])}. Negative products contribute "
        f"{number_text(negative)}.",
    )


def _path_name(path: int) -> str:
    layers = [str(layer + 1) for layer in range(path.bit_length()) if path >> layer & 1]
    return "through " + ", ".join(layers) if layers else "around all"


def deep(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    layers, slopes = inputs.integer("layers"), inputs["same"]
    repeated = np.repeat(slopes[:, None], layers, axis=-1)
    without = chained_slopes(repeated, residual=False)
    found = chained_slopes(repeated, residual=not is_removed)
    names = tuple(f"slope {slope:g}".replace("-", "−") for slope in slopes)
    depths = _depths(layers)[1:]
    at = [depth - 1 for depth in depths]
    small = sum(np.abs(found[:, -1]) < 1)
    return result(
        deep_without=Labelled(without[:, at], rows=names, columns=_depth_names(depths)),
        deep_with=Labelled(found[:, at], rows=names, columns=_depth_names(depths)),
        remark=f"At depth {layers}, {small} of {len(slopes)} gradients are below 1 in size.",
        picture=_curves(dict(zip(names, np.abs(found), strict=True)), first_depth=1),
    )


def _depths(layers: int) -> list[int]:
    """Return at most five depths, from the input to the output."""
    return [int(depth) for depth in np.unique(np.linspace(0, layers, 5).round())]


def _depth_names(depths: list[int]) -> tuple[str, ...]:
    return tuple(f"depth {depth}" for depth in depths)


def _curves(rows: dict[str, Numbers], first_depth: int = 0) -> Lines | None:
    """Return curves of the rows that a logarithmic axis can show."""
    positive = {name: row for name, row in rows.items() if row.min() > 0}
    if not positive:
        return None
    depths = np.arange(first_depth, first_depth + len(next(iter(rows.values()))), dtype=float)
    return Lines(depths, positive, logarithmic="y")


def network(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    name = "residuals removed" if is_removed else "residuals, no norm"
    arrangement: Arrangement = "plain" if is_removed else "residual"
    plain = _random_network(inputs, "plain").gradients
    rows = {"no residuals": plain, name: _random_network(inputs, arrangement).gradients}
    first, second = (number_text(row[0]) for row in rows.values())
    return result(
        gradients=_by_depth(rows),
        remark=f"At the input the gradient has size {first} (first row) and {second} (second row).",
        picture=_curves(rows),
    )


def _random_network(inputs: Inputs, arrangement: Arrangement) -> DepthSizes[NDArray[Any]]:
    """Return sizes in a stack of random layers, which are the same in every arrangement."""
    random = np.random.default_rng(inputs.integer("seed"))
    width, layers = inputs.integer("width"), inputs.integer("layers")
    x = random.normal(size=width)
    weights = random.normal(size=(layers, width, width)) * inputs.number("scale") / width**0.5
    return sizes_by_depth(x, weights, arrangement)


def _by_depth(rows: dict[str, Numbers]) -> Labelled:
    depths = _depths(len(next(iter(rows.values()))) - 1)
    values = np.stack([row[depths] for row in rows.values()])
    return Labelled(values, rows=tuple(rows), columns=_depth_names(depths))


def norms(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    arrangements: dict[str, Arrangement] = {"post-norm": "post-norm", "pre-norm": "pre-norm"}
    if is_removed:
        arrangements = {f"{name}, norm removed": "residual" for name in arrangements}
    sizes = {name: _random_network(inputs, kind) for name, kind in arrangements.items()}
    gradients = {name: size.gradients for name, size in sizes.items()}
    highways = {name: size.highways for name, size in sizes.items()}
    remarks = [
        f"{name.capitalize()}: the gradient at the input has size "
        f"{number_text(size.gradients[0])}, along the path around all sublayers "
        f"{number_text(size.highways[0])}; the output has size {number_text(size.states[-1])}."
        for name, size in sizes.items()
    ]
    return result(
        normed=_by_depth(gradients),
        highways=_by_depth(highways),
        states=_by_depth({name: size.states for name, size in sizes.items()}),
        remark=" ".join(remarks),
        picture=_curves(
            gradients | {f"{name}, path around": row for name, row in highways.items()}
        ),
    )


def _with_third_slope(solve: Solver, slope: float) -> float:
    first, second, _, fourth = solve()["w"]
    return float(solve({"w": [first, second, slope, fourth]})["with_it"][-1])


def _fate(solve: Solver) -> str:
    size = solve()["highways"][0, 0]
    return _FATES[int(size < 2) + int(size < 0.5)]


computed: SolverFunctions = {
    "smallest": lambda solve: abs(_with_third_slope(solve, -1.0)),
    "paths-by-layer": lambda solve: len(solve()["paths"]) ** (1 / len(solve()["w"])),
    "closed": lambda solve: _with_third_slope(solve, 0.0),
    "cancel": lambda solve: next(
        slope for slope in (-0.5, 0.0, -2.0, -1.0) if _with_third_slope(solve, slope) == 0
    ),
    "road": _fate,
}
