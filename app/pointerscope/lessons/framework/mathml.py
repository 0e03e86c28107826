"""Formulas: LaTeX becomes MathML, which browsers draw without a library.

A formula may come from an untrusted author. Its MathML is rebuilt from the elements and attributes
that are allowed here; everything else becomes text or is left out, such as links, styles and HTML.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from html import unescape
from typing import TYPE_CHECKING, NamedTuple
from xml.etree import ElementTree

from latex2mathml import commands, exceptions
from latex2mathml.converter import Converter
from latex2mathml.symbols_parser import SYMBOLS
from rapidfuzz import fuzz, process

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
_BRACE = re.compile(r"\\.|[{}]", re.DOTALL)
_COMMAND = re.compile(r"\\[A-Za-z]+")
_MIN_SIMILARITY = 75  # of 100
_REASONS: dict[type[Exception], str] = {
    exceptions.DoubleSubscriptsError: "has two subscripts in a row. Group them with braces",
    exceptions.DoubleSuperscriptsError: "has two exponents in a row. Group them with braces",
    exceptions.ExtraLeftOrMissingRightError: r"has \left or \right alone. Write both",
    exceptions.MissingSuperScriptOrSubscriptError: "has nothing after _ or ^. Add it",
    exceptions.MissingEndError: r"has a \begin without its \end. Add it",
    exceptions.NoAvailableTokensError: "ends too early. Add the rest",
}
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
    _check_braces(latex)
    converter = Converter(display="block" if block else "inline")
    converter.macros = _NoDefinitions()
    try:
        formula = _rebuild(converter.convert_to_element(latex))
    except FormulaError:
        raise
    except RecursionError as error:
        raise FormulaError(_TOO_DEEP) from error
    except Exception as error:  # the converter has no common class of errors
        reason = _REASONS.get(type(error), "is not valid LaTeX. Check its braces and commands")
        raise FormulaError(f"The formula ${latex[:60]}$ {reason}.") from error
    formula.set("xmlns", _NAMESPACE)
    return formula


def format_mathml(formula: ElementTree.Element) -> str:
    """Return a tree of MathML elements as text for an HTML page."""
    return ElementTree.tostring(formula, encoding="unicode")


def _check_braces(latex: str) -> None:
    depth = 0
    for brace in _BRACE.findall(latex):
        depth += {"{": 1, "}": -1}.get(brace, 0)
        if depth < 0:
            break
    if depth:
        brace, other = ("{", "}") if depth > 0 else ("}", "{")
        raise FormulaError(
            f"In the formula ${latex[:60]}$ a brace {brace} has no partner. Add {other}, or write "
            f"\\{brace} for the sign itself."
        )


@lru_cache(maxsize=1024)
def _unknown_command(command: str) -> str:
    """Return what is wrong with a command that is not supported, and what to write."""
    written = command[:60]
    similar = process.extractOne(
        written, _known_commands(), scorer=fuzz.ratio, score_cutoff=_MIN_SIMILARITY
    )
    hint = (
        f"Did you mean {similar[0]}?"
        if similar
        else f"A name is written \\operatorname{{{written[1:]}}}."
    )
    return f"The command {written} in a formula is unknown. {hint}"


@cache
def _known_commands() -> tuple[str, ...]:
    names = {*SYMBOLS, *filter(lambda value: isinstance(value, str), vars(commands).values())}
    return tuple(sorted(name for name in names if _COMMAND.fullmatch(name)))


class _NoDefinitions(dict[str, tuple[list[str], int]]):
    """The definitions of a formula: none, because they could expand it without limit."""

    def __setitem__(self, name: str, definition: tuple[list[str], int]) -> NoReturn:
        raise FormulaError(f"The formula defines {name[:60]}. Write the definition out instead.")


def _rebuild(found: ElementTree.Element, depth: int = 1) -> ElementTree.Element:
    """Return a copy with allowed elements and attributes only, and character references as text."""
    if depth > MAX_DEPTH:
        raise FormulaError(_TOO_DEEP)
    if found.tag != "mtext" and (command := _COMMAND.fullmatch(found.text or "")):
        raise FormulaError(_unknown_command(command[0]))
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
