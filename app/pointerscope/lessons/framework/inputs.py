"""The inputs of a lesson: what its author declares, and the values a reader may put there."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Mapping  # pydantic reads the type of `Choice.choices`
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from pointerscope.core.problems import InvalidQueryError, Problem
from pointerscope.lessons.framework import messages
from pointerscope.lessons.framework.numbers import number_text
from pointerscope.lessons.framework.recorded_array import RecordedNumber, recorded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

MAX_MAGNITUDE = 1e6  # of a number, positive or negative
MAX_WORDS = 12
MAX_WORD_CHARACTERS = 40
_FORBIDDEN_CATEGORIES = {"Cc", "Cs"}  # Unicode: control characters, surrogates


@dataclass(frozen=True)
class Words:
    """Names for the rows or columns of matrices, such as the tokens of a sentence.

    Attributes:
        name: of the input.
        title: for the reader.
        value: the words in the source text.
        minimum: the smallest number of words.
        maximum: the largest number of words; `len(value)` if their number is fixed.
    """

    name: str
    title: str
    value: tuple[str, ...]
    minimum: int = 1
    maximum: int = MAX_WORDS


@dataclass(frozen=True)
class Matrix:
    """A matrix, or a single row of numbers, with editable cells.

    Attributes:
        name: of the input.
        symbol: in LaTeX.
        title: for the reader.
        value: the numbers in the source text: rows, or a single row.
        rows: labels, or the name of a `Words` input: then there is one row for each word.
        columns: labels, or the name of a `Words` input; numbers from 1 if left out.
        minimum: the smallest value of a cell.
        maximum: the largest value of a cell.
        whole: whether cells must be whole numbers.
    """

    name: str
    symbol: str
    title: str
    value: tuple[tuple[float, ...], ...] | tuple[float, ...]
    rows: tuple[str, ...] | str = ()
    columns: tuple[str, ...] | str = ()
    minimum: float = -MAX_MAGNITUDE
    maximum: float = MAX_MAGNITUDE
    whole: bool = False

    @property
    def is_row(self) -> bool:
        """Whether the value is a single row of numbers."""
        return not self.value or not isinstance(self.value[0], tuple)


@dataclass(frozen=True)
class Number:
    """One editable number.

    Attributes:
        name: of the input.
        symbol: in LaTeX.
        title: for the reader.
        value: the number in the source text.
        minimum: the smallest value.
        maximum: the largest value.
        whole: whether it must be a whole number.
    """

    name: str
    symbol: str
    title: str
    value: float
    minimum: float = -MAX_MAGNITUDE
    maximum: float = MAX_MAGNITUDE
    whole: bool = False


@dataclass(frozen=True)
class Choice:
    """A choice between several options.

    Attributes:
        name: of the input.
        title: for the reader.
        value: the option selected at first.
        choices: every option, with its label for the reader.
    """

    name: str
    title: str
    value: str
    choices: Mapping[str, str]


Input = Words | Matrix | Number | Choice


class Inputs:
    """What a step can read: the lesson's inputs and the results of earlier steps, by name.

    Every reading method raises `MissingInputError` if there is no value of this name.

    Attributes:
        read: the names that were read or asked for.
    """

    def __init__(self, values: dict[str, object]) -> None:
        self.read: set[str] = set()
        self._values = values

    def __getitem__(self, name: str) -> NDArray[np.float64]:
        """Return an array: an input, or a table of an earlier step."""
        return recorded(np.asarray(self.value(name), dtype=np.float64), table=name)

    def number(self, name: str) -> float:
        """Return a `Number` input; as an operand of arrays it is recorded."""
        return RecordedNumber(float(self[name]), name)

    def integer(self, name: str) -> int:
        """Return a `Number` input that is whole."""
        return int(self[name])

    def words(self, name: str) -> tuple[str, ...]:
        """Return a `Words` input."""
        words = self.value(name)
        assert isinstance(words, tuple)
        return words

    def choice(self, name: str) -> str:
        """Return the selected option of a `Choice` input."""
        return str(self.value(name))

    def value(self, name: str) -> object:
        """Return an input, or the numbers of a table, as they are."""
        self.read.add(name)
        if name not in self._values:
            raise MissingInputError(name)
        return self._values[name]

    def __contains__(self, name: str) -> bool:
        self.read.add(name)
        return name in self._values

    def add(self, name: str, values: NDArray[np.float64]) -> None:
        """Add a table of a computed step."""
        self._values[name] = values


class MissingInputError(LookupError):
    """A step reads a value that no earlier step could compute."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def read_inputs(inputs: Sequence[Input], edited: Mapping[str, object]) -> dict[str, object]:
    """Read the values of all inputs, where a reader may have edited some.

    Args:
        inputs: the inputs that the lesson declares.
        edited: the reader's values, as parsed from JSON, by name.

    Returns:
        the values by name: a tuple of words, a float64 array, a number, or the name of an option.

    Raises:
        InvalidQueryError: the lesson has no such input, or its value cannot be read.
    """
    names = tuple(known.name for known in inputs)
    problems = [
        Problem(f"inputs.{name[:60]}", messages.UNKNOWN_INPUT, names)
        for name in edited
        if name not in names
    ]
    values: dict[str, object] = {}
    # Words come first: they set the number of rows and columns of matrices.
    for known in sorted(inputs, key=lambda known: not isinstance(known, Words)):
        try:
            values[known.name] = _read(known, edited.get(known.name, known.value), values)
        except _UnreadableError as error:
            problems.append(Problem(f"inputs.{known.name}{error.where}", error.message))
            values[known.name] = _read(known, known.value, {})
    if problems:
        raise InvalidQueryError(*problems)
    return values


