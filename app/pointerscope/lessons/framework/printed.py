"""What a text prints, beside what comes out."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from pointerscope.lessons.framework.lesson import Solution, Solve
    from pointerscope.lessons.framework.texts import Source

Verdict = Literal["agrees", "rounding", "differs"]

_FORM = re.compile(
    r"(?P<number>[-−]?(?:\d[\d,]*)?(?:\.\d+)?(?:e-?\d+)?)(?P<over>/\d+)?(?P<unit>[%KMG]?)"
)
_UNITS = {"": 1.0, "%": 0.01, "K": 1e3, "M": 1e6, "G": 1e9}
_DECIMALS = 4  # of a number that is printed as a fraction
_SLACK = 1e-9  # of the unit of the last digit: half of it is not half of it in binary


@dataclass(frozen=True)
class Printed:
    """Numbers that a text prints, all in one place of it.

    Attributes:
        source: the text and its section.
        values: as printed, separated by spaces and lines: `0.39`, `.16`, `-1.53`, `16,384`,
            `1/3`, `58.5%`, `2.36M`, `2.1G`. As many as `of` gives, row by row.
        of: the name of a table, or what computes the numbers from the lesson: it is given
            `solve(inputs, removed)`, of which everything is to be asked.
        at: of a table, the rows and columns that are printed, as an index.
        removed: the steps that the text leaves out here.
        what: what the numbers are; of a table it is its title.
        rounded: what computes the same from the text's own rounded intermediate values.
        why: why what differs does, in one sentence.
    """

    source: Source
    values: str
    of: str | Callable[[Solve], object]
    at: Any = ...
    removed: tuple[str, ...] = ()
    what: str = ""
    rounded: Callable[[Solve], object] | None = None
    why: str = ""


class Check(NamedTuple):
    """One printed number.

    Attributes:
        source: the text and its section.
        what: what the number is.
        printed: as printed.
        computed: from the lesson's inputs.
        verdict: `agrees` within half a unit of the last printed digit; `rounding` within two
            units of it, unless both are whole numbers, or what the text's own rounded
            intermediate values give; else `differs`.
        why: in one sentence; empty where it agrees.
    """

    source: Source
    what: str
    printed: str
    computed: float
    verdict: Verdict
    why: str

    @property
    def decimals(self) -> int:
        """How many decimals of the computed number show its verdict: two more than printed."""
        if self.computed.is_integer():
            return 0
        unit = read_printed(self.printed).unit
        return _DECIMALS if unit == 0 else max(0, 2 - round(math.log10(unit)))


class Reading(NamedTuple):
    """A printed number as a number, and the unit of its last digit; 0 for a fraction."""

    value: float
    unit: float


def read_printed(text: str) -> Reading:
    """The number that a text prints.

    Raises:
        ValueError: it is no number.
    """
    found = _FORM.fullmatch(text)
    if not found or not any(character.isdigit() for character in text):
        raise ValueError(f"{text!r} is no printed number.")
    digits = found["number"].replace("−", "-").replace(",", "")
    scale = _UNITS[found["unit"]]
    if found["over"]:
        return Reading(float(Fraction(digits + found["over"])), 0.0)
    mantissa, _, exponent = digits.partition("e")
    decimals = len(mantissa.partition(".")[2])
    unit = 10.0 ** (int(exponent or 0) - decimals)
    return Reading(float(digits) * scale, unit * scale)


def verdict_on(printed: Reading, computed: float, rounded: float | None = None) -> Verdict:
    """How a printed number stands to the computed one.

    Args:
        printed: what stands in the text.
        computed: what comes out of the lesson's inputs.
        rounded: what comes out of the text's own rounded intermediate values.
    """
    apart = abs(printed.value - computed)
    slack = _SLACK * max(printed.unit, abs(printed.value), 1e-12)
    if apart <= printed.unit / 2 + slack:
        return "agrees"
    # Of two whole numbers neither is rounded.
    is_counted = printed.unit == 1 and float(computed).is_integer()
    if apart <= 2 * printed.unit + slack and not is_counted:
        return "rounding"
    if rounded is not None and abs(printed.value - rounded) <= printed.unit / 2 + slack:
        return "rounding"
    return "differs"


def check(printed: Printed, solve: Solve) -> list[Check]:
    """Every number of a place, beside what is computed.

    Raises:
        ValueError: there are not as many numbers as are computed.
    """
    words, computed = _computed(printed, solve)
    texts = printed.values.split()
    rounded = None if printed.rounded is None else _flat(printed.rounded(solve))
    if not len(texts) == len(computed) == len(words if rounded is None else rounded):
        raise ValueError(f"{len(texts)} numbers are printed, {len(computed)} computed: {printed}")
    checks = []
    for index, (text, what, value) in enumerate(zip(texts, words, computed, strict=True)):
        coarse = None if rounded is None else rounded[index]
        verdict = verdict_on(read_printed(text), value, coarse)
        why = _why(verdict, read_printed(text), value, coarse, printed.why)
        checks.append(Check(printed.source, what, text, value, verdict, why))
    return checks


def _computed(printed: Printed, solve: Solve) -> tuple[list[str], list[float]]:
    """What the numbers are, and the numbers."""
    if not isinstance(printed.of, str):
        values = np.asarray(printed.of(solve), dtype=np.float64)
        return _places(printed.what, values.shape), _flat(values)
    solution = solve(removed=printed.removed)
    values = solution[printed.of][printed.at]
    return _cells(printed, solution), _flat(values)


def _cells(printed: Printed, solution: Solution) -> list[str]:
    """What the cells of a table are called: its title, with the labels of row and column."""
    assert isinstance(printed.of, str)
    found = solution.table(printed.of)
    title = printed.what or found.title
    names = np.array(
        [
            [
                ", ".join([title, *filter(None, [row and f"row {row}", column])])
                for column in found.columns
            ]
            for row in found.rows
        ],
        dtype=object,
    )
    return np.atleast_1d(names.reshape(found.values.shape)[printed.at]).ravel().tolist()


def _places(what: str, shape: tuple[int, ...]) -> list[str]:
    if not shape:
        return [what]
    return [
        f"{what}, {', '.join(str(number + 1) for number in place)}" if np.prod(shape) > 1 else what
        for place in np.ndindex(*shape)
    ]


def _flat(values: object) -> list[float]:
    return np.asarray(values, dtype=np.float64).ravel().tolist()


def _why(
    verdict: Verdict, printed: Reading, computed: float, rounded: float | None, why: str
) -> str:
    if verdict == "agrees":
        return ""
    if verdict == "differs":
        return why
    if rounded is not None and math.isclose(
        rounded, printed.value, abs_tol=printed.unit / 2 * (1 + 1e-6)
    ):
        return "The text goes on with numbers it has rounded, and they give this."
    return why or "Cut or rounded on the way: less than two units of the last digit apart."
