"""Numbers printed in the source texts, compared with the computed ones."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, get_args

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from pointerscope.lessons.framework.steps import LessonSolution, Solver
    from pointerscope.lessons.framework.texts import TextSection

Verdict = Literal["agrees", "rounding", "differs", "cannot be checked"]
VERDICTS: tuple[Verdict, ...] = get_args(Verdict)

_FORM = re.compile(
    r"(?P<number>[-−]?(?:\d[\d,]*)?(?:\.\d+)?(?:e-?\d+)?)(?P<over>/\d+)?(?P<unit>[%KMG]?)"
)
_UNITS = {"": 1.0, "%": 0.01, "K": 1e3, "M": 1e6, "G": 1e9}
_FRACTION_DECIMALS = 4  # shown of a number that is printed as a fraction
_TOLERANCE = 1e-9  # relative: half a decimal unit is not exact in binary


@dataclass(frozen=True)
class PrintedNumbers:
    """Numbers that a source text prints in one place.

    Attributes:
        source: the section of the text.
        values: as printed, separated by white space: `0.39`, `.16`, `-1.53`, `16,384`, `1/3`,
            `58.5%`, `2.36M`, `2.1G`. As many as `computed` has, row by row.
        computed: the name of a table, or a function that computes the numbers from the lesson's
            solver.
        index: of a table, the NumPy index of the printed cells.
        removed: the ids of the steps that the text leaves out here.
        label: what the numbers are; the title of the table by default.
        rounded: a function that computes the same numbers from the intermediate values that the
            text has rounded.
        why: why numbers that differ do so, in one sentence.
        is_illustration: whether the text gives no inputs from which the numbers follow, so that
            those computed here say nothing about them.
    """

    source: TextSection
    values: str
    computed: str | Callable[[Solver], object]
    index: Any = ...
    removed: tuple[str, ...] = ()
    label: str = ""
    rounded: Callable[[Solver], object] | None = None
    why: str = ""
    is_illustration: bool = False


class NumberCheck(NamedTuple):
    """A printed number beside the computed one.

    Attributes:
        source: the section of the text.
        label: what the number is.
        printed: as printed.
        computed: from the lesson's inputs.
        verdict: `agrees` if the two are within half a unit of the last printed digit; `rounding`
            if they are within one unit and not both whole, as after digits were cut off, or if the
            text's own rounded intermediate values give the printed number; otherwise `differs`.
            A number that the text gives no inputs for `cannot be checked`.
        why: the reason, in one sentence; empty for `agrees`.
    """

    source: TextSection
    label: str
    printed: str
    computed: float
    verdict: Verdict
    why: str

    @property
    def decimals(self) -> int:
        """How many decimals of the computed number to show: two more than are printed."""
        if self.computed.is_integer():
            return 0
        unit = parse_number(self.printed).unit
        return _FRACTION_DECIMALS if unit == 0 else max(0, 2 - round(math.log10(unit)))


class ParsedNumber(NamedTuple):
    """The value of a printed number, and the unit of its last digit; 0 for a fraction."""

    value: float
    unit: float


def parse_number(text: str) -> ParsedNumber:
    """Parse a number as the source texts print it.

    Raises:
        ValueError: the text is not a number.
    """
    match = _FORM.fullmatch(text)
    if not match or not any(character.isdigit() for character in text):
        raise ValueError(f"{text!r} is not a number. Write it as printed, such as 0.39 or 2.36M.")
    digits = match["number"].replace("−", "-").replace(",", "")
    scale = _UNITS[match["unit"]]
    if match["over"]:
        return ParsedNumber(float(Fraction(digits + match["over"])), 0.0)
    mantissa, _, exponent = digits.partition("e")
    decimals = len(mantissa.partition(".")[2])
    unit = 10.0 ** (int(exponent or 0) - decimals)
    return ParsedNumber(float(digits) * scale, unit * scale)


def compare_numbers(
    printed: ParsedNumber, computed: float, rounded: float | None = None
) -> Verdict:
    """Compare a printed number with the computed one; see `NumberCheck.verdict`.

    Args:
        printed: the number in the text.
        computed: the number computed from the lesson's inputs.
        rounded: the number computed from the text's own rounded intermediate values.
    """
    difference = abs(printed.value - computed)
    tolerance = _TOLERANCE * max(printed.unit, abs(printed.value), 1e-12)
    if difference <= printed.unit / 2 + tolerance:
        return "agrees"
    # Two different whole numbers cannot differ by rounding.
    both_whole = printed.unit == 1 and float(computed).is_integer()
    if difference <= printed.unit + tolerance and not both_whole:
        return "rounding"
    if rounded is not None and abs(printed.value - rounded) <= printed.unit / 2 + tolerance:
        return "rounding"
    return "differs"


def check_numbers(printed: PrintedNumbers, solve: Solver) -> list[NumberCheck]:
    """Compare every printed number of one place with the computed one.

    Raises:
        ValueError: the text prints more or fewer numbers than are computed.
    """
    labels, computed = _compute(printed, solve)
    texts = printed.values.split()
    rounded = None if printed.rounded is None else _flatten(printed.rounded(solve))
    if not len(texts) == len(computed) == len(labels if rounded is None else rounded):
        raise ValueError(f"{len(texts)} numbers are printed, {len(computed)} computed: {printed}")
    checks = []
    for index, (text, label, value) in enumerate(zip(texts, labels, computed, strict=True)):
        number = parse_number(text)
        from_rounded = None if rounded is None else rounded[index]
        verdict: Verdict = (
            "cannot be checked"
            if printed.is_illustration
            else compare_numbers(number, value, from_rounded)
        )
        why = _explain(verdict, number, from_rounded, printed.why)
        checks.append(NumberCheck(printed.source, label, text, value, verdict, why))
    return checks


def _compute(printed: PrintedNumbers, solve: Solver) -> tuple[list[str], list[float]]:
    """Return a label for each number, and the computed numbers."""
    if not isinstance(printed.computed, str):
        values = np.asarray(printed.computed(solve), dtype=np.float64)
        return _number_labels(printed.label, values.shape), _flatten(values)
    solution = solve(removed=printed.removed)
    values = solution[printed.computed][printed.index]
    removed = [solved.step.title for solved in solution.steps if solved.is_removed]
    without = f", without “{'”, “'.join(removed)}”" if removed else ""
    labels = [label + without for label in _cell_labels(printed, solution)]
    return labels, _flatten(values)


def _cell_labels(printed: PrintedNumbers, solution: LessonSolution) -> list[str]:
    """Label the printed cells of a table by its title and the labels of row and column."""
    assert isinstance(printed.computed, str)
    table = solution.table(printed.computed)
    title = printed.label or table.title
    names = np.array(
        [
            [
                ", ".join([title, *filter(None, [row and f"row {row}", column])])
                for column in table.columns
            ]
            for row in table.rows
        ],
        dtype=object,
    )
    return np.atleast_1d(names.reshape(table.values.shape)[printed.index]).ravel().tolist()


def _number_labels(label: str, shape: tuple[int, ...]) -> list[str]:
    """Label the cells of an array by their indices from 1; a single number needs none."""
    if not shape:
        return [label]
    return [
        f"{label}, {', '.join(str(index + 1) for index in cell)}" if np.prod(shape) > 1 else label
        for cell in np.ndindex(*shape)
    ]


def _flatten(values: object) -> list[float]:
    return np.asarray(values, dtype=np.float64).ravel().tolist()


def _explain(verdict: Verdict, printed: ParsedNumber, rounded: float | None, why: str) -> str:
    if verdict == "agrees":
        return ""
    if verdict != "rounding":
        return why
    if rounded is not None and math.isclose(
        rounded, printed.value, abs_tol=printed.unit / 2 * (1 + 1e-6)
    ):
        return "The text computes this from intermediate values that it has rounded."
    return why or "The text cut off digits or rounded on the way: at most one unit of the last one."
