"""What a lesson starts from, and what a reader may put in its place."""

from __future__ import annotations

import math
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.lessons.framework.numbers import number_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

LARGEST = 1e6  # of a cell, either way
MOST_WORDS = 12
_LONGEST_WORD = 40
_NO_TEXT = {"Cc", "Cs"}  # control characters, and halves of characters


@dataclass(frozen=True)
class Words:
    """Names that stand at the rows or columns of matrices, such as the tokens of a sentence.

    Attributes:
        name: of the input.
        title: what they are.
        value: as the text has them.
        least: the fewest that there may be.
        most: the most; as many as in `value` where their number is fixed.
    """

    name: str
    title: str
    value: tuple[str, ...]
    least: int = 1
    most: int = MOST_WORDS


@dataclass(frozen=True)
class Matrix:
    """A matrix, or a row of numbers, with editable cells.

    Attributes:
        name: of the input.
        symbol: in LaTeX.
        title: what it is.
        value: as the text has it: rows of numbers, or one row.
        rows: labels, or the name of `Words`: then there is a row for each word.
        columns: labels, or the name of `Words`; numbers from 1 if left out.
        least: the least that a cell may hold.
        most: the most.
        whole: whether cells are whole numbers.
    """

    name: str
    symbol: str
    title: str
    value: tuple[tuple[float, ...], ...] | tuple[float, ...]
    rows: tuple[str, ...] | str = ()
    columns: tuple[str, ...] | str = ()
    least: float = -LARGEST
    most: float = LARGEST
    whole: bool = False

    @property
    def is_row(self) -> bool:
        """Whether it is one row of numbers."""
        return not self.value or not isinstance(self.value[0], tuple)


@dataclass(frozen=True)
class Number:
    """One editable number.

    Attributes:
        name: of the input.
        symbol: in LaTeX.
        title: what it is.
        value: as the text has it.
        least: the least that it may be.
        most: the most.
        whole: whether it is a whole number.
    """

    name: str
    symbol: str
    title: str
    value: float
    least: float = -LARGEST
    most: float = LARGEST
    whole: bool = False


@dataclass(frozen=True)
class Choice:
    """One of several ways.

    Attributes:
        name: of the input.
        title: what is chosen.
        value: the way that is taken first.
        choices: every way, with words for it.
    """

    name: str
    title: str
    value: str
    choices: Mapping[str, str]


Input = Words | Matrix | Number | Choice


class Given:
    """The inputs and what the steps so far have made, each under its name."""

    def __init__(self, values: dict[str, object]) -> None:
        self._values = values

    def __getitem__(self, name: str) -> NDArray[np.float64]:
        """An array: an input, or what a step made."""
        found = self._found(name)
        return np.asarray(found, dtype=np.float64)

    def number(self, name: str) -> float:
        """A number among the inputs."""
        return float(self[name])

    def whole(self, name: str) -> int:
        """A whole number among the inputs."""
        return int(self[name])

    def words(self, name: str) -> tuple[str, ...]:
        """Words among the inputs."""
        found = self._found(name)
        assert isinstance(found, tuple)
        return found

    def choice(self, name: str) -> str:
        """What was chosen."""
        return str(self._found(name))

    def _found(self, name: str) -> object:
        if name not in self._values:
            raise NotMadeError(name)
        return self._values[name]

    def __contains__(self, name: str) -> bool:
        return name in self._values

    def add(self, name: str, values: NDArray[np.float64]) -> None:
        """Put what a step made beside the rest."""
        self._values[name] = values


class NotMadeError(LookupError):
    """A step needs what no step before it could make."""


