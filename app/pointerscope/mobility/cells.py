"""Cells of a table as arrays: texts as codes, numbers, and times.

The cells of a column are a list of Python values or an Arrow array. Arrow converts a whole array
at once; where it refuses one of the cells, all of them are read one by one, by the same rules as
the values of a list.
"""

import math
from datetime import datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import numpy as np
from numpy.typing import NDArray

from pointerscope.core.array_types import Bool, Float, Int
from pointerscope.mobility.table_files import Cells, python_values
from pointerscope.mobility.time_zones import utc_offsets
from pointerscope.mobility.written_times import TimeFormat

MISSING = frozenset(["", "NA", "N/A", "NaN", "nan", "NULL", "null", "None", "\\N"])
NO_TEXT = -1  # the code of a missing text
SECOND = 1_000_000  # microseconds
EPOCH = datetime(1970, 1, 1)


class Numbers(NamedTuple):
    """Numbers of a column: NaN where missing or unreadable."""

    values: Float[NDArray[np.float64], " N"]
    unreadable: Bool[NDArray[np.bool_], " N"]


class Times(NamedTuple):
    """Times of a column.

    Attributes:
        local: microseconds since 1970 on the clock that was written.
        offsets: how many seconds that clock is ahead of UTC; None for times without a zone.
        unreadable: which times are missing or have another format.
    """

    local: Int[NDArray[np.int64], " N"]
    offsets: Int[NDArray[np.int32], " N"] | None
    unreadable: Bool[NDArray[np.bool_], " N"]


def text_of(value: Any) -> str:
    """Return a cell as text, empty where it is missing."""
    if value is None:
        return ""
    if isinstance(value, bytes):
        value = value.decode("utf-8", "replace")
    elif isinstance(value, float) and value.is_integer():
        value = int(value)  # a missing id elsewhere turned all ids into floats
    text = str(value).strip()
    return "" if text in MISSING else text


class TextCodes:
    """Codes of texts in the order of their first appearance.

    Attributes:
        texts: the text of every code.
    """

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._code_of_text: dict[str, int] = {"": NO_TEXT}
        self._code_of_cell: dict[Any, int] = {}

    def encode(self, cells: Cells) -> Int[NDArray[np.int32], " N"]:
        """Return the code of every cell."""
        if isinstance(cells, list):
            return np.fromiter(map(self._code, cells), np.int32, len(cells))
        import pyarrow

        if not pyarrow.types.is_dictionary(cells.type):
            cells = cells.dictionary_encode()
        codes = [self._code(value) for value in cells.dictionary.to_pylist()]
        indices = cells.indices.fill_null(len(codes)).to_numpy(zero_copy_only=False)
        return np.array([*codes, NO_TEXT], np.int32)[indices]

    def _code(self, cell: Any) -> int:
        try:
            return self._code_of_cell[cell]
        except (KeyError, TypeError):
            text = text_of(cell)
        code = self._code_of_text.setdefault(text, len(self.texts))
        if code == len(self.texts):
            self.texts.append(text)
        if not isinstance(cell, int | float | list | dict):  # 1 and True are one key
            self._code_of_cell[cell] = code
        return code


def read_numbers(cells: Cells, decimal: str = ".") -> Numbers:
    """Return the numbers of a column."""
    if not isinstance(cells, list):
        import pyarrow

        try:
            return _cast_numbers(cells, decimal)
        except (pyarrow.ArrowInvalid, pyarrow.ArrowNotImplementedError):
            cells = cells.to_pylist()
    values = np.array([_number(cell, decimal) for cell in cells], np.float64).reshape(-1)
    unreadable = np.isinf(values)
    values[unreadable] = math.nan
    return Numbers(values, unreadable)


def _number(cell: Any, decimal: str) -> float:
    """Return a number; NaN where it is missing, and infinity where it cannot be read."""
    if not (text := text_of(cell)):
        return math.nan
    try:
        number = float(text.replace(decimal, "."))
    except ValueError:
        return math.inf
    return number if math.isfinite(number) else math.inf


def _cast_numbers(cells: Cells, decimal: str) -> Numbers:
    import pyarrow
    from pyarrow import compute

    if pyarrow.types.is_string(cells.type):
        missing = compute.is_in(cells, value_set=pyarrow.array(sorted(MISSING)))
        if missing.true_count:
            cells = compute.if_else(missing, pyarrow.scalar(None, cells.type), cells)
        if decimal != ".":
            cells = compute.replace_substring(cells, decimal, ".")
    missing = cells.is_null(nan_is_null=not pyarrow.types.is_string(cells.type))
    values = cells.cast(pyarrow.float64(), safe=False).to_numpy(zero_copy_only=False).copy()
    unreadable = ~np.isfinite(values) & ~missing.to_numpy(zero_copy_only=False)
    values[unreadable] = math.nan
    return Numbers(values, unreadable)


