"""Formulas as native equations of Office."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from pointerscope.lessons.catalogue import lessons
from pointerscope.lessons.framework.mathml import parse_formula
from pointerscope.publishing.deck.equations import MATH, equation

NAMES = {"m": MATH, "a": "http://schemas.openxmlformats.org/drawingml/2006/main"}
DECLARED = f'<r xmlns:a="{NAMES["a"]}">{{}}</r>'


def written(latex):
    return ElementTree.fromstring(DECLARED.format(equation(parse_formula(latex), 20, "1B1A23")))


def texts(element):
    return "".join(found.text or "" for found in element.iter(f"{{{MATH}}}t"))


@pytest.mark.parametrize(
    ("latex", "element", "parts"),
    [
        (r"\tilde S", "acc", ["S"]),
        (r"\frac{a}{b}", "f", ["a", "b"]),
        (r"\sqrt{d_k}", "rad", ["", "dk"]),
        (r"x^2", "sSup", ["x", "2"]),
        (r"x_i", "sSub", ["x", "i"]),
        (r"x_i^2", "sSubSup", ["x", "i", "2"]),
        (r"\sum_{i=1}^{n} x", "nary", ["i=1", "n", "x"]),
    ],
)
def test_a_construct_keeps_its_parts(latex, element, parts):
    found = written(latex).find(f".//m:{element}", NAMES)
    assert found is not None
    inner = [part for part in found if not part.tag.endswith("Pr")]
    assert [texts(part) for part in inner] == parts


def test_a_tilde_stands_over_its_letter():
    [sign] = written(r"\tilde S").iterfind(".//m:acc/m:accPr/m:chr", NAMES)
    assert sign.get(f"{{{MATH}}}val") == "\u0303"


def test_text_has_the_size_and_colour_that_are_asked_for():
    run = written("x").find(".//a:rPr", NAMES)
    assert run is not None
    assert run.get("sz") == "2000"
    assert [colour.get("val") for colour in run.iter(f"{{{NAMES['a']}}}srgbClr")] == ["1B1A23"]


def test_no_formula_of_a_lesson_loses_a_sign():
    for lesson in lessons().values():
        for step in lesson.steps:
            formula = parse_formula(step.formula)
            signs = "".join("".join(formula.itertext()).split())
            accents = written(step.formula).iterfind(".//m:chr", NAMES)
            kept = texts(written(step.formula)) + "".join(
                accent.get(f"{{{MATH}}}val", "") for accent in accents
            )
            # Accents and bars have elements of their own.
            missing = set(signs) - set(kept) - set("~˜¯‾^_―→")
            assert not missing, (step.formula, missing)
