"""Several positions at once: ball, ball in over, over and phase of a cricket innings."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.formulas import sinusoidal_table
from pointerscope.formulas.positions import cosines, group_and_index, stage
from pointerscope.lessons.framework import (
    Heatmap,
    Inputs,
    Labelled,
    NotComputableError,
    Numbers,
    Solver,
    SolverFunctions,
    StepResult,
    agreeing,
    plain,
    result,
)

if TYPE_CHECKING:
    from collections.abc import Callable

_OVERS, _BALLS = 20, 6
_INNINGS = np.arange(1.0, _OVERS * _BALLS + 1)
_PHASES = ("powerplay", "middle", "death")
_PARTS = {"ball": "ball", "place": "ball in over", "over": "over", "phase": "phase"}
_STEPS_BACK = np.array([1.0, 4.0, 5.0, 6.0, 10.0, 11.0, 12.0])


def positions(inputs: Inputs) -> StepResult:
    balls = np.concatenate([[inputs.number("ball")], inputs["others"]])
    places = _positions(inputs, balls)
    over, place, phase = places[0, 1:]
    remark = (
        f"Ball {balls[0]:.0f} is ball {place:.0f} of over {over:.0f} (over {over + 1:.0f} if "
        f"counted from 1), in the {_PHASES[int(phase)]} phase."
    )
    return result(places=Labelled(places, rows=_ball_labels(balls)), remark=remark)


def _comparing(part: str) -> Callable[..., StepResult]:
    """Return the step that compares balls by a part; removed, it leaves the part out."""
    column = list(_PARTS).index(part)

    def compare(inputs: Inputs, *, is_removed: bool = False) -> StepResult:
        return _compare(inputs, part, 0 if is_removed else inputs["widths"][column])

    return compare


ball, ball_in_over = _comparing("ball"), _comparing("place")
over, phase = _comparing("over"), _comparing("phase")


def joined(inputs: Inputs) -> StepResult:
    widths = {part: int(inputs[f"columns_{part}"]) for part in _PARTS}
    here = _encode(inputs, widths, np.atleast_1d(inputs["ball"]))
    others = _encode(inputs, widths, inputs["others"])
    dots = sum(inputs[f"dot_{part}"] for part in _PARTS)
    sizes = np.sqrt((here * here).sum(-1) * (others * others).sum(-1))
    near = cosines(others, here)
    if sizes.all():
        near = agreeing(near, dots / sizes, tolerance=1e-12)
    labels = _ball_labels(inputs["others"])
    nearest = " and ".join(dict.fromkeys(np.array(labels)[np.isclose(near, near.max())]))
    return result(
        columns=sum(inputs[f"columns_{part}"] for part in _PARTS),
        dot=Labelled(dots, columns=labels),
        sizes=Labelled(sizes, columns=labels),
        near=Labelled(near, columns=labels),
        remark=f"Largest cosine with all parts together: {nearest}.",
        picture=_similarity(inputs, "all parts", widths),
    )


def bowler(inputs: Inputs) -> StepResult:
    here = inputs.number("ball")
    back = _STEPS_BACK[here >= _STEPS_BACK + 1]
    if not len(back):
        raise NotComputableError("There is no ball before the first one. Choose a later ball.")
    earlier = here - back
    overs, _ = group_and_index(np.concatenate([[here], earlier]), _BALLS)
    apart = overs[0] - overs[1:]
    rows = np.vstack([earlier, overs[1:], apart, apart == 0, apart == 1])
    return result(
        bowlers=Labelled(rows, columns=tuple(f"{step:.0f} back" for step in back)),
        remark=f"The ball six before ball {here:.0f} is in the over before."
        if here > _BALLS
        else f"There is no ball six before ball {here:.0f}.",
    )


def _compare(inputs: Inputs, part: str, width: float) -> StepResult:
    """Compare the balls by one part of their encodings; the width 0 leaves it out."""
    widths = {part: int(width)}
    here = _encode(inputs, widths, np.atleast_1d(inputs["ball"]))
    others = _encode(inputs, widths, inputs["others"])
    near, labels = cosines(others, here), _ball_labels(inputs["others"])
    alike = ", ".join(label for label, one in zip(labels, near, strict=True) if np.isclose(one, 1))
    remark = f"Balls whose cosine with ball {inputs.number('ball'):.0f} is 1: {alike or 'none'}."
    return result(
        remark=remark if width else "",
        picture=_similarity(inputs, _PARTS[part], widths) if width else None,
        **{
            f"columns_{part}": widths[part],
            f"dot_{part}": Labelled((others * here).sum(-1), columns=labels),
            f"near_{part}": Labelled(near, columns=labels),
        },
    )


def _encode(inputs: Inputs, widths: dict[str, int], balls: Numbers) -> Numbers:
    """Concatenate parts of the encodings of balls, a row for each ball."""
    return np.hstack([_encode_part(inputs, *part, balls) for part in widths.items()])


def _encode_part(inputs: Inputs, part: str, width: int, balls: Numbers) -> Numbers:
    number, overs, places, phases = _positions(inputs, balls).T
    if part == "phase":
        rows = np.random.default_rng(inputs.integer("seed")).normal(size=(len(_PHASES), width))
        # As long on average as so many sines and cosines.
        return rows[phases.astype(int)] / np.sqrt(2)
    return sinusoidal_table({"ball": number, "place": places, "over": overs}[part], width)


def _positions(inputs: Inputs, balls: Numbers) -> Numbers:
    """Return number, over from 0, ball in over and phase, a row for each ball."""
    overs, places = group_and_index(balls, _BALLS)
    middle, death = inputs.number("middle"), inputs.number("death")
    if death < middle:
        raise NotComputableError("The death phase must not begin before the middle phase.")
    return np.stack([balls, overs, places, stage(overs + 1, [middle, death])], -1)


def _similarity(inputs: Inputs, name: str, widths: dict[str, int]) -> Heatmap:
    here = _encode(inputs, widths, np.atleast_1d(plain(inputs["ball"])))
    return Heatmap(
        title=f"Cosines with ball {inputs.number('ball'):.0f}: {name}",
        caption="A row is an over, a column a ball of it; stronger colours are larger cosines.",
        values=cosines(_encode(inputs, widths, _INNINGS), here).reshape(_OVERS, _BALLS),
        rows=tuple(map(str, range(_OVERS))),
        columns=tuple(map(str, range(1, _BALLS + 1))),
        x_title="ball in over",
        y_title="over, from 0",
        scale="differences",
    )


def _ball_labels(balls: Numbers) -> tuple[str, ...]:
    return tuple(f"ball {at:.0f}" for at in balls)


@cache
def _of_innings(solve: Solver) -> Numbers:
    """Return the positions of all balls, solved for eight at a time."""
    starts = range(0, len(_INNINGS), 8)
    solved = (solve({"others": _INNINGS[start : start + 8].tolist()}) for start in starts)
    return np.vstack([solution["places"][1:] for solution in solved])


def _range(solve: Solver, column: int) -> list[float]:
    values = _of_innings(solve)[:, column]
    return [float(values.min()), float(values.max())]


def _death_overs(solve: Solver) -> list[float]:
    places = _of_innings(solve)
    overs = places[places[:, 3] == _PHASES.index("death"), 1] + 1
    return [float(overs.min()), float(overs.max())]


def _most_alike(solve: Solver) -> str:
    solution = solve({"others": [107] * 8})
    return max(_PARTS.items(), key=lambda part: float(solution[f"near_{part[0]}"][0]))[1]


_IN_CODE = {"widths": [256, 64, 64, 32]}

computed: SolverFunctions = {
    "overs": lambda solve: np.unique(_of_innings(solve)[:, 1]).size,
    "over-from-1": lambda solve: solve()["places"][0, 1] + 1,
    "balls-in-over": lambda solve: _range(solve, 2),
    "first-and-last-over": lambda solve: _range(solve, 1),
    "ranges": lambda solve: [*_range(solve, 2), *_range(solve, 1)],
    "death-overs": _death_overs,
    "distinct": lambda solve: [np.unique(_of_innings(solve)[:, at]).size for at in (2, 1, 3)],
    "balls": lambda solve: len(_of_innings(solve)),
    "phase-numbers": lambda solve: _of_innings(solve)[[0, 6 * _BALLS, 15 * _BALLS], 3],
    "phases": lambda solve: np.unique(_of_innings(solve)[:, 3]).size,
    "widths": lambda solve: [solve()[f"columns_{part}"] for part in _PARTS],
    "widths-in-code": lambda solve: [solve(_IN_CODE)[f"columns_{part}"] for part in _PARTS],
    "bowled": lambda solve: 2 * _BALLS + solve()["places"][0, 2],
    "from-41-to-47": lambda solve: solve()["places"][0, 0] - solve()["places"][3, 0],
    "farthest-in-over": lambda solve: np.ptp(_of_innings(solve)[:_BALLS, 0]),
    "ball-100": lambda solve: solve({"ball": 100})["places"][0, 1:3],
    "ten-overs-later": _most_alike,
    "wider": lambda solve: solve(_IN_CODE, ["phase"])["columns"],
}
