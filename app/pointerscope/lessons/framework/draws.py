"""Numbers that are drawn for each student, equal on every platform and in the browser.

A text, such as the seed of an assignment with a student's name, decides every number. Four hashes
of its UTF-8 bytes (FNV-1a with four beginnings, then the final mix of MurmurHash3) are the state of
the generator sfc32, whose first twelve numbers are dropped. A draw takes one number of 32 bits,
times the number of possible values, divided by 2³². `static/js/assignments/draws.js` does the same;
tests compare the two.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.lessons.framework.inputs import Matrix, Number

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from pointerscope.lessons.framework.inputs import Input

_MASK = 0xFFFFFFFF
_DROPPED = 12


@dataclass(frozen=True)
class NumberDraw:
    """The values that the numbers of an input are drawn from, all equally likely.

    A value is a whole number, from `least` on in steps of `step`, divided by 10 to the power of
    `decimals`: so it is the same float64 everywhere.

    Attributes:
        name: of the input.
        least: the smallest value, times the power.
        step: between two values, times the power.
        count: how many values there are.
        decimals: the power.
    """

    name: str
    least: int
    step: int
    count: int
    decimals: int

    def value(self, index: int) -> float:
        """Return the value of this index, which counts from 0."""
        return (self.least + index * self.step) / 10**self.decimals

    @property
    def limits(self) -> tuple[float, float]:
        """The smallest and the largest value."""
        return self.value(0), self.value(self.count - 1)


@dataclass(frozen=True)
class Drawn:
    """How an assignment draws the numbers of an exercise, and what its answer is.

    Attributes:
        draws: of inputs; the others keep the lesson's own values.
        table: that holds the answer.
        index: of the answer in the table, as NumPy takes it.
        removed: the steps that are left out.
        given: the names of the tables that are shown with the question.
    """

    draws: tuple[NumberDraw, ...]
    table: str
    index: Any
    removed: tuple[str, ...]
    given: tuple[str, ...]


def draw_inputs(drawn: Drawn, inputs: Sequence[Input], text: str) -> dict[str, object]:
    """Return the values of the drawn inputs, as `Lesson.solve` takes them.

    Args:
        drawn: how to draw them.
        inputs: those of the lesson.
        text: that decides the numbers; each input has numbers of its own.
    """
    by_name = {known.name: known for known in inputs}
    return {draw.name: _drawn(draw, by_name[draw.name], text) for draw in drawn.draws}


def _drawn(draw: NumberDraw, known: Input, text: str) -> object:
    uniform = _generator(f"{text}\n{draw.name}")

    def number() -> float:
        return draw.value(uniform() * draw.count >> 32)

    if isinstance(known, Number):
        return number()
    assert isinstance(known, Matrix)
    if known.is_row:
        return [number() for _ in known.value]
    return [[number() for _ in np.atleast_1d(row)] for row in known.value]


def _generator(text: str) -> Callable[[], int]:
    """Return a function that returns one number of 32 bits after the other."""
    content = text.encode("utf-8")
    state = [_hash(content, beginning) for beginning in range(4)]

    def advance() -> int:
        a, b, c, d = state
        drawn = (a + b + d) & _MASK
        state[:] = (
            b ^ b >> 9,
            (c + (c << 3)) & _MASK,
            ((c << 21 | c >> 11) + drawn) & _MASK,
            (d + 1) & _MASK,
        )
        return drawn

    for _ in range(_DROPPED):
        advance()
    return advance


def _hash(content: bytes, beginning: int) -> int:
    """Return a hash of 32 bits."""
    value = (2166136261 + beginning * 0x9E3779B9) & _MASK
    for byte in content:
        value = (value ^ byte) * 16777619 & _MASK
    for shift, factor in ((16, 0x85EBCA6B), (13, 0xC2B2AE35)):
        value = (value ^ value >> shift) * factor & _MASK
    return value ^ value >> 16


def flat_cells(drawn: Drawn, shapes: Mapping[str, tuple[int, ...]]) -> list[list[int]]:
    """Return the flat indices of the answer's cells in its table, row by row.

    Args:
        drawn: the exercise.
        shapes: of all tables, by name.
    """
    shape = shapes[drawn.table]
    found: list[list[int]] = np.atleast_2d(
        np.arange(int(np.prod(shape, dtype=int))).reshape(shape)[drawn.index]
    ).tolist()
    return found
