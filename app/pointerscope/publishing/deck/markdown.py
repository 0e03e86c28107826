"""Render the Markdown of decks as HTML with drawn formulas, and as plain paragraphs.

HTML tags in the Markdown are shown as text, and only web and mail links are accepted.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

from latex2mathml.exceptions import NoAvailableTokensError
from markdown_it import MarkdownIt
from markupsafe import Markup
from mdit_py_plugins.dollarmath import dollarmath_plugin

from pointerscope.lessons.framework.prose import to_mathml

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from markdown_it.token import Token

_LINKS = ("http://", "https://", "mailto:", "#")


def render_markdown(text: str) -> Markup:
    """Return Markdown as HTML."""
    return Markup(_parser().render(text))


@dataclass(frozen=True)
class TextRun:
    """A piece of text in one style."""

    text: str
    is_bold: bool = False
    is_italic: bool = False
    is_code: bool = False
    link: str = ""


@dataclass(frozen=True)
class Paragraph:
    """A paragraph, a heading or a list item.

    Attributes:
        runs: Its text.
        level: The nesting level of a list item, from 1; 0 for other paragraphs.
        number: The number of an item in a numbered list; 0 for other paragraphs.
    """

    runs: tuple[TextRun, ...]
    level: int = 0
    number: int = 0


def parse_paragraphs(text: str) -> list[Paragraph]:
    """Return Markdown as paragraphs, with each formula as one line of text."""
    paragraphs: list[Paragraph] = []
    next_numbers: list[int | None] = []  # of each open list; None for an unnumbered one
    number = 0
    for token in _parser().parse(text):
        if token.type == "bullet_list_open":
            next_numbers.append(None)
        elif token.type == "ordered_list_open":
            next_numbers.append(int(token.attrGet("start") or 1))
        elif token.type in ("bullet_list_close", "ordered_list_close"):
            next_numbers.pop()
        elif token.type == "list_item_open":
            current = next_numbers[-1]
            number = current or 0
            next_numbers[-1] = None if current is None else current + 1
        elif token.type == "inline":
            runs = tuple(_runs(token.children or ()))
            paragraphs.append(Paragraph(runs, len(next_numbers), number))
            number = 0
        elif token.type in ("math_block", "math_block_label"):
            formula = TextRun(formula_as_text(token.content))
            paragraphs.append(Paragraph((formula,), len(next_numbers)))
        elif token.type in ("fence", "code_block"):
            lines = token.content.splitlines()
            paragraphs += [Paragraph((TextRun(line, is_code=True),)) for line in lines]
    return paragraphs


def formula_as_text(latex: str) -> str:
    """Return a LaTeX formula as one line of text, for programs that cannot draw formulas."""
    try:
        tree = ElementTree.fromstring(to_mathml(latex.strip()))
    except (ValueError, LookupError, ElementTree.ParseError, NoAvailableTokensError):
        return latex.strip()
    return " ".join(_mathml_as_text(tree).split())


@cache
def _parser() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    parser.use(dollarmath_plugin, allow_digits=False, renderer=_render_formula)
    parser.disable("image")
    parser.validateLink = lambda url: url.lower().startswith(_LINKS)  # type: ignore[method-assign]
    return parser


def _render_formula(latex: str, options: dict[str, Any]) -> str:
    try:
        return to_mathml(latex.strip(), block=bool(options.get("display_mode")))
    except (ValueError, LookupError, NoAvailableTokensError):
        return str(Markup("<code>{}</code>").format(latex))


def _runs(tokens: Sequence[Token]) -> Iterable[TextRun]:
    bold = italic = 0
    link = ""
    for token in tokens:
        bold += token.nesting if token.tag == "strong" else 0
        italic += token.nesting if token.tag == "em" else 0
        if token.tag == "a":
            link = str(token.attrGet("href") or "") if token.nesting > 0 else ""
        if token.type in ("softbreak", "hardbreak"):
            yield TextRun(" ")
        elif token.type.startswith("math"):
            yield TextRun(formula_as_text(token.content), bold > 0, True, link=link)
        elif token.type in ("text", "code_inline"):
            yield TextRun(token.content, bold > 0, italic > 0, token.type == "code_inline", link)


def _mathml_as_text(element: ElementTree.Element) -> str:
    """Return MathML as a formula is typed, such as `a/(b + c)`."""
    kind = element.tag.rpartition("}")[2]
    parts = [_mathml_as_text(child) for child in element]
    match kind, parts:
        case "mfrac", [numerator, denominator]:
            return f"{_in_brackets(numerator)}/{_in_brackets(denominator)}"
        case "msqrt", _:
            return f"√{_in_brackets(''.join(parts))}"
        case "msup", [base, upper]:
            return f"{base}{_superscript(upper)}"
        case "msub", [base, lower]:
            return f"{base}{_subscript(lower)}"
        case "msubsup" | "munderover", [base, lower, upper]:
            return f"{base}{_subscript(lower)}{_superscript(upper)}"
        case "munder", [base, lower]:
            return f"{base}{_subscript(lower)}"
        case "mover", [base, _]:
            return base
        case "mo", _:
            return f" {element.text} " if element.text in _SPACED_OPERATORS else element.text or ""
        case "mtr", _:
            return ", ".join(parts) + "; "
    return (element.text or "").strip() + "".join(parts)


_SPACED_OPERATORS = {"=", "+", "−", "-", "≈", "≤", "≥", "<", ">", "→", "∈", "×", "⋅", "·"}
_SUBSCRIPTS = str.maketrans("0123456789ijktn", "₀₁₂₃₄₅₆₇₈₉ᵢⱼₖₜₙ")
_SUPERSCRIPTS = str.maketrans("0123456789⊤Tijkn", "⁰¹²³⁴⁵⁶⁷⁸⁹ᵀᵀⁱʲᵏⁿ")


def _in_brackets(text: str) -> str:
    return text if len(text.strip()) == 1 or text.strip().isalnum() else f"({text.strip()})"


def _subscript(text: str) -> str:
    small = text.translate(_SUBSCRIPTS)
    return small if not set(small) & set(text) else f"_{_in_brackets(text)}"


def _superscript(text: str) -> str:
    if not set(text) - set("′″"):
        return text
    small = text.translate(_SUPERSCRIPTS)
    return small if not set(small) & set(text) else f"^{_in_brackets(text)}"