def read_durations(cells: Cells, seconds_in_unit: float, decimal: str = ".") -> Numbers:
    """Return durations in minutes; those of Arrow and Python know their unit."""
    if not isinstance(cells, list):
        import pyarrow

        if not pyarrow.types.is_duration(cells.type):
            values, unreadable = read_numbers(cells, decimal)
            return Numbers(values * seconds_in_unit / 60, unreadable)
        cells = cells.cast(pyarrow.duration("us"), safe=False).to_pylist()
    plain = [
        cell / timedelta(seconds=seconds_in_unit) if isinstance(cell, timedelta) else cell
        for cell in cells
    ]
    values, unreadable = read_numbers(plain, decimal)
    return Numbers(values * seconds_in_unit / 60, unreadable)


def read_times(cells: Cells, time_format: TimeFormat) -> Times:
    """Return the times of a column."""
    if not isinstance(cells, list):
        import pyarrow

        try:
            return _cast_times(cells, time_format)
        except (pyarrow.ArrowException, LookupError, OverflowError, ValueError):
            cells = python_values(cells)
    moments: list[datetime] = []
    offsets: list[int] = []
    unreadable = np.zeros(len(cells), bool)
    for row, cell in enumerate(cells):
        try:
            moment = time_format.read(cell)
        except (ValueError, OverflowError):
            unreadable[row] = True
            moment = EPOCH
        offset = moment.utcoffset()
        offsets.append(0 if offset is None else offset // timedelta(seconds=1))
        moments.append(moment.replace(tzinfo=None))
    local = np.array(moments, "datetime64[us]").astype(np.int64).reshape(-1)
    return Times(local, np.array(offsets, np.int32) if time_format.has_zone else None, unreadable)


def _cast_times(cells: Cells, time_format: TimeFormat) -> Times:
    """Read times with Arrow.

    Raises:
        ValueError: Arrow cannot do it, or would accept what the format does not.
        LookupError: a zone has no name, such as +01:00.
        OverflowError: a time is beyond those of Python.
    """
    import pyarrow
    from pyarrow import compute

    kind = cells.type
    if pyarrow.types.is_timestamp(kind):
        if cells.null_count:
            raise ValueError
        in_us = cells.cast(pyarrow.timestamp("us", tz=kind.tz), safe=kind.unit != "ns")
        moments = in_us.cast(pyarrow.int64())
        local = moments.to_numpy(zero_copy_only=False)
        if kind.tz is None:
            return Times(local, None, np.zeros(len(local), bool))
        offsets = utc_offsets(local // SECOND, ZoneInfo(kind.tz))
        return Times(local + offsets * np.int64(SECOND), offsets, np.zeros(len(local), bool))
    if time_format.per_second:
        values, unreadable = read_numbers(cells)
        seconds = values / time_format.per_second
        low, high = time_format.range
        unreadable = unreadable | ~((seconds >= low) & (seconds < high))
        local = np.where(unreadable, 0, np.rint(np.nan_to_num(seconds) * SECOND)).astype(np.int64)
        return Times(local, np.zeros(len(local), np.int32), unreadable)
    if time_format.as_iso is None or not pyarrow.types.is_string(kind):
        raise ValueError
    written = compute.replace_substring_regex(cells, *time_format.as_iso) if any(
        time_format.as_iso
    ) else cells  # fmt: skip
    lengths = compute.min(compute.utf8_length(written)).as_py()
    if lengths is None or lengths <= len("2012-04-03"):
        raise ValueError
    if not time_format.has_zone:
        local = written.cast(pyarrow.timestamp("us")).cast(pyarrow.int64()).to_numpy()
        return Times(local, None, np.zeros(len(local), bool))
    moments = written.cast(pyarrow.timestamp("us", tz="UTC")).cast(pyarrow.int64()).to_numpy()
    ends = compute.utf8_slice_codeunits(written, -6, None).dictionary_encode()
    of_end = np.array([_offset_at_end(end) for end in ends.dictionary.to_pylist()], np.int32)
    offsets = of_end[ends.indices.to_numpy()]
    return Times(moments + offsets * np.int64(SECOND), offsets, np.zeros(len(moments), bool))


def _offset_at_end(end: str) -> int:
    """Return the seconds from UTC that the last six characters of a time say."""
    if end.endswith(("Z", "z")):
        return 0
    sign = max(end.rfind("+"), end.rfind("-"))
    digits = end[sign + 1 :].replace(":", "")
    if sign < 0 or len(digits) not in (2, 4) or not digits.isdigit():
        raise ValueError
    seconds = int(digits[:2]) * 3600 + int(digits[2:] or 0) * 60
    return -seconds if end[sign] == "-" else seconds


def join_cells(first: Cells, second: Cells) -> Cells:
    """Return the texts of two columns, such as date and time, with a space between them."""
    if not isinstance(first, list):
        import pyarrow
        from pyarrow import compute

        if pyarrow.types.is_string(first.type) and pyarrow.types.is_string(second.type):
            return compute.binary_join_element_wise(first, second, " ")
    return [
        f"{_day(one)} {_clock(two)}" if text_of(one) and text_of(two) else None
        for one, two in zip(python_values(first), python_values(second), strict=True)
    ]


def _day(value: Any) -> str:
    return value.date().isoformat() if isinstance(value, datetime) else text_of(value)


def _clock(value: Any) -> str:
    return value.time().isoformat() if isinstance(value, datetime) else text_of(value)
