"""The Markdown of decks: as markup with formulas drawn, and as plain paragraphs.

Markup within it is text like any other; links lead to the web alone.
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

from pointerscope.lessons.framework.prose import mathml

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from markdown_it.token import Token

_LINKS = ("http://", "https://", "mailto:", "#")


def markup(text: str) -> Markup:
    """Markdown as HTML."""
    return Markup(_reader().render(text))


@dataclass(frozen=True)
class Run:
    """Some words in one style."""

    text: str
    is_bold: bool = False
    is_italic: bool = False
    is_code: bool = False
    link: str = ""


@dataclass(frozen=True)
class Paragraph:
    """A paragraph, a heading or a point of a list.

    Attributes:
        runs: its words.
        level: of the list that it is a point of; 0 for none.
        number: in a numbered list; 0 for none.
    """

    runs: tuple[Run, ...]
    level: int = 0
    number: int = 0


def paragraphs(text: str) -> list[Paragraph]:
    """Markdown as paragraphs, formulas written in one line."""
    found: list[Paragraph] = []
    lists: list[int | None] = []  # what comes next in each numbered list that is open
    number = 0
    for token in _reader().parse(text):
        if token.type == "bullet_list_open":
            lists.append(None)
        elif token.type == "ordered_list_open":
            lists.append(int(token.attrGet("start") or 1))
        elif token.type in ("bullet_list_close", "ordered_list_close"):
            lists.pop()
        elif token.type == "list_item_open":
            at = lists[-1]
            number = at or 0
            lists[-1] = None if at is None else at + 1
        elif token.type == "inline":
            found.append(Paragraph(tuple(_runs(token.children or ())), len(lists), number))
            number = 0
        elif token.type in ("math_block", "math_block_label"):
            found.append(Paragraph((Run(in_one_line(token.content)),), len(lists)))
        elif token.type in ("fence", "code_block"):
            found += [Paragraph((Run(line, is_code=True),)) for line in token.content.splitlines()]
    return found


def in_one_line(latex: str) -> str:
    """A formula as a line of text, for programs that draw none."""
    try:
        tree = ElementTree.fromstring(mathml(latex.strip()))
    except (ValueError, LookupError, ElementTree.ParseError, NoAvailableTokensError):
        return latex.strip()
    return " ".join(_line_of(tree).split())


@cache
def _reader() -> MarkdownIt:
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    reader.use(dollarmath_plugin, allow_digits=False, renderer=_formula)
    reader.disable("image")
    reader.validateLink = lambda url: url.lower().startswith(_LINKS)  # type: ignore[method-assign]
    return reader


def _formula(latex: str, options: dict[str, Any]) -> str:
    try:
        return mathml(latex.strip(), block=bool(options.get("display_mode")))
    except (ValueError, LookupError, NoAvailableTokensError):
        return str(Markup("<code>{}</code>").format(latex))


def _runs(tokens: Sequence[Token]) -> Iterable[Run]:
    bold = italic = 0
    link = ""
    for token in tokens:
        bold += token.nesting if token.tag == "strong" else 0
        italic += token.nesting if token.tag == "em" else 0
        if token.tag == "a":
            link = str(token.attrGet("href") or "") if token.nesting > 0 else ""
        if token.type in ("softbreak", "hardbreak"):
            yield Run(" ")
        elif token.type.startswith("math"):
            yield Run(in_one_line(token.content), bold > 0, True, link=link)
        elif token.type in ("text", "code_inline"):
            yield Run(token.content, bold > 0, italic > 0, token.type == "code_inline", link)


def _line_of(element: ElementTree.Element) -> str:
    """MathML as people type formulas."""
    kind = element.tag.rpartition("}")[2]
    parts = [_line_of(child) for child in element]
    match kind, parts:
        case "mfrac", [above, below]:
            return f"{_bracketed(above)}/{_bracketed(below)}"
        case "msqrt", _:
            return f"√{_bracketed(''.join(parts))}"
        case "msup", [base, raised]:
            return f"{base}{_raised(raised)}"
        case "msub", [base, lowered]:
            return f"{base}{_lowered(lowered)}"
        case "msubsup" | "munderover", [base, lowered, raised]:
            return f"{base}{_lowered(lowered)}{_raised(raised)}"
        case "munder", [base, lowered]:
            return f"{base}{_lowered(lowered)}"
        case "mover", [base, _]:
            return base
        case "mo", _:
            return f" {element.text} " if element.text in _SPACED else element.text or ""
        case "mtr", _:
            return ", ".join(parts) + "; "
    return (element.text or "").strip() + "".join(parts)


_SPACED = {"=", "+", "−", "-", "≈", "≤", "≥", "<", ">", "→", "∈", "×", "⋅", "·"}
_BELOW = str.maketrans("0123456789ijktn", "₀₁₂₃₄₅₆₇₈₉ᵢⱼₖₜₙ")
_ABOVE = str.maketrans("0123456789⊤Tijkn", "⁰¹²³⁴⁵⁶⁷⁸⁹ᵀᵀⁱʲᵏⁿ")


def _bracketed(text: str) -> str:
    return text if len(text.strip()) == 1 or text.strip().isalnum() else f"({text.strip()})"


def _lowered(text: str) -> str:
    small = text.translate(_BELOW)
    return small if not set(small) & set(text) else f"_{_bracketed(text)}"


def _raised(text: str) -> str:
    if not set(text) - set("′″"):
        return text
    small = text.translate(_ABOVE)
    return small if not set(small) & set(text) else f"^{_bracketed(text)}"
