"""Render the Markdown of decks as HTML with drawn formulas, and as plain paragraphs.

A deck may come from an untrusted author. HTML tags in the Markdown are shown as text, and the
result is rebuilt from the elements, attributes and link schemes that are allowed here. A single
line, such as a title or a question, has formulas but no other Markdown.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_block.table import table as table_rule
from markupsafe import Markup, escape
from mdit_py_plugins.dollarmath import dollarmath_plugin
from nh3 import Cleaner

from pointerscope.lessons.framework import mathml
from pointerscope.lessons.framework.mathml import FormulaError, format_mathml, parse_formula

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

    from markdown_it.token import Token

ELEMENTS = frozenset(
    {
        *("p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "code", "hr", "br"),
        *("em", "strong", "a", "ul", "ol", "li", "span", "div"),
        *("table", "thead", "tbody", "tr", "th", "td"),
    }
)
ATTRIBUTES = {
    "a": {"href", "title"},
    "ol": {"start"},
    "code": {"class"},
    "span": {"class"},
    "div": {"class"},
    "th": {"style"},
    "td": {"style"},
}
LINK_SCHEMES = frozenset({"http", "https", "mailto"})
_LINKS = ("http://", "https://", "mailto:", "#")
_CLASS = re.compile(r"math (inline|block)|language-[\w+#.-]{1,40}", re.ASCII)
_ALIGNMENT = re.compile(r"text-align:(left|center|right)")
_DOLLARS = {"allow_digits": False, "double_inline": True}
_MAX_COLUMNS = 12  # of a table; the parser fills each row to the columns of the first


def render_markdown(text: str) -> Markup:
    """Return Markdown as HTML."""
    return Markup(_cleaner().clean(_parser().render(text)))


def render_line(text: str) -> Markup:
    """Return a line as HTML: formulas between dollar signs as MathML, everything else escaped."""
    formulas = line_formulas(text)
    return Markup("").join(
        Markup(formulas[part.written]) if part.written in formulas else escape(part.written)
        for part in _line_parts(text)
    )


def line_as_text(text: str) -> str:
    """Return a line as text, for programs that cannot draw formulas."""
    return "".join(
        formula_as_text(part.latex) if part.latex else part.written for part in _line_parts(text)
    )


def line_formulas(*lines: str) -> dict[str, str]:
    """Return the MathML of the formulas in lines, by what is written, with its dollar signs.

    The attribute `alttext` of each has it as text. A formula that cannot be drawn is left out.
    """
    formulas = {}
    for part in chain.from_iterable(map(_line_parts, lines)):
        if part.latex:
            with suppress(FormulaError):
                formula = parse_formula(part.latex)
                formula.set("alttext", formula_as_text(part.latex))
                formulas[part.written] = format_mathml(formula)
    return formulas


def latex_characters(*lines: str) -> int:
    """Return how long the formulas in lines are together; drawing takes that much time."""
    return sum(len(part.latex) for part in chain.from_iterable(map(_line_parts, lines)))


class _LinePart(NamedTuple):
    """Words as they are written, or a formula: with its dollar signs, and in LaTeX."""

    written: str
    latex: str = ""


def _line_parts(text: str) -> Iterator[_LinePart]:
    for token in _line_parser().parseInline(text)[0].children or ():
        if token.type.startswith("math"):
            yield _LinePart(f"{token.markup}{token.content}{token.markup}", token.content.strip())
        else:
            yield _LinePart(token.content)


@dataclass(frozen=True)
class TextRun:
    """A piece of text in one style.

    Attributes:
        latex: The formula that the text stands for; empty for other texts.
    """

    text: str
    is_bold: bool = False
    is_italic: bool = False
    is_code: bool = False
    link: str = ""
    latex: str = ""


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
            formula = TextRun(formula_as_text(token.content), latex=token.content)
            paragraphs.append(Paragraph((formula,), len(next_numbers)))
        elif token.type in ("fence", "code_block"):
            lines = token.content.splitlines()
            paragraphs += [Paragraph((TextRun(line, is_code=True),)) for line in lines]
    return paragraphs


class Mistake(NamedTuple):
    """What cannot be shown as it is meant: the words in question, and what is wrong with them."""

    written: str
    message: str


def find_mistakes(text: str) -> Iterator[Mistake]:
    """Yield the formulas of Markdown that cannot be drawn, and the links that lead nowhere."""
    for token in _parser(checks_links=False).parse(text):
        for part in (token, *(token.children or ())):
            link = str(part.attrGet("href") or "")
            if part.type.startswith("math"):
                yield from _formula_mistakes(part.content.strip())
            elif part.type == "link_open" and part.info != "auto" and not _is_allowed_link(link):
                message = (
                    f"The link {link[:100]} is not a complete address. Begin it with https://, "
                    "http:// or mailto:, because a deck is also saved as a file."
                )
                yield Mistake(link, message)


def find_line_mistakes(text: str) -> Iterator[Mistake]:
    """Yield the formulas of a line that cannot be drawn."""
    for part in _line_parts(text):
        if part.latex:
            yield from _formula_mistakes(part.latex)


def _formula_mistakes(latex: str) -> Iterator[Mistake]:
    try:
        parse_formula(latex)
    except FormulaError as error:
        yield Mistake(latex, str(error))


def has_table(text: str) -> bool:
    """Return whether Markdown has a table."""
    return any(token.type == "table_open" for token in _parser().parse(text))


def formula_as_text(latex: str) -> str:
    """Return a LaTeX formula as one line of text, for programs that cannot draw formulas."""
    try:
        formula = parse_formula(latex.strip())
    except FormulaError:
        return latex.strip()
    return " ".join(_mathml_as_text(formula).split())


@cache
def _parser(*, checks_links: bool = True) -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    parser.block.ruler.at("table", _narrow_table, {"alt": ["paragraph", "reference"]})
    parser.use(
        dollarmath_plugin,
        **_DOLLARS,
        renderer=_render_formula,
        label_renderer=lambda label: escape(f"({label}) "),
    )
    block = parser.block.ruler
    rules = dict(zip(block.get_active_rules(), block.getRules(""), strict=True))
    block.at("math_block", partial(_display_formula, rules["math_block"]))
    parser.add_render_rule("math_inline_double", _render_display_formula)
    parser.disable("image")

    def is_link(url: str) -> bool:
        return not checks_links or _is_allowed_link(url)

    parser.validateLink = is_link  # type: ignore[method-assign]
    return parser


@cache
def _line_parser() -> MarkdownIt:
    return MarkdownIt("zero").use(dollarmath_plugin, **_DOLLARS)


@cache
def _cleaner() -> Cleaner:
    return Cleaner(
        tags=ELEMENTS | mathml.ELEMENTS,
        attributes=ATTRIBUTES
        | {name: set(mathml.ATTRIBUTES) for name in mathml.ELEMENTS}
        | {"math": {"xmlns", "display"}},
        attribute_filter=_filter_attribute,
        url_schemes=LINK_SCHEMES,
        link_rel=None,
    )


def _filter_attribute(element: str, attribute: str, value: str) -> str | None:
    """Return the value of an allowed attribute; None for a value that is not allowed."""
    match attribute:
        case "href":
            is_allowed = _is_allowed_link(value)
        case "class":
            is_allowed = _CLASS.fullmatch(value) is not None
        case "style":
            is_allowed = _ALIGNMENT.fullmatch(value) is not None
        case _:
            is_allowed = True
    return value if is_allowed else None


def _is_allowed_link(url: str) -> bool:
    return url.lower().startswith(_LINKS)


def _narrow_table(state: StateBlock, first: int, last: int, silent: bool) -> bool:
    """Read a table; one with too many columns is text."""
    header = state.src[state.bMarks[first] : state.eMarks[first]]
    return header.count("|") <= _MAX_COLUMNS + 1 and table_rule(state, first, last, silent)


def _display_formula(
    rule: Callable[[StateBlock, int, int, bool], bool],
    state: StateBlock,
    first: int,
    last: int,
    silent: bool,
) -> bool:
    """Read a display formula; after one that does not end, no other one does."""
    line = state.src[state.bMarks[first] + state.tShift[first] : state.eMarks[first]]
    needs_end = line.startswith("$$") and "$$" not in line[2:]
    endless: dict[int, int] = state.env.setdefault("endless formulas", {})  # by the last line
    if needs_end and endless.get(last, last) <= first:
        return False
    is_formula = rule(state, first, last, silent)
    if needs_end and not is_formula and not state.is_code_block(first):
        endless.setdefault(last, first)
    return is_formula


def _render_formula(latex: str, options: dict[str, Any]) -> str:
    try:
        return format_mathml(parse_formula(latex, block=bool(options.get("display_mode"))))
    except FormulaError:
        return str(Markup("<code>{}</code>").format(latex))


def _render_display_formula(_: object, tokens: Sequence[Token], index: int, *__: object) -> str:
    """Render a display formula within a paragraph, which holds no block."""
    content = _render_formula(tokens[index].content.strip(), {"display_mode": True})
    return f'<span class="math block">{content}</span>'


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
            plain = formula_as_text(token.content)
            yield TextRun(plain, bold > 0, True, link=link, latex=token.content)
        elif token.type in ("text", "code_inline"):
            yield TextRun(token.content, bold > 0, italic > 0, token.type == "code_inline", link)


def _mathml_as_text(element: Element) -> str:
    """Return MathML as a formula is typed, such as `a/(b + c)`."""
    parts = [_mathml_as_text(child) for child in element]
    match element.tag, parts:
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
