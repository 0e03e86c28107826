"""Formulas: LaTeX becomes MathML, which browsers draw without a library.

A formula may come from an untrusted author. Its MathML is rebuilt from the elements and attributes
that are allowed here; everything else becomes text or is left out, such as links, styles and HTML.
"""

from __future__ import annotations

import re
from functools import lru_cache
from html import unescape
from typing import TYPE_CHECKING, NamedTuple
from xml.etree import ElementTree

from latex2mathml.converter import Converter

if TYPE_CHECKING:
    from typing import NoReturn

MAX_FORMULA_CHARACTERS = 2_000
MAX_DEPTH = 100  # of nested elements; browsers draw about 500

ELEMENTS = frozenset(
    {
        *("math", "mrow", "mi", "mn", "mo", "mtext", "mspace"),
        *("mfrac", "msqrt", "mroot", "msup", "msub", "msubsup", "munder", "mover", "munderover"),
        *("mtable", "mtr", "mtd", "mstyle", "mpadded", "mphantom", "menclose"),
    }
)
ATTRIBUTES = frozenset(
    {
        *("display", "displaystyle", "scriptlevel", "mathvariant", "mathsize"),
        *("mathcolor", "mathbackground", "notation", "linethickness", "linebreak"),
        *("width", "height", "depth", "voffset", "lspace", "rspace", "minsize", "maxsize"),
        *("stretchy", "fence", "separator", "form", "accent", "movablelimits", "largeop"),
        *("columnalign", "columnlines", "columnspacing", "rowlines", "rowspacing"),
    }
)
# The converter repeats what follows this command, so nested ones would grow without limit.
_REPEATING_COMMAND = re.compile(r"\\sideset(?![A-Za-z])")
_GROUPING = re.compile(
    r"(?P<open>(?<!\\)\{|\\begin(?![A-Za-z])|\\left(?![A-Za-z]))"
    r"|(?P<close>(?<!\\)\}|\\end(?![A-Za-z])|\\right(?![A-Za-z]))|(?P<space>\\quad(?![A-Za-z]))"
)
_TOO_DEEP = f"The formula is nested too deeply. Use at most {MAX_DEPTH} levels."
_NAMESPACE = "http://www.w3.org/1998/Math/MathML"
# A length, a colour, a keyword, or several of them.
_ATTRIBUTE_VALUE = re.compile(r"[\w#%.+ -]{1,200}", re.ASCII)


class FormulaError(ValueError):
    """A formula that cannot be drawn."""


@lru_cache(maxsize=4096)
def to_mathml(latex: str, *, block: bool = False) -> str:
    """Convert a formula of a lesson to MathML; the results are cached.

    Raises:
        FormulaError: the formula is not valid LaTeX, has a command that is not supported, is too
            long or is nested too deeply.
    """
    return format_mathml(parse_formula(latex, block=block))


def parse_formula(latex: str, *, block: bool = False) -> ElementTree.Element:
    """Convert a formula to a tree of MathML elements.

    Raises:
        FormulaError: as `to_mathml`.
    """
    if len(latex) > MAX_FORMULA_CHARACTERS:
        raise FormulaError(
            f"The formula has {len(latex):,} characters. "
            f"Shorten it to at most {MAX_FORMULA_CHARACTERS:,}."
        )
    if _REPEATING_COMMAND.search(latex):
        raise FormulaError(r"\sideset cannot be drawn. Write the indices beside the operator.")
    converter = Converter(display="block" if block else "inline")
    converter.macros = _NoDefinitions()
    try:
        formula = _rebuild(converter.convert_to_element(latex))
    except FormulaError:
        raise
    except RecursionError as error:
        raise FormulaError(_TOO_DEEP) from error
    except Exception as error:  # the converter has no common class of errors
        message = f"The formula {latex[:60]!r} is not valid LaTeX. Check its braces and commands."
        raise FormulaError(message) from error
    formula.set("xmlns", _NAMESPACE)
    return formula


def format_mathml(formula: ElementTree.Element) -> str:
    """Return a tree of MathML elements as text for an HTML page."""
    return ElementTree.tostring(formula, encoding="unicode")


class _NoDefinitions(dict[str, tuple[list[str], int]]):
    """The definitions of a formula: none, because they could expand it without limit."""

    def __setitem__(self, name: str, definition: tuple[list[str], int]) -> NoReturn:
        raise FormulaError(f"The formula defines {name[:60]}. Write the definition out instead.")


def _rebuild(found: ElementTree.Element, depth: int = 1) -> ElementTree.Element:
    """Return a copy with allowed elements and attributes only, and character references as text."""
    if depth > MAX_DEPTH:
        raise FormulaError(_TOO_DEEP)
    allowed = {
        name: value
        for name, value in found.attrib.items()
        if name in ATTRIBUTES and _ATTRIBUTE_VALUE.fullmatch(value)
    }
    built = ElementTree.Element(found.tag if found.tag in ELEMENTS else "mrow", allowed)
    built.text = None if found.text is None else unescape(found.text)
    built.extend([_rebuild(child, depth + 1) for child in found])
    return built


def split_parts(latex: str) -> list[str]:
    r"""Split a formula at each \quad that is in no group or environment."""
    parts, depth, start = [], 0, 0
    for found in _GROUPING.finditer(latex):
        if found["open"]:
            depth += 1
        elif found["close"]:
            depth -= 1
        elif found["space"] and depth == 0:
            parts.append(latex[start : found.start()])
            start = found.end()
    parts.append(latex[start:])
    return [part for part in parts if part.strip()] or [latex]


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