def read_inputs(inputs: Sequence[Input], edited: Mapping[str, object]) -> dict[str, object]:
    """The values of all inputs, with what a reader put in place of some.

    Raises:
        InvalidQueryError: there is no such input, or its value cannot be read.
    """
    problems = [
        Problem(
            f"inputs.{name[:60]}", "This lesson has no such input.", tuple(i.name for i in inputs)
        )
        for name in edited
        if name not in {known.name for known in inputs}
    ]
    values: dict[str, object] = {}
    # Words come first: they say how many rows there are.
    for known in sorted(inputs, key=lambda known: not isinstance(known, Words)):
        given = edited.get(known.name, known.value)
        try:
            values[known.name] = _read(known, given, values)
        except _UnreadableError as error:
            where, message = error.args
            problems.append(Problem(f"inputs.{known.name}{where}", message))
            values[known.name] = _read(known, known.value, {})
    if problems:
        raise InvalidQueryError(*problems)
    return values


def labels_of(axis: tuple[str, ...] | str, values: Mapping[str, object]) -> tuple[str, ...]:
    """The labels of an axis, those of words by their name."""
    if not isinstance(axis, str):
        return axis
    found = values.get(axis, ())
    assert isinstance(found, tuple)
    return found


class _UnreadableError(ValueError):
    """Where in an input, and what is wrong there."""


def _read(known: Input, given: object, values: Mapping[str, object]) -> object:
    if isinstance(known, Words):
        return _words(known, given)
    if isinstance(known, Matrix):
        return _matrix(known, given, values)
    if isinstance(known, Number):
        return _number(given, known, "")
    if not isinstance(given, str) or given not in known.choices:
        raise _UnreadableError("", f"Send one of {', '.join(known.choices)}.")
    return given


def _words(known: Words, given: object) -> tuple[str, ...]:
    if not isinstance(given, list | tuple):
        raise _UnreadableError("", "Send a list of words.")
    if not known.least <= len(given) <= known.most:
        many = f"{known.least} to {known.most}" if known.least < known.most else str(known.most)
        raise _UnreadableError("", f"There must be {many} words, not {len(given)}.")
    for index, word in enumerate(given):
        if not isinstance(word, str) or not word.strip():
            raise _UnreadableError(f"[{index}]", "Send a word.")
        if any(unicodedata.category(character) in _NO_TEXT for character in word):
            raise _UnreadableError(f"[{index}]", "Send a word without control characters.")
        if len(word) > _LONGEST_WORD:
            raise _UnreadableError(f"[{index}]", f"A word has at most {_LONGEST_WORD} characters.")
    return tuple(word.strip() for word in given)


def _matrix(known: Matrix, given: object, values: Mapping[str, object]) -> NDArray[np.float64]:
    rows = [given] if known.is_row else given
    if not isinstance(given, list | tuple) or not isinstance(rows, list | tuple):
        raise _UnreadableError("", "Send a list of rows, each a list of numbers.")
    model = [known.value] if known.is_row else known.value
    height = len(labels_of(known.rows, values)) or len(model)
    width = len(labels_of(known.columns, values)) or len(model[0])  # type: ignore[arg-type]
    if len(rows) != height:
        raise _UnreadableError("", f"There must be {height} rows, not {len(rows)}.")
    cells = np.empty((height, width))
    for index, row in enumerate(rows):
        at = "" if known.is_row else f"[{index}]"
        if not isinstance(row, list | tuple):
            raise _UnreadableError(at, "Send a list of numbers.")
        if len(row) != width:
            raise _UnreadableError(at, f"There must be {width} numbers, not {len(row)}.")
        for column, cell in enumerate(row):
            cells[index, column] = _number(cell, known, f"{at}[{column}]")
    return cells[0] if known.is_row else cells


def _number(given: object, known: Matrix | Number, at: str) -> float:
    if isinstance(given, bool) or not isinstance(given, int | float):
        raise _UnreadableError(at, "Send a number.")
    if not known.least <= given <= known.most:  # not a number is neither
        ends = f"{number_text(known.least)} to {number_text(known.most)}"
        raise _UnreadableError(at, f"Send a number from {ends}.")
    if known.whole and not math.isclose(given, round(given), abs_tol=1e-9):
        raise _UnreadableError(at, "Send a whole number.")
    return float(round(given)) if known.whole else float(given)
