"""Text with formulas in it: LaTeX between dollar signs."""

from __future__ import annotations

from typing import NamedTuple


class TextPart(NamedTuple):
    """A part of a text: plain words, or a formula in LaTeX."""

    text: str
    is_formula: bool


def split_formulas(text: str) -> list[TextPart]:
    """Split a text into its words and its formulas, in order.

    Raises:
        ValueError: the text has an odd number of dollar signs.
    """
    parts = text.split("$")
    if len(parts) % 2 == 0:
        raise ValueError(f"A dollar sign has no partner in {text!r}. Close the formula with $.")
    return [TextPart(part, index % 2 == 1) for index, part in enumerate(parts) if part]
