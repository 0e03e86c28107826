"""Cells of tables that people open in a spreadsheet."""

from __future__ import annotations

from typing import Any

# Those that OWASP lists, with the wide forms that some spreadsheets read alike.
_BEGINS_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def cell(value: Any) -> Any:
    """What stands in a cell: a text that begins like a formula is marked as a text."""
    if not isinstance(value, str) or not value.startswith(_BEGINS_FORMULA):
        return value
    try:
        float(value)
    except ValueError:
        return f"'{value}"
    return value
