"""Marking one number: what was typed, what was expected, and what to say about the difference.

`static/js/assignments/marking.js` does the same in the browser; tests compare the two.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from pointerscope.lessons.framework import messages

MAX_ANSWER_CHARACTERS = 40
TOLERANCE = 0.5  # of the last decimal asked for: what rounding changes at most
LARGEST_SHARE = 0.05  # of the answer's size: a larger difference is clearly wrong
CLOSE_WITHIN = 5.0  # times the tolerance: what rounding on the way may change
ANSWER = re.compile(
    r"(?P<number>[+-]?(?:[0-9]{1,20}(?:\.[0-9]{0,20})?|\.[0-9]{1,20})(?:[eE][+-]?[0-9]{1,2})?)"
    r"(?:\/(?P<divisor>[0-9]{1,20}(?:\.[0-9]{0,20})?))?(?P<percent>%)?"
)
GROUPED_NUMBER = re.compile(r"[+-]?[0-9]{1,3}(?:([., '’])[0-9]{3})(?:\1[0-9]{3}){0,5}")
# Minus signs and dashes, and spaces that do not break.
_PLAIN = str.maketrans("−–\u00a0\u202f", "--  ")
_WHOLE = 1e15  # smaller whole numbers are written with all digits
ROUNDING = 1 + 1e-9  # relative: a number on the edge of the tolerance is inside

Verdict = Literal["right", "close", "wrong"]
Unit = Literal["", "share", "percent"]


class UnreadableAnswerError(ValueError):
    """A text that is not a number; the message says what to write."""


class TypedNumber(NamedTuple):
    """A number as it was typed.

    Attributes:
        value: the number; of a percentage the share, such as 0.25 for 25%.
        is_percent: whether it ends in a percent sign.
        grouped: the number if its marks group thousands, as in 16,384; None without such marks.
    """

    value: float
    is_percent: bool = False
    grouped: float | None = None


class Mark(NamedTuple):
    """What a typed number deserves.

    Attributes:
        verdict: `right` within the tolerance, `close` within five times as much, else `wrong`. A
            whole number is never close.
        sentence: for the person who typed it.
    """

    verdict: Verdict
    sentence: str


def read_number(text: str) -> TypedNumber:
    """Read a number as people type it: with a point or a comma, as a fraction or in percent.

    Raises:
        UnreadableAnswerError: the text is not a number.
    """
    plain = text.strip().translate(_PLAIN)
    if not plain:
        raise UnreadableAnswerError(messages.EMPTY_ANSWER)
    if len(plain) > MAX_ANSWER_CHARACTERS:
        raise UnreadableAnswerError(messages.ANSWER_TOO_LONG.format(most=MAX_ANSWER_CHARACTERS))
    grouped = None
    if groups := GROUPED_NUMBER.fullmatch(plain):
        grouped = float(plain.replace(groups[1], ""))
        if groups[1] not in ".," or plain.count(groups[1]) > 1:
            return TypedNumber(grouped)
    if plain.count(",") > 1 or ("," in plain and "." in plain):
        raise UnreadableAnswerError(messages.TWO_DECIMAL_MARKS)
    match = ANSWER.fullmatch(re.sub(r" ?([/%]) ?", r"\1", plain.replace(",", ".")))
    if match is None:
        raise UnreadableAnswerError(messages.UNREADABLE_ANSWER)
    divisor = float(match["divisor"] or 1)
    if divisor == 0:
        raise UnreadableAnswerError(messages.DIVIDED_BY_ZERO)
    value = float(match["number"]) / divisor
    is_percent = bool(match["percent"])
    return TypedNumber(value / 100 if is_percent else value, is_percent, grouped)


def normalise_number(text: str) -> str:
    """Return a typed number as one text, however it was typed: 0.66 for 0,66 and 66 %.

    Whole numbers have all their digits up to 15, others six significant ones.

    Raises:
        UnreadableAnswerError: as for `read_number`.
    """
    value = read_number(text).value
    if value.is_integer() and abs(value) < _WHOLE:
        return str(int(value))
    return f"{value:.6g}"


def mark_number(
    typed: TypedNumber,
    expected: float,
    decimals: int,
    tolerance: float = TOLERANCE,
    unit: Unit = "",
) -> Mark:
    """Mark a typed number.

    Only a share and a number of percent may be typed with a percent sign. Where whole numbers are
    asked for, marks before three digits may group thousands.

    Args:
        typed: the number.
        expected: the computed one.
        decimals: the number of decimals asked for.
        tolerance: see `largest_difference`.
        unit: what the expected number is: a share, a number of percent, or neither.
    """
    most = largest_difference(expected, decimals, tolerance) * ROUNDING
    if typed.is_percent and not unit:
        return Mark("wrong", messages.NO_SHARE)
    readings = [typed.value * 100 if typed.is_percent and unit == "percent" else typed.value]
    if typed.grouped is not None and decimals == 0:
        readings.append(typed.grouped)
    difference = min(abs(value - expected) for value in readings)
    if difference <= most:
        return Mark("right", messages.RIGHT)
    if decimals and difference <= most * CLOSE_WITHIN:
        return Mark("close", messages.CLOSE)
    if abs(typed.value + expected) <= most:
        return Mark("wrong", messages.OTHER_SIGN)
    in_percent = unit == "share" and not typed.is_percent
    if in_percent and abs(typed.value / 100 - expected) <= most * CLOSE_WITHIN:
        return Mark("wrong", messages.SHARE_INSTEAD)
    return Mark("wrong", messages.NOT_YET)


def largest_difference(expected: float, decimals: int, tolerance: float) -> float:
    """Return by how much a right number may differ from the expected one.

    The rounded number is always right. Others may differ by the tolerance, but by no more than 5 %
    of the number's size; whole numbers only by what rounding changes.

    Args:
        expected: the computed number.
        decimals: the number of decimals asked for.
        tolerance: in units of the last of them.
    """
    rounded = abs(round(expected, decimals) - expected)
    allowed = (tolerance if decimals else TOLERANCE) / 10.0**decimals
    return max(rounded, min(allowed, LARGEST_SHARE * abs(expected)))


def plain_number(value: float, decimals: int) -> str:
    """Write a computed number without the noise of binary numbers, such as 0.1.

    Args:
        value: the number.
        decimals: the number of decimals asked for; ten more are kept, and 15 digits in all.
    """
    return f"{round(value, decimals + 10) + 0.0:.15g}"  # + 0.0: 0 has no sign
