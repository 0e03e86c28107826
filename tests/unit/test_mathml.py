"""Formulas become MathML of allowed elements and attributes only."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerscope.lessons.framework.mathml import (
    ATTRIBUTES,
    ELEMENTS,
    MAX_FORMULA_CHARACTERS,
    FormulaError,
    to_mathml,
)

HOSTILE = (
    r"\text{<meta/http-equiv=refresh content=0;url=//example.org>}",
    r"\text{<iframe srcdoc='<script>alert(1)</script>'></iframe>}",
    r"\text{&lt;form action=//example.org&gt;&#x3c;button&#x3e;}",
    r"\operatorname{a}</math><img src=x onerror=alert(1)>",
    r"\href{javascript:alert(1)}{x}",
    r"\class{deck-theme}{x}",
    r"\style{position:fixed;inset:0}{x}",
    r"\color{red\" onclick=\"alert(1)}{x}",
    r"\unicode{x3c}\unicode{x3e}",
    r"\fcolorbox{a}{url(//example.org)}{<b>}",
    r"\verb|<script>|",
)
COMMANDS = (
    r"\frac",
    r"\sqrt",
    r"\left(",
    r"\right)",
    r"\begin{matrix}",
    r"\end{matrix}",
    r"\text{",
)
SIGNS = ("{", "}", "^", "_", "&", "\\\\", "<", ">", '"', "'", "x", "1", " ", "&#x3c;", "&lt;b&gt;")
LATEX = st.lists(st.sampled_from(HOSTILE + COMMANDS + SIGNS) | st.text(max_size=8)).map("".join)


class Tags(HTMLParser):
    """The elements of a text with their attributes, and the words between them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data):
        self.words += data


@pytest.mark.parametrize("latex", HOSTILE)
def test_a_formula_has_no_elements_or_attributes_of_its_author(latex):
    found = Tags(to_mathml(latex)).elements
    assert {name for name, _ in found} <= ELEMENTS
    assert not {name for _, attributes in found for name in attributes} & {
        "href",
        "class",
        "style",
        "onclick",
    }


def test_tags_in_the_words_of_a_formula_are_shown_as_words():
    assert Tags(to_mathml(r"\text{a<b>c}")).words == "a<b>c"


@given(LATEX)
def test_any_formula_has_allowed_elements_and_attributes_only_or_is_refused(latex):
    try:
        found = Tags(to_mathml(latex)).elements
    except FormulaError:
        return
    for name, attributes in found:
        assert name in ELEMENTS
        assert attributes.keys() <= ATTRIBUTES | ({"xmlns"} if name == "math" else set())


@pytest.mark.parametrize(
    ("latex", "said"),
    [
        ("x" * (MAX_FORMULA_CHARACTERS + 1), "has 2,001 characters"),
        ("{" * 200 + "x" + "}" * 200, "nested too deeply"),
        (r"\sqrt" * 390 + "x", "nested too deeply"),
        (r"\frac{", "a brace { has no partner. Add }"),
        (r"\{x}", "a brace } has no partner. Add {"),
        ("x_", "nothing after _ or ^"),
        ("x^2^3", "two exponents in a row"),
        (r"\left( x", r"\left or \right alone"),
        (r"\fracc{1}{2}", r"The command \fracc in a formula is unknown. Did you mean \frac?"),
        (r"\relevance(x)", r"A name is written \operatorname{relevance}."),
        (r"\newcommand{\a}{xx}\a", r"defines \a"),
        (r"\def\a{xx}\a", r"defines \a"),
        (r"\sideset{a}{b}" * 100 + "x", "cannot be drawn"),
    ],
)
def test_a_formula_that_cannot_be_drawn_is_refused(latex, said):
    with pytest.raises(FormulaError, match=re.escape(said)):
        to_mathml(latex)


def test_lengths_colours_and_stretching_delimiters_stay():
    formula = to_mathml(r"\left( \color{red}{x} \hspace{1em} \right)")
    for attribute in ('mathcolor="red"', 'width="1em"', 'stretchy="true"'):
        assert attribute in formula
