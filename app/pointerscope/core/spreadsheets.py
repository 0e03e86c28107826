"""Cells of tables that people open in a spreadsheet."""

import re
from typing import Any

_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)
# What comes before a formula in a text: its beginning, or characters that end a cell where commas
# are decimal marks. The signs are those that OWASP lists under CSV injection, and the full-width
# ones that some spreadsheets read alike.
_BEFORE_FORMULA = re.compile(r"(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|[\0\ufeff\u200b\"])*[=+\-@＝＋－＠])")
_LEADING_CONTROL = re.compile(r"^(?=[\t\r\n])")


def escape_formula(value: Any) -> Any:
    """Return a cell's value, with an apostrophe where a text would run as a formula."""
    if not isinstance(value, str) or _NUMBER.fullmatch(value):
        return value
    return _LEADING_CONTROL.sub("'", _BEFORE_FORMULA.sub(r"\1'", value))
