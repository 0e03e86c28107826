"""Words with formulas in them: LaTeX between dollar signs becomes MathML."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from latex2mathml.converter import convert


class Piece(NamedTuple):
    """A part of a text: plain words, or a formula in LaTeX."""

    text: str
    is_formula: bool


def pieces(text: str) -> list[Piece]:
    """The words and the formulas of a text, in turn.

    Raises:
        ValueError: a dollar sign has no partner.
    """
    parts = text.split("$")
    if len(parts) % 2 == 0:
        raise ValueError(f"A dollar sign has no partner in {text!r}.")
    return [Piece(part, index % 2 == 1) for index, part in enumerate(parts) if part]


@lru_cache(maxsize=4096)
def mathml(latex: str, *, block: bool = False) -> str:
    """A formula as MathML, which browsers draw themselves."""
    return convert(latex, display="block" if block else "inline")
