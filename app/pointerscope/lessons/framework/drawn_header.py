"""The draws that the text of an exercise declares: `q, K; tau from 0.5 to 2 by 0.5`."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.lessons.framework.draws import NumberDraw
from pointerscope.lessons.framework.inputs import Matrix, Number

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pointerscope.lessons.framework.inputs import Input

_NUMBER = r"-?\d{1,9}(?:\.\d{1,6})?"
_DRAW = re.compile(
    rf"(?P<names>\w+(?:, \w+)*)(?: from (?P<least>{_NUMBER}) to (?P<most>{_NUMBER})"
    rf"(?: by (?P<step>{_NUMBER}))?)?"
)
_MAX_COUNT = 1_000_000


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
