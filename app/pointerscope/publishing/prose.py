"""Words and formulas of lessons as markup: everything that is no formula is escaped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import orjson
from markupsafe import Markup, escape

from pointerscope.lessons.framework.prose import mathml, pieces
from pointerscope.lessons.framework.tables import written

if TYPE_CHECKING:
    from pointerscope.lessons.framework.tables import How


def prose(text: str) -> Markup:
    """A text with the formulas between its dollar signs drawn."""
    return Markup("").join(
        formula(piece.text) if piece.is_formula else escape(piece.text) for piece in pieces(text)
    )


def formula(latex: str, block: bool = False) -> Markup:
    """A formula that the browser draws; what is written in LaTeX stays within it."""
    return Markup(mathml(latex, block=block))


def how(made: How | None) -> str:
    """How cells were made, as JSON for an attribute."""
    return "" if made is None else orjson.dumps(written(made)).decode()
