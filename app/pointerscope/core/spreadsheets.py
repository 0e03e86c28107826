"""Cells of tables that people open in a spreadsheet."""

from __future__ import annotations

from typing import Any

# The prefixes that OWASP lists, and the full-width signs that some spreadsheets read alike.
_FORMULA_PREFIXES = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def escape_formula(value: Any) -> Any:
    """Return a cell's value, with an apostrophe before text that would run as a formula."""
    if not isinstance(value, str) or not value.startswith(_FORMULA_PREFIXES):
        return value
    try:
        float(value)
    except ValueError:
        return f"'{value}"
    return value
