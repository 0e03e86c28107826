"""Sinusoidal position encoding: the table, its distances, rotations and dot products."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import attention_scores, linear
from pointerscope.formulas import positions as formulas
from pointerscope.formulas.primitives import sines_and_cosines
from pointerscope.lessons.framework import (
    Inputs,
    Labelled,
    Lines,
    NotComputableError,
    Numbers,
    Points,
    Solver,
    SolverFunctions,
    StepResult,
    agreeing,
    plain,
    recorded,
    result,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

_CURVES = 4  # at most in a picture
_OFFSETS = np.arange(0.0, 101.0)
_SPANS = (10, 100, 1_000, 10_000)
_RING = 72  # points of a circle
_NEAR_POINTS = 0.05  # of a radius of 1: labels of points that are nearer would overlap
_WINDING = 126  # positions on the torus: twenty turns of the fastest pair
_ROUNDING = 1e-9  # of what is compared


def frequency(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    width = int(inputs.choice("d"))
    if is_removed:
        omega = recorded(np.ones(width // 2))
    else:
        found = formulas.frequencies(width, inputs["base"], base=inputs.number("base"))
        exponents = -2 * np.arange(len(found)) / width
        omega = agreeing(found, inputs["base"] ** exponents, tolerance=1e-12)
    labels = _numbered("pair", range(len(omega)))
    return result(
        omega=Labelled(omega, columns=labels),
        divisors=Labelled(1 / omega, columns=labels),
        wavelengths=Labelled(formulas.wavelengths(omega), columns=labels),
    )


def wide_model(inputs: Inputs) -> StepResult:
    width, pairs = inputs.integer("wide"), inputs["wide_pairs"].astype(int)
    if (pairs != inputs["wide_pairs"]).any():
        raise NotComputableError("Pairs are whole numbers, counted from 0.")
    omega = formulas.frequencies(width, inputs["base"], base=inputs.number("base"))
    if pairs.max() >= len(omega):
        raise NotComputableError(
            f"With a width of {width} the last pair is {len(omega) - 1}. Choose smaller pairs or "
            "a wider model."
        )
    exponents = 2 * inputs["wide_pairs"] / inputs["wide"]
    divisors = agreeing(1 / omega[pairs], inputs["base"] ** exponents, tolerance=1e-12)
    lengths = agreeing(
        formulas.wavelengths(omega[pairs]), formulas.wavelengths(1 / divisors), tolerance=1e-12
    )
    labels = _numbered("pair", pairs)
    return result(
        exponents=Labelled(exponents, columns=labels),
        wide_divisors=Labelled(divisors, columns=labels),
        wide_wavelengths=Labelled(lengths, columns=labels),
    )


def waves(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
    phase = 0.0 if is_removed else math.pi / 2
    omega = inputs["omega"]
    positions = np.arange(inputs.integer("last") + 1, dtype=np.float64)
    rows, pairs = _numbered("position", positions), range(len(omega))
    drawn = np.arange(0.0, 60.5, 0.5)
    first = _rows(omega, phase, drawn)[:, 0::2]
    return result(
        angles=Labelled(
            formulas.angles(positions, omega), rows=rows, columns=_numbered("pair", pairs)
        ),
        phase=phase,
        PE=_by_column(_rows(omega, phase, positions), rows),
        picture=Lines(drawn, {f"pair {pair}": first[:, pair] for pair in pairs[:_CURVES]}),
    )


def added(inputs: Inputs) -> StepResult:
    embedding = inputs["embedding"]
    place = _encoded(inputs, np.array([1.0]))[0, : len(embedding)]
    origin = np.zeros(len(embedding))
    lengths = [formulas.distances(vector, origin) for vector in (embedding, place)]
    return result(
        place=_by_column(place),
        added=_by_column(embedding + place),
        lengths=lengths,
        remark=f"The embedding has length {lengths[0]:.4g}, the encoding {lengths[1]:.4g}.",
    )


def near_and_far(inputs: Inputs) -> StepResult:
    compared = inputs["compared"]
    origin, there = _encoded(inputs, np.zeros(1))[0], _encoded(inputs, compared)
    squares = formulas.squared_differences(there, origin)
    distance = formulas.distances(there, origin)
    rows = _numbered("position", compared)
    return result(
        PE_0=_by_column(origin),
        PE_p=_by_column(there, rows),
        squares=_by_column(squares, rows),
        squared=Labelled(squares.sum(-1, keepdims=True), rows=rows),
        distance=Labelled(distance[:, None], rows=rows),
        remark=_describe_order(compared, distance),
        picture=Lines(
            _OFFSETS, {"distance": formulas.distances(_encoded(inputs, _OFFSETS), origin)}
        ),
    )


def most_alike(inputs: Inputs) -> StepResult:
    positions = np.arange(1.0, _SPANS[-1] + 1)
    far = plain(formulas.distances(_encoded(inputs, positions), _encoded(inputs, np.zeros(1))[0]))
    nearest = [int(far[:span].argmin()) for span in _SPANS]
    return result(nearest=[at + 1 for at in nearest], nearest_distance=far[nearest])


def rotation(inputs: Inputs) -> StepResult:
    matrix = formulas.offset_rotation(formulas.angles(inputs["k"], inputs["omega"]))
    positions = np.arange(len(inputs["PE"]), dtype=np.float64)
    moved = linear(inputs["PE"], matrix)
    ahead = _encoded(inputs, positions + inputs.integer("k"))
    apart = float(np.abs(moved - ahead).max())
    rows = _numbered("from", positions)
    return result(
        M=_by_column(matrix, _numbered("dim", range(len(matrix)))),
        moved=_by_column(moved, rows),
        ahead=_by_column(ahead, rows),
        remark=f"Rotated encodings and those at the shifted positions {_equal(apart)}.",
    )


def products(inputs: Inputs) -> StepResult:
    found = attention_scores(inputs["PE"], inputs["PE"], scaled=False)
    offsets = np.arange(len(found), dtype=np.float64)
    rows = tuple(map(str, range(len(found))))
    spread = max(float(np.ptp(np.diagonal(found, offset))) for offset in range(len(found)))
    curves = {}
    for start in (0.0, 20.0):
        one, others = _encoded(inputs, np.array([start])), _encoded(inputs, start + _OFFSETS)
        curves[f"from position {start:g}"] = (one * others).sum(-1)
    return result(
        G=Labelled(found, rows=rows, columns=rows),
        by_offset=Labelled(
            formulas.product_at_offset(formulas.angles(offsets, inputs["omega"])),
            columns=_numbered("k =", offsets),
        ),
        remark=f"Numbers on the same diagonal {_equal(spread)}.",
        picture=Lines(_OFFSETS, curves),
    )


def circle(inputs: Inputs) -> StepResult:
    places = inputs["places"]
    points = _encoded(inputs, places)[:, :4]
    near = np.abs(plain(points)[:, None, :2] - plain(points)[:, :2]).max(-1) < _NEAR_POINTS
    names = [", ".join(f"{at:g}" for at in plain(places)[row]) for row in near]
    labels = tuple(name if name not in names[:at] else "" for at, name in enumerate(names))
    ring = _encoded(inputs, np.linspace(0.0, 2 * math.pi, _RING, endpoint=False))[:, :2]
    return result(
        circle=Labelled(points, rows=_numbered("position", places)),
        picture=Points(
            np.concatenate([ring[:, 0], points[:, 0]]),
            np.concatenate([ring[:, 1], points[:, 1]]),
            ("",) * len(ring) + labels,
            square=True,
            groups=("all angles",) * len(ring) + ("positions",) * len(labels),
        ),
    )


def torus(inputs: Inputs) -> StepResult:
    positions = np.arange(_WINDING, dtype=np.float64)
    turned = np.mod(formulas.angles(positions, inputs["omega"][:2]), 2 * math.pi)
    few = inputs.integer("last") + 1
    return result(
        turned=Labelled(turned[:few], rows=_numbered("position", positions[:few])),
        picture=Points(
            turned[:, 0],
            turned[:, 1],
            tuple(f"{at:g}" if at % 25 == 0 else "" for at in positions),
            title=f"Positions 0 to {_WINDING - 1} on the torus, laid flat",
            caption="The left and right edges are the same line, and so are bottom and top.",
            x_title="angle of the first pair",
            y_title="angle of the second pair",
        ),
    )


def _equal(difference: float) -> str:
    return "are equal" if difference < _ROUNDING else f"differ by up to {difference:.4g}"


def _encoded(inputs: Inputs, positions: Numbers) -> Numbers:
    """The rows of any positions, by the frequencies and waves of the steps above."""
    return _rows(inputs["omega"], inputs.number("phase"), positions)


def _rows(omega: Numbers, phase: float, positions: Numbers) -> Numbers:
    found = sines_and_cosines(formulas.angles(positions, omega))
    if phase == 0:
        found[..., 1::2] = found[..., 0::2]
    return found


def _by_column(values: Numbers, rows: tuple[str, ...] = ()) -> Labelled:
    return Labelled(values, rows=rows, columns=_numbered("dim", range(values.shape[-1])))


def _numbered(word: str, numbers: Iterable[float]) -> tuple[str, ...]:
    return tuple(f"{word} {number:.7g}" for number in numbers)


def _describe_order(positions: Numbers, distance: Numbers) -> str:
    """Say in a sentence whether distances follow positions."""
    for near, far in pairwise(np.argsort(positions, kind="stable")):
        if distance[far] < distance[near] - _ROUNDING:
            return (
                f"The encoding of position {positions[far]:.7g} is nearer to that of position 0 "
                f"({distance[far]:.3g}) than that of {positions[near]:.7g} ({distance[near]:.3g})."
            )
    return "Among these positions, a larger one never has a nearer encoding."


def _closer(solve: Solver) -> str:
    distance = solve({"compared": [1, 44, 3, 6, 100]})["distance"]
    return "Position 44" if distance[1] < distance[0] else "Position 1"


computed: SolverFunctions = {
    "divisor-exponents": lambda solve: np.log(solve()["divisors"]) / np.log(solve()["base"]),
    "last-pair": lambda solve: solve({"wide_pairs": [0, 1, 127, 255]})["wide"] / 2 - 1,
    "eight-columns": lambda solve: solve({"d": "8"})["PE"][:4],
    "closer": _closer,
    "three-back": lambda solve: solve({"k": -3})["M"][:2, :2],
    "length": lambda solve: solve({"d": "8"})["by_offset"][0],
}
