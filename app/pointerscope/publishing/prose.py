"""Jinja filters for the texts, formulas and derivations of lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import orjson
from markupsafe import Markup, escape

from pointerscope.lessons.framework.mathml import to_mathml
from pointerscope.lessons.framework.prose import split_formulas

if TYPE_CHECKING:
    from pointerscope.lessons.framework.expressions import Expression


def render_prose(text: str) -> Markup:
    """Render a text: formulas between dollar signs as MathML, everything else escaped."""
    return Markup("").join(
        render_formula(part.text) if part.is_formula else escape(part.text)
        for part in split_formulas(text)
    )


def render_formula(latex: str, block: bool = False) -> Markup:
    """Render a formula as MathML, rebuilt from allowed elements; its texts are escaped."""
    return Markup(to_mathml(latex, block=block))


def derivation_attribute(derivation: Expression | None) -> str:
    """Serialise a derivation to JSON for an HTML attribute; empty for None."""
    return "" if derivation is None else orjson.dumps(derivation).decode()
