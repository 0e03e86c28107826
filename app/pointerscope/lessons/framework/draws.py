"""Numbers that are drawn for each student, equal on every platform and in the browser.

A text, such as the seed of an assignment with a student's name, decides every number. Four hashes
of its UTF-8 bytes (FNV-1a with four beginnings, then the final mix of MurmurHash3) are the state of
the generator sfc32, whose first twelve numbers are dropped. A draw takes one number of 32 bits,
times the number of possible values, divided by 2³². `static/js/assignments/draws.js` does the same;
tests compare the two. The text of an exercise declares its draws: `q, K; tau from 0.5 to 2 by 0.5`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from typing import TYPE_CHECKING, Any

import numpy as np

from pointerscope.lessons.framework.inputs import Matrix, Number

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from pointerscope.lessons.framework.inputs import Input

_MASK = 0xFFFFFFFF
DROPPED = 12
_NUMBER = r"-?\d{1,9}(?:\.\d{1,6})?"
_DRAW = re.compile(
    rf"(?P<names>\w+(?:, \w+)*)(?: from (?P<least>{_NUMBER}) to (?P<most>{_NUMBER})"
    rf"(?: by (?P<step>{_NUMBER}))?)?"
)
_MAX_COUNT = 1_000_000


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
    """

    draws: tuple[NumberDraw, ...]
    table: str
    index: Any
    removed: tuple[str, ...]


class DrawsError(ValueError):
    """The text does not say how numbers are drawn; the message says what was expected."""


def read_draws(text: str, inputs: Sequence[Input]) -> tuple[NumberDraw, ...]:
    """Read how the numbers of inputs are drawn.

    Without `from … to …`, numbers lie between the smallest and the largest of the input's own. The
    step is 1 where the input's own numbers and both ends are whole, else the last decimal that one
    of them has.

    Args:
        text: parts separated by semicolons; empty for no draws.
        inputs: those of the lesson.

    Raises:
        DrawsError: a part cannot be read, or does not fit its input.
    """
    return tuple(draw for part in text.split(";") if part for draw in _draws(part.strip(), inputs))


def _draws(part: str, inputs: Sequence[Input]) -> Iterator[NumberDraw]:
    match = _DRAW.fullmatch(part)
    if match is None:
        raise DrawsError(f"Expected `Q, K` or `tau from 0.5 to 2 by 0.5` behind Draws:, not {part}")
    by_name = {known.name: known for known in inputs}
    for name in match["names"].split(", "):
        known = by_name.get(name)
        if not isinstance(known, Matrix | Number):
            raise DrawsError(f"Expected an input of numbers behind Draws:, not {name}.")
        yield _draw(known, match["least"], match["most"], match["step"])


def _draw(
    known: Matrix | Number, least: str | None, most: str | None, step: str | None
) -> NumberDraw:
    own = [Decimal(repr(value)).normalize() for value in np.ravel(known.value).tolist()]
    start = min(own) if least is None else Decimal(least)
    end = max(own) if most is None else Decimal(most)
    if not known.minimum <= start < end <= known.maximum:
        message = f"Expected a smaller and a larger number from {known.minimum} to {known.maximum}"
        raise DrawsError(f"{message} for {known.name}, not {start} and {end}.")
    parts = [start, end, *own] if step is None else [start, end, Decimal(step)]
    decimals = max(0, *(-int(one.normalize().as_tuple().exponent) for one in parts))
    power = 10**decimals
    stride = 1 if step is None else int(Decimal(step) * power)
    if stride < 1 or int((end - start) * power) % stride:
        raise DrawsError(f"Expected steps from {start} that reach {end} for {known.name}.")
    count = int((end - start) * power) // stride + 1
    if count > _MAX_COUNT or (known.whole and decimals):
        raise DrawsError(f"Expected fewer values, or whole ones, for {known.name}.")
    return NumberDraw(known.name, int(start * power), stride, count, decimals)


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

    for _ in range(DROPPED):
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