def axis_labels(axis: tuple[str, ...] | str, values: Mapping[str, object]) -> tuple[str, ...]:
    """Return the labels of an axis: `axis` itself, or the words of the `Words` input it names."""
    if not isinstance(axis, str):
        return axis
    words = values.get(axis, ())
    assert isinstance(words, tuple)
    return words


class _UnreadableError(ValueError):
    """A value that cannot be read, with where in the input it stands, such as `[3][0]`."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(message)
        self.where = where
        self.message = message


def _read(known: Input, value: object, values: Mapping[str, object]) -> object:
    if isinstance(known, Words):
        return _read_words(known, value)
    if isinstance(known, Matrix):
        return _read_matrix(known, value, values)
    if isinstance(known, Number):
        return _read_number(known, value, "")
    if not isinstance(value, str) or value not in known.choices:
        options = ", ".join(known.choices)
        raise _UnreadableError("", messages.NOT_AN_OPTION.format(options=options))
    return value


def _read_words(known: Words, value: object) -> tuple[str, ...]:
    if not isinstance(value, list | tuple):
        raise _UnreadableError("", messages.NOT_WORDS)
    low, high = known.minimum, known.maximum
    if not low <= len(value) <= high:
        expected = f"{low} to {high}" if low < high else str(high)
        raise _UnreadableError(
            "", messages.NUMBER_OF_WORDS.format(words=len(value), expected=expected)
        )
    for index, word in enumerate(value):
        if not isinstance(word, str) or not word.strip():
            raise _UnreadableError(f"[{index}]", messages.NOT_A_WORD)
        if any(unicodedata.category(character) in _FORBIDDEN_CATEGORIES for character in word):
            raise _UnreadableError(f"[{index}]", messages.CONTROL_CHARACTER)
        if len(word) > MAX_WORD_CHARACTERS:
            too_long = messages.WORD_TOO_LONG.format(characters=len(word), most=MAX_WORD_CHARACTERS)
            raise _UnreadableError(f"[{index}]", too_long)
    return tuple(word.strip() for word in value)


def _read_matrix(known: Matrix, value: object, values: Mapping[str, object]) -> NDArray[np.float64]:
    rows = [value] if known.is_row else value
    if not isinstance(value, list | tuple) or not isinstance(rows, list | tuple):
        raise _UnreadableError("", messages.NOT_A_MATRIX)
    default = [known.value] if known.is_row else known.value
    height = len(axis_labels(known.rows, values)) or len(default)
    width = len(axis_labels(known.columns, values)) or len(default[0])  # type: ignore[arg-type]
    if len(rows) != height:
        message = messages.ONE_ROW if len(rows) == 1 else messages.NUMBER_OF_ROWS
        raise _UnreadableError("", message.format(count=len(rows), expected=height))
    cells = np.empty((height, width))
    for index, row in enumerate(rows):
        where = "" if known.is_row else f"[{index}]"
        if not isinstance(row, list | tuple):
            raise _UnreadableError(where, messages.NOT_A_ROW)
        if len(row) != width:
            message = messages.ONE_NUMBER if len(row) == 1 else messages.NUMBER_OF_NUMBERS
            raise _UnreadableError(where, message.format(count=len(row), expected=width))
        for column, cell in enumerate(row):
            cells[index, column] = _read_number(known, cell, f"{where}[{column}]")
    return cells[0] if known.is_row else cells


def _read_number(known: Matrix | Number, value: object, where: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise _UnreadableError(where, messages.NOT_A_NUMBER)
    if not known.minimum <= value <= known.maximum:  # false for NaN as well
        least, most = number_text(known.minimum), number_text(known.maximum)
        raise _UnreadableError(where, messages.OUT_OF_RANGE.format(least=least, most=most))
    if known.whole and not math.isclose(value, round(value), abs_tol=1e-9):
        raise _UnreadableError(where, messages.NOT_A_WHOLE_NUMBER)
    return float(round(value)) if known.whole else float(value)
