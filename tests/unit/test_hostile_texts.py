"""Texts that mean something to what draws or sets them stay what they are."""

from __future__ import annotations

import re

import pytest

from pointerscope.analysis.insights.latex import latex_text
from pointerscope.figures.labels import escape, escape_in_template

# The ten characters that LaTeX reserves, as its own documentation sets them, and the two that its
# default font lacks.
RESERVED = {
    "&": r"\&",
    "%": r"\%",
    "$": r"\$",
    "#": r"\#",
    "_": r"\_",
    "{": r"\{",
    "}": r"\}",
    "~": r"\textasciitilde{}",
    "^": r"\^{}",
    "\\": r"\textbackslash{}",
    "<": r"\ensuremath{<}",
    ">": r"\ensuremath{>}",
}


@pytest.mark.parametrize(("sign", "command"), RESERVED.items())
def test_latex_sets_a_reserved_character_as_itself(sign, command):
    assert latex_text(f"a{sign}b") == f"a{command}b"


@pytest.mark.parametrize(
    "text", ["\\input{/etc/passwd}", "％｛｝＄＆＃＿＼", "$x^2$ ~ #1", "\u202e%\n%"]
)
def test_latex_gets_nothing_to_carry_out(text):
    set_ = latex_text(text)
    for command in sorted(RESERVED.values(), key=len, reverse=True):
        set_ = set_.replace(command, "")
    assert not re.search(r"[\\{}$&#_^~%\n]", set_)


def test_plotly_finds_no_variable_in_a_name_within_a_template():
    assert "%{" not in escape_in_template("%{x} %%{{y}}")


def test_a_name_within_a_template_is_still_no_markup():
    assert escape_in_template("<b>") == escape("<b>") == "&lt;b&gt;"
